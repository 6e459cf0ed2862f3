export const id = 8574;
export const ids = [8574,8896];
export const modules = {

/***/ 98502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _github_action_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50741);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44288);
/* harmony import */ var _modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64837);





/**
 * The Action's `post` step: takes back what the Action has announced and not reported. It runs when the job was cancelled and when the
 * Action's own process was killed too, so a pull request never says for ever that it is being measured.
 */
async function main() {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const pending = (0,_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__/* .readPendingReport */ .qF)(core.getState(_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__/* .PENDING_STATE */ .gK));
    if (pending === null)
        return;
    const log = (0,_github_action_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createActionLog */ .r)(core);
    const token = core.getInput('github-token');
    core.setSecret(token);
    const apiUrl = process.env['GITHUB_API_URL'] || 'https://api.github.com';
    const connect = () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createClient */ .U)({ token, apiUrl, log });
    await (0,_modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__/* .withdraw */ .n)({ connect, wait: async (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms), log }, pending, 'ended');
}


/***/ }),

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   Cv: () => (/* binding */ formatPInWords),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vG: () => (/* binding */ moneyDecimals)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * A whole number.
 * @example formatCount(1240) // '1 240'
 */
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/**
 * "3 of 40 cases", "the only case".
 * @example partOf(1, 2, 'case') // '1 of 2 cases'
 */
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = formatNumber(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

/**
 * The job's log over the commands of @actions/core, of which all but `info` encode their text themselves. Lines may carry text of targets and artifacts, which must neither become a command of
 * the runner nor an escape that a log obeys.
 */
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
/** Reads the suite off the name of an artifact of one kind; null when the name is another artifact's. */
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
/** Its run.json says which shard it is. */
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
async function listRunArtifacts({ client, owner, repo, runId }) {
    return listPages(async (page) => client.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }));
}
async function listPages(ask) {
    const artifacts = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await ask({ per_page: PER_PAGE, page });
        artifacts.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return artifacts;
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
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
async function createClient(input) {
    const { token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS } = input;
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

/***/ 91047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ MAX_ARCHIVE_BYTES),
/* harmony export */   b: () => (/* binding */ downloadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _read_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98722);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49396);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19695);









/** The limit of a packed archive. A run of 100,000 trials is some 50 MB packed. */
const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
const ATTEMPTS = 2;
/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip, and GitHub's
 * refusal
 */
