export const id = 8689;
export const ids = [8689];
export const modules = {

/***/ 76191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ describeStopped)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);


const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} that were left of this month’s budget`,
    'unknown-cost': () => 'a cost that nobody knows',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(made, { decimals: 0 })} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(limit_usd))} ${after}: ${spent}${detail}`;
}


/***/ }),

/***/ 42605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74920);
/* harmony import */ var _snapshot_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57968);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).exactOptional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 10890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ trialKey)
/* harmony export */ });
/**
 * A trial among those of one run, by its case and number.
 * @example trialKey('fig', 0) // '0 fig'
 */
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
}


/***/ }),

/***/ 80382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ collectScores)
/* harmony export */ });
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95261);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1964);


/** Reasons that quote a reply differ from trial to trial and are not worth keeping a key for. */
const MAX_LISTS = 1_000;
const FIRST_ROOM = 256;
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered';
/**
 * Collects the scores of an arm, equal lists of reasons kept once, since most trials of a target lack the same fields.
 * A failed trial scores 0 in quality, but not in what could be measured in none of the answers: one time-out would then be the only
 * case of that metric, and its mean 0.
 */
function collectScores() {
    const trials = [];
    const failed = [];
    // Read while nobody waits; what takes more memory is read again when it is asked for.
    let growing = (0,_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .startColumns */ .qv)(FIRST_ROOM);
    const lists = new Map();
    let last = null;
    const keepOnce = (unscored) => {
        // Most trials come with the very list that the one before had: `scoreTrial` shares it.
        if (last?.came !== unscored)
            last = { came: unscored, kept: findEqual(unscored) };
        return last.kept;
    };
    const findEqual = (unscored) => {
        const key = JSON.stringify(unscored);
        const kept = lists.get(key);
        if (kept !== undefined)
            return kept;
        if (lists.size < MAX_LISTS)
            lists.set(key, unscored);
        return unscored;
    };
    return {
        add: ({ unscored, ...trial }, status) => {
            if (status === 'failed')
                failed.push(trials.length);
            const kept = { ...trial, unscored: keepOnce(unscored) };
            trials.push(kept);
            growing?.add(kept);
            if (growing !== null && growing.cells() > _score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CELLS */ .qC)
                growing = null;
        },
        trials: () => {
            const silent = findSilent(trials, new Set(failed));
            const whole = withdrawSilent(trials, failed, silent);
            if (growing !== null)
                (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(whole, withdrawColumns(growing.columns, failed, silent));
            return whole;
        },
    };
}
/** The metrics that are measured in none of the answers, which they apply to. */
function findSilent(trials, failed) {
    if (failed.size === 0)
        return [];
    const zeros = new Set([...failed].flatMap((index) => Object.keys(trials[index]?.scores ?? {})));
    const answered = trials.filter((_, index) => !failed.has(index));
    return [...zeros].filter((id) => answered.some(({ unscored }) => unscored[id] !== undefined) &&
        !answered.some(({ scores }) => scores[id] !== undefined));
}
function withdrawSilent(trials, failed, silent) {
    const whole = [...trials];
    if (silent.length === 0)
        return whole;
    for (const place of failed) {
        const trial = trials[place];
        if (trial !== undefined)
            whole[place] = withdraw(trial, silent);
    }
    return whole;
}
/** The same of their columns, as they are now: more trials may come. */
function withdrawColumns(columns, failed, silent) {
    const whole = new Map(columns);
    for (const id of silent) {
        const column = columns.get(id);
        if (column === undefined)
            continue;
        const states = column.states.slice();
        for (const place of failed)
            if (states[place] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSCORED */ .cB;
        whole.set(id, { ...column, states });
    }
    return whole;
}
function withdraw(trial, silent) {
    const withdrawn = silent.filter((id) => trial.scores[id] !== undefined);
    const scores = Object.entries(trial.scores).filter(([id]) => !withdrawn.includes(id));
    const reasons = withdrawn.map((id) => [id, NOT_MEASURED]);
    return {
        ...trial,
        scores: Object.fromEntries(scores),
        unscored: { ...trial.unscored, ...Object.fromEntries(reasons) },
    };
}


/***/ }),

/***/ 48162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ asOutputError),
/* harmony export */   q: () => (/* binding */ whyUnwritable)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

const REASONS = {
    EACCES: 'there is no permission to write there',
    EDQUOT: 'the disk quota is used up',
    EEXIST: 'a part of the path is a file',
    EFBIG: 'the file would be larger than is allowed',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EPERM: 'there is no permission to write there',
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
    return reason === null ? error : new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 41237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var _output_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48162);
/* harmony import */ var _write_by_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84345);


/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await (0,_write_by_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .writeByDraft */ .I)(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_0__/* .asOutputError */ .K)(error, path);
    }
}


/***/ }),

/***/ 84345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writeByDraft)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Writes a whole text file, its folder too, by way of `draft` beside it: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft.
 */
async function writeByDraft(path, { draft, text }) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}


/***/ }),

/***/ 51106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeFirstIssue)
/* harmony export */ });
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
}


/***/ }),

/***/ 25944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fileSize)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Size in bytes of a regular file, null when there is none. */
async function fileSize(path) {
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


/***/ }),

/***/ 1338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}


/***/ }),

/***/ 48899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34152);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61543);




