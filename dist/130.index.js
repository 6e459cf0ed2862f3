export const id = 130;
export const ids = [130];
export const modules = {

/***/ 26201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ chooseRules)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/default-gates.js
var default_gates = __webpack_require__(52696);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/price-by-base.js
var price_by_base = __webpack_require__(68773);
// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/suite/parse-suite.js + 11 modules
var parse_suite = __webpack_require__(92217);
// EXTERNAL MODULE: ./build/shell/github/checkout.js
var checkout = __webpack_require__(88897);
;// CONCATENATED MODULE: ./build/shell/github/read-repository-file.js
/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
async function readRepositoryFile(request) {
    const { client, owner, repo, path, ref } = request;
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}

// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/app/judging/read-prompts.js
var read_prompts = __webpack_require__(20885);
// EXTERNAL MODULE: ./build/app/recorded-rules.js
var recorded_rules = __webpack_require__(56888);
// EXTERNAL MODULE: ./build/app/registries.js + 1 modules
var app_registries = __webpack_require__(33919);
;// CONCATENATED MODULE: ./build/app/choose-rules.js
















/**
 * What a pull request is judged by: the gates, settings, prices and judge of the suite at the commit it is compared with, read through
 * the API since a checkout of depth 1 does not have it; where that cannot be read, those that the baseline's run has
 * recorded; and its own where there is neither, or where the workflow says so (`gates-from: head`). Which cases were to be measured
 * is the word of the workflow that compares.
 */
async function chooseRules({ request, candidateFolder, baseline, point }) {
    const { inputs, effects } = request;
    const run = await (0,read_run/* readRun */.c)(candidateFolder);
    const baseRun = baseline.kind === 'found' ? await (0,read_run/* readRun */.c)(baseline.folder) : null;
    const own = (0,recorded_rules/* recordedRules */.M)(run);
    const found = (await readBaseRules(request, { run, baseRun, point })) ?? (baseRun === null ? null : (0,recorded_rules/* recordedRules */.M)(baseRun));
    const { subset } = inputs;
    if (found === null || found.gates.length === 0)
        return { rules: own, from: 'head', changes: [], subset };
    const base = { ...found, pricing: (0,price_by_base/* priceByBase */.i)(found.pricing, own.pricing) };
    const changes = (0,describe_rule_changes/* describeRuleChanges */.T)(base, own, run.metrics);
    const from = inputs.gatesFrom;
    if (changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "which are the base's to say" : 'and are used (input `gates-from`)'}: ${changes.join('; ')}.`);
    }
    return { rules: from === 'base' ? base : own, from, changes, subset };
}
/** Null where the base's suite cannot be read: the log says why. */
async function readBaseRules(request, { run, baseRun, point }) {
    const { inputs, github, workingDirectory, effects } = request;
    if (point.sha === null || point.sha === run.commit)
        return null;
    const prefix = (await (0,checkout/* readPrefix */.fr)(workingDirectory)) ?? inputs.workingDirectory;
    // The baseline knows where the suite was, should the change have moved it; what the change itself says is not asked.
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), external_node_path_.posix.normalize(inputs.suite)])) {
        try {
            const full = external_node_path_.posix.join(prefix, path);
            const place = { owner: github.owner, repo: github.repo, path: full, ref: point.sha };
            const client = await effects.connect();
            const text = await readRepositoryFile({ client, ...place });
            const prompts = text === null
                ? []
                : await (0,read_prompts/* readPrompts */.w)({ path, text }, async (prompt) => {
                    const found = await readRepositoryFile({ client, ...place, path: external_node_path_.posix.join(prefix, prompt) });
                    return found ?? { problem: `${prompt} is no file.` };
                });
            const rules = text === null ? null : parseRules({ path, text }, prompts, { run, baseRun, hash: effects.hash });
            if (rules !== null)
                return rules;
            effects.log.info(`${full} of ${point.sha.slice(0, 7)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            const reason = error instanceof model_error/* UserError */.y ? error.message : (0,request_error/* readRequestFailure */.i)(error)?.message;
            if (reason === undefined)
                throw error;
            effects.log.info(`The gates of ${point.sha.slice(0, 7)} cannot be read from ${path}: ${reason}`);
        }
    }
    return null;
}
/** Null when the manifest is another suite's. Throws `suite-invalid`. */
function parseRules(manifest, prompts, { run, baseRun, hash }) {
    // A suite that names no gates has the default ones, which hang on its cases.
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    // Nor is the base's own module at hand, or safe to run: what the runs say of its metrics is enough to read gates.
    const own = (0,custom_metrics/* customMetricsOf */.ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ...app_registries/* SUITE_REGISTRIES */.J,
        metrics: (settings) => (0,build_metrics/* buildMetrics */.G)(settings, own),
        defaultGates: ({ metrics }) => (0,default_gates/* defaultGates */.e)({ metrics, cases }),
    };
    const { suite } = (0,parse_suite/* parseSuite */.El)({ manifest, caseFiles: [], prompts, registries, hash });
    if (suite.name !== run.suite.name)
        return null;
    const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    return {
        gates: suite.gates,
        settings: { k: [...k], primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, deterministic },
        pricing: (0,default_pricing/* completePricing */.M)(suite.pricing),
        judge: suite.judge ?? null,
    };
}


