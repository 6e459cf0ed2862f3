export const id = 3650;
export const ids = [3650];
export const modules = {

/***/ 13024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkSpans),
/* harmony export */   x: () => (/* binding */ readInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_search_list_symbols_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57263);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90876);
/* harmony import */ var _core_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42968);
/* harmony import */ var _shell_io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31809);
/* harmony import */ var _shell_io_list_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27770);






/** A span in a larger file is only checked for its path. */
const MAX_BYTES = 10_000_000;
/**
 * The expected spans that the working directory does not have. Files outside it are not read; of a file that is no text only the
 * existence is known, so nothing else is said of it.
 */
async function checkSpans({ cases, workingDirectory, hash, }) {
    const paths = new Set(cases.filter(({ enabled }) => enabled).flatMap(({ expected_spans: spans }) => spans.map(({ path }) => path)));
    const files = new Map();
    const unreadable = new Set();
    for (const path of paths) {
        const file = await readFile(path, workingDirectory);
        if (file === 'not text')
            unreadable.add(path);
        else if (file !== null)
            files.set(path, file);
    }
    const isReadable = ({ path }) => !unreadable.has(path);
    const readable = cases.map((golden) => golden.expected_spans.every(isReadable)
        ? golden
        : { ...golden, expected_spans: golden.expected_spans.filter(isReadable) });
    const isMissing = files.size > 0 && files.size + unreadable.size < paths.size;
    const known = isMissing ? await (0,_shell_io_list_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .C)(workingDirectory, isOwnFolder) : [];
    return (0,_core_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .findStaleSpans */ .kr)({ cases: readable, files, known, hash });
}
async function readFile(path, workingDirectory) {
    const read = await readInside(path, workingDirectory);
    if (read === null || read === 'not text')
        return read;
    return { lines: read.text.split(/\r\n|\n|\r/), symbols: (0,_core_search_list_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .listSymbols */ .U)(path, read.text) };
}
/** The text of a file that a case names; null where there is none, or where it lies outside the folder, be it by a link. */
async function readInside(path, workingDirectory) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path.replaceAll('\\', '/')));
    if ((await (0,_shell_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .locatePath */ .o)(workingDirectory, full)) !== 'inside')
        return null;
    try {
        return { text: await (0,_shell_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .G)({ path: full, shown: path, maxBytes: MAX_BYTES }) };
    }
    catch (error) {
        if (!(error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
            throw error;
        return 'not text';
    }
}
/** Neither hidden nor of a package manager. */
function isOwnFolder(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !name.startsWith('.') && name !== 'node_modules';
}


/***/ }),

/***/ 70675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ startConversation)
/* harmony export */ });
/* harmony import */ var _shell_programs_start_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50715);

/** Starts the program in a folder. Lines that answer nothing are let be. */
function startConversation({ command, env }, cwd) {
    let waiting = null;
    let ended = null;
    const fail = (how) => {
        ended ??= how;
        waiting?.settle({ kind: 'failed', how });
    };
    const program = (0,_shell_programs_start_program_js__WEBPACK_IMPORTED_MODULE_0__/* .startProgram */ .X)({
        command,
        env,
        cwd,
        onLine: (line) => {
            const reply = parse(line);
            if (waiting !== null && reply !== null && reply.id === waiting.id)
                waiting.settle({ kind: 'reply', reply });
        },
        onTooLong: () => {
            program.kill();
            fail('wrote a line of more than 64 MB');
        },
        onEnd: ({ how }) => fail(how),
    });
    return {
        ask: async (request, { limitMs, signal }) => {
            signal?.throwIfAborted();
            if (ended !== null)
                return { kind: 'failed', how: ended };
            return new Promise((resolve, reject) => {
                const stop = () => {
                    clearTimeout(timer);
                    signal?.removeEventListener('abort', abort);
                    waiting = null;
                };
                const abort = () => {
                    stop();
                    program.kill();
                    ended = 'was stopped';
                    reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped', { cause: signal?.reason }));
                };
                const timer = setTimeout(() => {
                    program.kill();
                    fail(`gave no answer within ${limitMs / 1000} s`);
                }, limitMs);
                waiting = {
                    id: request.id,
                    settle: (answer) => {
                        stop();
                        resolve(answer);
                    },
                };
                signal?.addEventListener('abort', abort, { once: true });
                program.write(`${JSON.stringify(request)}\n`);
            });
        },
        [Symbol.asyncDispose]: async () => {
            if (ended === null)
                await program.close(1000);
            ended ??= 'was closed';
        },
    };
}
function parse(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null && 'id' in value ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 10888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _core_model_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11545);
/* harmony import */ var _core_model_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81390);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74920);
/* harmony import */ var _core_model_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57968);





