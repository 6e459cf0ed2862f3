export const id = 6992;
export const ids = [6992];
export const modules = {

/***/ 18670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ compareArms)
});

// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var comparison = __webpack_require__(82751);
// EXTERNAL MODULE: ./build/compare/compare-runs.js + 21 modules
var compare_runs = __webpack_require__(1006);
// EXTERNAL MODULE: ./build/compare/list-cases.js
var list_cases = __webpack_require__(4878);
// EXTERNAL MODULE: ./build/format/describe-stopped.js
var describe_stopped = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/model/suite/gate.js
var gate = __webpack_require__(61038);
// EXTERNAL MODULE: ./build/stats/multiplicity.js
var multiplicity = __webpack_require__(92921);
;// CONCATENATED MODULE: ./build/compare/ranking/pairs.js


/**
 * Holm over the `significant` gates of all pairs at once, severity fail and warn apart: as docs/decision-rules.md#families has it, with all
 * pairs in the place of the one, so that any false claim about any pair has at most the chance alpha. Other gates keep their p.
 * @example three pairs with one gate each, p .01, .02, .04: adjusted .03, .04, .04
 */
function adjustPairs(pairs) {
    const adjusted = new Map(pairs.flatMap(({ gates }, pair) => gates.map(({ gate, p }) => [keyOf(pair, gate.id), p])));
    let family = 0;
    for (const severity of gate/* SEVERITIES */.oC) {
        const members = pairs.flatMap(({ gates }, pair) => gates.flatMap(({ gate, p }) => p !== null && gate.severity === severity && gate.evidence === 'significant'
            ? [{ key: keyOf(pair, gate.id), p }]
            : []));
        (0,multiplicity/* holm */.f)(members.map(({ p }) => p)).forEach((p, place) => {
            const member = members[place];
            if (member !== undefined)
                adjusted.set(member.key, p);
        });
        if (severity === 'fail')
            family = members.length;
    }
    return { of: (pair, gate) => adjusted.get(keyOf(pair, gate)) ?? null, family };
}
function keyOf(pair, gate) {
    return `${pair} ${gate}`;
}
/**
 * A pair gate by gate, with who is better by the whole family: the one that `improved` on the other as the candidate of a comparison,
 * which also looks at totals, unequal trials and missing cases, and has adjusted p < alpha beside it.
 */
function describePair(input) {
    const { names, place, index, compare, adjusted, alpha } = input;
    const [one, other] = place;
    const { verdict, cases, gates } = compare(one, other);
    return {
        baseline: names[one] ?? '',
        candidate: names[other] ?? '',
        verdict: verdict.word,
        because: verdict.because,
        shared: cases.shared,
        gates: gates.map(({ gate: { id }, n, row, baseline, candidate, delta, interval, p, ...result }) => {
            const pAdjusted = adjusted.of(index, id);
            // Only a difference that the family allows is worth asking which of the two improved on the other.
            const isClear = pAdjusted !== null && pAdjusted < alpha && delta !== null && delta !== 0;
            const improved = isClear && (delta > 0 ? compare(one, other) : compare(other, one));
            const isBetter = improved !== false && improved.gates.some(({ gate, verdict: word }) => gate.id === id && word === 'improved');
            return {
                gate: id,
                n,
                row,
                baseline,
                candidate,
                delta,
                interval,
                p,
                p_adjusted: pAdjusted,
                verdict: result.verdict,
                suspect: result.suspect,
                failed: result.failed,
                reason: result.reason,
                better: !isBetter ? null : (delta ?? 0) > 0 ? 'candidate' : 'baseline',
            };
        }),
    };
}
/**
 * Several candidates are explored together: the p of every metric and tag of all of them by Benjamini and Hochberg at once, as one table shows
 * them all. Where a gate lends a metric its numbers, `gateP` gives the p of that gate over all pairs.
 */
function exploreTogether(pairs, gateP) {
    const tests = pairs.map(listTests);
    const all = (0,multiplicity/* benjaminiHochberg */.U)(tests.flat());
    return pairs.map(({ decided, facts }, place) => {
        const start = tests.slice(0, place).flat().length;
        const adjusted = all.slice(start, start + (tests[place]?.length ?? 0));
        const tested = decided.metrics.filter(({ p }) => p !== null);
        const pOf = new Map(tested.map(({ metric }, at) => [metric.id, adjusted[at] ?? 1]));
        const lenders = decided.gates.filter(({ gate, row }) => gate.where === null && row !== null);
        const metrics = decided.metrics.map((metric) => {
            const lender = lenders.find(({ gate }) => gate.metric === metric.metric.id);
            return {
                ...metric,
                p_adjusted: lender === undefined ? (pOf.get(metric.metric.id) ?? null) : gateP(place, lender.gate.id),
            };
        });
        const slices = decided.slices.map((slice, at) => ({ ...slice, p_adjusted: adjusted[tested.length + at] ?? 1 }));
        return {
            decided: { ...decided, metrics, slices },
            facts: { ...facts, metrics, slices, explored: { tests: all.length, candidates: pairs.length } },
        };
    });
}
/** The p of the metrics that were tested, then of the tags. */
function listTests({ decided: { metrics, slices } }) {
    return [...metrics.flatMap(({ p }) => p ?? []), ...slices.map(({ result }) => result.p ?? 1)];
}

;// CONCATENATED MODULE: ./build/compare/ranking/compare-places.js

/** What an arm takes of a query: money where it is known of both, else tokens. */
const SPENT = ['cost.usd', 'tokens.total'];
/**
 * Compares arms as any two runs are compared, all by one set of rules. Those with the baseline have every metric; the others
 * only what decides (the gates, success for zero tolerance, and what they take), as they are many and nobody reads the rest.
 */
function comparePlaces({ arms, ruleSet, failOn, inference }) {
    const deciding = new Set(['success', ...SPENT, ...ruleSet.rules.gates.map(({ metric }) => metric)]);
    const measure = (baseline, candidate) => {
        const runOf = (place) => {
            const scored = arms[place]?.scored;
            if (scored === undefined)
                throw new RangeError(`no arm ${place}`);
            return baseline === 0 ? scored : { ...scored, run: onlyMetrics(scored.run, deciding) };
        };
        return (0,compare_runs.measurePair)({ baseline: runOf(baseline), candidate: runOf(candidate), ruleSet, failOn, inference });
    };
    const measured = arms.slice(1).map((_, place) => measure(0, place + 1));
    const known = new Map(measured.map((pair, place) => [`0 ${place + 1}`, pair.decided]));
    const compare = (baseline, candidate) => {
        const key = `${baseline} ${candidate}`;
        const comparison = known.get(key) ?? measure(baseline, candidate).decided;
        known.set(key, comparison);
        return comparison;
    };
    return { compare, measured };
}
function onlyMetrics(run, ids) {
    return { ...run, metrics: run.metrics.filter(({ id }) => ids.has(id)) };
}

// EXTERNAL MODULE: ./build/format/join-names.js
var join_names = __webpack_require__(73341);
// EXTERNAL MODULE: ./build/model/relative-change.js
var relative_change = __webpack_require__(22837);
// EXTERNAL MODULE: ./build/stats/distributions/normal.js
var normal = __webpack_require__(66697);
// EXTERNAL MODULE: ./build/stats/distributions/student-t.js
var student_t = __webpack_require__(64982);
// EXTERNAL MODULE: ./build/format/format-measured.js
var format_measured = __webpack_require__(22707);
// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
;// CONCATENATED MODULE: ./build/compare/ranking/explain-outcome.js




/** `"b" beats "a" (success 80 % → 92 %: +12 points [+5, +19], p = .004, n = 92) and "c" (…)`. */
function explainWin({ winner, primary, alpha, matches }) {
    const beaten = matches.map(({ other, comparison, p_adjusted: p }) => {
        const result = gateOf(comparison, primary);
        if (result === null)
            return (0,join_names/* quoteName */.AB)(other);
        return `${(0,join_names/* quoteName */.AB)(other)} (${result.metric.title} ${writeValues(result)}${writeChange(result)}, ${(0,format_number/* formatPInWords */.Cv)(p ?? 1, alpha)}, ${(0,format_metric/* formatSample */.yO)(result, comparison)})`;
    });
    return `${(0,join_names/* quoteName */.AB)(winner)} beats ${(0,join_names/* joinNames */.JH)(beaten)}`;
}
/** What refuses the best on the primary gate, each with whom it was compared. */
function explainVeto({ winner, primary, matches }, vetoes) {
    const [first] = matches;
    const title = first === undefined ? primary : (gateOf(first.comparison, primary)?.metric.title ?? primary);
    const objections = vetoes.map(({ other, comparison }) => `${writeObjection(comparison)} against ${(0,join_names/* quoteName */.AB)(other)}`);
    return `${(0,join_names/* quoteName */.AB)(winner)} beats all others on ${title}, but ${objections.join('; ')}`;
}
function writeObjection({ verdict, gates, zero_tolerance: confirmed }) {
    const failed = gates.filter((result) => result.failed && result.gate.severity === 'fail');
    if (failed.length > 0)
        return (0,join_names/* joinNames */.JH)(failed.map((result) => `${nameOf(result)} fails (${result.reason}${result.n === 0 ? '' : `, n = ${result.n}`})`));
    if (verdict.because === 'zero-tolerance')
        return `${(0,format_number/* countOf */.pq)(confirmed.length, 'case')} that must not fail ${confirmed.length === 1 ? 'fails' : 'fail'} (${confirmed.slice(0, 3).join(', ')}${confirmed.length > 3 ? ' …' : ''})`;
    return verdict.because === 'too-many-cases-excluded'
        ? 'too many cases differ to compare it'
        : 'it could not be compared';
}
/** What would refuse the best if those who object did not themselves fail their gates against the first. */
function explainIgnored(ignored, first) {
    return ignored.map(({ other, comparison }) => `Against ${(0,join_names/* quoteName */.AB)(other)}, ${writeObjection(comparison)}. That does not count: ${(0,join_names/* quoteName */.AB)(other)} itself fails its gates against ${(0,join_names/* quoteName */.AB)(first)}.`);
}
/** Guardrails that got worse beyond their margin, which chance may explain. */
function writeCaveats({ matches }) {
    return matches.flatMap(({ other, comparison }) => comparison.gates
        .filter((result) => result.suspect && result.gate.severity === 'fail')
        .map((result) => `${nameOf(result)} is worse than that of ${(0,join_names/* quoteName */.AB)(other)} beyond its margin (${writeChange(result).trim()}, n = ${result.n}), which chance may explain.`));
}
/** Why nobody beats everybody: the best two of those whom nobody beats, and whom they beat. */
function explainUndecided(facts) {
    const { names, primary, compare, beats, quality, leaders, adjusted, alpha } = facts;
    const [best, second] = leaders;
    const rest = names.map((_, place) => place).filter((place) => !leaders.includes(place));
    const nameAt = (place) => (0,join_names/* quoteName */.AB)(names[place] ?? '');
    const explainPair = (one, other, several) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const comparison = compare(from, to);
        return explainTie(gateOf(comparison, primary), {
            comparison,
            subject: several === '' ? `${nameAt(from)} and ${nameAt(to)}` : several,
            arrow: `${names[from] ?? ''} → ${names[to] ?? ''}`,
            isPair: several === '',
            primary,
            alpha,
            adjusted: adjusted(from, to),
        });
    };
    if (best === undefined)
        return `each is beaten by another on ${titleOf(compare(0, 1), primary)}`;
    if (second === undefined) {
        const rivals = rest
            .filter((other) => !beats(best, other))
            .sort((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0));
        const beaten = rest.filter((other) => beats(best, other)).map(nameAt);
        const tie = rivals[0] === undefined ? '' : explainPair(best, rivals[0], '');
        return beaten.length === 0 ? tie : `${tie}; ${nameAt(best)} beats ${(0,join_names/* joinNames */.JH)(beaten)}`;
    }
    const several = leaders.length > 2 ? (0,join_names/* joinNames */.JH)(leaders.map(nameAt)) : '';
    const behind = rest.map((place) => ({ place, winners: leaders.filter((leader) => beats(leader, place)) }));
    const beatenByAll = behind
        .filter(({ winners }) => winners.length === leaders.length)
        .map(({ place }) => nameAt(place));
    const others = behind.filter(({ winners }) => winners.length > 0 && winners.length < leaders.length);
    return [
        explainPair(best, second, several),
        ...(beatenByAll.length === 0 ? [] : [`${leaders.length === 2 ? 'both' : 'all'} beat ${(0,join_names/* joinNames */.JH)(beatenByAll)}`]),
        ...others.map(({ place, winners }) => {
            const subject = (0,join_names/* joinNames */.JH)(winners.map(nameAt));
            return `${subject} ${winners.length === 1 ? 'beats' : 'beat'} ${nameAt(place)}`;
        }),
    ].join('; ');
}
/** "b and c cannot be told apart on success (b → c: −0.4 points [−3.1, +2.2], n = 92)". */
function explainTie(result, facts) {
    const { subject, arrow, isPair, primary } = facts;
    if (result === null)
        return `${subject} were not compared on ${primary}`;
    const { title } = result.metric;
    if (result.delta === null)
        return `${subject} could not be compared on ${title} (${arrow}: ${result.reason})`;
    if (result.verdict === 'unchanged' && isPair)
        return result.n === 1
            ? `${subject} are equal on the only case of ${title}`
            : `${subject} are equal on all ${(0,format_number/* countOf */.pq)(result.n, 'case')} of ${title}`;
    return `${subject} cannot be told apart on ${title} (${arrow}${writeChange(result)}${writeObstacle(result, facts)}, ${(0,format_metric/* formatSample */.yO)(result, facts.comparison)})`;
}
/** What keeps a pair whose own p is below alpha from being decided; else nothing, as the interval says it, or p where there is none. */
function writeObstacle({ p, interval, reason }, { alpha, adjusted }) {
    if (p === null || adjusted === null)
        return '';
    if (p >= alpha)
        return interval === null ? `, ${(0,format_number/* formatPInWords */.Cv)(adjusted, alpha)}` : '';
    if (adjusted < alpha)
        return `, ${reason}`;
    return `, ${(0,format_number/* formatPInWords */.Cv)(p, alpha)} alone, ${(0,format_number/* formatP */.MA)(adjusted, alpha)} among all pairs`;
}
function titleOf(comparison, gate) {
    return gateOf(comparison, gate)?.metric.title ?? gate;
}
function nameOf({ gate, metric }) {
    return gate.where === null ? metric.title : `${metric.title} (${gate.where})`;
}
function writeValues(result) {
    const { baseline, candidate } = (0,format_measured/* formatMeasured */.U)(result);
    return baseline === null || candidate === null ? '' : `${baseline} → ${candidate}`;
}
/** `: +12 points [+5, +19]`. */
function writeChange(result) {
    const { change, interval } = (0,format_measured/* formatMeasured */.U)(result);
    return change === null ? '' : `: ${change}${interval === null ? '' : ` ${interval}`}`;
}
function gateOf({ gates }, id) {
    return gates.find(({ gate }) => gate.id === id) ?? null;
}

