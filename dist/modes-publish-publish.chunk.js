export const id = 3630;
export const ids = [3630,696];
export const modules = {

/***/ 75695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jt: () => (/* binding */ describeRounds),
/* harmony export */   lk: () => (/* binding */ NO_ACCESS),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/**
 * What rounds will ask, and what they will hardly decide: a line each.
 * @example describeRounds({ cap: 3, expected: 160, most: 216, without_looks: null, hopeless: {} }, 60) // ['60 cases in at most 3 rounds: about 160 answers if unchanged, 216 at most.']
 */
function describeRounds({ cap, expected, most, without_looks: blind, hopeless }, cases) {
    const answers = most === expected
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(most, 'answer')
        : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(expected, 'answer')} if unchanged, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)} at most`;
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
        ...Object.entries(hopeless).map(([id, enough]) => {
            const cure = enough === null ? 'more cases, or a wider margin, would' : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(enough)} such cases would`;
            return `The gate ${id} will hardly be decided if nothing changed, since these cases are too few for its margin: ${cure} do.`;
        }),
    ];
}
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
        ...(plan.rounds === null ? [] : describeRounds(plan.rounds, plan.cases)),
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

/***/ 35047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ EXPERIMENT_SCHEMA_VERSION),
/* harmony export */   Z: () => (/* binding */ experimentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61739);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55451);




const EXPERIMENT_SCHEMA_VERSION = 1;
/** What each of the arms was: with what it was measured, and what it gave. */
const armSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    /** The branch, tag or commit that was asked for; null where the arm is a variant of one checkout. */
    ref: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    /** The run folder, by its path from this file. */
    folder: zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names'),
    ..._run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.pick({
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
const experimentSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(EXPERIMENT_SCHEMA_VERSION),
    label: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    suite: _run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.suite,
    /** ISO 8601, when the result was known. */
    finished_at: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    /** The workflow run's page. */
    run_url: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    seed: _run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.seed,
    subset: _run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.subset,
    /** In US dollars; null is no limit. */
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_3__.number().positive().nullable(),
    /** The baseline first. */
    arms: zod__WEBPACK_IMPORTED_MODULE_3__.array(armSchema).min(2).max(_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ARMS */ .Id),
    /** The verdict of comparison.json. */
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        verdict: zod__WEBPACK_IMPORTED_MODULE_3__["enum"]([..._verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_VERDICTS */ .Z4, 'winner', 'no-winner']),
        passed: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
        /** The variant; null where there is none, or only two arms. */
        winner: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    }),
});


/***/ }),

/***/ 86189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ keepExperiment),
/* harmony export */   DT: () => (/* binding */ EXPERIMENT_FILE),
/* harmony export */   GS: () => (/* binding */ reportExperiment),
/* harmony export */   Pj: () => (/* binding */ findPlace)
/* harmony export */ });
/* unused harmony export nameArm */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28896);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89554);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _model_result_experiment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35047);
/* harmony import */ var _report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77043);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22604);
/* harmony import */ var _publish_report_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69999);











/** Compares the arms of an experiment and tells everybody. Throws as reading runs does. */
async function reportExperiment(request, { suite, arms, label, sha, place, note }) {
    const { github, effects } = request;
    const [baseline, ...candidates] = arms;
    if (baseline === undefined || candidates.length === 0)
        throw new Error('an arm was not measured');
    const marker = { suite, run: github.runId, attempt: github.runAttempt, sha, kind: 'ab' };
    const notes = [describeArms(arms, label), note].filter((sentence) => sentence !== null).join(' ') || null;
    effects.log.info(`Comparing ${arms.map(nameArm).join(' with ')}.`);
    const { folder, run } = baseline;
    const names = arms.map((arm) => nameArm(arm).replace(/^([0-9a-f]{7})[0-9a-f]{33}$/, '$1'));
    const unplaced = { age_hours: null, distance: null, run_url: null, note: null };
    const verdict = await (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_9__.reportRun)({
        request,
        suite,
        candidates: candidates.map((arm) => arm.folder),
        baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
        ruleSet: null,
        inference: 'recorded',
        marker,
        place,
        names,
        lead: writeLead(names, place),
        label: notes,
    });
    const { exit_code: exitCode, word, passed, winner } = verdict;
    return { exitCode, outcome: { verdict: word, passed, winner } };
}
/**
 * What the report of an experiment does not say itself: its label, and which commits are behind two refs. In markdown, null where there is
 * nothing to add.
 */
