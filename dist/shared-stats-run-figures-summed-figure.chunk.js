export const id = 9561;
export const ids = [9561];
export const modules = {

  76564:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  cutText),
    o: () => (  cutAt)
  });
function cutAt(text, length) {
    const last = text.charCodeAt(length - 1);
    return text.length <= length ? text : text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
const cutText = (text, length) => text.length <= length ? text : `${cutAt(text, length - 1)}…`;


  }),

  87855:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  continueLineFile),
    j: () => (  createLineFile)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15704);
  var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);







const LINE_FEED = 0x0a;
const BLOCK = 64 * 1024;
function createLineFile(path) {
    const file = openFile(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT);
    cut(file, 0);
    return appendTo(path, file, { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'), length: 0 });
}
function continueLineFile(path) {
    const file = openFile(path, 'r+');
    const lines = hashWholeLines(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, lines.length);
    return appendTo(path, file, lines);
}
function openFile(path, flags) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_3__  .Kp)(path);
    try {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_6__  .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        (0,_links_js__WEBPACK_IMPORTED_MODULE_3__  .Kp)(path);
        return file;
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_4__  .KV)(error, path);
    }
}
function hashWholeLines(file) {
    const all = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let lines = { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'), length: 0 };
    const block = Buffer.alloc(BLOCK);
    for (let start = 0, read = BLOCK; read > 0; start += read) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, block, 0, BLOCK, start);
        const end = block.subarray(0, read).lastIndexOf(LINE_FEED) + 1;
        if (end > 0)
            lines = { hash: all.copy().update(block.subarray(0, end)), length: start + end };
        all.update(block.subarray(0, read));
    }
    return lines;
}
function appendTo(path, file, { hash, length: start }) {
    let length = start;
    let isOpen = true;
    return {
        append: (line) => {
            const bytes = Buffer.from(`${line}\n`);
            try {
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, done, bytes.length - done, length + done);
                length += bytes.length;
                hash.update(bytes);
            }
            catch (error) {
                cut(file, length);
                throw (0,_log_js__WEBPACK_IMPORTED_MODULE_4__  .KV)(error, path);
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
function cut(file, length) {
    (0,_model_error_js__WEBPACK_IMPORTED_MODULE_5__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, length));
}


  }),

  9111:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BG: () => (  limitHeapGrowth),
    KZ: () => (  MANY_TRIALS),
    om: () => (  LARGE_TEXT)
  });
  var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

const MANY_TRIALS = 20_000;
const LARGE_TEXT = 1_000_000;
function limitHeapGrowth(size, many = MANY_TRIALS) {
    if (size >= many / 10)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
    if (size >= many)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=60');
}


  }),

  25727:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    v: () => (  describeRun),
    x: () => (  fingerprintSuite)
  });
  var _io_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1482);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
  var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27866);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35560);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47673);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
  var _model_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90178);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64520);
  var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94896);










function describeRun(input, { arm, index, variant, judge }) {
    const { suite = input.suite, cases: selected = input.cases } = arm;
    const cases = input.shard ? (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__  .Xm)(selected, input.shard) : selected;
    const { gates, controlled } = suite;
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__  .Mr)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
    return {
        ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_3__  .y5)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_4__  .ZN),
        run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Up)(input, ['session_id', 'mode', 'seed', 'subset']),
        suite: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Up)(suite, ['name', 'version', 'file', 'directory']),
        variant: arm.variant,
        commit: arm.commit === undefined ? input.commit : arm.commit,
        dirty: (arm.commit === undefined && input.isDirty) || undefined,
        branch: arm.branch === undefined ? input.branch : arm.branch,
        started_at: input.clock.now().toISOString(),
        finished_at: null,
        seed_offset: arm.seedOffset || undefined,
        trials_per_case: arm.trials,
        shard: input.shard ?? null,
        settings: {
            k: [...suite.k],
            ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Up)(suite, ['primary_k', 'success', 'scoring', 'judge', 'alpha', 'min_scored_share', 'zero_tolerance']),
            mock: variant.target.mock,
            replayed: replays || undefined,
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
        environment: { node: process.version, os: (0,_io_platform_js__WEBPACK_IMPORTED_MODULE_0__  .nv)(), runner: input.env['RUNNER_NAME'] ?? null },
        fingerprints: {
            suite: fingerprintSuite(suite, selected),
            gates: hash((0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Up)(suite, ['gates', 'alpha', 'min_scored_share', 'zero_tolerance'])),
            target: hash({ target: variant.target, controlled }),
            metrics: (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_6__  .or)(input.metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__  .s),
            pricing: hash(pricing),
            models: [],
            corpus: null,
            goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_8__  .xv,
            judge: judge?.fingerprint,
        },
        judge: judge?.facts,
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        deleted_cases: suite.deleted_cases?.length ? [...suite.deleted_cases] : undefined,
        first_look: suite.first_look,
        base_forms: suite.base_forms?.length ? [...suite.base_forms] : undefined,
        gates: [...gates],
        metrics: input.metrics.map(_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_6__  .gt),
        counts: null,
        summaries: {},
    };
}
const hash = (value) => (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__  .d)(value));
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}


  }),

  65750:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QL: () => (  startJudgeTally),
    XS: () => (  watchSilence),
    dP: () => (  startTally),
    v7: () => (  findSilence)
  });
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76564);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58967);
  var _metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);
  var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70671);
  var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68674);
  var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8492);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12141);
  var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55542);









