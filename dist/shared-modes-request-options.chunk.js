export const id = 8640;
export const ids = [8640];
export const modules = {

  77377:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $o: () => (  withUnit),
    B4: () => (  formatCount),
    BU: () => (  partOf),
    CE: () => (  formatRate),
    Cv: () => (  formatPInWords),
    GB: () => (  roundTo),
    Lh: () => (  decimalsToShow),
    MA: () => (  formatP),
    ZV: () => (  formatNumber),
    a3: () => (  formatDuration),
    kE: () => (  decimalsForDigits),
    nV: () => (  formatAge),
    pq: () => (  countOf),
    up: () => (  formatMoney),
    vG: () => (  moneyDecimals)
  });
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
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
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
const withUnit = (number, unit) => `${number}${THIN_SPACE}${unit}`;
const formatCount = (count) => formatNumber(count, { decimals: 0 });
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
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
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
const moneyDecimals = (usd) => Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
function formatMoney(usd, options = {}) {
    const number = formatNumber(usd, { decimals: moneyDecimals(usd), ...options });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
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
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


  }),

  44463:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H8: () => (  explainUnread),
    Je: () => (  nullIfRefused),
    Mk: () => (  AS_STREAM),
    R2: () => (  AnswerCut),
    SP: () => (  explainFailure),
    UU: () => (  createClient),
    XE: () => (  classifyFailure),
    Z7: () => (  limitBytes),
    bJ: () => (  nullIfMissing),
    cb: () => (  catchRefusal),
    ei: () => (  nameFailure),
    iu: () => (  readRequestFailure),
    nm: () => (  retryLost),
    xP: () => (  streamAnswer)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);


const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451];
const ANSWER_MS = 30_000;
async function createClient(input) {
    const { token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS } = input;
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all( [__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all( [__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all( [__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all( [__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
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
const RESPONSES = new WeakMap();
function refusePages(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
        if (!isPage)
            return response;
        await response.body?.cancel();
        throw new PageAnswer(new URL(response.url || (input instanceof Request ? input.url : String(input))).host);
    };
}
function fetchInTime(fetch, limitMs) {
    return async (input, init) => {
        const late = new AbortController();
        const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' });
        const timer = setTimeout(() => late.abort(error), limitMs);
        try {
            const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])]);
            const response = await fetch(input, { ...init, signal });
            const isJson = /json/.test(response.headers.get('content-type') ?? '');
            const { body } = response;
            if (isJson && body !== null)
                return new Response(await response.arrayBuffer(), response);
            if (body !== null)
                RESPONSES.set(body, response);
            return response;
        }
        finally {
            clearTimeout(timer);
        }
    };
}
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
async function catchRefusal(request, instead) {
    return request().catch(async (error) => {
        const failure = readRequestFailure(error);
        if (failure === null)
            throw error;
        return instead(failure);
    });
}
async function nullIfRefused(request) {
    return catchRefusal(request, () => null);
}
async function nullIfMissing(request) {
    return request().catch((error) => {
        if (readRequestFailure(error)?.status === 404)
            return null;
        throw error;
    });
}
const ATTEMPTS = 3;
const WAIT_MS = 2000;
async function retryLost(request, find, wait) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await request();
        }
        catch (error) {
            const failure = readRequestFailure(error);
            if (failure === null || failure.status < 500 || attempt === ATTEMPTS)
                throw error;
            await wait(WAIT_MS * attempt);
            const made = await find();
            if (made !== null)
                return made;
        }
    }
}
function explainUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
}
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
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
const TRY_AGAIN = '; run the job again later';
function readRefusal({ status, isAnswered, message, pageOf }, permission) {
    if (pageOf !== undefined)
        return [
            `GitHub's API answered with HTML, from ${pageOf}`,
            ': either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong',
        ];
    if (/\barchived\b/i.test(message))
        return ['the repository is archived, which makes it read-only', ''];
    if (!isAnswered)
        return ['GitHub did not answer', TRY_AGAIN];
    if (status === 401)
        return ['the token is not valid', '; see the input `github-token`'];
    if (isRateLimit(status, message))
        return ["GitHub's rate limit was reached", TRY_AGAIN];
    if (status === 403)
        return ['the token lacks the permission', `; add \`${permission}\` to the job's permissions`];
    if (status === 404)
        return ['GitHub cannot find it, or the token may not see it', `; the job needs \`${permission}\``];
    return [`GitHub answered ${status}`, status >= 500 ? TRY_AGAIN : ''];
}
const nameFailure = (failure) => readRefusal(failure, '')[0];
function explainFailure(failure, permission) {
    const [name, advice] = readRefusal(failure, permission);
    return `${name}${failure.pageOf === undefined ? ` (${failure.message})` : ''}${advice}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}
const SILENCE_MS = 30_000;
const AS_STREAM = { parseSuccessResponseBody: false };
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new AnswerCut(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
function limitBytes(maxBytes, refuse) {
    let bytes = 0;
    return async function* (chunks) {
        for await (const chunk of chunks) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                throw refuse();
            yield chunk;
        }
    };
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


  }),

  60198:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  listFiles),
    EQ: () => (  shortenPaths),
    G8: () => (  prepareFolder),
    GF: () => (  writeJson),
    Gu: () => (  readTextFile),
    Np: () => (  findMatches),
    Ov: () => (  nameFrom),
    Pd: () => (  makeTempFolder),
    Uj: () => (  refuseExisting),
    VK: () => (  splitGlob),
    Ze: () => (  isRegularFile),
    aV: () => (  findInside),
    fR: () => (  replaceFile),
    fc: () => (  makeFolder),
    jV: () => (  replaceJson),
    lQ: () => (  isFolder),
    oV: () => (  locatePath),
    t2: () => (  exists),
    vZ: () => (  writeAtomic),
    x3: () => (  createFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
  var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
  var _platform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1482);
  var _model_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5810);









async function readTextFile(input) {
    const { path, shown = path, maxBytes, asIs = false } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .xU)(error)];
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
        if (text.includes('\0'))
            return refuse('it is binary');
        return asIs ? text : (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__  .gX)(text);
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
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .FK)(root, real) ? 'inside' : 'outside';
}
async function findInside(folder, name, { refuse, missing = 'it does not exist' }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
    const place = await locatePath(folder, path);
    if (place === 'missing')
        throw refuse(missing);
    if (place === 'outside')
        throw refuse(`it is not inside ${folder}`);
    return path;
}
const nameFrom = (folder, path) => (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__  .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, path)));
function shortenPaths(text, folder) {
    if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder))
        return text;
    const start = `(?<![\\w.\\\\/-])${(0,_model_glob_js__WEBPACK_IMPORTED_MODULE_8__  .$)(folder)}[\\\\/]`;
    return text.replace(new RegExp(`${start}([^\\s"'\`:,;]*)`, 'g'), (_, path) => (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__  .sq)(path));
}
async function refuseExisting(paths, folder, cure = ANOTHER_NAME) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('file-exists', { paths: taken.map((path) => nameFrom(folder, path)), cure });
}
const ANOTHER_NAME = 'Give another name, or replace it with --force.';
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true })) {
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
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .Kp)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .xU)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .KV)(error, path);
    }
}
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
async function writeAtomic(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .Kp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .Kp)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
async function replaceFile(path, text) {
    await writeAtomic(path, { draft: `${path}.tmp`, text }).catch((0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .Bp)(path));
}
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder(path))
            throw error;
    }
}
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .KV)(error, path);
    }
}
async function makeTempFolder(what) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `goldenpair-${what}-`));
    return { folder, [Symbol.asyncDispose]: async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }) };
}
const isFolder = (path) => (0,_model_error_js__WEBPACK_IMPORTED_MODULE_4__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()) ?? false;
function splitGlob(glob) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const enters = (inner) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    return { fixed, enters };
}
async function findMatches(glob, workingDirectory) {
    const { fixed, enters } = splitGlob(glob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workingDirectory, ...fixed);
    if ((await locatePath(workingDirectory, folder)) !== 'inside')
        return { files: [], links: [], folders: [] };
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_8__  .t)(glob);
    const others = { link: [], folder: [] };
    const files = await listFiles(folder, enters, (path, kind) => void others[kind].push(path));
    const place = (path) => [...fixed, path].join('/');
    const matches = (path) => pattern.test(place(path));
    const links = [];
    for (const link of others.link.sort())
        if (matches(link) || (enters(link) && isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, link))))
            links.push(link);
    return {
        files: files.filter(matches).map(place),
        links: links.map(place),
        folders: others.folder.filter(matches).sort().map(place),
    };
}


  }),

  86349:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Y: () => (  git),
    GN: () => (  gitSucceeds),
    IM: () => (  readChangedFiles),
    VE: () => (  listCommits),
    b7: () => (  listDifferentFiles),
    ik: () => (  hasChanges),
    rp: () => (  trustConfiguration),
    uR: () => (  readCleanCheckout)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _own_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57023);





