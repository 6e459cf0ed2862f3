export const id = 1035;
export const ids = [1035,5577];
export const modules = {

/***/ 51035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/run/run.js
var run = __webpack_require__(12141);
// EXTERNAL MODULE: ./build/stats/cohen-kappa.js
var cohen_kappa = __webpack_require__(44595);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/stats/spearman.js
var spearman = __webpack_require__(56249);
;// CONCATENATED MODULE: ./build/compare/compare-judgings.js




/**
 * What judging the same observations again did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
 */
function compareJudgings({ metrics, before, after, }) {
    const old = new Map(before.map((trial) => [(0,run/* trialKey */.wK)(trial.case, trial.trial), trial.scores]));
    return metrics.flatMap(({ id, kind, judged_by, per_run }) => {
        if (judged_by === undefined || per_run !== undefined)
            return [];
        const both = after.map((trial) => [old.get((0,run/* trialKey */.wK)(trial.case, trial.trial))?.[id], trial.scores[id]]);
        const pairs = both.flatMap(([one, other]) => one === undefined || other === undefined ? [] : [[one, other]]);
        const only_before = both.filter(([one, other]) => one !== undefined && other === undefined).length;
        const only_after = both.filter(([one, other]) => one === undefined && other !== undefined).length;
        const n = pairs.length;
        if (n + only_before + only_after === 0)
            return [];
        return [
            {
                ...{ metric: id, n, only_before, only_after },
                before: n === 0 ? null : (0,moments/* mean */.i2)(pairs.map(([one]) => one)),
                after: n === 0 ? null : (0,moments/* mean */.i2)(pairs.map(([, other]) => other)),
                equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
                kappa: kind === 'continuous' ? null : (0,cohen_kappa/* cohenKappa */.r)(pairs),
                spearman: (0,spearman/* spearman */.C)(pairs),
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/format/describe-stopped.js
var describe_stopped = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/metrics/build-metrics.js
var build_metrics = __webpack_require__(55970);
// EXTERNAL MODULE: ./build/metrics/cost/price-reply.js
var price_reply = __webpack_require__(68674);
// EXTERNAL MODULE: ./build/model/suite/scoring.js
var scoring = __webpack_require__(60960);
// EXTERNAL MODULE: ./build/run/arm/tally.js
var arm_tally = __webpack_require__(65173);
// EXTERNAL MODULE: ./build/run/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(56759);
// EXTERNAL MODULE: ./build/run/custom-metrics/start-scorer.js
var start_scorer = __webpack_require__(41249);
// EXTERNAL MODULE: ./build/run/judging/start-judging.js
var start_judging = __webpack_require__(94952);
// EXTERNAL MODULE: ./build/run/rescore-run.js
var rescore_run = __webpack_require__(34643);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/store/runs/read-trials.js
var read_trials = __webpack_require__(7107);
// EXTERNAL MODULE: ./build/store/spend-ledger.js
var spend_ledger = __webpack_require__(14426);
// EXTERNAL MODULE: ./build/modes/evaluate/read-rescored.js
var read_rescored = __webpack_require__(85971);
;// CONCATENATED MODULE: ./build/modes/judge-run.js
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
















/**
 * Judges a recorded run anew into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
async function judgeRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, from, to, log, signal } = input;
        const start = (0,start_judging/* judgeOfSuite */.rk)(suite, input);
        if (start === null)
            throw new model_error/* UserError */.y('suite-without-judge', { path: suite.file });
        const before = await (0,read_run/* readRun */.c)(from);
        const { judged, rubric_categories } = suite.scoring;
        const asSuite = (run) => ({
            ...run,
            settings: {
                ...run.settings,
                scoring: { ...(run.settings.scoring ?? scoring/* DEFAULT_SCORING */.cH), judged, rubric_categories },
                judge: suite.judge ?? run.settings.judge,
            },
        });
        const spending = __addDisposableResource(env_1, await (0,budget_spending/* openSpending */.Ji)({
            suite,
            ledger: (0,spend_ledger/* openLedger */.au)(input.workingDirectory),
            clock: input.clock,
            earlierUsd: 0,
        }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        const judge = __addDisposableResource(env_1, await start(spending), true);
        (0,budget_spending/* demandJudgePrice */.K1)(judge.facts, { spending, pricing: (0,price_reply/* completePricing */.Mr)(suite.pricing) });
        const scorer = __addDisposableResource(env_1, (0,start_scorer/* openScorer */.DL)(input), true);
        const total = before.counts?.trials ?? before.cases.length * before.trials_per_case;
        let done = 0;
        const tally = (0,arm_tally/* startJudgeTally */.QL)();
        const startedMs = input.clock.monotonicMs();
        const tell = () => input.onProgress({
            done,
            total,
            earlier: 0,
            failed: 0,
            failedReadings: tally.counts()?.failed ?? 0,
            elapsedMs: input.clock.monotonicMs() - startedMs,
            cost: (0,budget_spending/* costSoFar */.RV)(spending, { usd: tally.costUsd(), unknown: tally.unknownCosts() }),
        });
        const onTrial = (trial) => {
            done += 1;
            tally.add(trial);
            tell();
        };
        tell();
        const rejudging = { kind: 'judge', judge, scorer, spending };
        try {
            const after = await (0,rescore_run/* rescoreRun */.R)({ from, to, change: asSuite, rejudging, hash: sha256/* sha256 */.s, log, signal, onTrial });
            if (after.stopped !== undefined)
                log.warning(`The run is incomplete: ${(0,describe_stopped/* describeStopped */.p_)(after.stopped)}.`);
            const metrics = (0,build_metrics/* buildMetrics */.GY)((0,read_rescored/* metricSettings */.Q)(after, null));
            const old = await (0,read_rescored/* readRescored */.M)({ folder: from, run: asSuite(before), metrics, log });
            const now = await (0,read_trials/* readScoredRun */.my)(to, { log, run: after });
            return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) };
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw new model_error/* UserError */.y('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error });
        }
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

// EXTERNAL MODULE: ./build/report/render/text-width.js
var text_width = __webpack_require__(40524);
// EXTERNAL MODULE: ./build/run/dry-run/dry-run.js + 1 modules
var dry_run = __webpack_require__(11311);
// EXTERNAL MODULE: ./build/run/override-suite.js
var override_suite = __webpack_require__(48837);
// EXTERNAL MODULE: ./build/cli/commands/flags.js
var commands_flags = __webpack_require__(50467);
// EXTERNAL MODULE: ./build/cli/commands/print-plan.js
var print_plan = __webpack_require__(13711);
// EXTERNAL MODULE: ./build/cli/commands/surroundings.js
var commands_surroundings = __webpack_require__(12389);
;// CONCATENATED MODULE: ./build/cli/commands/judge.js












const judge = {
    positionals: 'FOLDER',
    flags: {
        suite: commands_flags/* SHARED_FLAGS */.kT.suite,
        out: { ...commands_flags/* SHARED_FLAGS */.kT.out, description: 'the run folder to write (default FOLDER-judged)' },
        concurrency: { ...commands_flags/* SHARED_FLAGS */.kT.concurrency, description: "trials judged at once (default: the suite's)" },
        'judge-model': commands_flags/* JUDGE_MODEL */.oM,
        ...commands_flags/* LIMIT_FLAGS */.Yr,
        'target-env': { ...commands_flags/* TARGET_ENV */.En, description: 'variables that the judge may name as its key, e.g. MY_KEY' },
        json: commands_flags/* SHARED_FLAGS */.kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        const [path, ...others] = positionals;
        if (path === undefined || others.length > 0)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'judge',
                got: path === undefined ? 'no run folder' : 'more than one run folder',
                suggestion: null,
            });
        const from = (0,external_node_path_.resolve)(workingDirectory, path);
        const to = (0,external_node_path_.resolve)(workingDirectory, (0,commands_flags/* textFlag */.gx)(flags, 'out') ?? `${path.replace(/[/\\]+$/, '')}-judged`);
        if (to === from)
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'out', got: to, expected: 'a folder other than that of the run' });
        const overrides = (0,commands_flags/* overridesOf */.FB)(flags);
        const surroundings = (0,commands_surroundings/* surroundingsOf */.ZD)(terminal, (0,commands_flags/* namesFlag */.PF)(flags, 'target-env'));
        const suite = (0,override_suite/* overrideSuite */.vy)(await (0,commands_surroundings/* loadSuiteHere */.dw)((0,commands_flags/* suiteFlag */.fD)(flags), surroundings), overrides);
        if (flags['dry-run'] === true) {
            const { judge: config = null, scoring, pricing, retries } = suite;
            if (config === null || scoring.judged.length === 0)
                throw new model_error/* UserError */.y('suite-without-judge', { path: suite.file });
            const asked = { judge: config, scoring, pricing, retries, budget: suite, hasCache: false };
            return (0,print_plan/* printPlan */.Z)(await (0,dry_run/* planJudging */.y)({ ...surroundings, ...asked, run: await (0,read_run/* readRun */.c)(from) }), flags, terminal);
        }
        const judged = await judgeRun({
            ...surroundings,
            suite,
            from,
            to,
            onProgress: (0,commands_surroundings/* showProgress */.Rh)(terminal),
        });
        log.info(`The judged run is in ${(0,external_node_path_.relative)(workingDirectory, to) || '.'}.`);
        terminal.print(flags['json'] === true ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged, terminal));
        return judged.after.stopped === undefined ? 0 : 2;
    },
};
const EXPLANATION = 'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.';
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials'];
/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }, { columns }) {
    const rows = [HEAD, ...changes.map((change) => writeRow(change, after))];
    const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    const table = rows.map((row) => row
        .map((cell, at) => (0,text_width/* padText */.F2)(cell, widths[at] ?? 0, at === 0 ? 'left' : 'right'))
        .join('  ')
        .trimEnd());
    return [
        `${nameJudge(after)} judged ${(0,format_number/* countOf */.pq)(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
        '',
        ...table,
        '',
        ...(0,text_width/* wrapText */.C1)(EXPLANATION, columns),
    ].join('\n');
}
function writeRow(change, { metrics }) {
    const facts = metrics.find(({ id }) => id === change.metric) ?? { unit: 'count', kind: 'continuous' };
    const write = (value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(facts, value));
    const writeShare = (value) => (value === null ? '–' : `${Math.round(value * 100)} %`);
    const writeAgreement = (value) => (value === null ? '–' : value.toFixed(2));
    const { n, only_before, only_after } = change;
    const others = [
        ...(only_before > 0 ? [`${only_before} only before`] : []),
        ...(only_after > 0 ? [`${only_after} only now`] : []),
    ];
    return [
        change.metric,
        write(change.before),
        write(change.after),
        writeShare(change.equal),
        writeAgreement(change.kappa),
        writeAgreement(change.spearman),
        others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
    ];
}
function nameJudge({ judge: facts, fingerprints }) {
    const models = fingerprints.judge_models ?? [];
    if (facts === undefined)
        return models.length === 0 ? 'an unrecorded judge' : models.join(', ');
    return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`;
}


/***/ }),

