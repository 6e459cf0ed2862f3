export const id = 214;
export const ids = [214];
export const modules = {

/***/ 70259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/core/charts/chart.js
/**
 * The name of a metric as a chart may show it: short, on one line, of letters, digits and a little punctuation. The chart service runs
 * configurations as code and refuses any that contains `for (` or `while (`, so there are no brackets.
 */
function chartLabel(title) {
    return title
        .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim()
        .slice(0, 32);
}

;// CONCATENATED MODULE: ./build/core/charts/palette.js
/** Okabe & Ito (2008): told apart with every common colour blindness; on white all keep 3:1. */
const BETTER = '#007a5a';
const WORSE = '#d55e00';
/** Names an arm and judges nothing. */
const CANDIDATE = '#0072b2';
const NEUTRAL = '#6e7781';

;// CONCATENATED MODULE: ./build/core/charts/cost-quality.js


const ID = 'cost-quality';
function measured(metric) {
    const { baseline, candidate } = metric;
    return metric.n === 0 || baseline === null || candidate === null
        ? []
        : [{ metric: metric.metric, baseline, candidate }];
}
/** Cost per query where it is known and not nothing, else tokens per query; a gated metric before others of its unit. */
function chooseCost(comparison) {
    const gated = new Set(comparison.gates.map((result) => result.metric.id));
    const all = comparison.metrics
        .filter((metric) => metric.metric.per_run === undefined)
        .flatMap(measured)
        .filter((one) => one.baseline > 0 || one.candidate > 0)
        .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)));
    return all.find((one) => one.metric.unit === 'usd') ?? all.find((one) => one.metric.unit === 'tokens') ?? null;
}
/** The primary gate's metric when higher is better, else the first ratio. */
function chooseQuality(comparison) {
    const primary = comparison.gates.find((result) => result.gate.id === comparison.verdict.primary)?.metric.id;
    const all = comparison.metrics
        .filter((metric) => metric.metric.direction === 'higher' && metric.metric.unit === 'ratio')
        .flatMap(measured);
    return all.find((one) => one.metric.id === primary) ?? all[0] ?? null;
}
function configure(title, figure) {
    const line = figure.points.map(({ x, y }) => ({ x, y }));
    const dot = (arm, backgroundColor, pointStyle) => ({
        label: arm,
        backgroundColor,
        pointStyle,
        pointRadius: 8,
        data: figure.points.filter((point) => point.arm === arm).map(({ x, y }) => ({ x, y })),
    });
    return {
        type: 'scatter',
        data: {
            datasets: [
                dot('baseline', NEUTRAL, 'circle'),
                dot('candidate', CANDIDATE, 'triangle'),
                { label: 'change', showLine: true, borderColor: NEUTRAL, pointRadius: 0, data: line },
            ],
        },
        options: {
            plugins: { title: { display: true, text: title }, legend: { labels: { usePointStyle: true } } },
            scales: {
                x: { beginAtZero: true, grace: '10%', title: { display: true, text: figure.x.axis } },
                y: {
                    beginAtZero: true,
                    ...(figure.y.max === null ? {} : { max: figure.y.max }),
                    title: { display: true, text: figure.y.axis },
                },
            },
        },
    };
}
/** What quality costs: both arms by cost (or tokens) per query and quality, both axes from 0; best is the top left. */
const costQuality = {
    id: ID,
    draw(comparison) {
        const quality = chooseQuality(comparison);
        const cost = chooseCost(comparison);
        if (quality === null)
            return { kind: 'none', id: ID, reason: 'no quality metric was measured on both sides' };
        if (cost === null)
            return { kind: 'none', id: ID, reason: 'neither cost nor tokens were measured on both sides' };
        const unit = cost.metric.unit === 'usd' ? 'usd' : 'tokens';
        const costTitle = chartLabel(cost.metric.title);
        const qualityTitle = chartLabel(quality.metric.title);
        const title = `${qualityTitle} against ${costTitle}, best is top left`;
        const figure = {
            kind: 'points',
            x: { axis: unit === 'usd' ? `${costTitle}, US dollars` : costTitle, unit },
            y: { axis: `${qualityTitle}, %`, max: 100 },
            points: [
                { arm: 'baseline', x: cost.baseline, y: 100 * quality.baseline },
                { arm: 'candidate', x: cost.candidate, y: 100 * quality.candidate },
            ],
        };
        return { kind: 'drawn', id: ID, title, figure, config: configure(title, figure) };
    },
};

;// CONCATENATED MODULE: ./build/core/charts/delta-forest.js


const delta_forest_ID = 'delta-forest';
const MOST_ROWS = 8;
/**
 * Gated metrics in the order of the gates, then the others that moved, those whose interval excludes 0 and the larger first.
 * What depends on the machine comes last, and is left out when it was measured on two.
 */
function choose(comparison) {
    const gated = comparison.gates.filter((result) => result.gate.where === null).map((result) => result.metric.id);
    const shown = comparison.metrics.filter(({ metric, delta }) => metric.direction !== 'neutral' &&
        (metric.environment === 'free' || comparison.interleaved) &&
        (gated.includes(metric.id) || delta !== 0));
    const weigh = (one) => {
        if (gated.includes(one.metric.id))
            return 1e6 - gated.indexOf(one.metric.id);
        const size = Math.min(1e3, Math.abs(toPercent(one, one.delta ?? 0) ?? 0));
        const isClear = one.interval !== null && (one.interval.low > 0 || one.interval.high < 0);
        return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + size;
    };
    return shown.sort((a, b) => weigh(b) - weigh(a));
}
/** Change in percent of the baseline, positive better: 100·δ/|b|, or on the log-ratio row the change of the typical query. */
function toPercent(metric, delta) {
    if (metric.row === 'log-ratio')
        return metric.metric.direction === 'lower' ? -100 * Math.expm1(-delta) : 100 * Math.expm1(delta);
    return metric.baseline === null || Math.abs(metric.baseline) < 1e-9 ? null : (100 * delta) / Math.abs(metric.baseline);
}
function toRow(metric) {
    if (metric.delta === null || metric.interval === null)
        return null;
    const value = toPercent(metric, metric.delta);
    const low = toPercent(metric, metric.interval.low);
    const high = toPercent(metric, metric.interval.high);
    if (value === null || low === null || high === null)
        return null;
    return { label: chartLabel(metric.metric.title), value, low, high };
}
function delta_forest_configure(title, figure) {
    const colors = figure.rows.map((row) => (row.low > 0 ? BETTER : row.high < 0 ? WORSE : NEUTRAL));
    return {
        type: 'bar',
        data: {
            labels: figure.rows.map((row) => row.label),
            datasets: [
                {
                    type: 'line',
                    showLine: false,
                    pointRadius: 6,
                    backgroundColor: colors,
                    data: figure.rows.map((row) => row.value),
                },
                { backgroundColor: colors, barThickness: 4, data: figure.rows.map((row) => [row.low, row.high]) },
            ],
        },
        options: {
            indexAxis: 'y',
            plugins: { title: { display: true, text: title }, legend: { display: false } },
            scales: { x: { title: { display: true, text: figure.axis } } },
        },
    };
}
/**
 * The changes that matter, at most eight, with their intervals on one scale: percent of the baseline, better to the right whatever the metric's own
 * direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
const deltaForest = {
    id: delta_forest_ID,
    draw(comparison) {
        const rows = choose(comparison)
            .map(toRow)
            .filter((row) => row !== null)
            .slice(0, MOST_ROWS);
        if (rows.length === 0)
            return { kind: 'none', id: delta_forest_ID, reason: 'no metric has a change with an interval' };
        const level = Math.round((1 - comparison.alpha) * 1000) / 10;
        const title = `Change by metric, % of the baseline, ${level} % interval`;
        const figure = { kind: 'intervals', axis: '% of the baseline, better →', rows };
        return { kind: 'drawn', id: delta_forest_ID, title, figure, config: delta_forest_configure(title, figure) };
    },
};

;// CONCATENATED MODULE: ./build/core/charts/index.js


/** Every chart, in the order of the report. To add one: its file and its line. */
const REGISTRY = {
    'delta-forest': deltaForest,
    'cost-quality': costQuality,
};

;// CONCATENATED MODULE: ./build/core/model/comparison.js
const COMPARISON_SCHEMA_VERSION = 1;

// EXTERNAL MODULE: ./build/core/model/selection.js
var selection = __webpack_require__(62182);
;// CONCATENATED MODULE: ./build/core/stats/sum.js
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

;// CONCATENATED MODULE: ./build/core/stats/mean.js

/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
function mean_mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return sum(values) / values.length;
}

// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var error = __webpack_require__(27268);
;// CONCATENATED MODULE: ./build/core/compare/check-gates.js


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
            throw new error/* UserError */.y('gate-metric-unknown', { gate: gate.id, metric: gate.metric, known: [...factsById.keys()] });
        }
        const slice = gate.where === null ? null : (0,selection/* parseSelection */.gO)(gate.where);
        return { gate, metric, margin: marginOf(gate, metric), slice };
    });
    checkPrimary(checked);
    if (!gates.some((gate) => gate.severity === 'fail')) {
        throw new error/* UserError */.y('no-fail-gate', { gates: gates.map((gate) => gate.id) });
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
        throw new error/* UserError */.y('several-primary-gates', { gates: primary.map(({ gate }) => gate.id) });
    for (const { gate, margin } of primary) {
        if (gate.severity === 'fail' && margin !== null)
            continue;
        const problem = gate.severity === 'fail' ? 'has no margin' : 'has severity warn';
        throw new error/* UserError */.y('primary-gate-must-compare-and-fail', { gate: gate.id, problem });
    }
}
function checkMargin({ gate, metric, margin }) {
    const facts = { gate: gate.id, metric: metric.id };
    if (margin === null) {
        if (gate.min === null && gate.max === null)
            throw new error/* UserError */.y('gate-without-margin', facts);
        return;
    }
    if (metric.direction === 'neutral')
        throw new error/* UserError */.y('gate-on-neutral-metric', facts);
    const problem = relativeProblem(margin, metric);
    if (problem !== null)
        throw new error/* UserError */.y('relative-margin-needs-a-range-from-0', { ...facts, problem });
    if (gate.evidence === 'non-inferior' && metric.per_run !== undefined) {
        throw new error/* UserError */.y('non-inferior-per-run', facts);
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

// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
;// CONCATENATED MODULE: ./build/core/compare/fingerprint-differences.js

/** Everything that differs between the conditions of two runs, with what follows from it (design 4.3). */
function findDifferences(baseline, candidate) {
    const [old, now] = [baseline.fingerprints, candidate.fingerprints];
    const redefined = findRedefinedMetrics(baseline, candidate);
    const models = (run) => run.fingerprints.models.join(', ');
    const rows = [
        ['suite', fingerprint_differences_short(old.suite), fingerprint_differences_short(now.suite), 'only cases with the same text are compared'],
        ['gates', fingerprint_differences_short(old.gates), fingerprint_differences_short(now.gates), 'the gates listed in this comparison decided'],
        [
            'target',
            fingerprint_differences_short(old.target),
            fingerprint_differences_short(now.target),
            'the target is set up differently, which is part of what is compared',
        ],
        [
            'metrics',
            '',
            [...redefined.keys()].sort().join(', '),
            'not compared: defined or measured differently in the baseline',
        ],
        ['pricing', fingerprint_differences_short(old.pricing), fingerprint_differences_short(now.pricing), 'costs are not compared: the prices differ'],
        [
            'models',
            models(baseline),
            models(candidate),
            "the provider's model changed, which may be all that these differences show",
        ],
        ['corpus', old.corpus ?? 'not reported', now.corpus ?? 'not reported', 'the arms searched different corpora'],
        ['goldenpair', old.goldenpair, now.goldenpair, 'measured by different versions of Goldenpair'],
        ['success', baseline.settings.success, candidate.settings.success, 'the arms call different things a success'],
        [
            'trials',
            baseline.trials_per_case,
            candidate.trials_per_case,
            'improved must also hold on equal numbers of trials',
        ],
        ['seed', baseline.seed, candidate.seed, 'the targets were seeded differently'],
        [
            'timeout',
            baseline.settings.timeout_seconds,
            candidate.settings.timeout_seconds,
            'slow answers were cut off at different times',
        ],
        ...controlledRows(baseline.settings.controlled, candidate.settings.controlled),
    ];
    return rows
        .map(([what, before, after, effect]) => ({ what, baseline: String(before), candidate: String(after), effect }))
        .filter((row) => row.baseline !== row.candidate);
}
/** Why a metric of the candidate means something else in the baseline, by metric id. */
function findRedefinedMetrics(baseline, candidate) {
    const [old, now] = [baseline.fingerprints, candidate.fingerprints];
    const reasons = new Map();
    for (const metric of candidate.metrics) {
        const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]];
        if (metric.unit === 'usd' && old.pricing !== now.pricing)
            reasons.set(metric.id, 'priced from different price lists');
        if (before === after)
            continue;
        reasons.set(metric.id, before === undefined ? 'not measured in the baseline' : "defined differently from the baseline's");
    }
    return reasons;
}
function controlledRows(baseline, candidate) {
    const names = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])].sort();
    const write = (value) => (value === undefined ? 'not set' : (0,fingerprint/* canonicalJson */.d)(value));
    return names.map((name) => [
        `controlled.${name}`,
        write(baseline[name]),
        write(candidate[name]),
        'a controlled setting differs, so it may explain what changed',
    ]);
}
/** Enough of a hash to tell two apart. */
function fingerprint_differences_short(hash) {
    return hash.replace(/^sha256:/, '').slice(0, 12);
}

;// CONCATENATED MODULE: ./build/core/compare/comparability.js

/** Reads it off the two runs; a model list that is empty says nothing. */
function findComparability(baseline, candidate) {
    const models = (run) => run.fingerprints.models.join('\n');
    return {
        has_baseline: baseline !== null,
        interleaved: baseline !== null && baseline.session_id === candidate.session_id,
        min_scored_share: candidate.settings.min_scored_share,
        redefined: baseline === null ? new Map() : findRedefinedMetrics(baseline, candidate),
        models_changed: baseline !== null &&
            models(baseline) !== '' &&
            models(candidate) !== '' &&
            models(baseline) !== models(candidate),
    };
}

;// CONCATENATED MODULE: ./build/core/stats/cluster-sums.js


/**
 * Sizes and residual sums of the clusters; `clusters` is aligned with `differences`, and null is a cluster of its own.
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
function clusterSums(differences, clusters) {
    if (differences.length !== clusters.length)
        throw new RangeError('differences and clusters must be of one length');
    const mean = mean_mean(differences);
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
    const residuals = groups.map((group) => sum(group.map((difference) => difference - mean)));
    // Far above the rounding of n sums, far below a difference of 1e-9 in one case.
    const noise = 1e-13 * sum(differences.map(Math.abs));
    return {
        mean,
        sizes: groups.map((group) => group.length),
        residuals,
        isFlat: residuals.every((residual) => Math.abs(residual) <= noise),
    };
}

// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
;// CONCATENATED MODULE: ./build/core/stats/upper-draw.js
/**
 * The ⌈(1 − alpha/2)·draws⌉-th smallest of drawn t statistics, which turns into a lower bound; null when it is
 * infinite. Sorts the draws in place.
 * @example upperDraw(Float64Array.of(3, 1, 2, 4), 0.5) // 3
 */
function upperDraw(statistics, alpha) {
    // The small step back keeps 0.975 × 10,000 from being rounded up to 9,751.
    const rank = Math.ceil((1 - alpha / 2) * statistics.length - 1e-9);
    const drawn = statistics.sort()[rank - 1] ?? Infinity;
    return Number.isFinite(drawn) ? drawn : null;
}

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
    const t = upperDraw(statistics, alpha);
    const se = standardError(sum(residuals.map((value) => value ** 2)), differences.length);
    return t === null ? null : mean - t * se;
}

// EXTERNAL MODULE: ./build/core/stats/deviance.js
var deviance = __webpack_require__(19229);
// EXTERNAL MODULE: ./build/core/stats/stirling-error.js
var stirling_error = __webpack_require__(21679);
;// CONCATENATED MODULE: ./build/core/stats/incomplete-beta.js


const SMALLEST = 1e-300;
/**
 * ln(xᵃ·yᵇ / B(a, b)) with y = 1 − x, in the saddle-point form of Loader 2000, which keeps its digits at large a and b.
 */
function logBetaKernel({ x, y, a, b }) {
    const total = a + b;
    return (0.5 * Math.log((a / total) * (b / (2 * Math.PI))) -
        (0,deviance/* deviance */.M)(a, total * x) -
        (0,deviance/* deviance */.M)(b, total * y) +
        (0,stirling_error/* stirlingError */.$)(total) -
        (0,stirling_error/* stirlingError */.$)(a) -
        (0,stirling_error/* stirlingError */.$)(b));
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

// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
;// CONCATENATED MODULE: ./build/core/stats/student-t.js


/** P(|T| > |t|) and P(|T| ≤ |t|): Iₓ(ν/2, ½) at x = ν/(ν + t²), DLMF 8.17 with Abramowitz & Stegun 26.7.1. */
function tails(t, df) {
    const square = (t / Math.sqrt(df)) ** 2;
    const x = 1 / (1 + square);
    const y = square === Infinity ? 1 : square / (1 + square);
    const { lower, upper } = incompleteBeta({ x, y, a: df / 2, b: 0.5 });
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
    let t = -(0,normal/* normalQuantile */.Z)(p);
    if (t === 0 || !Number.isFinite(t))
        return -t + 0;
    for (;;) {
        const square = (t * t) / df;
        // The kernel is x^(ν/2)·y^(1/2)/B, which is the density times t.
        const logKernel = logBetaKernel({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 });
        const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t;
        if (!(step > t * Number.EPSILON))
            return -(t + step);
        t += step;
    }
}

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
    const squared = (values) => sum(values.map((value) => value ** 2));
    const df = 1 / (squared(shares) + sum(leverages) ** 2 - squared(leverages));
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
    const se = Math.sqrt(sum(residuals.map((residual, index) => residual ** 2 / (1 - shares[index])))) / n;
    const t = mean / se;
    const reach = studentTQuantile(1 - alpha / 2, df) * se;
    return { k, mean, se, df, t, p: studentTTwoSidedP(t, df), low: mean - reach, high: mean + reach, degenerate: null };
}

;// CONCATENATED MODULE: ./build/core/stats/round-noise.js
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

;// CONCATENATED MODULE: ./build/core/compare/constant-series.js
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

;// CONCATENATED MODULE: ./build/core/compare/row-outcome.js


const NO_TEST = { p: null, df: null, interval: null, se: null };
/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
function reachesMargin(delta, series) {
    if (delta >= -EPSILON)
        return false;
    return series.kind === 'shifted' ? mean_mean(series.values) <= EPSILON : -delta >= series.size - EPSILON;
}
/** A bound beside the limit that it must be above, float noise in its favour. */
function makeBound(method, value, series) {
    return { method, value, above_margin: value !== null && value > series.limit + EPSILON };
}

;// CONCATENATED MODULE: ./build/core/compare/clustered-row.js





/** Fewer clusters never show `no-regression`. */
const ENOUGH_CLUSTERS = 20;
/** Fewer clusters are warned about. */
const FEW_CLUSTERS = 10;
/** The CR2 cluster-robust t test; clusters that all lost the same count as constant differences of K cases. */
function testClustered(differences, clusters, alpha) {
    const test = clusterRobustT({ differences, clusters, alpha });
    if (test === null)
        return NO_TEST;
    const { df, low, high, se } = test;
    // Clusters whose gains and losses cancel have no change to be sure of, whatever the last bit of the mean says.
    const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= EPSILON;
    const method = test.degenerate === null ? 'cr2-t' : 'point';
    const interval = low === null || high === null || hasNoChange ? null : { low, high, method };
    return { p: hasNoChange ? 1 : test.p, df, interval, se };
}
/** The CR2 t bound and the cluster bootstrap-t bound; none when nothing differs. */
function boundClustered(input, clusters, series) {
    if (input.all_equal)
        return [];
    const { alpha } = input;
    const seed = `${input.seed}/cluster-bootstrap-t`;
    const drawn = clusterBootstrapTBound({ differences: series.values, clusters, alpha, seed });
    return [
        makeBound('cr2-t', robustBound(series.values, clusters, alpha), series),
        makeBound('cluster-bootstrap-t', drawn, series),
    ];
}
function robustBound(differences, clusters, alpha) {
    const test = clusterRobustT({ differences, clusters, alpha });
    if (test === null)
        return null;
    return test.degenerate === null ? test.low : constantBound(test.mean, test.k, alpha);
}

;// CONCATENATED MODULE: ./build/core/compare/gate-without-test.js

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
    return cases.pairs.length === 0 ? 'no case is scored on both sides' : null;
}
function tooFewScored({ scored_share: share }, floor) {
    const isBelow = (value) => value !== null && value < floor - EPSILON;
    const write = (value) => `${Math.floor(value * 1000) / 10} %`;
    if (isBelow(share.candidate))
        return `only ${write(share.candidate)} of the cases are scored (at least ${write(floor)} needed)`;
    if (isBelow(share.baseline)) {
        return `only ${write(share.baseline)} of the baseline's cases are scored (at least ${write(floor)} needed)`;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/stats/sum-of-squared-deviations.js


/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
function sumOfSquaredDeviations(values) {
    if (values.every((value) => value === values[0]))
        return 0;
    const centre = mean_mean(values);
    const deviations = values.map((value) => value - centre);
    return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length;
}

;// CONCATENATED MODULE: ./build/core/stats/sample-deviation.js

/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
function sampleDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1));
}

;// CONCATENATED MODULE: ./build/core/stats/bootstrap-t-bound.js




/**
 * The bootstrap-t lower bound of the mean at level 1 − alpha/2, from values already rounded by `roundNoise`; null where
 * there is none: fewer than two values, all equal, or too many resamples without spread.
 * Source: Efron 1981, Can. J. Stat. 9:139; Hall 1988, Ann. Stat. 16:927. t* = (mean* − mean)·√n/sd* of `draws`
 * resamples, and L = mean − t*₍q₎·sd/√n with the ⌈(1 − alpha/2)·draws⌉-th smallest t*. A resample whose values are all
 * equal counts as t* = +∞, against the bound. Cost: draws × n at about 7 ns.
 * @example bootstrapTBound({ values: [1, 1, 1], alpha: 0.05, seed: '1' }) // null
 */
function bootstrapTBound({ values, alpha, seed, draws = 10_000, }) {
    const sd = sampleDeviation(values);
    if (sd === null || sd === 0)
        return null;
    const n = values.length;
    const mean = mean_mean(values);
    // Centred, so that the sums of squares below lose nothing to a large offset.
    const centred = Float64Array.from(values, (value) => value - mean);
    const random = (0,stats_random/* seededRandom */.I)(seed);
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
        statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n);
    }
    const t = upperDraw(statistics, alpha);
    return t === null ? null : mean - (t * sd) / Math.sqrt(n);
}

;// CONCATENATED MODULE: ./build/core/stats/exponential-draws.js
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

;// CONCATENATED MODULE: ./build/core/stats/weighted-sums.js


/**
 * From this many equal values on one gamma draw is cheaper than as many exponential ones (measured: about 90 ns against
 * 10).
 */
const GAMMA_FROM = 10;
/**
 * Weights drawn from Dirichlet(1, …, 1), unscaled: a standard exponential for every value and one for an imagined case.
 * Equal values share one gamma draw, which has the distribution of their weights' sum, and values are taken in
 * ascending order, so their order in the input does not show. Cost: draws × values at about 10 ns; many equal values
 * count as nine.
 */
function drawWeightedSums(given, draws, random) {
    const counts = new Map();
    for (const value of given)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const groups = [...counts].sort(([left], [right]) => left - right);
    const few = groups.filter(([, count]) => count < GAMMA_FROM);
    const singles = Float64Array.from(few.flatMap(([value, count]) => new Array(count).fill(value)));
    const exponential = exponentialDraws(random);
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

;// CONCATENATED MODULE: ./build/core/stats/gaffke-bound.js


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
    const sums = drawWeightedSums(values, draws, (0,stats_random/* seededRandom */.I)(seed));
    const means = Float64Array.from(sums.values, (total, draw) => (total + worst * sums.imagined[draw]) /
        (sums.weights[draw] + sums.imagined[draw])).sort();
    // alpha/2 of the draws, with room for the noise of the product.
    const lower = means[Math.floor((draws * alpha) / 2 + 1e-9)];
    return { lower, shareAtOrBelow: (limit) => countAtOrBelow(means, limit) / draws };
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
function countAtOrBelow(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (sorted[middle] <= limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/core/stats/paired-t.js




/**
 * The paired t test about 0, from differences already rounded by `roundNoise`; null below two of them.
 * Source: Student 1908, Biometrika 6:1. Without spread there is no t (R and SciPy refuse, too), so verdict-rules
 * decides: all zero means p = 1 and no interval; all equal to x ≠ 0 means the exact sign-flip p = 2^(1−n), and the
 * interval is the point x when that is below alpha, else none.
 * @example pairedT([-1.2, -2.4, -1.3, -1.3, 0, -1, -1.8, -0.8, -4.6, -1.4], 0.05) // t -4.0621, p 0.00283 (Student's sleep data)
 */
function pairedT(differences, alpha) {
    const [first] = differences;
    const sd = sampleDeviation(differences);
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
    const mean = mean_mean(differences);
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = studentTQuantile(1 - alpha / 2, df) * standardError;
    const cohenDz = mean / sd;
    return {
        n,
        mean,
        sd,
        t,
        df,
        p: studentTTwoSidedP(t, df),
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
    const logInverseBeta = logBetaKernel({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y);
    return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta);
}

;// CONCATENATED MODULE: ./build/core/compare/paired-input.js


function makeTestInput(input) {
    const { metric, pairs } = input;
    const baseline = pairs.map((pair) => mean_mean(pair.baseline.values));
    const candidate = pairs.map((pair) => mean_mean(pair.candidate.values));
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
        all_equal: differences.every((difference) => difference === 0),
    };
}
/** −1 where lower is better, else 1. */
function orientationOf(metric) {
    return metric.direction === 'lower' ? -1 : 1;
}
/** dᵢ = s·(cᵢ − bᵢ), rounded to nine decimals (verdict-rules 1.4). */
function orientedDifferences(metric, baseline, candidate) {
    const sign = orientationOf(metric);
    return candidate.map((value, index) => roundNoise(sign * (value - (baseline[index] ?? 0))));
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
        return roundNoise(isLower ? (1 + share) * base - value : value - (1 - share) * base);
    });
    const range = boundedRange(input.metric);
    const worst = range === null ? null : isLower ? (1 + share) * range.low - range.high : range.low - (1 - share) * range.high;
    return { kind: 'shifted', values, limit: 0, worst, size: share * mean_mean(input.baseline), relative: share };
}
/**
 * The series a linear row tests, or null when a relative margin has nothing to be relative to: a paired baseline mean
 * of 0 with some difference takes the metric's absolute margin, if it has one (verdict-rules 3).
 */
function linearSeries(input, margin) {
    if (margin.kind === 'absolute')
        return absoluteSeries(input, margin.value);
    if (mean_mean(input.baseline) > EPSILON || input.all_equal)
        return shiftedSeries(input, margin.value);
    const standIn = input.metric.absolute_margin;
    return standIn === undefined ? null : absoluteSeries(input, standIn);
}

;// CONCATENATED MODULE: ./build/core/compare/paired-t-row.js







/** The paired t test with its own interval; constant differences take the exact sign-flip p and a point, if anything. */
function testPairedT(differences, alpha) {
    const test = pairedT(differences, alpha);
    if (test === null)
        return NO_TEST;
    const { p, df, low, high, sd, n } = test;
    const method = test.degenerate === null ? 't' : 'point';
    return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) };
}
/**
 * Gaffke's interval of a bounded metric's mean difference: both ends with the worst value that a further case could have.
 * `bounds` are the row's: with an absolute margin they hold the lower end already.
 */
