export const id = 9323;
export const ids = [9323];
export const modules = {

/***/ 87855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createLines),
/* harmony export */   b: () => (/* binding */ continueLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58967);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60198);






const LINE_FEED = 0x0a;
const BLOCK = 64 * 1024;
/** Starts a file of lines over what was there. Throws `output-unwritable`. */
function createLines(path) {
    const file = openFile(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT);
    cut(file, 0);
    return appendTo(path, file, 0);
}
/** Goes on with a file of lines, without a line that was being written when its writer was killed. Throws `output-unwritable`. */
function continueLines(path) {
    const file = openFile(path, 'r+');
    const length = lengthOfWholeLines(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, length);
    return appendTo(path, file, length);
}
/** Looks at its links before and after: one may be planted in between. */
function openFile(path, flags) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseToWriteOut */ .Dd)(path);
    try {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseToWriteOut */ .Dd)(path);
        return file;
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .asOutputError */ .KV)(error, path);
    }
}
/** In bytes, to behind the last line feed. */
function lengthOfWholeLines(file) {
    const block = Buffer.alloc(BLOCK);
    for (let end = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size; end > 0; end -= Math.min(BLOCK, end)) {
        const start = Math.max(0, end - BLOCK);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, block, 0, end - start, start);
        const last = block.subarray(0, length).lastIndexOf(LINE_FEED);
        if (last >= 0)
            return start + last + 1;
    }
    return 0;
}
function appendTo(path, file, start) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const block of readBlocks(file, start))
        hash.update(block);
    let length = start;
    let isOpen = true;
    return {
        append: (line) => {
            const bytes = Buffer.from(`${line}\n`);
            try {
                // A full disk takes a part before it refuses.
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, done, bytes.length - done, length + done);
                length += bytes.length;
                hash.update(bytes);
            }
            catch (error) {
                cut(file, length);
                throw (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .asOutputError */ .KV)(error, path);
            }
        },
        digest: () => hash.copy().digest('hex'),
        [Symbol.dispose]: () => {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            isOpen = false;
        },
    };
}
function* readBlocks(file, end) {
    const block = Buffer.alloc(Math.min(BLOCK, end));
    for (let start = 0; start < end;) {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, block, 0, Math.min(BLOCK, end - start), start);
        if (length === 0)
            return;
        yield block.subarray(0, length);
        start += length;
    }
}
function cut(file, length) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, length);
    }
    catch {
        // Not every file can be cut: a device, for one.
    }
}


/***/ }),

/***/ 44774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* unused harmony export createTimeLimit */
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

/** Far more than an honest expression takes on any answer, on a busy machine too. */
const LIMIT_MS = 1000;
/** What may be lost in all to work that was stopped, before the rest has to hurry. */
const PATIENCE_MS = 5000;
const HURRY_MS = 10;
/**
 * Does work that may never end by itself, such as matching `^(a+)+$`, and stops it after a second. Node's `vm` can stop any code, a regular
 * expression too, from another thread; nothing else about the work changes. No signal is heard meanwhile, so work that is
 * stopped again and again gets less and less: after five lost seconds, 10 ms each.
 */
function createTimeLimit({ limitMs = LIMIT_MS, patienceMs = PATIENCE_MS, } = {}) {
    const shared = { work: () => false };
    const context = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)(shared);
    const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
    let lostMs = 0;
    return (work) => {
        const timeout = lostMs < patienceMs ? limitMs : Math.min(limitMs, HURRY_MS);
        shared.work = work;
        try {
            return script.runInContext(context, { timeout }) === true;
        }
        catch (error) {
            if (!isStop(error))
                throw error;
            lostMs += timeout;
            return null;
        }
        finally {
            shared.work = () => false;
        }
    };
}
/** By its code alone: it is an error of the work's realm, not of this one. */
function isStop(error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
/** The limit of this process. */
const withinTime = createTimeLimit();


/***/ }),

/***/ 25727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ describeRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16279);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27866);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90178);







/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(parts) {
    const { input, arm, index, suite, selected, cases, variant, judge } = parts;
    const { name, version, file, directory } = suite;
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .completePricing */ .Mr)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
        session_id: input.session_id,
        mode: input.mode,
        suite: { name, version, file, ...(directory !== undefined && { directory }) },
        variant: arm.variant,
        commit: arm.commit === undefined ? input.commit : arm.commit,
        dirty: (arm.commit === undefined && input.isDirty) || undefined,
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
        base_forms: suite.base_forms?.length ? [...suite.base_forms] : undefined,
        gates: [...suite.gates],
        metrics: input.metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .metricFacts */ .gt),
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
        metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintMetrics */ .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 65750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ startJudgeTally),