async function downloadArtifact(request) {
    const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES } = request;
    if (artifact.bytes > maxArchiveBytes)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(folder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'goldenpair-'));
    const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'artifact.zip');
    try {
        const archiveBytes = await fetchArchive(request, { archive, maxArchiveBytes });
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .extractZip */ .JE)({ archive, folder, archiveBytes });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
    }
}
/** Stores the archive and counts its bytes; once more where the connection breaks in between, or stands still. */
async function fetchArchive({ client, owner, repo, artifact, silenceMs }, { archive, maxArchiveBytes }) {
    for (let attempt = 1;; attempt += 1) {
        const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' };
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const { data } = await client.request(route, { ...place, request: _stream_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .AS_STREAM */ .Mk });
        try {
            return await store((0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .streamAnswer */ .xP)(data, silenceMs), archive, maxArchiveBytes);
        }
        catch (error) {
            if (!(error instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_7__/* .AnswerCut */ .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
}
async function store(source, path, maxBytes) {
    if (source === null)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb('GitHub sent no archive');
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path);
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(source, (0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .limitBytes */ .Z7)(maxBytes, () => new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is more than ${maxBytes} bytes`)), file);
    return file.bytesWritten;
}


/***/ }),

/***/ 98722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip),
/* harmony export */   eA: () => (/* binding */ readZipTexts)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19695);






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
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        // yauzl has refused absolute names, backslashes and "..".
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const stream = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(stream, (0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .watchBytes */ .zq)(count), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
    });
}
/** Counts the bytes that an archive unpacks to; throws where they are too many. */
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (length) => {
        bytes += length;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
/** Reads the entries of an archive one after the other. */
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        try {
            if (zip.entryCount > maxEntries)
                throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${maxEntries}`);
            for await (const entry of zip.eachEntry())
                await use(zip, entry);
        }
        finally {
            zip.close();
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
/** The number of Zstandard among the methods of compression: APPNOTE.TXT 6.3.10, 4.4.5. */
const ZSTANDARD = 93;
/**
 * Reads entries of a zip of unknown origin as UTF-8, one after the other and without writing anything, counting the bytes that really come
 * out. Entries may be compressed by Zstandard.
 * @throws ZipRefused as `extractZip`, and for an entry that is no UTF-8 or compressed in another way
 */
async function readZipTexts({ archive, archiveBytes, limits, wants, use }) {
    const count = startCount(archiveBytes, limits);
    const names = new Set();
    await eachEntry(archive, limits, async (zip, entry) => {
        if (!wants(entry.fileName))
            return;
        const name = JSON.stringify(entry.fileName.slice(0, 100));
        const reason = names.has(entry.fileName)
            ? `${name} is in it twice`
            : entry.uncompressedSize > limits.maxEntryBytes
                ? `${name} has ${entry.uncompressedSize} bytes, more than ${limits.maxEntryBytes}`
                : refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        names.add(entry.fileName);
        const unpacked = await readEntry(zip, entry, count);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_4__ && node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        use(entry.fileName, decode(name, unpacked));
    });
}
async function readEntry(zip, entry, count) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const stream = await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {});
    if (isZstandard)
        count(entry.uncompressedSize);
    const chunks = [];
    for await (const chunk of stream) {
        if (!isZstandard)
            count(chunk.length);
        chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isZstandard)
        return bytes;
    const { decompress } = await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339));
    // Into room of the size that the zip says and was counted: whatever window the data asks for, it gets no more.
    return decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}
function decode(name, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new ZipRefused(`${name} is not UTF-8 text`, { cause: error });
    }
}


/***/ }),

/***/ 88328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ findWorkflow),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile),
/* harmony export */   u4: () => (/* binding */ listRepositoryFiles),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86349);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);



/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
async function readDefaultBranch(workingDirectory) {
    const read = async (...args) => (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workingDirectory, args).catch(() => null))?.trim() ?? null;
    const remote = await read('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await read('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await read('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}
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
/** More folders are not asked for. */
const MOST_FOLDERS = 50;
/**
 * The files below a folder at a commit, by their paths from there, sorted; links are left out. Null where there are more than 50 folders. Throws
 * GitHub's refusal, which is 404 where there is no such folder.
 * @param enters whether a folder, named from there, is looked into
 */
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MOST_FOLDERS)
            return null;
        const folder = folders[asked] ?? '';
        const { data } = await client.rest.repos.getContent({ owner, repo, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, folder), ref });
        if (!Array.isArray(data))
            return null;
        for (const { name, type } of data) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name);
            if (type === 'file')
                files.push(inner);
            else if (type === 'dir' && enters(inner))
                folders.push(inner);
        }
    }
    return files.sort();
}
/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
async function findWorkflow(input) {
    const { client, owner, repo, runId } = input;
    try {
        const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId });
        return data.workflow_id;
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error)?.status === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 19695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ AS_STREAM),
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   xP: () => (/* binding */ streamAnswer),
/* harmony export */   zq: () => (/* binding */ watchBytes)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);


