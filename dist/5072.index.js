export const id = 5072;
export const ids = [5072];
export const modules = {

/***/ 43120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ saysGivenUp),
/* harmony export */   U: () => (/* binding */ describeGivenUp)
/* harmony export */ });
/**
 * Why a provider is asked nothing more: a clause, which trials keep as their reason.
 * @example describeGivenUp(3, 'it answered 503') // 'it gave no answer for 3 min, so nothing more was asked; the last was: it answered 503'
 */
function describeGivenUp(minutes, message) {
    return `it gave no answer for ${minutes} min, so nothing more was asked; the last was: ${message.replace(/\.$/, '')}`;
}
/** Whether a reason, whole or cut, is one of `describeGivenUp`. */
function saysGivenUp(reason) {
    return /^it gave no answer for \d+ min, so nothing more was asked\b/.test(reason);
}


/***/ }),

/***/ 46905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ startTally)
});

// EXTERNAL MODULE: ./build/core/metrics/cost-of-reply.js
var cost_of_reply = __webpack_require__(8496);
// EXTERNAL MODULE: ./build/core/metrics/list-readings.js
var list_readings = __webpack_require__(32694);
;// CONCATENATED MODULE: ./build/app/run-suite/tally-judge.js

function startJudgeTally() {
    const models = new Set();
    const counts = { readings: 0, failed: 0, retries: 0 };
    let fromCache = 0;
    let costUsd = 0;
    return {
        add: ({ judgments, judge_retries: retries = 0 }) => {
            counts.retries += retries;
            for (const { error, model, cost_usd: cost = 0, cached } of judgments === undefined
                ? []
                : (0,list_readings/* listReadings */.G)(judgments)) {
                counts.readings += 1;
                if (error !== undefined)
                    counts.failed += 1;
                if (cached === true)
                    fromCache += 1;
                if (model !== undefined)
                    models.add(model);
                costUsd += cost;
            }
        },
        counts: () => counts.readings + counts.retries === 0 ? null : { ...counts, ...(fromCache > 0 && { cached: fromCache }) },
        models: () => [...models].sort(),
        costUsd: () => costUsd,
    };
}

;// CONCATENATED MODULE: ./build/app/run-suite/tally.js


/** What was asked and got no answer that can be read: it may be billed. */
const LOST = new Set(['timeout', 'crash', 'protocol']);
/** `unknownUsd` is what a trial counts as that may have cost something and does not say what. */
function startTally(pricing, unknownUsd = 0) {
    const cases = new Set();
    const models = new Set();
    const corpora = new Set();
    const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
    let cached = 0;
    let costUsd = 0;
    let dearestUsd = null;
    let crashes = 0;
    let firstFailure = null;
    const judge = startJudgeTally();
    return {
        add: (trial) => {
            const { observation } = trial;
            cases.add(trial.case);
            judge.add(trial);
            counts.trials += 1;
            counts.retries += trial.retries;
            if (observation.status === 'ok') {
                const { reply } = observation;
                const cost = (0,cost_of_reply/* costOfReply */.D)(reply, pricing);
                counts.ok += 1;
                if (reply.model !== undefined)
                    models.add(reply.model);
                if (reply.corpus !== undefined)
                    corpora.add(reply.corpus);
                if (observation.cached === true)
                    cached += 1;
                if (cost.kind === 'scored') {
                    if (observation.cached !== true)
                        costUsd += cost.value;
                    dearestUsd = Math.max(dearestUsd ?? 0, cost.value);
                }
                else if (observation.cached !== true)
                    costUsd += unknownUsd;
            }
            else if (observation.failure.kind === 'infrastructure')
                counts.infrastructure += 1;
            else {
                counts.failed += 1;
                firstFailure ??= observation.failure.message;
                if (LOST.has(observation.failure.kind))
                    costUsd += unknownUsd;
                if (observation.failure.kind === 'timeout')
                    counts.timeouts += 1;
                if (observation.failure.kind === 'crash')
                    crashes += 1;
            }
        },
        counts: () => {
            const judged = judge.counts();
            return { cases: cases.size, ...counts, ...(cached > 0 && { cached }), ...(judged && { judge: judged }) };
        },
        models: () => ({
            models: [...models].sort(),
            ...(judge.counts() !== null && { judge_models: judge.models() }),
        }),
        corpora: () => [...corpora].sort(),
        costUsd: () => costUsd + judge.costUsd(),
        dearestUsd: () => dearestUsd,
        hasAnswered: () => counts.trials > crashes,
        firstFailure: () => firstFailure,
    };
}


