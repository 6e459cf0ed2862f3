export const id = 4504;
export const ids = [4504];
export const modules = {

/***/ 63067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ isNight),
/* harmony export */   Eo: () => (/* binding */ followNight),
/* harmony export */   Jv: () => (/* binding */ chooseBaseRuns),
/* harmony export */   aH: () => (/* binding */ countGoodNights),
/* harmony export */   cH: () => (/* binding */ CLEAN_NIGHTS),
/* harmony export */   x5: () => (/* binding */ followNights)
/* harmony export */ });
/* harmony import */ var _find_regressions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5148);

/** Good nights in a row that end a regression. */
const CLEAN_NIGHTS = 2;
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
    const left = nights.filter(([, count]) => count < CLEAN_NIGHTS);
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
    const worst = Object.fromEntries(Object.entries(before.worst).filter(([id]) => (0,_find_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgainstReference */ .RQ)(id) || (0,_find_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .isBrokenBound */ .Yj)(id)));
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

/***/ 79735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ nameGate),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   ZW: () => (/* binding */ describeFall),
/* harmony export */   fY: () => (/* binding */ countMargins),
/* harmony export */   jL: () => (/* binding */ describeRecovered),
/* harmony export */   kc: () => (/* binding */ describeFurther),
/* harmony export */   pU: () => (/* binding */ describeFigures)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
/* harmony import */ var _model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);





/** What people call a gate: "success (tag:auth)". */
function nameGate({ gate, metric }) {
    return `${metric.title}${gate.where === null ? '' : ` (${gate.where})`}`;
}
/** The absolute bound that the value breaks; null for none. */
function findLimit(result) {
    const { min, max } = result.gate;
    const value = (0,_model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M)(result);
    if (value === null)
        return null;
    if (min !== null && value < min - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8)
        return min;
    return max !== null && value > max + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 ? max : null;
}
/**
 * What became of a gate, for a title.
 * @example 'success fell from 92 % to 81 %', 'tokens per query rose by 22 %', 'success is 78 %, below 80 %'
 */
function describeFall(result) {
    const { metric, row } = result;
    const value = (0,_model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M)(result);
    const name = nameGate(result);
    const limit = findLimit(result);
    if (limit !== null && value !== null) {
        const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAgainst */ .L$)(metric, value, limit);
        return `${name} is ${text.value}, ${value < limit ? 'below' : 'above'} ${text.limit}`;
    }
    const { baseline, candidate, change, sign } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result);
    if (change === null || sign === 0)
        return `${name} is worse`;
    const verb = sign < 0 ? 'fell' : 'rose';
    if (row === 'log-ratio')
        return `${name} ${verb} by ${change.replace(/^[+\u2212]/, '')}`;
    return `${name} ${verb} from ${baseline ?? '?'} to ${candidate ?? '?'}`;
}
/**
 * What a gate came to, and how its p compares with the alpha that it was judged at; null where nothing was measured.
 * @example 'success 93 % → 80 % (p = .002)', 'tokens per query +22 % (p = .03, above .005)', 'success 78 %, below 80 %'
 */
