export const id = 1276;
export const ids = [1276];
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
    const connect = () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createClient */ .UU)({ token, apiUrl, log });
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

/***/ 62436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ outlastOutage)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);

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
    const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, 'abort', { signal: ended.signal }).catch(() => null);
    await Promise.race([wait(ms), aborted]).finally(() => ended.abort());
    signal.throwIfAborted();
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
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);



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
    const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(ask);
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
/* harmony export */   Ov: () => (/* binding */ nameFrom),
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
/** A path as people and suites name it: from a folder, with `/`. */
const nameFrom = (folder, path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => nameFrom(folder, path));
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

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   xv: () => (/* binding */ VERSION),
/* harmony export */   zx: () => (/* binding */ NPX)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';
/** What its words mean. */
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
/**
 * The comment by which editors find the schema of a YAML file: that of this major version, in the repository.
 * Source: yaml-language-server, "Using inlined schema".
 */
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
/** The command line for whoever copies a command: until Goldenpair is on npm, only its repository has it. */
const NPX = 'npx github:goldenpair/goldenpair#v0';


/***/ }),

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   Xz: () => (/* binding */ keepRun),
/* harmony export */   jC: () => (/* binding */ openHistory),
/* harmony export */   kA: () => (/* binding */ keepReport),
/* harmony export */   tw: () => (/* binding */ hasHistory),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(55156);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84324);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58131);
/* harmony import */ var _measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87556);
/* harmony import */ var _request_report_url_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(68451);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98194);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(77377);
/* harmony import */ var _github_outlast_outage_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62436);
/* harmony import */ var _model_run_history_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(79164);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(56410);
/* harmony import */ var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(95098);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(44504);






















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
const headSchema = zod__WEBPACK_IMPORTED_MODULE_19__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_19__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_19__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_19__.string().optional() }) });
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
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb) && (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__/* .readRequestFailure */ .iu)(error) === null)
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
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .describeShard */ .y0)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_report_url_js__WEBPACK_IMPORTED_MODULE_20__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
}
/** Uploads a run of the default branch with the history of all runs that are known, this one last. */
async function keepRun(request, { suite, folder: own, isValid, stored, row }) {
    // A second attempt replaces the artifact of the first, which may hold a better run.
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__/* .runFiles */ .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__/* .fileSize */ .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__/* .runFiles */ .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_17__/* .HISTORY_FILE */ .CX);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__/* .mergeHistories */ .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceFile */ .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__/* .writeHistory */ .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineArtifactName */ .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
/** A measured run as its line of the history. */
function makeRow({ github }, run, outcome) {
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        mode: run.mode,
        run_id: run.run_id,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_15__/* .meansOf */ .oh)(run),
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
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] };
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'earlier');
    const stored = await (0,_github_outlast_outage_js__WEBPACK_IMPORTED_MODULE_14__/* .outlastOutage */ .O)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_18__/* .readHistory */ .L)({ suite, folder, home: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_11__/* .artifactsHome */ .lp)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__/* .countLostRows */ .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_21__/* .countOf */ .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_21__/* .countOf */ .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
/** Whether nights know of each other: they do by the artifacts of earlier runs, which a GitHub Enterprise Server does not have. */
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(github.serverUrl) === null;
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
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
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
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)(request, ({ status, message }) => {
        log.debug(`GitHub rejected it: ${status} ${message}`);
        return null;
    });
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
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   f1: () => (/* binding */ readFailure),
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
/* harmony import */ var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99787);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22604);
/* harmony import */ var _report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77043);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44288);











const FILE = 'failure.txt';
const LONGEST = 600;
const MAX_BYTES = 64_000;
/** What GitHub takes for the id of a job. */
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
/**
 * "In [the run](…) the job `measure` failed: …", in markdown.
 * @example explainFailure({ job: 'measure', line: 'The target died.' }, 'https://…') // 'In [the run](https://…) the job `measure` failed: The target died.'
 */