/***/ }),

/***/ 48117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ find_baseline_findBaseline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/download-artifact.js
var download_artifact = __webpack_require__(90096);
// EXTERNAL MODULE: ./build/shell/github/read-zip.js
var read_zip = __webpack_require__(55571);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/baselines/choose-baseline.js
/** Runs of these events measure code that a maintainer has accepted. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The artifacts that may be baselines as far as their listing tells, newest first: not expired, made on the default branch
 * of this very repository (a fork may name its branch `main`).
 */
function admitArtifacts(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    const candidates = [];
    for (const artifact of newestFirst) {
        const { run } = artifact;
        if (artifact.isExpired || run === null)
            continue;
        if (run.headRepositoryId === null || run.headRepositoryId !== home.repositoryId)
            continue;
        if (run.headBranch === null || run.headBranch !== home.defaultBranch)
            continue;
        candidates.push({ artifact, runId: run.id, commit: run.headSha });
    }
    return candidates;
}
/** Why a run's artifact may not be a baseline after all, or null. An empty `workflow` allows every workflow file. */
function refuseRun(facts, home) {
    if (facts.headRepositoryId !== home.repositoryId)
        return 'its run is of another repository';
    if (!TRUSTED_EVENTS.includes(facts.event))
        return `its run was started by ${facts.event}`;
    const path = facts.path.replace(/@.*$/, '');
    const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`;
    return isAllowed ? null : `its run is of the workflow ${path}`;
}
/**
 * Best first: the reference point itself, then its ancestors by nearness, then the others by newness. Candidates come
 * newest first, and of equals the newer one wins.
 */
function rankCandidates(candidates) {
    const nearness = ({ distance }) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity);
    return candidates
        .map((candidate, index) => ({ candidate, index, key: nearness(candidate) }))
        .sort((a, b) => (a.key === b.key ? a.index - b.index : a.key - b.key))
        .map(({ candidate }) => candidate);
}
/** The reference point counts as its own ancestor. */
function isAncestor(distance) {
    return distance !== null && distance.ahead === 0;
}
/** What a reader should know of how a baseline was chosen, or null when it is an ancestor. */
function describeChoice(distance, hasReference) {
    if (!hasReference)
        return 'the newest baseline, since no commit to compare with is known';
    if (distance === null)
        return 'the newest baseline, since its place in the history is not known';
    if (distance.ahead === 0)
        return null;
    if (distance.behind > 0)
        return 'the newest baseline, and not an ancestor of the commit this change started from';
    return `the newest baseline, ${plural(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
/**
 * How far and how old a baseline is, as a clause, when it is too far or too old to say much of one change; else null.
 * @example describeStaleness({ behind: 300, ahead: 0 }, 200) // '300 commits behind and 8 days old'
 */
function describeStaleness(distance, ageHours) {
    const isFar = distance !== null && distance.behind >= STALE_COMMITS;
    const isOld = ageHours !== null && ageHours >= STALE_HOURS;
    if (!isFar && !isOld)
        return null;
    const facts = [
        ...(distance === null || distance.behind === 0 ? [] : [`${plural(distance.behind, 'commit')} behind`]),
        ...(ageHours === null
            ? []
            : [ageHours < 24 ? 'less than a day old' : `${plural(Math.floor(ageHours / 24), 'day')} old`]),
    ];
    return facts.join(' and ');
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/shell/baselines/measure-distance.js

/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
async function measureDistance(request) {
    const { client, owner, repo, commit, referencePoint } = request;
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${commit}...${referencePoint}`,
            per_page: 1,
        });
        return { behind: data.ahead_by, ahead: data.behind_by };
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.i)(error) === null)
            throw error;
        return null;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/reference.js
var reference = __webpack_require__(42605);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
;// CONCATENATED MODULE: ./build/shell/baselines/run-header.js





/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = schemas.looseObject({
    schema_version: schemas.int(),
    mode: schemas.string(),
    suite: schemas.looseObject({ name: schemas.string() }),
    commit: schemas.string().nullable(),
    branch: schemas.string().nullable(),
    started_at: schemas.string(),
    finished_at: schemas.string().nullable(),
    stopped: schemas.unknown().optional(),
});
/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
async function readRunHeader(folder, suite) {
    return readHeader({ file: (0,external_node_path_.join)(folder, 'run.json'), name: 'run.json', version: run/* RUN_SCHEMA_VERSION */.ZN, suite });
}
/** The head of a reference, or why it cannot be a baseline of the suite. */
async function readReferenceHeader(file, suite) {
    return readHeader({ file, name: (0,external_node_path_.basename)(file), version: reference/* REFERENCE_SCHEMA_VERSION */.ZV, suite });
}
async function readHeader({ file, name, version, suite, }) {
    let value;
    try {
        value = JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
    }
    catch (error) {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        return refuse(isMissing ? `it has no ${name}` : `its ${name} cannot be read`);
    }
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success)
        return refuse(`its ${name} is not a run of Goldenpair`);
    const header = parsed.data;
    if (header.schema_version !== version)
        return refuse(`its ${name} has schema version ${header.schema_version}, this Goldenpair reads ${version}`);
    if (header.suite.name !== suite)
        return refuse(`it is a run of the suite ${JSON.stringify(header.suite.name.slice(0, 60))}`);
    if (header.finished_at === null)
        return refuse('its run was never finished');
    if (header.stopped !== undefined)
        return refuse('its run was stopped before its end');
    return { kind: 'read', header };
}
function refuse(reason) {
    return { kind: 'refused', reason };
}

;// CONCATENATED MODULE: ./build/shell/baselines/artifact.js








/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github } = request;
        if (github === null)
            return { kind: 'none', reason: 'baselines from artifacts exist on GitHub Actions only' };
        refuseEnterpriseServer(github.serverUrl);
        try {
            return await findBaseline(request, github, await github.connect());
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.i)(error);
            if (failure === null)
                throw error;
            return { kind: 'none', reason: `no baseline could be fetched: ${(0,request_error/* explainFailure */.S)(failure, 'actions: read')}` };
        }
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    const candidates = admitArtifacts(listed, home);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`;
        return { kind: 'none', reason: `no artifact ${name} ${because}` };
    }
    const refusals = [];
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        refusals.push(outcome.reason);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} is skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
    }
    return { kind: 'none', reason: `no artifact ${name} can be used: ${refusals[0] ?? 'none was tried'}` };
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(request, home, client, candidates) {
    const isExact = ({ commit }) => commit === request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))]);
    yield* rankCandidates(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ referencePoint }, { owner, repo }, client, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => measureDistance({ client, owner, repo, commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(isAncestor))
            break;
    }
    return distances;
}
function artifact_refuse(reason) {
    return { kind: 'refused', reason };
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    try {
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id };
        const refusal = refuseRun(facts, home);
        if (refusal !== null)
            return artifact_refuse(refusal);
        await (0,download_artifact/* downloadArtifact */.b)({ client, owner, repo, artifact: candidate.artifact, folder: request.folder });
    }
    catch (error) {
        if (error instanceof read_zip/* ZipRefused */.Eb)
            return artifact_refuse(error.message);
        const failure = (0,request_error/* readRequestFailure */.i)(error);
        if (failure === null)
            throw error;
        return artifact_refuse((0,request_error/* explainFailure */.S)(failure, 'actions: read'));
    }
    const read = await readRunHeader(request.folder, request.suite);
    if (read.kind === 'refused')
        return read;
    const { mode, commit } = read.header;
    if (mode !== 'baseline' && mode !== 'nightly')
        return artifact_refuse(`its run.json says mode ${mode.slice(0, 60)}`);
    // A dispatched run is of the default branch whatever it has checked out and measured.
    if (commit !== null && commit !== candidate.commit) {
        return artifact_refuse(`it measured ${commit.slice(0, 7)}, not ${candidate.commit.slice(0, 7)} that its run is of`);
    }
    const failure = await request.inspect(request.folder);
    if (failure !== null)
        return artifact_refuse(failure);
    const age_hours = hoursBetween(candidate.artifact.createdAt, request.clock.now());
    const stale = describeStaleness(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: describeChoice(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}
/** Zero at least: the runner's clock may be behind GitHub's. */
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}
/** GitHub Enterprise Server has no artifacts of version 4, which is what the rules of trust above rest on. */
function refuseEnterpriseServer(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    if (host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'))
        return;
    throw new model_error/* UserError */.y('artifacts-unsupported', { server: host });
}

// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
;// CONCATENATED MODULE: ./build/shell/baselines/path.js






/** A run folder or a reference in the checkout: a committed baseline, or one that an earlier step has put there. */
const path = {
    name: 'path',
    describe: 'a path to a run folder (with `run.json` and `trials.jsonl`), or to a reference that `goldenpair ratchet` wrote',
    accepts: () => true,
    resolve: async ({ input, suite, workingDirectory, referencePoint, github, inspect, clock }) => {
        const given = (0,external_node_path_.resolve)(workingDirectory, input);
        const found = await (0,promises_.stat)(given).catch(() => null);
        if (found === null) {
            const meant = (0,suggest/* suggest */.Z)(input, ['artifact']);
            return {
                kind: 'none',
                reason: `nothing is at ${input} (input \`baseline\`)${meant === null ? '' : `; did you mean \`${meant}\`?`}`,
            };
        }
        const folder = (0,external_node_path_.basename)(given) === 'run.json' ? (0,external_node_path_.dirname)(given) : given;
        const isReference = found.isFile() && folder === given;
        const read = await (isReference ? readReferenceHeader : readRunHeader)(folder, suite);
        if (read.kind === 'refused')
            return { kind: 'none', reason: `${input} cannot be used: ${read.reason}` };
        const failure = await inspect(folder);
        if (failure !== null)
            return { kind: 'none', reason: `${input} cannot be used: ${failure}` };
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const age_hours = Number.isNaN(finished) ? null : Math.max(0, (clock.now().getTime() - finished) / 3_600_000);
        const distance = canMeasure
            ? await measureDistance({
                client: await github.connect(),
                owner: github.owner,
                repo: github.repo,
                commit,
                referencePoint,
            })
            : null;
        const stale = describeStaleness(distance, age_hours);
        const staleness = stale === null ? {} : { stale };
        return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note: null, ...staleness };
    },
};

;// CONCATENATED MODULE: ./build/shell/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path;
    return definition.resolve(request);
}

// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
;// CONCATENATED MODULE: ./build/app/inspect-baseline.js




/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,read_scored_run/* readScoredRun */.m)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run was never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${trials.length} trials was answered`;
    const success = (0,summarize_run/* summarizeRun */.l)({ metrics: [{ id: 'success' }], trials })['success'];
    if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable)
        return null;
    return `only ${success.n} of its ${success.applicable} cases could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,external_node_path_.basename)(error.facts.path)} is over the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof model_error/* UserError */.y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,external_node_path_.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof model_error/* UserError */.y && error.code === code;
}

;// CONCATENATED MODULE: ./build/app/find-baseline.js



/** The run to compare a measured commit with. */
async function find_baseline_findBaseline({ request, suite, point }) {
    const { inputs, github, workingDirectory, outputFolder, effects } = request;
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    const { connect, clock, log } = effects;
    const baseline = await resolveBaseline({
        input: inputs.baseline,
        suite,
        folder: (0,external_node_path_.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow },
        inspect: (folder) => inspectBaseline(folder, log),
        clock,
        log,
    });
    if (baseline.kind === 'none') {
        log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ judgeCandidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _shell_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36022);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53139);
/* harmony import */ var _budget_open_spending_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41172);
/* harmony import */ var _cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76695);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36342);
/* harmony import */ var _rescore_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9611);
/* harmony import */ var _prepare_judging_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97637);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/** How long a judge is waited for is the candidate's own word, up to these. */
const MOST_RETRIES = 10;
const MOST_TIMEOUT_MS = 300_000;
/**
 * Judges what a pull request measured, by the judge of the rules that it is judged by: a change cannot choose or instruct its own. Where
 * there is no key the trials stay unjudged, and say so. Throws what the judge throws when it refuses the key, and as `rescoreRun` does.
 */
async function judgeCandidate(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, folder, scorer, ruleSet } = input;
        const { clock, hash, log, signal } = request.effects;
        const { judge: config, settings } = ruleSet.rules;
        const questions = settings.scoring?.judged ?? [];
        if (questions.length === 0 || config === null)
            return { folder, note: null, startJudge: null };
        const run = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .c)(folder);
        const start = async (spending = null) => startJudge(input, run, spending);
        const spending = __addDisposableResource(env_1, await (0,_budget_open_spending_js__WEBPACK_IMPORTED_MODULE_5__/* .openSpending */ .J)({ ...input.budget, clock, earlierUsd: await sumCosts(folder, log) }), false);
        const judge = isTrusted(input)
            ? await start(spending).catch(explainMissingKey)
            : 'the base has no suite to take the judge from';
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'judged');
        const copy = { from: folder, to, change: (run) => run, hash, log, signal };
        if (typeof judge === 'string') {
            const note = `Not judged: ${judge}. What the judge decides is unscored.`;
            log.notice(note);
            await (0,_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__/* .rescoreRun */ .R)({ ...copy, rejudging: { kind: 'nobody', questions, reason: judge } });
            return { folder: to, note, startJudge: null };
        }
        const open = __addDisposableResource(env_1, judge, true);
        const rejudging = { kind: 'judge', judge: open, scorer, spending };
        await (0,_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__/* .rescoreRun */ .R)({ ...copy, rejudging });
        return { folder: to, note: null, startJudge: start };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function isTrusted({ request, ruleSet, isForeign }) {
    return !isForeign || ruleSet.from === 'base' || request.inputs.gatesFrom === 'head';
}
/** A missing key is a fork's lot, and that of a job that only measures; any other mistake is one. */
function explainMissingKey(error) {
    if (!(error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'provider-key-missing')
        throw error;
    return 'this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get)';
}
/** What the measurement cost, as far as it is known: the budget is one for both. */
async function sumCosts(folder, log) {
    let usd = 0;
    for await (const { scores } of (0,_shell_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrials */ .m)(folder, log))
        usd += scores['cost.usd'] ?? 0;
    return usd;
}
async function startJudge({ request, ruleSet }, run, spending) {
    const { inputs, workingDirectory, effects } = request;
    const { judge: config, pricing, settings } = ruleSet.rules;
    if (config === null)
        throw new Error('there is no judge to start');
    const { clock, log, env } = effects;
    return (0,_prepare_judging_js__WEBPACK_IMPORTED_MODULE_9__/* .prepareJudging */ .A)({
        config,
        limits: undefined,
        spending,
        scoring: settings.scoring ?? _core_model_scoring_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SCORING */ .cH,
        pricing,
        seed: run.seed,
        concurrency: run.settings.concurrency,
        retries: Math.min(run.settings.retries ?? 2, MOST_RETRIES),
        timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MOST_TIMEOUT_MS),
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_7__/* .providersOfInputs */ .P)(inputs, env),
        env,
        targetEnvNames: inputs.targetEnv,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .cacheOfInputs */ .h)(request),
        clock,
        log,
    });
}


/***/ }),

/***/ 97637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ prepareJudging),
/* harmony export */   r: () => (/* binding */ judgeOfSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96182);
/* harmony import */ var _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72149);
/* harmony import */ var _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64089);
/* harmony import */ var _pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27279);
/* harmony import */ var _limit_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85328);
/* harmony import */ var _start_judging_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47540);






/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
async function prepareJudging(input) {
    const { config, limits, concurrency, retries, clock, log, spending = null } = input;
    const pricing = (0,_core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(input.pricing);
    const pacers = (0,_pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_5__/* .openPacers */ .B)({ concurrency, retries, clock, sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H, log });
    return (0,_start_judging_js__WEBPACK_IMPORTED_MODULE_4__/* .startJudging */ .V)({
        ...input,
        judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M,
        pricing,
        sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H,
        limit: (session) => (0,_limit_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .limitJudge */ .x)(session, { config, limits, pacers, pricing, spending: () => spending }),
    });
}
/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
function judgeOfSuite(suite, surroundings) {
    const { judge: config, judge_limits: limits, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite;
    if (config === undefined || scoring.judged.length === 0)
        return null;
    const timeoutMs = timeout_seconds * 1000;
    return async (spending = null) => prepareJudging({
        ...surroundings,
        spending,
        config,
        limits,
        scoring,
        pricing,
        seed,
        concurrency,
        retries,
        timeoutMs,
    });
}


/***/ }),

/***/ 42249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ locateReference)
});

// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/github/reference-point.js

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
function planReferencePoint(checkout, pullRequest) {
    const [first, second] = checkout.parents ?? [];
    if (first !== undefined && second === pullRequest.head.sha) {
        return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } };
    }
    return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha };
}
/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
async function findReferencePoint(request) {
    const { client, owner, repo, checkout, pullRequest } = request;
    const known = checkout.parents === null ? await askForParents(request) : checkout;
    const plan = planReferencePoint(known, pullRequest);
    if (plan.kind === 'known')
        return plan.point;
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${plan.base}...${plan.head}`,
            per_page: 1,
        });
        return { sha: data.merge_base_commit.sha, how: `merge base of ${pullRequest.base.branch} and the measured commit` };
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.i)(error) === null)
            throw error;
        return { sha: pullRequest.base.sha, how: `tip of ${pullRequest.base.branch} when the event happened` };
    }
}
async function askForParents({ client, owner, repo, checkout }) {
    try {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: checkout.sha, per_page: 1 });
        return { sha: checkout.sha, parents: data.parents.map((parent) => parent.sha) };
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.i)(error) === null)
            throw error;
        return checkout;
    }
}

