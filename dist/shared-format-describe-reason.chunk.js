export const id = 1330;
export const ids = [1330];
export const modules = {

/***/ 11330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ describeSizeOpen),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   Vm: () => (/* binding */ REDEFINED),
/* harmony export */   _S: () => (/* binding */ describeRemark),
/* harmony export */   l1: () => (/* binding */ describeLeftOut)
/* harmony export */ });
/* unused harmony export describeFiles */
/* harmony import */ var _describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
/* harmony import */ var _join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);





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
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'case')} with the target's own cost ${count === 1 ? 'is' : 'are'} left out: the price list changed`;
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
        : `rules out ${lossNoun(metric)}s of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, limit, { round: 'up' })} or more`;
}
function explainLacking(grades) {
    if (grades.length === 0)
        return '';
    return `: trials without ${(0,_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNames */ .JH)(grades)} are not compared with trials that have ${grades.length === 1 ? 'it' : 'them'}`;
}
const typicalQuery = (isTypical) => (isTypical ? ' for the typical query' : '');
const ofTypicalQuery = ({ kind }) => typicalQuery(kind === 'relative');
/** Each kind's clause, without what it leaves open. */
const CLAUSES = {
    bug: ({ message }) => `it could not be computed, please report this bug of Goldenpair: ${message}`,
    stopped: ({ arm, run }) => `${arm === 'baseline' ? 'in the baseline, ' : ''}${(0,_describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__/* .describeStopped */ .p)(run)}`,
    'too-few-scored': ({ arm, scored, cases, floor, grades }) => `only ${scored} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(cases, arm === 'baseline' ? 'baseline case' : 'case')} ${scored === 1 ? 'is' : 'are'} scored (at least ${Math.floor(floor * 1000) / 10} % needed)${explainLacking(grades)}`,
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
        const text = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAgainst */ .L$)(metric, value ?? Infinity, limit);
        return `${text.value} is ${side === 'min' ? 'below the minimum' : 'above the maximum'} of ${text.limit}`;
    },
    'within-bounds': () => 'within its bounds',
    exact: (reason) => joinNotes(EXACT, describeBasis(reason)),
    'one-reading': () => 'one reading of a judge, no interval',
    'exact-change': (reason, metric) => {
        const basis = describeBasis(reason);
        if (reason.change === 0)
            return basis === null ? 'unchanged' : `unchanged (${basis})`;
        const change = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, { kind: 'absolute', value: Math.abs(reason.change) });
        const how = joinNotes(EXACT, basis);
        if (reason.change > 0)
            return `better by ${change} (${how})`;
        const limit = `${reason.within ? 'within the margin of' : 'the margin is'} ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, reason.margin)}`;
        return `worse by ${change}, ${limit} (${how})`;
    },
    'beyond-threshold': (reason, metric) => `${describeLoss(reason, metric)} (a threshold, not a test)`,
    'beyond-margin': (reason, metric) => `${describeLoss(reason, metric)} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPInWords */ .Cv)(reason.p, reason.alpha)})`,
    better: ({ gain, slightly, p, alpha }, metric) => `${slightly ? 'slightly better' : 'better'} by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, gain)}${ofTypicalQuery(gain)} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPInWords */ .Cv)(p, alpha)})`,
    unchanged: ({ cases, rules_out: limit }, metric) => {
        const ruledOut = describeRuledOut(metric, limit);
        const text = cases === 1 ? 'unchanged on the only case' : `unchanged on all ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(cases, 'case')}`;
        return ruledOut === null ? text : `${text} (${ruledOut})`;
    },
    'slightly-worse': ({ typical }) => `slightly worse, within the margin${typicalQuery(typical)}`,
    'inside-margin': ({ margin, typical }, metric) => `no ${lossNoun(metric)} of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, margin)} or more${typicalQuery(typical)}`,
    fact: ({ change, changed, margin, within }, metric) => {
        const size = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, { kind: 'absolute', value: Math.abs(change) });
        if (changed === 0)
            return `no case differs (${FACT})`;
        if (change === 0)
            return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(changed, 'case differs', 'cases differ')}, the mean does not (${FACT})`;
        if (change > 0)
            return `better by ${size} (${FACT})`;
        return `worse by ${size}, ${within ? 'within the margin of' : 'the margin is'} ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, margin)} (${FACT})`;
    },
    range: ({ range, broke, copies }, metric) => {
        const { row, low, high } = range;
        const interval = { low, high, method: 'rounds' };
        const { ends } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U6)({ metric, row, baseline: null, candidate: null, delta: null, interval });
        return [
            ...(copies ? ['repeated answers were copies, so each case counts once'] : []),
            ...(broke === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(broke, 'case')} broke for sure`]),
            `between ${ends ?? '?'} on these cases`,
        ].join('; ');
    },
    single: ({ unit }) => SINGLE[unit],
    'information-only': ({ unit, units, needed }) => units === 1 && unit === 'cluster'
        ? `information only: ${SINGLE.cluster}`
        : `information only below ${needed} ${unit}s (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(units, unit)} here)`,
    'cases-missing': (reason) => describeMissing('cases', reason),
    'trials-missing': (reason) => describeMissing('trials', reason),
    'total-contradicts': ({ change }) => `the total is ${change < 0 ? 'down' : 'up'} by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(change)}, half the margin or more`,
    'unequal-trials': () => 'better on all trials, but not shown on equal numbers of trials',
    'change-only': (_, { title }) => `a ${title} is tested for change, never shown to be unchanged`,
    'few-clusters': ({ clusters, needed }, metric) => `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(clusters, 'cluster')}, at least ${needed} are needed to rule out a ${lossNoun(metric)}`,
    limits: ({ flags, rules_out: limit }, metric) => {
        const flagged = flags === null
            ? 'too few cases or differences to say what it would flag'
            : `flags ${lossNoun(metric)}s of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, flags, { round: 'up' })} or more`;
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
    return `worse by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, loss)}${ofTypicalQuery(loss)}, the margin is ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, margin)}`;
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
        : `worse, perhaps by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, gate.margin)}`;
}
/** Why a metric has no test, or no reliable p. */
function describeRemark(cause, metric) {
    const write = REMARKS[cause.kind];
    return write?.(cause) ?? describeReason({ cause, metric });
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


/***/ })

};