function explainFailure({ job, line }, runUrl) {
    return `In [the run](${runUrl}) ${describeFailure({ job, line: (0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .escapeMarkdown */ .FV)(line) })}.`;
}
/** "the job `measure` failed: …", without a full stop at its end. */
function describeFailure({ job, line }) {
    return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`;
}
const SAYS_ERROR = /error|exception|cannot|can't|not found|refused|denied|failed|fatal|panic/i;
const STACK_FRAME = /^\s*at |^\s*File "|^\S+:\d+(?::\d+)?$/;
/**
 * The first line of a message. Where the end of a program's log follows, the line of it that says what went wrong: the last that speaks
 * of an error, else the last.
 */
function summarizeMessage(message) {
    const [line = '', ...rest] = message.split('\n');
    const log = rest.map((one) => one.replace(/^ {2}\| /, '').trim()).filter((one) => one !== '');
    const telling = log.findLast((one) => SAYS_ERROR.test(one) && !STACK_FRAME.test(one)) ?? log.at(-1);
    return telling === undefined ? line : `${line} ${telling}`;
}
/** What ended the measurement of this job, with the cure that the message names; null for any error but the user's. */
function readFailure({ inputs, effects }, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo))
        return null;
    const secrets = (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_7__/* .knownSecrets */ .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    return limitFailure((0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteLine */ .tQ)(summarizeMessage(error.message), secrets), effects.env['GITHUB_JOB'] ?? '');
}
function limitFailure(line, job) {
    return {
        line: line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line,
        job: JOB.test(job) ? job : null,
    };
}
/** Leaves what ended a measurement as an artifact, for the job that comments. */
async function leaveFailure(request, suite, { line, job }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'failure');
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${line}\n${job ?? ''}\n`);
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
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_10__/* .tryRequest */ .dP)(request.effects.log, async () => receiveFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function receiveFailure({ github, outputFolder, effects }, artifact) {
    const { owner, repo } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received', artifact.name);
    try {
        const client = await effects.connect();
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteLine */ .tQ)(one, []));
        return limitFailure(line, job);
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
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28896);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14878);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88328);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);
/* harmony import */ var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75038);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44288);








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
async function withdraw(effects, pending, ending, failure = null) {
    const explanation = failure === null
        ? WORDS[ending].explanation(`[The run](${pending.run_url})`)
        : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFailure */ .SP)(failure, pending.run_url);
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(effects.log, async () => withdrawComment(effects, pending, explanation));
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(effects.log, async () => withdrawCheck(effects, pending, { ending, explanation }));
}
async function withdrawComment({ connect, wait }, pending, explanation) {
    const { owner, repo, number, suite, run, attempt, sha } = pending;
    if (number === null)
        return;
    const client = await connect();
    const marker = { suite, run, attempt, sha, state: 'stopped' };
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number }), marker);
    if (plan.kind !== 'update')
        return;
    const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMarker */ .gY)(plan.keep.body);
    // A verdict stands there already, or another run speaks.
    if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .isSame */ .Ft)(now, marker))
        return;
    const headline = `⏹️ Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .shortCommit */ .A)(sha)}\``;
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait }, plan, { marker, headline, explanation });
}
async function withdrawCheck({ connect, wait, log }, pending, { ending, explanation }) {
    if (!pending.has_check)
        return;
    const client = await connect();
    const place = (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPlace */ .uD)(pending);
    const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .findCheck */ .Sd)(client, place));
    const id = found?.id ?? pending.check_id;
    // With a verdict, whose answer was lost, it is done.
    if (id === null || found?.status === 'completed')
        return;
    const end = {
        conclusion: ending === 'failed' ? 'failure' : 'cancelled',
        title: WORDS[ending].title,
        summary: explanation,
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
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { owner, repo } = github;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMarker */ .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .isSame */ .Ft)(one, measuring)));
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
        const headline = `⏹️ Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .shortCommit */ .A)(head.sha)}\``;
        const explanation = failure === undefined ? `[The run](${github.runUrl}) ${what}` : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFailure */ .SP)(failure, github.runUrl);
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait: effects.wait }, plan, { marker, headline, explanation });
    }
    return [...commented];
}


/***/ })

};
