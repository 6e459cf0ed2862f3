export const id = 8299;
export const ids = [8299];
export const modules = {

/***/ 50467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ TARGET_ENV),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   NC: () => (/* binding */ CACHE_DIR),
/* harmony export */   PF: () => (/* binding */ namesFlag),
/* harmony export */   R1: () => (/* binding */ MEASURE_FLAGS),
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   YS: () => (/* binding */ inferenceFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   _e: () => (/* binding */ INFERENCE),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   ci: () => (/* binding */ skippedCode),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   v6: () => (/* binding */ listFlag),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96762);




const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts per case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials run at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time limit of a trial (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    verbose: { type: 'boolean', description: 'also print statistics, all changed cases, settings and files' },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict is about: ${_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see, e.g. OPENAI_API_KEY',
};
/** Settings that are laid over those of every variant, and other names of shared flags. */
const SETTING_FLAGS = {
    'route-tier': {
        type: 'string',
        value: 'TIER',
        description: 'the target must answer on this route tier: local, api …',
    },
    tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
    model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
    'max-steps': { type: 'string', value: 'N', description: 'at most so many steps of reasoning for an answer' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'at most so many tool calls for an answer' },
    'no-cache': { type: 'boolean', description: "use neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where to cache the answers of targets and judges',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'do not ask a judge to review the source code' },
    'skip-code-quality': { type: 'boolean', description: 'do not measure the source code or decide its gates' },
};
/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
function skippedCode(flags) {
    if (flags['skip-code-quality'] === true)
        return 'code';
    return flags['skip-code-review'] === true ? 'review' : null;
}
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); it stops before it costs more",
    },
    'dry-run': { type: 'boolean', description: 'only show what would be asked and what it would cost' },
};
/** For commands that measure variants of a suite: everything but which, and how much of it. */
const MEASURE_FLAGS = {
    ...CODE_FLAGS,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    'target-env': TARGET_ENV,
    'judge-model': JUDGE_MODEL,
};
/** The `--suite` flag. */
function suiteFlag(flags) {
    return textFlag(flags, 'suite') ?? DEFAULT_SUITE;
}
/** Names separated by commas or blanks; none when the flag was not given. */
function namesFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
}
/** Names separated by commas alone, since they may have blanks; none when the flag was not given. */
function listFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}
/** A flag's text, or undefined when it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
}
/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
function wholeFlag(flags, name, least = 1) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARD_FORM */ .KN });
    return shard;
}
/** What the flags say over the suite. Throws `flag-invalid`. */
function overridesOf(flags) {
    return {
        seed: wholeFlag(flags, 'seed', 0),
        concurrency: wholeFlag(flags, 'concurrency'),
        timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
        max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
        inference: inferenceFlag(flags),
        judge_model: textFlag(flags, 'judge-model'),
        settings: settingsOf(flags),
    };
}
/** By the names that docs/protocol.md gives them. */
function settingsOf(flags) {
    const settings = {
        route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
        model: textFlag(flags, 'model'),
        max_steps: wholeFlag(flags, 'max-steps'),
        max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
        no_cache: flags['no-cache'] === true ? true : undefined,
    };
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
function readEither(flags, read, [name, other]) {
    const [value, same] = [read(flags, name), read(flags, other)];
    if (value !== undefined && same !== undefined && value !== same)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}


/***/ }),

/***/ 76741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCases: () => (/* binding */ importCases)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/import/importer.js
var importer = __webpack_require__(86324);
;// CONCATENATED MODULE: ./build/import/join-judgments.js


/** More queries than these are counted only: a collection's queries are often those of several splits. */
const NAMED_AT_MOST = 5;
/**
 * Cases of queries and judgments that stand in different files. Queries without a relevant document are left out, with notes.
 * Throws `import-invalid` for files that hold only one of the two; `called` is what the format calls queries.
 */
function joinJudgments({ queries, judgments: files }, { format, called, from }) {
    const [any] = from;
    if (any !== undefined && (queries.length === 0 || files.length === 0)) {
        const missing = queries.length === 0 ? called : 'qrels';
        const problem = `it needs both ${called} and qrels, but there are no ${missing}`;
        throw new model_error/* UserError */.y('import-invalid', { format, path: any.path, line: null, problem });
    }
    const cases = [];
    const notes = files.flatMap(({ path, byQuery }) => noteLeftOut([...byQuery.values()].flat(), path));
    const leftOut = [];
    for (const query of queries) {
        const spans = spansOf(files.flatMap(({ byQuery }) => byQuery.get(query.id) ?? []));
        const id = (0,importer/* cleanId */.F$)(query.id) ?? `query-${query.line}`;
        const { file, line } = query;
        if (spans.length === 0)
            leftOut.push(query);
        else
            cases.push({ draft: { id, query: query.text, expected_spans: spans }, file, line });
    }
    for (const { id, file, line } of leftOut.slice(0, NAMED_AT_MOST))
        notes.push({ file, line, message: `query \`${id}\` skipped: no document is judged relevant to it.` });
    const more = leftOut.length - NAMED_AT_MOST;
    const [first] = leftOut;
    if (first !== undefined && more > 0)
        notes.push({ file: first.file, line: null, message: `${count(more, 'more query')} skipped for the same reason.` });
    const known = new Set(queries.map(({ id }) => id));
    for (const { path, byQuery } of files) {
        const strangers = [...byQuery].filter(([id]) => !known.has(id));
        const [stranger] = strangers;
        if (stranger === undefined)
            continue;
        const line = stranger[1][0]?.line ?? null;
        const message = `judgments of ${count(strangers.length, 'query')} skipped, because no file has the text of the query: ${strangers
            .slice(0, NAMED_AT_MOST)
            .map(([id]) => id)
            .join(', ')}${strangers.length > NAMED_AT_MOST ? ' …' : ''}.`;
        notes.push({ file: path, line, message });
    }
    return { cases, notes };
}
/**
 * The expected spans of judgments: a document's id is its path, its grade the relevance, best first. Grades of 0 and below are left
 * out, since a document that is not named counts the same; of two grades of a document the higher one stays.
 */
