export const id = 6322;
export const ids = [6322];
export const modules = {

  56322:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  q: () => (  compareRuns)
});

var finding = __webpack_require__(74431);
var gate_result = __webpack_require__(53709);
var pair_comparison = __webpack_require__(43144);
var cut_text = __webpack_require__(76564);
var omit_undefined = __webpack_require__(35560);
var fingerprint = __webpack_require__(27866);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var join_names = __webpack_require__(73341);
var run_run = __webpack_require__(12141);
var undecided_span = __webpack_require__(22806);
var setting_changes = __webpack_require__(48371);
var comparability = __webpack_require__(77639);
var metric_columns = __webpack_require__(73475);
var open_pair = __webpack_require__(24870);
var group_by = __webpack_require__(79167);
;// CONCATENATED MODULE: ./build/compare/differences/condition-warnings.js













function findConditionWarnings(pair, flips) {
    const [baseline, candidate] = [pair.baseline?.run ?? null, pair.candidate.run];
    const moved = [
        ...(baseline === null ? [] : (0,comparability .v4)(baseline).map((versions) => `the baseline: ${versions}`)),
        ...(0,comparability .v4)(candidate).map((versions) => `this run: ${versions}`),
    ];
    const flipped = new Set(flips.map(({ case_id }) => case_id));
    const timed = candidate.cases.filter(({ id, checks }) => flipped.has(id) && checks.some((check) => 'max_latency_s' in check)).length;
    const own = baseline === null ? [] : [warnOfUndeclaredDifferences(baseline, candidate), warnOfChanges(baseline, candidate)];
    return (0,omit_undefined .Eb)(...own.flat(), candidate.settings.replayed === true &&
        "This run's answers were replayed from a recording, so they do not show what has changed since.", ...moved.map((what) => `The provider changed its model during ${what} answered.`), !pair.facts.interleaved &&
        timed > 0 &&
        `${(0,format_number .pq)(timed, 'flipped case checks', 'flipped cases check')} how long an answer takes (max_latency_s), but the two sides were not measured side by side, so the machine may have caused the difference.`);
}
function warnOfChanges(baseline, candidate) {
    const { commit } = candidate;
    const dirty = [...(baseline.dirty ? ['the baseline'] : []), ...(candidate.dirty ? ['this run'] : [])];
    if (commit === null || commit !== baseline.commit || dirty.length === 0)
        return [];
    if (baseline.session_id === candidate.session_id)
        return [];
    return [
        `Both sides were measured at commit ${(0,join_names .Ax)(commit)}, ${dirty.join(' and ')} with uncommitted changes: no commit contains their difference.`,
    ];
}
const MAX_NAMED = 5;
const NAME_LENGTH = 80;
function warnOfUndeclaredDifferences(baseline, candidate) {
    const names = listUndeclared(baseline, candidate);
    if (names.length === 0)
        return [];
    return [`The two sides differ in more than declared: ${(0,join_names .P7)(names, MAX_NAMED)}. That may explain the result.`];
}
function listUndeclared({ variant: before, settings: old }, { variant: after, settings: now }) {
    const controlled = (0,setting_changes .In)(old.controlled, now.controlled, ['controlled']);
    const declared = [...(old.declared ?? []), ...(now.declared ?? [])];
    const areDeclared = old.declared !== undefined && now.declared !== undefined;
    const target = before === after || !areDeclared || declared.length === 0
        ? []
        : (0,setting_changes .In)(old.target, now.target, []).filter(({ path }) => !(0,setting_changes .vo)(path.join('.'), declared));
    return [...controlled, ...target].map(({ path }) => (0,cut_text .I)(path.join('.'), NAME_LENGTH));
}
const QUESTIONED = new Set(['corpus', 'success', 'trials', 'seed', 'timeout']);
const STOPPED = {
    budget: 'the budget (max_cost_usd) is spent',
    time: 'the re-runs took too long',
    target: 'the target did not start again',
};
function writeWarnings({ dropped, pairing, candidate, inference }, differences, 
stopped) {
    const { trials } = candidate;
    const tried = new Set(trials.map((trial) => trial.case));
    const untried = pairing.candidate.filter((golden) => !tried.has(golden.id)).length;
    return (0,omit_undefined .Eb)(untried > 0 && `The run is incomplete: ${(0,format_number .pq)(untried, 'case')} without a single trial.`, ...listUngated(dropped, trials).undecided.map((metric) => `\`${metric}\` is not gated: no trial could be scored, since it is unclear what was retrieved.`), stopped !== null &&
        `${(0,format_number .pq)(stopped.cases.length, 'broken case was', 'broken cases were')} not asked often enough to be confirmed, since ${STOPPED[stopped.stopped_by]}: ${(0,join_names .FS)(stopped.cases, MAX_NAMED)}.`, ...differences
        .filter(({ what }) => QUESTIONED.has(what) && (what !== 'trials' || inference !== 'these-cases'))
        .map(({ what, baseline, candidate, effect }) => `Different ${what} (${(0,fingerprint .O)(baseline)} in the baseline, ${(0,fingerprint .O)(candidate)} now): ${effect}.`));
}
function listUngated(dropped, trials) {
    const metrics = [...new Set(dropped.map(({ metric }) => metric))];
    const isUndecided = (metric) => trials.some(({ unscored }) => (0,undecided_span .W7)(unscored[metric] ?? '') !== null);
    return { undecided: metrics.filter(isUndecided), unreported: metrics.filter((metric) => !isUndecided(metric)) };
}
const RETURNED = 'retrieval.returned';
function describeShortReplies(input) {
    const { k } = input;
    const now = countShort(input.candidate, k);
    const counted = input.baseline === null ? null : countShort(input.baseline, k);
    const before = counted === null || counted.replies === 0 ? null : counted;
    if (now.short === 0)
        return [];
    if (before !== null && now.short * before.replies <= before.short * now.replies)
        return [];
    const comparison = before === null ? '' : ` (${before.short} of ${before.replies} in the baseline)`;
    return [
        `${(0,join_names .yV)((0,format_number .BU)(now.short, now.replies, 'reply', 'replies'))} returned fewer than ${(0,format_number .pq)(k, 'passage')}${comparison}: figures at ${k}, such as precision@${k}, are computed from fewer.`,
    ];
}
function countShort(trials, k) {
    const lengths = trials.flatMap(({ scores }) => scores[RETURNED] ?? []);
    return { short: lengths.filter((length) => length < k).length, replies: lengths.length };
}
function isNamedOtherwise({ baseline, paired, added, removed }) {
    const count = baseline?.length ?? 0;
    return paired.length * 2 < count && removed.length * 2 > count && added.length >= 0.8 * removed.length;
}
const NAMED_BY_WORDS = {
    'id-spelling': "Some case ids are spelled differently from the baseline's and are paired by meaning",
    column: "The case ids differ from the baseline's, so cases are paired by a column of hashes or of row numbers",
    question: "The case ids differ from the baseline's, so cases are paired by their questions",
    'question-without-constants': "The case ids differ from the baseline's, so cases are paired by their questions, ignoring dates and text that all share",
};
function listLeftOut(pair) {
    const unread = listUnread(pair.baseline?.run ?? null, pair.candidate.run);
    return [...unread, ...listNew(pair).filter(({ score }) => !unread.some((one) => one.score === score))];
}
function listNew({ baseline, candidate, checked }) {
    const { run } = candidate;
    return run.metrics
        .filter(({ id }) => id === open_pair .qO || run.gates.some(({ metric }) => metric === id))
        .filter(({ id }) => (0,metric_columns .nf)(id, baseline?.run ?? null, run) && !checked.some(({ gate }) => gate.metric === id))
        .map(({ title: score }) => ({ score, reason: NEW, directed: true, sides: ['candidate'] }));
}
const NEW = 'which is new: it is compared once the baseline has it too';
function listUnread(baseline, candidate) {
    const sides = { baseline: baseline?.left_out ?? [], candidate: candidate.left_out ?? [] };
    const sideNames = ['baseline', 'candidate'];
    return [...(0,group_by .$z)([...sides.baseline, ...sides.candidate], ({ score }) => score)].map(([score, all]) => {
        const [before = '', now = before] = all.map(({ reason }) => reason);
        return {
            score,
            reason: before === now ? now : `${before} in the baseline, ${now} now`,
            directed: all.some(({ directed }) => directed),
            sides: sideNames.filter((side) => sides[side].some((one) => one.score === score)),
        };
    });
}
const warnOfResults = (run, { left_out: leftOut = [], metrics }) => (0,omit_undefined .Eb)(run.named_by !== undefined &&
    `${NAMED_BY_WORDS[run.named_by]} (\`id: …\` in \`results-options\` names another column).`, ...leftOut.map(({ score, reason }) => `Not compared: ${score}, ${reason}.`), (0,run_run .PX)(run) && warnOfLatency(metrics));
const MIN_TIMES = 10;
const SLOWER = 1.5;
function warnOfLatency(metrics) {
    const [mean, median] = ['performance.latency', 'performance.latency-p50'].map((id) => {
        const { metric, baseline, candidate, n = 0 } = metrics.find((one) => one.metric.id === id) ?? {};
        const isSlower = n >= MIN_TIMES && (candidate ?? 0) >= SLOWER * (baseline ?? Infinity);
        if (metric === undefined || !isSlower)
            return null;
        return { n, change: `${(0,format_metric .Fl)(metric, baseline ?? 0)} → ${(0,format_metric .Fl)(metric, candidate ?? 0)}` };
    });
    if (!mean || !median)
        return null;
    return `Latency ${mean.change} (median ${median.change}) in ${(0,format_number .pq)(mean.n, 'case')}, measured at different times: no gate looks at it.`;
}

var describe_reason = __webpack_require__(11330);
var describe_rule_changes = __webpack_require__(97637);
;// CONCATENATED MODULE: ./build/compare/differences/fingerprint-differences.js










