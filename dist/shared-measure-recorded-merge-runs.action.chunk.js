export const id = 5884;
export const ids = [5884,877,7377,524];
export const modules = {

  77377:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $o: () => (  withUnit),
    B4: () => (  formatCount),
    BU: () => (  partOf),
    CE: () => (  formatRate),
    Cv: () => (  formatPInWords),
    GB: () => (  roundTo),
    Lh: () => (  decimalsToShow),
    MA: () => (  formatP),
    ZV: () => (  formatNumber),
    a3: () => (  formatDuration),
    kE: () => (  decimalsForDigits),
    nV: () => (  formatAge),
    pq: () => (  countOf),
    up: () => (  formatMoney),
    vG: () => (  moneyDecimals)
  });
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
}
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
function formatMoney(usd, options = {}) {
    const number = formatNumber(usd, { decimals: moneyDecimals(usd), ...options });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


  }),

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

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  36650:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  measureMain),
    z: () => (  planKept)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89807);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
  var _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71699);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41345);
  var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27328);
  var _reply_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78583);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15802);









const OTHER_SEEDS = _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .XI;
const ROUND_SEEDS = 1000;
async function measureMain(request, plan, { newest, stored }) {
    if (plan.kind === 'results')
        return (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, plan);
    const sealed = [
        ...(plan.common.sealed ?? []),
        ...(await Promise.all([...(stored?.folders.values() ?? [])].map(_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__  .B))),
    ];
    const before = isPoolable(newest) ? (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run) : null;
    const seedOffset = before !== null && before.seed_offset === undefined ? OTHER_SEEDS : 0;
    const measured = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, { ...plan, seedOffset, common: { ...plan.common, sealed } });
    if (measured.run.shard !== null)
        return measured;
    await tellDeclaration(request, measured);
    return replaceBadRounds(request, { ...plan, common: { ...plan.common, sealed } }, measured);
}
function isPoolable(newest) {
    return newest.kind === 'same' && !newest.run.settings.deterministic;
}
const MAX_NAMED = 5;
async function tellDeclaration({ effects }, { folder, run }) {
    if (!run.settings.deterministic)
        return;
    const { differ } = await (0,_reply_content_js__WEBPACK_IMPORTED_MODULE_4__  .C)([folder], effects.log);
    if (differ.length === 0)
        return;
    effects.log.warning(`The target is declared \`deterministic\` but is not: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(differ.length, 'case')} of ${run.cases.length} got two different answers (${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .FS)(differ, MAX_NAMED)}). Remove the declaration, or make the target deterministic.`);
}
async function replaceBadRounds(request, plan, measured) {
    const { folder, run } = measured;
    const { log } = request.effects;
    if (run.stopped !== undefined)
        return measured;
    const sources = [];
    const seals = [...measured.seals];
    for (const round of findBad(run, (await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__  .my)(folder, { log, run })).trials)) {
        log.info(`Round ${round + 1} of ${run.trials_per_case} differs from the others by more than chance, as after a bad minute of the provider: it is asked again once and replaced.`);
        const more = { sealed: [...(plan.common.sealed ?? []), ...seals] };
        const place = { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, `round-${round + 1}`), hasAnswered: true, more };
        const again = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .Ck)(request, { ...plan, trials: 1, seedOffset: ROUND_SEEDS + round }, place);
        if (again.run.stopped !== undefined)
            break;
        seals.push(...again.seals);
        sources.push({ ...again, round, renumber: () => round });
    }
    if (sources.length === 0)
        return measured;
    const replaced = sources.map(({ round }) => round);
    const kept = { folder, run, renumber: (trial) => (replaced.includes(trial) ? null : trial) };
    const spent = sources.flatMap((again) => again.run.spent_usd ?? []);
    const whole = { ...run, replaced_trials: replaced };
    if (run.spent_usd !== undefined)
        whole.spent_usd = spent.reduce((sum, usd) => sum + usd, run.spent_usd);
    const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'main');
    const written = await (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .hM)(whole, { sources: [kept, ...sources], out, log });
    return { ...measured, folder: out, run: written.run, seals: [written.seal] };
}
function findBad({ gates, metrics, cases, trials_per_case: count }, trials) {
    const bad = new Set();
    for (const gate of gates) {
        const [low, high] = metrics.find(({ id }) => id === gate.metric)?.range ?? [null, null];
        if (gate.severity !== 'fail' || gate.margin === null || gate.where !== null || low === null || high === null)
            continue;
        const values = new Map(cases.map(({ id }) => [id, Array.from({ length: count }, () => null)]));
        for (const trial of trials)
            values.get(trial.case)?.splice(trial.trial, 1, trial.scores[gate.metric] ?? null);
        for (const round of (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_8__  .kH)([...values.values()], high - low))
            bad.add(round);
    }
    return [...bad].sort((one, other) => one - other);
}
function planKept({ outputFolder, effects }, measured, { newest, stored }, word = null) {
    const alone = { note: null, write: async () => Promise.resolve(measured.folder) };
    if (!isPoolable(newest))
        return alone;
    const last = stored?.rows.findLast(({ run_id: id }) => id === (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run).run_id)?.verdict;
    const isWorse = word === 'regressed' || last === 'regressed';
    const refusal = isWorse ? 'one of them was a worse night' : (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .Jb)(newest.run, measured.run);
    if (refusal !== null) {
        effects.log.info(`The trials of the baseline before it are not kept with these: ${refusal}.`);
        return alone;
    }
    const { commit, trials } = (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run);
    const total = trials + measured.run.trials_per_case;
    const note = `Kept with the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(trials, 'trial')} a case of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .Ax)(commit ?? '')}, the same target: ${total} a case.`;
    effects.log.info(note);
    const write = async () => {
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'pooled');
        await (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .r1)({ older: newest, newer: measured, out }, effects.log);
        return out;
    };
    return { note, write };
}


  }),

  78583:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  contentOf),
    C: () => (  compareReplies)
  });
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80430);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41345);



