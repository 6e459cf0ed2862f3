export const id = 696;
export const ids = [696];
export const modules = {

/***/ 10696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepBaseline: () => (/* binding */ keepBaseline),
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28896);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81136);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56410);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58131);
/* harmony import */ var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15802);
/* harmony import */ var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);
/* harmony import */ var _main_tries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59432);
/* harmony import */ var _same_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54183);
/* harmony import */ var _store_baselines_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22742);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22604);
/* harmony import */ var _publish_report_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69999);
















/** Mode `baseline`: measures the default branch and keeps the run, or the shard, for the comparisons of later pull requests. */
const runBaseline = async (request) => {
    const { github, workingDirectory } = request;
    warnWhereUnused(request);
    await warnOfMissing(request);
    const checkout = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const commit = checkout.sha;
    const plan = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .planCheckout */ .SH)(request, { mode: 'baseline', commit });
    const suite = plan.name;
    const stored = request.inputs.shard === null ? await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_12__/* .openHistory */ .jC)(request, suite) : null;
    const standing = await (0,_same_target_js__WEBPACK_IMPORTED_MODULE_9__/* .findStanding */ .i1)(request, plan, stored);
    const isPush = github.event.kind === 'push';
    if (isPush && plan.kind === 'suite' && standing.kind === 'same' && (0,_same_target_js__WEBPACK_IMPORTED_MODULE_9__/* .isComplete */ .As)(standing.run, plan.trials)) {
        const note = await carryForward(request, standing, commit);
        return keepBaseline(request, { suite, folder: standing.folder, commit, stored, note });
    }
    if (standing.kind === 'other' && standing.reason !== null)
        request.effects.log.info(`Measuring again: ${standing.reason}`);
    const { folder, run } = await (0,_main_tries_js__WEBPACK_IMPORTED_MODULE_8__/* .measureMain */ .S)(request, plan, { standing, stored });
    if (run.shard !== null)
        return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_12__/* .keepShard */ .W)(request, { folder, run, shard: run.shard });
    const kept = (0,_main_tries_js__WEBPACK_IMPORTED_MODULE_8__/* .planKept */ .z)(request, { folder, run }, { standing, stored });
    return keepBaseline(request, { suite, folder, commit, stored, ...kept });
};
/** So that `run.json` stays small on a branch that is pushed to all day. */
const MOST_CARRIED = 100;
/** Lets a baseline count for another commit. Gives what is said of it, a sentence. */
async function carryForward({ effects }, { folder, run }, commit) {
    const { clock, log } = effects;
    const now = clock.now();
    const age = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_14__/* .formatAge */ .nV)((0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .hoursBetween */ .UH)(new Date((0,_same_target_js__WEBPACK_IMPORTED_MODULE_9__/* .oldestStart */ .q3)(run)), now));
    const measured = (0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_15__/* .shortCommit */ .A)(run.commit ?? '');
    const carried_to = [...(run.carried_to ?? []), { commit, at: now.toISOString() }].slice(-MOST_CARRIED);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceJson */ .jV)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .runFiles */ .NW)(folder).run, { ...run, mode: 'baseline', ...(commit !== run.commit && { carried_to }) });
    const note = commit === run.commit
        ? `Nothing was asked: ${measured} has a baseline already (${age}).`
        : `Nothing was asked: no source of the target has changed since ${measured} was measured, so its baseline (${age}) is carried forward to ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_15__/* .shortCommit */ .A)(commit)}.`;
    log.info(note);
    return note;
}
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
    if (from === _request_action_request_js__WEBPACK_IMPORTED_MODULE_4__/* .REF */ .g4 || from === 'artifact')
        return;
    await (0,_store_baselines_path_js__WEBPACK_IMPORTED_MODULE_10__/* .demandBaseline */ .V)(workingDirectory, from).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onMistake */ .W8)(({ message }) => effects.log.warning(message)));
}
/**
 * Reports a run of the default branch and uploads it, with the history, for the comparisons of later pull requests. An invalid run is not
 * kept: the older baseline says more.
 * @throws UserError `baseline-not-kept`, but not where no artifact can be kept at all
 */
async function keepBaseline(request, baseline) {
    const { suite, folder, commit, note = null, write } = baseline;
    const { github, effects } = request;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readRun */ .cI)(folder);
    const stored = baseline.stored ?? (await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_12__/* .openHistory */ .jC)(request, suite));
    const verdict = await (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_13__.reportRun)({
        request,
        suite,
        candidates: [folder],
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        ruleSet: null,
        marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: note,
        earlier: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .toTrend */ .rK)(stored.rows.filter(({ run_id: id }) => id !== run.run_id), run.variant),
    });
    const isValid = verdict.word !== 'invalid';
    const row = (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_12__/* .makeRow */ .xG)(request, { ...run, mode: 'baseline' }, isValid ? {} : { verdict: verdict.word });
    if (!isValid)
        effects.log.warning('This run is invalid, so it was not kept as a baseline.');
    const whole = isValid && write !== undefined ? await write() : folder;
    const kept = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_12__/* .keepRun */ .Xz)(request, { suite, folder: whole, isValid, stored, row });
    if (kept.kind === 'unsupported')
        effects.log.warning('No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.');
    if (isValid && kept.kind === 'failed')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ })

};
