export const id = 2911;
export const ids = [2911,1607];
export const modules = {

/***/ 11318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ startSentence)
/* harmony export */ });
/**
 * A clause as the start of a sentence.
 * @example startSentence('no gate fails') // 'No gate fails'
 */
function startSentence(clause) {
    return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`;
}


/***/ }),

/***/ 87556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _store_runs_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20714);
/* harmony import */ var _check_shards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90243);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65750);
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
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .c)(folder) });
    const parts = (0,_check_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .checkShards */ .Q)(runs);
    const trials = await findTrials(parts, log);
    const merged = mergeHeaders(parts);
    const writer = await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_7__/* .writeRun */ .bp)(out, { ...merged, counts: null, summaries: {} });
    const files = await Promise.all(parts.map(async ({ folder }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials)));
    const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .startTally */ .dP)(merged.pricing);
    try {
        for (const { part, start, end, stored } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            const line = JSON.parse(buffer.toString());
            // It numbers its shard's reasons.
            delete line.unscored_set;
            const trial = { ...line, unscored: stored };
            await writer.append(trial);
            tally.add(trial);
        }
        const silence = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .findSilence */ .v7)(merged.variant, tally);
        if (silence !== null)
            throw silence;
        const run = { ...merged, summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: merged.metrics, trials, kept: merged.summaries }) };
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
            const reasons = [];
            const keep = (_golden, { scores, unscored }) => {
                reasons.push(unscored);
                return { scores: { ...scores }, unscored };
            };
            const { trials } = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .my)(folder, { log, rescore: keep });
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials), true);
            const places = (0,_store_runs_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .findLines */ .L1)(file.fd);
            for (const [index, trial] of trials.entries()) {
                const place = places[index];
                const stored = reasons[index];
                if (place === undefined || stored === undefined)
                    throw new Error(`${folder}: the trials changed while they were read`);
                found.push({ ...trial, stored, part, start: place.start, end: place.end });
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
    const sessionId = `merged-${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(sessions.join('\n')).slice(-16)}`;
    const isJudged = runs.some(({ counts }) => counts?.judge !== undefined);
    const runners = distinct(runs.map(({ environment }) => environment.runner));
    return {
        ...first.run,
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
            judge_models: isJudged
                ? distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? []))
                : undefined,
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        stopped: mergeStops(parts),
        spent_usd: mergeSpent(runs),
        counts: sumCounts(parts),
    };
}
/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return undefined;
    const planned = parts.reduce((sum, { run }) => sum + run.cases.length * run.trials_per_case, 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { ...first, planned, made, spent_usd: spent };
}
/** Unknown where one shard had no budget. */
function mergeSpent(runs) {
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    return spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0);
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + (counts[key] ?? 0), 0);
    const judges = parts.flatMap(({ counts }) => counts.judge ?? []);
    const sumJudged = (key) => judges.reduce((total, one) => total + (one[key] ?? 0), 0);
    const judged = {
        readings: sumJudged('readings'),
        failed: sumJudged('failed'),
        retries: sumJudged('retries'),
        cached: sumJudged('cached') || undefined,
    };
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
        cached: sum('cached') || undefined,
        judge: judges.length === 0 ? undefined : judged,
    };
}


/***/ }),

/***/ 10696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepBaseline: () => (/* binding */ keepBaseline),
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81136);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91679);
/* harmony import */ var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15802);
/* harmony import */ var _store_baselines_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22742);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
/* harmony import */ var _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84049);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22604);
/* harmony import */ var _keep_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81263);
/* harmony import */ var _publish_report_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9722);










/** Mode `baseline`: measures the default branch and keeps the run, or the shard, for the comparisons of later pull requests. */
const runBaseline = async (request) => {
    const { github, workingDirectory } = request;
    warnWhereUnused(request);
    await warnOfMissing(request);
    const checkout = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const plan = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .planCheckout */ .SH)(request, { mode: 'baseline', commit: checkout.sha });
    const { folder, run } = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .measureCheckout */ .rO)(request, plan);
    if (run.shard !== null)
        return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_7__/* .keepShard */ .W)(request, { folder, run, shard: run.shard });
    return keepBaseline(request, { suite: plan.name, folder, commit: checkout.sha });
};
/** Mode `pr` takes baselines of the default branch only; one from elsewhere would be measured for nothing. */
function warnWhereUnused({ github, effects }) {
    const { event, branch, defaultBranch } = github;
    const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch';
    if (isTrusted && branch !== null && branch === defaultBranch)
        return;
    effects.log.warning(`No pull request will use this baseline: it was measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, but only baselines measured by push, schedule or workflow_dispatch on ${defaultBranch ?? 'the default branch'} count.`);
}
/** Pull requests fail by it, and nobody else would notice. */
async function warnOfMissing({ inputs, workingDirectory, effects }) {
    const { from } = inputs.baseline;
    if (from === _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .REF */ .g4 || from === 'artifact')
        return;
    await (0,_store_baselines_path_js__WEBPACK_IMPORTED_MODULE_4__/* .demandBaseline */ .V)(workingDirectory, from).catch((error) => {
        if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
            throw error;
        effects.log.warning(error.message);
    });
}
/**
 * Reports a run of the default branch and uploads it, with the history, for the comparisons of later pull requests. An invalid run is not
 * kept: the older baseline says more.
 * @throws UserError `baseline-not-kept`, but not where no artifact can be kept at all
 */
async function keepBaseline(request, { suite, folder, commit }) {
    const { github, effects } = request;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .c)(folder);
    const stored = await (0,_keep_history_js__WEBPACK_IMPORTED_MODULE_8__/* .openHistory */ .jC)(request, suite);
    const verdict = await (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_9__.reportRun)({
        request,
        suite,
        candidates: [folder],
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        ruleSet: null,
        marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: null,
        earlier: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_2__/* .toTrend */ .rK)(stored.rows, run.variant),
    });
    const isValid = verdict.word !== 'invalid';
    const row = (0,_keep_history_js__WEBPACK_IMPORTED_MODULE_8__/* .makeRow */ .xG)(request, { ...run, mode: 'baseline' }, isValid ? {} : { verdict: verdict.word });
    if (!isValid)
        effects.log.warning('This run is invalid, so it was not kept as a baseline.');
    const kept = await (0,_keep_history_js__WEBPACK_IMPORTED_MODULE_8__/* .keepRun */ .Xz)(request, { suite, folder, isValid, stored, row });
    if (kept.kind === 'unsupported')
        effects.log.warning('No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.');
    if (isValid && kept.kind === 'failed')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ }),

/***/ 81263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ keepRun),
/* harmony export */   jC: () => (/* binding */ openHistory),
/* harmony export */   tw: () => (/* binding */ hasHistory),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_outlast_outage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62436);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91679);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58131);
/* harmony import */ var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95098);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44504);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22604);











/** Uploads a run of the default branch with the history of all runs that are known, this one last. */
async function keepRun(request, { suite, folder: own, isValid, stored, row }) {
    // A second attempt replaces the artifact of the first, which may hold a better run.
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .runFiles */ .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .fileSize */ .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .runFiles */ .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .C);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .writeHistory */ .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_8__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineArtifactName */ .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
/** A measured run as its line of the history. */
function makeRow({ github }, run, outcome) {
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
        ...outcome,
        spent_usd: run.spent_usd,
        known: 1,
    };
}
/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
/**
 * What earlier runs of the suite have left; the log warns where it gets lost.
 * @param tellProblem says that nothing could be read
 */
async function openHistory(request, suite, tellProblem = request.effects.log.warning) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] };
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'earlier');
    const stored = await (0,_github_outlast_outage_js__WEBPACK_IMPORTED_MODULE_9__/* .outlastOutage */ .O)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readHistory */ .L)({ suite, folder, home: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactsHome */ .l)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .countLostRows */ .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
/** Whether nights know of each other: they do by the artifacts of earlier runs, which a GitHub Enterprise Server does not have. */
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .enterpriseHost */ .C0)(github.serverUrl) === null;
}


/***/ }),

/***/ 96977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TC: () => (/* binding */ findSource),
/* harmony export */   V3: () => (/* binding */ receiveRun),
/* harmony export */   YJ: () => (/* binding */ listLeft),
/* harmony export */   Zt: () => (/* binding */ nothingLeft),
/* harmony export */   mj: () => (/* binding */ findMeasured),
/* harmony export */   nb: () => (/* binding */ publishEach),
/* harmony export */   q0: () => (/* binding */ measuredCommit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28896);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89554);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87556);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);









/** Throws `mode-needs-event`. */
async function findSource({ github, effects }) {
    const { event, owner, repo } = github;
    if (event.kind === 'pull_request') {
        const { number, head } = event.pullRequest;
        const now = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .getPullRequest */ .T9)(await effects.connect(), { owner, repo, number });
        const moved = `#${number} has moved on from ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(head.sha)} to ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(now.head.sha)}`;
        const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved;
        const match = reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason };
        return { runId: github.runId, attempt: github.runAttempt, match };
    }
    if (event.kind !== 'workflow_run') {
        const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    }
    const { run } = event;
    const match = run.event === 'pull_request'
        ? await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .findPullRequest */ ._f)({ client: await effects.connect(), owner, repo, head: run.head })
        : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` };
    return { runId: run.id, attempt: run.attempt, match };
}
/** Why nothing can be reported, as a clause. */
function nothingLeft(runId) {
    return `no job of run ${runId} has left a measured suite`;
}
/** What the jobs of a workflow run have left. */
async function listLeft({ github, effects }, runId) {
    const { owner, repo } = github;
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listRunArtifacts */ .NG)({ client: await effects.connect(), owner, repo, runId });
}
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
        const whole = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfRunArtifact */ .nV)(artifact.name);
        const part = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfShardArtifact */ .gj)(artifact.name);
        if (whole !== null)
            runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] });
        if (part !== null) {
            const others = shards.get(part)?.artifacts ?? [];
            shards.set(part, { suite: part, kind: 'shards', artifacts: [...others, artifact] });
        }
    }
    return [...new Map([...shards, ...runs]).values()];
}
/**
 * Downloads what was measured of a suite into the output folder, and makes one run of its shards. All shards together may be as
 * large as one run. Throws as `readRun` and `mergeRuns` do.
 */
async function receiveRun({ github, outputFolder, effects }, { suite, kind, artifacts }) {
    const { owner, repo } = github;
    const client = await effects.connect();
    const received = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received');
    const folders = [];
    let room = _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ARCHIVE_BYTES */ .I;
    for (const artifact of artifacts) {
        const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(received, artifact.name);
        try {
            await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder, maxArchiveBytes: room });
        }
        catch (error) {
            if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb))
                throw error;
            return { kind: 'refused', reason: `the artifact ${artifact.name} was rejected: ${error.message}` };
        }
        folders.push(folder);
        room -= artifact.bytes;
    }
    const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'merged');
    const run = kind === 'run' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(folder) : await (0,_measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeRuns */ .r)({ folders, out: folder, log: effects.log });
    if (run.suite.name === suite)
        return { kind: 'received', folder, run };
    const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`;
    return { kind: 'refused', reason: `${what} a run of ${JSON.stringify(run.suite.name)}` };
}
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
            if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
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
/** What was measured, as far as the run says so in the form of a commit; else the head. */
function measuredCommit({ commit }, { head }) {
    return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : head.sha;
}


