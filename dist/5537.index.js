export const id = 5537;
export const ids = [5537];
export const modules = {

/***/ 93904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chooseArms: () => (/* binding */ chooseArms),
  chooseNamedArms: () => (/* binding */ chooseNamedArms),
  runAb: () => (/* binding */ runAb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/model/tournament.js
var tournament = __webpack_require__(35053);
// EXTERNAL MODULE: ./build/core/render/escape-markdown.js
var escape_markdown = __webpack_require__(30220);
;// CONCATENATED MODULE: ./build/app/ab/describe-arms.js

/**
 * What the report of an experiment does not say itself: its label, and which commits are behind two refs. In markdown, null where there is
 * nothing to add.
 */
function describeArms(measured, { label, refs }) {
    const [first, second] = measured.flatMap(({ run }, place) => {
        const ref = refs[place];
        return ref === undefined ? [] : [`${(0,escape_markdown/* escapeCode */.tn)(ref)} (${(0,escape_markdown/* escapeCode */.tn)(run.commit?.slice(0, 7) ?? 'unknown')})`];
    });
    const sentences = [
        ...(label === null ? [] : [`${(0,escape_markdown/* escapeMarkdown */.FV)(label)}${/[.!?]$/.test(label) ? '' : '.'}`]),
        ...(first === undefined || second === undefined
            ? []
            : [`The code of ${second} against that of ${first}, both asked the cases of the suite that was checked out.`]),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
// EXTERNAL MODULE: ./build/core/model/verdict.js
var verdict = __webpack_require__(59665);
;// CONCATENATED MODULE: ./build/core/model/experiment.js



const EXPERIMENT_SCHEMA_VERSION = 1;
/** What each of the arms was: with what it was measured, and what it gave. */
const armSchema = schemas.strictObject({
    /** The branch, tag or commit that was asked for; null where the arm is a variant of one checkout. */
    ref: schemas.string().nullable(),
    ...run/* runSchema */.Lx.pick({
        run_id: true,
        variant: true,
        commit: true,
        trials_per_case: true,
        settings: true,
        fingerprints: true,
        counts: true,
        summaries: true,
    }).shape,
});
/** `experiment.json`: what an A/B on demand has compared, with which settings, and what came of it. */
const experimentSchema = schemas.strictObject({
    schema_version: schemas.literal(EXPERIMENT_SCHEMA_VERSION),
    label: schemas.string(),
    suite: run/* runSchema */.Lx.shape.suite,
    /** ISO 8601, when the result was known. */
    finished_at: schemas.string(),
    /** The workflow run's page. */
    run_url: schemas.string(),
    seed: run/* runSchema */.Lx.shape.seed,
    subset: run/* runSchema */.Lx.shape.subset,
    /** In US dollars; null is no limit. */
    max_cost_usd: schemas.number().positive().nullable(),
    /** The baseline first. */
    arms: schemas.array(armSchema).min(2),
    /** Of two arms the verdict of their comparison (comparison.json); of more whether one of them wins (ab.json). */
    outcome: schemas.strictObject({
        verdict: schemas["enum"]([...verdict/* RUN_VERDICTS */.Z4, 'winner', 'no-winner']),
        passed: schemas.boolean(),
        /** The variant; null where there is none, or only two arms. */
        winner: schemas.string().nullable(),
    }),
});

// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/io/replace-json.js
var replace_json = __webpack_require__(48313);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/app/keep-files.js
var keep_files = __webpack_require__(56917);
;// CONCATENATED MODULE: ./build/app/ab/keep-experiment.js






/** Writes the record of an experiment, `experiment.json`, and uploads it with the runs, so that it can be compared again. */
async function keepExperiment(request, facts) {
    const { github, outputFolder, effects } = request;
    const { label, refs, measured, outcome } = facts;
    const [first] = measured;
    if (first === undefined)
        throw new Error('nothing was measured');
    const { suite, seed, subset } = first.run;
    const experiment = {
        schema_version: EXPERIMENT_SCHEMA_VERSION,
        label,
        suite,
        finished_at: effects.clock.now().toISOString(),
        run_url: github.runUrl,
        seed,
        subset,
        max_cost_usd: facts.maxCostUsd,
        arms: measured.map(({ run }, place) => {
            const { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries } = run;
            const ref = refs[place] ?? null;
            return { ref, run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries };
        }),
        outcome,
    };
    const file = (0,external_node_path_.join)(outputFolder, 'experiment.json');
    await (0,replace_json/* replaceJson */.j)(file, experiment);
    const runs = measured.flatMap(({ out }) => Object.values((0,run_files/* runFiles */.NW)(out)));
    await (0,keep_files/* keepFiles */.N)(request, (0,artifacts/* experimentArtifactName */.RX)(suite.name), outputFolder, [file, ...runs]);
}

// EXTERNAL MODULE: ./build/app/ab/open-refs.js
var open_refs = __webpack_require__(58659);
// EXTERNAL MODULE: ./build/app/measure-checkout.js
var measure_checkout = __webpack_require__(62033);
// EXTERNAL MODULE: ./build/app/measure.js + 42 modules
var measure = __webpack_require__(94996);
// EXTERNAL MODULE: ./build/app/prepare-measurement.js
var prepare_measurement = __webpack_require__(39470);
// EXTERNAL MODULE: ./build/app/report-run.js + 8 modules
var report_run = __webpack_require__(15866);
// EXTERNAL MODULE: ./build/core/model/report.js
var model_report = __webpack_require__(94944);
// EXTERNAL MODULE: ./build/shell/publishers/index.js + 6 modules
var publishers = __webpack_require__(16779);
// EXTERNAL MODULE: ./build/app/choose-chart-service.js + 3 modules
var choose_chart_service = __webpack_require__(69847);
// EXTERNAL MODULE: ./build/app/evaluate-tournament.js + 14 modules
var evaluate_tournament = __webpack_require__(83873);
// EXTERNAL MODULE: ./build/app/report-run/add-label.js
var add_label = __webpack_require__(20999);
;// CONCATENATED MODULE: ./build/app/report-tournament.js








/** Compares the measured variants of mode `ab` where there are more than two, and tells everybody. */
async function reportTournament(report) {
    const { request, suite, folders, marker, place } = report;
    const label = { label: report.label ?? '', headline: null };
    const { inputs, github, workspace, outputFolder, effects } = request;
    const evaluation = await (0,evaluate_tournament/* evaluateTournament */.D)({
        folders,
        failOn: inputs.failOn,
        outputFolder,
        details: inputs.commentDetails,
        charts: (0,choose_chart_service/* chooseChartService */.Z)(request, { suite, isFork: false }),
        links: { run: github.runUrl, report: `${github.runUrl}#artifacts` },
        log: effects.log,
    });
    const { tournament, files, comparisons, comment, summary } = evaluation;
    effects.log.info(`Verdict: ${(0,model_report/* plainText */.w)(evaluation.report.headline)}`);
    await (0,keep_files/* keepFiles */.N)(request, (0,artifacts/* reportArtifactName */.m5)(suite), outputFolder, [...Object.values(files), ...comparisons]);
    const { outcome, passed } = tournament;
    await (0,publishers/* publishReport */.S)({
        comment: (0,add_label/* addLabel */.Y)(comment, label),
        summary: (0,add_label/* addLabel */.Y)(summary, label),
        annotations: [],
        outputs: {
            verdict: outcome.kind,
            passed: String(passed),
            winner: outcome.kind === 'winner' ? outcome.variant : '',
            'comparison-path': (0,external_node_path_.relative)(workspace, files.ab),
            'report-path': (0,external_node_path_.relative)(workspace, files.report),
        },
        marker,
        place,
    }, effects);
    return tournament;
}

// EXTERNAL MODULE: ./build/shell/github/checkout.js
var github_checkout = __webpack_require__(88897);
;// CONCATENATED MODULE: ./build/app/ab.js
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













/** The arms of a comparison, two to ten: the first is the baseline. Throws `variants-invalid`. */
function chooseArms(names, suite) {
    const known = Object.keys(suite.variants);
    const unknown = names.find((name) => !known.includes(name));
    const isCount = names.length >= 2 && names.length <= tournament/* MOST_VARIANTS */.rJ;
    if (unknown !== undefined || !isCount || new Set(names).size < names.length)
        throw new error/* UserError */.y('variants-invalid', {
            got: names,
            known,
            suggestion: unknown === undefined ? null : (0,suggest/* suggest */.Z)(unknown, known),
        });
    return names;
}
/** The arms that the inputs name; on a schedule, where they name none, all but those with `nightly: false`. Throws `variants-invalid`. */
function chooseNamedArms(names, suite, event) {
    return chooseArms(names.length === 0 && event === 'schedule' ? variantsForNight(suite) : names, suite);
}
function variantsForNight({ variants }) {
    return Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [] : [name]));
}
/** Mode `ab`: two to ten variants of the checkout, or two commits, interleaved in one job; the result goes where the inputs say. */
const runAb = async (request) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, github, workingDirectory, outputFolder, effects } = request;
        const { suite, common } = await (0,prepare_measurement/* prepareMeasurement */.q)(request);
        const place = choosePlace(request);
        const refs = (0,open_refs/* chooseRefs */.a)(inputs.refs);
        const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: github.event.sha });
        const trials = inputs.trials ?? suite.trials;
        const variant = refs.length === 0 ? null : (0,measure_checkout/* chooseVariant */.z)(inputs.variants, suite);
        const opened = __addDisposableResource(env_1, variant === null ? null : await (0,open_refs/* openRefs */.r)(request, refs, { suite, variant, trials }), true);
        const arms = opened?.arms ??
            chooseNamedArms(inputs.variants, suite, github.event.kind).map((name) => ({
                variant: name,
                out: (0,external_node_path_.join)(outputFolder, 'runs', name),
                trials,
            }));
        const measured = await (0,measure/* measure */.x)({ ...common, arms, mode: 'ab', commit: checkout.sha, branch: github.branch });
        const marker = {
            ...{ suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
            kind: 'ab',
        };
        const names = measured.map(({ run }, index) => (refs.length === 0 ? run.variant : (refs[index] ?? '')));
        const label = describeArms(measured, { label: inputs.label, refs });
        const keep = async (outcome) => keepExperiment(request, {
            ...{ label: inputs.label ?? names.join(' / '), refs, measured, outcome },
            maxCostUsd: suite.max_cost_usd ?? null,
        });
        if (measured.length > 2) {
            const folders = measured.map(({ out }) => out);
            const { exit_code, outcome, passed } = await reportTournament({
                ...{ request, suite: suite.name, folders, marker, place, label },
            });
            await keep({ verdict: outcome.kind, passed, winner: outcome.kind === 'winner' ? outcome.variant : null });
            return exit_code;
        }
        const [baseline, candidate] = measured;
        if (baseline === undefined || candidate === undefined)
            throw new Error('an arm was not measured');
        effects.log.info(`Comparing ${names.join(' with ')}.`);
        const verdict = await (0,report_run/* reportRun */.G)({
            request,
            suite: suite.name,
            candidateFolder: candidate.out,
            baseline: {
                kind: 'found',
                folder: baseline.out,
                commit: baseline.run.commit,
                branch: baseline.run.branch,
                age_hours: null,
                distance: null,
                run_url: null,
                note: null,
            },
            ruleSet: null,
            marker,
            place,
            label,
        });
        await keep({ verdict: verdict.word, passed: verdict.passed, winner: null });
        return verdict.exit_code;
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
};
/** The conversation that the inputs name. Throws `input-invalid` for two. */
function choosePlace({ inputs, github }) {
    const { prNumber, issueNumber, comment } = inputs;
    const number = prNumber ?? issueNumber;
    if (number === null)
        return {
            kind: 'none',
            reason: 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given',
        };
    if (prNumber !== null && issueNumber !== null) {
        const expected = 'none beside `pr-number`: the result goes to one of them';
        throw new error/* UserError */.y('input-invalid', { name: 'issue-number', got: String(issueNumber), expected, suggestion: null });
    }
    if (comment === 'never')
        return { kind: 'none', reason: 'the input `comment` is `never`' };
    const { owner, repo } = github;
    return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' }) };
}


