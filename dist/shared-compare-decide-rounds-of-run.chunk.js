export const id = 7625;
export const ids = [7625];
export const modules = {

/***/ 67625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E$: () => (/* binding */ judgePair),
  d: () => (/* binding */ judgePairs),
  U9: () => (/* binding */ lookAtRun),
  nY: () => (/* binding */ planRun)
});

var rounds_plan = __webpack_require__(87375);
var run = __webpack_require__(12141);
var open_pair = __webpack_require__(24870);
var moments = __webpack_require__(44785);
var round_noise = __webpack_require__(57015);
;// CONCATENATED MODULE: ./build/compare/rounds/decide-fact.js


/**
 * Decides a gate of a deterministic target: what was seen is so, without p and without bound. At least one case.
 * @example decideFact({ sign: 1, margin: { kind: 'absolute', value: 0.05 } }, [{ id: 'fig', main: [1, 1], change: 0, again: 0 }])
 * // { kind: 'fact', verdict: 'regressed', delta: -1, slightly_worse: false, changed: ['fig'], unrepeated: [] }
 */
function decideFact({ sign, margin }, cases) {
    const noise = (0,round_noise/* noiseOf */.YN)(cases.flatMap(({ main, change }) => [...main, change]));
    const differs = (one, other) => (0,round_noise/* roundNoise */.bg)(one - other, noise) !== 0;
    const first = ({ main }) => main[0] ?? 0;
    const ids = (some) => some.map(({ id }) => id);
    const varied = cases.filter((one) => one.main.some((value) => differs(value, first(one))));
    if (varied.length > 0)
        return { kind: 'refuted', by: 'main', cases: ids(varied) };
    const changed = cases.filter((one) => differs(one.change, first(one)));
    const unsteady = changed.filter(({ change, again }) => again !== null && differs(again, change));
    if (unsteady.length > 0)
        return { kind: 'refuted', by: 'change', cases: ids(unsteady) };
    const delta = (0,moments/* mean */.i2)(cases.map((one) => (0,round_noise/* roundNoise */.bg)(sign * (one.change - first(one)), noise)));
    const kept = (1 - sign * margin.value) * (0,moments/* mean */.i2)(cases.map(first));
    const reachesMargin = margin.kind === 'relative'
        ? sign * ((0,moments/* mean */.i2)(cases.map(({ change }) => change)) - kept) <= noise
        : delta <= -margin.value + noise;
    const verdict = () => {
        if (changed.length === 0)
            return 'unchanged';
        if (delta < -noise && reachesMargin)
            return 'regressed';
        return delta > noise ? 'improved' : 'no-regression';
    };
    const word = verdict();
    return {
        kind: 'fact',
        verdict: word,
        delta,
        slightly_worse: word === 'no-regression' && delta < -noise,
        changed: ids(changed),
        unrepeated: ids(changed.filter(({ again }) => again === null)),
    };
}

var open_rounds = __webpack_require__(10354);
var plan_rounds = __webpack_require__(85632);
var bisect = __webpack_require__(49832);
var special_functions = __webpack_require__(69943);
;// CONCATENATED MODULE: ./build/stats/broken-case.js


/**
 * At most so likely are such tries of a case that did not change: max over p of P(Bin(tries, p) ≥ good)·(1 − p)^failures. 1 where no try
 * was good.
 * Source: both factors are log-concave in p (of the first, a beta distribution function: Bagnoli & Bergstrom 2005, Econ. Theory 26:445), so
 * the largest product is where its slope changes sign.
 * @example chanceUnchanged({ tries: 9, good: 9, failures: 4 }) // (9/13)⁹·(4/13)⁴ = .000327
 */
function chanceUnchanged({ tries, good, failures }) {
    if (good === 0)
        return 1;
    const at = (p) => (0,special_functions/* incompleteBeta */.J7)({ x: p, y: 1 - p, a: good, b: tries - good + 1 }).lower * (1 - p) ** failures;
    const isRising = (p) => at(p + 1e-7) > at(p - 1e-7);
    return at((0,bisect/* bisect */.h)({ low: 0, high: 1, tolerance: 1e-9, holds: isRising }));
}
/**
 * How likely all `next` tries of a case agree, expected from its `good` and `bad` tries before: the beta-binomial distribution after
 * Jeffreys' prior.
 * Source: Jeffreys 1946, Proc. R. Soc. A 186:453; B(x + ½ + k, y + ½)/B(x + ½, y + ½) as the product that it is.
 * @example chanceOfAgreement({ good: 3, bad: 2, next: 2 }) // (3.5·4.5 + 2.5·3.5)/(6·7) = .583
 */
function chanceOfAgreement({ good, bad, next }) {
    let [allGood, allBad] = [1, 1];
    for (let tried = 0; tried < next; tried++) {
        allGood *= (good + 0.5 + tried) / (good + bad + 1 + tried);
        allBad *= (bad + 0.5 + tried) / (good + bad + 1 + tried);
    }
    return allGood + allBad;
}

var gate_in_rounds = __webpack_require__(89807);
;// CONCATENATED MODULE: ./build/compare/rounds/broken-cases.js


/** A case is asked on only where so many failures can suffice. */
const FAILURES_ASKED = 5;
/**
 * Which cases broke for sure at a look: n times the chance of their tries, had they not changed, is at most α/2. `takesLater`: where the
 * look is decided by now and tries of later rounds are recorded all the same (shards ask all rounds), they stand in for asking on.
 */
