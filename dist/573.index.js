export const id = 573;
export const ids = [573];
export const modules = {

/***/ 70675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ startConversation)
/* harmony export */ });
/* harmony import */ var _shell_targets_command_start_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46710);

/** Starts the program in a folder. Lines that answer nothing are let be. */
function startConversation({ command, env }, cwd) {
    let waiting = null;
    let ended = null;
    const fail = (how) => {
        ended ??= how;
        waiting?.settle({ kind: 'failed', how });
    };
    const program = (0,_shell_targets_command_start_program_js__WEBPACK_IMPORTED_MODULE_0__/* .startProgram */ .X)({
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
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72765);
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

/***/ 20224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ UNCHECKED_SPANS),
  bu: () => (/* binding */ loadSuite),
  xj: () => (/* binding */ readSuite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var model_error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/core/suite/manifest-schema.js
var manifest_schema = __webpack_require__(72618);
// EXTERNAL MODULE: ./build/core/suite/read-yaml.js + 1 modules
var read_yaml = __webpack_require__(8335);
;// CONCATENATED MODULE: ./build/core/suite/case-patterns.js


/**
 * Where a manifest says that its cases are: globs, or null where the manifest is too broken to say.
 * Nothing else is checked; `parseSuite` does that and says what is wrong.
 */
function casePatterns(manifest) {
    const [document] = (0,read_yaml/* readYaml */.g)(manifest).documents;
    const value = document?.value;
    if (typeof value !== 'object' || value === null)
        return null;
    const parsed = manifest_schema/* manifestSchema */.rc.shape.cases.safeParse('cases' in value ? value.cases : undefined);
    if (!parsed.success)
        return null;
    return [parsed.data].flat();
}
/**
 * A path or glob relative to the folder of a file, from the root that the file's own path counts from; null when it leads out of that root.
 * @example resolveFrom('golden/suite.yaml', '../cases/*.yaml') // 'cases/*.yaml'
 */
function resolveFrom(file, relative) {
    if (relative.startsWith('/') || /^[A-Za-z]:/.test(relative))
        return null;
    const steps = file.split('/').slice(0, -1);
    for (const step of relative.replaceAll('\\', '/').split('/')) {
        if (step === '' || step === '.')
            continue;
        if (step !== '..')
            steps.push(step);
        else if (steps.pop() === undefined)
            return null;
    }
    return steps.join('/');
}

// EXTERNAL MODULE: ./build/core/suite/parse-suite.js + 11 modules
var parse_suite = __webpack_require__(92217);
// EXTERNAL MODULE: ./build/core/suite/problem.js
var problem = __webpack_require__(7998);
// EXTERNAL MODULE: ./build/shell/io/files.js
var io_files = __webpack_require__(31809);
// EXTERNAL MODULE: ./build/shell/io/glob.js
var io_glob = __webpack_require__(7122);
// EXTERNAL MODULE: ./build/shell/io/list-files.js
var list_files = __webpack_require__(27770);
// EXTERNAL MODULE: ./build/core/search/find-sections.js
var find_sections = __webpack_require__(21257);
// EXTERNAL MODULE: ./build/core/search/find-symbols.js
var find_symbols = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/core/search/languages.js
var languages = __webpack_require__(75884);
;// CONCATENATED MODULE: ./build/core/search/list-symbols.js



/** The symbols of a source file or the headings of a Markdown file; null for a file of any other kind. */
function listSymbols(path, text) {
    const lines = text.split(/\r\n|\n|\r/);
    const language = (0,languages/* languageOf */.e)(path);
    if (language !== null)
        return { ranges: (0,find_symbols/* findSymbols */.d)(lines, language), inner: findInner(lines, language) };
    return /\.(?:md|markdown|mdx)$/i.test(path) ? { ranges: (0,find_sections/* findSections */.K)(lines), inner: [] } : null;
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

// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
;// CONCATENATED MODULE: ./build/core/suite/stale-spans.js


/**
 * The expected spans of enabled cases that no longer fit the checkout: the path is gone, the symbol or the lines are not in the file, or
 * the text has another hash. `unchecked` when no expected path is in the checkout at all: then the suite asks about something else.
 */
function findStaleSpans({ cases, files, known, hash, }) {
    const enabled = cases.filter((golden) => golden.enabled);
    const spans = enabled.flatMap((golden) => golden.expected_spans.map((span) => ({ golden, span })));
    if (!spans.some(({ span }) => files.has(span.path)))
        return { stale: [], unchecked: spans.length > 0 };
    const stale = spans.flatMap(({ golden, span }) => {
        const file = files.get(span.path);
        const message = file === undefined ? describeLostPath(span.path, known) : describeLostSpan(span, file, hash);
        if (message === null)
            return [];
        return [{ case_id: golden.id, problem: { ...golden.at, message: `case ${(0,quote/* quote */.h)(golden.id)}: ${message}` } }];
    });
    return { stale, unchecked: false };
}
function describeLostPath(path, known) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const sameName = known.find((each) => each === name || each.endsWith(`/${name}`));
    const nearest = sameName ??
        (0,suggest/* suggest */.Z)(path, known.filter((each) => each.slice(0, each.lastIndexOf('/') + 1) === folder));
    return `the file ${(0,quote/* quote */.h)(path)} is not in this checkout${nearestOf(nearest)}. Edit the case or restore the file.`;
}
function describeLostSpan(span, file, hash) {
    const { path, symbol, start_line: start, end_line: end } = span;
    if (symbol !== undefined && !hasSymbol(symbol, file)) {
        const names = file.symbols?.ranges.flatMap((range) => range.symbol ?? []) ?? [];
        return `the symbol ${(0,quote/* quote */.h)(symbol)} is no longer in ${path}${nearestOf(nearestSymbol(symbol, names))}. Edit the case or restore the symbol.`;
    }
    const last = end ?? start;
    if (last !== undefined && last > file.lines.length)
        return `${path} has ${file.lines.length} lines, but an expected span ends on line ${last}. Edit the case.`;
    return describeChange(span, file, hash);
}
/** Only `sha256:` is Goldenpair's to check; a hash of another form is a name that the target gives. */
function describeChange(span, file, hash) {
    if (span.hash === undefined || !/^sha256:[0-9a-f]{64}$/.test(span.hash))
        return null;
    const found = textsOf(span, file).map((text) => hash(text));
    const [now] = found;
    if (now === undefined || found.includes(span.hash))
        return null;
    const name = span.symbol === undefined ? span.path : `${(0,quote/* quote */.h)(span.symbol)} in ${span.path}`;
    return `the text of ${name} has changed since its \`hash\` was taken. Look whether it still answers the query, then write \`hash: ${now}\`.`;
}
/**
 * The texts that a span may name, several where a symbol is defined several times: the lines of the symbol, else those given, else the
 * whole file, joined by `\n`, without blank lines at both ends.
 */
function textsOf({ symbol, start_line: start, end_line: end }, { lines, symbols }) {
    const cut = (from, to) => trimBlankLines(lines.slice(from, to)).join('\n');
    if (symbol !== undefined) {
        const ranges = symbols?.ranges.filter((range) => range.symbol === symbol) ?? [];
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
        return lines.some((line) => line.includes(name));
    const names = [...symbols.ranges.flatMap((range) => range.symbol ?? []), ...symbols.inner];
    return names.some((each) => each === symbol || lastPart(each) === name);
}
/** `rotate` of `auth.Key.rotate`, `Key::rotate` and `Key#rotate()`; a heading with blanks is whole. */
function lastPart(symbol) {
    return /(?:^|\.|::|#)([\w$]+)(?:\(\))?$/.exec(symbol)?.[1] ?? symbol.trim();
}
/** The name with the fewest edits, else one that begins with the lost one or the other way round. */
function nearestSymbol(symbol, names) {
    const lost = lastPart(symbol).toLowerCase();
    const related = (name) => {
        const part = lastPart(name).toLowerCase();
        return part.length > 2 && lost.length > 2 && (part.startsWith(lost) || lost.startsWith(part));
    };
    return (0,suggest/* suggest */.Z)(symbol, names) ?? names.find(related) ?? null;
}
function nearestOf(name) {
    return name === null ? '' : `; nearest: ${(0,quote/* quote */.h)(name)}`;
}

;// CONCATENATED MODULE: ./build/app/check-spans.js






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
    const readable = cases.map((golden) => ({
        ...golden,
        expected_spans: golden.expected_spans.filter(({ path }) => !unreadable.has(path)),
    }));
    const isMissing = files.size > 0 && files.size + unreadable.size < paths.size;
    const known = isMissing ? await (0,list_files/* listFiles */.C)(workingDirectory, isOwnFolder) : [];
    return findStaleSpans({ cases: readable, files, known, hash });
}
async function readFile(path, workingDirectory) {
    const full = (0,external_node_path_.join)(workingDirectory, (0,external_node_path_.normalize)(path.replaceAll('\\', '/')));
    if ((await (0,io_files/* locatePath */.o)(workingDirectory, full)) !== 'inside')
        return null;
    try {
        const text = await (0,io_files/* readTextFile */.G)({ path: full, shown: path, maxBytes: MAX_BYTES });
        return { lines: text.split(/\r\n|\n|\r/), symbols: listSymbols(path, text) };
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        return 'not text';
    }
}
/** Neither hidden nor of a package manager. */
function isOwnFolder(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !name.startsWith('.') && name !== 'node_modules';
}

;// CONCATENATED MODULE: ./build/core/suite/custom-module-paths.js


/** The modules of a suite's own metrics as its manifest writes them; none where it is too broken to say. */
function customModulePaths(manifest) {
    const value = (0,read_yaml/* readYaml */.g)(manifest).documents[0]?.value;
    if (typeof value !== 'object' || value === null || !('custom_metrics' in value))
        return [];
    const parsed = manifest_schema/* manifestSchema */.rc.shape.custom_metrics.safeParse(value.custom_metrics);
    return parsed.success ? [parsed.data ?? []].flat() : [];
}

// EXTERNAL MODULE: ./build/app/custom-metrics/conversation.js
var custom_metrics_conversation = __webpack_require__(70675);
;// CONCATENATED MODULE: ./build/app/custom-metrics/hash-module.js



const hash_module_MAX_BYTES = 1_000_000;
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
        if (texts.has(file) || (await (0,io_files/* locatePath */.o)(workingDirectory, full)) !== 'inside')
            return;
        const text = await (0,io_files/* readTextFile */.G)({ path: full, shown: file, maxBytes: hash_module_MAX_BYTES });
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
    const path = resolveFrom(manifest.path, written);
    const outside = 'it is not inside the working directory. Paths count from the folder of the suite.';
    if (path === null)
        return refuse(outside);
    const place = await (0,io_files/* locatePath */.o)(workingDirectory, (0,external_node_path_.join)(workingDirectory, path));
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
        text: await (0,io_files/* readTextFile */.G)({ path: (0,external_node_path_.join)(workingDirectory, shown), shown, maxBytes: load_suite_MAX_BYTES }),
    });
    const manifest = await read(await findManifest(path, workingDirectory));
    const found = new Set();
    const emptyPatterns = [];
    for (const pattern of casePatterns(manifest) ?? []) {
        const glob = resolveFrom(manifest.path, pattern);
        const files = glob === null ? [] : await findFiles(glob, workingDirectory);
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
    const inspected = (0,parse_suite/* inspectSuite */.Bi)({ manifest, caseFiles, emptyPatterns, modules, registries, hash });
    const { suite } = inspected;
    const place = { path: manifest.path, files: [manifest.path, ...found] };
    if (suite === null)
        return { ...inspected, ...place, stale: [], unchecked: false };
    const { stale, unchecked } = await checkSpans({ cases: suite.cases, workingDirectory, hash });
    const stale_cases = [...new Set(stale.map(({ case_id }) => case_id))];
    return {
        ...inspected,
        ...place,
        suite: { ...suite, stale_cases },
        stale: stale.map(({ problem }) => problem),
        unchecked,
    };
}
/** The manifest's path from the working directory, with `/`. */
async function findManifest(path, workingDirectory) {
    const full = (0,external_node_path_.resolve)(workingDirectory, path);
    const place = await (0,io_files/* locatePath */.o)(workingDirectory, full);
    if (place === 'missing')
        throw new model_error/* UserError */.y('suite-not-found', { path });
    if (place === 'outside')
        throw new model_error/* UserError */.y('suite-outside', { path, working_directory: workingDirectory });
    return (0,external_node_path_.relative)(workingDirectory, full).split(external_node_path_.sep).join('/') || '.';
}
/** Files below the working directory that match a glob from there, sorted. */
async function findFiles(glob, workingDirectory) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const folder = (0,external_node_path_.join)(workingDirectory, ...fixed);
    if ((await (0,io_files/* locatePath */.o)(workingDirectory, folder)) !== 'inside')
        return [];
    const enters = (inner) => {
        const name = (0,external_node_path_.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    const pattern = (0,io_glob/* globToRegExp */.t)(glob);
    const files = await (0,list_files/* listFiles */.C)(folder, enters);
    return files.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file));
}


