export const id = 329;
export const ids = [329];
export const modules = {

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

/***/ 97911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openJudgingMonth)
});

;// CONCATENATED MODULE: ./build/app/budget/limit-judging.js
/**
 * What may be spent on judging a run that another job has measured: the less of what this workflow says and the base's suite, so that no pull
 * request loosens it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
function limitJudging(inputUsd, budget) {
    const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity);
    return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null };
}

// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/app/budget/open-month.js + 2 modules
var open_month = __webpack_require__(95092);
;// CONCATENATED MODULE: ./build/app/budget/open-judging-month.js



/** What judging a run that another job has measured may spend, and the ledger of it. Without a judge nothing is paid, and the history not asked. */
async function openJudgingMonth(request, { suite, ruleSet }) {
    const { inputs, workingDirectory } = request;
    const budget = limitJudging(inputs.maxCostUsd, ruleSet.budget ?? null);
    const isFree = ruleSet.rules.judge === null;
    const ledger = isFree ? (0,open_ledger/* openLedger */.a)(workingDirectory) : await (0,open_month/* openMonth */.x)(request, { name: suite, ...budget });
    return { budget, ledger };
}


/***/ }),

/***/ 30174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findMeasured)
/* harmony export */ });
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85450);

/**
 * The suites of a workflow run's artifacts. Where there is a whole run, shards are not looked at. Of one name the newest counts:
 * those of an earlier attempt are still listed, so a shard that was not measured again is there.
 */
function findMeasured(listed) {
    const newest = new Map();
    for (const artifact of listed)
        if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0))
            newest.set(artifact.name, artifact);
    const runs = new Map();
    const shards = new Map();
    for (const artifact of newest.values()) {
        const whole = (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteOfRunArtifact */ .nV)(artifact.name);
        const part = (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteOfShardArtifact */ .gj)(artifact.name);
        if (whole !== null)
            runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] });
        if (part !== null) {
            const others = shards.get(part)?.artifacts ?? [];
            shards.set(part, { suite: part, kind: 'shards', artifacts: [...others, artifact] });
        }
    }
    return [...new Map([...shards, ...runs]).values()];
}


/***/ }),

/***/ 2883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ keepBaseline)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);
/* harmony import */ var _nightly_keep_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53301);
/* harmony import */ var _nightly_open_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55505);
/* harmony import */ var _report_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15866);






/**
 * Reports a run of the default branch and uploads it, with the history, for the comparisons of later pull requests. An invalid run is not
 * kept: the older baseline says more.
 * @throws UserError `baseline-not-kept`, but not where no artifact can be kept at all
 */
async function keepBaseline(request, { suite, folder, commit }) {
    const { github, effects } = request;
    const run = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder);
    const stored = await (0,_nightly_open_history_js__WEBPACK_IMPORTED_MODULE_4__/* .openHistory */ .j)(request, suite);
    const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_5__/* .reportRun */ .G)({
        request,
        suite,
        candidateFolder: folder,
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        ruleSet: null,
        marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: null,
        earlier: (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .toTrend */ .rK)(stored.rows, run.variant),
    });
    const isValid = verdict.word !== 'invalid';
    const row = (0,_nightly_keep_run_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRow */ .x)(request, { ...run, mode: 'baseline' }, isValid ? {} : { verdict: verdict.word });
    if (!isValid)
        effects.log.warning('This run is invalid, so it is not kept as a baseline.');
    const kept = await (0,_nightly_keep_run_js__WEBPACK_IMPORTED_MODULE_3__/* .keepRun */ .X)(request, { suite, folder, isValid, stored, row });
    if (kept.kind === 'unsupported')
        effects.log.warning('No pull request will find this run: let them measure their base (`baseline: ref`), or commit its folder and name it (`baseline`).');
    if (isValid && kept.kind === 'failed')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ }),