function findFailedCases(input) {
    const { gate, pairs, alpha, takesLater } = input;
    const broke = [];
    const open = [];
    if (gate.values !== 'yes-no')
        return { broke, open };
    const known = new Map();
    for (const { id, main, tries, asked_on: askedOn, later } of pairs) {
        const scored = [...tries, ...askedOn.filter((value) => value !== null)];
        if ((0,gate_in_rounds/* countGood */.Bi)(gate, scored) > 0)
            continue;
        const record = { tries: main.length, good: (0,gate_in_rounds/* countGood */.Bi)(gate, main) };
        const isSureAfter = (failures) => {
            const key = `${record.tries} ${record.good} ${failures}`;
            const isSure = known.get(key) ?? pairs.length * chanceUnchanged({ ...record, failures }) <= alpha / 2;
            known.set(key, isSure);
            return isSure;
        };
        // An unscored try ends the asking: its own repetition has failed, too.
        const isOpen = isSureAfter(FAILURES_ASKED) && !askedOn.includes(null);
        let failures = scored.length;
        for (const value of isOpen && takesLater ? later : []) {
            if (isSureAfter(failures) || (0,gate_in_rounds/* countGood */.Bi)(gate, [value]) > 0)
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

var relative_change = __webpack_require__(22837);
var multiplicity = __webpack_require__(92921);
;// CONCATENATED MODULE: ./build/compare/rounds/decide-look.js


const DECISION = { because: null, slightly_worse: false, suspect: false };
/** Holm's method over the `significant` gates of each severity (docs/decision-rules.md#families); others keep their own p. */
function adjustAtLook(gates, ps) {
    const adjusted = ps.map((p) => ({ p: p ?? 1, family_size: 1 }));
    for (const severity of ['fail', 'warn']) {
        const members = gates.flatMap((gate, index) => {
            const p = ps[index] ?? null;
            return p !== null && gate.severity === severity && gate.evidence === 'significant' ? [{ p, index }] : [];
        });
        (0,multiplicity/* holm */.f)(members.map(({ p }) => p)).forEach((p, position) => {
            const index = members[position]?.index;
            if (index !== undefined)
                adjusted[index] = { p, family_size: members.length };
        });
    }
    return adjusted;
}
/**
 * The line 1 to 3 that holds; null: none yet. `breached` of evidence `threshold` takes the place of line 1. `broke` false leaves out what
 * the broken cases forbid.
 */
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
/** What ends the rounds of the gate at this look, with the cases that broke for sure: lines 1 to 3, or line 4 where only these forbid line 3. */
function decideAtLook(look) {
    return (decideEarly(look, look.figures.broke.length > 0) ?? (decideEarly(look, false) === null ? null : decideAtEnd(look)));
}
/** Whether it would end but for broken cases: before that, they are asked on. */
function canEnd(look) {
    return decideEarly(look, false) !== null;
}
/** Lines 4 and 5, where the rounds end and none of lines 1 to 3 holds. */
function decideAtEnd(look) {
    const { figures } = look;
    const isWorse = isChange(look) && figures.delta < 0 && figures.round_deltas.every((delta) => delta < -figures.noise);
    if (isWorse || figures.broke.length > 0)
        return { ...DECISION, verdict: 'inconclusive', line: 4, because: 'worse', suspect: true };
    return { ...DECISION, verdict: 'inconclusive', line: 5, suspect: figures.reaches_margin };
}
/** Any change is proven: zC's bound leaves out 0, and p after Holm's method is below α. */
function isChange({ figures, adjusted, plan }) {
    const leavesOutZero = figures.is_one_try || figures.upper < 0 || figures.lower_change > 0;
    return leavesOutZero && adjusted.p < plan.alpha;
}
/** Of log ratios: the total forbids good news of the typical query (docs/decision-rules.md#totals). */
function isTotalAgainst({ gate, own, figures: { ratio_of_means: ratio } }) {
    if (ratio === null)
        return false;
    const limit = gate.sign === -1 ? 1 + Math.expm1(own.margin) / 2 : 1 + Math.expm1(-own.margin) / 2;
    return gate.sign === -1 ? ratio >= limit - relative_change/* EPSILON */.p8 : ratio <= limit + relative_change/* EPSILON */.p8;
}

var stats_looks = __webpack_require__(33568);
var mcnemar = __webpack_require__(90875);
var paired_t = __webpack_require__(25822);
var slack = __webpack_require__(27272);
;// CONCATENATED MODULE: ./build/compare/rounds/measure-look.js








/** z(.995): repeated answers agree by chance in less than 1 % of looks. */
const AGREEMENT_HEIGHT = 2.576;
/** So many cases must vary on main before agreement says anything. */
const FEWEST_VARYING = 3;
/** Everything about a gate at one look that does not depend on other gates; null without a pair. */
function measureLook(input) {
    const { gate, own, plan, pairs } = input;
    const { margin, sign } = gate;
    if (pairs.length === 0)
        return null;
    const n = pairs.length;
    const isLog = margin.kind === 'log';
    const noise = isLog ? relative_change/* EPSILON */.p8 : (0,round_noise/* noiseOf */.YN)(pairs.flatMap(({ main, tries }) => [...main, ...tries]));
    const cases = pairs.map((one) => ({ ...one, main: (0,gate_in_rounds/* scaleTries */.e3)(gate, one.main), tries: (0,gate_in_rounds/* scaleTries */.e3)(gate, one.tries) }));
    /** The part of main's value that counts is 1 but with a relative margin, where it is what the change must keep. */
    const difference = (tries, main, part = 1) => (0,round_noise/* roundNoise */.bg)(sign * ((0,moments/* mean */.i2)(tries) - part * (0,moments/* mean */.i2)(main)), noise);
    const differences = cases.map(({ main, tries }) => difference(tries, main));
    const hasCopies = areCopies(gate, pairs);
    const lengths = pairs.map((one) => ({ class: one.class, tries: hasCopies ? 1 : one.tries.length }));
    const spreadOf = (part) => {
        const variances = cases.map(({ main, tries }, index) => tries.length >= 2 && main.length >= 2
            ? (0,gate_in_rounds/* varianceOf */.FD)(tries) / tries.length + (part ** 2 * (0,gate_in_rounds/* varianceOf */.FD)(main)) / main.length
            : (differences[index] ?? 0) ** 2);
        const single = hasCopies ? (0,moments/* sum */.cz)(differences.map((one) => one ** 2)) : 0;
        return { variance: Math.max((0,moments/* sum */.cz)(variances), single) / n ** 2, ...(0,gate_in_rounds/* stepOf */.cg)(gate, n, lengths) };
    };
    const spread = spreadOf(1);
    const delta = (0,moments/* mean */.i2)(differences);
    const main = (0,moments/* mean */.i2)(pairs.map((one) => (0,moments/* mean */.i2)(one.main)));
    const change = (0,moments/* mean */.i2)(pairs.map((one) => (0,moments/* mean */.i2)(one.tries)));
    const kept = 1 - sign * margin.value;
    const shift = margin.kind === 'relative'
        ? { mean: (0,moments/* mean */.i2)(cases.map((one) => difference(one.tries, one.main, kept))), spread: spreadOf(kept) }
        : null;
    const size = shift === null ? margin.value : margin.value * main;
    const { lower: lowerHeight, change: height } = own.heights;
    const reach = (0,slack/* slack */.$)(height, spread);
    const looks = Array.from({ length: plan.cap }, (_, index) => index + 1);
    const isOneTry = plan.cap === 1 && pairs.every((one) => one.main.length === 1 && one.tries.length === 1);
    return {
        n,
        means: { main, change },
        delta,
        variance: spread.variance,
        step: spread.step,
        margin: size,
        lower: delta - (0,slack/* slack */.$)(lowerHeight, spread),
        upper: delta + reach,
        lower_change: delta - reach,
        p: isOneTry
            ? pOfOneTry(gate, differences)
            : Math.min(1, 2 * (0,stats_looks/* crossingProbability */.u)((0,slack/* heightOfSlack */.d)(Math.abs(delta), spread), looks)),
        is_one_try: isOneTry,
        round_deltas: roundDeltas(cases, (tries, before) => difference((0,gate_in_rounds/* scaleTries */.e3)(gate, tries), before)),
        has_copies: hasCopies,
        shifted: shift === null ? null : { mean: shift.mean, variance: shift.spread.variance },
        reaches_margin: delta < -noise && (shift === null ? delta <= -size + noise : shift.mean <= noise),
        rules_out_margin: shift === null
            ? delta - (0,slack/* slack */.$)(lowerHeight, spread) > -size + noise
            : shift.mean - (0,slack/* slack */.$)(lowerHeight, shift.spread) > noise,
        noise,
        ratio_of_means: isLog ? change / main : null,
    };
}
function pOfOneTry({ values }, differences) {
    const count = (sign) => differences.filter((one) => Math.sign(one) === sign).length;
    // The interval of the t test is not read.
    return values === 'yes-no'
        ? (0,mcnemar/* mcnemar */.op)({ worse: count(-1), better: count(1) }).midP
        : ((0,paired_t/* pairedT */.ue)(differences, 0.05)?.p ?? 1);
}
/** D of each round alone, against all of main's tries; a round in which no case has a scored try is left out. */
function roundDeltas(cases, difference) {
    const count = Math.max(...cases.map(({ rounds }) => rounds.length));
    return Array.from({ length: count }, (_, round) => cases.flatMap(({ main, rounds }) => {
        const tries = rounds[round] ?? [];
        return tries.length === 0 ? [] : [difference(tries, main)];
    })).flatMap((differences) => (differences.length === 0 ? [] : [(0,moments/* mean */.i2)(differences)]));
}
/** Whether a cache or a fixed seed answers: of the cases that vary on main, too many give the same answer in all their tries. */
function areCopies(gate, pairs) {
    if (gate.values !== 'yes-no')
        return false;
    const repeated = pairs.filter((one) => one.class === 'varying' && one.tries.length >= 2);
    if (repeated.length < FEWEST_VARYING)
        return false;
    const expected = repeated.map(({ main, tries }) => {
        const good = (0,gate_in_rounds/* countGood */.Bi)(gate, main);
        return chanceOfAgreement({ good, bad: main.length - good, next: tries.length });
    });
    const seen = repeated.filter(({ tries }) => tries.every((value) => value === tries[0])).length;
    return seen - 0.5 - (0,moments/* sum */.cz)(expected) > AGREEMENT_HEIGHT * Math.sqrt((0,moments/* sum */.cz)(expected.map((one) => one * (1 - one))));
}

;// CONCATENATED MODULE: ./build/compare/rounds/pair-tries.js


/** The paired cases of a gate after some of the complete rounds, sorted by id. Cases without a class are in no statistic. */
function pairTries(gate, plan, { round, complete }) {
    return (0,gate_in_rounds/* casesInOrder */.$Q)(gate).flatMap(([id, { main: recorded, beside, rounds, asked_on: askedOn }]) => {
        const kind = (0,rounds_plan/* classOf */.Kl)(plan, id);
        const main = (0,gate_in_rounds/* scoredValues */.fH)(beside?.slice(0, round).flat() ?? recorded);
        const tries = (0,gate_in_rounds/* scoredValues */.fH)(rounds.slice(0, round).flat());
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
                later: omitUnscored([...rounds.slice(round, complete).flat(), ...askedOn.slice(round, complete).flat()]),
            },
        ];
    });
}
function omitUnscored(tries) {
    return tries.filter((value) => value !== null);
}

;// CONCATENATED MODULE: ./build/compare/rounds/replay-rounds.js






/** A gate without a pair. */
const UNDECIDABLE = {
    verdict: 'inconclusive',
    line: 5,
    because: null,
    slightly_worse: false,
    suspect: false,
    p_adjusted: null,
    family_size: 1,
    figures: null,
};
/**
 * Takes the looks of a plan over the tries of its complete rounds, one after each, and says how each gate is decided and what is to be asked
 * next. It is called after each round, after tries that were asked on, and over recorded tries, so that all give the same verdict. Of several
 * pairs a gate is open until it is decided with Holm's method over all of them; its verdict is that of its own pair's family, at that look.
 */
function replayRounds(input) {
    const { plan, gates, complete, is_final: isFinal } = input;
    const decided = new Map();
    const keep = (0,plan_rounds/* prolonging */.qD)(gates, plan);
    if (complete === 0) {
        const ask = Object.entries(plan.classes).map(([id, kind]) => ({ case: id, tries: plan.tries[kind] }));
        const next = isFinal ? { kind: 'end' } : { kind: 'ask-round', round: 1, ask, ask_on: [] };
        return { round: 0, is_decided: false, gates: [], next };
    }
    for (let round = 1;; round++) {
        const readings = readLook(input, round, decided);
        const isOpen = ({ gate }) => !decided.has(gate.id);
        const read = readings.filter((reading) => isOpen(reading) && (0,gate_in_rounds/* isReadAtEachLook */.IQ)(reading.gate));
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
                return { ...UNDECIDABLE, id: gate.id, round };
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
/** Measures each undecided gate; one that was decided at an earlier look keeps its figures and its p. */
function readLook({ plan, gates, complete, is_final: isFinal, forbidsGoodNews, others = [] }, round, decided) {
    const measured = gates.map((gate) => {
        const own = plan.gates.find(({ id }) => id === gate.id);
        if (own === undefined)
            throw new Error(`the plan has no gate ${gate.id}`);
        const before = decided.get(gate.id);
        const pairs = before === undefined ? pairTries(gate, plan, { round, complete }) : [];
        return { gate, own, pairs, figures: before?.figures ?? measureLook({ gate, own, plan, pairs }) };
    });
    const all = [...gates, ...others];
    const ps = [...measured.map(({ figures }) => figures?.p ?? null), ...others.map(({ p }) => p)];
    const adjusted = adjustAtLook(all, ps);
    const adjustOf = (pair) => adjustAtLook(all, ps.map((p, at) => (all[at]?.pair === pair ? p : null)));
    const own = new Map([...new Set(gates.map(({ pair }) => pair))].map((pair) => [pair, adjustOf(pair)]));
    const canAsk = !isFinal && round === complete;
    return measured.map(({ gate, own: planned, pairs, figures }, index) => {
        if (figures === null)
            return { gate, look: null, open: [], is_settled_first: false };
        const look = {
            gate,
            own: planned,
            round,
            plan,
            figures: { broke: [], ...figures },
            adjusted: adjusted[index] ?? { p: figures.p, family_size: 1 },
            own_adjusted: own.get(gate.pair)?.[index] ?? { p: figures.p, family_size: 1 },
            is_good_news_forbidden: forbidsGoodNews?.(gate.id, round) === true,
        };
        const isSettledFirst = round === plan.cap || canEnd(look);
        const takesLater = isSettledFirst && !canAsk;
        const { broke, open } = findFailedCases({ gate, pairs, alpha: plan.alpha, takesLater });
        const ofPair = open.map((one) => ({ ...one, pair: gate.pair }));
        return { gate, look: { ...look, figures: { ...figures, broke } }, open: ofPair, is_settled_first: isSettledFirst };
    });
}
/** By the family of its own pair. */
function settle(look) {
    const { gate, round, figures, own_adjusted: adjusted } = look;
    const own = { ...look, adjusted };
    const decision = decideAtLook(own) ?? decideAtEnd(own);
    return { id: gate.id, ...decision, round, p_adjusted: adjusted.p, family_size: adjusted.family_size, figures };
}
/** The cases of the gates that are still undecided, and those of them that failed all their tries once more. */
function askRound(plan, going) {
    const ids = new Set(going.flatMap(({ gate }) => [...gate.cases.keys()]));
    return {
        ask: Object.entries(plan.classes).flatMap(([id, kind]) => ids.has(id) ? [{ case: id, tries: plan.tries[kind] }] : []),
        ask_on: mergeTries(going.flatMap(({ open }) => open)).map((one) => ({ ...one, tries: 1 })),
    };
}
/** One entry a case of a pair, with the most tries that a gate asks for. */
function mergeTries(all) {
    const most = new Map();
    for (const one of all) {
        const key = `${one.pair ?? ''} ${one.case}`;
        if (one.tries > (most.get(key)?.tries ?? 0))
            most.set(key, one);
    }
    return [...most.values()];
}

var gate_evidence = __webpack_require__(82710);
var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/decide/rounds-of-run.js









/** Judges the gates of a pair on these cases, as far as they are (docs/decision-rules.md#these-cases). */
function judgePair(pair) {
    const [judged] = judgePairs([pair]);
    if (judged === undefined)
        throw new Error('no pair was judged');
    return judged;
}
/** The same for pairs of arms that share their rounds: they are looked at together. */
function judgePairs(pairs, isFinal = true) {
    const opened = pairs.map((pair) => {
        const [facts, all] = [findFacts(pair), (0,open_rounds/* openRounds */.K)(pair)];
        const gates = all.filter(({ id }) => facts?.gates.has(id) !== true);
        return { pair, facts, all, gates, plan: gates.length === 0 ? null : planOf(pair, gates) };
    });
    const outcome = replayPairs(opened, isFinal);
    return opened.map(({ pair, facts, all, gates, plan }, at) => {
        const missingOf = (id, round) => {
            const gate = all.find((one) => one.id === id);
            return gate === undefined ? null : (0,open_rounds/* findMissing */.y)(gate, round, pair.facts.min_scored_share);
        };
        const outcomes = new Map(gates.flatMap(({ id }) => {
            const own = outcome?.gates.find((one) => one.id === idIn(at, id));
            return own === undefined ? [] : [[id, { ...own, id }]];
        }));
        const rounds = outcome === null || plan === null
            ? null
            : { plan, outcome: { ...outcome, gates: [...outcomes.values()] }, ...forecastPlan(pair, plan, gates) };
        return {
            ...{ rounds, facts },
            judgedOf: (id) => {
                const fact = facts?.gates.get(id);
                if (fact !== undefined)
                    return { ...fact, missing: missingOf(id, 1) };
                const outcome = outcomes.get(id);
                if (outcome === undefined || rounds === null)
                    return null;
                const own = rounds.plan.gates.find((gate) => gate.id === id);
                return {
                    ...{ kind: 'rounds', outcome, hopeless: own?.hopeless === true },
                    cases_to_settle: rounds.cases_to_settle.get(id) ?? null,
                    missing: missingOf(id, outcome.round),
                };
            },
        };
    });
}
/** The id of a gate among those of several pairs. */
const idIn = (pair, id) => `${pair} ${id}`;
/** A run with a plan goes by it; any other is one look on all its tries. */
function planOf({ candidate, facts, alpha }, gates) {
    const recorded = candidate.run.plan;
    // What was fixed of main's recorded tries is not at hand where main was asked beside the change.
    // Nor what holds at another level, as beside the other of two baselines of a night.
    const isWhole = recorded?.alpha === alpha && gates.every(({ id }) => recorded.gates.some((own) => own.id === id));
    return isWhole && facts.interleaved
        ? recorded
        : (0,plan_rounds/* planRounds */.Ts)({ gates, cap: recorded?.cap ?? 1, alpha, classes: recorded?.classes });
}
function forecastPlan({ candidate: { run } }, plan, gates) {
    const others = run.cases.filter(({ id }) => (0,rounds_plan/* classOf */.Kl)(plan, id) === undefined).length;
    const { expected, most, cases_to_settle } = (0,plan_rounds/* expectAnswers */.Tc)(plan, gates, others);
    return { planned: { expected, most }, cases_to_settle };
}
/** Looks at the gates of several pairs with one plan; null where none is decided in rounds. */
function replayPairs(pairs, isFinal) {
    const planned = pairs.flatMap(({ plan, ...one }, at) => (plan === null ? [] : [{ ...one, plan, at }]));
    const [first] = planned;
    if (first === undefined)
        return null;
    const gates = planned.flatMap((one) => one.gates.map((gate) => ({ ...gate, id: idIn(one.at, gate.id), pair: one.at })));
    const floors = new Map(planned.map(({ pair, at }) => [at, pair.facts.min_scored_share]));
    return replayRounds({
        plan: {
            ...first.plan,
            classes: Object.fromEntries(planned.flatMap(({ plan }) => Object.entries(plan.classes))),
            gates: planned.flatMap(({ plan, at }) => plan.gates.map((gate) => ({ ...gate, id: idIn(at, gate.id) }))),
        },
        gates,
        is_final: isFinal,
        others: pairs.flatMap(({ pair, facts, gates: own }, at) => listOthers(pair, new Set([...own.map(({ id }) => id), ...(facts?.gates.keys() ?? [])])).map((other) => ({
            ...other,
            pair: at,
        }))),
        complete: Math.min(...planned.map(({ pair: { candidate } }) => candidate.run.plan === undefined ? 1 : candidate.run.trials_per_case)),
        forbidsGoodNews: (id, round) => {
            const gate = gates.find((one) => one.id === id);
            return gate !== undefined && (0,open_rounds/* findMissing */.y)(gate, round, floors.get(gate.pair) ?? 0) !== null;
        },
    });
}
/** The tested gates of a pair that another row decides; `own` are those decided on these cases. */
function listOthers(pair, own) {
    const { checked: all, casesOf } = pair;
    const isOther = ({ gate: { id, evidence }, margin, metric }) => evidence === 'significant' && margin !== null && metric.measured_on === undefined && !own.has(id);
    return all.filter(isOther).flatMap((checked) => {
        const { metric, slice, gate } = checked;
        const { test } = (0,gate_evidence/* orInvalid */.R$)(() => (0,gate_evidence/* measureGate */.Yz)({ ...pair, checked, cases: casesOf(metric, slice) }), () => ({ test: null }));
        const p = test?.kind === 'tested' ? test.outcome.p : null;
        return p === null ? [] : [{ severity: gate.severity, evidence: gate.evidence, p }];
    });
}
/** The plan of a run that is to be asked in rounds, from main alone; null where no gate is decided so. `cap`: the most rounds. */
function planRun(input, cap) {
    if (input.inference !== 'these-cases' || input.baseline === null)
        return null;
    const pair = (0,open_pair/* openPair */.ZI)(input);
    const gates = (0,open_rounds/* openRounds */.K)(pair);
    return gates.length === 0 ? null : (0,plan_rounds/* planRounds */.Ts)({ gates, cap, alpha: pair.alpha });
}
/**
 * Looks at the tries of the complete rounds of a run with a plan, of which `run.trials_per_case` says the number, and says what to ask next.
 * The cases of the plan alone: those that are in no statistic are asked in round 1 by whoever asks. Several pairs of arms share their rounds.
 */
function lookAtRun(inputs) {
    const pairs = inputs.map(open_pair/* openPair */.ZI);
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
/** What times, money and resources took, and what a judge says, may differ although the answers are alike. */
function isOfAnswer({ environment, unit, judged_by = [], aspect }) {
    const isTaken = unit === 's' || unit === 'usd' || unit === 'mb' || unit === 'percent';
    return environment === 'free' && !isTaken && judged_by.length === 0 && aspect !== 'spending';
}
/** Null where the run, or the rules, do not declare that the target always answers alike. */
function findFacts({ candidate, baseline, checked, casesOf, facts, pairing }) {
    if (!candidate.run.settings.deterministic || baseline === null || facts.no_baseline !== null)
        return null;
    const again = (0,run/* groupByCase */.Fm)(candidate.trials.filter(({ asked_on: isAskedOn }) => isAskedOn === true));
    const deleted = new Set(pairing.deleted);
    const gates = new Map();
    for (const { gate, metric, slice, margin } of checked) {
        const isTested = metric.per_run === undefined && metric.measured_on === undefined;
        if (margin === null || !isTested || !isOfAnswer(metric) || facts.redefined.has(metric.id))
            continue;
        const cases = casesOf(metric, slice).pairs.flatMap(({ case_id: id, baseline: main, candidate: now }) => {
            const [change, ...counted] = now.values;
            if (change === undefined)
                return [];
            // A case whose source was deleted fails whatever it answers.
            const isDeleted = metric.id === open_pair/* SUCCESS */.qO && deleted.has(id);
            const repeats = isDeleted ? [] : (again.get(id) ?? []).flatMap(({ scores }) => scores[metric.id] ?? []);
            const others = [...counted, ...(isDeleted ? [change] : repeats)];
            return [{ id, main: main.values, change, again: others.find((other) => other !== change) ?? others[0] ?? null }];
        });
        if (cases.length === 0)
            continue;
        const isFromNothing = margin.kind === 'relative' && cases.every(({ main }) => main.every((value) => value === 0));
        const standIn = { kind: 'absolute', value: metric.absolute_margin ?? 0 };
        const fact = decideFact({ sign: (0,paired_input/* orientationOf */.MX)(metric), margin: isFromNothing ? standIn : margin }, cases);
        if (fact.kind === 'refuted')
            return { gates: new Map(), refuted_by: fact.by };
        gates.set(gate.id, fact);
    }
    return { gates, refuted_by: null };
}


/***/ }),

/***/ 89807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ casesInOrder),
/* harmony export */   Bi: () => (/* binding */ countGood),
/* harmony export */   FD: () => (/* binding */ varianceOf),
/* harmony export */   IQ: () => (/* binding */ isReadAtEachLook),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   e3: () => (/* binding */ scaleTries),
/* harmony export */   fH: () => (/* binding */ scoredValues),
/* harmony export */   rY: () => (/* binding */ logMargin)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);

