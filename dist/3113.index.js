export const id = 3113;
export const ids = [3113];
export const modules = {

/***/ 20376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAa: () => (/* binding */ runAa)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94944);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88897);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85450);
/* harmony import */ var _shell_publishers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16779);
/* harmony import */ var _aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41249);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56917);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62033);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39470);









/** Mode `aa`: one variant of the checkout twice, interleaved in one job; the result is in the job summary and the artifacts. */
const runAa = async (request) => {
    const { inputs, github, workingDirectory, outputFolder, workspace, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareMeasurement */ .q)(request);
    const variant = (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseVariant */ .zh)(inputs.variants, suite);
    const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const evaluation = await (0,_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_3__/* .measureTwice */ .L)({
        ...common,
        variant,
        trials: inputs.trials,
        outputFolder,
        details: inputs.commentDetails,
        commit: checkout.sha,
        branch: github.branch,
    });
    const { files, report, runFolders, exit_code: exitCode } = evaluation;
    effects.log.info((0,_core_model_report_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .wh)(report.headline));
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_4__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_8__/* .reportArtifactName */ .m5)(suite.name), outputFolder, Object.values(files));
    await (0,_shell_publishers_index_js__WEBPACK_IMPORTED_MODULE_2__.publishReport)({
        comment: evaluation.comment,
        summary: evaluation.summary,
        annotations: [],
        outputs: {
            passed: String(exitCode === 0),
            'run-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, runFolders[0]),
            'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, files.report),
        },
        marker: { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
        place: { kind: 'none', reason: 'mode `aa` writes to the job summary' },
    }, effects);
    return inputs.failOn === 'never' && exitCode !== 4 ? 0 : exitCode;
};


/***/ }),

/***/ 54164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/render/index.js + 15 modules
var render = __webpack_require__(11084);
// EXTERNAL MODULE: ./build/shell/io/write-aside.js
var write_aside = __webpack_require__(26660);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/shell/page/read-page-assets.js


const CHART_LIBRARY = 'chart.umd.min.js';
/** In the order in which they run: each uses the ones before it. */
const OWN_SCRIPTS = ['dom.js', 'tables.js', 'charts.js', 'case-list.js', 'case-view.js', 'start.js'];
/** Where the files are: beside the bundle, as scripts/build.js puts them, else where this repository keeps them. */
const PLACES = [
    { chart: './assets/', own: './assets/page/' },
    { chart: '../../../node_modules/chart.js/dist/', own: '../../page/' },
];
/**
 * Chart.js and the page's own scripts, which are one: they share names, and nothing of them is seen from outside. In one go: seven small
 * files take longer to be waited for than to be read.
 */