/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000;
/** A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind. */
const AS_STREAM = { parseSuccessResponseBody: false };
/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        // Ends a connection that is still open; one that broke refuses.
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerCut */ .R2(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
/** Passes chunks on through a pipeline; `see` gets the length of each, and ends it by what it throws. */
function watchBytes(see) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            see(chunk.length);
            yield chunk;
        }
    };
}
/** Passes chunks on through a pipeline, and ends it where they are more than `maxBytes`. */
function limitBytes(maxBytes, refuse) {
    let bytes = 0;
    return watchBytes((length) => {
        bytes += length;
        if (bytes > maxBytes)
            throw refuse();
    });
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile(input) {
    const { path, shown = path, maxBytes } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellOther` hears of them and of the folders.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}
/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody was quicker.
        if (!isFolder(path))
            throw error;
    }
}
/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough(input, work) {
    const { items, concurrency, signal: outer } = input;
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
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
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
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

/***/ 25727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ describeRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16279);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27866);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90178);







/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(parts) {
    const { input, arm, index, suite, selected, cases, variant, judge } = parts;
    const { name, version, file, directory } = suite;
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .completePricing */ .Mr)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
        session_id: input.session_id,
        mode: input.mode,
        suite: { name, version, file, ...(directory !== undefined && { directory }) },
        variant: arm.variant,
        commit: arm.commit === undefined ? input.commit : arm.commit,
        dirty: (arm.commit === undefined && input.isDirty) || undefined,
        branch: arm.branch === undefined ? input.branch : arm.branch,
        started_at: input.clock.now().toISOString(),
        finished_at: null,
        seed: input.seed,
        seed_offset: arm.seedOffset || undefined,
        trials_per_case: arm.trials,
        subset: input.subset,
        shard: input.shard ?? null,
        settings: {
            k: [...suite.k],
            primary_k: suite.primary_k,
            success: suite.success,
            scoring: suite.scoring,
            judge: suite.judge,
            mock: variant.target.mock,
            replayed: replays || undefined,
            alpha: suite.alpha,
            min_scored_share: suite.min_scored_share,
            zero_tolerance: suite.zero_tolerance,
            inference: suite.inference,
            deterministic,
            target: { type, options, settings, setup, traces },
            declared: variant.declared && [...variant.declared],
            sources: variant.sources && [...variant.sources],
            controlled: { ...suite.controlled },
            concurrency: input.suite.concurrency,
            timeout_seconds: suite.timeout_seconds,
            retries: input.suite.retries,
        },
        pricing,
        environment: {
            node: process.version,
            os: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)()} ${process.arch}`,
            runner: input.env['RUNNER_NAME'] ?? null,
        },
        fingerprints: {
            ...fingerprintRun({ suite, cases: selected, variant, metrics: input.metrics, pricing, corpus: null }),
            judge: judge?.fingerprint,
        },
        judge: judge?.facts,
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        deleted_cases: suite.deleted_cases?.length ? [...suite.deleted_cases] : undefined,
        base_forms: suite.base_forms?.length ? [...suite.base_forms] : undefined,
        gates: [...suite.gates],
        metrics: input.metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .metricFacts */ .gt),
        counts: null,
        summaries: {},
    };
}
const hash = (value) => (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}
/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
function fingerprintRun(parts) {
    const { suite, cases, variant, metrics, pricing, corpus } = parts;
    const { gates, alpha, min_scored_share, zero_tolerance } = suite;
    return {
        suite: fingerprintSuite(suite, cases),
        gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
        target: hash({ target: variant.target, controlled: suite.controlled }),
        metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintMetrics */ .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 90243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25727);






/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    ...['run_id', 'session_id', 'started_at', 'finished_at', 'environment', 'cases', 'counts', 'summaries', 'stopped'],
    ...['spent_usd', 'shard.index', 'code_quality.review', 'fingerprints.models', 'fingerprints.judge_models'],
]);
/** Each shard finds main for itself, and plans by the run that it finds: the union takes each case as its own shard planned it. */
const OWN_IN_ROUNDS = new Set(['plan.classes', 'plan.gates', 'trials_per_case']);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality', 'plan']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    const isOwn = (key) => OWN.has(key) || (run.plan !== undefined && OWN_IN_ROUNDS.has(key));
    return new Map(traits.filter(([key]) => !isOwn(key)).map(([key, value]) => [key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintSuite */ .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .selectShard */ .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


/***/ }),

/***/ 52545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V_: () => (/* binding */ canonicalModelName),
/* harmony export */   gW: () => (/* binding */ normalizeModelName),
/* harmony export */   qe: () => (/* binding */ isFreeModel)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50287);

