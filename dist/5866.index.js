export const id = 5866;
export const ids = [5866];
export const modules = {

/***/ 71729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle),
/* harmony export */   O: () => (/* binding */ announceAside)
/* harmony export */ });
/* harmony import */ var _shell_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15453);
/* harmony import */ var _shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27861);
/* harmony import */ var _shell_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7620);
/* harmony import */ var _shell_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
/* harmony import */ var _announce_check_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17152);
/* harmony import */ var _announce_pending_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18456);
/* harmony import */ var _announce_try_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50443);







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
    const keep = () => effects.saveState(_announce_pending_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PENDING_STATE */ .g, JSON.stringify(pending));
    // Before it is written: a process that is killed in between has it taken back all the same.
    if (isCommented)
        keep();
    const history = isCommented
        ? await (0,_announce_try_request_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .d)(effects.log, async () => announceInComment(request, { marker, place }))
        : null;
    if (inputs.check && !isReadOnly(place)) {
        pending = { ...pending, has_check: true };
        keep();
        const client = await effects.connect();
        const open = async () => (0,_shell_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .openCheck */ .Xq)({ client, wait: effects.wait }, (0,_announce_check_place_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPlace */ .u)(pending));
        const check_id = await (0,_announce_try_request_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .d)(effects.log, open);
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
    effects.saveState(_announce_pending_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PENDING_STATE */ .g, isDone ? '' : JSON.stringify(left));
}
/** The token of a fork's pull request only reads. */
function isReadOnly(place) {
    return !('kind' in place) && place.isFork;
}
async function announceInComment({ github, effects }, { marker, place }) {
    const { owner, repo, number } = place;
    const client = await effects.connect();
    const own = await (0,_shell_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .l)({ client, owner, repo, number });
    const history = (0,_shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .readHistory */ .Lu)(own.map(({ body }) => body), marker);
    const plan = (0,_shell_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .planComment */ .t)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const measuring = { ...marker, state: 'measuring' };
    const headline = `⏳ Measuring \`${marker.sha.slice(0, 7)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is under way.`;
    const last = plan.kind === 'update' ? (0,_shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .lastVerdict */ .Yw)(plan.keep.body) : null;
    const body = (0,_shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .renderWithoutVerdict */ .yA)({ marker: measuring, headline, explanation }, last);
    await (0,_announce_try_request_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .d)(effects.log, async () => (0,_shell_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .writeComment */ .H)({ client, owner, repo, number, wait: effects.wait }, plan, { marker: measuring, body }));
    return history;
}


/***/ }),

/***/ 17152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkPlace)
/* harmony export */ });
/** The check run of a suite on a commit. */
function checkPlace(facts) {
    const { owner, repo, suite, run, attempt, sha, run_url } = facts;
    const externalId = `goldenpair:${suite}:${run}:${attempt}`;
    return { owner, repo, sha, name: `Goldenpair (${suite})`, externalId, url: run_url };
}


/***/ }),

/***/ 18456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ PENDING_STATE),
/* harmony export */   q: () => (/* binding */ readPendingReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** Where the runner keeps it between the Action and its `post` step. */
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
/**
 * What a job has told people that it is doing, and must take back should it end without a verdict. It goes through a file that programs of
 * the job might write too, and into comments: so nothing but what these words can be is taken.
 */
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    /** The workflow run, its attempt, and the head that it measures. */
    run: zod__WEBPACK_IMPORTED_MODULE_0__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    /** The pull request whose comment says so; null: none does. */
    number: zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable(),
    /** A check run was opened, or was about to be. */
    has_check: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
    /** Null where its id is not known: the process ended before GitHub had answered. */
    check_id: zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable(),
});
/** Null where nothing is pending: the state is empty then. */
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


/***/ }),

/***/ 50443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ tryRequest)
/* harmony export */ });
/* harmony import */ var _shell_github_request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14799);

/** What GitHub answers, or null where it refuses: for what is said on the side, which fails nothing and warns of nothing. */
async function tryRequest(log, request) {
    try {
        return await request();
    }
    catch (error) {
        const failure = (0,_shell_github_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        log.debug(`GitHub refused it: ${failure.status} ${failure.message}`);
        return null;
    }
}


/***/ }),

/***/ 69847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ chooseChartService)
});