/** Its cases in the order of their ids, by code unit. */
function casesInOrder({ cases }) {
    return [...cases].sort(([one], [other]) => (one < other ? -1 : 1));
}
/** The scored values; none where fewer than half of the tries are scored. */
function scoredValues(tries) {
    const scored = tries.filter((value) => value !== null);
    return scored.length * 2 >= tries.length ? scored : [];
}
/** How many yes/no values are the good one. */
function countGood({ sign }, values) {
    return values.filter((value) => value === (sign === 1 ? 1 : 0)).length;
}
/** On the scale of the margin. */
function scaleTries({ margin }, tries) {
    return margin.kind === 'log' ? tries.map(Math.log) : tries;
}
/** The unbiased variance of tries; 0 below two. */
function varianceOf(tries) {
    return tries.length < 2 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOfSquaredDeviations */ .Mq)(tries) / (tries.length - 1);
}
/** Whether it can end the rounds at any look, before they have ended for another reason. */
function isReadAtEachLook({ severity, evidence, is_slice: isSlice, }) {
    return severity === 'fail' && evidence !== 'threshold' && !isSlice;
}
/**
 * The margin of mean log ratios for a share of the baseline: ln(1 + r) where lower is better, −ln(1 − r) where higher is.
 * @example logMargin(0.1, -1) // 0.09531
 */
function logMargin(share, sign) {
    return sign === -1 ? Math.log1p(share) : -Math.log1p(-share);
}
/**
 * u and the degrees of freedom of a mean over n cases: W/n times the mean of 1/k over steady cases, or over all where none is steady; with no
 * case as if it were one. Log ratios have no u, and n − 1 degrees of freedom.
 */
function stepOf({ margin, width }, n, cases) {
    if (margin.kind === 'log')
        return { step: 0, df: Math.max(1, n - 1) };
    const steady = cases.filter((one) => one.class === 'steady');
    const weights = (steady.length === 0 ? cases : steady).map(({ tries }) => 1 / tries);
    return { step: (width / n) * (weights.length === 0 ? 1 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(weights)), df: null };
}


/***/ }),

/***/ 10354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ openRounds),
/* harmony export */   y: () => (/* binding */ findMissing)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13669);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22837);
/* harmony import */ var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89073);
/* harmony import */ var _gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89807);






/** With fewer cases mean log ratios are tested by today's rows (docs/decision-rules.md#log-ratios). */
const ENOUGH_FOR_LOGS = 10;
/**
 * The gates of two runs that are decided on these cases, with their tries: those with a margin on a bounded metric, or on the log scale. All
 * others keep their row (docs/decision-rules.md#rows).
 */
function openRounds(pair) {
    if (pair.facts.no_baseline !== null)
        return [];
    const [main, change] = [(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByCase */ .Fm)(pair.baseline?.trials ?? []), (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByCase */ .Fm)(pair.candidate.trials)];
    return pair.checked.flatMap((checked) => openGate(checked, pair, { main, change }) ?? []);
}
function openGate({ gate, metric, margin, slice }, pair, arms) {
    const { facts } = pair;
    const isOneFigure = metric.per_run !== undefined || metric.measured_on !== undefined;
    if (margin === null || isOneFigure || facts.redefined.has(metric.id))
        return null;
    // Times keep today's rows.
    if (metric.environment === 'bound')
        return null;
    const ids = pair.casesOf(metric, slice).compared;
    // Of a metric that neither side has measured there is nothing to plan.
    if (ids.length === 0)
        return null;
    const cases = new Map(ids.map((id) => {
        const trials = { main: arms.main.get(id), change: arms.change.get(id) };
        return [id, readTries(metric, trials, facts.interleaved)];
    }));
    const sign = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__/* .orientationOf */ .MX)(metric);
    const values = [...cases.values()].flatMap(({ main, beside, rounds }) => [main, ...(beside ?? []), ...rounds].flat());
    const scored = values.filter((value) => value !== null);
    const common = {
        ...{ id: gate.id, severity: gate.severity, evidence: gate.evidence, sign, is_slice: slice !== null, cases },
        values: metric.kind === 'binary' && scored.every((value) => value === 0 || value === 1) ? 'yes-no' : 'number',
    };
    if (margin.kind === 'relative' && metric.scale === 'log-ratio') {
        const isPaired = ({ main, beside, rounds }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)([main, ...(beside ?? [])].flat()).length > 0 &&
            (rounds.length === 0 || (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)(rounds.flat()).length > 0);
        const pairs = [...cases.values()].filter(isPaired).length;
        const isPositive = pairs >= ENOUGH_FOR_LOGS && scored.every((value) => value > 0);
        return isPositive ? { ...common, width: 0, margin: { kind: 'log', value: (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .logMargin */ .rY)(margin.value, sign) } } : null;
    }
    const range = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedRange */ .DC)(metric);
    if (range === null)
        return null;
    const width = range.high - range.low;
    if (margin.kind === 'absolute' || isAboveZero(cases))
        return { ...common, width, margin };
    const standIn = metric.absolute_margin;
    return standIn === undefined ? null : { ...common, width, margin: { kind: 'absolute', value: standIn } };
}
/** Whether a margin can be relative to main's mean. */
function isAboveZero(cases) {
    return [...cases.values()].some(({ main, beside }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)([main, ...(beside ?? [])].flat()).some((value) => value > 0));
}
/** The tries of one case. Main's were asked beside the change where they have rounds (`baseline: ref`). */
function readTries({ id }, { main = [], change = [], }, isInterleaved) {
    const valuesOf = (trials) => trials.flatMap(({ scores, unscored, failed }) => {
        const value = scores[id];
        if (value !== undefined)
            return [value];
        // What the metric says nothing of does not count.
        return unscored[id] === undefined || failed === true ? [] : [null];
    });
    const countFailed = (trials) => trials.filter(({ scores, unscored, failed }) => failed === true && scores[id] === undefined && unscored[id] !== undefined).length;
    const inRounds = (trials, read) => {
        const rounds = Math.max(0, ...trials.map(({ round = 1 }) => round));
        return Array.from({ length: rounds }, (_, index) => read(trials.filter(({ round = 1 }) => round === index + 1)));
    };
    const roundsOf = (trials) => inRounds(trials, valuesOf);
    const isAskedOn = ({ asked_on }) => asked_on === true;
    const counted = main.filter((trial) => !isAskedOn(trial));
    const asked = change.filter((trial) => !isAskedOn(trial));
    const failed = { main: countFailed(counted), rounds: inRounds(asked, countFailed) };
    const isBeside = isInterleaved && counted.some(({ round }) => round !== undefined);
    return {
        main: isBeside ? [] : valuesOf(counted),
        beside: isBeside ? roundsOf(counted) : undefined,
        failed: failed.main + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(failed.rounds) === 0 ? undefined : failed,
        rounds: roundsOf(asked),
        asked_on: roundsOf(change.filter(isAskedOn)),
    };
}
const UNEVEN_TRIES = 2;
const UNEVEN_SHARE = 0.02;
/** Fixed: it guards a measurement and is no claim at the suite's alpha. */
const UNEVEN_LEVEL = 0.05;
/**
 * What forbids good news of a gate after some rounds: the share of scored cases is below `floor` on a side, or tries are missing unevenly,
 * those of unscored cases too: at least 2 more, and more than 2 points of them, than the other side's share gives, or Fisher's exact test on
 * scored and unscored tries (docs/decision-rules.md#missing-unevenly). Null: nothing.
 */