function describeArms(arms, label) {
    const [first, second] = arms.flatMap(({ ref, run }) => ref === null ? [] : [`${(0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeCode */ .tn)(ref)} (${(0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeCode */ .tn)((0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .shortCommit */ .A)(run.commit ?? 'unknown'))})`]);
    const sentences = [
        ...(label === null ? [] : [`${(0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMarkdown */ .FV)(label)}${/[.!?]$/.test(label) ? '' : '.'}`]),
        ...(first === undefined || second === undefined
            ? []
            : [
                `The code of ${second} compared with that of ${first}; both answered the cases of the suite that was checked out.`,
            ]),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
}
/** "A/B, not this PR: `poor` against `now`: ": a comment on a pull request is else taken for its verdict. */
function writeLead(names, place) {
    const scope = 'kind' in place || place.of === 'issue' ? '' : ', not this PR';
    const [first, second, ...others] = names.map(_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeCode */ .tn);
    if (first === undefined || second === undefined)
        return '';
    return others.length > 0 ? `A/B of ${names.length}${scope}: ` : `A/B${scope}: ${second} against ${first}: `;
}
/** What people call an arm. */
function nameArm({ ref, run }) {
    return ref ?? run.variant;
}
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
        schema_version: _model_result_experiment_js__WEBPACK_IMPORTED_MODULE_5__/* .EXPERIMENT_SCHEMA_VERSION */ .X,
        label: inputs.label ?? arms.map(nameArm).join(' / '),
        suite,
        finished_at: effects.clock.now().toISOString(),
        run_url: github.runUrl,
        seed,
        subset,
        max_cost_usd: facts.maxCostUsd,
        arms: arms.map(({ run, ref, folder }) => {
            const { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries } = run;
            const recorded = { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries };
            return { ref, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(outputFolder, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/'), ...recorded };
        }),
        outcome,
    };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, EXPERIMENT_FILE);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceJson */ .jV)(file, experiment);
    const runs = arms.flatMap(({ folder }) => Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .runFiles */ .NW)(folder)));
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_8__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .experimentArtifactName */ .RX)(suite.name), outputFolder, [file, ...runs]);
}
const INPUTS = { issue: 'issue-number', 'pull request': 'pr-number' };
const withArticle = (kind) => (kind === 'issue' ? 'an issue' : 'a pull request');
/** The conversation that the inputs name for an experiment. Throws `input-invalid` for two, and for one that is not there. */
async function findPlace({ inputs, github, effects }) {
    const { prNumber, issueNumber, comment } = inputs;
    const number = prNumber ?? issueNumber;
    if (number === null)
        return {
            kind: 'none',
            reason: 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given',
        };
    if (prNumber !== null && issueNumber !== null)
        throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedInput */ .v1)('issue-number', String(issueNumber), 'none beside `pr-number`: the result goes to one of them');
    const { owner, repo } = github;
    const wanted = prNumber === null ? 'issue' : 'pull request';
    const kind = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(await effects.connect(), { owner, repo, number });
    if (kind !== null && kind !== wanted) {
        const why = kind === 'none' ? `#${number} does not exist` : `#${number} is ${withArticle(kind)}, for \`${INPUTS[kind]}\``;
        const expected = `the number of ${withArticle(wanted)} of ${owner}/${repo} (${why})`;
        throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedInput */ .v1)(INPUTS[wanted], String(number), expected);
    }
    if (comment.when === 'never')
        return { kind: 'none', reason: 'the input `comment` is `never`' };
    return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' }) };
}


/***/ }),

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


/***/ }),

/***/ 33630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planPublish: () => (/* binding */ planPublish),
  runPublish: () => (/* binding */ runPublish)
});

var external_node_path_ = __webpack_require__(76760);
var short_commit = __webpack_require__(28896);
var reference_point = __webpack_require__(79608);
var client = __webpack_require__(44463);
var custom_metrics = __webpack_require__(48719);
var model_error = __webpack_require__(50262);
var run_run = __webpack_require__(12141);
var scoring = __webpack_require__(60960);
var open_month = __webpack_require__(68146);
var budget_spending = __webpack_require__(35559);
var judge_candidate = __webpack_require__(16938);
var call_plan = __webpack_require__(75695);
var dry_run = __webpack_require__(13068);
var rescore_run = __webpack_require__(42660);
var missing_secrets = __webpack_require__(45713);
var baseline = __webpack_require__(10696);
var choose_rules = __webpack_require__(82204);
var artifacts = __webpack_require__(40273);
var pull_requests = __webpack_require__(89554);
var download_artifact = __webpack_require__(91047);
var read_zip = __webpack_require__(98722);
var merge_runs = __webpack_require__(87556);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/publish/find-measured.js









