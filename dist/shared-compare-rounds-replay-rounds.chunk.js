export const id = 5684;
export const ids = [5684];
export const modules = {

  55684:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U9: () => (  lookAtRun),
    d: () => (  judgePairs),
    nY: () => (  planRun)
  });
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87375);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
  var _pair_open_pair_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24870);
  var _rounds_decide_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83881);
  var _rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10354);
  var _rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85632);
  var _rounds_replay_rounds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66422);
  var _test_gate_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82710);
  var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89073);









function judgePairs(pairs, isFinal = true) {
    const opened = pairs.map(openToJudge);
    const outcome = replayPairs(opened, isFinal);
    return opened.map(({ pair, facts, all, gates, plan }, at) => {
        const missingOf = (id, round) => {
            const gate = all.find((one) => one.id === id);
            return gate === undefined ? null : (0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .y7)(gate, round, pair.facts.min_scored_share);
        };
        const outcomes = new Map(gates.flatMap(({ id }) => {
            const own = outcome?.gates.find((one) => one.id === idIn(at, id));
            return own === undefined ? [] : [[id, { ...own, id }]];
        }));
        const others = pair.candidate.run.cases.filter(({ id }) => plan !== null && (0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__  .Kl)(plan, id) === undefined).length;
        const rounds = outcome === null || plan === null
            ? null
            : { outcome: { ...outcome, gates: [...outcomes.values()] }, ...(0,_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_4__  .Tc)(plan, gates, others) };
        return {
            pair,
            rounds,
            facts,
            judgedOf: (id) => {
                const fact = facts?.gates.get(id);
                if (fact !== undefined)
                    return { ...fact, missing: missingOf(id, 1) };
                const outcome = outcomes.get(id);
                if (outcome === undefined || rounds === null)
                    return null;
                const own = plan?.gates.find((gate) => gate.id === id);
                return {
                    kind: 'rounds',
                    outcome,
                    hopeless: own?.hopeless === true,
                    cases_to_settle: rounds.cases_to_settle.get(id) ?? null,
                    missing: missingOf(id, outcome.round),
                };
            },
        };
    });
}
function openToJudge(pair) {
    const [facts, all] = [findFacts(pair), (0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .KW)(pair)];
    const gates = all.filter(({ id }) => facts?.gates.has(id) !== true);
    return { pair, facts, all, gates, plan: gates.length === 0 ? null : planOf(pair, gates) };
}
const idIn = (pair, id) => `${pair} ${id}`;
function planOf({ candidate, facts, alpha }, gates) {
    const recorded = candidate.run.plan;
    const isWhole = recorded?.alpha === alpha && gates.every(({ id }) => recorded.gates.some((own) => own.id === id));
    return isWhole && facts.interleaved
        ? recorded
        : (0,_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_4__  .Ts)({ gates, cap: recorded?.cap ?? 1, alpha, classes: recorded?.classes });
}
function replayPairs(pairs, isFinal) {
    const planned = pairs.flatMap(({ plan, ...one }, at) => (plan === null ? [] : [{ ...one, plan, at }]));
    const [first] = planned;
    if (first === undefined)
        return null;
    const gates = planned.flatMap((one) => one.gates.map((gate) => ({ ...gate, id: idIn(one.at, gate.id), pair: one.at })));
    const runs = planned.map(({ pair }) => pair.candidate.run);
    const floorOf = ({ pair = 0 }) => pairs[pair]?.pair.facts.min_scored_share ?? 0;
    return (0,_rounds_replay_rounds_js__WEBPACK_IMPORTED_MODULE_5__  .B)({
        plan: {
            ...first.plan,
            classes: Object.fromEntries(planned.flatMap(({ plan }) => Object.entries(plan.classes))),
            gates: planned.flatMap(({ plan, at }) => plan.gates.map((gate) => ({ ...gate, id: idIn(at, gate.id) }))),
        },
        gates,
        is_final: isFinal,
        others: pairs.flatMap(({ pair, facts, gates: own }, at) => listOthers(pair, at, new Set([...own.map(({ id }) => id), ...(facts?.gates.keys() ?? [])]))),
        complete: Math.min(...runs.map((run) => (run.plan === undefined ? 1 : run.trials_per_case))),
        forbidsGoodNews: (gate, round) => (0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .y7)(gate, round, floorOf(gate)) !== null,
        leavesFamily: (gate, round) => (0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .nD)(gate, round, floorOf(gate)),
    });
}
function listOthers(pair, at, own) {
    const { checked: all, casesOf } = pair;
    const isOther = ({ gate: { id, evidence } }) => evidence === 'significant' && !own.has(id);
    return all.filter(isOther).flatMap((checked) => {
        const { metric, slice, gate } = checked;
        const { test } = (0,_test_gate_evidence_js__WEBPACK_IMPORTED_MODULE_6__  .UQ)(() => (0,_test_gate_evidence_js__WEBPACK_IMPORTED_MODULE_6__  .Yz)({ ...pair, checked, cases: casesOf(metric, slice) }), () => ({ test: null }));
        const p = test?.kind === 'tested' ? test.outcome.p : null;
        return p === null ? [] : [{ severity: gate.severity, evidence: gate.evidence, p, pair: at }];
    });
}
function planRun(input, cap) {
    if (input.inference !== 'these-cases' || input.baseline === null)
        return null;
    const pair = (0,_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_2__  .ZI)(input);
    const gates = (0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .KW)(pair);
    return gates.length === 0 ? null : (0,_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_4__  .Ts)({ gates, cap, alpha: pair.alpha });
}
function lookAtRun(inputs) {
    const pairs = inputs.map(_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_2__  .ZI);
    const judged = judgePairs(pairs, false);
    const complete = pairs[0]?.candidate.run.trials_per_case ?? 1;
    const unrepeated = judged.flatMap(({ facts }, pair) => [...new Set([...(facts?.gates.values() ?? [])].flatMap((fact) => fact.unrepeated))]
        .sort()
        .map((id) => ({ case_id: id, tries: 1, asked_on: true, pair })));
    if (unrepeated.length > 0)
        return { next: unrepeated, round: complete, open: [] };
    const [outcome] = judged.flatMap(({ rounds }) => rounds?.outcome ?? []);
    if (outcome === undefined || outcome.next.kind === 'end')
        return { next: null, round: complete, open: [] };
    const open = judged.flatMap(({ rounds }) => (rounds?.outcome.gates ?? []).flatMap(({ id, line }) => (line === null || line > 3 ? [id] : [])));
    const { next } = outcome;
    const list = (some, isAskedOn) => some.map(({ case: id, tries, pair }) => ({ case_id: id, tries, asked_on: isAskedOn, pair }));
    const asked = next.kind === 'ask-round' ? list(next.ask, false) : [];
    return { next: [...asked, ...list(next.ask_on, true)], round: next.round, open: [...new Set(open)] };
}
function findFacts({ candidate, baseline, checked, casesOf, facts, pairing }) {
    if (!candidate.run.settings.deterministic || baseline === null || facts.no_baseline !== null)
        return null;
    const again = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .Fm)(candidate.trials.filter(({ asked_on: isAskedOn }) => isAskedOn === true));
    const deleted = new Set(pairing.deleted);
    const gates = new Map();
    for (const { gate, metric, slice, margin } of checked) {
        const isTested = metric.per_run === undefined && metric.measured_on === undefined;
        if (margin === null || !isTested || !(0,_rounds_decide_fact_js__WEBPACK_IMPORTED_MODULE_7__  .o)(metric) || facts.redefined.has(metric.id))
            continue;
        const cases = casesOf(metric, slice).pairs.flatMap(({ case_id: id, baseline: main, candidate: now }) => {
            const [change, ...counted] = now.values;
            if (change === undefined)
                return [];
            const isDeleted = metric.id === _pair_open_pair_js__WEBPACK_IMPORTED_MODULE_2__  .qO && deleted.has(id);
            const repeats = isDeleted ? [] : (again.get(id) ?? []).flatMap(({ scores }) => scores[metric.id] ?? []);
            const others = [...counted, ...(isDeleted ? [change] : repeats)];
            return [{ id, main: main.values, change, again: others.find((other) => other !== change) ?? others[0] ?? null }];
        });
        if (cases.length === 0)
            continue;
        const isFromNothing = margin.kind === 'relative' && cases.every(({ main }) => main.every((value) => value === 0));
        const standIn = { kind: 'absolute', value: metric.absolute_margin ?? 0 };
        const fact = (0,_rounds_decide_fact_js__WEBPACK_IMPORTED_MODULE_7__  .$)({ sign: (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .MX)(metric), margin: isFromNothing ? standIn : margin }, cases);
        if (fact.kind === 'refuted')
            return { gates: new Map(), refuted_by: fact.by };
        gates.set(gate.id, fact);
    }
    return { gates, refuted_by: null };
}


  }),

  66422:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  t: () => (  FAILURES_ASKED),
  B: () => (  replayRounds)
});

