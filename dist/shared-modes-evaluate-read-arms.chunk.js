export const id = 5202;
export const ids = [5202];
export const modules = {

/***/ 75202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TN: () => (/* binding */ findRules),
  Qp: () => (/* binding */ metricSettings),
  N7: () => (/* binding */ planScoring),
  S3: () => (/* binding */ readArms),
  M: () => (/* binding */ readRescored)
});

// UNUSED EXPORTS: readReruns

var external_node_path_ = __webpack_require__(76760);
var describe_rule_changes = __webpack_require__(97637);
var group_by = __webpack_require__(79167);
var run_run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/compare/pair/match-names.js


/** A text in one spelling: composed, one kind of line end, single blanks; a whole number without its zeros. */
const spell = (text) => text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]?\d+)\.0+$/, '$1');
/** Dates, times and ids that are made anew for each run. */
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
/**
 * Which cases of a candidate are cases of its baseline under another name or in another spelling: where the ids pair most of both files, the rest
 * by the spelling of the id; else by the first of `NAMED_BY` that pairs most of both. Nothing is matched by a key that two cases of a file share.
 */
function matchNames(baseline, candidate, keys = []) {
    const byId = new Map(baseline.map((golden) => [golden.id, golden]));
    const most = Math.max(baseline.length, candidate.length) / 2;
    const same = candidate.filter((golden) => {
        const base = byId.get(golden.id);
        // Numbers that count the rows are another question's where the rows come in another order.
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
    for (const by of run_run/* NAMED_BY */.mr) {
        const pairs = [
            ...(by === 'column' ? pairByColumn(baseline, candidate, keys) : pairBy(KEYS[by], baseline, candidate)),
        ];
        const asked = new Map(candidate.map((golden) => [golden.id, golden]));
        const isSame = ([id, base]) => asksTheSame(base, asked.get(id) ?? base);
        // What counts the rows says nothing where they come in another order; a hash is of the question itself.
        const isCounter = by === 'id-spelling' || (by === 'column' && !HASH.test(keys[0]?.column ?? ''));
        const matches = new Map(isCounter ? pairs.filter(isSame) : pairs);
        if (matches.size > most)
            return { by, matches };
    }
    return { by: null, matches: new Map() };
}
/** Whether a row was lost before its file could say what the case asks or expects. */
const isLost = (golden, base) => (golden.query === golden.id && base.query !== golden.query) ||
    (golden.expected_answer === undefined && base.expected_answer !== undefined);
/** Whether two texts of one case differ in their spelling alone, or one is unknown: of an outage a log has the id in its place. */
function asksTheSame(one, other) {
    if (spell(one.query) === spell(other.query) || one.query === one.id || other.query === other.id)
        return true;
    return one.query.replaceAll(MADE_ANEW, '') === other.query.replaceAll(MADE_ANEW, '');
}
const HASH = /hash/i;
/** Nothing unless both files have the column. */
function pairByColumn(baseline, candidate, [old, now]) {
    if (old === undefined || now === undefined || old.column !== now.column)
        return new Map();
    const keyOf = new Map([
        ...baseline.map((golden) => [golden, old.keys[golden.id] ?? '']),
        ...candidate.map((golden) => [golden, now.keys[golden.id] ?? '']),
    ]);
    return pairBy((golden) => keyOf.get(golden) ?? '', baseline, candidate);
}
function pairBy(key, baseline, candidate) {
    const bases = indexBy(key, baseline);
    return new Map([...indexBy(key, candidate)].flatMap(([name, golden]) => {
        const base = golden === null ? undefined : bases.get(name);
        return golden === null || base === null || base === undefined ? [] : [[golden.id, base]];
    }));
}
/** By key the case; null where several share it, or nothing is left of it. */
function indexBy(key, cases) {
    const counts = (0,group_by/* countBy */.T)(cases.flatMap((golden) => [...new Set(linesOf(golden))]));
    const constant = new Set(cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])));
    const index = new Map();
    for (const golden of cases) {
        const name = key(golden, constant);
        index.set(name, name === '' || index.has(name) ? null : golden);
    }
    return index;
}