;// CONCATENATED MODULE: ./build/app/locate-reference.js

/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
async function locateReference({ github, effects }, { checkout, pullRequest }) {
    const { owner, repo, event } = github;
    const point = pullRequest !== null
        ? await findReferencePoint({ client: await effects.connect(), owner, repo, checkout, pullRequest })
        : event.kind === 'merge_group' && event.baseSha !== null
            ? { sha: event.baseSha, how: 'base of the merge group' }
            : { sha: checkout.sha, how: 'the measured commit' };
    effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`);
    return point;
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./build/core/model/collect-scores.js
var collect_scores = __webpack_require__(66396);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/core/metrics/fingerprint-metrics.js
var fingerprint_metrics = __webpack_require__(55056);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(67199);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
// EXTERNAL MODULE: ./build/shell/runs/write-confirmations.js
var write_confirmations = __webpack_require__(36388);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 4 modules
var judge_trial = __webpack_require__(32827);
;// CONCATENATED MODULE: ./build/app/judging/judge-anew.js


/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function judgedAnew({ golden, trial: recorded, rejudging, signal, }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,judge_trial/* unjudged */.bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,judge_trial/* recordJudged */.vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof spending/* NotAffordable */.S)
        return null;
    throw error;
}

// EXTERNAL MODULE: ./build/shell/io/share-signal.js
var share_signal = __webpack_require__(8198);
;// CONCATENATED MODULE: ./build/app/judging/work-through.js

/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough({ items, concurrency, signal: outer, }, work) {
    const failure = new AbortController();
    const signal = (0,share_signal/* shareSignal */.m)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await Promise.allSettled(workers);
        await Promise.all(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}

// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 2 modules
var run_suite_tally = __webpack_require__(90780);
;// CONCATENATED MODULE: ./build/app/rescore-run.js

















/**
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are made anew from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const { from, to, change, rejudging, hash, log } = input;
    const source = change(await (0,read_run/* readRun */.c)(from));
    const { k, primary_k, success, scoring } = source.settings;
    const metrics = (0,build_metrics/* buildMetrics */.G)({ k, primary_k, success, pricing: source.pricing, ...(scoring && { scoring }) }, (0,custom_metrics/* customMetricsOf */.ki)(source));
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(golden, hash) }));
    const run = {
        ...withoutJudge(source),
        ...(rejudging?.kind === 'judge' && { judge: rejudging.judge.facts }),
        cases,
        metrics: metrics.map(facts/* metricFacts */.g),
        fingerprints: {
            ...withoutJudges(source.fingerprints),
            ...(rejudging?.kind === 'judge' && { judge: rejudging.judge.fingerprint }),
            metrics: (0,fingerprint_metrics/* fingerprintMetrics */.o)(metrics, hash),
        },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,collect_scores/* collectScores */.s)();
    let leftOut = 0;
    let judged = 0;
    const tally = (0,run_suite_tally/* startTally */.d)(source.pricing);
    const writer = await (0,write_run/* writeRun */.bp)(to, run);
    const workers = { items: (0,read_trials/* readTrials */.m)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
    try {
        await workThrough(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined)
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`A trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))} is left out.`);
                return;
            }
            const trial = await scoreAnew({ metrics, golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            const { scores, unscored } = trial;
            scored.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
            input.onTrial?.();
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`The judgments of ${(0,format_number/* countOf */.pq)(leftOut, 'trial')} are left out: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts: tally.counts(),
            ...stopOfJudging(rejudging, { judged, trials: tally.counts().trials }),
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials: scored.trials() }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** A run of which the budget left trials unjudged is incomplete. */
function stopOfJudging(rejudging, { judged, trials }) {
    const spending = rejudging?.kind === 'judge' ? rejudging.spending : null;
    const halt = spending?.halted() ?? null;
    if (spending === null || halt === null || judged >= trials)
        return {};
    return { stopped: { ...halt, made: judged, planned: trials, spent_usd: spending.budget.spentUsd() } };
}
async function scoreAnew({ metrics, golden, trial, rejudging, signal, }) {
    const { judged, recorded } = await judgedAnew({ golden, trial, rejudging, signal });
    const { judgments } = judged;
    const { observation } = trial;
    const scores = (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }) });
    return { ...trial, ...judged, ...scores };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({ from, to, run, metrics, rejudging, log, signal, }) {
    const reruns = await (0,read_confirmations/* readConfirmations */.T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
    });
    if (reruns === null)
        return;
    const writer = (0,write_confirmations/* writeConfirmations */.o)(to, reruns.head);
    try {
        for (const { trial, golden } of reruns.trials)
            writer.append(await scoreAnew({ metrics, golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}
function withoutJudge({ judge: _judge, ...run }) {
    return run;
}
function withoutJudges({ judge: _judge, judge_models: _models, ...rest }) {
    return rest;
}


/***/ }),

/***/ 90096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ MAX_ARCHIVE_BYTES),
/* harmony export */   b: () => (/* binding */ downloadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
/* harmony import */ var _read_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55571);







