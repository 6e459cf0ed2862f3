export const id = 8519;
export const ids = [8519,524];
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
