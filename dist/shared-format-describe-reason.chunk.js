export const id = 8679;
export const ids = [8679];
export const modules = {

/***/ 11330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ describeSizeOpen),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   J8: () => (/* binding */ nameGate),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   Vm: () => (/* binding */ REDEFINED),
/* harmony export */   _S: () => (/* binding */ describeRemark),
/* harmony export */   l1: () => (/* binding */ describeLeftOut),
/* harmony export */   m2: () => (/* binding */ nameMargin),
/* harmony export */   p_: () => (/* binding */ describeStopped),
/* harmony export */   qY: () => (/* binding */ EXACT)
/* harmony export */ });
/* unused harmony export describeFiles */
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
/* harmony import */ var _join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);




/** What a table of metrics says in fewer words than a gate. */
const EXACT = 'exact, no interval';
const FACT = 'a fact: the target always answers alike';
const LOST = {
    none: 'no baseline yet',
    unreadable: 'the baseline could not be read',
    removed: 'this change removes its own baseline',
};
/** How a metric is not the one that the baseline has. */
const REDEFINED = {
    prices: 'priced from different price lists',
    judge: "judged differently from the baseline's",
    added: 'not measured in the baseline',
    dropped: 'measured in the baseline only',
    definition: "defined differently from the baseline's",
};
const APART = {
    replayed: 'replayed from a recording',
    machines: 'measured on different machines',
    jobs: 'not measured side by side in one job',
};
const WITHOUT_VALUE = {
    percentile: 'there is no case',
    ratio: 'there is nothing to divide by',
    'calibration-error': 'there is no case',
    correlation: 'one of its two values never varies',
    'trial-deviation': 'no case has two scored trials',
    'run-deviation': 'there are not two trials a case',
    passes: 'no case has so many scored trials',
};
const REVIEWS = {
    none: 'the code was not reviewed',
    'none-in-baseline': 'the code was not reviewed in the baseline',
    'another-judge': 'reviewed by another judge, or with another prompt, than the baseline',
};
const SINGLE = {
    case: 'one case is too few to test',
    cluster: 'all cases are in one cluster',
};
/**
 * Which files a figure of the source code rests on.
 * @example describeFiles({ common: 12, added: 2, gone: 1 }) // '12 files of both sides, 2 new and 1 deleted or emptied left out'
 */
