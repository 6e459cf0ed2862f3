export const id = 5642;
export const ids = [5642];
export const modules = {

  62255:
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
  var _run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25727);
  var _pool_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71699);











async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__  .cI)(folder) });
    const parts = checkShards(runs);
    (0,_io_heap_js__WEBPACK_IMPORTED_MODULE_0__  .BG)(parts.reduce((sum, { counts }) => sum + counts.trials, 0));
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
    requireAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    requireEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    requireOwnCases(finished);
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
function requireAlike([first, ...others]) {
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
function requireEachOnce(parts) {
    const folders = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_9__  .$z)(parts, ({ shard }) => shard.index);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)({ index, of });
    for (const [index, own] of folders)
        if (own.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-repeated', { shard: name(index), folders: own.map(({ folder }) => folder) });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
function requireOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__  .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}`
            : `together with the other shards, it does not cover the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(folder).run, line: null, problem });
    }
}
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


  }),

  71699:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JC: () => (  traitsOf),
    Jb: () => (  refusePool),
    S_: () => (  lastPart),
    XI: () => (  MAX_TRIALS),
    bY: () => (  listDifferences),
    du: () => (  writeLastPart),
    hM: () => (  writeTrials),
    r1: () => (  poolRuns)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20714);
  var _run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65750);
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




const MAX_TRIALS = 10;
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
    return trials > MAX_TRIALS ? `together they would have ${trials} trials of each case, more than ${MAX_TRIALS}` : null;
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
        const tally = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .dP)(run.pricing);
        for (const { folder, run: own, renumber } of sources)
            for await (const { trial: read } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__  .L9)(own, folder, log)) {
                const number = renumber === undefined ? read.trial : renumber(read.trial);
                if (number === null)
                    continue;
                const trial = { ...read, trial: number };
                await writer.append(trial);
                tally.add(trial);
            }
        const silence = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .v7)(run.variant, tally);
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

  29624:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ph: () => (  LEVEL_NIGHTS),
    TN: () => (  readRegressionId),
    cH: () => (  CLEAN_NIGHTS),
    f8: () => (  atMargins),
    fY: () => (  countMargins),
    lF: () => (  nameRegression),
    oE: () => (  findBrokenLimit),
    qd: () => (  isBoundId),
    t0: () => (  isDriftId),
    uD: () => (  isWorstYet)
  });
  var _rounding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47704);
  var _suite_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61038);
  var _gate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53709);



const AGAINST = (  null && (['night', 'reference']));
const MARKS = { night: '', reference: ' (reference)', bound: ' (bound)', drift: ' (drift)' };
const nameRegression = (name, kind) => `${name}${MARKS[kind]}`;
function readRegressionId(id) {
    const kind = ['reference', 'bound', 'drift'].find((one) => id.endsWith(MARKS[one])) ?? 'night';
    const against = kind === 'reference' || kind === 'drift' ? 'reference' : 'night';
    return { name: id.slice(0, id.length - MARKS[kind].length), kind, against };
}
const isDriftId = (id) => readRegressionId(id).kind === 'drift';
const isBoundId = (id) => readRegressionId(id).kind === 'bound';
const CLEAN_NIGHTS = 2;
const LEVEL_NIGHTS = 7;
function isWorstYet(worst, { id, margins }) {
    return margins !== null && margins >= (worst[id] ?? Infinity) + 1 - _rounding_js__WEBPACK_IMPORTED_MODULE_2__  .p;
}
const findBrokenLimit = (result) => (0,_suite_gate_js__WEBPACK_IMPORTED_MODULE_0__  .rB)(result.gate, (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_1__  .M8)(result));
function marginStep({ gate: { margin }, row, baseline }) {
    if (margin === null || margin.value === 0 || baseline === null)
        return null;
    const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0;
    return margin.value * (isShare ? 1 : Math.abs(baseline));
}
function countMargins(result) {
    const { metric, row, delta } = result;
    const step = marginStep(result);
    if (step === null || delta === null)
        return null;
    const lost = row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta;
    return lost / step;
}
function atMargins(result, margins) {
    const step = marginStep(result);
    const { metric, row, baseline } = result;
    if (step === null || baseline === null)
        return null;
    const lost = margins * step;
    const isLower = metric.direction === 'lower';
    if (row === 'log-ratio')
        return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) };
    return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost };
}


  })

};