function spansOf(judgments) {
    const best = new Map();
    for (const { document, relevance } of judgments)
        if (relevance > (best.get(document) ?? 0))
            best.set(document, relevance);
    return [...best]
        .sort(([, a], [, b]) => b - a)
        .map(([path, relevance]) => (relevance === 1 ? { path } : { path, relevance }));
}
/** How many judgments do not become spans, in words, for the file that they stand in; nothing when all do. */
function noteLeftOut(judgments, file) {
    const zeros = judgments.filter(({ relevance }) => relevance <= 0).length;
    if (zeros === 0)
        return [];
    const message = `${count(zeros, 'judgment')} of 0 or below skipped: a document that is not listed counts the same.`;
    return [{ file, line: null, message }];
}
/** `1 query`, `2 queries`. */
function count(number, noun) {
    const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
    return `${number} ${number === 1 ? noun : plural}`;
}
/**
 * Judgments in columns: query, document, grade (BEIR, by tabs, with or without a header) or query, iteration, document, grade
 * (TREC, by blanks or tabs). The iteration means nothing. Throws the user's error `import-invalid`.
 */
function readQrels({ path, text }, format) {
    const byQuery = new Map();
    let isFirst = true;
    for (const [index, source] of text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .entries()) {
        const fields = source.trim().split(source.includes('\t') ? /\t/ : /\s+/);
        if (source.trim() === '')
            continue;
        const isHeader = isFirst && !isNumber(fields.at(-1));
        isFirst = false;
        if (isHeader)
            continue;
        const [query, document, grade] = fields.length === 4 ? [fields[0], fields[2], fields[3]] : fields;
        const line = index + 1;
        if (fields.length < 3 || fields.length > 4 || !query || !document || !isNumber(grade))
            throw new model_error/* UserError */.y('import-invalid', {
                format,
                path,
                line,
                problem: 'a line of qrels needs query, document and grade, or query, iteration, document and grade',
            });
        const judgments = byQuery.get(query) ?? [];
        judgments.push({ document, relevance: Number(grade), line });
        byQuery.set(query, judgments);
    }
    return { path, byQuery };
}
function isNumber(text) {
    return text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text.trim());
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/import/read-document.js



const MAX_ALIASES = 1000;
/** Reads a YAML or JSON file. Throws the user's error `import-invalid` where the notation is wrong. */
function readDocument({ path, text }, format) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false, merge: true });
    const refuse = (line, problem, cause) => {
        throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem }, { cause });
    };
    const [fault] = document.errors;
    if (fault)
        refuse(lines.linePos(fault.pos[0]).line, `it is neither YAML nor JSON: ${fault.message}`, fault);
    return {
        value: convert(),
        lineOf: (steps) => {
            for (let length = steps.length; length > 0; length--) {
                const node = document.getIn(steps.slice(0, length), true);
                if ((0,dist/* isNode */.Ll)(node) && node.range)
                    return lines.linePos(node.range[0]).line;
            }
            return 1;
        },
    };
    function convert() {
        try {
            return document.toJS({ maxAliasCount: MAX_ALIASES });
        }
        catch (error) {
            // The yaml package's word for an alias without an anchor, and for too many of them.
            if (!(error instanceof ReferenceError))
                throw error;
            return refuse(1, error.message, error);
        }
    }
}
/** The objects of a JSON Lines file with their lines from 1; empty lines are left out. Throws the user's error `import-invalid`. */
function readJsonLines({ path, text }, format) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .flatMap((source, index) => {
        if (source.trim() === '')
            return [];
        const line = index + 1;
        const value = parse(source, (cause) => {
            throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'the line is not JSON' }, { cause });
        });
        if ((0,importer/* isRecord */.u4)(value))
            return [{ line, value }];
        throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'the line is not a JSON object' });
    });
}
function parse(source, refuse) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        return refuse(error);
    }
}

;// CONCATENATED MODULE: ./build/import/beir.js




const format = 'beir';
/** BEIR's queries and judgments: `queries.jsonl` with `_id` and `text`, qrels as TSV or JSON Lines. */
const beir = {
    name: format,
    title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
    read: (files) => {
        const queries = [];
        const judgments = [];
        for (const file of files) {
            if (!/^\s*\{/.test(file.text.replace(/^\uFEFF/, ''))) {
                judgments.push(readQrels(file, format));
                continue;
            }
            const rows = readJsonLines(file, format);
            if (rows.some(({ value }) => 'corpus-id' in value))
                judgments.push(readJudgments(file, rows));
            else
                queries.push(...readQueries(file, rows));
        }
        return joinJudgments({ queries, judgments }, { format, called: 'queries', from: files });
    },
};
function readQueries({ path }, rows) {
    return rows.map(({ line, value }) => {
        const id = (0,importer/* asText */.e1)(value['_id'] ?? value['id']);
        const text = (0,importer/* asText */.e1)(value['text']);
        if (id === null || text === null)
            throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'a query needs `_id` and `text`' });
        return { id, text, file: path, line };
    });
}
function readJudgments({ path }, rows) {
    const byQuery = new Map();
    for (const { line, value } of rows) {
        const query = (0,importer/* asText */.e1)(value['query-id']);
        const document = (0,importer/* asText */.e1)(value['corpus-id']);
        const relevance = Number(value['score']);
        if (query === null || document === null || !Number.isFinite(relevance))
            throw new model_error/* UserError */.y('import-invalid', {
                format,
                path,
                line,
                problem: 'a judgment needs `query-id`, `corpus-id` and a number `score`',
            });
        const judgments = byQuery.get(query) ?? [];
        judgments.push({ document, relevance, line });
        byQuery.set(query, judgments);
    }
    return { path, byQuery };
}

