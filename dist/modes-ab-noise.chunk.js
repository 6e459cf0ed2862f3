export const id = 155;
export const ids = [155];
export const modules = {

  90155:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  publishNoise: () => (  publishNoise),
  refuseInNoise: () => (  refuseInNoise),
  reportNoise: () => (  reportNoise)
});

var external_node_path_ = __webpack_require__(76760);
var format_possible = __webpack_require__(60427);
var result_noise = __webpack_require__(21108);
var rounding = __webpack_require__(47704);
var trial_noise = __webpack_require__(77706);
var omit_undefined = __webpack_require__(35560);
var rounds_plan = __webpack_require__(87375);
var newcombe_interval = __webpack_require__(29772);
var stats_random = __webpack_require__(52681);
var decide_gate = __webpack_require__(45782);
var decide_gates = __webpack_require__(51590);
var gate_cases = __webpack_require__(15610);
var gate_evidence = __webpack_require__(82710);
var open_rounds = __webpack_require__(10354);
var plan_rounds = __webpack_require__(85632);
var replay_rounds = __webpack_require__(66422);
var per_run_row = __webpack_require__(47630);
;// CONCATENATED MODULE: ./build/compare/noise/false-alarms.js













function countFalseAlarms(input) {
    const { pairing, pool, trials, splits, alpha, seed } = input;
    const isLeftOut = ({ metric }) => metric.per_run !== undefined && pairing.paired.length >= per_run_row .Cb;
    const withMargin = input.checked.filter(({ margin }) => margin !== null);
    const gates = withMargin.filter((checked) => !isLeftOut(checked));
    const random = (0,stats_random .I)(`${seed}/aa/${trials.baseline}/${trials.candidate}`);
    const counted = countSplits(gates.map(({ gate }) => gate), { splits, alpha }, () => {
        const columnsOf = (0,trial_noise .Z3)((0,trial_noise .c6)(pool, random), trials);
        const evidence = gates.map((checked) => {
            const { slice, metric } = checked;
            const cases = (0,gate_cases .ju)({ pairing, slice, columns: columnsOf(metric) });
            return (0,gate_evidence .Yz)({ checked, cases, facts: input.facts, alpha, seed });
        });
        const adjusted = (0,decide_gates .tN)(evidence);
        return evidence.map((gate, at) => alarmOf((0,decide_gate .kR)(gate, { p_adjusted: adjusted[at]?.p ?? null, alpha })));
    });
    return {
        method: pool.every(([, own]) => own.length <= 2) ? 'swap' : 're-split',
        trials,
        splits,
        ...(0,omit_undefined .Up)(counted, ['regressed', 'improved', 'gates']),
        left_out: withMargin.filter(isLeftOut).map(({ gate }) => gate.id),
    };
}
function countSplits(gates, { splits, alpha }, split) {
    const all = Array.from({ length: splits }, split);
    const countOf = (place, alarm) => all.filter((alarms) => alarms[place] === alarm).length;
    const failing = gates.flatMap(({ severity }, place) => (severity === 'fail' ? [place] : []));
    const rateOf = (alarm) => {
        const count = all.filter((alarms) => failing.some((place) => alarms[place] === alarm)).length;
        return { count, share: count / splits, ...(0,newcombe_interval .mI)({ successes: count, n: splits, alpha }) };
    };
    return {
        regressed: rateOf('regressed'),
        improved: rateOf('improved'),
        undecided: rateOf('undecided'),
        gates: gates.map(({ id: gate }, place) => {
            return { gate, regressed: countOf(place, 'regressed'), improved: countOf(place, 'improved') };
        }),
    };
}
function countAlarmsInRounds(input) {
    const { pair, design, splits } = input;
    const { alpha, seed } = pair;
    const gates = (0,open_rounds .KW)(pair);
    const random = (0,stats_random .I)(`${seed}/aa/rounds/${design.main}/${design.rounds}`);
    const counted = countSplits(gates, { splits, alpha }, () => {
        const drawn = drawRounds(gates, design, { alpha, random });
        const outcome = (0,replay_rounds .B)({ ...drawn, complete: design.rounds, is_final: true });
        return outcome.gates.map(({ verdict }) => (verdict === 'inconclusive' ? 'undecided' : alarmOf(verdict)));
    });
    const open = new Set(gates.map(({ id }) => id));
    const others = pair.checked.filter(({ gate, margin }) => margin !== null && !open.has(gate.id));
    return {
        method: 'rounds',
        trials: { baseline: design.main, candidate: design.rounds },
        splits,
        ...counted,
        left_out: others.map(({ gate }) => gate.id),
    };
}
function drawRounds(gates, { main, rounds: cap }, { alpha, random }) {
    const ids = new Set(gates.flatMap(({ cases }) => [...cases.keys()]));
    const placesOf = new Map([...ids].map((id) => [id, Array.from({ length: main + 2 * cap + replay_rounds .t }, random)]));
    const drawn = gates.map((gate) => {
        const draw = ([id, own]) => {
            const pool = [...own.main, ...own.rounds.flat()];
            return [id, (placesOf.get(id) ?? []).map((place) => pool[Math.floor(place * pool.length)] ?? null)];
        };
        return { gate, values: [...gate.cases].map(draw) };
    });
    const readWith = (read) => drawn.map(({ gate, values }) => ({
        ...gate,
        cases: new Map(values.map(([id, own]) => [id, { main: own.slice(0, main), ...read(id, own) }])),
    }));
    const plan = (0,plan_rounds .Ts)({ gates: readWith(() => ({ rounds: [], asked_on: [] })), cap, alpha });
    const asked = readWith((id, own) => {
        const tries = plan.tries[(0,rounds_plan .Kl)(plan, id) ?? 'steady'];
        const roundOf = (_, at) => own.slice(main + at * tries, main + (at + 1) * tries);
        return { rounds: Array.from({ length: cap }, roundOf), asked_on: [own.slice(-replay_rounds .t)] };
    });
    return { gates: asked, plan };
}
function alarmOf(verdict) {
    if (verdict === 'improved')
        return verdict;
    return verdict === 'regressed' || verdict === 'breached' ? 'regressed' : null;
}