;// CONCATENATED MODULE: ./build/compare/ranking/find-outcome.js





/**
 * Who won. Of whom too little was measured makes all of it invalid. The winner beats every other on the primary gate and, as
 * the candidate of a comparison with any of them, gets one of the good words: a guardrail that regressed, a broken bound or a confirmed
 * failing case refuses it by the pair's own family, as a veto must not be harder to cast than in a comparison of two. One that itself fails
 * its gates against the first refuses nobody.
 */
function findOutcome(standing) {
    const { names, primary, compare, beats, quality } = standing;
    const places = names.map((_, place) => place);
    const unmeasured = places.flatMap((place) => {
        const reason = standing.stopped[place] ?? findUnmeasured(compare(place === 0 ? 1 : 0, place), standing.minScoredShare);
        return reason === null ? [] : [{ name: names[place] ?? '', reason }];
    });
    if (unmeasured.length > 0)
        return {
            kind: 'invalid',
            variants: unmeasured.map(({ name }) => name),
            reason: unmeasured.map(({ name, reason }) => `${(0,join_names/* quoteName */.AB)(name)}: ${reason}`).join('; '),
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
    if (best === undefined)
        return {
            kind: 'no-winner',
            because: 'undecided',
            leaders: leaderNames,
            reason: explainUndecided({ ...standing, primary, leaders }),
        };
    const matches = othersOf(best).map((other) => ({
        other: names[other] ?? '',
        comparison: compare(other, best),
        p_adjusted: standing.adjusted(other, best),
    }));
    const facts = { winner: names[best] ?? '', primary, alpha: standing.alpha, matches };
    const objections = matches.filter(({ comparison }) => !['improved', 'no-regression'].includes(comparison.verdict.word));
    // Whoever fails its own gates against the first has no say: what it saves, it saves by being worse.
    const failing = new Set(places
        .filter((place) => place !== 0 && compare(0, place).verdict.word === 'regressed')
        .map((place) => names[place] ?? ''));
    const vetoes = objections.filter(({ other }) => !failing.has(other));
    const ignored = objections.filter(({ other }) => failing.has(other));
    if (vetoes.length > 0)
        return { kind: 'no-winner', because: 'vetoed', leaders: leaderNames, reason: explainVeto(facts, vetoes) };
    return {
        kind: 'winner',
        variant: facts.winner,
        reason: explainWin(facts),
        caveats: [
            ...writeCaveats({ ...facts, matches: matches.filter(({ other }) => !failing.has(other)) }),
            ...explainIgnored(ignored, names[0] ?? ''),
        ],
        selection: best === 0 ? null : selectionOf(compare(0, best), primary, standing),
    };
}
/** Why too little of the candidate was measured; null when enough was. */
function findUnmeasured({ gates, verdict }, floor) {
    if (verdict.because === 'gate-failed-to-compute') {
        const failed = gates.find((result) => result.verdict === 'invalid');
        return `${failed?.metric.title ?? 'a gate'}: ${failed?.reason ?? 'it could not be computed'}`;
    }
    if (verdict.because === 'nothing-measured')
        return 'no case of a gate of severity fail is scored';
    const short = gates.find(({ gate, verdict: word, scored_share: { candidate } }) => gate.severity === 'fail' && word === 'invalid' && candidate !== null && candidate < floor - relative_change/* EPSILON */.p8);
    return short === undefined ? null : `${short.metric.title}: ${short.reason}`;
}
function selectionOf(comparison, primary, { names, alpha }) {
    const result = find_outcome_gateOf(comparison, primary);
    return result === null ? null : selectionEffect(result, { among: names.length, alpha });
}
function find_outcome_gateOf({ gates }, id) {
    return gates.find(({ gate }) => gate.id === id) ?? null;
}
/**
 * What picking the best of `among` variants adds to its observed lead over the first, were all equally good: for errors eᵢ of the
 * arms, independent and equal in size, E[e_max − e_first | another than the first is the best] = M·K/(K − 1)·σ, with M the mean of the
 * largest of K standard normals and σ = SE/√2, as SE is that of a difference of two arms; SE is read off the shown interval by the t
 * quantile of its degrees of freedom, else the normal one. With a true lead the effect is smaller, so it is an upper figure. Null without
 * an interval.
 * Source: M from Harter 1961; the rest of E follows from the errors summing to what all arms share.
 * @example lead .12 [.022, .218], best of 3: SE .05, optimism .84628·1.5·.05/√2 = .0449, cautious .0751
 */
function selectionEffect(lead, { among, alpha }) {
    const { delta, interval, df } = lead;
    if (delta === null || interval === null)
        return null;
    const quantile = df === null ? (0,normal/* normalQuantile */.Zl)(1 - alpha / 2) : (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df);
    const standardError = (interval.high - interval.low) / (2 * quantile);
    const optimism = ((0,normal/* expectedMaximum */.zL)(among) * among * standardError) / ((among - 1) * Math.SQRT2);
    return { among, observed: delta, optimism, cautious: delta - optimism };
}

// EXTERNAL MODULE: ./build/format/format-possible.js
var format_possible = __webpack_require__(60427);
;// CONCATENATED MODULE: ./build/compare/ranking/find-trade-offs.js







/** Less than this share saved is worth no loss. */
const LEAST_SAVED = 0.1;
/**
 * Where an arm takes less than another and gives up little, or a known amount, on the primary gate. That it gives up little is said only where
 * the gate's own bounds rule a larger loss out; that it gives up something, where all pairs together show it. What it saves must be
 * significant among all pairs (Bonferroni). What costs no quality first, then the largest saving.
 */
function findTradeOffs({ names, pairs, compare, primary, alpha, }) {
    const placeOf = (name) => names.indexOf(name);
    const found = pairs.flatMap((pair) => {
        const places = [placeOf(pair.baseline), placeOf(pair.candidate)];
        const saving = findSaving(compare(...places), alpha / pairs.length);
        if (saving === null)
            return [];
        // The one that takes less is the candidate of the comparison that is told.
        const [dear, cheap] = saving.isCandidate ? places : [places[1], places[0]];
        const comparison = compare(dear, cheap);
        const result = comparison.gates.find(({ gate }) => gate.id === primary);
        const better = pair.gates.find(({ gate }) => gate === primary)?.better ?? null;
        const isCheapBetter = better !== null && (better === 'candidate') === saving.isCandidate;
        const quality = result === undefined ? null : describeQuality(result, { isProven: better !== null, isCheapBetter });
        const spent = findSaving(comparison, alpha / pairs.length);
        if (quality === null || spent === null)
            return [];
        const [arm, against] = [names[cheap] ?? '', names[dear] ?? ''];
        const text = `${(0,join_names/* quoteName */.AB)(arm)} against ${(0,join_names/* quoteName */.AB)(against)}: ${quality} at ${spent.text}.`;
        const isLoss = better !== null && !isCheapBetter;
        return [{ isLoss, ratio: spent.ratio, tradeOff: { arm, against, text } }];
    });
    return found.sort((a, b) => Number(a.isLoss) - Number(b.isLoss) || a.ratio - b.ratio).map(({ tradeOff }) => tradeOff);
}
/** `the same success within 2 points (80 % → 79 %, n = 92)`; null where neither a loss nor its absence is shown. */
function describeQuality(result, { isProven, isCheapBetter }) {
    const { metric, gate } = result;
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    const n = `n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
    const values = `${text.baseline ?? '?'} → ${text.candidate ?? '?'}`;
    const change = `${values}: ${text.change ?? '?'}${interval}, ${n}`;
    if (isProven)
        return `${isCheapBetter ? 'better' : 'worse'} ${metric.title} (${change})`;
    if (!['improved', 'no-regression', 'unchanged'].includes(result.verdict))
        return null;
    const isWithinMargin = result.can_rule_out !== null && (gate.margin === null || result.can_rule_out < gate.margin.value - relative_change/* EPSILON */.p8);
    const limit = (0,format_possible/* formatPossible */.pA)(metric, { kind: result.figures_unit, value: result.can_rule_out }, { baseline: result.baseline, round: 'up' });
    return isWithinMargin && limit !== null ? `the same ${metric.title} within ${limit} (${change})` : null;
}
/** What the one of two takes that takes less; null where neither clearly does. */
function findSaving({ metrics, gates }, alpha) {
    const spent = SPENT.flatMap((id) => metrics.find(({ metric }) => metric.id === id) ?? []).find(({ baseline, candidate }) => (baseline ?? 0) > 0 && (candidate ?? 0) > 0);
    const p = gates.find(({ gate }) => gate.metric === spent?.metric.id && gate.where === null)?.p ?? spent?.p ?? null;
    if (spent === undefined || p === null || p >= alpha || spent.reason !== null)
        return null;
    const { baseline, candidate } = spent;
    if (baseline === null || candidate === null)
        return null;
    const ratio = candidate / baseline;
    if (Math.min(ratio, 1 / ratio) > 1 - LEAST_SAVED)
        return null;
    return { isCandidate: ratio < 1, ratio, text: describeSaving(spent, ratio) };
}
/** `a quarter of the cost (cost per query $0.0012 → $0.0003)`. */
function describeSaving(spent, ratio) {
    const { baseline, candidate } = (0,format_measured/* formatMeasured */.U)(spent);
    const what = spent.metric.unit === 'usd' ? 'cost' : 'tokens';
    return `${describeRatio(ratio)} the ${what} (${spent.metric.title} ${baseline ?? '?'} → ${candidate ?? '?'})`;
}
const FRACTIONS = [
    [0.095, 0.105, 'a tenth of'],
    [0.19, 0.21, 'a fifth of'],
    [0.24, 0.26, 'a quarter of'],
    [0.32, 0.345, 'a third of'],
    [0.48, 0.52, 'half'],
];
/** @example describeRatio(0.25) // 'a quarter of' */
function describeRatio(ratio) {
    const fraction = FRACTIONS.find(([least, most]) => ratio >= least && ratio <= most);
    return fraction?.[2] ?? `${(0,format_metric/* formatShare */.T1)(ratio)} of`;
}

// EXTERNAL MODULE: ./build/model/natural-order.js
var natural_order = __webpack_require__(86550);
// EXTERNAL MODULE: ./build/stats/scores/case-means.js
var case_means = __webpack_require__(80719);
;// CONCATENATED MODULE: ./build/compare/ranking/list-disagreements.js


/**
 * The cases whose success some candidate changed: first the critical ones that some of them pass less often than the baseline, then those that
 * the most of them lost.
 */
function listDisagreements(arms, againstFirst) {
    const flips = new Map(againstFirst.flatMap((pair) => pair.flips.map((flip) => [flip.case_id, flip])));
    const tallies = arms.map(({ scored }) => (0,case_means/* caseMeansOf */.u)(scored.trials).tallyOf);
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
        (0,natural_order/* compareNaturally */.y)(a.case_id, b.case_id));
}
function isCriticalLoss(one) {
    return one.critical && countLosing(one) > 0;
}
/** How many candidates pass less often than the baseline. */
function countLosing({ passes: [baseline = null, ...candidates] }) {
    const before = rateOf(baseline);
    return candidates.filter((one) => (rateOf(one) ?? 1) < (before ?? 0)).length;
}
function rateOf(passes) {
    return passes === null ? null : passes.passed / passes.trials;
}

;// CONCATENATED MODULE: ./build/compare/ranking/rank-arms.js







/** Behind a warning that not all of them share. */
const PAIRS_NAMED = 5;
/**
 * Compares every pair of arms as any two runs are compared, adjusts all p-values of all pairs together and says who won. Draws are seeded by
 * suite seed and gate id, so the result does not depend on anything else. Throws the user's errors of `checkGates`.
 */
function rankArms(ranked) {
    const { arms, failOn } = ranked;
    const { compare, measured } = comparePlaces(ranked);
    const names = arms.map(({ name }) => name);
    const compared = comparePairs(names, compare);
    const { pairs, comparisons, adjusted, primary, alpha } = compared;
    const values = arms.map((_, place) => valuesOf(compare(place === 0 ? 1 : 0, place)));
    const outcome = decideOutcome(ranked, { compare, compared, values });
    const explored = exploreTogether(measured, (place, gate) => adjusted.of(place, gate));
    return {
        candidates: explored.map(compare_runs.concludePair),
        ranking: {
            gates: listGates(comparisons),
            metrics: comparisons[0]?.metrics.map(({ metric }) => metric) ?? [],
            family: adjusted.family,
            standings: names.map((name, place) => ({
                name,
                values: values[place] ?? {},
                beats: names.filter((_, other) => other !== place && compared.beats(place, other)),
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
function comparePairs(names, compare) {
    const places = pairPlaces(names.length);
    const comparisons = places.map(([one, other]) => compare(one, other));
    const adjusted = adjustPairs(comparisons);
    const [first] = comparisons;
    if (first === undefined)
        throw new RangeError('a ranking needs two arms');
    const { alpha, verdict } = first;
    const pairs = places.map((place, index) => describePair({ names, place, index, compare, adjusted, alpha }));
    const primaryOf = (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const index = places.findIndex(([a, b]) => a === from && b === to);
        return pairs[index]?.gates.find(({ gate }) => gate === verdict.primary);
    };
    return {
        ...{ pairs, comparisons, adjusted, alpha },
        primary: verdict.primary,
        beats: (one, other) => primaryOf(one, other)?.better === (one > other ? 'candidate' : 'baseline'),
        primaryP: (one, other) => primaryOf(one, other)?.p_adjusted ?? null,
    };
}
function decideOutcome({ arms, ruleSet, inference }, { compare, compared, values, }) {
    const { pairs, comparisons, primary, alpha, beats, primaryP } = compared;
    const outcome = findOutcome({
        names: arms.map(({ name }) => name),
        ...{ alpha, primary, compare, beats },
        adjusted: primaryP,
        quality: values.map((own) => orient(comparisons[0]?.gates ?? [], primary, own[primary ?? ''] ?? null)),
        stopped: arms.map(({ scored: { run } }) => (run.stopped === undefined ? null : (0,describe_stopped/* describeStopped */.p_)(run.stopped))),
        minScoredShare: ruleSet.rules.settings.min_scored_share,
    });
    return inference === 'these-cases' ? scopeOutcome(outcome, pairs, primary) : outcome;
}
/** Says what the outcome speaks of; too little measured is a fact of the run. */
function scopeOutcome(outcome, pairs, primary) {
    if (outcome.kind === 'invalid')
        return outcome;
    const counts = new Set(pairs.flatMap(({ gates }) => gates.flatMap(({ gate, n }) => (gate === primary ? [n] : []))));
    const [n = null] = counts.size === 1 ? counts : [];
    const reason = (0,describe_stopped/* addScope */.cT)(outcome.reason, n);
    return outcome.kind === 'winner'
        ? { ...outcome, reason, caveats: outcome.caveats.map((caveat) => (0,describe_stopped/* addScope */.cT)(caveat, n)) }
        : { ...outcome, reason };
}
/** Every pair of places once, the lower first; those with the first arm come first. */
function pairPlaces(count) {
    return Array.from({ length: count }).flatMap((_, one) => Array.from({ length: count - one - 1 }, (__, more) => [one, one + 1 + more]));
}
/** Gates as they were decided, margins filled in; a pair may lack one that neither of its runs measured. */
function listGates(compared) {
    const found = new Map();
    for (const { gates } of compared)
        for (const { gate } of gates)
            if (!found.has(gate.id))
                found.set(gate.id, gate);
    return [...found.values()];
}
/** The candidate's value of every gate. */
function valuesOf({ gates }) {
    return Object.fromEntries(gates.map(({ gate, candidate_value: value }) => [gate.id, value]));
}
/** Larger is better; what was not measured comes last. */
function orient(gates, id, value) {
    const isLowerBetter = gates.find(({ gate }) => gate.id === id)?.metric.direction === 'lower';
    return value === null ? -Infinity : isLowerBetter ? -value : value;
}
/** What is said of every pair is said once; the rest with the pairs that it is said of. */
function mergeWarnings(pairs, compared) {
    const found = new Map();
    compared.forEach(({ warnings }, index) => {
        const pair = pairs[index];
        for (const warning of new Set(warnings))
            found.set(warning, [...(found.get(warning) ?? []), `${pair?.baseline ?? ''} and ${pair?.candidate ?? ''}`]);
    });
    return [...found].map(([warning, named]) => named.length === compared.length ? warning : `${warning} (${listPairs(named)})`);
}
/** The first pairs; ten arms make forty-five. */
function listPairs(named) {
    const left = named.length - PAIRS_NAMED;
    return `${named.slice(0, PAIRS_NAMED).join('; ')}${left > 0 ? ` and ${left} more pairs` : ''}`;
}
/** A variant that is worse than the baseline is what a ranking finds, not its failure. */
function decide(outcome, compared, failOn) {
    const hasBug = compared.some(({ verdict }) => verdict.because === 'gate-failed-to-compute');
    const exitCode = hasBug ? 4 : exitCodeOf(outcome, failOn);
    return {
        word: outcome.kind,
        because: outcome.kind === 'no-winner' ? outcome.because : null,
        winner: outcome.kind === 'winner' ? outcome.variant : null,
        exit_code: exitCode,
        passed: exitCode === 0,
    };
}
function exitCodeOf(outcome, failOn) {
    if (failOn === 'never' || outcome.kind === 'winner')
        return 0;
    if (outcome.kind === 'invalid')
        return 2;
    return failOn === 'inconclusive' ? 2 : 0;
}

;// CONCATENATED MODULE: ./build/compare/compare-arms.js




/**
 * Compares every arm with the first, as `compareRuns` does, and several candidates with each other. Throws the user's errors of
 * `checkGates`.
 */
function compareArms({ arms, ...judged }) {
    const [first, candidate = first, ...others] = arms;
    if (first === undefined || candidate === undefined)
        throw new RangeError('there is nothing to compare');
    const baseline = arms.length === 1 ? null : first;
    const { ruleSet, failOn, inference = 'cases-like-these' } = judged;
    if (others.length > 0 && ruleSet === undefined)
        throw new RangeError('several candidates need one set of rules');
    const result = others.length > 0 && ruleSet !== undefined
        ? rankArms({ arms, ruleSet, failOn, inference })
        : compareOne({ ...judged, baseline: baseline?.scored ?? null, candidate: candidate.scored });
    const names = arms.slice(baseline === null ? 0 : 1).map(({ name }) => name);
    const candidates = result.candidates.map((pair, place) => ({ name: names[place] ?? '', ...pair }));
    const [{ suite, alpha, seed } = {}] = candidates;
    if (suite === undefined || alpha === undefined || seed === undefined)
        throw new RangeError('no arm is a candidate');
    return {
        schema_version: comparison/* COMPARISON_SCHEMA_VERSION */.fb,
        ...{ suite, alpha, seed },
        ...(inference === 'these-cases' && { inference }),
        interleaved: candidates.every(({ interleaved }) => interleaved),
        arms: arms.map(({ name, scored: { run } }) => ({
            name,
            run: (0,list_cases/* referToRun */.Zq)(run),
            counts: run.counts,
            summaries: run.summaries,
        })),
        baseline: baseline?.name ?? null,
        candidates,
        ranking: result.ranking,
        trade_offs: result.trade_offs,
        warnings: result.warnings,
        verdict: result.verdict,
    };
}
function compareOne(input) {
    const pair = (0,compare_runs.compareRuns)(input);
    return {
        candidates: [pair],
        ranking: null,
        trade_offs: [],
        warnings: pair.warnings,
        verdict: { ...pair.verdict, winner: null },
    };
}


/***/ }),

/***/ 4340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ rememberNumbers)
/* harmony export */ });
/** How many texts are remembered at most. */
const MOST_KNOWN = 1000;
/**
 * A way to write numbers that remembers what it wrote: scores are the same few in thousands of cases.
 * @example const write = rememberNumbers((value) => value.toFixed(1))
 */
function rememberNumbers(write) {
    const known = new Map();
    return (value) => {
        let text = known.get(value);
        if (text === undefined) {
            text = write(value);
            if (known.size < MOST_KNOWN)
                known.set(value, text);
        }
        return text;
    };
}


/***/ }),

/***/ 85357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ utf8Bytes)
/* harmony export */ });
/**
 * How many bytes a text takes in UTF-8; half a pair counts as two.
 * @example utf8Bytes('aé€𝄞') // 1 + 2 + 3 + 4
 */
function utf8Bytes(text) {
    let bytes = 0;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
    }
    return bytes;
}


/***/ }),

/***/ 42307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony export readPageAssets */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10103);





/** Writes what every report has, comment.md, report.html and report.md, and of the rest what there is. */
async function writeReport(report, data) {
    const { outputFolder, badges, caseTable } = data;
    const pathOf = ({ file }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outputFolder, file);
    const files = {
        comment: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.comment),
        report: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.html),
        document: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.markdown),
        ...(caseTable !== undefined && { cases: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.csv) }),
        ...(badges !== undefined && { badge: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY['verdict-badge']) }),
        ...(badges?.pass_rate && { 'pass rate': pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY['pass-rate-badge']) }),
    };
    const writing = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .startWriting */ .Zk)();
    // The largest first: it is written while the others are made.
    if (files.cases !== undefined)
        writing.write(files.cases, _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.csv.render(report, data));
    const { cases } = data;
    const page = readPageAssets();
    writing.write(files.report, _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.html.render(report, cases === undefined ? { page } : { page, cases }));
    const comment = _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.comment.render(report);
    writing.write(files.comment, comment);
    writing.write(files.document, _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.markdown.render(report));
    for (const name of ['verdict-badge', 'pass-rate-badge']) {
        const badge = _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY[name].render(report, data);
        if (badge !== '')
            writing.write(pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY[name]), badge);
    }
    await writing.finish();
    return { report, comment, summary: _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.summary.render(report), files };
}
const CHART_LIBRARY = 'chart.umd.min.js';
/** In the order in which they run: each uses the ones before it. */
const OWN_SCRIPTS = ['dom.js', 'tables.js', 'charts.js', 'case-list.js', 'case-view.js', 'start.js'];
/** Where the files are: beside the bundle, as scripts/build.js puts them, else where this repository keeps them. */
const PLACES = [
    { chart: './assets/', own: './assets/page/' },
    { chart: '../../../node_modules/chart.js/dist/', own: '../../page/' },
];
/**
 * Chart.js and the page's own scripts, which are one: they share names, and nothing of them is seen from outside. In one go: seven small
 * files take longer to be waited for than to be read.
 */
function readPageAssets() {
    for (const { chart, own } of PLACES) {
        const library = readIfThere(`${chart}${CHART_LIBRARY}`);
        if (library === null)
            continue;
        const parts = OWN_SCRIPTS.map((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(new URL(`${own}${name}`, import.meta.url), 'utf8'));
        const script = `(() => {\n'use strict'\n${parts.join('\n')}})()\n`;
        return { scripts: [library, script], hash: (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64') };
    }
    throw new Error('the scripts of the HTML report are not beside the program');
}
/** Null when it is not there. `place` is relative to this module, which in the bundle is the bundle. */
function readIfThere(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(new URL(place, import.meta.url), 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 2975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ blocksMarkdown)
/* harmony export */ });
/* unused harmony exports quoteMarkdown, escapeBlock */
/* harmony import */ var _model_result_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87902);
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77043);
/* harmony import */ var _inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85509);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88785);





/** Of flipped cases: the worst stand open, and a fold is not worth it for the last few. */
const MOST_OPEN = 10;
const FEW = 2;
function fold(summary, blocks) {
    return wrapFold(summary, blocksMarkdown(blocks));
}
function wrapFold(summary, markdown) {
    // GitHub reads Markdown in an HTML element only after a blank line.
    return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`;
}
function flipMarkdown(item) {
    return item.blocks.length === 0
        ? `- ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(item.summary)}`
        : fold((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineHtmlInMarkdown */ .n0)(item.summary), item.blocks);
}
/** A sign stays with its words and a limit with its number: a phone breaks a narrow column at every space. */
function keepTogether(cell) {
    return cell
        .replace(/(^|[ (])(flags|out|n) ([≥=]) (?=\S)/g, '$1$2&nbsp;$3&nbsp;')
        .replace(/^([✅❌❔➖]|⚠️) ([a-z]+)(?: (tell:?|regression))?/u, (words) => words.replaceAll(' ', '&nbsp;'));
}
function tableMarkdown(block) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line((0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_4__/* .titlesInOneRow */ .nX)(block.columns).map((title) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title))),
        line(block.columns.map((column) => (column.align === 'right' ? '---:' : '---'))),
        ...block.rows.map((row) => line(row.map((cell) => keepTogether((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(cell))))),
    ].join('\n');
}
function flipsMarkdown(block) {
    const { items, left_out: leftOut } = block;
    const open = items.length > MOST_OPEN + FEW ? items.slice(0, MOST_OPEN) : items;
    const folded = items.slice(open.length);
    const rest = leftOut === 0 ? [] : [`… and ${leftOut} more.`];
    const more = folded.length === 0 ? [] : [wrapFold(`${folded.length} more cases`, listItems(folded))];
    return [(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.lead), listItems(open), ...more, ...rest].filter((part) => part !== '').join('\n\n');
}
function listItems(items) {
    const isLine = (item) => item?.blocks.length === 0;
    const lines = items.map((item, index) => `${index === 0 ? '' : isLine(item) && isLine(items[index - 1]) ? '\n' : '\n\n'}${flipMarkdown(item)}`);
    return lines.join('');
}
const PICTURE = '<img src="';
/** A picture, a diagram, or where there is neither the words that stand in for it, folded. */
function chartMarkdown({ title, alt, url, mermaid }) {
    // No tag may stand in a picture's text, so a dollar cannot be wrapped there.
    const words = cutClauses(alt.replaceAll('$', 'USD\u202f'));
    const safe = url === null ? null : (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(url);
    if (safe !== null)
        return `${PICTURE}${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(safe)}" width="480" alt="${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)(words))}">`;
    if (mermaid !== null)
        return `${fence(mermaid)}\n\n<sub>${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(words)}</sub>`;
    return fold((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineHtmlInMarkdown */ .n0)([title]), [{ kind: 'paragraph', text: [alt] }]);
}
/** With the dots of what is cut 25: what a picture says is in the tables as well. */
const ALT_WORDS = 24;
/**
 * As many of the clauses of a text as are no more than 25 words together.
 * @example cutClauses('Change: success fell; tokens rose.') // 'Change: success fell; tokens rose.'
 */
function cutClauses(text) {
    const count = (some) => some.match(/[^\s\u202f]+/g)?.length ?? 0;
    if (count(text) <= ALT_WORDS)
        return text;
    const clauses = text.split('; ');
    const fitting = clauses.filter((_, at) => count(clauses.slice(0, at + 1).join('; ')) <= ALT_WORDS);
    return fitting.length > 0
        ? `${fitting.join('; ')} …`
        : `${text
            .split(' ')
            .slice(0, ALT_WORDS - 1)
            .join(' ')} …`;
}
/** A diagram that cannot leave its fence: no line of it may hold a backtick. */
function fence(mermaid) {
    return `\`\`\`mermaid\n${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .removeUnseen */ .l0)(mermaid).replaceAll('`', '')}\n\`\`\``;
}
/** A block as GitHub Markdown. */
function blockMarkdown(block) {
    switch (block.kind) {
        case 'heading':
            return `### ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.text)}`;
        case 'paragraph':
            return (0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.text);
        case 'note':
            return `> ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.text)}`;
        case 'list':
            return block.items.map((item) => `- ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(item)}`).join('\n');
        case 'table':
            return tableMarkdown(block);
        case 'chart':
            return chartMarkdown(block.chart);
        case 'preformatted':
            return `${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)([{ kind: 'strong', text: block.label }])}\n\n${quoteMarkdown(block.text)}`;
        case 'details':
            return fold((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineHtmlInMarkdown */ .n0)(block.summary), block.blocks);
        case 'flips':
            return flipsMarkdown(block);
    }
}
/** Blocks as GitHub Markdown, a blank line between them; neighbouring pictures share a line. */
function blocksMarkdown(blocks) {
    const parts = [];
    for (const block of blocks) {
        const text = blockMarkdown(block);
        if (text === '')
            continue;
        const last = parts.at(-1);
        if (block.kind === 'chart' && text.startsWith(PICTURE) && last?.startsWith(PICTURE) === true)
            parts[parts.length - 1] = `${last} ${text}`;
        else
            parts.push(text);
    }
    return parts.join('\n\n');
}
/** Code, a trace, or anything aligned by spaces. */
const IS_LAID_OUT = /^[ \t]|\S(?:\t| {3})|^(?:```|~~~)/m;
/**
 * Text of others, line by line. Prose is quoted, since a quotation wraps on a phone and a block of code is pushed sideways; what is laid
 * out by spaces stays a block of code.
 * @example quoteMarkdown('14 days.\n*Really.*') // '> 14 days.<br>\n> \\*Really.\\*'
 */
function quoteMarkdown(text) {
    // A line end as HTML on the first line would make all of it HTML, where Markdown's escapes are seen.
    const clean = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .removeUnseen */ .l0)(text).replace(/^\n+/, '').trimEnd();
    if (clean.trim() === '' || IS_LAID_OUT.test(clean))
        return escapeBlock(text);
    return clean
        .split('\n')
        .map((line) => `> ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(line)}`.trimEnd())
        .join('<br>\n');
}
/**
 * Text of others as a fenced block: the fence is longer than any run of backticks inside, so nothing in it can end it.
 * Blank lines and indentation are kept. `<!--` gets a space: comments are found again by a marker that begins so.
 * @example escapeBlock('a') // '```text\na\n```'
 */
function escapeBlock(text) {
    const clean = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .removeUnseen */ .l0)(text).replaceAll('<!--', '< !--').replace(/\n+$/, '');
    const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${clean}\n${fence}`;
}