// EXTERNAL MODULE: ./build/model/omit-undefined.js
var omit_undefined = __webpack_require__(35560);
// EXTERNAL MODULE: ./build/model/suite/case.js
var suite_case = __webpack_require__(31625);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
;// CONCATENATED MODULE: ./build/import/csv.js





const csv_format = 'csv';
/** What a column gives to a case, by the names that such columns go by. */
const COLUMNS = {
    id: ['id', 'query_id', 'question_id', 'case_id'],
    query: ['query', 'question', 'text', 'input', 'prompt', 'user_input'],
    answer: ['answer', 'expected_answer', 'ground_truth_answer', 'ground_truth', 'reference', 'reference_answer'],
    contains: ['contains', 'must_contain'],
    tags: ['tags', 'tag', 'category', 'categories', 'topic'],
    source: ['source', 'sources', 'path', 'paths', 'document', 'documents', 'file', 'expected_sources'],
    difficulty: ['difficulty'],
    critical: ['critical'],
    notes: ['notes', 'note', 'comment', 'comments'],
};
/** Several values in one cell. */
const SEPARATORS = /[;|\n]/;
/** A table with a header: a row is a case. Commas, semicolons and tabs between fields are distinguished by the header. */
const csv_csv = {
    name: csv_format,
    title: 'a table with a header: question, answer, tags, source …',
    read: (files) => {
        const read = files.map(readTable);
        return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) };
    },
};
function readTable({ path, text }) {
    const refuse = (line, problem) => {
        throw new model_error/* UserError */.y('import-invalid', { format: csv_format, path, line, problem });
    };
    const { records, fault } = (0,csv/* parseCsv */.W)(text.replace(/^\uFEFF/, ''), delimiterOf(text));
    if (fault)
        refuse(fault.line, fault.message.replace(/\.$/, ''));
    const [header, ...rows] = records;
    if (header === undefined)
        return refuse(null, 'the file is empty');
    const names = header.map(({ text: name }) => name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'));
    const columns = new Map();
    for (const column of Object.keys(COLUMNS)) {
        const known = COLUMNS[column];
        const found = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
        if (found !== undefined)
            columns.set(column, found);
    }
    if (!columns.has('query'))
        refuse(1, `no column is named ${COLUMNS.query.join(', ')}`);
    const used = new Set(columns.values());
    const unused = header.filter((_, index) => !used.has(index)).map(({ text: name }) => name);
    const notes = unused.length === 0 ? [] : [{ file: path, line: 1, message: `columns not imported: ${unused.join(', ')}.` }];
    const cases = [];
    for (const row of rows) {
        const line = row[0]?.line ?? 1;
        const note = (message) => void notes.push({ file: path, line, message });
        const cell = (column) => row[columns.get(column) ?? -1]?.text.trim() ?? '';
        if (row.length !== header.length)
            note(`the row has ${row.length} fields and the header ${header.length}.`);
        if (cell('query') === '')
            note('row skipped: it has no question.');
        else
            cases.push({ draft: readRow(cell, note), file: path, line });
    }
    return { cases, notes };
}
function readRow(cell, note) {
    const query = cell('query');
    const tags = split(cell('tags'), /[;|,\n]/);
    const sources = [...new Set(split(cell('source'), SEPARATORS))];
    const answers = split(cell('answer'), /\|/);
    const checks = split(cell('contains'), SEPARATORS).map((contains) => ({ contains }));
    const difficulty = suite_case/* DIFFICULTIES */.Ke.find((known) => known === cell('difficulty').toLowerCase());
    if (cell('difficulty') !== '' && difficulty === undefined)
        note(`difficulty \`${cell('difficulty')}\` not imported: it is not one of ${suite_case/* DIFFICULTIES */.Ke.join(', ')}.`);
    return (0,omit_undefined/* omitUndefined */.O)({
        id: (0,importer/* cleanId */.F$)(cell('id')) ?? (0,importer/* nameCase */.Ic)(query, 'case'),
        query,
        tags: tags.length > 0 ? tags : undefined,
        difficulty,
        critical: /^(true|yes|y|1)$/i.test(cell('critical')) ? true : undefined,
        notes: cell('notes') || undefined,
        expected_spans: sources.length > 0 ? sources.map((path) => ({ path })) : undefined,
        expected_answer: answers.length > 1 ? answers : answers[0],
        checks: checks.length > 0 ? checks : undefined,
    });
}
function split(text, separators) {
    return text
        .split(separators)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** The one of comma, semicolon and tab that the header has most of. */
function delimiterOf(text) {
    const header = text.split(/[\r\n]/, 1)[0] ?? '';
    const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
    return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

;// CONCATENATED MODULE: ./build/import/llmc.js




const llmc_format = 'llmc';
const QUERY_KEYS = ['query_id', 'text', 'judgments'];
/** LLMC's golden files: `{version, queries: [{query_id, text, judgments: [{doc_id, score}]}]}`, scores from 0 to 2. */
const llmc = {
    name: llmc_format,
    title: 'golden files of LLMC: JSON with queries and their judgments',
    read: (files) => {
        const cases = [];
        const notes = [];
        for (const file of files) {
            const { value, lineOf } = readDocument(file, llmc_format);
            const refuse = (path, problem) => {
                throw new model_error/* UserError */.y('import-invalid', { format: llmc_format, path: file.path, line: lineOf(path), problem });
            };
            const note = (line, message) => void notes.push({ file: file.path, line, message });
            const queries = (0,importer/* isRecord */.u4)(value) && Array.isArray(value['queries']) ? value['queries'] : null;
            if (queries === null)
                return refuse([], 'it has no list `queries`');
            const judged = [];
            for (const [index, entry] of queries.entries()) {
                const at = ['queries', index];
                if (!(0,importer/* isRecord */.u4)(entry))
                    return refuse(at, `\`queries[${index}]\` is not an object`);
                const line = lineOf(at);
                const query = (0,importer/* asText */.e1)(entry['text']);
                if (query === null)
                    return refuse(at, `\`queries[${index}]\` has no \`text\``);
                const id = (0,importer/* cleanId */.F$)((0,importer/* asText */.e1)(entry['query_id']) ?? '') ?? `query-${index + 1}`;
                const unknown = Object.keys(entry).filter((key) => !QUERY_KEYS.includes(key));
                if (unknown.length > 0)
                    note(line, `query \`${id}\`: not imported: ${unknown.join(', ')}.`);
                const judgments = [];
                const listed = entry['judgments'] ?? [];
                if (!Array.isArray(listed))
                    return refuse([...at, 'judgments'], `\`queries[${index}].judgments\` is not a list`);
                for (const [number, judgment] of listed.entries()) {
                    const place = [...at, 'judgments', number];
                    const document = (0,importer/* isRecord */.u4)(judgment) ? (0,importer/* asText */.e1)(judgment['doc_id']) : null;
                    const score = (0,importer/* isRecord */.u4)(judgment) ? (judgment['score'] ?? 1) : null;
                    if (document === null || typeof score !== 'number')
                        return refuse(place, `\`queries[${index}].judgments[${number}]\` needs a \`doc_id\` and a \`score\``);
                    judgments.push({ document, relevance: score, line: lineOf(place) });
                }
                judged.push(...judgments);
                const spans = spansOf(judgments);
                if (spans.length === 0)
                    note(line, `query \`${id}\` skipped: no document is judged relevant to it.`);
                else
                    cases.push({ draft: { id, query, expected_spans: spans }, file: file.path, line });
            }
            notes.push(...noteLeftOut(judged, file.path));
        }
        return { cases, notes };
    },
};

;// CONCATENATED MODULE: ./build/import/promptfoo/convert-assertion.js

/** One conversion for each type of promptfoo that a check can say; a text says why it cannot be done here. */
const CONVERSIONS = {
    contains: eachText((contains) => ({ contains })),
    icontains: eachText((contains) => ({ contains, ignore_case: true })),
    'contains-all': eachText((contains) => ({ contains })),
    'icontains-all': eachText((contains) => ({ contains, ignore_case: true })),
    'not-contains': eachText((text) => ({ not_contains: text })),
    'not-icontains': eachText((text) => ({ not_contains: text, ignore_case: true })),
    'not-contains-any': eachText((text) => ({ not_contains: text })),
    'not-icontains-any': eachText((text) => ({ not_contains: text, ignore_case: true })),
    'contains-any': anyText({}),
    'icontains-any': anyText({ flags: 'i' }),
    'starts-with': eachText((text) => ({ regex: `^${escapeRegex(text)}` })),
    equals: (assertion, given) => {
        const { value } = assertion;
        // Both compare JSON by its value.
        if (typeof value === 'object' && value !== null)
            return [{ json_schema: { const: value } }];
        return eachText((equals) => ({ equals }))(assertion, given);
    },
    regex: pattern((regex) => regex),
    'not-regex': pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`),
    'is-json': jsonSchema,
    'contains-json': jsonSchema,
    latency: limit((ms) => ({ max_latency_s: ms / 1000 })),
    cost: limit((usd) => ({ max_cost_usd: usd })),
};
/** The checks of one assertion; of an `assert-set` those of its members, unless a share of them is enough. */
function convertAssertion(assertion, given) {
    if (!(0,importer/* isRecord */.u4)(assertion))
        return { checks: [], lost: ['an assertion that is not an object'] };
    const type = (0,importer/* asText */.e1)(assertion['type']);
    if (type === null)
        return { checks: [], lost: [`an assertion ${'$ref' in assertion ? 'by `$ref`' : 'without a type'}`] };
    if (assertion['weight'] === 0)
        return { checks: [], lost: [`\`${type}\` with weight 0 (it decides nothing)`] };
    if (type === 'assert-set') {
        const members = Array.isArray(assertion['assert']) ? assertion['assert'] : [];
        if ('threshold' in assertion)
            return { checks: [], lost: ['`assert-set` with a threshold (all checks must hold)'] };
        const converted = members.map((member) => convertAssertion(member, given));
        return { checks: converted.flatMap(({ checks }) => checks), lost: converted.flatMap(({ lost }) => lost) };
    }
    const convert = Object.hasOwn(CONVERSIONS, type) ? CONVERSIONS[type] : undefined;
    if (convert === undefined)
        return { checks: [], lost: [`\`${type}\``] };
    if ('transform' in assertion)
        return { checks: [], lost: [`\`${type}\` with \`transform\``] };
    const checks = convert(assertion, given);
    if (typeof checks === 'string')
        return { checks: [], lost: [`\`${type}\` (${checks})`] };
    const lost = type === 'contains-json' ? ['`contains-json` as it was (here the whole answer must be JSON)'] : [];
    return { checks, lost };
}
function textsOf({ value }, { vars }) {
    const texts = [];
    for (const each of [value].flat()) {
        const text = (0,importer/* asText */.e1)(each);
        if (text === null)
            return 'its value is not text';
        if (text.startsWith('file://'))
            return 'its value is in a file';
        const filled = fillTemplate(text, vars);
        if (filled === null)
            return 'its value is a template';
        texts.push(filled.text);
    }
    return texts;
}
function eachText(check) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        return typeof texts === 'string' ? texts : texts.map(check);
    };
}
function anyText(flags) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        return typeof texts === 'string' ? texts : [{ regex: texts.map(escapeRegex).join('|'), ...flags }];
    };
}
function pattern(wrap) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        if (typeof texts === 'string')
            return texts;
        for (const text of texts) {
            try {
                new RegExp(text);
            }
            catch {
                return 'it is not a regular expression of JavaScript';
            }
        }
        return texts.map((text) => ({ regex: wrap(text) }));
    };
}
function jsonSchema({ value }, { checkJsonSchema }) {
    if (value !== undefined && !(0,importer/* isRecord */.u4)(value))
        return 'its schema is not inline';
    // Promptfoo reads every schema as draft 7; what 2020-12 writes differently is refused below.
    const schema = Object.fromEntries(Object.entries(value ?? {}).filter(([keyword]) => keyword !== '$schema'));
    const problem = checkJsonSchema(schema);
    return problem === null ? [{ json_schema: schema }] : problem.replace(/\.$/, '');
}
function limit(check) {
    return ({ threshold }) => typeof threshold === 'number' && threshold > 0 ? [check(threshold)] : 'it has no threshold above 0';
}
function escapeRegex(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
/** A variable of a template, as Nunjucks writes it; filters and statements are not filled. */
const VARIABLE = /\{\{-?\s*([\w$]+)\s*-?\}\}/g;
/**
 * A template with its variables filled in, and the names that were used. Null where a variable has no text or where something other
 * than a plain variable stands in it.
 * @example fillTemplate('To {{ language }}: {{text}}', { language: 'French', text: 'Hi' })?.text // 'To French: Hi'
 */
function fillTemplate(template, vars) {
    const used = [];
    let isWhole = true;
    const text = template.replaceAll(VARIABLE, (_, name) => {
        const value = Object.hasOwn(vars, name) ? (0,importer/* asText */.e1)(vars[name]) : null;
        if (value === null)
            isWhole = false;
        used.push(name);
        return value ?? '';
    });
    const rest = template.replaceAll(VARIABLE, '');
    return isWhole && !/\{\{|\{%/.test(rest) ? { text, used } : null;
}

;// CONCATENATED MODULE: ./build/import/promptfoo/promptfoo.js






const promptfoo_format = 'promptfoo';
/** Keys of a configuration that say something of its tests beyond `tests`, `prompts` and `defaultTest`. */
const NOT_CARRIED = {
    providers: 'write your system as the suite’s `target`',
    targets: 'write your system as the suite’s `target`',
    scenarios: 'write them out as tests first',
    derivedMetrics: 'the suite’s `gates` decide',
    transform: 'let the target do it',
    redteam: 'Goldenpair has no equivalent',
};
/** promptfoo's configurations and files of tests: YAML, JSON or JSON Lines. */
const promptfoo = {
    name: promptfoo_format,
    title: 'promptfoo: promptfooconfig.yaml and the files of tests that it names (YAML, JSON, JSONL)',
    read: (files, context) => {
        const parts = files.map(readPart);
        const config = parts.find(({ config }) => config !== null)?.config ?? {};
        const read = parts.map((part) => convertPart(part, { config, files, context }));
        return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) };
    },
};
/** A configuration (an object) or a list of tests. */
function readPart(file) {
    const { path } = file;
    if (/\.jsonl$/i.test(path))
        return { path, config: null, tests: readJsonLines(file, promptfoo_format), lineOf: () => 1 };
    const { value, lineOf } = readDocument(file, promptfoo_format);
    const listTests = (list, at) => list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }));
    if (Array.isArray(value))
        return { path, config: null, tests: listTests(value, []), lineOf };
    if ((0,importer/* isRecord */.u4)(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value))
        return { path, config: value, tests: listTests([value['tests'] ?? []].flat(), ['tests']), lineOf };
    if ((0,importer/* isRecord */.u4)(value) && ('vars' in value || 'assert' in value))
        return { path, config: null, tests: [{ value, line: 1 }], lineOf };
    throw new model_error/* UserError */.y('import-invalid', {
        format: promptfoo_format,
        path,
        line: lineOf([]),
        problem: 'it is neither a configuration with `tests` nor a list of tests',
    });
}
function convertPart({ path, config, tests, lineOf }, given) {
    const notes = Object.entries(NOT_CARRIED).flatMap(([key, cure]) => config !== null && key in config
        ? [{ file: path, line: lineOf([key]), message: `\`${key}\` not imported: ${cure}.` }]
        : []);
    const cases = [];
    for (const { value, line } of tests) {
        const note = (message) => void notes.push({ file: path, line, message });
        if (typeof value === 'string' || ((0,importer/* isRecord */.u4)(value) && 'path' in value)) {
            const name = String((0,importer/* isRecord */.u4)(value) ? value['path'] : value).replace(/^file:\/\//, '');
            const isGiven = given.files.some((file) => file.path.endsWith(name.replace(/^\.\//, '')));
            if (!isGiven)
                note(`tests \`${name}\` not imported: name the file too (YAML, JSON or JSONL).`);
            continue;
        }
        if (!(0,importer/* isRecord */.u4)(value)) {
            note('test skipped: it is not an object.');
            continue;
        }
        const converted = convertTest(value, { config: given.config, number: cases.length + 1, ...given.context });
        for (const draft of converted.drafts)
            cases.push({ draft, file: path, line });
        for (const message of converted.notes)
            note(message);
    }
    return { cases, notes };
}
/** Keys of a test that become something; everything else is noted. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata']);
/**
 * The cases of one test: one, or one for each combination where variables are lists. What they lack is in the notes, each of
 * which begins with the case's id, and in the case's own `notes`.
 */
function convertTest(test, { config, number, checkJsonSchema }) {
    const defaults = (0,importer/* isRecord */.u4)(config['defaultTest']) ? config['defaultTest'] : {};
    const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) };
    const assertions = [...listOf(defaults['assert']), ...listOf(test['assert'])];
    const description = (0,importer/* asText */.e1)(test['description']);
    const drafts = [];
    const notes = [];
    for (const vars of expandVariables({ ...recordOf(defaults['vars']), ...recordOf(test['vars']) })) {
        const chosen = chooseQuery(vars, config['prompts']);
        const id = (0,importer/* cleanId */.F$)((0,importer/* asText */.e1)(metadata['id']) ?? '') ?? (0,importer/* nameCase */.Ic)(description ?? chosen?.query ?? '', `test-${number}`);
        if (chosen === null) {
            notes.push(`test \`${id}\` skipped: none of its \`vars\` is a question.`);
            continue;
        }
        const lost = chosen.unused
            .filter((name) => !isUsedIn(assertions, name))
            .map((name) => `variable \`${name}\` (pass it to the target)`);
        const checks = [];
        for (const assertion of assertions) {
            const converted = convertAssertion(assertion, { vars, checkJsonSchema });
            checks.push(...converted.checks);
            lost.push(...converted.lost);
        }
        lost.push(...Object.keys(test)
            .filter((key) => !CARRIED.has(key))
            .map((key) => `\`${key}\``));
        if (lost.length > 0)
            notes.push(`case \`${id}\`: not imported: ${lost.join('; ')}.`);
        const loss = lost.length > 0 ? `Not imported from promptfoo: ${lost.join('; ')}.` : null;
        const remarks = [description, loss].filter((remark) => remark !== null);
        drafts.push((0,omit_undefined/* omitUndefined */.O)({
            id,
            query: chosen.query,
            ...readMetadata(metadata),
            notes: remarks.length > 0 ? remarks.join('\n') : undefined,
            checks: checks.length > 0 ? checks : undefined,
        }));
    }
    return { drafts, notes };
}
/** Whether an assertion's template names a variable: then the answer is checked by it, though the target does not get it. */
function isUsedIn(assertions, name) {
    return (JSON.stringify(assertions)
        .match(/\{\{-?\s*[\w$]+/g)
        ?.some((found) => found.replace(/^\{\{-?\s*/, '') === name) ?? false);
}
/** Tags and difficulty, as metadata usually names them. */
function readMetadata(metadata) {
    const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => (0,importer/* asText */.e1)(tag) ?? []);
    const difficulty = suite_case/* DIFFICULTIES */.Ke.find((known) => known === metadata['difficulty']);
    return (0,omit_undefined/* omitUndefined */.O)({
        tags: tags.length > 0 ? [...new Set(tags)] : undefined,
        difficulty,
    });
}
function recordOf(value) {
    return (0,importer/* isRecord */.u4)(value) ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** So many cases of one test are a table, not a test. */
const MAX_COMBINATIONS = 1000;
/**
 * promptfoo runs a test once for each combination of the variables that are lists. At most 1,000 are given.
 * @example expandVariables({ a: ['x', 'y'], b: 1 }) // [{ a: 'x', b: 1 }, { a: 'y', b: 1 }]
 */
function expandVariables(vars) {
    let combinations = [{}];
    for (const [name, value] of Object.entries(vars)) {
        const values = Array.isArray(value) ? value : [value];
        combinations = combinations.flatMap((combination) => values.map((each) => ({ ...combination, [name]: each })));
        combinations = combinations.slice(0, MAX_COMBINATIONS);
    }
    return combinations;
}
/** Variables that hold the question itself, whatever other variables there are. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input'];
/**
 * What a target is asked, and the variables that are not in it: the variable named as a question; else the only one; else the
 * prompt with all of them filled in, where there is one prompt and it is written in the configuration. Null when none is text.
 */
function chooseQuery(vars, prompts) {
    const names = Object.keys(vars);
    const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined);
    if (question !== undefined) {
        const query = (0,importer/* asText */.e1)(vars[question]);
        const isFile = query !== null && query.startsWith('file://');
        return query === null || isFile ? null : { query, unused: names.filter((name) => name !== question) };
    }
    const templates = [prompts].flat().flatMap((prompt) => (0,importer/* asText */.e1)(prompt) ?? []);
    const [template] = templates;
    if (template === undefined || templates.length > 1 || /^file:\/\//.test(template))
        return null;
    const filled = fillTemplate(template, vars);
    if (filled === null || filled.text.trim() === '')
        return null;
    return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) };
}

;// CONCATENATED MODULE: ./build/import/trec.js


const trec_format = 'trec';
/** TREC's topics (`<top>` … or one `number<TAB>text` a line) and qrels of four columns. */
const trec = {
    name: trec_format,
    title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
    read: (files) => {
        const queries = [];
        const judgments = [];
        for (const file of files) {
            if (/<top>/i.test(file.text))
                queries.push(...readTopics(file));
            else if (looksLikeQrels(file))
                judgments.push(readQrels(file, trec_format));
            else
                queries.push(...readTabbedTopics(file));
        }
        return joinJudgments({ queries, judgments }, { format: trec_format, called: 'topics', from: files });
    },
};
function looksLikeQrels({ text }) {
    const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
    return /^\S+\s+\S+\s+\S+\s+-?\d+\s*$/.test(first.trim());
}
/** Title as the query; where there is none, the description. Closing tags are optional, as in TREC's own files. */
function readTopics({ path, text }) {
    const topics = [];
    let line = 1;
    let from = 0;
    for (const match of text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)) {
        line += text.slice(from, match.index).split('\n').length - 1;
        from = match.index;
        const topic = match[1] ?? '';
        const id = field(topic, 'num').replace(/^Number:\s*/i, '');
        const query = field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '');
        if (id === '' || query === '')
            throw new model_error/* UserError */.y('import-invalid', {
                format: trec_format,
                path,
                line,
                problem: 'a topic needs <num> and <title> or <desc>',
            });
        topics.push({ id, text: query, file: path, line });
    }
    return topics;
}
function field(topic, name) {
    const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? [];
    return value.replaceAll(/\s+/g, ' ').trim();
}
function readTabbedTopics({ path, text }) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .flatMap((source, index) => {
        if (source.trim() === '')
            return [];
        const [id = '', query = ''] = source.split('\t').map((part) => part.trim());
        if (id === '' || query === '')
            throw new model_error/* UserError */.y('import-invalid', {
                format: trec_format,
                path,
                line: index + 1,
                problem: 'a line of topics needs a number, a tab and the text',
            });
        return [{ id, text: query, file: path, line: index + 1 }];
    });
}

;// CONCATENATED MODULE: ./build/import/index.js





/** Every format that `goldenpair import` reads, in the order of its `--help`. */
const REGISTRY = [csv_csv, promptfoo, llmc, beir, trec];

// EXTERNAL MODULE: ./build/import/write-cases.js
var write_cases = __webpack_require__(37223);
// EXTERNAL MODULE: ./build/io/files.js
var io_files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/metrics/answer/json-schema.js
var json_schema = __webpack_require__(19455);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/run/custom-metrics/messages.js
var messages = __webpack_require__(19122);
// EXTERNAL MODULE: ./build/run/load-suite.js + 1 modules
var load_suite = __webpack_require__(93767);
// EXTERNAL MODULE: ./build/suite/parse-cases.js + 6 modules
var parse_cases = __webpack_require__(36654);
// EXTERNAL MODULE: ./build/cli/commands/flags.js
var commands_flags = __webpack_require__(50467);
;// CONCATENATED MODULE: ./build/cli/commands/import.js












const NAMES = REGISTRY.map(({ name }) => name);
const importCases = {
    positionals: 'FORMAT FILES…',
    details: REGISTRY.map(({ name, title }) => [name, title]),
    flags: {
        out: { type: 'string', value: 'FILE', description: 'the case file to write (golden/cases/NAME.yaml)' },
        tag: { type: 'string', value: 'TAGS', description: 'tags for every case, separated by commas' },
        force: { type: 'boolean', description: 'replace the file if it exists' },
        suite: {
            ...commands_flags/* SHARED_FLAGS */.kT.suite,
            description: 'the suite whose ids must not be used again (default golden/suite.yaml)',
        },
    },
    run: async ({ flags, positionals: [format = '', ...files], terminal }) => {
        const refuse = (got, suggestion = null) => {
            throw new model_error/* UserError */.y('arguments-invalid', { command: 'import', got, suggestion });
        };
        const importer = REGISTRY.find(({ name }) => name === format);
        if (importer === undefined)
            return refuse(format === ''
                ? `no format given; name one of ${NAMES.join(', ')}`
                : `"${format}" is not one of ${NAMES.join(', ')}`, (0,suggest/* suggest */.Z)(format, NAMES));
        if (files.length === 0)
            return refuse(`no files to import as ${format}`);
        const out = (0,commands_flags/* textFlag */.gx)(flags, 'out');
        if (out === undefined)
            return refuse('no --out; name the case file to write, e.g. --out golden/cases/imported.yaml');
        if (!/\.ya?ml$/i.test(out))
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'out', got: out, expected: 'a file that ends in .yaml or .yml' });
        const { workingDirectory, log } = terminal;
        const { count, notes, hasSuite } = await importSuite({
            importer,
            files,
            out,
            suitePath: (0,commands_flags/* suiteFlag */.fD)(flags),
            tags: ((0,commands_flags/* textFlag */.gx)(flags, 'tag') ?? '').split(/[\s,]+/).filter((tag) => tag !== ''),
            force: flags['force'] === true,
            workingDirectory,
            scorer: (0,messages/* locateScorer */.pp)({ ...terminal, targetEnvNames: [] }),
            log,
        });
        const noted = notes.length === 0 ? '' : `, ${notes.length} ${notes.length === 1 ? 'note' : 'notes'} above`;
        terminal.print(`${out}: ${count} ${count === 1 ? 'case' : 'cases'} written${noted}.`);
        terminal.print(hasSuite
            ? 'Next: goldenpair validate'
            : 'Next: write a suite with goldenpair init, unless you have one elsewhere.');
        return 0;
    },
};
const MAX_BYTES = 100_000_000;
/**
 * Writes the cases of files in another format as a case file of a suite. Ids stay unique in the suite at `suitePath`, if there is
 * one. A case that the suite's own reader would refuse is left out with its reason. Throws the user's errors `file-exists`
 * (without `force`), `file-unreadable`, `import-invalid`, and `import-empty` with the notes already logged.
 */