function describeFiles({ common, added, gone }) {
    if (common === 0)
        return `no file in common: all ${gone} and ${added} files`;
    const left = [...(added > 0 ? [`${added} new`] : []), ...(gone > 0 ? [`${gone} deleted or emptied`] : [])];
    const files = common === 1 ? '1 file of both sides' : `${common} files of both sides`;
    return left.length === 0 ? files : `${files}, ${left.join(' and ')} left out`;
}
function describeBasis({ files, all_files: all }) {
    if (files === null)
        return null;
    return `${all === true ? 'all files, since some may be renamed: ' : ''}${describeFiles(files)}`;
}
/** Cases whose costs are left out of a comparison. */
function describeLeftOut(count) {
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'case')} with the target's own cost ${count === 1 ? 'is' : 'are'} left out: the price list changed`;
}
/** "drop" where higher is better, "rise" where lower is. */
function lossNoun({ direction }) {
    return direction === 'lower' ? 'rise' : 'drop';
}
function placeOf(arms, both) {
    return arms.length === 2 ? both : `the ${arms.join('')}`;
}
function describeMissing(noun, { candidate, baseline }) {
    return noun === 'cases'
        ? `cases are missing unevenly: ${candidate} unscored in this run alone, ${baseline} in the baseline alone`
        : `trials are missing unevenly: ${candidate} unscored in this run, ${baseline} in the baseline`;
}
function describeRuledOut(metric, limit) {
    return limit === null
        ? null
        : `rules out ${lossNoun(metric)}s of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, limit, { round: 'up' })} or more`;
}
function explainLacking(grades) {
    if (grades.length === 0)
        return '';
    return `: trials without ${(0,_join_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(grades)} are not compared with trials that have ${grades.length === 1 ? 'it' : 'them'}`;
}
const typicalQuery = (isTypical) => (isTypical ? ' for the typical query' : '');
const ofTypicalQuery = ({ kind }) => typicalQuery(kind === 'relative');
/** Each kind's clause, without what it leaves open. */
const CLAUSES = {
    bug: ({ message }) => `it could not be computed, please report this bug of Goldenpair: ${message}`,
    stopped: ({ arm, run }) => `${arm === 'baseline' ? 'in the baseline, ' : ''}${describeStopped(run)}`,
    'too-few-scored': ({ arm, scored, cases, floor, grades }) => `only ${scored} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(cases, arm === 'baseline' ? 'baseline case' : 'case')} ${scored === 1 ? 'is' : 'are'} scored (at least ${Math.floor(floor * 1000) / 10} % needed)${explainLacking(grades)}`,
    'no-baseline': ({ lost }) => LOST[lost],
    redefined: ({ how }) => REDEFINED[how],
    apart: ({ how }) => APART[how],
    'left-out': ({ cases }) => describeLeftOut(cases),
    'nothing-paired': () => 'no case is scored on both sides',
    'no-figure': ({ arms, infinite, figure }, { title }) => `${title} ${infinite ? 'is infinite' : 'has no value'} in ${placeOf(arms, 'either arm')}: ${WITHOUT_VALUE[figure]}`,
    'no-value': ({ figure }) => (figure === null ? 'no case is scored' : WITHOUT_VALUE[figure]),
    'not-measured': () => 'not measured',
    'zero-baseline': (_, { title }) => `the baseline is 0, so nothing can be relative to it, and ${title} has no absolute margin`,
    table: ({ how }, { id }) => ({
        'none-built': 'no tables were built here',
        'bounds-alone': 'a figure of a table is held to bounds alone',
        'no-number': `no table of the report has a number for ${id}`,
    })[how],
    'code-unmeasured': ({ measured }) => measured === 'baseline'
        ? 'the source code was measured in the baseline only'
        : `the source code was not measured${measured === null ? '' : ' in the baseline'}`,
    'code-unscored': ({ arm, problem }) => `${arm === 'baseline' ? 'not measured in the baseline' : 'the source code is not measured'}: ${problem}`,
    'file-unscored': ({ arm, path, line, problem }) => {
        const what = arm === 'candidate'
            ? 'was measured in the baseline, and is not now'
            : 'is measured now, and was not in the baseline';
        return `${path}${line === null ? '' : `:${line}`} ${what}: ${problem}`;
    },
    languages: ({ baseline, candidate }) => `${baseline ?? 'no language'} does not compare with ${candidate ?? 'none'}`,
    'no-code-value': ({ arms }, { title }) => `${title} has no value in ${placeOf(arms, 'either side')}: there is nothing to measure it on`,
    'no-common-value': ({ files }, { title }) => `${title} has no value in the ${describeFiles(files)}`,
    review: ({ how, problem }) => `${REVIEWS[how]}${problem === null ? '' : `: ${problem}`}`,
    'outside-bound': ({ side, value, limit }, metric) => {
        const text = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAgainst */ .L$)(metric, value ?? Infinity, limit);
        return `${text.value} is ${side === 'min' ? 'below the minimum' : 'above the maximum'} of ${text.limit}`;
    },
    'within-bounds': () => 'within its bounds',
    exact: (reason) => joinNotes(EXACT, describeBasis(reason)),
    'one-reading': () => 'one reading of a judge, no interval',
    'exact-change': (reason, metric) => {
        const basis = describeBasis(reason);
        if (reason.change === 0)
            return basis === null ? 'unchanged' : `unchanged (${basis})`;
        const change = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, { kind: 'absolute', value: Math.abs(reason.change) });
        const how = joinNotes(EXACT, basis);
        if (reason.change > 0)
            return `better by ${change} (${how})`;
        const limit = `${reason.within ? 'within the margin of' : 'the margin is'} ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, reason.margin)}`;
        return `worse by ${change}, ${limit} (${how})`;
    },
    'beyond-threshold': (reason, metric) => `${describeLoss(reason, metric)} (a threshold, not a test)`,
    'beyond-margin': (reason, metric) => `${describeLoss(reason, metric)} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPInWords */ .Cv)(reason.p, reason.alpha)})`,
    better: ({ gain, slightly, p, alpha }, metric) => `${slightly ? 'slightly better' : 'better'} by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gain)}${ofTypicalQuery(gain)} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPInWords */ .Cv)(p, alpha)})`,
    unchanged: ({ cases, rules_out: limit }, metric) => {
        const ruledOut = describeRuledOut(metric, limit);
        const text = cases === 1 ? 'unchanged on the only case' : `unchanged on all ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(cases, 'case')}`;
        return ruledOut === null ? text : `${text} (${ruledOut})`;
    },
    'slightly-worse': ({ typical }) => `slightly worse, within the margin${typicalQuery(typical)}`,
    'inside-margin': ({ margin, typical }, metric) => `no ${lossNoun(metric)} of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, margin)} or more${typicalQuery(typical)}`,
    fact: ({ change, changed, margin, within }, metric) => {
        const size = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, { kind: 'absolute', value: Math.abs(change) });
        if (changed === 0)
            return `no case differs (${FACT})`;
        if (change === 0)
            return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(changed, 'case differs', 'cases differ')}, the mean does not (${FACT})`;
        if (change > 0)
            return `better by ${size} (${FACT})`;
        return `worse by ${size}, ${within ? 'within the margin of' : 'the margin is'} ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, margin)} (${FACT})`;
    },
    range: ({ range, broke, copies }, metric) => {
        const { row, low, high } = range;
        const interval = { low, high, method: 'rounds' };
        const { ends } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U6)({ metric, row, baseline: null, candidate: null, delta: null, interval });
        return [
            ...(copies ? ['repeated answers were copies, so each case counts once'] : []),
            ...(broke === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(broke, 'case')} broke for sure`]),
            `between ${ends ?? '?'} on these cases`,
        ].join('; ');
    },
    single: ({ unit }) => SINGLE[unit],
    'information-only': ({ unit, units, needed }) => units === 1 && unit === 'cluster'
        ? `information only: ${SINGLE.cluster}`
        : `information only below ${needed} ${unit}s (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(units, unit)} here)`,
    'cases-missing': (reason) => describeMissing('cases', reason),
    'trials-missing': (reason) => describeMissing('trials', reason),
    'total-contradicts': ({ change }) => `the total is ${change < 0 ? 'down' : 'up'} by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShare */ .T1)(change)}, half the margin or more`,
    'unequal-trials': () => 'better on all trials, but not shown on equal numbers of trials',
    'change-only': (_, { title }) => `a ${title} is tested for change, never shown to be unchanged`,
    'few-clusters': ({ clusters, needed }, metric) => `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(clusters, 'cluster')}, at least ${needed} are needed to rule out a ${lossNoun(metric)}`,
    limits: ({ flags, rules_out: limit }, metric) => {
        const flagged = flags === null
            ? 'too few cases or differences to say what it would flag'
            : `flags ${lossNoun(metric)}s of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, flags, { round: 'up' })} or more`;
        return `${flagged}, ${describeRuledOut(metric, limit) ?? `rules out no ${lossNoun(metric)}`}`;
    },
};
/** What a table of metrics says in other words than a gate. */
const REMARKS = {
    'cases-missing': () => 'cases are missing unevenly',
    'trials-missing': () => 'trials are missing unevenly',
};
function joinNotes(mark, basis) {
    return basis === null ? mark : `${mark}; ${basis}`;
}
function describeLoss({ loss, margin }, metric) {
    return `worse by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, loss)}${ofTypicalQuery(loss)}, the margin is ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, margin)}`;
}
/** The cause of a gate's verdict without the words for what it leaves open: "flags drops of 6 points or more, rules out no drop". */
function describeDoubt({ cause, metric }) {
    const write = CLAUSES[cause.kind];
    return write(cause, metric);
}
/** The cause of a gate's verdict in plain words with their numbers: a sentence's worth, no full stop. */
function describeReason(result) {
    const { cause, metric } = result;
    if (!('worse' in cause))
        return describeDoubt(result);
    const open = cause.worse === null ? 'cannot tell' : describeSizeOpen({ gate: { margin: cause.worse }, metric });
    return `${open}: ${describeDoubt(result)}`;
}
/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse, perhaps by more than 10 %'
 */