/***/ }),

/***/ 77043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   nD: () => (/* binding */ escapeHtmlInMarkdown),
/* harmony export */   tn: () => (/* binding */ escapeCode)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88785);


/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/** The first digits of a commit's whole name. */
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. The whole name of
 * a commit is broken; a short one stays, which is what this report itself writes: GitHub links it only where the repository or a fork has that commit.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtmlText */ .SC)((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
/**
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
function escapeCode(text) {
    const line = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


/***/ }),

/***/ 10103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REGISTRY: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/model/remove-unseen.js
var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/report/render/badge.js

const MOST_CHARACTERS = 60;
/** A badge as shields.io's endpoint badge reads it (schemaVersion 1); `isError` keeps a reader from choosing another colour. */
function writeBadge({ label, message, color, is_error: isError }) {
    const badge = { schemaVersion: 1, label: shorten(label), message: shorten(message), color, isError };
    return `${JSON.stringify(badge, null, 2)}\n`;
}
function shorten(text) {
    const line = (0,remove_unseen/* toOneLine */.GX)(text).trim();
    return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}
/** The verdict as JSON for shields.io. */
function renderVerdictBadge(_report, { badges } = {}) {
    return badges === undefined ? '' : writeBadge(badges.verdict);
}
/** The candidate's pass rate as JSON for shields.io. */
function renderPassRateBadge(_report, { badges } = {}) {
    const badge = badges?.pass_rate ?? null;
    return badge === null ? '' : writeBadge(badge);
}

