export const id = 7976;
export const ids = [7976,1848];
export const modules = {

/***/ 11409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chooseArms: () => (/* binding */ chooseArms),
/* harmony export */   chooseNamedArms: () => (/* binding */ chooseNamedArms),
/* harmony export */   runAb: () => (/* binding */ runAb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_suggest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31406);
/* harmony import */ var _core_model_tournament_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35053);
/* harmony import */ var _ab_choose_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68295);
/* harmony import */ var _ab_keep_experiment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62645);
/* harmony import */ var _ab_open_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58659);
/* harmony import */ var _ab_report_experiment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53765);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62033);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86108);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39470);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88897);
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
    const isCount = names.length >= 2 && names.length <= _core_model_tournament_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_VARIANTS */ .rJ;
    if (unknown !== undefined || !isCount || new Set(names).size < names.length)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variants-invalid', {
            got: names,
            known,
            suggestion: unknown === undefined ? null : (0,_core_model_suggest_js__WEBPACK_IMPORTED_MODULE_11__/* .suggest */ .Z)(unknown, known),
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
        const { inputs, github, workingDirectory, outputFolder } = request;
        const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_8__/* .prepareMeasurement */ .q)(request);
        const place = (0,_ab_choose_place_js__WEBPACK_IMPORTED_MODULE_2__/* .choosePlace */ .$)(request);
        const refs = (0,_ab_open_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseRefs */ .a)(inputs.refs);
        const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_9__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
        const trials = inputs.trials ?? suite.trials;
        const variant = refs.length === 0 ? null : (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseVariant */ .zh)(inputs.variants, suite, 'of which `refs` compares the code of two commits');
        const opened = __addDisposableResource(env_1, variant === null ? null : await (0,_ab_open_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .openRefs */ .r)(request, refs, { suite, variant, trials }), true);
        const arms = opened?.arms ??
            chooseNamedArms(inputs.variants, suite, github.event.kind).map((name) => ({
                variant: name,
                out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', name),
                trials,
            }));
        const measured = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .x)({ ...common, arms, mode: 'ab', commit: checkout.sha, branch: github.branch });
        const told = measured.map(({ run, out }, index) => ({ run, folder: out, ref: refs[index] ?? null }));
        const { exitCode, outcome } = await (0,_ab_report_experiment_js__WEBPACK_IMPORTED_MODULE_5__/* .reportExperiment */ .G)(request, {
            ...{ suite: suite.name, arms: told, label: inputs.label, sha: checkout.sha, place, note: null },
        });
        await (0,_ab_keep_experiment_js__WEBPACK_IMPORTED_MODULE_3__/* .keepExperiment */ .$)(request, { arms: told, maxCostUsd: suite.max_cost_usd ?? null, outcome });
        return exitCode;
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


/***/ }),

/***/ 68295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ choosePlace)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

/** The conversation that the inputs name for an experiment. Throws `input-invalid` for two. */
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
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name: 'issue-number', got: String(issueNumber), expected, suggestion: null });
    }
    if (comment === 'never')
        return { kind: 'none', reason: 'the input `comment` is `never`' };
    const { owner, repo } = github;
    return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' }) };
}


/***/ }),

/***/ 92204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nameArm)
/* harmony export */ });
/** What people call an arm. */
function nameArm({ ref, run }) {
    return ref ?? run.variant;
}


/***/ }),

/***/ 62645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ keepExperiment),
/* harmony export */   D: () => (/* binding */ EXPERIMENT_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_experiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22909);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85450);
/* harmony import */ var _shell_io_replace_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48313);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61543);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56917);
/* harmony import */ var _experiment_arm_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92204);







const EXPERIMENT_FILE = 'experiment.json';
/** Writes the record of an experiment, `experiment.json`, and uploads it with the runs, so that it can be compared again. */
async function keepExperiment(request, facts) {
    const { inputs, github, outputFolder, effects } = request;
    const { arms, outcome } = facts;
    const [first] = arms;
    if (first === undefined)
        throw new Error('nothing was measured');
    const { suite, seed, subset } = first.run;
    const experiment = {
        schema_version: _core_model_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPERIMENT_SCHEMA_VERSION */ .X,
        label: inputs.label ?? arms.map(_experiment_arm_js__WEBPACK_IMPORTED_MODULE_5__/* .nameArm */ .s).join(' / '),
        suite,
        finished_at: effects.clock.now().toISOString(),
        run_url: github.runUrl,
        seed,
        subset,
        max_cost_usd: facts.maxCostUsd,
        arms: arms.map(({ run, ref, folder }) => {
            const { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries } = run;
            const told = { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries };
            return { ref, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(outputFolder, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/'), ...told };
        }),
        outcome,
    };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, EXPERIMENT_FILE);
    await (0,_shell_io_replace_json_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceJson */ .j)(file, experiment);
    const runs = arms.flatMap(({ folder }) => Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW)(folder)));
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_4__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .experimentArtifactName */ .RX)(suite.name), outputFolder, [file, ...runs]);
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

