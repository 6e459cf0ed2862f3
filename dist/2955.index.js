export const id = 2955;
export const ids = [2955];
export const modules = {

/***/ 66850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   n: () => (/* binding */ formatAge)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);

/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return [(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(minutes), 'min'), ...(whole % 60 > 0 ? [(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(whole % 60), 's')] : [])].join(' ');
    const rest = minutes % 60;
    return [(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(Math.floor(minutes / 60)), 'h'), ...(rest > 0 ? [(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(rest), 'min')] : [])].join(' ');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(String(Math.floor(hours)), 'h')} old`;
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(Math.floor(hours / 24), 'day')} old`;
}


/***/ }),

/***/ 91048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ formatSample)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);

/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    // A judge's opinion of the code rests on no count.
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(n, { decimals: 0 })}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} trials`;
}


/***/ }),

/***/ 35053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ armName),
/* harmony export */   lN: () => (/* binding */ TOURNAMENT_SCHEMA_VERSION),
/* harmony export */   rJ: () => (/* binding */ MOST_VARIANTS)
/* harmony export */ });
const TOURNAMENT_SCHEMA_VERSION = 1;
/** More pairs than those of ten variants leave no family in which anything could be significant. */
const MOST_VARIANTS = 10;
/**
 * How charts and tables call the variant at a place, as no variant's name may go to a chart service.
 * @example armName(1) // 'B'
 */
function armName(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}


/***/ }),

/***/ 66779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ tablesToShow),
/* harmony export */   S_: () => (/* binding */ showTable),
/* harmony export */   Sc: () => (/* binding */ appendTables),
/* harmony export */   uH: () => (/* binding */ foldTable)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' };
/**
 * A report with its tables: those for the comment folded below everything else, the others in the appendix. With details `none` those
 * that name cases are left out.
 */
function appendTables(report, tables, details) {
    const shown = tablesToShow(tables, details);
    if (shown.length === 0)
        return report;
    const inComment = shown.filter(({ place }) => place === 'comment');
    const onPage = shown.filter(({ place }) => place === 'page');
    return {
        ...report,
        blocks: [...report.blocks, ...inComment.map(foldTable)],
        ...(onPage.length > 0 && { appendix: [...(report.appendix ?? []), ...onPage.map(foldTable)] }),
    };
}
/** Those that may be shown with these details. */
function tablesToShow(tables, details) {
    return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true);
}
/** A table below its title and what it comes to. */
function foldTable(table) {
    const summary = table.gist === undefined ? table.title : `${table.title}: ${table.gist}`;
    return { kind: 'details', summary: [summary], blocks: showTable(table) };
}
/** A table and its notes. */
function showTable(table) {
    return [
        {
            kind: 'table',
            columns: table.columns.map(({ format, ...column }) => ({
                ...column,
                align: format === 'text' ? 'left' : 'right',
            })),
            rows: table.rows.map((row) => row.map((cell, at) => writeCell(cell, table.columns[at]?.format ?? 'text'))),
        },
        ...table.notes.map((note) => ({ kind: 'paragraph', text: [note] })),
    ];
}
function writeCell(cell, format) {
    if (typeof cell !== 'object' || cell === null)
        return [writeValue(cell, format)];
    return [`${MARKS[cell.mark]} ${writeValue(cell.value, format)}`];
}
function writeValue(value, format) {
    if (value === null)
        return '–';
    if (typeof value === 'string' || format === 'text')
        return String(value);
    return (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)({ unit: format, kind: 'continuous' }, value);
}


/***/ }),

/***/ 72955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildReport: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/core/report/coverage-words.js
var coverage_words = __webpack_require__(71563);
// EXTERNAL MODULE: ./build/core/report/count-gates.js
var count_gates = __webpack_require__(67195);
// EXTERNAL MODULE: ./build/core/format/format-measured.js
var format_measured = __webpack_require__(15790);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/format/format-possible.js
var format_possible = __webpack_require__(78849);
// EXTERNAL MODULE: ./build/core/report/gate-words.js
var gate_words = __webpack_require__(47014);
;// CONCATENATED MODULE: ./build/core/report/advice.js






/**
 * What the primary gate saw, what this suite can see at all, and how many cases would settle the question; only when it
 * cannot tell. `cases_needed` flags a true change of twice the margin with 80 % power (verdict-rules 9).
 */
function buildAdvice(comparison) {
    const gating = (0,coverage_words/* adviseGates */.Vn)(comparison);
    if (gating !== null)
        return gating;
    const primary = (0,count_gates/* primaryGate */.Qq)(comparison);
    if (comparison.verdict.word !== 'inconclusive' || primary === null || primary.delta === null)
        return null;
    const text = (0,format_measured/* formatMeasured */.U)(primary);
    const noun = (0,gate_words/* adverseNoun */.PF)(primary);
    const interval = text.intervalInWords === null ? '' : `, CI ${text.intervalInWords}`;
    const { title } = primary.metric;
    const seen = `${title.charAt(0).toUpperCase()}${title.slice(1)} ${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.changeInWords ?? '?'}${interval}).`;
    const flags = (0,gate_words/* describeFigure */.Uh)(primary, primary.can_flag);
    const limit = comparison.inference === 'these-cases'
        ? 'More trials would show smaller differences on these cases; more cases would widen what they speak of.'
        : flags === null
            ? 'There are too few cases or differences to say how small a change this suite would flag.'
            : `This suite flags ${noun}s of ${flags} or more, four times in five.`;
    const { cases_needed: needed, n } = primary;
    const { margin } = primary.gate;
    const size = margin && (0,format_possible/* formatPossible */.pA)(primary.metric, { ...margin, value: 2 * margin.value }, { baseline: primary.baseline });
    const often = flags === null || comparison.inference === 'these-cases' ? 'four times in five' : 'as often';
    const more = needed === null || size === null || needed <= n
        ? null
        : `About ${(0,format_number/* countOf */.pq)(needed - n, 'more case', 'more cases')} like these (${(0,format_number/* formatNumber */.ZV)(needed, { decimals: 0 })} in all) would flag a ${noun} of ${size} ${often}.`;
    return {
        kind: 'paragraph',
        text: [`${seen} ${limit}`, ...(more === null ? [] : [' ', { kind: 'strong', text: more }])],
    };
}

;// CONCATENATED MODULE: ./build/core/format/describe-mean-change.js

const WHOLE_FROM = 100;
/**
 * The change of the mean in tokens beside that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed. Requirements 256: tokens read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || row !== 'log-ratio' || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,format_number/* formatNumber */.ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,format_number/* withUnit */.$o)(text, 'tokens')}` : '';
}

// EXTERNAL MODULE: ./build/core/format/format-p.js
var format_p = __webpack_require__(20928);
// EXTERNAL MODULE: ./build/core/model/relative-change.js
var relative_change = __webpack_require__(55967);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
;// CONCATENATED MODULE: ./build/core/report/all-metrics.js






/**
 * Every metric with its interval: those of gates first, then those that clearly moved, then the rest. Where nothing is compared, what the run
 * measured. Null without any.
 */
function buildAllMetrics(comparison, context, measured) {
    return comparison.baseline === null ? listValues(measured, context) : listChanges(comparison, context);
}
function listValues({ metrics, summaries }, { names }) {
    const rows = metrics.flatMap((facts) => {
        const { mean = null, n = 0, applicable = 0 } = summaries[facts.id] ?? {};
        if (mean === null)
            return [];
        return [[[facts.title], [(0,format_metric/* formatValue */.Fl)(facts, mean)], [countIn(n)], [countIn(applicable - n)]]];
    });
    if (rows.length === 0)
        return null;
    return {
        kind: 'details',
        summary: [`All ${rows.length} metrics`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'metric', align: 'left' },
                    { title: names.candidate, align: 'right' },
                    { title: 'n', align: 'right', hint: 'Cases with a score.' },
                    { title: 'unscored', align: 'right', hint: 'Cases that should have a score and have none.' },
                ],
                rows,
            },
        ],
    };
}
const countIn = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
function listChanges(comparison, context) {
    const { alpha } = comparison;
    const gated = new Set(comparison.gates.filter(({ gate }) => gate.where === null).map(({ metric }) => metric.id));
    const measured = comparison.metrics.filter(({ baseline, candidate, marks }) => baseline !== null || candidate !== null || marks !== undefined);
    if (measured.length === 0)
        return null;
    const isClear = (metric) => (0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null;
    const rankOf = (metric) => gated.has(metric.metric.id) ? 0 : isClear(metric) ? 1 : metric.delta === null || metric.delta === 0 ? 3 : 2;
    const rows = [...measured]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((metric) => {
        const text = (0,format_measured/* formatMeasured */.U)(metric);
        const notes = [
            ...((0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ['potentially meaningful'] : []),
            ...(metric.reason === null ? [] : [metric.reason]),
            ...(metric.marks ?? []),
        ];
        return [
            [metric.metric.title],
            [gated.has(metric.metric.id) ? 'gate' : isClear(metric) ? 'moved' : ''],
            [text.baseline ?? '–'],
            [text.candidate ?? '–'],
            [text.change === null ? '–' : `${text.change}${describeMeanChange(metric)}`],
            [text.interval ?? '–'],
            [metric.p_adjusted === null ? '–' : (0,format_p/* formatP */.M)(metric.p_adjusted, alpha)],
            [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
            [notes.join('; ')],
        ];
    });
    return {
        kind: 'details',
        summary: [`All ${measured.length} metrics`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'metric', align: 'left' },
                    { title: 'role', align: 'left' },
                    { title: context.names.baseline, align: 'right' },
                    { title: context.names.candidate, align: 'right' },
                    { title: 'change', align: 'right', hint: 'Positive is a rise, whether that is good or bad.' },
                    { title: `${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% interval`, align: 'left' },
                    {
                        title: 'p adjusted',
                        align: 'right',
                        hint: 'Gates: by Holm. The others: by Benjamini and Hochberg, and no verdict hangs on them.',
                    },
                    { title: 'n', align: 'right', hint: 'Paired cases.' },
                    { title: 'remarks', align: 'left' },
                ],
                rows,
            },
        ],
    };
}

// EXTERNAL MODULE: ./build/core/report/append-tables.js
var append_tables = __webpack_require__(66779);
;// CONCATENATED MODULE: ./build/core/report/broken-bounds.js

const CASES_NAMED = 10;
/** The cases behind each broken bound of a binary metric, by name, or with details `none` only their number. */
function listBrokenBounds(comparison, details) {
    return comparison.gates.flatMap(({ metric, broken_by: ids = [] }) => {
        if (ids.length === 0)
            return [];
        const lead = `${metric.title}: ${(0,format_number/* countOf */.pq)(ids.length, 'case breaks', 'cases break')} its bound`;
        const names = (details === 'none' ? [] : ids.slice(0, CASES_NAMED)).flatMap((id, index) => [
            index === 0 ? ': ' : ', ',
            { kind: 'code', text: id },
        ]);
        const more = names.length > 0 && ids.length > CASES_NAMED ? ` and ${ids.length - CASES_NAMED} more` : '';
        return [{ kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ...names, `${more}.`] }];
    });
}

// EXTERNAL MODULE: ./build/core/report/place-charts.js
var place_charts = __webpack_require__(53086);
;// CONCATENATED MODULE: ./build/core/report/difference-list.js
/** Everything that is not the same on both sides, with what follows from it, folded away; null when nothing differs. */
function buildDifferenceList({ differences }, { names }) {
    if (differences.length === 0)
        return null;
    const summary = `Not the same in ${names.baseline} and ${names.candidate}: ${differences.map(({ what }) => what).join(', ')}`;
    return {
        kind: 'details',
        summary: [summary],
        blocks: [{ kind: 'list', items: differences.map(describe) }],
        brief: true,
    };
}
function describe({ what, baseline, candidate, changes, effect }) {
    const name = { kind: 'strong', text: what };
    if (changes !== undefined)
        return [name, `: ${changes.join('; ')}. ${effect.slice(0, 1).toUpperCase()}${effect.slice(1)}.`];
    return [name, `: ${shorten(baseline)} → ${shorten(candidate)}${effect === '' ? '' : `: ${effect}`}`];
}
/** Hashes are told apart by their first digits. */
function shorten(value) {
    return value.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
}