/***/ 55198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ watchConduct)
/* harmony export */ });
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48512);
/* harmony import */ var _routing_route_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94604);



/** Trials of a case may come in any order. */
function watchConduct(scoring = _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH) {
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
    const matches = reply.spans === undefined ? [] : (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSpans */ .zA)(reply.spans, golden.expected_spans);
    const tier = (0,_routing_route_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .finalRouteTier */ .uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        tiers: tier === null ? [] : [tier],
        models: model === undefined ? [] : [model],
    };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}


/***/ }),

/***/ 95577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ confirmationsHeadSchema),
/* harmony export */   N0: () => (/* binding */ confirmationsEndSchema),
/* harmony export */   t3: () => (/* binding */ CONFIRMING_TRIALS),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export STOPPED_BY */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Scored trials, all of them failing, that prove a case newly failing (docs/decision-rules.md#zero-tolerance); a deterministic target needs
 * one.
 */
const CONFIRMING_TRIALS = 3;
/** Raised whenever a reader of an older Goldenpair could misread the file. */
const CONFIRMATIONS_SCHEMA_VERSION = 1;
/** The first line of `confirmations.jsonl`: re-runs of newly failing cases. Each further line is a trial, or the last one. */
const confirmationsHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.literal(CONFIRMATIONS_SCHEMA_VERSION),
    /** The run whose cases are asked again. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** The run against which they newly fail. */
    baseline_run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
});
/** Why re-runs ended early: `max_cost_usd` was passed, they took too long, or the target did not start again. */
const STOPPED_BY = ['budget', 'time', 'target'];
/** The last line where re-runs are missing: the cases that were asked too few times. */
const confirmationsEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    stopped_by: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](STOPPED_BY),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).min(1),
});