/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_4__.union([
    zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_4__.int(), load: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
            golden: _core_model_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .goldenCaseSchema */ .zq,
            observation: _core_model_observation_js__WEBPACK_IMPORTED_MODULE_1__/* .observationSchema */ .yB,
            judgments: _core_model_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_4__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.union([
        zod__WEBPACK_IMPORTED_MODULE_4__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_4__.object({ message: zod__WEBPACK_IMPORTED_MODULE_4__.string(), line: zod__WEBPACK_IMPORTED_MODULE_4__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_4__.object({ scores: _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI.shape.scores, unscored: _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI.shape.unscored });


/***/ }),

/***/ 83650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ UNCHECKED_SPANS),
  bu: () => (/* binding */ loadSuite),
  xj: () => (/* binding */ readSuite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/suite/case-patterns.js
var case_patterns = __webpack_require__(58329);
// EXTERNAL MODULE: ./build/core/suite/parse-suite.js + 12 modules
var parse_suite = __webpack_require__(56561);
// EXTERNAL MODULE: ./build/core/suite/problem.js
var problem = __webpack_require__(7998);
// EXTERNAL MODULE: ./build/shell/io/files.js
var files = __webpack_require__(31809);
// EXTERNAL MODULE: ./build/shell/io/find-files.js
var find_files = __webpack_require__(71053);
// EXTERNAL MODULE: ./build/core/suite/stale-spans.js
var stale_spans = __webpack_require__(42968);
// EXTERNAL MODULE: ./build/app/check-spans.js
var check_spans = __webpack_require__(13024);
// EXTERNAL MODULE: ./build/core/suite/manifest-schema.js
var manifest_schema = __webpack_require__(72618);
// EXTERNAL MODULE: ./build/core/suite/read-manifest.js
var read_manifest = __webpack_require__(8895);
;// CONCATENATED MODULE: ./build/core/suite/custom-module-paths.js


/** The modules of a suite's own metrics as its manifest writes them; none where it is too broken to say. */
function customModulePaths(manifest) {
    const value = (0,read_manifest/* readManifest */.W)(manifest).documents[0]?.value;
    if (typeof value !== 'object' || value === null || !('custom_metrics' in value))
        return [];
    const parsed = manifest_schema/* manifestSchema */.rc.shape.custom_metrics.safeParse(value.custom_metrics);
    return parsed.success ? [parsed.data ?? []].flat() : [];
}

// EXTERNAL MODULE: ./build/app/custom-metrics/conversation.js
var custom_metrics_conversation = __webpack_require__(70675);
;// CONCATENATED MODULE: ./build/app/custom-metrics/hash-module.js



const MAX_BYTES = 1_000_000;
/** What `import`, `export … from` and `require` name by a relative path. */
const RELATIVE = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;
/**
 * The text of a module and a hash of it together with every file that it imports by a relative path, and those by theirs. Packages are not looked
 * into, nor what is read while it runs. The path counts from the working directory. Throws `file-unreadable`.
 */
async function hashModule(path, { workingDirectory, hash }) {
    const texts = new Map();
    const visit = async (file) => {
        const full = (0,external_node_path_.join)(workingDirectory, file);
        if (texts.has(file) || (await (0,files/* locatePath */.o)(workingDirectory, full)) !== 'inside')
            return;
        const text = await (0,files/* readTextFile */.G)({ path: full, shown: file, maxBytes: MAX_BYTES });
        // A checkout on Windows may have other line ends, and means the same.
        texts.set(file, text.replaceAll('\r\n', '\n'));
        for (const [, , specifier = ''] of text.matchAll(RELATIVE))
            await visit(external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier));
    };
    await visit(path);
    const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
    return { text: texts.get(path) ?? '', hash: hash(sorted.map(([, text]) => text).join('\0')) };
}

// EXTERNAL MODULE: ./build/app/custom-metrics/messages.js
var messages = __webpack_require__(10888);
// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
;// CONCATENATED MODULE: ./build/app/custom-metrics/load-modules.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









/**
 * What the modules of a suite's own metrics say of these, in the order of the manifest; no process is started where it names none. They are run in the
 * working directory, by the program given. Whatever is wrong with one is data.
 */
async function loadModules({ manifest, workingDirectory, hash, scorer, }) {
    const found = [];
    for (const written of customModulePaths(manifest))
        found.push(await findModule(written, { manifest, workingDirectory, hash }));
    const modules = found.filter((module) => module.kind === 'found');
    if (modules.length === 0)
        return found.filter((module) => module.kind === 'refused');
    if (scorer === undefined)
        throw new Error(`${manifest.path} has metrics of its own, and nothing to run them with`);
    const loaded = await runModules(modules, workingDirectory, scorer);
    const results = new Map(modules.map((module, index) => [module, loaded.modules[index]]));
    return found.map((module) => {
        if (module.kind === 'refused')
            return module;
        const { path, text, hash: ownHash } = module;
        const result = results.get(module);
        if (result !== undefined && 'metrics' in result)
            return { kind: 'loaded', path, text, hash: ownHash, metrics: result.metrics };
        const { message, line } = result ?? { message: 'the process that loads it said nothing of it', line: 1 };
        return { kind: 'broken', path, line, message: `${message.slice(0, 500)}.` };
    });
}
async function findModule(written, { manifest, workingDirectory, hash, }) {
    const refuse = (problem) => ({
        kind: 'refused',
        message: `custom metrics \`${written.slice(0, 200)}\`: ${problem}`,
    });
    if (!/\.m?js$/.test(written))
        return refuse('a module is a .js or .mjs file.');
    const path = (0,case_patterns/* resolveFrom */.d)(manifest.path, written);
    const outside = 'it is not inside the working directory. Paths count from the folder of the suite.';
    if (path === null)
        return refuse(outside);
    const place = await (0,files/* locatePath */.o)(workingDirectory, (0,external_node_path_.join)(workingDirectory, path));
    if (place === 'outside')
        return refuse(outside);
    if (place === 'missing')
        return refuse(`there is no file ${path}. Paths count from the folder of the suite.`);
    try {
        return { kind: 'found', path, ...(await hashModule(path, { workingDirectory, hash })) };
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        return refuse(error.message);
    }
}
/** Every module has the same fault where the process itself fails: who is to blame cannot be told. */
async function runModules(modules, workingDirectory, scorer) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const conversation = __addDisposableResource(env_1, (0,custom_metrics_conversation/* startConversation */.g)(scorer, workingDirectory), true);
        const load = modules.map(({ path }) => (0,external_node_path_.join)(workingDirectory, path));
        const answer = await conversation.ask({ id: 0, load }, { limitMs: scorer_program/* LOAD_LIMIT_MS */.I });
        const parsed = answer.kind === 'reply' ? messages/* loadedSchema */.Rz.safeParse(answer.reply) : null;
        if (parsed?.success)
            return parsed.data;
        const how = answer.kind === 'failed' ? answer.how : 'gave an answer that cannot be read';
        return { modules: modules.map(() => ({ message: `the process that loads it ${how}`, line: 1 })) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

// EXTERNAL MODULE: ./build/app/judging/read-prompts.js
var read_prompts = __webpack_require__(20885);
;// CONCATENATED MODULE: ./build/app/load-suite.js











const load_suite_MAX_BYTES = 10_000_000;
/**
 * The suite at a path, with the case files that it names. Warnings go to the log; stale spans too, or they are problems where the suite or
 * the caller is strict. Nothing outside the working directory is read; globs follow no links and enter neither hidden folders nor
 * `node_modules`. Throws the user's errors `suite-not-found`, `suite-outside`, `file-unreadable` and `suite-invalid`.
 */
async function loadSuite({ log, strict = false, ...source }) {
    const loaded = await readSuite(source);
    const { suite, stale } = loaded;
    if (suite === null)
        throw (0,parse_suite/* refuseSuite */.HI)(loaded.path, loaded.problems);
    if (stale.length > 0 && (strict || loaded.strict))
        throw (0,parse_suite/* refuseSuite */.HI)(loaded.path, stale);
    for (const warning of [...loaded.warnings, ...stale])
        log.warning((0,problem/* formatProblem */.V)(warning));
    if (loaded.unchecked)
        log.info(UNCHECKED_SPANS);
    return suite;
}
/** What is said once in the place of a warning for every span. */
const UNCHECKED_SPANS = 'Expected spans are not checked: none of their paths is in this checkout.';
/**
 * Everything that is to be said of the suite at a path. Throws the user's errors `suite-not-found`, `suite-outside` and
 * `file-unreadable`; a suite that is wrong is data.
 */
async function readSuite({ path, workingDirectory, registries, hash, scorer }) {
    const read = async (shown) => ({
        path: shown,
        text: await (0,files/* readTextFile */.G)({ path: (0,external_node_path_.join)(workingDirectory, shown), shown, maxBytes: load_suite_MAX_BYTES }),
    });
    const manifest = await read(await findManifest(path, workingDirectory));
    const found = new Set();
    const emptyPatterns = [];
    for (const pattern of (0,case_patterns/* casePatterns */.w)(manifest) ?? []) {
        const glob = (0,case_patterns/* resolveFrom */.d)(manifest.path, pattern);
        const files = glob === null ? [] : await (0,find_files/* findFiles */.l)(glob, workingDirectory);
        const cases = files.filter((file) => file !== manifest.path);
        if (cases.length === 0)
            emptyPatterns.push(pattern);
        for (const file of cases)
            found.add(file);
    }
    const caseFiles = [];
    for (const file of found)
        caseFiles.push(await read(file));
    const modules = await loadModules({ manifest, workingDirectory, hash, scorer });
    const prompts = await (0,read_prompts/* readPrompts */.w)(manifest, (0,read_prompts/* readPromptsIn */.N)(workingDirectory));
    const inspected = (0,parse_suite/* inspectSuite */.Bi)({ manifest, caseFiles, emptyPatterns, modules, prompts, registries, hash });
    const { suite } = inspected;
    const place = { path: manifest.path, files: [manifest.path, ...found] };
    if (suite === null)
        return { ...inspected, ...place, stale: [], unchecked: false };
    const { stale, unchecked } = await (0,check_spans/* checkSpans */.G)({ cases: suite.cases, workingDirectory, hash });
    return {
        ...inspected,
        ...place,
        suite: { ...suite, ...(0,stale_spans/* listStaleCases */.tF)(suite.cases, stale) },
        stale: stale.map(({ problem }) => problem),
        unchecked,
    };
}
/** The manifest's path from the working directory, with `/`. */
async function findManifest(path, workingDirectory) {
    const full = (0,external_node_path_.resolve)(workingDirectory, path);
    const place = await (0,files/* locatePath */.o)(workingDirectory, full);
    if (place === 'missing')
        throw new model_error/* UserError */.y('suite-not-found', { path });
    if (place === 'outside')
        throw new model_error/* UserError */.y('suite-outside', { path, working_directory: workingDirectory });
    return (0,external_node_path_.relative)(workingDirectory, full).split(external_node_path_.sep).join('/') || '.';
}


/***/ }),

/***/ 57263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ listSymbols)
/* harmony export */ });
/* harmony import */ var _find_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21257);
/* harmony import */ var _find_symbols_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26436);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);