/***/ }),

/***/ 75038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   k0: () => (/* binding */ readFailures),
/* harmony export */   ou: () => (/* binding */ leaveFailure)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
/* harmony import */ var _measure_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35231);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22604);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44288);










const FILE = 'failure.txt';
const LONGEST = 400;
const MAX_BYTES = 64_000;
/** What GitHub takes for the id of a job. */
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
/**
 * "the job `measure` failed: …", without a full stop at its end.
 * @example describeFailure({ job: 'measure', line: 'The target died.' }) // 'the job `measure` failed: The target died'
 */
function describeFailure({ job, line }) {
    return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`;
}
/** Leaves the first line of what ended a measurement and the id of its job as an artifact, for the job that comments; another error than the user's is told nobody. */
async function leaveFailure(request, suite, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y))
        return;
    const { inputs, outputFolder, effects } = request;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'failure');
    const [line = ''] = error.message.split('\n', 1);
    const secrets = (0,_measure_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .knownSecrets */ .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${(0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteLine */ .tQ)(line, secrets)}\n${effects.env['GITHUB_JOB'] ?? ''}\n`);
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_8__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureArtifactName */ .IN)(suite), folder, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE)]);
}
/**
 * What ended the measurement of suites that left no run, by suite. It comes from the job that runs the code of the pull request:
 * text of unknown origin. What cannot be read is left out.
 */
