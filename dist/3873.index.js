export const id = 3873;
export const ids = [3873];
export const modules = {

/***/ 83873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ evaluateTournament)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
// EXTERNAL MODULE: ./build/core/compare/settings-table.js
var settings_table = __webpack_require__(38340);
// EXTERNAL MODULE: ./build/core/format/write-scope.js
var write_scope = __webpack_require__(22798);
// EXTERNAL MODULE: ./build/core/model/tournament.js
var tournament = __webpack_require__(35053);
// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/model/gate.js
var gate = __webpack_require__(79765);
// EXTERNAL MODULE: ./build/core/stats/holm.js
var holm = __webpack_require__(84014);
;// CONCATENATED MODULE: ./build/core/compare/tournament/adjust-pairs.js


/**
 * Holm over the `significant` gates of all pairs at once, severity fail and warn apart: the rule of verdict-rules 4 with all pairs in
 * the place of the one, so that any false claim about any pair has at most the chance alpha. Other gates keep their p.
 * @example three pairs with one gate each, p .01, .02, .04: adjusted .03, .04, .04
 */
function adjustPairs(pairs) {
    const adjusted = new Map(pairs.flatMap(({ gates }, pair) => gates.map(({ gate, p }) => [keyOf(pair, gate.id), p])));
    let family = 0;
    for (const severity of gate/* SEVERITIES */.o) {
        const members = pairs.flatMap(({ gates }, pair) => gates.flatMap(({ gate, p }) => p !== null && gate.severity === severity && gate.evidence === 'significant'
            ? [{ key: keyOf(pair, gate.id), p }]
            : []));
        (0,holm/* holm */.f)(members.map(({ p }) => p)).forEach((p, place) => {
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

;// CONCATENATED MODULE: ./build/core/compare/tournament/describe-pair.js
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

// EXTERNAL MODULE: ./build/core/compare/compare-runs.js + 46 modules
var compare_runs = __webpack_require__(50203);
;// CONCATENATED MODULE: ./build/core/compare/tournament/entrant.js

/**
 * Compares entrants as any two runs are compared, all by one set of rules. Those with the first have every metric; the others
 * only what decides (the gates, and success for zero tolerance), as they are many and nobody reads the rest.
 */
function comparerOf(input) {
    const { entrants, ruleSet, failOn, inference } = input;
    const deciding = new Set(['success', ...ruleSet.rules.gates.map(({ metric }) => metric)]);
    const made = new Map();
    return (baseline, candidate) => {
        const key = `${baseline} ${candidate}`;
        const known = made.get(key);
        if (known !== undefined)
            return known;
        const runOf = (place) => {
            const scored = entrants[place]?.scored;
            if (scored === undefined)
                throw new RangeError(`no entrant ${place}`);
            return baseline === 0 ? scored : { ...scored, run: onlyMetrics(scored.run, deciding) };
        };
        const comparison = (0,compare_runs.compareRuns)({
            baseline: runOf(baseline),
            candidate: runOf(candidate),
            ruleSet,
            failOn,
            inference,
        });
        made.set(key, comparison);
        return comparison;
    };
}
function onlyMetrics(run, ids) {
    return { ...run, metrics: run.metrics.filter(({ id }) => ids.has(id)) };
}

// EXTERNAL MODULE: ./build/core/model/epsilon.js
var epsilon = __webpack_require__(25262);
// EXTERNAL MODULE: ./build/core/format/join-names.js
var join_names = __webpack_require__(69679);
// EXTERNAL MODULE: ./build/core/format/format-measured.js
var format_measured = __webpack_require__(15790);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/format/format-sample.js
var format_sample = __webpack_require__(91048);
// EXTERNAL MODULE: ./build/core/format/format-p.js
var format_p = __webpack_require__(20928);
;// CONCATENATED MODULE: ./build/core/compare/tournament/explain-outcome.js





/** `"b" beats "a" (success 80 % → 92 %: +12 pp [+5, +19], p = .004, n = 92) and "c" (…)`. */
function explainWin({ winner, primary, alpha, matches }) {
    const beaten = matches.map(({ other, comparison, p_adjusted: p }) => {
        const result = gateOf(comparison, primary);
        if (result === null)
            return (0,join_names/* quoteName */.A)(other);
        return `${(0,join_names/* quoteName */.A)(other)} (${result.metric.title} ${writeValues(result)}${writeChange(result)}, ${(0,format_p/* formatPInWords */.C)(p ?? 1, alpha)}, ${(0,format_sample/* formatSample */.y)(result, comparison)})`;
    });
    return `${(0,join_names/* quoteName */.A)(winner)} beats ${(0,join_names/* joinNames */.J)(beaten)}`;
}
/** What refuses the best on the primary gate, each with whom it was compared. */
function explainVeto({ winner, primary, matches }, vetoes) {
    const [first] = matches;
    const title = first === undefined ? primary : (gateOf(first.comparison, primary)?.metric.title ?? primary);
    const objections = vetoes.map(({ other, comparison }) => `${writeObjection(comparison)} against ${(0,join_names/* quoteName */.A)(other)}`);
    return `${(0,join_names/* quoteName */.A)(winner)} beats all others on ${title}, but ${objections.join('; ')}`;
}
function writeObjection({ verdict, gates, zero_tolerance: confirmed }) {
    const failed = gates.filter((result) => result.failed && result.gate.severity === 'fail');
    if (failed.length > 0)
        return (0,join_names/* joinNames */.J)(failed.map((result) => `${nameOf(result)} fails (${result.reason}, n = ${result.n})`));
    if (verdict.because === 'zero-tolerance')
        return `${(0,format_number/* countOf */.pq)(confirmed.length, 'case')} that must not fail ${confirmed.length === 1 ? 'fails' : 'fail'} (${confirmed.slice(0, 3).join(', ')}${confirmed.length > 3 ? ' …' : ''})`;
    return verdict.because === 'too-many-cases-excluded'
        ? 'too many cases differ to compare it'
        : 'it could not be compared';
}
/** What would refuse the best if those who object did not themselves fail their gates against the first. */
function explainIgnored(ignored, first) {
    return ignored.map(({ other, comparison }) => `Against ${(0,join_names/* quoteName */.A)(other)}, ${writeObjection(comparison)}. That does not count: ${(0,join_names/* quoteName */.A)(other)} itself fails its gates against ${(0,join_names/* quoteName */.A)(first)}.`);
}
/** Guardrails that got worse beyond their margin, which chance may explain. */
function writeCaveats({ matches }) {
    return matches.flatMap(({ other, comparison }) => comparison.gates
        .filter((result) => result.suspect && result.gate.severity === 'fail')
        .map((result) => `${nameOf(result)} is worse than that of ${(0,join_names/* quoteName */.A)(other)} beyond its margin (${writeChange(result).trim()}, n = ${result.n}), which chance may explain.`));
}
/** Why nobody beats everybody: the best two of those whom nobody beats, and whom they beat. */
function explainUndecided(facts) {
    const { names, primary, compare, beats, quality, leaders, adjusted, alpha } = facts;
    const [best, second] = leaders;
    const rest = names.map((_, place) => place).filter((place) => !leaders.includes(place));
    const nameAt = (place) => (0,join_names/* quoteName */.A)(names[place] ?? '');
    const told = (one, other, several) => {
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
        const tie = rivals[0] === undefined ? '' : told(best, rivals[0], '');
        return beaten.length === 0 ? tie : `${tie}; ${nameAt(best)} beats ${(0,join_names/* joinNames */.J)(beaten)}`;
    }
    const several = leaders.length > 2 ? (0,join_names/* joinNames */.J)(leaders.map(nameAt)) : '';
    const behind = rest.map((place) => ({ place, winners: leaders.filter((leader) => beats(leader, place)) }));
    const beatenByAll = behind
        .filter(({ winners }) => winners.length === leaders.length)
        .map(({ place }) => nameAt(place));
    const others = behind.filter(({ winners }) => winners.length > 0 && winners.length < leaders.length);
    return [
        told(best, second, several),
        ...(beatenByAll.length === 0 ? [] : [`${leaders.length === 2 ? 'both' : 'all'} beat ${(0,join_names/* joinNames */.J)(beatenByAll)}`]),
        ...others.map(({ place, winners }) => {
            const subject = (0,join_names/* joinNames */.J)(winners.map(nameAt));
            return `${subject} ${winners.length === 1 ? 'beats' : 'beat'} ${nameAt(place)}`;
        }),
    ].join('; ');
}
/** "b and c cannot be told apart on success (b → c: −0.4 pp [−3.1, +2.2], n = 92)". */
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
    return `${subject} cannot be told apart on ${title} (${arrow}${writeChange(result)}${writeObstacle(result, facts)}, ${(0,format_sample/* formatSample */.y)(result, facts.comparison)})`;
}
/** What keeps a pair whose own p is below alpha from being decided; else nothing, as the interval says it, or p where there is none. */
function writeObstacle({ p, interval, reason }, { alpha, adjusted }) {
    if (p === null || adjusted === null)
        return '';
    if (p >= alpha)
        return interval === null ? `, ${(0,format_p/* formatPInWords */.C)(adjusted, alpha)}` : '';
    if (adjusted < alpha)
        return `, ${reason}`;
    return `, ${(0,format_p/* formatPInWords */.C)(p, alpha)} alone, ${(0,format_p/* formatP */.M)(adjusted, alpha)} among all pairs`;
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
/** `: +12 pp [+5, +19]`. */
function writeChange(result) {
    const { change, interval } = (0,format_measured/* formatMeasured */.U)(result);
    return change === null ? '' : `: ${change}${interval === null ? '' : ` ${interval}`}`;
}
function gateOf({ gates }, id) {
    return gates.find(({ gate }) => gate.id === id) ?? null;
}

;// CONCATENATED MODULE: ./build/core/stats/expected-maximum.js
/** Means of the largest of 2, 3 … 10 standard normals. */
const MEANS = [0.56419, 0.84628, 1.02938, 1.16296, 1.26721, 1.35218, 1.4236, 1.48501, 1.53875];
/**
 * How far the largest of `count` independent standard normals lies above 0 on average, to five decimals; 0 for one.
 * Source: Harter 1961, Biometrika 48:151, table 1. Throws a RangeError above ten.
 * @example expectedMaximum(3) // 0.84628
 */
function expectedMaximum(count) {
    if (count === 1)
        return 0;
    const found = MEANS[count - 2];
    if (found === undefined)
        throw new RangeError(`expectedMaximum: 1 to 10, got ${count}`);
    return found;
}

// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
// EXTERNAL MODULE: ./build/core/stats/student-t.js
var student_t = __webpack_require__(30048);
;// CONCATENATED MODULE: ./build/core/compare/tournament/selection-effect.js



/**
 * What picking the best of `among` variants adds to its observed lead over the first, were all equally good: for errors eᵢ of the
 * arms, independent and equal in size, E[e_max − e_first | another than the first is the best] = M·K/(K − 1)·σ, with M the mean of the
 * largest of K standard normals and σ = SE/√2, as SE is that of a difference of two arms; SE is read off the shown interval by the t quantile of its degrees of freedom, else
 * the normal one. With a true lead the effect is smaller, so it is an upper figure. Null without an interval.
 * Source: M from Harter 1961; the rest of E follows from the errors summing to what all arms share.
 * @example lead .12 [.022, .218], best of 3: SE .05, optimism .84628·1.5·.05/√2 = .0449, cautious .0751
 */
function selectionEffect(lead, { among, alpha }) {
    const { delta, interval, df } = lead;
    if (delta === null || interval === null)
        return null;
    const quantile = df === null ? (0,normal/* normalQuantile */.Z)(1 - alpha / 2) : (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df);
    const standardError = (interval.high - interval.low) / (2 * quantile);
    const optimism = (expectedMaximum(among) * among * standardError) / ((among - 1) * Math.SQRT2);
    return { among, observed: delta, optimism, cautious: delta - optimism };
}

;// CONCATENATED MODULE: ./build/core/compare/tournament/find-outcome.js




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
            reason: unmeasured.map(({ name, reason }) => `${(0,join_names/* quoteName */.A)(name)}: ${reason}`).join('; '),
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
    const short = gates.find(({ gate, verdict: word, scored_share: { candidate } }) => gate.severity === 'fail' && word === 'invalid' && candidate !== null && candidate < floor - epsilon/* EPSILON */.p);
    return short === undefined ? null : `${short.metric.title}: ${short.reason}`;
}
function selectionOf(comparison, primary, { names, alpha }) {
    const result = find_outcome_gateOf(comparison, primary);
    return result === null ? null : selectionEffect(result, { among: names.length, alpha });
}
function find_outcome_gateOf({ gates }, id) {
    return gates.find(({ gate }) => gate.id === id) ?? null;
}

;// CONCATENATED MODULE: ./build/core/compare/tournament/run-tournament.js







/** Behind a warning that not all of them share. */
const PAIRS_NAMED = 5;
/**
 * Compares every pair of entrants with `compareRuns`, adjusts all p-values of all pairs together and says who won. Gives the comparisons of the
 * first with each other too, in order. Draws are seeded by suite seed and gate id, so the result does not depend on
 * anything else. Throws the user's errors of `checkGates`.
 */
function runTournament({ entrants, ruleSet, failOn, inference = 'cases-like-these' }) {
    const compare = comparerOf({ entrants, ruleSet, failOn, inference });
    const names = entrants.map(({ name }) => name);
    const places = pairPlaces(names.length);
    const comparisons = places.map(([one, other]) => compare(one, other));
    const adjusted = adjustPairs(comparisons);
    const againstFirst = names.slice(1).map((_, place) => compare(0, place + 1));
    const [first] = againstFirst;
    if (first === undefined)
        throw new RangeError('a tournament needs two entrants');
    const { primary } = first.verdict;
    const pairs = places.map((place, index) => describePair({ names, place, index, compare, adjusted, alpha: first.alpha }));
    const primaryOf = (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const index = places.findIndex(([a, b]) => a === from && b === to);
        return { gate: pairs[index]?.gates.find(({ gate }) => gate === primary), isSwapped: one > other };
    };
    const beats = (one, other) => {
        const { gate, isSwapped } = primaryOf(one, other);
        return gate?.better === (isSwapped ? 'candidate' : 'baseline');
    };
    const gates = listGates(comparisons);
    const values = entrants.map((_, place) => valuesOf(compare(place === 0 ? 1 : 0, place)));
    const found = findOutcome({
        names,
        alpha: first.alpha,
        primary,
        compare,
        beats,
        adjusted: (one, other) => primaryOf(one, other).gate?.p_adjusted ?? null,
        quality: values.map((own) => orient(first, primary, own[primary ?? ''] ?? null)),
        stopped: entrants.map(({ scored: { run } }) => (run.stopped === undefined ? null : (0,describe_stopped/* describeStopped */.p)(run.stopped))),
        minScoredShare: ruleSet.rules.settings.min_scored_share,
    });
    const outcome = inference === 'these-cases' ? scopeOutcome(found, pairs, primary) : found;
    const hasBug = comparisons.some(({ verdict }) => verdict.because === 'gate-failed-to-compute');
    const exitCode = hasBug ? 4 : exitCodeOf(outcome, failOn);
    return {
        againstFirst,
        tournament: {
            schema_version: tournament/* TOURNAMENT_SCHEMA_VERSION */.lN,
            suite: first.suite,
            alpha: first.alpha,
            seed: first.seed,
            ...(inference === 'these-cases' && { inference }),
            interleaved: againstFirst.every(({ interleaved }) => interleaved),
            variants: entrants.map(({ name, scored: { run } }, place) => ({
                name,
                run: referenceOf(againstFirst, place),
                counts: run.counts,
                summaries: run.summaries,
                values: values[place] ?? {},
                beats: names.filter((_, other) => other !== place && beats(place, other)),
            })),
            primary,
            gates,
            metrics: first.metrics.map(({ metric }) => metric),
            family: adjusted.family,
            pairs,
            outcome,
            warnings: mergeWarnings(pairs, comparisons),
            exit_code: exitCode,
            passed: exitCode === 0,
        },
    };
}
/** Says what the outcome speaks of; too little measured is a fact of the run. */
function scopeOutcome(outcome, pairs, primary) {
    if (outcome.kind === 'invalid')
        return outcome;
    const counts = new Set(pairs.flatMap(({ gates }) => gates.flatMap(({ gate, n }) => (gate === primary ? [n] : []))));
    const [n = null] = counts.size === 1 ? counts : [];
    const reason = (0,write_scope/* addScope */.c)(outcome.reason, n);
    return outcome.kind === 'winner'
        ? { ...outcome, reason, caveats: outcome.caveats.map((caveat) => (0,write_scope/* addScope */.c)(caveat, n)) }
        : { ...outcome, reason };
}
/** Every pair of places once, the lower first. */
function pairPlaces(count) {
    return Array.from({ length: count }).flatMap((_, one) => Array.from({ length: count - one - 1 }, (__, more) => [one, one + 1 + more]));
}
/** Gates as they were decided, margins filled in; a pair may lack one that neither of its runs measured. */
function listGates(comparisons) {
    const found = new Map();
    for (const { gates } of comparisons)
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
function orient({ gates }, id, value) {
    const isLowerBetter = gates.find(({ gate }) => gate.id === id)?.metric.direction === 'lower';
    return value === null ? -Infinity : isLowerBetter ? -value : value;
}
function referenceOf(againstFirst, place) {
    const reference = place === 0 ? againstFirst[0]?.baseline : againstFirst[place - 1]?.candidate;
    if (reference === undefined || reference === null)
        throw new RangeError(`no run at ${place}`);
    return reference;
}
/** What is said of every pair is said once; the rest with the pairs that it is said of. */
function mergeWarnings(pairs, comparisons) {
    const found = new Map();
    comparisons.forEach(({ warnings }, index) => {
        const pair = pairs[index];
        for (const warning of new Set(warnings))
            found.set(warning, [...(found.get(warning) ?? []), `${pair?.baseline ?? ''} and ${pair?.candidate ?? ''}`]);
    });
    return [...found].map(([warning, said]) => said.length === comparisons.length ? warning : `${warning} (${listPairs(said)})`);
}
/** The first pairs; ten variants make forty-five. */
function listPairs(said) {
    const left = said.length - PAIRS_NAMED;
    return `${said.slice(0, PAIRS_NAMED).join('; ')}${left > 0 ? ` and ${left} more pairs` : ''}`;
}
/** A variant that is worse than the first is a finding of a tournament, not its failure. */
function exitCodeOf(outcome, failOn) {
    if (failOn === 'never' || outcome.kind === 'winner')
        return 0;
    if (outcome.kind === 'invalid')
        return 2;
    return failOn === 'inconclusive' ? 2 : 0;
}

// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/tables/open-tables.js + 55 modules
var open_tables = __webpack_require__(72537);
// EXTERNAL MODULE: ./build/core/metrics/price-by-base.js
var price_by_base = __webpack_require__(68773);
// EXTERNAL MODULE: ./build/core/model/inference.js
var inference = __webpack_require__(20523);
// EXTERNAL MODULE: ./build/core/report/build-badges.js
var build_badges = __webpack_require__(29422);
// EXTERNAL MODULE: ./build/core/report/build-case-table.js
var build_case_table = __webpack_require__(28763);
// EXTERNAL MODULE: ./build/core/format/format-duration.js
var format_duration = __webpack_require__(66850);
// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
// EXTERNAL MODULE: ./build/core/report/append-tables.js
var append_tables = __webpack_require__(66779);
// EXTERNAL MODULE: ./build/core/report/build-sections.js + 1 modules
var build_sections = __webpack_require__(37965);
// EXTERNAL MODULE: ./build/core/report/gate-words.js
var gate_words = __webpack_require__(47014);
;// CONCATENATED MODULE: ./build/core/report/pair-table.js





/** More pairs than those of five variants are folded away. */
const MOST_OPEN_ROWS = 10;
/** Every pair on the primary gate, and folded on each of the others. */
function buildPairTables(tournament) {
    const { gates, primary, metrics, pairs, family } = tournament;
    return [...gates]
        .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
        .flatMap((gate) => {
        const metric = metrics.find(({ id }) => id === gate.metric);
        if (metric === undefined)
            return [];
        const block = tableOf(tournament, gate, metric);
        if (gate.id === primary && pairs.length <= MOST_OPEN_ROWS)
            return [block];
        const title = `${metric.title}${gate.id.slice(gate.metric.length)}`;
        // Gates that only warn are a family of their own, whose size the tournament does not keep.
        const tests = gate.severity === 'fail' ? `over ${(0,format_number/* countOf */.pq)(family, 'test')}` : 'among the gates that only warn';
        const summary = `All ${(0,format_number/* countOf */.pq)(pairs.length, 'pair')} on ${title}; p adjusted by Holm ${tests}`;
        return [{ kind: 'details', summary: [summary], blocks: [block] }];
    });
}
function tableOf(tournament, gate, metric) {
    const { pairs, alpha, family } = tournament;
    const columns = [
        { title: 'pair', align: 'left' },
        { title: `${metric.title}, ${(0,gate_words/* titleChange */.VY)(tournament)}`, align: 'left' },
        { title: gate.severity === 'fail' ? `p (Holm, ${(0,format_number/* countOf */.pq)(family, 'test')})` : 'p (Holm)', align: 'left' },
        { title: 'result', align: 'left' },
    ];
    const rows = pairs.flatMap((pair) => {
        const result = pair.gates.find((one) => one.gate === gate.id);
        return result === undefined ? [] : [rowOf(pair, result, { metric, alpha })];
    });
    return { kind: 'table', columns, rows };
}
function rowOf(pair, result, { metric, alpha }) {
    const { change, interval } = (0,format_measured/* formatMeasured */.U)({ metric, ...result });
    const n = result.n === pair.shared ? '' : `, n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
    const isClear = result.better !== null;
    return [
        [`${pair.baseline} → ${pair.candidate}`],
        change === null
            ? ['–']
            : [isClear ? { kind: 'strong', text: change } : change, interval === null ? '' : ` ${interval}`, n],
        [result.p_adjusted === null ? '–' : (0,format_p/* formatP */.M)(result.p_adjusted, alpha)],
        [describe(pair, result)],
    ];
}
/** Who is better by the whole family, else the pair's own word. */
function describe({ baseline, candidate }, { better, verdict, suspect, reason, n }) {
    if (better !== null)
        return `${(0,join_names/* quoteName */.A)(better === 'candidate' ? candidate : baseline)} is better`;
    if (verdict === 'unchanged')
        return n === 1 ? 'equal on the only case' : `equal on all ${(0,format_number/* countOf */.pq)(n, 'case')}`;
    if (verdict === 'invalid' || verdict === 'not-comparable')
        return `not compared: ${reason}`;
    return `cannot be told apart${suspect ? ', suspect' : ''}`;
}

// EXTERNAL MODULE: ./build/core/report/list-findings.js
var list_findings = __webpack_require__(484);
// EXTERNAL MODULE: ./build/core/report/list-recommendations.js
var list_recommendations = __webpack_require__(7516);
// EXTERNAL MODULE: ./build/core/report/place-charts.js
var place_charts = __webpack_require__(53086);
;// CONCATENATED MODULE: ./build/core/report/selection-note.js


/** The winner was picked for what it showed, so it showed too much: by how much at most, and how to learn the rest. Null when nobody was picked. */
function buildSelectionNote({ outcome, variants, gates, metrics, primary, pairs }) {
    if (outcome.kind !== 'winner' || outcome.selection === null)
        return null;
    const { selection, variant } = outcome;
    const first = variants[0]?.name ?? '';
    const metricId = gates.find(({ id }) => id === primary)?.metric;
    const metric = metrics.find(({ id }) => id === metricId);
    const row = pairs
        .find(({ baseline, candidate }) => baseline === first && candidate === variant)
        ?.gates.find(({ gate }) => gate === primary)?.row;
    if (metric === undefined || row === undefined)
        return null;
    const write = (delta) => (0,format_measured/* formatMeasured */.U)({ metric, row, baseline: null, candidate: null, delta, interval: null }).change ?? '?';
    return {
        kind: 'note',
        text: [
            `⚠️ ${(0,join_names/* quoteName */.A)(variant)} was picked from ${selection.among} for doing best here, so its lead over ${(0,join_names/* quoteName */.A)(first)} is likely to look too large: were all equally good, luck alone would give the picked one a lead of about ${write(selection.optimism)} (${metric.title}). It showed ${write(selection.observed)}; read it as ${write(selection.cautious)} until it is measured again. `,
            { kind: 'strong', text: `Compare ${(0,join_names/* quoteName */.A)(first)} and ${(0,join_names/* quoteName */.A)(variant)} alone, on fresh trials` },
            ' (new cases where the target is deterministic), and quote that figure.',
        ],
    };
}

;// CONCATENATED MODULE: ./build/core/report/standings.js


/** Of more variants a paragraph would hold everybody's name for everybody. */
const MOST_OPEN = 5;
/** How each of the others compares with the first on its own, and who beats whom on the gates that do not decide. */
function buildStandings(tournament) {
    const first = tournament.variants[0]?.name ?? '';
    const own = tournament.pairs.filter(({ baseline }) => baseline === first);
    const scope = tournament.inference === 'these-cases' ? (0,write_scope/* writeScope */.S)(null) : '';
    const others = tournament.gates
        .filter(({ id }) => id !== tournament.primary)
        .flatMap((gate) => beatenOn(tournament, gate));
    return [
        paragraph(`Against ${(0,join_names/* quoteName */.A)(first)}, each alone:`, `${groupNames(own.map((pair) => [pair.candidate, writeVerdict(tournament, pair)])).join('; ')}${scope}`),
        ...(others.length === 0
            ? []
            : tournament.variants.length > MOST_OPEN
                ? [
                    fold('Who beats whom beside the primary gate', others.map((one) => `${one}${scope}`)),
                ]
                : [paragraph('Beside the primary gate:', `${others.join('; ')}${scope}`)]),
    ];
}
function fold(summary, items) {
    return { kind: 'details', summary: [summary], blocks: [{ kind: 'list', items: items.map((item) => [item]) }] };
}
function paragraph(lead, text) {
    return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ` ${text}.`] };
}
/** `"tiny", "lean" unchanged`: those of whom the same is said, together, in the order in which it is said first. */
function groupNames(said) {
    const namesByWords = new Map();
    for (const [name, words] of said)
        namesByWords.set(words, [...(namesByWords.get(words) ?? []), name]);
    return [...namesByWords].map(([words, names]) => `${listNames(names)} ${words}`);
}
/** In a row of clauses names stand without "and", but where some are only counted. */
function listNames(names) {
    const quoted = names.map(join_names/* quoteName */.A);
    return quoted.length < MOST_OPEN ? quoted.join(', ') : (0,join_names/* joinNames */.J)(quoted);
}
/** "regressed (tokens per query)". */
function writeVerdict({ gates }, { verdict, because, gates: results }) {
    const isFatal = (id) => gates.some((gate) => gate.id === id && gate.severity === 'fail');
    const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate);
    const why = failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail newly fail' : null;
    return `${verdict}${why === null ? '' : ` (${why})`}`;
}
/** `"tiny", "lean" better than "whole" on tokens per query`, for the variants that beat another. */
function beatenOn({ variants, pairs, metrics }, gate) {
    const title = metrics.find(({ id }) => id === gate.metric)?.title ?? gate.metric;
    const said = variants.flatMap(({ name }) => {
        const beaten = pairs.flatMap(({ baseline, candidate, gates }) => {
            const better = gates.find((result) => result.gate === gate.id)?.better;
            if (better === 'candidate' && candidate === name)
                return [baseline];
            return better === 'baseline' && baseline === name ? [candidate] : [];
        });
        return beaten.length === 0
            ? []
            : [[name, `better than ${listNames(beaten)} on ${title}${gate.id.slice(gate.metric.length)}`]];
    });
    return groupNames(said);
}

// EXTERNAL MODULE: ./build/core/report/summary-table.js
var summary_table = __webpack_require__(91020);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
;// CONCATENATED MODULE: ./build/core/report/variant-table.js


/** More names than these do not fit into a cell. */
const MOST_NAMED = 5;
/** The variants with the value of every gate, in the order given; the letter is how charts call them. */
function buildVariantTable({ variants, gates, metrics, primary, outcome }) {
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const winner = outcome.kind === 'winner' ? outcome.variant : null;
    const columns = [
        { title: 'variant', align: 'left' },
        ...gates.map(({ id, metric }) => {
            const title = factsById.get(metric)?.title ?? metric;
            return { title: `${title}${id.slice(metric.length)}${id === primary ? ' (primary)' : ''}`, align: 'right' };
        }),
        { title: 'beats', align: 'left' },
    ];
    const rows = variants.map(({ name, values, beats }, place) => {
        const label = `${(0,tournament/* armName */.KL)(place)} ${name}`;
        return [
            [name === winner ? { kind: 'strong', text: label } : label],
            ...gates.map(({ id, metric }) => {
                const [value, facts] = [values[id], factsById.get(metric)];
                return [value === null || value === undefined || facts === undefined ? '–' : (0,format_metric/* formatValue */.Fl)(facts, value)];
            }),
            [beats.length === 0 ? 'none' : nameBeaten(beats, variants)],
        ];
    });
    return { kind: 'table', columns, rows };
}
/** Of many by their letters, which the first column explains. */
function nameBeaten(beats, variants) {
    if (variants.length <= MOST_NAMED)
        return beats.join(', ');
    return variants.flatMap(({ name }, place) => (beats.includes(name) ? [(0,tournament/* armName */.KL)(place)] : [])).join(', ');
}

;// CONCATENATED MODULE: ./build/core/report/build-tournament-report.js













/** Who won, first of all; the marks are words too. */
function writeHeadline({ outcome }) {
    switch (outcome.kind) {
        case 'winner':
            return [`✅ Winner: ${outcome.reason}`];
        case 'no-winner':
            return [`❔ No winner: ${outcome.reason}`];
        case 'invalid':
            return [`⚠️ Invalid: too little was measured of ${outcome.reason}`];
    }
}
function writeFooter({ suite, variants, seed, pairs, interleaved }, context) {
    const trials = [...new Set(variants.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b);
    const commits = new Set(variants.map(({ run }) => run.commit));
    const [commit] = commits;
    const cases = variants[0]?.counts?.cases ?? pairs[0]?.shared ?? 0;
    const { links } = context;
    const parts = [
        [`suite ${suite}`],
        ...(commits.size === 1 && commit !== null && commit !== undefined
            ? [[{ kind: 'code', text: commit.slice(0, 7) }]]
            : []),
        [
            `${(0,format_number/* countOf */.pq)(variants.length, 'variant')} × ${(0,format_number/* countOf */.pq)(cases, 'case')} × ${trials.join(' or ')} ${trials.join() === '1' ? 'trial' : 'trials'}`,
        ],
        [interleaved ? 'interleaved' : 'not interleaved'],
        [`seed ${seed}`],
        [context.cost_usd === null ? 'cost unknown' : (0,format_money/* formatMoney */.u)(context.cost_usd)],
        [(0,format_duration/* formatDuration */.a)(context.duration_s)],
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}
/** Everything that is worth saying of three to ten variants: who won, by what, how every pair compares, and what to do next. */
function buildTournamentReport(input) {
    const { tournament, context, charts, details } = input;
    const { outcome } = tournament;
    const placed = (0,place_charts/* placeCharts */.b)(charts);
    const note = buildSelectionNote(tournament);
    const caveats = (outcome.kind === 'winner' ? outcome.caveats : []).map(warn);
    const variants = buildVariantTable(tournament);
    const standings = buildStandings(tournament);
    const warnings = tournament.warnings.map(warn);
    const pairs = buildPairTables(tournament);
    const summary = (0,summary_table/* buildVariantSummary */.a)(tournament, input.primaryK);
    const footer = writeFooter(tournament, context);
    const selection = note === null ? [] : [note];
    const findings = [
        ...(0,list_findings/* listVariantFindings */.UN)(tournament.variants[0]?.name ?? '', input.comparisons),
        ...(0,list_recommendations/* listVariantRecommendations */.M)(input.comparisons),
    ];
    const report = {
        suite: tournament.suite,
        headline: writeHeadline(tournament),
        second_line: null,
        collapsed: false,
        blocks: [...selection, ...caveats, variants, ...standings, ...warnings, ...placed.inComment, ...pairs, ...findings],
        ...(summary.length > 0 && { explanation: [(0,build_sections/* headingOf */.W)('Summary'), ...summary, (0,build_sections/* headingOf */.W)('Variants')] }),
        ...(placed.onPage.length > 0 && { appendix: placed.onPage }),
        sections: (0,build_sections/* buildSections */.P)({
            summary: [...summary, (0,build_sections/* headingOf */.W)('Gates'), variants, ...warnings],
            breakdowns: [],
            findings: [...selection, ...caveats, ...standings, ...pairs, ...findings],
            errors: [],
            provenance: [{ kind: 'paragraph', text: footer }],
        }, { tables: (0,append_tables/* tablesToShow */.MX)(input.tables, details), charts }),
        footer,
    };
    return (0,append_tables/* appendTables */.Sc)(report, input.tables, details);
}
const warn = (text) => ({ kind: 'note', text: [`⚠️ ${text}`] });

// EXTERNAL MODULE: ./build/core/stats/case-means.js
var case_means = __webpack_require__(22999);
// EXTERNAL MODULE: ./build/shell/io/replace-json.js
var replace_json = __webpack_require__(48313);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/app/evaluate/draw-charts.js + 1 modules
var draw_charts = __webpack_require__(22994);
// EXTERNAL MODULE: ./build/app/evaluate/list-charts.js + 2 modules
var list_charts = __webpack_require__(77336);
// EXTERNAL MODULE: ./build/app/evaluate/find-span-naming.js + 1 modules
var find_span_naming = __webpack_require__(36771);
;// CONCATENATED MODULE: ./build/app/evaluate/name-runs.js

/**
 * What runs are called side by side: by variant where that tells them apart, else by folder, else by place; and the same as a part of a file's name,
 * since a recorded variant may be any text.
 * @example nameRuns([{ variant: 'a', folder: 'x/1' }, { variant: 'b/..', folder: 'x/2' }]) // a: a, b/..: b-..
 */
function nameRuns(runs) {
    const choices = [
        runs.map(({ variant }) => variant),
        runs.map(({ folder }) => (0,external_node_path_.basename)(folder)),
        runs.map(({ folder }) => folder),
    ];
    const numbered = runs.map(({ variant }, place) => `${place + 1} ${variant}`);
    const names = choices.find((all) => new Set(all).size === all.length) ?? numbered;
    const files = names.map((name) => name.replace(/[^A-Za-z0-9._-]+/g, '-'));
    const isUnique = new Set(files.map((file) => file.toLowerCase())).size === files.length;
    return names.map((name, place) => ({
        name,
        file: isUnique ? (files[place] ?? '') : `${place + 1}-${files[place] ?? ''}`,
    }));
}

// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/app/evaluate/write-report.js + 1 modules
var write_report = __webpack_require__(54164);
// EXTERNAL MODULE: ./build/app/recorded-rules.js
var recorded_rules = __webpack_require__(56888);
;// CONCATENATED MODULE: ./build/app/evaluate-tournament.js






















/**
 * Compares recorded runs with each other and writes ab.json, comment.md, report.html and a comparison of the first with each. All are
 * scored anew by the definitions and prices of the first, and judged by its gates. Only scores are kept in memory, observations are not.
 * Throws the user's errors of reading runs and of `checkGates`.
 */
async function evaluateTournament(request) {
    const { folders, outputFolder, log } = request;
    const runs = [];
    for (const folder of folders)
        runs.push(await (0,read_run/* readRun */.c)(folder));
    const [first] = runs;
    if (first === undefined)
        throw new Error('there is nothing to compare');
    const pricing = runs.reduce((prices, run) => (0,price_by_base/* priceByBase */.i)(prices, run.pricing), first.pricing);
    const ruleSet = { rules: { ...(0,recorded_rules/* recordedRules */.M)(first), pricing }, from: 'base', changes: [] };
    const settings = (0,read_anew/* metricSettings */.Qp)(first, ruleSet);
    const metrics = (0,build_metrics/* buildMetrics */.G)(settings);
    const tables = (0,open_tables/* openTables */.W)(settings);
    const scored = [];
    for (const [place, folder] of folders.entries()) {
        const run = await (0,read_anew/* readAnew */.QM)({
            folder,
            run: runs[place] ?? first,
            metrics,
            expected: (0,custom_metrics/* customMetricsOf */.ki)(first),
            log,
            onTrial: (trial) => tables.add(place, trial),
        });
        scored.push({ ...run, priced_by: pricing });
    }
    const names = nameRuns(runs.map(({ variant }, place) => ({ variant, folder: folders[place] ?? '' })));
    const entrants = scored.map((run, place) => ({ name: names[place]?.name ?? '', scored: run }));
    const { tournament: played, againstFirst } = runTournament({
        entrants,
        ruleSet,
        failOn: request.failOn,
        inference: (0,inference/* chooseInference */.h)(request.inference, first.settings.inference),
    });
    const details = request.details ?? 'full';
    const namings = await Promise.all(entrants.map(async ({ name, scored: one }, place) => {
        const naming = await (0,find_span_naming/* findSpanNaming */.q)(one, { folder: folders[place] ?? '', others: scored, details, log });
        return naming === null ? [] : [`${name}: ${naming.text}`];
    }));
    const warnings = [...namings.flat(), ...describeOtherRules(entrants, ruleSet), ...played.warnings];
    const tournament = { ...played, warnings };
    const arms = entrants.map(({ name, scored: { run, trials } }) => ({ name, run, means: (0,case_means/* caseMeansOf */.u)(trials) }));
    const built = tables.build(arms);
    const report = buildTournamentReport({
        tournament,
        context: { links: request.links, cost_usd: sumCost(scored), duration_s: durationOf(runs) },
        charts: await (0,draw_charts/* drawCharts */.I)((0,list_charts/* listVariantCharts */.p)({ arms: entrants, tables: built, tournament }), request),
        tables: [...built, ...(0,settings_table/* buildSettingsTable */.U)(arms)],
        primaryK: first.settings.primary_k,
        comparisons: againstFirst.map((comparison, place) => ({ name: names[place + 1]?.name ?? '', comparison })),
        details,
    });
    const written = await (0,write_report/* writeReport */.u)(report, {
        outputFolder,
        badges: (0,build_badges/* buildTournamentBadges */.k)(tournament),
        ...(details !== 'none' && {
            caseTable: (0,build_case_table/* buildCaseTable */.t)(entrants.map(({ name, scored: one }, place) => ({
                side: place === 0 ? 'baseline' : 'candidate',
                variant: name,
                scored: one,
            }))),
        }),
    });
    const files = { ...written.files, ab: (0,external_node_path_.join)(outputFolder, 'ab.json') };
    await (0,replace_json/* replaceJson */.j)(files.ab, tournament);
    const comparisons = [];
    for (const [place, comparison] of againstFirst.entries()) {
        const path = (0,external_node_path_.join)(outputFolder, `comparison-${names[place + 1]?.file ?? ''}.json`);
        await (0,replace_json/* replaceJson */.j)(path, comparison);
        comparisons.push(path);
    }
    return { ...written, tournament, files, comparisons, runFolders: folders };
}
/** A run measured with other gates or settings is judged by those of the first, and the reader is told. */
function describeOtherRules(entrants, { rules }) {
    const [first] = entrants;
    return entrants.slice(1).flatMap(({ name, scored: { run } }) => {
        const changes = (0,describe_rule_changes/* describeRuleChanges */.T)(rules, (0,recorded_rules/* recordedRules */.M)(run), run.metrics);
        return changes.length === 0
            ? []
            : [
                `${name} was measured with other gates or settings (${changes.join(', ')}); those of ${first?.name ?? ''} decide.`,
            ];
    });
}
/** US dollars over all trials whose cost is known; null when none is. */
function sumCost(runs) {
    const costs = runs.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores['cost.usd'] ?? []));
    return costs.length === 0 ? null : costs.sort((a, b) => a - b).reduce((sum, cost) => sum + cost, 0);
}
/** Interleaved runs share their time. */
function durationOf(runs) {
    const sessions = new Map();
    for (const { session_id: id, started_at: start, finished_at: end } of runs) {
        const seconds = end === null ? 0 : (Date.parse(end) - Date.parse(start)) / 1000;
        sessions.set(id, Math.max(sessions.get(id) ?? 0, seconds));
    }
    return [...sessions.values()].reduce((sum, seconds) => sum + seconds, 0);
}


/***/ })

};
