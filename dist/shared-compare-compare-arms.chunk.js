export const id = 1329;
export const ids = [1329];
export const modules = {

/***/ 42763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ compareArms)
});

// EXTERNAL MODULE: ./build/model/result/comparison.js + 4 modules
var comparison = __webpack_require__(12331);
// EXTERNAL MODULE: ./build/compare/compare-runs.js + 21 modules
var compare_runs = __webpack_require__(1006);
// EXTERNAL MODULE: ./build/compare/list-cases.js
var list_cases = __webpack_require__(4878);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
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


/**
 * Compares arms as any two runs are compared, all by one set of rules. Those with the baseline have every metric; the others
 * only what decides (the gates, success for zero tolerance, and what they take), as they are many and nobody reads the rest.
 */
function comparePlaces({ arms, ruleSet, failOn, inference }) {
    const deciding = new Set(['success', ...comparison/* SPENT */.n6, ...ruleSet.rules.gates.map(({ metric }) => metric)]);
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
;// CONCATENATED MODULE: ./build/compare/ranking/find-cheapest.js






/**
 * Of the arms that the primary gate does not tell apart the one that takes least, by money where it is known of all, else by tokens, and how
 * much less that is than the next takes; whoever regressed against the first is passed over. It is proven where p is below `alpha` among all pairs (Bonferroni). Undefined where that is not known, or
 * two take equally little.
 */
function findCheapest({ tied, names, summaries, compare, alpha, }) {
    const id = (0,comparison/* findSpent */.uT)(tied.map((place) => ({ summaries: summaries[place] ?? {} })));
    const spentBy = (place) => summaries[place]?.[id ?? '']?.mean ?? Infinity;
    const ordered = [...tied].sort((one, other) => spentBy(one) - spentBy(other));
    const passedOver = ordered.findIndex((place) => place === 0 || compare(0, place).verdict.word !== 'regressed');
    const [first, second] = passedOver < 0 ? [] : ordered.slice(passedOver);
    if (id === null || first === undefined || second === undefined)
        return undefined;
    const { metrics, gates } = compare(second, first);
    const spent = metrics.find(({ metric }) => metric.id === id);
    if (spent === undefined || spent.reason !== null)
        return undefined;
    const { baseline, candidate, metric, n } = spent;
    if (baseline === null || candidate === null || candidate > baseline - relative_change/* EPSILON */.p8)
        return undefined;
    const p = gates.find(({ gate }) => gate.metric === id && gate.where === null)?.p ?? spent.p;
    const pairs = (names.length * (names.length - 1)) / 2;
    const proven = p !== null && p < alpha / pairs;
    const values = (0,format_measured/* formatMeasured */.U)(spent);
    const change = `${proven ? '' : 'about '}${(0,format_metric/* formatShare */.T1)(1 - candidate / baseline)} ${metric.unit === 'usd' ? 'less' : 'fewer'}`;
    const numbers = `${values.baseline ?? '?'} → ${values.candidate ?? '?'}, ${proven ? `${(0,format_number/* formatPInWords */.Cv)(p, alpha)}, ` : ''}n = ${(0,format_number/* formatNumber */.ZV)(n, { decimals: 0 })}`;
    const [arm, other] = [names[first] ?? '', (0,join_names/* quoteName */.AB)(names[second] ?? '')];
    return {
        arm,
        proven,
        text: `${(0,join_names/* quoteName */.AB)(arm)} is the cheapest ${passedOver > 0 ? 'that does not regress' : 'of them'}: ${change} ${metric.title} than ${other} (${numbers})${proven ? '' : ', which chance may explain'}`,
    };
}

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
/** What would refuse the best if those who object were not worse on the primary gate. */
function explainIgnored(ignored, primary) {
    return ignored.map(({ other, comparison }) => `Against ${(0,join_names/* quoteName */.AB)(other)}, ${writeObjection(comparison)}. That does not count: ${(0,join_names/* quoteName */.AB)(other)} is worse on ${titleOf(comparison, primary)}.`);
}
/** Guardrails that got worse beyond their margin, which chance may explain, and those that could not be measured. */
function writeCaveats({ matches }) {
    return matches.flatMap(({ other, comparison }) => comparison.gates
        .filter(({ suspect, verdict, gate }) => (suspect || verdict === 'invalid') && gate.severity === 'fail')
        .map((result) => result.verdict === 'invalid'
        ? `${nameOf(result)} could not be measured against ${(0,join_names/* quoteName */.AB)(other)}: ${result.reason}.`
        : `${nameOf(result)} is worse than that of ${(0,join_names/* quoteName */.AB)(other)} beyond its margin (${writeChange(result).trim()}, n = ${result.n}), which chance may explain.`));
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
 * the candidate of a comparison with the first, gets one of the good words: a guardrail that regressed, a broken bound or a confirmed
 * failing case refuses it by the pair's own family, as a veto must not be harder to cast than in a comparison of two. The others refuse
 * nobody, as they are worse on the primary gate (docs/decision-rules.md#three-and-more-variants). A broken bound refuses the first too.
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
    if (best === undefined) {
        const [leader, ...more] = leaders;
        const isTied = (other) => leader !== undefined && more.length === 0 && !beats(leader, other);
        const cheapest = findCheapest({ ...standing, tied: more.length > 0 ? leaders : places.filter(isTied) });
        return {
            kind: 'no-winner',
            because: 'undecided',
            leaders: leaderNames,
            reason: explainUndecided({ ...standing, primary, leaders }),
            ...(cheapest !== undefined && { cheapest }),
        };
    }
    const matches = othersOf(best).map((other) => ({
        other: names[other] ?? '',
        comparison: compare(other, best),
        p_adjusted: standing.adjusted(other, best),
    }));
    const facts = { winner: names[best] ?? '', primary, alpha: standing.alpha, matches };
    const [first = ''] = names;
    const objections = matches.filter(({ comparison }) => !['improved', 'no-regression'].includes(comparison.verdict.word));
    // Whoever is worse on the primary gate has no say: what it saves, it saves by being worse.
    const vetoes = objections.filter(({ other, comparison }) => other === first || hasBrokenBound(comparison));
    const ignored = objections.filter((match) => !vetoes.includes(match));
    if (vetoes.length > 0)
        return { kind: 'no-winner', because: 'vetoed', leaders: leaderNames, reason: explainVeto(facts, vetoes) };
    return {
        kind: 'winner',
        variant: facts.winner,
        reason: explainWin(facts),
        caveats: [
            ...writeCaveats({ ...facts, matches: matches.filter((match) => !ignored.includes(match)) }),
            ...explainIgnored(ignored, primary),
        ],
        selection: best === 0 ? null : selectionOf(compare(0, best), primary, standing),
    };
}
/** A bound is broken by the candidate alone, whoever it is compared with. */
function hasBrokenBound({ gates }) {
    return gates.some(({ gate, failed, verdict }) => failed && verdict === 'breached' && gate.severity === 'fail' && (gate.min !== null || gate.max !== null));
}
/** Why too little of the candidate was measured; null when enough was. */
function findUnmeasured({ gates, verdict }, floor) {
    if (verdict.because === 'gate-failed-to-compute') {
        const failed = gates.find((result) => result.verdict === 'invalid');
        return `${failed?.metric.title ?? 'a gate'}: ${failed?.reason ?? 'it could not be computed'}`;
    }
    if (verdict.because === 'nothing-measured')
        return 'no case of a gate of severity fail is scored';
    const short = gates.find(({ gate, verdict: word, scored_share: { candidate } }) => (verdict.primary === null ? gate.severity === 'fail' : gate.id === verdict.primary) &&
        word === 'invalid' &&
        candidate !== null &&
        candidate < floor - relative_change/* EPSILON */.p8);
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
    const spent = comparison/* SPENT */.n6.flatMap((id) => metrics.find(({ metric }) => metric.id === id) ?? []).find(({ baseline, candidate }) => (baseline ?? 0) > 0 && (candidate ?? 0) > 0);
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
        summaries: arms.map(({ scored: { run } }) => run.summaries),
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
        : {
            ...outcome,
            reason,
            ...(outcome.cheapest && { cheapest: { ...outcome.cheapest, text: (0,describe_stopped/* addScope */.cT)(outcome.cheapest.text, n) } }),
        };
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
    return `${named.slice(0, PAIRS_NAMED).join('; ')}${left > 0 ? ` and ${(0,format_number/* countOf */.pq)(left, 'more pair')}` : ''}`;
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
    writing.write(files.document, _report_render_index_js__WEBPACK_IMPORTED_MODULE_4__.REGISTRY.markdown.render(report, cases === undefined ? {} : { cases }));
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
                if ((states[at] ?? _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE) < _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSCORED */ .cB)
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