const LOST = new Set(['timeout', 'crash', 'protocol']);
const MEANS_HANGING = 8;
function startTally(pricing, unknownUsd = 0) {
    const cases = new Set();
    const models = new Set();
    const corpora = new Set();
    const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
    let unasked = 0;
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
    const scored = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_7__  .s)();
    const count = (trial) => {
        const { observation } = trial;
        cases.add(trial.case);
        judge.add(trial);
        counts.trials += 1;
        counts.retries += trial.retries;
        if (observation.status === 'ok') {
            const { reply } = observation;
            const cost = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__  .Dc)(reply, pricing);
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
            if (observation.failure.asked === false)
                unasked += 1;
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
    };
    const sumUp = () => {
        const some = { unasked: unasked || undefined, cached: cached || undefined, judge: judge.counts() ?? undefined };
        return { cases: cases.size, ...counts, ...some };
    };
    return {
        count,
        add: (trial) => {
            count(trial);
            scored.add((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_6__  .hZ)(trial), trial.observation);
        },
        trials: scored.trials,
        counts: sumUp,
        complete: (run, metrics = run.metrics) => ({
            ...run,
            fingerprints: {
                ...run.fingerprints,
                models: [...models].sort(),
                judge_models: judge.counts() === null ? undefined : judge.models(),
            },
            counts: sumUp(),
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_4__  .lj)({
                metrics,
                trials: scored.trials(),
                kept: { ...run.summaries, ...(0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_2__  .Nn)(metrics, run.code_quality) },
            }),
        }),
        corpora: () => [...corpora].sort(),
        costUsd: () => costUsd + judge.costUsd(),
        unknownCosts: () => unknown + judge.unknownCosts(),
        dearestUsd: () => dearestUsd,
        hasAnswered: () => counts.trials > crashes,
        hangs: () => counts.timeouts === counts.trials && counts.trials >= MEANS_HANGING,
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
            for (const { error, model, cost_usd: cost, cached } of judgments === undefined ? [] : (0,_metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__  .Gk)(judgments)) {
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
function findSilence(variant, tally, lacking = '') {
    const { ok, failed, infrastructure, unasked = 0, trials } = tally.counts();
    const first = tally.firstFailure() ?? (lacking === '' ? null : tally.firstOutage());
    if (ok > 0 || first === null || (infrastructure - unasked > failed && lacking === ''))
        return null;
    const detail = (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_8__  .I)((0,_io_log_js__WEBPACK_IMPORTED_MODULE_0__  .tQ)(first, []), SHOWN_LENGTH);
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('target-answered-nothing', { variant, trials: trials - unasked, detail, lacking });
}
const SILENCE_MS = 30_000;
const IN_A_ROW = 3;
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
        add: (observation) => {
            hasHeard = true;
            streak = observation.status === 'failed' && observation.failure.kind === 'timeout' ? streak + 1 : 0;
            if (streak === IN_A_ROW)
                log.warning(`${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each further trial may take as long; if you stop now, no result is lost.`);
        },
        [Symbol.dispose]: () => end.abort(),
    };
}


  }),

  8492:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Ky: () => (  buildResultFile),
  OG: () => (  representativeTrial),
  lj: () => (  summarizeRun)
});

var run_run = __webpack_require__(12141);
var run_figures = __webpack_require__(16781);
var record_cases = __webpack_require__(19021);
var score_table = __webpack_require__(34533);
var group_by = __webpack_require__(79167);
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/model/run/result-file.js


const RESULT_SCHEMA_VERSION = 1;
const spent = {
    tokens_total: schemas.number().nullable(),
    cost_usd_total: schemas.number().nullable(),
};
const questionSchema = schemas.strictObject({
    id: schemas.string(),
    query: schemas.string(),
    tags: schemas.array(schemas.string()),
    trials: schemas.int().positive(),
    scores: schemas.record(schemas.string(), schemas.strictObject({ mean: schemas.number(), stddev_sample: schemas.number().nullable(), n: schemas.int().positive() })),
    ...spent,
    representative: schemas.strictObject({
        trial: schemas.int().nonnegative(),
        answer: schemas.string().nullable(),
        failure: schemas.string().nullable(),
    }),
});
const reportedRunSchema = run_run .Lx.pick({
    run_id: true,
    mode: true,
    suite: true,
    variant: true,
    commit: true,
    branch: true,
    started_at: true,
    finished_at: true,
    seed: true,
    subset: true,
    settings: true,
    pricing: true,
    environment: true,
    code_quality: true,
});
const resultFileSchema = schemas.strictObject({
    schema_version: schemas.literal(RESULT_SCHEMA_VERSION),
    ...reportedRunSchema.shape,
    run_index: schemas.int().positive().nullable(),
    run_count: schemas.int().positive(),
    models: schemas.array(schemas.string()),
    aggregates: schemas.record(schemas.string(), run_run .MF),
    ...spent,
    questions: schemas.array(questionSchema),
});

var omit_undefined = __webpack_require__(35560);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/metrics/summarize-run.js








