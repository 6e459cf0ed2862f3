export const id = 4873;
export const ids = [4873];
export const modules = {

/***/ 80796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ figureOfRecords),
  F: () => (/* binding */ ruleOf)
});

// EXTERNAL MODULE: ./build/model/buckets.js
var model_buckets = __webpack_require__(70397);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/stats/run-figures/figure-rule.js
/** The mean of one part over the trials of a case. */
function meanOf({ count, places, parts }, part) {
    const values = parts[part];
    let sum = 0;
    for (let at = 0; at < count; at++)
        sum += values?.[places[at]] ?? 0;
    return sum / count;
}

;// CONCATENATED MODULE: ./build/stats/run-figures/summed-figure.js


/**
 * A figure that hangs on the sums of the records alone, number by number; a shorter record has zeros at its end. Cost of a resample:
 * cases × numbers of a record.
 * @example summedFigure({ record, ofSums: ([a = 0, b = 0]) => a / b }).resample([[1, 2], [3, 4]])(Int32Array.of(0, 1), 1) // 0.75
 */
function summedFigure({ record, ofSums, }) {
    return {
        record,
        figureOf: (records) => {
            const sums = [];
            for (const numbers of records)
                for (let at = 0; at < numbers.length; at++)
                    sums[at] = (sums[at] ?? 0) + numbers[at];
            return ofSums(sums);
        },
        resample: (records) => {
            const width = widthOf(records);
            const flat = flatten(records, width);
            return (counts) => {
                const sums = Array(width).fill(0);
                for (let index = 0; index < records.length; index++) {
                    const count = counts[index] ?? 0;
                    if (count === 0)
                        continue;
                    const start = index * width;
                    for (let at = 0; at < width; at++)
                        sums[at] = sums[at] + count * flat[start + at];
                }
                return ofSums(sums);
            };
        },
        exchange: (baseline, candidate) => {
            const width = Math.max(widthOf(baseline), widthOf(candidate));
            const arms = [keepNonZero(baseline), keepNonZero(candidate)];
            // Summed again in every draw: differences from earlier sums would accumulate rounding.
            const sums = [Array(width).fill(0), Array(width).fill(0)];
            return (exchanged) => {
                for (const own of sums)
                    own.fill(0);
                for (const arm of [0, 1]) {
                    for (let index = 0; index < exchanged.length; index++)
                        addRecord(arms[arm], index, sums[(arm ^ exchanged[index])]);
                }
                return ofSums(sums[1]) - ofSums(sums[0]);
            };
        },
    };
}
function keepNonZero(records) {
    const places = [];
    const values = [];
    const starts = [0];
    for (const record of records) {
        record.forEach((value, at) => {
            if (value === 0)
                return;
            places.push(at);
            values.push(value);
        });
        starts.push(places.length);
    }
    return { starts: Int32Array.from(starts), places: Int32Array.from(places), values: Float64Array.from(values) };
}
function addRecord({ starts, places, values }, index, sums) {
    const end = starts[index + 1];
    for (let at = starts[index]; at < end; at++) {
        const place = places[at];
        sums[place] = sums[place] + values[at];
    }
}
function widthOf(records) {
    return records.reduce((most, { length }) => Math.max(most, length), 0);
}
function flatten(records, width) {
    const flat = new Float64Array(records.length * width);
    for (const [index, record] of records.entries())
        flat.set(record, index * width);
    return flat;
}
/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials; NaN when the denominator is 0 in all, or so near that the
 * ratio is no number.
 * Source: the ratio of means of survey sampling, Cochran 1977, Sampling Techniques, 6.1.
 * @example 300 of 500 and 0 of 100: 0.5
 */
const RATIO_FIGURE = summedFigure({
    record: (trials) => [meanOf(trials, 0), meanOf(trials, 1)],
    ofSums: ([numerator = 0, denominator = 0]) => {
        const ratio = denominator === 0 ? NaN : numerator / denominator;
        return Number.isFinite(ratio) ? ratio : NaN;
    },
});
/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials; cases of one trial are left out, NaN when all are.
 * A record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
const TRIAL_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values] }) => {
        const deviation = count < 2 ? null : (0,moments/* sampleDeviation */.gQ)(places.slice(0, count).map((place) => values?.[place] ?? 0));
        return deviation === null ? [0, 0] : [deviation, 1];
    },
    ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
});
/**
 * The sample deviation (n − 1) between the run's means over cases: one mean of all trials 0, one of all trials 1 …; NaN for fewer than two.
 * A record has a count and a value for every trial number.
 * @example trials 4, 5 and 2, 5: the means 3 and 5 deviate by √2
 */
