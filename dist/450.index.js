export const id = 450;
export const ids = [450];
export const modules = {

/***/ 56917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ keepFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. */
async function keepFiles({ inputs, effects }, name, folder, files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays });
    if (outcome.kind === 'uploaded')
        effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
    else
        effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    return outcome;
}


/***/ }),

/***/ 33919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ SUITE_REGISTRIES)
});

// EXTERNAL MODULE: ./build/core/metrics/json-schema.js
var json_schema = __webpack_require__(78314);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/default-gates.js
var default_gates = __webpack_require__(52696);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
;// CONCATENATED MODULE: ./build/core/metrics/resolve-metric.js

/**
 * The metric of that name: its full id, an alias, or the id after its first dot where only one metric has it
 * (`precision@5` for `retrieval.precision@5`; `precision` is left open between `sources.precision` and those at k). An underscore is as good as a dash.
 */
function resolveMetric(metrics, name) {
    const wanted = name.replaceAll('_', '-');
    const named = metrics.find(({ id }) => id === wanted) ?? metrics.find(({ aliases }) => aliases.includes(wanted));
    if (named)
        return named;
    const candidates = metrics.filter((metric) => shortNames(metric).includes(wanted));
    const [only, second] = candidates;
    // `precision` may be that of the sources, or that of the spans at any k: nobody should have to guess which.
    const isMeasuredAtK = metrics.some((metric) => shortNames(metric).some((short) => short.startsWith(`${wanted}@`)));
    if (only && !second && !isMeasuredAtK)
        return only;
    const known = metrics.map(({ id }) => id);
    return {
        unknown: name,
        suggestion: (isMeasuredAtK ? null : only?.id) ??
            (0,suggest/* suggest */.Z)(name, [...known, ...metrics.flatMap(shortNames)].filter((other) => other !== wanted)),
        known,
    };
}
function shortNames({ id, aliases }) {
    const dot = id.indexOf('.');
    return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases];
}

// EXTERNAL MODULE: ./build/shell/targets/index.js + 12 modules
var targets = __webpack_require__(4323);
;// CONCATENATED MODULE: ./build/app/registries.js





/** What a suite may name, from the registries. */
const SUITE_REGISTRIES = {
    targets: targets/* REGISTRY */.M,
    metrics: build_metrics/* buildMetrics */.G,
    resolveMetric: resolveMetric,
    defaultGates: default_gates/* defaultGates */.e,
    checkJsonSchema: json_schema/* checkJsonSchemaKeywords */.g,
};


/***/ }),

/***/ 70055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fingerprintRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55056);
/* harmony import */ var _core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55712);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73912);




const hash = (value) => (0,_shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const texts = cases.map(({ id, fingerprint }) => [id, fingerprint]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return hash({ name, version, k, primary_k, success, cases: texts });
}
/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
function fingerprintRun(parts) {
    const { suite, cases, variant, metrics, pricing, corpus } = parts;
    const { gates, alpha, min_scored_share, zero_tolerance } = suite;
    return {
        suite: fingerprintSuite(suite, cases),
        gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
        target: hash({ target: variant.target, controlled: suite.controlled }),
        metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 67313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ startTally)
/* harmony export */ });
/* harmony import */ var _core_metrics_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8496);

function startTally(pricing) {
    const cases = new Set();
    const models = new Set();
    const corpora = new Set();
    const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
    let costUsd = 0;
    let crashes = 0;
    return {
        add: (trial) => {
            const { observation } = trial;
            cases.add(trial.case);
            counts.trials += 1;
            counts.retries += trial.retries;
            if (observation.status === 'ok') {
                const { reply } = observation;
                const cost = (0,_core_metrics_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .D)(reply, pricing);
                counts.ok += 1;
                if (reply.model !== undefined)
                    models.add(reply.model);
                if (reply.corpus !== undefined)
                    corpora.add(reply.corpus);
                if (cost.kind === 'scored')
                    costUsd += cost.value;
            }
            else if (observation.failure.kind === 'infrastructure')
                counts.infrastructure += 1;
            else {
                counts.failed += 1;
                if (observation.failure.kind === 'timeout')
                    counts.timeouts += 1;
                if (observation.failure.kind === 'crash')
                    crashes += 1;
            }
        },
        counts: () => ({ cases: cases.size, ...counts }),
        models: () => [...models].sort(),
        corpora: () => [...corpora].sort(),
        costUsd: () => costUsd,
        hasAnswered: () => counts.trials > crashes,
    };
}


/***/ }),

/***/ 73912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 69503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ casesBeyond),
/* harmony export */   r: () => (/* binding */ findBrokenBound)
/* harmony export */ });
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90873);

/** Which bound the value breaks by more than float noise; null for none (verdict-rules 6). */
function findBrokenBound(gate, value) {
    if (value === null)
        return null;
    if (gate.min !== null && value < gate.min - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p)
        return { kind: 'min', limit: gate.min };
    if (gate.max !== null && value > gate.max + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p)
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
        return kind === 'max' ? value > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p : value < 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p;
    });
}


/***/ }),

/***/ 49480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ applyRow),
  U: () => (/* binding */ isSingleTrialBinary)
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
// EXTERNAL MODULE: ./build/core/stats/percentile.js
var percentile = __webpack_require__(33655);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
;// CONCATENATED MODULE: ./build/core/stats/bca-interval.js



/**
 * The bias-corrected and accelerated bootstrap interval of the mean at level 1 − alpha; null where the correction does
 * not exist: no resampled mean on one side of the mean, or an acceleration that turns the percentiles around.
 * Source: Efron 1987, J. Am. Stat. Assoc. 82:171; DiCiccio & Efron 1996, Stat. Sci. 11:189, (2.3) to (2.6); SciPy
 * `bootstrap(method="BCa")`. Bias z₀ = Φ⁻¹(share of the resampled means below the mean, ties counted half);
 * acceleration by the jackknife, which for a mean is a = Σ(xᵢ − x̄)³ / (6·(Σ(xᵢ − x̄)²)^1.5); the percentiles are
 * Φ(z₀ + (z₀ + z)/(1 − a(z₀ + z))).
 * @example bcaInterval over all 27 resamples of [0, 0, 3], alpha 0.5 // { low: 0.5178…, high: 2 }
 */
function bcaInterval({ mean, centred, shifts }, alpha) {
    const squares = (0,sum/* sum */.c)(Array.from(centred, (value) => value ** 2));
    const acceleration = (0,sum/* sum */.c)(Array.from(centred, (value) => value ** 3)) / (6 * squares ** 1.5);
    const bias = (0,normal/* normalQuantile */.Z)(shareBelow(shifts, Math.sqrt(squares)));
    if (!Number.isFinite(bias))
        return null;
    const end = (z) => {
        const shrink = 1 - acceleration * (bias + z);
        return shrink > 0 ? mean + (0,percentile/* percentile */.Y)(shifts, (0,normal/* normalUpperTail */.I)(-bias - (bias + z) / shrink)) : null;
    };
    const z = (0,normal/* normalQuantile */.Z)(1 - alpha / 2);
    const [low, high] = [end(-z), end(z)];
    return low === null || high === null ? null : { low, high };
}
/** The share of the resampled means below the mean; those that miss it only by rounding count half. */
function shareBelow(shifts, scale) {
    const noise = 1e-13 * scale;
    let halves = 0;
    for (const shift of shifts)
        halves += shift < -noise ? 2 : shift > noise ? 0 : 1;
    return halves / (2 * shifts.length);
}

;// CONCATENATED MODULE: ./build/core/stats/percentile-interval.js

/**
 * The percentile bootstrap interval of the mean at level 1 − alpha: the middle 1 − alpha of the resampled means.
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; SciPy `bootstrap(method="percentile")`.
 * @example percentileInterval({ mean: 5, shifts: Float64Array.of(-2, -1, 0, 1, 2) }, 0.5) // { low: 4, high: 6 }
 */
function percentileInterval({ mean, shifts }, alpha) {
    return { low: mean + (0,percentile/* percentile */.Y)(shifts, alpha / 2), high: mean + (0,percentile/* percentile */.Y)(shifts, 1 - alpha / 2) };
}

// EXTERNAL MODULE: ./build/core/stats/bootstrap-t-bound.js
var bootstrap_t_bound = __webpack_require__(1972);
;// CONCATENATED MODULE: ./build/core/stats/studentised-interval.js

/**
 * The studentised bootstrap (bootstrap-t) interval of the mean at level 1 − alpha, both ends from one pass of
 * resamples; null where an end does not exist. Each end is the lower bound of `bootstrapTBound`, the high one of the
 * negated values.
 * Source: Efron 1981, Can. J. Stat. 9:139; Efron & Tibshirani 1993, An Introduction to the Bootstrap, 12.5.
 * @example studentisedInterval(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // { low: 4, high: 5 }
 */
function studentisedInterval({ mean, standardError, statistics }, alpha) {
    const low = (0,bootstrap_t_bound/* bootstrapTBound */.$)({ mean, standardError, statistics }, alpha);
    // A resample without spread counts against this end, too.
    const mirrored = statistics.map((t) => (t === Infinity ? t : -t));
    const high = (0,bootstrap_t_bound/* bootstrapTBound */.$)({ mean: -mean, standardError, statistics: mirrored }, alpha);
    return low === null || high === null ? null : { low, high: -high };
}

;// CONCATENATED MODULE: ./build/core/compare/bootstrap-checks.js



/** The bootstrap intervals of the mean, all from one pass of resamples; none where there is nothing to resample. */
function checkBootstrap(resamples, alpha) {
    if (resamples === null)
        return {};
    return {
        percentile: percentileInterval(resamples, alpha),
        bca: bcaInterval(resamples, alpha),
        studentised: studentisedInterval(resamples, alpha),
    };
}

// EXTERNAL MODULE: ./build/core/compare/clustered-row.js + 3 modules
var clustered_row = __webpack_require__(57297);
// EXTERNAL MODULE: ./build/core/compare/log-ratio-row.js
var log_ratio_row = __webpack_require__(88931);
// EXTERNAL MODULE: ./build/core/stats/mcnemar.js + 1 modules
var mcnemar = __webpack_require__(44955);
// EXTERNAL MODULE: ./build/core/compare/mcnemar-row.js + 1 modules
var mcnemar_row = __webpack_require__(46071);
// EXTERNAL MODULE: ./build/core/compare/paired-t-row.js + 1 modules
var paired_t_row = __webpack_require__(72735);
// EXTERNAL MODULE: ./build/core/compare/paired-input.js
var paired_input = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/core/compare/matched-trials.js







/**
 * p and delta of the first k scored trials of each pair, k the smaller number; null when every pair has equal numbers.
 * A mean of three against one trial is skewed and would give too many false improvements (verdict-rules 3, Unequal trials).
 */
function testMatchedTrials(input, onLogScale) {
    const { pairs, metric, alpha, clusters } = input;
    if (pairs.every((pair) => pair.baseline.values.length === pair.candidate.values.length))
        return null;
    const counts = pairs.map((pair) => Math.min(pair.baseline.values.length, pair.candidate.values.length));
    const baseline = pairs.map((pair, index) => (0,mean/* mean */.i)(pair.baseline.values.slice(0, counts[index])));
    const candidate = pairs.map((pair, index) => (0,mean/* mean */.i)(pair.candidate.values.slice(0, counts[index])));
    const hasRatios = onLogScale === 'log' && [...baseline, ...candidate].every((value) => value > 0);
    const differences = hasRatios
        ? (0,log_ratio_row/* logRatios */.vn)(input, baseline, candidate)
        : (0,paired_input/* orientedDifferences */.bC)(metric, baseline, candidate);
    const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1) && clusters === null;
    const p = isMcnemar
        ? (0,mcnemar/* mcnemar */.o)((0,mcnemar_row/* countFlips */.e8)(differences)).midP
        : clusters === null
            ? (0,paired_t_row/* testPairedT */.EL)(differences, alpha).p
            : (0,clustered_row/* testClustered */.kd)(differences, clusters, alpha).p;
    return { p: p ?? 1, delta: (0,mean/* mean */.i)(differences) };
}

// EXTERNAL MODULE: ./build/core/compare/per-run-row.js + 1 modules
var per_run_row = __webpack_require__(63995);
// EXTERNAL MODULE: ./build/core/compare/once.js
var once = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
;// CONCATENATED MODULE: ./build/core/stats/wilson-interval.js

/**
 * Wilson's score interval of a proportion, without continuity correction, at level 1 − alpha; n ≥ 1.
 * Source: Wilson 1927, J. Am. Stat. Assoc. 22:209; method 3 of Newcombe 1998, Stat. Med. 17:857.
 * @example wilsonInterval({ successes: 81, n: 263, alpha: 0.05 }) // { low: 0.2552…, high: 0.3662… } (Newcombe's table I)
 */
function wilsonInterval({ successes, n, alpha }) {
    const z = (0,normal/* normalQuantile */.Z)(1 - alpha / 2);
    const centre = successes + (z * z) / 2;
    const spread = z * Math.sqrt((z * z) / 4 + (successes * (n - successes)) / n);
    return {
        low: successes === 0 ? 0 : (centre - spread) / (n + z * z),
        high: successes === n ? 1 : (centre + spread) / (n + z * z),
    };
}

;// CONCATENATED MODULE: ./build/core/stats/newcombe-interval.js

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

// EXTERNAL MODULE: ./build/core/stats/paired-t.js
var paired_t = __webpack_require__(89240);
;// CONCATENATED MODULE: ./build/core/stats/random-sign-tail.js
/**
 * P(|Σ ±wᵢ| ≥ |observed|) when every sign is a fair coin, for whole weights wᵢ ≥ 0 of total W and an observed sum of
 * that kind. Exact but for rounding (relative error about 1e-13, nothing is subtracted), by dynamic programming over
 * the sums of the positive ones. Cost: n·W/2 steps.
 * @example randomSignTail([1, 2, 3], 6) // 2/8 = 0.25
 */
function randomSignTail(weights, observed) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chances = new Float64Array(total + 1);
    chances[0] = 1;
    let reached = 0;
    for (const weight of weights) {
        reached += weight;
        for (let sum = reached; sum >= weight; sum--) {
            chances[sum] = (chances[sum] + chances[sum - weight]) / 2;
        }
        for (let sum = Math.min(weight, total + 1) - 1; sum >= 0; sum--)
            chances[sum] = chances[sum] / 2;
    }
    if (observed === 0)
        return 1;
    // The positive ones sum to P, the whole to 2P − W; by symmetry the tail is counted once, from its small end.
    let tail = 0;
    for (let sum = 0; 2 * sum <= total - Math.abs(observed); sum++)
        tail += chances[sum];
    return Math.min(1, 2 * tail);
}

// EXTERNAL MODULE: ./build/core/stats/random.js
var random = __webpack_require__(32595);
;// CONCATENATED MODULE: ./build/core/stats/sign-flip-permutation.js



/** Shares of 3 trials of a precision@5 lie on fifteenths, percentages on hundredths. */
const FINEST_GRID = 1000;
/** 2^19 sums take some milliseconds. */
const ENUMERATED_UP_TO = 20;
/** Steps of the dynamic programming, some hundredths of a second. */
const MOST_STEPS = 2e7;
/**
 * The sign-flip permutation test about 0: the share of sign assignments whose sum is as far from 0 as the observed one,
 * ties counted; from differences already rounded by `roundNoise`. 1 when all are 0. Shown, never deciding.
 * Source: Fisher 1935, The Design of Experiments, §21. Exact for values on a grid of 1/q (scores, shares, counts) by
 * dynamic programming, and for up to 20 non-zero differences of any kind; else (1 + hits)/(1 + draws), Phipson & Smyth
 * 2010.
 * @example signFlipPermutation({ differences: [1, 2, 3], seed: '1' }) // { p: 0.25, method: 'exact' }
 */
function signFlipPermutation({ differences, seed, draws = 10_000, }) {
    const weights = gridWeights(differences);
    if (weights !== null)
        return { p: randomSignTail(weights.map(Math.abs), (0,sum/* sum */.c)(weights)), method: 'exact' };
    const sizes = Float64Array.from(differences.filter((difference) => difference !== 0), Math.abs);
    // Sums that differ only by rounding are ties.
    const threshold = Math.abs((0,sum/* sum */.c)(differences)) - 1e-12 * (0,sum/* sum */.c)([...sizes]);
    if (sizes.length <= ENUMERATED_UP_TO)
        return { p: shareBeyond(sizes, threshold), method: 'exact' };
    return { p: sampledShare(sizes, threshold, { random: (0,random/* seededRandom */.I)(seed), draws }), method: 'sampled' };
}
/**
 * The differences as whole multiples of 1/q for the smallest q that fits all to 9 decimals; null when none does or sums
 * are too many.
 */
function gridWeights(differences) {
    for (let q = 1; q <= FINEST_GRID; q++) {
        if (differences.some((difference) => Math.abs(difference - Math.round(difference * q) / q) > 0.51e-9))
            continue;
        const weights = differences.map((difference) => Math.round(difference * q)).filter((weight) => weight !== 0);
        return (0,sum/* sum */.c)(weights.map(Math.abs)) * weights.length > 2 * MOST_STEPS ? null : weights;
    }
    return null;
}
/** All sums with the first sign held at plus; the other half mirrors them. */
function shareBeyond(sizes, threshold) {
    const rest = sizes.subarray(1);
    const count = (total, next) => {
        const size = rest[next];
        if (size === undefined)
            return Math.abs(total) >= threshold ? 1 : 0;
        return count(total + size, next + 1) + count(total - size, next + 1);
    };
    return count(sizes[0] ?? 0, 0) / 2 ** rest.length;
}
function sampledShare(sizes, threshold, { random, draws }) {
    let hits = 0;
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let signs = 0;
        for (let index = 0; index < sizes.length; index++) {
            // One random number has 32 signs in it.
            signs = index % 32 === 0 ? (random() * 2 ** 32) | 0 : signs >> 1;
            total += sizes[index] * ((signs & 1) * 2 - 1);
        }
        if (Math.abs(total) >= threshold)
            hits++;
    }
    return (1 + hits) / (1 + draws);
}

;// CONCATENATED MODULE: ./build/core/stats/midranks.js
/**
 * Ranks from 1 in ascending order, equal values sharing the mean of their ranks; in input order.
 * @example midranks([10, 30, 10]) // [1.5, 3, 1.5]
 */
function midranks(values) {
    const order = values.map((_, index) => index).sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
    const ranks = new Array(values.length).fill(0);
    for (let start = 0; start < order.length;) {
        let end = start;
        while (end < order.length && values[order[end]] === values[order[start]])
            end++;
        for (const index of order.slice(start, end))
            ranks[index] = (start + 1 + end) / 2;
        start = end;
    }
    return ranks;
}

;// CONCATENATED MODULE: ./build/core/stats/wilcoxon.js




/** The exact distribution is worked out up to this many non-zero differences. */
const EXACT_UP_TO = 60;
/**
 * Wilcoxon's signed-rank test about 0, from differences already rounded by `roundNoise` (unrounded ones hide ties and
 * zeros); null when all are 0. Shown, never deciding.
 * Source: Wilcoxon 1945, Biometrics 1:80; Pratt 1959, J. Am. Stat. Assoc. 54:655. The mean Σr/2 and variance Σr²/4 of
 * the signed ranks r hold given the midranks, so the usual corrections for ties and for Pratt's zeros are in them.
 * @example wilcoxon([1, 1, -1, 2, 2, 0, 2, -1])?.dropped.exactP // 0.171875
 */
function wilcoxon(differences) {
    const nonzero = differences.filter((difference) => difference !== 0);
    if (nonzero.length === 0)
        return null;
    const dropped = signedRanks(nonzero);
    return {
        nonzero: nonzero.length,
        zeros: differences.length - nonzero.length,
        rankSumPositive: (0,sum/* sum */.c)(dropped.map((rank) => Math.max(0, rank))),
        rankSumNegative: (0,sum/* sum */.c)(dropped.map((rank) => Math.max(0, -rank))),
        dropped: testSignedRanks(dropped),
        pratt: testSignedRanks(signedRanks(differences)),
    };
}
/** Midranks of the magnitudes with the signs of the differences, zeros left out after ranking. */
function signedRanks(differences) {
    const ranks = midranks(differences.map(Math.abs));
    return differences
        .map((difference, index) => Math.sign(difference) * (ranks[index] ?? 0))
        .filter((rank) => rank !== 0);
}
function testSignedRanks(ranks) {
    // Half the difference of the two rank sums is V minus its mean.
    const distance = Math.abs((0,sum/* sum */.c)(ranks)) / 2;
    const deviation = Math.sqrt((0,sum/* sum */.c)(ranks.map((rank) => rank ** 2))) / 2;
    const twoSided = (reach) => Math.min(1, 2 * (0,normal/* normalUpperTail */.I)(reach / deviation));
    // Midranks are halves, so twice a rank is whole.
    const doubled = ranks.map((rank) => Math.abs(2 * rank));
    return {
        exactP: ranks.length > EXACT_UP_TO ? null : randomSignTail(doubled, (0,sum/* sum */.c)(ranks) * 2),
        normalP: twoSided(distance),
        normalContinuityP: twoSided(Math.max(0, distance - 0.5)),
    };
}

;// CONCATENATED MODULE: ./build/core/compare/run-checks.js







/** The smallest double with all its digits: below it only the logarithm of a p tells one from another. */
const SMALLEST_P = 2 ** -1022;
/** Other tests of the same pairs, shown beside the row that decides and never deciding. */
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
    const test = (0,mcnemar/* mcnemar */.o)({ worse, better });
    const good = input.metric.direction === 'lower' ? 0 : 1;
    const bothPass = input.pairs.filter((_, index) => input.differences[index] === 0 && input.candidate[index] === good).length;
    const bothFail = input.pairs.length - worse - better - bothPass;
    return {
        exact_p: test.exactP,
        ...(test.exactP < SMALLEST_P ? { exact_p_log10: test.exactPLog10 } : {}),
        chi2: test.chi2?.statistic ?? null,
        chi2_corrected: test.chi2Corrected?.statistic ?? null,
        newcombe10: newcombeInterval({ bothPass, worse, better, bothFail, alpha: input.alpha }),
    };
}
function checkSigns({ differences, metric, seed }) {
    const signFlip = { sign_flip_p: signFlipPermutation({ differences, seed: `${seed}/sign-flip` }).p };
    if (metric.kind !== 'ordinal')
        return signFlip;
    const test = wilcoxon(differences);
    return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.pratt.exactP ?? test.pratt.normalP) };
}
function measureEffect({ differences, alpha }) {
    const test = (0,paired_t/* pairedT */.u)(differences, alpha);
    return test === null ? {} : { cohen_dz: test.cohenDz, hedges_g: test.hedgesG };
}
/** McNemar on trial 0 of both arms, for a binary metric of several trials. */
function checkFirstTrials({ metric, pairs }) {
    if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2)) {
        return {};
    }
    const firsts = (arm) => pairs.map((pair) => pair[arm].values[0] ?? 0);
    const flips = (0,mcnemar_row/* countFlips */.e8)((0,paired_input/* orientedDifferences */.bC)(metric, firsts('baseline'), firsts('candidate')));
    return { mcnemar_first_trial_p: (0,mcnemar/* mcnemar */.o)(flips).midP };
}

;// CONCATENATED MODULE: ./build/core/compare/apply-row.js













/** Tests a gate by its row of verdict-rules 3; null when its relative margin has a baseline of 0 and nothing stands in. */
function applyRow(input, margin) {
    if (input.metric.per_run !== undefined)
        return perRunOutcome(input, margin);
    if (margin.kind === 'relative' && (0,log_ratio_row/* canTakeLogRatios */.mm)(input))
        return logRatioOutcome(input, margin.value);
    const series = (0,paired_input/* linearSeries */.z9)(input, margin);
    return series === null ? null : linearOutcome(input, series);
}
/** McNemar needs exactly one trial a case on both sides and independent cases. */
function isSingleTrialBinary(input) {
    return (input.metric.kind === 'binary' &&
        input.clusters === null &&
        input.pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1));
}
function linearOutcome(input, series) {
    const row = isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t';
    const { clusters, alpha, differences } = input;
    const start = { row, delta: (0,mean/* mean */.i)(differences), series, matched_trials: testMatchedTrials(input, 'linear') };
    if (input.is_single)
        return makeOutcome(input, { start, test: row_outcome/* NO_TEST */.j0 });
    if (clusters !== null) {
        const test = (0,clustered_row/* testClustered */.kd)(differences, clusters, alpha);
        return makeOutcome(input, { start, test, bounds: (0,clustered_row/* boundClustered */.SV)(input, clusters, series) });
    }
    if (row === 'mcnemar') {
        return makeOutcome(input, { start, test: (0,mcnemar_row/* testMcnemar */.yW)(input), bounds: (0,mcnemar_row/* boundMcnemar */.Iy)(input, series) });
    }
    const test = (0,paired_t_row/* testPairedT */.EL)(differences, alpha);
    if (series.worst === null) {
        const resamples = (0,paired_t_row/* resamplesOf */.U2)(input, series.values);
        const ownResamples = series.kind === 'shifted' ? (0,paired_t_row/* resamplesOf */.U2)(input, differences) : resamples;
        return makeOutcome(input, {
            start,
            test,
            bounds: (0,paired_t_row/* boundUnbounded */.V8)(input, series, resamples),
            checks: () => checkBootstrap(ownResamples(), alpha),
        });
    }
    const bounds = (0,paired_t_row/* boundBounded */.Ij)(input, series);
    return makeOutcome(input, { start, test, bounds, interval: () => (0,paired_t_row/* gaffkeInterval */.o3)(input, series, bounds) });
}
function logRatioOutcome(linear, share) {
    const input = (0,log_ratio_row/* takeLogRatios */.QV)(linear);
    const series = (0,log_ratio_row/* logSeries */.EX)(input, share);
    const { clusters, alpha } = input;
    const totals = (0,log_ratio_row/* compareTotals */.$S)(input, share);
    const start = {
        row: 'log-ratio',
        delta: (0,mean/* mean */.i)(input.differences),
        series,
        matched_trials: testMatchedTrials(input, 'log'),
        ratio_of_means: totals.ratio,
        total_contradicts: totals.contradicts,
    };
    if (input.is_single)
        return makeOutcome(input, { start, test: row_outcome/* NO_TEST */.j0 });
    if (clusters !== null) {
        const test = (0,clustered_row/* testClustered */.kd)(series.values, clusters, alpha);
        return makeOutcome(input, { start, test, bounds: (0,clustered_row/* boundClustered */.SV)(input, clusters, series) });
    }
    const resamples = (0,paired_t_row/* resamplesOf */.U2)(input, series.values);
    return makeOutcome(input, {
        start,
        test: (0,paired_t_row/* testPairedT */.EL)(series.values, alpha),
        bounds: (0,paired_t_row/* boundUnbounded */.V8)(input, series, resamples),
        checks: () => checkBootstrap(resamples(), alpha),
    });
}
/** A relative margin is a share of the baseline's figure; nothing bounds a figure, so it is never `no-regression`. */
function perRunOutcome(input, margin) {
    const { baseline, candidate } = (0,per_run_row/* valuesOfArms */.$b)(input);
    if (baseline === null || candidate === null)
        return null;
    // Of a percentile the mean is asked, as of any metric (verdict-rules 3).
    const base = input.metric.per_run?.figure === 'percentile' ? (0,mean/* mean */.i)(input.baseline) : baseline;
    const isRelative = margin.kind === 'relative' && (base > round_noise/* EPSILON */.p || input.all_equal);
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
        series: { ...(0,paired_input/* absoluteSeries */.FQ)(input, size), relative: isRelative ? margin.value : null },
        matched_trials: null,
        information_only: (0,per_run_row/* isInformationOnly */.$O)(input),
    };
    const { interval: percentile, ...test } = (0,per_run_row/* testPerRun */.JW)(input);
    return makeOutcome(input, {
        start,
        test: { ...test, interval: null },
        checks: () => (percentile === null ? {} : { percentile: { low: percentile.low, high: percentile.high } }),
    });
}
function makeOutcome(input, { start, test, bounds: rowBounds = [], ...draws }) {
    const hasClusters = input.cluster_count === null || input.cluster_count >= clustered_row/* ENOUGH_CLUSTERS */.bn;
    const matched = start.matched_trials === null ? {} : { matched_trials: start.matched_trials };
    const bounds = (0,once/* once */.O)(() => rowBounds.map(({ bound }) => bound()));
    const boundsHold = (0,once/* once */.O)(() => hasClusters && rowBounds.length > 0 && rowBounds.every(({ bound }) => bound().above_margin));
    const interval = (0,once/* once */.O)(draws.interval ?? (() => test.interval));
    const checks = (0,once/* once */.O)(() => input.is_single ? matched : { ...runChecks(input, start.row), ...draws.checks?.(), ...matched });
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


/***/ }),

/***/ 57911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findPrimaryGate),
/* harmony export */   P: () => (/* binding */ checkGates)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27268);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62182);


/**
 * Refuses gates that could not mean anything (verdict-rules 0), in the order of that page.
 * Throws the user's errors `gate-metric-unknown`, `several-primary-gates`, `primary-gate-must-compare-and-fail`,
 * `no-fail-gate`, `gate-without-margin`, `gate-on-neutral-metric`, `relative-margin-needs-a-range-from-0`,
 * `non-inferior-per-run` and `selection-invalid`.
 */
function checkGates(gates, metrics) {
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const checked = gates.map((gate) => {
        const metric = factsById.get(gate.metric);
        if (metric === undefined) {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('gate-metric-unknown', { gate: gate.id, metric: gate.metric, known: [...factsById.keys()] });
        }
        const slice = gate.where === null ? null : (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSelection */ .gO)(gate.where);
        return { gate, metric, margin: marginOf(gate, metric), slice };
    });
    checkPrimary(checked);
    if (!gates.some((gate) => gate.severity === 'fail')) {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-fail-gate', { gates: gates.map((gate) => gate.id) });
    }
    for (const entry of checked)
        checkMargin(entry);
    return checked;
}
/** A default margin is taken only by a gate that gives none of margin, `min` and `max`. */
function marginOf(gate, metric) {
    if (gate.margin !== null || gate.min !== null || gate.max !== null)
        return gate.margin;
    return metric.direction === 'neutral' ? null : (metric.default_margin ?? null);
}
function checkPrimary(checked) {
    const primary = checked.filter(({ gate }) => gate.primary);
    if (primary.length > 1)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('several-primary-gates', { gates: primary.map(({ gate }) => gate.id) });
    for (const { gate, margin } of primary) {
        if (gate.severity === 'fail' && margin !== null)
            continue;
        const problem = gate.severity === 'fail' ? 'has no margin' : 'has severity warn';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('primary-gate-must-compare-and-fail', { gate: gate.id, problem });
    }
}
function checkMargin({ gate, metric, margin }) {
    const facts = { gate: gate.id, metric: metric.id };
    if (margin === null) {
        if (gate.min === null && gate.max === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('gate-without-margin', facts);
        return;
    }
    if (metric.direction === 'neutral')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('gate-on-neutral-metric', facts);
    const problem = relativeProblem(margin, metric);
    if (problem !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('relative-margin-needs-a-range-from-0', { ...facts, problem });
    if (gate.evidence === 'non-inferior' && metric.per_run !== undefined) {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('non-inferior-per-run', facts);
    }
}
function relativeProblem(margin, metric) {
    if (margin.kind === 'absolute')
        return null;
    const [low] = metric.range;
    if (low === null || low < 0)
        return 'its values can be below 0';
    return margin.value >= 1 && metric.direction === 'higher' ? 'nothing can fall by 100 % or more of itself' : null;
}
/**
 * The gate that speaks for the run: the one marked primary; else the unsliced `success` gate of severity fail that has
 * a margin; else the first fail gate with a margin; else none (verdict-rules 0).
 */
function findPrimaryGate(checked) {
    const candidates = checked.filter(({ gate, margin }) => gate.severity === 'fail' && margin !== null);
    return (candidates.find(({ gate }) => gate.primary) ??
        candidates.find(({ gate }) => gate.metric === 'success' && gate.where === null) ??
        candidates[0] ??
        null);
}


/***/ }),

/***/ 57297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bn: () => (/* binding */ ENOUGH_CLUSTERS),
  tQ: () => (/* binding */ FEW_CLUSTERS),
  SV: () => (/* binding */ boundClustered),
  kd: () => (/* binding */ testClustered)
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var stats_mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
;// CONCATENATED MODULE: ./build/core/stats/cluster-sums.js


/**
 * Sizes and residual sums of the clusters; `clusters` is aligned with `differences`, and null is a cluster of its own.
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
function clusterSums(differences, clusters) {
    if (differences.length !== clusters.length)
        throw new RangeError('differences and clusters must be of one length');
    const mean = (0,stats_mean/* mean */.i)(differences);
    const members = new Map();
    differences.forEach((difference, index) => {
        const key = clusters[index] ?? Symbol();
        const group = members.get(key);
        if (group)
            group.push(difference);
        else
            members.set(key, [difference]);
    });
    const groups = [...members.values()];
    const residuals = groups.map((group) => (0,sum/* sum */.c)(group.map((difference) => difference - mean)));
    // Far above the rounding of n sums, far below a difference of 1e-9 in one case.
    const noise = 1e-13 * (0,sum/* sum */.c)(differences.map(Math.abs));
    return {
        mean,
        sizes: groups.map((group) => group.length),
        residuals,
        isFlat: residuals.every((residual) => Math.abs(residual) <= noise),
    };
}

// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
// EXTERNAL MODULE: ./build/core/stats/upper-draw.js
var upper_draw = __webpack_require__(86109);
;// CONCATENATED MODULE: ./build/core/stats/cluster-bootstrap-t-bound.js




/**
 * The cluster bootstrap-t lower bound of the mean over cases at level 1 − alpha/2; null where there is none: fewer than
 * two clusters, no spread between them, or too many resamples without any. `clusters` as for `clusterRobustT`.
 * Source: Cameron, Gelbach & Miller 2008, Rev. Econ. Stat. 90:414 (pairs cluster bootstrap-t). `draws` resamples of k
 * whole clusters; se = √(k/(k − 1)·ΣE_g²)/n, in a resample with its own mean and n; a resample with all E_g* = 0 counts
 * as t* = +∞. L = mean − t*₍q₎·se with the ⌈(1 − alpha/2)·draws⌉-th smallest t*. Cost: draws × k at about 15 ns.
 * @example clusterBootstrapTBound({ differences: [1, 1, 1], clusters: ['a', 'a', 'b'], alpha: 0.05, seed: '1' }) // null
 */
function clusterBootstrapTBound({ differences, clusters, alpha, seed, draws = 10_000, }) {
    if (differences.length === 0)
        return null;
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters);
    const k = sizes.length;
    if (k < 2 || isFlat)
        return null;
    const standardError = (squares, n) => Math.sqrt((k / (k - 1)) * squares) / n;
    const counts = Float64Array.from(sizes);
    const residual = Float64Array.from(residuals);
    // Each cluster's own mean, about the mean of all cases.
    const centre = residual.map((total, cluster) => total / counts[cluster]);
    const drawnClusters = new Int32Array(k);
    // Clusters whose own means differ by less than this are flat together: far above rounding, far below 1e-9 of the largest.
    const noise = 1e-12 * differences.reduce((largest, difference) => Math.max(largest, Math.abs(difference)), 0);
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let cases = 0;
        let smallest = Infinity;
        let largest = -Infinity;
        for (let drawn = 0; drawn < k; drawn++) {
            const cluster = Math.floor(random() * k);
            drawnClusters[drawn] = cluster;
            total += residual[cluster];
            cases += counts[cluster];
            smallest = Math.min(smallest, centre[cluster]);
            largest = Math.max(largest, centre[cluster]);
        }
        // Residuals are about the mean of all cases, so this is mean* − mean.
        const shift = total / cases;
        let squares = 0;
        for (const cluster of drawnClusters) {
            squares += (residual[cluster] - counts[cluster] * shift) ** 2;
        }
        statistics[draw] = largest - smallest <= noise ? Infinity : shift / standardError(squares, cases);
    }
    const t = (0,upper_draw/* upperDraw */.j)(statistics, alpha);
    const se = standardError((0,sum/* sum */.c)(residuals.map((value) => value ** 2)), differences.length);
    return t === null ? null : mean - t * se;
}

// EXTERNAL MODULE: ./build/core/stats/student-t.js
var student_t = __webpack_require__(30048);
;// CONCATENATED MODULE: ./build/core/stats/cluster-robust-t.js



/**
 * The t test about 0 of the mean over cases when cases come in clusters. `clusters` is aligned with
 * `differences` (already rounded by `roundNoise`); null is a cluster of its own.
 * Source: CR2 of Bell & McCaffrey 2002, Surv. Methodol. 28:169, and Pustejovsky & Tipton 2018, J. Bus. Econ. Stat.
 * 36:672, for an intercept alone with independent, equal variances as the working model: w = n_g/n, V = Σ E_g²/(1 −
 * w_g)/n², df = 1/(Σ w² + (Σ a)² − Σ a²) with a = w²/(1 − w). With one case in every cluster it is `pairedT`.
 * All E_g = 0 is treated as `pairedT` treats constant differences, with k in place of n; a mean of 0 then has p = 1.
 * @throws RangeError below two clusters.
 * @example clusterRobustT({ differences: [1, 2, 6], clusters: ['a', 'b', 'c'], alpha: 0.05 }) // t 1.9640, df 2, as pairedT
 */
function clusterRobustT({ differences, clusters, alpha, }) {
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters);
    const k = sizes.length;
    if (k < 2)
        throw new RangeError('cluster-robust t of fewer than two clusters');
    const n = differences.length;
    const shares = sizes.map((size) => size / n);
    const leverages = shares.map((share) => share ** 2 / (1 - share));
    const squared = (values) => (0,sum/* sum */.c)(values.map((value) => value ** 2));
    const df = 1 / (squared(shares) + (0,sum/* sum */.c)(leverages) ** 2 - squared(leverages));
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
    const se = Math.sqrt((0,sum/* sum */.c)(residuals.map((residual, index) => residual ** 2 / (1 - shares[index])))) / n;
    const t = mean / se;
    const reach = (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df) * se;
    return { k, mean, se, df, t, p: (0,student_t/* studentTTwoSidedP */.xw)(t, df), low: mean - reach, high: mean + reach, degenerate: null };
}

// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
// EXTERNAL MODULE: ./build/core/compare/constant-series.js
var constant_series = __webpack_require__(70176);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
;// CONCATENATED MODULE: ./build/core/compare/clustered-row.js





/** Fewer clusters never show `no-regression`. */
const ENOUGH_CLUSTERS = 20;
/** Fewer clusters are warned about. */
const FEW_CLUSTERS = 10;
/** The CR2 cluster-robust t test; clusters that all lost the same count as constant differences of K cases. */
function testClustered(differences, clusters, alpha) {
    const test = clusterRobustT({ differences, clusters, alpha });
    if (test === null)
        return row_outcome/* NO_TEST */.j0;
    const { df, low, high, se } = test;
    // Clusters whose gains and losses cancel have no change to be sure of, whatever the last bit of the mean says.
    const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= round_noise/* EPSILON */.p;
    const method = test.degenerate === null ? 'cr2-t' : 'point';
    const interval = low === null || high === null || hasNoChange ? null : { low, high, method };
    return { p: hasNoChange ? 1 : test.p, df, interval, se };
}
/** The CR2 t bound and the cluster bootstrap-t bound; none when nothing differs. */
function boundClustered(input, clusters, series) {
    if (input.all_equal)
        return [];
    const { alpha } = input;
    const { values: differences } = series;
    const seed = `${input.seed}/cluster-bootstrap-t`;
    return [
        (0,row_outcome/* makeBound */.Tp)('cr2-t', series, () => robustBound(differences, clusters, alpha)),
        (0,row_outcome/* makeBound */.Tp)('cluster-bootstrap-t', series, () => clusterBootstrapTBound({ differences, clusters, alpha, seed })),
    ];
}
function robustBound(differences, clusters, alpha) {
    const test = clusterRobustT({ differences, clusters, alpha });
    if (test === null)
        return null;
    return test.degenerate === null ? test.low : (0,constant_series/* constantBound */.v)(test.mean, test.k, alpha);
}


/***/ }),

/***/ 87880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VX: () => (/* binding */ priceListOf),
/* harmony export */   nS: () => (/* binding */ hasEqualPrices),
/* harmony export */   st: () => (/* binding */ findComparability)
/* harmony export */ });
/* unused harmony export findRedefinedMetrics */
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55712);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87524);


/** Reads it off the two runs. */
function findComparability(baseline, candidate) {
    const settings = { min_scored_share: candidate.run.settings.min_scored_share };
    if (baseline === null) {
        const nothing = { interleaved: false, redefined: new Map(), own_cost_cases: new Set() };
        return { ...settings, ...nothing, has_baseline: false, model_change: 'none' };
    }
    return {
        ...settings,
        has_baseline: true,
        interleaved: baseline.run.session_id === candidate.run.session_id,
        redefined: findRedefinedMetrics(baseline, candidate),
        own_cost_cases: findOwnCostCases(baseline, candidate),
        model_change: (0,_model_change_js__WEBPACK_IMPORTED_MODULE_0__/* .findModelChange */ .B)(baseline.run, candidate.run),
    };
}
/** Why a metric of the candidate means something else in the baseline, by metric id. */
function findRedefinedMetrics(baseline, candidate) {
    const [old, now] = [baseline.run.fingerprints, candidate.run.fingerprints];
    const hasOneList = isPricedAlike(baseline, candidate);
    const reasons = new Map();
    for (const metric of candidate.run.metrics) {
        const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]];
        if (metric.unit === 'usd' && !hasOneList)
            reasons.set(metric.id, 'priced from different price lists');
        if (before === after)
            continue;
        reasons.set(metric.id, before === undefined
            ? 'not measured in the baseline'
            : after === undefined
                ? 'measured in the baseline only'
                : "defined differently from the baseline's");
    }
    return reasons;
}
/** The list that a side's costs were made from. */
function priceListOf({ run, priced_by }) {
    return priced_by ?? run.pricing;
}
/** Whether two lists have the same prices, whatever day they are of. */
function hasEqualPrices(one, other) {
    const withoutDay = ({ models, mode, route_tiers }) => ({ models, mode, route_tiers });
    return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(withoutDay(one)) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(withoutDay(other));
}
function isPricedAlike(baseline, candidate) {
    const isAsRecorded = baseline.priced_by === undefined && candidate.priced_by === undefined;
    return isAsRecorded
        ? baseline.run.fingerprints.pricing === candidate.run.fingerprints.pricing
        : hasEqualPrices(priceListOf(baseline), priceListOf(candidate));
}
/**
 * A cost that a target states itself follows the prices of its day, which nobody can make anew. `priced_by` decides, not what the
 * candidate has recorded: a pull request cannot take its costs out of the comparison with an edit that is not used.
 */
function findOwnCostCases(baseline, candidate) {
    const isUnchanged = hasEqualPrices(baseline.run.pricing, priceListOf(candidate));
    return new Set(isUnchanged ? [] : [...(baseline.own_cost_cases ?? []), ...(candidate.own_cost_cases ?? [])]);
}


/***/ }),

/***/ 29760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ compareRuns)
});

;// CONCATENATED MODULE: ./build/core/model/comparison.js
const COMPARISON_SCHEMA_VERSION = 1;

// EXTERNAL MODULE: ./build/core/model/selection.js
var selection = __webpack_require__(62182);
// EXTERNAL MODULE: ./build/core/compare/check-gates.js
var check_gates = __webpack_require__(57911);
// EXTERNAL MODULE: ./build/core/compare/comparability.js
var comparability = __webpack_require__(87880);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/compare/model-change.js
var model_change = __webpack_require__(87524);
// EXTERNAL MODULE: ./build/core/compare/diff-values.js
var diff_values = __webpack_require__(62250);
;// CONCATENATED MODULE: ./build/core/compare/undeclared-differences.js

/** More are counted. */
const MOST_NAMED = 5;
const NAME_LENGTH = 80;
/**
 * A warning when two arms differ in more than they say: in a controlled setting, or in a setting of the target that neither variant sets.
 * The latter is known only of two variants of which one sets something; two runs of one variant differ by what changed between them.
 * Source: design document 000, controlled variables.
 */
function warnOfUndeclaredDifferences(baseline, candidate) {
    const names = listUndeclared(baseline, candidate);
    if (names.length === 0)
        return [];
    const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
    return [
        `The arms differ in more than declared: ${names.slice(0, MOST_NAMED).join(', ')}${more}. That may be what makes the difference.`,
    ];
}
function listUndeclared({ variant: before, settings: old }, { variant: after, settings: now }) {
    const controlled = (0,diff_values/* diffValues */.I)(old.controlled, now.controlled, ['controlled']);
    const declared = new Set([...(old.declared ?? []), ...(now.declared ?? [])]);
    const isTold = old.declared !== undefined && now.declared !== undefined;
    const target = before === after || !isTold || declared.size === 0
        ? []
        : (0,diff_values/* diffValues */.I)(old.target, now.target, []).filter(({ path }) => !isDeclared(path, declared));
    return [...controlled, ...target].map(nameOf);
}
/** `settings.top_k` declares what is below it, `type` all that is the adapter's. */
function isDeclared([group = '', key], declared) {
    return declared.has(group) || (key !== undefined && declared.has(`${group}.${key}`));
}
function nameOf({ path }) {
    const letters = [...path.join('.')];
    return letters.length <= NAME_LENGTH ? letters.join('') : `${letters.slice(0, NAME_LENGTH - 1).join('')}…`;
}

;// CONCATENATED MODULE: ./build/core/compare/condition-warnings.js



/**
 * What makes the two sides less alike than their fingerprints show: a provider that changed its model while one of them was measured,
 * and cases that flipped while they check the time an answer takes, which may be the machine's doing.
 */
function findConditionWarnings(input) {
    const { baseline, candidate, facts, flips } = input;
    const moved = [
        ...(baseline === null ? [] : (0,model_change/* findMovedModels */.v)(baseline).map((versions) => `the baseline: ${versions}`)),
        ...(0,model_change/* findMovedModels */.v)(candidate).map((versions) => `this run: ${versions}`),
    ];
    const flipped = new Set(flips.map(({ case_id }) => case_id));
    const timed = candidate.cases.filter(({ id, checks }) => flipped.has(id) && checks.some((check) => 'max_latency_s' in check)).length;
    return [
        ...(baseline === null ? [] : warnOfUndeclaredDifferences(baseline, candidate)),
        ...moved.map((what) => `The provider changed its model during ${what} answered.`),
        ...(facts.interleaved || timed === 0
            ? []
            : [
                `${(0,format_number/* countOf */.pq)(timed, 'flipped case checks', 'flipped cases check')} how long an answer takes (max_latency_s), but the two sides were not measured side by side: that may be the machine's doing.`,
            ]),
    ];
}

// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
;// CONCATENATED MODULE: ./build/core/compare/decide-run.js

/** More of the baseline's cases edited, removed or stale leave too little to compare. */
const EXCLUDED_LIMIT = 0.2;
/** The run's verdict: the first line of verdict-rules 8 that holds, with its exit code. */
function decideRun(state) {
    const { word, because } = findVerdict(state);
    const exitCode = exitCodeOf(word, because, state.fail_on);
    return { word, because, exit_code: exitCode, passed: exitCode === 0, primary: state.primary };
}
function findVerdict(state) {
    const failGates = state.gates.filter(({ result }) => result.gate.severity === 'fail');
    const compared = failGates.filter((gate) => gate.has_margin);
    const comparable = compared.filter(({ result }) => result.verdict !== 'not-comparable');
    const primary = failGates.find(({ result }) => result.gate.id === state.primary)?.result.verdict;
    if (failGates.some(({ result }) => result.verdict === 'invalid')) {
        return { word: 'invalid', because: 'missing-data-floor' };
    }
    if (!failGates.some((gate) => gate.is_measured))
        return { word: 'invalid', because: 'nothing-measured' };
    if (failGates.some((gate) => gate.breaks_bound))
        return { word: 'regressed', because: 'absolute-bound' };
    if (!state.has_baseline)
        return { word: 'not-comparable', because: 'no-baseline' };
    if (compared.length > 0 && comparable.length === 0)
        return { word: 'not-comparable', because: 'no-comparable-gate' };
    if ((state.excluded_share ?? 0) > EXCLUDED_LIMIT + round_noise/* EPSILON */.p) {
        return { word: 'not-comparable', because: 'too-many-cases-excluded' };
    }
    if (failGates.some(({ result }) => result.verdict === 'regressed' || result.verdict === 'breached')) {
        return { word: 'regressed', because: 'gate' };
    }
    if (state.confirmed_failures > 0)
        return { word: 'regressed', because: 'zero-tolerance' };
    if (failGates.some(({ result }) => result.gate.evidence === 'non-inferior' && result.failed)) {
        return { word: 'inconclusive', because: 'non-inferiority-not-shown' };
    }
    if (primary === 'inconclusive' || primary === 'not-comparable') {
        return { word: 'inconclusive', because: 'primary-gate' };
    }
    if (primary === 'improved' && !failGates.some(({ result }) => result.suspect)) {
        return { word: 'improved', because: null };
    }
    const areAllUnchanged = comparable.length > 0 && comparable.every(({ result }) => result.verdict === 'unchanged');
    return { word: areAllUnchanged ? 'unchanged' : 'no-regression', because: null };
}
/** The table under verdict-rules 8; 3 and 4 belong to errors. */
function exitCodeOf(word, because, failOn) {
    if (failOn === 'never')
        return 0;
    switch (word) {
        case 'invalid':
            return 2;
        case 'regressed':
            return 1;
        case 'not-comparable':
            return because !== 'no-baseline' && failOn === 'inconclusive' ? 2 : 0;
        case 'inconclusive':
            if (because === 'non-inferiority-not-shown')
                return 1;
            return failOn === 'inconclusive' ? 2 : 0;
        case 'improved':
        case 'unchanged':
        case 'no-regression':
            return 0;
    }
}

// EXTERNAL MODULE: ./build/core/compare/families.js
var families = __webpack_require__(71956);
// EXTERNAL MODULE: ./build/core/compare/describe-setting-changes.js + 1 modules
var describe_setting_changes = __webpack_require__(57701);
;// CONCATENATED MODULE: ./build/core/compare/environment-difference.js

/**
 * The machines, where they differ and a figure is shown that is bound to them. Arms of one job share theirs. GitHub numbers its own
 * runners through, so their names tell nothing.
 */
function findEnvironmentDifference({ baseline, candidate, facts }) {
    const [old, now] = [baseline.run, candidate.run];
    const hasBound = now.metrics.some(({ environment }) => environment === 'bound');
    if (facts.interleaved || !hasBound)
        return [];
    const changes = (0,describe_setting_changes/* describeSettingChanges */.r)(describeMachine(old), describeMachine(now));
    if (changes.length === 0)
        return [];
    const effect = 'figures that are bound to the machine are shown and not compared';
    return [{ what: 'environment', baseline: nameMachine(old), candidate: nameMachine(now), changes, effect }];
}
function describeMachine({ environment: { node, os, runner } }) {
    return { node, os, runner: runner?.replace(/GitHub Actions \d+/g, 'GitHub Actions') ?? null };
}
function nameMachine({ environment: { node, os } }) {
    return `${os}, Node ${node}`;
}

// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
;// CONCATENATED MODULE: ./build/core/compare/describe-case-changes.js


/** What a case can change in and stay the same, or change in without anybody having touched it. */
const WITHOUT_MEANING = new Set(['at', 'fingerprint', 'notes', 'enabled', 'id']);
/**
 * How the cases of two runs differ, counted and never named, since a report may have to keep silent about them.
 * @example ['3 cases edited (query in 1, expected_spans in 2)', '1 case added']
 */
function describeCaseChanges(baseline, candidate, pairing) {
    const { edited, added, removed } = pairing;
    const fields = countFields(baseline, candidate, edited);
    const inFields = [...fields].map(([field, count]) => `${field} in ${count}`).join(', ');
    return [
        ...(edited.length === 0
            ? []
            : [`${(0,format_number/* countOf */.pq)(edited.length, 'case')} edited${inFields === '' ? '' : ` (${inFields})`}`]),
        ...(added.length === 0 ? [] : [`${(0,format_number/* countOf */.pq)(added.length, 'case')} added`]),
        ...(removed.length === 0 ? [] : [`${(0,format_number/* countOf */.pq)(removed.length, 'case')} removed`]),
    ];
}
function countFields(baseline, candidate, ids) {
    const before = new Map(baseline.cases.map((golden) => [golden.id, membersOf(golden)]));
    const after = new Map(candidate.cases.map((golden) => [golden.id, membersOf(golden)]));
    const counts = new Map();
    for (const id of ids) {
        const [old, now] = [before.get(id), after.get(id)];
        for (const field of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
            if (WITHOUT_MEANING.has(field) || (0,fingerprint/* canonicalJson */.d)(old?.get(field)) === (0,fingerprint/* canonicalJson */.d)(now?.get(field)))
                continue;
            counts.set(field, (counts.get(field) ?? 0) + 1);
        }
    }
    return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function membersOf(golden) {
    return new Map(Object.entries(golden));
}

// EXTERNAL MODULE: ./build/core/compare/describe-price-changes.js
var describe_price_changes = __webpack_require__(43749);
// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
;// CONCATENATED MODULE: ./build/core/compare/hash-differences.js






/** What a run keeps a hash of, told by its snapshots; where these do not explain it (an older run), by the hashes. */
function findHashDifferences(runs) {
    const [old, now] = [runs.baseline.run, runs.candidate.run];
    const compare = (what, changes, effect) => {
        const [before, after] = [old.fingerprints[what], now.fingerprints[what]];
        if (before === after)
            return [];
        const told = changes.length === 0 ? {} : { changes };
        return [{ what, baseline: hash_differences_short(before), candidate: hash_differences_short(after), ...told, effect }];
    };
    const suite = [...describeSuite(old, now), ...describeCaseChanges(old, now, runs.pairing)];
    const target = describeTarget(old, now);
    const isControlled = (0,fingerprint/* canonicalJson */.d)(old.settings.controlled) !== (0,fingerprint/* canonicalJson */.d)(now.settings.controlled);
    return [
        // Part of a suite has a hash of its own, and so has one with another success rule; both have rows of their own.
        ...(suite.length === 0 && hasOtherRows(old, now)
            ? []
            : compare('suite', suite, 'only cases with the same text are compared')),
        ...compare('gates', describeGates(old, now), 'the gates listed in this comparison decided'),
        ...(target.length === 0 && isControlled
            ? []
            : compare('target', target, 'the target is set up differently, which is part of what is compared')),
        ...findMetricDifference(runs),
        ...compare('pricing', describePricing(old, now), describePricingEffect(runs)),
    ];
}
function hasOtherRows(old, now) {
    const facts = ({ subset, settings: { success, primary_k } }) => (0,fingerprint/* canonicalJson */.d)({ subset, success, primary_k });
    return facts(old) !== facts(now);
}
function describeSuite(old, now) {
    const facts = ({ suite: { name, version }, settings: { k } }) => ({ name, version, k });
    return (0,describe_setting_changes/* describeSettingChanges */.r)(facts(old), facts(now));
}
/** What is a success has rows of its own; determinism is the target's, and prices are no gates. */
function describeGates(old, now) {
    const { success, primary_k, deterministic } = now.settings;
    const rules = ({ gates, settings }) => ({
        gates,
        settings: { ...settings, success, primary_k, deterministic },
        pricing: { models: {} },
    });
    return (0,describe_rule_changes/* describeRuleChanges */.T)(rules(old), rules(now), now.metrics);
}
function describeTarget(old, now) {
    const facts = ({ settings: { target, deterministic } }) => ({ ...target, deterministic });
    // A suite writes the options of a target right under `target`.
    return (0,describe_setting_changes/* describeSettingChanges */.r)(facts(old), facts(now)).map((change) => change.replace(/^options\./, ''));
}
function findMetricDifference({ baseline, candidate, facts }) {
    const redefined = [...facts.redefined].sort(([a], [b]) => (a < b ? -1 : 1));
    if (redefined.length === 0)
        return [];
    const definitionIn = ({ run }, id) => run.metrics.find((metric) => metric.id === id)?.definition ?? 'not measured';
    const changes = redefined.map(([id, reason]) => {
        const [old, now] = [definitionIn(baseline, id), definitionIn(candidate, id)];
        return `${id}: ${old === now ? reason : `${old} → ${now}`}`;
    });
    const effect = 'not compared: defined or measured differently in the baseline';
    return [{ what: 'metrics', baseline: '', candidate: redefined.map(([id]) => id).join(', '), changes, effect }];
}
function describePricing({ pricing: old }, { pricing: now }) {
    return [...(0,describe_price_changes/* describePriceChanges */.W)(old, now), ...(0,describe_setting_changes/* describeSettingChanges */.r)({ as_of: old.as_of }, { as_of: now.as_of })];
}
function describePricingEffect({ baseline, candidate }) {
    if ((0,comparability/* hasEqualPrices */.nS)(baseline.run.pricing, candidate.run.pricing))
        return 'no price differs';
    if (baseline.priced_by === undefined && candidate.priced_by === undefined)
        return 'costs are not compared: the prices differ';
    const isOwn = (0,comparability/* hasEqualPrices */.nS)((0,comparability/* priceListOf */.VX)(candidate), candidate.run.pricing);
    return `the tokens of both sides are priced from one list, ${isOwn ? "this run's" : "the base's"}`;
}
/** Enough of a hash to tell two apart. */
function hash_differences_short(hash) {
    return hash.replace(/^sha256:/, '').slice(0, 12);
}

;// CONCATENATED MODULE: ./build/core/compare/model-difference.js
const LIST_LENGTH = 80;
/** Which models answered, where that differs, and whether anybody asked for it. */
function findModelDifference({ baseline, candidate, facts }) {
    const [old, now] = [listModels(baseline.run.fingerprints.models), listModels(candidate.run.fingerprints.models)];
    if (old === now)
        return [];
    const row = { what: 'models', baseline: old, candidate: now };
    switch (facts.model_change) {
        case 'configured':
            return [{ ...row, effect: 'other models answered by configuration, which is part of what is compared' }];
        case 'provider': {
            const effect = "the provider's model changed, which may be all that these differences show";
            return [{ ...row, effect, notice: `The provider's model changed: ${cut(old)} → ${cut(now)}.` }];
        }
        case 'none':
            return [{ ...row, effect: 'one side does not say which models answered' }];
    }
}
function listModels(models) {
    return models.length === 0 ? 'none reported' : models.join(', ');
}
function cut(list) {
    return list.length <= LIST_LENGTH ? list : `${list.slice(0, LIST_LENGTH - 1)}…`;
}

;// CONCATENATED MODULE: ./build/core/compare/plain-differences.js

/** What a run records in a word or a number, where it differs. */
function findPlainDifferences({ baseline, candidate, is_judged: isJudged, }) {
    const [old, now] = [baseline.run, candidate.run];
    const rows = [
        ['subset', ({ subset }) => subset ?? 'all cases', 'only cases in both are compared'],
        // A judge's rule holds for both, and how a change's own differs is told with its gates.
        ...(isJudged ? [] : listSuccessRows(old, now)),
        ['corpus', ({ fingerprints }) => fingerprints.corpus, describeCorpora(old, now)],
        ['goldenpair', ({ fingerprints }) => fingerprints.goldenpair, 'measured by different versions of Goldenpair'],
        ['trials', ({ trials_per_case }) => trials_per_case, 'improved must also hold on equal numbers of trials'],
        ['seed', ({ seed }) => seed, 'the targets were seeded differently'],
        ['timeout', ({ settings }) => settings.timeout_seconds, 'slow answers were cut off at different times'],
        ['retries', ({ settings }) => settings.retries, 'one side tried more often after failures of the provider'],
        ['concurrency', ({ settings }) => settings.concurrency, 'latency was measured under different load'],
    ];
    return [
        ...rows.flatMap(([what, of, effect]) => {
            const [before, after] = [of(old), of(now)];
            // An older run does not say.
            if (before === undefined || after === undefined || before === after)
                return [];
            return [{ what, baseline: String(before ?? 'not reported'), candidate: String(after ?? 'not reported'), effect }];
        }),
        ...(0,describe_setting_changes/* listSettingChanges */.m)(old.settings.controlled, now.settings.controlled).map(({ name, before, after }) => ({
            what: `controlled.${name}`,
            baseline: before,
            candidate: after,
            effect: 'a controlled setting differs, so it may explain what changed',
        })),
    ];
}
function listSuccessRows(old, now) {
    const isScoredAlike = old.fingerprints.metrics['success'] === now.fingerprints.metrics['success'];
    const effect = isScoredAlike ? "both sides are scored by this run's" : 'success is not compared';
    return [
        ['success', ({ settings }) => settings.success, effect],
        ['primary_k', ({ settings }) => settings.primary_k, effect],
    ];
}
function describeCorpora({ fingerprints: old }, { fingerprints: now }) {
    return old.corpus === null || now.corpus === null
        ? 'one side does not say what was searched'
        : 'the arms searched different corpora';
}

;// CONCATENATED MODULE: ./build/core/compare/fingerprint-differences.js




/** More than this many clauses for one thing are counted. */
const MAX_CHANGES = 8;
const CHANGE_LENGTH = 240;
/** Everything that differs between the conditions of two runs, in words, with what follows from it (design 4.3). */
function findDifferences(runs) {
    return [
        ...findHashDifferences(runs),
        ...findModelDifference(runs),
        ...findPlainDifferences(runs),
        ...findEnvironmentDifference(runs),
    ].map(limit);
}
function limit(difference) {
    const { changes } = difference;
    if (changes === undefined)
        return difference;
    const more = changes.length - MAX_CHANGES;
    const shown = changes.slice(0, MAX_CHANGES).map((change) => cutLetters(change, CHANGE_LENGTH));
    return { ...difference, changes: more > 0 ? [...shown, `and ${more} more`] : shown };
}
/** By code points, so that no letter is cut in half. */
function cutLetters(text, length) {
    const letters = [...text];
    return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}

// EXTERNAL MODULE: ./build/core/compare/flips.js
var compare_flips = __webpack_require__(69678);
// EXTERNAL MODULE: ./build/core/stats/gaffke-bound.js
var gaffke_bound = __webpack_require__(79877);
// EXTERNAL MODULE: ./build/core/stats/random.js
var random = __webpack_require__(32595);
// EXTERNAL MODULE: ./build/core/stats/select-smallest.js
var select_smallest = __webpack_require__(57992);
// EXTERNAL MODULE: ./build/core/stats/exponential-draws.js
var exponential_draws = __webpack_require__(69531);
;// CONCATENATED MODULE: ./build/core/stats/shared-weighted-sums.js

/**
 * `drawWeightedSums` for several series of equally many values, with the same weights for all: a draw's exponentials
 * are drawn once, one for every place of the series and one for the imagined case. What a series gets does not depend
 * on the others. Cost: draws × values at about 10 ns, and 1 ns for every value that is not 0. Memory: three numbers a
 * draw and series, and one draw's weights.
 */
function drawSharedWeightedSums(series, draws, random) {
    const places = series[0]?.length ?? 0;
    const exponential = (0,exponential_draws/* exponentialDraws */.h)(random);
    const drawn = new Float64Array(places);
    const weights = new Float64Array(draws);
    const imagined = new Float64Array(draws);
    const sparse = series.map((values) => ({ ...withoutZeros(values), sums: new Float64Array(draws) }));
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        for (let place = 0; place < places; place++) {
            const weight = exponential();
            drawn[place] = weight;
            total += weight;
        }
        weights[draw] = total;
        imagined[draw] = exponential();
        for (const { indices, values, sums } of sparse) {
            let weighted = 0;
            for (let at = 0; at < indices.length; at++) {
                weighted += values[at] * drawn[indices[at]];
            }
            sums[draw] = weighted;
        }
    }
    return sparse.map(({ sums }) => ({ values: sums, weights, imagined }));
}
/** Most cases of most metrics do not change: their weight counts in the total alone. */
function withoutZeros(series) {
    const indices = Int32Array.from([...series.keys()].filter((index) => series[index] !== 0));
    return { indices, values: Float64Array.from(indices, (index) => series[index]) };
}

// EXTERNAL MODULE: ./build/core/stats/weighted-sums.js + 1 modules
var weighted_sums = __webpack_require__(97271);
;// CONCATENATED MODULE: ./build/core/stats/gaffke-intervals.js





/** A series whose values are so few that its own draws cost less than this, in nanoseconds a value, shares none. */
const WORTH_SHARING = 2;
/**
 * Gaffke's intervals of the means of many series at level 1 − alpha, in their order: the same bounds as `gaffkeBound`
 * takes one by one, both ends from one pass of draws, and series of equally many values share theirs. What a series
 * gets depends on its own values, their number and the seed alone. Cost (10,000 draws): 0.1 ms a value for each length,
 * and at most 0.02 ms a value for each series.
 * Source: as `gaffkeBound`.
 * @example gaffkeIntervals({ series: [{ values: [0, 0, 0], width: 1 }], alpha: 0.05, seed: '1' }) // [{ low: -0.7075…, high: 0.7075… }]
 */
function gaffkeIntervals({ series, alpha, seed, draws = 10_000, }) {
    const randomFor = (length) => (0,random/* seededRandom */.I)(`${seed}/${length}`);
    const shared = new Map();
    for (const members of groupByLength(series.filter(({ values }) => isWorthSharing(values)))) {
        const length = members[0]?.values.length ?? 0;
        const sums = drawSharedWeightedSums(members.map(({ values }) => values), draws, randomFor(length));
        members.forEach((member, index) => shared.set(member, sums[index]));
    }
    return series.map((one) => {
        const { values, width } = one;
        if (isConstant(values))
            return intervalOfEqual(one, alpha);
        return intervalOf(shared.get(one) ?? (0,weighted_sums/* drawWeightedSums */.U)(values, draws, randomFor(values.length)), width, alpha);
    });
}
function isConstant(values) {
    return values.every((value) => value === values[0]);
}
function isWorthSharing(values) {
    return !isConstant(values) && (0,weighted_sums/* weightedSumCost */.B)(values) > WORTH_SHARING * values.length;
}
function groupByLength(series) {
    const groups = new Map();
    for (const one of series) {
        const group = groups.get(one.values.length);
        if (group)
            group.push(one);
        else
            groups.set(one.values.length, [one]);
    }
    return [...groups.values()];
}
function intervalOfEqual({ values, width }, alpha) {
    const lower = (of) => (0,gaffke_bound/* gaffkeBound */.v)({ values: of, worst: -width, alpha, seed: '' }).lower;
    return { low: lower(values), high: -lower(values.map((value) => -value)) };
}
/** The imagined case is at −width for the low end and at width for the high one. */
function intervalOf(sums, width, alpha) {
    const { values, weights, imagined } = sums;
    const rank = Math.floor((values.length * alpha) / 2 + 1e-9);
    const means = (of) => values.map((total, draw) => {
        const weight = imagined[draw];
        return (total + of * weight) / (weights[draw] + weight);
    });
    return {
        low: (0,select_smallest/* selectSmallest */.Y)(means(-width), rank),
        high: (0,select_smallest/* selectSmallest */.Y)(means(width), values.length - 1 - rank),
    };
}

;// CONCATENATED MODULE: ./build/core/compare/draw-intervals.js

/**
 * The measured metrics, in their order, with the intervals that take draws: metrics over equally many pairs share them, so
 * that thirty cost little more than one. `seed` is the suite's.
 */
function drawIntervals(measured, { alpha, seed }) {
    const series = measured.flatMap((metric) => (metric.series === null ? [] : [metric.series]));
    const intervals = gaffkeIntervals({ series, alpha, seed: `${seed}/metrics` }).values();
    return measured.map((metric) => {
        const drawn = metric.series === null ? undefined : intervals.next().value;
        if (drawn === undefined)
            return metric;
        return { ...metric, comparison: { ...metric.comparison, interval: { ...drawn, method: 'gaffke' } } };
    });
}

// EXTERNAL MODULE: ./build/core/compare/drop-unmeasured.js
var drop_unmeasured = __webpack_require__(11405);
// EXTERNAL MODULE: ./build/core/compare/gate-cases.js
var gate_cases = __webpack_require__(78735);
// EXTERNAL MODULE: ./build/core/compare/gate-evidence.js
var gate_evidence = __webpack_require__(77613);
// EXTERNAL MODULE: ./build/core/compare/gate-without-test.js
var gate_without_test = __webpack_require__(47983);
// EXTERNAL MODULE: ./build/core/compare/absolute-bounds.js
var absolute_bounds = __webpack_require__(69503);
// EXTERNAL MODULE: ./build/core/compare/decide-gate.js
var decide_gate = __webpack_require__(59834);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/core/format/format-p.js
var format_p = __webpack_require__(20928);
// EXTERNAL MODULE: ./build/core/compare/clustered-row.js + 3 modules
var clustered_row = __webpack_require__(57297);
// EXTERNAL MODULE: ./build/core/compare/per-run-row.js + 1 modules
var per_run_row = __webpack_require__(63995);
;// CONCATENATED MODULE: ./build/core/compare/explain-gate.js





/** Why a gate has its verdict, in plain words with their numbers; a sentence's worth, no full stop. */
function explainGate(evidence, decision, details) {
    const { test, broken_bound: broken, candidate_value: value, checked } = evidence;
    if (test.kind === 'invalid')
        return test.reason;
    if (broken !== null && value !== null) {
        const side = broken.kind === 'min' ? 'below the minimum' : 'above the maximum';
        const text = (0,format_metric/* formatAgainst */.L$)(checked.metric, value, broken.limit);
        return `${text.value} is ${side} of ${text.limit}`;
    }
    if (test.kind === 'bounds-only')
        return value === null ? 'no case is scored' : 'within its bounds';
    if (test.kind === 'not-comparable')
        return test.reason;
    const { input, outcome } = test;
    const typical = outcome.row === 'log-ratio' ? ' for the typical query' : '';
    switch (decision.verdict) {
        case 'breached':
            return `worse by ${writeChange(input, outcome)}${typical}, the margin is ${writeMargin(input, outcome)} (a threshold, not a test)`;
        case 'regressed':
            return `worse by ${writeChange(input, outcome)}${typical}, the margin is ${writeMargin(input, outcome)} (${(0,format_p/* formatPInWords */.C)(details.p_adjusted ?? 1, details.alpha)})`;
        case 'improved': {
            const word = outcome.delta < outcome.series.size ? 'slightly better' : 'better';
            return `${word} by ${writeChange(input, outcome)}${typical} (${(0,format_p/* formatPInWords */.C)(details.p_adjusted ?? 1, details.alpha)})`;
        }
        case 'unchanged': {
            const cases = input.pairs.length === 1 ? 'unchanged on the only case' : `unchanged on all ${input.pairs.length} cases`;
            const limit = writeRuledOut(input, details.figures);
            return limit === null ? cases : `${cases} (${limit})`;
        }
        case 'no-regression': {
            const isWorse = outcome.p !== null && outcome.p < details.alpha && outcome.delta < 0;
            if (isWorse)
                return `slightly worse, within the margin${typical}`;
            return `no ${adverse(input)} of ${writeMargin(input, outcome)} or more${typical}`;
        }
        case 'inconclusive':
        case 'invalid':
        case 'not-comparable':
        case 'within-bounds':
            return explainInconclusive(evidence, input, outcome, details);
    }
}
/** What kept the gate from a verdict: the first reason that alone would have. */
function explainInconclusive({ missing_unevenly: missingUnevenly, cases }, input, outcome, { figures, alpha, p_adjusted: p }) {
    const { metric } = input;
    if (outcome.information_only) {
        if (input.cluster_count === 1)
            return 'information only: all cases are in one cluster';
        return `information only below ${per_run_row/* ENOUGH_FOR_A_FIGURE */.Cb} cases (${(0,format_number/* countOf */.pq)(input.pairs.length, 'case')} here)`;
    }
    if (missingUnevenly) {
        const { only_baseline: base, only_candidate: head } = cases.missing;
        return `cases are missing unevenly: ${head} unscored in this run alone, ${base} in the baseline alone`;
    }
    if (input.is_single)
        return input.pairs.length === 1 ? 'one case is too few to test' : 'all cases are in one cluster';
    if (outcome.total_contradicts && outcome.ratio_of_means !== null) {
        const way = outcome.ratio_of_means < 1 ? 'down' : 'up';
        return `cannot tell: the total is ${way} by ${(0,format_metric/* formatShare */.T1)(outcome.ratio_of_means - 1)}, half the margin or more`;
    }
    if (outcome.matched_trials !== null && p !== null && p < alpha && outcome.delta > 0 && !outcome.bounds_hold) {
        return 'better on all trials, but not shown on equal numbers of trials';
    }
    if (outcome.row === 'per-run')
        return `cannot tell: a ${metric.title} is tested for change, never shown to be unchanged`;
    if (input.cluster_count !== null && input.cluster_count < clustered_row/* ENOUGH_CLUSTERS */.bn && hasBoundsAbove(outcome)) {
        return `cannot tell: ${input.cluster_count} clusters, at least ${clustered_row/* ENOUGH_CLUSTERS */.bn} are needed to rule out a ${adverse(input)}`;
    }
    const flags = figures.can_flag === null
        ? 'too few differences to say what it would flag'
        : `flags ${adverse(input)}s of ${writeFigure(input, figures, figures.can_flag)} or more`;
    return `cannot tell: ${flags}, ${writeRuledOut(input, figures) ?? `rules out no ${adverse(input)}`}`;
}
function hasBoundsAbove({ bounds }) {
    return bounds.length > 0 && bounds.every((bound) => bound.above_margin);
}
/** What worse looks like: a drop where higher is better. */
function adverse(input) {
    return input.metric.direction === 'lower' ? 'rise' : 'drop';
}
function writeRuledOut(input, figures) {
    if (figures.can_rule_out === null)
        return null;
    return `rules out ${adverse(input)}s of ${writeFigure(input, figures, figures.can_rule_out)} or more`;
}
function writeFigure({ metric }, figures, figure) {
    return (0,format_metric/* formatAmount */.ej)(metric, { kind: figures.figures_unit, value: figure }, { round: 'up' });
}
function writeMargin({ metric }, { series }) {
    return series.relative === null
        ? (0,format_metric/* formatAmount */.ej)(metric, { kind: 'absolute', value: series.size })
        : (0,format_metric/* formatShare */.T1)(series.relative);
}
/** The size of the change: turned back from the log scale to a share of the baseline. */
function writeChange({ metric }, { row, delta }) {
    if (row !== 'log-ratio')
        return (0,format_metric/* formatAmount */.ej)(metric, { kind: 'absolute', value: Math.abs(delta) });
    return (0,format_metric/* formatShare */.T1)(Math.expm1(metric.direction === 'lower' ? -delta : delta));
}

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
// EXTERNAL MODULE: ./build/core/stats/bisect.js
var bisect = __webpack_require__(68530);
// EXTERNAL MODULE: ./build/core/stats/incomplete-beta.js
var incomplete_beta = __webpack_require__(4163);
// EXTERNAL MODULE: ./build/core/stats/stirling-error.js
var stirling_error = __webpack_require__(21679);
;// CONCATENATED MODULE: ./build/core/stats/log-gamma.js

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);
/**
 * ln Γ(x) for x > 0, by Stirling's series (DLMF 5.11.1) and the recurrence below 10.
 * @example logGamma(5) // ln 24 = 3.1780538303479458
 */
function logGamma(x) {
    return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + (0,stirling_error/* stirlingError */.$)(x);
}

// EXTERNAL MODULE: ./build/core/stats/student-t.js
var student_t = __webpack_require__(30048);
;// CONCATENATED MODULE: ./build/core/stats/noncentral-t.js



/**
 * P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`,
 * for t ≥ 0; absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series over whole and half k with λ = shift²/2 and the sign
 * of the shift: ½ Σ (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)), every term from the one before.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
function noncentralTUpperTail({ t, df, shift }) {
    if (shift === 0)
        return (0,student_t/* studentTUpperTail */.et)(t, df);
    const lambda = shift ** 2 / 2;
    // The weights are Poisson-like: nothing counts this far from their mean (Bernstein's bound is below 1e-14).
    const reach = 8 * Math.sqrt(lambda) + 20;
    const first = Math.max(0, Math.floor(lambda - reach));
    const series = (start) => sumTails({ t, df, lambda, start, end: lambda + reach });
    return (series(first) + Math.sign(shift) * series(first + 0.5)) / 2;
}
/** Σ e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)) over k = start, start + 1 … end. */
function sumTails(range) {
    const { t, df, lambda, start, end } = range;
    const square = t * t;
    const at = { x: square / (square + df), y: df / (square + df), b: df / 2 };
    let a = start + 0.5;
    let weight = Math.exp(start * Math.log(lambda) - lambda - logGamma(start + 1));
    let tail = (0,incomplete_beta/* incompleteBeta */.J)({ ...at, a }).upper;
    // x^a·y^b/(a·B(a, b)), which the next tail has more (DLMF 8.17.20).
    let step = t === 0 ? 0 : Math.exp((0,incomplete_beta/* logBetaKernel */.A)({ ...at, a })) / a;
    let total = 0;
    for (let k = start; k <= end; k++) {
        total += weight * tail;
        weight *= lambda / (k + 1);
        tail += step;
        step *= (at.x * (a + at.b)) / (a + 1);
        a++;
    }
    return total;
}

;// CONCATENATED MODULE: ./build/core/stats/paired-t-power.js




/**
 * The power of the two-sided paired t test for a true mean of `dz` standard deviations of the differences, both tails
 * counted; `n` > 1, fractions allowed.
 * Source: Cohen 1988, Statistical Power Analysis, 2.2, by the noncentral t distribution; R `power.t.test(strict =
 * TRUE)`.
 * @example pairedTPower({ dz: 0.5, n: 34, alpha: 0.05 }) // 0.8077775
 */
function pairedTPower({ dz, n, alpha }) {
    const df = n - 1;
    const t = (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df);
    const shift = dz * Math.sqrt(n);
    return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift });
}
/**
 * The smallest true mean, in standard deviations of the differences, that `n` pairs find with the given power (above
 * alpha): `dz` by the noncentral t distribution, `normalDz` by its normal approximation, (z(1 − alpha/2) + z(power))/√n,
 * which is too small for few pairs.
 * @example pairedTDetectableEffect({ n: 20, alpha: 0.05, power: 0.8 }) // dz 0.6604416, normalDz 0.6264535
 */
function pairedTDetectableEffect({ n, alpha, power }) {
    return {
        dz: firstReaching((dz) => pairedTPower({ dz, n, alpha }) < power, 0),
        normalDz: ((0,normal/* normalQuantile */.Z)(1 - alpha / 2) + (0,normal/* normalQuantile */.Z)(power)) / Math.sqrt(n),
    };
}
/**
 * The number of pairs, as a fraction to be rounded up, that find a true mean of `dz` ≠ 0 with the given power.
 * @example pairedTSampleSize({ dz: 0.5, alpha: 0.05, power: 0.8 }) // 33.37, so 34
 */
function pairedTSampleSize({ dz, alpha, power }) {
    return firstReaching((n) => pairedTPower({ dz, n, alpha }) < power, 2);
}
/** Where a rising power no longer falls short, from `low` on. */
function firstReaching(fallsShort, low) {
    let high = Math.max(1, 2 * low);
    while (fallsShort(high))
        high *= 2;
    return (0,bisect/* bisect */.h)({ low, high, tolerance: 1e-10 * high, holds: fallsShort });
}

// EXTERNAL MODULE: ./build/core/compare/paired-t-row.js + 1 modules
var paired_t_row = __webpack_require__(72735);
// EXTERNAL MODULE: ./build/core/compare/paired-input.js
var paired_input = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/core/compare/figures.js







const POWER = 0.8;
const FEWEST = 6;
/** The figures of a tested gate; `familySize` is the number of gates in its Holm family. */
function findFigures(input, outcome, familySize) {
    const base = (0,mean/* mean */.i)(input.baseline);
    const isRelative = outcome.series.kind === 'log' || (outcome.series.kind === 'shifted' && base > round_noise/* EPSILON */.p && outcome.row !== 'per-run');
    const unit = isRelative ? 'relative' : 'absolute';
    const share = (drop) => {
        if (outcome.series.kind === 'log')
            return input.metric.direction === 'lower' ? Math.expm1(drop) : -Math.expm1(-drop);
        return isRelative ? drop / base : drop;
    };
    const power = findPower(input, outcome, familySize);
    return {
        can_flag: power === null ? null : share(power.flag),
        can_rule_out: findRuledOut(input, outcome, base),
        figures_unit: unit,
        cases_needed: power?.cases ?? null,
    };
}
function findPower(input, { row, se, df, series }, familySize) {
    const n = input.pairs.length;
    const differences = series.kind === 'log' ? series.values : input.differences;
    const isTooFew = row !== 'mcnemar' && differences.filter((value) => value !== 0).length < FEWEST;
    if (se === null || se === 0 || n < FEWEST || isTooFew || row === 'per-run')
        return null;
    const alpha = input.alpha / familySize;
    const isClustered = input.clusters !== null && df !== null;
    const quantile = (p) => (isClustered ? (0,student_t/* studentTQuantile */.$J)(p, df) : (0,normal/* normalQuantile */.Z)(p));
    const powered = quantile(POWER) * se;
    const significant = quantile(1 - alpha / 2) * se + powered;
    const margin = series.size;
    return {
        flag: Math.max(row === 'mcnemar' || isClustered ? significant : detectableByT(n, alpha) * se, margin + powered),
        cases: margin > round_noise/* EPSILON */.p ? Math.ceil(n * Math.max((significant / (2 * margin)) ** 2, (powered / margin) ** 2)) : null,
    };
}
/**
 * What a paired t test of n cases finds with the power, in standard errors. The normal approximation is 5 % too small at
 * n = 20, and 1 % at 100: too much for a figure shown to three digits (verdict-rules 9).
 */
function detectableByT(n, alpha) {
    return pairedTDetectableEffect({ n, alpha, power: POWER }).dz * Math.sqrt(n);
}
/** From the lowest bound of the row, so that it is below the margin exactly when all bounds are above theirs. */
function findRuledOut(input, outcome, base) {
    const { series } = outcome;
    const needsOwnUnit = series.kind === 'shifted' && base <= round_noise/* EPSILON */.p && !input.is_single && input.clusters === null;
    const bounds = needsOwnUnit
        ? (0,paired_t_row/* gaffkeBoundOf */.aN)(input, (0,paired_input/* absoluteSeries */.FQ)(input, 0)).map(({ bound }) => bound())
        : outcome.bounds;
    const values = bounds.flatMap(({ value }) => (value === null ? [] : [value]));
    if (values.length === 0 || values.length < bounds.length)
        return null;
    const lowest = Math.min(...values);
    if (series.kind === 'log') {
        return Math.max(0, input.metric.direction === 'lower' ? Math.expm1(-lowest) : -Math.expm1(lowest));
    }
    if (needsOwnUnit || series.relative === null)
        return Math.max(0, -lowest);
    return Math.max(0, series.relative - lowest / base);
}

// EXTERNAL MODULE: ./build/core/compare/mcnemar-row.js + 1 modules
var mcnemar_row = __webpack_require__(46071);
;// CONCATENATED MODULE: ./build/core/compare/gate-result.js








const NO_FIGURES = { can_flag: null, can_rule_out: null, figures_unit: 'absolute', cases_needed: null };
/** Decides a measured gate and writes it down. `adjusted` is its p after Holm's method. */
function makeGateResult(evidence, adjusted, settings) {
    const { checked, test, cases } = evidence;
    const { alpha } = settings;
    const decision = decide(evidence, adjusted, settings);
    const figures = test.kind === 'tested' ? findFigures(test.input, test.outcome, adjusted.family_size) : NO_FIGURES;
    const outcome = test.kind === 'tested' ? test.outcome : null;
    const isCompared = test.kind === 'tested' && checked.metric.kind === 'binary' && checked.metric.per_run === undefined;
    const marks = test.kind === 'tested' ? marksOf(evidence, settings) : [];
    const flips = isCompared ? (0,mcnemar_row/* countFlips */.e8)(test.input.differences) : null;
    return {
        gate: { ...checked.gate, margin: checked.margin },
        metric: checked.metric,
        ...decision,
        reason: explainGate(evidence, decision, { p_adjusted: adjusted.p, alpha, figures }),
        n: cases.pairs.length,
        row: outcome?.row ?? null,
        clusters: test.kind === 'tested' ? test.input.cluster_count : null,
        ...(0,per_run_row/* valuesOfArms */.$b)({ metric: checked.metric, pairs: cases.pairs }),
        candidate_value: evidence.candidate_value,
        delta: outcome?.delta ?? null,
        interval: outcome?.interval ?? null,
        p: outcome?.p ?? null,
        p_adjusted: adjusted.p,
        df: outcome?.df ?? null,
        bounds: outcome?.bounds ?? [],
        ratio_of_means: outcome?.ratio_of_means ?? null,
        scored_share: cases.scored_share,
        missing_unevenly: evidence.missing_unevenly,
        borderline: isBorderline(evidence, alpha),
        ...brokenBy(evidence),
        newly_failing: flips?.worse ?? null,
        newly_passing: flips?.better ?? null,
        ...figures,
        checks: outcome?.checks ?? {},
        warnings: [...(test.kind === 'tested' ? warningsOf(test.input, evidence) : []), ...marks],
        ...(marks.length === 0 ? {} : { marks }),
    };
}
function decide({ checked, broken_bound: broken, test, missing_unevenly: missingUnevenly }, adjusted, { alpha, deterministic }) {
    const tested = test.kind === 'tested'
        ? {
            kind: test.kind,
            outcome: test.outcome,
            p_adjusted: adjusted.p,
            alpha,
            missing_unevenly: missingUnevenly,
            deterministic,
        }
        : test;
    return (0,decide_gate/* decideGate */.q)({ evidence: checked.gate.evidence, breaks_bound: broken !== null, test: tested });
}
/** The cases behind a broken bound, where a case either breaks it or does not. */
function brokenBy({ checked, broken_bound: broken, cases }) {
    if (broken === null || checked.metric.kind !== 'binary' || checked.metric.per_run !== undefined)
        return {};
    return { broken_by: (0,absolute_bounds/* casesBeyond */.D)(broken, { ids: cases.candidate_ids, values: cases.candidate_values }) };
}
/** McNemar's p and "Tango's interval excludes 0" disagree. */
function isBorderline({ test }, alpha) {
    if (test.kind !== 'tested' || test.outcome.row !== 'mcnemar')
        return false;
    const { p, interval } = test.outcome;
    return p !== null && interval !== null && p < alpha !== (interval.low > 0 || interval.high < 0);
}
function warningsOf({ cluster_count: clusters }, { test }) {
    const hasUnequalTrials = test.kind === 'tested' && test.outcome.matched_trials !== null;
    return [
        ...(clusters !== null && clusters < clustered_row/* FEW_CLUSTERS */.tQ
            ? [`only ${clusters} clusters (fewer than ${clustered_row/* FEW_CLUSTERS */.tQ}): the test leans on its assumptions`]
            : []),
        ...(hasUnequalTrials
            ? ['the arms have different numbers of trials: improved also had to hold on equal numbers of them']
            : []),
    ];
}
/** What a reader must know beside the verdict. */
function marksOf({ cases, checked: { metric } }, { models_changed: modelsChanged }) {
    const isQuality = metric.unit === 'ratio' || metric.unit === 'count';
    const leftOut = (0,gate_without_test/* describeLeftOut */.l1)(cases);
    return [
        ...(modelsChanged && isQuality ? ["the provider's model changed"] : []),
        ...(leftOut === null ? [] : [leftOut]),
    ];
}

// EXTERNAL MODULE: ./build/core/compare/metric-columns.js
var metric_columns = __webpack_require__(15546);
;// CONCATENATED MODULE: ./build/core/compare/list-cases.js


/** The cases by what became of them; `success` is the candidate's, and a case fails below half of its trials. */
function listCases({ pairing, success, run, judge, }) {
    const { edited, added, removed, stale, outside } = pairing;
    const failing = (ids) => ids.filter((id) => {
        const scores = success.get(id);
        return (0,metric_columns/* isScored */.Lo)(scores) && (0,mean/* mean */.i)(scores.values) < 0.5;
    });
    const staleFailing = failing(stale);
    const isUnasked = judge?.subset !== undefined && judge.subset !== run.subset;
    return {
        shared: pairing.paired.length,
        edited,
        added,
        removed,
        edited_failing: failing(edited),
        ...(stale.length === 0 ? {} : { stale }),
        ...(staleFailing.length === 0 ? {} : { stale_failing: staleFailing }),
        ...(run.subset === null || outside === 0
            ? {}
            : { subset: { selection: run.subset, outside, ...(isUnasked ? { unasked: true } : {}) } }),
    };
}

;// CONCATENATED MODULE: ./build/core/stats/benjamini-hochberg.js
/**
 * Benjamini and Hochberg's adjusted p-values, in input order: p̃₍ᵢ₎ = min over j ≥ i of min(1, G·p₍ⱼ₎/j); ties get
 * equal values.
 * Source: Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57:289; R `p.adjust(method = "BH")`.
 * @example benjaminiHochberg([0.01, 0.02, 0.9]) // [0.03, 0.03, 0.9]
 */
function benjaminiHochberg(ps) {
    const descending = ps.map((p, index) => ({ p, index })).sort((left, right) => right.p - left.p);
    const adjusted = new Array(ps.length).fill(1);
    let smallest = 1;
    descending.forEach(({ p, index }, position) => {
        smallest = Math.min(smallest, (ps.length / (ps.length - position)) * p);
        adjusted[index] = smallest;
    });
    return adjusted;
}

;// CONCATENATED MODULE: ./build/core/compare/list-metrics.js

/**
 * Every metric with its adjusted p: the gate's where a gate lends its numbers; the others are one family of Benjamini and
 * Hochberg, so that a list of thirty is not read as thirty tests. In order of the metrics.
 */
function listMetrics(metrics) {
    const free = metrics.flatMap(({ comparison: { metric, p }, gate }) => gate === null && p !== null ? [{ id: metric.id, p }] : []);
    const adjusted = benjaminiHochberg(free.map(({ p }) => p));
    const adjustedOf = new Map(free.map(({ id }, index) => [id, adjusted[index] ?? 1]));
    return metrics.map(({ comparison, gate }) => ({
        ...comparison,
        p_adjusted: gate === null ? (adjustedOf.get(comparison.metric.id) ?? null) : gate.p_adjusted,
    }));
}

// EXTERNAL MODULE: ./build/core/compare/apply-row.js + 12 modules
var apply_row = __webpack_require__(49480);
// EXTERNAL MODULE: ./build/core/compare/log-ratio-row.js
var log_ratio_row = __webpack_require__(88931);
// EXTERNAL MODULE: ./build/core/compare/missing-unevenly.js
var missing_unevenly = __webpack_require__(51023);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
;// CONCATENATED MODULE: ./build/core/compare/measure-metric.js











/**
 * The paired difference of one metric, for the list of all metrics. A tested gate on the whole suite lends its numbers, so
 * that list and gates agree; every other metric is informational, tested as a gate would test it. `seed` is the suite's.
 */
function measureMetric(input) {
    const { metric, cases, gate, alpha } = input;
    if (gate !== null) {
        const { n, row, baseline, candidate, delta, interval, p } = gate;
        const reason = p === null ? gate.reason : null;
        return { comparison: { metric, n, row, baseline, candidate, delta, interval, p, reason }, gate, series: null };
    }
    const unlike = (0,gate_without_test/* findIncomparability */.nh)(metric, cases, input.facts);
    const n = cases.pairs.length;
    if (n === 0)
        return { comparison: { ...UNMEASURED, metric, n, reason: unlike }, gate, series: null };
    const test = (0,paired_input/* makeTestInput */.R4)({ metric, pairs: cases.pairs, alpha, seed: `${input.seed}/${metric.id}` });
    const arms = { metric, n, ...(0,per_run_row/* valuesOfArms */.$b)(test) };
    const reason = unlike ?? (0,per_run_row/* findMissingFigure */.Me)(test);
    if (reason !== null)
        return { comparison: { ...UNMEASURED, ...arms, reason }, gate, series: null };
    const tested = testMetric(test);
    const comparison = { ...arms, ...tested, reason: tested.reason ?? findDoubt(cases, input.facts) };
    return { comparison, gate, series: tested.row === 'paired-t' ? boundedSeries(test) : null };
}
/** What forbids a gate the good verdicts forbids any claim here. */
function findDoubt(cases, { min_scored_share: floor }) {
    return (0,gate_without_test/* tooFewScored */.n6)(cases, floor) ?? ((0,missing_unevenly/* isMissingUnevenly */.R)(cases.missing) ? 'cases are missing unevenly' : null);
}
const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null };
function testMetric(input) {
    if (input.metric.per_run !== undefined)
        return testFigure(input);
    const isLog = (0,log_ratio_row/* canTakeLogRatios */.mm)(input);
    const { differences } = isLog ? (0,log_ratio_row/* takeLogRatios */.QV)(input) : input;
    const row = isLog ? 'log-ratio' : (0,apply_row/* isSingleTrialBinary */.U)(input) ? 'mcnemar' : 'paired-t';
    const { interval, p } = testAboutZero(input, row, differences);
    return { row, delta: (0,mean/* mean */.i)(differences), interval, p, reason: explainSingle(input) };
}
function testFigure(input) {
    const { baseline, candidate } = (0,per_run_row/* valuesOfArms */.$b)(input);
    const { interval, p } = (0,per_run_row/* testPerRun */.JW)(input);
    const tooFew = `information only below ${per_run_row/* ENOUGH_FOR_A_FIGURE */.Cb} cases`;
    return {
        row: 'per-run',
        delta: (0,paired_input/* orientationOf */.MX)(input.metric) * ((candidate ?? NaN) - (baseline ?? NaN)) + 0,
        interval,
        p,
        reason: explainSingle(input) ?? ((0,per_run_row/* isInformationOnly */.$O)(input) ? tooFew : null),
    };
}
function testAboutZero(input, row, differences) {
    if (input.is_single)
        return row_outcome/* NO_TEST */.j0;
    if (input.clusters !== null)
        return (0,clustered_row/* testClustered */.kd)(differences, input.clusters, input.alpha);
    return row === 'mcnemar' ? (0,mcnemar_row/* testMcnemar */.yW)(input) : (0,paired_t_row/* testPairedT */.EL)(differences, input.alpha);
}
function explainSingle(input) {
    if (!input.is_single)
        return null;
    return input.pairs.length === 1 ? 'one case is too few to test' : 'all cases are in one cluster';
}
/** The differences of a bounded metric whose cases are independent. */
function boundedSeries({ metric, differences, clusters, is_single: isSingle }) {
    const range = (0,paired_input/* boundedRange */.DC)(metric);
    return range === null || clusters !== null || isSingle ? null : { values: differences, width: range.high - range.low };
}

;// CONCATENATED MODULE: ./build/core/compare/refer-to-run.js
/** Enough of a run to name it in a report. */
function referToRun(run) {
    const { run_id, variant, commit, branch, started_at, trials_per_case } = run;
    const { models } = run.fingerprints;
    return {
        run_id,
        variant,
        commit,
        branch,
        started_at,
        trials_per_case,
        ...(models.length === 0 ? {} : { models }),
    };
}

// EXTERNAL MODULE: ./build/core/compare/flaky-cases.js
var flaky_cases = __webpack_require__(48819);
// EXTERNAL MODULE: ./build/core/stats/mcnemar.js + 1 modules
var mcnemar = __webpack_require__(44955);
;// CONCATENATED MODULE: ./build/core/compare/majority-mcnemar.js

/**
 * McNemar's mid-p on the majority of each case's scored trials. A case with as many passes as failures in an arm says
 * neither and is left out by name; one without a scored trial on both sides is left out.
 * @example 2 of 3 against 0 of 3 is one newly failing case; 1 of 2 against 2 of 2 is a tie
 */
function testMajority(passes) {
    const measured = passes.filter(({ baseline, candidate }) => baseline.trials > 0 && candidate.trials > 0);
    const isTied = (entry) => margin(entry.baseline) === 0 || margin(entry.candidate) === 0;
    const decided = measured.filter((entry) => !isTied(entry));
    const newlyFailing = decided.filter((entry) => margin(entry.baseline) > 0 && margin(entry.candidate) < 0).length;
    const newlyPassing = decided.filter((entry) => margin(entry.baseline) < 0 && margin(entry.candidate) > 0).length;
    return {
        n: decided.length,
        newly_failing: newlyFailing,
        newly_passing: newlyPassing,
        p: (0,mcnemar/* mcnemar */.o)({ worse: newlyFailing, better: newlyPassing }).midP,
        ties: measured.filter(isTied).map(({ case_id: caseId }) => caseId),
    };
}
/** Passes less failures. */
function margin({ passed, trials }) {
    return 2 * passed - trials;
}

// EXTERNAL MODULE: ./build/core/compare/trial-noise.js
var trial_noise = __webpack_require__(22437);
;// CONCATENATED MODULE: ./build/core/compare/reliability.js




/** What repeated trials say: flaky cases, the majority's test, and how much of each gate's doubt is trial noise. Null when no case was tried twice. */
function measureReliability(input) {
    const { pairing, success, trials } = input;
    if (trials.candidate < 2 && (trials.baseline ?? 1) < 2)
        return null;
    const ids = new Set([...(pairing.baseline ?? []), ...pairing.candidate].map(({ id }) => id));
    return {
        flaky: (0,flaky_cases/* findFlakyCases */.s)([...ids], success),
        // Confirmation re-runs are left out: only failing cases get them.
        majority: input.can_compare_success
            ? testMajority((0,compare_flips/* countPasses */.v)({ pairing, ...success, confirmations: new Map() }))
            : null,
        noise: input.evidence.map(trial_noise/* splitVariance */.M).filter((noise) => noise !== null),
        not_separated: whyNotSeparated(trials),
    };
}
function whyNotSeparated({ baseline, candidate }) {
    if (baseline === null)
        return null;
    const short = [...(baseline < 2 ? ['the baseline'] : []), ...(candidate < 2 ? ['the candidate'] : [])];
    return short.length === 0
        ? null
        : `${short.join(' and ')} has one trial a case, so the noise of its trials cannot be told from real differences of cases`;
}

// EXTERNAL MODULE: ./build/core/compare/judged-by.js
var judged_by = __webpack_require__(65979);
;// CONCATENATED MODULE: ./build/core/compare/short-replies.js

/** The metric of how many spans came back, duplicates left out. */
const RETURNED = 'retrieval.returned';
/**
 * A warning where replies have fewer spans than the primary k. A target that always has been like that is not news: with a baseline, only
 * where it is more of them than there.
 */
function describeShortReplies(input) {
    const { k } = input;
    const now = countShort(input.candidate, k);
    const counted = input.baseline === null ? null : countShort(input.baseline, k);
    const before = counted === null || counted.replies === 0 ? null : counted;
    if (now.short === 0)
        return [];
    if (before !== null && now.short * before.replies <= before.short * now.replies)
        return [];
    const comparison = before === null ? '' : ` (${before.short} of ${before.replies} in the baseline)`;
    return [
        `${now.short} of ${(0,format_number/* countOf */.pq)(now.replies, 'reply', 'replies')} ${now.short === 1 ? 'has' : 'have'} fewer than ${(0,format_number/* countOf */.pq)(k, 'span')}, the primary k${comparison}: metrics at ${k} look at fewer.`,
    ];
}
function countShort(trials, k) {
    const lengths = trials.flatMap(({ scores }) => scores[RETURNED] ?? []);
    return { short: lengths.filter((length) => length < k).length, replies: lengths.length };
}

;// CONCATENATED MODULE: ./build/core/compare/slices.js

/** With fewer cases a slice says next to nothing. */
const FEWEST_CASES = 5;
/**
 * One metric cut by tag: exploratory, so without verdicts, and with p adjusted by Benjamini and Hochberg over all slices
 * together (verdict-rules step 4). Tags of fewer than five paired cases, or of all of them, are left out.
 */
function compareSlices(input) {
    const counts = new Map();
    for (const { tags } of input.paired)
        for (const tag of new Set(tags))
            counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const tags = [...counts]
        .filter(([, count]) => count >= FEWEST_CASES && count < input.paired.length)
        .map(([tag]) => tag)
        .sort();
    const results = input.compare(tags);
    const slices = tags.flatMap((tag, index) => {
        const result = results[index];
        return result === undefined || result.p === null ? [] : [{ tag, result }];
    });
    const adjusted = benjaminiHochberg(slices.map(({ result }) => result.p ?? 1));
    return slices.map(({ tag, result }, index) => ({ tag, result, p_adjusted: adjusted[index] ?? 1 }));
}

// EXTERNAL MODULE: ./build/core/compare/pair-cases.js
var pair_cases = __webpack_require__(92344);
;// CONCATENATED MODULE: ./build/core/stats/fisher-exact.js

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
    return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}

;// CONCATENATED MODULE: ./build/core/compare/findings/find-concentration.js




/** With fewer cases a tag says next to nothing, as in slices. */
const find_concentration_FEWEST_CASES = 5;
/**
 * Where the newly failing cases are: the tag that is surest to be over-represented among them, by Fisher's exact test on
 * the cases that passed before (no other can newly fail), adjusted by Benjamini and Hochberg over all tags of at least
 * five of them. Null when no tag is, or when cases share a cluster, since they then fail together.
 */
function findConcentration({ flips, paired, passes, alpha }) {
    const passed = new Set(passes
        .filter(({ baseline, candidate }) => baseline.trials > 0 && baseline.passed === baseline.trials && candidate.trials > 0)
        .map((entry) => entry.case_id));
    const atRisk = paired.filter(({ id }) => passed.has(id));
    const failing = new Set(flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id));
    if (failing.size === 0 || sharesClusters(atRisk))
        return null;
    const tags = [...new Set(atRisk.flatMap((golden) => golden.tags))]
        .map((tag) => ({ tag, cases: atRisk.filter((golden) => golden.tags.includes(tag)).map(({ id }) => id) }))
        .filter(({ cases }) => cases.length >= find_concentration_FEWEST_CASES && cases.length < atRisk.length)
        .map(({ tag, cases }) => ({ tag, cases, failing: cases.filter((id) => failing.has(id)) }));
    const ps = tags.map(({ cases, failing: hit }) => fisherExact({ hits: hit.length, drawn: failing.size, marked: cases.length, all: atRisk.length }));
    const adjusted = benjaminiHochberg(ps);
    const [top] = tags
        .map((entry, index) => ({ ...entry, p: adjusted[index] ?? 1 }))
        .filter((entry) => entry.p < alpha && entry.failing.length * atRisk.length > failing.size * entry.cases.length)
        .sort((a, b) => a.p - b.p || b.failing.length - a.failing.length || (a.tag < b.tag ? -1 : 1));
    if (top === undefined)
        return null;
    const subject = top.failing.length === failing.size ? `All ${failing.size}` : `${top.failing.length} of the ${failing.size}`;
    const family = tags.length > 1 ? ` by Benjamini–Hochberg over ${tags.length} tags` : '';
    const text = `${subject} newly failing cases are tagged ${top.tag}, as are ${top.cases.length} of the ${(0,format_number/* countOf */.pq)(atRisk.length, 'case')} that passed before (Fisher's exact ${(0,format_p/* formatPInWords */.C)(top.p, alpha)}${family}): exploratory.`;
    return { tag: top.tag, failing: top.failing, text };
}
function sharesClusters(cases) {
    const clusters = cases.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]));
    return new Set(clusters).size < clusters.length;
}

;// CONCATENATED MODULE: ./build/core/compare/findings/finding-facts.js
/** Sentences that are about no gate. */
function tell(about, texts) {
    return texts.map((text) => ({ about, gate: null, text }));
}

// EXTERNAL MODULE: ./build/core/format/format-measured.js
var format_measured = __webpack_require__(15790);
// EXTERNAL MODULE: ./build/core/model/relative-change.js
var relative_change = __webpack_require__(55967);
// EXTERNAL MODULE: ./build/core/model/slight-change.js
var slight_change = __webpack_require__(5730);
;// CONCATENATED MODULE: ./build/core/compare/findings/describe-change.js




/**
 * What happened, as the predicate of a sentence. The log-ratio row speaks of the typical query first, since the means may
 * have moved the other way. `p` is written out, or null where no test is spoken of.
 * @example describeChange(success, 'p = .008') // 'fell from 82 % to 70 % (−12 points [−20, −4], p = .008, n = 92)'
 */
function describeChange(measured, p) {
    const text = (0,format_measured/* formatMeasured */.U)(measured);
    const { baseline, candidate } = text;
    if (baseline === null || candidate === null)
        return `has n = ${measured.n}`;
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    const tail = [...(p === null ? [] : [p]), `n = ${(0,format_number/* formatNumber */.ZV)(measured.n, { decimals: 0 })}`];
    const facts = (...first) => `(${[...first, ...tail].join(', ')})`;
    if (text.sign === 0)
        return `stayed at ${candidate} ${facts()}`;
    const verb = text.sign < 0 ? 'fell' : 'rose';
    if (measured.row === 'log-ratio') {
        const size = (0,format_metric/* formatShare */.T1)((0,relative_change/* relativeChange */.N0)(measured) ?? 0);
        return `${verb} by ${size}${interval} for the typical query ${facts(`mean ${baseline} to ${candidate}`)}`;
    }
    return `${verb} from ${baseline} to ${candidate} ${facts(`${text.changeInWords ?? ''}${interval}`)}`;
}
/**
 * How far a value moved against its baseline, for a change that no test established.
 * @example describeSize(recall) // 'fell from .50 to .44, by 12 % of the baseline'
 */
function describeSize(measured) {
    const text = (0,format_measured/* formatMeasured */.U)(measured);
    const share = (0,relative_change/* relativeChange */.N0)(measured) ?? 0;
    const verb = share < 0 ? 'fell' : 'rose';
    if (measured.row === 'log-ratio')
        return `${verb} by ${(0,format_metric/* formatShare */.T1)(share)} for the typical query`;
    return `${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'}, by ${(0,format_metric/* formatShare */.T1)(share)} of the baseline`;
}
/** A metric's title as the start of a sentence. */
function startSentence(title) {
    return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/core/compare/findings/write-gate.js








/** The strongest thing that may be said of a gate; null for nothing worth a sentence. */
function claimOf(result, alpha) {
    const { verdict, delta, p_adjusted: p } = result;
    if (verdict === 'invalid')
        return 'invalid';
    if (verdict === 'regressed' || verdict === 'breached')
        return 'failed';
    if (result.failed)
        return 'unproven';
    if (result.suspect)
        return 'suspect';
    if (verdict === 'improved')
        return 'improved';
    if ((0,slight_change/* isSlightlyWorse */.h)(result, alpha))
        return 'slightly-worse';
    if (delta === null || delta === 0 || verdict === 'not-comparable')
        return null;
    if (verdict === 'inconclusive' && delta < 0 && p !== null && p < alpha)
        return 'worse-inside';
    if (p !== null && p < alpha)
        return null;
    return (0,relative_change/* isPotentiallyMeaningful */.WO)(result, alpha) ? (delta < 0 ? 'maybe-worse' : 'maybe-better') : null;
}
/** The gate's metric as the start of a sentence, with its slice and its severity. */
function nameGate({ gate, metric }) {
    const name = startSentence(metric.title);
    const full = gate.where === null ? name : `${name} (${gate.where})`;
    return gate.severity === 'warn' ? `Warning: ${full}` : full;
}
/** The margin in words: `5 points`; empty when there is none. */
function nameMargin({ gate, metric }) {
    return gate.margin === null ? '' : (0,format_metric/* formatAmount */.ej)(metric, gate.margin);
}
/** The gate's reason, without the word that its sentence says already. */
function doubtOf({ reason }) {
    return reason.replace(/^cannot tell: /, '');
}
/** One sentence that claims no more than `claim`. */
function writeGate(result, claim, alpha) {
    const name = nameGate(result);
    const margin = nameMargin(result);
    const p = result.p_adjusted === null ? null : (0,format_p/* formatPInWords */.C)(result.p_adjusted, alpha);
    const change = describeChange(result, p);
    switch (claim) {
        case 'invalid':
            return `${name}: ${result.reason}.`;
        case 'failed':
            if ((0,absolute_bounds/* findBrokenBound */.r)(result.gate, result.candidate_value) !== null)
                return `${name}: ${result.reason}.`;
            return result.verdict === 'regressed'
                ? `${name} ${change}, which breaks its margin of ${margin}.`
                : `${name} ${describeChange(result, null)}, which breaks its threshold of ${margin} (a threshold, not a test).`;
        case 'unproven':
            return `${name} ${describeChange(result, null)}, not shown to stay within its margin of ${margin} (${doubtOf(result)}).`;
        case 'suspect': {
            const mark = (0,relative_change/* isPotentiallyMeaningful */.WO)(result, alpha) ? ': potentially meaningful' : '';
            return `${name} ${describeChange(result, p ?? 'untested')}, enough to break its margin of ${margin}, but chance may explain it${mark}.`;
        }
        case 'worse-inside':
            return `${name} ${change}: worse, by less than its margin of ${margin} (${doubtOf(result)}).`;
        case 'slightly-worse':
            return `${name} ${change}: slightly worse, shown to stay within its margin of ${margin}.`;
        case 'improved':
            return (0,slight_change/* isSlightlyBetter */.b)(result)
                ? `${name} ${change}: slightly better, by less than its margin of ${margin}.`
                : `${name} ${change}: improved.`;
        case 'maybe-worse':
        case 'maybe-better':
            return writeMaybe(name, result, { p, alpha });
    }
}
/** requirements 239: at least 10 % of the baseline, named as what it is. `p` is written out; null: not tested. */
function writeMaybe(name, measured, { p, alpha }) {
    const isClose = measured.p_adjusted !== null && measured.p_adjusted < alpha;
    const doubt = p === null
        ? 'which was not tested'
        : isClose
            ? `whose interval ${(0,format_measured/* formatMeasured */.U)(measured).interval ?? ''} leaves room for no change`
            : 'which this suite cannot tell from chance';
    const facts = [...(p === null ? [] : [p]), `n = ${(0,format_number/* formatNumber */.ZV)(measured.n, { decimals: 0 })}`].join(', ');
    return `${name} ${describeSize(measured)}, ${doubt} (${facts}): potentially meaningful.`;
}

;// CONCATENATED MODULE: ./build/core/compare/findings/write-metrics.js






/** The others are counted and named: metrics at several k move together. */
const MOST_TOLD = 3;
/**
 * Metrics that no gate tests and of which one way is better; the tables show the others. A percentile is not told beside the metric
 * whose percentile it is. A change is claimed only where p, adjusted by Benjamini and Hochberg over all of them, is
 * below alpha, the interval agrees and nothing forbids leaning on it; one of at least 10 % that is not is potentially meaningful, no more.
 */
function writeMetrics({ metrics, gates, alpha }) {
    const gated = new Set(gates.filter(({ gate, row }) => gate.where === null && row !== null).map(({ gate }) => gate.metric));
    const free = metrics.filter((one) => !gated.has(one.metric.id) &&
        !isNeutral(one) &&
        !isPercentile(one) &&
        one.delta !== null &&
        one.delta !== 0 &&
        !gates.some((gate) => isTwin(one, gate)));
    const family = metrics.filter(({ metric, p }) => !gated.has(metric.id) && p !== null).length;
    const writeP = (p) => {
        if (p === null)
            return null;
        const over = family > 1 ? ` by Benjamini–Hochberg over ${family} metrics` : '';
        return `${(0,format_p/* formatPInWords */.C)(p, alpha)}${over}`;
    };
    const isClaimed = (one) => (0,relative_change/* isEstablished */.hO)(one, alpha) && one.reason === null;
    const claim = (word, holds) => list(free.filter((one) => isClaimed(one) && holds(one)), (one) => `${startSentence(one.metric.title)} ${describeChange(one, writeP(one.p_adjusted))}: ${word}, exploratory (no gate tests it).`, `that no gate tests: ${word}`);
    const maybe = (holds) => list(free.filter((one) => (0,relative_change/* isPotentiallyMeaningful */.WO)(one, alpha) && holds(one)), (one) => writeMaybe(startSentence(one.metric.title), one, { p: writeP(one.p_adjusted), alpha }), 'moved by 10 % or more without being told from chance');
    const isWorse = (one) => (one.delta ?? 0) < 0;
    const isBetter = (one) => (one.delta ?? 0) > 0;
    return {
        worse: claim('worse', isWorse),
        better: claim('better', isBetter),
        maybe_worse: maybe(isWorse),
        maybe_better: maybe(isBetter),
    };
}
function isNeutral({ metric }) {
    return metric.direction === 'neutral';
}
function isPercentile({ metric }) {
    return metric.per_run?.figure === 'percentile';
}
/** The same cases changed in the same way, as `success.answer` does where nothing else is asked: told once, by the gate. */
function isTwin(one, { gate, metric, n, baseline, candidate, delta }) {
    const isSameFigure = one.n === n && one.baseline === baseline && one.candidate === candidate && one.delta === delta;
    return gate.where === null && delta !== null && isSameFigure && one.metric.kind === metric.kind;
}
function list(metrics, write, rest) {
    const weigh = (one) => Math.abs((0,relative_change/* relativeChange */.N0)(one) ?? 0);
    const ordered = [...metrics].sort((a, b) => (a.p_adjusted ?? 2) - (b.p_adjusted ?? 2) || weigh(b) - weigh(a));
    const others = ordered.slice(MOST_TOLD).map(({ metric }) => metric.title);
    return tell('metric', [
        ...ordered.slice(0, MOST_TOLD).map(write),
        ...(others.length === 0 ? [] : [`${(0,format_number/* countOf */.pq)(others.length, 'more metric')} ${rest}: ${others.join(', ')}.`]),
    ]);
}

;// CONCATENATED MODULE: ./build/core/compare/findings/write-slices.js





const write_slices_MOST_TOLD = 3;
/** Tags whose success changed by Benjamini and Hochberg's p over all tags: exploratory, the surest first. */
function writeSlices({ slices, alpha }) {
    const family = slices.length > 1 ? ` by Benjamini–Hochberg over ${slices.length} tags` : '';
    const write = (word, holds) => {
        const told = slices
            .filter(({ result, p_adjusted }) => (0,relative_change/* isEstablished */.hO)({ ...result, p_adjusted }, alpha) && result.reason === null)
            .filter(({ result }) => holds(result.delta ?? 0))
            .sort((a, b) => a.p_adjusted - b.p_adjusted);
        const sentence = ({ tag, result, p_adjusted: p }) => `${startSentence(result.metric.title)} in ${tag} ${describeChange(result, `${(0,format_p/* formatPInWords */.C)(p, alpha)}${family}`)}: ${word}, exploratory.`;
        const others = told.slice(write_slices_MOST_TOLD).map(({ tag }) => tag);
        return tell('slice', [
            ...told.slice(0, write_slices_MOST_TOLD).map(sentence),
            ...(others.length === 0 ? [] : [`${(0,format_number/* countOf */.pq)(others.length, 'more tag')} ${word}: ${others.join(', ')}.`]),
        ]);
    };
    return { worse: write('worse', (delta) => delta < 0), better: write('better', (delta) => delta > 0) };
}

;// CONCATENATED MODULE: ./build/core/compare/findings/write-trade.js





/**
 * An improved gate, and what it cost by the verdicts of the others on the same slice: "no loss" only where it is proven
 * within the margin that is named, "unchanged" as what was seen, and the gates of which neither can be said by name.
 */
function writeTrade(improved, facts) {
    const { alpha } = facts;
    const others = facts.gates.filter(({ gate }) => gate.metric !== improved.gate.metric && gate.where === improved.gate.where);
    const proven = others.filter((one) => one.verdict === 'no-regression' && !(0,slight_change/* isSlightlyWorse */.h)(one, alpha));
    const held = [
        ...proven.map((one) => `no ${describeProven(one, improved)}`),
        ...others.filter(({ verdict }) => verdict === 'unchanged').map(describeUnchanged),
    ];
    const clauses = [
        ...(held.length === 0 ? [] : [`with ${joinWords(held)}`]),
        ...others.filter((one) => (0,slight_change/* isSlightlyWorse */.h)(one, alpha)).map(describePrice),
        ...others.flatMap(({ metric, verdict }) => verdict === 'regressed'
            ? [`but ${metric.title} regressed`]
            : verdict === 'breached'
                ? [`but ${metric.title} breaks its limit`]
                : []),
    ];
    const open = others.filter((one) => one.verdict === 'inconclusive' && one.gate.severity === 'fail');
    const gate = improved.gate.id;
    const sentence = writeGate(improved, 'improved', alpha);
    if (clauses.length + open.length === 0)
        return { about: 'gate', gate, text: sentence };
    const doubt = open.length === 0
        ? ''
        : ` That nothing was lost in ${joinWords(open.map(({ metric }) => metric.title))} is not shown.`;
    const price = clauses.length === 0 ? '' : `, ${clauses.join(', ')}`;
    return { about: 'trade', gate, text: `${nameArms(facts)}${sentence.slice(0, -1)}${price}.${doubt}` };
}
/** Two variants of one commit differ in nothing but their settings, so the sentence may say which. */
function nameArms({ baseline, candidate }) {
    if (baseline === null || baseline.variant === candidate.variant || baseline.commit !== candidate.commit)
        return '';
    return `${candidate.variant} against ${baseline.variant}: `;
}
function describeProven(one, improved) {
    const noun = one.metric.direction === 'lower' ? 'rise' : 'loss';
    const n = one.n === improved.n ? '' : ` (n = ${(0,format_number/* formatNumber */.ZV)(one.n, { decimals: 0 })})`;
    return `${noun} in ${one.metric.title} of ${nameMargin(one)} or more${n}`;
}
function describeUnchanged(one) {
    const noun = one.metric.direction === 'lower' ? 'rises' : 'drops';
    const limit = one.can_rule_out === null
        ? ''
        : ` (rules out ${noun} of ${(0,format_metric/* formatAmount */.ej)(one.metric, { kind: one.figures_unit, value: one.can_rule_out }, { round: 'up' })} or more)`;
    return `${one.metric.title} unchanged on all ${(0,format_number/* formatNumber */.ZV)(one.n, { decimals: 0 })} cases${limit}`;
}
function describePrice(one) {
    const text = (0,format_measured/* formatMeasured */.U)(one);
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    return `at the price of ${one.metric.title} ${text.changeInWords ?? ''}${interval}, within its margin of ${nameMargin(one)}`;
}
function joinWords(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

;// CONCATENATED MODULE: ./build/core/compare/write-findings.js







const SHOWN_CASES = 5;
/**
 * What a reader should know, as sentences with their numbers and n, worst first. Each claims what its test supports and no
 * more: a gate what its verdict says, a metric without a gate or a tag what its adjusted p says, as exploratory; the rest
 * that moved by 10 % is potentially meaningful.
 */
function writeFindings(facts) {
    const { gates, alpha } = facts;
    const claims = [...gates]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((result) => ({ result, claim: claimOf(result, alpha) }));
    const pick = (claim) => claims
        .filter((one) => one.claim === claim)
        .map(({ result }) => ({ about: 'gate', gate: result.gate.id, text: writeGate(result, claim, alpha) }));
    const metrics = writeMetrics(facts);
    const slices = writeSlices(facts);
    const concentration = findConcentration(facts);
    return [
        ...pick('invalid'),
        ...tell('confirmed-case', writeConfirmed(facts)),
        ...pick('failed'),
        ...pick('unproven'),
        ...tell('tag', concentration === null ? [] : [concentration.text]),
        ...pick('suspect'),
        ...metrics.worse,
        ...slices.worse,
        ...pick('worse-inside'),
        ...pick('slightly-worse'),
        ...tell('zero-recall', writeZeroRecall(facts)),
        ...pick('maybe-worse'),
        ...metrics.maybe_worse,
        ...tell('edited-cases', writeEdited(facts)),
        ...claims.filter(({ claim }) => claim === 'improved').map(({ result }) => writeTrade(result, facts)),
        ...metrics.better,
        ...slices.better,
        ...pick('maybe-better'),
        ...metrics.maybe_better,
    ];
}
function rankOf({ gate }) {
    return (gate.severity === 'fail' ? 0 : 2) + (gate.primary ? 0 : 1);
}
function writeConfirmed({ zero_tolerance: confirmed, flips }) {
    const shown = flips.filter((flip) => flip.confirmed).slice(0, SHOWN_CASES);
    const sentences = shown.map(({ case_id: id, critical, baseline, candidate }) => {
        const kind = critical ? ' (critical)' : '';
        return `${id}${kind} passed in ${writeTrials(baseline.trials, 'baseline trial')} and fails in ${writeTrials(candidate.trials, 'trial')} now: confirmed.`;
    });
    const more = confirmed.length - shown.length;
    return more > 0 ? [...sentences, `${(0,format_number/* countOf */.pq)(more, 'more case')} confirmed as newly failing.`] : sentences;
}
function writeTrials(count, noun) {
    return count === 1 ? `its one ${noun}` : `all ${count} ${noun}s`;
}
/** requirements 33: the queries that were missed completely. */
function writeZeroRecall({ zero_recall: zero, baseline }) {
    if (zero === null || zero.missed.length === 0)
        return [];
    const subject = `${zero.missed.length} of the ${(0,format_number/* countOf */.pq)(zero.n, 'case')} with expected spans ${zero.missed.length === 1 ? 'retrieves' : 'retrieve'} none of them`;
    if (baseline === null)
        return [`${subject}.`];
    return zero.newly_missed.length === 0
        ? [`${subject}, as before.`]
        : [`${subject}; ${zero.newly_missed.length} of these did in the baseline.`];
}
function writeEdited({ cases: { edited, edited_failing: failing } }) {
    if (edited.length === 0)
        return [];
    const subject = edited.length === 1 ? '1 edited case is' : `${edited.length} edited cases are`;
    if (failing.length === 0)
        return [`${subject} not compared.`];
    const rest = edited.length === 1 ? 'it fails now' : `${failing.length} of them ${failing.length === 1 ? 'fails' : 'fail'} now`;
    return [`${subject} not compared; ${rest}.`];
}

;// CONCATENATED MODULE: ./build/core/compare/write-recommendations.js





/** McNemar's p cannot fall below .05 with fewer flips that all go one way (verdict-rules 3). */
const FEWEST_TO_SHOW = 5;
const MOST_SLICES = 2;
/** Nobody makes a suite of twenty times the cases; a wider margin is for the owner to think of. */
const MOST_GROWTH = 20;
/**
 * What to do next, the most pressing first: a measurement that failed, the cases to read, the cases and trials that would
 * settle what is open, the cases that nothing compares. Each stands on a figure of this comparison; without one there is none.
 */
function writeRecommendations(facts) {
    return [
        ...adviseRerun(facts),
        ...adviseReading(facts),
        ...facts.gates.flatMap((result) => adviseCases(result, facts)),
        ...adviseSlices(facts),
        ...adviseEdited(facts),
        ...adviseStale(facts),
        ...facts.gates.flatMap(adviseInterleaving),
    ];
}
function adviseRerun({ gates }) {
    const broken = gates.find(({ verdict, missing_unevenly: isUneven }) => verdict === 'invalid' || (isUneven && verdict === 'inconclusive'));
    if (broken === undefined)
        return [];
    const text = `Measure ${broken.metric.title} again when its cases can be scored: ${broken.reason}.`;
    return [{ about: 'rerun', gate: broken.gate.id, text, cases: [] }];
}
function adviseReading(facts) {
    const confirmed = facts.zero_tolerance;
    const concentration = findConcentration(facts);
    return [
        ...(confirmed.length === 0
            ? []
            : [
                {
                    about: 'look-first',
                    gate: null,
                    text: `Read first ${confirmed.length === 1 ? 'the case' : `the ${confirmed.length} cases`} that passed in every baseline trial and ${confirmed.length === 1 ? 'fails' : 'fail'} in every trial now.`,
                    cases: confirmed,
                },
            ]),
        ...(concentration === null
            ? []
            : [
                {
                    about: 'look-first',
                    gate: null,
                    text: `Look for one cause in the ${concentration.failing.length} newly failing cases tagged ${concentration.tag}.`,
                    cases: concentration.failing,
                },
            ]),
    ];
}
/** More cases where a gate cannot tell; more trials where it is the trials that blur it; enough cases where nothing changed. */
function adviseCases(result, { alpha, reliability }) {
    const { gate, metric, n, cases_needed: needed } = result;
    const { margin } = gate;
    if (margin === null || gate.severity !== 'fail')
        return [];
    const advise = (about, text) => [
        { about, gate: gate.id, text, cases: [] },
    ];
    const noun = metric.direction === 'lower' ? 'rise' : 'drop';
    if (result.verdict === 'inconclusive') {
        const noise = reliability?.noise.find((one) => one.gate === gate.id);
        if (noise?.advice === 'more-trials') {
            const { trials, standard_error: error } = noise.with_more_trials;
            const write = (value) => (0,format_metric/* formatAmount */.ej)(metric, { kind: noise.unit, value });
            return advise('more-trials', `Try each case ${(0,format_number/* countOf */.pq)(trials, 'more time')}: ${(0,format_metric/* formatShare */.T1)(noise.trial_share)} of the variance in ${metric.title} is its trials, and the standard error would fall from ${write(noise.standard_error)} to ${write(error)}.`);
        }
        if (needed === null || needed <= n || needed > MOST_GROWTH * n)
            return [];
        const size = (0,format_metric/* formatAmount */.ej)(metric, { ...margin, value: 2 * margin.value });
        return advise('more-cases', `Add about ${(0,format_number/* countOf */.pq)(needed - n, 'case')} like these (${(0,format_number/* formatNumber */.ZV)(needed, { decimals: 0 })} in all): they would flag a ${noun} of ${size} in ${metric.title} four times in five.`);
    }
    const enough = casesToRuleOut(result, alpha);
    if (enough === null || enough <= n)
        return [];
    const limit = (0,format_metric/* formatAmount */.ej)(metric, { kind: 'absolute', value: result.can_rule_out ?? 0 }, { round: 'up' });
    return advise('more-cases', `Add about ${(0,format_number/* countOf */.pq)(enough - n, 'case')}: the ${n} that stayed as they were rule out ${noun}s of ${limit} in ${metric.title}, and ${enough} would rule out ${(0,format_metric/* formatAmount */.ej)(metric, margin)}.`);
}
/**
 * How many cases without a single flip rule out a drop of the margin m: Tango's upper end at no flips is z²/(n+z²), so
 * n > z²(1−m)/m. Null for other rows and verdicts.
 * @example casesToRuleOut(unchanged on a margin of 5 points, 0.05) // 73
 */
function casesToRuleOut({ verdict, row, gate, can_rule_out: limit }, alpha) {
    const { margin } = gate;
    if (verdict !== 'unchanged' || row !== 'mcnemar' || limit === null || margin?.kind !== 'absolute')
        return null;
    if (margin.value <= 0 || limit < margin.value)
        return null;
    const squared = (0,normal/* normalQuantile */.Z)(1 - alpha / 2) ** 2;
    return Math.floor((squared * (1 - margin.value)) / margin.value) + 1;
}
/** Tags in which cases newly fail, and which are too small ever to show it. */
function adviseSlices({ flips, paired }) {
    const failing = new Set(flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id));
    return [...new Set(paired.flatMap(({ tags }) => tags))]
        .map((tag) => ({ tag, ids: paired.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id) }))
        .map(({ tag, ids }) => ({ tag, all: ids.length, failing: ids.filter((id) => failing.has(id)) }))
        .filter(({ all, failing: hit }) => hit.length >= 2 && all <= FEWEST_TO_SHOW)
        .sort((a, b) => b.failing.length - a.failing.length || (a.tag < b.tag ? -1 : 1))
        .slice(0, MOST_SLICES)
        .map(({ tag, all, failing: hit }) => ({
        about: 'slice',
        gate: null,
        text: `Add cases tagged ${tag}: ${hit.length} of its ${all} newly fail, and a tag of fewer than ${FEWEST_TO_SHOW + 1} cases can hardly show a drop.`,
        cases: hit,
    }));
}
function adviseEdited({ cases: { edited, edited_failing: failing } }) {
    if (failing.length === 0)
        return [];
    const [subject, fail] = [(0,format_number/* countOf */.pq)(edited.length, 'edited case'), failing.length === 1 ? 'fails' : 'fail'];
    const text = `Bring the ${subject} in by a change of their own: nothing compares them, and ${failing.length} of them ${fail} now.`;
    return [{ about: 'edited-cases', gate: null, text, cases: failing }];
}
function adviseStale({ cases: { stale = [] } }) {
    if (stale.length === 0)
        return [];
    const text = `Repair the ${(0,format_number/* countOf */.pq)(stale.length, 'stale case')}: what they expect is no longer in the code, so they are not compared.`;
    return [{ about: 'stale-cases', gate: null, text, cases: stale }];
}
function adviseInterleaving(result) {
    const { verdict, metric, gate } = result;
    if (verdict !== 'not-comparable' || metric.environment !== 'bound')
        return [];
    const { baseline, candidate } = (0,format_measured/* formatMeasured */.U)(result);
    if (baseline === null || candidate === null)
        return [];
    const text = `Measure both versions interleaved in one job to gate ${metric.title}: ${baseline} and ${candidate} come from different machines.`;
    return [{ about: 'interleave', gate: gate.id, text, cases: [] }];
}

;// CONCATENATED MODULE: ./build/core/compare/write-warnings.js

/** Differences that make a reader doubt the comparison; the others are what is compared, or keep metrics out of it. */
const DOUBTFUL = new Set(['corpus', 'success', 'trials', 'seed', 'timeout']);
const STOPPED = {
    budget: 'the budget (max_cost_usd) is spent',
    time: 'the re-runs took too long',
    target: 'the target did not start again',
};
const nameSome = (ids) => `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ' …' : ''}`;
/** What a reader should be warned of, beside the warnings of single gates. */
function writeWarnings(input) {
    const { pairing, trials, differences, stopped } = input;
    const tried = new Set(trials.map((trial) => trial.case));
    const untried = pairing.candidate.filter((golden) => !tried.has(golden.id)).length;
    return [
        ...(untried > 0 ? [`The run is incomplete: ${(0,format_number/* countOf */.pq)(untried, 'case')} without a single trial.`] : []),
        ...input.unmeasured.map(({ metric }) => `\`${metric}\` is not gated: no trial could be scored, since the target does not report it.`),
        ...(stopped === null
            ? []
            : [
                `${(0,format_number/* countOf */.pq)(stopped.cases.length, 'newly failing case')} not asked often enough to be confirmed, since ${STOPPED[stopped.stopped_by]}: ${nameSome(stopped.cases)}.`,
            ]),
        ...differences
            .filter(({ what }) => DOUBTFUL.has(what))
            .map(({ what, baseline, candidate, effect }) => `Different ${what} (${baseline} in the baseline, ${candidate} now): ${effect}.`),
    ];
}

;// CONCATENATED MODULE: ./build/core/compare/zero-recall.js


/** The metric of requirements 33: 1 when nothing expected was retrieved. */
const ZERO_RECALL = 'retrieval.zero-recall';
/** Null when the metric judged no case. `live` are the candidate's cases that are not stale. */
function findZeroRecall(live, columns) {
    const judged = live
        .map(({ id }) => id)
        .filter((id) => (0,metric_columns/* isScored */.Lo)(columns.candidate.get(id)))
        .sort();
    if (judged.length === 0)
        return null;
    const valuesOf = (column, id) => column.get(id)?.values ?? [];
    const missed = judged.filter((id) => (0,mean/* mean */.i)(valuesOf(columns.candidate, id)) === 1);
    const newlyMissed = missed.filter((id) => valuesOf(columns.baseline, id).some((value) => value === 0));
    return { n: judged.length, missed, newly_missed: newlyMissed };
}

// EXTERNAL MODULE: ./build/core/compare/zero-tolerance.js
var zero_tolerance = __webpack_require__(45072);
;// CONCATENATED MODULE: ./build/core/compare/compare-runs.js






























const SUCCESS = 'success';
const OUTSIDE_FAMILY = { p: null, family_size: 1 };
/**
 * Compares two scored runs case by case and decides every gate and the run, by verdict-rules. All settings are the
 * candidate run's own, but for those of the judge. Deterministic: draws are seeded by suite seed and gate id.
 * Throws the user's errors of `checkGates`, whatever `failOn` says.
 */
function compareRuns(input) {
    const { failOn, judge } = input;
    const baseline = input.baseline === null ? null : (0,judged_by/* judgedBy */.N)(judge, input.baseline);
    const candidate = (0,judged_by/* judgedBy */.N)(judge, input.candidate);
    const { run } = candidate;
    const { alpha, deterministic } = run.settings;
    const asked = (0,drop_unmeasured/* dropUnmeasured */.F)(judge?.rules.gates ?? run.gates, [baseline?.trials ?? [], candidate.trials]);
    const checked = (0,check_gates/* checkGates */.P)(asked.gates, run.metrics);
    const pairing = (0,pair_cases/* pairCases */.Q)(baseline, candidate, judge?.subset);
    const columns = { baseline: (0,metric_columns/* indexTrials */.Ae)(baseline?.trials ?? []), candidate: (0,metric_columns/* indexTrials */.Ae)(candidate.trials) };
    const facts = (0,comparability/* findComparability */.st)(baseline, candidate);
    const costs = new Set(run.metrics.flatMap(({ id, unit }) => (unit === 'usd' ? [id] : [])));
    const casesOf = (metric, slice) => (0,gate_cases/* collectGateCases */.j)({
        pairing,
        slice,
        columns: columnsOf(columns, metric),
        ...(costs.has(metric.id) ? { left_out: facts.own_cost_cases } : {}),
    });
    const evidence = checked.map((gate) => (0,gate_evidence/* measureGate */.Y)({ checked: gate, cases: casesOf(gate.metric, gate.slice), facts, alpha, seed: run.seed }));
    const adjusted = (0,families/* adjustByFamily */.t)(evidence);
    const settings = { alpha, deterministic, models_changed: facts.model_change === 'provider' };
    const decided = evidence.map((gate, index) => ({
        evidence: gate,
        result: makeGateResult(gate, adjusted[index] ?? OUTSIDE_FAMILY, settings),
    }));
    const gates = decided.map(({ result }) => result);
    const success = columnsOf(columns, { id: SUCCESS });
    const confirmations = (0,metric_columns/* indexTrials */.Ae)(input.confirmations?.trials ?? [])({ id: SUCCESS });
    const canCompareSuccess = facts.has_baseline && !facts.redefined.has(SUCCESS);
    const passes = canCompareSuccess ? (0,compare_flips/* countPasses */.v)({ pairing, ...success, confirmations }) : [];
    const confirmed = (0,zero_tolerance/* findConfirmedFailures */.e)(passes, {
        scope: run.settings.zero_tolerance,
        isDeterministic: deterministic,
    });
    const flips = (0,compare_flips/* findFlips */.u)(passes, new Set(confirmed));
    const reliability = measureReliability({
        pairing,
        success,
        can_compare_success: canCompareSuccess,
        evidence,
        trials: { baseline: baseline?.run.trials_per_case ?? null, candidate: run.trials_per_case },
    });
    const successFacts = run.metrics.find(({ id }) => id === SUCCESS);
    const cases = listCases({ pairing, success: success.candidate, run, judge });
    // As they were recorded: what the judge makes equal is told, too.
    const differences = input.baseline === null
        ? []
        : findDifferences({
            baseline: input.baseline,
            candidate: input.candidate,
            pairing,
            facts,
            is_judged: judge !== undefined,
        });
    const verdict = decideRun({
        gates: decided.map(({ evidence: gate, result }) => ({
            result,
            has_margin: gate.checked.margin !== null,
            breaks_bound: gate.broken_bound !== null,
            is_measured: gate.cases.candidate_values.length > 0,
        })),
        primary: (0,check_gates/* findPrimaryGate */.D)(checked)?.gate.id ?? null,
        has_baseline: facts.has_baseline,
        excluded_share: pairing.excluded_share,
        confirmed_failures: confirmed.length,
        fail_on: failOn,
    });
    const { seed } = run;
    const metrics = run.metrics.map((metric) => {
        const tested = gates.find(({ gate, row }) => gate.metric === metric.id && gate.where === null && row !== null);
        const cases = casesOf(metric, null);
        const measured = measureMetric({ metric, cases, facts, alpha, seed, gate: tested ?? null });
        const leftOut = (0,gate_without_test/* describeLeftOut */.l1)(cases);
        return leftOut === null ? measured : { ...measured, comparison: { ...measured.comparison, marks: [leftOut] } };
    });
    const measured = {
        alpha,
        baseline: baseline === null ? null : referToRun(baseline.run),
        candidate: referToRun(run),
        interleaved: facts.interleaved,
        cases,
        metrics: listMetrics(drawIntervals(metrics, { alpha, seed })),
        gates,
        slices: successFacts === undefined
            ? []
            : compareSlices({
                paired: pairing.paired,
                compare: (tags) => {
                    const slices = tags.map((tag) => {
                        const slice = casesOf({ id: SUCCESS }, (0,selection/* selectTag */.lH)(tag));
                        return measureMetric({ metric: successFacts, cases: slice, facts, alpha, seed, gate: null });
                    });
                    return drawIntervals(slices, { alpha, seed }).map(({ comparison }) => comparison);
                },
            }),
        flips,
        zero_tolerance: confirmed,
        ...(reliability === null ? {} : { reliability }),
    };
    const told = {
        ...measured,
        paired: pairing.paired,
        passes,
        zero_recall: findZeroRecall(pairing.candidate, columnsOf(columns, { id: ZERO_RECALL })),
    };
    return {
        schema_version: COMPARISON_SCHEMA_VERSION,
        suite: run.suite.name,
        seed: run.seed,
        ...measured,
        ...(judge === undefined || judge.changes.length === 0
            ? {}
            : { gates_changed: { from: judge.from, changes: judge.changes } }),
        differences,
        findings: writeFindings(told),
        recommendations: writeRecommendations(told),
        warnings: [
            ...writeWarnings({
                unmeasured: asked.dropped,
                pairing,
                differences,
                trials: candidate.trials,
                stopped: input.confirmations?.stopped ?? null,
            }),
            ...describeShortReplies({
                baseline: baseline?.trials ?? null,
                candidate: candidate.trials,
                k: run.settings.primary_k,
            }),
            ...findConditionWarnings({ baseline: baseline?.run ?? null, candidate: run, facts, flips }),
        ],
        verdict,
    };
}
function columnsOf({ baseline, candidate }, metric) {
    return { baseline: baseline(metric), candidate: candidate(metric) };
}


/***/ }),

/***/ 70176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isConstant),
/* harmony export */   v: () => (/* binding */ constantBound)
/* harmony export */ });
/** Whether all values are the same; differences are rounded, so no tolerance is needed. */
function isConstant(values) {
    return values.every((value) => value === values[0]);
}
/**
 * The t bound of n equal values: the value itself when 2^(1−n) < alpha, else there is none.
 * @example constantBound(0.1, 6, 0.05) // 0.1
 */
function constantBound(value, n, alpha) {
    return 2 ** (1 - n) < alpha ? value : null;
}


/***/ }),

/***/ 59834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ findChange),
/* harmony export */   q: () => (/* binding */ decideGate)
/* harmony export */ });
/** The gate's verdict: the first line of verdict-rules 5 that holds, and whether the gate fails. */
function decideGate({ evidence, breaks_bound: breaksBound, test }) {
    if (test.kind === 'invalid')
        return { verdict: 'invalid', suspect: false, failed: false };
    if (breaksBound)
        return { verdict: 'breached', suspect: false, failed: true };
    if (test.kind === 'bounds-only')
        return { verdict: 'within-bounds', suspect: false, failed: false };
    if (test.kind === 'not-comparable')
        return { verdict: 'not-comparable', suspect: false, failed: false };
    const verdict = verdictOf(evidence, test);
    return {
        verdict,
        suspect: verdict === 'inconclusive' && test.outcome.reaches_margin && !test.outcome.information_only,
        failed: hasFailed(evidence, verdict, test),
    };
}
function verdictOf(evidence, test) {
    return findChange(evidence, test) ?? (isNonInferior(test) ? 'no-regression' : 'inconclusive');
}
/** Lines 1 to 5 of verdict-rules 5, which look at no bound and so draw nothing; null leaves the verdict to the bounds. */
function findChange(evidence, test) {
    const { outcome, alpha, p_adjusted: p } = test;
    const isSignificant = p !== null && p < alpha;
    if (evidence === 'threshold' && outcome.reaches_margin)
        return 'breached';
    if (outcome.information_only && !outcome.all_equal)
        return 'inconclusive';
    if (isUnchanged(test))
        return 'unchanged';
    if (evidence !== 'threshold' && isSignificant && outcome.reaches_margin)
        return 'regressed';
    if (isSignificant && outcome.delta > 0 && canImprove(test))
        return 'improved';
    return null;
}
function isUnchanged(test) {
    return test.outcome.all_equal && !test.missing_unevenly;
}
function canImprove({ outcome, alpha, missing_unevenly: missingUnevenly }) {
    const { matched_trials: matched } = outcome;
    const isMatched = matched === null || (matched.delta > 0 && matched.p < alpha);
    return !missingUnevenly && !outcome.total_contradicts && isMatched;
}
/** Line 6: every bound of the row is above the margin, the total agrees, nothing is missing unevenly. */
function isNonInferior({ outcome, missing_unevenly: missingUnevenly }) {
    return outcome.bounds_hold && !outcome.total_contradicts && !missingUnevenly;
}
function hasFailed(evidence, verdict, test) {
    switch (evidence) {
        case 'significant':
            return verdict === 'regressed';
        case 'threshold':
            return verdict === 'breached';
        case 'non-inferior':
            return !isNonInferior(test) && !(test.deterministic && isUnchanged(test));
    }
}


/***/ }),

/***/ 43749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ describePriceChanges)
/* harmony export */ });
/* harmony import */ var _format_format_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9096);

/**
 * How two price lists differ, one clause for each model and each route tier, by name.
 * @example ['gpt-5-mini input $0.25 → $0.30 per 1M', 'gpt-next added: input $1, output $4 per 1M', 'gpt-old removed']
 */
function describePriceChanges(before, after) {
    const [old, now] = [before.mode ?? 'model', after.mode ?? 'model'];
    const mode = old === now ? [] : [`a token: by ${MODES[old]} → by ${MODES[now]}`];
    return [...mode, ...describeModels(before, after), ...describeTiers(before, after)];
}
const MODES = { model: 'model', tier: 'route tier' };
function describeModels(before, after) {
    const models = [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].sort();
    return models.flatMap((model) => {
        const [old, now] = [before.models[model], after.models[model]];
        if (now === undefined)
            return [`${model} removed`];
        if (old === undefined)
            return [`${model} added: ${listPrice(now)} per 1M`];
        const rates = RATES.filter((rate) => old[rate] !== now[rate]);
        return rates.length === 0
            ? []
            : [`${model} ${rates.map((rate) => `${rate} ${dollars(old[rate])} → ${dollars(now[rate])}`).join(', ')} per 1M`];
    });
}
function describeTiers({ route_tiers: before = {} }, { route_tiers: after = {} }) {
    const tiers = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return tiers.flatMap((tier) => {
        const [old, now] = [before[tier], after[tier]];
        if (old === now)
            return [];
        if (now === undefined)
            return [`route tier ${tier} removed`];
        return [
            `route tier ${tier} ${old === undefined ? `added: ${dollars(now)}` : `${dollars(old)} → ${dollars(now)}`} per 1M`,
        ];
    });
}
const RATES = ['input', 'output', 'cached'];
function listPrice(price) {
    return RATES.flatMap((rate) => (price[rate] === undefined ? [] : [`${rate} ${dollars(price[rate])}`])).join(', ');
}
function dollars(rate) {
    return rate === undefined ? 'not given' : (0,_format_format_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .C)(rate);
}


/***/ }),

/***/ 42852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeRuleChanges)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55712);
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _describe_price_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43749);



const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    deterministic: 'deterministic',
};
/**
 * How the rules of a change differ from those of its base, one clause for each difference, in the suite's own words.
 * Default gates come and go with the cases, which are told apart, so they are no difference.
 * @example `success max_drop 5pp → 50pp`, `latency.p95 removed`, `alpha 0.05 → 0.001`, `price of gpt-4o input $5 → $0 per 1M`
 */
function describeRuleChanges(base, head, metrics) {
    const [before, after] = [byId(base.gates), byId(head.gates)];
    const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [old, now] = [before.get(id), after.get(id)];
        if (old !== undefined && now !== undefined)
            return compareGates(old, now, metrics);
        const only = old ?? now;
        return only === undefined || only.assumed === true ? [] : [`${id} ${now === undefined ? 'removed' : 'added'}`];
    });
    const settings = Object.keys(SETTINGS).flatMap((key) => base.settings[key] === head.settings[key]
        ? []
        : [`${SETTINGS[key]} ${String(base.settings[key])} → ${String(head.settings[key])}`]);
    const [old, now] = [base.settings.scoring ?? _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .c, head.settings.scoring ?? _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .c];
    const scoring = Object.keys(old).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(now[key]) ? [] : [`${key} changed`]);
    const prices = (0,_describe_price_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .describePriceChanges */ .W)(base.pricing, head.pricing).map((change) => `price of ${change}`);
    return [...gates, ...settings, ...scoring, ...prices];
}
function byId(gates) {
    return new Map(gates.map((gate) => [gate.id, gate]));
}
function compareGates(base, head, metrics) {
    const metric = metrics.find(({ id }) => id === base.metric);
    const write = (gate) => [
        [metric?.direction === 'lower' ? 'max_rise' : 'max_drop', writeMargin(gate.margin, metric)],
        ['min', gate.min === null ? 'none' : String(gate.min)],
        ['max', gate.max === null ? 'none' : String(gate.max)],
        ['severity', gate.severity],
        ['evidence', gate.evidence],
        ['primary', String(gate.primary)],
        ['where', gate.where ?? 'all cases'],
    ];
    const now = new Map(write(head));
    return write(base).flatMap(([key, old]) => {
        const value = now.get(key);
        return value === undefined || value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
/** As a suite writes it: `5pp` of a ratio, `5%` of the baseline, else the number. */
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent}%`;
    return metric?.unit === 'ratio' ? `${percent}pp` : String(margin.value);
}


/***/ }),

/***/ 57701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ describeSettingChanges),
  m: () => (/* binding */ listSettingChanges)
});

// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/compare/diff-values.js
var diff_values = __webpack_require__(62250);
;// CONCATENATED MODULE: ./build/core/compare/hide-secrets.js
const HIDDEN = '(hidden)';
/** Whatever their names, the values in these are not for readers. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
/** `api_key` and `access_token` are, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token']);
/**
 * Whether what stands under a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
function isSecretPath(path) {
    return path.some((name, index) => {
        const words = name
            .replace(/([a-z\d])([A-Z])/g, '$1 $2')
            .toLowerCase()
            .split(/[^a-z\d]+/);
        const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase());
        return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '');
    });
}
const ASSIGNED = /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi;
/** Of a command line or a list: `--api-key abc`, `["--api-key","abc"]`. */
const FLAG = /(--?[\w-]*(?:key|token|secret|password|passwd)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
/** Keys and tokens of well-known services, by their first letters. */
const KNOWN_SHAPES = /\b(?:sk|pk|rk|ghp|gho|ghs|ghu|github_pat|xox[abprs]|AKIA|ASIA|AIza|glpat|hf)[-_A-Za-z\d]{12,}/g;
/**
 * A setting's text without what looks like a secret in it.
 * @example hideSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
function hideSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}

;// CONCATENATED MODULE: ./build/core/compare/describe-setting-changes.js



const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
/** Of what two long values have in common, this much is shown before they part. */
const COMMON_LENGTH = 12;
/**
 * How two sets of settings differ, keys in order. Long values are shown from where they part. A value whose key or look says that it
 * is a secret is hidden, and says so.
 * @example listSettingChanges({ settings: { chunk_lines: 80 } }, {}) // [{ name: 'settings.chunk_lines', before: '80', after: 'not set' }]
 */
function listSettingChanges(before, after) {
    return (0,diff_values/* diffValues */.I)(before, after).map(writeChange);
}
/**
 * The same, a clause each.
 * @example describeSettingChanges({ settings: { chunk_lines: 80 } }, { settings: { chunk_lines: 25 } }) // ['settings.chunk_lines: 80 → 25']
 */
function describeSettingChanges(before, after) {
    return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`);
}
function writeChange({ path, before, after }) {
    const name = path.join('.');
    const isAlike = before !== undefined && after !== undefined && plain(before) === plain(after);
    const write = (value) => hideSecrets((isAlike ? fingerprint/* canonicalJson */.d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if (isSecretPath(path) || old === now)
        return {
            name,
            before: before === undefined ? NOT_SET : '(hidden)',
            after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
        };
    return { name, before: cutFrom(old, now), after: cutFrom(now, old) };
}
/** Text without quotes, all else as JSON. */
function plain(value) {
    if (value === undefined)
        return NOT_SET;
    return typeof value === 'string' && value.trim() !== '' ? value : (0,fingerprint/* canonicalJson */.d)(value);
}
function cutFrom(text, other) {
    if (text.length <= VALUE_LENGTH)
        return text;
    let common = 0;
    while (common < other.length && text[common] === other[common])
        common++;
    const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0;
    // By code points, so that no letter is cut in half.
    const letters = [...text.slice(start)];
    const cut = letters.length > VALUE_LENGTH ? `${letters.slice(0, VALUE_LENGTH - 1).join('')}…` : letters.join('');
    return `${start > 0 ? '…' : ''}${cut}`;
}


/***/ }),

/***/ 62250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ diffValues)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55712);

/**
 * Where two JSON values differ, as deep as both go, by key. Lists of plain values, such as a command, are compared whole; what is only
 * on one side is one change, however much is in it.
 * @example diffValues({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }) // [{ path: ['b', 'c'], before: 2, after: 3 }]
 */
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
/** What is looked into: objects, and lists that hold some; null for everything else. */
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}


/***/ }),

/***/ 11405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ dropUnmeasured)
/* harmony export */ });
/**
 * The gates without those that nobody asked for and nothing measured: a default guardrail (tokens, precision) whose metric no
 * trial of either arm could score, because the target does not report it. A gate that the suite names always stays.
 */
function dropUnmeasured(gates, trials) {
    const isDropped = (gate) => gate.assumed === true &&
        !gate.primary &&
        !trials.some((arm) => arm.some(({ scores }) => scores[gate.metric] !== undefined));
    return { gates: gates.filter((gate) => !isDropped(gate)), dropped: gates.filter(isDropped) };
}


/***/ }),

/***/ 71956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ adjustByFamily)
/* harmony export */ });
/* harmony import */ var _stats_holm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84014);

/**
 * Holm's adjusted p over the `significant` gates that have one, severity fail and warn apart; the p itself outside a
 * family (verdict-rules 4). In order of the gates.
 */
function adjustByFamily(gates) {
    const ps = gates.map(({ test }) => (test.kind === 'tested' ? test.outcome.p : null));
    const adjusted = ps.map((p) => ({ p, family_size: 1 }));
    for (const severity of ['fail', 'warn']) {
        const members = gates.flatMap(({ checked: { gate } }, index) => {
            const p = ps[index] ?? null;
            return p !== null && gate.severity === severity && gate.evidence === 'significant' ? [{ p, index }] : [];
        });
        (0,_stats_holm_js__WEBPACK_IMPORTED_MODULE_0__/* .holm */ .f)(members.map(({ p }) => p)).forEach((p, position) => {
            const member = members[position];
            if (member !== undefined)
                adjusted[member.index] = { p, family_size: members.length };
        });
    }
    return adjusted;
}


/***/ }),

/***/ 48819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ findFlakyCases)
/* harmony export */ });
/** Cases whose success differs between the trials of one arm, least stable first, then by id. */
function findFlakyCases(ids, columns) {
    return ids
        .map((id) => ({
        case_id: id,
        baseline: passesOf(columns.baseline, id),
        candidate: passesOf(columns.candidate, id),
    }))
        .filter((entry) => instabilityOf(entry) > 0)
        .sort((a, b) => instabilityOf(b) - instabilityOf(a) || (a.case_id < b.case_id ? -1 : 1));
}
/** Success of one case in one arm; null without a scored trial. */
function passesOf(success, caseId) {
    const values = success.get(caseId)?.values ?? [];
    return values.length === 0 ? null : { passed: values.filter((value) => value === 1).length, trials: values.length };
}
/** p(1 − p) of the less stable arm. */
function instabilityOf({ baseline, candidate }) {
    const spread = (passes) => passes === null ? 0 : (passes.passed * (passes.trials - passes.passed)) / passes.trials ** 2;
    return Math.max(spread(baseline), spread(candidate));
}


/***/ }),

/***/ 69678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ findFlips),
/* harmony export */   v: () => (/* binding */ countPasses)
/* harmony export */ });
/** Success of every comparable case in both arms, sorted by case id; confirmation re-runs count for the candidate. */
function countPasses(input) {
    return input.pairing.paired.map((golden) => {
        const values = [input.candidate, input.confirmations].flatMap((column) => column.get(golden.id)?.values ?? []);
        return {
            case_id: golden.id,
            critical: golden.critical,
            baseline: passesOf(input.baseline.get(golden.id)?.values ?? []),
            candidate: passesOf(values),
        };
    });
}
function passesOf(values) {
    return { passed: values.filter((value) => value === 1).length, trials: values.length };
}
const KINDS = ['newly-failing', 'newly-passing', 'flaky'];
/**
 * Cases whose success differs between the arms, newly failing ones first (critical before others), then by id.
 * A case with no scored trial on one side is no flip.
 */
function findFlips(passes, confirmed) {
    const flips = passes.flatMap((entry) => {
        const kind = kindOf(entry.baseline, entry.candidate);
        return kind === null ? [] : [{ ...entry, kind, confirmed: confirmed.has(entry.case_id) }];
    });
    const rank = (flip) => 2 * KINDS.indexOf(flip.kind) + (flip.critical ? 0 : 1);
    return flips.sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b));
}
function kindOf(baseline, candidate) {
    if (baseline.trials === 0 || candidate.trials === 0)
        return null;
    if (baseline.passed * candidate.trials === candidate.passed * baseline.trials)
        return null;
    if (baseline.passed === baseline.trials && candidate.passed === 0)
        return 'newly-failing';
    return baseline.passed === 0 && candidate.passed === candidate.trials ? 'newly-passing' : 'flaky';
}


/***/ }),

/***/ 78735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ collectGateCases)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62182);
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84361);
/* harmony import */ var _metric_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15546);



/** Collects a metric's cases inside a slice (verdict-rules 1); `columns` are the metric's own, one an arm. */
function collectGateCases(input) {
    const { pairing, slice, columns } = input;
    const isLeftOut = (id) => input.left_out?.has(id) === true;
    let leftOut = 0;
    const inSlice = (cases) => slice === null ? cases : cases.filter((golden) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, slice));
    const pairs = [];
    const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 };
    const unmeasured = { trials: 0, values: [] };
    for (const golden of inSlice(pairing.paired)) {
        const baseline = columns.baseline.get(golden.id);
        const candidate = columns.candidate.get(golden.id);
        // The text is the same on both sides, so a metric that applies on one side applies on the other.
        if (baseline === undefined && candidate === undefined)
            continue;
        if (isLeftOut(golden.id)) {
            leftOut++;
            continue;
        }
        missing.applicable++;
        if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(baseline) && (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(candidate)) {
            pairs.push({ case_id: golden.id, cluster: golden.cluster, baseline, candidate });
        }
        else if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(baseline))
            missing.only_candidate++;
        else if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(candidate))
            missing.only_baseline++;
    }
    const pairedIds = new Set(pairing.paired.map((golden) => golden.id));
    const applicableIn = (cases, own, other) => inSlice(cases).flatMap(({ id }) => {
        const appliesByOther = pairedIds.has(id) && other.has(id);
        const scores = own.get(id) ?? (appliesByOther ? unmeasured : null);
        return scores === null ? [] : [{ id, scores }];
    });
    const baselineScores = applicableIn(pairing.baseline ?? [], columns.baseline, columns.candidate);
    const candidateScores = applicableIn(pairing.candidate, columns.candidate, columns.baseline);
    const shareCompared = (cases) => shareScored(cases.filter(({ id }) => !isLeftOut(id)));
    const scored = candidateScores.filter(({ scores }) => (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(scores));
    return {
        pairs,
        scored_share: { baseline: shareCompared(baselineScores), candidate: shareCompared(candidateScores) },
        missing,
        left_out: leftOut,
        candidate_values: scored.map(({ scores }) => (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(scores.values)),
        candidate_scores: scored.map(({ scores }) => scores),
        candidate_ids: scored.map(({ id }) => id),
    };
}
function shareScored(cases) {
    return cases.length === 0 ? null : cases.filter(({ scores }) => (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(scores)).length / cases.length;
}


/***/ }),

/***/ 77613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ measureGate)
/* harmony export */ });
/* harmony import */ var _absolute_bounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69503);
/* harmony import */ var _gate_without_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47983);
/* harmony import */ var _missing_unevenly_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51023);
/* harmony import */ var _per_run_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63995);
/* harmony import */ var _paired_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51476);
/* harmony import */ var _apply_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49480);






/** Measures one gate by verdict-rules 1 to 3 and 6. `seed` is the suite's. */
function measureGate(input) {
    const { checked, cases, facts, alpha } = input;
    const { gate, metric } = checked;
    const value = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOfCases */ .aE)(metric, cases.candidate_scores);
    const start = {
        checked,
        cases,
        candidate_value: value,
        broken_bound: (0,_absolute_bounds_js__WEBPACK_IMPORTED_MODULE_2__/* .findBrokenBound */ .r)(gate, value),
        missing_unevenly: facts.has_baseline && (0,_missing_unevenly_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissingUnevenly */ .R)(cases.missing),
    };
    const seed = `${input.seed}/${gate.id}`;
    const testInput = cases.pairs.length === 0 ? null : (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTestInput */ .R4)({ metric, pairs: cases.pairs, alpha, seed });
    const untestable = (0,_gate_without_test_js__WEBPACK_IMPORTED_MODULE_5__/* .findGateWithoutTest */ .pj)(checked, cases, facts);
    if (untestable !== null)
        return { ...start, input: testInput, test: untestable };
    return { ...start, input: testInput, test: testGate(checked, testInput) };
}
function testGate({ metric, margin }, input) {
    if (margin === null || input === null)
        return { kind: 'bounds-only' };
    const missing = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingFigure */ .Me)(input);
    if (missing !== null)
        return { kind: 'not-comparable', reason: missing };
    const outcome = (0,_apply_row_js__WEBPACK_IMPORTED_MODULE_1__/* .applyRow */ .T)(input, margin);
    return outcome === null
        ? { kind: 'not-comparable', reason: zeroBaseline(metric) }
        : { kind: 'tested', input, outcome };
}
function zeroBaseline(metric) {
    return `the baseline is 0, so nothing can be relative to it, and ${metric.title} has no absolute margin`;
}


/***/ }),

/***/ 47983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l1: () => (/* binding */ describeLeftOut),
/* harmony export */   n6: () => (/* binding */ tooFewScored),
/* harmony export */   nh: () => (/* binding */ findIncomparability),
/* harmony export */   pj: () => (/* binding */ findGateWithoutTest)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90873);


/** Why a gate takes no test, in the order of verdict-rules 2; null when it takes one. */
function findGateWithoutTest(checked, cases, facts) {
    const invalid = tooFewScored(cases, facts.min_scored_share);
    if (invalid !== null)
        return { kind: 'invalid', reason: invalid };
    if (checked.margin === null)
        return { kind: 'bounds-only' };
    const reason = findIncomparability(checked.metric, cases, facts);
    return reason === null ? null : { kind: 'not-comparable', reason };
}
/** Why two arms of a metric cannot be compared; null when they can. */
function findIncomparability(metric, cases, facts) {
    if (!facts.has_baseline)
        return 'no baseline yet';
    const redefined = facts.redefined.get(metric.id);
    if (redefined !== undefined)
        return redefined;
    if (metric.environment === 'bound' && !facts.interleaved)
        return 'measured on different machines';
    if (cases.pairs.length > 0)
        return null;
    return describeLeftOut(cases) ?? 'no case is scored on both sides';
}
/** Which cases are left out of a comparison of costs, and why; null when none is. */
function describeLeftOut({ left_out: count }) {
    if (count === 0)
        return null;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'case')} with the target's own cost ${count === 1 ? 'is' : 'are'} left out: the price list changed`;
}
/** Why too few of a metric's cases are scored to say anything; null when enough are. */
function tooFewScored({ scored_share: share }, floor) {
    const isBelow = (value) => value !== null && value < floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p;
    const write = (value) => `${Math.floor(value * 1000) / 10} %`;
    if (isBelow(share.candidate))
        return `only ${write(share.candidate)} of the cases are scored (at least ${write(floor)} needed)`;
    if (isBelow(share.baseline)) {
        return `only ${write(share.baseline)} of the baseline's cases are scored (at least ${write(floor)} needed)`;
    }
    return null;
}


/***/ }),

/***/ 65979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgedBy)
/* harmony export */ });
/**
 * Both arms are judged alike, so what only the rules differ in is no difference of the arms. One failing trial proves a flip
 * only where the target is deterministic by the word of both.
 */
function judgedBy(judge, scored) {
    if (judge === undefined)
        return scored;
    const { run } = scored;
    const deterministic = run.settings.deterministic && judge.rules.settings.deterministic;
    return { ...scored, run: { ...run, settings: { ...run.settings, ...judge.rules.settings, deterministic } } };
}


/***/ }),

/***/ 88931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ compareTotals),
/* harmony export */   EX: () => (/* binding */ logSeries),
/* harmony export */   QV: () => (/* binding */ takeLogRatios),
/* harmony export */   mm: () => (/* binding */ canTakeLogRatios),
/* harmony export */   vn: () => (/* binding */ logRatios)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84361);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90873);
/* harmony import */ var _paired_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51476);



/** Ratios need every paired value above 0; one other value takes the whole metric to the linear rows. */
function canTakeLogRatios(input) {
    return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0);
}
/** s·ln(cᵢ/bᵢ), rounded: the typical query, as mean log ratios are geometric means. */
function logRatios(input, baseline, candidate) {
    const sign = (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_0__/* .orientationOf */ .MX)(input.metric);
    return candidate.map((value, index) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .b)(sign * Math.log(value / (baseline[index] ?? value))));
}
/** The same pairs with log ratios for differences; what is equal is then what has ratio 1. */
function takeLogRatios(input) {
    const differences = logRatios(input, input.baseline, input.candidate);
    return { ...input, differences, all_equal: differences.every((difference) => difference === 0) };
}
/** A relative margin on the log scale: m = ln(1+r) for `lower`, −ln(1−r) for `higher`. `input` has log ratios for differences. */
function logSeries(input, share) {
    const size = input.metric.direction === 'lower' ? Math.log(1 + share) : -Math.log(1 - share);
    return { kind: 'log', values: input.differences, limit: -size, worst: null, size, relative: share };
}
/**
 * ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2
 * (`lower`) or 1 − r/2 (`higher`) forbids the good verdicts (verdict-rules 3, Total).
 */
function compareTotals(input, share) {
    const ratio = (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(input.candidate) / (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(input.baseline);
    const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p : ratio > 1 - share / 2 + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p;
    return { ratio, contradicts: !isFine };
}


/***/ }),

/***/ 46071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iy: () => (/* binding */ boundMcnemar),
  e8: () => (/* binding */ countFlips),
  yW: () => (/* binding */ testMcnemar)
});

// EXTERNAL MODULE: ./build/core/stats/mcnemar.js + 1 modules
var mcnemar = __webpack_require__(44955);
// EXTERNAL MODULE: ./build/core/stats/bisect.js
var bisect = __webpack_require__(68530);
// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
;// CONCATENATED MODULE: ./build/core/stats/tango-interval.js


/**
 * Tango's score interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Source: Tango 1998, Stat. Med. 17:891. All δ with (g − f − nδ)² ≤ z²·n·(2q + δ(1 − δ)), f worse, g better, q the
 * constrained estimate of the worse share; each end by bisection to 1e-12. With no flips it is ±z²/(n + z²).
 * @example tangoInterval({ worse: 0, better: 0, n: 10, alpha: 0.05 }) // { low: -0.277532799863, high: 0.277532799863 }
 */
function tangoInterval(table) {
    const { worse, better, n } = table;
    const z = (0,normal/* normalQuantile */.Z)(1 - table.alpha / 2);
    const estimate = (better - worse) / n;
    const isInside = (delta) => {
        const variance = Math.max(0, 2 * worseShare(delta, table) + delta * (1 - delta));
        return (better - worse - n * delta) ** 2 <= z * z * n * variance;
    };
    const end = (limit) => estimate === limit
        ? limit
        : limit * (0,bisect/* bisect */.h)({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) });
    return { low: end(-1), high: end(1) };
}
/** q of the paper: the share of pairs that got worse, most likely when the true difference is `delta`. */
function worseShare(delta, { worse, better, n }) {
    const a = 2 * n;
    const b = -better - worse + (2 * n - better + worse) * delta;
    const c = -worse * delta * (1 - delta);
    const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
    // The other form of the same root: above b = 0 the usual one would subtract two near-equal numbers.
    return b > 0 ? (-2 * c) / (root + b) : (root - b) / (2 * a);
}

// EXTERNAL MODULE: ./build/core/compare/paired-t-row.js + 1 modules
var paired_t_row = __webpack_require__(72735);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
;// CONCATENATED MODULE: ./build/core/compare/mcnemar-row.js




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
    const { low, high } = tangoInterval({ ...flips, n, alpha: input.alpha });
    return {
        p: (0,mcnemar/* mcnemar */.o)(flips).midP,
        df: null,
        interval: { low, high, method: 'tango' },
        se: flipError(flips.worse, flips.better, n),
    };
}
/** Verdict-rules 9: √(f+g−(f−g)²/n)/n; below 6 flips that says too little, so √((f+g+1)/(n+2))/√n. */
function flipError(worse, better, n) {
    const flips = worse + better;
    return flips < 6 ? Math.sqrt((flips + 1) / (n + 2) / n) : Math.sqrt(flips - (worse - better) ** 2 / n) / n;
}
/** Tango's lower end; for a relative margin the bounds of the shifted series. */
function boundMcnemar(input, series) {
    if (series.kind === 'shifted')
        return (0,paired_t_row/* boundBounded */.Ij)(input, series);
    const { differences, alpha } = input;
    const tango = () => tangoInterval({ ...countFlips(differences), n: differences.length, alpha }).low;
    return [(0,row_outcome/* makeBound */.Tp)('tango', series, tango)];
}


/***/ }),

/***/ 15546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ indexTrials),
/* harmony export */   Ej: () => (/* binding */ readColumns),
/* harmony export */   Lo: () => (/* binding */ isScored)
/* harmony export */ });
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83067);

/** Sorts the trials of one arm once, so that a column is one pass over them. */
function indexTrials(trials) {
    return readColumns([...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1)));
}
/** The columns of trials that are in order already: values come in the order that their trials have here. */
function readColumns(ordered) {
    return ({ id: metricId, per_run: figure }) => {
        if (figure !== undefined)
            return recordColumn(ordered, figure);
        const column = new Map();
        for (const { case: caseId, scores, unscored } of ordered) {
            const value = scores[metricId];
            if (value === undefined && unscored[metricId] === undefined)
                continue;
            const cell = column.get(caseId) ?? { trials: 0, values: [] };
            column.set(caseId, cell);
            cell.trials++;
            if (value !== undefined)
                cell.values.push(value);
        }
        return column;
    };
}
function recordColumn(ordered, figure) {
    const cases = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .recordCases */ .J)(figure, ordered);
    return new Map([...cases].map(([id, { trials, values, record }]) => [id, { trials, values, ...(record !== null && { record }) }]));
}
/**
 * A case is scored when at least half of its trials are (verdict-rules 1.2).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
function isScored(scores) {
    return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials;
}


/***/ }),

/***/ 51023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isMissingUnevenly)
/* harmony export */ });
/* harmony import */ var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44955);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90873);


const CASES = 2;
const SHARE = 0.02;
/** Fixed: it guards against a broken measurement and is no claim at the suite's alpha. */
const LEVEL = 0.05;
/**
 * Whether cases are missing more in one arm than in the other: by at least 2 cases and more than 2 points, or by
 * McNemar's mid-p on scored against unscored (verdict-rules 2). It forbids the good verdicts.
 */
function isMissingUnevenly({ applicable, only_baseline, only_candidate }) {
    const difference = Math.abs(only_candidate - only_baseline);
    if (difference >= CASES && difference / applicable > SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p)
        return true;
    return (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__/* .mcnemar */ .o)({ worse: only_candidate, better: only_baseline }).midP < LEVEL;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findModelChange),
/* harmony export */   v: () => (/* binding */ findMovedModels)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56045);

function findModelChange(baseline, candidate) {
    const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'));
    if (old === now || !old || !now)
        return 'none';
    return configuredModels(baseline) === configuredModels(candidate) ? 'provider' : 'configured';
}
/** Models of which several versions answered in one run: the provider changed them while it was measured. */
function findMovedModels({ fingerprints }) {
    const versions = new Map();
    for (const model of [...fingerprints.models].sort()) {
        const name = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedModelName */ .a)(model);
        versions.set(name, [...(versions.get(name) ?? []), model]);
    }
    return [...versions.values()].filter((models) => models.length > 1).map((models) => models.join(' and '));
}
/** Models that do other work than answering. */
const OTHER_WORK = /embed|rerank|judge/i;
const NAMES_MODEL = /(?:^|[^a-z])(?:models?|deployment)(?:$|[^a-z])/i;
const MODEL_FLAG = /(?:^|\s)-{1,2}[\w-]*model[\s=]\S+/gi;
/** What the target's settings say of models, as one text; the flags of a command too. */
function configuredModels({ settings }) {
    const found = [];
    const visit = (value, path) => {
        if (OTHER_WORK.test(path))
            return;
        if (typeof value === 'object' && value !== null && !isCommand(value)) {
            for (const [key, member] of Object.entries(value))
                visit(member, `${path}.${spaced(key)}`);
        }
        else if (NAMES_MODEL.test(path))
            found.push(`${path}=${String(value)}`);
        else {
            const flags = (isCommand(value) ? value.join(' ') : String(value)).match(MODEL_FLAG) ?? [];
            found.push(...flags.filter((flag) => !OTHER_WORK.test(flag)).map((flag) => flag.trim()));
        }
    };
    visit(settings.target, '');
    return found.sort().join('\n');
}
function isCommand(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
/** `modelName` as `model Name`, and `llm_model` as `llm model`. */
function spaced(key) {
    return key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ');
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/**
 * A function that works its value out when first asked and keeps it: some figures of a gate cost 10,000 resamples, and
 * most verdicts need none of them.
 * @example once(() => [1, 2]) // a function that gives the same list at every call
 */
function once(make) {
    let kept = null;
    return () => (kept ??= { value: make() }).value;
}


/***/ }),

/***/ 92344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pairCases)
/* harmony export */ });
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62182);

/**
 * Sorts the cases of two runs by verdict-rules 1.3 and the counts of step 8.3. `asked` is the subset that was to be measured; without
 * it the candidate's own word counts.
 */
function pairCases(baseline, candidate, asked = candidate.run.subset) {
    const stale = new Set([...(baseline?.stale_cases ?? []), ...(candidate.stale_cases ?? [])]);
    const subset = asked === null ? null : (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(asked);
    const isSelected = (golden) => subset === null || (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, subset);
    const candidateCases = byId(candidate.run.cases.filter(isSelected));
    const allBaselineCases = byId(baseline?.run.cases ?? []);
    const baselineCases = new Map([...allBaselineCases].filter(([id, golden]) => candidateCases.has(id) || isSelected(golden)));
    const isEdited = (id) => candidateCases.get(id)?.fingerprint !== allBaselineCases.get(id)?.fingerprint;
    const shared = [...candidateCases.keys()].filter((id) => baselineCases.has(id));
    const removed = [...baselineCases.keys()].filter((id) => !candidateCases.has(id));
    const excluded = [...baselineCases.keys()].filter((id) => stale.has(id) || isEdited(id));
    const isFresh = (golden) => !stale.has(golden.id);
    return {
        baseline: baseline === null ? null : [...baselineCases.values()].filter(isFresh),
        candidate: [...candidateCases.values()].filter(isFresh),
        paired: [...candidateCases.values()].filter((golden) => isFresh(golden) && baselineCases.has(golden.id) && !isEdited(golden.id)),
        edited: shared.filter((id) => isEdited(id) && !stale.has(id)),
        added: baseline === null ? [] : [...candidateCases.keys()].filter((id) => !baselineCases.has(id)),
        removed,
        stale: [...stale].filter((id) => candidateCases.has(id) || baselineCases.has(id)).sort(),
        outside: countOutside([...allBaselineCases.values()], candidate),
        excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
    };
}
function countOutside(baselineCases, { run }) {
    if (run.subset === null)
        return 0;
    const own = (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(run.subset);
    const ids = new Set(run.cases.map(({ id }) => id));
    return baselineCases.filter((golden) => !ids.has(golden.id) && !(0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, own)).length;
}
/** Disabled cases are as good as absent. Sorted by code unit, so that no locale can change a seeded draw. */
function byId(cases) {
    const enabled = cases.filter((golden) => golden.enabled);
    return new Map(enabled.sort((a, b) => (a.id < b.id ? -1 : 1)).map((golden) => [golden.id, golden]));
}


/***/ }),

/***/ 51476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ boundedRange),
/* harmony export */   FQ: () => (/* binding */ absoluteSeries),
/* harmony export */   MX: () => (/* binding */ orientationOf),
/* harmony export */   R4: () => (/* binding */ makeTestInput),
/* harmony export */   bC: () => (/* binding */ orientedDifferences),
/* harmony export */   z9: () => (/* binding */ linearSeries)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84361);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90873);


function makeTestInput(input) {
    const { metric, pairs } = input;
    const baseline = pairs.map((pair) => (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(pair.baseline.values));
    const candidate = pairs.map((pair) => (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(pair.candidate.values));
    const differences = orientedDifferences(metric, baseline, candidate);
    const clusters = clustersOf(pairs);
    const clusterCount = clusters === null ? null : new Set(clusters).size;
    return {
        ...input,
        baseline,
        candidate,
        differences,
        clusters,
        cluster_count: clusterCount,
        is_single: pairs.length === 1 || clusterCount === 1,
        all_equal: metric.per_run === undefined ? differences.every((difference) => difference === 0) : areAlike(pairs),
    };
}
/** Both arms gave the same to the figure of the run. */
function areAlike(pairs) {
    return pairs.every(({ baseline, candidate }) => {
        const [before, after] = [baseline.record ?? [], candidate.record ?? []];
        return before.length === after.length && before.every((value, at) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .b)(value - (after[at] ?? 0)) === 0);
    });
}
/** −1 where lower is better, else 1. */
function orientationOf(metric) {
    return metric.direction === 'lower' ? -1 : 1;
}
/** dᵢ = s·(cᵢ − bᵢ), rounded to nine decimals (verdict-rules 1.4). */
function orientedDifferences(metric, baseline, candidate) {
    const sign = orientationOf(metric);
    return candidate.map((value, index) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .b)(sign * (value - (baseline[index] ?? 0))));
}
function clustersOf(pairs) {
    const named = pairs.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]));
    if (new Set(named).size === named.length)
        return null;
    return pairs.map(({ cluster, case_id }) => (cluster === undefined ? `case:${case_id}` : `cluster:${cluster}`));
}
/** Both ends of a bounded metric's range, or null (verdict-rules 1.6). */
function boundedRange(metric) {
    const [low, high] = metric.range;
    return low === null || high === null ? null : { low, high };
}
/** The series of an absolute margin. */
function absoluteSeries(input, size) {
    const range = boundedRange(input.metric);
    const worst = range === null ? null : range.low - range.high;
    return { kind: 'difference', values: input.differences, limit: -size, worst, size, relative: null };
}
/** The series of a relative margin outside the log scale. */
function shiftedSeries(input, share) {
    const isLower = input.metric.direction === 'lower';
    const values = input.candidate.map((value, index) => {
        const base = input.baseline[index] ?? 0;
        return (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .b)(isLower ? (1 + share) * base - value : value - (1 - share) * base);
    });
    const range = boundedRange(input.metric);
    const worst = range === null ? null : isLower ? (1 + share) * range.low - range.high : range.low - (1 - share) * range.high;
    return { kind: 'shifted', values, limit: 0, worst, size: share * (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(input.baseline), relative: share };
}
/**
 * The series a linear row tests, or null when a relative margin has nothing to be relative to: a paired baseline mean
 * of 0 with some difference takes the metric's absolute margin, if it has one (verdict-rules 3).
 */
function linearSeries(input, margin) {
    if (margin.kind === 'absolute')
        return absoluteSeries(input, margin.value);
    if ((0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(input.baseline) > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p || input.all_equal)
        return shiftedSeries(input, margin.value);
    const standIn = input.metric.absolute_margin;
    return standIn === undefined ? null : absoluteSeries(input, standIn);
}


/***/ }),

/***/ 72735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ij: () => (/* binding */ boundBounded),
  V8: () => (/* binding */ boundUnbounded),
  aN: () => (/* binding */ gaffkeBoundOf),
  o3: () => (/* binding */ gaffkeInterval),
  U2: () => (/* binding */ resamplesOf),
  EL: () => (/* binding */ testPairedT)
});

// UNUSED EXPORTS: tBoundOf

// EXTERNAL MODULE: ./build/core/stats/bootstrap-t-bound.js
var bootstrap_t_bound = __webpack_require__(1972);
// EXTERNAL MODULE: ./build/core/stats/gaffke-bound.js
var gaffke_bound = __webpack_require__(79877);
// EXTERNAL MODULE: ./build/core/stats/mean.js
var stats_mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/paired-t.js
var paired_t = __webpack_require__(89240);
// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
// EXTERNAL MODULE: ./build/core/stats/sample-deviation.js
var sample_deviation = __webpack_require__(65412);
;// CONCATENATED MODULE: ./build/core/stats/resample-means.js



/**
 * Resamples the values, `draws` times n of them with replacement, from values already rounded by `roundNoise`; null for
 * fewer than two values and for equal ones, which have nothing to resample. Cost: draws × n at about 7 ns.
 * Source: Efron 1979, Ann. Stat. 7:1.
 * @example resampleMeans({ values: [1, 1, 1], seed: '1' }) // null
 */
function resampleMeans({ values, seed, draws = 10_000, }) {
    const sd = (0,sample_deviation/* sampleDeviation */.g)(values);
    if (sd === null || sd === 0)
        return null;
    const n = values.length;
    const mean = (0,stats_mean/* mean */.i)(values);
    // Centred, so that the sums of squares below lose nothing to a large offset.
    const centred = Float64Array.from(values, (value) => value - mean);
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const shifts = new Float64Array(draws);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let squares = 0;
        let isFlat = true;
        let first;
        for (let drawn = 0; drawn < n; drawn++) {
            const value = centred[Math.floor(random() * n)];
            total += value;
            squares += value * value;
            first ??= value;
            if (value !== first)
                isFlat = false;
        }
        const variance = (squares - (total * total) / n) / (n - 1);
        shifts[draw] = total / n;
        statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n);
    }
    return { mean, standardError: sd / Math.sqrt(n), centred, shifts, statistics };
}

// EXTERNAL MODULE: ./build/core/compare/constant-series.js
var constant_series = __webpack_require__(70176);
// EXTERNAL MODULE: ./build/core/compare/once.js
var once = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
// EXTERNAL MODULE: ./build/core/compare/paired-input.js
var paired_input = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/core/compare/paired-t-row.js









/** The paired t test with its own interval; constant differences take the exact sign-flip p and a point, if anything. */
function testPairedT(differences, alpha) {
    const test = (0,paired_t/* pairedT */.u)(differences, alpha);
    if (test === null)
        return row_outcome/* NO_TEST */.j0;
    const { p, df, low, high, sd, n } = test;
    const method = test.degenerate === null ? 't' : 'point';
    return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) };
}
/**
 * Gaffke's interval of a bounded metric's mean difference: both ends with the worst value that a further case could have.
 * `bounds` are the row's: with an absolute margin they hold the lower end already.
 */
function gaffkeInterval(input, series, bounds) {
    const range = (0,paired_input/* boundedRange */.DC)(input.metric);
    if (range === null)
        return null;
    const boundOf = (values) => (0,gaffke_bound/* gaffkeBound */.v)({ values, worst: range.low - range.high, alpha: input.alpha, seed: `${input.seed}/gaffke` }).lower;
    const known = series.kind === 'difference' ? bounds.find(({ method }) => method === 'gaffke')?.bound().value : null;
    return {
        low: known ?? boundOf(input.differences),
        high: -boundOf(input.differences.map((difference) => -difference)),
        method: 'gaffke',
    };
}
function resamplesOf({ seed }, values) {
    return (0,once/* once */.O)(() => resampleMeans({ values, seed: `${seed}/bootstrap-t` }));
}
/** The bounds of a bounded metric on a paired-t row, the cheap one first; with no difference anywhere Gaffke's alone. */
function boundBounded(input, series) {
    const gaffke = gaffkeBoundOf(input, series);
    return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke];
}
/** t and bootstrap-t; with no difference anywhere nothing bounds what was not seen. */
function boundUnbounded(input, series, resamples) {
    if (input.all_equal)
        return [];
    const bootstrapT = (0,row_outcome/* makeBound */.Tp)('bootstrap-t', series, () => {
        const drawn = resamples();
        return drawn === null ? null : (0,bootstrap_t_bound/* bootstrapTBound */.$)(drawn, input.alpha);
    });
    return [tBoundOf(input, series), bootstrapT];
}
function tBoundOf(input, series) {
    const { values } = series;
    return (0,row_outcome/* makeBound */.Tp)('t', series, () => (0,constant_series/* isConstant */.V)(values)
        ? (0,constant_series/* constantBound */.v)((0,stats_mean/* mean */.i)(values), values.length, input.alpha)
        : ((0,paired_t/* pairedT */.u)(values, input.alpha)?.low ?? null));
}
/** One bound, or none when the metric is unbounded. */
function gaffkeBoundOf({ alpha, seed }, series) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,once/* once */.O)(() => (0,gaffke_bound/* gaffkeBound */.v)({ values, worst, alpha, seed: `${seed}/gaffke` }));
    const { method, bound } = (0,row_outcome/* makeBound */.Tp)('gaffke', series, () => gaffke().lower);
    return [{ method, bound: (0,once/* once */.O)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(limit) })) }];
}


/***/ }),

/***/ 63995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ ENOUGH_FOR_A_FIGURE),
  Me: () => (/* binding */ findMissingFigure),
  $O: () => (/* binding */ isInformationOnly),
  JW: () => (/* binding */ testPerRun),
  aE: () => (/* binding */ valueOfCases),
  $b: () => (/* binding */ valuesOfArms)
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/percentile.js
var percentile = __webpack_require__(33655);
// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
;// CONCATENATED MODULE: ./build/core/stats/per-run-bootstrap.js



/**
 * The percentile bootstrap of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms
 * that ran the same `n` cases: two-sided p about 0 and the interval at 1 − alpha, both of orientation·(candidate −
 * baseline).
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; p with the added one of Davison & Hinkley
 * 1997, 4.2. Both arms take the same resampled cases, or whole clusters of them (null: a cluster of its own). A figure
 * that does not exist in a resample (NaN) counts against both sides of p and is left out of the interval. Cost: draws ×
 * n at about 5 ns, and two figures a draw.
 * @throws RangeError when no resample has a figure.
 * @example perRunBootstrap({ n: 200, baseline, candidate: baseline, orientation: -1, seed: '1', alpha: 0.05 }).p // 1
 */
function perRunBootstrap({ n, baseline, candidate, orientation, clusters, seed, draws = 10_000, alpha, }) {
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const draw = clusters === undefined ? drawCases(n, random) : drawClusters(clusters, random);
    const differences = [];
    let atOrBelow = 0;
    let atOrAbove = 0;
    const counts = new Int32Array(n);
    for (let drawn = 0; drawn < draws; drawn++) {
        counts.fill(0);
        const size = draw(counts);
        const difference = (0,round_noise/* roundNoise */.b)(orientation * (candidate(counts, size) - baseline(counts, size)));
        if (!(difference > 0))
            atOrBelow++;
        if (!(difference < 0))
            atOrAbove++;
        if (!Number.isNaN(difference))
            differences.push(difference);
    }
    const p = Math.min(1, (2 * (1 + Math.min(atOrBelow, atOrAbove))) / (draws + 1));
    return { p, low: (0,percentile/* percentile */.Y)(differences, alpha / 2), high: (0,percentile/* percentile */.Y)(differences, 1 - alpha / 2) };
}
/** Draws cases into counts of 0 and gives their number. */
function drawCases(n, random) {
    return (counts) => {
        for (let drawn = 0; drawn < n; drawn++) {
            const index = Math.floor(random() * n);
            counts[index] = counts[index] + 1;
        }
        return n;
    };
}
/** The same with the cases of a cluster together. */
function drawClusters(clusters, random) {
    const members = new Map();
    clusters.forEach((cluster, index) => {
        const key = cluster ?? Symbol();
        const known = members.get(key);
        if (known)
            known.push(index);
        else
            members.set(key, [index]);
    });
    const units = [...members.values()];
    return (counts) => {
        let size = 0;
        for (let drawn = 0; drawn < units.length; drawn++) {
            const unit = units[Math.floor(random() * units.length)];
            for (const index of unit)
                counts[index] = counts[index] + 1;
            size += unit.length;
        }
        return size;
    };
}

// EXTERNAL MODULE: ./build/core/stats/run-figures/index.js + 8 modules
var run_figures = __webpack_require__(15878);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
// EXTERNAL MODULE: ./build/core/compare/paired-input.js
var paired_input = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/core/compare/per-run-row.js





/** Below it a per-run figure is information only. */
const ENOUGH_FOR_A_FIGURE = 200;
/** What scored cases say together: the mean of their means, or the figure of the run; null when there is none. */
function valueOfCases(metric, cases) {
    if (metric.per_run !== undefined)
        return (0,run_figures/* figureOfRecords */.Y)(metric.per_run, recordsOf(cases));
    return cases.length === 0 ? null : (0,mean/* mean */.i)(cases.map(({ values }) => (0,mean/* mean */.i)(values)));
}
/** The same of both arms of some pairs. */
function valuesOfArms({ metric, pairs }) {
    return {
        baseline: valueOfCases(metric, pairs.map(({ baseline }) => baseline)),
        candidate: valueOfCases(metric, pairs.map(({ candidate }) => candidate)),
    };
}
/** Why two arms of a figure cannot be compared: one of them has none. Null for a mean over cases, and for figures that both have. */
function findMissingFigure(input) {
    const { metric } = input;
    if (metric.per_run === undefined)
        return null;
    const { baseline, candidate } = valuesOfArms(input);
    if (baseline !== null && candidate !== null)
        return null;
    const place = baseline === candidate ? 'either arm' : baseline === null ? 'the baseline' : 'the candidate';
    return `${metric.title} has no value in ${place}: ${WHY_NONE[metric.per_run.figure]}`;
}
const WHY_NONE = {
    percentile: 'there is no case',
    ratio: 'there is nothing to divide by',
    'calibration-error': 'there is no case',
    correlation: 'one of its two values never varies',
    'trial-deviation': 'no case has two scored trials',
    'run-deviation': 'there are not two trials a case',
};
/** The records of cases that are compared by a figure, in order. */
function recordsOf(cases) {
    return cases.flatMap(({ record }) => (record === undefined ? [] : [record]));
}
/** A per-run figure with too few cases, or in one cluster, is shown and tested by nothing. */
function isInformationOnly(input) {
    return input.pairs.length < ENOUGH_FOR_A_FIGURE || input.cluster_count === 1;
}
/** The seeded percentile bootstrap over cases, or over whole clusters, with its interval; nothing bounds a figure. */
function testPerRun(input) {
    const { metric, clusters, alpha } = input;
    if (isInformationOnly(input) || metric.per_run === undefined)
        return row_outcome/* NO_TEST */.j0;
    if (input.all_equal)
        return { ...row_outcome/* NO_TEST */.j0, p: 1 };
    const { resample } = (0,run_figures/* ruleOf */.F)(metric.per_run);
    const { p, low, high } = perRunBootstrap({
        n: input.pairs.length,
        baseline: resample(recordsOf(input.pairs.map(({ baseline }) => baseline))),
        candidate: resample(recordsOf(input.pairs.map(({ candidate }) => candidate))),
        orientation: (0,paired_input/* orientationOf */.MX)(metric),
        ...(clusters === null ? {} : { clusters }),
        seed: `${input.seed}/per-run`,
        alpha,
    });
    return { ...row_outcome/* NO_TEST */.j0, p, interval: { low, high, method: 'bootstrap' } };
}


/***/ }),

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ reachesMargin),
/* harmony export */   Tp: () => (/* binding */ makeBound),
/* harmony export */   j0: () => (/* binding */ NO_TEST)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84361);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90873);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8237);



const NO_TEST = { p: null, df: null, interval: null, se: null };
/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
function reachesMargin(delta, series) {
    if (delta >= -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p)
        return false;
    return series.kind === 'shifted' ? (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(series.values) <= _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p : -delta >= series.size - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p;
}
/** A bound beside the limit that it must be above, float noise in its favour. */
function makeBound(method, series, value) {
    const bound = (0,_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => {
        const lower = value();
        return { method, value: lower, above_margin: lower !== null && lower > series.limit + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p };
    });
    return { method, bound };
}


/***/ }),

/***/ 22437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ takeShares),
/* harmony export */   M: () => (/* binding */ splitVariance)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84361);
/* harmony import */ var _stats_variance_within_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29295);


/** Below it, more trials cannot cut the standard error by as much as an eighth. */
const MOSTLY_TRIALS = 0.5;
/**
 * Splits the squared standard error of a gate's mean difference into trial noise and real differences of cases; null where
 * nothing was tested, nothing differs, or an arm has too few repeated trials (two in at least half of the pairs).
 *
 * With dᵢ the difference of a case's means over kᵢ and mᵢ trials, Var(dᵢ) = τ² + σ²_b/kᵢ + σ²_c/mᵢ. σ² is each arm's pooled variance
 * within cases, v = σ²_b·mean(1/kᵢ) + σ²_c·mean(1/mᵢ), and τ² = n·SE² − v, not below 0: the method of moments on unweighted means, which
 * is unbiased however unequal the numbers of trials. SE is the gate's own, so clusters count as they do there. On the
 * log-ratio row values are taken as shares of their case's mean (Var(ln x̄) ≈ σ²/(k·μ²)).
 * Source: Miller 2024, arXiv:2411.00640, sections 3.1 and 3.2 (var = between/n + within/(n·K)); Searle, Casella & McCulloch 1992, Variance Components, ch. 3.
 * @example d = (1, 0, 0.5, 0.5), v = 0.2, sd² = 1/6: the trials explain all of it, so τ² is 0 and the share 1
 */
function splitVariance({ checked, test }) {
    if (test.kind !== 'tested' || test.outcome.row === 'per-run')
        return null;
    const { se, row } = test.outcome;
    const { pairs } = test.input;
    if (se === null || se === 0)
        return null;
    const isRelative = row === 'log-ratio';
    const baseline = armNoise(pairs, 'baseline', isRelative);
    const candidate = armNoise(pairs, 'candidate', isRelative);
    if (baseline === null || candidate === null)
        return null;
    const n = pairs.length;
    const noise = (more) => baseline.noise(more) + candidate.noise(more);
    const between = n * se ** 2 - noise(0);
    const share = Math.min(1, noise(0) / (n * se ** 2));
    const scaled = (left) => se * Math.sqrt(1 - share + share * left);
    const more = Math.max(...pairs.map((pair) => pair.candidate.values.length));
    return {
        gate: checked.gate.id,
        n,
        unit: isRelative ? 'relative' : 'absolute',
        trial_variance: { baseline: baseline.variance, candidate: candidate.variance },
        case_variance: Math.max(0, between),
        clipped: between < 0,
        standard_error: se,
        trial_share: share,
        with_more_trials: { trials: more, standard_error: scaled(share === 0 ? 1 : noise(more) / noise(0)) },
        with_twice_the_cases: se / Math.SQRT2,
        with_endless_trials: scaled(0),
        advice: share >= MOSTLY_TRIALS ? 'more-trials' : 'more-cases',
    };
}
function armNoise(pairs, arm, isRelative) {
    const groups = pairs.map((pair) => pair[arm].values);
    const repeated = groups.filter(({ length }) => length > 1).length;
    const within = (0,_stats_variance_within_js__WEBPACK_IMPORTED_MODULE_0__/* .varianceWithin */ .n)(isRelative ? groups.map(takeShares) : groups);
    if (within === null || 2 * repeated < groups.length)
        return null;
    const { variance } = within;
    return { variance, noise: (more) => variance * (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(groups.map(({ length }) => 1 / (length + more))) };
}
/** Values as shares of their mean, which is above 0. */
function takeShares(values) {
    const centre = (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(values);
    return values.map((value) => value / centre);
}


/***/ }),

/***/ 45072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findUnconfirmed),
/* harmony export */   e: () => (/* binding */ findConfirmedFailures)
/* harmony export */ });
/* harmony import */ var _model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(235);

/**
 * Ids of the cases in scope that passed in every scored baseline trial and fail in at least 3 scored candidate trials
 * (1 with a deterministic target), re-runs included, and pass in none (verdict-rules 7).
 */
function findConfirmedFailures(passes, { scope, isDeterministic }) {
    const needed = isDeterministic ? 1 : _model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3;
    return findNewlyFailing(passes, scope)
        .filter(({ candidate }) => candidate.trials >= needed)
        .map(({ case_id: caseId }) => caseId);
}
/**
 * The cases in scope that newly fail and are not proven yet, in the order given, and how many more failing trials each needs.
 * @example findUnconfirmed([{ case_id: 'a', critical: true, baseline: { passed: 1, trials: 1 }, candidate: { passed: 0, trials: 1 } }], { scope: 'critical', isDeterministic: false }) // [{ case_id: 'a', trials: 2 }]
 */
function findUnconfirmed(passes, { scope, isDeterministic }) {
    if (isDeterministic)
        return [];
    return findNewlyFailing(passes, scope)
        .map(({ case_id, candidate }) => ({ case_id, trials: _model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3 - candidate.trials }))
        .filter(({ trials }) => trials > 0);
}
/** Passed in every scored baseline trial, passes in no scored candidate trial; there is at least one of each. */
function findNewlyFailing(passes, scope) {
    if (scope === 'off')
        return [];
    return passes
        .filter(({ critical }) => scope === 'all' || critical)
        .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials)
        .filter(({ candidate }) => candidate.passed === 0 && candidate.trials > 0);
}


/***/ }),

/***/ 15790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatMeasured)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8499);


/** What stands behind a change in a table; null for what is plain without. */
function unitOf(style) {
    switch (style) {
        case 'share':
        case 'percent':
            return 'pp';
        case 's':
            return 's';
        case 'mb':
            return 'MB';
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return null;
    }
}
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta, interval } = measured;
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .styleOf */ .Vj)(metric);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = measured.row === 'log-ratio';
    const inValue = (oriented) => {
        const change = orientation * oriented;
        return isRelative ? Math.exp(change) - 1 : change;
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const change = delta === null ? null : inValue(delta);
    const sign = change === null || Math.abs(change) < 1e-9 ? 0 : change < 0 ? -1 : 1;
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(style, values, isRelative ? 0 : (change ?? 0));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeDecimals */ .nB)(change ?? 0) : valueDecimals;
    const signed = (value) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(value * 100, { decimals: changeDecimals, signed: true })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatIn */ .hO)(style, value, changeDecimals, { signed: true });
    const ends = interval === null ? null : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    const [low, high] = ends?.map(signed) ?? [];
    const number = change === null ? null : signed(change);
    const unit = isRelative ? '%' : unitOf(style);
    const unitInWords = isRelative
        ? '%'
        : unit === 'pp'
            ? number !== null && /^[+\u2212]?1$/.test(number)
                ? 'point'
                : 'points'
            : style === 'tokens'
                ? 'tokens'
                : unit;
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnit */ .$o)(text, word);
    return {
        baseline: baseline === null ? null : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, baseline, valueDecimals),
        candidate: candidate === null ? null : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, candidate, valueDecimals),
        change: join(number, unit),
        changeInWords: join(number, unitInWords),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        sign,
    };
}


/***/ }),

/***/ 26078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals)
/* harmony export */ });
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


/** Enough to tell any two values of a suite apart. */
const MOST_DECIMALS = 9;
/** Shares of cases read best as percentages; ratios within a case as .61. */
function styleOf(metric) {
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
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(largest));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    switch (style) {
        case 'share':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * 100, { decimals, ...format });
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, bare: true, ...format });
        case 'usd':
            return (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(value, { decimals, ...format });
        case 's':
        case 'tokens':
        case 'count':
        case 'mb':
        case 'percent':
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, ...format });
    }
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(share * 100, 1);
}
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    const style = styleOf(metric);
    const number = formatIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
    switch (style) {
        case 'share':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, '%');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}
/**
 * A value beside the limit that it is held against, with as many decimals as it takes to tell them apart.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    const write = (decimals) => ({
        value: formatValue(metric, value, decimals),
        limit: formatValue(metric, limit, decimals),
    });
    let decimals = styleOf(metric) === 'share' ? 0 : decimalsOf(styleOf(metric), [value, limit], value - limit);
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
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points` (`5 pp` when short), `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric);
    const scale = style === 'share' ? 100 : 1;
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const shown = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(shown, decimals, options.round) - shown) > 1e-9)
        decimals++;
    const number = formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'share':
        case 'percent':
            return options.short === true ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'pp') : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, number === '1' ? 'point' : 'points');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'tokens':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'tokens');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
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

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const shown = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${shown}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 20928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatPInWords),
/* harmony export */   M: () => (/* binding */ formatP)
/* harmony export */ });
/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 9096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatRate)
/* harmony export */ });
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304);

/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
function formatRate(rate) {
    return (0,_format_money_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .u)(rate, { decimals: Math.max(2, String(rate).split('.')[1]?.length ?? 0) });
}


/***/ }),

/***/ 45997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ allOf)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35398);

/**
 * Whether all of the scores are 1, as a score: a 0 settles it; else one that is unscored leaves it open, with its reason.
 * @example allOf([unscored('no usage'), scored(0)]) // scored 0
 */
function allOf(scores) {
    if (scores.some((score) => score.kind === 'scored' && score.value === 0))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(0);
    return scores.find((score) => score.kind === 'unscored') ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(1);
}


/***/ }),

/***/ 42371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ billsOf),
/* harmony export */   Q: () => (/* binding */ statesOwnCost)
/* harmony export */ });
/**
 * The calls that a reply is to be paid for, in order, at least one: every attempt, those that were given up too. Without attempts, or
 * where they name one model and tier and say nothing of tokens, it is the reply's own `usage`, which is that of all attempts.
 * `model` of the reply is the one that answered, so the last attempt may leave it out.
 * @example billsOf({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
function billsOf(reply) {
    const attempts = reply.attempts ?? [];
    const whole = wholeBill(reply);
    if (whole !== null)
        return [whole];
    return attempts.map((attempt, index) => ({
        ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
        ...attempt,
    }));
}
/** Whether the target states a cost itself, of the reply or of an attempt: such a cost follows the prices of its day. */
function statesOwnCost(reply) {
    return reply.cost_usd !== undefined || billsOf(reply).some((bill) => bill.cost_usd !== undefined);
}
/** The reply as one call, or null where its attempts must be paid one by one. */
function wholeBill({ attempts = [], usage, model, planner }) {
    const [first, ...others] = attempts;
    const tier = planner?.route;
    const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) };
    if (first === undefined)
        return own;
    if (attempts.some(saysWhatItUsed))
        return others.length === 0 ? { ...own, ...first } : null;
    const isAlike = others.every((other) => (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier));
    return isAlike ? { ...own, ...first } : null;
}
function saysWhatItUsed({ input_tokens: input, output_tokens: output, cost_usd: cost }) {
    return input !== undefined || output !== undefined || cost !== undefined;
}


/***/ }),

/***/ 50632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ buildMetrics)
/* harmony export */ });
/* harmony import */ var _model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86114);
/* harmony import */ var _custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39121);
/* harmony import */ var _default_pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96182);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8006);




/**
 * Every metric of the registry for one suite, in the registry's order, then the suite's `own`; ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says. A figure of the run applies where all of
 * its parts do, and takes their definitions into its own.
 */
function buildMetrics(settings, own = []) {
    const complete = { ...settings, pricing: (0,_default_pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .completePricing */ .M)(settings.pricing) };
    const metrics = [..._index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M.flatMap((definition) => definition.expand(complete)), ...own.map(_custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__/* .customMetric */ .oq)];
    const ids = new Set();
    for (const { id } of metrics) {
        if (ids.has(id))
            throw new Error(`two metrics have the id ${id}`);
        ids.add(id);
    }
    return metrics.map((metric) => joinParts(metric, metrics));
}
function joinParts(metric, metrics) {
    if (metric.per_run === undefined)
        return metric;
    const parts = (0,_model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(metric.per_run).map((id) => {
        const part = metrics.find((other) => other.id === id);
        if (part === undefined || part.per_run !== undefined)
            throw new Error(`${metric.id} is made of ${id}, which no trial is scored by`);
        return part;
    });
    return {
        ...metric,
        definition: [metric.definition, ...parts.map(({ definition }) => definition)].join(' | '),
        applies: (golden) => parts.every((part) => part.applies(golden)),
    };
}


/***/ }),

/***/ 79834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ calledTools),
/* harmony export */   eW: () => (/* binding */ NO_TRACE),
/* harmony export */   un: () => (/* binding */ calledAgents)
/* harmony export */ });
/** What is said of a reply that does not tell what was called. */
const NO_TRACE = {
    tools: 'trace_missing: the target reported no trace of tools',
    agents: 'trace_missing: the target reported no trace of agents',
};
/** The tools that were called, in order, as the target names them; null when it reports no trace. An empty list is a trace. */
function calledTools({ tools }) {
    return tools?.map(({ name }) => name) ?? null;
}
/** The agents that were called: `agents`, else those that its calls of tools name; null when it reports neither. */
function calledAgents({ agents, tools }) {
    if (agents !== undefined)
        return agents;
    const named = tools?.flatMap(({ agent }) => agent ?? []) ?? [];
    return named.length === 0 ? null : named;
}


/***/ }),

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ isMultiHop),
/* harmony export */   Lf: () => (/* binding */ requiresHops),
/* harmony export */   N$: () => (/* binding */ KIND_RULES),
/* harmony export */   iP: () => (/* binding */ isCoordination),
/* harmony export */   no: () => (/* binding */ isBranching)
/* harmony export */ });
/** Part of the definition of every metric of branching or coordination cases: raise it when the rules below change. */
const KIND_RULES = 'kinds/1';
/** Whether the case asks for hops. A case whose profile is `default` is asked nothing beyond its answer. */
function requiresHops({ required_hops: hops = [], profile }) {
    return hops.length > 0 && profile !== 'default';
}
/** Whether the answer joins several facts: `multi_hop`, or more than one hop. */
function isMultiHop({ multi_hop: isFlagged = false, required_hops: hops = [] }) {
    return isFlagged || hops.length > 1;
}
/**
 * Whether the way to the answer forks: `branching`, `branching_points`, or the difficulty says so; in the profile `branching` also
 * where there is more than one hop. A case of another profile never is.
 * Source: design document 000, easy and branching questions.
 */
function isBranching(golden) {
    const { profile = null, branching = false, branching_points: points = 0, difficulty, required_hops: hops = [], } = golden;
    if (profile !== null && profile !== 'branching')
        return false;
    return branching || points > 0 || difficulty === 'branching' || (profile === 'branching' && hops.length > 1);
}
/**
 * Whether agents must work together: `coordination_points` or the difficulty says so; in the profile `coordination` also where the case
 * requires agents and has no difficulty. A case of another profile never is.
 * Source: design document 000, easy and coordination questions.
 */
function isCoordination(golden) {
    const { profile = null, coordination_points: points = 0, difficulty, required_agents: agents = [] } = golden;
    if (profile !== null && profile !== 'coordination')
        return false;
    if (points > 0 || difficulty === 'coordination' || difficulty === 'hard_coordination')
        return true;
    return profile === 'coordination' && difficulty === undefined && agents.length > 0;
}


/***/ }),

/***/ 25435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ scoreChecks),
/* harmony export */   SK: () => (/* binding */ REGEX_ANSWER_LENGTH),
/* harmony export */   dG: () => (/* binding */ checkAnswer)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35398);
/* harmony import */ var _all_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45997);
/* harmony import */ var _cost_of_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8496);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78314);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54172);





/** A `regex` check looks at this many characters of the answer, so that a runaway reply cannot stall a run. */
const REGEX_ANSWER_LENGTH = 100_000;
/** 1 when every check of the case holds, 0 when one does not; unscored when only a figure that was not reported could tell. */
function scoreChecks({ observation, golden }, pricing) {
    return (0,_all_of_js__WEBPACK_IMPORTED_MODULE_2__/* .allOf */ .b)(golden.checks.map((check) => checkAnswer(check, observation, pricing)));
}
/** 1 when one check holds for a reply, else 0; a limit on a figure that is not known is unscored with the figure's reason. */
function checkAnswer(check, observation, pricing) {
    const { reply } = observation;
    const answer = reply.answer.normalize('NFC');
    if ('contains' in check)
        return pass(folded(answer, check).includes(folded(check.contains, check)));
    if ('not_contains' in check)
        return pass(!folded(answer, check).includes(folded(check.not_contains, check)));
    if ('equals' in check)
        return pass(folded(answer, check).trim() === folded(check.equals, check).trim());
    if ('regex' in check)
        return checkRegex(check, reply.answer);
    if ('json_schema' in check)
        return pass(isJsonThat(reply.answer, check.json_schema));
    if ('max_latency_s' in check)
        return pass(observation.latency_ms / 1000 <= check.max_latency_s);
    if ('max_tokens' in check)
        return within((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(reply), check.max_tokens);
    if ('max_tool_calls' in check)
        return within(countToolCalls(reply), check.max_tool_calls);
    return within((0,_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .costOfReply */ .D)(reply, pricing), check.max_cost_usd);
}
function countToolCalls({ tools }) {
    return tools === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .unscored */ .c)('the target reported no trace of tools') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scored */ .l)(tools.length);
}
function pass(holds) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scored */ .l)(holds ? 1 : 0);
}
function within(figure, limit) {
    return figure.kind === 'unscored' ? figure : pass(figure.value <= limit);
}
/** Composed, so that two ways of writing the same letter are equal, and in lower case where the check asks for it. */
function folded(text, { ignore_case: ignoreCase }) {
    const composed = text.normalize('NFC');
    return ignoreCase ? composed.toLowerCase() : composed;
}
/** The parser of suites has tried the expression; one that a hand-edited run brings must not stop the scoring. */
function checkRegex({ regex, flags }, answer) {
    try {
        return pass(new RegExp(regex, flags).test(answer.slice(0, REGEX_ANSWER_LENGTH)));
    }
    catch (error) {
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .unscored */ .c)(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`);
    }
}
function isJsonThat(answer, schema) {
    try {
        return (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesJsonSchema */ .h)(JSON.parse(answer), schema);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ consensus),
/* harmony export */   x: () => (/* binding */ shouldAskAgain)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84361);
/* harmony import */ var _stats_sample_deviation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65412);
/* harmony import */ var _weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37713);



const UNSAID_CONFIDENCE = 0.5;
const MOST_VARIANCE = 0.15;
const LEAST_CONFIDENCE = 0.6;
const WIDEST_RANGE = 0.3;
/** Three at first, and at most five more. */
const MOST_READINGS = 8;
/** 0.8 − 0.5 is a little more than 0.3. */
const ROUNDING = 1e-9;
function confidenceOf({ confidence = UNSAID_CONFIDENCE }) {
    return confidence;
}
/**
 * What several readings of one answer agree on: Σ score·confidence / Σ confidence, the plain mean where every confidence is 0. A confidence that is
 * not stated is 0.5. Null without a reading.
 * Source: ProjectScylla, docs/design/judge-protocol.md, consensus.
 * @example consensus([{ score: 0.8, confidence: 0.9 }, { score: 0.85, confidence: 0.7 }, { score: 0.75, confidence: 0.8 }]) // 0.7979
 */
function consensus(readings) {
    if (readings.length === 0)
        return null;
    const weighted = (0,_weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedMean */ .h)(readings.map((reading) => ({ value: reading.score, weight: confidenceOf(reading) })));
    return weighted ?? (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(readings.map(({ score }) => score));
}
/**
 * Whether the judge should read once more: its readings vary by more than 0.15 (sample variance), are less sure than 0.6 on average or lie more
 * than 0.3 apart, and it was asked fewer than 8 times: three and five more. One reading alone says nothing of that.
 * Source: ProjectScylla, src/scylla/judge/evaluator.py, needs_additional_runs.
 * @example shouldAskAgain([{ score: 0.9, confidence: 0.9 }, { score: 0.5, confidence: 0.9 }], 3) // true: 0.4 apart
 */
function shouldAskAgain(readings, asked) {
    if (readings.length < 2 || asked >= MOST_READINGS)
        return false;
    const scores = readings.map(({ score }) => score);
    const variance = ((0,_stats_sample_deviation_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .g)(scores) ?? 0) ** 2;
    const range = Math.max(...scores) - Math.min(...scores);
    return (variance > MOST_VARIANCE + ROUNDING ||
        (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(readings.map(confidenceOf)) < LEAST_CONFIDENCE - ROUNDING ||
        range > WIDEST_RANGE + ROUNDING);
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ saysNothingOfCost),
/* harmony export */   J: () => (/* binding */ costKnown)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _cost_of_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8496);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);



const costKnown = (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
    name: 'cost.known',
    title: 'cost known',
    source: 'design document 000, unknown models: a cost of 0 must not come from ignorance',
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    definition: 'cost.known/1',
    applies: () => true,
    score: ({ observation: { reply } }, { settings }) => saysNothingOfCost(reply)
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported neither cost_usd, nor tokens, nor a model')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)((0,_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .D)(reply, settings.pricing).kind === 'scored' ? 1 : 0),
    when_failed: 'unscored',
});
/** A target that no model answers for, such as a search, has no cost that could be unknown. */
function saysNothingOfCost({ cost_usd: cost, usage, model, attempts = [] }) {
    return cost === undefined && usage === undefined && model === undefined && attempts.length === 0;
}


/***/ }),

/***/ 1491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ runCostOfPass),
/* harmony export */   o: () => (/* binding */ costOfPass)
/* harmony export */ });
/* harmony import */ var _define_define_run_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7632);

/**
 * What one pass costs, in US dollars; Infinity when nothing passes.
 * Source: design document 003, cost of pass; with a mean cost and a pass rate it is Σ cost / passes.
 * @example costOfPass({ cost: 0.2, passRate: 2 / 3 }) // 0.3
 */
function costOfPass({ cost, passRate }) {
    return passRate === 0 ? Infinity : cost / passRate;
}
const runCostOfPass = (0,_define_define_run_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineRunMetric */ .z)({
    name: 'run.cost-of-pass',
    title: 'cost of a pass',
    source: 'design document 003, cost of pass',
    unit: 'usd',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'run.cost-of-pass/1',
    per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
});


/***/ }),

/***/ 8496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ costOfReply)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35398);
/* harmony import */ var _bills_of_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42371);
/* harmony import */ var _find_price_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57665);



const TOKENS_PER_PRICE = 1_000_000;
/** Names of models and route tiers come from the target and are repeated in a reason. */
const NAME_LENGTH = 80;
/**
 * What one reply cost in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the price of
 * its tokens, as `findPrice` says. `cached_tokens` are the part of `input_tokens` that the provider read from a cache; a cached price
 * of 0 or none means unknown, and they then cost as much as other input. Unscored when a price or a token count is missing:
 * a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
function costOfReply(reply, pricing) {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(reply.cost_usd);
    const bills = (0,_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .billsOf */ .K)(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(dollars);
}
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)('the target reported no output tokens');
    const known = (0,_find_price_js__WEBPACK_IMPORTED_MODULE_2__/* .findPrice */ .v)(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    const { price } = known;
    const cachedPrice = price.cached || price.input;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE);
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}


/***/ }),

/***/ 39121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ recordedScore),
/* harmony export */   ki: () => (/* binding */ customMetricsOf),
/* harmony export */   oq: () => (/* binding */ customMetric)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35398);

/** Enough to say what is wrong. */
const REASON_LENGTH = 200;
/** Before the name of each of a suite's own metrics. */
const PREFIX = 'custom.';
/** One of a suite's own metrics among the others: everything that gates and reports ask of it. Its scores come from elsewhere. */
function customMetric(facts) {
    return { ...facts, custom: true, aliases: [], applies: () => true, score: null, when_failed: 'unscored' };
}
/** The suite's own among the metrics that a run has measured, each once. What only calls itself one is none. */
function customMetricsOf({ metrics }) {
    const own = metrics.filter(({ id, custom, per_run }) => custom && id.startsWith(PREFIX) && per_run === undefined);
    return own.filter(({ id }, index) => own.findIndex((other) => other.id === id) === index);
}
/**
 * What is recorded of a suite's own metric: null where it does not apply to the case. A value that the metric cannot have is unscored.
 * @example recordedScore(politeness, { scores: { 'custom.politeness': 2 }, unscored: {} }) // unscored: 'the suite's metric gave 2, which is not between 0 and 1'
 */
function recordedScore({ id, kind, range: [low, high] }, recorded) {
    const value = recorded?.scores[id];
    const reason = recorded?.unscored[id];
    if (value === undefined)
        return reason === undefined ? null : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(reason.slice(0, REASON_LENGTH));
    const isInside = (low === null || value >= low) && (high === null || value <= high);
    if (!isInside)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(`the suite's metric gave ${value}, which is ${describeRange(low, high)}`);
    if (kind === 'binary' && value !== 0 && value !== 1)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(`the suite's metric gave ${value}, where only 0 and 1 are possible`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(value);
}
function describeRange(low, high) {
    if (low !== null && high !== null)
        return `not between ${low} and ${high}`;
    return low === null ? `above ${String(high)}` : `below ${low}`;
}


/***/ }),

/***/ 52696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ defaultGates)
/* harmony export */ });
/**
 * The gates of a suite that names none, each at its metric's default margin: success (primary), precision at `primary_k`
 * and tokens per query, as far as the metric applies to at least one case.
 */
function defaultGates({ metrics, cases, }) {
    return metrics
        .filter((metric) => metric.default_gate !== undefined && cases.some((golden) => metric.applies(golden)))
        .map((metric) => ({
        id: metric.id,
        metric: metric.id,
        severity: 'fail',
        evidence: 'significant',
        primary: metric.default_gate === 'primary',
        margin: metric.default_margin ?? null,
        min: null,
        max: null,
        where: null,
        assumed: true,
    }));
}


/***/ }),

/***/ 96182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ completePricing)
/* harmony export */ });
/* unused harmony export DEFAULT_PRICING */
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57919);

/**
 * The prices that the design documents state, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
const DEFAULT_PRICING = {
    as_of: 'undated (the design documents)',
    models: {
        'claude-haiku-3-5': { input: 0.8, output: 4 },
        'claude-haiku-4-5': { input: 0.8, output: 4 },
        'claude-opus-4-5': { input: 15, output: 75 },
        'claude-sonnet-4': { input: 3, output: 15 },
        'gpt-4o': { input: 5, output: 15 },
        'gpt-4o-mini': { input: 0.15, output: 0.6 },
        'gpt-5-mini': { input: 0.25, output: 2 },
    },
    /** Only where a suite prices by tier: what an unknown model of some tier costs is not known. */
    route_tiers: { local: 0, api: 2, codex: 10 },
};
/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are filled up only with `mode: tier`.
 * Completing twice changes nothing.
 */
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has((0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V)(model)));
    const isByTier = own.mode === 'tier';
    const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers };
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        ...(isByTier && { mode: 'tier' }),
        models: { ...own.models, ...Object.fromEntries(missing) },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}


/***/ }),

/***/ 65608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defineMetric)
/* harmony export */ });
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
function defineMetric(spec) {
    return {
        name: spec.name,
        title: spec.title,
        source: spec.source,
        expand: (settings) => {
            const scoring = settings.scoring ?? _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .c;
            if (!spec.at_each_k)
                return [metricOf(spec, { k: settings.primary_k, settings, scoring })];
            const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b);
            return ks.map((k) => metricOf(spec, { k, settings, scoring }));
        },
    };
}
function metricOf(spec, context) {
    const suffix = spec.at_each_k ? `@${context.k}` : '';
    const isMain = context.k === context.settings.primary_k;
    return {
        id: `${spec.name}${suffix}`,
        title: `${spec.title}${suffix}`,
        unit: spec.unit,
        kind: spec.kind,
        direction: spec.direction,
        range: spec.range,
        environment: spec.environment ?? 'free',
        scale: spec.scale ?? 'linear',
        ...(spec.default_margin && { default_margin: spec.default_margin }),
        ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
        definition: typeof spec.definition === 'string' ? spec.definition : spec.definition(context),
        aliases: spec.aliases ?? [],
        ...(spec.default_gate && isMain && { default_gate: spec.default_gate }),
        ...(spec.criterion !== undefined && { criterion: spec.criterion }),
        applies: (golden) => spec.applies(golden, context),
        score: (trial) => spec.score(trial, context),
        when_failed: spec.when_failed,
    };
}


/***/ }),

/***/ 7632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ defineRunMetric)
/* harmony export */ });
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

/** An entry of the registry for a figure of the whole run. It applies to the cases that all of its parts apply to: `buildMetrics` sees to that. */
function defineRunMetric(spec) {
    return {
        name: spec.name,
        title: spec.title,
        source: spec.source,
        expand: (settings) => {
            const figure = spec.per_run({
                k: settings.primary_k,
                settings,
                scoring: settings.scoring ?? _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .c,
            });
            return [
                {
                    id: spec.name,
                    title: spec.title,
                    unit: spec.unit,
                    kind: 'continuous',
                    direction: spec.direction,
                    range: spec.range,
                    environment: spec.environment ?? 'free',
                    scale: 'linear',
                    per_run: figure,
                    ...(spec.default_margin && { default_margin: spec.default_margin }),
                    ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
                    definition: `${spec.definition} ${JSON.stringify(figure)}`,
                    aliases: spec.aliases ?? [],
                    applies: () => true,
                    score: null,
                    when_failed: 'unscored',
                },
            ];
        },
    };
}


/***/ }),

/***/ 90091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ cpuEfficiency),
/* harmony export */   Qn: () => (/* binding */ thriftScore),
/* harmony export */   Z1: () => (/* binding */ memoryEfficiency)
/* harmony export */ });
const clamp = (score) => Math.min(100, Math.max(0, score));
/**
 * Points for little memory: 100 at 100 MB and below, 0 at 500 MB and above, linear between. MB are MiB of resident memory.
 * Source: design document 001, memory efficiency (requirements 152, 2.G).
 * @example memoryEfficiency(200) // 75
 */
function memoryEfficiency(megabytes) {
    return clamp(100 * (1 - (megabytes - 100) / 400));
}
/**
 * Points for an idle processor: 100 less the per cent that are busy, at least 0.
 * Source: design document 001, CPU efficiency (requirements 153, 2.G).
 * @example cpuEfficiency(30) // 70
 */
function cpuEfficiency(percent) {
    return clamp(100 - percent);
}
/**
 * Points for little of something: 100 for none, 0 at the anchor and above, linear between.
 * Source: design document 001, latency at an anchor of 5 s and cost at one of $0.10 (requirements 156, 157, 2.G).
 * @example thriftScore(1.5, 5) // 70
 */
function thriftScore(amount, anchor) {
    return clamp(100 * (1 - amount / anchor));
}


/***/ }),

/***/ 27007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ metricFacts)
/* harmony export */ });
/** What is stored of a metric in `run.json`: its facts without its functions. */
function metricFacts(metric) {
    return {
        id: metric.id,
        title: metric.title,
        unit: metric.unit,
        kind: metric.kind,
        direction: metric.direction,
        range: metric.range,
        environment: metric.environment,
        scale: metric.scale,
        ...(metric.per_run && { per_run: metric.per_run }),
        ...(metric.default_margin && { default_margin: metric.default_margin }),
        ...(metric.absolute_margin !== undefined && { absolute_margin: metric.absolute_margin }),
        definition: metric.definition,
        ...(metric.custom && { custom: metric.custom }),
    };
}


/***/ }),

/***/ 57665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findPrice)
/* harmony export */ });
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57919);

/**
 * The price of the tokens of a model or of its route tier, or null. With `mode: tier` the tier's alone counts; else the model's does,
 * and the tier's only where the list knows no price for the model. A tier has one price for input and output.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
function findPrice(source, pricing) {
    return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing);
}
function findModelPrice({ model }, { models }) {
    const name = model === undefined ? null : (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .g)(model, Object.keys(models));
    const price = name === null ? undefined : models[name];
    return name === null || price === undefined ? null : { by: 'model', name, price };
}
function findTierPrice({ route_tier: name }, { route_tiers: rates = {} }) {
    const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined;
    return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } };
}


/***/ }),

/***/ 55056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fingerprintMetrics)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55712);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27007);


/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)((0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFacts */ .g)(metric)) : metric.definition)]));
}


/***/ }),

/***/ 8006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/core/model/score.js
var model_score = __webpack_require__(35398);
// EXTERNAL MODULE: ./build/core/metrics/define/define-metric.js
var define_metric = __webpack_require__(65608);
// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
;// CONCATENATED MODULE: ./build/core/metrics/define/define-ranking-metric.js



/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0.
 */
function defineRankingMetric({ version, choice, measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        unit: 'ratio',
        direction: 'higher',
        range: [0, 1],
        default_margin: spec.kind === 'binary' ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
        ...(spec.kind !== 'binary' && { absolute_margin: 0.05 }),
        definition: (context) => {
            const chosen = choice?.(context) ?? null;
            return `${spec.name}/${version} ${match_spans/* SPAN_RULES */.bz}${chosen === null ? '' : ` ${chosen}`}`;
        },
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }, context) => ranking === null ? (0,model_score/* unscored */.c)('the target reported no spans') : (0,model_score/* scored */.l)(measure(ranking, context)),
        when_failed: 0,
    });
}

;// CONCATENATED MODULE: ./build/core/metrics/average-precision.js

/**
 * The precision at the rank of each expected span that was found, summed and divided by the number of expected spans: what was missed
 * counts as 0. `expected` is at least 1. Its mean over cases is the MAP.
 * Source: trec_eval 10.0 `map`, https://github.com/usnistgov/trec_eval
 * @example averagePrecision([0, 1, 1], 3) // (1/2 + 2/3) / 3 = 0.388…
 */
function averagePrecision(gains, expected) {
    let found = 0;
    let sum = 0;
    for (const [index, gain] of gains.entries()) {
        if (gain <= 0)
            continue;
        found += 1;
        sum += found / (index + 1);
    }
    return sum / expected;
}
const averagePrecisionAtK = defineRankingMetric({
    name: 'retrieval.average-precision',
    title: 'average precision',
    source: 'trec_eval 10.0, measure map_cut',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    measure: ({ gains, ideal }, { k }) => averagePrecision(gains.slice(0, k), ideal.length),
});
const map = defineRankingMetric({
    name: 'retrieval.map',
    title: 'MAP',
    source: 'trec_eval 10.0, measure map',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    measure: ({ gains, ideal }) => averagePrecision(gains, ideal.length),
});

// EXTERNAL MODULE: ./build/core/metrics/called-names.js
var called_names = __webpack_require__(79834);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/scoring.js
var model_scoring = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/core/metrics/define/changed-scoring.js


/**
 * What a suite says of these members otherwise than the default, as the end of a definition; nothing when it says nothing.
 * @example changedScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
function changedScoring(scoring, members) {
    const changed = members.flatMap((member) => {
        const value = read(scoring, member);
        return (0,fingerprint/* canonicalJson */.d)(value) === (0,fingerprint/* canonicalJson */.d)(read(model_scoring/* DEFAULT_SCORING */.c, member)) ? [] : [[member, value]];
    });
    return changed.length === 0 ? '' : ` ${(0,fingerprint/* canonicalJson */.d)(Object.fromEntries(changed))}`;
}
function read(scoring, member) {
    if (member === 'aliases.agents')
        return scoring.aliases.agents;
    return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member];
}

// EXTERNAL MODULE: ./build/core/metrics/resolve-name.js
var resolve_name = __webpack_require__(69822);
;// CONCATENATED MODULE: ./build/core/metrics/call-coverage.js





/**
 * The share of the required names, each counted once, that were called. At least one is required.
 * Source: design document 000, tool coverage and agent coverage.
 * @example coverNames(['search', 'Rank'], ['SEARCH', 'search', 'web'], {}) // 0.5
 */
function coverNames(required, called, aliases) {
    const wanted = new Set(required.map((name) => (0,resolve_name/* resolveName */.q)(name, aliases)));
    const calls = new Set(called.map((name) => (0,resolve_name/* resolveName */.q)(name, aliases)));
    return [...wanted].filter((name) => calls.has(name)).length / wanted.size;
}
function describeCoverage(kind, title) {
    return {
        name: `${kind}.coverage`,
        title,
        source: 'design document 000, branching and coordination profiles',
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: ({ scoring }) => `${kind}.coverage/1${changedScoring(scoring, [`aliases.${kind}`])}`,
        applies: (golden) => (golden[`required_${kind}`] ?? []).length > 0,
        score: ({ observation, golden }, { scoring }) => {
            const called = kind === 'tools' ? (0,called_names/* calledTools */.Rr)(observation.reply) : (0,called_names/* calledAgents */.un)(observation.reply);
            if (called === null)
                return (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW[kind]);
            return (0,model_score/* scored */.l)(coverNames(golden[`required_${kind}`] ?? [], called, scoring.aliases[kind]));
        },
        when_failed: 0,
    };
}
const TOOL_COVERAGE = describeCoverage('tools', 'tool coverage');
const AGENT_COVERAGE = describeCoverage('agents', 'agent coverage');
const toolCoverage = (0,define_metric/* defineMetric */.G)(TOOL_COVERAGE);
const agentCoverage = (0,define_metric/* defineMetric */.G)(AGENT_COVERAGE);

// EXTERNAL MODULE: ./build/core/metrics/case-kinds.js
var case_kinds = __webpack_require__(6864);
;// CONCATENATED MODULE: ./build/core/metrics/define/define-for-kind.js


/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
function defineForKind({ kind, includes }, part, spec) {
    const name = `${kind}.${part}`;
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        name,
        title: `${kind}: ${spec.title}`,
        definition: (context) => {
            const own = typeof spec.definition === 'string' ? spec.definition : spec.definition(context);
            return `${name}/1 ${case_kinds/* KIND_RULES */.N$} ${own}`;
        },
        applies: (golden, context) => includes(golden) && spec.applies(golden, context),
    });
}

// EXTERNAL MODULE: ./build/core/metrics/check-answer.js
var check_answer = __webpack_require__(25435);
;// CONCATENATED MODULE: ./build/core/metrics/match-hops.js

/** Part of the definition of every metric of hops: raise it when the rules below change. */
const HOP_RULES = 'hops/1';
/**
 * What a word goes on with. Chinese, Japanese, Thai and their like write no space between words, and Korean none before an ending:
 * there, a text is a word wherever it stands.
 */
const IN_WORD = /^(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{N}\p{M}_]$/u;
const DIGIT = /^\p{Nd}$/u;
/**
 * The hops that an answer states: one of the texts of each is in it, as whole words (default), anywhere, or as a regular expression.
 * Both sides are composed (NFKC), white space is one blank, case is ignored. A reason instead when an expression cannot be used, which
 * only a run edited by hand can bring.
 * Source: design document 000, required hops; word edges instead of plain substrings, so that "2" is not found in "2024".
 * @example matchHops([{ id: 'who', any_of: ['the buyer'] }, { id: 'days', any_of: ['14'] }], 'The  buyer, in 140 days.') // [who]
 */
function matchHops(hops, answer) {
    const text = foldSpaces(answer);
    const folded = text.toLowerCase();
    try {
        return hops.filter(({ any_of: texts, match = 'word' }) => texts.some((wanted) => {
            if (match === 'regex')
                return new RegExp(wanted, 'iu').test(text.slice(0, check_answer/* REGEX_ANSWER_LENGTH */.SK));
            const needle = foldSpaces(wanted).toLowerCase();
            if (needle === '')
                return false;
            return match === 'substring' ? folded.includes(needle) : hasWords(folded, needle);
        }));
    }
    catch (error) {
        return `a hop's expression cannot be used: ${error instanceof Error ? error.message.slice(0, 100) : 'no reason given'}`;
    }
}
function foldSpaces(text) {
    return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
/** Whether a text has these words, with no word or number going on at either end. */
function hasWords(text, words) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
        const end = at + words.length;
        const before = [...text.slice(Math.max(0, at - 4), at)];
        const after = [...text.slice(end, end + 4)];
        const inside = [...words];
        if (!goesOn(inside[0], before.reverse()) && !goesOn(inside.at(-1), after))
            return true;
    }
    return false;
}
/** Whether the word that ends in `edge` goes on with the characters beside it, nearest first: "2" does in "20", and in "2.5". */
function goesOn(edge = '', [next = '', afterNext = '']) {
    if (!IN_WORD.test(edge))
        return false;
    if (IN_WORD.test(next))
        return true;
    return next === '.' && DIGIT.test(edge) && DIGIT.test(afterNext);
}

// EXTERNAL MODULE: ./build/core/metrics/normalize-path.js
var normalize_path = __webpack_require__(86431);
;// CONCATENATED MODULE: ./build/core/metrics/harmonic-mean.js
/**
 * The harmonic mean of a precision and a recall, 0 when both are 0: the F1 measure.
 * Source: van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1.
 * @example harmonicMean(0.4, 2 / 3) // 0.5
 */
function harmonicMean(precision, recall) {
    return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

;// CONCATENATED MODULE: ./build/core/metrics/sources.js




/**
 * The documents that a reply draws on, each once, in one spelling: its `sources`, else the `source` (or the `path`) of its spans. Null
 * when it reports neither, or spans that name no document.
 * @example retrievedSources({ spans: [{ path: './a.md' }, { source: 'a.md' }] }) // Set { 'a.md' }
 */
function retrievedSources({ sources, spans }) {
    if (sources !== undefined)
        return new Set(sources.map(normalize_path/* normalizePath */.F));
    if (spans === undefined)
        return null;
    const names = spans.flatMap(({ source, path }) => source ?? path ?? []);
    return names.length === 0 && spans.length > 0 ? null : new Set(names.map(normalize_path/* normalizePath */.F));
}
/**
 * Precision and recall of a set of retrieved names against those expected, of which there is at least one.
 * Source: design document 000, retrieval precision and recall.
 * @example scoreSets(new Set(['a', 'x']), new Set(['a', 'b', 'c'])) // precision 1/2, recall 1/3
 */
function scoreSets(retrieved, expected) {
    const relevant = [...retrieved].filter((name) => expected.has(name)).length;
    return { precision: retrieved.size === 0 ? 0 : relevant / retrieved.size, recall: relevant / expected.size };
}
function defineSourceMetric(spec, figure) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/1`,
        applies: ({ expected_sources: expected }) => expected !== undefined && expected.length > 0,
        score: ({ observation, golden }) => {
            const retrieved = retrievedSources(observation.reply);
            return retrieved === null
                ? (0,model_score/* unscored */.c)('the target reported no sources')
                : (0,model_score/* scored */.l)(figure(scoreSets(retrieved, expectedSources(golden))));
        },
        when_failed: 0,
    });
}
function expectedSources({ expected_sources: expected }) {
    return new Set(expected?.map(normalize_path/* normalizePath */.F));
}
const sourcePrecision = defineSourceMetric({
    name: 'sources.precision',
    title: 'precision of sources',
    source: 'design document 000, retrieval precision: documents, not spans',
}, ({ precision }) => precision);
const sourceRecall = defineSourceMetric({
    name: 'sources.recall',
    title: 'recall of sources',
    source: 'design document 000, retrieval recall: documents, not spans',
}, ({ recall }) => recall);
const sourceF1 = defineSourceMetric({
    name: 'sources.f1',
    title: 'F1 of sources',
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
}, ({ precision, recall }) => harmonicMean(precision, recall));

;// CONCATENATED MODULE: ./build/core/metrics/hops.js






const SOURCE = 'design document 000, multi-hop chain profile';
/** The share of the case's hops that the answer states. The case has hops. */
function scoreHopCoverage({ observation, golden }) {
    const hops = golden.required_hops ?? [];
    const found = matchHops(hops, observation.reply.answer);
    return typeof found === 'string' ? (0,model_score/* unscored */.c)(found) : (0,model_score/* scored */.l)(found.length / hops.length);
}
/** The share of the case's hops that the answer states and whose source was retrieved. */
function scoreGroundedCoverage({ observation, golden }) {
    const hops = golden.required_hops ?? [];
    const retrieved = retrievedSources(observation.reply);
    if (retrieved === null)
        return (0,model_score/* unscored */.c)('the target reported no sources');
    const found = matchHops(hops, observation.reply.answer);
    if (typeof found === 'string')
        return (0,model_score/* unscored */.c)(found);
    const grounded = found.filter(({ source }) => source !== undefined && retrieved.has((0,normalize_path/* normalizePath */.F)(source)));
    return (0,model_score/* scored */.l)(grounded.length / hops.length);
}
function scoreChain(trial) {
    const coverage = scoreHopCoverage(trial);
    return coverage.kind === 'unscored' ? coverage : (0,model_score/* scored */.l)(coverage.value === 1 ? 1 : 0);
}
const HOP_COVERAGE = {
    name: 'hops.coverage',
    title: 'hop coverage',
    source: SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: `hops.coverage/1 ${HOP_RULES}`,
    applies: case_kinds/* requiresHops */.Lf,
    score: scoreHopCoverage,
    when_failed: 0,
};
const GROUNDED_HOP_COVERAGE = {
    ...HOP_COVERAGE,
    name: 'hops.grounded-coverage',
    title: 'grounded hop coverage',
    definition: `hops.grounded-coverage/1 ${HOP_RULES}`,
    // Where no hop names its source, none can be grounded, however good the answer.
    applies: (golden) => (0,case_kinds/* requiresHops */.Lf)(golden) && (golden.required_hops ?? []).some(({ source }) => source !== undefined),
    score: scoreGroundedCoverage,
};
/** For any case with hops, be it of several or of one. */
const ALL_HOPS = {
    ...HOP_COVERAGE,
    name: 'hops.chain-success',
    title: 'chain success',
    kind: 'binary',
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `hops.chain-success/1 ${HOP_RULES}`,
    score: scoreChain,
};
const hopCoverage = (0,define_metric/* defineMetric */.G)(HOP_COVERAGE);
const groundedHopCoverage = (0,define_metric/* defineMetric */.G)(GROUNDED_HOP_COVERAGE);
const chainSuccess = (0,define_metric/* defineMetric */.G)({
    ...ALL_HOPS,
    applies: (golden) => (0,case_kinds/* requiresHops */.Lf)(golden) && (0,case_kinds/* isMultiHop */.JK)(golden),
});

// EXTERNAL MODULE: ./build/core/metrics/all-of.js
var all_of = __webpack_require__(45997);
// EXTERNAL MODULE: ./build/core/metrics/validate-workflow.js + 1 modules
var validate_workflow = __webpack_require__(45110);
;// CONCATENATED MODULE: ./build/core/metrics/workflow-pass.js






/** Whether the case names any agent or tool. */
function expectsWorkflow(golden) {
    return validate_workflow/* CALL_KINDS */.V.some((kind) => (0,validate_workflow/* expectsCalls */.UK)(golden, kind));
}
/** The members of a suite's scoring that are part of what workflows mean. */
const WORKFLOW_SETTINGS = [
    'aliases.agents',
    'aliases.tools',
    'always_expected_agents',
    'workflow',
];
/**
 * 1 when the calls of the kinds are as the case says, each kind only where the case names any; else 0. A missing trace leaves it
 * unscored, or fails where the suite requires one.
 */
function scoreWorkflow({ observation, golden }, scoring, kinds = validate_workflow/* CALL_KINDS */.V) {
    const validation = (0,validate_workflow/* validateWorkflow */._B)(golden, observation.reply, scoring);
    return (0,all_of/* allOf */.b)(kinds.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return scoring.workflow.require_trace ? (0,model_score/* scored */.l)(0) : (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW[kind]);
        return (0,model_score/* scored */.l)(calls.pass ? 1 : 0);
    }));
}
function definePass(name, title, kinds) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: 'design document 002, workflow validation',
        unit: 'ratio',
        kind: 'binary',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
        applies: (golden) => kinds.some((kind) => (0,validate_workflow/* expectsCalls */.UK)(golden, kind)),
        score: (trial, { scoring }) => scoreWorkflow(trial, scoring, kinds),
        when_failed: 0,
    });
}
const workflowPass = definePass('workflow.pass', 'workflow passed', validate_workflow/* CALL_KINDS */.V);
const workflowAgentsPass = definePass('workflow.agents-pass', 'agents as expected', ['agents']);
const workflowToolsPass = definePass('workflow.tools-pass', 'tools as expected', ['tools']);

;// CONCATENATED MODULE: ./build/core/metrics/tools-trace.js





const tools_trace_SOURCE = 'design document 000, tool trace reporting rate';
/** Elsewhere a target that has no tools would be reproached with reporting none. */
function asksForTrace(golden) {
    const { profile } = golden;
    return (expectsWorkflow(golden) ||
        profile === 'branching' ||
        profile === 'coordination' ||
        (0,case_kinds/* isBranching */.no)(golden) ||
        (0,case_kinds/* isCoordination */.iP)(golden));
}
const TRACE_REPORTED = {
    name: 'tools.trace-reported',
    title: 'tool traces reported',
    source: tools_trace_SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'tools.trace-reported/1',
    applies: asksForTrace,
    score: ({ observation }) => (0,model_score/* scored */.l)(observation.reply.tools === undefined ? 0 : 1),
    when_failed: 'unscored',
};
const toolTraceReported = (0,define_metric/* defineMetric */.G)(TRACE_REPORTED);
function defineTraceFact(spec, measure) {
    return (0,define_metric/* defineMetric */.G)({
        source: tools_trace_SOURCE,
        definition: `${spec.name}/1`,
        applies: () => true,
        score: ({ observation }) => scoreTrace(observation.reply, measure),
        when_failed: 'unscored',
        ...spec,
    });
}
function scoreTrace({ tools }, measure) {
    return tools === undefined ? (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW.tools) : measure(tools);
}
const toolsUsed = defineTraceFact({ name: 'tools.used', title: 'tools used', unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] }, (tools) => (0,model_score/* scored */.l)(tools.length > 0 ? 1 : 0));
const toolCalls = defineTraceFact({
    name: 'tools.calls',
    title: 'calls of tools',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
}, (tools) => (0,model_score/* scored */.l)(tools.length));
const toolErrors = defineTraceFact({
    name: 'tools.errors',
    title: 'failed calls of tools',
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.5,
}, (tools) => countErrors(tools));
/** Calls that did not work: `ok: false`, or an `error`. Unscored where there are calls and none says how it went. */
function countErrors(tools) {
    const told = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined);
    if (tools.length > 0 && told.length === 0)
        return (0,model_score/* unscored */.c)('the target does not say whether its calls of tools worked');
    return (0,model_score/* scored */.l)(told.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length);
}

;// CONCATENATED MODULE: ./build/core/metrics/branching.js





const BRANCHING = { kind: 'branching', includes: case_kinds/* isBranching */.no };
const branchingHopCoverage = defineForKind(BRANCHING, 'hop-coverage', HOP_COVERAGE);
const branchingSuccess = defineForKind(BRANCHING, 'success', {
    ...ALL_HOPS,
    title: 'every hop stated',
});
const branchingGrounded = defineForKind(BRANCHING, 'grounded-hop-coverage', GROUNDED_HOP_COVERAGE);
const branchingToolCoverage = defineForKind(BRANCHING, 'tool-coverage', TOOL_COVERAGE);
const branchingTrace = defineForKind(BRANCHING, 'trace-reported', TRACE_REPORTED);

;// CONCATENATED MODULE: ./build/core/metrics/hit.js

/**
 * 1 when at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
function hitAtK(gains, k) {
    return gains.slice(0, k).some((gain) => gain > 0) ? 1 : 0;
}
const hit = defineRankingMetric({
    name: 'retrieval.hit',
    title: 'hit',
    source: 'trec_eval 10.0, measure success',
    kind: 'binary',
    version: 1,
    at_each_k: true,
    measure: ({ gains }, { k }) => hitAtK(gains, k),
});

;// CONCATENATED MODULE: ./build/core/metrics/finds-critical.js

/** From this relevance on, a span is critical. */
const CRITICAL = 1;
/**
 * 1 when every critical span of a case, of relevance 1 or more, is among the first k, else 0; `hitAtK` for a case that has none.
 * Source: Goldenpair's requirements, D4.
 * @example findsCritical({ gains: [1, 0, 0.5], ideal: [1, 1, 0.5] }, 3) // 0
 */
function findsCritical({ gains, ideal }, k) {
    const countIn = (relevances) => relevances.filter((value) => value >= CRITICAL).length;
    const wanted = countIn(ideal);
    if (wanted === 0)
        return hitAtK(gains, k) === 1 ? 1 : 0;
    return countIn(gains.slice(0, k)) === wanted ? 1 : 0;
}

// EXTERNAL MODULE: ./build/core/metrics/judged-answer.js
var judged_answer = __webpack_require__(974);
// EXTERNAL MODULE: ./build/core/metrics/judged-part.js
var judged_part = __webpack_require__(49153);
// EXTERNAL MODULE: ./build/core/metrics/willingness.js
var willingness = __webpack_require__(53679);
;// CONCATENATED MODULE: ./build/core/metrics/success.js












const success_SOURCE = 'Goldenpair: a case succeeds when every part that it defines does';
function definesAnswer(golden, context) {
    return golden.checks.length > 0 || golden.answer_mode !== 'answerable' || (0,judged_answer/* decidingQuestion */.O)(golden, context) !== null;
}
function scoreAnswer(trial, context) {
    const { observation, golden } = trial;
    return (0,all_of/* allOf */.b)([
        (0,model_score/* scored */.l)((0,willingness/* isWilling */.R9)(observation.reply, golden) ? 1 : 0),
        (0,check_answer/* scoreChecks */.M1)(trial, context.settings.pricing),
        (0,judged_answer/* scoreJudgedAnswer */._)(trial, context),
    ]);
}
function scoreRetrieval({ ranking }, { k, scoring }) {
    if (ranking === null)
        return (0,model_score/* unscored */.c)('the target reported no spans');
    return (0,model_score/* scored */.l)(scoring.success_spans === 'critical' ? findsCritical(ranking, k) : hitAtK(ranking.gains, k));
}
const PARTS = {
    retrieval: {
        applies: match_spans/* expectsSpans */.a5,
        score: scoreRetrieval,
        describe: ({ k, scoring }) => ` k=${k} ${match_spans/* SPAN_RULES */.bz}${changedScoring(scoring, ['success_spans'])}`,
    },
    answer: {
        applies: definesAnswer,
        score: scoreAnswer,
        describe: (context) => {
            const questions = ['answer', 'quality'].filter((question) => (0,judged_part/* isJudged */.s)(context, question));
            return questions.length === 0 ? '' : ` judged=${questions.join(',')}`;
        },
    },
    workflow: {
        applies: expectsWorkflow,
        score: (trial, { scoring }) => scoreWorkflow(trial, scoring),
        describe: ({ scoring }) => changedScoring(scoring, WORKFLOW_SETTINGS),
    },
};
const RULES = {
    ...PARTS,
    all: {
        applies: (golden, context) => Object.values(PARTS).some((part) => part.applies(golden, context)),
        score: (trial, context) => (0,all_of/* allOf */.b)([
            // Every case wants an answer, also one that defines nothing of it.
            PARTS.answer.score(trial, context),
            ...[PARTS.retrieval, PARTS.workflow]
                .filter((part) => part.applies(trial.golden))
                .map((part) => part.score(trial, context)),
        ]),
        describe: (context) => Object.values(PARTS)
            .map((part) => part.describe(context))
            .join(''),
    },
};
function defineSuccess(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: success_SOURCE,
        unit: 'ratio',
        kind: 'binary',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        when_failed: 0,
    });
}
function definePart(rule, title) {
    const name = `success.${rule}`;
    const { applies, score } = RULES[rule];
    return defineSuccess({
        name,
        title,
        definition: (context) => `${name}/1${RULES[rule].describe(context)}`,
        applies,
        score,
    });
}
const success = defineSuccess({
    name: 'success',
    title: 'success',
    definition: (context) => {
        const { success: rule } = context.settings;
        return `success/1 rule=${rule}${RULES[rule].describe(context)}`;
    },
    default_gate: 'primary',
    applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
    score: (trial, context) => RULES[context.settings.success].score(trial, context),
});
const successRetrieval = definePart('retrieval', 'success of retrieval');
const successAnswer = definePart('answer', 'success of the answer');
const successWorkflow = definePart('workflow', 'success of the workflow');

;// CONCATENATED MODULE: ./build/core/metrics/define/define-outcome-metric.js


/**
 * A metric that looks at a trial's success beside something else. It applies where `success` does, takes the definition of success into
 * its own, and is unscored where success is.
 */
function defineOutcomeMetric({ version, score, ...spec }) {
    const { name, title, source } = spec;
    return {
        name,
        title,
        source,
        expand: (settings) => {
            const [rule] = success.expand(settings);
            if (!rule?.score)
                throw new Error('success is not scored per trial');
            const { score: succeed, applies, definition } = rule;
            return (0,define_metric/* defineMetric */.G)({
                ...spec,
                definition: `${name}/${version} | ${definition}`,
                applies,
                score: (trial, context) => {
                    const outcome = succeed(trial);
                    return outcome.kind === 'unscored' ? outcome : score(trial, outcome.value, context);
                },
            }).expand(settings);
        },
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/calibration-brier.js


/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
function brierScore(confidence, outcome) {
    return (confidence - outcome) ** 2;
}
const calibrationBrier = defineOutcomeMetric({
    name: 'calibration.brier',
    title: 'Brier score',
    source: 'Brier 1950, Mon. Weather Rev. 78:1',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    version: 1,
    score: ({ observation }, outcome) => {
        const confidence = observation.reply.planner?.confidence;
        return confidence === undefined
            ? (0,model_score/* unscored */.c)('the target reported no planner.confidence')
            : (0,model_score/* scored */.l)(brierScore(confidence, outcome));
    },
    when_failed: 'unscored',
});

// EXTERNAL MODULE: ./build/core/metrics/define/define-run-metric.js
var define_run_metric = __webpack_require__(7632);
;// CONCATENATED MODULE: ./build/core/metrics/calibration-correlation.js

const calibrationCorrelation = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'calibration.correlation',
    title: 'confidence–success correlation',
    source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
    unit: 'ratio',
    direction: 'higher',
    range: [-1, 1],
    default_margin: { kind: 'absolute', value: 0.1 },
    definition: 'calibration.correlation/1',
    per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
});

;// CONCATENATED MODULE: ./build/core/metrics/calibration-error.js

function defineCalibrationError(error, name, title) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        name,
        title,
        source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
        unit: 'ratio',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        per_run: ({ scoring }) => ({
            figure: 'calibration-error',
            error,
            confidence: 'planner.confidence',
            outcome: 'success',
            buckets: scoring.calibration_buckets,
        }),
    });
}
const calibrationEce = defineCalibrationError('expected', 'calibration.ece', 'calibration error');
const calibrationMce = defineCalibrationError('maximum', 'calibration.mce', 'largest calibration error');

;// CONCATENATED MODULE: ./build/core/metrics/changes.js



const changes_SOURCE = 'design document 003, change fail percentage and PR revert rate';
function defineCount(name, title, count) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: changes_SOURCE,
        unit: 'count',
        kind: 'continuous',
        direction: 'neutral',
        range: [0, null],
        definition: `${name}/1`,
        applies: () => true,
        score: ({ observation: { reply } }) => reply.changes === undefined ? (0,model_score/* unscored */.c)('the target reported no changes') : count(reply.changes),
        when_failed: 'unscored',
    });
}
/** A change that does not say is not one that went well: then nothing is counted. */
function countSaying(changes, field) {
    return changes.every((change) => change[field] !== undefined)
        ? (0,model_score/* scored */.l)(changes.filter((change) => change[field] === true).length)
        : (0,model_score/* unscored */.c)(`a change does not say ${field}`);
}
const changesTotal = defineCount('changes.total', 'changes', ({ length }) => (0,model_score/* scored */.l)(length));
const changesFailed = defineCount('changes.failed', 'changes that caused a failure', (changes) => countSaying(changes, 'caused_failure'));
const changesReverted = defineCount('changes.reverted', 'reverted changes', (changes) => countSaying(changes, 'reverted'));
function defineRate(name, title, numerator) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        name,
        title,
        source: changes_SOURCE,
        unit: 'ratio',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
    });
}
const changesFailPercentage = defineRate('changes.fail-percentage', 'share of changes that caused a failure', 'changes.failed');
const changesRevertRate = defineRate('changes.revert-rate', 'share of changes that were reverted', 'changes.reverted');

;// CONCATENATED MODULE: ./build/core/metrics/checks.js


const checks = (0,define_metric/* defineMetric */.G)({
    name: 'answer.checks',
    title: 'checks',
    source: 'the deterministic `checks` of the case; JSON Schema 2020-12 for `json_schema`',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'answer.checks/1',
    applies: (golden) => golden.checks.length > 0,
    score: (trial, { settings }) => (0,check_answer/* scoreChecks */.M1)(trial, settings.pricing),
    when_failed: 0,
});

;// CONCATENATED MODULE: ./build/core/metrics/clarification.js



const clarification = (0,define_metric/* defineMetric */.G)({
    name: 'clarification.match',
    title: 'asked back as expected',
    source: 'design document 002, its flag for scenarios that need a question first',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'clarification.match/1',
    applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
    score: ({ observation, golden }) => (0,model_score/* scored */.l)((0,willingness/* hasAskedBack */.u3)(observation.reply) === golden.clarification_expected ? 1 : 0),
    when_failed: 0,
});

// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
;// CONCATENATED MODULE: ./build/core/metrics/components.js




const components_SOURCE = 'design document 003, token tracking by component';
const SKILL = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE'];
const SCHEMA = ['TOOL_SCHEMA'];
/**
 * The tokens in and out of the components of some types: 0 when components are reported and none is of them. A component that gives one
 * of the two counts has none of the other; one that gives neither makes the sum unscored.
 * @example sumComponents({ answer: '', components: [{ type: 'TOOL_SCHEMA', input_tokens: 50 }] }, ['TOOL_SCHEMA']) // 50
 */
function sumComponents({ components }, types) {
    if (components === undefined)
        return (0,model_score/* unscored */.c)('the target reported no components');
    let tokens = 0;
    for (const { type, input_tokens: input, output_tokens: output } of components) {
        if (!types.includes(type))
            continue;
        if (input === undefined && output === undefined)
            return (0,model_score/* unscored */.c)(`a component of type ${type} gives no tokens`);
        tokens += (input ?? 0) + (output ?? 0);
    }
    return (0,model_score/* scored */.l)(tokens);
}
function defineTokens({ name, title, aliases = [], }, types) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: components_SOURCE,
        unit: 'tokens',
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        scale: 'log-ratio',
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${name}/1`,
        aliases,
        applies: () => true,
        score: ({ observation }) => sumComponents(observation.reply, types),
        when_failed: 'unscored',
    });
}
/** One metric for each type of component, in the order of the types. */
const componentTokens = observation/* COMPONENT_TYPES */.Ov.map((type) => {
    const words = type.toLowerCase().split('_');
    return defineTokens({
        name: `components.${words.join('-')}`,
        title: `${words.join(' ')} tokens`,
        aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
    }, [type]);
});
const skillTokens = defineTokens({ name: 'components.skill-tokens', title: 'skill tokens' }, SKILL);
/**
 * The share of skill tokens in skill and schema tokens, 0 to 1; null when both are 0.
 * Source: design document 003, skill efficiency.
 * @example skillEfficiency({ skill: 200, schema: 800 }) // 0.2
 */
function skillEfficiency({ skill, schema }) {
    return skill + schema === 0 ? null : skill / (skill + schema);
}
const componentSkillEfficiency = (0,define_metric/* defineMetric */.G)({
    name: 'components.skill-efficiency',
    title: 'skill efficiency',
    source: 'design document 003, skill efficiency',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'components.skill-efficiency/1',
    applies: () => true,
    score: ({ observation: { reply } }) => {
        const [skill, schema] = [sumComponents(reply, SKILL), sumComponents(reply, SCHEMA)];
        if (skill.kind === 'unscored')
            return skill;
        if (schema.kind === 'unscored')
            return schema;
        const share = skillEfficiency({ skill: skill.value, schema: schema.value });
        return share === null ? (0,model_score/* unscored */.c)('there are neither skill nor schema tokens') : (0,model_score/* scored */.l)(share);
    },
    when_failed: 'unscored',
});
const tokenEfficiencyRatio = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'components.token-efficiency-ratio',
    title: 'schema tokens per skill token',
    source: 'design document 003, token efficiency ratio',
    unit: 'ratio',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'components.token-efficiency-ratio/1',
    per_run: () => ({
        figure: 'ratio',
        numerator: 'components.tool-schema',
        denominator: 'components.skill-tokens',
    }),
});

// EXTERNAL MODULE: ./build/core/metrics/remember-last.js
var remember_last = __webpack_require__(99534);
;// CONCATENATED MODULE: ./build/core/metrics/context-size.js



/** Where a target counts none: the usual estimate for English text and code. */
const CHARACTERS_PER_TOKEN = 4;
/**
 * Tokens of a retrieved span: its own count, else a quarter of its characters, rounded up; null when neither is reported.
 * @example tokensOfSpan({ text: 'hello' }) // 2
 */
function tokensOfSpan(span) {
    if (span.tokens !== undefined)
        return span.tokens;
    const characters = span.chars ?? span.text?.length;
    return characters === undefined ? null : Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
/** The spans that went into the prompt: those that say so, or all where none says anything. */
function injectedSpans(spans) {
    return spans.some(({ injected }) => injected !== undefined)
        ? spans.filter(({ injected }) => injected === true)
        : spans;
}
/** What a reply has put into the prompt; the reason where it has no spans, or one of them has no size. */
const contextSize = (0,remember_last/* rememberLast */.m)(({ spans }) => {
    if (spans === undefined)
        return 'the target reported no spans';
    const injected = injectedSpans(spans);
    const tokens = [];
    let total = 0;
    for (const span of injected) {
        const count = tokensOfSpan(span);
        if (count === null)
            return 'a span has neither tokens nor text';
        tokens.push(count);
        total += count;
    }
    return { injected, tokens, total };
});
/**
 * What the retrieved spans cost in tokens, spans alone: neither system prompt nor question. A span that is retrieved twice, or that the
 * case judges irrelevant, is wasted. Unscored when the reply has no spans, or one of them has no size.
 */
function contextTokens({ observation, golden, }) {
    const size = contextSize(observation.reply);
    if (typeof size === 'string')
        return size;
    const matches = (0,match_spans/* matchSpans */.zA)(size.injected, golden.expected_spans);
    const isWaste = (index) => (matches[index]?.expected?.relevance ?? 0) === 0;
    const wasted = size.tokens.reduce((sum, count, index) => (isWaste(index) ? sum + count : sum), 0);
    return { total: size.total, wasted };
}
/**
 * The share of the spans in the prompt whose tokens are estimated from their characters.
 * @example estimatedShare({ answer: '', spans: [{ tokens: 40 }, { text: 'hello' }] }) // 0.5
 */
function estimatedShare(reply) {
    const size = contextSize(reply);
    if (typeof size === 'string')
        return (0,model_score/* unscored */.c)(size);
    if (size.injected.length === 0)
        return (0,model_score/* unscored */.c)('no span is in the prompt');
    return (0,model_score/* scored */.l)(size.injected.filter(({ tokens }) => tokens === undefined).length / size.injected.length);
}

;// CONCATENATED MODULE: ./build/core/metrics/context-tokens.js





const tokensOfTrial = (0,remember_last/* rememberLast */.m)(contextTokens);
function scoreContext(trial, figure) {
    const tokens = tokensOfTrial(trial);
    return typeof tokens === 'string' ? (0,model_score/* unscored */.c)(tokens) : figure(tokens);
}
const context_tokens_SOURCE = 'design document 004, Context Waste Ratio; tokens of spans only';
const contextTotal = (0,define_metric/* defineMetric */.G)({
    name: 'context.tokens',
    title: 'context tokens',
    source: context_tokens_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'context.tokens/1',
    applies: () => true,
    score: ({ observation }) => {
        const size = contextSize(observation.reply);
        return typeof size === 'string' ? (0,model_score/* unscored */.c)(size) : (0,model_score/* scored */.l)(size.total);
    },
    when_failed: 'unscored',
});
const contextRelevant = (0,define_metric/* defineMetric */.G)({
    name: 'context.relevant-tokens',
    title: 'relevant context tokens',
    source: context_tokens_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: `context.relevant-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ total, wasted }) => (0,model_score/* scored */.l)(total - wasted)),
    when_failed: 'unscored',
});
const contextWasted = (0,define_metric/* defineMetric */.G)({
    name: 'context.wasted-tokens',
    title: 'wasted context tokens',
    source: context_tokens_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: `context.wasted-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ wasted }) => (0,model_score/* scored */.l)(wasted)),
    when_failed: 'unscored',
});
const contextWaste = (0,define_metric/* defineMetric */.G)({
    name: 'context.waste',
    title: 'context waste',
    source: context_tokens_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `context.waste/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ total, wasted }) => total === 0 ? (0,model_score/* unscored */.c)('no tokens of context were retrieved') : (0,model_score/* scored */.l)(wasted / total)),
    when_failed: 'unscored',
});
const contextEstimated = (0,define_metric/* defineMetric */.G)({
    name: 'context.estimated',
    title: 'estimated share of context spans',
    source: context_tokens_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'context.estimated/1',
    applies: () => true,
    score: ({ observation }) => estimatedShare(observation.reply),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/context-waste-pooled.js

const contextWastePooled = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'context.waste-pooled',
    title: 'context waste, pooled',
    source: 'design document 004, Context Waste Ratio, over all tokens of the run',
    unit: 'ratio',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'context.waste-pooled/1',
    per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
});

;// CONCATENATED MODULE: ./build/core/metrics/coordination.js









const COORDINATION = { kind: 'coordination', includes: case_kinds/* isCoordination */.iP };
function reaches(score, least) {
    return score.kind === 'unscored' ? score : (0,model_score/* scored */.l)(score.value >= least ? 1 : 0);
}
const COORDINATED = {
    name: 'coordination.success',
    title: 'agents and hops',
    source: 'design document 000, coordination success rate; the threshold of its implementation',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: ({ scoring }) => `${HOP_RULES}${changedScoring(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
    applies: (golden, context) => AGENT_COVERAGE.applies(golden, context) && (0,case_kinds/* requiresHops */.Lf)(golden),
    score: (trial, context) => (0,all_of/* allOf */.b)([
        reaches(AGENT_COVERAGE.score(trial, context), 1),
        reaches(scoreHopCoverage(trial), context.scoring.coordination_hop_threshold),
    ]),
    when_failed: 0,
};
const coordinationSuccess = defineForKind(COORDINATION, 'success', COORDINATED);
const coordinationAgents = defineForKind(COORDINATION, 'agent-coverage', AGENT_COVERAGE);
const coordinationHops = defineForKind(COORDINATION, 'hop-coverage', HOP_COVERAGE);
const coordinationGrounded = defineForKind(COORDINATION, 'grounded-hop-coverage', GROUNDED_HOP_COVERAGE);
const coordinationTools = defineForKind(COORDINATION, 'tool-coverage', TOOL_COVERAGE);
const coordinationTrace = defineForKind(COORDINATION, 'trace-reported', TRACE_REPORTED);

// EXTERNAL MODULE: ./build/core/metrics/cost-known.js
var cost_known = __webpack_require__(42205);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-pass.js
var cost_of_pass = __webpack_require__(1491);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-reply.js
var cost_of_reply = __webpack_require__(8496);
;// CONCATENATED MODULE: ./build/core/metrics/cost.js


const cost = (0,define_metric/* defineMetric */.G)({
    name: 'cost.usd',
    title: 'cost per query',
    source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
    unit: 'usd',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'cost.usd/1',
    aliases: ['cost'],
    applies: () => true,
    score: ({ observation }, { settings }) => (0,cost_of_reply/* costOfReply */.D)(observation.reply, settings.pricing),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/empty-answer.js


const emptyAnswer = (0,define_metric/* defineMetric */.G)({
    name: 'answer.empty',
    title: 'empty-answer rate',
    source: 'Goldenpair: pytest-style failing criterion of a single run',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    criterion: 'empty_answer',
    definition: 'answer.empty/1',
    // An empty answer is how a target declines, which a case that must abstain asks for.
    applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
    score: ({ observation }) => (0,model_score/* scored */.l)(observation.reply.answer.trim() === '' ? 1 : 0),
    when_failed: 1,
});

;// CONCATENATED MODULE: ./build/core/metrics/normalize-answer.js
/** Unicode's punctuation and, as SQuAD has it, the ASCII symbols that Python's `string.punctuation` counts in. */
const PUNCTUATION = /[\p{P}$+<=>^`|~]/gu;
const ARTICLES = new Set(['a', 'an', 'the']);
const UNSPACED_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;
/**
 * The words of a text that comparing answers looks at: composed (NFKC), lower case, without punctuation, without the
 * articles a, an, the. Text written without spaces (Chinese, Japanese) gives one word a character.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250, and its evaluate-v1.1.py, equal to it on ASCII text; characters as
 * words: the mixed segmentation of CMRC 2018, Cui et al. 2019, arXiv:1810.07366.
 * @example answerWords('The Eiffel Tower!') // ['eiffel', 'tower']
 */
function answerWords(text) {
    return plainWords(text.normalize('NFKC').replace(PUNCTUATION, '')).filter((word) => !ARTICLES.has(word));
}
/**
 * The words of an expected answer and of a given one, made the same way. An expected answer of nothing but punctuation and
 * articles ("+", "The The") keeps them, and then so does the given one; else an empty reply would be right.
 */
function comparableWords(expected, given) {
    const words = answerWords(expected);
    if (words.length > 0)
        return [words, answerWords(given)];
    return [plainWords(expected.normalize('NFKC')), plainWords(given.normalize('NFKC'))];
}
function plainWords(text) {
    return text
        .toLowerCase()
        .replace(UNSPACED_CHARACTER, ' $& ')
        .split(/\s+/)
        .filter((word) => word !== '');
}

;// CONCATENATED MODULE: ./build/core/metrics/exact-match.js



/** Every answer that the case accepts; empty when it states none. */
function acceptedAnswers({ expected_answer: expected }) {
    return typeof expected === 'string' ? [expected] : (expected ?? []);
}
/**
 * 1 when the answer is the expected one after SQuAD's normalisation, else 0.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example exactMatch('The Eiffel Tower', 'eiffel tower.') // 1
 */
function exactMatch(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    return wanted.length > 0 && wanted.join(' ') === given.join(' ') ? 1 : 0;
}
const exactMatchMetric = (0,define_metric/* defineMetric */.G)({
    name: 'answer.exact-match',
    title: 'exact match',
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'answer.exact-match/1',
    applies: (golden) => acceptedAnswers(golden).length > 0,
    score: ({ observation, golden }) => (0,model_score/* scored */.l)(acceptedAnswers(golden).some((expected) => exactMatch(expected, observation.reply.answer)) ? 1 : 0),
    when_failed: 0,
});

;// CONCATENATED MODULE: ./build/core/metrics/failures.js


/** A share of trials that failed; what the infrastructure failed is unscored everywhere. */
function defineFailure({ name, title, counts }) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: 'design document 000, query time-outs and exceptions: counted beside the times of the trials that were answered',
        unit: 'ratio',
        kind: 'binary',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        applies: () => true,
        score: () => (0,model_score/* scored */.l)(0),
        when_failed: (failure) => (counts(failure) ? 1 : 0),
    });
}
const timeouts = defineFailure({
    name: 'performance.timeout',
    title: 'timed out',
    counts: ({ kind }) => kind === 'timeout',
});
/** Time-outs, crashes, broken replies and errors that the target reports. */
const failures = defineFailure({ name: 'performance.failure', title: 'failed', counts: () => true });

;// CONCATENATED MODULE: ./build/core/metrics/judge-answer.js



const judge_answer_SOURCE = 'design document 000, LLM judge: three grades from 1 to 5';
const HIGHEST = 5;
/** The grades of a trial, or why there are none. */
function readGrades({ judgments }) {
    return (0,judged_part/* readJudged */.c)(judgments?.answer);
}
function hasContext({ observation: { reply } }) {
    return reply.spans !== undefined || reply.sources !== undefined;
}
function scoreGrade(trial, grade) {
    const grades = readGrades(trial);
    if (typeof grades === 'string')
        return (0,model_score/* unscored */.c)(grades);
    // A judge that saw no context can grade an answer's faithfulness by nothing but its looks.
    if (grade === 'faithfulness' && !hasContext(trial))
        return (0,model_score/* unscored */.c)('the target reported no spans and no sources');
    return (0,model_score/* scored */.l)(grades[grade]);
}
/**
 * Three grades as one share: their mean, divided by 5, not (mean − 1)/4.
 * Source: design document 000, the base of the capability scorecard.
 * @example overallGrade({ correctness: 5, completeness: 4, faithfulness: 3 }) // 0.8
 */
function overallGrade({ correctness, completeness, faithfulness }) {
    return (correctness + completeness + faithfulness) / (3 * HIGHEST);
}
function defineGrade(grade, applies) {
    return (0,define_metric/* defineMetric */.G)({
        name: `judge.${grade}`,
        title: `${grade} (judge)`,
        source: judge_answer_SOURCE,
        unit: 'score',
        kind: 'ordinal',
        direction: 'higher',
        // No judge gives 0: it is kept for a trial that failed.
        range: [0, HIGHEST],
        default_margin: { kind: 'absolute', value: 0.25 },
        definition: `judge.${grade}/1`,
        applies: (golden, context) => (0,judged_part/* isJudged */.s)(context, 'answer') && applies(golden),
        score: (trial) => scoreGrade(trial, grade),
        when_failed: 0,
    });
}
function expectsAnswer({ expected_answer: expected }) {
    return expected !== undefined;
}
const judgeCorrectness = defineGrade('correctness', expectsAnswer);
const judgeCompleteness = defineGrade('completeness', (golden) => expectsAnswer(golden) || (golden.key_points ?? []).length > 0);
const judgeFaithfulness = defineGrade('faithfulness', () => true);
const judgeOverall = (0,define_metric/* defineMetric */.G)({
    name: 'judge.overall',
    title: 'grades of the judge, overall',
    source: judge_answer_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'judge.overall/1',
    applies: (golden, context) => (0,judged_part/* isJudged */.s)(context, 'answer') && expectsAnswer(golden),
    score: (trial) => {
        const faithfulness = scoreGrade(trial, 'faithfulness');
        const grades = readGrades(trial);
        if (typeof grades === 'string')
            return (0,model_score/* unscored */.c)(grades);
        return faithfulness.kind === 'unscored' ? faithfulness : (0,model_score/* scored */.l)(overallGrade(grades));
    },
    when_failed: 0,
});

// EXTERNAL MODULE: ./build/core/metrics/rubric-readings.js
var rubric_readings = __webpack_require__(18621);
;// CONCATENATED MODULE: ./build/core/metrics/judge-effort.js




const NOBODY = 'no judge scored it';
/** Every reply of a judge to one trial; each reading of a rubric is one. */
function listReplies({ answer, quality, rubric, claims }) {
    return [answer, quality, claims, ...(rubric?.runs ?? [])].filter((reply) => reply !== undefined);
}
/** A part of a sum is no sum: unscored as soon as one reply does not say. */
function sumSpent(judgments, spent, what) {
    const replies = judgments === null ? [] : listReplies(judgments);
    if (replies.length === 0)
        return (0,model_score/* unscored */.c)(NOBODY);
    const amounts = replies.flatMap((reply) => reply[spent] ?? []);
    if (amounts.length < replies.length)
        return (0,model_score/* unscored */.c)(`the judge did not report ${what}`);
    return (0,model_score/* scored */.l)(amounts.reduce((sum, amount) => sum + amount, 0));
}
const judgeError = (0,define_metric/* defineMetric */.G)({
    name: 'judge.error',
    title: 'trials that the judge gave nothing usable for',
    source: 'requirements 24: a reply that cannot be parsed is an error of the judge, never a score of 0',
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    definition: 'judge.error/1',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ golden, judgments }, { scoring }) => {
        const { answer, quality, claims, rubric } = judgments ?? {};
        const asked = [answer, quality, claims].filter((part) => part !== undefined);
        if (asked.length === 0 && rubric === undefined)
            return (0,model_score/* unscored */.c)(NOBODY);
        const isBroken = asked.some((part) => typeof (0,judged_part/* readJudged */.c)(part) === 'string') ||
            (rubric !== undefined && typeof (0,rubric_readings/* readRubric */.qc)(rubric.runs, golden, scoring) === 'string');
        return (0,model_score/* scored */.l)(isBroken ? 1 : 0);
    },
    when_failed: 'unscored',
});
const judgeTokens = (0,define_metric/* defineMetric */.G)({
    name: 'judge.tokens',
    title: 'tokens of the judge',
    source: 'requirements 3: kept apart from the tokens of the system',
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'judge.tokens/1',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
    when_failed: 'unscored',
});
const judgeCost = (0,define_metric/* defineMetric */.G)({
    name: 'judge.cost-usd',
    title: 'cost of the judge',
    source: 'requirements 3: kept apart from the cost of the system',
    unit: 'usd',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'judge.cost-usd/1',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/latency.js


const latency = (0,define_metric/* defineMetric */.G)({
    name: 'performance.latency',
    title: 'latency',
    source: 'wall clock of Goldenpair, request sent to reply read',
    unit: 's',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    environment: 'bound',
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'performance.latency/1',
    applies: () => true,
    score: ({ observation }) => (0,model_score/* scored */.l)(observation.latency_ms / 1000),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/mrr.js

/**
 * 1 / the rank of the first expected span in the whole list, 0 when none was retrieved; its mean over cases is the MRR.
 * Source: trec_eval 10.0 `recip_rank`; Voorhees 1999, The TREC-8 Question Answering Track Report.
 * @example reciprocalRank([0, 0, 1, 1]) // 0.333…
 */
function reciprocalRank(gains) {
    const first = gains.findIndex((gain) => gain > 0);
    return first === -1 ? 0 : 1 / (first + 1);
}
const mrr = defineRankingMetric({
    name: 'retrieval.mrr',
    title: 'MRR',
    source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    choice: ({ scoring: { mrr_cutoff: cutoff } }) => (cutoff === null ? null : `cutoff=${cutoff}`),
    measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) => reciprocalRank(cutoff === null ? gains : gains.slice(0, cutoff)),
});

;// CONCATENATED MODULE: ./build/core/metrics/ndcg.js

/**
 * Discounted cumulative gain of the first k places over the best that the case allows: Σ gain / log2(rank + 1). The gain is the
 * relevance itself, or 2^relevance − 1 where `gain` is `exp`. The ideal is taken from the expected spans, so that what was missed
 * lowers it.
 * Source: Järvelin & Kekäläinen 2002, ACM TOIS 20:422, with the discount of trec_eval 10.0 `ndcg_cut`; exponential gain: Burges et al.
 * 2005, ICML 22:89.
 * @example ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, { k: 5, gain: 'linear' }) // 0.667718…
 */
function ndcgAtK({ gains, ideal }, { k, gain }) {
    const gainOf = GAINS[gain];
    return Math.min(1, discount(gains.slice(0, k).map(gainOf)) / discount(ideal.slice(0, k).map(gainOf)));
}
const GAINS = {
    linear: (relevance) => relevance,
    // expm1 keeps a relevance of 1e-20, of which 2 ** relevance - 1 leaves nothing.
    exp: (relevance) => Math.expm1(relevance * Math.LN2),
};
function discount(gains) {
    return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
const ndcg = defineRankingMetric({
    name: 'retrieval.ndcg',
    title: 'nDCG',
    source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    choice: ({ scoring }) => (scoring.ndcg_gain === 'linear' ? null : `gain=${scoring.ndcg_gain}`),
    measure: (ranking, { k, scoring }) => ndcgAtK(ranking, { k, gain: scoring.ndcg_gain }),
});

;// CONCATENATED MODULE: ./build/core/metrics/percentiles.js

/** A percentile over the cases of a run of what a metric says of each. */
function definePercentile({ of, percentile, ...spec }) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        ...spec,
        source: 'Hyndman & Fan 1996, Am. Stat. 50:361, type 7: linear at (n − 1)·p',
        direction: 'lower',
        range: [0, null],
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${spec.name}/1`,
        per_run: () => ({ figure: 'percentile', of, percentile }),
    });
}
const latencyP50 = definePercentile({
    name: 'performance.latency-p50',
    title: 'latency p50',
    unit: 's',
    environment: 'bound',
    of: 'performance.latency',
    percentile: 50,
});
const latencyP95 = definePercentile({
    name: 'performance.latency-p95',
    title: 'latency p95',
    unit: 's',
    environment: 'bound',
    of: 'performance.latency',
    percentile: 95,
});
const tokensP50 = definePercentile({
    name: 'tokens.total-p50',
    title: 'tokens p50',
    unit: 'tokens',
    of: 'tokens.total',
    percentile: 50,
});
const tokensP95 = definePercentile({
    name: 'tokens.total-p95',
    title: 'tokens p95',
    unit: 'tokens',
    of: 'tokens.total',
    percentile: 95,
});
const costP50 = definePercentile({
    name: 'cost.usd-p50',
    title: 'cost p50',
    unit: 'usd',
    of: 'cost.usd',
    percentile: 50,
});
const costP95 = definePercentile({
    name: 'cost.usd-p95',
    title: 'cost p95',
    unit: 'usd',
    of: 'cost.usd',
    percentile: 95,
});

;// CONCATENATED MODULE: ./build/core/metrics/phases.js


/** The time of one phase of the answer. */
function definePhase(name, title, phase) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: '`phases_ms` reported by the target; design document 000, latency is embed + retrieve + generate',
        unit: 's',
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        environment: 'bound',
        scale: 'log-ratio',
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${name}/1`,
        applies: () => true,
        score: ({ observation: { reply } }) => {
            const spent = reply.phases_ms?.[phase];
            return spent === undefined ? (0,model_score/* unscored */.c)(`the target reported no phases_ms.${phase}`) : (0,model_score/* scored */.l)(spent / 1000);
        },
        when_failed: 'unscored',
    });
}
const embedTime = definePhase('performance.embed', 'time to embed', 'embed');
const retrieveTime = definePhase('performance.retrieve', 'time to retrieve', 'retrieve');
const generateTime = definePhase('performance.generate', 'time to generate', 'generate');
const toolTime = definePhase('performance.tool-time', 'time in tools', 'tool');

;// CONCATENATED MODULE: ./build/core/metrics/planner-confidence.js


const plannerConfidence = (0,define_metric/* defineMetric */.G)({
    name: 'planner.confidence',
    title: 'planner confidence',
    source: '`planner.confidence` reported by the target',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'planner.confidence/1',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.planner?.confidence === undefined
        ? (0,model_score/* unscored */.c)('the target reported no planner.confidence')
        : (0,model_score/* scored */.l)(reply.planner.confidence),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/planner-span-count.js


const plannerSpanCount = (0,define_metric/* defineMetric */.G)({
    name: 'planner.span-count',
    title: 'planned spans',
    source: '`planner.span_count` reported by the target',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'planner.span-count/1',
    applies: () => true,
    score: ({ observation: { reply } }) => {
        const count = reply.planner?.span_count ?? reply.planner?.span_ids?.length;
        return count === undefined
            ? (0,model_score/* unscored */.c)('the target reported neither planner.span_count nor planner.span_ids')
            : (0,model_score/* scored */.l)(count);
    },
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/precision.js

/**
 * The share of the first k places that hold an expected span; a place that is not filled counts as a miss.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
function precisionAtK(gains, k) {
    return gains.slice(0, k).filter((gain) => gain > 0).length / k;
}
/**
 * The share of the first k retrieved spans that are expected, whether or not there are k of them; 0 when nothing was retrieved.
 * @example precisionOfReturned([1, 0, 1], 5) // 0.666…
 */
function precisionOfReturned(gains, k) {
    return gains.length === 0 ? 0 : precisionAtK(gains, Math.min(k, gains.length));
}
/** The precision that the suite asks for (`precision_divisor`). */
function measurePrecision(gains, { k, scoring }) {
    return scoring.precision_divisor === 'k' ? precisionAtK(gains, k) : precisionOfReturned(gains, k);
}
/** What a definition says of the divisor of precision; null for k. */
function describeDivisor({ scoring }) {
    return scoring.precision_divisor === 'k' ? null : `divisor=${scoring.precision_divisor}`;
}
const precision = defineRankingMetric({
    name: 'retrieval.precision',
    title: 'precision',
    source: 'trec_eval 10.0, measure P',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    default_gate: 'guardrail',
    choice: describeDivisor,
    measure: ({ gains }, context) => measurePrecision(gains, context),
});

;// CONCATENATED MODULE: ./build/core/metrics/r-precision.js


const rPrecision = defineRankingMetric({
    name: 'retrieval.r-precision',
    title: 'R-precision',
    source: 'trec_eval 10.0, measure Rprec',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    measure: ({ gains, ideal }) => precisionAtK(gains, ideal.length),
});

// EXTERNAL MODULE: ./build/core/metrics/quality.js
var quality = __webpack_require__(37877);
;// CONCATENATED MODULE: ./build/core/metrics/recall.js

/**
 * The share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
function recallAtK(gains, expected, k) {
    return gains.slice(0, k).filter((gain) => gain > 0).length / expected;
}
const recall = defineRankingMetric({
    name: 'retrieval.recall',
    title: 'recall',
    source: 'trec_eval 10.0, measure recall',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    measure: ({ gains, ideal }, { k }) => recallAtK(gains, ideal.length, k),
});

;// CONCATENATED MODULE: ./build/core/metrics/retrieval-f1.js




const retrievalF1 = defineRankingMetric({
    name: 'retrieval.f1',
    title: 'F1 of retrieval',
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    choice: describeDivisor,
    measure: ({ gains, ideal }, context) => harmonicMean(measurePrecision(gains, context), recallAtK(gains, ideal.length, context.k)),
});

;// CONCATENATED MODULE: ./build/core/metrics/retrieved-spans.js



/** What a reply's list of spans is like: neither better nor worse, but needed to read the metrics of retrieval. */
function defineSpanFact({ measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        kind: 'continuous',
        direction: 'neutral',
        definition: `${spec.name}/1 ${match_spans/* SPAN_RULES */.bz}`,
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }) => (ranking === null ? (0,model_score/* unscored */.c)('the target reported no spans') : measure(ranking)),
        when_failed: 'unscored',
    });
}
const returned = defineSpanFact({
    name: 'retrieval.returned',
    title: 'spans returned',
    source: 'trec_eval 10.0, measure num_ret; duplicates left out',
    unit: 'count',
    range: [0, null],
    measure: ({ gains }) => (0,model_score/* scored */.l)(gains.length),
});
const duplicates = defineSpanFact({
    name: 'retrieval.duplicates',
    title: 'spans returned twice',
    source: 'Goldenpair: spans are ranked once each',
    unit: 'count',
    range: [0, null],
    measure: (ranking) => (0,model_score/* scored */.l)(ranking.duplicates),
});
const matchedByPath = defineSpanFact({
    name: 'retrieval.matched-by-path',
    title: 'found by path alone',
    source: 'Goldenpair: the weakest identity of a span',
    unit: 'ratio',
    range: [0, 1],
    measure: ({ gains, found_by_path: byPath }) => {
        const found = gains.filter((gain) => gain > 0).length;
        return found === 0 ? (0,model_score/* unscored */.c)('no expected span was retrieved') : (0,model_score/* scored */.l)(byPath / found);
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/define/define-overlap-metric.js



/** A share of words in common with the most alike of the expected answers: higher is better, a failed trial is 0. */
function defineOverlapMetric({ version, overlap, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/${version}`,
        applies: (golden) => acceptedAnswers(golden).length > 0,
        score: ({ observation, golden }) => (0,model_score/* scored */.l)(Math.max(...acceptedAnswers(golden).map((expected) => overlap(expected, observation.reply.answer)))),
        when_failed: 0,
    });
}

;// CONCATENATED MODULE: ./build/core/metrics/rouge-l.js


/**
 * The harmonic mean of precision and recall over the longest common subsequence of words: those that both texts have in the same
 * order, with gaps; 0 when they share none. Words are those of `comparableWords`.
 * Source: Lin 2004, ROUGE, ACL Workshop Text Summarization Branches Out, W04-1013, ROUGE-L with β = 1.
 * @example rougeL('police killed the gunman', 'police kill the gunman') // 2/3: police … gunman, 2 of 3 words on both sides
 */
function rougeL(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    const common = countCommonSubsequence(wanted, given);
    return common === 0 ? 0 : (2 * common) / (wanted.length + given.length);
}
/**
 * Length of the longest common subsequence, by rows of bits: an answer of 100,000 words costs milliseconds, where the usual table
 * would have a cell for every pair of words.
 * Source: Hyyrö 2004, Bit-Parallel LCS-length Computation Revisited, AWOCA 2004.
 */
function countCommonSubsequence(wanted, given) {
    const places = new Map();
    for (const [index, word] of wanted.entries())
        places.set(word, (places.get(word) ?? 0n) | (1n << BigInt(index)));
    const all = (1n << BigInt(wanted.length)) - 1n;
    let row = all;
    for (const word of given) {
        const here = places.get(word);
        if (here === undefined)
            continue;
        const open = row & here;
        row = ((row + open) | (row - open)) & all;
    }
    // Every bit that is off stands for a word of the subsequence.
    return wanted.length - row.toString(2).replaceAll('0', '').length;
}
const rougeLMetric = defineOverlapMetric({
    name: 'answer.rouge-l',
    title: 'ROUGE-L',
    source: 'Lin 2004, ROUGE, ACL W04-1013',
    version: 1,
    overlap: rougeL,
});

// EXTERNAL MODULE: ./build/core/metrics/route-tiers.js
var route_tiers = __webpack_require__(56721);
;// CONCATENATED MODULE: ./build/core/metrics/route-choice.js



/**
 * How many tiers the chosen one lies above the expected one; below is negative. A reason when the suite's `route_tiers` lack one of two
 * that differ.
 * @example distanceOf({ chosen: 'codex', expected: 'local' }, ['local', 'api', 'codex']) // 2
 */
function distanceOf({ chosen, expected }, tiers) {
    if (chosen === expected)
        return 0;
    const stranger = [chosen, expected].find((tier) => !tiers.includes(tier));
    return stranger === undefined ? tiers.indexOf(chosen) - tiers.indexOf(expected) : describeStranger(stranger);
}
function describeStranger(tier) {
    return `the suite's \`route_tiers\` do not list ${tier}`;
}
function choiceOf({ observation: { reply }, golden }, scoring) {
    const [chosen, expected] = [(0,route_tiers/* chosenRouteTier */.Ev)(reply, scoring), (0,route_tiers/* nameTier */.QW)(golden.expected_route, scoring)];
    return chosen === null || expected === null ? null : { chosen, expected };
}
function defineRoute(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        unit: 'ratio',
        kind: 'binary',
        range: [0, 1],
        definition: ({ scoring }) => `${spec.name}/1 ${(0,route_tiers/* tierRules */.EL)(scoring)}`,
        when_failed: 'unscored',
    });
}
/** A metric of the tier that was chosen, held against the case's `expected_route`. */
function defineChoice({ holds, ...spec }) {
    return defineRoute({
        ...spec,
        source: 'design document 004, routing: the tier that the case names in `expected_route`',
        default_margin: { kind: 'absolute', value: 0.05 },
        applies: ({ expected_route: expected }) => expected !== undefined,
        score: (trial, context) => {
            const choice = choiceOf(trial, context.scoring);
            if (choice === null)
                return (0,model_score/* unscored */.c)('the target reported no route tier');
            return asScore(holds(choice, context));
        },
    });
}
function asScore(holds) {
    return typeof holds === 'string' ? (0,model_score/* unscored */.c)(holds) : (0,model_score/* scored */.l)(holds ? 1 : 0);
}
const routeAccuracy = defineChoice({
    name: 'route.accuracy',
    title: 'routing accuracy',
    direction: 'higher',
    holds: ({ chosen, expected }) => chosen === expected,
});
const routeUnderRouted = defineChoice({
    name: 'route.under-routed',
    title: 'routed too low',
    direction: 'lower',
    holds: (choice, { scoring }) => mapDistance(distanceOf(choice, scoring.route_tiers), (distance) => distance < 0),
});
const routeOverRouted = defineChoice({
    name: 'route.over-routed',
    title: 'routed too high',
    direction: 'lower',
    holds: (choice, { scoring }) => mapDistance(distanceOf(choice, scoring.route_tiers), (distance) => distance > 0),
});
function mapDistance(distance, test) {
    return typeof distance === 'string' ? distance : test(distance);
}
const routeFirstTierShare = defineRoute({
    name: 'route.first-tier-share',
    title: 'answered by the first tier',
    source: 'design document 004, tier usage distribution',
    direction: 'neutral',
    applies: () => true,
    score: ({ observation: { reply } }, { scoring }) => {
        const tier = (0,route_tiers/* finalRouteTier */.uQ)(reply, scoring);
        if (tier === null)
            return (0,model_score/* unscored */.c)('the target reported no route tier');
        return scoring.route_tiers.includes(tier)
            ? (0,model_score/* scored */.l)(tier === scoring.route_tiers[0] ? 1 : 0)
            : (0,model_score/* unscored */.c)(describeStranger(tier));
    },
});

// EXTERNAL MODULE: ./build/core/metrics/mark-escalations.js
var mark_escalations = __webpack_require__(27724);
;// CONCATENATED MODULE: ./build/core/metrics/route-escalation.js




/**
 * How often a query was handed to a higher route tier: by its `attempts`, else as the target counted it in `escalations`.
 * Unscored when neither says.
 * @example countEscalations({ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, scoring) // 1
 */
function countEscalations({ attempts, escalations }, scoring) {
    const marks = attempts === undefined ? null : (0,mark_escalations/* markEscalations */.K)(attempts, scoring);
    if (marks !== null && !marks.includes(null))
        return (0,model_score/* scored */.l)(marks.filter((mark) => mark === true).length);
    if (escalations !== undefined)
        return (0,model_score/* scored */.l)(escalations);
    return (0,model_score/* unscored */.c)(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier');
}
function defineRouteMetric(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: 'design document 004, escalation rate: the same query with a rising tier, or `result: escalated`',
        definition: ({ scoring }) => `${spec.name}/1 ${(0,route_tiers/* tierRules */.EL)(scoring)}`,
        applies: () => true,
        when_failed: 'unscored',
    });
}
const routeEscalationRate = defineRouteMetric({
    name: 'route.escalation-rate',
    title: 'escalation rate',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    score: ({ observation: { reply } }, { scoring }) => {
        const count = countEscalations(reply, scoring);
        return count.kind === 'scored' ? (0,model_score/* scored */.l)(count.value > 0 ? 1 : 0) : count;
    },
});
const routeEscalations = defineRouteMetric({
    name: 'route.escalations',
    title: 'escalations',
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    score: ({ observation: { reply } }, { scoring }) => countEscalations(reply, scoring),
});
const routeAttempts = (0,define_metric/* defineMetric */.G)({
    name: 'route.attempts',
    title: 'attempts inside the target',
    source: 'design document 004, enrichment log: one entry a model that was asked',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'route.attempts/1',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.attempts === undefined ? (0,model_score/* unscored */.c)('the target reported no attempts') : (0,model_score/* scored */.l)(reply.attempts.length),
    when_failed: 'unscored',
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/metrics/consensus.js
var consensus = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/core/metrics/rubric-score.js
var rubric_score = __webpack_require__(22136);
;// CONCATENATED MODULE: ./build/core/metrics/rubric.js








const rubric_SOURCE = 'ProjectScylla, docs/design/judge-protocol.md; design document 003';
const PASSES = 0.7;
/** 0.7 out of several readings can be a little less. */
const ROUNDING = 1e-9;
/** Thirteen metrics ask of the same trial. */
const KNOWN = new WeakMap();
function scoreRubric(trial, { scoring }, figure) {
    const readings = KNOWN.get(trial) ?? (0,rubric_readings/* readRubric */.qc)(trial.judgments?.rubric?.runs ?? [], trial.golden, scoring);
    KNOWN.set(trial, readings);
    return typeof readings === 'string' ? (0,model_score/* unscored */.c)(readings) : figure(readings);
}
function scoreWhole(readings) {
    const agreed = (0,consensus/* consensus */.s)((0,rubric_readings/* wholeReadings */.nf)(readings));
    return agreed === null ? (0,model_score/* unscored */.c)('nothing of the rubric applies to the answer') : (0,model_score/* scored */.l)(agreed);
}
function describeRubric({ scoring }) {
    return changedScoring(scoring, ['rubric_categories']);
}
const rubricScore = (0,define_metric/* defineMetric */.G)({
    name: 'rubric.weighted-score',
    title: 'weighted score of the rubric (judge)',
    source: rubric_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: (context) => `rubric.weighted-score/1${describeRubric(context)}`,
    applies: (_golden, context) => (0,judged_part/* isJudged */.s)(context, 'rubric'),
    score: (trial, context) => scoreRubric(trial, context, scoreWhole),
    when_failed: 0,
});
const rubricPass = (0,define_metric/* defineMetric */.G)({
    name: 'rubric.pass',
    title: 'rubric passed (judge)',
    source: rubric_SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: (context) => `rubric.pass/1${describeRubric(context)}`,
    applies: (_golden, context) => (0,judged_part/* isJudged */.s)(context, 'rubric'),
    score: (trial, context) => {
        const whole = scoreRubric(trial, context, scoreWhole);
        return whole.kind === 'unscored' ? whole : (0,model_score/* scored */.l)(whole.value >= PASSES - ROUNDING ? 1 : 0);
    },
    when_failed: 0,
});
const rubricConfidence = (0,define_metric/* defineMetric */.G)({
    name: 'rubric.confidence',
    title: 'confidence of the judge in the rubric',
    source: rubric_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'rubric.confidence/1',
    applies: (_golden, context) => (0,judged_part/* isJudged */.s)(context, 'rubric'),
    score: (trial, context) => scoreRubric(trial, context, (readings) => {
        const stated = readings.flatMap(({ run }) => run.confidence ?? []);
        return stated.length === 0 ? (0,model_score/* unscored */.c)('the judge did not say how sure it is') : (0,model_score/* scored */.l)((0,mean/* mean */.i)(stated));
    }),
    when_failed: 'unscored',
});
/** One metric for each category of document 003. */
const rubricCategories = Object.keys(rubric_score/* CATEGORY_WEIGHTS */.p$).map((category) => {
    const name = `rubric.${category.replaceAll('_', '-')}`;
    return (0,define_metric/* defineMetric */.G)({
        name,
        title: `${category.replaceAll('_', ' ')} (judge)`,
        source: rubric_SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        applies: (_golden, context) => (0,judged_part/* isJudged */.s)(context, 'rubric') && (0,rubric_score/* categoryWeights */.yn)(context.scoring.rubric_categories)(category) > 0,
        score: (trial, context) => scoreRubric(trial, context, (readings) => {
            const agreed = (0,consensus/* consensus */.s)((0,rubric_readings/* categoryReadings */.mq)(readings, category));
            return agreed === null ? (0,model_score/* unscored */.c)('the category does not apply to the answer') : (0,model_score/* scored */.l)(agreed);
        }),
        // Only the judge says whether a category applies, and it has not seen this answer.
        when_failed: 'unscored',
    });
});

;// CONCATENATED MODULE: ./build/core/metrics/run-composite.js





const NAME = 'run.composite';
const TITLE = 'composite score';
const run_composite_SOURCE = 'design document 003, composite score';
/**
 * The weighted mean of passing (0 or 1, or a rate) and of the judge's score (0 to 1); 0 when the weights sum to 0.
 * Source: design document 003, composite score.
 * @example compositeScore({ pass: 1, impl: 0.85 }, { pass: 0.5, impl: 0.5 }) // 0.925
 */
function compositeScore({ pass, impl }, weights) {
    const total = weights.pass + weights.impl;
    return total === 0 ? 0 : (pass * weights.pass + impl * weights.impl) / total;
}
const runComposite = {
    name: NAME,
    title: TITLE,
    source: run_composite_SOURCE,
    expand: (settings) => {
        const [pass] = success.expand(settings);
        const [impl] = rubricScore.expand(settings);
        if (typeof pass?.score !== 'function' || typeof impl?.score !== 'function')
            throw new Error('success and the rubric are scored per trial');
        const { score: succeed } = pass;
        const { score: judge } = impl;
        return (0,define_metric/* defineMetric */.G)({
            name: NAME,
            title: TITLE,
            source: run_composite_SOURCE,
            unit: 'ratio',
            kind: 'continuous',
            direction: 'higher',
            range: [0, 1],
            default_margin: { kind: 'absolute', value: 0.05 },
            definition: ({ scoring }) => `${NAME}/1${changedScoring(scoring, ['composite_weights'])} | ${pass.definition} | ${impl.definition}`,
            applies: (golden) => pass.applies(golden) && impl.applies(golden),
            score: (trial, { scoring }) => {
                const [passed, judged] = [succeed(trial), judge(trial)];
                if (passed.kind === 'unscored')
                    return passed;
                return judged.kind === 'unscored'
                    ? judged
                    : (0,model_score/* scored */.l)(compositeScore({ pass: passed.value, impl: judged.value }, scoring.composite_weights));
            },
            when_failed: 0,
        }).expand(settings);
    },
};

;// CONCATENATED MODULE: ./build/core/metrics/run-progress.js


/**
 * Fine-grained progress R_Prog: Σ weights of the expected steps that were achieved / Σ weights of all expected, 0 to 1; null when the
 * weights sum to 0. Weights are the case's own, 1 where it gives none. A step that is not expected, or says `completed: false`, does not count,
 * and one that is listed twice counts once. Source: design document 003, process metrics.
 * @example progressRate([{ step_id: 'a', weight: 3 }, { step_id: 'b' }], [{ step_id: 'a' }]) // 0.75
 */
function progressRate(expected, achieved) {
    const done = new Set(achieved.flatMap(({ step_id: id, completed }) => (completed === false ? [] : [id])));
    const weigh = (steps) => steps.reduce((sum, { weight = 1 }) => sum + weight, 0);
    const total = weigh(expected);
    return total === 0 ? null : weigh(expected.filter(({ step_id: id }) => done.has(id))) / total;
}
function defineProgress(spec, weigh) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: 'design document 003, fine-grained progress rate (R_Prog)',
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/1`,
        applies: ({ expected_steps: expected = [] }) => expected.length > 0,
        score: ({ observation, golden }) => {
            const achieved = observation.reply.progress?.achieved;
            if (achieved === undefined)
                return (0,model_score/* unscored */.c)('the target reported no achieved steps');
            const rate = progressRate(weigh(golden.expected_steps ?? []), achieved);
            return rate === null ? (0,model_score/* unscored */.c)('the weights of the expected steps sum to 0') : (0,model_score/* scored */.l)(rate);
        },
        when_failed: 0,
    });
}
const runProgress = defineProgress({ name: 'run.progress', title: 'progress' }, (steps) => steps);
const runProgressSimple = defineProgress({ name: 'run.progress-simple', title: 'progress, steps counted' }, (steps) => steps.map(({ step_id }) => ({ step_id })));

;// CONCATENATED MODULE: ./build/core/metrics/run-strategic-drift.js


const run_strategic_drift_SOURCE = 'design document 003, strategic drift';
/**
 * Strategic drift: 1 − Σ alignment·weight / Σ weight, 0 to 1; null when the weights sum to 0. A weight that is not given is 1.
 * Source: design document 003, process metrics.
 * @example strategicDrift([{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }]) // 1 − 3.2/4 = 0.2
 */
function strategicDrift(steps) {
    const total = steps.reduce((sum, { weight = 1 }) => sum + weight, 0);
    if (total === 0)
        return null;
    const aligned = steps.reduce((sum, { goal_alignment: alignment, weight = 1 }) => sum + alignment * weight, 0);
    // Rounding of the sums must not leave the range.
    return Math.min(1, Math.max(0, 1 - aligned / total));
}
/** The steps that say how well they serve the goal; where none does, what was achieved. */
function listAligned({ steps = [], progress }) {
    const pick = (from) => from.flatMap(({ goal_alignment, weight }) => (goal_alignment === undefined ? [] : [{ goal_alignment, weight }]));
    const own = pick(steps);
    return own.length > 0 ? own : pick(progress?.achieved ?? []);
}
const runStrategicDrift = (0,define_metric/* defineMetric */.G)({
    name: 'run.strategic-drift',
    title: 'strategic drift',
    source: run_strategic_drift_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'run.strategic-drift/1',
    applies: () => true,
    score: ({ observation }) => {
        const aligned = listAligned(observation.reply);
        if (aligned.length === 0)
            return (0,model_score/* unscored */.c)('the target reported no step with goal_alignment');
        const drift = strategicDrift(aligned);
        return drift === null ? (0,model_score/* unscored */.c)('the weights of the steps sum to 0') : (0,model_score/* scored */.l)(drift);
    },
    when_failed: 'unscored',
});
function scoreActions({ progress }) {
    const { actions_total: total, actions_aligned: aligned } = progress ?? {};
    if (total === undefined || aligned === undefined)
        return (0,model_score/* unscored */.c)('the target reported no actions_total and actions_aligned');
    if (total === 0)
        return (0,model_score/* unscored */.c)('there was no action');
    if (aligned > total)
        return (0,model_score/* unscored */.c)(`the target reported more aligned actions (${aligned}) than actions (${total})`);
    return (0,model_score/* scored */.l)(1 - aligned / total);
}
const runStrategicDriftSimple = (0,define_metric/* defineMetric */.G)({
    name: 'run.strategic-drift-simple',
    title: 'strategic drift, actions counted',
    source: `${run_strategic_drift_SOURCE}, simple version`,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'run.strategic-drift-simple/1',
    applies: () => true,
    score: ({ observation }) => scoreActions(observation.reply),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/token-f1.js


/**
 * The harmonic mean of precision and recall over the words that the answer shares with the expected one, each word as often
 * as both have it; 0 when they share none.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example tokenF1("Gustave Eiffel's company", 'the company of Gustave Eiffel') // 4/7: 2 of 4 and 2 of 3 words
 */
function tokenF1(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    const open = new Map();
    for (const word of wanted)
        open.set(word, (open.get(word) ?? 0) + 1);
    let shared = 0;
    for (const word of given) {
        const left = open.get(word) ?? 0;
        if (left === 0)
            continue;
        open.set(word, left - 1);
        shared += 1;
    }
    return shared === 0 ? 0 : (2 * shared) / (wanted.length + given.length);
}
const tokenF1Metric = defineOverlapMetric({
    name: 'answer.token-f1',
    title: 'token F1',
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    version: 1,
    overlap: tokenF1,
});

// EXTERNAL MODULE: ./build/core/metrics/tokens.js
var metrics_tokens = __webpack_require__(54172);
;// CONCATENATED MODULE: ./build/core/metrics/tokens-cached-share.js



/**
 * The share of a reply's input tokens that the provider read from a cache.
 * @example cachedShare({ answer: '', usage: { input_tokens: 900, cached_tokens: 600 } }) // 2/3
 */
function cachedShare(reply) {
    const input = (0,metrics_tokens/* inputTokensOf */.Gs)(reply);
    const cached = (0,metrics_tokens/* cachedTokensOf */.IB)(reply);
    if (input.kind === 'unscored')
        return input;
    if (cached.kind === 'unscored')
        return cached;
    if (input.value === 0)
        return (0,model_score/* unscored */.c)('the target reported 0 input tokens');
    if (cached.value > input.value)
        return (0,model_score/* unscored */.c)('the target reported more cached tokens than input tokens');
    return (0,model_score/* scored */.l)(cached.value / input.value);
}
const tokensCachedShare = (0,define_metric/* defineMetric */.G)({
    name: 'tokens.cached-share',
    title: 'cached share of input tokens',
    source: 'counts reported by the target (`usage`, else all of `attempts`)',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'tokens.cached-share/1',
    applies: () => true,
    score: ({ observation }) => cachedShare(observation.reply),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/tokens-per-accurate-answer.js




const tokens_per_accurate_answer_SOURCE = 'design document 004, tokens per accurate answer';
/** Tokens of a trial that succeeds, 0 of one that does not: a part of the next. */
const tokensAccurate = defineOutcomeMetric({
    name: 'tokens.accurate',
    title: 'tokens of accurate answers',
    source: tokens_per_accurate_answer_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    version: 1,
    score: ({ observation }, outcome) => {
        const tokens = (0,metrics_tokens/* totalTokens */.RP)(observation.reply);
        return tokens.kind === 'unscored' ? tokens : (0,model_score/* scored */.l)(tokens.value * outcome);
    },
    when_failed: 'unscored',
});
const tokensPerAccurateAnswer = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'tokens.per-accurate-answer',
    title: 'tokens per accurate answer',
    source: `${tokens_per_accurate_answer_SOURCE}: the mean over accurate answers`,
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'tokens.per-accurate-answer/1',
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
});
const tokensSpentPerAccurateAnswer = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'tokens.spent-per-accurate-answer',
    title: 'tokens spent per accurate answer',
    source: `${tokens_per_accurate_answer_SOURCE}: all tokens by the number of accurate answers`,
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'tokens.spent-per-accurate-answer/1',
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
});

;// CONCATENATED MODULE: ./build/core/metrics/trial-deviations.js

function defineDeviation({ figure, of, margin, ...spec }) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        ...spec,
        source: figure === 'trial-deviation'
            ? 'design document 000, correctness_stddev: sample deviation between the trials of a case'
            : 'design document 000, …_run_stddev: sample deviation between the means of the runs',
        direction: 'lower',
        default_margin: { kind: 'absolute', value: margin },
        definition: `${spec.name}/1`,
        per_run: () => ({ figure, of }),
    });
}
const successTrialDeviation = defineDeviation({
    name: 'success.trial-deviation',
    title: 'spread of success between trials',
    figure: 'trial-deviation',
    of: 'success',
    unit: 'ratio',
    range: [0, 1],
    margin: 0.05,
});
const JUDGED = { unit: 'score', range: [0, 5], margin: 0.25 };
const correctnessTrialDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.correctness-trial-deviation',
    title: 'spread of correctness between trials',
    figure: 'trial-deviation',
    of: 'judge.correctness',
});
const correctnessRunDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.correctness-run-deviation',
    title: 'spread of correctness between runs',
    figure: 'run-deviation',
    of: 'judge.correctness',
});
const completenessRunDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.completeness-run-deviation',
    title: 'spread of completeness between runs',
    figure: 'run-deviation',
    of: 'judge.completeness',
});
const faithfulnessRunDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.faithfulness-run-deviation',
    title: 'spread of faithfulness between runs',
    figure: 'run-deviation',
    of: 'judge.faithfulness',
});

;// CONCATENATED MODULE: ./build/core/metrics/ttft.js


const ttft = (0,define_metric/* defineMetric */.G)({
    name: 'performance.ttft',
    title: 'time to first token',
    source: '`ttft_ms` reported by the target',
    unit: 's',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    environment: 'bound',
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'performance.ttft/1',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.ttft_ms === undefined ? (0,model_score/* unscored */.c)('the target reported no ttft_ms') : (0,model_score/* scored */.l)(reply.ttft_ms / 1000),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/workflow-counts.js






/** How many names are in one of the lists of a validation. The lists themselves are in the table `workflow-validation`. */
function workflow_counts_defineCount(kind, list) {
    const name = `workflow.${kind}-${list}`;
    const isFault = list === 'missing' || list === 'unexpected';
    return (0,define_metric/* defineMetric */.G)({
        name,
        title: `${list} ${kind}`,
        source: 'design document 002, workflow validation',
        unit: 'count',
        kind: 'continuous',
        direction: isFault ? 'lower' : 'neutral',
        range: [0, null],
        ...(isFault && { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.5 }),
        definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
        applies: (golden) => (0,validate_workflow/* expectsCalls */.UK)(golden, kind),
        score: ({ observation, golden }, { scoring }) => {
            const calls = (0,validate_workflow/* validateWorkflow */._B)(golden, observation.reply, scoring)[kind];
            return calls === null || calls === 'trace_missing' ? (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW[kind]) : (0,model_score/* scored */.l)(calls[list].length);
        },
        when_failed: 'unscored',
    });
}
const agentsIncluded = workflow_counts_defineCount('agents', 'included');
const agentsExcluded = workflow_counts_defineCount('agents', 'excluded');
const agentsMissing = workflow_counts_defineCount('agents', 'missing');
const agentsUnexpected = workflow_counts_defineCount('agents', 'unexpected');
const toolsIncluded = workflow_counts_defineCount('tools', 'included');
const toolsExcluded = workflow_counts_defineCount('tools', 'excluded');
const toolsMissing = workflow_counts_defineCount('tools', 'missing');
const toolsUnexpected = workflow_counts_defineCount('tools', 'unexpected');

;// CONCATENATED MODULE: ./build/core/metrics/cache.js



const cache_SOURCE = 'design document 001, cache hit rate; `cache` reported by the target';
function defineCacheCount(name, title, count) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: cache_SOURCE,
        unit: 'count',
        kind: 'continuous',
        direction: 'neutral',
        range: [0, null],
        definition: `${name}/1`,
        applies: () => true,
        score: ({ observation: { reply } }) => {
            const { hits, misses } = reply.cache ?? {};
            return hits === undefined || misses === undefined
                ? (0,model_score/* unscored */.c)('the target reported no hits and misses of a cache')
                : (0,model_score/* scored */.l)(count({ hits, misses }));
        },
        when_failed: 'unscored',
    });
}
const cacheHits = defineCacheCount('cache.hits', 'cache hits', ({ hits }) => hits);
const cacheAccesses = defineCacheCount('cache.accesses', 'cache accesses', ({ hits, misses }) => hits + misses);
const cacheHitRate = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'cache.hit-rate',
    title: 'cache hit rate',
    source: cache_SOURCE,
    unit: 'ratio',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'cache.hit-rate/1',
    per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
});

// EXTERNAL MODULE: ./build/core/metrics/efficiency.js
var efficiency = __webpack_require__(90091);
;// CONCATENATED MODULE: ./build/core/metrics/resources.js


/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
function cpuPercent({ cpu_percent: percent, cores = 1 }) {
    return percent === undefined ? null : percent / cores;
}
function defineResource({ field, measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: `\`resources.${field}\` reported by the target`,
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        environment: 'bound',
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${spec.name}/1`,
        applies: () => true,
        score: ({ observation }) => {
            const value = measure(observation.reply.resources ?? {});
            return value === null ? (0,model_score/* unscored */.c)(`the target reported no resources.${field}`) : (0,model_score/* scored */.l)(value);
        },
        when_failed: 'unscored',
    });
}
const memory = defineResource({
    name: 'resources.memory-mb',
    title: 'memory',
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_mb',
    measure: ({ memory_mb: megabytes }) => megabytes ?? null,
});
const memoryPeak = defineResource({
    name: 'resources.memory-peak-mb',
    title: 'peak memory',
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_peak_mb',
    measure: ({ memory_peak_mb: megabytes }) => megabytes ?? null,
});
const cpu = defineResource({
    name: 'resources.cpu-percent',
    title: 'CPU',
    unit: 'percent',
    absolute_margin: 5,
    field: 'cpu_percent',
    measure: cpuPercent,
});

;// CONCATENATED MODULE: ./build/core/metrics/efficiency-scores.js





/** Points from 0 to 100, the more the better, for something of which less is better. */
function definePoints(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: 'design document 001, efficiencies of its table of 22 columns',
        unit: 'score',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 100],
        default_margin: { kind: 'absolute', value: 5 },
        applies: () => true,
        when_failed: 'unscored',
    });
}
function pointsFor(amount, name, points) {
    return amount === null || amount === undefined ? (0,model_score/* unscored */.c)(`the target reported no ${name}`) : (0,model_score/* scored */.l)(points(amount));
}
const memoryScore = definePoints({
    name: 'resources.memory-efficiency',
    title: 'memory efficiency',
    environment: 'bound',
    definition: 'resources.memory-efficiency/1',
    score: ({ observation: { reply } }) => pointsFor(reply.resources?.memory_mb, 'resources.memory_mb', efficiency/* memoryEfficiency */.Z1),
});
const cpuScore = definePoints({
    name: 'resources.cpu-efficiency',
    title: 'CPU efficiency',
    environment: 'bound',
    definition: 'resources.cpu-efficiency/1',
    score: ({ observation: { reply } }) => pointsFor(cpuPercent(reply.resources ?? {}), 'resources.cpu_percent', efficiency/* cpuEfficiency */.AJ),
});
const latencyScore = definePoints({
    name: 'performance.latency-score',
    title: 'latency score',
    environment: 'bound',
    definition: ({ scoring }) => `performance.latency-score/1 anchor=${scoring.latency_anchor_s}`,
    score: ({ observation }, { scoring }) => (0,model_score/* scored */.l)((0,efficiency/* thriftScore */.Qn)(observation.latency_ms / 1000, scoring.latency_anchor_s)),
});
const costScore = definePoints({
    name: 'cost.score',
    title: 'cost score',
    definition: ({ scoring }) => `cost.score/1 anchor=${scoring.cost_anchor_usd}`,
    score: ({ observation }, { scoring, settings }) => {
        const cost = (0,cost_of_reply/* costOfReply */.D)(observation.reply, settings.pricing);
        return cost.kind === 'scored' ? (0,model_score/* scored */.l)((0,efficiency/* thriftScore */.Qn)(cost.value, scoring.cost_anchor_usd)) : cost;
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/grounding-claims.js
const REASON_LENGTH = 200;
/**
 * The claims of an answer: those that the judge drew from it, else those that the target reports; null when there are neither, and a
 * reason when the judge was asked and failed. A failing judge is not replaced: two ways of counting claims are not comparable.
 */
function claimsOf({ observation, judgments, }) {
    const judged = judgments?.claims;
    if (judged === undefined)
        return observation.reply.claims ?? null;
    return 'claims' in judged ? judged.claims : `the judge failed: ${judged.error}`.slice(0, REASON_LENGTH);
}
/**
 * Supported claims among those of which it can be told; null when it can be told of none.
 * Source: design document 001, grounding score, "% of claims supported by context".
 * @example supportedShare([{ text: 'a', supported: true }, { text: 'b', supported: false }, { text: 'c', supported: null }]) // 0.5
 */
function supportedShare(claims) {
    const known = claims.filter(({ supported }) => supported !== null);
    return known.length === 0 ? null : known.filter(({ supported }) => supported).length / known.length;
}
/**
 * 1 − contradicted claims / claims; null when no claim says whether it is contradicted. Where one does, those that say nothing are not.
 * Source: design document 001, factual consistency (requirements 150, 2.F).
 * @example consistentShare([{ text: 'a', supported: true, contradicted: false }, { text: 'b', supported: false, contradicted: true }]) // 0.5
 */
function consistentShare(claims) {
    if (!claims.some(({ contradicted }) => contradicted !== undefined))
        return null;
    return 1 - claims.filter(({ contradicted }) => contradicted).length / claims.length;
}

;// CONCATENATED MODULE: ./build/core/metrics/lexical-grounding.js
/** A list's own numbering says nothing: `1.` or `2)` at the start of a line. */
const LIST_NUMBER = /^[ \t]*\d+[.)]\s/gm;
const THOUSANDS = /[,_](?=\d{3}(?!\d))/g;
/** Not inside a word: the 8 of `utf8` is no number of the answer. */
const NUMBER = /(?<![\p{L}\p{N}_.,])\d+(?:[.,_]\d+)*/gu;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const SENTENCE_END = /(?<=[.!?:])\s+|\n+/u;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}_]/u;
/**
 * How far an answer can be found in what was retrieved: the mean of the share of its numbers and of the share of its names (words with a
 * capital, but for the first of a sentence) that stand in one of the texts. A kind that the answer has none of is left out; null when it
 * has neither. A cheap stand-in for claims that somebody checked.
 * Source: design document 001's checker of hallucinations (requirements 149, 2.F), in which a missing kind counts as 1.
 * @example lexicalGrounding('It expires after 14 days, says Ada Lovelace.', ['Tokens expire after 14 days.']) // 0.5: 1 of 1 numbers, 0 of 2 names
 */
function lexicalGrounding(answer, texts) {
    const { numbers, names } = termsOf(answer);
    const shares = [foundShare(numbers, texts, numbersOf), foundShare(names, texts, wordsOf)].flatMap((one) => one ?? []);
    return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
function termsOf(answer) {
    const text = answer.normalize('NFKC').replace(LIST_NUMBER, '');
    const names = text.split(SENTENCE_END).flatMap((sentence) => {
        const words = sentence.match(WORD) ?? [];
        return words.slice(1).filter((word) => CAPITAL.test(word));
    });
    return { numbers: new Set(numbersOf(text)), names: new Set(names.map((name) => name.toLowerCase())) };
}
/** `1,240` and `1_240` are `1240`. */
function* numbersOf(text) {
    for (const [number] of text.matchAll(NUMBER))
        yield number.replace(THOUSANDS, '');
}
function* wordsOf(text) {
    for (const [word] of text.matchAll(WORD))
        yield word.toLowerCase();
}
function foundShare(terms, texts, split) {
    if (terms.size === 0)
        return null;
    const missing = new Set(terms);
    for (const text of texts) {
        for (const term of split(text.normalize('NFKC'))) {
            missing.delete(term);
            if (missing.size === 0)
                return 1;
        }
    }
    return (terms.size - missing.size) / terms.size;
}

;// CONCATENATED MODULE: ./build/core/metrics/grounding.js





const grounding_SOURCE = 'design document 001, enhanced metrics; claims of a judge or of the target';
const NO_CLAIM = 'the answer makes no claim';
/** What each reported contradiction takes away where claims are not listed. */
const CONTRADICTION = 0.2;
/** How far an answer is grounded: by its claims, else by the text of the spans in the prompt; or why that cannot be told. */
function groundingOf(trial) {
    const claims = claimsOf(trial);
    if (typeof claims === 'string')
        return claims;
    if (claims !== null) {
        const share = supportedShare(claims);
        return share === null
            ? claims.length === 0
                ? NO_CLAIM
                : 'of no claim it can be told'
            : { share, isHeuristic: false };
    }
    const { answer, spans = [] } = trial.observation.reply;
    const texts = [];
    for (const { text } of injectedSpans(spans))
        if (text !== undefined)
            texts.push(text);
    if (texts.length === 0)
        return 'the target reported neither claims nor the text of spans';
    const share = lexicalGrounding(answer, texts);
    return share === null ? 'the answer has neither numbers nor names' : { share, isHeuristic: true };
}
/**
 * Consistency by a count of contradictions: 1, less .2 for each, at least 0.
 * Source: design document 001, factual consistency (requirements 150, 2.F).
 * @example consistencyOf(2) // 0.6
 */
function consistencyOf(contradictions) {
    return Math.max(0, 1 - CONTRADICTION * contradictions);
}
function measureConsistency(trial) {
    const claims = claimsOf(trial);
    if (typeof claims === 'string')
        return claims;
    const share = claims === null ? null : consistentShare(claims);
    if (share !== null)
        return share;
    const { contradictions } = trial.observation.reply;
    if (contradictions !== undefined)
        return consistencyOf(contradictions);
    if (claims === null)
        return 'the target reported neither claims nor contradictions';
    return claims.length === 0 ? NO_CLAIM : 'no claim says whether it is contradicted';
}
function defineGrounding({ measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: grounding_SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/1`,
        applies: () => true,
        score: (trial) => {
            const value = measure(trial);
            return typeof value === 'string' ? (0,model_score/* unscored */.c)(value) : (0,model_score/* scored */.l)(value);
        },
        when_failed: 0,
    });
}
const groundingScore = defineGrounding({
    name: 'grounding.score',
    title: 'grounding',
    measure: (trial) => {
        const grounding = groundingOf(trial);
        return typeof grounding === 'string' ? grounding : grounding.share;
    },
});
const groundingConsistency = defineGrounding({
    name: 'grounding.factual-consistency',
    title: 'factual consistency',
    measure: measureConsistency,
});
const groundingHeuristic = (0,define_metric/* defineMetric */.G)({
    name: 'grounding.heuristic',
    title: 'grounding guessed from words',
    source: grounding_SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    definition: 'grounding.heuristic/1',
    applies: () => true,
    score: (trial) => {
        const grounding = groundingOf(trial);
        return typeof grounding === 'string' ? (0,model_score/* unscored */.c)(grounding) : (0,model_score/* scored */.l)(grounding.isHeuristic ? 1 : 0);
    },
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/planning-score.js
/** Steps that do something, which a plan should come before. */
const EXECUTION = new Set(['tool', 'execution', 'handoff']);
/**
 * How well the steps were planned, 0 to 1, in whole hundredths: .4 times the share of planning steps and .6 times the share of
 * executing steps (tool, execution, handoff) that come after the first of them; .5 when nothing is executed; without a planning step .05
 * a step, at most .25.
 * Source: design document 001, planning score (requirements 146, 2.E).
 * @example planningScore(['plan', 'execution', 'tool']) // 0.73: .4 · 1/3 + .6 · 2/2
 */
function planningScore(types) {
    const first = types.indexOf('plan');
    if (first < 0)
        return Math.min(25, 5 * types.length) / 100;
    const plans = types.filter((type) => type === 'plan').length;
    const executions = types.filter((type) => EXECUTION.has(type)).length;
    if (executions === 0)
        return 0.5;
    const planned = types.slice(first).filter((type) => EXECUTION.has(type)).length;
    // One division of whole numbers: a sum of two quotients can fall a hair short of a whole hundredth.
    return Math.floor((40 * plans * executions + 60 * planned * types.length) / (types.length * executions)) / 100;
}

;// CONCATENATED MODULE: ./build/core/metrics/reasoning-steps.js
/** Part of the definition of every metric that reads steps: raise it when the rules below change. */
const STEP_RULES = 'steps/1';
/** Longer texts say what they are in their first sentences. */
const TEXT_LENGTH = 2000;
// The first that is found decides; a step with none of them is execution.
const KEYWORDS = [
    ['decision', /\b(?:decid|decision|choos|chose|select|conclu)[a-z]*|\bopt(?:s|ed|ing)? for\b/i],
    ['analysis', /\b(?:analy[sz]|assess|evaluat|examin|inspect|compar|consider|review)[a-z]*/i],
    ['plan', /\bplan(?:s|ned|ning)?\b|\b(?:strateg|outlin|approach|roadmap)[a-z]*/i],
];
const BACKTRACK = /\b(?:retr(?:y|ie)|fail|error|wrong|mistak|reconsider|alternativ|instead|backtrack|revert)[a-z]*/i;
/**
 * What a step is by the English words of its text: for steps that the target left untyped.
 * Source: design document 001's analyser of reasoning, which types the lines of a trace by keywords; execution where none is found.
 * @example typeOfText('Let me plan the search') // 'plan'
 */
function typeOfText(text) {
    return KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'execution';
}
/**
 * The steps of a reply, in order; null when it reports none at all. A step without a type is typed by its text, and one without either is
 * `other`. `is_backtrack` is the target's word; only untyped text is searched for words of going back.
 */
function readSteps({ steps }) {
    if (steps === undefined)
        return null;
    return {
        steps: steps.map(readStep),
        isHeuristic: steps.some((step) => step.type === undefined && step.text !== undefined),
    };
}
function readStep({ type, text, is_backtrack: isBacktrack, confidence }) {
    const stated = { confidence: confidence ?? null };
    if (type !== undefined || text === undefined)
        return { ...stated, type: type ?? 'other', isBacktrack: isBacktrack ?? false };
    const start = text.slice(0, TEXT_LENGTH);
    return { ...stated, type: typeOfText(start), isBacktrack: isBacktrack ?? BACKTRACK.test(start) };
}

;// CONCATENATED MODULE: ./build/core/metrics/reasoning.js





/** A metric of the steps that a reply reports; `measure` gives a number, or why there is none. */
function defineReasoning({ measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: 'design document 001, enhanced metrics; typed steps in place of lines of a trace',
        definition: `${spec.name}/1 ${STEP_RULES}`,
        applies: () => true,
        score: ({ observation }) => {
            const read = readSteps(observation.reply);
            if (read === null)
                return (0,model_score/* unscored */.c)('the target reported no steps');
            const value = measure(read);
            return typeof value === 'string' ? (0,model_score/* unscored */.c)(value) : (0,model_score/* scored */.l)(value);
        },
        when_failed: 'unscored',
    });
}
const SHARE = { kind: 'continuous', unit: 'ratio', range: [0, 1] };
const HIGHER_SHARE = {
    ...SHARE,
    direction: 'higher',
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
};
const NO_STEP = 'no step was taken';
/**
 * How sure the decisions were, 0 to 1: the mean of the confidence of those that state one, else the share of decisions that were not
 * taken back; null for no decision.
 * Source: design document 001, decision confidence (requirements 147, 2.E).
 * @example decisionConfidence([{ type: 'decision', isBacktrack: false, confidence: 0.9 }, { type: 'decision', isBacktrack: false, confidence: 0.7 }]) // 0.8
 */
function decisionConfidence(steps) {
    const decisions = steps.filter(({ type }) => type === 'decision');
    const stated = decisions.flatMap(({ confidence }) => confidence ?? []);
    if (stated.length > 0)
        return (0,mean/* mean */.i)(stated);
    if (decisions.length === 0)
        return null;
    return decisions.filter(({ isBacktrack }) => !isBacktrack).length / decisions.length;
}
const reasoningDepth = defineReasoning({
    name: 'reasoning.depth',
    title: 'reasoning steps',
    kind: 'continuous',
    unit: 'count',
    direction: 'neutral',
    range: [0, null],
    measure: ({ steps }) => steps.length,
});
const reasoningPlanning = defineReasoning({
    ...HIGHER_SHARE,
    name: 'reasoning.planning-score',
    title: 'planning score',
    measure: ({ steps }) => (steps.length === 0 ? NO_STEP : planningScore(steps.map(({ type }) => type))),
});
const reasoningConfidence = defineReasoning({
    ...HIGHER_SHARE,
    name: 'reasoning.decision-confidence',
    title: 'decision confidence',
    measure: ({ steps }) => decisionConfidence(steps) ?? 'no step is a decision',
});
const reasoningBacktracks = defineReasoning({
    ...SHARE,
    name: 'reasoning.backtrack-rate',
    title: 'backtrack rate',
    direction: 'lower',
    default_margin: { kind: 'absolute', value: 0.05 },
    measure: ({ steps }) => steps.length === 0 ? NO_STEP : steps.filter(({ isBacktrack }) => isBacktrack).length / steps.length,
});
const reasoningHeuristic = defineReasoning({
    ...SHARE,
    name: 'reasoning.heuristic',
    title: 'steps typed by keywords',
    kind: 'binary',
    direction: 'neutral',
    measure: ({ isHeuristic }) => (isHeuristic ? 1 : 0),
});

;// CONCATENATED MODULE: ./build/core/metrics/tools-efficiency.js



/**
 * The share of calls that repeat no other: distinct pairs of name and arguments / calls, arguments compared whatever the order of their
 * keys. 1 for no calls.
 * Source: design document 001, tool efficiency (requirements 151, 2.F): a second search for something else is not redundant.
 * @example toolEfficiency([{ name: 'find', arguments: { q: 'a' } }, { name: 'find', arguments: { q: 'b' } }, { name: 'find', arguments: { q: 'a' } }]) // 2/3
 */
function toolEfficiency(calls) {
    if (calls.length === 0)
        return 1;
    return new Set(calls.map((call) => (0,fingerprint/* canonicalJson */.d)([call.name, call.arguments]))).size / calls.length;
}
/** No call of a tool is written like this, and comparing it would exhaust the stack. */
const DEEPEST = 500;
/** Whether lists and objects stand in each other deeper than `DEEPEST`. */
function isTooDeep(value) {
    let level = [value];
    for (let depth = 0; depth <= DEEPEST; depth++) {
        level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
        if (level.length === 0)
            return false;
    }
    return true;
}
const toolsEfficiency = (0,define_metric/* defineMetric */.G)({
    name: 'tools.efficiency',
    title: 'tool efficiency',
    source: 'design document 001, tool efficiency, by name and arguments',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'tools.efficiency/1',
    applies: () => true,
    score: ({ observation: { reply }, golden }) => {
        if (reply.tools === undefined)
            return (0,model_score/* unscored */.c)('the target reported no trace of tools');
        // Calling nothing wastes nothing, but where a tool is required it does nothing either.
        if (reply.tools.length === 0 && (golden.required_tools ?? []).length > 0)
            return (0,model_score/* scored */.l)(0);
        if (reply.tools.some((call) => isTooDeep(call.arguments)))
            return (0,model_score/* unscored */.c)('the arguments of a call are nested too deeply to be compared');
        return (0,model_score/* scored */.l)(toolEfficiency(reply.tools));
    },
    when_failed: 0,
});

;// CONCATENATED MODULE: ./build/core/metrics/zero-recall.js



/**
 * 1 when none of the expected spans was retrieved, at whatever rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
function missesAll(gains) {
    return gains.some((gain) => gain > 0) ? 0 : 1;
}
const zeroRecall = (0,define_metric/* defineMetric */.G)({
    name: 'retrieval.zero-recall',
    title: 'zero-recall rate',
    source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    criterion: 'zero_recall',
    definition: `retrieval.zero-recall/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: ({ ranking }) => ranking === null ? (0,model_score/* unscored */.c)('the target reported no spans') : (0,model_score/* scored */.l)(missesAll(ranking.gains)),
    when_failed: 1,
});

;// CONCATENATED MODULE: ./build/core/metrics/index.js





























































/** Every metric, in the order in which reports show them. */
const REGISTRY = [
    success,
    successRetrieval,
    successAnswer,
    successWorkflow,
    precision,
    recall,
    retrievalF1,
    ndcg,
    averagePrecisionAtK,
    hit,
    mrr,
    map,
    rPrecision,
    zeroRecall,
    returned,
    duplicates,
    matchedByPath,
    sourcePrecision,
    sourceRecall,
    sourceF1,
    contextWaste,
    contextWastePooled,
    contextTotal,
    contextRelevant,
    contextWasted,
    contextEstimated,
    routeEscalationRate,
    routeEscalations,
    routeAttempts,
    routeFirstTierShare,
    routeAccuracy,
    routeUnderRouted,
    routeOverRouted,
    plannerConfidence,
    plannerSpanCount,
    calibrationEce,
    calibrationMce,
    calibrationBrier,
    calibrationCorrelation,
    workflowPass,
    workflowAgentsPass,
    agentsMissing,
    agentsUnexpected,
    agentsIncluded,
    agentsExcluded,
    workflowToolsPass,
    toolsMissing,
    toolsUnexpected,
    toolsIncluded,
    toolsExcluded,
    agentCoverage,
    toolCoverage,
    toolTraceReported,
    toolsUsed,
    toolCalls,
    toolErrors,
    clarification,
    hopCoverage,
    groundedHopCoverage,
    chainSuccess,
    branchingHopCoverage,
    branchingGrounded,
    branchingSuccess,
    branchingToolCoverage,
    branchingTrace,
    coordinationHops,
    coordinationGrounded,
    coordinationSuccess,
    coordinationAgents,
    coordinationTools,
    coordinationTrace,
    exactMatchMetric,
    tokenF1Metric,
    rougeLMetric,
    checks,
    emptyAnswer,
    judgeCorrectness,
    judgeCompleteness,
    judgeFaithfulness,
    judgeOverall,
    judgeError,
    judgeTokens,
    judgeCost,
    quality/* qualityAnswer */.sn,
    quality/* qualityFacts */.xi,
    quality/* qualityCompleteness */.Qk,
    quality/* qualityAverage */.rb,
    quality/* qualityCriteria */.js,
    rubricScore,
    rubricPass,
    rubricConfidence,
    ...rubricCategories,
    metrics_tokens/* tokensTotal */.N7,
    metrics_tokens/* tokensInput */.Be,
    metrics_tokens/* tokensOutput */.eH,
    tokensP50,
    tokensP95,
    tokensCachedShare,
    tokensPerAccurateAnswer,
    tokensSpentPerAccurateAnswer,
    tokensAccurate,
    cost,
    costP50,
    costP95,
    cost_known/* costKnown */.J,
    latency,
    latencyP50,
    latencyP95,
    ttft,
    embedTime,
    retrieveTime,
    generateTime,
    toolTime,
    timeouts,
    failures,
    reasoningDepth,
    reasoningPlanning,
    reasoningConfidence,
    reasoningBacktracks,
    reasoningHeuristic,
    groundingScore,
    groundingConsistency,
    groundingHeuristic,
    toolsEfficiency,
    memory,
    memoryPeak,
    memoryScore,
    cpu,
    cpuScore,
    cacheHitRate,
    cacheHits,
    cacheAccesses,
    latencyScore,
    costScore,
    runComposite,
    cost_of_pass/* runCostOfPass */.T,
    successTrialDeviation,
    correctnessTrialDeviation,
    correctnessRunDeviation,
    completenessRunDeviation,
    faithfulnessRunDeviation,
    runProgress,
    runProgressSimple,
    runStrategicDrift,
    runStrategicDriftSimple,
    changesTotal,
    changesFailed,
    changesReverted,
    changesFailPercentage,
    changesRevertRate,
    ...componentTokens,
    skillTokens,
    componentSkillEfficiency,
    tokenEfficiencyRatio,
];


/***/ }),

/***/ 78314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ checkJsonSchemaKeywords),
/* harmony export */   h: () => (/* binding */ matchesJsonSchema)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55712);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31406);


const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const size = {
    wants: 'a whole number from 0',
    accepts: (argument) => Number.isInteger(argument) && Number(argument) >= 0,
};
const bound = { wants: 'a number', accepts: (argument) => isNumber(argument) };
/** The part of JSON Schema 2020-12 that a `json_schema` check knows; the meaning of each keyword is the standard's. */
const KEYWORDS = {
    additionalProperties: {
        wants: 'true or false',
        accepts: (argument) => typeof argument === 'boolean',
        allows: (value, argument, schema) => {
            if (argument !== false || !isObject(value))
                return true;
            const known = isObject(schema['properties']) ? schema['properties'] : {};
            return Object.keys(value).every((name) => Object.hasOwn(known, name));
        },
    },
    const: {
        wants: 'any value',
        accepts: () => true,
        allows: (value, argument) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(argument),
    },
    enum: {
        wants: 'a list',
        accepts: Array.isArray,
        allows: (value, argument) => listOf(argument).some((item) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(item) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value)),
    },
    items: {
        wants: 'a schema',
        accepts: isObject,
        allows: (value, argument) => listOf(value).every((item) => matchesJsonSchema(item, objectOf(argument))),
    },
    maxLength: { ...size, allows: (value, argument) => typeof value !== 'string' || lengthOf(value) <= Number(argument) },
    maximum: { ...bound, allows: (value, argument) => !isNumber(value) || value <= Number(argument) },
    minLength: { ...size, allows: (value, argument) => typeof value !== 'string' || lengthOf(value) >= Number(argument) },
    minimum: { ...bound, allows: (value, argument) => !isNumber(value) || value >= Number(argument) },
    pattern: {
        wants: 'a regular expression',
        accepts: isPattern,
        allows: (value, argument) => typeof value !== 'string' || new RegExp(String(argument), 'u').test(value),
    },
    properties: {
        wants: 'an object of schemas',
        accepts: (argument) => isObject(argument) && Object.values(argument).every(isObject),
        allows: (value, argument) => !isObject(value) ||
            Object.entries(objectOf(argument)).every(([name, schema]) => !Object.hasOwn(value, name) || matchesJsonSchema(value[name], objectOf(schema))),
    },
    required: {
        wants: 'a list of names',
        accepts: (argument) => Array.isArray(argument) && argument.every((name) => typeof name === 'string'),
        allows: (value, argument) => !isObject(value) || listOf(argument).every((name) => Object.hasOwn(value, String(name))),
    },
    type: {
        wants: `one or several of ${TYPES.join(', ')}`,
        accepts: (argument) => {
            const types = Array.isArray(argument) ? argument : [argument];
            return types.length > 0 && types.every((type) => TYPES.includes(String(type)));
        },
        allows: (value, argument) => (Array.isArray(argument) ? listOf(argument) : [argument]).some((type) => hasType(value, String(type))),
    },
};
/**
 * What is wrong with the schema of a `json_schema` check, null when it can be used. Keywords outside the subset are
 * refused, since ignoring one would pass answers that it forbids. `at` is where the schema stands.
 * @example checkJsonSchemaKeywords({ maximum: '5' }) // 'json_schema.maximum must be a number.'
 */
function checkJsonSchemaKeywords(schema, at = 'json_schema') {
    for (const [name, argument] of Object.entries(schema)) {
        const keyword = keywordOf(name);
        if (!keyword)
            return describeUnknown(name, at);
        if (!keyword.accepts(argument))
            return `${at}.${name} must be ${keyword.wants}.`;
        for (const [place, inner] of innerSchemas(name, argument)) {
            const problem = checkJsonSchemaKeywords(inner, `${at}.${place}`);
            if (problem !== null)
                return problem;
        }
    }
    return null;
}
function innerSchemas(name, argument) {
    if (name === 'items')
        return [['items', objectOf(argument)]];
    if (name !== 'properties')
        return [];
    return Object.entries(objectOf(argument)).map(([property, inner]) => [`properties.${property}`, objectOf(inner)]);
}
function describeUnknown(name, at) {
    const known = Object.keys(KEYWORDS);
    const near = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, known);
    const hint = near === null ? '' : ` Did you mean \`${near}\`?`;
    return `${at} has the keyword \`${name}\`, which is not supported.${hint} Known: ${known.join(', ')}.`;
}
function keywordOf(name) {
    return Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
}
/**
 * Whether a JSON value meets a schema with which `checkJsonSchemaKeywords` finds nothing wrong.
 * @example matchesJsonSchema({ n: 1 }, { required: ['n'], properties: { n: { type: 'integer' } } }) // true
 */
function matchesJsonSchema(value, schema) {
    return Object.entries(schema).every(([name, argument]) => {
        const keyword = keywordOf(name);
        return keyword === undefined || keyword.allows(value, argument, schema);
    });
}
function hasType(value, type) {
    if (type === 'null')
        return value === null;
    if (type === 'array')
        return Array.isArray(value);
    if (type === 'object')
        return isObject(value);
    if (type === 'integer')
        return Number.isInteger(value);
    return typeof value === type;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isNumber(value) {
    return typeof value === 'number';
}
function isPattern(argument) {
    if (typeof argument !== 'string')
        return false;
    try {
        new RegExp(argument, 'u');
        return true;
    }
    catch {
        return false;
    }
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectOf(value) {
    return isObject(value) ? value : {};
}
/** JSON Schema counts code points, not UTF-16 units. */
function lengthOf(text) {
    return [...text].length;
}


/***/ }),

/***/ 974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ decidingQuestion),
/* harmony export */   _: () => (/* binding */ scoreJudgedAnswer)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49153);
/* harmony import */ var _quality_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37877);



const GOOD_CORRECTNESS = 4;
const GOOD_QUALITY = 0.7;
/** 0.7 three times over, divided by three, is a little less than 0.7. */
const ROUNDING = 1e-9;
/** The question to a judge that decides whether the answer to a case is right; null where the suite or the case has none. */
function decidingQuestion(golden, context) {
    if (golden.expected_answer !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .s)(context, 'answer'))
        return 'answer';
    return golden.expected_answer_criteria !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .s)(context, 'quality') ? 'quality' : null;
}
/**
 * Whether the judge finds the answer right, as a score: a correctness of at least 4 of 5 where an expected answer is judged, else a mean of
 * the three qualities of at least 0.7. 1 where nobody is to judge it; unscored where somebody is and gave nothing usable.
 * Source: Goldenpair's requirements, D4.
 * @example scoreJudgedAnswer({ golden, judgments: { answer: { correctness: 4, completeness: 2, faithfulness: 5 } } }, context) // scored 1
 */
function scoreJudgedAnswer({ golden, judgments }, context) {
    switch (decidingQuestion(golden, context)) {
        case 'answer': {
            const grades = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .c)(judgments?.answer);
            return typeof grades === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(grades) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(grades.correctness >= GOOD_CORRECTNESS ? 1 : 0);
        }
        case 'quality': {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .c)(judgments?.quality);
            if (typeof quality === 'string')
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(quality);
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)((0,_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .averageQuality */ .rN)(quality) >= GOOD_QUALITY - ROUNDING ? 1 : 0);
        }
        case null:
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(1);
    }
}


/***/ }),

/***/ 49153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readJudged),
/* harmony export */   s: () => (/* binding */ isJudged)
/* harmony export */ });
const REASON_LENGTH = 200;
/** Whether the suite has its answers judged by this question. Where it does not, its metrics apply to no case. */
function isJudged({ scoring }, question) {
    return scoring.judged.includes(question);
}
/**
 * What the judge said to one question; where nobody asked it, or nothing usable came back, the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
function readJudged(part) {
    if (part === undefined)
        return 'no judge scored it';
    return isFailed(part) ? `the judge gave nothing usable: ${part.error}`.slice(0, REASON_LENGTH) : part;
}
function isFailed(part) {
    return 'error' in part;
}


/***/ }),

/***/ 27724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ markEscalations)
/* harmony export */ });
/* harmony import */ var _route_tiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56721);

/**
 * Whether each attempt was escalated: it says so (`result: escalated`), or the next one has a higher route tier. The same tier again is
 * a retry. Tiers that the suite does not list are higher than those it does, and rise in the order in which they appear. Null where
 * that cannot be told: another attempt follows, and one of the two names no tier.
 * @example markEscalations([{ route_tier: 'local' }, { route_tier: 'local' }, { route_tier: 'api' }], scoring) // [false, true, false]
 */
function markEscalations(attempts, scoring) {
    const ladder = [...scoring.route_tiers];
    const ranks = attempts.map(({ route_tier: written }) => {
        const tier = (0,_route_tiers_js__WEBPACK_IMPORTED_MODULE_0__/* .nameTier */ .QW)(written, scoring);
        if (tier === null)
            return null;
        if (!ladder.includes(tier))
            ladder.push(tier);
        return ladder.indexOf(tier);
    });
    return attempts.map(({ result }, index) => {
        if (result === 'escalated')
            return true;
        if (index === attempts.length - 1)
            return false;
        const [from = null, to = null] = ranks.slice(index, index + 2);
        return from === null || to === null ? null : to > from;
    });
}


/***/ }),

/***/ 57919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ canonicalModelName),
/* harmony export */   g: () => (/* binding */ normalizeModelName)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56045);

const PROVIDER_BEFORE_COLON = /^(?:openai|anthropic|google|azure|bedrock|ollama):/;
/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without what stands before its last `/` and without a known provider before `:`; without a date
 * (`-20251101`, `-2025-11-01`) or `-latest` at its end; with dots and spaces written as dashes, if that fits one name only.
 * Anything else after a colon belongs to the name: `qwen2.5:7b` is never `7b`, nor Bedrock's `…-v1:0` ever `0`.
 * @example normalizeModelName('openai/gpt-5-mini-2025-08-07', ['gpt-5-mini']) // 'gpt-5-mini'
 */
function normalizeModelName(model, known) {
    const written = lowerCase(model);
    const bare = withoutProvider(written);
    const undated = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedModelName */ .a)(bare);
    for (const form of [written, bare, undated]) {
        const hit = known.find((name) => lowerCase(name) === form);
        if (hit !== undefined)
            return hit;
    }
    const dashed = withDashes(undated);
    const [only, second] = known.filter((name) => withDashes(lowerCase(name)) === dashed);
    return only !== undefined && second === undefined ? only : null;
}
/**
 * One spelling for every way of writing the same priced name, dates kept: lower case, no provider, dashes.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
function canonicalModelName(model) {
    return withDashes(withoutProvider(lowerCase(model)));
}
function lowerCase(name) {
    return name.trim().toLowerCase();
}
function withoutProvider(name) {
    return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '');
}
function withDashes(name) {
    return name.replace(/[.\s]+/g, '-');
}


/***/ }),

/***/ 37877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ qualityCompleteness),
/* harmony export */   js: () => (/* binding */ qualityCriteria),
/* harmony export */   rN: () => (/* binding */ averageQuality),
/* harmony export */   rb: () => (/* binding */ qualityAverage),
/* harmony export */   sn: () => (/* binding */ qualityAnswer),
/* harmony export */   xi: () => (/* binding */ qualityFacts)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49153);



const SOURCE = 'design document 002, quality scores from 0 to 1';
/**
 * The mean of the three qualities.
 * Source: design document 002, average quality.
 * @example averageQuality({ answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }) // 0.9
 */
function averageQuality({ answer_quality, factual_correctness, completeness, }) {
    return (answer_quality + factual_correctness + completeness) / 3;
}
function hasCriteria({ expected_answer_criteria: criteria }) {
    return criteria !== undefined;
}
function defineQuality({ name, title, applies, score, margin }) {
    return (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
        name,
        title,
        source: SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        ...(margin ?? { default_margin: { kind: 'absolute', value: 0.05 } }),
        definition: `${name}/1`,
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .s)(context, 'quality') && applies(golden),
        score: ({ judgments }) => {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .c)(judgments?.quality);
            return typeof quality === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(quality) : score(quality);
        },
        when_failed: 0,
    });
}
const qualityAnswer = defineQuality({
    name: 'quality.answer-quality',
    title: 'answer quality (judge)',
    applies: () => true,
    score: ({ answer_quality }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(answer_quality),
});
const qualityFacts = defineQuality({
    name: 'quality.factual-correctness',
    title: 'factual correctness (judge)',
    applies: () => true,
    score: ({ factual_correctness }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(factual_correctness),
});
const qualityCompleteness = defineQuality({
    name: 'quality.completeness',
    title: 'completeness against criteria (judge)',
    applies: hasCriteria,
    score: ({ completeness }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(completeness),
});
const qualityAverage = defineQuality({
    name: 'quality.average',
    title: 'average quality (judge)',
    applies: hasCriteria,
    score: (quality) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(averageQuality(quality)),
});
const qualityCriteria = defineQuality({
    name: 'quality.criteria-met',
    title: 'criteria met (judge)',
    applies: hasCriteria,
    score: ({ criteria = [] }) => criteria.length === 0
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the judge listed no criteria')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(criteria.filter(({ met }) => met).length / criteria.length),
    margin: { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.05 },
});


/***/ }),

/***/ 69822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ resolveName)
/* harmony export */ });
/* harmony import */ var _model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3446);

/**
 * The name that cases use for what a target calls `name`, as `plainName` spells it.
 * @example resolveName('WebSearch', { websearch: 'web_search' }) // 'web_search'
 */
function resolveName(name, aliases) {
    const plain = (0,_model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .M)(name);
    const alias = Object.entries(aliases).find(([other]) => (0,_model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .M)(other) === plain);
    return alias === undefined ? plain : (0,_model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .M)(alias[1]);
}


/***/ }),

/***/ 56721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ tierRules),
/* harmony export */   Ev: () => (/* binding */ chosenRouteTier),
/* harmony export */   QW: () => (/* binding */ nameTier),
/* harmony export */   uQ: () => (/* binding */ finalRouteTier),
/* harmony export */   ui: () => (/* binding */ orderTiers)
/* harmony export */ });
/** A tier that the suite does not list is named by the target. */
const NAME_LENGTH = 80;
/** Part of the definition of every metric that orders route tiers. */
function tierRules({ route_tiers: tiers, aliases }) {
    return `tiers=${JSON.stringify([tiers, aliases.route_tiers])}`;
}
/**
 * A route tier under the suite's name for it: aliases are resolved, case and outer spaces ignored; one that the suite does not list is
 * in lower case, cut to 80 characters. Null when there is none.
 * @example nameTier(' Local', { route_tiers: ['local'], aliases }) // 'local'
 */
function nameTier(written, { route_tiers: tiers, aliases }) {
    if (written === undefined || written.trim() === '')
        return null;
    const meant = Object.entries(aliases.route_tiers).find(([other]) => keyOf(other) === keyOf(written))?.[1] ?? written;
    return tiers.find((tier) => keyOf(tier) === keyOf(meant)) ?? keyOf(meant).slice(0, NAME_LENGTH);
}
function keyOf(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}
/** The route tier that was chosen before anything was tried: the planner's route, else the tier of the first attempt; null when neither is reported. */
function chosenRouteTier({ attempts, planner }, rules) {
    return nameTier(planner?.route, rules) ?? nameTier(attempts?.[0]?.route_tier, rules);
}
/** The route tier that answered: that of the last attempt; the planner's route where one attempt at most is reported; else null. */
function finalRouteTier({ attempts = [], planner }, rules) {
    const last = nameTier(attempts.at(-1)?.route_tier, rules);
    return last ?? (attempts.length > 1 ? null : nameTier(planner?.route, rules));
}
/**
 * Route tiers in the suite's order, cheapest first, then those that it does not list, by name.
 * @example orderTiers(['mine', 'api', 'local'], ['local', 'api', 'codex']) // ['local', 'api', 'mine']
 */
function orderTiers(found, known) {
    const tiers = new Set(found);
    return [...known.filter((tier) => tiers.has(tier)), ...[...tiers].filter((tier) => !known.includes(tier)).sort()];
}


/***/ }),

/***/ 18621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mq: () => (/* binding */ categoryReadings),
/* harmony export */   nf: () => (/* binding */ wholeReadings),
/* harmony export */   qc: () => (/* binding */ readRubric)
/* harmony export */ });
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49153);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22136);


/**
 * The usable readings of a rubric, in order. As text, why there is none: the fault of the last one.
 * The `weighted_score` that a judge states is not believed: language models are poor at arithmetic.
 */
function readRubric(runs, golden, scoring) {
    let fault = 'no judge scored it';
    const readings = runs.flatMap((reply) => {
        const run = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .c)(reply);
        const score = typeof run === 'string' ? run : scoreRun(run, golden, scoring);
        if (typeof run !== 'string' && typeof score !== 'string')
            return [{ run, score }];
        fault = String(score);
        return [];
    });
    return readings.length === 0 ? fault : readings;
}
/** By the requirements where the case has some or the judge scored some, else by the categories. */
function scoreRun(run, { requirements = [] }, scoring) {
    const { requirements: judged = {}, categories = {} } = run;
    if (requirements.length > 0)
        return (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_0__/* .requirementScore */ .qL)(judged, requirements);
    const ids = Object.keys(judged);
    if (ids.length > 0)
        return (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_0__/* .requirementScore */ .qL)(judged, ids.map((id) => ({ id, description: id })));
    if (Object.keys(categories).length === 0)
        return 'the judge gave no scores';
    return (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_0__/* .categoryScore */ .x_)(categories, scoring.rubric_categories);
}
/** The readings that say something of the whole, for a consensus. */
function wholeReadings(readings) {
    return readings.flatMap(({ run: { confidence }, score }) => score === null ? [] : [{ score, ...(confidence !== undefined && { confidence }) }]);
}
/** The readings of one category; those in which it is absent or not applicable are left out. */
function categoryReadings(readings, name) {
    return readings.flatMap(({ run: { categories = {} } }) => new Map(Object.entries(categories)).get(name) ?? []);
}


/***/ }),

/***/ 22136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p$: () => (/* binding */ CATEGORY_WEIGHTS),
/* harmony export */   qL: () => (/* binding */ requirementScore),
/* harmony export */   x_: () => (/* binding */ categoryScore),
/* harmony export */   yn: () => (/* binding */ categoryWeights)
/* harmony export */ });
/* harmony import */ var _weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37713);

/** The rubric of design document 003, in its order; the weights sum to 9.5. */
const CATEGORY_WEIGHTS = {
    functional_correctness: 2,
    completeness: 1.5,
    code_quality: 1,
    simplicity: 1,
    lack_of_duplication: 0.5,
    clarity: 1,
    documentation: 0.5,
    architectural_cleanliness: 0.5,
    efficiency: 0.5,
    cleanup_script_quality: 1,
};
/**
 * The weight of each category: the suite's, where it has chosen categories (0 for one that it has not); else document 003's, and 1 for one
 * that the document does not know.
 */
function categoryWeights(chosen) {
    const weights = new Map(Object.entries(chosen ?? CATEGORY_WEIGHTS));
    return (name) => weights.get(name) ?? (chosen === null ? 1 : 0);
}
/**
 * The weighted mean of one reading's categories, from 0 to 1. What is not applicable (null) leaves the sum and the weights; null when nothing is left.
 * Weights that the judge states do not count.
 * Source: ProjectScylla, docs/design/judge-protocol.md, weighted score.
 * @example categoryScore({ functional_correctness: { score: 1 }, clarity: { score: 0.4 }, simplicity: null }, null) // (2 + 0.4)/3 = 0.8
 */
function categoryScore(categories, chosen) {
    const weightOf = categoryWeights(chosen);
    return (0,_weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedMean */ .h)(Object.entries(categories).flatMap(([name, judged]) => judged === null ? [] : [{ value: judged.score, weight: weightOf(name) }]));
}
/**
 * The weighted mean of one reading's scores of a case's requirements, from 0 to 1; null as in `categoryScore`. As text, what is wrong with the
 * reading: a requirement has no score, or one that is met or not has something between.
 * Source: ProjectScylla, docs/design/judge-protocol.md, requirement scores.
 * @example requirementScore({ a: { score: 1 }, b: { score: 0.5 } }, [{ id: 'a', description: '…', weight: 3 }, { id: 'b', description: '…' }]) // 0.875
 */
function requirementScore(judged, requirements) {
    const scores = new Map(Object.entries(judged));
    const items = [];
    for (const { id, weight = 1, evaluation } of requirements) {
        const given = scores.get(id);
        if (given === undefined)
            return `the judge gave no score for the requirement ${id}`;
        if (given === null)
            continue;
        if (evaluation === 'binary' && given.score !== 0 && given.score !== 1)
            return `the judge gave ${given.score} for the requirement ${id}, which is met or not`;
        items.push({ value: given.score, weight });
    }
    return (0,_weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedMean */ .h)(items);
}


/***/ }),

/***/ 59455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scoreTrial)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39121);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94105);



/** Long enough for any provider's message, short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200;
/**
 * The scores of one trial by metric id, and why the others have none; a metric that does not apply to the case is in neither, nor is a
 * figure of the whole run.
 * After an infrastructure failure every metric is unscored; after any other it gives what it says of a failed trial. The suite's own
 * metrics have what is `recorded` of them, as far as it can be.
 */
function scoreTrial({ metrics, golden, observation, judgments, recorded, }) {
    const scores = {};
    const missing = {};
    const scoreOf = scorer(golden, observation, judgments ?? null);
    const isOutage = observation.status === 'failed' && observation.failure.kind === 'infrastructure';
    const plainScore = ({ score, applies, when_failed }) => score === null || !applies(golden) ? null : scoreOf(score, when_failed);
    const ownScore = (metric) => {
        const own = (0,_custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedScore */ .Bs)(metric, recorded);
        return own !== null && isOutage ? scoreOf(() => own, 'unscored') : own;
    };
    for (const metric of metrics) {
        const score = metric.custom ? ownScore(metric) : plainScore(metric);
        if (score === null)
            continue;
        if (score.kind === 'scored')
            scores[metric.id] = score.value;
        else
            missing[metric.id] = score.reason;
    }
    // V8 keeps a copy in a quarter of the memory of an object that grew by computed keys.
    return { scores: { ...scores }, unscored: { ...missing } };
}
function scorer(golden, observation, judgments) {
    if (observation.status === 'failed')
        return failureScorer(observation.failure);
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .rankSpans */ .us)(spans, golden.expected_spans);
    const trial = { observation, golden, ranking, judgments };
    return (score) => score(trial);
}
/** One reason shared by all metrics of the trial. */
function failureScorer(failure) {
    const isOutage = failure.kind === 'infrastructure';
    const noScore = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(reasonOf(isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`, failure));
    return (_score, whenFailed) => {
        if (isOutage || whenFailed === 'unscored')
            return noScore;
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(typeof whenFailed === 'number' ? whenFailed : whenFailed(failure));
    };
}
function reasonOf(what, failure) {
    return `${what}: ${failure.message}`.slice(0, REASON_LENGTH);
}


/***/ }),

/***/ 28689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ summarizeRun)
/* harmony export */ });
/* harmony import */ var _stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15878);
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83067);


/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
function summarizeRun({ metrics, trials, }) {
    const ordered = [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1));
    return Object.fromEntries(metrics.map(({ id, per_run: figure }) => [
        id,
        figure === undefined ? summarizeMetric(id, ordered) : summarizeFigure(figure, ordered),
    ]));
}
function summarizeFigure(figure, ordered) {
    const cases = [...(0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .recordCases */ .J)(figure, ordered).values()];
    const records = cases.flatMap(({ record }) => (record === null ? [] : [record]));
    return { mean: (0,_stats_run_figures_index_js__WEBPACK_IMPORTED_MODULE_0__/* .figureOfRecords */ .Y)(figure, records), n: records.length, applicable: cases.length };
}
/** The trials of a case stand together, so one pass needs no table of cases. */
function summarizeMetric(id, ordered) {
    let total = 0;
    let n = 0;
    let applicable = 0;
    let current = { case: '', sum: 0, scored: 0, trials: 0 };
    const finish = () => {
        if (current.trials > 0)
            applicable += 1;
        if (current.scored === 0 || current.scored * 2 < current.trials)
            return;
        total += current.sum / current.scored;
        n += 1;
    };
    for (const trial of ordered) {
        const value = trial.scores[id];
        if (value === undefined && trial.unscored[id] === undefined)
            continue;
        if (trial.case !== current.case) {
            finish();
            current = { case: trial.case, sum: 0, scored: 0, trials: 0 };
        }
        current.trials += 1;
        if (value === undefined)
            continue;
        current.sum += value;
        current.scored += 1;
    }
    finish();
    return { mean: n === 0 ? null : total / n, n, applicable };
}


/***/ }),

/***/ 54172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ tokensInput),
/* harmony export */   Gs: () => (/* binding */ inputTokensOf),
/* harmony export */   IB: () => (/* binding */ cachedTokensOf),
/* harmony export */   N7: () => (/* binding */ tokensTotal),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   eH: () => (/* binding */ tokensOutput)
/* harmony export */ });
/* unused harmony export outputTokensOf */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);


/** Input and output tokens of a reply together; unscored unless the target reported both. */
function totalTokens(reply) {
    const input = inputTokensOf(reply);
    const output = outputTokensOf(reply);
    if (input.kind === 'unscored')
        return input;
    if (output.kind === 'unscored')
        return output;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(input.value + output.value);
}
/** Input tokens as the target reported them, cached ones included; those of its attempts together where it gives no total. */
function inputTokensOf(reply) {
    return countTokens(reply, 'input_tokens', 'input tokens');
}
/** Output tokens, likewise. */
function outputTokensOf(reply) {
    return countTokens(reply, 'output_tokens', 'output tokens');
}
/** Input tokens that the provider read from a cache, likewise. */
function cachedTokensOf(reply) {
    return countTokens(reply, 'cached_tokens', 'cached tokens');
}
/** An attempt that was given up was paid for too; one that says nothing leaves the sum unknown. */
function countTokens({ usage, attempts = [] }, field, what) {
    const total = usage?.[field];
    if (total !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(total);
    const counts = attempts.flatMap((attempt) => attempt[field] ?? []);
    if (attempts.length === 0 || counts.length < attempts.length)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`the target reported no ${what}`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(counts.reduce((sum, count) => sum + count, 0));
}
function defineTokenMetric({ figure, ...spec }) {
    return (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
        ...spec,
        source: 'counts reported by the target (`usage`, else all of `attempts`)',
        unit: 'tokens',
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        scale: 'log-ratio',
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${spec.name}/1`,
        applies: () => true,
        score: ({ observation }) => figure(observation.reply),
        when_failed: 'unscored',
    });
}
const tokensTotal = defineTokenMetric({
    name: 'tokens.total',
    title: 'tokens per query',
    aliases: ['tokens'],
    default_gate: 'guardrail',
    figure: totalTokens,
});
const tokensInput = defineTokenMetric({
    name: 'tokens.input',
    title: 'input tokens per query',
    figure: inputTokensOf,
});
const tokensOutput = defineTokenMetric({
    name: 'tokens.output',
    title: 'output tokens per query',
    figure: outputTokensOf,
});


/***/ }),

/***/ 45110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ CALL_KINDS),
  UK: () => (/* binding */ expectsCalls),
  _B: () => (/* binding */ validateWorkflow)
});

// EXTERNAL MODULE: ./build/core/metrics/called-names.js
var called_names = __webpack_require__(79834);
// EXTERNAL MODULE: ./build/core/metrics/resolve-name.js
var resolve_name = __webpack_require__(69822);
;// CONCATENATED MODULE: ./build/core/metrics/validate-calls.js

/**
 * Called names against those of a case. Names are equal but for case, composition, white space around them and `aliases`. Unexpected is
 * (called ∩ forbidden) ∪ (called \ required \ optional \ always); when not strict, called ∩ forbidden alone.
 * Source: design document 002, workflow validation, its table of rules.
 * @example called search, web; required search, rank; forbidden delete: included search, excluded delete, missing rank, unexpected web
 */
function validateCalls({ called, expected: { required, optional, forbidden }, aliases, always, strict, }) {
    const calls = firstByName(called, aliases);
    const wanted = firstByName(required, aliases);
    const unwanted = firstByName(forbidden, aliases);
    const known = firstByName([...required, ...optional, ...always], aliases);
    const missing = pick(wanted, (name) => !calls.has(name));
    const unexpected = pick(calls, (name) => unwanted.has(name) || (strict && !known.has(name)));
    return {
        included: pick(wanted, (name) => calls.has(name)),
        excluded: pick(unwanted, (name) => !calls.has(name)),
        missing,
        unexpected,
        pass: missing.length === 0 && unexpected.length === 0,
    };
}
function firstByName(spellings, aliases) {
    const found = new Map();
    for (const spelling of spellings) {
        const name = (0,resolve_name/* resolveName */.q)(spelling, aliases);
        if (!found.has(name))
            found.set(name, spelling);
    }
    return found;
}
function pick(names, holds) {
    return [...names].flatMap(([name, spelling]) => (holds(name) ? [spelling] : []));
}

;// CONCATENATED MODULE: ./build/core/metrics/validate-workflow.js


/** What a case can expect calls of. */
const CALL_KINDS = ['agents', 'tools'];
/** Written out: made of the kind, each name would be a new string for every case. */
const NAMES = {
    agents: { required: 'required_agents', optional: 'optional_agents', forbidden: 'forbidden_agents' },
    tools: { required: 'required_tools', optional: 'optional_tools', forbidden: 'forbidden_tools' },
};
function expectedCalls(golden, kind) {
    const { required, optional, forbidden } = NAMES[kind];
    return {
        required: golden[required] ?? [],
        optional: golden[optional] ?? [],
        forbidden: golden[forbidden] ?? [],
    };
}
/** Whether a case names any agent, or any tool. An empty list names none: "no tool at all" is the check `max_tool_calls: 0`. */
function expectsCalls(golden, kind) {
    const { required, optional, forbidden } = expectedCalls(golden, kind);
    return required.length + optional.length + forbidden.length > 0;
}
/** The agents and tools of a reply against those of its case, by the suite's aliases and rules. */
function validateWorkflow(golden, reply, { aliases, always_expected_agents: alwaysExpected, workflow: { strict } }) {
    const validate = (kind, called, always) => {
        if (!expectsCalls(golden, kind))
            return null;
        if (called === null)
            return 'trace_missing';
        return validateCalls({ called, expected: expectedCalls(golden, kind), aliases: aliases[kind], always, strict });
    };
    return {
        agents: validate('agents', (0,called_names/* calledAgents */.un)(reply), alwaysExpected),
        tools: validate('tools', (0,called_names/* calledTools */.Rr)(reply), []),
    };
}


/***/ }),

/***/ 37713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weightedMean)
/* harmony export */ });
/**
 * Σ value·weight / Σ weight; null where nothing has a weight.
 * @example weightedMean([{ value: 0.8, weight: 2 }, { value: 0.5, weight: 1 }]) // 0.7
 */
function weightedMean(items) {
    const total = items.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? null : items.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}


/***/ }),

/***/ 53679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ isWilling),
/* harmony export */   u3: () => (/* binding */ hasAskedBack),
/* harmony export */   yy: () => (/* binding */ hasAbstained)
/* harmony export */ });
/** Whether the target declined to answer: it says so, or, saying nothing, its answer is empty. */
function hasAbstained({ abstained, answer }) {
    return abstained ?? answer.trim() === '';
}
/** Whether the target asked back: it says so, or, saying nothing, its answer ends in a question mark. */
function hasAskedBack({ clarified, answer }) {
    return clarified ?? /[?？؟]\s*$/.test(answer);
}
/**
 * Whether the target did what the case wants of it at all. A case that must abstain wants it declined, one that must clarify wants a
 * question, and every other case wants an answer: not empty, and not what the target itself calls a question, unless the case expects
 * one on the way. Answers may end in one: "Anything else?"
 */
function isWilling(reply, { answer_mode: mode, clarification_expected: mayAsk = false }) {
    const hasDeclined = hasAbstained(reply);
    switch (mode) {
        case 'must_abstain':
            return hasDeclined;
        case 'must_clarify':
            return !hasDeclined && hasAskedBack(reply);
        case 'answerable':
            return !hasDeclined && reply.answer.trim() !== '' && (mayAsk || reply.clarified !== true);
    }
}


/***/ }),

/***/ 66396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ collectScores)
/* harmony export */ });
/** Reasons that quote a reply differ from trial to trial and are not worth keeping a key for. */
const MAX_LISTS = 1_000;
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered';
/**
 * Collects the scores of an arm, equal lists of reasons kept once, since most trials of a target lack the same fields.
 * A failed trial scores 0 in quality, but not in what could be measured in none of the answers: one time-out would then be the only
 * case of that metric, and its mean 0.
 */
function collectScores() {
    const trials = [];
    const failed = [];
    const lists = new Map();
    const keepOnce = (unscored) => {
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
            trials.push({ ...trial, unscored: keepOnce(unscored) });
        },
        trials: () => withoutSilent(trials, new Set(failed)),
    };
}
function withoutSilent(trials, failed) {
    const zeros = new Set([...failed].flatMap((index) => Object.keys(trials[index]?.scores ?? {})));
    const answered = trials.filter((_, index) => !failed.has(index));
    const silent = [...zeros].filter((id) => answered.some(({ unscored }) => unscored[id] !== undefined) &&
        !answered.some(({ scores }) => scores[id] !== undefined));
    if (silent.length === 0)
        return trials;
    return trials.map((trial, index) => (failed.has(index) ? withdraw(trial, silent) : trial));
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

/***/ 235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ confirmationsHeadSchema),
/* harmony export */   N0: () => (/* binding */ confirmationsEndSchema),
/* harmony export */   t3: () => (/* binding */ CONFIRMING_TRIALS),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export STOPPED_BY */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** Scored trials, all of them failing, that prove a case newly failing (verdict-rules 7); a deterministic target needs one. */
const CONFIRMING_TRIALS = 3;
/** Raised whenever a reader of an older Goldenpair could misread the file. */
const CONFIRMATIONS_SCHEMA_VERSION = 1;
/** The first line of `confirmations.jsonl`: re-runs of newly failing cases. Each further line is a trial, or the last one. */
const confirmationsHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.literal(CONFIRMATIONS_SCHEMA_VERSION),
    /** The run whose cases are asked again. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** The run against which they newly fail. */
    baseline_run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
});
/** Why re-runs ended early: `max_cost_usd` was passed, they took too long, or the target did not start again. */
const STOPPED_BY = ['budget', 'time', 'target'];
/** The last line where not all re-runs were made: the cases that were not asked as often as they should have been. */
const confirmationsEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    stopped_by: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](STOPPED_BY),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).min(1),
});


/***/ }),

/***/ 20004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseCsv)
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
function describeFault(text, at) {
    if (text[at] !== '"')
        return 'a quote stands inside a field without quotes. Put the whole field in quotes, and double the quote.';
    const closes = /"[^"]*(?:""[^"]*)*"/y;
    closes.lastIndex = at;
    return closes.test(text)
        ? 'there is text after the closing quote of a field. Double the quotes inside it.'
        : 'a quote is opened here and never closed. Close it.';
}


/***/ }),

/***/ 55712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with object keys sorted and `undefined` members left out, so that equal values give equal text.
 * @example canonicalJson({ b: 1, a: [undefined, 2] }) // '{"a":[null,2],"b":1}'
 */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalJson(item)).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
        const members = Object.entries(value)
            .filter(([, member]) => member !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
        return `{${members.join(',')}}`;
    }
    return JSON.stringify(value) ?? 'null';
}


/***/ }),

/***/ 3446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ plainName)
/* harmony export */ });
/**
 * A name of an agent or a tool as names are compared: composed (NFKC), without white space around it, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
function plainName(name) {
    return name.normalize('NFKC').trim().toLowerCase();
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
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72765);
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

/***/ 55967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   hO: () => (/* binding */ isEstablished)
/* harmony export */ });
/** requirements 239: the size from which a change is worth a look, whatever its test says. */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change. */
function isEstablished({ p_adjusted: p, interval }, alpha) {
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}


/***/ }),

/***/ 35398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ unscored),
/* harmony export */   l: () => (/* binding */ scored)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}


/***/ }),

/***/ 62182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _w: () => (/* binding */ matchesSelection),
/* harmony export */   gO: () => (/* binding */ parseSelection),
/* harmony export */   lH: () => (/* binding */ selectTag)
/* harmony export */ });
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);


const SELECTION_KEYS = ['tag', 'id', 'difficulty', 'profile', 'use_case', 'category'];
/**
 * Reads a selection: terms separated by commas, any of which may match; a term with a leading `!` takes cases away.
 * A term is `tag:x`, `id:glob*`, `difficulty:hard`, `profile:multi_hop`, `use_case:x`, `category:x`, or a bare word (a tag or an id glob; `*` stands for any text).
 * Throws the user's error `selection-invalid`.
 * @example parseSelection('auth,id:login-*,!difficulty:hard') // tagged auth or named login-…, and not hard
 */
function parseSelection(text) {
    const include = [];
    const exclude = [];
    for (const part of text.split(',').map((piece) => piece.trim())) {
        const isExcluded = part.startsWith('!');
        const term = parseTerm(text, isExcluded ? part.slice(1).trim() : part);
        (isExcluded ? exclude : include).push(term);
    }
    return { include, exclude };
}
/** The cases with a tag, whatever characters it is made of. */
function selectTag(tag) {
    return { include: [{ key: 'tag', value: tag }], exclude: [] };
}
function parseTerm(selection, term) {
    const colon = term.indexOf(':');
    if (colon === -1) {
        if (term === '')
            throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('selection-invalid', { selection, got: '', known: knownTerms });
        return { key: 'word', value: term };
    }
    const name = term.slice(0, colon).trim();
    const value = term.slice(colon + 1).trim();
    const key = SELECTION_KEYS.find((known) => known === name);
    if (key === undefined || value === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('selection-invalid', { selection, got: term, known: knownTerms });
    const values = CHOICES[key];
    if (values && !values.includes(value)) {
        const known = values.map((each) => `${key}:${each}`);
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('selection-invalid', { selection, got: term, known });
    }
    return { key, value };
}
const CHOICES = { difficulty: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFFICULTIES */ .Ke, profile: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI };
const knownTerms = [
    'tag:<tag>',
    'id:<id or glob>',
    ...Object.entries(CHOICES).map(([key, values]) => `${key}:<${values.join('|')}>`),
    'use_case:<name>',
    'category:<name>',
    '<tag or id glob>',
];
/**
 * Whether a case is chosen by a selection.
 * @example matchesSelection(golden, parseSelection('tag:auth')) // golden.tags includes 'auth'
 */
function matchesSelection(golden, selection) {
    const matches = (term) => matchesTerm(golden, term);
    const isIncluded = selection.include.length === 0 || selection.include.some(matches);
    return isIncluded && !selection.exclude.some(matches);
}
function matchesTerm(golden, term) {
    switch (term.key) {
        case 'tag':
            return golden.tags.includes(term.value);
        case 'id':
            return matchesGlob(golden.id, term.value);
        case 'difficulty':
            return golden.difficulty === term.value;
        case 'profile':
            return golden.profile === term.value;
        case 'use_case':
            return golden.use_case === term.value;
        case 'category':
            return golden.category === term.value;
        case 'word':
            return golden.tags.includes(term.value) || matchesGlob(golden.id, term.value);
    }
}
/** Piece by piece from the left, so that many stars cost no more than one. */
function matchesGlob(text, glob) {
    const pieces = glob.split('*');
    const first = pieces[0] ?? '';
    const last = pieces[pieces.length - 1] ?? '';
    if (pieces.length === 1)
        return text === glob;
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
        return false;
    let position = first.length;
    const end = text.length - last.length;
    for (const piece of pieces.slice(1, -1)) {
        const found = text.indexOf(piece, position);
        if (found === -1 || found + piece.length > end)
            return false;
        position = found + piece.length;
    }
    return true;
}


/***/ }),

/***/ 5730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isSlightlyBetter),
/* harmony export */   h: () => (/* binding */ isSlightlyWorse)
/* harmony export */ });
/* harmony import */ var _relative_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55967);

/** Significantly worse, yet shown to stay inside the margin. */
function isSlightlyWorse(result, alpha) {
    const { verdict, p, delta } = result;
    return verdict === 'no-regression' && p !== null && p < alpha && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = (0,_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeChange */ .N0)(result);
    return share !== null && Math.abs(share) < margin.value;
}


/***/ }),

/***/ 80900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ nameSchema),
/* harmony export */   n: () => (/* binding */ ZERO_TOLERANCE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const ZERO_TOLERANCE = ['critical', 'all', 'off'];
const nameSchema = zod__WEBPACK_IMPORTED_MODULE_0__.string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots, dashes and underscores')
    .max(60);


/***/ }),

/***/ 56045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ undatedModelName)
/* harmony export */ });
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
/**
 * A model's name without the date of its version (`-20251101`, `-2025-11-01`) or `-latest` at its end.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
function undatedModelName(name) {
    return name.replace(DATE_OR_LATEST, '');
}


/***/ }),

/***/ 9289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/core/render/remove-unseen.js
var remove_unseen = __webpack_require__(97068);
;// CONCATENATED MODULE: ./build/core/render/escape-block.js

/**
 * Text of others as a fenced block: the fence is longer than any run of backticks inside, so nothing in it can end it.
 * Blank lines and indentation are kept. `<!--` gets a space: comments are found again by a marker that begins so.
 * @example escapeBlock('a') // '```text\na\n```'
 */
function escapeBlock(text) {
    const clean = (0,remove_unseen/* removeUnseen */.l)(text).replaceAll('<!--', '< !--').replace(/\n+$/, '');
    const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${clean}\n${fence}`;
}

;// CONCATENATED MODULE: ./build/core/render/escape-html.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,remove_unseen/* removeUnseen */.l)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,remove_unseen/* removeUnseen */.l)(text).replace(/[&<>"']/g, entity);
}

;// CONCATENATED MODULE: ./build/core/render/escape-markdown.js


/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and stays
 * as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return escapeHtmlText((0,remove_unseen/* toOneLine */.G)(text))
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
    const line = (0,remove_unseen/* toOneLine */.G)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}

;// CONCATENATED MODULE: ./build/core/render/safe-url.js
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}

;// CONCATENATED MODULE: ./build/core/render/inline-markdown.js



function toMarkdown(inline) {
    if (typeof inline === 'string')
        return escapeMarkdown(inline);
    switch (inline.kind) {
        case 'strong':
            return inline.text.trim() === '' ? '' : `**${escapeMarkdown(inline.text.trim())}**`;
        case 'code':
            return escapeCode(inline.text);
        case 'link': {
            const url = safeUrl(inline.url);
            return url === null ? escapeMarkdown(inline.text) : `[${escapeMarkdown(inline.text)}](${url})`;
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
        case 'link': {
            const url = safeUrl(inline.url);
            const text = escape(inline.text);
            return url === null ? text : `<a href="${escapeHtml(url)}">${text}</a>`;
        }
    }
}
/** Running text as GitHub Markdown on one line. */
function inlineMarkdown(text) {
    return text.map(toMarkdown).join('').trim();
}
/** The same for places where GitHub reads only HTML: `<details><summary>`, which start an HTML block. */
function inlineHtmlInMarkdown(text) {
    return text
        .map((inline) => toHtml(inline, escapeHtmlInMarkdown))
        .join('')
        .trim();
}
/** The same as HTML in a paragraph, where GitHub reads both: `<sub>` starts no HTML block. */
function inlineHtmlInParagraph(text) {
    return text
        .map((inline) => toHtml(inline, escapeMarkdown))
        .join('')
        .trim();
}

;// CONCATENATED MODULE: ./build/core/render/block-markdown.js




function fold(summary, blocks) {
    // GitHub reads Markdown in an HTML element only after a blank line.
    return `<details><summary>${summary}</summary>\n\n${blocksMarkdown(blocks)}\n\n</details>`;
}
function flipMarkdown(item) {
    return item.blocks.length === 0
        ? `- ${inlineMarkdown(item.summary)}`
        : fold(inlineHtmlInMarkdown(item.summary), item.blocks);
}
function tableMarkdown(block) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line(block.columns.map((column) => escapeMarkdown(column.title))),
        line(block.columns.map((column) => (column.align === 'right' ? '---:' : '---'))),
        ...block.rows.map((row) => line(row.map(inlineMarkdown))),
    ].join('\n');
}
function flipsMarkdown(block) {
    const rest = block.left_out === 0 ? [] : [`… and ${block.left_out} more.`];
    const isLine = (item) => item?.blocks.length === 0;
    const lines = block.items.map((item, index) => `${index === 0 ? '' : isLine(item) && isLine(block.items[index - 1]) ? '\n' : '\n\n'}${flipMarkdown(item)}`);
    return [inlineMarkdown(block.lead), lines.join(''), ...rest].filter((part) => part !== '').join('\n\n');
}
/** A block as GitHub Markdown; an empty string when nothing of it can be shown (a chart without an address). */
function blockMarkdown(block) {
    switch (block.kind) {
        case 'heading':
            return `#### ${inlineMarkdown(block.text)}`;
        case 'paragraph':
            return inlineMarkdown(block.text);
        case 'note':
            return `> ${inlineMarkdown(block.text)}`;
        case 'list':
            return block.items.map((item) => `- ${inlineMarkdown(item)}`).join('\n');
        case 'table':
            return tableMarkdown(block);
        case 'chart': {
            const url = block.chart.url === null ? null : safeUrl(block.chart.url);
            // No tag may stand in a picture's text, so a dollar cannot be wrapped there.
            return url === null ? '' : `![${escapeMarkdown(block.alt.replaceAll('$', 'USD\u202f'))}](${url})`;
        }
        case 'preformatted':
            return `**${escapeMarkdown(block.label)}**\n\n${escapeBlock(block.text)}`;
        case 'details':
            return fold(inlineHtmlInMarkdown(block.summary), block.blocks);
        case 'flips':
            return flipsMarkdown(block);
    }
}
/** Blocks as GitHub Markdown, a blank line between them; neighbouring charts share a line. */
function blocksMarkdown(blocks) {
    const parts = [];
    let previous = null;
    for (const block of blocks) {
        const text = blockMarkdown(block);
        if (text === '')
            continue;
        const last = parts.at(-1);
        if (block.kind === 'chart' && previous === 'chart' && last !== undefined)
            parts[parts.length - 1] = `${last} ${text}`;
        else
            parts.push(text);
        previous = block.kind;
    }
    return parts.join('\n\n');
}

;// CONCATENATED MODULE: ./build/core/render/report-markdown.js


/** A whole report as GitHub Markdown: verdict, what was not compared, blocks, the source of the numbers in small print. */
function reportMarkdown(report) {
    const parts = [
        `### ${inlineMarkdown(report.headline)}`,
        report.second_line === null ? '' : inlineMarkdown(report.second_line),
        blocksMarkdown(report.blocks),
        report.footer.length === 0 ? '' : `<sub>${inlineHtmlInParagraph(report.footer)}</sub>`,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./build/core/render/shrink-report.js
const cut = (text, length) => (text.length <= length ? text : `${text.slice(0, length)}…`);
function mapBlocks(report, change) {
    return { ...report, blocks: report.blocks.flatMap(change) };
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

;// CONCATENATED MODULE: ./build/core/render/comment.js


/** GitHub caps a comment at 65,536 characters; the rest is for the marker and what a publisher adds. */
const COMMENT_LENGTH = 60_000;
/**
 * A report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is its headline
 * (and what was not compared), nothing else.
 */
function renderComment(report) {
    const shown = report.collapsed ? { ...report, blocks: [], footer: [] } : report;
    return renderToFit({
        report: shown,
        render: reportMarkdown,
        fits: (document) => document.length <= COMMENT_LENGTH,
        place: 'a comment',
    });
}

;// CONCATENATED MODULE: ./build/core/render/draw-figure.js

const WIDTH = 720;
const LABELS = 210;
const ROW = 30;
const TICKS = 5;
/** Round numbers that span the values, at most six of them (1, 2, 5 × 10ⁿ apart). */
function ticks(low, high) {
    const span = high - low || Math.abs(high) || 1;
    const power = 10 ** Math.floor(Math.log10(span / TICKS));
    const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= TICKS) ?? power * 10;
    const first = Math.floor(low / step + 1e-9);
    const last = Math.ceil(high / step - 1e-9);
    return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
const shown = (value) => String(value).replace('-', '\u2212');
const place = (value) => String(Math.round(value * 10) / 10);
function draw_figure_text(x, y, content, anchor) {
    return `<text x="${place(x)}" y="${place(y)}" text-anchor="${anchor}">${escapeHtml(content)}</text>`;
}
function line(ends, name, width = 1) {
    const [x1, y1, x2, y2] = ends;
    return `<line class="${name}" x1="${place(x1)}" y1="${place(y1)}" x2="${place(x2)}" y2="${place(y2)}" stroke-width="${width}"/>`;
}
const dot = (x, y, name) => `<circle class="${name}" cx="${place(x)}" cy="${place(y)}" r="5"/>`;
function draw_figure_frame(height, alt, parts) {
    return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeHtml(alt)}">${parts.join('')}</svg>`;
}
function drawIntervals(figure, alt) {
    const marks = ticks(Math.min(0, ...figure.rows.map((row) => row.low)), Math.max(0, ...figure.rows.map((row) => row.high)));
    const [low = 0, high = 1] = [marks[0], marks.at(-1)];
    const x = (value) => LABELS + ((value - low) / (high - low)) * (WIDTH - LABELS - 30);
    const bottom = figure.rows.length * ROW + 10;
    return draw_figure_frame(bottom + 50, alt, [
        ...marks.flatMap((mark) => [
            line([x(mark), 0, x(mark), bottom], mark === 0 ? 'zero' : 'axis'),
            draw_figure_text(x(mark), bottom + 18, shown(mark), 'middle'),
        ]),
        draw_figure_text((LABELS + WIDTH) / 2, bottom + 40, figure.axis, 'middle'),
        ...figure.rows.flatMap((row, index) => {
            const y = index * ROW + ROW / 2 + 5;
            const name = row.low > 0 ? 'better' : row.high < 0 ? 'worse' : 'neutral';
            const label = row.label.length > 30 ? `${row.label.slice(0, 29)}…` : row.label;
            return [
                draw_figure_text(LABELS - 12, y + 4, label, 'end'),
                line([x(row.low), y, x(row.high), y], name, 3),
                dot(x(row.value), y, name),
            ];
        }),
    ]);
}
function drawPoints(figure, alt) {
    const [left, bottom] = [70, 250];
    const xs = ticks(0, Math.max(...figure.points.map((point) => point.x)));
    const ys = ticks(0, figure.y.max ?? Math.max(...figure.points.map((point) => point.y)));
    const x = (value) => left + (value / (xs.at(-1) ?? 1)) * (WIDTH - left - 120);
    const y = (value) => bottom - (value / (ys.at(-1) ?? 1)) * (bottom - 20);
    const [from, to, third] = figure.points;
    return draw_figure_frame(bottom + 50, alt, [
        ...xs.flatMap((mark) => [
            line([x(mark), 20, x(mark), bottom], 'axis'),
            draw_figure_text(x(mark), bottom + 18, shown(mark), 'middle'),
        ]),
        ...ys.flatMap((mark) => [
            line([left, y(mark), WIDTH - 120, y(mark)], 'axis'),
            draw_figure_text(left - 8, y(mark) + 4, shown(mark), 'end'),
        ]),
        draw_figure_text((left + WIDTH) / 2, bottom + 40, figure.x.axis, 'middle'),
        draw_figure_text(left - 60, 12, figure.y.axis, 'start'),
        ...(from && to && third === undefined ? [line([x(from.x), y(from.y), x(to.x), y(to.y)], 'zero')] : []),
        ...figure.points.flatMap((point, index) => [
            dot(x(point.x), y(point.y), index === 0 ? 'neutral' : 'candidate'),
            draw_figure_text(x(point.x) + 9, y(point.y) + (index === 0 ? 16 : -8), point.arm, 'start'),
        ]),
    ]);
}
/** A figure as an inline SVG that takes its colours from the page's style; `alt` is its accessible name. */
function drawFigure(figure, alt) {
    return figure.kind === 'intervals' ? drawIntervals(figure, alt) : drawPoints(figure, alt);
}

;// CONCATENATED MODULE: ./build/core/render/html-style.js
/** Follows the reader's system for light and dark; colours keep 4.5:1 against their ground, and no meaning hangs on them alone. */
const HTML_STYLE = `
:root { color-scheme: light dark; --ground: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0969da; --worse: #b3460b; --better: #00704f; --neutral: #59636e; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --panel: #151b23; --link: #4493f8; --worse: #f0883e; --better: #3fb98a; --neutral: #9198a1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; }
h2 { font-size: 1.1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .35rem .7rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
th { background: var(--panel); }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); }
.wide td { white-space: nowrap; }
[title] { cursor: help; }
code, pre { font: .9em ui-monospace, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .7rem; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; padding: .5rem .8rem; }
summary { cursor: pointer; }
figure { margin: 1rem 0; }
figcaption { color: var(--quiet); font-size: .9rem; }
svg { max-width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--text); }
.axis { stroke: var(--line); } .zero { stroke: var(--quiet); }
.worse { stroke: var(--worse); fill: var(--worse); } .better { stroke: var(--better); fill: var(--better); } .neutral { stroke: var(--neutral); fill: var(--neutral); } .candidate { stroke: var(--link); fill: var(--link); }
aside { border-left: 4px solid var(--line); padding-left: .8rem; margin: .8rem 0; }
.answers { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
a { color: var(--link); }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
`;

;// CONCATENATED MODULE: ./build/core/render/html.js




function inline(part) {
    if (typeof part === 'string')
        return escapeHtml(part);
    const text = escapeHtml(part.text);
    switch (part.kind) {
        case 'strong':
            return `<strong>${text}</strong>`;
        case 'code':
            return `<code>${text}</code>`;
        case 'link': {
            const url = safeUrl(part.url);
            return url === null ? text : `<a href="${escapeHtml(url)}" rel="noreferrer">${text}</a>`;
        }
    }
}
const html_line = (text) => text.map(inline).join('');
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
        : `<th scope="colgroup" colspan="${span}">${escapeHtml(name)}</th>`);
    return `<tr>${cells.join('')}</tr>`;
}
/** In a table with groups, which is a wide one, the first column stays in sight. */
function table({ columns, rows }) {
    const name = (index) => (columns[index]?.align === 'right' ? ' class="right"' : '');
    const hint = ({ hint: text }) => (text === undefined ? '' : ` title="${escapeHtml(text)}"`);
    const head = columns
        .map((column, index) => `<th scope="col"${name(index)}${hint(column)}>${escapeHtml(column.title)}</th>`)
        .join('');
    const groups = groupRow(columns);
    const body = rows
        .map((row) => `<tr>${row.map((cell, index) => `<td${name(index)}>${html_line(cell)}</td>`).join('')}</tr>`)
        .join('\n');
    const open = groups === '' ? '<table>' : '<table class="wide">';
    return `<div class="scroll">${open}<thead>${groups}<tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}
const html_fold = (summary, content) => `<details><summary>${html_line(summary)}</summary>\n${blocks(content)}\n</details>`;
const flip = (item) => item.blocks.length === 0 ? `<p>${html_line(item.summary)}</p>` : html_fold(item.summary, item.blocks);
function block(one) {
    switch (one.kind) {
        case 'heading':
            return `<h2>${html_line(one.text)}</h2>`;
        case 'paragraph':
            return `<p>${html_line(one.text)}</p>`;
        case 'note':
            return `<aside>${html_line(one.text)}</aside>`;
        case 'list':
            return `<ul>${one.items.map((item) => `<li>${html_line(item)}</li>`).join('')}</ul>`;
        case 'table':
            return table(one);
        case 'chart':
            return `<figure>${drawFigure(one.chart.figure, one.alt)}<figcaption>${escapeHtml(one.chart.title)}</figcaption></figure>`;
        case 'preformatted':
            return `<div><p><strong>${escapeHtml(one.label)}</strong></p><pre>${escapeHtml(one.text)}</pre></div>`;
        case 'details':
            return html_fold(one.summary, one.blocks);
        case 'flips':
            return [
                `<h2>${html_line(one.lead)}</h2>`,
                ...one.items.map(flip),
                ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
            ].join('\n');
    }
}
/** Neighbouring answers stand side by side where there is room. */
function blocks(all) {
    const parts = [];
    all.forEach((one, index) => {
        const isAnswer = one.kind === 'preformatted';
        if (isAnswer && all[index - 1]?.kind !== 'preformatted')
            parts.push('<div class="answers">');
        parts.push(block(one));
        if (isAnswer && all[index + 1]?.kind !== 'preformatted')
            parts.push('</div>');
    });
    return parts.join('\n');
}
/**
 * A report as one self-contained page: no script, no external resource (a policy in its head says so), light or dark as the
 * reader's system is, charts as inline SVG with their message as accessible name.
 */
function renderHtml(report) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`Goldenpair: ${report.suite}`)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<h1>${html_line(report.headline)}</h1>
${report.second_line === null ? '' : `<p>${html_line(report.second_line)}</p>`}
${blocks([...report.blocks, ...(report.appendix ?? [])])}
<footer>${html_line(report.footer)}</footer>
</main>
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./build/core/render/json.js
/** A report as data, for tools: the blocks as they are, nothing escaped but by JSON. */
function renderJson(report) {
    return `${JSON.stringify(report, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/core/render/junit.js

/** Not allowed in XML 1.0; every other one that is not goes with the unseen characters. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;
const inText = (text) => escapeHtmlText(text).replace(NO_CHARACTERS, '');
/** Line breaks in attributes would be read as spaces. */
const inAttribute = (text) => escapeHtml(text).replace(NO_CHARACTERS, '').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
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
    const count = (kind) => results.filter((one) => one.outcome.kind === kind).length;
    const time = results.reduce((sum, one) => sum + one.seconds, 0);
    return `tests="${results.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="${seconds(time)}"`;
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

;// CONCATENATED MODULE: ./build/core/render/summary.js


/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000;
function utf8Bytes(text) {
    let bytes = 0;
    for (const character of text) {
        const point = character.codePointAt(0) ?? 0;
        bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    }
    return bytes;
}
/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
function renderSummary(report) {
    return renderToFit({
        report,
        render: reportMarkdown,
        fits: (document) => utf8Bytes(document) <= SUMMARY_BYTES,
        place: 'a job summary',
    });
}

// EXTERNAL MODULE: ./build/core/render/terminal.js + 1 modules
var terminal = __webpack_require__(47533);
;// CONCATENATED MODULE: ./build/core/render/index.js






/** Every format of a report. */
const REGISTRY = {
    comment: { file: 'comment.md', render: renderComment },
    summary: { file: 'summary.md', render: renderSummary },
    html: { file: 'report.html', render: renderHtml },
    terminal: { file: 'report.txt', render: terminal/* renderTerminal */.b },
    json: { file: 'report.json', render: renderJson },
    junit: { file: 'junit.xml', render: renderJunit },
};


/***/ }),

/***/ 97068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine),
/* harmony export */   l: () => (/* binding */ removeUnseen)
/* harmony export */ });
/* eslint-disable no-control-regex -- the rule guards against control characters by mistake; here they are the point */
/** ANSI sequences whole (CSI, OSC and the other strings, two-byte ones), so that no `[31m` is left behind. */
const ANSI = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g;
/**
 * Controls but tab and line feed, everything that Unicode lets a font ignore (soft hyphen, bidi marks and overrides, zero-width,
 * fillers, tags; not U+FE0F, which makes ⚠ an emoji), interlinear marks, lone surrogates.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|\p{Cs}/gu;
/**
 * A text without the characters that change how others are read and are not seen themselves: terminal escapes, controls, bidi
 * overrides, zero-width characters. Line ends become `\n`. Every renderer starts with it: what is judged must be what is shown.
 * @example removeUnseen('a\u202eb\r\nc') // 'ab\nc'
 */
function removeUnseen(text) {
    return text
        .replace(ANSI, '')
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(UNSEEN, '');
}
/** The same on one line, spaces collapsed. */
function toOneLine(text) {
    return removeUnseen(text).replace(/[\t\n ]+/g, ' ');
}


/***/ }),

/***/ 47533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./build/core/render/remove-unseen.js
var remove_unseen = __webpack_require__(97068);
;// CONCATENATED MODULE: ./build/core/render/text-width.js
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}

;// CONCATENATED MODULE: ./build/core/render/terminal.js


const LEAST_LAST_COLUMN = 24;
const part = (inline) => (0,remove_unseen/* toOneLine */.G)(typeof inline === 'string' ? inline : inline.text);
const line = (text) => text.map(part).join('').trim();
/** Columns as wide as their content, the last one wrapped under itself; where that does not fit, row by row. */
function table({ columns, rows }, width) {
    const cells = [columns.map((column) => (0,remove_unseen/* toOneLine */.G)(column.title)), ...rows.map((row) => row.map(line))];
    const widths = columns.map((_, index) => Math.max(...cells.map((row) => textWidth(row[index] ?? ''))));
    const last = columns.length - 1;
    const before = widths.slice(0, last).reduce((sum, one) => sum + one + 2, 0);
    const room = width - before;
    if (room < LEAST_LAST_COLUMN)
        return records({ kind: 'table', columns, rows }, width);
    return cells.flatMap((row) => {
        const head = row
            .slice(0, last)
            .map((cell, index) => `${padText(cell, widths[index] ?? 0, columns[index]?.align ?? 'left')}  `)
            .join('');
        return wrapText(row[last] ?? '', room).map((text, index) => `${index === 0 ? head : ' '.repeat(before)}${text}`.trimEnd());
    });
}
/** A row as its first cell with the others below, each after the name of its column. */
function records({ columns, rows }, width) {
    return rows.flatMap(([first = [], ...others]) => [
        ...wrapText(line(first), width),
        ...others.flatMap((cell, index) => wrapText(`${(0,remove_unseen/* toOneLine */.G)(columns[index + 1]?.title ?? '')}: ${line(cell)}`, width - 2).map((text) => `  ${text}`)),
    ]);
}
/** What a terminal shows of a block: charts and folded text stay in the report, unless it is brief. */
function block(one, width) {
    const item = (text) => wrapText(`- ${line(text)}`, width - 2).map((text, index) => (index === 0 ? text : `  ${text}`));
    switch (one.kind) {
        case 'heading':
        case 'paragraph':
        case 'note':
            return wrapText(line(one.text), width);
        case 'list':
            return one.items.flatMap(item);
        case 'table':
            return table(one, width);
        case 'flips':
            return [
                ...wrapText(line(one.lead), width),
                ...one.items.flatMap((flip) => item(flip.summary)),
                ...(one.left_out === 0 ? [] : [`… and ${one.left_out} more`]),
            ];
        case 'details':
            return one.brief === true
                ? [...wrapText(line(one.summary), width), ...one.blocks.flatMap((inner) => block(inner, width))]
                : [];
        case 'chart':
        case 'preformatted':
            return [];
    }
}
/** A report as plain text for a terminal: verdict, what was not compared, an aligned gate table, flips, findings, footer. */
function renderTerminal(report, options = {}) {
    const width = options.width ?? 100;
    const style = (code, lines) => options.color === true ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines];
    const parts = [
        style(1, wrapText(line(report.headline), width)),
        report.second_line === null ? [] : wrapText(line(report.second_line), width),
        ...(report.collapsed ? [] : report.blocks).map((one) => block(one, width)),
        style(2, wrapText(line(report.footer), width)),
    ];
    const document = parts
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    // Narrow no-break spaces kept numbers and units together until here; many terminal fonts lack them.
    return `${document.replaceAll('\u202f', ' ')}\n`;
}


/***/ }),

/***/ 9500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildTrials),
/* harmony export */   q: () => (/* binding */ FLAKY_LISTED)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26078);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);
/* harmony import */ var _format_format_p_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20928);



/** More are counted. */
const FLAKY_LISTED = 20;
const passRate = (passes) => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`);
function listFlaky(flaky, details, { names }) {
    if (flaky.length === 0)
        return [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }];
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(flaky.length, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (details === 'none')
        return [{ kind: 'paragraph', text: [lead] }];
    const left = flaky.length - FLAKY_LISTED;
    return [
        { kind: 'paragraph', text: [`${lead}${flaky.length > 1 ? ' Least stable first:' : ''}`] },
        {
            kind: 'table',
            columns: [
                { title: 'case', align: 'left' },
                { title: `passed, ${names.baseline}`, align: 'right' },
                { title: `passed, ${names.candidate}`, align: 'right' },
            ],
            rows: flaky
                .slice(0, FLAKY_LISTED)
                .map((one) => [
                [{ kind: 'code', text: one.case_id }],
                [passRate(one.baseline)],
                [passRate(one.candidate)],
            ]),
        },
        ...(left > 0 ? [{ kind: 'paragraph', text: [`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(left, { decimals: 0 })} more.`] }] : []),
    ];
}
function describeMajority(majority, alpha, details) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(failing, { decimals: 0 })} newly failing, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} newly passing of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'case')}`;
    const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED);
    return [
        `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_p_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .M)(p, alpha)}; it decides nothing).`,
        ...(ties.length === 0
            ? []
            : [
                ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
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
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const advice = noise.advice === 'more-trials'
        ? [
            `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'more trial')} a case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
            { kind: 'strong', text: 'More trials help.' },
        ]
        : [
            `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
            { kind: 'strong', text: 'More cases help, more trials hardly.' },
        ];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice];
}
/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
function buildTrials(comparison, context, details) {
    const { reliability, verdict, alpha } = comparison;
    if (reliability === undefined)
        return [];
    const { flaky, majority, noise, not_separated: reason } = reliability;
    const told = verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined;
    const others = noise.filter((one) => one !== told);
    const blocks = [
        ...listFlaky(flaky, details, context),
        ...(majority === null ? [] : [{ kind: 'paragraph', text: describeMajority(majority, alpha, details) }]),
        ...(others.length === 0
            ? []
            : [{ kind: 'list', items: others.map((one) => describeNoise(one, comparison)) }]),
        ...(reason === null ? [] : [{ kind: 'paragraph', text: [`Trials or cases? ${capitalise(reason)}.`] }]),
    ];
    const summary = flaky.length === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(flaky.length, 'flaky case');
    return [
        ...(told === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(told, comparison) }]),
        { kind: 'details', summary: [`Trials: ${summary}`], blocks },
    ];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 24429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ chunkFile)
/* harmony export */ });
/* harmony import */ var _find_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21257);
/* harmony import */ var _find_symbols_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26436);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);



/**
 * The chunks of a file in order: one for each symbol in TypeScript, JavaScript, Python, Go, Rust and Java, for each
 * section in Markdown, and windows of lines in everything else. Ranges are trimmed of blank lines; empty ones are dropped.
 */
function chunkFile(path, text, options) {
    const lines = text.split(/\r\n|\n|\r/);
    const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .e)(path);
    const whole = { symbol: null, start: 0, end: lines.length };
    if (language !== null)
        return cut(path, lines, (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .findSymbols */ .d)(lines, language), options.max_lines);
    if (/\.(?:md|markdown|mdx)$/i.test(path))
        return cut(path, lines, (0,_find_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findSections */ .K)(lines), options.max_lines);
    return cut(path, lines, [whole], options.window_lines);
}
function cut(path, lines, ranges, maxLines) {
    return ranges.flatMap((range) => {
        const chunks = [];
        const { start: first, end: last } = trim(lines, range);
        for (let from = first; from < last; from += maxLines) {
            const { start, end } = trim(lines, { symbol: range.symbol, start: from, end: Math.min(from + maxLines, last) });
            if (start >= end)
                continue;
            const text = lines.slice(start, end).join('\n');
            chunks.push({ path, symbol: range.symbol, start_line: start + 1, end_line: end, text });
        }
        return chunks;
    });
}
function trim(lines, range) {
    let { start, end } = range;
    while (start < end && lines[start]?.trim() === '')
        start++;
    while (end > start && lines[end - 1]?.trim() === '')
        end--;
    return { symbol: range.symbol, start, end };
}


/***/ }),

/***/ 21257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findSections)
/* harmony export */ });
/**
 * The sections of a Markdown file: one for each ATX heading outside fenced code, named by the heading's text without
 * its closing marks, and an unnamed one for the text before the first heading.
 * @example findSections(['# Runs', 'text']) // [{ symbol: 'Runs', start: 0, end: 2 }]
 */
function findSections(lines) {
    const headings = [{ line: 0, symbol: null }];
    let fence = null;
    for (const [line, text] of lines.entries()) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
        if (mark !== undefined) {
            if (fence === null)
                fence = mark;
            else if (mark.startsWith(fence))
                fence = null;
            continue;
        }
        const heading = fence === null ? /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1] : undefined;
        if (heading !== undefined)
            headings.push({ line, symbol: heading === '' ? null : heading });
    }
    return headings.map(({ line, symbol }, index) => ({
        symbol,
        start: line,
        end: headings[index + 1]?.line ?? lines.length,
    }));
}


/***/ }),

/***/ 26436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findSymbols)
/* harmony export */ });
/**
 * The symbols of a source file as ranges of lines, in order, with the unnamed code between them (symbol null).
 *
 * A statement starts at the left margin and ends where the next one starts; a bracket at the margin continues it, and so
 * does a line inside a comment or literal. Comments and decorators right above a definition belong to it. The members of a
 * class (`impl`, `trait`) are the definitions at the indentation of its body's first line; the class itself is the rest.
 * Imports are left out.
 */
function findSymbols(lines, language) {
    const hidden = hiddenLines(lines, language.opaque);
    const statements = readStatements(lines, hidden, language);
    const ranges = [];
    let leadingFrom = null;
    let looseFrom = null;
    const closeLoose = (end) => {
        if (looseFrom !== null)
            ranges.push({ symbol: null, start: looseFrom, end });
        looseFrom = null;
    };
    for (const [index, statement] of statements.entries()) {
        const end = statements[index + 1]?.start ?? lines.length;
        if (statement.kind === 'leading') {
            const isDetached = end === lines.length || lines[end - 1]?.trim() === '';
            if (isDetached) {
                looseFrom ??= leadingFrom ?? statement.start;
                leadingFrom = null;
            }
            else
                leadingFrom ??= statement.start;
            continue;
        }
        const start = leadingFrom ?? statement.start;
        leadingFrom = null;
        if (statement.kind === 'other')
            looseFrom ??= start;
        else if (statement.kind === 'import') {
            // A comment above an import is about the file.
            if (start < statement.start)
                looseFrom ??= start;
            closeLoose(statement.start);
        }
        else {
            closeLoose(start);
            if (statement.kind === 'container')
                ranges.push(...splitMembers(lines, hidden, language, { symbol: statement.symbol, start, end }, statement.start));
            else
                ranges.push({ symbol: statement.symbol, start, end });
        }
    }
    closeLoose(lines.length);
    return ranges;
}
/** For every line whether it starts inside a comment or literal that began on an earlier line. */
function hiddenLines(lines, opaque) {
    const hidden = new Array(lines.length).fill(false);
    const text = lines.join('\n');
    let line = 0;
    let nextStart = (lines[0]?.length ?? 0) + 1;
    for (const match of text.matchAll(opaque)) {
        const end = match.index + match[0].length;
        while (line + 1 < lines.length && nextStart < end) {
            line++;
            if (nextStart > match.index)
                hidden[line] = true;
            nextStart += (lines[line]?.length ?? 0) + 1;
        }
    }
    return hidden;
}
function readStatements(lines, hidden, language) {
    const statements = [];
    for (const [start, line] of lines.entries()) {
        if (hidden[start] === true || /^(?:\s|[)\]}{]|where\b|$)/.test(line))
            continue;
        statements.push({ start, ...classify(line, language) });
    }
    return statements;
}
function classify(line, language) {
    if (language.imports.test(line))
        return { kind: 'import', symbol: null };
    if (language.leading.test(line))
        return { kind: 'leading', symbol: null };
    const container = matchName(line, language.containers);
    if (container !== null)
        return { kind: 'container', symbol: container };
    const symbol = matchName(line, language.definitions);
    return { kind: symbol === null ? 'other' : 'definition', symbol };
}
function matchName(line, patterns) {
    for (const pattern of patterns) {
        const match = pattern.exec(line);
        if (match !== null)
            return match.slice(1).join('.');
    }
    return null;
}
function splitMembers(lines, hidden, language, range, headLine) {
    const indentOf = (line) => (lines[line] ?? '').search(/\S/);
    const startsCode = (line) => hidden[line] !== true && indentOf(line) > 0;
    let bodyIndent = -1;
    const starts = [];
    for (let line = headLine + 1; line < range.end; line++) {
        if (!startsCode(line))
            continue;
        if (bodyIndent < 0)
            bodyIndent = indentOf(line);
        if (indentOf(line) !== bodyIndent)
            continue;
        const name = matchName((lines[line] ?? '').trim(), language.members);
        if (name === null)
            continue;
        let from = line;
        while (from - 1 > headLine && language.leading.test((lines[from - 1] ?? '').trim()))
            from--;
        starts.push({ line: from, symbol: `${range.symbol ?? ''}.${name}` });
    }
    const first = starts[0];
    if (first === undefined)
        return [range];
    const members = starts.map(({ line, symbol }, index) => ({
        symbol,
        start: line,
        end: starts[index + 1]?.line ?? range.end,
    }));
    return [{ ...range, end: first.line }, ...members];
}


/***/ }),

/***/ 75884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
const C_COMMENTS = String.raw `\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`;
const DOUBLE_QUOTED = String.raw `"(?:[^"\\\n]|\\.)*"`;
const SINGLE_QUOTED = String.raw `'(?:[^'\\\n]|\\.)*'`;
const TEMPLATE = String.raw `\`(?:[^\`\\]|\\[\s\S])*\``;
const REGEX_LITERAL = String.raw `(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`;
const opaque = (...patterns) => new RegExp(patterns.join('|'), 'g');
const TYPESCRIPT = {
    extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'],
    opaque: opaque(C_COMMENTS, TEMPLATE, DOUBLE_QUOTED, SINGLE_QUOTED, REGEX_LITERAL),
    leading: /^(?:\/\/|\/\*|\*|@)/,
    imports: /^(?:import\b|export\s+(?:type\s+)?[*{]|['"]use strict|#!)|^(?:const|let|var)\s.*=\s*require\(/,
    containers: [/^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?class\s+([\w$]+)/],
    definitions: [
        /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?function\s*\*?\s*([\w$]+)/,
        /^(?:export\s+)?(?:declare\s+)?(?:const\s+enum|enum|interface|type|namespace|module)\s+([\w$]+)/,
        /^(?:export\s+)?(?:declare\s+)?(?:const|let|var)\s+([\w$]+)/,
        /^(?:module\.)?exports\.([\w$]+)\s*=/,
    ],
    members: [
        /^(?:(?:public|private|protected|static|abstract|override|readonly|async|get|set)\s+)*\*?\s*(#?[\w$]+)\??\s*(?:[(<]|=\s*(?:async\s*)?(?:\(|[\w$]+\s*=>))/,
    ],
};
const PYTHON = {
    extensions: ['py', 'pyi'],
    opaque: opaque('#.*', String.raw `"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^[#@]/,
    imports: /^(?:import|from)\s|^#!/,
    containers: [/^class\s+(\w+)/],
    definitions: [/^(?:async\s+)?def\s+(\w+)/, /^([A-Z][A-Z0-9_]+)\s*(?::[^=]+)?=(?!=)/],
    members: [/^(?:async\s+)?def\s+(\w+)/, /^class\s+(\w+)/],
};
const GO = {
    extensions: ['go'],
    opaque: opaque(C_COMMENTS, String.raw `\`[^\`]*\``, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^(?:\/\/|\/\*|\*)/,
    imports: /^(?:package|import)\b/,
    containers: [],
    definitions: [
        /^func\s+\(\s*(?:\w+\s+)?\*?(\w+)[^)]*\)\s*(\w+)/,
        /^func\s+(\w+)/,
        /^type\s+(\w+)/,
        /^(?:var|const)\s+(\w+)/,
    ],
    members: [],
};
const RUST = {
    extensions: ['rs'],
    opaque: opaque(C_COMMENTS, String.raw `"(?:[^"\\]|\\[\s\S])*"`, String.raw `'(?:[^'\\\n]|\\.[^'\n]*)'`),
    leading: /^(?:\/\/|\/\*|\*|#!?\[)/,
    imports: /^(?:pub(?:\([^)]*\))?\s+)?(?:use|extern\s+crate|mod\s+\w+\s*;)/,
    containers: [
        /^(?:unsafe\s+)?impl(?:<.*?>)?\s+(?:[^{]*?\sfor\s+)?&?(?:\w+::)*(\w+)/,
        /^(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?trait\s+(\w+)/,
    ],
    definitions: [
        /^(?:pub(?:\([^)]*\))?\s+)?(?:(?:const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/,
        /^(?:pub(?:\([^)]*\))?\s+)?(?:struct|enum|union|type|mod|const|static(?:\s+mut)?)\s+(\w+)/,
        /^macro_rules!\s*(\w+)/,
    ],
    members: [/^(?:pub(?:\([^)]*\))?\s+)?(?:(?:default|const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/],
};
const JAVA_MODIFIERS = String.raw `(?:(?:public|protected|private|abstract|final|sealed|non-sealed|static|strictfp|synchronized|native|default)\s+)*`;
const JAVA_TYPE = new RegExp(String.raw `^${JAVA_MODIFIERS}(?:class|interface|enum|record|@interface)\s+(\w+)`);
const JAVA = {
    extensions: ['java'],
    opaque: opaque(C_COMMENTS, String.raw `"""[\s\S]*?(?:"""|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^(?:\/\/|\/\*|\*|@)/,
    imports: /^(?:package|import)\b/,
    containers: [JAVA_TYPE],
    definitions: [],
    members: [JAVA_TYPE, new RegExp(String.raw `^${JAVA_MODIFIERS}(?:<[^>]+>\s+)?(?:[\w.<>[\],?\s]+\s)?(\w+)\s*\(`)],
};
const LANGUAGES = [TYPESCRIPT, PYTHON, GO, RUST, JAVA];
/** The language of a file by its extension, or null where symbols are not recognised. */
function languageOf(path) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    return LANGUAGES.find(({ extensions }) => extensions.includes(extension)) ?? null;
}


/***/ }),

/***/ 69754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ queryTerms),
/* harmony export */   qw: () => (/* binding */ tokenize)
/* harmony export */ });
/* unused harmony export foldWord */
/** Words of a question that say nothing about where the answer is. */
const STOP_WORDS = new Set(('a about all am an and any are as at be been being but by can could did do does doing for from get gets give gives had happen happens has ' +
    'have how i if in into is it its just may me might must many much my not of on one or our out over shall she should so some such than ' +
    'that the their them then there these they this those to under up use used uses using was we were what when where which ' +
    'while who whom whose why will with would you your').split(' '));
/**
 * The terms of a text in order. Identifiers are split at camelCase, snake_case, kebab-case and digit boundaries and kept
 * whole as well; everything is lower-cased and inflections are folded by `foldWord`.
 * @example tokenize('parseSuites') // ['pars', 'suit', 'parsesuit']
 */
function tokenize(text) {
    const terms = [];
    for (const [word] of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
        const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{Lm}+|\p{N}+/gu) ?? [];
        for (const part of parts)
            terms.push(foldWord(part.toLowerCase()));
        if (parts.length > 1)
            terms.push(foldWord(parts.join('').toLowerCase()));
    }
    return terms;
}
/** The distinct terms of a question that can point somewhere, in order. */
function queryTerms(query) {
    const terms = new Set();
    for (const word of query.match(/[\p{L}\p{N}_]+/gu) ?? []) {
        if (STOP_WORDS.has(word.toLowerCase()))
            continue;
        for (const term of tokenize(word))
            terms.add(term);
    }
    return [...terms];
}
/**
 * One form for a word's inflections: plurals by the S-stemmer (Harman 1991, "How effective is suffixing?", table 1), then
 * -ed and -ing by Porter's step 1b and the final -e by his step 5a (1980, "An algorithm for suffix stripping"), without
 * his measure m. Derivations (`compute`, `computation`) stay apart.
 * @example foldWord('restarted') // 'restart'
 * @example foldWord('queries') // 'query'
 */
function foldWord(word) {
    const singular = foldPlural(word);
    const stem = cutEnding(singular);
    if (stem.length < 3 || !/[aeiouy]/.test(stem))
        return dropE(singular);
    return stem !== singular && /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : dropE(stem);
}
function cutEnding(word) {
    if (word.endsWith('ing'))
        return word.slice(0, -3);
    return word.endsWith('ed') && !word.endsWith('eed') ? word.slice(0, -2) : word;
}
function foldPlural(word) {
    if (word.length <= 3)
        return word;
    if (word.endsWith('ies') && !/[ae]ies$/.test(word))
        return `${word.slice(0, -3)}y`;
    if (word.endsWith('es') && !/[aeo]es$/.test(word))
        return word.slice(0, -1);
    return word.endsWith('s') && !/[us]s$/.test(word) ? word.slice(0, -1) : word;
}
function dropE(word) {
    return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}


/***/ }),

/***/ 68530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bisect)
/* harmony export */ });
/**
 * The point of [low, high] where a condition that holds at `low` stops holding, halved until the bracket is at most
 * `tolerance` wide or two neighbouring floats.
 * @example bisect({ low: 0, high: 2, tolerance: 1e-12, holds: (x) => x * x < 2 }) // 1.414213562373…
 */
function bisect({ low, high, tolerance = 0, holds, }) {
    for (;;) {
        const middle = low + (high - low) / 2;
        if (high - low <= tolerance || middle <= low || middle >= high)
            return middle;
        if (holds(middle))
            low = middle;
        else
            high = middle;
    }
}


/***/ }),

/***/ 1972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bootstrapTBound)
/* harmony export */ });
/* harmony import */ var _upper_draw_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86109);

/**
 * The bootstrap-t lower bound of the mean at level 1 − alpha/2, from resamples of the values; null where there is none:
 * too many resamples without spread.
 * Source: Efron 1981, Can. J. Stat. 9:139; Hall 1988, Ann. Stat. 16:927. L = mean − t*₍q₎·sd/√n with the
 * ⌈(1 − alpha/2)·draws⌉-th smallest t*. A resample whose values are all equal counts as t* = +∞, against the bound.
 * @example bootstrapTBound(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // 5 − 1 = 4
 */
function bootstrapTBound({ mean, standardError, statistics }, alpha) {
    const t = (0,_upper_draw_js__WEBPACK_IMPORTED_MODULE_0__/* .upperDraw */ .j)(statistics.slice(), alpha);
    return t === null ? null : mean - t * standardError;
}


/***/ }),

/***/ 19229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ deviance)
/* harmony export */ });
/**
 * x·ln(x/mean) + mean − x for positive x and mean, without the cancellation near x = mean.
 * Source: `bd0` of Loader 2000, "Fast and accurate computation of binomial probabilities".
 * @example deviance(2, 1) // 2·ln 2 − 1 = 0.3862943611198906
 */
function deviance(x, mean) {
    const distance = x - mean;
    if (Math.abs(distance) >= 0.1 * (x + mean))
        return x * Math.log(x / mean) - distance;
    const ratio = distance / (x + mean);
    let total = distance * ratio;
    let term = 2 * x * ratio;
    for (let odd = 3;; odd += 2) {
        term *= ratio * ratio;
        const next = total + term / odd;
        if (next === total)
            return total;
        total = next;
    }
}


/***/ }),

/***/ 69531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ exponentialDraws)
/* harmony export */ });
const LAYERS = 256;
/** Where the tail starts, and the area of each layer. */
const TAIL_START = 7.69711747013105;
const LAYER_AREA = 0.003949659822581557;
/** Widths of the layers from the widest, and the density at each; the first is the tail folded into a rectangle. */
const WIDTHS = new Float64Array(LAYERS + 1);
const HEIGHTS = new Float64Array(LAYERS + 1);
WIDTHS[0] = LAYER_AREA / Math.exp(-TAIL_START);
for (let layer = 1, width = TAIL_START; layer < LAYERS; layer++) {
    WIDTHS[layer] = width;
    HEIGHTS[layer] = Math.exp(-width);
    width = -Math.log(Math.exp(-width) + LAYER_AREA / width);
}
HEIGHTS[LAYERS] = 1;
/**
 * A source of standard exponential draws. About 99 in 100 cost one random number, one multiplication and no logarithm.
 * Source: the ziggurat of Marsaglia & Tsang 2000, J. Stat. Softw. 5(8), with layer and position taken from different
 * bits (8 and 24 of the 32), as Doornik 2005 asks.
 */
function exponentialDraws(random) {
    return () => {
        const scaled = random() * LAYERS;
        const layer = scaled | 0;
        const x = (scaled - layer) * WIDTHS[layer];
        return x < WIDTHS[layer + 1] ? x : drawOutsideCore(layer, x, random);
    };
}
/** The rare rest: the tail, which is without memory, or the edge of a layer, which is tried against the density. */
function drawOutsideCore(layer, x, random) {
    const draw = exponentialDraws(random);
    if (layer === 0)
        return TAIL_START + draw();
    const low = HEIGHTS[layer];
    return low + random() * (HEIGHTS[layer + 1] - low) < Math.exp(-x) ? x : draw();
}


/***/ }),

/***/ 79877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ gaffkeBound)
/* harmony export */ });
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32595);
/* harmony import */ var _select_smallest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57992);
/* harmony import */ var _weighted_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97271);



/**
 * Gaffke's lower bound of the mean of values that cannot be below `worst`, at level 1 − alpha/2; at least one value,
 * all ≥ worst.
 * Source: Gaffke 2005; Learned-Miller & Thomas 2019, arXiv:1905.06208. One imagined case at `worst` joins the values,
 * weights are drawn from Dirichlet(1, …, 1) `draws` times, and the bound is the (⌊draws·alpha/2⌋ + 1)-th smallest
 * weighted mean. All values equal to x: exactly x − (x − worst)·(1 − (alpha/2)^(1/n)), no draws. Cost (10,000 draws):
 * some 20 ms when few values are distinct, however many cases; else about 0.1 ms a case, so a second for 10,000 that
 * all differ. The upper bound for values up to `best` is the mirror image: minus the bound of the negated values with
 * `worst: -best`.
 * @example gaffkeBound({ values: [0, 0, 0], worst: -1, alpha: 0.05, seed: '1' }).lower // -(1 − 0.025^(1/3)) = -0.7075982…
 */
function gaffkeBound({ values, worst, alpha, seed, draws = 10_000, }) {
    const [first] = values;
    if (first === undefined)
        throw new RangeError('Gaffke bound of no values');
    if (values.every((value) => value === first))
        return boundOfEqual(first, values.length, worst, alpha);
    const sums = (0,_weighted_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .drawWeightedSums */ .U)(values, draws, (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .seededRandom */ .I)(seed));
    const means = Float64Array.from(sums.values, (total, draw) => (total + worst * sums.imagined[draw]) /
        (sums.weights[draw] + sums.imagined[draw]));
    // alpha/2 of the draws, with room for the noise of the product.
    const lower = (0,_select_smallest_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSmallest */ .Y)(means, Math.floor((draws * alpha) / 2 + 1e-9));
    return { lower, shareAtOrBelow: (limit) => means.filter((mean) => mean <= limit).length / draws };
}
/** The weight of the imagined case is Beta(1, n), so both answers have a closed form. */
function boundOfEqual(value, n, worst, alpha) {
    const room = value - worst;
    return {
        lower: value - room * (1 - (alpha / 2) ** (1 / n)),
        shareAtOrBelow: (limit) => {
            if (limit >= value)
                return 1;
            return limit <= worst ? 0 : (1 - (value - limit) / room) ** n;
        },
    };
}


/***/ }),

/***/ 84014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's adjusted p-values, in input order: p̃₍ᵢ₎ = max over j ≤ i of min(1, (G − j + 1)·p₍ⱼ₎); ties get equal values.
 * Source: Holm 1979, Scand. J. Stat. 6:65; R `p.adjust(method = "holm")`.
 * @example holm([0.04, 0.03]) // [0.06, 0.06]
 */
function holm(ps) {
    const ascending = ps.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p);
    const adjusted = new Array(ps.length).fill(1);
    let largest = 0;
    ascending.forEach(({ p, index }, rank) => {
        largest = Math.max(largest, Math.min(1, (ps.length - rank) * p));
        adjusted[index] = largest;
    });
    return adjusted;
}


/***/ }),

/***/ 4163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ logBetaKernel),
/* harmony export */   J: () => (/* binding */ incompleteBeta)
/* harmony export */ });
/* harmony import */ var _deviance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19229);
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21679);


const SMALLEST = 1e-300;
/**
 * ln(xᵃ·yᵇ / B(a, b)) with y = 1 − x, in the saddle-point form of Loader 2000, which keeps its digits at large a and b.
 */
function logBetaKernel({ x, y, a, b }) {
    const total = a + b;
    return (0.5 * Math.log((a / total) * (b / (2 * Math.PI))) -
        (0,_deviance_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .M)(a, total * x) -
        (0,_deviance_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .M)(b, total * y) +
        (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_1__/* .stirlingError */ .$)(total) -
        (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_1__/* .stirlingError */ .$)(a) -
        (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_1__/* .stirlingError */ .$)(b));
}
/**
 * Iₓ(a, b) over its kernel: the continued fraction (9) of Didonato & Morris 1992, ACM Trans. Math. Softw. 18:360, by
 * the modified Lentz method (Thompson & Barnett 1986). Quick for x below the mean a/(a + b); near x = 1 it takes its
 * digits from y.
 */
function continuedFraction({ x, y, a, b }) {
    const belowMean = x < 0.5 ? a - (a + b) * x : (a + b) * y - b;
    const denominator = (m) => m +
        (m === 0 ? 0 : (m * (b - m) * x) / (a + 2 * m - 1)) +
        ((a + m) * (belowMean + 1 + m * (1 + y))) / (a + 2 * m + 1);
    let c = guard(denominator(0));
    let d = 0;
    let result = c;
    for (let m = 1; m < 100_000; m++) {
        const numerator = ((a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x) / (a + 2 * m - 1) ** 2;
        d = 1 / guard(denominator(m) + numerator * d);
        c = guard(denominator(m) + numerator / c);
        result *= c * d;
        if (Math.abs(c * d - 1) < 1e-16)
            break;
    }
    return 1 / result;
}
function guard(value) {
    return Math.abs(value) < SMALLEST ? SMALLEST : value;
}
/**
 * Both tails of the regularised incomplete beta function: `lower` = Iₓ(a, b) and `upper` = 1 − Iₓ(a, b), each computed
 * so that a small one keeps its digits (relative error about 1e-13 down to 1e-300). `y` is 1 − x, given apart because
 * near x = 1 only y knows it.
 * Source: DLMF 8.17. Checked against mpmath.
 * @example incompleteBeta({ x: 0.25, y: 0.75, a: 2, b: 3 }).lower // 67/256 = 0.26171875
 */
function incompleteBeta(at) {
    const { x, y, a, b } = at;
    if (!(x > 0))
        return { lower: 0, upper: 1 };
    if (!(y > 0))
        return { lower: 1, upper: 0 };
    const kernel = Math.exp(logBetaKernel(at));
    if (x * (a + b + 2) < a + 1) {
        const lower = kernel * continuedFraction(at);
        return { lower, upper: 1 - lower };
    }
    const upper = kernel * continuedFraction({ x: y, y: x, a: b, b: a });
    return { lower: 1 - upper, upper };
}


/***/ }),

/***/ 44955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ mcnemar)
});

// EXTERNAL MODULE: ./build/core/stats/deviance.js
var deviance = __webpack_require__(19229);
// EXTERNAL MODULE: ./build/core/stats/stirling-error.js
var stirling_error = __webpack_require__(21679);
;// CONCATENATED MODULE: ./build/core/stats/fair-binomial.js


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
        : (0,stirling_error/* stirlingError */.$)(n) -
            (0,stirling_error/* stirlingError */.$)(k) -
            (0,stirling_error/* stirlingError */.$)(rest) -
            (0,deviance/* deviance */.M)(k, n / 2) -
            (0,deviance/* deviance */.M)(rest, n / 2) -
            0.5 * Math.log(2 * Math.PI * k * (rest / n));
    let total = 1;
    let term = 1;
    for (let below = k; below > 0 && term > total * 1e-17; below--) {
        term *= below / (n - below + 1);
        total += term;
    }
    return { logProbability, logCumulative: logProbability + Math.log(total) };
}

// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
;// CONCATENATED MODULE: ./build/core/stats/mcnemar.js


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
    return { statistic: distance ** 2 / flips, p: Math.min(1, 2 * (0,normal/* normalUpperTail */.I)(distance / Math.sqrt(flips))) };
}


/***/ }),

/***/ 84361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36625);

/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
function mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return (0,_sum_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values) / values.length;
}


/***/ }),

/***/ 71122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ normalQuantile),
  I: () => (/* binding */ normalUpperTail)
});

// EXTERNAL MODULE: ./build/core/stats/deviance.js
var deviance = __webpack_require__(19229);
// EXTERNAL MODULE: ./build/core/stats/stirling-error.js
var stirling_error = __webpack_require__(21679);
;// CONCATENATED MODULE: ./build/core/stats/incomplete-gamma.js


/**
 * Both tails of the regularised incomplete gamma function: `lower` = P(a, x) and `upper` = Q(a, x) for a > 0, x ≥ 0; a
 * small tail keeps its digits (relative error about 1e-13 down to 1e-300).
 * Source: series DLMF 8.7.1 below x = a + 1, continued fraction DLMF 8.9.2 (modified Lentz) above. Checked against
 * mpmath.
 * @example incompleteGamma({ a: 1, x: 2 }).upper // e⁻² = 0.1353352832366127
 */
function incompleteGamma({ a, x }) {
    if (!(x > 0))
        return { lower: 0, upper: 1 };
    if (x === Infinity)
        return { lower: 1, upper: 0 };
    const kernel = Math.sqrt(a / (2 * Math.PI)) * Math.exp(-(0,deviance/* deviance */.M)(a, x) - (0,stirling_error/* stirlingError */.$)(a));
    if (x < a + 1) {
        const lower = (kernel / a) * powerSeries(a, x);
        return { lower, upper: 1 - lower };
    }
    const upper = kernel * continuedFraction(a, x);
    return { lower: 1 - upper, upper };
}
function powerSeries(a, x) {
    let term = 1;
    let total = 1;
    for (let k = 1; term > total * 1e-17; k++) {
        term *= x / (a + k);
        total += term;
    }
    return total;
}
function continuedFraction(a, x) {
    let b = x + 1 - a;
    let c = Infinity;
    let d = 1 / b;
    let result = d;
    for (let k = 1; k < 100_000; k++) {
        const numerator = -k * (k - a);
        b += 2;
        d = 1 / (numerator * d + b);
        c = b + numerator / c;
        result *= d * c;
        if (Math.abs(d * c - 1) < 1e-16)
            break;
    }
    return result;
}

;// CONCATENATED MODULE: ./build/core/stats/normal.js

/**
 * P(Z > z) of the standard normal distribution, relative error about 1e-13 in both tails.
 * Source: ½·Q(½, z²/2), DLMF 7.11.2 with 7.2.2.
 * @example normalUpperTail(1.959963984540054) // 0.025
 */
function normalUpperTail(z) {
    const { lower, upper } = incompleteGamma({ a: 0.5, x: (z * z) / 2 });
    return z >= 0 ? upper / 2 : 0.5 + lower / 2;
}
/**
 * The z with P(Z ≤ z) = p: -Infinity at 0, Infinity at 1.
 * Source: Abramowitz & Stegun 26.2.23 (error below 4.5e-4) as a start, sharpened by two steps of Halley's method.
 * @throws RangeError outside 0 to 1.
 * @example normalQuantile(0.975) // 1.959963984540054
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normal quantile at ${p}: must be from 0 to 1`);
    if (p === 0.5)
        return 0;
    if (p > 0.5)
        return upperQuantile(1 - p);
    return -upperQuantile(p);
}
function upperQuantile(tail) {
    if (tail === 0)
        return Infinity;
    const s = Math.sqrt(-2 * Math.log(tail));
    let z = s - (2.515517 + s * (0.802853 + s * 0.010328)) / (1 + s * (1.432788 + s * (0.189269 + s * 0.001308)));
    for (let step = 0; step < 2; step++) {
        const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
        const newton = (normalUpperTail(z) - tail) / density;
        z += newton / (1 - (newton * z) / 2);
    }
    return z;
}


/***/ }),

/***/ 89240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ pairedT)
/* harmony export */ });
/* harmony import */ var _incomplete_beta_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4163);
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84361);
/* harmony import */ var _sample_deviation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65412);
/* harmony import */ var _student_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30048);




/**
 * The paired t test about 0, from differences already rounded by `roundNoise`; null below two of them.
 * Source: Student 1908, Biometrika 6:1. Without spread there is no t (R and SciPy refuse, too), so verdict-rules
 * decides: all zero means p = 1 and no interval; all equal to x ≠ 0 means the exact sign-flip p = 2^(1−n), and the
 * interval is the point x when that is below alpha, else none.
 * @example pairedT([-1.2, -2.4, -1.3, -1.3, 0, -1, -1.8, -0.8, -4.6, -1.4], 0.05) // t -4.0621, p 0.00283 (Student's sleep data)
 */
function pairedT(differences, alpha) {
    const [first] = differences;
    const sd = (0,_sample_deviation_js__WEBPACK_IMPORTED_MODULE_0__/* .sampleDeviation */ .g)(differences);
    if (first === undefined || sd === null)
        return null;
    const n = differences.length;
    const df = n - 1;
    if (sd === 0) {
        const p = first === 0 ? 1 : 2 ** (1 - n);
        const end = first !== 0 && p < alpha ? first : null;
        const degenerate = first === 0 ? 'zero-differences' : 'constant-difference';
        return { n, mean: first, sd, t: null, df, p, low: end, high: end, cohenDz: null, hedgesG: null, degenerate };
    }
    const mean = (0,_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(differences);
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = (0,_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTQuantile */ .$J)(1 - alpha / 2, df) * standardError;
    const cohenDz = mean / sd;
    return {
        n,
        mean,
        sd,
        t,
        df,
        p: (0,_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTTwoSidedP */ .xw)(t, df),
        low: mean - reach,
        high: mean + reach,
        cohenDz,
        hedgesG: cohenDz * hedgesCorrection(df),
        degenerate: null,
    };
}
/**
 * Γ(df/2) / (√(df/2)·Γ((df − 1)/2)), which is √(2π/df) / B((df − 1)/2, ½); 0 at df = 1. Hedges 1981, J. Educ. Stat.
 * 6:107.
 */
function hedgesCorrection(df) {
    if (df === 1)
        return 0;
    const a = (df - 1) / 2;
    const x = a / (a + 0.5);
    const y = 0.5 / (a + 0.5);
    const logInverseBeta = (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_3__/* .logBetaKernel */ .A)({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y);
    return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta);
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
    for (const value of copy.subarray(below + 1))
        high = Math.min(high, value);
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

/***/ 90873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ roundNoise),
/* harmony export */   p: () => (/* binding */ EPSILON)
/* harmony export */ });
/** Half the smallest step that counts: two figures closer than this are equal (verdict-rules, "Float noise"). */
const EPSILON = 1e-9;
/**
 * The value rounded to 9 decimals, so that ties and zeros hidden by binary fractions are seen again; never -0.
 * Values beyond 2^53 / 1e9 (about 9 million) are returned as they are: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
function roundNoise(value) {
    const scaled = value * 1e9;
    if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER))
        return value;
    return Math.round(scaled) / 1e9 + 0;
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
        record: (trials) => {
            const sums = Array(width).fill(0);
            const weight = 1 / trials.length;
            for (const { values } of trials) {
                const [confidence = 0, outcome = 0] = values;
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
    record: (trials) => {
        const sums = [0, 0, 0, 0, 0, 0];
        for (const { values } of trials) {
            const [x = 0, y = 0] = values;
            for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
                sums[at] = (sums[at] ?? 0) + value / trials.length;
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
    record: (trials) => {
        const deviation = (0,sample_deviation/* sampleDeviation */.g)(trials.map(({ values: [value = 0] }) => value));
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
    record: (trials) => {
        const last = trials.reduce((most, { trial }) => Math.max(most, trial), 0);
        const record = Array(2 * (last + 1)).fill(0);
        for (const { trial, values } of trials) {
            record[2 * trial] = 1;
            record[2 * trial + 1] = values[0] ?? 0;
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
function meanOf(trials, part) {
    return trials.reduce((sum, { values }) => sum + (values[part] ?? 0), 0) / trials.length;
}

;// CONCATENATED MODULE: ./build/core/stats/run-figures/percentile-figure.js


/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
function percentileFigure(percent) {
    return {
        record: (trials) => [meanOf(trials, 0)],
        resample: (records) => resampledPercentile(records.map(([value = NaN]) => value), percent / 100),
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
    const value = ruleOf(figure).resample(records)(new Int32Array(records.length).fill(1), records.length);
    return Number.isNaN(value) ? null : value;
}


/***/ }),

/***/ 83067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ recordCases)
/* harmony export */ });
/* harmony import */ var _model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86114);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15878);


/** What a figure keeps of each case, by case id; cases that not all of its parts apply to are left out. Trials come sorted by case and trial. */
function recordCases(figure, ordered) {
    const parts = (0,_model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(figure);
    const { record } = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .F)(figure);
    const cases = new Map();
    for (let from = 0; from < ordered.length;) {
        const caseId = ordered[from]?.case ?? '';
        let to = from;
        while (to < ordered.length && ordered[to]?.case === caseId)
            to++;
        const applicable = ordered.slice(from, to).filter(({ scores, unscored }) => {
            return parts.every((id) => scores[id] !== undefined || unscored[id] !== undefined);
        });
        from = to;
        if (applicable.length === 0)
            continue;
        const scored = applicable.flatMap(({ trial, scores }) => {
            const values = parts.flatMap((id) => scores[id] ?? []);
            return values.length < parts.length ? [] : [{ trial, values }];
        });
        cases.set(caseId, {
            trials: applicable.length,
            values: scored.map(({ values: [first = NaN] }) => first),
            record: scored.length > 0 && 2 * scored.length >= applicable.length ? record(scored) : null,
        });
    }
    return cases;
}


/***/ }),

/***/ 65412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ sampleDeviation)
/* harmony export */ });
/* harmony import */ var _sum_of_squared_deviations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62508);

/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
function sampleDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt((0,_sum_of_squared_deviations_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOfSquaredDeviations */ .M)(values) / (values.length - 1));
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

/***/ 21679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** B₂ₖ / (2k(2k − 1)) for k = 8 … 1, as Horner's rule takes them. */
const COEFFICIENTS = [-3617 / 122400, 1 / 156, -691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12];
/**
 * What Stirling's formula lacks: ln Γ(x) − ((x − ½)·ln x − x + ½·ln 2π) for x > 0, absolute error about 1e-15.
 * Source: DLMF 5.11.1 from x = 10 on (next term below 2e-18); below it Γ(x + 1) = x·Γ(x), one step at a time.
 * @example stirlingError(0.5) // 0.15342640972002736 = ½ − ½·ln 2
 */
function stirlingError(x) {
    let error = 0;
    let shifted = x;
    for (; shifted < 10; shifted++)
        error += (shifted + 0.5) * Math.log1p(1 / shifted) - 1;
    const inverseSquare = 1 / (shifted * shifted);
    let series = 0;
    for (const coefficient of COEFFICIENTS)
        series = series * inverseSquare + coefficient;
    return error + series / shifted;
}


/***/ }),

/***/ 30048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ studentTQuantile),
/* harmony export */   et: () => (/* binding */ studentTUpperTail),
/* harmony export */   xw: () => (/* binding */ studentTTwoSidedP)
/* harmony export */ });
/* harmony import */ var _incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4163);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71122);


/** P(|T| > |t|) and P(|T| ≤ |t|): Iₓ(ν/2, ½) at x = ν/(ν + t²), DLMF 8.17 with Abramowitz & Stegun 26.7.1. */
function tails(t, df) {
    const square = (t / Math.sqrt(df)) ** 2;
    const x = 1 / (1 + square);
    const y = square === Infinity ? 1 : square / (1 + square);
    const { lower, upper } = (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J)({ x, y, a: df / 2, b: 0.5 });
    return { outside: lower, inside: upper };
}
/**
 * P(|T| > |t|) of Student's distribution with `df` > 0 degrees of freedom, fractions allowed; a tiny p keeps its
 * digits.
 * @example studentTTwoSidedP(2.228138851964938, 10) // 0.05
 */
function studentTTwoSidedP(t, df) {
    return tails(t, df).outside;
}
/**
 * P(T > t) of Student's distribution with `df` > 0 degrees of freedom, fractions allowed.
 * @example studentTUpperTail(1, 1) // 0.25
 */
function studentTUpperTail(t, df) {
    const { outside, inside } = tails(t, df);
    return t >= 0 ? outside / 2 : 0.5 + inside / 2;
}
/**
 * The t with P(T ≤ t) = p: -Infinity at 0, Infinity at 1; fractions of a degree of freedom allowed.
 * Newton's method from the normal quantile. The tail is convex and heavier than the normal one, so every step stays
 * below the answer and goes towards it: no bracket is needed, and the first step that does not move ends it.
 * @throws RangeError outside 0 to 1.
 * @example studentTQuantile(0.975, 10) // 2.228138851964938
 */
function studentTQuantile(p, df) {
    if (p > 0.5)
        return -studentTQuantile(1 - p, df);
    let t = -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Z)(p);
    if (t === 0 || !Number.isFinite(t))
        return -t + 0;
    for (;;) {
        const square = (t * t) / df;
        // The kernel is x^(ν/2)·y^(1/2)/B, which is the density times t.
        const logKernel = (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .A)({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 });
        const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t;
        if (!(step > t * Number.EPSILON))
            return -(t + step);
        t += step;
    }
}


/***/ }),

/***/ 62508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sumOfSquaredDeviations)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84361);
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36625);


/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
function sumOfSquaredDeviations(values) {
    if (values.every((value) => value === values[0]))
        return 0;
    const centre = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
    const deviations = values.map((value) => value - centre);
    return (0,_sum_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .c)(deviations.map((deviation) => deviation * deviation)) - (0,_sum_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .c)(deviations) ** 2 / values.length;
}


/***/ }),

/***/ 36625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ sum)
/* harmony export */ });
/**
 * The sum with Neumaier's compensation (Neumaier 1974, Z. Angew. Math. Mech. 54:39), so that the order and the size of
 * the terms do not show. 0 for no values.
 * @example sum([1, 1e100, 1, -1e100]) // 2
 */
function sum(values) {
    let total = 0;
    let lost = 0;
    for (const value of values) {
        const next = total + value;
        lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
        total = next;
    }
    return Number.isFinite(lost) ? total + lost : total;
}


/***/ }),

/***/ 86109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ upperDraw)
/* harmony export */ });
/* harmony import */ var _select_smallest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57992);

/**
 * The ⌈(1 − alpha/2)·draws⌉-th smallest of drawn t statistics, which turns into a lower bound; null when it is
 * infinite. Reorders the draws.
 * @example upperDraw(Float64Array.of(3, 1, 2, 4), 0.5) // 3
 */
function upperDraw(statistics, alpha) {
    // The small step back keeps 0.975 × 10,000 from being rounded up to 9,751.
    const rank = Math.ceil((1 - alpha / 2) * statistics.length - 1e-9);
    const drawn = (0,_select_smallest_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSmallest */ .Y)(statistics, rank - 1);
    return Number.isFinite(drawn) ? drawn : null;
}


/***/ }),

/***/ 29295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ varianceWithin)
/* harmony export */ });
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36625);
/* harmony import */ var _sum_of_squared_deviations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62508);


/**
 * The pooled variance within groups, Σᵢ Σⱼ (xᵢⱼ − x̄ᵢ)² / Σᵢ (kᵢ − 1), with its degrees of freedom; null when no group has
 * two values. Groups may differ in size.
 * Source: the within mean square of a one-way analysis of variance; Searle, Casella & McCulloch 1992, Variance
 * Components, ch. 3.6.
 * @example varianceWithin([[1, 3], [2, 2, 5], [7]]) // { variance: 8/3, df: 3 }
 */
function varianceWithin(groups) {
    const repeated = groups.filter(({ length }) => length > 1);
    const df = (0,_sum_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(repeated.map(({ length }) => length - 1));
    return df === 0 ? null : { variance: (0,_sum_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(repeated.map(_sum_of_squared_deviations_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOfSquaredDeviations */ .M)) / df, df };
}


/***/ }),

/***/ 97271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ drawWeightedSums),
  B: () => (/* binding */ weightedSumCost)
});

// EXTERNAL MODULE: ./build/core/stats/exponential-draws.js
var exponential_draws = __webpack_require__(69531);
;// CONCATENATED MODULE: ./build/core/stats/gamma-draws.js
const LOG_4 = Math.log(4);
const LOG_4_5 = Math.log(4.5);
/**
 * A source of gamma draws of a fixed shape above 1 and scale 1: the sum of that many standard exponentials, at a cost
 * that does not grow with the shape.
 * Source: algorithm GA of Cheng 1977, Appl. Stat. 26:71, with its quick acceptance.
 */
function gammaDraws(shape, random) {
    const root = Math.sqrt(2 * shape - 1);
    const offset = shape - LOG_4;
    const slope = shape + root;
    return () => {
        for (;;) {
            const first = random();
            const second = random();
            if (first === 0 || second === 0)
                continue;
            const v = Math.log(first / (1 - first)) / root;
            const x = shape * Math.exp(v);
            const z = first * first * second;
            const r = offset + slope * v - x;
            if (r + 1 + LOG_4_5 - 4.5 * z >= 0 || r >= Math.log(z))
                return x;
        }
    };
}

// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
;// CONCATENATED MODULE: ./build/core/stats/weighted-sums.js



/** Nanoseconds of one draw, measured. */
const EXPONENTIAL_COST = 10;
const GAMMA_COST = 90;
/** From this many equal values on one gamma draw is cheaper than as many exponential ones. */
const GAMMA_FROM = 10;
/**
 * Weights drawn from Dirichlet(1, …, 1), unscaled: a standard exponential for every value and one for an imagined case.
 * Equal values share one gamma draw, which has the distribution of their weights' sum, and values are taken in
 * ascending order, so their order in the input does not show. Cost: draws × values at about 10 ns; many equal values
 * count as nine.
 */
function drawWeightedSums(given, draws, random) {
    const groups = [...countValues(given)].sort(([left], [right]) => left - right);
    const few = groups.filter(([, count]) => count < GAMMA_FROM);
    const singles = Float64Array.from(few.flatMap(([value, count]) => new Array(count).fill(value)));
    const exponential = (0,exponential_draws/* exponentialDraws */.h)(random);
    const values = new Float64Array(draws);
    const weights = new Float64Array(draws);
    const imagined = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let weighted = 0;
        let total = 0;
        for (let index = 0; index < singles.length; index++) {
            const weight = exponential();
            weighted += singles[index] * weight;
            total += weight;
        }
        values[draw] = weighted;
        weights[draw] = total;
        imagined[draw] = exponential();
    }
    for (const [value, count] of groups) {
        if (count < GAMMA_FROM)
            continue;
        const gamma = gammaDraws(count, random);
        for (let draw = 0; draw < draws; draw++) {
            const weight = gamma();
            values[draw] = values[draw] + value * weight;
            weights[draw] = weights[draw] + weight;
        }
    }
    return { values, weights, imagined };
}
/** What one draw of `drawWeightedSums` costs, in nanoseconds. */
function weightedSumCost(values) {
    const costs = [...countValues(values).values()].map((count) => count < GAMMA_FROM ? count * EXPONENTIAL_COST : GAMMA_COST);
    return (0,sum/* sum */.c)(costs);
}
function countValues(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 86047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ describeIssues)
});

// UNUSED EXPORTS: pathName

// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
;// CONCATENATED MODULE: ./build/core/suite/describe-value.js

const WANTED = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'a mapping of keys to values',
    record: 'a mapping of keys to values',
};
/** A type of zod in the words of a suite's author: "a list". */
function describeWanted(expected) {
    return WANTED[expected] ?? expected;
}
/**
 * What is there instead, as the end of a sentence: "is the text `five`.", "is empty."
 * `source` is the scalar as written. YAML reads `007` and `yes: true` as other than text, so where text is wanted the cure is quotes.
 */
function describeGot(value, { source, wanted }) {
    if (value === null)
        return WANTED[wanted] === WANTED['object'] ? 'is empty. Write `{}` for none.' : 'is empty.';
    if (Array.isArray(value))
        return 'is a list.';
    if (typeof value === 'object')
        return 'is a mapping.';
    if (typeof value === 'string')
        return `is the text ${(0,quote/* quote */.h)(value)}.`;
    const written = source ?? JSON.stringify(value) ?? 'nothing';
    if (wanted !== 'string')
        return `is ${(0,quote/* quote */.h)(written)}.`;
    const reading = typeof value === 'boolean' ? 'true or false' : 'a number';
    return `${(0,quote/* quote */.h)(written)} reads as ${reading}. Put it in quotes: "${written.slice(0, 60)}".`;
}

// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/suite/schema-keys.js
var schema_keys = __webpack_require__(26447);
// EXTERNAL MODULE: ./build/core/suite/unknown-name.js
var unknown_name = __webpack_require__(26047);
;// CONCATENATED MODULE: ./build/core/suite/describe-issue.js





/** What zod found in a part of a suite file, with file and line, in the words of somebody who writes suites. */
function describeIssues(issues, subject) {
    return issues.flatMap((issue) => describeIssue(issue, subject, []));
}
function describeIssue(issue, subject, base) {
    const { document, prefix } = subject;
    const path = [...base, ...issue.path];
    const full = [...subject.at, ...(subject.written?.(path) ?? path)];
    const value = valueAt(subject.value, path);
    const name = full.length === subject.named ? 'it' : (0,quote/* quote */.h)(pathName(full.slice(subject.named)));
    const got = (wanted = '') => describeGot(value, { source: document.sourceOf(full), wanted });
    const atValue = (message) => [
        { file: document.file, line: document.lineOf(full), message: `${prefix}${message}` },
    ];
    const atKey = (message, key) => ({
        file: document.file,
        line: document.lineOfKey(key),
        message: `${prefix}${message}`,
    });
    switch (issue.code) {
        case 'unrecognized_keys': {
            const known = [...(0,schema_keys/* schemaKeys */.g)(subject.schema, path), ...(path.length === 0 ? (subject.otherKeys ?? []) : [])];
            return issue.keys.map((key) => {
                const place = [...full, key];
                if (known.includes(key))
                    return atKey(`${(0,quote/* quote */.h)(pathName(place.slice(subject.named)))} does not go with the keys beside it. Write an item of its own.`, place);
                return atKey((0,unknown_name/* unknownName */.U)('key', pathName(place.slice(subject.named)), known, (0,suggest/* suggest */.Z)(key, known)), place);
            });
        }
        case 'invalid_type':
            if (value === undefined)
                return atValue(`${name} is missing. Give ${describeWanted(issue.expected)}.`);
            return atValue(`${name} must be ${describeWanted(issue.expected)}, but ${got(path.length === 0 ? '' : issue.expected)}`);
        case 'invalid_value': {
            const values = issue.values.map(String);
            const choice = values.length === 1 ? values.join('') : `one of ${values.join(', ')}`;
            if (value === undefined)
                return atValue(`${name} is missing. Give ${choice}.`);
            const meant = typeof value === 'string' ? (0,suggest/* suggest */.Z)(value, values) : null;
            return atValue(`${name} must be ${choice}, but ${got()}${(0,unknown_name/* didYouMean */.a)(meant)}`);
        }
        case 'too_small':
            if (issue.origin === 'string')
                return atValue(`${name} must not be empty.`);
            if (issue.origin === 'array')
                return atValue(`${name} is an empty list. Give an item, or leave the key out.`);
            return atValue(`${name} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}, but ${got()}`);
        case 'too_big': {
            if (issue.origin === 'string')
                return atValue(`${name} must have at most ${issue.maximum} characters, but has ${String(value).length}.`);
            if (issue.origin === 'array')
                return atValue(`${name} must have at most ${issue.maximum} items.`);
            return atValue(`${name} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}, but ${got()}`);
        }
        case 'invalid_format':
            return atValue(`${name} must be ${issue.message}, but ${got()}`);
        case 'invalid_key':
            return [
                atKey(`the name ${(0,quote/* quote */.h)(String(full.at(-1)))} in ${(0,quote/* quote */.h)(pathName(full.slice(subject.named, -1)))} must be ${issue.issues.map(({ message }) => message).join(', ')}.`, full),
            ];
        case 'invalid_union': {
            const wanted = wantedOf(issue.errors);
            const isText = wanted.includes('text') && !wanted.includes('number');
            const branch = describeUnion(issue.errors, subject, path);
            return branch ?? atValue(`${name} must be ${wanted}, but ${got(isText ? 'string' : '')}`);
        }
        case 'custom':
        case 'invalid_element':
        case 'not_multiple_of':
            return atValue(`${name}: ${issue.message}`);
    }
}
/** Says what is wrong with the branch of a union that was meant: by the value's type, then by its keys. Null when that cannot be told. */
function describeUnion(branches, subject, path) {
    const ofType = branches.filter((issues) => !issues.some((issue) => isOfWrongType(issue)));
    const known = (0,schema_keys/* schemaKeys */.g)(subject.schema, path);
    const value = valueAt(subject.value, path);
    const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
    const unknown = keys.filter((key) => !known.includes(key));
    if (ofType.length > 1 && unknown.length > 0)
        return describeIssue({ code: 'unrecognized_keys', keys: unknown, path: [], message: '' }, subject, path);
    const [first, ...rest] = ofType;
    if (!first)
        return null;
    if (rest.length > 0 && keys.length === 0) {
        const message = `this is empty. Give one of ${known.join(', ')}.`;
        return describeIssue({ code: 'custom', path: [], message }, subject, path);
    }
    const meant = rest.reduce((best, issues) => (issues.length < best.length ? issues : best), first);
    return meant.flatMap((issue) => describeIssue(issue, subject, path));
}
function isOfWrongType(issue) {
    return issue.code === 'invalid_type' && issue.path.length === 0;
}
function wantedOf(branches) {
    const types = branches
        .flat()
        .flatMap((issue) => (issue.code === 'invalid_type' && isOfWrongType(issue) ? [issue.expected] : []));
    return [...new Set(types.map((type) => describeWanted(type)))].join(' or ');
}
function valueAt(value, path) {
    return path.reduce((at, step) => typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined, value);
}
/** `gates[2].max_drop`. */
function pathName(path) {
    return path.reduce((name, step) => {
        if (typeof step === 'number')
            return `${name}[${step}]`;
        return name === '' ? String(step) : `${name}.${String(step)}`;
    }, '');
}


/***/ }),

/***/ 67199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ fingerprintCase)
});

// EXTERNAL MODULE: ./build/core/model/case.js
var model_case = __webpack_require__(23370);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/core/suite/leave-out-defaults.js


/**
 * A parsed value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when
 * the schema gets another member with a default. Members that the schema does not know are kept.
 * @example leaveOutDefaults({ id: 'a', checks: [], critical: true }, caseSchema) // { id: 'a', critical: true }
 */
function leaveOutDefaults(value, schema) {
    if (schema instanceof schemas.ZodDefault || schema instanceof schemas.ZodOptional)
        return leaveOutDefaults(value, inner(schema));
    if (Array.isArray(value)) {
        const element = schema instanceof schemas.ZodArray ? inner(schema) : null;
        return element === null ? value : value.map((item) => leaveOutDefaults(item, element));
    }
    if (typeof value !== 'object' || value === null)
        return value;
    const keys = Object.keys(value);
    const shape = shapeFor(keys, schema);
    if (shape === null)
        return value;
    const members = {};
    for (const [key, member] of Object.entries(value)) {
        const field = shape[key];
        if (field === undefined)
            members[key] = member;
        else if (!isDefault(member, field))
            members[key] = leaveOutDefaults(member, field);
    }
    return members;
}
function isDefault(value, field) {
    if (!(field instanceof schemas.ZodDefault))
        return false;
    const { defaultValue } = field.def;
    if (typeof value !== 'object' || typeof defaultValue !== 'object')
        return value === defaultValue;
    return (0,fingerprint/* canonicalJson */.d)(value) === (0,fingerprint/* canonicalJson */.d)(defaultValue);
}
/** The members that the schema gives a mapping with these keys; of a union those of the branch that knows them all. */
function shapeFor(keys, schema) {
    if (schema instanceof schemas.ZodObject)
        return schema.shape;
    if (!(schema instanceof schemas.ZodUnion))
        return null;
    for (const option of schema.options) {
        if (option instanceof schemas.ZodObject && keys.every((key) => Object.hasOwn(option.shape, key)))
            return option.shape;
    }
    return null;
}
function inner(schema) {
    const found = schema.unwrap();
    if (!(found instanceof schemas.ZodType))
        throw new TypeError('a schema without a schema inside');
    return found;
}

;// CONCATENATED MODULE: ./build/core/suite/fingerprint-case.js



/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
function fingerprintCase(golden, hash, schema = model_case/* caseSchema */.oe) {
    const asked = { ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined };
    return hash((0,fingerprint/* canonicalJson */.d)(leaveOutDefaults(asked, schema)));
}


/***/ }),

/***/ 72618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ targetEntrySchema),
/* harmony export */   fF: () => (/* binding */ gateEntrySchema),
/* harmony export */   rc: () => (/* binding */ manifestSchema)
/* harmony export */ });
/* unused harmony exports variantEntrySchema, DEFAULT_CASES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _model_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _model_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79765);
/* harmony import */ var _model_pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _model_success_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33050);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80900);







/** Objects list keys of digits alone before all others, so that such a variant would not be found where it is written. */
const variantNameSchema = _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .nameSchema */ .J.regex(/\D/, 'a name with something other than digits');
const settings = zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.unknown());
/** A drop or rise that is too much, as written: 0.05, `5%` of the baseline, or `5pp` of a ratio. */
const marginSchema = zod__WEBPACK_IMPORTED_MODULE_4__.union([
    zod__WEBPACK_IMPORTED_MODULE_4__.number().nonnegative(),
    zod__WEBPACK_IMPORTED_MODULE_4__.string()
        .regex(/^\d+(\.\d+)?\s?(%|pp)$/, 'a number, a share of the baseline such as `5%`, or points of a ratio such as `5pp`'),
]);
/** A gate as written. Which margin a metric takes is checked by `parseGates`. */
const gateEntrySchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    metric: zod__WEBPACK_IMPORTED_MODULE_4__.string()
        .min(1)
        .describe('The metric: its full id or, where only one metric has it, the part after the first dot.'),
    max_drop: marginSchema
        .describe('For metrics where higher is better: a drop of this much is too much. 0.05 in the metric’s unit, `5%` of the baseline, `5pp` points of a ratio.')
        .optional(),
    max_rise: marginSchema
        .describe('For metrics where lower is better: a rise of this much is too much. Written as `max_drop`.')
        .optional(),
    min: zod__WEBPACK_IMPORTED_MODULE_4__.number().describe('The candidate’s mean must not be below this, with or without a baseline.').optional(),
    max: zod__WEBPACK_IMPORTED_MODULE_4__.number().describe('The candidate’s mean must not be above this, with or without a baseline.').optional(),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_model_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .o).describe('`fail` fails the check; `warn` is shown only.').default('fail'),
    evidence: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_model_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .EVIDENCE */ .S)
        .describe('`significant`: fails when the test and the margin agree. `threshold`: the margin alone. `non-inferior`: fails unless staying inside the margin is shown.')
        .default('significant'),
    primary: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('The one gate that sets the headline.').default(false),
    where: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).describe('Only these cases, e.g. `tag:auth` or `id:login-*`.').optional(),
});
/** How many cases may break a criterion, as written: a share of those that it applies to. */
const allowedShareSchema = zod__WEBPACK_IMPORTED_MODULE_4__.union([
    zod__WEBPACK_IMPORTED_MODULE_4__.number().min(0).lt(1, 'less than 1: a share of the cases, such as 0 or 0.05'),
    zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^\d{1,2}(\.\d+)?\s?%$/, 'a share of the cases such as `0`, `0.05` or `5%`'),
]);
const targetKeys = {
    settings: settings.describe('Handed to the target with every request and recorded in the run.').default({}),
    deterministic: zod__WEBPACK_IMPORTED_MODULE_4__.boolean()
        .describe('The same request always gives the same reply: one trial proves a flip.')
        .optional(),
    mock: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('It stands in for the system; reports say so.').optional(),
    setup: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1)).min(1)])
        .describe('A command that makes the checkout ready, run before the target starts, once a commit.')
        .optional(),
};
/** What every target may have; the adapter's own schema reads the rest. */
const targetEntrySchema = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ type: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).describe('The adapter.'), ...targetKeys });
/** What every variant may have; the rest overrides options of the target. */
const variantEntrySchema = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({
    type: targetEntrySchema.shape.type.optional(),
    settings: settings.describe('Overrides the target’s settings, key by key.').default({}),
    deterministic: targetKeys.deterministic,
    mock: targetKeys.mock,
    setup: targetKeys.setup,
});
/** Where cases are when the manifest does not say, from the manifest's folder. */
const DEFAULT_CASES = 'cases/**/*.{yaml,yml,json,jsonl,csv}';
const edgeSchema = zod__WEBPACK_IMPORTED_MODULE_4__.number().min(0).max(1);
const edgesSchema = zod__WEBPACK_IMPORTED_MODULE_4__.array(edgeSchema)
    .min(1)
    .max(101)
    .refine((edges) => edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0)), {
    message: 'edges rise from one to the next.',
});
/** Edges between 0 and 1; 0 and 1 themselves may be written. */
const calibrationBucketsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.union([
    edgesSchema,
    zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        edges: edgesSchema,
        closed: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['left', 'right']).describe('The side on which an edge belongs to its bucket.').default('left'),
    }),
])
    .describe('Buckets of confidence by their edges. Default: [0.3, 0.6].')
    .optional();
/** `golden/suite.yaml` as it is written. */
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    name: _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .nameSchema */ .J.describe('Names the suite in comments and artifacts. Default: the manifest’s folder.').optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).max(100).describe('Yours to count; shown in reports.').default('1'),
    description: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('For people.').optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1)).min(1)])
        .describe('Case files: paths or globs (`*`, `**`, `?`, `{a,b}`) from the manifest’s folder, one or a list.')
        .default(DEFAULT_CASES),
    documents_dir: zod__WEBPACK_IMPORTED_MODULE_4__.string()
        .min(1)
        .describe('The folder of the documents, from the working directory: an expected path without a slash is a file in it.')
        .optional(),
    strict: zod__WEBPACK_IMPORTED_MODULE_4__.boolean()
        .describe('Expected spans that the checkout does not have are errors, not warnings.')
        .default(false),
    target: targetEntrySchema.describe('The system under test.'),
    variants: zod__WEBPACK_IMPORTED_MODULE_4__.record(variantNameSchema, variantEntrySchema)
        .describe('Named configurations of the target: the keys of each override those of `target`. Default: one, `default`, as `target` says.')
        .optional(),
    default_variant: _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .nameSchema */ .J
        .describe('The variant that a run takes when none is named. Default: the first.')
        .optional(),
    k: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.int().min(1).max(1000))
        .min(1)
        .describe('The cut-offs of the metrics at k. `primary_k` is added when it is not among them.')
        .default([1, 3, 5, 10]),
    primary_k: zod__WEBPACK_IMPORTED_MODULE_4__.int().min(1).max(1000).describe('The cut-off that success and default gates look at.').default(5),
    success: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_model_success_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .SUCCESS_RULES */ .K)
        .describe('What a case needs to succeed, each part only where the case defines it.')
        .default('all'),
    trials: zod__WEBPACK_IMPORTED_MODULE_4__.int().min(1).max(100).describe('Attempts at each case.').default(1),
    baseline_trials: zod__WEBPACK_IMPORTED_MODULE_4__.int()
        .min(1)
        .max(100)
        .describe('Attempts at each case in baseline mode. Default: 3, or 1 for a deterministic target.')
        .optional(),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_4__.int().min(1).max(256).describe('Requests under way at the same time.').default(4),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_4__.number().gt(0).max(86_400).describe('For one request; a case may have its own.').default(120),
    retries: zod__WEBPACK_IMPORTED_MODULE_4__.int()
        .min(0)
        .max(10)
        .describe('After failures of the infrastructure (rate limits, 5xx, connections).')
        .default(2),
    seed: zod__WEBPACK_IMPORTED_MODULE_4__.int().min(0).describe('Of everything random: order, bootstraps, and what the target is handed.').default(1),
    alpha: zod__WEBPACK_IMPORTED_MODULE_4__.number().gt(0).lt(1).describe('Level of all tests, two-sided.').default(0.05),
    min_scored_share: zod__WEBPACK_IMPORTED_MODULE_4__.number()
        .min(0)
        .max(1)
        .describe('A gate with a smaller share of scored cases is invalid.')
        .default(0.95),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_4__.number().gt(0).describe('The run stops when it is known to have cost more.').optional(),
    zero_tolerance: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .ZERO_TOLERANCE */ .n)
        .describe('Cases that must not start to fail: those marked critical, all, or none (`off`).')
        .default('critical'),
    profile: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_model_case_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI).describe('Of cases that name none.').optional(),
    ..._model_scoring_js__WEBPACK_IMPORTED_MODULE_2__/* .scoringSchema */ .b.shape,
    calibration_buckets: calibrationBucketsSchema,
    pricing: _model_pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .pricingSchema */ .o.describe('US dollars for a million tokens, by model or route tier.').default({ models: {} }),
    custom_metrics: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1)).min(1)])
        .describe('Modules of your own metrics (.js or .mjs): paths from the manifest’s folder, one or a list.')
        .optional(),
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(gateEntrySchema)
        .min(1)
        .describe('What may not get worse. Default: success, precision at `primary_k` and tokens, at their default margins.')
        .optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), allowedShareSchema)
        .describe('What no single run may do, with or without a baseline, and the share of cases that may all the same: `zero_recall`, `empty_answer`.')
        .default({}),
    controlled: settings
        .describe('Facts about the experiment (embedding model, chunk size …), recorded and compared, never interpreted.')
        .default({}),
});


/***/ }),

/***/ 64169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ parseCases)
});

;// CONCATENATED MODULE: ./build/core/suite/check-case.js
/** Regular expressions keep no state between trials (`g`, `y`), so these are the flags that mean something. */
const REGEX_FLAGS = /^[imsuv]*$/;
/** Everything wrong with one case beyond its schema. */
function checkCase(golden, { checkJsonSchema }) {
    const problems = [];
    if (golden.answer_mode === 'must_abstain' && golden.expected_spans.length > 0) {
        problems.push({
            path: ['expected_spans'],
            message: '`answer_mode: must_abstain` says that nothing answers the query, but there are `expected_spans`. Drop one of the two.',
        });
    }
    for (const [index, span] of golden.expected_spans.entries())
        problems.push(...checkSpan(span, index, golden.expected_spans));
    for (const [index, check] of golden.checks.entries()) {
        const message = checkCheck(check, checkJsonSchema);
        if (message)
            problems.push({ path: ['checks', index], message });
    }
    return problems;
}
/** Optional fields that a metric holds an answer against. */
const EXPECTATIONS = [
    'expected_sources',
    'expected_answer_criteria',
    'key_points',
    'requirements',
    'required_hops',
    'required_tools',
    'forbidden_tools',
    'required_agents',
    'forbidden_agents',
    'clarification_expected',
    'expected_steps',
    'expected_route',
];
/** Whether the case says anything that a metric could hold an answer against. */
function expectsAnything(golden) {
    return (golden.answer_mode !== 'answerable' ||
        golden.expected_answer !== undefined ||
        golden.checks.length > 0 ||
        EXPECTATIONS.some((field) => golden[field] !== undefined) ||
        golden.expected_spans.some(({ relevance }) => relevance > 0));
}
function checkSpan(span, index, spans) {
    const { start_line: start, end_line: end } = span;
    const problems = [];
    const name = `expected_spans[${index}]`;
    if (end !== undefined && start === undefined)
        problems.push({
            path: ['expected_spans', index, 'end_line'],
            message: `\`${name}\` has an \`end_line\` but no \`start_line\`. Give both.`,
        });
    if (start !== undefined && end !== undefined && start > end)
        problems.push({
            path: ['expected_spans', index, 'start_line'],
            message: `\`${name}\` starts on line ${start} and ends on line ${end}. Swap them?`,
        });
    const first = spans.findIndex((other) => identity(other) === identity(span));
    if (first < index)
        problems.push({
            path: ['expected_spans', index],
            message: `\`${name}\` is the same span as \`expected_spans[${first}]\`. Leave one out.`,
        });
    return problems;
}
function identity({ hash, path, symbol, start_line, end_line }) {
    return JSON.stringify(hash === undefined ? [path, symbol, start_line, end_line] : [hash]);
}
function checkCheck(check, checkJsonSchema) {
    if ('json_schema' in check)
        return checkJsonSchema(check.json_schema);
    if (!('regex' in check))
        return null;
    if (!REGEX_FLAGS.test(check.flags))
        return `\`flags\` of a regular expression are i, m, s, u or v, but are \`${check.flags.slice(0, 20)}\`.`;
    try {
        new RegExp(check.regex, check.flags);
        return null;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return `\`regex\` is not a regular expression of JavaScript: ${error.message.slice(0, 200)}.`;
    }
}

// EXTERNAL MODULE: ./build/core/model/case.js
var model_case = __webpack_require__(23370);
// EXTERNAL MODULE: ./build/core/model/plain-name.js
var plain_name = __webpack_require__(3446);
// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
;// CONCATENATED MODULE: ./build/core/suite/check-work.js


/** Shorter texts are found in almost every answer. */
const SHORTEST_ALIAS = 3;
/** What is wrong, and what is only unwise, in the part of a case that says how its answer must come about. */
function checkWork(golden) {
    const hops = golden.required_hops ?? [];
    const list = (field, ids, key) => findTwins(field, ids ?? [], key);
    return {
        problems: [
            ...list('required_hops', idsOf(golden.required_hops), 'id'),
            ...list('requirements', idsOf(golden.requirements), 'id'),
            ...list('expected_steps', golden.expected_steps?.map(({ step_id: id }) => id), 'step_id'),
            ...checkNames(golden, 'tools'),
            ...checkNames(golden, 'agents'),
            ...hops.flatMap((hop, index) => checkPatterns(hop, index)),
        ],
        warnings: hops.flatMap((hop, index) => [
            ...warnOfShortTexts(hop, index),
            ...warnOfStrangeSource(hop, index, golden.expected_sources),
        ]),
    };
}
function idsOf(items) {
    return items?.map(({ id }) => id);
}
function findTwins(field, ids, key) {
    return ids.flatMap((id, index) => {
        const first = ids.indexOf(id);
        if (first === index)
            return [];
        const message = `\`${field}[${index}].${key}\` is ${(0,quote/* quote */.h)(id)}, as \`${field}[${first}]\` is. Give each its own.`;
        return [{ path: [field, index, key], message }];
    });
}
/** A tool or an agent that is in two of the three lists. */
function checkNames(golden, kind) {
    const fields = [`required_${kind}`, `optional_${kind}`, `forbidden_${kind}`];
    const taken = new Map();
    return fields.flatMap((field) => [...(golden[field] ?? []).entries()].flatMap(([index, name]) => {
        const key = (0,plain_name/* plainName */.M)(name);
        const first = taken.get(key);
        if (first === undefined)
            taken.set(key, field);
        if (first === undefined || first === field)
            return [];
        const message = `${(0,quote/* quote */.h)(name)} is in \`${first}\` and in \`${field}\`. Keep it in one of them.`;
        return [{ path: [field, index], message }];
    }));
}
function checkPatterns({ match, any_of: texts }, hop) {
    if (match !== 'regex')
        return [];
    return texts.flatMap((text, index) => {
        try {
            new RegExp(text, 'iu');
            return [];
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            const reason = error.message.slice(0, 200);
            const message = `\`required_hops[${hop}].any_of[${index}]\` is not a regular expression of JavaScript: ${reason}.`;
            return [{ path: ['required_hops', hop, 'any_of', index], message }];
        }
    });
}
function warnOfShortTexts({ match, any_of: texts }, hop) {
    if (match === 'regex')
        return [];
    return texts.flatMap((text, index) => {
        if ([...text.trim()].length >= SHORTEST_ALIAS)
            return [];
        const message = `\`required_hops[${hop}].any_of[${index}]\` is ${(0,quote/* quote */.h)(text)}, so short that many answers have it by chance. Write more of it.`;
        return [{ path: ['required_hops', hop, 'any_of', index], message }];
    });
}
function warnOfStrangeSource({ source }, hop, sources) {
    if (source === undefined || sources === undefined || sources.includes(source))
        return [];
    const message = `\`required_hops[${hop}].source\` is ${(0,quote/* quote */.h)(source)}, which is not among the \`expected_sources\`. Add it there?`;
    return [{ path: ['required_hops', hop, 'source'], message }];
}

// EXTERNAL MODULE: ./build/core/suite/describe-issue.js + 1 modules
var describe_issue = __webpack_require__(86047);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(67199);
;// CONCATENATED MODULE: ./build/core/suite/case-aliases.js
/** Other names of a case's fields, as other tools write them. */
const CASE_ALIASES = {
    agents_should_exclude: 'forbidden_agents',
    agents_should_include: 'required_agents',
    ground_truth_answer: 'expected_answer',
    query_id: 'id',
    question: 'query',
    text: 'query',
    tools_should_exclude: 'forbidden_tools',
    tools_should_include: 'required_tools',
};
/** Other names of an expected span's fields. */
const SPAN_ALIASES = { relevance_score: 'relevance', span_hash: 'hash' };

;// CONCATENATED MODULE: ./build/core/suite/resolve-aliases.js


/** Puts aliases of fields (`question`, `ground_truth_answer`, a span's `span_hash` …) under their own names. */
function resolveAliases(value) {
    const golden = rename(value, CASE_ALIASES);
    const list = isMapping(golden.value) ? golden.value['expected_spans'] : undefined;
    const spans = Array.isArray(list) ? list.map((span) => rename(span, SPAN_ALIASES)) : [];
    const problems = [
        ...golden.problems,
        ...spans.flatMap((span, index) => span.problems.map(({ path, message }) => ({ path: ['expected_spans', index, ...path], message }))),
    ];
    const isRenamed = spans.some(({ names, problems: doubled }) => names.size > 0 || doubled.length > 0);
    return {
        value: isRenamed && isMapping(golden.value)
            ? { ...golden.value, expected_spans: spans.map((span) => span.value) }
            : golden.value,
        written: (path) => {
            const [first, index, field, ...rest] = path;
            const names = first === 'expected_spans' && typeof index === 'number' ? spans[index]?.names : undefined;
            const start = path.slice(0, 1).map((key) => golden.names.get(key) ?? key);
            if (field === undefined)
                return [...start, ...path.slice(1)];
            return [...start, ...path.slice(1, 2), names?.get(field) ?? field, ...rest];
        },
        problems,
    };
}
const NO_NAMES = new Map();
function rename(value, aliases) {
    if (!isMapping(value) || !Object.keys(value).some((key) => Object.hasOwn(aliases, key)))
        return { value, names: NO_NAMES, problems: [] };
    const renamed = {};
    const names = new Map();
    const problems = [];
    for (const [key, member] of Object.entries(value)) {
        const own = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key;
        if (Object.hasOwn(renamed, own)) {
            const other = names.get(own) ?? own;
            const message = `${(0,quote/* quote */.h)(key)} and ${(0,quote/* quote */.h)(other)} are two names of ${(0,quote/* quote */.h)(own)}. Keep one.`;
            problems.push({ path: [key], message });
            continue;
        }
        renamed[own] = member;
        if (own !== key)
            names.set(own, key);
    }
    return { value: renamed, names, problems };
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/core/suite/parse-case.js







/** One case: other names of fields resolved, budgets among the checks, paths placed; or everything that is wrong with it. */
function parseCase({ document, at, value: given }, { hash, checkJsonSchema, documents_dir, profile, }) {
    const { value, written, problems: doubled } = resolveAliases(given);
    const prefix = `case ${nameOf(value, at)}: `;
    const { file } = document;
    const aliasProblems = doubled.map(({ path, message }) => ({
        file,
        line: document.lineOfKey([...at, ...path]),
        message: `${prefix}${message}`,
    }));
    const parsed = model_case/* caseSchema */.oe.safeParse(value);
    if (!parsed.success) {
        const subject = { document, at, value, schema: model_case/* caseSchema */.oe, prefix, named: at.length, written };
        return { golden: null, problems: [...aliasProblems, ...(0,describe_issue/* describeIssues */.w)(parsed.error.issues, subject)], warnings: [] };
    }
    const { budgets, ...rest } = parsed.data;
    const asked = {
        ...rest,
        ...(rest.profile === undefined && profile !== null && { profile }),
        expected_spans: rest.expected_spans.map((span) => ({ ...span, path: placeInDocuments(span.path, documents_dir) })),
        checks: [...rest.checks, ...checksOf(budgets)],
    };
    const golden = { ...asked, at: { file, line: document.lineOf(at) }, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(asked, hash) };
    const work = checkWork(golden);
    const placed = ({ path, message }) => ({
        file,
        line: document.lineOf([...at, ...written(path)]),
        message: `${prefix}${message}`,
    });
    const problems = [...checkCase(golden, { checkJsonSchema }), ...work.problems].map(placed);
    return { golden, problems: [...aliasProblems, ...problems], warnings: work.warnings.map(placed) };
}
/** The id in quotes, or the number of the case in its file, from 1. */
function nameOf(value, at) {
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== '')
        return (0,quote/* quote */.h)(value.id);
    return String(Number(at.at(-1) ?? 0) + 1);
}
/**
 * The path of an expected span: the bare name of a document is a file of the suite's `documents_dir`, if there is one.
 * @example placeInDocuments('refunds.md', 'docs/') // 'docs/refunds.md', but 'a/refunds.md' and './refunds.md' stay
 */
function placeInDocuments(path, documents_dir) {
    if (documents_dir === null || path.includes('/'))
        return path;
    return `${documents_dir.replace(/\/+$/, '')}/${path}`;
}
/** Each limit as a check of its own. */
function checksOf(budgets) {
    const { max_latency_s, max_tokens, max_cost_usd, max_tool_calls } = budgets ?? {};
    return [
        ...(max_latency_s === undefined ? [] : [{ max_latency_s }]),
        ...(max_tokens === undefined ? [] : [{ max_tokens }]),
        ...(max_cost_usd === undefined ? [] : [{ max_cost_usd }]),
        ...(max_tool_calls === undefined ? [] : [{ max_tool_calls }]),
    ];
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/csv.js
var csv = __webpack_require__(20004);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/suite/schema-keys.js
var schema_keys = __webpack_require__(26447);
// EXTERNAL MODULE: ./build/core/suite/unknown-name.js
var unknown_name = __webpack_require__(26047);
;// CONCATENATED MODULE: ./build/core/suite/read-csv.js








/**
 * Reads cases from CSV: the first record names the fields of the others, one case each. An empty cell is a field that is not given;
 * lists are split at `;`, a span is `path` or `path::symbol`, and a cell of a list or mapping may be JSON.
 */
function readCsv({ path: file, text }) {
    const { records, fault } = (0,csv/* parseCsv */.W)(text.replace(/^\uFEFF/, ''));
    const problems = fault === null ? [] : [{ file, ...fault }];
    const [header, ...rows] = records;
    if (header === undefined)
        return { documents: [], problems };
    const names = header.map((cell) => cell.text.trim());
    const wrong = checkHeader(names).map((message) => ({ file, line: 1, message }));
    if (wrong.length > 0)
        return { documents: [], problems: [...wrong, ...problems] };
    const documents = [];
    for (const cells of rows) {
        const line = cells[0]?.line ?? 1;
        if (cells.length !== names.length) {
            const message = `the row has ${cells.length} fields, but the header has ${names.length}. Put fields with commas in quotes.`;
            problems.push({ file, line, message });
            continue;
        }
        const value = {};
        const lines = new Map();
        for (const [index, cell] of cells.entries()) {
            const name = names[index] ?? '';
            lines.set(name, cell.line);
            const read = readCell(name, cell);
            if ('message' in read)
                problems.push({ file, line: cell.line, message: read.message });
            else if (read.value !== undefined)
                value[name] = read.value;
        }
        const lineOf = ([name = '']) => lines.get(name) ?? line;
        documents.push({ file, value, lineOf, lineOfKey: lineOf, sourceOf: () => null });
    }
    return { documents, problems };
}
function checkHeader(names) {
    const known = Object.keys(model_case/* caseSchema */.oe.shape);
    const [only = ''] = names;
    if (names.length === 1 && only.includes(';'))
        return ['the columns are separated by semicolons. CSV has commas: save the table with commas.'];
    const problems = names.flatMap((name, index) => {
        if (names.indexOf(name) < index)
            return [`column ${(0,quote/* quote */.h)(name)} is given twice. Keep one.`];
        if (known.includes(name) || Object.hasOwn(CASE_ALIASES, name))
            return [];
        return [(0,unknown_name/* unknownName */.U)('column', name, known, (0,suggest/* suggest */.Z)(name, known))];
    });
    const given = new Set(names.map((name) => CASE_ALIASES[name] ?? name));
    const missing = ['id', 'query'].filter((name) => !given.has(name));
    if (missing.length > 0 && problems.length === 0)
        problems.push(`column ${missing.map((name) => (0,quote/* quote */.h)(name)).join(' and ')} is missing. The first line names the columns.`);
    return problems;
}
/** A cell by the type of its field; what does not fit is left as text, for the schema to say so. */
function readCell(name, { text }) {
    const key = CASE_ALIASES[name] ?? name;
    const types = (0,schema_keys/* unwrapSchema */.B)(Reflect.get(model_case/* caseSchema */.oe.shape, key));
    const trimmed = text.trim();
    if (trimmed === '')
        return { value: undefined };
    if (types.some((type) => type instanceof schemas.ZodString || type instanceof schemas.ZodEnum))
        return { value: text };
    const [type] = types;
    if (type instanceof schemas.ZodBoolean) {
        const lower = trimmed.toLowerCase();
        return { value: lower === 'true' ? true : lower === 'false' ? false : text };
    }
    if (type instanceof schemas.ZodNumber)
        return { value: Number.isFinite(Number(trimmed)) ? Number(trimmed) : text };
    if (/^[[{]/.test(trimmed))
        return readJsonCell(name, trimmed);
    if (!(type instanceof schemas.ZodArray))
        return { value: text };
    const items = trimmed
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    return { value: key === 'expected_spans' ? items.map((item) => readSpan(item)) : items };
}
function readJsonCell(name, text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { message: `${(0,quote/* quote */.h)(name)} starts as JSON does, but is not valid JSON: ${error.message}.` };
    }
}
/** `docs/guide.md::Time limits`. */
function readSpan(text) {
    const at = text.indexOf('::');
    return at === -1 ? { path: text } : { path: text.slice(0, at).trim(), symbol: text.slice(at + 2).trim() };
}

;// CONCATENATED MODULE: ./build/core/suite/scan-json.js

const WORDS = {
    value: 'a value',
    'value or close': 'a value or `]`',
    key: 'a key in double quotes',
    'key or close': 'a key in double quotes or `}`',
    colon: '`:`',
    'comma or close': '`,` or the closing bracket',
    end: 'the end of the text',
};
const STRING = String.raw `"[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\n]*)*"`;
const NUMBER = String.raw `-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`${STRING}|[{}[\\],:]|${NUMBER}(?![\\w.])|(?:true|false|null)(?!\\w)`, 'y');
const OTHER = /"[^\n]*|[^\s{}[\],:"]+|[^]/y;
/**
 * Walks through a JSON text (RFC 8259) without building its values, which `JSON.parse` does faster. It gives the places of
 * values down to `depth` (0 is the text's own value) and what is wrong: the first fault in the notation, after which it stops, keys
 * given twice or named `__proto__`, and numbers that are not finite.
 */
function scanJson(text, depth = Infinity) {
    const faults = [];
    const stack = [];
    let root = null;
    let expected = 'value';
    let line = 1;
    let at = 0;
    const fail = (message) => void faults.push({ line, message });
    const enter = (source) => {
        const frame = stack.at(-1);
        if (stack.length > depth)
            return null;
        const keyLine = frame?.close === '}' ? frame.keyLine : line;
        const place = { line, keyLine, source, children: new Map() };
        if (frame === undefined)
            root = place;
        else
            frame.place?.children.set(frame.close === '}' ? frame.key : String(frame.index), place);
        return place;
    };
    const readKey = (frame, token) => {
        frame.key = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
        frame.keyLine = line;
        const first = frame.keys.get(frame.key);
        if (first !== undefined)
            fail(`key ${(0,quote/* quote */.h)(frame.key)} is given twice, first on line ${first}. Keep one.`);
        else
            frame.keys.set(frame.key, line);
        if (frame.key === '__proto__')
            fail('key `__proto__` is not allowed. Give it another name.');
    };
    const afterValue = () => (stack.length === 0 ? 'end' : 'comma or close');
    for (;;) {
        for (let blank = text[at]; blank === ' ' || blank === '\n' || blank === '\t' || blank === '\r'; blank = text[++at])
            if (blank === '\n')
                line++;
        if (at === text.length) {
            if (expected !== 'end')
                fail(`this is not valid JSON: the text ends, but ${WORDS[expected]} is missing.`);
            return { root, faults };
        }
        TOKEN.lastIndex = at;
        const token = TOKEN.exec(text)?.[0];
        const frame = stack.at(-1);
        const isString = token?.startsWith('"') ?? false;
        if (token !== undefined && isString && /[\t\r]/.test(token)) {
            fail('this is not valid JSON: a text has a raw tab or line end in it. Write `\\t` or `\\n`.');
            return { root, faults };
        }
        if (token === undefined)
            return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] };
        const isValue = expected === 'value' || expected === 'value or close';
        if (isValue && (token === '{' || token === '[')) {
            const close = token === '{' ? '}' : ']';
            stack.push({ place: enter(null), close, keys: new Map(), index: 0, key: '', keyLine: line });
            expected = close === '}' ? 'key or close' : 'value or close';
        }
        else if (isValue && !/^[}\],:]/.test(token)) {
            if (/^[-\d]/.test(token) && !Number.isFinite(Number(token)))
                fail(`${(0,quote/* quote */.h)(token)} is not a finite number. Give a finite one, or put it in quotes.`);
            enter(isString ? null : token);
            expected = afterValue();
        }
        else if (frame && isString && (expected === 'key' || expected === 'key or close')) {
            readKey(frame, token);
            expected = 'colon';
        }
        else if (expected === 'colon' && token === ':')
            expected = 'value';
        else if (frame && expected === 'comma or close' && token === ',') {
            frame.index++;
            expected = frame.close === '}' ? 'key' : 'value';
        }
        else if (frame && token === frame.close && expected.endsWith('or close')) {
            stack.pop();
            expected = afterValue();
        }
        else
            return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] };
        at += token.length;
    }
}
function describeStray(text, at, expected) {
    OTHER.lastIndex = at;
    const got = OTHER.exec(text)?.[0] ?? '';
    const isTrailing = (expected === 'key' || expected === 'value') && /^[}\]]/.test(got);
    const cure = isTrailing
        ? ' Leave out the comma before it.'
        : /^(?:\/\/|\/\*|#)/.test(got)
            ? ' JSON has no comments.'
            : '';
    return `this is not valid JSON: ${WORDS[expected]} is expected, but there is ${(0,quote/* quote */.h)(got)}.${cure}`;
}

;// CONCATENATED MODULE: ./build/core/suite/read-json.js

/** The deepest place that every reader asks for: an item of `{cases: [...]}`. The rest is looked up when something is wrong. */
const ITEM_DEPTH = 2;
/** Reads a JSON text as one document. */
function readJson({ path: file, text }) {
    const plain = text.replace(/^\uFEFF/, '');
    const { value, faults, root } = parse(plain, ITEM_DEPTH);
    if (faults.length > 0)
        return { documents: [], problems: faults.map((fault) => ({ file, ...fault })) };
    let everything;
    const find = (path) => {
        if (path.length > ITEM_DEPTH)
            everything ??= scanJson(plain).root;
        let place = path.length > ITEM_DEPTH ? (everything ?? null) : root;
        for (const step of path) {
            const next = place?.children.get(String(step));
            if (next === undefined)
                return { place, isWhole: false };
            place = next;
        }
        return { place, isWhole: true };
    };
    const document = {
        file,
        value,
        lineOf: (path) => find(path).place?.line ?? 1,
        lineOfKey: (path) => {
            const { place, isWhole } = find(path);
            return (isWhole ? place?.keyLine : place?.line) ?? 1;
        },
        sourceOf: (path) => {
            const { place, isWhole } = find(path);
            return isWhole ? (place?.source ?? null) : null;
        },
    };
    return { documents: [document], problems: [] };
}
/** Reads JSON Lines: a document on every line that is not empty. */
function readJsonLines({ path: file, text }) {
    const documents = [];
    const problems = [];
    for (const [index, plain] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        if (plain.trim() === '')
            continue;
        const line = index + 1;
        const { value, faults } = parse(plain, 0);
        for (const { message } of faults)
            problems.push({ file, line, message });
        if (faults.length > 0)
            continue;
        documents.push({ file, value, lineOf: () => line, lineOfKey: () => line, sourceOf: () => null });
    }
    return { documents, problems };
}
function parse(text, depth) {
    const { root, faults } = scanJson(text, depth);
    if (faults.length > 0)
        return { value: undefined, root, faults };
    try {
        return { value: JSON.parse(text), root, faults };
    }
    catch (error) {
        // What the scanner lets pass: raw control characters in texts.
        if (!(error instanceof SyntaxError))
            throw error;
        return { value: undefined, root, faults: [{ line: 1, message: `this is not valid JSON: ${error.message}.` }] };
    }
}

// EXTERNAL MODULE: ./build/core/suite/read-yaml.js + 1 modules
var read_yaml = __webpack_require__(8335);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/core/suite/read-yaml-list.js


/**
 * Reads a file that is one list in block style item by item, at less than half of the cost of `readYaml`: the nodes of an item are
 * dropped before the next is read, and places in the text are only looked up when something is wrong. Null when the file
 * is anything else, has a fault, or uses what looks beyond an item (aliases): it has to be read as a whole then.
 */
function readYamlList(file) {
    const text = file.text.replace(/^\uFEFF/, '');
    const starts = [...text.matchAll(/(?<=^|\n)-(?=[ \t\r\n])/g)].map(({ index }) => index);
    const [first] = starts;
    if (first === undefined || !isOnlyComments(text.slice(0, first)))
        return null;
    const items = [];
    const lines = [];
    let line = 1 + countLines(text.slice(0, first));
    for (const [index, start] of starts.entries()) {
        const piece = text.slice(start, starts[index + 1]);
        const item = readItem(piece);
        if (item === null)
            return null;
        items.push(item.value);
        lines.push(line + countLines(piece.slice(0, item.offset)));
        line += countLines(piece);
    }
    let whole;
    const readWhole = () => {
        whole ??= (0,read_yaml/* readYaml */.g)(file).documents[0];
        if (whole === undefined)
            throw new Error(`${file.path} was read item by item but not as a whole`);
        return whole;
    };
    return {
        file: file.path,
        value: items,
        lineOf: (path) => (path.length === 1 ? lines[Number(path[0])] : undefined) ?? readWhole().lineOf(path),
        lineOfKey: (path) => readWhole().lineOfKey(path),
        sourceOf: (path) => readWhole().sourceOf(path),
    };
}
/** Comments, empty lines and one `---`. */
function isOnlyComments(text) {
    return /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?:---[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*)?$/.test(text);
}
function countLines(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        count++;
    return count;
}
/** The only item of a piece, and where it starts in it. */
function readItem(piece) {
    const [document, second] = (0,dist/* parseAllDocuments */.hR)(piece, read_yaml/* YAML_OPTIONS */.N);
    if (document === undefined || second || document.errors.length > 0 || document.warnings.length > 0)
        return null;
    const list = document.contents;
    if (!(0,dist/* isSeq */.oP)(list) || list.items.length !== 1)
        return null;
    const [node] = list.items;
    const value = plainValue(node);
    if (value === undefined || (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isMap */.jh)(node) && !(0,dist/* isSeq */.oP)(node)))
        return null;
    return { value, offset: node.range?.[0] ?? 0 };
}
/** A node as plain data, or undefined for what `readYaml` finds fault with or has to look up. */
function plainValue(node) {
    if (node === null)
        return null;
    if ((0,dist/* isScalar */.jn)(node)) {
        const { value } = node;
        return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
    }
    if ((0,dist/* isSeq */.oP)(node)) {
        const items = node.items.map((item) => plainValue(item));
        return items.includes(undefined) ? undefined : items;
    }
    if (!(0,dist/* isMap */.jh)(node))
        return undefined;
    const members = {};
    for (const { key, value } of node.items) {
        if (!(0,dist/* isScalar */.jn)(key) || typeof key.value !== 'string')
            return undefined;
        const member = plainValue(value);
        const name = key.value;
        if (member === undefined || Object.hasOwn(members, name) || name === '__proto__' || name === '<<')
            return undefined;
        members[name] = member;
    }
    return members;
}

;// CONCATENATED MODULE: ./build/core/suite/read-case-file.js




/** Reads a case file by the end of its name: `.json`, `.jsonl`, `.csv`, and YAML for everything else. */
function readCaseFile(file) {
    const extension = file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase();
    if (extension === 'json')
        return readJson(file);
    if (extension === 'jsonl' || extension === 'ndjson')
        return readJsonLines(file);
    if (extension === 'csv')
        return readCsv(file);
    const list = readYamlList(file);
    return list === null ? (0,read_yaml/* readYaml */.g)(file) : { documents: [list], problems: [] };
}

;// CONCATENATED MODULE: ./build/core/suite/parse-cases.js





/** A run of more needs more memory than a runner has. */
const MAX_CASES = 100_000;
/**
 * The cases of several files, in their order, ids unique over all of them. A file is a list of cases, `{cases: [...]}`, or
 * several documents (of YAML, or the lines of JSONL and CSV), each one of these or a single case. A case that expects
 * nothing is a warning.
 */
function parseCases({ files, hash, checkJsonSchema, documents_dir = null, profile = null, }) {
    const cases = [];
    const problems = [];
    const warnings = [];
    const places = new Map();
    let count = 0;
    for (const file of files) {
        const read = readCaseFile(file);
        const entries = read.documents.map((document) => listEntries(document));
        // One by one: a file full of mistakes has more of them than a call may have arguments.
        for (const problem of [...read.problems, ...entries.flatMap((each) => each.problems)])
            problems.push(problem);
        const found = entries.flatMap((each) => each.entries);
        if (found.length === 0 && read.problems.length === 0 && entries.every((each) => each.problems.length === 0))
            problems.push({
                file: file.path,
                line: 1,
                message: 'the file has no cases. Write a list of cases, or delete it.',
            });
        count += found.length;
        if (count > MAX_CASES) {
            problems.push({
                file: file.path,
                line: 1,
                message: `with this file the suite has ${count} cases. At most ${MAX_CASES} are allowed.`,
            });
            break;
        }
        for (const entry of found) {
            const parsed = parseCase(entry, { hash, checkJsonSchema, documents_dir, profile });
            for (const problem of parsed.problems)
                problems.push(problem);
            const { golden } = parsed;
            if (!golden)
                continue;
            const first = places.get(golden.id);
            if (first !== undefined)
                problems.push({
                    ...golden.at,
                    message: `case id ${(0,quote/* quote */.h)(golden.id)} is taken by ${first}. Ids are unique in a suite.`,
                });
            else
                places.set(golden.id, `${golden.at.file}:${golden.at.line}`);
            if (!expectsAnything(golden))
                warnings.push({
                    ...golden.at,
                    message: `case ${(0,quote/* quote */.h)(golden.id)} expects nothing, so no quality metric looks at it. Give it expected_spans, expected_answer or checks, or \`answer_mode: must_abstain\`.`,
                });
            warnings.push(...parsed.warnings);
            cases.push(golden);
        }
    }
    return { cases, problems, warnings };
}
function listEntries(document) {
    const { value } = document;
    if (Array.isArray(value))
        return { entries: value.map((item, at) => ({ document, at: [at], value: item })), problems: [] };
    const wrong = (message, path) => ({
        entries: [],
        problems: [{ file: document.file, line: document.lineOfKey(path), message }],
    });
    if (typeof value !== 'object' || value === null)
        return wrong(`a case file is a list of cases, but this is ${(0,quote/* quote */.h)(String(value))}.`, []);
    if (!('cases' in value))
        return { entries: [{ document, at: [], value }], problems: [] };
    const stranger = Object.keys(value).find((key) => key !== 'cases');
    if (stranger !== undefined)
        return wrong((0,unknown_name/* unknownName */.U)('key', stranger, ['cases']), [stranger]);
    if (!Array.isArray(value.cases))
        return wrong('`cases` must be a list of cases.', ['cases']);
    return {
        entries: value.cases.map((item, at) => ({ document, at: ['cases', at], value: item })),
        problems: [],
    };
}


/***/ }),

/***/ 92217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* binding */ inspectSuite),
  El: () => (/* binding */ parseSuite),
  HI: () => (/* binding */ refuseSuite)
});

// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var model_error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/core/model/suite.js
var suite = __webpack_require__(80900);
// EXTERNAL MODULE: ./build/core/model/selection.js
var model_selection = __webpack_require__(62182);
// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
;// CONCATENATED MODULE: ./build/core/suite/advise.js



/** More gates than this share one level too thinly. */
const MAX_GATES = 5;
/** Below this many cases even losing all of them is hardly significant. */
const MIN_GATE_CASES = 5;
/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5;
/** What is allowed in a suite but seldom wise, for `goldenpair validate` to say; runs keep quiet about it. */
function adviseSuite({ suite, document, }) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    return [
        ...adviseGates(suite, document, enabled),
        ...adviseTags(suite.cases, enabled),
        ...enabled.flatMap((golden) => adviseChecks(golden)),
    ];
}
function adviseGates(suite, document, enabled) {
    const gates = suite.gates.filter(({ assumed }) => assumed !== true);
    const advice = gates.flatMap((gate, index) => {
        if (gate.where === null)
            return [];
        const selection = (0,model_selection/* parseSelection */.gO)(gate.where);
        const count = enabled.filter((golden) => (0,model_selection/* matchesSelection */._w)(golden, selection)).length;
        if (count >= MIN_GATE_CASES)
            return [];
        const message = `gate ${(0,quote/* quote */.h)(gate.id)} looks at ${count === 1 ? '1 case' : `${count} cases`} (${(0,quote/* quote */.h)(gate.where)}), too few to show anything. Add cases, or leave the gate out.`;
        return [{ file: document.file, line: document.lineOfKey(['gates', index, 'where']), message }];
    });
    const family = gates.filter(
    // A gate with bounds alone is in no family (verdict-rules 6).
    ({ severity, evidence, margin }) => severity === 'fail' && evidence === 'significant' && margin !== null).length;
    if (family <= MAX_GATES)
        return advice;
    const message = `${family} gates share the level ${suite.alpha}: the first that fails needs p < ${(suite.alpha / family).toPrecision(2)} (Holm). A change that a single gate would find with 80 % power is found with ${Math.round(powerLeft(suite.alpha, family) * 100)} %. Keep at most ${MAX_GATES}, and show the rest with \`severity: warn\`.`;
    return [{ file: document.file, line: document.lineOfKey(['gates']), message }, ...advice];
}
/**
 * Power at Holm's first threshold alpha/G (Holm 1979, Scand. J. Statist. 6:65) for an effect that a single two-sided test at
 * alpha finds with 80 %: 1 − Φ(z(1 − alpha/2G) − z(1 − alpha/2) − z(0.8)), the normal approximation.
 * @example powerLeft(0.05, 8) // 0.527
 */
function powerLeft(alpha, gates) {
    const effect = (0,normal/* normalQuantile */.Z)(1 - alpha / 2) + (0,normal/* normalQuantile */.Z)(0.8);
    return (0,normal/* normalUpperTail */.I)((0,normal/* normalQuantile */.Z)(1 - alpha / (2 * gates)) - effect);
}
function adviseTags(cases, enabled) {
    const untagged = enabled.filter(({ tags }) => tags.length === 0);
    const covered = new Set(enabled.flatMap(({ tags }) => tags));
    const unused = new Map(cases.flatMap((golden) => golden.tags.map((tag) => [tag, golden])));
    for (const tag of covered)
        unused.delete(tag);
    const [first] = untagged;
    const named = untagged.slice(0, MAX_NAMED).map(({ id }) => id);
    const more = untagged.length > MAX_NAMED ? ' …' : '';
    return [
        ...(first === undefined
            ? []
            : [
                {
                    ...first.at,
                    message: `${untagged.length} of ${enabled.length} cases have no tag, so no subset and no table by tag has them: ${named.join(', ')}${more}. Give them \`tags\`.`,
                },
            ]),
        ...[...unused].map(([tag, { at }]) => ({
            ...at,
            message: `tag ${(0,quote/* quote */.h)(tag)} is only on cases with \`enabled: false\`, so nothing covers it. Enable a case, or add one.`,
        })),
    ];
}
function adviseChecks({ id, at, checks }) {
    return checks.flatMap((check) => {
        const text = 'contains' in check ? check.contains : 'not_contains' in check ? check.not_contains : '';
        if (!/^\w{1,2}$/.test(text))
            return [];
        const message = `case ${(0,quote/* quote */.h)(id)}: ${(0,quote/* quote */.h)(text)} is so short that it is found inside other words and numbers too. Use \`regex: '\\b${text}\\b'\`.`;
        return [{ ...at, message }];
    });
}

// EXTERNAL MODULE: ./build/core/suite/parse-cases.js + 10 modules
var parse_cases = __webpack_require__(64169);
// EXTERNAL MODULE: ./build/core/suite/unknown-name.js
var unknown_name = __webpack_require__(26047);
;// CONCATENATED MODULE: ./build/core/suite/parse-criteria.js

/**
 * The failing criteria of a single run as gates with a `max` of their own, in the manifest's order. Which there are is for the
 * metrics to say (`criterion`). A criterion that no case can break is a warning.
 */
function parseCriteria({ criteria, document, metrics, cases, }) {
    const problems = [];
    const warnings = [];
    const known = metrics.flatMap(({ criterion }) => criterion ?? []);
    const gates = Object.entries(criteria).flatMap(([name, allowed]) => {
        const place = { file: document.file, line: document.lineOfKey(['criteria', name]) };
        const metric = metrics.find(({ criterion }) => criterion === name);
        if (metric === undefined) {
            problems.push({ ...place, message: (0,unknown_name/* unknownName */.U)('criterion', name, known) });
            return [];
        }
        if (cases && !cases.some((golden) => metric.applies(golden)))
            warnings.push({ ...place, message: `no case says what \`${metric.id}\` needs, so \`${name}\` can never fail.` });
        return [
            {
                id: metric.id,
                metric: metric.id,
                severity: 'fail',
                evidence: 'significant',
                primary: false,
                margin: null,
                min: null,
                max: typeof allowed === 'number' ? allowed : Number(`${allowed.replace(/\s?%$/, '')}e-2`),
                where: null,
            },
        ];
    });
    return { gates, problems, warnings };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/metric.js
var metric = __webpack_require__(52730);
;// CONCATENATED MODULE: ./build/core/model/custom-metric.js


const bound = schemas.number().nullable();
const isFunction = schemas.custom((value) => value === 'function', 'it must be a function.');
const whenFailed = schemas.custom((value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)), "give the score of a trial that failed, or 'unscored'.");
/** What a suite's module hands to `defineMetric`, as it comes out of the process that runs the module: functions are the word `function`. */
const customMetricSchema = schemas.strictObject({
    name: schemas.string()
        .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
        .max(60)
        .describe('The id after `custom.`.'),
    title: schemas.string().min(1).max(80).describe('The label of its rows.'),
    source: schemas.string().max(300).describe('What the rule is taken from, for people.').optional(),
    unit: schemas["enum"](metric/* UNITS */.Q),
    kind: schemas["enum"](['binary', 'ordinal', 'continuous']),
    direction: schemas["enum"](['higher', 'lower', 'neutral']),
    range: schemas.tuple([bound, bound]).describe('Both ends; null is unbounded.'),
    environment: schemas["enum"](['free', 'bound']).default('free'),
    scale: schemas["enum"](['linear', 'log-ratio']).default('linear'),
    default_margin: schemas.strictObject({ kind: schemas["enum"](['absolute', 'relative']), value: schemas.number().nonnegative() })
        .optional(),
    absolute_margin: schemas.number().positive().optional(),
    definition: schemas.string()
        .min(1)
        .max(200)
        .describe('Raise it when the meaning changes with the text of the module unchanged.')
        .default('1'),
    applies: isFunction.optional(),
    score: isFunction,
    when_failed: whenFailed,
})
    .superRefine(({ kind, range: [low, high], when_failed: failed }, context) => {
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    if (low !== null && high !== null && low >= high)
        return refuse('range', `the first, ${low}, must be below the second, ${high}.`);
    if (kind === 'binary' && (low !== 0 || high !== 1))
        refuse('range', 'it must be [0, 1] for kind binary.');
    if (typeof failed === 'number' && ((low !== null && failed < low) || (high !== null && failed > high)))
        refuse('when_failed', `${failed} is outside the range.`);
});

// EXTERNAL MODULE: ./build/core/suite/describe-issue.js + 1 modules
var describe_issue = __webpack_require__(86047);
;// CONCATENATED MODULE: ./build/core/suite/parse-custom-metrics.js



/**
 * The suite's own metrics, `custom.<name>`, and everything that is wrong with them and with the modules that they come from. A name that means
 * one of Goldenpair's (`isTaken`) is refused, for a gate would no longer know which it looks at.
 */
function parseCustomMetrics({ modules, document, isTaken, }) {
    const metrics = [];
    const problems = [];
    const places = new Map();
    const isList = listsModules(document.value);
    for (const [index, module] of modules.entries()) {
        if (module.kind === 'refused') {
            const line = document.lineOf(isList ? ['custom_metrics', index] : ['custom_metrics']);
            problems.push({ file: document.file, line, message: module.message });
            continue;
        }
        if (module.kind === 'broken') {
            problems.push({ file: module.path, line: module.line, message: module.message });
            continue;
        }
        for (const [place, declared] of module.metrics.entries()) {
            const parsed = parseOne(module, place, declared);
            if ('problems' in parsed) {
                problems.push(...parsed.problems);
                continue;
            }
            const { name, metric } = parsed;
            const at = { file: module.path, line: lineOfName(module.text, name) };
            const first = places.get(name);
            if (first !== undefined)
                problems.push({
                    ...at,
                    message: `there is a metric ${(0,quote/* quote */.h)(name)} already, in ${first}. Give one another name.`,
                });
            else if (isTaken(name))
                problems.push({
                    ...at,
                    message: `the name ${(0,quote/* quote */.h)(name)} means a metric of Goldenpair already. Give yours another: \`own-${name}\`.`,
                });
            else
                metrics.push(metric);
            places.set(name, first ?? `${at.file}:${at.line}`);
        }
    }
    return { metrics, problems };
}
function parseOne(module, place, declared) {
    const parsed = customMetricSchema.safeParse(declared);
    if (!parsed.success) {
        const named = nameOf(declared);
        const line = lineOfName(module.text, named ?? '');
        const document = {
            file: module.path,
            value: declared,
            lineOf: () => line,
            lineOfKey: () => line,
            sourceOf: () => null,
        };
        const prefix = named === null ? `metric ${place + 1}: ` : `metric ${(0,quote/* quote */.h)(named)}: `;
        const subject = { document, at: [], value: declared, schema: customMetricSchema, prefix, named: 0 };
        return { problems: (0,describe_issue/* describeIssues */.w)(parsed.error.issues, subject) };
    }
    const { name, title, source, unit, kind, direction, range, environment, scale, ...rest } = parsed.data;
    const { default_margin, absolute_margin, definition } = rest;
    return {
        name,
        metric: {
            ...{ id: `custom.${name}`, title, unit, kind, direction, range, environment, scale },
            ...(default_margin && { default_margin }),
            ...(absolute_margin !== undefined && { absolute_margin }),
            definition: `custom.${name}/${definition} ${module.hash}`,
            custom: true,
            source: source === undefined ? module.path : `${source}, in ${module.path}`,
        },
    };
}
function listsModules(manifest) {
    return (typeof manifest === 'object' &&
        manifest !== null &&
        'custom_metrics' in manifest &&
        Array.isArray(manifest.custom_metrics));
}
function nameOf(declared) {
    const isNamed = typeof declared === 'object' && declared !== null && 'name' in declared;
    return isNamed && typeof declared.name === 'string' && declared.name !== '' ? declared.name : null;
}
/** Where the module writes the name as a text of its own; 1 where it does not, as when it puts it together. */
function lineOfName(text, name) {
    const lines = text.split('\n');
    const index = lines.findIndex((line) => ["'", '"', '`'].some((mark) => line.includes(`${mark}${name}${mark}`)));
    return Math.max(index, 0) + 1;
}

// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
;// CONCATENATED MODULE: ./build/core/suite/describe-unknown-metric.js



/** More metrics than these are not listed one by one. */
const LONGEST_LIST = 20;
/**
 * What to say of a metric that does not exist: the nearest one, if need be at `primary_k` and by its full id, and all that do
 * (of many, how their names begin).
 * A metric at a k that the suite does not measure is told apart from a typing mistake.
 * @example "metric `ndgc` is unknown. Did you mean `retrieval.ndcg@5`? Known: success, retrieval.ndcg@1,3,5,10."
 */
function describeUnknownMetric({ name, suggestion, metrics, primary_k, }) {
    const families = new Map();
    for (const { id } of metrics) {
        const [base = '', k] = id.split('@');
        families.set(base, [...(families.get(base) ?? []), ...(k === undefined ? [] : [k])]);
    }
    const [base = '', k] = name.split('@');
    const known = [...families].map(([family, ks]) => (ks.length === 0 ? family : `${family}@${ks.join(',')}`)).join(', ');
    const exact = [...families].find(([family, ks]) => ks.length > 0 && (family === base || shortOf(family) === base));
    if (exact && k !== undefined && /^[1-9]\d{0,2}$/.test(k))
        return `metric ${(0,quote/* quote */.h)(name)} is not measured, because \`k\` has no ${k}. Add it to \`k\`, or use one of ${exact[1].map((each) => `\`${exact[0]}@${each}\``).join(', ')}.`;
    const short = new Map([...families.keys()].flatMap((family) => [[family, family], [shortOf(family), family]]));
    const near = (0,suggest/* suggest */.Z)(base, [...short.keys()]);
    const family = near === null ? undefined : short.get(near);
    const at = k !== undefined && families.get(family ?? '')?.includes(k) ? k : String(primary_k);
    const meant = family === undefined ? suggestion : families.get(family)?.length === 0 ? family : `${family}@${at}`;
    if (families.size > LONGEST_LIST) {
        const groups = [...new Set([...families.keys()].map((each) => each.split('.')[0]))].join(', ');
        return `metric ${(0,quote/* quote */.h)(name)} is unknown.${(0,unknown_name/* didYouMean */.a)(meant)} \`goldenpair list metrics\` shows all; their names begin with ${groups}.`;
    }
    return `metric ${(0,quote/* quote */.h)(name)} is unknown.${(0,unknown_name/* didYouMean */.a)(meant)} Known: ${known}.`;
}
function shortOf(family) {
    return family.slice(family.indexOf('.') + 1);
}

;// CONCATENATED MODULE: ./build/core/suite/parse-margin.js

/** The keys of a gate that give a margin, and the direction of the metrics they are for. */
const MARGIN_KEYS = { max_drop: 'higher', max_rise: 'lower' };
/**
 * The margin of a gate as written, or what is wrong with it for this metric.
 * `0.05` is absolute, in the metric's unit; `5%` a share of the baseline; `5pp` points of a ratio, 0.05 absolute.
 * @example parseMargin({ key: 'max_drop', written: '5pp', metric: success }) // { kind: 'absolute', value: 0.05 }
 */
function parseMargin({ key, written, metric, }) {
    const { id, direction, unit, range } = metric;
    const [low, high] = range;
    if (direction === 'neutral')
        return { problem: `\`${id}\` has no better or worse, so it takes no \`${key}\`. Give \`min\` or \`max\` instead.` };
    if (direction !== MARGIN_KEYS[key]) {
        const right = key === 'max_drop' ? 'max_rise' : 'max_drop';
        return { problem: `\`${key}\` does not fit \`${id}\`, where ${direction} is better. Write \`${right}\`.` };
    }
    const text = String(written);
    const percent = /^([\d.]+)\s?(%|pp)$/.exec(text);
    const [, digits = '', mark] = percent ?? [];
    // `2.3e-2`, not 2.3 / 100, which is another number in binary.
    const value = percent ? Number(`${digits}e-2`) : Number(text);
    if (mark === '%') {
        if (low === null || low < 0)
            return {
                problem: `a share of the baseline (${(0,quote/* quote */.h)(text)}) does not fit \`${id}\`, which can be below 0. Give an absolute margin.`,
            };
        if (direction === 'higher' && value >= 1)
            return {
                problem: `\`${key}\` is ${(0,quote/* quote */.h)(text)}, but nothing can drop by all of the baseline or more. Give less than 100%.`,
            };
        return { kind: 'relative', value };
    }
    if (percent && unit !== 'ratio')
        return {
            problem: `points (${(0,quote/* quote */.h)(text)}) are for ratios, and \`${id}\` is in ${unit}. Give a number, or a share such as \`10%\`.`,
        };
    if (low !== null && high !== null && value >= high - low)
        return {
            problem: `\`${key}\` is ${(0,quote/* quote */.h)(text)}, but \`${id}\` lies between ${low} and ${high}, so no gate could fail. Write ${(0,quote/* quote */.h)(`${text}pp`)} or ${(0,quote/* quote */.h)(`${text}%`)}?`,
        };
    return { kind: 'absolute', value };
}

;// CONCATENATED MODULE: ./build/core/suite/parse-gate.js



/** One gate whose metric is known, or everything that is wrong with it. `id` is still the metric's; `cases` is null when they could not be read. */
function parseGate({ entry, metric, cases, }) {
    const problems = [];
    const add = (key, message) => void problems.push({ key, message });
    let margin = null;
    for (const key of Object.keys(MARGIN_KEYS)) {
        const written = entry[key];
        if (written === undefined)
            continue;
        const parsed = parseMargin({ key, written, metric });
        if ('problem' in parsed)
            add(key, parsed.problem);
        else
            margin = parsed;
    }
    const givesNothing = [entry.max_drop, entry.max_rise, entry.min, entry.max].every((each) => each === undefined);
    if (givesNothing) {
        margin = metric.default_margin ?? null;
        if (!margin)
            add('metric', `\`${metric.id}\` has no default margin. Give ${marginHint(metric)}\`min\` or \`max\`.`);
    }
    checkBounds(entry, metric, add);
    const hasMargin = margin !== null || problems.length > 0;
    if (entry.evidence === 'non-inferior' && !hasMargin)
        add('evidence', '`evidence: non-inferior` needs a margin to stay inside. Give `max_drop` or `max_rise`.');
    if (entry.evidence === 'non-inferior' && metric.per_run)
        add('evidence', `\`${metric.id}\` is one figure for the whole run, for which \`non-inferior\` cannot be shown. Use \`significant\` or \`threshold\`.`);
    if (entry.primary && entry.severity === 'warn')
        add('primary', 'the primary gate must be able to fail. Leave out `severity: warn`, or `primary`.');
    if (entry.primary && !hasMargin)
        add('primary', 'the primary gate must compare. Give it `max_drop` or `max_rise`, or leave out `primary`.');
    if (entry.where !== undefined)
        checkWhere(entry.where, cases, add);
    const gate = {
        id: metric.id,
        metric: metric.id,
        severity: entry.severity,
        evidence: entry.evidence,
        primary: entry.primary,
        margin,
        min: entry.min ?? null,
        max: entry.max ?? null,
        where: entry.where ?? null,
    };
    return { gate, problems };
}
function marginHint({ direction }) {
    return { higher: '`max_drop`, ', lower: '`max_rise`, ', neutral: '' }[direction];
}
function checkBounds({ min, max }, { id, range: [low, high], unit }, add) {
    for (const [key, value] of Object.entries({ min, max })) {
        if (value === undefined || ((low === null || value >= low) && (high === null || value <= high)))
            continue;
        const between = describeRange(low, high);
        const meant = unit === 'ratio' && value > 1 && value <= 100
            ? ` Did you mean \`${Number(`${value}e-2`)}\`?`
            : ' Give a value it can have.';
        add(key, `\`${key}\` is ${value}, but \`${id}\` ${between}.${meant}`);
    }
    if (min !== undefined && max !== undefined && min > max)
        add('min', `\`min\` is ${min} and \`max\` is ${max}, so nothing fits between. Swap them?`);
}
function describeRange(low, high) {
    if (low !== null && high !== null)
        return `lies between ${low} and ${high}`;
    return low === null ? `is never above ${String(high)}` : `is never below ${low}`;
}
function checkWhere(where, cases, add) {
    try {
        const selection = (0,model_selection/* parseSelection */.gO)(where);
        if (cases && !cases.some((golden) => (0,model_selection/* matchesSelection */._w)(golden, selection)))
            add('where', `\`where\` chooses no case: \`${where.slice(0, 60)}\`.${knownTags(cases)}`);
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        add('where', `\`where\`: ${error.message}`);
    }
}
/** ` Known tags: a, b.`, at most 20, sorted; nothing when no case has one. */
function knownTags(cases) {
    const tags = [...new Set(cases.flatMap((golden) => golden.tags))].sort();
    const more = tags.length > 20 ? ` … and ${tags.length - 20} more` : '';
    return tags.length === 0 ? ' No case has a tag.' : ` Known tags: ${tags.slice(0, 20).join(', ')}${more}.`;
}

;// CONCATENATED MODULE: ./build/core/suite/parse-gates.js



/**
 * The gates of a manifest with full metric ids, margins and ids of their own, and everything wrong with them that the
 * suite alone shows (verdict rules, section 0), then the criteria's. A metric that no case is scored by is a warning.
 */
function parseGates({ entries, criteria, document, metrics, primary_k, resolveMetric, cases, }) {
    const problems = [];
    const warnings = [];
    const gates = [];
    const lineOfGate = (index, key) => key === undefined ? document.lineOf(['gates', index]) : document.lineOfKey(['gates', index, key]);
    const seen = new Map();
    for (const [index, entry] of entries.entries()) {
        if (!entry)
            continue;
        const add = (key, message) => void problems.push({ file: document.file, line: lineOfGate(index, key), message });
        const metric = resolveMetric(metrics, entry.metric);
        if ('unknown' in metric) {
            add('metric', describeUnknownMetric({ name: metric.unknown, suggestion: metric.suggestion, metrics, primary_k }));
            continue;
        }
        const parsed = parseGate({ entry, metric, cases });
        for (const { key, message } of parsed.problems)
            add(key, message);
        gates.push(parsed.gate);
        const twin = (0,fingerprint/* canonicalJson */.d)({ ...parsed.gate, primary: null });
        const first = seen.get(twin);
        if (first !== undefined)
            add('metric', `this gate on \`${metric.id}\` is the same as the one on line ${first}. Leave one out.`);
        else
            seen.set(twin, lineOfGate(index));
        if (entry.primary) {
            const other = entries.findIndex((each) => each?.primary);
            if (other !== index)
                add('primary', `there is a primary gate already, on line ${lineOfGate(other)}. Mark one of them.`);
        }
        if (cases && !cases.some((golden) => metric.applies(golden)))
            warnings.push({
                file: document.file,
                line: lineOfGate(index, 'metric'),
                message: `neither the suite nor a case says what \`${metric.id}\` needs, so its gate can never be decided.`,
            });
    }
    const canFail = criteria.length > 0 || entries.some((entry) => entry?.severity !== 'warn');
    if (entries.length > 0 && !canFail)
        problems.push({
            file: document.file,
            line: document.lineOfKey(['gates']),
            message: 'all gates have `severity: warn`, so nothing could ever fail. Give one of them `severity: fail`.',
        });
    return { gates: giveIds([...gates, ...criteria]), problems, warnings };
}
/** The metric's id, with what sets a gate apart appended when its metric has several. */
function giveIds(gates) {
    const taken = new Set();
    return gates.map((gate) => {
        const isOnly = gates.filter(({ metric }) => metric === gate.metric).length === 1;
        const where = gate.where === null ? '' : ` where ${gate.where}`;
        const severity = gate.severity === 'warn' ? ' (warn)' : '';
        const name = isOnly ? gate.metric : `${gate.metric}${where}${severity}`;
        let id = name;
        for (let number = 2; taken.has(id); number++)
            id = `${name} #${number}`;
        taken.add(id);
        return { ...gate, id };
    });
}

// EXTERNAL MODULE: ./build/core/suite/manifest-schema.js
var manifest_schema = __webpack_require__(72618);
// EXTERNAL MODULE: ./build/core/suite/read-yaml.js + 1 modules
var read_yaml = __webpack_require__(8335);
;// CONCATENATED MODULE: ./build/core/suite/parse-manifest.js



/** Reads the manifest's keys; what they refer to (targets, metrics, cases) is for others. Null when it is no mapping at all. */
function parseManifest(file) {
    const { documents, problems } = (0,read_yaml/* readYaml */.g)(file);
    const [document, second] = documents;
    const fail = (line, message) => ({
        parsed: null,
        problems: [...problems, { file: file.path, line, message }],
    });
    if (problems.length > 0)
        return { parsed: null, problems };
    if (!document)
        return fail(1, 'the suite is empty. Give it at least a `target`.');
    if (second)
        return fail(second.lineOf([]), 'a suite is one YAML document, and here a second one starts. Leave out the `---`.');
    const { value } = document;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return fail(document.lineOf([]), `a suite is a mapping of keys to values, but this is ${Array.isArray(value) ? 'a list' : 'a single value'}.`);
    const whole = manifest_schema/* manifestSchema */.rc.safeParse(value);
    const gates = 'gates' in value && Array.isArray(value.gates) ? value.gates : [];
    const entries = gates.map((gate) => manifest_schema/* gateEntrySchema */.fF.safeParse(gate).data ?? null);
    if (whole.success)
        return { parsed: { document, manifest: whole.data, gates: entries, isBroken: () => false }, problems: [] };
    const { issues } = whole.error;
    const subject = { document, at: [], value, schema: manifest_schema/* manifestSchema */.rc, prefix: '', named: 0 };
    const broken = new Set(issues.flatMap(({ path }) => path.slice(0, 1)));
    return {
        parsed: {
            document,
            manifest: mend(value, issues),
            gates: entries,
            isBroken: (...keys) => keys.some((key) => broken.has(key)),
        },
        problems: (0,describe_issue/* describeIssues */.w)(issues, subject),
    };
}
/** The manifest without its broken parts: whole keys, but of `variants` only those that are broken. */
function mend(value, issues) {
    const isBroken = (...path) => issues.some((issue) => path.every((step, index) => issue.path[index] === step));
    const isWholeBroken = (key) => issues.some(({ path }) => path.length === 1 && path[0] === key);
    const mended = { target: { type: '?' } };
    for (const [key, part] of Object.entries(value)) {
        if (!Object.hasOwn(manifest_schema/* manifestSchema */.rc.shape, key))
            continue;
        if (!isBroken(key))
            mended[key] = part;
        else if (key === 'variants' && !isWholeBroken(key) && typeof part === 'object' && part !== null)
            mended[key] = Object.fromEntries(Object.entries(part).filter(([name]) => !isBroken(key, name)));
    }
    return manifest_schema/* manifestSchema */.rc.parse(mended);
}

// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/core/suite/parse-scoring.js

/** The members of a manifest that settle what metrics mean; calibration buckets by their inner edges. */
function parseScoring(manifest) {
    const { calibration_buckets: written, ...rest } = manifest;
    const keys = Object.keys(scoring/* scoringSchema */.b.shape);
    const given = Object.fromEntries(Object.entries(rest).filter(([key]) => keys.includes(key)));
    return scoring/* scoringSchema */.b.parse({ ...given, ...(written !== undefined && { calibration_buckets: bucketsOf(written) }) });
}
function bucketsOf(written) {
    const { edges, closed } = Array.isArray(written) ? { edges: written, closed: 'left' } : written;
    return { edges: edges.filter((edge) => edge > 0 && edge < 1), closed };
}

// EXTERNAL MODULE: ./build/core/suite/problem.js
var suite_problem = __webpack_require__(7998);
;// CONCATENATED MODULE: ./build/core/suite/parse-variants.js




const SHARED_KEYS = Object.keys(manifest_schema/* targetEntrySchema */.J7.shape);
/**
 * Every variant with its whole target: the keys of the variant over those of `target`, settings key by key. A variant with
 * another `type` starts from no options. Without `variants` there is one, `default`.
 * The record has no prototype, so that a variant called `toString` is found only where there is one.
 */
function parseVariants({ manifest, document, targets, }) {
    const problems = new Map();
    const variants = {};
    Object.setPrototypeOf(variants, null);
    for (const [name, entry] of Object.entries(manifest.variants ?? { default: { settings: {} } })) {
        const at = manifest.variants ? ['variants', name] : ['target'];
        const parsed = parseTarget({ base: manifest.target, entry, at, document, targets });
        if (parsed.target)
            variants[name] = { name, target: parsed.target, declared: listDeclared(entry) };
        // What is wrong with the target itself is found with every variant, and said once.
        for (const problem of parsed.problems)
            problems.set((0,suite_problem/* formatProblem */.V)(problem), problem);
    }
    return { variants, problems: [...problems.values()] };
}
function parseTarget({ base, entry, at, document, targets, }) {
    const type = entry.type ?? base.type;
    const adapter = targets.find(({ name }) => name === type);
    if (!adapter) {
        const known = targets.map(({ name }) => name);
        const line = document.lineOf([...(entry.type === undefined ? ['target'] : at), 'type']);
        return { target: null, problems: [{ file: document.file, line, message: (0,unknown_name/* unknownName */.U)('target type', type, known) }] };
    }
    const inherited = type === base.type ? base : null;
    const own = optionsOf(entry);
    const value = { ...optionsOf(inherited ?? {}), ...own };
    const parsed = adapter.options.safeParse(value);
    if (!parsed.success) {
        const describe = (place, issues) => (0,describe_issue/* describeIssues */.w)(issues, {
            document,
            at: place,
            value,
            schema: adapter.options,
            prefix: '',
            named: 0,
            otherKeys: SHARED_KEYS,
        });
        const isInherited = (key) => key !== undefined && Object.hasOwn(value, key) && !Object.hasOwn(own, key);
        const issues = parsed.error.issues.flatMap((issue) => splitByKey(issue));
        return {
            target: null,
            problems: [
                ...describe(['target'], issues.filter(({ key }) => isInherited(key)).map(({ issue }) => issue)),
                ...describe(at, issues.filter(({ key }) => !isInherited(key)).map(({ issue }) => issue)),
            ],
        };
    }
    const options = parsed.data;
    const setup = entry.setup ?? inherited?.setup;
    return {
        target: {
            type,
            options: typeof options === 'object' && options !== null ? { ...options } : {},
            settings: { ...base.settings, ...entry.settings },
            deterministic: entry.deterministic ?? inherited?.deterministic ?? adapter.deterministic ?? false,
            ...((entry.mock ?? inherited?.mock) === true && { mock: true }),
            ...(setup !== undefined && { setup }),
        },
        problems: [],
    };
}
/** A variant with another `type` starts from no options, so all of them are its own. */
function listDeclared(entry) {
    const { type, setup, settings } = entry;
    return [
        ...(type === undefined ? [] : ['type', 'options']),
        ...(setup === undefined ? [] : ['setup']),
        ...Object.keys(optionsOf(entry)).map((key) => `options.${key}`),
        ...Object.keys(settings).map((key) => `settings.${key}`),
    ].sort();
}
/** What the adapter reads. */
function optionsOf(entry) {
    return Object.fromEntries(Object.entries(entry).filter(([key]) => !SHARED_KEYS.includes(key)));
}
/** An issue for each top-level key that it is about, so that each can be placed where the key is written. */
function splitByKey(issue) {
    if (issue.code !== 'unrecognized_keys' || issue.path.length > 0)
        return [{ key: issue.path[0], issue }];
    return issue.keys.map((key) => ({ key, issue: { ...issue, keys: [key] } }));
}

;// CONCATENATED MODULE: ./build/core/suite/parse-suite.js













/**
 * Reads a golden suite: every default filled in, every metric, target and gate resolved.
 * Warnings and problems read `path:line: what is wrong. What to do.`
 * Throws the user's error `suite-invalid` with every problem of all files at once.
 */
function parseSuite(source) {
    const { suite, problems, warnings } = inspectSuite(source);
    if (suite === null)
        throw refuseSuite(source.manifest.path, problems);
    return { suite, warnings: warnings.map((warning) => (0,suite_problem/* formatProblem */.V)(warning)) };
}
/** The user's error `suite-invalid`. */
function refuseSuite(path, problems) {
    return new model_error/* UserError */.y('suite-invalid', { path, problems: problems.map((problem) => (0,suite_problem/* formatProblem */.V)(problem)) });
}
/** Reads a golden suite and says everything that is to be said of it. */
function inspectSuite({ manifest: file, caseFiles, emptyPatterns = [], modules = [], registries, hash, }) {
    const order = [
        file.path,
        ...modules.flatMap((module) => ('path' in module ? [module.path] : [])),
        ...caseFiles.map(({ path }) => path),
    ];
    const { parsed, problems: found } = parseManifest(file);
    const read = (0,parse_cases/* parseCases */.B)({
        files: caseFiles,
        hash,
        checkJsonSchema: registries.checkJsonSchema,
        documents_dir: parsed?.manifest.documents_dir ?? null,
        profile: parsed?.manifest.profile ?? null,
    });
    const problems = [...found, ...read.problems];
    const strict = parsed?.manifest.strict ?? false;
    const refuse = () => ({
        suite: null,
        strict,
        problems: (0,suite_problem/* sortProblems */.d)(problems, order),
        warnings: (0,suite_problem/* sortProblems */.d)(read.warnings, order),
        advice: [],
    });
    if (!parsed)
        return refuse();
    const { document, manifest, isBroken } = parsed;
    problems.push(...emptyPatterns.map((pattern) => describeEmptyPattern(pattern, parsed)));
    const { variants, problems: wrongVariants } = isBroken('target')
        ? { variants: {}, problems: [] }
        : parseVariants({ manifest, document, targets: registries.targets });
    problems.push(...wrongVariants);
    const { name, problem: wrongName } = parse_suite_nameOf(parsed);
    if (wrongName)
        problems.push(wrongName);
    const { default_variant, problem: wrongDefault } = defaultVariantOf(parsed);
    if (wrongDefault)
        problems.push(wrongDefault);
    const k = [...new Set([...manifest.k, manifest.primary_k])].sort((a, b) => a - b);
    const { primary_k, success, pricing } = manifest;
    const scoring = parseScoring(manifest);
    const settingsAreKnown = !isBroken('k', 'primary_k', 'success', 'pricing');
    const settings = { k, primary_k, success, pricing, scoring };
    const plain = settingsAreKnown ? registries.metrics(settings) : [];
    const isTaken = (wanted) => !('unknown' in registries.resolveMetric(plain, wanted));
    const own = parseCustomMetrics({ modules, document, isTaken });
    problems.push(...own.problems);
    const metrics = settingsAreKnown && own.metrics.length > 0 ? registries.metrics(settings, own.metrics) : plain;
    // What is wrong with its module has been said.
    const isBrokenOwn = (gate) => own.problems.length > 0 && gate?.metric.startsWith('custom.') === true;
    const casesAreKnown = caseFiles.length > 0 && read.problems.length === 0 && emptyPatterns.length === 0;
    const cases = casesAreKnown ? read.cases : null;
    const criteria = parseCriteria({ criteria: settingsAreKnown ? manifest.criteria : {}, document, metrics, cases });
    const gating = parseGates({
        entries: settingsAreKnown ? parsed.gates.map((gate) => (isBrokenOwn(gate) ? null : gate)) : [],
        criteria: criteria.gates,
        document,
        metrics,
        primary_k,
        resolveMetric: registries.resolveMetric,
        cases,
    });
    problems.push(...criteria.problems, ...gating.problems);
    if (problems.length > 0)
        return refuse();
    const isDeterministic = variants[default_variant]?.target.deterministic ?? false;
    const suite = {
        name,
        version: manifest.version,
        description: manifest.description ?? null,
        file: file.path,
        cases: read.cases,
        variants,
        default_variant,
        k,
        primary_k,
        success,
        trials: manifest.trials,
        baseline_trials: manifest.baseline_trials ?? (isDeterministic ? 1 : 3),
        concurrency: manifest.concurrency,
        timeout_seconds: manifest.timeout_seconds,
        retries: manifest.retries,
        seed: manifest.seed,
        alpha: manifest.alpha,
        min_scored_share: manifest.min_scored_share,
        max_cost_usd: manifest.max_cost_usd ?? null,
        zero_tolerance: manifest.zero_tolerance,
        pricing,
        scoring,
        gates: manifest.gates
            ? gating.gates
            : [...registries.defaultGates({ metrics, cases: read.cases }), ...gating.gates],
        controlled: manifest.controlled,
        ...(own.metrics.length > 0 && {
            custom_metrics: {
                modules: modules.flatMap((module) => ('path' in module ? [module.path] : [])),
                metrics: own.metrics,
            },
        }),
    };
    return {
        suite,
        strict,
        problems: [],
        warnings: (0,suite_problem/* sortProblems */.d)([...read.warnings, ...criteria.warnings, ...gating.warnings], order),
        advice: (0,suite_problem/* sortProblems */.d)(adviseSuite({ suite, document }), order),
    };
}
/** The manifest's folder where no name is given. */
function parse_suite_nameOf({ document, manifest, isBroken }) {
    const name = manifest.name ?? document.file.split('/').at(-2) ?? 'suite';
    if (isBroken('name') || suite/* nameSchema */.J.safeParse(name).success)
        return { name };
    return {
        name,
        problem: {
            file: document.file,
            line: 1,
            message: `the suite would be named after its folder, but ${(0,quote/* quote */.h)(name)} is no name. Give \`name\`: letters, digits, dots, dashes and underscores.`,
        },
    };
}
function defaultVariantOf({ document, manifest, isBroken }) {
    const names = Object.keys(manifest.variants ?? { default: null });
    const given = manifest.default_variant;
    const [first = 'default'] = names;
    if (given === undefined || isBroken('variants') || names.includes(given))
        return { default_variant: given ?? first };
    return {
        default_variant: first,
        problem: {
            file: document.file,
            line: document.lineOf(['default_variant']),
            message: (0,unknown_name/* unknownName */.U)('variant', given, names),
        },
    };
}
function describeEmptyPattern(pattern, { document, manifest }) {
    const index = [manifest.cases].flat().indexOf(pattern);
    const path = Array.isArray(manifest.cases) ? ['cases', index] : ['cases'];
    const hint = 'Paths count from the folder of the suite and stay inside the working directory.';
    return {
        file: document.file,
        line: document.lineOf(path),
        message: `no case file matches ${(0,quote/* quote */.h)(pattern)}. ${hint}`,
    };
}


/***/ }),

/***/ 7998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ formatProblem),
/* harmony export */   d: () => (/* binding */ sortProblems)
/* harmony export */ });
/** `golden/suite.yaml:12: metric …`, the shape that editors and terminals turn into a link. */
function formatProblem({ file, line, message }) {
    return `${file}:${line}: ${message}`;
}
/** Problems in the order in which a reader meets them: the files as they were read, then by line. */
function sortProblems(problems, files) {
    const order = new Map(files.map((file, index) => [file, index]));
    return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line);
}


/***/ }),

/***/ 9805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
const LONGEST = 60;
/** A value from a suite file as a message shows it: in backticks, on one line, at most 60 characters. */
function quote(text) {
    const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    return `\`${clipped.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => escapeCharacter(character)).replaceAll('`', "'")}\``;
}
function escapeCharacter(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}


/***/ }),

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ YAML_OPTIONS),
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
;// CONCATENATED MODULE: ./build/core/suite/describe-yaml-error.js

/** What the yaml package says, where it says it in the words of the YAML specification, in the words of its users. */
const MESSAGES = {
    BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'there is a second `: ` in the value of this line. Put the value in quotes, or fix the indentation.',
    MISSING_CHAR: 'a quote, bracket or brace is opened before this place and never closed. Close it.',
    MULTILINE_IMPLICIT_KEY: 'this key runs over several lines: is a `:` missing, or the indentation wrong?',
    NON_STRING_KEY: 'this key is a list or a mapping. A key is plain text; put `{{ … }}` and the like in quotes.',
    RESOURCE_EXHAUSTION: 'lists or mappings are nested too deeply here. Flatten them.',
    TAB_AS_INDENT: 'the line is indented with a tab. YAML takes spaces only.',
};
/** One sentence for a fault in the notation, e.g. "the line is indented with a tab. YAML takes spaces only." */
function describeYamlError(error, text) {
    if (error.code === 'TAG_RESOLVE_FAILED') {
        const tag = text.slice(error.pos[0], error.pos[1]);
        return `tag ${(0,quote/* quote */.h)(tag)} is unknown: suites are plain YAML. Leave it out.`;
    }
    return MESSAGES[error.code] ?? `this is not valid YAML: ${error.message}.`;
}

;// CONCATENATED MODULE: ./build/core/suite/read-yaml.js



/** YAML 1.2, core schema. */
const YAML_OPTIONS = {
    prettyErrors: false,
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    stringKeys: true,
    // Checked by `checkNodes` instead, which names both places and is not quadratic.
    uniqueKeys: false,
};
/** An anchor may be used this often; "billion laughs" files reach it at once. */
const MAX_ALIASES = 1000;
/**
 * Reads YAML 1.2 (core schema: `no` and `2024-01-01` are text, `007` is a number, no merge keys) into plain data.
 * Documents with a fault in the notation are left out, with the first fault of each as a problem: the rest follows from it.
 * Duplicate keys, `__proto__`, unknown tags, numbers that JSON cannot carry and endless aliases are faults too.
 */
function readYaml({ path: file, text }) {
    const lines = new dist/* LineCounter */.HN();
    // A byte order mark would count as indentation.
    const plain = text.replace(/^\uFEFF/, '');
    const parsed = (0,dist/* parseAllDocuments */.hR)(plain, { ...YAML_OPTIONS, lineCounter: lines });
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const documents = [];
    const problems = [];
    for (const document of parsed) {
        const fault = [...document.errors, ...document.warnings][0];
        if (fault) {
            problems.push({ file, line: lineAt(fault.pos[0]), message: describeYamlError(fault, plain) });
            continue;
        }
        const { faults, targets } = checkNodes(document, lineAt);
        for (const found of faults)
            problems.push({ file, ...found });
        const isEmpty = document.contents === null || ((0,dist/* isScalar */.jn)(document.contents) && document.contents.value === null);
        if (faults.length > 0 || isEmpty)
            continue;
        const converted = convert(document, lineAt);
        if ('message' in converted)
            problems.push({ file, ...converted });
        else
            documents.push({ file, value: converted.value, ...locate(document, targets, lineAt) });
    }
    return { documents, problems };
}
function checkNodes(document, lineAt) {
    const faults = [];
    const anchors = new Map();
    const targets = new Map();
    const add = (node, message) => {
        faults.push({ line: lineAt(node.range?.[0] ?? 0), message });
    };
    const keepAnchor = (node) => {
        if (node.anchor !== undefined)
            anchors.set(node.anchor, node);
    };
    (0,dist/* visit */.YR)(document, {
        Map(_, map) {
            keepAnchor(map);
            const seen = new Map();
            for (const { key } of map.items) {
                if (!(0,dist/* isScalar */.jn)(key))
                    continue;
                const name = String(key.value);
                const first = seen.get(name);
                const line = lineAt(key.range?.[0] ?? 0);
                if (name === '__proto__')
                    add(key, 'key `__proto__` is not allowed. Give it another name.');
                else if (name === '<<')
                    add(key, 'merge keys (`<<`) are not part of YAML 1.2. Write the keys out.');
                else if (first !== undefined)
                    add(key, `key ${(0,quote/* quote */.h)(name)} is given twice, first on line ${first}. Keep one.`);
                else
                    seen.set(name, line);
            }
        },
        Seq(_, list) {
            keepAnchor(list);
        },
        Scalar(_, node) {
            keepAnchor(node);
            if (typeof node.value === 'number' && !Number.isFinite(node.value))
                add(node, `${(0,quote/* quote */.h)(node.source ?? '')} is not a finite number. Give a finite one, or put it in quotes.`);
        },
        Alias(_, alias, ancestors) {
            const name = alias.source;
            const target = anchors.get(name);
            if (!target)
                add(alias, `alias ${(0,quote/* quote */.h)(`*${name}`)} has no anchor before it. Write ${(0,quote/* quote */.h)(`&${name}`)} first.`);
            else if (ancestors.includes(target))
                add(alias, `alias ${(0,quote/* quote */.h)(`*${name}`)} contains itself. Write the value out.`);
            else
                targets.set(alias, target);
        },
    });
    return { faults, targets };
}
function convert(document, lineAt) {
    try {
        return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) };
    }
    catch (error) {
        // The only error left after `checkNodes`: the yaml package gives up on the number of aliases.
        if (!(error instanceof ReferenceError))
            throw error;
        let line = 1;
        (0,dist/* visit */.YR)(document, {
            Alias(_, alias) {
                line = lineAt(alias.range?.[0] ?? 0);
                return dist/* visit */.YR.BREAK;
            },
        });
        return { line, message: `aliases are used more than ${MAX_ALIASES} times from here on. Write the values out.` };
    }
}
/** Looks places up by an index of each mapping, made at its first use: a broken file may ask for every one of many keys. */
function locate(document, targets, lineAt) {
    const indexes = new Map();
    const pairOf = (map, step) => {
        const index = indexes.get(map) ?? new Map(map.items.map((pair) => [(0,dist/* isScalar */.jn)(pair.key) ? String(pair.key.value) : '', pair]));
        indexes.set(map, index);
        return index.get(String(step));
    };
    const find = (path) => {
        let node = document.contents;
        let line = lineAt(document.contents?.range?.[0] ?? 0);
        let keyLine = line;
        for (const step of path) {
            const parent = (0,dist/* isAlias */.Vj)(node) ? targets.get(node) : node;
            const pair = (0,dist/* isMap */.jh)(parent) ? pairOf(parent, step) : undefined;
            const next = (0,dist/* isSeq */.oP)(parent) ? parent.items[Number(step)] : pair?.value;
            if (next === undefined)
                return { line, keyLine: line, node: null };
            const [start, keyStart] = [next, pair?.key].map((each) => ((0,dist/* isNode */.Ll)(each) ? each.range?.[0] : undefined));
            line = lineAt(start ?? keyStart ?? 0);
            keyLine = lineAt(keyStart ?? start ?? 0);
            node = next;
        }
        return { line, keyLine, node };
    };
    return {
        lineOf: (path) => find(path).line,
        lineOfKey: (path) => find(path).keyLine,
        sourceOf: (path) => {
            const { node } = find(path);
            return (0,dist/* isScalar */.jn)(node) && node.type === 'PLAIN' ? (node.source ?? null) : null;
        },
    };
}


/***/ }),

/***/ 26447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ unwrapSchema),
/* harmony export */   g: () => (/* binding */ schemaKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The keys that a mapping may have at a path of a schema; of a union the keys of all its branches. */
function schemaKeys(schema, path) {
    const found = path.reduce((at, step) => at.flatMap((each) => stepInto(each, step)), unwrapSchema(schema));
    return [...new Set(found.flatMap((each) => (each instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject ? Object.keys(each.shape) : [])))];
}
function stepInto(schema, step) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodArray)
        return unwrapSchema(schema.element);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodRecord)
        return unwrapSchema(schema.valueType);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject)
        return unwrapSchema(schema.shape[String(step)]);
    return [];
}
/** The schemas a value may meet once defaults, optionals and unions are looked through. */
function unwrapSchema(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodOptional || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodDefault || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodNullable)
        return unwrapSchema(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodUnion)
        return schema.options.flatMap((option) => unwrapSchema(option));
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodType ? [schema] : [];
}


/***/ }),

/***/ 26047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName),
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31406);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9805);


/** Beside a suggestion a longer list would only hide it. */
const LONGEST_LIST = 20;
/**
 * What to say of a name that nothing has. A long list of those that there are is left out where one of them is near.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, known)) {
    const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`;
    return `${kind} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(name)} is unknown.${didYouMean(suggestion)}${list}`;
}
/** ` Did you mean … ?`, or nothing. */
function didYouMean(suggestion) {
    return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
}


/***/ }),

/***/ 85450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
/* harmony export */   gj: () => (/* binding */ suiteOfShardArtifact),
/* harmony export */   hF: () => (/* binding */ baselineArtifactName),
/* harmony export */   m5: () => (/* binding */ reportArtifactName),
/* harmony export */   nV: () => (/* binding */ suiteOfRunArtifact),
/* harmony export */   nc: () => (/* binding */ runArtifactName),
/* harmony export */   u9: () => (/* binding */ shardArtifactName),
/* harmony export */   wn: () => (/* binding */ listArtifacts)
/* harmony export */ });
const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
/** The suite of a measured run's artifact, or null when the name is another artifact's. */
function suiteOfRunArtifact(name) {
    return /^goldenpair-run-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a measured shard's artifact, or null when the name is another artifact's. Its run.json says which shard it is. */
function suiteOfShardArtifact(name) {
    return /^goldenpair-shard-\d{1,4}-of-\d{1,4}-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, name, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listArtifactsForRepo(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
async function listRunArtifacts({ client, owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, run_id: runId, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listWorkflowRunArtifacts(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found;
}
function readArtifact(artifact) {
    const run = artifact.workflow_run;
    return {
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        run: run?.id === undefined
            ? null
            : {
                id: run.id,
                headRepositoryId: run.head_repository_id ?? null,
                headBranch: run.head_branch ?? null,
                headSha: run.head_sha ?? '',
            },
    };
}


/***/ }),

/***/ 25847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ renderMarker),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   gY: () => (/* binding */ parseMarker),
/* harmony export */   zU: () => (/* binding */ countLook)
/* harmony export */ });
const MARKER = /^<!-- goldenpair:([A-Za-z0-9][A-Za-z0-9._-]*) run=(\d{1,15}) attempt=(\d{1,6}) sha=([0-9a-f]{7,64})(?: look=(\d{1,6}))? -->/;
/** @example `<!-- goldenpair:demo run=812 attempt=1 sha=9d0e4c1… -->` */
function renderMarker({ suite, run, attempt, sha, look }) {
    const count = look === undefined ? '' : ` look=${look}`;
    return `<!-- goldenpair:${suite} run=${run} attempt=${attempt} sha=${sha}${count} -->`;
}
/** The marker that a comment's body starts with, or null. A marker further down is somebody's quotation. */
function parseMarker(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, suite = '', run, attempt, sha = '', look] = match;
    const count = look === undefined ? {} : { look: Number(look) };
    return { suite, run: Number(run), attempt: Number(attempt), sha, ...count };
}
/** Whether `a` reports a later measurement than `b`. */
function isNewer(a, b) {
    return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
/**
 * The how-manieth measurement of a pull request a new one is, by the bodies of the comments that we wrote: the more often
 * somebody looks, the more often chance alone shows a regression. Reporting the same measurement again is no new look.
 */
function countLook(bodies, marker) {
    const looks = bodies.flatMap((body) => {
        const found = parseMarker(body);
        if (found?.suite !== marker.suite)
            return [];
        const isSame = found.run === marker.run && found.attempt === marker.attempt;
        return [(found.look ?? 1) + (isSame ? 0 : 1)];
    });
    return Math.max(1, ...looks);
}


/***/ }),

/***/ 7620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ listOwnComments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14799);


const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { databaseId url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
            comments: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
                nodes: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ databaseId: zod__WEBPACK_IMPORTED_MODULE_0__.int(), url: zod__WEBPACK_IMPORTED_MODULE_0__.string(), body: zod__WEBPACK_IMPORTED_MODULE_0__.string(), viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__.boolean() })),
                pageInfo: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable() }),
            }),
        }),
    }),
});
/**
 * Every comment on a pull request that this token wrote, oldest first. GraphQL knows who is asking (`viewerDidAuthor`);
 * where it cannot be used, REST lists the comments and the author's name decides.
 */
async function listOwnComments(request) {
    try {
        return await listByGraphql(request);
    }
    catch (error) {
        const failure = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .i)(error);
        if (failure === null && !(error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G))
            throw error;
        return listByRest(request);
    }
}
async function listByGraphql({ client, owner, repo, number }) {
    const own = [];
    let after = null;
    do {
        const answer = await client.graphql(QUERY, { owner, repo, number, after });
        const { nodes, pageInfo } = answerSchema.parse(answer).repository.pullRequest.comments;
        own.push(...nodes
            .filter((node) => node.viewerDidAuthor)
            .map(({ databaseId, url, body }) => ({ id: databaseId, url, body })));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return own;
}
/** The login that the runner's own token writes as. */
const ACTIONS_BOT = 'github-actions[bot]';
async function listByRest({ client, owner, repo, number }) {
    const login = await readLogin(client);
    const request = { owner, repo, issue_number: number, per_page: 100 };
    const comments = await client.paginate(client.rest.issues.listComments, request);
    return comments
        .filter(({ user }) => user?.login === login)
        .map(({ id, html_url, body }) => ({ id, url: html_url, body: body ?? '' }));
}
async function readLogin(client) {
    try {
        return (await client.rest.users.getAuthenticated()).data.login;
    }
    catch (error) {
        // An app's token, which the runner's is, may not ask who it is.
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .i)(error) === null)
            throw error;
        return ACTIONS_BOT;
    }
}


/***/ }),

/***/ 12894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createLines),
/* harmony export */   b: () => (/* binding */ continueLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _output_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48162);



const LINE_FEED = 0x0a;
const BLOCK = 64 * 1024;
/** Starts a file of lines over what was there. Throws `output-unwritable`. */
function createLines(path) {
    return appendTo(path, openFile(path, 'w'), 0);
}
/** Goes on with a file of lines, without a line that was being written when its writer was killed. Throws `output-unwritable`. */
function continueLines(path) {
    const file = openFile(path, 'r+');
    const length = lengthOfWholeLines(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, length);
    return appendTo(path, file, length);
}
function openFile(path, flags) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    }
    catch (error) {
        throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, path);
    }
}
/** In bytes, to behind the last line feed. */
function lengthOfWholeLines(file) {
    const block = Buffer.alloc(BLOCK);
    for (let end = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size; end > 0; end -= Math.min(BLOCK, end)) {
        const start = Math.max(0, end - BLOCK);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, end - start, start);
        const last = block.subarray(0, length).lastIndexOf(LINE_FEED);
        if (last >= 0)
            return start + last + 1;
    }
    return 0;
}
function appendTo(path, file, start) {
    let length = start;
    let isOpen = true;
    return {
        append: (line) => {
            const bytes = Buffer.from(`${line}\n`);
            try {
                // A full disk takes a part before it refuses.
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done, bytes.length - done, length + done);
                length += bytes.length;
            }
            catch (error) {
                cut(file, length);
                throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, path);
            }
        },
        [Symbol.dispose]: () => {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            isOpen = false;
        },
    };
}
function cut(file, length) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, length);
    }
    catch {
        // Not every file can be cut: a device, for one.
    }
}


/***/ }),

/***/ 7122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ globToRegExp)
/* harmony export */ });
/**
 * A pattern over paths with `/`: `**` any folders, `*` and `?` within a name, `{a,b}` either. A pattern without `/` is
 * still relative to the root: write a `**` folder in front to match at any depth.
 * @example globToRegExp('src/**\/*.{ts,js}').test('src/core/a.ts') // true
 */
function globToRegExp(glob) {
    let source = '';
    let depth = 0;
    for (let index = 0; index < glob.length; index++) {
        const rest = glob.slice(index);
        const character = rest[0] ?? '';
        if (/^\*\*\//.test(rest)) {
            source += '(?:[^/]+/)*';
            index += 2;
        }
        else if (rest.startsWith('**')) {
            source += '.*';
            index += 1;
        }
        else if (character === '*')
            source += '[^/]*';
        else if (character === '?')
            source += '[^/]';
        else if (character === '{' && rest.includes('}')) {
            source += '(?:';
            depth++;
        }
        else if (character === '}' && depth > 0) {
            source += ')';
            depth--;
        }
        else if (character === ',' && depth > 0)
            source += '|';
        else
            source += character.replace(/[.+^${}()|[\]\\]/, '\\$&');
    }
    return new RegExp(`^${source}$`, 's');
}


/***/ }),

/***/ 27770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isDirectory() && enters(path))
                await read(path);
        }
    };
    await read('');
    return files.sort();
}


/***/ }),

/***/ 48162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ asOutputError)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27268);

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
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    return reason === undefined ? error : new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 41237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _output_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48162);



/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    const draft = `${path}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(draft, { force: true }).catch(() => undefined);
        throw (0,_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, path);
    }
}


/***/ }),

/***/ 34152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 47163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ publishReport)
});

// UNUSED EXPORTS: PUBLISHERS

;// CONCATENATED MODULE: ./build/shell/publishers/annotations.js
/** GitHub shows ten annotations of a kind for each step and drops the rest. */
const MAX_ANNOTATIONS = 10;
/**
 * Remarks on the lines of the worst cases, through workflow commands. The texts come from suites and targets: the command
 * module percent-encodes line ends, and in properties colons and commas, so no text can start a command of its own.
 */
const annotations = {
    name: 'annotations',
    publish: (publication, { commands }) => {
        const shown = publication.annotations.slice(0, MAX_ANNOTATIONS);
        for (const { level, file, line, title, message } of shown) {
            commands[level](message, { title, file, startLine: line });
        }
        return Promise.resolve(shown.length > 0 ? { kind: 'done' } : { kind: 'skipped', reason: 'there is nothing to remark' });
    },
};

// EXTERNAL MODULE: ./build/shell/github/marker.js
var github_marker = __webpack_require__(25847);
// EXTERNAL MODULE: ./build/shell/github/own-comments.js
var own_comments = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/publishers/comment.js



const CREATE_ATTEMPTS = 3;
const CREATE_WAIT_MS = 2000;
const KEPT_IN_SUMMARY = 'the report stays in the job summary';
/** The sticky comment: one for each suite and pull request, updated in place, never older than what it replaces. */
const comment = {
    name: 'comment',
    publish: async ({ comment: text, marker, place }, { connect, wait, log }) => {
        if ('kind' in place)
            return { kind: 'skipped', reason: place.reason };
        const body = `${(0,github_marker/* renderMarker */.Bd)(marker)}\n${text}`;
        try {
            const client = await connect();
            const plan = planComment(await (0,own_comments/* listOwnComments */.l)({ client, ...place }), marker);
            if (plan.kind === 'outdated') {
                return { kind: 'skipped', reason: `run ${plan.newer.run} has reported later measurements already` };
            }
            const url = plan.kind === 'update' ? await updateComment(client, place, plan.keep, body) : null;
            const outcome = { kind: 'done', url: url ?? (await createComment(client, place, marker, body, wait)) };
            if (plan.kind === 'update')
                await deleteComments(client, place, plan.remove);
            return outcome;
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.i)(error);
            if (failure === null)
                throw error;
            log.debug(`The comment was refused: ${failure.status} ${failure.message}`);
            return { kind: 'failed', reason: `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}` };
        }
    },
};
/**
 * What to do with the comments that we wrote, oldest first: the first of this suite is kept, so that links to it stay
 * good; the others are duplicates; and where any of them reports a newer run, nothing is touched.
 */
function planComment(own, marker) {
    const ours = own.flatMap((written) => {
        const found = (0,github_marker/* parseMarker */.gY)(written.body);
        return found?.suite === marker.suite ? [{ written, found }] : [];
    });
    const newer = ours.find(({ found }) => (0,github_marker/* isNewer */.U4)(found, marker));
    if (newer !== undefined)
        return { kind: 'outdated', newer: newer.found };
    const [first, ...others] = ours.map(({ written }) => written);
    return first === undefined ? { kind: 'create' } : { kind: 'update', keep: first, remove: others };
}
/** The address of the updated comment, or null when somebody has deleted it in the meantime. */
async function updateComment(client, place, keep, body) {
    if (keep.body === body)
        return keep.url;
    try {
        const { owner, repo } = place;
        const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: keep.id, body });
        return data.html_url;
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.i)(error)?.status === 404)
            return null;
        throw error;
    }
}
/**
 * The address of a new comment. Where the answer was lost, the comment may have been written all the same: so it is looked
 * for before another is tried.
 */
async function createComment(client, place, marker, body, wait) {
    const { owner, repo, number } = place;
    for (let attempt = 1;; attempt += 1) {
        try {
            const request = { owner, repo, issue_number: number, body, request: { retries: 0 } };
            const { data } = await client.rest.issues.createComment(request);
            return data.html_url;
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.i)(error);
            if (failure === null || failure.status < 500 || attempt === CREATE_ATTEMPTS)
                throw error;
            await wait(CREATE_WAIT_MS * attempt);
            const plan = planComment(await (0,own_comments/* listOwnComments */.l)({ client, owner, repo, number }), marker);
            if (plan.kind === 'update')
                return (await updateComment(client, place, plan.keep, body)) ?? plan.keep.url;
        }
    }
}
async function deleteComments(client, { owner, repo }, comments) {
    for (const { id } of comments) {
        try {
            await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
        }
        catch (error) {
            // Another job may have deleted it, and a duplicate that stays is no reason to call the comment failed.
            if ((0,request_error/* readRequestFailure */.i)(error) === null)
                throw error;
        }
    }
}
function explainRefusal(failure, { number, isFork }) {
    const { status, message } = failure;
    if (/locked/i.test(message))
        return `the conversation of #${number} is locked`;
    if (status === 410 || status === 404)
        return `#${number} is gone, or ${(0,request_error/* explainFailure */.S)(failure, 'pull-requests: write')}`;
    if (status === 422)
        return `GitHub did not accept the comment (${message})`;
    if (status === 403 && isFork && !/rate limit/i.test(message)) {
        return `the token of a pull request from a fork only reads (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``;
    }
    return (0,request_error/* explainFailure */.S)(failure, 'pull-requests: write');
}

;// CONCATENATED MODULE: ./build/shell/publishers/outputs.js
/** The Action's outputs, through the runner's output file. */
const outputs = {
    name: 'outputs',
    publish: (publication, { commands }, earlier) => {
        for (const [name, value] of Object.entries(publication.outputs))
            commands.setOutput(name, value);
        const { comment } = earlier;
        commands.setOutput('comment-url', comment?.kind === 'done' ? (comment.url ?? '') : '');
        return Promise.resolve({ kind: 'done' });
    },
};

// EXTERNAL MODULE: ./build/shell/publishers/summary.js
var summary = __webpack_require__(38803);
;// CONCATENATED MODULE: ./build/shell/publishers/index.js




/** In this order: the summary says what became of the comment, the outputs name its address. */
const PUBLISHERS = [comment, summary/* summary */.z, annotations, outputs];
/** Publishes a report in every way there is, one after the other; what failed is logged and keeps nothing else from happening. */
async function publishReport(publication, effects) {
    let outcomes = {};
    for (const { name, publish } of PUBLISHERS) {
        const outcome = await publish(publication, effects, outcomes);
        outcomes = { ...outcomes, [name]: outcome };
        if (outcome.kind === 'done' && outcome.url !== undefined)
            effects.log.info(`${name}: ${outcome.url}`);
        if (outcome.kind === 'failed')
            effects.log.warning(`${name}: ${outcome.reason}.`);
        if (outcome.kind === 'skipped')
            effects.log.info(`${name}: skipped, ${outcome.reason}.`);
    }
    return outcomes;
}


/***/ }),

/***/ 38803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fe: () => (/* binding */ appendSummary),
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* unused harmony exports MAX_SUMMARY_BYTES, fitSummary */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** GitHub drops a step's summary of more than 1 MiB altogether. */
const MAX_SUMMARY_BYTES = 2 ** 20;
/** The job summary: the whole report, and where the comment could not be written, the reason. */
const summary = {
    name: 'summary',
    publish: async ({ summary: text }, { env }, earlier) => appendSummary(`${text.trimEnd()}\n${noteOnComment(earlier)}`, env),
};
/** Adds markdown to the job summary, cut to the room that is left. */
async function appendSummary(text, env) {
    const file = env['GITHUB_STEP_SUMMARY'];
    if (!file)
        return { kind: 'skipped', reason: 'this runner has no job summary (GITHUB_STEP_SUMMARY is not set)' };
    const written = await sizeOf(file);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, fitSummary(text, MAX_SUMMARY_BYTES - written));
    return { kind: 'done' };
}
const CUT = '\n\n_The rest is cut: a job summary holds 1 MiB. The whole report is in the artifact._\n';
/**
 * A text of at most `room` bytes of UTF-8, cut after a whole line where it is too long; empty where not even the notice fits.
 * @example fitSummary('short\n', 100) // 'short\n'
 */
function fitSummary(text, room) {
    const bytes = Buffer.from(text);
    if (bytes.length <= room)
        return text;
    const end = room - Buffer.byteLength(CUT);
    if (end < 0)
        return '';
    // A line end is one byte that no longer character contains, so cutting there keeps every character whole.
    const line = bytes.lastIndexOf('\n', end);
    return (line < 0 ? '' : bytes.subarray(0, line).toString()) + CUT;
}
function noteOnComment({ comment }) {
    return comment?.kind === 'failed' ? `\n> The comment could not be written: ${comment.reason}.\n` : '';
}
async function sizeOf(file) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size;
    }
    catch {
        return 0;
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

/***/ 48899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
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
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
/* harmony import */ var _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42605);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72765);
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
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/core/model/run.js
var run = __webpack_require__(72765);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/file-size.js
var file_size = __webpack_require__(25944);
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
    const value = parseJson(path, await (0,promises_.readFile)(path, 'utf8'));
    const version = versionSchema.safeParse(value).data?.schema_version;
    if (version !== undefined && version > run/* RUN_SCHEMA_VERSION */.ZN)
        throw new error/* UserError */.y('run-too-new', { path, got: version, supported: run/* RUN_SCHEMA_VERSION */.ZN });
    const parsed = storedRunSchema.safeParse(value);
    if (!parsed.success)
        throw new error/* UserError */.y('run-invalid', { path, line: null, problem: (0,describe_first_issue/* describeFirstIssue */.$)(parsed.error) });
    return parsed.data;
}
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new error/* UserError */.y('run-invalid', { path, line: null, problem }, { cause });
    }
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _core_model_collect_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66396);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51246);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53139);
/* harmony import */ var _read_trials_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51698);




/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .readReference */ .Wf)(folder);
        const run = known ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder));
    const collected = (0,_core_model_collect_scores_js__WEBPACK_IMPORTED_MODULE_3__/* .collectScores */ .s)();
    for await (const { trial, golden } of (0,_read_trials_of_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrialsOf */ .L)(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const { scores, unscored } = rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial);
        collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}


/***/ }),

/***/ 51698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readTrialsOf)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27268);
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
        const key = `${trial.trial} ${trial.case}`;
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
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27268);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72765);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51106);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48899);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61543);






/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
async function* readTrials(folder, log) {
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_3__/* .fileSize */ .O)(folder)) !== null)
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_3__/* .fileSize */ .O)(path)) === null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-not-found', { folder, missing: 'trials.jsonl' });
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonLines */ .s)(path, log)) {
        const parsed = _core_model_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialSchema */ .WI.safeParse(value);
        if (!parsed.success)
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path, line, problem: (0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFirstIssue */ .$)(parsed.error) });
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
/* harmony export */   NW: () => (/* binding */ runFiles)
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
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';


/***/ }),

/***/ 97795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ continueRun),
/* harmony export */   bp: () => (/* binding */ writeRun),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   yO: () => (/* binding */ dropCutTrial)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12894);
/* harmony import */ var _io_output_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48162);
/* harmony import */ var _io_replace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41237);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);






/**
 * Starts a run folder: an empty trials.jsonl over what an earlier run left there, then run.json as it is now.
 * Throws the user's error `output-unwritable`, and so do the writer's functions.
 */
async function writeRun(folder, run) {
    // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
    for (const old of [(0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder)])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(old, { force: true }).catch((error) => {
            throw (0,_io_output_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .K)(error, old);
        });
    return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLines */ .O);
}
/** Whether a folder holds a run, finished or not. */
async function hasRun(folder) {
    return (await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run)) !== null;
}
/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
function dropCutTrial(folder) {
    (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials)[Symbol.dispose]();
}
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
async function continueRun(folder, run) {
    return openWriter(folder, run, _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b);
}
async function openWriter(folder, run, openLines) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const trials = openLines(files.trials);
    const writeHead = async (head) => (0,_io_replace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .f)(files.run, `${JSON.stringify(head, null, 2)}\n`);
    try {
        await writeHead(run);
    }
    catch (error) {
        trials[Symbol.dispose]();
        throw error;
    }
    return {
        append: async (trial) => Promise.resolve(trials.append(JSON.stringify(trial))),
        finish: writeHead,
        [Symbol.asyncDispose]: () => Promise.resolve(trials[Symbol.dispose]()),
    };
}


/***/ }),

/***/ 85045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ describeCommand)
/* harmony export */ });
/** A command as one would type it, for messages; not quoted for a shell. */
function describeCommand(command) {
    return typeof command === 'string' ? command : command.join(' ');
}


/***/ }),

/***/ 79716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ MAX_LINE),
/* harmony export */   Oj: () => (/* binding */ parseRest),
/* harmony export */   UV: () => (/* binding */ parseReply),
/* harmony export */   ch: () => (/* binding */ TOO_LONG),
/* harmony export */   db: () => (/* binding */ parseBeginning)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _core_model_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81390);


/** The longest line that is read and the longest reply that is kept, in characters. */
const MAX_LINE = 64 * 1024 * 1024;
const TOO_LONG = 'The reply is longer than 64 MB.';
const MAX_MESSAGE = 2000;
/** Longer lines are written out once more to see that they can be: JSON can nest deeper, and 1e20 grow longer, than is stored. */
const SURELY_STORABLE = 4096;
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__.int().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__.string().default('no message'),
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
});
/** Words of connection faults as Node, Python, Go and the usual HTTP clients write them. */
const CONNECTION_FAULT = /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b|connection (?:refused|reset|aborted|closed|error|timed out)|could not connect|failed to connect|network is unreachable|socket hang up|fetch failed|name resolution|rate.?limit|too many requests|service unavailable|bad gateway|gateway time-?out/i;
/** Reads one line by docs/protocol.md. A broken line that still begins with an id fails that request. */
function parseReply(line) {
    let value;
    try {
        // Windows shells begin their output with a byte order mark.
        value = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return parseBeginning(line, `The reply is not JSON: ${reason}`);
    }
    if (typeof value !== 'object' || value === null)
        return { kind: 'noise' };
    if (!('id' in value) || typeof value.id !== 'string') {
        if ('reset' in value)
            return { kind: 'reset', isDone: value.reset === 'ok' };
        return { kind: 'answer' in value || 'error' in value ? 'nameless' : 'noise' };
    }
    const { id, ...fields } = value;
    if ('error' in fields && fields.error !== null && fields.error !== undefined)
        return { kind: 'failure', id, failure: readError(fields.error) };
    const parsed = _core_model_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .replySchema */ .Cc.safeParse(fields);
    if (parsed.success) {
        const problem = line.length > SURELY_STORABLE ? findStorageProblem(parsed.data) : null;
        return problem === null ? { kind: 'reply', id, reply: parsed.data } : protocolFailure(id, problem);
    }
    return protocolFailure(id, 'answer' in fields
        ? `The reply is not as the protocol says: ${describe(parsed.error)}`
        : 'The reply has neither `answer` nor `error`.');
}
/** The protocol failure of the request whose id the line begins with; noise when it begins with none. */
function parseBeginning(beginning, message) {
    const id = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.){1,400}")/.exec(beginning)?.[1];
    if (id === undefined)
        return { kind: 'noise' };
    try {
        return protocolFailure(String(JSON.parse(id)), message);
    }
    catch {
        return { kind: 'noise' };
    }
}
/** A last line without its line feed counts when it is whole; half of one says no more than that the program ended. */
function parseRest(rest) {
    const parsed = parseReply(rest);
    return parsed.kind === 'failure' && parsed.failure.kind === 'protocol' ? { kind: 'noise' } : parsed;
}
function findStorageProblem(reply) {
    try {
        return JSON.stringify(reply).length > MAX_LINE ? TOO_LONG : null;
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'The reply is nested too deeply to be stored.';
        throw error;
    }
}
/** An outage is believed only when its status or its words are those of one; everything else is the target's own failure. */
function readError(value) {
    const parsed = errorSchema.safeParse(typeof value === 'string' ? { message: value } : value);
    if (!parsed.success)
        return { kind: 'protocol', message: `The reply's error is not as the protocol says: ${describe(parsed.error)}` };
    const { kind, status, message, retry_after_s } = parsed.data;
    const isOutage = (kind ?? 'infrastructure') === 'infrastructure' &&
        (status === undefined ? CONNECTION_FAULT.test(message) : status === 429 || (status >= 500 && status <= 599));
    return {
        kind: isOutage ? 'infrastructure' : 'target',
        message: message.slice(0, MAX_MESSAGE),
        ...(status !== undefined && { status }),
        ...(isOutage && retry_after_s !== undefined && { retry_after_s }),
    };
}
function protocolFailure(id, message) {
    return { kind: 'failure', id, failure: { kind: 'protocol', message: message.slice(0, MAX_MESSAGE) } };
}
function describe(error) {
    return error.issues
        .slice(0, 3)
        .map(({ path, message }) => {
        const field = path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
        return field === '' ? message : `\`${field}\`: ${message}`;
    })
        .join('; ');
}


/***/ }),

/***/ 46710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ startProgram)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/shell/io/split-lines.js
var split_lines = __webpack_require__(34152);
// EXTERNAL MODULE: ./build/shell/targets/command/parse-reply.js
var parse_reply = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/shell/targets/command/tail.js
/** Keeps the last `size` characters of all that is appended. */
function keepTail(size) {
    let kept = '';
    let isCut = false;
    return {
        append: (text) => {
            const whole = kept + text;
            isCut ||= whole.length > size;
            kept = whole.slice(-size);
        },
        read: () => (isCut ? kept.slice(kept.indexOf('\n') + 1) : kept),
    };
}

;// CONCATENATED MODULE: ./build/shell/targets/command/start-program.js




const TAIL_SIZE = 16 * 1024;
/** How long a program that was asked to end may still take, and how long the output of an ended one may still arrive. */
const GRACE_MS = 2000;
/** Starts the program in a process group of its own. A program that cannot be started ends at once. */
function startProgram(options) {
    const { command, cwd, env, onLine, onTooLong, onEnd } = options;
    const [file = '', ...args] = typeof command === 'string' ? [command] : command;
    const child = (0,external_node_child_process_.spawn)(file, args, {
        cwd,
        env,
        shell: typeof command === 'string',
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own, so that its children end with it. Windows has no such groups.
        detached: process.platform !== 'win32',
    });
    const tail = keepTail(TAIL_SIZE);
    let isClosing = false;
    let hasEnded = false;
    let rest = null;
    const signalGroup = (signal) => {
        if (child.pid === undefined)
            return;
        try {
            if (process.platform === 'win32')
                child.kill(signal);
            else
                process.kill(-child.pid, signal);
        }
        catch {
            // Nobody is left in the group.
        }
    };
    const killGroup = () => signalGroup('SIGKILL');
    const lines = (0,split_lines/* splitLines */.u)({
        maxLength: parse_reply/* MAX_LINE */.MV,
        onLine: (line) => (rest === null ? onLine(line) : rest.push(line)),
        onTooLong,
    });
    const finish = (how, more = {}) => {
        if (hasEnded)
            return;
        rest = [];
        lines.end();
        hasEnded = true;
        process.off('exit', killGroup);
        killGroup();
        // A descendant that left the group may hold the pipes for ever; nobody here waits for it.
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream.destroy();
        if (!isClosing)
            onEnd({ how, hasStarted: true, code: null, rest: rest.join('\n'), ...more });
    };
    /** Ends a program that gave up a pipe and lives on: it cannot be asked, or it cannot answer. */
    const finishSoon = (how) => void setTimeout(() => finish(how), GRACE_MS).unref();
    process.once('exit', killGroup);
    child.stdout.on('data', (bytes) => {
        if (!hasEnded)
            lines.push(bytes);
    });
    child.stdout.on('end', () => finishSoon('closed its stdout'));
    child.stderr.setEncoding('utf8').on('data', (text) => tail.append(text));
    child.stdin.on('error', () => finishSoon('closed its stdin'));
    const exited = new Promise((resolve) => {
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            finish(`could not be started (${error.message}, in ${cwd})`, { hasStarted: false });
            resolve();
        });
        child.once('exit', (code, signal) => {
            const how = signal === null ? `exited with code ${code ?? 'unknown'}` : `was ended by ${signal}`;
            child.once('close', () => finish(how, { code }));
            // Something that it started may hold its output open for ever.
            setTimeout(() => finish(how, { code }), GRACE_MS).unref();
            resolve();
        });
    });
    let outbox = '';
    const flush = () => {
        if (outbox !== '' && child.stdin.writable)
            child.stdin.write(outbox);
        outbox = '';
    };
    return {
        write: (text) => {
            if (outbox === '')
                process.nextTick(flush);
            outbox += text;
        },
        endInput: () => {
            flush();
            child.stdin.end();
        },
        note: (text) => tail.append(text),
        log: () => tail.read(),
        close: async (waitMs) => {
            isClosing = true;
            child.stdin.end();
            if (!(await endsWithin(exited, waitMs))) {
                signalGroup('SIGTERM');
                if (!(await endsWithin(exited, GRACE_MS)))
                    killGroup();
                await exited;
            }
            finish('was closed');
        },
        kill: () => {
            isClosing = true;
            finish('was killed');
        },
    };
}
async function endsWithin(end, milliseconds) {
    let timer;
    const limit = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), milliseconds);
    });
    const result = await Promise.race([end.then(() => true), limit]);
    clearTimeout(timer);
    return result;
}


/***/ }),

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/shell/targets/command/describe-command.js
var describe_command = __webpack_require__(85045);
;// CONCATENATED MODULE: ./build/shell/targets/command/failures.js


const NAMELESS = { kind: 'protocol', message: 'The reply has no `id`.' };
function crashed(how, program) {
    return { kind: 'crash', message: `The target ${how}.`, ...stderrTail(program) };
}
function timedOut(timeoutMs, program) {
    return { kind: 'timeout', message: `No reply within ${timeoutMs / 1000} s.`, ...stderrTail(program) };
}
function givenUp(times) {
    const message = `The target ended or hung ${times} times in a row without an answer and is not started again.`;
    return { kind: 'crash', message };
}
/** A failure's `stderr_tail`, left out when the program has said nothing. */
function stderrTail(program) {
    const tail = program?.log() ?? '';
    return tail === '' ? {} : { stderr_tail: tail };
}
/** The user's error for a program that has never answered. */
function cannotStart(command, how, program) {
    return new error/* UserError */.y('target-cannot-start', {
        command: (0,describe_command/* describeCommand */.v)(command),
        how,
        log: program.log().trimEnd(),
    });
}

// EXTERNAL MODULE: ./build/shell/targets/command/parse-reply.js
var parse_reply = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/shell/targets/command/question.js
/** A question that was not sent yet. */
function makeQuestion(request, { timeoutMs }, clock) {
    const { promise, resolve, reject } = withResolvers();
    let sentAtMs = null;
    let timer;
    const stop = () => clearTimeout(timer);
    const takeTime = () => {
        stop();
        return sentAtMs === null ? 0 : clock.monotonicMs() - sentAtMs;
    };
    return {
        id: request.id,
        line: `${JSON.stringify(request)}\n`,
        timeoutMs,
        observation: promise,
        crashes: 0,
        hasTimedOut: false,
        isAlone: false,
        begin: (onTimeout) => {
            sentAtMs = clock.monotonicMs();
            timer = setTimeout(onTimeout, timeoutMs);
        },
        stop,
        succeed: (reply) => resolve({ status: 'ok', latency_ms: takeTime(), reply }),
        fail: (failure) => resolve({ status: 'failed', latency_ms: takeTime(), failure }),
        reject: (reason) => {
            stop();
            reject(reason);
        },
    };
}
function withResolvers() {
    let resolve = () => undefined;
    let reject = () => undefined;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}

// EXTERNAL MODULE: ./build/shell/targets/command/start-program.js + 1 modules
var start_program = __webpack_require__(46710);
;// CONCATENATED MODULE: ./build/shell/targets/command/per-case-session.js




/** When so many programs have ended and none has ever answered, the next would not either. */
const MAX_STARTS_WITHOUT_ANSWER = 5;
/** Starts the program anew for each question, with nothing but that question on its stdin. */
class PerCaseSession {
    corpusFingerprint = null;
    #options;
    #context;
    #calls = new Set();
    #fatal = null;
    #startFailure = null;
    #startsWithoutAnswer = 0;
    #hasAnswered;
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.#hasAnswered = context.hasAnswered ?? false;
    }
    async ask(request, { timeoutMs, signal }) {
        signal.throwIfAborted();
        if (this.#fatal !== null)
            throw this.#fatal;
        const question = makeQuestion(request, { timeoutMs }, this.#context.clock);
        const call = { question, program: this.#start(question) };
        const { program } = call;
        this.#calls.add(call);
        const abort = () => question.reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        question.begin(() => {
            question.fail(timedOut(timeoutMs, program));
            program.kill();
        });
        program.write(question.line);
        program.endInput();
        try {
            return await question.observation;
        }
        finally {
            signal.removeEventListener('abort', abort);
            // The next question may want the machine for itself.
            await program.close(signal.aborted ? 0 : this.#options.shutdownMs);
            this.#calls.delete(call);
        }
    }
    startFailure() {
        return this.#hasAnswered ? null : this.#startFailure;
    }
    async [Symbol.asyncDispose]() {
        for (const { question } of this.#calls)
            question.reject(new Error('The target was closed.'));
        await Promise.all([...this.#calls].map(async ({ program }) => program.close(0)));
    }
    #start(question) {
        const program = (0,start_program/* startProgram */.X)({
            ...this.#options,
            onLine: (line) => this.#receive({ question, program }, (0,parse_reply/* parseReply */.UV)(line), line),
            onTooLong: (beginning) => this.#receive({ question, program }, (0,parse_reply/* parseBeginning */.db)(beginning, parse_reply/* TOO_LONG */.ch), `${parse_reply/* TOO_LONG */.ch} It begins: ${beginning}`),
            onEnd: (end) => this.#end({ question, program }, end),
        });
        return program;
    }
    #receive({ question, program }, parsed, line) {
        const isOwn = 'id' in parsed && parsed.id === question.id;
        if (!isOwn && parsed.kind !== 'nameless') {
            program.note(`${line.slice(0, 1000)}\n`);
            return;
        }
        this.#hasAnswered = true;
        if (parsed.kind === 'reply')
            question.succeed(parsed.reply);
        else if (parsed.kind === 'failure')
            question.fail(parsed.failure);
        else
            question.fail(NAMELESS);
    }
    #end(call, end) {
        const { question, program } = call;
        if (end.rest !== '')
            this.#receive(call, (0,parse_reply/* parseRest */.Oj)(end.rest), end.rest);
        if (!this.#hasAnswered) {
            this.#startsWithoutAnswer += 1;
            this.#startFailure = cannotStart(this.#options.command, end.how, program);
            if (!end.hasStarted || this.#startsWithoutAnswer >= MAX_STARTS_WITHOUT_ANSWER) {
                this.#fatal = this.#startFailure;
                for (const other of this.#calls)
                    other.question.reject(this.#fatal);
                return;
            }
        }
        question.fail(crashed(end.how, program));
    }
}

;// CONCATENATED MODULE: ./build/shell/targets/command/under-way.js
/** The questions that a program was sent and that still wait for their reply, by id and in the order sent. */
class UnderWay {
    #questions = new Map();
    #timedOut = new Set();
    #hasNamedRequest = false;
    /** The one that was sent first. */
    first() {
        const [first] = this.#questions.values();
        return first;
    }
    add(question) {
        const first = this.first();
        question.isAlone = first === undefined && this.#timedOut.size === 0;
        if (first !== undefined)
            first.isAlone = false;
        this.#questions.set(question.id, question);
    }
    /** Takes out the question that a line answers. A reply without an id is the first one's, where it can hardly be another's. */
    takeAnswered(parsed) {
        if (parsed.kind === 'reply' || parsed.kind === 'failure') {
            const question = this.#questions.get(parsed.id);
            this.#hasNamedRequest ||= question !== undefined;
            this.#questions.delete(parsed.id);
            return question;
        }
        if (parsed.kind !== 'nameless' || (this.#hasNamedRequest && this.#questions.size > 1))
            return undefined;
        const first = this.first();
        if (first !== undefined)
            this.#questions.delete(first.id);
        return first;
    }
    /** From now on its reply is late. */
    expire({ id }) {
        this.#questions.delete(id);
        this.#timedOut.add(id);
    }
    /** Whether a line is the reply to a question that timed out, the first time it is asked. */
    takeLate(parsed) {
        return 'id' in parsed && this.#timedOut.delete(parsed.id);
    }
    /** Takes out all with their clocks stopped: nothing of them is to be expected any more. */
    takeAll() {
        const questions = [...this.#questions.values()];
        this.#questions.clear();
        this.#timedOut.clear();
        for (const question of questions)
            question.stop();
        return questions;
    }
}

;// CONCATENATED MODULE: ./build/shell/targets/command/session.js





/** Restarts after a question that ended the program on its own, or after a hang, without an answer in between. */
const MAX_RESTARTS = 5;
/** A program that ended this often and never answered cannot start. */
const session_MAX_STARTS_WITHOUT_ANSWER = 3;
/** A program that lets this many requests time out and says nothing in between is taken to hang. */
const TIMEOUTS_OF_A_HANG = 2;
/** The program may end this often with a question under way beside others before that is asked on its own. */
const MAX_CRASHES_IN_COMPANY = 2;
/**
 * Asks a program that stays up, over JSON lines: matches replies by id, restarts the program when it ends or hangs, and asks
 * again what was under way beside other questions, so that a trial fails only for what its own question did.
 */
class CommandSession {
    corpusFingerprint = null;
    #options;
    #context;
    /** Those to be asked again come first. */
    #waiting = [];
    #underWay = new UnderWay();
    #program;
    #endedBecause = 'ended';
    /** It was reset, or just started. */
    #isFresh = true;
    /** Runs while the program resets itself. */
    #resetTimer = null;
    #signal = null;
    #fatal = null;
    #startFailure = null;
    #startsWithoutAnswer = 0;
    #hasAnswered;
    #defeats = 0;
    #timeoutsInARow = 0;
    #strayLines = 0;
    #lateReplies = 0;
    /** Starts the program, so that it warms up before the first question. */
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.#hasAnswered = context.hasAnswered ?? false;
        this.#program = this.#start();
    }
    async ask(request, limits) {
        this.#watch(limits.signal);
        if (this.#fatal !== null)
            throw this.#fatal;
        const question = makeQuestion(request, limits, this.#context.clock);
        this.#waiting.push(question);
        this.#sendWaiting();
        return question.observation;
    }
    startFailure() {
        return this.#hasAnswered ? null : this.#startFailure;
    }
    async [Symbol.asyncDispose]() {
        this.#rejectAll(new Error('The target was closed.'));
        const [strays, late] = [this.#strayLines, this.#lateReplies];
        const { log } = this.#context;
        if (strays > 0)
            log.warning(`The target wrote ${strays === 1 ? '1 line to stdout that is' : `${strays} lines to stdout that are`} no reply to a request. Log to stderr instead.`);
        if (late > 0)
            log.warning(`${late === 1 ? '1 reply came after its' : `${late} replies came after their`} time-out and did not count.`);
        await this.#program?.close(this.#options.shutdownMs);
        this.#program = null;
    }
    #start() {
        const program = (0,start_program/* startProgram */.X)({
            ...this.#options,
            onLine: (line) => {
                if (line !== '')
                    this.#receive(program, (0,parse_reply/* parseReply */.UV)(line), line);
                this.#sendWaiting();
            },
            onTooLong: (beginning) => {
                this.#receive(program, (0,parse_reply/* parseBeginning */.db)(beginning, parse_reply/* TOO_LONG */.ch), `${parse_reply/* TOO_LONG */.ch} It begins: ${beginning}`);
                this.#sendWaiting();
            },
            onEnd: (end) => this.#end(program, end),
        });
        return program;
    }
    #sendWaiting() {
        for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
            const program = this.#program ?? this.#restart();
            if (program === null) {
                for (const question of this.#waiting.splice(0))
                    question.fail(givenUp(MAX_RESTARTS + 1));
                return;
            }
            if (this.#options.resetsByMessage && !this.#isFresh) {
                this.#reset(program, next.timeoutMs);
                return;
            }
            this.#waiting.shift();
            this.#send(program, next);
        }
    }
    #restart() {
        if (this.#defeats > MAX_RESTARTS)
            return null;
        this.#context.log.warning(`The target ${this.#endedBecause} and is started again.`);
        this.#program = this.#start();
        return this.#program;
    }
    #hasRoomFor(question) {
        if (this.#resetTimer !== null)
            return false;
        const current = this.#underWay.first();
        return current === undefined || !(this.#isExclusive(question) || this.#isExclusive(current));
    }
    #isExclusive({ crashes }) {
        return this.#options.resetsByMessage || crashes >= MAX_CRASHES_IN_COMPANY;
    }
    #send(program, question) {
        this.#isFresh = false;
        this.#underWay.add(question);
        question.begin(() => this.#expire(question));
        program.write(question.line);
    }
    #reset(program, timeoutMs) {
        const message = `The target did not answer the reset within ${timeoutMs / 1000} s.`;
        this.#resetTimer = setTimeout(() => this.#failReset({ kind: 'timeout', message }), timeoutMs);
        program.write('{"reset":true}\n');
    }
    /** What is waiting first would have met the state of the question before it. */
    #failReset(failure) {
        this.#waiting.shift()?.fail({ ...failure, ...stderrTail(this.#program) });
        this.#replaceProgram('did not reset itself');
        this.#sendWaiting();
    }
    #receive(program, parsed, line) {
        if (parsed.kind === 'reset' && this.#resetTimer !== null) {
            clearTimeout(this.#resetTimer);
            this.#resetTimer = null;
            this.#isFresh = parsed.isDone;
            if (!parsed.isDone)
                this.#failReset({ kind: 'protocol', message: `The target answered the reset with ${line.slice(0, 200)}` });
            return;
        }
        const question = this.#underWay.takeAnswered(parsed);
        const isLate = question === undefined && this.#underWay.takeLate(parsed);
        if (question === undefined && !isLate) {
            this.#strayLines += 1;
            program.note(`${line.slice(0, 1000)}\n`);
            return;
        }
        this.#hasAnswered = true;
        this.#defeats = 0;
        this.#timeoutsInARow = 0;
        if (isLate)
            this.#lateReplies += 1;
        else if (parsed.kind === 'reply')
            question?.succeed(parsed.reply);
        else
            question?.fail(parsed.kind === 'failure' ? parsed.failure : NAMELESS);
    }
    /** The second in a row may only have waited behind the first: it is asked once more by a new program. */
    #expire(question) {
        this.#underWay.expire(question);
        this.#timeoutsInARow += 1;
        const isHang = this.#isExclusive(question) || this.#timeoutsInARow >= TIMEOUTS_OF_A_HANG;
        const isSuspect = question.isAlone || question.hasTimedOut || !isHang;
        if (isSuspect)
            question.fail(timedOut(question.timeoutMs, this.#program));
        if (isHang) {
            const count = this.#timeoutsInARow === 1 ? 'a request' : `${this.#timeoutsInARow} requests`;
            this.#replaceProgram(`answered nothing while ${count} timed out`);
            question.hasTimedOut = true;
            this.#waiting.unshift(...this.#underWay.takeAll(), ...(isSuspect ? [] : [question]));
        }
        this.#sendWaiting();
    }
    #replaceProgram(because) {
        this.#program?.kill();
        this.#forgetProgram(because);
        this.#defeats += 1;
    }
    #forgetProgram(because) {
        this.#program = null;
        this.#endedBecause = because;
        this.#isFresh = true;
        this.#timeoutsInARow = 0;
        if (this.#resetTimer !== null)
            clearTimeout(this.#resetTimer);
        this.#resetTimer = null;
    }
    #end(program, end) {
        if (end.rest !== '')
            this.#receive(program, (0,parse_reply/* parseRest */.Oj)(end.rest), end.rest);
        const hadQuestions = this.#underWay.first() !== undefined;
        this.#forgetProgram('ended');
        if (!this.#hasAnswered) {
            this.#startsWithoutAnswer += 1;
            this.#startFailure = cannotStart(this.#options.command, end.how, program);
            if (!end.hasStarted || !hadQuestions || this.#startsWithoutAnswer >= session_MAX_STARTS_WITHOUT_ANSWER) {
                this.#fatal = this.#startFailure;
                this.#rejectAll(this.#fatal);
                return;
            }
        }
        const again = this.#underWay.takeAll().filter((question) => {
            if (!question.isAlone)
                return true;
            this.#defeats += 1;
            question.fail(crashed(end.how, program));
            return false;
        });
        for (const question of again)
            question.crashes += this.#hasAnswered ? 1 : MAX_CRASHES_IN_COMPANY;
        this.#waiting.unshift(...again);
        this.#sendWaiting();
    }
    #rejectAll(reason) {
        if (this.#resetTimer !== null)
            clearTimeout(this.#resetTimer);
        this.#resetTimer = null;
        for (const question of [...this.#underWay.takeAll(), ...this.#waiting.splice(0)])
            question.reject(reason);
    }
    #watch(signal) {
        signal.throwIfAborted();
        // One listener for a whole run instead of one for each request.
        if (signal === this.#signal)
            return;
        this.#signal = signal;
        signal.addEventListener('abort', () => this.#rejectAll(signal.reason), { once: true });
    }
}

;// CONCATENATED MODULE: ./build/shell/targets/target.js
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    return { ...target, start: async (context) => target.start(target.options.parse(context.options), context) };
}

;// CONCATENATED MODULE: ./build/shell/targets/command.js





const word = schemas.string().min(1);
const options = schemas.strictObject({
    /** A list starts the program directly; a string goes through the shell. */
    command: schemas.union([word, schemas.array(word).min(1)]),
    /** Relative to the checkout. */
    cwd: word.optional(),
    /** Literal values, added to the environment. The suite is public: no secrets here. */
    env: schemas.record(word, schemas.string()).default({}),
    /** Whether the program stays up for all questions, or is started for each. */
    mode: schemas["enum"](['persistent', 'per-case']).default('persistent'),
    /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
    reset: schemas["enum"](['none', 'message', 'process']).default('none'),
    /** How long the program may take to end after its stdin was closed. */
    shutdown_seconds: schemas.number().nonnegative().max(600).default(5),
});
/** A program in any language that speaks JSON lines: docs/protocol.md. */
const command = defineTarget({
    name: 'command',
    title: 'A program that speaks JSON lines',
    options,
    deterministic: false,
    start({ command, cwd, env: ownEnv, mode, reset, shutdown_seconds }, { workingDirectory, env, ...context }) {
        const program = {
            command,
            cwd: (0,external_node_path_.resolve)(workingDirectory, cwd ?? '.'),
            env: { ...env, ...ownEnv },
            shutdownMs: shutdown_seconds * 1000,
        };
        return Promise.resolve(mode === 'per-case' || reset === 'process'
            ? new PerCaseSession(program, context)
            : new CommandSession({ ...program, resetsByMessage: reset === 'message' }, context));
    },
});

;// CONCATENATED MODULE: ./build/core/search/chunk.js
/** Tokens of a text by the usual rule of thumb of four characters each, for targets that have no tokenizer. */
function estimateTokens(text) {
    return Math.ceil(text.length / 4);
}

// EXTERNAL MODULE: ./build/core/search/tokenize.js
var tokenize = __webpack_require__(69754);
;// CONCATENATED MODULE: ./build/core/search/extract-passage.js

const WINDOW_LINES = 3;
const MAX_CHARACTERS = 600;
/**
 * The sentence (in Markdown) or the three lines (elsewhere) that hold the most weight of the question's terms, over all
 * given chunks; the earlier chunk and line win a tie. Null when no term occurs in any text.
 */
function extractPassage(chunks, weights) {
    let best = null;
    for (const chunk of chunks) {
        for (const text of passagesOf(chunk)) {
            let weight = 0;
            for (const term of new Set((0,tokenize/* tokenize */.qw)(text)))
                weight += weights.get(term) ?? 0;
            if (weight > (best?.weight ?? 0))
                best = { chunk, text: text.slice(0, MAX_CHARACTERS), weight };
        }
    }
    return best;
}
function passagesOf(chunk) {
    return /\.(?:md|markdown|mdx|txt|rst)$/i.test(chunk.path) ? sentencesOf(chunk.text) : windowsOf(chunk.text);
}
/** Paragraphs, list items and table rows apart, then cut after `.`, `!` or `?` and a space. */
function sentencesOf(text) {
    const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-*+|>]|\d+\.)\s)|\n(?=\|)|(?<=^#.*)\n/m);
    return blocks.flatMap((block) => block
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?])\s+(?=[\p{Lu}`*[(])/u));
}
function windowsOf(text) {
    const lines = text
        .split('\n')
        .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/+|#+)?\s?|\s*\*\/$/g, '').trim())
        .filter((line) => line !== '');
    const count = Math.max(1, lines.length - WINDOW_LINES + 1);
    return Array.from({ length: count }, (_, start) => lines.slice(start, start + WINDOW_LINES).join('\n'));
}

;// CONCATENATED MODULE: ./build/core/search/answer-query.js


/**
 * An extractive answer: the best passage followed by `[path::symbol]` it was taken from, and the chunks found, best first.
 * Abstains with an empty answer when the best chunk scores below `min_score` or holds less than `min_coverage`; the
 * chunks are given all the same. Tokens are estimates of four characters each.
 */
function answerQuery(index, query, topK, options) {
    const { hits, weights } = index.search(query, Math.max(topK, options.answer_chunks));
    const spans = hits.slice(0, topK).map(({ chunk, score }) => {
        const { symbol, ...place } = chunk;
        const tokens = estimateTokens(chunk.text);
        return { ...place, ...(symbol !== null && { symbol }), score: Number(score.toFixed(4)), tokens };
    });
    const answer = answerFrom();
    const inputTokens = estimateTokens(query) + spans.reduce((sum, { tokens = 0 }) => sum + tokens, 0);
    return {
        answer,
        abstained: answer === '',
        spans,
        usage: { input_tokens: inputTokens, output_tokens: estimateTokens(answer) },
    };
    function answerFrom() {
        const [top] = hits;
        if (top === undefined || top.score < options.min_score)
            return '';
        const total = sum([...weights.values()]);
        const held = sum(top.terms.map((term) => weights.get(term) ?? 0));
        if (total === 0 || held / total < options.min_coverage)
            return '';
        const best = extractPassage(hits.slice(0, options.answer_chunks).map(({ chunk }) => chunk), weights);
        if (best === null)
            return '';
        const { path, symbol } = best.chunk;
        return `${best.text} [${path}${symbol === null ? '' : `::${symbol}`}]`;
    }
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}

// EXTERNAL MODULE: ./node_modules/minisearch/dist/es/index.js
var es = __webpack_require__(72150);
;// CONCATENATED MODULE: ./build/core/search/build-index.js


/**
 * An index over chunks, ranked by MiniSearch's BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework",
 * eq. 3.15, without BM25+'s delta), summed over text, symbol and path and multiplied by the number of matched terms. A text's length is its
 * number of distinct terms.
 */
function buildIndex(chunks, options) {
    const index = new es/* default */.A({
        fields: ['text', 'symbol', 'path'],
        extractField: (document, field) => (field === 'id' ? document.id : fieldText(chunks[document.id], field)),
        tokenize: tokenize/* tokenize */.qw,
        processTerm: (term) => term,
    });
    index.addAll(chunks.map((_, id) => ({ id })));
    return {
        chunkCount: chunks.length,
        search: (query, topK) => {
            const terms = (0,tokenize/* queryTerms */.C5)(query);
            const results = index.search(terms.join(' '), {
                tokenize: (text) => text.split(' '),
                boost: { symbol: options.symbol_boost, path: options.path_boost },
                bm25: { k: options.k1, b: options.b, d: 0 },
            });
            const hits = results.flatMap(({ id, score, queryTerms: found }) => {
                const chunk = chunks[id];
                return chunk === undefined ? [] : [{ chunk, score, terms: found }];
            });
            const frequencies = new Map();
            for (const hit of hits)
                for (const term of hit.terms)
                    frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
            const weights = new Map(terms.map((term) => [term, inverseFrequency(chunks.length, frequencies.get(term) ?? 0)]));
            return { hits: hits.sort(byScoreThenPlace).slice(0, topK), weights };
        },
    };
}
function fieldText(chunk, field) {
    if (field === 'text')
        return chunk?.text ?? '';
    return (field === 'symbol' ? chunk?.symbol : chunk?.path) ?? '';
}
function inverseFrequency(documents, frequency) {
    return Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5));
}
function byScoreThenPlace(a, b) {
    if (a.score !== b.score)
        return b.score - a.score;
    if (a.chunk.path !== b.chunk.path)
        return a.chunk.path < b.chunk.path ? -1 : 1;
    return a.chunk.start_line - b.chunk.start_line;
}

// EXTERNAL MODULE: ./build/core/search/chunk-file.js
var chunk_file = __webpack_require__(24429);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/targets/search/read-corpus.js
var read_corpus = __webpack_require__(46138);
;// CONCATENATED MODULE: ./build/shell/targets/search.js









const glob = schemas.string().min(1);
const lines = schemas.int().positive();
const search_options = schemas.strictObject({
    /** Files to search, relative to the checkout. Dependencies, builds, lock files, binary files and files over 1 MB never are. */
    include: schemas.array(glob).min(1).default(['**/*']),
    exclude: schemas.array(glob).default([]),
    chunk: schemas.strictObject({ max_lines: lines.default(80), window_lines: lines.default(40) })
        .default({ max_lines: 80, window_lines: 40 }),
    k1: schemas.number().nonnegative().default(1.2),
    b: schemas.number().min(0).max(1).default(0.75),
    symbol_boost: schemas.number().nonnegative().default(2),
    path_boost: schemas.number().nonnegative().default(1),
    /** Chunks to return; the request's `top_k` when absent. */
    top_k: schemas.int().positive().optional(),
    min_score: schemas.number().nonnegative().default(0),
    min_coverage: schemas.number().min(0).max(1).default(0.5),
    answer_chunks: schemas.int().positive().default(3),
});
/** Searches the files of the checkout by BM25 and answers with the best passage: no model, no key, no network. */
const search = defineTarget({
    name: 'search',
    title: 'Search in the files of the repository',
    options: search_options,
    deterministic: true,
    async start(settings, { workingDirectory, clock }) {
        const corpus = await (0,read_corpus/* readCorpus */.X)(workingDirectory, settings);
        const chunks = corpus.flatMap(({ path, text }) => (0,chunk_file/* chunkFile */.E)(path, text, settings.chunk));
        if (chunks.length === 0) {
            const { include, exclude } = settings;
            throw new error/* UserError */.y('search-found-no-files', { folder: workingDirectory, include, exclude });
        }
        const index = buildIndex(chunks, settings);
        return {
            corpusFingerprint: (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)(corpus.map(({ path, text }) => [path, (0,sha256/* sha256 */.s)(text)]))),
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                const from = clock.monotonicMs();
                const found = answerQuery(index, request.query, settings.top_k ?? request.top_k, settings);
                const reply = { ...found, spans: [...found.spans] };
                return Promise.resolve({ status: 'ok', latency_ms: clock.monotonicMs() - from, reply });
            },
            startFailure: () => null,
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});

;// CONCATENATED MODULE: ./build/shell/targets/index.js


/** Every target by the name that a suite gives as `type`. */
const REGISTRY = [command, search];


/***/ }),

/***/ 46138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readCorpus)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7122);
/* harmony import */ var _io_list_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27770);




const MAX_BYTES = 1_000_000;
/** Far below the usual limit of 1,024 open files. */
const READS_AT_ONCE = 64;
/** Folders of dependencies, builds and tools' leftovers. */
const SKIPPED_FOLDERS = new Set('.git .hg .svn node_modules bower_components vendor dist build coverage goldenpair-report .goldenpair .next .cache __pycache__ .venv venv .tox .mypy_cache .pytest_cache'.split(' '));
const SKIPPED_FILES = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|go\.sum|poetry\.lock|uv\.lock|Pipfile\.lock|composer\.lock|Gemfile\.lock)$|\.min\.(?:js|css)$|\.map$/;
/** The text files that the globs choose, sorted by path. */
async function readCorpus(folder, { include, exclude }) {
    const included = include.map(_io_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globToRegExp */ .t);
    const excluded = exclude.map(_io_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globToRegExp */ .t);
    const matches = (patterns, path) => patterns.some((pattern) => pattern.test(path));
    const paths = await (0,_io_list_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .C)(folder, (path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        // A folder that an exclude glob covers whole is not even listed.
        return !SKIPPED_FOLDERS.has(name) && !matches(excluded, `${path}/`) && !matches(excluded, path);
    });
    const chosen = paths.filter((path) => !SKIPPED_FILES.test(path) && matches(included, path) && !matches(excluded, path));
    const files = [];
    for (let from = 0; from < chosen.length; from += READS_AT_ONCE) {
        const batch = chosen.slice(from, from + READS_AT_ONCE).map(async (path) => readText(folder, path));
        for (const file of await Promise.all(batch))
            if (file !== null)
                files.push(file);
    }
    return files;
}
async function readText(folder, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size > MAX_BYTES)
        return null;
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
    // Git's own rule: a NUL in the first 8,000 bytes means binary.
    return bytes.subarray(0, 8000).includes(0) ? null : { path, text: bytes.toString('utf8') };
}


/***/ })

};