function summarizeRun(input) {
    const { metrics, trials, kept = {} } = input;
    const table = (0,score_table .cg)((0,run_run .aO)(trials));
    return Object.fromEntries(metrics.flatMap(({ id, per_run: figure, measured_on: measuredOn }) => {
        if (measuredOn !== undefined)
            return kept[id] === undefined ? [] : [[id, kept[id]]];
        return [[id, figure === undefined ? summarizeMetric(id, table) : summarizeFigure(figure, table)]];
    }));
}
function summarizeFigure(figure, table) {
    const cases = (0,record_cases .J)(figure, table);
    if (cases === null)
        return { mean: null, n: 0, applicable: 0 };
    const records = cases.flatMap(({ record }) => (record === null ? [] : [record]));
    return {
        mean: (0,run_figures .YK)(figure, records),
        ...((0,run_figures .Dh)(figure, records) && { infinite: true }),
        n: records.length,
        applicable: cases.filter(({ trials }) => trials > 0).length,
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
            if (states[place] < score_table .cB)
                continue;
            trials += 1;
            if (states[place] !== score_table .Zb)
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
function buildResultFile(run, trials, index = null) {
    const counted = (0,run_run .aO)(trials);
    const own = index === null ? counted : counted.filter(({ trial, round = trial + 1 }) => round === index);
    const inOrder = own.toSorted((a, b) => a.trial - b.trial);
    const byCase = (0,group_by .$z)(inOrder, (trial) => trial.case);
    const questions = run.cases.flatMap((golden) => describeQuestion(golden, byCase.get(golden.id) ?? []));
    return {
        schema_version: RESULT_SCHEMA_VERSION,
        ...(0,omit_undefined .Up)(run, reportedRunSchema.keyof().options),
        run_index: index,
        run_count: run.trials_per_case,
        models: run.fingerprints.models,
        aggregates: summarizeRun({ metrics: run.metrics, trials: own, kept: run.summaries }),
        tokens_total: totalOf(questions.flatMap(({ tokens_total: tokens }) => tokens ?? [])),
        cost_usd_total: totalOf(questions.flatMap(({ cost_usd_total: cost }) => cost ?? [])),
        questions,
    };
}
function describeQuestion({ id, query, tags }, trials) {
    const chosen = representativeTrial(trials);
    if (chosen === null)
        return [];
    const valuesOf = (metric) => trials.flatMap(({ scores }) => scores[metric] ?? []);
    const metrics = new Set(trials.flatMap(({ scores }) => Object.keys(scores)));
    const { observation } = chosen;
    return [
        {
            id,
            query,
            tags,
            trials: trials.length,
            scores: Object.fromEntries([...metrics].map((metric) => {
                const values = valuesOf(metric);
                return [metric, { mean: (0,moments .i2)(values), stddev_sample: (0,moments .JK)(values), n: values.length }];
            })),
            tokens_total: totalOf(valuesOf('tokens.total')),
            cost_usd_total: totalOf(valuesOf('cost.usd')),
            representative: {
                trial: chosen.trial,
                answer: observation.status === 'ok' ? observation.reply.answer : null,
                failure: observation.status === 'ok' ? null : `${observation.failure.kind}: ${observation.failure.message}`,
            },
        },
    ];
}
const totalOf = (values) => (values.length === 0 ? null : (0,moments .cz)(values));
const CORRECTNESS = 'judge.correctness';
const ROUNDING = 1e-9;
function representativeTrial(trials) {
    const judged = trials.flatMap((trial) => {
        const correctness = trial.scores[CORRECTNESS];
        return correctness === undefined ? [] : [{ trial, correctness }];
    });
    if (judged.length === 0)
        return trials.find(({ scores }) => scores['success'] === 1) ?? trials[0] ?? null;
    const average = (0,moments .cz)(judged.map(({ correctness }) => correctness)) / judged.length;
    const closest = judged.reduce((best, one) => Math.abs(one.correctness - average) < Math.abs(best.correctness - average) - ROUNDING ? one : best);
    return closest.trial;
}


  }),

  26365:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W: () => (  percentileOfSorted),
    Y: () => (  percentile)
  });
function percentile(values, p) {
    return percentileOfSorted(new Float64Array(values).sort(), p);
}
function percentileOfSorted(sorted, p) {
    if (sorted.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (sorted.length - 1) * p;
    const below = Math.floor(position);
    const low = sorted[below];
    const high = sorted[Math.min(below + 1, sorted.length - 1)];
    return low + (high - low) * (position - below);
}


  }),

  52681:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  shuffled),
    I: () => (  seededRandom)
  });
function seededRandom(seed) {
    let hash = 1779033703 ^ seed.length;
    for (let index = 0; index < seed.length; index++) {
        hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
        hash = (hash << 13) | (hash >>> 19);
    }
    const word = () => {
        hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
        hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
        hash ^= hash >>> 16;
        return hash | 0;
    };
    const state = Int32Array.of(word(), word(), word(), 1);
    const next = () => {
        const a = state[0];
        const b = state[1];
        const c = state[2];
        const counter = state[3];
        const sum = (a + b + counter) | 0;
        state[0] = b ^ (b >>> 9);
        state[1] = c + (c << 3);
        state[2] = ((c << 21) | (c >>> 11)) + sum;
        state[3] = counter + 1;
        return (sum >>> 0) / 4294967296;
    };
    for (let round = 0; round < 15; round++)
        next();
    return next;
}
function shuffled(items, random) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
        const other = Math.floor(random() * (last + 1));
        const kept = result[last];
        result[last] = result[other];
        result[other] = kept;
    }
    return result;
}


  }),

  81975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  meanOf)
  });
function meanOf({ places, parts }, part) {
    return places.reduce((sum, place) => sum + (parts[part]?.[place] ?? 0), 0) / places.length;
}


  }),

  16781:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  YK: () => (  figureOfRecords),
  Il: () => (  findRule),
  Dh: () => (  isInfinite)
});

var summed_figure = __webpack_require__(35152);
var percentile = __webpack_require__(26365);
var figure_rule = __webpack_require__(81975);
;// CONCATENATED MODULE: ./build/stats/run-figures/percentile-figure.js