const MAX_CHANGES = 8;
const CHANGE_LENGTH = 240;
function findDifferences(runs) {
    return [
        ...findHashDifferences(runs),
        ...findModelDifference(runs),
        ...findJudgeDifferences(runs),
        ...findPlainDifferences(runs),
        ...findCodeDifference(runs),
        ...findEnvironmentDifference(runs),
    ];
}
function compareSides(what, [before, after], effect, { changes = [], notice = '', isOther = before !== after } = {}) {
    if (before === undefined || after === undefined || !isOther)
        return [];
    const shown = changes.map((change) => (0,cut_text .I)(change, CHANGE_LENGTH));
    return [
        {
            what,
            baseline: String(before ?? 'not reported'),
            candidate: String(after ?? 'not reported'),
            ...(shown.length > 0 && { changes: (0,join_names .Ac)(shown, MAX_CHANGES) }),
            effect,
            ...(notice !== '' && { notice }),
        },
    ];
}
function findCodeDifference({ baseline, candidate }) {
    const [old, now] = [baseline.run.code_quality, candidate.run.code_quality];
    const place = (code) => code && (0,omit_undefined .Up)(code, ['sources', 'framework', 'prefixes', 'language']);
    const changes = (0,setting_changes .rD)(place(old), place(now));
    const effect = 'the metrics of code measured what each side names as its code';
    const sides = [old?.sources.join(', '), now?.sources.join(', ')];
    return compareSides('code_quality', sides, effect, { changes, isOther: changes.length > 0 });
}
function findEnvironmentDifference({ baseline, candidate, facts }) {
    const [old, now] = [baseline.run.environment, candidate.run.environment];
    const describe = ({ node, os, runner }) => {
        return { node, os, runner: runner?.replace(comparability .bx, 'GitHub Actions') ?? null };
    };
    const name = ({ node, os }) => `${os}, Node ${node}`;
    const changes = (0,setting_changes .rD)(describe(old), describe(now));
    const hasBound = candidate.run.metrics.some(({ environment }) => environment === 'bound');
    const effect = 'figures that depend on the machine are shown but not compared';
    const isOther = !facts.interleaved && hasBound && changes.length > 0;
    return compareSides('environment', [name(old), name(now)], effect, { changes, isOther });
}
const TRIALS = [
    'trials',
    ({ trials_per_case: trials }) => trials,
    'improved must also hold on equal numbers of trials',
];
function findPlainDifferences({ baseline, candidate, ruleSet }) {
    const [old, now] = [baseline.run, candidate.run];
    const rows = [
        ['subset', ({ subset }) => subset ?? 'all cases', 'only cases in both are compared'],
        ...(ruleSet === undefined ? listSuccessRows(old, now) : []),
        ['corpus', ({ fingerprints }) => fingerprints.corpus, describeCorpora(old, now)],
        ['goldenpair', ({ fingerprints }) => fingerprints.goldenpair, 'measured by different versions of Goldenpair'],
        ...(old.mode === 'baseline' && now.mode === 'pr' ? [] : [TRIALS]),
        ['seed', ({ seed }) => seed, 'the targets were seeded differently'],
        ['timeout', ({ settings }) => settings.timeout_seconds, 'slow answers were cut off at different times'],
        ['retries', ({ settings }) => settings.retries, 'one side tried more often after failures of the provider'],
        ['concurrency', ({ settings }) => settings.concurrency, 'latency was measured under different load'],
    ];
    const controlled = (0,setting_changes .m2)(old.settings.controlled, now.settings.controlled);
    const effect = 'a controlled setting differs, so it may explain what changed';
    return [
        ...rows.flatMap(([what, of, follows]) => compareSides(what, [of(old), of(now)], follows)),
        ...controlled.flatMap(({ name, before, after }) => compareSides(`controlled.${name}`, [before, after], effect)),
    ];
}
function listSuccessRows(old, now) {
    const isScoredAlike = old.fingerprints.metrics['success'] === now.fingerprints.metrics['success'];
    const effect = isScoredAlike ? "both sides are scored by this run's" : 'success is not compared';
    return [
        ['success', ({ settings }) => settings.success, effect],
        ['primary_k', ({ settings }) => settings.primary_k, effect],
    ];
}
function describeCorpora({ fingerprints: old }, { fingerprints: now }) {
    return old.corpus === null || now.corpus === null
        ? 'one side does not say what was searched'
        : 'the arms searched different corpora';
}
function findJudgeDifferences({ baseline, candidate, facts }) {
    const [old, now] = [baseline.run, candidate.run];
    if ((0,fingerprint .d)(old.fingerprints.judge ?? {}) === (0,fingerprint .d)(now.fingerprints.judge ?? {})) {
        const list = ({ fingerprints: { judge_models: models = [] } }) => models.length === 0 ? undefined : listModels(models);
        const [before, after] = [list(old), list(now)];
        const effect = "the judge's provider changed its model, which alone may explain changes of judged metrics";
        const notice = `The judge's model changed: ${cutModels(before)} → ${cutModels(after)}.`;
        return compareSides('judge models', [before, after], effect, { notice });
    }
    const changes = old.judge && now.judge ? (0,setting_changes .rD)(write(old.judge), write(now.judge)) : [];
    const metrics = [...facts.redefined].flatMap(([id, how]) => (how === 'judge' ? [id] : [])).sort();
    const some = changes.length === 0 ? '' : ` (${changes.slice(0, 2).join(', ')})`;
    const left = `not compared, since the judge decides ${metrics.length === 1 ? 'it' : 'them'}: ${metrics.join(', ')}`;
    const effect = metrics.length === 0 ? 'no metric of this suite depends on it' : left;
    const notice = `The judge differs from the baseline's${some}, so what it decides is not compared.`;
    const remarks = { changes, notice: metrics.length === 0 ? '' : notice, isOther: true };
    return compareSides('judge', [nameJudge(old), nameJudge(now)], effect, remarks);
}
function nameJudge({ judge, fingerprints }) {
    if (judge === undefined)
        return fingerprints.judge === undefined ? 'nobody' : 'not recorded';
    const { model } = judge.identity;
    return typeof model === 'string' ? `${judge.type} ${model}` : judge.type;
}
function write({ type, identity, questions }) {
    return { ...identity, type, ...questions };
}
const LIST_LENGTH = 80;
function findModelDifference({ baseline, candidate, facts }) {
    const [old, now] = [listModels(baseline.run.fingerprints.models), listModels(candidate.run.fingerprints.models)];
    const { model_change: how } = facts;
    const change = `${cutModels(old)} → ${cutModels(now)}`;
    const notices = {
        provider: `The provider's model changed: ${change}.`,
        unnamed: `Another model answered: ${change} (chosen by the change or by its provider).`,
    };
    return compareSides('models', [old, now], MODEL_EFFECTS[how], { notice: notices[how] ?? '' });
}
const MODEL_EFFECTS = {
    configured: 'other models answered by configuration, which is part of what is compared',
    provider: "the provider's model changed, which alone may explain these differences",
    unnamed: 'another model answered, chosen by the change or by its provider, which alone may explain these differences',
    none: 'one side does not say which models answered',
};
const listModels = (models) => (models.length === 0 ? 'none reported' : models.join(', '));
const cutModels = (list = '') => (0,cut_text .I)(list, LIST_LENGTH);
function findHashDifferences(runs) {
    const [old, now] = [runs.baseline.run, runs.candidate.run];
    const changesOf = (read) => (0,setting_changes .rD)(read(old), read(now));
    const compare = (what, changes, effect) => {
        const [before, after] = [old.fingerprints[what], now.fingerprints[what]];
        return compareSides(what, [fingerprint_differences_short(before), fingerprint_differences_short(after)], effect, { changes, isOther: before !== after });
    };
    const suite = [
        ...changesOf(({ suite: { name, version }, settings: { k } }) => ({ name, version, k })),
        ...describeCaseChanges(old, now, runs.pairing),
    ];
    const others = changesOf(({ subset, settings: { success, primary_k } }) => ({ subset, success, primary_k }));
    const target = changesOf(({ settings: { target, deterministic } }) => ({ ...target, deterministic })).map((change) => change.replace(/^options\./, ''));
    const controlled = changesOf(({ settings }) => settings.controlled);
    const prices = [
        ...(0,describe_rule_changes .W)(old.pricing, now.pricing),
        ...changesOf(({ pricing: { as_of } }) => ({ as_of })),
    ];
    return [
        ...(suite.length === 0 && others.length > 0
            ? []
            : compare('suite', suite, 'only cases with the same text are compared')),
        ...compare('gates', describeGates(old, now), 'the gates listed in this comparison decided'),
        ...(target.length === 0 && controlled.length > 0
            ? []
            : compare('target', target, 'the target is set up differently, which is part of what is compared')),
        ...findMetricDifference(runs),
        ...compare('pricing', prices, describePricingEffect(runs)),
    ];
}
function describeGates(old, now) {
    const { success, primary_k, deterministic } = now.settings;
    const rules = ({ gates, settings }) => ({
        gates,
        settings: { ...settings, success, primary_k, deterministic },
        pricing: { models: {} },
        judge: null,
    });
    return (0,describe_rule_changes .T)(rules(old), rules(now), now.metrics);
}
function findMetricDifference({ baseline, candidate, facts }) {
    const redefined = [...facts.redefined].filter(([, how]) => how !== 'judge').sort(([a], [b]) => (a < b ? -1 : 1));
    const definitionIn = ({ run }, id) => run.metrics.find((metric) => metric.id === id)?.definition ?? 'not measured';
    const changes = redefined.map(([id, how]) => {
        const [old, now] = [definitionIn(baseline, id), definitionIn(candidate, id)];
        return `${id}: ${old === now ? describe_reason .Vm[how] : `${old} → ${now}`}`;
    });
    const effect = 'not compared: defined or measured differently in the baseline';
    return compareSides('metrics', ['', redefined.map(([id]) => id).join(', ')], effect, { changes });
}
function describePricingEffect({ baseline, candidate }) {
    if ((0,comparability .nS)(baseline.run.pricing, candidate.run.pricing))
        return 'no price differs';
    if (baseline.priced_by === undefined && candidate.priced_by === undefined)
        return 'costs are not compared: the prices differ';
    const isOwn = (0,comparability .nS)((0,comparability .VX)(candidate), candidate.run.pricing);
    return `the tokens of both sides are priced from one list, ${isOwn ? "this run's" : "the base's"}`;
}
const fingerprint_differences_short = (hash) => hash.replace(/^sha256:/, '').slice(0, 12);
const WITHOUT_MEANING = new Set(['at', 'fingerprint', 'notes', 'enabled', 'id']);
function describeCaseChanges(baseline, candidate, pairing) {
    const { edited, added, removed } = pairing;
    const inFields = listFields(baseline, candidate, edited).join(', ');
    return (0,omit_undefined .Eb)(edited.length > 0 && `${(0,format_number .pq)(edited.length, 'case')} edited${inFields === '' ? '' : ` (${inFields})`}`, added.length > 0 && `${(0,format_number .pq)(added.length, 'case')} added`, removed.length > 0 && `${(0,format_number .pq)(removed.length, 'case')} removed`);
}
function listFields(baseline, candidate, ids) {
    const before = new Map(baseline.cases.map((golden) => [golden.id, golden]));
    const after = new Map(candidate.cases.map((golden) => [golden.id, golden]));
    const fields = ids.flatMap((id) => {
        const changes = (0,setting_changes .In)(before.get(id) ?? {}, after.get(id) ?? {});
        return [...new Set(changes.flatMap(({ path }) => path.slice(0, 1)))];
    });
    const counts = (0,group_by .Tr)(fields.filter((field) => !WITHOUT_MEANING.has(field)));
    return [...counts].map(([field, count]) => `${field} in ${count}`).sort();
}

var naming = __webpack_require__(69883);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/compare/findings/retrieval.js