// EXTERNAL MODULE: ./build/core/report/cut-text.js
var cut_text = __webpack_require__(49765);
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
 * Why a case flipped, in half a sentence: its deleted source; else the failure; else the expected span that only one arm has among the ranks that
 * count; else the first of the reasons given. Empty when nothing is known.
 */
function explainFlip(detail) {
    const { baseline, candidate, top_k: top } = detail;
    if (detail.source_deleted)
        return ['its source was deleted'];
    const failure = candidate?.failure;
    if (failure)
        return [`${failure.kind}: ${(0,cut_text/* cutText */.I)(failure.message, REASON_LENGTH)}`];
    const span = (label) => ({ kind: 'code', text: (0,cut_text/* cutText */.I)(label, REASON_LENGTH) });
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
    return reason === undefined ? [] : [(0,cut_text/* cutText */.I)(reason, REASON_LENGTH)];
}

;// CONCATENATED MODULE: ./build/core/report/judge-blocks.js


const REASONING_LENGTH = 4_000;
/** A rubric may have dozens. */
const SCORES_NAMED = 8;
/** What the judge said of both answers, its reasons in its own words; nothing where nobody judged. */
function buildJudgeBlocks({ baseline, candidate }, { names }) {
    return [
        ...(baseline?.judge ?? []).map((opinion) => tell(opinion, names.baseline)),
        ...(candidate?.judge ?? []).map((opinion) => tell(opinion, names.candidate)),
    ];
}
function tell(opinion, name) {
    const lead = `judge on ${name}’s answer${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`;
    if (opinion.kind === 'unjudged')
        return paragraph(lead, ` gave no judgment: ${(0,cut_text/* cutText */.I)(opinion.reason, REASONING_LENGTH)}`);
    const scores = listScores(opinion);
    return opinion.reasoning === null
        ? paragraph(lead, `: ${scores}`)
        : {
            kind: 'preformatted',
            label: scores === '' ? lead : `${lead}: ${scores}`,
            text: (0,cut_text/* cutText */.I)(opinion.reasoning, REASONING_LENGTH),
        };
}
function paragraph(lead, text) {
    return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, text] };
}
/** "correctness 2/5, completeness 5/5", "answer quality .70". */
function listScores({ scores }) {
    const shown = scores.slice(0, SCORES_NAMED).map(({ name, value, most }) => {
        if (value === null)
            return `${(0,cut_text/* cutText */.I)(name, 60)} –`;
        const number = most === 1 ? (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true }) : `${value}/${most}`;
        return `${(0,cut_text/* cutText */.I)(name, 60)} ${number}`;
    });
    return [...shown, ...(scores.length > SCORES_NAMED ? [`${scores.length - SCORES_NAMED} more`] : [])].join(', ');
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
    const proof = `confirmed by ${candidate.trials - candidate.passed} of ${candidate.trials} trials`;
    if (flip.confirmed && candidate.trials > 1)
        return [flip.critical ? 'critical' : null, proof, `passed ${baseline.passed} of ${baseline.trials} before`]
            .filter((part) => part !== null)
            .join(', ');
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
    return { kind: 'preformatted', label, text: (0,cut_text/* cutText */.I)(text, TEXT_LENGTH) };
}
function describeSide(side, name) {
    if (side === null)
        return [{ kind: 'paragraph', text: [`${name} has no observation of this case.`] }];
    if (side.failure !== null) {
        const { kind, message, stderr_tail: tail } = side.failure;
        return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)];
    }
    return side.answer === null ? [] : [preformatted(`${name}’s answer`, side.answer === '' ? '(empty)' : side.answer)];
}
function describeAnswers(detail, { names, baseline: compared }) {
    const { baseline, candidate } = detail;
    const isSame = baseline?.failure === null && candidate?.failure === null && baseline.answer === candidate.answer;
    if (isSame && candidate.answer !== null)
        return [preformatted(`${names.baseline}’s and ${names.candidate}’s answer, the same`, candidate.answer)];
    const before = compared.kind === 'none' ? [] : describeSide(baseline, names.baseline);
    return [...before, ...describeSide(candidate, names.candidate)];
}
function listSpans(spans) {
    return spans
        .slice(0, SPANS_SHOWN)
        .flatMap(({ label, matches }, index) => [
        index === 0 ? '' : ', ',
        { kind: 'code', text: (0,cut_text/* cutText */.I)(label, 300) },
        matches === null ? '' : ' ✓',
    ]);
}
function compareSpans(detail, { names, baseline }) {
    const sides = [detail.baseline?.spans ?? [], detail.candidate?.spans ?? []];
    const rows = Math.min(SPANS_SHOWN, Math.max(...sides.map((spans) => spans.length)));
    if (rows === 0)
        return null;
    const [before = [], now = []] = sides;
    if (baseline.kind === 'none')
        return { kind: 'paragraph', text: [{ kind: 'strong', text: 'Retrieved:' }, ' ', ...listSpans(now)] };
    if (detail.baseline !== null && JSON.stringify(before) === JSON.stringify(now))
        return { kind: 'paragraph', text: [{ kind: 'strong', text: 'Retrieved by both:' }, ' ', ...listSpans(now)] };
    const cell = (spans, rank) => {
        const span = spans.find((one) => one.rank === rank);
        if (span === undefined)
            return ['–'];
        return [{ kind: 'code', text: (0,cut_text/* cutText */.I)(span.label, 300) }, span.matches === null ? '' : ' ✓ expected'];
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
/** The expected spans, and where each side ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: labels, baseline, candidate }, context) {
    if (labels.length === 0)
        return [];
    const rankOf = (side, label) => {
        if (side === null || side.failure !== null)
            return null;
        const span = side.spans.find(({ matches }) => matches === label);
        return span === undefined ? 'not retrieved' : `rank ${span.rank}`;
    };
    const items = labels.map((label) => {
        const [before, now] = [rankOf(context.baseline.kind === 'none' ? null : baseline, label), rankOf(candidate, label)];
        const ranks = before === now || before === null || now === null ? (now ?? before) : `${before} → ${now}`;
        return [{ kind: 'code', text: (0,cut_text/* cutText */.I)(label, 300) }, ranks === null ? '' : ` (${ranks})`];
    });
    const text = items.flatMap((item, index) => [...(index === 0 ? [] : [', ']), ...item]);
    return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Expected:' }, ' ', ...text] }];
}
function locate(detail, context) {
    if (detail.at === null)
        return [];
    const text = `${detail.at.file}:${detail.at.line}`;
    const { repository } = context.links;
    const { commit } = context.candidate;
    if (repository === undefined || commit === null)
        return [{ kind: 'code', text }];
    const path = detail.at.file
        .replace(/\p{Cs}/gu, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${detail.at.line}` }];
}
function unfold(detail, context) {
    const place = locate(detail, context);
    const spans = compareSpans(detail, context);
    return [
        {
            kind: 'paragraph',
            text: [
                { kind: 'strong', text: 'Query:' },
                ` ${(0,cut_text/* cutText */.I)(detail.query, 2_000)}`,
                ...(place.length > 0 ? [' (', ...place, ')'] : []),
            ],
        },
        // A single reason that fits stands in the summary already.
        ...(detail.reasons.length > 1 || (detail.reasons[0] ?? '').length > 100
            ? [{ kind: 'list', items: detail.reasons.map((reason) => [(0,cut_text/* cutText */.I)(reason, 1_000)]) }]
            : []),
        ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
        ...describeAnswers(detail, context),
        ...buildJudgeBlocks(detail, context),
        ...listExpected(detail, context),
        ...(spans === null ? [] : [spans]),
    ];
}
/** One flipped case: what is always read (id, how it flipped, why) and, with `full` details, what unfolds from it. */
function buildFlipItem(input) {
    const { flip, detail, context } = input;
    const kind = describeKind(flip);
    const head = [{ kind: 'code', text: flip.case_id }, kind === '' ? '' : ` (${kind})`];
    return input.details !== 'full' || detail === undefined
        ? { case_id: flip.case_id, summary: head, blocks: [] }
        : tellCase(head, detail, context);
}
/** One failing case of a run that is compared with nothing. */
function buildFailingItem(detail, details, context) {
    const head = [{ kind: 'code', text: detail.case_id }, detail.critical ? ' (critical)' : ''];
    return details === 'full' ? tellCase(head, detail, context) : { case_id: detail.case_id, summary: head, blocks: [] };
}
function tellCase(head, detail, context) {
    const why = explainFlip(detail);
    const summary = why.length === 0 ? head : [...head, ': ', ...why];
    return { case_id: detail.case_id, summary, blocks: unfold(detail, context) };
}

;// CONCATENATED MODULE: ./build/core/report/flip-list.js



/** More are counted; nobody reads the two-hundredth. */
const FLIPS_LISTED = 200;
function countFlips(comparison) {
    const count = (kind) => comparison.flips.filter((flip) => flip.kind === kind).length;
    const failing = count('newly-failing');
    const passing = count('newly-passing');
    const flaky = comparison.flips.filter(({ kind }) => kind === 'flaky');
    const less = flaky.filter((flip) => flipChange(flip) < 0).length;
    const more = flaky.length - less;
    const parts = [
        ...(failing > 0 ? [(0,format_number/* countOf */.pq)(failing, 'case newly fails', 'cases newly fail')] : []),
        ...(passing > 0 ? [(0,format_number/* countOf */.pq)(passing, 'case newly passes', 'cases newly pass')] : []),
        ...(less > 0 ? [(0,format_number/* countOf */.pq)(less, 'flaky case passes less often', 'flaky cases pass less often')] : []),
        ...(more > 0 ? [(0,format_number/* countOf */.pq)(more, 'flaky case passes more often', 'flaky cases pass more often')] : []),
    ];
    return [{ kind: 'strong', text: `${parts.join(', ')}.` }];
}
/** What fails now, where nothing was compared, so that a first run says what to look at; critical cases first. */
function listFailing(flips, details, context) {
    if (flips.length === 0)
        return null;
    const lead = [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(flips.length, 'case fails', 'cases fail')}.` }];
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
    const lead = countFlips(comparison);
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

// EXTERNAL MODULE: ./build/core/model/slight-change.js
var slight_change = __webpack_require__(5730);
// EXTERNAL MODULE: ./build/core/report/write-headline.js
var write_headline = __webpack_require__(86563);
;// CONCATENATED MODULE: ./build/core/report/explain-verdict.js