/***/ 36239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ mergeRuns)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/runs/find-lines.js
var find_lines = __webpack_require__(61595);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/run-suite/find-silence.js
var find_silence = __webpack_require__(41386);
// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 1 modules
var run_suite_tally = __webpack_require__(46905);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/app/run-suite/fingerprint-run.js
var fingerprint_run = __webpack_require__(70055);
;// CONCATENATED MODULE: ./build/app/merge-runs/check-shards.js





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
            throw new error/* UserError */.y('shard-unfinished', { shard: (0,model_shard/* formatShard */._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new error/* UserError */.y('shards-wanted', { folder });
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
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,fingerprint/* canonicalJson */.d)(value)]));
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
            throw new error/* UserError */.y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,model_shard/* formatShard */._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new error/* UserError */.y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new error/* UserError */.y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,fingerprint_run/* fingerprintSuite */.x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,model_shard/* selectShard */.Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,model_shard/* formatShard */._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new error/* UserError */.y('run-invalid', { path: (0,run_files/* runFiles */.NW)(folder).run, line: null, problem });
    }
}

;// CONCATENATED MODULE: ./build/app/merge-runs.js
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
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws `target-answered-nothing`, and as `checkShards` and `readScoredRun` do.
 */
async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,read_run/* readRun */.c)(folder) });
    const parts = checkShards(runs);
    const trials = await findTrials(parts, log);
    const merged = mergeHeaders(parts);
    const writer = await (0,write_run/* writeRun */.bp)(out, { ...merged, counts: null, summaries: {} });
    const files = await Promise.all(parts.map(async ({ folder }) => (0,promises_.open)((0,run_files/* runFiles */.NW)(folder).trials)));
    const tally = (0,run_suite_tally/* startTally */.d)(merged.pricing);
    try {
        for (const { part, start, end } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            const trial = JSON.parse(buffer.toString());
            await writer.append(trial);
            tally.add(trial);
        }
        const silence = (0,find_silence/* findSilence */.v)(merged.variant, tally);
        if (silence !== null)
            throw silence;
        const run = { ...merged, summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: merged.metrics, trials, kept: merged.summaries }) };
        await writer.finish(run);
        return run;
    }
    finally {
        await Promise.all(files.map(async (file) => file.close()));
        await writer[Symbol.asyncDispose]();
    }
}
/** All trials, sorted as they will be written. */
async function findTrials(parts, log) {
    const found = [];
    for (const [part, { folder }] of parts.entries()) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { trials } = await (0,read_scored_run/* readScoredRun */.m)(folder, { log });
            const file = __addDisposableResource(env_1, await (0,promises_.open)((0,run_files/* runFiles */.NW)(folder).trials), true);
            const places = (0,find_lines/* findLines */.L)(file.fd);
            for (const [index, trial] of trials.entries()) {
                const place = places[index];
                if (place === undefined)
                    throw new Error(`${folder}: the trials changed while they were read`);
                found.push({ ...trial, part, start: place.start, end: place.end });
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
    return found.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1));
}
/** What only a part knows of itself is put together; everything else is the same in all parts. */
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    // Arms that were measured together, shard by shard, share it still.
    const sessionId = `merged-${(0,sha256/* sha256 */.s)(sessions.join('\n')).slice(-16)}`;
    const runners = distinct(runs.map(({ environment }) => environment.runner));
    return {
        ...withoutSpent(first.run),
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        environment: {
            node: distinct(runs.map(({ environment }) => environment.node)).join(', '),
            os: distinct(runs.map(({ environment }) => environment.os)).join(', '),
            runner: runners.length === 0 ? null : runners.join(', '),
        },
        fingerprints: {
            ...first.run.fingerprints,
            models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.models)),
            ...(runs.some(({ counts }) => counts?.judge) && {
                judge_models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? [])),
            }),
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        ...mergeStops(parts),
        ...mergeSpent(runs),
        counts: sumCounts(parts),
    };
}
/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return {};
    const planned = parts.reduce((sum, { run }) => sum + run.cases.length * run.trials_per_case, 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { stopped: { ...first, planned, made, spent_usd: spent } };
}
function withoutSpent({ spent_usd: _spent, ...run }) {
    return run;
}
/** Unknown where one shard had no budget. */
function mergeSpent(runs) {
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    return spent.length < runs.length ? {} : { spent_usd: spent.reduce((sum, usd) => sum + usd, 0) };
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + counts[key], 0);
    const judges = parts.flatMap(({ counts }) => counts.judge ?? []);
    const sumJudged = (key) => judges.reduce((total, one) => total + (one[key] ?? 0), 0);
    const cached = parts.reduce((total, { counts }) => total + (counts.cached ?? 0), 0);
    const cachedReadings = sumJudged('cached');
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
        ...(cached > 0 && { cached }),
        ...(judges.length > 0 && {
            judge: {
                readings: sumJudged('readings'),
                failed: sumJudged('failed'),
                retries: sumJudged('retries'),
                ...(cachedReadings > 0 && { cached: cachedReadings }),
            },
        }),
    };
}