function findBrokenStages(facts, flips) {
    const broken = flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id);
    const staged = broken.map((id) => ({ id, stage: stageOf(id, facts) }));
    return pair_comparison .ud.flatMap((stage) => {
        const cases = staged.filter((one) => one.stage === stage).map(({ id }) => id);
        return cases.length === 0 ? [] : [{ stage, cases }];
    });
}
function stageOf(id, { conduct, parts, primary_k: top }) {
    const [before, now] = [conduct.baseline?.get(id), conduct.candidate?.get(id)];
    if (before === undefined || now === undefined || now.failures.length > 0)
        return null;
    const counts = ({ ranks }) => ranks.some((rank) => rank !== null && rank <= top);
    if (counts(before) && now.returned !== null && !counts(now))
        return now.ranks.every((rank) => rank === null) ? 'retrieval' : 'rank';
    if (before.in_context === true && now.in_context === false)
        return 'context';
    const isLost = (part) => parts.some((one) => one.id === part && one.lost.includes(id));
    if (isLost('success.answer')) {
        if (now.ranks.length === 0)
            return 'answer-alone';
        return counts(now) && now.in_context !== false ? 'answer' : null;
    }
    return isLost('success.workflow') ? 'workflow' : null;
}
function findZeroRecall({ candidate, paired }, columns) {
    const missed = [];
    const found = [];
    let n = 0;
    for (const { id } of candidate) {
        const scores = columns.candidate.get(id);
        if (!(0,metric_columns .Lo)(scores))
            continue;
        n += 1;
        ((0,moments .i2)(scores.values) === 1 ? missed : found).push(id);
    }
    if (n === 0)
        return null;
    const shared = new Set(paired.map(({ id }) => id));
    const before = (id) => (shared.has(id) ? (columns.baseline.get(id)?.values ?? []) : []);
    const wasMissed = (id) => before(id).length > 0 && before(id).every((value) => value === 1);
    return {
        n,
        missed: missed.sort(),
        newly_missed: missed.filter((id) => before(id).some((value) => value === 0)),
        still_missed: missed.filter(wasMissed),
        found_again: found.filter(wasMissed).sort(),
    };
}
const MIN_CASES = 5;
function findRenamedCorpus(pair) {
    const { pairing, baseline, candidate } = pair;
    const [old, now] = [baseline?.conduct, candidate.conduct];
    if (old === undefined || now === undefined)
        return null;
    const asking = pairing.paired.filter(({ expected_spans: spans }) => spans.some(({ relevance }) => relevance > 0));
    if (asking.length < MIN_CASES)
        return null;
    const hasFound = (conduct) => asking.some(({ id }) => conduct.get(id)?.ranks.some((rank) => rank !== null) === true);
    if (!hasFound(old) || hasFound(now))
        return null;
    const placesOf = (conduct) => new Set(asking.flatMap(({ id }) => conduct.get(id)?.places ?? []));
    const [before, after] = [placesOf(old), placesOf(now)];
    const answered = asking.filter(({ id }) => (now.get(id)?.places ?? []).length > 0);
    if (answered.length * 2 <= asking.length || [...after].some((place) => before.has(place)))
        return null;
    const expected = asking.flatMap(({ expected_spans: spans }) => spans.filter(({ relevance }) => relevance > 0));
    if (expected.some(({ path }) => after.has(path)))
        return null;
    return { expected: new Set(expected.map(join_names .CL)).size, retrieved: after.size };
}

var fisher_exact = __webpack_require__(13669);
var multiplicity = __webpack_require__(92921);
var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/findings/find-concentration.js