function describeSizeOpen({ gate, metric }) {
    return gate.margin === null
        ? 'worse; the amount is unknown'
        : `worse, perhaps by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin)}`;
}
/** Why a metric has no test, or no reliable p. */
function describeRemark(cause, metric) {
    const write = REMARKS[cause.kind];
    return write?.(cause) ?? describeReason({ cause, metric });
}
/** What people call a gate: "success (tag:auth)". */
function nameGate({ gate, metric }) {
    return `${metric.title}${gate.where === null ? '' : ` (${gate.where})`}`;
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function nameMargin({ gate, metric }) {
    return gate.margin === null ? null : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin);
}
const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} left of this month’s budget`,
    'unknown-cost': () => 'an unknown cost',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(made)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMoney */ .up)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMoney */ .up)(limit_usd))} ${after}: ${spent}${detail}`;
}


/***/ }),

/***/ 22707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U6: () => (/* binding */ formatMeasured),
/* harmony export */   ho: () => (/* binding */ describeMeanChange),
/* harmony export */   nC: () => (/* binding */ isInPercent)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_possible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60427);



/** A share of the values that no change is as small as. */
const DUST = 1e-7;
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query, and of a fact on that
 * scale a share of the baseline. The interval ends
 * where the metric's range does.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta } = measured;
    const interval = (0,_format_possible_js__WEBPACK_IMPORTED_MODULE_1__/* .possibleInterval */ .hH)(measured);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = isInPercent(measured);
    const inValue = (oriented) => {
        const change = orientation * oriented;
        if (!isRelative)
            return change;
        return measured.row === 'log-ratio' ? Math.exp(change) - 1 : change / (baseline ?? 1);
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .styleOf */ .Vj)(metric, values.length === 0 ? [delta ?? 0] : values);
    // A mean of differences that were rounded one by one leaves a dust of their steps, which is no change (docs/decision-rules.md#rounding).
    const dust = DUST * (isRelative ? 1 : Math.max(...values.map(Math.abs), Number.MIN_VALUE));
    const clean = (value) => (Math.abs(value) < dust ? 0 : value);
    const change = delta === null ? null : clean(inValue(delta));
    const sign = change === null ? 0 : Math.sign(change);
    // What was not compared is written like what was: 44 % in one table is 44 % in the next.
    const apart = baseline === null || candidate === null ? 0 : clean(candidate - baseline);
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(style, values, isRelative ? 0 : (change ?? apart));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeDecimals */ .nB)(change ?? 0) : valueDecimals;
    const write = (value, decimals, isSigned = true) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value * 100, { decimals, signed: isSigned })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatIn */ .hO)(style, value, decimals, { signed: isSigned });
    const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    // An interval that excludes no change must not read as if it ended there.
    const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0;
    const scale = isRelative || style === 'share' ? 100 : style === 'ms' ? 1000 : 1;
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalsToShow */ .Lh)(nearest * scale, changeDecimals);
    const [low, high] = ends.map((end) => write(end, endDecimals));
    const writeValue = (arm) => {
        const value = measured[arm];
        if (value !== null)
            return (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValueIn */ .m6)(style, value, valueDecimals);
        return measured.infinite?.includes(arm) === true ? _format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .INFINITE */ .fZ : null;
    };
    const number = change === null ? null : write(change, changeDecimals);
    const size = change === null ? null : write(Math.abs(change), changeDecimals, false);
    const units = isRelative ? '%' : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfChange */ .S1)(style);
    const unit = size === '1' && units === 'points' ? 'point' : units;
    const inWords = (word) => (style === 'tokens' && !isRelative ? 'tokens' : word);
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, word);
    return {
        baseline: writeValue('baseline'),
        candidate: writeValue('candidate'),
        change: join(number, unit),
        changeInWords: join(number, inWords(unit)),
        size: join(size, unit),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        ends: low === undefined || high === undefined ? null : join(`${low} and ${high}`, inWords(units)),
        range: low === undefined || high === undefined ? null : join(`${low} to ${high}`, inWords(units)),
        sign,
    };
}
/** Whether a change is told in per cent of the baseline: of the typical query on the log scale, of the mean where it is a fact. */
function isInPercent({ metric, row, baseline }) {
    return row === 'log-ratio' || (row === 'fact' && metric.scale === 'log-ratio' && (baseline ?? 0) > 0);
}
const WHOLE_FROM = 100;
/**
 * The change of the mean in tokens, to follow that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed: tokens are read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || !isInPercent({ metric, row, baseline }) || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, 'tokens')}` : '';
}


/***/ }),