/** Those of LiteLLM, LangChain and pydantic-ai. Anything else before a colon belongs to the name: Ollama's `qwen2.5:7b` is never `7b`. */
const PROVIDER_BEFORE_COLON = /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/;
/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/;
const BEDROCK_VENDOR = /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;
/** Newer ids have no colon: `anthropic.claude-opus-4-6-v1`. Without a vendor `-v3` is part of a name such as `deepseek-v3`. */
const VERSION_BEHIND_VENDOR = /-v\d+$/;
/**
 * Variants that OpenRouter bills as the model itself: https://openrouter.ai/docs/guides/routing/model-variants/overview.
 * Others (`:extended`, `:online`, `:batch`) have prices of their own.
 */
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/;
const FREE = /\/.*:free$/;
/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without OpenRouter's `:nitro` and the like; without what stands before its last `/` and without a known
 * provider before `:`; without Bedrock's region, vendor and version; without a date or `-latest` at its end; with dots and spaces
 * written as dashes, and Claude's family before its number, if that fits one name only. A `:free` model is never the paid one.
 * @example normalizeModelName('us.anthropic.claude-opus-4-5-20251101-v1:0', ['claude-opus-4-5']) // 'claude-opus-4-5'
 */
function normalizeModelName(model, known) {
    const forms = shorterForms(lowerCase(model));
    for (const form of forms) {
        const hit = known.find((name) => lowerCase(name) === form);
        if (hit !== undefined)
            return hit;
    }
    const dashed = inOneSpelling(forms.at(-1) ?? '');
    const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed);
    return only !== undefined && second === undefined ? only : null;
}
/** Whether a model costs nothing by its name: a `vendor/model:free` of OpenRouter. */
function isFreeModel(model) {
    return FREE.test(lowerCase(model));
}
/**
 * One spelling for every way of writing the same priced name, dates kept: lower case, no provider, dashes.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
function canonicalModelName(model) {
    return withDashes(withoutProvider(lowerCase(model)));
}
function lowerCase(name) {
    return name.trim().toLowerCase();
}
function shorterForms(written) {
    const sold = written.replace(SAME_PRICE, '$1');
    const bare = withoutProvider(sold);
    const anywhere = bare.replace(BEDROCK_REGION, '');
    const own = anywhere.replace(BEDROCK_VENDOR, '');
    const version = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProviderVersion */ .J)(own);
    const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '');
    return [written, sold, bare, anywhere, own, dated, (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedModelName */ .a)(dated)];
}
function withoutProvider(name) {
    return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '');
}
function withDashes(name) {
    return name.replace(/[.\s]+/g, '-');
}
/** Anthropic wrote `claude-3-5-haiku` before it wrote `claude-haiku-4-5`, and calls `claude-sonnet-4` also `claude-sonnet-4-0`. */
function inOneSpelling(name) {
    return withDashes(name)
        .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
        .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1');
}


/***/ }),

/***/ 68674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ costAtPrice),
/* harmony export */   Dc: () => (/* binding */ costOfReply),
/* harmony export */   KQ: () => (/* binding */ billsOf),
/* harmony export */   Mr: () => (/* binding */ completePricing),
/* harmony export */   QR: () => (/* binding */ statesOwnCost),
/* harmony export */   iZ: () => (/* binding */ priceByBase),
/* harmony export */   jQ: () => (/* binding */ costOfTokens),
/* harmony export */   vk: () => (/* binding */ findPrice)
/* harmony export */ });
/* unused harmony export DEFAULT_PRICING */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19784);
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52545);