/***/ 53765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ reportExperiment)
});

// EXTERNAL MODULE: ./build/app/report-run.js + 8 modules
var report_run = __webpack_require__(15866);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./build/app/report-run/keep-report.js
var keep_report = __webpack_require__(53417);
;// CONCATENATED MODULE: ./build/app/report-tournament.js







/** Compares the measured variants of mode `ab` where there are more than two, and tells everybody. */
async function reportTournament(report) {
    const { request, suite, folders, marker, place } = report;
    const { inputs, github, workspace, outputFolder, effects } = request;
    const evaluation = await (0,evaluate_tournament/* evaluateTournament */.D)({
        folders,
        failOn: inputs.failOn,
        inference: 'recorded',
        outputFolder,
        details: inputs.commentDetails,
        charts: (0,choose_chart_service/* chooseChartService */.Z)(request, { suite, isFork: false }),
        links: (0,keep_report/* linkReport */.F)(github),
        log: effects.log,
    });
    const { tournament, files, comparisons, comment, summary } = evaluation;
    effects.log.info(`Verdict: ${(0,model_report/* plainText */.wh)(evaluation.report.headline)}`);
    const lost = await (0,keep_report/* keepReport */.k)(request, suite, [...Object.values(files), ...comparisons]);
    const { outcome, passed } = tournament;
    const label = { label: [report.label, lost].filter((sentence) => sentence !== null).join(' '), headline: null };
    await (0,publishers.publishReport)({
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

// EXTERNAL MODULE: ./build/core/render/escape-markdown.js
var escape_markdown = __webpack_require__(30220);
;// CONCATENATED MODULE: ./build/app/ab/describe-arms.js

/**
 * What the report of an experiment does not say itself: its label, and which commits are behind two refs. In markdown, null where there is
 * nothing to add.
 */
function describeArms(arms, label) {
    const [first, second] = arms.flatMap(({ ref, run }) => ref === null ? [] : [`${(0,escape_markdown/* escapeCode */.tn)(ref)} (${(0,escape_markdown/* escapeCode */.tn)(run.commit?.slice(0, 7) ?? 'unknown')})`]);
    const sentences = [
        ...(label === null ? [] : [`${(0,escape_markdown/* escapeMarkdown */.FV)(label)}${/[.!?]$/.test(label) ? '' : '.'}`]),
        ...(first === undefined || second === undefined
            ? []
            : [`The code of ${second} against that of ${first}, both asked the cases of the suite that was checked out.`]),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
}

// EXTERNAL MODULE: ./build/app/ab/experiment-arm.js
var experiment_arm = __webpack_require__(92204);
;// CONCATENATED MODULE: ./build/app/ab/report-experiment.js




/** Compares the arms of an experiment and tells everybody. Throws as reading runs does. */
async function reportExperiment(request, { suite, arms, label, sha, place, note }) {
    const { github, effects } = request;
    const [baseline, candidate] = arms;
    if (baseline === undefined || candidate === undefined)
        throw new Error('an arm was not measured');
    const marker = { suite, run: github.runId, attempt: github.runAttempt, sha, kind: 'ab' };
    const told = [describeArms(arms, label), note].filter((sentence) => sentence !== null).join(' ') || null;
    if (arms.length > 2) {
        const folders = arms.map(({ folder }) => folder);
        const played = await reportTournament({ request, suite, folders, marker, place, label: told });
        const { exit_code, outcome, passed } = played;
        const winner = outcome.kind === 'winner' ? outcome.variant : null;
        return { exitCode: exit_code, outcome: { verdict: outcome.kind, passed, winner } };
    }
    effects.log.info(`Comparing ${arms.map(experiment_arm/* nameArm */.s).join(' with ')}.`);
    const { folder, run } = baseline;
    const unplaced = { age_hours: null, distance: null, run_url: null, note: null };
    const verdict = await (0,report_run/* reportRun */.G)({
        request,
        suite,
        candidateFolder: candidate.folder,
        baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
        ruleSet: null,
        inference: 'recorded',
        marker,
        place,
        label: told,
    });
    return { exitCode: verdict.exit_code, outcome: { verdict: verdict.word, passed: verdict.passed, winner: null } };
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
/* harmony import */ var _artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60167);
/* harmony import */ var _inspect_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80118);





/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured: nothing is measured here. */
async function findBaseline({ request, suite, point }) {
    const { inputs, workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    if (inputs.baseline === REF)
        throw refuseRef();
    const baseline = await (0,_shell_baselines_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveBaseline */ .o)({
        input: inputs.baseline,
        suite,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: (0,_artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactsHome */ .l)(request),
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

/***/ 80118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51070);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90876);
/* harmony import */ var _shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53757);




/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readScoredRun */ .m)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run was never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${trials.length} trials was answered`;
    const success = (0,_core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__/* .summarizeRun */ .l)({ metrics: [{ id: 'success' }], trials })['success'];
    if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable)
        return null;
    return `only ${success.n} of its ${success.applicable} cases could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} is over the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y && error.code === code;
}


/***/ }),

