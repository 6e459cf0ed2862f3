export const id = 1738;
export const ids = [1738];
export const modules = {

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

/***/ 93738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artifactsHome)
/* harmony export */ });
/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    const { connect } = effects;
    return { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow };
}


/***/ }),

/***/ 50123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f8: () => (/* binding */ openJudgingMonth),
/* harmony export */   xY: () => (/* binding */ openMonth)
/* harmony export */ });
/* unused harmony export limitJudging */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40273);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54157);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44504);
/* harmony import */ var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14426);
/* harmony import */ var _action_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93738);










/**
 * The ledger of the working directory. Where a month has a limit and the ledger has nothing of it, as in every job of a runner without files of
 * its own, it is given what the history knows; a dry run writes nothing and sees it all the same. Warns where nobody knows all.
 */
async function openMonth(request, { name, max_cost_usd_per_month: limitUsd }) {
    const { inputs, workingDirectory, effects } = request;
    const ledger = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .openLedger */ .au)(workingDirectory);
    if (limitUsd === undefined)
        return ledger;
    const now = effects.clock.now();
    const month = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .monthOf */ .GS)(now);
    if ((await ledger.spentUsd({ suite: name, month })) !== null)
        return ledger;
    const past = await readMonth(request, name, month);
    if (past.kind === 'unknown') {
        // A ledger that is kept from job to job knows: the month has just begun.
        if (!(await (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLedger */ .U0)(workingDirectory)))
            effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)} a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${past.reason}. Counting it as nothing. Keep that file from job to job with actions/cache (docs/costs.md).`);
        return ledger;
    }
    const { usd, unread } = past;
    effects.log.info(`This month's nights and baselines of ${name} have spent ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(usd)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)}, according to the history. Not counted: ${listUncounted(past)}.`);
    if (unread.length > 0)
        effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)} a month, but the history is incomplete for this month: ${describeUnread(unread)}. What is missing counts as nothing. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`);
    if (inputs.dryRun)
        return { ...ledger, spentUsd: () => Promise.resolve(usd) };
    ledger.add({ at: now.toISOString(), suite: name, usd });
    return ledger;
}
function listUncounted({ uncounted, unread }) {
    return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__/* .joinNames */ .JH)([
        ...['pull requests', 'experiments'],
        ...(uncounted === 0 ? [] : [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(uncounted, 'measurement')} without a sum`]),
        ...(unread.length === 0 ? [] : [countUnread(unread)]),
    ]);
}
/**
 * What measurements of the default branch have spent in a month (`2026-11`, UTC), from the histories they left. Nothing is known where
 * something is missing and no sum is there.
 */
async function readMonth(request, suite, month) {
    const { github, effects } = request;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null)
        return { kind: 'unknown', reason: `${server} does not support the artifacts that it needs` };
    // Not in the folder of what will be measured: the target's code runs there.
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-month-'));
    const { rows, candidates, problem, unread } = await (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .L)({
        ...{ suite, folder, home: (0,_action_request_js__WEBPACK_IMPORTED_MODULE_9__/* .artifactsHome */ .l)(request), log: effects.log },
        // Each history knows of those before it, so the newest will mostly do, with runs that it does not know.
        isWanted: (candidate, known) => (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .monthOf */ .GS)(candidate.artifact.createdAt) >= month && !isCovered(candidate, known),
    }).finally(async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }));
    if (problem !== null)
        return { kind: 'unknown', reason: problem };
    if (candidates.length === 0)
        return { kind: 'unknown', reason: 'no night or baseline has left one yet' };
    const sum = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .sumMonth */ .A8)(rows, month);
    if (sum.counted > 0)
        return { kind: 'known', ...sum, unread };
    if (unread.length > 0)
        return { kind: 'unknown', reason: describeUnread(unread) };
    if (sum.uncounted > 0)
        return { kind: 'unknown', reason: 'none of its measurements says what it spent' };
    return { kind: 'known', ...sum, unread };
}
/**
 * Whether the rows that are known cover an artifact. A row of its run may be of an earlier attempt than the artifact, which was replaced
 * while others measured: only who began after that has read it.
 */
function isCovered({ runId, artifact }, known) {
    return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime());
}
/** As a clause; at least one. */
function describeUnread(unread) {
    const [newest = ''] = unread;
    return unread.length === 1
        ? `there is ${countUnread(unread)}, because ${newest}`
        : `there are ${countUnread(unread)}, the newest because ${newest}`;
}
/** As a noun. */
function countUnread({ length }) {
    return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(length, 'artifact that could not be read completely', 'artifacts that could not be read completely');
}
/**
 * What judging a run that another job has measured may spend, and the ledger of it. Without a judge nothing is paid, and the history not
 * asked.
 */