const SETTINGS = [
    'safe.directory=*',
    'core.fsmonitor=',
    'core.hooksPath=/dev/null',
    'core.askPass=',
    'core.alternateRefsCommand=',
    'credential.helper=',
    'gc.auto=0',
    'log.showSignature=false',
    'maintenance.auto=false',
    'protocol.file.allow=user',
    'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);
const ENVIRONMENT = { GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '' };
const READERS = new Set('cat-file check-ignore diff-tree log ls-files merge-base remote rev-parse symbolic-ref'.split(' '));
let globalFile = null;
function findGlobalFile() {
    if (globalFile !== null)
        return globalFile;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-git-'));
    process.once('exit', () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    });
    globalFile = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(globalFile, '[safe]\n\tdirectory = *\n');
    return globalFile;
}
const OF_FILES = /^(?:core\.(?:autocrlf|eol|symlinks|longpaths|excludesfile|attributesfile)|filter\..+)$/s;
let known = null;
async function trustConfiguration(cwd) {
    known = readConfiguration(cwd);
    await known;
}
async function readConfiguration(cwd) {
    const entries = await listConfiguration(cwd, {}).catch(() => []);
    return {
        ofFiles: new Map(entries.filter(([name]) => OF_FILES.test(name))),
        isPartial: entries.some(([name]) => name === 'extensions.partialclone' || /^remote\..*\.promisor$/s.test(name)),
    };
}
async function listConfiguration(cwd, env) {
    const text = await (0,_own_programs_js__WEBPACK_IMPORTED_MODULE_4__  .mB)(_own_programs_js__WEBPACK_IMPORTED_MODULE_4__  .j1.git, [...SETTINGS, 'config', '--list', '-z'], { cwd, env });
    return text.split('\0').flatMap((entry) => {
        const [name = '', ...value] = entry.split('\n');
        return name === '' ? [] : [[name, value.length === 0 ? 'true' : value.join('\n')]];
    });
}
async function git(cwd, args, { env = {}, input = '' } = {}) {
    const { ofFiles, isPartial } = await (known ??= readConfiguration(cwd));
    const transports = isPartial ? 'http:https' : 'none';
    const own = { ...ENVIRONMENT, GIT_CONFIG_GLOBAL: findGlobalFile(), GIT_ALLOW_PROTOCOL: transports, ...env };
    const now = READERS.has(args[0]) && !isPartial ? [] : await listConfiguration(cwd, own);
    const settings = [
        ...ofFiles,
        ...now.flatMap(([name]) => {
            if (name.startsWith('hook.'))
                return [[`${name.slice(0, name.lastIndexOf('.'))}.enabled`, 'false']];
            return name.startsWith('filter.') && !ofFiles.has(name) ? [[name, '']] : [];
        }),
    ];
    const overrides = settings.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, name],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return (0,_own_programs_js__WEBPACK_IMPORTED_MODULE_4__  .mB)(_own_programs_js__WEBPACK_IMPORTED_MODULE_4__  .j1.git, [...SETTINGS, ...args], {
        cwd,
        env: { ...own, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(overrides) },
        input,
    });
}
async function gitSucceeds(cwd, args) {
    return (await git(cwd, args).catch(() => null)) !== null;
}
function excludeFolders(cwd, folders, platform = node_path__WEBPACK_IMPORTED_MODULE_2__) {
    return folders.flatMap((folder) => {
        const way = platform.relative(cwd, folder).split(platform.sep);
        if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep)))
            return [];
        return [`:(exclude,literal)${way.join('/')}`];
    });
}
async function differs(cwd, except, env = {}) {
    const places = ['--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...excludeFolders(cwd, except)];
    const status = ['status', '--porcelain', '--ignore-submodules=dirty'];
    if ((await git(cwd, [...status, ...places], { env })) !== '')
        return true;
    for (const entry of (await git(cwd, ['ls-files', '--stage', '-z', ...places], { env })).split('\0')) {
        const [, way] = /^160000 [^\t]*\t(.*)$/s.exec(entry) ?? [];
        const submodule = node_path__WEBPACK_IMPORTED_MODULE_2__.join(cwd, way ?? '');
        if (way === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(submodule, '.git')))
            continue;
        if (await differs(submodule, except, { GIT_CEILING_DIRECTORIES: node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(submodule) }))
            return true;
    }
    return false;
}
async function hasChanges(cwd, except) {
    return differs(cwd, except).catch(() => false);
}
async function readCleanCheckout(cwd, except = []) {
    try {
        if (await differs(cwd, except))
            return null;
        const [commit = '', tree = ''] = (await git(cwd, ['rev-parse', 'HEAD', 'HEAD^{tree}'])).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}
async function readChangedFiles(base, workingDirectory) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['--name-only', '--no-ext-diff', '--no-textconv', '--no-renames', '--relative', '-z'];
    try {
        return (await git(workingDirectory, ['diff', ...options, ...range])).split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}
async function listDifferentFiles(workingDirectory, { from, to }) {
    if (![from, to].every((commit) => /^[0-9a-f]{40,64}$/.test(commit)))
        return null;
    const args = ['diff-tree', '-r', '--raw', '--no-renames', '--no-ext-diff', '--no-textconv', '-z', from, to];
    const text = await git(workingDirectory, args).catch(() => null);
    if (text === null)
        return null;
    const parts = text.split('\0');
    return parts.flatMap((entry, index) => {
        if (!entry.startsWith(':'))
            return [];
        const path = parts[index + 1] ?? '';
        return [/^:(?:160000 \d+|\d+ 160000) /.test(entry) ? `${path}/` : path];
    });
}
async function listCommits(good, bad, workingDirectory) {
    const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('history-unusable', { good, bad, problem });
    const find = async (name) => {
        const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        const sha = await git(workingDirectory, commit).catch(() => null);
        if (sha === null)
            throw refuse(`\`${name}\` is not a commit of this checkout`);
        return sha.trim();
    };
    const [from, to] = [await find(good), await find(bad)];
    if (from === to)
        throw refuse('they are the same commit');
    if (!(await gitSucceeds(workingDirectory, ['merge-base', '--is-ancestor', from, to])))
        throw refuse(`\`${good}\` is not an ancestor of \`${bad}\``);
    const form = ['-z', '--format=%H%x1f%an%x1f%s'];
    const show = async (...which) => (await git(workingDirectory, ['log', ...form, ...which, '--'])).split('\0').flatMap((line) => {
        const [sha = '', author = '', subject = ''] = line.split('\x1f');
        return sha === '' ? [] : [{ sha, author, subject }];
    });
    const [first] = await show('--max-count=1', from);
    const commits = await show('--first-parent', '--reverse', `${from}..${to}`);
    if (first === undefined)
        throw new Error(`git does not show ${from}`);
    return { good: first, commits };
}


  }),

  15704:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ap: () => (  resolveLinks),
    FK: () => (  isInside),
    Kp: () => (  refuseUnsafeWrite),
    q2: () => (  refuseToReadOut)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