// EXTERNAL MODULE: ./build/shell/charts/chart-service.js
var chart_service = __webpack_require__(31413);
// EXTERNAL MODULE: ./build/shell/io/post-json.js
var post_json = __webpack_require__(44065);
// EXTERNAL MODULE: ./build/shell/charts/thin-config.js
var thin_config = __webpack_require__(22763);
;// CONCATENATED MODULE: ./build/shell/charts/fetch-picture.js



/** The service reads at most 100 kB of JSON (typpo/quickchart, EXPRESS_JSON_LIMIT). */
const MAX_REQUEST_BYTES = 100_000;
/** Ours have 20 to 40 kB, and they are kept in a repository. */
const MAX_PICTURE_BYTES = 1_000_000;
/** ISO/IEC 15948, 5.2 */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * The picture that a QuickChart server draws of a Chart.js configuration, a PNG of at most 1 MB. The configuration goes as data, which the
 * server draws without running it as code; numbers are rounded to three significant digits. Whatever is no PNG is refused: the service
 * sends its errors as pictures too, but with another status.
 */
async function fetchPicture({ config }, service, signal) {
    const base = (0,chart_service/* parseBaseUrl */.Q2)(service.baseUrl);
    if (base === null)
        return { kind: 'none', reason: chart_service/* BASE_URL_RULE */.Jg };
    const { width, height, background: backgroundColor } = service;
    const look = { version: '4', format: 'png', width, height, devicePixelRatio: 2, backgroundColor };
    const body = (0,thin_config/* stringifyRounded */.R)({ ...look, chart: config }, chart_service/* SIGNIFICANT_DIGITS */.v);
    if (Buffer.byteLength(body) > MAX_REQUEST_BYTES)
        return { kind: 'none', reason: 'it has too many points' };
    const answer = await (0,post_json/* postJson */.B)(`${base.origin}/chart`, { body, maxBytes: MAX_PICTURE_BYTES, signal });
    if (answer.kind === 'unanswered')
        return { kind: 'none', reason: `${base.origin}: ${answer.reason}` };
    if (answer.status !== 200)
        return { kind: 'none', reason: `${base.origin} answered ${answer.status}` };
    const isPng = answer.type === 'image/png' && answer.body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
    return isPng
        ? { kind: 'png', bytes: answer.body }
        : { kind: 'none', reason: `${base.origin} answered with something else than a PNG` };
}

// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/github/chart-branch.js

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

;// CONCATENATED MODULE: ./build/app/evaluate/keep-pictures.js



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
        const service = { ...chart_service/* DEFAULT_CHART_SERVICE */.tM, baseUrl: serviceUrl, height: drawing.height };
        return { id: drawing.id, picture: await fetchPicture(drawing, service, inTime) };
    });
    for (const { id, picture } of await Promise.all(asked))
        if (picture.kind === 'png')
            files.set(id, { path: `${suite}/${id}.png`, bytes: picture.bytes });
        else
            missing.set(picture.reason, [...(missing.get(picture.reason) ?? []), id]);
    for (const [reason, ids] of missing)
        log.warning(`No picture of ${ids.join(', ')}: ${reason}; see the input \`quickchart-url\`.`);
    if (files.size === 0)
        return new Map();
    const outcome = await pushPictures({ ...push, client: await connect(), files: [...files.values()] });
    if (outcome.kind === 'failed') {
        log.warning(`No picture of ${[...files.keys()].join(', ')}: the push failed, ${outcome.reason}.`);
        return new Map();
    }
    const { commit, branch, deleted, undeleted } = outcome;
    log.info(`Pushed ${files.size} charts to ${branch} (${commit.slice(0, 7)}).`);
    if (deleted.length > 0)
        log.info(`Deleted old charts: ${deleted.join(', ')}.`);
    for (const reason of undeleted)
        log.warning(`Old charts are still there: ${reason}.`);
    return new Map([...files].map(([id, { path }]) => [id, `${repositoryUrl}/blob/${commit}/${path}?raw=true`]));
}

;// CONCATENATED MODULE: ./build/app/choose-chart-service.js

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
    const reason = inputs.comment === 'never' ? 'this job writes no comment' : isFork ? "a fork's token only reads" : null;
    if (reason !== null) {
        log.info(`The charts are told in words and not pushed: ${reason}.`);
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


/***/ }),