/***/ 13992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   S1: () => (/* binding */ unitOfChange),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   fZ: () => (/* binding */ INFINITE),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   kq: () => (/* binding */ formatSummary),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   m6: () => (/* binding */ formatValueIn),
/* harmony export */   nB: () => (/* binding */ relativeDecimals),
/* harmony export */   yO: () => (/* binding */ formatSample)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** Enough to distinguish any two values of a suite. */
const MOST_DECIMALS = 9;
/** Times below it are written in ms, as the page of the cases writes them. */
const SHORT_SECONDS = 10;
/** How each style is written: what stands behind a value, what behind a change, and the scale of its numbers. */
const STYLES = {
    ratio: {},
    s: { value: 's', change: 's' },
    ms: { value: 'ms', change: 'ms', scale: 1000 },
    tokens: {},
    usd: {},
    count: {},
    mb: { value: 'MB', change: 'MB' },
    percent: { value: '%', change: 'points' },
    score: {},
    share: { value: '%', change: 'points', scale: 100 },
};
/** The unit behind a change in a table; null for what is plain without. */
function unitOfChange(style) {
    return STYLES[style].change ?? null;
}
/** Shares of cases read best as percentages; ratios within a case as .61; times that are all short in ms. */
function styleOf(metric, values) {
    if (metric.unit === 's')
        return values.every((value) => Math.abs(value) < SHORT_SECONDS) ? 'ms' : 's';
    return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'share' : 'ratio') : metric.unit;
}
/** Decimals for values and changes of one row, so that they can be subtracted in the head. */
function decimalsOf(style, values, change) {
    const largest = Math.max(0, ...values.map(Math.abs));
    switch (style) {
        case 'share': {
            const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100));
            const consistent = candidate - baseline === Math.round(change * 100);
            return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change * 100, 1);
        }
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2);
        case 'tokens':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 100 ? 0 : 1);
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 10 ? 1 : 2);
        case 'usd':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(largest));
        case 'ms':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change * 1000, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest * 1000, 3));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    // A fraction of a cent keeps its digits even where other values are dollars.
    if (style === 'usd')
        return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(value, { decimals: Math.max(decimals, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(value)), ...format });
    const { scale = 1 } = STYLES[style];
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * scale, { decimals, bare: style === 'ratio', ...format });
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(share * 100, 1);
}
/** How an infinite value is written. */
const INFINITE = '∞';
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `240 ms`, `$0.14`, `∞`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    if (value === Infinity)
        return INFINITE;
    const style = styleOf(metric, [value]);
    return formatValueIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
}
/** A value with the unit of a style. */
function formatValueIn(style, value, decimals) {
    const number = formatIn(style, value, decimals);
    const { value: unit } = STYLES[style];
    return unit === undefined ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, unit);
}
/** What a run has of a metric, `∞` where that is infinite; null where it has nothing. */
function formatSummary(metric, { mean, infinite }) {
    if (mean === undefined || mean === null)
        return infinite === true ? INFINITE : null;
    return formatValue(metric, mean);
}
/**
 * A value and the limit that it is held against, with as many decimals as it takes to distinguish them.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    if (value === Infinity)
        return { value: INFINITE, limit: formatValue(metric, limit) };
    const style = styleOf(metric, [value, limit]);
    const write = (decimals) => ({
        value: formatValueIn(style, value, decimals),
        limit: formatValueIn(style, limit, decimals),
    });
    let decimals = style === 'share' ? 0 : decimalsOf(style, [value, limit], value - limit);
    while (write(decimals).value === write(decimals).limit && value !== limit && decimals < MOST_DECIMALS)
        decimals++;
    return write(decimals);
}
/**
 * A share of a whole, its sign left out.
 * @example formatShare(0.0541, 'up') // '5.5 %'
 */