const RUN_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values], trialAt }) => {
        const own = places.slice(0, count);
        const last = own.reduce((most, place) => Math.max(most, trialAt(place)), 0);
        const record = Array(2 * (last + 1)).fill(0);
        for (const place of own) {
            const trial = trialAt(place);
            record[2 * trial] = 1;
            record[2 * trial + 1] = values?.[place] ?? 0;
        }
        return record;
    },
    ofSums: (sums) => {
        const means = [];
        for (let at = 0; at < sums.length; at += 2) {
            const cases = sums[at] ?? 0;
            if (cases > 0)
                means.push((sums[at + 1] ?? 0) / cases);
        }
        return (0,moments/* sampleDeviation */.gQ)(means) ?? NaN;
    },
});

;// CONCATENATED MODULE: ./build/stats/run-figures/calibration-figure.js


/**
 * How far a confidence is from the share of good outcomes, bucket by bucket: the expected error is Σ w_b·|outcome_b − confidence_b| / Σ w_b,
 * the maximum error the largest of those gaps; empty buckets count for nothing. The trials of a case share its weight of 1.
 * A record has three numbers a bucket: weight, Σ confidence, Σ outcome.
 * Source: Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599, with equal-width buckets.
 * @example confidences .9 .8 .7 .6 .55, outcomes 1 1 0 1 0, ten buckets closed on the right: expected 0.23, maximum 0.7
 */
function calibrationFigure(error, buckets) {
    const width = 3 * (buckets.edges.length + 1);
    return summedFigure({
        record: ({ count, places, parts: [confidences, outcomes] }) => {
            const sums = Array(width).fill(0);
            const weight = 1 / count;
            for (const place of places.slice(0, count)) {
                const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0];
                const at = 3 * (0,model_buckets/* bucketOf */.A)(confidence, buckets);
                sums[at] = (sums[at] ?? 0) + weight;
                sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence;
                sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome;
            }
            return sums;
        },
        ofSums: (sums) => {
            let total = 0;
            let distance = 0;
            let largest = 0;
            for (let at = 0; at < width; at += 3) {
                const weight = sums[at] ?? 0;
                if (weight === 0)
                    continue;
                const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0));
                total += weight;
                distance += gap;
                largest = Math.max(largest, gap / weight);
            }
            if (total === 0)
                return NaN;
            return error === 'expected' ? distance / total : largest;
        },
    });
}
/** Below it a variance is rounding, and a correlation would be noise. */
const LEAST_VARIANCE = 1e-12;
/**
 * Pearson's correlation of two values over all trials, the trials of a case sharing its weight of 1; NaN when either is constant.
 * With a 0-or-1 value it is the point-biserial correlation. A record has weight, Σx, Σy, Σx², Σy², Σxy.
 * Source: Pearson 1895, Proc. R. Soc. Lond. 58:240.
 * @example x 1, 2, 3 and y 0, 0, 1: √3/2 = 0.866
 */
const CORRELATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [xs, ys] }) => {
        const sums = [0, 0, 0, 0, 0, 0];
        for (const place of places.slice(0, count)) {
            const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0];
            for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
                sums[at] = (sums[at] ?? 0) + value / count;
        }
        return sums;
    },
    ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
        if (weight === 0)
            return NaN;
        const varianceX = xx / weight - (x / weight) ** 2;
        const varianceY = yy / weight - (y / weight) ** 2;
        if (!(varianceX > LEAST_VARIANCE && varianceY > LEAST_VARIANCE))
            return NaN;
        const covariance = xy / weight - (x / weight) * (y / weight);
        return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)));
    },
});

// EXTERNAL MODULE: ./build/stats/percentile.js
var percentile = __webpack_require__(26365);
;// CONCATENATED MODULE: ./build/stats/run-figures/percentile-figure.js


/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
function percentileFigure(percent) {
    const share = percent / 100;
    const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile;
    const valuesOf = (records) => records.map((record) => record[0] ?? NaN);
    return {
        record: (trials) => [meanOf(trials, 0)],
        figureOf: (records) => (0,percentile/* percentile */.Ym)(valuesOf(records), share),
        resample: (records) => resampledPercentile(valuesOf(records), share),
        exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
    };
}
/**
 * How many more of the candidate's values than of the baseline's lie above a percentile of both together, when some cases exchange their
 * values; a value on it counts half. In units of the largest value, so that it is compared on the figure's own scale.
 * For a percentile near the middle: of counts and other values that are often equal, an exchange of half of the cases leaves the median of each
 * arm at one arm's value or the other's, so that the difference of medians is as large as it was and no shift would ever be significant.
 * Source: the median test (Mood 1950, Introduction to the Theory of Statistics, 16.4) for pairs, which is McNemar's on "above it".
 * @example exchangedExceedance([1, 2, 3], [4, 5, 6], 0.5)(Uint8Array.of(0, 0, 0)) // 18: three cases, and 6 is the largest value
 */
