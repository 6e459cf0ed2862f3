export const id = 4504;
export const ids = [4504];
export const modules = {

/***/ 71535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ isNight),
/* harmony export */   Eo: () => (/* binding */ followNight),
/* harmony export */   Jv: () => (/* binding */ chooseBaseRuns),
/* harmony export */   aH: () => (/* binding */ countGoodNights),
/* harmony export */   x5: () => (/* binding */ followNights)
/* harmony export */ });
/* harmony import */ var _model_result_night_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29624);

function isNight(row) {
    return row.night !== undefined;
}
/** The regression that stands after a night, given the one before it: each thing that is worse ends by two nights that are good on it. */
function followNight(before, { run, at, night }) {
    switch (night.outcome) {
        case 'regressed': {
            const kept = before === null ? null : dropRecovered(before, night);
            const { since_run = run, since_at = at } = kept?.is_accepted === false ? kept : {};
            const clean = Object.entries(kept?.clean ?? {}).filter(([id]) => !Object.hasOwn(night.worse, id));
            return {
                ...{ since_run, since_at, base_run: kept?.base_run ?? night.base_run, is_accepted: false },
                ...{ worst: mergeWorst(kept?.worst ?? {}, night.worse), clean: Object.fromEntries(clean) },
            };
        }
        case 'good':
        case 'unconfirmed':
            return before === null ? null : dropRecovered(before, night);
        case 'start':
            return null;
        case 'accepted':
            return before === null ? null : acceptLevel(before);
        case 'unclear':
            return before;
    }
}
/** What is left of an episode after a night; null for nothing. */
function dropRecovered(before, { outcome, suspect, good_on }) {
    const ids = Object.keys(before.worst);
    // Nights of an earlier Goldenpair are good on everything, or on nothing: a drop that is too large to be waved through is no recovery.
    const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : []);
    const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)]);
    const left = nights.filter(([, count]) => count < _model_result_night_js__WEBPACK_IMPORTED_MODULE_0__/* .CLEAN_NIGHTS */ .cH);
    if (left.length === 0)
        return null;
    const clean = Object.fromEntries(left.filter(([, count]) => count > 0));
    return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean };
}
/** The regression that stands after all these nights, the oldest first. */
function followNights(rows) {
    return rows.filter(isNight).reduce(followNight, null);
}
/** Later nights are compared with this one, but the reference and the bounds stay what they were and would say the same every night. */
function acceptLevel(before) {
    const worst = Object.fromEntries(Object.entries(before.worst).filter(([id]) => (0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgainstReference */ .RQ)(id) || (0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_0__/* .isBrokenBound */ .Yj)(id)));
    if (Object.keys(worst).length === 0)
        return null;
    return { ...before, base_run: null, worst, clean: {}, is_accepted: true };
}
function mergeWorst(worst, now) {
    const merged = { ...worst };
    for (const [id, margins] of Object.entries(now)) {
        const before = merged[id] ?? null;
        merged[id] = margins === null || before === null ? (margins ?? before) : Math.max(margins, before);
    }
    return merged;
}
/** The nights that may be compared with, by workflow run, the best first: an episode knows its own; else the newest good ones. */
function chooseBaseRuns(rows, standing) {
    if (standing !== null && standing.base_run !== null)
        return [standing.base_run];
    const isGood = ({ night: { outcome } }) => outcome === 'good' || outcome === 'start' || outcome === 'accepted';
    return rows
        .filter(isNight)
        .filter(isGood)
        .map(({ run }) => run)
        .reverse();
}
/** How many of the newest nights were good; one that says nothing is passed over. */
function countGoodNights(rows) {
    const decided = rows.filter(isNight).filter(({ night }) => night.outcome !== 'unclear');
    const lastBad = decided.findLastIndex(({ night }) => night.outcome !== 'good');
    return decided.length - 1 - lastBad;
}


/***/ }),

/***/ 56410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ sumMonth),
/* harmony export */   GS: () => (/* binding */ measuredOnce),
/* harmony export */   Jo: () => (/* binding */ earlierRuns),
/* harmony export */   YF: () => (/* binding */ isWholeHistory),
/* harmony export */   Zd: () => (/* binding */ countLostRows),
/* harmony export */   dk: () => (/* binding */ mergeHistories),
/* harmony export */   i6: () => (/* binding */ parseHistory),
/* harmony export */   rK: () => (/* binding */ toTrend),
/* harmony export */   wn: () => (/* binding */ writeHistory)
/* harmony export */ });
/* unused harmony export MOST_ROWS */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
/* harmony import */ var _episode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71535);
/* harmony import */ var _model_run_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79164);