/* harmony export */   XS: () => (/* binding */ watchSilence),
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
    let firstOutage = null;
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
            else if (observation.failure.kind === 'infrastructure') {
                counts.infrastructure += 1;
                firstOutage ??= observation.failure.message;
            }
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
        firstOutage: () => firstOutage,
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
 * Null where one was, or most were outages, which make a run invalid, unless the target probably lacks a variable: `lacking` says so first.
 */
function findSilence(variant, tally, lacking = '') {
    const { ok, failed, infrastructure, trials } = tally.counts();
    const first = tally.firstFailure() ?? (lacking === '' ? null : tally.firstOutage());
    if (ok > 0 || first === null || (infrastructure > failed && lacking === ''))
        return null;
    const line = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteLine */ .tQ)(first, []);
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('target-answered-nothing', { variant, trials, detail: shown, lacking });
}
/** Slow systems answer within it; whoever waits for one that is down should not wait longer to hear of it. */
const SILENCE_MS = 30_000;
/** So many trials in a row that time out are no accident. */
const IN_A_ROW = 3;
/** Says in the log that a target does not answer: after 30 s without a first reply, and when one trial after another times out. */
function watchSilence(input) {
    const { timeoutSeconds, clock, sleep, log } = input;
    const end = new AbortController();
    const startedMs = clock.monotonicMs();
    let hasHeard = false;
    let streak = 0;
    const limit = `${timeoutSeconds} s`;
    const tellFirst = () => {
        if (hasHeard || end.signal.aborted || clock.monotonicMs() - startedMs < SILENCE_MS)
            return;
        log.info(`No reply for ${SILENCE_MS / 1000} s. Is the target up? A request may take ${limit} (\`timeout_seconds\`) before it counts as failed.`);
    };
    if (timeoutSeconds * 1000 > SILENCE_MS)
        sleep(SILENCE_MS, end.signal).then(tellFirst, () => undefined);
    return {
        add: ({ status, failure }) => {
            hasHeard = true;
            streak = status !== 'ok' && failure?.kind === 'timeout' ? streak + 1 : 0;
            if (streak === IN_A_ROW)
                log.warning(`${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each that follows may take as long; to stop loses nothing that was measured.`);
        },
        [Symbol.dispose]: () => end.abort(),
    };
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
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);


/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
function describeRange(input) {
    const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input;
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    const facts = [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        kind === 'binary' && 'binary',
        scale === 'log-ratio' && 'compared as a ratio (log scale)',
        per_run !== undefined && 'one figure of the whole run',
        measured_on !== undefined && `one number of ${measured_on === 'table' ? 'a table' : 'the source code'}`,
        environment === 'bound' && 'bound to the machine',
    ];
    return facts.filter((fact) => fact !== false).join('; ');
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
    const keys = _model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI.keyof().options;
    return Object.fromEntries(keys.flatMap((key) => (metric[key] === undefined ? [] : [[key, metric[key]]])));
}
/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(metricFacts(metric)) : metric.definition)]));
}


/***/ }),