var sha256 = __webpack_require__(80430);
var within_time = __webpack_require__(44774);
var price_reply = __webpack_require__(68674);
var score_trial = __webpack_require__(21501);
var metrics_tables = __webpack_require__(93393);
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





/** Trials of a case may come in any order. */
function watchConduct(scoring = suite_scoring/* DEFAULT_SCORING */.cH) {
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
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: [], models: [], failures: [] };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,match_spans/* matchSpans */.zA)(reply.spans, golden.expected_spans);
    const tier = (0,route_choice/* finalRouteTier */.uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(join_names/* nameSpan */.CL))].sort() }),
        ...inContext(reply, expected),
        tiers: tier === null ? [] : [tier],
        models: model === undefined ? [] : [model],
    };
}
/** Only of a reply that says of its spans which it used. */
function inContext({ spans = [] }, expected) {
    if (spans.every(({ injected }) => injected === undefined))
        return {};
    return { in_context: (0,match_spans/* matchSpans */.zA)((0,observation/* injectedSpans */.YG)(spans), expected).some((match) => match.expected !== null) };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => [...new Set([...a, ...b])].sort();
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





















/** Reads what a comparison is made of. Throws the user's errors of `readRun`, `readRescored` and `readReruns`. */
async function readArms(request) {
    const { baseline, outputFolder, log } = request;
    const base = baseline.kind === 'none'
        ? baseline
        : { kind: 'found', facts: baseline, run: await (0,read_run/* readRun */.cI)(baseline.folder) };
    const read = [];
    for (const folder of request.candidates) {
        const candidate = { folder, run: await (0,read_run/* readRun */.cI)(folder) };
        read.push(base.kind === 'none' ? candidate : await alignResults(candidate, { baseline: base.run, outputFolder, log }));
    }
    const widen = (0,score_trial/* widenScores */.PE)([...(base.kind === 'none' ? [] : [base.run]), ...read.map(({ run }) => run)]);
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = base.kind === 'none' ? null : widen(base.run);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const facts = { isAlone: more.length === 0, base: baseRun, ruleSet };
    const { settings, metrics, expected } = planScoring(only.run, facts);
    const tables = (0,metrics_tables/* openTables */.W)(settings);
    const answers = [];
    const toTables = (arm) => {
        const hashes = new Map();
        answers[arm] = hashes;
        const onTrial = (trial) => {
            tables.add(arm, trial);
            hashAnswer(hashes, trial);
        };
        return { metrics, log, onTrial };
    };
    const candidates = [];
    for (const [place, { folder, run }] of runs.entries()) {
        const arm = baseRun === null ? place : place + 1;
        const scored = await readRescored({ ...toTables(arm), folder, run, expected });
        candidates.push({ folder, scored: { ...scored, priced_by: settings.pricing } });
    }
    const scoreBase = async (folder, run) => {
        const scored = await readRescored({ ...toTables(0), folder, run });
        return { ...scored, priced_by: scored.priced_by ?? settings.pricing };
    };
    return {
        baseline: base.kind === 'none' ? base : { ...base.facts, scored: await scoreBase(base.facts.folder, widen(base.run)) },
        candidates,
        ruleSet,
        settings,
        metrics,
        tables,
        answers,
        confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
    };
}
/** 48 bits: among a million pairs of different answers, none is likely to look alike. */
const HASH_DIGITS = 12;
function hashAnswer(hashes, { golden, trial, observation }) {
    if (observation.status === 'failed')
        return;
    const ofCase = hashes.get(golden.id) ?? [];
    ofCase[trial] = Number.parseInt((0,sha256/* sha256Hex */.f)(observation.reply.answer).slice(0, HASH_DIGITS), 16);
    hashes.set(golden.id, ofCase);
}
/**
 * A run of another harness's results whose cases have the baseline's names, in a folder of its own, where the two files name the same cases
 * in other ways; else the run as it is.
 */
async function alignResults(candidate, { baseline, outputFolder, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!(0,run_run/* isFromResults */.PX)(candidate.run) || !(0,run_run/* isFromResults */.PX)(baseline))
            return candidate;
        const { by, matches } = matchNames(baseline.cases, candidate.run.cases, [baseline.case_keys, candidate.run.case_keys]);
        if (matches.size === 0)
            return candidate;
        const taken = new Set([...matches.values()].map(({ id }) => id));
        const nameOf = (id) => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id);
        const cases = candidate.run.cases.map((golden) => {
            const base = matches.get(golden.id);
            // A row that was lost says nothing of its case.
            if (base !== undefined && (isLost(golden, base) || base.query === base.id))
                return base;
            const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query };
            return { ...named, fingerprint: (0,parse_cases/* fingerprintCase */.l3)(named, sha256/* sha256 */.s) };
        });
        const { case_keys: own } = candidate.run;
        const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key]);
        const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } };
        const run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) };
        const folder = (0,external_node_path_.join)(outputFolder, 'named-alike', run.variant);
        const writer = __addDisposableResource(env_1, await (0,write_run/* writeRun */.bp)(folder, run), true);
        for await (const trial of (0,read_run/* readTrials */.mM)(candidate.folder, log))
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
/** The only candidate is judged as it was measured, or by its base; several have only their baseline's rules in common. */
function findRules(candidates, base) {
    const [only, ...more] = candidates;
    if (only === undefined)
        return null;
    if (more.length === 0)
        return recordedRuleSet(only.run, base);
    const first = base ?? only.run;
    const pricing = candidates.reduce((prices, { run }) => (0,price_reply/* priceByBase */.iZ)(prices, run.pricing), first.pricing);
    return { rules: { ...(0,suite_rules/* recordedRules */.M)(first), pricing }, from: 'base', changes: [] };
}
/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedRuleSet(run, base) {
    if (run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const own = (0,suite_rules/* recordedRules */.M)(run);
    const recorded = (0,suite_rules/* recordedRules */.M)(base);
    const rules = { ...recorded, pricing: (0,price_reply/* priceByBase */.iZ)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,describe_rule_changes/* describeRuleChanges */.T)(rules, own, run.metrics) };
}
/** The recorded re-runs of a run's newly failing cases with their scores computed again; null without any. Throws as `readConfirmations` does. */
async function readReruns(folder, { run, metrics, log }) {
    return (0,confirmations/* readConfirmations */.TZ)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d }),
        }),
    });
}
/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * How all arms of a comparison are scored, by the rules, else as the only candidate was measured or several's baseline; and the metrics of the
 * suite's own and of tables that one must have to be compared.
 */