/***/ }),

/***/ 85971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readRescored),
/* harmony export */   Q: () => (/* binding */ metricSettings)
/* harmony export */ });
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44774);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55198);
/* harmony import */ var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70671);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68674);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55970);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69942);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16279);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21501);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18359);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7107);













/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * A recorded run with its scores computed anew, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readRescored(request) {
    const { folder, expected = [], log, onTrial } = request;
    const { run: own } = request;
    const metrics = [...request.metrics, ...[...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__/* .customMetricsOf */ .ki)(own), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .tableFiguresOf */ .LV)(own)].map(_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedMetric */ .dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__/* .readScoredRun */ .my)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = (0,_metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__/* .watchConduct */ .G)(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__/* .readScoredRun */ .my)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation, judgments } = recorded;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .statesOwnCost */ .QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_11__/* .metricFacts */ .gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_11__/* .fingerprintMetrics */ .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s) },
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_8__/* .summarizeRun */ .l)({ metrics, trials, kept: (0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_12__/* .summarizeCode */ .Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


/***/ }),

/***/ 34643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rescoreRun)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(77377);
/* harmony import */ var _io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47600);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(70671);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69942);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(16279);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21501);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18359);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55542);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7107);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20714);
/* harmony import */ var _suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24452);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65173);
/* harmony import */ var _budget_spending_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(56759);
/* harmony import */ var _judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(42497);



















