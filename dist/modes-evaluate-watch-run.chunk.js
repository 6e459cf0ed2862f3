export const id = 3272;
export const ids = [3272];
export const modules = {

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

/***/ 84780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openTables)
/* harmony export */ });
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66647);


/** Starts every table of the registry. */
function openTables(settings) {
    const context = { settings, scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH };
    const tables = _index_js__WEBPACK_IMPORTED_MODULE_1__/* .REGISTRY */ .M.map((definition) => definition.open(context));
    const looking = tables.flatMap(({ add }) => add ?? []);
    return {
        add: (arm, trial) => {
            for (const add of looking)
                add(arm, trial);
        },
        build: (arms) => tables.flatMap((table) => table.build(arms) ?? []),
    };
}


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

/***/ 63272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ expecting),
/* harmony export */   Q: () => (/* binding */ watchPair),
/* harmony export */   watchRun: () => (/* binding */ watchRun)
/* harmony export */ });
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68674);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84780);
/* harmony import */ var _metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55198);
/* harmony import */ var _read_rescored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85971);





/** Looks on while one variant is measured. `place` is its run's among the arms of its report: 1 beside a baseline, else 0. */
function watchRun(place) {
    const tables = shareTables();
    const arm = watchArm(place, tables);
    return { ...arm, finish: () => tables.with(arm.finish(), null) };
}
/** Looks on while two variants are measured side by side: the baseline's and the candidate's. */
function watchPair([base, head]) {
    const tables = shareTables();
    const arms = new Map([
        [base, watchArm(0, tables)],
        [head, watchArm(1, tables)],
    ]);
    return {
        onTrial: (made, run) => arms.get(run.variant)?.onTrial(made, run),
        onScored: (run, trials) => arms.get(run.variant)?.onScored(run, trials),
        finish: () => {
            const compared = arms.get(base)?.finish() ?? null;
            return compared === null ? null : tables.with(arms.get(head)?.finish() ?? null, compared);
        },
    };
}
function shareTables() {
    let tables = null;
    return {
        of: (run) => (tables ??= (0,_metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .openTables */ .W)((0,_read_rescored_js__WEBPACK_IMPORTED_MODULE_4__/* .metricSettings */ .Q)(run, null))),
        with: (scored, baseline) => (scored === null || tables === null ? null : { scored, baseline, tables }),
    };
}
function watchArm(place, tables) {
    const ownCost = new Set();
    let conduct = null;
    let seen = 0;
    let scored = null;
    return {
        onTrial: (made, run) => {
            seen += 1;
            tables.of(run).add(place, made);
            conduct ??= (0,_metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_3__/* .watchConduct */ .G)(run.settings.scoring);
            conduct.add(made);
            const { golden, observation } = made;
            if (observation.status === 'ok' && (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .statesOwnCost */ .QR)(observation.reply))
                ownCost.add(golden.id);
        },
        onScored: (run, trials) => {
            const isSeen = seen === trials.length && (0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .customMetricsOf */ .ki)(run).length === 0;
            const conducted = conduct === null ? {} : { conduct: conduct.finish() };
            scored = isSeen ? { run, trials, stale_cases: run.stale_cases, own_cost_cases: [...ownCost], ...conducted } : null;
        },
        finish: () => scored,
    };
}
/** The run as `readRescored` gives it; `expected` are the suite's own metrics that the other side has. */
function expecting(scored, expected) {
    const { run } = scored;
    const unmeasured = expected.filter(({ id }) => !run.metrics.some((metric) => metric.id === id));
    return { ...scored, run: { ...run, metrics: [...run.metrics, ...unmeasured] } };
}


/***/ })

};