const find_concentration_MIN_CASES = 5;
const UNTESTED = { failing: 3, share: 0.75, lift: 2 };
function findConcentration(facts) {
    const { flips, paired, passes, alpha, lost = null } = facts;
    const passed = passes.filter(({ baseline, candidate }) => baseline.trials > 0 && baseline.passed === baseline.trials && candidate.trials > 0);
    const candidates = new Set(lost?.compared ?? passed.map((entry) => entry.case_id));
    const atRisk = paired.filter(({ id }) => candidates.has(id));
    const { count = 0, beyond = count, worst = [] } = lost?.gate.worse_cases ?? {};
    const worse = lost === null ? flips.filter(({ kind }) => kind === 'newly-failing') : worst.length < beyond ? [] : worst;
    const failing = new Set(worse.map((one) => one.case_id));
    if (failing.size === 0)
        return null;
    const groups = groupByTrait(atRisk, facts)
        .filter(({ cases }) => cases.length >= find_concentration_MIN_CASES && cases.length < atRisk.length)
        .map((group) => ({ ...group, failing: group.cases.filter((id) => failing.has(id)) }));
    const lift = ({ failing: hit, cases }) => (hit.length * atRisk.length) / (failing.size * cases.length);
    const hasClusters = (0,paired_input .Dg)(atRisk.map(({ id, cluster }) => ({ case_id: id, cluster }))) !== null;
    const adjusted = (0,multiplicity .U)(groups.map(({ cases, failing: hit }) => (0,fisher_exact .R)({ hits: hit.length, drawn: failing.size, marked: cases.length, all: atRisk.length })));
    const isPlain = (group) => group.failing.length >= UNTESTED.failing &&
        group.failing.length >= UNTESTED.share * failing.size &&
        lift(group) >= UNTESTED.lift;
    const [top] = groups
        .map((group, index) => ({ group, p: adjusted[index] ?? 1 }))
        .filter(({ group, p }) => (hasClusters ? isPlain(group) : p < alpha && lift(group) > 1))
        .sort((a, b) => a.p - b.p || b.group.failing.length - a.group.failing.length);
    if (top === undefined)
        return null;
    const { trait, verb, tag, cases, failing: hit } = top.group;
    return {
        ...(lost !== null && { gate: lost.gate.gate.id }),
        trait,
        verb,
        tag,
        failing: hit,
        all_failing: failing.size,
        having: cases.length,
        at_risk: atRisk.length,
        p: hasClusters ? null : top.p,
        family: { size: groups.length, kind: groups.every((group) => group.tag !== null) ? 'tags' : 'groups' },
    };
}
function groupByTrait(cases, { conduct }) {
    const traits = cases.flatMap((golden) => {
        const found = listTraits(golden, conduct.candidate?.get(golden.id), conduct.baseline?.get(golden.id));
        return found.map((trait) => ({ trait, id: golden.id }));
    });
    const groups = [...(0,group_by .$z)(traits, ({ trait }) => trait.trait).values()]
        .flatMap((own) => own.slice(0, 1).map(({ trait }) => ({ ...trait, cases: own.map(({ id }) => id) })))
        .sort((a, b) => a.rank - b.rank || (a.trait < b.trait ? -1 : 1));
    return [...(0,group_by .$z)(groups, (group) => JSON.stringify(group.cases)).values()].flatMap((same) => same.slice(0, 1));
}
const find_concentration_NAME_LENGTH = 80;
function listTraits(golden, now, before) {
    const { tags, cluster, use_case: useCase, difficulty, category, profile, at } = golden;
    const are = (kind, names) => namesOf(names).map((name) => ({ trait: `${kind} ${cut(name)}`, verb: 'are', tag: null }));
    const paths = namesOf([
        ...golden.expected_spans.filter(({ relevance }) => relevance > 0).map(({ path }) => path.replace(/^\.\//, '')),
        ...(golden.expected_sources ?? []),
    ]);
    const expect = (names) => namesOf(names).map((name) => ({ trait: `expect ${cut(name)}`, verb: 'do', tag: null }));
    const [tier, was] = [only(now?.tiers), only(before?.tiers)];
    const route = tier !== undefined && was !== undefined && tier !== was ? [`${cut(tier)}, and were by ${cut(was)}`] : [];
    const kinds = [
        tags.map((tag) => ({ trait: `tagged ${tag}`, verb: 'are', tag })),
        are('in cluster', [cluster]),
        are('of use case', [useCase]),
        are('of difficulty', [difficulty]),
        are('of category', [category]),
        are('of profile', [profile]),
        expect(paths),
        expect(paths.flatMap((path) => (path.includes('/') ? [`files in ${path.slice(0, path.lastIndexOf('/'))}`] : []))),
        expect(paths.flatMap((path) => /\.\w{1,8}$/.exec(path)?.[0] ?? []).map((ending) => `${ending} files`)),
        are('from', [at.file]),
        are('answered by route tier', route),
        are('answered by route tier', [tier]),
        are('answered by', [only(now?.models)]),
    ];
    return kinds.flatMap((traits, rank) => traits.map((trait) => ({ ...trait, rank })));
}
function only(names) {
    return names?.length === 1 ? names[0] : undefined;
}
function namesOf(names) {
    return [...new Set(names.flatMap((name) => name ?? []))];
}
const cut = (name) => (0,cut_text .I)(name, find_concentration_NAME_LENGTH);

var check_gates = __webpack_require__(96012);
var decide_coverage = __webpack_require__(94155);
var decide_gates = __webpack_require__(51590);
var format_possible = __webpack_require__(60427);
var rounding = __webpack_require__(47704);
;// CONCATENATED MODULE: ./build/compare/decide/decide-run.js


const EXCLUDED_LIMIT = 0.2;
const REWRITTEN_LIMIT = 0.2;
const UNCOVERED_LIMIT = 0.2;
function decideRun(state) {
    const { word, because } = findVerdict(state);
    const isInvalid = state.gates.some(({ result }) => result.gate.severity === 'fail' && result.verdict === 'invalid');
    const isUnmeasured = isInvalid || state.is_given_up;
    const exitCode = exitCodeOf(word, because, { failOn: state.fail_on, isUnmeasured });
    return { word, because, exit_code: exitCode, passed: exitCode === 0, primary: state.primary };
}
function findVerdict(state) {
    const failGates = state.gates.filter(({ result }) => result.gate.severity === 'fail');
    const compared = failGates.filter(({ result }) => result.gate.margin !== null && result.verdict !== 'invalid');
    const comparable = compared.filter(({ result }) => result.verdict !== 'not-comparable');
    const primaryGate = failGates.find(({ result }) => result.gate.id === state.primary)?.result ?? null;
    const primary = primaryGate?.verdict;
    if (state.gates.some((gate) => gate.is_bug))
        return { word: 'invalid', because: 'gate-failed-to-compute' };
    if (failGates.some(({ breaks_bound: isBroken, result }) => isBroken && result.verdict !== 'invalid'))
        return { word: 'regressed', because: 'absolute-bound' };
    if (state.no_baseline === 'removed')
        return { word: 'regressed', because: 'baseline-removed' };
    if (state.is_named_otherwise)
        return { word: 'not-comparable', because: 'cases-named-otherwise' };
    if (state.is_corpus_renamed)
        return { word: 'inconclusive', because: 'corpus-renamed' };
    const obstacle = findObstacle(state, compared.length > 0 && comparable.length === 0);
    const loss = findProvenLoss(state, failGates, obstacle);
    if (loss !== null)
        return { word: 'regressed', because: loss };
    const deciding = primaryGate === null ? failGates.map(({ result }) => result) : [primaryGate];
    if (deciding.some(({ verdict }) => verdict === 'invalid'))
        return { word: 'invalid', because: 'missing-data-floor' };
    if (!failGates.some((gate) => gate.is_measured))
        return { word: 'invalid', because: 'nothing-measured' };
    if (obstacle !== null)
        return { word: 'not-comparable', because: obstacle };
    if (state.watched_unasked > 0)
        return { word: 'inconclusive', because: 'watched-case-unasked' };
    if (failGates.some(({ result }) => result.gate.evidence === 'non-inferior' && result.failed))
        return { word: 'inconclusive', because: 'non-inferiority-not-shown' };
    if (primary === 'inconclusive' || primary === 'not-comparable')
        return { word: 'inconclusive', because: primaryGate?.these_cases?.worse === true ? 'worse' : 'primary-gate' };
    const areAllUnchanged = comparable.length > 0 && comparable.every(({ result }) => result.verdict === 'unchanged');
    const isImproved = primary === 'improved' && !failGates.some(({ result }) => result.suspect);
    const word = isImproved ? 'improved' : areAllUnchanged ? 'unchanged' : 'no-regression';
    const objection = 
    (state.watched_unscored > 0 ? 'watched-case-unscored' : null) ??
        (state.is_given_up || state.is_baseline_given_up ? 'target-given-up' : null) ??
        (state.is_first_look ? 'first-look' : null) ??
        (state.left_out > 0 ? 'score-left-out' : null) ??
        (state.quarantined_share > UNCOVERED_LIMIT + rounding .p ? 'too-many-in-quarantine' : null) ??
        findBlindSpot(state.coverage) ??
        findNothingToLose(primaryGate, state) ??
        findLackOfEvidence(word, primaryGate, state);
    return objection === null ? { word, because: null } : { word: 'inconclusive', because: objection };
}
function findObstacle(state, isNoneComparable) {
    if (state.no_baseline !== null)
        return state.no_baseline === 'unreadable' ? 'baseline-unreadable' : 'no-baseline';
    if (isNoneComparable)
        return 'no-comparable-gate';
    return (state.excluded_share ?? 0) > EXCLUDED_LIMIT + rounding .p ? 'too-many-cases-excluded' : null;
}
function findProvenLoss(state, failGates, obstacle) {
    const isRewritten = (state.rewritten_share ?? 0) > REWRITTEN_LIMIT + rounding .p;
    if (state.no_baseline === null && isRewritten)
        return 'suite-rewritten';
    if (obstacle !== null)
        return null;
    if (failGates.some(({ result }) => result.verdict === 'regressed' || result.verdict === 'breached'))
        return 'gate';
    return state.confirmed_failures > 0 ? 'zero-tolerance' : null;
}
function findBlindSpot(coverage) {
    if (coverage === null)
        return null;
    if (coverage.losses.length > 0)
        return 'ungated-loss';
    if (!coverage.gated)
        return 'no-quality-gate';
    const { cases, uncovered, compared } = coverage;
    const isBlind = (open, all) => open > UNCOVERED_LIMIT * all + rounding .p;
    const isBlindToCompared = compared !== undefined && isBlind(compared.uncovered, compared.cases);
    return isBlind(uncovered.length, cases) || isBlindToCompared ? 'ungated-cases' : null;
}
function findNothingToLose(primary, { unmatched_share: unmatched }) {
    if (unmatched > UNCOVERED_LIMIT + rounding .p)
        return 'nothing-matched';
    return primary !== null && primary.verdict !== 'improved' && !(0,format_possible .vd)(primary) ? 'nothing-to-lose' : null;
}
function findLackOfEvidence(word, primary, { deterministic }) {
    if (primary?.verdict !== 'unchanged' || primary.row === 'exact' || primary.these_cases?.how === 'fact')
        return null;
    const isSingle = primary.n === 1 || primary.clusters === 1;
    if (word === 'unchanged')
        return isSingle && !deterministic ? 'nothing-ruled-out' : null;
    const isRuledOut = primary.bounds.length > 0 && primary.bounds.every((bound) => bound.above_margin);
    return isRuledOut ? null : 'nothing-ruled-out';
}
function exitCodeOf(word, because, { failOn, isUnmeasured }) {
    if (because === 'gate-failed-to-compute')
        return 4;
    if (failOn === 'never')
        return 0;
    if (word === 'regressed' || because === 'non-inferiority-not-shown')
        return 1;
    if (isUnmeasured || because === 'corpus-renamed')
        return 2;
    switch (word) {
        case 'invalid':
            return 2;
        case 'not-comparable':
            if (because === 'baseline-unreadable')
                return 2;
            return because !== 'no-baseline' && failOn === 'inconclusive' ? 2 : 0;
        case 'inconclusive':
            return failOn === 'inconclusive' ? 2 : 0;
        case 'improved':
        case 'unchanged':
        case 'no-regression':
            return 0;
    }
}
function toGateStates(gated, checked) {
    const isOfCodeAlone = checked.every(({ metric }) => metric.measured_on !== undefined);
    return gated.map(({ evidence: gate, result }) => ({
        result,
        breaks_bound: gate.broken_bound !== null,
        is_bug: gate.test.kind === 'invalid' && gate.test.is_bug === true,
        is_measured: gate.cases.scored.length > 0 || (isOfCodeAlone && gate.candidate_value !== null),
    }));
}

var forecast_gates = __webpack_require__(24280);
var forecast_noise = __webpack_require__(37210);
var gate_evidence = __webpack_require__(82710);
var judge_agreement = __webpack_require__(85231);
var flips = __webpack_require__(34045);
var rounds_of_run = __webpack_require__(55684);
var rounds_plan = __webpack_require__(87375);
var selection = __webpack_require__(78955);
var remove_invisible = __webpack_require__(74650);
var list_cases = __webpack_require__(40041);
var measure_metrics = __webpack_require__(41117);
var trial_noise = __webpack_require__(77706);
var decide_fact = __webpack_require__(83881);
var exact_values = __webpack_require__(69401);
;// CONCATENATED MODULE: ./build/compare/decide/compare-runs.js
































const MAX_REASON = 200;
const RETRIEVED = 'success.retrieval';
function compareRuns(input, opened) {
    const { ruleSet } = input;
    const pair = opened?.pair ?? (0,open_pair .ZI)(input);
    const { baseline, candidate, alpha, seed, inference, pairing, facts } = pair;
    const { run, trials } = candidate;
    input.onTested?.(0, run.metrics.length);
    const { gates, stated, followed, asked } = decideOpened(pair, input, opened);
    const cases = (0,list_cases .qz)(pair, ruleSet);
    const differences = input.baseline === null ? [] : findDifferences({ ...input, baseline: input.baseline, pairing, facts });
    const coverage = (0,decide_coverage .j)(pair);
    const forecast = facts.no_baseline === 'none' ? forecastPair(pair) : null;
    const ungated = listUngated(pair.dropped, trials).unreported;
    const leftOut = listLeftOut(pair);
    const renamed = findRenamedCorpus(pair);
    const verdict = decideRun({
        gates: stated,
        primary: (0,check_gates .D)(pair.checked)?.gate.id ?? null,
        no_baseline: facts.no_baseline,
        excluded_share: pairing.excluded_share,
        confirmed_failures: followed.zero_tolerance.length,
        rewritten_share: (0,list_cases .n9)(pairing.change),
        is_named_otherwise: (0,run_run .PX)(run) && isNamedOtherwise(pairing),
        is_corpus_renamed: renamed !== null,
        watched_unscored: followed.unscored.length,
        watched_unasked: (0,list_cases .Wf)(pairing.change, run.settings.zero_tolerance).length,
        coverage,
        is_given_up: (0,run_run .hF)(run),
        is_baseline_given_up: baseline !== null && (0,run_run .hF)(baseline.run),
        is_first_look: [run, baseline?.run].some((one) => one?.first_look !== undefined),
        quarantined_share: pairing.quarantined.length / Math.max(1, pairing.quarantined.length + pairing.candidate.length),
        unmatched_share: shareUnmatched(pair),
        left_out: leftOut.filter(({ directed, sides }) => directed && sides.length === 2).length,
        deterministic: run.settings.deterministic,
        fail_on: input.failOn,
    });
    const findingFacts = gatherFacts(pair, followed, {
        loss: (0,pair_comparison .kJ)({ gates, verdict }),
        alike: findAlike(pair, gates),
    });
    const { concentration } = findingFacts;
    const explored = (0,measure_metrics .WO)(ofQuestions(pair), gates, input.onTested);
    const stages = findBrokenStages(findingFacts, followed.flips);
    return {
        suite: run.suite.name,
        seed,
        ...(inference === 'these-cases' && { inference, asked }),
        alpha,
        baseline: baseline === null ? null : (0,list_cases .Zq)(baseline.run),
        candidate: (0,list_cases .Zq)(run),
        interleaved: facts.interleaved,
        cases,
        ...(forecast === null ? {} : { forecast }),
        ...(coverage === null ? {} : { coverage }),
        ...explored,
        gates,
        flips: followed.flips,
        zero_tolerance: followed.zero_tolerance,
        ...(0,omit_undefined .fd)({ zero_tolerance_doubted: followed.doubted, zero_tolerance_unscored: followed.unscored }),
        ...(followed.reliability === null ? {} : { reliability: followed.reliability }),
        ...(ruleSet && ruleSet.changes.length > 0 && { gates_changed: (0,omit_undefined .Up)(ruleSet, ['from', 'changes']) }),
        differences,
        ...(renamed === null ? {} : { corpus_renamed: renamed }),
        ...(0,omit_undefined .fd)({ ungated, left_out: leftOut }),
        ...(concentration !== null && {
            concentration: { ...(0,omit_undefined .Up)(concentration, ['gate', 'trait', 'tag']), cases: concentration.failing },
        }),
        ...(0,omit_undefined .fd)({ broken_stages: stages }),
        facts: findingFacts,
        warnings: [
            ...writeWarnings(pair, differences, input.confirmations?.stopped ?? null),
            ...describeShortReplies({ baseline: baseline?.trials ?? null, candidate: trials, k: run.settings.primary_k }),
            ...findConditionWarnings(pair, followed.flips),
            ...warnOfResults(run, { left_out: leftOut, metrics: explored.metrics }),
        ],
        verdict,
    };
}
function decideOpened(pair, input, opened) {
    const isOnTheseCases = pair.inference === 'these-cases';
    const questions = isOnTheseCases ? decidePairGates(ofQuestions(pair)).map(({ result }) => result) : [];
    const judged = isOnTheseCases ? (opened ?? (0,rounds_of_run .d)([pair])[0] ?? null) : null;
    const gated = decidePairGates(pair, judged?.judgedOf).map((decided, at) => besideQuestions(decided, questions[at]));
    return {
        gates: gated.map((decided) => nameUnscored(decided, pair)),
        stated: toGateStates(gated, pair.checked),
        followed: followCases(pair, input, gated),
        asked: countAsked(pair, judged),
    };
}
function nameUnscored({ result, evidence }, { baseline, candidate, pairing }) {
    const { cause, metric } = result;
    if (cause.kind !== 'too-few-scored')
        return result;
    const { slice } = evidence.checked;
    const [arm, cases] = cause.arm === 'baseline' ? [baseline, pairing.baseline ?? []] : [candidate, pairing.candidate];
    const ids = new Set(cases.flatMap((one) => (slice === null || (0,selection ._w)(one, slice) ? one.id : [])));
    const trials = (arm?.trials ?? []).filter((trial) => ids.has(trial.case));
    const reasons = trials.flatMap(({ unscored }) => unscored[metric.id] ?? []);
    const [most] = [...(0,group_by .Tr)(reasons)].sort(([, one], [, other]) => other - one);
    if (most === undefined)
        return result;
    const reason = (0,remove_invisible .GX)(most[0]).slice(0, MAX_REASON);
    return { ...result, cause: { ...cause, most_frequent: { reason, trials: most[1], unscored: reasons.length } } };
}
const LIKE_THESE = gate_result .g_.omit({ infinite: true }).keyof().options;
function besideQuestions({ evidence, result }, other) {
    if (result.these_cases === undefined || other === undefined)
        return { evidence, result };
    return { evidence, result: { ...result, like_these: (0,omit_undefined .Up)(other, LIKE_THESE) } };
}
function decidePairGates(pair, judgedOf) {
    const { facts, alpha, checked: gates, casesOf } = pair;
    const { deterministic } = pair.candidate.run.settings;
    return (0,decide_gates .r6)(gates, ({ metric, slice }) => casesOf(metric, slice), (checked, cases) => (0,gate_evidence .Yz)({ ...pair, checked, cases, exact: (0,exact_values .gr)(checked.metric, pair) }), { alpha, deterministic, model_change: facts.model_change }, judgedOf);
}
function ofQuestions(pair) {
    return pair.inference === 'these-cases' ? { ...pair, casesOf: pair.firstCasesOf } : pair;
}
function countAsked({ baseline, candidate }, judged) {
    const { run, trials } = candidate;
    const { plan, stopped, trials_per_case: complete } = run;
    const rounds = plan === undefined ? 1 : stopped !== undefined && !(0,comparability .Cb)(candidate) ? 0 : complete;
    const planned = plan === undefined ? null : (judged?.rounds ?? null);
    const askedOn = trials.filter(({ asked_on: isAskedOn }) => isAskedOn === true).length;
    const main = [...(0,run_run .Fm)((0,run_run .aO)(baseline?.trials ?? [])).values()].map((own) => own.length);
    return {
        rounds,
        cap: plan?.cap ?? 1,
        answers: trials.length,
        asked_on: askedOn,
        ...(planned !== null && { planned: (0,omit_undefined .Up)(planned, ['expected', 'most']) }),
        main: main.length === 0 ? null : { least: Math.min(...main), most: Math.max(...main) },
        refuted_by: judged?.facts?.refuted_by ?? null,
    };
}
function followCases(pair, { confirmations: reruns }, gated) {
    const { pairing, success, facts, inference } = pair;
    const { run, trials } = pair.candidate;
    const { zero_tolerance: scope, deterministic } = run.settings;
    const again = [
        ...trials.filter((one) => one.asked_on === true),
        ...(0,open_pair .eZ)(reruns?.trials ?? [], pairing.deleted),
    ];
    const confirmations = (0,metric_columns .Ae)(again)({ id: open_pair .qO });
    const canCompareSuccess = facts.no_baseline === null && !facts.redefined.has(open_pair .qO);
    const passes = canCompareSuccess ? (0,flips .vn)(pairing, success, confirmations) : [];
    const onAll = gated.find(({ result: { gate } }) => gate.metric === open_pair .qO && gate.where === null);
    const own = onAll?.result.these_cases;
    const inRounds = scope === 'all' && own?.how === 'rounds' ? own : null;
    const rule = inRounds
        ? { scope: 'critical', isDeterministic: false }
        : { scope, isDeterministic: deterministic };
    const failures = [...new Set([...(inRounds?.broke ?? []), ...(0,flips .eY)(passes, rule)])];
    const doubted = (0,judge_agreement .L)(failures, [...trials, ...(reruns?.trials ?? [])], pair.agreeing);
    const confirmed = failures.filter((id) => !doubted.includes(id));
    return {
        passes,
        flips: (0,flips .uX)(passes, new Set(confirmed)),
        zero_tolerance: confirmed,
        doubted,
        unscored: (0,flips .Nj)(passes, scope),
        reliability: (0,trial_noise .Fo)(pair, {
            can_compare_success: canCompareSuccess && inference === 'cases-like-these',
            evidence: gated.map(({ evidence }) => evidence),
        }),
    };
}
function shareUnmatched({ checked, casesOf, baseline, candidate: { run, trials } }) {
    const primary = (0,check_gates .D)(checked);
    const asksForIt = run.settings.success === 'all' || run.settings.success === 'retrieval';
    if (primary?.metric.id !== open_pair .qO || !asksForIt)
        return 0;
    const asking = new Set(casesOf({ id: RETRIEVED }, primary.slice).pairs.map((pair) => pair.case_id));
    const both = [...(baseline?.trials ?? []), ...trials].filter((trial) => asking.has(trial.case));
    const { matched } = (0,naming .dd)(both);
    const isMatched = matched.has('spans') || matched.has('sources');
    return isMatched ? 0 : asking.size / Math.max(1, casesOf(primary.metric, primary.slice).pairs.length);
}
function forecastPair({ checked, pairing, columnOf, candidate: { run }, alpha, inference }) {
    const columns = new Map(checked.map(({ metric }) => [metric.id, columnOf(metric).candidate]));
    return (0,forecast_gates .e)({
        gates: checked,
        cases: pairing.candidate,
        applies: (metric, { id }) => metric.measured_on !== undefined || (0,metric_columns .Lo)(columns.get(metric.id)?.get(id)),
        measured: (metric, some) => (0,forecast_noise .Xc)(columnOf(metric).candidate, some),
        trials: { baseline: run.trials_per_case, candidate: run.trials_per_case },
        deterministic: run.settings.deterministic,
        alpha,
        rounds: inference === 'these-cases' ? rounds_plan .JH : null,
    });
}
function gatherFacts(pair, { passes, flips }, { loss, alike }) {
    const { baseline, candidate, alpha, checked, casesOf } = pair;
    const own = checked.find(({ gate }) => gate.id === loss?.gate.id);
    const compared = own === undefined ? [] : casesOf(own.metric, own.slice).pairs.map((one) => one.case_id);
    const lost = loss && { gate: loss, compared };
    const { paired } = pair.pairing;
    const conduct = { baseline: baseline?.conduct ?? null, candidate: candidate.conduct ?? null };
    return {
        paired,
        passes,
        conduct,
        zero_recall: findZeroRecall(pair.pairing, pair.columnOf({ id: finding .Fc })),
        primary_k: candidate.run.settings.primary_k,
        parts: (0,list_cases .Z)(pair),
        concentration: findConcentration({ alpha, flips, paired, passes, conduct, lost }),
        alike,
    };
}
function findAlike({ baseline, candidate }, gates) {
    const [main, change] = [baseline?.replies, candidate.replies];
    const { run } = candidate;
    if (!main || !change || run.settings.deterministic || (0,run_run .PX)(run))
        return null;
    const isOpen = gates.some(({ gate: { severity }, metric, verdict, these_cases: own }) => {
        return severity === 'fail' && verdict === 'inconclusive' && own?.how === 'rounds' && (0,decide_fact .o)(metric);
    });
    return isOpen && main.differ.length + change.differ.length === 0 ? (0,omit_undefined .Up)(main, ['trials', 'cases']) : null;
}


  }),

  40041:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Wf: () => (  listUnasked),
    Z: () => (  listParts),
    Zq: () => (  referToRun),
    n9: () => (  computeRewrittenShare),
    qz: () => (  listCases)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79167);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35560);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43144);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
  var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73475);
  var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4657);






