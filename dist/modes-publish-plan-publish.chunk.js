export const id = 6474;
export const ids = [6474];
export const modules = {

/***/ 75695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_ACCESS),
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`),
        `In total ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => (value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(value));
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(least), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
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

/***/ 76474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planPublish: () => (/* binding */ planPublish)
/* harmony export */ });
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _request_open_month_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68146);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13068);
/* harmony import */ var _request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16938);
/* harmony import */ var _choose_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82204);
/* harmony import */ var _find_measured_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96977);







/** Input `dry-run` of mode `publish`: says in the log what the judge would be asked. Nothing is asked, written to GitHub or kept. */
const planPublish = async (request) => {
    const { event } = request.github;
    if (event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch')
        return nothing(request, 'results of this event were judged where they were measured');
    const source = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .findSource */ .TC)(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const measured = (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .findMeasured */ .mj)(await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .listLeft */ .YJ)(request, source.runId));
    if (measured.length === 0)
        return nothing(request, (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingLeft */ .Zt)(source.runId));
    return (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .publishEach */ .nb)(request, measured, async (own, one) => planSuite(own, source, one));
};
async function planSuite(request, { match }, measured) {
    const { inputs, workingDirectory, effects } = request;
    if (match.kind === 'none')
        return nothing(request, match.reason);
    const received = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .receiveRun */ .V3)(request, measured);
    if (received.kind === 'refused')
        return nothing(request, received.reason);
    const { run, folder } = received;
    const { pullRequest } = match;
    const checkout = { sha: (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .measuredCommit */ .q0)(run, pullRequest), parents: null };
    const { ruleSet } = await (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .findReference */ .t3)(request, { suite: measured.suite, folder, checkout, pullRequest });
    const { judge, settings, pricing } = ruleSet.rules;
    const { env, clock, log } = effects;
    const { budget, ledger } = await (0,_request_open_month_js__WEBPACK_IMPORTED_MODULE_1__/* .openJudgingMonth */ .f8)(request, { suite: measured.suite, ruleSet });
    const plan = await (0,_measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__/* .planJudging */ .y)({
        ...{ run, pricing, env, clock, log, workingDirectory, budget, ledger },
        judge: (0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .isTrusted */ .W2)({ request, ruleSet, isForeign: true }) ? judge : null,
        scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH,
        retries: Math.min(run.settings.retries ?? 2, _request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_RETRIES */ .fC),
        hasCache: inputs.cacheDir !== null,
        targetEnvNames: inputs.targetEnv,
    });
    log.info((0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlan */ .p)(plan));
    return 0;
}
function nothing({ effects }, reason) {
    effects.log.info(`Nothing was asked or published: ${reason}.`);
    return 0;
}


/***/ })

};
