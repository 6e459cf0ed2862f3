export const id = 800;
export const ids = [800];
export const modules = {

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/io/output-error.js
var output_error = __webpack_require__(48162);
;// CONCATENATED MODULE: ./build/shell/ledger/spend-file.js






const spendSchema = schemas.strictObject({ at: iso.datetime(), suite: schemas.string(), usd: schemas.number().nonnegative() });
/**
 * A ledger in a file of JSON lines, which several processes may write: a line is added by one write behind the file's end.
 * A file that is not there yet says that nothing is spent. Throws `file-unreadable` for a line that is no spend, since what cannot be
 * counted cannot be limited, and `output-unwritable`.
 */
function openSpendFile(path) {
    return {
        spentUsd: async ({ suite, month }) => {
            const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
                if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
                    return '';
                throw new model_error/* UserError */.y('file-unreadable', { path, reason: 'the file of what was spent is no text' }, { cause: error });
            });
            return text
                .split('\n')
                .map((line, index) => (line === '' ? null : readLine(path, index + 1, line)))
                .reduce((sum, spend) => sum + (spend?.suite === suite && spend.at.startsWith(month) ? spend.usd : 0), 0);
        },
        add: (spend) => {
            try {
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
                (0,external_node_fs_.appendFileSync)(path, `${JSON.stringify(spend)}\n`);
            }
            catch (error) {
                throw (0,output_error/* asOutputError */.K)(error, path);
            }
        },
    };
}
function readLine(path, line, text) {
    try {
        return spendSchema.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new model_error/* UserError */.y('file-unreadable', { path, reason: `line ${line} does not say what was spent` }, { cause });
    }
}

;// CONCATENATED MODULE: ./build/app/budget/open-ledger.js


/** Where runs of a working directory keep what they spent in a month. */
function openLedger(workingDirectory) {
    return openSpendFile((0,external_node_path_.join)(workingDirectory, '.goldenpair', 'spend.jsonl'));
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

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ openScorer)
});

// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
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

;// CONCATENATED MODULE: ./build/app/custom-metrics/open-scorer.js


/** The suite's own metrics at work; null where it has none. */
function openScorer({ suite, scorer: program, workingDirectory, log, }) {
    const { custom_metrics: own, timeout_seconds } = suite;
    if (own === undefined)
        return null;
    if (program === undefined)
        throw new Error(`${suite.file} has metrics of its own, and nothing to run them with`);
    const scorer = startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log });
    const mask = (0,known_secrets/* maskSecrets */.Q)(program);
    return {
        score: async (trial, signal) => mask.data(await scorer.score(trial, signal)),
        [Symbol.asyncDispose]: async () => scorer[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 85888:
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

// EXTERNAL MODULE: ./build/core/suite/manifest-schema.js + 1 modules
var manifest_schema = __webpack_require__(97482);
// EXTERNAL MODULE: ./build/core/suite/read-yaml.js + 1 modules
var read_yaml = __webpack_require__(8335);
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
    const path = (0,case_patterns/* resolveFrom */.d)(manifest.path, written);
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
        text: await (0,io_files/* readTextFile */.G)({ path: (0,external_node_path_.join)(workingDirectory, shown), shown, maxBytes: load_suite_MAX_BYTES }),
    });
    const manifest = await read(await findManifest(path, workingDirectory));
    const found = new Set();
    const emptyPatterns = [];
    for (const pattern of (0,case_patterns/* casePatterns */.w)(manifest) ?? []) {
        const glob = (0,case_patterns/* resolveFrom */.d)(manifest.path, pattern);
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
    const prompts = await (0,read_prompts/* readPrompts */.w)(manifest, (0,read_prompts/* readPromptsIn */.N)(workingDirectory));
    const inspected = (0,parse_suite/* inspectSuite */.Bi)({ manifest, caseFiles, emptyPatterns, modules, prompts, registries, hash });
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

/***/ 78959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ measure)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/suite/select-cases.js
var select_cases = __webpack_require__(15141);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/selection.js
var selection = __webpack_require__(62182);
// EXTERNAL MODULE: ./build/shell/io/sleep.js
var sleep = __webpack_require__(72149);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 58 modules
var targets = __webpack_require__(6432);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/shell/io/share-signal.js
var share_signal = __webpack_require__(8198);
// EXTERNAL MODULE: ./build/app/budget/open-spending.js + 1 modules
var open_spending = __webpack_require__(41172);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/custom-metrics/open-scorer.js + 1 modules
var open_scorer = __webpack_require__(77628);
// EXTERNAL MODULE: ./build/app/pacing/open-pacers.js + 3 modules
var open_pacers = __webpack_require__(27279);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 4 modules
var judge_trial = __webpack_require__(32827);
// EXTERNAL MODULE: ./build/app/judging/limit-judge.js + 2 modules
var limit_judge = __webpack_require__(85328);
// EXTERNAL MODULE: ./build/app/judging/start-judging.js + 2 modules
var start_judging = __webpack_require__(47540);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/shell/io/clean-checkout.js



const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/**
 * The commit that is checked out if nothing differs from it but what git ignores, `.goldenpair` and `except`; null otherwise, and where
 * there is no git.
 * @param except folders that may differ, absolute
 */