function findUnsafeLink(path) {
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
        const target = resolveLinks(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = resolveLinks(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
const readsAsLink = (path) => (0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null);
const resolveLinks = (path) => (0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path));
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function refuseToReadOut(path, shown = path) {
    const reason = findUnsafeLink(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('file-unreadable', { path: shown, reason });
}
function refuseUnsafeWrite(path) {
    const reason = findUnsafeLink(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('output-unwritable', { path, reason });
}


  }),

  58967:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bp: () => (  failWriting),
    Dy: () => (  explainUnwritable),
    F8: () => (  mapLog),
    KV: () => (  asOutputError),
    qY: () => (  SILENT),
    tQ: () => (  quoteLine),
    xU: () => (  systemCode)
  });
  var _model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10945);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


const ignore = () => undefined;
const SILENT = { debug: ignore, info: ignore, notice: ignore, warning: ignore, error: ignore };
function mapLog(log, change) {
    return {
        debug: (message) => log.debug(change(message)),
        info: (message) => log.info(change(message)),
        notice: (message) => log.notice(change(message)),
        warning: (message) => log.warning(change(message)),
        error: (message) => log.error(change(message)),
    };
}
function quoteLine(text, secrets) {
    return (0,_model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .f)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
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
const systemCode = (error) => typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
function explainUnwritable(error) {
    return REASONS[systemCode(error)] ?? null;
}
const failWriting = (path) => (error) => {
    throw asOutputError(error, path);
};
function asOutputError(error, path) {
    const reason = explainUnwritable(error);
    return reason === null ? error : new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('output-unwritable', { path, reason }, { cause: error });
}


  }),

  57023:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j1: () => (  OWN_PROGRAMS),
    mB: () => (  runProgram),
    ss: () => (  runProgramNow)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
  var _target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);
  var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15704);
  var _platform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1482);








const SYSTEM_FOLDERS = ['/usr/bin', '/bin'];
function locateProgram(name, { GITHUB_WORKSPACE: job, PATH = '' }, workingDirectory, isWindows = _platform_js__WEBPACK_IMPORTED_MODULE_7__  .H8) {
    const here = job || workingDirectory;
    const workspace = (0,_links_js__WEBPACK_IMPORTED_MODULE_6__  .Ap)(here) ?? here;
    for (const folder of [...(job && !isWindows ? SYSTEM_FOLDERS : []), ...PATH.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter)]) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(folder))
            continue;
        try {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, isWindows ? `${name}.exe` : name);
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(file).isFile() && ![path, file].some((at) => (0,_links_js__WEBPACK_IMPORTED_MODULE_6__  .FK)(workspace, at)))
                return { file, identity: identify(file) };
        }
        catch {
            // Not in this folder.
        }
    }
    return null;
}
function identify(file) {
    const { dev, ino, size, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(file, { bigint: true });
    return [dev, ino, size, ctimeNs].join();
}
const locate = (name) => locateProgram(name, process.env, process.cwd());
const OWN_PROGRAMS = {
    git: locate('git'),
    ...(_platform_js__WEBPACK_IMPORTED_MODULE_7__  .H8 ? { ps: null, taskkill: locate('taskkill') } : { ps: locate('ps'), taskkill: null }),
};
const ENVIRONMENT = (0,_target_environment_js__WEBPACK_IMPORTED_MODULE_5__  .dK)(process.env, []);
async function runProgram(program, args, options = {}) {
    const { cwd, env = {}, input = '' } = options;
    const running = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_1__.execFile)(requireSame(program), args, {
        cwd,
        env: { ...ENVIRONMENT, ...env },
        maxBuffer: 1 << 26,
    });
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
}
function runProgramNow(program, args) {
    const options = { env: ENVIRONMENT, stdio: 'ignore', timeout: 5000 };
    return (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .H$)(() => (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawnSync)(requireSame(program), args, options).status) === 0;
}
function requireSame(program) {
    if (program === null)
        throw new Error('it is not on PATH outside the workspace');
    const { file, identity } = program;
    if (identify(file) !== identity)
        throw new Error(`${file} has been replaced`);
    return file;
}


  }),

  1482:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H8: () => (  IS_WINDOWS),
    _n: () => (  isAlive),
    gR: () => (  ENDING_SIGNALS),
    gX: () => (  withLineFeeds),
    nv: () => (  describeSystem),
    sq: () => (  withSlashes)
  });
  var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const IS_WINDOWS = process.platform === 'win32';
const describeSystem = () => `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)()} ${process.arch}`;
const ENDING_SIGNALS = [
    'SIGINT',
    'SIGTERM',
    ...(IS_WINDOWS ? ['SIGBREAK'] : []),
];
function isAlive(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
const withSlashes = (path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) => path.split(separator).join('/');
const withLineFeeds = (text) => text.replaceAll('\r\n', '\n');


  }),

  68067:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  readLines),
    u: () => (  splitLines)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const LINE_FEED = 10;
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    let pieces = [];
    let start = 0;
    let length = 0;
    const keep = (piece) => {
        const isSkipped = length > maxLength;
        length += piece.length;
        if (isSkipped)
            return;
        pieces.push(piece);
        if (length <= maxLength)
            return;
        const beginning = Buffer.concat(pieces).subarray(0, 1000);
        onTooLong(beginning.toString('utf8'), { start, length: beginning.length });
        pieces = [];
    };
    const finish = () => {
        const [only, ...more] = pieces;
        const bytes = more.length === 0 ? only : Buffer.concat(pieces);
        if (length <= maxLength)
            onLine((bytes?.toString('utf8') ?? '').replace(/\r$/, ''), { start, length });
        pieces = [];
        start += length + 1;
        length = 0;
    };
    return {
        push: (bytes) => {
            let from = 0;
            for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
                keep(bytes.subarray(from, end));
                finish();
                from = end + 1;
            }
            if (from < bytes.length)
                keep(bytes.subarray(from));
        },
        end: () => {
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}
async function* readLines(path, maxLength) {
    let lines = [];
    let number = 0;
    let hasLineFeed = true;
    const take = (isTooLong) => (text, place) => void lines.push({ number: ++number, text, isTooLong, hasLineFeed, ...place });
    const splitter = splitLines({ maxLength, onLine: take(false), onTooLong: take(true) });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        yield lines;
        lines = [];
    }
    hasLineFeed = false;
    splitter.end();
    yield lines;
}


  }),

  37215:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  splitNames),
    z: () => (  RESULT_OPTIONS)
  });
const RESULT_OPTIONS = [
    ...['format', 'id', 'query', 'answer', 'pass', 'score'],
    ...['lower', 'higher', 'continuous', 'qrels', 'primary', 'margin'],
];
function splitNames(text = '') {
    return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}


  }),

  99787:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Ey: () => (  TWO_ADDRESSES),
  _Q: () => (  hasUser),
  xU: () => (  knownSecrets),
  QU: () => (  maskSecrets),
  hV: () => (  namesOneAddress),
  iS: () => (  printableAddress),
  AA: () => (  providerOptions)
});

var schemas = __webpack_require__(55156);
var remove_invisible = __webpack_require__(74650);
;// CONCATENATED MODULE: ./build/model/mask.js