function gaffkeInterval(input, series, bounds) {
    const range = boundedRange(input.metric);
    if (range === null)
        return null;
    const boundOf = (values) => gaffkeBound({ values, worst: range.low - range.high, alpha: input.alpha, seed: `${input.seed}/gaffke` }).lower;
    const known = series.kind === 'difference' ? bounds.find(({ method }) => method === 'gaffke')?.value : null;
    return {
        low: known ?? boundOf(input.differences),
        high: -boundOf(input.differences.map((difference) => -difference)),
        method: 'gaffke',
    };
}
/** The bounds of a paired-t row: t and Gaffke where the metric is bounded, else t and bootstrap-t. */
function boundPairedT(input, series) {
    if (series.worst !== null) {
        const gaffke = gaffkeBoundOf(input, series);
        return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke];
    }
    return input.all_equal ? [] : [tBoundOf(input, series), bootstrapBoundOf(input, series)];
}
function tBoundOf(input, series) {
    const { values } = series;
    const value = isConstant(values)
        ? constantBound(mean_mean(values), values.length, input.alpha)
        : (pairedT(values, input.alpha)?.low ?? null);
    return makeBound('t', value, series);
}
function bootstrapBoundOf(input, series) {
    const seed = `${input.seed}/bootstrap-t`;
    return makeBound('bootstrap-t', bootstrapTBound({ values: series.values, alpha: input.alpha, seed }), series);
}
/** One bound, or none when the metric is unbounded. */
function gaffkeBoundOf(input, series) {
    if (series.worst === null)
        return [];
    const bound = gaffkeBound({
        values: series.values,
        worst: series.worst,
        alpha: input.alpha,
        seed: `${input.seed}/gaffke`,
    });
    return [{ ...makeBound('gaffke', bound.lower, series), share_at_or_below: bound.shareAtOrBelow(series.limit) }];
}

;// CONCATENATED MODULE: ./build/core/compare/log-ratio-row.js




/** Ratios need every paired value above 0; one other value takes the whole metric to the linear rows. */
function canTakeLogRatios(input) {
    return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0);
}
/** s·ln(cᵢ/bᵢ), rounded: the typical query, as mean log ratios are geometric means. */
function logRatios(input, baseline, candidate) {
    const sign = orientationOf(input.metric);
    return candidate.map((value, index) => roundNoise(sign * Math.log(value / (baseline[index] ?? value))));
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
/** t and bootstrap-t on the ratios; with no difference anywhere nothing bounds what was not seen. */
function boundLogRatio(input, series) {
    return input.all_equal ? [] : [tBoundOf(input, series), bootstrapBoundOf(input, series)];
}
/**
 * ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2
 * (`lower`) or 1 − r/2 (`higher`) forbids the good verdicts (verdict-rules 3, Total).
 */
function compareTotals(input, share) {
    const ratio = mean_mean(input.candidate) / mean_mean(input.baseline);
    const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - EPSILON : ratio > 1 - share / 2 + EPSILON;
    return { ratio, contradicts: !isFine };
}

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

;// CONCATENATED MODULE: ./build/core/stats/bisect.js
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
        : limit * bisect({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) });
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
        p: mcnemar(flips).midP,
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
    if (series.kind === 'shifted') {
        const gaffke = gaffkeBoundOf(input, series);
        return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke];
    }
    const { low } = tangoInterval({ ...countFlips(input.differences), n: input.differences.length, alpha: input.alpha });
    return [makeBound('tango', low, series)];
}

;// CONCATENATED MODULE: ./build/core/stats/select-smallest.js
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

;// CONCATENATED MODULE: ./build/core/stats/percentile.js

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
    const low = selectSmallest(copy, below);
    if (below + 1 === copy.length)
        return low;
    let high = Infinity;
    for (const value of copy.subarray(below + 1))
        high = Math.min(high, value);
    return low === high ? low : low + (high - low) * (position - below);
}

;// CONCATENATED MODULE: ./build/core/stats/per-run-bootstrap.js



/**
 * The percentile bootstrap of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms
 * that ran the same cases: two-sided p about 0 and the interval at 1 − alpha, both of orientation·(candidate −
 * baseline).
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; p with the added one of Davison & Hinkley
 * 1997, 4.2. Both arms take the same resampled cases, or whole clusters of them (null: a cluster of its own). A figure
 * that does not exist in a resample (NaN) counts against both sides of p and is left out of the interval. Cost: draws ×
 * two figures.
 * @throws RangeError when no resample has a figure.
 * @example perRunBootstrap({ baseline, candidate: baseline, figure: p95, orientation: -1, seed: '1', alpha: 0.05 }).p // 1
 */
function perRunBootstrap({ baseline, candidate, figure, orientation, clusters, seed, draws = 10_000, alpha, }) {
    const units = unitsOf(baseline.length, clusters);
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const differences = [];
    let atOrBelow = 0;
    let atOrAbove = 0;
    const left = [];
    const right = [];
    for (let draw = 0; draw < draws; draw++) {
        left.length = 0;
        right.length = 0;
        for (let drawn = 0; drawn < units.length; drawn++) {
            for (const index of units[Math.floor(random() * units.length)]) {
                left.push(baseline[index]);
                right.push(candidate[index]);
            }
        }
        const difference = roundNoise(orientation * (figure(right) - figure(left)));
        if (!(difference > 0))
            atOrBelow++;
        if (!(difference < 0))
            atOrAbove++;
        if (!Number.isNaN(difference))
            differences.push(difference);
    }
    const p = Math.min(1, (2 * (1 + Math.min(atOrBelow, atOrAbove))) / (draws + 1));
    return { p, low: percentile(differences, alpha / 2), high: percentile(differences, 1 - alpha / 2) };
}
/** The cases that are drawn together, as indices. */
function unitsOf(n, clusters) {
    const units = new Map();
    for (let index = 0; index < n; index++) {
        const key = clusters?.[index] ?? Symbol();
        const unit = units.get(key);
        if (unit)
            unit.push(index);
        else
            units.set(key, [index]);
    }
    return [...units.values()];
}

;// CONCATENATED MODULE: ./build/core/compare/per-run-row.js




/** Below it a per-run figure is information only. */
const ENOUGH_FOR_A_FIGURE = 200;
/** How a run's cases give its one figure; null for a metric that is a mean over cases. */
function figureOf(metric) {
    const figure = metric.per_run;
    return figure === undefined ? null : (values) => percentile(values, figure.percentile / 100);
}
/** A per-run figure with too few cases, or in one cluster, is shown and tested by nothing. */
function isInformationOnly(input) {
    return input.pairs.length < ENOUGH_FOR_A_FIGURE || input.cluster_count === 1;
}
/** The seeded percentile bootstrap over cases, or over whole clusters; nothing bounds a figure, so no interval is shown. */
function testPerRun(input, figure) {
    if (isInformationOnly(input))
        return NO_TEST;
    if (input.all_equal)
        return { ...NO_TEST, p: 1 };
    const { p } = perRunBootstrap({
        baseline: input.baseline,
        candidate: input.candidate,
        figure,
        orientation: orientationOf(input.metric),
        ...(input.clusters === null ? {} : { clusters: input.clusters }),
        seed: `${input.seed}/per-run`,
        alpha: input.alpha,
    });
    return { ...NO_TEST, p };
}

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
    const baseline = pairs.map((pair, index) => mean_mean(pair.baseline.values.slice(0, counts[index])));
    const candidate = pairs.map((pair, index) => mean_mean(pair.candidate.values.slice(0, counts[index])));
    const hasRatios = onLogScale === 'log' && [...baseline, ...candidate].every((value) => value > 0);
    const differences = hasRatios
        ? logRatios(input, baseline, candidate)
        : orientedDifferences(metric, baseline, candidate);
    const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1) && clusters === null;
    const p = isMcnemar
        ? mcnemar(countFlips(differences)).midP
        : clusters === null
            ? testPairedT(differences, alpha).p
            : testClustered(differences, clusters, alpha).p;
    return { p: p ?? 1, delta: mean_mean(differences) };
}

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
        return { p: randomSignTail(weights.map(Math.abs), sum(weights)), method: 'exact' };
    const sizes = Float64Array.from(differences.filter((difference) => difference !== 0), Math.abs);
    // Sums that differ only by rounding are ties.
    const threshold = Math.abs(sum(differences)) - 1e-12 * sum([...sizes]);
    if (sizes.length <= ENUMERATED_UP_TO)
        return { p: shareBeyond(sizes, threshold), method: 'exact' };
    return { p: sampledShare(sizes, threshold, { random: (0,stats_random/* seededRandom */.I)(seed), draws }), method: 'sampled' };
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
        return sum(weights.map(Math.abs)) * weights.length > 2 * MOST_STEPS ? null : weights;
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
        rankSumPositive: sum(dropped.map((rank) => Math.max(0, rank))),
        rankSumNegative: sum(dropped.map((rank) => Math.max(0, -rank))),
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
    const distance = Math.abs(sum(ranks)) / 2;
    const deviation = Math.sqrt(sum(ranks.map((rank) => rank ** 2))) / 2;
    const twoSided = (reach) => Math.min(1, 2 * (0,normal/* normalUpperTail */.I)(reach / deviation));
    // Midranks are halves, so twice a rank is whole.
    const doubled = ranks.map((rank) => Math.abs(2 * rank));
    return {
        exactP: ranks.length > EXACT_UP_TO ? null : randomSignTail(doubled, sum(ranks) * 2),
        normalP: twoSided(distance),
        normalContinuityP: twoSided(Math.max(0, distance - 0.5)),
    };
}

;// CONCATENATED MODULE: ./build/core/compare/run-checks.js






/** Other tests of the same pairs, shown beside the row that decides and never deciding. */
function runChecks(input, row) {
    if (row === 'mcnemar')
        return checkMcnemar(input);
    if (row === 'paired-t' && input.clusters === null)
        return { ...checkPairedT(input), ...checkFirstTrials(input) };
    return checkFirstTrials(input);
}
function checkMcnemar(input) {
    const { worse, better } = countFlips(input.differences);
    const test = mcnemar({ worse, better });
    const good = input.metric.direction === 'lower' ? 0 : 1;
    const bothPass = input.pairs.filter((_, index) => input.differences[index] === 0 && input.candidate[index] === good).length;
    const bothFail = input.pairs.length - worse - better - bothPass;
    return {
        exact_p: test.exactP,
        chi2: test.chi2?.statistic ?? null,
        chi2_corrected: test.chi2Corrected?.statistic ?? null,
        newcombe10: newcombeInterval({ bothPass, worse, better, bothFail, alpha: input.alpha }),
    };
}
function checkPairedT({ differences, metric, seed }) {
    const signFlip = { sign_flip_p: signFlipPermutation({ differences, seed: `${seed}/sign-flip` }).p };
    if (metric.kind !== 'ordinal')
        return signFlip;
    const test = wilcoxon(differences);
    return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.pratt.exactP ?? test.pratt.normalP) };
}
/** McNemar on trial 0 of both arms, for a binary metric of several trials. */
function checkFirstTrials({ metric, pairs }) {
    if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2)) {
        return {};
    }
    const firsts = (arm) => pairs.map((pair) => pair[arm].values[0] ?? 0);
    const flips = countFlips(orientedDifferences(metric, firsts('baseline'), firsts('candidate')));
    return { mcnemar_first_trial_p: mcnemar(flips).midP };
}

;// CONCATENATED MODULE: ./build/core/compare/apply-row.js










/** Tests a gate by its row of verdict-rules 3; null when its relative margin has a baseline of 0 and nothing stands in. */
function applyRow(input, margin) {
    const figure = figureOf(input.metric);
    if (figure !== null)
        return perRunOutcome(input, margin, figure);
    if (margin.kind === 'relative' && canTakeLogRatios(input))
        return logRatioOutcome(input, margin.value);
    const series = linearSeries(input, margin);
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
    const outcome = { row, delta: mean_mean(differences), series, matched_trials: testMatchedTrials(input, 'linear') };
    if (input.is_single)
        return makeOutcome(input, outcome, NO_TEST, []);
    if (clusters !== null) {
        return makeOutcome(input, outcome, testClustered(differences, clusters, alpha), boundClustered(input, clusters, series));
    }
    if (row === 'mcnemar')
        return makeOutcome(input, outcome, testMcnemar(input), boundMcnemar(input, series));
    const test = testPairedT(differences, alpha);
    const bounds = boundPairedT(input, series);
    const interval = gaffkeInterval(input, series, bounds) ?? test.interval;
    return makeOutcome(input, outcome, { ...test, interval }, bounds);
}
function logRatioOutcome(linear, share) {
    const input = takeLogRatios(linear);
    const series = logSeries(input, share);
    const { clusters, alpha } = input;
    const totals = compareTotals(input, share);
    const outcome = {
        row: 'log-ratio',
        delta: mean_mean(input.differences),
        series,
        matched_trials: testMatchedTrials(input, 'log'),
        ratio_of_means: totals.ratio,
        total_contradicts: totals.contradicts,
    };
    if (input.is_single)
        return makeOutcome(input, outcome, NO_TEST, []);
    if (clusters === null) {
        return makeOutcome(input, outcome, testPairedT(series.values, alpha), boundLogRatio(input, series));
    }
    const test = testClustered(series.values, clusters, alpha);
    return makeOutcome(input, outcome, test, boundClustered(input, clusters, series));
}
/** A relative margin is a share of the baseline's figure; nothing bounds a figure, so it is never `no-regression`. */
function perRunOutcome(input, margin, figure) {
    const linear = linearSeries(input, margin);
    if (linear === null)
        return null;
    const baseline = figure(input.baseline);
    const size = linear.relative === null ? linear.size : linear.relative * baseline;
    const outcome = {
        row: 'per-run',
        delta: orientationOf(input.metric) * (figure(input.candidate) - baseline) + 0,
        series: { ...absoluteSeries(input, size), relative: linear.relative },
        matched_trials: null,
        information_only: isInformationOnly(input),
    };
    return makeOutcome(input, outcome, testPerRun(input, figure), []);
}
function makeOutcome(input, start, test, bounds) {
    const hasClusters = input.cluster_count === null || input.cluster_count >= ENOUGH_CLUSTERS;
    const checks = input.is_single ? {} : runChecks(input, start.row);
    return {
        ratio_of_means: null,
        total_contradicts: false,
        information_only: false,
        ...test,
        ...start,
        all_equal: input.all_equal,
        reaches_margin: reachesMargin(start.delta, start.series),
        bounds,
        bounds_hold: bounds.length > 0 && bounds.every((bound) => bound.above_margin) && hasClusters,
        checks: start.matched_trials === null ? checks : { ...checks, matched_trials: start.matched_trials },
    };
}

;// CONCATENATED MODULE: ./build/core/compare/compare-metric.js










/**
 * The paired difference of one metric, for the list of all metrics. A tested gate on the whole suite lends its numbers, so
 * that list and gates agree; every other metric is informational and costs no resampling (its interval is McNemar's or t's).
 */
function compareMetric(input) {
    const { metric, cases, gate } = input;
    if (gate !== null) {
        const { n, row, baseline, candidate, delta, interval, p } = gate;
        return { metric, n, row, baseline, candidate, delta, interval, p, reason: p === null ? gate.reason : null };
    }
    const reason = findIncomparability(metric, cases, input.facts);
    const n = cases.pairs.length;
    if (n === 0)
        return { ...UNMEASURED, metric, n, reason };
    const test = makeTestInput({ metric, pairs: cases.pairs, alpha: input.alpha, seed: metric.id });
    const summarize = figureOf(metric) ?? mean_mean;
    const arms = { metric, n, baseline: summarize(test.baseline), candidate: summarize(test.candidate) };
    return reason === null ? { ...arms, ...testMetric(test) } : { ...UNMEASURED, ...arms, reason };
}
const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null };
function testMetric(input) {
    const figure = figureOf(input.metric);
    if (figure !== null) {
        const delta = orientationOf(input.metric) * (figure(input.candidate) - figure(input.baseline)) + 0;
        return { row: 'per-run', delta, interval: null, p: null, reason: 'shown without a test: no gate asks for one' };
    }
    const isLog = canTakeLogRatios(input);
    const { differences } = isLog ? takeLogRatios(input) : input;
    const row = isLog ? 'log-ratio' : isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t';
    const { interval, p } = testAboutZero(input, row, differences);
    const reason = input.is_single
        ? input.pairs.length === 1
            ? 'one case is too few to test'
            : 'all cases are in one cluster'
        : null;
    return { row, delta: mean_mean(differences), interval, p, reason };
}
function testAboutZero(input, row, differences) {
    if (input.is_single)
        return NO_TEST;
    if (input.clusters !== null)
        return testClustered(differences, input.clusters, input.alpha);
    return row === 'mcnemar' ? testMcnemar(input) : testPairedT(differences, input.alpha);
}

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
    if ((state.excluded_share ?? 0) > EXCLUDED_LIMIT + EPSILON) {
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

;// CONCATENATED MODULE: ./build/core/stats/holm.js
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

;// CONCATENATED MODULE: ./build/core/compare/families.js

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
        holm(members.map(({ p }) => p)).forEach((p, position) => {
            const member = members[position];
            if (member !== undefined)
                adjusted[member.index] = { p, family_size: members.length };
        });
    }
    return adjusted;
}

;// CONCATENATED MODULE: ./build/core/compare/flips.js
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

;// CONCATENATED MODULE: ./build/core/compare/drop-unmeasured.js
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

;// CONCATENATED MODULE: ./build/core/compare/metric-columns.js
/** Sorts the trials of one arm once, so that a column is one pass over them. */
function indexTrials(trials) {
    const ordered = [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1));
    return (metricId) => {
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
/**
 * A case is scored when at least half of its trials are (verdict-rules 1.2).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
function isScored(scores) {
    return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials;
}

;// CONCATENATED MODULE: ./build/core/compare/gate-cases.js



/** Collects a metric's cases inside a slice (verdict-rules 1); `columns` are the metric's own, one an arm. */
function collectGateCases(input) {
    const { pairing, slice, columns } = input;
    const inSlice = (cases) => slice === null ? cases : cases.filter((golden) => (0,selection/* matchesSelection */._w)(golden, slice));
    const pairs = [];
    const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 };
    const unmeasured = { trials: 0, values: [] };
    for (const golden of inSlice(pairing.paired)) {
        const baseline = columns.baseline.get(golden.id);
        const candidate = columns.candidate.get(golden.id);
        // The text is the same on both sides, so a metric that applies on one side applies on the other.
        if (baseline === undefined && candidate === undefined)
            continue;
        missing.applicable++;
        if (isScored(baseline) && isScored(candidate)) {
            pairs.push({ case_id: golden.id, cluster: golden.cluster, baseline, candidate });
        }
        else if (isScored(baseline))
            missing.only_candidate++;
        else if (isScored(candidate))
            missing.only_baseline++;
    }
    const pairedIds = new Set(pairing.paired.map((golden) => golden.id));
    const applicableIn = (cases, own, other) => inSlice(cases).flatMap((golden) => {
        const appliesByOther = pairedIds.has(golden.id) && other.has(golden.id);
        return own.get(golden.id) ?? (appliesByOther ? [unmeasured] : []);
    });
    const baselineScores = applicableIn(pairing.baseline ?? [], columns.baseline, columns.candidate);
    const candidateScores = applicableIn(pairing.candidate, columns.candidate, columns.baseline);
    return {
        pairs,
        scored_share: { baseline: shareScored(baselineScores), candidate: shareScored(candidateScores) },
        missing,
        candidate_values: candidateScores.filter(isScored).map(({ values }) => mean_mean(values)),
    };
}
function shareScored(scores) {
    return scores.length === 0 ? null : scores.filter(isScored).length / scores.length;
}

;// CONCATENATED MODULE: ./build/core/compare/absolute-bounds.js



/** The mean (or per-run figure) over all scored candidate cases in the slice: what `min` and `max` look at. */
function candidateValue(metric, values) {
    return values.length === 0 ? null : (figureOf(metric) ?? mean_mean)(values);
}
/** Which bound the value breaks by more than float noise; null for none (verdict-rules 6). */
function findBrokenBound(gate, value) {
    if (value === null)
        return null;
    if (gate.min !== null && value < gate.min - EPSILON)
        return { kind: 'min', limit: gate.min };
    if (gate.max !== null && value > gate.max + EPSILON)
        return { kind: 'max', limit: gate.max };
    return null;
}

;// CONCATENATED MODULE: ./build/core/compare/missing-unevenly.js


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
    if (difference >= CASES && difference / applicable > SHARE + EPSILON)
        return true;
    return mcnemar({ worse: only_candidate, better: only_baseline }).midP < LEVEL;
}

;// CONCATENATED MODULE: ./build/core/compare/gate-evidence.js





/** Measures one gate by verdict-rules 1 to 3 and 6. `seed` is the suite's. */
function measureGate(input) {
    const { checked, cases, facts, alpha } = input;
    const { gate, metric } = checked;
    const value = candidateValue(metric, cases.candidate_values);
    const start = {
        checked,
        cases,
        candidate_value: value,
        broken_bound: findBrokenBound(gate, value),
        missing_unevenly: facts.has_baseline && isMissingUnevenly(cases.missing),
    };
    const seed = `${input.seed}/${gate.id}`;
    const testInput = cases.pairs.length === 0 ? null : makeTestInput({ metric, pairs: cases.pairs, alpha, seed });
    const untestable = findGateWithoutTest(checked, cases, facts);
    if (untestable !== null)
        return { ...start, input: testInput, test: untestable };
    return { ...start, input: testInput, test: testGate(checked, testInput) };
}
function testGate({ metric, margin }, input) {
    if (margin === null || input === null)
        return { kind: 'bounds-only' };
    const outcome = applyRow(input, margin);
    return outcome === null
        ? { kind: 'not-comparable', reason: zeroBaseline(metric) }
        : { kind: 'tested', input, outcome };
}
function zeroBaseline(metric) {
    return `the baseline is 0, so nothing can be relative to it, and ${metric.title} has no absolute margin`;
}

;// CONCATENATED MODULE: ./build/core/compare/decide-gate.js
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
    return isNonInferior(test) ? 'no-regression' : 'inconclusive';
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

;// CONCATENATED MODULE: ./build/core/compare/write-amount.js
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
/**
 * The size of a change of a metric, its sign left out: points for binary metrics, the unit for others. `up` for limits,
 * which must never promise more than was found.
 * @example writeAmount(0.0602, success, 'up') // '6.1 points'
 */