async function readCleanCheckout(cwd, except = []) {
    // In a container the checkout belongs to another user, and git would refuse to read it.
    const git = async (...args) => (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
    const own = except.flatMap((folder) => {
        const way = (0,external_node_path_.relative)(cwd, folder);
        return way === '' || way.startsWith('..') || (0,external_node_path_.isAbsolute)(way) ? [] : [`:(exclude,literal)${way}`];
    });
    try {
        const changes = await git('status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own);
        if (changes !== '')
            return null;
        const [commit = '', tree = ''] = (await git('rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/programs/describe-command.js
var describe_command = __webpack_require__(50402);
// EXTERNAL MODULE: ./build/shell/programs/start-program.js + 1 modules
var start_program = __webpack_require__(50715);
;// CONCATENATED MODULE: ./build/shell/targets/setup.js









/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
async function runSetup(setup) {
    const { command, workingDirectory, clock, log } = setup;
    const name = (0,describe_command/* describeCommand */.v)(command);
    const commit = (await readCleanCheckout(workingDirectory))?.commit ?? null;
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
// EXTERNAL MODULE: ./build/shell/providers/printable-address.js
var printable_address = __webpack_require__(10858);
// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
// EXTERNAL MODULE: ./build/app/version.js
var version = __webpack_require__(73912);
;// CONCATENATED MODULE: ./build/app/cache/target-key.js



/** The key of an answer: equal for two requests that would be answered alike but for chance, whose draw is the case, the trial and the seed. */
function targetKey(identity, request) {
    const { case: caseId, trial, query, top_k, seed, settings } = request;
    const asked = { case: caseId, trial, query, top_k, seed, settings };
    return (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)({ kind: 'answer', goldenpair: version/* VERSION */.x, ...identity, asked }));
}

;// CONCATENATED MODULE: ./build/app/cache/cache-target.js



/**
 * The target, which is not asked what it has answered before. An answer from the cache says so and has no latency. What failed is never
 * kept, and neither kept nor looked up is what is asked of a case that limits latency: its answer is of use only with its time.
 */
function cacheTarget(session, { cache, identity, isTimed, }) {
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        if (isTimed(request.case))
            return session.ask(request, limits);
        limits.signal.throwIfAborted();
        const key = targetKey(identity, request);
        const kept = readKept(await cache.find(key));
        if (kept !== null)
            return kept;
        const observation = await session.ask(request, limits);
        if (observation.status === 'ok')
            await cache.keep(key, observation);
        return observation;
    });
}
/** Null where there is none, or what a file holds is no answer. */
function readKept(value) {
    const parsed = observation/* observationSchema */.yB.safeParse(value);
    return parsed.success && parsed.data.status === 'ok' ? { ...parsed.data, latency_ms: null, cached: true } : null;
}

;// CONCATENATED MODULE: ./build/app/cache/cache-arm.js



/**
 * The target of an arm with the run's cache before it; null where there is none, or it cannot be told what decides an answer: a target whose
 * code is of the checkout has to have it as it was committed.
 */
async function cacheArm(session, input, arm) {
    const { cache = null, targets, arms, targetEnvNames, providers, log } = input;
    const { target } = arm.variant;
    if (cache === null)
        return null;
    const decidedBy = targets.find(({ name }) => name === target.type)?.decidedBy?.(target.options) ?? null;
    if (decidedBy === null)
        return null;
    const checkout = decidedBy === 'checkout' ? await readChecked(arm, cache, arms) : null;
    if (decidedBy === 'checkout' && checkout === null) {
        log.info(`The answers of \`${arm.name}\` are not cached: the checkout has changes that are not committed, or no git.`);
        return null;
    }
    const timed = new Set(arm.cases.filter(({ checks }) => checks.some((check) => 'max_latency_s' in check)).map(({ id }) => id));
    const { openaiBaseUrl } = providers;
    return cacheTarget(session, {
        cache,
        identity: {
            target,
            controlled: arm.suite.controlled,
            env_names: [...targetEnvNames].sort(),
            tree: checkout?.tree ?? null,
            corpus: session.corpusFingerprint,
            base_url: openaiBaseUrl === null ? null : (0,printable_address/* printableAddress */.i)(openaiBaseUrl),
        },
        isTimed: (caseId) => timed.has(caseId),
    });
}
async function readChecked({ workingDirectory }, { folder }, arms) {
    return readCleanCheckout(workingDirectory, [folder, ...arms.map(({ out }) => out)]);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var model_run = __webpack_require__(74920);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/app/run-suite/fingerprint-run.js
var fingerprint_run = __webpack_require__(70055);
;// CONCATENATED MODULE: ./build/app/run-suite/describe-run.js





/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(parts) {
    const { input, arm, index, suite, selected, cases, variant, judge } = parts;
    const { name, version, file } = suite;
    const pricing = (0,default_pricing/* completePricing */.M)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
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
            ...(suite.judge && { judge: suite.judge }),
            ...(variant.target.mock && { mock: variant.target.mock }),
            ...(replays && { replayed: replays }),
            alpha: suite.alpha,
            min_scored_share: suite.min_scored_share,
            zero_tolerance: suite.zero_tolerance,
            deterministic,
            target: { type, options, settings, ...(setup === undefined ? {} : { setup }), ...(traces && { traces }) },
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
        fingerprints: {
            ...(0,fingerprint_run/* fingerprintRun */._)({ suite, cases: selected, variant, metrics: input.metrics, pricing, corpus: null }),
            ...(judge && { judge: judge.fingerprint }),
        },
        ...(judge && { judge: judge.facts }),
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        gates: [...suite.gates],
        metrics: input.metrics.map(facts/* metricFacts */.g),
        counts: null,
        summaries: {},
    };
}

// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
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
    'the judge': ({ fingerprints }) => fingerprints.judge ?? null,
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

// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 2 modules
var run_suite_tally = __webpack_require__(90780);
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
    const run = { ...stored, finished_at: null, counts: null, summaries: {} };
    delete run.stopped;
    return { run, tally, scored };
}

// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 24 modules
var start_target = __webpack_require__(22601);
;// CONCATENATED MODULE: ./build/app/run-suite/start-arm.js












/** Throws `variant-unknown`, and what `readInterrupted` throws. */
async function planArm(input, { arm, index, judge }) {
    const suite = arm.suite ?? input.suite;
    const selected = arm.cases ?? input.cases;
    const cases = input.shard ? (0,model_shard/* selectShard */.Xm)(selected, input.shard) : selected;
    const variant = suite.variants[arm.variant];
    if (variant === undefined) {
        const known = Object.keys(suite.variants);
        throw new model_error/* UserError */.y('variant-unknown', { name: arm.variant, suggestion: (0,suggest/* suggest */.Z)(arm.variant, known), known });
    }
    const run = describeRun({ input, arm, index, suite, selected, cases, variant, judge });
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
function makeSample(input, { cases, suite, variant, seedOffset }) {
    const [golden] = cases;
    const { settings } = variant.target;
    return golden === undefined ? null : (0,ask_trial/* makeRequest */.I)({ golden, trial: 0, suite, settings, seed: input.seed + seedOffset });
}
/**
 * Starts the arm's target, and its run folder or goes on with it. Throws what the target's start and `writeRun` throw, and
 * `run-differs` when the files that an interrupted run searched have changed, and `price-unknown`.
 */
async function startArm(input, arm, limits) {
    const { out, earlier } = arm;
    const tally = earlier?.tally ?? (0,run_suite_tally/* startTally */.d)(arm.run.pricing);
    const session = await (0,start_target/* startTarget */.a)(input, { ...arm, hasAnswered: tally.hasAnswered() });
    try {
        const limited = (0,limit_target/* limitTarget */.p)(session, {
            variant: arm.variant,
            targets: input.targets,
            pricing: arm.run.pricing,
            limits,
            dearestUsd: tally.dearestUsd(),
            sample: makeSample(input, arm),
        });
        const cached = await cacheArm(limited.session, input, arm);
        const corpus = session.corpusFingerprint;
        if (earlier !== null && corpus !== null && corpus !== arm.run.fingerprints.corpus)
            throw new model_error/* UserError */.y('run-differs', { folder: out, differences: ['the files that are searched have changed'] });
        const run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run;
        const writer = await (earlier === null ? write_run/* writeRun */.bp : write_run/* continueRun */.X7)(out, run);
        return {
            ...arm,
            run,
            ...limited,
            session: cached ?? limited.session,
            isCached: cached !== null,
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
        const { clock, sleep, log } = input;
        const { concurrency, retries } = input.suite;
        const pacers = (0,open_pacers/* openPacers */.B)({ concurrency, retries, clock, sleep, log });
        // Known when it is known what an interrupted run has spent.
        const money = { spending: null };
        const judge = __addDisposableResource(env_1, await openJudge(input, { pacers, spending: () => money.spending }), true);
        const planned = [];
        for (const [index, arm] of input.arms.entries())
            planned.push(await planArm(input, { arm, index, judge }));
        const earlierUsd = planned.reduce((sum, { earlier }) => sum + (earlier?.tally.costUsd() ?? 0), 0);
        const spending = __addDisposableResource(env_1, await (0,open_spending/* openSpending */.J)({ ...input, earlierUsd }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        money.spending = spending;
        await setUpCheckouts(input, planned);
        const arms = [];
        const scorer = __addDisposableResource(env_1, (0,open_scorer/* openScorer */.D)(input), true);
        try {
            for (const arm of planned)
                arms.push(await startArm(input, arm, { spending, pacers }));
            await makeTrials(input, arms, { judge, scorer, spending });
            for (const { session, tally } of arms) {
                const failure = session.startFailure();
                if (failure !== null && !tally.hasAnswered())
                    throw failure;
            }
            return await Promise.all(arms.map(async (arm) => finishArm(input, arm, spending)));
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
/** Null where the suite names none, asks it nothing, or has its trials judged later. */
async function openJudge(input, limits) {
    const { judge: config, judge_limits, scoring, retries, timeout_seconds } = input.suite;
    const pricing = (0,default_pricing/* completePricing */.M)(input.suite.pricing);
    if (config === undefined || scoring.judged.length === 0 || input.isJudgedLater === true)
        return null;
    return (0,start_judging/* startJudging */.V)({
        ...input,
        ...{ config, scoring, pricing, retries, timeoutMs: timeout_seconds * 1000 },
        limit: (session) => (0,limit_judge/* limitJudge */.x)(session, { config, pricing, limits: judge_limits, ...limits }),
    });
}
async function makeTrials(input, arms, { judge, scorer, spending, }) {
    const all = planTrials(arms, input.seed);
    const made = arms.map(({ scored }) => new Set(scored.trials().map((one) => trialKey(one.case, one.trial))));
    const plan = all.filter(({ arm, golden, trial }) => made[arm]?.has(trialKey(golden.id, trial)) !== true);
    const { concurrency } = input.suite;
    const failure = new AbortController();
    const signal = (0,share_signal/* shareSignal */.m)(AbortSignal.any([input.signal, failure.signal]));
    let next = 0;
    if (plan.length < all.length)
        input.onProgress(progressOf(arms, all.length));
    const work = async () => {
        while (next < plan.length && (spending === null || spending.halted() === null)) {
            signal.throwIfAborted();
            const planned = plan[next++];
            const arm = planned && arms[planned.arm];
            if (planned === undefined || arm === undefined)
                return;
            try {
                await makeTrial(input, { arm, planned, judge, scorer }, signal);
            }
            catch (error) {
                if (error instanceof budget_spending/* NotAffordable */.S)
                    return;
                throw error;
            }
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
}
async function makeTrial(input, { arm, planned, judge, scorer, }, signal) {
    const { golden, trial } = planned;
    const { observation, retries } = await (0,ask_trial/* askTrial */.Q)(arm.session, {
        golden,
        trial,
        suite: arm.suite,
        settings: arm.variant.target.settings,
        seed: input.seed + arm.seedOffset,
        // A recorded outage is the same however often it is read.
        retries: arm.run.settings.replayed === true ? 0 : input.suite.retries,
        isHopeless: () => arm.pacer !== null && arm.pacer.gaveUp() !== null,
        signal,
        sleep: input.sleep,
    });
    const judged = await judge?.judge({ golden, trial, observation }, signal);
    const judgments = judged?.judgments ?? null;
    const recorded = await scorer?.score({ golden, observation, judgments }, signal);
    const { scores, unscored } = (0,score_trial/* scoreTrial */.$)({
        metrics: input.metrics,
        golden,
        observation,
        ...(judgments && { judgments }),
        ...(recorded && { recorded }),
    });
    const made = {
        ...{ case: golden.id, trial, retries, observation },
        ...(judged && (0,judge_trial/* recordJudged */.vl)(judged)),
        ...{ scores, unscored },
    };
    await arm.writer.append(made);
    arm.tally.add(made);
    arm.scored.add({ case: golden.id, trial, scores, unscored }, observation.status);
    input.onTrial?.({ golden, trial, observation, judgments, scores, unscored }, arm.run);
}
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
}
function progressOf(arms, total) {
    const counts = arms.map(({ tally }) => tally.counts());
    const sum = (of) => counts.reduce((whole, count) => whole + of(count), 0);
    return { done: sum(({ trials }) => trials), total, failed: sum(({ trials, ok }) => trials - ok) };
}
async function finishArm(input, arm, spending) {
    const corpora = arm.tally.corpora();
    if (corpora.length > 1)
        input.log.warning(`What \`${arm.name}\` searches changed during the run: its replies name ${corpora.length} corpora (${corpora.slice(0, 3).join(', ')}${corpora.length > 3 ? ' …' : ''}).`);
    const run = {
        ...arm.run,
        finished_at: input.clock.now().toISOString(),
        fingerprints: {
            ...arm.run.fingerprints,
            ...arm.tally.models(),
            corpus: corpora.length === 0 ? arm.run.fingerprints.corpus : corpora.join(', '),
        },
        counts: arm.tally.counts(),
        ...stopOf(arm, spending),
        summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: input.metrics, trials: arm.scored.trials() }),
    };
    if (arm.isCached)
        input.log.info(`${run.counts?.cached ?? 0} of ${run.counts?.trials ?? 0} answers of \`${arm.name}\` came from the cache.`);
    if (run.stopped !== undefined)
        input.log.warning(`The run \`${arm.name}\` is incomplete: ${(0,describe_stopped/* describeStopped */.p)(run.stopped)}.`);
    await arm.writer.finish(run);
    return { variant: arm.name, out: arm.out, run };
}
/** An arm that made all its trials is whole, even where another was stopped. */
function stopOf({ cases, trials, tally }, spending) {
    const halt = spending?.halted() ?? null;
    const planned = cases.length * trials;
    const made = tally.counts().trials;
    if (spending === null || halt === null || made >= planned)
        return {};
    return { stopped: { ...halt, made, planned, spent_usd: spending.budget.spentUsd() } };
}

;// CONCATENATED MODULE: ./build/app/measure.js











/**
 * Runs the selected cases of a suite with every arm side by side and writes a run folder for each.
 * Throws the user's errors of `overrideSuite`, of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when aborted; all
 * trials made until then are in the folders.
 */
async function measure(request) {
    const { overrides = {}, subset } = request;
    const suite = (0,override_suite/* overrideSuite */.v)(request.suite, overrides);
    const cases = (0,select_cases/* selectCases */._)(suite.cases, subset === null ? null : (0,selection/* parseSelection */.gO)(subset));
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
            judges: judges/* REGISTRY */.M,
            ledger: (0,open_ledger/* openLedger */.a)(request.workingDirectory),
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

/***/ 39869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ overrideSuite)
});

// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
;// CONCATENATED MODULE: ./build/app/judging/override-judge-model.js


/**
 * The suite with another model for its judge. Throws `flag-invalid` where it has no judge that is asked anything, or one without a model.
 */
function overrideJudgeModel(suite, model) {
    const { judge, scoring } = suite;
    const refuse = (expected) => new error/* UserError */.y('flag-invalid', { flag: 'judge-model', got: model, expected });
    if (judge === undefined || scoring.judged.length === 0)
        throw refuse('none: the suite names no `judge` and `judged`');
    const definition = judges/* REGISTRY */.M.find(({ name }) => name === judge.type);
    const parsed = definition?.options.safeParse({ ...judge.options, model });
    if (parsed?.success !== true)
        throw refuse(`none: a judge of type \`${judge.type}\` takes no such model`);
    return { ...suite, judge: { ...judge, options: { ...judge.options, model } } };
}

;// CONCATENATED MODULE: ./build/app/override-suite.js

/**
 * The suite as the caller wants it. A setting that is laid over the variants counts as declared by each of them. Throws `flag-invalid` for a
 * model that the suite's judge does not take.
 */
function overrideSuite(suite, overrides) {
    const { judge_model: judgeModel, settings = {} } = overrides;
    return {
        ...(judgeModel === undefined ? suite : overrideJudgeModel(suite, judgeModel)),
        seed: overrides.seed ?? suite.seed,
        concurrency: overrides.concurrency ?? suite.concurrency,
        timeout_seconds: overrides.timeout_seconds ?? suite.timeout_seconds,
        max_cost_usd: overrides.max_cost_usd ?? suite.max_cost_usd,
        ...(Object.keys(settings).length > 0 && { variants: overrideVariants(suite.variants, settings) }),
    };
}
/** Without a prototype, as `parseVariants` gives them. */
function overrideVariants(variants, settings) {
    const names = Object.keys(settings).map((name) => `settings.${name}`);
    const changed = {};
    Object.setPrototypeOf(changed, null);
    for (const [name, variant] of Object.entries(variants))
        changed[name] = {
            ...variant,
            target: { ...variant.target, settings: { ...variant.target.settings, ...settings } },
            ...(variant.declared && { declared: [...new Set([...variant.declared, ...names])].sort() }),
        };
    return changed;
}


/***/ }),

/***/ 39470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ prepareMeasurement)
/* harmony export */ });
/* harmony import */ var _cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76695);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85888);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33919);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36342);