function findMissing({ cases }, round, floor) {
    const sides = [...cases.values()].map(({ main, beside, rounds, failed }) => ({
        main: { values: beside?.slice(0, round).flat() ?? main, failed: failed?.main ?? 0 },
        change: { values: rounds.slice(0, round).flat(), failed: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(failed?.rounds.slice(0, round) ?? []) },
    }));
    const main = countTries(sides.map((one) => one.main));
    const change = countTries(sides.map((one) => one.change));
    const isShort = [main, change].some(({ cases: all, scored }) => all > 0 && scored / all < floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8);
    const isMissing = isShort || isUneven(main, change) || isUneven(change, main) || isUnlike(main, change);
    return isMissing ? { baseline: main.unscored, candidate: change.unscored } : null;
}
function countTries(sides) {
    const asked = sides.filter(({ values }) => values.length > 0);
    const all = asked.flatMap(({ values }) => values);
    const failed = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(sides.map((one) => one.failed));
    return {
        cases: asked.length,
        scored: asked.filter(({ values }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)(values).length > 0).length,
        tries: all.length + failed,
        unscored: all.filter((value) => value === null).length + failed,
    };
}
/** Whether the first lacks more than the other. */
function isUneven(one, other) {
    if (one.unscored === 0 || one.tries === 0 || other.tries === 0)
        return false;
    const excess = one.unscored / one.tries - other.unscored / other.tries;
    return excess > UNEVEN_SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8 && excess * one.tries >= UNEVEN_TRIES - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
}
function isUnlike(one, other) {
    const [marked, all] = [one.unscored + other.unscored, one.tries + other.tries];
    return (0,_stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__/* .fisherExact */ .R)({ hits: one.unscored, drawn: one.tries, marked, all }) < UNEVEN_LEVEL;
}


/***/ }),

/***/ 85632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tc: () => (/* binding */ expectAnswers),
/* harmony export */   Ts: () => (/* binding */ planRounds),
/* harmony export */   qD: () => (/* binding */ prolonging)
/* harmony export */ });
/* harmony import */ var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87375);
/* harmony import */ var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
/* harmony import */ var _stats_bisect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49832);
/* harmony import */ var _stats_looks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33568);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22837);
/* harmony import */ var _stats_slack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27272);
/* harmony import */ var _gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89807);








/** Tries of a case in each round. */
const TRIES = { steady: 1, varying: 2 };
/** Beyond so many cases a gate is not to be settled. */
const MOST_CASES = 1_000_000;
/**
 * The plan of a run, from main's tries alone: classes of the cases, and for each gate its heights and its first look. Only the cases' `main`
 * is read.
 */
function planRounds(input) {
    const { gates, cap, alpha } = input;
    // A plan that leaves a case out takes it out of no statistic.
    const classes = { ...classify(gates), ...input.classes };
    const heights = heightsOf(cap, alpha);
    return {
        cap,
        alpha,
        tries: TRIES,
        classes,
        gates: gates.map((gate) => planGate(forecast(gate, { classes }), heights)),
    };
}
const HEIGHTS = new Map();
/** Computed once for each cap and level, since every comparison of a run plans. */
function heightsOf(cap, alpha) {
    const key = `${cap} ${alpha}`;
    const rounds = Array.from({ length: cap }, (_, index) => index + 1);
    const heights = HEIGHTS.get(key) ?? {
        lower: rounds.map((first) => (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .heightOfLooks */ .l)(alpha, rounds.slice(first - 1))),
        change: (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .heightOfLooks */ .l)(alpha / 2, rounds),
    };
    HEIGHTS.set(key, heights);
    return heights;
}
function classify(gates) {
    const varying = new Set();
    for (const gate of gates)
        for (const [id, { main }] of gate.severity === 'fail' ? gate.cases : [])
            if (isVarying(gate, (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .scoredValues */ .fH)(main)))
                varying.add(id);
    // No reader of run.json takes a key of that name.
    const ids = new Set(gates.flatMap(({ cases }) => [...cases.keys()].filter((id) => id !== '__proto__')));
    const classOfId = (id) => [id, varying.has(id) ? 'varying' : 'steady'];
    return Object.fromEntries([...ids].sort().map(classOfId));
}
/**
 * Whether main's tries vary: a share of good ones between .1 and .9, or a plain variance of at least .09 of the squared range. Not on the
 * log scale.
 */
function isVarying(gate, tries) {
    if (tries.length < 2 || gate.margin.kind === 'log')
        return false;
    if (gate.values === 'number')
        return (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .populationDeviation */ .rH)(tries) ** 2 >= 0.09 * gate.width ** 2 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
    const share = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .countGood */ .Bi)(gate, tries) / tries.length;
    return share > 0.1 && share < 0.9;
}
/**
 * The cases that main has tried, or all where it has tried none. Steady yes/no cases share one variance, that of all of them that are mostly
 * good; those that are mostly bad have nothing to lose.
 */
function forecast(gate, plan) {
    const { margin } = gate;
    const all = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .casesInOrder */ .$Q)(gate).map(([id, { main }]) => {
        const [kind, tries] = [(0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)(plan, id) ?? 'steady', (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .scoredValues */ .fH)(main)];
        const share = gate.values === 'yes-no' && kind === 'steady' ? (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .countGood */ .Bi)(gate, tries) / tries.length : null;
        return { class: kind, tries, share };
    });
    const tried = all.filter(({ tries }) => tries.length > 0);
    const shares = tried.flatMap(({ share }) => (share !== null && share >= 0.5 ? [share] : []));
    const typical = shares.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(shares);
    const cases = (tried.length === 0 ? all : tried).map(({ class: kind, tries, share }) => {
        const common = share !== null && share >= 0.5 ? typical * (1 - typical) : 0;
        return { class: kind, variance: share === null ? (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .varianceOf */ .FD)((0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .scaleTries */ .e3)(gate, tries)) : common, main: tries.length };
    });
    const whole = margin.kind !== 'relative' ? 1 : tried.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(tried.map(({ tries }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(tries)));
    return { gate, cases, margin: margin.value * whole };
}
/**
 * The spread after some rounds if nothing changed; `scale` is how many times as many cases of the same kinds there are. Of no case nothing can
 * be ruled out: one try could lose the whole range.
 */
function forecastSpread({ gate, cases }, round, scale = 1) {
    const n = Math.max(1, cases.length * scale);
    const planned = cases.map((one) => ({ ...one, tries: TRIES[one.class] * round }));
    const variance = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(planned.map((one) => one.variance / one.tries + one.variance / Math.max(1, one.main)));
    return { variance: (variance * scale) / n ** 2, ...(0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .stepOf */ .cg)(gate, n, planned) };
}
function planGate(of, { lower, change }) {
    const cap = lower.length;
    const heightFrom = (round) => lower[round - 1] ?? 0;
    const slackOf = (round) => (0,_stats_slack_js__WEBPACK_IMPORTED_MODULE_3__/* .slack */ .$)(heightFrom(round), forecastSpread(of, round));
    const isShown = (round) => slackOf(round) <= of.margin + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
    const isTriedTwice = of.cases.some(({ main }) => main >= 2);
    const shown = lower.map((_, index) => index + 1).find(isShown);
    const first = of.margin > 0 && isTriedTwice && shown !== undefined ? shown : cap;
    return {
        id: of.gate.id,
        margin: of.margin,
        heights: { lower: heightFrom(first), change },
        first: of.margin > 0 ? first : null,
        hopeless: of.margin > 0 ? !isShown(cap) : null,
        slack: slackOf(first),
    };
}
/**
 * What a plan costs (docs/decision-rules.md). `extra`: cases that are asked in round 1 alone. The gates are those that it was made of. If
 * nothing changed a gate is undecided after a look with the chance that a normal D of the planned variance leaves its lower end at the
 * margin or below.
 */
function expectAnswers(plan, gates, extra = 0) {
    const all = gates.flatMap((gate) => plan.gates.filter(({ id }) => id === gate.id).map((own) => ({ own, of: forecast(gate, plan) })));
    const keep = prolonging(gates, plan);
    const going = all.filter(({ own }) => keep.has(own.id));
    const aRound = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(Object.values(plan.classes).map((kind) => plan.tries[kind]));
    let expected = aRound;
    let undecided = 1;
    for (let round = 1; round < plan.cap; round++) {
        undecided = Math.min(undecided, Math.max(0, ...going.map(({ of, own }) => chanceUndecided(of, own, round))));
        expected += undecided * aRound;
    }
    return {
        expected: Math.round(expected) + extra,
        most: aRound * plan.cap + extra,
        cases_to_settle: new Map(all.map(({ own, of }) => [own.id, casesToSettle(of, plan)])),
    };
}
/** Gates that keep the rounds going: fail gates with a margin that are read at each look, the hopeless ones only where there is no other. */
function prolonging(gates, plan) {
    const read = gates.filter(_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadAtEachLook */ .IQ).map(({ id }) => id);
    const hopeless = new Set(plan.gates.filter((gate) => gate.hopeless === true).map(({ id }) => id));
    const decidable = read.filter((id) => !hopeless.has(id));
    return new Set(decidable.length === 0 ? read : decidable);
}
function chanceUndecided(of, { first, heights, margin }, round) {
    if (first === null || round < first)
        return 1;
    const spread = forecastSpread(of, round);
    const room = margin - (0,_stats_slack_js__WEBPACK_IMPORTED_MODULE_3__/* .slack */ .$)(heights.lower, spread);
    if (spread.variance === 0)
        return room >= -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8 ? 0 : 1;
    return (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)(room / Math.sqrt(spread.variance));
}
function casesToSettle(of, { alpha, cap }) {
    if (of.cases.length === 0 || of.margin === 0)
        return null;
    const height = heightsOf(cap, alpha).lower[cap - 1] ?? 0;
    return (0,_stats_bisect_js__WEBPACK_IMPORTED_MODULE_7__/* .leastWhole */ .N)(MOST_CASES, (cases) => {
        const spread = forecastSpread(of, cap, cases / of.cases.length);
        return (0,_stats_slack_js__WEBPACK_IMPORTED_MODULE_3__/* .slack */ .$)(height, spread) <= of.margin + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
    });
}