/**
 * The calls that a reply is to be paid for, in order, at least one: every attempt, those that were given up too. Without attempts, or
 * where they name one model and tier and say nothing of tokens, it is the reply's own `usage`, which is that of all attempts.
 * `model` of the reply is the one that answered, so the last attempt may leave it out.
 * @example billsOf({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
function billsOf(reply) {
    const attempts = reply.attempts ?? [];
    const whole = wholeBill(reply);
    if (whole !== null)
        return [whole];
    return attempts.map((attempt, index) => ({
        ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
        ...attempt,
    }));
}
/** Whether the target states a cost itself, of the reply or of an attempt: such a cost follows the prices of its day. */
function statesOwnCost(reply) {
    return reply.cost_usd !== undefined || billsOf(reply).some((bill) => bill.cost_usd !== undefined);
}
/** The reply as one call, or null where its attempts must be paid one by one. */
function wholeBill({ attempts = [], usage, model, planner }) {
    const [first, ...others] = attempts;
    const tier = planner?.route;
    const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) };
    if (first === undefined)
        return own;
    if (attempts.some(saysWhatItUsed))
        return others.length === 0 ? { ...own, ...first } : null;
    const isAlike = others.every((other) => (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier));
    return isAlike ? { ...own, ...first } : null;
}
function saysWhatItUsed({ input_tokens: input, output_tokens: output, cost_usd: cost }) {
    return input !== undefined || output !== undefined || cost !== undefined;
}
/**
 * The price of the tokens of a model or of its route tier, or null. With `mode: tier` the tier's alone counts; else the model's does,
 * and the tier's only where the list knows no price for the model. A tier has one price for input and output. A `:free` model costs
 * nothing, unless the list has a price for that very name.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
function findPrice(source, pricing) {
    return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing);
}
function findModelPrice({ model }, { models }) {
    const name = model === undefined ? null : (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, Object.keys(models));
    const price = name === null ? undefined : models[name];
    if (name !== null && price !== undefined)
        return { by: 'model', name, price };
    return model !== undefined && (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isFreeModel */ .qe)(model)
        ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
        : null;
}
function findTierPrice({ route_tier: name }, { route_tiers: rates = {} }) {
    const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined;
    return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } };
}
/**
 * The price list that a change is judged by: its base's, and for models (under any spelling or with any date) and route tiers that the
 * base has no price for, the change's own. So a change can bring a new model with its price, but not a new price for a model, nor
 * another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
function priceByBase(base, head) {
    const known = Object.keys(base.models);
    const fresh = Object.entries(head.models);
    const unpriced = fresh.filter(([model]) => (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, known) === null);
    const tiers = { ...head.route_tiers, ...base.route_tiers };
    return {
        ...base,
        models: { ...Object.fromEntries(unpriced), ...base.models },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
/**
 * What tokens cost in US dollars; none cost nothing, whoever was to be paid for them. Unscored where no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
function costOfTokens({ model, ...usage }, pricing) {
    if (usage.input_tokens === 0 && usage.output_tokens === 0)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(0);
    return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing);
}
/**
 * The prices that docs/sources.md names, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
const DEFAULT_PRICING = {
    as_of: 'undated (docs/sources.md)',
    models: {
        'claude-haiku-3-5': { input: 0.8, output: 4 },
        'claude-haiku-4-5': { input: 0.8, output: 4 },
        'claude-opus-4-5': { input: 15, output: 75 },
        'claude-sonnet-4': { input: 3, output: 15 },
        'gpt-4o': { input: 5, output: 15 },
        'gpt-4o-mini': { input: 0.15, output: 0.6 },
        'gpt-5-mini': { input: 0.25, output: 2 },
    },
    /** Only where a suite prices by tier: what an unknown model of some tier costs is not known. */
    route_tiers: { local: 0, api: 2, codex: 10 },
};
/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are filled up only with `mode: tier`.
 * Completing twice changes nothing.
 */
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V_));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has((0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V_)(model)));
    const isByTier = own.mode === 'tier';
    const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers };
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        ...(isByTier && { mode: 'tier' }),
        models: { ...own.models, ...Object.fromEntries(missing) },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
const TOKENS_PER_PRICE = 1_000_000;
/** Names of models and route tiers come from the target and are repeated in a reason. */
const NAME_LENGTH = 80;
/**
 * What one reply cost in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the price of
 * its tokens, as `findPrice` says. `cached_tokens` are the part of `input_tokens` that the provider read from a cache; a cached price
 * of 0 or none means unknown, and they then cost as much as other input. Unscored when a price or a token count is missing:
 * a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
const costOfReply = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberLast */ .m)((reply, pricing) => {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(reply.cost_usd);
    const bills = billsOf(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(dollars);
});
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)('the target reported no output tokens');
    const known = findPrice(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(costAtPrice({ input, output, cached }, known.price));
}
/** What tokens cost in US dollars at a price; those read from a cache are a part of the input. */
function costAtPrice({ input, output, cached }, price) {
    // A cached price of 0 or none means unknown.
    const cachedPrice = price.cached || price.input;
    return ((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE;
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}


/***/ }),

