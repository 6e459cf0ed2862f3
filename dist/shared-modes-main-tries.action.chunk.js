export const id = 8693;
export const ids = [8693,524];
export const modules = {

  10696:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    publishBaseline: () => (  publishBaseline),
    runBaseline: () => (  runBaseline)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73341);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81136);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56410);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58131);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15802);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);
  var _main_tries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36650);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44970);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12141);
  var _same_target_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54183);
  var _store_baselines_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22742);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
  var _upload_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47324);
  var _publish_report_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21246);


















const runBaseline = async (request) => {
    const { github, workingDirectory } = request;
    warnWhereUnused(request);
    await warnOfMissing(request);
    const { sha: commit } = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__  .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const plan = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .SH)(request, { mode: 'baseline', commit });
    const suite = plan.name;
    const stored = request.inputs.shard === null ? await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_14__  .jC)(request, suite) : null;
    const newest = await (0,_same_target_js__WEBPACK_IMPORTED_MODULE_11__  .ji)(request, plan, stored);
    const isPush = github.event.kind === 'push';
    if (isPush && plan.kind === 'suite' && newest.kind === 'same' && (0,_same_target_js__WEBPACK_IMPORTED_MODULE_11__  .As)(newest.run, plan.trials)) {
        const note = await carryForward(request, newest, commit);
        return publishBaseline(request, { suite, folder: newest.folder, commit, stored, note });
    }
    if (newest.kind === 'other' && newest.reason !== null)
        request.effects.log.info(`Measuring again: ${newest.reason}`);
    const { folder, run } = await (0,_main_tries_js__WEBPACK_IMPORTED_MODULE_8__  .S)(request, plan, { newest, stored });
    if (run.shard !== null)
        return (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_14__  .OE)(request, { folder, run, shard: run.shard });
    const kept = (0,_main_tries_js__WEBPACK_IMPORTED_MODULE_8__  .z)(request, { folder, run }, { newest, stored });
    return publishBaseline(request, { suite, folder, commit, stored, ...kept });
};
const MAX_CARRIED = 100;
async function carryForward({ effects }, { folder, run }, commit) {
    const now = effects.clock.now();
    const age = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__  .nV)((0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .UH)(new Date((0,_same_target_js__WEBPACK_IMPORTED_MODULE_11__  .q3)(run)), now));
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_17__  .Ax)(run.commit ?? '');
    const carried_to = [...(run.carried_to ?? []), { commit, at: now.toISOString() }].slice(-MAX_CARRIED);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .jV)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(folder).run, { ...run, mode: 'baseline', ...(commit !== run.commit && { carried_to }) });
    const note = commit === run.commit
        ? `Nothing was asked: ${measured} has a baseline already (${age}).`
        : `Nothing was asked: no source of the target has changed since ${measured} was measured, so its baseline (${age}) is carried forward to ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_17__  .Ax)(commit)}.`;
    effects.log.info(note);
    return note;
}
function warnWhereUnused({ github, effects }) {
    const { event, branch, defaultBranch } = github;
    const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch';
    if (isTrusted && branch !== null && branch === defaultBranch)
        return;
    effects.log.warning(`No pull request will use this baseline: it was measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, but only baselines measured by push, schedule or workflow_dispatch on ${defaultBranch ?? 'the default branch'} count.`);
}
async function warnOfMissing({ inputs, workingDirectory, effects }) {
    const { from } = inputs.baseline;
    if (from === _request_action_request_js__WEBPACK_IMPORTED_MODULE_4__  .g4 || from === 'artifact')
        return;
    await (0,_store_baselines_path_js__WEBPACK_IMPORTED_MODULE_12__  .n)(workingDirectory, from).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__  .W8)(({ message }) => effects.log.warning(message)));
}
async function publishBaseline(request, baseline) {
    const { suite, folder, commit, note = null, write } = baseline;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__  .cI)(folder);
    const stored = baseline.stored ?? (await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_14__  .jC)(request, suite));
    const earlier = stored.rows.filter(({ run_id: id }) => id !== run.run_id);
    const report = {
        request,
        candidates: [folder],
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        marker: (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_15__  .we)(request, suite, commit),
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: note,
        history: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__  .rK)(earlier, run.variant),
    };
    const evaluated = await (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_15__  .tL)(report);
    const verdict = await (0,_publish_report_run_js__WEBPACK_IMPORTED_MODULE_15__  .ZM)(report, evaluated, null);
    const isValid = (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .t8)(verdict, run);
    const { passes } = evaluated.evaluation;
    const row = (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_14__  .FL)(request, { ...run, mode: 'baseline' }, isValid ? { passes } : { verdict: 'invalid' });
    const fault = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_10__  .hF)(run) ? 'The target of this run was given up' : 'This run is invalid';
    if (!isValid)
        request.effects.log.warning(`${fault}, so it was not kept as a baseline.`);
    const whole = isValid && write !== undefined ? await write() : folder;
    const kept = await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_14__  .$H)(request, { suite, folder: whole, isValid, stored, row });
    if (kept.kind === 'unsupported')
        request.effects.log.warning('No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.');
    if (isValid && kept.kind === 'failed')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


  }),

  36650:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  measureMain),
    z: () => (  planKept)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89807);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
  var _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71699);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41345);
  var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27328);
  var _reply_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78583);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15802);