/**
 * Nights that a slow decay is seen by (`BET_NIGHTS` and `EARLIER_NIGHTS`), and some that could not be measured between them; of other measurements
 * as many, so that a busy day costs no night.
 */
const MOST_ROWS = 450;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
/** The rows of a `history.jsonl`; a line that is none is left out, whoever damaged it. */
function parseHistory(text) {
    return text.split('\n').flatMap((line) => {
        // To refuse it by the schema takes a hundred times as long, and there can be millions.
        if (line === '')
            return [];
        const parsed = _model_run_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyRowSchema */ .Ye.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryJson */ .MR)(line));
        return parsed.success ? [parsed.data] : [];
    });
}
/** Whether every line is a row, and one is of the workflow run that left them: it ends with that, so what was cut off lacks it. */
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
/** Rows as the text of a `history.jsonl`. */
function writeHistory(rows) {
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
/**
 * The union of several histories, each row once by run and attempt (the first that is given counts), the oldest first, and of nights and
 * of the others the newest `MOST_ROWS` each: two runs that ended at the same time have each lost the other's row, and the next one finds both.
 */
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt);
    const kept = new Set([true, false].flatMap((wanted) => sorted.filter((row) => (0,_episode_js__WEBPACK_IMPORTED_MODULE_0__/* .isNight */ .$n)(row) === wanted).slice(-MOST_ROWS)));
    return sorted.filter((row) => kept.has(row));
}
/**
 * How many rows were lost since the newest one was written, as it says itself; 0 when none was. Other runs may have added some since, so it
 * is at least that many.
 */
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, 2 * MOST_ROWS) - rows.length);
}
/** The last attempt of each workflow run but one, the oldest first: a job that is run again is no further night. */
function earlierRuns(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
/** Each measurement once, where it was made: a baseline that is carried forward has a row for each of its commits. */
function measuredOnce(rows) {
    const first = new Map(rows.toReversed().map((row) => [row.run_id, row]));
    return rows.filter((row) => first.get(row.run_id) === row);
}
/** The rows that a trend of a variant shows: invalid measurements say nothing of it. */
function toTrend(rows, variant) {
    return measuredOnce(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'));
}
/**
 * Sums the rows of a month (`2026-11`, UTC), in which a measurement counts where it began. Every attempt at a workflow run spends money, but
 * one that only reported an earlier measurement has the `run_id` of that, and counts once. The sum is finite, whatever the rows say.
 */
function sumMonth(rows, month) {
    const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]));
    const known = [...measured.values()].filter((usd) => usd !== undefined);
    const usd = known.reduce((sum, one) => sum + one, 0);
    return {
        usd: Math.min(usd, Number.MAX_SAFE_INTEGER),
        counted: known.length,
        uncounted: measured.size - known.length,
    };
}


/***/ }),

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
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
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own } = result;
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


/***/ }),

/***/ 29624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ LEVEL_NIGHTS),
/* harmony export */   RQ: () => (/* binding */ isAgainstReference),
/* harmony export */   TN: () => (/* binding */ readRegressionId),
/* harmony export */   Yj: () => (/* binding */ isBrokenBound),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   _K: () => (/* binding */ isDrift),
/* harmony export */   af: () => (/* binding */ measureAt),
/* harmony export */   cH: () => (/* binding */ CLEAN_NIGHTS),
/* harmony export */   fY: () => (/* binding */ countMargins),
/* harmony export */   fj: () => (/* binding */ isFurther),
/* harmony export */   jn: () => (/* binding */ nameDrift),
/* harmony export */   lF: () => (/* binding */ nameRegression),
/* harmony export */   uP: () => (/* binding */ nameBound)
/* harmony export */ });
/* unused harmony export AGAINST */
/* harmony import */ var _relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);


/** What a night is compared with: the last good night, and the reference of the repository. */
const AGAINST = (/* unused pure expression or super */ null && (['night', 'reference']));
const REFERENCE_MARK = ' (reference)';
const BOUND_MARK = ' (bound)';
const DRIFT_MARK = ' (drift)';
/**
 * A `Regression.id` of what is called `id` in a comparison.
 * @example nameRegression('success', 'reference') // 'success (reference)'
 */
