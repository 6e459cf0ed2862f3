export const id = 9237;
export const ids = [9237];
export const modules = {

/***/ 76191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ describeStopped)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);


const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} that were left of this month’s budget`,
    'unknown-cost': () => 'a cost that nobody knows',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(made, { decimals: 0 })} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(limit_usd))} ${after}: ${spent}${detail}`;
}


/***/ }),

/***/ 2304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ formatMoney),
/* harmony export */   v: () => (/* binding */ moneyDecimals)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);

/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}


/***/ }),

/***/ 42605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74920);
/* harmony import */ var _snapshot_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57968);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).exactOptional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 10890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ trialKey)
/* harmony export */ });
/**
 * A trial among those of one run, by its case and number.
 * @example trialKey('fig', 0) // '0 fig'
 */
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
}


/***/ }),

/***/ 80382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ collectScores)
/* harmony export */ });
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95261);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1964);


/** Reasons that quote a reply differ from trial to trial and are not worth keeping a key for. */
const MAX_LISTS = 1_000;
const FIRST_ROOM = 256;
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered';
/**
 * Collects the scores of an arm, equal lists of reasons kept once, since most trials of a target lack the same fields.
 * A failed trial scores 0 in quality, but not in what could be measured in none of the answers: one time-out would then be the only
 * case of that metric, and its mean 0.
 */
function collectScores() {
    const trials = [];
    const failed = [];
    // Read while nobody waits; what takes more memory is read again when it is asked for.
    let growing = (0,_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .startColumns */ .qv)(FIRST_ROOM);
    const lists = new Map();
    let last = null;
    const keepOnce = (unscored) => {
        // Most trials come with the very list that the one before had: `scoreTrial` shares it.
        if (last?.came !== unscored)
            last = { came: unscored, kept: findEqual(unscored) };
        return last.kept;
    };
    const findEqual = (unscored) => {
        const key = JSON.stringify(unscored);
        const kept = lists.get(key);
        if (kept !== undefined)
            return kept;
        if (lists.size < MAX_LISTS)
            lists.set(key, unscored);
        return unscored;
    };
    return {
        add: ({ unscored, ...trial }, status) => {
            if (status === 'failed')
                failed.push(trials.length);
            const kept = { ...trial, unscored: keepOnce(unscored) };
            trials.push(kept);
            growing?.add(kept);
            if (growing !== null && growing.cells() > _score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CELLS */ .qC)
                growing = null;
        },
        trials: () => {
            const silent = findSilent(trials, new Set(failed));
            const whole = withdrawSilent(trials, failed, silent);
            if (growing !== null)
                (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(whole, withdrawColumns(growing.columns, failed, silent));
            return whole;
        },
    };
}
/** The metrics that are measured in none of the answers, which they apply to. */
function findSilent(trials, failed) {
    if (failed.size === 0)
        return [];
    const zeros = new Set([...failed].flatMap((index) => Object.keys(trials[index]?.scores ?? {})));
    const answered = trials.filter((_, index) => !failed.has(index));
    return [...zeros].filter((id) => answered.some(({ unscored }) => unscored[id] !== undefined) &&
        !answered.some(({ scores }) => scores[id] !== undefined));
}
function withdrawSilent(trials, failed, silent) {
    const whole = [...trials];
    if (silent.length === 0)
        return whole;
    for (const place of failed) {
        const trial = trials[place];
        if (trial !== undefined)
            whole[place] = withdraw(trial, silent);
    }
    return whole;
}
/** The same of their columns, as they are now: more trials may come. */
function withdrawColumns(columns, failed, silent) {
    const whole = new Map(columns);
    for (const id of silent) {
        const column = columns.get(id);
        if (column === undefined)
            continue;
        const states = column.states.slice();
        for (const place of failed)
            if (states[place] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSCORED */ .cB;
        whole.set(id, { ...column, states });
    }
    return whole;
}
function withdraw(trial, silent) {
    const withdrawn = silent.filter((id) => trial.scores[id] !== undefined);
    const scores = Object.entries(trial.scores).filter(([id]) => !withdrawn.includes(id));
    const reasons = withdrawn.map((id) => [id, NOT_MEASURED]);
    return {
        ...trial,
        scores: Object.fromEntries(scores),
        unscored: { ...trial.unscored, ...Object.fromEntries(reasons) },
    };
}


/***/ }),

/***/ 33655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentile)
/* harmony export */ });
/* harmony import */ var _select_smallest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57992);