const HIDDEN = '(hidden)';
const SHORTEST = 8;
const PLAIN_WORD = /^[a-z]{1,15}$/i;
const SHORTEST_LINE = 16;
function createMask(secrets) {
    const known = [...new Set(secrets.flatMap(spellingsOf))].sort((a, b) => b.length - a.length);
    if (known.length === 0)
        return { text: (text) => text, data: (value) => value };
    const bare = known.map((spelling) => spelling.replace(APART, '')).filter((spelling) => spelling.length >= SHORTEST);
    const text = (given) => {
        const shown = known.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, HIDDEN) : rest), given);
        return hideApart(shown, bare);
    };
    return { text, data: (value) => maskData(value, text) };
}
function isSecret(value) {
    const text = value.trim();
    return text.length >= SHORTEST && !PLAIN_WORD.test(text);
}
function spellingsOf(secret) {
    const whole = secret.trim();
    if (!isSecret(whole))
        return [];
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    const parts = lines.length === 1 ? [] : lines.filter((line) => line.length >= SHORTEST_LINE);
    return [whole, ...parts].flatMap((one) => [
        one,
        [...one].reverse().join(''),
        JSON.stringify(one).slice(1, -1),
        ...encode(one),
    ]);
}
function encode(text) {
    if (/\p{Surrogate}/u.test(text))
        return [];
    const url = encodeURIComponent(text);
    const hex = [...url.matchAll(/%(..)|[^]/g)]
        .map(([one, digits]) => digits ?? one.charCodeAt(0).toString(16).padStart(2, '0'))
        .join('');
    const lower = hex.toLowerCase();
    return [url, url.replace(/%../g, (code) => code.toLowerCase()), lower, hex.toUpperCase(), ...inBase64(lower)];
}
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
function inBase64(hex) {
    const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    return [0, 4, 2].flatMap((skipped) => {
        const signs = (bits.slice(skipped).match(/.{6}/g) ?? []).map((group) => BASE64[parseInt(group, 2)]).join('');
        return [signs, signs.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
const APART = new RegExp(`${remove_invisible .SS.source}|\\\\|&#8203;`, 'gu');
function hideApart(text, bare) {
    const kept = [];
    const places = [];
    let end = 0;
    for (const { 0: part, index } of text.matchAll(APART)) {
        kept.push(text.slice(end, index));
        for (let at = end; at < index; at++)
            places.push(at);
        end = index + part.length;
    }
    if (end === 0)
        return text;
    kept.push(text.slice(end));
    for (let at = end; at < text.length; at++)
        places.push(at);
    const seen = kept.join('');
    const found = bare.flatMap((secret) => findAll(seen, secret).map((at) => [at, at + secret.length - 1]));
    let shown = '';
    let done = 0;
    for (const [first, last] of found.sort(([a], [b]) => a - b)) {
        const [from = 0, to = 0] = [places[first], places[last]];
        if (to < done)
            continue;
        if (from >= done)
            shown += text.slice(done, from) + HIDDEN;
        done = to + 1;
    }
    return shown + text.slice(done);
}
function findAll(text, wanted) {
    const places = [];
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
        places.push(at);
    return places;
}
function maskData(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        const masked = value.map((item) => maskData(item, text));
        return masked.some((item, index) => item !== value[index]) ? masked : value;
    }
    const entries = Object.entries(value);
    const masked = entries.map(([key, item]) => [text(key), maskData(item, text)]);
    const isSame = masked.every(([key, item], index) => key === entries[index]?.[0] && item === entries[index][1]);
    return isSame ? value : Object.fromEntries(masked);
}

var target_environment = __webpack_require__(64564);
;// CONCATENATED MODULE: ./build/measure/providers/access.js



function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
const providerOptions = {
    preset: schemas["enum"](['github-models']).optional(),
    base_url: schemas.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    api_key_env: schemas.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';
function knownSecrets({ env, targetEnvNames, providers }) {
    const keys = [providers?.openaiApiKey ?? '', providers?.githubToken ?? ''];
    const named = (0,target_environment .qE)(env, targetEnvNames).filter(isSecret);
    return [...new Set([...(0,target_environment .YN)(env), ...named, ...keys])].filter((secret) => secret !== '');
}
function maskSecrets(sources) {
    return createMask(knownSecrets(sources));
}


  }),

  35560:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eb: () => (  present),
    Oy: () => (  omitUndefined),
    Up: () => (  pick),
    fd: () => (  omitEmpty)
  });
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
function pick(from, keys) {
    const given = keys.filter((key) => from[key] !== undefined);
    return Object.fromEntries(given.map((key) => [key, from[key]]));
}
function omitEmpty(lists) {
    return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
function present(...items) {
    return items.filter((item) => item !== null && item !== false);
}


  }),

  10945:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  isSecretPath),
    f: () => (  redactSecrets)
  });
const HIDDEN = '(hidden)';
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
const SECRET_ENDS = new Set(['key', 'token']);
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
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g;
function redactSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}


  }),

  74650:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GX: () => (  toOneLine),
    SS: () => (  INVISIBLE_PART),
    i: () => (  removeInvisible),
    ts: () => (  escapeInvisible)
  });