/***/ }),

/***/ 27007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ metricFacts)
/* harmony export */ });
/** What is stored of a metric in `run.json`: its facts without its functions. */
function metricFacts(metric) {
    return {
        id: metric.id,
        title: metric.title,
        unit: metric.unit,
        kind: metric.kind,
        direction: metric.direction,
        range: metric.range,
        environment: metric.environment,
        scale: metric.scale,
        ...(metric.per_run && { per_run: metric.per_run }),
        ...(metric.measured_on && { measured_on: metric.measured_on }),
        ...(metric.aspect && { aspect: metric.aspect }),
        ...(metric.default_margin && { default_margin: metric.default_margin }),
        ...(metric.absolute_margin !== undefined && { absolute_margin: metric.absolute_margin }),
        definition: metric.definition,
        ...(metric.judged_by && { judged_by: metric.judged_by }),
        ...(metric.custom && { custom: metric.custom }),
    };
}


/***/ }),

/***/ 55056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fingerprintMetrics)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55712);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27007);


/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)((0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFacts */ .g)(metric)) : metric.definition)]));
}


/***/ }),

/***/ 43732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ scoreTrial)
});

;// CONCATENATED MODULE: ./build/core/model/record-maker.js
/** A run has a few kinds of cases and of arms: enough lists of keys to know again. */
const MOST_LISTS = 32;
/**
 * Makes records of which many have the same keys in the same order, as the scores of a run's trials do: each is a copy of the first such
 * record with its own values, and one whose values are equal to those of the last is that record itself. An object that grows by computed keys becomes a
 * hash table in V8, which is slow to build and to read and takes ten times the memory.
 * @example recordMaker<number>()(['a', 'b'], [1, 2]) // { a: 1, b: 2 }
 */
function recordMaker() {
    const lists = [];
    return (keys, values) => {
        const known = lists.find((list) => isSame(list.keys, keys));
        if (known === undefined) {
            const record = recordOf(keys, values);
            if (lists.length === MOST_LISTS)
                lists.shift();
            lists.push({ keys, first: record, values, record });
            return record;
        }
        if (isSame(known.values, values))
            return known.record;
        known.record = overwrite({ ...known.first }, keys, values);
        known.values = values;
        return known.record;
    };
}
function isSame(one, other) {
    if (one.length !== other.length)
        return false;
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}
function recordOf(keys, values) {
    // The copy of a hash table is an object with fields again.
    return { ...overwrite({}, keys, values) };
}
function overwrite(record, keys, values) {
    for (let index = 0; index < keys.length; index++) {
        const key = keys[index];
        const value = values[index];
        if (key !== undefined && value !== undefined)
            record[key] = value;
    }
    return record;
}

// EXTERNAL MODULE: ./build/core/model/score.js
var score = __webpack_require__(35398);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/from-cache.js
var from_cache = __webpack_require__(48585);
// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
// EXTERNAL MODULE: ./build/core/metrics/remember-last.js
var remember_last = __webpack_require__(99534);
;// CONCATENATED MODULE: ./build/core/metrics/score-trial.js






/** Long enough for any provider's message, short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200;
const recordScores = recordMaker();
const recordReasons = recordMaker();
/**
 * The scores of one trial by metric id, and why the others have none; a metric that does not apply to the case is in neither, nor is a
 * figure of the whole run.
 * After an infrastructure failure every metric is unscored; after any other it gives what it says of a failed trial. Of an
 * answer from the cache nothing is scored that is bound to the machine. The suite's own metrics have what is `recorded` of them, as far as it
 * can be.
 */
