export const id = 6227;
export const ids = [6227];
export const modules = {

/***/ 28092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ boundJudge)
/* harmony export */ });
/* harmony import */ var _core_judging_ask_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91646);
/* harmony import */ var _core_judging_choose_prompts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84482);
/* harmony import */ var _core_metrics_consensus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65239);
/* harmony import */ var _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64089);
/* harmony import */ var _judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15547);
/* harmony import */ var _judging_open_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80374);
/* harmony import */ var _no_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83114);
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







/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
/** The most that each question to the judge can use, of an answer of usual length. Nobody is asked. */
async function boundJudge(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { config, scoring, seed, cases } = request;
        const session = __addDisposableResource(env_1, await (0,_judging_open_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .openJudge */ .S)({ ...request, judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M, providers: _no_access_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_ACCESS */ .l }), true);
        const prompts = (0,_core_judging_choose_prompts_js__WEBPACK_IMPORTED_MODULE_1__/* .choosePrompts */ .t)(config.prompts);
        // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
        const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
        const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
        return scoring.judged.map((question) => {
            const least = (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_3__/* .countReadings */ .jR)(config, question);
            const bounds = cases.flatMap((golden) => {
                const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
                const asking = (0,_core_judging_ask_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .askJudge */ .N)({ ...common, prompts, seed, scoring });
                return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
            });
            const most = question === 'rubric' ? Math.max(least, _core_metrics_consensus_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_READINGS */ .k2) : least;
            return { question, readings: { least, most }, bounds };
        });
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


/***/ }),

/***/ 83114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_ACCESS)
/* harmony export */ });
/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };


/***/ }),

/***/ 18894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planAgain),
/* harmony export */   u: () => (/* binding */ findAgain)
/* harmony export */ });
/* harmony import */ var _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(235);

/**
 * The most trials that a second look may take: those of cases that zero tolerance watches, up to `CONFIRMING_TRIALS` in all, or a night's
 * whole fresh run. Null where none can follow.
 */
function findAgain(because, { suite, cases, arm, }) {
    const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true;
    const { zero_tolerance: scope } = suite;
    const watched = isDeterministic || scope === 'off' ? [] : cases.filter(({ critical }) => scope === 'all' || critical);
    const missing = Math.max(0, _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3 - arm.trials);
    const trials = because === 'zero-tolerance'
        ? watched.length * missing
        : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials);
    return trials === 0 ? null : { because, trials };
}
/** What these trials come to, by the rows of the arm and of the judge's questions. */
function planAgain({ because, trials }, { target, armTrials, questions, judgedTrials, }) {
    const parts = [
        { row: target, share: trials / armTrials, dearer: 1 },
        // A rubric's dollars are those of its fewest readings.
        ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
    ];
    const usd = parts.reduce((sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer), 0);
    return {
        because,
        trials,
        calls: Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0)),
        usd,
    };
}


/***/ }),

/***/ 79755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ planCalls)
/* harmony export */ });
/* harmony import */ var _core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96182);
/* harmony import */ var _core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88756);
/* harmony import */ var _core_metrics_find_price_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57665);
/* harmony import */ var _plan_again_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18894);