/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        for (const line of whole)
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and left out: the run was ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42605);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74920);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51106);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);








const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    try {
        return versionSchema.safeParse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'))).success;
    }
    catch {
        return false;
    }
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const fail = (problem, cause) => new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    if (((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw fail(`it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
    }
    const head = versionSchema.safeParse(value);
    if (!head.success)
        throw fail('it is no reference that `goldenpair ratchet` wrote');
    const got = head.data.schema_version;
    if (got > _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got, supported: _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV });
    const parsed = _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm.safeParse(value);
    if (!parsed.success)
        throw fail((0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_7__/* .describeFirstIssue */ .$)(parsed.error));
    return parsed.data;
}
/** The run that a reference was made of, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference(reference) {
    const { suite, run_id, mode, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = reference;
    const { settings, pricing, environment, fingerprints, stale_cases, gates, counts, summaries } = reference;
    return {
        schema_version: _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id,
        // No run is of one job with it.
        session_id: `reference of ${run_id}`,
        mode,
        suite,
        variant,
        commit,
        branch,
        started_at,
        finished_at,
        seed,
        trials_per_case,
        subset: null,
        shard: null,
        settings,
        pricing,
        environment,
        fingerprints,
        cases: reference.cases.map(caseOfReference),
        stale_cases,
        gates,
        metrics: [],
        counts,
        summaries,
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ id, fingerprint, tags, difficulty, profile }) {
    return {
        id,
        fingerprint,
        tags,
        ...(difficulty === undefined ? {} : { difficulty }),
        ...(profile === undefined ? {} : { profile }),
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    };
}


/***/ }),

/***/ 53139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/quick-parse.js + 1 modules
var quick_parse = __webpack_require__(81108);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/file-size.js
var file_size = __webpack_require__(25944);
// EXTERNAL MODULE: ./build/shell/runs/parse-json.js
var parse_json = __webpack_require__(1338);
// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/core/model/snapshot-schema.js
var snapshot_schema = __webpack_require__(57968);
;// CONCATENATED MODULE: ./build/shell/runs/snapshot-schema.js



/** `run.json` with its snapshots of cases, gates and metrics checked as deeply as everything else. */
const storedRunSchema = run/* runSchema */.Lx.extend({
    cases: schemas.array(snapshot_schema/* goldenCaseSchema */.zq),
    gates: schemas.array(snapshot_schema/* gateSchema */.Tp),
    metrics: schemas.array(snapshot_schema/* metricFactsSchema */.DI),
});

;// CONCATENATED MODULE: ./build/shell/runs/read-run.js











const parseStored = (0,quick_parse/* quickParser */.f)(storedRunSchema);
const versionSchema = schemas.looseObject({ schema_version: schemas.int() });
/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
async function readRun(folder) {
    if (await (0,read_reference/* isReference */.A_)(folder))
        return (0,read_reference/* runOfReference */.C_)(await (0,read_reference/* readReference */.Wf)(folder));
    const path = (0,run_files/* runFiles */.NW)(folder).run;
    const size = await (0,file_size/* fileSize */.O)(path);
    if (size === null)
        throw new error/* UserError */.y('run-not-found', { folder, missing: 'run.json' });
    if (size > run_files/* MAX_LENGTH */.E2)
        throw new error/* UserError */.y('run-too-large', { path, line: null, limit: run_files/* MAX_LENGTH_NAME */.Kc });
    const value = (0,parse_json/* parseJson */.q)(path, await (0,promises_.readFile)(path, 'utf8'));
    const version = versionSchema.safeParse(value).data?.schema_version;
    if (version !== undefined && version > run/* RUN_SCHEMA_VERSION */.ZN)
        throw new error/* UserError */.y('run-too-new', { path, got: version, supported: run/* RUN_SCHEMA_VERSION */.ZN });
    const parsed = parseStored(value);
    if (!parsed.success)
        throw new error/* UserError */.y('run-invalid', { path, line: null, problem: (0,describe_first_issue/* describeFirstIssue */.$)(parsed.error) });
    return parsed.data;
}


/***/ }),

/***/ 51698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readTrialsOf)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10890);
/* harmony import */ var _read_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36022);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61543);




/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
async function* readTrialsOf(run, folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).trials;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    let line = 0;
    for await (const trial of (0,_read_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .readTrials */ .m)(folder, log)) {
        line += 1;
        const golden = cases.get(trial.case);
        const key = (0,_core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .w)(trial.case, trial.trial);
        const fail = (problem) => new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem });
        if (golden === undefined)
            throw fail(`the case \`${trial.case}\` is not in run.json`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        yield { trial, golden };
    }
}


/***/ }),

/***/ 36022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readTrials)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_model_quick_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81108);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74920);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51106);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48899);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);







const parseTrial = (0,_core_model_quick_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .quickParser */ .f)(_core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI);
/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
async function* readTrials(folder, log) {
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(folder)) !== null)
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) === null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-not-found', { folder, missing: 'trials.jsonl' });
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, log)) {
        const parsed = parseTrial(value);
        if (!parsed.success)
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem: (0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFirstIssue */ .$)(parsed.error) });
        yield parsed.data;
    }
}


/***/ }),

/***/ 61543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The two files of a run folder: design.md 4.3. */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';


/***/ })

};