/***/ }),

/***/ 58659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ chooseRefs),
/* harmony export */   r: () => (/* binding */ openRefs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _shell_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14799);
/* harmony import */ var _open_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85478);




/** The input `refs`: none, or two. Throws `input-invalid`. */
function chooseRefs(refs) {
    if (refs.length === 0 || refs.length === 2)
        return refs;
    const expected = 'two branches, tags or commits, the baseline first';
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'refs', got: refs.join(', '), expected, suggestion: null });
}
/**
 * Fetches two commits as `openBase` does a pull request's base, and gives their arms: the code, the target and the settings of each, asked the cases
 * of the suite that is checked out. Throws `ref-unmeasurable`.
 */
async function openRefs(request, refs, head) {
    const opened = [];
    const dispose = async () => {
        for (const base of opened)
            await base[Symbol.asyncDispose]();
    };
    const arms = [];
    try {
        for (const [place, ref] of refs.entries()) {
            const sha = await resolveRef(request, ref);
            const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'runs', place === 0 ? 'a' : 'b');
            const point = { sha, how: `the input \`refs\`` };
            const base = await (0,_open_base_js__WEBPACK_IMPORTED_MODULE_3__/* .openBase */ .m)({ ...request, outputFolder }, { point, branch: ref, head });
            opened.push(base);
            const { arm, baseline } = base;
            if (arm === null || baseline.kind === 'none')
                throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('ref-unmeasurable', {
                    ref,
                    reason: baseline.kind === 'none' ? baseline.reason : 'it has no arm',
                });
            arms.push(arm);
        }
        return { arms, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
async function resolveRef({ github, effects }, ref) {
    const { owner, repo } = github;
    const client = await effects.connect();
    try {
        return (await client.rest.repos.getCommit({ owner, repo, ref, per_page: 1 })).data.sha;
    }
    catch (error) {
        const failure = (0,_shell_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('ref-unmeasurable', { ref, reason: (0,_shell_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, 'contents: read') }, { cause: error });
    }
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/core/judging/ask-judge.js + 4 modules
var ask_judge = __webpack_require__(91646);
// EXTERNAL MODULE: ./build/core/judging/choose-prompts.js + 4 modules
var choose_prompts = __webpack_require__(84482);
// EXTERNAL MODULE: ./build/core/metrics/consensus.js
var consensus = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/core/model/selection.js
var selection = __webpack_require__(62182);
// EXTERNAL MODULE: ./build/core/model/shard.js
var shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/suite/select-cases.js
var select_cases = __webpack_require__(15141);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 59 modules
var targets = __webpack_require__(23103);
// EXTERNAL MODULE: ./build/shell/ledger/spend-ledger.js
var spend_ledger = __webpack_require__(12765);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-tokens.js
var cost_of_tokens = __webpack_require__(88756);
// EXTERNAL MODULE: ./build/core/metrics/find-price.js
var find_price = __webpack_require__(57665);
;// CONCATENATED MODULE: ./build/app/dry-run/plan-calls.js



/** What a run would ask and cost, as far as that can be known: by an earlier run, else by the most that a call can use. */
function planCalls({ suite, cases, arms, questions, spentUsd }) {
    const pricing = (0,default_pricing/* completePricing */.M)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, 0);
    const rows = [
        ...arms.map((arm) => planTarget(arm, { suite, cases: cases.length, pricing })),
        ...questions.map((one) => planQuestion(one, { trials, retries: suite.retries, pricing })),
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
function sumBounds(bounds, times, pricing) {
    const sum = (of) => bounds.reduce((total, one) => total + of(one), 0) * times;
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,cost_of_tokens/* costOfTokens */.j)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,find_price/* findPrice */.v)({ model }, pricing)?.price;
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

// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 3 modules
var judge_trial = __webpack_require__(64051);
// EXTERNAL MODULE: ./build/app/judging/open-judge.js + 1 modules
var open_judge = __webpack_require__(80374);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 24 modules
var start_target = __webpack_require__(22601);
;// CONCATENATED MODULE: ./build/app/dry-run.js
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



















/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
/** Says what a run would ask and cost, and asks nothing: no program is started, and no provider called. Throws as `selectCases` does. */
async function dryRun(request) {
    const { overrides, subset, clock, workingDirectory } = request;
    const suite = (0,override_suite/* overrideSuite */.v)(request.suite, overrides ?? {});
    const selected = (0,select_cases/* selectCases */._)(suite.cases, subset === null ? null : (0,selection/* parseSelection */.gO)(subset));
    const cases = request.shard ? (0,shard/* selectShard */.Xm)(selected, request.shard) : selected;
    const month = (0,spend_ledger/* monthOf */.G)(clock.now());
    const spentUsd = suite.max_cost_usd_per_month === undefined
        ? null
        : await (0,open_ledger/* openLedger */.a)(workingDirectory).spentUsd({ suite: suite.name, month });
    const earlier = await readEarlier(request.earlier, suite.name);
    const arms = [];
    for (const arm of request.arms)
        arms.push({
            ...arm,
            earlier: earlier.find((run) => run.variant === arm.variant) ?? null,
            bounds: await boundTarget(request, { suite, cases, variant: arm.variant }),
            isFree: isFreeVariant(suite, arm.variant),
        });
    return planCalls({ suite, cases, arms, questions: await boundJudge(request, suite, cases), spentUsd });
}
async function readEarlier(folders, suite) {
    const runs = [];
    for (const folder of folders)
        if (await (0,write_run/* hasRun */.gb)(folder))
            runs.push(await (0,read_run/* readRun */.c)(folder));
    return runs.filter((run) => run.counts !== null && run.suite.name === suite);
}
function isFreeVariant(suite, name) {
    const variant = suite.variants[name];
    return variant !== undefined && (0,limit_target/* isFree */.x)(variant, targets/* REGISTRY */.M);
}
/** Only of targets that start nothing by being started; null for all others. */
async function boundTarget(request, { suite, cases, variant: name, }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const variant = suite.variants[name];
        const definition = targets/* REGISTRY */.M.find((target) => target.name === variant?.target.type);
        if (variant === undefined || definition?.cost !== 'bounded')
            return null;
        const { workingDirectory, env, targetEnvNames, log, clock } = request;
        const session = __addDisposableResource(env_1, await (0,start_target/* startTarget */.a)({ targets: targets/* REGISTRY */.M, providers: NO_ACCESS, env, targetEnvNames, log, clock }, { suite, variant, workingDirectory, hasAnswered: false }), true);
        const { settings } = variant.target;
        const bounds = cases.map((golden) => session.bound?.((0,ask_trial/* makeRequest */.I)({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null);
        const known = bounds.filter((bound) => bound !== null);
        return known.length === bounds.length ? known : null;
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
async function boundJudge(request, suite, cases) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { judge: config, scoring } = suite;
        if (config === undefined || scoring.judged.length === 0)
            return [];
        const session = __addDisposableResource(env_2, await (0,open_judge/* openJudge */.S)({ ...request, config, judges: judges/* REGISTRY */.M, providers: NO_ACCESS }), true);
        const prompts = (0,choose_prompts/* choosePrompts */.t)(config.prompts);
        // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
        const spans = Array.from({ length: suite.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
        const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
        return scoring.judged.map((question) => {
            const least = (0,judge_trial/* countReadings */.jR)(config, question);
            const bounds = cases.flatMap((golden) => {
                const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
                const asking = (0,ask_judge/* askJudge */.N)({ ...common, prompts, seed: suite.seed, scoring });
                return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
            });
            const most = question === 'rubric' ? Math.max(least, consensus/* MOST_READINGS */.k2) : least;
            return { question, readings: { least, most }, bounds };
        });
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
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
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (max_cost_usd, --max-cost-usd).'
            : `The budget of this run is ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(budget)}.`,
        ...(month === null ? [] : [`Of ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(month)} a month ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent ?? 0)} is spent.`]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
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

/***/ 54569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   aj: () => (/* binding */ refuseRef),
/* harmony export */   g4: () => (/* binding */ REF)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _shell_baselines_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19809);
/* harmony import */ var _inspect_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80118);




/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured: nothing is measured here. */
async function findBaseline({ request, suite, point }) {
    const { inputs, github, workingDirectory, outputFolder, effects } = request;
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    const { connect, clock, log } = effects;
    if (inputs.baseline === REF)
        throw refuseRef();
    const baseline = await (0,_shell_baselines_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveBaseline */ .o)({
        input: inputs.baseline,
        suite,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow },
        inspect: (folder) => (0,_inspect_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .inspectBaseline */ .u)(folder, log),
        clock,
        log,
    });
    if (baseline.kind === 'none') {
        log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
/** Only a whole measurement of a pull request in one job measures the base with it. */
function refuseRef() {
    const expected = '`artifact` or a path: `ref` is for mode `pr` without `shard`, where the base is measured in the same job';
    return new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'baseline', got: REF, expected, suggestion: null });
}


/***/ }),

/***/ 65537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planMode: () => (/* binding */ planMode)
/* harmony export */ });
/* harmony import */ var _aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41249);
/* harmony import */ var _ab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93904);
/* harmony import */ var _ab_open_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58659);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4483);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54569);
/* harmony import */ var _dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11317);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62033);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39470);








/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
async function planMode(request, mode) {
    const { inputs, github, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareMeasurement */ .q)(request);
    const armsOf = () => {
        if (mode === 'ab' && inputs.refs.length === 0)
            return (0,_ab_js__WEBPACK_IMPORTED_MODULE_1__.chooseNamedArms)(inputs.variants, suite, github.event.kind).map((variant) => ({
                variant,
                trials: inputs.trials ?? suite.trials,
            }));
        const variant = (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseVariant */ .z)(inputs.variants, suite);
        if (mode === 'ab')
            return (0,_ab_open_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseRefs */ .a)(inputs.refs).map(() => ({ variant, trials: inputs.trials ?? suite.trials }));
        if (mode !== 'aa') {
            const arm = { variant, trials: inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials) };
            return mode === 'pr' && inputs.baseline === _find_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .REF */ .g4 ? [arm, arm] : [arm];
        }
        const arm = { variant, trials: inputs.trials ?? (0,_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_0__/* .trialsOfEach */ ._)(suite) };
        return [arm, arm];
    };
    const plan = await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)({ ...common, arms: armsOf(), shard: inputs.shard, earlier: [] });
    effects.log.info((0,_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .writePlan */ .p)(plan));
    return 0;
}


/***/ })

};