/** The symbols of a source file or the headings of a Markdown file; null for a file of any other kind. */
function listSymbols(path, text) {
    const lines = text.split(/\r\n|\n|\r/);
    const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .e)(path);
    if (language !== null)
        return { ranges: (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .findSymbols */ .d)(lines, language), inner: findInner(lines, language) };
    return /\.(?:md|markdown|mdx)$/i.test(path) ? { ranges: (0,_find_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findSections */ .K)(lines), inner: [] } : null;
}
function findInner(lines, { definitions, containers, members }) {
    const patterns = [...definitions, ...containers, ...members];
    return lines.flatMap((line) => {
        const trimmed = line.trim();
        if (trimmed === line || trimmed === '')
            return [];
        const match = patterns.map((pattern) => pattern.exec(trimmed)).find((found) => found !== null);
        return match ? [match.slice(1).join('.')] : [];
    });
}


/***/ }),

/***/ 42968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kr: () => (/* binding */ findStaleSpans),
/* harmony export */   tF: () => (/* binding */ listStaleCases)
/* harmony export */ });
/* unused harmony export textsOf */
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31406);
/* harmony import */ var _model_symbol_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27012);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9805);



/**
 * A case is stale when all of its expected spans are gone, or the text of one has changed. One that has lost a part of them can still be
 * answered and is not: what is gone cannot be retrieved, so recall falls by itself.
 */