function listCases(pair, ruleSet) {
    const { pairing, success } = pair;
    const { run } = pair.candidate;
    const { edited, disabled, stale, quarantined, deleted, outside } = pairing;
    const failing = (ids) => ids.filter((id) => {
        const scores = success.candidate.get(id);
        return (0,_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__  .Lo)(scores) && (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__  .i2)(scores.values) < 0.5;
    });
    const isUnasked = ruleSet?.subset !== undefined && ruleSet.subset !== run.subset;
    return {
        shared: pairing.paired.length,
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Up)(pairing, ['edited', 'added', 'removed']),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .fd)({ disabled, renamed: findRenamed(pair) }),
        edited_failing: failing(edited),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .fd)({ stale, stale_failing: failing(stale) }),
        ...(run.first_look && { first_look: run.first_look }),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .fd)({ quarantined, deleted }),
        ...describeChange(pairing.change, run.settings.zero_tolerance),
        ...(run.subset !== null &&
            outside > 0 && { subset: { selection: run.subset, outside, ...(isUnasked && { unasked: true }) } }),
    };
}
function findRenamed({ pairing, baseline, candidate }) {
    const idsByQuestion = ({ cases = [] } = {}, ids) => {
        const listed = new Set(ids);
        return (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_5__  .$z)(
        cases.filter(({ id, query }) => listed.has(id) && query !== ''), ({ query }) => query.trim());
    };
    const added = idsByQuestion(candidate.run, pairing.added);
    const removed = idsByQuestion(baseline?.run, [...pairing.removed, ...(pairing.change?.removed ?? [])]);
    return [...removed].flatMap(([question, [old, ...others]]) => {
        const [now, ...more] = added.get(question) ?? [];
        return old && now && others.length + more.length === 0 ? [{ from: old.id, to: now.id }] : [];
    });
}
function describeChange(change, scope) {
    if (change === null || change.edited.length + change.removed.length + change.asked.length === 0)
        return {};
    const { cases, disabled, ...edits } = change;
    return { change: { cases: cases.length, ...edits, ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .fd)({ disabled }), unasked: listUnasked(change, scope) } };
}
function computeRewrittenShare(change) {
    if (change === null || change.is_accepted || change.cases.length === 0)
        return null;
    return (change.edited.length + change.removed.length) / change.cases.length;
}
function listUnasked(change, scope) {
    if (change === null || change.is_accepted)
        return [];
    const open = new Set([...change.edited, ...change.removed].filter((id) => !change.asked.includes(id)));
    return change.cases.filter((golden) => open.has(golden.id) && (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__  .Df)(golden, scope)).map(({ id }) => id);
}
function listParts(pair) {
    return pair.candidate.run.metrics
        .filter(({ id, per_run: figure }) => id.startsWith('success.') && figure === undefined)
        .flatMap((metric) => {
        const { baseline, candidate } = pair.columnOf(metric);
        const scored = pair.pairing.paired.flatMap(({ id }) => {
            const [before, now] = [baseline.get(id)?.values ?? [], candidate.get(id)?.values ?? []];
            return before.length === 0 || now.length === 0 ? [] : [{ id, before, now }];
        });
        const isLost = ({ before, now }) => before.every((value) => value === 1) && now.every((value) => value === 0);
        return scored.length === 0 ? [] : [{ id: metric.id, lost: scored.filter(isLost).map(({ id }) => id) }];
    });
}
const REFERRED = _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .WG.omit({ models: true }).keyof().options;
function referToRun(run) {
    const { models } = run.fingerprints;
    return { ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Up)(run, REFERRED), ...(models.length > 0 && { models }) };
}


  }),

  69883:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UU: () => (  describeOtherNames),
    c2: () => (  warnUndecided),
    dd: () => (  surveyNaming)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79167);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
  var _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22806);




