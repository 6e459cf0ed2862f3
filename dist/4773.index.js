export const id = 4773;
export const ids = [4773];
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

/***/ 62514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ compareFolders)
/* harmony export */ });
/* harmony import */ var _app_evaluate_tournament_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83873);
/* harmony import */ var _core_render_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44183);
/* harmony import */ var _evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49773);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92341);




/** Compares two run folders, or more with each other, baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, measured = null, failOn, outputFolder, flags, terminal, }) {
    const [baseline, candidate] = folders;
    if (baseline === undefined || candidate === undefined)
        throw new Error('two folders are wanted');
    if (folders.length > 2) {
        const { log } = terminal;
        const links = {};
        return printTournament(await (0,_app_evaluate_tournament_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateTournament */ .D)({ folders, failOn, outputFolder, charts: _evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__/* .QUICKCHART */ .C, links, log }), flags, terminal);
    }
    const stored = await (0,_evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__/* .storedBaseline */ .XF)(baseline, terminal);
    const evaluation = await (0,_evaluate_here_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateHere */ .C8)({ candidateFolder: candidate, measured, baseline: stored, failOn, outputFolder }, terminal);
    return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_2__/* .printEvaluation */ .c)(evaluation, flags, terminal);
}
/** The report for people and where its files are, or with `--json` ab.json for machines; gives the exit code. */
function printTournament(evaluation, flags, terminal) {
    const { tournament, report, comparisons } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(tournament, null, 2));
    else {
        terminal.print((0,_core_render_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTerminal */ .b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print((0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .C)(evaluation, terminal));
        for (const path of comparisons)
            terminal.print((0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .C)({ files: { comparison: path }, runFolders: [] }, terminal));
    }
    return tournament.exit_code;
}


/***/ }),

/***/ 49773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   C: () => (/* binding */ QUICKCHART),
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   XF: () => (/* binding */ storedBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46542);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);



const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_app_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        log,
    });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'none was given; name one with --baseline, or use `goldenpair compare` later' };
}


/***/ }),

/***/ 24540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ measureHere)
/* harmony export */ });
/* harmony import */ var _app_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94996);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88897);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64430);



/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(request, surroundings, terminal) {
    const { workingDirectory } = surroundings;
    const { sha: commit } = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null });
    return (0,_app_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .measure */ .x)({ ...request, ...surroundings, commit, branch: null, onProgress: (0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .showProgress */ .R)(terminal) });
}


/***/ }),

/***/ 59784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ measureVariants),
/* harmony export */   k: () => (/* binding */ planVariants)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_ab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93904);
/* harmony import */ var _app_dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);
/* harmony import */ var _app_evaluate_watch_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80397);
/* harmony import */ var _load_suite_here_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34583);
/* harmony import */ var _measure_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24540);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33906);







/** Runs two to ten variants interleaved, as `ab` and `demo` do. */
async function measureVariants(request) {
    const { subset, overrides, cache, terminal } = request;
    const { suite, surroundings, arms } = await readArms(request);
    const [base, head] = arms;
    const watch = base && head && arms.length === 2 ? (0,_app_evaluate_watch_run_js__WEBPACK_IMPORTED_MODULE_3__/* .watchPair */ .Qh)([base.variant, head.variant]) : null;
    const finished = await (0,_measure_here_js__WEBPACK_IMPORTED_MODULE_5__/* .measureHere */ .D)({ suite, arms, mode: 'ab', subset, overrides, cache, ...(watch && { onTrial: watch.onTrial }) }, surroundings, terminal);
    const [baseline, candidate] = finished;
    const measured = baseline && candidate ? watch?.finish(baseline.run, candidate.run) : null;
    return { folders: finished.map(({ out }) => out), measured: measured ?? null };
}
/** What `measureVariants` would ask. The last runs in the folder say what a trial costs, where there are any. */
async function planVariants(request) {
    const { subset, overrides } = request;
    const { suite, surroundings, arms } = await readArms(request);
    return (0,_app_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ ...surroundings, suite, arms, earlier: arms.map(({ out }) => out), subset, overrides });
}
async function readArms({ suitePath, variants, trials, targetEnvNames, outputFolder, terminal }) {
    const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundingsOf */ .Z)(terminal, targetEnvNames);
    const suite = await (0,_load_suite_here_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .d)(suitePath, surroundings);
    const names = (0,_app_ab_js__WEBPACK_IMPORTED_MODULE_1__.chooseArms)(variants ?? Object.keys(suite.variants).slice(0, 2), suite);
    const arms = names.map((variant) => ({
        variant,
        out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', variant),
        trials: trials ?? suite.trials,
    }));
    return { suite, surroundings, arms };
}


/***/ })

};