/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const suite = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const common = {
        suite,
        subset: inputs.subset,
        overrides: { seed: inputs.seed ?? undefined, concurrency: inputs.concurrency ?? undefined },
        env,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_3__/* .providersOfInputs */ .P)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .cacheOfInputs */ .h)(request),
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

/***/ 21835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makeRequest),
/* harmony export */   Q: () => (/* binding */ askTrial)
/* harmony export */ });
/* harmony import */ var _ask_with_retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83572);

/** What the target is asked in one trial of one case. */
function makeRequest({ golden, trial, suite, settings, seed }) {
    return {
        id: `${golden.id}#${trial}`,
        case: golden.id,
        trial,
        query: golden.query,
        top_k: Math.max(...suite.k, suite.primary_k),
        seed: seed + trial,
        settings,
    };
}
/** Makes one trial of one case: what came back, and how many attempts were lost to infrastructure before. */
async function askTrial(session, { retries, isHopeless, signal, sleep, ...planned }) {
    const { golden, suite, seed } = planned;
    const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000;
    const options = { retries, timeoutMs, seed, signal, sleep, ...(isHopeless && { isHopeless }) };
    return (0,_ask_with_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .askWithRetries */ .I)(session, makeRequest(planned), options);
}


/***/ }),

/***/ 68992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ decorateTarget)
/* harmony export */ });
/** The session with another `ask`; all else is its own. */
function decorateTarget(session, ask) {
    return {
        ask,
        get corpusFingerprint() {
            return session.corpusFingerprint;
        },
        startFailure: () => session.startFailure(),
        ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
        [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 31937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ isFree),
  p: () => (/* binding */ limitTarget)
});

// EXTERNAL MODULE: ./build/core/metrics/cost-of-tokens.js
var cost_of_tokens = __webpack_require__(88756);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-reply.js
var cost_of_reply = __webpack_require__(8496);
// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(17241);
;// CONCATENATED MODULE: ./build/app/budget/pay-target.js





/**
 * The session, every request of which is set aside in the budget at its worst case before it is made: the price of the most tokens that
 * it can use, else what the suite declares, else the dearest request so far; before any cost is known, one request at a time.
 * A request of unknown cost counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
function payTarget(session, { spending, pricing, declaredUsd, dearestUsd }) {
    let dearest = dearestUsd;
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        const firmUsd = boundUsd(session, request, pricing) ?? declaredUsd;
        const worst = () => firmUsd ?? dearest ?? 'rest';
        const reservation = await spending.budget.reserve(worst, limits.signal);
        if (reservation === null) {
            const usd = worst();
            spending.halt({ detail: `the next request could cost ${usd === 'rest' ? 'anything' : (0,format_money/* formatMoney */.u)(usd)}` });
            throw new budget_spending/* NotAffordable */.S();
        }
        // It waited behind the one that showed that the budget cannot be counted.
        if (spending.halted()?.because === 'unknown-cost') {
            reservation.settle(0);
            throw new budget_spending/* NotAffordable */.S();
        }
        const unknownUsd = firmUsd ?? dearest ?? 0;
        let actualUsd = unknownUsd;
        try {
            const observation = await session.ask(request, limits);
            const cost = costOf(observation, pricing);
            if (cost.kind === 'known') {
                actualUsd = cost.usd;
                if (observation.status === 'ok')
                    dearest = Math.max(dearest ?? 0, cost.usd);
            }
            else if (observation.status === 'ok' && firmUsd === null) {
                spending.halt({
                    isUnknown: true,
                    detail: `${cost.reason}. Set \`max_trial_cost_usd\` of the target, 0 where it is free`,
                });
            }
            return observation;
        }
        finally {
            reservation.settle(actualUsd);
        }
    });
}
function boundUsd(session, request, pricing) {
    const bound = session.bound?.(request) ?? null;
    const cost = bound === null ? null : (0,cost_of_tokens/* costOfTokens */.j)(bound, pricing);
    return cost?.kind === 'scored' ? cost.value : null;
}
/** An answer with an error status is not billed; a request that was lost on the way may have been. */
function costOf(observation, pricing) {
    if (observation.status === 'ok') {
        const cost = (0,cost_of_reply/* costOfReply */.D)(observation.reply, pricing);
        return cost.kind === 'scored' ? { kind: 'known', usd: cost.value } : { kind: 'unknown', reason: cost.reason };
    }
    const { kind, status } = observation.failure;
    if (kind === 'infrastructure' && status !== undefined)
        return { kind: 'known', usd: 0 };
    return { kind: 'unknown', reason: 'the request failed' };
}

;// CONCATENATED MODULE: ./build/app/pacing/pace-target.js

/**
 * The session, every request of which waits for its turn at the pacer. Where the provider was given up, requests fail at once, as
 * infrastructure, with the pacer's reason. Waiting is in no latency.
 */
function paceTarget(session, pacer) {
    let mostTokens = 0;
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        const bound = session.bound?.(request) ?? null;
        const tokens = bound === null ? mostTokens : bound.input_tokens + bound.output_tokens;
        const pass = await pacer.enter({ id: request.id, tokens }, limits.signal);
        if (pass === null)
            return giveUp(pacer.gaveUp() ?? '');
        let end = { kind: 'abandoned' };
        try {
            const observation = await session.ask(request, limits);
            end = endOf(observation);
            if (end.kind === 'answered')
                mostTokens = Math.max(mostTokens, end.tokens ?? 0);
            return observation;
        }
        finally {
            pass.leave(end);
        }
    });
}
function giveUp(reason) {
    return { status: 'failed', latency_ms: 0, failure: { kind: 'infrastructure', message: reason } };
}
function endOf(observation) {
    if (observation.status === 'failed')
        return endOfFailure(observation.failure);
    const { usage } = observation.reply;
    const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
    return { kind: 'answered', tokens };
}
/** A failed case has been answered all the same, but for a time-out, which says nothing either way. */
function endOfFailure({ kind, message, status, retry_after_s: seconds }) {
    if (kind === 'timeout')
        return { kind: 'abandoned' };
    if (kind !== 'infrastructure')
        return { kind: 'answered', tokens: null };
    return {
        kind: 'trouble',
        isLimited: status === 429 || seconds !== undefined,
        retryAfterMs: seconds === undefined ? null : seconds * 1000,
        message,
    };
}