/***/ }),

/***/ 53301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ keepRun),
/* harmony export */   x: () => (/* binding */ makeRow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);
/* harmony import */ var _shell_baselines_history_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21253);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85450);
/* harmony import */ var _shell_runs_file_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25944);
/* harmony import */ var _shell_io_replace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41237);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56917);








/** Uploads a run of the default branch with the history of all runs that are known, this one last. */
async function keepRun(request, { suite, folder: own, isValid, stored, row }) {
    // A second attempt replaces the artifact of the first, which may hold a better run.
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_shell_runs_file_size_js__WEBPACK_IMPORTED_MODULE_3__/* .fileSize */ .O)((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _shell_baselines_history_file_js__WEBPACK_IMPORTED_MODULE_2__/* .HISTORY_FILE */ .C);
    const rows = (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeHistories */ .dk)([[row], stored.rows]);
    await (0,_shell_io_replace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .f)(history, (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .writeHistory */ .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_6__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineArtifactName */ .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
/** A measured run as its line of the history. */
function makeRow({ github }, run, said) {
    const measured = Object.entries(run.summaries).filter(([, { applicable }]) => applicable > 0);
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        mode: run.mode,
        run_id: run.run_id,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        values: Object.fromEntries(measured.map(([id, { mean }]) => [id, mean])),
        ...said,
        ...(run.spent_usd !== undefined && { spent_usd: run.spent_usd }),
        known: 1,
    };
}


/***/ }),

/***/ 55505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8499);
/* harmony import */ var _shell_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10565);
/* harmony import */ var _shell_github_enterprise_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61956);
/* harmony import */ var _artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60167);






/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
/** What earlier runs of the suite have left; the log warns where it gets lost. */
async function openHistory(request, suite) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_shell_github_enterprise_server_js__WEBPACK_IMPORTED_MODULE_3__/* .enterpriseHost */ .C)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} has no artifacts of the kind that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] };
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'earlier');
    const stored = await (0,_shell_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .L)({ suite, folder, home: (0,_artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactsHome */ .l)(request), log });
    if (stored.problem !== null)
        log.warning(`Nothing is known of the past: ${stored.problem}.`);
    const lost = (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .countLostRows */ .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}


/***/ }),

/***/ 74197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ publishEach)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);


/**
 * Publishes suite after suite, several into folders of their own, and gives the worst exit code. A mistake in one keeps none of the others from
 * being published; the first is thrown after them, and the others are logged.
 */
async function publishEach(request, suites, publish) {
    let worst = 0;
    let mistake = null;
    for (const measured of suites) {
        const outputFolder = suites.length === 1 ? request.outputFolder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, measured.suite);
        try {
            const code = await publish({ ...request, outputFolder }, measured);
            if (code > worst)
                worst = code;
        }
        catch (error) {
            if (!(error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
                throw error;
            if (mistake !== null)
                request.effects.log.error(error.message);
            mistake ??= error;
        }
    }
    if (mistake !== null)
        throw mistake;
    return worst;
}


/***/ }),

/***/ 329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findSource: () => (/* binding */ findSource),
  measuredCommit: () => (/* binding */ measuredCommit),
  runPublish: () => (/* binding */ runPublish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/list-parents.js
var list_parents = __webpack_require__(32121);
// EXTERNAL MODULE: ./build/shell/github/pull-requests.js
var pull_requests = __webpack_require__(65037);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/github/comment-body.js
var comment_body = __webpack_require__(27861);
;// CONCATENATED MODULE: ./build/shell/github/find-workflow.js

/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
async function findWorkflow({ client, owner, repo, runId }) {
    try {
        const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId });
        return data.workflow_id;
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.iu)(error)?.status === 404)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/shell/github/marker.js
var marker = __webpack_require__(25847);
// EXTERNAL MODULE: ./build/shell/github/own-comments.js
var own_comments = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/shell/github/sticky-comment.js
var sticky_comment = __webpack_require__(2962);
// EXTERNAL MODULE: ./build/app/announce/try-request.js
var try_request = __webpack_require__(50443);
;// CONCATENATED MODULE: ./build/app/announce/tell-unmeasured.js






