export const id = 3742;
export const ids = [3742];
export const modules = {

  86562:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  J: () => (  compareArms)
});


var format_number = __webpack_require__(77377);
var describe_reason = __webpack_require__(11330);
var comparison = __webpack_require__(61739);
var file_version = __webpack_require__(47673);
var run = __webpack_require__(12141);
var comparability = __webpack_require__(77639);
var omit_undefined = __webpack_require__(35560);
var moments = __webpack_require__(44785);
var adjust_families = __webpack_require__(87431);
var measure_metrics = __webpack_require__(41117);
var compare_runs = __webpack_require__(56322);
var rounds_of_run = __webpack_require__(55684);
var open_pair = __webpack_require__(24870);
;// CONCATENATED MODULE: ./build/compare/rank/pairs.js








function adjustPairs(pairs) {
    const members = pairs.flatMap(({ gates }, pair) => gates.map(({ gate, p }) => ({ pair, gate, p })));
    const adjusted = (0,adjust_families .M)(members);
    const isDeciding = ({ gate, p }) => p !== null && gate.severity === 'fail' && gate.evidence === 'significant';
    return {
        of: (pair, gate) => adjusted[members.findIndex((one) => one.pair === pair && one.gate.id === gate)]?.p ?? null,
        family: members.filter(isDeciding).length,
    };
}
function describePair(names, [one, other], compare, 
pOf) {
    const { alpha, verdict, cases, gates } = compare(one, other);
    return {
        baseline: names[one] ?? '',
        candidate: names[other] ?? '',
        verdict: verdict.word,
        because: verdict.because,
        shared: cases.shared,
        gates: gates.map((result) => {
            const { gate, row, delta } = result;
            const pAdjusted = pOf(gate.id);
            const isProven = row === 'fact' || (pAdjusted !== null && pAdjusted < alpha);
            const isClear = isProven && delta !== null && delta !== 0;
            const improved = !isClear ? [] : (delta > 0 ? compare(one, other) : compare(other, one)).gates;
            const isBetter = improved.some((own) => own.gate.id === gate.id && own.verdict === 'improved');
            return {
                gate: gate.id,
                ...(0,omit_undefined .Up)(result, TAKEN_OVER),
                p_adjusted: pAdjusted,
                better: !isBetter ? null : (delta ?? 0) > 0 ? 'candidate' : 'baseline',
            };
        }),
    };
}
const TAKEN_OVER = comparison .sb.keyof().options;
function exploreTogether(pairs, gateP) {
    const explored = (0,measure_metrics .rI)(pairs, (place, { gate }) => gateP(place, gate.id));
    const tests = (0,moments .cz)(pairs.map(({ metrics, slices }) => metrics.filter(({ p }) => p !== null).length + slices.length));
    return pairs.map((pair, place) => ({
        ...pair,
        ...explored[place],
        facts: { ...pair.facts, explored: { tests, candidates: pairs.length } },
    }));
}
function comparePlaces({ arms, ruleSet, failOn, inference }) {
    const deciding = new Set(['success', ...comparison .zN, ...ruleSet.rules.gates.map(({ metric }) => metric)]);
    const inputOf = (baseline, candidate) => {
        const runOf = (place) => {
            const scored = arms[place]?.scored;
            if (scored === undefined)
                throw new RangeError(`no arm ${place}`);
            const metrics = scored.run.metrics.filter(({ id }) => baseline === 0 || deciding.has(id));
            return { ...scored, run: { ...scored.run, metrics } };
        };
        return { baseline: runOf(baseline), candidate: runOf(candidate), ruleSet, failOn, inference };
    };
    const judged = new Map();
    const judgeAll = (isForward) => {
        const places = pairPlaces(arms).map(([one, other]) => isForward ? [one, other] : [other, one]);
        const pairs = (0,rounds_of_run .d)(places.map((place) => (0,open_pair .ZI)(inputOf(...place))));
        for (const [at, pair] of pairs.entries())
            judged.set(places[at]?.join(' ') ?? '', pair);
    };
    const compared = new Map();
    return (baseline, candidate) => {
        const key = `${baseline} ${candidate}`;
        const known = compared.get(key);
        if (known !== undefined)
            return known;
        if (inference === 'these-cases' && !judged.has(key))
            judgeAll(baseline < candidate);
        const pair = (0,compare_runs .q)(inputOf(baseline, candidate), judged.get(key));
        compared.set(key, pair);
        judged.delete(key);
        return pair;
    };
}
function pairPlaces(arms) {
    return arms.flatMap((_, one) => arms.slice(one + 1).map((__, more) => [one, one + 1 + more]));
}

var join_names = __webpack_require__(73341);
var group_by = __webpack_require__(79167);
var rounding = __webpack_require__(47704);
var normal = __webpack_require__(66697);
var student_t = __webpack_require__(64982);
var format_measured = __webpack_require__(22707);
var format_metric = __webpack_require__(13992);
;// CONCATENATED MODULE: ./build/compare/rank/explain-outcome.js





function explainWin({ winner, primary, alpha, matches }) {
    const beaten = matches.map(({ other, comparison, p_adjusted: p }) => {
        const result = findGate(comparison, primary);
        if (result === null)
            return (0,join_names .AB)(other);
        return `${(0,join_names .AB)(other)} (${result.metric.title} ${writeValues(result)}${writeChange(result)}${p === null ? '' : `, ${(0,format_number .Cv)(p, alpha)}`}, ${(0,format_metric .yO)(result, comparison)})`;
    });
    return `${(0,join_names .AB)(winner)} beats ${(0,join_names .JH)(beaten)}`;
}
function explainVeto({ winner, primary, matches }, vetoes) {
    const [first] = matches;
    const title = first === undefined ? primary : titleOf(first.comparison, primary);
    const objections = vetoes.map(({ other, comparison }) => `${writeObjection(comparison)} against ${(0,join_names .AB)(other)}`);
    return `${(0,join_names .AB)(winner)} beats all others on ${title}, but ${objections.join('; ')}`;
}
function writeObjection({ verdict, gates, zero_tolerance: confirmed }) {
    const failed = gates.filter((result) => result.failed && result.gate.severity === 'fail');
    if (failed.length > 0)
        return (0,join_names .JH)(failed.map((result) => `${(0,describe_reason .J8)(result)} fails (${(0,describe_reason .V$)(result)}${result.n === 0 ? '' : `, n = ${result.n}`})`));
    if (verdict.because === 'zero-tolerance')
        return `${(0,format_number .pq)(confirmed.length, 'case')} that must not fail ${confirmed.length === 1 ? 'fails' : 'fail'} (${(0,join_names .FS)(confirmed, 3)})`;
    if (verdict.because === 'too-many-cases-excluded')
        return 'too many cases differ to compare it';
    return verdict.word === 'inconclusive' ? 'the comparison is inconclusive' : 'it could not be compared';
}
function explainIgnored(ignored, primary) {
    const [first, ...more] = ignored;
    if (first === undefined)
        return [];
    const title = titleOf(first.comparison, primary);
    const names = ignored.map(({ other }) => (0,join_names .AB)(other));
    if (more.length === 0)
        return [
            `Against ${(0,join_names .AB)(first.other)}, ${writeObjection(first.comparison)}. That does not count: ${(0,join_names .AB)(first.other)} is worse on ${title}.`,
        ];
    const failed = ignored.flatMap(({ comparison }) => comparison.gates.filter((result) => result.failed && result.gate.severity === 'fail').map(describe_reason .J8));
    const what = failed.length === 0 ? 'something' : (0,join_names .JH)([...new Set(failed)]);
    return [`Against ${(0,join_names .JH)(names)}, ${what} fails. That does not count: each of them is worse on ${title}.`];
}
function writeCaveats({ matches }) {
    return matches.flatMap(({ other, comparison }) => comparison.gates
        .filter(({ suspect, verdict, gate }) => (suspect || verdict === 'invalid') && gate.severity === 'fail')
        .map((result) => result.verdict === 'invalid'
        ? `${(0,describe_reason .J8)(result)} could not be measured against ${(0,join_names .AB)(other)}: ${(0,describe_reason .V$)(result)}.`
        : `${(0,describe_reason .J8)(result)} is worse than that of ${(0,join_names .AB)(other)} beyond its margin (${writeSize(result)}, n = ${result.n}), which chance may explain.`));
}
function explainUndecided(facts) {
    const { names, primary, compare, beats, quality, leaders } = facts;
    const [best, second] = leaders;
    const rest = names.map((_, place) => place).filter((place) => !leaders.includes(place));
    const nameAt = (place) => (0,join_names .AB)(names[place] ?? '');
    if (best === undefined)
        return `each is beaten by another on ${titleOf(compare(0, 1), primary)}`;
    if (second === undefined) {
        const rivals = rest
            .filter((other) => !beats(best, other))
            .sort((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0));
        const beaten = rest.filter((other) => beats(best, other)).map(nameAt);
        const tie = rivals[0] === undefined ? '' : explainTie(facts, [best, rivals[0]]);
        return beaten.length === 0 ? tie : `${tie}; ${nameAt(best)} beats ${(0,join_names .JH)(beaten)}`;
    }
    const behind = rest.map((place) => ({ place, winners: leaders.filter((leader) => beats(leader, place)) }));
    const beatenByAll = behind
        .filter(({ winners }) => winners.length === leaders.length)
        .map(({ place }) => nameAt(place));
    const others = behind.filter(({ winners }) => winners.length > 0 && winners.length < leaders.length);
    return [
        explainTie(facts, [best, second], leaders.length > 2 ? (0,join_names .JH)(leaders.map(nameAt)) : null),
        ...(beatenByAll.length === 0 ? [] : [`${leaders.length === 2 ? 'both' : 'all'} beat ${(0,join_names .JH)(beatenByAll)}`]),
        ...others.map(({ place, winners }) => {
            return `${(0,join_names .JH)(winners.map(nameAt))} ${winners.length === 1 ? 'beats' : 'beat'} ${nameAt(place)}`;
        }),
    ].join('; ');
}
function explainTie({ names, primary, compare, primaryP, alpha }, pair, 
several = null) {
    const [from, to] = [Math.min(...pair), Math.max(...pair)];
    const [before, after] = [names[from] ?? '', names[to] ?? ''];
    const [subject, arrow] = [several ?? `${(0,join_names .AB)(before)} and ${(0,join_names .AB)(after)}`, `${before} → ${after}`];
    const comparison = compare(from, to);
    const result = findGate(comparison, primary);
    if (result === null)
        return `${subject} were not compared on ${primary}`;
    const { title } = result.metric;
    if (result.delta === null)
        return `${subject} could not be compared on ${title} (${arrow}: ${(0,describe_reason .V$)(result)})`;
    if (result.verdict === 'unchanged' && several === null)
        return result.n === 1
            ? `${subject} are equal on the only case of ${title}`
            : `${subject} are equal on all ${(0,format_number .pq)(result.n, 'case')} of ${title}`;
    return `${subject} cannot be told apart on ${title} (${arrow}${writeChange(result)}${writeObstacle(result, primaryP(from, to), alpha)}, ${(0,format_metric .yO)(result, comparison)})`;
}
function writeObstacle(result, adjusted, alpha) {
    const { p, interval } = result;
    if (p === null || adjusted === null)
        return '';
    if (p >= alpha)
        return interval === null ? `, ${(0,format_number .Cv)(adjusted, alpha)}` : '';
    if (adjusted < alpha)
        return `, ${(0,describe_reason .V$)(result)}`;
    return `, ${(0,format_number .Cv)(p, alpha)} alone, ${(0,format_number .MA)(adjusted, alpha)} among all pairs`;
}
function titleOf(comparison, gate) {
    return findGate(comparison, gate)?.metric.title ?? gate;
}
function writeValues(result) {
    const { baseline, candidate } = (0,format_measured .U6)(result);
    return baseline === null || candidate === null ? '' : `${baseline} → ${candidate}`;
}
function writeChange(result) {
    const size = writeSize(result);
    return size === '' ? '' : `: ${size}`;
}
function writeSize(result) {
    const { change, interval } = (0,format_measured .U6)(result);
    return change === null ? '' : `${change}${interval === null ? '' : ` ${interval}`}`;
}
function findGate({ gates }, id) {
    return gates.find(({ gate }) => gate.id === id) ?? null;
}

;// CONCATENATED MODULE: ./build/compare/rank/find-outcome.js









function findOutcome(facts) {
    const { names, primary, compare, beats, quality } = facts;
    const places = names.map((_, place) => place);
    const unmeasured = places.flatMap((place) => {
        const reason = facts.stopped[place] ?? findUnmeasured(compare(place === 0 ? 1 : 0, place), facts.minScoredShare);
        return reason === null ? [] : [{ name: names[place] ?? '', reason }];
    });
    if (unmeasured.length > 0)
        return {
            kind: 'invalid',
            variants: unmeasured.map(({ name }) => name),
            reason: [...(0,group_by .$z)(unmeasured, ({ reason }) => reason)]
                .map(([reason, own]) => `${(0,join_names .JH)(own.map(({ name }) => (0,join_names .AB)(name)))}: ${reason}`)
                .join('; '),
        };
    if (primary === null)
        return {
            kind: 'no-winner',
            because: 'no-primary-gate',
            leaders: [...names],
            reason: 'no gate of severity fail has a margin, so nothing says which is better',
        };
    const othersOf = (one) => places.filter((other) => other !== one);
    const leaders = places
        .filter((one) => !othersOf(one).some((other) => beats(other, one)))
        .sort((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0));
    const leaderNames = leaders.map((place) => names[place] ?? '');
    const best = places.find((one) => othersOf(one).every((other) => beats(one, other)));
    if (best === undefined) {
        const [leader, ...more] = leaders;
        const isTied = (other) => leader !== undefined && !beats(leader, other);
        const cheapest = findCheapest(facts, more.length > 0 ? leaders : places.filter(isTied));
        return {
            kind: 'no-winner',
            because: 'undecided',
            leaders: leaderNames,
            reason: explainUndecided({ ...facts, primary, leaders }),
            ...(cheapest !== undefined && { cheapest }),
        };
    }
    const matches = othersOf(best).map((other) => ({
        other: names[other] ?? '',
        comparison: compare(other, best),
        p_adjusted: facts.primaryP(other, best),
    }));
    const win = { winner: names[best] ?? '', primary, alpha: facts.alpha, matches };
    const [first = ''] = names;
    const objections = matches.filter(({ comparison }) => !['improved', 'no-regression'].includes(comparison.verdict.word));
    const vetoes = objections.filter(({ other, comparison }) => other === first || hasBrokenBound(comparison));
    if (vetoes.length > 0)
        return { kind: 'no-winner', because: 'vetoed', leaders: leaderNames, reason: explainVeto(win, vetoes) };
    const lead = best === 0 ? null : findGate(compare(0, best), primary);
    return {
        kind: 'winner',
        variant: win.winner,
        reason: explainWin(win),
        caveats: [
            ...writeCaveats({ ...win, matches: matches.filter((match) => !objections.includes(match)) }),
            ...explainIgnored(objections, primary),
        ],
        selection: lead === null ? null : selectionBias(lead, { among: names.length, alpha: facts.alpha }),
    };
}
function hasBrokenBound({ gates }) {
    return gates.some(({ gate, failed, verdict }) => failed && verdict === 'breached' && gate.severity === 'fail' && (gate.min !== null || gate.max !== null));
}
function findUnmeasured({ gates, verdict }, floor) {
    if (verdict.because === 'gate-failed-to-compute') {
        const failed = gates.find((result) => result.verdict === 'invalid');
        return `${failed?.metric.title ?? 'a gate'}: ${failed === undefined ? 'it could not be computed' : (0,describe_reason .V$)(failed)}`;
    }
    if (verdict.because === 'nothing-measured')
        return 'no case of a gate of severity fail is scored';
    const short = gates.find(({ gate, verdict: word, scored_share: { candidate } }) => (verdict.primary === null ? gate.severity === 'fail' : gate.id === verdict.primary) &&
        word === 'invalid' &&
        candidate !== null &&
        candidate < floor - rounding .p);
    return short === undefined ? null : `${short.metric.title}: ${(0,describe_reason .V$)(short)}`;
}
function selectionBias({ delta, interval, df }, { among, alpha }) {
    if (delta === null || interval === null)
        return null;
    const quantile = df === null ? (0,normal .Zl)(1 - alpha / 2) : (0,student_t .$J)(1 - alpha / 2, df);
    const standardError = (interval.high - interval.low) / (2 * quantile);
    const optimism = ((0,normal .zL)(among) * among * standardError) / ((among - 1) * Math.SQRT2);
    return { among, observed: delta, optimism, cautious: delta - optimism };
}
function findCheapest({ names, summaries, compare, alpha }, tied) {
    const id = (0,comparison .DS)(tied.map((place) => ({ summaries: summaries[place] ?? {} })));
    const spentBy = (place) => summaries[place]?.[id ?? '']?.mean ?? Infinity;
    const ordered = [...tied].sort((one, other) => spentBy(one) - spentBy(other));
    const passedOver = ordered.findIndex((place) => place === 0 || compare(0, place).verdict.word !== 'regressed');
    const [first, second] = passedOver < 0 ? [] : ordered.slice(passedOver);
    if (id === null || first === undefined || second === undefined)
        return undefined;
    const { metrics, gates } = compare(second, first);
    const spent = metrics.find(({ metric }) => metric.id === id);
    if (spent === undefined || spent.cause !== null)
        return undefined;
    const { baseline, candidate, metric } = spent;
    if (baseline === null || candidate === null || candidate > baseline - rounding .p)
        return undefined;
    const p = gates.find(({ gate }) => gate.metric === id && gate.where === null)?.p ?? spent.p;
    const pairs = (names.length * (names.length - 1)) / 2;
    const proven = p !== null && p < alpha / pairs;
    const change = `${proven ? '' : 'about '}${(0,format_metric .T1)(1 - candidate / baseline)} ${metric.unit === 'usd' ? 'less' : 'fewer'}`;
    const [arm, other] = [names[first] ?? '', (0,join_names .AB)(names[second] ?? '')];
    return {
        arm,
        proven,
        text: `${(0,join_names .AB)(arm)} is the cheapest ${passedOver > 0 ? 'that does not regress' : 'of them'}: ${change} ${metric.title} than ${other} (${writeValues(spent)})${proven ? '' : ', which chance may explain'}`,
    };
}

var format_possible = __webpack_require__(60427);
;// CONCATENATED MODULE: ./build/compare/rank/find-trade-offs.js







const MIN_SAVED = 0.1;
function findTradeOffs(input) {
    const { names, pairs, compare, primary, alpha } = input;
    const placeOf = (name) => names.indexOf(name);
    const found = pairs.flatMap((pair) => {
        const places = [placeOf(pair.baseline), placeOf(pair.candidate)];
        const saving = findSaving(compare(...places), alpha / pairs.length);
        if (saving === null)
            return [];
        const [dear, cheap] = saving.isCandidate ? places : [places[1], places[0]];
        const comparison = compare(dear, cheap);
        const result = comparison.gates.find(({ gate }) => gate.id === primary);
        const better = pair.gates.find(({ gate }) => gate === primary)?.better ?? null;
        const isCheapBetter = (better === 'candidate') === saving.isCandidate;
        const quality = result === undefined ? null : describeQuality(result, { isProven: better !== null, isCheapBetter });
        const spent = saving.isCandidate ? saving : findSaving(comparison, alpha / pairs.length);
        if (quality === null || spent === null)
            return [];
        const [arm, against] = [names[cheap] ?? '', names[dear] ?? ''];
        const text = `${(0,join_names .AB)(arm)} against ${(0,join_names .AB)(against)}: ${quality} at ${spent.text}.`;
        const isLoss = better !== null && !isCheapBetter;
        return [{ isLoss, ratio: spent.ratio, tradeOff: { arm, against, text } }];
    });
    return found.sort((a, b) => Number(a.isLoss) - Number(b.isLoss) || a.ratio - b.ratio).map(({ tradeOff }) => tradeOff);
}
function describeQuality(result, { isProven, isCheapBetter }) {
    const { metric, gate } = result;
    const change = `${writeValues(result)}${writeChange(result)}, n = ${(0,format_number .B4)(result.n)}`;
    if (isProven)
        return `${isCheapBetter ? 'better' : 'worse'} ${metric.title} (${change})`;
    if (!['improved', 'no-regression', 'unchanged'].includes(result.verdict))
        return null;
    const isWithinMargin = result.can_rule_out !== null &&
        (gate.margin === null || result.can_rule_out < gate.margin.value - (0,rounding .x)([gate.margin.value]));
    const ruledOut = { kind: result.figures_unit, value: result.can_rule_out };
    const limit = (0,format_possible .pA)(metric, ruledOut, { baseline: result.baseline, round: 'up' });
    return isWithinMargin && limit !== null ? `the same ${metric.title} within ${limit} (${change})` : null;
}
function findSaving({ metrics, gates }, alpha) {
    const [first] = comparison .zN.flatMap((id) => metrics.find(({ metric }) => metric.id === id) ?? []).flatMap((spent) => {
        const { baseline, candidate } = spent;
        if (baseline === null || candidate === null || baseline <= 0 || candidate <= 0)
            return [];
        return [{ spent, ratio: candidate / baseline }];
    });
    if (first === undefined)
        return null;
    const { spent, ratio } = first;
    const p = gates.find(({ gate }) => gate.metric === spent.metric.id && gate.where === null)?.p ?? spent.p;
    if (p === null || p >= alpha || spent.cause !== null)
        return null;
    if (Math.min(ratio, 1 / ratio) > 1 - MIN_SAVED)
        return null;
    return { isCandidate: ratio < 1, ratio, text: describeSaving(spent, ratio) };
}
function describeSaving(spent, ratio) {
    const what = spent.metric.unit === 'usd' ? 'cost' : 'tokens';
    return `${describeRatio(ratio)} the ${what} (${spent.metric.title} ${writeValues(spent)})`;
}
const FRACTIONS = [
    [0.095, 0.105, 'a tenth of'],
    [0.19, 0.21, 'a fifth of'],
    [0.24, 0.26, 'a quarter of'],
    [0.32, 0.345, 'a third of'],
    [0.48, 0.52, 'half'],
];
function describeRatio(ratio) {
    const fraction = FRACTIONS.find(([least, most]) => ratio >= least && ratio <= most);
    return fraction?.[2] ?? `${(0,format_metric .T1)(ratio)} of`;
}

var natural_order = __webpack_require__(86550);
var case_means = __webpack_require__(80719);
var list_cases = __webpack_require__(40041);
;// CONCATENATED MODULE: ./build/compare/rank/rank-arms.js















const PAIRS_NAMED = 5;
function rankArms(ranked) {
    const { arms, failOn, ruleSet } = ranked;
    const compare = comparePlaces(ranked);
    const measured = arms.slice(1).map((_, place) => compare(0, place + 1));
    const names = arms.map(({ name }) => name);
    const compared = comparePairs(names, compare);
    const { first, pairs, comparisons, adjusted, primary, alpha } = compared;
    const values = arms.map((_, place) => {
        const { gates } = compare(place === 0 ? 1 : 0, place);
        return Object.fromEntries(gates.map(({ gate, candidate_value: value }) => [gate.id, value]));
    });
    const outcome = findOutcome({
        ...compared,
        names,
        compare,
        quality: values.map((own) => orient(first.gates, primary, own[primary ?? ''] ?? null)),
        stopped: arms.map(explainStop),
        minScoredShare: ruleSet.rules.settings.min_scored_share,
        summaries: arms.map(({ scored: { run } }) => run.summaries),
    });
    return {
        candidates: exploreTogether(measured, adjusted.of),
        ranking: {
            gates: listGates(comparisons),
            metrics: first.metrics.map(({ metric }) => metric),
            family: adjusted.family,
            standings: names.map((name, place) => ({
                name,
                values: values[place] ?? {},
                beats: names.filter((_, other) => compared.beats(place, other)),
            })),
            pairs,
            disagreements: listDisagreements(arms, comparisons.slice(0, arms.length - 1)),
            outcome,
        },
        trade_offs: findTradeOffs({ names, pairs, compare, primary, alpha }),
        warnings: mergeWarnings(pairs, comparisons),
        verdict: { ...decide(outcome, comparisons, failOn), primary },
    };
}
function explainStop({ scored }) {
    const { stopped } = scored.run;
    if ((0,run .hF)(scored.run))
        return describe_reason .wo;
    return stopped === undefined || (0,comparability .Cb)(scored) ? null : (0,describe_reason .p_)(stopped);
}
function comparePairs(names, compare) {
    const places = pairPlaces(names);
    const comparisons = places.map(([one, other]) => compare(one, other));
    const adjusted = adjustPairs(comparisons);
    const [first] = comparisons;
    if (first === undefined)
        throw new RangeError('a ranking needs two arms');
    const { alpha, verdict } = first;
    const pairs = places.map((place, index) => describePair(names, place, compare, (gate) => adjusted.of(index, gate)));
    const primaryOf = (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const index = places.findIndex(([a, b]) => a === from && b === to);
        return pairs[index]?.gates.find(({ gate }) => gate === verdict.primary);
    };
    return {
        first,
        pairs,
        comparisons,
        adjusted,
        alpha,
        primary: verdict.primary,
        beats: (one, other) => primaryOf(one, other)?.better === (one > other ? 'candidate' : 'baseline'),
        primaryP: (one, other) => primaryOf(one, other)?.p_adjusted ?? null,
    };
}
function listGates(compared) {
    const all = compared.flatMap(({ gates }) => gates.map(({ gate }) => gate));
    return [...(0,group_by .$z)(all, ({ id }) => id).values()].flatMap((same) => same.slice(0, 1));
}
function orient(gates, id, value) {
    const isLowerBetter = gates.find(({ gate }) => gate.id === id)?.metric.direction === 'lower';
    return value === null ? -Infinity : isLowerBetter ? -value : value;
}
function mergeWarnings(pairs, compared) {
    const all = compared.flatMap(({ warnings }, index) => {
        const named = `${pairs[index]?.baseline ?? ''} and ${pairs[index]?.candidate ?? ''}`;
        return [...new Set(warnings)].map((warning) => ({ warning, named }));
    });
    return [...(0,group_by .$z)(all, ({ warning }) => warning)].map(([warning, own]) => own.length === compared.length ? warning : `${warning} (${listPairs(own.map(({ named }) => named))})`);
}
function listPairs(named) {
    const left = named.length - PAIRS_NAMED;
    return `${named.slice(0, PAIRS_NAMED).join('; ')}${left > 0 ? ` and ${(0,format_number .pq)(left, 'more pair')}` : ''}`;
}
function decide(outcome, compared, failOn) {
    const hasBug = compared.some(({ verdict }) => verdict.because === 'gate-failed-to-compute');
    const isUnmeasured = compared.some(({ gates }) => gates.some(({ gate, verdict }) => gate.severity === 'fail' && verdict === 'invalid'));
    const isOpen = outcome.kind === 'invalid' || isUnmeasured || (outcome.kind === 'no-winner' && failOn === 'inconclusive');
    const exitCode = hasBug ? 4 : failOn !== 'never' && isOpen ? 2 : 0;
    return {
        word: outcome.kind,
        because: outcome.kind === 'no-winner' ? outcome.because : null,
        winner: outcome.kind === 'winner' ? outcome.variant : null,
        exit_code: exitCode,
        passed: exitCode === 0,
    };
}
function listDisagreements(arms, againstFirst) {
    const flips = new Map(againstFirst.flatMap((pair) => pair.flips.map((flip) => [flip.case_id, flip])));
    const tallies = arms.map(({ scored }) => (0,case_means .u)(scored.trials).tallyOf);
    return [...flips.values()]
        .map(({ case_id, critical }) => ({
        case_id,
        critical,
        passes: tallies.map((tallyOf) => {
            const tally = tallyOf(case_id);
            return tally === null ? null : { passed: tally[0], trials: tally[1] };
        }),
    }))
        .sort((a, b) => Number(isCriticalLoss(b)) - Number(isCriticalLoss(a)) ||
        countLosing(b) - countLosing(a) ||
        (0,natural_order .y)(a.case_id, b.case_id));
}
const isCriticalLoss = (one) => one.critical && countLosing(one) > 0;
function countLosing({ passes }) {
    const [before = 0, ...rates] = passes.map((own) => (own === null ? undefined : own.passed / own.trials));
    return rates.filter((rate = 1) => rate < before).length;
}
function compareArms({ arms, ...judged }) {
    const [first, ...rest] = arms;
    if (first === undefined)
        throw new RangeError('there is nothing to compare');
    const [candidate = first, ...others] = rest;
    const baseline = rest.length === 0 ? null : first;
    const { ruleSet, failOn, inference = 'cases-like-these' } = judged;
    if (others.length > 0 && ruleSet === undefined)
        throw new RangeError('several candidates need one set of rules');
    const { candidates: pairs, ...result } = others.length > 0 && ruleSet !== undefined
        ? rankArms({ arms, ruleSet, failOn, inference })
        : compareOne({ ...judged, baseline: baseline?.scored ?? null, candidate: candidate.scored });
    const names = arms.slice(baseline === null ? 0 : 1).map(({ name }) => name);
    const candidates = pairs.map((pair, place) => ({ name: names[place] ?? '', ...pair }));
    const [one] = candidates;
    if (one === undefined)
        throw new RangeError('no arm is a candidate');
    return {
        ...(0,file_version .y5)(comparison .fb),
        ...(0,omit_undefined .Up)(one, ['suite', 'alpha', 'seed']),
        ...(inference === 'these-cases' && { inference }),
        interleaved: candidates.every(({ interleaved }) => interleaved),
        arms: arms.map(({ name, scored: { run } }) => ({
            name,
            run: (0,list_cases .Zq)(run),
            counts: run.counts,
            summaries: run.summaries,
        })),
        baseline: baseline?.name ?? null,
        candidates,
        ...result,
    };
}
function compareOne(input) {
    const pair = (0,compare_runs .q)(input);
    return {
        candidates: [pair],
        ranking: null,
        trade_offs: [],
        warnings: pair.warnings,
        verdict: { ...pair.verdict, winner: null },
    };
}


  }),

  60437:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  READ_NAMES)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _case_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26114);
  var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48512);
  var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36355);
  var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75822);
  var _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81704);
  var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70592);







const READ_NAMES = {
    spans: ({ golden, reply: { spans } }) => {
        const found = new Set((0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__  .zA)(spans ?? [], golden.expected_spans).map(({ expected }) => expected));
        const wanted = golden.expected_spans.filter(({ relevance }) => relevance > 0);
        return {
            expected: wanted.map((span) => ({ label: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .li)(span), isFound: found.has(span) })),
            returned: spans?.map(_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .li) ?? null,
        };
    },
    sources: ({ golden, reply }) => {
        const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__  .dz)(reply);
        return {
            expected: findEach(golden.expected_sources, (name) => retrieved?.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__  .F)(name)) === true),
            returned: retrieved && [...retrieved],
        };
    },
    hops: ({ golden, reply, withinTime }) => {
        const hops = (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_6__  .Lf)(golden) ? (golden.required_hops ?? []) : [];
        const stated = (0,_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__  .kU)(hops, reply.answer, withinTime);
        return {
            expected: hops.map((hop) => ({
                label: hop.any_of[0] ?? hop.id,
                isFound: typeof stated === 'string' || stated.includes(hop),
            })),
            returned: reply.answer === '' ? [] : [reply.answer],
        };
    },
    tools: (answered) => readCalls('tools', answered),
    agents: (answered) => readCalls('agents', answered),
};
function readCalls(kind, { golden, reply, scoring: { aliases } }) {
    const called = (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .UP)(kind, reply);
    const calls = new Set(called?.map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(name, aliases[kind])));
    return {
        expected: findEach(golden[`required_${kind}`], (name) => calls.has((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(name, aliases[kind]))),
        returned: called && [...new Set(called)],
    };
}
function findEach(names = [], isFound) {
    return names.map((name) => ({ label: name, isFound: isFound(name) }));
}


  }),

  81729:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Zv: () => (  chooseChartService),
  Is: () => (  drawCharts),
  ic: () => (  listCharts)
});

var pair_cases = __webpack_require__(61637);
var post_json = __webpack_require__(91026);
var result_comparison = __webpack_require__(61739);
var cut_text = __webpack_require__(76564);
var text_width = __webpack_require__(40524);
;// CONCATENATED MODULE: ./build/report/charts/chart.js



const BETTER = '#007a5a';
const WORSE = '#d55e00';
const CANDIDATE = '#0072b2';
const NEUTRAL = '#6e7781';
const PASSED_ON = '#b35c00';
const BACKGROUND = '#fff';
const INK = '#666';
const PALE = '#d0d7de';
const DASHES = [6, 4];
const WHOLE_POINTS = { clip: false };
const ARM_COLORS = [NEUTRAL, CANDIDATE, WORSE, BETTER, '#a0527f'];
const ARM_SIGNS = [
    { sign: 'circle' },
    { sign: 'triangle' },
    { sign: 'rect' },
    { sign: 'rectRot' },
    { sign: 'star' },
    { sign: 'cross' },
    { sign: 'triangle', turn: 180 },
    { sign: 'crossRot' },
    { sign: 'triangle', turn: 90 },
    { sign: 'triangle', turn: 270 },
];
function armBar(place) {
    const { color } = armStyle(place);
    return place === 0 ? { backgroundColor: PALE, borderColor: color, borderWidth: 1 } : { backgroundColor: color };
}
function armStyle(place) {
    const { sign, turn } = ARM_SIGNS[place % ARM_SIGNS.length] ?? { sign: 'circle' };
    return { color: ARM_COLORS[place % ARM_COLORS.length] ?? NEUTRAL, sign, turn };
}
function defineChart(facts) {
    const { draw, in_comment = 'moved', ...chart } = facts;
    const { id } = chart;
    return {
        ...chart,
        in_comment,
        draw: (input) => {
            const sketch = draw(input);
            if (typeof sketch === 'string')
                return { kind: 'none', id, reason: sketch };
            const { title, alt, table, height = MIN_HEIGHT, spare = 'none', mermaid = null, isSingle } = sketch;
            const shown = { title, alt, config: configure(sketch), height, spare, mermaid, table };
            return { kind: 'drawn', id, ...shown, ...(isSingle === true && { is_single: true }) };
        },
    };
}
function configure({ type, labels, datasets, x, y, scales = {}, ...sketch }) {
    const { title, brief = title, legend = { display: false }, options = {} } = sketch;
    const axes = Object.entries({ x, y, ...scales }).map(([id, { title: words, ...axis }]) => {
        const text = typeof words === 'string' ? wrapLines(words, id === 'x' ? X_COLUMNS : Y_COLUMNS) : words;
        return [id, { ...axis, ...(text !== undefined && { title: { display: true, text } }) }];
    });
    const wrapped = datasets.map((one) => typeof one['label'] === 'string' ? { ...one, label: wrapLines(one['label'], LEGEND_COLUMNS) } : one);
    return {
        type,
        options: {
            ...options,
            plugins: { title: { display: true, text: brief }, legend },
            scales: Object.fromEntries(axes),
        },
        data: { ...(labels !== undefined && { labels }), datasets: wrapped },
    };
}
const LEGEND_COLUMNS = 40;
const X_COLUMNS = 34;
const Y_COLUMNS = 16;
function wrapLines(text, columns) {
    const words = text
        .split(' ')
        .flatMap((word) => ((0,text_width .sc)(word) > columns ? (word.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? []) : [word]));
    const lines = (0,text_width .C1)(words.join(' '), columns);
    return lines.length === 1 ? text : lines;
}
const LONGEST_LABEL = 80;
function chartLabel(title) {
    const clean = title
        .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim();
    return (0,cut_text .I)(clean, LONGEST_LABEL);
}
const MIN_HEIGHT = 240;
const FRAME_HEIGHT = 64;
const ROW = 22;
const LINE = 15;
const GAP = 8;
function heightOfRows(labels) {
    return labels.length * Math.max(ROW, GAP + LINE * Math.max(...labels.map((label) => [label].flat().length)));
}
const explainTooMany = (most) => `more than ${most} arms would be too many bars to tell apart`;
function nameArms({ audience, arms }) {
    if (arms.length > 2)
        return arms.map((arm, place) => audience === 'service' ? (0,result_comparison .Dp)(place) : `${(0,result_comparison .Dp)(place)} ${chartLabel(arm)}`);
    if (audience === 'service')
        return arms.length === 1 ? ['this run'] : ['baseline', 'candidate'];
    return arms.map((arm) => chartLabel(arm));
}
function findTable(tables, id) {
    const { columns = [], rows = [] } = tables.find((one) => one.id === id) ?? {};
    const plain = (cell) => (typeof cell === 'object' ? (cell?.value ?? null) : cell);
    return { columns: columns.map(({ title }) => title), rows: rows.map((row) => row.map(plain)) };
}
function armsToShow({ arms, comparison }, most) {
    const places = arms.map((_, place) => place);
    if (places.length <= most)
        return { places, remark: '' };
    const best = places
        .slice(1)
        .sort((one, other) => (0,result_comparison .yf)(comparison, other) - (0,result_comparison .yf)(comparison, one))
        .slice(0, most - 1);
    return {
        places: [0, ...best].sort((a, b) => a - b),
        remark: `, A and the best ${most === 2 ? '' : `${most - 1} `}of the others`,
    };
}

;// CONCATENATED MODULE: ./build/publishers/quickchart.js


const URL_LENGTH = 2_000;
const REFUSED = /(for|while)\s*\(/i;
async function chartUrl({ config, spare }, service = DEFAULT_CHART_SERVICE) {
    const base = parseBaseUrl(service.baseUrl);
    if (base === null)
        return { kind: 'none', reason: BASE_URL_RULE };
    const { default: loaded } = await loadQuietly(() => __webpack_require__.e(  3951).then(__webpack_require__.bind(__webpack_require__, 33951)));
    const QuickChart = typeof loaded === 'function' ? loaded : loaded.default;
    const rows = spare === 'none' ? 0 : (config.data.labels?.length ?? 0);
    for (let shown = rows; shown > 0 || shown === rows; shown--) {
        const remark = `, ${spare === 'first' ? 'last' : 'first'} ${shown} of ${rows}`;
        const kept = shown === rows ? wrapTitle(config) : wrapTitle(thinConfig(config, spare, shown), remark);
        const json = stringifyRounded(kept, SIGNIFICANT_DIGITS);
        if (REFUSED.test(json))
            return { kind: 'none', reason: 'the chart service rejects text that contains `for (` or `while (`' };
        const link = new QuickChart()
            .setScheme(base.protocol.slice(0, -1))
            .setHost(base.host)
            .setVersion('4')
            .setWidth(service.width)
            .setHeight(service.height)
            .setBackgroundColor(service.background)
            .setConfig(json)
            .getUrl();
        const url = shorten(new URL(link), json);
        if (url.length < URL_LENGTH)
            return { kind: 'url', url };
    }
    return { kind: 'none', reason: `its address would have ${URL_LENGTH} characters or more` };
}
function shorten(link, json) {
    const readable = link.href.replaceAll('+', '%20');
    if (readable.length < URL_LENGTH)
        return readable;
    link.searchParams.set('c', Buffer.from(json).toString('base64'));
    link.searchParams.append('encoding', 'base64');
    return link.href;
}
async function loadQuietly(load) {
    const before = process.noDeprecation;
    process.noDeprecation = true;
    try {
        return await load();
    }
    finally {
        process.noDeprecation = before ?? false;
    }
}
function stringifyRounded(config, digits) {
    return JSON.stringify(config, (_key, value) => typeof value === 'number' ? Number(value.toPrecision(digits)) : value);
}
function thinConfig(config, spare, rows) {
    const { labels = [], datasets } = config.data;
    const keep = (all) => (spare === 'first' ? all.slice(-rows) : all.slice(0, rows));
    const along = (member) => Array.isArray(member) && member.length === labels.length ? keep(member) : member;
    const thin = (dataset) => ({
        ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
        data: keep(dataset.data),
    });
    return { ...config, data: { labels: keep(labels), datasets: datasets.map(thin) } };
}
const TITLE_COLUMNS = 50;
function wrapTitle(config, remark = '') {
    const { plugins } = config.options;
    const whole = `${plugins.title.text}${remark}`;
    const lines = Math.ceil(whole.length / TITLE_COLUMNS);
    const text = wrapLines(whole, lines === 1 ? TITLE_COLUMNS : Math.ceil(whole.length / lines) + 6);
    return { ...config, options: { ...config.options, plugins: { ...plugins, title: { ...plugins.title, text } } } };
}
const DEFAULT_CHART_SERVICE = {
    baseUrl: 'https://quickchart.io',
    width: 360,
    height: 240,
    background: BACKGROUND,
};
const SIGNIFICANT_DIGITS = 3;
const BASE_URL_RULE = 'the address of the chart service must be only http(s), host and port, such as https://quickchart.io';
function parseBaseUrl(baseUrl) {
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : null;
}
const MAX_REQUEST_BYTES = 100_000;
const MAX_PICTURE_BYTES = 1_000_000;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
async function fetchPicture({ config }, service, signal) {
    const base = parseBaseUrl(service.baseUrl);
    if (base === null)
        return { kind: 'none', reason: BASE_URL_RULE };
    const { width, height, background: backgroundColor } = service;
    const look = { version: '4', format: 'png', width, height, devicePixelRatio: 2, backgroundColor };
    const body = stringifyRounded({ ...look, chart: wrapTitle(config) }, SIGNIFICANT_DIGITS);
    if (Buffer.byteLength(body) > MAX_REQUEST_BYTES)
        return { kind: 'none', reason: 'it has too many points' };
    const answer = await (0,post_json .B2)(`${base.origin}/chart`, { body, maxBytes: MAX_PICTURE_BYTES, signal });
    if (answer.kind === 'unanswered')
        return { kind: 'none', reason: `${base.origin}: ${answer.reason}` };
    if (answer.status !== 200)
        return { kind: 'none', reason: `${base.origin} answered ${answer.status}` };
    const isPng = answer.type === 'image/png' && answer.body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
    if (isPng)
        return { kind: 'png', bytes: answer.body };
    return { kind: 'none', reason: `${base.origin} answered with something other than a PNG` };
}

var format_number = __webpack_require__(77377);
var scoring = __webpack_require__(60960);
;// CONCATENATED MODULE: ./build/report/charts/mermaid.js
const mermaid_SIGNIFICANT_DIGITS = 3;
const round = (value) => String(Number(value.toPrecision(mermaid_SIGNIFICANT_DIGITS)));
function drawXy({ title, x, y, series }) {
    const isWhole = series.every(({ values }) => values.length > 0 && values.every((value) => value !== null));
    if (series.length === 0 || !isWhole)
        return null;
    const axis = 'labels' in x
        ? `[${x.labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`
        : `${round(x.min)} --> ${round(x.max)}`;
    return [
        'xychart-beta',
        `  title "${mermaidText(title)}"`,
        `  x-axis "${mermaidText(x.title)}" ${axis}`,
        `  y-axis "${mermaidText(y.title)}" ${round(y.min)} --> ${round(y.max)}`,
        ...series.map(({ kind, values }) => `  ${kind} [${values.map((value) => round(value ?? 0)).join(', ')}]`),
    ].join('\n');
}
function mermaidText(text) {
    return text
        .replace(/[^\p{L}\p{N} .,@%/_()+\u2212-]+/gu, ' ')
        .replace(/%+/g, '%')
        .replace(/ +/g, ' ')
        .trim()
        .slice(0, 120);
}
function drawPie(title, slices) {
    const positive = slices.filter(([, value]) => value > 0);
    if (positive.length === 0)
        return null;
    return [
        `pie showData title ${mermaidText(title)}`,
        ...positive.map(([label, value]) => `  "${mermaidText(label)}" : ${Number(value.toPrecision(3))}`),
    ].join('\n');
}
const QUADRANTS_WIDTH = 360;
function drawQuadrants(diagram) {
    const { title, x, y, points, height } = diagram;
    const round = (value) => Number(Math.min(1, Math.max(0, value)).toFixed(3));
    return [
        `%%{init: {"quadrantChart": {"chartWidth": ${QUADRANTS_WIDTH}, "chartHeight": ${Math.round(height)}, "titleFontSize": 14}}}%%`,
        'quadrantChart',
        `  title ${mermaidText(title)}`,
        `  x-axis "${mermaidText(x.low)}" --> "${mermaidText(x.high)}"`,
        ...(y === undefined ? [] : [`  y-axis "${mermaidText(y.low)}" --> "${mermaidText(y.high)}"`]),
        ...points.map(({ label, x: across, y: up }) => `  "${mermaidText(label)}": [${round(across)}, ${round(up)}]`),
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/report/charts/bars.js




const MAX_ARMS = 3;
const LEGEND = 34;
const ROW_COLUMNS = 22;
function drawBars({ x, isStacked, of, rows, most, series, unit, mermaid = null, ...bars }) {
    const measured = rows.filter(({ values }) => values.some((value) => value !== null));
    const shown = measured.slice(0, most);
    const rest = shown.length < measured.length ? `, first ${shown.length} of ${measured.length} rows` : '';
    const title = `${bars.title}${rest}`;
    const write = (value) => value === null ? 'not measured' : (0,format_number .$o)((0,format_number .B4)(value), unit ?? '').trim();
    const clauses = shown.map(({ names, values }) => {
        const each = series.map(({ name }, at) => `${name} ${write(values[at] ?? null)}`);
        return `${names.join(' of ')} ${each.join(', ')}`;
    });
    const labels = shown.map(({ names }) => wrapLines(names.join(' · '), ROW_COLUMNS));
    const stacked = isStacked === true ? { stacked: true } : {};
    return {
        title,
        alt: `${title}: ${clauses.join('; ')}.`,
        type: 'bar',
        labels,
        datasets: series.map(({ name, look }, at) => {
            return { label: name, ...look, data: shown.map(({ values }) => values[at] ?? null) };
        }),
        options: { indexAxis: 'y' },
        legend: {},
        x: { ...stacked, ...x },
        y: { ...stacked, grid: { display: false }, ticks: { autoSkip: false } },
        height: Math.max(MIN_HEIGHT, FRAME_HEIGHT + LEGEND + heightOfRows(labels)),
        spare: 'last',
        mermaid,
        table: {
            columns: [...of, ...series.map(({ name }) => (unit === undefined ? name : `${name}, ${unit}`))],
            rows: rows.map(({ names, values }) => [...names, ...values]),
        },
    };
}
const asNumber = (cell) => (typeof cell === 'number' ? cell : null);
const share = (part, whole) => (100 * (part ?? 0)) / whole;
function listByArm(input, id, rename) {
    const { rows } = findTable(input.tables, id);
    const things = [...new Set(rows.map(([thing]) => String(thing)))];
    const arms = nameArms(input);
    return rows.flatMap(([thing, name, ...cells]) => {
        const arm = arms[input.arms.indexOf(String(name))];
        const names = [rename(String(thing), things.indexOf(String(thing))), arm ?? ''];
        return arm === undefined ? [] : [{ names, arm, numbers: cells.map(asNumber) }];
    });
}
const MAX_STACKS = 16;
const FRAME_LOOK = { backgroundColor: BACKGROUND, borderColor: PASSED_ON, borderWidth: 3, borderSkipped: false };
const ESCALATED = { name: 'escalated', look: { label: 'escalated, framed', ...FRAME_LOOK } };
const STACKED = { isStacked: true, most: MAX_STACKS, unit: '%' };
const routeTiers = defineChart({
    id: 'route-tiers',
    about: ['route.'],
    draw(input) {
        const rename = (tier, place) => labelTier(input.audience, tier, place);
        const rows = listByArm(input, 'route-tier-outcomes', rename).flatMap(({ numbers, ...row }) => {
            const [answered = null, escalated = null] = numbers;
            return answered === null ? [] : [{ ...row, values: [100 * answered, share(escalated, 1)] }];
        });
        const last = rows.at(-1)?.arm;
        if (last === undefined)
            return 'no reply names a route tier';
        const slices = rows
            .filter(({ arm }) => arm === last)
            .map(({ names: [label = ''], values: [value = 0] }) => [label, value]);
        return drawBars({
            ...STACKED,
            title: 'Route tiers, % of the queries that each saw',
            x: { min: 0, max: 100, title: '% of the queries with a known route tier' },
            of: ['route tier', 'arm'],
            rows,
            series: [{ name: 'answered', look: { backgroundColor: CANDIDATE } }, ESCALATED],
            mermaid: drawPie(`Route tiers that answered, % of the queries, ${last}`, slices),
        });
    },
});
function labelTier(audience, tier, place) {
    return audience === 'page' || scoring .cH.route_tiers.includes(tier) ? chartLabel(tier) : `tier ${place + 1}`;
}
const modelOutcomes = defineChart({
    id: 'model-outcomes',
    in_comment: 'never',
    about: ['route.'],
    draw(input) {
        const rename = (model, place) => input.audience === 'page' ? chartLabel(model) : `model ${place + 1}`;
        const rows = listByArm(input, 'model-usage', rename).flatMap(({ numbers, ...row }) => {
            const [answered, escalated, other, correct = null, wrong = null] = numbers;
            const asked = (answered ?? 0) + (escalated ?? 0) + (other ?? 0);
            const values = [correct, wrong, escalated ?? null].map((count) => share(count, asked));
            return asked === 0 ? [] : [{ ...row, values }];
        });
        if (rows.length === 0)
            return 'every answer came from one model, or none is named';
        return drawBars({
            ...STACKED,
            title: "What became of each model's answers, %",
            x: { min: 0, max: 100, title: '% of the times that the model was asked' },
            of: ['model', 'arm'],
            rows,
            series: [
                { name: 'correct', look: { backgroundColor: BETTER } },
                { name: 'wrong', look: { backgroundColor: WORSE } },
                ESCALATED,
            ],
        });
    },
});
const MAX_COMPONENTS = 10;
const componentCost = defineChart({
    id: 'component-cost',
    about: ['components.'],
    draw(input) {
        if (input.arms.length > MAX_ARMS)
            return explainTooMany(MAX_ARMS);
        const { rows } = findTable(input.tables, 'component-cost');
        const types = [...new Set(rows.map(([type]) => String(type)))];
        const cellsOf = (type, arm) => rows.find((row) => row[0] === type && row[1] === arm) ?? [];
        const costOf = (type, arm) => asNumber(cellsOf(type, arm)[5]);
        const tokensOf = (type, arm) => {
            const [, , sent, got] = cellsOf(type, arm);
            return (asNumber(sent) ?? 0) + (asNumber(got) ?? 0);
        };
        const isPriced = rows.some((row) => asNumber(row[5]) !== null);
        const names = nameArms(input);
        const arms = input.arms.flatMap((arm, place) => {
            const total = types.reduce((sum, type) => sum + tokensOf(type, arm), 0);
            const shareOf = (type) => {
                const part = isPriced ? costOf(type, arm) : tokensOf(type, arm) / total;
                return part === null || !Number.isFinite(part) ? null : 100 * part;
            };
            return types.some((type) => shareOf(type) !== null) ? [{ name: names[place] ?? '', place, shareOf }] : [];
        });
        const last = arms.at(-1);
        if (last === undefined)
            return 'no reply says what its tokens were spent on';
        const nameOf = (type) => type.toLowerCase().replaceAll('_', ' ');
        const components = types
            .map((type) => ({ names: [nameOf(type)], values: arms.map(({ shareOf }) => shareOf(type)) }))
            .sort((a, b) => largest(b.values) - largest(a.values));
        const whole = isPriced ? 'cost' : 'tokens';
        const title = `What the ${isPriced ? 'money' : 'tokens'} went to, % of the ${whole}`;
        const slices = components.map(({ names: [label = ''], values }) => [label, values.at(-1) ?? 0]);
        return drawBars({
            title,
            x: { beginAtZero: true, title: `% of the ${whole}` },
            of: ['component'],
            rows: components,
            most: MAX_COMPONENTS,
            series: arms.map(({ name, place }) => ({ name, look: armBar(place) })),
            unit: '%',
            mermaid: drawPie(`${title}, ${last.name}`, slices.slice(0, MAX_COMPONENTS)),
        });
    },
});
const largest = (values) => Math.max(...values.map((value) => value ?? 0));
function pointsOf(cell) {
    const points = Number.parseFloat(String(cell));
    return Number.isNaN(points) ? null : points;
}
const capabilityProfile = defineChart({
    id: 'capability-profile',
    in_comment: 'never',
    about: [],
    draw(input) {
        if (input.arms.length > MAX_ARMS)
            return explainTooMany(MAX_ARMS);
        const { columns, rows } = findTable(input.tables, 'capability-overall');
        const names = nameArms(input);
        const arms = rows.flatMap(([arm, ...cells]) => {
            const place = input.arms.indexOf(String(arm));
            return place === -1 ? [] : [{ name: names[place] ?? '', place, cells }];
        });
        const capabilities = columns.slice(1).map((column, at) => {
            return { names: [chartLabel(column)], values: arms.map(({ cells }) => pointsOf(cells[at])) };
        });
        const measured = capabilities.filter(({ values }) => values.some((points) => points !== null));
        if (measured.length < 3)
            return 'fewer than three capabilities were measured';
        return drawBars({
            title: 'Capabilities, points of 100, with weights',
            x: { min: 0, max: 100, title: 'points of 100, more is better' },
            of: ['capability'],
            rows: capabilities,
            series: arms.map(({ name, place }) => ({ name, look: armBar(place) })),
        });
    },
});

;// CONCATENATED MODULE: ./build/report/charts/by-arm.js



const by_arm_MAX_ARMS = 3;
const MIN_BUCKETS = 2;
const MAX_COUNTS = 4;
const MIN_RADIUS = 3;
const GROWTH = 9;
const LINE_ALONE = { showLine: true, pointRadius: 0, pointStyle: 'line' };
const DIAGONAL = [0, 1].map((end) => [end, end]);
function readArms(input, places) {
    const names = nameArms(input);
    const { rows } = findTable(input.tables, 'calibration-buckets');
    return places.flatMap((place) => {
        const buckets = rows.flatMap(([bucket, arm, n, confidence, success]) => {
            const isMeasured = typeof n === 'number' && typeof confidence === 'number' && typeof success === 'number';
            return arm === input.arms[place] && isMeasured ? [{ bucket: String(bucket), n, confidence, success }] : [];
        });
        return buckets.length === 0 ? [] : [{ name: names[place] ?? '', place, buckets }];
    });
}
function labelOf(name, buckets) {
    const counts = buckets.map(({ n }) => n);
    const total = counts.reduce((sum, n) => sum + n, 0);
    return `${name}: ${counts.length > MAX_COUNTS ? total : counts.join(' + ')} ${total === 1 ? 'trial' : 'trials'}`;
}
const show = (value) => (value === null ? '–' : (0,format_number .ZV)(value, { decimals: 2, bare: true }));
const calibration = defineChart({
    id: 'calibration',
    about: ['calibration.', 'planner.'],
    draw(input) {
        const { places, remark } = armsToShow(input, by_arm_MAX_ARMS);
        const arms = readArms(input, places);
        const last = arms.at(-1);
        if (last === undefined || !arms.some(({ buckets }) => buckets.length >= MIN_BUCKETS))
            return 'the confidence of the planner is known in fewer than two buckets';
        const title = `Calibration: success by confidence, 0 to 1${remark}`;
        const clauses = arms.map(({ name, buckets }) => {
            const parts = buckets.map(({ n, confidence, success }) => `${show(success)} at ${show(confidence)} (${(0,format_number .pq)(n, 'trial')})`);
            return `${name} succeeds ${parts.join(', ')}`;
        });
        const most = Math.max(...arms.flatMap(({ buckets }) => buckets.map(({ n }) => n)));
        return {
            title,
            alt: `${title}: ${clauses.join('; ')}. Perfect is success as often as confidence.`,
            type: 'scatter',
            datasets: [
                ...arms.map(({ name, place, buckets }) => {
                    const { color, sign } = armStyle(place);
                    return {
                        label: labelOf(name, buckets),
                        showLine: true,
                        borderColor: color,
                        backgroundColor: color,
                        pointStyle: sign,
                        pointRadius: buckets.map(({ n }) => Math.round(MIN_RADIUS + GROWTH * Math.sqrt(n / most))),
                        data: buckets.map(({ confidence, success }) => [confidence, success]),
                    };
                }),
                { label: 'perfect', ...LINE_ALONE, borderColor: INK, borderWidth: 1.5, borderDash: DASHES, data: DIAGONAL },
            ],
            options: WHOLE_POINTS,
            legend: { labels: { usePointStyle: true } },
            x: { min: 0, max: 1, title: 'mean confidence of the bucket' },
            y: { min: 0, max: 1, title: 'success rate' },
            mermaid: drawXy({
                title: `Success (bars) by confidence (line), 0 to 1, ${last.name}`,
                x: {
                    title: 'bucket of confidence',
                    labels: last.buckets.map(({ bucket }) => bucket.replace(/[[\]()]/g, '').replace(', ', ' to ')),
                },
                y: { title: '0 to 1', min: 0, max: 1 },
                series: [
                    { kind: 'bar', values: last.buckets.map(({ success }) => success) },
                    { kind: 'line', values: last.buckets.map(({ confidence }) => confidence) },
                ],
            }),
            table: {
                columns: ['arm', 'confidence', 'trials', 'mean confidence', 'success rate'],
                rows: arms.flatMap(({ name, buckets }) => buckets.map(({ bucket, n, confidence, success }) => [name, bucket, n, confidence, success])),
            },
        };
    },
});
const MEASURES = ['precision', 'recall'];
const MAX_ARMS_OF_SERVICE = 2;
function readLines(input, places) {
    const { columns, rows } = findTable(input.tables, 'retrieval-at-k');
    const cells = rows.flatMap(([title, ...values]) => {
        const [, measure, k] = /^(precision|recall)@(\d+)$/.exec(String(title)) ?? [];
        return measure === undefined ? [] : [{ measure, k: Number(k), values }];
    });
    const ks = [...new Set(cells.map(({ k }) => k))];
    const names = nameArms(input);
    const lines = columns.slice(1).flatMap((column, at) => {
        const place = input.arms.indexOf(column);
        if (!places.includes(place))
            return [];
        return MEASURES.map((measure) => ({
            measure,
            arm: names[place] ?? '',
            place,
            values: ks.map((k) => {
                const value = cells.find((cell) => cell.measure === measure && cell.k === k)?.values[at];
                return typeof value === 'number' ? value : null;
            }),
        }));
    });
    return { ks, lines: lines.filter(({ values }) => values.filter((value) => value !== null).length >= 2) };
}
const precisionRecall = defineChart({
    id: 'precision-recall',
    about: ['retrieval.'],
    draw(input) {
        const { places, remark } = armsToShow(input, input.audience === 'service' ? MAX_ARMS_OF_SERVICE : by_arm_MAX_ARMS);
        const { ks, lines } = readLines(input, places);
        if (lines.length === 0)
            return 'precision and recall were not measured at two k';
        const title = `Precision (solid) and recall (dashed) over k, 0 to 1${remark}`;
        const last = places.at(-1);
        const clauses = lines.map(({ measure, arm, values }) => {
            const points = ks.map((k, at) => `${show(values[at] ?? null)} at ${k}`);
            return `${measure} of ${arm} ${points.join(', ')}`;
        });
        return {
            title,
            alt: `${title}: ${clauses.join('; ')}.`,
            type: 'line',
            labels: ks.map(String),
            datasets: lines.map(({ measure, arm, place, values }) => {
                const { color, sign } = armStyle(place);
                return {
                    label: `${measure}, ${arm}`,
                    borderColor: color,
                    pointBackgroundColor: color,
                    pointStyle: sign,
                    pointRadius: 6,
                    borderWidth: 2,
                    ...(measure === 'recall' && { borderDash: DASHES }),
                    data: values,
                };
            }),
            options: WHOLE_POINTS,
            legend: { labels: { boxHeight: 0 } },
            x: { title: 'k, spans that are looked at' },
            y: { min: 0, max: 1, title: 'mean, 0 to 1' },
            height: 270,
            mermaid: drawXy({
                title: `Precision (falls) and recall (rises) over k, ${lines.at(-1)?.arm ?? ''}`,
                x: { title: 'k', labels: ks.map(String) },
                y: { title: '0 to 1', min: 0, max: 1 },
                series: lines.filter(({ place }) => place === last).map(({ values }) => ({ kind: 'line', values })),
            }),
            table: {
                columns: ['measure', ...ks.map((k) => `at ${k}`)],
                rows: lines.map(({ measure, arm, values }) => [`${measure}, ${arm}`, ...values]),
            },
        };
    },
});

var pareto_front = __webpack_require__(72771);
;// CONCATENATED MODULE: ./build/report/charts/cost-quality.js





const FEW_ARMS = 4;
const cost_quality_shorten = (value) => Number(value.toPrecision(4));
const measuredOnBoth = ({ metrics }) => metrics.flatMap(({ metric, n, baseline, candidate }) => n === 0 || baseline === null || candidate === null ? [] : [{ metric, values: [baseline, candidate] }]);
const measuredOfAll = ({ arms }, { gates, metrics, standings }) => metrics.flatMap((metric) => {
    const gate = gates.find((one) => one.metric === metric.id && one.where === null);
    const values = arms.map(({ summaries }, place) => standings[place]?.values[gate?.id ?? ''] ?? summaries[metric.id]?.mean ?? null);
    return values.every((value) => value !== null) ? [{ metric, values }] : [];
});
function chooseQuality(all, primary) {
    const ratios = all.filter(({ metric }) => metric.direction === 'higher' && metric.unit === 'ratio');
    return ratios.find(({ metric }) => metric.id === primary) ?? ratios[0];
}
function chooseCost(all) {
    const spent = all.filter(({ values }) => values.some((value) => value > 0));
    return result_comparison .zN.flatMap((id) => spent.find(({ metric }) => metric.id === id) ?? [])[0];
}
function around(values, least) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max((high - low) / 2, least);
    return { suggestedMin: Math.max(0, low - room), suggestedMax: high + room };
}
function lookOf(place, isShort) {
    const { color, sign, turn } = armStyle(place);
    const isOutline = sign === 'star' || sign === 'cross' || sign === 'crossRot';
    return {
        ...(!isShort && { [isOutline ? 'borderColor' : 'backgroundColor']: color }),
        ...(sign !== 'circle' && { pointStyle: sign }),
        ...(turn !== undefined && { rotation: turn }),
    };
}
const costQuality = defineChart({
    id: 'cost-quality',
    in_comment_of_several: 'always',
    about: ['cost.usd', 'tokens.total', 'primary'],
    draw(input) {
        const { audience, comparison } = input;
        const { ranking, verdict } = comparison;
        const gates = ranking?.gates ?? (0,result_comparison ._g)(comparison).gates.map(({ gate }) => gate);
        const rank = ({ metric }) => Number(gates.some((gate) => gate.metric === metric.id));
        const all = [...(ranking === null ? measuredOnBoth((0,result_comparison ._g)(comparison)) : measuredOfAll(comparison, ranking))]
            .filter(({ metric }) => metric.per_run === undefined)
            .sort((a, b) => rank(b) - rank(a));
        const quality = chooseQuality(all, gates.find(({ id }) => id === verdict.primary)?.metric);
        const cost = chooseCost(all);
        const where = ranking === null ? 'on both sides' : 'of every variant';
        if (quality === undefined)
            return `no quality metric was measured ${where}`;
        if (cost === undefined)
            return `neither cost nor tokens were measured ${where}`;
        const arms = nameArms(input);
        const isShort = audience === 'service' && arms.length > FEW_ARMS;
        const isMoney = cost.metric.unit === 'usd';
        const costTitle = chartLabel(cost.metric.title);
        const costAxis = isMoney ? `${costTitle}, US dollars` : costTitle;
        const qualityTitle = chartLabel(quality.metric.title);
        const about = `${qualityTitle} against ${costTitle}`;
        const title = `${about}, best is top left`;
        const points = arms.map((arm, place) => ({
            arm,
            x: cost.values[place] ?? 0,
            y: 100 * (quality.values[place] ?? 0),
        }));
        const xs = points.map(({ x }) => x);
        const ys = points.map(({ y }) => y);
        const ySpan = around(ys, 5);
        const isOnFront = (0,pareto_front .M)(points.map(({ x, y }) => ({ cost: x, quality: y })));
        const front = points.filter((_, place) => isOnFront[place] === true).sort((a, b) => a.x - b.x || a.y - b.y);
        const clauses = points.map(({ arm, x, y }, place) => {
            const price = isMoney ? (0,format_number .up)(x) : (0,format_number .$o)((0,format_number .B4)(x), 'tokens');
            const where = isOnFront[place] === true ? '' : ', not on the front';
            return `${arm} ${(0,format_number .$o)((0,format_number .ZV)(y, { decimals: 1 }), '%')} for ${price}${where}`;
        });
        const line = {
            label: 'front',
            showLine: true,
            stepped: true,
            borderColor: INK,
            ...(!isShort && { borderWidth: 1.5, borderDash: DASHES }),
            pointRadius: 0,
            pointStyle: 'line',
            data: front.map(({ x, y }) => [cost_quality_shorten(x), cost_quality_shorten(y)]),
        };
        return {
            title,
            alt: `${title}: ${clauses.join('; ')}. Compared with an arm on the front, every other costs more or scores lower: point figures, not a test.`,
            type: 'scatter',
            datasets: [
                ...points.map(({ arm, x, y }, place) => {
                    return { label: arm, ...lookOf(place, isShort), data: [[cost_quality_shorten(x), cost_quality_shorten(y)]] };
                }),
                ...(front.length < 2 ? [] : [line]),
            ],
            brief: isShort ? about : title,
            options: {
                ...WHOLE_POINTS,
                elements: { point: { radius: 7, borderWidth: 2, borderColor: isShort ? CANDIDATE : 'transparent' } },
            },
            legend: { labels: { usePointStyle: true } },
            x: {
                ...around(xs, 0.1 * Math.max(...xs)),
                ...(!isShort && { ticks: { maxTicksLimit: 6 } }),
                title: isShort && isMoney ? 'US dollars' : costAxis,
            },
            y: { ...ySpan, suggestedMax: Math.min(100, ySpan.suggestedMax), title: isShort ? '%' : `${qualityTitle}, %` },
            height: arms.length > FEW_ARMS ? 330 : 240,
            isSingle: new Set(cost.values).size === 1,
            mermaid: drawQuadrants({
                title: about,
                height: 300,
                x: { low: 'costs less', high: 'costs more' },
                y: { low: '0 %', high: '100 %' },
                points: points.map(({ arm, x, y }) => ({ label: arm, x: (0.8 * x) / Math.max(...cost.values), y: y / 100 })),
            }),
            table: {
                columns: ['arm', costAxis, `${qualityTitle}, %`, 'on the front'],
                rows: points.map(({ arm, x, y }, place) => [arm, x, y, isOnFront[place] === true ? 'yes' : 'no']),
            },
        };
    },
});

var describe_reason = __webpack_require__(11330);
var relative_change = __webpack_require__(22837);
var standings = __webpack_require__(52509);
var these_cases_words = __webpack_require__(48546);
var write_metrics = __webpack_require__(80738);
var format_measured = __webpack_require__(22707);
var format_metric = __webpack_require__(13992);
var format_possible = __webpack_require__(60427);
var model_metric = __webpack_require__(16080);
var rounding = __webpack_require__(47704);
;// CONCATENATED MODULE: ./build/report/charts/draw-forest.js







const LONGEST = 100;
const onAxis = (value) => Math.max(-LONGEST, Math.min(LONGEST, value));
const AXIS = '← worse · better →';
const MARGINS = '| margin of a gate';
const draw_forest_LINE = 14;
const LABEL_COLUMNS = 22;
const HALF_CHARACTER = 0.009;
const LOOKS = {
    better: { color: BETTER, sign: 'triangle', turn: 90 },
    worse: { color: WORSE, sign: 'triangle', turn: -90 },
    open: { color: NEUTRAL, sign: 'circle', turn: 0 },
};
function toForestRow(label, difference, claim, gate) {
    const { metric, row, baseline, delta } = difference;
    const interval = row === 'fact' && delta !== null ? { low: delta, high: delta } : (0,format_possible .hH)(difference);
    const { changeInWords: change } = (0,format_measured .U6)({ candidate: null, ...difference });
    if (delta === null || interval === null || change === null)
        return null;
    const isRiseWorse = metric.direction === 'lower';
    const isInPoints = row !== 'log-ratio' && ((0,model_metric .mq)(metric.unit) || metric.unit === 'percent');
    const whole = metric.unit === 'percent' ? 100 : 1;
    const base = isInPoints ? whole : Math.abs(baseline ?? 0);
    const toHundredths = (size) => row === 'log-ratio'
        ? 100 * (isRiseWorse ? -Math.expm1(-size) : Math.expm1(size))
        : base < rounding .p
            ? null
            : (100 * size) / base;
    const [value, low, high] = [toHundredths(delta), toHundredths(interval.low), toHundredths(interval.high)];
    if (value === null || low === null || high === null)
        return null;
    const margin = gate?.margin && (0,format_possible .Pm)(metric, gate.margin, baseline) ? gate.margin : null;
    const share = margin?.kind === 'relative' && isInPoints ? Math.abs(baseline ?? 0) / whole : 1;
    const percent = (0,format_metric .TZ)((isRiseWorse ? -value : value) / 100);
    return {
        label,
        change: isInPoints || (0,format_measured .nC)({ metric, row, baseline }) ? change : `${change} (${percent})`,
        value,
        low: isRiseWorse ? low : Math.max(-100, low),
        high: isRiseWorse ? Math.min(100, high) : high,
        margin: margin === null ? null : margin.kind === 'relative' ? -100 * margin.value * share : (-100 * margin.value) / base,
        isRiseWorse,
        claim,
    };
}
function drawForest(subject, of, alpha, rows) {
    const title = `${subject}, ${Math.round((1 - alpha) * 1000) / 10} % interval`;
    const labels = labelRows(rows);
    const hasMargins = rows.some(({ margin }) => margin !== null);
    const clauses = rows.map(({ label, change, claim }) => `${label} ${change}, ${claim.words}`);
    const ends = rows.flatMap(({ value, low, high, margin }) => [value, low, high, margin ?? 0]);
    const reach = Math.max(...ends.map((one) => Math.abs(onAxis(one)))) || 1;
    return {
        title,
        alt: `${title}: ${clauses.join('; ')}.`,
        type: 'bar',
        labels,
        datasets: draw_forest_drawBars(rows),
        options: { indexAxis: 'y', events: [] },
        x: { title: hasMargins ? [AXIS, MARGINS] : AXIS, ticks: HIDDEN, grid: HIDDEN, min: -reach, max: reach },
        y: { grid: HIDDEN },
        height: FRAME_HEIGHT + heightOfRows(labels) + (hasMargins ? draw_forest_LINE : 0),
        spare: 'last',
        isSingle: rows.length < 2,
        mermaid: drawPoints(subject, rows),
        table: {
            columns: [of, 'change', 'points or %', 'from', 'to', ...(hasMargins ? ['margin of the gate'] : []), 'which is'],
            rows: rows.map((row) => {
                const { value, low, high, margin } = row;
                const numbers = row.isRiseWorse ? [-value, -high, -low] : [value, low, high];
                const limit = margin !== null && row.isRiseWorse ? -margin : margin;
                return [row.label, row.change, ...numbers, ...(hasMargins ? [limit] : []), row.claim.words];
            }),
        },
    };
}
function drawPoints(title, rows) {
    const labels = rows.map(({ label, change }) => `${label} ${change}`);
    const largest = Math.max(...rows.map(({ value }) => Math.abs(onAxis(value)))) || 1;
    const reach = Math.max(0.05, 0.5 - HALF_CHARACTER * Math.max(...labels.map(({ length }) => length)));
    return drawQuadrants({
        title,
        height: FRAME_HEIGHT + 40 * rows.length,
        x: { low: 'worse', high: 'better' },
        points: rows.map(({ value }, at) => ({
            label: labels[at] ?? '',
            x: 0.5 + (reach * onAxis(value)) / largest,
            y: 1 - (at + 0.5) / rows.length,
        })),
    });
}
function labelRows(rows) {
    const parts = rows.map(({ label, change, value }) => Math.abs(value) > LONGEST ? [label, change, 'off the scale'] : [label, change]);
    const whole = parts.map((part) => part.join('  '));
    if (whole.every(({ length }) => length <= LABEL_COLUMNS))
        return whole;
    return parts.map((part) => part.flatMap((text) => wrapLines(text, LABEL_COLUMNS)));
}
const HIDDEN = { display: false };
const FULL_HEIGHT = { categoryPercentage: 1, barPercentage: 1 };
function draw_forest_drawBars(rows) {
    const looks = rows.map(({ claim }) => LOOKS[claim.side]);
    const tick = { pointStyle: 'line', rotation: 90, pointRadius: 7, borderColor: INK, pointBorderWidth: 2 };
    const margins = { type: 'line', showLine: false, ...tick, data: rows.map(({ margin }) => margin && onAxis(margin)) };
    const spans = rows.map(({ low, high }) => [onAxis(low), onAxis(high)]);
    return [
        {
            type: 'line',
            showLine: false,
            pointRadius: 8,
            pointStyle: looks.map(({ sign }) => sign),
            rotation: looks.map(({ turn }) => turn),
            backgroundColor: looks.map(({ color }) => color),
            clip: false,
            data: rows.map(({ value }) => onAxis(value)),
        },
        ...(rows.some(({ margin }) => margin !== null) ? [margins] : []),
        { backgroundColor: NEUTRAL, barThickness: 5, grouped: false, data: spans },
        { grouped: false, ...FULL_HEIGHT, minBarLength: 2, backgroundColor: INK, data: rows.map(() => 0) },
    ];
}

;// CONCATENATED MODULE: ./build/report/charts/delta-forest.js








const MAX_UNGATED = 2;
const OPEN = { side: 'open', words: 'may be no change' };
const delta_forest_BETTER = { side: 'better', words: 'better' };
const delta_forest_WORSE = { side: 'worse', words: 'worse' };
function claimChange(metric, gates, alpha) {
    const claims = gates
        .filter(({ gate, row }) => gate.metric === metric.metric.id && gate.where === null && row !== null)
        .map((one) => ({ one, claim: claimOfGate(one, alpha) }))
        .map(({ one, claim }) => ({ ...claim, words: `${claim.words}${(0,these_cases_words .Nk)(one, alpha)}` }));
    if (claims[0] !== undefined)
        return claims.find(({ side }) => side !== 'open') ?? claims[0];
    if (!(0,relative_change .hO)(metric, alpha) || metric.cause !== null)
        return OPEN;
    return (metric.delta ?? 0) > 0 ? delta_forest_BETTER : delta_forest_WORSE;
}
function claimOfGate(result, alpha) {
    const { verdict, p_adjusted: p, delta } = result;
    if (verdict === 'improved')
        return delta_forest_BETTER;
    if (verdict === 'regressed')
        return delta_forest_WORSE;
    if (breaksThreshold(result))
        return { side: 'worse', words: 'worse, beyond its threshold (not a test)' };
    if ((0,relative_change .hf)(result, alpha))
        return { side: 'worse', words: 'slightly worse, within the margin' };
    if ((0,relative_change .RV)(result, alpha))
        return { side: 'worse', words: (0,describe_reason .EO)(result) };
    if (result.row === 'fact' && delta === 0)
        return { side: 'open', words: 'no change' };
    return verdict === 'breached' && p !== null && p < alpha && delta !== null && delta < 0 ? delta_forest_WORSE : OPEN;
}
function breaksThreshold(result) {
    const { gate, verdict, delta } = result;
    if (verdict !== 'breached' || gate.evidence !== 'threshold' || gate.margin === null || (delta ?? 0) >= 0)
        return false;
    const size = gate.margin.kind === 'absolute' ? delta : (0,relative_change .N0)(result);
    return size !== null && Math.abs(size) >= gate.margin.value - 1e-9;
}
function listRows(comparison) {
    const gates = comparison.gates.map(({ gate }) => gate).filter(({ where }) => where === null);
    const placeOf = ({ metric: { id } }) => gates.findIndex(({ metric }) => metric === id);
    const rows = comparison.metrics
        .filter((one) => one.metric.direction !== 'neutral' &&
        (one.metric.environment === 'free' || comparison.interleaved) &&
        (placeOf(one) >= 0 || (one.delta !== 0 && !one.metric.id.startsWith('resources.'))))
        .flatMap((one) => {
        const claim = claimChange(one, comparison.gates, comparison.alpha);
        const row = toForestRow(chartLabel(one.metric.title), one, claim, gates[placeOf(one)]);
        return row === null ? [] : [{ one, row }];
    });
    const weigh = ({ one, row }) => {
        const isClear = row.claim.side !== 'open';
        return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + Math.min(1e3, Math.abs(row.value));
    };
    const isGated = ({ one }) => placeOf(one) >= 0;
    const chosen = rows
        .filter(isGated)
        .sort((a, b) => placeOf(a.one) - placeOf(b.one))
        .filter((listed, at, all) => !all.slice(0, at).some((before) => hasSameFigures(before, listed)));
    const most = chosen.length + MAX_UNGATED;
    for (const listed of rows.filter((one) => !isGated(one)).sort((a, b) => weigh(b) - weigh(a)))
        if (chosen.length < most && !chosen.some((before) => says(before, listed)))
            chosen.push(listed);
    return chosen.map(({ row }) => row);
}
function hasSameFigures(before, { one: { n, baseline, delta } }) {
    return before.one.n === n && before.one.baseline === baseline && before.one.delta === delta;
}
function says(before, listed) {
    if (hasSameFigures(before, listed))
        return true;
    const isSameWay = Math.sign(before.row.value) === Math.sign(listed.row.value);
    const isAsSure = before.row.claim.side !== 'open' || listed.row.claim.side === 'open';
    return isSameWay && isAsSure && (0,write_metrics .Pp)(before.one) === (0,write_metrics .Pp)(listed.one);
}
function drawArms({ comparison, ...input }, ranking) {
    const { alpha, baseline, arms, verdict } = comparison;
    const gate = ranking.gates.find(({ id }) => id === verdict.primary);
    const metric = (0,standings .GF)(ranking, verdict.primary);
    if (gate === undefined || metric === undefined)
        return 'no gate is the primary one';
    const names = nameArms(input);
    const rows = arms.slice(1).flatMap(({ name }, place) => {
        const difference = (0,standings .tb)(ranking, gate.id, [baseline ?? '', name]);
        if (difference === undefined)
            return [];
        const claim = { candidate: delta_forest_BETTER, baseline: delta_forest_WORSE, neither: OPEN }[difference.better ?? 'neither'];
        return toForestRow(names[place + 1] ?? '', { metric, ...difference }, claim) ?? [];
    });
    if (rows.length === 0)
        return 'no variant has a change with an interval';
    const subject = `Change of ${chartLabel(metric.title)} against ${names[0] ?? ''}`;
    return drawForest(subject, 'variant', alpha, rows);
}
const deltaForest = defineChart({
    id: 'delta-forest',
    in_comment: 'always',
    about: [],
    draw(input) {
        const { ranking, alpha } = input.comparison;
        if (ranking !== null)
            return drawArms(input, ranking);
        const rows = listRows((0,result_comparison ._g)(input.comparison));
        if (rows.length === 0)
            return 'no metric has a change with an interval';
        return drawForest('Change by metric', 'metric', alpha, rows);
    },
});

var percentile = __webpack_require__(26365);
;// CONCATENATED MODULE: ./build/report/charts/by-case.js






const MAX_BINS = 12;
const by_case_MAX_ARMS = 3;
const MIN_CASES = 5;
const TAIL = 0.98;
const BARS = { categoryPercentage: 0.9, barPercentage: 1 };
function binEdges(values) {
    const low = (0,percentile .Y)(values, 0);
    const high = (0,percentile .Y)(values, TAIL);
    const span = high - low || Math.abs(high) || 1;
    const power = 10 ** Math.floor(Math.log10(span / MAX_BINS));
    const width = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => span / one < MAX_BINS - 1) ?? 10 * power;
    const first = Math.floor(low / width + 1e-9);
    const count = Math.max(1, Math.ceil(high / width - 1e-9) - first);
    return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * width).toPrecision(6)));
}
function countShares(values, edges, bins) {
    const counts = Array.from({ length: bins }, () => 0);
    for (const value of values) {
        let bin = 0;
        while (bin < bins - 1 && !(value < (edges[bin + 1] ?? Infinity)))
            bin += 1;
        counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts.map((count) => (100 * count) / values.length);
}
const decimalsIn = (value) => String(value).split('.')[1]?.length ?? 0;
function drawDistribution(input, metric, title, unit) {
    if (input.arms.length > by_case_MAX_ARMS)
        return explainTooMany(by_case_MAX_ARMS);
    const names = nameArms(input);
    const valuesOf = (place) => (input.values[metric] ?? []).flatMap((row) => row[place] ?? []);
    const arms = names
        .map((name, place) => ({ name, place, values: valuesOf(place) }))
        .filter(({ values }) => values.length > 0);
    if (arms.length === 0 || arms.some(({ values }) => values.length < MIN_CASES))
        return `it was measured on fewer than ${MIN_CASES} cases`;
    const all = arms.flatMap(({ values }) => values);
    const edges = binEdges(all);
    const last = edges.at(-1) ?? 0;
    const isOpen = (0,percentile .Y)(all, 1) > last;
    const bins = edges.length - 1 + (isOpen ? 1 : 0);
    const write = (edge) => (0,format_number .ZV)(edge, { decimals: decimalsIn(edge) });
    const labels = Array.from({ length: bins }, (_, at) => at === edges.length - 1 ? `≥ ${write(last)}` : write(edges[at] ?? 0));
    const shares = arms.map(({ values }) => countShares(values, edges, bins));
    const figures = arms.map(({ name, values }) => {
        const figuresAt = [0.5, 0.95, 1].map((share) => Number((0,percentile .Y)(values, share).toPrecision(6)));
        return [name, values.length, ...figuresAt];
    });
    const figure = (value = 0) => (0,format_number .ZV)(value, { decimals: value >= 100 ? 0 : 2 });
    const clauses = figures.map(([name, n, p50, p95, max]) => `${name} (${n} cases) half below ${figure(p50)}, 95 % below ${figure(p95)}, highest ${figure(max)}`);
    const kindOf = (at) => (at === 0 && arms.length > 1 ? 'line' : 'bar');
    const highest = Math.max(...shares.flat());
    return {
        title,
        alt: `${title}: ${clauses.join('; ')}.`,
        type: 'bar',
        labels,
        datasets: arms.map(({ name, place }, at) => {
            return { label: name, ...armBar(place), ...BARS, data: shares[at] ?? [] };
        }),
        legend: {},
        x: { grid: { display: false }, title: `${unit}, from` },
        y: { title: 'cases, %' },
        isSingle: (0,percentile .Y)(all, 0) === (0,percentile .Y)(all, 1),
        mermaid: drawXy({
            title: `${title}: ${arms.map(({ name }, at) => `${name} ${kindOf(at) === 'line' ? 'line' : 'bars'}`).join(', ')}`,
            x: { title: `${unit}, from`, labels },
            y: { title: 'cases, %', min: 0, max: Math.ceil(highest / 10) * 10 },
            series: arms.length > 2 ? [] : shares.map((values, at) => ({ kind: kindOf(at), values })).reverse(),
        }),
        table: { columns: ['arm', 'cases', 'median', 'p95', 'highest'], rows: figures },
    };
}
const TOKENS = 'tokens.total';
const tokenDistribution = defineChart({
    id: 'token-distribution',
    about: ['tokens.'],
    needs: () => [TOKENS],
    draw: (input) => drawDistribution(input, TOKENS, 'Tokens of a case', 'tokens'),
});
const LATENCY = 'performance.latency';
const latencyDistribution = defineChart({
    id: 'latency-distribution',
    about: ['performance.'],
    needs: () => [LATENCY],
    draw: (input) => {
        const isApart = input.arms.length > 1 && !input.comparison.interleaved;
        const title = `Latency of a case, seconds${isApart ? ' (not measured side by side)' : ''}`;
        return drawDistribution(input, LATENCY, title, 'seconds');
    },
});
const MAX_STEPS = 60;
function toSteps(sorted) {
    const steps = sorted.flatMap((value, from) => (value === sorted[from - 1] ? [] : [[from, value]]));
    if (steps.length <= MAX_STEPS)
        return steps;
    return Array.from({ length: MAX_STEPS }, (_, at) => {
        const from = Math.round((at * sorted.length) / MAX_STEPS);
        const to = Math.round(((at + 1) * sorted.length) / MAX_STEPS);
        return [from, sorted[Math.floor((from + to) / 2)] ?? 0];
    });
}
function sample(sorted) {
    const count = Math.min(sorted.length, MAX_STEPS);
    return Array.from({ length: count }, (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / count)] ?? 0);
}
function axisTitle({ unit }) {
    const units = { usd: 'US dollars', s: 's', mb: 'MB', tokens: 'tokens' };
    return `change${units[unit] === undefined ? '' : `, ${units[unit]}`}, better ↑`;
}
const caseDifferences = defineChart({
    id: 'case-differences',
    about: ['primary'],
    needs: (primary) => (primary === null ? [] : [primary]),
    draw({ comparison, values }) {
        if (comparison.ranking !== null)
            return 'it is about one difference';
        const { gates, verdict } = (0,result_comparison ._g)(comparison);
        const metric = gates.find(({ gate }) => gate.id === verdict.primary)?.metric;
        if (metric === undefined)
            return 'no gate is the primary one';
        if (metric.direction === 'neutral')
            return 'neither direction of its metric is better';
        const better = metric.direction === 'lower' ? -1 : 1;
        const sorted = (values[metric.id] ?? [])
            .flatMap(([baseline, candidate]) => typeof baseline === 'number' && typeof candidate === 'number' ? [better * (candidate - baseline)] : [])
            .map((difference) => (Math.abs(difference) < rounding .p ? 0 : difference))
            .sort((a, b) => a - b);
        const [worst, best] = [sorted[0], sorted.at(-1)];
        if (worst === undefined || best === undefined)
            return 'no case was scored on both sides';
        if (worst === 0 && best === 0)
            return 'no case differs';
        const lost = sorted.filter((value) => value < 0).length;
        const gained = sorted.filter((value) => value > 0).length;
        const equal = sorted.length - lost - gained;
        const counted = `${(0,format_number .B4)(lost)} lost, ${(0,format_number .B4)(equal)} equal, ${(0,format_number .B4)(gained)} gained`;
        const title = `${chartLabel(metric.title)}: change by case`;
        const reach = Math.max(-worst, best);
        const write = (value) => (0,format_number .ZV)(value, { decimals: 2, signed: true });
        const fill = { target: 'origin', above: BETTER, below: WORSE };
        const steps = [...toSteps(sorted), [sorted.length, best]];
        return {
            title,
            alt: `${title}, plus is better: of ${(0,format_number .pq)(sorted.length, 'case')} ${counted}; from ${write(worst)} to ${write(best)}.`,
            type: 'line',
            datasets: [{ stepped: true, pointRadius: 0, borderColor: INK, borderWidth: 1.5, fill, data: steps }],
            x: {
                type: 'linear',
                min: 0,
                max: sorted.length,
                ticks: { precision: 0 },
                grid: { display: false },
                title: `cases, the worst first: ${counted}`,
            },
            y: { suggestedMin: -reach, suggestedMax: reach, ticks: { maxTicksLimit: 6 }, title: axisTitle(metric) },
            isSingle: new Set(sorted).size < 3,
            mermaid: drawXy({
                title: `${title}, ${counted}`,
                x: { title: 'cases, the worst first', min: 1, max: sorted.length },
                y: { title: 'change, plus is better', min: Math.min(0, worst), max: Math.max(0, best) },
                series: [{ kind: 'line', values: sample(sorted) }],
            }),
            table: { columns: ['change, plus is better', 'cases'], rows: Object.entries({ lost, equal, gained }) },
        };
    },
});

var describe_trend = __webpack_require__(57135);
;// CONCATENATED MODULE: ./build/report/charts/trend.js






const MAX_RUNS = 60;
const MIN_RUNS = 3;
const HEIGHT = 240;
const PANEL = 150;
const trend = defineChart({
    id: 'trend',
    about: ['primary'],
    draw(input) {
        const { comparison, history, audience } = input;
        const gates = wholeGates(comparison);
        if (gates.length === 0)
            return 'no gate is on all cases';
        const rows = history.slice(1 - MAX_RUNS);
        const nights = [
            ...rows.map(({ at, verdict }) => ({ day: at.slice(0, 10), isRegression: verdict === 'regressed' })),
            { day: null, isRegression: comparison.verdict.word === 'regressed' },
        ];
        const [first, ...others] = gates
            .map((gate) => makePanel(input, gate, rows))
            .filter(({ values }) => values.filter((value) => value !== null).length >= MIN_RUNS);
        if (first === undefined)
            return 'fewer than three runs are known';
        const more = audience === 'service' ? [] : others;
        const panels = [first, ...more];
        const isMeasured = nights.map((_, at) => panels.some(({ values }) => values[at] !== null));
        const keep = (runs) => runs.filter((_, at) => isMeasured[at]);
        const points = keep(nights);
        const valuesOf = ({ values }) => keep(values);
        const labels = points.map(({ day }, at) => day === null ? 'now' : audience === 'page' ? day : String(at - points.length + 1));
        const regressions = points.filter(({ isRegression }) => isRegression).length;
        const isOne = more.length === 0;
        const above = panels.slice(0, -1).reverse();
        const what = (0,format_number .pq)(panels.length, panels.every(({ is_gated }) => is_gated) ? 'gate' : 'metric');
        const title = isOne
            ? `${first.name} over ${points.length} runs, ${first.unit}`
            : `${what} over ${points.length} runs${regressions === 0 ? '' : ', ▼ regressed'}`;
        const measured = first.values.filter((value) => value !== null);
        const [low, high] = [Math.min(...measured), Math.max(...measured)];
        return {
            title,
            alt: `${title}: ${panels.map((panel) => describePanel(panel, isOne)).join('; ')}; ${(0,format_number .pq)(regressions, 'regression')}.`,
            type: 'line',
            labels,
            datasets: panels.flatMap((panel, place) => {
                const axis = axisId(more.length - place);
                const lines = drawLines(panel, points, valuesOf(panel), nameArms(input)[0] ?? '');
                return lines.map((line) => ({ ...(axis !== 'y' && { yAxisID: axis }), ...line }));
            }),
            ...(isOne && { legend: { labels: { usePointStyle: true } } }),
            x: { grid: { display: false }, title: audience === 'page' ? 'day of the run' : 'runs before this one' },
            y: axisOf(more.at(-1) ?? first, isOne),
            scales: Object.fromEntries(above.map((panel, at) => [axisId(at + 1), axisOf(panel, false)])),
            height: HEIGHT + PANEL * more.length,
            spare: 'first',
            mermaid: drawXy({
                title: `${first.name} over ${measured.length} runs, ${first.unit}, ${(0,format_number .pq)(regressions, 'regression')}`,
                x: { title: 'runs, the oldest first', min: 1, max: measured.length },
                y: { title: first.unit, min: low, max: high === low ? low + 1 : high },
                series: [{ kind: 'line', values: measured }],
            }),
            table: {
                columns: ['run', ...panels.map(({ name, unit }) => `${name}, ${unit}`), 'regressed'],
                rows: [
                    ...points.map(({ isRegression }, at) => {
                        const values = panels.map((panel) => valuesOf(panel)[at] ?? null);
                        return [labels[at] ?? '', ...values, isRegression ? 'yes' : 'no'];
                    }),
                    ...first.ends.map(({ name }, at) => [
                        `now, ${name}`,
                        ...panels.map(({ ends }) => ends[at]?.value ?? null),
                        'no',
                    ]),
                ],
            },
        };
    },
});
const REGRESSED = { pointStyle: 'triangle', rotation: 180, pointRadius: 9, backgroundColor: WORSE, borderColor: WORSE };
function drawLines(panel, points, values, arm) {
    const { name, ends } = panel;
    const regressed = points.map(({ isRegression }, at) => (isRegression ? (values[at] ?? null) : null));
    const colored = (color) => ({ borderColor: color, backgroundColor: color });
    return [
        { label: 'regressed', showLine: false, ...REGRESSED, data: regressed },
        {
            label: ends.length === 0 ? name : `${name}, ${arm}`,
            ...colored(CANDIDATE),
            borderWidth: 2,
            ...(panel.values.includes(null) && { spanGaps: true }),
            data: values,
        },
        ...ends.map(({ name: label, place, value }) => {
            const { color, sign } = armStyle(place);
            const data = points.map(({ day }) => (day === null ? value : null));
            return { label, showLine: false, pointStyle: sign, pointRadius: 6, ...colored(color), data };
        }),
    ];
}
const axisId = (left) => (left === 0 ? 'y' : `y${left + 1}`);
function axisOf({ name, unit }, isOne) {
    const title = `${name}, ${unit}`;
    return { grace: '10%', ...(!isOne && { stack: 'gates', offset: true, ticks: { maxTicksLimit: 4 } }), title };
}
function describePanel({ name, values, ends, show }, isOne) {
    const measured = values.filter((value) => value !== null);
    const [from = 0, now = 0] = [measured[0], measured.at(-1)];
    const others = ends.map(({ name: arm, value }) => `; ${arm} ${value === null ? 'not measured' : show(value)} now`);
    return `${isOne ? '' : `${name} `}from ${show(from)} to ${show(now)} now, lowest ${show(Math.min(...measured))}, highest ${show(Math.max(...measured))}${others.join('')}`;
}
function makePanel(input, { metric, now, is_gated }, rows) {
    const [own = null, ...others] = now;
    const scale = (0,model_metric .mq)(metric.unit) ? 100 : 1;
    const scaled = (value) => (value === null ? null : scale * value);
    const names = nameArms(input);
    return {
        name: chartLabel(metric.title),
        unit: (0,model_metric .mq)(metric.unit) ? '%' : metric.unit === 'usd' ? 'US dollars' : metric.unit,
        values: [...rows.map(({ values }) => scaled(values[metric.id] ?? null)), scaled(own)],
        ends: others.map((value, at) => ({ name: names[at + 1] ?? '', place: at + 1, value: scaled(value) })),
        show: (value) => (0,format_metric .Fl)(metric, value / scale),
        is_gated,
    };
}
function wholeGates({ candidates, ranking, verdict }) {
    const all = (ranking?.gates ?? candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate)))
        .filter(({ where }) => where === null)
        .sort((a, b) => Number(b.id === verdict.primary) - Number(a.id === verdict.primary));
    const results = candidates.flatMap(({ gates }) => gates);
    const firsts = all.filter(({ metric }, at) => all.findIndex((one) => one.metric === metric) === at);
    const ofGates = firsts.flatMap(({ id }) => {
        const result = results.find(({ gate }) => gate.id === id);
        if (result === undefined)
            return [];
        const now = ranking === null ? [result.candidate_value] : ranking.standings.map(({ values }) => values[id] ?? null);
        return [{ metric: result.metric, now, is_gated: true }];
    });
    if (ofGates.length === 0)
        return [];
    const [only, ...others] = candidates;
    const taken = (others.length > 0 ? [] : (only?.metrics ?? [])).filter(({ metric: { id } }) => describe_trend .eZ.includes(id) && !firsts.some(({ metric }) => metric === id));
    return [...ofGates, ...taken.map(({ metric, candidate }) => ({ metric, now: [candidate], is_gated: false }))];
}

;// CONCATENATED MODULE: ./build/report/charts/index.js






const REGISTRY = {
    'delta-forest': deltaForest,
    'cost-quality': costQuality,
    'case-differences': caseDifferences,
    'precision-recall': precisionRecall,
    'route-tiers': routeTiers,
    'model-outcomes': modelOutcomes,
    calibration: calibration,
    'latency-distribution': latencyDistribution,
    'token-distribution': tokenDistribution,
    'component-cost': componentCost,
    trend: trend,
    'capability-profile': capabilityProfile,
};
const MAX_IN_COMMENT = 3;
function chooseCharts(charts, drawings, candidates) {
    const drawn = charts.filter(({ id }) => drawings.some((drawing) => drawing.id === id && drawing.is_single !== true));
    const isOfSeveral = candidates.length > 1;
    const always = drawn.filter((chart) => chart.in_comment === 'always' || (isOfSeveral && chart.in_comment_of_several === 'always'));
    const moved = drawn
        .filter((chart) => chart.in_comment === 'moved' && !always.includes(chart))
        .map(({ id, about }) => ({ id, p: Math.min(...candidates.map((one) => smallestP(about, one))) }))
        .filter(({ p }) => p < (candidates[0]?.alpha ?? 0))
        .sort((a, b) => a.p - b.p);
    return [...always, ...moved].slice(0, MAX_IN_COMMENT).map(({ id }) => id);
}
function smallestP(about, { metrics, gates, verdict, interleaved }) {
    const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id;
    const isAbout = ({ id }) => about.some((start) => (start === 'primary' ? id === primary : id.startsWith(start)));
    const ps = metrics
        .filter(({ metric }) => isAbout(metric) && (metric.environment === 'free' || interleaved))
        .map(({ p_adjusted: p }) => p ?? 1);
    return Math.min(1, ...ps);
}

var case_means = __webpack_require__(80719);
var join_names = __webpack_require__(73341);
var github_client = __webpack_require__(44463);
;// CONCATENATED MODULE: ./build/github/chart-branch.js

const BRANCHES = 'goldenpair-charts';
const BRANCH = /^refs\/heads\/goldenpair-charts\/(\d{4})-(\d{2})$/;
const PUSH_ATTEMPTS = 5;
const PUSH_WAIT_MS = 500;
const DAY_MS = 86_400_000;
function chartBranch(now) {
    return `${BRANCHES}/${now.toISOString().slice(0, 7)}`;
}
function isExpired(ref, now, retentionDays) {
    const [, year, month] = BRANCH.exec(ref) ?? [];
    if (year === undefined || month === undefined)
        return false;
    return Date.UTC(Number(year), Number(month)) + retentionDays * DAY_MS < now.getTime();
}
async function pushPictures(push) {
    const { client, owner, repo, now, retentionDays } = push;
    const branch = chartBranch(now);
    const run = async () => {
        const { data } = await client.rest.git.listMatchingRefs({ owner, repo, ref: `heads/${BRANCHES}` });
        const head = data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha ?? null;
        const commit = await addCommit(push, { branch, head, tree: await createTree(push) });
        const expired = data.filter(({ ref }) => isExpired(ref, now, retentionDays)).map(({ ref }) => ref);
        return { kind: 'pushed', commit, branch, ...(await deleteBranches(push, expired)) };
    };
    return (0,github_client .cb)(run, (failure) => ({ kind: 'failed', reason: explainRefusal(failure, branch) }));
}
async function createTree({ client, owner, repo, files }) {
    const tree = [];
    for (const { path, bytes } of files) {
        const blob = { owner, repo, content: bytes.toString('base64'), encoding: 'base64' };
        const { data } = await client.rest.git.createBlob(blob);
        tree.push({ path, mode: '100644', type: 'blob', sha: data.sha });
    }
    return (await client.rest.git.createTree({ owner, repo, tree })).data.sha;
}
async function addCommit({ client, owner, repo, message, wait }, { branch, tree, head: last }) {
    let head = last;
    for (let attempt = 1;; attempt += 1) {
        const parents = head === null ? [] : [head];
        const { sha } = (await client.rest.git.createCommit({ owner, repo, message, tree, parents })).data;
        try {
            if (head === null)
                await client.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha });
            else
                await client.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false });
            return sha;
        }
        catch (error) {
            const failure = (0,github_client .iu)(error);
            if (failure === null)
                throw error;
            const { data } = await client.rest.git.listMatchingRefs({ owner, repo, ref: `heads/${branch}` });
            const now = data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha ?? null;
            if (now === sha)
                return sha;
            const isOvertaken = now !== head || /already exists|fast.?forward/i.test(failure.message);
            if (!isOvertaken || attempt === PUSH_ATTEMPTS)
                throw error;
            head = now;
            await wait(PUSH_WAIT_MS * attempt);
        }
    }
}
async function deleteBranches({ client, owner, repo }, refs) {
    const deleted = [];
    const undeleted = [];
    for (const full of refs) {
        const ref = full.replace(/^refs\//, '');
        const branch = ref.replace(/^heads\//, '');
        const remove = async () => {
            await client.rest.git.deleteRef({ owner, repo, ref });
            deleted.push(branch);
        };
        await (0,github_client .cb)(remove, (failure) => {
            if (failure.status !== 404 && !/does not exist/i.test(failure.message))
                undeleted.push(explainRefusal(failure, branch));
        });
    }
    return { deleted, undeleted };
}
function explainRefusal(failure, branch) {
    if (failure.status !== 409 && failure.status !== 422)
        return (0,github_client .SP)(failure, 'contents: write');
    return `GitHub refused the branch ${branch} (${failure.message}); the repository's rules must let this job create, update and delete ${BRANCHES}/*`;
}

;// CONCATENATED MODULE: ./build/modes/evaluate/draw-charts.js







async function drawCharts({ draw, choose }, { charts, log }) {
    const drawings = [];
    for (const drawing of draw('page'))
        if (drawing.kind === 'drawn')
            drawings.push(drawing);
        else
            log.debug(`No chart ${drawing.id}: ${drawing.reason}.`);
    const inComment = choose(drawings);
    const forService = () => draw('service', new Set(inComment)).filter((one) => one.kind === 'drawn');
    const urls = charts.kind === 'quickchart'
        ? await pictureUrls(forService(), charts.url, log)
        : charts.kind === 'branch'
            ? await charts.keep(forService())
            : new Map();
    return drawings.map(({ mermaid, ...drawing }) => ({
        ...drawing,
        place: drawing.id === inComment[0] ? 'open' : inComment.includes(drawing.id) ? 'folded' : 'page',
        url: urls.get(drawing.id) ?? null,
        mermaid: inComment.includes(drawing.id) && charts.kind === 'mermaid' ? mermaid : null,
        diagram: mermaid,
    }));
}
async function pictureUrls(drawings, baseUrl, log) {
    const urls = new Map();
    for (const drawing of drawings) {
        const picture = await chartUrl(drawing, { ...DEFAULT_CHART_SERVICE, baseUrl, height: drawing.height });
        if (picture.kind === 'url')
            urls.set(drawing.id, picture.url);
        else
            log.warning(`The chart ${drawing.id} has no image: ${picture.reason}.`);
    }
    return urls;
}
const CHARTS = Object.values(REGISTRY);
function listCharts({ arms, tables, comparison, history }) {
    const { candidates, verdict } = comparison;
    const gates = candidates.flatMap((candidate) => candidate.gates);
    const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id ?? null;
    const metrics = new Set(CHARTS.flatMap((chart) => chart.needs?.(primary) ?? []));
    const runs = arms.map(({ scored }) => scored);
    const values = caseValues(runs, listIds(runs), [...metrics]);
    const input = { arms: arms.map(({ name }) => name), tables, values, comparison, history };
    return {
        draw: (audience, wanted) => CHARTS.filter(({ id }) => wanted?.has(id) ?? true).map((chart) => chart.draw({ ...input, audience })),
        choose: (drawings) => chooseCharts(CHARTS, drawings, candidates),
    };
}
function listIds([first, second, ...more]) {
    if (first === undefined)
        return [];
    if (second === undefined || more.length > 0)
        return first.run.cases.map(({ id }) => id);
    return (0,pair_cases .Q)(first, second).paired.map(({ id }) => id);
}
function caseValues(runs, ids, metrics) {
    const arms = runs.map(({ trials }) => (0,case_means .u)(trials));
    const valuesOf = (metric) => ids.map((id) => arms.map(({ meanOf }) => meanOf(id, metric)));
    return Object.fromEntries(metrics.map((metric) => [metric, valuesOf(metric)]));
}
const RETENTION_DAYS = 90;
function chooseChartService(input, { suite, isFork }) {
    const { charts, comment } = input.inputs;
    if (charts.kind !== 'branch')
        return charts;
    const reason = comment.when === 'never' ? 'this job writes no comment' : isFork ? "a fork's token is read-only" : null;
    if (reason === null)
        return { kind: 'branch', keep: (drawings) => keepPictures(drawings, input, { suite, serviceUrl: charts.url }) };
    input.effects.log.info(`The charts are described in words, not pushed as pictures: ${reason}.`);
    return { kind: 'none' };
}
const DEADLINE_MS = 20_000;
async function keepPictures(drawings, { inputs, github, effects }, { suite, serviceUrl }) {
    const { log } = effects;
    const inTime = AbortSignal.any([effects.signal, AbortSignal.timeout(DEADLINE_MS)]);
    const files = new Map();
    const missing = new Map();
    const asked = drawings.map(async (drawing) => {
        const service = { ...DEFAULT_CHART_SERVICE, baseUrl: serviceUrl, height: drawing.height };
        return { id: drawing.id, picture: await fetchPicture(drawing, service, inTime) };
    });
    for (const { id, picture } of await Promise.all(asked))
        if (picture.kind === 'png')
            files.set(id, { path: `${suite}/${id}.png`, bytes: picture.bytes });
        else
            missing.set(picture.reason, [...(missing.get(picture.reason) ?? []), id]);
    for (const [reason, ids] of missing)
        log.warning(`No picture for ${ids.join(', ')}: ${reason}; see the input \`charts\`.`);
    if (files.size === 0)
        return new Map();
    const { owner, repo, runId, serverUrl } = github;
    const outcome = await pushPictures({
        client: await effects.connect(),
        owner,
        repo,
        files: [...files.values()],
        message: `Charts of ${suite}, run ${runId} [skip ci]`,
        now: effects.clock.now(),
        retentionDays: inputs.retentionDays ?? RETENTION_DAYS,
        wait: effects.wait,
    });
    if (outcome.kind === 'failed') {
        log.warning(`No picture for ${[...files.keys()].join(', ')}: the push failed, ${outcome.reason}.`);
        return new Map();
    }
    const { commit, branch, deleted, undeleted } = outcome;
    log.info(`Pushed ${(0,format_number .pq)(files.size, 'chart')} to ${branch} (${(0,join_names .Ax)(commit)}).`);
    if (deleted.length > 0)
        log.info(`Deleted old charts: ${deleted.join(', ')}.`);
    for (const reason of undeleted)
        log.warning(`Old charts were not deleted: ${reason}.`);
    return new Map([...files].map(([id, { path }]) => [id, `${serverUrl}/${owner}/${repo}/blob/${commit}/${path}?raw=true`]));
}


  }),

  63742:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  _: () => (  evaluate)
});

var external_node_path_ = __webpack_require__(76760);
var rank_arms = __webpack_require__(86562);
var describe_rule_changes = __webpack_require__(97637);
var setting_changes = __webpack_require__(48371);
var files = __webpack_require__(60198);
var table_figures = __webpack_require__(69942);
var result_comparison = __webpack_require__(61739);
var describe_trend = __webpack_require__(57135);
var run_history = __webpack_require__(79164);
var run = __webpack_require__(12141);
var inference = __webpack_require__(96762);
var suite_rules = __webpack_require__(72734);
var build_badges = __webpack_require__(59688);
var omit_undefined = __webpack_require__(35560);
var format_metric = __webpack_require__(13992);
var case_means = __webpack_require__(80719);
var cut_text = __webpack_require__(14754);
var case_states = __webpack_require__(14326);
var write_metrics = __webpack_require__(80738);
;// CONCATENATED MODULE: ./build/report/sections/flips/diff-words.js
const MAX_CELLS = 250_000;
function diffWords(before, after) {
    const [old, now] = [splitWords(before), splitWords(after)];
    const shorter = Math.min(old.length, now.length);
    let start = 0;
    while (start < shorter && old[start] === now[start])
        start++;
    let end = 0;
    while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end))
        end++;
    const same = (words) => ({ kind: 'same', text: words.join('') });
    const middle = alignWords(old.slice(start, old.length - end), now.slice(start, now.length - end));
    return joinParts([same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))]);
}
const splitWords = (text) => text.match(/\S+\s*|\s+/g) ?? [];
function alignWords(old, now) {
    if (old.length * now.length > MAX_CELLS)
        return [
            { kind: 'removed', text: old.join('') },
            { kind: 'added', text: now.join('') },
        ];
    const common = commonLengths(old, now);
    const width = now.length + 1;
    const parts = [];
    let [i, j] = [0, 0];
    while (i < old.length || j < now.length) {
        const [left, right] = [old[i], now[j]];
        const isLonger = (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0);
        const isRemoved = right === undefined || (left !== undefined && isLonger);
        const kind = left === right ? 'same' : isRemoved ? 'removed' : 'added';
        parts.push({ kind, text: (kind === 'added' ? right : left) ?? '' });
        if (kind !== 'added')
            i++;
        if (kind !== 'removed')
            j++;
    }
    return parts;
}
function commonLengths(old, now) {
    const width = now.length + 1;
    const lengths = new Uint16Array((old.length + 1) * width);
    for (let i = old.length - 1; i >= 0; i--)
        for (let j = now.length - 1; j >= 0; j--) {
            const at = i * width + j;
            const most = Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
            lengths[at] = old[i] === now[j] ? (lengths[at + width + 1] ?? 0) + 1 : most;
        }
    return lengths;
}
function joinParts(parts) {
    const nothing = { same: '', removed: '', added: '' };
    let run = { ...nothing };
    const runs = [run];
    for (const { kind, text } of parts) {
        if (kind === 'same' && run.removed + run.added !== '') {
            run = { ...nothing };
            runs.push(run);
        }
        run[kind] += text;
    }
    const kinds = ['same', 'removed', 'added'];
    return runs.flatMap((one) => kinds.map((kind) => ({ kind, text: one[kind] }))).filter(({ text }) => text !== '');
}

;// CONCATENATED MODULE: ./build/report/build-case-data.js







const ALL_CASES = 7_000_000;
const SIZES = [
    { text: 6000, items: 100 },
    { text: 1500, items: 30 },
    { text: 400, items: 15 },
    { text: 120, items: 8 },
    { text: 90, items: 4 },
];
const SMALLEST = { text: 60, items: 3 };
const KEY_METRICS = ['performance.latency', 'tokens.total', 'cost.usd'];
const build_case_data_MAX_CELLS = 8;
const JUDGE_STEP = 1;
function buildCaseData(input) {
    const { comparison, arms, described, changedAnswers } = input;
    const last = arms.at(-1)?.scored.run;
    if (last === undefined)
        throw new RangeError('there is no arm to list the cases of');
    const means = arms.map(({ scored }) => (0,case_means .u)(scored.trials));
    const columns = listColumns(comparison.candidates, last, means);
    const facts = comparison.candidates.map(case_states .M7);
    const stages = new Map(comparison.candidates.flatMap(({ broken_stages: all = [] }) => all.flatMap(({ stage, cases }) => cases.map((id) => [id, write_metrics .an[stage]('its passage')]))));
    const isOfBaseline = comparison.baseline !== null;
    const details = new Map(described.map((detail) => [detail.case_id, detail]));
    const room = ALL_CASES / Math.max(1, described.length);
    const cells = Math.max(1, 2 * arms.length - 2);
    const judged = columns.flatMap(({ id, unit, values }) => (unit === 'score' && isJudged(last, id) ? [values()] : []));
    const rows = last.cases.map(({ id, tags, critical }, row) => {
        const passed = means.map(({ tallyOf }) => tallyOf(id));
        const ofCandidates = passed.slice(isOfBaseline ? 1 : 0);
        const detail = details.get(id);
        const flip = facts.flatMap(({ flips }) => flips.get(id)?.kind ?? [])[0] ?? null;
        const isJudgedAnew = judged.some(([before, ...after]) => after.some((values) => Math.abs((values[row] ?? NaN) - (before?.[row] ?? NaN)) >= JUDGE_STEP));
        return {
            id,
            tags,
            flip,
            ...(0,omit_undefined .Up)({ loss_place: facts.flatMap(({ losses }) => losses.get(id) ?? [])[0] }, ['loss_place']),
            critical,
            passed,
            states: joinStates(facts.map((one, place) => (0,case_states .kY)(id, ofCandidates[place] ?? null, one))),
            changes: (0,omit_undefined .Eb)(flip === null && changedAnswers.has(id) && 'answer', isJudgedAnew && 'judge'),
            stage: stages.get(id) ?? null,
            detail: detail === undefined ? null : fitCase(detail, room),
        };
    });
    const isSuccessScored = rows.some(({ passed }) => passed.some((tally) => tally !== null));
    const shown = Math.max(1, Math.floor((build_case_data_MAX_CELLS - cells) / cells));
    return {
        arms: arms.map(({ name }) => name),
        columns,
        shown,
        rows: isSuccessScored
            ? rows
            : rows.map((row) => ({ ...row, states: row.states.filter((one) => one !== 'unscored') })),
    };
}
const isJudged = ({ metrics }, id) => (metrics.find((metric) => metric.id === id)?.judged_by ?? []).length > 0;
function joinStates(states) {
    const all = [...new Set(states.flat())];
    const hasChange = all.some((state) => state === 'broke' || state === 'fixed' || state === 'flaky');
    return states.length > 1 && hasChange ? all.filter((state) => state !== 'passing' && state !== 'failing') : all;
}
function fitCase(detail, room, step = 0) {
    const { value, isCut } = (0,cut_text .j)(detail, SIZES[step] ?? SMALLEST);
    const [only, ...others] = value.candidates;
    const [old, now] = others.length > 0 ? [] : [value.baseline?.detail.answer, only?.detail.answer];
    const diff = typeof old === 'string' && typeof now === 'string' ? diffWords(old, now) : null;
    const sides = diff === null ? {} : { baseline: withoutAnswer(value.baseline), candidates: value.candidates.map(withoutAnswer) };
    const fitted = { ...value, ...sides, answer_diff: diff, cut: isCut || detail.cut };
    const isLast = step === SIZES.length;
    return isLast || JSON.stringify(fitted).length <= room ? fitted : fitCase(detail, room, step + 1);
}
function withoutAnswer(side) {
    return side === null ? null : { ...side, detail: { ...side.detail, answer: null } };
}
const shorten = (value = NaN) => Number.isNaN(value) ? null : Number.isInteger(value) ? value : Number(value.toPrecision(6));
const nullIfNaN = (value = NaN) => (Number.isNaN(value) ? null : value);
function listColumns(candidates, run, means) {
    const gated = candidates.flatMap(({ gates }) => gates.map(({ metric }) => metric.id));
    const ids = new Set([...gated, ...KEY_METRICS, ...run.metrics.map(({ id }) => id)]);
    ids.delete('success');
    return [...ids].flatMap((id) => {
        const metric = run.metrics.find((one) => one.id === id);
        const columns = means.map(({ columnOf }) => columnOf(id));
        if (metric === undefined || columns.every((column) => column === null))
            return [];
        const { title, unit, direction } = metric;
        const values = () => columns.map((column, arm) => run.cases.map((golden) => shorten(column?.[means[arm]?.placeOf(golden.id) ?? -1])));
        return [{ id, title, unit, direction, share: (0,format_metric .Vj)(metric, []) === 'share', values }];
    });
}
const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states'];
function buildCaseTable(arms) {
    const metrics = (arms.at(-1)?.scored.run.metrics ?? []).flatMap(({ id, per_run: figure }) => figure === undefined ? [id] : []);
    return {
        columns: [...FACTS, ...metrics],
        *rows() {
            for (const { side, variant, scored, comparison } of arms) {
                const { trialsOf, tallyOf, placeOf, columnOf } = (0,case_means .u)(scored.trials);
                const columns = metrics.map(columnOf);
                const facts = comparison && (0,case_states .M7)(comparison);
                for (const { id, at, tags, difficulty = null, use_case: useCase = null } of scored.run.cases) {
                    const tally = tallyOf(id);
                    const states = facts === undefined ? (0,case_states .te)(tally) : (0,case_states .kY)(id, tally, facts);
                    const place = [at.file, at.line === 0 ? null : at.line];
                    const traits = [tags.join('; '), difficulty, useCase, trialsOf(id), states.join('; ')];
                    const row = placeOf(id);
                    const means = columns.map((column) => nullIfNaN(column?.[row]));
                    yield [id, side, variant, ...place, ...traits, ...means];
                }
            }
        },
    };
}

var format_number = __webpack_require__(77377);
var report_blocks = __webpack_require__(6813);
var format_measured = __webpack_require__(22707);
var pair_comparison = __webpack_require__(43144);
var describe_reason = __webpack_require__(11330);
var join_names = __webpack_require__(73341);
var relative_change = __webpack_require__(22837);
var rounding = __webpack_require__(47704);
var run_figure = __webpack_require__(64402);
var candidate_report = __webpack_require__(3497);
var these_cases_words = __webpack_require__(48546);
var gate_words = __webpack_require__(97333);
;// CONCATENATED MODULE: ./build/report/sections/metric-tables.js












function buildAllMetrics(candidates) {
    const [first] = candidates;
    if (first === undefined)
        return null;
    return first.comparison.baseline === null ? listValues(first.measured, first.context) : listChanges(candidates, first);
}
function listValues({ metrics, summaries }, { names }) {
    const rows = metrics.flatMap((facts) => {
        const { n = 0, applicable = 0, ...summary } = summaries[facts.id] ?? {};
        const value = (0,format_metric .kq)(facts, summary);
        return value === null ? [] : [[facts.title, value, (0,format_number .B4)(n), (0,format_number .B4)(applicable - n)]];
    });
    if (rows.length === 0)
        return null;
    const n = (0,report_blocks .pG)('n', 'Cases with a score.');
    const unscored = (0,report_blocks .pG)('unscored', 'Cases that should have a score and have none.');
    return (0,report_blocks .zH)(`All ${(0,format_number .pq)(rows.length, 'metric')}`, (0,report_blocks .tp)(['metric', (0,report_blocks .pG)(names.candidate), n, unscored], rows));
}
function listChanges(candidates, first) {
    const lists = candidates.map(({ comparison }) => comparison.metrics);
    const rows = (0,candidate_report .U5)(lists, candidate_report .SE).filter(({ each }) => each.some((one) => one !== null && isMeasured(one)));
    if (rows.length === 0)
        return null;
    const { alpha } = first.comparison;
    const gated = new Set(candidates.flatMap(({ comparison }) => (0,candidate_report .z_)(comparison)));
    const roleOf = ({ first: { metric }, each }) => gated.has(metric.id) ? 'gate' : each.some((one) => one !== null && isClearly(one, alpha)) ? 'moved' : '';
    const rankOf = (row) => ({ gate: 0, moved: 1, '': row.each.every((one) => (one?.delta ?? 0) === 0) ? 3 : 2 })[roleOf(row)];
    return (0,report_blocks .zH)(`All ${(0,format_number .pq)(rows.length, 'metric')}`, (0,candidate_report .f8)(candidates, {
        titles: ['metric', 'role'],
        rows: [...rows].sort((a, b) => rankOf(a) - rankOf(b)),
        lead: (row) => [row.first.metric.title, roleOf(row)],
        columns: (one) => changeColumns(one, (0,report_blocks .pG)('p adjusted', ADJUSTED)),
        cells: (one) => changeCells(one, alpha),
    }));
}
const ADJUSTED = 'Gates: by Holm. The others: by Benjamini and Hochberg, with no effect on the verdict.';
const isMeasured = ({ baseline, candidate, infinite, marks }) => baseline !== null || candidate !== null || infinite !== undefined || marks !== undefined;
const isClearly = (metric, alpha) => (0,relative_change .hO)(metric, alpha) && metric.cause === null;
const changeColumns = ({ comparison, context }, p = (0,report_blocks .pG)('p (Benjamini–Hochberg)')) => [(0,report_blocks .pG)(context.names.candidate), (0,gate_words .VY)(comparison), p, (0,report_blocks .pG)('n')];
function changeCells(metric, alpha, describe = describeChange) {
    if (metric === null)
        return ['–', '–', '–', '0'];
    const p = metric.p_adjusted === null ? '–' : (0,format_number .MA)(metric.p_adjusted, alpha);
    return [(0,format_measured .U6)(metric).candidate ?? '–', describe(metric, alpha), p, (0,format_number .B4)(metric.n)];
}
const MAX_CANDIDATES = 4;
function buildSliceTable(candidates) {
    const lists = candidates.map(({ comparison }) => comparison.slices.map(({ result, ...slice }) => ({ ...result, ...slice })));
    const rows = (0,candidate_report .U5)(lists, ({ tag }) => tag);
    const [row] = rows;
    if (row === undefined)
        return null;
    const alpha = candidates[0]?.comparison.alpha ?? 0;
    const columns = candidates.length > MAX_CANDIDATES ? 1 : 4;
    const worst = ({ each }) => Math.min(...each.map((slice) => slice?.delta ?? 0));
    return (0,report_blocks .zH)(`${(0,join_names .yV)(row.first.metric.title)} by tag, ${(0,format_number .pq)(rows.length, 'tag')}: exploratory, with no effect on the verdict`, (0,candidate_report .f8)(candidates, {
        titles: ['tag'],
        rows: [...rows].sort((a, b) => worst(a) - worst(b)),
        lead: ({ first }) => [[(0,report_blocks .aY)(first.tag)]],
        columns: (one) => changeColumns(one).slice(0, columns),
        cells: (slice) => changeCells(slice, alpha, writeChange).slice(0, columns),
    }));
}
const MAX_SHOWN = 12;
function buildMovedMetrics(candidates) {
    const [first] = candidates;
    if (first === undefined || candidates.length > MAX_CANDIDATES)
        return null;
    const { alpha } = first.comparison;
    const lists = candidates.map(({ comparison }) => ungatedMetrics(comparison));
    const ungated = (0,candidate_report .U5)(lists, candidate_report .SE);
    const least = ({ each }) => Math.min(...each.map((one) => (one === null ? 4 : rank(one, alpha))));
    const most = ({ each }) => Math.max(...each.map((one) => (one === null ? 0 : size(one))));
    const moved = ungated
        .filter(({ each }) => each.some((one) => one !== null && hasMoved(one, alpha)))
        .sort((a, b) => least(a) - least(b) || most(b) - most(a));
    if (moved.length === 0)
        return null;
    const rows = moved.slice(0, MAX_SHOWN);
    const rest = ungated.length - rows.length;
    const all = (0,format_number .pq)(ungated.length, 'more metric');
    const count = moved.length === ungated.length ? all : `${(0,format_number .B4)(moved.length)} of ${all}`;
    const table = (0,candidate_report .f8)(candidates, {
        titles: ['metric'],
        rows,
        lead: ({ first: { metric } }) => [metric.title],
        columns: (one) => changeColumns(one),
        cells: (metric) => changeCells(metric, alpha),
    });
    const blocks = (0,omit_undefined .Eb)(table, rest > 0 && (0,report_blocks .FY)(`The full report has ${(0,format_number .pq)(rest, 'more', 'more')}.`));
    const summary = [`${count} moved: exploratory, with no effect on the verdict`];
    return { kind: 'details', summary, blocks, abridged: true };
}
function ungatedMetrics(comparison) {
    const gated = (0,candidate_report .z_)(comparison);
    return comparison.metrics.filter(({ metric, baseline, candidate, marks }) => 
    !gated.includes(metric.id) &&
        metric.measured_on === undefined &&
        (!run_figure .nl.has(metric.per_run?.figure) || (baseline !== null && candidate !== null)) &&
        (baseline !== null || candidate !== null || marks !== undefined));
}
function hasMoved(metric, alpha) {
    const { delta, baseline, candidate, marks } = metric;
    if (marks !== undefined)
        return true;
    if (metric.metric.id.startsWith('resources.'))
        return metric.cause === null && ((0,relative_change .hO)(metric, alpha) || (0,relative_change .WO)(metric, alpha));
    return delta === null ? baseline !== candidate : Math.abs(delta) > rounding .p;
}
function rank(metric, alpha) {
    if (metric.metric.environment === 'bound')
        return 3;
    if (isClearly(metric, alpha))
        return 0;
    return (0,relative_change .WO)(metric, alpha) ? 1 : 2;
}
function size(metric) {
    if (metric.metric.environment === 'bound')
        return 0;
    return Math.abs((0,relative_change .N0)(metric) ?? Number.MAX_VALUE);
}
function writeChange(metric) {
    const { change, interval } = (0,format_measured .U6)(metric);
    return [`${change ?? '–'}${interval === null ? '' : ` ${interval}`}`];
}
function describeChange(metric, alpha) {
    const text = (0,format_measured .U6)(metric);
    const remark = metric.cause === null ? null : (0,describe_reason .Ei)(metric.cause, metric.metric);
    if (text.change === null)
        return [remark ?? '–'];
    return [
        isClearly(metric, alpha) ? (0,report_blocks .ko)(text.change) : text.change,
        text.interval === null ? '' : ` ${text.interval}`,
        (0,format_measured .ho)(metric),
        (0,these_cases_words .Nk)(metric, alpha),
        (0,relative_change .WO)(metric, alpha) ? ' · potentially meaningful' : '',
        metric.p === null || remark === null ? '' : ` · ${remark}`,
        ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
    ];
}
function summaryIds(primaryK) {
    const ranked = ['precision', 'recall', 'ndcg'].map((measure) => `retrieval.${measure}@${primaryK}`);
    const taken = ['tokens.total', 'cost.usd', 'context.waste', 'route.escalation-rate'];
    return ['success', ...ranked, 'retrieval.mrr', ...taken];
}
function buildSummaryTable(candidates, tables) {
    const [first] = candidates;
    if (first === undefined)
        return [];
    const isCompared = first.comparison.baseline !== null;
    const usage = writeUsage(tables, isCompared, candidates.length + 1);
    const rows = summaryIds(first.measured.primary_k).flatMap((id) => isCompared ? writeCompared(id, candidates) : writeAlone(id, first.measured));
    const all = [...rows, ...usage];
    if (all.length === 0)
        return [];
    const [baseline = '', ...names] = (0,candidate_report .bA)(candidates);
    const titles = isCompared ? [baseline, ...names.flatMap((name) => [name, 'change', 'n'])] : [...names, 'n'];
    const columns = ['metric', ...titles.map((title) => (0,report_blocks .pG)(title))];
    return (0,omit_undefined .Eb)((0,report_blocks .tp)(columns, all), isCompared && (0,report_blocks .FY)(describeNumbers(candidates.length)));
}
function describeNumbers(candidates) {
    const both = candidates === 1 ? 'both' : 'each and the first';
    return `Means over the n cases that ${both} have; for route tiers, over the answered trials. Bold: a significant change. Changes of money are in per cent, of shares in points, of all else in its own unit.`;
}
function writeCompared(id, candidates) {
    const lists = candidates.map(({ comparison }) => comparison.metrics.filter(({ metric }) => metric.id === id));
    const [row] = (0,candidate_report .U5)(lists, candidate_report .SE);
    if (row === undefined || row.each.every((one) => one === null || (one.candidate === null && one.baseline === null)))
        return [];
    const alpha = candidates[0]?.comparison.alpha ?? 0;
    const cells = row.each.flatMap((one) => changeCells(one, alpha, writeDifference).filter((_, at) => at !== 2));
    return [[row.first.metric.title, (0,candidate_report .B9)(row), ...cells]];
}
function writeAlone(id, { metrics, summaries }) {
    const facts = metrics.find((metric) => metric.id === id);
    const { mean = null, n = 0 } = summaries[id] ?? {};
    return facts === undefined || mean === null ? [] : [[facts.title, (0,format_metric .Fl)(facts, mean), (0,format_number .B4)(n)]];
}
const writeDifference = (metric, alpha) => isClearly(metric, alpha) ? [(0,report_blocks .ko)(describeDifference(metric))] : [describeDifference(metric)];
function describeDifference(metric) {
    const { baseline, candidate } = metric;
    const { unit } = metric.metric;
    if (baseline === null || candidate === null)
        return '–';
    if (unit === 'tokens')
        return (0,format_number .ZV)(candidate - baseline, { decimals: Math.max(baseline, candidate) >= 100 ? 0 : 1, signed: true });
    if (unit === 'usd') {
        if (Math.abs(baseline) < rounding .p)
            return (0,format_number .up)(candidate - baseline, { signed: true });
        return (0,format_metric .TZ)((candidate - baseline) / baseline);
    }
    return (0,format_measured .U6)(metric).change ?? '–';
}
function writeUsage(tables, isCompared, arms) {
    const usage = tables.find(({ id }) => id === 'route-tier-usage');
    if (usage === undefined)
        return [];
    const { rows, columns, totals = [] } = usage;
    const shares = columns.slice(1).map((_, at) => {
        const cells = rows.map((row) => row[at + 1]);
        const percents = cells.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0));
        return cells.every((share) => typeof share !== 'number') ? '–' : (0,format_number .$o)(percents.join(' / '), '%');
    });
    const trials = totals.map(format_number .B4);
    const title = `route tiers ${rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ')}`;
    if (!isCompared)
        return [[title, shares.at(-1) ?? '–', trials.at(-1) ?? '–']];
    const cells = Array.from({ length: arms }, (_, place) => {
        const answered = arms === 2 ? trials.join(' and ') : trials[place];
        return [shares[place] ?? '–', '–', answered || '–'];
    });
    return [[title, shares[0] ?? '–', ...cells.slice(1).flat()]];
}

var coverage_words = __webpack_require__(35203);
var report = __webpack_require__(87902);
var format_cut_text = __webpack_require__(76564);
var case_words = __webpack_require__(49541);
;// CONCATENATED MODULE: ./build/report/sections/flips/unfold-case.js





const REASON_LENGTH = 160;
const rankOf = (label, { spans }) => spans.find(({ finds }) => finds?.label === label)?.rank ?? null;
function bestSpan({ spans }, top) {
    const [best] = spans
        .filter((span) => isExpected(span) && span.rank !== null && span.rank <= top)
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    return best?.finds ? { label: best.finds.label, rank: best.rank ?? 0 } : null;
}
function placeNow(label, trial, top) {
    const rank = rankOf(label, trial);
    if (rank !== null)
        return `rank ${rank} (the top ${top} count)`;
    if (trial.spans.length === 0)
        return 'nothing was retrieved';
    const isThere = trial.spans.some((span) => span.label === label && span.finds === null && span.rank !== null);
    return isThere ? 'retrieved with another hash' : 'not retrieved';
}
const isAbout = (trial, topic) => trial?.reasons.some(({ about }) => about === topic) === true;
function explainFlip({ baseline, candidates, top_k: top }, place = 0) {
    const [before, now] = [baseline?.detail, candidates[place]?.detail];
    const [reason] = (now?.reasons ?? []).filter(({ about }) => about !== 'unscored');
    if (reason?.about === 'deleted' || now === undefined)
        return reason === undefined ? [] : [reason.text];
    if (isAbout(now, 'spans') && before?.failure === null) {
        const lost = bestSpan(before, top);
        if (lost !== null && bestSpan(now, top) === null) {
            const where = placeNow(lost.label, now, top);
            return [(0,report_blocks .aY)((0,format_cut_text .I)(lost.label, REASON_LENGTH)), ` was rank ${lost.rank}, now ${where}`];
        }
    }
    if (reason !== undefined)
        return [(0,format_cut_text .I)(reason.text, REASON_LENGTH)];
    const back = before?.failure === null && isAbout(before, 'spans') ? bestSpan(now, top) : null;
    if (back === null || before === undefined)
        return [];
    const rank = rankOf(back.label, before);
    const was = rank === null ? 'was not retrieved' : `was rank ${rank}`;
    return [(0,report_blocks .aY)((0,format_cut_text .I)(back.label, REASON_LENGTH)), ` ${was}, now rank ${back.rank}`];
}
const TEXT_LENGTH = 20_000;
const SPANS_SHOWN = 10;
function unfoldCase(detail, { reasons, trials, context }) {
    const place = locate(detail, context);
    const listed = reasons.flatMap(({ about, text }) => (about === 'failure' ? [] : [text]));
    return [
        (0,report_blocks .FY)((0,report_blocks .ko)('Query:'), ` ${(0,format_cut_text .I)(detail.query, 2_000)}`, ...(place.length > 0 ? [' (', ...place, ')'] : [])),
        ...(0,omit_undefined .Eb)((listed.length > 1 || (listed[0] ?? '').length > 100) && (0,report_blocks .p_)(listed.map((text) => (0,format_cut_text .I)(text, 1_000)))),
        ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
        ...describeAnswers(trials),
        ...trials.flatMap(({ name, trial }) => (trial?.judged ?? []).map((opinion) => writeOpinion(opinion, name))),
        ...(0,omit_undefined .Eb)(listExpected(detail, trials), compareSpans(trials)),
    ];
}
function preformatted(label, text) {
    return { kind: 'preformatted', label, text: (0,format_cut_text .I)(text, TEXT_LENGTH) };
}
function describeAnswers(trials) {
    const answerOf = ({ trial }) => trial?.answer ?? null;
    return trials.flatMap((one, place) => {
        const answer = answerOf(one);
        if (answer === null)
            return describeFailure(one);
        const same = trials.filter((other) => answerOf(other) === answer);
        if (trials.findIndex((other) => answerOf(other) === answer) < place)
            return [];
        return same.length === 1
            ? [preformatted(`${one.name}’s answer`, answer === '' ? '(empty)' : answer)]
            : [preformatted(`${(0,join_names .JH)(same.map(({ name }) => `${name}’s`))} answer, the same`, answer)];
    });
}
function describeFailure({ trial, name }) {
    if (trial === null)
        return [(0,report_blocks .FY)(`${name} has no record of this case.`)];
    if (trial.failure === null)
        return [];
    const { kind, message, stderr_tail: tail } = trial.failure;
    return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)];
}
const isExpected = ({ finds }) => finds !== null && finds.relevance > 0;
function compareSpans(trials) {
    const retrieved = trials.map(({ trial }) => (trial?.spans ?? []).filter(({ rank }) => rank !== null));
    const [first = []] = retrieved;
    const rows = Math.min(SPANS_SHOWN, Math.max(...retrieved.map((spans) => spans.length)));
    if (rows === 0)
        return null;
    const nameOf = (spans) => JSON.stringify(spans.map((span) => [span.label, isExpected(span)]));
    const isSame = retrieved.every((spans) => nameOf(spans) === nameOf(first));
    const name = (span, mark) => [(0,report_blocks .aY)((0,format_cut_text .I)(span.label, 300)), isExpected(span) ? mark : ''];
    if (isSame && trials[0]?.trial !== null) {
        const who = trials.length === 1 ? '' : trials.length === 2 ? ' by both' : ' by all';
        const names = first.slice(0, SPANS_SHOWN).map((span) => name(span, ' ✓'));
        return (0,report_blocks .FY)((0,report_blocks .ko)(`Retrieved${who}:`), ' ', ...(0,report_blocks .B5)(names, ', '));
    }
    const cell = (span) => (span === undefined ? ['–'] : name(span, ' ✓ expected'));
    return (0,report_blocks .tp)([(0,report_blocks .pG)('rank'), ...trials.map((one) => one.name)], Array.from({ length: rows }, (_, at) => [String(at + 1), ...retrieved.map((spans) => cell(spans[at]))]));
}
function listExpected({ expected_spans: spans }, trials) {
    const items = spans.flatMap(({ label, relevance }) => {
        if (relevance <= 0)
            return [];
        const ranks = writeRanks(label, trials);
        return [[(0,report_blocks .aY)((0,format_cut_text .I)(label, 300)), ranks === null ? '' : ` (${ranks})`]];
    });
    return items.length === 0 ? null : (0,report_blocks .FY)((0,report_blocks .ko)('Expected:'), ' ', ...(0,report_blocks .B5)(items, ', '));
}
function writeRanks(label, trials) {
    const ranks = trials.flatMap(({ name, trial }) => {
        if (trial === null || trial.failure !== null)
            return [];
        const span = trial.spans.find(({ finds }) => finds?.label === label);
        return [{ name, rank: span === undefined ? 'not retrieved' : `rank ${span.rank ?? '–'}` }];
    });
    const [first] = ranks;
    if (first === undefined)
        return null;
    if (ranks.every(({ rank }) => rank === first.rank))
        return first.rank;
    return trials.length === 2
        ? ranks.map(({ rank }) => rank).join(' → ')
        : ranks.map(({ name, rank }) => `${name}: ${rank}`).join(', ');
}
function locate({ at: { file, line } }, context) {
    if (line === null)
        return [];
    const text = `${file}:${line}`;
    const { repository } = context.links;
    const { commit } = context.candidate;
    if (repository === undefined || commit === null)
        return [(0,report_blocks .aY)(text)];
    const path = file
        .replace(/\p{Cs}/gu, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return (0,report_blocks .nf)(text, `${repository}/blob/${commit}/${path}#L${line}`);
}
const REASONING_LENGTH = 4_000;
const SCORES_NAMED = 8;
function writeOpinion(opinion, name) {
    const lead = `judge on ${name}’s answer${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`;
    if (opinion.kind === 'unjudged')
        return (0,report_blocks .FY)((0,report_blocks .ko)(lead), ` gave no judgment: ${(0,format_cut_text .I)(opinion.reason, REASONING_LENGTH)}`);
    const scores = listScores(opinion);
    if (opinion.reasoning === null)
        return (0,report_blocks .FY)((0,report_blocks .ko)(lead), `: ${scores}`);
    const label = scores === '' ? lead : `${lead}: ${scores}`;
    return { kind: 'preformatted', label, text: (0,format_cut_text .I)(opinion.reasoning, REASONING_LENGTH) };
}
function listScores({ scores }) {
    const named = scores.map(({ name, value, most }) => {
        if (value === null)
            return `${(0,format_cut_text .I)(name, 60)} –`;
        const number = most === 1 ? (0,format_number .ZV)(value, { decimals: 2, bare: true }) : `${value}/${most}`;
        return `${(0,format_cut_text .I)(name, 60)} ${number}`;
    });
    return (0,join_names .Ac)(named, SCORES_NAMED, (left) => `${left} more`).join(', ');
}

var worse_cases = __webpack_require__(13863);
;// CONCATENATED MODULE: ./build/report/sections/flips/case-lists.js












const CASES_LISTED = 200;
function nameCase(id, context) {
    const { page } = context.links;
    const name = {
        kind: 'case',
        text: id,
        url: page === undefined ? null : `${page}#case=${encodeURIComponent(id)}`,
    };
    return [name, (0,case_words .nA)(id, context.questions?.get(id))];
}
const STAGE_NOTES = {
    retrieval: 'passage not retrieved',
    rank: 'passage ranked too low',
    context: 'passage cut from the context',
    answer: 'passage was there',
};
const OF_RETRIEVAL = ['spans', 'sources'];
function noteStage(comparison, id, detail) {
    const stage = comparison.broken_stages?.find(({ cases }) => cases.includes(id))?.stage;
    const isSaid = OF_RETRIEVAL.includes(detail?.candidates[0]?.detail.reasons[0]?.about);
    return stage === undefined || isSaid ? null : (STAGE_NOTES[stage] ?? null);
}
function describeKind(flip) {
    const { baseline, candidate, kind, confirmed } = flip;
    const isRepeated = Math.max(baseline.trials, candidate.trials) > 1;
    const passes = `passes ${candidate.passed} of ${(0,format_number .pq)(candidate.trials, 'trial')}, was ${baseline.passed} of ${baseline.trials}`;
    const proof = `confirmed by ${candidate.trials - candidate.passed} of ${(0,format_number .pq)(candidate.trials, 'trial')}`;
    const critical = flip.critical && 'critical';
    if (confirmed && candidate.trials > 1)
        return (0,omit_undefined .Eb)(critical, proof, `passed ${baseline.passed} of ${baseline.trials} before`).join(', ');
    const word = {
        'newly-failing': confirmed ? 'confirmed' : isRepeated ? null : 'broke',
        'newly-passing': isRepeated ? null : 'fixed',
        flaky: (0,case_states .U0)(flip) < 0 ? 'flaky, worse' : 'flaky, better',
    }[kind];
    return (0,omit_undefined .Eb)(critical, word, isRepeated && passes).join(', ');
}
function buildItem(id, notes, detail, shown) {
    const { details, context, place = 0 } = shown;
    const { names, baseline } = context;
    const head = [...nameCase(id, context), notes.length === 0 ? '' : ` (${notes.join(', ')})`];
    if (details !== 'full' || detail === undefined)
        return { case_id: id, summary: head, blocks: [] };
    const why = explainFlip(detail, place);
    const now = { name: names.candidate, trial: detail.candidates[place]?.detail ?? null };
    const before = { name: names.baseline, trial: detail.baseline?.detail ?? null };
    const trials = baseline.kind === 'none' ? [now] : [before, now];
    const blocks = unfoldCase(detail, { reasons: now.trial?.reasons ?? [], trials, context });
    return { case_id: id, summary: why.length === 0 ? head : [...head, ': ', ...why], blocks };
}
function listFailing(cases, how, shown) {
    if (cases.length === 0)
        return null;
    const named = shown.details === 'none' ? [] : cases;
    const items = named.map((one) => buildItem(one.case_id, (0,omit_undefined .Eb)(one.critical && 'critical'), one, shown));
    const lead = (0,report_blocks .ko)(`${(0,format_number .pq)(cases.length, 'case fails', 'cases fail')}${how}.`);
    return { kind: 'flips', lead: [lead], items, left_out: 0 };
}
function buildFlipItem(flip, detail, shown, stage = null) {
    return buildItem(flip.case_id, (0,omit_undefined .Eb)(describeKind(flip), stage), detail, shown);
}
function countFlips(comparison) {
    const count = (kind) => (0,case_states .X0)(comparison, kind).length;
    const [failing, passing] = [count('newly-failing'), count('newly-passing')];
    const less = comparison.flips.filter((flip) => flip.kind === 'flaky' && (0,case_states .U0)(flip) < 0).length;
    const more = count('flaky') - less;
    const parts = (0,omit_undefined .Eb)(failing > 0 && `${(0,format_number .pq)(failing, 'case')} broke`, passing > 0 && (0,format_number .pq)(passing, 'case was fixed', 'cases were fixed'), less > 0 && (0,format_number .pq)(less, 'flaky case passes less often', 'flaky cases pass less often'), more > 0 && (0,format_number .pq)(more, 'flaky case passes more often', 'flaky cases pass more often'));
    return [(0,report_blocks .ko)(`${parts.join(', ')}.`)];
}
const criticalFirst = (cases) => [...cases].sort((a, b) => Number(b.critical) - Number(a.critical));
function buildFlipList({ comparison, cases, ...input }) {
    if (comparison.baseline === null)
        return listFailing(criticalFirst(cases), '', input);
    const { flips } = comparison;
    if (flips.length === 0)
        return null;
    const lead = countFlips(comparison);
    if (input.details === 'none')
        return { kind: 'flips', lead, items: [], left_out: 0 };
    const detailOf = new Map(cases.map((detail) => [detail.case_id, detail]));
    const items = (0,case_states .VO)(flips)
        .slice(0, CASES_LISTED)
        .map((flip) => {
        const detail = detailOf.get(flip.case_id);
        return buildFlipItem(flip, detail, input, noteStage(comparison, flip.case_id, detail));
    });
    return { kind: 'flips', lead, items, left_out: flips.length - items.length };
}
function buildWorseList({ comparison, cases, ...input }, whose = '') {
    const gate = (0,pair_comparison .kJ)(comparison);
    if (gate === null)
        return null;
    const { count, beyond, worst } = gate.worse_cases;
    const lead = (0,report_blocks .ko)(`${whose}${(0,worse_cases .Mj)(gate)}.`);
    if (input.details === 'none')
        return { kind: 'flips', lead: [lead], items: [], left_out: 0 };
    const items = worst.map((one) => {
        const detail = cases.find(({ case_id: id }) => id === one.case_id);
        const notes = (0,omit_undefined .Eb)(detail?.critical === true && 'critical', (0,worse_cases .tL)(gate.metric, one));
        return buildItem(one.case_id, notes, detail, input);
    });
    return { kind: 'flips', lead: [lead], items, left_out: (beyond ?? count) - items.length };
}
function omitRepeated(list, other) {
    const shown = new Set(other?.items.map(({ case_id: id }) => id));
    return { ...list, items: list.items.map((item) => (shown.has(item.case_id) ? { ...item, blocks: [] } : item)) };
}
const MAX_DESCRIBED = 100;
const MAX_TEXT = 1_500;
const ALL_TEXT = 300_000;
const TEXTS_OF_CASE = 6;
function writeErrors(input) {
    const { baseline, flips } = input.comparison;
    const changed = new Set(flips.map(({ case_id: id }) => id));
    const still = baseline === null ? [] : input.cases.filter((one) => !changed.has(one.case_id) && (0,case_states .p)(one.candidates[0]));
    const passing = new Set((0,case_states .X0)(input.comparison, 'newly-passing'));
    return shortenErrors((0,omit_undefined .Eb)(buildFlipList(input), buildWorseList(input), listFailing(still, ' as before', input)), passing);
}
function shortenErrors(lists, passing = new Set()) {
    const listed = lists.reduce((sum, { items }) => sum + items.length, 0);
    const cases = Math.max(1, Math.min(MAX_DESCRIBED, listed));
    const length = Math.min(MAX_TEXT, Math.floor(ALL_TEXT / (TEXTS_OF_CASE * cases)));
    const shorten = (block) => (0,cut_text .z)(block, length);
    let room = MAX_DESCRIBED;
    return lists.map((list) => {
        const items = list.items
            .slice(0, room)
            .map((item) => ({ ...item, blocks: passing.has(item.case_id) ? [] : item.blocks.map(shorten) }));
        room -= items.length;
        return { ...list, items, left_out: list.left_out + list.items.length - items.length };
    });
}
const CASES_SHOWN = 3;
const ANSWER_LENGTH = 80;
const START = [(0,report_blocks .ko)('Start here')];
function buildStart({ comparison, context, cases }, show) {
    if (show === 'none')
        return [];
    const worse = buildWorseList({ comparison, context, cases, details: show });
    if (worse !== null)
        return buildStartOf(worse, worse.lead);
    const detailOf = new Map(cases.map((detail) => [detail.case_id, detail]));
    const flips = (0,case_states .VO)(comparison.flips).filter(isBroken);
    const broken = comparison.baseline === null ? criticalFirst(cases) : flips;
    const items = broken.slice(0, CASES_SHOWN).map(({ case_id: id, critical }) => {
        const detail = detailOf.get(id);
        const flip = flips.find((one) => one.case_id === id);
        const why = show === 'full' && detail !== undefined ? explainCase(detail) : [];
        const stage = show === 'full' && noteStage(comparison, id, detail);
        const notes = (0,omit_undefined .Eb)(critical && 'critical', flip !== undefined && notePasses(flip), stage).join(', ');
        return [...nameCase(id, context), notes && ` (${notes})`, ...(why.length === 0 ? [] : [': ', ...why])];
    });
    const left = broken.length - items.length;
    const flaky = flips.slice(CASES_SHOWN).filter(({ kind }) => kind === 'flaky').length;
    const { word } = comparison.verdict;
    const title = word === 'no-regression' || word === 'improved' ? [(0,report_blocks .ko)('Cases to look at')] : START;
    return listStart(items, left, title, flaky);
}
function buildStartOf(cases, lead = []) {
    const { items = [], left_out: leftOut = 0 } = cases ?? {};
    const first = items.slice(0, CASES_SHOWN).map(({ summary }) => summary);
    const title = lead.length === 0 ? START : [...START, ` · ${(0,report .wh)(lead)}`];
    return listStart(first, items.length - first.length + leftOut, title);
}
function listStart(items, left, title = START, flaky = 0) {
    if (items.length === 0)
        return [];
    const more = (0,omit_undefined .Eb)(left > flaky && `${(0,format_number .B4)(left - flaky)} more`, flaky > 0 && `${(0,format_number .pq)(flaky, 'flaky case')} that now ${flaky === 1 ? 'passes' : 'pass'} less often`).join(', and ');
    return [(0,report_blocks .FY)(...title), (0,report_blocks .p_)(left === 0 ? items : [...items, `And ${more}`])];
}
const isBroken = (flip) => flip.kind === 'newly-failing' || (flip.kind === 'flaky' && (0,case_states .U0)(flip) < 0);
function notePasses({ baseline, candidate }) {
    if (Math.max(baseline.trials, candidate.trials) < 2)
        return null;
    return `passed ${baseline.passed} of ${baseline.trials}, now ${candidate.passed} of ${candidate.trials}`;
}
const OF_ANSWER = ['checks', 'hops'];
function explainCase(detail) {
    const why = explainFlip(detail);
    const { answer, reasons } = detail.candidates[0]?.detail ?? {};
    const isOfAnswer = OF_ANSWER.includes(reasons?.[0]?.about) && why.length === 1;
    const given = answer?.trim() ?? '';
    return isOfAnswer && given !== '' ? [...why, `: “${(0,format_cut_text .I)(given, ANSWER_LENGTH)}”`] : why;
}

var group_by = __webpack_require__(79167);
;// CONCATENATED MODULE: ./build/report/sections/flips/disagreement-list.js







function buildDisagreementList(disagreements, candidates, show) {
    if (disagreements.length === 0)
        return null;
    const lead = (0,report_blocks .ko)(`${(0,format_number .pq)(disagreements.length, 'case differs', 'cases differ')} between the arms.`);
    if (show === 'none')
        return { kind: 'flips', lead: [lead], items: [], left_out: 0 };
    const items = disagreements.slice(0, CASES_LISTED).map((one) => buildDisagreement(one, candidates, show));
    const all = disagreements.length > 1 ? [lead, ' Worst first:'] : [lead];
    return { kind: 'flips', lead: all, items, left_out: disagreements.length - items.length };
}
function buildDisagreement(one, candidates, show) {
    const { case_id: id, critical, passes } = one;
    const names = (0,candidate_report .bA)(candidates);
    const groups = groupOutcomes(one, names);
    const outcomes = groups.map((group) => `${group.words} ${group.names.join(', ')}`).join('; ');
    const { context, cases } = candidates[0] ?? {};
    const detail = cases?.find(({ case_id }) => case_id === id);
    const name = context === undefined ? [] : nameCase(id, context);
    const head = [...name, `${critical ? ' (critical)' : ''}: ${outcomes}`];
    if (show !== 'full' || detail === undefined || context === undefined)
        return { case_id: id, summary: head, blocks: [] };
    const sides = [detail.baseline, ...detail.candidates];
    const arms = names.map((name, place) => ({ name, place, trial: sides[place]?.detail ?? null }));
    const failing = arms.slice(1).flatMap(({ name, place, trial }) => {
        const reasons = trial?.reasons ?? [];
        return reasons.length > 0 && !isPassing(passes[place]) ? [{ name, place, reasons }] : [];
    });
    const compared = isPassing(passes[0]) ? detail : { ...detail, baseline: null };
    const why = explainTogether(failing.map(({ place }) => explainFlip(compared, place - 1)));
    const worst = groups.at(-1)?.names ?? [];
    const link = failing.every(({ name }) => worst.includes(name))
        ? ': '
        : `; ${failing.map(({ name }) => name).join(', ')}: `;
    const reasons = failing.flatMap(({ name, reasons: all }) => all.map(({ about, text }) => ({ about, text: `${name}: ${text}` })));
    return {
        case_id: id,
        summary: why.length === 0 ? head : [...head, link, ...why],
        blocks: unfoldCase(detail, { reasons, trials: arms, context }),
    };
}
function explainTogether([first = [], ...others]) {
    return others.every((other) => (0,report .wh)(other) === (0,report .wh)(first)) ? first : [];
}
const isPassing = (outcome) => outcome !== undefined && outcome !== null && outcome.passed === outcome.trials;
function groupOutcomes({ passes }, names) {
    const rateOf = (one) => (one === null ? -1 : one.passed / one.trials);
    const ordered = passes
        .map((one, place) => ({ rate: rateOf(one), words: describeOutcome(one), name: names[place] ?? '' }))
        .sort((a, b) => b.rate - a.rate);
    const groups = (0,group_by .$z)(ordered, ({ words }) => words);
    return [...groups].map(([words, group]) => ({ words, names: group.map(({ name }) => name) }));
}
function describeOutcome(one) {
    if (one === null)
        return 'has no score in';
    if (one.passed === 0)
        return 'fails in';
    return isPassing(one) ? 'passes in' : `passes ${one.passed} of ${(0,format_number .pq)(one.trials, 'trial')} in`;
}

var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/report/sections/gate-evidence.js






const TESTS = {
    mcnemar: 'McNemar, mid-p',
    'paired-t': 'paired t on per-case means',
    'log-ratio': 'paired t on ln(candidate/baseline)',
    'per-run': 'permutation of the arms within cases',
    rounds: 'in rounds, on these cases',
    fact: 'no test',
    exact: 'one number on each side',
};
const METHODS = {
    tango: 'Tango',
    t: 't',
    gaffke: 'Gaffke',
    'bootstrap-t': 'bootstrap-t',
    'cr2-t': 'CR2 t',
    'cluster-gaffke': 'Gaffke over clusters',
    'cluster-bootstrap-t': 'cluster bootstrap-t',
    bootstrap: 'percentile bootstrap',
    point: 'equal changes',
    rounds: 'looks after each round',
};
const statistic = (value) => (0,format_number .ZV)(value, { decimals: Math.abs(value) >= 10 ? 1 : 3 });
function listChecks(checks, alpha) {
    const p = (label, value = null) => value !== null && `${label} p ${(0,format_number .MA)(value, alpha)}`;
    const number = (label, value = null) => value !== null && `${label} ${statistic(value)}`;
    const interval = (label, ends = null) => ends !== null && `${label} [${statistic(ends.low)}, ${statistic(ends.high)}]`;
    return (0,omit_undefined .Eb)(p('exact', checks.exact_p), number('χ²', checks.chi2), number('corrected χ²', checks.chi2_corrected), interval('Newcombe 10', checks.newcombe10), p('sign-flip', checks.sign_flip_p), p('Wilcoxon–Pratt', checks.wilcoxon_pratt_p), p('McNemar on the first trials', checks.mcnemar_first_trial_p), p('on equally many trials', checks.matched_trials?.p), number('Hedges’ g', checks.hedges_g), interval('percentile bootstrap', checks.percentile), interval('BCa bootstrap', checks.bca), interval('studentised bootstrap', checks.studentised));
}
function describeEvidence(result, alpha) {
    const share = (value) => value === null ? '–' : (0,format_number .$o)((0,format_number .ZV)(value * 100, { decimals: 1 }), '%');
    const bounds = result.bounds.map(({ method, value, above_margin: isInside }) => {
        return `${METHODS[method]} ${value === null ? 'none' : statistic(value)} (${isInside ? 'inside' : 'not inside'} the margin)`;
    });
    const checks = listChecks(result.checks, alpha);
    const { row, p, df, interval, scored_share: scored } = result;
    const why = (0,these_cases_words .Nk)(result, alpha);
    const facts = [
        (0,describe_reason .V$)(result),
        row !== null && TESTS[row],
        row !== 'exact' && `n = ${(0,format_number .B4)(result.n)}`,
        p !== null && `unadjusted p ${(0,format_number .MA)(p, alpha)}`,
        df !== null && `df ${statistic(df)}`,
        interval !== null &&
            (interval.method === 'point' ? 'all changes are equal' : `interval by ${METHODS[interval.method]}${why}`),
        bounds.length > 0 && `lower bounds: ${bounds.join(', ')}`,
        checks.length > 0 && `for comparison only: ${checks.join(', ')}`,
        result.borderline && why === '' && 'borderline: the test and the interval disagree',
        result.missing_unevenly && 'cases are missing unevenly between the arms',
        row !== 'exact' && `scored ${share(scored.baseline)} and ${share(scored.candidate)} of the cases`,
        ...result.warnings,
    ];
    return [(0,report_blocks .aY)(result.gate.id), `: ${facts.filter((fact) => fact !== false && fact !== '').join('; ')}.`];
}
function buildGateEvidence(candidates) {
    return candidates.flatMap(({ comparison, context: { names } }) => {
        const { gates, ungated = [], left_out: leftOut = [], alpha } = comparison;
        const items = [
            ...gates.filter(({ row }) => row !== null).map((result) => describeEvidence(result, alpha)),
            ...leftOut.map(({ score, reason }) => [(0,report_blocks .aY)(score), `: left out, ${reason}.`]),
            ...ungated.map((metric) => [(0,report_blocks .aY)(metric), ': no gate, since no answer has a value.']),
        ];
        if (items.length === 0)
            return [];
        const whose = candidates.length === 1 ? '' : ` against ${names.baseline}, ${names.candidate} alone`;
        const words = (0,report_blocks .FY)(...(0,report_blocks .nf)('What these words mean', version .BR));
        return [(0,report_blocks .zH)(`How each gate was decided${whose}`, (0,report_blocks .p_)(items), words)];
    });
}

;// CONCATENATED MODULE: ./build/report/sections/gate-table.js










const NOTHING = '–';
const GATES_SHOWN = 6;
function isNotable(result, alpha) {
    if ((0,relative_change .RV)(result, alpha) || result.agreement?.least !== undefined)
        return true;
    return result.suspect || result.failed || ['invalid', 'regressed', 'breached', 'improved'].includes(result.verdict);
}
function labelGate(result, { alpha, verdict: { primary } }) {
    const { gate, metric } = result;
    const extra = gate.id.startsWith(gate.metric) ? gate.id.slice(gate.metric.length) : '';
    const label = `${metric.title}${extra}`;
    return isNotable(result, alpha) || gate.id === primary ? (0,report_blocks .ko)(label) : label;
}
function describeN(result, shared) {
    if (result.row === 'exact')
        return result.n === 0 ? '' : `, n = ${(0,format_number .pq)(result.n, 'file')}`;
    return result.n === 0 || result.n === shared ? '' : `, n = ${(0,format_number .B4)(result.n)}`;
}
function writeArms(result) {
    const { baseline, candidate } = (0,format_measured .U6)(result);
    const value = result.candidate_value;
    return { baseline, candidate: candidate ?? (value === null ? NOTHING : (0,format_metric .Fl)(result.metric, value)) };
}
function writeRow([result, ...others], comparison) {
    const { change, interval } = (0,format_measured .U6)(result);
    const { baseline, candidate } = writeArms(result);
    const { alpha } = comparison;
    const p = result.p_adjusted ?? result.p;
    const verdict = (0,gate_words .XZ)(result, alpha);
    const also = others.map((one) => (0,gate_words .XZ)(one, alpha)).filter((words) => words !== verdict);
    const n = describeN(result, comparison.cases.shared);
    const tail = [interval === null ? '' : ` ${interval}`, (0,format_measured .ho)(result), n, (0,these_cases_words .Nk)(result, alpha)];
    return [
        [labelGate(result, comparison), result.gate.id === comparison.verdict.primary ? ' (primary)' : ''],
        [baseline ?? NOTHING],
        [candidate],
        change === null ? [NOTHING] : [isNotable(result, alpha) ? (0,report_blocks .ko)(change) : change, ...tail],
        [p === null ? NOTHING : `${(0,format_number .MA)(p, alpha)}${result.p_adjusted === null ? ' (alone)' : ''}`],
        [writeAgreement(result)],
        [[verdict, ...also, ...(result.marks ?? [])].join(' · ')],
    ];
}
function writeAgreement({ agreement }) {
    if (agreement === undefined)
        return NOTHING;
    const { kappa, low, high, n } = agreement;
    const write = (value) => (0,format_number .ZV)(value, { decimals: 2, bare: true });
    const interval = low === null || high === null ? '' : ` [${write(low)}, ${write(high)}]`;
    return `${write(kappa)}${interval}, n = ${(0,format_number .B4)(n)}`;
}
function mergeGates({ gates, alpha, verdict }) {
    const rank = (result) => (result.failed ? 0 : isNotable(result, alpha) ? 2 : 4) +
        (result.gate.severity === 'fail' || result.gate.id === verdict.primary ? 0 : 1);
    return [...(0,group_by .$z)(gates, gate_words .ak).values()].flatMap((group) => {
        const [first, ...others] = group.sort((a, b) => rank(a) - rank(b));
        return first === undefined ? [] : [[first, ...others]];
    });
}
function buildGateTable(comparison, { names }) {
    if (comparison.gates.length === 0)
        return null;
    const isOnTheseCases = comparison.inference === 'these-cases';
    const change = isOnTheseCases ? 'change [range]' : (0,gate_words .VY)(comparison);
    const columns = ['gate', (0,report_blocks .pG)(names.baseline), (0,report_blocks .pG)(names.candidate), change, 'p (Holm)', 'judge κ', 'verdict'];
    const rows = mergeGates(comparison).map((gates) => writeRow(gates, comparison));
    const isFilled = columns.map((_, at) => rows.some((cells) => (0,report .wh)(cells[at] ?? []) !== NOTHING));
    const filled = (cells) => cells.filter((_, at) => isFilled[at]);
    return (0,report_blocks .tp)(filled(columns), rows.map(filled));
}
function buildGateSummary(comparison, { names }, show) {
    const { alpha, verdict } = comparison;
    const isShown = (result) => result.gate.severity === 'fail' || isNotable(result, alpha) || result.gate.id === verdict.primary;
    const all = mergeGates(comparison).map(([first]) => first);
    const notable = all.filter(isShown);
    const place = (result) => (result.failed ? 0 : isNotable(result, alpha) ? 1 : 2);
    const worst = [...notable].sort((a, b) => place(a) - place(b)).slice(0, GATES_SHOWN);
    const listed = notable.length <= GATES_SHOWN ? notable : worst;
    const cases = listCritical(comparison, show);
    if (all.length < 2 && cases.length === 0)
        return [];
    const rows = listed.map((result) => {
        const { sign, words } = (0,gate_words .dX)(result, alpha);
        const { baseline, candidate } = writeArms(result);
        const values = baseline === null ? candidate : `${baseline} → ${candidate}`;
        const isReason = result.verdict === 'invalid' || result.verdict === 'not-comparable';
        const said = isReason ? `${values}, ${words}` : `${values} (${words})`;
        const seen = values === NOTHING ? words : words === '' ? values : said;
        return [[labelGate(result, comparison)], [`${sign} ${seen}`, ...(result.marks ?? [])].join(' · ')];
    });
    return (0,omit_undefined .Eb)((0,report_blocks .tp)(['gate', `${names.baseline} → ${names.candidate}`], [...cases, ...rows]), notable.length > listed.length && (0,report_blocks .FY)(`${(0,format_number .pq)(all.length - listed.length, 'more gate')} below.`));
}
const CRITICAL_NAMED = 3;
function listCritical(comparison, show) {
    const { flips, zero_tolerance: watched, zero_tolerance_doubted: doubted = [] } = comparison;
    const broken = flips.filter(({ case_id: id, kind, critical }) => watched.includes(id) || doubted.includes(id) || (critical && kind === 'newly-failing'));
    const write = (ids, ...text) => ids.every((id) => doubted.includes(id))
        ? ['⚠️ ', ...text, ' according to a judge that disagrees with people']
        : ['❌ ', ...text];
    const named = show === 'none' ? [] : broken.slice(0, CRITICAL_NAMED);
    const others = broken.slice(named.length).map(({ case_id: id }) => id);
    const count = (0,format_number .pq)(others.length, named.length > 0 ? 'more such case' : 'critical or watched case');
    return (0,omit_undefined .Eb)(...named.map(({ case_id: id, critical }) => [
        [`${critical ? 'critical' : 'watched'} case`],
        write([id], (0,report_blocks .aY)(id), ' broke'),
    ]), others.length > 0 && [[count], write(others, 'broke')]);
}
const CASES_NAMED = 10;
function listBrokenBounds(comparison, show) {
    return comparison.gates.flatMap(({ metric, broken_by: ids = [] }) => {
        if (ids.length === 0)
            return [];
        const lead = (0,report_blocks .ko)(`${metric.title}: ${(0,format_number .pq)(ids.length, 'case breaks', 'cases break')} its bound`);
        return [(0,report_blocks .FY)(lead, ...(show === 'none' ? [] : [': ', ...(0,report_blocks .N6)(ids, CASES_NAMED)]), '.')];
    });
}
function buildForecast({ forecast }) {
    if (forecast === undefined || forecast.gates.length === 0)
        return [];
    const items = forecast.gates.map(({ gate, text, can_fail: canFail }) => {
        return [canFail ? '' : '⚠️ ', (0,report_blocks .aY)(gate), ` ${text}`];
    });
    const lead = (0,report_blocks .FY)('What the gates of this suite can detect, once there is a baseline:');
    return (0,omit_undefined .Eb)(lead, (0,report_blocks .p_)(items), forecast.assumed !== null && (0,report_blocks .FY)(...(0,report_blocks .wr)(forecast.assumed)));
}

var headline_words = __webpack_require__(42821);
;// CONCATENATED MODULE: ./build/report/sections/list-findings.js





const list_findings_MAX_SHOWN = 3;
const RECOMMENDATIONS_SHOWN = 2;
const list_findings_CASES_NAMED = 5;
const TOLD_ELSEWHERE = new Set(['confirmed-case', 'edited-cases']);
function foldList(lead, items, most, more) {
    const [first, ...others] = items;
    if (first === undefined)
        return [];
    if (others.length === 0)
        return [(0,report_blocks .FY)((0,report_blocks .ko)(lead), ' ', ...first)];
    const hidden = items.slice(most);
    return (0,omit_undefined .Eb)((0,report_blocks .FY)((0,report_blocks .ko)(lead)), (0,report_blocks .p_)(items.slice(0, most)), hidden.length > 0 && (0,report_blocks .zH)((0,format_number .pq)(hidden.length, `more ${more}`), (0,report_blocks .p_)(hidden)));
}
function listFindings({ comparison, findings }) {
    const headline = (0,headline_words .gE)(comparison)?.gate.id;
    const isNew = ({ about, gate }) => !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === headline);
    const items = findings.filter(isNew).map(({ text }) => [text]);
    return foldList('Findings.', items, list_findings_MAX_SHOWN, 'finding');
}
const OF_SEVERAL = new Set(['metric', 'slice', 'cause', 'zero-recall']);
function listFindingsOfEach(candidates) {
    const first = (0,join_names .AB)(candidates[0]?.context.names.baseline ?? '');
    const items = takeTurns(candidates, ({ findings }) => findings.flatMap(({ about, text }) => (OF_SEVERAL.has(about) ? [text] : [])));
    return foldList(`Findings against ${first}.`, items, list_findings_MAX_SHOWN, 'finding');
}
function takeTurns(candidates, pick) {
    return candidates
        .flatMap((one) => pick(one).map((text, place) => ({ name: one.context.names.candidate, text, place })))
        .sort((a, b) => a.place - b.place)
        .map(({ name, text }) => [`${(0,join_names .AB)(name)}: ${text}`]);
}
function listRecommendations({ comparison: { verdict }, recommendations }, show) {
    const isSaid = ({ about, gate }) => verdict.word === 'inconclusive' && gate === verdict.primary && (about === 'more-cases' || about === 'more-trials');
    const items = recommendations.filter((one) => !isSaid(one)).map((one) => write(one, show));
    return foldList('Next.', items, RECOMMENDATIONS_SHOWN, 'recommendation');
}
function write({ text, cases }, show) {
    if (show === 'none' || cases.length === 0)
        return [`${text}.`];
    const names = cases.slice(0, list_findings_CASES_NAMED);
    return [`${text}:`, ' ', ...(0,report_blocks .N6)(names, list_findings_CASES_NAMED), cases.length > list_findings_CASES_NAMED ? ' …' : '.'];
}
function listRecommendationsOfEach(candidates) {
    const items = takeTurns(candidates, ({ recommendations }) => recommendations.flatMap(({ about, text }) => (about === 'cause' ? [`${text}.`] : [])));
    return foldList('Next.', items, RECOMMENDATIONS_SHOWN, 'recommendation');
}

var trials_block = __webpack_require__(27175);
var run_facts = __webpack_require__(53267);
var format_possible = __webpack_require__(60427);
;// CONCATENATED MODULE: ./build/report/words/figures.js















const MESSAGE_LENGTH = 600;
const NAMED_GATES = 3;
const figures_NOTHING = 'This says nothing about the change.';
const writeCheck = ({ passed }) => passed ? 'The check passes.' : 'The check fails.';
function writeFigures(comparison, context, details) {
    const { verdict, baseline } = comparison;
    const check = writeCheck(verdict);
    if (verdict.word === 'invalid')
        return [...explainInvalid(comparison, context, details), ` ${check}`];
    if (baseline === null)
        return explainFirstRun(context, verdict);
    if (verdict.word === 'not-comparable')
        return [
            `${(0,headline_words .bt)(comparison) ? '' : `${(0,join_names .yV)((0,headline_words .DY)(comparison))}. `}${figures_NOTHING} ${check}`,
        ];
    const told = (0,headline_words .gE)(comparison);
    const coverage = (0,coverage_words .GO)(comparison);
    const isOther = (result) => told === null || (0,gate_words .ak)(result) !== (0,gate_words .ak)(told);
    const others = comparison.gates.filter((result) => isTold(result, comparison) && isOther(result));
    const firsts = others.filter((one, at) => others.findIndex((other) => (0,gate_words .ak)(other) === (0,gate_words .ak)(one)) === at);
    const sentences = [
        coverage === null ? [] : [(0,coverage_words .k7)(coverage, comparison.gates, '; there')],
        ...(told === null
            ? []
            : [(0,these_cases_words .Ux)(told) ? (0,these_cases_words .Bd)(told, comparison, { context, details }) : describeGate(told)]),
        told !== null && (0,these_cases_words .Ux)(told) && context.stopped !== undefined
            ? [`${(0,join_names .yV)(context.stopped)}; the last complete round decides.`]
            : [],
        ...firsts.slice(0, NAMED_GATES).map(describeOther),
        describeCost(comparison),
        ...(verdict.word === 'inconclusive'
            ? explainOpen(told, comparison, check)
            : verdict.exit_code === 2
                ? [[check]]
                : []),
    ];
    return (0,report_blocks .DP)(sentences);
}
function explainInvalid(comparison, context, details) {
    const { counts, stopped, infrastructure_message: message } = context;
    const { gates, verdict } = comparison;
    const isBug = verdict.because === 'gate-failed-to-compute';
    const invalid = (isBug && gates.find((result) => result.verdict === 'invalid')) || (0,gate_words .xD)(comparison);
    if (stopped !== undefined && !isBug)
        return [`${(0,join_names .yV)(stopped)}. ${figures_NOTHING}`];
    if (counts.infrastructure > 0 && !isBug) {
        const retried = counts.retries === 0 ? '' : `, after ${(0,format_number .pq)(counts.retries, 'retry', 'retries')} in all`;
        const isOutage = counts.unasked === undefined;
        const why = isOutage
            ? 'Goldenpair treats this as an outage and does not judge'
            : 'Too few answers are left to judge';
        return [
            `${describeLastError(message)}${retried}. ${why} the change. `,
            ...nameUnanswered(context, details),
            'Fix the cause, then run the job again.',
        ];
    }
    const reason = invalid === null ? '' : `${(0,join_names .yV)(invalid.metric.title)}: ${(0,describe_reason .V$)(invalid)}. `;
    return [`${reason}${figures_NOTHING}${isBug ? ' This is a bug of Goldenpair: please report it.' : ''}`];
}
function describeLastError(message) {
    return message === null ? 'No reason was given' : `Last error: ${(0,format_cut_text .I)(message.replace(/\.$/, ''), MESSAGE_LENGTH)}`;
}
function nameUnanswered(context, details) {
    const { counts, unanswered = [] } = context;
    if (unanswered.length === 0 || unanswered.length === counts.cases || counts.unasked !== undefined)
        return [];
    const isRepeated = counts.infrastructure >= 2 * unanswered.length;
    const why = isRepeated ? 'It was the same cases in every try, so the change may be the cause. ' : '';
    return details === 'none' ? [why] : ['Without an answer', ...(0,case_words .qz)(unanswered, { context, details }), `. ${why}`];
}
function explainFirstRun(context, verdict) {
    const check = writeCheck(verdict);
    const failed = verdict.exit_code === 2 ? [check] : [];
    if (context.is_baseline)
        return [['Pull requests are compared with this run from now on.', ...failed].join(' ')];
    if (!context.first_time)
        return failed.length > 0 ? failed : null;
    return [
        'There is nothing to compare with yet: the next run on ',
        (0,report_blocks .aY)(context.names.baseline),
        ` makes the baseline, and pull requests after it get a verdict. ${check}`,
    ];
}
function describeGate(result) {
    const text = (0,format_measured .U6)(result);
    const title = (0,join_names .yV)(result.metric.title);
    if (text.change === null || text.changeInWords === null)
        return [];
    if (result.verdict === 'unchanged')
        return describeSame(result);
    const values = `${title} ${text.arrow}`;
    const allowed = (0,gate_words .cX)(result);
    if (result.verdict !== 'inconclusive' || text.ends === null)
        return [`${values} (${(0,omit_undefined .Eb)(text.changeOfArrow, allowed).join('; ')}).`];
    return [`${values}; the true change is probably between ${text.ends}${allowed === null ? '' : ` (${allowed})`}.`];
}
function describeSame(result) {
    const rulesOut = (0,gate_words .Uh)(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : `; ${(0,gate_words .PF)(result)}s over ${rulesOut} are ruled out`;
    return [
        `${(0,join_names .yV)(result.metric.title)} ${(0,format_measured .U6)(result).baseline ?? '?'} in both${nameFailing(result)}${limit}.`,
    ];
}
function nameFailing(result) {
    const failing = result.metric.kind === 'binary' ? countFailing(result, result.baseline) : 0;
    return failing === 0 ? '' : ` (${(0,format_number .BU)(failing, result.n, 'case')} ${failing === 1 ? 'fails' : 'fail'})`;
}
function countFailing({ n }, passing) {
    const failing = Number((n * (1 - (passing ?? 1))).toFixed(6));
    return Number.isInteger(failing) ? failing : 0;
}
function isTold(result, { alpha }) {
    const isMoved = ['improved', 'regressed', 'breached'].includes(result.verdict);
    return isMoved || result.failed || result.suspect || (0,relative_change .RV)(result, alpha);
}
function describeOther(result) {
    const text = (0,format_measured .U6)(result);
    const { changeInWords: change, ofWhich } = text;
    const title = (0,join_names .yV)(result.metric.title);
    const bound = (0,gate_words .tr)(result);
    if (bound !== null)
        return [`${title} ${bound.value}, ${bound.bound}.`];
    if (change === null)
        return [];
    const allowed = result.verdict === 'improved' ? null : (0,gate_words .cX)(result);
    return [`${title} ${change}${ofWhich}${allowed === null ? '' : ` (${allowed})`}.`];
}
function describeCost({ gates, metrics, alpha }) {
    const cost = metrics.find(({ metric }) => metric.id === 'cost.usd');
    const share = Math.abs((cost && (0,relative_change .N0)(cost)) ?? 0);
    if (cost === undefined || share < relative_change .SI || !(0,relative_change .hO)(cost, alpha))
        return [];
    const isShown = (result) => (0,write_metrics .FW)(result.gate.metric) === 'spending' && 2 * Math.abs((0,relative_change .N0)(result) ?? 0) >= share;
    const { changeInWords: change, ofWhich } = (0,format_measured .U6)(cost);
    return change === null || gates.some(isShown) ? [] : [`Cost per query ${change}${ofWhich}: no gate looks at it.`];
}
function explainOpen(told, comparison, check) {
    const isOpen = told?.verdict === 'inconclusive' && !(0,these_cases_words .Ux)(told);
    const doubt = isOpen ? (0,gate_words .Eh)(told) : null;
    const advice = adviseSize(told, comparison);
    return [doubt === null ? [] : [`${(0,join_names .yV)(doubt)}.`], [check], advice === null ? [] : [advice]];
}
function adviseSize(told, { verdict }) {
    if (told === null || told.gate.id !== verdict.primary)
        return null;
    if (verdict.because === 'nothing-to-lose' || verdict.because === 'nothing-matched')
        return null;
    const [needed, allowed] = [(0,format_possible .AA)(told), (0,gate_words .v)(told)];
    if (needed === null || allowed === null)
        return null;
    if (!(0,these_cases_words .Ux)(told))
        return `To settle ${allowed} you need about ${(0,format_number .B4)(needed)} cases like these.`;
    const more = (0,format_number .pq)(needed - told.n, 'more case');
    return told.verdict === 'inconclusive' ? `About ${more} like these would settle ${allowed}.` : null;
}

var reason_words = __webpack_require__(38605);
var headline = __webpack_require__(31173);
;// CONCATENATED MODULE: ./build/report/words/second-line.js








const NAMED = 3;
const CHANGE_LENGTH = 120;
function second_line_writeChange(comparison, shown) {
    const { names } = shown.context;
    const { change } = comparison.cases;
    if (change === undefined)
        return [];
    const { asked, edited, removed, is_accepted: isAccepted, accept_label: label } = change;
    const named = label === null ? [] : [(0,report_blocks .aY)(label)];
    if (isAccepted) {
        const count = (0,format_number .pq)(edited.length + removed.length, `${(0,case_words .XP)(change)} case`);
        return [[`${count} accepted by the label `, ...named, '.']];
    }
    const [was, it] = asked.length === 1 ? ['was', 'it'] : ['were', 'them'];
    const count = (0,format_number .pq)(asked.length, 'case that was', 'cases that were');
    const words = `${count} ${(0,case_words .XP)(change)} ${was} asked as ${names.baseline} has ${it}`;
    const more = [' If it must do more, someone with write access adds the label ', ...named, ' and runs the job again.'];
    return [
        asked.length === 0 ? [] : [words, ...(0,case_words .qz)(asked, shown), '.'],
        comparison.verdict.because === 'suite-rewritten'
            ? ['A change may edit or remove a fifth of the cases.', ...(label === null ? [] : more)]
            : [],
    ];
}
function writeSecondLine(comparison, context, details) {
    const shown = { context, details };
    const { shared, edited, added, removed, disabled = [], stale = [], stale_failing: staleFailing } = comparison.cases;
    const { quarantined = [], deleted = [], subset, edited_failing: editedFailing } = comparison.cases;
    const rules = writeRuleChanges(comparison, context);
    const uncovered = (0,coverage_words .oQ)(comparison);
    const givenUp = writeGivenUp(comparison, context);
    const tell = (ids, words, named = (0,case_words .qz)(ids, shown)) => ids.length === 0 ? [] : [words, ...named, '.'];
    const kept = tell(quarantined, `${(0,format_number .pq)(quarantined.length, 'case')} in quarantine`);
    if (context.baseline.kind === 'none') {
        const { reason } = context.baseline;
        return (0,report_blocks .DP)([reason === '' ? [] : (0,report_blocks .wr)(`${(0,join_names .yV)(reason)}.`), givenUp, kept, uncovered, rules]);
    }
    const total = (0,format_number .pq)(shared + edited.length + added.length, 'case');
    const where = context.names.candidate === 'this PR' ? ' in this PR' : '';
    const [was, is] = edited.length === 1 ? ['was', 'is'] : ['were', 'are'];
    const wereEdited = `${(0,format_number .B4)(edited.length)} of ${total} ${was} edited${where} and ${is} not compared`;
    const areStale = `${(0,format_number .pq)(stale.length, 'case is', 'cases are')} stale and not compared`;
    const sources = deleted.length === 1 ? 'its source was' : 'their sources were';
    const fresh = added.filter((id) => !stale.includes(id));
    const lost = removed.filter((id) => !disabled.includes(id));
    const gone = lost.length - (subset?.unasked === true ? subset.outside : 0);
    const wereRemoved = `${(0,format_number .pq)(gone, 'case was', 'cases were')} removed`;
    const refuted = (0,these_cases_words .Zu)(comparison);
    return (0,report_blocks .DP)([
        writeSubset(comparison, context),
        givenUp,
        tell(edited, wereEdited, second_line_listFailing(editedFailing, edited, shown)),
        tell(stale, areStale, second_line_listFailing(staleFailing ?? [], stale, shown)),
        kept,
        tell(deleted, `${(0,format_number .pq)(deleted.length, 'case fails', 'cases fail')} because ${sources} deleted`),
        tell(fresh, `${(0,format_number .pq)(fresh.length, 'new case is', 'new cases are')} not compared`, []),
        tell(disabled, `${(0,format_number .pq)(disabled.length, 'case was', 'cases were')} switched off`),
        tell(gone > 0 ? lost : [], wereRemoved, gone < lost.length ? [] : undefined),
        ...second_line_writeChange(comparison, shown),
        writeRenamed(comparison, shown),
        uncovered,
        ...comparison.differences.map(({ notice }) => (notice === undefined ? [] : [notice])),
        rules,
        writeSameAnswers(context),
        refuted === null ? [] : (0,report_blocks .wr)(refuted),
    ]);
}
function writeGivenUp({ verdict }, { counts, infrastructure_message: message }) {
    if (counts.unasked === undefined || verdict.word === 'invalid')
        return [];
    return [`${(0,join_names .yV)((0,case_words .U$)(counts))}. ${describeLastError(message)}.`];
}
function writeRenamed({ cases: { renamed = [] } }, { context, details }) {
    const [first] = renamed;
    if (first === undefined)
        return [];
    const pair = details === 'none' ? ['A removed case and a new one'] : [(0,report_blocks .aY)(first.from), ' and ', ...(0,case_words .gd)(first.to, context)];
    const more = renamed.length === 1 ? '' : `, and ${(0,format_number .pq)(renamed.length - 1, 'more pair')},`;
    return [...pair, `${more} ask the same question: keep the id to compare them.`];
}
function second_line_listFailing(failing, of, shown) {
    if (failing.length === 0)
        return (0,case_words .qz)(of, shown);
    if (of.length === 1)
        return ['; it fails now', ...(0,case_words .qz)(failing, shown)];
    const verb = failing.length === 1 ? 'fails' : 'fail';
    return [`; ${(0,format_number .B4)(failing.length)} of them ${verb} now`, ...(0,case_words .qz)(failing, shown)];
}
function writeSubset({ cases: { subset } }, { counts }) {
    if (subset === undefined)
        return [];
    const { selection, outside, unasked } = subset;
    const part = `Only ${(0,format_number .B4)(counts.cases)} of ${(0,format_number .pq)(counts.cases + outside, 'case')} were run (subset `;
    const named = (0,report_blocks .aY)((0,format_cut_text .I)(selection, CHANGE_LENGTH));
    if (unasked !== true)
        return [part, named, ').'];
    const others = '), which the workflow that compares did not ask for: the others count as removed.';
    return [part, named, `${others} Set its input `, (0,report_blocks .aY)('subset'), ' if they are meant to be left out.'];
}
function writeSameAnswers({ same_answers: count, names }) {
    if (count === undefined)
        return [];
    const check = 'check that the change was deployed, and that the results are not from a cache or an earlier run';
    return [
        `All ${(0,format_number .B4)(count)} answers are word for word those of ${names.baseline}. If they should differ, ${check}.`,
    ];
}
function writeRuleChanges({ gates_changed: changed }, { names }) {
    if (changed === undefined || changed.changes.length === 0)
        return [];
    const use = changed.from === 'base' ? 'and are not used' : `from those of ${names.baseline} and are used`;
    const lead = `Gates of ${names.candidate} differ ${use}: `;
    const shown = changed.changes.slice(0, NAMED).map((change) => (0,format_cut_text .I)(change, CHANGE_LENGTH));
    const more = changed.changes.length - shown.length;
    return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${(0,format_number .pq)(more, 'more difference')}` : ''}.`];
}

var word_styles = __webpack_require__(80484);
var sections_standings = __webpack_require__(52509);
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/report/words/outcome-words.js













const NAME_LENGTH = 30;
const NAMED_LEADERS = 2;
const MAX_WORDS = 4;
const nameOf = (arm) => {
    const parts = arm.split(' ');
    const name = parts.length > MAX_WORDS ? `${parts.slice(0, MAX_WORDS).join(' ')} …` : arm;
    return (0,join_names .AB)((0,format_cut_text .I)(name, NAME_LENGTH));
};
function writeOutcome(comparison) {
    const { outcome } = comparison.ranking;
    const metric = (0,sections_standings .GF)(comparison.ranking, comparison.verdict.primary)?.title ?? 'the primary gate';
    if (outcome.kind === 'invalid') {
        const [names, count] = nameArms(outcome.variants);
        const write = (arms) => [`too little was measured of ${arms}`];
        return (0,word_styles ._r)({ ...(0,word_styles .cv)('invalid', ...write(names)), brief: write(count) });
    }
    if (outcome.kind === 'winner') {
        const [lost] = listTagLosses(comparison, [outcome.variant]);
        const unmeasured = listUnmeasured(comparison);
        const ahead = describeLead(comparison, outcome.variant);
        const lead = `${nameOf(outcome.variant)} is best`;
        return (0,word_styles ._r)({ mark: winnerSign(unmeasured), lead, rest: ahead === null ? [] : [ahead], brief: [] }, (0,headline .UJ)(', but ', lost?.forms ?? []), (0,headline .D5)(unmeasured));
    }
    const saving = describeSaving(comparison, outcome);
    const told = saving === null ? outcome.leaders : [outcome.cheapest?.arm ?? ''];
    const [lost, ...also] = listTagLosses(comparison, told);
    const too = also.length === 0 ? '' : `; ${nameArms(also.map(({ arm }) => arm))[0]} lost tags too`;
    const [longest = [], shorter = longest] = lost?.forms ?? [];
    const whose = ` with ${nameOf(lost?.arm ?? '')}`;
    const few = [` · ${(0,format_number .pq)(also.length + 1, 'variant')} lost tags`];
    const losses = lost === undefined ? [] : [[' · ', ...longest, `${whose}${too}`], [' · ', ...shorter, whose], few];
    if (saving !== null) {
        const { isHeld, rest, brief } = saving;
        const lead = nameOf(outcome.cheapest?.arm ?? '');
        return (0,word_styles ._r)({ mark: isHeld ? '✅' : verdict .U1, lead, rest: [rest], brief: [brief] }, losses);
    }
    const [tie, ...brief] = describeTie(comparison, outcome, metric).map((text) => (0,word_styles ._r)((0,word_styles .cv)('no-winner', text)));
    return (0,word_styles .ax)([[tie ?? [], ...brief], losses]);
}
function measurePrimary({ ranking, verdict }, other, arm) {
    const { primary } = verdict;
    const metric = (0,sections_standings .GF)(ranking, primary);
    const back = (0,sections_standings .tb)(ranking, primary, [arm, other]);
    const result = (0,sections_standings .tb)(ranking, primary, [other, arm]) ?? back;
    if (metric === undefined || result === undefined || result.delta === null)
        return null;
    const { row, delta, interval } = result;
    const values = { baseline: (0,sections_standings .j)(ranking, primary, other), candidate: (0,sections_standings .j)(ranking, primary, arm) };
    if (result !== back)
        return { metric, row, ...values, delta, interval };
    const turned = interval && { ...interval, low: -interval.high, high: -interval.low };
    return { metric, row, ...values, delta: -delta, interval: turned };
}
function describeLead(comparison, best) {
    const [next] = comparison.arms
        .map(({ name }, place) => ({ name, quality: (0,result_comparison .yf)(comparison, place) }))
        .filter(({ name }) => name !== best)
        .sort((a, b) => b.quality - a.quality);
    const other = best === comparison.baseline ? (next?.name ?? '') : (comparison.baseline ?? '');
    const lead = measurePrimary(comparison, other, best);
    const change = lead === null ? null : (0,format_measured .U6)(lead).changeInWords;
    return lead === null || change === null ? null : `${lead.metric.title} ${change} on ${nameOf(other)}`;
}
function describeSaving(comparison, { because, leaders, cheapest }) {
    const { baseline, arms, ranking, verdict } = comparison;
    if (because !== 'undecided' || cheapest?.proven !== true)
        return null;
    const { arm } = cheapest;
    const rivals = leaders.filter((name) => name !== arm);
    const other = rivals.find((name) => name === baseline) ?? rivals[0];
    const tie = other === undefined ? null : measurePrimary(comparison, other, arm);
    const spent = (0,result_comparison .DS)(arms);
    const spentBy = (name) => arms.find((one) => one.name === name)?.summaries[spent ?? '']?.mean ?? 0;
    const share = 1 - spentBy(arm) / spentBy(other);
    if (tie === null || other === undefined || isRegressed(comparison, arm) || !(share > 0 && share < 1))
        return null;
    const { interval, delta, metric } = tie;
    const most = interval === null ? 0 : Math.max(Math.abs(interval.low), Math.abs(interval.high));
    const within = most === 0 ? null : (0,format_measured .U6)({ ...tie, delta: most, interval: null }).size;
    const saved = `${(0,format_metric .T1)(share)} ${spent === 'cost.usd' ? 'cheaper' : 'fewer tokens'}`;
    const { title } = metric;
    const margin = ranking.gates.find(({ id }) => id === verdict.primary)?.margin;
    const isHeld = margin?.kind === 'absolute' && interval !== null && most <= margin.value;
    if (delta === 0) {
        const range = within === null ? '' : ` within ${within}`;
        return { isHeld, rest: `same ${title} as ${nameOf(other)}${range}, ${saved}`, brief: `same ${title}, ${saved}` };
    }
    if (within === null)
        return null;
    return {
        isHeld,
        rest: `${title} within ${within} of ${nameOf(other)}, ${saved}`,
        brief: `${title} within ${within}, ${saved}`,
    };
}
function isRegressed({ ranking: { pairs }, baseline }, arm) {
    return pairs.some((one) => one.baseline === baseline && one.candidate === arm && one.verdict === 'regressed');
}
function describeTie(comparison, outcome, metric) {
    const { because } = outcome;
    const held = outcome.leaders.filter((arm) => !isRegressed(comparison, arm));
    const leaders = because === 'vetoed' || held.length === 0 ? outcome.leaders : held;
    const [best, second] = leaders;
    if (because === 'no-primary-gate')
        return ['no gate says which variant is better'];
    if (best === undefined)
        return [`each variant is beaten by another on ${metric}`];
    if (because === 'vetoed')
        return [describeObjection(comparison, best), 'another gate objects'].map((objection) => `${nameOf(best)} is best on ${metric}, but ${objection}`);
    return second === undefined
        ? [`${nameOf(best)} leads on ${metric}, but does not beat all others`]
        : nameArms(leaders).map((arms) => `${arms} cannot be told apart on ${metric}`);
}
function describeObjection({ ranking, verdict: { primary } }, best) {
    const { gates, pairs } = ranking;
    const guards = gates.filter(({ id, severity }) => severity === 'fail' && id !== primary);
    for (const { baseline, candidate, because, gates: results } of pairs) {
        if (baseline !== best && candidate !== best)
            continue;
        const other = baseline === best ? candidate : baseline;
        const worse = results.find(({ gate, failed, better }) => {
            const isGuard = guards.some(({ id }) => id === gate);
            return isGuard && (baseline === best ? better === 'candidate' : failed);
        });
        const title = (0,sections_standings .GF)(ranking, worse?.gate ?? null)?.title;
        if (worse?.verdict === 'breached')
            return `${title ?? worse.gate} breaks its limit`;
        if (worse !== undefined)
            return `worse on ${title ?? worse.gate} than ${nameOf(other)}`;
        if (candidate === best && because === 'zero-tolerance')
            return `breaks cases that must not fail, against ${nameOf(other)}`;
    }
    return 'another gate rejects it';
}
function listTagLosses({ candidates }, names) {
    return names.flatMap((arm) => {
        const own = candidates.find(({ name }) => name === arm);
        const forms = own === undefined ? [] : (0,headline .f3)((0,relative_change .jZ)(own), { rest: [] });
        return forms.length === 0 ? [] : [{ arm, forms }];
    });
}
function listUnmeasured({ ranking, verdict: { primary } }) {
    const isInvalid = (id) => ranking.pairs.some(({ gates }) => gates.some(({ gate, verdict }) => gate === id && verdict === 'invalid'));
    const open = ranking.gates.filter(({ id, severity }) => severity === 'fail' && id !== primary && isInvalid(id));
    return open.flatMap(({ id }) => (0,sections_standings .GF)(ranking, id)?.title ?? []);
}
const winnerSign = (unmeasured) => (unmeasured.length === 0 ? '✅' : '⚠️');
function nameArms(names) {
    const shown = names.length <= NAMED_LEADERS + 1 ? names : names.slice(0, NAMED_LEADERS);
    const left = names.length - shown.length;
    return [(0,join_names .JH)([...shown.map(nameOf), ...(left > 0 ? [`${left} more`] : [])]), (0,format_number .pq)(names.length, 'variant')];
}
function writeArmFigures({ ranking: { outcome }, verdict }) {
    const check = writeCheck(verdict);
    if (outcome.kind === 'invalid')
        return [`${outcome.reason}. This says nothing about the variants. ${check}`];
    if (outcome.kind === 'winner')
        return null;
    if (outcome.because === 'vetoed')
        return [`${(0,join_names .yV)(outcome.reason)}. ${check}`];
    return [outcome.cheapest === undefined ? check : `${outcome.cheapest.text}. ${check}`];
}
function buildArmSummary(comparison) {
    const { ranking, verdict, arms } = comparison;
    const { outcome, standings } = ranking;
    if (verdict.primary === null || outcome.kind === 'invalid')
        return null;
    const columns = (0,sections_standings .Md)(comparison);
    const spent = (0,result_comparison .DS)(arms);
    const [primary, ...gated] = [...columns].sort((a, b) => Number(b.gate === verdict.primary) - Number(a.gate === verdict.primary));
    const ofSpent = columns.find(({ metric }) => metric === spent);
    const shown = [...new Set([primary, gated.find((column) => column !== ofSpent), ofSpent])].flatMap((one) => one ?? []);
    const rows = standings.map(({ name }, place) => {
        const isWinner = outcome.kind === 'winner' && outcome.variant === name;
        const label = (0,format_cut_text .I)(name, NAME_LENGTH);
        const sign = isRegressed(comparison, name) ? '❌ ' : '';
        return [
            [(0,result_comparison .Dp)(place)],
            isWinner ? [`${winnerSign(listUnmeasured(comparison))} `, (0,report_blocks .ko)(label)] : [`${sign}${label}`],
            ...shown.map(({ write }) => [write(place)]),
        ];
    });
    return (0,report_blocks .tp)(['', 'variant', ...shown.map(({ title }) => title)], rows);
}

;// CONCATENATED MODULE: ./build/report/report-parts.js


























function buildParts(input) {
    const { candidates, comparison } = input;
    const [first] = candidates;
    if (first === undefined)
        throw new RangeError('there is no candidate to report');
    const { ranking } = comparison;
    return {
        summary: buildSummaryTable(candidates, input.tables),
        slices: (0,omit_undefined .Eb)(buildSliceTable(candidates)),
        moved_metrics: (0,omit_undefined .Eb)(buildMovedMetrics(candidates)),
        all_metrics: (0,omit_undefined .Eb)(buildAllMetrics(candidates)),
        ...(ranking === null ? partsOfOne(input, first) : partsOfSeveral(input, first, { ...comparison, ranking })),
    };
}
function partsOfOne(input, only) {
    const { candidates, details, lead } = input;
    const { warnings } = input.comparison;
    const { comparison, context } = only;
    const collapsed = isCollapsed(only, warnings);
    const { word } = comparison.verdict;
    const isMeasured = word !== 'invalid' && comparison.baseline !== null;
    const summary = isMeasured ? buildGateSummary(comparison, context, details) : [];
    const questions = (0,these_cases_words .zJ)(comparison);
    const [worse, flips] = [buildWorseList({ ...only, details }), buildFlipList({ ...only, details })];
    return {
        headline: (0,headline .mG)(comparison, context, details, collapsed ? writeTail(only) : []),
        figures: collapsed ? null : writeFigures(comparison, context, details),
        second_line: writeSecondLine(comparison, context, details),
        collapsed,
        start: word === 'invalid' ? [] : buildStart(only, details),
        gate_summary: [
            ...(0,omit_undefined .Eb)(questions !== null && { kind: 'paragraph', text: [questions], small: true }),
            ...(0,omit_undefined .Eb)((0,coverage_words .Vn)(comparison)),
            ...summary,
            ...listBrokenBounds(comparison, details),
        ],
        is_void: word === 'invalid' && comparison.verdict.because !== 'gate-failed-to-compute',
        is_pictured: isMeasured,
        gates: [...(0,omit_undefined .Eb)(buildGateTable(comparison, context)), ...buildForecast(comparison)],
        reasons: (0,reason_words .b)(comparison),
        staleness: (0,omit_undefined .Eb)((0,run_facts .m1)(context)),
        warnings: [
            ...(0,omit_undefined .Eb)((0,run_facts .wR)(context, details)),
            ...warnings.filter((text) => text !== lead).map(report_blocks .$e),
        ],
        changed_cases: (0,omit_undefined .Eb)(worse, flips && omitRepeated(flips, worse)),
        findings: [
            ...listFindings(only),
            ...foldList('Trends.', listTrends(input.trends), 3, 'trend'),
            ...listRecommendations(only, details),
        ],
        trials: (0,trials_block ._)(candidates, details, { past: input.past }),
        differences: (0,run_facts .jX)(candidates),
        evidence: buildGateEvidence(candidates),
        errors: writeErrors({ ...only, details }),
        provenance: (0,run_facts .fu)(comparison, context),
        footer: (0,run_facts .f)(comparison, context),
    };
}
const listTrends = (trends = []) => trends.map((trend) => [`${(0,join_names .yV)(trend)}.`]);
function isCollapsed({ comparison, context }, warnings) {
    return ((0,run_facts .m1)(context) === null &&
        comparison.verdict.word === 'unchanged' &&
        comparison.coverage === undefined &&
        (0,gate_words .no)(comparison, 'not-comparable').length === 0 &&
        (0,gate_words .bt)(comparison).length === 0 &&
        comparison.flips.length === 0 &&
        comparison.differences.every(({ what }) => what === 'environment') &&
        warnings.length === 0);
}
function writeTail({ comparison, context }) {
    const primary = (0,pair_comparison .Qq)(comparison);
    const failing = primary?.gate.metric === 'success' ? countFailing(primary, primary.candidate_value) : 0;
    const moved = comparison.gates
        .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
        .slice(0, 3)
        .map((result) => ({ title: result.metric.title, text: (0,format_measured .U6)(result) }))
        .map(({ title, text }) => `${title} ${text.changeInWords ?? ''}${text.ofWhich}`);
    const report = (0,report_blocks .nf)('report', context.links.report);
    return [
        failing > 0 ? [[` · same ${(0,format_number .B4)(failing)} ${failing === 1 ? 'fails' : 'fail'}`]] : [],
        writeHistory(comparison, context),
        ...moved.map((text) => [[` · ${text}`], []]),
        report.length === 0 ? [] : [[' · ', ...report]],
    ];
}
function writeHistory({ verdict }, context) {
    const { look, before = null } = context;
    const { commit } = context.candidate;
    if (commit === null || look === null)
        return [];
    const { mark } = Object.entries(word_styles .q9).find(([word]) => word === before?.word)?.[1] ?? {};
    const was = mark === undefined || before === null || mark === word_styles .q9[verdict.word].mark;
    const own = ` · ${(0,join_names .Ax)(commit)}`;
    return [[`${own}, measurement ${look}${was ? '' : `, was ${mark} at ${(0,join_names .Ax)(before.sha)}`}`], [own]];
}
const TRADE_OFFS_SHOWN = 3;
function partsOfSeveral(input, first, comparison) {
    const { candidates, details } = input;
    const { ranking } = comparison;
    const { outcome } = ranking;
    const disagreements = buildDisagreementList(ranking.disagreements, candidates, details);
    const differing = new Set(ranking.disagreements.map(({ case_id: id }) => id));
    const alike = first.cases.filter(({ case_id: id }) => !differing.has(id));
    const failing = alike.filter((one) => one.candidates.every(case_states .p));
    const worseOf = candidates.map((one, place) => buildWorseList({ ...one, details, place }, `${(0,join_names .AB)(one.context.names.candidate)}: `));
    const worse = (0,omit_undefined .Eb)(...worseOf);
    const lost = worseOf[candidates.findIndex(({ comparison: one }) => (0,worse_cases .bQ)(one).size > 0)] ?? null;
    const opened = lost ?? disagreements ?? worse[0] ?? null;
    const inEveryArm = listFailing(failing, ' in every arm', { details, context: first.context });
    const tradeOffs = comparison.trade_offs.map(({ text }) => [text]);
    const footer = writeFooterOfSeveral(comparison, first, input.total);
    return {
        headline: writeOutcome(comparison),
        figures: writeArmFigures(comparison),
        second_line: null,
        collapsed: false,
        start: buildStartOf(opened, opened === disagreements ? [] : opened?.lead),
        gate_summary: [
            ...(0,omit_undefined .Eb)(buildArmSummary(comparison), (0,sections_standings .N9)(comparison)),
            ...(outcome.kind === 'winner' ? outcome.caveats : []).map(report_blocks .$e),
        ],
        is_void: outcome.kind === 'invalid',
        is_pictured: outcome.kind !== 'invalid',
        gates: [
            ...(outcome.kind === 'invalid' ? [] : [(0,report_blocks .FY)(`${(0,join_names .yV)(outcome.reason)}.`)]),
            (0,sections_standings .ds)(comparison),
            (0,sections_standings .cL)(comparison),
            ...(0,sections_standings .Wj)(comparison),
        ],
        reasons: [],
        staleness: [],
        warnings: [
            ...candidates.flatMap(({ context }) => (0,omit_undefined .Eb)((0,run_facts .wR)(context, details, `${(0,join_names .AB)(context.names.candidate)}: `))),
            ...comparison.warnings.map(report_blocks .$e),
        ],
        changed_cases: (0,omit_undefined .Eb)(disagreements, ...worse.map((one) => omitRepeated(one, disagreements))),
        findings: [
            ...foldList('Trade-offs.', tradeOffs, TRADE_OFFS_SHOWN, 'trade-off'),
            ...listFindingsOfEach(candidates),
            ...listRecommendationsOfEach(candidates),
        ],
        trials: (0,trials_block ._)(candidates, details, { disagreements: ranking.disagreements }),
        differences: (0,report_blocks .AU)('What differs, arm by arm', (0,run_facts .jX)(candidates)),
        evidence: (0,report_blocks .AU)('How each gate was decided, arm by arm', buildGateEvidence(candidates)),
        errors: shortenErrors((0,omit_undefined .Eb)(disagreements, ...worse, inEveryArm)),
        provenance: [(0,run_facts .v)(comparison.arms), (0,report_blocks .FY)(...footer)],
        footer,
    };
}
function writeFooterOfSeveral(comparison, first, total) {
    const { arms, suite, seed, interleaved, candidates } = comparison;
    const trials = [...new Set(arms.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b).join(' or ');
    const commits = new Set(arms.map(({ run }) => run.commit));
    const cases = arms[0]?.counts?.cases ?? candidates[0]?.cases.shared ?? 0;
    const facts = [
        `suite ${suite}`,
        commits.size === 1 ? (0,run_facts .Pi)((arms.find(({ run }) => run.dirty) ?? arms[0])?.run ?? {}) : '',
        `${(0,format_number .pq)(arms.length, 'variant')} × ${(0,format_number .pq)(cases, 'case')} × ${trials} ${trials === '1' ? 'trial' : 'trials'}${(0,run_facts .SC)(candidates)}`,
        interleaved ? 'interleaved' : 'not interleaved',
        `seed ${seed}`,
        typeof total?.cost_usd === 'number' ? (0,format_number .up)(total.cost_usd) : 'cost unknown',
        total === undefined ? '' : (0,format_number .a3)(total.duration_s),
    ];
    return (0,run_facts .o6)(facts, first.context.links);
}

;// CONCATENATED MODULE: ./build/report/build-report.js





function buildReport(input) {
    const { comparison, lead } = input;
    const parts = buildParts(input);
    const [why, ...reasons] = parts.reasons;
    const tables = tablesToShow(input.tables, input.details);
    const chartsIn = (...places) => places.flatMap((place) => input.charts.filter((one) => one.place === place)).map(toBlock);
    const [open, pictures] = parts.is_pictured ? [chartsIn('open'), chartsIn('folded')] : [[], chartsIn('open', 'folded')];
    const numbers = (0,report_blocks .AU)('Numbers: gates, intervals, tags and metrics', [parts.gates, parts.slices, parts.moved_metrics, foldTables(tables, 'comment'), pictures].flat());
    const meaning = (0,report_blocks .AU)('What it means, and how it was decided', [parts.findings, parts.evidence, parts.trials, parts.differences].flat());
    return {
        suite: comparison.suite,
        headline: parts.headline,
        figures: parts.figures ?? undefined,
        second_line: lead === undefined ? parts.second_line : (0,report_blocks .DP)([[`⚠️ ${lead}`], parts.second_line ?? []]),
        collapsed: parts.collapsed,
        blocks: [parts.start, parts.gate_summary, parts.staleness, parts.warnings, open].flat(),
        folded: [...foldCases(parts.changed_cases), ...(parts.is_void ? [] : [...numbers, ...meaning])],
        explanation: [...(0,report_blocks .AU)('Summary', parts.summary), ...(why?.kind === 'heading' ? (0,report_blocks .AU)(why.text, reasons) : [])],
        appendix: [...parts.all_metrics, ...(0,report_blocks .AU)('Other pictures', chartsIn('page')), ...foldTables(tables, 'page')],
        sections: buildSections(parts, { tables, charts: input.charts }),
        footer: parts.footer,
    };
}
function foldCases(lists) {
    const [first, ...others] = lists;
    if (first === undefined || first.items.length === 0)
        return lists.map(({ lead }) => (0,report_blocks .FY)(...lead));
    return [(0,report_blocks .zH)(first.lead, { ...first, lead: [] }, ...others)];
}
const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' };
const foldTables = (tables, place) => tables.filter((one) => one.place === place).map(foldTable);
function tablesToShow(tables, details) {
    return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true);
}
function foldTable(table) {
    return (0,report_blocks .zH)(table.gist === undefined ? table.title : `${table.title}: ${table.gist}`, ...showTable(table));
}
function showTable({ columns, rows, notes }) {
    return [
        (0,report_blocks .tp)(columns.map(({ format, ...column }) => ({ ...column, align: format === 'text' ? 'left' : 'right' })), rows.map((row) => row.map((cell, at) => writeCell(cell, columns[at]?.format ?? 'text')))),
        ...notes.map((note) => (0,report_blocks .FY)(note)),
    ];
}
function writeCell(cell, format) {
    if (typeof cell === 'object' && cell !== null)
        return `${MARKS[cell.mark]} ${writeCell(cell.value, format)}`;
    if (cell === null)
        return '–';
    if (typeof cell === 'string' || format === 'text')
        return String(cell);
    return (0,format_metric .Fl)({ unit: format, kind: 'continuous' }, cell);
}
const OPEN = {
    'Retrieval quality': ['retrieval-at-k'],
    'Hardest queries': ['hardest-queries'],
    Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
};
function buildSections(parts, input) {
    const { summary, warnings, reasons, all_metrics: metrics, slices, trials, differences, evidence } = parts;
    const sections = [
        { title: 'Metrics summary', blocks: [...summary, ...below('Gates', parts.gates), ...warnings, ...reasons] },
        { title: 'Detailed breakdowns', blocks: [...breakDown(input.tables), ...metrics, ...slices] },
        { title: 'Visual plots', blocks: writeCharts(input.charts) },
        { title: 'Findings and recommendations', blocks: parts.findings },
        { title: 'Drill-down for errors', blocks: parts.errors },
        { title: 'How this was measured', blocks: [...parts.provenance, ...trials, ...differences, ...evidence] },
    ];
    return sections.filter(({ blocks }) => blocks.length > 0);
}
function breakDown(tables) {
    const open = Object.entries(OPEN).flatMap(([title, ids]) => {
        return below(title, ids.flatMap((id) => tables.filter((one) => one.id === id)).flatMap(showTable));
    });
    const ids = Object.values(OPEN).flat();
    return [...open, ...below('Everything else', tables.filter(({ id }) => !ids.includes(id)).map(foldTable))];
}
const below = (title, blocks) => blocks.length === 0 ? [] : [(0,report_blocks .R_)(title), ...blocks];
const MAX_ROWS = 50;
function writeCharts(charts) {
    return charts.flatMap((chart) => {
        const { title, alt, diagram, table: numbers } = chart;
        const left = numbers.rows.length - MAX_ROWS;
        const more = left > 0 && (0,report_blocks .FY)(`… and ${(0,format_number .pq)(left, 'more row')}.`);
        return [
            (0,report_blocks .R_)(title),
            diagram === null ? (0,report_blocks .FY)(alt) : toBlock({ ...chart, url: null, mermaid: diagram }),
            (0,report_blocks .zH)('The numbers', ...(0,omit_undefined .Eb)((0,report_blocks .pt)(numbers, MAX_ROWS), more)),
        ];
    });
}
const toBlock = (chart) => ({ kind: 'chart', chart });

var render = __webpack_require__(90365);
var write_recommendations = __webpack_require__(47252);
var write_comparison = __webpack_require__(31814);
var code_tables = __webpack_require__(55051);
;// CONCATENATED MODULE: ./build/modes/evaluate/annotate.js








function annotate({ baseline, candidates }, cases, comparison, { details, prefix = '' }) {
    const [candidate, second] = candidates;
    if (second !== undefined)
        return { annotations: [], broken: [] };
    const { distance, scored } = baseline.kind === 'none' ? {} : baseline;
    const from = distance?.behind === 0 && distance.ahead === 0 ? (scored?.run ?? null) : null;
    const sides = { baseline: from, candidate: candidate.scored.run };
    const fromRoot = (one) => ({ ...one, file: external_node_path_.posix.join(prefix, one.file) });
    const only = (0,result_comparison ._g)(comparison);
    const named = details === 'none' ? [] : [...annotateFlips(only, cases, details), ...annotateWorse(only, cases)];
    const broken = named.map(fromRoot);
    const others = [...annotateStale(sides, details), ...annotateComplexity(sides)].map(fromRoot);
    return { annotations: [...broken.slice(0, MAX_ANNOTATIONS), ...others], broken };
}
const MAX_ANNOTATIONS = 10;
function annotateComplexity({ baseline, candidate }) {
    const [before, now] = [baseline?.code_quality, candidate.code_quality];
    if (before === undefined || now?.annotated !== true)
        return [];
    return (0,code_tables .jF)(before, now)
        .filter((one) => one.is_notable)
        .slice(0, MAX_ANNOTATIONS)
        .map(({ path: file, line, name, before: was, after }) => {
        const title = `${name} ${was === null ? 'is complex' : 'is more complex than before'}`;
        const earlier = was === null ? 'in a new function' : `was ${was.complexity} (${was.rank})`;
        const message = `Cyclomatic complexity ${after.complexity} (${after.rank}), ${earlier}.`;
        return { level: 'warning', file, line, title, message };
    });
}
function annotateFlips(comparison, cases, show) {
    const byId = new Map(cases.map((detail) => [detail.case_id, detail]));
    return comparison.flips
        .filter(({ kind }) => kind === 'newly-failing')
        .sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || Number(b.critical) - Number(a.critical))
        .flatMap(({ case_id: id, confirmed, baseline: before, candidate: { passed, trials } }) => {
        const detail = byId.get(id);
        if (detail === undefined || detail.at.line === null)
            return [];
        const failure = detail.candidates[0]?.detail.failure?.message;
        const why = failure ?? ((0,report .wh)(explainFlip(detail)) || 'it passed before');
        const passes = trials === 1 ? 'the only trial fails' : `${passed} of ${trials} trials pass`;
        const was = `before: ${before.passed} of ${before.trials}`;
        const message = show === 'ids' ? `${passes} (${was})` : `${why} (${passes}; ${was})`;
        const { file, line } = detail.at;
        return [{ level: confirmed ? 'error' : 'warning', file, line, title: `${id} broke`, message }];
    });
}
function annotateWorse(comparison, cases) {
    const broken = new Set((0,case_states .X0)(comparison, 'newly-failing'));
    return [...(0,worse_cases .bQ)(comparison)].flatMap(([id, message]) => {
        const { file, line = null } = cases.find((one) => one.case_id === id)?.at ?? {};
        if (file === undefined || line === null || broken.has(id))
            return [];
        return [{ level: 'warning', file, line, title: `${id} got worse`, message }];
    });
}
const MAX_PATHS = 3;
function annotateStale({ baseline, candidate }, show) {
    if (show === 'none' || baseline === null)
        return [];
    const [before, now] = [new Set(baseline.stale_cases), new Set(candidate.stale_cases)];
    const deleted = new Set(candidate.deleted_cases);
    const unedited = new Set(baseline.cases.map(({ id, fingerprint }) => `${id} ${fingerprint}`));
    const expected = new Map(baseline.cases.map((golden) => [golden.id, JSON.stringify(golden.expected_spans)]));
    return candidate.cases
        .filter(({ id }) => now.has(id) && !before.has(id))
        .slice(0, MAX_ANNOTATIONS)
        .map(({ id, at, expected_spans: spans, fingerprint }) => {
        const paths = [...new Set(spans.map(({ path }) => path))];
        const of = show === 'ids' ? '' : ` (${(0,join_names .FS)(paths, MAX_PATHS)})`;
        const effect = deleted.has(id) && unedited.has(`${id} ${fingerprint}`) ? 'fails' : 'is not compared';
        const isGone = expected.get(id) === JSON.stringify(spans);
        return {
            level: 'warning',
            ...at,
            title: isGone ? `${id} expects something that is gone` : `${id} expects something that is not there`,
            message: `An expected span${of} is not in the code of this change, so the case ${effect}. ${isGone ? 'Edit the case, or restore what it expects.' : 'Correct the case.'}`,
        };
    });
}

var draw_charts = __webpack_require__(81729);
var find_naming = __webpack_require__(74933);
var nights_history = __webpack_require__(56410);
var judged_part = __webpack_require__(2044);
var provider_health = __webpack_require__(70488);
var moments = __webpack_require__(44785);
var baselines_baseline = __webpack_require__(95098);
;// CONCATENATED MODULE: ./build/modes/evaluate/report-context.js










const NO_COUNTS = { cases: 0, trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
function reportContext(candidate, { baseline, ...surroundings }, reruns) {
    const { run } = candidate;
    const trials = reruns.length === 0 ? candidate.trials : [...candidate.trials, ...reruns];
    const costs = costsOf(trials, 'cost.usd');
    const judged = trials.filter(({ scores }) => scores['judge.error'] !== undefined);
    const judgeCosts = costsOf(judged, 'judge.cost-usd');
    return {
        ...surroundings,
        ...describeBaseline(baseline, run),
        suite: run.suite.name,
        candidate: { commit: run.commit },
        counts: run.counts ?? { ...NO_COUNTS, cases: run.cases.length, trials: candidate.trials.length },
        ...outagesOf(candidate),
        ...judgeFailuresOf(trials),
        cost_usd: (0,moments .cz)(costs),
        trials_of_unknown_cost: trials.length - costs.length,
        ...(judged.length > 0 && {
            judge_cost: { usd: (0,moments .cz)(judgeCosts), trials_unknown: judged.length - judgeCosts.length },
        }),
        ...(run.stopped && { stopped: (0,describe_reason .p_)(run.stopped) }),
        duration_s: secondsBetween(run.started_at, run.finished_at),
        seed: run.seed,
        is_baseline: run.mode === 'baseline',
        carried_from: run.carried_to === undefined ? undefined : (run.commit ?? undefined),
        is_experiment: run.mode === 'ab',
    };
}
const secondsBetween = (start, end) => end === null ? 0 : (Date.parse(end) - Date.parse(start)) / 1000;
function costsOf(trials, metric) {
    return trials.flatMap(({ scores }) => scores[metric] ?? []).sort((a, b) => a - b);
}
const NO_ANSWER = /^(infrastructure failure|not asked): (.*)$/s;
function outagesOf({ trials }) {
    const refused = new Map();
    const unasked = new Map();
    const outages = new Set();
    for (const [unscored, count] of (0,group_by .Tr)(trials.map(({ unscored }) => unscored))) {
        const [reason = ''] = Object.values(unscored);
        const [, kind, message] = NO_ANSWER.exec(reason) ?? [];
        if (message === undefined)
            continue;
        const counts = kind === 'not asked' ? unasked : refused;
        counts.set(message, (counts.get(message) ?? 0) + count);
        outages.add(unscored);
    }
    const lost = new Set(trials.flatMap((trial) => (outages.has(trial.unscored) ? trial.case : [])));
    const isSplit = trials.some((trial) => lost.has(trial.case) && !outages.has(trial.unscored));
    return {
        infrastructure_message: findCommonest(refused.size === 0 ? unasked : refused)?.[0] ?? null,
        unanswered: isSplit || lost.size === 0 ? undefined : [...lost],
    };
}
function findCommonest(counts) {
    return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))[0];
}
function judgeFailuresOf(trials) {
    let judged = 0;
    let failed = 0;
    const counts = new Map();
    for (const { scores, unscored } of trials) {
        const error = scores['judge.error'];
        const messages = (error ?? 0) > 0 || unscored['judge.error'] === judged_part .Gv ? judgeMessagesOf(unscored) : [];
        if (error !== undefined || messages.length > 0)
            judged += 1;
        if (error !== 1 && messages.length === 0)
            continue;
        failed += 1;
        for (const message of messages)
            counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const [message, times] = findCommonest(counts) ?? [null, 0];
    return failed === 0 ? {} : { judge_failures: { trials: failed, judged, message, times } };
}
function judgeMessagesOf(unscored) {
    const messages = Object.values(unscored).flatMap((reason) => {
        const failed = (0,judged_part ._w)(reason);
        return failed === null || (failed.asked === false && !(0,provider_health .Nb)(failed.error)) ? [] : [failed.error];
    });
    return [...new Set(messages)];
}
function sumSpending(arms, reruns = []) {
    const costs = costsOf([...arms.flatMap(({ scored }) => scored.trials), ...reruns], 'cost.usd');
    const sessions = new Map();
    for (const { run } of arms.map(({ scored }) => scored)) {
        const { session_id: id, started_at: start, finished_at: end } = run;
        sessions.set(id, Math.max(sessions.get(id) ?? 0, secondsBetween(start, end)));
    }
    return { cost_usd: costs.length === 0 ? null : (0,moments .cz)(costs), duration_s: (0,moments .cz)([...sessions.values()]) };
}
function listArms({ baseline, candidates }, naming) {
    const arms = [...(baseline.kind === 'none' ? [] : [baseline]), ...candidates];
    const [only] = candidates;
    const sides = candidates.length > 1 ? null : nameSides(baseline, only.scored.run, naming);
    const names = sides === null
        ? (distinctNames(naming, arms.length) ?? nameRuns(arms))
        : [...(baseline.kind === 'none' ? [] : [sides.baseline]), sides.candidate];
    return arms.map(({ folder, scored }, place) => ({ name: names[place] ?? '', folder, scored }));
}
function distinctNames({ names = [] }, count) {
    return names.length === count && new Set(names).size === count ? names : null;
}
function nameRuns(arms) {
    const variants = arms.map(({ scored }) => scored.run.variant);
    const folders = arms.map(({ folder }) => folder);
    const choices = [variants, folders.map((folder) => (0,external_node_path_.basename)(folder)), folders];
    const byPlace = variants.map((variant, place) => `${place + 1} ${variant}`);
    return choices.find((names) => new Set(names).size === names.length) ?? byPlace;
}
function nameSides(baseline, candidate, naming) {
    const [first, second] = distinctNames(naming, 2) ?? [];
    if (first !== undefined && second !== undefined)
        return { baseline: first, candidate: second };
    const branch = baseline.kind === 'none' ? naming.baselineBranch : baseline.branch;
    if (candidate.mode === 'pr')
        return { baseline: branch ?? 'baseline', candidate: 'this PR' };
    if (baseline.kind === 'none')
        return { baseline: 'baseline', candidate: 'this run' };
    const { variant } = baseline.scored.run;
    if (candidate.mode === 'nightly')
        return { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' };
    return variant === candidate.variant
        ? { baseline: 'baseline', candidate: 'candidate' }
        : { baseline: variant, candidate: candidate.variant };
}
function describeBaseline(baseline, candidate) {
    if (baseline.kind === 'none') {
        const { reason, gist, lost } = baseline;
        return { baseline: { kind: 'none', reason, gist }, first_time: candidate.mode === 'pr' && lost === undefined };
    }
    const { commit, age_hours, note, stale } = baseline;
    const distance = baseline.distance?.behind ?? null;
    return { baseline: { kind: 'found', commit, age_hours, distance, note, stale }, first_time: false };
}
const ROWS_READ = 60;
async function readPast({ candidates: [pair] }, input) {
    const { arms, baseline, history } = input;
    const [only, ...others] = arms;
    if (only === undefined || others.length > 0 || (pair?.reliability?.flaky ?? []).length === 0)
        return undefined;
    const { run } = only.scored;
    if (history !== undefined)
        return (0,run_history .Gf)(history, run);
    const path = baseline.kind === 'none' ? null : (0,external_node_path_.join)(baseline.folder, baselines_baseline .CX);
    if (path === null || !(await (0,files .Ze)(path)))
        return undefined;
    const lines = (await (0,files .Gu)({ path, maxBytes: baselines_baseline .Yw })).trimEnd().split('\n');
    return (0,run_history .Gf)((0,nights_history .rK)((0,nights_history .i6)(lines.slice(-ROWS_READ).join('\n')), run.variant), run);
}

;// CONCATENATED MODULE: ./build/modes/evaluate/list-results.js






const SUCCESS = 'success';
const LATENCY = 'performance.latency';
function listResults(input) {
    const { comparison, candidate, details, place: candidatePlace, name } = input;
    const suite = name === undefined ? comparison.suite : `${comparison.suite}.${name}`;
    const whose = name === undefined ? '' : ` of ${name}`;
    const ofGate = { group: `${suite}.gates`, file: null, seconds: 0 };
    const results = comparison.gates.map((result) => ({ name: result.gate.id, ...ofGate, outcome: gateOutcome(result) }));
    const gates = { name: `gates${whose}`, results };
    if (details === 'none')
        return [gates];
    const { tallyOf, placeOf } = (0,case_means .u)(candidate.trials);
    const { seconds, reasons } = surveyTrials(candidate.trials);
    const flips = new Map(comparison.flips.map((flip) => [flip.case_id, flip]));
    const described = new Map(details === 'full' ? input.cases.map((detail) => [detail.case_id, detail]) : []);
    const losses = (0,worse_cases .bQ)(comparison);
    const cases = candidate.run.cases.map(({ id, at, query }) => {
        const [place, tally, loss] = [placeOf(id), tallyOf(id), losses.get(id)];
        const text = describeFailing(described.get(id), candidatePlace);
        const outcome = loss !== undefined && !(0,case_states .DI)(tally)
            ? { kind: 'failed', type: 'worse', message: loss, details: text }
            : tally === null
                ? { kind: 'skipped', message: place < 0 ? 'not measured' : (reasons.get(id) ?? 'success does not apply') }
                : caseOutcome(tally, flips.get(id), text);
        const asked = (0,case_words .nA)(id, details === 'full' ? query : undefined);
        return { name: id + asked, group: `${suite}.cases`, file: at.file, seconds: seconds[place] ?? 0, outcome };
    });
    return [gates, { name: `cases${whose}`, results: cases }];
}
function listFailingCases({ run, trials }) {
    const { tallyOf } = (0,case_means .u)(trials);
    return run.cases.flatMap(({ id }) => ((0,case_states .DI)(tallyOf(id)) ? [id] : []));
}
function surveyTrials(trials) {
    const { ids, placeOf } = (0,case_means .u)(trials);
    const seconds = new Float64Array(ids.length);
    const reasons = new Map();
    for (const { case: id, scores, unscored } of trials) {
        const place = placeOf(id);
        seconds[place] = (seconds[place] ?? 0) + (scores[LATENCY] ?? 0);
        if (scores[SUCCESS] !== undefined || reasons.has(id))
            continue;
        const reason = unscored[SUCCESS];
        if (reason !== undefined)
            reasons.set(id, reason);
    }
    return { seconds, reasons };
}
function gateOutcome(result) {
    const { gate, verdict, failed, warnings } = result;
    const message = `${verdict}: ${(0,describe_reason .V$)(result)}`;
    if (failed && gate.severity === 'fail')
        return { kind: 'failed', type: verdict, message, details: warnings.join('\n') };
    const cannotTell = verdict === 'invalid' || verdict === 'not-comparable' || verdict === 'inconclusive';
    return cannotTell ? { kind: 'skipped', message } : { kind: 'passed', remark: message };
}
function caseOutcome(tally, flip, details) {
    const [passed, scored] = tally;
    if (passed === scored)
        return { kind: 'passed', remark: null };
    const count = `${passed} of ${(0,format_number .pq)(scored, 'trial')} succeeded`;
    const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`;
    if (!(0,case_states .DI)(tally))
        return { kind: 'passed', remark: `${count}${before}` };
    const type = flip?.kind === 'newly-failing' ? 'newly-failing' : 'failing';
    return { kind: 'failed', type, message: `${count}${before}`, details };
}
function describeFailing(detail, place) {
    if (detail === undefined)
        return '';
    const { query, expected_answers: answers, expected_spans: spans, candidates } = detail;
    const { answer = null, reasons = [] } = candidates[place]?.detail ?? {};
    const parts = [
        ['question', query],
        ['expected', [...answers, ...spans.flatMap(({ label, relevance }) => (relevance > 0 ? [label] : []))].join('\n')],
        ['answer', answer],
        ['reason', reasons.map(({ text }) => text).join('; ')],
    ];
    return parts.flatMap(([what, text]) => (text === null || text === '' ? [] : [`${what}: ${text}`])).join('\n');
}

var read_arms = __webpack_require__(68189);
var within_time = __webpack_require__(44774);
var score_trial = __webpack_require__(21501);
var read_run = __webpack_require__(41345);
var match_spans = __webpack_require__(48512);
var summarize_run = __webpack_require__(8492);
;// CONCATENATED MODULE: ./build/modes/evaluate/describe-trial.js




function chooseTrial(trials) {
    const ordered = [...trials].sort((a, b) => a.trial - b.trial);
    return ordered.find(({ scores }) => scores['success'] === 0) ?? (0,summarize_run .OG)(ordered);
}
function describeTrial({ trial: number, observation, judgments, retries }, golden, reasons) {
    const common = { number, reasons, judged: describeJudgments(judgments ?? {}) };
    const lost = retries === 0 ? [] : [['retries', String(retries)]];
    if (observation.status === 'failed') {
        const { kind, message, stderr_tail: tail } = observation.failure;
        const failure = { kind, message, stderr_tail: tail ?? null };
        return { ...common, answer: null, failure, spans: [], trace: [], facts: lost };
    }
    const { reply } = observation;
    const facts = [...describeUsage(reply), ...lost];
    return {
        ...common,
        answer: reply.answer,
        failure: null,
        spans: describeSpans(reply, golden),
        trace: describeTrace(reply),
        facts: observation.cached === true ? [...facts, ['from the cache', 'yes']] : facts,
    };
}
function describeSpans({ spans = [] }, golden) {
    const matches = (0,match_spans .zA)(spans, golden.expected_spans);
    return spans.map((span, place) => {
        const { rank = null, expected = null } = matches[place] ?? {};
        const finds = expected === null ? null : { label: (0,join_names .li)(expected), relevance: expected.relevance };
        return { rank, label: (0,join_names .li)(span), finds, score: span.score ?? null, text: span.text ?? null };
    });
}
function describeTrace({ phases_ms: phases = {}, attempts = [], steps = [], tools = [] }) {
    const name = (...parts) => parts.filter((part) => part !== undefined).join(' · ');
    return [
        ...Object.entries(phases).map(([title, ms]) => traceEntry('phase', { title, ms })),
        ...attempts.map(({ route_tier: tier, model, result, error, latency_ms: ms }) => {
            const ok = result === undefined ? null : result === 'ok';
            return traceEntry('attempt', { title: name(tier, model) || 'model', detail: error ?? result, ms, ok });
        }),
        ...steps.map(({ id, type, text, agent, completed }) => traceEntry('step', { title: name(type ?? 'step', id, agent), detail: text, ok: completed })),
        ...tools.map(({ name: tool, agent, arguments: given, error, ok, duration_ms: ms }) => {
            const detail = error ?? (given === undefined ? null : JSON.stringify(given));
            return traceEntry('tool', { title: name(tool, agent), detail, ms, ok });
        }),
    ];
}
function traceEntry(kind, entry) {
    const { title, detail = null, ms = null, ok = null } = entry;
    return { kind, title, detail, ms, ok };
}
function describeUsage(reply) {
    const { model, usage, ttft_ms: firstToken, planner, agents, sources, reasons } = reply;
    const facts = [
        ['model', model],
        ['input tokens', usage?.input_tokens],
        ['cached tokens', usage?.cached_tokens],
        ['output tokens', usage?.output_tokens],
        ['time to first token', firstToken === undefined ? undefined : (0,format_number .a3)(firstToken / 1000)],
        ['route', planner?.route],
        ['intent', planner?.intent],
        ['agents', agents?.join(', ')],
        ['sources', sources?.join(', ')],
        ['reasons', reasons?.join('\n')],
    ];
    return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
}
function describeJudgments({ answer, quality, rubric, claims, similarity }) {
    return [
        ...giveOpinion('answer', answer, ({ correctness, completeness, faithfulness, reasoning }) => ({
            scores: describe_trial_listScores(5, { correctness, completeness, faithfulness }),
            reasoning: joinLines(reasoning),
        })),
        ...giveOpinion('quality', quality, readQuality),
        ...giveOpinion('rubric', rubric?.runs.find((run) => !('error' in run)) ?? rubric?.runs[0], readRubric),
        ...giveOpinion('claims', claims, readClaims),
        ...giveOpinion('similarity', similarity, (judged) => ({
            scores: describe_trial_listScores(1, { similarity: judged.similarity }),
            reasoning: null,
        })),
    ];
}
function giveOpinion(question, judgment, read) {
    if (judgment === undefined)
        return [];
    if ('error' in judgment)
        return judgment.asked === false ? [] : [{ kind: 'unjudged', question, reason: judgment.error }];
    return [{ kind: 'judged', question, ...read(judgment) }];
}
const describe_trial_listScores = (most, values) => Object.entries(values).map(([name, value]) => ({ name, value, most }));
function readQuality({ reasoning, criteria = [], completeness, ...grades }) {
    const { answer_quality, factual_correctness } = grades;
    const scores = { 'answer quality': answer_quality, 'factual correctness': factual_correctness, completeness };
    const unmet = criteria.flatMap(({ met, text }) => (met ? [] : [`not met: ${text}`]));
    return { scores: describe_trial_listScores(1, scores), reasoning: joinLines(reasoning, unmet) };
}
function readRubric({ requirements, categories, weighted_score: total, reasoning }) {
    const parts = Object.entries({ ...categories, ...requirements });
    const notes = parts.flatMap(([name, part]) => (part?.notes === undefined ? [] : [`${name}: ${part.notes}`]));
    const scores = parts.map(([name, part]) => ({ name, value: part?.score ?? null, most: 1 }));
    return {
        scores: [...(total === undefined ? [] : [{ name: 'weighted score', value: total, most: 1 }]), ...scores],
        reasoning: joinLines(reasoning, notes),
    };
}
function readClaims({ claims }) {
    const others = claims.filter(({ supported }) => supported !== true);
    const words = others.map(({ text, supported }) => `${supported === null ? 'cannot be told' : 'not supported'}: ${text}`);
    const scores = describe_trial_listScores(claims.length, { 'supported claims': claims.length - others.length });
    return { scores, reasoning: joinLines(undefined, words) };
}
function joinLines(reasoning, lines = []) {
    const text = [reasoning?.trim() ?? '', ...lines].filter((line) => line !== '').join('\n');
    return text === '' ? null : text;
}

;// CONCATENATED MODULE: ./build/modes/evaluate/describe-cases.js











const describe_cases_MAX_DESCRIBED = 200;
const OTHERS = 200;
const MAX_ON_PAGE = 1500;
const describe_cases_SIZES = { described: { text: 20_000, items: 1000 }, others: { text: 6000, items: 100 } };
async function describeCases({ baseline, candidates, settings, metrics, answers }, input) {
    const { comparison, arms, details, log } = input;
    const changed = [
        ...comparison.candidates
            .flatMap((one) => [...((0,pair_comparison .kJ)(one)?.worse_cases.worst ?? []), ...one.flips])
            .map(({ case_id: id }) => id),
        ...candidates.flatMap(({ scored }) => listFailingCases(scored)),
    ];
    const described = [...new Set(changed)].slice(0, describe_cases_MAX_DESCRIBED);
    const onPage = details === 'full' ? chooseForPage([...new Set(changed)], candidates[0].scored.run) : [];
    const caseIds = new Set([...described, ...onPage]);
    const sizes = new Map(described.map((id) => [id, describe_cases_SIZES.described]));
    const goldens = new Map(candidates.flatMap(({ scored }) => scored.run.cases.map((golden) => [golden.id, golden])));
    const read = [];
    for (const { folder, scored } of arms) {
        const reader = readSides(scored, { caseIds, sizes, goldens, metrics });
        await (0,read_run .iX)(folder, { caseIds, add: reader.add, log, order: scored.trials });
        read.push(reader);
    }
    const cases = new Map();
    for (const id of caseIds) {
        const golden = goldens.get(id);
        if (golden === undefined)
            continue;
        const sides = read.map(({ sideOf }) => sideOf(id));
        const [before = null, ...after] = baseline.kind === 'none' ? [null, ...sides] : sides;
        cases.set(id, {
            ...describeGolden(golden, settings.primary_k),
            baseline: before?.side ?? null,
            candidates: after.map((one, place) => {
                const isDeleted = comparison.candidates[place]?.cases.deleted?.includes(id) === true;
                return one && (isDeleted ? blameDeletion(one.side) : one.side);
            }),
            cut: sides.some((side) => side?.isCut === true),
        });
    }
    const select = (ids) => ids.flatMap((id) => cases.get(id) ?? []);
    return { notable: select(described), onPage: select(onPage), changedAnswers: listChangedAnswers(arms, answers) };
}
function listChangedAnswers(arms, answers) {
    const [first, ...others] = arms.map(({ scored }, arm) => {
        const byCase = (0,group_by .$z)(scored.trials, ({ case: id }) => id);
        return (id) => answers[arm]?.get(id)?.[chooseTrial(byCase.get(id) ?? [])?.trial ?? -1];
    });
    const ids = [...(answers[0]?.keys() ?? [])].filter((id) => {
        const before = first?.(id);
        return before !== undefined && others.some((hashOf) => ![before, undefined].includes(hashOf(id)));
    });
    return new Set(ids);
}
function describeGolden(golden, topK) {
    const { id, query, critical, at, expected_answer: expected = [], answer_mode: mode } = golden;
    const instead = { must_abstain: '(it must decline to answer)', must_clarify: '(it must ask back)', answerable: null };
    return {
        case_id: id,
        query,
        at: { file: at.file, line: at.line === 0 ? null : at.line },
        critical,
        expected_answers: [instead[mode] ?? expected].flat(),
        expected_spans: golden.expected_spans.map((span) => ({ label: (0,join_names .li)(span), relevance: span.relevance })),
        top_k: topK,
    };
}
function blameDeletion(side) {
    const reasons = [{ about: 'deleted', text: 'its source was deleted' }, ...side.detail.reasons];
    return { ...side, detail: { ...side.detail, reasons } };
}
function chooseForPage(notable, run) {
    const taken = new Set(notable);
    const rest = run.cases.filter(({ id }) => !taken.has(id));
    const step = Math.max(1, rest.length / OTHERS);
    const others = Array.from({ length: Math.min(OTHERS, rest.length) }, (_, place) => rest[Math.floor(place * step)]);
    return [...notable.slice(0, MAX_ON_PAGE), ...others.flatMap((golden) => golden?.id ?? [])];
}
function readSides(scored, input) {
    const { caseIds, sizes, goldens, metrics } = input;
    const cases = new Map(scored.run.cases.map((golden) => [golden.id, golden]));
    const trials = new Map([...caseIds].map((id) => [id, []]));
    for (const trial of scored.trials)
        trials.get(trial.case)?.push(trial);
    const chosen = new Map([...trials].map(([id, all]) => [id, chooseTrial(all)?.trial]));
    const details = new Map();
    return {
        add: (trial) => {
            const { case: id, observation, judgments } = trial;
            const golden = cases.get(id);
            if (golden === undefined || chosen.get(id) !== trial.trial)
                return;
            const reasons = (0,score_trial .O0)({ metrics, golden, observation, judgments, withinTime: within_time .d });
            const detail = describeTrial(trial, goldens.get(id) ?? golden, reasons);
            details.set(id, (0,cut_text .j)(detail, sizes.get(id) ?? describe_cases_SIZES.others));
        },
        sideOf: (id) => {
            const detail = details.get(id);
            if (detail === undefined)
                return null;
            const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial);
            return { side: { detail: detail.value, trials: all.map(summarizeTrial) }, isCut: detail.isCut };
        },
    };
}
function summarizeTrial({ trial, scores }) {
    const { success, 'performance.latency': seconds, 'cost.usd': usd } = scores;
    const passed = success === undefined ? null : success === 1;
    const latency = seconds === undefined ? null : (0,format_metric .Fl)({ unit: 's', kind: 'continuous' }, seconds);
    return { trial, passed, latency, cost: usd === undefined ? null : (0,format_number .up)(usd) };
}

var report_steps = __webpack_require__(90955);
var write_report = __webpack_require__(42307);
;// CONCATENATED MODULE: ./build/modes/evaluate/evaluate.js





























async function evaluate(request) {
    const tell = (0,report_steps .E)(request.openProgress ?? null);
    const read = await (0,read_arms .S3)({ ...request, tell });
    const isOfSeveral = read.candidates.length > 1;
    const measured = listArms(read, request);
    const tabled = measured.map(({ name, scored: { run, trials } }) => ({ name, run, means: (0,case_means .u)(trials) }));
    const tables = read.tables.build(tabled);
    const arms = measured.map((arm) => withTableFigures(arm, tables));
    const { comparison, lead } = await compareRead(read, arms, { ...request, tell });
    tell('writing', 0, report_steps .m);
    const cases = await describeCases(read, { ...request, comparison, arms });
    const shown = tablesToShow([...tables, ...(0,setting_changes .US)(tabled)], request.details);
    const trends = evaluate_listTrends(read, comparison, request.history ?? []);
    const candidates = describeCandidates(read, { comparison, cases, arms }, request);
    const past = await readPast(comparison, { ...request, arms: read.candidates });
    const spending = sumSpending(isOfSeveral ? arms : read.candidates, read.confirmations?.trials);
    const report = buildReport({
        comparison,
        trends,
        candidates,
        ...(isOfSeveral && { total: spending }),
        details: request.details,
        charts: await (0,draw_charts .Is)((0,draw_charts .ic)({ arms, tables, comparison, history: request.history ?? [] }), request),
        tables: shown,
        ...(lead !== null && { lead }),
        ...(past !== undefined && { past }),
    });
    const whole = { ...comparison, tables: shown };
    const { annotations, broken } = annotate(read, cases.notable, comparison, request);
    const written = await writeFiles(report, { read, arms, comparison: whole, cases, broken }, request);
    tell('writing', report_steps .m, report_steps .m);
    return {
        ...written,
        comparison: whole,
        writeFigures: (verdict) => candidates[0] === undefined
            ? null
            : writeFigures({ ...(0,result_comparison ._g)(comparison), verdict }, candidates[0].context, request.details),
        annotations,
        runFolders: arms.map(({ folder }) => folder),
        trends,
        cost_usd: spending.cost_usd,
        pass_rate: isOfSeveral ? null : (arms.at(-1)?.scored.run.summaries['success']?.mean ?? null),
        passes: read.candidates.map(({ scored: { run, trials } }) => (0,run_history .xc)(run, (0,case_means .u)(trials))).at(-1),
    };
}
function evaluate_listTrends({ candidates }, comparison, history) {
    const [only, ...others] = candidates;
    if (others.length > 0)
        return [];
    const gated = comparison.candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate.metric));
    const nights = history.filter(({ mode }) => mode !== 'baseline');
    return (0,describe_trend .SS)(only.scored.run.metrics, gated).flatMap((metric) => {
        const before = nights.map(({ values }) => (Object.hasOwn(values, metric.id) ? (values[metric.id] ?? null) : null));
        return (0,describe_trend .Jh)(metric, [...before, only.scored.run.summaries[metric.id]?.mean ?? null]) ?? [];
    });
}
function withTableFigures(arm, tables) {
    const { run } = arm.scored;
    const named = (0,table_figures .LV)(run);
    if (named.length === 0)
        return arm;
    const figures = (0,table_figures .GI)(tables, arm.name);
    const n = run.cases.length;
    const added = named.map(({ id }) => [id, { mean: figures.get(id) ?? null, n, applicable: n }]);
    const summaries = { ...run.summaries, ...Object.fromEntries(added) };
    return { ...arm, scored: { ...arm.scored, run: { ...run, summaries } } };
}
async function compareRead({ baseline, confirmations, ruleSet, candidates }, arms, request) {
    const isOfSeveral = candidates.length > 1;
    const recorded = (isOfSeveral ? arms[0] : candidates[0])?.scored.run.settings.inference;
    const compared = (0,rank_arms .J)({
        arms,
        failOn: request.failOn,
        onTested: (done, total) => request.tell('testing', done, total),
        ...(baseline.kind === 'none' && baseline.lost && { baselineLost: baseline.lost }),
        ...(request.inference && {
            inference: (0,inference .h)(request.inference, ruleSet?.rules.settings.inference ?? recorded),
        }),
        ...(confirmations === null ? {} : { confirmations }),
        ...(ruleSet === null ? {} : { ruleSet }),
    });
    const namings = await Promise.all((isOfSeveral ? arms : arms.slice(-1)).map(async ({ name, folder, scored }) => {
        const others = arms.flatMap((arm) => (arm.scored === scored ? [] : [arm.scored]));
        const found = await (0,find_naming .O)(scored, { ...request, folder, others });
        return found.map(({ text, isLead }) => ({ isLead, text: isOfSeveral ? `${name}: ${text}` : text }));
    }));
    const warnings = [
        ...namings.flat().map(({ text }) => text),
        ...(isOfSeveral && ruleSet !== null ? describeOtherRules(arms, ruleSet) : []),
        ...compared.warnings,
    ];
    const lead = isOfSeveral ? undefined : namings.flat().find(({ isLead }) => isLead);
    return { comparison: { ...compared, warnings }, lead: lead?.text ?? null };
}
function describeOtherRules([first, ...others], { rules }) {
    return others.flatMap(({ name, scored: { run } }) => {
        const changes = (0,describe_rule_changes .T)(rules, (0,suite_rules .M)(run), run.metrics).join(', ');
        if (changes === '')
            return [];
        return `${name} was measured with other gates or settings (${changes}); those of ${first?.name ?? ''} decide.`;
    });
}
function describeCandidates(read, { comparison, cases, arms }, { links, details, look = null, before = null, ...naming }) {
    const { baseline, candidates, confirmations } = read;
    const [first, ...others] = baseline.kind === 'none' ? [undefined, ...arms] : arms;
    return comparison.candidates.flatMap((candidate, place) => {
        const scored = candidates[place]?.scored;
        if (scored === undefined)
            return [];
        const { run } = scored;
        const names = candidates.length === 1
            ? nameSides(baseline, run, naming)
            : { baseline: (first ?? arms[0])?.name ?? '', candidate: others[place]?.name ?? '' };
        const asked = [...(baseline.kind === 'none' ? [] : baseline.scored.run.cases), ...run.cases];
        const questions = details === 'full' ? new Map(asked.map(({ id, query }) => [id, query])) : undefined;
        const surroundings = { baseline, names, links, look, before, questions, same_answers: countSameAnswers(read) };
        const context = reportContext(scored, surroundings, confirmations?.trials ?? []);
        const measured = { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k };
        const [findings, recommendations] = [(0,write_comparison .Q)(candidate), (0,write_recommendations .o)(candidate)];
        return [{ comparison: candidate, context, cases: cases.notable, measured, findings, recommendations }];
    });
}
const MIN_ANSWERS = 20;
function countSameAnswers({ candidates: [only, ...others], answers: [before, now] }) {
    if (others.length > 0 || !(0,run .PX)(only.scored.run) || !before || !now)
        return undefined;
    const all = [...now].flatMap(([id, own]) => own.map((hash, trial) => ({ hash, old: before.get(id)?.[trial] })));
    const compared = all.filter(({ old }) => old !== undefined);
    const isSame = compared.every(({ hash, old }) => hash === old);
    return isSame && new Set(compared.map(({ hash }) => hash)).size >= MIN_ANSWERS ? compared.length : undefined;
}
async function writeFiles(report, { read, arms, comparison, cases, broken }, { outputFolder, details }) {
    const isOfSeveral = read.candidates.length > 1;
    const pathOf = (file) => (0,external_node_path_.join)(outputFolder, file);
    const own = {
        comparison: pathOf('comparison.json'),
        junit: pathOf(render .M.junit.file),
        ...(!isOfSeveral && { sarif: pathOf(render .M.sarif.file) }),
    };
    await (0,files .fR)(own.comparison, (0,files .GF)((0,write_comparison .Z)(comparison)));
    if (own.sarif !== undefined)
        await (0,files .fR)(own.sarif, render .M.sarif.render(report, { broken }));
    const results = read.candidates.flatMap(({ scored: candidate }, place) => {
        const pair = comparison.candidates[place];
        if (pair === undefined)
            return [];
        const name = isOfSeveral ? pair.name : undefined;
        return listResults({ comparison: pair, candidate, cases: cases.notable, details, place, name });
    });
    await (0,files .fR)(own.junit, render .M.junit.render(report, { results }));
    const written = await (0,write_report .u)(report, {
        outputFolder,
        badges: (0,build_badges .x)(comparison),
        ...(details !== 'none' && {
            cases: buildCaseData({ comparison, arms, described: cases.onPage, changedAnswers: cases.changedAnswers }),
            caseTable: buildCaseTable(arms.map(({ name, scored }, place) => {
                const candidate = comparison.candidates[comparison.baseline === null ? place : place - 1];
                const variant = isOfSeveral ? name : scored.run.variant;
                return candidate === undefined
                    ? { side: 'baseline', variant, scored }
                    : { side: 'candidate', variant, scored, comparison: candidate };
            })),
        }),
    });
    return { ...written, files: { ...written.files, ...own } };
}


  }),

  74933:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  findNaming)
  });
  var _compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69883);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
  var _metrics_success_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78859);
  var _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60437);
  var _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22806);
  var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1275);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60960);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
  var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9073);
  var _metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70592);











const MAX_CASES = 50;
async function findNaming({ run, trials }, request) {
    const naming = (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .dd)(trials);
    const surveys = [naming, ...request.others.map((other) => (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .dd)(other.trials))];
    const mayShow = request.details === 'full';
    const isUnmatched = (kind) => surveys.every(({ matched }) => !matched.has(kind));
    const undecided = (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .c2)(naming, { cases: run.cases, mayShow });
    const open = undecided === null ? _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_7__  .uf : ['tools', 'agents'];
    const missed = new Map([...naming.missed].filter(([kind]) => open.includes(kind) && isUnmatched(kind)));
    const { empty } = naming;
    const isEmpty = empty.size > 0 && surveys.every(({ matched, missed: some }) => !matched.has('spans') && !some.has('spans'));
    return [
        ...(isEmpty && run.settings.success === 'all' ? [{ text: describeEmpty(empty.size), isLead: true }] : []),
        ...(undecided === null ? [] : [{ text: undecided, isLead: isUnmatched('spans') }]),
        ...(await lookAt(missed, { run, trials, ...request })).map(({ kind, cases, example }) => ({
            text: (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .UU)(kind, cases, mayShow ? example : null),
            isLead: true,
        })),
    ];
}
const describeEmpty = (count) => `No passage came back in any try: the reply has \`spans: []\` in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(count, 'case')} that ${count === 1 ? 'expects' : 'expect'} some. Return what was retrieved (docs/protocol.md); ${_metrics_success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .Li}.`;
async function lookAt(missed, { run, trials, folder, log }) {
    if (missed.size === 0)
        return [];
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__  .A_)(folder))
        return [...missed].flatMap(([kind, { size: cases }]) => (kind === 'spans' ? [{ kind, cases, example: null }] : []));
    const goldens = new Map(run.cases.map((golden) => [golden.id, golden]));
    const scoring = run.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__  .cH;
    const kinds = _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_7__  .uf.flatMap((kind) => {
        const ids = missed.get(kind);
        if (ids === undefined)
            return [];
        const shown = new Set(run.cases.flatMap(({ id }) => (ids.has(id) ? [id] : [])).slice(0, MAX_CASES));
        return [{ kind, ids, shown, cases: new Set(), alike: startAlike(kind, [...shown]) }];
    });
    const add = ({ case: id, observation }) => {
        const golden = goldens.get(id);
        if (golden === undefined || observation.status !== 'ok')
            return;
        for (const { kind, ids, shown, cases, alike } of kinds) {
            if (!ids.has(id))
                continue;
            const { expected, returned } = _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_3__  .U[kind]({ golden, reply: observation.reply, scoring, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__  .d });
            if (returned === null || returned.length === 0)
                continue;
            cases.add(id);
            if (shown.has(id))
                alike.add(id, expected, returned);
        }
    };
    const caseIds = new Set([...missed.values()].flatMap((ids) => [...ids]));
    await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__  .iX)(folder, { caseIds, add, log, order: trials });
    return kinds.flatMap(({ kind, cases, alike }) => cases.size === 0 ? [] : [{ kind, cases: cases.size, example: alike.best() }]);
}
function startAlike(kind, order) {
    const places = new Map(order.map((id, place) => [id, place]));
    let best = null;
    return {
        add: (id, expected, returned) => {
            const place = places.get(id) ?? order.length;
            for (const back of returned)
                for (const { label: wanted } of expected) {
                    const { likeness, isSame } = compareNames(kind, wanted, back);
                    if (best === null || likeness > best.likeness || (likeness === best.likeness && place < best.place))
                        best = { expected: wanted, returned: back, isSame, likeness, place };
                }
        },
        best: () => best,
    };
}
function compareNames(kind, one, other) {
    const [a, b] = [partsOf(kind, one), partsOf(kind, other)];
    const differs = a.parts.findIndex((part, index) => part !== b.parts[index]);
    const count = differs === -1 ? a.parts.length : differs;
    const isSame = count > 0 && a.parts.length !== b.parts.length && count === Math.min(a.parts.length, b.parts.length);
    return { likeness: 2 * count + (a.place === b.place ? 1 : 0), isSame };
}
function partsOf(kind, label) {
    if (kind === 'hops')
        return { parts: [], place: '' };
    const words = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_9__  .MH)(label).split(/[./:]+|__/);
    if (kind === 'tools' || kind === 'agents')
        return { parts: words.reverse(), place: '' };
    const [path = '', place = ''] = label.split(/(?=::|:\d+-\d+$)/);
    return { parts: (0,_metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_10__  .F)(path).split('/').reverse(), place };
}


  }),

  68189:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  TN: () => (  findRules),
  N7: () => (  planScoring),
  S3: () => (  readArms)
});


var external_node_path_ = __webpack_require__(76760);
var describe_rule_changes = __webpack_require__(97637);
var group_by = __webpack_require__(79167);
var run_run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/compare/pair/match-names.js


const spell = (text) => text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]?\d+)\.0+$/, '$1');
const MADE_ANEW = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
const linesOf = ({ query }) => query.split(/\r?\n/);
const KEYS = {
    'id-spelling': ({ id }) => spell(id),
    question: ({ query }) => spell(query),
    'question-without-constants': (golden, constant) => spell(linesOf(golden)
        .filter((line) => !constant.has(line))
        .join('\n')
        .replaceAll(MADE_ANEW, '')),
};
function matchNames(baseline, candidate, keys = []) {
    const byId = new Map(baseline.map((golden) => [golden.id, golden]));
    const most = Math.max(baseline.length, candidate.length) / 2;
    const same = candidate.flatMap((golden) => {
        const base = byId.get(golden.id);
        return base !== undefined && asksTheSame(base, golden) ? [{ golden, base }] : [];
    });
    if (same.length > most) {
        const paired = new Set(same.map(({ base }) => base.id));
        const left = (cases) => cases.filter(({ id }) => !paired.has(id));
        const respelled = [...pairBy(KEYS['id-spelling'], left(baseline), left(candidate))];
        const renamed = respelled.filter(([id, base]) => id !== base.id);
        const respelt = same.flatMap(({ golden, base }) => base.query !== golden.query || isLost(golden, base) ? [[golden.id, base]] : []);
        return { by: renamed.length > 0 ? 'id-spelling' : null, matches: new Map([...renamed, ...respelt]) };
    }
    for (const by of run_run .mr) {
        const pairs = [
            ...(by === 'column' ? pairByColumn(baseline, candidate, keys) : pairBy(KEYS[by], baseline, candidate)),
        ];
        const asked = new Map(candidate.map((golden) => [golden.id, golden]));
        const isSame = ([id, base]) => asksTheSame(base, asked.get(id) ?? base);
        const isCounter = by === 'id-spelling' || (by === 'column' && !HASH.test(keys[0]?.column ?? ''));
        const matches = new Map(isCounter ? pairs.filter(isSame) : pairs);
        if (matches.size > most)
            return { by, matches };
    }
    return { by: null, matches: new Map() };
}
const isLost = (golden, base) => (golden.query === golden.id && base.query !== golden.query) ||
    (golden.expected_answer === undefined && base.expected_answer !== undefined);
function asksTheSame(one, other) {
    if (spell(one.query) === spell(other.query) || one.query === one.id || other.query === other.id)
        return true;
    return one.query.replaceAll(MADE_ANEW, '') === other.query.replaceAll(MADE_ANEW, '');
}
const HASH = /hash/i;
function pairByColumn(baseline, candidate, [old, now]) {
    if (old === undefined || now === undefined || old.column !== now.column)
        return new Map();
    return pairBy(({ id }) => now.keys[id] ?? '', baseline, candidate, ({ id }) => old.keys[id] ?? '');
}
function pairBy(key, baseline, candidate, keyOfBase = key) {
    const bases = indexBy(keyOfBase, baseline);
    return new Map([...indexBy(key, candidate)].flatMap(([name, golden]) => {
        const base = bases.get(name);
        return golden && base ? [[golden.id, base]] : [];
    }));
}
function indexBy(key, cases) {
    const counts = (0,group_by .Tr)(cases.flatMap((golden) => [...new Set(linesOf(golden))]));
    const constant = new Set(cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])));
    const index = new Map();
    for (const golden of cases) {
        const name = key(golden, constant);
        index.set(name, name === '' || index.has(name) ? null : golden);
    }
    return index;
}

var metric_columns = __webpack_require__(73475);
var heap = __webpack_require__(9111);
var sha256 = __webpack_require__(80430);
var within_time = __webpack_require__(44774);
var price_reply = __webpack_require__(68674);
var score_trial = __webpack_require__(21501);
var omit_undefined = __webpack_require__(35560);
var metrics_tables = __webpack_require__(11348);
var suite_rules = __webpack_require__(72734);
var confirmations = __webpack_require__(2491);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var build_metrics = __webpack_require__(55970);
var table_figures = __webpack_require__(69942);
var parse_cases = __webpack_require__(92725);
var score_arms = __webpack_require__(2924);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-arms.js
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




















async function readArms(request) {
    const { baseline, outputFolder, tell, log } = request;
    const base = baseline.kind === 'none' ? baseline : { ...baseline, run: await (0,read_run .cI)(baseline.folder) };
    const recorded = base.kind === 'none' ? null : base.run;
    const read = [];
    for (const folder of request.candidates)
        read.push(await alignResults({ folder, run: await (0,read_run .cI)(folder) }, { baseline: recorded, outputFolder, log }));
    const widen = (0,score_trial .mH)((0,omit_undefined .Eb)(recorded, ...read.map(({ run }) => run)));
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = recorded && widen(recorded);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const { settings, metrics, expected } = planScoring(only.run, more.length === 0, { base: baseRun, ruleSet });
    const all = (0,omit_undefined .Eb)(baseRun, ...runs.map(({ run }) => run));
    const early = request.early?.forReport(settings, all) ?? null;
    const tables = early?.tables ?? (0,metrics_tables .W)(settings);
    const answers = [];
    const toScore = all.filter(({ run_id: id }) => early?.arms.has(id) !== true);
    const countTrials = (some) => some.reduce((sum, { counts }) => sum + (counts?.trials ?? 0), 0);
    const total = countTrials(toScore);
    (0,heap .BG)(countTrials(all));
    tell?.('scoring', 0, countTrials(all));
    let scored = 0;
    const scoreArm = async (arm, own) => {
        const known = early?.arms.get(own.run.run_id);
        const watched = known ?? (0,score_arms .Dc)(tables, arm);
        answers[arm] = watched.answers;
        if (known !== undefined)
            return known.scored(own.run, own.expected);
        const onTrial = (trial) => {
            watched.onTrial?.(trial);
            tell?.('scoring', ++scored, total);
        };
        return (0,score_arms .M)({ ...own, metrics, log, onTrial });
    };
    const scoreCandidate = async ({ folder, run }, place) => {
        const own = await scoreArm(baseRun === null ? place : place + 1, { folder, run, expected });
        return { folder, scored: { ...own, priced_by: settings.pricing } };
    };
    const candidates = [await scoreCandidate(only, 0)];
    for (const [place, other] of more.entries())
        candidates.push(await scoreCandidate(other, place + 1));
    const scoreBase = async ({ folder, run }) => {
        const own = await scoreArm(0, {
            folder,
            run: widen(run),
            declared: runs.flatMap((one) => (0,score_trial .ki)(one.run)),
        });
        return { ...own, priced_by: own.priced_by ?? settings.pricing };
    };
    return {
        baseline: base.kind === 'none' ? base : { ...base, scored: await scoreBase(base) },
        candidates,
        ruleSet,
        settings,
        metrics,
        tables,
        answers,
        confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
    };
}
async function alignResults(candidate, { baseline, outputFolder, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (baseline === null || !(0,run_run .PX)(candidate.run) || !(0,run_run .PX)(baseline))
            return candidate;
        const { by, matches } = matchNames(baseline.cases, candidate.run.cases, [baseline.case_keys, candidate.run.case_keys]);
        if (matches.size === 0)
            return candidate;
        const taken = new Set([...matches.values()].map(({ id }) => id));
        const nameOf = (id) => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id);
        const cases = candidate.run.cases.map((golden) => {
            const base = matches.get(golden.id);
            if (base !== undefined && (isLost(golden, base) || base.query === base.id))
                return base;
            const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query };
            return { ...named, fingerprint: (0,parse_cases .l3)(named, sha256 .s) };
        });
        const { case_keys: own } = candidate.run;
        const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key]);
        const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } };
        const run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) };
        const folder = (0,external_node_path_.join)(outputFolder, 'named-alike', run.variant);
        const writer = __addDisposableResource(env_1, await (0,write_run .bp)(folder, run), true);
        for await (const trial of (0,read_run .mM)(candidate.folder, log))
            await writer.append({ ...trial, case: nameOf(trial.case) });
        await writer.finish(run);
        return { folder, run };
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
function findRules(candidates, base) {
    const [only, ...more] = candidates;
    if (only === undefined)
        return null;
    if (more.length > 0) {
        const first = base ?? only.run;
        const pricing = candidates.reduce((prices, { run }) => (0,price_reply .iZ)(prices, run.pricing), first.pricing);
        return { rules: { ...(0,suite_rules .M)(first), pricing }, from: 'base', changes: [] };
    }
    if (base === null || base.gates.length === 0)
        return null;
    const [own, recorded] = [(0,suite_rules .M)(only.run), (0,suite_rules .M)(base)];
    if (only.run.mode !== 'pr' && (0,run_run .PX)(only.run) && (0,run_run .PX)(base)) {
        const lost = base.gates.filter(({ id }) => !own.gates.some((gate) => gate.id === id));
        const primaries = [...own.gates.filter(({ id }) => base.gates.some((gate) => gate.id === id)), ...base.gates];
        const primary = primaries.find((gate) => gate.primary)?.id;
        const gates = [...own.gates, ...lost].map((gate) => ({ ...gate, primary: gate.id === primary }));
        const isOwn = lost.length === 0 && own.gates.some((gate) => gate.primary && gate.id === primary);
        return isOwn ? null : { rules: { ...own, gates }, from: 'head', changes: [] };
    }
    if (only.run.mode !== 'pr')
        return null;
    const rules = { ...recorded, pricing: (0,price_reply .iZ)(recorded.pricing, own.pricing) };
    const isNew = (metricId) => (0,metric_columns .nf)(metricId, base, only.run);
    return { rules, from: 'base', changes: (0,describe_rule_changes .T)(rules, own, only.run.metrics, isNew) };
}
async function readReruns(folder, { run, metrics, log }) {
    return (0,confirmations .TZ)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial .$o)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time .d }),
        }),
    });
}
function planScoring(first, isAlone, { base, ruleSet }) {
    const settings = (0,score_arms .Qp)(isAlone ? first : (base ?? first), ruleSet);
    const ofBase = base === null ? [] : [...(0,score_trial .ki)(base), ...(0,table_figures .LV)(base)];
    const expected = [...ofBase, ...(0,table_figures .Ts)(ruleSet?.rules.gates ?? [])];
    return { settings, metrics: (0,build_metrics .GY)(settings), expected };
}


  }),

  90955:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  reportSteps),
    m: () => (  WRITTEN_FILES)
  });
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9111);

const WRITTEN_FILES = 3;
const UNITS = { 'reading the baseline': 'trial', scoring: 'trial', testing: 'metric', writing: 'file' };
function reportSteps(open) {
    if (open === null)
        return () => undefined;
    const fixed = { earlier: 0, failed: 0, failedReadings: 0, cost: null };
    let isLarge = null;
    let current = null;
    return (name, done, total) => {
        isLarge ??= total >= _io_heap_js__WEBPACK_IMPORTED_MODULE_0__  .KZ;
        if (!isLarge)
            return;
        if (current?.name !== name)
            current = { name, startedMs: performance.now(), show: open() };
        const elapsedMs = performance.now() - current.startedMs;
        current.show({ ...fixed, step: { name, unit: UNITS[name] }, done: Math.min(done, total), total, elapsedMs });
    };
}


  }),

  3497:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B9: () => (  writeBaseline),
    SE: () => (  byMetric),
    U5: () => (  joinRows),
    bA: () => (  armNames),
    f8: () => (  tableOfEach),
    z_: () => (  gatedMetrics)
  });
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6813);


const armNames = (candidates) => [
    candidates[0]?.context.names.baseline ?? '',
    ...candidates.map(({ context }) => context.names.candidate),
];
function joinRows(lists, keyOf) {
    const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const firsts = new Map();
    for (const row of lists.flat())
        if (!firsts.has(keyOf(row)))
            firsts.set(keyOf(row), row);
    return [...firsts].map(([key, first]) => ({ first, each: maps.map((map) => map.get(key) ?? null) }));
}
const byMetric = ({ metric }) => metric.id;
function writeBaseline({ each }) {
    return each.flatMap((row) => (row === null ? [] : ((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(row).baseline ?? [])))[0] ?? '–';
}
const gatedMetrics = ({ gates }) => gates.flatMap(({ gate, metric }) => (gate.where === null ? [metric.id] : []));
function tableOfEach(candidates, input) {
    const columns = candidates.flatMap((one) => {
        const titles = input
            .columns(one)
            .map((column) => (typeof column === 'string' ? { title: column, align: 'left' } : column));
        return candidates.length === 1
            ? titles
            : titles.map((column) => ({ ...column, group: one.context.names.candidate }));
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .tp)([...input.titles, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .pG)(armNames(candidates)[0] ?? ''), ...columns], input.rows.map((row) => [...input.lead(row), writeBaseline(row), ...row.each.flatMap(input.cells)]));
}


  }),

  14326:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DI: () => (  isFailing),
    M7: () => (  collectFacts),
    U0: () => (  flipChange),
    VO: () => (  orderFlips),
    X0: () => (  listFlips),
    kY: () => (  statesOf),
    p: () => (  failsIn),
    te: () => (  ownStates)
  });
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43144);

const CHANGES = { 'newly-failing': 'broke', 'newly-passing': 'fixed', flaky: 'flaky' };
const LISTED = ['edited', 'new', 'stale', 'source deleted'];
function collectFacts(comparison) {
    const { flips, cases, baseline } = comparison;
    const worst = (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .kJ)(comparison)?.worse_cases.worst ?? [];
    return {
        flips: new Map(flips.map((flip) => [flip.case_id, flip])),
        losses: new Map(worst.map(({ case_id: id }, place) => [id, place])),
        lists: {
            edited: new Set(cases.edited),
            new: new Set(baseline === null ? [] : cases.added),
            stale: new Set(cases.stale),
            'source deleted': new Set(cases.deleted),
        },
    };
}
function statesOf(id, tally, { flips, losses, lists }) {
    const flip = flips.get(id);
    const own = lists['source deleted'].has(id) && tally !== null ? [0, tally[1]] : tally;
    const states = flip === undefined ? ownStates(own) : [CHANGES[flip.kind], outcomeOf(own)];
    if (losses.has(id))
        states.unshift('worse');
    for (const state of LISTED)
        if (lists[state].has(id))
            states.push(state);
    return states;
}
function ownStates(tally) {
    const isFlaky = tally !== null && tally[0] > 0 && tally[0] < tally[1];
    return isFlaky ? ['flaky', outcomeOf(tally)] : [outcomeOf(tally)];
}
function outcomeOf(tally) {
    if (tally === null)
        return 'unscored';
    return isFailing(tally) ? 'failing' : 'passing';
}
function isFailing(tally) {
    return tally !== null && tally[0] * 2 < tally[1];
}
function failsIn(side) {
    const scored = (side?.trials ?? []).flatMap(({ passed }) => passed ?? []);
    return isFailing([scored.filter((passed) => passed).length, scored.length]);
}
function listFlips({ flips }, kind) {
    return flips.flatMap((flip) => (flip.kind === kind ? [flip.case_id] : []));
}
const rate = (arm) => (arm.trials === 0 ? 0 : arm.passed / arm.trials);
const flipChange = (flip) => rate(flip.candidate) - rate(flip.baseline);
function severity(flip) {
    if (flip.confirmed)
        return 0;
    if (flip.kind === 'newly-failing')
        return flip.critical ? 1 : 2;
    if (flip.kind === 'flaky' && flipChange(flip) < 0)
        return flip.critical ? 3 : 4;
    return flip.kind === 'flaky' ? 5 : 6;
}
function orderFlips(flips) {
    return [...flips].sort((a, b) => severity(a) - severity(b) || flipChange(a) - flipChange(b) || (a.case_id < b.case_id ? -1 : 1));
}


  }),

  53267:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Pi: () => (  nameCommit),
    SC: () => (  describeRepeats),
    f: () => (  writeFooter),
    fu: () => (  writeProvenance),
    jX: () => (  buildDifferenceLists),
    m1: () => (  writeStaleness),
    o6: () => (  joinFooter),
    v: () => (  listRuns),
    wR: () => (  writeJudgeFailures)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27866);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35560);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6813);
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76564);






function writeStaleness({ baseline }) {
    if (baseline.kind === 'none' || baseline.stale === undefined)
        return null;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .$e)(`The baseline is stale: ${baseline.stale}.`);
}
const MESSAGE_LENGTH = 160;
function writeJudgeFailures(context, show, whose = '') {
    const { judge_failures: failures } = context;
    if (failures === undefined)
        return null;
    const { trials, judged, message, times } = failures;
    const some = `${whose}⚠️ The judge gave no usable reading for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .BU)(trials, judged, 'trial')}`;
    if (message === null || show !== 'full')
        return { kind: 'note', text: [`${some}.`] };
    const often = times === trials ? '' : `, most often (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(times, 'time')})`;
    const reason = (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__  .I)(message.replace(/\s+/g, ' ').trim(), MESSAGE_LENGTH);
    return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] };
}
function nameCommit({ commit, dirty }) {
    if (commit === undefined || commit === null)
        return [];
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .aY)((0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .Ax)(commit)), ...(dirty ? [' + uncommitted changes'] : [])];
}
const nameArm = (name, commit) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .B5)([[name], ...(commit.length === 0 ? [] : [commit])], ' ');
function describeBaseline({ baseline, names }, run) {
    if (baseline.kind === 'none')
        return ['no baseline'];
    const { commit, distance, age_hours: age, note } = baseline;
    const facts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(distance !== null && distance !== 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(distance, 'commit')} away`, age !== null && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .nV)(age), note);
    const name = nameArm(names.baseline, nameCommit({ ...run, commit }));
    return facts.length === 0 ? name : [...name, ` (${facts.join(', ')})`];
}
function describeTrials(comparison, context) {
    const { counts } = context;
    const { asked } = comparison;
    const trials = comparison.candidate.trials_per_case;
    const before = comparison.baseline?.trials_per_case ?? trials;
    const isVarying = comparison.gates.some(({ these_cases: own }) => own?.how === 'rounds');
    if (asked !== undefined && isVarying && (asked.cap > 1 || asked.answers !== counts.cases * trials))
        return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.cases, 'case')} in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(asked.rounds, 'round')}${describePlanned(asked)} (${context.names.baseline}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(before, 'trial')})`;
    const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`;
    const most = counts.trials > counts.cases && counts.trials < 0.75 * counts.cases * trials ? 'up to ' : '';
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.cases, 'case')} × ${most}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(trials, 'trial')}${describeRepeats([comparison])}${other}`;
}
function describeRepeats(comparisons) {
    const repeats = comparisons.reduce((sum, { asked }) => sum + (asked?.asked_on ?? 0), 0);
    return repeats === 0 ? '' : `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(repeats)} repeated`;
}
function describePlanned({ planned, answers }) {
    if (planned === undefined || planned.most === answers)
        return '';
    const { expected, most } = planned;
    if (expected === most)
        return `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(most, 'answer')} at most`;
    return `, about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(expected, 'answer')} expected, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(most)} at most`;
}
function describeTrouble({ counts }) {
    const { unasked = 0 } = counts;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(counts.failed > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.failed, 'trial')} failed`, counts.timeouts > 0 && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.timeouts, 'time-out'), counts.infrastructure > unasked && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(counts.infrastructure - unasked)} without an answer`, unasked > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(unasked)} not asked`, counts.retries > 0 && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.retries, 'retry', 'retries')).join(', ');
}
function describeCost(context) {
    const { cost_usd: cost, trials_of_unknown_cost: unknown, counts, judge_cost: judge } = context;
    const system = describeSum(cost, { unknown, trials: counts.trials });
    if (judge === undefined)
        return system === 'unknown' ? 'cost unknown' : system;
    const { usd, trials_unknown: unknownJudge } = judge;
    return `cost: system ${system}, judge ${describeSum(usd, { unknown: unknownJudge, trials: counts.trials })}`;
}
function describeSum(usd, { unknown, trials }) {
    if (unknown >= trials && unknown > 0)
        return 'unknown';
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .up)(usd)}${unknown === 0 ? '' : ` and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(unknown, 'trial')} of unknown cost`}`;
}
const NAMED_MODELS = 3;
function describeModels({ baseline, candidate }, { names }) {
    const list = (models = []) => {
        const names = models.map((model) => (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__  .I)(model, 60));
        return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .FS)(names, NAMED_MODELS) || 'unnamed models';
    };
    if ((baseline?.models ?? []).length + (candidate.models ?? []).length === 0)
        return '';
    const [old, now] = [list(baseline?.models), list(candidate.models)];
    if (old === now || baseline === null)
        return `answered by ${now}`;
    return `answered by ${old} (${names.baseline}) and ${now} (${names.candidate})`;
}
function describeCache({ counts: { trials, cached = 0, judge } }) {
    const readings = judge?.cached ?? 0;
    const parts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(cached > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(cached)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(trials, 'answer')}, whose latency does not count`, readings > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(readings)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(judge?.readings ?? readings, 'reading')} of the judge`);
    return parts.length === 0 ? '' : `from the cache: ${parts.join(', and ')}`;
}
function joinFooter(facts, links) {
    const texts = facts.map((fact) => (typeof fact === 'string' ? (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(fact !== '' && fact) : fact));
    const all = [...texts, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .nf)('full report', links.report), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .nf)('run', links.run)];
    const said = all.filter((text) => text.length > 0);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .B5)(said, ' · ');
}
function writeFooter(comparison, context) {
    const { names, look } = context;
    const facts = [
        `suite ${context.suite}`,
        describeBaseline(context, comparison.baseline),
        nameArm(names.candidate, nameCommit({ ...comparison.candidate, commit: context.candidate.commit })),
        describeTrials(comparison, context),
        describeTrouble(context),
        describeCache(context),
        describeModels(comparison, context),
        `seed ${context.seed}`,
        describeCost(context),
        (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .a3)(context.duration_s),
        look === null ? '' : `measurement ${look} of ${names.candidate}`,
    ];
    return joinFooter(facts, context.links);
}
function buildDifferenceLists(candidates) {
    return candidates.flatMap(({ comparison: { differences }, context: { names } }) => {
        if (differences.length === 0)
            return [];
        const what = differences.map((one) => one.what).join(', ');
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .zH)(`Different in ${names.baseline} and ${names.candidate}: ${what}`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .p_)(differences.map(describe)))];
    });
}
function describe({ what, baseline, candidate, changes, effect }) {
    if (changes !== undefined)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .ko)(what), `: ${changes.join('; ')}. ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .yV)(effect)}.`];
    const hashes = `${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__  .O)(baseline)} → ${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__  .O)(candidate)}`;
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .ko)(what), `: ${hashes}${effect === '' ? '' : `: ${effect}`}`];
}
function writeProvenance(comparison, context) {
    const { baseline, candidate } = comparison;
    const { names, links } = context;
    const arms = [
        { name: names.candidate, run: candidate },
        ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
    ];
    const timeless = {
        ...context,
        baseline: context.baseline.kind === 'none' ? context.baseline : { ...context.baseline, age_hours: null },
        links: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Oy)({ run: links.run }),
    };
    return [listRuns(arms), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .FY)(...writeFooter(comparison, timeless))];
}
function listRuns(arms) {
    const rows = arms.map(({ name, run }) => {
        const commit = nameCommit(run);
        const { variant, branch, started_at: start, trials_per_case: trials } = run;
        return [name, variant, commit.length === 0 ? '–' : commit, branch ?? '–', writeTime(start), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(trials)];
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .tp)(['run', 'variant', 'commit', 'branch', 'measured', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .pG)('trials per case')], rows);
}
const writeTime = (time) => time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/, '$1 $2 UTC');


  }),

  52509:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GF: () => (  findMetric),
    Md: () => (  listArmColumns),
    N9: () => (  buildSelectionNote),
    Wj: () => (  buildPairTables),
    cL: () => (  buildStandings),
    ds: () => (  buildArmTable),
    j: () => (  findValue),
    tb: () => (  findResult)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79167);
  var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6813);
  var _words_these_cases_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48546);
  var _gate_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97333);










function findMetric({ gates, metrics }, id) {
    const gate = gates.find((one) => one.id === id);
    return metrics.find((one) => one.id === gate?.metric);
}
function findResult({ pairs }, gate, arms) {
    const pair = pairs.find(({ baseline, candidate }) => baseline === arms[0] && candidate === arms[1]);
    return pair?.gates.find((one) => one.gate === gate);
}
function findValue({ standings }, gate, arm) {
    return standings.find(({ name }) => name === arm)?.values[gate ?? ''] ?? null;
}
const MAX_OPEN = 5;
function buildStandings({ baseline: first, ranking }) {
    const own = ranking.pairs
        .filter(({ baseline }) => baseline === first)
        .map((pair) => ({ name: pair.candidate, words: writeVerdict(ranking, pair) }));
    const clauses = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_6__  .$z)(own, ({ words }) => words)].map(([words, same]) => {
        const names = same.map(({ name }) => (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(name));
        return `${names.length < MAX_OPEN ? names.join(', ') : (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .JH)(names)} ${words}`;
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .ko)(`Against ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(first ?? '')}, each alone:`), ` ${clauses.join('; ')}.`);
}
function writeVerdict({ gates }, { verdict, because, gates: results }) {
    const isFatal = (id) => gates.some((gate) => gate.id === id && gate.severity === 'fail');
    const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate);
    const why = failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail broke' : null;
    return `${verdict}${why === null ? '' : ` (${why})`}`;
}
const MAX_LISTED = 10;
function buildPairTables(comparison) {
    const { ranking, verdict } = comparison;
    const { gates, pairs, family } = ranking;
    const { primary } = verdict;
    return [...gates]
        .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
        .flatMap((gate) => {
        const metric = findMetric(ranking, gate.id);
        if (metric === undefined)
            return [];
        const isListed = pairs.length <= MAX_LISTED;
        const block = isListed ? tableOf(comparison, gate, metric) : matrixOf(ranking, gate, metric);
        if (gate.id === primary && isListed)
            return [block];
        const title = `${metric.title}${gate.id.slice(gate.metric.length)}`;
        const tests = gate.severity === 'fail' ? `over ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(family, 'test')}` : 'among the gates that only warn';
        const reading = isListed ? '' : ', row against column, sure ones bold';
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .zH)(`All ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(pairs.length, 'pair')} on ${title}${reading}; p adjusted by Holm ${tests}`, block)];
    });
}
function matrixOf(ranking, gate, metric) {
    const [, ...rows] = ranking.standings;
    const columns = ranking.standings.slice(0, -1);
    const cell = (row, column) => {
        const result = findResult(ranking, gate.id, [column, row]);
        const change = result === undefined ? null : (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)({ metric, ...result }).change;
        return change === null ? [''] : [result?.better === null ? change : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .ko)(change)];
    };
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .tp)(['', ...columns.map((_, place) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .pG)((0,_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .Dp)(place)))], rows.map(({ name }, at) => [`${(0,_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .Dp)(at + 1)} ${name}`, ...columns.map((other) => cell(name, other.name))]));
}
function tableOf(comparison, gate, metric) {
    const { alpha } = comparison;
    const { pairs, family } = comparison.ranking;
    const columns = [
        'pair',
        `${metric.title}, ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .VY)(comparison)}`,
        gate.severity === 'fail' ? `p (Holm, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(family, 'test')})` : 'p (Holm)',
        'result',
    ];
    const rows = pairs.flatMap((pair) => {
        const result = pair.gates.find((one) => one.gate === gate.id);
        if (result === undefined)
            return [];
        const { change, interval } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)({ metric, ...result });
        const n = result.n === pair.shared ? '' : `, n = ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(result.n)}`;
        const size = result.better === null ? (change ?? '–') : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .ko)(change ?? '–');
        const range = interval === null ? '' : ` ${interval}${(0,_words_these_cases_words_js__WEBPACK_IMPORTED_MODULE_4__  .Nk)(result, alpha)}`;
        const cell = change === null ? ['–'] : [size, range, n];
        const p = result.p_adjusted === null ? '–' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .MA)(result.p_adjusted, alpha);
        return [[`${pair.baseline} → ${pair.candidate}`, cell, p, describe(pair, result, metric)]];
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .tp)(columns, rows);
}
function describe({ baseline, candidate }, result, metric) {
    const { better, verdict, suspect, n } = result;
    if (better !== null)
        return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(better === 'candidate' ? candidate : baseline)} is better`;
    if (verdict === 'unchanged')
        return n === 1 ? 'equal on the only case' : `equal on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(n, 'case')}`;
    if (verdict === 'invalid' || verdict === 'not-comparable')
        return `not compared: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)({ ...result, metric })}`;
    return `cannot be told apart${suspect ? ', suspect' : ''}`;
}
const MAX_NAMED = 5;
function buildArmTable(comparison) {
    const { standings, outcome } = comparison.ranking;
    const winner = outcome.kind === 'winner' ? outcome.variant : null;
    const values = listArmColumns(comparison);
    const columns = values.map(({ title, gate }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .pG)(`${title}${gate === comparison.verdict.primary ? ' (primary)' : ''}`));
    const rows = standings.map(({ name, beats }, place) => [
        (0,_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .Dp)(place),
        name === winner ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .ko)(name)] : name,
        ...values.map(({ write }) => write(place)),
        beats.length === 0 ? 'none' : nameBeaten(beats, standings),
    ]);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .tp)(['', 'variant', ...columns, 'beats'], rows);
}
function listArmColumns(comparison) {
    const { arms, ranking } = comparison;
    const { gates, metrics, standings } = ranking;
    const columns = gates.flatMap(({ id, metric }) => {
        const facts = findMetric(ranking, id);
        if (facts === undefined)
            return [];
        const write = (place) => writeArmValue(comparison, id, facts, standings[place]?.name ?? '');
        return [{ title: `${facts.title}${id.slice(metric.length)}`, gate: id, metric, write }];
    });
    const spentId = (0,_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .DS)(arms);
    const spent = metrics.find(({ id }) => id === spentId);
    if (spent === undefined || gates.some(({ metric, where }) => metric === spentId && where === null))
        return columns;
    const write = (place) => {
        const value = arms[place]?.summaries[spent.id]?.mean;
        return typeof value === 'number' ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .Fl)(spent, value) : '–';
    };
    return [...columns, { title: spent.title, gate: null, metric: spent.id, write }];
}
function writeArmValue(comparison, gate, metric, name) {
    const { baseline, ranking } = comparison;
    const first = baseline ?? '';
    const { row, delta } = findResult(ranking, gate, [first, name]) ?? { row: null, delta: 0 };
    const values = { baseline: findValue(ranking, gate, first), candidate: findValue(ranking, gate, name) };
    return (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)({ metric, row, delta, ...values, interval: null }).candidate ?? '–';
}
function nameBeaten(beats, standings) {
    if (standings.length <= MAX_NAMED)
        return beats.join(', ');
    return standings.flatMap(({ name }, place) => (beats.includes(name) ? [(0,_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .Dp)(place)] : [])).join(', ');
}
function buildSelectionNote({ baseline, ranking, verdict: { primary } }) {
    const { outcome } = ranking;
    if (outcome.kind !== 'winner' || outcome.selection === null)
        return null;
    const { selection, variant } = outcome;
    const first = baseline ?? '';
    const metric = findMetric(ranking, primary);
    const row = findResult(ranking, primary, [first, variant])?.row;
    if (metric === undefined || row === undefined)
        return null;
    const write = (delta) => (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)({ metric, row, baseline: null, candidate: null, delta, interval: null }).changeInWords ?? '?';
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .N4)(`⚠️ ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(variant)} is the best of ${selection.among} here, so its lead over ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(first)} probably looks too large: it showed ${write(selection.observed)} (${metric.title}), and luck alone would give the best one about ${write(selection.optimism)}. Read it as ${write(selection.cautious)} until it is measured again. `, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__  .ko)(`Compare ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(first)} and ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .AB)(variant)} alone, on fresh trials`), ' (new cases where the target is deterministic).');
}


  }),

  27175:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  buildTrials),
    q: () => (  FLAKY_LISTED)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
  var _stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29772);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
  var _candidate_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3497);







const FLAKY_LISTED = 20;
function passRate(passes, alpha) {
    if (passes === null || passes.trials === 0)
        return '–';
    const { passed, trials } = passes;
    const { low, high } = (0,_stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_1__  .YV)({ successes: passed, n: trials, alpha });
    return `${passed} of ${trials} (${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .T1)(low)} to ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .T1)(high)})`;
}
function writePast(runs, alpha) {
    const sum = (place) => runs.reduce((total, run) => total + run[place], 0);
    const each = runs.map(([passed, trials]) => `${passed}/${trials}`).join(', ');
    return runs.length === 0 ? '–' : `${passRate({ passed: sum(0), trials: sum(1) }, alpha)}: ${each}`;
}
function listFlaky(repeated, show, { disagreements = [], past }) {
    const lists = repeated.map(({ reliability }) => reliability.flaky);
    const flaky = (0,_candidate_report_js__WEBPACK_IMPORTED_MODULE_2__  .U5)(lists, (one) => one.case_id);
    if (flaky.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)('No case is flaky: trials of the same arm agree.')];
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(flaky.length, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (show === 'none')
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(lead)];
    const steady = (id, place) => disagreements.find((other) => other.case_id === id)?.passes[place + 1] ?? null;
    const left = flaky.length - FLAKY_LISTED;
    const alpha = repeated[0]?.comparison.alpha ?? 0.05;
    const columns = (0,_candidate_report_js__WEBPACK_IMPORTED_MODULE_2__  .bA)(repeated).map((name) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .pG)(`passed, ${name}`));
    const isKnown = flaky.some(({ first }) => (past?.get(first.case_id) ?? []).length > 1);
    if (isKnown)
        columns.push('on main before, newest last');
    const rows = flaky
        .slice(0, FLAKY_LISTED)
        .map(({ first, each }) => [
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(first.case_id)],
        passRate(first.baseline, alpha),
        ...each.map((one, place) => passRate(one === null ? steady(first.case_id, place) : one.candidate, alpha)),
        ...(isKnown ? [writePast(past?.get(first.case_id) ?? [], alpha)] : []),
    ]);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(`${lead}${flaky.length > 1 ? ' Least stable first:' : ''}`), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .tp)(['case', ...columns], rows), left > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(left)} more.`));
}
function describeMajority(majority, alpha, show) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(failing)} broke, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(passing)} were fixed, of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(n, 'case')}`;
    const sentence = `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .MA)(p, alpha)}; it decides nothing).`;
    if (ties.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(sentence);
    const left = ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(ties.length, 'case is', 'cases are')} tied and left out`;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(sentence, left, ...(show === 'none' ? [] : [': ', ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .N6)(ties, FLAKY_LISTED)]), '.');
}
function describeNoise(noise, comparison) {
    const result = comparison.gates.find(({ gate }) => gate.id === noise.gate);
    if (result === undefined)
        return [];
    const amount = (value) => noise.unit === 'absolute'
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .ej)(result.metric, { kind: noise.unit, value })
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const more = `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `;
    const endless = `: even unlimited trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `;
    const advice = noise.advice === 'more-trials'
        ? [more, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .ko)('More trials help.')]
        : [endless, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .ko)('More cases help; more trials hardly do.')];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    const scope = result.these_cases === undefined ? '' : ' on questions like these';
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(noise.gate), `${scope}${start}${clipped}`, ...advice];
}
function buildTrials(candidates, show, beside = {}) {
    const repeated = candidates.flatMap((one) => one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }]);
    const [first] = repeated;
    if (first === undefined)
        return [];
    const flaky = new Set(repeated.flatMap(({ reliability }) => reliability.flaky.map((one) => one.case_id))).size;
    const { word, primary } = first.comparison.verdict;
    const isOne = candidates.length === 1;
    const isOpen = ({ gate }) => isOne && word === 'inconclusive' && gate === primary;
    const open = first.reliability.noise.filter(isOpen).map((one) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(...describeNoise(one, first.comparison)));
    const rest = repeated.flatMap(({ comparison, context, reliability: { noise, majority, not_separated: reason } }) => {
        const items = noise.filter((one) => !isOpen(one)).map((one) => describeNoise(one, comparison));
        const blocks = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(majority && describeMajority(majority, comparison.alpha, show), items.length > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(items), reason !== null && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(`Trials or cases? ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .yV)(reason)}.`));
        return isOne || blocks.length === 0 ? blocks : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .ko)(`${context.names.candidate}:`)), ...blocks];
    });
    if (repeated.every(({ reliability }) => reliability.unscored))
        return rest.length === 0 ? open : [...open, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .zH)('Trials or cases?', ...rest)];
    const summary = flaky === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(flaky, 'flaky case');
    return [...open, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .zH)(`Trials: ${summary}`, ...listFlaky(repeated, show, beside), ...rest)];
}


  }),

  49541:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DU: () => (  nameCases),
    U$: () => (  describeGivenUp),
    XP: () => (  describeEdits),
    eM: () => (  writeRewritten),
    gd: () => (  codeCase),
    m2: () => (  partOfTrials),
    nA: () => (  quoteQuestion),
    qz: () => (  listCases),
    ti: () => (  writeUnasked)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
  var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86550);
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76564);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6813);







const NAMED = 3;
const OPAQUE = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,}|c[\da-z]{24})$/i;
const QUESTION_LENGTH = 60;
function quoteQuestion(id, query = id) {
    return query === id || !OPAQUE.test(id) ? '' : ` “${(0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_1__  .I)((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(query).trim(), QUESTION_LENGTH)}”`;
}
const codeCase = (id, { questions }) => [
    (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .aY)(id),
    quoteQuestion(id, questions?.get(id)),
];
function nameFirst(ids, context) {
    const named = [...ids].sort(_model_natural_order_js__WEBPACK_IMPORTED_MODULE_3__  .y).slice(0, NAMED);
    const texts = named.map((id) => codeCase(id, context));
    return [...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .B5)(texts, ', '), ids.length > NAMED ? ' …' : ''];
}
function listCases(ids, { context, details }) {
    return details === 'none' || ids.length === 0 ? [] : [': ', ...nameFirst(ids, context)];
}
function nameCases(ids, kind, { context, details }) {
    const what = ids.length === 1 ? `the ${kind}` : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(ids.length, kind);
    return details === 'none' ? [what] : [what, ' ', ...nameFirst(ids, context)];
}
function describeEdits({ disabled = [] }) {
    return disabled.length === 0 ? 'edited or removed' : 'edited, switched off or removed';
}
function writeRewritten({ cases: { change } }, { names }) {
    const { cases = 0, edited = [], removed = [], disabled = [] } = change ?? {};
    const done = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(edited.length > 0 && `edits ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(edited.length)}`, disabled.length > 0 && `switches off ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(disabled.length)}`, removed.length > disabled.length && `removes ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(removed.length - disabled.length)}`);
    return [`${names.candidate} ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .JH)(done)} of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(cases, 'case')} that judge it`];
}
function writeUnasked({ comparison, ...shown }) {
    const { change } = comparison.cases;
    if (change === undefined)
        return [];
    const { unasked } = change;
    const [were, them] = unasked.length === 1 ? ['was', 'it'] : ['were', 'them'];
    return [
        ...nameCases(unasked, 'watched case', shown),
        ` ${were} ${describeEdits(change)} and not asked as ${shown.context.names.baseline} has ${them}`,
    ];
}
function describeGivenUp({ unasked = 0, ...counts }) {
    return `the target was given up, so ${partOfTrials(unasked, counts)} ${unasked === 1 ? 'was' : 'were'} never asked`;
}
function partOfTrials(part, { trials, cases }) {
    return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .BU)(part, trials, trials === cases ? 'case' : 'trial');
}


  }),

  35203:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B$: () => (  describeNothingMatched),
    GO: () => (  decidingCoverage),
    HA: () => (  describeBlindSpot),
    Hn: () => (  describeNothingToLose),
    Vn: () => (  adviseGates),
    k7: () => (  joinUncovered),
    mX: () => (  describeRenamedCorpus),
    oQ: () => (  writeCoverage),
    uo: () => (  describeUngated)
  });
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
  var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97333);
  var _word_styles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80484);






const NAMED = 2;
const ABOUT_COVERAGE = ['ungated-loss', 'no-quality-gate', 'ungated-cases'];
function decidingCoverage({ coverage, verdict }) {
    return coverage !== undefined && ABOUT_COVERAGE.includes(verdict.because) ? coverage : null;
}
function describeUncovered(coverage, gates) {
    const { cases, uncovered, compared, gated } = coverage;
    if (gated) {
        const old = compared === undefined ? null : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(compared.cases, 'case');
        const among = old === null ? '' : `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(compared?.uncovered ?? 0)} of the ${old} that both runs have`;
        return `no gate checks the quality of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .BU)(uncovered.length, cases, 'case')}${among}`;
    }
    const titles = [...new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ metric }) => metric.title))];
    const only = titles.length === 0 ? '' : `, only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .JH)(titles)}`;
    return `no gate checks the quality of the answers${only}`;
}
function describeLosses({ losses }) {
    if (losses.length === 0)
        return null;
    const told = losses.map((loss) => `${loss.metric.title} ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(loss).move} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(loss.n, 'case')})`);
    return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .JH)((0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .Ac)(told, NAMED, (more) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(more, 'more metric got worse', 'more metrics got worse')));
}
function joinUncovered(coverage, gates, joint) {
    const losses = describeLosses(coverage);
    return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .yV)(describeUncovered(coverage, gates))}${losses === null ? '' : `${joint} ${losses}`}.`;
}
function writeCoverage(comparison) {
    const { coverage, gates } = comparison;
    return coverage === undefined || decidingCoverage(comparison) !== null
        ? []
        : [joinUncovered(coverage, gates, ', where')];
}
function adviseGates(comparison) {
    const coverage = decidingCoverage(comparison);
    if (coverage === null)
        return null;
    const { uncovered, gateable } = coverage;
    const them = uncovered.length === 1 ? 'that case' : `those ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(uncovered.length, 'case')}`;
    if (gateable.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__  .FY)(`Nothing measures how good the answers to ${them} are: say in the suite what a good answer is.`);
    const names = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__  .LJ)('or', gateable.map(_blocks_js__WEBPACK_IMPORTED_MODULE_5__  .qM));
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__  .FY)(`To let ${them} decide too, add a gate on `, ...names, ' to the suite.');
}
const CURE = [' · ', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__  .aY)('goldenpair validate --ask'), ' shows why'];
function describeNothingMatched({ metrics }) {
    const asking = metrics.find(({ metric }) => metric.id === 'success.retrieval')?.n ?? 0;
    return [`nothing that ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(asking, 'case expects', 'cases expect')} was retrieved on either side`, ...CURE];
}
function describeNothingToLose(primary) {
    const { metric, candidate } = primary;
    const level = `${metric.title} is ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(primary).baseline ?? '?'} in the baseline`;
    const worst = metric.range[metric.direction === 'higher' ? 0 : 1];
    if (primary.baseline !== worst) {
        const loss = `${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_1__  .PF)(primary)} by ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_1__  .v)(primary) ?? 'its margin'}`;
        return [`${level} and cannot ${loss}`, ' · set a smaller margin'];
    }
    if (metric.id !== 'success')
        return [`${level} and cannot get worse`];
    const when = candidate === worst ? 'passes on either side' : 'passed before';
    return [`no case ${when}, so nothing could get worse`, ...CURE];
}
function describeBlindSpot({ comparison: { coverage } }) {
    if (coverage === undefined)
        return [];
    const { gated, uncovered, cases, losses } = coverage;
    const what = gated ? `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(uncovered.length)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(cases, 'case')}` : 'the answers';
    const loss = losses[0] === undefined ? '' : `${gated ? '; there' : ', and'} ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_1__  .xS)(losses[0])}`;
    return [`no gate checks the quality of ${what}`, loss];
}
function describeUngated({ left_out: scores = [] }) {
    const [first, ...more] = scores.filter(({ directed, sides }) => directed && sides.length === 2);
    const others = more.length === 0 ? '' : ` and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(more.length, 'more score')}`;
    return [`nothing compares ${first?.score ?? ''}${others}`, `: ${first?.reason ?? ''}`];
}
const describeRenamedCorpus = ({ comparison: { corpus_renamed: ids } }) => ({
    ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_2__  .cv)('inconclusive'),
    lead: `None of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(ids?.expected ?? 0, 'expected id')} is among the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(ids?.retrieved ?? 0)} retrieved: were the documents split differently? Cannot tell.`,
});


  }),

  42821:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $8: () => (  describeUnproven),
    D2: () => (  describeUnreadable),
    DY: () => (  reasonNotCompared),
    M1: () => (  describeImproved),
    QB: () => (  describeNotCompared),
    Y: () => (  describeSame),
    bt: () => (  isReasonShort),
    gE: () => (  headlineGate),
    gJ: () => (  describeNoBaseline),
    hH: () => (  describeUnmeasured),
    hi: () => (  describeFailed),
    sJ: () => (  describeTooFew),
    us: () => (  describeOpen),
    vz: () => (  describeConfirmed),
    wU: () => (  describeNoRegression)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73341);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22837);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43144);
  var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55451);
  var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97333);
  var _case_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49541);
  var _these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48546);
  var _word_styles_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80484);












const REASON_WORDS = 12;
const VALUES_NAMED = 3;
function headlineGate(comparison) {
    const { word } = comparison.verdict;
    if (word === 'invalid' || word === 'not-comparable')
        return null;
    return (word === 'regressed' ? (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .qq)(comparison)[0] : null) ?? (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(comparison);
}
function countFlips({ gate, n }, comparison) {
    const counts = (0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .S2)(comparison);
    const isCounted = gate.metric === 'success' && gate.where === null && n > 1 && counts.broke + counts.fixed > 0;
    return isCounted ? counts : null;
}
const wereFixed = (fixed) => `${fixed === 1 ? 'was' : 'were'} fixed`;
function describeLoss(result, comparison) {
    const flips = countFlips(result, comparison);
    if (flips === null || flips.broke === 0) {
        const lost = comparison.concentration?.gate === result.gate.id ? (result.worse_cases?.worst.length ?? 0) : 0;
        const where = [`, most in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(lost, 'case')}`, ...describeShared(comparison, lost)];
        return [(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(result), ...(lost === 0 ? [] : where)];
    }
    const { broke: broken, fixed } = flips;
    if ((0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .Ux)(result) && broken - fixed < (Math.abs(result.delta ?? 0) * result.n) / 2)
        return [`${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(result)}; ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(broken, 'case')} broke`];
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .BU)(broken, result.n, 'case')} broke`,
        ...describeShared(comparison, broken),
        fixed === 0 ? '' : `; ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(fixed)} ${wereFixed(fixed)}`,
    ];
}
function describeShared({ concentration, flips }, broken) {
    if (concentration === undefined) {
        const critical = flips.filter((flip) => flip.critical && flip.kind === 'newly-failing').length;
        const who = critical < broken ? `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(critical)} of them` : broken === 1 ? 'and it is' : 'all';
        return critical === 0 ? [] : [`, ${who} critical`];
    }
    const { trait, tag, cases } = concentration;
    const who = cases.length === broken ? 'all' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(cases.length)} of them`;
    return tag === null ? [`, ${who} ${trait}`] : [`, ${who} tagged `, { kind: 'code', text: tag }];
}
function describeFailed({ failed: [worst, ...others], comparison }) {
    if (worst === undefined)
        return [];
    const bound = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .tr)(worst);
    const allowed = bound === null && worst.gate.evidence === 'threshold' ? (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .v)(worst) : null;
    const loss = bound === null ? describeLoss(worst, comparison) : [`${worst.metric.title} is ${bound.value}, ${bound.bound}`];
    const [other] = others;
    const count = other === undefined ? '' : `; ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(others.length, 'more gate fails', 'more gates fail')}`;
    const named = others.length === 1 ? `; ${other?.metric.title ?? ''} fails too` : count;
    return [
        [...loss, allowed === null ? '' : `, beyond the threshold of ${allowed}`, named],
        [...loss, count],
    ];
}
function describeConfirmed({ comparison: { zero_tolerance: ids, flips }, ...shown }) {
    const areCritical = ids.every((id) => flips.some(({ case_id, critical }) => case_id === id && critical));
    return [
        ...(0,_case_words_js__WEBPACK_IMPORTED_MODULE_6__  .DU)(ids, areCritical ? 'critical case' : 'case', shown),
        areCritical ? ' broke' : ' broke, and none may',
    ];
}
function describeUnproven({ failed: [unproven] }) {
    if (unproven === undefined)
        return null;
    const allowed = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .v)(unproven) ?? 'its margin';
    const brief = `${unproven.metric.title} may be worse by more than ${allowed}`;
    return { mark: '❌', lead: 'Not shown', rest: [brief, ', and this gate requires proof'], brief: [brief] };
}
function describeOpen({ primary, comparison }) {
    if (primary === null)
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('inconclusive', 'this suite has no primary gate');
    if ((0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .Ux)(primary) && primary.verdict === 'inconclusive') {
        const isSame = primary.delta === 0 && primary.worse_cases === undefined && primary.gate.metric !== 'success';
        if (!isSame || primary.these_cases.copies || primary.gate.margin?.value === 0)
            return (0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .DR)(primary, comparison);
        const [brief = '', limit = ''] = describeTooFew(primary);
        return { ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('inconclusive', brief, limit), brief: [brief] };
    }
    if (primary.verdict === 'not-comparable')
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('inconclusive', `${primary.metric.title} was not compared`);
    if ((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_10__  .RV)(primary, comparison.alpha)) {
        const limit = `; the ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .PF)(primary)} may exceed ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .v)(primary) ?? 'its margin'}`;
        const brief = describeLoss(primary, comparison);
        return { mark: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_4__  .U1, lead: 'Worse', rest: [...brief, limit], brief };
    }
    const isUnexplained = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .Eh)(primary) === null;
    const flips = countFlips(primary, comparison);
    const isStill = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(primary).sign === 0;
    const [brief, doubt] = flips === null
        ? [(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(primary), isStill ? '' : ', which may be chance']
        : [describeCounts(flips, primary.n), ', too few to say whether it matters'];
    return { ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('inconclusive', brief, isUnexplained ? doubt : ''), brief: [brief] };
}
function describeCounts({ broke: broken, fixed }, n) {
    if (broken === 0)
        return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .BU)(fixed, n, 'case')} ${wereFixed(fixed)}`;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .BU)(broken, n, 'case')} broke${fixed === 0 ? '' : ` and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(fixed)} ${wereFixed(fixed)}`}`;
}
function describeTooFew(primary) {
    const loss = `a ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .PF)(primary)} of ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .v)(primary) ?? 'any size'}`;
    return primary.n === 1
        ? ['the only case came out the same, which says nothing about others']
        : [`${primary.metric.title} is the same on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(primary.n, 'case')}, too few`, ` to rule out ${loss}`];
}
function describeImproved({ primary, comparison }) {
    if (primary === null)
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('improved');
    const headline = { ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('improved', ...describeGain(primary, comparison)), brief: [] };
    return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_10__  .bQ)(primary) ? { ...headline, lead: 'Slightly better' } : headline;
}
function describeGain(primary, comparison) {
    const flips = countFlips(primary, comparison);
    if (flips === null || flips.fixed === 0)
        return [(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(primary)];
    const broke = flips.broke === 0 ? 'none broke' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(flips.broke)} broke`;
    return [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .BU)(flips.fixed, primary.n, 'case')} ${wereFixed(flips.fixed)}, ${broke}`];
}
function describeSame({ primary, comparison, context }) {
    const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged');
    const headline = (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('unchanged');
    if (result === undefined)
        return headline;
    if ((0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .Ux)(result)) {
        const results = result.n === 1 ? 'the result of the only case is' : `all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(result.n, 'result')}`;
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('unchanged', `${results} as ${sayWhere(context.names)}`);
    }
    const level = `${result.metric.title} ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(result).candidate ?? '?'}`;
    if (result.row === 'exact') {
        const where = result.n === 0 ? 'in one reading' : `on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(result.n, 'file')}`;
        return { ...headline, lead: `${headline.lead} ${where}`, rest: [level] };
    }
    if (result.n === 1)
        return { mark: '➖', lead: `${headline.lead} on the only case`, rest: [level] };
    const rulesOut = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .Uh)(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : ` (rules out ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .PF)(result)}s over ${rulesOut})`;
    const lead = `${headline.lead} on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(result.n, 'case')}`;
    return { ...headline, lead, rest: [`${level}${limit}`], brief: [level] };
}
function sayWhere({ baseline, candidate }) {
    if (candidate === 'this PR')
        return `on ${baseline}`;
    return ['baseline', 'reference', 'last good night'].includes(baseline) ? 'before' : `in ${baseline}`;
}
function describeNoRegression({ primary, comparison, context }) {
    const good = { ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('no-regression'), brief: [] };
    if (primary === null)
        return { ...good, lead: 'Within the bounds of all gates', joint: '; ', rest: ['none of them compares quality'] };
    const win = context.is_experiment ? describeWin(primary, comparison) : null;
    if (win !== null)
        return { ...good, joint: ', ', ...win };
    const { title } = primary.metric;
    const swaps = (0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  ._D)(comparison, primary);
    if (primary.verdict === 'unchanged')
        return { ...good, rest: [`${title} is the same on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(primary.n, 'case')}`] };
    if (primary.verdict === 'improved')
        return { ...good, lead: 'No regression proven', rest: [(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(primary)] };
    if ((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_10__  .hf)(primary, comparison.alpha)) {
        const { changeInWords, ofWhich } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(primary);
        const change = `${title} ${changeInWords ?? ''}${ofWhich}`;
        return { ...good, lead: 'Slightly worse, as allowed', rest: [swaps === '' ? change : `${change}; ${swaps}`] };
    }
    const allowed = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .v)(primary);
    const held = allowed === null ? (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(primary) : `a ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .PF)(primary)} of ${allowed} in ${title} is ruled out`;
    return (0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .Ux)(primary)
        ? { ...good, lead: `${good.lead} ${(0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_7__  .Gb)(primary.n)}`, rest: [swaps === '' ? held : swaps] }
        : { ...good, rest: [held] };
}
function describeWin(primary, { gates, alpha }) {
    const won = gates.find((result) => result.verdict === 'improved' && result.gate.id !== primary.gate.id);
    if (won === undefined)
        return null;
    const { title } = primary.metric;
    const rest = primary.verdict === 'unchanged'
        ? `${title} unchanged on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(primary.n, primary.row === 'exact' ? 'file' : 'case')}`
        : (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_10__  .hf)(primary, alpha)
            ? `${title} slightly worse, as allowed (${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(primary).changeOfArrow ?? ''})`
            : `no ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .PF)(primary)} of ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .v)(primary) ?? 'any size'} in ${title}`;
    const { size, sign, ofWhich } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(won);
    const { direction, unit } = won.metric;
    const less = unit === 'tokens' || unit === 'count' ? 'fewer' : 'less';
    const isSaving = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .nC)(won) && direction === 'lower' && size !== null && sign < 0;
    return { lead: isSaving ? `${size} ${less} ${won.metric.title}${ofWhich}` : (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xS)(won), rest: [rest] };
}
function describeUnmeasured({ comparison, context }) {
    const { counts, stopped, unanswered } = context;
    if (stopped !== undefined)
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('invalid', 'the run was stopped before its end');
    if (counts.infrastructure === 0) {
        const gate = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_5__  .xD)(comparison);
        if (gate !== null)
            return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('invalid', `${gate.metric.title} could not be measured`);
        const isDoubted = comparison.gates.some(({ agreement }) => agreement?.least !== undefined);
        if (isDoubted)
            return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('invalid', 'no gate is left that can fail: the judge disagrees with people');
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('invalid', 'no gate has a scored case');
    }
    if (counts.unasked !== undefined)
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('invalid', (0,_case_words_js__WEBPACK_IMPORTED_MODULE_6__  .U$)(counts));
    const cases = unanswered && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .BU)(unanswered.length, counts.cases, 'case');
    return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('invalid', `${cases ?? (0,_case_words_js__WEBPACK_IMPORTED_MODULE_6__  .m2)(counts.infrastructure, counts)} got no answer`);
}
function describeNoBaseline({ comparison: { gates, verdict }, context }) {
    const values = [...gates]
        .sort((a, b) => Number(b.gate.id === verdict.primary) - Number(a.gate.id === verdict.primary))
        .filter((result) => result.candidate_value !== null && result.gate.where === null)
        .map((result) => `${result.metric.title} ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .Fl)(result.metric, result.candidate_value ?? 0)}`);
    const unique = [...new Set(values)].slice(0, VALUES_NAMED);
    const cases = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(context.counts.cases, 'case');
    const write = (values) => [values.length === 0 ? cases : `${values.join(', ')} on ${cases}`];
    const texts = { rest: write(unique), brief: write(unique.slice(0, 1)) };
    const { carried_from: from } = context;
    const lead = from === undefined ? 'measured' : `carried forward from ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .Ax)(from)}`;
    if (context.is_baseline)
        return { mark: '📌', lead: `Baseline ${lead}`, ...texts };
    if (context.first_time)
        return { mark: '👋', lead: 'First run', ...texts };
    return { mark: '➖', lead: 'No baseline', ...texts };
}
function describeUnreadable({ context: { baseline } }) {
    const gist = baseline.kind === 'none' ? (baseline.gist ?? baseline.reason) : '';
    const why = gist !== '' && isShort(gist) ? ` (${gist})` : '';
    return { mark: '⚠️', lead: 'Not compared', rest: [`the baseline could not be read${why}`] };
}
function reasonNotCompared({ cases, gates, verdict }) {
    const edited = cases.edited.length + cases.removed.length;
    const stale = cases.stale?.length ?? 0;
    const what = [...(edited === 0 ? [] : [(0,_case_words_js__WEBPACK_IMPORTED_MODULE_6__  .XP)(cases)]), ...(stale === 0 ? [] : ['stale'])].join(' or ');
    return verdict.because === 'too-many-cases-excluded'
        ? `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(edited + stale)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(cases.shared + edited + stale, 'baseline case')} were ${what}`
        : [...new Set(gates.map(_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$))].join('; ');
}
const isShort = (reason) => reason.split(' ').length <= REASON_WORDS;
const isReasonShort = (comparison) => isShort(reasonNotCompared(comparison));
function describeNotCompared({ comparison }) {
    const reason = reasonNotCompared(comparison);
    return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_8__  .cv)('not-comparable', isShort(reason) ? reason : 'the two runs measured different things');
}


  }),

  31173:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D5: () => (  nameUnmeasured),
    Ms: () => (  isNews),
    UJ: () => (  prefixForms),
    U_: () => (  describeAttempts),
    f3: () => (  nameTagLosses),
    mG: () => (  writeHeadline),
    qT: () => (  collectNews),
    uh: () => (  listUnmeasured)
  });
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35560);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22837);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43144);
  var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97333);
  var _reason_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38605);
  var _word_styles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80484);
  var _sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14326);










const NAMED_TAGS = 2;
function writeHeadline(...facts) {
    const { first_look: look } = facts[0].cases;
    const headline = writeVerdict(...facts);
    return look === undefined
        ? headline
        : [...headline, ` · first look: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(look.cases)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(look.of, 'case')}`];
}
function writeVerdict(comparison, context, details, tail = []) {
    const { word, because } = comparison.verdict;
    const main = (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__  .I)(comparison.verdict).headline((0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .Jo)(comparison, context, details));
    const warnings = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .bt)(comparison);
    const unmeasured = nameUnmeasured(listUnmeasured(warnings));
    if (because === 'no-baseline')
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)(main, unmeasured);
    if (word === 'not-comparable')
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)(main);
    const losses = nameTagLosses((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__  .jZ)(comparison), main);
    if (word === 'invalid')
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)(main, prefixForms(' · ', losses));
    if (word === 'regressed')
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)(main, prefixForms(' · ', losses), unmeasured);
    const asides = [nameOpenGates(comparison), unmeasured, nameWarnings(warnings), ...tail];
    if (main.mark !== '✅')
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)(main, prefixForms(' · ', losses), ...asides);
    const mark = warnings.length > 0 ? '⚠️' : main.mark;
    const lead = main.rest.length === 0 ? main.lead : `${main.lead} overall`;
    return losses.length === 0
        ? (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)({ ...main, mark }, ...asides)
        : (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  ._r)({ mark, lead, rest: [] }, prefixForms(', but ', losses), ...asides);
}
const prefixForms = (joint, forms) => forms.map((form) => [joint, ...form]);
function nameTagLosses(losses, { rest }) {
    const isNamed = ({ tag }) => rest.some((part) => typeof part !== 'string' && part.kind === 'code' && part.text === tag);
    const left = losses.filter((slice) => !isNamed(slice));
    if (left.length === 0)
        return [];
    const name = (count) => {
        const named = left.slice(0, count).flatMap(({ tag, result: { metric, delta } }, at) => {
            const amount = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ej)(metric, { kind: 'absolute', value: Math.abs(delta ?? 0) });
            return [at === 0 ? '' : ', ', { kind: 'code', text: tag }, at === 0 ? ` lost ${amount}` : ` ${amount}`];
        });
        const more = left.length - count;
        return [...named, more > 0 ? ` and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(more, 'more tag')}` : ''];
    };
    return [name(NAMED_TAGS), name(1), [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(left.length, 'tag')} lost`]];
}
function nameUnmeasured(titles) {
    if (titles.length === 0)
        return [];
    const forms = [...(titles.length === 1 ? titles : []), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(titles.length, 'other gate')];
    return forms.map((what) => [` · ${what} could not be measured`]);
}
const listUnmeasured = (gates) => gates.flatMap(({ verdict, metric }) => (verdict === 'invalid' ? [metric.title] : []));
function nameWarnings(warnings) {
    const [first, ...others] = warnings.filter(({ verdict }) => verdict !== 'invalid');
    if (first === undefined)
        return [];
    if (others.length > 0)
        return [[` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(others.length + 1)} gates warn`]];
    const { title } = first.metric;
    const bound = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .tr)(first);
    const allowed = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .v)(first);
    const { changeInWords, ofWhich } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(first);
    const said = bound === null
        ? `${changeInWords ?? ''}${ofWhich}${allowed === null ? '' : `, allowed ${allowed}`}`
        : `${bound.value}, ${bound.bound}`;
    return [[` · ${title} ${said}`], [' · 1 gate warns']];
}
function nameOpenGates(comparison) {
    const undecided = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .no)(comparison, 'inconclusive').filter(({ failed }) => !failed);
    const lost = undecided.filter((result) => result.suspect || (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__  .RV)(result, comparison.alpha));
    const [first] = lost;
    if (first !== undefined) {
        const verb = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .PF)(first) === 'rise' ? 'risen' : 'dropped';
        const move = first.suspect ? `${first.metric.title} may have ${verb}` : (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .xS)(first);
        const count = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(lost.length, 'other gate is suspect', 'other gates are suspect');
        return [...(lost.length === 1 ? [[` · ${move}`]] : []), [` · ${count}`]];
    }
    const open = undecided.length;
    const uncompared = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .no)(comparison, 'not-comparable').length;
    const cannotTell = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(open, 'other gate cannot tell', 'other gates cannot tell');
    if (open + uncompared === 0)
        return [];
    if (uncompared === 0)
        return [[` · ${cannotTell}`]];
    if (open === 0)
        return [[` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(uncompared, 'other gate')} not compared`]];
    return [
        [` · ${cannotTell}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(uncompared)} not compared`],
        [` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(open + uncompared, 'other gate')} open`],
    ];
}
function collectNews(comparison) {
    const { verdict, gates, zero_tolerance } = comparison;
    const lost = (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_2__  .qq)(comparison).flatMap(({ worse_cases: worse }) => (worse?.beyond ? worse.worst : []));
    return {
        verdict: verdict.word,
        gates: gates.map((result) => `${result.gate.id} ${result.verdict}${result.suspect ? ' suspect' : ''}`).sort(),
        newly_failing: [...(0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_6__  .X0)(comparison, 'newly-failing')].sort(),
        newly_passing: [...(0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_6__  .X0)(comparison, 'newly-passing')].sort(),
        confirmed: [...zero_tolerance].sort(),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__  .fd)({ worse: [...new Set(lost.map(({ case_id: id }) => id))].sort() }),
    };
}
function isNews(comparison) {
    const { verdict } = comparison;
    if ((0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .bt)(comparison).length > 0 || (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__  .jZ)(comparison).length > 0)
        return true;
    if ((0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_6__  .X0)(comparison, 'newly-failing').length > 0)
        return true;
    return verdict.because !== 'no-baseline' && _word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .q9[verdict.word].is_no_news !== true;
}
function describeAttempts(words) {
    if (new Set(words).size < 2)
        return null;
    const times = words.length === 2 ? 'twice' : `${words.length} times`;
    const told = words.map((word, index) => `${index === 0 ? 'Attempt' : 'attempt'} ${index + 1}: ${word}`);
    return `The same commit was measured ${times}. ${told.join('; ')}.`;
}


  }),

  38605:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  reasonWords),
    b: () => (  explainVerdict)
  });
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22837);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43144);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
  var _case_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49541);
  var _coverage_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35203);
  var _headline_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42821);
  var _these_cases_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48546);
  var _word_styles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80484);








function reasonWords({ word, because }) {
    const reason = because ?? word;
    return { headline: HEADLINES[reason], meaning: MEANINGS_BY_RULE[reason] ?? MEANINGS[word], rule: RULES[reason] };
}
const regressed = (write) => (facts) => {
    const [text = write(facts), brief = write({ ...facts, details: 'none' })] = (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .hi)(facts);
    return { ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .cv)('regressed', ...text), brief };
};
const inconclusive = (write, brief = (facts) => write(facts).slice(0, 1)) => (facts) => (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .$8)(facts) ?? { ...(0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .cv)('inconclusive', ...write(facts)), brief: brief(facts) };
const inconclusiveOf = (write) => inconclusive(write, (facts) => write({ ...facts, details: 'none' }));
const NOTHING_TO_LOSE = 'No gate fails, but what the gates check could not have become worse.';
const NO_GATE_FAILS = 'no gate fails, and the primary gate decides';
const BOUNDS_ALONE = 'Only the absolute bounds of gates were checked.';
const openMeaning = (comparison, gate) => gate !== null && (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_6__  .RV)(gate, comparison.alpha)
    ? 'A loss is proven; whether it is larger than the margin is not.'
    : 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.';
function noRegressionMeaning(comparison) {
    const primary = (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(comparison);
    if (primary === null)
        return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.';
    return primary.verdict === 'improved'
        ? 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.'
        : 'A loss beyond the margin is ruled out, and no improvement is shown.';
}
const MEANINGS = {
    invalid: 'Too little was measured to say anything: neither good nor bad news.',
    'not-comparable': 'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
    regressed: 'A gate shows that the change made things worse by more than is allowed.',
    inconclusive: 'No gate fails, but the gates check too little of the suite to call that good news.',
    improved: 'The primary gate shows that the change made things better, and no gate fails.',
    unchanged: 'Every paired case came out the same in both runs.',
    'no-regression': noRegressionMeaning,
};
const MEANINGS_BY_RULE = {
    'baseline-unreadable': `The earlier run to compare with could not be read, so whatever this change broke is not seen. ${BOUNDS_ALONE}`,
    'baseline-removed': `This change removes the run that it is compared with, so whatever it broke is not seen. ${BOUNDS_ALONE}`,
    'no-baseline': 'There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.',
    'corpus-renamed': 'Every id that was retrieved is new, so the scores cannot tell a corpus that was chunked again from a retriever that finds nothing. Renew the expected ids, and record the baseline again.',
    'suite-rewritten': 'Too many of the cases were changed together with the code, so the rest cannot show that nothing got worse.',
    'watched-case-unasked': 'No gate fails, but a case that must never start to fail was not asked.',
    'non-inferiority-not-shown': openMeaning,
    'primary-gate': openMeaning,
    worse: 'A loss is sure, by the average or by single cases, but it is not shown to be as large as the margin.',
    'nothing-to-lose': NOTHING_TO_LOSE,
    'nothing-matched': NOTHING_TO_LOSE,
};
const HEADLINES = {
    'gate-failed-to-compute': () => (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .cv)('invalid', 'a gate could not be computed'),
    'missing-data-floor': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .hH,
    'nothing-measured': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .hH,
    'absolute-bound': regressed(() => ['a gate of this suite fails']),
    'baseline-unreadable': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .D2,
    'baseline-removed': regressed(({ context }) => [`${context.names.candidate} removes its own baseline`]),
    'no-baseline': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .gJ,
    'cases-named-otherwise': () => (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .cv)('not-comparable', 'the files name their cases in another way', ' · name the column of the case: id: … in results-options'),
    'corpus-renamed': _coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .mX,
    'suite-rewritten': regressed(({ comparison, context }) => (0,_case_words_js__WEBPACK_IMPORTED_MODULE_1__  .eM)(comparison, context)),
    'no-comparable-gate': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .QB,
    'too-many-cases-excluded': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .QB,
    gate: regressed(() => ['a gate of this suite fails']),
    'zero-tolerance': regressed(_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .vz),
    'watched-case-unasked': inconclusiveOf(_case_words_js__WEBPACK_IMPORTED_MODULE_1__  .ti),
    'non-inferiority-not-shown': (facts) => (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .$8)(facts) ?? (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .us)(facts),
    'primary-gate': (facts) => (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .$8)(facts) ?? (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .us)(facts),
    worse: (facts) => (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .$8)(facts) ?? (0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_4__  .Cc)(facts),
    'watched-case-unscored': inconclusiveOf(({ comparison: { zero_tolerance_unscored: unscored = [] }, ...shown }) => [
        ...(0,_case_words_js__WEBPACK_IMPORTED_MODULE_1__  .DU)(unscored, 'watched case', shown),
        ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
    ]),
    'target-given-up': inconclusive(({ context: { counts, names } }) => {
        const whose = counts.unasked === undefined ? ` of ${names.baseline}` : '';
        return [`the target${whose} was given up before all cases were asked`];
    }),
    'score-left-out': inconclusive(({ comparison }) => (0,_coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .uo)(comparison)),
    'first-look': inconclusive(() => ['no loss shown so far']),
    'too-many-in-quarantine': inconclusive(({ comparison: { cases }, ...shown }) => [
        ...(0,_case_words_js__WEBPACK_IMPORTED_MODULE_1__  .DU)(cases.quarantined ?? [], 'case', shown),
        ' in quarantine',
    ]),
    'ungated-loss': inconclusive(_coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .HA),
    'no-quality-gate': inconclusive(_coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .HA),
    'ungated-cases': inconclusive(_coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .HA),
    'nothing-to-lose': inconclusive(({ primary }) => (primary === null ? [] : (0,_coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .Hn)(primary))),
    'nothing-matched': inconclusive(({ comparison }) => (0,_coverage_words_js__WEBPACK_IMPORTED_MODULE_2__  .B$)(comparison)),
    'nothing-ruled-out': inconclusive(({ primary }) => (primary === null ? [] : (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .sJ)(primary))),
    improved: _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .M1,
    unchanged: _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .Y,
    'no-regression': _headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .wU,
};
const RULES = {
    'gate-failed-to-compute': 'a gate could not be computed, which is a bug of Goldenpair',
    'missing-data-floor': 'too many cases of the gate that decides have no score, which may hide any change',
    'nothing-measured': 'no gate that can fail has a scored case',
    'absolute-bound': 'a value is outside the absolute limits of its gate, whatever it was before',
    'baseline-unreadable': null,
    'baseline-removed': null,
    'no-baseline': null,
    'cases-named-otherwise': 'fewer than half of the cases are in both files, and as many are new as are gone',
    'corpus-renamed': 'the change retrieves nothing that the cases expect, and nothing that the baseline retrieved',
    'suite-rewritten': 'the change edits or removes more than a fifth of the cases that it is judged by, and nobody has accepted that',
    'no-comparable-gate': 'no gate can be compared',
    'too-many-cases-excluded': 'too few cases are the same in both runs',
    gate: 'a gate that can fail the run fails',
    'zero-tolerance': 'a case that must not fail now fails in all of its trials, confirmed by re-runs',
    'watched-case-unasked': 'a case that must not fail was edited or removed, and not asked as its base has it',
    'non-inferiority-not-shown': 'a gate requires proof that nothing was lost, and there is none',
    'primary-gate': 'the primary gate decides',
    worse: 'the primary gate is surely worse, but not shown to be worse by its margin',
    'watched-case-unscored': 'a case that must not fail passed before and has no score now',
    'target-given-up': 'the target was given up, and good news needs all of the cases',
    'score-left-out': 'both runs have a score that could not be read, and it might have got worse',
    'first-look': 'a first look asks a part of the cases, and good news needs all of them',
    'too-many-in-quarantine': 'more than a fifth of the cases are in quarantine, where no gate looks at them',
    'ungated-loss': 'among the cases that no gate checks, a metric of quality got worse by its default margin or more',
    'no-quality-gate': 'no gate that can fail checks the quality of the answers',
    'ungated-cases': 'no gate that can fail checks the quality of more than a fifth of the cases',
    'nothing-to-lose': 'the baseline of the primary gate is so low that its margin cannot be lost',
    'nothing-matched': 'success asks for retrieval in more than a fifth of the cases, and nothing that they expect was retrieved on either side',
    'nothing-ruled-out': 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
    improved: NO_GATE_FAILS,
    unchanged: NO_GATE_FAILS,
    'no-regression': NO_GATE_FAILS,
};
function explainVerdict(comparison) {
    const { word } = comparison.verdict;
    const { meaning, rule } = reasonWords(comparison.verdict);
    const gate = (0,_headline_words_js__WEBPACK_IMPORTED_MODULE_3__  .gE)(comparison) ?? (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(comparison);
    const text = typeof meaning === 'string' ? meaning : meaning(comparison, gate);
    if (rule === null)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__  .R_)(word === 'regressed' ? `Why “${word}”` : 'Why there is no verdict'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__  .FY)(text)];
    const items = [
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__  .ko)('What the word means: '), text],
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__  .ko)('The rule that chose it: '), `${rule}.`],
    ];
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__  .R_)(`Why “${word}”`), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__  .p_)(items)];
}


  }),

  48546:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bd: () => (  describeOwnGate),
    Cc: () => (  describeWorse),
    DR: () => (  describeOpenRange),
    Gb: () => (  nameYourCases),
    Nk: () => (  explainRange),
    S2: () => (  countChanged),
    Ux: () => (  isOnTheseCases),
    Zu: () => (  writeRefuted),
    _D: () => (  nameSwaps),
    zJ: () => (  writeQuestions)
  });
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22837);
  var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4657);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6813);
  var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97333);
  var _sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14326);
  var _case_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49541);
  var _word_styles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80484);










const NAMED_CASES = 3;
function isOnTheseCases(result) {
    return result?.these_cases !== undefined;
}
function explainRange(measured, alpha) {
    if (!(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_6__  .Tf)(measured, alpha))
        return '';
    return (measured.p ?? 1) < alpha
        ? `: the range also allows for chance that ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(measured.n, 'case')} cannot show; p decides`
        : ': the range rules out a loss; whether there is a gain, p decides';
}
function nameYourCases(n) {
    return n === 1 ? 'on your only case' : `on your ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(n)} cases`;
}
function countChanged(comparison) {
    return { broke: (0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_3__  .X0)(comparison, 'newly-failing').length, fixed: (0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_3__  .X0)(comparison, 'newly-passing').length };
}
const wereFixed = (fixed) => fixed === 0 ? 'none was fixed' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(fixed)} ${fixed === 1 ? 'was' : 'were'} fixed`;
function nameSwaps(comparison, primary) {
    const { broke, fixed } = countChanged(comparison);
    return primary.gate.metric !== 'success' || broke === 0 ? '' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(broke, 'case')} broke, ${wereFixed(fixed)}`;
}
function describeWorse({ primary, comparison }) {
    if (!isOnTheseCases(primary))
        return (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .cv)('inconclusive');
    const { broke } = primary.these_cases;
    const { changeInWords, sign } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(primary);
    const whole = `${primary.metric.title} ${changeInWords ?? '?'} ${nameYourCases(primary.n)}`;
    if (broke.length === 0) {
        const why = whyNotRegressed(primary, comparison);
        return { mark: '⚠️', lead: 'Worse', rest: [why === null ? whole : `${whole}, ${why}`] };
    }
    const isSuccess = primary.gate.metric === 'success';
    const fixed = isSuccess ? countChanged(comparison).fixed : 0;
    const counts = isSuccess ? describeTries(broke, comparison) : ` in ${primary.metric.title}`;
    const [sure, rest] = [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(broke.length, 'case')} broke for sure`, isSuccess ? `, ${wereFixed(fixed)}` : ''];
    return sign < 0 && fixed < broke.length
        ? { mark: '⚠️', lead: 'Worse', rest: [`${sure}${counts}${rest}`], brief: [`${sure}${rest}`] }
        : { mark: '⚠️', lead: `${sure}${counts}${rest}`, rest: [] };
}
function whyNotRegressed(result, { asked }) {
    const { delta, interval } = result;
    const { margin } = result.gate;
    if (delta === null || margin?.kind !== 'absolute' || -delta < margin.value - 1e-9)
        return null;
    if (interval === null || interval.high >= 0)
        return 'but the size of the loss may be chance';
    return (asked?.rounds ?? 1) < 2 ? 'seen in one round only' : 'but not in every round';
}
function describeTries(ids, { flips }) {
    const counts = flips
        .filter(({ case_id: id }) => ids.includes(id))
        .map(({ candidate: here, baseline: main }) => {
        return ` (${here.passed} of ${here.trials} here, ${main.passed} of ${main.trials} on main)`;
    });
    const [only = '', ...others] = new Set(counts);
    return others.length === 0 ? only : '';
}
function describeOpenRange(primary, comparison) {
    const { asked } = comparison;
    const { ends, range } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(primary);
    const between = `between ${ends ?? '?'}`;
    if (primary.these_cases.copies)
        return { mark: '⚠️', lead: 'Repeated answers were copies', rest: [`each case counts once, ${between}`] };
    const swaps = nameSwaps(comparison, primary);
    const isShort = swaps === '' && asked !== undefined && asked.cap > 1;
    const rounds = isShort ? ` after ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(asked.rounds, 'round')}` : '';
    const brief = `${primary.metric.title} changed by ${range ?? '?'}`;
    const headline = (0,_word_styles_js__WEBPACK_IMPORTED_MODULE_5__  .cv)('inconclusive', brief, swaps === '' ? '' : `; ${swaps}`);
    return { ...headline, lead: `${headline.lead}${rounds}`, brief: [brief] };
}
function describeOwnGate(result, comparison, { context, details }) {
    const { verdict, these_cases: own } = result;
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(result);
    const title = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .yV)(result.metric.title);
    const allowed = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_2__  .v)(result) ?? 'nothing';
    const limit = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_2__  .v)(result, { without_points: true }) ?? 'nothing';
    const values = `${title} ${text.arrow}`;
    const seen = `${values} (${text.changeOfArrow ?? '?'}${(result.delta ?? 0) < 0 ? `; allowed ${limit}` : ''})`;
    if (own.how === 'fact') {
        const same = `${title} ${text.baseline ?? '?'} in both`;
        return [`${verdict === 'unchanged' ? same : seen}. Not chance: the target gives the same answer every time.`];
    }
    const asked = describeAsked(comparison);
    const reason = own.broke.length === 0 ? null : whyNotRegressed(result, comparison);
    const p = result.p_adjusted === null ? '' : `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .Cv)(result.p_adjusted, comparison.alpha)}`;
    const change = `${values} (${text.changeOfArrow ?? '?'})`;
    const sure = `: more than chance${p}${asked}.`;
    if (verdict === 'regressed')
        return [`${seen}${sure}`];
    if (verdict === 'improved')
        return [`${change}${sure}`];
    if (verdict === 'no-regression') {
        const held = nameSwaps(comparison, result) === '' ? '' : `; a ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_2__  .PF)(result)} of ${allowed} is ruled out`;
        return [`${change}${held}${asked}.`];
    }
    if (verdict !== 'inconclusive')
        return [`${seen}${asked}.`];
    const read = details === 'none' ? [] : [' Read ', ...nameSome(own.broke, context), ' before you merge.'];
    const isAskedOnce = comparison.asked?.main?.most === 1 && comparison.asked.cap > 1;
    return [
        `${seen}${own.worse && reason !== null ? `, ${reason}` : ''}${asked}.`,
        ...(own.broke.length === 0 ? [whyOpen(result, comparison)] : read),
        isAskedOnce ? ` Main was asked only once; ${_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__  .iT.varying} trials of each case would tell more.` : '',
        own.copies ? ' Turn the cache off for the suite, or give each try its own seed.' : '',
    ];
}
function whyOpen({ interval, metric, these_cases: own }, comparison) {
    const isLoss = interval !== null && interval.high < 0;
    if (isLoss && !own.worse && (comparison.asked?.rounds ?? 1) > 1)
        return ' The loss is not in every round: the provider may have had a bad minute. Run it again.';
    if (metric.kind !== 'binary')
        return '';
    const confirmed = comparison.zero_tolerance.length;
    const { broke } = countChanged(comparison);
    if (confirmed > 0)
        return broke > confirmed ? ' No other case is sure to have broken.' : '';
    return broke === 0 ? ' No single case broke for sure.' : ' No case is sure to have broken.';
}
function nameSome(ids, context) {
    const named = ids.slice(0, NAMED_CASES).map((id) => (0,_case_words_js__WEBPACK_IMPORTED_MODULE_4__  .gd)(id, context));
    const more = ids.length - named.length;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_9__  .LJ)('and', [...named, ...(more > 0 ? [[(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(more, 'more case')]] : [])]);
}
function describeAsked({ asked }) {
    if (asked === undefined || asked.cap === 1)
        return '';
    return ` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(asked.rounds, 'round')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(asked.answers, 'answer')}`;
}
const TESTS = {
    mcnemar: 'McNemar',
    'paired-t': 'paired t',
    'log-ratio': 'paired t of logs',
};
function writeQuestions({ gates, verdict, alpha }) {
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const other = primary?.like_these;
    if (primary === undefined || other === undefined)
        return null;
    const limit = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_2__  .Uh)({ ...primary, ...other }, other.can_rule_out);
    const { title } = primary.metric;
    const noun = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_2__  .PF)(primary);
    const ruledOut = limit === null
        ? `no ${title} ${noun} is ruled out`
        : `${other.can_rule_out === 0 ? `any ${title} ${noun} is` : `${title} ${noun}s of ${limit} or more are`} ruled out`;
    const test = other.row === null ? undefined : TESTS[other.row];
    const too = primary.verdict === other.verdict ? ' too' : '';
    const who = primary.verdict === verdict.word ? '' : `${title} `;
    const words = {
        regressed: `${who}worse${too}`,
        improved: `${who}better${too}`,
        'no-regression': `no regression; ${ruledOut}`,
        unchanged: ruledOut,
        inconclusive: `cannot tell; ${ruledOut}`,
        breached: 'beyond the threshold',
        'within-bounds': 'within bounds',
        invalid: 'nothing can be said',
        'not-comparable': 'not compared',
    }[other.verdict];
    const p = other.p === null || test === undefined ? '' : ` (${test} ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__  .Cv)(other.p, alpha)})`;
    return `For other questions like these: ${words}${p}.`;
}
function writeRefuted({ asked }) {
    if (asked === undefined || asked.refuted_by === null)
        return null;
    const who = asked.refuted_by === 'main' ? 'on main' : 'of this change';
    return `The target is declared \`deterministic\`, but answers ${who} to one question differed: the declaration is not used.`;
}


  }),

  31814:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  writeFindings),
    Z: () => (  writeComparison)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79167);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35560);
  var _sections_standings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52509);
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11330);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43144);
  var _write_recommendations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47252);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22837);
  var _write_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81696);
  var _sections_flips_worse_cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13863);
  var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97333);
  var _write_metrics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80738);













function writeComparison({ candidates, ranking, ...comparison }) {
    return { ...comparison, candidates: candidates.map(writeCandidate), ranking: ranking && writeRanking(ranking) };
}
function withRemark(metric) {
    return { ...metric, reason: metric.cause === null ? null : (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_1__  .Ei)(metric.cause, metric.metric) };
}
function writeCandidate({ facts, ...pair }) {
    const { coverage, warnings, verdict, ...candidate } = pair;
    const measured = { ...pair, facts };
    return {
        ...candidate,
        ...(coverage !== undefined && { coverage: { ...coverage, losses: coverage.losses.map(withRemark) } }),
        gates: candidate.gates.map((gate) => ({ ...gate, reason: (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_1__  .V$)(gate) })),
        metrics: candidate.metrics.map(withRemark),
        slices: candidate.slices.map((slice) => ({ ...slice, result: withRemark(slice.result) })),
        findings: writeFindings(measured),
        recommendations: (0,_write_recommendations_js__WEBPACK_IMPORTED_MODULE_3__  .o)(measured).map((one) => ({ ...one, text: `${one.text}.` })),
        warnings,
        verdict,
    };
}
function writeRanking(ranking) {
    const withReason = (gate) => {
        const metric = (0,_sections_standings_js__WEBPACK_IMPORTED_MODULE_0__  .GF)(ranking, gate.gate);
        if (metric === undefined)
            throw new Error(`the ranking has no metric of gate ${gate.gate}`);
        return { ...gate, reason: (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_1__  .V$)({ ...gate, metric }) };
    };
    return { ...ranking, pairs: ranking.pairs.map((pair) => ({ ...pair, gates: pair.gates.map(withReason) })) };
}
const SHOWN_CASES = 5;
function writeFindings(comparison) {
    const { gates, alpha } = comparison;
    const { concentration, zero_recall: zero } = comparison.facts;
    const ranked = [...gates].sort((a, b) => rankOf(a) - rankOf(b));
    const byClaim = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_8__  .$z)(ranked, (result) => (0,_write_gate_js__WEBPACK_IMPORTED_MODULE_4__  ._B)(result, alpha));
    const pick = (...claims) => claims.flatMap((claim) => (byClaim.get(claim) ?? []).map((result) => writeFinding(result, claim, alpha)));
    const metrics = (0,_write_metrics_js__WEBPACK_IMPORTED_MODULE_7__  .DH)(comparison);
    const slices = writeSlices(comparison, concentration?.tag ?? null);
    const zeroRecall = listFindings('zero-recall', writeZeroRecall(zero, comparison.baseline !== null));
    const hasNewlyMissed = (zero?.newly_missed.length ?? 0) > 0;
    const findings = [
        ...listFindings('confirmed-case', writeConfirmed(comparison)),
        ...listFindings('cause', [
            ...(0,_write_metrics_js__WEBPACK_IMPORTED_MODULE_7__  .L5)(comparison),
            ...(concentration === null ? [] : [writeConcentration(concentration, comparison)]),
        ]),
        ...pick('invalid', 'failed', 'unproven', 'suspect'),
        ...(hasNewlyMissed ? zeroRecall : []),
        ...metrics.worse,
        ...slices.worse,
        ...pick('worse-inside', 'slightly-worse'),
        ...writeGains(comparison, byClaim.get('improved') ?? []),
        ...metrics.better,
        ...slices.better,
        ...pick('maybe-worse', 'maybe-better'),
        ...(hasNewlyMissed ? [] : zeroRecall),
        ...listFindings('edited-cases', writeEdited(comparison)),
    ];
    const gated = findings
        .map((finding) => gates.find(({ gate }) => gate.id === finding.gate))
        .map((gate) => gate && (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_6__  .ak)(gate));
    return findings.filter((_, at) => gated[at] === undefined || gated.indexOf(gated[at]) === at);
}
function writeFinding(result, claim, alpha) {
    return { about: 'gate', gate: result.gate.id, text: `${(0,_write_gate_js__WEBPACK_IMPORTED_MODULE_4__  .qG)(result, claim, alpha)}.` };
}
function listFindings(about, texts) {
    return texts.map((text) => ({ about, gate: null, text }));
}
function writeConcentration(concentration, comparison) {
    const { verb, failing, all_failing: all, having, at_risk: atRisk, p, family } = concentration;
    const { alpha } = comparison;
    const lost = (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_2__  .kJ)(comparison);
    const [broke, of] = lost === null
        ? ['broke', `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(atRisk, 'case')} that passed before`]
        : [(0,_sections_flips_worse_cases_js__WEBPACK_IMPORTED_MODULE_5__  .$4)(lost), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(atRisk, 'compared case')];
    const subject = failing.length === all ? `All ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(all)}` : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(failing.length)} of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(all)}`;
    const over = family.size > 1 ? ` by Benjamini–Hochberg over ${family.size} ${family.kind}` : '';
    const proof = p === null ? 'not tested: cases of one cluster fail together' : `Fisher's exact ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .Cv)(p, alpha)}${over}`;
    return `${subject} cases that ${broke} ${(0,_write_gate_js__WEBPACK_IMPORTED_MODULE_4__  ._E)(concentration)}, as ${verb} ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(having)} of the ${of} (${proof}): exploratory.`;
}
function writeGains(comparison, improved) {
    return improved.map((result, place) => improved.findIndex(({ gate }) => gate.where === result.gate.where) === place
        ? (0,_write_gate_js__WEBPACK_IMPORTED_MODULE_4__  .wu)(result, comparison)
        : writeFinding(result, 'improved', comparison.alpha));
}
const rankOf = ({ gate }) => (gate.severity === 'fail' ? 0 : 2) + (gate.primary ? 0 : 1);
function writeConfirmed({ zero_tolerance: confirmed, flips }) {
    const shown = flips.filter((flip) => flip.confirmed).slice(0, SHOWN_CASES);
    const sentences = shown.map(({ case_id: id, critical, baseline, candidate }) => {
        const kind = critical ? ' (critical)' : '';
        return `${id}${kind} passed in ${writeTrials(baseline.trials, 'baseline trial')} and fails in ${writeTrials(candidate.trials, 'trial')} now: confirmed.`;
    });
    const more = confirmed.length - shown.length;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__  .Eb)(...sentences, more > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(more, 'more case is', 'more cases are')} confirmed as broken.`);
}
function writeTrials(count, noun) {
    return count === 1 ? `its one ${noun}` : `all ${count} ${noun}s`;
}
function writeZeroRecall(zero, hasBaseline) {
    if (zero === null)
        return [];
    const { n, missed, newly_missed: newly, still_missed: still, found_again: found } = zero;
    const cases = `of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(n, 'case')} with expected spans`;
    const retrieve = ({ length }) => (length === 1 ? 'retrieves' : 'retrieve');
    const count = ({ length }) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(length);
    const now = found.length === 1 ? 'does' : 'do';
    if (!hasBaseline || newly.length + still.length + found.length === 0)
        return missed.length === 0 ? [] : [`${count(missed)} ${cases} ${retrieve(missed)} none of them.`];
    if (newly.length > 0) {
        const clauses = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__  .Eb)(`${count(newly)} ${cases} now ${retrieve(newly)} none of them`, still.length > 0 && `${count(still)} ${retrieve(still)} none, as before`, found.length > 0 && `${count(found)} that retrieved none ${now} now`);
        return [`${clauses.join('; ')}.`];
    }
    if (found.length === 0)
        return [`${count(still)} ${cases} ${retrieve(still)} none of them, as before.`];
    const rest = still.length > 0 ? `; ${count(still)} still ${retrieve(still)} none` : '';
    return [`${count(found)} ${cases} retrieved none of them before and ${now} now${rest}.`];
}
function writeEdited({ cases: { edited, edited_failing: failing } }) {
    if (edited.length === 0)
        return [];
    const subject = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(edited.length, 'edited case is', 'edited cases are');
    if (failing.length === 0)
        return [`${subject} not compared.`];
    const some = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .B4)(failing.length)} of them ${failing.length === 1 ? 'fails' : 'fail'} now`;
    return [`${subject} not compared; ${edited.length === 1 ? 'it fails now' : some}.`];
}
const MAX_TOLD = 3;
function writeSlices(comparison, reported) {
    const { slices, alpha } = comparison;
    const family = (0,_write_gate_js__WEBPACK_IMPORTED_MODULE_4__  .nz)(comparison);
    const write = (word, holds) => {
        const moved = slices
            .filter(({ tag }) => tag !== reported)
            .filter(({ result, p_adjusted }) => (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_11__  .hO)({ ...result, p_adjusted }, alpha) && result.cause === null)
            .filter(({ result }) => holds(result.delta ?? 0))
            .sort((a, b) => a.p_adjusted - b.p_adjusted);
        const sentence = ({ tag, result, p_adjusted: p }) => `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .yV)(result.metric.title)} in ${tag} ${(0,_write_gate_js__WEBPACK_IMPORTED_MODULE_4__  .uQ)(result, `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .Cv)(p, alpha)}${family}`, alpha)}: ${word}, exploratory.`;
        const others = moved.slice(MAX_TOLD).map(({ tag }) => tag);
        return listFindings('slice', [
            ...moved.slice(0, MAX_TOLD).map(sentence),
            ...(others.length === 0 ? [] : [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(others.length, 'more tag')} ${word}: ${others.join(', ')}.`]),
        ]);
    };
    return { worse: write('worse', (delta) => delta < 0), better: write('better', (delta) => delta > 0) };
}


  }),

  81696:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _B: () => (  claimOf),
    _E: () => (  writeTrait),
    nz: () => (  nameExploratory),
    qG: () => (  writeClaim),
    uQ: () => (  describeChange),
    wu: () => (  writeTrade)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79167);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22837);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
  var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97333);
  var _these_cases_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48546);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);










function nameExploratory(input) {
    const { metrics, slices, facts } = input;
    const { explored } = facts;
    if (explored !== undefined)
        return ` by Benjamini–Hochberg over ${explored.tests} tests of ${explored.candidates} candidates`;
    const tested = metrics.filter(({ p }) => p !== null).length + slices.length;
    const what = slices.length === 0 ? 'metrics' : 'metrics and tags';
    return tested < 2 ? '' : ` by Benjamini–Hochberg over ${tested} ${what}`;
}
function describeChange(measured, p, alpha) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(measured);
    const { baseline, candidate } = text;
    if (baseline === null || candidate === null)
        return `has n = ${measured.n}`;
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    const facts = (...first) => `(${(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(...first, p, `n = ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .B4)(measured.n)}`).join(', ')}${(0,_these_cases_words_js__WEBPACK_IMPORTED_MODULE_4__  .Nk)(measured, alpha)})`;
    if (text.sign === 0)
        return `stayed at ${candidate} ${facts()}`;
    if (measured.row === 'log-ratio') {
        const size = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .T1)((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .N0)(measured) ?? 0);
        return `${text.verb} by ${size}${interval} for the typical query ${facts(`mean ${baseline} to ${candidate}`)}`;
    }
    return `${text.move} ${facts(`${text.changeInWords ?? ''}${interval}`)}`;
}
function writeTrait({ verb, trait }) {
    return verb === 'are' ? `are ${trait}` : trait;
}
function claimOf(result, alpha) {
    const { verdict, delta, p_adjusted: p } = result;
    if (verdict === 'invalid')
        return 'invalid';
    if (verdict === 'regressed' || verdict === 'breached')
        return 'failed';
    if (result.failed)
        return 'unproven';
    if (result.suspect)
        return result.these_cases?.worse === true ? 'worse-inside' : 'suspect';
    if (verdict === 'improved')
        return 'improved';
    if ((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .hf)(result, alpha))
        return 'slightly-worse';
    if (delta === null || delta === 0 || verdict === 'not-comparable')
        return null;
    if ((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .RV)(result, alpha))
        return 'worse-inside';
    if (p !== null && p < alpha)
        return null;
    return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .WO)(result, alpha) ? (delta < 0 ? 'maybe-worse' : 'maybe-better') : null;
}
function writeClaim(result, claim, alpha) {
    const name = `${result.gate.severity === 'warn' ? 'Warning: ' : ''}${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .yV)((0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .J8)(result))}`;
    const margin = (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .m2)(result) ?? '';
    const p = result.p_adjusted === null ? null : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .Cv)(result.p_adjusted, alpha);
    const change = describeChange(result, p, alpha);
    switch (claim) {
        case 'invalid':
            return `${name}: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)(result)}`;
        case 'failed':
            if (result.cause.kind === 'outside-bound')
                return `${name}: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)(result)}`;
            return result.verdict === 'regressed'
                ? `${name} ${change}, which breaks its margin of ${margin}`
                : `${name} ${describeChange(result, null, alpha)}, which breaks its threshold of ${margin} (a threshold, not a test)`;
        case 'unproven':
            return `${name} ${describeChange(result, null, alpha)}, not shown to stay within its margin of ${margin}: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .Lp)(result)}`;
        case 'suspect': {
            const doubt = (result.p_adjusted ?? 1) < alpha ? 'not in every round' : 'chance may explain it';
            const mark = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .WO)(result, alpha) ? ': potentially meaningful' : '';
            return `${name} ${describeChange(result, p ?? 'untested', alpha)}, enough to break its margin of ${margin}, but ${doubt}${mark}`;
        }
        case 'worse-inside':
            return `${name} ${change}: ${(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .RV)(result, alpha) ? `${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .EO)(result)}; ` : ''}${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .Lp)(result)}`;
        case 'slightly-worse':
            return `${name} ${change}: slightly worse, shown to stay within its margin of ${margin}`;
        case 'improved':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .bQ)(result)
                ? `${name} ${change}: slightly better, by less than its margin of ${margin}`
                : `${name} ${change}: improved`;
        case 'maybe-worse':
        case 'maybe-better':
            return `${name} ${describeMaybe(result, p, alpha)}: potentially meaningful`;
    }
}
function describeMaybe(result, p, alpha) {
    const { verb, move, interval } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(result);
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .T1)((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .N0)(result) ?? 0);
    const size = result.row === 'log-ratio' ? `${verb} by ${share} for the typical query` : `${move}, by ${share} of the baseline`;
    const doubt = (result.p_adjusted ?? 1) < alpha
        ? `whose interval ${interval ?? ''} leaves room for no change`
        : 'which this suite cannot tell from chance';
    const facts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(p, `n = ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .B4)(result.n)}`).join(', ');
    return `${size}, ${p === null ? 'which was not tested' : doubt} (${facts})`;
}
function writeTrade(improved, comparison) {
    const { alpha } = comparison;
    const ofSlice = comparison.gates.filter(({ gate }) => gate.where === improved.gate.where);
    const others = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_9__  .$z)(ofSlice, ({ gate }) => gate.metric).values()]
        .flatMap(([first]) => first ?? [])
        .filter(({ gate }) => gate.metric !== improved.gate.metric);
    const proven = others.filter((one) => one.verdict === 'no-regression' && !(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .hf)(one, alpha));
    const held = [
        ...proven.map((one) => `no ${describeProven(one, improved)}`),
        ...others.filter(({ verdict }) => verdict === 'unchanged').map(describeUnchanged),
    ];
    const clauses = [
        ...(held.length === 0 ? [] : [`with ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .If)(held)}`]),
        ...others.filter((one) => (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .hf)(one, alpha)).map(describePrice),
        ...others.flatMap(({ metric, verdict }) => {
            if (verdict === 'regressed')
                return [`but ${metric.title} regressed`];
            return verdict === 'breached' ? [`but ${metric.title} breaks its limit`] : [];
        }),
    ];
    const open = others.filter((one) => one.verdict === 'inconclusive' && one.gate.severity === 'fail');
    const gate = improved.gate.id;
    const claim = writeClaim(improved, 'improved', alpha);
    if (clauses.length + open.length === 0)
        return { about: 'gate', gate, text: `${claim}.` };
    const unshown = open.length === 0
        ? ''
        : ` That nothing was lost in ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .If)(open.map(({ metric }) => metric.title))} is not shown.`;
    const price = clauses.length === 0 ? '' : `, ${clauses.join(', ')}`;
    return { about: 'trade', gate, text: `${nameArms(comparison)}${claim}${price}.${unshown}` };
}
function nameArms({ baseline, candidate }) {
    if (baseline === null || baseline.variant === candidate.variant || baseline.commit !== candidate.commit)
        return '';
    return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .AB)(candidate.variant)} against ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .AB)(baseline.variant)}: `;
}
function describeProven(one, improved) {
    const noun = one.metric.direction === 'lower' ? 'rise' : 'loss';
    const n = one.n === improved.n ? '' : ` (n = ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .B4)(one.n)})`;
    return `${noun} in ${one.metric.title} of ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .m2)(one) ?? ''} or more${n}`;
}
function describeUnchanged(one) {
    const limit = (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .Uh)(one, one.can_rule_out);
    const ruledOut = limit === null ? '' : ` (rules out ${(0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .PF)(one)}s of ${limit} or more)`;
    return `${one.metric.title} unchanged on ${one.n === 1 ? 'the only case' : `all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(one.n, 'case')}`}${ruledOut}`;
}
function describePrice(one) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(one);
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    return `at the price of ${one.metric.title} ${text.changeInWords ?? ''}${interval}, within its margin of ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .m2)(one) ?? ''}`;
}


  }),

  80738:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DH: () => (  writeMetrics),
    FW: () => (  topicOf),
    L5: () => (  writeReasons),
    Pp: () => (  topicOfMetric),
    an: () => (  STAGES),
    xL: () => (  countFailures)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79167);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
  var _model_result_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74431);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22837);
  var _model_rounding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47704);
  var _write_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81696);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
  var _sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14326);








const MIN_SECONDS = 0.1;
function writeMetrics(comparison) {
    const { metrics, gates, alpha } = comparison;
    const { primary_k: k } = comparison.facts;
    const tested = gates.filter(({ gate, row }) => gate.where === null && row !== null);
    const gated = new Set(tested.map(({ gate }) => gate.metric));
    const isFree = ({ id, direction }) => !gated.has(id) && direction !== 'neutral' && id !== _model_result_finding_js__WEBPACK_IMPORTED_MODULE_0__  .Fc;
    const free = metrics
        .filter((one) => isFree(one.metric) && one.cause === null && (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_3__  .hO)(one, alpha) && matters(one))
        .filter((one) => !gates.some((gate) => isTwin(one, gate)));
    const over = (0,_write_gate_js__WEBPACK_IMPORTED_MODULE_1__  .nz)(comparison);
    const list = (word, sign) => {
        const reported = new Set(tested.filter((gate) => isDecided(gate, alpha, sign)).map(topicOfMetric));
        const moved = free.filter((one) => (one.delta ?? 0) * sign > 0 && !reported.has(topicOfMetric(one)));
        return [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__  .$z)(moved, topicOfMetric).values()]
            .map((group) => [...group].sort((a, b) => rankOf(a, k) - rankOf(b, k)))
            .sort((a, b) => surest(a) - surest(b) || largest(b) - largest(a))
            .flatMap(([lead, ...others]) => {
            if (lead === undefined)
                return [];
            const p = lead.p_adjusted === null ? null : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .Cv)(lead.p_adjusted, alpha)}${over}`;
            const related = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .pq)(others.length, 'related metric is', 'related metrics are');
            const rest = others.length === 0 ? '' : ` ${related} ${word} too.`;
            const text = `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .yV)(lead.metric.title)} ${(0,_write_gate_js__WEBPACK_IMPORTED_MODULE_1__  .uQ)(lead, p, alpha)}: ${word}, exploratory (no gate tests it).${rest}`;
            return [{ about: 'metric', gate: null, text }];
        });
    };
    return { worse: list('worse', -1), better: list('better', 1) };
}
function topicOf(id) {
    const [group = id, part = ''] = id.split('.');
    if (group === 'success' && part !== '' && !part.startsWith('trial'))
        return part;
    if (group === 'performance')
        return part === 'timeout' || part === 'failure' ? 'failures' : 'time';
    return TOPICS.get(id) ?? TOPICS.get(group) ?? (part === '' ? id : `${group}.${part}`);
}
function topicOfMetric({ metric: { id, per_run: figure } }) {
    return topicOf(figure?.figure === 'percentile' || figure?.figure === 'passes' ? figure.of : id);
}
const OF_CASES = ['retrieval', 'sources', 'hops', 'context', 'branching', 'coordination', 'grounding'];
const OWN_TOPICS = [...OF_CASES, 'code', 'reasoning', 'resources', 'changes', 'cache'];
const TOPICS = new Map(Object.entries({
    workflow: ['workflow', 'agents', 'tools', 'clarification'],
    answer: ['answer', 'judge', 'quality', 'rubric'],
    routing: ['route'],
    calibration: ['calibration', 'planner'],
    spending: ['tokens', 'cost', 'run.cost-of-pass', 'components'],
})
    .flatMap(([topic, groups]) => groups.map((group) => [group, topic]))
    .concat(OWN_TOPICS.map((group) => [group, group])));
function isDecided({ delta, p_adjusted: p, verdict }, alpha, sign) {
    return (delta ?? 0) * sign > 0 && (verdict === 'breached' || (p !== null && p < alpha));
}
function matters(one) {
    const { metric, delta, baseline, candidate } = one;
    if (delta === null || delta === 0)
        return false;
    if (metric.unit === 's' && Math.abs((candidate ?? 0) - (baseline ?? 0)) < MIN_SECONDS)
        return false;
    const share = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_3__  .N0)(one);
    const { default_margin: margin, absolute_margin: absolute } = metric;
    const least = margin?.kind === 'absolute' ? margin.value : (absolute ?? 0);
    if (margin?.kind === 'absolute' || share === null)
        return Math.abs(delta) >= least - (0,_model_rounding_js__WEBPACK_IMPORTED_MODULE_7__  .x)([least]);
    return Math.abs(share) >= (margin?.value ?? _model_relative_change_js__WEBPACK_IMPORTED_MODULE_3__  .SI) - _model_rounding_js__WEBPACK_IMPORTED_MODULE_7__  .p;
}
function isTwin(one, { gate, metric, n, baseline, candidate, delta }) {
    const isSameFigure = one.n === n && one.baseline === baseline && one.candidate === candidate && one.delta === delta;
    return gate.where === null && delta !== null && isSameFigure && one.metric.kind === metric.kind;
}
function rankOf({ metric: { id, per_run } }, k) {
    if (per_run !== undefined)
        return 3;
    return id.endsWith(`@${k}`) ? 0 : id.includes('@') ? 2 : 1;
}
const surest = (group) => Math.min(...group.map(({ p_adjusted: p }) => p ?? 1));
const largest = (group) => Math.max(...group.map((one) => Math.abs((0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_3__  .N0)(one) ?? 0)));
const ENDS = {
    timeout: 'in a timeout',
    crash: 'in a crash of the target',
    protocol: 'in a reply that breaks the protocol',
    target: "in an error of the target's own",
};
const STAGES = {
    retrieval: (it) => `lost ${it} in retrieval`,
    rank: (it) => `found ${it} below the ranks that count`,
    context: (it) => `had ${it} cut from the context`,
    answer: (it) => `had ${it} but answered differently`,
    'answer-alone': () => 'answered differently',
    workflow: () => 'called other agents or tools',
};
const PARTS = {
    'success.retrieval': 'retrieval',
    'success.answer': 'the answer',
    'success.workflow': 'the workflow',
};
function writeReasons(comparison) {
    const { parts } = comparison.facts;
    const failing = (0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_2__  .X0)(comparison, 'newly-failing');
    const isMost = (ids) => ids.length >= 2 && 2 * ids.length >= failing.length;
    const subject = (ids) => ids.length === failing.length
        ? `All ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(failing.length)} cases that broke`
        : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(ids.length)} of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(failing.length)} cases that broke`;
    const ends = countFailures(comparison)
        .filter(({ ids }) => isMost(ids))
        .map(({ kind, ids }) => `${subject(ids)} end ${ENDS[kind]} now.`);
    if (ends.length > 0)
        return ends;
    const stages = writeStages(comparison, failing.length);
    if (stages !== null)
        return [stages];
    if (parts.length < 2)
        return [];
    const lost = parts
        .map(({ id, lost: ids }) => ({ name: PARTS[id] ?? id, ids: ids.filter((id) => failing.includes(id)) }))
        .filter(({ ids }) => ids.length > 0)
        .sort((a, b) => b.ids.length - a.ids.length);
    if (!lost.some(({ ids }) => isMost(ids)))
        return [];
    const [first, second] = lost;
    if (first !== undefined && second === undefined)
        return [`${subject(first.ids)} fail only in ${first.name}.`];
    const counts = lost.map(({ name, ids }, at) => `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(ids.length)}${at === 0 ? ' fail' : ''} in ${name}`);
    return [`Of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .pq)(failing.length, 'case')} that broke, ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .JH)(counts)}.`];
}
function writeStages({ broken_stages: stages = [] }, failing) {
    const [first, ...others] = stages;
    const staged = stages.reduce((sum, { cases }) => sum + cases.length, 0);
    if (first === undefined || failing < 2 || 2 * staged < failing)
        return null;
    const words = ({ stage }) => STAGES[stage](stage === first.stage ? 'their passage' : 'it');
    if (others.length === 0 && staged === failing)
        return `All ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(failing)} cases that broke ${words(first)}.`;
    const counts = stages.map((one) => `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(one.cases.length)} ${words(one)}`);
    const rest = failing - staged;
    return `Of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .pq)(failing, 'case')} that broke, ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .JH)(counts)}${rest === 0 ? '' : `; for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .B4)(rest)} the record shows no stage`}.`;
}
function countFailures(comparison) {
    const { baseline, candidate } = comparison.facts.conduct;
    const failing = (0,_sections_flips_case_states_js__WEBPACK_IMPORTED_MODULE_2__  .X0)(comparison, 'newly-failing');
    const isNew = (kind, id) => candidate?.get(id)?.failures.includes(kind) === true && baseline?.get(id)?.failures.includes(kind) !== true;
    return Object.keys(ENDS)
        .map((kind) => ({ kind, ids: failing.filter((id) => isNew(kind, id)) }))
        .filter(({ ids }) => ids.length > 0)
        .sort((a, b) => b.ids.length - a.ids.length);
}


  }),

  47252:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  o: () => (  writeRecommendations)
});

var describe_reason = __webpack_require__(11330);
var format_metric = __webpack_require__(13992);
var format_measured = __webpack_require__(22707);
var format_number = __webpack_require__(77377);
var format_possible = __webpack_require__(60427);
var noise = __webpack_require__(21108);
var write_gate = __webpack_require__(81696);
var case_states = __webpack_require__(14326);
var join_names = __webpack_require__(73341);
var group_by = __webpack_require__(79167);
var relative_change = __webpack_require__(22837);
var fisher_exact = __webpack_require__(13669);
var write_metrics = __webpack_require__(80738);
;// CONCATENATED MODULE: ./build/report/words/recommend-causes.js









const FEWEST = 3;
const NEARLY_COMPLETE = 0.95;
function recommendCauses(comparison) {
    return [
        ...adviseFailures(comparison),
        ...adviseDepth(comparison),
        ...adviseRoutes(comparison),
        ...adviseContext(comparison),
        ...adviseEscalations(comparison),
    ];
}
function advise(text, cases = []) {
    return [{ about: 'cause', gate: null, text, cases }];
}
const MENDS = {
    timeout: { mend: 'Find what takes longer, or raise timeout_seconds', ended: 'timed out' },
    crash: { mend: 'Fix the crash first', ended: 'crashed' },
    protocol: { mend: 'Fix the reply first', ended: 'broke the protocol' },
    target: { mend: "Fix the target's own error first", ended: 'ended in an error' },
};
function adviseFailures(comparison) {
    const [most] = (0,write_metrics .xL)(comparison);
    if (most === undefined || most.ids.length < 2)
        return [];
    const failing = (0,case_states .X0)(comparison, 'newly-failing').length;
    const { mend, ended } = MENDS[most.kind];
    const share = most.ids.length === failing ? 'all' : `${(0,format_number .B4)(most.ids.length)} of the`;
    const count = `${share} ${(0,format_number .B4)(failing)} cases that broke`;
    return advise(`${mend}: ${count} ${ended}, and did not before`, most.ids);
}
function adviseDepth(comparison) {
    const { conduct, paired, primary_k: k } = comparison.facts;
    const { baseline, candidate } = conduct;
    if (candidate === null)
        return [];
    const places = paired.flatMap(({ id }) => {
        const [before, now] = [baseline?.get(id), candidate.get(id)];
        if (now === undefined || now.returned === null)
            return [];
        return now.ranks.map((rank, place) => ({ case_id: id, rank, was: before?.ranks[place] ?? null }));
    });
    const lost = places.filter(({ rank, was }) => isTop(was, k) && !isTop(rank, k));
    const entered = places.filter(({ rank, was }) => !isTop(was, k) && isTop(rank, k)).length;
    const advice = writeDepth(lost, k, true);
    if (advice.length > 0)
        return advice;
    const isNetLoss = lost.length >= FEWEST && lost.length - entered >= 2 * Math.sqrt(lost.length + entered);
    const misses = places.filter(({ rank }) => !isTop(rank, k));
    if (!isNetLoss)
        return writeDepth(misses, k, false);
    const cases = casesOf(lost);
    const most = Math.max(...cases.map((id) => candidate.get(id)?.returned ?? 0));
    if (most > k || lost.some(({ rank }) => rank !== null))
        return [];
    return advise(`Let the target return ${2 * k} spans: ${(0,format_number .B4)(lost.length)} expected spans left the top ${k} and ${entered} entered it. The target returns at most ${(0,format_number .pq)(most, 'span')}, so nobody can see whether a larger K or reranking would bring them back`, cases);
}
const isTop = (rank, k) => rank !== null && rank <= k;
function writeDepth(misses, k, isNew) {
    const near = misses.filter(({ rank }) => isTop(rank, 2 * k));
    if (near.length < FEWEST || 2 * near.length < misses.length)
        return [];
    const ranks = near.flatMap(({ rank }) => rank ?? []);
    const [first, last] = [Math.min(...ranks), Math.max(...ranks)];
    const where = first === last ? `rank ${first}` : `rank ${first}–${last}`;
    const [group, now] = isNew ? ['that left', ' now'] : ['outside', ''];
    return advise(`Use the top ${last} in place of the top ${k}, or add reranking: ${(0,format_number .B4)(near.length)} of the ${(0,format_number .B4)(misses.length)} expected spans ${group} the top ${k} are at ${where}${now}`, casesOf(near));
}
const casesOf = (misses) => [...new Set(misses.map(({ case_id: id }) => id))];
function adviseRoutes(comparison) {
    const { conduct, passes } = comparison.facts;
    const { baseline, candidate } = conduct;
    if (baseline === null || candidate === null)
        return [];
    const passed = passes.filter(({ baseline: { passed: count, trials } }) => trials > 0 && count === trials);
    const failing = new Set((0,case_states .X0)(comparison, 'newly-failing'));
    const moved = passed.flatMap(({ case_id: id }) => {
        const [[from = '', ...before] = [], [to = '', ...now] = []] = [baseline.get(id)?.tiers, candidate.get(id)?.tiers];
        return from === '' || to === '' || from === to || before.length + now.length > 0 ? [] : [{ id, from, to }];
    });
    return [...(0,group_by .$z)(moved, ({ from, to }) => JSON.stringify([from, to])).values()]
        .flatMap(([first, ...others]) => first === undefined ? [] : [{ ...first, ids: [first, ...others].map(({ id }) => id) }])
        .map((move) => ({ ...move, failing: move.ids.filter((id) => failing.has(id)) }))
        .filter(({ ids, failing: hit }) => {
        const draw = { hits: hit.length, drawn: failing.size, marked: ids.length, all: passed.length };
        const isMore = hit.length * passed.length > failing.size * ids.length;
        return hit.length >= FEWEST && isMore && (0,fisher_exact .R)(draw) < comparison.alpha;
    })
        .sort((a, b) => b.failing.length - a.failing.length)
        .slice(0, 1)
        .flatMap(({ from, to, ids, failing: hit }) => advise(`Let ${from} answer these again: of the ${(0,format_number .pq)(ids.length, 'case')} that moved from ${from} to ${to}, ${(0,format_number .B4)(hit.length)} broke; of the ${(0,format_number .B4)(passed.length - ids.length)} others that passed before, ${failing.size - hit.length} broke`, hit));
}
const LOST = new Set(['regressed', 'breached']);
const HELD = new Set(['improved', 'unchanged', 'no-regression']);
function adviseContext(comparison) {
    const { alpha } = comparison;
    const waste = [findMoved(comparison, 'context.waste'), findMoved(comparison, 'context.wasted-tokens')].find((one) => one !== null && isSure(one, alpha));
    if (!waste)
        return [];
    const isRetrieval = ({ metric }) => (0,write_metrics .FW)(metric.id) === 'retrieval';
    const gates = comparison.gates.filter(({ gate, row }) => gate.where === null && row !== null);
    const quality = [...gates.filter(({ metric }) => metric.id === 'success'), ...gates.filter(isRetrieval)].reverse();
    const lost = quality.find(({ verdict }) => LOST.has(verdict)) ?? quality.find(({ suspect }) => suspect);
    if ((waste.delta ?? 0) < 0) {
        const isOpen = lost !== undefined || quality.some(({ verdict }) => verdict === 'improved');
        return isOpen
            ? []
            : advise(`Retrieve fewer spans, or rerank them: ${writeMove(waste)}, and no gate on retrieval improved`);
    }
    if (lost !== undefined)
        return advise(`Send more of the context again: ${writeMove(waste)}, but ${writeMove(lost)} too`);
    if (comparison.gates.some(({ gate, verdict }) => gate.severity === 'fail' && LOST.has(verdict)))
        return [];
    const held = quality.find(({ gate, verdict }) => gate.severity === 'fail' && HELD.has(verdict));
    if (held === undefined || held.gate.margin === null)
        return [];
    const noun = held.metric.direction === 'lower' ? 'rise' : 'loss';
    const proof = held.verdict === 'improved'
        ? `${held.metric.title} improved`
        : held.verdict === 'unchanged'
            ? `${held.metric.title} is unchanged on all ${(0,format_number .pq)(held.n, 'case')}`
            : `a ${noun} in ${held.metric.title} of ${(0,format_metric .ej)(held.metric, held.gate.margin)} or more is ruled out`;
    return advise(`Keep ${nameChange(comparison)}: ${writeMove(waste)}, and ${proof}${writeRoom(comparison)}`);
}
function writeRoom(comparison) {
    const [tokens, returned] = [findMoved(comparison, 'context.tokens'), findMoved(comparison, 'retrieval.returned')];
    const recall = comparison.metrics.findLast(({ metric: { id } }) => id.startsWith('retrieval.recall@'));
    const [before, now, spans] = [tokens?.baseline ?? 0, tokens?.candidate ?? 0, returned?.candidate ?? 0];
    const found = recall?.candidate ?? null;
    if (recall === undefined || found === null || found > NEARLY_COMPLETE || spans === 0)
        return '';
    const saved = before - now;
    const each = now / spans;
    const room = Math.floor(saved / each);
    if (room < 1)
        return '';
    return `. Consider a larger K: the ${(0,format_number .B4)(saved)} context tokens saved per query hold ${(0,format_number .pq)(room, 'more span')} of ${(0,format_number .B4)(each)} tokens, and ${recall.metric.title} is ${(0,format_measured .U6)(recall).candidate ?? ''}`;
}
function adviseEscalations(comparison) {
    const { alpha, gates } = comparison;
    const escalations = findMoved(comparison, 'route.escalation-rate');
    const success = gates.find(({ gate }) => gate.metric === 'success' && gate.where === null);
    if (escalations === null || success === undefined || !isSure(escalations, alpha))
        return [];
    if ((escalations.delta ?? 0) >= 0 || success.verdict === 'improved')
        return [];
    const { baseline, candidate } = (0,format_measured .U6)(success);
    const values = `${baseline ?? '?'} to ${candidate ?? '?'}`;
    return advise(`Look at when the router escalates: ${writeMove(escalations)}, and success did not improve (${values})`);
}
function findMoved({ gates, metrics }, id) {
    const gate = gates.find((one) => one.metric.id === id && one.gate.where === null && one.row !== null);
    return gate ?? metrics.find(({ metric, delta }) => metric.id === id && delta !== null) ?? null;
}
const isSure = (one, alpha) => (one.delta ?? 0) !== 0 && (0,relative_change .hO)(one, alpha);
const writeMove = (one) => `${one.metric.title} ${(0,format_measured .U6)(one).move}`;
function nameChange({ baseline, candidate, differences }) {
    const isVariant = baseline !== null && baseline.variant !== candidate.variant;
    const name = isVariant ? `variant ${(0,join_names .AB)(candidate.variant)}` : 'this change';
    const { changes = [] } = differences.find(({ what }) => what === 'target') ?? {};
    return changes.length === 1 ? `${name} (${changes[0] ?? ''})` : name;
}

;// CONCATENATED MODULE: ./build/report/words/write-recommendations.js









const MIN_TO_SHOW = 5;
const MAX_SLICES = 2;
const MAX_GROWTH = 20;
function writeRecommendations(comparison) {
    const rerun = adviseRerun(comparison);
    const isInvalid = comparison.verdict.word === 'invalid';
    return [
        ...(isInvalid ? rerun : []),
        ...adviseReading(comparison),
        ...recommendCauses(comparison),
        ...(isInvalid ? [] : rerun),
        ...adviseTrait(comparison.facts.concentration),
        ...comparison.gates.flatMap((result) => adviseCases(result, comparison)),
        ...adviseDeclaring(comparison),
        ...adviseSlices(comparison),
        ...adviseUncompared(comparison),
        ...comparison.gates.flatMap(adviseInterleaving),
    ];
}
function adviseRerun({ gates }) {
    const broken = gates.find(({ verdict, missing_unevenly: isUneven }) => verdict === 'invalid' || (isUneven && verdict === 'inconclusive'));
    if (broken === undefined)
        return [];
    const text = `Find out why cases have no score for ${broken.metric.title}: ${(0,describe_reason .V$)(broken)}`;
    return [{ about: 'rerun', gate: broken.gate.id, text, cases: [] }];
}
function adviseOn(about, cases, text) {
    return cases.length === 0 ? [] : [{ about, gate: null, text, cases }];
}
function adviseReading({ zero_tolerance: confirmed }) {
    const [subject, fail] = confirmed.length === 1 ? ['the case', 'fails'] : [`the ${(0,format_number .B4)(confirmed.length)} cases`, 'fail'];
    const text = `Read first ${subject} that passed in every baseline trial and ${fail} in every trial now`;
    return adviseOn('look-first', confirmed, text);
}
function adviseTrait(concentration) {
    if (concentration === null)
        return [];
    const { failing, gate } = concentration;
    const text = `Look for one cause in the ${(0,format_number .pq)(failing.length, 'case')} that ${gate === undefined ? 'broke' : 'got worse'} and ${(0,write_gate ._E)(concentration)}`;
    return adviseOn('look-first', failing, text);
}
function adviseCases(result, { verdict, reliability }) {
    const { gate, metric, n } = result;
    const { margin } = gate;
    if (margin === null || gate.severity !== 'fail')
        return [];
    const advise = (about, text) => [
        { about, gate: gate.id, text, cases: [] },
    ];
    if (result.verdict === 'inconclusive') {
        const noise = reliability?.noise.find((one) => one.gate === gate.id);
        if (noise?.advice === 'more-trials') {
            const { trials, standard_error: error } = noise.with_more_trials;
            const write = (value) => (0,format_metric .ej)(metric, { kind: noise.unit, value });
            return advise('more-trials', `Try each case ${(0,format_number .pq)(trials, 'more time')}: ${(0,format_metric .T1)(noise.trial_share)} of the variance in ${metric.title} is its trials, and the standard error would fall from ${write(noise.standard_error)} to ${write(error)}`);
        }
    }
    const needed = gate.id === verdict.primary ? (0,format_possible .AA)(result) : null;
    const isRuledOut = result.bounds.every((bound) => bound.above_margin);
    const isOpen = result.verdict === 'inconclusive' || (result.verdict === 'unchanged' && !isRuledOut);
    if (needed === null || !isOpen || needed > MAX_GROWTH * n || !(0,format_possible .vd)(result))
        return [];
    const noun = metric.direction === 'lower' ? 'rise' : 'drop';
    return advise('more-cases', `Add cases: about ${(0,format_number .B4)(needed)} like these, instead of ${(0,format_number .B4)(n)}, would settle a ${noun} of ${(0,format_metric .ej)(metric, margin)} in ${metric.title}`);
}
function adviseDeclaring({ facts: { alike }, verdict }) {
    if (verdict.word !== 'inconclusive' || alike === null || alike.cases < 2)
        return [];
    if (alike.trials - alike.cases < noise .AV)
        return [];
    const seen = `main's ${(0,format_number .B4)(alike.trials)} tries gave each of its ${(0,format_number .B4)(alike.cases)} cases one answer`;
    const text = `Set deterministic: true if the target always gives the same answer, as here: ${seen}. Then a difference is a fact`;
    return [{ about: 'deterministic', gate: null, text, cases: [] }];
}
function adviseSlices(comparison) {
    const { paired } = comparison.facts;
    const failing = new Set((0,case_states .X0)(comparison, 'newly-failing'));
    return [...new Set(paired.flatMap(({ tags }) => tags))]
        .map((tag) => ({ tag, ids: paired.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id) }))
        .map(({ tag, ids }) => ({ tag, all: ids.length, failing: ids.filter((id) => failing.has(id)) }))
        .filter(({ all, failing: hit }) => hit.length >= 2 && all <= MIN_TO_SHOW)
        .sort((a, b) => b.failing.length - a.failing.length || (a.tag < b.tag ? -1 : 1))
        .slice(0, MAX_SLICES)
        .flatMap(({ tag, all, failing: hit }) => {
        const text = `Add cases tagged ${tag}: ${(0,format_number .B4)(hit.length)} of its ${(0,format_number .B4)(all)} broke, and a tag of fewer than ${MIN_TO_SHOW + 1} cases can hardly show a drop`;
        return adviseOn('slice', hit, text);
    });
}
function adviseUncompared({ cases }) {
    const { edited, edited_failing: failing, stale = [], deleted = [] } = cases;
    const expecting = (0,format_number .pq)(deleted.length, 'case expects a source', 'cases expect sources');
    const bring = `Edit cases in a change of their own: nothing compares the ${(0,format_number .pq)(edited.length, 'edited case')}, and ${(0,format_number .B4)(failing.length)} of them ${failing.length === 1 ? 'fails' : 'fail'} now`;
    const repair = `Repair the ${(0,format_number .pq)(stale.length, 'stale case')}: what they expect is not in the code, so they are not compared`;
    const restore = `${expecting} that this change deleted. Restore what was deleted, or edit the ${deleted.length === 1 ? 'case' : 'cases'} in the same change`;
    return [
        ...adviseOn('edited-cases', failing, bring),
        ...adviseOn('stale-cases', stale, repair),
        ...adviseOn('stale-cases', deleted, restore),
    ];
}
function adviseInterleaving(result) {
    const { verdict, metric, gate } = result;
    if (verdict !== 'not-comparable' || metric.environment !== 'bound')
        return [];
    const { baseline, candidate } = (0,format_measured .U6)(result);
    if (baseline === null || candidate === null)
        return [];
    const text = `Measure both versions interleaved in one job to gate ${metric.title}: ${baseline} and ${candidate} were ${(0,describe_reason .V$)(result)}`;
    return [{ about: 'interleave', gate: gate.id, text, cases: [] }];
}


  })

};