function nameRegression(id, against) {
    return against === 'reference' ? `${id}${REFERENCE_MARK}` : id;
}
/** A `Regression.id` of a broken `min` or `max`. */
function nameBound(gate) {
    return `${gate}${BOUND_MARK}`;
}
/** A `Regression.id` of a gate that has fallen slowly. */
function nameDrift(gate) {
    return `${gate}${DRIFT_MARK}`;
}
/** Whether this fell slowly, by `Regression.id`. */
function isDrift(id) {
    return id.endsWith(DRIFT_MARK);
}
/** The gate or case that a `Regression.id` is about, and what it is compared with. */
function readRegressionId(id) {
    const mark = [REFERENCE_MARK, BOUND_MARK, DRIFT_MARK].find((one) => id.endsWith(one)) ?? '';
    const against = mark === REFERENCE_MARK || mark === DRIFT_MARK ? 'reference' : 'night';
    return { name: id.slice(0, id.length - mark.length), against };
}
/** Whether what has this id is worse than the reference, by `Regression.id`. */
function isAgainstReference(id) {
    return id.endsWith(REFERENCE_MARK);
}
/** Whether this is a broken `min` or `max`, by `Regression.id`. */
function isBrokenBound(id) {
    return id.endsWith(BOUND_MARK);
}
/** Good nights in a row that end a regression. */
const CLEAN_NIGHTS = 2;
/** Nights whose mean is the level at first, and the level now. */
const LEVEL_NIGHTS = 7;
/** Whether something that stands is worse by a margin more than ever. */
function isFurther(worst, { id, margins }) {
    return margins !== null && margins >= (worst[id] ?? Infinity) + 1;
}
/** The absolute bound that the value breaks; null for none. */
function findLimit(result) {
    const { min, max } = result.gate;
    const value = (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M)(result);
    if (value === null)
        return null;
    if (min !== null && value < min - _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8)
        return min;
    return max !== null && value > max + _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 ? max : null;
}
/** What one margin of a gate is in the unit of its change, a share on the log-ratio row; null where nothing was measured. */
function marginStep({ gate: { margin }, row, baseline }) {
    if (margin === null || margin.value === 0 || baseline === null)
        return null;
    const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0;
    return margin.value * (isShare ? 1 : Math.abs(baseline));
}
/** By how many margins it is worse; null where there is no margin. */
function countMargins(result) {
    const { metric, row, delta } = result;
    const step = marginStep(result);
    if (step === null || delta === null)
        return null;
    const lost = row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta;
    return lost / step;
}
/** The gate as it was when it was so many margins worse, beside the same baseline: what `countMargins` counts, turned round. */
function measureAt(result, margins) {
    const step = marginStep(result);
    const { metric, row, baseline } = result;
    if (step === null || baseline === null)
        return null;
    const lost = margins * step;
    const isLower = metric.direction === 'lower';
    if (row === 'log-ratio')
        return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) };
    return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost };
}


/***/ }),

/***/ 79164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ historyRowSchema),
/* harmony export */   oh: () => (/* binding */ meansOf)
/* harmony export */ });
/* unused harmony exports NIGHT_OUTCOMES, besideReferenceSchema, nightRecordSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _result_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55451);


/**
 * What a night came to. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person has decided that it is to stay
 * so; `unconfirmed`: worse at first, and not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
/** A night's gates beside the reference, from which later nights see whether they fall slowly. */
const besideReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    /** `run_id` of the reference, and ISO 8601, when it was measured. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** A hash of the cases that were compared, the trials and the variant: only nights that have the same are ranked together. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** Which night beside this reference it is, from 1: older ones may be forgotten. Absent on nights of an earlier Goldenpair. */
    night: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().optional(),
    /** By gate: the mean difference per case as a gate has it, positive is better. */
    deltas: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number()),
});
/** What later nights need to know of a night. */
const nightRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](NIGHT_OUTCOMES),
    /** The workflow run of the night that it was compared with; null when there was none. */
    base_run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),
    /** Id of what is worse, confirmed: by how many margins; null where there is no margin. */
    worse: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    /** Fail gates that a drop beyond the margin makes suspect, proven or not; on an unconfirmed night what looked worse. */
    suspect: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    /** Ids that were worse before it and good now; absent on nights of an earlier Goldenpair. */
    good_on: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
    /** The run of the reference that it improved on, with nothing gated below it. */
    beats: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** Whether an issue was left open; null when nobody looked. */
    has_issue: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    /** Absent without a reference that it could be compared with, and on nights of an earlier Goldenpair. */
    beside_reference: besideReferenceSchema.optional(),
});
/**
 * A line of `history.jsonl`: one measurement of a suite on the default branch, as later ones see it. Fields that this Goldenpair does not
 * know are dropped.
 */
const historyRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    /** The id of the workflow run; ids of runs grow with time. */
    run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    /** ISO 8601, when it was measured. */
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'nightly']),
    /** `run_id` of run.json. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** By metric id: the run's summary; null is "not measured". */
    values: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    /** What its comparison came to; absent when it was compared with nothing. */
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_VERDICTS */ .Z4).optional(),
    /** Absent for what was no night. */
    night: nightRecordSchema.optional(),
    /** What its job has spent: targets, judges, and a night's second look. Absent where there was no budget, so that nobody counted. */
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    /** How many rows were known with this one. */
    known: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
});
/** What a run has measured: the mean of each metric that applied to one of its cases. */
function meansOf({ summaries }) {
    const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0);
    return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]));
}


/***/ }),

/***/ 44504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56410);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95098);
/* harmony import */ var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85037);







/** Runs that ended at the same time do not know of each other; ten back, one of them is known by all. */
const MOST_READ = 10;
/** Histories of large suites are in the artifacts of large runs: beyond this, the newest that were read must do. */
const MOST_BYTES = 200 * 2 ** 20;
const MOST_TEXT_BYTES = 64_000_000;
/**
 * The union of the histories in the newest baseline artifacts, unpacked into subfolders. A refused request is a problem, not an error; so it
 * is when artifacts are there and GitHub lets us have none of them, for a past that cannot be read is not the same as no past.
 */
async function readHistory(request) {
    const { suite, folder, home, log, most = MOST_READ, isWanted } = request;
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listArtifacts */ .wn)({ client, owner, repo, name: (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineArtifactName */ .hF)(suite) });
        const candidates = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .admitArtifacts */ .XR)(listed, home).filter(({ artifact }) => !artifact.isExpired);
        const folders = new Map();
        const histories = [];
        const failures = [];
        const unread = [];
        let tried = 0;
        let bytes = 0;
        for (const candidate of candidates) {
            if (isWanted?.(candidate, histories.flat()) === false)
                continue;
            bytes += candidate.artifact.bytes;
            if (tried === most || (folders.size > 0 && bytes > MOST_BYTES)) {
                unread.push('newer ones already fill what is read');
                continue;
            }
            tried += 1;
            const own = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, String(candidate.runId));
            const unfetched = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchCandidate */ .CG)({ client, home, candidate, folder: own });
            if (unfetched !== null) {
                log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`);
                unread.push(unfetched.reason);
                if ((0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .isAnswer */ .Tq)(unfetched))
                    failures.push(unfetched);
                continue;
            }
            folders.set(candidate.runId, own);
            const { rows, damage } = await readRows(own, candidate.runId);
            histories.push(rows);
            if (damage !== null)
                unread.push(damage);
        }
        const [failure] = failures;
        const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeHistories */ .dk)(histories);
        if (histories.length > 0 || failure === undefined)
            return { rows, candidates, folders, problem: null, unread };
        const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failure;
        return { rows, candidates, folders, problem: describeProblem(worst.reason), problem_kind: worst.kind, unread };
    }
    catch (error) {
        const { reason, kind } = (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .unfetchedFor */ .AE)(error);
        const problem_kind = kind === 'gone' ? 'forbidden' : kind;
        return { rows: [], candidates: [], folders: new Map(), problem: describeProblem(reason), problem_kind, unread: [] };
    }
}
function describeProblem(reason) {
    return `earlier runs could not be read: ${reason}`;
}
/** No rows where the artifact is of an older Goldenpair, or its history is damaged. */
async function readRows(folder, run) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .CX);
    const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)({ path, maxBytes: MOST_TEXT_BYTES }).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .onMistake */ .W8)(() => null));
    if (text === null)
        return { rows: [], damage: `it has no ${_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .CX} that can be read` };
    return { rows: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHistory */ .i6)(text), damage: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isWholeHistory */ .YF)(text, run) ? null : `its ${_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .CX} is damaged` };
}


/***/ })

};