const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage'];
const ratioOf = (metric) => (scores) => scores[metric] ?? null;
const retrieved = (noun, found) => ({
    found,
    none: `expected ${noun} was retrieved`,
    got: `got ${noun}s`,
    right: 'it finds the right ones',
    claim: `your target names ${noun}s in another way`,
    returned: 'it returned',
    mend: 'Report paths as the cases write them, relative to the repository.',
});
const called = (noun) => ({
    found: ratioOf(`${noun}s.coverage`),
    none: `required ${noun} was called`,
    got: `called ${noun}s`,
    right: 'it calls the right ones',
    claim: `your target names ${noun}s in another way`,
    returned: 'it called',
    mend: `Map its names in the suite: \`scoring: { aliases: { ${noun}s: … } }\`.`,
});
const KINDS = {
    spans: retrieved('span', (scores) => scores['retrieval.zero-recall'] === 0 ? 1 : (scores['retrieval.returned'] ?? 0) > 0 ? 0 : null),
    sources: retrieved('source', ratioOf('sources.recall')),
    hops: {
        found: ratioOf('hops.coverage'),
        none: 'required hop was stated',
        got: 'got an answer',
        right: 'its answers are right',
        claim: 'they state hops in other words',
        returned: 'it answered',
        mend: 'Add those words to `any_of` of the hop.',
    },
    tools: called('tool'),
    agents: called('agent'),
};
function surveyNaming(trials) {
    const matched = new Set();
    const missed = new Map();
    const undecided = new Map();
    const empty = new Set();
    for (const { case: id, scores, unscored } of trials) {
        for (const kind of _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .uf) {
            const found = KINDS[kind].found(scores);
            if (found === 0)
                missed.set(kind, (missed.get(kind) ?? new Set()).add(id));
            else if (found !== null)
                matched.add(kind);
        }
        if (scores['retrieval.zero-recall'] === 1 && scores['retrieval.returned'] === 0)
            empty.add(id);
        for (const metric of TELLING) {
            const example = undecided.has(id) ? null : (0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .W7)(unscored[metric] ?? '');
            if (example !== null)
                undecided.set(id, example);
        }
    }
    const example = findCommonest(undecided);
    return {
        matched,
        missed,
        empty,
        undecided: example === null ? null : { cases: [...undecided.keys()], example },
    };
}
function findCommonest(byCase) {
    const inOrder = [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    const groups = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_1__  .$z)(inOrder, ({ mend }) => mend).values()].sort((a, b) => b.length - a.length);
    return groups[0]?.[0] ?? null;
}
function warnUndecided({ undecided }, input) {
    const { cases: all, mayShow } = input;
    if (undecided === null)
        return null;
    const { expected, returned, mend } = undecided.example;
    const open = new Set(undecided.cases);
    const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length;
    const watched = critical === 0 ? '' : ` (${critical} of them critical)`;
    const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : '';
    return `In ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .BU)(open.size, all.length, 'case')}${watched} Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0${shown}. ${mend === _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .ri ? (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .yV)(mend) : `Let the target ${mend}`}.`;
}
function describeOtherNames(kind, cases, example) {
    const { none: what, got, right, claim, returned, mend } = KINDS[kind];
    const none = `Not one ${what} in ${cases === 1 ? 'the only case' : `any of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(cases, 'case')}`} that ${got}`;
    if (example === null)
        return `${none}. If ${right}, ${claim}. ${mend}`;
    const sides = `expected \`${(0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .z1)(example.expected)}\`, ${returned} \`${(0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .z1)(example.returned)}\``;
    return example.isSame ? `${none}: ${claim}: ${sides}. ${mend}` : `${none}. If ${right}, ${claim}: ${sides}. ${mend}`;
}


  }),

  45782:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F2: () => (  causeOfChange),
    T7: () => (  sizeOfChange),
    kR: () => (  decideByTest),
    lO: () => (  findCause),
    q7: () => (  decideGate)
  });
  var _test_gate_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82710);
  var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89073);
  var _test_per_run_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47630);
  var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60427);
  var _test_paired_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18487);





function decideGate(measured, level) {
    const { test } = measured;
    const { evidence } = measured.checked.gate;
    if (test.kind === 'invalid')
        return { verdict: 'invalid', suspect: false, failed: false };
    if (measured.broken_bound !== null)
        return { verdict: 'breached', suspect: false, failed: true };
    if (test.kind === 'bounds-only')
        return { verdict: 'within-bounds', suspect: false, failed: false };
    if (test.kind === 'not-comparable')
        return { verdict: 'not-comparable', suspect: false, failed: false };
    if (test.kind === 'exact')
        return decideExact(evidence, test);
    const { outcome } = test;
    const isNonInferior = () => outcome.bounds_hold() && !outcome.total_contradicts && !measured.missing_unevenly;
    const verdict = decideByTest(measured, level) ?? (isNonInferior() ? 'no-regression' : 'inconclusive');
    const isUnchanged = outcome.all_equal && !measured.missing_unevenly;
    const failed = {
        significant: () => verdict === 'regressed',
        threshold: () => verdict === 'breached',
        'non-inferior': () => !isNonInferior() && !(level.deterministic && isUnchanged),
    };
    const suspect = verdict === 'inconclusive' && outcome.reaches_margin && !outcome.information_only;
    return { verdict, suspect, failed: failed[evidence]() };
}
function decideExact(evidence, { delta, reaches_margin: reaches }) {
    if (reaches)
        return { verdict: evidence === 'threshold' ? 'breached' : 'regressed', suspect: false, failed: true };
    const verdict = delta === 0 ? 'unchanged' : delta > 0 ? 'improved' : 'no-regression';
    return { verdict, suspect: false, failed: false };
}
function decideByTest({ checked, test, missing_unevenly: missingUnevenly }, { alpha, p_adjusted: p }) {
    if (test.kind !== 'tested')
        return null;
    const { outcome } = test;
    const matched = outcome.matched_trials();
    const isThreshold = checked.gate.evidence === 'threshold';
    const isSignificant = p !== null && p < alpha;
    const isMatched = matched === null || (matched.delta > 0 && matched.p < alpha);
    if (isThreshold && outcome.reaches_margin)
        return 'breached';
    if (outcome.information_only && !outcome.all_equal)
        return 'inconclusive';
    if (outcome.all_equal && !missingUnevenly)
        return 'unchanged';
    if (!isThreshold && isSignificant && outcome.reaches_margin)
        return 'regressed';
    const canImprove = !missingUnevenly && !outcome.total_contradicts && isMatched;
    return isSignificant && outcome.delta > 0 && canImprove ? 'improved' : null;
}
function findCause(evidence, decision, details) {
    const { test, broken_bound: broken } = evidence;
    if (test.kind === 'invalid')
        return test.cause;
    if (broken !== null) {
        const { kind: side, limit, value } = broken;
        return { kind: 'outside-bound', side, value: value === Infinity ? null : value, limit };
    }
    if (test.kind === 'bounds-only')
        return { kind: 'within-bounds' };
    if (test.kind === 'not-comparable')
        return test.cause;
    if (test.kind === 'exact') {
        const { delta, margin, reaches_margin: reaches, basis } = test;
        return { kind: 'exact-change', change: delta, margin, within: !reaches, ...basis };
    }
    return findTestedCause(evidence, test, decision, details);
}
function findTestedCause(evidence, test, decision, details) {
    const { input, outcome } = test;
    const { p_adjusted: p, alpha, figures } = details;
    const { series, row } = outcome;
    const margin = series.relative === null ? { kind: 'absolute', value: series.size } : { kind: 'relative', value: series.relative };
    const own = causeOfChange(decision.verdict, {
        p: p ?? 1,
        alpha,
        margin,
        is_log: row === 'log-ratio',
        size: sizeOfChange(input.metric, row, outcome.delta),
        is_slight: (p ?? 1) < alpha && outcome.delta < (decision.verdict === 'improved' ? series.size - series.noise : 0),
    });
    if (own !== null)
        return own;
    if (decision.verdict === 'unchanged')
        return { kind: 'unchanged', cases: input.pairs.length, rules_out: possible(input, figures, 'can_rule_out') };
    return findOpen(evidence, test, details);
}
function causeOfChange(verdict, change) {
    const { size, margin, is_slight: isSlight, is_log: typical, p, alpha } = change;
    switch (verdict) {
        case 'breached':
            return { kind: 'beyond-threshold', loss: size, margin };
        case 'regressed':
            return { kind: 'beyond-margin', loss: size, margin, p, alpha };
        case 'improved':
            return { kind: 'better', gain: size, slightly: isSlight, p, alpha };
        case 'no-regression':
            return isSlight ? { kind: 'slightly-worse', typical } : { kind: 'inside-margin', margin, typical };
        case 'unchanged':
        case 'inconclusive':
        case 'invalid':
        case 'not-comparable':
        case 'within-bounds':
            return null;
    }
}
function findOpen({ checked, missing_unevenly: missingUnevenly, cases }, { input, outcome }, { p_adjusted: p, alpha, figures }) {
    const { cluster_count: clusters } = input;
    const isProven = p !== null && p < alpha;
    const worse = isProven && outcome.delta < 0 ? checked.margin : null;
    if (outcome.information_only)
        return (0,_test_per_run_row_js__WEBPACK_IMPORTED_MODULE_1__  .km)(input);
    if (missingUnevenly)
        return (0,_test_gate_evidence_js__WEBPACK_IMPORTED_MODULE_0__  .SA)(cases);
    const single = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_4__  .kc)(input);
    if (single !== null)
        return single;
    if (outcome.total_contradicts && outcome.ratio_of_means !== null)
        return { kind: 'total-contradicts', worse, change: outcome.ratio_of_means - 1 };
    if (outcome.matched_trials() !== null && isProven && outcome.delta > 0)
        return { kind: 'unequal-trials' };
    if (outcome.row === 'per-run')
        return { kind: 'change-only', worse };
    if (clusters !== null && clusters < _test_paired_rows_js__WEBPACK_IMPORTED_MODULE_3__  .bn && hasBoundsAbove(outcome))
        return { kind: 'few-clusters', worse, clusters, needed: _test_paired_rows_js__WEBPACK_IMPORTED_MODULE_3__  .bn };
    return {
        kind: 'limits',
        worse,
        flags: possible(input, figures, 'can_flag'),
        rules_out: possible(input, figures, 'can_rule_out'),
    };
}
function hasBoundsAbove({ bounds }) {
    return bounds().length > 0 && bounds().every((bound) => bound.above_margin);
}
function possible(input, figures, which) {
    const { [which]: value, figures_unit: kind } = figures;
    const { baseline } = (0,_test_per_run_row_js__WEBPACK_IMPORTED_MODULE_1__  .$b)(input);
    return value === null || !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__  .Pm)(input.metric, { kind, value }, baseline) ? null : { kind, value };
}
function sizeOfChange(metric, row, delta) {
    return row === 'log-ratio'
        ? { kind: 'relative', value: Math.expm1((0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_4__  .MX)(metric) * delta) }
        : { kind: 'absolute', value: Math.abs(delta) };
}


  }),

  51590:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  tN: () => (  adjustByFamily),
  r6: () => (  decideGates)
});