/**
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are computed again from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const { from, to, change, rejudging, hash, log } = input;
    const source = change(await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__/* .readRun */ .c)(from));
    const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {};
    const { k, primary_k, success, scoring } = source.settings;
    const own = [...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__/* .customMetricsOf */ .ki)(source), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .tableFiguresOf */ .LV)(source)];
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)({ k, primary_k, success, pricing: source.pricing, scoring }, own);
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,_suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_12__/* .fingerprintCase */ .l)(golden, hash) }));
    const run = {
        ...source,
        judge: judge?.facts,
        cases,
        metrics: metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_16__/* .metricFacts */ .gt),
        fingerprints: {
            ...source.fingerprints,
            judge: judge?.fingerprint,
            judge_models: undefined,
            metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_16__/* .fingerprintMetrics */ .or)(metrics, hash),
        },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_7__/* .collectScores */ .s)();
    let leftOut = 0;
    let judged = 0;
    const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_13__/* .startTally */ .dP)(source.pricing);
    const writer = await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_11__/* .writeRun */ .bp)(to, run);
    const workers = { items: (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__/* .readTrials */ .mM)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
    try {
        await (0,_io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__/* .workThrough */ .H)(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined && hasJudgments(judgments))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`);
                return;
            }
            const trial = await rescoreTrial({ metrics, golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            const { scores, unscored } = trial;
            scored.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation);
            input.onTrial?.(trial);
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`Ignoring the judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_17__/* .countOf */ .pq)(leftOut, 'trial')}: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts: tally.counts(),
            stopped: stopOfJudging(spending, { judged, trials: tally.counts().trials }) ?? source.stopped,
            spent_usd: spending?.runUsd() ?? source.spent_usd,
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_6__/* .summarizeRun */ .l)({
                metrics,
                trials: scored.trials(),
                kept: (0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_18__/* .summarizeCode */ .Nn)(metrics, run.code_quality),
            }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** A run of which the budget left trials unjudged is incomplete. */
function stopOfJudging(spending, { judged, trials }) {
    const halt = spending?.halted() ?? null;
    if (spending === null || halt === null || judged >= trials)
        return undefined;
    return { ...halt, made: judged, planned: trials, spent_usd: spending.budget.spentUsd() };
}
/** A job without a key records that nobody was asked, and why. */
function hasJudgments({ rubric, ...others }) {
    const judgments = [...Object.values(others).flat(), ...(rubric?.runs ?? [])];
    return judgments.some((one) => one !== undefined && !('asked' in one));
}
async function rescoreTrial({ metrics, golden, trial, rejudging, signal, }) {
    const { judged, recorded } = await rejudgeTrial({ golden, trial, rejudging, signal });
    const { judgments } = judged;
    const { observation } = trial;
    const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d });
    return { ...trial, ...judged, ...scores };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({ from, to, run, metrics, rejudging, log, signal, }) {
    const reruns = await (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_8__/* .readConfirmations */ .T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
    });
    if (reruns === null)
        return;
    const writer = (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_8__/* .writeConfirmations */ .o)(to, reruns.head);
    try {
        for (const { trial, golden } of reruns.trials)
            writer.append(await rescoreTrial({ metrics, golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}
/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function rejudgeTrial({ golden, trial: recorded, rejudging, signal, }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_15__/* .unjudged */ .bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_15__/* .recordJudged */ .vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof _budget_spending_js__WEBPACK_IMPORTED_MODULE_14__/* .NotAffordable */ .SW)
        return null;
    throw error;
}


/***/ }),

/***/ 2491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations),
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87855);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95577);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/**
 * The re-runs that are recorded in a run's folder, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .sS)(path, log)) {
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
        };
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    const seal = () => ({ folder, files: { 'confirmations.jsonl': lines.digest() } });
    return { append: write, stop: write, seal, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ })

};