// EXTERNAL MODULE: ./build/format/utf8-bytes.js
var utf8_bytes = __webpack_require__(85357);
// EXTERNAL MODULE: ./build/report/render/block-markdown.js
var block_markdown = __webpack_require__(2975);
// EXTERNAL MODULE: ./build/report/render/inline-markdown.js
var inline_markdown = __webpack_require__(85509);
;// CONCATENATED MODULE: ./build/report/render/shrink-report.js
const cut = (text, length) => (text.length <= length ? text : `${text.slice(0, length)}…`);
function mapBlocks(report, changeOne) {
    const change = (block) => changeOne(block.kind === 'details' ? { ...block, blocks: block.blocks.flatMap(change) } : block);
    const { blocks, folded = [] } = report;
    return { ...report, blocks: blocks.flatMap(change), folded: folded.flatMap(change) };
}
function mapFlips(report, change) {
    return mapBlocks(report, (block) => (block.kind === 'flips' ? [change(block)] : [block]));
}
function shortenAnswers(length) {
    const shorten = (block) => block.kind === 'preformatted' ? { ...block, text: cut(block.text, length) } : block;
    const item = (one) => ({ ...one, blocks: one.blocks.map(shorten) });
    return (report) => mapFlips(report, (flips) => ({ ...flips, items: flips.items.map(item) }));
}
function keepAnswers(count) {
    return (report) => mapFlips(report, (flips) => ({
        ...flips,
        items: flips.items.map((item, index) => (index < count ? item : { ...item, blocks: [] })),
    }));
}
function keepFlips(count) {
    return (report) => mapFlips(report, (flips) => ({
        ...flips,
        items: flips.items.slice(0, count),
        left_out: flips.left_out + Math.max(0, flips.items.length - count),
    }));
}
const without = (kind) => (report) => mapBlocks(report, (block) => (block.kind === kind ? [] : [block]));
const keepLists = (count) => (report) => mapBlocks(report, (block) => (block.kind === 'list' ? [{ ...block, items: block.items.slice(0, count) }] : [block]));
/** At most so many characters over all pieces, so that no escaping can make them too long. */
function cutLine(text, length) {
    const kept = [];
    let left = length;
    for (const inline of text) {
        const whole = typeof inline === 'string' ? inline : inline.text;
        if (left <= 0)
            break;
        kept.push(typeof inline === 'string' ? cut(whole, left) : { ...inline, text: cut(whole, left) });
        left -= whole.length;
    }
    return kept;
}
function keepVerdict(report) {
    const second = report.second_line;
    return {
        ...report,
        headline: cutLine(report.headline, 1_500),
        second_line: second && cutLine(second, 1_500),
        blocks: [],
        footer: [],
    };
}
/** In this order, until it fits: what is read least goes first, the verdict never. */
const STEPS = [
    { matter: 'answers', cut: 'answers beyond 1000 characters', apply: shortenAnswers(1000) },
    { matter: 'answers', cut: 'answers beyond 300 characters', apply: shortenAnswers(300) },
    { matter: 'answers', cut: 'the answers of all but the 10 worst cases', apply: keepAnswers(10) },
    { matter: 'answers', cut: 'the answers of the cases', apply: keepAnswers(0) },
    { matter: 'flips', cut: 'all but the 25 worst cases', apply: keepFlips(25) },
    { matter: 'charts', cut: 'the charts', apply: without('chart') },
    { matter: 'folded', cut: 'the folded sections', apply: without('details') },
    { matter: 'flips', cut: 'all but the 5 worst cases', apply: keepFlips(5) },
    { matter: 'lists', cut: 'findings and lists beyond 5 lines', apply: keepLists(5) },
    { matter: 'all', cut: 'everything but the verdict', apply: keepVerdict },
];
/** Cheaper than rendering, and smaller whenever anything was left out. */
const sizeOf = (report) => JSON.stringify(report).length;
function admit(report, cuts, place) {
    const words = [...new Map(cuts.map((one) => [one.matter, one.cut])).values()];
    const text = `✂️ Left out to fit ${place}: ${words.join('; ')}. The full report has all of it.`;
    return { ...report, blocks: [...report.blocks, { kind: 'note', text: [text] }] };
}
/**
 * The report, rendered to fit: known steps leave out what is read least and a note says what. The last step keeps the verdict
 * alone, cut to a few thousand characters, so there is always a document.
 */
