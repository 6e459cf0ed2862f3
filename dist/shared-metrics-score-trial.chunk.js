export const id = 8527;
export const ids = [8527];
export const modules = {

/***/ 87855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createLines),
/* harmony export */   b: () => (/* binding */ continueLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58967);



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
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .KV)(error, path);
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
                throw (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .KV)(error, path);
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

/***/ 16279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gt: () => (/* binding */ metricFacts),
/* harmony export */   lP: () => (/* binding */ describeDefaultMargin),
/* harmony export */   or: () => (/* binding */ fingerprintMetrics),
/* harmony export */   pC: () => (/* binding */ describeRange)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27866);

/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
function describeRange({ range, direction, unit, kind, scale, per_run, measured_on, environment, }) {
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    return [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        ...(kind === 'binary' ? ['binary'] : []),
        ...(scale === 'log-ratio' ? ['compared as a ratio (log scale)'] : []),
        ...(per_run === undefined ? [] : ['one figure of the whole run']),
        ...(measured_on === undefined
            ? []
            : [measured_on === 'table' ? 'one number of a table' : 'one number of the source code']),
        ...(environment === 'bound' ? ['bound to the machine'] : []),
    ].join('; ');
}
/**
 * The margin of a gate that gives none, likewise.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 where the baseline is 0'
 */
function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }) {
    if (margin === undefined)
        return 'None';
    if (margin.kind === 'absolute')
        return `${margin.value} absolute`;
    const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`;
    return absolute === undefined ? relative : `${relative}; ${absolute} where the baseline is 0`;
}
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
/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(metricFacts(metric)) : metric.definition)]));
}


/***/ }),

/***/ 21501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scoreTrial)
/* harmony export */ });
/* unused harmony export recordMaker */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44960);
/* harmony import */ var _cost_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11756);
/* harmony import */ var _custom_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48719);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19784);
/* harmony import */ var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48512);





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
        const own = (0,_custom_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedScore */ .Bs)(metric, recorded);
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
const listAsked = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberLast */ .m)((metrics) => metrics
    .filter(({ custom, score }) => custom === true || score !== null)
    .map((metric) => {
    const { id, applies, score, environment, when_failed, custom } = metric;
    return { id, applies, score, environment, when_failed, own: custom === true ? metric : null };
}));
function scorer(golden, observation, judgments) {
    if (observation.status === 'failed')
        return failureScorer(observation.failure);
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .rankSpans */ .us)(spans, golden.expected_spans);
    const trial = { observation, golden, ranking, judgments };
    const fromCache = observation.cached === true ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .unscored */ .c)(_cost_times_js__WEBPACK_IMPORTED_MODULE_0__/* .FROM_CACHE */ .Cm) : null;
    return (score, { environment }) => (environment === 'bound' && fromCache !== null ? fromCache : score(trial));
}
/** One reason shared by all metrics of the trial. */
function failureScorer(failure) {
    const isOutage = failure.kind === 'infrastructure';
    const noScore = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .unscored */ .c)(reasonOf(isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`, failure));
    return (_score, { when_failed: whenFailed }) => {
        if (isOutage || whenFailed === 'unscored')
            return noScore;
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scored */ .l)(typeof whenFailed === 'number' ? whenFailed : whenFailed(failure));
    };
}
function reasonOf(what, failure) {
    return `${what}: ${failure.message}`.slice(0, REASON_LENGTH);
}


/***/ }),

/***/ 18359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ summarizeRun)
/* harmony export */ });
/* harmony import */ var _stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80796);
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19021);
/* harmony import */ var _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34533);
/* harmony import */ var _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66260);




/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Figures of the source code are no sums of trials: they are `kept` as they are, where there are any.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
function summarizeRun({ metrics, trials, kept = {}, }) {
    const table = (0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(trials);
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
            if (states[place] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_APPLICABLE */ .QE)
                continue;
            trials += 1;
            if (states[place] !== _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORED */ .Zb)
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

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
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
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 31402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ describeRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16279);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27866);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90178);







