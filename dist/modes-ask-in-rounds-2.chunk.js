export const id = 6640;
export const ids = [6640,895];
export const modules = {

  97637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  describeRuleChanges),
    W: () => (  describePriceChanges)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
  var _setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48371);





const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    inference: 'inference',
    deterministic: 'deterministic',
};
function describeRuleChanges(base, head, metrics) {
    const [before, after] = [byId(base.gates), byId(head.gates)];
    const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [old, now] = [before.get(id), after.get(id)];
        if (old !== undefined && now !== undefined)
            return compareGates(old, now, metrics);
        const only = old ?? now;
        return only === undefined || only.assumed === true ? [] : [`${id} ${now === undefined ? 'removed' : 'added'}`];
    });
    const settings = Object.keys(SETTINGS).flatMap((key) => base.settings[key] === head.settings[key]
        ? []
        : [`${SETTINGS[key]} ${String(base.settings[key] ?? 'default')} → ${String(head.settings[key] ?? 'default')}`]);
    const [old, now] = [base.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH, head.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH];
    const scoring = Object.keys({ ...old, ...now }).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(now[key]) ? [] : [`${key} changed`]);
    const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`);
    return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices];
}
function compareJudges(base, head) {
    if (base === null || head === null)
        return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`];
    const write = ({ options, prompts, limits: _limits, ...rest }) => ({
        ...options,
        ...rest,
        prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
    });
    return (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__  .m2)(write(base), write(head)).map(({ name, before, after }) => `judge ${name} ${before} → ${after}`);
}
function byId(gates) {
    return new Map(gates.map((gate) => [gate.id, gate]));
}
function compareGates(base, head, metrics) {
    const metric = metrics.find(({ id }) => id === base.metric);
    const write = (gate) => [
        [metric?.direction === 'lower' ? 'max_rise' : 'max_drop', writeMargin(gate.margin, metric)],
        ['min', gate.min === null ? 'none' : String(gate.min)],
        ['max', gate.max === null ? 'none' : String(gate.max)],
        ['severity', gate.severity],
        ['evidence', gate.evidence],
        ['primary', String(gate.primary)],
        ['where', gate.where ?? 'all cases'],
    ];
    const now = write(head);
    return write(base).flatMap(([key, old], at) => {
        const value = now[at]?.[1] ?? old;
        return value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent} %`;
    return metric !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mq)(metric.unit) ? `${percent} points` : String(margin.value);
}
function describePriceChanges(before, after) {
    const [old, now] = [before.mode ?? 'model', after.mode ?? 'model'];
    const mode = old === now ? [] : [`a token: by ${MODES[old]} → by ${MODES[now]}`];
    return [...mode, ...describeModels(before, after), ...describeTiers(before, after)];
}
const MODES = { model: 'model', tier: 'route tier' };
function describeModels(before, after) {
    const models = [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].sort();
    return models.flatMap((model) => {
        const [old, now] = [before.models[model], after.models[model]];
        if (now === undefined)
            return [`${model} removed`];
        if (old === undefined)
            return [`${model} added: ${listPrice(now)} per 1M`];
        const rates = RATES.filter((rate) => old[rate] !== now[rate]);
        return rates.length === 0
            ? []
            : [`${model} ${rates.map((rate) => `${rate} ${dollars(old[rate])} → ${dollars(now[rate])}`).join(', ')} per 1M`];
    });
}
function describeTiers({ route_tiers: before = {} }, { route_tiers: after = {} }) {
    const tiers = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return tiers.flatMap((tier) => {
        const [old, now] = [before[tier], after[tier]];
        if (old === now)
            return [];
        if (now === undefined)
            return [`route tier ${tier} removed`];
        return [
            `route tier ${tier} ${old === undefined ? `added: ${dollars(now)}` : `${dollars(old)} → ${dollars(now)}`} per 1M`,
        ];
    });
}
const RATES = ['input', 'output', 'cached'];
function listPrice(price) {
    return RATES.flatMap((rate) => (price[rate] === undefined ? [] : [`${rate} ${dollars(price[rate])}`])).join(', ');
}
function dollars(rate) {
    return rate === undefined ? 'not given' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .CE)(rate);
}


  }),

  48371:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GU: () => (  cutLetters),
    In: () => (  diffValues),
    US: () => (  buildSettingsTable),
    m2: () => (  listSettingChanges),
    rD: () => (  describeSettingChanges),
    vo: () => (  isDeclared)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
  var _model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22500);


const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
const COMMON_LENGTH = 12;
function listSettingChanges(before, after) {
    return diffValues(before, after).map(writeChange);
}
function describeSettingChanges(before, after) {
    return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`);
}
function writeChange({ path, before, after }) {
    const name = path.join('.');
    const isAlike = before !== undefined && after !== undefined && plain(before) === plain(after);
    const write = (value) => (0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .s)((isAlike ? _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if ((0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__  ._)(path) || old === now)
        return {
            name,
            before: before === undefined ? NOT_SET : '(hidden)',
            after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
        };
    return { name, before: cutFrom(old, now), after: cutFrom(now, old) };
}
function plain(value) {
    if (value === undefined)
        return NOT_SET;
    return typeof value === 'string' && value.trim() !== '' ? value : (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(value);
}
function cutFrom(text, other) {
    if (text.length <= VALUE_LENGTH)
        return text;
    let common = 0;
    while (common < other.length && text[common] === other[common])
        common++;
    const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0;
    return `${start > 0 ? '…' : ''}${cutLetters(text.slice(start), VALUE_LENGTH)}`;
}
function cutLetters(text, length) {
    const letters = [...text];
    return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}
const MOST_ROWS = 20;
const NAME_LENGTH = 80;
function buildSettingsTable(arms) {
    const [first, ...others] = arms;
    if (first === undefined || others.length === 0)
        return [];
    const changes = others.map(({ run }) => {
        const found = listSettingChanges(settingsOf(first.run), settingsOf(run));
        return new Map(found.map((change) => [change.name, change]));
    });
    const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort();
    if (names.length === 0)
        return [];
    const declared = arms.flatMap(({ run }) => run.settings.declared ?? []);
    const table = {
        id: 'settings-diff',
        title: 'Settings that differ between the arms',
        place: 'page',
        columns: [
            { title: 'setting', format: 'text' },
            ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            { title: 'declared', format: 'text' },
        ],
        rows: names.slice(0, MOST_ROWS).map((name) => {
            const own = changes.map((found) => found.get(name));
            return [
                name.slice(0, NAME_LENGTH),
                own.find((change) => change !== undefined)?.before ?? null,
                ...own.map((change) => change?.after ?? '='),
                markOf(name, declared),
            ];
        }),
        notes: [
            'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.',
            ...(names.length > MOST_ROWS ? [`… and ${names.length - MOST_ROWS} more.`] : []),
        ],
    };
    return [table];
}
function isDeclared(name, declared) {
    return declared.some((one) => name === one || name.startsWith(`${one}.`));
}
function markOf(name, declared) {
    const paths = declared.map((one) => `target.${one}`);
    return isDeclared(name, paths) ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' };
}
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }) {
    const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings;
    return {
        target,
        controlled,
        scoring: { k, primary_k, success, ...scoring },
        run: { seed, trials, subset, concurrency, timeout_seconds, retries },
        answered: { models: fingerprints.models, corpus: fingerprints.corpus },
        environment,
    };
}


  }),

  53276:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    askInRounds: () => (  askInRounds),
    planAnswers: () => (  planAnswers)
  });
  var _compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55684);
  var _compare_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24870);
  var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89807);
  var _compare_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10354);
  var _compare_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85632);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77377);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13211);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75695);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87375);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12141);
  var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96762);
  var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72734);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41345);
  var _evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75202);















