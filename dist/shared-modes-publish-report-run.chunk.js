export const id = 6503;
export const ids = [6503];
export const modules = {

/***/ 44288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   Or: () => (/* binding */ announceAside),
/* harmony export */   dP: () => (/* binding */ tryRequest),
/* harmony export */   gK: () => (/* binding */ PENDING_STATE),
/* harmony export */   qF: () => (/* binding */ readPendingReport),
/* harmony export */   uD: () => (/* binding */ checkPlace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63964);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);






/**
 * Says that a commit is being measured: in the comment, which keeps the last verdict folded, and as a check run in progress. Only
 * where the job may write, and silently so: whoever reports the verdict says what is missing. A quiet comment does not speak of it.
 * The measuring need not wait for it.
 */
function announceAside(request, announcement) {
    const announced = announce(request, announcement);
    // Whoever measures meanwhile awaits it later: until then a rejection is nobody's.
    announced.catch(() => undefined);
    return announced;
}
async function announce(request, { marker, place }) {
    const { inputs, github, effects } = request;
    const { owner, repo, runUrl } = github;
    const isCommented = !('kind' in place) && !place.isFork && inputs.comment === 'always';
    const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha };
    const number = isCommented ? place.number : null;
    let pending = { ...facts, run_url: runUrl, number, has_check: false, check_id: null };
    const keep = () => effects.saveState(PENDING_STATE, JSON.stringify(pending));
    // Before it is written: a process that is killed in between has it taken back all the same.
    if (isCommented)
        keep();
    const history = isCommented
        ? await tryRequest(effects.log, async () => announceInComment(request, { marker, place }))
        : null;
    if (inputs.check && !isReadOnly(place)) {
        pending = { ...pending, has_check: true };
        keep();
        const client = await effects.connect();
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .openCheck */ .Xq)({ client, wait: effects.wait }, checkPlace(pending));
        const check_id = await tryRequest(effects.log, open);
        // Without an answer it may be open all the same, so it stays pending.
        pending = { ...pending, check_id };
        keep();
    }
    return { pending, history };
}
/** Nothing is pending any more, once the verdict stands everywhere; else the `post` step takes back what is left. */
function settle({ effects }, { pending }, { comment, check }) {
    const isOpen = (outcome) => outcome?.kind === 'failed';
    const left = {
        ...pending,
        number: isOpen(comment) ? pending.number : null,
        has_check: isOpen(check) && pending.has_check,
    };
    const isDone = left.number === null && !left.has_check;
    effects.saveState(PENDING_STATE, isDone ? '' : JSON.stringify(left));
}
/** The token of a fork's pull request only reads. */
function isReadOnly(place) {
    return !('kind' in place) && place.isFork;
}
async function announceInComment({ github, effects }, { marker, place }) {
    const { owner, repo, number } = place;
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const history = (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .readHistory */ .Lu)(own.map(({ body }) => body), marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const measuring = { ...marker, state: 'measuring' };
    const headline = `⏳ Measuring \`${marker.sha.slice(0, 7)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const target = { client, owner, repo, number, wait: effects.wait };
    const status = { marker: measuring, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
/** Writes a comment that has no verdict of its own, with the last verdict folded. */
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .lastVerdict */ .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .writeComment */ .H)(target, plan, { marker: status.marker, body: (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWithoutVerdict */ .yA)(status, last) });
}
/** The check run of a suite on a commit. */
function checkPlace(facts) {
    const { owner, repo, suite, run, attempt, sha, run_url } = facts;
    const externalId = `goldenpair:${suite}:${run}:${attempt}`;
    return { owner, repo, sha, name: `Goldenpair (${suite})`, externalId, url: run_url };
}
/** What GitHub answers, or null where it refuses: for what is said on the side, which fails nothing and warns of nothing. */
async function tryRequest(log, request) {
    try {
        return await request();
    }
    catch (error) {
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        log.debug(`GitHub rejected it: ${failure.status} ${failure.message}`);
        return null;
    }
}
/** Where the runner keeps it between the Action and its `post` step. */
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
/**
 * What a job has told people that it is doing, and must take back should it end without a verdict. It goes through a file that programs of
 * the job might write too, and into comments: so nothing but what these words can be is taken.
 */
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    /** The workflow run, its attempt, and the head that it measures. */
    run: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    /** The pull request whose comment says so; null: none does. */
    number: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
    /** A check run was opened, or was about to be. */
    has_check: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    /** Null where its id is not known: the process ended before GitHub had answered. */
    check_id: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
});
/** Null where nothing is pending: the state is empty then. */
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


/***/ }),

/***/ 6503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tL: () => (/* binding */ evaluateRun),
  ZM: () => (/* binding */ publishRun),
  Go: () => (/* binding */ reportRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/github/comment-body.js
var comment_body = __webpack_require__(63964);
// EXTERNAL MODULE: ./build/github/own-comments.js
var own_comments = __webpack_require__(13329);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var result_comparison = __webpack_require__(82751);
// EXTERNAL MODULE: ./build/model/result/report.js
var result_report = __webpack_require__(87902);
// EXTERNAL MODULE: ./build/publishers/index.js + 6 modules
var publishers = __webpack_require__(13277);
// EXTERNAL MODULE: ./build/report/render/inline-markdown.js
var inline_markdown = __webpack_require__(85509);
;// CONCATENATED MODULE: ./build/report/sections/conclude-check.js
/**
 * A check is red where the job is, by the rule of `fail-on`; green only where the verdict is a good one; and grey for what is neither:
 * a suite that cannot tell, nothing comparable, or a regression that is only to be told.
 */
function concludeCheck({ word, passed }) {
    if (!passed)
        return 'failure';
    return word === 'improved' || word === 'unchanged' || word === 'no-regression' ? 'success' : 'neutral';
}

;// CONCATENATED MODULE: ./build/report/sections/describe-attempts.js
/**
 * What several measurements of one commit came to, where they disagree: a red that a rerun turned green stays on record. Null where
 * there is nothing to tell.
 * @param words the run's verdicts, oldest first
 * @example describeAttempts(['regressed', 'unchanged']) // 'The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.'
 */
function describeAttempts(words) {
    if (new Set(words).size < 2)
        return null;
    const times = words.length === 2 ? 'twice' : `${words.length} times`;
    const told = words.map((word, index) => `${index === 0 ? 'Attempt' : 'attempt'} ${index + 1}: ${word}`);
    return `The same commit was measured ${times}. ${told.join('; ')}.`;
}

// EXTERNAL MODULE: ./build/report/sections/gate-words.js
var gate_words = __webpack_require__(97333);
;// CONCATENATED MODULE: ./build/report/sections/weigh-news.js

/** The gist of a comparison, everything in order of its name. Flaky cases are left out: they differ from run to run. */
function gatherNews({ verdict, gates, flips, zero_tolerance }) {
    const casesOf = (kind) => flips
        .filter((flip) => flip.kind === kind)
        .map(({ case_id }) => case_id)
        .sort();
    return {
        verdict: verdict.word,
        gates: gates.map((result) => `${result.gate.id} ${result.verdict}${result.suspect ? ' suspect' : ''}`).sort(),
        newly_failing: casesOf('newly-failing'),
        newly_passing: casesOf('newly-passing'),
        confirmed: [...zero_tolerance].sort(),
    };
}
/**
 * Whether a pull request without a comment deserves one: a verdict that somebody should act on or be glad of, a case that broke, or a gate
 * that warns. Nothing changed, nothing worse and nothing to compare with yet are no news.
 */
function isNews(comparison) {
    const { verdict, flips } = comparison;
    if ((0,gate_words/* warningGates */.bt)(comparison).length > 0)
        return true;
    if (flips.some(({ kind }) => kind === 'newly-failing'))
        return true;
    if (verdict.word === 'not-comparable')
        return verdict.because !== 'no-baseline';
    return verdict.word !== 'unchanged' && verdict.word !== 'no-regression';
}

// EXTERNAL MODULE: ./build/run/report-url.js
var report_url = __webpack_require__(38166);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
;// CONCATENATED MODULE: ./build/github/chart-branch.js

/**
 * Pictures live on a branch for each month, `goldenpair-charts/2026-11`, whose first commit has no parent. A comment links to a picture by
 * the commit that brought it, so that commit must stay in the history of a branch as long as it is wanted. On one branch for ever, old
 * pictures could only go by rewriting its history: all later commits would get other SHAs, the links of young comments would hang on
 * commits that GitHub may drop, and each push would be a forced one, which another job's could undo. Here commits are only ever added, and
 * a whole month goes when its youngest picture is too old.
 */
const BRANCHES = 'goldenpair-charts';
const BRANCH = /^refs\/heads\/goldenpair-charts\/(\d{4})-(\d{2})$/;
const PUSH_ATTEMPTS = 5;
const PUSH_WAIT_MS = 500;
const DAY_MS = 86_400_000;
/** The branch for the pictures of a day, by UTC. */
function chartBranch(now) {
    return `${BRANCHES}/${now.toISOString().slice(0, 7)}`;
}
/** Whether a reference is a branch of ours whose month ended more than so many days ago. */
function isExpired(ref, now, retentionDays) {
    const [, year, month] = BRANCH.exec(ref) ?? [];
    if (year === undefined || month === undefined)
        return false;
    return Date.UTC(Number(year), Number(month)) + retentionDays * DAY_MS < now.getTime();
}
/** Adds a commit with these files alone to the month's branch, without a checkout, and deletes the branches that are too old. */
async function pushPictures(push) {
    const { client, owner, repo, now, retentionDays } = push;
    const branch = chartBranch(now);
    try {
        const { data } = await client.rest.git.listMatchingRefs({ owner, repo, ref: `heads/${BRANCHES}` });
        const head = data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha ?? null;
        const commit = await addCommit(push, { branch, head, tree: await createTree(push) });
        const expired = data.filter(({ ref }) => isExpired(ref, now, retentionDays)).map(({ ref }) => ref);
        return { kind: 'pushed', commit, branch, ...(await deleteBranches(push, expired)) };
    }
    catch (error) {
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        return { kind: 'failed', reason: explainRefusal(failure, branch) };
    }
}
/** One after the other: GitHub asks for no parallel writes. */
async function createTree({ client, owner, repo, files }) {
    const tree = [];
    for (const { path, bytes } of files) {
        const blob = { owner, repo, content: bytes.toString('base64'), encoding: 'base64' };
        const { data } = await client.rest.git.createBlob(blob);
        tree.push({ path, mode: '100644', type: 'blob', sha: data.sha });
    }
    return (await client.rest.git.createTree({ owner, repo, tree })).data.sha;
}
/** The SHA of a commit on top of the branch. Where another job was quicker, on top of that job's: nobody's pictures are lost. */
async function addCommit({ client, owner, repo, message, wait }, { branch, tree, head: known }) {
    let head = known;
    for (let attempt = 1;; attempt += 1) {
        const parents = head === null ? [] : [head];
        const { sha } = (await client.rest.git.createCommit({ owner, repo, message, tree, parents })).data;
        try {
            if (head === null)
                await client.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha });
            else
                await client.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false });
            return sha;
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            const now = await readHead(client, { owner, repo, branch });
            // The request was carried out and its answer was lost.
            if (now === sha)
                return sha;
            // GitHub's list of references may lag behind its refusal.
            const isOvertaken = now !== head || /already exists|fast.?forward/i.test(failure.message);
            if (!isOvertaken || attempt === PUSH_ATTEMPTS)
                throw error;
            head = now;
            await wait(PUSH_WAIT_MS * attempt);
        }
    }
}
async function readHead(client, { owner, repo, branch }) {
    const { data } = await client.rest.git.listMatchingRefs({ owner, repo, ref: `heads/${branch}` });
    return data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha ?? null;
}
async function deleteBranches({ client, owner, repo }, refs) {
    const deleted = [];
    const undeleted = [];
    for (const full of refs) {
        const ref = full.replace(/^refs\//, '');
        const branch = ref.replace(/^heads\//, '');
        try {
            await client.rest.git.deleteRef({ owner, repo, ref });
            deleted.push(branch);
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            // Another job was quicker.
            if (failure.status !== 404 && !/does not exist/i.test(failure.message))
                undeleted.push(explainRefusal(failure, branch));
        }
    }
    return { deleted, undeleted };
}
function explainRefusal(failure, branch) {
    if (failure.status !== 409 && failure.status !== 422)
        return (0,request_error/* explainFailure */.SP)(failure, 'contents: write');
    return `GitHub refused the branch ${branch} (${failure.message}); the repository's rules must let this job create, update and delete ${BRANCHES}/*`;
}

// EXTERNAL MODULE: ./build/publishers/quickchart.js
var quickchart = __webpack_require__(85895);
;// CONCATENATED MODULE: ./build/modes/evaluate/choose-chart-service.js


/** As GitHub keeps artifacts where nobody says otherwise. */
const RETENTION_DAYS = 90;
/**
 * Who makes the pictures of a job's report, as the input `charts` says. Only a job that reports, and may write, pushes pictures: one that
 * measures for it would push the same once more.
 */
function chooseChartService({ inputs, github, effects, }, { suite, isFork }) {
    const { charts } = inputs;
    if (charts.kind !== 'branch')
        return charts;
    const { clock, connect, log, signal, wait } = effects;
    const reason = inputs.comment === 'never' ? 'this job writes no comment' : isFork ? "a fork's token is read-only" : null;
    if (reason !== null) {
        log.info(`The charts are described in words, not pushed as pictures: ${reason}.`);
        return { kind: 'none' };
    }
    const { owner, repo, runId, serverUrl } = github;
    const push = {
        owner,
        repo,
        // No pipeline that builds every branch is to build this one.
        message: `Charts of ${suite}, run ${runId} [skip ci]`,
        now: clock.now(),
        retentionDays: inputs.retentionDays ?? RETENTION_DAYS,
        wait,
    };
    const repositoryUrl = `${serverUrl}/${owner}/${repo}`;
    return {
        kind: 'branch',
        keep: (drawings) => keepPictures(drawings, { serviceUrl: charts.url, repositoryUrl, suite, connect, push, signal, log }),
    };
}
/** For all pictures of a report together: whoever waits for a verdict does not wait longer for its pictures. */
const DEADLINE_MS = 20_000;
/**
 * Has pictures drawn, pushes them to the repository's branch of charts, and gives their addresses by the charts' ids. Addresses name the
 * commit, so that a picture never changes under a comment, and GitHub shows them to everybody who may read the repository, private ones
 * too. What cannot be drawn or pushed has no address, and a warning says what to do.
 */
async function keepPictures(drawings, { serviceUrl, repositoryUrl, suite, connect, push, signal, log }) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
    const files = new Map();
    const missing = new Map();
    const asked = drawings.map(async (drawing) => {
        const service = { ...quickchart/* DEFAULT_CHART_SERVICE */.tM, baseUrl: serviceUrl, height: drawing.height };
        return { id: drawing.id, picture: await (0,quickchart/* fetchPicture */.H4)(drawing, service, inTime) };
    });
    for (const { id, picture } of await Promise.all(asked))
        if (picture.kind === 'png')
            files.set(id, { path: `${suite}/${id}.png`, bytes: picture.bytes });
        else
            missing.set(picture.reason, [...(missing.get(picture.reason) ?? []), id]);
    for (const [reason, ids] of missing)
        log.warning(`No picture for ${ids.join(', ')}: ${reason}; see the input \`quickchart-url\`.`);
    if (files.size === 0)
        return new Map();
    const outcome = await pushPictures({ ...push, client: await connect(), files: [...files.values()] });
    if (outcome.kind === 'failed') {
        log.warning(`No picture for ${[...files.keys()].join(', ')}: the push failed, ${outcome.reason}.`);
        return new Map();
    }
    const { commit, branch, deleted, undeleted } = outcome;
    log.info(`Pushed ${files.size} charts to ${branch} (${commit.slice(0, 7)}).`);
    if (deleted.length > 0)
        log.info(`Deleted old charts: ${deleted.join(', ')}.`);
    for (const reason of undeleted)
        log.warning(`Old charts were not deleted: ${reason}.`);
    return new Map([...files].map(([id, { path }]) => [id, `${repositoryUrl}/blob/${commit}/${path}?raw=true`]));
}

