export const id = 165;
export const ids = [165];
export const modules = {

  87556:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    rV: () => (  mergeRuns),
    y0: () => (  describeShard)
  });
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9111);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79167);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87375);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41345);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64520);
  var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25727);
  var _pool_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37958);











async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__  .cI)(folder) });
    const parts = checkShards(runs);
    (0,_io_heap_js__WEBPACK_IMPORTED_MODULE_0__  .B)(parts.reduce((sum, { counts }) => sum + counts.trials, 0));
    const merged = mergeHeaders(parts);
    const { run } = await (0,_pool_runs_js__WEBPACK_IMPORTED_MODULE_8__  .hM)(merged, { sources: parts, out, log });
    return run;
}
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    const sessionId = `merged-${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__  .s)(sessions.join('\n')).slice(-16)}`;
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    const named = (field) => distinct(runs.map(({ environment }) => environment[field])).join(', ');
    return {
        ...first.run,
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        trials_per_case: Math.min(...runs.map(({ trials_per_case }) => trials_per_case)),
        plan: mergePlans(runs),
        environment: { node: named('node'), os: named('os'), runner: named('runner') || null },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        stopped: mergeStops(parts),
        spent_usd: spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0),
    };
}
function mergePlans(runs) {
    const plan = runs[0]?.plan;
    if (plan === undefined)
        return undefined;
    const own = runs.flatMap(({ cases, plan: { classes } = plan }) => cases.flatMap(({ id }) => {
        const kind = (0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__  .Kl)({ classes }, id);
        return kind === undefined ? [] : [[id, kind]];
    }));
    return { ...plan, classes: Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))) };
}
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return undefined;
    const planned = parts.reduce((sum, { run, counts }) => sum + (run.plan === undefined ? run.cases.length * run.trials_per_case : (run.stopped?.planned ?? counts.trials)), 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { ...first, planned, made, spent_usd: spent };
}
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shards-wanted', { folder });
    return run.shard;
}
const OWN = new Set([
    ...['run_id', 'session_id', 'started_at', 'finished_at', 'environment', 'cases', 'counts', 'summaries', 'stopped'],
    ...['spent_usd', 'shard.index', 'code_quality.review', 'fingerprints.models', 'fingerprints.judge_models'],
]);
const OWN_IN_ROUNDS = new Set(['plan.classes', 'plan.gates', 'trials_per_case']);
const PARTED = ['suite', 'shard', 'settings', 'fingerprints', 'code_quality', 'plan'];
function sharedTraits(run) {
    const isOwn = (place) => OWN.has(place) || (run.plan !== undefined && OWN_IN_ROUNDS.has(place));
    return (0,_pool_runs_js__WEBPACK_IMPORTED_MODULE_8__  .JC)(run, PARTED, (place) => !isOwn(place));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = sharedTraits(first.run);
    for (const other of others) {
        const found = sharedTraits(other.run);
        const valueOf = (what) => found.get(what) ?? 'null';
        const [what, value] = [...expected].find(([place, own]) => own !== valueOf(place)) ?? [];
        if (what === undefined || value === undefined)
            continue;
        const values = [
            { folder: first.folder, value: cut(value) },
            { folder: other.folder, value: cut(valueOf(what)) },
        ];
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shards-differ', { what, values });
    }
}
function demandEachOnce(parts) {
    const folders = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_9__  .$)(parts, ({ shard }) => shard.index);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)({ index, of });
    for (const [index, own] of folders)
        if (own.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-repeated', { shard: name(index), folders: own.map(({ folder }) => folder) });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__  .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(folder).run, line: null, problem });
    }
}
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


  }),

  37958:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JC: () => (  traitsOf),
    Jb: () => (  refusePool),
    S_: () => (  lastPart),
    bY: () => (  listDifferences),
    du: () => (  writeLastPart),
    eR: () => (  MOST_TRIALS),
    hM: () => (  writeTrials),
    r1: () => (  poolRuns)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20714);
  var _arm_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65750);
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