function writeAmount(amount, metric, rounding = 'nearest') {
    if (metric.kind === 'binary') {
        const points = writeNumber(Math.abs(100 * amount), rounding);
        return `${points}${THIN_SPACE}${points === '1' ? 'point' : 'points'}`;
    }
    const number = writeNumber(Math.abs(amount), rounding);
    switch (metric.unit) {
        case 'ratio':
            return number.replace(/^0\./, '.');
        case 'count':
            return number;
        case 's':
        case 'tokens':
            return `${number}${THIN_SPACE}${metric.unit}`;
        case 'usd':
            return `$${number}`;
    }
}
/** A share as a percentage, its sign left out: `writeShare(0.19)` is '19 %'. */
function writeShare(share, rounding = 'nearest') {
    return `${writeNumber(Math.abs(100 * share), rounding)}${THIN_SPACE}%`;
}
/** A value of a metric: the mean of a binary one as a percentage, others in their unit. */
function writeValue(value, metric) {
    const text = metric.kind === 'binary'
        ? `${writeNumber(Math.abs(100 * value), 'nearest', 3)}${THIN_SPACE}%`
        : writeAmount(value, metric);
    return value < 0 ? `${MINUS}${text}` : text;
}
/** `1 case`, `3 cases`. */
function writeCount(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** A p in the way of the journals: `p = .008`, `p < .001`. */
function writeP(p) {
    if (p < 0.001)
        return 'p < .001';
    if (p >= 0.995)
        return 'p = 1';
    // .0498 must not read as .050, the usual alpha.
    const decimals = p >= 0.1 ? 2 : p < 0.05 && p >= 0.0495 ? 4 : 3;
    return `p = ${p.toFixed(decimals).slice(1)}`;
}
/** Two significant digits below 100 (or as many as asked for), whole numbers above; no trailing zeros. */
function writeNumber(size, rounding, digits = 2) {
    if (size === 0)
        return '0';
    const decimals = Math.min(9, Math.max(0, digits - 1 - Math.floor(Math.log10(size) + 1e-9)));
    const factor = 10 ** decimals;
    const rounded = rounding === 'up' ? Math.ceil(size * factor - 1e-6) / factor : Math.round(size * factor) / factor;
    const [whole = '', fraction] = String(Number(rounded.toFixed(decimals))).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

;// CONCATENATED MODULE: ./build/core/compare/explain-gate.js



/** Why a gate has its verdict, in plain words with their numbers; a sentence's worth, no full stop. */
function explainGate(evidence, decision, details) {
    const { test, broken_bound: broken, candidate_value: value, checked } = evidence;
    if (test.kind === 'invalid')
        return test.reason;
    if (broken !== null && value !== null) {
        const side = broken.kind === 'min' ? 'below the minimum' : 'above the maximum';
        return `${writeValue(value, checked.metric)} is ${side} of ${writeValue(broken.limit, checked.metric)}`;
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
            return `worse by ${writeChange(input, outcome)}${typical}, the margin is ${writeMargin(input, outcome)} (${writeP(details.p_adjusted ?? 1)})`;
        case 'improved': {
            const word = outcome.delta < outcome.series.size ? 'slightly better' : 'better';
            return `${word} by ${writeChange(input, outcome)}${typical} (${writeP(details.p_adjusted ?? 1)})`;
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
        return `information only below ${ENOUGH_FOR_A_FIGURE} cases (${writeCount(input.pairs.length, 'case')} here)`;
    }
    if (missingUnevenly) {
        const { only_baseline: base, only_candidate: head } = cases.missing;
        return `cases are missing unevenly: ${head} unscored in this run alone, ${base} in the baseline alone`;
    }
    if (input.is_single)
        return input.pairs.length === 1 ? 'one case is too few to test' : 'all cases are in one cluster';
    if (outcome.total_contradicts && outcome.ratio_of_means !== null) {
        const way = outcome.ratio_of_means < 1 ? 'down' : 'up';
        return `cannot tell: the total is ${way} by ${writeShare(outcome.ratio_of_means - 1)}, half the margin or more`;
    }
    if (outcome.matched_trials !== null && p !== null && p < alpha && outcome.delta > 0 && !outcome.bounds_hold) {
        return 'better on all trials, but not shown on equal numbers of trials';
    }
    if (outcome.row === 'per-run')
        return `cannot tell: a ${metric.title} is tested for change, never shown to be unchanged`;
    if (input.cluster_count !== null && input.cluster_count < ENOUGH_CLUSTERS && hasBoundsAbove(outcome)) {
        return `cannot tell: ${input.cluster_count} clusters, at least ${ENOUGH_CLUSTERS} are needed to rule out a ${adverse(input)}`;
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
    return figures.figures_unit === 'relative' ? writeShare(figure, 'up') : writeAmount(figure, metric, 'up');
}
function writeMargin({ metric }, { series }) {
    return series.relative === null ? writeAmount(series.size, metric) : writeShare(series.relative);
}
/** The size of the change: turned back from the log scale to a share of the baseline. */
function writeChange({ metric }, { row, delta }) {
    if (row !== 'log-ratio')
        return writeAmount(delta, metric);
    return writeShare(Math.expm1(metric.direction === 'lower' ? -delta : delta));
}

;// CONCATENATED MODULE: ./build/core/compare/figures.js






const POWER = 0.8;
const FEWEST = 6;
/** The figures of a tested gate; `familySize` is the number of gates in its Holm family. */
function findFigures(input, outcome, familySize) {
    const base = mean_mean(input.baseline);
    const isRelative = outcome.series.kind === 'log' || (outcome.series.kind === 'shifted' && base > EPSILON && outcome.row !== 'per-run');
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
    const level = 1 - input.alpha / (2 * familySize);
    const isClustered = input.clusters !== null && df !== null;
    const quantile = (p) => (isClustered ? studentTQuantile(p, df) : (0,normal/* normalQuantile */.Z)(p));
    const powered = quantile(POWER) * se;
    const significant = quantile(level) * se + powered;
    const margin = series.size;
    return {
        flag: Math.max(significant, margin + powered),
        cases: margin > EPSILON ? Math.ceil(n * Math.max((significant / (2 * margin)) ** 2, (powered / margin) ** 2)) : null,
    };
}
/** From the lowest bound of the row, so that it is below the margin exactly when all bounds are above theirs. */
function findRuledOut(input, outcome, base) {
    const { series } = outcome;
    const needsOwnUnit = series.kind === 'shifted' && base <= EPSILON && !input.is_single && input.clusters === null;
    const bounds = needsOwnUnit ? gaffkeBoundOf(input, absoluteSeries(input, 0)) : outcome.bounds;
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

;// CONCATENATED MODULE: ./build/core/compare/gate-result.js







const NO_FIGURES = { can_flag: null, can_rule_out: null, figures_unit: 'absolute', cases_needed: null };
/** Decides a measured gate and writes it down. `adjusted` is its p after Holm's method. */
function makeGateResult(evidence, adjusted, settings) {
    const { checked, test, cases } = evidence;
    const { alpha } = settings;
    const decision = decide(evidence, adjusted, settings);
    const figures = test.kind === 'tested' ? findFigures(test.input, test.outcome, adjusted.family_size) : NO_FIGURES;
    const outcome = test.kind === 'tested' ? test.outcome : null;
    const { input } = evidence;
    const isCompared = test.kind === 'tested' && checked.metric.kind === 'binary' && checked.metric.per_run === undefined;
    const flips = isCompared ? countFlips(test.input.differences) : null;
    return {
        gate: { ...checked.gate, margin: checked.margin },
        metric: checked.metric,
        ...decision,
        reason: explainGate(evidence, decision, { p_adjusted: adjusted.p, alpha, figures }),
        n: cases.pairs.length,
        row: outcome?.row ?? null,
        clusters: test.kind === 'tested' ? test.input.cluster_count : null,
        baseline: input === null ? null : (figureOf(checked.metric) ?? mean_mean)(input.baseline),
        candidate: input === null ? null : (figureOf(checked.metric) ?? mean_mean)(input.candidate),
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
        newly_failing: flips?.worse ?? null,
        newly_passing: flips?.better ?? null,
        ...figures,
        checks: outcome?.checks ?? {},
        warnings: test.kind === 'tested' ? warningsOf(test.input, evidence, settings) : [],
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
    return decideGate({ evidence: checked.gate.evidence, breaks_bound: broken !== null, test: tested });
}
/** McNemar's p and "Tango's interval excludes 0" disagree. */
function isBorderline({ test }, alpha) {
    if (test.kind !== 'tested' || test.outcome.row !== 'mcnemar')
        return false;
    const { p, interval } = test.outcome;
    return p !== null && interval !== null && p < alpha !== (interval.low > 0 || interval.high < 0);
}
function warningsOf({ cluster_count: clusters, metric }, { test }, { models_changed: modelsChanged }) {
    const isQuality = metric.unit === 'ratio' || metric.unit === 'count';
    const hasUnequalTrials = test.kind === 'tested' && test.outcome.matched_trials !== null;
    return [
        ...(clusters !== null && clusters < FEW_CLUSTERS
            ? [`only ${clusters} clusters (fewer than ${FEW_CLUSTERS}): the test leans on its assumptions`]
            : []),
        ...(hasUnequalTrials
            ? ['the arms have different numbers of trials: improved also had to hold on equal numbers of them']
            : []),
        ...(modelsChanged && isQuality ? ["the provider's model changed"] : []),
    ];
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
    const slices = tags.map((tag) => ({ tag, result: input.compare(tag) })).filter(({ result }) => result.p !== null);
    const adjusted = benjaminiHochberg(slices.map(({ result }) => result.p ?? 1));
    return slices.map(({ tag, result }, index) => ({ tag, result, p_adjusted: adjusted[index] ?? 1 }));
}

;// CONCATENATED MODULE: ./build/core/compare/pair-cases.js

/** Sorts the cases of two runs by verdict-rules 1.3 and the counts of step 8.3. */
function pairCases(baseline, candidate) {
    const stale = new Set([...(baseline?.stale_cases ?? []), ...(candidate.stale_cases ?? [])]);
    const subset = candidate.run.subset === null ? null : (0,selection/* parseSelection */.gO)(candidate.run.subset);
    const isSelected = (golden) => subset === null || (0,selection/* matchesSelection */._w)(golden, subset);
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
        excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
    };
}
/** Disabled cases are as good as absent. Sorted by code unit, so that no locale can change a seeded draw. */
function byId(cases) {
    const enabled = cases.filter((golden) => golden.enabled);
    return new Map(enabled.sort((a, b) => (a.id < b.id ? -1 : 1)).map((golden) => [golden.id, golden]));
}

;// CONCATENATED MODULE: ./build/core/compare/write-findings.js

const SHOWN_CASES = 5;
/**
 * What a reader should know, as sentences with their numbers and n, worst first: what fails, confirmed cases, where the
 * newly failing cases are, suspects, what was not compared, what improved. Counts by tag are observations, not tests.
 */
function writeFindings(facts) {
    const { gates } = facts;
    const byPriority = [...gates].sort((a, b) => rankOf(a) - rankOf(b));
    const pick = (holds, write = writeGate) => byPriority.filter(holds).map((result) => ({ about: 'gate', gate: result.gate.id, text: write(result) }));
    const say = (about, texts) => texts.map((text) => ({ about, gate: null, text }));
    return [
        ...pick(({ verdict }) => verdict === 'invalid'),
        ...pick(({ verdict }) => verdict === 'regressed' || verdict === 'breached'),
        ...say('confirmed-case', writeConfirmed(facts)),
        ...pick(isUnproven, writeUnproven),
        ...say('tag', writeConcentration(facts)),
        ...pick((result) => result.suspect && !isUnproven(result), writeSuspect),
        ...pick((result) => isSlightlyWorse(result, facts.alpha)),
        ...say('edited-cases', writeEdited(facts)),
        ...pick((result) => result.verdict === 'improved' && !isUnproven(result)),
    ];
}
/** A non-inferior gate that fails whatever its word. */
function isUnproven({ failed, verdict }) {
    return failed && verdict !== 'regressed' && verdict !== 'breached';
}
function isSlightlyWorse({ verdict, failed, p, delta }, alpha) {
    return verdict === 'no-regression' && !failed && p !== null && p < alpha && delta !== null && delta < 0;
}
function rankOf({ gate }) {
    return (gate.severity === 'fail' ? 0 : 2) + (gate.primary ? 0 : 1);
}
/** The metric's title, as the start of a sentence, with the slice. */
function nameOf({ gate, metric }) {
    const name = metric.title.charAt(0).toUpperCase() + metric.title.slice(1);
    return gate.where === null ? name : `${name} (${gate.where})`;
}
/** "Success fell from 82 % to 70 %: worse by 12 points, the margin is 5 points (p = .008), n = 92." */
function writeGate(result) {
    const name = result.gate.severity === 'warn' ? `Warning: ${nameOf(result)}` : nameOf(result);
    if (result.delta === null)
        return `${name}: ${result.reason}.`;
    return `${name}${writeMove(result)}: ${result.reason}, n = ${result.n}.`;
}
function writeUnproven(result) {
    return `${nameOf(result)}${writeMove(result)}, not shown to stay inside its margin (${result.reason}), n = ${result.n}.`;
}
/** On the log-ratio row the means may have moved the other way, so only the typical query is spoken of. */
function writeSuspect(result) {
    const p = result.p_adjusted === null ? 'untested' : writeP(result.p_adjusted);
    const move = result.row === 'log-ratio' ? ': the typical query got worse' : writeMove(result);
    return `${nameOf(result)}${move}, beyond the margin, which chance may explain (${p}, n = ${result.n}).`;
}
function writeMove({ baseline, candidate, metric }) {
    if (baseline === null || candidate === null)
        return '';
    const [before, after] = [writeValue(baseline, metric), writeValue(candidate, metric)];
    if (baseline === candidate)
        return ` stayed at ${after}`;
    if (before === after)
        return ` is about ${after} as before`;
    return ` ${candidate < baseline ? 'fell' : 'rose'} from ${before} to ${after}`;
}
function writeConfirmed({ zero_tolerance: confirmed, flips }) {
    const shown = flips.filter((flip) => flip.confirmed).slice(0, SHOWN_CASES);
    const sentences = shown.map(({ case_id: id, critical, baseline, candidate }) => {
        const kind = critical ? ' (critical)' : '';
        return `${id}${kind} passed in ${writeTrials(baseline.trials, 'baseline trial')} and fails in ${writeTrials(candidate.trials, 'trial')} now: confirmed.`;
    });
    const more = confirmed.length - shown.length;
    return more > 0 ? [...sentences, `${writeCount(more, 'more case')} confirmed as newly failing.`] : sentences;
}
function writeTrials(count, noun) {
    return count === 1 ? `its one ${noun}` : `all ${count} ${noun}s`;
}
/** Names the tag that most newly failing cases share, when it is at least three of them, at least half, and twice its due. */
function writeConcentration({ flips, paired }) {
    const failing = new Set(flips.filter(isNewlyFailing).map((flip) => flip.case_id));
    const counts = new Map();
    for (const golden of paired) {
        for (const tag of new Set(golden.tags)) {
            const count = counts.get(tag) ?? { failing: 0, all: 0 };
            counts.set(tag, { failing: count.failing + (failing.has(golden.id) ? 1 : 0), all: count.all + 1 });
        }
    }
    const [top] = [...counts].sort(([, a], [, b]) => b.failing - a.failing || a.all - b.all);
    if (top === undefined)
        return [];
    const [tag, count] = top;
    const isTelling = count.failing >= 3 &&
        2 * count.failing >= failing.size &&
        count.failing * paired.length >= 2 * count.all * failing.size;
    if (!isTelling)
        return [];
    const subject = count.failing === failing.size ? `All ${failing.size}` : `${count.failing} of the ${failing.size}`;
    return [
        `${subject} newly failing cases are tagged ${tag}, as are ${count.all} of the ${paired.length} compared cases (a count, not a test).`,
    ];
}
function isNewlyFailing(flip) {
    return flip.kind === 'newly-failing';
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

;// CONCATENATED MODULE: ./build/core/compare/write-warnings.js

/** Differences that make a reader doubt the comparison; the others are what is compared, or keep metrics out of it. */
const DOUBTFUL = new Set(['models', 'corpus', 'success', 'trials', 'seed', 'timeout']);
/** What a reader should be warned of, beside the warnings of single gates. */
function writeWarnings(input) {
    const { pairing, trials, differences } = input;
    const tried = new Set(trials.map((trial) => trial.case));
    const untried = pairing.candidate.filter((golden) => !tried.has(golden.id)).length;
    return [
        ...(untried > 0 ? [`The run is incomplete: ${writeCount(untried, 'case')} without a single trial.`] : []),
        ...input.unmeasured.map(({ metric }) => `\`${metric}\` is not gated: no trial could be scored, since the target does not report it.`),
        ...(pairing.stale.length > 0
            ? [
                `${writeCount(pairing.stale.length, 'stale case')} not compared: ${pairing.stale.slice(0, 5).join(', ')}${pairing.stale.length > 5 ? ' …' : ''}.`,
            ]
            : []),
        ...differences
            .filter(({ what }) => DOUBTFUL.has(what))
            .map(({ what, baseline, candidate, effect }) => `Different ${what} (${baseline} in the baseline, ${candidate} now): ${effect}.`),
    ];
}

;// CONCATENATED MODULE: ./build/core/compare/zero-tolerance.js
const PROOF = 3;
/**
 * Ids of the cases in scope that passed in every scored baseline trial and fail in at least 3 scored candidate trials
 * (1 with a deterministic target), re-runs included, and pass in none (verdict-rules 7).
 */
function findConfirmedFailures(passes, scope, isDeterministic) {
    if (scope === 'off')
        return [];
    const needed = isDeterministic ? 1 : PROOF;
    return passes
        .filter(({ critical }) => scope === 'all' || critical)
        .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials)
        .filter(({ candidate }) => candidate.passed === 0 && candidate.trials >= needed)
        .map(({ case_id: caseId }) => caseId);
}

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
    const baseline = input.baseline === null ? null : judgedBy(judge, input.baseline);
    const candidate = judgedBy(judge, input.candidate);
    const { run } = candidate;
    const { alpha, deterministic } = run.settings;
    const asked = dropUnmeasured(judge?.rules.gates ?? run.gates, [baseline?.trials ?? [], candidate.trials]);
    const checked = checkGates(asked.gates, run.metrics);
    const pairing = pairCases(baseline, candidate);
    const columns = { baseline: indexTrials(baseline?.trials ?? []), candidate: indexTrials(candidate.trials) };
    const facts = findComparability(baseline?.run ?? null, run);
    const casesOf = (metric, slice) => collectGateCases({ pairing, slice, columns: columnsOf(columns, metric) });
    const evidence = checked.map((gate) => measureGate({ checked: gate, cases: casesOf(gate.metric.id, gate.slice), facts, alpha, seed: run.seed }));
    const adjusted = adjustByFamily(evidence);
    const settings = { alpha, deterministic, models_changed: facts.models_changed };
    const decided = evidence.map((gate, index) => ({
        evidence: gate,
        result: makeGateResult(gate, adjusted[index] ?? OUTSIDE_FAMILY, settings),
    }));
    const gates = decided.map(({ result }) => result);
    const success = columnsOf(columns, SUCCESS);
    const confirmations = indexTrials(input.confirmations ?? [])(SUCCESS);
    const canCompareSuccess = facts.has_baseline && !facts.redefined.has(SUCCESS);
    const passes = canCompareSuccess ? countPasses({ pairing, ...success, confirmations }) : [];
    const confirmed = findConfirmedFailures(passes, run.settings.zero_tolerance, deterministic);
    const flips = findFlips(passes, new Set(confirmed));
    const successFacts = run.metrics.find(({ id }) => id === SUCCESS);
    const cases = listCases(pairing, success.candidate);
    const differences = baseline === null ? [] : findDifferences(baseline.run, run);
    const verdict = decideRun({
        gates: decided.map(({ evidence: gate, result }) => ({
            result,
            has_margin: gate.checked.margin !== null,
            breaks_bound: gate.broken_bound !== null,
            is_measured: gate.cases.candidate_values.length > 0,
        })),
        primary: findPrimaryGate(checked)?.gate.id ?? null,
        has_baseline: facts.has_baseline,
        excluded_share: pairing.excluded_share,
        confirmed_failures: confirmed.length,
        fail_on: failOn,
    });
    return {
        schema_version: COMPARISON_SCHEMA_VERSION,
        suite: run.suite.name,
        alpha,
        seed: run.seed,
        baseline: baseline === null ? null : referTo(baseline.run),
        candidate: referTo(run),
        interleaved: facts.interleaved,
        cases,
        ...(judge === undefined || judge.changes.length === 0
            ? {}
            : { gates_changed: { from: judge.from, changes: judge.changes } }),
        metrics: run.metrics.map((metric) => {
            const tested = gates.find(({ gate, row }) => gate.metric === metric.id && gate.where === null && row !== null);
            return compareMetric({ metric, cases: casesOf(metric.id, null), facts, alpha, gate: tested ?? null });
        }),
        gates,
        slices: successFacts === undefined
            ? []
            : compareSlices({
                paired: pairing.paired,
                compare: (tag) => compareMetric({
                    metric: successFacts,
                    cases: casesOf(SUCCESS, (0,selection/* selectTag */.lH)(tag)),
                    facts,
                    alpha,
                    gate: null,
                }),
            }),
        flips,
        zero_tolerance: confirmed,
        differences,
        findings: writeFindings({ alpha, gates, flips, zero_tolerance: confirmed, cases, paired: pairing.paired }),
        warnings: writeWarnings({ unmeasured: asked.dropped, pairing, differences, trials: candidate.trials }),
        verdict,
    };
}
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
function columnsOf({ baseline, candidate }, metric) {
    return { baseline: baseline(metric), candidate: candidate(metric) };
}
function listCases(pairing, success) {
    const { edited, added, removed, stale } = pairing;
    return {
        shared: pairing.paired.length,
        edited,
        added,
        removed,
        edited_failing: edited.filter((id) => {
            const scores = success.get(id);
            return isScored(scores) && mean_mean(scores.values) < 0.5;
        }),
        ...(stale.length === 0 ? {} : { stale }),
    };
}
function referTo(run) {
    const { run_id, variant, commit, branch, started_at, trials_per_case } = run;
    return { run_id, variant, commit, branch, started_at, trials_per_case };
}

// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js
var score_trial = __webpack_require__(59455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
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
    const [from, to] = figure.points;
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
        ...(from && to ? [line([x(from.x), y(from.y), x(to.x), y(to.y)], 'zero')] : []),
        ...figure.points.flatMap((point) => [
            dot(x(point.x), y(point.y), point.arm === 'baseline' ? 'neutral' : 'candidate'),
            draw_figure_text(x(point.x) + 9, y(point.y) + (point.arm === 'baseline' ? 16 : -8), point.arm, 'start'),
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
function table({ columns, rows }) {
    const name = (index) => (columns[index]?.align === 'right' ? ' class="right"' : '');
    const head = columns.map((column, index) => `<th scope="col"${name(index)}>${escapeHtml(column.title)}</th>`).join('');
    const body = rows
        .map((row) => `<tr>${row.map((cell, index) => `<td${name(index)}>${html_line(cell)}</td>`).join('')}</tr>`)
        .join('\n');
    return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
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
${blocks(report.blocks)}
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
const render_REGISTRY = {
    comment: { file: 'comment.md', render: renderComment },
    summary: { file: 'summary.md', render: renderSummary },
    html: { file: 'report.html', render: renderHtml },
    terminal: { file: 'report.txt', render: terminal/* renderTerminal */.b },
    json: { file: 'report.json', render: renderJson },
    junit: { file: 'junit.xml', render: renderJunit },
};

;// CONCATENATED MODULE: ./build/core/report/count-gates.js
/** The gate that the run's verdict hangs on. */
function primaryGate(comparison) {
    return comparison.gates.find((result) => result.gate.id === comparison.verdict.primary) ?? null;
}
/** Gates whose failure fails the run, the primary first. */
function failedGates(comparison) {
    const primary = comparison.verdict.primary;
    return comparison.gates
        .filter((result) => result.failed && result.gate.severity === 'fail')
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary));
}
/** Guardrails (so not the primary gate) that cannot tell. */
function undecidedGuardrails(comparison) {
    return comparison.gates.filter((result) => result.gate.severity === 'fail' &&
        result.verdict === 'inconclusive' &&
        !result.failed &&
        result.gate.id !== comparison.verdict.primary);
}

;// CONCATENATED MODULE: ./build/core/report/format-number.js
/** U+202F: thin, and never broken over two lines. */
const format_number_THIN_SPACE = '\u202f';
const format_number_MINUS = '\u2212';
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
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, format_number_THIN_SPACE);
    const shown = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? format_number_MINUS : format.signed === true ? '+' : '';
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
    return `${number}${format_number_THIN_SPACE}${unit}`;
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`;
}

;// CONCATENATED MODULE: ./build/core/report/format-money.js

/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = formatNumber(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}

;// CONCATENATED MODULE: ./build/core/report/format-metric.js


/** Shares of cases read best as percentages; ratios within a case as .61. */
function styleOf(metric) {
    return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'percent' : 'ratio') : metric.unit;
}
/** Decimals for values and changes of one row, so that they can be subtracted in the head. */
function decimalsOf(style, values, change) {
    const largest = Math.max(0, ...values.map(Math.abs));
    switch (style) {
        case 'percent': {
            const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100));
            const consistent = candidate - baseline === Math.round(change * 100);
            return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : decimalsToShow(change * 100, 1);
        }
        case 'ratio':
            return decimalsToShow(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2);
        case 'tokens':
            return decimalsToShow(change, largest >= 100 ? 0 : 1);
        case 'usd':
            return decimalsToShow(change, moneyDecimals(largest));
        case 's':
        case 'count':
            return decimalsToShow(change, decimalsForDigits(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    switch (style) {
        case 'percent':
            return formatNumber(value * 100, { decimals, ...format });
        case 'ratio':
            return formatNumber(value, { decimals, bare: true, ...format });
        case 'usd':
            return formatMoney(value, { decimals, ...format });
        case 's':
        case 'tokens':
        case 'count':
            return formatNumber(value, { decimals, ...format });
    }
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : decimalsToShow(share * 100, 1);
}
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    const style = styleOf(metric);
    const number = formatIn(style, value, decimals ?? (style === 'percent' ? 0 : decimalsOf(style, [value], 0)));
    return style === 'percent' ? withUnit(number, '%') : style === 's' ? withUnit(number, 's') : number;
}
const leastDecimals = (style) => (style === 'ratio' || style === 'usd' ? 2 : 0);
/**
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points` (`5 pp` when short), `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative') {
        const decimals = amount.value >= 0.1 ? 0 : 1;
        return withUnit(formatNumber(amount.value * 100, { decimals, ...format }), '%');
    }
    const style = styleOf(metric);
    const scale = style === 'percent' ? 100 : 1;
    const most = Math.max(leastDecimals(style), decimalsForDigits(amount.value * scale, 2));
    const shown = roundTo(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs(roundTo(shown, decimals, options.round) - shown) > 1e-9)
        decimals++;
    const number = formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'percent':
            return options.short === true ? withUnit(number, 'pp') : withUnit(number, number === '1' ? 'point' : 'points');
        case 's':
            return withUnit(number, 's');
        case 'tokens':
            return withUnit(number, 'tokens');
        case 'ratio':
        case 'usd':
        case 'count':
            return number;
    }
}
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta, interval } = measured;
    const style = styleOf(metric);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = measured.row === 'log-ratio';
    const inValue = (oriented) => {
        const change = orientation * oriented;
        return isRelative ? Math.exp(change) - 1 : change;
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const change = delta === null ? null : inValue(delta);
    const sign = change === null || Math.abs(change) < 1e-9 ? 0 : change < 0 ? -1 : 1;
    const valueDecimals = decimalsOf(style, values, isRelative ? 0 : (change ?? 0));
    const changeDecimals = isRelative ? relativeDecimals(change ?? 0) : valueDecimals;
    const signed = (value) => isRelative
        ? formatNumber(value * 100, { decimals: changeDecimals, signed: true })
        : formatIn(style, value, changeDecimals, { signed: true });
    const ends = interval === null ? null : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    const [low, high] = ends?.map(signed) ?? [];
    const number = change === null ? null : signed(change);
    const unit = isRelative ? '%' : style === 'percent' ? 'pp' : style === 's' ? 's' : null;
    const unitInWords = isRelative
        ? '%'
        : style === 'percent'
            ? number !== null && /^[+\u2212]?1$/.test(number)
                ? 'point'
                : 'points'
            : style === 's' || style === 'tokens'
                ? style
                : null;
    const join = (text, word) => text === null || word === null ? text : withUnit(text, word);
    return {
        baseline: baseline === null ? null : formatValue(metric, baseline, valueDecimals),
        candidate: candidate === null ? null : formatValue(metric, candidate, valueDecimals),
        change: join(number, unit),
        changeInWords: join(number, unitInWords),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        sign,
    };
}

;// CONCATENATED MODULE: ./build/core/report/gate-words.js


/** "drop" where higher is better, "rise" where lower is. */
function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function describeMargin(result, options = {}) {
    return result.gate.margin === null ? null : formatAmount(result.metric, result.gate.margin, options);
}
/** "can flag" or "can rule out" in words, rounded up; null when it cannot be said. */
function describeFigure(result, figure, options = {}) {
    if (figure === null)
        return null;
    const amount = { kind: result.figures_unit, value: figure };
    return formatAmount(result.metric, amount, { ...options, round: 'up' });
}
/** Which absolute bound the candidate breaks: `below the minimum of .60`; null when none. */
function describeBrokenBound(result) {
    const value = result.candidate_value;
    const { min, max } = result.gate;
    if (value === null || result.verdict !== 'breached')
        return null;
    if (min !== null && value < min)
        return `below the minimum of ${formatValue(result.metric, min)}`;
    if (max !== null && value > max)
        return `above the maximum of ${formatValue(result.metric, max)}`;
    return null;
}
/** Significantly worse, yet shown to stay inside the margin. */
function gate_words_isSlightlyWorse(result, alpha) {
    return (result.verdict === 'no-regression' &&
        result.p !== null &&
        result.p < alpha &&
        result.delta !== null &&
        result.delta < 0);
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const change = result.row === 'log-ratio' ? Math.abs(Math.expm1(result.delta)) : null;
    const share = change ?? (result.baseline === null || result.baseline === 0 ? null : result.delta / Math.abs(result.baseline));
    return share !== null && share < margin.value;
}
/** Why a gate cannot tell although its bounds hold, or has none: its own reason, without the word that stands before it. */
function describeDoubt(result) {
    const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin);
    return (isHeld || result.row === 'per-run') && result.reason !== ''
        ? result.reason.replace(/^cannot tell: /, '')
        : null;
}
function describeLimits(result) {
    const flags = describeFigure(result, result.can_flag, { short: true });
    const rulesOut = describeFigure(result, result.can_rule_out, { short: true });
    return [
        flags === null ? 'too few differences to say what it would flag' : `flags ≥ ${flags}`,
        rulesOut === null ? 'rules out nothing' : `rules out ≥ ${rulesOut}`,
    ].join(', ');
}
function describeBounds(result) {
    const { min, max } = result.gate;
    return [
        ...(min === null ? [] : [`min ${formatValue(result.metric, min)}`]),
        ...(max === null ? [] : [`max ${formatValue(result.metric, max)}`]),
    ].join(', ');
}
/** The log-ratio row speaks of the typical query; the ratio of the totals stands beside it. */
function describeTotal(result) {
    if (result.row !== 'log-ratio' || result.ratio_of_means === null)
        return '';
    const total = formatMeasured({
        metric: { ...result.metric, direction: 'higher' },
        row: 'log-ratio',
        baseline: null,
        candidate: null,
        delta: Math.log(result.ratio_of_means),
        interval: null,
    });
    return ` (typical query; total ${total.change ?? withUnit('0', '%')})`;
}
/**
 * A gate's verdict for the last column of the gate table: sign, word, and what the word leaves open.
 * @example '❔ cannot tell: flags ≥ .05, rules out ≥ .07'
 */
function describeVerdict(result, alpha) {
    const margin = describeMargin(result, { short: true });
    const sign = result.gate.severity === 'warn' ? '⚠️' : '❌';
    const total = describeTotal(result);
    if (result.failed && result.verdict !== 'regressed' && result.verdict !== 'breached')
        return `${sign} not shown to stay within ${margin ?? 'its margin'}: ${describeLimits(result)}${total}`;
    switch (result.verdict) {
        case 'regressed':
            return `${sign} regressed (margin ${margin ?? 'none'})${total}`;
        case 'breached': {
            const bound = describeBrokenBound(result);
            return `${sign} ${bound ?? `beyond the threshold of ${margin ?? 'none'} (not a test)`}`;
        }
        case 'improved':
            return `✅ ${isSlightlyBetter(result) ? 'slightly better' : 'improved'}${total}`;
        case 'unchanged': {
            const rulesOut = describeFigure(result, result.can_rule_out, { short: true });
            return `✅ unchanged on all ${countOf(result.n, 'case')}${rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`}`;
        }
        case 'no-regression':
            return gate_words_isSlightlyWorse(result, alpha)
                ? `✅ slightly worse, within the margin (${margin ?? 'none'})${total}`
                : `✅ no regression beyond ${margin ?? 'the margin'}${total}`;
        case 'within-bounds':
            return `✅ within bounds (${describeBounds(result)})`;
        case 'inconclusive':
            return `❔ cannot tell${result.suspect ? ', suspect' : ''}: ${describeDoubt(result) ?? describeLimits(result)}${total}`;
        case 'invalid':
            return `⚠️ invalid: ${result.reason}`;
        case 'not-comparable':
            return `➖ not compared: ${result.reason}`;
    }
}

;// CONCATENATED MODULE: ./build/core/report/advice.js




/**
 * What the primary gate saw, what this suite can see at all, and how many cases would settle the question; only when it
 * cannot tell. `cases_needed` flags a true change of twice the margin with 80 % power (verdict-rules 9).
 */
function buildAdvice(comparison) {
    const primary = primaryGate(comparison);
    if (comparison.verdict.word !== 'inconclusive' || primary === null || primary.delta === null)
        return null;
    const text = formatMeasured(primary);
    const noun = adverseNoun(primary);
    const interval = text.intervalInWords === null ? '' : `, CI ${text.intervalInWords}`;
    const { title } = primary.metric;
    const seen = `${title.charAt(0).toUpperCase()}${title.slice(1)} ${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.changeInWords ?? '?'}${interval}).`;
    const flags = describeFigure(primary, primary.can_flag);
    const limit = flags === null
        ? 'Too few cases differ to say how small a change this suite would flag.'
        : `This suite flags ${noun}s of ${flags} or more, four times in five.`;
    const { cases_needed: needed, n } = primary;
    const { margin } = primary.gate;
    const more = needed === null || margin === null || needed <= n
        ? null
        : `About ${countOf(needed - n, 'more case', 'more cases')} like these (${formatNumber(needed, { decimals: 0 })} in all) would flag a ${noun} of ${formatAmount(primary.metric, { ...margin, value: margin.value * 2 })} as often.`;
    return {
        kind: 'paragraph',
        text: [`${seen} ${limit}`, ...(more === null ? [] : [' ', { kind: 'strong', text: more }])],
    };
}

;// CONCATENATED MODULE: ./build/core/report/describe-drawing.js


const percent = (value) => withUnit(formatNumber(value, { decimals: Math.abs(value) >= 10 ? 0 : 1, signed: true }), '%');
/** What a chart says to one who cannot see it, in words; the text of its `alt`. */
function describeDrawing(title, figure) {
    if (figure.kind === 'intervals') {
        const rows = figure.rows.map(({ label, value, low, high }) => {
            const word = low > 0 ? 'better' : high < 0 ? 'worse' : 'may be no change';
            return `${label} ${percent(value)} (${percent(low)} to ${percent(high)}), ${word}`;
        });
        return `${title} (plus is better): ${rows.join('; ')}.`;
    }
    const points = figure.points.map(({ arm, x, y }) => {
        const cost = figure.x.unit === 'usd' ? formatMoney(x) : withUnit(formatNumber(x, { decimals: 0 }), 'tokens');
        return `${arm} ${formatNumber(y, { decimals: figure.y.max === null ? 2 : 1 })} for ${cost}`;
    });
    return `${title}: ${points.join('; ')}.`;
}

;// CONCATENATED MODULE: ./build/core/report/cut-text.js
/**
 * The beginning of a text, marked with `…` when something was cut; never half of a surrogate pair.
 * @example cutText('retrieval', 4) // 'ret…'
 */
function cutText(text, length) {
    if (text.length <= length)
        return text;
    const end = length - 1;
    const last = text.charCodeAt(end - 1);
    return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)}…`;
}

;// CONCATENATED MODULE: ./build/core/report/explain-flip.js

const REASON_LENGTH = 160;
/** Null when no expected span is among the ranks that count. */
function bestSpan(side, other, top) {
    const best = side.spans
        .filter(({ matches, rank }) => matches !== null && rank <= top)
        .sort((a, b) => a.rank - b.rank)
        .at(0);
    if (best === undefined || best.matches === null)
        return null;
    const elsewhere = other.spans.find(({ matches }) => matches === best.matches)?.rank ?? null;
    return { label: best.matches, rank: best.rank, elsewhere };
}
/**
 * Why a case flipped, in half a sentence: the failure; else the expected span that only one arm has among the ranks that
 * count; else the first of the reasons given. Empty when nothing is known.
 */
function explainFlip(detail) {
    const { baseline, candidate, top_k: top } = detail;
    const failure = candidate?.failure;
    if (failure)
        return [`${failure.kind}: ${cutText(failure.message, REASON_LENGTH)}`];
    const span = (label) => ({ kind: 'code', text: cutText(label, REASON_LENGTH) });
    if (baseline !== null && candidate !== null && baseline.failure === null) {
        const before = bestSpan(baseline, candidate, top);
        const now = bestSpan(candidate, baseline, top);
        if (before !== null && now === null) {
            const where = candidate.spans.length === 0
                ? 'is gone, nothing was retrieved'
                : before.elsewhere === null
                    ? `is not among the ${candidate.spans.length} retrieved`
                    : `fell to rank ${before.elsewhere}, the top ${top} count`;
            return ['expected span ', span(before.label), ` ${where} (was rank ${before.rank})`];
        }
        if (now !== null && before === null) {
            const was = now.elsewhere === null ? 'was not found' : `was rank ${now.elsewhere}`;
            return ['expected span ', span(now.label), ` is found at rank ${now.rank} (${was})`];
        }
    }
    const [reason] = detail.reasons;
    return reason === undefined ? [] : [cutText(reason, REASON_LENGTH)];
}

;// CONCATENATED MODULE: ./build/core/report/order-flips.js
const rate = (arm) => (arm.trials === 0 ? 0 : arm.passed / arm.trials);
/** How much the pass rate rose, from −1 to 1. */
function flipChange(flip) {
    return rate(flip.candidate) - rate(flip.baseline);
}
function severity(flip) {
    if (flip.confirmed)
        return 0;
    if (flip.kind === 'newly-failing')
        return flip.critical ? 1 : 2;
    if (flip.kind === 'flaky' && flipChange(flip) < 0)
        return flip.critical ? 3 : 4;
    return flip.kind === 'flaky' ? 5 : 6;
}
/** Worst first: confirmed, critical, newly failing, flaky, newly passing; then by how far the pass rate moved, then by id. */
function orderFlips(flips) {
    return [...flips].sort((a, b) => severity(a) - severity(b) || flipChange(a) - flipChange(b) || (a.case_id < b.case_id ? -1 : 1));
}

;// CONCATENATED MODULE: ./build/core/report/flip-item.js



const TEXT_LENGTH = 20_000;
const SPANS_SHOWN = 10;
function describeKind(flip) {
    const { baseline, candidate } = flip;
    const isRepeated = Math.max(baseline.trials, candidate.trials) > 1;
    const passes = `passes ${candidate.passed} of ${candidate.trials} trials, was ${baseline.passed} of ${baseline.trials}`;
    const word = {
        'newly-failing': flip.confirmed ? 'confirmed' : isRepeated ? null : 'newly fails',
        'newly-passing': isRepeated ? null : 'newly passes',
        flaky: flipChange(flip) < 0 ? 'flaky, worse' : 'flaky, better',
    }[flip.kind];
    return [flip.critical ? 'critical' : null, word, isRepeated ? passes : null]
        .filter((part) => part !== null)
        .join(', ');
}
function preformatted(label, text) {
    return { kind: 'preformatted', label, text: cutText(text, TEXT_LENGTH) };
}
function describeSide(side, name) {
    if (side === null)
        return [{ kind: 'paragraph', text: [`${name} has no observation of this case.`] }];
    if (side.failure !== null) {
        const { kind, message, stderr_tail: tail } = side.failure;
        return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)];
    }
    return side.answer === null ? [] : [preformatted(`answer of ${name}`, side.answer === '' ? '(empty)' : side.answer)];
}
function describeAnswers(detail, { names, baseline: compared }) {
    const { baseline, candidate } = detail;
    const isSame = baseline?.failure === null && candidate?.failure === null && baseline.answer === candidate.answer;
    if (isSame && candidate.answer !== null)
        return [preformatted(`answer of ${names.baseline} and ${names.candidate}, the same`, candidate.answer)];
    const before = compared.kind === 'none' ? [] : describeSide(baseline, names.baseline);
    return [...before, ...describeSide(candidate, names.candidate)];
}
function listSpans(spans) {
    return spans
        .slice(0, SPANS_SHOWN)
        .flatMap(({ label, matches }, index) => [
        index === 0 ? '' : ', ',
        { kind: 'code', text: cutText(label, 300) },
        matches === null ? '' : ' ✓ expected',
    ]);
}
function compareSpans(detail, { names, baseline }) {
    const sides = [detail.baseline?.spans ?? [], detail.candidate?.spans ?? []];
    const rows = Math.min(SPANS_SHOWN, Math.max(...sides.map((spans) => spans.length)));
    if (rows === 0)
        return null;
    const [before = [], now = []] = sides;
    if (baseline.kind === 'none')
        return { kind: 'paragraph', text: ['Retrieved, best first: ', ...listSpans(now)] };
    if (detail.baseline !== null && JSON.stringify(before) === JSON.stringify(now))
        return { kind: 'paragraph', text: ['Both retrieved the same, in the same order: ', ...listSpans(now)] };
    const cell = (spans, rank) => {
        const span = spans.find((one) => one.rank === rank);
        if (span === undefined)
            return ['–'];
        return [{ kind: 'code', text: cutText(span.label, 300) }, span.matches === null ? '' : ' ✓ expected'];
    };
    return {
        kind: 'table',
        columns: [
            { title: 'rank', align: 'right' },
            { title: names.baseline, align: 'left' },
            { title: names.candidate, align: 'left' },
        ],
        rows: Array.from({ length: rows }, (_, index) => [
            [String(index + 1)],
            ...sides.map((spans) => cell(spans, index + 1)),
        ]),
    };
}
function locate(detail, context) {
    if (detail.at === null)
        return [];
    const text = `${detail.at.file}:${detail.at.line}`;
    const { repository } = context.links;
    const { commit } = context.candidate;
    if (repository === undefined || commit === null)
        return [{ kind: 'code', text }];
    const path = detail.at.file.split('/').map(encodeURIComponent).join('/');
    return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${detail.at.line}` }];
}
function unfold(detail, context) {
    const place = locate(detail, context);
    const expected = detail.expected_spans.flatMap((label, index) => [
        index === 0 ? 'Expected spans: ' : ', ',
        { kind: 'code', text: cutText(label, 300) },
    ]);
    const spans = compareSpans(detail, context);
    return [
        {
            kind: 'paragraph',
            text: [
                { kind: 'strong', text: 'Query:' },
                ` ${cutText(detail.query, 2_000)}`,
                ...(place.length > 0 ? [' (', ...place, ')'] : []),
            ],
        },
        // A single reason that fits stands in the summary already.
        ...(detail.reasons.length > 1 || (detail.reasons[0] ?? '').length > 100
            ? [{ kind: 'list', items: detail.reasons.map((reason) => [cutText(reason, 1_000)]) }]
            : []),
        ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
        ...describeAnswers(detail, context),
        ...(expected.length > 0 ? [{ kind: 'paragraph', text: expected }] : []),
        ...(spans === null ? [] : [spans]),
    ];
}
/** One flipped case: what is always read (id, how it flipped, why) and, with `full` details, what unfolds from it. */
function buildFlipItem(input) {
    const { flip, detail, context } = input;
    const kind = describeKind(flip);
    const head = [{ kind: 'code', text: flip.case_id }, kind === '' ? '' : ` (${kind})`];
    return input.details !== 'full' || detail === undefined
        ? { summary: head, blocks: [] }
        : tellCase(head, detail, context);
}
/** One failing case of a run that is compared with nothing. */
function buildFailingItem(detail, details, context) {
    const head = [{ kind: 'code', text: detail.case_id }, detail.critical ? ' (critical)' : ''];
    return details === 'full' ? tellCase(head, detail, context) : { summary: head, blocks: [] };
}
function tellCase(head, detail, context) {
    const why = explainFlip(detail);
    return { summary: why.length === 0 ? head : [...head, ': ', ...why], blocks: unfold(detail, context) };
}