var adjust_families = __webpack_require__(87431);
var gate_in_rounds = __webpack_require__(89807);
var rounds_plan = __webpack_require__(87375);
var bisect = __webpack_require__(49832);
var special_functions = __webpack_require__(69943);
;// CONCATENATED MODULE: ./build/stats/broken-case.js


function unchangedPValue({ tries, good, failures }) {
    if (good === 0)
        return 1;
    const at = (p) => (0,special_functions .J7)({ x: p, y: 1 - p, a: good, b: tries - good + 1 }).lower * (1 - p) ** failures;
    const isRising = (p) => at(p + 1e-7) > at(p - 1e-7);
    return at((0,bisect .h)({ low: 0, high: 1, tolerance: 1e-9, holds: isRising }));
}
function agreementProbability({ good, bad, next }) {
    let [allGood, allBad] = [1, 1];
    for (let tried = 0; tried < next; tried++) {
        allGood *= (good + 0.5 + tried) / (good + bad + 1 + tried);
        allBad *= (bad + 0.5 + tried) / (good + bad + 1 + tried);
    }
    return allGood + allBad;
}

var stats_looks = __webpack_require__(33568);
var mcnemar = __webpack_require__(90875);
var moments = __webpack_require__(44785);
var paired_t = __webpack_require__(25822);
var rounding = __webpack_require__(47704);
var round_noise = __webpack_require__(57015);
var paired_rows = __webpack_require__(18487);
;// CONCATENATED MODULE: ./build/compare/rounds/measure-look.js