function percentileFigure(percent) {
    const share = percent / 100;
    const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile;
    const valuesOf = (records) => records.map((record) => record[0] ?? NaN);
    return {
        record: (trials) => [(0,figure_rule .h)(trials, 0)],
        figureOf: (records) => (0,percentile .Y)(valuesOf(records), share),
        resample: (records) => resampledPercentile(valuesOf(records), share),
        exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
    };
}
function exchangedExceedance(baseline, candidate, p) {
    const limit = (0,percentile .Y)([...baseline, ...candidate], p);
    const above = (value) => (value > limit ? 1 : value === limit ? 0.5 : 0);
    const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)));
    return (exchanged) => {
        let sum = 0;
        for (let at = 0; at < gains.length; at++)
            sum += (1 - 2 * exchanged[at]) * gains[at];
        return sum;
    };
}
function resampledPercentile(values, p) {
    const order = Int32Array.from(values.keys()).sort((a, b) => values[a] - values[b]);
    const sorted = Float64Array.from(order, (index) => values[index]);
    return (counts, size) => {
        const position = (size - 1) * p;
        const below = Math.floor(position);
        const target = size - 1 - below;
        let place = order.length;
        let passed = 0;
        let high = NaN;
        while (passed <= target) {
            const isAboveHigh = passed < target || target === 0;
            place--;
            passed += counts[order[place]];
            if (isAboveHigh && passed >= target)
                high = sorted[place];
        }
        const low = sorted[place];
        return low === high ? low : low + (high - low) * (position - below);
    };
}
function exchangedPercentile(baseline, candidate, p) {
    const n = baseline.length;
    const valueAt = (place) => (place < n ? baseline[place] : candidate[place - n]) ?? NaN;
    const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a));
    const sorted = Float64Array.from(order, valueAt);
    const caseOf = order.map((place) => place % n);
    const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1));
    const position = (n - 1) * p;
    const below = Math.floor(position);
    const share = position - below;
    const target = n - 1 - below;
    const high = new Float64Array(2);
    const low = new Float64Array(2);
    const passed = new Int32Array(2);
    const figureOf = (arm) => {
        const [from, to] = [low[arm], high[arm]];
        return from === to || target === 0 ? from : from + (to - from) * share;
    };
    return (exchanged) => {
        passed.fill(0);
        let wanted = 2;
        for (let at = 0; wanted > 0; at++) {
            const arm = armOf[at] ^ exchanged[caseOf[at]];
            const rank = passed[arm];
            passed[arm] = rank + 1;
            if (rank === target - 1)
                high[arm] = sorted[at];
            else if (rank === target) {
                low[arm] = sorted[at];
                wanted--;
            }
        }
        return figureOf(1) - figureOf(0);
    };
}

;// CONCATENATED MODULE: ./build/stats/run-figures/index.js


function findRule(figure) {
    switch (figure.figure) {
        case 'percentile':
            return percentileFigure(figure.percentile);
        case 'ratio':
            return summed_figure .XD;
        case 'calibration-error':
            return (0,summed_figure .zA)(figure.error, figure.buckets);
        case 'correlation':
            return summed_figure .CE;
        case 'trial-deviation':
            return summed_figure .sP;
        case 'run-deviation':
            return summed_figure .v_;
        case 'passes':
            return (0,summed_figure .qw)(figure.tries, figure.need);
    }
}
function isInfinite({ figure }, records) {
    if (figure !== 'ratio')
        return false;
    const [numerator, denominator] = [0, 1].map((at) => records.reduce((sum, record) => sum + (record[at] ?? 0), 0));
    return denominator === 0 && numerator !== undefined && numerator > 0;
}
function figureOfRecords(figure, records) {
    if (records.length === 0)
        return null;
    const value = findRule(figure).figureOf(records);
    return Number.isNaN(value) ? null : value;
}


  }),

  19021:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  recordCases)
  });
  var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
  var _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34533);
  var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16781);



function recordCases(figure, { trials, ids, starts, column }) {
    const columns = (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__  .js)(figure).flatMap((id) => column(id) ?? []);
    if (columns.length < (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__  .js)(figure).length)
        return null;
    const { record } = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__  .Il)(figure);
    const parts = columns.map(({ values }) => values);
    const states = columns
        .map((column) => column.states)
        .reduce((one, other) => one.map((state, place) => Math.min(state, other[place] ?? _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__  .QE)));
    const trialAt = (place) => trials[place]?.trial ?? 0;
    return ids.map((_, at) => {
        const places = [];
        let [own, failed] = [0, 0];
        for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++) {
            const state = states[place] ?? _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__  .QE;
            if (state === _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__  .Wk)
                failed += 1;
            if (state > _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__  .Wk)
                own += 1;
            if (state === _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__  .Zb)
                places.push(place);
        }
        const isScored = places.length > 0 && 2 * places.length >= own;
        return {
            trials: own,
            failed,
            record: isScored ? record({ places, parts, trialAt }) : null,
            recordFirst: (count) => record({ places: places.slice(0, count), parts, trialAt }),
            values: places.map((place) => parts[0]?.[place] ?? NaN),
        };
    });
}


  }),

  35152:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CE: () => (  CORRELATION_FIGURE),
    GQ: () => (  shareOfSets),
    XD: () => (  RATIO_FIGURE),
    qw: () => (  passesFigure),
    sP: () => (  TRIAL_DEVIATION_FIGURE),
    v_: () => (  RUN_DEVIATION_FIGURE),
    zA: () => (  calibrationFigure)
  });
  var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
  var _figure_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81975);
  var _model_suite_buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30078);