function readPageAssets() {
    for (const { chart, own } of PLACES) {
        const library = readIfThere(`${chart}${CHART_LIBRARY}`);
        if (library === null)
            continue;
        const parts = OWN_SCRIPTS.map((name) => (0,external_node_fs_.readFileSync)(new URL(`${own}${name}`, import.meta.url), 'utf8'));
        const script = `(() => {\n'use strict'\n${parts.join('\n')}})()\n`;
        return { scripts: [library, script], hash: (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64') };
    }
    throw new Error('the scripts of the HTML report are not beside the program');
}
/** Null when it is not there. `place` is relative to this module, which in the bundle is the bundle. */
function readIfThere(place) {
    try {
        return (0,external_node_fs_.readFileSync)(new URL(place, import.meta.url), 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/evaluate/write-report.js




/** Writes what every report has, comment.md, report.html and report.md, and of the rest what there is. */
async function writeReport(report, data) {
    const { outputFolder, badges, caseTable } = data;
    const pathOf = ({ file }) => (0,external_node_path_.join)(outputFolder, file);
    const files = {
        comment: pathOf(render.REGISTRY.comment),
        report: pathOf(render.REGISTRY.html),
        document: pathOf(render.REGISTRY.markdown),
        ...(caseTable !== undefined && { cases: pathOf(render.REGISTRY.csv) }),
        ...(badges !== undefined && { badge: pathOf(render.REGISTRY['verdict-badge']) }),
        ...(badges?.pass_rate && { 'pass rate': pathOf(render.REGISTRY['pass-rate-badge']) }),
    };
    const writing = (0,write_aside/* startWriting */.Z)();
    // The largest first: it is written while the others are made.
    if (files.cases !== undefined)
        writing.write(files.cases, render.REGISTRY.csv.render(report, data));
    const { cases } = data;
    const page = readPageAssets();
    writing.write(files.report, render.REGISTRY.html.render(report, cases === undefined ? { page } : { page, cases }));
    const comment = render.REGISTRY.comment.render(report);
    writing.write(files.comment, comment);
    writing.write(files.document, render.REGISTRY.markdown.render(report));
    for (const name of ['verdict-badge', 'pass-rate-badge']) {
        const badge = render.REGISTRY[name].render(report, data);
        if (badge !== '')
            writing.write(pathOf(render.REGISTRY[name]), badge);
    }
    await writing.finish();
    return { report, comment, summary: render.REGISTRY.summary.render(report), files };
}


/***/ }),

/***/ 62033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZR: () => (/* binding */ chooseNightVariant),
/* harmony export */   rO: () => (/* binding */ measureCheckout),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86108);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39470);





/** Runs the suite of the checkout, or the shard of it, with one variant, as the inputs say, into `run` of the output folder. */
async function measureCheckout(request, { mode, commit, onSuite, openBase, again, }) {
    const { inputs, github, outputFolder, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareMeasurement */ .q)(request);
    onSuite?.(suite);
    const variant = mode === 'nightly' ? chooseNightVariant(inputs.variants, suite) : chooseVariant(inputs.variants, suite);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, again === undefined ? 'run' : 'again');
    const usual = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    const trials = Math.max(usual, again?.leastTrials ?? 1);
    const part = inputs.shard === null ? '' : `, shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${trials} ${trials === 1 ? 'trial' : 'trials'} a case${part}.`);
    const beside = (await openBase?.({ suite, variant, trials }))?.arm ?? null;
    const own = { variant, out: folder, trials, ...(again && { seedOffset: usual, hasAnswered: true }) };
    const [arm, other] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .measure */ .x)({
        ...common,
        arms: [own, ...(beside === null ? [] : [{ ...beside, isBase: true }])],
        ...(again && { subset: again.subset, cache: null }),
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return { suite, folder, run: arm.run, beside: other?.run ?? null };
}
/**
 * The one variant to measure, or the suite's. Throws `input-invalid` for more than one, which are `of` something else; an unknown one is refused
 * where the run starts.
 */
function chooseVariant(given, suite, of = 'several are for mode `ab`') {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    const expected = `one variant (${of})`;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}
/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variant-not-nightly', { name });
}


/***/ }),

/***/ 39470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ prepareMeasurement)
/* harmony export */ });
/* harmony import */ var _budget_open_month_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95092);
/* harmony import */ var _cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76695);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83650);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33919);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36342);
/* harmony import */ var _skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2971);






/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    const ledger = await (0,_budget_open_month_js__WEBPACK_IMPORTED_MODULE_0__/* .openMonth */ .x)(request, loaded);
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__/* .skipCodeQuality */ .O)(limited, { skipped, log });
    const common = {
        suite,
        subset: inputs.subset,
        overrides: {
            seed: inputs.seed ?? undefined,
            concurrency: inputs.concurrency ?? undefined,
            inference: inputs.inference ?? undefined,
        },
        env,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_4__/* .providersOfInputs */ .P)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheOfInputs */ .h)(request),
        ...(request.onSpent && { onSpent: request.onSpent }),
        clock,
        log,
        signal,
        onProgress: logTenths(log),
    };
    return { suite, common, ledger };
}
/** A line at every tenth of the run: a job's log is no terminal. */
function logTenths(log) {
    let reached = 0;
    return ({ done, total, failed }) => {
        const tenth = Math.floor((done * 10) / total);
        if (tenth === reached)
            return;
        reached = tenth;
        log.info(`${done} of ${total} trials${failed === 0 ? '' : `, ${failed} without an answer`}`);
    };
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

/***/ 9500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildTrials),
/* harmony export */   q: () => (/* binding */ FLAKY_LISTED)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26078);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);
/* harmony import */ var _format_format_p_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20928);



