export const id = 1777;
export const ids = [1777];
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
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27866);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90178);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64520);








/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(input, { arm, index, variant, judge }) {
    const { suite = input.suite, cases: selected = input.cases } = arm;
    const cases = input.shard ? (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .selectShard */ .Xm)(selected, input.shard) : selected;
    const { name, version, file, directory, gates, alpha, min_scored_share, zero_tolerance, controlled } = suite;
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
        seed_offset: arm.seedOffset || undefined,
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
            alpha,
            min_scored_share,
            zero_tolerance,
            inference: suite.inference,
            deterministic,
            target: { type, options, settings, setup, traces },
            declared: variant.declared && [...variant.declared],
            sources: variant.sources && [...variant.sources],
            controlled: { ...controlled },
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
        // Each part hashed on its own, so that a comparison can name what differs.
        fingerprints: {
            suite: fingerprintSuite(suite, selected),
            gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
            target: hash({ target: variant.target, controlled }),
            metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintMetrics */ .or)(input.metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s),
            pricing: hash(pricing),
            models: [],
            corpus: null,
            goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .xv,
            judge: judge?.fingerprint,
        },
        judge: judge?.facts,
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        deleted_cases: suite.deleted_cases?.length ? [...suite.deleted_cases] : undefined,
        first_look: suite.first_look,
        base_forms: suite.base_forms?.length ? [...suite.base_forms] : undefined,
        gates: [...gates],
        metrics: input.metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .metricFacts */ .gt),
        counts: null,
        summaries: {},
    };
}
const hash = (value) => (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
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
/** Counts the trials of a run as they come in. `unknownUsd` is what a trial counts as that may have cost something and does not say what. */
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
        /** `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`; `cases` have at least one trial. */
        counts: () => {
            const judged = judge.counts();
            return { cases: cases.size, ...counts, cached: cached || undefined, judge: judged ?? undefined };
        },
        /** The models that answered, and those that judged, each list sorted; no second one where nobody judged. */
        models: () => ({
            models: [...models].sort(),
            judge_models: judge.counts() === null ? undefined : judge.models(),
        }),
        /** What the replies say they searched, sorted; more than one when that changed during the run. */
        corpora: () => [...corpora].sort(),
        /** What is spent, by the judge too, an answer of unknown cost counted as `unknownUsd`; one from the cache cost nothing. */
        costUsd: () => costUsd + judge.costUsd(),
        /** Answers, calls that were lost, and readings of a judge that may have cost something and do not say what. */
        unknownCosts: () => unknown + judge.unknownCosts(),
        /** The dearest trial; null as long as no cost is known. */
        dearestUsd: () => dearestUsd,
        /** Whether the target ever did anything but crash. */
        hasAnswered: () => counts.trials > crashes,
        /** The message of the first failure that is no outage; null where there is none. */
        firstFailure: () => firstFailure,
        /** The same of the first outage. */
        firstOutage: () => firstOutage,
    };
}
/** Counts what a judge did, as the trials come in. */
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
        /** Null where nobody judged. */
        counts: () => (counts.readings + counts.retries === 0 ? null : { ...counts, cached: fromCache || undefined }),
        /** The models that judged, sorted. */
        models: () => [...models].sort(),
        /** What is known to be spent; an unknown cost counts as nothing. */
        costUsd: () => costUsd,
        /** Readings whose cost is unknown. */
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
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('target-answered-nothing', { variant, trials, detail: shown, lacking });
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
        /** Takes the trials in the order in which they end. */
        add: ({ status, failure, }) => {
            hasHeard = true;
            streak = status !== 'ok' && failure?.kind === 'timeout' ? streak + 1 : 0;
            if (streak === IN_A_ROW)
                log.warning(`${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each further trial may take as long; if you stop now, no result is lost.`);
        },
        [Symbol.dispose]: () => end.abort(),
    };
}


/***/ }),

/***/ 18359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ summarizeRun)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46446);
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19021);
/* harmony import */ var _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34533);
/* harmony import */ var _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66260);