function exchangedExceedance(baseline, candidate, p) {
    const limit = (0,percentile/* percentile */.Ym)([...baseline, ...candidate], p);
    const above = (value) => (value > limit ? 1 : value === limit ? 0.5 : 0);
    const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)));
    return (exchanged) => gains.reduce((sum, gain, at) => sum + (exchanged[at] === 1 ? -gain : gain), 0);
}
/**
 * The percentile, as `percentile` takes it, of resamples of some values, each given as how many times it has every
 * value. They are sorted once, and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3) // 10
 */
function resampledPercentile(values, p) {
    const order = Int32Array.from(values.keys()).sort((a, b) => values[a] - values[b]);
    const sorted = Float64Array.from(order, (index) => values[index]);
    return (counts, size) => {
        const position = (size - 1) * p;
        const below = Math.floor(position);
        // The percentile lies between this one and the one before it, counted down from the largest.
        const target = size - 1 - below;
        let place = order.length;
        let passed = 0;
        let high = NaN;
        while (passed <= target) {
            const isAboveHigh = passed < target || target === 0;
            place--;
            passed += counts[order[place]];
            if (isAboveHigh && passed >= target)
                high = sorted[place];
        }
        const low = sorted[place];
        return low === high ? low : low + (high - low) * (position - below);
    };
}
/**
 * The difference of a percentile, as `percentile` takes it, between two arms whose cases exchange their values. All values are sorted once,
 * and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example exchangedPercentile([1, 2, 3], [4, 5, 9], 0.5)(Uint8Array.of(0, 1, 0)) // 4 − 3
 */
function exchangedPercentile(baseline, candidate, p) {
    const n = baseline.length;
    const valueAt = (place) => (place < n ? baseline[place] : candidate[place - n]) ?? NaN;
    // Largest first: places below n are the baseline's.
    const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a));
    const sorted = Float64Array.from(order, valueAt);
    const caseOf = order.map((place) => place % n);
    const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1));
    const position = (n - 1) * p;
    const below = Math.floor(position);
    const share = position - below;
    // The percentile lies between this one and the next larger, counted down from the largest.
    const target = n - 1 - below;
    const high = new Float64Array(2);
    const low = new Float64Array(2);
    const passed = new Int32Array(2);
    const figureOf = (arm) => {
        const [from, to] = [low[arm], high[arm]];
        return from === to || target === 0 ? from : from + (to - from) * share;
    };
    return (exchanged) => {
        passed.fill(0);
        let wanted = 2;
        for (let at = 0; wanted > 0; at++) {
            const arm = armOf[at] ^ exchanged[caseOf[at]];
            const rank = passed[arm];
            passed[arm] = rank + 1;
            if (rank === target - 1)
                high[arm] = sorted[at];
            else if (rank === target) {
                low[arm] = sorted[at];
                wanted--;
            }
        }
        return figureOf(1) - figureOf(0);
    };
}

;// CONCATENATED MODULE: ./build/stats/run-figures/index.js



/** How a figure is computed. */
function ruleOf(figure) {
    switch (figure.figure) {
        case 'percentile':
            return percentileFigure(figure.percentile);
        case 'ratio':
            return RATIO_FIGURE;
        case 'calibration-error':
            return calibrationFigure(figure.error, figure.buckets);
        case 'correlation':
            return CORRELATION_FIGURE;
        case 'trial-deviation':
            return TRIAL_DEVIATION_FIGURE;
        case 'run-deviation':
            return RUN_DEVIATION_FIGURE;
    }
}
/**
 * The figure of the cases as they are; null when there is none.
 * @example figureOfRecords({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 500], [0, 100]]) // 0.5
 */
function figureOfRecords(figure, records) {
    if (records.length === 0)
        return null;
    const value = ruleOf(figure).figureOf(records);
    return Number.isNaN(value) ? null : value;
}


/***/ }),

/***/ 19021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ recordCases)
/* harmony export */ });
/* harmony import */ var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80796);