const ANSI = /(?:\u001b\[|\u009b)[0-?]*[!-/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g;
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]|\p{Cs}/gu;
const INVISIBLE_PART = new RegExp(`${ANSI.source}|${UNSEEN.source}`, 'gu');
const ALL_SEEN = /^[\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]*$/;
function removeInvisible(text) {
    if (ALL_SEEN.test(text))
        return text;
    return text
        .replace(ANSI, '')
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(UNSEEN, '');
}
function toOneLine(text) {
    return removeInvisible(text).replace(/[\t\n ]+/g, ' ');
}
function escapeInvisible(text) {
    return text.replace(UNSEEN, (character) => character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}


  }),

  87902:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    nX: () => (  titlesInOneRow),
    oA: () => (  DETAIL_LEVELS),
    r6: () => (  plainHeadline),
    wh: () => (  plainText)
  });
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
function plainHeadline(headline) {
    const last = headline.at(-1);
    return plainText(typeof last === 'object' && last.kind === 'link' ? headline.slice(0, -2) : headline);
}
function titlesInOneRow(columns) {
    const titles = columns.map(({ title }) => title);
    return columns.map(({ title, group }) => group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`);
}
const DETAIL_LEVELS = ['full', 'ids', 'none'];


  }),

  55451:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AB: () => (  runVerdictSchema),
    Jm: () => (  GATE_VERDICTS),
    NP: () => (  exitCodeSchema),
    U1: () => (  CANNOT_TELL),
    Z4: () => (  RUN_VERDICTS),
    d$: () => (  FAIL_ON)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const CANNOT_TELL = '❓';
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("The exit code: 0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'baseline-removed',
    'no-baseline',
    'corpus-renamed',
    'suite-rewritten',
    'cases-named-otherwise',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'worse',
    'watched-case-unscored',
    'target-given-up',
    'score-left-out',
    'first-look',
    'too-many-in-quarantine',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-to-lose',
    'nothing-matched',
    'nothing-ruled-out',
])
    .describe('The rule that decided; `null` for `improved`, `unchanged` and `no-regression`.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether the exit code is 0, so that a merge may go on.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The id of the primary gate; `null` if there is none.'),
});


  }),

  72734:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  recordedRules),
    o: () => (  GATES_FROM)
  });
  var _omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35560);

const GATES_FROM = ['base', 'head'];
const RULE_SETTINGS = [
    'k',
    'primary_k',
    'success',
    'scoring',
    'alpha',
    'min_scored_share',
    'zero_tolerance',
    'inference',
    'deterministic',
];
function recordedRules({ gates, settings, pricing }) {
    return { gates, settings: (0,_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__  .Up)(settings, RULE_SETTINGS), pricing, judge: settings.judge ?? null };
}


  }),

  58282:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Wg: () => (  FLAGS),
  mc: () => (  INPUTS),
  xQ: () => (  camelCase),
  NM: () => (  listOptions)
});

;// CONCATENATED MODULE: ./build/modes/request/options/option.js
const MEASURE = ['run', 'ab'];
const ASK = [...MEASURE, 'compare', 'bisect'];
const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab'];
const flag = (read, value, help, on) => ({ read, value, help, on });
const askFlag = (read, value, help) => ({
    ...flag(read, value, help, ASK),
    measures: true,
});
const input = (read, help, more) => ({ read, input: { help, ...more } });

var readers = __webpack_require__(87156);
;// CONCATENATED MODULE: ./build/modes/request/options/commands.js


const RESULTS = ['compare', 'import'];
const REPORT = [...MEASURE, 'compare', 'merge', 'init'];
const DEMO = { demo: ', which writes a report' };
const LIST = { list: ', which checks nothing' };
const draft = (value, help) => ({ ...flag(readers .Qq, value, help, ['init']), ...DRAFT });
const DRAFT = { notBeside: { demo: ', which sets nothing up' } };
const read = (value, help) => flag(readers .Qq, value, help, RESULTS);
const COMMANDS = {
    variant: {
        ...flag(readers .Qq, 'NAME', "which variant (default: the suite's)", ['run', 'bisect', 'history']),
        of: { history: { help: 'only measurements of this variant' } },
    },
    runs: { ...flag((0,readers .WQ)(1), 'N', 'the same as --trials', ['run']), same: 'trials' },
    'timeout-seconds': askFlag(readers .yj, 'S', "time limit of a trial (default: the suite's)"),
    'query-timeout-seconds': { ...askFlag(readers .yj, 'S', 'the same as --timeout-seconds'), same: 'timeout-seconds' },
    'judge-model': flag(readers .Qq, 'NAME', "another model for the suite's judge", [...MEASURE, 'judge']),
    'skip-code-review': { help: 'do not ask a judge to review the source code', on: MEASURE },
    'skip-code-quality': { help: 'do not measure the source code or decide its gates', on: MEASURE },
    'route-tier': askFlag(readers .Qq, 'TIER', 'the target must answer on this route tier: local, api …'),
    tier: { ...askFlag(readers .Qq, 'TIER', 'the same as --route-tier'), same: 'route-tier' },
    model: askFlag(readers .Qq, 'NAME', 'the model that the target must ask'),
    'max-steps': askFlag((0,readers .WQ)(1), 'N', 'the most reasoning steps for an answer'),
    'max-tool-calls': askFlag((0,readers .WQ)(0), 'N', 'the most tool calls for an answer'),
    'no-cache': { help: "use neither the target's caches nor Goldenpair's own", on: ASK, measures: true },
    'inherit-env': {
        help: 'targets may see every variable of this shell, secrets too',
        on: [...ASK, 'validate'],
        notBeside: LIST,
        measures: true,
    },
    'max-minutes': { ...flag(readers .yj, 'N', 'start no commit that would probably end later', ['bisect']), default: '60' },
    resume: {
        help: 'continue the interrupted run in --out; everything else must stay the same',
        on: ['run', 'bisect'],
        of: { bisect: { help: 'continue the search in --out' } },
    },
    target: draft('KIND', 'what answers (default search)'),
    command: draft('COMMAND', 'the command that starts your program, for --target command, or your server, for http'),
    url: draft('URL', 'what is asked, for --target http'),
    name: draft('NAME', "the suite's name (default: the folder's)"),
    jobs: draft('N', 'jobs of the workflow: 2 (default, safer) or 1'),
    'zero-tolerance': draft('CASES', 'which cases fail the check when they break: critical (default) or all'),
    yes: { short: 'y', help: 'ask nothing; take the defaults for flags not given', on: ['init'], ...DRAFT },
    'no-run': { help: 'do not run the suite at the end', on: ['init'], ...DRAFT },
    demo: { help: "write nothing: search Goldenpair's own docs in two ways, and compare", on: ['init'] },
    repo: flag(readers .Qq, 'OWNER/NAME', 'read the artifacts of its nights, with GITHUB_TOKEN', ['history', 'audit']),
    metric: {
        ...flag((0,readers .Dy)(), 'NAMES', 'these metrics (default: of the gates, cost, tokens, latency)', ['history']),
        default: '',
    },
    last: {
        ...flag((0,readers .WQ)(1), 'N', 'how many of the newest measurements to show', ['history', 'audit']),
        of: { audit: { help: 'how many of the newest runs to read; a case that passed in all of them never fails' } },
        default: '30',
    },
    csv: flag(readers .Qq, 'FILE', 'write them as CSV too', ['history']),
    report: { ...flag(readers .Qq, 'FOLDER', 'where the report is', ['pages']), default: 'goldenpair-report' },
    place: flag(readers .Qq, 'NAME', 'its folder on the site: pr-12 for a pull request, else run-ID', ['pages']),
    'keep-days': { ...flag((0,readers .WQ)(1, 9999), 'N', 'remove reports that are older', ['pages']), default: '90' },
    'allow-lower': flag((given, refuse) => (given.trim() === '' ? refuse('a reason in words') : given), 'REASON', 'let a gated metric drop; the reason is kept', ['ratchet']),
    base: { ...flag(readers .Qq, 'REF', 'also ask whether the change since REF has a case', ['validate']), notBeside: LIST },
    ask: {
        ...flag((0,readers .WQ)(1), 'N', 'also ask the target N cases, and show expected and returned side by side', ['validate']),
        notBeside: LIST,
    },
    rebind: {
        help: 'check nothing: show, as a diff of the case files, where the texts of spans with a `hash` are now',
        on: ['validate'],
        notBeside: { ...LIST, ask: ', which asks the target', base: ', which looks at a change' },
    },
    write: {
        help: 'with --rebind: write the change into the case files',
        on: ['validate', 'audit'],
        of: { audit: { help: 'write the proposed edits into the case files' } },
        needs: { rebind: ', since only that changes a case file' },
    },
    list: flag((0,readers .yL)(['metrics', 'targets', 'cases']), 'WHAT', "check nothing: show the metrics, the targets or the suite's cases", ['validate']),
    map: {
        ...flag(readers .AS, 'PAIRS', 'which field gives what, such as query=frage,answer=antwort', ['import']),
        default: '',
    },
    tag: { ...flag((0,readers .Dy)(), 'TAGS', 'tags for every case, separated by commas', ['import']), default: '' },
    top: { ...flag((0,readers .WQ)(1), 'N', 'the most kinds of questions to show', ['suggest']), default: '20' },
    to: flag(readers .Qq, 'FORMAT', 'the format', ['export']),
    force: {
        help: 'replace the file if it exists',
        on: ['history', 'import', 'export'],
        of: { import: { help: 'replace the file or the run if it exists' } },
    },
    out: {
        ...flag(readers .Qq, 'FOLDER', 'where files are written', [...REPORT, 'bisect', 'judge', 'import', 'suggest', 'export']),
        of: {
            init: { help: 'where --demo writes its report (default goldenpair-report)' },
            merge: { help: 'the run folder to write (default .goldenpair/merged)' },
            judge: { help: 'the run folder to write (default FOLDER-judged)' },
            import: { value: 'FILE', help: 'the case file to write (golden/cases/NAME.yaml), or the run folder' },
            suggest: { value: 'FILE', help: 'write the drafts as a case file, e.g. golden/cases/drafts.yaml' },
            export: { value: 'FILE', help: 'the file to write (default: stdout)' },
        },
        needs: DEMO,
    },
    verbose: {
        help: 'also print statistics, all changed cases, settings and files, and everything left out of results',
        on: [...REPORT, 'import', 'suggest', 'audit', 'validate'],
        of: {
            audit: { help: 'list each case, not only the first ten of a kind' },
            import: { help: 'list everything that is left out, not only how often and the first place' },
            suggest: { help: 'list all records that are left out' },
            validate: { help: 'list each problem, even if many cases share it' },
        },
        needs: DEMO,
    },
    json: {
        help: 'print the result as JSON, for machines',
        on: [...REPORT, 'bisect', 'judge', 'ratchet', 'history', 'audit', 'pages', 'validate', 'suggest'],
        needs: DEMO,
        of: { run: { help: 'print what happens as JSON, a line for each event' } },
    },
    format: read('FORMAT', 'what wrote the results (default: detected)'),
    id: read('COLUMN', 'the column of a table that names the case'),
    query: {
        ...flag(readers .Qq, 'COLUMN', 'the column with the question', [...RESULTS, 'suggest']),
        of: { suggest: { value: 'FIELD', help: 'the field with the question; a dot leads into an object' } },
    },
    answer: {
        ...flag(readers .Qq, 'COLUMN', 'the column with the answer', [...RESULTS, 'suggest']),
        of: { suggest: { value: 'FIELD', help: 'the field with the answer' } },
    },
    retrieved: flag(readers .Qq, 'FIELD', 'the field with what was retrieved', ['suggest']),
    pass: read('COLUMN', 'the column that says whether a row passed'),
    score: read('COLUMNS', 'the columns with scores, separated by commas (default: all numbers)'),
    lower: read('SCORES', 'scores where lower is better, separated by commas'),
    higher: read('SCORES', 'scores where higher is better, separated by commas'),
    continuous: read('SCORES', 'scores to treat as numbers even if all values are 0 or 1'),
    qrels: read('FILE', 'the judgments of a TREC run'),
    primary: read('SCORE', 'the score that the verdict is about (default: pass or fail)'),
    margin: read('SIZE', 'how much worse that score may get: 10pp (points), 5% of the baseline, or 0.5'),
};

var verdict = __webpack_require__(55451);
var inference = __webpack_require__(96762);
var rules = __webpack_require__(72734);
;// CONCATENATED MODULE: ./build/modes/request/options/compared.js





const COMPARED = {
    baseline: {
        ...flag(readers .Qq, 'FOLDER', 'a recorded run to compare with', ['run', 'merge', 'ab', 'judge']),
        of: {
            run: { help: 'a recorded run to compare with; with --shard it plans the rounds' },
            ab: { help: 'a recorded run of the first variant, to plan the rounds by' },
            judge: { help: 'with `calibrate`: a run that the same judge judged, to see whether verdicts change' },
        },
        input: {
            group: 'What it is compared with, and when the job fails.',
            help: '`artifact` (`artifact:FILE` of one workflow), `ref` (measures the base too), or the path of a run folder or reference',
            read: readers ._Z,
            default: 'artifact',
        },
    },
    inference: {
        ...flag((0,readers .yL)(inference .R), 'WHAT', `what the verdict is about: ${inference .R.join(' | ')}`, [...MEASURE, 'compare']),
        of: { ab: { needs: {} }, run: { help: `with --baseline: what the verdict is about: ${inference .R.join(' | ')}` } },
        needs: { baseline: ', as nothing is compared' },
        input: { help: 'in mode `ab`, what the verdict is about: `cases-like-these` or only `these-cases`', modes: ['ab'] },
    },
    'gates-from': input((0,readers .yL)(rules .o), 'which gates and thresholds apply to a pull request: those of its `base`, or its own (`head`)', { default: 'base' }),
    'accept-label': input(readers .Qq, 'the label by which a person with write access accepts that a pull request edits or removes critical cases or many', { default: 'golden-change' }),
    'fail-on': {
        ...flag((0,readers .yL)(verdict .d$), 'WHAT', verdict .d$.join(' | '), [...MEASURE, 'compare', 'merge']),
        default: 'regression',
        input: { help: 'when the job fails: `regression`, `inconclusive` (also when the suite cannot tell), or `never`' },
    },
    comment: input(readers .Im, '`always`, `on-change` or `never`, and how much of the cases is shown: `full` (questions and answers), `ids` or `none`', { group: 'Where the result appears.', default: 'always' }),
    check: {
        input: {
            help: 'add a check run of its own to the measured head, with report and annotations (needs `checks: write`)',
        },
    },
    charts: input(readers .eg, 'who draws: `quickchart`, the address of your own one, `branch` (needs `contents: write`), `mermaid` (GitHub itself), `none`', { default: 'quickchart' }),
    reference: {
        ...flag(readers .Qq, 'FILE', 'the reference (default: reference.json next to the suite)', ['ratchet']),
        input: {
            group: 'Nights.',
            help: 'the reference that nights are compared with too, as `goldenpair ratchet` wrote it',
        },
    },
    issues: input(readers .Bq, 'whether a night keeps an issue: `always`, `dry-run` or `never`; or lines such as `keep: always` and `labels: golden suite`', { default: 'always' }),
    bisect: input(readers .Gx, 'minutes that a night which confirms a regression may search for the commit that broke cases; needs `fetch-depth: 0`'),
};

;// CONCATENATED MODULE: ./build/modes/request/options/limits.js


const LIMITS = {
    concurrency: {
        ...flag((0,readers .WQ)(1), 'N', "trials run at once (default: the suite's)", [...ASK, 'judge']),
        of: { judge: { help: "trials judged at once (default: the suite's)" } },
        measures: true,
        input: { group: 'Limits of a run.', read: (0,readers .WQ)(1, 256) },
    },
    'max-cost-usd': {
        ...flag(readers .yj, 'USD', "most that the run may cost (default: the suite's); it stops before it costs more", [
            ...ASK,
            'judge',
            'init',
        ]),
        of: {
            bisect: { help: "most that the whole search may cost (default: the suite's)" },
            init: { help: 'most that a run of the suite may cost (default: no limit)' },
        },
        notBeside: { demo: ', which sets nothing up' },
        measures: true,
        input: {},
    },
    'dry-run': {
        help: 'only show what would be asked and what it would cost',
        on: [...MEASURE, 'judge'],
        measures: true,
        input: { modes: ['pr', 'baseline', 'nightly', 'ab'] },
    },
    'target-env': {
        ...flag((0,readers .Dy)(), 'NAMES', 'variables that the target may see too, e.g. OPENAI_API_KEY', [
            ...ASK,
            'judge',
            'validate',
        ]),
        default: '',
        of: { judge: { help: 'variables that the judge may name as its key, e.g. MY_KEY' } },
        notBeside: { list: ', which checks nothing' },
        measures: true,
        input: {
            group: 'What targets see.',
            help: 'environment variables that targets may see besides harmless ones; their values count as secrets; `*` means all of the job',
        },
    },
    'cache-dir': {
        ...flag(readers .Qq, 'FOLDER', 'where to cache the answers of targets and judges', MEASURE),
        measures: true,
        input: { group: 'Files.' },
    },
    'output-dir': input(readers .Qq, 'folder for the run, the comparison and the report, relative to `working-directory`', {
        default: 'goldenpair-report',
    }),
    'report-url': input(readers .eG, 'address where reports are published, so that cases link to it; `{place}`, `{suite}` and `{run}` are filled in'),
    'retention-days': input((0,readers .WQ)(1, 400), 'days that GitHub keeps the uploaded artifacts, and that `charts: branch` keeps its pictures'),
    'working-directory': input(readers .Qq, 'folder that paths are relative to and that targets start in, relative to the workspace', { default: '.' }),
    'github-token': input(readers .Qq, 'token for the API, with the permissions of the job', {
        group: 'Keys and addresses.',
        default: '',
        expression: '${{ github.token }}',
    }),
    'openai-api-key': input(readers .Qq, "key for judges and targets of type `openai`, sent only to `openai-base-url` and hidden from the target's process"),
    'openai-base-url': input(readers .hl, 'address of an OpenAI-compatible API; empty means OpenAI itself'),
    'slack-webhook-url': input(readers .hl, "incoming webhook, a secret, of a Slack channel that gets a message when a night's issue opens, gets worse, or closes"),
    'langfuse-public-key': input(readers .Qq, 'public key of the Langfuse project that gets the scores of trials whose reply names its trace'),
    'langfuse-secret-key': input(readers .Qq, 'secret key of that project'),
    'langfuse-base-url': input(readers .hl, 'address of Langfuse, for example `https://us.cloud.langfuse.com` or your own server', { default: 'https://cloud.langfuse.com' }),
};

var rounds_plan = __webpack_require__(87375);
;// CONCATENATED MODULE: ./build/modes/request/options/measured.js



const MEASURED = {
    mode: {
        ...flag(readers .Qq, 'NAME', 'the same as --variant: baseline, capability …', ['run']),
        same: 'variant',
        input: {
            group: 'What to do.',
            help: `what to do: \`auto\` (the event decides), ${MODES.slice(1)
                .map((mode) => `\`${mode}\``)
                .join(', ')}`,
            read: (0,readers .yL)(MODES),
            default: 'auto',
        },
    },
    'pr-number': input((0,readers .WQ)(1), 'on `workflow_dispatch`: the pull request to measure or report, or in mode `ab` to comment on', { modes: ['pr', 'publish', 'ab'] }),
    'issue-number': input((0,readers .WQ)(1), 'in mode `ab`, or `publish` after it: the issue to comment on in place of `pr-number` (needs `issues: write`)', { modes: ['ab', 'publish'] }),
    experiment: {
        input: {
            help: 'in mode `publish`, report what mode `ab` has measured in an earlier job of this workflow run',
            modes: ['publish'],
        },
    },
    label: input(readers .Qq, 'in mode `ab`, or with `results`: the name of the comparison, instead of its variants, commits or path'),
    suite: {
        read: readers .Qq,
        value: 'FILE',
        help: 'the suite',
        default: 'golden/suite.yaml',
        on: [...MEASURE, 'bisect', 'judge', 'ratchet', 'history', 'audit', 'validate', 'import', 'suggest'],
        of: {
            history: { help: 'whose artifacts: the suite' },
            import: { help: 'the suite whose ids must not be used again' },
        },
        measures: true,
        input: { group: 'What is measured.', help: "the golden suite's manifest, relative to `working-directory`" },
    },
    results: {
        ...flag(readers .Qq, 'FOLDER', 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer', [
            'run',
        ]),
        notBeside: { shard: ', which measures a part of the cases' },
        input: {
            help: 'results of another harness that an earlier step wrote (promptfoo, inspect_ai, a table …), in place of suite and target',
            read: (0,readers .Dy)(/[\n,]+/),
            default: '',
            modes: ['pr', 'baseline', 'nightly'],
        },
    },
    'results-options': input(readers .DW, "how `results` are read, a line each, by the names of `goldenpair compare`'s flags, for example `primary: faithfulness`", { default: '', onlyWith: 'results' }),
    variants: {
        ...flag((0,readers .Dy)(), 'A,B,…', 'the arms, baseline first; one named twice shows its noise (default: the first two of the suite)', ['ab']),
        measures: true,
        input: {
            help: 'variants of the suite, separated by commas; mode `ab` takes two to ten, the baseline first, or one twice to see its noise',
            default: '',
        },
    },
    refs: input((0,readers .Dy)(), 'in mode `ab`: two branches, tags or commits to compare instead of variants, separated by a comma, the baseline first', { default: '', modes: ['ab'] }),
    trials: {
        ...askFlag((0,readers .WQ)(1), 'N', "attempts per case (default: the suite's)"),
        on: [...ASK, 'judge'],
        of: {
            judge: { help: 'with `calibrate`: how often each answer is judged again (default 3)' },
            bisect: { help: "attempts per case at both ends, at first (default: the suite's)" },
        },
        input: { read: (0,readers .WQ)(1, 100) },
    },
    rounds: {
        ...flag((0,readers .WQ)(1, rounds_plan .JH), 'N', "most rounds in which a change is measured, 1 to 3 (default: the suite's)", MEASURE),
        measures: true,
        notBeside: { trials: ', which asks in one pass' },
    },
    subset: {
        ...askFlag(readers .Qq, 'SELECTION', 'only these cases: tag:auth, id:run-*, difficulty:hard; commas mean or, a leading ! excludes'),
        input: {},
    },
    first: {
        ...flag((0,readers .WQ)(1), 'N', 'a first look: ask only N cases, some of every tag; no change is called good', ['run']),
        measures: true,
        notBeside: { shard: ', which measures a part of the cases' },
        input: {
            help: 'on a draft pull request, ask only this many cases, some of every tag; the whole suite is asked once it is ready',
            modes: ['pr', 'publish'],
        },
    },
    shard: {
        ...flag(readers .B5, 'I/N', 'only the I-th of N parts, for `goldenpair merge` (no verdict)', ['run']),
        measures: true,
        input: {
            help: 'only a part of the cases, `2/4` for the second of four, which a later job with `mode: publish` merges',
            modes: ['pr', 'baseline'],
        },
    },
    strict: {
        help: 'treat expected spans that the checkout lacks as errors',
        on: ['run', 'validate'],
        of: { validate: { help: 'warnings are errors' } },
        notBeside: { list: ', which checks nothing' },
        measures: true,
        input: {},
    },
    'skip-code': input((0,readers .yL)(['quality', 'review']), '`quality` neither measures the source code nor decides gates on it; `review` only asks no judge about it'),
    seed: { ...askFlag((0,readers .WQ)(0), 'N', "seed of order and resampling (default: the suite's)"), input: {} },
};

;// CONCATENATED MODULE: ./build/modes/request/options/index.js




const OPTIONS = { ...MEASURED, ...COMPARED, ...LIMITS, ...COMMANDS };
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const FLAGS = Object.entries(OPTIONS).filter(([, { on, same }]) => on !== undefined && same === undefined);
function listOptions(command) {
    return Object.entries(OPTIONS).flatMap(([name, { on = [], of, ...row }]) => on.includes(command) ? [[name, { ...row, ...of?.[command] }]] : []);
}
const INPUTS = Object.entries(OPTIONS).flatMap(([name, { input, ...row }]) => input === undefined ? [] : [[name, { ...row, ...input }]]);


  }),

  87156:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AS: () => (  pairs),
    B5: () => (  shard),
    Bq: () => (  issues),
    DW: () => (  resultLines),
    Dy: () => (  names),
    Gx: () => (  minutes),
    Im: () => (  comment),
    NV: () => (  fillReportUrl),
    Qq: () => (  text),
    WQ: () => (  whole),
    _Z: () => (  baseline),
    eG: () => (  readReportUrl),
    eg: () => (  charts),
    hl: () => (  address),
    t3: () => (  reportFolder),
    yL: () => (  oneOf),
    yj: () => (  positive)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
  var _model_result_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87902);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64520);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35560);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60288);
  var _measure_import_result_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37215);
  var _provider_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20235);







const text = (given) => given;
const oneOf = (choices) => (given, refuse) => choices.find((choice) => choice === given) ??
    refuse(`one of ${quoteAll(choices)}`, { suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__  .ZA)(given, choices) });
const quoteAll = (names) => names.map((name) => `\`${name}\``).join(', ');
const whole = (least, most = Number.MAX_SAFE_INTEGER) => (given, refuse) => {
    const value = /^\d+$/.test(given) ? Number(given) : NaN;
    if (value >= least && value <= most)
        return value;
    return refuse(`a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`);
};
const positive = (given, refuse) => zod__WEBPACK_IMPORTED_MODULE_4__.number().positive().safeParse(Number(given)).data ?? refuse('a number above 0');
const names = (separator = /[\s,]+/) => (given) => given
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
const shard = (given, refuse) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__  .uK)(given) ?? refuse(_model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__  .KN);
const address = (given, refuse) => (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_2__  .zq)(given, refuse).replace(/\/+$/, '');
const lines = (known, example) => (given, refuse) => {
    const values = new Map();
    for (const line of given.split(/\r?\n/).filter((one) => one.trim() !== '')) {
        const [, name = '', value = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
        const option = known.find((one) => one === name);
        const got = line.trim();
        if (option === undefined || value === '')
            return refuse(`lines such as \`${example}\`, of ${known.join(', ')}`, {
                got,
                suggestion: option === undefined ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__  .ZA)(name, known) : null,
            });
        if (values.has(option))
            return refuse(`\`${option}\` once`, { got });
        values.set(option, value);
    }
    return Object.fromEntries(values);
};
const pairs = (given, refuse) => Object.fromEntries(names(/,/)(given, refuse).map((pair) => {
    const [, name = '', value = ''] = /^([^=]+?)\s*=\s*(.+)$/.exec(pair) ?? [];
    return value === '' ? refuse('pairs such as query=frage,answer=antwort', { got: pair }) : [name, value];
}));
const resultLines = lines(_measure_import_result_options_js__WEBPACK_IMPORTED_MODULE_1__  .z, 'id: ticket');
const COMMENT_WHEN = ['always', 'on-change', 'never'];
const comment = (given, refuse) => {
    const words = names()(given, refuse);
    const [when, ...others] = words.flatMap((word) => COMMENT_WHEN.find((one) => one === word) ?? []);
    const [details, ...more] = words.flatMap((word) => _model_result_report_js__WEBPACK_IMPORTED_MODULE_5__  .oA.find((one) => one === word) ?? []);
    if (others.length + more.length > 0 || (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_6__  .Eb)(when ?? null, details ?? null).length < words.length)
        return refuse(`one of ${quoteAll(COMMENT_WHEN)}, and beside it at most one of ${quoteAll(_model_result_report_js__WEBPACK_IMPORTED_MODULE_5__  .oA)}`, {
            suggestion: words.length === 1 ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__  .ZA)(given, [...COMMENT_WHEN, ..._model_result_report_js__WEBPACK_IMPORTED_MODULE_5__  .oA]) : null,
        });
    return { when: when ?? 'always', details: details ?? 'full' };
};
const CHARTS = ['quickchart', 'branch', 'mermaid', 'none'];
const QUICKCHART_URL = 'https://quickchart.io';
const charts = (given, refuse) => {
    const words = names()(given, refuse);
    const isAddress = (word) => word.includes(':');
    const [kind = 'quickchart', ...others] = words.filter((word) => !isAddress(word));
    const [url, ...more] = words.filter(isAddress);
    const choice = oneOf(CHARTS)(kind, refuse);
    const isDrawn = choice === 'quickchart' || choice === 'branch';
    if (others.length + more.length > 0 || (url !== undefined && !isDrawn))
        return refuse('one of them; an address goes only with `quickchart` or `branch`');
    return isDrawn ? { kind: choice, url: url === undefined ? QUICKCHART_URL : address(url, refuse) } : { kind: choice };
};
const baseline = (given, refuse) => {
    const [, workflow] = /^artifact:(.*)$/s.exec(given) ?? [];
    if (workflow !== undefined && workflow.trim() === '')
        return refuse('the workflow file, such as `artifact:goldenpair.yml`');
    return workflow === undefined ? { from: given, workflow: '' } : { from: 'artifact', workflow: workflow.trim() };
};
const ISSUE_LINES = ['keep', 'labels', 'assignees', 'mention', 'comment-on-commits'];
const KEEP = ['always', 'dry-run', 'never'];
const issues = (given, refuse) => {
    const values = given.includes(':')
        ? lines(ISSUE_LINES, 'labels: golden suite')(given, refuse)
        : { keep: oneOf(KEEP)(given, refuse) };
    const refuseLine = (name, value) => (expected, details) => refuse(expected, { got: `${name}: ${value}`, ...details });
    const flag = (name) => {
        const value = values[name] ?? 'false';
        return oneOf(['true', 'false'])(value, refuseLine(name, value)) === 'true';
    };
    const { keep = 'always', labels = '', assignees = '' } = values;
    return {
        keep: oneOf(KEEP)(keep, refuseLine('keep', keep)),
        labels: names(/,/)(labels, refuse),
        assignees: names()(assignees, refuse),
        mention: flag('mention'),
        commentOnCommits: flag('comment-on-commits'),
    };
};
const minutes = (given, refuse) => positive(given, () => refuse('a number above 0: the minutes after which it begins no further commit, such as 30'));
const PLACEHOLDERS = ['suite', 'run', 'place'];
const readReportUrl = (template, refuse) => {
    const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !PLACEHOLDERS.some((one) => one === name));
    const filled = fillReportUrl(template, { suite: 's', run: '1', place: 'run-1' });
    const isAddress = URL.canParse(filled) && /^https?:\/\/[^\s@]+$/.test(filled) && !filled.includes('#');
    if (unknown === undefined && isAddress)
        return template;
    return refuse('an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/, with no other placeholder than {run}');
};
function fillReportUrl(template, facts) {
    return template.replace(/\{(suite|run|place)\}/g, (_, name) => encodeURIComponent(facts[name]));
}
function reportFolder({ runId }, pullRequest) {
    return pullRequest === null ? `run-${runId}` : `pr-${pullRequest}`;
}


  }),

  20235:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    RS: () => (  readInputAccess),
    r6: () => (  readShellAccess),
    zq: () => (  readAddress)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99787);