function summedFigure(input) {
    const { record, ofSums } = input;
    const resample = (records) => {
        const columns = readColumns([records]);
        return (counts) => ofSums(columns.map((column) => sumColumn(column, counts)));
    };
    return {
        record,
        figureOf: (records) => resample(records)(new Int32Array(records.length).fill(1), records.length),
        resample,
        exchange: (...arms) => {
            const columns = readColumns(arms);
            return (exchanged) => {
                const sums = columns.map((column) => sumExchanged(column, exchanged));
                return ofSums(sums.map(({ candidate }) => candidate)) - ofSums(sums.map(({ baseline }) => baseline));
            };
        },
    };
}
function readColumns(arms) {
    const width = arms.reduce((most, records) => records.reduce((all, { length }) => Math.max(all, length), most), 0);
    const count = arms[0]?.length ?? 0;
    return Array.from({ length: width }, (_, place) => {
        const cases = [];
        const values = [];
        for (let at = 0; at < count; at++) {
            if (arms.every((records) => (records[at]?.[place] ?? 0) === 0))
                continue;
            cases.push(at);
            for (const records of arms)
                values.push(records[at]?.[place] ?? 0);
        }
        return { cases: new Int32Array(cases), values: new Float64Array(values) };
    });
}
function sumColumn({ cases, values }, counts) {
    let sum = 0;
    for (let at = 0; at < cases.length; at++)
        sum += counts[cases[at]] * values[at];
    return sum;
}
function sumExchanged({ cases, values }, exchanged) {
    let [baseline, candidate] = [0, 0];
    for (let at = 0; at < cases.length; at++) {
        const place = 2 * at + exchanged[cases[at]];
        baseline += values[place];
        candidate += values[place ^ 1];
    }
    return { baseline, candidate };
}
const RATIO_FIGURE = summedFigure({
    record: (trials) => [(0,_figure_rule_js__WEBPACK_IMPORTED_MODULE_1__  .h)(trials, 0), (0,_figure_rule_js__WEBPACK_IMPORTED_MODULE_1__  .h)(trials, 1)],
    ofSums: ([numerator = 0, denominator = 0]) => {
        const ratio = numerator / denominator;
        return Number.isFinite(ratio) ? ratio : NaN;
    },
});
const TRIAL_DEVIATION_FIGURE = summedFigure({
    record: ({ places, parts: [values] }) => {
        const deviation = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__  .JK)(places.map((place) => values?.[place] ?? 0));
        return deviation === null ? [0, 0] : [deviation, 1];
    },
    ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
});
function shareOfSets(input) {
    const { passed, trials, tries, need } = input;
    if (trials < tries)
        return null;
    const alike = need === 'all' ? passed : trials - passed;
    let share = 1;
    for (let at = 0; at < tries; at++)
        share *= Math.max(0, alike - at) / (trials - at);
    return need === 'all' ? share : 1 - share;
}
function passesFigure(tries, need) {
    return summedFigure({
        record: ({ places, parts: [values] }) => {
            const passed = places.filter((place) => values?.[place] === 1).length;
            const share = shareOfSets({ passed, trials: places.length, tries, need });
            return share === null ? [0, 0] : [share, 1];
        },
        ofSums: ([shares = 0, cases = 0]) => (cases === 0 ? NaN : shares / cases),
    });
}
const RUN_DEVIATION_FIGURE = summedFigure({
    record: ({ places, parts: [values], trialAt }) => {
        const last = places.reduce((most, place) => Math.max(most, trialAt(place)), 0);
        const record = Array(2 * (last + 1)).fill(0);
        for (const place of places) {
            const trial = trialAt(place);
            record[2 * trial] = 1;
            record[2 * trial + 1] = values?.[place] ?? 0;
        }
        return record;
    },
    ofSums: (sums) => {
        const means = [];
        for (let at = 0; at < sums.length; at += 2) {
            const cases = sums[at] ?? 0;
            if (cases > 0)
                means.push((sums[at + 1] ?? 0) / cases);
        }
        return (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__  .JK)(means) ?? NaN;
    },
});
function calibrationFigure(error, buckets) {
    const width = 3 * (buckets.edges.length + 1);
    return summedFigure({
        record: ({ places, parts: [confidences, outcomes] }) => {
            const sums = Array(width).fill(0);
            const weight = 1 / places.length;
            for (const place of places) {
                const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0];
                const at = 3 * (0,_model_suite_buckets_js__WEBPACK_IMPORTED_MODULE_0__  .A)(confidence, buckets);
                sums[at] = (sums[at] ?? 0) + weight;
                sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence;
                sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome;
            }
            return sums;
        },
        ofSums: (sums) => {
            let total = 0;
            let distance = 0;
            let largest = 0;
            for (let at = 0; at < width; at += 3) {
                const weight = sums[at] ?? 0;
                if (weight === 0)
                    continue;
                const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0));
                total += weight;
                distance += gap;
                largest = Math.max(largest, gap / weight);
            }
            return error === 'expected' ? distance / total : largest;
        },
    });
}
const MIN_VARIANCE = 1e-12;
const CORRELATION_FIGURE = summedFigure({
    record: ({ places, parts: [xs, ys] }) => {
        const sums = [0, 0, 0, 0, 0, 0];
        for (const place of places) {
            const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0];
            for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
                sums[at] = (sums[at] ?? 0) + value / places.length;
        }
        return sums;
    },
    ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
        const varianceX = xx / weight - (x / weight) ** 2;
        const varianceY = yy / weight - (y / weight) ** 2;
        if (!(varianceX > MIN_VARIANCE && varianceY > MIN_VARIANCE))
            return NaN;
        const covariance = xy / weight - (x / weight) * (y / weight);
        return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)));
    },
});


  }),

  55542:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    s: () => (  collectScores)
  });
  var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
  var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52681);
  var _kept_scores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42594);



const MAX_LISTS = 1_000;
const RECENT_LISTS = 4;
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered';
function collectScores() {
    const trials = [];
    const failed = [];
    const keep = (0,_kept_scores_js__WEBPACK_IMPORTED_MODULE_1__  .F)();
    let settled = null;
    const lists = new Map();
    const recent = [];
    const keepOnce = (unscored) => {
        const same = recent.find(({ came }) => came === unscored);
        if (same !== undefined)
            return same.kept;
        const kept = findEqual(unscored);
        recent.unshift({ came: unscored, kept });
        recent.length = Math.min(recent.length, RECENT_LISTS);
        return kept;
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
        add: (trial, observation) => {
            settled = null;
            if (observation.status === 'failed')
                failed.push(trials.length);
            const isAnswer = trial.round !== undefined && observation.status === 'ok';
            const answer = isAnswer ? { answer: (0,_random_js__WEBPACK_IMPORTED_MODULE_2__  .I)(observation.reply.answer)() } : null;
            const kept = { ...trial, scores: keep(trial.scores), unscored: keepOnce(trial.unscored), ...answer };
            trials.push((0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .kl)(observation) ? { ...kept, failed: true } : kept);
        },
        trials: () => (settled ??= withdrawSilent(trials, new Set(failed))),
    };
}
function withdrawSilent(trials, failed) {
    const silent = findSilent(trials, failed);
    return trials.map((trial, place) => (silent.length > 0 && failed.has(place) ? withdraw(trial, silent) : trial));
}
function findSilent(trials, failed) {
    const zeros = new Set([...failed].flatMap((index) => Object.keys(trials[index]?.scores ?? {})));
    const answered = trials.filter((_, index) => !failed.has(index));
    return [...zeros].filter((id) => answered.some(({ unscored }) => unscored[id] !== undefined) &&
        !answered.some(({ scores }) => scores[id] !== undefined));
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


  }),

  42594:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  keepScores),
    o: () => (  placeOfScores)
  });