const ASKED_ON_MS = 60_000;
const MOST_TIMES = 10;
const MOST_ASKED_ON = 10;
function askInRounds(facts) {
    return async (runs) => {
        const planned = await planRounds(facts, runs);
        if (planned === null)
            return null;
        for (const line of (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_5__  .j)(planned.answers, planned.cases))
            facts.log.info(line);
        return planned;
    };
}
function planAnswers(facts) {
    return async (runs) => (await planRounds({ ...facts, isJudgedLater: false }, runs))?.answers ?? null;
}
async function planRounds(facts, runs) {
    const { main, beside, cap, log } = facts;
    const places = [...runs.keys()].filter((place) => place !== beside);
    const [only] = places.flatMap((place) => runs[place] ?? []);
    if (only === undefined)
        return null;
    const mainRun = main === null ? null : await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__  .cI)(main);
    const baseRun = beside === null ? mainRun : (runs[beside] ?? null);
    const candidates = places.flatMap((place) => (runs[place] === undefined ? [] : [{ run: runs[place] }]));
    const ruleSet = (await facts.rules?.(only)) ?? (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_10__  .TN)(candidates, baseRun);
    const inference = (0,_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_11__  .h)('recorded', ruleSet?.rules.settings.inference ?? only.settings.inference);
    if (inference !== 'these-cases')
        return null;
    const scoring = (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_10__  .N7)(only, places.length === 1, { base: baseRun, ruleSet });
    const { settings, metrics } = scoring;
    const isUnjudged = facts.isJudgedLater === true && hasJudgedGate(only, ruleSet);
    const canLook = isUnjudged && facts.whole === undefined && ruleSet !== null;
    const judge = canLook ? ((await facts.openJudge?.(ruleSet, only)) ?? null) : null;
    const nameJudge = (run) => judge === null
        ? run
        : { ...run, judge: judge.facts, fingerprints: { ...run.fingerprints, judge: judge.fingerprint } };
    const score = async (folder, run, judgments) => {
        const judgmentsOf = (trial) => judgments?.get((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_8__  .wK)(trial.case, trial.trial))?.judgments ?? undefined;
        const scored = await (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_10__  .M)({ folder, run, metrics, expected: scoring.expected, log, judgmentsOf });
        return { ...scored, priced_by: scored.priced_by ?? settings.pricing };
    };
    const pairOf = (baseline, candidate) => ({ baseline, candidate, ...(ruleSet && { ruleSet }), failOn: 'regression', inference });
    const judgedBy = judge?.fingerprint ?? (isUnjudged ? mainRun?.fingerprints.judge : only.fingerprints.judge);
    const named = { ...only, fingerprints: { ...only.fingerprints, judge: judgedBy } };
    const whole = { ...named, cases: [...(facts.whole ?? only.cases)] };
    const scoreAll = async () => {
        if (main === null || mainRun === null)
            return asTriedOnce(baseRun ?? whole, ruleSet);
        const scoredNow = await (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_10__  .IH)({ folder: main, run: mainRun, settings, metrics, log });
        facts.onMain?.(scoredNow);
        return scoredNow.scored;
    };
    const scoredMain = await scoreAll();
    const planning = pairOf(scoredMain, { run: whole, trials: [], stale_cases: only.stale_cases });
    const plan = await readOrNull(() => (0,_compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__  .nY)(planning, cap));
    if (plan === null)
        return null;
    const ids = [...new Set(runs.flatMap(({ cases }) => cases.map(({ id }) => id)))];
    const others = ids.filter((id) => plan.classes[id] === undefined);
    const gates = (0,_compare_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_2__  .KW)((0,_compare_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_1__  .ZI)(planning));
    const wait = startWaiting(log, facts.clock ?? _io_clock_js__WEBPACK_IMPORTED_MODULE_4__  .ml);
    const isFact = only.settings.deterministic && ruleSet?.rules.settings.deterministic !== false;
    const blind = facts.whole !== undefined
        ? 'a shard cannot look at the others'
        : isUnjudged && judge === null
            ? 'the judge is asked when all are there'
            : (facts.asksAll ?? null);
    const last = facts.whole !== undefined && isFact ? Math.min(2, plan.cap) : plan.cap;
    const order = beside === null ? [] : [beside, ...places];
    const pairs = beside === null
        ? places.map((place) => [null, place])
        : order.flatMap((one, at) => order.slice(at + 1).map((other) => [one, other]));
    const lookAt = async ({ complete, arms, spending }) => {
        const read = async (place) => {
            const arm = arms[place];
            if (arm === undefined)
                return null;
            const run = nameJudge({ ...arm.run, trials_per_case: complete });
            const scored = await score(arm.folder, run, await judge?.judge(place, { folder: arm.folder, run, spending }));
            return { ...scored, trials: scored.trials.filter(({ round = 1 }) => round <= complete) };
        };
        const all = [];
        for (const place of runs.keys())
            all.push(await read(place));
        return (0,_compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__  .U9)(pairs.flatMap(([one, other]) => {
            const [base, candidate] = [one === null ? scoredMain : all[one], all[other]];
            return base && candidate ? [pairOf(base, candidate)] : [];
        }));
    };
    const next = async (state) => {
        const { complete } = state;
        if (complete === 0 || blind !== null) {
            if (complete === last)
                return null;
            return { round: complete + 1, cases: listRound(plan, complete === 0 ? others : []), open: [] };
        }
        const ask = await readOrNull(async () => lookAt(state));
        if (ask === null || ask.next === null)
            return null;
        const { round, open } = ask;
        const cases = listTries(ask, pairs, state);
        if (cases.length === 0)
            return null;
        return { round, cases, open, wait_ms: round === complete && !only.settings.deterministic ? wait(round, ask) : 0 };
    };
    const { expected, most, cases_to_settle: settling } = (0,_compare_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .Tc)(plan, gates, others.length);
    const failing = new Set(gates.flatMap(({ id, severity }) => (severity === 'fail' && !isFact ? [id] : [])));
    const hopeless = plan.gates.flatMap(({ id, hopeless: is }) => is === true && failing.has(id) ? [[id, settling.get(id) ?? null]] : []);
    const aRound = ids.flatMap((id) => plan.tries[(0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_7__  .Kl)(plan, id) ?? 'steady'] * (others.includes(id) ? 0 : 1));
    const all = aRound.reduce((sum, tries) => sum + tries, 0) * last + others.length;
    const answers = blind === null
        ? { cap: plan.cap, expected: isFact ? ids.length : expected, most }
        : { cap: last, expected: all, most: all };
    const hopes = { without_looks: blind, hopeless: Object.fromEntries(hopeless) };
    return { plan, next, answers: { ...answers, ...hopes }, cases: ids.length };
}
function asTriedOnce(run, ruleSet) {
    const { gates } = ruleSet?.rules ?? (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__  .M)(run);
    const scores = Object.fromEntries(gates.map(({ metric }) => [metric, 1]));
    const trials = run.cases.map(({ id }) => ({ case: id, trial: 0, scores, unscored: {} }));
    return { run, trials, stale_cases: run.stale_cases };
}
function hasJudgedGate(run, ruleSet) {
    const judged = new Set(run.metrics.flatMap(({ id, judged_by: by = [] }) => (by.length > 0 ? [id] : [])));
    const { gates } = ruleSet?.rules ?? (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__  .M)(run);
    return gates.some(({ metric, margin, where, ...gate }) => margin !== null && judged.has(metric) && (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_13__  .IQ)({ ...gate, is_slice: where !== null }));
}
async function readOrNull(read) {
    return Promise.resolve()
        .then(read)
        .catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_6__  .W8)(() => null));
}
function listRound({ classes, tries }, others) {
    const planned = Object.entries(classes).map(([id, kind]) => ({ case_id: id, tries: tries[kind], asked_on: false }));
    return [...planned, ...others.map((id) => ({ case_id: id, tries: 1, asked_on: false }))];
}
function listTries({ next, round }, pairs, { arms }) {
    return (next ?? []).flatMap(({ pair = 0, ...one }) => {
        if (!one.asked_on)
            return [one];
        const arm = pairs[pair]?.[1] ?? 0;
        const made = (arms[arm]?.trials ?? []).filter((trial) => trial.case === one.case_id && trial.asked_on === true);
        if (made.length >= MOST_ASKED_ON)
            return [];
        return [{ ...one, tries: made.filter((trial) => trial.round === round).length + 1, arm }];
    });
}
function startWaiting(log, clock) {
    const start = clock.monotonicMs();
    let of = { round: 0, ms: 0 };
    return (round, { next }) => {
        const most = Math.max(1, ...(next ?? []).map(({ tries }) => tries));
        if (of.round !== round) {
            const wholeMs = Math.min(ASKED_ON_MS, MOST_TIMES * (clock.monotonicMs() - start));
            of = { round, ms: Math.ceil(wholeMs / most) };
            const cases = new Set((next ?? []).map(({ case_id: id }) => id)).size;
            log.info(`Asking ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_14__  .pq)(cases, 'broken case')} again, up to ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_14__  .pq)(most, 'time')} over ${Math.ceil(wholeMs / 1000)} s.`);
        }
        return of.ms;
    };
}


  })

};