async function importSuite({ importer, files, out, suitePath, tags, force, workingDirectory, scorer, log, }) {
    const target = (0,external_node_path_.resolve)(workingDirectory, out);
    const shown = (0,external_node_path_.relative)(workingDirectory, target).split(external_node_path_.sep).join('/');
    const refuseExisting = () => {
        throw new model_error/* UserError */.y('file-exists', { paths: [shown], cure: 'Give another name, or replace it with --force.' });
    };
    if (!force && (await (0,io_files/* locatePath */.oV)(workingDirectory, target)) !== 'missing')
        refuseExisting();
    const sources = [];
    for (const path of files)
        sources.push({
            path,
            text: await (0,io_files/* readTextFile */.Gu)({ path: (0,external_node_path_.resolve)(workingDirectory, path), shown: path, maxBytes: MAX_BYTES }),
        });
    const taken = await takenIds({ suitePath, workingDirectory, scorer, except: shown });
    const read = importer.read(sources, { checkJsonSchema: json_schema/* checkJsonSchema */.W });
    const { cases, notes } = refuseUnusable((0,write_cases/* separateIds */.i)(addTags(read, tags), taken));
    for (const { file, line, message } of notes)
        log.warning(`${file}${line === null ? '' : `:${line}`}: ${message}`);
    if (cases.length === 0)
        throw new model_error/* UserError */.y('import-empty', { format: importer.name, files });
    const heading = [
        `Imported by \`goldenpair import ${importer.name}\` from ${files.join(', ')}.`,
        'Edit it like any other case file; the originals are not read again.',
    ];
    const text = (0,write_cases/* writeCases */.b)(heading, cases.map(({ draft }) => draft));
    if (force)
        await (0,io_files/* replaceFile */.fR)(target, text);
    else if (!(await (0,io_files/* createFile */.x3)(target, text)))
        refuseExisting();
    const hasSuite = (await (0,io_files/* locatePath */.oV)(workingDirectory, (0,external_node_path_.resolve)(workingDirectory, suitePath))) !== 'missing';
    return { count: cases.length, notes, hasSuite };
}
function addTags({ cases, notes }, tags) {
    if (tags.length === 0)
        return { cases, notes };
    const tagged = cases.map(({ draft, ...place }) => ({
        draft: { ...draft, tags: [...new Set([...(draft.tags ?? []), ...tags])] },
        ...place,
    }));
    return { cases: tagged, notes };
}
/** Ids of the suite's cases, those of one file excepted; none where there is no suite that can be read. */
async function takenIds({ suitePath, workingDirectory, scorer, except, }) {
    const silent = {
        debug: () => undefined,
        info: () => undefined,
        notice: () => undefined,
        warning: () => undefined,
        error: () => undefined,
    };
    try {
        const suite = await (0,load_suite/* loadSuite */.bu)({
            path: suitePath,
            workingDirectory,
            registries: load_suite/* SUITE_REGISTRIES */.J3,
            hash: sha256/* sha256 */.s,
            log: silent,
            scorer,
        });
        return new Set(suite.cases.filter(({ at }) => at.file !== except).map(({ id }) => id));
    }
    catch (error) {
        // A suite with mistakes has `goldenpair validate`; it is no reason not to import.
        if (error instanceof model_error/* UserError */.y)
            return new Set();
        throw error;
    }
}
/** Holds every case against the suite's own reader as it will be written, one by one so that a bad one costs only itself. */
function refuseUnusable({ cases, notes }) {
    const refused = [];
    const usable = cases.filter(({ draft, file, line }) => {
        const text = (0,write_cases/* writeCases */.b)([], [draft]);
        const { problems } = (0,parse_cases/* parseCases */.B)({
            files: [{ path: 'case.yaml', text }],
            hash: sha256/* sha256 */.s,
            checkJsonSchema: json_schema/* checkJsonSchema */.W,
        });
        for (const { message } of problems)
            refused.push({ file, line, message: `left out: ${message}` });
        return problems.length === 0;
    });
    return { cases: usable, notes: [...notes, ...refused] };
}


