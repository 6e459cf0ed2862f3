export const id = 4815;
export const ids = [4815,8519,524];
export const modules = {

/***/ 99659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSecretPath),
/* harmony export */   s: () => (/* binding */ hideSecrets)
/* harmony export */ });
const HIDDEN = '(hidden)';
/** Whatever their names, the values in these are not for readers. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
/** `api_key` and `access_token` are, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token']);
/**
 * Whether what stands under a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
function isSecretPath(path) {
    return path.some((name, index) => {
        const words = name
            .replace(/([a-z\d])([A-Z])/g, '$1 $2')
            .toLowerCase()
            .split(/[^a-z\d]+/);
        const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase());
        return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '');
    });
}
const ASSIGNED = /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi;
/** Of a command line or a list: `--api-key abc`, `["--api-key","abc"]`. It looks back from the name's end: a line of dashes takes no time. */
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
/** Keys and tokens of well-known services, by their first letters. */
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g;
/**
 * A setting's text without what looks like a secret in it.
 * @example hideSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
function hideSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}


/***/ }),

/***/ 62436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ outlastOutage)
/* harmony export */ });
/** Beside what the client itself repeats. No try begins later than LAST_TRY_MS, and one that gets no answer takes half a minute. */
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
/**
 * Asks GitHub, and asks again for two minutes while the answer tells of an outage; gives the last answer.
 * @param describeOutage why an answer is an outage, as a clause; null when it is none
 */
async function outlastOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const waitMs of WAITS_MS) {
        const outage = describeOutage(answer);
        if (outage === null || clock.monotonicMs() - startMs + waitMs > LAST_TRY_MS)
            break;
        log.info(`${outage}: trying again in ${waitMs / 1000} s.`);
        await waitUnlessAborted(waitMs, wait, signal);
        answer = await ask();
    }
    return answer;
}
/** Whoever cancels the job has seconds until it is killed. */
async function waitUnlessAborted(ms, wait, signal) {
    signal.throwIfAborted();
    const ended = new AbortController();
    const aborted = new Promise((_, reject) => {
        const fail = () => reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
        signal.addEventListener('abort', fail, { once: true, signal: ended.signal });
    });
    try {
        await Promise.race([wait(ms), aborted]);
    }
    finally {
        ended.abort();
    }
}


/***/ }),

/***/ 58967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ asOutputError),
/* harmony export */   q9: () => (/* binding */ whyUnwritable),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   tQ: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99659);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


/** For what nobody is to hear of. */
const SILENT = {
    debug: () => undefined,
    info: () => undefined,
    notice: () => undefined,
    warning: () => undefined,
    error: () => undefined,
};
/** A server's text as one line, without the secrets that it was sent and may echo, nor what looks like one. */
function quoteLine(text, secrets) {
    return (0,_compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim();
}
const REASONS = {
    EACCES: 'permission to write there was denied',
    EDQUOT: 'the disk quota is exceeded',
    EEXIST: 'part of the path is a file',
    EFBIG: 'the file would exceed the allowed size',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link, or its links form a loop',
    ENOENT: 'nothing can be made there',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EPERM: 'permission to write there was denied',
    EROFS: 'the file system is read-only',
};
/** Why the system refuses to write a file, in words; null for every other error. */
function whyUnwritable(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const reason = whyUnwritable(error);
    return reason === null ? error : new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';
/** What its words mean. */
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';


/***/ }),

/***/ 10696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepBaseline: () => (/* binding */ keepBaseline),
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81136);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54157);
/* harmony import */ var _run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56067);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22604);
/* harmony import */ var _keep_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81263);
/* harmony import */ var _publish_report_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6503);