/***/ 15866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ reportRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/report.js
var model_report = __webpack_require__(94944);
;// CONCATENATED MODULE: ./build/core/report/conclude-check.js
/**
 * A check is red where the job is, by the rule of `fail-on`; green only where the verdict is a good one; and grey for what is neither:
 * a suite that cannot tell, nothing comparable, or a regression that is only to be told.
 */
function concludeCheck({ word, passed }) {
    if (!passed)
        return 'failure';
    return word === 'improved' || word === 'unchanged' || word === 'no-regression' ? 'success' : 'neutral';
}

;// CONCATENATED MODULE: ./build/core/report/tell-attempts.js
/**
 * What several measurements of one commit came to, where they disagree: a red that a rerun turned green stays on record. Null where
 * there is nothing to tell.
 * @param words the run's verdicts, oldest first
 * @example tellAttempts(['regressed', 'unchanged']) // 'The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.'
 */
function tellAttempts(words) {
    if (new Set(words).size < 2)
        return null;
    const times = words.length === 2 ? 'twice' : `${words.length} times`;
    const told = words.map((word, index) => `${index === 0 ? 'Attempt' : 'attempt'} ${index + 1}: ${word}`);
    return `The same commit was measured ${times}. ${told.join('; ')}.`;
}

;// CONCATENATED MODULE: ./build/core/report/weigh-news.js
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
 * Whether a pull request without a comment deserves one: a verdict that somebody should act on or be glad of, or a case that newly
 * fails. Nothing changed, nothing worse and nothing to compare with yet are no news.
 */
function isNews({ verdict, flips }) {
    if (flips.some(({ kind }) => kind === 'newly-failing'))
        return true;
    if (verdict.word === 'not-comparable')
        return verdict.because !== 'no-baseline';
    return verdict.word !== 'unchanged' && verdict.word !== 'no-regression';
}

// EXTERNAL MODULE: ./build/shell/publishers/index.js + 6 modules
var publishers = __webpack_require__(16779);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/app/action-outputs.js




/** The Action's outputs by name, as action.yml declares them, but for `comment-url`. Lists are JSON arrays. */
async function buildOutputs(facts) {
    const { comparison, candidateFolder, files, workspace, log } = facts;
    const { verdict, gates, flips } = comparison;
    const run = await (0,read_run/* readRun */.c)(candidateFolder);
    const metricsOf = (...words) => JSON.stringify([...new Set(gates.filter((gate) => words.includes(gate.verdict)).map(({ metric }) => metric.id))]);
    const casesOf = (kind) => JSON.stringify(flips.filter((flip) => flip.kind === kind).map(({ case_id }) => case_id));
    return {
        verdict: verdict.word,
        passed: String(verdict.passed),
        'regressed-metrics': metricsOf('regressed', 'breached'),
        'improved-metrics': metricsOf('improved'),
        'newly-failing': casesOf('newly-failing'),
        'newly-passing': casesOf('newly-passing'),
        'pass-rate': action_outputs_text(run.summaries['success']?.mean),
        'cost-usd': action_outputs_text(await sumCost(candidateFolder, log)),
        'run-path': (0,external_node_path_.relative)(workspace, candidateFolder),
        'comparison-path': (0,external_node_path_.relative)(workspace, files.comparison),
        'report-path': (0,external_node_path_.relative)(workspace, files.report),
    };
}
/** US dollars over all trials whose cost is known, re-runs too; null when none is. */
async function sumCost(folder, log) {
    const costOf = ({ scores }) => scores['cost.usd'];
    const reruns = await (0,read_confirmations/* readConfirmations */.T)(folder, { run: await (0,read_run/* readRun */.c)(folder), log, keep: costOf });
    const costs = reruns === null ? [] : [...reruns.trials];
    for await (const trial of (0,read_trials/* readTrials */.m)(folder, log))
        costs.push(costOf(trial));
    const known = costs.filter((cost) => cost !== undefined);
    return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0);
}
/** Ten significant digits, so that adding cents shows no binary noise. */
function action_outputs_text(value) {
    return value === null || value === undefined ? '' : String(Number(value.toPrecision(10)));
}