async function readFailures(request, listed, measured) {
    const failures = new Map();
    for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
        const suite = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfFailureArtifact */ .M)(artifact.name);
        if (suite === null || artifact.isExpired || measured.includes(suite))
            continue;
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_9__/* .tryRequest */ .dP)(request.effects.log, async () => readFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function readFailure({ github, outputFolder, effects }, artifact) {
    const { owner, repo } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received', artifact.name);
    try {
        const client = await effects.connect();
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteLine */ .tQ)(one, []));
        return {
            line: line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line,
            job: JOB.test(job) ? job : null,
        };
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb) && !(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y))
            throw error;
        effects.log.debug(`${artifact.name} is not read: ${error.message}`);
        return null;
    }
}


/***/ }),

/***/ 5257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPublish: () => (/* binding */ runPublish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/format/short-commit.js
var short_commit = __webpack_require__(28896);
// EXTERNAL MODULE: ./build/github/reference-point.js
var reference_point = __webpack_require__(79608);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(48719);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/run/run.js
var run_run = __webpack_require__(12141);
// EXTERNAL MODULE: ./build/modes/request/open-month.js
var open_month = __webpack_require__(68146);
// EXTERNAL MODULE: ./build/measure/run/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(99400);
// EXTERNAL MODULE: ./build/modes/request/judge-candidate.js
var judge_candidate = __webpack_require__(16938);
// EXTERNAL MODULE: ./build/measure/run/rescore-run.js
var rescore_run = __webpack_require__(42660);
// EXTERNAL MODULE: ./build/modes/request/missing-secrets.js
var missing_secrets = __webpack_require__(45713);
// EXTERNAL MODULE: ./build/modes/baseline.js
var baseline = __webpack_require__(10696);
// EXTERNAL MODULE: ./build/modes/choose-rules.js
var choose_rules = __webpack_require__(82204);
// EXTERNAL MODULE: ./build/modes/publish/find-measured.js
var find_measured = __webpack_require__(96977);
// EXTERNAL MODULE: ./build/modes/publish/hand-over-failure.js
var hand_over_failure = __webpack_require__(75038);
// EXTERNAL MODULE: ./build/github/artifacts.js
var artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/download-artifact.js
var download_artifact = __webpack_require__(91047);
// EXTERNAL MODULE: ./build/github/read-zip.js
var read_zip = __webpack_require__(98722);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/model/result/experiment.js
var experiment = __webpack_require__(35047);
// EXTERNAL MODULE: ./build/store/runs/read-json-lines.js
var read_json_lines = __webpack_require__(54974);
// EXTERNAL MODULE: ./build/store/runs/read-reference.js
var read_reference = __webpack_require__(9073);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/store/runs/run-files.js
var run_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/modes/ab/report-experiment.js + 1 modules
var report_experiment = __webpack_require__(91797);
;// CONCATENATED MODULE: ./build/modes/publish/publish-experiment.js














/**
 * Reports the experiments (mode `ab`) that earlier jobs of this workflow run have measured with fewer rights. Scores and verdict are computed here
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
        return (0,find_measured/* publishEach */.nb)(request, kept, publishExperiment);
    throw refuse(`no job of run ${runId} has left an experiment`);
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
    const place = await (0,report_experiment/* findPlace */.Pj)(request);
    const received = (0,external_node_path_.join)(outputFolder, 'received');
    try {
        await (0,download_artifact/* downloadArtifact */.b)({ client: await effects.connect(), owner, repo, artifact, folder: received });
    }
    catch (error) {
        if (!(error instanceof read_zip/* ZipRefused */.Eb))
            throw error;
        throw refuse(`the artifact ${artifact.name} was rejected: ${error.message}`);
    }
    const { arms: kept } = await readExperiment((0,external_node_path_.join)(received, report_experiment/* EXPERIMENT_FILE */.DT));
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
    const { exitCode } = await (0,report_experiment/* reportExperiment */.GS)(request, {
        ...{ suite, arms, label: inputs.label, sha: event.sha, place, note: describeTrust(arms) },
    });
    return exitCode;
}
/** Throws `run-invalid`, `run-too-new` and `file-unreadable`. */
async function readExperiment(path) {
    const value = (0,read_json_lines/* parseJson */.qF)(path, await (0,files/* readTextFile */.Gu)({ path, maxBytes: run_files/* MAX_LENGTH */.E2 }));
    (0,read_json_lines/* refuseNewer */._$)(path, value, experiment/* EXPERIMENT_SCHEMA_VERSION */.X);
    const parsed = experiment/* experimentSchema */.Z.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new model_error/* UserError */.y('run-invalid', { path, line: null, problem: (0,read_json_lines/* describeFirstIssue */.$l)(parsed.error) });
}
/** What is not computed here, as a sentence; null where all is. */
function describeTrust(arms) {
    const isBelieved = arms.some(({ run }) => run.judge !== undefined || (0,custom_metrics/* customMetricsOf */.ki)(run).length > 0);
    return isBelieved
        ? "What a judge and the suite's own metrics (`custom.…`) say was taken from the job that measured."
        : null;
}
function refuse(reason) {
    return new model_error/* UserError */.y('nothing-to-publish', { reason });
}