/***/ 65537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planMode: () => (/* binding */ planMode)
/* harmony export */ });
/* harmony import */ var _aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41249);
/* harmony import */ var _ab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11409);
/* harmony import */ var _ab_open_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58659);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81196);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54569);
/* harmony import */ var _dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11317);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62033);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39470);








/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
async function planMode(request, mode) {
    const { inputs, github, effects } = request;
    const { suite, common, ledger } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareMeasurement */ .q)(request);
    const armsOf = () => {
        if (mode === 'ab' && inputs.refs.length === 0)
            return (0,_ab_js__WEBPACK_IMPORTED_MODULE_1__.chooseNamedArms)(inputs.variants, suite, github.event.kind).map((variant) => ({
                variant,
                trials: inputs.trials ?? suite.trials,
            }));
        const choose = mode === 'nightly' ? _measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseNightVariant */ .ZR : _measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseVariant */ .zh;
        const variant = choose(inputs.variants, suite);
        if (mode === 'ab')
            return (0,_ab_open_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseRefs */ .a)(inputs.refs).map(() => ({ variant, trials: inputs.trials ?? suite.trials }));
        if (mode !== 'aa') {
            const arm = { variant, trials: inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials) };
            return mode === 'pr' && inputs.baseline === _find_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .REF */ .g4 ? [arm, arm] : [arm];
        }
        const arm = { variant, trials: inputs.trials ?? (0,_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_0__/* .trialsOfEach */ ._)(suite) };
        return [arm, arm];
    };
    const plan = await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__.dryRun)({
        ...common,
        arms: armsOf(),
        shard: inputs.shard,
        isJudgedLater: mode === 'pr',
        ...(mode === 'nightly' && { again: 'night' }),
        ...(mode === 'pr' && inputs.shard === null && { again: 'zero-tolerance' }),
        earlier: [],
        ledger,
    });
    effects.log.info((0,_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .writePlan */ .p)(plan));
    return 0;
}


/***/ }),

/***/ 73912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 22909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ EXPERIMENT_SCHEMA_VERSION),
/* harmony export */   Z: () => (/* binding */ experimentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74920);
/* harmony import */ var _tournament_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35053);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59665);




const EXPERIMENT_SCHEMA_VERSION = 1;
/** What each of the arms was: with what it was measured, and what it gave. */
const armSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    /** The branch, tag or commit that was asked for; null where the arm is a variant of one checkout. */
    ref: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** The run folder beside this file, by its path from here. */
    folder: zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names'),
    ..._run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.pick({
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
const experimentSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_1__.literal(EXPERIMENT_SCHEMA_VERSION),
    label: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    suite: _run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.suite,
    /** ISO 8601, when the result was known. */
    finished_at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** The workflow run's page. */
    run_url: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    seed: _run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.seed,
    subset: _run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.subset,
    /** In US dollars; null is no limit. */
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().positive().nullable(),
    /** The baseline first. */
    arms: zod__WEBPACK_IMPORTED_MODULE_1__.array(armSchema).min(2).max(_tournament_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_VARIANTS */ .rJ),
    /** Of two arms the verdict of their comparison (comparison.json); of more whether one of them wins (ab.json). */
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"]([..._verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_VERDICTS */ .Z4, 'winner', 'no-winner']),
        passed: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
        /** The variant; null where there is none, or only two arms. */
        winner: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    }),
});