function renderToFit(input) {
    const { render, fits, place } = input;
    let report = input.report;
    let document = render(report);
    let size = sizeOf(report);
    const cuts = [];
    for (const step of STEPS) {
        if (fits(document))
            return document;
        const smaller = step.apply(report);
        const smallerSize = sizeOf(smaller);
        if (smallerSize >= size)
            continue;
        report = smaller;
        size = smallerSize;
        cuts.push(step);
        document = render(admit(report, step.matter === 'all' ? [step] : cuts, place));
    }
    return document;
}

;// CONCATENATED MODULE: ./build/report/render/comment.js




/** GitHub caps a comment at 65,536 characters; the rest is for the marker and what a publisher adds. */
const COMMENT_LENGTH = 60_000;
/**
 * A report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is its headline
 * (and what was not compared), nothing else.
 */
function renderComment(report) {
    const shown = report.collapsed ? { ...report, blocks: [], folded: [], footer: [] } : report;
    return renderToFit({
        report: shown,
        render: reportMarkdown,
        fits: (document) => document.length <= COMMENT_LENGTH,
        place: 'a comment',
    });
}
/** A whole report as GitHub Markdown: verdict, what was not compared, blocks, the source of the numbers in small print. */
function reportMarkdown(report) {
    const parts = [
        `### ${(0,inline_markdown/* inlineMarkdown */.x)(report.headline)}`,
        (0,inline_markdown/* inlineMarkdown */.x)(report.figures ?? []),
        (0,inline_markdown/* inlineMarkdown */.x)(report.second_line ?? []),
        (0,block_markdown/* blocksMarkdown */.Es)([...report.blocks, ...(report.folded ?? [])]),
        report.footer.length === 0 ? '' : `<sub>${(0,inline_markdown/* inlineHtmlInParagraph */.Q5)(report.footer)}</sub>`,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000;
/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
function renderSummary(report) {
    return renderToFit({
        report,
        render: reportMarkdown,
        fits: (document) => (0,utf8_bytes/* utf8Bytes */.d)(document) <= SUMMARY_BYTES,
        place: 'a job summary',
    });
}

// EXTERNAL MODULE: ./build/format/remember-numbers.js
var remember_numbers = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
;// CONCATENATED MODULE: ./build/report/render/csv.js



const MOST_DIGITS = 12;
/** Columns whose cells are joined first: to join all of a line anew takes longer than to find out what differs. */
const GROUP = 16;
/** What stands as it is: most ids and paths. */
const PLAIN = /^\w[\w./:-]*$/;
/**
 * Every case of every arm as CSV by RFC 4180: a header, CRLF, quotes where they are needed, nothing where a metric is unscored. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
function renderCsv(_report, { caseTable } = {}) {
    if (caseTable === undefined)
        return '';
    const lines = [caseTable.columns.map(writeText).join(',')];
    const write = (0,remember_numbers/* rememberNumbers */.Q)(writeNumber);
    for (const arm of caseTable.arms)
        writeArm(arm, { lines, write });
    lines.push('');
    return lines.join('\r\n');
}
/** Adds the lines of an arm. Most cells are those of the line above, and of many metrics there is none. */
function writeArm({ rows, numbers }, { lines, write }) {
    const groups = [];
    for (let at = 0; at < numbers.length; at += GROUP)
        groups.push(groupWriter(numbers.slice(at, at + GROUP), write));
    let above = [];
    const cells = [];
    for (const { facts, place } of rows()) {
        for (let at = 0; at < facts.length; at++) {
            const fact = facts[at] ?? null;
            if (fact !== above[at])
                cells[at] = writeFact(fact);
        }
        above = facts;
        let at = facts.length;
        for (const group of groups)
            cells[at++] = group(place);
        // Joined, not added up: V8 keeps every sum of texts as a tree, and here would be a million of them.
        lines.push(cells.join(','));
    }
}
/** Writes the cells of neighbouring columns, which are written anew only where one of them differs from the line above. */
function groupWriter(columns, write) {
    const filled = columns.flatMap((column, at) => (column === null ? [] : [{ column, at }]));
    const above = new Float64Array(columns.length).fill(NaN);
    const cells = columns.map(() => '');
    let text = cells.join(',');
    return (place) => {
        let isChanged = false;
        for (const { column, at } of filled) {
            const value = column[place] ?? NaN;
            if (value === above[at] || (Number.isNaN(value) && cells[at] === ''))
                continue;
            above[at] = value;
            cells[at] = Number.isNaN(value) ? '' : write(value);
            isChanged = true;
        }
        if (isChanged)
            text = cells.join(',');
        return text;
    };
}
function writeFact(fact) {
    return fact === null ? '' : typeof fact === 'number' ? String(fact) : writeText(fact);
}
/** Twelve digits, so that no mean ends in what binary fractions leave. */
function writeNumber(value) {
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(MOST_DIGITS)));
}
function writeText(value) {
    if (PLAIN.test(value))
        return value;
    return (0,csv/* quoteField */.nL)((0,csv/* guardFormula */.qW)((0,remove_unseen/* removeUnseen */.l0)(value)));
}

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/report/render/escape-html.js
var escape_html = __webpack_require__(59807);
// EXTERNAL MODULE: ./build/model/result/report.js
var report = __webpack_require__(87902);
;// CONCATENATED MODULE: ./build/report/render/html-blocks.js