/** What a figure keeps of each case; null when some part of it applies to none. */
function recordCases(figure, { trials, starts, column }) {
    const columns = [];
    for (const id of (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(figure)) {
        const part = column(id);
        if (part === null)
            return null;
        columns.push(part);
    }
    const states = leastStates(columns);
    const { record } = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .F)(figure);
    const places = [];
    const scored = {
        count: 0,
        places,
        parts: columns.map(({ values }) => values),
        trialAt: (place) => trials[place]?.trial ?? 0,
    };
    const counts = new Uint32Array(starts.length - 1);
    const records = [];
    let applicable = 0;
    let place = 0;
    for (const to of starts.subarray(1)) {
        let own = 0;
        scored.count = 0;
        for (; place < to; place++) {
            if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE)
                continue;
            own += 1;
            if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                places[scored.count++] = place;
        }
        const isScored = scored.count > 0 && 2 * scored.count >= own;
        if (own > 0)
            applicable += 1;
        counts[records.length] = own;
        records.push(isScored ? record(scored) : null);
    }
    const first = scored.parts[0];
    return {
        applicable,
        trials: counts,
        records,
        valuesOf: (at) => {
            const values = [];
            for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++)
                if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    values.push(first?.[place] ?? NaN);
            return values;
        },
    };
}
/** What all of some columns say together of each trial: scored in all, applicable in all, or neither. */
function leastStates([first, ...others]) {
    if (first === undefined)
        return new Uint8Array(0);
    if (others.length === 0)
        return first.states;
    const least = first.states.slice();
    for (const { states } of others)
        for (let place = 0; place < least.length; place++) {
            const state = states[place] ?? _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE;
            if (state < (least[place] ?? _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE))
                least[place] = state;
        }
    return least;
}


/***/ }),

/***/ 34533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ tabulateScores),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   qC: () => (/* binding */ MOST_CELLS)
/* harmony export */ });
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66260);

/** Scores that are read in one pass over the trials, or kept while they come in: 9 MB. */
const MOST_CELLS = 1_000_000;
/** Passes whose columns are kept: metrics are asked for in the order of the trials' keys, scored and unscored ones by turns. */
const KEPT = 4;
/** Columns that a pass reads at least before all that can be are read at once. */
const MANY = 50;
/** Metrics that are read on their own first where a pass reads fewer. */
const ALONE = 4;
/** The places of trials by case id and trial, so that sums over them do not depend on the order in which they came. By code unit. */
function sortPlaces(trials) {
    const places = new Map();
    let place = 0;
    for (const { case: id } of trials) {
        const own = places.get(id);
        if (own === undefined)
            places.set(id, [place]);
        else
            own.push(place);
        place += 1;
    }
    const sorted = [];
    const trialAt = (at) => trials[at]?.trial ?? 0;
    for (const id of [...places.keys()].sort()) {
        const own = places.get(id) ?? [];
        if (own.length > 1)
            own.sort((a, b) => trialAt(a) - trialAt(b));
        for (const one of own)
            sorted.push(one);
    }
    return sorted;
}
const tables = new WeakMap();
/**
 * The table of trials in any order, sorted; one for all who ask for that of the same list, which must not change any more. `read` has all
 * their columns in the order of the list, where somebody has read them already.
 */
function tableOf(trials, read = null) {
    const known = tables.get(trials);
    if (known !== undefined)
        return known;
    const places = sortPlaces(trials);
    const sorted = places.map((place) => trials[place]);
    const table = tabulateScores(sorted, read === null ? {} : { whole: arrange(read, places) });
    tables.set(trials, table);
    return table;
}
/**
 * Reads the scores of trials, which stand together by case, metric by metric. A trial lies in memory as a whole, and there are many
 * metrics, so one pass over the trials reads as many columns as a few megabytes hold instead of one: all of them in most runs.
 */