function scoreTrial({ metrics, golden, observation, judgments, recorded, }) {
    const scoredIds = [];
    const values = [];
    const unscoredIds = [];
    const reasons = [];
    const scoreOf = scorer(golden, observation, judgments ?? null);
    const isCached = observation.status === 'ok' && observation.cached === true;
    const isOutage = observation.status === 'failed' && observation.failure.kind === 'infrastructure';
    const plainScore = (asked) => asked.score === null || !asked.applies(golden) ? null : scoreOf(asked.score, asked);
    const ownScore = (metric) => {
        const own = (0,custom_metrics/* recordedScore */.Bs)(metric, recorded);
        return own !== null && (isOutage || isCached) ? scoreOf(() => own, { ...metric, when_failed: 'unscored' }) : own;
    };
    for (const asked of listAsked(metrics)) {
        const score = asked.own === null ? plainScore(asked) : ownScore(asked.own);
        if (score === null)
            continue;
        if (score.kind === 'scored') {
            scoredIds.push(asked.id);
            values.push(score.value);
        }
        else {
            unscoredIds.push(asked.id);
            reasons.push(score.reason);
        }
    }
    return { scores: recordScores(scoredIds, values), unscored: recordReasons(unscoredIds, reasons) };
}
/** Without the figures of the whole run, and all of one shape: metrics differ in what facts they have, which is slow to read in V8. */
const listAsked = (0,remember_last/* rememberLast */.m)((metrics) => metrics
    .filter(({ custom, score }) => custom === true || score !== null)
    .map((metric) => {
    const { id, applies, score, environment, when_failed, custom } = metric;
    return { id, applies, score, environment, when_failed, own: custom === true ? metric : null };
}));
function scorer(golden, observation, judgments) {
    if (observation.status === 'failed')
        return failureScorer(observation.failure);
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,match_spans/* rankSpans */.us)(spans, golden.expected_spans);
    const trial = { observation, golden, ranking, judgments };
    const fromCache = observation.cached === true ? (0,score/* unscored */.c)(from_cache/* FROM_CACHE */.C) : null;
    return (score, { environment }) => (environment === 'bound' && fromCache !== null ? fromCache : score(trial));
}
/** One reason shared by all metrics of the trial. */
function failureScorer(failure) {
    const isOutage = failure.kind === 'infrastructure';
    const noScore = (0,score/* unscored */.c)(reasonOf(isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`, failure));
    return (_score, { when_failed: whenFailed }) => {
        if (isOutage || whenFailed === 'unscored')
            return noScore;
        return (0,score/* scored */.l)(typeof whenFailed === 'number' ? whenFailed : whenFailed(failure));
    };
}
function reasonOf(what, failure) {
    return `${what}: ${failure.message}`.slice(0, REASON_LENGTH);
}


/***/ }),

/***/ 74863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ summarizeCode)
/* harmony export */ });
/**
 * The figures of a run's source code by metric id; `n` and `applicable` are the measured files of the language that they are of, and all.
 * None at all where nobody measured it, and none of a review where nobody was asked.
 */
function summarizeCode(metrics, code) {
    if (code === undefined)
        return {};
    const { language, files, review } = code;
    const own = files.filter((file) => language === null || file.language === language);
    const measured = own.filter(({ kind }) => kind === 'measured').length;
    return Object.fromEntries(metrics.flatMap(({ id, measured_on: on, measure }) => {
        if (measure === undefined || (on === 'code-review' && review === undefined))
            return [];
        const value = measure(code);
        return [[id, { mean: value, n: value === null ? 0 : measured, applicable: own.length }]];
    }));
}


/***/ }),

/***/ 51070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ summarizeRun)
/* harmony export */ });
/* harmony import */ var _stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67870);
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83067);
/* harmony import */ var _stats_score_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95261);
/* harmony import */ var _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1964);




/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Figures of the source code are no sums of trials: they are `kept` as they are, where there are any.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
function summarizeRun({ metrics, trials, kept = {}, }) {
    const table = (0,_stats_score_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(trials);
    return Object.fromEntries(metrics.flatMap(({ id, per_run: figure, measured_on: measuredOn }) => {
        if (measuredOn !== undefined)
            return kept[id] === undefined ? [] : [[id, kept[id]]];
        return [[id, figure === undefined ? summarizeMetric(id, table) : summarizeFigure(figure, table)]];
    }));
}
function summarizeFigure(figure, table) {
    const cases = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .recordCases */ .J)(figure, table);
    if (cases === null)
        return { mean: null, n: 0, applicable: 0 };
    const records = cases.records.filter((record) => record !== null);
    return { mean: (0,_stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__/* .figureOfRecords */ .Y)(figure, records), n: records.length, applicable: cases.applicable };
}
function summarizeMetric(id, { starts, column }) {
    const found = column(id);
    if (found === null)
        return { mean: null, n: 0, applicable: 0 };
    const { states, values } = found;
    let total = 0;
    let n = 0;
    let applicable = 0;
    let place = 0;
    for (let at = 1; at < starts.length; at++) {
        const to = starts[at];
        let sum = 0;
        let scored = 0;
        let trials = 0;
        for (; place < to; place++) {
            if (states[place] === _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_APPLICABLE */ .QE)
                continue;
            trials += 1;
            if (states[place] !== _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORED */ .Zb)
                continue;
            sum += values[place];
            scored += 1;
        }
        if (trials > 0)
            applicable += 1;
        if (scored === 0 || scored * 2 < trials)
            continue;
        total += sum / scored;
        n += 1;
    }
    return { mean: n === 0 ? null : total / n, n, applicable };
}


/***/ }),

/***/ 12894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createLines),
/* harmony export */   b: () => (/* binding */ continueLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _output_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48162);



const LINE_FEED = 0x0a;
const BLOCK = 64 * 1024;
/** Starts a file of lines over what was there. Throws `output-unwritable`. */
function createLines(path) {
    return appendTo(path, openFile(path, 'w'), 0);
}
/** Goes on with a file of lines, without a line that was being written when its writer was killed. Throws `output-unwritable`. */
function continueLines(path) {
    const file = openFile(path, 'r+');
    const length = lengthOfWholeLines(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, length);
    return appendTo(path, file, length);
}
function openFile(path, flags) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    }
    catch (error) {
        throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, path);
    }
}
/** In bytes, to behind the last line feed. */
function lengthOfWholeLines(file) {
    const block = Buffer.alloc(BLOCK);
    for (let end = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size; end > 0; end -= Math.min(BLOCK, end)) {
        const start = Math.max(0, end - BLOCK);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, end - start, start);
        const last = block.subarray(0, length).lastIndexOf(LINE_FEED);
        if (last >= 0)
            return start + last + 1;
    }
    return 0;
}
function appendTo(path, file, start) {
    let length = start;
    let isOpen = true;
    return {
        append: (line) => {
            const bytes = Buffer.from(`${line}\n`);
            try {
                // A full disk takes a part before it refuses.
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done, bytes.length - done, length + done);
                length += bytes.length;
            }
            catch (error) {
                cut(file, length);
                throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, path);
            }
        },
        [Symbol.dispose]: () => {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            isOpen = false;
        },
    };
}
function cut(file, length) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, length);
    }
    catch {
        // Not every file can be cut: a device, for one.
    }
}


/***/ }),

/***/ 35973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}


/***/ }),

/***/ 97795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ continueRun),
/* harmony export */   bp: () => (/* binding */ writeRun),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   yO: () => (/* binding */ dropCutTrial)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12894);
/* harmony import */ var _io_output_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48162);
/* harmony import */ var _io_replace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41237);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);






/**
 * Starts a run folder: an empty trials.jsonl, run.json as it is now, and none of the other files that are read with them.
 * Throws the user's error `output-unwritable`, and so do the writer's functions.
 */
async function writeRun(folder, run) {
    const { run: head, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
    for (const old of [head, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)])
        await remove(old);
    // Not emptied where it stands: to close a file that was is to wait for the disk. A link stays one.
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(trials).catch(() => null))?.isFile() === true)
        await remove(trials);
    return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLines */ .O);
}
/** Whether a folder holds a run, finished or not. */
async function hasRun(folder) {
    return (await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run)) !== null;
}
/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
function dropCutTrial(folder) {
    (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials)[Symbol.dispose]();
}
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
async function continueRun(folder, run) {
    return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b);
}
async function openWriter(folder, run, openLines) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const trials = openLines(files.trials);
    const writeText = headWriter();
    const writeHead = async (head) => (0,_io_replace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .f)(files.run, writeText(head));
    try {
        await writeHead(run);
    }
    catch (error) {
        trials[Symbol.dispose]();
        throw error;
    }
    return {
        append: async (trial) => Promise.resolve(trials.append(JSON.stringify(trial))),
        pause: writeHead,
        finish: async (whole) => {
            await writeHead(whole);
            if (whole.stopped === undefined)
                await remove((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder));
        },
        [Symbol.asyncDispose]: () => Promise.resolve(trials[Symbol.dispose]()),
    };
}
const INDENT = 2;
const NO_CASES = '\n  "cases": []';
/** The text of run.json. Nearly all of it are the cases, which at the end are those of the beginning and are not written anew. */
function headWriter() {
    let last = null;
    return (run) => {
        const { cases } = run;
        if (last?.cases !== cases)
            last = { cases, text: JSON.stringify({ cases }, null, INDENT).slice(1, -2) };
        const { text } = last;
        // No other member stands as far to the left.
        return `${JSON.stringify({ ...run, cases: [] }, null, INDENT).replace(NO_CASES, () => text)}\n`;
    };
}
async function remove(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true }).catch((error) => {
        throw (0,_io_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, path);
    });
}


/***/ })

};
