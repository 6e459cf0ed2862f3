export const id = 2182;
export const ids = [2182,5577,2101];
export const modules = {

/***/ 53727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

var external_node_path_ = __webpack_require__(76760);
var run = __webpack_require__(12141);
var cohen_kappa = __webpack_require__(44595);
var moments = __webpack_require__(44785);
var spearman = __webpack_require__(56249);
;// CONCATENATED MODULE: ./build/compare/differences/compare-judgings.js




/**
 * What judging the same observations again did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
 */
function compareJudgings(input) {
    const { metrics, before, after } = input;
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

var describe_stopped = __webpack_require__(3033);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var sha256 = __webpack_require__(80430);
var build_metrics = __webpack_require__(55970);
var price_reply = __webpack_require__(68674);
var model_error = __webpack_require__(50262);
var scoring = __webpack_require__(60960);
var read_rescored = __webpack_require__(84295);
var text_width = __webpack_require__(40524);
var arm_tally = __webpack_require__(65750);
var budget_spending = __webpack_require__(35559);
var start_scorer = __webpack_require__(62898);
var dry_run = __webpack_require__(13068);
var start_judging = __webpack_require__(18471);
var measure = __webpack_require__(164);
var rescore_run = __webpack_require__(42660);
var read_run = __webpack_require__(41345);
var spend_ledger = __webpack_require__(14426);
var commands_flags = __webpack_require__(1726);
var commands_surroundings = __webpack_require__(74474);
;// CONCATENATED MODULE: ./build/entry/cli/commands/judge.js
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























const judge = {
    positionals: 'FOLDER',
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        const [path, ...others] = positionals;
        if (path === undefined || others.length > 0)
            (0,commands_flags/* refuseArguments */.Rd)('judge', path === undefined ? 'no run folder' : 'more than one run folder');
        const from = (0,external_node_path_.resolve)(workingDirectory, path);
        const to = (0,external_node_path_.resolve)(workingDirectory, flags.out ?? `${path.replace(/[/\\]+$/, '')}-judged`);
        if (to === from)
            (0,commands_flags/* refuseFlag */.X2)('out', to, 'a folder other than that of the run');
        const overrides = (0,commands_flags/* overridesOf */.FB)(flags);
        const surroundings = (0,commands_surroundings/* surroundingsOf */.ZD)(terminal, flags.targetEnv);
        const suite = (0,measure/* overrideSuite */.vy)(await (0,commands_surroundings/* loadSuiteHere */.dw)(flags.suite, surroundings), overrides);
        if (flags.dryRun) {
            const { judge: config = null, scoring, pricing, retries } = suite;
            if (config === null || scoring.judged.length === 0)
                throw new model_error/* UserError */.yo('suite-without-judge', { path: suite.file });
            const asked = { judge: config, scoring, pricing, retries, budget: suite, hasCache: false };
            return (0,commands_surroundings/* printPlan */.Zn)(await (0,dry_run/* planJudging */.y)({ ...surroundings, ...asked, run: await (0,read_run/* readRun */.cI)(from) }), flags, terminal);
        }
        const judged = await judgeRun({ suite, from, to }, surroundings, terminal);
        log.info(`The judged run is in ${(0,external_node_path_.relative)(workingDirectory, to) || '.'}.`);
        terminal.print(flags.json ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged, terminal));
        return judged.after.stopped === undefined ? 0 : 2;
    },
};
/**
 * Judges a recorded run again into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
async function judgeRun({ suite, from, to }, surroundings, terminal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, log, signal, workingDirectory } = surroundings;
        const start = (0,start_judging/* judgeOfSuite */.rk)(suite, surroundings);
        if (start === null)
            throw new model_error/* UserError */.yo('suite-without-judge', { path: suite.file });
        const before = await (0,read_run/* readRun */.cI)(from);
        const { judged, rubric_categories } = suite.scoring;
        const asSuite = (run) => ({
            ...run,
            settings: {
                ...run.settings,
                scoring: { ...(run.settings.scoring ?? scoring/* DEFAULT_SCORING */.cH), judged, rubric_categories },
                judge: suite.judge ?? run.settings.judge,
            },
        });
        const spending = __addDisposableResource(env_1, await (0,budget_spending/* openSpending */.Ji)({ suite, ledger: (0,spend_ledger/* openLedger */.au)(workingDirectory), clock, earlierUsd: 0 }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        const judge = __addDisposableResource(env_1, await start(spending), true);
        (0,budget_spending/* demandJudgePrice */.K1)(judge.facts, { spending, pricing: (0,price_reply/* completePricing */.Mr)(suite.pricing) });
        const scorer = __addDisposableResource(env_1, (0,start_scorer/* openScorer */.DL)({ ...surroundings, suite }), true);
        const total = before.counts?.trials ?? before.cases.length * before.trials_per_case;
        let done = 0;
        const tally = (0,arm_tally/* startJudgeTally */.QL)();
        const startedMs = clock.monotonicMs();
        const show = (0,commands_surroundings/* showProgress */.Rh)(terminal);
        const tell = () => show({
            done,
            total,
            earlier: 0,
            failed: 0,
            failedReadings: tally.counts()?.failed ?? 0,
            elapsedMs: clock.monotonicMs() - startedMs,
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
                log.warning(`The run is incomplete: ${(0,describe_stopped/* describeStopped */.p)(after.stopped)}.`);
            const metrics = (0,build_metrics/* buildMetrics */.GY)((0,read_rescored/* metricSettings */.Qp)(after, null));
            const old = await (0,read_rescored/* readRescored */.M)({ folder: from, run: asSuite(before), metrics, log });
            const now = await (0,read_run/* readScoredRun */.my)(to, { log, run: after });
            return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) };
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw new model_error/* UserError */.yo('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error });
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
const EXPLANATION = 'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.';
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials'];
/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }, { columns }) {
    const rows = [HEAD, ...changes.map((change) => writeRow(change, after))];
    return [
        `${nameJudge(after)} judged ${(0,format_number/* countOf */.pq)(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
        '',
        ...(0,text_width/* alignColumns */.RM)(rows, (column) => column > 0),
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

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   RR: () => (/* binding */ readCheckoutHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   XF: () => (/* binding */ storedBaseline),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(164);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__/* .providersOfShell */ .gO)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__/* .locatePrograms */ .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__/* .suggest */ .Z)(variant, known), known });
}
/** Never rejects. @param except folders of this and earlier results, absolute, which are no part of what is measured */
async function readCheckoutHere(workingDirectory, except) {
    const results = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except];
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)(workingDirectory, results),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(input, surroundings, terminal) {
    const { checkout, ...request } = input;
    const { workingDirectory } = surroundings;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readCheckoutHere(workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .xP)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags.json ? JSON.stringify(plan, null, 2) : (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .writePlan */ .pD)(plan));
    return 0;
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 42660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ leaveUnjudged),
/* harmony export */   R: () => (/* binding */ rescoreRun)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77377);
/* harmony import */ var _io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47600);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70671);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69942);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16279);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21501);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18359);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12141);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55542);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20714);
/* harmony import */ var _suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89253);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(65750);
/* harmony import */ var _budget_spending_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(35559);
/* harmony import */ var _judging_start_judging_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(18471);
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
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are computed again from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { from, to, change, rejudging, hash, log } = input;
        const source = change(await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readRun */ .cI)(from));
        const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {};
        const { k, primary_k, success, scoring } = source.settings;
        const own = [...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__/* .customMetricsOf */ .ki)(source), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .tableFiguresOf */ .LV)(source)];
        const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)({ k, primary_k, success, pricing: source.pricing, scoring }, own);
        const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,_suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_14__/* .fingerprintCase */ .l)(golden, hash) }));
        const run = {
            ...source,
            judge: judge?.facts,
            cases,
            metrics: metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .metricFacts */ .gt),
            fingerprints: {
                ...source.fingerprints,
                judge: judge?.fingerprint,
                judge_models: undefined,
                metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .fingerprintMetrics */ .or)(metrics, hash),
            },
            counts: null,
            summaries: {},
        };
        const byId = new Map(cases.map((golden) => [golden.id, golden]));
        const scored = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .collectScores */ .s)();
        let leftOut = 0;
        let judged = 0;
        const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_15__/* .startTally */ .dP)(source.pricing);
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_13__/* .writeRun */ .bp)(to, run), true);
        const workers = { items: (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readTrials */ .mM)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
        await (0,_io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__/* .workThrough */ .H)(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined && hasJudgments(judgments))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`);
                return;
            }
            const trial = await rescoreTrial(metrics, { golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            scored.add((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutObservation */ .hZ)(trial), trial.observation);
            input.onTrial?.(trial);
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`Ignoring the judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_18__/* .countOf */ .pq)(leftOut, 'trial')}: a pull request does not judge itself.`);
        const counts = tally.counts();
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts,
            // A run of which the budget left trials unjudged is incomplete.
            stopped: (0,_budget_spending_js__WEBPACK_IMPORTED_MODULE_16__/* .describeHalt */ .xx)(spending, { made: judged, planned: counts.trials }) ?? source.stopped,
            spent_usd: spending?.runUsd() ?? source.spent_usd,
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_8__/* .summarizeRun */ .l)({ metrics, trials: scored.trials(), kept: (0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_3__/* .summarizeCode */ .Nn)(metrics, run.code_quality) }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
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
/** A job without a key records that nobody was asked, and why. */
function hasJudgments({ rubric, ...others }) {
    const judgments = [...Object.values(others).flat(), ...(rubric?.runs ?? [])];
    return judgments.some((one) => one !== undefined && !('asked' in one));
}
async function rescoreTrial(metrics, input) {
    const { golden, trial } = input;
    const { observation } = trial;
    const { judged, recorded } = await rejudgeTrial(input);
    const { judgments } = judged;
    return { ...trial, ...judged, ...(0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreTrial */ .$o)({ metrics, golden, observation, recorded, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d }) };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns(input) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { from, to, run, metrics, rejudging, log, signal } = input;
        const reruns = await (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_11__/* .readConfirmations */ .T)(from, {
            run,
            log,
            keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
        });
        if (reruns === null)
            return;
        const writer = __addDisposableResource(env_2, (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_11__/* .writeConfirmations */ .o)(to, reruns.head), false);
        for (const { trial, golden } of reruns.trials)
            writer.append(await rescoreTrial(metrics, { golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function rejudgeTrial({ golden, trial: recorded, rejudging, signal }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_17__/* .unjudged */ .bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_17__/* .recordJudged */ .vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof _budget_spending_js__WEBPACK_IMPORTED_MODULE_16__/* .NotAffordable */ .SW)
        return null;
    throw error;
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

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 84295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qp: () => (/* binding */ metricSettings),
  N7: () => (/* binding */ planScoring),
  M: () => (/* binding */ readRescored)
});

var within_time = __webpack_require__(44774);
var sha256 = __webpack_require__(80430);
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
var price_reply = __webpack_require__(68674);
var build_metrics = __webpack_require__(55970);
var custom_metrics = __webpack_require__(48719);
var table_figures = __webpack_require__(69942);
var describe_facts = __webpack_require__(16279);
var score_trial = __webpack_require__(21501);
var summarize_run = __webpack_require__(18359);
var read_reference = __webpack_require__(9073);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-rescored.js













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
    const ofBase = base === null ? [] : [...(0,custom_metrics/* customMetricsOf */.ki)(base), ...(0,table_figures/* tableFiguresOf */.LV)(base)];
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
    const metrics = [...request.metrics, ...[...(0,custom_metrics/* customMetricsOf */.ki)(own), ...(0,table_figures/* tableFiguresOf */.LV)(own)].map(build_metrics/* recordedMetric */.dC)];
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
            metrics: [...metrics.map(describe_facts/* metricFacts */.gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,describe_facts/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s) },
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials, kept: (0,define_on_code/* summarizeCode */.Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


/***/ }),

/***/ 19859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15704);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);







/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
    /** Looked at before the first entry is added, and again when enough has been. */
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const makeRoom = async () => {
        roomBytes = maxBytes - (await shrinkFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }));
    };
    return {
        folder,
        find: async (key) => {
            const path = pathOf(folder, key);
            const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => null);
            if (text === null)
                return undefined;
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
            if (value !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, clock.now(), clock.now()).catch(() => undefined);
            return value;
        },
        keep: async (key, value) => {
            const text = JSON.stringify(value);
            const bytes = Buffer.byteLength(text);
            if (isFull || bytes > LARGEST_ENTRY_BYTES)
                return;
            try {
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeByDraft */ .In)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = all.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
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






/** No case of a run in rounds is asked so often. */
const MOST_NUMBERS_IN_ROUNDS = 100;
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
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('run-invalid', { path, line, problem });
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$, value, { path, line });
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0, value, { path, line });
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI, value, { path, line });
        // In rounds cases are asked unequally often.
        const [first, most] = run.plan === undefined ? [run.trials_per_case, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3] : [1, MOST_NUMBERS_IN_ROUNDS];
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + most)
            throw fail(`a re-run of this run has a number from ${first} to ${first + most - 1}, not ${trial.trial}`);
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


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores, failed = [] }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
