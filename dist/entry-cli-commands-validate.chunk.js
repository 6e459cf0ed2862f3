export const id = 2233;
export const ids = [2233];
export const modules = {

/***/ 80043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _compare_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96012);
/* harmony import */ var _compare_decide_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);
/* harmony import */ var _compare_gate_forecast_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24280);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79487);
/* harmony import */ var _measure_suite_advise_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31718);
/* harmony import */ var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55151);










const validate = {
    positionals: '',
    run: async ({ flags, given, terminal }) => {
        if (flags.list !== undefined)
            return (await Promise.all(/* import() */[__webpack_require__.e(2072), __webpack_require__.e(9736)]).then(__webpack_require__.bind(__webpack_require__, 35737))).showList({ flags, given, terminal });
        const { suite, validation } = await validateSuite({
            path: flags.suite,
            workingDirectory: terminal.workingDirectory,
            registries: _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .SUITE_REGISTRIES */ .J3,
            hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s,
            scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .locateScorer */ .pp)({ ...terminal, targetEnvNames: [] }),
            strict: flags.strict,
            base: flags.base ?? null,
        });
        terminal.print(flags.json ? JSON.stringify(validation, null, 2) : describeValidation(validation, suite));
        if (validation.errors.length > 0)
            return 3;
        if (flags.ask !== undefined) {
            const { askCases } = await Promise.all(/* import() */[__webpack_require__.e(2072), __webpack_require__.e(5199)]).then(__webpack_require__.bind(__webpack_require__, 10924));
            const lines = await askCases(terminal, flags);
            // Standard output is JSON's.
            for (const line of lines)
                if (flags.json)
                    terminal.log.info(line);
                else
                    terminal.print(line);
        }
        return 0;
    },
};
/** A line for each finding as editors read them, then one that counts. */
function describeValidation({ suite: file, errors, warnings, notes, forecast }, suite) {
    const counts = [
        ...(errors.length > 0 ? [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(errors.length, 'error')] : []),
        ...(warnings.length > 0 ? [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(warnings.length, 'warning')] : []),
    ];
    return [
        ...(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .foldProblems */ .KH)(errors).map(({ file, line, message }) => `${file}:${line}: error: ${message}`),
        ...(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .foldProblems */ .KH)(warnings).map(({ file, line, message }) => `${file}:${line}: warning: ${message}`),
        ...notes.map((note) => `note: ${note}`),
        // Those that cannot fail are among the warnings.
        ...(forecast === null
            ? []
            : describeForecast({ ...forecast, gates: forecast.gates.filter((gate) => gate.can_fail) })),
        `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
    ].join('\n');
}
/** A line for each gate, then what was assumed. */
function describeForecast({ gates, assumed }) {
    return [...gates.map(({ gate, text }) => `gate ${gate}: ${text}`), ...(assumed === null ? [] : [assumed])];
}
function describeSuite(suite) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const critical = enabled.filter((golden) => golden.critical).length;
    const gates = suite.gates.map(({ id }) => id).join(', ');
    return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`;
}
/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5;
/**
 * Every problem and note of a suite and, with `base`, of a change that should have touched it. With `strict` every warning
 * is an error. Throws as `readSuite` and `readChangedFiles` do.
 */
async function validateSuite(input) {
    const { strict, base, ...source } = input;
    const loaded = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .readSuite */ .xj)(source);
    const { stale } = loaded;
    const changed = base === null ? [] : await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readChangedFiles */ .IM)({ base, workingDirectory: source.workingDirectory });
    const change = (0,_measure_suite_advise_js__WEBPACK_IMPORTED_MODULE_7__/* .adviseChange */ .h6)({ manifest: loaded.path, files: loaded.files, changed });
    const forecast = forecastSuite(loaded);
    const doubts = [
        ...loaded.warnings,
        ...loaded.advise(),
        ...(forecast === null ? [] : findUngatedCases(forecast)),
        ...(change === null ? [] : [change]),
    ];
    const idle = forecast === null ? [] : findIdleGates(loaded, forecast);
    const areErrors = { stale: strict || loaded.strict, doubts: strict };
    const order = (problems) => (0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .sortProblems */ .dS)(problems, loaded.files);
    return {
        suite: loaded.suite,
        validation: {
            suite: loaded.path,
            errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
            warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts), ...idle]),
            notes: loaded.unchecked ? [_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .UNCHECKED_SPANS */ .V] : [],
            forecast: forecast === null ? null : { gates: forecast.gates, assumed: forecast.assumed },
        },
    };
}
/** Gates that can never fail: no error even where it is strict, since more cases, or another place to run, are not a matter of mending the suite. */
function findIdleGates({ path, lineOfGate }, { gates }) {
    return gates.flatMap(({ gate, text, can_fail: canFail }, index) => canFail ? [] : [{ file: path, line: lineOfGate(index), message: `gate ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(gate)} ${text}.` }]);
}
/** Cases whose quality no gate looks at. */
function findUngatedCases({ uncovered }) {
    const [first] = uncovered;
    if (first === undefined)
        return [];
    const named = uncovered.slice(0, MAX_NAMED).map(({ id }) => id);
    const count = uncovered.length;
    const message = `no gate looks at the quality of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(count, 'case')}: ${named.join(', ')}${count > MAX_NAMED ? ' …' : ''}. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to ${count === 1 ? 'it' : 'them'}.`;
    return [{ ...first.at, message }];
}
/** Null for a suite that is wrong, or has no gate that could fail. */
function forecastSuite({ suite, metrics }) {
    const isGated = suite?.gates.some(({ severity }) => severity === 'fail') === true;
    if (suite === null || !isGated)
        return null;
    const byId = new Map(metrics.map((metric) => [metric.id, metric]));
    const applies = ({ id }, golden) => byId.get(id)?.applies(golden) === true;
    const gates = (0,_compare_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .checkGates */ .P)(suite.gates, metrics);
    const cases = suite.cases.filter(({ enabled }) => enabled);
    const { alpha, trials, baseline_trials: baseline } = suite;
    const deterministic = suite.variants[suite.default_variant]?.target.deterministic ?? false;
    return {
        ...(0,_compare_gate_forecast_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .forecastGates */ .e)({
            gates,
            cases,
            applies,
            alpha,
            deterministic,
            measured: () => null,
            // The second answer of a deterministic target only tests that it is one.
            trials: { baseline: deterministic ? trials : baseline, candidate: trials },
        }),
        uncovered: (0,_compare_decide_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .findUncovered */ .L)(gates, cases, applies),
    };
}


/***/ }),

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
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

/***/ 30773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 60977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   g6: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The bill of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen({ verdict, p_adjusted: p, delta, these_cases: own, }, alpha) {
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


/***/ })

};