/**
 * The value below which the share `p` (0 to 1) of the values lies, interpolated linearly at position (n − 1)·p of the
 * sorted values: type 7 of Hyndman & Fan 1996 (Am. Stat. 50:361), numpy's `linear` and R's default. The input is not
 * reordered.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
function percentile(values, p) {
    if (values.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (values.length - 1) * p;
    const below = Math.floor(position);
    const copy = new Float64Array(values);
    const low = (0,_select_smallest_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSmallest */ .Y)(copy, below);
    if (below + 1 === copy.length)
        return low;
    let high = Infinity;
    for (let at = below + 1; at < copy.length; at++)
        high = Math.min(high, copy[at]);
    return low === high ? low : low + (high - low) * (position - below);
}


/***/ }),

/***/ 32595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * A small seeded generator: sfc32 (Chris Doty-Humphrey, PractRand), its state filled from the seed's text by
 * MurmurHash3's finaliser and warmed up by 15 rounds as PractRand prescribes. Not for secrets.
 * Seeds are texts such as `1/success/gaffke`, so neither the order of gates nor shards matter.
 */
function seededRandom(seed) {
    let hash = 1779033703 ^ seed.length;
    for (let index = 0; index < seed.length; index++) {
        hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
        hash = (hash << 13) | (hash >>> 19);
    }
    const word = () => {
        hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
        hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
        hash ^= hash >>> 16;
        return hash | 0;
    };
    // In a typed array the state stays raw 32-bit words: twice as fast as captured variables, and a bootstrap draws millions.
    const state = Int32Array.of(word(), word(), word(), 1);
    const next = () => {
        const a = state[0];
        const b = state[1];
        const c = state[2];
        const counter = state[3];
        const sum = (a + b + counter) | 0;
        state[0] = b ^ (b >>> 9);
        state[1] = c + (c << 3);
        state[2] = ((c << 21) | (c >>> 11)) + sum;
        state[3] = counter + 1;
        return (sum >>> 0) / 4294967296;
    };
    for (let round = 0; round < 15; round++)
        next();
    return next;
}
/**
 * The items in a random order (Fisher–Yates), the input untouched.
 * @example shuffled([1, 2, 3], seededRandom('1')) // always the same permutation
 */
function shuffled(items, random) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
        const other = Math.floor(random() * (last + 1));
        const kept = result[last];
        result[last] = result[other];
        result[other] = kept;
    }
    return result;
}


/***/ }),

/***/ 15878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ figureOfRecords),
  F: () => (/* binding */ ruleOf)
});

// EXTERNAL MODULE: ./build/core/model/buckets.js
var model_buckets = __webpack_require__(56731);
;// CONCATENATED MODULE: ./build/core/stats/run-figures/summed-figure.js
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
            const width = records.reduce((most, { length }) => Math.max(most, length), 0);
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
    };
}
function flatten(records, width) {
    const flat = new Float64Array(records.length * width);
    for (const [index, record] of records.entries())
        flat.set(record, index * width);
    return flat;
}

;// CONCATENATED MODULE: ./build/core/stats/run-figures/calibration-figure.js


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

;// CONCATENATED MODULE: ./build/core/stats/run-figures/correlation-figure.js

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

// EXTERNAL MODULE: ./build/core/stats/sample-deviation.js
var sample_deviation = __webpack_require__(65412);
;// CONCATENATED MODULE: ./build/core/stats/run-figures/deviation-figures.js


/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials; cases of one trial are left out, NaN when all are.
 * A record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
const TRIAL_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values] }) => {
        const deviation = count < 2 ? null : (0,sample_deviation/* sampleDeviation */.g)(places.slice(0, count).map((place) => values?.[place] ?? 0));
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
        return (0,sample_deviation/* sampleDeviation */.g)(means) ?? NaN;
    },
});

// EXTERNAL MODULE: ./build/core/stats/percentile.js
var percentile = __webpack_require__(33655);
;// CONCATENATED MODULE: ./build/core/stats/resampled-percentile.js
/**
 * The percentile, as `percentile` takes it, of resamples of some values, each told by how many times it has every
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

;// CONCATENATED MODULE: ./build/core/stats/run-figures/figure-rule.js
/** The mean of one part over the trials of a case. */
function meanOf({ count, places, parts }, part) {
    const values = parts[part];
    let sum = 0;
    for (let at = 0; at < count; at++)
        sum += values?.[places[at]] ?? 0;
    return sum / count;
}

;// CONCATENATED MODULE: ./build/core/stats/run-figures/percentile-figure.js