;// CONCATENATED MODULE: ./build/core/report/flip-list.js



/** More are counted; nobody reads the two-hundredth. */
const FLIPS_LISTED = 200;
function flip_list_countFlips(comparison) {
    const count = (kind) => comparison.flips.filter((flip) => flip.kind === kind).length;
    const failing = count('newly-failing');
    const passing = count('newly-passing');
    const flaky = count('flaky');
    const parts = [
        ...(failing > 0 ? [countOf(failing, 'case newly fails', 'cases newly fail')] : []),
        ...(passing > 0 ? [countOf(passing, 'case newly passes', 'cases newly pass')] : []),
        ...(flaky > 0 ? [countOf(flaky, 'case is flaky', 'cases are flaky')] : []),
    ];
    return [{ kind: 'strong', text: `${parts.join(', ')}.` }];
}
/** What fails now, where nothing was compared, so that a first run says what to look at; critical cases first. */
function listFailing(flips, details, context) {
    if (flips.length === 0)
        return null;
    const lead = [{ kind: 'strong', text: `${countOf(flips.length, 'case fails', 'cases fail')}.` }];
    const ordered = [...flips].sort((a, b) => Number(b.critical) - Number(a.critical));
    const items = details === 'none' ? [] : ordered.map((detail) => buildFailingItem(detail, details, context));
    return { kind: 'flips', lead, items, left_out: 0 };
}
/**
 * What flipped, worst first, or, where there is no baseline, what fails; null when nothing did. With details `none` only the
 * counts.
 */
function buildFlipList(input) {
    const { comparison, context, details } = input;
    if (comparison.baseline === null)
        return listFailing(input.flips, details, context);
    if (comparison.flips.length === 0)
        return null;
    const lead = flip_list_countFlips(comparison);
    if (details === 'none')
        return { kind: 'flips', lead, items: [], left_out: 0 };
    const detailOf = new Map(input.flips.map((detail) => [detail.case_id, detail]));
    const ordered = orderFlips(comparison.flips);
    const hasBad = ordered.some(({ kind }) => kind !== 'newly-passing');
    const items = ordered
        .slice(0, FLIPS_LISTED)
        .map((flip) => buildFlipItem({ flip, detail: detailOf.get(flip.case_id), details, context }));
    return {
        kind: 'flips',
        lead: hasBad && ordered.length > 1 ? [...lead, ' Worst first:'] : lead,
        items,
        left_out: ordered.length - items.length,
    };
}

;// CONCATENATED MODULE: ./build/core/report/format-p.js
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

;// CONCATENATED MODULE: ./build/core/report/gate-evidence.js


const TESTS = {
    mcnemar: 'McNemar, mid-p',
    'paired-t': 'paired t on per-case means',
    'log-ratio': 'paired t on ln(candidate/baseline)',
    'per-run': 'bootstrap over cases',
};
const METHODS = {
    tango: 'Tango',
    t: 't',
    gaffke: 'Gaffke',
    'bootstrap-t': 'bootstrap-t',
    'cr2-t': 'CR2 t',
    'cluster-bootstrap-t': 'cluster bootstrap-t',
    bootstrap: 'bootstrap',
    point: 'its point',
};
const statistic = (value) => formatNumber(value, { decimals: Math.abs(value) >= 10 ? 1 : 3 });
function listChecks(checks, alpha) {
    const p = (label, value) => value === undefined || value === null ? [] : [`${label} p ${formatP(value, alpha)}`];
    const chi2 = (label, value) => value === undefined || value === null ? [] : [`${label} ${statistic(value)}`];
    const newcombe = checks.newcombe10;
    return [
        ...p('exact', checks.exact_p),
        ...chi2('χ²', checks.chi2),
        ...chi2('corrected χ²', checks.chi2_corrected),
        ...(newcombe === undefined ? [] : [`Newcombe 10 [${statistic(newcombe.low)}, ${statistic(newcombe.high)}]`]),
        ...p('sign-flip', checks.sign_flip_p),
        ...p('Wilcoxon–Pratt', checks.wilcoxon_pratt_p),
        ...p('McNemar on the first trials', checks.mcnemar_first_trial_p),
        ...p('on equally many trials', checks.matched_trials?.p),
    ];
}
function describeEvidence(result, alpha) {
    const share = (value) => value === null ? '–' : withUnit(formatNumber(value * 100, { decimals: 1 }), '%');
    const bounds = result.bounds.map((bound) => `${METHODS[bound.method]} ${bound.value === null ? 'does not exist' : statistic(bound.value)} (${bound.above_margin ? 'inside' : 'not inside'} the margin)`);
    const checks = listChecks(result.checks, alpha);
    const facts = [
        result.reason,
        ...(result.row === null ? [] : [TESTS[result.row]]),
        `n = ${formatNumber(result.n, { decimals: 0 })}`,
        ...(result.p === null ? [] : [`unadjusted p ${formatP(result.p, alpha)}`]),
        ...(result.df === null ? [] : [`df ${statistic(result.df)}`]),
        ...(result.interval === null ? [] : [`interval by ${METHODS[result.interval.method]}`]),
        ...(bounds.length === 0 ? [] : [`lower bounds: ${bounds.join(', ')}`]),
        ...(checks.length === 0 ? [] : [`beside it, not deciding: ${checks.join(', ')}`]),
        ...(result.borderline ? ['borderline: the test and the interval disagree'] : []),
        ...(result.missing_unevenly ? ['cases are missing unevenly between the arms'] : []),
        `scored ${share(result.scored_share.baseline)} and ${share(result.scored_share.candidate)} of the cases`,
        ...result.warnings,
    ];
    return [{ kind: 'code', text: result.gate.id }, `: ${facts.filter((fact) => fact !== '').join('; ')}.`];
}
/** How each gate was decided, with the checks that stand beside it, folded away; null when no gate was tested. */
function buildGateEvidence(comparison) {
    const tested = comparison.gates.filter((result) => result.row !== null);
    if (tested.length === 0)
        return null;
    return {
        kind: 'details',
        summary: ['How each gate was decided'],
        blocks: [{ kind: 'list', items: tested.map((result) => describeEvidence(result, comparison.alpha)) }],
    };
}

;// CONCATENATED MODULE: ./build/core/report/gate-table.js