/** Throws `mode-needs-event`. */
async function findSource({ github, effects }) {
    const { event, owner, repo } = github;
    if (event.kind === 'pull_request') {
        const { number, head } = event.pullRequest;
        const now = await (0,pull_requests/* getPullRequest */.T9)(await effects.connect(), { owner, repo, number });
        const moved = `#${number} has moved on from ${(0,short_commit/* shortCommit */.A)(head.sha)} to ${(0,short_commit/* shortCommit */.A)(now.head.sha)}`;
        const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved;
        const match = reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason };
        return { runId: github.runId, attempt: github.runAttempt, match };
    }
    if (event.kind !== 'workflow_run') {
        const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards';
        throw new model_error/* UserError */.yo('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    }
    const { run } = event;
    const match = run.event === 'pull_request'
        ? await (0,pull_requests/* findPullRequest */._f)({ client: await effects.connect(), owner, repo, head: run.head })
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
    return (0,artifacts/* listRunArtifacts */.NG)({ client: await effects.connect(), owner, repo, runId });
}
/** The newest of each name that has not expired: those of an earlier attempt are still listed, so a shard that was not measured again is there. */
function chooseNewest(listed) {
    const newest = new Map();
    for (const artifact of listed)
        if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0))
            newest.set(artifact.name, artifact);
    return [...newest.values()];
}
/** The suites of a workflow run's artifacts. Where there is a whole run, shards are not looked at. */
function findMeasured(listed) {
    const runs = new Map();
    const shards = new Map();
    for (const artifact of chooseNewest(listed)) {
        const whole = (0,artifacts/* suiteOfRunArtifact */.nV)(artifact.name);
        const part = (0,artifacts/* suiteOfShardArtifact */.gj)(artifact.name);
        if (whole !== null)
            runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] });
        if (part !== null) {
            const others = shards.get(part)?.artifacts ?? [];
            shards.set(part, { suite: part, kind: 'shards', artifacts: [...others, artifact] });
        }
    }
    return [...new Map([...shards, ...runs]).values()];
}
/** Unpacks an artifact. Why it was rejected, as a clause; null where it was not. */
async function receiveArtifact({ github, effects }, artifact, into) {
    const { owner, repo } = github;
    try {
        await (0,download_artifact/* downloadArtifact */.b)({ client: await effects.connect(), owner, repo, artifact, ...into });
        return null;
    }
    catch (error) {
        if (!(error instanceof read_zip/* ZipRefused */.Eb))
            throw error;
        return `the artifact ${artifact.name} was rejected: ${error.message}`;
    }
}
/**
 * Downloads what was measured of a suite into the output folder, and makes one run of its shards. All shards together may be as
 * large as one run. Throws as `readRun` and `mergeRuns` do.
 */
async function receiveRun(request, { suite, kind, artifacts }) {
    const { outputFolder, effects } = request;
    const received = (0,external_node_path_.join)(outputFolder, 'received');
    const folders = [];
    let room = download_artifact/* MAX_ARCHIVE_BYTES */.I;
    for (const artifact of artifacts) {
        const folder = kind === 'run' ? received : (0,external_node_path_.join)(received, artifact.name);
        const reason = await receiveArtifact(request, artifact, { folder, maxArchiveBytes: room });
        if (reason !== null)
            return { kind: 'refused', reason };
        folders.push(folder);
        room -= artifact.bytes;
    }
    const folder = kind === 'run' ? received : (0,external_node_path_.join)(outputFolder, 'merged');
    const run = kind === 'run' ? await (0,read_run/* readRun */.cI)(folder) : await (0,merge_runs/* mergeRuns */.rV)({ folders, out: folder, log: effects.log });
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
        const outputFolder = suites.length === 1 ? request.outputFolder : (0,external_node_path_.join)(request.outputFolder, measured.suite);
        try {
            const code = await publish({ ...request, outputFolder }, measured);
            if (code > worst)
                worst = code;
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.yo))
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