async function openJudgingMonth(request, { suite, ruleSet }) {
    const { inputs, workingDirectory } = request;
    const budget = limitJudging(inputs.maxCostUsd, ruleSet.budget ?? null);
    const isFree = ruleSet.rules.judge === null;
    const ledger = isFree ? (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .openLedger */ .au)(workingDirectory) : await openMonth(request, { name: suite, ...budget });
    return { budget, ledger };
}
/**
 * What may be spent on judging a run that another job has measured: the less of what this workflow says and the base's suite, so that no pull
 * request loosens it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
function limitJudging(inputUsd, budget) {
    const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity);
    return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null };
}


/***/ }),

/***/ 93614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31402);





/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    'run_id',
    'session_id',
    'started_at',
    'finished_at',
    'environment',
    'cases',
    'counts',
    'summaries',
    'stopped',
    'spent_usd',
    'shard.index',
    'code_quality.review',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintSuite */ .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .selectShard */ .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
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
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13617);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
/* harmony import */ var _github_event_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68888);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64520);
/* harmony import */ var _budget_open_month_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50123);
/* harmony import */ var _cache_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63526);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93767);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70521);
/* harmony import */ var _override_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48837);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89380);












/**
 * What a mode measures of a commit that is checked out, or takes from an earlier step. Throws as `prepareMeasurement`, `chooseVariant` and
 * `planResults` do.
 */
async function planCheckout(request, facts) {
    if (request.inputs.results.length === 0)
        return planSuite(request, facts);
    return (await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(8300)]).then(__webpack_require__.bind(__webpack_require__, 28300))).planResults(request, facts);
}
async function planSuite(request, { mode, commit }) {
    const { inputs } = request;
    const { suite, common } = await prepareMeasurement(request);
    const choose = mode === 'nightly' ? chooseNightVariant : chooseVariant;
    const trials = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    const variant = choose(inputs.variants, suite);
    return { kind: 'suite', name: suite.name, mode, commit, suite, variant, trials, common };
}
/**
 * Runs the suite of the checkout, or the shard of it, into `run` of the output folder, interleaved with its base where that is given; what
 * another harness has measured is only recorded there.
 */
async function measureCheckout(request, plan, base = null) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'run');
    if (plan.kind === 'results')
        return { suite: null, folder, run: await plan.record(folder), base: null, seals: [] };
    const { suite, variant, trials } = plan;
    const own = { variant, out: folder, trials };
    const arms = base === null ? [own] : [own, { ...base, isBase: true }];
    const [arm, other] = await measureArms(request, plan, { ...plan.common, arms });
    const seals = [arm.seal, ...(other === undefined ? [] : [other.seal])];
    return { suite, folder, run: arm.run, base: other?.run ?? null, seals };
}
/** Where `measureAgain` puts its run. */
function secondFolder({ outputFolder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'again');
}
/** Measures some cases of a night a second time, with other seeds and no answer from the cache. */
async function measureAgain(request, commit, { subset, leastTrials }) {
    const plan = await planSuite(request, { mode: 'nightly', commit });
    const { suite, variant } = plan;
    const trials = Math.max(plan.trials, leastTrials);
    const folder = secondFolder(request);
    const own = { variant, out: folder, trials, seedOffset: plan.trials, hasAnswered: true };
    const measuring = { ...plan.common, arms: [own], subset, cache: null };
    const [arm] = await measureArms(request, { ...plan, trials }, measuring);
    return { suite, folder, run: arm.run, base: null, seals: [arm.seal] };
}
async function measureArms({ inputs, github, effects }, { mode, commit, suite, variant, trials }, measuring) {
    const part = inputs.shard === null ? '' : `, shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(trials, 'trial')} a case${part}.`);
    const [arm, other] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .x)({
        ...measuring,
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_1__/* .measuredBranch */ .N)(github),
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
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}
/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('variant-not-nightly', { name });
}
/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _load_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .SUITE_REGISTRIES */ .J3,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    const ledger = await (0,_budget_open_month_js__WEBPACK_IMPORTED_MODULE_4__/* .openMonth */ .xY)(request, loaded);
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_override_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .skipCodeQuality */ .O2)(limited, { skipped, log });
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
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_9__/* .providersOfInputs */ .Pj)(inputs, env),
        scorer,
        sealed: [request.ownFiles],
        isHidden: true,
        programs,
        workingDirectory,
        cache: (0,_cache_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .cacheOfInputs */ .hO)(request),
        clock,
        log,
        signal,
        onProgress: (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .logProgress */ .sc)(log.info),
    };
    return { suite, common, ledger };
}


/***/ })

};