function contentOf(observation) {
    if (observation.status === 'failed')
        return observation.failure.kind === 'infrastructure' ? null : { failure: observation.failure.kind };
    const { answer, abstained, clarified, spans } = observation.reply;
    return { answer, abstained: abstained ?? null, clarified: clarified ?? null, spans: spans ?? null };
}
async function compareReplies(folders, log) {
    const firsts = new Map();
    const differing = new Set();
    let trials = 0;
    for (const folder of folders) {
        for await (const { case: id, observation } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__  .mM)(folder, log)) {
            const content = contentOf(observation);
            if (content === null)
                continue;
            trials++;
            const reply = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(content));
            const first = firsts.get(id);
            if (first === undefined)
                firsts.set(id, reply);
            else if (first !== reply)
                differing.add(id);
        }
    }
    return { trials, differ: [...differing].sort() };
}


  }),

  54183:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    As: () => (  isComplete),
    ji: () => (  findNewestBaseline),
    q3: () => (  oldestStart)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86349);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16305);
  var _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71699);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1642);
  var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55151);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
  var _store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85037);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44970);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58131);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60198);















const other = (reason) => ({ kind: 'other', reason });
async function findNewestBaseline(request, plan, stored) {
    if (plan.kind === 'results' || stored === null)
        return other(null);
    const newest = await findNewest(request, plan.name, stored);
    if (newest === null)
        return other(null);
    const { run } = newest;
    const sources = sourcesOf(plan);
    if (run.commit !== plan.commit && sources === null)
        return other(null);
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(run.commit ?? '');
    const age = (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .UH)(new Date(oldestStart(run)), request.effects.clock.now());
    if ((0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .M0)(null, age) !== null)
        return other(`The baseline of ${measured} is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .nV)(age)}.`);
    const { common, mode, commit, variant, trials } = plan;
    const planned = (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__  .qz)({ ...common, mode, commit, branch: null }, { variant, out: '', trials });
    const differences = planned === null ? ['variant'] : (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .bY)(run, planned, UNKNOWN_YET);
    if (differences.length > 0)
        return other(`The baseline of ${measured} was asked or scored differently: ${differences.join(', ')}.`);
    if (run.counts === null || run.stopped !== undefined)
        return other(`The baseline of ${measured} is not complete.`);
    if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
        return other(`The baseline of ${measured} has answers from a cache.`);
    const changed = run.commit === plan.commit ? null : await findChange(request, { run, plan, sources: sources ?? [] });
    return changed === null ? newest : other(changed);
}
const UNKNOWN_YET = ['models', 'corpus', 'judge', 'judge_models'].map((name) => `fingerprints.${name}`).concat('judge');
function oldestStart(run) {
    return run.pooled?.[0]?.started_at ?? run.started_at;
}
async function findNewest({ github, effects }, suite, { candidates, folders }) {
    for (const candidate of candidates) {
        const folder = folders.get(candidate.runId);
        if (candidate.runId === github.runId || folder === undefined || (await (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .nm)(folder)))
            continue;
        const inspect = async (at) => (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .uM)(at, effects.log);
        const { kind } = await (0,_store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__  ._w)(candidate, { folder, suite, inspect });
        return kind === 'read' ? { kind: 'same', folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .cI)(folder) } : null;
    }
    return null;
}
function sourcesOf({ suite, variant }) {
    const { sources, code_quality: code } = suite.variants[variant] ?? {};
    if (sources === undefined)
        return null;
    return [...sources, ...(code?.sources ?? []).map((glob) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(suite.directory ?? '', glob))];
}
async function findChange(request, { run, plan, sources }) {
    const [from, to] = [run.commit ?? '', plan.commit];
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(from);
    const root = (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .I5)(request.workingDirectory, { directory: plan.suite.directory ?? '' });
    for (const glob of sources)
        if ((await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_11__  .Np)(glob, root)).files.length === 0)
            return `No file matches the source ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(glob)} of the target.`;
    const files = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_2__  .b7)(request.workingDirectory, { from, to })) ??
        (await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__  .iU)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_10__  .h_)(request)), base: from, head: to }));
    if (files === null)
        return `What changed since ${measured} was measured is unknown.`;
    const changed = files.find((file) => (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .__)(file, sources));
    return changed === undefined ? null : `${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(changed)} changed since ${measured} was measured.`;
}
function isComplete(run, trials) {
    if (run.trials_per_case < trials)
        return false;
    return run.settings.deterministic || run.pooled !== undefined || (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .S_)(run).trials + trials > _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .XI;
}


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


  })

};