/** What a run would ask and cost, as far as that can be known: by an earlier run, else by the most that a call can use. */
function planCalls(input) {
    const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, again = null, hasCache } = input;
    const pricing = (0,_core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials);
    const targets = arms.map((arm) => planTarget(arm, { suite, cases: cases.length, pricing }));
    const questions = input.questions.map((one) => planQuestion(one, { trials, retries: suite.retries, pricing }));
    const [target] = targets;
    const rows = [
        ...targets,
        ...questions,
        ...(reviews.length === 0 ? [] : [planReviews(reviews, { retries: suite.retries, pricing })]),
    ];
    return {
        suite: suite.name,
        cases: cases.length,
        rows,
        models: groupByModel(rows, pricing),
        usd: sumUsd(rows),
        budget: {
            max_cost_usd: suite.max_cost_usd,
            max_cost_usd_per_month: suite.max_cost_usd_per_month ?? null,
            spent_usd: spentUsd,
        },
        again: again === null || target === undefined
            ? null
            : (0,_plan_again_js__WEBPACK_IMPORTED_MODULE_2__/* .planAgain */ .G)(again, {
                ...{ target, questions },
                armTrials: cases.length * (arms[0]?.trials ?? 0),
                judgedTrials: cases.length * trials,
            }),
        has_cache: hasCache,
        left_out_at_night: Object.values(suite.variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
    };
}
function planTarget({ variant, trials, earlier, bounds, isFree }, { suite, cases, pricing }) {
    const least = cases * trials;
    const row = { what: 'target', name: variant, calls: { least, most: least * (1 + suite.retries) } };
    if (isFree)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    const meanOf = (metric) => earlier?.summaries[metric]?.mean ?? null;
    const [input, output, usd] = [meanOf('tokens.input'), meanOf('tokens.output'), meanOf('cost.usd')];
    const model = earlier?.fingerprints.models.join(', ') || (bounds?.[0]?.model ?? null);
    if (usd !== null || (input !== null && output !== null)) {
        const tokens = input === null || output === null
            ? null
            : { input: Math.round(input * least), output: Math.round(output * least) };
        return { ...row, model, tokens, usd: usd === null ? null : usd * least, basis: 'earlier' };
    }
    if (bounds !== null && bounds.length > 0)
        return { ...row, ...sumBounds(bounds, trials, pricing), basis: 'bound' };
    const declared = suite.variants[variant]?.max_trial_cost_usd;
    if (declared !== undefined)
        return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' };
    return { ...row, model, tokens: null, usd: null, basis: 'unknown' };
}
function planQuestion({ question, readings, bounds }, { trials, retries, pricing }) {
    const asked = bounds.length * trials;
    const calls = { least: asked * readings.least, most: asked * readings.most * (1 + retries) };
    const row = { what: 'judge', name: question, calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' };
}
/** Once an arm, whatever the number of cases and trials. */
function planReviews(bounds, { retries, pricing }) {
    const calls = { least: bounds.length, most: bounds.length * (1 + retries) };
    const row = { what: 'judge', name: 'code review', calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, 1, pricing), basis: 'bound' };
}
function sumBounds(bounds, times, pricing) {
    const sum = (of) => bounds.reduce((total, one) => total + of(one), 0) * times;
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,_core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .costOfTokens */ .j)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,_core_metrics_find_price_js__WEBPACK_IMPORTED_MODULE_3__/* .findPrice */ .v)({ model }, pricing)?.price;
        return {
            model,
            calls: {
                least: own.reduce((sum, { calls }) => sum + calls.least, 0),
                most: own.reduce((sum, { calls }) => sum + calls.most, 0),
            },
            usd: sumUsd(own),
            price: price === undefined ? null : { input: price.input, output: price.output },
        };
    });
}
function sumUsd(rows) {
    const known = rows.flatMap(({ usd }) => usd ?? []);
    return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0);
}


/***/ }),

/***/ 84678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ planJudging)
/* harmony export */ });
/* harmony import */ var _shell_ledger_spend_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12765);
/* harmony import */ var _budget_open_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4252);
/* harmony import */ var _bound_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28092);
/* harmony import */ var _plan_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79755);




/** What judging a recorded run would ask and cost. Nobody is asked. */
async function planJudging(request) {
    const { run, judge, scoring, pricing, retries, budget, hasCache, clock, workingDirectory } = request;
    const { cases, seed, settings, trials_per_case: recordedTrials } = run;
    const { primary_k } = settings;
    const isAsked = judge !== null && scoring.judged.length > 0;
    const { name } = run.suite;
    const ledger = request.ledger ?? (0,_budget_open_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .openLedger */ .a)(workingDirectory);
    const { max_cost_usd, max_cost_usd_per_month: perMonth } = budget;
    const limits = { max_cost_usd, ...(perMonth !== undefined && { max_cost_usd_per_month: perMonth }) };
    return (0,_plan_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .planCalls */ .j)({
        suite: { name, pricing, retries, ...limits, variants: {} },
        ...{ cases, arms: [], reviews: [], recordedTrials, hasCache },
        questions: isAsked ? await (0,_bound_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .boundJudge */ .o)({ ...request, config: judge, primary_k, seed, cases }) : [],
        spentUsd: perMonth === undefined ? null : ((await ledger.spentUsd({ suite: name, month: (0,_shell_ledger_spend_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .monthOf */ .G)(clock.now()) })) ?? 0),
    });
}