/** What a reader must not overlook. */
function isNotable(result) {
    return result.suspect || result.failed || ['regressed', 'breached', 'improved'].includes(result.verdict);
}
function nameGate(result, primary) {
    const { gate, metric } = result;
    const extra = gate.id.startsWith(gate.metric) ? gate.id.slice(gate.metric.length) : '';
    const label = `${metric.title}${extra}`;
    const isPrimary = gate.id === primary;
    return [isNotable(result) || isPrimary ? { kind: 'strong', text: label } : label, isPrimary ? ' (primary)' : ''];
}
/** n stands in the row when it is not the number of cases that both runs share. */
function describeN(result, shared) {
    return result.n === 0 || result.n === shared ? '' : `, n = ${formatNumber(result.n, { decimals: 0 })}`;
}
function row(result, comparison) {
    const text = formatMeasured(result);
    const value = result.candidate_value;
    const candidate = text.candidate ?? (value === null ? '–' : formatValue(result.metric, value));
    const p = result.p_adjusted ?? result.p;
    const isAdjusted = result.p_adjusted !== null || result.p === null;
    return [
        nameGate(result, comparison.verdict.primary),
        [text.baseline ?? '–'],
        [candidate],
        text.change === null
            ? ['–']
            : [
                isNotable(result) ? { kind: 'strong', text: text.change } : text.change,
                text.interval === null ? '' : ` ${text.interval}`,
                describeN(result, comparison.cases.shared),
            ],
        [p === null ? '–' : `${formatP(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
        [describeVerdict(result, comparison.alpha)],
    ];
}
/** The gates with their numbers, in the suite's order; null when there is none. */
function buildGateTable(comparison, context) {
    if (comparison.gates.length === 0)
        return null;
    const confidence = formatNumber((1 - comparison.alpha) * 100, { decimals: 1 });
    const columns = [
        { title: 'gate', align: 'left' },
        { title: context.names.baseline, align: 'right' },
        { title: context.names.candidate, align: 'right' },
        { title: `change [${confidence}\u202f% CI]`, align: 'left' },
        { title: 'p (Holm)', align: 'left' },
        { title: 'verdict', align: 'left' },
    ];
    return { kind: 'table', columns, rows: comparison.gates.map((result) => row(result, comparison)) };
}

;// CONCATENATED MODULE: ./build/core/report/metric-table.js


/** The metrics that no gate speaks of, folded away; null when there is none. */
function buildMetricTable(comparison, context) {
    const gated = new Set(comparison.gates.filter((result) => result.gate.where === null).map((result) => result.metric.id));
    const measured = comparison.metrics.filter((metric) => !gated.has(metric.metric.id) && (metric.baseline !== null || metric.candidate !== null));
    if (measured.length === 0)
        return null;
    const rows = measured.map((metric) => {
        const text = formatMeasured(metric);
        return [
            [metric.metric.title],
            [text.baseline ?? '–'],
            [text.candidate ?? '–'],
            [
                text.change === null
                    ? (metric.reason ?? '–')
                    : `${text.change}${text.interval === null ? '' : ` ${text.interval}`}`,
            ],
            [formatNumber(metric.n, { decimals: 0 })],
        ];
    });
    return {
        kind: 'details',
        summary: [`${countOf(measured.length, 'more metric')}, without a gate: for information, not tested`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'metric', align: 'left' },
                    { title: context.names.baseline, align: 'right' },
                    { title: context.names.candidate, align: 'right' },
                    { title: `change [${formatNumber((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
                    { title: 'n', align: 'right' },
                ],
                rows,
            },
        ],
    };
}

;// CONCATENATED MODULE: ./build/core/report/slice-table.js



/** Success by tag, folded away, worst first; null when there are no slices. */
function buildSliceTable(comparison, context) {
    if (comparison.slices.length === 0)
        return null;
    const slices = [...comparison.slices].sort((a, b) => (a.result.delta ?? 0) - (b.result.delta ?? 0));
    return {
        kind: 'details',
        summary: [`Success by tag, ${countOf(slices.length, 'tag')}: exploratory, no verdict hangs on it`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'tag', align: 'left' },
                    { title: context.names.baseline, align: 'right' },
                    { title: context.names.candidate, align: 'right' },
                    { title: `change [${formatNumber((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
                    { title: 'p (Benjamini–Hochberg)', align: 'right' },
                    { title: 'n', align: 'right' },
                ],
                rows: slices.map(({ tag, result, p_adjusted: p }) => {
                    const text = formatMeasured(result);
                    return [
                        [{ kind: 'code', text: tag }],
                        [text.baseline ?? '–'],
                        [text.candidate ?? '–'],
                        [`${text.change ?? '–'}${text.interval === null ? '' : ` ${text.interval}`}`],
                        [formatP(p, comparison.alpha)],
                        [formatNumber(result.n, { decimals: 0 })],
                    ];
                }),
            },
        ],
    };
}

;// CONCATENATED MODULE: ./build/core/report/format-duration.js

/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return [withUnit(String(minutes), 'min'), ...(whole % 60 > 0 ? [withUnit(String(whole % 60), 's')] : [])].join(' ');
    const rest = minutes % 60;
    return [withUnit(String(Math.floor(minutes / 60)), 'h'), ...(rest > 0 ? [withUnit(String(rest), 'min')] : [])].join(' ');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}

;// CONCATENATED MODULE: ./build/core/report/write-footer.js



const SHORT_COMMIT = 7;
function nameArm(name, commit, facts) {
    return [
        name,
        ...(commit === null ? [] : [' ', { kind: 'code', text: commit.slice(0, SHORT_COMMIT) }]),
        facts.length === 0 ? '' : ` (${facts.join(', ')})`,
    ];
}
function describeBaseline(context) {
    const { baseline, names } = context;
    if (baseline.kind === 'none')
        return ['no baseline'];
    const facts = [
        ...(baseline.distance === null || baseline.distance === 0 ? [] : [`${countOf(baseline.distance, 'commit')} away`]),
        ...(baseline.age_hours === null ? [] : [formatAge(baseline.age_hours)]),
        ...(baseline.note === null ? [] : [baseline.note]),
    ];
    return nameArm(names.baseline, baseline.commit, facts);
}
function describeTrials(comparison, context) {
    const { counts } = context;
    const trials = comparison.candidate.trials_per_case;
    const before = comparison.baseline?.trials_per_case ?? trials;
    const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`;
    return `${countOf(counts.cases, 'case')} × ${countOf(trials, 'trial')}${other}`;
}
function describeTrouble({ counts }) {
    const parts = [
        ...(counts.failed > 0 ? [`${countOf(counts.failed, 'trial')} failed`] : []),
        ...(counts.timeouts > 0 ? [countOf(counts.timeouts, 'time-out')] : []),
        ...(counts.infrastructure > 0 ? [`${formatNumber(counts.infrastructure, { decimals: 0 })} without an answer`] : []),
        ...(counts.retries > 0 ? [countOf(counts.retries, 'retry', 'retries')] : []),
    ];
    return parts.length === 0 ? null : parts.join(', ');
}
function describeCost({ cost_usd: cost, trials_of_unknown_cost: unknown, counts }) {
    if (unknown >= counts.trials && unknown > 0)
        return 'cost unknown';
    return `${formatMoney(cost)}${unknown === 0 ? '' : ` and ${countOf(unknown, 'trial')} of unknown cost`}`;
}
/** Where the numbers come from: commits, age and distance of the baseline, cases × trials, seed, cost, time, links. */
function writeFooter(comparison, context) {
    const trouble = describeTrouble(context);
    const { links } = context;
    const parts = [
        [`suite ${context.suite}`],
        describeBaseline(context),
        nameArm(context.names.candidate, context.candidate.commit, []),
        [describeTrials(comparison, context)],
        ...(trouble === null ? [] : [[trouble]]),
        [`seed ${context.seed}`],
        [describeCost(context)],
        [formatDuration(context.duration_s)],
        ...(context.look === null ? [] : [[`look ${context.look} of ${context.names.candidate}`]]),
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

;// CONCATENATED MODULE: ./build/core/report/write-headline.js






const MESSAGE_LENGTH = 120;
const confidence = (comparison) => `${formatNumber((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI`;
const sample = (result) => `n = ${formatNumber(result.n, { decimals: 0 })}${result.clusters === null ? '' : ` in ${countOf(result.clusters, 'cluster')}`}`;
/** "success fell from 82 % to 70 % (−12 points, 95 % CI −20 to −4, p = .008, n = 92)". */
function describeChange(result, comparison) {
    const text = formatMeasured(result);
    const verb = text.sign < 0 ? 'fell' : text.sign > 0 ? 'rose' : 'stayed';
    const p = result.p_adjusted ?? result.p;
    const pText = p === null ? null : formatP(p, comparison.alpha);
    const facts = [
        text.intervalInWords === null ? null : `${confidence(comparison)} ${text.intervalInWords}`,
        pText === null ? null : pText.startsWith('.') || pText === '1' ? `p = ${pText}` : `p ${pText}`,
        sample(result),
    ].filter((fact) => fact !== null);
    const values = `${text.baseline ?? '?'} to ${text.candidate ?? '?'}`;
    return result.row === 'log-ratio'
        ? `${result.metric.title} ${verb} for the typical query (${[text.changeInWords ?? '?', ...facts].join(', ')}; mean ${values})`
        : `${result.metric.title} ${verb} from ${values} (${[text.changeInWords ?? '?', ...facts].join(', ')})`;
}
/** "success −1.1 points [−1.9, −0.3] of 5 points allowed, n = 1 840". */
function describeWithinMargin(result) {
    const text = formatMeasured(result);
    const margin = describeMargin(result);
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    return `${result.metric.title} ${text.changeInWords ?? '?'}${interval}${margin === null ? '' : ` of ${margin} allowed`}, ${sample(result)}`;
}
function describeUnchanged(result) {
    const rulesOut = describeFigure(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : ` (rules out ${adverseNoun(result)}s of ${rulesOut} or more)`;
    return `on all ${countOf(result.n, 'case')}${limit}`;
}
function describeFailure(result, comparison) {
    const bound = describeBrokenBound(result);
    if (bound !== null && result.candidate_value !== null)
        return `${result.metric.title} is ${formatValue(result.metric, result.candidate_value)}, ${bound}`;
    if (result.verdict === 'breached')
        return `${describeChange(result, comparison)}, beyond the threshold of ${describeMargin(result) ?? 'none'} (no test asked)`;
    return describeChange(result, comparison);
}
function describeZeroTolerance({ comparison, details }) {
    const ids = comparison.zero_tolerance;
    const flips = comparison.flips.filter((flip) => ids.includes(flip.case_id));
    const kind = flips.length > 0 && flips.every((flip) => flip.critical) ? 'critical case' : 'case';
    const shown = (details === 'none' ? [] : ids.slice(0, 3)).flatMap((id, index) => [
        index === 0 ? ' ' : ', ',
        { kind: 'code', text: id },
    ]);
    return [
        ids.length === 1 ? `the ${kind}` : countOf(ids.length, kind),
        ...shown,
        ids.length > 3 && details !== 'none' ? ' …' : '',
        ids.length === 1
            ? ' passed every time before and fails every time now'
            : ' passed every time before and fail every time now',
    ];
}
function writeRegressed(words) {
    const { comparison } = words;
    const failed = failedGates(comparison);
    const [worst, ...others] = failed;
    const zero = comparison.zero_tolerance.length > 0 ? describeZeroTolerance(words) : [];
    if (worst === undefined)
        return ['❌ Regressed: ', ...(zero.length > 0 ? zero : ['a gate of this suite fails'])];
    return [
        `❌ Regressed: ${describeFailure(worst, comparison)}`,
        others.length === 0 ? '' : `; ${countOf(others.length, 'more gate fails', 'more gates fail')}`,
        ...(zero.length === 0 ? [] : ['; ', ...zero]),
    ];
}
function writeInconclusive({ comparison }) {
    const [unproven] = failedGates(comparison);
    if (unproven !== undefined)
        return [
            `❌ Not shown: ${unproven.metric.title} must be shown to stay within ${describeMargin(unproven) ?? 'its margin'}, and ${countOf(unproven.n, 'case')} do not show it (${describeWithinMargin(unproven)})`,
        ];
    const primary = primaryGate(comparison);
    if (primary === null)
        return ['❔ Cannot tell: this suite has no primary gate to decide by'];
    if (primary.verdict === 'not-comparable')
        return [`❔ Cannot tell: ${primary.metric.title} was not compared: ${primary.reason}`];
    const { newly_failing: failing, newly_passing: passing } = primary;
    const flips = failing === null || passing === null
        ? describeWithinMargin(primary)
        : `${countOf(failing, 'case newly fails', 'cases newly fail')}, ${formatNumber(passing, { decimals: 0 })} newly ${passing === 1 ? 'passes' : 'pass'}`;
    const margin = describeMargin(primary);
    const doubt = describeDoubt(primary);
    return [
        `❔ Cannot tell: ${flips}; `,
        doubt ??
            (margin === null
                ? primary.reason
                : `${countOf(primary.n, 'case')} cannot rule out a ${adverseNoun(primary)} of ${margin} in ${primary.metric.title}`),
    ];
}
function writeNoRegression({ comparison }) {
    const primary = primaryGate(comparison);
    const suspects = comparison.gates.filter((result) => result.suspect && result.gate.severity === 'fail');
    const doubt = suspects.length === 0
        ? ''
        : `; suspect, not proven: ${suspects.map((result) => `${result.metric.title} ${formatMeasured(result).changeInWords ?? ''}`).join(', ')}`;
    if (primary === null)
        return [`✅ No gate fails (none of them is primary)${doubt}`];
    if (primary.verdict === 'unchanged')
        return [`✅ No regression: ${primary.metric.title} unchanged ${describeUnchanged(primary)}${doubt}`];
    if (primary.verdict === 'improved')
        return [`✅ No regression proven: ${describeChange(primary, comparison)}${doubt}`];
    if (gate_words_isSlightlyWorse(primary, comparison.alpha))
        return [`✅ Slightly worse, within the margin: ${describeWithinMargin(primary)}${doubt}`];
    return [
        `✅ No regression beyond ${describeMargin(primary) ?? 'the margin'}: ${describeWithinMargin(primary)}${doubt}`,
    ];
}
function writeInvalid({ comparison, context }) {
    const { counts } = context;
    const invalid = comparison.gates.find((result) => result.verdict === 'invalid' && result.gate.severity === 'fail');
    const nothing = 'This says nothing about the change.';
    if (counts.infrastructure > 0) {
        const noun = counts.trials === counts.cases ? 'case' : 'trial';
        const total = countOf(counts.trials, noun);
        const facts = [
            ...(context.infrastructure_message === null ? [] : [cutText(context.infrastructure_message, MESSAGE_LENGTH)]),
            ...(counts.retries > 0 ? [`retried ${countOf(counts.retries, 'time')} in all`] : []),
        ];
        return [
            `⚠️ Invalid: ${formatNumber(counts.infrastructure, { decimals: 0 })} of ${total} got no answer`,
            facts.length === 0 ? '. ' : ` (${facts.join(', ')}). `,
            nothing,
        ];
    }
    const reason = invalid === undefined ? 'no gate has a scored case' : `${invalid.metric.title}: ${invalid.reason}`;
    return [`⚠️ Invalid: ${reason}. ${nothing}`];
}
function writeNoBaseline({ comparison, context }) {
    const primary = comparison.verdict.primary;
    const values = [...comparison.gates]
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
        .filter((result) => result.candidate_value !== null && result.gate.where === null)
        .map((result) => `${result.metric.title} ${formatValue(result.metric, result.candidate_value ?? 0)}`);
    const unique = [...new Set(values)].slice(0, 4);
    const measured = unique.length === 0 ? '' : ` Now: ${unique.join(', ')} (${countOf(context.counts.cases, 'case')}).`;
    if (context.is_baseline)
        return [`📌 Baseline measured.${measured}`];
    if (!context.first_time)
        return [`➖ No baseline, so nothing was compared.${measured}`];
    return [
        `👋 No baseline yet.${measured} The baseline appears after the first run on `,
        { kind: 'code', text: context.names.baseline },
        '.',
    ];
}
function writeNotComparable({ comparison }) {
    const { edited, removed, shared } = comparison.cases;
    const gone = edited.length + removed.length;
    if (comparison.verdict.because === 'too-many-cases-excluded')
        return [
            `➖ Not comparable: ${formatNumber(gone, { decimals: 0 })} of ${countOf(shared + gone, 'baseline case')} were edited or removed. This says nothing about the change.`,
        ];
    const reasons = [...new Set(comparison.gates.map((result) => result.reason))];
    return [`➖ Not comparable: ${reasons.join('; ')}. This says nothing about the change.`];
}
function writeMain(words) {
    const { comparison, context } = words;
    const primary = primaryGate(comparison);
    switch (comparison.verdict.word) {
        case 'regressed':
            return writeRegressed(words);
        case 'inconclusive':
            return writeInconclusive(words);
        case 'improved': {
            const word = primary !== null && isSlightlyBetter(primary) ? 'Slightly better' : 'Improved';
            return [`✅ ${word}: ${primary === null ? '' : describeChange(primary, comparison)}`];
        }
        case 'unchanged': {
            const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged');
            return [`✅ Unchanged ${result === undefined ? '' : describeUnchanged(result)}`];
        }
        case 'no-regression':
            return writeNoRegression(words);
        case 'invalid':
            return writeInvalid(words);
        case 'not-comparable':
            return context.baseline.kind === 'none' ? writeNoBaseline(words) : writeNotComparable(words);
    }
}
/** The gate that the headline speaks of; null when it speaks of none. */
function headlineGate(comparison) {
    const { word } = comparison.verdict;
    if (word === 'invalid' || word === 'not-comparable')
        return null;
    return (word === 'regressed' ? failedGates(comparison)[0] : null) ?? primaryGate(comparison);
}
/**
 * The verdict in one line: word first, then the numbers that decided, then how many other gates cannot tell.
 * It never says more than was tested: "cannot tell" stays so, and a threshold is not called a test.
 */
function writeHeadline(comparison, context, details) {
    const text = writeMain({ comparison, context, details });
    const word = comparison.verdict.word;
    if (word === 'invalid' || word === 'not-comparable' || word === 'unchanged')
        return text;
    const undecided = undecidedGuardrails(comparison).filter((result) => !(word === 'no-regression' && result.suspect));
    return undecided.length === 0
        ? text
        : [...text, ` · ${countOf(undecided.length, 'other gate cannot tell', 'other gates cannot tell')}`];
}

;// CONCATENATED MODULE: ./build/core/report/write-second-line.js


const NAMED = 3;
function nameCases(ids, details) {
    if (details === 'none' || ids.length === 0)
        return [];
    const named = ids
        .slice(0, NAMED)
        .flatMap((id, index) => [index === 0 ? ': ' : ', ', { kind: 'code', text: id }]);
    return [...named, ids.length > NAMED ? ' …' : ''];
}
/**
 * What a green or red word does not speak of: cases that were edited (and fail now), added or removed; gates that the change
 * would have liked; and why there is no baseline. Null when everything was compared.
 */
function writeSecondLine(comparison, context, details) {
    const { shared, edited, added, removed, edited_failing: failing } = comparison.cases;
    const rules = writeRuleChanges(comparison, context);
    if (context.baseline.kind === 'none')
        return joinSentences([writeReason(context.baseline.reason), rules]);
    const sentences = [];
    if (edited.length > 0) {
        const total = countOf(shared + edited.length + added.length, 'case');
        const where = context.names.candidate === 'this PR' ? ' in this PR' : '';
        sentences.push([
            `${formatNumber(edited.length, { decimals: 0 })} of ${total} ${edited.length === 1 ? 'was' : 'were'} edited${where} and ${edited.length === 1 ? 'is' : 'are'} not compared`,
            ...(failing.length === 0
                ? ['.']
                : [
                    `; ${formatNumber(failing.length, { decimals: 0 })} of them ${failing.length === 1 ? 'fails' : 'fail'} now`,
                    ...nameCases(failing, details),
                    '.',
                ]),
        ]);
    }
    if (added.length > 0)
        sentences.push([`${countOf(added.length, 'new case is', 'new cases are')} not compared.`]);
    if (removed.length > 0)
        sentences.push([
            `${countOf(removed.length, 'case was', 'cases were')} removed`,
            ...nameCases(removed, details),
            '.',
        ]);
    return joinSentences([...sentences, rules]);
}
function joinSentences(sentences) {
    const said = sentences.filter((sentence) => sentence.length > 0);
    if (said.length === 0)
        return null;
    return said.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}
/** The clause as a sentence. */
function writeReason(reason) {
    return reason === '' ? [] : [`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`];
}
const CHANGE_LENGTH = 120;
/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }, { names }) {
    if (changed === undefined || changed.changes.length === 0)
        return [];
    const lead = changed.from === 'base'
        ? `Gates of ${names.candidate} differ and are not used: `
        : `Gates of ${names.candidate} differ from those of ${names.baseline} and are used: `;
    const shown = changed.changes.slice(0, NAMED).map((change) => cutText(change, CHANGE_LENGTH));
    const more = changed.changes.length - shown.length;
    return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${countOf(more, 'more difference')}` : ''}.`];
}

;// CONCATENATED MODULE: ./build/core/report/write-staleness.js
/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
function writeStaleness({ baseline }) {
    if (baseline.kind === 'none' || baseline.stale === undefined)
        return null;
    return { kind: 'note', text: [`⚠️ The baseline is stale: ${baseline.stale}.`] };
}

;// CONCATENATED MODULE: ./build/core/report/build-report.js












/** Hashes are told apart by their first digits. */
const shorten = (value) => value.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
function listDifferences({ comparison, context }) {
    if (comparison.differences.length === 0)
        return [];
    const items = comparison.differences.map((one) => [
        { kind: 'strong', text: one.what },
        `: ${shorten(one.baseline)} → ${shorten(one.candidate)}${one.effect === '' ? '' : `: ${one.effect}`}`,
    ]);
    const names = comparison.differences.map((one) => one.what).join(', ');
    const summary = `Not the same in ${context.names.baseline} and ${context.names.candidate}: ${names}`;
    return [{ kind: 'details', summary: [summary], blocks: [{ kind: 'list', items }] }];
}
/** What the headline, the second line and the list of flips do not say already. */
function listFindings({ comparison }) {
    const told = headlineGate(comparison)?.gate.id;
    const findings = comparison.findings.filter(({ about, gate }) => about === 'tag' || (about === 'gate' && gate !== told));
    const [first, ...others] = findings;
    if (first === undefined)
        return [];
    const lead = { kind: 'strong', text: 'Findings.' };
    if (others.length === 0)
        return [{ kind: 'paragraph', text: [lead, ` ${first.text}`] }];
    return [
        { kind: 'paragraph', text: [lead] },
        { kind: 'list', items: findings.map(({ text }) => [text]) },
    ];
}
/** Nothing differs but what the headline says. */
function isCollapsed({ comparison, context }) {
    return (writeStaleness(context) === null &&
        comparison.verdict.word === 'unchanged' &&
        comparison.flips.length === 0 &&
        comparison.differences.length === 0 &&
        comparison.warnings.length === 0);
}
/** What moved all the same (warn gates), then where to read more: the tail of a one-line comment. */
function writeTail({ comparison, context }) {
    const moved = comparison.gates
        .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
        .slice(0, 3)
        .map((result) => {
        const text = formatMeasured(result);
        return ` · ${result.metric.title} ${text.change ?? ''}${text.interval === null ? '' : ` ${text.interval}`}`;
    });
    const { report } = context.links;
    return [...moved, ...(report === undefined ? [] : [' · ', { kind: 'link', text: 'report', url: report }])];
}
/**
 * Everything that is worth saying of a comparison, worst first, as blocks of plain data: verdict, what was not compared, gates,
 * charts, flipped cases, findings, differing fingerprints, and folded the rest. Renderers choose the words' dress, never the words.
 */
function buildReport(input) {
    const { comparison, context, details } = input;
    const collapsed = isCollapsed(input);
    const headline = writeHeadline(comparison, context, details);
    const blocks = [
        buildAdvice(comparison),
        buildGateTable(comparison, context),
        writeStaleness(context),
        ...comparison.warnings.map((warning) => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
        ...input.charts.map((chart) => ({ kind: 'chart', chart, alt: describeDrawing(chart.title, chart.figure) })),
        buildFlipList(input),
        ...listFindings(input),
        ...listDifferences(input),
        buildSliceTable(comparison, context),
        buildMetricTable(comparison, context),
        buildGateEvidence(comparison),
    ];
    return {
        suite: context.suite,
        headline: collapsed ? [...headline, ...writeTail(input)] : headline,
        second_line: writeSecondLine(comparison, context, details),
        collapsed,
        blocks: blocks.filter((block) => block !== null),
        footer: writeFooter(comparison, context),
    };
}

;// CONCATENATED MODULE: ./build/shell/charts/thin-config.js
/**
 * A configuration as JSON, its numbers rounded to so many significant digits.
 * @example stringifyRounded({ data: [12.3456] }, 3) // '{"data":[12.3]}'
 */
function stringifyRounded(config, digits) {
    return JSON.stringify(config, (_key, value) => typeof value === 'number' ? Number(value.toPrecision(digits)) : value);
}
/** The first rows of a configuration with labels: labels, data and every other array that runs along them. */
function keepRows(config, rows) {
    const { labels = [], datasets } = config.data;
    const along = (member) => Array.isArray(member) && member.length === labels.length ? member.slice(0, rows) : member;
    return {
        ...config,
        data: {
            labels: labels.slice(0, rows),
            datasets: datasets.map((dataset) => ({
                ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
                data: dataset.data.slice(0, rows),
            })),
        },
    };
}
/** The configuration with a remark after its title; unchanged when it has no title to carry it. */
function remarkInTitle(config, remark) {
    const { plugins } = config.options;
    if (typeof plugins !== 'object' || plugins === null || !('title' in plugins))
        return config;
    const { title } = plugins;
    if (typeof title !== 'object' || title === null || !('text' in title) || typeof title.text !== 'string')
        return config;
    return {
        ...config,
        options: { ...config.options, plugins: { ...plugins, title: { ...title, text: `${title.text}, ${remark}` } } },
    };
}

;// CONCATENATED MODULE: ./build/shell/charts/quickchart.js

/** Proxies and GitHub's image cache stop at 2,048 and more; shorter is passed by all. */
const URL_LENGTH = 2_000;
const SIGNIFICANT_DIGITS = 3;
/** The service refuses any configuration that matches (typpo/quickchart, lib/charts.js). */
const REFUSED = /(for|while)\s*\(/i;
const DEFAULT_CHART_SERVICE = {
    baseUrl: 'https://quickchart.io',
    width: 600,
    height: 300,
    background: '#ffffff',
};
function parseBase(baseUrl) {
    if (!URL.canParse(baseUrl))
        return null;
    const url = new URL(baseUrl);
    const isBare = url.pathname === '/' && url.search === '' && url.username === '' && url.password === '';
    return isBare && /^https?:$/.test(url.protocol) ? url : null;
}
/**
 * The address of an image that a QuickChart server draws from a Chart.js configuration. Numbers are rounded to three significant
 * digits; if the address is still 2,000 characters or longer, the least important rows are left out and the title says so.
 * Nothing is sent: whoever opens the address asks the server.
 */
async function chartUrl(config, service = DEFAULT_CHART_SERVICE) {
    const base = parseBase(service.baseUrl);
    if (base === null)
        return {
            kind: 'none',
            reason: 'the address of the chart service must be http(s), host and port alone, such as https://quickchart.io',
        };
    const { default: loaded } = await loadQuietly(() => __webpack_require__.e(/* import() */ 951).then(__webpack_require__.bind(__webpack_require__, 33951)));
    // Its types describe a CommonJS module, where the class is one `default` deeper than in the ES module that Node loads.
    const QuickChart = typeof loaded === 'function' ? loaded : loaded.default;
    const rows = config.data.labels?.length ?? 0;
    for (let shown = rows; shown > 0 || shown === rows; shown--) {
        const kept = shown === rows ? config : remarkInTitle(keepRows(config, shown), `first ${shown} of ${rows}`);
        // JSON, not an object: quickchart-js would turn a text like `__BEGINFUNCTION__…` of an object into code.
        const json = stringifyRounded(kept, SIGNIFICANT_DIGITS);
        if (REFUSED.test(json))
            return { kind: 'none', reason: 'the chart service refuses texts with `for (` or `while (`' };
        const url = new QuickChart()
            .setScheme(base.protocol.slice(0, -1))
            .setHost(base.host)
            .setVersion('4')
            .setWidth(service.width)
            .setHeight(service.height)
            .setBackgroundColor(service.background)
            .setConfig(json)
            .getUrl();
        if (url.length < URL_LENGTH)
            return { kind: 'url', url, rows: shown === rows ? null : { shown, of: rows } };
    }
    return { kind: 'none', reason: `its address would be ${URL_LENGTH} characters or longer` };
}
/** quickchart-js brings an old whatwg-url, whose use of `punycode` Node deprecates (DEP0040); nobody who reads a log can mend it. */
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

// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 2 modules
var read_run = __webpack_require__(56904);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
;// CONCATENATED MODULE: ./build/app/evaluate/annotate-flips.js
/** GitHub shows ten annotations of a kind for each step. */
const MAX_ANNOTATIONS = 10;
/** Remarks on the lines of the golden cases that newly fail, confirmed and critical ones first, at most ten. */
function annotateFlips(comparison, details, show) {
    if (show === 'none')
        return [];
    const byId = new Map(details.map((detail) => [detail.case_id, detail]));
    return comparison.flips
        .filter(({ kind }) => kind === 'newly-failing')
        .sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || Number(b.critical) - Number(a.critical))
        .flatMap((flip) => {
        const detail = byId.get(flip.case_id);
        if (detail?.at === null || detail === undefined)
            return [];
        const why = detail.candidate?.failure?.message ?? detail.reasons[0] ?? 'it passed before';
        return [
            {
                level: flip.confirmed ? 'error' : 'warning',
                file: detail.at.file,
                line: detail.at.line,
                title: `${flip.case_id} newly fails`,
                message: show === 'ids'
                    ? `${flip.candidate.passed} of ${flip.candidate.trials} trials pass (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
                    : `${why} (${flip.candidate.passed} of ${flip.candidate.trials} trials pass; before: ${flip.baseline.passed} of ${flip.baseline.trials})`,
            },
        ];
    })
        .slice(0, MAX_ANNOTATIONS);
}

// EXTERNAL MODULE: ./build/core/metrics/check-answer.js
var check_answer = __webpack_require__(25435);
// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
// EXTERNAL MODULE: ./build/core/metrics/success.js
var success = __webpack_require__(33299);
;// CONCATENATED MODULE: ./build/app/evaluate/describe-failed-check.js
/**
 * What is wrong with an answer of which a check does not hold, as a clause.
 * @example describeFailedCheck({ contains: 'Paris', ignore_case: false }) // 'the answer does not contain "Paris"'
 */
function describeFailedCheck(check) {
    if ('contains' in check)
        return `the answer does not contain ${JSON.stringify(check.contains)}`;
    if ('not_contains' in check)
        return `the answer contains ${JSON.stringify(check.not_contains)}`;
    if ('equals' in check)
        return `the answer is not ${JSON.stringify(check.equals)}`;
    if ('regex' in check)
        return `the answer does not match /${check.regex}/${check.flags}`;
    if ('json_schema' in check)
        return 'the answer is not JSON of the schema that the case demands';
    if ('max_latency_s' in check)
        return `the answer took longer than ${check.max_latency_s} s`;
    if ('max_tokens' in check)
        return `the answer took more than ${check.max_tokens} tokens`;
    return `the answer cost more than ${check.max_cost_usd} US dollars`;
}

;// CONCATENATED MODULE: ./build/app/evaluate/describe-flips.js




/** The stories behind flipped cases, in the order of `ids`: what was asked, expected, answered before and now, and why it fails. */
function describeFlips({ ids, cases, topK, pricing, baseline, candidate, }) {
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    return ids.flatMap((id) => {
        const golden = byId.get(id);
        if (golden === undefined)
            return [];
        const now = tellingTrial(candidate.get(id));
        return [
            {
                case_id: id,
                query: golden.query,
                at: golden.at,
                critical: golden.critical,
                expected_answers: expectedAnswers(golden),
                expected_spans: golden.expected_spans.filter(({ relevance }) => relevance > 0).map(labelSpan),
                top_k: topK,
                baseline: describe_flips_describeSide(tellingTrial(baseline.get(id)), golden),
                candidate: describe_flips_describeSide(now, golden),
                reasons: now === null ? [] : reasonsOf(now, golden, pricing),
            },
        ];
    });
}
/** The first failing trial, since it shows what went wrong; else the first. */
function tellingTrial(trials) {
    return trials?.find(({ scores }) => scores['success'] === 0) ?? trials?.[0] ?? null;
}
function expectedAnswers({ expected_answer: expected, answer_mode: mode }) {
    if (mode === 'must_abstain')
        return ['(it must decline to answer)'];
    if (mode === 'must_clarify')
        return ['(it must ask back)'];
    return expected === undefined ? [] : typeof expected === 'string' ? [expected] : expected;
}
function describe_flips_describeSide(trial, golden) {
    if (trial === null)
        return null;
    const { observation } = trial;
    if (observation.status === 'failed') {
        const { kind, message, stderr_tail: tail } = observation.failure;
        return { answer: null, spans: [], failure: { kind, message, stderr_tail: tail ?? null } };
    }
    const retrieved = observation.reply.spans ?? [];
    const spans = (0,match_spans/* matchSpans */.zA)(retrieved, golden.expected_spans).flatMap(({ rank, expected }, index) => {
        const span = retrieved[index];
        if (rank === null || span === undefined)
            return [];
        // A span that is judged irrelevant (relevance 0) is known, but not expected.
        const isExpected = expected !== null && expected.relevance > 0;
        return [{ label: labelSpan(span), rank, matches: isExpected ? labelSpan(expected) : null }];
    });
    return { answer: observation.reply.answer, spans, failure: null };
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    if (span.start_line !== undefined)
        return `${path}:${span.start_line}-${span.end_line ?? span.start_line}`;
    return path;
}
/** Why a trial fails, one clause each: what it declined, what it did not find, then every check that does not hold. */
function reasonsOf({ observation, scores, unscored }, golden, pricing) {
    const retrieval = scores['success.retrieval'] === 0 ? ['no expected span was retrieved within the primary k'] : [];
    const answer = observation.status === 'ok' && scores['success.answer'] === 0;
    const missing = unscored['success'];
    return [
        // An empty answer fails a case even where nothing is asked of the answer.
        ...(observation.status === 'ok' && scores['success'] === 0 ? describeWillingness(observation.reply, golden) : []),
        ...retrieval,
        ...(answer ? describeFailedChecks(observation, golden, pricing) : []),
        ...(missing === undefined ? [] : [missing]),
    ];
}
function describeWillingness(reply, { answer_mode: mode }) {
    const hasDeclined = (0,success/* hasAbstained */.yy)(reply);
    if (mode === 'must_abstain')
        return hasDeclined ? [] : ['it answered, but must decline'];
    if (hasDeclined)
        return ['it declined to answer'];
    if (mode === 'must_clarify')
        return (0,success/* hasAskedBack */.u3)(reply) ? [] : ['it answered, but must ask back'];
    return reply.clarified === true ? ['it asked back instead of answering'] : [];
}
function describeFailedChecks(observation, { checks }, pricing) {
    const failed = checks.filter((check) => {
        const score = (0,check_answer/* checkAnswer */.dG)(check, observation, pricing);
        return score.kind === 'scored' && score.value === 0;
    });
    return failed.map(describeFailedCheck);
}

;// CONCATENATED MODULE: ./build/app/evaluate/list-results.js
const list_results_SUCCESS = 'success';
const LATENCY = 'performance.latency';
/**
 * The gates, then the cases of the candidate's run in its order, as tests. A case fails when fewer than half of its scored trials
 * succeed, whether that is new or not; a case that is flaky passes with a remark; one without a score is skipped, as is a gate that
 * cannot tell. With details `ids` no text of a case is shown, with `none` no case at all.
 */
function listResults(input) {
    const { comparison, candidate, details } = input;
    const { suite } = comparison;
    const gates = { name: 'gates', results: comparison.gates.map((gate) => gateResult(gate, suite)) };
    if (details === 'none')
        return [gates];
    const tallies = tallyCases(candidate.trials);
    const flips = new Map(comparison.flips.map((flip) => [flip.case_id, flip]));
    const told = new Map(details === 'full' ? input.told.map((detail) => [detail.case_id, detail]) : []);
    const cases = candidate.run.cases.map(({ id, at }) => {
        const tally = tallies.get(id);
        const outcome = caseOutcome(tally, flips.get(id), told.get(id));
        return { name: id, group: `${suite}.cases`, file: at.file, seconds: tally?.seconds ?? 0, outcome };
    });
    return [gates, { name: 'cases', results: cases }];
}
/** Ids of the cases that fail in the candidate's run, in its order. */
function list_results_listFailing({ run, trials }) {
    const tallies = tallyCases(trials);
    return run.cases.flatMap(({ id }) => (isFailing(tallies.get(id)) ? [id] : []));
}
function isFailing(tally) {
    return tally !== undefined && tally.scored > 0 && tally.passed * 2 < tally.scored;
}
function tallyCases(trials) {
    const tallies = new Map();
    for (const { case: id, scores, unscored } of trials) {
        const tally = tallies.get(id) ?? { trials: 0, scored: 0, passed: 0, seconds: 0, reason: null };
        tallies.set(id, tally);
        tally.trials += 1;
        tally.seconds += scores[LATENCY] ?? 0;
        const success = scores[list_results_SUCCESS];
        if (success === undefined)
            tally.reason ??= unscored[list_results_SUCCESS] ?? null;
        else {
            tally.scored += 1;
            tally.passed += success;
        }
    }
    return tallies;
}
const gateResult = (result, suite) => ({
    name: result.gate.id,
    group: `${suite}.gates`,
    file: null,
    seconds: 0,
    outcome: gateOutcome(result),
});
function gateOutcome({ gate, verdict, failed, reason, warnings }) {
    const message = `${verdict}: ${reason}`;
    if (failed && gate.severity === 'fail')
        return { kind: 'failed', type: verdict, message, details: warnings.join('\n') };
    const cannotTell = verdict === 'invalid' || verdict === 'not-comparable' || verdict === 'inconclusive';
    return cannotTell ? { kind: 'skipped', message } : { kind: 'passed', remark: message };
}
function caseOutcome(tally, flip, detail) {
    if (tally === undefined)
        return { kind: 'skipped', message: 'not measured' };
    if (tally.scored === 0)
        return { kind: 'skipped', message: tally.reason ?? 'success does not apply' };
    const count = `${tally.passed} of ${tally.scored} ${tally.scored === 1 ? 'trial' : 'trials'} succeeded`;
    const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`;
    if (!isFailing(tally))
        return { kind: 'passed', remark: tally.passed === tally.scored ? null : `${count}${before}` };
    const type = flip?.kind === 'newly-failing' ? 'newly-failing' : 'failing';
    return { kind: 'failed', type, message: `${count}${before}`, details: detail === undefined ? '' : tell(detail) };
}
function tell({ query, expected_answers, expected_spans, candidate, reasons }) {
    const parts = [
        ['question', query],
        ['expected', [...expected_answers, ...expected_spans].join('\n')],
        ['answer', candidate?.answer ?? null],
        ['failure', candidate?.failure?.message ?? null],
        ['reason', reasons.join('; ')],
    ];
    return parts.flatMap(([what, text]) => (text === null || text === '' ? [] : [`${what}: ${text}`])).join('\n');
}

// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/shell/runs/read-observations.js

/** The whole trials of a few cases, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, { caseIds, log }) {
    const found = new Map();
    for await (const trial of (0,read_trials/* readTrials */.m)(folder, log)) {
        if (!caseIds.has(trial.case))
            continue;
        const trials = found.get(trial.case) ?? [];
        trials.push(trial);
        found.set(trial.case, trials);
    }
    for (const trials of found.values())
        trials.sort((a, b) => a.trial - b.trial);
    return found;
}

;// CONCATENATED MODULE: ./build/app/evaluate/read-telling.js


/** The whole trials of a few cases with scores made anew, as the comparison's are. No pass over the file when there is nothing to tell. */
async function readTelling(folder, request) {
    const { caseIds, cases, metrics, log } = request;
    if (caseIds.size === 0)
        return new Map();
    const found = await readObservations(folder, { caseIds, log });
    return new Map(cases.flatMap((golden) => {
        const trials = found.get(golden.id);
        if (trials === undefined)
            return [];
        const anew = ({ observation }) => (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation });
        return [[golden.id, trials.map((trial) => ({ ...trial, ...anew(trial) }))]];
    }));
}

;// CONCATENATED MODULE: ./build/app/evaluate/report-context.js
const NO_COUNTS = { cases: 0, trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
/** What a report says beside the comparison: counts, cost and time of the candidate's run. */
function reportContext(candidate, surroundings) {
    const { run, trials } = candidate;
    // Sorted, since the sum of floats depends on their order and trials come in any: a merged run must cost the same.
    const costs = trials.flatMap(({ scores }) => scores['cost.usd'] ?? []).sort((a, b) => a - b);
    return {
        ...surroundings,
        suite: run.suite.name,
        candidate: { commit: run.commit, branch: run.branch, variant: run.variant },
        counts: run.counts ?? { ...NO_COUNTS, cases: run.cases.length, trials: trials.length },
        infrastructure_message: commonestInfrastructureMessage(candidate),
        cost_usd: costs.reduce((sum, cost) => sum + cost, 0),
        trials_of_unknown_cost: trials.length - costs.length,
        duration_s: run.finished_at === null ? 0 : (Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1000,
        seed: run.seed,
        is_baseline: run.mode === 'baseline',
    };
}
const INFRASTRUCTURE = /^infrastructure failure: (.*)$/s;
function commonestInfrastructureMessage({ trials }) {
    const counts = new Map();
    for (const { unscored } of trials) {
        const [reason] = Object.values(unscored);
        const message = reason === undefined ? undefined : INFRASTRUCTURE.exec(reason)?.[1];
        if (message !== undefined)
            counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const [commonest] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return commonest?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/app/recorded-rules.js
var recorded_rules = __webpack_require__(56888);
;// CONCATENATED MODULE: ./build/app/evaluate.js





















/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_TOLD = 200;
/**
 * Compares a recorded run with its baseline and writes comment.md, report.html, comparison.json and junit.xml. Scores are computed
 * anew from the recorded observations on both sides, by one definition and one price table, so neither an older
 * Goldenpair, nor a price edit, nor a forged score can show up as a change.
 */
async function evaluate(request) {
    const { candidateFolder, baseline, outputFolder, log } = request;
    const run = await (0,read_run/* readRun */.c)(candidateFolder);
    const baseRun = baseline.kind === 'found' ? await (0,read_run/* readRun */.c)(baseline.folder) : null;
    const judge = request.judge ?? recordedJudge(run, baseRun);
    const metrics = (0,build_metrics/* buildMetrics */.G)(metricSettings(run, judge));
    const candidate = await readAnew({ folder: candidateFolder, run, metrics, log });
    const base = baseline.kind === 'none' || baseRun === null
        ? null
        : repriced(await readAnew({ folder: baseline.folder, run: baseRun, metrics, log }), candidate);
    const comparison = compareRuns({
        baseline: base,
        candidate,
        failOn: request.failOn,
        ...(judge === null ? {} : { judge }),
    });
    // Flips first: they are what the change did.
    const telling = new Set([...comparison.flips.map(({ case_id }) => case_id), ...list_results_listFailing(candidate)]);
    const caseIds = new Set([...telling].slice(0, MAX_TOLD));
    const told = describeFlips({
        ids: [...caseIds],
        cases: candidate.run.cases,
        topK: candidate.run.settings.primary_k,
        pricing: candidate.run.pricing,
        candidate: await readTelling(candidateFolder, { caseIds, cases: candidate.run.cases, metrics, log }),
        baseline: baseline.kind === 'none' || base === null
            ? new Map()
            : await readTelling(baseline.folder, { caseIds, cases: base.run.cases, metrics, log }),
    });
    const report = buildReport({
        comparison,
        context: reportContext(candidate, surroundings(request, candidate, base)),
        flips: told,
        details: request.details,
        charts: await drawCharts(comparison, request),
    });
    const comment = render_REGISTRY.comment.render(report);
    const files = {
        comment: (0,external_node_path_.join)(outputFolder, render_REGISTRY.comment.file),
        report: (0,external_node_path_.join)(outputFolder, render_REGISTRY.html.file),
        comparison: (0,external_node_path_.join)(outputFolder, 'comparison.json'),
        junit: (0,external_node_path_.join)(outputFolder, render_REGISTRY.junit.file),
    };
    await (0,replace_file/* replaceFile */.f)(files.comment, comment);
    await (0,replace_file/* replaceFile */.f)(files.report, render_REGISTRY.html.render(report));
    await (0,replace_file/* replaceFile */.f)(files.comparison, `${JSON.stringify(comparison, null, 2)}\n`);
    const results = listResults({ comparison, candidate, told, details: request.details });
    await (0,replace_file/* replaceFile */.f)(files.junit, render_REGISTRY.junit.render(report, { results }));
    return {
        comparison,
        report,
        comment,
        summary: render_REGISTRY.summary.render(report),
        annotations: annotateFlips(comparison, told, request.details),
        files,
        runFolders: [...(baseline.kind === 'found' ? [baseline.folder] : []), candidateFolder],
    };
}
/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedJudge(run, base) {
    if (run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const [rules, own] = [(0,recorded_rules/* recordedRules */.M)(base), (0,recorded_rules/* recordedRules */.M)(run)];
    return { rules, from: 'base', changes: (0,describe_rule_changes/* describeRuleChanges */.T)(rules, own, run.metrics) };
}
/** What is a success is for the judge to say; prices are the candidate's on both sides. */
function metricSettings({ settings, pricing }, judge) {
    const { primary_k, success } = judge?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(judge?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    return { k, primary_k, success, pricing };
}
async function readAnew(request) {
    const { folder, metrics, log } = request;
    const { run, trials, ...rest } = await (0,read_scored_run/* readScoredRun */.m)(folder, {
        log,
        run: request.run,
        rescore: (golden, observation) => (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation }),
    });
    const definitions = Object.fromEntries(metrics.map(({ id, definition }) => [id, (0,sha256/* sha256 */.s)(definition)]));
    return {
        run: {
            ...run,
            metrics: metrics.map(facts/* metricFacts */.g),
            fingerprints: { ...run.fingerprints, metrics: definitions },
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials }),
        },
        trials,
        ...rest,
    };
}
/** Both sides are priced from the candidate's table, so the tables no longer differ. */
function repriced({ run, ...rest }, candidate) {
    const { pricing } = candidate.run.fingerprints;
    return { run: { ...run, fingerprints: { ...run.fingerprints, pricing } }, ...rest };
}
function surroundings({ baseline, baselineBranch, links, look }, candidate, base) {
    const isPullRequest = candidate.run.mode === 'pr';
    const common = { links, look: look ?? null };
    if (baseline.kind === 'none' || base === null) {
        const reason = baseline.kind === 'none' ? baseline.reason : 'it could not be read';
        return {
            ...common,
            baseline: { kind: 'none', reason },
            names: isPullRequest
                ? { baseline: baselineBranch ?? 'baseline', candidate: 'this PR' }
                : { baseline: 'baseline', candidate: 'this run' },
            first_time: isPullRequest,
        };
    }
    const { commit, branch, age_hours, distance, note, stale } = baseline;
    const names = isPullRequest
        ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
        : base.run.variant === candidate.run.variant
            ? { baseline: 'baseline', candidate: 'candidate' }
            : { baseline: base.run.variant, candidate: candidate.run.variant };
    return {
        ...common,
        baseline: {
            kind: 'found',
            commit,
            branch,
            variant: base.run.variant,
            age_hours,
            distance: distance?.behind ?? null,
            note,
            ...(stale === undefined ? {} : { stale }),
        },
        names,
        first_time: false,
    };
}
async function drawCharts(comparison, { charts, log }) {
    const imageUrl = async (id, config) => {
        if (charts.kind === 'none')
            return null;
        const image = await chartUrl(config, { ...DEFAULT_CHART_SERVICE, baseUrl: charts.url });
        if (image.kind === 'url')
            return image.url;
        log.warning(`The chart ${id} has no image: ${image.reason}.`);
        return null;
    };
    const images = [];
    for (const chart of Object.values(REGISTRY)) {
        const drawing = chart.draw(comparison);
        if (drawing.kind === 'none') {
            log.debug(`No chart ${drawing.id}: ${drawing.reason}.`);
            continue;
        }
        const { id, title, figure, config } = drawing;
        images.push({ id, title, figure, url: await imageUrl(id, config) });
    }
    return images;
}


/***/ }),

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

/***/ 56888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules)
/* harmony export */ });
/** The rules that a run was measured with. */
function recordedRules({ gates, settings }) {
    const { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    return { gates, settings: { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic } };
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
 * (`precision@5` for `retrieval.precision@5`).
 */
function resolveMetric(metrics, name) {
    const exact = metrics.find(({ id }) => id === name);
    if (exact)
        return exact;
    const candidates = metrics.filter((metric) => shortNames(metric).includes(name));
    const [only, second] = candidates;
    if (only && !second)
        return only;
    const known = metrics.map(({ id }) => id);
    return { unknown: name, suggestion: only?.id ?? (0,suggest/* suggest */.Z)(name, [...known, ...metrics.flatMap(shortNames)]), known };
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

/***/ 80771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ reportRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/report.js
var model_report = __webpack_require__(94944);
// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
;// CONCATENATED MODULE: ./build/shell/github/marker.js
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/github/own-comments.js


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
const answerSchema = schemas/* looseObject */._H3({
    repository: schemas/* looseObject */._H3({
        pullRequest: schemas/* looseObject */._H3({
            comments: schemas/* looseObject */._H3({
                nodes: schemas/* array */.YOg(schemas/* looseObject */._H3({ databaseId: schemas/* int */.Whr(), url: schemas/* string */.YjP(), body: schemas/* string */.YjP(), viewerDidAuthor: schemas/* boolean */.zMY() })),
                pageInfo: schemas/* looseObject */._H3({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() }),
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
        const failure = (0,request_error/* readRequestFailure */.i)(error);
        if (failure === null && !(error instanceof errors/* ZodError */.G))
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
        if ((0,request_error/* readRequestFailure */.i)(error) === null)
            throw error;
        return ACTIONS_BOT;
    }
}

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
        const body = `${renderMarker(marker)}\n${text}`;
        try {
            const client = await connect();
            const plan = planComment(await listOwnComments({ client, ...place }), marker);
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
        const found = parseMarker(written.body);
        return found?.suite === marker.suite ? [{ written, found }] : [];
    });
    const newer = ours.find(({ found }) => isNewer(found, marker));
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
            const plan = planComment(await listOwnComments({ client, owner, repo, number }), marker);
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

// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 2 modules
var read_run = __webpack_require__(56904);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/app/action-outputs.js



/** The Action's outputs by name, as action.yml declares them, but for `comment-url`. Lists are JSON arrays. */
async function buildOutputs(facts) {
    const { comparison, candidateFolder, files, workspace, log } = facts;
    const { verdict, gates, flips } = comparison;
    const run = await (0,read_run/* readRun */.c)(candidateFolder);
    const metricsOf = (...words) => JSON.stringify([...new Set(gates.filter((gate) => words.includes(gate.verdict)).map(({ metric }) => metric.id))]);
    const casesOf = (kind) => JSON.stringify(flips.filter((flip) => flip.kind === kind).map(({ case_id }) => case_id));
    return {
        verdict: verdict.word,
        passed: String(verdict.passed),
        'regressed-metrics': metricsOf('regressed', 'breached'),
        'improved-metrics': metricsOf('improved'),
        'newly-failing': casesOf('newly-failing'),
        'newly-passing': casesOf('newly-passing'),
        'pass-rate': action_outputs_text(run.summaries['success']?.mean),
        'cost-usd': action_outputs_text(await sumCost(candidateFolder, log)),
        'run-path': (0,external_node_path_.relative)(workspace, candidateFolder),
        'comparison-path': (0,external_node_path_.relative)(workspace, files.comparison),
        'report-path': (0,external_node_path_.relative)(workspace, files.report),
    };
}
/** US dollars over all trials whose cost is known; null when none is. */
async function sumCost(folder, log) {
    let total = null;
    for await (const { scores } of (0,read_trials/* readTrials */.m)(folder, log)) {
        const cost = scores['cost.usd'];
        if (cost !== undefined)
            total = (total ?? 0) + cost;
    }
    return total;
}
/** Ten significant digits, so that adding cents shows no binary noise. */
function action_outputs_text(value) {
    return value === null || value === undefined ? '' : String(Number(value.toPrecision(10)));
}

// EXTERNAL MODULE: ./build/app/evaluate.js + 122 modules
var evaluate = __webpack_require__(70259);
// EXTERNAL MODULE: ./build/app/keep-files.js
var keep_files = __webpack_require__(56917);
;// CONCATENATED MODULE: ./build/app/report-run.js










/** Compares a measured run with its baseline, and tells everybody. */
async function reportRun(report) {
    const { request, suite, candidateFolder, baseline, judge, label } = report;
    const { inputs, github, outputFolder, effects } = request;
    const place = inputs.comment === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place;
    const look = await findLook(request, place, report.marker);
    const marker = look > 1 ? { ...report.marker, look } : report.marker;
    const evaluation = await (0,evaluate/* evaluate */._)({
        candidateFolder,
        baseline,
        ...(judge === null ? {} : { judge }),
        failOn: inputs.failOn,
        outputFolder,
        details: inputs.commentDetails,
        charts: inputs.charts,
        links: {
            run: github.runUrl,
            report: `${github.runUrl}#artifacts`,
            repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
        },
        baselineBranch: github.defaultBranch,
        look: look > 1 ? look : null,
        clock: effects.clock,
        log: effects.log,
    });
    const { comparison, files } = evaluation;
    effects.log.info(`Verdict: ${(0,model_report/* plainText */.w)(evaluation.report.headline)}`);
    await (0,keep_files/* keepFiles */.N)(request, (0,artifacts/* reportArtifactName */.m5)(suite), outputFolder, Object.values(files));
    await publishReport({
        comment: addLabel(evaluation.comment, label),
        summary: addLabel(evaluation.summary, label),
        // GitHub wants paths from the repository's root, the suite's are from the working directory.
        annotations: evaluation.annotations.map((one) => ({
            ...one,
            file: external_node_path_.posix.join(inputs.workingDirectory, one.file),
        })),
        outputs: await buildOutputs({
            comparison,
            files,
            candidateFolder,
            workspace: request.workspace,
            log: effects.log,
        }),
        marker,
        place,
    }, effects);
    return comparison.verdict;
}
/** Where the comments cannot be read, the first: the publisher says what is wrong. */
async function findLook({ effects }, place, marker) {
    if ('kind' in place)
        return 1;
    try {
        const own = await listOwnComments({ client: await effects.connect(), ...place });
        return countLook(own.map(({ body }) => body), marker);
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.i)(error) === null)
            throw error;
        return 1;
    }
}
/** Below the first line, which is the verdict. */
function addLabel(markdown, label) {
    if (label === null)
        return markdown;
    const [first = '', ...rest] = markdown.split('\n');
    return [first, `> ${label}`, ...rest].join('\n');
}


/***/ }),

/***/ 70055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fingerprintRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var _core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55712);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73912);



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
        metrics: Object.fromEntries(metrics.map(({ id, definition }) => [id, (0,_shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(definition)])),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
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

/***/ 42852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeRuleChanges)
/* harmony export */ });
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
 * @example `success max_drop 5pp → 50pp`, `latency.p95 removed`, `alpha 0.05 → 0.001`
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
    return [...gates, ...settings];
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

/***/ 50632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ buildMetrics)
/* harmony export */ });
/* harmony import */ var _default_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96182);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6177);