/***/ }),

/***/ 26884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ measure)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var model_error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/core/model/selection.js
var model_selection = __webpack_require__(62182);
;// CONCATENATED MODULE: ./build/core/suite/select-cases.js


/**
 * The enabled cases that a selection chooses, in the suite's order; all enabled ones for null.
 * Throws the user's error `selection-empty` when none is left.
 */
function selectCases(cases, selection) {
    const enabled = cases.filter((golden) => golden.enabled);
    const selected = selection ? enabled.filter((golden) => (0,model_selection/* matchesSelection */._w)(golden, selection)) : enabled;
    if (selected.length > 0)
        return selected;
    const tags = [...new Set(enabled.flatMap((golden) => golden.tags))].sort();
    throw new model_error/* UserError */.y('selection-empty', { cases: enabled.length, tags });
}

// EXTERNAL MODULE: ./build/shell/io/sleep.js
var sleep = __webpack_require__(72149);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 12 modules
var targets = __webpack_require__(4323);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js
var score_trial = __webpack_require__(59455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(28689);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/custom-metrics/conversation.js
var custom_metrics_conversation = __webpack_require__(70675);
// EXTERNAL MODULE: ./build/app/custom-metrics/messages.js
var messages = __webpack_require__(10888);
// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
;// CONCATENATED MODULE: ./build/app/custom-metrics/start-scorer.js




/** A process that fails so often in a row would fail the next time too. */
const MAX_FAILURES = 3;
/** Starts nothing before the first trial. */
function startScorer({ program, own, workingDirectory, limitMs, log, }) {
    const ids = own.metrics.map(({ id }) => id);
    let conversation = null;
    let turn = Promise.resolve();
    let failures = 0;
    let id = 0;
    const ask = async (signal, trial) => {
        if (conversation === null) {
            conversation = (0,custom_metrics_conversation/* startConversation */.g)(program, workingDirectory);
            const load = own.modules.map((path) => (0,external_node_path_.join)(workingDirectory, path));
            const answer = await conversation.ask({ id: id++, load }, { limitMs: scorer_program/* LOAD_LIMIT_MS */.I, signal });
            if (answer.kind === 'failed')
                return answer.how;
            const loaded = messages/* loadedSchema */.Rz.safeParse(answer.reply).data?.modules ?? [{ message: 'unreadable answer' }];
            const broken = loaded.find((module) => 'message' in module);
            if (broken !== undefined)
                return `could not load a module: ${broken.message}`;
        }
        const answer = await conversation.ask({ id: id++, trial }, { limitMs, signal });
        if (answer.kind === 'failed')
            return answer.how;
        return messages/* scoresSchema */.jL.safeParse(answer.reply).data ?? 'gave an answer that cannot be read';
    };
    const score = async (trial, signal) => {
        signal.throwIfAborted();
        if (failures >= MAX_FAILURES)
            return unscoredBy(ids, `was given up after ${MAX_FAILURES} failures in a row`);
        const answer = await ask(signal, trial);
        if (typeof answer !== 'string') {
            failures = 0;
            return answer;
        }
        failures++;
        await conversation?.[Symbol.asyncDispose]();
        conversation = null;
        if (failures === MAX_FAILURES)
            log.warning(`The suite's own metrics are given up after ${MAX_FAILURES} failures in a row: their process ${answer}.`);
        return unscoredBy(ids, answer);
    };
    return {
        score: async (trial, signal) => {
            const scores = turn.then(async () => score(trial, signal));
            turn = scores.catch(() => undefined);
            return scores;
        },
        [Symbol.asyncDispose]: async () => conversation?.[Symbol.asyncDispose](),
    };
}
function unscoredBy(ids, how) {
    const reason = `the process of the suite's own metrics ${how}`.slice(0, 200);
    return { scores: {}, unscored: Object.fromEntries(ids.map((id) => [id, reason])) };
}

// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js + 1 modules
var ask_trial = __webpack_require__(4141);
// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
;// CONCATENATED MODULE: ./build/app/run-suite/plan-trials.js

/**
 * All trials of all arms in the order they are started: round by round (first every case's trial 0), the cases of a round
 * in seeded random order, and the arms of a case side by side in seeded random order, so that whatever drifts during a
 * job — load, caches, a provider's mood — touches the arms alike. The order of cases in the files does not matter.
 */
function planTrials(arms, seed) {
    const random = (0,stats_random/* seededRandom */.I)(`${seed}/order`);
    const byId = arms.map(({ cases }) => new Map(cases.map((golden) => [golden.id, golden])));
    const ids = [...new Set(byId.flatMap((cases) => [...cases.keys()]))].sort();
    const rounds = Math.max(0, ...arms.map(({ trials }) => trials));
    const indices = arms.map((_, arm) => arm);
    return Array.from({ length: rounds }).flatMap((_, trial) => (0,stats_random/* shuffled */.A)(ids, random).flatMap((id) => (0,stats_random/* shuffled */.A)(indices, random).flatMap((arm) => {
        const golden = byId[arm]?.get(id);
        return golden === undefined || trial >= (arms[arm]?.trials ?? 0) ? [] : [{ arm, golden, trial }];
    })));
}

// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/targets/command/describe-command.js
var describe_command = __webpack_require__(85045);
// EXTERNAL MODULE: ./build/shell/targets/command/start-program.js + 1 modules
var start_program = __webpack_require__(46710);
;// CONCATENATED MODULE: ./build/shell/targets/setup.js










const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
async function runSetup(setup) {
    const { command, workingDirectory, clock, log } = setup;
    const name = (0,describe_command/* describeCommand */.v)(command);
    const commit = await cleanCommit(workingDirectory);
    const key = (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)({ commit, command })).replace(/^sha256:/, '');
    const stamp = (0,external_node_path_.join)(workingDirectory, '.goldenpair', 'setup', `${key}.json`);
    if (commit !== null && (await exists(stamp))) {
        log.info(`The set-up \`${name}\` was done on this commit before.`);
        return;
    }
    log.info(`Setting up the target: ${name}`);
    const from = clock.monotonicMs();
    const { end, output } = await runToEnd(setup);
    if (end.code !== 0)
        throw new model_error/* UserError */.y('setup-failed', { command: name, how: end.how, log: output });
    log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`);
    // What the set-up itself changed makes the checkout no other commit.
    if (commit !== null)
        await (0,replace_file/* replaceFile */.f)(stamp, `${JSON.stringify({ commit, command })}\n`);
}
async function runToEnd({ command, workingDirectory, env, signal, }) {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
        const stop = () => {
            program.kill();
            reject(signal.reason);
        };
        const program = (0,start_program/* startProgram */.X)({
            command,
            cwd: workingDirectory,
            env,
            onLine: (line) => program.note(`${line}\n`),
            onTooLong: (beginning) => program.note(`${beginning} …\n`),
            onEnd: (end) => {
                signal.removeEventListener('abort', stop);
                resolve({ end, output: `${program.log()}${end.rest}`.trimEnd() });
            },
        });
        signal.addEventListener('abort', stop, { once: true });
        program.endInput();
    });
}
async function exists(path) {
    return (0,promises_.stat)(path).then(() => true, () => false);
}
/** The commit that is checked out if nothing differs from it but what git ignores; null otherwise, and where there is no git. */
async function cleanCommit(cwd) {
    // In a container the checkout belongs to another user, and git would refuse to read it.
    const git = async (...args) => (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
    try {
        const changes = await git('status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**');
        return changes === '' ? await git('rev-parse', '--verify', 'HEAD') : null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/shell/targets/target-environment.js
var target_environment = __webpack_require__(97823);
;// CONCATENATED MODULE: ./build/app/run-suite/set-up-checkouts.js



/** Runs the `setup` of the arms' targets, each once in a checkout, one after the other. Throws what `runSetup` throws. */
async function setUpCheckouts(input, arms) {
    const { clock, log, signal } = input;
    const env = (0,target_environment/* targetEnvironment */.d)(input.env, input.targetEnvNames);
    const done = new Set();
    for (const { variant, workingDirectory } of arms) {
        const command = variant.target.setup;
        const key = (0,fingerprint/* canonicalJson */.d)([workingDirectory, command]);
        if (command === undefined || done.has(key))
            continue;
        done.add(key);
        await runSetup({ command, workingDirectory, env, clock, log, signal });
    }
}

// EXTERNAL MODULE: ./build/core/model/collect-scores.js
var collect_scores = __webpack_require__(66396);
// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/core/model/run.js
var model_run = __webpack_require__(72765);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/app/run-suite/fingerprint-run.js
var fingerprint_run = __webpack_require__(70055);
;// CONCATENATED MODULE: ./build/app/run-suite/describe-run.js





/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(parts) {
    const { input, arm, index, suite, selected, cases, variant } = parts;
    const { name, version, file } = suite;
    const pricing = (0,default_pricing/* completePricing */.M)(suite.pricing);
    const { type, options, settings, deterministic, setup } = variant.target;
    return {
        schema_version: model_run/* RUN_SCHEMA_VERSION */.ZN,
        run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
        session_id: input.session_id,
        mode: input.mode,
        suite: { name, version, file },
        variant: arm.variant,
        commit: arm.commit === undefined ? input.commit : arm.commit,
        branch: arm.branch === undefined ? input.branch : arm.branch,
        started_at: input.clock.now().toISOString(),
        finished_at: null,
        seed: input.seed,
        trials_per_case: arm.trials,
        subset: input.subset,
        shard: input.shard ?? null,
        settings: {
            k: [...suite.k],
            primary_k: suite.primary_k,
            success: suite.success,
            scoring: suite.scoring,
            ...(variant.target.mock && { mock: variant.target.mock }),
            alpha: suite.alpha,
            min_scored_share: suite.min_scored_share,
            zero_tolerance: suite.zero_tolerance,
            deterministic,
            target: { type, options, settings, ...(setup === undefined ? {} : { setup }) },
            ...(variant.declared && { declared: [...variant.declared] }),
            controlled: { ...suite.controlled },
            concurrency: input.suite.concurrency,
            timeout_seconds: suite.timeout_seconds,
            retries: input.suite.retries,
        },
        pricing,
        environment: {
            node: process.version,
            os: `${process.platform} ${(0,external_node_os_.release)()} ${process.arch}`,
            runner: input.env['RUNNER_NAME'] ?? null,
        },
        fingerprints: (0,fingerprint_run/* fingerprintRun */._)({ suite, cases: selected, variant, metrics: input.metrics, pricing, corpus: null }),
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        gates: [...suite.gates],
        metrics: input.metrics.map(facts/* metricFacts */.g),
        counts: null,
        summaries: {},
    };
}

// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials-of.js
var read_trials_of = __webpack_require__(51698);
;// CONCATENATED MODULE: ./build/app/run-suite/find-differences.js


/** What must be the same for trials of two starts to make one run, by the words that a message uses. */
const TRAITS = {
    mode: ({ mode }) => mode,
    'the commit': ({ commit }) => commit,
    'the suite’s name': ({ suite }) => suite.name,
    'the variant': ({ variant }) => variant,
    'the seed': ({ seed }) => seed,
    'the trials a case': ({ trials_per_case }) => trials_per_case,
    'the subset': ({ subset }) => subset,
    'the shard': ({ shard }) => (shard === null ? null : (0,model_shard/* formatShard */._D)(shard)),
    'the time-out in seconds': ({ settings }) => settings.timeout_seconds,
    'Goldenpair’s version': ({ fingerprints }) => fingerprints.goldenpair,
};
/** The same for what is too long to show. */
const HASHES = {
    'the cases or the success rule': ({ fingerprints }) => fingerprints.suite,
    'the gates': ({ fingerprints }) => fingerprints.gates,
    'the target’s options or settings': ({ fingerprints }) => fingerprints.target,
    'the metrics': ({ fingerprints }) => fingerprints.metrics,
    'the prices': ({ fingerprints }) => fingerprints.pricing,
};
/**
 * Why a stored run cannot be gone on with as `fresh` was started; empty when it can.
 * @example ['the seed was 1 and is 2', 'the gates have changed']
 */
function findDifferences(stored, fresh) {
    const show = (value) => (value === null ? 'none' : String(value));
    const traits = Object.entries(TRAITS).flatMap(([name, of]) => of(stored) === of(fresh) ? [] : [`${name} was ${show(of(stored))} and is ${show(of(fresh))}`]);
    const hashes = Object.entries(HASHES).flatMap(([name, of]) => (0,fingerprint/* canonicalJson */.d)(of(stored)) === (0,fingerprint/* canonicalJson */.d)(of(fresh)) ? [] : [`${name} have changed`]);
    return [...traits, ...hashes];
}

// EXTERNAL MODULE: ./build/app/run-suite/tally.js
var run_suite_tally = __webpack_require__(67313);
;// CONCATENATED MODULE: ./build/app/run-suite/read-interrupted.js







/**
 * Reads the run in a folder to go on with it as `fresh` would have started it; null when there is nothing to go on from.
 * Drops a trial that was being written when the run was killed.
 * Throws `run-differs` when the run was started differently, and what `readRun` and `readTrialsOf` throw.
 */
async function readInterrupted(folder, fresh, log) {
    if (!(await (0,write_run/* hasRun */.gb)(folder))) {
        log.info(`There is no run in ${folder} to resume: it is started.`);
        return null;
    }
    const stored = await (0,read_run/* readRun */.c)(folder);
    const differences = findDifferences(stored, fresh);
    if (differences.length > 0)
        throw new model_error/* UserError */.y('run-differs', { folder, differences });
    (0,write_run/* dropCutTrial */.yO)(folder);
    const tally = (0,run_suite_tally/* startTally */.d)(stored.pricing);
    const scored = (0,collect_scores/* collectScores */.s)();
    let count = 0;
    for await (const { trial } of (0,read_trials_of/* readTrialsOf */.L)(stored, folder, log)) {
        tally.add(trial);
        const { case: caseId, scores, unscored, observation } = trial;
        scored.add({ case: caseId, trial: trial.trial, scores: { ...scores }, unscored: { ...unscored } }, observation.status);
        count += 1;
    }
    // Nothing but crashes is what a target that could not start leaves; it may have been mended since.
    if (!tally.hasAnswered())
        return null;
    log.info(`Resuming: ${count} of ${stored.cases.length * stored.trials_per_case} trials are there.`);
    return { run: { ...stored, finished_at: null, counts: null, summaries: {} }, tally, scored };
}

// EXTERNAL MODULE: ./build/app/run-suite/start-target.js
var start_target = __webpack_require__(60757);
;// CONCATENATED MODULE: ./build/app/run-suite/start-arm.js









/** Throws `variant-unknown`, and what `readInterrupted` throws. */
async function planArm(input, arm, index) {
    const suite = arm.suite ?? input.suite;
    const selected = arm.cases ?? input.cases;
    const cases = input.shard ? (0,model_shard/* selectShard */.Xm)(selected, input.shard) : selected;
    const variant = suite.variants[arm.variant];
    if (variant === undefined) {
        const known = Object.keys(suite.variants);
        throw new model_error/* UserError */.y('variant-unknown', { name: arm.variant, suggestion: (0,suggest/* suggest */.Z)(arm.variant, known), known });
    }
    const run = describeRun({ input, arm, index, suite, selected, cases, variant });
    const earlier = input.isResuming === true ? await readInterrupted(arm.out, run, input.log) : null;
    return {
        name: arm.variant,
        out: arm.out,
        suite,
        variant,
        cases,
        trials: arm.trials,
        seedOffset: arm.seedOffset ?? 0,
        workingDirectory: arm.workingDirectory ?? input.workingDirectory,
        run: earlier?.run ?? run,
        earlier,
    };
}
/**
 * Starts the arm's target, and its run folder or goes on with it. Throws what the target's start and `writeRun` throw, and
 * `run-differs` when the files that an interrupted run searched have changed.
 */
async function startArm(input, arm) {
    const { out, earlier } = arm;
    const tally = earlier?.tally ?? (0,run_suite_tally/* startTally */.d)(arm.run.pricing);
    const session = await (0,start_target/* startTarget */.a)(input, { ...arm, hasAnswered: tally.hasAnswered() });
    try {
        const corpus = session.corpusFingerprint;
        if (earlier !== null && corpus !== null && corpus !== arm.run.fingerprints.corpus)
            throw new model_error/* UserError */.y('run-differs', { folder: out, differences: ['the files that are searched have changed'] });
        const run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run;
        const writer = await (earlier === null ? write_run/* writeRun */.bp : write_run/* continueRun */.X7)(out, run);
        return {
            ...arm,
            run,
            session,
            writer,
            tally,
            scored: earlier?.scored ?? (0,collect_scores/* collectScores */.s)(),
            [Symbol.asyncDispose]: async () => {
                await session[Symbol.asyncDispose]();
                await writer[Symbol.asyncDispose]();
            },
        };
    }
    catch (error) {
        await session[Symbol.asyncDispose]();
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/run-suite.js
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
 * Measures the arms side by side in one job and writes a run folder for each. Trials are scored and written as they
 * finish and then forgotten. Rejects with a `UserError` when a target cannot start or a file cannot be written, and with the
 * signal's reason when aborted; the folders then hold the trials made so far and a run.json without counts, to be resumed.
 */
async function runSuite(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const planned = [];
        for (const [index, arm] of input.arms.entries())
            planned.push(await planArm(input, arm, index));
        await setUpCheckouts(input, planned);
        const arms = [];
        const scorer = __addDisposableResource(env_1, openScorer(input), true);
        try {
            for (const arm of planned)
                arms.push(await startArm(input, arm));
            await makeTrials(input, arms, scorer);
            for (const { session, tally } of arms) {
                const failure = session.startFailure();
                if (failure !== null && !tally.hasAnswered())
                    throw failure;
            }
            return await Promise.all(arms.map(async (arm) => finishArm(input, arm)));
        }
        finally {
            await Promise.all(arms.map(async (arm) => arm[Symbol.asyncDispose]()));
        }
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
/** Null where the suite has no metrics of its own. */
function openScorer({ suite, scorer: program, workingDirectory, log }) {
    const { custom_metrics: own, timeout_seconds } = suite;
    if (own === undefined)
        return null;
    if (program === undefined)
        throw new Error(`${suite.file} has metrics of its own, and nothing to run them with`);
    return startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log });
}
async function makeTrials(input, arms, scorer) {
    const all = planTrials(arms, input.seed);
    const made = arms.map(({ scored }) => new Set(scored.trials().map((one) => trialKey(one.case, one.trial))));
    const plan = all.filter(({ arm, golden, trial }) => made[arm]?.has(trialKey(golden.id, trial)) !== true);
    const { concurrency, max_cost_usd: budgetUsd } = input.suite;
    const failure = new AbortController();
    const signal = AbortSignal.any([input.signal, failure.signal]);
    const spentUsd = () => arms.reduce((sum, { tally }) => sum + tally.costUsd(), 0);
    const isWithinBudget = () => budgetUsd === null || spentUsd() <= budgetUsd;
    let next = 0;
    if (plan.length < all.length)
        input.onProgress(progressOf(arms, all.length));
    const work = async () => {
        while (next < plan.length && isWithinBudget()) {
            signal.throwIfAborted();
            const planned = plan[next++];
            const arm = planned && arms[planned.arm];
            if (planned === undefined || arm === undefined)
                return;
            await makeTrial(input, { arm, planned, scorer }, signal);
            input.onProgress(progressOf(arms, all.length));
        }
    };
    const workers = Array.from({ length: Math.min(concurrency, plan.length) }, async () => {
        try {
            await work();
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    await Promise.allSettled(workers);
    await Promise.all(workers);
    if (next < plan.length && budgetUsd !== null)
        input.log.warning(`The budget of $${budgetUsd} (max_cost_usd) was passed: $${spentUsd().toFixed(4)} is known to be spent. ${plan.length - next} of ${all.length} trials were not made.`);
}
async function makeTrial(input, { arm, planned, scorer }, signal) {
    const { golden, trial } = planned;
    const { observation, retries } = await (0,ask_trial/* askTrial */.Q)(arm.session, {
        golden,
        trial,
        suite: arm.suite,
        settings: arm.variant.target.settings,
        seed: input.seed + arm.seedOffset,
        retries: input.suite.retries,
        signal,
        sleep: input.sleep,
    });
    const recorded = await scorer?.score({ golden, observation, judgments: null }, signal);
    const { scores, unscored } = (0,score_trial/* scoreTrial */.$)({
        metrics: input.metrics,
        golden,
        observation,
        ...(recorded && { recorded }),
    });
    await arm.writer.append({ case: golden.id, trial, retries, observation, scores, unscored });
    arm.tally.add({ case: golden.id, retries, observation });
    arm.scored.add({ case: golden.id, trial, scores, unscored }, observation.status);
}
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
}
function progressOf(arms, total) {
    const counts = arms.map(({ tally }) => tally.counts());
    const sum = (of) => counts.reduce((whole, count) => whole + of(count), 0);
    return { done: sum(({ trials }) => trials), total, failed: sum(({ trials, ok }) => trials - ok) };
}
async function finishArm(input, arm) {
    const corpora = arm.tally.corpora();
    if (corpora.length > 1)
        input.log.warning(`What \`${arm.name}\` searches changed during the run: its replies name ${corpora.length} corpora (${corpora.slice(0, 3).join(', ')}${corpora.length > 3 ? ' …' : ''}).`);
    const run = {
        ...arm.run,
        finished_at: input.clock.now().toISOString(),
        fingerprints: {
            ...arm.run.fingerprints,
            models: arm.tally.models(),
            corpus: corpora.length === 0 ? arm.run.fingerprints.corpus : corpora.join(', '),
        },
        counts: arm.tally.counts(),
        summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: input.metrics, trials: arm.scored.trials() }),
    };
    await arm.writer.finish(run);
    return { variant: arm.name, out: arm.out, run };
}