var metric_columns = __webpack_require__(73475);
var open_pair = __webpack_require__(24870);
var moments = __webpack_require__(44785);
var percentile = __webpack_require__(26365);
var student_t = __webpack_require__(64982);
var relative_change = __webpack_require__(22837);
var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/noise/measure-noise.js














const [MIN_SPLITS, MAX_SPLITS] = [200, 1000];
const MAX_SPLITS_IN_ROUNDS = 500;
const DEALT = 1_000_000;
function measureNoise(input) {
    const { comparison, replies } = input;
    const pair = (0,open_pair .ZI)({ baseline: input.first, candidate: input.second, failOn: 'never' });
    const { pairing, alpha, casesOf, checked: gates } = pair;
    const { run } = pair.candidate;
    const paired = new Set(pairing.paired.map(({ id }) => id));
    const pool = (0,trial_noise .kO)(pair.baseline?.trials ?? [], pair.candidate.trials).filter(([id]) => paired.has(id));
    const trials = { baseline: run.trials_per_case, candidate: run.trials_per_case };
    const floor = { alpha, pool, trials, seed: run.seed };
    const judged = gates.flatMap(({ gate, metric, margin, slice }) => {
        const result = comparison.gates.find((one) => one.gate.id === gate.id);
        if (margin === null || result === undefined)
            return [];
        const noise = measureFloor({ ...floor, metric, pairs: casesOf(metric, slice).pairs, unit: margin.kind });
        return [{ gate: gate.id, metric, ...judgeMargin(result, margin, noise, run.trials_per_case) }];
    });
    const differing = findDiffering(pool, run.metrics);
    const failing = new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ gate }) => gate.id));
    return {
        schema_version: result_noise .YM,
        suite: run.suite.name,
        variant: run.variant,
        commit: run.commit,
        seed: run.seed,
        alpha,
        cases: pairing.paired.length,
        trials_per_case: run.trials_per_case,
        repeatability: {
            trials: replies.trials,
            scores_differ: differing,
            replies_differ: replies.differ,
            declared: run.settings.deterministic,
        },
        metrics: run.metrics.map((metric) => ({
            metric,
            noise: measureFloor({ ...floor, metric, pairs: casesOf(metric, null).pairs }),
        })),
        gates: judged,
        flaky: listFlaky(pool),
        false_alarms: (differing.length === 0 ? [] : input.designs).map((design) => {
            const cells = Math.max(1, pool.length * gates.length);
            const splits = Math.min(MAX_SPLITS, Math.max(MIN_SPLITS, Math.floor(DEALT / cells)));
            return 'rounds' in design
                ? countAlarmsInRounds({ pair, design, splits: Math.min(splits, MAX_SPLITS_IN_ROUNDS) })
                : countFalseAlarms({ ...pair, pool, trials: design, splits });
        }),
        suggested_trials: mostOf(judged.filter(({ gate, noise }) => failing.has(gate) && noise !== null)),
        verdict: comparison.verdict.word,
    };
}
function findDiffering(pool, metrics) {
    const free = metrics.filter(({ environment }) => environment === 'free').map(({ id }) => id);
    return pool
        .filter(([, trials]) => free.some((id) => new Set(trials.flatMap(({ scores }) => scores[id] ?? [])).size > 1))
        .map(([id]) => id);
}
function listFlaky(pool) {
    const success = (0,metric_columns .Ej)(pool.flatMap(([, trials]) => trials))({ id: 'success' });
    const ids = pool.map(([id]) => id);
    return (0,trial_noise .sZ)(ids, { baseline: success, candidate: new Map() }).flatMap(({ case_id, baseline }) => baseline === null ? [] : [{ case_id, ...baseline }]);
}
function mostOf(gates) {
    const wanted = gates.flatMap(({ suggested_trials: trials }) => (trials === null ? [] : [trials]));
    return wanted.length < gates.length || wanted.length === 0 ? null : Math.max(...wanted);
}
const MAX_TRIALS = 50;
function judgeMargin(result, margin, noise, trials) {
    const reach = reachOf(result, margin);
    if (noise === null || noise.unit !== margin.kind)
        return { margin, noise, reach, suggested_margin: null, suggested_trials: null, suggested_cases: null };
    const hasNoise = noise.floor > rounding .p;
    const times = margin.value > 0 ? (noise.floor / margin.value) ** 2 : hasNoise ? Infinity : 0;
    const wanted = Math.max(1, Math.ceil(trials * times - rounding .p));
    const least = Math.max(noise.floor, reach ?? 0);
    return {
        margin,
        noise,
        reach,
        suggested_margin: least > rounding .p ? { kind: margin.kind, value: roundUp(least) } : null,
        suggested_trials: wanted <= MAX_TRIALS ? wanted : null,
        suggested_cases: times > 1 ? (0,format_possible .AA)(result) : null,
    };
}
function reachOf(result, margin) {
    const { bounds, delta, baseline, row, metric, interval, these_cases: own } = result;
    if (own?.how === 'fact')
        return 0;
    const isInRounds = own?.how === 'rounds' && interval !== null;
    const values = isInRounds ? [interval.low] : bounds.flatMap(({ value }) => (value === null ? [] : [value]));
    if (delta === null || baseline === null || values.length === 0 || values.length < bounds.length)
        return null;
    const distance = delta - Math.min(...values);
    if (row === 'log-ratio')
        return (0,relative_change .NV)(distance, (0,paired_input .MX)(metric));
    if (margin.kind === 'absolute')
        return distance;
    return baseline > rounding .p ? distance / baseline + (isInRounds ? 0 : margin.value) : null;
}
function roundUp(value) {
    const step = 10 ** (Math.floor(Math.log10(value)) - 1);
    return Number((Math.ceil(value / step - rounding .p) * step).toPrecision(2));
}
const DEALS = 200;
function measureFloor(input) {
    const { metric, pairs, alpha } = input;
    if (metric.per_run !== undefined)
        return floorOfFigure(input);
    const groups = pairs.map(({ baseline, candidate }) => [...baseline.values, ...candidate.values]);
    const unit = input.unit ?? (metric.scale === 'log-ratio' ? 'relative' : 'absolute');
    const isLog = unit === 'relative' && metric.scale === 'log-ratio' && groups.flat().every((value) => value > 0);
    const within = (0,moments .rL)(isLog ? groups.map(trial_noise .yk) : groups);
    if (within === null)
        return null;
    const whole = unit === 'absolute' || isLog ? 1 : (0,moments .i2)(groups.map(moments .i2));
    if (Math.abs(whole) <= rounding .p)
        return null;
    const perCase = (0,moments .i2)(pairs.map(({ baseline, candidate }) => 1 / baseline.values.length + 1 / candidate.values.length));
    const trialSd = Math.sqrt(within.variance) / whole;
    const sd = trialSd * Math.sqrt(perCase / pairs.length);
    return { n: pairs.length, unit, trial_sd: trialSd, sd, floor: (0,student_t .$J)(1 - alpha / 2, within.df) * sd };
}
function floorOfFigure({ metric, pairs, alpha, unit, pool, trials, seed }) {
    const random = (0,stats_random .I)(`${seed}/aa/figure/${metric.id}`);
    const wanted = new Set(pairs.map(({ case_id: id }) => id));
    const own = pool.filter(([id]) => wanted.has(id));
    const scored = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]);
    const measured = (0,per_run_row .aE)(metric, scored);
    if (measured === null)
        return null;
    const isRelative = unit === 'relative' && measured > rounding .p;
    const whole = isRelative ? measured : 1;
    const sizes = Array.from({ length: DEALS }, () => {
        const { baseline, candidate } = (0,trial_noise .Z3)((0,trial_noise .c6)(own, random), trials)(metric);
        const both = own.flatMap(([id]) => {
            const [scores, other] = [baseline.get(id), candidate.get(id)];
            return (0,metric_columns .Lo)(scores) && (0,metric_columns .Lo)(other) ? [[scores, other]] : [];
        });
        const [old, now] = [both.map(([scores]) => scores), both.map(([, other]) => other)];
        const [before, after] = [(0,per_run_row .aE)(metric, old), (0,per_run_row .aE)(metric, now)];
        return before === null || after === null ? 0 : Math.abs(after - before) / whole;
    });
    return {
        n: pairs.length,
        unit: isRelative ? 'relative' : 'absolute',
        trial_sd: null,
        sd: Math.sqrt((0,moments .cz)(sizes.map((size) => size ** 2)) / DEALS),
        floor: (0,percentile .Y)(sizes, 1 - alpha),
    };
}

