export const id = 5202;
export const ids = [5202];
export const modules = {

  75202:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  TN: () => (  findRules),
  Qp: () => (  metricSettings),
  N7: () => (  planScoring),
  S3: () => (  readArms),
  M: () => (  readRescored),
  IH: () => (  scoreMain)
});


var external_node_path_ = __webpack_require__(76760);
var describe_rule_changes = __webpack_require__(97637);
var group_by = __webpack_require__(79167);
var run_run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/compare/pair/match-names.js


const spell = (text) => text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]?\d+)\.0+$/, '$1');
const MADE_ANEW = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
const linesOf = ({ query }) => query.split(/\r?\n/);
const KEYS = {
    'id-spelling': ({ id }) => spell(id),
    question: ({ query }) => spell(query),
    'question-without-constants': (golden, constant) => spell(linesOf(golden)
        .filter((line) => !constant.has(line))
        .join('\n')
        .replaceAll(MADE_ANEW, '')),
};
function matchNames(baseline, candidate, keys = []) {
    const byId = new Map(baseline.map((golden) => [golden.id, golden]));
    const most = Math.max(baseline.length, candidate.length) / 2;
    const same = candidate.filter((golden) => {
        const base = byId.get(golden.id);
        return base !== undefined && asksTheSame(base, golden);
    });
    if (same.length > most) {
        const paired = new Set(same.map(({ id }) => id));
        const left = (cases) => cases.filter(({ id }) => !paired.has(id));
        const renamed = pairBy(KEYS['id-spelling'], left(baseline), left(candidate));
        const respelt = same.flatMap((golden) => {
            const base = byId.get(golden.id);
            return base !== undefined && (base.query !== golden.query || isLost(golden, base)) ? [[golden.id, base]] : [];
        });
        return { by: renamed.size > 0 ? 'id-spelling' : null, matches: new Map([...renamed, ...respelt]) };
    }
    for (const by of run_run .mr) {
        const pairs = [
            ...(by === 'column' ? pairByColumn(baseline, candidate, keys) : pairBy(KEYS[by], baseline, candidate)),
        ];
        const asked = new Map(candidate.map((golden) => [golden.id, golden]));
        const isSame = ([id, base]) => asksTheSame(base, asked.get(id) ?? base);
        const isCounter = by === 'id-spelling' || (by === 'column' && !HASH.test(keys[0]?.column ?? ''));
        const matches = new Map(isCounter ? pairs.filter(isSame) : pairs);
        if (matches.size > most)
            return { by, matches };
    }
    return { by: null, matches: new Map() };
}
const isLost = (golden, base) => (golden.query === golden.id && base.query !== golden.query) ||
    (golden.expected_answer === undefined && base.expected_answer !== undefined);
function asksTheSame(one, other) {
    if (spell(one.query) === spell(other.query) || one.query === one.id || other.query === other.id)
        return true;
    return one.query.replaceAll(MADE_ANEW, '') === other.query.replaceAll(MADE_ANEW, '');
}
const HASH = /hash/i;
function pairByColumn(baseline, candidate, [old, now]) {
    if (old === undefined || now === undefined || old.column !== now.column)
        return new Map();
    return pairBy(({ id }) => now.keys[id] ?? '', baseline, candidate, ({ id }) => old.keys[id] ?? '');
}
function pairBy(key, baseline, candidate, keyOfBase = key) {
    const bases = indexBy(keyOfBase, baseline);
    return new Map([...indexBy(key, candidate)].flatMap(([name, golden]) => {
        const base = golden === null ? undefined : bases.get(name);
        return golden === null || base === null || base === undefined ? [] : [[golden.id, base]];
    }));
}
function indexBy(key, cases) {
    const counts = (0,group_by .T)(cases.flatMap((golden) => [...new Set(linesOf(golden))]));
    const constant = new Set(cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])));
    const index = new Map();
    for (const golden of cases) {
        const name = key(golden, constant);
        index.set(name, name === '' || index.has(name) ? null : golden);
    }
    return index;
}

var heap = __webpack_require__(9111);
var sha256 = __webpack_require__(80430);
var within_time = __webpack_require__(44774);
var price_reply = __webpack_require__(68674);
var score_trial = __webpack_require__(21501);
var fingerprint = __webpack_require__(27866);
var omit_undefined = __webpack_require__(35560);
var metrics_tables = __webpack_require__(11348);
var suite_rules = __webpack_require__(72734);
var confirmations = __webpack_require__(2491);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var join_names = __webpack_require__(73341);
var observation = __webpack_require__(75198);
var suite_scoring = __webpack_require__(60960);
var match_spans = __webpack_require__(48512);
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/agent/watch-conduct.js