/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not pass
 * for this one's. Comments of other workflows are left to those. Gives the suites that lack a measurement; what GitHub refuses is only logged.
 */
async function tellUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment === 'never' || !mayRead)
        return [];
    return (await (0,try_request/* tryRequest */.d)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what } = unmeasured;
    const { owner, repo } = github;
    const { number, head } = pullRequest;
    const client = await effects.connect();
    const own = await (0,own_comments/* listOwnComments */.l)({ client, owner, repo, number });
    const markers = own.flatMap(({ body }) => (0,marker/* parseMarker */.gY)(body) ?? []);
    const found = markers.filter((one) => one.kind !== 'ab' && isMissing(one.suite) && (one.state !== undefined || !(0,marker/* isSame */.Ft)(one, toMarker(source))));
    if (found.length === 0)
        return [];
    const workflow = await findWorkflow({ client, owner, repo, runId: source.runId });
    const suites = new Set();
    for (const { suite, run } of found) {
        const workflowOfComment = await findWorkflow({ client, owner, repo, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            suites.add(suite);
    }
    for (const suite of suites) {
        const marker = { suite, ...toMarker(source), sha: head.sha, state: 'stopped' };
        const plan = (0,sticky_comment/* planComment */.t)(own, marker);
        if (plan.kind !== 'update')
            continue;
        const headline = `⏹️ Not measured: \`${head.sha.slice(0, 7)}\``;
        const explanation = `[The run](${github.runUrl}) ${what}`;
        const body = (0,comment_body/* renderWithoutVerdict */.yA)({ marker, headline, explanation }, (0,comment_body/* lastVerdict */.Yw)(plan.keep.body));
        await (0,sticky_comment/* writeComment */.H)({ client, owner, repo, number, wait: effects.wait }, plan, { marker, body });
    }
    return [...suites];
}
function toMarker({ runId, attempt }) {
    return { run: runId, attempt };
}

// EXTERNAL MODULE: ./build/app/budget/continue-spending.js
var continue_spending = __webpack_require__(45596);
// EXTERNAL MODULE: ./build/app/budget/open-judging-month.js + 1 modules
var open_judging_month = __webpack_require__(97911);
// EXTERNAL MODULE: ./build/app/choose-rules.js + 1 modules
var choose_rules = __webpack_require__(26201);
// EXTERNAL MODULE: ./build/app/find-baseline.js
var find_baseline = __webpack_require__(54569);
// EXTERNAL MODULE: ./build/app/find-measured.js
var find_measured = __webpack_require__(30174);
// EXTERNAL MODULE: ./build/app/judging/judge-candidate.js
var judge_candidate = __webpack_require__(7512);
// EXTERNAL MODULE: ./build/app/locate-reference.js + 1 modules
var locate_reference = __webpack_require__(42249);
// EXTERNAL MODULE: ./build/app/keep-baseline.js
var keep_baseline = __webpack_require__(2883);
// EXTERNAL MODULE: ./build/app/publish-each.js
var publish_each = __webpack_require__(74197);
// EXTERNAL MODULE: ./build/app/receive-run.js
var receive_run = __webpack_require__(43945);
;// CONCATENATED MODULE: ./build/app/publish-baseline.js






/**
 * Makes the baselines of the shards that earlier jobs of this workflow run have measured; null when there are none, or when the
 * event is not one whose baselines are used. Throws `baseline-not-kept`, and as `mergeRuns` does.
 */
async function publishBaseline(request) {
    const { github, effects } = request;
    const { event, owner, repo, runId } = github;
    if (event.kind !== 'push' && event.kind !== 'schedule' && event.kind !== 'workflow_dispatch')
        return null;
    const listed = await (0,artifacts/* listRunArtifacts */.NG)({ client: await effects.connect(), owner, repo, runId });
    const sharded = (0,find_measured/* findMeasured */.m)(listed).filter(({ kind }) => kind === 'shards');
    if (sharded.length === 0)
        return null;
    return (0,publish_each/* publishEach */.n)(request, sharded, async (own, measured) => {
        const { suite } = measured;
        const received = await (0,receive_run/* receiveRun */.V)(own, measured);
        if (received.kind === 'refused')
            throw new model_error/* UserError */.y('baseline-not-kept', { suite, reason: received.reason });
        const { folder, run } = received;
        if (run.mode !== 'baseline') {
            const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``;
            throw new model_error/* UserError */.y('baseline-not-kept', { suite, reason });
        }
        return (0,keep_baseline/* keepBaseline */.r)(own, { suite, folder, commit: run.commit ?? event.sha });
    });
}

// EXTERNAL MODULE: ./build/core/model/experiment.js
var experiment = __webpack_require__(22909);
// EXTERNAL MODULE: ./build/shell/github/download-artifact.js
var download_artifact = __webpack_require__(90096);
// EXTERNAL MODULE: ./build/shell/github/read-zip.js
var read_zip = __webpack_require__(55571);
// EXTERNAL MODULE: ./build/shell/io/files.js
var files = __webpack_require__(31809);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/parse-json.js
var parse_json = __webpack_require__(1338);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/app/ab/choose-place.js
var choose_place = __webpack_require__(68295);
// EXTERNAL MODULE: ./build/app/ab/keep-experiment.js
var keep_experiment = __webpack_require__(62645);
// EXTERNAL MODULE: ./build/app/ab/report-experiment.js + 2 modules
var report_experiment = __webpack_require__(53765);
;// CONCATENATED MODULE: ./build/app/publish-experiment.js

















/**
 * Reports the experiments (mode `ab`) that earlier jobs of this workflow run have measured with fewer rights. Scores and verdict are made anew
 * from what was observed, and no verdict or label of the artifact is believed, since a target ran where it was made; its gates are, which is
 * why a workflow says itself that it asks for an experiment.
 * @throws UserError `mode-needs-event`, and `nothing-to-publish`
 */
async function publishExperiments(request) {
    const { github, effects } = request;
    const needs = '`workflow_dispatch` where it gets `experiment: true`';
    if (github.eventName !== 'workflow_dispatch')
        throw new model_error/* UserError */.y('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    const { owner, repo, runId } = github;
    const kept = findExperiments(await (0,artifacts/* listRunArtifacts */.NG)({ client: await effects.connect(), owner, repo, runId }));
    if (kept.length > 0)
        return (0,publish_each/* publishEach */.n)(request, kept, publishExperiment);
    throw refuse(`run ${runId} has no artifact goldenpair-experiment-<suite>`);
}
/** Of one name the newest counts: those of an earlier attempt are still listed. */
function findExperiments(listed) {
    const newest = new Map();
    for (const artifact of listed) {
        const suite = (0,artifacts/* suiteOfExperimentArtifact */.j)(artifact.name);
        if (suite === null || artifact.isExpired || artifact.id < (newest.get(suite)?.artifact.id ?? 0))
            continue;
        newest.set(suite, { suite, artifact });
    }
    return [...newest.values()];
}
async function publishExperiment(request, { suite, artifact }) {
    const { inputs, github, outputFolder, effects } = request;
    const { owner, repo, event } = github;
    const place = (0,choose_place/* choosePlace */.$)(request);
    const received = (0,external_node_path_.join)(outputFolder, 'received');
    try {
        await (0,download_artifact/* downloadArtifact */.b)({ client: await effects.connect(), owner, repo, artifact, folder: received });
    }
    catch (error) {
        if (!(error instanceof read_zip/* ZipRefused */.Eb))
            throw error;
        throw refuse(`the artifact ${artifact.name} is refused: ${error.message}`);
    }
    const { arms: kept } = await readExperiment((0,external_node_path_.join)(received, keep_experiment/* EXPERIMENT_FILE */.D));
    const arms = [];
    for (const { folder: name, ref } of kept) {
        const folder = (0,external_node_path_.join)(received, name);
        // The scores of a reference would be believed as they are.
        if (await (0,read_reference/* isReference */.A_)(folder))
            throw refuse(`the artifact ${artifact.name} holds a file where a run folder should be`);
        arms.push({ folder, ref, run: await (0,read_run/* readRun */.c)(folder) });
    }
    const other = arms.find(({ run }) => run.suite.name !== suite || run.mode !== 'ab');
    if (other !== undefined)
        throw refuse(`the artifact ${artifact.name} holds a run of ${JSON.stringify(other.run.suite.name)} in mode ${other.run.mode}`);
    const { exitCode } = await (0,report_experiment/* reportExperiment */.G)(request, {
        ...{ suite, arms, label: inputs.label, sha: event.sha, place, note: describeTrust(arms) },
    });
    return exitCode;
}
/** Throws `run-invalid`, and `file-unreadable`. */
async function readExperiment(path) {
    const parsed = experiment/* experimentSchema */.Z.safeParse((0,parse_json/* parseJson */.q)(path, await (0,files/* readTextFile */.G)({ path, maxBytes: run_files/* MAX_LENGTH */.E2 })));
    if (parsed.success)
        return parsed.data;
    throw new model_error/* UserError */.y('run-invalid', { path, line: null, problem: (0,describe_first_issue/* describeFirstIssue */.$)(parsed.error) });
}
/** What is not made anew here, as a sentence; null where all is. */
function describeTrust(arms) {
    const isBelieved = arms.some(({ run }) => run.judge !== undefined || (0,custom_metrics/* customMetricsOf */.ki)(run).length > 0);
    return isBelieved
        ? "What a judge and the suite's own metrics (`custom.…`) say is as the job that measured recorded it."
        : null;
}
function refuse(reason) {
    return new model_error/* UserError */.y('nothing-to-publish', { reason });
}

// EXTERNAL MODULE: ./build/app/report-run.js + 8 modules
var report_run = __webpack_require__(15866);
// EXTERNAL MODULE: ./build/app/rescore-run.js + 1 modules
var rescore_run = __webpack_require__(45223);
// EXTERNAL MODULE: ./build/app/without-secrets.js
var without_secrets = __webpack_require__(8660);
;// CONCATENATED MODULE: ./build/app/publish.js
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
 * Mode `publish`: reports what another job has measured with fewer rights: an earlier job of this workflow run, or the run
 * that started this one (`workflow_run`, the way for forks). The artifact is data of unknown origin: scores and comparison are
 * made anew, against a baseline that is fetched here. Shards are merged first; those of the default branch become its baseline. With
 * `experiment` it is what mode `ab` has measured that is told, and nothing else.
 */
const runPublish = async (request) => {
    if (request.inputs.experiment)
        return publishExperiments(request);
    const made = await publishBaseline(request);
    if (made !== null)
        return made;
    const { github, effects } = request;
    const source = await findSource(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const { owner, repo } = github;
    const client = await effects.connect();
    const measured = (0,find_measured/* findMeasured */.m)(await (0,artifacts/* listRunArtifacts */.NG)({ client, owner, repo, runId: source.runId }));
    const { pullRequest } = source.match;
    const names = measured.map(({ suite }) => suite);
    const missing = await tellUnmeasured(request, {
        ...{ pullRequest, source, isMissing: (suite) => !names.includes(suite) },
        what: 'left nothing to report: the job that measures failed, or was left out.',
    });
    if (measured.length === 0)
        return unmeasured(request, `run ${source.runId} has no artifact goldenpair-run-<suite>`);
    for (const suite of missing)
        request.effects.log.error(`The suite ${suite} has a comment on #${pullRequest.number}, and no measurement here.`);
    const worst = await (0,publish_each/* publishEach */.n)(request, measured, async (own, one) => publishOrTell(own, { source, pullRequest, measured: one }));
    if (missing.length > 0)
        throw new model_error/* UserError */.y('suites-unmeasured', { suites: missing, number: pullRequest.number });
    return worst;
};
/** What cannot be reported leaves no older verdict standing, and what GitHub refuses for one suite keeps no other from being reported. */
async function publishOrTell(request, facts) {
    try {
        return await publishSuite(request, facts);
    }
    catch (error) {
        const mistake = readMistake(error);
        if (mistake === null)
            throw error;
        await tellUnreported(request, facts, describeFailure(mistake));
        throw mistake;
    }
}
function readMistake(error) {
    if (error instanceof model_error/* UserError */.y)
        return error;
    const failure = (0,request_error/* readRequestFailure */.iu)(error);
    if (failure === null)
        return null;
    const reason = (0,request_error/* explainFailure */.SP)(failure, 'actions: read, pull-requests: write');
    return new model_error/* UserError */.y('github-refused', { mode: 'publish', reason }, { cause: error });
}
async function tellUnreported(request, { source, pullRequest, measured }, what) {
    const isMissing = (suite) => suite === measured.suite;
    await tellUnmeasured(request, { source, pullRequest, isMissing, what });
}
const UNREPORTED = 'could not be reported; its log says why.';
function describeFailure({ code, facts }) {
    return code === 'shard-missing' && 'missing' in facts && typeof facts.missing === 'object'
        ? `left only a part of the suite to report: ${facts.missing.length === 1 ? 'shard' : 'shards'} ${facts.missing.join(', ')} of it ${facts.missing.length === 1 ? 'is' : 'are'} missing.`
        : UNREPORTED;
}
/** Throws `mode-needs-event`. */
async function findSource({ github, effects }) {
    const { event, owner, repo } = github;
    if (event.kind === 'pull_request') {
        const { number, head } = event.pullRequest;
        const now = await (0,pull_requests/* getPullRequest */.T9)(await effects.connect(), { owner, repo, number });
        const moved = `#${number} has moved on from ${head.sha.slice(0, 7)} to ${now.head.sha.slice(0, 7)}`;
        const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved;
        const match = reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason };
        return { runId: github.runId, attempt: github.runAttempt, match };
    }
    if (event.kind !== 'workflow_run') {
        const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards';
        throw new model_error/* UserError */.y('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    }
    const { run } = event;
    const match = run.event === 'pull_request'
        ? await (0,pull_requests/* findPullRequest */._f)({ client: await effects.connect(), owner, repo, head: run.head })
        : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` };
    return { runId: run.id, attempt: run.attempt, match };
}
async function publishSuite(request, { source, pullRequest, measured }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, outputFolder, effects } = request;
        const { owner, repo, event } = github;
        const { suite } = measured;
        const received = await (0,receive_run/* receiveRun */.V)(request, measured);
        if (received.kind === 'refused') {
            await tellUnreported(request, { source, pullRequest, measured }, UNREPORTED);
            return unmeasured(request, received.reason);
        }
        const observed = (0,external_node_path_.join)(outputFolder, 'run');
        const run = await (0,rescore_run/* rescoreRun */.R)({
            ...effects,
            from: received.folder,
            to: observed,
            // A run that called itself something else would be judged by its own gates instead of the base's.
            change: (own) => ({ ...own, mode: 'pr' }),
        });
        const commit = measuredCommit(run, pullRequest);
        const isUnverified = pullRequest.isFork && event.kind === 'workflow_run';
        if (request.inputs.prNumber !== null && !(await isOfHead(request, commit, pullRequest.head.sha))) {
            const [measuredSha, head] = [commit.slice(0, 7), pullRequest.head.sha.slice(0, 7)];
            return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`);
        }
        const point = await (0,locate_reference/* locateReference */.I)(request, { checkout: { sha: commit, parents: null }, pullRequest });
        const baseline = await (0,find_baseline/* findBaseline */.Xn)({ request, suite, point });
        const ruleSet = await (0,choose_rules/* chooseRules */.D)({ request, candidateFolder: observed, baseline, point });
        const { clock, log } = effects;
        const { budget, ledger } = await (0,open_judging_month/* openJudgingMonth */.f)(request, { suite, ruleSet });
        const spending = __addDisposableResource(env_1, await (0,continue_spending/* continueSpending */.k)({ suite: { name: suite, ...budget }, ledger, folder: observed, clock, log }), false);
        const { folder, note, lacksKey } = await (0,judge_candidate/* judgeCandidate */.bl)({
            ...{ request, folder: observed, ruleSet, spending },
            isForeign: true,
            scorer: null,
        });
        const notes = [...(note === null ? [] : [note]), ...publish_describeTrust(run, isUnverified)];
        // A workflow on workflow_run has the base's rights, whoever opened the pull request.
        const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' };
        const verdict = await (0,report_run/* reportRun */.G)({
            request,
            suite,
            candidateFolder: folder,
            baseline,
            ruleSet,
            marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
            place,
            label: notes.length === 0 ? null : notes.join(' '),
            announced: null,
            isUnverified,
        });
        return (0,without_secrets/* forgiveUnjudged */.h5)(verdict, { isFork: place.isFork, isUnjudged: lacksKey });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** What was measured, as far as the run says so in the form of a commit; else the head. */
function measuredCommit({ commit }, { head }) {
    return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : head.sha;
}
/** What the reader must take on trust, a sentence each; none where everything was made anew here. */
function publish_describeTrust(run, isUnverified) {
    return [
        ...(isUnverified ? ["Measured by the fork's own workflow: unverified."] : []),
        ...((0,custom_metrics/* customMetricsOf */.ki)(run).length > 0
            ? [
                `The suite's own metrics (\`custom.…\`) are as the job that measured recorded them: their module is never run where comments are written.`,
            ]
            : []),
    ];
}
/** Whether a commit is a head, or GitHub's merge of it: a person's run may have begun before the last push. */
async function isOfHead({ github, effects }, commit, head) {
    const { owner, repo } = github;
    return commit === head || (await (0,list_parents/* listParents */.W)(await effects.connect(), { owner, repo, sha: commit }))?.[1] === head;
}
/**
 * As a check of the pull request itself, a green tick over nothing would be a lie; a workflow beside it just has no work. A fork's that gets no
 * secrets leaves nothing either, and where measuring failed for another reason that job is red.
 */
function unmeasured(request, reason) {
    const { event } = request.github;
    if (event.kind !== 'pull_request' || event.pullRequest.isFork)
        return nothing(request, reason);
    throw new model_error/* UserError */.y('nothing-to-publish', { reason });
}
function nothing({ effects }, reason) {
    effects.log.notice(`Nothing is published: ${reason}.`);
    return 0;
}


/***/ }),

/***/ 43945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ receiveRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shell_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90096);
/* harmony import */ var _shell_github_read_zip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55571);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53139);
/* harmony import */ var _merge_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36239);