function listStaleCases(cases, stale) {
    const count = (id, kind) => stale.filter((span) => span.case_id === id && span.kind === kind).length;
    const affected = new Set(stale.map(({ case_id }) => case_id));
    const sorted = cases
        .filter(({ id }) => affected.has(id))
        .map(({ id, expected_spans: spans }) => ({
        id,
        isDeleted: count(id, 'gone') === spans.length,
        isChanged: count(id, 'changed') > 0,
    }));
    return {
        stale_cases: sorted.filter(({ isDeleted, isChanged }) => isDeleted || isChanged).map(({ id }) => id),
        deleted_cases: sorted.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    };
}
/**
 * The expected spans of enabled cases that no longer fit the checkout: the path is gone, the symbol or the lines are not in the file, or
 * the text has another hash. `unchecked` when no expected path is in the checkout at all: then the suite asks about something else.
 */
function findStaleSpans({ cases, files, known, hash, }) {
    const enabled = cases.filter((golden) => golden.enabled);
    if (!enabled.some((golden) => golden.expected_spans.some(({ path }) => files.has(path))))
        return { stale: [], unchecked: enabled.some((golden) => golden.expected_spans.length > 0) };
    const stale = enabled.flatMap((golden) => golden.expected_spans.flatMap((span) => {
        const file = files.get(span.path);
        const lost = file === undefined ? describeLostPath(span.path, known) : describeLostSpan(span, file);
        const message = lost ?? (file === undefined ? null : describeChange(span, file, hash));
        if (message === null)
            return [];
        const problem = { ...golden.at, message: `case ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(golden.id)}: ${message}` };
        return [{ case_id: golden.id, kind: lost === null ? 'changed' : 'gone', problem }];
    }));
    return { stale, unchecked: false };
}
function describeLostPath(path, known) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const sameName = known.find((each) => each === name || each.endsWith(`/${name}`));
    const nearest = sameName ??
        (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(path, known.filter((each) => each.slice(0, each.lastIndexOf('/') + 1) === folder));
    return `the file ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(path)} is not in this checkout${nearestOf(nearest)}. Edit the case or restore the file.`;
}
function describeLostSpan(span, file) {
    const { path, symbol, start_line: start, end_line: end } = span;
    if (symbol !== undefined && !hasSymbol(symbol, file)) {
        const names = file.symbols?.ranges.flatMap((range) => range.symbol ?? []) ?? [];
        return `the symbol ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(symbol)} is not in ${path}${nearestOf(nearestSymbol(symbol, names))}. Edit the case or restore the symbol.`;
    }
    const last = end ?? start;
    if (last !== undefined && last > file.lines.length)
        return `${path} has ${file.lines.length} lines, but an expected span ends on line ${last}. Edit the case.`;
    return null;
}
/** Only `sha256:` is Goldenpair's to check; a hash of another form is a name that the target gives. */
function describeChange(span, file, hash) {
    if (span.hash === undefined || !/^sha256:[0-9a-f]{64}$/.test(span.hash))
        return null;
    const found = textsOf(span, file).map((text) => hash(text));
    const [now] = found;
    if (now === undefined || found.includes(span.hash))
        return null;
    const name = span.symbol === undefined ? span.path : `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(span.symbol)} in ${span.path}`;
    return `the text of ${name} has changed since its \`hash\` was taken. Look whether it still answers the query, then write \`hash: ${now}\`.`;
}
/**
 * The texts that a span may name, several where a symbol is defined several times: the lines of the symbol, else those given, else the
 * whole file, joined by `\n`, without blank lines at both ends.
 */