function watchConduct(scoring = suite_scoring .cH) {
    const cases = new Map();
    return {
        add: ({ golden, observation }) => {
            const now = describeConduct(golden, observation, scoring);
            const known = cases.get(golden.id);
            cases.set(golden.id, known === undefined ? now : mergeConduct(known, now));
        },
        finish: () => cases,
    };
}
const NONE = [];
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: NONE, models: NONE, failures: NONE };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,match_spans .zA)(reply.spans, golden.expected_spans);
    const tier = (0,route_choice .uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(join_names .CL))].sort() }),
        ...inContext(reply, expected),
        tiers: tier === null ? NONE : [tier],
        models: model === undefined ? NONE : [model],
    };
}
function inContext({ spans = [] }, expected) {
    if (spans.every(({ injected }) => injected === undefined))
        return {};
    return { in_context: (0,match_spans .zA)((0,observation .YG)(spans), expected).some((match) => match.expected !== null) };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => b.every((name) => a.includes(name)) ? a : [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        ...((one.places ?? other.places) !== undefined && { places: union(one.places ?? [], other.places ?? []) }),
        ...((one.in_context ?? other.in_context) !== undefined && {
            in_context: one.in_context === true || other.in_context === true,
        }),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}

var define_on_code = __webpack_require__(70671);
var build_metrics = __webpack_require__(55970);
var table_figures = __webpack_require__(69942);
var summarize_run = __webpack_require__(8492);
var read_reference = __webpack_require__(9073);
var parse_cases = __webpack_require__(92725);
var define_metric = __webpack_require__(94896);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-arms.js
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
























async function readArms(request) {
    const { baseline, outputFolder, tell, log } = request;
    const early = baseline.kind !== 'none' && request.main?.folder === baseline.folder ? request.main : null;
    const base = baseline.kind === 'none' ? baseline : { ...baseline, run: early?.run ?? (await (0,read_run .cI)(baseline.folder)) };
    const recorded = base.kind === 'none' ? null : base.run;
    const read = [];
    for (const folder of request.candidates)
        read.push(await alignResults({ folder, run: await (0,read_run .cI)(folder) }, { baseline: recorded, outputFolder, log }));
    const widen = (0,score_trial .PE)((0,omit_undefined .Eb)(recorded, ...read.map(({ run }) => run)));
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = recorded && widen(recorded);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const { settings, metrics, expected } = planScoring(only.run, more.length === 0, { base: baseRun, ruleSet });
    const main = early !== null && isScoredBy(early, settings) ? early : null;
    const tables = main?.tables ?? (0,metrics_tables .W)(settings);
    const answers = main === null ? [] : [main.answers];
    const toScore = (0,omit_undefined .Eb)(main === null ? baseRun : null, ...runs.map(({ run }) => run));
    const total = toScore.reduce((sum, { counts }) => sum + (counts?.trials ?? 0), 0);
    (0,heap .B)(total);
    let scored = 0;
    const toTables = (arm) => {
        const watched = watchAnswers(tables, arm);
        answers[arm] = watched.answers;
        const onTrial = (trial) => {
            watched.onTrial(trial);
            tell?.('scoring', ++scored, total);
        };
        return { metrics, log, onTrial };
    };
    const scoreCandidate = async ({ folder, run }, place) => {
        const own = await readRescored({ ...toTables(baseRun === null ? place : place + 1), folder, run, expected });
        return { folder, scored: { ...own, priced_by: settings.pricing } };
    };
    const candidates = [await scoreCandidate(only, 0)];
    for (const [place, other] of more.entries())
        candidates.push(await scoreCandidate(other, place + 1));
    const scoreBase = async ({ folder, run }) => {
        if (main !== null)
            return main.scored;
        const own = await readRescored({ ...toTables(0), folder, run: widen(run) });
        return { ...own, priced_by: own.priced_by ?? settings.pricing };
    };
    return {
        baseline: base.kind === 'none' ? base : { ...base, scored: await scoreBase(base) },
        candidates,
        ruleSet,
        settings,
        metrics,
        tables,
        answers,
        confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
    };
}
const HASH_DIGITS = 12;
function watchAnswers(tables, arm) {
    const answers = new Map();
    const onTrial = (scored) => {
        tables.add(arm, scored);
        const { golden, trial, observation } = scored;
        if (observation.status === 'failed')
            return;
        const ofCase = answers.get(golden.id) ?? [];
        ofCase[trial] = Number.parseInt((0,sha256 .f)(observation.reply.answer).slice(0, HASH_DIGITS), 16);
        answers.set(golden.id, ofCase);
    };
    return { answers, onTrial };
}
async function scoreMain(request) {
    const { folder, run, settings } = request;
    (0,heap .B)(run.counts?.trials ?? 0);
    const tables = (0,metrics_tables .W)(settings);
    const { answers, onTrial } = watchAnswers(tables, 0);
    const own = await readRescored({ ...request, onTrial });
    return { folder, run, settings, tables, answers, scored: { ...own, priced_by: own.priced_by ?? settings.pricing } };
}
function isScoredBy({ run, settings }, wanted) {
    return !(0,run_run .PX)(run) && (0,fingerprint .d)(settings) === (0,fingerprint .d)(wanted);
}
async function alignResults(candidate, { baseline, outputFolder, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (baseline === null || !(0,run_run .PX)(candidate.run) || !(0,run_run .PX)(baseline))
            return candidate;
        const { by, matches } = matchNames(baseline.cases, candidate.run.cases, [baseline.case_keys, candidate.run.case_keys]);
        if (matches.size === 0)
            return candidate;
        const taken = new Set([...matches.values()].map(({ id }) => id));
        const nameOf = (id) => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id);
        const cases = candidate.run.cases.map((golden) => {
            const base = matches.get(golden.id);
            if (base !== undefined && (isLost(golden, base) || base.query === base.id))
                return base;
            const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query };
            return { ...named, fingerprint: (0,parse_cases .l3)(named, sha256 .s) };
        });
        const { case_keys: own } = candidate.run;
        const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key]);
        const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } };
        const run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) };
        const folder = (0,external_node_path_.join)(outputFolder, 'named-alike', run.variant);
        const writer = __addDisposableResource(env_1, await (0,write_run .bp)(folder, run), true);
        for await (const trial of (0,read_run .mM)(candidate.folder, log))
            await writer.append({ ...trial, case: nameOf(trial.case) });
        await writer.finish(run);
        return { folder, run };
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
function findRules(candidates, base) {
    const [only, ...more] = candidates;
    if (only === undefined)
        return null;
    if (more.length > 0) {
        const first = base ?? only.run;
        const pricing = candidates.reduce((prices, { run }) => (0,price_reply .iZ)(prices, run.pricing), first.pricing);
        return { rules: { ...(0,suite_rules .M)(first), pricing }, from: 'base', changes: [] };
    }
    if (only.run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const [own, recorded] = [(0,suite_rules .M)(only.run), (0,suite_rules .M)(base)];
    const rules = { ...recorded, pricing: (0,price_reply .iZ)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,describe_rule_changes .T)(rules, own, only.run.metrics) };
}
async function readReruns(folder, { run, metrics, log }) {
    return (0,confirmations .TZ)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial .$o)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time .d }),
        }),
    });
}
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
function planScoring(first, isAlone, { base, ruleSet }) {
    const settings = metricSettings(isAlone ? first : (base ?? first), ruleSet);
    const ofBase = base === null ? [] : [...(0,score_trial .ki)(base), ...(0,table_figures .LV)(base)];
    const expected = [...ofBase, ...(0,table_figures .Ts)(ruleSet?.rules.gates ?? [])];
    return { settings, metrics: (0,build_metrics .GY)(settings), expected };
}
async function readRescored(request) {
    const { folder, run: own, expected = [], log, onTrial } = request;
    const metrics = [...request.metrics, ...[...(0,score_trial .ki)(own), ...(0,table_figures .LV)(own)].map(build_metrics .dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,read_reference .A_)(folder)) {
        return { ...(await (0,read_run .my)(folder, { log, run: own })), priced_by: own.pricing };
    }
    const ownCost = new Set();
    const conduct = watchConduct(own.settings.scoring);
    const { run, trials, ...rest } = await (0,read_run .my)(folder, {
        log,
        run: own,
        rescore: (golden, recorded) => {
            const { trial, observation } = recorded;
            const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,price_reply .QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,score_trial .$o)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: within_time .d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(define_metric .gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,define_metric .or)(metrics, sha256 .s) },
            summaries: (0,summarize_run .lj)({ metrics, trials, kept: (0,define_on_code .Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


  })

};