/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(parts) {
    const { input, arm, index, suite, selected, cases, variant, judge } = parts;
    const { name, version, file } = suite;
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .completePricing */ .Mr)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
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
            judge: suite.judge,
            mock: variant.target.mock,
            replayed: replays || undefined,
            alpha: suite.alpha,
            min_scored_share: suite.min_scored_share,
            zero_tolerance: suite.zero_tolerance,
            inference: suite.inference,
            deterministic,
            target: { type, options, settings, setup, traces },
            declared: variant.declared && [...variant.declared],
            controlled: { ...suite.controlled },
            concurrency: input.suite.concurrency,
            timeout_seconds: suite.timeout_seconds,
            retries: input.suite.retries,
        },
        pricing,
        environment: {
            node: process.version,
            os: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)()} ${process.arch}`,
            runner: input.env['RUNNER_NAME'] ?? null,
        },
        fingerprints: {
            ...fingerprintRun({ suite, cases: selected, variant, metrics: input.metrics, pricing, corpus: null }),
            judge: judge?.fingerprint,
        },
        judge: judge?.facts,
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        deleted_cases: suite.deleted_cases?.length ? [...suite.deleted_cases] : undefined,
        gates: [...suite.gates],
        metrics: input.metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .metricFacts */ .gt),
        counts: null,
        summaries: {},
    };
}
const hash = (value) => (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}
/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
function fingerprintRun(parts) {
    const { suite, cases, variant, metrics, pricing, corpus } = parts;
    const { gates, alpha, min_scored_share, zero_tolerance } = suite;
    return {
        suite: fingerprintSuite(suite, cases),
        gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
        target: hash({ target: variant.target, controlled: suite.controlled }),
        metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintMetrics */ .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 65173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ startJudgeTally),
/* harmony export */   dP: () => (/* binding */ startTally),
/* harmony export */   v7: () => (/* binding */ findSilence)
/* harmony export */ });
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58967);
/* harmony import */ var _metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




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
    let unknown = 0;
    const addUnknown = () => {
        unknown += 1;
        costUsd += unknownUsd;
    };
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
                const cost = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .Dc)(reply, pricing);
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
                    addUnknown();
            }
            else if (observation.failure.kind === 'infrastructure')
                counts.infrastructure += 1;
            else {
                counts.failed += 1;
                firstFailure ??= observation.failure.message;
                if (LOST.has(observation.failure.kind))
                    addUnknown();
                if (observation.failure.kind === 'timeout')
                    counts.timeouts += 1;
                if (observation.failure.kind === 'crash')
                    crashes += 1;
            }
        },
        counts: () => {
            const judged = judge.counts();
            return { cases: cases.size, ...counts, cached: cached || undefined, judge: judged ?? undefined };
        },
        models: () => ({
            models: [...models].sort(),
            judge_models: judge.counts() === null ? undefined : judge.models(),
        }),
        corpora: () => [...corpora].sort(),
        costUsd: () => costUsd + judge.costUsd(),
        unknownCosts: () => unknown + judge.unknownCosts(),
        dearestUsd: () => dearestUsd,
        hasAnswered: () => counts.trials > crashes,
        firstFailure: () => firstFailure,
    };
}
function startJudgeTally() {
    const models = new Set();
    const counts = { readings: 0, failed: 0, retries: 0 };
    let fromCache = 0;
    let costUsd = 0;
    let unknown = 0;
    return {
        add: ({ judgments, judge_retries: retries = 0 }) => {
            counts.retries += retries;
            for (const { error, model, cost_usd: cost, cached } of judgments === undefined ? [] : (0,_metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .listReadings */ .Gk)(judgments)) {
                counts.readings += 1;
                if (error !== undefined)
                    counts.failed += 1;
                if (cached === true)
                    fromCache += 1;
                if (model !== undefined)
                    models.add(model);
                costUsd += cost ?? 0;
                if (cost === undefined && cached !== true)
                    unknown += 1;
            }
        },
        counts: () => (counts.readings + counts.retries === 0 ? null : { ...counts, cached: fromCache || undefined }),
        models: () => [...models].sort(),
        costUsd: () => costUsd,
        unknownCosts: () => unknown,
    };
}
const SHOWN_LENGTH = 300;
/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid.
 */
function findSilence(variant, tally) {
    const [first, { ok, failed, infrastructure, trials }] = [tally.firstFailure(), tally.counts()];
    if (ok > 0 || first === null || infrastructure > failed)
        return null;
    const line = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteLine */ .tQ)(first, []);
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('target-answered-nothing', { variant, trials, detail: shown });
}


/***/ }),

/***/ 83629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ saysGivenUp),
/* harmony export */   Os: () => (/* binding */ afterTrouble),
/* harmony export */   XO: () => (/* binding */ afterAnswer),
/* harmony export */   jJ: () => (/* binding */ startHealth),
/* harmony export */   uz: () => (/* binding */ callsAtOnce)
/* harmony export */ });
/* unused harmony export describeGivenUp */
/* harmony import */ var _retry_outages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32208);

/** Failures in a row, each of another trial, that mean the provider and not the question. */
const MEANS_DOWN = 5;
const FIRST_COOL_DOWN_MS = 10_000;
const LONGEST_COOL_DOWN_MS = 60_000;
/** The trial's own wait is no shorter, so that its retry is what is tried first. */
const FIRST_PAUSE_MS = _retry_outages_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_WAIT_MS */ .SC / 2;
function startHealth(widest, patienceMs) {
    return {
        width: widest,
        widest,
        pausedUntilMs: -Infinity,
        narrowedAtMs: -Infinity,
        patienceMs,
        streak: null,
        gaveUp: null,
    };
}
/** Calls that may be under way at once: a single one to see whether a provider that was down is back. */
function callsAtOnce({ width, streak }) {
    return streak !== null && streak.opened > 0 ? 1 : Math.floor(width);
}
/**
 * After an answer, a bad one too: one more call at once for as many answers as there are calls at once. A provider that was left alone is
 * back.
 */
function afterAnswer(health, { beganAtMs }) {
    const { streak, width, widest, narrowedAtMs } = health;
    if (streak === null && width === widest)
        return health;
    const isBack = streak !== null && streak.opened > 0 && streak.pauses === 0;
    return {
        ...health,
        streak: null,
        ...(isBack && { pausedUntilMs: -Infinity }),
        ...(beganAtMs > narrowedAtMs && { width: Math.min(widest, width + 1 / width) }),
    };
}
/**
 * After a failure of the infrastructure. A rate limit pauses everything for Retry-After (at most 120 s), without one for 0.5, 1, 2 … s
 * up to 30 s, and halves what may be under way (additive increase, multiplicative decrease: Chiu & Jain 1989). Five trials in a
 * row leave the provider alone for 10, 20, 40, 60, 60 … s, each time followed by a single call; past the patience it is given up.
 */
function afterTrouble(health, trouble) {
    const { nowMs, id } = trouble;
    const before = health.streak ?? { sinceMs: nowMs, ids: [], pauses: 0, opened: 0, openedAtMs: -Infinity };
    const ids = before.ids.includes(id) || before.ids.length === MEANS_DOWN ? before.ids : [...before.ids, id];
    const updated = { ...health, streak: { ...before, ids } };
    const next = trouble.isLimited ? slowDown(updated, before, trouble) : leaveAlone(updated, before, trouble);
    const { patienceMs } = health;
    const isDown = ids.length === MEANS_DOWN && patienceMs !== null && nowMs - before.sinceMs >= patienceMs;
    if (!isDown || health.gaveUp !== null)
        return next;
    const minutes = Math.round((nowMs - before.sinceMs) / 60_000);
    return { ...next, gaveUp: describeGivenUp(minutes, trouble.message) };
}
function slowDown(health, before, trouble) {
    const { nowMs, retryAfterMs, beganAtMs } = trouble;
    const isNews = beganAtMs > health.narrowedAtMs;
    const pauses = before.pauses + (isNews ? 1 : 0);
    const backoffMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, pauses - 1), _retry_outages_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_WAIT_MS */ .u_);
    const pauseMs = retryAfterMs === null ? (isNews ? backoffMs : 0) : Math.min(retryAfterMs, _retry_outages_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_RETRY_AFTER_MS */ .Q);
    return {
        ...health,
        streak: { ...health.streak, pauses },
        pausedUntilMs: Math.max(health.pausedUntilMs, nowMs + pauseMs),
        ...(isNews && { width: Math.max(1, health.width / 2), narrowedAtMs: nowMs }),
    };
}
function leaveAlone(health, before, trouble) {
    const { nowMs, beganAtMs } = trouble;
    const { streak, patienceMs } = health;
    if (patienceMs === null || streak.ids.length < MEANS_DOWN || beganAtMs <= before.openedAtMs)
        return health;
    const coolDownMs = Math.min(FIRST_COOL_DOWN_MS * 2 ** before.opened, LONGEST_COOL_DOWN_MS);
    return {
        ...health,
        streak: { ...streak, opened: before.opened + 1, openedAtMs: nowMs },
        pausedUntilMs: Math.max(health.pausedUntilMs, nowMs + coolDownMs),
    };
}
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

/***/ 32208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ retryOutages),
/* harmony export */   Q: () => (/* binding */ LONGEST_RETRY_AFTER_MS),
/* harmony export */   SC: () => (/* binding */ FIRST_WAIT_MS),
/* harmony export */   u_: () => (/* binding */ LONGEST_WAIT_MS)
/* harmony export */ });
/* unused harmony export waitMs */
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52681);

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A provider may ask for more patience than that; beyond this the trial is given up sooner than the job. */
const LONGEST_RETRY_AFTER_MS = 120_000;
/** What a call came to in the end, and the attempts that were lost to infrastructure before. Only outages are tried again. */
async function retryOutages(ask, { outageOf, seed, ...options }) {
    const lost = [];
    for (;;) {
        const answer = await ask();
        const outage = outageOf(answer);
        if (outage === null || lost.length >= options.retries || options.isHopeless?.() === true)
            return { answer, lost };
        const jitter = (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(`${seed}/${lost.length}`)();
        await options.sleep(waitMs(outage, lost.length, jitter), options.signal);
        lost.push(answer);
    }
}
/**
 * 1, 2, 4 … s up to 30 s, of which a seeded random half is left out ("equal jitter"); never less than the provider asked for, but
 * at most 120 s.
 * @example waitMs({}, 1, 0.5) // 1500
 */
function waitMs(outage, attempt, jitter) {
    const backoff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
    const asked = Math.min((outage.retry_after_s ?? 0) * 1000, LONGEST_RETRY_AFTER_MS);
    return Math.max((backoff / 2) * (1 + jitter), asked);
}


/***/ }),

/***/ 55542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ collectScores)
/* harmony export */ });
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);


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

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98194);




/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH_NAME */ .Kc });
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
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
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
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}
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

/***/ 9073:
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
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);








const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
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
    const fail = (problem, cause) => new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    if (((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw fail(`it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
    }
    const head = versionSchema.safeParse(value);
    if (!head.success)
        throw fail('it is not a reference that `goldenpair ratchet` wrote');
    const got = head.data.schema_version;
    if (got > _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got, supported: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV });
    const parsed = _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm.safeParse(value);
    if (!parsed.success)
        throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
    return parsed.data;
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference(reference) {
    const { suite, run_id, mode, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = reference;
    const { settings, pricing, environment, fingerprints, stale_cases, gates, counts, summaries } = reference;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
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
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__/* .omitUndefined */ .O)({
        id,
        fingerprint,
        tags,
        difficulty,
        profile,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ }),

/***/ 41345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);