const BLOCK = 4096;
const MAX_VALUES = 255;
function startColumn() {
    const values = [NaN];
    const codes = new Map();
    const blocks = [];
    const get = (place) => {
        const block = blocks[Math.floor(place / BLOCK)];
        const kept = block?.[place % BLOCK] ?? 0;
        return block instanceof Float64Array ? kept : values[kept];
    };
    const codeOf = (value) => {
        const known = codes.get(value);
        if (known !== undefined || values.length > MAX_VALUES)
            return known ?? null;
        codes.set(value, values.length);
        return values.push(value) - 1;
    };
    return {
        get,
        copy: (into) => {
            const all = into.length < blocks.length * BLOCK ? new Float64Array(blocks.length * BLOCK) : into.fill(NaN);
            for (let at = 0; at < blocks.length; at++)
                decode(blocks[at] ?? NO_CODES, values, all.subarray(at * BLOCK));
            return all;
        },
        set: (place, value) => {
            const at = Math.floor(place / BLOCK);
            const code = codeOf(value);
            const known = blocks[at] ?? new Uint8Array(BLOCK);
            const block = code === null && known instanceof Uint8Array ? new Float64Array(BLOCK) : known;
            if (block !== known)
                decode(known, values, block);
            blocks[at] = block;
            block[place % BLOCK] = block instanceof Uint8Array ? (code ?? 0) : value;
        },
    };
}
const NO_CODES = new Uint8Array(BLOCK);
function decode(block, values, into) {
    if (block instanceof Float64Array)
        into.set(block);
    else
        for (let at = 0; at < BLOCK; at++)
            into[at] = values[block[at]];
}
const KEPT = Symbol('where the scores are kept');
function read({ columns, place }, id) {
    const value = typeof id === 'string' ? (columns.get(id)?.get(place) ?? NaN) : NaN;
    return Number.isNaN(value) ? undefined : value;
}
const READER = {
    get: (kept, id) => (id === KEPT ? kept : read(kept, id)),
    has: (kept, id) => read(kept, id) !== undefined,
    ownKeys: (kept) => [...kept.columns.keys()].filter((id) => read(kept, id) !== undefined),
    getOwnPropertyDescriptor: (kept, id) => {
        const value = read(kept, id);
        return value === undefined ? undefined : { value, enumerable: true, configurable: true };
    },
};
function keepScores() {
    const columns = new Map();
    let place = 0;
    return (scores) => {
        for (const id in scores) {
            const value = scores[id];
            if (value === undefined)
                continue;
            const column = columns.get(id) ?? startColumn();
            column.set(place, value);
            columns.set(id, column);
        }
        return new Proxy({ columns, place: place++ }, READER);
    };
}
function placeOfScores(scores) {
    return scores[KEPT] ?? null;
}


  }),

  34533:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CQ: () => (  tabulateScores),
    QE: () => (  NOT_APPLICABLE),
    Wk: () => (  FAILED),
    Zb: () => (  SCORED),
    cB: () => (  UNSCORED),
    cg: () => (  scoreTableOf),
    nP: () => (  readCase)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
  var _kept_scores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42594);