// EXTERNAL MODULE: ./build/app/announce.js
var announce = __webpack_require__(71729);
// EXTERNAL MODULE: ./build/app/announce/check-place.js
var check_place = __webpack_require__(17152);
// EXTERNAL MODULE: ./build/app/choose-chart-service.js + 3 modules
var choose_chart_service = __webpack_require__(69847);
// EXTERNAL MODULE: ./build/app/evaluate.js + 20 modules
var evaluate = __webpack_require__(513);
// EXTERNAL MODULE: ./build/app/report-run/add-label.js
var add_label = __webpack_require__(20999);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
;// CONCATENATED MODULE: ./build/app/report-run/extend-marker.js


/** The marker of a verdict's comment: with all that later measurements of the pull request want to know of this one. */
function extendMarker(marker, { comparison, history: { look, results }, hash, }) {
    const { run, attempt } = marker;
    const said = hash((0,fingerprint/* canonicalJson */.d)(gatherNews(comparison)))
        .replace(/^sha256:/, '')
        .slice(0, 12);
    const own = { run, attempt, word: comparison.verdict.word };
    return { ...marker, ...(look > 1 && { look }), said, results: [...results, own] };
}

// EXTERNAL MODULE: ./build/shell/github/comment-body.js
var comment_body = __webpack_require__(27861);
// EXTERNAL MODULE: ./build/shell/github/own-comments.js
var own_comments = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/app/announce/try-request.js
var try_request = __webpack_require__(50443);
;// CONCATENATED MODULE: ./build/app/report-run/find-history.js



/** The earlier measurements of a pull request. Where the comments cannot be read, there were none: the publisher says what is wrong. */
async function findHistory({ effects }, { marker, place }) {
    const own = 'kind' in place
        ? null
        : await (0,try_request/* tryRequest */.d)(effects.log, async () => (0,own_comments/* listOwnComments */.l)({ client: await effects.connect(), ...place }));
    return (0,comment_body/* readHistory */.Lu)((own ?? []).map(({ body }) => body), marker);
}

// EXTERNAL MODULE: ./build/app/report-run/keep-report.js
var keep_report = __webpack_require__(53417);
;// CONCATENATED MODULE: ./build/app/report-run/list-trace-scores.js


/**
 * The scores of the trials whose reply named its trace, one for each metric that has a better and a worse, as the trials were written.
 * Throws as `readRun` and `readTrials` do.
 */
async function* listTraceScores({ folder, hash, log, }) {
    const run = await (0,read_run/* readRun */.c)(folder);
    const told = new Set(run.metrics.flatMap(({ id, direction }) => (direction === 'neutral' ? [] : [id])));
    for await (const { case: caseId, trial, observation, scores } of (0,read_trials/* readTrials */.m)(folder, log)) {
        const trace = observation.status === 'ok' ? observation.reply.trace_id : undefined;
        if (trace === undefined || trace === '')
            continue;
        const comment = `${run.suite.name}, case ${caseId}, trial ${trial + 1}${describeCommit(run)}`;
        for (const [metric, value] of Object.entries(scores)) {
            if (!told.has(metric))
                continue;
            const id = hash(JSON.stringify(['goldenpair', run.suite.name, caseId, trial, metric, trace])).replace(/^.*:/, '');
            yield { id: id.slice(0, 32), trace_id: trace, name: nameScore(metric), value, comment };
        }
    }
}
/**
 * The name of a metric's score. Those of a judge's quality have the names that design document 002 gives them.
 * @example nameScore('quality.completeness') // 'quality_completeness'
 */
function nameScore(metric) {
    return metric === 'quality.average' ? 'quality_overall' : metric.replace(/^quality\./, 'quality_');
}
function describeCommit({ variant, commit }) {
    return `, variant ${variant}${commit === null ? '' : `, commit ${commit.slice(0, 7)}`}`;
}

;// CONCATENATED MODULE: ./build/app/report-run/tell-elsewhere.js

/** What is said outside of GitHub, where the workflow has given a channel or keys. */
function tellElsewhere({ inputs, github, effects, }, facts) {
    const { folder, news, isUnverified } = facts;
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
                scores: () => listTraceScores({ folder, hash, log }),
            },
        }),
    };
}

;// CONCATENATED MODULE: ./build/app/report-run.js
