const MOST_TRIALS = 10;
const OWN = new Set('run_id session_id mode commit branch started_at finished_at seed_offset trials_per_case pooled replaced_trials carried_to environment cases counts spent_usd summaries code_quality'.split(' '));
function refusePool(older, newer) {
    for (const run of [older, newer]) {
        if (run.counts === null || run.stopped !== undefined)
            return `the run ${run.run_id} is not complete`;
        if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
            return 'some answers are from a cache';
    }
    const different = listDifferences(older, newer);
    if (different.length > 0)
        return `they differ in ${different.join(', ')}`;
    const trials = lastPart(older).trials + newer.trials_per_case;
    return trials > MOST_TRIALS
        ? `together they would have ${trials} trials of each case, more than ${MOST_TRIALS}`
        : null;
}
function listDifferences(older, newer, except = []) {
    const [one, other] = [ownTraits(older), ownTraits(newer)];
    const places = [...new Set([...one.keys(), ...other.keys()])];
    return places.filter((place) => one.get(place) !== other.get(place) && !except.includes(place));
}
function ownTraits({ settings, fingerprints, ...rest }) {
    return traitsOf({ ...rest, settings, fingerprints }, ['settings', 'fingerprints'], (place) => !OWN.has(place));
}
function traitsOf(run, parted, counts) {
    const traits = Object.entries(run).flatMap(([key, value]) => parted.includes(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.flatMap(([key, value]) => (value !== undefined && counts(key) ? [[key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(value)]] : [])));
}
function lastPart(run) {
    const { run_id, commit, started_at, trials_per_case: trials, seed_offset } = run;
    return run.pooled?.at(-1) ?? { run_id, commit, started_at, trials, seed_offset };
}
async function poolRuns({ older, newer, out }, log) {
    const first = lastPart(older.run);
    const run = {
        ...newer.run,
        trials_per_case: first.trials + newer.run.trials_per_case,
        pooled: [first, lastPart(newer.run)],
    };
    const sources = [lastTrials(older), { ...newer, renumber: (trial) => trial + first.trials }];
    return writeTrials(run, { sources, out, log });
}
async function writeLastPart({ folder, run }, out, log) {
    const whole = { ...run, trials_per_case: lastPart(run).trials, pooled: undefined };
    return writeTrials(whole, { sources: [lastTrials({ folder, run })], out, log });
}
function lastTrials({ folder, run }) {
    const start = run.trials_per_case - lastPart(run).trials;
    return { folder, run, renumber: (trial) => (trial < start ? null : trial - start) };
}
async function writeTrials(run, { sources, out, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__  .bp)(out, { ...run, counts: null, summaries: {} }, log.info), true);
        const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .dP)(run.pricing);
        for (const { folder, run: own, renumber } of sources)
            for await (const { trial: read } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__  .L9)(own, folder, log)) {
                const number = renumber === undefined ? read.trial : renumber(read.trial);
                if (number === null)
                    continue;
                const trial = { ...read, trial: number };
                await writer.append(trial);
                tally.add(trial);
            }
        const silence = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .v7)(run.variant, tally);
        if (silence !== null)
            throw silence;
        const whole = tally.complete(run);
        return { run: whole, seal: await writer.finish(whole) };
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


  }),

  94746:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mK: () => (  gateResultSchema),
  g_: () => (  likeTheseSchema),
  M8: () => (  limitedValue),
  v4: () => (  listedMetricSchema),
  RH: () => (  metricComparisonSchema),
  Ls: () => (  sliceComparisonSchema)
});

var schemas = __webpack_require__(55156);
var metric = __webpack_require__(16080);
var gate = __webpack_require__(61038);
var run_figure = __webpack_require__(64402);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/result/reason.js




const count = schemas.int().nonnegative();
const arm = schemas["enum"](['baseline', 'candidate']);
const figure = schemas["enum"](run_figure .SL);
const unit = schemas["enum"](['case', 'cluster']);
const test = { p: schemas.number(), alpha: schemas.number() };
const unscored = { baseline: count, candidate: count };
const files = schemas.strictObject({ common: count, added: count, gone: count })
    .describe('Files of both sides, of the candidate alone, and of the baseline alone.');