function formatShare(share, round = 'nearest') {
    const size = Math.abs(share);
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size * 100, { decimals: relativeDecimals(size), round }), '%');
}
const leastDecimals = (style) => (style === 'ratio' || style === 'usd' ? 2 : 0);
/**
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points`, `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was computed. Points may be left out where they are named
 * already.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric, [amount.value]);
    const { scale = 1, change } = STYLES[style];
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const rounded = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(rounded, decimals, options.round) - rounded) > 1e-9)
        decimals++;
    // A margin is stated to its last digit, and needs no other.
    const number = style === 'usd'
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    const unit = style === 'tokens' ? 'tokens' : change === 'points' && number === '1' ? 'point' : change;
    const isNamed = options.without_points === true && change === 'points';
    return unit === undefined || isNamed ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, unit);
}
/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    // A judge's opinion of the code rests on no count.
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(n)}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} ${trials.size === 1 && trials.has(1) ? 'trial' : 'trials'}`;
}


/***/ }),

/***/ 60427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ countToSettle),
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible),
/* harmony export */   vd: () => (/* binding */ hasSomethingToLose)
/* harmony export */ });
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);


/**
 * `formatAmount` of a change for the worse; null where there is none, or the metric cannot change so much from its baseline (null: from
 * wherever it stands).
 */