/** More are counted. */
const FLAKY_LISTED = 20;
const passRate = (passes) => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`);
function listFlaky(flaky, details, { names }) {
    if (flaky.length === 0)
        return [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }];
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(flaky.length, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (details === 'none')
        return [{ kind: 'paragraph', text: [lead] }];
    const left = flaky.length - FLAKY_LISTED;
    return [
        { kind: 'paragraph', text: [`${lead}${flaky.length > 1 ? ' Least stable first:' : ''}`] },
        {
            kind: 'table',
            columns: [
                { title: 'case', align: 'left' },
                { title: `passed, ${names.baseline}`, align: 'right' },
                { title: `passed, ${names.candidate}`, align: 'right' },
            ],
            rows: flaky
                .slice(0, FLAKY_LISTED)
                .map((one) => [
                [{ kind: 'code', text: one.case_id }],
                [passRate(one.baseline)],
                [passRate(one.candidate)],
            ]),
        },
        ...(left > 0 ? [{ kind: 'paragraph', text: [`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(left, { decimals: 0 })} more.`] }] : []),
    ];
}
function describeMajority(majority, alpha, details) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(failing, { decimals: 0 })} newly failing, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} newly passing of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'case')}`;
    const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED);
    return [
        `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_p_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .M)(p, alpha)}; it decides nothing).`,
        ...(ties.length === 0
            ? []
            : [
                ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
                ...shown.flatMap((id, index) => [index === 0 ? '' : ', ', { kind: 'code', text: id }]),
                ...(shown.length === 0
                    ? []
                    : [ties.length > shown.length ? ` and ${ties.length - shown.length} more.` : '.']),
            ]),
    ];
}
function describeNoise(noise, comparison) {
    const result = comparison.gates.find(({ gate }) => gate.id === noise.gate);
    if (result === undefined)
        return [];
    const amount = (value) => noise.unit === 'absolute'
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAmount */ .ej)(result.metric, { kind: noise.unit, value })
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const advice = noise.advice === 'more-trials'
        ? [
            `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'more trial')} a case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
            { kind: 'strong', text: 'More trials help.' },
        ]
        : [
            `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
            { kind: 'strong', text: 'More cases help, more trials hardly.' },
        ];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice];
}
/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
function buildTrials(comparison, context, details) {
    const { reliability, verdict, alpha } = comparison;
    if (reliability === undefined)
        return [];
    const { flaky, majority, noise, not_separated: reason } = reliability;
    const told = verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined;
    const others = noise.filter((one) => one !== told);
    const blocks = [
        ...listFlaky(flaky, details, context),
        ...(majority === null ? [] : [{ kind: 'paragraph', text: describeMajority(majority, alpha, details) }]),
        ...(others.length === 0
            ? []
            : [{ kind: 'list', items: others.map((one) => describeNoise(one, comparison)) }]),
        ...(reason === null ? [] : [{ kind: 'paragraph', text: [`Trials or cases? ${capitalise(reason)}.`] }]),
    ];
    const summary = flaky.length === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(flaky.length, 'flaky case');
    return [
        ...(told === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(told, comparison) }]),
        { kind: 'details', summary: [`Trials: ${summary}`], blocks },
    ];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 48313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   j: () => (/* binding */ replaceJson)
/* harmony export */ });
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41237);

/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFile */ .f)(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}


/***/ }),

/***/ 26660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ startWriting)
/* harmony export */ });
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35973);
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41237);


/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFile */ .f)(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_1__/* .finishAll */ .t)(underWay),
    };
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80382);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51246);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);
/* harmony import */ var _read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51698);




/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readReference */ .Wf)(folder);
        const run = known ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder));
    const collected = (0,_core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .collectScores */ .s)();
    for await (const { trial, golden } of (0,_read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrialsOf */ .L)(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const { scores, unscored } = rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial);
        collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}


/***/ })

};