const NOT_APPLICABLE = 0;
const FAILED = 1;
const UNSCORED = 2;
const SCORED = 3;
const MAX_BYTES = 4_000_000;
const tables = new WeakMap();
function scoreTableOf(trials) {
    const known = tables.get(trials);
    if (known !== undefined)
        return known;
    const byCase = [...(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__  .Fm)(trials)].sort(([one], [other]) => (one < other ? -1 : 1));
    const table = tabulateScores(byCase.flatMap(([, own]) => own));
    tables.set(trials, table);
    return table;
}
function tabulateScores(trials) {
    const starts = trials.flatMap((trial, place) => (trial.case === trials[place - 1]?.case ? [] : [place]));
    const ids = starts.map((place) => trials[place]?.case ?? '');
    const places = new Map(ids.map((id, place) => [id, place]));
    const columns = new Map();
    const read = openTrials(trials);
    let bytes = 0;
    let next = 0;
    return {
        trials,
        ids,
        starts: Uint32Array.from([...starts, trials.length]),
        placeOf: (caseId) => {
            if (ids[next] !== caseId)
                next = places.get(caseId) ?? -1;
            return next === -1 ? -1 : next++;
        },
        column: (metricId) => {
            const known = columns.get(metricId);
            if (known !== undefined)
                return known;
            const column = read(metricId);
            columns.set(metricId, column);
            bytes += sizeOf(column);
            for (const [oldest, dropped] of columns) {
                if (bytes <= MAX_BYTES || oldest === metricId)
                    break;
                columns.delete(oldest);
                bytes -= sizeOf(dropped);
            }
            return column;
        },
    };
}
const sizeOf = (column) => column === null ? 0 : column.states.byteLength + column.values.byteLength;
function openTrials(trials) {
    const kept = trials.map(({ scores }) => (0,_kept_scores_js__WEBPACK_IMPORTED_MODULE_1__  .o)(scores));
    const stores = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__  .OM)(kept.map((one) => one?.columns ?? null));
    const places = Uint32Array.from(kept, (one) => one?.place ?? 0);
    const lists = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__  .OM)(trials.map(({ unscored }) => unscored));
    const failures = Uint8Array.from(trials, ({ failed }) => (failed === true ? FAILED : UNSCORED));
    const rooms = stores.distinct.map(() => NO_VALUES);
    return (metricId) => {
        const columns = stores.distinct.map((store, at) => {
            const column = store?.get(metricId);
            return column === undefined ? NO_VALUES : (rooms[at] = column.copy(rooms[at] ?? NO_VALUES));
        });
        const isPlain = stores.distinct.map((store) => store === null);
        const isUnscored = lists.distinct.map((reasons) => reasons[metricId] !== undefined);
        if (!isPlain.includes(true) && !isUnscored.includes(true) && !columns.some(({ length }) => length > 0))
            return null;
        const states = new Uint8Array(trials.length);
        let values = NO_VALUES;
        let isAny = false;
        for (let at = 0; at < states.length; at++) {
            const store = stores.numbers[at];
            const value = isPlain[store] === true ? trials[at]?.scores[metricId] : columns[store][places[at]];
            if (value !== undefined && !Number.isNaN(value)) {
                if (values === NO_VALUES)
                    values = new Float64Array(trials.length);
                states[at] = SCORED;
                values[at] = value;
            }
            else if (isUnscored[lists.numbers[at]] === true)
                states[at] = failures[at];
            else
                continue;
            isAny = true;
        }
        return isAny ? { states, values } : null;
    };
}
const NO_VALUES = new Float64Array(0);
function readCase({ states, values }, { starts }, place) {
    const [from, to] = [starts[place] ?? 0, starts[place + 1] ?? 0];
    let [trials, failed, count] = [0, 0, 0];
    for (let at = from; at < to; at++) {
        if (states[at] === FAILED)
            failed += 1;
        if (states[at] === UNSCORED || states[at] === SCORED)
            trials += 1;
        if (states[at] === SCORED)
            count += 1;
    }
    const scored = new Array(count);
    for (let at = from, next = 0; next < count; at++)
        if (states[at] === SCORED)
            scored[next++] = values[at] ?? NaN;
    return { trials, failed, values: scored };
}


  }),

  41345:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L9: () => (  readTrialsOf),
    cI: () => (  readRun),
    iX: () => (  readObservations),
    mM: () => (  readTrials),
    my: () => (  readScoredRun),
    rA: () => (  findCases)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9111);
  var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
  var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47673);
  var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55542);
  var _unscored_sets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22640);
  var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55156);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79167);











async function readRun(folder) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .A_)(folder))
        return (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .C_)(await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .Wf)(folder));
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(folder).run;
    const size = await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .Ov)(path);
    if (size === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('run-not-found', { folder, missing: 'run.json' });
    (0,_io_heap_js__WEBPACK_IMPORTED_MODULE_2__  .BG)(size, _io_heap_js__WEBPACK_IMPORTED_MODULE_2__  .om);
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__  .Vh)(path);
    (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__  .ps)(path, value, _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .ZN);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__  .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .Lx, value, { path, line: null });
}
async function* readTrialLines(folder, log, isWanted) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .A_)(folder))
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(folder).trials;
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .Ov)(path)) === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('run-not-found', { folder, missing: 'trials.jsonl' });
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__  .sS)(path, log, isWanted))
        yield { value, place: { path, line } };
}
async function* readTrials(folder, log) {
    const wholeOf = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_8__  .a)();
    for await (const { value, place } of readTrialLines(folder, log)) {
        const trial = wholeOf(parseTrial(value, place));
        if (typeof trial === 'string')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('run-invalid', { ...place, problem: trial });
        yield trial;
    }
}
function parseTrial(value, place) {
    const { scores } = (value ?? {});
    if (!areNumbers(scores))
        return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__  .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .DZ, value, place);
    const trial = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__  .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .DZ, { ...value, scores: {} }, place);
    trial.scores = scores;
    return trial;
}
function areNumbers(scores) {
    if (typeof scores !== 'object' || scores === null || Array.isArray(scores))
        return false;
    return !Object.hasOwn(scores, '__proto__') && Object.values(scores).every(Number.isFinite);
}
async function* readTrialsOf(run, folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(folder).trials;
    const caseOf = findCases(run.cases);
    let line = 0;
    for await (const trial of readTrials(folder, log)) {
        const golden = caseOf(trial, { path, line: ++line });
        yield { trial: { ...trial, case: golden.id }, golden };
    }
}
function findCases(cases) {
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const seen = new Map();
    return ({ case: id, trial }, place) => {
        const golden = byId.get(id);
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('run-invalid', { ...place, problem });
        if (golden === undefined)
            throw fail(`the case \`${id.slice(0, 100)}\` is not in run.json`);
        const numbers = seen.get(golden.id) ?? new Set();
        if (numbers.has(trial))
            throw fail(`trial ${trial} of case \`${id}\` is there twice`);
        seen.set(golden.id, numbers.add(trial));
        return golden;
    };
}
async function readScoredRun(folder, { log, rescore, run: given, declared = [] }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .Wf)(folder);
        const run = given ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .GK)(folder, reference, declared), stale_cases: run.stale_cases };
    }
    const run = given ?? (await readRun(folder));
    const collected = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_7__  .s)();
    for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
        collected.add((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .hZ)({ ...trial, ...rescore?.(golden, trial) }), trial.observation);
    }
    const trials = collected.trials();
    if (rescore === undefined)
        (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .hp)(trials, { metrics: run.metrics, path: (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(folder).trials });
    return { run, trials, stale_cases: run.stale_cases };
}
async function readObservations(folder, input) {
    const kept = [];
    const { caseIds, log, order, add = (trial) => void kept.push(trial) } = input;
    const isWanted = (line) => order === undefined || caseIds.has(order[line - 1]?.case ?? '');
    for await (const { value, place } of readTrialLines(folder, log, isWanted)) {
        const trial = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__  .Tw)(recordSchema, value, place);
        if (caseIds.has(trial.case))
            add(trial);
    }
    const byCase = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_9__  .$z)(kept, (trial) => trial.case);
    for (const trials of byCase.values())
        trials.sort((a, b) => a.trial - b.trial);
    return byCase;
}
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_10__.object(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .Hz.shape);


  }),

  22640:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  appendTrials),
    a: () => (  trialsOfLines)
  });
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);