function tabulateScores(trials, { cells = MOST_CELLS, whole = null } = {}) {
    const width = Math.max(1, Math.floor(cells / trials.length));
    let all = whole;
    let blocks = [];
    let order = null;
    let passes = 0;
    const readSome = (metricId) => {
        if (width < MANY && passes++ < ALONE)
            return keep(readBlock(trials, [metricId]));
        if (order === null) {
            all = readAll(trials, width);
            if (all !== null)
                return all;
        }
        order ??= listMetrics(trials);
        const from = order.indexOf(metricId);
        return from < 0 ? NOTHING : keep(readBlock(trials, order.slice(from, from + width)));
    };
    const keep = (block) => {
        if (block.size > 0)
            blocks = [...blocks, block].slice(-KEPT);
        return block;
    };
    const { ids, starts } = findCases(trials);
    let placesById = null;
    return {
        trials,
        ids,
        starts,
        placeOf: (caseId) => (placesById ??= placeCases(ids)).get(caseId) ?? -1,
        column: (metricId) => (all ?? blocks.find((one) => one.has(metricId)) ?? readSome(metricId)).get(metricId) ?? null,
    };
}
const NOTHING = new Map();
/** The columns of trials that were read in another order: `places` says where each is there. A column is built when it is asked for. */
function arrange(read, places) {
    const arranged = new Map();
    return {
        get: (metricId) => {
            const known = arranged.get(metricId);
            const found = known === undefined ? read.get(metricId) : undefined;
            if (found === undefined)
                return known;
            const states = new Uint8Array(places.length);
            const values = new Float64Array(found.values.length === 0 ? 0 : places.length);
            for (let to = 0; to < states.length; to++)
                states[to] = found.states[places[to]];
            for (let to = 0; to < values.length; to++)
                values[to] = found.values[places[to]];
            const column = { states, values };
            arranged.set(metricId, column);
            return column;
        },
    };
}
/** Every metric that applies to some of the trials; null where those are more than `most`. */
function readAll(trials, most) {
    const reading = (0,_start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .startColumns */ .qv)(trials.length);
    for (const trial of trials) {
        reading.add(trial);
        if (reading.columns.size > most)
            return null;
    }
    return reading.columns;
}
/** Those of the metrics that apply to some of the trials. */
function readBlock(trials, metricIds) {
    const columns = metricIds.map((id) => ({
        id,
        states: new Uint8Array(trials.length),
        values: new Float64Array(trials.length),
    }));
    for (const [place, { scores, unscored }] of trials.entries()) {
        for (const { id, states, values } of columns) {
            const value = scores[id];
            if (value !== undefined) {
                states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORED */ .Zb;
                values[place] = value;
            }
            else if (unscored[id] !== undefined)
                states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSCORED */ .cB;
        }
    }
    const found = columns.filter(({ states }) => states.some((state) => state !== _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_APPLICABLE */ .QE));
    return new Map(found.map(({ id, ...column }) => [id, column]));
}
function findCases(trials) {
    const ids = [];
    const starts = [];
    let last = null;
    for (let place = 0; place < trials.length; place++) {
        const { case: id } = trials[place];
        if (id === last)
            continue;
        last = id;
        ids.push(id);
        starts.push(place);
    }
    return { ids, starts: Uint32Array.from([...starts, trials.length]) };
}
function placeCases(ids) {
    const places = new Map();
    for (const id of ids)
        places.set(id, places.size);
    return places;
}
/** Every metric that applies to some trial. Lists of reasons are shared by most trials, and then looked at once. */
function listMetrics(trials) {
    const ids = new Set();
    const seen = new Set();
    for (const { scores, unscored } of trials) {
        for (const id in scores)
            ids.add(id);
        if (seen.has(unscored))
            continue;
        seen.add(unscored);
        for (const id in unscored)
            ids.add(id);
    }
    return [...ids];
}


/***/ }),

/***/ 66260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ NOT_APPLICABLE),
/* harmony export */   Zb: () => (/* binding */ SCORED),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   qv: () => (/* binding */ startColumns)
/* harmony export */ });
/** What a metric says of a trial. */
const NOT_APPLICABLE = 0;
const UNSCORED = 1;
const SCORED = 2;
/** Lists of reasons that are remembered while they are looked at. */
const MOST_LISTS = 1000;
const NO_VALUES = new Float64Array(0);
/** Starts without a trial, with room for some of them; more double it. */
function startColumns(room) {
    const columns = new Map();
    // Lists of reasons are shared by most trials.
    const listed = new Map();
    let place = 0;
    const columnOf = (id) => {
        const known = columns.get(id);
        if (known !== undefined)
            return known;
        const started = { states: new Uint8Array(room), values: NO_VALUES };
        columns.set(id, started);
        return started;
    };
    const grow = () => {
        room = Math.max(1, 2 * room);
        for (const column of columns.values()) {
            column.states = extend(column.states, new Uint8Array(room));
            if (column.values !== NO_VALUES)
                column.values = extend(column.values, new Float64Array(room));
        }
    };
    return {
        add: ({ scores, unscored }) => {
            if (place === room)
                grow();
            const lacking = listed.get(unscored) ?? Object.keys(unscored).map(columnOf);
            if (listed.size < MOST_LISTS)
                listed.set(unscored, lacking);
            for (const { states } of lacking)
                states[place] = UNSCORED;
            for (const id in scores) {
                const value = scores[id];
                if (value === undefined)
                    continue;
                const column = columnOf(id);
                if (column.values === NO_VALUES)
                    column.values = new Float64Array(room);
                column.states[place] = SCORED;
                column.values[place] = value;
            }
            place += 1;
        },
        columns,
        cells: () => columns.size * room,
    };
}
function extend(old, longer) {
    longer.set(old);
    return longer;
}


/***/ })

};