/***/ 16279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gt: () => (/* binding */ metricFacts),
/* harmony export */   lP: () => (/* binding */ describeDefaultMargin),
/* harmony export */   or: () => (/* binding */ fingerprintMetrics),
/* harmony export */   pC: () => (/* binding */ describeRange)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);


/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
function describeRange(input) {
    const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input;
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    const facts = [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        kind === 'binary' && 'binary',
        scale === 'log-ratio' && 'compared as a ratio (log scale)',
        per_run !== undefined && 'one figure of the whole run',
        measured_on !== undefined && `one number of ${measured_on === 'table' ? 'a table' : 'the source code'}`,
        environment === 'bound' && 'bound to the machine',
    ];
    return facts.filter((fact) => fact !== false).join('; ');
}
/**
 * The margin of a gate that gives none, likewise.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 where the baseline is 0'
 */
function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }) {
    if (margin === undefined)
        return 'None';
    if (margin.kind === 'absolute')
        return `${margin.value} absolute`;
    const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`;
    return absolute === undefined ? relative : `${relative}; ${absolute} where the baseline is 0`;
}
/** What is stored of a metric in `run.json`: its facts without its functions. */
function metricFacts(metric) {
    const keys = _model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI.keyof().options;
    return Object.fromEntries(keys.flatMap((key) => (metric[key] === undefined ? [] : [[key, metric[key]]])));
}
/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(metricFacts(metric)) : metric.definition)]));
}


/***/ }),

/***/ 19784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rememberLast)
/* harmony export */ });
/**
 * The same function, but asked again for what it was asked last it gives the same answer without another look: the metrics of a trial
 * ask the same in a row, and a hundred spans take long to go through. What is asked for must not change in between.
 */
function rememberLast(compute) {
    let last = null;
    return (...asked) => {
        if (last === null || !isSame(last.asked, asked))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
}
function isSame(one, other) {
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}


/***/ }),

/***/ 27866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ shortenHashes),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with object keys sorted and `undefined` members left out, so that equal values give equal text.
 * @example canonicalJson({ b: 1, a: [undefined, 2] }) // '{"a":[null,2],"b":1}'
 */
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    let members = '';
    if (Array.isArray(value)) {
        if (value.every((item) => typeof item === 'string'))
            return JSON.stringify(value);
        for (const item of value)
            members += `${members === '' ? '' : ','}${canonicalJson(item)}`;
        return `[${members}]`;
    }
    const fields = value;
    // Without an order of its own, `sort` goes by code units, the same in every locale.
    for (const key of Object.keys(fields).sort()) {
        const member = fields[key];
        if (member !== undefined)
            members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
    }
    return `{${members}}`;
}
/** Hashes in a text, by their first twelve digits, which tell them apart. */
function shortenHashes(text) {
    return text.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
}


/***/ }),

/***/ 44960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ combineScores),
/* harmony export */   c7: () => (/* binding */ unscored),
/* harmony export */   i1: () => (/* binding */ scoredOr),
/* harmony export */   lD: () => (/* binding */ scored),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}
/** A value that may be missing, with the reason that stands in its place. */
function scoredOr(value, reason) {
    return value === undefined || value === null ? unscored(reason) : scored(value);
}
/** A value, or as text why there is none. */
function scoreOf(value) {
    return typeof value === 'string' ? unscored(value) : scored(value);
}
/**
 * What some scores make together; unscored with the reason of the first that is.
 * @example combineScores([scored(3), scored(4)], (a, b) => a / b) // scored 0.75
 */
function combineScores(scores, combine) {
    const missing = scores.find((score) => score.kind === 'unscored');
    if (missing !== undefined)
        return missing;
    const values = scores.map((score) => (score.kind === 'scored' ? score.value : NaN));
    return scoreOf(combine(...values));
}


/***/ }),

/***/ 50287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutProviderVersion),
/* harmony export */   a: () => (/* binding */ undatedModelName)
/* harmony export */ });
const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/;
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/;
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/;
/**
 * A model's name without its version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514`
 * and `-001`, Bedrock's `-v1:0`. A tag is no version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
function undatedModelName(name) {
    return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1');
}
/**
 * A model's name without what Bedrock and Vertex add behind its date. Vertex writes the date itself behind `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
function withoutProviderVersion(name) {
    return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '');
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

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   kA: () => (/* binding */ keepReport)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55156);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49396);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84324);
/* harmony import */ var _measure_run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90243);
/* harmony import */ var _request_report_url_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68451);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(98194);