/**
 * Every metric of the registry for one suite, in the registry's order, ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says.
 */
function buildMetrics(settings) {
    const complete = { ...settings, pricing: (0,_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(settings.pricing) };
    const metrics = _index_js__WEBPACK_IMPORTED_MODULE_1__/* .REGISTRY */ .M.flatMap((definition) => definition.expand(complete));
    const ids = new Set();
    for (const { id } of metrics) {
        if (ids.has(id))
            throw new Error(`two metrics have the id ${id}`);
        ids.add(id);
    }
    return metrics;
}


/***/ }),

/***/ 25435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ scoreChecks),
/* harmony export */   dG: () => (/* binding */ checkAnswer)
/* harmony export */ });
/* unused harmony export REGEX_ANSWER_LENGTH */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35398);
/* harmony import */ var _all_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45997);
/* harmony import */ var _cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8496);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78314);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54172);





/** A `regex` check looks at this many characters of the answer, so that a runaway reply cannot stall a run. */
const REGEX_ANSWER_LENGTH = 100_000;
/** 1 when every check of the case holds, 0 when one does not; unscored when only a figure that was not reported could tell. */
function scoreChecks({ observation, golden }, pricing) {
    return (0,_all_of_js__WEBPACK_IMPORTED_MODULE_3__/* .allOf */ .b)(golden.checks.map((check) => checkAnswer(check, observation, pricing)));
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
        return within((0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .totalTokens */ .RP)(reply), check.max_tokens);
    return within((0,_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .D)(reply, pricing), check.max_cost_usd);
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
        return (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesJsonSchema */ .h)(JSON.parse(answer), schema);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 8496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ costOfReply)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57919);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54172);



const TOKENS_PER_PRICE = 1_000_000;
/** A model's name comes from the target and is repeated in a reason. */
const MODEL_NAME_LENGTH = 80;
/**
 * What one reply cost in US dollars: its own `cost_usd`, else its tokens at the price of its model. `cached_tokens` are the part of
 * `input_tokens` that the provider read from a cache; a cached price of 0 or none means unknown, and they then cost as much as
 * other input. Unscored when the model, its price or a token count is missing: a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
function costOfReply(reply, pricing) {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(reply.cost_usd);
    const input = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTokensOf */ .Gs)(reply);
    const output = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .outputTokensOf */ .tZ)(reply);
    if (input.kind === 'unscored')
        return input;
    if (output.kind === 'unscored')
        return output;
    if (reply.model === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported neither cost_usd nor a model');
    const name = (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeModelName */ .g)(reply.model, Object.keys(pricing.models));
    const price = name === null ? undefined : pricing.models[name];
    if (price === undefined) {
        const model = reply.model.slice(0, MODEL_NAME_LENGTH);
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`no price is known for the model ${model}; set it under \`pricing\` in the suite`);
    }
    const cached = reply.usage?.cached_tokens ?? 0;
    if (cached > input.value) {
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`the target reported more cached tokens (${cached}) than input tokens (${input.value})`);
    }
    const cachedPrice = price.cached || price.input;
    const dollars = (input.value - cached) * price.input + cached * cachedPrice + output.value * price.output;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(dollars / TOKENS_PER_PRICE);
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
};
/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Completing twice changes nothing.
 */
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has((0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V)(model)));
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        models: { ...own.models, ...Object.fromEntries(missing) },
    };
}