/***/ }),

/***/ 37223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ writeCases),
/* harmony export */   i: () => (/* binding */ separateIds)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** A case file in YAML 1.2: the heading as comments, one case after another, spans and short checks on one line each. */
function writeCases(heading, drafts) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(drafts, { aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.SKIP;
        },
    });
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}
/** A file that is imported a second time clashes everywhere; nobody reads a note for each. */
const NAMED_AT_MOST = 10;
/** Gives every case an id of its own: one that is taken gets the next free number behind it, and a note. */
function separateIds({ cases, notes }, taken) {
    const used = new Set(taken);
    const renamed = [];
    const separated = cases.map((imported) => {
        const { id } = imported.draft;
        let free = id;
        for (let number = 2; used.has(free); number++)
            free = `${id.slice(0, 190)}-${number}`;
        used.add(free);
        if (free === id)
            return imported;
        const { file, line } = imported;
        renamed.push({ file, line, message: `id \`${id}\` is already used: this case becomes \`${free}\`.` });
        return { ...imported, draft: { ...imported.draft, id: free } };
    });
    const [first] = renamed.slice(NAMED_AT_MOST);
    const more = renamed.length - NAMED_AT_MOST;
    const rest = first === undefined
        ? []
        : [{ ...first, message: `${more} more ids are already used; from here on they get a number.` }];
    return { cases: separated, notes: [...notes, ...renamed.slice(0, NAMED_AT_MOST), ...rest] };
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${digest(text)}`;
}
/** In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const digest = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', text)
    : (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(text).digest('hex');


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

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
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
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'no-baseline',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'non-inferiority-not-shown',
    'primary-gate',
    'watched-case-unscored',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ providerOptions),
/* harmony export */   Ey: () => (/* binding */ TWO_ADDRESSES),
/* harmony export */   _Q: () => (/* binding */ hasUser),
/* harmony export */   hV: () => (/* binding */ namesOneAddress),
/* harmony export */   iS: () => (/* binding */ printableAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';


/***/ }),

/***/ 19122:
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
/* harmony import */ var _targets_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84920);







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
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_targets_target_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
    };
}


/***/ })

};