const AGREEMENT_HEIGHT = 2.576;
const MIN_VARYING = 3;
function measureLook(gate, { heights }, pairs, cap) {
    const { margin, sign } = gate;
    if (pairs.length === 0)
        return null;
    const n = pairs.length;
    const isLog = margin.kind === 'log';
    const noise = isLog ? rounding .p : (0,rounding .x)(pairs.flatMap(({ main, tries }) => [...main, ...tries]));
    const cases = pairs.map((one) => ({ ...one, main: (0,gate_in_rounds .e3)(gate, one.main), tries: (0,gate_in_rounds .e3)(gate, one.tries) }));
    const difference = (tries, main, part = 1) => (0,round_noise .bg)(sign * ((0,moments .i2)(tries) - part * (0,moments .i2)(main)), noise);
    const differences = cases.map(({ main, tries }) => difference(tries, main));
    const hasCopies = areCopies(gate, pairs);
    const lengths = pairs.map((one) => ({ class: one.class, tries: hasCopies ? 1 : one.tries.length }));
    const spreadOf = (part) => {
        const variances = cases.map(({ main, tries }, index) => tries.length >= 2 && main.length >= 2
            ? (0,gate_in_rounds .FD)(tries) / tries.length + (part ** 2 * (0,gate_in_rounds .FD)(main)) / main.length
            : (differences[index] ?? 0) ** 2);
        const single = hasCopies ? (0,moments .cz)(differences.map((one) => one ** 2)) : 0;
        return { variance: Math.max((0,moments .cz)(variances), single) / n ** 2, ...(0,gate_in_rounds .cg)(gate, lengths)(n) };
    };
    const spread = spreadOf(1);
    const delta = (0,moments .i2)(differences);
    const main = (0,moments .i2)(pairs.map((one) => (0,moments .i2)(one.main)));
    const change = (0,moments .i2)(pairs.map((one) => (0,moments .i2)(one.tries)));
    const kept = 1 - sign * margin.value;
    const shift = margin.kind === 'relative'
        ? { mean: (0,moments .i2)(cases.map((one) => difference(one.tries, one.main, kept))), spread: spreadOf(kept) }
        : null;
    const size = shift === null ? margin.value : margin.value * main;
    const reach = (0,stats_looks .$)(heights.change, spread);
    const looks = Array.from({ length: cap }, (_, index) => index + 1);
    const isOneTry = cap === 1 && pairs.every((one) => one.main.length === 1 && one.tries.length === 1);
    return {
        n,
        means: { main, change },
        delta,
        variance: spread.variance,
        step: spread.step,
        margin: size,
        lower: delta - (0,stats_looks .$)(heights.lower, spread),
        upper: delta + reach,
        lower_change: delta - reach,
        p: isOneTry
            ? pOfOneTry(gate, differences)
            : Math.min(1, 2 * (0,stats_looks .uu)((0,stats_looks .dE)(Math.abs(delta), spread), looks)),
        is_one_try: isOneTry,
        round_deltas: roundDeltas(cases, (tries, before) => difference((0,gate_in_rounds .e3)(gate, tries), before)),
        has_copies: hasCopies,
        shifted: shift === null ? null : { mean: shift.mean, variance: shift.spread.variance },
        reaches_margin: delta < -noise && (shift === null ? delta <= -size + noise : shift.mean <= noise),
        rules_out_margin: shift === null
            ? delta - (0,stats_looks .$)(heights.lower, spread) > -size + noise
            : shift.mean - (0,stats_looks .$)(heights.lower, shift.spread) > noise,
        noise,
        ratio_of_means: isLog ? change / main : null,
    };
}
function pOfOneTry({ values }, differences) {
    return values === 'yes-no' ? (0,mcnemar .op)((0,paired_rows .e8)(differences)).midP : ((0,paired_t .ue)(differences, 0.05)?.p ?? 1);
}
function roundDeltas(cases, difference) {
    const count = Math.max(...cases.map(({ rounds }) => rounds.length));
    return Array.from({ length: count }, (_, round) => cases.flatMap(({ main, rounds }) => {
        const tries = rounds[round] ?? [];
        return tries.length === 0 ? [] : [difference(tries, main)];
    })).flatMap((differences) => (differences.length === 0 ? [] : [(0,moments .i2)(differences)]));
}
function areCopies(gate, pairs) {
    if (gate.values !== 'yes-no')
        return false;
    const repeated = pairs.filter((one) => one.class === 'varying' && one.tries.length >= 2);
    if (repeated.length < MIN_VARYING)
        return false;
    const expected = repeated.map(({ main, tries }) => {
        const good = (0,gate_in_rounds .Bi)(gate, main);
        return agreementProbability({ good, bad: main.length - good, next: tries.length });
    });
    const isAlike = (one) => !one.is_unlike && one.tries.every((value) => value === one.tries[0]);
    const seen = repeated.filter(isAlike).length;
    return seen - 0.5 - (0,moments .cz)(expected) > AGREEMENT_HEIGHT * Math.sqrt((0,moments .cz)(expected.map((one) => one * (1 - one))));
}
function pairTries(gate, plan, { round, complete }) {
    return (0,gate_in_rounds .mN)(gate).flatMap(([id, own]) => {
        const { main: recorded, beside, rounds, asked_on: askedOn, unlike_rounds: unlike = 0 } = own;
        const kind = (0,rounds_plan .Kl)(plan, id);
        const main = (0,gate_in_rounds .fH)(beside?.slice(0, round).flat() ?? recorded);
        const tries = (0,gate_in_rounds .fH)(rounds.slice(0, round).flat());
        if (kind === undefined || main.length === 0 || tries.length === 0)
            return [];
        return [
            {
                id,
                class: kind,
                main,
                tries,
                rounds: rounds.slice(0, round).map(omitUnscored),
                asked_on: askedOn.slice(0, round).flat(),
                is_unlike: unlike >= round,
                later: omitUnscored([...rounds.slice(round, complete).flat(), ...askedOn.slice(round, complete).flat()]),
            },
        ];
    });
}
const omitUnscored = (tries) => tries.filter((value) => value !== null);