;// CONCATENATED MODULE: ./build/app/run-suite/limit-target.js




/**
 * A target whose requests keep within the limits: the money is set aside first, then the turn is waited for. Throws `price-unknown` when
 * there is a budget and the target names a model that has no price.
 */
function limitTarget(session, facts) {
    const { variant, targets, pricing, dearestUsd, sample } = facts;
    const { spending, pacers } = facts.limits;
    if (isFree(variant, targets))
        return { session, pacer: null };
    const pacer = pacers.ofTarget(variant);
    const paced = paceTarget(session, pacer);
    if (spending === null)
        return { session: paced, pacer };
    const declaredUsd = variant.max_trial_cost_usd ?? null;
    const bound = sample === null ? null : (session.bound?.(sample) ?? null);
    const price = bound === null || declaredUsd !== null ? null : (0,cost_of_tokens/* costOfTokens */.j)(bound, pricing);
    if (price?.kind === 'unscored')
        throw new error/* UserError */.y('price-unknown', { variant: variant.name, reason: price.reason });
    return { session: payTarget(paced, { spending, pricing, declaredUsd, dearestUsd }), pacer };
}
/** Whether no request of a variant's target ever costs anything. */
function isFree({ target }, targets) {
    const definition = targets.find(({ name }) => name === target.type);
    return definition?.cost === 'none' || definition?.replays === true;
}


/***/ }),

/***/ 22601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ startTarget)
});

// EXTERNAL MODULE: ./build/shell/targets/target-environment.js
var target_environment = __webpack_require__(97823);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/core/traces/attribute-names.js
/**
 * Where what is read of a span stands, the first that is there counting: OpenTelemetry's semantic conventions for generative AI,
 * their older names, then OpenInference's, OpenLLMetry's and the Vercel AI SDK's.
 * Source: open-telemetry/semantic-conventions-genai (gen-ai-spans, gen-ai-agent-spans), Arize-ai/openinference (semantic_conventions),
 * traceloop/openllmetry (SpanAttributes), ai-sdk.dev (telemetry).
 */
const ATTRIBUTE_NAMES = {
    operation: ['gen_ai.operation.name'],
    kind: ['openinference.span.kind', 'traceloop.span.kind', 'llm.request.type'],
    agent: ['gen_ai.agent.name', 'agent.name'],
    /** A name of whatever the kind says. */
    entity: ['traceloop.entity.name'],
    tool: ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name'],
    call_id: ['gen_ai.tool.call.id', 'ai.toolCall.id'],
    arguments: ['gen_ai.tool.call.arguments', 'ai.toolCall.args'],
    /** The arguments of a tool where the convention has no name of their own. */
    input: ['input.value', 'traceloop.entity.input'],
    request_model: ['gen_ai.request.model', 'llm.request.model_name', 'llm.model_name', 'llm.request.model'],
    response_model: ['gen_ai.response.model', 'llm.response.model_name', 'llm.response.model'],
    input_tokens: [
        'gen_ai.usage.input_tokens',
        'gen_ai.usage.prompt_tokens',
        'llm.token_count.prompt',
        'llm.usage.prompt_tokens',
    ],
    output_tokens: [
        'gen_ai.usage.output_tokens',
        'gen_ai.usage.completion_tokens',
        'llm.token_count.completion',
        'llm.usage.completion_tokens',
    ],
    cached_tokens: [
        'gen_ai.usage.cache_read.input_tokens',
        'gen_ai.usage.cache_read_input_tokens',
        'llm.token_count.prompt_details.cache_read',
    ],
    finish_reasons: ['gen_ai.response.finish_reasons', 'llm.finish_reason', 'ai.response.finishReason'],
    /** In seconds. */
    first_chunk: ['gen_ai.response.time_to_first_chunk'],
    error: ['error.type'],
    /** Of an event. */
    exception: ['exception.message', 'exception.type'],
};
/** Everything else is dropped as it comes in: prompts and answers are long, and not read here. */
const KEPT_ATTRIBUTES = new Set(Object.values(ATTRIBUTE_NAMES).flat());

;// CONCATENATED MODULE: ./build/core/traces/read-value.js