function formatPossible(metric, { kind, value }, { baseline, ...options }) {
    return value === null || !canLose(metric, { kind, value }, baseline)
        ? null
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, { kind, value }, options);
}
/**
 * Whether a metric can get worse by so much at all.
 * @example canLose(success, { kind: 'absolute', value: 0.9 }, 0.8) // false: from 80 % it cannot fall by 90 points
 * @example canLose(tokens, { kind: 'relative', value: 1.22 }, 900) // true: a rise by 122 % is possible
 */
function canLose(metric, { kind, value }, baseline) {
    const isFall = metric.direction === 'higher';
    if (kind === 'relative' && (baseline === null || baseline < _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
}
/**
 * How many cases like those of a run settle a gate's margin (docs/decision-rules.md#figures-beside-a-gate), the one number that all advice
 * names: to two digits, which is all that the noise of one run supports. Null where there are as many, or nobody knows.
 * @example countToSettle({ cases_to_settle: 337, n: 40 }) // 340
 */
function countToSettle(input) {
    const { cases_to_settle: needed, n } = input;
    if (needed === null || needed <= n)
        return null;
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
    return Math.ceil(needed / unit) * unit;
}
/** Whether the baseline of a compared gate is good enough that its margin can be lost, and so that an unchanged gate says something. */
function hasSomethingToLose(input) {
    const { gate, metric, row, baseline } = input;
    const { margin } = gate;
    if (margin === null || row === 'exact' || baseline === null)
        return true;
    const { fall, rise } = reachOf(metric, baseline);
    return (metric.direction === 'higher' ? fall : rise) > _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 && canLose(metric, margin, baseline);
}
/**
 * How far a metric can fall and rise from its baseline; Infinity where nothing ends its range.
 * @example reachOf({ range: [0, 1], direction: 'higher' }, 0.8) // { fall: 0.8, rise: 0.2 }, but for float noise
 */
function reachOf({ range: [least, most] }, baseline) {
    const width = least === null || most === null ? Infinity : most - least;
    if (baseline === null)
        return { fall: width, rise: width };
    return {
        fall: least === null ? Infinity : Math.max(0, baseline - least),
        rise: most === null ? Infinity : Math.max(0, most - baseline),
    };
}
/**
 * The part of an interval that the metric's range allows, for display: a t interval knows no range, and would say that a share may change by
 * 130 points. Only the range counts, not where this baseline stands in it: the true one may be elsewhere, and an interval cut there would end
 * at the estimate itself. Where the range has one end (money, tokens), nothing falls by more than there was. What is computed or stored keeps
 * the whole interval. On the log-ratio row every end is possible.
 * @example possibleInterval({ metric: success, row: 'paired-t', baseline: 0.82, interval: { low: -1.2, high: 0.3, method: 't' } }) // low: -1
 */
function possibleInterval(input) {
    const { metric, row, baseline, interval } = input;
    if (interval === null || row === 'log-ratio')
        return interval;
    const hasBothEnds = metric.range.every((end) => end !== null);
    const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline);
    const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise];
    return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) };
}


