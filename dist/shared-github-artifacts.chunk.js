export const id = 3544;
export const ids = [3544];
export const modules = {

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

/** The job's log. Lines may carry text of targets and artifacts, which must neither become a command of the runner nor an escape that a log obeys. */
function createActionLog({ debug, info, notice, warning, error }) {
    return {
        debug: (message) => debug((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        info: (message) => info(disarmCommands((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message))),
        notice: (message) => notice((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        warning: (message) => warning((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        error: (message) => error((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
    };
}
/**
 * Text that the runner takes for text: it reads `::name::` at the start of a line and `##[name]` anywhere as a command.
 * @example disarmCommands('::add-path::/tmp/evil') // ': :add-path::/tmp/evil'
 */
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}


/***/ }),

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
/* harmony export */   IN: () => (/* binding */ failureArtifactName),
/* harmony export */   M: () => (/* binding */ suiteOfFailureArtifact),
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
/* harmony export */   RX: () => (/* binding */ experimentArtifactName),
/* harmony export */   ZM: () => (/* binding */ demandArtifacts),
/* harmony export */   gj: () => (/* binding */ suiteOfShardArtifact),
/* harmony export */   hF: () => (/* binding */ baselineArtifactName),
/* harmony export */   j: () => (/* binding */ suiteOfExperimentArtifact),
/* harmony export */   m5: () => (/* binding */ reportArtifactName),
/* harmony export */   nV: () => (/* binding */ suiteOfRunArtifact),
/* harmony export */   nc: () => (/* binding */ runArtifactName),
/* harmony export */   u9: () => (/* binding */ shardArtifactName),
/* harmony export */   wn: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
/** Why a suite could not be measured, for the job that comments. */
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
/** The suite of a measured run's artifact, or null when the name is another artifact's. */
function suiteOfRunArtifact(name) {
    return /^goldenpair-run-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a measured shard's artifact, or null when the name is another artifact's. Its run.json says which shard it is. */
function suiteOfShardArtifact(name) {
    return /^goldenpair-shard-\d{1,4}-of-\d{1,4}-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of an experiment's artifact, or null when the name is another artifact's. */
function suiteOfExperimentArtifact(name) {
    return /^goldenpair-experiment-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a failure's artifact, or null when the name is another artifact's. */
function suiteOfFailureArtifact(name) {
    return /^goldenpair-failure-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, name, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listArtifactsForRepo(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
async function listRunArtifacts({ client, owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, run_id: runId, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listWorkflowRunArtifacts(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found;
}
function readArtifact(artifact) {
    const run = artifact.workflow_run;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        expiresAt: artifact.expires_at ? new Date(artifact.expires_at) : undefined,
        run: run?.id === undefined
            ? null
            : {
                id: run.id,
                headRepositoryId: run.head_repository_id ?? null,
                headBranch: run.head_branch ?? null,
                headSha: run.head_sha ?? '',
            },
    });
}
/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
/** What goes through artifacts, and what to do without. */
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
/** Answers that stay the same. Of rate limits, 429 is one, the other plugin decides: who is to wait and asks again is locked out longer. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451];
/** GitHub itself gives up on a request after ten. */
const ANSWER_MS = 30_000;
/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
async function createClient({ token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS, }) {
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
    // What a runner behind a proxy needs: Node's own fetch does not read https_proxy.
    const proxied = defaults.request?.fetch;
    const GitHub = Octokit.plugin(retry, throttling);
    return new GitHub({
        ...getOctokitOptions(token),
        baseUrl: apiUrl,
        request: {
            ...defaults.request,
            fetch: refusePages(fetchInTime(typeof proxied === 'function' ? proxied : fetch, answerMs)),
        },
        log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
        // The plugin's queues are shared by all clients of a process with the same id.
        throttle: {
            id: apiUrl,
            ...queues,
            retryAfterBaseValue: secondMs,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: REFUSALS },
    });
}
/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
function refusePages(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
        if (!isPage)
            return response;
        await response.body?.cancel();
        const asked = input instanceof Request ? input.url : String(input);
        // A redirect may have led to a login of another host.
        throw new _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PageAnswer */ .mE(new URL(response.url || asked).host);
    };
}
/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
function fetchInTime(fetch, limitMs) {
    return async (input, init) => {
        const late = new AbortController();
        const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' });
        const timer = setTimeout(() => late.abort(error), limitMs);
        try {
            const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])]);
            const response = await fetch(input, { ...init, signal });
            const isJson = /json/.test(response.headers.get('content-type') ?? '');
            return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response;
        }
        finally {
            clearTimeout(timer);
        }
    };
}


/***/ }),

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
function whyUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
/** Tells the kinds of failures apart. */
function classifyFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return 'other';
    if (!isAnswered || status >= 500 || isRateLimit(status, message))
        return 'outage';
    if (status === 401 || status === 403)
        return 'forbidden';
    return status === 404 || status === 410 ? 'gone' : 'other';
}
const isRateLimit = (status, message) => status === 429 || /rate limit|abuse/i.test(message);
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (isRateLimit(status, message))
        return `GitHub's rate limit was reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token lacks the permission (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ }),

/***/ 15704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ refuseToWriteOut),
/* harmony export */   q2: () => (/* binding */ refuseToReadOut)
/* harmony export */ });
/* unused harmony export findLinkOut */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
function findLinkOut(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(whole);
    let at = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, whole).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const folder = at;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part);
        const isLink = readsAsLink(at);
        if (isLink === null)
            return null;
        if (!isLink)
            continue;
        const checkout = findCheckout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        if (checkout === null)
            continue;
        const target = realTarget(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
function readsAsLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null;
    }
    catch {
        return null;
    }
}
/** Null where it leads nowhere, or in a circle. */
function realTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
/** Whether a path is in a folder, or is the folder. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
function refuseToReadOut(path, shown = path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-unreadable', { path: shown, reason });
}
/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
function refuseToWriteOut(path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('output-unwritable', { path, reason });
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 38166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   NV: () => (/* binding */ fillReportUrl),
/* harmony export */   Sd: () => (/* binding */ checkReportUrl)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

/** What a template of `report-url` may name. */
const PLACEHOLDERS = ['suite', 'run', 'place'];
/**
 * Checks the template of the address that a report gets where it is published.
 * @throws UserError `input-invalid`
 */
function checkReportUrl(template) {
    const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !PLACEHOLDERS.some((one) => one === name));
    const filled = fillReportUrl(template, { suite: 's', run: '1', place: 'run-1' });
    const isAddress = URL.canParse(filled) && /^https?:\/\/[^\s@]+$/.test(filled) && !filled.includes('#');
    if (unknown === undefined && isAddress)
        return template;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', {
        name: 'report-url',
        got: template,
        expected: 'an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/, with no other placeholder than {run}',
        suggestion: null,
    });
}
/** The address of a report: every placeholder filled, so that no name can leave its place in the path. */
function fillReportUrl(template, facts) {
    return template.replace(/\{(suite|run|place)\}/g, (_, name) => encodeURIComponent(facts[name]));
}
/**
 * The folder of a site that a report belongs into: a pull request has one that its next report replaces, all else one a workflow run.
 * @example placeOf({ runId: 400 }, 12) // 'pr-12'
 */
function placeOf({ runId }, pullRequest) {
    return pullRequest === null ? `run-${runId}` : `pr-${pullRequest}`;
}


/***/ }),

/***/ 98194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15704);



/** The two files of a run folder (docs/command-line.md#files). */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';
/** Size in bytes of a regular file, null when there is none. Throws `file-unreadable` behind a link that leads out of the checkout. */
async function fileSize(path) {
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseToReadOut */ .q2)(path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return found.isFile() ? found.size : null;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return null;
        throw error;
    }
}


/***/ })

};