/***/ }),

/***/ 31822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tb: () => (/* binding */ applyRow),
  US: () => (/* binding */ isSingleTrialBinary),
  sB: () => (/* binding */ testAboutZero)
});

var bootstrap_intervals = __webpack_require__(19553);
var mcnemar = __webpack_require__(90875);
var moments = __webpack_require__(44785);
var round_noise = __webpack_require__(57015);
var clustered_row = __webpack_require__(37972);
var mcnemar_row = __webpack_require__(75975);
var paired_input = __webpack_require__(89073);
var paired_t_row = __webpack_require__(84710);
var per_run_row = __webpack_require__(92441);
var row_outcome = __webpack_require__(58852);
var newcombe_interval = __webpack_require__(29772);
var paired_t = __webpack_require__(25822);
var sign_flip_permutation = __webpack_require__(13010);
var relative_change = __webpack_require__(22837);
var wilcoxon = __webpack_require__(46849);
;// CONCATENATED MODULE: ./build/compare/test/run-checks.js








/** The smallest double with all its digits: below it two p-values differ only by their logarithms. */
const SMALLEST_P = 2 ** -1022;
/** Other tests of the same pairs: shown, never deciding. */
function runChecks(input, row) {
    if (row === 'mcnemar')
        return checkMcnemar(input);
    if (row === 'per-run' || input.clusters !== null)
        return checkFirstTrials(input);
    const signs = row === 'paired-t' ? checkSigns(input) : {};
    return { ...signs, ...measureEffect(input), ...checkFirstTrials(input) };
}
function checkMcnemar(input) {
    const { worse, better } = (0,mcnemar_row/* countFlips */.e8)(input.differences);
    const test = (0,mcnemar/* mcnemar */.op)({ worse, better });
    const good = input.metric.direction === 'lower' ? 0 : 1;
    const bothPass = input.pairs.filter((_, index) => input.differences[index] === 0 && input.candidate[index] === good).length;
    const bothFail = input.pairs.length - worse - better - bothPass;
    return {
        exact_p: test.exactP,
        ...(test.exactP < SMALLEST_P ? { exact_p_log10: test.exactPLog10 } : {}),
        chi2: test.chi2?.statistic ?? null,
        chi2_corrected: test.chi2Corrected?.statistic ?? null,
        newcombe10: (0,newcombe_interval/* newcombeInterval */.QW)({ bothPass, worse, better, bothFail, alpha: input.alpha }),
    };
}
function checkSigns({ differences, metric, seed }) {
    const signFlip = { sign_flip_p: (0,sign_flip_permutation/* signFlipPermutation */.L)({ differences, seed: `${seed}/sign-flip` }).p };
    if (metric.kind !== 'ordinal')
        return signFlip;
    const test = (0,wilcoxon/* wilcoxon */.o)(differences);
    return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.pratt.exactP ?? test.pratt.normalP) };
}
function measureEffect({ differences, alpha }) {
    const test = (0,paired_t/* pairedT */.ue)(differences, alpha);
    return test === null ? {} : { cohen_dz: test.cohenDz, hedges_g: test.hedgesG };
}
/** McNemar on trial 0 of both arms, for a binary metric of several trials. */
function checkFirstTrials({ metric, pairs }) {
    if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2)) {
        return {};
    }
    const firsts = (arm) => pairs.map((pair) => pair[arm].values[0] ?? 0);
    const flips = (0,mcnemar_row/* countFlips */.e8)((0,paired_input/* orientedDifferences */.bC)(metric, { baseline: firsts('baseline'), candidate: firsts('candidate') }, relative_change/* EPSILON */.p8));
    return { mcnemar_first_trial_p: (0,mcnemar/* mcnemar */.op)(flips).midP };
}

;// CONCATENATED MODULE: ./build/compare/test/apply-row.js











/** Tests a gate by its row of docs/decision-rules.md#rows; null when its relative margin has a baseline of 0 and nothing stands in. */
function applyRow(input, margin) {
    if (input.metric.per_run !== undefined)
        return perRunOutcome(input, margin);
    if (margin.kind === 'relative' && (0,paired_t_row/* canTakeLogRatios */.mm)(input)) {
        const logs = (0,paired_t_row/* takeLogRatios */.QV)(input);
        return meanOutcome(logs, 'log-ratio', (0,paired_t_row/* logSeries */.EX)(logs, margin.value), (0,paired_t_row/* compareTotals */.$S)(logs, margin.value));
    }
    const series = (0,paired_input/* linearSeries */.z9)(input, margin);
    return series === null ? null : meanOutcome(input, isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t', series);
}
/** McNemar needs exactly one trial a case on both sides and independent cases. */
function isSingleTrialBinary(input) {
    return (input.metric.kind === 'binary' &&
        input.clusters === null &&
        input.pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1));
}
/** The test about 0 of a metric that is a mean over cases; none of one case, or one cluster. */
function testAboutZero(input, row) {
    const { differences, clusters, alpha, noise, is_single: isSingle } = input;
    if (isSingle)
        return row_outcome/* NO_TEST */.j0;
    if (clusters !== null)
        return (0,clustered_row/* testClustered */.kd)(differences, clusters, alpha, noise);
    return row === 'mcnemar' ? (0,mcnemar_row/* testMcnemar */.yW)(input) : (0,paired_t_row/* testPairedT */.EL)(differences, alpha);
}
/** On the log-ratio row the differences of `input` are log ratios, and `totals` are beside them. */
function meanOutcome(input, row, series, totals) {
    const { clusters, differences } = input;
    const start = {
        row,
        delta: (0,moments/* mean */.i2)(differences),
        series,
        matched_trials: testMatchedTrials(input, row),
        ratio_of_means: totals?.ratio ?? null,
        total_contradicts: totals?.contradicts ?? false,
    };
    const parts = { start, test: testAboutZero(input, row) };
    if (input.is_single)
        return makeOutcome(input, parts);
    if (clusters !== null)
        return makeOutcome(input, { ...parts, bounds: (0,clustered_row/* boundClustered */.SV)(input, clusters, series) });
    if (row === 'mcnemar')
        return makeOutcome(input, { ...parts, bounds: (0,mcnemar_row/* boundMcnemar */.Iy)(input, series) });
    if (series.worst !== null)
        return makeOutcome(input, { ...parts, bounds: (0,paired_t_row/* boundBounded */.Ij)(input, series) });
    const resamples = (0,paired_t_row/* resamplesOf */.U2)(input, series.values);
    const ownResamples = series.kind === 'shifted' ? (0,paired_t_row/* resamplesOf */.U2)(input, differences) : resamples;
    return makeOutcome(input, {
        ...parts,
        bounds: (0,paired_t_row/* boundUnbounded */.V8)(input, series, resamples),
        checks: () => checkBootstrap(ownResamples(), input.alpha),
    });
}
/** A relative margin is a share of the baseline's figure; nothing bounds a figure, so it is never `no-regression`. */
function perRunOutcome(input, margin) {
    const { baseline, candidate } = (0,per_run_row/* valuesOfArms */.$b)(input);
    if (baseline === null || candidate === null)
        return null;
    const noise = (0,per_run_row/* noiseOfFigures */.xK)(input.metric, [baseline, candidate]);
    // Of a percentile the mean is asked, as of any metric (docs/decision-rules.md#medians-and-percentiles).
    const base = input.metric.per_run?.figure === 'percentile' ? (0,moments/* mean */.i2)(input.baseline) : baseline;
    const isRelative = margin.kind === 'relative' && (base > noise || input.all_equal);
    const size = isRelative
        ? margin.value * baseline
        : margin.kind === 'absolute'
            ? margin.value
            : input.metric.absolute_margin;
    if (size === undefined)
        return null;
    const start = {
        row: 'per-run',
        delta: (0,paired_input/* orientationOf */.MX)(input.metric) * (candidate - baseline) + 0,
        series: { ...(0,paired_input/* absoluteSeries */.FQ)(input, size), relative: isRelative ? margin.value : null, noise },
        matched_trials: null,
        information_only: (0,per_run_row/* isInformationOnly */.$O)(input),
    };
    const test = (0,per_run_row/* testPerRun */.JW)(input, { decides: true });
    const percentile = (0,row_outcome/* once */.Oo)(() => (0,per_run_row/* intervalOfFigure */.N4)(input, { decides: true }));
    return makeOutcome(input, {
        start,
        test,
        interval: () => (0,per_run_row/* agreeingInterval */.EF)(percentile(), test.p, input.alpha),
        checks: () => endsOf(percentile()),
    });
}
function endsOf(percentile) {
    return percentile === null ? {} : { percentile: { low: percentile.low, high: percentile.high } };
}
function makeOutcome(input, { start, test, bounds: rowBounds = [], ...draws }) {
    const hasClusters = input.cluster_count === null || input.cluster_count >= clustered_row/* ENOUGH_CLUSTERS */.bn;
    const matched = start.matched_trials === null ? {} : { matched_trials: start.matched_trials };
    const bounds = (0,row_outcome/* once */.Oo)(() => rowBounds.map(({ bound }) => bound()));
    const boundsHold = (0,row_outcome/* once */.Oo)(() => hasClusters && rowBounds.length > 0 && rowBounds.every(({ bound }) => bound().above_margin));
    const interval = (0,row_outcome/* once */.Oo)(draws.interval ?? (() => test.interval));
    const checks = (0,row_outcome/* once */.Oo)(() => input.is_single ? matched : { ...runChecks(input, start.row), ...draws.checks?.(), ...matched });
    return {
        ratio_of_means: null,
        total_contradicts: false,
        information_only: false,
        ...test,
        ...start,
        all_equal: input.all_equal,
        reaches_margin: (0,row_outcome/* reachesMargin */.Mi)(start.delta, start.series),
        get bounds() {
            return bounds();
        },
        get bounds_hold() {
            return boundsHold();
        },
        get interval() {
            return interval();
        },
        get checks() {
            return checks();
        },
    };
}
/** The bootstrap intervals of the mean, all from one pass of resamples; none where there is nothing to resample. */
function checkBootstrap(resamples, alpha) {
    if (resamples === null)
        return {};
    return {
        percentile: (0,bootstrap_intervals/* percentileInterval */.J9)(resamples, alpha),
        bca: (0,bootstrap_intervals/* bcaInterval */.GA)(resamples, alpha),
        studentised: (0,bootstrap_intervals/* studentisedInterval */.kB)(resamples, alpha),
    };
}
/**
 * p and delta of the first k scored trials of each pair, k the smaller number; null when every pair has equal numbers.
 * One case, or one cluster of them, shows nothing: p is 1.
 * A mean of three against one trial is skewed and would give too many false improvements (docs/decision-rules.md#unequal-trials).
 */
function testMatchedTrials(input, row) {
    const { pairs, metric, alpha, clusters, noise } = input;
    if (pairs.every((pair) => pair.baseline.values.length === pair.candidate.values.length))
        return null;
    const counts = pairs.map((pair) => Math.min(pair.baseline.values.length, pair.candidate.values.length));
    const baseline = pairs.map((pair, index) => (0,moments/* mean */.i2)(pair.baseline.values.slice(0, counts[index])));
    const candidate = pairs.map((pair, index) => (0,moments/* mean */.i2)(pair.candidate.values.slice(0, counts[index])));
    const hasRatios = row === 'log-ratio' && [...baseline, ...candidate].every((value) => value > 0);
    const differences = hasRatios
        ? (0,paired_t_row/* logRatios */.vn)(input, baseline, candidate)
        : (0,paired_input/* orientedDifferences */.bC)(metric, { baseline, candidate }, (0,round_noise/* noiseOf */.YN)(baseline, candidate));
    const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1) && clusters === null;
    const p = input.is_single
        ? 1
        : isMcnemar
            ? (0,mcnemar/* mcnemar */.op)((0,mcnemar_row/* countFlips */.e8)(differences)).midP
            : clusters === null
                ? (0,paired_t_row/* testPairedT */.EL)(differences, alpha).p
                : (0,clustered_row/* testClustered */.kd)(differences, clusters, alpha, noise).p;
    return { p: p ?? 1, delta: (0,moments/* mean */.i2)(differences) };
}