// EXTERNAL MODULE: ./build/modes/publish/report-run.js + 5 modules
var report_run = __webpack_require__(9722);
// EXTERNAL MODULE: ./build/modes/publish/withdraw.js
var withdraw = __webpack_require__(64837);
;// CONCATENATED MODULE: ./build/modes/publish/publish.js
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
 * computed again, against a baseline that is fetched here. Shards are merged first; those of the default branch become its baseline. With
 * `experiment` it is what mode `ab` has measured that is reported, and nothing else.
 */
const runPublish = async (request) => {
    if (request.inputs.experiment)
        return publishExperiments(request);
    const baselines = await publishBaselines(request);
    if (baselines !== null)
        return baselines;
    const source = await (0,find_measured/* findSource */.TC)(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const left = await (0,find_measured/* listLeft */.YJ)(request, source.runId);
    const measured = (0,find_measured/* findMeasured */.mj)(left);
    const { pullRequest } = source.match;
    const names = measured.map(({ suite }) => suite);
    const failures = await (0,hand_over_failure/* readFailures */.k0)(request, left, names);
    const missing = await (0,withdraw/* markUnmeasured */.H)(request, {
        pullRequest,
        source,
        isMissing: (suite) => !names.includes(suite),
        what: 'left nothing to report: the job that measures it failed or was skipped.',
        failures,
    });
    const [failure] = failures.values();
    if (measured.length === 0)
        return unmeasured(request, failure === undefined ? (0,find_measured/* nothingLeft */.Zt)(source.runId) : (0,hand_over_failure/* describeFailure */.Ic)(failure));
    for (const suite of missing)
        request.effects.log.error(`The suite ${suite} has a comment on #${pullRequest.number}, but this run did not measure it.`);
    const worst = await (0,find_measured/* publishEach */.nb)(request, measured, async (own, one) => publishOrMark(own, { source, pullRequest, measured: one }));
    if (missing.length > 0)
        throw new model_error/* UserError */.y('suites-unmeasured', { suites: missing, number: pullRequest.number });
    return worst;
};
/**
 * Makes the baselines of the shards that earlier jobs of this workflow run have measured; null when there are none, or when the
 * event is not one whose baselines are used. Throws `baseline-not-kept`, and as `mergeRuns` does.
 */
async function publishBaselines(request) {
    const { github } = request;
    const { event, runId } = github;
    if (event.kind !== 'push' && event.kind !== 'schedule' && event.kind !== 'workflow_dispatch')
        return null;
    const sharded = (0,find_measured/* findMeasured */.mj)(await (0,find_measured/* listLeft */.YJ)(request, runId)).filter(({ kind }) => kind === 'shards');
    if (sharded.length === 0)
        return null;
    return (0,find_measured/* publishEach */.nb)(request, sharded, async (own, measured) => {
        const { suite } = measured;
        const received = await (0,find_measured/* receiveRun */.V3)(own, measured);
        if (received.kind === 'refused')
            throw new model_error/* UserError */.y('baseline-not-kept', { suite, reason: received.reason });
        const { folder, run } = received;
        if (run.mode !== 'baseline') {
            const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``;
            throw new model_error/* UserError */.y('baseline-not-kept', { suite, reason });
        }
        return (0,baseline.keepBaseline)(own, { suite, folder, commit: run.commit ?? event.sha });
    });
}
/** What cannot be reported leaves no older verdict standing, and what GitHub refuses for one suite keeps no other from being reported. */
async function publishOrMark(request, facts) {
    try {
        return await publishSuite(request, facts);
    }
    catch (error) {
        const mistake = readMistake(error);
        if (mistake === null)
            throw error;
        await markUnreported(request, facts, describeMistake(mistake));
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
async function markUnreported(request, { source, pullRequest, measured }, what) {
    const isMissing = (suite) => suite === measured.suite;
    await (0,withdraw/* markUnmeasured */.H)(request, { source, pullRequest, isMissing, what });
}
const UNREPORTED = 'could not be reported; its log says why.';
function describeMistake({ code, facts }) {
    return code === 'shard-missing' && 'missing' in facts && typeof facts.missing === 'object'
        ? `left only part of the suite to report: ${facts.missing.length === 1 ? 'shard' : 'shards'} ${facts.missing.join(', ')} ${facts.missing.length === 1 ? 'is' : 'are'} missing.`
        : UNREPORTED;
}
async function publishSuite(request, { source, pullRequest, measured }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, outputFolder, effects } = request;
        const { owner, repo, event } = github;
        const { suite } = measured;
        const received = await (0,find_measured/* receiveRun */.V3)(request, measured);
        // As a run that cannot be read is: the same attempt must not end green in one wrapping and red in another.
        if (received.kind === 'refused')
            throw new model_error/* UserError */.y('nothing-to-publish', { reason: received.reason });
        const observed = (0,external_node_path_.join)(outputFolder, 'run');
        const run = await (0,rescore_run/* rescoreRun */.R)({
            ...effects,
            from: received.folder,
            to: observed,
            // A run that called itself something else would be judged by its own gates instead of the base's.
            change: (own) => ({ ...own, mode: 'pr' }),
        });
        const commit = (0,find_measured/* measuredCommit */.q0)(run, pullRequest);
        const isUnverified = pullRequest.isFork && event.kind === 'workflow_run';
        if (request.inputs.prNumber !== null && !(await isOfHead(request, commit, pullRequest.head.sha))) {
            const [measuredSha, head] = [(0,short_commit/* shortCommit */.A)(commit), (0,short_commit/* shortCommit */.A)(pullRequest.head.sha)];
            return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`);
        }
        const checkout = { sha: commit, parents: null };
        const { baseline, ruleSet } = await (0,choose_rules/* findReference */.t3)(request, { suite, folder: observed, checkout, pullRequest });
        const { clock, log } = effects;
        const { budget, ledger } = await (0,open_month/* openJudgingMonth */.f8)(request, { suite, ruleSet });
        const spending = __addDisposableResource(env_1, await (0,budget_spending/* continueSpending */.kF)({ suite: { name: suite, ...budget }, ledger, folder: observed, clock, log }), false);
        const { folder, note, lacksKey } = await (0,judge_candidate/* judgeCandidate */.bl)({
            request,
            folder: observed,
            ruleSet,
            spending,
            isForeign: true,
            scorer: null,
        });
        const notes = [...(note === null ? [] : [note]), ...publish_describeTrust(run, isUnverified)];
        // A workflow on workflow_run has the base's rights, whoever opened the pull request.
        const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' };
        const verdict = await (0,report_run.reportRun)({
            request,
            suite,
            candidates: [folder],
            baseline,
            ruleSet,
            marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
            place,
            label: notes.length === 0 ? null : notes.join(' '),
            announced: null,
            isUnverified,
            // The job that measured a whole run has told them; those of shards have seen only a part each.
            isAnnotated: measured.kind === 'run',
        });
        return (0,missing_secrets/* forgiveUnjudged */.h5)(verdict, { isFork: place.isFork, isUnjudged: lacksKey, failOn: request.inputs.failOn });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** What the reader must take on trust, a sentence each; none where everything was computed here. */
function publish_describeTrust(run, isUnverified) {
    return [
        ...(isUnverified ? ["Measured by the fork's own workflow: unverified."] : []),
        ...((0,run_run/* isFromResults */.PX)(run) ? ['The scores are those of the results that the measuring job was given.'] : []),
        ...(!(0,run_run/* isFromResults */.PX)(run) && (0,custom_metrics/* customMetricsOf */.ki)(run).length > 0
            ? [
                `The suite's own metrics (\`custom.…\`) were taken from the job that measured: their module never runs in a job that writes comments.`,
            ]
            : []),
    ];
}
/** Whether a commit is a head, or GitHub's merge of it: a person's run may have begun before the last push. */
async function isOfHead({ github, effects }, commit, head) {
    const { owner, repo } = github;
    return commit === head || (await (0,reference_point/* listParents */.WJ)(await effects.connect(), { owner, repo, sha: commit }))?.[1] === head;
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
    effects.log.notice(`Nothing was published: ${reason}.`);
    return 0;
}