/**
 * Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. Throws `suite-name-taken` where another
 * suite of this workflow run has the name.
 */
async function keepFiles(request, name, folder, files) {
    const { inputs, effects } = request;
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, file));
    const own = files.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
    const path = own === undefined ? null : await readSuitePath(own);
    const findOther = async () => (path === null ? null : findOtherSuite(request, name, path));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays, findOther });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'taken':
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
/** The path of a run's suite from the root of the repository; null where the file does not say. */
async function readSuitePath(file) {
    try {
        const { suite } = headSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
        return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(suite.directory ?? '', suite.file);
    }
    catch {
        return null;
    }
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_13__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_13__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_13__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_13__.string().optional() }) });
/** The path of the suite whose run an artifact of this workflow run holds, where it is not the given one; null where GitHub does not give it. */
async function findOtherSuite({ github, outputFolder, effects }, name, own) {
    const { owner, repo, runId } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const client = await effects.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunArtifacts */ .NG)({ client, owner, repo, runId });
        const artifact = listed.find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder });
        const runs = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder, () => true);
        const run = runs.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteLine */ .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb) && (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_5__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        effects.log.info(`Whose artifact ${name} is could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
/** The result of a stage. Where it fails, what is there by then is kept before the failure goes on. */
async function keepOnFailure(stage, keep) {
    try {
        return await stage;
    }
    catch (error) {
        await keep();
        throw error;
    }
}
/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_12__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_report_url_js__WEBPACK_IMPORTED_MODULE_14__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28896);
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
    const isCommented = !('kind' in place) && !place.isFork && inputs.comment.when === 'always';
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
    const headline = `⏳ Measuring \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .shortCommit */ .A)(marker.sha)}\` …`;
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
/** What GitHub answers, or null where it refuses: for side requests, which fail nothing and warn of nothing. */
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
const name = zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
/**
 * What a job has announced, and must take back should it end without a verdict. It goes through a file that programs of
 * the job might write too, and into comments: so nothing but what these words can be is taken.
 */
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    /** The workflow run, its attempt, and the head that it measures. */
    run: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    /** The pull request whose comment says so; null: none does. */
    number: zod__WEBPACK_IMPORTED_MODULE_6__.int().nullable(),
    /** A check run was opened, or was about to be. */
    has_check: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    /** Null where its id is not known: the process ended before GitHub had answered. */
    check_id: zod__WEBPACK_IMPORTED_MODULE_6__.int().nullable(),
});
/** Null where nothing is pending: the state is empty then. */
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


/***/ }),

/***/ 75038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   k0: () => (/* binding */ readFailures),
/* harmony export */   ou: () => (/* binding */ leaveFailure)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
/* harmony import */ var _measure_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35231);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22604);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44288);










const FILE = 'failure.txt';
const LONGEST = 400;
const MAX_BYTES = 64_000;
/** What GitHub takes for the id of a job. */
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
/**
 * "the job `measure` failed: …", without a full stop at its end.
 * @example describeFailure({ job: 'measure', line: 'The target died.' }) // 'the job `measure` failed: The target died'
 */
function describeFailure({ job, line }) {
    return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`;
}
/** Leaves the first line of what ended a measurement and the id of its job as an artifact, for the job that comments; any error but the user's is left out. */
async function leaveFailure(request, suite, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo))
        return;
    const { inputs, outputFolder, effects } = request;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'failure');
    const [line = ''] = error.message.split('\n', 1);
    const secrets = (0,_measure_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .knownSecrets */ .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${(0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteLine */ .tQ)(line, secrets)}\n${effects.env['GITHUB_JOB'] ?? ''}\n`);
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_8__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureArtifactName */ .IN)(suite), folder, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE)]);
}
/**
 * What ended the measurement of suites that left no run, by suite. It comes from the job that runs the code of the pull request:
 * text of unknown origin. What cannot be read is left out.
 */