function inline(part, page) {
    if (typeof part === 'string')
        return (0,escape_html/* escapeHtml */.ZD)(part);
    const text = (0,escape_html/* escapeHtml */.ZD)(part.text);
    switch (part.kind) {
        case 'strong':
            return `<strong>${text}</strong>`;
        case 'code':
            return `<code>${text}</code>`;
        case 'case': {
            const id = (0,remove_unseen/* removeUnseen */.l0)(part.text);
            const code = `<code>${text}</code>`;
            return page.listed.has(id) ? `<a href="#case=${(0,escape_html/* escapeHtml */.ZD)(encodeURIComponent(id))}">${code}</a>` : code;
        }
        case 'link': {
            const url = (0,escape_html/* safeUrl */.Pl)(part.url);
            return url === null ? text : `<a href="${(0,escape_html/* escapeHtml */.ZD)(url)}" rel="noreferrer">${text}</a>`;
        }
    }
}
/** Running text as HTML. */
const renderLine = (text, page) => text.map((part) => inline(part, page)).join('');
/** Notes a place that can be linked to and gives its id, unique in the page: `s-all-74-metrics`. */
function addPlace(page, title) {
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const plain = `s-${words.slice(0, 6).join('-')}`;
    const taken = page.places.filter(({ id }) => id === plain || id.startsWith(`${plain}_`)).length;
    const id = taken === 0 ? plain : `${plain}_${taken + 1}`;
    page.places.push({ id, title });
    return id;
}
function heading(text, page) {
    return `<h2 id="${addPlace(page, (0,report/* plainText */.wh)(text))}">${renderLine(text, page)}</h2>`;
}
function fold(page, summary, content, look = '') {
    return `<details${look === '' ? '' : ` class="${look}"`}><summary>${renderLine(summary, page)}</summary>\n${content}\n</details>`;
}
/** At the top of a page what unfolds is a section of its own. */
function section(summary, content, page) {
    const id = addPlace(page, (0,report/* plainText */.wh)(summary));
    return `<details class="section" id="${id}"><summary><h2>${renderLine(summary, page)}</h2></summary>\n${renderBlocks(content, page)}\n</details>`;
}
function flip({ case_id: caseId, summary, blocks }, page) {
    const id = (0,remove_unseen/* removeUnseen */.l0)(caseId);
    const link = page.listed.has(id)
        ? `<a href="#case=${(0,escape_html/* escapeHtml */.ZD)(encodeURIComponent(id))}">${(0,escape_html/* escapeHtml */.ZD)(id)} in the list of cases</a>`
        : '';
    if (blocks.length === 0)
        return `<p>${[renderLine(summary, page), link].filter((part) => part !== '').join(' · ')}</p>`;
    return fold(page, summary, `${renderBlocks(blocks, page)}${link === '' ? '' : `\n<p>${link}</p>`}`, 'case');
}
/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function html_blocks_writeNumber(value) {
    if (value === null)
        return '–';
    if (typeof value !== 'number')
        return value;
    const [whole = '', ...decimals] = String(Number(value.toPrecision(6))).split('.');
    return [whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'), ...decimals].join('.');
}
function figure(chart, page) {
    const { title, alt, height, table } = chart;
    const numbers = {
        kind: 'table',
        columns: table.columns.map((column, index) => ({ title: column, align: index === 0 ? 'left' : 'right' })),
        rows: table.rows.map((row) => row.map((value) => [html_blocks_writeNumber(value)])),
    };
    const place = page.charts.push(chart) - 1;
    const words = `<p>${(0,escape_html/* escapeHtml */.ZD)(alt)}</p>`;
    const picture = page.isScripted
        ? `<div class="canvas" style="height:${Math.round(height)}px"><canvas role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(alt)}" data-chart="${place}"></canvas></div><noscript>${words}</noscript>`
        : words;
    const folded = `<details><summary>The numbers<span class="unseen"> of “${(0,escape_html/* escapeHtml */.ZD)(title)}”</span></summary>${block(numbers, page)}</details>`;
    return `<figure><figcaption>${(0,escape_html/* escapeHtml */.ZD)(title)}</figcaption>${picture}${folded}</figure>`;
}
function block(one, page) {
    switch (one.kind) {
        case 'heading':
            return heading(one.text, page);
        case 'paragraph':
            return `<p>${renderLine(one.text, page)}</p>`;
        case 'note':
            return `<aside>${renderLine(one.text, page)}</aside>`;
        case 'list':
            return `<ul>${one.items.map((item) => `<li>${renderLine(item, page)}</li>`).join('')}</ul>`;
        case 'table':
            page.tables += 1;
            return renderTable(one, { id: `t${page.tables}`, line: (text) => renderLine(text, page) });
        case 'chart':
            return figure(one.chart, page);
        case 'preformatted':
            return `<div><p><strong>${(0,escape_html/* escapeHtml */.ZD)(one.label)}</strong></p><pre>${(0,escape_html/* escapeHtml */.ZD)(one.text)}</pre></div>`;
        case 'details':
            return fold(page, one.summary, renderBlocks(one.blocks, page));
        case 'flips':
            return [
                ...(one.lead.length === 0 ? [] : [heading(one.lead, page)]),
                ...one.items.map((item) => flip(item, page)),
                ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
            ].join('\n');
    }
}
/** Blocks as HTML. */
function renderBlocks(all, page) {
    return joinBlocks(all, (one) => block(one, page));
}
/** The blocks at the top of a page: those that unfold are sections with an anchor. */
function renderSections(all, page) {
    return joinBlocks(all, (one) => (one.kind === 'details' ? section(one.summary, one.blocks, page) : block(one, page)));
}
/** What stands side by side with its neighbours of the same kind where there is room. */
const SIDE_BY_SIDE = { preformatted: 'answers', chart: 'charts' };
function joinBlocks(all, render) {
    const parts = [];
    all.forEach((one, index) => {
        const name = SIDE_BY_SIDE[one.kind];
        if (name !== undefined && all[index - 1]?.kind !== one.kind)
            parts.push(`<div class="${name}">`);
        parts.push(render(one));
        if (name !== undefined && all[index + 1]?.kind !== one.kind)
            parts.push('</div>');
    });
    return parts.join('\n');
}
/** The marks of a judged value: a colour for who sees it, a word for who hears it. */
const MARKS = [
    ['🟢', 'good'],
    ['🔵', 'fair'],
    ['🔴', 'poor'],
];
/** A row of names above neighbouring columns; empty where no column is in a group. */
function groupRow(columns) {
    if (columns.every(({ group }) => group === undefined))
        return '';
    const groups = [];
    for (const { group } of columns) {
        const last = groups.at(-1);
        if (last !== undefined && last.name === group)
            last.span += 1;
        else
            groups.push({ name: group, span: 1 });
    }
    const cells = groups.map(({ name, span }) => name === undefined
        ? `<td colspan="${span}"></td>`
        : `<th scope="colgroup" colspan="${span}">${(0,escape_html/* escapeHtml */.ZD)(name)}</th>`);
    return `<tr>${cells.join('')}</tr>`;
}
/** What a column means, in a bubble that opens by mouse, touch and keyboard alike and needs no script. */
function hintOf({ title, hint }, id) {
    if (hint === undefined)
        return '';
    const name = (0,escape_html/* escapeHtml */.ZD)(`What ${title} means`);
    return ` <button type="button" class="hint" popovertarget="${id}" aria-label="${name}">?</button><span popover id="${id}" class="bubble">${(0,escape_html/* escapeHtml */.ZD)(hint)}</span>`;
}
/** In a table with groups, which is a wide one, the first column stays in sight. `id` is unique in the page. */
function renderTable({ columns, rows }, { id, line }) {
    const isRight = (index) => columns[index]?.align === 'right';
    const head = columns.map((column, index) => {
        const look = isRight(index) ? ' class="right"' : '';
        return `<th scope="col"${look}><span class="label">${(0,escape_html/* escapeHtml */.ZD)(column.title)}</span>${hintOf(column, `${id}-${index}`)}</th>`;
    });
    const cell = (text, index) => {
        const mark = MARKS.find(([sign]) => (0,report/* plainText */.wh)(text).startsWith(`${sign} `))?.[1];
        const look = [...(isRight(index) ? ['right'] : []), ...(mark === undefined ? [] : [mark])].join(' ');
        const word = mark === undefined ? '' : `<span class="unseen">${mark} </span>`;
        return `<td${look === '' ? '' : ` class="${look}"`}>${word}${line(text)}</td>`;
    };
    const groups = groupRow(columns);
    const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
    const open = groups === '' ? '<table>' : '<table class="wide">';
    return `<div class="scroll">${open}<thead>${groups}<tr>${head.join('')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

// EXTERNAL MODULE: ./build/report/render/html-style.js
var html_style = __webpack_require__(33115);
;// CONCATENATED MODULE: ./build/report/render/html.js





const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
/** A control character but tab and line feed as JSON writes it; also a backslash before one of the letters. */
const ESCAPED_CONTROL = /\\[bfru]/;
/** Data for the page's script: it ends no element, whatever its texts hold, and has no character that is not seen. */
function html_embed(id, data) {
    const plain = JSON.stringify(data);
    // To be asked about every value takes as long as all the rest of the page, and most data have nothing to take out.
    const json = ESCAPED_CONTROL.test(plain) || (0,remove_unseen/* removeUnseen */.l0)(plain) !== plain
        ? JSON.stringify(data, (_key, value) => (typeof value === 'string' ? (0,remove_unseen/* removeUnseen */.l0)(value) : value))
        : plain;
    return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}
const whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
const isBad = ({ flip, states }) => flip !== null || states.includes('failing');
function explorer({ rows }, page) {
    const inFull = rows.filter(({ story }) => story !== null);
    const bad = rows.filter(isBad).length;
    const badInFull = inFull.filter(isBad).length;
    const ofBad = `${badInFull === bad ? `all ${whole(bad)}` : `${whole(badInFull)} of the ${whole(bad)}`} that flipped or fail`;
    const most = inFull.length === rows.length
        ? 'all in full'
        : `${whole(inFull.length)} in full (${ofBad}, and ${whole(inFull.length - badInFull)} others), the rest with their numbers`;
    const id = addPlace(page, 'Cases');
    return `<section aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">Cases</h2>
<p>${(0,format_number/* countOf */.pq)(rows.length, 'case')}, ${most}. Everything that was recorded of each is in <code>trials.jsonl</code> of its run.</p>
<noscript><p>The list of cases needs JavaScript, which is switched off here.</p></noscript>
<div id="cases"></div>
</section>`;
}
/** Failures first: what to open first and the cases that changed, then the gates and what else stands open, then what is folded. */
function sortBlocks(report) {
    const isWhole = (block) => block.kind !== 'details' || block.abridged !== true;
    const blocks = report.blocks.filter(isWhole);
    const folded = (report.folded ?? []).filter(isWhole);
    const firstTable = blocks.findIndex(({ kind }) => kind === 'table');
    const start = firstTable < 0 ? blocks.length : firstTable;
    const isOfCases = (block) => block.kind === 'flips' || (block.kind === 'details' && block.blocks.some(({ kind }) => kind === 'flips'));
    return {
        failures: [...blocks.slice(0, start), ...folded.filter(isOfCases)],
        numbers: blocks.slice(start),
        rest: folded.filter((block) => !isOfCases(block)),
    };
}
function contents(page) {
    if (page.places.length < 3)
        return '';
    const items = page.places.map(({ id, title }) => `<li><a href="#${id}">${(0,escape_html/* escapeHtml */.ZD)(title)}</a></li>`);
    return `<nav aria-label="Contents"><details><summary>Contents</summary><ol>${items.join('')}</ol></details></nav>`;
}
/** Scripts stand as they are, since their hashes vouch for them: one that would end its own element is a bug. */
function script(text) {
    if (/<\/script|<!--/i.test(text))
        throw new Error('a script of the page would end its own element');
    return `<script>${text}</script>`;
}
/**
 * A report as one self-contained page, light or dark as the reader's system is. No external resource is ever asked for and no script
 * but the page's own can run: a policy in its head says so, with their hashes. Without `page` there is no script at all.
 */
function renderHtml(report, { page: assets, cases } = {}) {
    const listed = assets === undefined || cases === undefined || cases.rows.length === 0 ? null : cases;
    const page = {
        isScripted: assets !== undefined,
        listed: new Set(listed?.rows.map(({ id }) => (0,remove_unseen/* removeUnseen */.l0)(id))),
        charts: [],
        places: [],
        tables: 0,
    };
    const { failures, numbers, rest } = sortBlocks(report);
    const body = [
        renderSections([...failures, ...numbers], page),
        ...(listed === null ? [] : [explorer(listed, page)]),
        renderSections([...rest, ...(report.explanation ?? [])], page),
        `<div class="appendix">\n${renderSections(report.appendix ?? [], page)}\n</div>`,
    ].join('\n');
    const allowed = assets?.scripts.map((text) => `'sha256-${assets.hash(text)}'`).join(' ');
    const policy = `default-src 'none'; style-src 'unsafe-inline'${allowed === undefined ? '' : `; script-src ${allowed}`}`;
    const ends = assets === undefined
        ? []
        : [
            html_embed('chart-data', page.charts.map(({ config }) => config)),
            ...(listed === null ? [] : [html_embed('case-data', listed)]),
            ...assets.scripts.map(script),
        ];
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${(0,escape_html/* escapeHtml */.ZD)(`Goldenpair: ${report.suite}`)}</title>
<style>${html_style/* HTML_STYLE */._}</style>
</head>
<body>
<header>
<h1>${renderLine(report.headline, page)}</h1>
${report.figures === undefined ? '' : `<p>${renderLine(report.figures, page)}</p>`}
${report.second_line === null ? '' : `<p>${renderLine(report.second_line, page)}</p>`}
</header>
<div class="page">
${contents(page)}
<main>
${body}
</main>
</div>
<footer>${renderLine(report.footer, page)} · <a href="${GLOSSARY_URL}">what the words mean</a></footer>
${ends.join('\n')}
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./build/report/render/json.js
/** A report as data, for tools: the blocks as they are, nothing escaped but by JSON. */
function renderJson(report) {
    return `${JSON.stringify(report, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/report/render/junit.js

/** Not allowed in XML 1.0; every other one that is not goes with the unseen characters. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;
const inText = (text) => (0,escape_html/* escapeHtmlText */.SC)(text).replace(NO_CHARACTERS, '');
/** What stands as it is: most ids and paths. */
const junit_PLAIN = /^[\w./: -]*$/;
/** Line breaks in attributes would be read as spaces. */
const inAttribute = (text) => junit_PLAIN.test(text) ? text : (0,escape_html/* escapeHtml */.ZD)(text).replace(NO_CHARACTERS, '').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
const seconds = (value) => value.toFixed(3);
function outcomeOf({ outcome }) {
    switch (outcome.kind) {
        case 'passed':
            return outcome.remark === null ? '' : `<system-out>${inText(outcome.remark)}</system-out>`;
        case 'skipped':
            return `<skipped message="${inAttribute(outcome.message)}"/>`;
        case 'failed':
            return `<failure message="${inAttribute(outcome.message)}" type="${inAttribute(outcome.type)}">${inText(outcome.details)}</failure>`;
    }
}
function testCase(result) {
    const file = result.file === null ? '' : ` file="${inAttribute(result.file)}"`;
    const start = `    <testcase name="${inAttribute(result.name)}" classname="${inAttribute(result.group)}" time="${seconds(result.seconds)}"${file}`;
    const outcome = outcomeOf(result);
    return outcome === '' ? `${start}/>\n` : `${start}>${outcome}</testcase>\n`;
}
function countsOf(results) {
    const counts = { passed: 0, skipped: 0, failed: 0 };
    let time = 0;
    for (const { outcome, seconds: taken } of results) {
        counts[outcome.kind] += 1;
        time += taken;
    }
    return `tests="${results.length}" failures="${counts.failed}" errors="0" skipped="${counts.skipped}" time="${seconds(time)}"`;
}
/**
 * The gates and cases of a report as JUnit XML, which every build server shows: a suite for each list, and what is neither passed nor
 * failed is skipped. The elements and attributes are those that Jenkins, GitLab and GitHub's test reporters read.
 */
function renderJunit(report, { results = [] } = {}) {
    const suites = results.map(({ name, results: list }) => `  <testsuite name="${inAttribute(name)}" ${countsOf(list)}>\n${list.map(testCase).join('')}  </testsuite>\n`);
    const all = results.flatMap((suite) => suite.results);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${inAttribute(report.suite)}" ${countsOf(all)}>\n${suites.join('')}</testsuites>\n`;
}

// EXTERNAL MODULE: ./build/report/render/escape-markdown.js
var escape_markdown = __webpack_require__(77043);
;// CONCATENATED MODULE: ./build/report/render/markdown.js



/**
 * A report as a document that is kept in a repository: GitHub Markdown of its own, with no picture that anybody would have to be asked
 * for. The same report gives the same bytes, so that committing it changes nothing where nothing changed.
 */
function renderMarkdown(report) {
    const { suite, headline, figures = [], second_line: secondLine, explanation = [], blocks, folded = [], appendix = [], footer, } = report;
    const sections = report.sections ?? [
        { title: 'Report', blocks: [...blocks, ...folded, ...explanation, ...appendix] },
        { title: 'How this was measured', blocks: [{ kind: 'paragraph', text: footer }] },
    ];
    const parts = [
        `# ${(0,escape_markdown/* escapeMarkdown */.FV)(`Evaluation of ${suite}`)}`,
        (0,inline_markdown/* inlineMarkdown */.x)(headline),
        (0,inline_markdown/* inlineMarkdown */.x)(figures),
        (0,inline_markdown/* inlineMarkdown */.x)(secondLine ?? []),
        ...sections.flatMap((section) => [`## ${(0,escape_markdown/* escapeMarkdown */.FV)(section.title)}`, (0,block_markdown/* blocksMarkdown */.Es)(section.blocks)]),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./build/report/render/terminal.js
var terminal = __webpack_require__(2206);
;// CONCATENATED MODULE: ./build/report/render/index.js








/** Every format of a report. */
const REGISTRY = {
    comment: { file: 'comment.md', render: renderComment },
    summary: { file: 'summary.md', render: renderSummary },
    markdown: { file: 'report.md', render: renderMarkdown },
    html: { file: 'report.html', render: renderHtml },
    terminal: { file: 'report.txt', render: terminal/* renderTerminal */.b },
    json: { file: 'report.json', render: renderJson },
    junit: { file: 'junit.xml', render: renderJunit },
    csv: { file: 'cases.csv', render: renderCsv },
    'verdict-badge': { file: 'verdict-badge.json', render: renderVerdictBadge },
    'pass-rate-badge': { file: 'pass-rate-badge.json', render: renderPassRateBadge },
};


/***/ }),

/***/ 85509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q5: () => (/* binding */ inlineHtmlInParagraph),
/* harmony export */   n0: () => (/* binding */ inlineHtmlInMarkdown),
/* harmony export */   x: () => (/* binding */ inlineMarkdown)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77043);


function toMarkdown(inline) {
    if (typeof inline === 'string')
        return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(inline);
    switch (inline.kind) {
        case 'strong':
            return strongMarkdown(inline.text);
        case 'code':
            return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCode */ .tn)(inline.text);
        case 'case': {
            const url = inline.url === null ? null : (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            const id = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCode */ .tn)(inline.text);
            return url === null ? id : `[${id}](${url})`;
        }
        case 'link': {
            const url = (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            return url === null ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(inline.text) : `[${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(inline.text)}](${url})`;
        }
    }
}
function toHtml(inline, escape) {
    if (typeof inline === 'string')
        return escape(inline);
    switch (inline.kind) {
        case 'strong':
            return `<b>${escape(inline.text)}</b>`;
        case 'code':
            return `<code>${escape(inline.text)}</code>`;
        case 'case': {
            const url = inline.url === null ? null : (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            const id = `<code>${escape(inline.text)}</code>`;
            return url === null ? id : `<a href="${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(url)}">${id}</a>`;
        }
        case 'link': {
            const url = (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            const text = escape(inline.text);
            return url === null ? text : `<a href="${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(url)}">${text}</a>`;
        }
    }
}
/** Stars beside a space are stars, so spaces at the ends stay outside. */
function strongMarkdown(text) {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    return words === '' ? '' : `${before && ' '}**${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(words)}**${after && ' '}`;
}
/** Running text as GitHub Markdown on one line. */
function inlineMarkdown(text) {
    return text.map(toMarkdown).join('').trim();
}
/** The same for places where GitHub reads only HTML: `<details><summary>`, which start an HTML block. */
function inlineHtmlInMarkdown(text) {
    return text
        .map((inline) => toHtml(inline, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtmlInMarkdown */ .nD))
        .join('')
        .trim();
}
/** The same as HTML in a paragraph, where GitHub reads both: `<sub>` starts no HTML block. */
function inlineHtmlInParagraph(text) {
    return text
        .map((inline) => toHtml(inline, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV))
        .join('')
        .trim();
}


/***/ }),

/***/ 2206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _model_result_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87902);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



const LEAST_LAST_COLUMN = 24;
const GAP = 2;
/** Of a cell in a table whose columns are made narrower. */
const MOST_LINES = 3;
const part = (inline) => (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(typeof inline === 'string' ? inline : inline.text);
/** An interval, what is called one, and a number with its sign are never broken over two lines. */
const bindNumbers = (text) => text.replace(/\[(?=[^\]]*\d)[^[\]]{1,24}\]|[≥≤<>] [\d.]/g, (number) => number.replaceAll(' ', '\u202f'));
const line = (text) => bindNumbers(text.map(part).join('').trim());
const titlesOf = ({ columns }) => (0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_1__/* .titlesInOneRow */ .nX)(columns).map((title) => line([title]));
/** Columns as wide as their content, the last one wrapped under itself; then all of them wrapped; where that does not fit, row by row. */
function table(one, width) {
    const cells = [titlesOf(one), ...one.rows.map((row) => row.map(line))];
    const widths = one.columns.map((_, index) => Math.max(...cells.map((row) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .textWidth */ .sc)(row[index] ?? ''))));
    const before = widths.slice(0, -1).reduce((sum, column) => sum + column + GAP, 0);
    if (width - before >= LEAST_LAST_COLUMN)
        return grid(one, cells, [...widths.slice(0, -1), width - before]);
    const squeezed = squeeze(cells, widths, width);
    return squeezed === null ? records(one, width) : grid(one, cells, squeezed);
}
/** Columns narrowed one by one, always that which makes the fewest lines more; none below its longest word. Null where a cell would be a tower. */
function squeeze(cells, natural, width) {
    const widths = [...natural];
    const column = (at) => cells.map((row) => row[at] ?? '');
    const least = natural.map((_, at) => Math.max(...column(at).flatMap((cell) => cell.split(' ').map(_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .textWidth */ .sc))));
    const heightsAt = (at, narrow) => column(at).map((cell) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(cell, narrow).length);
    const heights = natural.map((most, at) => heightsAt(at, most));
    const linesWith = (at, narrowed) => narrowed.reduce((sum, height, row) => {
        const others = heights.map((all, other) => (other === at ? height : (all[row] ?? 1)));
        return sum + Math.max(...others);
    }, 0);
    while (widths.reduce((sum, each) => sum + each + GAP, -GAP) > width) {
        const [first] = widths
            .flatMap((now, at) => {
            if (now <= (least[at] ?? 0))
                return [];
            const narrowed = heightsAt(at, now - 1);
            return [{ at, now, narrowed, lines: linesWith(at, narrowed) }];
        })
            .sort((a, b) => a.lines - b.lines || b.now - a.now);
        if (first === undefined)
            return null;
        widths[first.at] = first.now - 1;
        heights[first.at] = first.narrowed;
    }
    return heights.flat().some((height) => height > MOST_LINES) ? null : widths;
}
/** Rows of cells, each wrapped in its column. */
function grid({ columns }, cells, widths) {
    return cells.flatMap((row) => {
        const wrapped = widths.map((width, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(row[index] ?? '', width));
        const lines = Math.max(...wrapped.map((texts) => texts.length));
        return Array.from({ length: lines }, (_, at) => wrapped
            .map((texts, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .padText */ .F2)(texts[at] ?? '', widths[index] ?? 0, columns[index]?.align ?? 'left'))
            .join(' '.repeat(GAP))
            .trimEnd());
    });
}
/** A row as its first cell with the others below, each after the name of its column. */
function records(one, width) {
    const [, ...titles] = titlesOf(one);
    return one.rows.flatMap(([first = [], ...others]) => {
        const named = others.flatMap((cell, at) => {
            const text = line(cell);
            return text === '' ? [] : [`${titles[at] ?? ''}: ${text}`];
        });
        return [...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(first), width), ...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(named.join(' · '), width - 2).map((text) => `  ${text}`)];
    });
}
/** What a terminal shows of a block: never a chart, and what is folded only where all is wanted. */
function block(one, { width, isVerbose }) {
    const item = (text) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(text), width - 2).map((text, index) => `${index === 0 ? '- ' : '  '}${text}`);
    switch (one.kind) {
        case 'heading':
        case 'paragraph':
        case 'note':
            return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(one.text), width);
        case 'list':
            return one.items.flatMap(item);
        case 'table':
            return table(one, width);
        case 'flips':
            return [
                ...(one.lead.length === 0 ? [] : (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(one.lead), width)),
                ...one.items.flatMap((flip) => item(flip.summary)),
                ...(one.left_out === 0 ? [] : [`… and ${one.left_out} more`]),
            ];
        case 'details':
            return isVerbose ? unfold(one, { width, isVerbose }) : [];
        case 'chart':
        case 'preformatted':
            return [];
    }
}
function unfold({ summary, blocks }, page) {
    const inner = blocks.flatMap((one) => block(one, page));
    return inner.length === 0 ? [] : [...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(summary), page.width), ...inner];
}
/** A report as plain text for a terminal: verdict, figures, what was not compared, where to start, gates, warnings, footer. */
function renderTerminal(report, options = {}) {
    const { width = 80, isVerbose = false, color = false } = options;
    const style = (code, lines) => color ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines];
    const blocks = isVerbose ? [...report.blocks, ...(report.folded ?? [])] : report.collapsed ? [] : report.blocks;
    const parts = [
        [
            ...style(1, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.headline), width)),
            ...(report.figures === undefined ? [] : (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.figures), width)),
        ],
        (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.second_line ?? []), width),
        ...joinLists(blocks).map((some) => some.flatMap((one) => block(one, { width, isVerbose }))),
        style(2, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.footer), width)),
    ];
    const document = parts
        .map((lines) => lines.join('\n'))
        .filter((text) => text !== '')
        .join('\n\n');
    // Narrow no-break spaces kept numbers and units together until here; many terminal fonts lack them.
    return `${document.replaceAll('\u202f', ' ')}\n`;
}
/** A list stands right below the paragraph that leads to it. */
function joinLists(blocks) {
    const joined = [];
    for (const [at, one] of blocks.entries()) {
        const last = joined.at(-1);
        if (last !== undefined && one.kind === 'list' && blocks[at - 1]?.kind === 'paragraph')
            last.push(one);
        else
            joined.push([one]);
    }
    return joined;
}