/** Of the packed archive. A run of 100,000 trials is some 50 MB packed. */
const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip
 */
async function downloadArtifact(request) {
    const { client, owner, repo, artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES, limits } = request;
    if (artifact.bytes > maxArchiveBytes) {
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'goldenpair-'));
    const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'artifact.zip');
    try {
        const { data } = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
            owner,
            repo,
            artifact_id: artifact.id,
            archive_format: 'zip',
            // A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind.
            request: { parseSuccessResponseBody: false },
        });
        const archiveBytes = await store(data, archive, maxArchiveBytes);
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .extractZip */ .JE)({ archive, folder, archiveBytes, ...(limits === undefined ? {} : { limits }) });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
    }
}
async function store(body, path, maxBytes) {
    if (!isStream(body))
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb('GitHub sent no archive');
    let bytes = 0;
    const count = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            done(bytes > maxBytes ? new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is more than ${maxBytes} bytes`) : null, chunk);
        },
    });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_4__.Readable.fromWeb(body), count, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
    return bytes;
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


/***/ }),

/***/ 55571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);





/** A zip that is not what Goldenpair wrote. Its message says why it was refused. */
class ZipRefused extends Error {
    name = 'ZipRefused';
}
/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20;
/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const allowed = Math.min(limits.maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * limits.maxRatio));
    let bytes = 0;
    const count = () => new node_stream__WEBPACK_IMPORTED_MODULE_3__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > allowed)
                done(new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`));
            else
                done(null, chunk);
        },
    });
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        if (zip.entryCount > limits.maxEntries) {
            zip.close();
            throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${limits.maxEntries}`);
        }
        for await (const entry of zip.eachEntry()) {
            const reason = refuseEntry(entry);
            if (reason !== null)
                throw new ZipRefused(reason);
            // yauzl has refused absolute names, backslashes and "..".
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
            if (entry.fileName.endsWith('/'))
                continue;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(await zip.openReadStreamPromise(entry), count(), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
        }
    }
    catch (error) {
        if (error instanceof ZipRefused || !(error instanceof Error))
            throw error;
        throw new ZipRefused(error.message, { cause: error });
    }
}
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
function refuseEntry(entry) {
    const name = JSON.stringify(entry.fileName.slice(0, 100));
    // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}


/***/ }),

/***/ 36388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12894);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61543);


/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    return { append: write, stop: write, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ })

};