/***/ }),

/***/ 37972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bn: () => (/* binding */ ENOUGH_CLUSTERS),
  tQ: () => (/* binding */ FEW_CLUSTERS),
  SV: () => (/* binding */ boundClustered),
  kd: () => (/* binding */ testClustered)
});

var bootstrap_intervals = __webpack_require__(19553);
var moments = __webpack_require__(44785);
var stats_random = __webpack_require__(52681);
var relative_change = __webpack_require__(22837);
var student_t = __webpack_require__(64982);
;// CONCATENATED MODULE: ./build/stats/clusters.js





/**
 * The t test about 0 of the mean over cases when cases come in clusters. `clusters` is aligned with
 * `differences` (already rounded by `roundNoise`, in steps of `noise`); null is a cluster of its own.
 * Source: CR2 of Bell & McCaffrey 2002, Surv. Methodol. 28:169, and Pustejovsky & Tipton 2018, J. Bus. Econ. Stat.
 * 36:672, for an intercept alone with independent, equal variances as the working model: w = n_g/n, V = Σ E_g²/(1 −
 * w_g)/n², df = 1/(Σ w² + (Σ a)² − Σ a²) with a = w²/(1 − w). With one case in every cluster it is `pairedT`.
 * All E_g = 0 is treated as `pairedT` treats constant differences, with k in place of n; a mean of 0 then has p = 1.
 * @throws RangeError below two clusters.
 * @example clusterRobustT({ differences: [1, 2, 6], clusters: ['a', 'b', 'c'], alpha: 0.05 }) // t 1.9640, df 2, as pairedT
 */
function clusterRobustT({ differences, clusters, alpha, noise, }) {
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise);
    const k = sizes.length;
    if (k < 2)
        throw new RangeError('cluster-robust t of fewer than two clusters');
    const n = differences.length;
    const shares = sizes.map((size) => size / n);
    const leverages = shares.map((share) => share ** 2 / (1 - share));
    const squared = (values) => (0,moments/* sum */.cz)(values.map((value) => value ** 2));
    const df = 1 / (squared(shares) + (0,moments/* sum */.cz)(leverages) ** 2 - squared(leverages));
    if (isFlat) {
        const allZero = differences.every((difference) => difference === 0);
        const signFlipP = 2 ** (1 - k);
        const end = !allZero && signFlipP < alpha ? mean : null;
        return {
            k,
            mean,
            se: 0,
            df,
            t: null,
            p: mean === 0 ? 1 : signFlipP,
            low: end,
            high: end,
            degenerate: allZero ? 'zero-differences' : 'constant-difference',
        };
    }
    const se = Math.sqrt((0,moments/* sum */.cz)(residuals.map((residual, index) => residual ** 2 / (1 - shares[index])))) / n;
    const t = mean / se;
    const reach = (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df) * se;
    return { k, mean, se, df, t, p: (0,student_t/* studentTTwoSidedP */.xw)(t, df), low: mean - reach, high: mean + reach, degenerate: null };
}
/**
 * Sizes and residual sums of the clusters; `clusters` is aligned with `differences`, and null is a cluster of its own.
 * The differences were rounded to steps of `noise`, so an E_g of up to n_g steps is 0: one loss of 2/3 and two of 1/3 are
 * the same sum but for a billionth, which would be a standard error to divide by (docs/decision-rules.md#rounding).
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
function clusterSums(differences, clusters, noise = relative_change/* EPSILON */.p8) {
    const mean = (0,moments/* mean */.i2)(differences);
    const groups = groupByCluster(differences, clusters);
    const residuals = groups.map((group) => {
        const residual = (0,moments/* sum */.cz)(group.map((difference) => difference - mean));
        return isRounding(residual, group.length, noise) ? 0 : residual;
    });
    return {
        mean,
        sizes: groups.map((group) => group.length),
        residuals,
        isFlat: residuals.every((residual) => residual === 0),
    };
}
/**
 * The cases and the sum of each cluster, in order of first appearance.
 * @example sumClusters([1, 2, 6], ['a', 'a', null]) // sizes [2, 1], sums [3, 6]
 */
function sumClusters(values, clusters) {
    const groups = groupByCluster(values, clusters);
    return { sizes: groups.map((group) => group.length), sums: groups.map(moments/* sum */.cz) };
}
function groupByCluster(values, clusters) {
    if (values.length !== clusters.length)
        throw new RangeError('differences and clusters must be of one length');
    const members = new Map();
    values.forEach((value, index) => {
        const key = clusters[index] ?? Symbol();
        const group = members.get(key);
        if (group)
            group.push(value);
        else
            members.set(key, [value]);
    });
    return [...members.values()];
}
/** Whether the residual sum of `size` cases is no more than their differences were rounded by. */
function isRounding(residual, size, noise) {
    return Math.abs(residual) <= noise * size;
}
/**
 * The cluster bootstrap-t lower bound of the mean over cases at level 1 − alpha/2; null where there is none: fewer than
 * two clusters, no spread between them, or too many resamples without any. `clusters` as for `clusterRobustT`.
 * Source: Cameron, Gelbach & Miller 2008, Rev. Econ. Stat. 90:414 (pairs cluster bootstrap-t). `draws` resamples of k
 * whole clusters; se = √(k/(k − 1)·ΣE_g²)/n, in a resample with its own mean and n; a resample with all E_g* = 0 counts
 * as t* = +∞. L = mean − t*₍q₎·se with the ⌈(1 − alpha/2)·draws⌉-th smallest t*. Cost: draws × k at about 15 ns.
 * @example clusterBootstrapTBound({ differences: [1, 1, 1], clusters: ['a', 'a', 'b'], alpha: 0.05, seed: '1' }) // null
 */
function clusterBootstrapTBound({ differences, clusters, alpha, seed, draws = 10_000, noise = relative_change/* EPSILON */.p8, }) {
    if (differences.length === 0)
        return null;
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise);
    const k = sizes.length;
    if (k < 2 || isFlat)
        return null;
    const standardError = (squares, n) => Math.sqrt((k / (k - 1)) * squares) / n;
    const counts = Float64Array.from(sizes);
    const residual = Float64Array.from(residuals);
    const drawnClusters = new Int32Array(k);
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let cases = 0;
        for (let drawn = 0; drawn < k; drawn++) {
            const cluster = Math.floor(random() * k);
            drawnClusters[drawn] = cluster;
            total += residual[cluster];
            cases += counts[cluster];
        }
        // Residuals are about the mean of all cases, so this is mean* − mean.
        const shift = total / cases;
        let squares = 0;
        for (const cluster of drawnClusters) {
            const size = counts[cluster];
            const own = residual[cluster] - size * shift;
            if (!isRounding(own, size, noise))
                squares += own ** 2;
        }
        statistics[draw] = squares === 0 ? Infinity : shift / standardError(squares, cases);
    }
    const t = (0,bootstrap_intervals/* upperDraw */.jz)(statistics, alpha);
    const se = standardError((0,moments/* sum */.cz)(residuals.map((value) => value ** 2)), differences.length);
    return t === null ? null : mean - t * se;
}

var gaffke_bound = __webpack_require__(66819);
var round_noise = __webpack_require__(57015);
var paired_t_row = __webpack_require__(84710);
var row_outcome = __webpack_require__(58852);
;// CONCATENATED MODULE: ./build/compare/test/clustered-row.js





/** Fewer clusters never show `no-regression`. */
const ENOUGH_CLUSTERS = 20;
/** Fewer clusters are warned about. */
const FEW_CLUSTERS = 10;
/** The CR2 cluster-robust t test; clusters that all lost the same count as constant differences of K cases. */
function testClustered(differences, clusters, alpha, noise) {
    const test = clusterRobustT({ differences, clusters, alpha, noise });
    if (test === null)
        return row_outcome/* NO_TEST */.j0;
    const { df, low, high, se } = test;
    // Clusters whose gains and losses cancel have no change to be sure of, whatever the last bit of the mean says.
    const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= noise;
    const method = test.degenerate === null ? 'cr2-t' : 'point';
    const interval = low === null || high === null || hasNoChange ? null : { low, high, method };
    return { p: hasNoChange ? 1 : test.p, df, interval, se };
}
/** The CR2 t bound, Gaffke's over clusters where the metric is bounded, and the cluster bootstrap-t bound; none when nothing differs. */
function boundClustered(input, clusters, series) {
    if (input.all_equal)
        return [];
    const { alpha } = input;
    const { values: differences, noise } = series;
    const seed = `${input.seed}/cluster-bootstrap-t`;
    return [
        (0,row_outcome/* makeBound */.Tp)('cr2-t', series, () => robustBound(series, clusters, alpha)),
        ...boundClusterSums(series, clusters, { alpha, seed: `${input.seed}/cluster-gaffke` }),
        (0,row_outcome/* makeBound */.Tp)('cluster-bootstrap-t', series, () => clusterBootstrapTBound({ differences, clusters, alpha, seed, noise })),
    ];
}
/**
 * Gaffke's bound with clusters for cases: the mean of x_g = Σ_{i∈g}(dᵢ − limit)/n̄ over the K clusters, n̄ = n/K, is Δ − limit, and no cluster
 * of those sizes can have less than x₀ = (worst − limit)·max n_g/n̄. So the bound of Δ is limit + L, which is above the limit when L is above
 * 0, and it does not lean on how the clusters differ: losses that few clusters carry alone are what the other two bounds miss
 * (docs/decision-rules.md#gaffke-over-clusters). With one case in every cluster it is Gaffke's bound of the cases. None where the metric is
 * unbounded.
 * @example 20 clusters of 5 cases, no loss but in one that lost all, margin .05: worst −1, x₀ = −.95, 19 of x_g = .05 and one −.95
 */
function boundClusterSums(series, clusters, draws) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,row_outcome/* once */.Oo)(() => {
        const { sizes, sums } = sumClusters(values.map((value) => value - limit), clusters);
        const mean = values.length / sizes.length;
        const shares = sums.map((sum) => (0,round_noise/* roundNoise */.bg)(sum / mean, series.noise));
        return (0,gaffke_bound/* gaffkeBound */.vk)({ values: shares, worst: ((worst - limit) * Math.max(...sizes)) / mean, ...draws });
    });
    const { method, bound } = (0,row_outcome/* makeBound */.Tp)('cluster-gaffke', series, () => limit + gaffke().lower);
    return [{ method, bound: (0,row_outcome/* once */.Oo)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(0) })) }];
}
function robustBound({ values, noise }, clusters, alpha) {
    const test = clusterRobustT({ differences: values, clusters, alpha, noise });
    if (test === null)
        return null;
    return test.degenerate === null ? test.low : (0,paired_t_row/* constantBound */.vI)(test.mean, test.k, alpha);
}


/***/ }),

/***/ 71204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ measureExactGate),
/* harmony export */   kL: () => (/* binding */ findExactCause),
/* harmony export */   qY: () => (/* binding */ EXACT)
/* harmony export */ });
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57015);

/** The note at a verdict that needed no test. */
const EXACT = 'exact, no interval';
/** Null where the two numbers cannot be compared, or the gate has no margin. */
function measureExactGate({ margin, metric }, { baseline, candidate, delta, basis, n }) {
    if (margin === null || baseline === null || candidate === null || delta === null)
        return null;
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .noiseOf */ .YN)([baseline, candidate]);
    const isFromNothing = margin.kind === 'relative' && Math.abs(baseline) <= noise;
    const size = margin.kind === 'absolute'
        ? margin.value
        : isFromNothing
            ? (metric.absolute_margin ?? 0)
            : margin.value * Math.abs(baseline);
    const reachesMargin = delta < -noise && -delta >= size - noise;
    return { kind: 'exact', baseline, candidate, delta, margin, reaches_margin: reachesMargin, basis, n };
}
/** Why a gate on it has its verdict. */
function findExactCause({ delta, margin, reaches_margin: reaches, basis }) {
    return { kind: 'exact-change', change: delta, margin, within: !reaches, ...basis };
}