const WORDS = {
    invalid: 'Too little was measured to say anything: neither good nor bad news.',
    'not-comparable': 'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
    regressed: 'A gate shows that the change made things worse by more than is allowed.',
    inconclusive: 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.',
    improved: 'The primary gate shows that the change made things better, and no gate fails.',
    unchanged: 'Every paired case came out the same in both runs.',
};
const LOSS_OF_OPEN_SIZE = 'A loss is proven; whether it is larger than the margin is not.';
const UNSEEN = 'The gates bring no bad news, but they see too little of the suite for that to be good news.';
/** What the word means here: that a loss is ruled out is said only where a bound of the primary gate does so. */
function explainWord(comparison, told) {
    const { word, because } = comparison.verdict;
    if (because === 'nothing-ruled-out' || because === 'watched-case-unscored' || (0,coverage_words/* decidingCoverage */.GO)(comparison) !== null)
        return UNSEEN;
    if (word === 'inconclusive' && told !== null && (0,slight_change/* isWorseSizeOpen */.QG)(told, comparison.alpha))
        return LOSS_OF_OPEN_SIZE;
    if (word !== 'no-regression')
        return WORDS[word];
    const primary = (0,count_gates/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.';
    if (primary.verdict === 'improved')
        return 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.';
    return 'A loss beyond the margin is ruled out, and no improvement is shown.';
}
const RULES = {
    'gate-failed-to-compute': 'a gate could not be computed, which is a bug of Goldenpair',
    'missing-data-floor': 'too many cases of a gate have no score, and what is missing may hide anything',
    'nothing-measured': 'no gate has anything to look at',
    'absolute-bound': 'a value is outside the absolute limits of its gate, whatever it was before',
    'no-baseline': 'there is no earlier run to compare with',
    'no-comparable-gate': 'no gate can be compared',
    'too-many-cases-excluded': 'too few cases are the same in both runs',
    gate: 'a gate that can fail the run fails',
    'zero-tolerance': 'a case that must never start to fail fails in all of its trials, which was confirmed by re-runs',
    'non-inferiority-not-shown': 'a gate demands proof that nothing was lost, and there is none',
    'primary-gate': 'the primary gate decides',
    'watched-case-unscored': 'a case that must never start to fail passed before and has no score now',
    'ungated-loss': 'among the cases that no gate looks at, a metric of quality got worse by its default margin or more',
    'no-quality-gate': 'no gate that can fail looks at the quality of the answers',
    'ungated-cases': 'no gate that can fail looks at the quality of more than a fifth of the cases',
    'nothing-ruled-out': 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
};
/** For whoever asks why: what the word means, which rule chose it, and what the gate that it hangs on can and cannot see. */
function explainVerdict(comparison) {
    const { word, because } = comparison.verdict;
    if (because === 'no-baseline')
        return explainNothing();
    const told = (0,write_headline/* headlineGate */.g)(comparison) ?? (0,count_gates/* primaryGate */.Qq)(comparison);
    const rule = because === null ? 'no gate fails, and the primary gate decides' : RULES[because];
    const items = [
        [{ kind: 'strong', text: 'What the word means: ' }, explainWord(comparison, told)],
        [{ kind: 'strong', text: 'The rule that chose it: ' }, `${rule}.`],
        ...(told === null ? [] : explainGate(told, comparison)),
    ];
    return [
        { kind: 'heading', text: [`Why “${word}”`] },
        { kind: 'list', items },
    ];
}
function explainNothing() {
    return [
        { kind: 'heading', text: ['Why there is no verdict'] },
        {
            kind: 'paragraph',
            text: ['There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.'],
        },
    ];
}
function explainGate(result, { alpha, inference }) {
    const { title } = result.metric;
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const noun = (0,gate_words/* adverseNoun */.PF)(result);
    const margin = (0,gate_words/* describeMargin */.Cj)(result);
    const flags = (0,gate_words/* describeFigure */.Uh)(result, result.can_flag);
    const rulesOut = (0,gate_words/* describeFigure */.Uh)(result, result.can_rule_out);
    const seen = [
        `${title} went from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} over ${(0,format_number/* countOf */.pq)(result.n, result.row === 'exact' ? 'file' : 'paired case')}`,
        ...(text.changeInWords === null || text.intervalInWords === null
            ? []
            : [
                `a change of ${text.changeInWords}, which with ${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% confidence is truly ${text.intervalInWords}`,
            ]),
        ...(margin === null ? [] : [`a ${noun} of up to ${margin} is allowed`]),
    ];
    return [
        ...(result.delta === null ? [] : [[{ kind: 'strong', text: 'What was seen: ' }, `${seen.join('; ')}.`]]),
        [
            { kind: 'strong', text: 'What could be seen: ' },
            inference === 'these-cases'
                ? `a difference on ${result.n === 1 ? 'this one case' : `these ${result.n} cases`} alone, from ${result.n === 1 ? 'its' : 'their'} trials; nothing follows for other cases, and no ${noun} is ruled out.`
                : `${flags === null ? `there are too few cases or differences to say how small a ${noun} would be flagged` : `a true ${noun} of ${flags} or more is flagged four times in five`}; ${rulesOut === null ? `no ${noun} can be ruled out` : `a ${noun} of ${rulesOut} or more is ruled out`}.`,
        ],
    ];
}

;// CONCATENATED MODULE: ./build/core/report/forecast.js
/** What the gates could flag once there is a baseline, a gate a line, with what was assumed for it; none where something was compared. */
function buildForecast({ forecast }) {
    if (forecast === undefined || forecast.gates.length === 0)
        return [];
    const items = forecast.gates.map(({ gate, text, can_fail: canFail }) => [
        canFail ? '' : '⚠️ ',
        { kind: 'code', text: gate },
        ` ${text}`,
    ]);
    return [
        { kind: 'paragraph', text: ['What the gates of this suite can see, once there is a baseline:'] },
        { kind: 'list', items },
        ...(forecast.assumed === null ? [] : [{ kind: 'paragraph', text: writeCode(forecast.assumed) }]),
    ];
}
/** A sentence with a command in backquotes. */
function writeCode(sentence) {
    return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : { kind: 'code', text: part }));
}

;// CONCATENATED MODULE: ./build/core/report/gate-evidence.js