function appendTrials(append) {
    const sets = [];
    let next = 0;
    return (trial) => {
        const { unscored, ...rest } = trial;
        if (Object.keys(unscored).length === 0) {
            append(JSON.stringify(trial));
            return;
        }
        const text = sets.find(({ reasons }) => reasons === unscored)?.text ?? JSON.stringify(unscored);
        const earlier = sets.findIndex((set) => set.text === text);
        const set = sets[earlier];
        if (set !== undefined) {
            set.reasons = unscored;
            append(JSON.stringify({ ...rest, unscored_set: earlier }));
            return;
        }
        const place = next % _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__  .l0;
        append(JSON.stringify({ ...rest, unscored, unscored_set: place }));
        next += 1;
        sets[place] = { reasons: unscored, text };
    };
}
function trialsOfLines() {
    const sets = new Map();
    return ({ unscored: own, unscored_set: place, ...rest }) => {
        if (place === undefined)
            return own === undefined ? 'it has neither `unscored` nor `unscored_set`' : { ...rest, unscored: own };
        if (own !== undefined)
            sets.set(place, { ...own });
        const unscored = sets.get(place);
        if (unscored === undefined)
            return `no line above has the reasons of \`unscored_set\` ${place}`;
        return { ...rest, unscored };
    };
}


  }),

  20714:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P3: () => (  requireUnlocked),
    X7: () => (  continueRun),
    bp: () => (  writeRun),
    gb: () => (  hasRun),
    yO: () => (  dropCutTrial)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87855);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58967);
  var _io_platform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1482);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80430);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);
  var _unscored_sets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22640);
  var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55156);
  var _io_links_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15704);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29598);















async function removeOld(folder) {
    const { run: head, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(folder);
    for (const old of [head, ...Object.values((0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .hI)(folder))])
        await remove(old);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(trials).catch(() => null))?.isFile() === true)
        await remove(trials);
}
async function hasRun(folder) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .Ov)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(folder).run)) !== null;
}
function dropCutTrial(folder) {
    (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__  .E)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(folder).trials)[Symbol.dispose]();
}
const writeRun = async (...of) => openWriter(true, ...of);
const continueRun = async (...of) => openWriter(false, ...of);
async function openWriter(isNew, ...[folder, run, tell]) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(folder);
    const writeHead = async (head) => {
        const text = `${JSON.stringify(head, null, 2)}\n`;
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .fR)(files.run, text);
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
        opened = (isNew ? _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__  .j : _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__  .E)(files.trials);
        await writeHead(run);
    }
    catch (error) {
        close();
        throw error;
    }
    const trials = opened;
    const append = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_7__  .K)(trials.append);
    return {
        append: async (trial) => Promise.resolve(append(trial)),
        pause: async (head) => void (await writeHead(head)),
        finish: async (whole) => {
            const text = await writeHead(whole);
            if (whole.stopped === undefined)
                await remove((0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .hI)(folder).unjudged);
            const written = { 'run.json': (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_5__  .f)(text), 'trials.jsonl': trials.digest(), 'confirmations.jsonl': null };
            return { folder, files: { ...written, ...(whole.stopped === undefined && { 'unjudged.jsonl': null }) } };
        },
        [Symbol.asyncDispose]: async () => Promise.resolve(close()),
    };
}
async function remove(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true }).catch((0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__  .Bp)(path));
}
const LOCK_FILE = 'run.lock';
const holderSchema = zod__WEBPACK_IMPORTED_MODULE_14__.object({ pid: zod__WEBPACK_IMPORTED_MODULE_14__.int().positive(), host: zod__WEBPACK_IMPORTED_MODULE_14__.string() });
function requireUnlocked(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, LOCK_FILE);
    const holder = readHolder(path);
    if (holder !== null && isHeld(holder))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_12__  .yo('run-locked', { folder, pid: holder.pid, path });
}
function lockRun(folder, tell) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, LOCK_FILE);
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_11__  .Kp)(path);
    requireUnlocked(folder);
    const left = readHolder(path);
    try {
        (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .fc)(folder);
        if (left !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(path, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(path, JSON.stringify({ pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_9__.hostname)() }), { flag: 'wx' });
    }
    catch (error) {
        requireUnlocked(folder);
        throw (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__  .KV)(error, path);
    }
    if (left !== null)
        tell(`Took over ${folder} from process ${left.pid} on ${left.host}, which ended without releasing it.`);
    return {
        [Symbol.dispose]: () => {
            if (readHolder(path)?.pid === process.pid)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(path, { force: true });
        },
    };
}
function readHolder(path) {
    const text = (0,_model_error_js__WEBPACK_IMPORTED_MODULE_12__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readFileSync)(path, 'utf8'));
    if (text === null)
        return null;
    const holder = holderSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_13__  .MR)(text));
    return holder.success ? holder.data : { pid: 0, host: 'an unknown machine' };
}
const isHeld = ({ pid, host }) => host === (0,node_os__WEBPACK_IMPORTED_MODULE_9__.hostname)() && pid !== process.pid && (0,_io_platform_js__WEBPACK_IMPORTED_MODULE_4__  ._n)(pid);


  })

};