/***/ }),

/***/ 65608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defineMetric)
/* harmony export */ });
/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
function defineMetric(spec) {
    return {
        name: spec.name,
        title: spec.title,
        source: spec.source,
        expand: (settings) => {
            if (!spec.at_each_k)
                return [metricOf(spec, { k: settings.primary_k, settings })];
            const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b);
            return ks.map((k) => metricOf(spec, { k, settings }));
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
        ...(spec.per_run && { per_run: spec.per_run }),
        ...(spec.default_margin && { default_margin: spec.default_margin }),
        ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
        definition: typeof spec.definition === 'string' ? spec.definition : spec.definition(context),
        aliases: spec.aliases ?? [],
        ...(spec.default_gate && isMain && { default_gate: spec.default_gate }),
        applies: (golden) => spec.applies(golden, context),
        score: (trial) => spec.score(trial, context),
        when_failed: spec.when_failed,
    };
}


/***/ }),

/***/ 92329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ defineRankingMetric)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65608);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94105);



/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0.
 */
function defineRankingMetric({ version, measure, ...spec }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .G)({
        ...spec,
        unit: 'ratio',
        direction: 'higher',
        range: [0, 1],
        default_margin: spec.kind === 'binary' ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
        ...(spec.kind !== 'binary' && { absolute_margin: 0.05 }),
        definition: `${spec.name}/${version} ${_match_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .SPAN_RULES */ .bz}`,
        applies: _match_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .expectsSpans */ .a5,
        score: ({ ranking }, { k }) => ranking === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no spans') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(measure(ranking, k)),
        when_failed: 0,
    });
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
    };
}


/***/ }),

/***/ 76449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ hit),
/* harmony export */   g: () => (/* binding */ hitAtK)
/* harmony export */ });
/* harmony import */ var _define_define_ranking_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92329);

/**
 * 1 when at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
function hitAtK(gains, k) {
    return gains.slice(0, k).some((gain) => gain > 0) ? 1 : 0;
}
const hit = (0,_define_define_ranking_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineRankingMetric */ ._)({
    name: 'retrieval.hit',
    title: 'hit',
    source: 'trec_eval 10.0, measure success',
    kind: 'binary',
    version: 1,
    at_each_k: true,
    measure: ({ gains }, k) => hitAtK(gains, k),
});


/***/ }),

/***/ 6177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/core/metrics/check-answer.js
var check_answer = __webpack_require__(25435);
// EXTERNAL MODULE: ./build/core/metrics/define/define-metric.js
var define_metric = __webpack_require__(65608);
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

// EXTERNAL MODULE: ./build/core/model/score.js
var score = __webpack_require__(35398);
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
    score: ({ observation, golden }) => (0,score/* scored */.l)(acceptedAnswers(golden).some((expected) => exactMatch(expected, observation.reply.answer)) ? 1 : 0),
    when_failed: 0,
});

// EXTERNAL MODULE: ./build/core/metrics/hit.js
var hit = __webpack_require__(76449);
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
    score: ({ observation }) => (0,score/* scored */.l)(observation.latency_ms / 1000),
    when_failed: 'unscored',
});

// EXTERNAL MODULE: ./build/core/metrics/define/define-ranking-metric.js
var define_ranking_metric = __webpack_require__(92329);
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
const mrr = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.mrr',
    title: 'MRR',
    source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    measure: ({ gains }) => reciprocalRank(gains),
});

;// CONCATENATED MODULE: ./build/core/metrics/ndcg.js

/**
 * Discounted cumulative gain of the first k places over the best that the case allows: Σ gain / log2(rank + 1), with the
 * relevance itself as gain, and the ideal taken from the expected spans, so that what was missed lowers it.
 * Source: Järvelin & Kekäläinen 2002, ACM TOIS 20:422, with the discount of trec_eval 10.0 `ndcg_cut`.
 * @example ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, 5) // 0.667718…
 */
function ndcgAtK({ gains, ideal }, k) {
    return Math.min(1, discountedGain(gains, k) / discountedGain(ideal, k));
}
function discountedGain(gains, k) {
    return gains.slice(0, k).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
const ndcg = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.ndcg',
    title: 'nDCG',
    source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    measure: ndcgAtK,
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
const precision = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.precision',
    title: 'precision',
    source: 'trec_eval 10.0, measure P',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    default_gate: 'guardrail',
    measure: ({ gains }, k) => precisionAtK(gains, k),
});

;// CONCATENATED MODULE: ./build/core/metrics/recall.js

/**
 * The share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
function recallAtK(gains, expected, k) {
    return gains.slice(0, k).filter((gain) => gain > 0).length / expected;
}
const recall = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.recall',
    title: 'recall',
    source: 'trec_eval 10.0, measure recall',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    measure: ({ gains, ideal }, k) => recallAtK(gains, ideal.length, k),
});

// EXTERNAL MODULE: ./build/core/metrics/success.js
var success = __webpack_require__(33299);
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
const tokenF1Metric = (0,define_metric/* defineMetric */.G)({
    name: 'answer.token-f1',
    title: 'token F1',
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'answer.token-f1/1',
    applies: (golden) => acceptedAnswers(golden).length > 0,
    score: ({ observation, golden }) => (0,score/* scored */.l)(Math.max(...acceptedAnswers(golden).map((expected) => tokenF1(expected, observation.reply.answer)))),
    when_failed: 0,
});

// EXTERNAL MODULE: ./build/core/metrics/tokens.js
var tokens = __webpack_require__(54172);
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
    score: ({ observation: { reply } }) => reply.ttft_ms === undefined ? (0,score/* unscored */.c)('the target reported no ttft_ms') : (0,score/* scored */.l)(reply.ttft_ms / 1000),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/index.js













/** Every metric, in the order in which reports show them. */
const REGISTRY = [
    success/* success */.kX,
    success/* successRetrieval */.Id,
    success/* successAnswer */.kU,
    precision,
    recall,
    ndcg,
    hit/* hit */.a,
    mrr,
    exactMatchMetric,
    tokenF1Metric,
    checks,
    tokens/* tokensTotal */.N7,
    tokens/* tokensInput */.Be,
    tokens/* tokensOutput */.eH,
    cost,
    latency,
    ttft,
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

/***/ 94105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a5: () => (/* binding */ expectsSpans),
/* harmony export */   bz: () => (/* binding */ SPAN_RULES),
/* harmony export */   us: () => (/* binding */ rankSpans),
/* harmony export */   zA: () => (/* binding */ matchSpans)
/* harmony export */ });
/* unused harmony export normalizePath */
/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
const SPAN_RULES = 'spans/1';
/** How exactly an identity names a span; a retrieved span goes to the expected one that names it most exactly. */
const EXACTNESS = { hash: 4, symbol: 3, lines: 2, path: 1 };
/** Whether the case expects a span at all: one with a relevance above 0. */
function expectsSpans(golden) {
    return golden.expected_spans.some(({ relevance }) => relevance > 0);
}
/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a }, { rank: null, expected: null }]
 */
function matchSpans(retrieved, expected) {
    const byRelevance = [...expected].sort((a, b) => b.relevance - a.relevance);
    const open = new Map(byRelevance.map((original) => [original, withNormalPath(original)]));
    const seen = new Set();
    let rank = 0;
    return retrieved.map(withNormalPath).map((span) => {
        const key = identityKey(span);
        if (key !== null && seen.has(key))
            return { rank: null, expected: null };
        if (key !== null)
            seen.add(key);
        rank += 1;
        const found = mostExact(open, span);
        if (found !== null)
            open.delete(found);
        return { rank, expected: found };
    });
}
/**
 * The retrieved spans as relevances by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
function rankSpans(retrieved, expected) {
    const ranked = matchSpans(retrieved, expected).filter(({ rank }) => rank !== null);
    const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0);
    return {
        gains: ranked.map((match) => match.expected?.relevance ?? 0),
        ideal: ideal.sort((a, b) => b - a),
        duplicates: retrieved.length - ranked.length,
    };
}
/** Of expected spans, most relevant first and with their paths in one spelling, the one that names the span most exactly. */
function mostExact(open, span) {
    let found = null;
    let foundExactness = 0;
    for (const [original, candidate] of open) {
        const identity = identify(candidate, span);
        if (identity === null || EXACTNESS[identity] <= foundExactness)
            continue;
        found = original;
        foundExactness = EXACTNESS[identity];
    }
    return found;
}
/**
 * By what a retrieved span is an expected one, both looked at alone and their paths in one spelling, or null when it is
 * not. The first that both sides give decides: the hash; path and symbol; path and overlapping lines. The path alone decides only for an expected span that
 * names nothing else.
 */
function identify(expected, span) {
    if (expected.hash !== undefined && span.hash !== undefined)
        return expected.hash === span.hash ? 'hash' : null;
    if (expected.path !== span.path)
        return null;
    if (expected.symbol !== undefined && span.symbol !== undefined) {
        return expected.symbol === span.symbol ? 'symbol' : null;
    }
    const wanted = linesOf(expected);
    const given = linesOf(span);
    if (wanted && given)
        return wanted.first <= given.last && given.first <= wanted.last ? 'lines' : null;
    return expected.hash === undefined && expected.symbol === undefined && !wanted ? 'path' : null;
}
/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
function normalizePath(path) {
    const parts = [];
    const slashed = path.normalize('NFC').replaceAll('\\', '/');
    for (const part of slashed.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else
            parts.push(part);
    }
    return (slashed.startsWith('/') ? '/' : '') + parts.join('/');
}
function withNormalPath(span) {
    return span.path === undefined ? span : { ...span, path: normalizePath(span.path) };
}
/** Equal for two retrieved spans that are the same one; null when the target does not say what the span is. */
function identityKey(span) {
    if (span.hash !== undefined)
        return JSON.stringify(['hash', span.hash]);
    if (span.path === undefined)
        return null;
    if (span.symbol !== undefined)
        return JSON.stringify(['symbol', span.path, span.symbol]);
    const lines = linesOf(span);
    return JSON.stringify(lines ? ['lines', span.path, lines.first, lines.last] : ['path', span.path]);
}
function linesOf({ start_line: start, end_line: end }) {
    const first = start ?? end;
    const last = end ?? start;
    return first === undefined || last === undefined ? null : { first, last };
}


/***/ }),

/***/ 57919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ canonicalModelName),
/* harmony export */   g: () => (/* binding */ normalizeModelName)
/* harmony export */ });
const PROVIDER_BEFORE_COLON = /^(?:openai|anthropic|google|azure|bedrock|ollama):/;
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
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
    const undated = bare.replace(DATE_OR_LATEST, '');
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

/***/ 59455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scoreTrial)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94105);


/** Long enough for any provider's message, short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200;
/**
 * The scores of one trial by metric id, and why the others have none; a metric that does not apply to the case is in neither.
 * After an infrastructure failure every metric is unscored; after any other it gives what it says of a failed trial.
 */
function scoreTrial({ metrics, golden, observation, }) {
    const scores = [];
    const missing = [];
    const scoreOf = scorer(golden, observation);
    for (const metric of metrics) {
        if (!metric.applies(golden))
            continue;
        const score = scoreOf(metric);
        if (score.kind === 'scored')
            scores.push([metric.id, score.value]);
        else
            missing.push([metric.id, score.reason]);
    }
    // V8 keeps an object made in one go in a third of the memory of one that grew by computed keys.
    return { scores: Object.fromEntries(scores), unscored: Object.fromEntries(missing) };
}
function scorer(golden, observation) {
    if (observation.status === 'failed')
        return failureScorer(observation.failure);
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .rankSpans */ .us)(spans, golden.expected_spans);
    return (metric) => metric.score({ observation, golden, ranking });
}
/** One reason shared by all metrics of the trial. */
function failureScorer(failure) {
    const isOutage = failure.kind === 'infrastructure';
    const noScore = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(reasonOf(isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`, failure));
    return ({ when_failed }) => (isOutage || when_failed === 'unscored' ? noScore : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(when_failed));
}
function reasonOf(what, failure) {
    return `${what}: ${failure.message}`.slice(0, REASON_LENGTH);
}


/***/ }),

/***/ 33299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ successRetrieval),
/* harmony export */   kU: () => (/* binding */ successAnswer),
/* harmony export */   kX: () => (/* binding */ success),
/* harmony export */   u3: () => (/* binding */ hasAskedBack),
/* harmony export */   yy: () => (/* binding */ hasAbstained)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35398);
/* harmony import */ var _all_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45997);
/* harmony import */ var _check_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25435);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65608);
/* harmony import */ var _hit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76449);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94105);






const SOURCE = 'Goldenpair: a case succeeds when every part that it defines does';
/** Whether the target declined to answer: it says so, or, saying nothing, its answer is empty. */
function hasAbstained({ abstained, answer }) {
    return abstained ?? answer.trim() === '';
}
/** Whether the target asked back: it says so, or, saying nothing, its answer ends in a question mark. */
function hasAskedBack({ clarified, answer }) {
    return clarified ?? /[?？؟]\s*$/.test(answer);
}
function definesAnswer({ checks, answer_mode }) {
    return checks.length > 0 || answer_mode !== 'answerable';
}
function scoreRetrieval({ ranking }, { k }) {
    return ranking === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)('the target reported no spans') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)((0,_hit_js__WEBPACK_IMPORTED_MODULE_1__/* .hitAtK */ .g)(ranking.gains, k));
}
/**
 * A case that must abstain wants it declined, one that must clarify wants a question, and every other case wants an answer:
 * not empty, and not what the target itself calls a question. Answers may end in one: "Anything else?"
 */
function scoreWillingness({ observation: { reply }, golden }) {
    const declined = hasAbstained(reply);
    switch (golden.answer_mode) {
        case 'must_abstain':
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(declined ? 1 : 0);
        case 'must_clarify':
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(!declined && hasAskedBack(reply) ? 1 : 0);
        case 'answerable':
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(declined || reply.answer.trim() === '' || reply.clarified === true ? 0 : 1);
    }
}
function scoreAnswer(trial, context) {
    return (0,_all_of_js__WEBPACK_IMPORTED_MODULE_4__/* .allOf */ .b)([scoreWillingness(trial), (0,_check_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreChecks */ .M1)(trial, context.settings.pricing)]);
}
const RULES = {
    retrieval: { applies: _match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .expectsSpans */ .a5, score: scoreRetrieval },
    answer: { applies: definesAnswer, score: scoreAnswer },
    all: {
        applies: (golden) => (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .expectsSpans */ .a5)(golden) || definesAnswer(golden),
        score: (trial, context) => (0,_all_of_js__WEBPACK_IMPORTED_MODULE_4__/* .allOf */ .b)([scoreAnswer(trial, context), ...((0,_match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .expectsSpans */ .a5)(trial.golden) ? [scoreRetrieval(trial, context)] : [])]),
    },
};
function defineSuccess(spec) {
    return (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_5__/* .defineMetric */ .G)({
        ...spec,
        source: SOURCE,
        unit: 'ratio',
        kind: 'binary',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        when_failed: 0,
    });
}
const success = defineSuccess({
    name: 'success',
    title: 'success',
    definition: ({ k, settings: { success: rule } }) => rule === 'answer' ? 'success/1 rule=answer' : `success/1 rule=${rule} k=${k} ${_match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .SPAN_RULES */ .bz}`,
    default_gate: 'primary',
    applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
    score: (trial, context) => RULES[context.settings.success].score(trial, context),
});
const successRetrieval = defineSuccess({
    name: 'success.retrieval',
    title: 'success of retrieval',
    definition: ({ k }) => `success.retrieval/1 k=${k} ${_match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .SPAN_RULES */ .bz}`,
    ...RULES.retrieval,
});
const successAnswer = defineSuccess({
    name: 'success.answer',
    title: 'success of the answer',
    definition: 'success.answer/1',
    ...RULES.answer,
});


/***/ }),

/***/ 51070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ summarizeRun)
/* harmony export */ });
/**
 * Each metric over a whole run: the mean over cases of the per-case means, the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
function summarizeRun({ metrics, trials, }) {
    const ordered = [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1));
    return Object.fromEntries(metrics.map(({ id }) => [id, summarizeMetric(id, ordered)]));
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
/* harmony export */   N7: () => (/* binding */ tokensTotal),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   eH: () => (/* binding */ tokensOutput),
/* harmony export */   tZ: () => (/* binding */ outputTokensOf)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35398);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65608);


/** Input and output tokens of a reply together; unscored unless the target reported both. */
function totalTokens(reply) {
    const input = inputTokensOf(reply);
    const output = outputTokensOf(reply);
    if (input.kind === 'unscored')
        return input;
    if (output.kind === 'unscored')
        return output;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(input.value + output.value);
}
/** Input tokens as the target reported them, cached ones included. */
function inputTokensOf({ usage }) {
    return usage?.input_tokens === undefined
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)('the target reported no input tokens')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(usage.input_tokens);
}
function outputTokensOf({ usage }) {
    return usage?.output_tokens === undefined
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)('the target reported no output tokens')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(usage.output_tokens);
}
function defineTokenMetric({ figure, ...spec }) {
    return (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .G)({
        ...spec,
        source: 'counts reported by the target (`usage`)',
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

/***/ 23370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* unused harmony exports expectedSpanSchema, checkSchema, ANSWER_MODES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

/** An expected span. It is named by `hash`, or by `path` + `symbol`, or by `path` + lines, or by `path` alone. Relevance > 0 is a positive. */
const expectedSpanSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('The file, as the target names it.'),
    symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('The function, class or heading in it.').optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().describe('First line, from 1.').optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().describe('Last line.').optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .describe('The span by its content: `sha256:` of its text, or a name that the target gives it.')
        .optional(),
    relevance: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).describe('0 is not relevant; above, higher is better.').default(1),
});
const ignoreCase = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Upper and lower case are the same.').default(false);
/** Deterministic checks of an answer. All that are given must hold for the case's checks to pass. */
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ contains: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('The answer has this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ not_contains: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('The answer lacks this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ equals: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The answer is this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        regex: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('A JavaScript regular expression that is found in the answer.'),
        flags: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Of i, m, s, u, v.').default(''),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        json_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).describe('The answer is JSON that meets this JSON Schema.'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Seconds that the answer may take.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().describe('Tokens, in and out, that it may cost.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().describe('US dollars that it may cost.') }),
]);
const DIFFICULTIES = ['easy', 'medium', 'hard'];
const ANSWER_MODES = ['answerable', 'must_abstain', 'must_clarify'];
const PROFILES = ['default', 'multi_hop', 'branching', 'coordination'];
/** Limits of a case. They are checks: the parser moves them to `checks`. */
const budgetsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Seconds that the answer may take.').optional(),
    max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().describe('Tokens, in and out, that it may cost.').optional(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().describe('US dollars that it may cost.').optional(),
});
/** One golden query with what is expected of it, as written in a case file. */
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u, 'text without line breaks and control characters')
        .describe('Unique in the suite. Keep it when the case is edited: runs are paired by it.'),
    query: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('What the target is asked.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).describe('For choosing cases (`tag:auth`) and for tables by tag.').default([]),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DIFFICULTIES).optional(),
    profile: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(PROFILES)
        .describe('What kind of work the query is; for choosing cases (`profile:multi_hop`).')
        .optional(),
    critical: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Must never start to fail (see `zero_tolerance`).').default(false),
    cluster: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Cases that stand or fall together share one.').optional(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('false leaves the case out of runs.').default(true),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('For people. Editing notes does not make another case.').optional(),
    answer_mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(ANSWER_MODES)
        .describe('must_abstain: nothing answers the query, and the target must say so. must_clarify: the query can be read in several ways, and the target must ask back.')
        .default('answerable'),
    expected_spans: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(expectedSpanSchema).describe('What should be retrieved.').default([]),
    expected_answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1)])
        .describe('One acceptable answer, or several; a metric takes the best match.')
        .optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(checkSchema).describe('All must hold.').default([]),
    budgets: budgetsSchema.describe('Limits, each of which is a check.').optional(),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().max(86_400).describe("In place of the suite's.").optional(),
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

/***/ 79765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ EVIDENCE),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['fail', 'warn'];
/** `significant`: needs the test and the margin. `threshold`: the margin alone. `non-inferior`: must be shown to stay inside the margin. */
const EVIDENCE = ['significant', 'threshold', 'non-inferior'];


/***/ }),

/***/ 81390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ replySchema),
/* harmony export */   yB: () => (/* binding */ observationSchema)
/* harmony export */ });
/* unused harmony exports spanSchema, FAILURE_KINDS, failureSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
/** A retrieved span as the target reports it; the order in the reply is the rank, best first. */
const spanSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    tokens: count.optional(),
    injected: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** What a target may say of one trial beside its id. Only `answer` is required; unknown fields are kept as they are. */
const replySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The target says that it declined to answer. Absent: an empty answer counts as declined. */
    abstained: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** The target says that it asked back instead of answering. Absent: an answer that ends in a question mark counts, in a case that must clarify. */
    clarified: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    spans: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(spanSchema).optional(),
    usage: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
        .optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    model_fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Names the state of what was searched: a hash or version of the index. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    ttft_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    phases_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative()).optional(),
    session_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    trace_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/**
 * How a trial can fail. `infrastructure` says nothing about the system under test (rate limit, 5xx, connection) and is
 * unscored; every other kind is a failed case and scored as the metric says.
 */
const FAILURE_KINDS = ['timeout', 'crash', 'protocol', 'target', 'infrastructure'];
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(FAILURE_KINDS),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    /** Seconds the provider asked to wait; only with `infrastructure`. */
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    stderr_tail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** What came back for one trial, measured from the request's last byte to the reply's. A failure is data, never a throw. */
const observationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('status', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('ok'), latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(), reply: replySchema }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'), latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(), failure: failureSchema }),
]);


/***/ }),

/***/ 6062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ pricingSchema)
/* harmony export */ });
/* unused harmony export priceSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

const rate = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative();
/** US dollars for 1,000,000 tokens. `cached` input costs as much as `input` when it is not given. */
const priceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ input: rate, output: rate, cached: rate.optional() });
/** Prices by model name; `as_of` says when they were true. They are stored in every run so that a price edit never looks like a cost regression. */
const pricingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    as_of: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    models: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), priceSchema).default({}),
});


/***/ }),

/***/ 72765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   WI: () => (/* binding */ trialSchema),
/* harmony export */   ZN: () => (/* binding */ RUN_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony exports fingerprintsSchema, RUN_MODES, countsSchema, metricSummarySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55491);
/* harmony import */ var _observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81390);
/* harmony import */ var _pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const RUN_SCHEMA_VERSION = 1;
const hash = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
/** Identifies everything that must be equal for two runs to be comparable; a comparison names each that differs. */
const fingerprintsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    suite: hash,
    gates: hash,
    target: hash,
    metrics: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), hash),
    pricing: hash,
    /** Resolved model ids that answered, sorted. */
    models: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Reported by the target; null when it says nothing. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    goldenpair: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const RUN_MODES = ['run', 'pr', 'baseline', 'ab'];
/** Counts over the trials of a run. */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    trials: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    infrastructure: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    timeouts: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    retries: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
});
/** Mean over cases of per-case means, with the number of cases behind it. */
const metricSummarySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    mean: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    n: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    applicable: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
});
/**
 * `run.json`. `cases`, `gates` and `metrics` are snapshots, so a run can be compared with no suite at hand;
 * they are checked structurally on reading (`parseRun`).
 */
const runSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(RUN_SCHEMA_VERSION),
    run_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    /** Runs of one job whose trials were interleaved share it; environment-bound metrics gate only then. */
    session_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(RUN_MODES),
    suite: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    variant: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    subset: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** The part of the cases that this run measured; null is all of them. `cases` are those of the part, the suite's fingerprint is of all. */
    shard: _shard_js__WEBPACK_IMPORTED_MODULE_2__/* .shardSchema */ .Id.nullable().default(null),
    settings: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        k: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive()),
        primary_k: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
        success: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['all', 'retrieval', 'answer']),
        alpha: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        min_scored_share: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        zero_tolerance: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['critical', 'all', 'off']),
        deterministic: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        target: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
        controlled: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
        concurrency: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive(),
    }),
    pricing: _pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .pricingSchema */ .o,
    environment: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ node: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), os: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), runner: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable() }),
    fingerprints: fingerprintsSchema,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null)),
    /** Ids of cases, also of other shards, whose expected spans the measured checkout did not have; they are never compared. */
    stale_cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).default([]),
    gates: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null)),
    metrics: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null)),
    /** Null until the run has finished. */
    counts: countsSchema.nullable(),
    summaries: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), metricSummarySchema),
});
/** A line of `trials.jsonl`: one attempt at one case by one variant, with its scores. */
const trialSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** From 0. */
    trial: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    /** Attempts spent on infrastructure failures before this observation. */
    retries: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    observation: _observation_js__WEBPACK_IMPORTED_MODULE_0__/* .observationSchema */ .yB,
    /** By metric id. A metric that applies is in `scores` or in `unscored` (with the reason), never in both. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    unscored: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});


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


const SELECTION_KEYS = ['tag', 'id', 'difficulty', 'profile'];
/**
 * Reads a selection: terms separated by commas, any of which may match; a term with a leading `!` takes cases away.
 * A term is `tag:x`, `id:glob*`, `difficulty:hard`, `profile:multi_hop`, or a bare word (a tag or an id glob; `*` stands for any text).
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

/***/ 80900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ nameSchema),
/* harmony export */   n: () => (/* binding */ ZERO_TOLERANCE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

const ZERO_TOLERANCE = ['critical', 'all', 'off'];
const nameSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots, dashes and underscores')
    .max(60);


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
/** What a terminal shows of a block: folded text and charts stay in the report. */
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
        case 'chart':
        case 'preformatted':
        case 'details':
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
;// CONCATENATED MODULE: ./build/core/suite/leave-out-defaults.js


/**
 * A parsed value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when
 * the schema gets another member with a default. Members that the schema does not know are kept.
 * @example leaveOutDefaults({ id: 'a', checks: [], critical: true }, caseSchema) // { id: 'a', critical: true }
 */
function leaveOutDefaults(value, schema) {
    if (schema instanceof schemas/* ZodDefault */.XiL || schema instanceof schemas/* ZodOptional */.IiU)
        return leaveOutDefaults(value, inner(schema));
    if (Array.isArray(value)) {
        const element = schema instanceof schemas/* ZodArray */.naA ? inner(schema) : null;
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
    if (!(field instanceof schemas/* ZodDefault */.XiL))
        return false;
    const { defaultValue } = field.def;
    if (typeof value !== 'object' || typeof defaultValue !== 'object')
        return value === defaultValue;
    return (0,fingerprint/* canonicalJson */.d)(value) === (0,fingerprint/* canonicalJson */.d)(defaultValue);
}
/** The members that the schema gives a mapping with these keys; of a union those of the branch that knows them all. */
function shapeFor(keys, schema) {
    if (schema instanceof schemas/* ZodObject */.bvH)
        return schema.shape;
    if (!(schema instanceof schemas/* ZodUnion */.fZ7))
        return null;
    for (const option of schema.options) {
        if (option instanceof schemas/* ZodObject */.bvH && keys.every((key) => Object.hasOwn(option.shape, key)))
            return option.shape;
    }
    return null;
}
function inner(schema) {
    const found = schema.unwrap();
    if (!(found instanceof schemas/* ZodType */.aRx))
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

/***/ 33487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fF: () => (/* binding */ gateEntrySchema),
  rc: () => (/* binding */ manifestSchema),
  J7: () => (/* binding */ targetEntrySchema)
});

// UNUSED EXPORTS: DEFAULT_CASES, variantEntrySchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
// EXTERNAL MODULE: ./build/core/model/gate.js
var gate = __webpack_require__(79765);
// EXTERNAL MODULE: ./build/core/model/pricing.js
var pricing = __webpack_require__(6062);
;// CONCATENATED MODULE: ./build/core/model/success-rule.js
/** Which sub-results a case needs to be a success; each counts only where the case defines it (requirements D4). */
const SUCCESS_RULES = ['all', 'retrieval', 'answer'];

// EXTERNAL MODULE: ./build/core/model/suite.js
var suite = __webpack_require__(80900);
;// CONCATENATED MODULE: ./build/core/suite/manifest-schema.js





/** Objects list keys of digits alone before all others, so that such a variant would not be found where it is written. */
const variantNameSchema = suite/* nameSchema */.J.regex(/\D/, 'a name with something other than digits');
const settings = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** A drop or rise that is too much, as written: 0.05, `5%` of the baseline, or `5pp` of a ratio. */
const marginSchema = schemas/* union */.KCZ([
    schemas/* number */.aig().nonnegative(),
    schemas/* string */.YjP()
        .regex(/^\d+(\.\d+)?\s?(%|pp)$/, 'a number, a share of the baseline such as `5%`, or points of a ratio such as `5pp`'),
]);
/** A gate as written. Which margin a metric takes is checked by `parseGates`. */
const gateEntrySchema = schemas/* strictObject */.rej({
    metric: schemas/* string */.YjP()
        .min(1)
        .describe('The metric: its full id or, where only one metric has it, the part after the first dot.'),
    max_drop: marginSchema
        .describe('For metrics where higher is better: a drop of this much is too much. 0.05 in the metric’s unit, `5%` of the baseline, `5pp` points of a ratio.')
        .optional(),
    max_rise: marginSchema
        .describe('For metrics where lower is better: a rise of this much is too much. Written as `max_drop`.')
        .optional(),
    min: schemas/* number */.aig().describe('The candidate’s mean must not be below this, with or without a baseline.').optional(),
    max: schemas/* number */.aig().describe('The candidate’s mean must not be above this, with or without a baseline.').optional(),
    severity: schemas/* enum */.k5n(gate/* SEVERITIES */.o).describe('`fail` fails the check; `warn` is shown only.').default('fail'),
    evidence: schemas/* enum */.k5n(gate/* EVIDENCE */.S)
        .describe('`significant`: fails when the test and the margin agree. `threshold`: the margin alone. `non-inferior`: fails unless staying inside the margin is shown.')
        .default('significant'),
    primary: schemas/* boolean */.zMY().describe('The one gate that sets the headline.').default(false),
    where: schemas/* string */.YjP().min(1).describe('Only these cases, e.g. `tag:auth` or `id:login-*`.').optional(),
});
const targetKeys = {
    settings: settings.describe('Handed to the target with every request and recorded in the run.').default({}),
    deterministic: schemas/* boolean */.zMY()
        .describe('The same request always gives the same reply: one trial proves a flip.')
        .optional(),
    setup: schemas/* union */.KCZ([schemas/* string */.YjP().min(1), schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1)])
        .describe('A command that makes the checkout ready, run before the target starts, once a commit.')
        .optional(),
};
/** What every target may have; the adapter's own schema reads the rest. */
const targetEntrySchema = schemas/* looseObject */._H3({ type: schemas/* string */.YjP().min(1).describe('The adapter.'), ...targetKeys });
/** What every variant may have; the rest overrides options of the target. */
const variantEntrySchema = schemas/* looseObject */._H3({
    type: targetEntrySchema.shape.type.optional(),
    settings: settings.describe('Overrides the target’s settings, key by key.').default({}),
    deterministic: targetKeys.deterministic,
    setup: targetKeys.setup,
});
/** Where cases are when the manifest does not say, from the manifest's folder. */
const DEFAULT_CASES = 'cases/**/*.{yaml,yml,json,jsonl,csv}';
/** `golden/suite.yaml` as it is written. */
const manifestSchema = schemas/* strictObject */.rej({
    name: suite/* nameSchema */.J.describe('Names the suite in comments and artifacts. Default: the manifest’s folder.').optional(),
    version: schemas/* string */.YjP().min(1).max(100).describe('Yours to count; shown in reports.').default('1'),
    description: schemas/* string */.YjP().describe('For people.').optional(),
    cases: schemas/* union */.KCZ([schemas/* string */.YjP().min(1), schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1)])
        .describe('Case files: paths or globs (`*`, `**`, `?`, `{a,b}`) from the manifest’s folder, one or a list.')
        .default(DEFAULT_CASES),
    documents_dir: schemas/* string */.YjP()
        .min(1)
        .describe('The folder of the documents, from the working directory: an expected path without a slash is a file in it.')
        .optional(),
    strict: schemas/* boolean */.zMY()
        .describe('Expected spans that the checkout does not have are errors, not warnings.')
        .default(false),
    target: targetEntrySchema.describe('The system under test.'),
    variants: schemas/* record */.g1P(variantNameSchema, variantEntrySchema)
        .describe('Named configurations of the target: the keys of each override those of `target`. Default: one, `default`, as `target` says.')
        .optional(),
    default_variant: suite/* nameSchema */.J
        .describe('The variant that a run takes when none is named. Default: the first.')
        .optional(),
    k: schemas/* array */.YOg(schemas/* int */.Whr().min(1).max(1000))
        .min(1)
        .describe('The cut-offs of the metrics at k. `primary_k` is added when it is not among them.')
        .default([1, 3, 5, 10]),
    primary_k: schemas/* int */.Whr().min(1).max(1000).describe('The cut-off that success and default gates look at.').default(5),
    success: schemas/* enum */.k5n(SUCCESS_RULES)
        .describe('What a case needs to succeed, each part only where the case defines it.')
        .default('all'),
    trials: schemas/* int */.Whr().min(1).max(100).describe('Attempts at each case.').default(1),
    baseline_trials: schemas/* int */.Whr()
        .min(1)
        .max(100)
        .describe('Attempts at each case in baseline mode. Default: 3, or 1 for a deterministic target.')
        .optional(),
    concurrency: schemas/* int */.Whr().min(1).max(256).describe('Requests under way at the same time.').default(4),
    timeout_seconds: schemas/* number */.aig().gt(0).max(86_400).describe('For one request; a case may have its own.').default(120),
    retries: schemas/* int */.Whr()
        .min(0)
        .max(10)
        .describe('After failures of the infrastructure (rate limits, 5xx, connections).')
        .default(2),
    seed: schemas/* int */.Whr().min(0).describe('Of everything random: order, bootstraps, and what the target is handed.').default(1),
    alpha: schemas/* number */.aig().gt(0).lt(1).describe('Level of all tests, two-sided.').default(0.05),
    min_scored_share: schemas/* number */.aig()
        .min(0)
        .max(1)
        .describe('A gate with a smaller share of scored cases is invalid.')
        .default(0.95),
    max_cost_usd: schemas/* number */.aig().gt(0).describe('The run stops when it is known to have cost more.').optional(),
    zero_tolerance: schemas/* enum */.k5n(suite/* ZERO_TOLERANCE */.n)
        .describe('Cases that must not start to fail: those marked critical, all, or none (`off`).')
        .default('critical'),
    pricing: pricing/* pricingSchema */.o.describe('US dollars for a million tokens, by model.').default({ models: {} }),
    gates: schemas/* array */.YOg(gateEntrySchema)
        .min(1)
        .describe('What may not get worse. Default: success, precision at `primary_k` and tokens, at their default margins.')
        .optional(),
    controlled: settings
        .describe('Facts about the experiment (embedding model, chunk size …), recorded and compared, never interpreted.')
        .default({}),
});


/***/ }),

/***/ 47765:
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
/** Whether the case says anything that a metric could hold an answer against. */
function expectsAnything(golden) {
    return (golden.answer_mode !== 'answerable' ||
        golden.expected_answer !== undefined ||
        golden.checks.length > 0 ||
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
// EXTERNAL MODULE: ./build/core/suite/describe-issue.js + 1 modules
var describe_issue = __webpack_require__(86047);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(67199);
// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
;// CONCATENATED MODULE: ./build/core/suite/case-aliases.js
/** Other names of a case's fields, as other tools write them. */
const CASE_ALIASES = {
    ground_truth_answer: 'expected_answer',
    query_id: 'id',
    question: 'query',
    text: 'query',
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
function parseCase({ document, at, value: given }, { hash, checkJsonSchema, documents_dir, }) {
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
        return { golden: null, problems: [...aliasProblems, ...(0,describe_issue/* describeIssues */.w)(parsed.error.issues, subject)] };
    }
    const { budgets, ...rest } = parsed.data;
    const asked = {
        ...rest,
        expected_spans: rest.expected_spans.map((span) => ({ ...span, path: placeInDocuments(span.path, documents_dir) })),
        checks: [...rest.checks, ...checksOf(budgets)],
    };
    const golden = { ...asked, at: { file, line: document.lineOf(at) }, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(asked, hash) };
    const problems = checkCase(golden, { checkJsonSchema }).map(({ path, message }) => ({
        file,
        line: document.lineOf([...at, ...written(path)]),
        message: `${prefix}${message}`,
    }));
    return { golden, problems: [...aliasProblems, ...problems] };
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
    const { max_latency_s, max_tokens, max_cost_usd } = budgets ?? {};
    return [
        ...(max_latency_s === undefined ? [] : [{ max_latency_s }]),
        ...(max_tokens === undefined ? [] : [{ max_tokens }]),
        ...(max_cost_usd === undefined ? [] : [{ max_cost_usd }]),
    ];
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
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
    if (types.some((type) => type instanceof schemas/* ZodString */.NDH || type instanceof schemas/* ZodEnum */.Vb4))
        return { value: text };
    const [type] = types;
    if (type instanceof schemas/* ZodBoolean */.WFD) {
        const lower = trimmed.toLowerCase();
        return { value: lower === 'true' ? true : lower === 'false' ? false : text };
    }
    if (type instanceof schemas/* ZodNumber */.rSt)
        return { value: Number.isFinite(Number(trimmed)) ? Number(trimmed) : text };
    if (/^[[{]/.test(trimmed))
        return readJsonCell(name, trimmed);
    if (!(type instanceof schemas/* ZodArray */.naA))
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
function parseCases({ files, hash, checkJsonSchema, documents_dir = null, }) {
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
            const parsed = parseCase(entry, { hash, checkJsonSchema, documents_dir });
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

/***/ 37292:
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
    const family = gates.filter(({ severity, evidence }) => severity === 'fail' && evidence === 'significant').length;
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

// EXTERNAL MODULE: ./build/core/suite/parse-cases.js + 9 modules
var parse_cases = __webpack_require__(47765);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/suite/unknown-name.js
var unknown_name = __webpack_require__(26047);
;// CONCATENATED MODULE: ./build/core/suite/describe-unknown-metric.js



/**
 * What to say of a metric that does not exist: the nearest one, if need be at `primary_k` and by its full id, and all that do.
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
 * suite alone shows (verdict rules, section 0). A metric that no case is scored by is a warning.
 */
function parseGates({ entries, document, metrics, primary_k, resolveMetric, cases, }) {
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
                message: `no case says what \`${metric.id}\` needs, so its gate can never be decided.`,
            });
    }
    if (entries.length > 0 && entries.every((entry) => entry?.severity === 'warn'))
        problems.push({
            file: document.file,
            line: document.lineOfKey(['gates']),
            message: 'all gates have `severity: warn`, so nothing could ever fail. Give one of them `severity: fail`.',
        });
    return { gates: giveIds(gates), problems, warnings };
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