const TESTS = {
    mcnemar: 'McNemar, mid-p',
    'paired-t': 'paired t on per-case means',
    'log-ratio': 'paired t on ln(candidate/baseline)',
    'per-run': 'permutation of the arms within cases',
    'stratified-exact': 'exact test over the trials of these cases, mid-p',
    'stratified-permutation': 'permutation of the trials of these cases',
    exact: 'one number a side',
};
const METHODS = {
    tango: 'Tango',
    t: 't',
    gaffke: 'Gaffke',
    'bootstrap-t': 'bootstrap-t',
    'cr2-t': 'CR2 t',
    'cluster-gaffke': 'Gaffke over clusters',
    'cluster-bootstrap-t': 'cluster bootstrap-t',
    bootstrap: 'percentile bootstrap',
    point: 'equal changes',
};
const statistic = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: Math.abs(value) >= 10 ? 1 : 3 });
function listChecks(checks, alpha) {
    const p = (label, value) => value === undefined || value === null ? [] : [`${label} p ${(0,format_p/* formatP */.M)(value, alpha)}`];
    const chi2 = (label, value) => value === undefined || value === null ? [] : [`${label} ${statistic(value)}`];
    const interval = (label, ends) => ends === undefined || ends === null ? [] : [`${label} [${statistic(ends.low)}, ${statistic(ends.high)}]`];
    return [
        ...p('exact', checks.exact_p),
        ...chi2('χ²', checks.chi2),
        ...chi2('corrected χ²', checks.chi2_corrected),
        ...interval('Newcombe 10', checks.newcombe10),
        ...p('sign-flip', checks.sign_flip_p),
        ...p('Wilcoxon–Pratt', checks.wilcoxon_pratt_p),
        ...p('McNemar on the first trials', checks.mcnemar_first_trial_p),
        ...p('on equally many trials', checks.matched_trials?.p),
        ...(checks.hedges_g === undefined || checks.hedges_g === null ? [] : [`Hedges’ g ${statistic(checks.hedges_g)}`]),
        ...interval('percentile bootstrap', checks.percentile),
        ...interval('BCa bootstrap', checks.bca),
        ...interval('studentised bootstrap', checks.studentised),
    ];
}
function describeEvidence(result, alpha) {
    const share = (value) => value === null ? '–' : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(value * 100, { decimals: 1 }), '%');
    const bounds = result.bounds.map((bound) => `${METHODS[bound.method]} ${bound.value === null ? 'none' : statistic(bound.value)} (${bound.above_margin ? 'inside' : 'not inside'} the margin)`);
    const checks = listChecks(result.checks, alpha);
    const facts = [
        result.reason,
        ...(result.row === null ? [] : [TESTS[result.row]]),
        ...(result.row === 'exact' ? [] : [`n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`]),
        ...(result.p === null ? [] : [`unadjusted p ${(0,format_p/* formatP */.M)(result.p, alpha)}`]),
        ...(result.df === null ? [] : [`df ${statistic(result.df)}`]),
        ...(result.interval === null
            ? []
            : [
                result.interval.method === 'point'
                    ? 'all changes are equal'
                    : `interval by ${METHODS[result.interval.method]}`,
            ]),
        ...(bounds.length === 0 ? [] : [`lower bounds: ${bounds.join(', ')}`]),
        ...(checks.length === 0 ? [] : [`beside it, not deciding: ${checks.join(', ')}`]),
        ...(result.borderline ? ['borderline: the test and the interval disagree'] : []),
        ...(result.missing_unevenly ? ['cases are missing unevenly between the arms'] : []),
        ...(result.row === 'exact'
            ? []
            : [`scored ${share(result.scored_share.baseline)} and ${share(result.scored_share.candidate)} of the cases`]),
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

// EXTERNAL MODULE: ./build/core/model/report.js
var report = __webpack_require__(94944);
;// CONCATENATED MODULE: ./build/core/report/gate-table.js








const NOTHING = '–';
/** What a reader must not overlook. */
function isNotable(result, alpha) {
    if ((0,slight_change/* isWorseSizeOpen */.QG)(result, alpha))
        return true;
    return result.suspect || result.failed || ['regressed', 'breached', 'improved'].includes(result.verdict);
}
function nameGate(result, { alpha, verdict: { primary } }) {
    const { gate, metric } = result;
    const extra = gate.id.startsWith(gate.metric) ? gate.id.slice(gate.metric.length) : '';
    const label = `${metric.title}${extra}`;
    const isPrimary = gate.id === primary;
    return [
        isNotable(result, alpha) || isPrimary ? { kind: 'strong', text: label } : label,
        isPrimary ? ' (primary)' : '',
    ];
}
/** n stands in the row when it is not the number of cases that both runs share. */
function describeN(result, shared) {
    if (result.row === 'exact')
        return result.n === 0 ? '' : `, n = ${(0,format_number/* countOf */.pq)(result.n, 'file')}`;
    return result.n === 0 || result.n === shared ? '' : `, n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
}
function row(result, comparison) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const value = result.candidate_value;
    const candidate = text.candidate ?? (value === null ? NOTHING : (0,format_metric/* formatValue */.Fl)(result.metric, value));
    const p = result.p_adjusted ?? result.p;
    const isAdjusted = result.p_adjusted !== null || result.p === null;
    return [
        nameGate(result, comparison),
        [text.baseline ?? NOTHING],
        [candidate],
        text.change === null
            ? [NOTHING]
            : [
                isNotable(result, comparison.alpha) ? { kind: 'strong', text: text.change } : text.change,
                text.interval === null ? '' : ` ${text.interval}`,
                describeMeanChange(result),
                describeN(result, comparison.cases.shared),
            ],
        [p === null ? NOTHING : `${(0,format_p/* formatP */.M)(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
        [[(0,gate_words/* describeVerdict */.XZ)(result, comparison.alpha), ...(result.marks ?? [])].join(' · ')],
    ];
}
/** The gates with their numbers, in the suite's order, without the columns that nothing was measured for; null when there is no gate. */
function buildGateTable(comparison, context) {
    if (comparison.gates.length === 0)
        return null;
    const columns = [
        { title: 'gate', align: 'left' },
        { title: context.names.baseline, align: 'right' },
        { title: context.names.candidate, align: 'right' },
        { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
        { title: 'p (Holm)', align: 'left' },
        { title: 'verdict', align: 'left' },
    ];
    const rows = comparison.gates.map((result) => row(result, comparison));
    const isTold = columns.map((_, at) => rows.some((cells) => (0,report/* plainText */.wh)(cells[at] ?? []) !== NOTHING));
    return {
        kind: 'table',
        columns: columns.filter((_, at) => isTold[at]),
        rows: rows.map((cells) => cells.filter((_, at) => isTold[at])),
    };
}

// EXTERNAL MODULE: ./build/core/report/list-findings.js
var list_findings = __webpack_require__(484);
// EXTERNAL MODULE: ./build/core/report/list-recommendations.js
var list_recommendations = __webpack_require__(7516);
;// CONCATENATED MODULE: ./build/core/report/moved-metrics.js






/** A comment is read on a phone: the rest stands in documents that are opened on purpose. */
const MOST_SHOWN = 12;
const NOISE = 1e-9;
/** The metrics that no gate speaks of and that moved, what is clearest first, folded away; null when nothing did. */
function buildMovedMetrics(comparison, context) {
    const { alpha } = comparison;
    const ungated = ungatedMetrics(comparison);
    const moved = ungated.filter(hasMoved).sort((a, b) => rank(a, alpha) - rank(b, alpha) || size(b) - size(a));
    if (moved.length === 0)
        return null;
    const shown = moved.slice(0, MOST_SHOWN);
    const rest = ungated.length - shown.length;
    const all = (0,format_number/* countOf */.pq)(ungated.length, 'more metric');
    const count = moved.length === ungated.length ? all : `${(0,format_number/* formatNumber */.ZV)(moved.length, { decimals: 0 })} of ${all}`;
    return {
        kind: 'details',
        summary: [`${count} moved: exploratory, no verdict hangs on them`],
        blocks: [
            tableOf(shown, comparison, context),
            ...(rest === 0
                ? []
                : [{ kind: 'paragraph', text: [`The full report has ${(0,format_number/* countOf */.pq)(rest, 'more', 'more')}.`] }]),
        ],
        brief: true,
        abridged: true,
    };
}
function ungatedMetrics({ gates, metrics }) {
    const gated = new Set(gates.filter((result) => result.gate.where === null).map((result) => result.metric.id));
    return metrics.filter(({ metric, baseline, candidate, marks }) => 
    // The source code has a table of its own, which is here when there is something to see in it.
    !gated.has(metric.id) &&
        metric.measured_on === undefined &&
        (baseline !== null || candidate !== null || marks !== undefined));
}
/** A metric that only one side has, or that is marked, counts as moved. */
function hasMoved({ delta, baseline, candidate, marks }) {
    if (marks !== undefined)
        return true;
    return delta === null ? baseline !== candidate : Math.abs(delta) > NOISE;
}
/** What depends on the machine comes last, whatever it says: two machines always differ. */
function rank(metric, alpha) {
    if (metric.metric.environment === 'bound')
        return 3;
    if ((0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null)
        return 0;
    return (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? 1 : 2;
}
/** From what is not comparable by its share, a change from 0, to the smallest change; of machines no order is worth anything. */
function size(metric) {
    if (metric.metric.environment === 'bound')
        return 0;
    return Math.abs((0,relative_change/* relativeChange */.N0)(metric) ?? Number.MAX_VALUE);
}
function tableOf(rows, comparison, { names }) {
    const { alpha } = comparison;
    return {
        kind: 'table',
        columns: [
            { title: 'metric', align: 'left' },
            { title: names.baseline, align: 'right' },
            { title: names.candidate, align: 'right' },
            { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
            { title: 'p (Benjamini–Hochberg)', align: 'right' },
            { title: 'n', align: 'right' },
        ],
        rows: rows.map((metric) => {
            const text = (0,format_measured/* formatMeasured */.U)(metric);
            return [
                [metric.metric.title],
                [text.baseline ?? '–'],
                [text.candidate ?? '–'],
                describeChange(metric, alpha),
                [metric.p_adjusted === null ? '–' : (0,format_p/* formatP */.M)(metric.p_adjusted, alpha)],
                [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
            ];
        }),
    };
}
/** The change in bold where its adjusted p speaks for it, and what must be known to read it. */
function describeChange(metric, alpha) {
    const text = (0,format_measured/* formatMeasured */.U)(metric);
    if (text.change === null)
        return [metric.reason ?? '–'];
    const isClear = (0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null;
    return [
        isClear ? { kind: 'strong', text: text.change } : text.change,
        text.interval === null ? '' : ` ${text.interval}`,
        describeMeanChange(metric),
        (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ' · potentially meaningful' : '',
        metric.p === null || metric.reason === null ? '' : ` · ${metric.reason}`,
        ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
    ];
}

// EXTERNAL MODULE: ./build/core/report/build-sections.js + 1 modules
var build_sections = __webpack_require__(37965);
;// CONCATENATED MODULE: ./build/core/report/slice-table.js




/** Success by tag, folded away, worst first; null when there are no slices. */
function buildSliceTable(comparison, context) {
    if (comparison.slices.length === 0)
        return null;
    const slices = [...comparison.slices].sort((a, b) => (a.result.delta ?? 0) - (b.result.delta ?? 0));
    return {
        kind: 'details',
        summary: [`Success by tag, ${(0,format_number/* countOf */.pq)(slices.length, 'tag')}: exploratory, no verdict hangs on it`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'tag', align: 'left' },
                    { title: context.names.baseline, align: 'right' },
                    { title: context.names.candidate, align: 'right' },
                    { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
                    { title: 'p (Benjamini–Hochberg)', align: 'right' },
                    { title: 'n', align: 'right' },
                ],
                rows: slices.map(({ tag, result, p_adjusted: p }) => {
                    const text = (0,format_measured/* formatMeasured */.U)(result);
                    return [
                        [{ kind: 'code', text: tag }],
                        [text.baseline ?? '–'],
                        [text.candidate ?? '–'],
                        [`${text.change ?? '–'}${text.interval === null ? '' : ` ${text.interval}`}`],
                        [(0,format_p/* formatP */.M)(p, comparison.alpha)],
                        [(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })],
                    ];
                }),
            },
        ],
    };
}

// EXTERNAL MODULE: ./build/core/report/summary-table.js
var summary_table = __webpack_require__(91020);
// EXTERNAL MODULE: ./build/core/report/trials-block.js
var trials_block = __webpack_require__(9500);
;// CONCATENATED MODULE: ./build/core/report/write-errors.js




/** Of each kind: a document is read, not searched. */
const MOST_TOLD = 10;
/** Characters of an answer; GitHub renders no Markdown file of more than half a megabyte. */
const MOST_TEXT = 1_500;
/** The cases that flipped, then those that fail as they did before, the worst first and told in short; empty when there is none. */
function writeErrors(input) {
    const { comparison, context, flips, details } = input;
    const flipped = buildFlipList(input);
    const changed = new Set(comparison.flips.map(({ case_id: id }) => id));
    const still = comparison.baseline === null ? [] : flips.filter(({ case_id: id }) => !changed.has(id));
    const failing = {
        kind: 'flips',
        lead: [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(still.length, 'case fails', 'cases fail')} without a change.` }],
        items: details === 'none' ? [] : still.map((detail) => buildFailingItem(detail, details, context)),
        left_out: 0,
    };
    const passing = new Set(comparison.flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-passing' ? [id] : [])));
    return [...(flipped === null ? [] : [flipped]), ...(still.length === 0 ? [] : [failing])].map((block) => write_errors_shorten(block, passing));
}
/** What newly passes is named and not told: it is no error. */
function write_errors_shorten(block, passing) {
    if (block.kind !== 'flips')
        return block;
    const { items, left_out: leftOut } = block;
    return {
        ...block,
        items: items
            .slice(0, MOST_TOLD)
            .map((item) => (passing.has(item.case_id) ? { ...item, blocks: [] } : shortenItem(item))),
        left_out: leftOut + Math.max(0, items.length - MOST_TOLD),
    };
}
function shortenItem(item) {
    return {
        ...item,
        blocks: item.blocks.map((block) => block.kind === 'preformatted' ? { ...block, text: (0,cut_text/* cutText */.I)(block.text, MOST_TEXT) } : block),
    };
}

// EXTERNAL MODULE: ./build/core/format/format-duration.js
var format_duration = __webpack_require__(66850);
// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
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
        ...(baseline.distance === null || baseline.distance === 0 ? [] : [`${(0,format_number/* countOf */.pq)(baseline.distance, 'commit')} away`]),
        ...(baseline.age_hours === null ? [] : [(0,format_duration/* formatAge */.n)(baseline.age_hours)]),
        ...(baseline.note === null ? [] : [baseline.note]),
    ];
    return nameArm(names.baseline, baseline.commit, facts);
}
function describeTrials(comparison, context) {
    const { counts } = context;
    const trials = comparison.candidate.trials_per_case;
    const before = comparison.baseline?.trials_per_case ?? trials;
    const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`;
    return `${(0,format_number/* countOf */.pq)(counts.cases, 'case')} × ${(0,format_number/* countOf */.pq)(trials, 'trial')}${other}`;
}
function describeTrouble({ counts }) {
    const parts = [
        ...(counts.failed > 0 ? [`${(0,format_number/* countOf */.pq)(counts.failed, 'trial')} failed`] : []),
        ...(counts.timeouts > 0 ? [(0,format_number/* countOf */.pq)(counts.timeouts, 'time-out')] : []),
        ...(counts.infrastructure > 0 ? [`${(0,format_number/* formatNumber */.ZV)(counts.infrastructure, { decimals: 0 })} without an answer`] : []),
        ...(counts.retries > 0 ? [(0,format_number/* countOf */.pq)(counts.retries, 'retry', 'retries')] : []),
    ];
    return parts.length === 0 ? null : parts.join(', ');
}
function describeCost(context) {
    const { cost_usd: cost, trials_of_unknown_cost: unknown, counts, judge_cost: judge } = context;
    const system = describeSum(cost, { unknown, trials: counts.trials });
    if (judge === undefined)
        return system === 'unknown' ? 'cost unknown' : system;
    const { usd, trials_unknown: unknownJudge } = judge;
    return `cost: system ${system}, judge ${describeSum(usd, { unknown: unknownJudge, trials: counts.trials })}`;
}
function describeSum(usd, { unknown, trials }) {
    if (unknown >= trials && unknown > 0)
        return 'unknown';
    return `${(0,format_money/* formatMoney */.u)(usd)}${unknown === 0 ? '' : ` and ${(0,format_number/* countOf */.pq)(unknown, 'trial')} of unknown cost`}`;
}
const NAMED_MODELS = 3;
/** What answered on each side, where the target says so. */
function describeModels({ baseline, candidate }, { names }) {
    const list = (models) => {
        if (models === undefined || models.length === 0)
            return null;
        const shown = models.slice(0, NAMED_MODELS).map((model) => (0,cut_text/* cutText */.I)(model, 60));
        return `${shown.join(', ')}${models.length > NAMED_MODELS ? ' …' : ''}`;
    };
    const [old, now] = [list(baseline?.models), list(candidate.models)];
    if (old === null && now === null)
        return [];
    if (old === now || baseline === null)
        return [`answered by ${now ?? 'unnamed models'}`];
    return [
        `answered by ${old ?? 'unnamed models'} (${names.baseline}) and ${now ?? 'unnamed models'} (${names.candidate})`,
    ];
}
/** How much was not asked for anew; what it cost is what it cost then. */
function describeCache({ counts }) {
    const { cached = 0, judge } = counts;
    const readings = judge?.cached ?? 0;
    const parts = [
        ...(cached > 0 ? [`${share(cached, counts.trials)} answers, whose latency does not count`] : []),
        ...(readings > 0 ? [`${share(readings, judge?.readings ?? readings)} readings of the judge`] : []),
    ];
    return parts.length === 0 ? null : `from the cache: ${parts.join(', and ')}`;
}
function share(part, whole) {
    return `${(0,format_number/* formatNumber */.ZV)(part, { decimals: 0 })} of ${(0,format_number/* formatNumber */.ZV)(whole, { decimals: 0 })}`;
}
/** Where the numbers come from: commits, age and distance of the baseline, cases × trials, seed, cost, time, links. */
function writeFooter(comparison, context) {
    const trouble = describeTrouble(context);
    const cache = describeCache(context);
    const { links } = context;
    const parts = [
        [`suite ${context.suite}`],
        describeBaseline(context),
        nameArm(context.names.candidate, context.candidate.commit, []),
        [describeTrials(comparison, context)],
        ...(trouble === null ? [] : [[trouble]]),
        ...(cache === null ? [] : [[cache]]),
        ...describeModels(comparison, context).map((text) => [text]),
        [`seed ${context.seed}`],
        [describeCost(context)],
        [(0,format_duration/* formatDuration */.a)(context.duration_s)],
        ...(context.look === null ? [] : [[`look ${context.look} of ${context.names.candidate}`]]),
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

;// CONCATENATED MODULE: ./build/core/report/write-judge-failures.js


const MESSAGE_LENGTH = 160;
/**
 * A warning of trials that the judge gave nothing usable for, with the commonest reason; null when there are none. A reason may quote what was
 * judged, and stands only where the text of cases may.
 */
function writeJudgeFailures({ judge_failures: failures }, details) {
    if (failures === undefined)
        return null;
    const { trials, judged, message, times } = failures;
    const some = `⚠️ The judge gave nothing usable for ${(0,format_number/* formatNumber */.ZV)(trials, { decimals: 0 })} of ${(0,format_number/* countOf */.pq)(judged, 'trial')}`;
    if (message === null || details !== 'full')
        return { kind: 'note', text: [`${some}.`] };
    const often = times === trials ? '' : `, most often (${(0,format_number/* countOf */.pq)(times, 'time')})`;
    const reason = (0,cut_text/* cutText */.I)(message.replace(/\s+/g, ' ').trim(), MESSAGE_LENGTH);
    return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] };
}

;// CONCATENATED MODULE: ./build/core/report/write-provenance.js


const write_provenance_SHORT_COMMIT = 7;
/**
 * Which runs the numbers come from, and how they were measured. Dates are those of the runs: how old a baseline is depends on when one
 * asks, and a document that is kept must not.
 */
function writeProvenance(comparison, context) {
    const { baseline, candidate } = comparison;
    const { names } = context;
    const arms = [
        { name: names.candidate, run: candidate },
        ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
    ];
    const timeless = context.baseline.kind === 'none' ? context : { ...context, baseline: { ...context.baseline, age_hours: null } };
    return [
        {
            kind: 'table',
            columns: [
                { title: 'run', align: 'left' },
                ...['variant', 'commit', 'branch', 'measured'].map((title) => ({ title, align: 'left' })),
                { title: 'trials a case', align: 'right' },
            ],
            rows: arms.map(({ name, run }) => [[name], ...describeRun(run)]),
        },
        { kind: 'paragraph', text: writeFooter(comparison, { ...timeless, links: linksTo(context) }) },
    ];
}
/** The report itself is this one. */
function linksTo({ links: { run } }) {
    return run === undefined ? {} : { run };
}
function describeRun({ variant, commit, branch, started_at: start, trials_per_case: trials }) {
    return [
        [variant],
        [commit === null ? '–' : { kind: 'code', text: commit.slice(0, write_provenance_SHORT_COMMIT) }],
        [branch ?? '–'],
        [writeTime(start)],
        [(0,format_number/* formatNumber */.ZV)(trials, { decimals: 0 })],
    ];
}
/** `2026-11-22 08:30 UTC`; what is no such time is shown as it is. */
function writeTime(time) {
    const [, date, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(time) ?? [];
    return date === undefined || minutes === undefined ? time : `${date} ${minutes} UTC`;
}

;// CONCATENATED MODULE: ./build/core/report/write-second-line.js



const NAMED = 3;
const CHANGE_LENGTH = 120;
function nameCases(ids, details) {
    if (details === 'none' || ids.length === 0)
        return [];
    const named = ids
        .slice(0, NAMED)
        .flatMap((id, index) => [index === 0 ? ': ' : ', ', { kind: 'code', text: id }]);
    return [...named, ids.length > NAMED ? ' …' : ''];
}
/**
 * What a green or red word does not speak of: cases that were not asked, edited (and fail now), stale, added or removed; a model that
 * changed by itself; gates that the change would have liked; and why there is no baseline. Null when everything was compared.
 */
function writeSecondLine(comparison, context, details) {
    const { shared, edited, added, removed, edited_failing: failing, stale = [], stale_failing, deleted = [], } = comparison.cases;
    const rules = writeRuleChanges(comparison, context);
    const uncovered = (0,coverage_words/* writeCoverage */.oQ)(comparison);
    if (context.baseline.kind === 'none')
        return joinSentences([writeReason(context.baseline.reason), uncovered, rules]);
    const sentences = [writeSubset(comparison, context)];
    if (edited.length > 0) {
        const total = (0,format_number/* countOf */.pq)(shared + edited.length + added.length, 'case');
        const where = context.names.candidate === 'this PR' ? ' in this PR' : '';
        sentences.push([
            `${whole(edited.length)} of ${total} ${edited.length === 1 ? 'was' : 'were'} edited${where} and ${edited.length === 1 ? 'is' : 'are'} not compared`,
            ...writeFailing(failing, details),
        ]);
    }
    if (stale.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(stale.length, 'case is', 'cases are')} stale and not compared`,
            ...(stale_failing === undefined ? [...nameCases(stale, details), '.'] : writeFailing(stale_failing, details)),
        ]);
    if (deleted.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(deleted.length, 'case fails', 'cases fail')} because ${deleted.length === 1 ? 'its source was' : 'their sources were'} deleted`,
            ...nameCases(deleted, details),
            '.',
        ]);
    if (added.length > 0)
        sentences.push([`${(0,format_number/* countOf */.pq)(added.length, 'new case is', 'new cases are')} not compared.`]);
    // Those that were not asked have been told.
    const gone = removed.length - (comparison.cases.subset?.unasked === true ? comparison.cases.subset.outside : 0);
    if (gone > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(gone, 'case was', 'cases were')} removed`,
            ...(gone === removed.length ? nameCases(removed, details) : []),
            '.',
        ]);
    const notices = comparison.differences.flatMap(({ notice }) => (notice === undefined ? [] : [[notice]]));
    return joinSentences([...sentences, uncovered, ...notices, rules]);
}
const whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** "; 2 of them fail now: `a`, `b`." */
function writeFailing(failing, details) {
    if (failing.length === 0)
        return ['.'];
    const verb = failing.length === 1 ? 'fails' : 'fail';
    return [`; ${whole(failing.length)} of them ${verb} now`, ...nameCases(failing, details), '.'];
}
/** How much of the suite was asked at all. */
function writeSubset({ cases: { subset } }, { counts }) {
    if (subset === undefined)
        return [];
    const { selection, outside, unasked } = subset;
    const part = `Only ${whole(counts.cases)} of ${(0,format_number/* countOf */.pq)(counts.cases + outside, 'case')} were run (subset `;
    const named = { kind: 'code', text: (0,cut_text/* cutText */.I)(selection, CHANGE_LENGTH) };
    if (unasked !== true)
        return [part, named, ').'];
    return [
        part,
        named,
        '), which the workflow that compares did not ask for: the others count as removed. Set its input ',
        { kind: 'code', text: 'subset' },
        ' if they are meant to be left out.',
    ];
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
/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }, { names }) {
    if (changed === undefined || changed.changes.length === 0)
        return [];
    const lead = changed.from === 'base'
        ? `Gates of ${names.candidate} differ and are not used: `
        : `Gates of ${names.candidate} differ from those of ${names.baseline} and are used: `;
    const shown = changed.changes.slice(0, NAMED).map((change) => (0,cut_text/* cutText */.I)(change, CHANGE_LENGTH));
    const more = changed.changes.length - shown.length;
    return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${(0,format_number/* countOf */.pq)(more, 'more difference')}` : ''}.`];
}

;// CONCATENATED MODULE: ./build/core/report/write-staleness.js
/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
function writeStaleness({ baseline }) {
    if (baseline.kind === 'none' || baseline.stale === undefined)
        return null;
    return { kind: 'note', text: [`⚠️ The baseline is stale: ${baseline.stale}.`] };
}

;// CONCATENATED MODULE: ./build/core/report/build-report.js



























/** Nothing differs but what the headline says. Machines nearly always do, and what is bound to them is not compared. */
function isCollapsed({ comparison, context }) {
    return (writeStaleness(context) === null &&
        comparison.verdict.word === 'unchanged' &&
        comparison.coverage === undefined &&
        (0,count_gates/* uncomparedGuardrails */.ls)(comparison).length === 0 &&
        comparison.flips.length === 0 &&
        comparison.differences.every(({ what }) => what === 'environment') &&
        comparison.warnings.length === 0);
}
/** What moved all the same (warn gates), then where to read more: the tail of a one-line comment. */
function writeTail({ comparison, context }) {
    const moved = comparison.gates
        .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
        .slice(0, 3)
        .map((result) => {
        const text = (0,format_measured/* formatMeasured */.U)(result);
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
    const charts = (0,place_charts/* placeCharts */.b)(input.charts);
    const collapsed = isCollapsed(input);
    const headline = (0,write_headline/* writeHeadline */.m)(comparison, context, details);
    const said = sayOnce(input);
    const blocks = [
        ...said.gates,
        writeStaleness(context),
        ...said.warnings,
        ...charts.inComment,
        buildFlipList(input),
        ...said.findings,
        ...said.trials,
        said.differences,
        said.slices,
        buildMovedMetrics(comparison, context),
        said.evidence,
    ];
    const appendix = [...(said.allMetrics === null ? [] : [said.allMetrics]), ...charts.onPage];
    const report = {
        suite: context.suite,
        headline: collapsed ? [...headline, ...writeTail(input)] : headline,
        second_line: lead(input.lead, writeSecondLine(comparison, context, details)),
        collapsed,
        blocks: blocks.filter((block) => block !== null),
        explanation: [
            ...(said.summary.length === 0 ? [] : [(0,build_sections/* headingOf */.W)('Summary'), ...said.summary]),
            ...said.reasons,
            ...(comparison.gates.length === 0 ? [] : [(0,build_sections/* headingOf */.W)('Gates')]),
        ],
        ...(appendix.length > 0 && { appendix }),
        sections: orderSections(input, said),
        footer: writeFooter(comparison, context),
    };
    return (0,append_tables/* appendTables */.Sc)(report, input.tables, details);
}
function lead(warning, line) {
    return warning === undefined ? line : [`⚠️ ${warning}`, ...(line === null ? [] : [' ', ...line])];
}
function sayOnce({ comparison, context, details, tables, measured, lead: first }) {
    const gates = [buildAdvice(comparison), buildGateTable(comparison, context)].filter((block) => block !== null);
    return {
        summary: (0,summary_table/* buildSummaryTable */.j)({ comparison, context, tables, measured }),
        gates: [...gates, ...buildForecast(comparison), ...listBrokenBounds(comparison, details)],
        warnings: [writeJudgeFailures(context, details)]
            .filter((block) => block !== null)
            .concat(comparison.warnings
            .filter((warning) => warning !== first)
            .map((warning) => ({ kind: 'note', text: [`⚠️ ${warning}`] }))),
        reasons: explainVerdict(comparison),
        findings: [...(0,list_findings/* listFindings */.F$)(comparison), ...(0,list_recommendations/* listRecommendations */.N)(comparison, details)],
        trials: (0,trials_block/* buildTrials */._)(comparison, context, details),
        differences: buildDifferenceList(comparison, context),
        slices: buildSliceTable(comparison, context),
        evidence: buildGateEvidence(comparison),
        allMetrics: buildAllMetrics(comparison, context, measured),
    };
}
function orderSections(input, said) {
    const { comparison, context, details, tables, charts } = input;
    const present = (...blocks) => blocks.filter((block) => block !== null);
    return (0,build_sections/* buildSections */.P)({
        summary: [
            ...said.summary,
            ...(said.gates.length === 0 ? [] : [(0,build_sections/* headingOf */.W)('Gates'), ...said.gates]),
            ...said.warnings,
            ...said.reasons,
        ],
        breakdowns: present(said.allMetrics, said.slices),
        findings: said.findings,
        errors: writeErrors(input),
        provenance: [
            ...writeProvenance(comparison, context),
            ...said.trials,
            ...present(said.differences, said.evidence),
        ],
    }, { tables: (0,append_tables/* tablesToShow */.MX)(tables, details), charts });
}


/***/ }),

/***/ 37965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ buildSections),
  W: () => (/* binding */ headingOf)
});

// EXTERNAL MODULE: ./build/core/report/append-tables.js
var append_tables = __webpack_require__(66779);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
;// CONCATENATED MODULE: ./build/core/report/write-charts.js

/** A row a case can be ten thousand of them. */
const MOST_ROWS = 50;
/** Charts one below the other: a diagram where there is one, what it says in words, and its numbers folded. No picture is asked for. */
function writeCharts(charts) {
    return charts.flatMap((chart) => [
        { kind: 'heading', text: [chart.title] },
        chart.diagram === null
            ? { kind: 'paragraph', text: [chart.alt] }
            : { kind: 'chart', chart: { ...chart, url: null, mermaid: chart.diagram } },
        {
            kind: 'details',
            summary: ['The numbers'],
            blocks: [
                {
                    kind: 'table',
                    columns: chart.table.columns.map((title, at) => ({ title, align: at === 0 ? 'left' : 'right' })),
                    rows: chart.table.rows.slice(0, MOST_ROWS).map((row) => row.map((value) => [writeNumber(value)])),
                },
                ...(chart.table.rows.length > MOST_ROWS
                    ? [
                        {
                            kind: 'paragraph',
                            text: [`… and ${(0,format_number/* countOf */.pq)(chart.table.rows.length - MOST_ROWS, 'more row')}.`],
                        },
                    ]
                    : []),
            ],
        },
    ]);
}
/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function writeNumber(value) {
    if (value === null)
        return '–';
    return String(typeof value === 'number' ? Number(value.toPrecision(6)) : value);
}

;// CONCATENATED MODULE: ./build/core/report/build-sections.js


/** The tables that document 004 shows open, by the heading that it gives them; every other one is folded below them. */
const OPEN = {
    'Retrieval quality': ['retrieval-at-k'],
    'Hardest queries': ['hardest-queries'],
    Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
};
/**
 * The sections of design document 004 in its order: metrics summary, detailed breakdowns, visual plots, findings and recommendations, drill-down
 * for errors; then where the numbers come from. A section with nothing to say is left out.
 */
function buildSections(parts, { tables, charts }) {
    const sections = [
        { title: 'Metrics summary', blocks: parts.summary },
        { title: 'Detailed breakdowns', blocks: [...breakDown(tables), ...parts.breakdowns] },
        { title: 'Visual plots', blocks: writeCharts(charts) },
        { title: 'Findings and recommendations', blocks: parts.findings },
        { title: 'Drill-down for errors', blocks: parts.errors },
        { title: 'How this was measured', blocks: parts.provenance },
    ];
    return sections.filter(({ blocks }) => blocks.length > 0);
}
function breakDown(tables) {
    const open = Object.entries(OPEN).flatMap(([heading, ids]) => {
        const found = ids.flatMap((id) => tables.find((table) => table.id === id) ?? []);
        return found.length === 0 ? [] : [headingOf(heading), ...found.flatMap(append_tables/* showTable */.S_)];
    });
    const shown = new Set(Object.values(OPEN).flat());
    const rest = tables.filter(({ id }) => !shown.has(id)).map(append_tables/* foldTable */.uH);
    return rest.length === 0 ? open : [...open, headingOf('Everything else'), ...rest];
}
const headingOf = (text) => ({ kind: 'heading', text: [text] });


/***/ }),

/***/ 67195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ undecidedGuardrails),
/* harmony export */   Qq: () => (/* binding */ primaryGate),
/* harmony export */   ls: () => (/* binding */ uncomparedGuardrails),
/* harmony export */   qq: () => (/* binding */ failedGates)
/* harmony export */ });
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
/** Guardrails that could not be compared: good news of the others says nothing of them. */
function uncomparedGuardrails(comparison) {
    return comparison.gates.filter((result) => result.gate.severity === 'fail' &&
        result.verdict === 'not-comparable' &&
        result.gate.id !== comparison.verdict.primary);
}


/***/ }),

/***/ 71563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ decidingCoverage),
/* harmony export */   Vn: () => (/* binding */ adviseGates),
/* harmony export */   bQ: () => (/* binding */ describeLosses),
/* harmony export */   hJ: () => (/* binding */ describeUncovered),
/* harmony export */   oQ: () => (/* binding */ writeCoverage)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15790);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);
/* harmony import */ var _format_format_p_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20928);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69679);




const NAMED = 2;
const ABOUT_COVERAGE = new Set([
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
]);
/** The cases that hide something from the verdict; null when the verdict does not hang on them. */
function decidingCoverage({ coverage, verdict }) {
    return coverage !== undefined && ABOUT_COVERAGE.has(verdict.because) ? coverage : null;
}
/**
 * What no gate looks at: `no gate looks at the quality of 12 of 40 cases`; where there is no quality gate at all, what the gates are on.
 */
function describeUncovered({ cases, uncovered, compared, gated }, gates) {
    if (gated) {
        const old = compared === undefined ? null : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(compared.cases, 'case');
        const among = old === null
            ? ''
            : `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(compared?.uncovered ?? 0, { decimals: 0 })} of the ${old} that both runs have`;
        return `no gate looks at the quality of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(uncovered.length, { decimals: 0 })} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cases, 'case')}${among}`;
    }
    const titles = [...new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ metric }) => metric.title))];
    const only = titles.length === 0 ? '' : ` (only at ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNames */ .J)(titles)})`;
    return `no gate looks at the quality of the answers${only}`;
}
/** What got worse there: `hop coverage fell from 1 to 0 (p < .001, n = 40)`, at most two; null when nothing did. */
function describeLosses({ losses }, alpha) {
    if (losses.length === 0)
        return null;
    const told = losses.slice(0, NAMED).map((loss) => {
        const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U)(loss);
        const p = loss.p_adjusted === null ? '' : `${(0,_format_format_p_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPInWords */ .C)(loss.p_adjusted, alpha)}, `;
        const verb = text.sign < 0 ? 'fell' : 'rose';
        return `${loss.metric.title} ${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} (${p}n = ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(loss.n, { decimals: 0 })})`;
    });
    const more = losses.length - told.length;
    return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNames */ .J)([...told, ...(more > 0 ? [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(more, 'more metric got worse', 'more metrics got worse')] : [])]);
}
/** The sentence below the verdict; nothing where the headline says it, or every case is covered. */
function writeCoverage(comparison) {
    const { coverage, gates, alpha } = comparison;
    if (coverage === undefined || decidingCoverage(comparison) !== null)
        return [];
    const losses = describeLosses(coverage, alpha);
    const told = describeUncovered(coverage, gates);
    return [`${told.slice(0, 1).toUpperCase()}${told.slice(1)}${losses === null ? '' : `, where ${losses}`}.`];
}
/** What to gate, where that is what keeps the run from a verdict; null elsewhere. */
function adviseGates(comparison) {
    const coverage = decidingCoverage(comparison);
    if (coverage === null)
        return null;
    const { uncovered, gateable } = coverage;
    const them = uncovered.length === 1 ? 'that case' : `those ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(uncovered.length, 'case')}`;
    if (gateable.length === 0)
        return {
            kind: 'paragraph',
            text: [
                `Nothing is measured that would say how good the answers to ${them} are: state in the suite what a good answer is.`,
            ],
        };
    const names = gateable.flatMap((id, index) => [
        index === 0 ? '' : index === gateable.length - 1 ? ' or ' : ', ',
        { kind: 'code', text: id },
    ]);
    return { kind: 'paragraph', text: [`To have ${them} decide too, add a gate on `, ...names, ' to the suite.'] };
}


/***/ }),

/***/ 49765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cutText)
/* harmony export */ });
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


/***/ }),

/***/ 47014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ describeMargin),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   PF: () => (/* binding */ adverseNoun),
/* harmony export */   Uh: () => (/* binding */ describeFigure),
/* harmony export */   VY: () => (/* binding */ titleChange),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   bB: () => (/* binding */ describeUnchanged),
/* harmony export */   tr: () => (/* binding */ describeBrokenBound)
/* harmony export */ });
/* harmony import */ var _model_slight_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5730);
/* harmony import */ var _format_describe_size_open_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30922);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15790);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78849);






/** "drop" where higher is better, "rise" where lower is. */
function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function describeMargin(result, options = {}) {
    return result.gate.margin === null ? null : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(result.metric, result.gate.margin, options);
}
/** "can flag" or "can rule out" in words, rounded up; null when it cannot be said, or the metric cannot change so much. */
function describeFigure(result, figure, options = {}) {
    return (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPossible */ .pA)(result.metric, { kind: result.figures_unit, value: figure }, {
        ...options,
        baseline: result.baseline,
        round: 'up',
    });
}
/** The candidate's value, `.58`, and the absolute bound that it breaks, `below the minimum of .60`; null when none. */
function describeBrokenBound(result) {
    const value = result.candidate_value;
    const { min, max } = result.gate;
    if (value === null || result.verdict !== 'breached')
        return null;
    const side = min !== null && value < min
        ? { limit: min, words: 'below the minimum of' }
        : max !== null && value > max
            ? { limit: max, words: 'above the maximum of' }
            : null;
    if (side === null)
        return null;
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAgainst */ .L$)(result.metric, value, side.limit);
    return { value: text.value, bound: `${side.words} ${text.limit}` };
}
/** They take no bound, so what they could rule out is no reason. */
const ROWS_WITHOUT_BOUNDS = new Set([
    'per-run',
    'stratified-exact',
    'stratified-permutation',
]);
/** Why a gate cannot tell although its bounds hold, or has none: its own reason, without the word that stands before it. */
function describeDoubt(result) {
    const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin);
    return (isHeld || ROWS_WITHOUT_BOUNDS.has(result.row)) && result.reason !== ''
        ? result.reason.replace(/^(cannot tell|worse; .* cannot be told): /, '')
        : null;
}
/**
 * That so few flips can never be significant, whichever way they go; null where they could be.
 * @example '2 cases flipped; fewer than 5 can never be significant'
 */
function describeFewFlips({ gate, newly_failing: failing, newly_passing: passing, least_flips: least, }) {
    const flips = (failing ?? 0) + (passing ?? 0);
    if (gate.evidence === 'threshold' || least === undefined || flips === 0 || flips >= least)
        return null;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(flips, 'case')} flipped; fewer than ${least} can never be significant`;
}
function describeLimits(result) {
    const flags = describeFigure(result, result.can_flag, { short: true });
    const rulesOut = describeFigure(result, result.can_rule_out, { short: true });
    return [
        flags === null ? 'too few cases or differences to say what it would flag' : `flags ≥ ${flags}`,
        rulesOut === null ? 'rules out nothing' : `rules out ≥ ${rulesOut}`,
    ].join(', ');
}
function describeBounds(result) {
    const { min, max } = result.gate;
    return [
        ...(min === null ? [] : [`min ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(result.metric, min)}`]),
        ...(max === null ? [] : [`max ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(result.metric, max)}`]),
    ].join(', ');
}
/** The log-ratio row speaks of the typical query; the ratio of the totals stands beside it. */
function describeTotal(result) {
    if (result.row !== 'log-ratio' || result.ratio_of_means === null)
        return '';
    const total = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)({
        metric: { ...result.metric, direction: 'higher' },
        row: 'log-ratio',
        baseline: null,
        candidate: null,
        delta: Math.log(result.ratio_of_means),
        interval: null,
    });
    return ` (typical query; total ${total.change ?? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)('0', '%')})`;
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
        return `${sign} ${(0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorseSizeOpen */ .QG)(result, alpha) ? 'worse, ' : ''}not shown to stay within ${margin ?? 'its margin'}: ${describeLimits(result)}${total}`;
    switch (result.verdict) {
        case 'regressed':
            return `${sign} regressed (margin ${margin ?? 'none'})${total}`;
        case 'breached': {
            const bound = describeBrokenBound(result);
            return `${sign} ${bound?.bound ?? `beyond the threshold of ${margin ?? 'none'} (not a test)`}`;
        }
        case 'improved':
            return `✅ ${(0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isSlightlyBetter */ .bQ)(result) ? 'slightly better' : 'improved'}${total}`;
        case 'unchanged': {
            if (result.row === 'exact')
                return '✅ unchanged';
            // One case is no ground for a tick.
            if (result.n === 1)
                return '➖ unchanged on the only case';
            const rulesOut = describeFigure(result, result.can_rule_out, { short: true });
            return `✅ unchanged on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(result.n, 'case')}${rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`}`;
        }
        case 'no-regression':
            return (0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isSlightlyWorse */ .hf)(result, alpha)
                ? `✅ slightly worse, within the margin (${margin ?? 'none'})${total}`
                : `✅ no regression beyond ${margin ?? 'the margin'}${total}`;
        case 'within-bounds':
            return `✅ within bounds (${describeBounds(result)})`;
        case 'inconclusive': {
            const word = (0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorseSizeOpen */ .QG)(result, alpha)
                ? (0,_format_describe_size_open_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSizeOpen */ .$)(result, { short: true })
                : `cannot tell${result.suspect ? ', suspect' : ''}`;
            const flips = describeFewFlips(result);
            return `❔ ${word}: ${flips === null ? '' : `${flips}; `}${describeDoubt(result) ?? describeLimits(result)}${total}`;
        }
        case 'invalid':
            return `⚠️ invalid: ${result.reason}`;
        case 'not-comparable':
            return `➖ not compared: ${result.reason}`;
    }
}
/** The title of a column of changes, with the interval where there can be one. */
function titleChange({ alpha, inference }) {
    return inference === 'these-cases'
        ? 'change'
        : `change [${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`;
}
/** "on all 60 cases (rules out drops of 6.1 points or more)". */
function describeUnchanged(result) {
    if (result.row === 'exact')
        return result.n === 0 ? 'in one reading' : `on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(result.n, 'file')}`;
    if (result.n === 1)
        return 'on the only case';
    const rulesOut = describeFigure(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : ` (rules out ${adverseNoun(result)}s of ${rulesOut} or more)`;
    return `on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(result.n, 'case')}${limit}`;
}


/***/ }),

/***/ 484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ listFindings),
/* harmony export */   UN: () => (/* binding */ listVariantFindings),
/* harmony export */   WB: () => (/* binding */ foldList),
/* harmony export */   WD: () => (/* binding */ takeTurns)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8499);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69679);
/* harmony import */ var _write_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86563);



/** A comment is read on a phone: the rest is folded. */
const MOST_SHOWN = 3;
/** What the headline, the second line and the list of flips say already; cases that a report may not name are among it. */
const TOLD_ELSEWHERE = new Set(['confirmed-case', 'edited-cases']);
/** A lead, what matters most, and the rest folded; nothing when there is nothing. */
function foldList(lead, items, options) {
    const [first, ...others] = items;
    if (first === undefined)
        return [];
    const start = { kind: 'strong', text: lead };
    if (others.length === 0)
        return [{ kind: 'paragraph', text: [start, ' ', ...first] }];
    const folded = items.slice(options.most);
    return [
        { kind: 'paragraph', text: [start] },
        { kind: 'list', items: items.slice(0, options.most) },
        ...(folded.length === 0
            ? []
            : [
                {
                    kind: 'details',
                    summary: [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(folded.length, `more ${options.more}`)],
                    blocks: [{ kind: 'list', items: folded }],
                },
            ]),
    ];
}
/** The findings that nothing above them says, worst first. */
function listFindings(comparison) {
    const told = (0,_write_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headlineGate */ .g)(comparison)?.gate.id;
    const findings = comparison.findings.filter(({ about, gate }) => !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === told));
    return foldList('Findings.', findings.map(({ text }) => [text]), { most: MOST_SHOWN, more: 'finding' });
}
/** What no gate or metric of a pair says: the tables of pairs have those, with a p that is adjusted over all pairs. */
const OF_VARIANTS = new Set(['cause', 'zero-recall']);
/** Findings of three and more variants, of each against the first: one of each before the second of any. */
function listVariantFindings(first, variants) {
    return foldList(`Findings against ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .A)(first)}.`, takeTurns(variants, ({ findings }) => findings.filter(({ about }) => OF_VARIANTS.has(about))), { most: MOST_SHOWN, more: 'finding' });
}
/** The first of each variant, then the second of each; with the variant's name before a sentence that lacks it. */
function takeTurns(variants, pick) {
    return variants
        .flatMap(({ name, comparison }) => pick(comparison).map(({ text }, place) => ({ name, text, place })))
        .sort((a, b) => a.place - b.place)
        .map(({ name, text }) => (text.startsWith((0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .A)(name)) ? [text] : [`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .A)(name)}: ${text}`]));
}


/***/ }),

/***/ 7516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ listVariantRecommendations),
/* harmony export */   N: () => (/* binding */ listRecommendations)
/* harmony export */ });
/* harmony import */ var _list_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(484);

const MOST_SHOWN = 2;
const CASES_NAMED = 5;
/** What to do next, the first ones shown; what `buildAdvice` says of the primary gate is not said again. */
function listRecommendations(comparison, details) {
    const { word, primary } = comparison.verdict;
    const isTold = ({ about, gate }) => word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials');
    const items = comparison.recommendations.filter((one) => !isTold(one)).map((one) => write(one, details));
    return (0,_list_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldList */ .WB)('Next.', items, { most: MOST_SHOWN, more: 'recommendation' });
}
function write({ text, cases }, details) {
    if (details === 'none' || cases.length === 0)
        return [text];
    const lead = text.replace(/\.$/, ':');
    const named = cases
        .slice(0, CASES_NAMED)
        .flatMap((id, index) => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return [lead, ...named, cases.length > CASES_NAMED ? ' …' : '.'];
}
/** What the figures of each variant against the first say to do about a cause; the rest is for a comparison of two. */
function listVariantRecommendations(variants) {
    const pick = ({ recommendations }) => recommendations.filter(({ about }) => about === 'cause');
    return (0,_list_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldList */ .WB)('Next.', (0,_list_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeTurns */ .WD)(variants, pick), { most: MOST_SHOWN, more: 'recommendation' });
}


/***/ }),

/***/ 53086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ placeCharts)
/* harmony export */ });
/** Charts as blocks: those of the comment, and the rest, which belong into the appendix of a report. */
function placeCharts(charts) {
    const blocksOf = (place) => charts.filter((chart) => chart.place === place).map((chart) => ({ kind: 'chart', chart }));
    return { inComment: blocksOf('comment'), onPage: blocksOf('page') };
}


/***/ }),

/***/ 91020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ buildVariantSummary),
/* harmony export */   j: () => (/* binding */ buildSummaryTable)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15790);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);
/* harmony import */ var _format_format_money_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2304);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8499);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55967);
/* harmony import */ var _model_tournament_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35053);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25262);







const NOTHING = '–';
/** The rows of design document 004 in its order, whether the answer succeeded before them. */
function summaryIds(primaryK) {
    return [
        'success',
        ...['precision', 'recall', 'ndcg'].map((measure) => `retrieval.${measure}@${primaryK}`),
        'retrieval.mrr',
        'tokens.total',
        'cost.usd',
        'context.waste',
        'route.escalation-rate',
    ];
}
/** The key metrics of a run beside its baseline's; nothing where none of them was measured. Bold: an established change. */
function buildSummaryTable({ comparison, context, tables, measured, }) {
    const isCompared = comparison.baseline !== null;
    const rows = summaryIds(measured.primary_k).flatMap((id) => {
        if (!isCompared)
            return writeAlone(id, measured);
        const metric = comparison.metrics.find((one) => one.metric.id === id);
        const isMissing = metric === undefined || (metric.candidate === null && metric.baseline === null);
        return isMissing ? [] : [writeRow(metric, comparison.alpha)];
    });
    const usage = writeUsage(tables);
    const usageRow = usage === null
        ? []
        : [
            isCompared
                ? [[usage.title], [usage.first], [usage.last], [NOTHING], [usage.trials.join(' and ') || NOTHING]]
                : [[usage.title], [usage.last], [usage.trials.at(-1) ?? NOTHING]],
        ];
    const all = [...rows, ...usageRow];
    if (all.length === 0)
        return [];
    const { names } = context;
    const numbers = isCompared ? [names.baseline, names.candidate, 'change', 'n'] : [names.candidate, 'n'];
    return [
        {
            kind: 'table',
            columns: [{ title: 'metric', align: 'left' }, ...numbers.map((title) => ({ title, align: 'right' }))],
            rows: all,
        },
        ...(isCompared
            ? [
                {
                    kind: 'paragraph',
                    text: [
                        'Means over the n cases that both have; of route tiers the answered trials. Bold: a change that its test establishes. Money changes in per cent, shares in points (pp), the others in their own unit.',
                    ],
                },
            ]
            : []),
    ];
}
function writeAlone(id, { metrics, summaries }) {
    const facts = metrics.find((metric) => metric.id === id);
    const { mean = null, n = 0 } = summaries[id] ?? {};
    return facts === undefined || mean === null ? [] : [[[facts.title], [(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(facts, mean)], [countIn(n)]]];
}
function writeRow(metric, alpha) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(metric);
    const change = writeChange(metric);
    return [
        [metric.metric.title],
        [text.baseline ?? NOTHING],
        [text.candidate ?? NOTHING],
        [(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_2__/* .isEstablished */ .hO)(metric, alpha) && metric.reason === null ? { kind: 'strong', text: change } : change],
        [countIn(metric.n)],
    ];
}
const countIn = (count) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(count, { decimals: 0 });
/** Requirements 256: tokens as a difference of the means, money as a share, the others as they are. */
function writeChange(metric) {
    const { baseline, candidate } = metric;
    const { unit } = metric.metric;
    if (baseline === null || candidate === null)
        return NOTHING;
    if (unit === 'tokens')
        return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(candidate - baseline, { decimals: Math.max(baseline, candidate) >= 100 ? 0 : 1, signed: true });
    if (unit === 'usd') {
        if (Math.abs(baseline) < _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p)
            return (0,_format_format_money_js__WEBPACK_IMPORTED_MODULE_5__/* .formatMoney */ .u)(candidate - baseline, { signed: true });
        const share = (candidate - baseline) / baseline;
        return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(share * 100, { decimals: Math.abs(share) >= 0.1 ? 0 : 1, signed: true }), '%');
    }
    return (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(metric).change ?? NOTHING;
}
/** Null where no route tier is known. */
function writeUsage(tables) {
    const table = tables.find(({ id }) => id === 'route-tier-usage');
    if (table === undefined)
        return null;
    const write = (at) => {
        const shares = table.rows.map((row) => row[at]);
        return shares.every((share) => typeof share !== 'number')
            ? NOTHING
            : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .withUnit */ .$o)(shares.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0)).join(' / '), '%');
    };
    const tiers = table.rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ');
    const trials = (table.totals ?? []).map(countIn);
    return { title: `route tiers ${tiers}`, first: write(1), last: write(table.columns.length - 1), trials };
}
/** The same of three to ten variants, a row each; nothing where none of it was measured. */
function buildVariantSummary({ variants, metrics }, primaryK) {
    const shown = summaryIds(primaryK).flatMap((id) => {
        const facts = metrics.find((metric) => metric.id === id);
        const isMeasured = variants.some(({ summaries }) => (summaries[id]?.mean ?? null) !== null);
        return facts === undefined || !isMeasured ? [] : [facts];
    });
    if (shown.length === 0)
        return [];
    return [
        {
            kind: 'table',
            columns: [{ title: 'variant', align: 'left' }, ...shown.map(({ title }) => ({ title, align: 'right' }))],
            rows: variants.map(({ name, summaries }, place) => [
                [`${(0,_model_tournament_js__WEBPACK_IMPORTED_MODULE_6__/* .armName */ .KL)(place)} ${name}`],
                ...shown.map((facts) => {
                    const mean = summaries[facts.id]?.mean ?? null;
                    return [mean === null ? NOTHING : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(facts, mean)];
                }),
            ]),
        },
        { kind: 'paragraph', text: [`Means over the n cases that are scored: ${writeCounts(variants, shown)}.`] },
    ];
}
/** `n = 100` where all figures have one, else by metric, with the least and the most of the variants. */
function writeCounts(variants, shown) {
    const counts = shown.map(({ id, title }) => {
        const all = variants.flatMap(({ summaries }) => summaries[id]?.n ?? []);
        const [least, most] = [Math.min(...all), Math.max(...all)];
        return { title, n: least === most ? countIn(least) : `${countIn(least)} to ${countIn(most)}` };
    });
    const [first] = counts;
    if (first !== undefined && counts.every(({ n }) => n === first.n))
        return `n = ${first.n}`;
    return counts.map(({ title, n }) => `${title} ${n}`).join(', ');
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

/***/ 86563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ headlineGate),
/* harmony export */   m: () => (/* binding */ writeHeadline)
/* harmony export */ });
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94944);
/* harmony import */ var _model_slight_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5730);
/* harmony import */ var _format_describe_size_open_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30922);
/* harmony import */ var _count_gates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67195);
/* harmony import */ var _format_format_sample_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91048);
/* harmony import */ var _format_write_scope_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22798);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15790);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26078);
/* harmony import */ var _cut_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49765);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _format_format_p_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20928);
/* harmony import */ var _coverage_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71563);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47014);













const MESSAGE_LENGTH = 120;
/** Gates that are worse by an unknown size; the headline counts the rest. */
const NAMED_WORSE = 2;
const confidence = (comparison) => `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI`;
/** "success fell from 82 % to 70 % (−12 points, 95 % CI −20 to −4, p = .008, n = 92)". */
function describeChange(result, comparison) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result);
    const verb = text.sign < 0 ? 'fell' : text.sign > 0 ? 'rose' : 'stayed';
    const p = result.p_adjusted ?? result.p;
    const facts = [
        text.intervalInWords === null ? null : `${confidence(comparison)} ${text.intervalInWords}`,
        p === null ? null : (0,_format_format_p_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPInWords */ .C)(p, comparison.alpha),
        (0,_format_format_sample_js__WEBPACK_IMPORTED_MODULE_5__/* .formatSample */ .y)(result, comparison),
    ].filter((fact) => fact !== null);
    const values = `${text.baseline ?? '?'} to ${text.candidate ?? '?'}`;
    return result.row === 'log-ratio'
        ? `${result.metric.title} ${verb} for the typical query (${[text.changeInWords ?? '?', ...facts].join(', ')}; mean ${values})`
        : `${result.metric.title} ${verb} from ${values} (${[text.changeInWords ?? '?', ...facts].join(', ')})`;
}
/** "success −1.1 points [−1.9, −0.3] of 5 points allowed, n = 1 840". */
function describeWithinMargin(result, comparison) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result);
    const margin = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMargin */ .Cj)(result);
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    return `${result.metric.title} ${text.changeInWords ?? '?'}${interval}${margin === null ? '' : ` of ${margin} allowed`}, ${(0,_format_format_sample_js__WEBPACK_IMPORTED_MODULE_5__/* .formatSample */ .y)(result, comparison)}`;
}
function describeFailure(result, comparison) {
    const broken = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBrokenBound */ .tr)(result);
    if (broken !== null)
        return `${result.metric.title} is ${broken.value}, ${broken.bound}`;
    if (result.verdict === 'breached')
        return `${describeChange(result, comparison)}, beyond the threshold of ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMargin */ .Cj)(result) ?? 'none'} (no test asked)`;
    return describeChange(result, comparison);
}
function describeZeroTolerance({ comparison, details }) {
    const ids = comparison.zero_tolerance;
    const flips = comparison.flips.filter((flip) => ids.includes(flip.case_id));
    const kind = flips.length > 0 && flips.every((flip) => flip.critical) ? 'critical case' : 'case';
    const verb = ids.length === 1 ? 'fails' : 'fail';
    return [...nameCases(ids, kind, details), ` passed every time before and ${verb} every time now`];
}
/** "the critical case `a`", "4 cases `a`, `b`, `c` …". */
function nameCases(ids, kind, details) {
    const shown = (details === 'none' ? [] : ids.slice(0, 3)).flatMap((id, index) => [
        index === 0 ? ' ' : ', ',
        { kind: 'code', text: id },
    ]);
    return [
        ids.length === 1 ? `the ${kind}` : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(ids.length, kind),
        ...shown,
        ids.length > 3 && details !== 'none' ? ' …' : '',
    ];
}
function writeRegressed(words) {
    const { comparison } = words;
    const failed = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .failedGates */ .qq)(comparison);
    const [worst, ...others] = failed;
    const zero = comparison.zero_tolerance.length > 0 ? describeZeroTolerance(words) : [];
    if (worst === undefined)
        return ['❌ Regressed: ', ...(zero.length > 0 ? zero : ['a gate of this suite fails'])];
    return [
        `❌ Regressed: ${describeFailure(worst, comparison)}`,
        others.length === 0 ? '' : `; ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(others.length, 'more gate fails', 'more gates fail')}`,
        ...(zero.length === 0 ? [] : ['; ', ...zero]),
    ];
}
/** Why good news of the gates is none of the suite; null when the primary gate cannot tell. */
function writeBlindSpot({ comparison, details }) {
    const { zero_tolerance_unscored: unscored = [], verdict } = comparison;
    if (verdict.because === 'watched-case-unscored') {
        return [
            '❔ Cannot tell: ',
            ...nameCases(unscored, 'watched case', details),
            ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
        ];
    }
    const coverage = (0,_coverage_words_js__WEBPACK_IMPORTED_MODULE_0__/* .decidingCoverage */ .GO)(comparison);
    if (coverage !== null) {
        const losses = (0,_coverage_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLosses */ .bQ)(coverage, comparison.alpha);
        const where = coverage.gated ? 'and there' : 'and';
        return [
            `❔ Cannot tell: ${(0,_coverage_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUncovered */ .hJ)(coverage, comparison.gates)}${losses === null ? '' : `, ${where} ${losses}`}`,
        ];
    }
    const primary = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .primaryGate */ .Qq)(comparison);
    if (verdict.because !== 'nothing-ruled-out' || primary === null)
        return null;
    const { title } = primary.metric;
    const what = primary.n === 1
        ? 'which says nothing of any other'
        : `too few to rule out a ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .adverseNoun */ .PF)(primary)} of ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMargin */ .Cj)(primary) ?? 'any size'}`;
    return [`❔ Cannot tell: ${title} unchanged ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnchanged */ .bB)(primary)}, ${what}`];
}
function writeInconclusive(words) {
    const { comparison } = words;
    const [unproven] = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .failedGates */ .qq)(comparison);
    if (unproven !== undefined)
        return [
            `❌ Not shown: ${unproven.metric.title} must be shown to stay within ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMargin */ .Cj)(unproven) ?? 'its margin'}, and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(unproven.n, 'case')} do not show it (${describeWithinMargin(unproven, comparison)})`,
        ];
    const blindSpot = writeBlindSpot(words);
    if (blindSpot !== null)
        return blindSpot;
    const primary = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .primaryGate */ .Qq)(comparison);
    if (primary === null)
        return ['❔ Cannot tell: this suite has no primary gate to decide by'];
    if (primary.verdict === 'not-comparable')
        return [`❔ Cannot tell: ${primary.metric.title} was not compared: ${primary.reason}`];
    if ((0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_7__/* .isWorseSizeOpen */ .QG)(primary, comparison.alpha)) {
        const words = (0,_format_describe_size_open_js__WEBPACK_IMPORTED_MODULE_8__/* .describeSizeOpen */ .$)(primary);
        return [`❔ ${words.charAt(0).toUpperCase()}${words.slice(1)}: ${describeChange(primary, comparison)}`];
    }
    if (comparison.inference === 'these-cases' && primary.p !== null && !primary.missing_unevenly)
        return [`❔ Cannot tell: ${describeChange(primary, comparison)}`];
    const { newly_failing: failing, newly_passing: passing } = primary;
    const flips = failing === null || passing === null
        ? describeWithinMargin(primary, comparison)
        : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(failing, 'case newly fails', 'cases newly fail')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} newly ${passing === 1 ? 'passes' : 'pass'}`;
    const margin = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMargin */ .Cj)(primary);
    const doubt = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeDoubt */ .Me)(primary);
    return [
        `❔ Cannot tell: ${flips}; `,
        doubt ??
            (margin === null
                ? primary.reason
                : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(primary.n, 'case')} cannot rule out a ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .adverseNoun */ .PF)(primary)} of ${margin} in ${primary.metric.title}`),
    ];
}
function writeNoRegression({ comparison }) {
    const primary = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .primaryGate */ .Qq)(comparison);
    const suspects = comparison.gates.filter((result) => result.suspect && result.gate.severity === 'fail');
    const doubt = suspects.length === 0
        ? ''
        : `; suspect, not proven: ${suspects.map((result) => `${result.metric.title} ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U)(result).changeInWords ?? ''}`).join(', ')}`;
    if (primary === null)
        return [`✅ Within the bounds of all gates, which compare no quality${doubt}`];
    if (primary.verdict === 'unchanged')
        return [`✅ No regression: ${primary.metric.title} unchanged ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnchanged */ .bB)(primary)}${doubt}`];
    if (primary.verdict === 'improved')
        return [`✅ No regression proven: ${describeChange(primary, comparison)}${doubt}`];
    if ((0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_7__/* .isSlightlyWorse */ .hf)(primary, comparison.alpha))
        return [`✅ Slightly worse, within the margin: ${describeWithinMargin(primary, comparison)}${doubt}`];
    return [
        `✅ No regression beyond ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMargin */ .Cj)(primary) ?? 'the margin'}: ${describeWithinMargin(primary, comparison)}${doubt}`,
    ];
}
function writeInvalid({ comparison, context }) {
    const { counts } = context;
    const isBug = comparison.verdict.because === 'gate-failed-to-compute';
    const invalid = comparison.gates.find((result) => result.verdict === 'invalid' && (isBug || result.gate.severity === 'fail'));
    const nothing = 'This says nothing about the change.';
    if (context.stopped !== undefined && !isBug)
        return [`⚠️ Invalid: ${context.stopped}. ${nothing}`];
    if (counts.infrastructure > 0 && !isBug) {
        const noun = counts.trials === counts.cases ? 'case' : 'trial';
        const total = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(counts.trials, noun);
        const facts = [
            ...(context.infrastructure_message === null
                ? []
                : [(0,_cut_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutText */ .I)(context.infrastructure_message.replace(/\.$/, ''), MESSAGE_LENGTH)]),
            ...(counts.retries > 0 ? [`retried ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(counts.retries, 'time')} in all`] : []),
        ];
        return [
            `⚠️ Invalid: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(counts.infrastructure, { decimals: 0 })} of ${total} got no answer`,
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
        .map((result) => `${result.metric.title} ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_10__/* .formatValue */ .Fl)(result.metric, result.candidate_value ?? 0)}`);
    const unique = [...new Set(values)].slice(0, 4);
    const measured = unique.length === 0 ? '' : ` Now: ${unique.join(', ')} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(context.counts.cases, 'case')}).`;
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
            `➖ Not comparable: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(gone, { decimals: 0 })} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(shared + gone, 'baseline case')} were edited or removed. This says nothing about the change.`,
        ];
    const reasons = [...new Set(comparison.gates.map((result) => result.reason))];
    return [`➖ Not comparable: ${reasons.join('; ')}. This says nothing about the change.`];
}
function writeMain(words) {
    const { comparison, context } = words;
    const primary = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .primaryGate */ .Qq)(comparison);
    switch (comparison.verdict.word) {
        case 'regressed':
            return writeRegressed(words);
        case 'inconclusive':
            return writeInconclusive(words);
        case 'improved': {
            const word = primary !== null && (0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_7__/* .isSlightlyBetter */ .bQ)(primary) ? 'Slightly better' : 'Improved';
            return [`✅ ${word}: ${primary === null ? '' : describeChange(primary, comparison)}`];
        }
        case 'unchanged': {
            const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged');
            const mark = result?.n === 1 && result.row !== 'exact' ? '➖' : '✅';
            return [`${mark} Unchanged ${result === undefined ? '' : (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnchanged */ .bB)(result)}`];
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
    return (word === 'regressed' ? (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .failedGates */ .qq)(comparison)[0] : null) ?? (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .primaryGate */ .Qq)(comparison);
}
/**
 * The verdict in one line: word first, then the numbers that decided, then how many other gates cannot tell.
 * It never says more than was tested: "cannot tell" stays so, and a threshold is not called a test. Nor less: a loss that is proven is
 * named, whatever its size.
 */
function writeHeadline(comparison, context, details) {
    const text = writeMain({ comparison, context, details });
    const word = comparison.verdict.word;
    if (word === 'invalid' || word === 'not-comparable')
        return text;
    const scope = comparison.inference === 'these-cases' ? (0,_format_write_scope_js__WEBPACK_IMPORTED_MODULE_11__/* .writeScope */ .S)(headlineGate(comparison)?.n ?? null) : '';
    const scoped = scope === '' || (0,_model_report_js__WEBPACK_IMPORTED_MODULE_12__/* .plainText */ .wh)(text).endsWith(scope) ? [] : [scope];
    const uncompared = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .uncomparedGuardrails */ .ls)(comparison).length;
    const unseen = uncompared === 0 ? [] : [` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(uncompared, 'other gate', 'other gates')} not compared`];
    if (word === 'unchanged')
        return [...text, ...scoped, ...unseen];
    const undecided = (0,_count_gates_js__WEBPACK_IMPORTED_MODULE_6__/* .undecidedGuardrails */ .Ez)(comparison).filter((result) => !(word === 'no-regression' && result.suspect));
    const worse = undecided.filter((result) => (0,_model_slight_change_js__WEBPACK_IMPORTED_MODULE_7__/* .isWorseSizeOpen */ .QG)(result, comparison.alpha));
    const open = undecided.length - worse.length;
    return [
        ...text,
        ...scoped,
        ...worse.slice(0, NAMED_WORSE).map((result) => ` · ${result.metric.title} is ${(0,_format_describe_size_open_js__WEBPACK_IMPORTED_MODULE_8__/* .describeSizeOpen */ .$)(result)}`),
        ...(worse.length > NAMED_WORSE ? [` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(worse.length - NAMED_WORSE, 'more gate')} worse`] : []),
        ...(open === 0 ? [] : [` · ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(open, 'other gate cannot tell', 'other gates cannot tell')}`]),
        ...(word === 'regressed' ? [] : unseen),
    ];
}


/***/ })

};