const OTHER_SEEDS = _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .XI;
const ROUND_SEEDS = 1000;
async function measureMain(request, plan, { newest, stored }) {
    if (plan.kind === 'results')
        return (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, plan);
    const sealed = [
        ...(plan.common.sealed ?? []),
        ...(await Promise.all([...(stored?.folders.values() ?? [])].map(_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__  .B))),
    ];
    const before = isPoolable(newest) ? (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run) : null;
    const seedOffset = before !== null && before.seed_offset === undefined ? OTHER_SEEDS : 0;
    const measured = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, { ...plan, seedOffset, common: { ...plan.common, sealed } });
    if (measured.run.shard !== null)
        return measured;
    await tellDeclaration(request, measured);
    return replaceBadRounds(request, { ...plan, common: { ...plan.common, sealed } }, measured);
}
function isPoolable(newest) {
    return newest.kind === 'same' && !newest.run.settings.deterministic;
}
const MAX_NAMED = 5;
async function tellDeclaration({ effects }, { folder, run }) {
    if (!run.settings.deterministic)
        return;
    const { differ } = await (0,_reply_content_js__WEBPACK_IMPORTED_MODULE_4__  .Cq)([folder], effects.log);
    if (differ.length === 0)
        return;
    effects.log.warning(`The target is declared \`deterministic\` but is not: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(differ.length, 'case')} of ${run.cases.length} got two different answers (${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .FS)(differ, MAX_NAMED)}). Remove the declaration, or make the target deterministic.`);
}
async function replaceBadRounds(request, plan, measured) {
    const { folder, run } = measured;
    const { log } = request.effects;
    if (run.stopped !== undefined)
        return measured;
    const sources = [];
    const seals = [...measured.seals];
    for (const round of findBad(run, (await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__  .my)(folder, { log, run })).trials)) {
        log.info(`Round ${round + 1} of ${run.trials_per_case} differs from the others by more than chance, as after a bad minute of the provider: it is asked again once and replaced.`);
        const more = { sealed: [...(plan.common.sealed ?? []), ...seals] };
        const place = { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, `round-${round + 1}`), hasAnswered: true, more };
        const again = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .Ck)(request, { ...plan, trials: 1, seedOffset: ROUND_SEEDS + round }, place);
        if (again.run.stopped !== undefined)
            break;
        seals.push(...again.seals);
        sources.push({ ...again, round, renumber: () => round });
    }
    if (sources.length === 0)
        return measured;
    const replaced = sources.map(({ round }) => round);
    const kept = { folder, run, renumber: (trial) => (replaced.includes(trial) ? null : trial) };
    const spent = sources.flatMap((again) => again.run.spent_usd ?? []);
    const whole = { ...run, replaced_trials: replaced };
    if (run.spent_usd !== undefined)
        whole.spent_usd = spent.reduce((sum, usd) => sum + usd, run.spent_usd);
    const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'main');
    const written = await (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .hM)(whole, { sources: [kept, ...sources], out, log });
    return { ...measured, folder: out, run: written.run, seals: [written.seal] };
}
function findBad({ gates, metrics, cases, trials_per_case: count }, trials) {
    const bad = new Set();
    for (const gate of gates) {
        const [low, high] = metrics.find(({ id }) => id === gate.metric)?.range ?? [null, null];
        if (gate.severity !== 'fail' || gate.margin === null || gate.where !== null || low === null || high === null)
            continue;
        const values = new Map(cases.map(({ id }) => [id, Array.from({ length: count }, () => null)]));
        for (const trial of trials)
            values.get(trial.case)?.splice(trial.trial, 1, trial.scores[gate.metric] ?? null);
        for (const round of (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_8__  .kH)([...values.values()], high - low))
            bad.add(round);
    }
    return [...bad].sort((one, other) => one - other);
}
function planKept({ outputFolder, effects }, measured, { newest, stored }, word = null) {
    const alone = { note: null, write: async () => Promise.resolve(measured.folder) };
    if (!isPoolable(newest))
        return alone;
    const last = stored?.rows.findLast(({ run_id: id }) => id === (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run).run_id)?.verdict;
    const isWorse = word === 'regressed' || last === 'regressed';
    const refusal = isWorse ? 'one of them was a worse night' : (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .Jb)(newest.run, measured.run);
    if (refusal !== null) {
        effects.log.info(`The trials of the baseline before it are not kept with these: ${refusal}.`);
        return alone;
    }
    const { commit, trials } = (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run);
    const total = trials + measured.run.trials_per_case;
    const note = `Kept with the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(trials, 'trial')} a case of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .Ax)(commit ?? '')}, the same target: ${total} a case.`;
    effects.log.info(note);
    const write = async () => {
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'pooled');
        await (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .r1)({ older: newest, newer: measured, out }, effects.log);
        return out;
    };
    return { note, write };
}


  }),

  54183:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    As: () => (  isComplete),
    ji: () => (  findNewestBaseline),
    q3: () => (  oldestStart)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86349);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16305);
  var _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71699);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1642);
  var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55151);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
  var _store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85037);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44970);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58131);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60198);