function planScoring(first, { isAlone, base, ruleSet, }) {
    const settings = metricSettings(isAlone ? first : (base ?? first), ruleSet);
    const ofBase = base === null ? [] : [...(0,score_trial/* customMetricsOf */.ki)(base), ...(0,table_figures/* tableFiguresOf */.LV)(base)];
    const expected = [...ofBase, ...(0,table_figures/* tableFiguresOfGates */.Ts)(ruleSet?.rules.gates ?? [])];
    return { settings, metrics: (0,build_metrics/* buildMetrics */.GY)(settings), expected };
}
/**
 * A recorded run with its scores computed again, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readRescored(request) {
    const { folder, expected = [], log, onTrial } = request;
    const { run: own } = request;
    const metrics = [...request.metrics, ...[...(0,score_trial/* customMetricsOf */.ki)(own), ...(0,table_figures/* tableFiguresOf */.LV)(own)].map(build_metrics/* recordedMetric */.dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,read_reference/* isReference */.A_)(folder)) {
        const reference = await (0,read_run/* readScoredRun */.my)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = watchConduct(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,read_run/* readScoredRun */.my)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation } = recorded;
            const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,price_reply/* statesOwnCost */.QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(define_metric/* metricFacts */.gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,define_metric/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s) },
            summaries: (0,summarize_run/* summarizeRun */.lj)({ metrics, trials, kept: (0,define_on_code/* summarizeCode */.Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


/***/ })

};