/***/ 21501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ scoreTrial),
/* harmony export */   O0: () => (/* binding */ explainTrial)
/* harmony export */ });
/* unused harmony export recordMaker */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44960);
/* harmony import */ var _cost_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11756);
/* harmony import */ var _custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48719);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19784);
/* harmony import */ var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48512);





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
function scoreTrial(input) {
    const { metrics, golden, observation, judgments, recorded, withinTime } = input;
    const scoredIds = [];
    const values = [];
    const unscoredIds = [];
    const reasons = [];
    const scoreOf = scorer({ golden, observation, judgments: judgments ?? null, withinTime });
    const isCached = observation.status === 'ok' && observation.cached === true;
    const isOutage = observation.status === 'failed' && observation.failure.kind === 'infrastructure';
    const plainScore = (asked) => asked.score === null || !asked.applies(golden) ? null : scoreOf(asked.score, asked);
    const ownScore = (metric) => {
        const own = (0,_custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedScore */ .Bs)(metric, recorded);
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
function scorer(input) {
    const { golden, observation, judgments, withinTime } = input;
    if (observation.status === 'failed')
        return failureScorer(observation.failure);
    const trial = { observation, golden, ranking: rankReply(observation, golden), judgments, withinTime };
    const fromCache = observation.cached === true ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .unscored */ .c)(_cost_times_js__WEBPACK_IMPORTED_MODULE_0__/* .FROM_CACHE */ .Cm) : null;
    return (score, { environment }) => (environment === 'bound' && fromCache !== null ? fromCache : score(trial));
}
function rankReply({ reply: { spans } }, golden) {
    return spans === undefined ? null : (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .rankSpans */ .us)(spans, golden.expected_spans);
}
/**
 * Why a trial does not succeed by the suite's rule, from what scored it: the failure of one that failed, else every condition that does not
 * hold, else why none can be told. Empty where it succeeds, and where success does not apply.
 */
function explainTrial(input) {
    const { metrics, golden, observation, judgments, withinTime } = input;
    const success = metrics.find(({ id }) => id === 'success');
    if (success?.explain === undefined || !success.applies(golden))
        return [];
    if (observation.status === 'failed') {
        const { kind, message } = observation.failure;
        return [{ about: kind === 'infrastructure' ? 'unscored' : 'failure', text: `${kind}: ${message}` }];
    }
    const ranking = rankReply(observation, golden);
    return success.explain({ observation, golden, ranking, judgments: judgments ?? null, withinTime });
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
function summarizeRun(input) {
    const { metrics, trials, kept = {} } = input;
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
    return {
        mean: (0,_stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__/* .figureOfRecords */ .YK)(figure, records),
        ...((0,_stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfinite */ .Dh)(figure, records) && { infinite: true }),
        n: records.length,
        applicable: cases.applicable,
    };
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
            if (states[place] < _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSCORED */ .cB)
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

/***/ 55542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ collectScores)
/* harmony export */ });
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34533);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66260);



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
    let growing = (0,_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .startColumns */ .qv)(FIRST_ROOM);
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
        add: ({ unscored, ...trial }, observation) => {
            if (observation.status === 'failed')
                failed.push(trials.length);
            const reasons = keepOnce(unscored);
            const kept = (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailedByTarget */ .kl)(observation)
                ? { ...trial, unscored: reasons, failed: true }
                : { ...trial, unscored: reasons };
            trials.push(kept);
            growing?.add(kept);
            if (growing !== null && growing.bytes() > _score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_BYTES */ .uZ)
                growing = null;
        },
        trials: () => {
            const silent = findSilent(trials, new Set(failed));
            const whole = withdrawSilent(trials, failed, silent);
            if (growing !== null)
                (0,_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(whole, withdrawColumns(growing.columns, failed, silent));
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
            if (states[place] === _start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORED */ .Zb)
                states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .FAILED */ .Wk;
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

/***/ 22640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ appendTrials),
/* harmony export */   a: () => (/* binding */ trialsOfLines)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);

/**
 * Writes trials as lines, without their line feed. The trials of a target mostly lack the same fields, and the reasons take two thirds
 * of a line: a line names its set of reasons by a number, and has the reasons themselves where the set comes for the first time.
 * @param append writes a line; where it throws, nothing is written, and a later line has the reasons again
 */
function appendTrials(append) {
    const sets = [];
    let next = 0;
    const find = (reasons, text) => {
        // `scoreTrial` shares the record among trials that are alike.
        const same = sets.findIndex((set) => set.reasons === reasons);
        if (same >= 0)
            return same;
        const equal = sets.findIndex((set) => set.text === text());
        const set = sets[equal];
        if (set !== undefined)
            set.reasons = reasons;
        return equal;
    };
    return (trial) => {
        const { unscored, ...rest } = trial;
        if (Object.keys(unscored).length === 0) {
            append(JSON.stringify(trial));
            return;
        }
        let text = null;
        const known = find(unscored, () => (text ??= JSON.stringify(unscored)));
        if (known >= 0) {
            append(JSON.stringify({ ...rest, unscored_set: known }));
            return;
        }
        const place = next % _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_UNSCORED_SETS */ .ou;
        append(JSON.stringify({ ...rest, unscored, unscored_set: place }));
        // Now that the line is there: others may name it.
        next += 1;
        sets[place] = { reasons: unscored, text: text ?? JSON.stringify(unscored) };
    };
}
/**
 * Gives the lines of one file, in their order, their reasons back. A number means the set that a line above had last under it, so a run
 * that is resumed may number its sets from 0 again. Lines of older versions have their reasons themselves. Text: what is wrong.
 */
function trialsOfLines() {
    const sets = new Map();
    return ({ unscored: own, unscored_set: place, ...rest }) => {
        if (place === undefined)
            return own === undefined ? 'it has neither `unscored` nor `unscored_set`' : { ...rest, unscored: own };
        // A copy takes a third of the memory of a parsed object.
        if (own !== undefined)
            sets.set(place, { ...own });
        const unscored = sets.get(place);
        if (unscored === undefined)
            return `no line above has the reasons of \`unscored_set\` ${place}`;
        return { ...rest, unscored };
    };
}


/***/ }),