const other = (reason) => ({ kind: 'other', reason });
async function findNewestBaseline(request, plan, stored) {
    if (plan.kind === 'results' || stored === null)
        return other(null);
    const newest = await findNewest(request, plan.name, stored);
    if (newest === null)
        return other(null);
    const { run } = newest;
    const sources = sourcesOf(plan);
    if (run.commit !== plan.commit && sources === null)
        return other(null);
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(run.commit ?? '');
    const age = (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .UH)(new Date(oldestStart(run)), request.effects.clock.now());
    if ((0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .M0)(null, age) !== null)
        return other(`The baseline of ${measured} is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .nV)(age)}.`);
    const { common, mode, commit, variant, trials } = plan;
    const planned = (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__  .qz)({ ...common, mode, commit, branch: null }, { variant, out: '', trials });
    const differences = planned === null ? ['variant'] : (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .bY)(run, planned, UNKNOWN_YET);
    if (differences.length > 0)
        return other(`The baseline of ${measured} was asked or scored differently: ${differences.join(', ')}.`);
    if (run.counts === null || run.stopped !== undefined)
        return other(`The baseline of ${measured} is not complete.`);
    if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
        return other(`The baseline of ${measured} has answers from a cache.`);
    const changed = run.commit === plan.commit ? null : await findChange(request, { run, plan, sources: sources ?? [] });
    return changed === null ? newest : other(changed);
}
const UNKNOWN_YET = ['models', 'corpus', 'judge', 'judge_models'].map((name) => `fingerprints.${name}`).concat('judge');
function oldestStart(run) {
    return run.pooled?.[0]?.started_at ?? run.started_at;
}
async function findNewest({ github, effects }, suite, { candidates, folders }) {
    for (const candidate of candidates) {
        const folder = folders.get(candidate.runId);
        if (candidate.runId === github.runId || folder === undefined || (await (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .nm)(folder)))
            continue;
        const inspect = async (at) => (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .uM)(at, effects.log);
        const { kind } = await (0,_store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__  ._w)(candidate, { folder, suite, inspect });
        return kind === 'read' ? { kind: 'same', folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .cI)(folder) } : null;
    }
    return null;
}
function sourcesOf({ suite, variant }) {
    const { sources, code_quality: code } = suite.variants[variant] ?? {};
    if (sources === undefined)
        return null;
    return [...sources, ...(code?.sources ?? []).map((glob) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(suite.directory ?? '', glob))];
}
async function findChange(request, { run, plan, sources }) {
    const [from, to] = [run.commit ?? '', plan.commit];
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(from);
    const root = (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .I5)(request.workingDirectory, { directory: plan.suite.directory ?? '' });
    for (const glob of sources)
        if ((await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_11__  .Np)(glob, root)).files.length === 0)
            return `No file matches the source ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(glob)} of the target.`;
    const files = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_2__  .b7)(request.workingDirectory, { from, to })) ??
        (await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__  .iU)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_10__  .h_)(request)), base: from, head: to }));
    if (files === null)
        return `What changed since ${measured} was measured is unknown.`;
    const changed = files.find((file) => (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .__)(file, sources));
    return changed === undefined ? null : `${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(changed)} changed since ${measured} was measured.`;
}
function isComplete(run, trials) {
    if (run.trials_per_case < trials)
        return false;
    return run.settings.deterministic || run.pooled !== undefined || (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .S_)(run).trials + trials > _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .XI;
}


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
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
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


  })

};