;// CONCATENATED MODULE: ./build/app/measure.js








/**
 * Runs the selected cases of a suite with every arm side by side and writes a run folder for each.
 * Throws the user's errors of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when aborted; all
 * trials made until then are in the folders.
 */
async function measure(request) {
    const { overrides = {}, subset } = request;
    const suite = {
        ...request.suite,
        seed: overrides.seed ?? request.suite.seed,
        concurrency: overrides.concurrency ?? request.suite.concurrency,
        timeout_seconds: overrides.timeout_seconds ?? request.suite.timeout_seconds,
    };
    const cases = selectCases(suite.cases, subset === null ? null : (0,model_selection/* parseSelection */.gO)(subset));
    let progress = { done: 0, total: 0, failed: 0 };
    try {
        return await runSuite({
            ...request,
            suite,
            cases,
            seed: suite.seed,
            metrics: (0,build_metrics/* buildMetrics */.G)(suite, suite.custom_metrics?.metrics),
            session_id: (0,external_node_crypto_.randomUUID)(),
            targets: targets/* REGISTRY */.M,
            sleep: sleep/* systemSleep */.H,
            onProgress: (now) => {
                progress = now;
                request.onProgress(now);
            },
        });
    }
    catch (error) {
        if (!request.signal.aborted)
            throw error;
        const { done, total } = progress;
        const folders = request.arms.map(({ out }) => out);
        throw new model_error/* UserError */.y('run-interrupted', { folders, done, total, isResumable: request.mode === 'run' }, { cause: error });
    }
}