var omit_undefined = __webpack_require__(35560);
var open_pair = __webpack_require__(24870);
var gate_cases = __webpack_require__(15610);
var adjust_families = __webpack_require__(87431);
var gate_evidence = __webpack_require__(82710);
var decide_gate = __webpack_require__(45782);
var gate_power = __webpack_require__(35179);
;// CONCATENATED MODULE: ./build/compare/gate/judge-these-cases.js


function judgeTheseCases(row, judged, checked, alpha) {
    return judged.kind === 'fact' ? judgeFact(judged, checked) : judgeRounds(row, judged, checked, alpha);
}
function judgeFact({ verdict: word, delta, changed, missing }, { gate: { evidence }, margin }) {
    if (margin === null)
        return null;
    const isLost = word === 'regressed';
    const isOpen = !isLost && missing !== null;
    const verdict = isOpen ? 'inconclusive' : isLost && evidence === 'threshold' ? 'breached' : word;
    return {
        decision: { verdict, suspect: false, failed: isLost || (isOpen && evidence === 'non-inferior') },
        cause: isOpen
            ? { kind: 'trials-missing', ...missing }
            : { kind: 'fact', change: delta, changed: changed.length, margin, within: !isLost },
        figures: gate_power .KQ,
        measured: {
            row: 'fact',
            delta,
            interval: null,
            p: null,
            p_adjusted: null,
            these_cases: { how: 'fact', round: 0, worse: false, broke: [], copies: false, hopeless: false },
        },
    };
}
function judgeRounds(row, { outcome, hopeless, cases_to_settle, missing }, { gate: { evidence }, metric, margin }, alpha) {
    const { figures, verdict, suspect, p_adjusted, slightly_worse: isSlightlyWorse } = outcome;
    if (figures === null || margin === null)
        return null;
    const { delta, lower, upper, p, broke, has_copies: copies } = figures;
    const isLog = row === 'log-ratio';
    const isWorse = outcome.because === 'worse';
    const mayExceed = isWorse && delta < 0 && !figures.rules_out_margin;
    const range = { row: isLog ? row : 'rounds', low: lower, high: upper };
    const change = (0,decide_gate .F2)(verdict, {
        p: p_adjusted ?? 1,
        alpha,
        margin,
        is_log: isLog,
        size: (0,decide_gate .T7)(metric, row, delta),
        is_slight: verdict === 'improved' ? delta < figures.margin - figures.noise : isSlightlyWorse,
    });
    const open = missing !== null && !mayExceed && broke.length === 0
        ? { kind: 'trials-missing', ...missing }
        : { kind: 'range', worse: mayExceed ? margin : null, range, broke: broke.length, copies };
    const failed = {
        significant: verdict === 'regressed',
        threshold: verdict === 'breached',
        'non-inferior': verdict !== 'no-regression' && verdict !== 'improved',
    };
    const ruledOut = Math.abs((0,decide_gate .T7)(metric, row, Math.min(0, lower)).value);
    return {
        decision: { verdict, suspect, failed: failed[evidence] },
        cause: change ?? open,
        figures: { ...gate_power .KQ, can_rule_out: ruledOut, figures_unit: isLog ? 'relative' : 'absolute', cases_to_settle },
        measured: {
            row: range.row,
            baseline: figures.means.main,
            candidate: figures.means.change,
            ratio_of_means: figures.ratio_of_means,
            delta,
            interval: { low: lower, high: upper, method: 'rounds' },
            p,
            p_adjusted,
            these_cases: { how: 'rounds', round: outcome.round, worse: isWorse, broke: [...broke], copies, hopeless },
        },
    };
}

var format_number = __webpack_require__(77377);
var describe_reason = __webpack_require__(11330);
var model_metric = __webpack_require__(16080);
var relative_change = __webpack_require__(22837);
var mcnemar = __webpack_require__(90875);
var paired_rows = __webpack_require__(18487);
var per_run_row = __webpack_require__(47630);
;// CONCATENATED MODULE: ./build/compare/gate/decide-gates.js















const OUTSIDE_FAMILY = { p: null, family_size: 1, others: [] };
function decideGates(gates, casesOf, measure, settings, judgedOf = () => null) {
    let evidence = gates.map((gate) => {
        let cases = gate_cases .g6;
        return (0,gate_evidence .UQ)(() => measure(gate, (cases = casesOf(gate))), (cause) => (0,gate_evidence .TZ)(gate, cases, cause));
    });
    for (;;) {
        const adjusted = adjustByFamily(evidence, judgedOf);
        const decided = evidence.map((gate, index) => {
            const own = adjusted[index] ?? OUTSIDE_FAMILY;
            const write = () => ({
                evidence: gate,
                result: makeGateResult(gate, own, settings, judgedOf(gate.checked.gate.id)),
            });
            if (gate.test.kind === 'invalid')
                return write();
            return (0,gate_evidence .UQ)(write, (cause) => ({ evidence: (0,gate_evidence .TZ)(gate.checked, gate.cases, cause), result: null }));
        });
        const whole = decided.flatMap(({ evidence: gate, result }) => (result === null ? [] : [{ evidence: gate, result }]));
        if (whole.length === decided.length)
            return whole;
        evidence = decided.map(({ evidence: gate }) => gate);
    }
}
function adjustByFamily(gates, judgedOf = () => null) {
    return (0,adjust_families .M)(gates.map(({ test, checked: { gate } }) => {
        if (test.kind !== 'tested')
            return { gate, p: null };
        const judged = judgedOf(gate.id);
        if (judged === null)
            return { gate, p: test.outcome.p };
        return { gate, p: judged.kind === 'fact' ? null : (judged.outcome.figures?.p ?? null) };
    }));
}
function makeGateResult(evidence, adjusted, settings, judged = null) {
    const { checked, test, cases, broken_bound: broken } = evidence;
    const { alpha } = settings;
    const tested = test.kind === 'tested' ? test : null;
    const own = tested !== null && judged !== null ? judgeTheseCases(tested.outcome.row, judged, checked, alpha) : null;
    const isOwn = own !== null && broken === null;
    const level = { ...settings, p_adjusted: adjusted.p };
    const decision = isOwn ? own.decision : (0,decide_gate .q7)(evidence, level);
    const byRow = own === null ? tested : null;
    const outcome = byRow?.outcome;
    const rowFigures = () => tested && (0,gate_power .YX)(tested.input, tested.outcome, adjusted.family_size);
    const figures = own?.figures ?? rowFigures() ?? gate_power .KQ;
    const isYesNo = checked.metric.kind === 'binary';
    const exact = test.kind === 'exact' ? test : null;
    const marks = listMarks(evidence, settings);
    const flips = isYesNo && tested !== null ? (0,paired_rows .e8)(tested.input.differences) : null;
    return {
        gate: checked.gate,
        metric: checked.metric,
        ...decision,
        cause: isOwn ? own.cause : (0,decide_gate .lO)(evidence, decision, { ...level, figures }),
        n: exact === null ? cases.pairs.length : exact.n,
        row: exact === null ? (outcome?.row ?? null) : 'exact',
        clusters: byRow?.input.cluster_count ?? null,
        ...armValues(evidence),
        candidate_value: evidence.candidate_value === Infinity ? null : evidence.candidate_value,
        delta: exact?.delta ?? outcome?.delta ?? null,
        interval: outcome?.interval() ?? null,
        p: outcome?.p ?? null,
        p_adjusted: adjusted.p,
        df: outcome?.df ?? null,
        bounds: outcome?.bounds() ?? [],
        ratio_of_means: outcome?.ratio_of_means ?? null,
        ...own?.measured,
        scored_share: cases.scored_share,
        missing_unevenly: evidence.missing_unevenly,
        borderline: own === null ? outcome !== undefined && isBorderline(outcome, alpha) : (0,relative_change .Tf)(own.measured, alpha),
        ...(broken !== null && isYesNo && { broken_by: (0,gate_evidence .DH)(broken, cases.scored) }),
        ...(0,omit_undefined .Up)({ worse_cases: nameWorseCases(evidence, decision.verdict) }, ['worse_cases']),
        newly_failing: flips?.worse ?? null,
        newly_passing: flips?.better ?? null,
        ...(outcome?.row === 'mcnemar' &&
            outcome.p !== null && { least_flips: (0,mcnemar .p4)({ alpha, others: adjusted.others }) }),
        ...figures,
        checks: outcome?.checks() ?? {},
        warnings: (0,omit_undefined .Eb)(...(byRow === null ? [] : warningsOf(byRow)), ...marks, (tested !== null || test.kind === 'bounds-only') && (0,gate_evidence .tb)(cases)),
        ...(marks.length === 0 ? {} : { marks }),
        ...(checked.agreement && { agreement: checked.agreement }),
    };
}
function nameWorseCases({ checked: { metric, margin }, test }, verdict) {
    if (test.kind !== 'tested' || metric.id === open_pair .qO || metric.per_run !== undefined || !(0,model_metric .qd)(metric))
        return undefined;
    const isLost = verdict === 'regressed' || (verdict === 'breached' && test.outcome.delta < 0);
    if (!isLost && verdict !== 'inconclusive')
        return undefined;
    return (0,gate_evidence .xx)(test.input, margin) ?? undefined;
}
function armValues(input) {
    const { checked, cases, test, candidate_value: value } = input;
    if (test.kind === 'exact')
        return { baseline: test.baseline, candidate: test.candidate };
    const values = (0,per_run_row .$b)({ metric: checked.metric, pairs: cases.pairs });
    return value === Infinity && values.infinite === undefined ? { ...values, infinite: ['candidate'] } : values;
}
function isBorderline({ row, p, interval }, alpha) {
    const ends = row === 'mcnemar' ? interval() : null;
    return p !== null && ends !== null && p < alpha !== (ends.low > 0 || ends.high < 0);
}
function warningsOf({ input, outcome }) {
    const { cluster_count: clusters } = input;
    const hasUnequalTrials = outcome.matched_trials() !== null;
    const isLeaning = clusters !== null && clusters < paired_rows .tQ;
    return (0,omit_undefined .Eb)(isLeaning && `only ${(0,format_number .pq)(clusters, 'cluster')} (fewer than ${paired_rows .tQ}): the test leans on its assumptions`, hasUnequalTrials && 'the arms have different numbers of trials: improved also had to hold on equal numbers of them');
}
const MODEL_MARKS = {
    provider: "the provider's model changed",
    unnamed: 'another model answered',
    configured: false,
    none: false,
};
function listMarks({ cases, checked: { metric, agreement }, test: { kind } }, { model_change: how }) {
    const isShareOrCount = (0,model_metric .mq)(metric.unit) || metric.unit === 'count';
    const write = (kappa) => (0,format_number .ZV)(kappa, { decimals: 2, bare: true });
    return (0,omit_undefined .Eb)(kind === 'exact' && describe_reason .qY, kind === 'tested' && isShareOrCount && MODEL_MARKS[how], kind === 'tested' && cases.left_out > 0 && (0,describe_reason .tC)(cases.left_out), agreement?.needed !== undefined &&
        `whether its judge agrees with people is unknown: ${(0,format_number .pq)(agreement.n, 'label')}, ${agreement.needed} needed`, agreement?.least !== undefined &&
        `only warns: its judge agrees with people at κ ${write(agreement.kappa)}, below the required ${write(agreement.least)} (${(0,format_number .pq)(agreement.n, 'answer')})`);
}


  }),

  77706:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fo: () => (  measureReliability),
    Z3: () => (  readDeal),
    c6: () => (  dealTrials),
    kO: () => (  poolTrials),
    sZ: () => (  findFlakyCases),
    yk: () => (  divideByMean)
  });
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
  var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73475);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79167);
  var _stats_random_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52681);
  var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90875);
  var _pair_flips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34045);






