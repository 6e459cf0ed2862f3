export const id = 2955;
export const ids = [2955];
export const modules = {

/***/ 60167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artifactsHome)
/* harmony export */ });
/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    return {
        connect: effects.connect,
        ...{ owner, repo, repositoryId, defaultBranch, serverUrl },
        workflow: inputs.baselineWorkflow,
    };
}


/***/ }),

/***/ 80118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51070);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90876);
/* harmony import */ var _shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53757);




/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readScoredRun */ .m)(folder, { log }));
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
    const success = (0,_core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__/* .summarizeRun */ .l)({ metrics: [{ id: 'success' }], trials })['success'];
    if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable)
        return null;
    return `only ${success.n} of its ${success.applicable} cases could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} is over the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y && error.code === code;
}


/***/ }),

/***/ 73912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 44589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ describeStaleness),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   RK: () => (/* binding */ rankCandidates),
/* harmony export */   UH: () => (/* binding */ hoursBetween),
/* harmony export */   XR: () => (/* binding */ admitArtifacts),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   qL: () => (/* binding */ refuseRun)
/* harmony export */ });
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);

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
    return `the newest baseline, ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
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
        ...(distance === null || distance.behind === 0 ? [] : [`${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(distance.behind, 'commit')} behind`]),
        ...(ageHours === null
            ? []
            : [ageHours < 24 ? 'less than a day old' : `${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(Math.floor(ageHours / 24), 'day')} old`]),
    ];
    return facts.join(' and ');
}
/** Zero at least: the runner's clock may be behind GitHub's. */
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}


/***/ }),

/***/ 9026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fetchCandidate),
/* harmony export */   _: () => (/* binding */ inspectCandidate)
/* harmony export */ });
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90096);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55571);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14799);
/* harmony import */ var _choose_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44589);
/* harmony import */ var _run_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24129);





/** Unpacks an artifact that a trusted run has left; gives why it cannot be had, or null. */
async function fetchCandidate({ client, home, candidate, folder }) {
    const { owner, repo } = home;
    try {
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id };
        const refusal = (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseRun */ .qL)(facts, home);
        if (refusal !== null)
            return { reason: refusal, isPassing: false };
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .downloadArtifact */ .b)({ client, owner, repo, artifact: candidate.artifact, folder });
        return null;
    }
    catch (error) {
        if (error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_1__/* .ZipRefused */ .Eb)
            return { reason: error.message, isPassing: false };
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        return { reason: (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, 'actions: read'), isPassing: true };
    }
}
/** Why the unpacked run of an artifact cannot be compared with, as a clause, or null. */
async function inspectCandidate(candidate, { folder, suite, inspect }) {
    const read = await (0,_run_header_js__WEBPACK_IMPORTED_MODULE_3__/* .readRunHeader */ .T)(folder, suite);
    if (read.kind === 'refused')
        return read.reason;
    const { mode, commit } = read.header;
    if (mode !== 'baseline' && mode !== 'nightly')
        return `its run.json says mode ${mode.slice(0, 60)}`;
    // A dispatched run is of the default branch whatever it has checked out and measured.
    if (commit !== null && commit !== candidate.commit)
        return `it measured ${commit.slice(0, 7)}, not ${candidate.commit.slice(0, 7)} that its run is of`;
    return inspect(folder);
}


/***/ }),

/***/ 21253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ HISTORY_FILE),
/* harmony export */   W: () => (/* binding */ hasHistoryAlone)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
const HISTORY_FILE = 'history.jsonl';
/** Whether the artifact of a failed measurement keeps the history and no run. */
async function hasHistoryAlone(folder) {
    const exists = async (file) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).then(() => true, () => false);
    return (await exists(HISTORY_FILE)) && !(await exists('run.json'));
}


/***/ }),

