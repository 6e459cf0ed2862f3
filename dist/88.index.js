export const id = 88;
export const ids = [88,4944];
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

/***/ 62514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ compareFolders)
/* harmony export */ });
/* harmony import */ var _app_evaluate_tournament_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83873);
/* harmony import */ var _core_render_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44183);
/* harmony import */ var _evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49773);
/* harmony import */ var _stored_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14500);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81190);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92341);






/** Compares two run folders, or more with each other, baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, measured = null, failOn, outputFolder, flags, terminal, }) {
    const [baseline, candidate] = folders;
    const inference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .inferenceFlag */ .YS)(flags) ?? 'recorded';
    if (baseline === undefined || candidate === undefined)
        throw new Error('two folders are wanted');
    if (folders.length > 2) {
        const { log } = terminal;
        const links = {};
        return printTournament(await (0,_app_evaluate_tournament_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateTournament */ .D)({ folders, failOn, inference, outputFolder, charts: _evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__/* .QUICKCHART */ .C, links, log }), flags, terminal);
    }
    const stored = await (0,_stored_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .storedBaseline */ .X)(baseline, terminal);
    const evaluation = await (0,_evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateHere */ .j)({ candidateFolder: candidate, measured, baseline: stored, failOn, inference, outputFolder }, terminal);
    return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .printEvaluation */ .c)(evaluation, flags, terminal);
}
/** The report for people and where its files are, or with `--json` ab.json for machines; gives the exit code. */
function printTournament(evaluation, flags, terminal) {
    const { tournament, report, comparisons } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(tournament, null, 2));
    else {
        terminal.print((0,_core_render_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTerminal */ .b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print((0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .C)(evaluation, terminal));
        for (const path of comparisons)
            terminal.print((0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .C)({ files: { comparison: path }, runFolders: [] }, terminal));
    }
    return tournament.exit_code;
}


/***/ }),

/***/ 49773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ QUICKCHART),
/* harmony export */   j: () => (/* binding */ evaluateHere)
/* harmony export */ });
/* harmony import */ var _app_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);

const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_app_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        log,
    });
}


/***/ }),

/***/ 59784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ measureVariants),
/* harmony export */   k: () => (/* binding */ planVariants)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_ab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11409);
/* harmony import */ var _app_dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81196);
/* harmony import */ var _app_evaluate_watch_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80397);
/* harmony import */ var _load_suite_here_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34583);
/* harmony import */ var _measure_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24540);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33906);







/** Runs two to ten variants interleaved, as `ab` and `demo` do. */
async function measureVariants(request) {
    const { subset, overrides, cache, terminal } = request;
    const { suite, surroundings, arms } = await readArms(request);
    const [base, head] = arms;
    const watch = base && head && arms.length === 2 ? (0,_app_evaluate_watch_run_js__WEBPACK_IMPORTED_MODULE_3__/* .watchPair */ .Q)([base.variant, head.variant]) : null;
    const finished = await (0,_measure_here_js__WEBPACK_IMPORTED_MODULE_5__/* .measureHere */ .D)({ suite, arms, mode: 'ab', subset, overrides, cache, ...watch }, surroundings, terminal);
    return { folders: finished.map(({ out }) => out), measured: watch?.finish() ?? null };
}
/** What `measureVariants` would ask. The last runs in the folder say what a trial costs, where there are any. */
async function planVariants(request) {
    const { subset, overrides, cache } = request;
    const { suite, surroundings, arms } = await readArms(request);
    return (0,_app_dry_run_js__WEBPACK_IMPORTED_MODULE_2__.dryRun)({ ...surroundings, suite, arms, earlier: arms.map(({ out }) => out), subset, overrides, cache });
}
async function readArms({ suitePath, skipped, variants, trials, targetEnvNames, outputFolder, terminal, }) {
    const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundingsOf */ .Z)(terminal, targetEnvNames);
    const suite = await (0,_load_suite_here_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .d)(suitePath, surroundings, { skipped });
    const names = (0,_app_ab_js__WEBPACK_IMPORTED_MODULE_1__.chooseArms)(variants ?? Object.keys(suite.variants).slice(0, 2), suite);
    const arms = names.map((variant) => ({
        variant,
        out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', variant),
        trials: trials ?? suite.trials,
    }));
    return { suite, surroundings, arms };
}


/***/ }),

/***/ 92341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles),
/* harmony export */   c: () => (/* binding */ printEvaluation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_render_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44183);


/** The report for people and where its files are, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, flags, terminal) {
    const { comparison, report } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(comparison, null, 2));
    else {
        terminal.print((0,_core_render_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTerminal */ .b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print(listFiles(evaluation, terminal));
    }
    return comparison.verdict.exit_code;
}
/** Where the files of an evaluation are, seen from where the user stands. */
function listFiles({ files, runFolders }, { workingDirectory }) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    const shown = (path) => {
        const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, path);
        return near.startsWith('..') ? path : near;
    };
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${shown(path)}`).join('\n');
}


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

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    const isLink = typeof last === 'object' && last.kind === 'link';
    return isLink ? plainText(headline.slice(0, -1)).replace(/ · $/, '') : plainText(headline);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 61956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ enterpriseHost),
/* harmony export */   Z: () => (/* binding */ demandArtifacts)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
/** What goes through artifacts, and what to do without. */
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 14799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: a proxy or a login page is in front of it, or GITHUB_API_URL is not the API's address`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (status === 429 || /rate limit|abuse/i.test(message))
        return `GitHub's rate limit is reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token may not do it (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ })

};