/***/ }),

/***/ 82710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R$: () => (/* binding */ orInvalid),
/* harmony export */   RD: () => (/* binding */ isMissingUnevenly),
/* harmony export */   SA: () => (/* binding */ missingCases),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   Yz: () => (/* binding */ measureGate)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90875);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22837);
/* harmony import */ var _apply_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31822);
/* harmony import */ var _exact_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71204);
/* harmony import */ var _gate_without_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11420);
/* harmony import */ var _paired_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89073);
/* harmony import */ var _per_run_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92441);









/** Measures one gate by its row (docs/decision-rules.md#rows) and its bounds. `seed` is the suite's. */
function measureGate(input) {
    const { checked, cases, facts, alpha, exact } = input;
    const { gate, metric } = checked;
    const value = exact === undefined ? valueOfCandidate(metric, cases) : exact.whole;
    const start = {
        checked,
        cases,
        candidate_value: value,
        broken_bound: (0,_gate_without_test_js__WEBPACK_IMPORTED_MODULE_4__/* .findBrokenBound */ .rB)(gate, value),
        missing_unevenly: facts.no_baseline === null && isMissingUnevenly(cases.missing),
    };
    if (exact !== undefined) {
        const { obstacle } = exact;
        // Bounds need no baseline to compare with.
        const stops = obstacle !== null && (obstacle.kind === 'invalid' || checked.margin !== null || value === null);
        const test = stops ? obstacle : (0,_exact_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .measureExactGate */ .JW)(checked, exact);
        return { ...start, input: null, test: test ?? judgeByBounds(start) };
    }
    const seed = `${input.seed}/${gate.id}`;
    const testInput = cases.pairs.length === 0 ? null : (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_6__/* .makeTestInput */ .R4)({ metric, pairs: cases.pairs, alpha, seed });
    const untestable = (0,_gate_without_test_js__WEBPACK_IMPORTED_MODULE_4__/* .findGateWithoutTest */ .pj)(checked, cases, facts);
    const test = untestable ?? testGate(checked, testInput);
    return { ...start, input: testInput, test: test.kind === 'bounds-only' ? judgeByBounds(start) : test };
}
/** Nothing is within bounds that was not measured. */
function judgeByBounds(input) {
    const { checked: { metric }, cases, candidate_value: value, } = input;
    if (value !== null)
        return { kind: 'bounds-only' };
    const figure = cases.candidate_scores.length === 0 ? null : (metric.per_run?.figure ?? null);
    const cause = metric.measured_on === undefined ? { kind: 'no-value', figure } : { kind: 'not-measured' };
    return { kind: 'not-comparable', cause };
}
/** A gate that could not be measured: whatever fails on its cases is not tried again. */
function evidenceOf(checked, cases, cause) {
    return {
        checked,
        cases: { ...cases, pairs: [], candidate_values: [], candidate_scores: [], candidate_ids: [] },
        ...{ candidate_value: null, broken_bound: null, missing_unevenly: false, input: null },
        test: { kind: 'invalid', cause, is_bug: true },
    };
}
function valueOfCandidate(metric, { candidate_values: values, candidate_scores: scores }) {
    if (metric.per_run !== undefined)
        return (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__/* .isInfiniteOf */ .c9)(metric, scores) ? Infinity : (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOfCases */ .aE)(metric, scores);
    return values.length === 0 ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i2)(values);
}
function testGate({ margin }, input) {
    if (margin === null || input === null)
        return { kind: 'bounds-only' };
    const cause = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__/* .findMissingFigure */ .Me)(input);
    if (cause !== null)
        return { kind: 'not-comparable', cause };
    const outcome = (0,_apply_row_js__WEBPACK_IMPORTED_MODULE_2__/* .applyRow */ .Tb)(input, margin);
    return outcome === null
        ? { kind: 'not-comparable', cause: { kind: 'zero-baseline' } }
        : { kind: 'tested', input, outcome };
}
const CASES = 2;
const SHARE = 0.02;
/** Fixed: it guards against a broken measurement and is no claim at the suite's alpha. */
const LEVEL = 0.05;
/**
 * Whether cases are missing more in one arm than in the other: by at least 2 cases and more than 2 points, or by
 * McNemar's mid-p on scored against unscored (docs/decision-rules.md#missing-unevenly). It forbids the good verdicts.
 */
function isMissingUnevenly({ applicable, only_baseline, only_candidate }) {
    const difference = Math.abs(only_candidate - only_baseline);
    if (difference >= CASES && difference / applicable > SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8)
        return true;
    return (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__/* .mcnemar */ .op)({ worse: only_candidate, better: only_baseline }).midP < LEVEL;
}
/** How many cases each arm alone has no score for. */
function missingCases({ missing: { only_baseline, only_candidate } }) {
    return { kind: 'cases-missing', baseline: only_baseline, candidate: only_candidate };
}
/** The value, or what stands in for it when computing it fails, which is a bug of Goldenpair. What the user can mend is thrown on. */
function orInvalid(compute, instead) {
    try {
        return compute();
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            throw error;
        return instead({ kind: 'bug', message: error instanceof Error ? error.message : String(error) });
    }
}


/***/ }),

/***/ 11420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ casesBeyond),
/* harmony export */   lh: () => (/* binding */ findInvalidity),
/* harmony export */   nh: () => (/* binding */ findIncomparability),
/* harmony export */   pj: () => (/* binding */ findGateWithoutTest),
/* harmony export */   rB: () => (/* binding */ findBrokenBound),
/* harmony export */   tb: () => (/* binding */ describeAnswers)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57015);


/** Why a gate takes no test, in the order of docs/decision-rules.md#gates-without-a-test; null when it takes one. */
function findGateWithoutTest(checked, cases, facts) {
    const invalid = findInvalidity(cases, facts);
    if (invalid !== null)
        return { kind: 'invalid', cause: invalid };
    if (checked.margin === null)
        return { kind: 'bounds-only' };
    const cause = findIncomparability(checked.metric, cases, facts);
    return cause === null ? null : { kind: 'not-comparable', cause };
}
/** Why two arms of a metric cannot be compared; null when they can. */
function findIncomparability(metric, cases, facts) {
    if (facts.no_baseline !== null)
        return { kind: 'no-baseline', lost: facts.no_baseline };
    const how = facts.redefined.get(metric.id);
    if (how !== undefined)
        return { kind: 'redefined', how };
    if (metric.environment === 'bound' && !facts.interleaved)
        return { kind: 'apart', how: facts.replayed ? 'replayed' : facts.on_different_machines ? 'machines' : 'jobs' };
    if (cases.pairs.length > 0)
        return null;
    return cases.left_out === 0 ? { kind: 'nothing-paired' } : { kind: 'left-out', cases: cases.left_out };
}
/** Over how many answers a metric speaks that says nothing of a trial that the target failed; null where it failed none. */
function describeAnswers({ answers: { baseline, candidate } }) {
    if (baseline.failed + candidate.failed === 0)
        return null;
    const write = ({ scored, failed }) => `${scored} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(scored + failed, 'answer')}`;
    const other = baseline.failed === 0 ? '' : `, in the baseline ${write(baseline)}`;
    return `over ${write(candidate)}${other}: a failed trial has no value`;
}
/** Why too little was measured to say anything: a run that was stopped, or too few of the metric's cases scored; null when enough was. */
function findInvalidity(cases, { stopped, min_scored_share: floor }) {
    return stopped ?? tooFewScored(cases, floor);
}
function tooFewScored({ scored_share: share, applicable, lacking }, floor) {
    const find = (arm) => {
        const [value, cases, grades] = [share[arm], applicable[arm], lacking?.[arm] ?? []];
        if (value === null || value >= floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8)
            return null;
        return { kind: 'too-few-scored', arm, scored: Math.round(value * cases), cases, floor, grades };
    };
    return find('candidate') ?? find('baseline');
}
/** Which bound the value breaks by more than float noise on the bound's own scale; null for none (docs/decision-rules.md#absolute-bounds). */
function findBrokenBound(gate, value) {
    if (value === null)
        return null;
    if (gate.min !== null && value < gate.min - (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__/* .noiseOf */ .YN)([gate.min]))
        return { kind: 'min', limit: gate.min };
    if (gate.max !== null && value > gate.max + (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__/* .noiseOf */ .YN)([gate.max]))
        return { kind: 'max', limit: gate.max };
    return null;
}
/**
 * Which cases of a binary metric break the bound: above 0 for `max`, below 1 for `min`, in the order given.
 * @example casesBeyond({ kind: 'max', limit: 0 }, { ids: ['a', 'b'], values: [0, 1] }) // ['b']
 */
function casesBeyond({ kind }, { ids, values }) {
    return ids.filter((_, index) => {
        const value = values[index] ?? 0;
        return kind === 'max' ? value > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 : value < 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
    });
}


/***/ }),

/***/ 75975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ boundMcnemar),
/* harmony export */   e8: () => (/* binding */ countFlips),
/* harmony export */   yW: () => (/* binding */ testMcnemar)
/* harmony export */ });
/* harmony import */ var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90875);
/* harmony import */ var _stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35191);
/* harmony import */ var _paired_t_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84710);
/* harmony import */ var _row_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58852);




/** Pairs that changed: worse and better by the metric's direction. */
function countFlips(differences) {
    return {
        worse: differences.filter((difference) => difference < 0).length,
        better: differences.filter((difference) => difference > 0).length,
    };
}
/** McNemar's mid-p with Tango's interval. */
function testMcnemar(input) {
    const flips = countFlips(input.differences);
    const n = input.differences.length;
    const { low, high } = (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .tangoInterval */ .B9)({ ...flips, n, alpha: input.alpha });
    return {
        p: (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_0__/* .mcnemar */ .op)(flips).midP,
        df: null,
        interval: { low, high, method: 'tango' },
        se: flipError(flips.worse, flips.better, n),
    };
}
/** docs/decision-rules.md#figures-beside-a-gate: √(f+g−(f−g)²/n)/n; below 6 flips that says too little, so √((f+g+1)/(n+2))/√n. */
function flipError(worse, better, n) {
    const flips = worse + better;
    return flips < 6 ? Math.sqrt((flips + 1) / (n + 2) / n) : Math.sqrt(flips - (worse - better) ** 2 / n) / n;
}
/** Tango's lower end; for a relative margin the bounds of the shifted series. */
function boundMcnemar(input, series) {
    if (series.kind === 'shifted')
        return (0,_paired_t_row_js__WEBPACK_IMPORTED_MODULE_2__/* .boundBounded */ .Ij)(input, series);
    const { differences, alpha } = input;
    const tango = () => (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .tangoInterval */ .B9)({ ...countFlips(differences), n: differences.length, alpha }).low;
    return [(0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .makeBound */ .Tp)('tango', series, tango)];
}


/***/ }),

/***/ 13669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fisherExact)
/* harmony export */ });
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

/** R's tolerance for "as likely as what was seen", against the noise of binary fractions. */
const TOLERANCE = 1e-7;
/**
 * Fisher's exact test, two-sided: the probability, when `drawn` of `all` cases are drawn blindly, of a number of hits that is
 * no likelier than the one seen. In (0, 1].
 * Source: Fisher 1935, J. R. Stat. Soc. 98:39; R 4.3 `fisher.test`, scipy.stats.fisher_exact.
 * @example fisherExact({ hits: 6, drawn: 7, marked: 8, all: 13 }) // 0.1025641025641026 (scipy: [[6, 2], [1, 4]])
 */