/** Compares a measured run with its baseline, and tells everybody. */
async function reportRun(report) {
    const { request, suite, candidateFolder, baseline, ruleSet, announced } = report;
    const { inputs, github, outputFolder, effects } = request;
    const place = inputs.comment === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place;
    const history = announced?.history ?? (await findHistory(request, { marker: report.marker, place }));
    const { look } = history;
    const evaluation = await (0,evaluate/* evaluate */._)({
        candidateFolder,
        baseline,
        ...(ruleSet === null ? {} : { ruleSet }),
        failOn: inputs.failOn,
        ...(report.inference && { inference: report.inference }),
        outputFolder,
        details: inputs.commentDetails,
        charts: (0,choose_chart_service/* chooseChartService */.Z)(request, { suite, isFork: 'isFork' in report.place && report.place.isFork }),
        links: {
            ...(0,keep_report/* linkReport */.F)(github),
            repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
        },
        baselineBranch: github.defaultBranch,
        look: look > 1 ? look : null,
        ...(report.earlier && { history: report.earlier }),
        log: effects.log,
    });
    const concluded = await report.conclude?.(evaluation);
    const { files } = evaluation;
    const comparison = { ...evaluation.comparison, ...(concluded && { verdict: concluded.verdict }) };
    const headline = concluded?.headline ?? evaluation.report.headline;
    effects.log.info(`Verdict: ${(0,model_report/* plainHeadline */.r6)(headline)}`);
    const lost = await (0,keep_report/* keepReport */.k)(request, suite, Object.values(files));
    const marker = extendMarker(report.marker, { comparison, history, hash: effects.hash });
    const notes = [tellAttempts(marker.results.map(({ word }) => word)), concluded?.label ?? report.label, lost];
    const label = notes.filter((note) => note !== null).join(' ');
    const outcomes = await (0,publishers.publishReport)({
        comment: (0,add_label/* addLabel */.Y)(evaluation.comment, { label, headline: concluded?.headline ?? null }),
        summary: (0,add_label/* addLabel */.Y)(evaluation.summary, { label, headline: concluded?.headline ?? null }),
        // GitHub wants paths from the repository's root, the suite's are from the working directory.
        annotations: evaluation.annotations.map((one) => ({
            ...one,
            file: external_node_path_.posix.join(inputs.workingDirectory, one.file),
        })),
        outputs: await buildOutputs({
            comparison,
            files,
            candidateFolder,
            workspace: request.workspace,
            log: effects.log,
        }),
        marker,
        place,
        ...(concluded && { issue: concluded.issue }),
        ...tellElsewhere(request, {
            folder: candidateFolder,
            news: concluded?.news ?? null,
            isUnverified: report.isUnverified === true,
        }),
        ...(inputs.comment === 'on-change' && { quiet: { isNews: isNews(comparison) } }),
        ...(inputs.check &&
            announced !== undefined && {
            check: {
                place: (0,check_place/* checkPlace */.u)({ owner: github.owner, repo: github.repo, ...marker, run_url: github.runUrl }),
                id: announced?.pending.check_id ?? null,
                conclusion: concludeCheck(comparison.verdict),
                title: (0,model_report/* plainHeadline */.r6)(evaluation.report.headline),
            },
        }),
    }, effects);
    if (announced)
        (0,announce/* settle */.G)(request, announced, outcomes);
    return comparison.verdict;
}


/***/ }),

/***/ 20999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ addLabel)
/* harmony export */ });
/* harmony import */ var _core_render_inline_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37354);

/** Adds a line below the first, which is the verdict and may be another than that of the comparison; an empty one adds nothing. */
function addLabel(markdown, { label, headline }) {
    const [own = '', ...rest] = markdown.split('\n');
    const first = headline === null ? own : `### ${(0,_core_render_inline_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(headline)}`;
    return [first, ...(label === '' ? [] : [`> ${label}`]), ...rest].join('\n');
}


/***/ }),

/***/ 53417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ linkReport),
/* harmony export */   k: () => (/* binding */ keepReport)
/* harmony export */ });
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85450);
/* harmony import */ var _shell_github_enterprise_server_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61956);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56917);



/** Where a report points its reader to: the run, and its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl }) {
    return { run: runUrl, ...((0,_shell_github_enterprise_server_js__WEBPACK_IMPORTED_MODULE_0__/* .enterpriseHost */ .C)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_1__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be kept among the artifacts; the log says why.' : null;
}


/***/ })

};