/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
function percentileFigure(percent) {
    const share = percent / 100;
    const valuesOf = (records) => records.map((record) => record[0] ?? NaN);
    return {
        record: (trials) => [meanOf(trials, 0)],
        figureOf: (records) => (0,percentile/* percentile */.Y)(valuesOf(records), share),
        resample: (records) => resampledPercentile(valuesOf(records), share),
    };
}

;// CONCATENATED MODULE: ./build/core/stats/run-figures/ratio-figure.js


/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials; NaN when the denominator is 0 in all, or so near that the ratio is no number.
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

;// CONCATENATED MODULE: ./build/core/stats/run-figures/index.js





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

/***/ 83067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ recordCases)
/* harmony export */ });
/* harmony import */ var _model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86114);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1964);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15878);



/** What a figure keeps of each case; null when some part of it applies to none. */
function recordCases(figure, { trials, starts, column }) {
    const columns = [];
    for (const id of (0,_model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(figure)) {
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
            if (states[place] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE)
                continue;
            own += 1;
            if (states[place] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
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
                if (states[place] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
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
            const state = states[place] ?? _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE;
            if (state < (least[place] ?? _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE))
                least[place] = state;
        }
    return least;
}


/***/ }),

/***/ 95261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ tabulateScores),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   qC: () => (/* binding */ MOST_CELLS)
/* harmony export */ });
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1964);

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
/** The columns of trials that were read in another order: `places` says where each is there. A column is made when it is asked for. */
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

/***/ 57992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ selectSmallest)
/* harmony export */ });
/**
 * The value that would stand at `rank` (from 0) if the values were sorted; reorders them so that smaller ones stand
 * before it and larger ones behind it. Takes time in proportion to their number, where sorting would dominate a
 * bootstrap of percentiles.
 * Source: Hoare 1961, Algorithm 65 "Find", Commun. ACM 4:321, with the middle value as pivot.
 * @example selectSmallest(Float64Array.of(30, 10, 20), 1) // 20
 */
function selectSmallest(values, rank) {
    let first = 0;
    let last = values.length - 1;
    while (first < last) {
        const pivot = values[(first + last) >>> 1];
        let left = first;
        let right = last;
        while (left <= right) {
            while (values[left] < pivot)
                left++;
            while (values[right] > pivot)
                right--;
            if (left > right)
                break;
            const kept = values[left];
            values[left++] = values[right];
            values[right--] = kept;
        }
        if (rank <= right)
            last = right;
        else if (rank >= left)
            first = left;
        else
            break;
    }
    return values[rank];
}


/***/ }),

/***/ 1964:
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


/***/ }),

/***/ 48162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ asOutputError),
/* harmony export */   q: () => (/* binding */ whyUnwritable)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

const REASONS = {
    EACCES: 'there is no permission to write there',
    EDQUOT: 'the disk quota is used up',
    EEXIST: 'a part of the path is a file',
    EFBIG: 'the file would be larger than is allowed',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EPERM: 'there is no permission to write there',
    EROFS: 'the file system is read-only',
};
/** Why the system refuses to write a file, in words; null for every other error. */
function whyUnwritable(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const reason = whyUnwritable(error);
    return reason === null ? error : new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 41237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var _output_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48162);
/* harmony import */ var _write_by_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84345);


/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await (0,_write_by_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .writeByDraft */ .I)(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_0__/* .asOutputError */ .K)(error, path);
    }
}


/***/ }),

/***/ 84345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writeByDraft)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Writes a whole text file, its folder too, by way of `draft` beside it: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft.
 */
async function writeByDraft(path, { draft, text }) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}


/***/ }),

/***/ 51106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeFirstIssue)
/* harmony export */ });
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
}


/***/ }),

/***/ 25944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fileSize)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Size in bytes of a regular file, null when there is none. */
async function fileSize(path) {
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return found.isFile() ? found.size : null;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 1338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}


/***/ }),

/***/ 48899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34152);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61543);




/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        for (const line of whole)
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and left out: the run was ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42605);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74920);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51106);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);