var rank_arms = __webpack_require__(86562);
var artifacts = __webpack_require__(40273);
var files = __webpack_require__(60198);
var error = __webpack_require__(50262);
var result_comparison = __webpack_require__(61739);
var result_report = __webpack_require__(87902);
var inference = __webpack_require__(96762);
var publishers = __webpack_require__(45882);
var join_names = __webpack_require__(73341);
var describe_reason = __webpack_require__(11330);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var blocks = __webpack_require__(6813);
var run_facts = __webpack_require__(53267);
var trials_block = __webpack_require__(27175);
;// CONCATENATED MODULE: ./build/report/noise-report.js










const writeFloor = (metric, noise, value) => noise === null ? '–' : (0,format_metric .ej)(metric, { kind: noise.unit, value: value ?? noise.floor }, { round: 'up' });
function writeRate({ count, share, low, high }, splits, level) {
    return `${(0,format_number .B4)(count)} of ${(0,format_number .B4)(splits)} (${(0,format_metric .T1)(share)}, ${level} CI ${(0,format_metric .T1)(low)} to ${(0,format_metric .T1)(high, 'up')})`;
}
function adviseMargin({ noise, margin, reach, metric, ...gate }) {
    const { suggested_margin: suggested, suggested_trials: trials, suggested_cases: cases } = gate;
    if (noise === null || (suggested === null && noise.floor > 0))
        return 'too few scores to say';
    const fits = noise.floor > 0 ? 'the noise fits' : 'no noise';
    if (noise.floor <= margin.value && reach === null)
        return `${fits}, but no drop can be ruled out`;
    if (suggested === null || suggested.value <= margin.value)
        return `${fits}: the margin holds`;
    const wider = (0,format_metric .ej)(metric, suggested);
    if (noise.floor <= margin.value)
        return `${fits}; ruling out a drop needs a margin of ${wider}`;
    const cures = (0,omit_undefined .Eb)(trials !== null && `${(0,format_number .pq)(trials, 'trial')} a case`, cases !== null && (0,format_number .pq)(cases, 'case'), `a margin of ${wider}`);
    return `too tight for the noise: ${cures.join(', or ')}`;
}
function writeReach({ metric, margin, reach }) {
    if (reach === 0)
        return 'any loss';
    const limit = (0,format_possible .pA)(metric, { ...margin, value: reach }, { baseline: null, round: 'up' });
    return limit === null ? 'nothing' : `≥ ${limit}`;
}
function buildNoiseGates(gates, level) {
    if (gates.length === 0)
        return [];
    const rows = gates.map((gate) => [
        [(0,blocks .aY)(gate.gate)],
        writeFloor(gate.metric, gate.noise),
        writeReach(gate),
        (0,format_metric .ej)(gate.metric, gate.margin),
        adviseMargin(gate),
    ]);
    const columns = ['gate', (0,blocks .pG)(`noise floor (${level})`), (0,blocks .pG)('can rule out'), (0,blocks .pG)('margin'), 'what follows'];
    return [(0,blocks .tp)(columns, rows)];
}
function describeAlarms(alarms, level) {
    const { trials, splits, method, undecided, left_out: leftOut } = alarms;
    const how = {
        rounds: `when nothing changed, with ${(0,format_number .pq)(trials.baseline, 'try', 'tries')} of each case on main and up to ${(0,format_number .pq)(trials.candidate, 'round')}, drawn from these trials`,
        swap: 'with the two trials of each case swapped at random',
        're-split': `with each case's trials split again at random, ${(0,format_number .B4)(trials.baseline)} to a baseline and ${(0,format_number .B4)(trials.candidate)} to a candidate`,
    }[method];
    const why = method === 'rounds' ? 'they are not decided in rounds' : 'they are figures of a whole run';
    const single = alarms.gates.flatMap(({ gate, regressed, improved }) => regressed + improved > 0 ? [`${gate} ${(0,format_number .B4)(regressed)} and ${(0,format_number .B4)(improved)}`] : []);
    return (0,blocks .FY)((0,blocks .ko)('False alarms'), ` ${how}: a gate regressed in ${writeRate(alarms.regressed, splits, level)} and improved in ${writeRate(alarms.improved, splits, level)}.`, undecided === undefined ? '' : ` One was left open in ${writeRate(undecided, splits, level)}.`, single.length === 0 ? '' : ` By gate: ${single.join(', ')}.`, leftOut.length === 0 ? '' : ` Left out, as ${why}: ${leftOut.join(', ')}.`);
}
function suggestTrials({ suggested_trials: trials, gates, trials_per_case: now }) {
    if (!gates.some(({ noise }) => noise !== null && noise.floor > 0))
        return [];
    const none = 'No number of trials keeps the noise of every gate inside its margin: widen the margin, or add cases.';
    const some = `With ${(0,format_number .pq)(trials ?? 0, 'trial')} per case in each run, the noise of every gate stays inside its margin (${(0,format_number .B4)(now)} here).`;
    return [(0,blocks .FY)((0,blocks .ko)('Trials.'), ` ${trials === null ? none : some}`)];
}
function noise_report_listFlaky({ flaky }, show) {
    if (flaky.length === 0)
        return [];
    const lead = (0,blocks .ko)(`${(0,format_number .pq)(flaky.length, 'case is flaky', 'cases are flaky')}.`);
    if (show === 'none')
        return [(0,blocks .FY)(lead)];
    const items = flaky.map(({ case_id: id, passed, trials }) => {
        return [(0,blocks .aY)(id), `: passed ${(0,format_number .B4)(passed)} of ${(0,format_number .pq)(trials, 'trial')}`];
    });
    return [
        (0,blocks .FY)(lead, flaky.length > 1 ? ' Least stable first:' : ''),
        (0,blocks .p_)((0,join_names .Ac)(items, trials_block .q, (left) => `… and ${(0,format_number .B4)(left)} more`)),
    ];
}
function buildMetrics({ metrics }, level) {
    const rows = metrics.flatMap(({ metric, noise }) => {
        if (noise === null)
            return [];
        const ofTrial = noise.trial_sd === null ? '–' : writeFloor(metric, noise, noise.trial_sd);
        const ofDifference = writeFloor(metric, noise, noise.sd);
        return [[metric.title, ofTrial, ofDifference, writeFloor(metric, noise), (0,format_number .B4)(noise.n)]];
    });
    if (rows.length === 0)
        return [];
    const titles = ['sd of a trial', 'sd of the difference', `noise floor (${level})`, 'n'];
    const block = (0,blocks .tp)(['metric', ...titles.map((title) => (0,blocks .pG)(title))], rows);
    return [(0,blocks .zH)(`Noise floor of ${(0,format_number .pq)(rows.length, 'metric')}`, block)];
}
function buildNoiseReport(noise, comparison, show) {
    const level = (0,format_number .$o)((0,format_number .ZV)((1 - noise.alpha) * 100, { decimals: 1 }), '%');
    const alarms = noise.repeatability.scores_differ.length === 0 ? [] : noise.false_alarms;
    const differing = comparison.differences.map(({ what }) => what).join(', ');
    return {
        suite: noise.suite,
        headline: writeNoiseHeadline(noise, comparison),
        second_line: null,
        collapsed: false,
        blocks: [
            ...buildNoiseGates(noise.gates, level),
            ...(0,omit_undefined .Eb)(differing !== '' &&
                (0,blocks .$e)(`Different in the two runs: ${differing}. Some of what looks like noise comes from that.`)),
            ...alarms.map((one) => describeAlarms(one, level)),
            ...suggestTrials(noise),
            ...noise_report_listFlaky(noise, show),
            ...buildMetrics(noise, level),
            (0,blocks .FY)(`Two runs of the same thing differ by more than the noise floor in one of ${(0,format_number .B4)(1 / noise.alpha)} pairs of runs. This noise does not include the choice of cases; the false alarms do not include absolute bounds and zero tolerance.`),
        ],
        footer: (0,run_facts .o6)([
            `suite ${noise.suite} · variant ${noise.variant}`,
            (0,run_facts .Pi)(comparison.candidate),
            `${(0,format_number .pq)(noise.cases, 'case')} × ${(0,format_number .pq)(noise.trials_per_case, 'trial')}, twice · seed ${noise.seed}`,
        ], {}),
    };
}
function writeNoiseHeadline(noise, comparison) {
    const { repeatability, cases } = noise;
    if (noise.verdict === 'invalid') {
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        const reason = invalid === undefined ? 'no case could be scored' : (0,describe_reason .V$)(invalid);
        return ['⚠️ ', (0,blocks .ko)('Invalid'), `: ${reason}`];
    }
    const { trials, scores_differ: scores, replies_differ: replies, declared } = repeatability;
    const made = `${(0,format_number .pq)(trials, 'trial')} of ${(0,format_number .pq)(cases, 'case')}`;
    if (scores.length === 0 && replies.length === 0 && trials > cases) {
        const isProven = cases > 1 && trials - cases >= result_noise .AV;
        const is = 'This target is deterministic here';
        const advice = declared
            ? `${is}, as the suite says (\`deterministic: true\`)`
            : isProven
                ? `${is}; set \`deterministic: true\``
                : 'These are too few to call the target deterministic';
        return ['✅ ', (0,blocks .ko)('Repeatable'), `: no difference in ${made}. ${advice}.`];
    }
    const contradiction = declared ? ' The suite says `deterministic: true`, which is wrong.' : '';
    if (scores.length === 0) {
        const differ = `the replies of ${(0,format_number .pq)(replies.length, 'case')} do`;
        return ['✅ ', (0,blocks .ko)('No score differs'), ` in ${made}, though ${differ}.${contradiction}`];
    }
    const rest = [...describePrimary(noise, comparison), ...describeAlarm(noise), `.${contradiction}`];
    return ['📏 ', (0,blocks .ko)('Noise'), `: ${describeUnstable(noise)}`, ...rest];
}
function describeUnstable({ flaky, cases, repeatability }) {
    const { length } = repeatability.scores_differ;
    if (flaky.length === 0)
        return `no case of ${cases} is flaky, though scores of ${length} differ from trial to trial`;
    return `${flaky.length} of ${(0,format_number .pq)(cases, 'case')} ${flaky.length === 1 ? 'is' : 'are'} flaky`;
}
function describePrimary({ gates }, { verdict }) {
    const primary = gates.find(({ gate }) => gate === verdict.primary);
    if (primary === undefined || primary.noise === null || primary.noise.floor === 0)
        return [];
    const floor = writeFloor(primary.metric, primary.noise);
    return [`; by chance alone two equal runs differ by up to ${floor} in ${primary.metric.title.toLowerCase()}`];
}
function describeAlarm({ false_alarms: designs }) {
    const [measured] = designs;
    if (measured === undefined)
        return [];
    const { regressed, splits, method, undecided } = measured;
    if (method !== 'rounds' || undecided === undefined)
        return [`; false regressions in ${(0,format_metric .T1)(regressed.share)} of ${(0,format_number .B4)(splits)} re-splits`];
    const shares = `${(0,format_metric .T1)(regressed.share)} would be called regressed and ${(0,format_metric .T1)(undecided.share)} left open`;
    return [`; of ${(0,format_number .B4)(splits)} simulated pull requests that change nothing ${shares}`];
}