/**
 * Downloads what was measured of a suite into the output folder, and makes one run of its shards. All shards together may be as
 * large as one run. Throws as `readRun` and `mergeRuns` do.
 */
async function receiveRun({ github, outputFolder, effects }, { suite, kind, artifacts }) {
    const { owner, repo } = github;
    const client = await effects.connect();
    const received = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received');
    const folders = [];
    let room = _shell_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ARCHIVE_BYTES */ .I;
    for (const artifact of artifacts) {
        const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(received, artifact.name);
        try {
            await (0,_shell_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder, maxArchiveBytes: room });
        }
        catch (error) {
            if (!(error instanceof _shell_github_read_zip_js__WEBPACK_IMPORTED_MODULE_2__/* .ZipRefused */ .Eb))
                throw error;
            return { kind: 'refused', reason: `the artifact ${artifact.name} is refused: ${error.message}` };
        }
        folders.push(folder);
        room -= artifact.bytes;
    }
    const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'merged');
    const run = kind === 'run' ? await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(folder) : await (0,_merge_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeRuns */ .r)({ folders, out: folder, log: effects.log });
    if (run.suite.name === suite)
        return { kind: 'received', folder, run };
    const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`;
    return { kind: 'refused', reason: `${what} a run of ${JSON.stringify(run.suite.name)}` };
}


/***/ }),

/***/ 41386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findSilence)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _shell_io_quote_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79609);


const SHOWN_LENGTH = 300;
/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid.
 */
function findSilence(variant, tally) {
    const [said, { ok, failed, infrastructure, trials }] = [tally.firstFailure(), tally.counts()];
    if (ok > 0 || said === null || infrastructure > failed)
        return null;
    const line = (0,_shell_io_quote_line_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(said, []);
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line;
    return new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('target-answered-nothing', { variant, trials, said: shown });
}


/***/ }),

/***/ 70055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fingerprintRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55056);
/* harmony import */ var _core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55712);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73912);




const hash = (value) => (0,_shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}
/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
function fingerprintRun(parts) {
    const { suite, cases, variant, metrics, pricing, corpus } = parts;
    const { gates, alpha, min_scored_share, zero_tolerance } = suite;
    return {
        suite: fingerprintSuite(suite, cases),
        gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
        target: hash({ target: variant.target, controlled: suite.controlled }),
        metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
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


/***/ })

};