function textsOf({ symbol, start_line: start, end_line: end }, { lines, symbols }) {
    const cut = (from, to) => trimBlankLines(lines.slice(from, to)).join('\n');
    if (symbol !== undefined) {
        const plain = (0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSymbol */ .N)(symbol);
        const ranges = symbols?.ranges.filter((range) => range.symbol !== null && (0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSymbol */ .N)(range.symbol) === plain) ?? [];
        return ranges.map((range) => cut(range.start, range.end));
    }
    return start === undefined ? [cut(0, lines.length)] : [cut(start - 1, end ?? start)];
}
function trimBlankLines(lines) {
    const first = lines.findIndex((line) => line.trim() !== '');
    const last = lines.findLastIndex((line) => line.trim() !== '');
    return first === -1 ? [] : lines.slice(first, last + 1);
}
/**
 * Whether a file defines a symbol. Targets name symbols in their own ways (`rotate`, `Key.rotate`, `Key::rotate`), so the last part
 * decides; in a file of another kind it is enough that the name occurs.
 */
function hasSymbol(symbol, { lines, symbols }) {
    const name = lastPart(symbol);
    if (symbols === null)
        return lines.some((line) => line.includes(name) || line.includes(symbol));
    const names = [...symbols.ranges.flatMap((range) => range.symbol ?? []), ...symbols.inner];
    return names.some((each) => lastPart(each) === name);
}
/** `rotate` of `auth.Key.rotate`, `Key::rotate` and `Key#rotate()`; a heading with blanks is whole, without its marks. */
function lastPart(symbol) {
    const plain = (0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSymbol */ .N)(symbol);
    return /(?:^|\.)([\w$]+)$/.exec(plain)?.[1] ?? plain;
}
/** The name with the fewest edits, else one that begins with the lost one or the other way round. */
function nearestSymbol(symbol, names) {
    const lost = lastPart(symbol).toLowerCase();
    const related = (name) => {
        const part = lastPart(name).toLowerCase();
        return part.length > 2 && lost.length > 2 && (part.startsWith(lost) || lost.startsWith(part));
    };
    return (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(symbol, names) ?? names.find(related) ?? null;
}
function nearestOf(name) {
    return name === null ? '' : `; nearest: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name)}`;
}


/***/ }),

/***/ 71053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31809);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7122);
/* harmony import */ var _list_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27770);




/**
 * Files below the working directory that match a glob from there, sorted; none for a glob that leads out of it. Links are not followed, and
 * neither hidden folders nor `node_modules` are entered.
 */
async function findFiles(glob, workingDirectory) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, ...fixed);
    if ((await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePath */ .o)(workingDirectory, folder)) !== 'inside')
        return [];
    const enters = (inner) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    const pattern = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globToRegExp */ .t)(glob);
    const files = await (0,_list_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .C)(folder, enters);
    return files.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file));
}


/***/ })

};