var write_comparison = __webpack_require__(31814);
var read_run = __webpack_require__(41345);
var write_report = __webpack_require__(42307);
var upload_files = __webpack_require__(47324);
var report_run = __webpack_require__(21246);
var reply_content = __webpack_require__(78583);
;// CONCATENATED MODULE: ./build/modes/ab/noise.js


















function refuseInNoise({ inputs }) {
    const { prNumber, issueNumber, label, inference } = inputs;
    for (const [name, got] of Object.entries({ 'pr-number': prNumber, 'issue-number': issueNumber, label, inference }))
        if (got !== null)
            throw (0,error .v1)(name, String(got), 'none where one variant is named twice, which shows its noise in the job summary');
}
async function publishNoise(request, { suite, arms, sha }) {
    const { inputs, outputFolder, workspace, effects } = request;
    const measured = await reportNoise({ suite, arms, outputFolder, details: inputs.comment.details, log: effects.log });
    const { comment, summary, files, report, runFolders, exit_code: exitCode } = measured;
    effects.log.info((0,result_report .wh)(report.headline));
    await (0,upload_files .Zn)(request, (0,artifacts .m5)(suite.name), outputFolder, Object.values(files));
    await (0,publishers .S3)({
        comment,
        summary,
        annotations: [],
        outputs: {
            passed: String(exitCode === 0),
            'run-path': (0,external_node_path_.relative)(workspace, runFolders[0] ?? ''),
            'report-path': (0,external_node_path_.relative)(workspace, files.report),
        },
        marker: (0,report_run .we)(request, suite.name, sha),
        place: { kind: 'none', reason: 'the job summary shows the noise of a variant' },
    }, effects);
    return inputs.failOn === 'never' && exitCode !== 4 ? 0 : exitCode;
}
async function reportNoise(input) {
    const { suite, outputFolder, details, log } = input;
    const [a, b] = input.arms;
    if (a === undefined || b === undefined)
        throw new Error('an arm was not measured');
    const first = await (0,read_run .my)(a.out, { log, run: a.run });
    const second = await (0,read_run .my)(b.out, { log, run: b.run });
    const arms = [first, second].map((scored, index) => ({ name: 'ab'.charAt(index), scored }));
    const whole = (0,rank_arms .J)({ arms, failOn: 'regression', inference: (0,inference .h)('recorded', suite.inference) });
    const comparison = (0,result_comparison ._g)(whole);
    const runFolders = [a.out, b.out];
    const noise = measureNoise({
        first,
        second,
        comparison,
        replies: await (0,reply_content .Cq)(runFolders, log),
        designs: chooseDesigns(suite, a.run.trials_per_case),
    });
    const written = await (0,write_report .u)(buildNoiseReport(noise, comparison, details), { outputFolder });
    const [aa, compared] = [(0,external_node_path_.join)(outputFolder, 'aa.json'), (0,external_node_path_.join)(outputFolder, 'comparison.json')];
    await (0,files .jV)(aa, noise);
    await (0,files .jV)(compared, (0,write_comparison .Z)(whole));
    const exit_code = comparison.verdict.exit_code === 4 ? 4 : comparison.verdict.word === 'invalid' ? 2 : 0;
    return { ...written, noise, files: { ...written.files, aa, comparison: compared }, runFolders, exit_code };
}
function chooseDesigns(suite, trials) {
    if ((0,inference .h)('recorded', suite.inference) === 'these-cases')
        return [{ main: suite.baseline_trials, rounds: suite.rounds ?? rounds_plan .JH }];
    const usual = { baseline: suite.baseline_trials, candidate: suite.trials };
    const isOther = usual.baseline !== trials || usual.candidate !== trials;
    const measured = { baseline: trials, candidate: trials };
    return isOther && usual.baseline + usual.candidate <= 2 * trials ? [measured, usual] : [measured];
}


  })

};