// EXTERNAL MODULE: ./build/modes/evaluate/evaluate.js + 15 modules
var evaluate = __webpack_require__(65922);
// EXTERNAL MODULE: ./build/modes/keep-files.js
var keep_files = __webpack_require__(22604);
// EXTERNAL MODULE: ./build/modes/publish/announce.js
var announce = __webpack_require__(44288);
// EXTERNAL MODULE: ./build/store/runs/confirmations.js
var confirmations = __webpack_require__(2491);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/store/runs/read-trials.js
var read_trials = __webpack_require__(7107);
;// CONCATENATED MODULE: ./build/modes/publish/build-outputs.js




/**
 * The Action's outputs by name, as action.yml declares them, but for `comment-url`. Lists are JSON arrays, of several candidates together; what
 * is about a single run is empty then.
 */
async function buildOutputs(facts) {
    const { comparison, runFolders, files, workspace, place, log } = facts;
    const { verdict, candidates, ranking } = comparison;
    const gates = candidates.flatMap((candidate) => candidate.gates);
    const flips = candidates.flatMap((candidate) => candidate.flips);
    const isOfSeveral = candidates.length > 1;
    const measured = isOfSeveral ? runFolders : runFolders.slice(-1);
    const folder = runFolders.at(-1) ?? '';
    const run = await (0,read_run/* readRun */.c)(folder);
    const metricsOf = (...words) => JSON.stringify([...new Set(gates.filter((gate) => words.includes(gate.verdict)).map(({ metric }) => metric.id))]);
    const casesOf = (kind) => JSON.stringify([...new Set(flips.filter((flip) => flip.kind === kind).map(({ case_id }) => case_id))]);
    return {
        verdict: verdict.word,
        passed: String(verdict.passed),
        ...(ranking !== null && { winner: verdict.winner ?? '' }),
        'regressed-metrics': metricsOf('regressed', 'breached'),
        'improved-metrics': metricsOf('improved'),
        'newly-failing': casesOf('newly-failing'),
        'newly-passing': casesOf('newly-passing'),
        'pass-rate': isOfSeveral ? '' : build_outputs_text(run.summaries['success']?.mean),
        'cost-usd': build_outputs_text(await sumCosts(measured, log)),
        'run-path': isOfSeveral ? '' : (0,external_node_path_.relative)(workspace, folder),
        'comparison-path': (0,external_node_path_.relative)(workspace, files.comparison),
        'report-path': (0,external_node_path_.relative)(workspace, files.report),
        'report-place': place,
    };
}
/** Null when nothing is known of any. */
async function sumCosts(folders, log) {
    const costs = [];
    for (const folder of folders) {
        const cost = await sumCost(folder, log);
        if (cost !== null)
            costs.push(cost);
    }
    return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
}
/** US dollars over all trials whose cost is known, re-runs too; null when none is. */
async function sumCost(folder, log) {
    const costOf = ({ scores }) => scores['cost.usd'];
    const reruns = await (0,confirmations/* readConfirmations */.T)(folder, { run: await (0,read_run/* readRun */.c)(folder), log, keep: costOf });
    const costs = reruns === null ? [] : [...reruns.trials];
    for await (const trial of (0,read_trials/* readTrials */.mM)(folder, log))
        costs.push(costOf(trial));
    const known = costs.filter((cost) => cost !== undefined);
    return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0);
}
/** Ten significant digits, so that adding cents shows no binary noise. */
function build_outputs_text(value) {
    return value === null || value === undefined ? '' : String(Number(value.toPrecision(10)));
}