/** Longer texts are cut: arguments of a tool, in characters. */
const MAX_TEXT = 8000;
const MAX_DEPTH = 12;
/** Texts, numbers, lists and objects within one value. */
const MAX_PARTS = 500;
const keyValueSchema = schemas.object({ key: schemas.string(), value: schemas.unknown().optional() });
const listSchema = schemas.object({ values: schemas.array(schemas.unknown()).nullish() });
const anyValueSchema = schemas.object({
    stringValue: schemas.string().nullish(),
    boolValue: schemas.boolean().nullish(),
    intValue: schemas.union([schemas.number(), schemas.string()]).nullish(),
    doubleValue: schemas.union([schemas.number(), schemas.string()]).nullish(),
    arrayValue: listSchema.nullish(),
    kvlistValue: listSchema.nullish(),
});
/** The entries of a list of OTLP's `KeyValue` whose keys are wanted, of each the first; what is not one is left out. */
function readAttributes(entries, wanted) {
    const attributes = new Map();
    for (const entry of entries) {
        const { data } = keyValueSchema.safeParse(entry);
        if (data === undefined || !wanted.has(data.key) || attributes.has(data.key))
            continue;
        const value = readValue(data.value, { left: MAX_PARTS }, MAX_DEPTH);
        if (value !== null)
            attributes.set(data.key, value);
    }
    return attributes;
}
/** OTLP's `AnyValue` as plain data; null for an empty one, for bytes, and for what is nested too deeply or too much of it. */
function readValue(value, parts, depth) {
    const { data } = anyValueSchema.safeParse(value);
    if (data === undefined || depth === 0 || parts.left <= 0)
        return null;
    parts.left -= 1;
    const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue } = data;
    if (typeof stringValue === 'string')
        return stringValue.slice(0, MAX_TEXT);
    if (typeof boolValue === 'boolean')
        return boolValue;
    const number = intValue ?? doubleValue ?? null;
    // NaN and the infinities are texts in JSON and have no place in what is stored.
    if (number !== null)
        return Number.isFinite(Number(number)) ? Number(number) : null;
    if (arrayValue)
        return (arrayValue.values ?? []).slice(0, parts.left).map((item) => readValue(item, parts, depth - 1));
    if (kvlistValue) {
        const entries = (kvlistValue.values ?? []).slice(0, parts.left).flatMap((entry) => {
            const pair = keyValueSchema.safeParse(entry).data;
            return pair === undefined ? [] : [[pair.key.slice(0, MAX_TEXT), readValue(pair.value, parts, depth - 1)]];
        });
        return Object.fromEntries(entries);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/traces/read-spans.js



const MAX_NAME = 200;
const MAX_MESSAGE = 1000;
/** OpenInference writes each message of a conversation into attributes of its own. */
const MAX_ATTRIBUTES = 4000;
const MAX_EVENTS = 200;
const STATUS_ERROR = 2;
/** In OTLP/JSON hex, in a decoded protobuf bytes. */
const idSchema = schemas.union([schemas.string(), schemas["instanceof"](Uint8Array)])
    .transform((id) => typeof id === 'string' ? id.toLowerCase() : [...id].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
const traceIdSchema = idSchema.refine((id) => /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id));
const spanIdSchema = idSchema.refine((id) => /^[0-9a-f]{16}$/.test(id) && !/^0+$/.test(id));
const nanosecondsSchema = schemas.union([
    schemas.string().regex(/^\d{1,20}$/),
    schemas.number()
        .nonnegative()
        .max(2 ** 64),
])
    .nullish()
    .transform((time) => BigInt(typeof time === 'number' ? Math.floor(time) : (time ?? 0)));
const entriesSchema = schemas.array(schemas.unknown()).nullish();
const textSchema = schemas.string().nullish();
const eventSchema = schemas.object({ name: textSchema, timeUnixNano: nanosecondsSchema, attributes: entriesSchema });
const spanSchema = schemas.object({
    traceId: traceIdSchema,
    spanId: spanIdSchema,
    parentSpanId: schemas.union([spanIdSchema, schemas.unknown().transform(() => null)]).optional(),
    name: textSchema,
    startTimeUnixNano: nanosecondsSchema,
    endTimeUnixNano: nanosecondsSchema,
    attributes: entriesSchema,
    events: entriesSchema,
    status: schemas.object({ code: schemas.unknown().optional(), message: textSchema }).nullish(),
});
const requestSchema = schemas.object({
    resourceSpans: schemas.array(schemas.object({ scopeSpans: schemas.array(schemas.object({ spans: entriesSchema })).nullish() })).nullish(),
});
/**
 * The spans of an OTLP `ExportTraceServiceRequest` as plain data with the field names of OTLP/JSON; null when it is none. Of a span's
 * attributes only those that are read are kept, and texts are cut.
 */
function readSpans(request) {
    const { data } = requestSchema.safeParse(request);
    if (data === undefined)
        return null;
    const all = (data.resourceSpans ?? []).flatMap(({ scopeSpans }) => (scopeSpans ?? []).flatMap(({ spans }) => spans ?? []));
    const spans = all.flatMap((span) => readSpan(span) ?? []);
    return { spans, rejected: all.length - spans.length };
}
function readSpan(value) {
    const { data } = spanSchema.safeParse(value);
    if (data === undefined)
        return null;
    const { traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, events, status } = data;
    return {
        traceId,
        spanId,
        parentId: parentSpanId ?? null,
        name: (name ?? '').slice(0, MAX_NAME),
        startNs: startTimeUnixNano,
        endNs: endTimeUnixNano,
        attributes: readAttributes((attributes ?? []).slice(0, MAX_ATTRIBUTES), KEPT_ATTRIBUTES),
        events: (events ?? []).slice(0, MAX_EVENTS).flatMap((event) => {
            const parsed = eventSchema.safeParse(event).data;
            if (parsed === undefined)
                return [];
            const kept = readAttributes((parsed.attributes ?? []).slice(0, MAX_ATTRIBUTES), KEPT_ATTRIBUTES);
            return [{ name: (parsed.name ?? '').slice(0, MAX_NAME), atNs: parsed.timeUnixNano, attributes: kept }];
        }),
        isError: status?.code === STATUS_ERROR,
        message: (status?.message ?? '').slice(0, MAX_MESSAGE),
    };
}

;// CONCATENATED MODULE: ./build/shell/traces/otlp-descriptor.js
/**
 * The part of OTLP's protobuf that is read and written, by the field numbers of open-telemetry/opentelemetry-proto v1 (common.proto,
 * trace.proto, trace_service.proto) and google/rpc/status.proto. Fields that are not here are skipped, as protobuf has it.
 */
const OTLP_DESCRIPTOR = {
    nested: {
        AnyValue: {
            oneofs: {
                value: {
                    oneof: ['stringValue', 'boolValue', 'intValue', 'doubleValue', 'arrayValue', 'kvlistValue', 'bytesValue'],
                },
            },
            fields: {
                stringValue: { type: 'string', id: 1 },
                boolValue: { type: 'bool', id: 2 },
                intValue: { type: 'int64', id: 3 },
                doubleValue: { type: 'double', id: 4 },
                arrayValue: { type: 'ArrayValue', id: 5 },
                kvlistValue: { type: 'KeyValueList', id: 6 },
                bytesValue: { type: 'bytes', id: 7 },
            },
        },
        ArrayValue: { fields: { values: { rule: 'repeated', type: 'AnyValue', id: 1 } } },
        KeyValueList: { fields: { values: { rule: 'repeated', type: 'KeyValue', id: 1 } } },
        KeyValue: { fields: { key: { type: 'string', id: 1 }, value: { type: 'AnyValue', id: 2 } } },
        Event: {
            fields: {
                timeUnixNano: { type: 'fixed64', id: 1 },
                name: { type: 'string', id: 2 },
                attributes: { rule: 'repeated', type: 'KeyValue', id: 3 },
            },
        },
        SpanStatus: { fields: { message: { type: 'string', id: 2 }, code: { type: 'int32', id: 3 } } },
        Span: {
            fields: {
                traceId: { type: 'bytes', id: 1 },
                spanId: { type: 'bytes', id: 2 },
                parentSpanId: { type: 'bytes', id: 4 },
                name: { type: 'string', id: 5 },
                startTimeUnixNano: { type: 'fixed64', id: 7 },
                endTimeUnixNano: { type: 'fixed64', id: 8 },
                attributes: { rule: 'repeated', type: 'KeyValue', id: 9 },
                events: { rule: 'repeated', type: 'Event', id: 11 },
                status: { type: 'SpanStatus', id: 15 },
            },
        },
        ScopeSpans: { fields: { spans: { rule: 'repeated', type: 'Span', id: 2 } } },
        ResourceSpans: { fields: { scopeSpans: { rule: 'repeated', type: 'ScopeSpans', id: 2 } } },
        ExportTraceServiceRequest: { fields: { resourceSpans: { rule: 'repeated', type: 'ResourceSpans', id: 1 } } },
        ExportTracePartialSuccess: {
            fields: { rejectedSpans: { type: 'int64', id: 1 }, errorMessage: { type: 'string', id: 2 } },
        },
        ExportTraceServiceResponse: { fields: { partialSuccess: { type: 'ExportTracePartialSuccess', id: 1 } } },
        /** `google.rpc.Status`: the body of every answer that refuses. */
        Status: { fields: { code: { type: 'int32', id: 1 }, message: { type: 'string', id: 2 } } },
    },
};

;// CONCATENATED MODULE: ./build/shell/traces/otlp-codec.js

const jsonCodec = {
    contentType: 'application/json',
    decode: (body) => {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        return value;
    },
    encode: ({ fields }) => JSON.stringify(fields),
};
/** Loaded when the first protobuf arrives. */
let protobufCodec = null;
async function loadProtobufCodec() {
    const { default: protobuf } = await __webpack_require__.e(/* import() */ 365).then(__webpack_require__.t.bind(__webpack_require__, 80365, 19));
    const root = protobuf.Root.fromJSON(OTLP_DESCRIPTOR);
    const request = root.lookupType('ExportTraceServiceRequest');
    return {
        contentType: 'application/x-protobuf',
        decode: (body) => request.toObject(request.decode(body), { longs: String }),
        encode: ({ type, fields }) => {
            const message = root.lookupType(type);
            return message.encode(message.fromObject(fields)).finish();
        },
    };
}
/** The encoding that a request's Content-Type names; null for any other. */
async function chooseCodec(contentType) {
    const type = contentType?.split(';')[0]?.trim().toLowerCase();
    if (type === 'application/json')
        return jsonCodec;
    if (type !== 'application/x-protobuf')
        return null;
    protobufCodec ??= loadProtobufCodec();
    return protobufCodec;
}

;// CONCATENATED MODULE: ./build/core/traces/span.js
/** The most spans of one trace that are read. */
const MAX_SPANS = 10_000;

;// CONCATENATED MODULE: ./build/shell/traces/pending-trace.js

/** Characters of the attributes of one trace, all together. */
const MAX_CHARACTERS = 32_000_000;
/** The spans of one trial as they come in. */
class PendingTrace {
    #callerId;
    #spans = new Map();
    /** Parents that were named and have not come. */
    #missing = new Set();
    #hasTop = false;
    #characters = 0;
    #onSpan = () => undefined;
    constructor(callerId) {
        this.#callerId = callerId;
    }
    /** False when there is no room for it. A span that came before is the same export, made once more. */
    add(span) {
        if (this.#spans.has(span.spanId))
            return true;
        const characters = JSON.stringify([...span.attributes, span.events.map(({ attributes }) => [...attributes])]).length;
        if (this.#spans.size >= MAX_SPANS || this.#characters + characters > MAX_CHARACTERS)
            return false;
        const { spanId, parentId } = span;
        this.#spans.set(spanId, span);
        this.#characters += characters;
        this.#missing.delete(spanId);
        if (parentId === this.#callerId)
            this.#hasTop = true;
        else if (parentId !== null && !this.#spans.has(parentId))
            this.#missing.add(parentId);
        this.#onSpan();
        return true;
    }
    /** Waits until the trace is whole and quiet, or no longer. Rejects with the signal's reason when it is aborted. */
    async settle({ waitMs, quietMs }, signal) {
        signal.throwIfAborted();
        await new Promise((resolve, reject) => {
            let quiet;
            const limit = setTimeout(() => end(resolve), waitMs);
            const abort = () => end(() => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')));
            const end = (settle) => {
                clearTimeout(limit);
                clearTimeout(quiet);
                signal.removeEventListener('abort', abort);
                this.#onSpan = () => undefined;
                settle();
            };
            this.#onSpan = () => {
                clearTimeout(quiet);
                if (this.#hasTop && this.#missing.size === 0)
                    quiet = setTimeout(() => end(resolve), quietMs);
            };
            signal.addEventListener('abort', abort, { once: true });
            this.#onSpan();
        });
    }
    /** A trace with a top-level span whose inner parents are missing is used: what is missing may go elsewhere. */
    read() {
        const spans = [...this.#spans.values()];
        return { state: spans.length === 0 ? 'none' : this.#hasTop ? 'whole' : 'partial', spans };
    }
}

;// CONCATENATED MODULE: ./build/shell/traces/receive-traces.js







/** The limit that the specification of OTLP recommends, before and after decompression. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
const decompress = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** An answer other than 200; the exporter tries none of these again. */
class Refusal extends Error {
    status;
    constructor(status, message, options) {
        super(message, options);
        this.status = status;
    }
}
/**
 * Starts to listen for spans (`/v1/traces`, JSON or protobuf, gzip); metrics and logs are accepted and dropped. Only what is expected
 * is kept, until it is taken, so memory is bounded by the trials under way. Trace ids are random: one target cannot guess another's.
 */
async function receiveTraces() {
    const pending = new Map();
    const dropped = { unknown: 0, excess: 0 };
    const keep = (span) => {
        const trace = pending.get(span.traceId);
        const isKept = trace?.add(span) ?? false;
        if (trace === undefined)
            dropped.unknown += 1;
        else if (!isKept)
            dropped.excess += 1;
        return trace === undefined || isKept;
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        void answer(request, response, keep);
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('the receiver of traces has no port');
    return {
        url: `http://127.0.0.1:${address.port}`,
        expect: () => {
            const [traceId, callerId] = [(0,external_node_crypto_.randomBytes)(16).toString('hex'), (0,external_node_crypto_.randomBytes)(8).toString('hex')];
            const trace = new PendingTrace(callerId);
            pending.set(traceId, trace);
            const forget = () => void pending.delete(traceId);
            return {
                traceparent: `00-${traceId}-${callerId}-01`,
                callerId,
                take: async (patience, signal) => {
                    try {
                        await trace.settle(patience, signal);
                        return trace.read();
                    }
                    finally {
                        forget();
                    }
                },
                forget,
            };
        },
        dropped: () => ({ ...dropped }),
        [Symbol.asyncDispose]: async () => {
            const closed = new Promise((resolve) => server.close(() => resolve()));
            server.closeAllConnections();
            await closed;
        },
    };
}
async function answer(request, response, keep) {
    const codec = await chooseCodec(request.headers['content-type']);
    const send = (status, { contentType, encode }, message) => {
        response.writeHead(status, { 'content-type': contentType }).end(encode(message));
    };
    try {
        const signal = signalOf(request);
        const body = await readBody(request);
        if (codec === null)
            throw new Refusal(415, 'The content type is neither application/x-protobuf nor application/json.');
        send(200, codec, {
            type: 'ExportTraceServiceResponse',
            fields: signal === 'traces' ? accept(codec, body, keep) : {},
        });
    }
    catch (error) {
        // The exporter has gone, or gone silent.
        if (!(error instanceof Refusal))
            return void response.destroy();
        response.setHeader('connection', 'close');
        const json = await chooseCodec('application/json');
        const how = codec ?? json;
        if (how !== null)
            send(error.status, how, { type: 'Status', fields: { message: error.message } });
    }
}
function signalOf({ method, url }) {
    const signal = /^\/v1\/(traces|metrics|logs)\/?(?:\?.*)?$/.exec(url ?? '')?.[1];
    if (signal === undefined)
        throw new Refusal(404, 'Only /v1/traces, /v1/metrics and /v1/logs are here.');
    if (method !== 'POST')
        throw new Refusal(405, 'Spans are sent by POST.');
    return signal;
}
async function readBody(request) {
    const tooLarge = new Refusal(413, 'The body is larger than 20 MiB.');
    const chunks = [];
    let length = 0;
    for await (const chunk of request) {
        if (!Buffer.isBuffer(chunk))
            continue;
        length += chunk.length;
        // It is read to its end, or the exporter would see a lost connection, which it tries again.
        if (length <= MAX_BODY_BYTES)
            chunks.push(chunk);
        else
            chunks.length = 0;
    }
    if (length > MAX_BODY_BYTES)
        throw tooLarge;
    const body = Buffer.concat(chunks);
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity' || encoding === 'none')
        return body;
    if (encoding !== 'gzip')
        throw new Refusal(415, 'The content encoding is not gzip.');
    return decompress(body, { maxOutputLength: MAX_BODY_BYTES }).catch((error) => {
        const isLong = error instanceof RangeError;
        throw isLong ? tooLarge : new Refusal(400, 'The body is not gzip.');
    });
}
/** Keeps the spans of an export; the fields of the answer to it. */
function accept(codec, body, keep) {
    const read = decodeSpans(codec, body);
    if (read === null)
        throw new Refusal(400, 'The body is no ExportTraceServiceRequest.');
    const excess = read.spans.filter((span) => !keep(span)).length;
    const rejected = read.rejected + excess;
    if (rejected === 0)
        return {};
    const reasons = [
        ...(read.rejected > 0 ? [`${read.rejected} without valid ids`] : []),
        ...(excess > 0 ? [`${excess} more than one trace may have`] : []),
    ];
    return { partialSuccess: { rejectedSpans: String(rejected), errorMessage: `Rejected spans: ${reasons.join(', ')}.` } };
}
function decodeSpans(codec, body) {
    try {
        return readSpans(codec.decode(body));
    }
    catch (cause) {
        throw new Refusal(400, `The body is not ${codec.contentType}.`, { cause });
    }
}

;// CONCATENATED MODULE: ./build/shell/traces/trace-environment.js
/** The SDK's own wait before it sends spans is 5 s; trials would wait for it. */
const SCHEDULE_DELAY_MS = 50;
/**
 * Variables of OpenTelemetry's specification by which a program sends its spans to a receiver, on top of its environment: they win over
 * what the parent has of the same names, and a proxy is told to leave the receiver alone.
 */
function traceEnvironment(url, env) {
    const optIn = env['OTEL_SEMCONV_STABILITY_OPT_IN'];
    const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name));
    const noProxy = [env['NO_PROXY'] ?? env['no_proxy'], '127.0.0.1'].filter(Boolean).join(',');
    return {
        ...env,
        OTEL_SDK_DISABLED: 'false',
        OTEL_TRACES_EXPORTER: 'otlp',
        OTEL_METRICS_EXPORTER: 'none',
        OTEL_LOGS_EXPORTER: 'none',
        OTEL_EXPORTER_OTLP_ENDPOINT: url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces`,
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
        OTEL_TRACES_SAMPLER: 'parentbased_always_on',
        OTEL_PROPAGATORS: 'tracecontext,baggage',
        OTEL_BSP_SCHEDULE_DELAY: String(SCHEDULE_DELAY_MS),
        OTEL_SEMCONV_STABILITY_OPT_IN: [optIn, 'gen_ai_latest_experimental'].filter(Boolean).join(','),
        ...(hasProxy && { NO_PROXY: noProxy, no_proxy: noProxy }),
    };
}

// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
;// CONCATENATED MODULE: ./build/app/secrets/mask-target.js

/** The target, whose answers, failures and last words on stderr have no secret: it may repeat what the workflow lets it see. */
function maskTarget(session, mask) {
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => mask.data(await session.ask(request, limits)));
}

;// CONCATENATED MODULE: ./build/core/traces/read-attribute.js

/** The longest name of a tool, an agent or a model, in characters. */
const read_attribute_MAX_NAME = 200;
/** The value under the first of the names that has one; undefined without. */
function readAttribute({ attributes }, role) {
    const name = ATTRIBUTE_NAMES[role].find((name) => attributes.has(name));
    return name === undefined ? undefined : attributes.get(name);
}
/** A text that is not blank, without outer spaces, cut to 200 characters. */
function readName(of, role) {
    return cutName(readAttribute(of, role));
}
/** @example cutName(' search ') // 'search' */
function cutName(value) {
    const name = typeof value === 'string' ? value.trim().slice(0, read_attribute_MAX_NAME) : '';
    return name === '' ? undefined : name;
}
/** A whole number from 0, also where it was written as a text. */
function readCount(of, role) {
    const value = readAttribute(of, role);
    const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

;// CONCATENATED MODULE: ./build/core/traces/classify-span.js

/** Values of `gen_ai.operation.name`. Making an agent (`create_agent`) is not calling it. */
const OPERATIONS = new Map([
    ['chat', 'model'],
    ['text_completion', 'model'],
    ['generate_content', 'model'],
    ['embeddings', 'embed'],
    ['retrieval', 'retrieve'],
    ['execute_tool', 'tool'],
    ['invoke_agent', 'agent'],
    ['invoke_workflow', 'workflow'],
    ['plan', 'plan'],
]);
/** Kinds of OpenInference and OpenLLMetry, in lower case. */
const KINDS = new Map([
    ['llm', 'model'],
    ['chat', 'model'],
    ['completion', 'model'],
    ['embedding', 'embed'],
    ['retriever', 'retrieve'],
    ['tool', 'tool'],
    ['agent', 'agent'],
    ['decision', 'decision'],
    ['chain', 'workflow'],
    ['workflow', 'workflow'],
    ['task', 'workflow'],
]);
/** What a span is, by its operation, else by its kind, else by what it says: a tool's name, or tokens with a model. */
function classifySpan(span) {
    const operation = readName(span, 'operation');
    const stated = operation === undefined ? undefined : OPERATIONS.get(operation.toLowerCase());
    if (stated !== undefined)
        return stated;
    const kind = readName(span, 'kind');
    const known = kind === undefined ? undefined : KINDS.get(kind.toLowerCase());
    if (known !== undefined)
        return known;
    if (operation !== undefined)
        return 'other';
    if (readName(span, 'tool') !== undefined)
        return 'tool';
    const hasModel = (readName(span, 'response_model') ?? readName(span, 'request_model')) !== undefined;
    return hasModel && readAttribute(span, 'output_tokens') !== undefined ? 'model' : 'other';
}

;// CONCATENATED MODULE: ./build/core/traces/build-tree.js


/**
 * The nodes of a trace, every parent before its children and siblings by their start, so that clocks that disagree move no span out
 * of its parent. A span that comes twice counts once. One whose parent is missing stands below the caller's only span, where there is
 * exactly one, else on its own; a circle begins with its earliest. Spans beyond 10,000 are left out.
 */
function buildTree(spans, callerId) {
    const nodes = new Map();
    for (const span of spans) {
        if (nodes.size >= MAX_SPANS)
            break;
        if (!nodes.has(span.spanId))
            nodes.set(span.spanId, { span, kind: classifySpan(span), parent: null, children: [] });
    }
    const sorted = [...nodes.values()].sort(byStart);
    const tops = sorted.filter(({ span }) => span.parentId === null || span.parentId === callerId);
    const only = tops.length === 1 ? tops[0] : undefined;
    for (const node of sorted) {
        const parent = nodes.get(node.span.parentId ?? '') ?? only;
        if (parent === undefined || parent === node)
            continue;
        node.parent = parent;
        parent.children.push(node);
    }
    const ordered = new Set();
    for (const node of sorted)
        if (node.parent === null)
            addBranch(node, ordered);
    for (const node of sorted) {
        if (ordered.has(node))
            continue;
        if (node.parent !== null)
            node.parent.children = node.parent.children.filter((child) => child !== node);
        node.parent = null;
        addBranch(node, ordered);
    }
    return [...ordered];
}
/** Without recursion: a trace may be one chain of 10,000. */
function addBranch(root, ordered) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        ordered.add(node);
        waiting.push(...node.children.toReversed());
    }
}
function byStart(a, b) {
    return a.span.startNs < b.span.startNs ? -1 : a.span.startNs > b.span.startNs ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/core/traces/measure-span.js
/** Milliseconds from the start of a span to its end; undefined where it has none, or one before its start. */
function measureSpan({ startNs, endNs }) {
    return startNs === 0n || endNs < startNs ? undefined : toMilliseconds(endNs - startNs);
}
/** To the microsecond. @example toMilliseconds(1_234_567n) // 1.235 */
function toMilliseconds(nanoseconds) {
    return Math.round(Number(nanoseconds) / 1000) / 1000;
}

;// CONCATENATED MODULE: ./build/core/traces/read-models.js
/**
 * The tokens of all calls together. Input and output are each left out where a call that succeeded does not tell them: a part must not
 * pass for the whole. Cached tokens are what was told.
 * @example two calls of 10 and 20 input tokens, of which only the first tells its output // { input_tokens: 30 }
 */
function sumUsage(calls) {
    const answered = calls.filter(({ error }) => error === undefined);
    const isTold = (kind) => calls.some((call) => call[kind] !== undefined) && answered.every((call) => call[kind] !== undefined);
    const sum = (kind) => calls.reduce((total, call) => total + (call[kind] ?? 0), 0);
    return {
        ...(isTold('input_tokens') && { input_tokens: sum('input_tokens') }),
        ...(isTold('output_tokens') && { output_tokens: sum('output_tokens') }),
        ...(calls.some((call) => call.cached_tokens !== undefined) && { cached_tokens: sum('cached_tokens') }),
    };
}
/** The calls from the one that ended first to the one that ended last. */
function sortByEnd(calls) {
    return calls.toSorted((a, b) => Number(a.node.span.endNs - b.node.span.endNs));
}
/** The model that answered last; undefined where none did. */
function findModel(calls) {
    return sortByEnd(calls).findLast(({ model, error }) => model !== undefined && error === undefined)?.model;
}
/**
 * An attempt for each model, the last being the one that answered last: what it used in all its calls, and the error of its last call
 * where every one failed. Empty where fewer than two models are named, or a call names none: `usage` and `model` then say it all.
 */
function listAttempts(calls) {
    const byModel = new Map();
    for (const call of sortByEnd(calls)) {
        if (call.model === undefined)
            return [];
        const its = byModel.get(call.model) ?? [];
        its.push(call);
        // The order is that of the last calls.
        byModel.delete(call.model);
        byModel.set(call.model, its);
    }
    if (byModel.size < 2)
        return [];
    const attempts = [...byModel].map(([model, of]) => describeAttempt(model, of));
    return [...attempts.filter(({ result }) => result === 'failed'), ...attempts.filter(({ result }) => result === 'ok')];
}
function describeAttempt(model, calls) {
    const hasAnswered = calls.some(({ error }) => error === undefined);
    const error = calls.at(-1)?.error;
    const isTimed = calls.every(({ latency_ms: latency }) => latency !== undefined);
    return {
        model,
        ...sumUsage(calls),
        ...(isTimed && { latency_ms: calls.reduce((total, { latency_ms: latency = 0 }) => total + latency, 0) }),
        result: hasAnswered ? 'ok' : 'failed',
        ...(!hasAnswered && error !== undefined && { error }),
    };
}

;// CONCATENATED MODULE: ./build/core/traces/find-first-token.js



/** What OpenInference and the Vercel AI SDK call the event of the first token. */
const FIRST_TOKEN_EVENTS = new Set(['First Token Stream Event', 'ai.stream.firstChunk']);
/**
 * Milliseconds from the start of the trace to the first token of the answer, which is that of the model that answered last; undefined
 * where its span does not say when that came.
 */
function findFirstToken(nodes, calls) {
    const start = nodes[0]?.span.startNs ?? 0n;
    const last = sortByEnd(calls).findLast(({ error }) => error === undefined);
    const at = last === undefined ? undefined : firstTokenOf(last.node);
    return start === 0n || at === undefined || at < start ? undefined : toMilliseconds(at - start);
}
function firstTokenOf({ span, parent }) {
    const event = span.events.find(({ name }) => FIRST_TOKEN_EVENTS.has(name));
    if (event !== undefined)
        return event.atNs;
    const seconds = readAttribute(span, 'first_chunk');
    if (typeof seconds === 'number' && seconds >= 0 && seconds < 86_400)
        return span.startNs + BigInt(Math.round(seconds * 1e9));
    return parent?.kind === 'model' ? firstTokenOf(parent) : undefined;
}

;// CONCATENATED MODULE: ./build/core/traces/describe-error.js

const MAX_ERROR = 500;
/**
 * What went wrong in a span: its status, else the exception that it recorded, else `error.type`; undefined where its status is no error
 * and it names none.
 */
function describeError(span) {
    const type = readAttribute(span, 'error');
    if (!span.isError && type === undefined)
        return undefined;
    const exceptions = span.events.map((event) => readAttribute(event, 'exception'));
    const words = [span.message, ...exceptions, type].find((text) => typeof text === 'string' && text.trim() !== '');
    return typeof words === 'string' ? words.trim().slice(0, MAX_ERROR) : 'error';
}

;// CONCATENATED MODULE: ./build/core/traces/list-model-calls.js



/**
 * The calls that count, in order. Where a span and spans within it tell of the same tokens (a framework's call and its client
 * library's, an agent's sum over its calls) only the innermost that tell them count. Embeddings are no calls of a model that answers.
 */
function listModelCalls(nodes) {
    /** Nodes that tell tokens themselves or hold one that does, and those that are or hold a call of a model. */
    const telling = new Set();
    const calling = new Set();
    for (const node of nodes.toReversed()) {
        if (tellsTokens(node) || node.children.some((child) => telling.has(child)))
            telling.add(node);
        if (node.kind === 'model' || node.children.some((child) => calling.has(child)))
            calling.add(node);
    }
    const covered = new Set();
    const calls = [];
    for (const node of nodes) {
        if (node.parent !== null && covered.has(node.parent))
            covered.add(node);
        else if (!node.children.some((child) => telling.has(child)) && isCall(node, calling)) {
            covered.add(node);
            calls.push(readCall(node));
        }
    }
    return calls;
}
function isCall(node, calling) {
    return tellsTokens(node) || (node.kind === 'model' && !node.children.some((child) => calling.has(child)));
}
function tellsTokens({ span, kind }) {
    if (kind !== 'model' && kind !== 'agent' && kind !== 'workflow')
        return false;
    return readCount(span, 'input_tokens') !== undefined || readCount(span, 'output_tokens') !== undefined;
}
function readCall(node) {
    const { span } = node;
    return {
        node,
        model: readName(span, 'response_model') ?? readName(span, 'request_model'),
        input_tokens: readCount(span, 'input_tokens'),
        output_tokens: readCount(span, 'output_tokens'),
        cached_tokens: readCount(span, 'cached_tokens'),
        latency_ms: measureSpan(span),
        error: describeError(span),
    };
}

;// CONCATENATED MODULE: ./build/core/traces/list-tools.js



/** The calls of tools, in order. A call that is traced twice, by the framework and by the tool's own library, is one call: the outer. */
function listTools(nodes) {
    return nodes.filter((node) => node.kind === 'tool' && !repeatsOuter(node));
}
/** The tool's name, else what the span is called without its operation. */
function nameTool(span) {
    const name = readName(span, 'tool') ?? readName(span, 'entity') ?? cutName(span.name.replace(/^execute_tool\s+/, ''));
    return name ?? 'unnamed';
}
/** A tool's span as the protocol's call of a tool; `ok` is false where the span ended in an error. */
function readTool({ span }, agent) {
    const given = readAttribute(span, 'arguments') ?? readAttribute(span, 'input');
    const error = describeError(span);
    const duration = measureSpan(span);
    return {
        name: nameTool(span),
        ...(given !== undefined && { arguments: parseArguments(given) }),
        ok: error === undefined,
        ...(error !== undefined && { error }),
        ...(duration !== undefined && { duration_ms: duration }),
        ...(agent !== undefined && { agent }),
    };
}
function repeatsOuter({ span, parent }) {
    const name = nameTool(span);
    for (let outer = parent; outer !== null; outer = outer.parent) {
        if (outer.kind === 'other')
            continue;
        return outer.kind === 'tool' && nameTool(outer.span) === name;
    }
    return false;
}
/** Most instrumentations write arguments as a JSON text. */
function parseArguments(given) {
    if (typeof given !== 'string' || !/^\s*[[{]/.test(given))
        return given;
    try {
        const parsed = JSON.parse(given);
        return parsed;
    }
    catch {
        return given;
    }
}

;// CONCATENATED MODULE: ./build/core/traces/name-agent.js

/**
 * The name of the agent that a span is a call of, or that it says it belongs to; undefined without one. A call of an agent that
 * names none has it in its own name, behind the operation.
 * @example nameAgent of `invoke_agent research` // 'research'
 */
function nameAgent({ span, kind }) {
    const stated = readName(span, 'agent');
    if (stated !== undefined || kind !== 'agent')
        return stated;
    return readName(span, 'entity') ?? cutName(span.name.replace(/^invoke_agent\s+/, ''));
}
/** By span, the agent on whose behalf it was made: its own word, else the nearest agent around it. Parents come before their children. */
function findAgents(nodes) {
    const agents = new Map();
    for (const node of nodes) {
        const name = nameAgent(node) ?? (node.parent === null ? undefined : agents.get(node.parent));
        if (name !== undefined)
            agents.set(node, name);
    }
    return agents;
}

;// CONCATENATED MODULE: ./build/core/traces/list-steps.js



/** A model that wants a tool called says so where it stops: `tool_calls`, `tool_use`, `function_call`. */
const STOPS_FOR_TOOL = /tool|function/i;
/**
 * What was done, in order: plans, decisions (a span that says so, or a model that stopped for a tool), calls of tools, handoffs (an
 * agent that another one called), and as `other` what else models said and what was retrieved. `tools` and `calls` are the nodes that
 * count as such, `agents` whose each is.
 */
function listSteps(nodes, counted) {
    return nodes.flatMap((node) => {
        const type = typeOf(node, counted);
        if (type === null)
            return [];
        const text = type === 'tool' ? nameTool(node.span) : cutName(node.span.name);
        const agent = counted.agents.get(node);
        return [{ type, ...(text !== undefined && { text }), ...(agent !== undefined && { agent }) }];
    });
}
function typeOf(node, { tools, calls, agents }) {
    if (node.kind === 'agent')
        return isHandoff(node, agents) ? 'handoff' : null;
    if (node.kind === 'plan' || node.kind === 'decision')
        return node.kind;
    if (tools.has(node))
        return 'tool';
    if (calls.has(node))
        return STOPS_FOR_TOOL.test(JSON.stringify(readAttribute(node.span, 'finish_reasons') ?? '')) ? 'decision' : 'other';
    return node.kind === 'retrieve' ? 'other' : null;
}
/** A call of an agent within the call of an agent with another name. */
function isHandoff(node, agents) {
    const caller = node.parent === null ? undefined : agents.get(node.parent);
    return caller !== undefined && caller !== nameAgent(node);
}

;// CONCATENATED MODULE: ./build/core/traces/measure-phases.js

/** A moment that several phases share is of the first of them. */
const PHASES = [
    ['embed', 'embed'],
    ['retrieve', 'retrieve'],
    ['generate', 'model'],
    ['tool', 'tool'],
];
/**
 * Milliseconds by phase. A moment counts once, whatever runs at the same time: the embedding within a retrieval is `embed` and the rest of
 * it `retrieve`; a tool's time is what no model, retrieval or embedding within it takes. Phases without a span are left out.
 */
function measurePhases(nodes) {
    const phases = {};
    let earlier = [];
    let before = 0n;
    for (const [phase, kind] of PHASES) {
        const spans = nodes
            .filter((node) => node.kind === kind && node.span.startNs > 0n && node.span.endNs >= node.span.startNs)
            .map(({ span }) => span);
        if (spans.length === 0)
            continue;
        earlier = [...earlier, ...spans];
        const whole = lengthOfUnion(earlier);
        phases[phase] = toMilliseconds(whole - before);
        before = whole;
    }
    return phases;
}
function lengthOfUnion(intervals) {
    const sorted = intervals.toSorted((a, b) => (a.startNs < b.startNs ? -1 : a.startNs > b.startNs ? 1 : 0));
    let length = 0n;
    let end = 0n;
    for (const interval of sorted) {
        const start = interval.startNs > end ? interval.startNs : end;
        if (interval.endNs > start)
            length += interval.endNs - start;
        if (interval.endNs > end)
            end = interval.endNs;
    }
    return length;
}

;// CONCATENATED MODULE: ./build/core/traces/map-trace.js








/**
 * The fields of a reply that the spans of its trace tell, by OpenTelemetry's conventions for generative AI (docs/traces.md has the whole
 * table). Empty where no span follows them. `callerId` is the span that the target was told to be called from. Where agents are traced
 * and no tool is, none was called; calls of a model alone say nothing of tools.
 * @example mapTrace([chat, tool], caller).tools // [{ name: 'search', arguments: { query: 'x' }, ok: true, duration_ms: 12 }]
 */
function mapTrace(spans, callerId) {
    const nodes = buildTree(spans, callerId);
    const [first] = nodes;
    if (first === undefined || nodes.every(({ kind }) => kind === 'other'))
        return {};
    const names = listAgents(nodes);
    const agents = findAgents(nodes);
    const tools = listTools(nodes);
    const calls = listModelCalls(nodes);
    const usage = sumUsage(calls);
    const model = findModel(calls);
    const attempts = listAttempts(calls);
    const steps = listSteps(nodes, { tools: new Set(tools), calls: new Set(calls.map(({ node }) => node)), agents });
    const firstToken = findFirstToken(nodes, calls);
    const phases = measurePhases(nodes);
    return {
        ...(names.length > 0 && { agents: [...names] }),
        ...((tools.length > 0 || names.length > 0) && { tools: tools.map((node) => readTool(node, agents.get(node))) }),
        ...(Object.keys(usage).length > 0 && { usage }),
        ...(model !== undefined && { model }),
        ...(attempts.length > 0 && { attempts: [...attempts] }),
        ...(steps.length > 0 && { steps: [...steps] }),
        ...(firstToken !== undefined && { ttft_ms: firstToken }),
        ...(Object.keys(phases).length > 0 && { phases_ms: { ...phases } }),
        trace_id: first.span.traceId,
    };
}
/** Each once, in the order of its first call. */
function listAgents(nodes) {
    return [...new Set(nodes.flatMap((node) => (node.kind === 'other' ? [] : (nameAgent(node) ?? []))))];
}

;// CONCATENATED MODULE: ./build/app/traces/listen-to-traces.js

/** After so many traces in a row that did not come, the next are hardly waited for. */
const PATIENT_TRIALS = 3;
/** In milliseconds. Programs are told to send their spans every 50 ms; one that its own code tells otherwise may take the SDK's 5 s. */
const WAITS = { patient: 10_000, impatient: 1000, quiet: 200 };
/**
 * A session whose requests carry a trace parent, and whose replies have what their spans tell. What a reply says itself wins, field by
 * field. The wait for spans is after the reply: it is no part of the latency. Disposing it ends the receiver too.
 */
function listenToTraces(session, { receiver, log, waits = WAITS, }) {
    const counts = { whole: 0, partial: 0, none: 0 };
    let missedInARow = 0;
    const patience = () => {
        const hasSeenAny = counts.whole + counts.partial > 0;
        const impatientMs = hasSeenAny ? waits.impatient : 0;
        return { waitMs: missedInARow < PATIENT_TRIALS ? waits.patient : impatientMs, quietMs: waits.quiet };
    };
    return {
        get corpusFingerprint() {
            return session.corpusFingerprint;
        },
        startFailure: () => session.startFailure(),
        bound: (request) => session.bound?.(request) ?? null,
        ask: async (request, limits) => {
            const expected = receiver.expect();
            try {
                const observation = await session.ask({ ...request, traceparent: expected.traceparent }, limits);
                if (observation.status === 'failed')
                    return observation;
                const { state, spans } = await expected.take(patience(), limits.signal);
                counts[state] += 1;
                missedInARow = state === 'whole' ? 0 : missedInARow + 1;
                // Of a trace that has only begun to arrive, lists and sums would say less than was done.
                const traced = state === 'whole' ? mapTrace(spans, expected.callerId) : {};
                return { ...observation, reply: { ...traced, ...observation.reply } };
            }
            finally {
                expected.forget();
            }
        },
        [Symbol.asyncDispose]: async () => {
            await session[Symbol.asyncDispose]();
            await receiver[Symbol.asyncDispose]();
            for (const warning of describeLosses(counts, receiver.dropped()))
                log.warning(warning);
        },
    };
}
function describeLosses({ whole, partial, none }, { unknown, excess }) {
    const all = whole + partial + none;
    return [
        ...(none > 0
            ? [
                `No spans came for ${none} of ${all} replies, though \`traces\` is on${unknown > 0 ? `; ${unknown} spans came too late or under other trace ids` : ''}. The spans of a reply must be children of the request’s \`traceparent\`: docs/traces.md.`,
            ]
            : []),
        ...(partial > 0
            ? [
                `${partial} of ${all} traces came without their first span, the one whose parent is the request’s \`traceparent\`, and were not used. Does it end before the program does?`,
            ]
            : []),
        ...(excess > 0 ? [`${excess} spans were left out: a trace may have 10,000 of them and 32 MB of attributes.`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/app/run-suite/start-target.js






/** Starts the target of a variant in a checkout, and what listens to its traces where the suite wants them. Throws what the target's start throws. */
async function startTarget({ targets, env, targetEnvNames, providers, programs, log, clock, }, arm) {
    const { target } = arm.variant;
    const definition = targets.find(({ name }) => name === target.type);
    if (definition === undefined)
        throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`);
    const receiver = target.traces === true ? await receiveTraces() : null;
    const childEnv = (0,target_environment/* targetEnvironment */.d)(env, targetEnvNames);
    try {
        const session = await definition.start({
            options: target.options,
            settings: target.settings,
            ...(programs && { programs }),
            providers,
            env: receiver === null ? childEnv : traceEnvironment(receiver.url, childEnv),
            workingDirectory: arm.workingDirectory,
            log,
            clock,
            timeoutMs: arm.suite.timeout_seconds * 1000,
            hasAnswered: arm.hasAnswered,
        });
        const traced = receiver === null ? session : listenToTraces(session, { receiver, log });
        return maskTarget(traced, (0,known_secrets/* maskSecrets */.Q)({ env, providers }));
    }
    catch (error) {
        await receiver?.[Symbol.asyncDispose]();
        throw error;
    }
}


/***/ }),

/***/ 15141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ selectCases)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62182);


/**
 * The enabled cases that a selection chooses, in the suite's order; all enabled ones for null.
 * Throws the user's error `selection-empty` when none is left.
 */
function selectCases(cases, selection) {
    const enabled = cases.filter((golden) => golden.enabled);
    const selected = selection ? enabled.filter((golden) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSelection */ ._w)(golden, selection)) : enabled;
    if (selected.length > 0)
        return selected;
    const tags = [...new Set(enabled.flatMap((golden) => golden.tags))].sort();
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('selection-empty', { cases: enabled.length, tags });
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