var hand_over_failure = __webpack_require__(75038);
var files = __webpack_require__(60198);
var experiment = __webpack_require__(35047);
var read_json_lines = __webpack_require__(54974);
var read_reference = __webpack_require__(9073);
var run_files = __webpack_require__(98194);
var report_experiment = __webpack_require__(86189);
;// CONCATENATED MODULE: ./build/modes/publish/publish-experiment.js












/**
 * Reports the experiments (mode `ab`) that earlier jobs of this workflow run have measured with fewer rights. Scores and verdict are computed here
 * from what was observed, and no verdict or label of the artifact is believed, since a target ran where it was made; its gates are, which is
 * why a workflow says itself that it asks for an experiment.
 * @throws UserError `mode-needs-event`, and `nothing-to-publish`
 */
async function publishExperiments(request) {
    const { github } = request;
    const needs = '`workflow_dispatch` where it gets `experiment: true`';
    if (github.eventName !== 'workflow_dispatch')
        throw new model_error/* UserError */.yo('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    const kept = chooseNewest(await listLeft(request, github.runId)).flatMap((artifact) => {
        const suite = (0,artifacts/* suiteOfExperimentArtifact */.j)(artifact.name);
        return suite === null ? [] : { suite, artifact };
    });
    if (kept.length > 0)
        return publishEach(request, kept, publishExperiment);
    throw refuse(`no job of run ${github.runId} has left an experiment`);
}
async function publishExperiment(request, { suite, artifact }) {
    const { inputs, github, outputFolder } = request;
    const place = await (0,report_experiment/* findPlace */.Pj)(request);
    const received = (0,external_node_path_.join)(outputFolder, 'received');
    const reason = await receiveArtifact(request, artifact, { folder: received });
    if (reason !== null)
        throw refuse(reason);
    const { arms: kept } = await readExperiment((0,external_node_path_.join)(received, report_experiment/* EXPERIMENT_FILE */.DT));
    const arms = [];
    for (const { folder: name, ref } of kept) {
        const folder = (0,external_node_path_.join)(received, name);
        // The scores of a reference would be believed as they are.
        if (await (0,read_reference/* isReference */.A_)(folder))
            throw refuse(`the artifact ${artifact.name} holds a file where a run folder should be`);
        arms.push({ folder, ref, run: await (0,read_run/* readRun */.cI)(folder) });
    }
    const other = arms.find(({ run }) => run.suite.name !== suite || run.mode !== 'ab');
    if (other !== undefined)
        throw refuse(`the artifact ${artifact.name} holds a run of ${JSON.stringify(other.run.suite.name)} in mode ${other.run.mode}`);
    const facts = { suite, arms, label: inputs.label, sha: github.event.sha, place, note: describeTrust(arms) };
    const { exitCode } = await (0,report_experiment/* reportExperiment */.GS)(request, facts);
    return exitCode;
}
/** Throws `run-invalid`, `run-too-new` and `file-unreadable`. */
async function readExperiment(path) {
    const value = (0,read_json_lines/* parseJson */.qF)(path, await (0,files/* readTextFile */.Gu)({ path, maxBytes: run_files/* MAX_LENGTH */.E2 }));
    (0,read_json_lines/* refuseNewer */._$)(path, value, experiment/* EXPERIMENT_SCHEMA_VERSION */.X);
    return (0,read_json_lines/* parseStored */.Tw)(experiment/* experimentSchema */.Z, value, { path, line: null });
}
/** What is not computed here, as a sentence; null where all is. */
function describeTrust(arms) {
    const isBelieved = arms.some(({ run }) => run.judge !== undefined || (0,custom_metrics/* customMetricsOf */.ki)(run).length > 0);
    return isBelieved
        ? "What a judge and the suite's own metrics (`custom.…`) say was taken from the job that measured."
        : null;
}
function refuse(reason) {
    return new model_error/* UserError */.yo('nothing-to-publish', { reason });
}