var plan_rounds = __webpack_require__(85632);
var relative_change = __webpack_require__(22837);
;// CONCATENATED MODULE: ./build/compare/rounds/replay-rounds.js






function replayRounds(input) {
    const { plan, gates, complete, is_final: isFinal } = input;
    const decided = new Map();
    const keep = (0,plan_rounds .nT)(gates, plan);
    if (complete === 0) {
        const ask = Object.entries(plan.classes).map(([id, kind]) => ({ case: id, tries: plan.tries[kind] }));
        const next = isFinal ? { kind: 'end' } : { kind: 'ask-round', round: 1, ask, ask_on: [] };
        return { round: 0, is_decided: false, gates: [], next };
    }
    for (let round = 1;; round++) {
        const readings = readLook(input, round, decided);
        const isOpen = ({ gate }) => !decided.has(gate.id);
        const read = readings.filter((reading) => isOpen(reading) && (0,gate_in_rounds .IQ)(reading.gate));
        for (const { gate, look } of read) {
            if (look !== null && decideAtLook(look) !== null)
                decided.set(gate.id, settle(look));
        }
        const lost = new Set(gates.flatMap(({ id, pair }) => (decided.get(id)?.verdict === 'regressed' ? [pair] : [])));
        const isGoing = (one) => keep.has(one.gate.id) && one.look !== null && isOpen(one) && !lost.has(one.gate.pair);
        const isDecided = !readings.some(isGoing);
        const isEnd = isDecided || round === plan.cap || (isFinal && round === complete);
        const outcomes = readings.map(({ gate, look }) => {
            if (look === null)
                return { id: gate.id, round, ...UNDECIDABLE };
            return decided.get(gate.id) ?? settle(look);
        });
        const result = (next) => ({ round, is_decided: isDecided, gates: outcomes, next });
        if (!isFinal && round === complete) {
            const others = isEnd ? readings.filter((one) => isOpen(one) && one.gate.severity === 'fail') : [];
            const unsettled = [...read, ...others].filter((one) => one.is_settled_first);
            const askOn = mergeTries(unsettled.flatMap(({ open }) => open));
            if (askOn.length > 0)
                return result({ kind: 'ask-on', round, ask_on: askOn });
            const going = read.filter(isGoing);
            if (!isEnd)
                return result({ kind: 'ask-round', round: round + 1, ...askRound(plan, going) });
        }
        if (isEnd)
            return result({ kind: 'end' });
    }
}
function readLook({ plan, gates, complete, is_final: isFinal, forbidsGoodNews, leavesFamily, others = [] }, round, decided) {
    const measured = gates.map((gate) => {
        const own = plan.gates.find(({ id }) => id === gate.id);
        if (own === undefined)
            throw new Error(`the plan has no gate ${gate.id}`);
        const before = decided.get(gate.id);
        const pairs = before === undefined ? pairTries(gate, plan, { round, complete }) : [];
        const figures = before?.figures ?? measureLook(gate, own, pairs, plan.cap);
        return { gate, own, pairs: gate.values === 'yes-no' ? pairs : [], figures };
    });
    const tests = [
        ...measured.map(({ gate, figures }) => ({ gate, p: leavesFamily?.(gate, round) ? null : (figures?.p ?? null) })),
        ...others.map((gate) => ({ gate, p: gate.p })),
    ];
    const adjusted = (0,adjust_families .M)(tests);
    const adjustOf = (pair) => (0,adjust_families .M)(tests.map(({ gate, p }) => ({ gate, p: gate.pair === pair ? p : null })));
    const own = new Map([...new Set(gates.map(({ pair }) => pair))].map((pair) => [pair, adjustOf(pair)]));
    const canAsk = !isFinal && round === complete;
    return measured.map(({ gate, own: planned, pairs, figures }, index) => {
        if (figures === null)
            return { gate, look: null, open: [], is_settled_first: false };
        const alone = { p: figures.p, family_size: 1, others: [] };
        const orAlone = (one) => (one === undefined || one.p === null ? alone : one);
        const look = {
            gate,
            own: planned,
            round,
            plan,
            figures: { broke: [], ...figures },
            adjusted: orAlone(adjusted[index]),
            own_adjusted: orAlone(own.get(gate.pair)?.[index]),
            is_good_news_forbidden: forbidsGoodNews?.(gate, round) === true,
        };
        const isSettledFirst = round === plan.cap || decideEarly(look, false) !== null;
        const takesLater = isSettledFirst && !canAsk;
        const { broke, open } = findFailedCases(gate, pairs, plan.alpha, takesLater);
        const ofPair = open.map((one) => ({ ...one, pair: gate.pair }));
        return { gate, look: { ...look, figures: { ...figures, broke } }, open: ofPair, is_settled_first: isSettledFirst };
    });
}
function settle(look) {
    const { gate, round, figures, own_adjusted: adjusted } = look;
    const own = { ...look, adjusted };
    const decision = decideAtLook(own) ?? decideAtEnd(own);
    return { id: gate.id, ...decision, round, p_adjusted: adjusted.p, family_size: adjusted.family_size, figures };
}
function askRound(plan, going) {
    const isPairable = ({ main, beside }) => beside !== undefined || (0,gate_in_rounds .fH)(main).length > 0;
    const ids = new Set(going.flatMap(({ gate }) => [...gate.cases].flatMap(([id, one]) => (isPairable(one) ? [id] : []))));
    return {
        ask: Object.entries(plan.classes).flatMap(([id, kind]) => ids.has(id) ? [{ case: id, tries: plan.tries[kind] }] : []),
        ask_on: mergeTries(going.flatMap(({ open }) => open)).map((one) => ({ ...one, tries: 1 })),
    };
}
function mergeTries(all) {
    const most = new Map();
    for (const one of all) {
        const key = `${one.pair ?? ''} ${one.case}`;
        if (one.tries > (most.get(key)?.tries ?? 0))
            most.set(key, one);
    }
    return [...most.values()];
}
const FAILURES_ASKED = 5;
function findFailedCases(gate, pairs, alpha, takesLater) {
    const broke = [];
    const open = [];
    const known = new Map();
    for (const { id, main, tries, asked_on: askedOn, later } of pairs) {
        const scored = [...tries, ...askedOn.filter((value) => value !== null)];
        if ((0,gate_in_rounds .Bi)(gate, scored) > 0)
            continue;
        const record = { tries: main.length, good: (0,gate_in_rounds .Bi)(gate, main) };
        const isSureAfter = (failures) => {
            const key = `${record.tries} ${record.good} ${failures}`;
            const isSure = known.get(key) ?? pairs.length * unchangedPValue({ ...record, failures }) <= alpha / 2;
            known.set(key, isSure);
            return isSure;
        };
        const isOpen = isSureAfter(FAILURES_ASKED) && !askedOn.includes(null);
        let failures = scored.length;
        for (const value of isOpen && takesLater ? later : []) {
            if (isSureAfter(failures) || (0,gate_in_rounds .Bi)(gate, [value]) > 0)
                break;
            failures++;
        }
        if (isSureAfter(failures))
            broke.push(id);
        else if (isOpen) {
            let enough = failures;
            while (!isSureAfter(enough))
                enough++;
            open.push({ case: id, tries: enough - failures });
        }
    }
    return { broke, open };
}
const DECISION = { because: null, slightly_worse: false, suspect: false };
const OPEN = { ...DECISION, verdict: 'inconclusive', line: 5 };
const UNDECIDABLE = { ...OPEN, p_adjusted: null, family_size: 1, figures: null };
function decideEarly(look, hasBroken) {
    const { gate, own, plan, round, figures, is_good_news_forbidden: isForbidden } = look;
    const { round_deltas: rounds, margin, noise } = figures;
    const isProven = isChange(look);
    if (gate.evidence === 'threshold') {
        if (figures.reaches_margin)
            return { ...DECISION, verdict: 'breached', line: null };
    }
    else if (isProven && figures.reaches_margin) {
        const isSeenInEach = rounds.length >= 2 && rounds.every((delta) => delta <= -margin / 2 + noise);
        if (plan.cap === 1 || isSeenInEach)
            return { ...DECISION, verdict: 'regressed', line: 1 };
    }
    if (isForbidden || isTotalAgainst(look))
        return null;
    if (isProven && figures.delta > 0)
        return { ...DECISION, verdict: 'improved', line: 2 };
    const isShown = own.first !== null && round >= own.first && figures.rules_out_margin;
    if (!isShown || hasBroken)
        return null;
    return { ...DECISION, verdict: 'no-regression', line: 3, slightly_worse: figures.upper < 0 };
}
function decideAtLook(look) {
    return (decideEarly(look, look.figures.broke.length > 0) ?? (decideEarly(look, false) === null ? null : decideAtEnd(look)));
}
function decideAtEnd(look) {
    const { figures } = look;
    const isWorse = isChange(look) && figures.delta < 0 && figures.round_deltas.every((delta) => delta < -figures.noise);
    if (isWorse || figures.broke.length > 0)
        return { ...OPEN, line: 4, because: 'worse', suspect: true };
    return { ...OPEN, suspect: figures.reaches_margin };
}
function isChange({ figures, adjusted, plan }) {
    const leavesOutZero = figures.is_one_try || figures.upper < 0 || figures.lower_change > 0;
    return leavesOutZero && (adjusted.p ?? 1) < plan.alpha;
}
function isTotalAgainst({ gate, own, figures: { ratio_of_means: ratio } }) {
    if (ratio === null)
        return false;
    const limit = 1 - (gate.sign * (0,relative_change .NV)(own.margin, gate.sign)) / 2;
    return gate.sign * (ratio - limit) <= rounding .p;
}


  }),

  87431:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  adjustFamilies)
  });
  var _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61038);
  var _stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92921);


function adjustFamilies(tests) {
    const adjusted = tests.map(({ p }) => ({ p, family_size: 1, others: [] }));
    for (const severity of _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_0__  .oC) {
        const members = tests.flatMap(({ gate, p }, index) => p !== null && gate.severity === severity && gate.evidence === 'significant' ? [{ p, index }] : []);
        (0,_stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_1__  .f)(members.map(({ p }) => p)).forEach((p, position) => {
            const member = members[position];
            if (member === undefined)
                return;
            const others = members.filter((one) => one !== member).map((one) => one.p);
            adjusted[member.index] = { p, family_size: members.length, others };
        });
    }
    return adjusted;
}


  })

};