function describeFigures(result, alpha) {
    const { metric, row, p_adjusted: p } = result;
    const value = (0,_model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M)(result);
    const limit = findLimit(result);
    if (limit !== null && value !== null) {
        const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAgainst */ .L$)(metric, value, limit);
        return `${nameGate(result)} ${text.value}, ${value < limit ? 'below' : 'above'} ${text.limit}`;
    }
    const { baseline, candidate, change } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result);
    if (change === null)
        return null;
    const figures = row === 'log-ratio' ? change : `${baseline ?? '?'} → ${candidate ?? '?'}`;
    const above = p !== null && p >= alpha ? `, above ${String(Number(alpha.toPrecision(2))).replace(/^0/, '')}` : '';
    return `${nameGate(result)} ${figures}${p === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPInWords */ .Cv)(p, alpha)}${above})`}`;
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
/** Its level, or its change where the typical query has no level of its own. */
function levelOf(result) {
    const { candidate, changeInWords } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result);
    return result.row === 'log-ratio' ? changeInWords : candidate;
}
/**
 * How a gate went on falling since it was so many margins worse; null where that cannot be told.
 * @example 'success 81 % → 76 %'
 */
function describeFurther(result, margins) {
    const before = measureAt(result, margins);
    if (before === null)
        return null;
    const [from, to] = [levelOf(before), levelOf(result)];
    return from === null || to === null ? null : `${nameGate(result)} ${from} → ${to}`;
}
/**
 * The level of a gate that is good again, and the worst that it had.
 * @example 'success is back at 92 % (76 % at worst)'
 */
function describeRecovered(result, margins) {
    const value = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result).candidate;
    const worst = margins === null ? null : measureAt(result, margins);
    const level = worst === null ? null : levelOf(worst);
    return `${nameGate(result)} is ${value === null ? 'good again' : `back at ${value}`}${level === null ? '' : ` (${level} at worst)`}`;
}


/***/ }),

/***/ 5148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ isAgainstReference),
/* harmony export */   TN: () => (/* binding */ readRegressionId),
/* harmony export */   YX: () => (/* binding */ findSuspects),
/* harmony export */   Yj: () => (/* binding */ isBrokenBound),
/* harmony export */   _K: () => (/* binding */ isDrift),
/* harmony export */   cf: () => (/* binding */ isBeyondMargin),
/* harmony export */   jn: () => (/* binding */ nameDrift),
/* harmony export */   lF: () => (/* binding */ nameRegression),
/* harmony export */   qO: () => (/* binding */ findRegressions),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* unused harmony export AGAINST */
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
/* harmony import */ var _model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22837);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79735);






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
/**
 * What is worse in a comparison: fail gates that regressed or were breached, the primary one first and then the worst, and after them cases of
 * zero tolerance. What stands needs no new proof: a loss that reaches the margin, or a case that fails every time.
 */
function findRegressions({ gates, zero_tolerance, flips, verdict: { primary } }, against, standing = { ids: new Set(), failing: [] }) {
    const ofGates = gates.flatMap((result) => {
        const { gate } = result;
        const of = { kind: 'gate', id: gate.id };
        const write = (it) => ({ of, fact: (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFall */ .ZW)(it), line: `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .nameGate */ .J8)(it)} ${describeDrop(it)}` });
        const id = nameRegression(gate.id, against);
        const isBroken = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .findLimit */ .ZC)(result) !== null;
        const isProven = isWorse(result);
        const byMargin = { ...result, gate: { ...gate, min: null, max: null } };
        return [
            ...(isBroken && isProven
                ? [{ id: `${gate.id}${BOUND_MARK}`, against: 'night', margins: null, result, ...write(result) }]
                : []),
            ...((isProven && !isBroken) || (gate.severity === 'fail' && standing.ids.has(id) && isBeyondMargin(result))
                ? [{ id, against, margins: (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .countMargins */ .fY)(result), result: byMargin, ...write(byMargin) }]
                : []),
        ];
    });
    const critical = new Set(flips.flatMap((flip) => (flip.critical ? [flip.case_id] : [])));
    const ofCases = [...new Set([...zero_tolerance, ...standing.failing])].map((id) => {
        const noun = critical.has(id) ? 'the critical case' : 'the case';
        return {
            id: nameRegression(`case ${id}`, against),
            against,
            of: { kind: 'case', id },
            fact: `${noun} ${id} broke`,
            line: `${noun} ${id} passed every time before and fails every time now`,
            margins: null,
            result: null,
        };
    });
    const rank = ({ of, margins }) => (of.id === primary ? Infinity : (margins ?? 0));
    return [...ofGates.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a))), ...ofCases];
}
/** Gates that a drop beyond their margin makes suspect, proven or not, as `Regression.id` has them. */
function findSuspects({ gates }, against) {
    return gates
        .filter((result) => result.gate.severity === 'fail' && (result.suspect || isWorse(result)))
        .map(({ gate }) => nameRegression(gate.id, against));
}
/** Whether the loss of a gate reaches its margin, proven or not, whatever its bound says. */
function isBeyondMargin(result) {
    const isProven = isWorse(result) && (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .findLimit */ .ZC)(result) === null;
    return isProven || (isCompared(result) && (result.suspect || ((0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .countMargins */ .fY)(result) ?? 0) >= 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8));
}
/** Whether the change of a gate was measured. */
function isCompared({ verdict, delta }) {
    return verdict !== 'invalid' && verdict !== 'not-comparable' && delta !== null;
}
function isWorse({ gate, failed, verdict }) {
    return failed && gate.severity === 'fail' && (verdict === 'regressed' || verdict === 'breached');
}
/**
 * "dropped from 85 % to 75 % (threshold 77 %)". The threshold is the value that the gate would still have let pass.
 * The typical query of a log-ratio row has no value of its own, so its change is shown with the change that is allowed.
 */
function describeDrop(result) {
    const { metric, gate, baseline, candidate } = result;
    const value = (0,_model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M)(result);
    const verb = metric.direction === 'lower' ? 'rose' : 'dropped';
    const limit = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .findLimit */ .ZC)(result);
    if (limit !== null && value !== null) {
        const [from, to, threshold] = writeValues(metric, [baseline ?? value, value, limit]);
        return baseline === null || from === to
            ? `is ${to} (threshold ${threshold})`
            : `${verb} from ${from} to ${to} (threshold ${threshold})`;
    }
    const { margin } = gate;
    if (baseline === null || candidate === null || margin === null)
        return 'is worse than its gate allows';
    if (result.row === 'log-ratio' && margin.kind === 'relative') {
        const by = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result).changeInWords ?? '?';
        return `${verb} for the typical query by ${by} (threshold ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatShare */ .T1)(margin.value)})`;
    }
    const step = margin.kind === 'absolute' ? margin.value : margin.value * Math.abs(baseline);
    const threshold = metric.direction === 'lower' ? baseline + step : baseline - step;
    const [from, to, allowed] = writeValues(metric, [baseline, candidate, threshold]);
    return `${verb} from ${from} to ${to} (threshold ${allowed})`;
}
/** With as few decimals as distinguish the middle one from the others; ratios in per cent. */
function writeValues(metric, values) {
    const write = (value, decimals) => metric.unit === 'ratio'
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(value * 100, { decimals }), '%')
        : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(metric, value, decimals === 0 ? undefined : decimals);
    const [from, to, threshold] = values;
    let decimals = 0;
    const isBlurred = (other) => Math.abs(other - to) > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8 && write(other, decimals) === write(to, decimals);
    while (decimals < 6 && (isBlurred(from) || isBlurred(threshold)))
        decimals++;
    return [write(from, decimals), write(to, decimals), write(threshold, decimals)];
}


/***/ }),

/***/ 54157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zd: () => (/* binding */ countLostRows),
  Jo: () => (/* binding */ earlierRuns),
  YF: () => (/* binding */ isWholeHistory),
  dk: () => (/* binding */ mergeHistories),
  i6: () => (/* binding */ parseHistory),
  A8: () => (/* binding */ sumMonth),
  rK: () => (/* binding */ toTrend),
  wn: () => (/* binding */ writeHistory)
});

// UNUSED EXPORTS: MOST_ROWS

// EXTERNAL MODULE: ./build/nights/episode.js
var episode = __webpack_require__(63067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/result/verdict.js
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/run/history.js


/**
 * What a night came to. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person has decided that it is to stay
 * so; `unconfirmed`: worse at first, and not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
/** A night's gates beside the reference, from which later nights see whether they fall slowly. */
const besideReferenceSchema = schemas.object({
    /** `run_id` of the reference, and ISO 8601, when it was measured. */
    run_id: schemas.string(),
    at: schemas.string(),
    /** Of the cases that were compared, the trials and the variant: only nights that have the same are ranked together. */
    cases: schemas.string(),
    /** Which night beside this reference it is, from 1: older ones may be forgotten. Absent on nights of an earlier Goldenpair. */
    night: schemas.int().positive().optional(),
    /** By gate: the mean difference per case as a gate has it, positive is better. */
    deltas: schemas.record(schemas.string(), schemas.number()),
});
/** What later nights need to know of a night. */
const nightRecordSchema = schemas.object({
    outcome: schemas["enum"](NIGHT_OUTCOMES),
    /** The workflow run of the night that it was compared with; null when there was none. */
    base_run: schemas.int().nullable(),
    /** Id of what is worse, confirmed: by how many margins; null where there is no margin. */
    worse: schemas.record(schemas.string(), schemas.number().nullable()),
    /** Fail gates that a drop beyond the margin makes suspect, proven or not; on an unconfirmed night what looked worse. */
    suspect: schemas.array(schemas.string()),
    /** Of what stood as worse before it, ids of what was good; absent on nights of an earlier Goldenpair. */
    good_on: schemas.array(schemas.string()).optional(),
    /** The run of the reference that it improved on, with nothing gated below it. */
    beats: schemas.string().nullable(),
    /** Whether an issue was left open; null when nobody looked. */
    has_issue: schemas.boolean().nullable(),
    /** Absent without a reference that it could be compared with, and on nights of an earlier Goldenpair. */
    beside_reference: besideReferenceSchema.optional(),
});
/**
 * A line of `history.jsonl`: one measurement of a suite on the default branch, as later ones see it. Fields that this Goldenpair does not
 * know are dropped.
 */
const historyRowSchema = schemas.object({
    /** Of the workflow; ids of runs grow with time. */
    run: schemas.int().nonnegative(),
    attempt: schemas.int().positive(),
    /** ISO 8601, when it was measured. */
    at: schemas.string(),
    mode: schemas["enum"](['baseline', 'nightly']),
    /** `run_id` of run.json. */
    run_id: schemas.string(),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    branch: schemas.string().nullable(),
    /** By metric id: the run's summary; null is "not measured". */
    values: schemas.record(schemas.string(), schemas.number().nullable()),
    /** What its comparison came to; absent when it was compared with nothing. */
    verdict: schemas["enum"](verdict/* RUN_VERDICTS */.Z4).optional(),
    /** Absent for what was no night. */
    night: nightRecordSchema.optional(),
    /** What its job has spent: targets, judges, and a night's second look. Absent where there was no budget, so that nobody counted. */
    spent_usd: schemas.number().nonnegative().optional(),
    /** How many rows were known with this one. */
    known: schemas.int().positive(),
});

;// CONCATENATED MODULE: ./build/nights/history.js


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
        const parsed = historyRowSchema.safeParse(parseJson(line));
        return parsed.success ? [parsed.data] : [];
    });
}
/** Whether every line is a row, and one is of the workflow run that left them: it ends with that, so what was cut off lacks it. */
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
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
    const kept = new Set([true, false].flatMap((wanted) => sorted.filter((row) => (0,episode/* isNight */.$n)(row) === wanted).slice(-MOST_ROWS)));
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
/** The rows that a trend of a variant shows: invalid measurements say nothing of it. */
function toTrend(rows, variant) {
    return rows.filter((row) => row.variant === variant && row.verdict !== 'invalid');
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

/***/ 95098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ HISTORY_FILE),
/* harmony export */   W: () => (/* binding */ hasHistoryAlone)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
const HISTORY_FILE = 'history.jsonl';
/** Whether the artifact of a failed measurement keeps the history and no run. */
async function hasHistoryAlone(folder) {
    const exists = async (file) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).then(() => true, () => false);
    return (await exists(HISTORY_FILE)) && !(await exists('run.json'));
}


/***/ }),

/***/ 44504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54157);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
/* harmony import */ var _choose_baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10018);
/* harmony import */ var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85037);









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
    const { suite, folder, home, log, isWanted } = request;
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listArtifacts */ .wn)({ client, owner, repo, name: (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineArtifactName */ .hF)(suite) });
        const candidates = (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .admitArtifacts */ .XR)(listed, home).filter(({ artifact }) => !artifact.isExpired);
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
            if (tried === MOST_READ || (folders.size > 0 && bytes > MOST_BYTES)) {
                unread.push('newer ones already fill what is read');
                continue;
            }
            tried += 1;
            const own = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, String(candidate.runId));
            const unfetched = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchCandidate */ .CG)({ client, home, candidate, folder: own });
            if (unfetched !== null) {
                log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`);
                unread.push(unfetched.reason);
                if ((0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_8__/* .isAnswer */ .Tq)(unfetched))
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
        const rows = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeHistories */ .dk)(histories);
        if (histories.length > 0 || failure === undefined)
            return { rows, candidates, folders, problem: null, unread };
        const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failure;
        return { rows, candidates, folders, problem: describeProblem(worst.reason), problem_kind: worst.kind, unread };
    }
    catch (error) {
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        const problem = describeProblem((0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, 'actions: read'));
        const kind = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .XE)(failure);
        const problem_kind = kind === 'gone' ? 'forbidden' : kind;
        return { rows: [], candidates: [], folders: new Map(), problem, problem_kind, unread: [] };
    }
}
function describeProblem(reason) {
    return `earlier runs could not be read: ${reason}`;
}
/** No rows where the artifact is of an older Goldenpair, or its history is damaged. */
async function readRows(folder, run) {
    try {
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .HISTORY_FILE */ .C), maxBytes: MOST_TEXT_BYTES });
        const damage = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_5__/* .isWholeHistory */ .YF)(text, run) ? null : `its ${_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .HISTORY_FILE */ .C} is damaged`;
        return { rows: (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHistory */ .i6)(text), damage };
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y)
            return { rows: [], damage: `it has no ${_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .HISTORY_FILE */ .C} that can be read` };
        throw error;
    }
}


/***/ })

};