/***/ }),

/***/ 39470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ prepareMeasurement)
/* harmony export */ });
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20224);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33919);


/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const suite = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_1__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    const common = {
        suite,
        subset: inputs.subset,
        overrides: { seed: inputs.seed ?? undefined, concurrency: inputs.concurrency ?? undefined },
        env,
        targetEnvNames: inputs.targetEnv,
        scorer,
        workingDirectory,
        clock,
        log,
        signal,
        onProgress: logTenths(log),
    };
    return { suite, common };
}
/** A line at every tenth of the run: a job's log is no terminal. */
function logTenths(log) {
    let reached = 0;
    return ({ done, total, failed }) => {
        const tenth = Math.floor((done * 10) / total);
        if (tenth === reached)
            return;
        reached = tenth;
        log.info(`${done} of ${total} trials${failed === 0 ? '' : `, ${failed} without an answer`}`);
    };
}


/***/ }),

/***/ 4141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ askTrial)
});

// EXTERNAL MODULE: ./build/core/stats/random.js
var random = __webpack_require__(32595);
;// CONCATENATED MODULE: ./build/app/run-suite/ask-with-retries.js

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A provider may ask for more patience than that; beyond this the trial is given up sooner than the job. */
const LONGEST_RETRY_AFTER_MS = 120_000;
/** What a trial came to, and how many attempts were lost to infrastructure before. Only such failures are tried again. */
async function askWithRetries(session, request, options) {
    const { timeoutMs, signal } = options;
    for (let retries = 0;; retries++) {
        const observation = await session.ask(request, { timeoutMs, signal });
        const failure = observation.status === 'failed' ? observation.failure : null;
        if (failure?.kind !== 'infrastructure' || retries >= options.retries)
            return { observation, retries };
        const jitter = (0,random/* seededRandom */.I)(`${options.seed}/retry/${request.id}/${retries}`)();
        await options.sleep(waitMs(failure, retries, jitter), signal);
    }
}
/**
 * 1, 2, 4 … s up to 30 s, of which a seeded random half is left out ("equal jitter"); never less than the provider asked for, but
 * at most 120 s.
 * @example waitMs({ kind: 'infrastructure', message: '' }, 1, 0.5) // 1500
 */