function readShellAccess(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
function readInputAccess({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const given = env[name] || null;
    if (given === null)
        return null;
    return readAddress(given, (expected, { got = given } = {}) => {
        throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .v1)(name, got, expected);
    });
}
const readAddress = (given, refuse) => {
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(given).success)
        return refuse('an http(s) address', { got: given.replace(/^(\w+:\/\/)?.*@/s, '$1') });
    return (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__  ._Q)(given) ? refuse('an address without a user name or password', { got: (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__  .iS)(given) }) : given;
};


  }),

  54974:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Tw: () => (  parseStored),
    Vh: () => (  readJson),
    qF: () => (  parseJson),
    sS: () => (  readJsonLines)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
  var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68067);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29598);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47673);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);







const DEAF_MS = 100;
async function* readJsonLines(path, log, isWanted = (_line) => true) {
    for await (const lines of (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__  .S)(path, _run_files_js__WEBPACK_IMPORTED_MODULE_6__  .E2)) {
        let heardAt = performance.now();
        for (const { number: line, text, isTooLong, hasLineFeed } of lines) {
            if (isTooLong)
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('run-too-large', { path, line, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_6__  .Kc });
            if (!isWanted(line))
                continue;
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__  .MR)(text);
            if (value !== undefined)
                yield { line, value };
            else if (hasLineFeed)
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('run-invalid', { path, line, problem: 'the line is not JSON' });
            else
                log.warning(`${path}:${line} is cut off and was ignored: the run ended while writing it.`);
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
            heardAt = performance.now();
        }
    }
}
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${(0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .bD)(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('run-invalid', { path, line: null, problem }, { cause });
    }
}
async function readJson(path) {
    if (((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .Ov)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_6__  .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_6__  .Kc });
    return parseJson(path, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
}
function parseStored(schema, value, place) {
    const parsed = (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_5__  .CL)(schema, value);
    if (parsed.success)
        return parsed.data;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('run-invalid', { ...place, problem: (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_5__  .ZM)(parsed.error) });
}


  }),

  98194:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E2: () => (  MAX_LENGTH),
    Kc: () => (  MAX_LENGTH_NAME),
    NW: () => (  runFiles),
    Ov: () => (  fileSize),
    hI: () => (  sideFiles)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _io_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15704);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58967);




function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trials.jsonl') };
}
function sideFiles(folder) {
    return { confirmations: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'confirmations.jsonl'), unjudged: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'unjudged.jsonl') };
}
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';
async function fileSize(path) {
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_2__  .q2)(path);
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((error) => {
        if ((0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__  .xU)(error) === 'ENOENT' || (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__  .xU)(error) === 'ENOTDIR')
            return null;
        throw error;
    });
    return facts?.isFile() === true ? facts.size : null;
}


  })

};