/***/ }),

/***/ 19809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/enterprise-server.js
var enterprise_server = __webpack_require__(61956);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(44589);
// EXTERNAL MODULE: ./build/shell/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(9026);
// EXTERNAL MODULE: ./build/shell/baselines/history-file.js
var history_file = __webpack_require__(21253);
;// CONCATENATED MODULE: ./build/shell/baselines/measure-distance.js

/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
async function measureDistance(request) {
    const { client, owner, repo, commit, referencePoint } = request;
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${commit}...${referencePoint}`,
            per_page: 1,
        });
        return { behind: data.ahead_by, ahead: data.behind_by };
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.iu)(error) === null)
            throw error;
        return null;
    }
}

;// CONCATENATED MODULE: ./build/shell/baselines/artifact.js







/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github } = request;
        if (github === null)
            return { kind: 'none', reason: 'baselines from artifacts exist on GitHub Actions only' };
        // What there is instead lacks all that the rules of trust rest on.
        (0,enterprise_server/* demandArtifacts */.Z)(github.serverUrl, '`baseline: artifact`');
        try {
            return await findBaseline(request, github, await github.connect());
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            return { kind: 'none', reason: `no baseline could be fetched: ${(0,request_error/* explainFailure */.SP)(failure, 'actions: read')}` };
        }
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    const candidates = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`;
        return { kind: 'none', reason: `no artifact ${name} ${because}` };
    }
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome.reason);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} is skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
    }
    return {
        kind: 'none',
        reason: `no artifact ${name} can be used: ${refusals[0] ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')}`,
    };
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(request, home, client, candidates) {
    const isExact = ({ commit }) => commit === request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ referencePoint }, { owner, repo }, client, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => measureDistance({ client, owner, repo, commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
function refuse(reason) {
    return { kind: 'refused', reason };
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.C)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return refuse(unfetched.reason);
    if (await (0,history_file/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._)(candidate, request);
    if (refusal !== null)
        return refuse(refusal);
    const age_hours = (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, request.clock.now());
    const stale = (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/shell/baselines/run-header.js
var run_header = __webpack_require__(24129);
;// CONCATENATED MODULE: ./build/shell/baselines/path.js






/** A run folder or a reference in the checkout: a committed baseline, or one that an earlier step has put there. */
const path = {
    name: 'path',
    describe: 'a path to a run folder (with `run.json` and `trials.jsonl`), or to a reference that `goldenpair ratchet` wrote',
    accepts: () => true,
    resolve: async ({ input, suite, workingDirectory, referencePoint, github, inspect, clock }) => {
        const given = (0,external_node_path_.resolve)(workingDirectory, input);
        const found = await (0,promises_.stat)(given).catch(() => null);
        if (found === null) {
            const meant = (0,suggest/* suggest */.Z)(input, ['artifact', 'ref']);
            return {
                kind: 'none',
                reason: `nothing is at ${input} (input \`baseline\`)${meant === null ? '' : `; did you mean \`${meant}\`?`}`,
            };
        }
        const folder = (0,external_node_path_.basename)(given) === 'run.json' ? (0,external_node_path_.dirname)(given) : given;
        const isReference = found.isFile() && folder === given;
        const read = await (isReference ? run_header/* readReferenceHeader */.F : run_header/* readRunHeader */.T)(folder, suite);
        if (read.kind === 'refused')
            return { kind: 'none', reason: `${input} cannot be used: ${read.reason}` };
        const failure = await inspect(folder);
        if (failure !== null)
            return { kind: 'none', reason: `${input} cannot be used: ${failure}` };
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const age_hours = Number.isNaN(finished) ? null : (0,choose_baseline/* hoursBetween */.UH)(new Date(finished), clock.now());
        const distance = canMeasure
            ? await measureDistance({
                client: await github.connect(),
                owner: github.owner,
                repo: github.repo,
                commit,
                referencePoint,
            })
            : null;
        const stale = (0,choose_baseline/* describeStaleness */.M0)(distance, age_hours);
        const staleness = stale === null ? {} : { stale };
        return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note: null, ...staleness };
    },
};

;// CONCATENATED MODULE: ./build/shell/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path;
    return definition.resolve(request);
}


/***/ })

};