/***/ }),

/***/ 64837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ markUnmeasured),
/* harmony export */   n: () => (/* binding */ withdraw)
/* harmony export */ });
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28896);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_marker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14878);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88328);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);
/* harmony import */ var _report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77043);
/* harmony import */ var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75038);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44288);









const WORDS = {
    cancelled: {
        title: 'Cancelled before there was a verdict',
        explanation: (run) => `${run} was cancelled before there was a verdict.`,
    },
    failed: {
        title: 'Failed before there was a verdict',
        explanation: (run) => `${run} failed before there was a verdict; its log says why.`,
    },
    ended: {
        title: 'Ended without a verdict',
        explanation: (run) => `${run} ended without a verdict: it was cancelled, ran out of time, or was stopped from outside.`,
    },
};
/**
 * Says on the pull request that a measurement which was announced came to nothing, so that nothing hangs there for ever. What GitHub
 * refuses is only logged: the job has failed for another reason.
 */
async function withdraw(effects, pending, ending) {
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(effects.log, async () => withdrawComment(effects, pending, ending));
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(effects.log, async () => withdrawCheck(effects, pending, ending));
}
async function withdrawComment({ connect, wait }, pending, ending) {
    const { owner, repo, number, suite, run, attempt, sha, run_url } = pending;
    if (number === null)
        return;
    const client = await connect();
    const marker = { suite, run, attempt, sha, state: 'stopped' };
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number }), marker);
    if (plan.kind !== 'update')
        return;
    const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .parseMarker */ .gY)(plan.keep.body);
    // A verdict stands there already, or another run speaks.
    if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .isSame */ .Ft)(now, marker))
        return;
    const explanation = WORDS[ending].explanation(`[The run](${run_url})`);
    const headline = `⏹️ Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(sha)}\``;
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait }, plan, { marker, headline, explanation });
}
async function withdrawCheck({ connect, wait, log }, pending, ending) {
    if (!pending.has_check)
        return;
    const client = await connect();
    const place = (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .checkPlace */ .uD)(pending);
    const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .findCheck */ .Sd)(client, place));
    const id = found?.id ?? pending.check_id;
    // With a verdict, whose answer was lost, it is done.
    if (id === null || found?.status === 'completed')
        return;
    const { title, explanation } = WORDS[ending];
    const end = {
        conclusion: ending === 'failed' ? 'failure' : 'cancelled',
        title,
        summary: explanation(`[The run](${pending.run_url})`),
        annotations: [],
    };
    await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .completeCheck */ .iL)({ client, wait }, place, { id, end });
}
/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not pass
 * for this one's. Comments of other workflows are left to those. Gives the suites that lack a measurement; what GitHub refuses is only logged.
 */
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment.when === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .tryRequest */ .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { owner, repo } = github;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .parseMarker */ .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .isSame */ .Ft)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkflow */ .$k)({ client, owner, repo, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkflow */ .$k)({ client, owner, repo, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(own, marker);
        const failure = failures.get(suite);
        // A comment of another workflow is left to it.
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const headline = `⏹️ Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .shortCommit */ .A)(head.sha)}\``;
        const explanation = failure === undefined
            ? `[The run](${github.runUrl}) ${what}`
            : `In [the run](${github.runUrl}) ${(0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailure */ .Ic)({ ...failure, line: (0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(failure.line) })}.`;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_6__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait: effects.wait }, plan, { marker, headline, explanation });
    }
    return [...commented];
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


/***/ })

};