/***/ }),

/***/ 27175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildTrials),
/* harmony export */   q: () => (/* binding */ FLAKY_LISTED)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _told_candidate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91254);



/** More are counted. */
const FLAKY_LISTED = 20;
const passRate = (passes) => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`);
function listFlaky(told, details, disagreements) {
    const flaky = (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRows */ .U5)(told.map(({ reliability }) => reliability.flaky), (one) => one.case_id);
    const count = flaky.length;
    if (count === 0)
        return { count, blocks: [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }] };
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (details === 'none')
        return { count, blocks: [{ kind: 'paragraph', text: [lead] }] };
    // A pair in which neither arm is flaky does not list the case.
    const steady = (one, place) => disagreements.find((other) => other.case_id === one?.case_id)?.passes[place + 1] ?? null;
    const left = count - FLAKY_LISTED;
    const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)];
    const blocks = [
        { kind: 'paragraph', text: [`${lead}${count > 1 ? ' Least stable first:' : ''}`] },
        {
            kind: 'table',
            columns: [
                { title: 'case', align: 'left' },
                ...names.map((name) => ({ title: `passed, ${name}`, align: 'right' })),
            ],
            rows: flaky
                .slice(0, FLAKY_LISTED)
                .map((row) => [
                [{ kind: 'code', text: (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.case_id ?? '' }],
                [passRate((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.baseline ?? null)],
                ...row.map((one, place) => [passRate(one === null ? steady((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row), place) : one.candidate)]),
            ]),
        },
        ...(left > 0 ? [{ kind: 'paragraph', text: [`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(left, { decimals: 0 })} more.`] }] : []),
    ];
    return { count, blocks };
}
function describeMajority(majority, alpha, details) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(failing, { decimals: 0 })} broke, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} were fixed, of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(n, 'case')}`;
    const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED);
    return [
        `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(p, alpha)}; it decides nothing).`,
        ...(ties.length === 0
            ? []
            : [
                ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
                ...shown.flatMap((id, index) => [index === 0 ? '' : ', ', { kind: 'code', text: id }]),
                ...(shown.length === 0
                    ? []
                    : [ties.length > shown.length ? ` and ${ties.length - shown.length} more.` : '.']),
            ]),
    ];
}
function describeNoise(noise, comparison) {
    const result = comparison.gates.find(({ gate }) => gate.id === noise.gate);
    if (result === undefined)
        return [];
    const amount = (value) => noise.unit === 'absolute'
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAmount */ .ej)(result.metric, { kind: noise.unit, value })
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsForDigits */ .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const advice = noise.advice === 'more-trials'
        ? [
            `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
            { kind: 'strong', text: 'More trials help.' },
        ]
        : [
            `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
            { kind: 'strong', text: 'More cases help; more trials hardly do.' },
        ];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice];
}
/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
function buildTrials(candidates, details, disagreements = []) {
    const told = candidates.flatMap((one) => one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }]);
    if (told.length === 0)
        return [];
    const flaky = listFlaky(told, details, disagreements);
    const summary = flaky.count === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(flaky.count, 'flaky case');
    return [
        ...(candidates.length > 1 ? [] : told.flatMap(adviseOnPrimary)),
        {
            kind: 'details',
            summary: [`Trials: ${summary}`],
            blocks: [
                ...flaky.blocks,
                ...told.flatMap((one) => {
                    const blocks = describeRest(one, details, candidates.length > 1);
                    const name = { kind: 'strong', text: `${one.context.names.candidate}:` };
                    return candidates.length === 1 || blocks.length === 0
                        ? blocks
                        : [{ kind: 'paragraph', text: [name] }, ...blocks];
                }),
            ],
        },
    ];
}
function noiseOfPrimary({ comparison: { verdict }, reliability: { noise } }) {
    return verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined;
}
function adviseOnPrimary(one) {
    const noise = noiseOfPrimary(one);
    return noise === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(noise, one.comparison) }];
}
function describeRest(one, details, isOfSeveral) {
    const { comparison, reliability } = one;
    const { majority, noise, not_separated: reason } = reliability;
    const told = isOfSeveral ? undefined : noiseOfPrimary(one);
    const others = noise.filter((each) => each !== told);
    return [
        ...(majority === null
            ? []
            : [{ kind: 'paragraph', text: describeMajority(majority, comparison.alpha, details) }]),
        ...(others.length === 0
            ? []
            : [{ kind: 'list', items: others.map((each) => describeNoise(each, comparison)) }]),
        ...(reason === null ? [] : [{ kind: 'paragraph', text: [`Trials or cases? ${capitalise(reason)}.`] }]),
    ];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U5: () => (/* binding */ joinRows),
/* harmony export */   ie: () => (/* binding */ columnsOfEach)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** The rows of several candidates side by side: by key, in the order in which they come first; null where a candidate has none. */
function joinRows(lists, keyOf) {
    const [only = [], ...more] = lists;
    if (more.length === 0)
        return only.map((row) => [row]);
    const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const keys = new Set(maps.flatMap((map) => [...map.keys()]));
    return [...keys].map((key) => maps.map((map) => map.get(key) ?? null));
}
/** The first that there is. */
function firstOf(rows) {
    return rows.find((row) => row !== null) ?? null;
}
/** What the baseline has of a metric or tag. Where candidates share other cases with it, this is the mean over those of the first. */
function writeBaseline(rows) {
    return rows.flatMap((row) => (row === null ? [] : ((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)(row).baseline ?? [])))[0] ?? '–';
}
/** The columns of every candidate, below its name where there are several. */
function columnsOfEach(told, columns) {
    return told.flatMap((one) => columns(one).map((column) => (told.length === 1 ? column : { ...column, group: one.context.names.candidate })));
}


/***/ }),