/***/ }),

/***/ 11317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'nobody knows before it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.input)} in, ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.output)} out, a million tokens)`}`),
        `In all ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['What the cache holds is counted as if it were asked, and costs nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (max_cost_usd, --max-cost-usd).'
            : `The budget of this run is ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `Of ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(month)} a month ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent ?? 0)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and what is left is less: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that newly fail are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 36227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planPublish: () => (/* binding */ planPublish)
/* harmony export */ });
/* harmony import */ var _core_model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85450);
/* harmony import */ var _budget_open_judging_month_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97911);
/* harmony import */ var _choose_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26201);
/* harmony import */ var _dry_run_plan_judging_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84678);
/* harmony import */ var _dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11317);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54569);
/* harmony import */ var _find_measured_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30174);
/* harmony import */ var _judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7512);
/* harmony import */ var _locate_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42249);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(329);
/* harmony import */ var _publish_each_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74197);
/* harmony import */ var _receive_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43945);













/** Input `dry-run` of mode `publish`: says in the log what the judge would be asked. Nothing is asked, written to GitHub or kept. */
const planPublish = async (request) => {
    const { github, effects } = request;
    const { event, owner, repo } = github;
    if (event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch')
        return nothing(request, 'what is published of this event was judged where it was measured');
    const source = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_8__.findSource)(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const client = await effects.connect();
    const measured = (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_11__/* .findMeasured */ .m)(await (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .listRunArtifacts */ .NG)({ client, owner, repo, runId: source.runId }));
    if (measured.length === 0)
        return nothing(request, `run ${source.runId} has no artifact goldenpair-run-<suite>`);
    return (0,_publish_each_js__WEBPACK_IMPORTED_MODULE_9__/* .publishEach */ .n)(request, measured, async (own, one) => planSuite(own, source, one));
};
async function planSuite(request, { match }, measured) {
    const { inputs, workingDirectory, effects } = request;
    if (match.kind === 'none')
        return nothing(request, match.reason);
    const received = await (0,_receive_run_js__WEBPACK_IMPORTED_MODULE_10__/* .receiveRun */ .V)(request, measured);
    if (received.kind === 'refused')
        return nothing(request, received.reason);
    const { run, folder } = received;
    const { pullRequest } = match;
    const sha = (0,_publish_js__WEBPACK_IMPORTED_MODULE_8__.measuredCommit)(run, pullRequest);
    const point = await (0,_locate_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .locateReference */ .I)(request, { checkout: { sha, parents: null }, pullRequest });
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .findBaseline */ .Xn)({ request, suite: measured.suite, point });
    const ruleSet = await (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseRules */ .D)({ request, candidateFolder: folder, baseline, point });
    const { judge, settings, pricing } = ruleSet.rules;
    const { env, clock, log } = effects;
    const { budget, ledger } = await (0,_budget_open_judging_month_js__WEBPACK_IMPORTED_MODULE_1__/* .openJudgingMonth */ .f)(request, { suite: measured.suite, ruleSet });
    const plan = await (0,_dry_run_plan_judging_js__WEBPACK_IMPORTED_MODULE_3__/* .planJudging */ .y)({
        ...{ run, pricing, env, clock, log, workingDirectory, budget, ledger },
        judge: (0,_judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .isTrusted */ .W2)({ request, ruleSet, isForeign: true }) ? judge : null,
        scoring: settings.scoring ?? _core_model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH,
        retries: Math.min(run.settings.retries ?? 2, _judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_RETRIES */ .fC),
        hasCache: inputs.cacheDir !== null,
        targetEnvNames: inputs.targetEnv,
    });
    log.info((0,_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .writePlan */ .p)(plan));
    return 0;
}
function nothing({ effects }, reason) {
    effects.log.info(`Nothing was asked or published: ${reason}.`);
    return 0;
}


/***/ })

};
