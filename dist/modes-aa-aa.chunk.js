export const id = 4336;
export const ids = [4336,2059];
export const modules = {

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   kA: () => (/* binding */ keepReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84324);
/* harmony import */ var _run_check_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93614);
/* harmony import */ var _run_report_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38166);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);








/** Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. */
async function keepFiles({ inputs, effects }, name, folder, files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
/** The result of a stage. Where it fails, what is there by then is kept before the failure goes on. */
async function keepOnFailure(stage, keep) {
    try {
        return await stage;
    }
    catch (error) {
        await keep();
        throw error;
    }
}
/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_run_check_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_run_report_url_js__WEBPACK_IMPORTED_MODULE_6__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
}


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ }),

/***/ 56067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ measureAgain),
/* harmony export */   SH: () => (/* binding */ planCheckout),
/* harmony export */   ZR: () => (/* binding */ chooseNightVariant),
/* harmony export */   fh: () => (/* binding */ secondFolder),
/* harmony export */   qK: () => (/* binding */ prepareMeasurement),
/* harmony export */   rO: () => (/* binding */ measureCheckout),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13617);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _budget_open_month_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50123);
/* harmony import */ var _cache_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63526);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93767);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70521);
/* harmony import */ var _override_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48837);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89380);











/** What a mode measures of a commit that is checked out. Throws as `prepareMeasurement` and `chooseVariant` do. */
async function planCheckout(request, { mode, commit }) {
    const { inputs } = request;
    const { suite, common } = await prepareMeasurement(request);
    const choose = mode === 'nightly' ? chooseNightVariant : chooseVariant;
    const trials = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    return { mode, commit, suite, variant: choose(inputs.variants, suite), trials, common };
}
/** Runs the suite of the checkout, or the shard of it, into `run` of the output folder, interleaved with its base where that is given. */
async function measureCheckout(request, plan, base = null) {
    const { suite, variant, trials } = plan;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'run');
    const own = { variant, out: folder, trials };
    const arms = base === null ? [own] : [own, { ...base, isBase: true }];
    const [arm, other] = await measureArms(request, plan, { ...plan.common, arms });
    return { suite, folder, run: arm.run, base: other?.run ?? null };
}
/** Where `measureAgain` puts its run. */
function secondFolder({ outputFolder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'again');
}
/** Measures some cases of a night a second time, with other seeds and no answer from the cache. */
async function measureAgain(request, commit, { subset, leastTrials }) {
    const plan = await planCheckout(request, { mode: 'nightly', commit });
    const { suite, variant } = plan;
    const trials = Math.max(plan.trials, leastTrials);
    const folder = secondFolder(request);
    const own = { variant, out: folder, trials, seedOffset: plan.trials, hasAnswered: true };
    const measuring = { ...plan.common, arms: [own], subset, cache: null };
    const [arm] = await measureArms(request, { ...plan, trials }, measuring);
    return { suite, folder, run: arm.run, base: null };
}
async function measureArms({ inputs, github, effects }, { mode, commit, suite, variant, trials }, measuring) {
    const part = inputs.shard === null ? '' : `, shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__/* .countOf */ .pq)(trials, 'trial')} a case${part}.`);
    const [arm, other] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_6__/* .measure */ .x)({
        ...measuring,
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return other === undefined ? [arm] : [arm, other];
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
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}
/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variant-not-nightly', { name });
}
/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .SUITE_REGISTRIES */ .J3,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    const ledger = await (0,_budget_open_month_js__WEBPACK_IMPORTED_MODULE_3__/* .openMonth */ .xY)(request, loaded);
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_override_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .skipCodeQuality */ .O2)(limited, { skipped, log });
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
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOfInputs */ .Pj)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_answers_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheOfInputs */ .hO)(request),
        clock,
        log,
        signal,
        onProgress: (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .logProgress */ .sc)(log.info),
    };
    return { suite, common, ledger };
}


/***/ })

};