function waitMs(failure, attempt, jitter) {
    const backoff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
    const asked = Math.min((failure.retry_after_s ?? 0) * 1000, LONGEST_RETRY_AFTER_MS);
    return Math.max((backoff / 2) * (1 + jitter), asked);
}

;// CONCATENATED MODULE: ./build/app/run-suite/ask-trial.js

/** Makes one trial of one case: what came back, and how many attempts were lost to infrastructure before. */
async function askTrial(session, { golden, trial, suite, settings, seed, retries, signal, sleep }) {
    const request = {
        id: `${golden.id}#${trial}`,
        case: golden.id,
        trial,
        query: golden.query,
        top_k: Math.max(...suite.k, suite.primary_k),
        seed: seed + trial,
        settings,
    };
    const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000;
    return askWithRetries(session, request, { retries, timeoutMs, seed, signal, sleep });
}


/***/ }),

/***/ 60757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ startTarget)
/* harmony export */ });
/* harmony import */ var _shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97823);

/** Starts the target of a variant in a checkout. Throws what the target's start throws. */
async function startTarget({ targets, env, targetEnvNames, log, clock, }, arm) {
    const { target } = arm.variant;
    const definition = targets.find(({ name }) => name === target.type);
    if (definition === undefined)
        throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`);
    return definition.start({
        options: target.options,
        settings: target.settings,
        env: (0,_shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .targetEnvironment */ .d)(env, targetEnvNames),
        workingDirectory: arm.workingDirectory,
        log,
        clock,
        timeoutMs: arm.suite.timeout_seconds * 1000,
        hasAnswered: arm.hasAnswered,
    });
}


/***/ }),

/***/ 31809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   o: () => (/* binding */ locatePath)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27268);



/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary.
 * `shown` is the name that the error uses.
 */
async function readTextFile({ path, shown = path, maxBytes, }) {
    const refuse = (reason, cause) => {
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-unreadable', { path: shown, reason }, { cause });
    };
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes / 1e6} MB`);
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return refuse('it is UTF-16: save it as UTF-8');
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
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
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    if (!found.isFile())
        throw Object.assign(new Error(path), { code: found.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return found.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
}
const REASONS = {
    EACCES: 'there is no permission to read it',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a circle of links',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'there is no permission to read it',
};
/** What the system says, in words; null for what is no fault of the file. */
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real);
    return way === '..' || /^\.\.[/\\]/.test(way) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? 'outside' : 'inside';
}


/***/ }),

/***/ 72149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ systemSleep)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemSleep = async (milliseconds, signal) => {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
};


/***/ })

};