// EXTERNAL MODULE: ./build/core/suite/describe-issue.js + 1 modules
var describe_issue = __webpack_require__(86047);
// EXTERNAL MODULE: ./build/core/suite/manifest-schema.js + 1 modules
var manifest_schema = __webpack_require__(33487);
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
            variants[name] = { name, target: parsed.target };
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
            ...(setup !== undefined && { setup }),
        },
        problems: [],
    };
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
function inspectSuite({ manifest: file, caseFiles, emptyPatterns = [], registries, hash, }) {
    const order = [file.path, ...caseFiles.map(({ path }) => path)];
    const { parsed, problems: found } = parseManifest(file);
    const read = (0,parse_cases/* parseCases */.B)({
        files: caseFiles,
        hash,
        checkJsonSchema: registries.checkJsonSchema,
        documents_dir: parsed?.manifest.documents_dir ?? null,
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
    const { name, problem: wrongName } = nameOf(parsed);
    if (wrongName)
        problems.push(wrongName);
    const { default_variant, problem: wrongDefault } = defaultVariantOf(parsed);
    if (wrongDefault)
        problems.push(wrongDefault);
    const k = [...new Set([...manifest.k, manifest.primary_k])].sort((a, b) => a - b);
    const { primary_k, success, pricing } = manifest;
    const settingsAreKnown = !isBroken('k', 'primary_k', 'success', 'pricing');
    const metrics = settingsAreKnown ? registries.metrics({ k, primary_k, success, pricing }) : [];
    const casesAreKnown = caseFiles.length > 0 && read.problems.length === 0 && emptyPatterns.length === 0;
    const gating = parseGates({
        entries: settingsAreKnown ? parsed.gates : [],
        document,
        metrics,
        primary_k,
        resolveMetric: registries.resolveMetric,
        cases: casesAreKnown ? read.cases : null,
    });
    for (const problem of gating.problems)
        problems.push(problem);
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
        gates: manifest.gates ? gating.gates : registries.defaultGates({ metrics, cases: read.cases }),
        controlled: manifest.controlled,
    };
    return {
        suite,
        strict,
        problems: [],
        warnings: (0,suite_problem/* sortProblems */.d)([...read.warnings, ...gating.warnings], order),
        advice: (0,suite_problem/* sortProblems */.d)(adviseSuite({ suite, document }), order),
    };
}
/** The manifest's folder where no name is given. */
function nameOf({ document, manifest, isBroken }) {
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

/** The keys that a mapping may have at a path of a schema; of a union the keys of all its branches. */
function schemaKeys(schema, path) {
    const found = path.reduce((at, step) => at.flatMap((each) => stepInto(each, step)), unwrapSchema(schema));
    return [...new Set(found.flatMap((each) => (each instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? Object.keys(each.shape) : [])))];
}
function stepInto(schema, step) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
        return unwrapSchema(schema.element);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
        return unwrapSchema(schema.valueType);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        return unwrapSchema(schema.shape[String(step)]);
    return [];
}
/** The schemas a value may meet once defaults, optionals and unions are looked through. */
function unwrapSchema(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C)
        return unwrapSchema(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7)
        return schema.options.flatMap((option) => unwrapSchema(option));
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodType */ .aRx ? [schema] : [];
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


/**
 * What to say of a name that nothing has.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, known)) {
    return `${kind} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(name)} is unknown.${didYouMean(suggestion)} Known: ${known.join(', ')}.`;
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

/***/ 56904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ fileSize),
  c: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/core/model/run.js
var run = __webpack_require__(72765);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/core/model/case.js
var model_case = __webpack_require__(23370);
// EXTERNAL MODULE: ./build/core/model/gate.js
var gate = __webpack_require__(79765);
;// CONCATENATED MODULE: ./build/core/model/snapshot-schema.js



/** A case as a run keeps it. */
const goldenCaseSchema = schemas/* strictObject */.rej({
    ...model_case/* caseSchema */.oe.shape,
    at: schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().nonnegative() }),
    fingerprint: schemas/* string */.YjP().min(1),
});
const margin = schemas/* strictObject */.rej({ kind: schemas/* enum */.k5n(['absolute', 'relative']), value: schemas/* number */.aig() });
const bound = schemas/* number */.aig().nullable();
/** A gate as runs and comparisons keep it. */
const gateSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1),
    metric: schemas/* string */.YjP().min(1),
    severity: schemas/* enum */.k5n(gate/* SEVERITIES */.o),
    evidence: schemas/* enum */.k5n(gate/* EVIDENCE */.S),
    primary: schemas/* boolean */.zMY(),
    margin: margin.nullable(),
    min: bound,
    max: bound,
    where: schemas/* string */.YjP().nullable(),
    assumed: schemas/* literal */.euz(true).exactOptional(),
});
/** A metric as runs and comparisons keep it. */
const metricFactsSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1),
    title: schemas/* string */.YjP(),
    unit: schemas/* enum */.k5n(['ratio', 's', 'tokens', 'usd', 'count']),
    kind: schemas/* enum */.k5n(['binary', 'ordinal', 'continuous']),
    direction: schemas/* enum */.k5n(['higher', 'lower', 'neutral']),
    range: schemas/* tuple */.PVZ([bound, bound]),
    environment: schemas/* enum */.k5n(['free', 'bound']),
    scale: schemas/* enum */.k5n(['linear', 'log-ratio']),
    per_run: schemas/* strictObject */.rej({ figure: schemas/* literal */.euz('percentile'), percentile: schemas/* number */.aig().min(0).max(100) }).exactOptional(),
    default_margin: margin.exactOptional(),
    absolute_margin: schemas/* number */.aig().exactOptional(),
    definition: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./build/shell/runs/snapshot-schema.js



/** `run.json` with its snapshots of cases, gates and metrics checked as deeply as everything else. */
const storedRunSchema = run/* runSchema */.Lx.extend({
    cases: schemas/* array */.YOg(goldenCaseSchema),
    gates: schemas/* array */.YOg(gateSchema),
    metrics: schemas/* array */.YOg(metricFactsSchema),
});

;// CONCATENATED MODULE: ./build/shell/runs/read-run.js







const versionSchema = schemas/* looseObject */._H3({ schema_version: schemas/* int */.Whr() });
/**
 * The `run.json` of a run folder, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
async function readRun(folder) {
    const path = (0,run_files/* runFiles */.NW)(folder).run;
    const size = await fileSize(path);
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
/** Size in bytes of a regular file, null when there is none. */
async function fileSize(path) {
    try {
        const found = await (0,promises_.stat)(path);
        return found.isFile() ? found.size : null;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return null;
        throw error;
    }
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
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56904);
/* harmony import */ var _read_trials_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51698);


/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_0__/* .readRun */ .c)(folder));
    const trials = [];
    const compact = compactor();
    for await (const { trial, golden } of (0,_read_trials_of_js__WEBPACK_IMPORTED_MODULE_1__/* .readTrialsOf */ .L)(run, folder, log)) {
        const { scores, unscored } = rescore === undefined ? compact(trial) : rescore(golden, trial.observation);
        trials.push({ case: golden.id, trial: trial.trial, scores, unscored });
    }
    return { run, trials, stale_cases: run.stale_cases };
}
/** Scores as they stay in memory: a copy takes a third of what a parsed object does, and equal reasons are kept once. */
function compactor() {
    const reasons = new Map();
    const keepOnce = (reason) => {
        if (!reasons.has(reason))
            reasons.set(reason, reason);
        return reasons.get(reason) ?? reason;
    };
    return ({ scores, unscored }) => ({
        scores: { ...scores },
        unscored: Object.fromEntries(Object.entries(unscored).map(([id, reason]) => [id, keepOnce(reason)])),
    });
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72765);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34152);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51106);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56904);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);







/**
 * The trials of a run folder, one at a time in the order written, each checked. A last line without its line feed that
 * is not JSON was being written when the run was killed: it is left out with a warning.
 * Throws `run-not-found`, `run-too-large` and `run-invalid`, naming the line.
 */
async function* readTrials(folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) === null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-not-found', { folder, missing: 'trials.jsonl' });
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        for (const line of whole)
            yield parseTrial(path, ++lineNumber, parseLine(path, lineNumber, line));
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and left out: the run was ended while writing it.`);
    else
        yield parseTrial(path, lineNumber + 1, value);
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function parseTrial(path, line, value) {
    const parsed = _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line, problem: (0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFirstIssue */ .$)(parsed.error) });
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

/***/ 61543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NW: () => (/* binding */ runFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The two files of a run folder: design.md 4.3. */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'trials.jsonl') };
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';


/***/ }),

/***/ 17175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X7: () => (/* binding */ continueRun),
  yO: () => (/* binding */ dropCutTrial),
  gb: () => (/* binding */ hasRun),
  bp: () => (/* binding */ writeRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/shell/io/output-error.js
var output_error = __webpack_require__(48162);
;// CONCATENATED MODULE: ./build/shell/io/append-lines.js



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
    (0,external_node_fs_.ftruncateSync)(file, length);
    return appendTo(path, file, length);
}
function openFile(path, flags) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        return (0,external_node_fs_.openSync)(path, flags);
    }
    catch (error) {
        throw (0,output_error/* asOutputError */.K)(error, path);
    }
}
/** In bytes, to behind the last line feed. */
function lengthOfWholeLines(file) {
    const block = Buffer.alloc(BLOCK);
    for (let end = (0,external_node_fs_.fstatSync)(file).size; end > 0; end -= Math.min(BLOCK, end)) {
        const start = Math.max(0, end - BLOCK);
        const length = (0,external_node_fs_.readSync)(file, block, 0, end - start, start);
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
                    done += (0,external_node_fs_.writeSync)(file, bytes, done, bytes.length - done, length + done);
                length += bytes.length;
            }
            catch (error) {
                cut(file, length);
                throw (0,output_error/* asOutputError */.K)(error, path);
            }
        },
        [Symbol.dispose]: () => {
            if (isOpen)
                (0,external_node_fs_.closeSync)(file);
            isOpen = false;
        },
    };
}
function cut(file, length) {
    try {
        (0,external_node_fs_.ftruncateSync)(file, length);
    }
    catch {
        // Not every file can be cut: a device, for one.
    }
}

// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 2 modules
var read_run = __webpack_require__(56904);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
;// CONCATENATED MODULE: ./build/shell/runs/write-run.js






/**
 * Starts a run folder: an empty trials.jsonl over what an earlier run left there, then run.json as it is now.
 * Throws the user's error `output-unwritable`, and so do the writer's functions.
 */
async function writeRun(folder, run) {
    const head = (0,run_files/* runFiles */.NW)(folder).run;
    // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
    await (0,promises_.rm)(head, { force: true }).catch((error) => {
        throw (0,output_error/* asOutputError */.K)(error, head);
    });
    return openWriter(folder, run, createLines);
}
/** Whether a folder holds a run, finished or not. */
async function hasRun(folder) {
    return (await (0,read_run/* fileSize */.O)((0,run_files/* runFiles */.NW)(folder).run)) !== null;
}
/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
function dropCutTrial(folder) {
    continueLines((0,run_files/* runFiles */.NW)(folder).trials)[Symbol.dispose]();
}
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
async function continueRun(folder, run) {
    return openWriter(folder, run, continueLines);
}
async function openWriter(folder, run, openLines) {
    const files = (0,run_files/* runFiles */.NW)(folder);
    const trials = openLines(files.trials);
    const writeHead = async (head) => (0,replace_file/* replaceFile */.f)(files.run, `${JSON.stringify(head, null, 2)}\n`);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55491);
/* harmony import */ var _core_model_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81390);


/** The longest line that is read and the longest reply that is kept, in characters. */
const MAX_LINE = 64 * 1024 * 1024;
const TOO_LONG = 'The reply is longer than 64 MB.';
const MAX_MESSAGE = 2000;
/** Longer lines are written out once more to see that they can be: JSON can nest deeper, and 1e20 grow longer, than is stored. */
const SURELY_STORABLE = 4096;
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('no message'),
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional(),
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
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





const word = schemas/* string */.YjP().min(1);
const options = schemas/* strictObject */.rej({
    /** A list starts the program directly; a string goes through the shell. */
    command: schemas/* union */.KCZ([word, schemas/* array */.YOg(word).min(1)]),
    /** Relative to the checkout. */
    cwd: word.optional(),
    /** Literal values, added to the environment. The suite is public: no secrets here. */
    env: schemas/* record */.g1P(word, schemas/* string */.YjP()).default({}),
    /** Whether the program stays up for all questions, or is started for each. */
    mode: schemas/* enum */.k5n(['persistent', 'per-case']).default('persistent'),
    /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
    reset: schemas/* enum */.k5n(['none', 'message', 'process']).default('none'),
    /** How long the program may take to end after its stdin was closed. */
    shutdown_seconds: schemas/* number */.aig().nonnegative().max(600).default(5),
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









const glob = schemas/* string */.YjP().min(1);
const lines = schemas/* int */.Whr().positive();
const search_options = schemas/* strictObject */.rej({
    /** Files to search, relative to the checkout. Dependencies, builds, lock files, binary files and files over 1 MB never are. */
    include: schemas/* array */.YOg(glob).min(1).default(['**/*']),
    exclude: schemas/* array */.YOg(glob).default([]),
    chunk: schemas/* strictObject */.rej({ max_lines: lines.default(80), window_lines: lines.default(40) })
        .default({ max_lines: 80, window_lines: 40 }),
    k1: schemas/* number */.aig().nonnegative().default(1.2),
    b: schemas/* number */.aig().min(0).max(1).default(0.75),
    symbol_boost: schemas/* number */.aig().nonnegative().default(2),
    path_boost: schemas/* number */.aig().nonnegative().default(1),
    /** Chunks to return; the request's `top_k` when absent. */
    top_k: schemas/* int */.Whr().positive().optional(),
    min_score: schemas/* number */.aig().nonnegative().default(0),
    min_coverage: schemas/* number */.aig().min(0).max(1).default(0.5),
    answer_chunks: schemas/* int */.Whr().positive().default(3),
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