const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    try {
        return versionSchema.safeParse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'))).success;
    }
    catch {
        return false;
    }
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const fail = (problem, cause) => new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    if (((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw fail(`it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
    }
    const head = versionSchema.safeParse(value);
    if (!head.success)
        throw fail('it is no reference that `goldenpair ratchet` wrote');
    const got = head.data.schema_version;
    if (got > _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got, supported: _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV });
    const parsed = _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm.safeParse(value);
    if (!parsed.success)
        throw fail((0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_7__/* .describeFirstIssue */ .$)(parsed.error));
    return parsed.data;
}
/** The run that a reference was made of, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference(reference) {
    const { suite, run_id, mode, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = reference;
    const { settings, pricing, environment, fingerprints, stale_cases, gates, counts, summaries } = reference;
    return {
        schema_version: _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id,
        // No run is of one job with it.
        session_id: `reference of ${run_id}`,
        mode,
        suite,
        variant,
        commit,
        branch,
        started_at,
        finished_at,
        seed,
        trials_per_case,
        subset: null,
        shard: null,
        settings,
        pricing,
        environment,
        fingerprints,
        cases: reference.cases.map(caseOfReference),
        stale_cases,
        gates,
        metrics: [],
        counts,
        summaries,
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ id, fingerprint, tags, difficulty, profile }) {
    return {
        id,
        fingerprint,
        tags,
        ...(difficulty === undefined ? {} : { difficulty }),
        ...(profile === undefined ? {} : { profile }),
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    };
}


/***/ }),

/***/ 53139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/quick-parse.js + 1 modules
var quick_parse = __webpack_require__(81108);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/file-size.js
var file_size = __webpack_require__(25944);
// EXTERNAL MODULE: ./build/shell/runs/parse-json.js
var parse_json = __webpack_require__(1338);
// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/core/model/snapshot-schema.js
var snapshot_schema = __webpack_require__(57968);
;// CONCATENATED MODULE: ./build/shell/runs/snapshot-schema.js



/** `run.json` with its snapshots of cases, gates and metrics checked as deeply as everything else. */
const storedRunSchema = run/* runSchema */.Lx.extend({
    cases: schemas.array(snapshot_schema/* goldenCaseSchema */.zq),
    gates: schemas.array(snapshot_schema/* gateSchema */.Tp),
    metrics: schemas.array(snapshot_schema/* metricFactsSchema */.DI),
});

;// CONCATENATED MODULE: ./build/shell/runs/read-run.js











const parseStored = (0,quick_parse/* quickParser */.f)(storedRunSchema);
const versionSchema = schemas.looseObject({ schema_version: schemas.int() });
/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
async function readRun(folder) {
    if (await (0,read_reference/* isReference */.A_)(folder))
        return (0,read_reference/* runOfReference */.C_)(await (0,read_reference/* readReference */.Wf)(folder));
    const path = (0,run_files/* runFiles */.NW)(folder).run;
    const size = await (0,file_size/* fileSize */.O)(path);
    if (size === null)
        throw new error/* UserError */.y('run-not-found', { folder, missing: 'run.json' });
    if (size > run_files/* MAX_LENGTH */.E2)
        throw new error/* UserError */.y('run-too-large', { path, line: null, limit: run_files/* MAX_LENGTH_NAME */.Kc });
    const value = (0,parse_json/* parseJson */.q)(path, await (0,promises_.readFile)(path, 'utf8'));
    const version = versionSchema.safeParse(value).data?.schema_version;
    if (version !== undefined && version > run/* RUN_SCHEMA_VERSION */.ZN)
        throw new error/* UserError */.y('run-too-new', { path, got: version, supported: run/* RUN_SCHEMA_VERSION */.ZN });
    const parsed = parseStored(value);
    if (!parsed.success)
        throw new error/* UserError */.y('run-invalid', { path, line: null, problem: (0,describe_first_issue/* describeFirstIssue */.$)(parsed.error) });
    return parsed.data;
}


/***/ }),

/***/ 51698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readTrialsOf)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10890);
/* harmony import */ var _read_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36022);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61543);




/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
async function* readTrialsOf(run, folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).trials;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    let line = 0;
    for await (const trial of (0,_read_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .readTrials */ .m)(folder, log)) {
        line += 1;
        const golden = cases.get(trial.case);
        const key = (0,_core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .w)(trial.case, trial.trial);
        const fail = (problem) => new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem });
        if (golden === undefined)
            throw fail(`the case \`${trial.case}\` is not in run.json`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        yield { trial, golden };
    }
}


/***/ }),

/***/ 36022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readTrials)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_model_quick_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81108);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74920);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51106);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48899);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);







const parseTrial = (0,_core_model_quick_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .quickParser */ .f)(_core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI);
/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
async function* readTrials(folder, log) {
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(folder)) !== null)
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) === null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-not-found', { folder, missing: 'trials.jsonl' });
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, log)) {
        const parsed = parseTrial(value);
        if (!parsed.success)
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem: (0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFirstIssue */ .$)(parsed.error) });
        yield parsed.data;
    }
}


/***/ }),

/***/ 61543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The two files of a run folder: design.md 4.3. */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';


/***/ })

};