const MOSTLY_TRIALS = 0.5;
function splitVariance({ checked, test }) {
    if (test.kind !== 'tested')
        return null;
    const { se, row } = test.outcome;
    const { pairs } = test.input;
    if (se === null || se === 0)
        return null;
    const isRelative = row === 'log-ratio';
    const baseline = armNoise(pairs, 'baseline', isRelative);
    const candidate = armNoise(pairs, 'candidate', isRelative);
    if (baseline === null || candidate === null)
        return null;
    const n = pairs.length;
    const noise = (more) => baseline.noise(more) + candidate.noise(more);
    const between = n * se ** 2 - noise(0);
    const share = Math.min(1, noise(0) / (n * se ** 2));
    const scaled = (left) => se * Math.sqrt(1 - share + share * left);
    const more = Math.max(...pairs.map((pair) => pair.candidate.values.length));
    return {
        gate: checked.gate.id,
        n,
        unit: isRelative ? 'relative' : 'absolute',
        trial_variance: { baseline: baseline.variance, candidate: candidate.variance },
        case_variance: Math.max(0, between),
        clipped: between < 0,
        standard_error: se,
        trial_share: share,
        with_more_trials: { trials: more, standard_error: scaled(share === 0 ? 1 : noise(more) / noise(0)) },
        with_twice_the_cases: se / Math.SQRT2,
        with_endless_trials: scaled(0),
        advice: share >= MOSTLY_TRIALS ? 'more-trials' : 'more-cases',
    };
}
function armNoise(pairs, arm, isRelative) {
    const groups = pairs.map((pair) => pair[arm].values);
    const repeated = groups.filter(({ length }) => length > 1).length;
    const within = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__  .rL)(isRelative ? groups.map(divideByMean) : groups);
    if (within === null || 2 * repeated < groups.length)
        return null;
    const { variance } = within;
    return { variance, noise: (more) => variance * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__  .i2)(groups.map(({ length }) => 1 / (length + more))) };
}
function divideByMean(values) {
    const centre = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__  .i2)(values);
    return values.map((value) => value / centre);
}
function findFlakyCases(ids, columns) {
    return ids
        .map((id) => {
        const [baseline, candidate] = [(0,_pair_flips_js__WEBPACK_IMPORTED_MODULE_2__  .Nq)(id, columns.baseline), (0,_pair_flips_js__WEBPACK_IMPORTED_MODULE_2__  .Nq)(id, columns.candidate)];
        const known = (passes) => (passes.trials === 0 ? null : passes);
        return { case_id: id, baseline: known(baseline), candidate: known(candidate) };
    })
        .filter((entry) => instabilityOf(entry) > 0)
        .sort((a, b) => instabilityOf(b) - instabilityOf(a) || (a.case_id < b.case_id ? -1 : 1));
}
function instabilityOf({ baseline, candidate }) {
    const spread = (passes) => passes === null ? 0 : (passes.passed * (passes.trials - passes.passed)) / passes.trials ** 2;
    return Math.max(spread(baseline), spread(candidate));
}
function poolTrials(first, second) {
    const inOrder = [first, second].flatMap((run) => run.toSorted((a, b) => a.trial - b.trial));
    return [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__  .$z)(inOrder, (trial) => trial.case)].sort(([a], [b]) => (a < b ? -1 : 1));
}
function dealTrials(pool, random) {
    return pool.map(([id, own]) => [id, (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_5__  .A)(own, random)]);
}
function readDeal(dealt, { baseline, candidate }) {
    const armOf = (from, to) => (0,_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .Ej)(dealt.flatMap(([, own]) => own.slice(from, to).map((one, trial) => ({ ...one, trial }))));
    const [before, after] = [armOf(0, baseline), armOf(baseline, baseline + candidate)];
    return (metric) => ({ baseline: before(metric), candidate: after(metric) });
}
function measureReliability({ pairing, success, baseline, candidate }, input) {
    const trials = { baseline: baseline?.run.trials_per_case ?? null, candidate: candidate.run.trials_per_case };
    if (trials.candidate < 2 && (trials.baseline ?? 1) < 2)
        return null;
    const ids = new Set([
        ...[...(pairing.baseline ?? []), ...pairing.candidate].map(({ id }) => id),
        ...pairing.quarantined,
    ]);
    const isScored = [...ids].some((id) => (0,_pair_flips_js__WEBPACK_IMPORTED_MODULE_2__  .Nq)(id, success.baseline, success.candidate).trials > 0);
    return {
        flaky: findFlakyCases([...ids], success),
        ...(!isScored && { unscored: true }),
        majority: isScored && input.can_compare_success ? testMajority((0,_pair_flips_js__WEBPACK_IMPORTED_MODULE_2__  .vn)(pairing, success)) : null,
        noise: input.evidence.map(splitVariance).filter((noise) => noise !== null),
        not_separated: whyNotSeparated(trials),
    };
}
function whyNotSeparated({ baseline, candidate }) {
    if (baseline === null)
        return null;
    const short = baseline < 2 ? 'the baseline' : candidate < 2 ? 'the candidate' : null;
    return (short &&
        `${short} has one trial per case, so the noise of its trials cannot be separated from real differences between cases`);
}
function testMajority(passes) {
    const measured = passes.filter(({ baseline, candidate }) => baseline.trials > 0 && candidate.trials > 0);
    const isTied = (entry) => margin(entry.baseline) === 0 || margin(entry.candidate) === 0;
    const decided = measured.filter((entry) => !isTied(entry));
    const newlyFailing = decided.filter((entry) => margin(entry.baseline) > 0 && margin(entry.candidate) < 0).length;
    const newlyPassing = decided.filter((entry) => margin(entry.baseline) < 0 && margin(entry.candidate) > 0).length;
    return {
        n: decided.length,
        newly_failing: newlyFailing,
        newly_passing: newlyPassing,
        p: (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__  .op)({ worse: newlyFailing, better: newlyPassing }).midP,
        ties: measured.filter(isTied).map(({ case_id: caseId }) => caseId),
    };
}
const margin = ({ passed, trials }) => 2 * passed - trials;


  }),

  34045:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nj: () => (  findUnscored),
    Nq: () => (  countCasePasses),
    eY: () => (  findConfirmedFailures),
    qe: () => (  planConfirmations),
    uX: () => (  findFlips),
    vn: () => (  countPasses)
  });
  var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86550);
  var _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73475);
  var _pair_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61637);
  var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95577);
  var _comparability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77639);
  var _open_pair_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24870);






function countPasses({ paired }, { baseline, candidate }, confirmations = _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .kr) {
    return paired.map(({ id, critical }) => ({
        case_id: id,
        critical,
        baseline: countCasePasses(id, baseline),
        candidate: countCasePasses(id, candidate, confirmations),
    }));
}
function countCasePasses(caseId, ...columns) {
    const values = columns.flatMap((column) => column.get(caseId)?.values ?? []);
    return { passed: values.filter((value) => value === 1).length, trials: values.length };
}
const KINDS = ['newly-failing', 'newly-passing', 'flaky'];
function findFlips(passes, confirmed) {
    const flips = passes.flatMap((entry) => {
        const kind = kindOf(entry.baseline, entry.candidate);
        return kind === null ? [] : [{ ...entry, kind, confirmed: confirmed.has(entry.case_id) }];
    });
    const rank = (flip) => 2 * KINDS.indexOf(flip.kind) + (flip.critical ? 0 : 1);
    return flips.sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b) || (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__  .y)(a.case_id, b.case_id));
}
function kindOf(baseline, candidate) {
    if (baseline.trials === 0 || candidate.trials === 0)
        return null;
    if (baseline.passed * candidate.trials === candidate.passed * baseline.trials)
        return null;
    if (baseline.passed === baseline.trials && candidate.passed === 0)
        return 'newly-failing';
    return baseline.passed === 0 && candidate.passed === candidate.trials ? 'newly-passing' : 'flaky';
}
function findConfirmedFailures(passes, { scope, isDeterministic }) {
    const needed = isDeterministic ? 1 : _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__  .t3;
    return findNewlyFailing(passes, scope)
        .filter(({ candidate }) => candidate.trials >= needed)
        .map(({ case_id: caseId }) => caseId);
}
function findUnconfirmed(passes, { scope, isDeterministic }) {
    if (isDeterministic)
        return [];
    return findNewlyFailing(passes, scope)
        .map(({ case_id, candidate }) => ({ case_id, trials: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__  .t3 - candidate.trials }))
        .filter(({ trials }) => trials > 0);
}
function findUnscored(passes, scope) {
    return findPassing(passes, scope)
        .filter(({ candidate }) => candidate.trials === 0)
        .map(({ case_id: caseId }) => caseId);
}
function findNewlyFailing(passes, scope) {
    return findPassing(passes, scope).filter(({ candidate }) => candidate.passed === 0 && candidate.trials > 0);
}
function findPassing(passes, scope) {
    if (scope === 'off')
        return [];
    return passes
        .filter(({ critical }) => scope === 'all' || critical)
        .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials);
}
function planConfirmations(input) {
    const [baseline, candidate] = [(0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .IU)(input.ruleSet, input.baseline), (0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .IU)(input.ruleSet, input.candidate)];
    if ((0,_comparability_js__WEBPACK_IMPORTED_MODULE_3__  .st)(baseline, candidate).redefined.has(_open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .qO))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = countPasses((0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_1__  .Q)(baseline, candidate, input.ruleSet), {
        baseline: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .Ae)(baseline.trials)({ id: _open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .qO }),
        candidate: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .Ae)(candidate.trials)({ id: _open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .qO }),
    });
    return findUnconfirmed(passes, { scope, isDeterministic });
}


  })

};