;// CONCATENATED MODULE: ./build/modes/publish/external-services.js


/** What is said outside of GitHub, where the workflow has given a channel or keys. */
function buildServiceParts({ inputs, github, effects, }, facts) {
    const { folders, news, isUnverified } = facts;
    const { clock, hash, log } = effects;
    const { slackWebhookUrl, langfuse } = inputs;
    return {
        ...(slackWebhookUrl !== null &&
            news !== null && {
            slack: { webhook_url: slackWebhookUrl, ...news, run_url: github.runUrl },
        }),
        ...(langfuse !== null &&
            !isUnverified && {
            langfuse: {
                base_url: langfuse.url,
                public_key: langfuse.publicKey,
                secret_key: langfuse.secretKey,
                run_id: `${github.runId}.${github.runAttempt}`,
                sent_at: clock.now().toISOString(),
                scores: async function* () {
                    for (const folder of folders)
                        yield* listTraceScores({ folder, hash, log });
                },
            },
        }),
    };
}
/**
 * The scores of the trials whose reply named its trace, one for each metric that has a better and a worse, as the trials were written.
 * Throws as `readRun` and `readTrials` do.
 */
async function* listTraceScores({ folder, hash, log, }) {
    const run = await (0,read_run/* readRun */.c)(folder);
    const compared = new Set(run.metrics.flatMap(({ id, direction }) => (direction === 'neutral' ? [] : [id])));
    for await (const { case: caseId, trial, observation, scores } of (0,read_trials/* readTrials */.mM)(folder, log)) {
        const trace = observation.status === 'ok' ? observation.reply.trace_id : undefined;
        if (trace === undefined || trace === '')
            continue;
        const comment = `${run.suite.name}, case ${caseId}, trial ${trial + 1}${describeCommit(run)}`;
        for (const [metric, value] of Object.entries(scores)) {
            if (!compared.has(metric))
                continue;
            const id = hash(JSON.stringify(['goldenpair', run.suite.name, caseId, trial, metric, trace])).replace(/^.*:/, '');
            yield { id: id.slice(0, 32), trace_id: trace, name: nameScore(metric), value, comment };
        }
    }
}
/**
 * The name of a metric's score. Those of a judge's quality have the names that test-arcfusion-2025, docs/evaluation/metrics.md gives them.
 * @example nameScore('quality.completeness') // 'quality_completeness'
 */