/***/ 20714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ continueRun),
/* harmony export */   bp: () => (/* binding */ writeRun),
/* harmony export */   fA: () => (/* binding */ demandUnlocked),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   yO: () => (/* binding */ dropCutTrial)
/* harmony export */ });
/* unused harmony export lockRun */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87855);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58967);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);
/* harmony import */ var _unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22640);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55156);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15704);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50262);













/**
 * Starts a run folder: an empty trials.jsonl, run.json as it is now, and none of the other files that are read with them.
 * Throws the user's errors `run-locked` and `output-unwritable`, and so do the writer's functions.
 * @param tell hears of a lock that was taken over
 */
async function writeRun(folder, run, tell = () => undefined) {
    return lockAndOpen(folder, tell, async (lock) => {
        await removeOld(folder);
        return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLines */ .O, lock);
    });
}
async function lockAndOpen(folder, tell, open) {
    const lock = lockRun(folder, tell);
    try {
        return await open(lock);
    }
    catch (error) {
        lock[Symbol.dispose]();
        throw error;
    }
}
async function removeOld(folder) {
    const { run: head, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
    for (const old of [head, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)])
        await remove(old);
    // Not emptied where it stands: to close a file that was is to wait for the disk. A link stays one.
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(trials).catch(() => null))?.isFile() === true)
        await remove(trials);
}
/** Whether a folder holds a run, finished or not. */
async function hasRun(folder) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run)) !== null;
}
/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
function dropCutTrial(folder) {
    (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials)[Symbol.dispose]();
}
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
async function continueRun(folder, run, tell = () => undefined) {
    return lockAndOpen(folder, tell, async (lock) => openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b, lock));
}
async function openWriter(folder, run, openLines, lock) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const trials = openLines(files.trials);
    const writeText = headWriter();
    const append = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__/* .appendTrials */ .K)(trials.append);
    const writeHead = async (head) => {
        const text = writeText(head);
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(files.run, text);
        return text;
    };
    try {
        await writeHead(run);
    }
    catch (error) {
        trials[Symbol.dispose]();
        throw error;
    }
    return {
        append: async (trial) => Promise.resolve(append(trial)),
        pause: async (head) => void (await writeHead(head)),
        finish: async (whole) => {
            const text = await writeHead(whole);
            if (whole.stopped === undefined)
                await remove((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder));
            const written = { 'run.json': (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .f)(text), 'trials.jsonl': trials.digest(), 'confirmations.jsonl': null };
            return { folder, files: { ...written, ...(whole.stopped === undefined && { 'unjudged.jsonl': null }) } };
        },
        [Symbol.asyncDispose]: () => {
            trials[Symbol.dispose]();
            lock[Symbol.dispose]();
            return Promise.resolve();
        },
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
/** In a run folder while a process writes it. */
const LOCK_FILE = 'run.lock';
const holderSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({ pid: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive(), host: zod__WEBPACK_IMPORTED_MODULE_12__.string() });
/** Throws the user's error `run-locked` where another process that is alive is writing a run into the folder. */
function demandUnlocked(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, LOCK_FILE);
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y('run-locked', { folder, pid: holder.pid, path });
}
/**
 * Takes the lock of a run folder, also from a process that is dead or of another machine, of which `tell` hears. Disposing it gives it back.
 * Throws the user's errors `run-locked` and `output-unwritable`.
 */
function lockRun(folder, tell) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, LOCK_FILE);
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseToWriteOut */ .Dd)(path);
    demandUnlocked(folder);
    const left = readHolder(path);
    try {
        (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder);
        if (left !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync)(path, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync)(path, JSON.stringify({ pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_8__.hostname)() }), { flag: 'wx' });
    }
    catch (error) {
        // Somebody was quicker.
        demandUnlocked(folder);
        throw (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .asOutputError */ .KV)(error, path);
    }
    if (left !== null)
        tell(`Took over ${folder} from process ${left.pid} on ${left.host}, which ended without giving it back.`);
    return {
        [Symbol.dispose]: () => {
            if (readHolder(path)?.pid === process.pid)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync)(path, { force: true });
        },
    };
}
/** Null where there is none; one that cannot be read is of nobody. */
function readHolder(path) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
    try {
        return holderSchema.parse(JSON.parse(text));
    }
    catch {
        return { pid: 0, host: 'an unknown machine' };
    }
}
/** A process of this machine that is not this one: with its number, an earlier one left the lock. */
function isAlive({ pid, host }) {
    if (host !== (0,node_os__WEBPACK_IMPORTED_MODULE_8__.hostname)() || pid === process.pid)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: it is another user's.
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}


/***/ })

};