function fisherExact({ hits, drawn, marked, all }) {
    const least = Math.max(0, drawn + marked - all);
    const most = Math.min(drawn, marked);
    const logOf = (k) => logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn);
    const seen = logOf(hits) + Math.log1p(TOLERANCE);
    let sum = 0;
    for (let k = least; k <= most; k++) {
        const log = logOf(k);
        if (log <= seen)
            sum += Math.exp(log);
    }
    return Math.min(1, sum);
}
function logChoose(n, k) {
    return (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(k + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n - k + 1);
}


/***/ }),

/***/ 33568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ heightOfLooks),
/* harmony export */   u: () => (/* binding */ crossingProbability)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49832);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);


/** Intervals of Simpson's rule between two looks; the error of a level is below 1e-7. */
const INTERVALS = 128;
/** Standard deviations below 0 that are left out: a path that low does not come back. */
const DEPTH = 6;
/**
 * The chance that a Brownian path, seen at some rounds (whole numbers, rising), is at one of them at least `height` standard
 * deviations above 0.
 * Source: the recursion of Armitage, McPherson & Rowe 1969, J. R. Stat. Soc. A 132:235, backwards from the last look, so that a small
 * chance keeps its digits.
 * @example crossingProbability(2.289, [1, 2, 3]) // .0250: Pocock 1977, Biometrika 64:191, table 1 (two-sided .05)
 */
function crossingProbability(height, looks) {
    if (height === Infinity)
        return 0;
    /** By how high the path is at a look: the chance to cross at a later one. */
    let later = (_path) => 0;
    for (let at = looks.length - 1; at >= 0; at--) {
        const round = looks[at];
        const step = Math.sqrt(round - (looks[at - 1] ?? 0));
        const limit = height * Math.sqrt(round);
        const nodes = at === looks.length - 1 ? [] : integrate(later, limit, -DEPTH * Math.sqrt(round));
        later = (path) => {
            let chance = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)((limit - path) / step);
            for (const { place, weight } of nodes) {
                const distance = (place - path) / step;
                chance += (weight * Math.exp((-distance * distance) / 2)) / (step * Math.sqrt(2 * Math.PI));
            }
            return chance;
        };
    }
    return later(0);
}
/** Places below a limit with their weights by Simpson's rule, times the function there. */
function integrate(of, limit, low) {
    const width = (limit - low) / INTERVALS;
    return Array.from({ length: INTERVALS + 1 }, (_, index) => {
        const place = low + index * width;
        const share = index === 0 || index === INTERVALS ? 1 : index % 2 === 1 ? 4 : 2;
        return { place, weight: ((share * width) / 3) * of(place) };
    });
}
/**
 * The one height that is crossed at some look with chance `level`, rounded up to three decimals.
 * Source: Pocock 1977, Biometrika 64:191, whose constants are for looks from the first on and 2·`level`.
 * @example heightOfLooks(0.05, [2, 3]) // 1.840
 */
function heightOfLooks(level, looks) {
    return ((0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .leastWhole */ .N)(8000, (height) => crossingProbability(height / 1000, looks) <= level) ?? 8000) / 1000;
}


/***/ }),

/***/ 90875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ leastFlips),
/* harmony export */   op: () => (/* binding */ mcnemar)
/* harmony export */ });
/* unused harmony export fairBinomial */
/* harmony import */ var _multiplicity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92921);
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);



/**
 * McNemar's test of paired passes and failures, from the two counts of one-way flips; symmetric in them. Nothing
 * flipped: p = 1.
 * Source: Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91. X ~ Bin(worse + better, ½), k = min(worse,
 * better): exact p = min(1, 2·P(X ≤ k)), mid-p = 2·P(X ≤ k) − P(X = k), or 1 − P(X = k)/2 when the counts are equal.
 * @example mcnemar({ worse: 7, better: 1 }).midP // 0.0390625 (exact p 0.0703125; Bentur 2009 in the paper)
 */
function mcnemar({ worse, better }) {
    const flips = worse + better;
    if (flips === 0)
        return { midP: 1, exactP: 1, exactPLog10: 0, chi2: null, chi2Corrected: null };
    const { logProbability, logCumulative } = fairBinomial(Math.min(worse, better), flips);
    const probability = Math.exp(logProbability);
    const distance = Math.abs(worse - better);
    return {
        midP: distance === 0 ? 1 - probability / 2 : 2 * Math.exp(logCumulative) - probability,
        exactP: distance === 0 ? 1 : Math.min(1, 2 * Math.exp(logCumulative)),
        exactPLog10: distance === 0 ? 0 : Math.min(0, (Math.LN2 + logCumulative) / Math.LN10),
        chi2: chiSquared(distance, flips),
        chi2Corrected: chiSquared(Math.max(distance - 1, 0), flips),
    };
}
function chiSquared(distance, flips) {
    return { statistic: distance ** 2 / flips, p: Math.min(1, 2 * (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)(distance / Math.sqrt(flips))) };
}
/**
 * ln P(X = k) and ln P(X ≤ k) for X ~ Bin(n, ½), 0 ≤ k ≤ n/2, n ≥ 1: logarithms, because 2⁻ⁿ leaves the doubles at n =
 * 1075.
 * Source: the saddle-point form of Loader 2000; the sum by the ratio of neighbouring terms, largest first.
 * @example fairBinomial(1, 8) // { logProbability: ln(8/256), logCumulative: ln(9/256) }
 */
function fairBinomial(k, n) {
    const rest = n - k;
    const logProbability = k === 0
        ? -n * Math.LN2
        : (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(n) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(k) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(rest) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .MZ)(k, n / 2) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .MZ)(rest, n / 2) -
            0.5 * Math.log(2 * Math.PI * k * (rest / n));
    let total = 1;
    let term = 1;
    for (let below = k; below > 0 && term > total * 1e-17; below--) {
        term *= below / (n - below + 1);
        total += term;
    }
    return { logProbability, logCumulative: logProbability + Math.log(total) };
}
/**
 * The fewest flips that can be significant: so many in one direction have McNemar's mid-p, adjusted by Holm with the other p-values of the
 * family, below alpha. As many in both directions, or fewer, never are.
 * Source: the mid-p of k one-way flips is 2⁻ᵏ (Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91).
 * @example leastFlips({ alpha: 0.05, others: [] }) // 5: 2⁻⁵ = .031, and 2⁻⁴ = .0625
 * @example leastFlips({ alpha: 0.05, others: [0.4, 0.6] }) // 6: 3 · 2⁻⁶ = .047
 */
function leastFlips({ alpha, others }) {
    const isSignificant = (flips) => {
        const [adjusted = 1] = (0,_multiplicity_js__WEBPACK_IMPORTED_MODULE_2__/* .holm */ .f)([mcnemar({ worse: flips, better: 0 }).midP, ...others]);
        return adjusted < alpha;
    };
    let flips = 1;
    while (!isSignificant(flips))
        flips += 1;
    return flips;
}


/***/ }),

/***/ 29772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QW: () => (/* binding */ newcombeInterval),
/* harmony export */   mI: () => (/* binding */ clopperPearson)
/* harmony export */ });
/* unused harmony export wilsonInterval */
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49832);
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);



/**
 * Newcombe's interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Shown, never deciding: at a true drop of exactly the margin it is too optimistic.
 * Source: method 10 of Newcombe 1998, Stat. Med. 17:2635: Wilson limits of both arms, joined with a correlation φ whose
 * numerator is reduced by n/2 where positive.
 * @example newcombeInterval({ bothPass: 59, worse: 16, better: 6, bothFail: 80, alpha: 0.05 }) // { low: -0.1186…, high: -0.0046… }
 */
function newcombeInterval(table) {
    const { bothPass, worse, better, bothFail, alpha } = table;
    const n = bothPass + worse + better + bothFail;
    const baseline = distances(bothPass + worse, n, alpha);
    const candidate = distances(bothPass + better, n, alpha);
    const phi = correlation(table, n);
    const estimate = (better - worse) / n;
    const reach = (one, other) => Math.sqrt(one ** 2 - 2 * phi * one * other + other ** 2);
    return {
        low: estimate - reach(candidate.down, baseline.up),
        high: estimate + reach(candidate.up, baseline.down),
    };
}
function distances(successes, n, alpha) {
    const { low, high } = wilsonInterval({ successes, n, alpha });
    return { down: successes / n - low, up: high - successes / n };
}
function correlation({ bothPass, worse, better, bothFail }, n) {
    const margins = (bothPass + worse) * (better + bothFail) * (bothPass + better) * (worse + bothFail);
    if (margins === 0)
        return 0;
    const product = bothPass * bothFail - worse * better;
    return (product > 0 ? Math.max(product - n / 2, 0) : product) / Math.sqrt(margins);
}
/**
 * Wilson's score interval of a proportion, without continuity correction, at level 1 − alpha; n ≥ 1.
 * Source: Wilson 1927, J. Am. Stat. Assoc. 22:209; method 3 of Newcombe 1998, Stat. Med. 17:857.
 * @example wilsonInterval({ successes: 81, n: 263, alpha: 0.05 }) // { low: 0.2552…, high: 0.3662… } (Newcombe's table I)
 */
function wilsonInterval({ successes, n, alpha }) {
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / 2);
    const centre = successes + (z * z) / 2;
    const spread = z * Math.sqrt((z * z) / 4 + (successes * (n - successes)) / n);
    return {
        low: successes === 0 ? 0 : (centre - spread) / (n + z * z),
        high: successes === n ? 1 : (centre + spread) / (n + z * z),
    };
}
/**
 * Clopper and Pearson's exact interval of a proportion at level 1 − alpha; n ≥ 1.
 * Source: Clopper & Pearson 1934, Biometrika 26:404: the low end has P(X ≥ k) = alpha/2, the high end P(X ≤ k) =
 * alpha/2.
 * @example clopperPearson({ successes: 0, n: 10, alpha: 0.05 }) // { low: 0, high: 0.30849710781876083 }
 */
function clopperPearson({ successes, n, alpha }) {
    // The high end is the low end of the failures, seen from 1.
    return { low: lowEnd(successes, n, alpha / 2), high: 1 - lowEnd(n - successes, n, alpha / 2) };
}
function lowEnd(successes, n, tail) {
    if (successes === 0)
        return 0;
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__/* .bisect */ .h)({
        low: 0,
        high: successes / n,
        holds: (x) => (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J7)({ x, y: 1 - x, a: successes, b: n - successes + 1 }).lower < tail,
    });
}


/***/ }),

/***/ 27272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ slack),
/* harmony export */   d: () => (/* binding */ heightOfSlack)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49832);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
/* harmony import */ var _distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64982);



/**
 * How far the true mean difference may be from the one seen, at `height` standard deviations: u·(c₀ − z) + z·√(V + u²) with c₀ = −ln(1 −
 * Φ(z)). Without any difference it is u·c₀, the bound of Clopper & Pearson 1934 for no loss (Hoeffding 1956, Ann. Math. Stat. 27:713:
 * unequal chances only help); with many it is z·√V (Wilson 1927; Tango 1998, Stat. Med. 17:891). With `df` it is t·√V, t of the chance of z.
 * @example slack(1.6448536, { variance: 0, step: 1 / 60, df: null }) // 0.0499 = −ln .05/60
 */
function slack(height, { variance, step, df }) {
    const tail = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)(height);
    if (df !== null)
        return -(0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__/* .studentTQuantile */ .$J)(tail, df) * Math.sqrt(variance);
    return step * (-Math.log(tail) - height) + height * Math.sqrt(variance + step * step);
}
/**
 * The height, 0 or more, at which the slack is `distance` (0 or more): Infinity where nothing varies and there is a distance.
 * @example heightOfSlack(0.0499, { variance: 0, step: 1 / 60, df: null }) // 1.645
 */
function heightOfSlack(distance, spread) {
    const { variance, step, df } = spread;
    if (variance === 0 && step === 0)
        return distance > 0 ? Infinity : 0;
    if (distance <= slack(0, spread))
        return 0;
    if (df !== null)
        return -(0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__/* .studentTUpperTail */ .et)(distance / Math.sqrt(variance), df));
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__/* .bisect */ .h)({ low: 0, high: 38, tolerance: 1e-9, holds: (height) => slack(height, spread) < distance });
}


/***/ })

};