const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
async function readRun(folder) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .runOfReference */ .C_)(await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .readReference */ .Wf)(folder));
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run;
    const size = await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path);
    if (size === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-not-found', { folder, missing: 'run.json' });
    if (size > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    const value = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(path, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    const version = versionSchema.safeParse(value).data?.schema_version;
    if (version !== undefined && version > _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got: version, supported: _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_SCHEMA_VERSION */ .ZN });
    const parsed = _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.safeParse(value);
    if (!parsed.success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: null, problem: (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFirstIssue */ .$l)(parsed.error) });
    return parsed.data;
}


/***/ }),

/***/ 7107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ readTrialsOf),
/* harmony export */   mM: () => (/* binding */ readTrials),
/* harmony export */   my: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55542);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);







/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
async function* readTrials(folder, log) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .fileSize */ .Ov)(folder)) !== null)
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .fileSize */ .Ov)(path)) === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-not-found', { folder, missing: 'trials.jsonl' });
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .sS)(path, log)) {
        const parsed = _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialSchema */ .WI.safeParse(value);
        if (!parsed.success)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem: (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFirstIssue */ .$l)(parsed.error) });
        yield parsed.data;
    }
}
/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
async function* readTrialsOf(run, folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    let line = 0;
    for await (const trial of readTrials(folder, log)) {
        line += 1;
        const golden = cases.get(trial.case);
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialKey */ .wK)(trial.case, trial.trial);
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem });
        if (golden === undefined)
            throw fail(`the case \`${trial.case}\` is not in run.json`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        yield { trial, golden };
    }
}
/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .readReference */ .Wf)(folder);
        const run = known ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .c)(folder));
    const collected = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .collectScores */ .s)();
    for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const { scores, unscored } = rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial);
        collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}