/** Mode `baseline`: measures the default branch and keeps the run, or the shard, for the comparisons of later pull requests. */
const runBaseline = async (request) => {
    const { github, workingDirectory } = request;
    warnWhereUnused(request);
    const checkout = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const plan = await (0,_run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .planCheckout */ .SH)(request, { mode: 'baseline', commit: checkout.sha });
    const { folder, run } = await (0,_run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .measureCheckout */ .rO)(request, plan);
    if (run.shard !== null)
        return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_5__/* .keepShard */ .W)(request, { folder, run, shard: run.shard });
    return keepBaseline(request, { suite: plan.name, folder, commit: checkout.sha });
};
/** Mode `pr` takes baselines of the default branch only; one from elsewhere would be measured for nothing. */
function warnWhereUnused({ github, effects }) {
    const { event, branch, defaultBranch } = github;
    const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch';
    if (isTrusted && branch !== null && branch === defaultBranch)
        return;
    effects.log.warning(`No pull request will use this baseline: it was measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, but only baselines measured by push, schedule or workflow_dispatch on ${defaultBranch ?? 'the default branch'} count.`);
}
/**
 * Reports a run of the default branch and uploads it, with the history, for the comparisons of later pull requests. An invalid run is not
 * kept: the older baseline says more.
 * @throws UserError `baseline-not-kept`, but not where no artifact can be kept at all
 */
async function keepBaseline(request, { suite, folder, commit }) {
    const { github, effects } = request;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .c)(folder);
    const stored = await (0,_keep_history_js__WEBPACK_IMPORTED_MODULE_6__/* .openHistory */ .jC)(request, suite);
    const verdict = await (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_7__.reportRun)({
        request,
        suite,
        candidates: [folder],
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        ruleSet: null,
        marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: null,
        earlier: (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_2__/* .toTrend */ .rK)(stored.rows, run.variant),
    });
    const isValid = verdict.word !== 'invalid';
    const row = (0,_keep_history_js__WEBPACK_IMPORTED_MODULE_6__/* .makeRow */ .xG)(request, { ...run, mode: 'baseline' }, isValid ? {} : { verdict: verdict.word });
    if (!isValid)
        effects.log.warning('This run is invalid, so it was not kept as a baseline.');
    const kept = await (0,_keep_history_js__WEBPACK_IMPORTED_MODULE_6__/* .keepRun */ .Xz)(request, { suite, folder, isValid, stored, row });
    if (kept.kind === 'unsupported')
        effects.log.warning('No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.');
    if (isValid && kept.kind === 'failed')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ }),

/***/ 81263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ keepRun),
/* harmony export */   jC: () => (/* binding */ openHistory),
/* harmony export */   tw: () => (/* binding */ hasHistory),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_outlast_outage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62436);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54157);
/* harmony import */ var _run_action_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93738);
/* harmony import */ var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95098);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44504);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22604);











/** Uploads a run of the default branch with the history of all runs that are known, this one last. */
async function keepRun(request, { suite, folder: own, isValid, stored, row }) {
    // A second attempt replaces the artifact of the first, which may hold a better run.
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .fileSize */ .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_FILE */ .C);
    const rows = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(history, (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .writeHistory */ .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_7__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineArtifactName */ .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
/** A measured run as its line of the history. */
function makeRow({ github }, run, outcome) {
    const measured = Object.entries(run.summaries).filter(([, { applicable }]) => applicable > 0);
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        mode: run.mode,
        run_id: run.run_id,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        values: Object.fromEntries(measured.map(([id, { mean }]) => [id, mean])),
        ...outcome,
        spent_usd: run.spent_usd,
        known: 1,
    };
}
/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
/**
 * What earlier runs of the suite have left; the log warns where it gets lost.
 * @param tellProblem says that nothing could be read
 */
async function openHistory(request, suite, tellProblem = request.effects.log.warning) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] };
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'earlier');
    const stored = await (0,_github_outlast_outage_js__WEBPACK_IMPORTED_MODULE_8__/* .outlastOutage */ .O)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .L)({ suite, folder, home: (0,_run_action_request_js__WEBPACK_IMPORTED_MODULE_9__/* .artifactsHome */ .l)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .countLostRows */ .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
/** Whether nights know of each other: they do by the artifacts of earlier runs, which a GitHub Enterprise Server does not have. */
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .enterpriseHost */ .C0)(github.serverUrl) === null;
}


/***/ }),

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

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ }),

/***/ 2491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations),
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87855);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95577);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/**
 * The re-runs that are recorded in a run's folder, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .sS)(path, log)) {
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
        };
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    const seal = () => ({ folder, files: { 'confirmations.jsonl': lines.digest() } });
    return { append: write, stop: write, seal, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ })

};