/***/ }),

/***/ 92642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ findDelimiter),
/* harmony export */   Wk: () => (/* binding */ parseCsv),
/* harmony export */   nL: () => (/* binding */ quoteField),
/* harmony export */   qW: () => (/* binding */ guardFormula)
/* harmony export */ });
/** One field and what ends it. */
const FIELDS = {
    ',': /("[^"]*(?:""[^"]*)*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y,
    ';': /("[^"]*(?:""[^"]*)*"|[^";\r\n]*)(;|\r\n|\n|\r|$)/y,
    '\t': /("[^"]*(?:""[^"]*)*"|[^"\t\r\n]*)(\t|\r\n|\n|\r|$)/y,
};
/**
 * The records of a CSV text by RFC 4180, section 2: fields between delimiters, in double quotes where they hold delimiters, quotes
 * (doubled) or line ends; blanks belong to a field. A line end may be CRLF, LF or CR; empty lines are no records. Stops at the
 * first fault.
 * @example parseCsv('a,"b ""c"""\r\n') // records [[{ text: 'a', line: 1 }, { text: 'b "c"', line: 1 }]]
 */
function parseCsv(text, delimiter = ',') {
    const pattern = FIELDS[delimiter];
    const records = [];
    let record = [];
    let line = 1;
    let at = 0;
    while (at < text.length || record.length > 0) {
        pattern.lastIndex = at;
        const [whole, field = '', end] = pattern.exec(text) ?? [];
        if (whole === undefined)
            return { records, fault: { line, message: describeFault(text, at) } };
        const isQuoted = field.startsWith('"');
        record.push({ text: isQuoted ? field.slice(1, -1).replaceAll('""', '"') : field, line });
        if (isQuoted)
            line += field.split(/\r\n|\n|\r/).length - 1;
        at += whole.length;
        if (end === delimiter)
            continue;
        line++;
        const isEmptyLine = record.length === 1 && field === '';
        if (!isEmptyLine)
            records.push(record);
        record = [];
    }
    return { records, fault: null };
}
/** What stands between the fields of a table, by its header: a tab where it has one, else the one of semicolon and comma that it has more of. */
function findDelimiter(text) {
    const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    if (header.includes('\t'))
        return '\t';
    return header.split(';').length > header.split(',').length ? ';' : ',';
}
function describeFault(text, at) {
    if (text[at] !== '"')
        return 'a quote is inside a field without quotes. Put the whole field in quotes, and double the quote.';
    const closes = /"[^"]*(?:""[^"]*)*"/y;
    closes.lastIndex = at;
    return closes.test(text)
        ? 'there is text after the closing quote of a field. Double the quotes inside it.'
        : 'a quote is opened here and never closed. Close it.';
}
/**
 * Where a spreadsheet would take what follows for a formula, East Asian forms too: at the start of a cell, and after what separates cells in
 * countries that write decimal commas.
 */
const BEFORE_FORMULA = /(^|[;\t\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\n])/g;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/**
 * A text with an apostrophe in front of what a spreadsheet would run as a formula; numbers stay numbers.
 * @example guardFormula('=1+1') // "'=1+1"
 */
function guardFormula(text) {
    return NUMBER.test(text) ? text : text.replace(BEFORE_FORMULA, "$1'");
}
/**
 * A field of a record, in quotes where it needs them.
 * @example quoteField('a "b"') // '"a ""b"""'
 */
function quoteField(text) {
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}


/***/ })

};