function nameScore(metric) {
    return metric === 'quality.average' ? 'quality_overall' : metric.replace(/^quality\./, 'quality_');
}
function describeCommit({ variant, commit }) {
    return `, variant ${variant}${commit === null ? '' : `, commit ${commit.slice(0, 7)}`}`;
}

;// CONCATENATED MODULE: ./build/modes/publish/report-run.js


















/** Compares measured runs with their baseline, and tells everybody. */
async function reportRun(report) {
    return publishRun(report, await evaluateRun(report), null);
}
/** The number of the pull request that a report is of; null where it is of none. */
function pullRequestOf({ place }) {
    return 'kind' in place || place.of === 'issue' ? null : place.number;
}
async function evaluateRun(report) {
    const { request, suite, candidates, baseline, ruleSet, announced } = report;
    const { inputs, github, outputFolder, effects } = request;
    const place = inputs.comment === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place;
    const history = announced?.history ?? (await findHistory(request, { marker: report.marker, place }));
    const { look } = history;
    const evaluation = await (0,evaluate/* evaluate */._)({
        candidates,
        baseline,
        ...(ruleSet === null ? {} : { ruleSet }),
        failOn: inputs.failOn,
        ...(report.inference && { inference: report.inference }),
        outputFolder,
        details: inputs.commentDetails,
        charts: chooseChartService(request, { suite, isFork: 'isFork' in report.place && report.place.isFork }),
        links: {
            ...(0,keep_files/* linkReport */.Fb)(github, { template: inputs.reportUrl, suite, place: (0,report_url/* placeOf */.$t)(github, pullRequestOf(report)) }),
            repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
        },
        baselineBranch: github.defaultBranch,
        ...(report.names && { names: report.names }),
        look: look > 1 ? look : null,
        ...(report.earlier && { history: report.earlier }),
        log: effects.log,
    });
    return { evaluation, history, place };
}
/** Tells everybody what was compared, with what follows from it. */
async function publishRun(report, { evaluation, history, place }, concluded) {
    const { request, suite, candidates, announced } = report;
    const { inputs, github, effects } = request;
    const { files } = evaluation;
    const verdict = concluded === null ? evaluation.comparison.verdict : { ...concluded.verdict, winner: null };
    const comparison = { ...evaluation.comparison, verdict };
    const only = candidates.length > 1 ? null : (0,result_comparison/* onlyCandidate */._g)(comparison);
    const told = only === null ? null : { ...only, ...(concluded && { verdict: concluded.verdict }) };
    const headline = concluded?.headline ?? evaluation.report.headline;
    effects.log.info(`Verdict: ${(0,result_report/* plainHeadline */.r6)(headline)}`);
    const lost = await (0,keep_files/* keepReport */.kA)(request, suite, Object.values(files));
    // An experiment of several is nobody's measurement of a commit.
    const marker = told === null
        ? { ...report.marker, results: [] }
        : extendMarker(report.marker, { comparison: told, history, hash: effects.hash });
    const notes = [describeAttempts(marker.results.map(({ word }) => word)), concluded?.label ?? report.label, lost];
    const label = notes.filter((note) => note !== null).join(' ');
    const outcomes = await (0,publishers.publishReport)({
        comment: addLead(addLabel(evaluation.comment, { label, headline: concluded?.headline ?? null }), report.lead ?? ''),
        summary: addLabel(evaluation.summary, { label, headline: concluded?.headline ?? null }),
        ...(report.isAnnotated === true && { is_annotated: true }),
        // GitHub wants paths from the repository's root, the suite's are from the working directory.
        annotations: evaluation.annotations.map((one) => ({
            ...one,
            file: external_node_path_.posix.join(inputs.workingDirectory, one.file),
        })),
        outputs: await buildOutputs({
            comparison,
            files,
            runFolders: evaluation.runFolders,
            workspace: request.workspace,
            place: (0,report_url/* placeOf */.$t)(github, pullRequestOf(report)),
            log: effects.log,
        }),
        marker,
        place,
        ...(concluded && { issue: concluded.issue }),
        ...buildServiceParts(request, {
            folders: candidates,
            news: concluded?.news ?? null,
            isUnverified: report.isUnverified === true,
        }),
        ...(inputs.comment === 'on-change' && told !== null && { quiet: { isNews: isNews(told) } }),
        ...(inputs.check &&
            announced !== undefined &&
            told !== null && {
            check: {
                place: (0,announce/* checkPlace */.uD)({ owner: github.owner, repo: github.repo, ...marker, run_url: github.runUrl }),
                id: announced?.pending.check_id ?? null,
                conclusion: concludeCheck(told.verdict),
                title: (0,result_report/* plainHeadline */.r6)(evaluation.report.headline),
            },
        }),
    }, effects);
    if (announced)
        (0,announce/* settle */.G9)(request, announced, outcomes);
    return verdict;
}
/** The earlier measurements of a pull request. Where the comments cannot be read, there were none: the publisher says what is wrong. */
async function findHistory({ effects }, { marker, place }) {
    const own = 'kind' in place
        ? null
        : await (0,announce/* tryRequest */.dP)(effects.log, async () => (0,own_comments/* listOwnComments */.lY)({ client: await effects.connect(), ...place }));
    return (0,comment_body/* readHistory */.Lu)((own ?? []).map(({ body }) => body), marker);
}
/** The marker of a verdict's comment: with all that later measurements of the pull request want to know of this one. */
function extendMarker(marker, { comparison, history: { look, results }, hash, }) {
    const { run, attempt } = marker;
    const said = hash((0,fingerprint/* canonicalJson */.d)(gatherNews(comparison)))
        .replace(/^sha256:/, '')
        .slice(0, 12);
    const own = { run, attempt, word: comparison.verdict.word };
    return { ...marker, ...(look > 1 && { look }), said, results: [...results, own] };
}
/** Says in the first line, the verdict, what it is of. */
function addLead(markdown, lead) {
    return markdown.replace(/^### /, () => `### ${lead}`);
}
/** Adds a line below the first, which is the verdict and may be another than that of the comparison; an empty one adds nothing. */
function addLabel(markdown, { label, headline }) {
    const [own = '', ...rest] = markdown.split('\n');
    const first = headline === null ? own : `### ${(0,inline_markdown/* inlineMarkdown */.x)(headline)}`;
    return [first, ...(label === '' ? [] : [`> ${label}`]), ...rest].join('\n');
}


/***/ })

};