const basis = {
    files: files.nullable().describe('Null for a figure that rests on no files.'),
    all_files: schemas.literal(true).describe('All files are compared, since some may be renamed.').exactOptional(),
};
const change = schemas.number().describe("As `delta`: oriented so that positive is better, in the gate's unit.");
const loss = { loss: metric .e4, margin: metric .e4 };
const reason_open = {
    worse: metric .e4
        .nullable()
        .describe('A loss is proven, but not whether by more than this margin; null: all is open.'),
};
const reason = (kind, facts) => schemas.strictObject({ kind: schemas.literal(kind), ...facts });
const reasonSchema = schemas.discriminatedUnion('kind', [
    reason('bug', { message: schemas.string() }),
    reason('stopped', { arm, run: run .r$ }),
    reason('too-few-scored', {
        arm,
        scored: count,
        cases: count,
        floor: schemas.number(),
        grades: schemas.array(schemas.string()).describe('What the trials of one side lack, and so are not compared.'),
    }),
    reason('no-baseline', { lost: schemas["enum"](['none', 'unreadable', 'removed']) }),
    reason('redefined', { how: schemas["enum"](['prices', 'judge', 'added', 'dropped', 'definition']) }),
    reason('apart', { how: schemas["enum"](['replayed', 'machines', 'jobs']) }),
    reason('left-out', { cases: count }),
    reason('nothing-paired', {}),
    reason('no-figure', { arms: schemas.array(arm), infinite: schemas.boolean(), figure }),
    reason('no-value', { figure: figure.nullable() }),
    reason('not-measured', {}),
    reason('zero-baseline', {}),
    reason('table', { how: schemas["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    reason('code-unmeasured', { measured: arm.nullable() }),
    reason('code-unscored', { arm, problem: schemas.string() }),
    reason('file-unscored', { arm, path: schemas.string(), line: schemas.int().nullable(), problem: schemas.string() }),
    reason('languages', { baseline: schemas.string().nullable(), candidate: schemas.string().nullable() }),
    reason('no-code-value', { arms: schemas.array(arm) }),
    reason('no-common-value', { files }),
    reason('review', { how: schemas["enum"](['none', 'none-in-baseline', 'another-judge']), problem: schemas.string().nullable() }),
    reason('outside-bound', {
        side: schemas["enum"](['min', 'max']),
        value: schemas.number().nullable().describe('Null: infinite.'),
        limit: schemas.number(),
    }),
    reason('within-bounds', {}),
    reason('exact', { ...basis }),
    reason('one-reading', {}),
    reason('exact-change', { change, margin: metric .e4, within: schemas.boolean(), ...basis }),
    reason('beyond-threshold', { ...loss }),
    reason('beyond-margin', { ...loss, ...test }),
    reason('better', { gain: metric .e4, slightly: schemas.boolean(), ...test }),
    reason('unchanged', { cases: count, rules_out: metric .e4.nullable() }),
    reason('slightly-worse', { typical: schemas.boolean() }),
    reason('inside-margin', { margin: metric .e4, typical: schemas.boolean() }),
    reason('single', { unit }),
    reason('information-only', { unit, units: count, needed: count }),
    reason('cases-missing', { ...unscored }),
    reason('trials-missing', { ...unscored }),
    reason('fact', {
        change,
        changed: count.describe('Cases whose value is another.'),
        margin: metric .e4,
        within: schemas.boolean(),
    }),
    reason('range', {
        ...reason_open,
        range: schemas.strictObject({ row: schemas["enum"](['rounds', 'log-ratio']), low: schemas.number(), high: schemas.number() })
            .describe('Between which the true change is, oriented and scaled like `delta`.'),
        broke: count.describe('Cases that broke for sure.'),
        copies: schemas.boolean(),
    }),
    reason('total-contradicts', { ...reason_open, change: schemas.number() }),
    reason('unequal-trials', {}),
    reason('change-only', { ...reason_open }),
    reason('few-clusters', { ...reason_open, clusters: count, needed: count }),
    reason('limits', { ...reason_open, flags: metric .e4.nullable(), rules_out: metric .e4.nullable() }),
])
    .meta({ id: 'reason' });

var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
const measuredChange = {
    n: schemas.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: gate_result_figure.describe('The mean over the paired cases.'),
    candidate: gate_result_figure.describe('The mean over the paired cases.'),
    infinite: schemas.array(schemas["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: gate_result_figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: gate_result_figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric .DI,
    ...measuredChange,
    cause: reasonSchema.nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: schemas.array(schemas.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: gate_result_figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});
const gate_result_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const flag = schemas.boolean();
const ends = schemas.strictObject({ low: schemas.number(), high: schemas.number() });
const boundMethodSchema = schemas["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = schemas.strictObject({
    method: boundMethodSchema,
    value: gate_result_figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: flag,
    share_at_or_below: schemas.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = schemas.strictObject({
    exact_p: schemas.number().exactOptional(),
    exact_p_log10: schemas.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: gate_result_figure.exactOptional(),
    chi2_corrected: gate_result_figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: gate_result_figure.exactOptional(),
    wilcoxon_pratt_p: gate_result_figure.exactOptional(),
    mcnemar_first_trial_p: schemas.number().exactOptional(),
    cohen_dz: gate_result_figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: gate_result_figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: schemas.strictObject({ p: schemas.number(), delta: schemas.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const theseCasesSchema = schemas.strictObject({
    how: schemas["enum"](['rounds', 'fact'])
        .describe('`rounds`: by looks after rounds of tries; `fact`: the target always answers alike, so what was seen is so.'),
    round: gate_result_count.describe('The round of the look that decided; 0 for a fact.'),
    worse: flag.describe('Inconclusive, with a loss that is proven and not shown to reach the margin, or with cases that broke for sure.'),
    broke: texts.describe('Cases that broke for sure: good on main, bad in every try, more than chance allows.'),
    copies: flag.describe('Repeated answers agree too often (a cache, a fixed seed), so each case counts once.'),
    hopeless: flag.describe('Not even all rounds could be expected to rule out a loss of the margin.'),
})
    .describe('How it was decided on these cases; absent where another row decides.');
const likeTheseSchema = schemas.strictObject({
    verdict: schemas["enum"](verdict .Jm),
    ...measuredChange,
    p_adjusted: gate_result_figure,
    can_rule_out: gate_result_figure,
    figures_unit: schemas["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case says of questions like these; it decides nothing.');
const gateResultSchema = schemas.strictObject({
    gate: gate .Tp,
    metric: metric .DI,
    verdict: schemas["enum"](verdict .Jm),
    suspect: flag,
    failed: flag.describe('The gate fails; it fails the run only with severity `fail`.'),
    cause: reasonSchema,
    ...measuredChange,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: gate_result_count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: gate_result_figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: flag,
    borderline: flag.describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
    broken_by: texts
        .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
        .exactOptional(),
    newly_failing: gate_result_count.nullable(),
    newly_passing: gate_result_count.nullable(),
    least_flips: gate_result_count
        .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
    can_rule_out: gate_result_figure.describe('Drops of this size can be ruled out; null when none can.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: gate_result_figure.describe('Cases to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    agreement: schemas.strictObject({
        kappa: schemas.number(),
        low: gate_result_figure,
        high: gate_result_figure,
        n: gate_result_count.describe('Labelled cases.'),
        least: schemas.number().describe('What the suite asks for, where that is more: the gate only warns.').exactOptional(),
        needed: gate_result_count.describe('The labels that this takes, where there are fewer: the gate decides.').exactOptional(),
    })
        .describe('Of a judged gate: quadratic weighted kappa of judge and `human_labels`, with its 95 % interval.')
        .exactOptional(),
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


  })

};