async function readFailures(request, listed, measured) {
    const failures = new Map();
    for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
        const suite = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfFailureArtifact */ .M)(artifact.name);
        if (suite === null || artifact.isExpired || measured.includes(suite))
            continue;
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_9__/* .tryRequest */ .dP)(request.effects.log, async () => readFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function readFailure({ github, outputFolder, effects }, artifact) {
    const { owner, repo } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received', artifact.name);
    try {
        const client = await effects.connect();
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteLine */ .tQ)(one, []));
        return {
            line: line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line,
            job: JOB.test(job) ? job : null,
        };
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb) && !(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo))
            throw error;
        effects.log.debug(`${artifact.name} is not read: ${error.message}`);
        return null;
    }
}


/***/ }),

/***/ 64837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ markUnmeasured),
/* harmony export */   n: () => (/* binding */ withdraw)
/* harmony export */ });
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28896);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_marker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14878);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88328);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);
/* harmony import */ var _report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77043);
/* harmony import */ var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75038);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44288);









const WORDS = {
    cancelled: {
        title: 'Cancelled before there was a verdict',
        explanation: (run) => `${run} was cancelled before there was a verdict.`,
    },
    failed: {
        title: 'Failed before there was a verdict',
        explanation: (run) => `${run} failed before there was a verdict; its log says why.`,
    },
    ended: {
        title: 'Ended without a verdict',
        explanation: (run) => `${run} ended without a verdict: it was cancelled, ran out of time, or was stopped from outside.`,
    },
};
/**
 * Says on the pull request that a measurement which was announced came to nothing, so that nothing hangs there for ever. What GitHub
 * refuses is only logged: the job has failed for another reason.
 */
async function withdraw(effects, pending, ending) {
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(effects.log, async () => withdrawComment(effects, pending, ending));
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(effects.log, async () => withdrawCheck(effects, pending, ending));
}
async function withdrawComment({ connect, wait }, pending, ending) {
    const { owner, repo, number, suite, run, attempt, sha, run_url } = pending;
    if (number === null)
        return;
    const client = await connect();
    const marker = { suite, run, attempt, sha, state: 'stopped' };
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number }), marker);
    if (plan.kind !== 'update')
        return;
    const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .parseMarker */ .gY)(plan.keep.body);
    // A verdict stands there already, or another run speaks.
    if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .isSame */ .Ft)(now, marker))
        return;
    const explanation = WORDS[ending].explanation(`[The run](${run_url})`);
    const headline = `⏹️ Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(sha)}\``;
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait }, plan, { marker, headline, explanation });
}
async function withdrawCheck({ connect, wait, log }, pending, ending) {
    if (!pending.has_check)
        return;
    const client = await connect();
    const place = (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .checkPlace */ .uD)(pending);
    const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .findCheck */ .Sd)(client, place));
    const id = found?.id ?? pending.check_id;
    // With a verdict, whose answer was lost, it is done.
    if (id === null || found?.status === 'completed')
        return;
    const { title, explanation } = WORDS[ending];
    const end = {
        conclusion: ending === 'failed' ? 'failure' : 'cancelled',
        title,
        summary: explanation(`[The run](${pending.run_url})`),
        annotations: [],
    };
    await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .completeCheck */ .iL)({ client, wait }, place, { id, end });
}
/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not pass
 * for this one's. Comments of other workflows are left to those. Gives the suites that lack a measurement; what GitHub refuses is only logged.
 */
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment.when === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { owner, repo } = github;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .parseMarker */ .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .isSame */ .Ft)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkflow */ .$k)({ client, owner, repo, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkflow */ .$k)({ client, owner, repo, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(own, marker);
        const failure = failures.get(suite);
        // A comment of another workflow is left to it.
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const headline = `⏹️ Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(head.sha)}\``;
        const explanation = failure === undefined
            ? `[The run](${github.runUrl}) ${what}`
            : `In [the run](${github.runUrl}) ${(0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailure */ .Ic)({ ...failure, line: (0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(failure.line) })}.`;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait: effects.wait }, plan, { marker, headline, explanation });
    }
    return [...commented];
}


/***/ }),

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


/***/ })

};