var report_run = __webpack_require__(69999);
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
    const source = await findSource(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const left = await listLeft(request, source.runId);
    const measured = findMeasured(left);
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
        return unmeasured(request, failure === undefined ? nothingLeft(source.runId) : (0,hand_over_failure/* describeFailure */.Ic)(failure));
    for (const suite of missing)
        request.effects.log.error(`The suite ${suite} has a comment on #${pullRequest.number}, but this run did not measure it.`);
    const worst = await publishEach(request, measured, async (own, one) => publishOrMark(own, { source, pullRequest, measured: one }));
    if (missing.length > 0)
        throw new model_error/* UserError */.yo('suites-unmeasured', { suites: missing, number: pullRequest.number });
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
    const sharded = findMeasured(await listLeft(request, runId)).filter(({ kind }) => kind === 'shards');
    if (sharded.length === 0)
        return null;
    return publishEach(request, sharded, async (own, measured) => {
        const { suite } = measured;
        const received = await receiveRun(own, measured);
        if (received.kind === 'refused')
            throw new model_error/* UserError */.yo('baseline-not-kept', { suite, reason: received.reason });
        const { folder, run } = received;
        if (run.mode !== 'baseline') {
            const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``;
            throw new model_error/* UserError */.yo('baseline-not-kept', { suite, reason });
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
        const { measured, ...unreported } = facts;
        const isMissing = (suite) => suite === measured.suite;
        await (0,withdraw/* markUnmeasured */.H)(request, { ...unreported, isMissing, what: describeMistake(mistake) });
        throw mistake;
    }
}
function readMistake(error) {
    if (error instanceof model_error/* UserError */.yo)
        return error;
    const failure = (0,client/* readRequestFailure */.iu)(error);
    if (failure === null)
        return null;
    const reason = (0,client/* explainFailure */.SP)(failure, 'actions: read, pull-requests: write');
    return new model_error/* UserError */.yo('github-refused', { mode: 'publish', reason }, { cause: error });
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
        const received = await receiveRun(request, measured);
        // As a run that cannot be read is: the same attempt must not end green in one wrapping and red in another.
        if (received.kind === 'refused')
            throw new model_error/* UserError */.yo('nothing-to-publish', { reason: received.reason });
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
            inference: 'recorded',
            marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
            place,
            label: notes.length === 0 ? null : notes.join(' '),
            announced: null,
            isUnverified,
            // The job that measured a whole run has annotated them; those of shards have seen only a part each.
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
    throw new model_error/* UserError */.yo('nothing-to-publish', { reason });
}
function nothing({ effects }, reason) {
    effects.log.notice(`Nothing was published: ${reason}.`);
    return 0;
}
/** Input `dry-run` of mode `publish`: says in the log what the judge would be asked. Nothing is asked, written to GitHub or kept. */
const planPublish = async (request) => {
    const { event } = request.github;
    if (event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch')
        return planNothing(request, 'results of this event were judged where they were measured');
    const source = await findSource(request);
    if (source.match.kind === 'none')
        return planNothing(request, source.match.reason);
    const measured = findMeasured(await listLeft(request, source.runId));
    if (measured.length === 0)
        return planNothing(request, nothingLeft(source.runId));
    const { pullRequest } = source.match;
    return publishEach(request, measured, async (own, one) => planSuite(own, pullRequest, one));
};
async function planSuite(request, pullRequest, measured) {
    const { inputs, workingDirectory, effects } = request;
    const received = await receiveRun(request, measured);
    if (received.kind === 'refused')
        return planNothing(request, received.reason);
    const { run, folder } = received;
    const checkout = { sha: measuredCommit(run, pullRequest), parents: null };
    const { ruleSet } = await (0,choose_rules/* findReference */.t3)(request, { suite: measured.suite, folder, checkout, pullRequest });
    const { judge, settings, pricing } = ruleSet.rules;
    const { env, clock, log } = effects;
    const { budget, ledger } = await (0,open_month/* openJudgingMonth */.f8)(request, { suite: measured.suite, ruleSet });
    const plan = await (0,dry_run/* planJudging */.y)({
        ...{ run, pricing, env, clock, log, workingDirectory, budget, ledger },
        judge: (0,judge_candidate/* isTrusted */.W2)({ request, ruleSet, isForeign: true }) ? judge : null,
        scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.cH,
        retries: Math.min(run.settings.retries ?? 2, judge_candidate/* MOST_RETRIES */.fC),
        hasCache: inputs.cacheDir !== null,
        targetEnvNames: inputs.targetEnv,
    });
    log.info((0,call_plan/* writePlan */.pD)(plan));
    return 0;
}
function planNothing({ effects }, reason) {
    effects.log.info(`Nothing was asked or published: ${reason}.`);
    return 0;
}


/***/ })

};