/***/ }),

/***/ 98194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The two files of a run folder (docs/command-line.md#files). */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';
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

/***/ 20714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ continueRun),
/* harmony export */   bp: () => (/* binding */ writeRun),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   yO: () => (/* binding */ dropCutTrial)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87855);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58967);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);





/**
 * Starts a run folder: an empty trials.jsonl, run.json as it is now, and none of the other files that are read with them.
 * Throws the user's error `output-unwritable`, and so do the writer's functions.
 */
async function writeRun(folder, run) {
    const { run: head, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder);
    // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
    for (const old of [head, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .unjudgedFile */ .lI)(folder)])
        await remove(old);
    // Not emptied where it stands: to close a file that was is to wait for the disk. A link stays one.
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(trials).catch(() => null))?.isFile() === true)
        await remove(trials);
    return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLines */ .O);
}
/** Whether a folder holds a run, finished or not. */
async function hasRun(folder) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).run)) !== null;
}
/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
function dropCutTrial(folder) {
    (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials)[Symbol.dispose]();
}
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
async function continueRun(folder, run) {
    return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b);
}
async function openWriter(folder, run, openLines) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder);
    const trials = openLines(files.trials);
    const writeText = headWriter();
    const writeHead = async (head) => (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(files.run, writeText(head));
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
                await remove((0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .unjudgedFile */ .lI)(folder));
        },
        [Symbol.asyncDispose]: () => Promise.resolve(trials[Symbol.dispose]()),
    };
}
const INDENT = 2;
const NO_CASES = '\n  "cases": []';
/** The text of run.json. Nearly all of it are the cases, which at the end are those of the beginning and are not written again. */
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
        throw (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .asOutputError */ .KV)(error, path);
    });
}


/***/ })

};