/***/ 19809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/enterprise-server.js
var enterprise_server = __webpack_require__(61956);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(44589);
// EXTERNAL MODULE: ./build/shell/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(9026);
// EXTERNAL MODULE: ./build/shell/baselines/history-file.js
var history_file = __webpack_require__(21253);
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
        if ((0,request_error/* readRequestFailure */.iu)(error) === null)
            throw error;
        return null;
    }
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
        // What there is instead lacks all that the rules of trust rest on.
        (0,enterprise_server/* demandArtifacts */.Z)(github.serverUrl, '`baseline: artifact`');
        try {
            return await findBaseline(request, github, await github.connect());
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            return { kind: 'none', reason: `no baseline could be fetched: ${(0,request_error/* explainFailure */.SP)(failure, 'actions: read')}` };
        }
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    const candidates = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`;
        return { kind: 'none', reason: `no artifact ${name} ${because}` };
    }
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome.reason);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} is skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
    }
    return {
        kind: 'none',
        reason: `no artifact ${name} can be used: ${refusals[0] ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')}`,
    };
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
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
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
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
function refuse(reason) {
    return { kind: 'refused', reason };
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.C)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return refuse(unfetched.reason);
    if (await (0,history_file/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._)(candidate, request);
    if (refusal !== null)
        return refuse(refusal);
    const age_hours = (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, request.clock.now());
    const stale = (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/shell/baselines/run-header.js
var run_header = __webpack_require__(24129);
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
            const meant = (0,suggest/* suggest */.Z)(input, ['artifact', 'ref']);
            return {
                kind: 'none',
                reason: `nothing is at ${input} (input \`baseline\`)${meant === null ? '' : `; did you mean \`${meant}\`?`}`,
            };
        }
        const folder = (0,external_node_path_.basename)(given) === 'run.json' ? (0,external_node_path_.dirname)(given) : given;
        const isReference = found.isFile() && folder === given;
        const read = await (isReference ? run_header/* readReferenceHeader */.F : run_header/* readRunHeader */.T)(folder, suite);
        if (read.kind === 'refused')
            return { kind: 'none', reason: `${input} cannot be used: ${read.reason}` };
        const failure = await inspect(folder);
        if (failure !== null)
            return { kind: 'none', reason: `${input} cannot be used: ${failure}` };
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const age_hours = Number.isNaN(finished) ? null : (0,choose_baseline/* hoursBetween */.UH)(new Date(finished), clock.now());
        const distance = canMeasure
            ? await measureDistance({
                client: await github.connect(),
                owner: github.owner,
                repo: github.repo,
                commit,
                referencePoint,
            })
            : null;
        const stale = (0,choose_baseline/* describeStaleness */.M0)(distance, age_hours);
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


/***/ }),

/***/ 24129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readReferenceHeader),
/* harmony export */   T: () => (/* binding */ readRunHeader)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42605);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74920);





/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
    mode: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    suite: zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ name: zod__WEBPACK_IMPORTED_MODULE_4__.string() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    stopped: zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),
});
/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
async function readRunHeader(folder, suite) {
    return readHeader({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), name: 'run.json', version: _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN, suite });
}
/** The head of a reference, or why it cannot be a baseline of the suite. */
async function readReferenceHeader(file, suite) {
    return readHeader({ file, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file), version: _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV, suite });
}
async function readHeader({ file, name, version, suite, }) {
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
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
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14799);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57228);









/** Of the packed archive. A run of 100,000 trials is some 50 MB packed. */
const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
const ATTEMPTS = 2;
/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip, and GitHub's
 * refusal
 */
async function downloadArtifact(request) {
    const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES, limits } = request;
    if (artifact.bytes > maxArchiveBytes) {
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'goldenpair-'));
    const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'artifact.zip');
    try {
        const archiveBytes = await fetchArchive(request, { archive, maxArchiveBytes });
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .extractZip */ .JE)({ archive, folder, archiveBytes, ...(limits === undefined ? {} : { limits }) });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
    }
}
/** Stores the archive and counts its bytes; once more where the connection breaks in between. */
async function fetchArchive({ client, owner, repo, artifact }, { archive, maxArchiveBytes }) {
    for (let attempt = 1;; attempt += 1) {
        const { data } = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
            ...{ owner, repo, artifact_id: artifact.id, archive_format: 'zip' },
            // A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind.
            request: { parseSuccessResponseBody: false },
        });
        try {
            return await store(data, archive, maxArchiveBytes);
        }
        catch (error) {
            if (!(error instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_7__/* .AnswerCut */ .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
}
async function store(body, path, maxBytes) {
    const source = (0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .streamAnswer */ .x)(body);
    if (source === null)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb('GitHub sent no archive');
    let bytes = 0;
    const count = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            done(bytes > maxBytes ? new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is more than ${maxBytes} bytes`) : null, chunk);
        },
    });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(source, count, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
    return bytes;
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





/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
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
        throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error });
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


/***/ })

};