/***/ 80719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ caseMeansOf)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);



const SUCCESS = 'success';
const known = new WeakMap();
/**
 * The means of trials by case, computed when they are asked for and kept: eight bytes a case for each metric that scored anything. One for
 * all who ask for those of the same list of trials, which must not change any more.
 */
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(trials));
    known.set(trials, means);
    return means;
}
function readMeans(table) {
    const { ids, starts, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids,
        trials: table.trials.length,
        trialsOf: (id) => {
            const place = placeOf(id);
            return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
        },
        tallyOf: (id) => {
            const tally = (tallies ??= tallyCases(table))[placeOf(id)];
            return tally === undefined || tally[1] === 0 ? null : tally;
        },
        meanOf: (id, metricId) => {
            const value = columnOf(metricId)?.[placeOf(id)] ?? NaN;
            return Number.isNaN(value) ? null : value;
        },
        placeOf,
        columnOf,
        meansOf: (metricId) => listMeans(columnOf(metricId)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function listMeans(column) {
    const means = [];
    if (column === null)
        return means;
    for (let place = 0; place < column.length; place++) {
        const value = column[place];
        if (!Number.isNaN(value))
            means.push(value);
    }
    return means;
}
/** NaN where a case has no mean; null where none has. */
function meanColumn({ ids, starts, column }, metricId) {
    const found = column(metricId);
    if (found === null || found.values.length === 0)
        return null;
    const { states, values } = found;
    const means = new Float64Array(ids.length).fill(NaN);
    let hasMeans = false;
    for (let place = 0; place < means.length; place++) {
        const from = starts[place];
        const to = starts[place + 1];
        if (to - from === 1) {
            if (states[from] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            means[place] = values[from] ?? NaN;
        }
        else {
            const scored = [];
            let applicable = 0;
            for (let at = from; at < to; at++) {
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE)
                    continue;
                applicable += 1;
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    scored.push(values[at] ?? NaN);
            }
            if (scored.length === 0 || 2 * scored.length < applicable)
                continue;
            means[place] = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(scored);
        }
        hasMeans = true;
    }
    return hasMeans ? means : null;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread({ trials, starts, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    const runs = new Map();
    const within = [];
    let at = 0;
    for (const to of starts.subarray(1)) {
        const scored = [];
        for (; at < to; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            const value = values[at] ?? NaN;
            scored.push(value);
            const trial = trials[at]?.trial ?? 0;
            const run = runs.get(trial);
            if (run === undefined)
                runs.set(trial, [value]);
            else
                run.push(value);
        }
        const deviation = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .gQ)(scored);
        if (deviation !== null)
            within.push(deviation);
    }
    const inOrder = [...runs].sort(([a], [b]) => a - b);
    return { runs: inOrder.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(run)), within };
}
function tallyCases({ ids, starts, column }) {
    const { states, values } = column(SUCCESS) ?? { states: [_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE], values: [] };
    return ids.map((_, place) => {
        let passed = 0;
        let scored = 0;
        for (let at = starts[place]; at < starts[place + 1]; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            scored += 1;
            if (values[at] === 1)
                passed += 1;
        }
        return [passed, scored];
    });
}


/***/ })

};