/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Figures of the source code are no sums of trials: they are `kept` as they are, where there are any.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
function summarizeRun(input) {
    const { metrics, trials, kept = {} } = input;
    const table = (0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTrials */ .aO)(trials));
    return Object.fromEntries(metrics.flatMap(({ id, per_run: figure, measured_on: measuredOn }) => {
        if (measuredOn !== undefined)
            return kept[id] === undefined ? [] : [[id, kept[id]]];
        return [[id, figure === undefined ? summarizeMetric(id, table) : summarizeFigure(figure, table)]];
    }));
}
function summarizeFigure(figure, table) {
    const cases = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .recordCases */ .J)(figure, table);
    if (cases === null)
        return { mean: null, n: 0, applicable: 0 };
    const records = cases.records.filter((record) => record !== null);
    return {
        mean: (0,_stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_1__/* .figureOfRecords */ .YK)(figure, records),
        ...((0,_stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isInfinite */ .Dh)(figure, records) && { infinite: true }),
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
            if (states[place] < _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .UNSCORED */ .cB)
                continue;
            trials += 1;
            if (states[place] !== _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .SCORED */ .Zb)
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

/***/ 41345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ readTrialsOf),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   mM: () => (/* binding */ readTrials),
/* harmony export */   my: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55542);
/* harmony import */ var _unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22640);







/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
async function readRun(folder) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder))
        return (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .runOfReference */ .C_)(await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .readReference */ .Wf)(folder));
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).run;
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)(path)) === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-not-found', { folder, missing: 'run.json' });
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(path);
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNewer */ ._$)(path, value, _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_SCHEMA_VERSION */ .ZN);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStored */ .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx, value, { path, line: null });
}
/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
async function* readTrials(folder, log) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)(folder)) !== null)
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)(path)) === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-not-found', { folder, missing: 'trials.jsonl' });
    const wholeOf = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsOfLines */ .a)();
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonLines */ .sS)(path, log)) {
        const parsed = _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .storedTrialSchema */ .DZ.safeParse(value);
        const trial = parsed.success ? wholeOf(parsed.data) : (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFirstIssue */ .$l)(parsed.error);
        if (typeof trial === 'string')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-invalid', { path, line, problem: trial });
        yield trial;
    }
}
/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
async function* readTrialsOf(run, folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    let line = 0;
    for await (const trial of readTrials(folder, log)) {
        line += 1;
        const golden = cases.get(trial.case);
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialKey */ .wK)(trial.case, trial.trial);
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-invalid', { path, line, problem });
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
async function readScoredRun(folder, { log, rescore, run: given }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .readReference */ .Wf)(folder);
        const run = given ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = given ?? (await readRun(folder));
    const collected = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .collectScores */ .s)();
    for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const scores = rescore === undefined ? { scores: { ...trial.scores } } : rescore(golden, trial);
        collected.add((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObservation */ .hZ)({ ...trial, ...scores }), trial.observation);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
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
        const earlier = find(unscored, () => (text ??= JSON.stringify(unscored)));
        if (earlier >= 0) {
            append(JSON.stringify({ ...rest, unscored_set: earlier }));
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
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29598);














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
/**
 * Starts a run folder: an empty trials.jsonl, run.json as it is now, and none of the other files that are read with them.
 * Throws the user's errors `run-locked` and `output-unwritable`, and so do the writer's functions.
 * @param tell hears of a lock that was taken over
 */
const writeRun = async (...of) => openWriter(true, ...of);
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
const continueRun = async (...of) => openWriter(false, ...of);
async function openWriter(isNew, ...[folder, run, tell]) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const writeText = headWriter();
    const writeHead = async (head) => {
        const text = writeText(head);
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(files.run, text);
        return text;
    };
    const lock = lockRun(folder, tell ?? (() => undefined));
    let opened = null;
    const close = () => {
        opened?.[Symbol.dispose]();
        lock[Symbol.dispose]();
    };
    try {
        if (isNew)
            await removeOld(folder);
        opened = (isNew ? _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLines */ .O : _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)(files.trials);
        await writeHead(run);
    }
    catch (error) {
        close();
        throw error;
    }
    const trials = opened;
    const append = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__/* .appendTrials */ .K)(trials.append);
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
        [Symbol.asyncDispose]: async () => Promise.resolve(close()),
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo('run-locked', { folder, pid: holder.pid, path });
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
    const holder = holderSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_13__/* .tryJson */ .MR)(text));
    return holder.success ? holder.data : { pid: 0, host: 'an unknown machine' };
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
        return (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'EPERM';
    }
}


/***/ })

};
