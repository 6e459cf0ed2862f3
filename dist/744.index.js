export const id = 744;
export const ids = [744];
export const modules = {

/***/ 93603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/charts/index.js + 4 modules
var charts = __webpack_require__(36514);
// EXTERNAL MODULE: ./build/core/compare/compare-runs.js + 40 modules
var compare_runs = __webpack_require__(29760);
// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
// EXTERNAL MODULE: ./build/core/compare/settings-table.js
var settings_table = __webpack_require__(38340);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/tables/open-tables.js + 50 modules
var open_tables = __webpack_require__(24813);
// EXTERNAL MODULE: ./build/core/metrics/price-by-base.js
var price_by_base = __webpack_require__(68773);
// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/core/render/index.js + 15 modules
var render = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/core/report/append-tables.js
var append_tables = __webpack_require__(66779);
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

// EXTERNAL MODULE: ./build/core/format/format-measured.js
var format_measured = __webpack_require__(15790);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/model/slight-change.js
var slight_change = __webpack_require__(5730);
;// CONCATENATED MODULE: ./build/core/report/gate-words.js




/** "drop" where higher is better, "rise" where lower is. */
function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function describeMargin(result, options = {}) {
    return result.gate.margin === null ? null : (0,format_metric/* formatAmount */.ej)(result.metric, result.gate.margin, options);
}
/** "can flag" or "can rule out" in words, rounded up; null when it cannot be said. */
function describeFigure(result, figure, options = {}) {
    if (figure === null)
        return null;
    const amount = { kind: result.figures_unit, value: figure };
    return (0,format_metric/* formatAmount */.ej)(result.metric, amount, { ...options, round: 'up' });
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
    const text = (0,format_metric/* formatAgainst */.L$)(result.metric, value, side.limit);
    return { value: text.value, bound: `${side.words} ${text.limit}` };
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
        ...(min === null ? [] : [`min ${(0,format_metric/* formatValue */.Fl)(result.metric, min)}`]),
        ...(max === null ? [] : [`max ${(0,format_metric/* formatValue */.Fl)(result.metric, max)}`]),
    ].join(', ');
}
/** The log-ratio row speaks of the typical query; the ratio of the totals stands beside it. */
function describeTotal(result) {
    if (result.row !== 'log-ratio' || result.ratio_of_means === null)
        return '';
    const total = (0,format_measured/* formatMeasured */.U)({
        metric: { ...result.metric, direction: 'higher' },
        row: 'log-ratio',
        baseline: null,
        candidate: null,
        delta: Math.log(result.ratio_of_means),
        interval: null,
    });
    return ` (typical query; total ${total.change ?? (0,format_number/* withUnit */.$o)('0', '%')})`;
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
            return `${sign} ${bound?.bound ?? `beyond the threshold of ${margin ?? 'none'} (not a test)`}`;
        }
        case 'improved':
            return `✅ ${(0,slight_change/* isSlightlyBetter */.b)(result) ? 'slightly better' : 'improved'}${total}`;
        case 'unchanged': {
            const rulesOut = describeFigure(result, result.can_rule_out, { short: true });
            return `✅ unchanged on all ${(0,format_number/* countOf */.pq)(result.n, 'case')}${rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`}`;
        }
        case 'no-regression':
            return (0,slight_change/* isSlightlyWorse */.h)(result, alpha)
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
    const text = (0,format_measured/* formatMeasured */.U)(primary);
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
        : `About ${(0,format_number/* countOf */.pq)(needed - n, 'more case', 'more cases')} like these (${(0,format_number/* formatNumber */.ZV)(needed, { decimals: 0 })} in all) would flag a ${noun} of ${(0,format_metric/* formatAmount */.ej)(primary.metric, { ...margin, value: margin.value * 2 })} as often.`;
    return {
        kind: 'paragraph',
        text: [`${seen} ${limit}`, ...(more === null ? [] : [' ', { kind: 'strong', text: more }])],
    };
}

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

// EXTERNAL MODULE: ./build/core/report/describe-drawing.js
var describe_drawing = __webpack_require__(97071);
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
function countFlips(comparison) {
    const count = (kind) => comparison.flips.filter((flip) => flip.kind === kind).length;
    const failing = count('newly-failing');
    const passing = count('newly-passing');
    const flaky = count('flaky');
    const parts = [
        ...(failing > 0 ? [(0,format_number/* countOf */.pq)(failing, 'case newly fails', 'cases newly fail')] : []),
        ...(passing > 0 ? [(0,format_number/* countOf */.pq)(passing, 'case newly passes', 'cases newly pass')] : []),
        ...(flaky > 0 ? [(0,format_number/* countOf */.pq)(flaky, 'case is flaky', 'cases are flaky')] : []),
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

// EXTERNAL MODULE: ./build/core/format/format-p.js
var format_p = __webpack_require__(20928);
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
    const bounds = result.bounds.map((bound) => `${METHODS[bound.method]} ${bound.value === null ? 'does not exist' : statistic(bound.value)} (${bound.above_margin ? 'inside' : 'not inside'} the margin)`);
    const checks = listChecks(result.checks, alpha);
    const facts = [
        result.reason,
        ...(result.row === null ? [] : [TESTS[result.row]]),
        `n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`,
        ...(result.p === null ? [] : [`unadjusted p ${(0,format_p/* formatP */.M)(result.p, alpha)}`]),
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
    return result.n === 0 || result.n === shared ? '' : `, n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
}
function row(result, comparison) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const value = result.candidate_value;
    const candidate = text.candidate ?? (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(result.metric, value));
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
        [p === null ? '–' : `${(0,format_p/* formatP */.M)(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
        [[describeVerdict(result, comparison.alpha), ...(result.marks ?? [])].join(' · ')],
    ];
}
/** The gates with their numbers, in the suite's order; null when there is none. */
function buildGateTable(comparison, context) {
    if (comparison.gates.length === 0)
        return null;
    const confidence = (0,format_number/* formatNumber */.ZV)((1 - comparison.alpha) * 100, { decimals: 1 });
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

;// CONCATENATED MODULE: ./build/core/report/write-headline.js








const MESSAGE_LENGTH = 120;
const confidence = (comparison) => `${(0,format_number/* formatNumber */.ZV)((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI`;
const sample = (result) => `n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}${result.clusters === null ? '' : ` in ${(0,format_number/* countOf */.pq)(result.clusters, 'cluster')}`}`;
/** "success fell from 82 % to 70 % (−12 points, 95 % CI −20 to −4, p = .008, n = 92)". */
function describeChange(result, comparison) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const verb = text.sign < 0 ? 'fell' : text.sign > 0 ? 'rose' : 'stayed';
    const p = result.p_adjusted ?? result.p;
    const facts = [
        text.intervalInWords === null ? null : `${confidence(comparison)} ${text.intervalInWords}`,
        p === null ? null : (0,format_p/* formatPInWords */.C)(p, comparison.alpha),
        sample(result),
    ].filter((fact) => fact !== null);
    const values = `${text.baseline ?? '?'} to ${text.candidate ?? '?'}`;
    return result.row === 'log-ratio'
        ? `${result.metric.title} ${verb} for the typical query (${[text.changeInWords ?? '?', ...facts].join(', ')}; mean ${values})`
        : `${result.metric.title} ${verb} from ${values} (${[text.changeInWords ?? '?', ...facts].join(', ')})`;
}
/** "success −1.1 points [−1.9, −0.3] of 5 points allowed, n = 1 840". */
function describeWithinMargin(result) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const margin = describeMargin(result);
    const interval = text.interval === null ? '' : ` ${text.interval}`;
    return `${result.metric.title} ${text.changeInWords ?? '?'}${interval}${margin === null ? '' : ` of ${margin} allowed`}, ${sample(result)}`;
}
function describeUnchanged(result) {
    const rulesOut = describeFigure(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : ` (rules out ${adverseNoun(result)}s of ${rulesOut} or more)`;
    return `on all ${(0,format_number/* countOf */.pq)(result.n, 'case')}${limit}`;
}
function describeFailure(result, comparison) {
    const broken = describeBrokenBound(result);
    if (broken !== null)
        return `${result.metric.title} is ${broken.value}, ${broken.bound}`;
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
        ids.length === 1 ? `the ${kind}` : (0,format_number/* countOf */.pq)(ids.length, kind),
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
        others.length === 0 ? '' : `; ${(0,format_number/* countOf */.pq)(others.length, 'more gate fails', 'more gates fail')}`,
        ...(zero.length === 0 ? [] : ['; ', ...zero]),
    ];
}
function writeInconclusive({ comparison }) {
    const [unproven] = failedGates(comparison);
    if (unproven !== undefined)
        return [
            `❌ Not shown: ${unproven.metric.title} must be shown to stay within ${describeMargin(unproven) ?? 'its margin'}, and ${(0,format_number/* countOf */.pq)(unproven.n, 'case')} do not show it (${describeWithinMargin(unproven)})`,
        ];
    const primary = primaryGate(comparison);
    if (primary === null)
        return ['❔ Cannot tell: this suite has no primary gate to decide by'];
    if (primary.verdict === 'not-comparable')
        return [`❔ Cannot tell: ${primary.metric.title} was not compared: ${primary.reason}`];
    const { newly_failing: failing, newly_passing: passing } = primary;
    const flips = failing === null || passing === null
        ? describeWithinMargin(primary)
        : `${(0,format_number/* countOf */.pq)(failing, 'case newly fails', 'cases newly fail')}, ${(0,format_number/* formatNumber */.ZV)(passing, { decimals: 0 })} newly ${passing === 1 ? 'passes' : 'pass'}`;
    const margin = describeMargin(primary);
    const doubt = describeDoubt(primary);
    return [
        `❔ Cannot tell: ${flips}; `,
        doubt ??
            (margin === null
                ? primary.reason
                : `${(0,format_number/* countOf */.pq)(primary.n, 'case')} cannot rule out a ${adverseNoun(primary)} of ${margin} in ${primary.metric.title}`),
    ];
}
function writeNoRegression({ comparison }) {
    const primary = primaryGate(comparison);
    const suspects = comparison.gates.filter((result) => result.suspect && result.gate.severity === 'fail');
    const doubt = suspects.length === 0
        ? ''
        : `; suspect, not proven: ${suspects.map((result) => `${result.metric.title} ${(0,format_measured/* formatMeasured */.U)(result).changeInWords ?? ''}`).join(', ')}`;
    if (primary === null)
        return [`✅ No gate fails (none of them is primary)${doubt}`];
    if (primary.verdict === 'unchanged')
        return [`✅ No regression: ${primary.metric.title} unchanged ${describeUnchanged(primary)}${doubt}`];
    if (primary.verdict === 'improved')
        return [`✅ No regression proven: ${describeChange(primary, comparison)}${doubt}`];
    if ((0,slight_change/* isSlightlyWorse */.h)(primary, comparison.alpha))
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
        const total = (0,format_number/* countOf */.pq)(counts.trials, noun);
        const facts = [
            ...(context.infrastructure_message === null ? [] : [cutText(context.infrastructure_message, MESSAGE_LENGTH)]),
            ...(counts.retries > 0 ? [`retried ${(0,format_number/* countOf */.pq)(counts.retries, 'time')} in all`] : []),
        ];
        return [
            `⚠️ Invalid: ${(0,format_number/* formatNumber */.ZV)(counts.infrastructure, { decimals: 0 })} of ${total} got no answer`,
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
        .map((result) => `${result.metric.title} ${(0,format_metric/* formatValue */.Fl)(result.metric, result.candidate_value ?? 0)}`);
    const unique = [...new Set(values)].slice(0, 4);
    const measured = unique.length === 0 ? '' : ` Now: ${unique.join(', ')} (${(0,format_number/* countOf */.pq)(context.counts.cases, 'case')}).`;
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
            `➖ Not comparable: ${(0,format_number/* formatNumber */.ZV)(gone, { decimals: 0 })} of ${(0,format_number/* countOf */.pq)(shared + gone, 'baseline case')} were edited or removed. This says nothing about the change.`,
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
            const word = primary !== null && (0,slight_change/* isSlightlyBetter */.b)(primary) ? 'Slightly better' : 'Improved';
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
        : [...text, ` · ${(0,format_number/* countOf */.pq)(undecided.length, 'other gate cannot tell', 'other gates cannot tell')}`];
}

;// CONCATENATED MODULE: ./build/core/report/list-findings.js


/** A comment is read on a phone: the rest is folded. */
const MOST_SHOWN = 5;
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
                    summary: [(0,format_number/* countOf */.pq)(folded.length, `more ${options.more}`)],
                    blocks: [{ kind: 'list', items: folded }],
                },
            ]),
    ];
}
/** The findings that nothing above them says, worst first. */
function listFindings(comparison) {
    const told = headlineGate(comparison)?.gate.id;
    const findings = comparison.findings.filter(({ about, gate }) => !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === told));
    return foldList('Findings.', findings.map(({ text }) => [text]), { most: MOST_SHOWN, more: 'finding' });
}

;// CONCATENATED MODULE: ./build/core/report/list-recommendations.js

const list_recommendations_MOST_SHOWN = 2;
const list_recommendations_CASES_NAMED = 5;
/** What to do next, the first ones shown; what `buildAdvice` says of the primary gate is not said again. */
function listRecommendations(comparison, details) {
    const { word, primary } = comparison.verdict;
    const isTold = ({ about, gate }) => word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials');
    const items = comparison.recommendations.filter((one) => !isTold(one)).map((one) => write(one, details));
    return foldList('Next.', items, { most: list_recommendations_MOST_SHOWN, more: 'recommendation' });
}
function write({ text, cases }, details) {
    if (details === 'none' || cases.length === 0)
        return [text];
    const lead = text.replace(/\.$/, ':');
    const named = cases
        .slice(0, list_recommendations_CASES_NAMED)
        .flatMap((id, index) => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return [lead, ...named, cases.length > list_recommendations_CASES_NAMED ? ' …' : '.'];
}

// EXTERNAL MODULE: ./build/core/model/relative-change.js
var relative_change = __webpack_require__(55967);
;// CONCATENATED MODULE: ./build/core/report/metric-table.js




/** The change in bold where its adjusted p speaks for it, and what must be known to read it. */
function metric_table_describeChange(metric, alpha) {
    const text = (0,format_measured/* formatMeasured */.U)(metric);
    if (text.change === null)
        return [metric.reason ?? '–'];
    const isClear = (0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null;
    return [
        isClear ? { kind: 'strong', text: text.change } : text.change,
        text.interval === null ? '' : ` ${text.interval}`,
        (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ' · potentially meaningful' : '',
        metric.p === null || metric.reason === null ? '' : ` · ${metric.reason}`,
        ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
    ];
}
/** The metrics that no gate speaks of, folded away; null when there is none. */
function buildMetricTable(comparison, context) {
    const { alpha } = comparison;
    const gated = new Set(comparison.gates.filter((result) => result.gate.where === null).map((result) => result.metric.id));
    const measured = comparison.metrics.filter(({ metric, baseline, candidate, marks }) => !gated.has(metric.id) && (baseline !== null || candidate !== null || marks !== undefined));
    if (measured.length === 0)
        return null;
    const rows = measured.map((metric) => {
        const text = (0,format_measured/* formatMeasured */.U)(metric);
        return [
            [metric.metric.title],
            [text.baseline ?? '–'],
            [text.candidate ?? '–'],
            metric_table_describeChange(metric, alpha),
            [metric.p_adjusted === null ? '–' : (0,format_p/* formatP */.M)(metric.p_adjusted, alpha)],
            [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
        ];
    });
    return {
        kind: 'details',
        summary: [`${(0,format_number/* countOf */.pq)(measured.length, 'more metric')}, without a gate: exploratory, no verdict hangs on them`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'metric', align: 'left' },
                    { title: context.names.baseline, align: 'right' },
                    { title: context.names.candidate, align: 'right' },
                    { title: `change [${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
                    { title: 'p (Benjamini–Hochberg)', align: 'right' },
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
        summary: [`Success by tag, ${(0,format_number/* countOf */.pq)(slices.length, 'tag')}: exploratory, no verdict hangs on it`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'tag', align: 'left' },
                    { title: context.names.baseline, align: 'right' },
                    { title: context.names.candidate, align: 'right' },
                    { title: `change [${(0,format_number/* formatNumber */.ZV)((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
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

// EXTERNAL MODULE: ./build/core/report/trials-block.js
var trials_block = __webpack_require__(9500);
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
function describeCost({ cost_usd: cost, trials_of_unknown_cost: unknown, counts }) {
    if (unknown >= counts.trials && unknown > 0)
        return 'cost unknown';
    return `${(0,format_money/* formatMoney */.u)(cost)}${unknown === 0 ? '' : ` and ${(0,format_number/* countOf */.pq)(unknown, 'trial')} of unknown cost`}`;
}
const NAMED_MODELS = 3;
/** What answered on each side, where the target says so. */
function describeModels({ baseline, candidate }, { names }) {
    const list = (models) => {
        if (models === undefined || models.length === 0)
            return null;
        const shown = models.slice(0, NAMED_MODELS).map((model) => cutText(model, 60));
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
    const { shared, edited, added, removed, edited_failing: failing, stale = [], stale_failing } = comparison.cases;
    const rules = writeRuleChanges(comparison, context);
    if (context.baseline.kind === 'none')
        return joinSentences([writeReason(context.baseline.reason), rules]);
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
    return joinSentences([...sentences, ...notices, rules]);
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
    const named = { kind: 'code', text: cutText(selection, CHANGE_LENGTH) };
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
    const shown = changed.changes.slice(0, NAMED).map((change) => cutText(change, CHANGE_LENGTH));
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
    const collapsed = isCollapsed(input);
    const headline = writeHeadline(comparison, context, details);
    const blocks = [
        buildAdvice(comparison),
        buildGateTable(comparison, context),
        ...listBrokenBounds(comparison, details),
        writeStaleness(context),
        ...comparison.warnings.map((warning) => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
        ...input.charts.map((chart) => ({ kind: 'chart', chart, alt: (0,describe_drawing/* describeDrawing */.c)(chart.title, chart.figure) })),
        buildFlipList(input),
        ...listFindings(comparison),
        ...listRecommendations(comparison, details),
        ...(0,trials_block/* buildTrials */._)(comparison, context, details),
        buildDifferenceList(comparison, context),
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

// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
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
// EXTERNAL MODULE: ./build/core/metrics/judged-answer.js
var judged_answer = __webpack_require__(974);
// EXTERNAL MODULE: ./build/core/metrics/representative-trial.js
var representative_trial = __webpack_require__(26030);
// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
// EXTERNAL MODULE: ./build/core/metrics/willingness.js
var willingness = __webpack_require__(53679);
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
    if ('max_tool_calls' in check)
        return `the answer took more than ${check.max_tool_calls} calls of tools`;
    return `the answer cost more than ${check.max_cost_usd} US dollars`;
}

// EXTERNAL MODULE: ./build/core/metrics/called-names.js
var called_names = __webpack_require__(79834);
// EXTERNAL MODULE: ./build/core/metrics/validate-workflow.js + 1 modules
var validate_workflow = __webpack_require__(45110);
;// CONCATENATED MODULE: ./build/app/evaluate/describe-workflow.js


/** More names than these make nobody wiser. */
const MOST_NAMES = 5;
const NAME_LENGTH = 80;
/**
 * What is wrong with the agents and tools that a reply called, a clause each; none where they are as the case says.
 * @example describeWorkflow(golden, { tools: [] }, scoring) // ['it did not call the tool "search"']
 */
function describeWorkflow(golden, reply, scoring) {
    const validation = (0,validate_workflow/* validateWorkflow */._B)(golden, reply, scoring);
    return validate_workflow/* CALL_KINDS */.V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return [called_names/* NO_TRACE */.eW[kind]];
        return [
            ...describeNames('it did not call', kind, calls.missing),
            ...describeNames('it called, but should not have,', kind, calls.unexpected),
        ];
    });
}
function describeNames(what, kind, names) {
    if (names.length === 0)
        return [];
    const noun = names.length === 1 ? kind.slice(0, -1) : kind;
    const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)));
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return [`${what} the ${noun} ${listed.join(', ')}${more}`];
}

;// CONCATENATED MODULE: ./build/app/evaluate/describe-flips.js







/** Of the judge's words: enough for a sentence or two. */
const REASONING_LENGTH = 200;
/** The stories behind flipped cases, in the order of `ids`: what was asked, expected, answered before and now, and why it fails. */
function describeFlips({ ids, cases, topK, pricing, scoring, baseline, candidate, }) {
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
                reasons: now === null ? [] : reasonsOf(now, golden, { pricing, scoring }),
            },
        ];
    });
}
/** The first failing trial, since it shows what went wrong; else the one that stands for all. */
function tellingTrial(trials) {
    return trials?.find(({ scores }) => scores['success'] === 0) ?? (0,representative_trial/* representativeTrial */.O)(trials ?? []);
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
/** Why a trial fails, one clause each: what it declined, what it did not find, every check that does not hold, what it called. */
function reasonsOf({ observation, judgments, scores, unscored }, golden, { pricing, scoring }) {
    const isAnswered = observation.status === 'ok';
    const sought = scoring.success_spans === 'critical' ? 'not every critical span' : 'no expected span';
    const retrieval = scores['success.retrieval'] === 0 ? [`${sought} was retrieved within the primary k`] : [];
    const missing = unscored['success'];
    return [
        // An empty answer fails a case even where nothing is asked of the answer.
        ...(isAnswered && scores['success'] === 0 ? describeWillingness(observation.reply, golden) : []),
        ...retrieval,
        ...(isAnswered && scores['success.answer'] === 0 ? describeFailedChecks(observation, golden, pricing) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeJudged(golden, judgments ?? null, scoring) : []),
        ...(isAnswered && scores['success.workflow'] === 0 ? describeWorkflow(golden, observation.reply, scoring) : []),
        ...(missing === undefined ? [] : [missing]),
    ];
}
function describeJudged(golden, judgments, scoring) {
    const score = (0,judged_answer/* scoreJudgedAnswer */._)({ golden, judgments }, { scoring });
    if (score.kind === 'unscored' || score.value === 1)
        return [];
    const question = (0,judged_answer/* decidingQuestion */.O)(golden, { scoring });
    const reply = question === null ? undefined : judgments?.[question];
    const said = reply !== undefined && 'reasoning' in reply ? reply.reasoning?.replace(/\s+/g, ' ').trim() : '';
    return [`the judge does not find the answer right${said ? `: ${said.slice(0, REASONING_LENGTH)}` : ''}`];
}
function describeWillingness(reply, { answer_mode: mode, clarification_expected: mayAsk = false }) {
    const hasDeclined = (0,willingness/* hasAbstained */.yy)(reply);
    if (mode === 'must_abstain')
        return hasDeclined ? [] : ['it answered, but must decline'];
    if (hasDeclined)
        return ['it declined to answer'];
    if (mode === 'must_clarify')
        return (0,willingness/* hasAskedBack */.u3)(reply) ? [] : ['it answered, but must ask back'];
    return reply.clarified === true && !mayAsk ? ['it asked back instead of answering'] : [];
}
function describeFailedChecks(observation, { checks }, pricing) {
    const failed = checks.filter((check) => {
        const score = (0,check_answer/* checkAnswer */.dG)(check, observation, pricing);
        return score.kind === 'scored' && score.value === 0;
    });
    return failed.map(describeFailedCheck);
}

// EXTERNAL MODULE: ./build/app/evaluate/draw-charts.js + 2 modules
var draw_charts = __webpack_require__(50754);
;// CONCATENATED MODULE: ./build/app/evaluate/list-results.js
const SUCCESS = 'success';
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
        const success = scores[SUCCESS];
        if (success === undefined)
            tally.reason ??= unscored[SUCCESS] ?? null;
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

// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js
var score_trial = __webpack_require__(59455);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
;// CONCATENATED MODULE: ./build/app/evaluate/read-reruns.js


/** The recorded re-runs of a run's newly failing cases with their scores computed anew; null without any. Throws as `readConfirmations` does. */
async function readReruns(folder, { run, metrics, log }) {
    return (0,read_confirmations/* readConfirmations */.T)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial/* scoreTrial */.$)({ metrics, golden, observation }),
        }),
    });
}

// EXTERNAL MODULE: ./build/shell/runs/read-observations.js
var read_observations = __webpack_require__(73288);
;// CONCATENATED MODULE: ./build/app/evaluate/read-telling.js


/** The whole trials of a few cases with scores made anew, as the comparison's are. No pass over the file when there is nothing to tell. */
async function readTelling(folder, request) {
    const { caseIds, cases, metrics, log } = request;
    if (caseIds.size === 0)
        return new Map();
    const found = await (0,read_observations/* readObservations */.i)(folder, { caseIds, log });
    return new Map(cases.flatMap((golden) => {
        const trials = found.get(golden.id);
        if (trials === undefined)
            return [];
        const anew = ({ observation, judgments }) => (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, ...(judgments && { judgments }) });
        return [[golden.id, trials.map((trial) => ({ ...trial, ...anew(trial) }))]];
    }));
}

;// CONCATENATED MODULE: ./build/app/evaluate/report-context.js
const NO_COUNTS = { cases: 0, trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
/** What a report says beside the comparison: counts, cost and time of the candidate's run; re-runs cost too. */
function reportContext(candidate, { reruns, ...surroundings }) {
    const { run } = candidate;
    const trials = [...candidate.trials, ...reruns];
    // Sorted, since the sum of floats depends on their order and trials come in any: a merged run must cost the same.
    const costs = trials.flatMap(({ scores }) => scores['cost.usd'] ?? []).sort((a, b) => a - b);
    return {
        ...surroundings,
        suite: run.suite.name,
        candidate: { commit: run.commit, branch: run.branch, variant: run.variant },
        counts: run.counts ?? { ...NO_COUNTS, cases: run.cases.length, trials: candidate.trials.length },
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
    const settings = (0,read_anew/* metricSettings */.Qp)(run, judge);
    const metrics = (0,build_metrics/* buildMetrics */.G)(settings);
    const tables = (0,open_tables/* openTables */.W)(settings);
    const candidate = {
        ...(await (0,read_anew/* readAnew */.QM)({
            folder: candidateFolder,
            run,
            metrics,
            expected: baseRun === null ? [] : (0,custom_metrics/* customMetricsOf */.ki)(baseRun),
            log,
            onTrial: (trial) => tables.add(baseRun === null ? 0 : 1, trial),
        })),
        priced_by: settings.pricing,
    };
    const base = baseline.kind === 'none' || baseRun === null
        ? null
        : (0,read_anew/* repriced */.n2)(await (0,read_anew/* readAnew */.QM)({
            folder: baseline.folder,
            run: baseRun,
            metrics,
            log,
            onTrial: (trial) => tables.add(0, trial),
        }), candidate);
    const confirmations = await readReruns(candidateFolder, { run, metrics, log });
    const comparison = (0,compare_runs/* compareRuns */.q)({
        baseline: base,
        candidate,
        failOn: request.failOn,
        ...(confirmations === null ? {} : { confirmations }),
        ...(judge === null ? {} : { judge }),
    });
    // Flips first: they are what the change did.
    const telling = new Set([...comparison.flips.map(({ case_id }) => case_id), ...list_results_listFailing(candidate)]);
    const caseIds = new Set([...telling].slice(0, MAX_TOLD));
    const told = describeFlips({
        ids: [...caseIds],
        cases: candidate.run.cases,
        topK: candidate.run.settings.primary_k,
        pricing: settings.pricing,
        scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.c,
        candidate: await readTelling(candidateFolder, { caseIds, cases: candidate.run.cases, metrics, log }),
        baseline: baseline.kind === 'none' || base === null
            ? new Map()
            : await readTelling(baseline.folder, { caseIds, cases: base.run.cases, metrics, log }),
    });
    const context = reportContext(candidate, {
        ...surroundings(request, candidate, base),
        reruns: confirmations?.trials ?? [],
    });
    const plain = buildReport({
        comparison,
        context,
        flips: told,
        details: request.details,
        charts: await (0,draw_charts/* drawCharts */.I)(Object.values(charts/* REGISTRY */.M).map((chart) => chart.draw(comparison)), request),
    });
    const arms = [
        ...(base === null ? [] : [{ name: context.names.baseline, run: base.run }]),
        { name: context.names.candidate, run: candidate.run },
    ];
    const report = (0,append_tables/* appendTables */.S)(plain, [...tables.build(arms), ...(0,settings_table/* buildSettingsTable */.U)(arms)], request.details);
    const comment = render/* REGISTRY */.M.comment.render(report);
    const files = {
        comment: (0,external_node_path_.join)(outputFolder, render/* REGISTRY */.M.comment.file),
        report: (0,external_node_path_.join)(outputFolder, render/* REGISTRY */.M.html.file),
        comparison: (0,external_node_path_.join)(outputFolder, 'comparison.json'),
        junit: (0,external_node_path_.join)(outputFolder, render/* REGISTRY */.M.junit.file),
    };
    await (0,replace_file/* replaceFile */.f)(files.comment, comment);
    await (0,replace_file/* replaceFile */.f)(files.report, render/* REGISTRY */.M.html.render(report));
    await (0,replace_file/* replaceFile */.f)(files.comparison, `${JSON.stringify(comparison, null, 2)}\n`);
    const results = listResults({ comparison, candidate, told, details: request.details });
    await (0,replace_file/* replaceFile */.f)(files.junit, render/* REGISTRY */.M.junit.render(report, { results }));
    return {
        comparison,
        report,
        comment,
        summary: render/* REGISTRY */.M.summary.render(report),
        annotations: annotateFlips(comparison, told, request.details),
        files,
        runFolders: [...(baseline.kind === 'found' ? [baseline.folder] : []), candidateFolder],
    };
}
/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedJudge(run, base) {
    if (run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const own = (0,recorded_rules/* recordedRules */.M)(run);
    const recorded = (0,recorded_rules/* recordedRules */.M)(base);
    const rules = { ...recorded, pricing: (0,price_by_base/* priceByBase */.i)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,describe_rule_changes/* describeRuleChanges */.T)(rules, own, run.metrics) };
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


/***/ }),

/***/ 50754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ drawCharts)
});

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

;// CONCATENATED MODULE: ./build/app/evaluate/draw-charts.js

/** The charts that could be drawn, with the addresses of their pictures; the log says what became of the others. */
async function drawCharts(drawings, { charts, log }) {
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
    for (const drawing of drawings) {
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

/***/ 77378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ readAnew),
/* harmony export */   Qp: () => (/* binding */ metricSettings),
/* harmony export */   n2: () => (/* binding */ repriced)
/* harmony export */ });
/* harmony import */ var _core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42371);
/* harmony import */ var _core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39121);
/* harmony import */ var _core_metrics_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27007);
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55056);
/* harmony import */ var _core_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59455);
/* harmony import */ var _core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28689);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4879);
/* harmony import */ var _shell_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51246);
/* harmony import */ var _shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53757);









/** What is a success, what a token costs and what else settles a metric is for the judge to say, on both sides. */
function metricSettings({ settings, pricing: own }, judge) {
    const { primary_k, success } = judge?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(judge?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = judge === null ? settings : judge.rules.settings;
    return { k, primary_k, success, pricing: judge?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * A recorded run with its scores computed anew, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readAnew(request) {
    const { folder, expected = [], log, onTrial } = request;
    const metrics = [...request.metrics, ...(0,_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__/* .customMetricsOf */ .ki)(request.run).map(_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__/* .customMetric */ .oq)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,_shell_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readScoredRun */ .m)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const { run, trials, ...rest } = await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readScoredRun */ .m)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation, judgments } = recorded;
            if (observation.status === 'ok' && (0,_core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_6__/* .statesOwnCost */ .Q)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,_core_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }) });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(_core_metrics_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .metricFacts */ .g), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_8__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s) },
            summaries: (0,_core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__/* .summarizeRun */ .l)({ metrics, trials }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
    };
}
/** Every side that can be is priced from the list that the candidate is. */
function repriced(scored, candidate) {
    return { ...scored, priced_by: scored.priced_by ?? candidate.priced_by ?? candidate.run.pricing };
}


/***/ }),

/***/ 56888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules)
/* harmony export */ });
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const judged = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...judged, ...(scoring && { scoring }) }, pricing };
}


/***/ }),

/***/ 17744:
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
// EXTERNAL MODULE: ./build/shell/github/marker.js
var github_marker = __webpack_require__(25847);
// EXTERNAL MODULE: ./build/shell/github/own-comments.js
var own_comments = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/publishers/index.js + 3 modules
var publishers = __webpack_require__(47163);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
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
/** US dollars over all trials whose cost is known, re-runs too; null when none is. */
async function sumCost(folder, log) {
    const costOf = ({ scores }) => scores['cost.usd'];
    const reruns = await (0,read_confirmations/* readConfirmations */.T)(folder, { run: await (0,read_run/* readRun */.c)(folder), log, keep: costOf });
    const costs = reruns === null ? [] : [...reruns.trials];
    for await (const trial of (0,read_trials/* readTrials */.m)(folder, log))
        costs.push(costOf(trial));
    const known = costs.filter((cost) => cost !== undefined);
    return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0);
}
/** Ten significant digits, so that adding cents shows no binary noise. */
function action_outputs_text(value) {
    return value === null || value === undefined ? '' : String(Number(value.toPrecision(10)));
}

// EXTERNAL MODULE: ./build/app/evaluate.js + 29 modules
var evaluate = __webpack_require__(93603);
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
    await (0,publishers/* publishReport */.S)({
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
        const own = await (0,own_comments/* listOwnComments */.l)({ client: await effects.connect(), ...place });
        return (0,github_marker/* countLook */.zU)(own.map(({ body }) => body), marker);
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

/***/ 36514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/core/model/tournament.js
var model_tournament = __webpack_require__(35053);
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
/** Colours that are told apart side by side; after the candidate's they start anew with another sign. */
const ARM_COLORS = [CANDIDATE, WORSE, BETTER];
const ARM_SIGNS = ['triangle', 'rect', 'rectRot'];
function configure(title, figure) {
    const line = figure.points.map(({ x, y }) => ({ x, y }));
    const dots = figure.points.map(({ arm, x, y }, index) => ({
        label: arm,
        backgroundColor: index === 0 ? NEUTRAL : (ARM_COLORS[(index - 1) % ARM_COLORS.length] ?? CANDIDATE),
        pointStyle: index === 0 ? 'circle' : (ARM_SIGNS[Math.floor((index - 1) / ARM_COLORS.length)] ?? 'triangle'),
        pointRadius: 8,
        data: [{ x, y }],
    }));
    const change = { label: 'change', showLine: true, borderColor: NEUTRAL, pointRadius: 0, data: line };
    return {
        type: 'scatter',
        data: { datasets: [...dots, ...(figure.points.length === 2 ? [change] : [])] },
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
function drawPoints(quality, cost, points) {
    const unit = cost.unit === 'usd' ? 'usd' : 'tokens';
    const costTitle = chartLabel(cost.title);
    const qualityTitle = chartLabel(quality.title);
    const title = `${qualityTitle} against ${costTitle}, best is top left`;
    const figure = {
        kind: 'points',
        x: { axis: unit === 'usd' ? `${costTitle}, US dollars` : costTitle, unit },
        y: { axis: `${qualityTitle}, %`, max: 100 },
        points,
    };
    return { kind: 'drawn', id: ID, title, figure, config: configure(title, figure) };
}
/** What every variant has a mean of, first the metrics of gates. */
function measuredByAll({ variants, gates, metrics }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    return metrics
        .filter(({ id, per_run }) => per_run === undefined && variants.every(({ summaries }) => isMean(summaries[id]?.mean)))
        .sort((a, b) => Number(gated.has(b.id)) - Number(gated.has(a.id)));
}
const isMean = (mean) => mean !== null && mean !== undefined;
/** What quality costs: the arms by cost (or tokens) per query and quality, both axes from 0; best is the top left. */
const costQuality = {
    id: ID,
    draw(comparison) {
        const quality = chooseQuality(comparison);
        const cost = chooseCost(comparison);
        if (quality === null)
            return { kind: 'none', id: ID, reason: 'no quality metric was measured on both sides' };
        if (cost === null)
            return { kind: 'none', id: ID, reason: 'neither cost nor tokens were measured on both sides' };
        return drawPoints(quality.metric, cost.metric, [
            { arm: 'baseline', x: cost.baseline, y: 100 * quality.baseline },
            { arm: 'candidate', x: cost.candidate, y: 100 * quality.candidate },
        ]);
    },
    drawVariants(tournament) {
        const { variants, gates, primary } = tournament;
        // As the table shows it: a gate's value leaves stale cases out, a run's summary does not.
        const meanOf = ({ id }, place) => {
            const gate = gates.find(({ metric, where }) => metric === id && where === null);
            return variants[place]?.values[gate?.id ?? ''] ?? variants[place]?.summaries[id]?.mean ?? 0;
        };
        const all = measuredByAll(tournament);
        const ratios = all.filter(({ direction, unit }) => direction === 'higher' && unit === 'ratio');
        const decides = gates.find(({ id }) => id === primary)?.metric;
        const quality = ratios.find(({ id }) => id === decides) ?? ratios[0];
        const spent = all.filter((metric) => variants.some((_, place) => meanOf(metric, place) > 0));
        const cost = spent.find(({ unit }) => unit === 'usd') ?? spent.find(({ unit }) => unit === 'tokens');
        if (quality === undefined)
            return { kind: 'none', id: ID, reason: 'no quality metric was measured of every variant' };
        if (cost === undefined)
            return { kind: 'none', id: ID, reason: 'neither cost nor tokens were measured of every variant' };
        return drawPoints(quality, cost, variants.map((_, place) => ({
            arm: (0,model_tournament/* armName */.KL)(place),
            x: meanOf(cost, place),
            y: 100 * meanOf(quality, place),
        })));
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


/***/ }),

/***/ 38340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ buildSettingsTable)
/* harmony export */ });
/* harmony import */ var _describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57701);

const MOST_ROWS = 20;
const NAME_LENGTH = 80;
/**
 * Where the arms' settings differ from the first's, a row each: the target's own, the controlled ones and those of the run. Secrets are hidden. No table
 * when none differs. Source: design document 000, controlled variables; design document 004, experiment settings.
 */
function buildSettingsTable(arms) {
    const [first, ...others] = arms;
    if (first === undefined || others.length === 0)
        return [];
    const changes = others.map(({ run }) => {
        const found = (0,_describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettingChanges */ .m)(settingsOf(first.run), settingsOf(run));
        return new Map(found.map((change) => [change.name, change]));
    });
    const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort();
    if (names.length === 0)
        return [];
    const declared = arms.flatMap(({ run }) => run.settings.declared ?? []);
    const table = {
        id: 'settings-diff',
        title: 'Settings that differ between the arms',
        place: 'page',
        columns: [
            { title: 'setting', format: 'text' },
            ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            { title: 'declared', format: 'text' },
        ],
        rows: names.slice(0, MOST_ROWS).map((name) => {
            const own = changes.map((found) => found.get(name));
            return [
                name.slice(0, NAME_LENGTH),
                firstValue(own),
                ...own.map((change) => change?.after ?? '='),
                markOf(name, declared),
            ];
        }),
        notes: [
            'In order of their names; = is as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may be what makes the difference.',
            ...(names.length > MOST_ROWS ? [`… and ${names.length - MOST_ROWS} more.`] : []),
        ],
    };
    return [table];
}
function firstValue(changes) {
    return changes.find((change) => change !== undefined)?.before ?? null;
}
function markOf(name, declared) {
    const isDeclared = declared.some((one) => {
        const path = `target.${one}`;
        return name === path || name.startsWith(`${path}.`);
    });
    return isDeclared ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' };
}
/** What an arm was measured with. */
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }) {
    const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings;
    return {
        target,
        controlled,
        scoring: { k, primary_k, success, ...scoring },
        run: { seed, trials, subset, concurrency, timeout_seconds, retries },
        answered: { models: fingerprints.models, corpus: fingerprints.corpus },
        environment,
    };
}


/***/ }),

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

/***/ 68773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ priceByBase)
/* harmony export */ });
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57919);

/**
 * The price list that a change is judged by: its base's, and for models (under any spelling or with any date) and route tiers that the
 * base has no price for, the change's own. So a change can bring a new model with its price, but not a new price for a model, nor
 * another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
function priceByBase(base, head) {
    const known = Object.keys(base.models);
    const fresh = Object.entries(head.models);
    const unpriced = fresh.filter(([model]) => (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .g)(model, known) === null);
    const tiers = { ...head.route_tiers, ...base.route_tiers };
    return {
        ...base,
        models: { ...Object.fromEntries(unpriced), ...base.models },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}


/***/ }),

/***/ 26030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ representativeTrial)
/* harmony export */ });
/* harmony import */ var _stats_sum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36625);

const CORRECTNESS = 'judge.correctness';
/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9;
/**
 * The trial whose answer stands for its case: the one whose correctness is closest to the mean, the first of several. Without a judge it is
 * the first that succeeds, else the first; null for no trial. Source: design document 000, representative answer.
 * @example correctness 2, 5, 4: the mean is 3.67, so the third
 */
function representativeTrial(trials) {
    const judged = trials.flatMap((trial) => {
        const correctness = trial.scores[CORRECTNESS];
        return correctness === undefined ? [] : [{ trial, correctness }];
    });
    if (judged.length === 0)
        return trials.find(({ scores }) => scores['success'] === 1) ?? trials[0] ?? null;
    const average = (0,_stats_sum_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(judged.map(({ correctness }) => correctness)) / judged.length;
    const closest = judged.reduce((best, one) => Math.abs(one.correctness - average) < Math.abs(best.correctness - average) - ROUNDING ? one : best);
    return closest.trial;
}


/***/ }),

/***/ 24813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ openTables)
});

// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/core/model/buckets.js
var model_buckets = __webpack_require__(56731);
;// CONCATENATED MODULE: ./build/core/metrics/tables/define-table.js
/** An entry of the registry from a spec; hides what the table keeps. */
function defineTable({ name, source, start, build, ...facts }) {
    return {
        name,
        title: facts.title,
        source,
        open: (context) => {
            const collectors = new Map();
            return {
                add: (arm, trial) => {
                    const collector = collectors.get(arm) ?? start(context);
                    collectors.set(arm, collector);
                    collector.add(trial);
                },
                build: (arms) => {
                    const known = arms.flatMap((arm, index) => {
                        const collector = collectors.get(index);
                        return collector === undefined ? [] : [{ ...arm, data: collector.finish() }];
                    });
                    const built = known.length === 0 ? null : build(known, context);
                    return built === null ? null : { id: name, ...facts, ...built };
                },
            };
        },
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/calibration-buckets.js


/** Rows beyond these say nothing to a reader: ten variants with a hundred buckets make a thousand. */
const MOST_ROWS = 120;
/**
 * The buckets as intervals, lowest first.
 * @example nameBuckets({ edges: [0.3, 0.6], closed: 'left' }) // ['[0, 0.3)', '[0.3, 0.6)', '[0.6, 1]']
 */
function nameBuckets({ edges, closed }) {
    const bounds = [0, ...edges, 1];
    const last = edges.length;
    return bounds.slice(0, -1).map((low, index) => {
        const opening = closed === 'left' || index === 0 ? '[' : '(';
        const ending = closed === 'right' || index === last ? ']' : ')';
        return `${opening}${low}, ${bounds[index + 1] ?? 1}${ending}`;
    });
}
const calibrationBuckets = defineTable({
    name: 'calibration-buckets',
    title: 'Confidence against success',
    source: 'design document 004, confidence calibration',
    place: 'page',
    start: ({ scoring: { calibration_buckets: buckets } }) => {
        const sums = nameBuckets(buckets).map(() => ({ n: 0, confidence: 0, success: 0 }));
        return {
            add: ({ scores: { 'planner.confidence': confidence, success } }) => {
                const bucket = confidence === undefined ? undefined : sums[(0,model_buckets/* bucketOf */.A)(confidence, buckets)];
                if (bucket === undefined || confidence === undefined || success === undefined)
                    return;
                bucket.n += 1;
                bucket.confidence += confidence;
                bucket.success += success;
            },
            finish: () => sums,
        };
    },
    build: (arms, { scoring: { calibration_buckets: buckets } }) => {
        if (arms.every(({ data }) => data.every(({ n }) => n === 0)))
            return null;
        const rows = nameBuckets(buckets).flatMap((bucket, index) => arms.map(({ name, data }) => {
            const { n, confidence, success } = data[index] ?? { n: 0, confidence: 0, success: 0 };
            return [
                bucket,
                name,
                n,
                ...(n === 0 ? [null, null, null] : [confidence / n, success / n, (success - confidence) / n]),
            ];
        }));
        return {
            columns: [
                { title: 'confidence', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count' },
                { title: 'mean confidence', format: 'ratio' },
                { title: 'success rate', format: 'ratio' },
                { title: 'success − confidence', format: 'ratio' },
            ],
            rows: rows.slice(0, MOST_ROWS),
            notes: [
                'Below 0 in the last column the target is surer than it should be. `calibration.ece` weighs each case alike; here each trial counts.',
                ...(rows.length > MOST_ROWS ? [`${rows.length - MOST_ROWS} more rows are left out.`] : []),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/core/metrics/efficiency.js
var efficiency = __webpack_require__(90091);
;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-columns.js

const clamp = (points) => Math.min(100, Math.max(0, points));
/** The points for one figure, or for two; null when one of them is. */
function points(value, of) {
    return value === null ? null : clamp(of(value));
}
function pointsOfTwo(a, b, of) {
    return a === null || b === null ? null : clamp(of(a, b));
}
const percent = (share) => points(share, (value) => 100 * value);
/** The least that a stand-in gets for grounding, which it cannot show; design document 001. */
const MOCK_FLOOR = 10;
const groundingWithFloor = ({ grounding }, { isMock }) => points(grounding, (value) => Math.max(100 * value, isMock ? MOCK_FLOOR : 0));
const CORE = 'Core capabilities';
const ENHANCED = 'Enhanced metrics';
const RESOURCES = 'Resource usage';
const PERFORMANCE = 'Performance';
/** The weighted columns of design document 001, in its order: 8 + 7 + 3 + 3. With the overall score they are its 22. */
const CAPABILITY_COLUMNS = [
    {
        title: 'Multi-Agent',
        group: CORE,
        weight: 9,
        hint: 'success rate + half of decision confidence, at most 100',
        score: ({ success, confidence }) => pointsOfTwo(success, confidence, (a, b) => 100 * a + (100 * b) / 2),
    },
    {
        title: 'Tool Usage',
        group: CORE,
        weight: 7,
        hint: 'tool efficiency',
        score: ({ toolEfficiency }) => percent(toolEfficiency),
    },
    {
        title: 'Error Handling',
        group: CORE,
        weight: 7,
        hint: 'factual consistency',
        score: ({ consistency }) => percent(consistency),
    },
    { title: 'Context Retention', group: CORE, weight: 6, hint: 'grounding score', score: groundingWithFloor },
    {
        title: 'Adaptability',
        group: CORE,
        weight: 6,
        hint: 'planning score − backtrack rate, at least 0',
        score: ({ planning, backtracks }) => pointsOfTwo(planning, backtracks, (a, b) => 100 * (a - b)),
    },
    {
        title: 'Scalability',
        group: CORE,
        weight: 7,
        hint: 'mean of the points for memory and for CPU',
        score: ({ memoryMb, cpuPercent }) => pointsOfTwo(memoryMb, cpuPercent, (mb, busy) => ((0,efficiency/* memoryEfficiency */.Z1)(mb) + (0,efficiency/* cpuEfficiency */.AJ)(busy)) / 2),
    },
    {
        title: 'Observability',
        group: CORE,
        weight: 5,
        hint: '5 for each reasoning step, at most 100',
        score: ({ depth }) => points(depth, (steps) => 5 * steps),
    },
    { title: 'RAG', group: CORE, weight: 13, hint: 'grounding score', score: groundingWithFloor },
    {
        title: 'Reasoning Depth',
        group: ENHANCED,
        weight: 3,
        hint: '10 for each reasoning step, at most 100',
        raw: { unit: 'count', of: ({ depth }) => depth },
        score: ({ depth }) => points(depth, (steps) => 10 * steps),
    },
    {
        title: 'Planning Score',
        group: ENHANCED,
        weight: 4,
        hint: 'how much of the work comes after a plan',
        score: ({ planning }) => percent(planning),
    },
    {
        title: 'Decision Confidence',
        group: ENHANCED,
        weight: 3,
        hint: 'how sure the decisions were',
        score: ({ confidence }) => percent(confidence),
    },
    {
        title: 'Backtrack Rate ↓',
        group: ENHANCED,
        weight: 2,
        hint: '100 − share of steps that take something back',
        raw: { unit: 'percent', of: ({ backtracks }) => percent(backtracks) },
        score: ({ backtracks }) => points(backtracks, (rate) => 100 * (1 - rate)),
    },
    {
        title: 'Grounding Score',
        group: ENHANCED,
        weight: 4,
        hint: 'share of claims that the context supports',
        score: ({ grounding }) => percent(grounding),
    },
    {
        title: 'Factual Consistency',
        group: ENHANCED,
        weight: 4,
        hint: 'absence of contradictions',
        score: ({ consistency }) => percent(consistency),
    },
    {
        title: 'Tool Efficiency',
        group: ENHANCED,
        weight: 5,
        hint: 'share of tool calls that repeat no other',
        score: ({ toolEfficiency }) => percent(toolEfficiency),
    },
    {
        title: 'Memory ↓',
        group: RESOURCES,
        weight: 2,
        hint: '100 at 100 MB, 0 at 500 MB',
        raw: { unit: 'mb', of: ({ memoryMb }) => memoryMb },
        score: ({ memoryMb }) => points(memoryMb, efficiency/* memoryEfficiency */.Z1),
    },
    {
        title: 'CPU ↓',
        group: RESOURCES,
        weight: 2,
        hint: '100 − per cent busy',
        raw: { unit: 'percent', of: ({ cpuPercent }) => cpuPercent },
        score: ({ cpuPercent }) => points(cpuPercent, efficiency/* cpuEfficiency */.AJ),
    },
    {
        title: 'Cache Hit Rate',
        group: RESOURCES,
        weight: 1,
        hint: 'hits / accesses',
        score: ({ cacheHitRate }) => percent(cacheHitRate),
    },
    {
        title: 'Success Rate',
        group: PERFORMANCE,
        weight: 7,
        hint: 'share of cases that succeed',
        score: ({ success }) => percent(success),
    },
    {
        title: 'Latency ↓',
        group: PERFORMANCE,
        weight: 2,
        hint: '100 for none, 0 at `latency_anchor_s`',
        raw: { unit: 's', of: ({ latencyS }) => latencyS },
        score: ({ latencyS }, { latencyAnchorS }) => points(latencyS, (seconds) => (0,efficiency/* thriftScore */.Qn)(seconds, latencyAnchorS)),
    },
    {
        title: 'Cost ↓',
        group: PERFORMANCE,
        weight: 1,
        hint: 'per query: 100 for none, 0 at `cost_anchor_usd`',
        raw: { unit: 'usd', of: ({ costUsd }) => costUsd },
        score: ({ costUsd }, { costAnchorUsd }) => points(costUsd, (dollars) => (0,efficiency/* thriftScore */.Qn)(dollars, costAnchorUsd)),
    },
];

;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-scores.js



/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: design document 001; requirements 2.D, 2.G. */
function capabilityScores(facts, rules) {
    return CAPABILITY_COLUMNS.map(({ raw, score }) => ({ raw: raw?.of(facts) ?? null, score: score(facts, rules) }));
}
/** The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column. */
function averageScores(useCases) {
    const over = (values) => {
        const known = values.flatMap((value) => value ?? []);
        return known.length === 0 ? null : (0,mean/* mean */.i)(known);
    };
    return CAPABILITY_COLUMNS.map((_, at) => ({
        raw: over(useCases.map((scores) => scores[at]?.raw)),
        score: over(useCases.map((scores) => scores[at]?.score)),
    }));
}
/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that they have; null when none
 * was.
 * Source: design document 001, overall score (requirements 158, 2.H): a column that is missing is left out, not guessed.
 * @example overallScore of the test vector of requirements 2.M: { score: 77.825, weight_covered: 1 }
 */
function overallScore(scores) {
    const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
        const score = scores[at]?.score ?? null;
        return score === null ? [] : [{ weight, product: weight * score }];
    });
    const weight = (0,sum/* sum */.c)(measured.map((one) => one.weight));
    return {
        score: weight === 0 ? null : (0,sum/* sum */.c)(measured.map(({ product }) => product)) / weight,
        weight_covered: weight / 100,
    };
}

// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-cells.js



const POINTS = { unit: 'score', kind: 'continuous' };
/** Design document 001's colours: green from 80, blue from 50, red below. */
function markOf(score) {
    return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor';
}
/** The 22 columns: the 21 weighted ones, their weights beside their names, and the overall score. */
const SCORE_COLUMNS = [
    ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint }) => ({
        title: `${title} ${weight} %`,
        format: 'score',
        group,
        hint,
    })),
    {
        title: 'Overall',
        format: 'score',
        group: 'Overall',
        hint: 'the columns by their weights; in brackets how much of the weight was measured',
    },
];
/** The cells of `SCORE_COLUMNS`, marked by their points. */
function scoreCells(scores) {
    const overall = overallScore(scores);
    return [
        ...CAPABILITY_COLUMNS.map(({ raw: measured }, at) => {
            const { raw, score } = scores[at] ?? { raw: null, score: null };
            if (score === null)
                return null;
            if (measured === undefined || raw === null)
                return { value: score, mark: markOf(score) };
            return cellOf(score, (0,format_metric/* formatValue */.Fl)({ unit: measured.unit, kind: 'continuous' }, raw));
        }),
        overall.score === null ? null : cellOf(overall.score, (0,format_metric/* formatShare */.T1)(overall.weight_covered)),
    ];
}
function cellOf(score, aside) {
    return { value: `${(0,format_metric/* formatValue */.Fl)(POINTS, score)} (${aside})`, mark: markOf(score) };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/collect-capability.js

/** The metrics that the columns are made of; their means over cases are the facts. */
const SUMMED = [
    'success',
    'reasoning.depth',
    'reasoning.planning-score',
    'reasoning.decision-confidence',
    'reasoning.backtrack-rate',
    'grounding.score',
    'grounding.factual-consistency',
    'tools.efficiency',
    'resources.memory-mb',
    'resources.cpu-percent',
    'cache.hits',
    'cache.accesses',
    'performance.latency',
    'cost.usd',
];
/** A failed trial is 0 in these, which says something only where an answered one was measured. */
const ZERO_WHEN_FAILED = new Set([
    'grounding.score',
    'grounding.factual-consistency',
    'tools.efficiency',
]);
/** What every target gives: alone, they are no reason for a table of 22 columns. */
const ORDINARY = new Set(['success', 'performance.latency', 'cost.usd']);
/** A case's use case: the one it names, else its first tag, else none. */
function useCaseOf({ use_case: named, tags }) {
    return named ?? tags[0] ?? null;
}
/** Gathers the facts of one arm by use case: trials are averaged into cases, cases into use cases, as in every metric. */
function startCapability() {
    const useCases = new Map();
    const answered = new Set();
    let isReported = false;
    let isHeuristic = false;
    return {
        add: ({ golden, observation, scores }) => {
            const name = useCaseOf(golden);
            const cases = useCases.get(name) ?? new Map();
            useCases.set(name, cases);
            const one = cases.get(golden.id) ?? { trials: 0, sums: SUMMED.map(() => 0), counts: SUMMED.map(() => 0) };
            cases.set(golden.id, one);
            one.trials += 1;
            const isGuessed = scores['grounding.heuristic'] === 1;
            if (isGuessed || scores['reasoning.heuristic'] === 1)
                isHeuristic = true;
            for (const [at, id] of SUMMED.entries()) {
                const value = scores[id];
                if (value === undefined)
                    continue;
                one.sums[at] = (one.sums[at] ?? 0) + value;
                one.counts[at] = (one.counts[at] ?? 0) + 1;
                if (observation.status === 'failed')
                    continue;
                answered.add(id);
                if (!ORDINARY.has(id) && !(id === 'grounding.score' && isGuessed))
                    isReported = true;
            }
        },
        finish: () => ({
            useCases: new Map([...useCases].map(([name, cases]) => [name, factsOf(cases, answered)])),
            isReported,
            isHeuristic,
        }),
    };
}
function factsOf(cases, answered) {
    // By id, so that the sums do not hang on the order in which trials came.
    const ordered = [...cases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums);
    const meanOf = (id) => ZERO_WHEN_FAILED.has(id) && !answered.has(id) ? null : meanOverCases(ordered, SUMMED.indexOf(id));
    const [hits, accesses] = [meanOf('cache.hits'), meanOf('cache.accesses')];
    return {
        success: meanOf('success'),
        depth: meanOf('reasoning.depth'),
        planning: meanOf('reasoning.planning-score'),
        confidence: meanOf('reasoning.decision-confidence'),
        backtracks: meanOf('reasoning.backtrack-rate'),
        grounding: meanOf('grounding.score'),
        consistency: meanOf('grounding.factual-consistency'),
        toolEfficiency: meanOf('tools.efficiency'),
        memoryMb: meanOf('resources.memory-mb'),
        cpuPercent: meanOf('resources.cpu-percent'),
        cacheHitRate: hits === null || accesses === null || accesses === 0 ? null : hits / accesses,
        latencyS: meanOf('performance.latency'),
        costUsd: meanOf('cost.usd'),
    };
}
/** As in a run's summary, a case counts when at least half of its trials are scored. */
function meanOverCases(cases, at) {
    let total = 0;
    let n = 0;
    for (const { trials, sums, counts } of cases) {
        const [sum = 0, count = 0] = [sums[at], counts[at]];
        if (count === 0 || count * 2 < trials)
            continue;
        total += sum / count;
        n += 1;
    }
    return n === 0 ? null : total / n;
}
/** The scores of every arm; null when no arm reports anything that the table is for. */
function scoreArms(arms, { latency_anchor_s: latencyAnchorS, cost_anchor_usd: costAnchorUsd }) {
    if (!arms.some(({ data }) => data.isReported))
        return null;
    return arms.map(({ name, run, data }) => {
        const isMock = run.settings.mock === true;
        const rules = { latencyAnchorS, costAnchorUsd, isMock };
        return {
            name,
            isMock,
            useCases: new Map([...data.useCases].map(([useCase, facts]) => [useCase, capabilityScores(facts, rules)])),
        };
    });
}
/** What both tables say below themselves. */
function capabilityNotes(arms, scored) {
    const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name);
    const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name);
    return [
        'Points from 0 to 100, with what was measured in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the weights of the rest are scaled up; the brackets of the overall score say how much of the weight was measured.',
        'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
        ...(guessed.length > 0 ? [`Guessed from words, at least in part, in: ${guessed.join(', ')}.`] : []),
        ...(mocks.length > 0
            ? [`A stand-in (mock) answered in: ${mocks.join(', ')}. Its grounding counts as 10 at least.`]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-by-use-case.js




/** More use cases than these are counted, not listed. */
const MOST_USE_CASES = 20;
const NAME_LENGTH = 80;
/** All use cases, that with the lowest overall score of the last arm first, those that it has no score of last; then by name. */
function orderUseCases(arms) {
    const last = arms.at(-1)?.useCases;
    const names = new Set(arms.flatMap(({ useCases }) => [...useCases.keys()]));
    const all = [...names].map((name) => ({ name, overall: overallScore(last?.get(name) ?? []).score ?? Infinity }));
    return all.sort((a, b) => {
        if (a.overall !== b.overall)
            return a.overall - b.overall;
        return (a.name ?? '') < (b.name ?? '') ? -1 : 1;
    });
}
const capabilityByUseCase = defineTable({
    name: 'capability-by-use-case',
    title: 'Capabilities by use case',
    source: 'design document 001, per-use-case tables',
    place: 'page',
    start: startCapability,
    build: (arms, { scoring }) => {
        const scored = scoreArms(arms, scoring);
        if (scored === null)
            return null;
        const useCases = orderUseCases(scored);
        const left = useCases.length - MOST_USE_CASES;
        const suite = arms[0]?.run.suite.name ?? '';
        return {
            columns: [{ title: 'variant', format: 'text' }, { title: 'use case', format: 'text' }, ...SCORE_COLUMNS],
            rows: useCases.slice(0, MOST_USE_CASES).flatMap(({ name }) => scored.flatMap((arm) => {
                const scores = arm.useCases.get(name);
                return scores === undefined ? [] : [[arm.name, (name ?? suite).slice(0, NAME_LENGTH), ...scoreCells(scores)]];
            })),
            notes: [
                'The lowest overall score of the last variant comes first. A case counts in its `use_case`, else in its first tag, else in the suite.',
                ...(left > 0 ? [`${left} more use cases are left out.`] : []),
                ...capabilityNotes(arms, scored),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-overall.js




const capabilityOverall = defineTable({
    name: 'capability-overall',
    title: 'Capabilities',
    source: 'design document 001, comprehensive table',
    place: 'comment',
    start: startCapability,
    build: (arms, { scoring }) => {
        const scored = scoreArms(arms, scoring);
        if (scored === null)
            return null;
        return {
            columns: [{ title: 'variant', format: 'text' }, ...SCORE_COLUMNS],
            rows: scored.map(({ name, useCases }) => [name, ...scoreCells(averageScores([...useCases.values()]))]),
            notes: ['Means over the use cases, each of the same weight.', ...capabilityNotes(arms, scored)],
        };
    },
});

// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
// EXTERNAL MODULE: ./build/core/metrics/bills-of-reply.js
var bills_of_reply = __webpack_require__(42371);
;// CONCATENATED MODULE: ./build/core/metrics/component-distribution.js

const TOKENS_PER_PRICE = 1_000_000;
/**
 * What each type of component used and cost, in the order of the types; those that were not reported are left out. Cached tokens are a part of
 * the input and cost as much as other input where the price list does not say. Source: design document 003, component cost breakdown.
 * @example distributeComponents([{ type: 'TOOL_SCHEMA', input_tokens: 1000 }], { input: 3, output: 15 }) // 1,000 tokens, $0.003
 */
function distributeComponents(components, price) {
    return observation/* COMPONENT_TYPES */.Ov.flatMap((type) => {
        const own = components.filter((component) => component.type === type);
        if (own.length === 0)
            return [];
        const total = (count) => own.reduce((sum, component) => sum + (count(component) ?? 0), 0);
        const input = total(({ input_tokens }) => input_tokens);
        const output = total(({ output_tokens }) => output_tokens);
        const cached = Math.min(input, total(({ cached_tokens }) => cached_tokens));
        const cost = price === null
            ? null
            : ((input - cached) * price.input + cached * (price.cached || price.input) + output * price.output) /
                TOKENS_PER_PRICE;
        return [{ type, input_tokens: input, output_tokens: output, cached_tokens: cached, cost_usd: cost }];
    });
}
/**
 * The share of the whole cost that each of some parts has, 0 to 1, in their order; null where a cost is unknown or the whole is 0: tokens are no
 * measure of it. Source: design document 003, type percentage.
 * @example shareCosts([0.003, 0.015, 0.002]) // [0.15, 0.75, 0.1]
 */
function shareCosts(costs) {
    let whole = 0;
    for (const cost of costs) {
        if (cost === null)
            return costs.map(() => null);
        whole += cost;
    }
    return costs.map((cost) => (cost === null || whole === 0 ? null : cost / whole));
}

// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/find-price.js
var find_price = __webpack_require__(57665);
;// CONCATENATED MODULE: ./build/core/metrics/tables/component-cost.js






const NOTHING = { input_tokens: 0, output_tokens: 0, cost_usd: 0 };
const componentCost = defineTable({
    name: 'component-cost',
    title: 'What the tokens were spent on',
    source: 'design document 003, component cost breakdown',
    place: 'page',
    start: ({ settings }) => {
        const sums = new Map();
        const pricing = (0,default_pricing/* completePricing */.M)(settings.pricing);
        return {
            add: ({ observation }) => {
                if (observation.status !== 'ok' || observation.reply.components === undefined)
                    return;
                const { components } = observation.reply;
                const [bill, another] = (0,bills_of_reply/* billsOf */.K)(observation.reply);
                // Components do not say which of several models they went to.
                const price = bill === undefined || another !== undefined ? null : ((0,find_price/* findPrice */.v)(bill, pricing)?.price ?? null);
                for (const { type, input_tokens: input, output_tokens: output, cost_usd: cost } of distributeComponents(components, price)) {
                    const known = sums.get(type) ?? NOTHING;
                    sums.set(type, {
                        input_tokens: known.input_tokens + input,
                        output_tokens: known.output_tokens + output,
                        cost_usd: known.cost_usd === null || cost === null ? null : known.cost_usd + cost,
                    });
                }
            },
            finish: () => sums,
        };
    },
    build: (arms) => {
        const types = observation/* COMPONENT_TYPES */.Ov.filter((type) => arms.some(({ data }) => data.has(type)));
        if (types.length === 0)
            return null;
        const totalOf = (type) => arms.reduce((sum, { data }) => {
            const { input_tokens: input, output_tokens: output } = data.get(type) ?? NOTHING;
            return sum + input + output;
        }, 0);
        const sorted = [...types].sort((a, b) => totalOf(b) - totalOf(a));
        const shares = arms.map(({ data }) => shareCosts(sorted.map((type) => (data.get(type) ?? NOTHING).cost_usd)));
        return {
            columns: [
                { title: 'component', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'input tokens', format: 'tokens' },
                { title: 'output tokens', format: 'tokens' },
                { title: 'cost', format: 'usd' },
                { title: 'share of the cost', format: 'share' },
            ],
            rows: sorted.flatMap((type, at) => arms.map(({ name, data }, arm) => {
                // An arm that reports no components at all has not used none of them.
                if (data.size === 0)
                    return [type, name, null, null, null, null];
                const { input_tokens: input, output_tokens: output, cost_usd: cost } = data.get(type) ?? NOTHING;
                return [type, name, input, output, cost, shares[arm]?.[at] ?? null];
            })),
            notes: [
                'Sums over the answered trials that report components, at the price of the model of each; most tokens first. Shares are of the cost, where output weighs more than input, not of the tokens.',
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/stats/percentile.js
var percentile = __webpack_require__(33655);
;// CONCATENATED MODULE: ./build/core/metrics/tables/case-means.js
/** Keeps three numbers a case of the metric `id`; trials may come in any order. */
function startCaseMeans(id) {
    const cases = new Map();
    const all = () => [...cases.values()];
    return {
        add: ({ golden, scores }) => {
            const entry = cases.get(golden.id) ?? { sum: 0, scored: 0, trials: 0 };
            const value = scores[id];
            entry.trials += 1;
            if (value !== undefined) {
                entry.sum += value;
                entry.scored += 1;
            }
            cases.set(golden.id, entry);
        },
        means: () => all().flatMap(({ sum, scored, trials }) => (scored > 0 && 2 * scored >= trials ? [sum / scored] : [])),
        total: () => all().reduce((total, { sum }) => total + sum, 0),
        missing: () => all().reduce((count, { scored, trials }) => count + trials - scored, 0),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/cost-distribution.js




const SPENT = [
    { id: 'cost.usd', title: 'cost', format: 'usd' },
    { id: 'tokens.total', title: 'tokens', format: 'tokens' },
    { id: 'performance.latency', title: 'latency', format: 's' },
];
/** What is told of the cases of an arm, the least first. */
const STATISTICS = {
    min: (spent) => (0,percentile/* percentile */.Y)(spent, 0),
    p50: (spent) => (0,percentile/* percentile */.Y)(spent, 0.5),
    mean: (spent) => (0,mean/* mean */.i)(spent),
    p95: (spent) => (0,percentile/* percentile */.Y)(spent, 0.95),
    max: (spent) => (0,percentile/* percentile */.Y)(spent, 1),
};
const costDistribution = defineTable({
    name: 'cost-distribution',
    title: 'What a query costs and how long it takes',
    source: 'design document 004, cost distribution; design document 000, runtime distribution',
    place: 'page',
    start: () => {
        const spent = SPENT.map(({ id }) => startCaseMeans(id));
        return {
            add: (trial) => {
                for (const one of spent)
                    one.add(trial);
            },
            finish: () => spent,
        };
    },
    build: (arms) => {
        const measured = arms.map(({ name, data }) => ({
            name,
            spent: data.map((one) => ({ means: one.means(), missing: one.missing() })),
        }));
        const shown = SPENT.flatMap((column, at) => measured.some(({ spent }) => (spent[at]?.means.length ?? 0) > 0) ? [{ ...column, at }] : []);
        if (shown.length === 0)
            return null;
        const rowsOf = (title, cellOf) => measured.map(({ name, spent }) => [
            title,
            name,
            ...shown.map(({ at }) => {
                const one = spent[at];
                return one === undefined ? null : cellOf(one);
            }),
        ]);
        return {
            columns: [
                { title: 'of a query', format: 'text' },
                { title: 'arm', format: 'text' },
                ...shown.map(({ title, format }) => ({ title, format })),
            ],
            rows: [
                ...Object.entries(STATISTICS).flatMap(([title, of]) => rowsOf(title, ({ means }) => (means.length === 0 ? null : of(means)))),
                ...rowsOf('trials without', ({ missing }) => String(missing)),
            ],
            notes: ['Over the cases, each with its mean over trials. A trial that failed has none of these.'],
        };
    },
});

// EXTERNAL MODULE: ./build/core/metrics/consensus.js
var consensus = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/core/metrics/judged-part.js
var judged_part = __webpack_require__(49153);
// EXTERNAL MODULE: ./build/core/metrics/rubric-readings.js
var rubric_readings = __webpack_require__(18621);
;// CONCATENATED MODULE: ./build/core/metrics/tables/running-spread.js
/**
 * Starts with no value.
 * Source: Welford 1962, Technometrics 4:419: no sum of squares, which loses digits.
 * @example of 1, 2, 3: mean 2, deviation 1
 */
function startSpread() {
    let count = 0;
    let centre = 0;
    let squares = 0;
    return {
        add: (value) => {
            count += 1;
            const before = value - centre;
            centre += before / count;
            squares += before * (value - centre);
        },
        n: () => count,
        mean: () => (count === 0 ? null : centre),
        deviation: () => (count < 2 ? null : Math.sqrt(squares / (count - 1))),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/judge-scores.js






const judge_scores_NAME_LENGTH = 80;
const MOST_MODELS = 20;
function gradeOf(title, grade) {
    return {
        title,
        question: 'answer',
        unit: 'score',
        read: ({ answer }) => {
            const grades = (0,judged_part/* readJudged */.c)(answer);
            return typeof grades === 'string' ? null : grades[grade];
        },
    };
}
function qualityOf(title, score) {
    return {
        title,
        question: 'quality',
        unit: 'ratio',
        read: ({ quality }) => {
            const scores = (0,judged_part/* readJudged */.c)(quality);
            return typeof scores === 'string' ? null : scores[score];
        },
    };
}
const MEASURES = [
    gradeOf('correctness, 1 to 5', 'correctness'),
    gradeOf('completeness, 1 to 5', 'completeness'),
    gradeOf('faithfulness, 1 to 5', 'faithfulness'),
    qualityOf('answer quality', 'answer_quality'),
    qualityOf('factual correctness', 'factual_correctness'),
    qualityOf('completeness against criteria', 'completeness'),
    {
        title: 'rubric, weighted score',
        question: 'rubric',
        unit: 'ratio',
        read: ({ rubric }, { golden }, scoring) => {
            const readings = (0,rubric_readings/* readRubric */.qc)(rubric?.runs ?? [], golden, scoring);
            return typeof readings === 'string' ? null : (0,consensus/* consensus */.s)((0,rubric_readings/* wholeReadings */.nf)(readings));
        },
    },
];
const judgeScores = defineTable({
    name: 'judge-scores',
    title: 'What the judge said',
    source: 'requirements 18 to 21 and 67 to 70; design document 003, judge',
    place: 'page',
    start: ({ scoring }) => {
        const spreads = MEASURES.map(startSpread);
        const unusable = MEASURES.map(() => 0);
        const models = new Set();
        return {
            add: (trial) => {
                const { judgments } = trial;
                if (judgments === null || trial.observation.status === 'failed')
                    return;
                for (const model of modelsOf(judgments))
                    if (models.size < MOST_MODELS)
                        models.add(model);
                for (const [at, { question, read }] of MEASURES.entries()) {
                    if (judgments[question] === undefined)
                        continue;
                    const value = read(judgments, trial, scoring);
                    if (value === null)
                        unusable[at] = (unusable[at] ?? 0) + 1;
                    else
                        spreads[at]?.add(value);
                }
            },
            finish: () => ({ spreads, unusable, models }),
        };
    },
    build: (arms, { scoring }) => {
        const shown = MEASURES.flatMap((measure, at) => arms.some(({ data }) => (data.spreads[at]?.n() ?? 0) + (data.unusable[at] ?? 0) > 0) ? [{ ...measure, at }] : []);
        if (shown.length === 0)
            return null;
        return {
            columns: [
                { title: 'score', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count' },
                { title: 'mean', format: 'count' },
                { title: 'sd', format: 'count' },
                { title: 'unusable', format: 'count' },
            ],
            rows: shown.flatMap(({ title, unit, at }) => arms.map(({ name, data }) => {
                const write = (value) => value === null ? null : (0,format_metric/* formatValue */.Fl)({ unit, kind: 'continuous' }, value);
                const { n, mean, deviation } = data.spreads[at] ?? startSpread();
                return [title, name, n(), write(mean()), write(deviation()), data.unusable[at] ?? 0];
            })),
            notes: [
                'Over the answered trials that were judged, each counted once; sd is the sample deviation between them. The metrics weigh each case alike, and a trial that failed is 0 there. Unusable: the judge gave no reply that can be read.',
                ...describeModels(arms.map(({ name, data }) => ({ name, models: [...data.models].sort() }))),
                ...describeUnasked(shown.map(({ question }) => question), scoring),
            ],
        };
    },
});
function modelsOf({ answer, quality, rubric }) {
    return [answer, quality, ...(rubric?.runs ?? [])].flatMap((reply) => reply?.model?.slice(0, judge_scores_NAME_LENGTH) ?? []);
}
/** Two judges are two scales: what differs between the arms may be the judge. */
function describeModels(arms) {
    const known = arms.filter(({ models }) => models.length > 0);
    const lists = new Set(known.map(({ models }) => models.join(', ')));
    if (lists.size === 0)
        return [];
    if (lists.size === 1)
        return [`The judge: ${[...lists].join()}.`];
    const each = known.map(({ name, models }) => `${name}: ${models.join(', ')}`).join('; ');
    return [`The arms were judged by different models, so their scores are not alike: ${each}.`];
}
function describeUnasked(questions, { judged }) {
    const unasked = [...new Set(questions)].filter((question) => !judged.includes(question));
    if (unasked.length === 0)
        return [];
    const names = unasked.map((question) => `\`${question}\``).join(' and ');
    return [`The suite does not name ${names} under \`judged\`, so no metric is made of it.`];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/collect-cases.js
/** Keeps the scores by these metrics, summed by case. Cases come in the order of their ids, whatever the order of the trials. */
function collectCases(ids) {
    const cases = new Map();
    return {
        add: ({ golden, scores }) => {
            const known = cases.get(golden.id) ?? { golden, trials: 0, sums: ids.map(() => 0), counts: ids.map(() => 0) };
            cases.set(golden.id, known);
            known.trials += 1;
            for (const [place, id] of ids.entries()) {
                const value = scores[id];
                if (value === undefined)
                    continue;
                known.sums[place] = (known.sums[place] ?? 0) + value;
                known.counts[place] = (known.counts[place] ?? 0) + 1;
            }
        },
        finish: () => [...cases.values()]
            .sort((a, b) => (a.golden.id < b.golden.id ? -1 : 1))
            .map(({ golden, trials, sums, counts }) => ({
            golden,
            means: sums.map((sum, place) => {
                const count = counts[place] ?? 0;
                return count === 0 || 2 * count < trials ? null : sum / count;
            }),
        })),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/hardest-queries.js


const MOST_CASES = 20;
const hardestQueries = defineTable({
    name: 'hardest-queries',
    title: 'Hardest queries',
    source: 'design document 004, hardest queries and error drill-down',
    place: 'page',
    names_cases: true,
    start: ({ settings: { primary_k: k } }) => collectCases([`retrieval.recall@${k}`, 'success']),
    build: (arms, { settings: { primary_k: k } }) => {
        const known = arms.map(({ data }) => new Map(data.map(({ golden, means }) => [golden.id, means])));
        const hard = (arms.at(-1)?.data ?? [])
            .map(({ golden, means: [recall = null, success = null] }) => ({
            id: golden.id,
            // Where a case has but one of them, that one places it.
            recall: recall ?? success ?? 1,
            success: success ?? recall ?? 1,
        }))
            .filter(({ recall, success }) => recall < 1 || success < 1)
            .sort((a, b) => a.recall - b.recall || a.success - b.success || (a.id < b.id ? -1 : 1));
        if (hard.length === 0)
            return null;
        return {
            columns: [
                { title: 'case', format: 'text' },
                ...arms.flatMap(({ name }) => [
                    { title: `recall@${k}`, format: 'ratio', group: name },
                    { title: 'success', format: 'share', group: name },
                ]),
            ],
            rows: hard.slice(0, MOST_CASES).map(({ id }) => [
                id,
                ...known.flatMap((cases) => {
                    const [recall = null, success = null] = cases.get(id) ?? [];
                    return [recall, success];
                }),
            ]),
            notes: [
                `Cases that are not fully found or do not always succeed in the last arm, ${arms.at(-1)?.name ?? ''}: by recall@${k}, then success, means over a case's trials.`,
                ...(hard.length > MOST_CASES ? [`${hard.length - MOST_CASES} more are left out.`] : []),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/metrics/mark-escalations.js
var mark_escalations = __webpack_require__(27724);
// EXTERNAL MODULE: ./build/core/metrics/normalize-model-name.js
var normalize_model_name = __webpack_require__(57919);
;// CONCATENATED MODULE: ./build/core/metrics/tables/model-usage.js



/** More models than these are counted, not listed. */
const model_usage_MOST_MODELS = 20;
const model_usage_NAME_LENGTH = 80;
/**
 * Every model that was asked for one reply, with what became of it: the last attempt answered, unless it says `escalated` or `failed`. Without attempts
 * the reply's `model` answered.
 * @example listModels({ attempts: [{ model: 'a', result: 'escalated' }, { model: 'b' }] }, scoring) // a escalated, b answered
 */
function listModels({ attempts = [], model }, scoring) {
    if (attempts.length === 0)
        return model === undefined ? [] : [{ model, outcome: 'answered' }];
    const marks = (0,mark_escalations/* markEscalations */.K)(attempts, scoring);
    return attempts.flatMap(({ model: name, result }, index) => {
        const isLast = index === attempts.length - 1;
        // A single attempt need not repeat the model of its reply.
        const asked = name ?? (attempts.length === 1 ? model : undefined);
        if (asked === undefined)
            return [];
        const outcome = marks[index] === true ? 'escalated' : isLast && result !== 'failed' ? 'answered' : 'other';
        return [{ model: asked, outcome }];
    });
}
const modelUsage = defineTable({
    name: 'model-usage',
    title: 'Models that answered and models that passed on',
    source: 'design document 004, charts: usage by model, answered and escalated',
    place: 'page',
    start: ({ scoring }) => {
        const uses = new Map();
        return {
            add: ({ observation }) => {
                if (observation.status !== 'ok')
                    return;
                for (const { model, outcome } of listModels(observation.reply, scoring)) {
                    const name = (0,normalize_model_name/* canonicalModelName */.V)(model);
                    const use = uses.get(name) ?? {
                        model: model.slice(0, model_usage_NAME_LENGTH),
                        counts: { answered: 0, escalated: 0, other: 0 },
                    };
                    uses.set(name, { ...use, counts: { ...use.counts, [outcome]: use.counts[outcome] + 1 } });
                }
            },
            finish: () => uses,
        };
    },
    build: (arms) => {
        const totals = new Map();
        for (const { data } of arms)
            for (const [name, { model, counts }] of data) {
                const total = totals.get(name);
                totals.set(name, { model: total?.model ?? model, answered: (total?.answered ?? 0) + counts.answered });
            }
        const isRouted = arms.some(({ data }) => [...data.values()].some(({ counts }) => counts.escalated + counts.other > 0));
        if (totals.size < 2 && !isRouted)
            return null;
        const models = [...totals].sort(([a, { answered: x }], [b, { answered: y }]) => y - x || (a < b ? -1 : 1));
        return {
            columns: [
                { title: 'model', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'answered', format: 'count' },
                { title: 'escalated', format: 'count' },
                { title: 'other', format: 'count' },
            ],
            rows: models.slice(0, model_usage_MOST_MODELS).flatMap(([name, { model }]) => arms.map((arm) => {
                const { answered, escalated, other } = arm.data.get(name)?.counts ?? { answered: 0, escalated: 0, other: 0 };
                const isSilent = arm.data.size === 0;
                return [model, arm.name, ...(isSilent ? [null, null, null] : [answered, escalated, other])];
            })),
            notes: [
                'How often each model was asked in the answered trials, the one that answered most first. Other: it failed, was not sure, or was asked again.',
                ...(models.length > model_usage_MOST_MODELS ? [`${models.length - model_usage_MOST_MODELS} more models are left out.`] : []),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/pareto-front.js
/** Whether a variant costs no more, is no worse, and is better in one of the two. */
function dominates(one, other) {
    const isNoWorse = one.cost <= other.cost && one.quality >= other.quality;
    return isNoWorse && (one.cost < other.cost || one.quality > other.quality);
}
/**
 * Which variants no other dominates, by their place; null for one whose cost or quality is unknown. The front lies at the top left: lower
 * cost, higher quality. Source: Pareto dominance; design document 004, cost–quality frontier.
 * @example findParetoFront([{ cost: 1, quality: 0.8 }, { cost: 2, quality: 0.7 }, { cost: 3, quality: 0.9 }]) // [true, false, true]
 */
function findParetoFront(points) {
    const known = points.flatMap(({ cost, quality }) => (cost === null || quality === null ? [] : [{ cost, quality }]));
    return points.map(({ cost, quality }) => cost === null || quality === null ? null : !known.some((other) => dominates(other, { cost, quality })));
}

;// CONCATENATED MODULE: ./build/core/metrics/scorecard.js


/** Each that was measured is one element of capability; the first is the mean of the judge's three grades, ÷ 5. */
const SIGNALS = [
    'judge.overall',
    'branching.success',
    'hops.chain-success',
    'branching.grounded-hop-coverage',
    'hops.grounded-coverage',
    'branching.hop-coverage',
    'hops.coverage',
    'coordination.success',
    'coordination.agent-coverage',
    'coordination.hop-coverage',
    'coordination.grounded-hop-coverage',
];
/** Means over cases, never sums: an arm of five trials is not five times as dear. */
const scorecard_SPENT = [
    { id: 'performance.latency', weight: 0.4, anchor: ({ latency_anchor_s: s }) => s },
    { id: 'cost.usd', weight: 0.4, anchor: ({ cost_anchor_usd: usd }) => usd },
    { id: 'tokens.total', weight: 0.2, anchor: ({ token_budget: tokens }) => tokens },
];
/** Fewer arms than these leave min–max nothing but 0 and 100. */
const FEWEST_FOR_MINMAX = 3;
/**
 * The scorecards of some arms. Capability is 100·mean of every signal that was measured. Efficiency is
 * 100·(0.4·latency + 0.4·cost + 0.2·tokens), each 1 for the arm that needs least and 0 for the one that needs most; below three arms each is held
 * against the suite's anchors instead. What is not measured is left out, and the other weights grow. Source: design document 000,
 * derived scorecard; its published weighted mean is a weighted sum here.
 * @example three arms of 1, 2 and 3 s alone: efficiency 100, 50 and 0
 */
function buildScorecards(arms, scoring) {
    const normalisation = arms.length < FEWEST_FOR_MINMAX ? 'anchor' : 'minmax';
    const spent = scorecard_SPENT.map(({ id, weight, anchor }) => {
        const values = arms.map((summaries) => id === 'cost.usd' && !isCostKnown(summaries) ? null : meanOf(summaries, id));
        const limit = anchor(scoring);
        const shares = normalisation === 'minmax'
            ? rankBetweenExtremes(values)
            : values.map((value) => (value === null ? null : (0,efficiency/* thriftScore */.Qn)(value, limit) / 100));
        return { weight, shares };
    });
    return {
        normalisation,
        cards: arms.map((summaries, arm) => ({
            ...rateCapability(summaries),
            efficiency: rateEfficiency(spent.map(({ weight, shares }) => ({ weight, share: shares[arm] ?? null }))),
            developer_experience: null,
            is_cost_unknown: !isCostKnown(summaries),
        })),
    };
}
function rateCapability(summaries) {
    const measured = SIGNALS.flatMap((id) => {
        const value = meanOf(summaries, id);
        return value === null ? [] : [{ id, value }];
    });
    return {
        capability: measured.length === 0 ? null : 100 * (0,mean/* mean */.i)(measured.map(({ value }) => value)),
        signals: measured.map(({ id }) => id),
    };
}
function rateEfficiency(parts) {
    const known = parts.flatMap(({ weight, share }) => (share === null ? [] : [{ weight, share }]));
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? null : (100 * known.reduce((sum, { weight, share }) => sum + weight * share, 0)) / total;
}
/** (max − v)/(max − min) among the known ones, 1 for all when they are equal. */
function rankBetweenExtremes(values) {
    const known = values.filter((value) => value !== null);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    return values.map((value) => (value === null ? null : most === least ? 1 : (most - value) / (most - least)));
}
/** A price is known for every answer: the sum of some is no cost of the arm. */
function isCostKnown(summaries) {
    return meanOf(summaries, 'cost.known') === 1;
}
function meanOf(summaries, id) {
    return summaries[id]?.mean ?? null;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/pareto.js



const SUCCESS = 'success';
const pareto = defineTable({
    name: 'pareto',
    title: 'Cost against quality: who is on the Pareto front',
    source: 'design document 004, cost–quality frontier',
    place: 'page',
    // All of it is in the summaries.
    start: () => ({ add: () => undefined, finish: () => null }),
    build: (arms) => {
        const quality = chooseQuality(arms);
        if (arms.length < 2 || quality === null)
            return null;
        const points = arms.map(({ run: { summaries } }) => ({
            cost: isCostKnown(summaries) ? (summaries['cost.usd']?.mean ?? null) : null,
            quality: summaries[quality.id]?.mean ?? null,
        }));
        const front = findParetoFront(points);
        if (front.every((isOn) => isOn === null))
            return null;
        const leftOut = arms.filter((_, place) => front[place] === null).map(({ name }) => name);
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'cost per query', format: 'usd' },
                { title: quality.title, format: quality.kind === 'binary' ? 'share' : quality.unit },
                { title: 'on the front', format: 'text' },
            ],
            rows: arms.map(({ name }, place) => {
                const { cost = null, quality: value = null } = points[place] ?? {};
                const isOn = front[place] ?? null;
                return [name, cost, value, isOn === null ? null : isOn ? { value: 'yes', mark: 'good' } : 'no'];
            }),
            notes: [
                'On the front: no other arm costs no more and is no worse, and better in one of the two. Point figures, no test.',
                ...(leftOut.length === 0 ? [] : [`Left out, since a cost or the quality is unknown: ${leftOut.join(', ')}.`]),
            ],
        };
    },
});
/** The metric of the first arm's primary gate where higher is better, else success; null where no arm has it. */
function chooseQuality(arms) {
    const [first] = arms;
    if (first === undefined)
        return null;
    const { gates, metrics } = first.run;
    const primary = gates.find((gate) => gate.primary && gate.where === null)?.metric;
    const byId = (id) => metrics.find((metric) => metric.id === id && metric.direction === 'higher');
    const chosen = byId(primary) ?? byId(SUCCESS);
    const isMeasured = arms.some(({ run: { summaries } }) => typeof summaries[chosen?.id ?? '']?.mean === 'number');
    return chosen !== undefined && isMeasured ? chosen : null;
}

// EXTERNAL MODULE: ./build/core/format/format-rate.js
var format_rate = __webpack_require__(9096);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/metrics/cost-known.js
var cost_known = __webpack_require__(42205);
;// CONCATENATED MODULE: ./build/core/metrics/tables/pricing-applied.js







/** More models than these are counted, not listed. */
const pricing_applied_MOST_MODELS = 20;
const pricing_applied_NAME_LENGTH = 80;
const pricingApplied = defineTable({
    name: 'pricing-applied',
    title: 'Prices that were used',
    source: 'design documents 000 and 003, pricing tables; an unknown model is flagged',
    place: 'page',
    start: ({ settings }) => {
        const pricing = (0,default_pricing/* completePricing */.M)(settings.pricing);
        const calls = new Map();
        return {
            add: ({ observation }) => {
                if (observation.status === 'failed')
                    return;
                for (const priced of pricesOf(observation.reply, pricing)) {
                    const key = JSON.stringify([priced.name, priced.by]);
                    const entry = calls.get(key) ?? { priced, count: 0 };
                    entry.count += 1;
                    calls.set(key, entry);
                }
            },
            finish: () => calls,
        };
    },
    build: (arms, { settings }) => {
        const found = new Map(arms.flatMap(({ data }) => [...data].map(([key, { priced }]) => [key, priced])));
        if (found.size === 0)
            return null;
        const ordered = [...found].sort(([one, a], [other, b]) => rank(a) - rank(b) || (one < other ? -1 : 1));
        const unknown = arms.reduce((sum, { data }) => sum + [...data.values()].reduce((n, { priced, count }) => n + (rank(priced) === 0 ? count : 0), 0), 0);
        const { as_of: day } = (0,default_pricing/* completePricing */.M)(settings.pricing);
        return {
            columns: [
                { title: 'what was called', format: 'text' },
                { title: 'priced as', format: 'text' },
                ...['input', 'output', 'cached'].map((title) => ({ title, format: 'text' })),
                ...arms.map(({ name }) => ({ title: `calls, ${name}`, format: 'count' })),
            ],
            rows: ordered.slice(0, pricing_applied_MOST_MODELS).map(([key, priced]) => [
                priced.name,
                priced.by ?? { value: 'unknown', mark: 'poor' },
                ...['input', 'output', 'cached'].map((rate) => {
                    const dollars = priced.price?.[rate];
                    return dollars === undefined ? null : (0,format_rate/* formatRate */.C)(dollars);
                }),
                ...arms.map(({ data }) => data.get(key)?.count ?? 0),
            ]),
            notes: [
                `US dollars for a million tokens, ${day === undefined ? 'undated' : `as of ${day}`}. Unknown prices first, then by name.`,
                ...(unknown === 0
                    ? []
                    : [`The cost of ${(0,format_number/* countOf */.pq)(unknown, 'call')} is not known and in no mean: set \`pricing\` in the suite.`]),
                ...(ordered.length > pricing_applied_MOST_MODELS ? [`${ordered.length - pricing_applied_MOST_MODELS} more are left out.`] : []),
            ],
        };
    },
});
function rank({ by }) {
    return by === null ? 0 : 1;
}
function pricesOf(reply, pricing) {
    if ((0,cost_known/* saysNothingOfCost */.I)(reply))
        return [];
    if (reply.cost_usd !== undefined)
        return [{ name: nameOf((0,bills_of_reply/* billsOf */.K)(reply).at(-1) ?? {}, pricing), by: 'stated by the target', price: null }];
    return (0,bills_of_reply/* billsOf */.K)(reply).map((bill) => {
        const name = nameOf(bill, pricing);
        if (bill.cost_usd !== undefined)
            return { name, by: 'stated by the target', price: null };
        const known = (0,find_price/* findPrice */.v)(bill, pricing);
        if (known === null)
            return { name, by: null, price: null };
        return { name, by: known.by === 'tier' ? `route tier ${known.name}` : known.name, price: known.price };
    });
}
function nameOf({ model, route_tier: tier }, { mode }) {
    const name = mode === 'tier' ? (tier ?? model) : (model ?? tier);
    return (name ?? 'not named').slice(0, pricing_applied_NAME_LENGTH);
}

// EXTERNAL MODULE: ./build/core/metrics/case-kinds.js
var case_kinds = __webpack_require__(6864);
;// CONCATENATED MODULE: ./build/core/metrics/tables/define-profile-table.js




/**
 * The table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. It looks
 * at the cases of that profile and at those that have none; there is no table where none of them is of the kind.
 */
function defineProfileTable({ profile, kind, others, includes, figures, ...spec }) {
    return defineTable({
        ...spec,
        place: 'comment',
        start: () => {
            const ids = { kind: new Set(), others: new Set() };
            const means = figures.map(({ metric }) => startCaseMeans(metric));
            return {
                add: (trial) => {
                    const { golden, scores, unscored } = trial;
                    if (golden.profile !== undefined && golden.profile !== profile)
                        return;
                    const isOfKind = includes(golden);
                    ids[isOfKind ? 'kind' : 'others'].add(golden.id);
                    for (const [at, { metric, over }] of figures.entries()) {
                        const isApplied = scores[metric] !== undefined || unscored[metric] !== undefined;
                        if (isApplied && (isOfKind || over === 'all'))
                            means[at]?.add(trial);
                    }
                },
                finish: () => ({ ...ids, means }),
            };
        },
        build: (arms) => {
            if (arms.every(({ data }) => data.kind.size === 0))
                return null;
            const count = (title, list) => [
                title,
                ...arms.flatMap(({ data }) => [String(data[list].size), null]),
            ];
            return {
                columns: [
                    { title: 'figure', format: 'text' },
                    ...arms.flatMap(({ name }) => [
                        { title: name, format: 'count' },
                        { title: 'n', format: 'count' },
                    ]),
                ],
                rows: [
                    count(`${others} cases`, 'others'),
                    count(`${kind} cases`, 'kind'),
                    ...figures.map((figure, at) => [
                        figure.title,
                        ...arms.flatMap(({ data }) => writeMean(figure, data.means[at]?.means() ?? [])),
                    ]),
                ],
                notes: [
                    `Means over the n ${kind} cases that are scored${figures.some(({ over }) => over === 'all') ? '; figures of tools over all cases that ask for them' : ''}. Cases of another profile are left out.`,
                ],
            };
        },
    });
}
function writeMean({ kind }, means) {
    return [means.length === 0 ? null : (0,format_metric/* formatValue */.Fl)({ unit: 'ratio', kind }, (0,mean/* mean */.i)(means)), means.length];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/profile-branching.js


const profileBranching = defineProfileTable({
    name: 'profile-branching',
    title: 'Branching cases',
    source: 'design document 000, branching profile: easy and branching questions',
    profile: 'branching',
    kind: 'branching',
    others: 'easy',
    includes: case_kinds/* isBranching */.no,
    figures: [
        { title: 'hop coverage', metric: 'branching.hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'success rate', metric: 'branching.success', kind: 'binary', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'branching.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
        { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
        { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
    ],
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/profile-coordination.js


const profileCoordination = defineProfileTable({
    name: 'profile-coordination',
    title: 'Coordination cases',
    source: 'design document 000, coordination profile: easy and coordination questions',
    profile: 'coordination',
    kind: 'coordination',
    others: 'easy',
    includes: case_kinds/* isCoordination */.iP,
    figures: [
        { title: 'agent coverage', metric: 'coordination.agent-coverage', kind: 'continuous', over: 'kind' },
        { title: 'success rate', metric: 'coordination.success', kind: 'binary', over: 'kind' },
        { title: 'hop coverage', metric: 'coordination.hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'coordination.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
        { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
        { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
    ],
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/profile-multi-hop.js


const profileMultiHop = defineProfileTable({
    name: 'profile-multi-hop',
    title: 'Multi-hop cases',
    source: 'design document 000, multi-hop chain profile',
    profile: 'multi_hop',
    kind: 'multi-hop',
    others: 'single-hop',
    includes: case_kinds/* isMultiHop */.JK,
    figures: [
        { title: 'hop coverage', metric: 'hops.coverage', kind: 'continuous', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'hops.grounded-coverage', kind: 'continuous', over: 'kind' },
        { title: 'chain success rate', metric: 'hops.chain-success', kind: 'binary', over: 'kind' },
    ],
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/retrieval-at-k.js

const retrieval_at_k_MEASURES = [
    ['precision', 'retrieval.precision'],
    ['recall', 'retrieval.recall'],
    ['nDCG', 'retrieval.ndcg'],
    ['hit', 'retrieval.hit'],
];
const retrievalAtK = defineTable({
    name: 'retrieval-at-k',
    title: 'Retrieval at k',
    source: 'design document 004, precision and recall at several k',
    place: 'page',
    start: ({ settings: { k: ks } }) => {
        const lengths = { replies: 0, shorter: new Map() };
        return {
            add: ({ observation, scores }) => {
                const returned = observation.status === 'ok' ? scores['retrieval.returned'] : undefined;
                if (returned === undefined)
                    return;
                lengths.replies += 1;
                for (const k of ks)
                    if (returned < k)
                        lengths.shorter.set(k, (lengths.shorter.get(k) ?? 0) + 1);
            },
            finish: () => lengths,
        };
    },
    build: (arms, { settings: { k: ks, primary_k: primary } }) => {
        const rows = retrieval_at_k_MEASURES.flatMap(([title, metric]) => [...new Set([...ks, primary])]
            .sort((a, b) => a - b)
            .map((k) => [`${title}@${k}`, ...arms.map(({ run }) => run.summaries[`${metric}@${k}`]?.mean ?? null)]));
        if (rows.every((row) => row.slice(1).every((mean) => mean === null)))
            return null;
        return {
            columns: [
                { title: 'measure', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'ratio' })),
            ],
            rows,
            notes: arms.flatMap(({ name, data }) => describeLengths(name, data)),
        };
    },
});
function describeLengths(name, { replies, shorter }) {
    const counts = [...shorter].sort(([a], [b]) => a - b).map(([k, count]) => `${count} have fewer than ${k} spans`);
    return counts.length === 0 ? [] : [`Of ${replies} replies of ${name}, ${counts.join(', ')}.`];
}

// EXTERNAL MODULE: ./build/core/metrics/route-tiers.js
var route_tiers = __webpack_require__(56721);
;// CONCATENATED MODULE: ./build/core/metrics/tables/count-tiers.js

/** Counts how often each route tier answered; trials that failed, or name none, count for none. */
function countTiers({ scoring }) {
    const counts = new Map();
    return {
        add: ({ observation }) => {
            const tier = observation.status === 'ok' ? (0,route_tiers/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
            if (tier !== null)
                counts.set(tier, (counts.get(tier) ?? 0) + 1);
        },
        finish: () => counts,
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/route-tier-usage.js



/** More tiers than these are counted, not listed. */
const MOST_TIERS = 20;
const routeTierUsage = defineTable({
    name: 'route-tier-usage',
    title: 'Which route tier answered',
    source: 'design document 004, tier usage distribution',
    place: 'comment',
    start: countTiers,
    build: (arms, { scoring }) => {
        const totals = arms.map(({ data }) => [...data.values()].reduce((sum, count) => sum + count, 0));
        const tiers = (0,route_tiers/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.keys()]), scoring.route_tiers);
        if (tiers.length === 0)
            return null;
        return {
            columns: [
                { title: 'route tier', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'share' })),
            ],
            rows: tiers.slice(0, MOST_TIERS).map((tier) => [
                tier,
                ...arms.map(({ data }, index) => {
                    const total = totals[index] ?? 0;
                    return total === 0 ? null : (data.get(tier) ?? 0) / total;
                }),
            ]),
            notes: [
                `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
                ...(tiers.length > MOST_TIERS ? [`${tiers.length - MOST_TIERS} more tiers are left out.`] : []),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/read-router.js
/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9;
/** What an arm's run says of a metric; null when it says nothing. */
function figureOf({ run: { metrics, summaries } }, id) {
    const facts = metrics.find((metric) => metric.id === id);
    const summary = summaries[id];
    if (facts === undefined || summary === undefined || summary.mean === null)
        return null;
    return { value: summary.mean, facts, isWhole: summary.n === summary.applicable };
}
/** Whether `arm` lies below `base` by the metric's default margin or more. */
function hasFallen(base, arm) {
    if (base === null || arm === null)
        return false;
    const { default_margin: margin, absolute_margin: absolute = 0.05 } = base.facts;
    if (margin === undefined)
        return false;
    const size = margin.kind === 'absolute' ? margin.value : base.value === 0 ? absolute : margin.value * base.value;
    return base.value - arm.value >= size - ROUNDING;
}
/** The mean place of the tiers that answered in the suite's order, 0 being the cheapest; null when none of them is listed. */
function meanTier({ data }, tiers) {
    let places = 0;
    let known = 0;
    for (const [tier, count] of data) {
        const place = tiers.indexOf(tier);
        if (place === -1)
            continue;
        places += place * count;
        known += count;
    }
    return known === 0 ? null : places / known;
}
/**
 * How an arm's router reads beside the baseline's. Under-routed: cheaper tiers answer more, and a quality metric fell by its default
 * margin. Cheaper: `cost.usd` fell by its default margin with every case priced on both sides, and no quality metric did.
 */
function readRouter({ base, arm }, { tiers, quality }) {
    const both = quality.filter((id) => figureOf(base, id) !== null && figureOf(arm, id) !== null);
    const fallen = both.filter((id) => hasFallen(figureOf(base, id), figureOf(arm, id)));
    const [before, after] = [meanTier(base, tiers), meanTier(arm, tiers)];
    const isCheapened = before !== null && after !== null && after < before - ROUNDING;
    const [cost, price] = [figureOf(base, 'cost.usd'), figureOf(arm, 'cost.usd')];
    const isPriced = cost?.isWhole === true && price?.isWhole === true && cost.value > 0;
    return {
        fallen,
        isUnderRouted: isCheapened && fallen.length > 0,
        isCheaper: isPriced && both.length > 0 && fallen.length === 0 && hasFallen(cost, price),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/round-to-hundred.js
/**
 * Counts as whole per cent that sum to 100: rounded down, then those that lost most get one more, the first of equals first.
 * Source: Hamilton's method of largest remainders. All counts 0 give zeros.
 * @example roundToHundred([1, 1, 1]) // [34, 33, 33]
 */
function roundToHundred(counts) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return counts.map(() => 0);
    const whole = counts.map((count) => Math.floor((100 * count) / total));
    const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
    const lost = counts
        .map((count, index) => ({ index, lost: (100 * count) % total }))
        .sort((a, b) => b.lost - a.lost || a.index - b.index);
    const lifted = new Set(lost.slice(0, missing).map(({ index }) => index));
    return whole.map((share, index) => share + (lifted.has(index) ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/router-comparison.js





/** More tiers than these make no readable cell; all of them are in the table of route tiers. */
const router_comparison_MOST_TIERS = 6;
const routerComparison = defineTable({
    name: 'router-comparison',
    title: 'Routers compared',
    source: 'design document 004, router strategy comparison',
    place: 'comment',
    start: countTiers,
    build: (arms, { settings, scoring }) => {
        const [base] = arms;
        const tiers = (0,route_tiers/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.keys()]), scoring.route_tiers);
        if (base === undefined || arms.length < 2 || tiers.length === 0)
            return null;
        const shown = tiers.slice(0, router_comparison_MOST_TIERS);
        const quality = ['success', ...['precision', 'recall'].map((name) => `retrieval.${name}@${settings.primary_k}`)];
        const ids = ['route.escalation-rate', 'route.accuracy', ...quality, 'tokens.total', 'cost.usd'];
        const metrics = ids.flatMap((id) => arms.map((arm) => figureOf(arm, id)).find((figure) => figure !== null)?.facts ?? []);
        const readings = arms.map((arm) => arm === base ? null : readRouter({ base, arm }, { tiers: scoring.route_tiers, quality }));
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: `answered by ${shown.join(' / ')}, %`, format: 'text' },
                ...metrics.map(({ title, unit, kind }) => ({ title, format: kind === 'binary' ? 'share' : unit })),
            ],
            rows: arms.map((arm, index) => {
                const reading = readings[index] ?? null;
                const cells = metrics.map(({ id }) => {
                    const value = figureOf(arm, id)?.value ?? null;
                    const mark = reading === null ? null : router_comparison_markOf(id, reading);
                    return mark === null ? value : { value, mark };
                });
                return [arm.name, writeUsage(arm.data, shown), ...cells];
            }),
            notes: [
                'Point figures, no test: what counts as a fall is the metric’s default margin.',
                ...arms.flatMap(({ name }, index) => describeReading(name, readings[index] ?? null, metrics)),
            ],
        };
    },
});
function router_comparison_markOf(id, { fallen, isUnderRouted, isCheaper }) {
    if (isUnderRouted && fallen.includes(id))
        return 'poor';
    return isCheaper && id === 'cost.usd' ? 'good' : null;
}
function writeUsage(counts, tiers) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return null;
    const rest = total - tiers.reduce((sum, tier) => sum + (counts.get(tier) ?? 0), 0);
    return roundToHundred([...tiers.map((tier) => counts.get(tier) ?? 0), rest])
        .slice(0, tiers.length)
        .join(' / ');
}
function describeReading(name, reading, metrics) {
    if (reading === null)
        return [];
    const fallen = metrics.filter(({ id }) => reading.fallen.includes(id)).map(({ title }) => title);
    if (reading.isUnderRouted)
        return [`${name}: cheaper tiers answer more, and these fell: ${fallen.join(', ')}. Is it routed too low?`];
    return reading.isCheaper ? [`${name}: cheaper, and neither success, precision nor recall fell.`] : [];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/scorecard.js


const scorecard = defineTable({
    name: 'scorecard',
    title: 'Scorecard',
    source: 'design document 000, derived scorecard',
    place: 'page',
    // All of it is in the summaries.
    start: () => ({ add: () => undefined, finish: () => null }),
    build: (arms, { scoring }) => {
        const { normalisation, cards } = buildScorecards(arms.map(({ run }) => run.summaries), scoring);
        if (cards.every(({ capability, efficiency }) => capability === null && efficiency === null))
            return null;
        const unpriced = arms.filter((_, arm) => cards[arm]?.is_cost_unknown === true).map(({ name }) => name);
        const isInterleaved = new Set(arms.map(({ run }) => run.session_id)).size === 1;
        const signals = [...new Set(cards.flatMap((card) => card.signals))];
        const uneven = arms.filter((_, arm) => cards[arm]?.signals.length !== signals.length).map(({ name }) => name);
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'capability', format: 'score' },
                { title: 'efficiency', format: 'score' },
                { title: 'developer experience', format: 'score' },
            ],
            rows: arms.map(({ name }, arm) => {
                const card = cards[arm];
                return [name, card?.capability ?? null, card?.efficiency ?? null, card?.developer_experience ?? null];
            }),
            notes: [
                '0 to 100, more is better: decision aids, no test behind them. Efficiency is 0.4 latency, 0.4 cost and 0.2 tokens per query.',
                normalisation === 'minmax'
                    ? 'Normalisation minmax: 100 is the best of these arms and 0 the worst, so another arm changes the scores of all.'
                    : `Normalisation anchor: 0 stands for ${scoring.latency_anchor_s} s, $${scoring.cost_anchor_usd} and ${scoring.token_budget} tokens a query, since fewer than three arms are compared.`,
                ...(isInterleaved ? [] : ['The arms were not measured side by side, and latency is bound to the machine.']),
                ...(signals.length === 0 ? [] : [`Capability is the mean of ${signals.join(', ')}.`]),
                ...(signals.length === 0 || uneven.length === 0
                    ? []
                    : [`Not all of these were measured of ${uneven.join(', ')}.`]),
                ...(unpriced.length === 0
                    ? []
                    : [`Not every cost is known of ${unpriced.join(', ')}: efficiency is made of the rest.`]),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/metrics/rubric-score.js
var rubric_score = __webpack_require__(22136);
;// CONCATENATED MODULE: ./build/core/metrics/tables/rubric-categories.js






const MOST_CATEGORIES = 20;
/** A judge that makes up a new category for every answer fills no memory. */
const MOST_KEPT = 200;
const rubric_categories_NAME_LENGTH = 80;
/** What rounding to two decimals can make of it. */
const SLIP = 0.01;
const rubricCategoryTable = defineTable({
    name: 'rubric-categories',
    title: 'The rubric, category by category',
    source: 'requirements 208 and 2.I; ProjectScylla, docs/design/judge-protocol.md',
    place: 'page',
    start: ({ scoring }) => {
        const categories = new Map();
        let [undecided, stated, slipped] = [0, 0, 0];
        return {
            add: ({ golden, observation, judgments }) => {
                const runs = judgments?.rubric?.runs;
                if (runs === undefined || observation.status === 'failed')
                    return;
                const readings = (0,rubric_readings/* readRubric */.qc)(runs, golden, scoring);
                if (typeof readings === 'string')
                    return;
                if ((0,consensus/* shouldAskAgain */.x)((0,rubric_readings/* wholeReadings */.nf)(readings), runs.length))
                    undecided += 1;
                const own = readings.flatMap(({ run: { weighted_score: said }, score }) => said === undefined || score === null ? [] : [Math.abs(said - score)]);
                stated += own.length;
                slipped += own.filter((distance) => distance > SLIP).length;
                for (const name of categoryNames(readings)) {
                    const agreed = (0,consensus/* consensus */.s)((0,rubric_readings/* categoryReadings */.mq)(readings, name));
                    const spread = categories.get(name) ?? startSpread();
                    if (agreed === null || (categories.size >= MOST_KEPT && !categories.has(name)))
                        continue;
                    categories.set(name, spread);
                    spread.add(agreed);
                }
            },
            finish: () => ({ categories, undecided, stated, slipped }),
        };
    },
    build: (arms, { scoring: { rubric_categories: chosen } }) => {
        const weightOf = (0,rubric_score/* categoryWeights */.yn)(chosen);
        const order = Object.keys(chosen ?? rubric_score/* CATEGORY_WEIGHTS */.p$);
        const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
        const names = [...new Set(arms.flatMap(({ data }) => [...data.categories.keys()]))].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
        if (names.length === 0)
            return null;
        const total = (count) => arms.reduce((sum, { data }) => sum + count(data), 0);
        const [undecided, stated, slipped] = [
            total((data) => data.undecided),
            total((data) => data.stated),
            total((data) => data.slipped),
        ];
        return {
            columns: [
                { title: 'category', format: 'text' },
                { title: 'weight', format: 'count' },
                ...arms.flatMap(({ name }) => [
                    { title: name, format: 'ratio' },
                    { title: 'n', format: 'count' },
                ]),
            ],
            rows: names.slice(0, MOST_CATEGORIES).map((name) => [
                name.replaceAll('_', ' ').slice(0, rubric_categories_NAME_LENGTH),
                weightOf(name),
                ...arms.flatMap(({ data }) => {
                    const spread = data.categories.get(name);
                    return [spread?.mean() ?? null, spread?.n() ?? 0];
                }),
            ]),
            notes: [
                'Means over the n answered trials to which the category applies, each the consensus of its readings. In the order of the rubric, others by name.',
                ...(names.length > MOST_CATEGORIES ? [`${names.length - MOST_CATEGORIES} more categories are left out.`] : []),
                ...(undecided > 0
                    ? [
                        `In ${(0,format_number/* countOf */.pq)(undecided, 'trial')} the readings lie too far apart or are too unsure: the judge should read once more.`,
                    ]
                    : []),
                ...(stated > 0
                    ? [
                        `In ${slipped} of ${(0,format_number/* countOf */.pq)(stated, 'reading')} the weighted score that the judge states is more than ${SLIP} off the one made of its scores, which counts.`,
                    ]
                    : []),
            ],
        };
    },
});
function categoryNames(readings) {
    return new Set(readings.flatMap(({ run: { categories = {} } }) => Object.keys(categories)));
}

;// CONCATENATED MODULE: ./build/core/metrics/list-segments.js

/**
 * The segments that a case belongs to, each once: its tags, difficulty, profile, use case and category, and the kinds that it shows:
 * `multi-hop`, `branching` and `coordination` as their metrics see it, and `multi-file` (relevant spans in several files).
 * @example listSegments({ ...golden, tags: ['auth'], difficulty: 'hard' }) // tag auth, difficulty hard
 */
function listSegments(golden) {
    const files = new Set(golden.expected_spans.flatMap(({ path, relevance }) => (relevance > 0 ? [path] : [])));
    const kinds = {
        'multi-hop': (0,case_kinds/* isMultiHop */.JK)(golden),
        'multi-file': files.size > 1,
        branching: (0,case_kinds/* isBranching */.no)(golden),
        coordination: (0,case_kinds/* isCoordination */.iP)(golden),
    };
    const of = (by, values) => [...new Set(values)].flatMap((value) => (value === undefined ? [] : [{ by, value }]));
    return [
        ...of('tag', golden.tags),
        ...of('difficulty', [golden.difficulty]),
        ...of('profile', [golden.profile]),
        ...of('use case', [golden.use_case]),
        ...of('category', [golden.category]),
        ...of('kind', Object.entries(kinds).map(([kind, holds]) => (holds ? kind : undefined))),
    ];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/average-segments.js
/** A segment as a table names it: `tag: auth`. */
function nameSegment({ by, value }) {
    return `${by}: ${value}`;
}
/** Σ of per-case means and the cases behind it, by segment and metric: each case is looked at once, in order, so that sums are always the same. */
function averageSegments(cases, { keys, metrics }) {
    const totals = new Map(keys.map((key) => [key, new Map(metrics.map(({ id }) => [id, { total: 0, n: 0 }]))]));
    for (const [, { segments, trials }] of [...cases].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const own = segments.flatMap((segment) => totals.get(nameSegment(segment)) ?? []);
        if (own.length === 0)
            continue;
        for (const { id } of metrics) {
            const mean = meanOfCase(trials, id);
            if (mean === null)
                continue;
            for (const segment of own) {
                const sum = segment.get(id);
                if (sum === undefined)
                    continue;
                sum.total += mean;
                sum.n += 1;
            }
        }
    }
    return totals;
}
/** The mean over a case's trials; null when fewer than half of those that the metric applies to are scored, as in a run's summary. */
function meanOfCase(trials, id) {
    let total = 0;
    let scored = 0;
    let missing = 0;
    for (const { scores, unscored } of trials) {
        const value = scores[id];
        if (value === undefined) {
            if (unscored[id] !== undefined)
                missing += 1;
            continue;
        }
        total += value;
        scored += 1;
    }
    return scored === 0 || scored < missing ? null : total / scored;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/segments.js




/** With fewer cases a segment says next to nothing. */
const FEWEST_CASES = 5;
/** Of more segments the largest are shown. */
const MOST_SEGMENTS = 20;
const segments_NAME_LENGTH = 80;
const ORDER = [
    'tag',
    'difficulty',
    'profile',
    'use case',
    'category',
    'kind',
];
const segments = defineTable({
    name: 'segments',
    title: 'Metrics by tag, difficulty, profile, use case and category',
    source: 'design document 004, segmentation of metrics',
    place: 'page',
    start: () => {
        const cases = new Map();
        return {
            add: ({ golden, scores, unscored }) => {
                const known = cases.get(golden.id) ?? { segments: listSegments(golden), trials: [] };
                cases.set(golden.id, known);
                known.trials.push({ scores, unscored });
            },
            finish: () => cases,
        };
    },
    build: (arms, { settings }) => {
        const shown = chooseSegments(arms.map(({ data }) => data));
        const metrics = listCut(arms.map(({ run }) => run), settings.primary_k);
        const keys = shown.segments.map(nameSegment);
        const means = arms.map(({ data }) => averageSegments(data, { keys, metrics }));
        const rows = metrics.flatMap((metric) => keys.flatMap((key) => {
            const found = means.map((arm) => arm.get(key)?.get(metric.id) ?? { total: 0, n: 0 });
            if (found.every(({ n }) => n < FEWEST_CASES))
                return [];
            const cells = found.flatMap(({ total, n }) => [n === 0 ? null : (0,format_metric/* formatValue */.Fl)(metric, total / n), n]);
            return [[metric.title, key.slice(0, segments_NAME_LENGTH), ...cells]];
        }));
        if (rows.length === 0)
            return null;
        return {
            columns: [
                { title: 'metric', format: 'text' },
                { title: 'segment', format: 'text' },
                ...arms.flatMap(({ name }) => [
                    { title: name, format: 'count' },
                    { title: 'n', format: 'count' },
                ]),
            ],
            rows,
            notes: [
                `Means over the n cases of a segment that were scored, each arm over its own cases; no test. Metrics at k are those at ${settings.primary_k}. Left out: segments of fewer than ${FEWEST_CASES} cases, and of all.`,
                ...(shown.left > 0 ? [`${shown.left} smaller segments are left out.`] : []),
            ],
        };
    },
});
/** Segments of at least five cases, and not of all, in any arm: the largest twenty, by kind and name. */
function chooseSegments(arms) {
    const sizes = new Map();
    for (const cases of arms) {
        const counts = new Map();
        for (const { segments } of cases.values())
            for (const segment of segments) {
                const key = nameSegment(segment);
                counts.set(key, { segment, size: (counts.get(key)?.size ?? 0) + 1 });
            }
        for (const [key, { segment, size }] of counts) {
            if (size < FEWEST_CASES || size === cases.size)
                continue;
            sizes.set(key, { segment, size: Math.max(size, sizes.get(key)?.size ?? 0) });
        }
    }
    const largest = [...sizes.values()].sort((a, b) => b.size - a.size || inOrder(a.segment, b.segment));
    const segments = largest.slice(0, MOST_SEGMENTS).map(({ segment }) => segment);
    return { segments: segments.sort(inOrder), left: largest.length - segments.length };
}
function inOrder(a, b) {
    return ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || (a.value < b.value ? -1 : 1);
}
/** Every metric of cases that was scored in some arm; of those at k, the one at the primary k. */
function listCut(runs, primaryK) {
    const [first] = runs;
    return (first?.metrics ?? []).filter(({ id, per_run: figure }) => figure === undefined &&
        (!id.includes('@') || id.endsWith(`@${primaryK}`)) &&
        runs.some(({ summaries }) => (summaries[id]?.mean ?? null) !== null));
}

// EXTERNAL MODULE: ./build/core/stats/sample-deviation.js
var sample_deviation = __webpack_require__(65412);
;// CONCATENATED MODULE: ./build/core/metrics/tables/spread.js




/** Metrics that a reader asks the spread of, as far as they were measured. */
function listShown(primaryK) {
    return [
        'success',
        `retrieval.precision@${primaryK}`,
        `retrieval.recall@${primaryK}`,
        `retrieval.ndcg@${primaryK}`,
        'retrieval.mrr',
        'judge.correctness',
        'judge.completeness',
        'judge.faithfulness',
        'quality.average',
        'rubric.weighted-score',
        'tokens.total',
        'cost.usd',
        'performance.latency',
    ];
}
const spread = defineTable({
    name: 'spread',
    title: 'How far trials and runs lie apart',
    source: 'design document 000, multi-run: ± standard deviation when there is more than one run',
    place: 'page',
    start: ({ settings }) => collectSpread(listShown(settings.primary_k)),
    build: (arms, { settings }) => {
        if (arms.every(({ run }) => run.trials_per_case < 2))
            return null;
        const rows = listShown(settings.primary_k).flatMap((id, at) => arms.flatMap(({ name, run, data }) => {
            const facts = run.metrics.find((metric) => metric.id === id);
            const spreadOf = data[at];
            if (facts === undefined || spreadOf === undefined || spreadOf.runs.length === 0)
                return [];
            return [[facts.title, name, writeRuns(facts, spreadOf.runs), writeWithin(facts, spreadOf.within)]];
        }));
        return rows.length === 0
            ? null
            : {
                columns: [
                    { title: 'metric', format: 'text' },
                    { title: 'arm', format: 'text' },
                    { title: 'mean ± between runs', format: 'text' },
                    { title: '± between trials of a case', format: 'text' },
                ],
                rows,
                notes: [
                    'Sample standard deviations (÷ n − 1). Between runs: of the mean over cases of all first trials, of all second trials and so on. Between trials: of each case, then the mean over cases.',
                ],
            };
    },
});
/** Of each metric: how many values, their mean, the sum of their squared deviations. */
const NUMBERS = 3;
/** Keeps three numbers a case for every metric, and two a run. */
function collectSpread(ids) {
    const cases = new Map();
    const runs = ids.map(() => new Map());
    return {
        add: ({ golden, trial, scores }) => {
            const own = cases.get(golden.id) ?? new Float64Array(ids.length * NUMBERS);
            cases.set(golden.id, own);
            for (const [at, id] of ids.entries()) {
                const value = scores[id];
                if (value === undefined)
                    continue;
                addValue(own.subarray(at * NUMBERS), value);
                const { n, sum } = runs[at]?.get(trial) ?? { n: 0, sum: 0 };
                runs[at]?.set(trial, { n: n + 1, sum: sum + value });
            }
        },
        finish: () => runs.map((means, at) => ({
            runs: [...means.values()].map(({ n, sum }) => sum / n),
            within: [...cases.values()].flatMap((own) => {
                const [n = 0, , squares = 0] = own.subarray(at * NUMBERS);
                return n < 2 ? [] : [Math.sqrt(squares / (n - 1))];
            }),
        })),
    };
}
/** Welford 1962, Technometrics 4:419: no sum of squares, which loses digits. */
function addValue(numbers, value) {
    const [n = 0, centre = 0, squares = 0] = numbers;
    const next = centre + (value - centre) / (n + 1);
    numbers.set([n + 1, next, squares + (value - centre) * (value - next)]);
}
function writeRuns(facts, runs) {
    const deviation = (0,sample_deviation/* sampleDeviation */.g)(runs);
    const average = (0,format_metric/* formatValue */.Fl)(facts, (0,mean/* mean */.i)(runs));
    return deviation === null ? average : `${average} ± ${(0,format_metric/* formatValue */.Fl)(facts, deviation)}`;
}
function writeWithin(facts, within) {
    return within.length === 0 ? null : (0,format_metric/* formatValue */.Fl)(facts, (0,mean/* mean */.i)(within));
}

// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-pass.js
var cost_of_pass = __webpack_require__(1491);
// EXTERNAL MODULE: ./build/core/stats/sum-of-squared-deviations.js
var sum_of_squared_deviations = __webpack_require__(62508);
;// CONCATENATED MODULE: ./build/core/stats/population-deviation.js

/**
 * The population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
function populationDeviation(values) {
    if (values.length === 0)
        throw new RangeError('deviation of no values');
    return Math.sqrt((0,sum_of_squared_deviations/* sumOfSquaredDeviations */.M)(values) / values.length);
}

;// CONCATENATED MODULE: ./build/core/metrics/describe-values.js



/**
 * The seven statistics of some values; null for none. Values that agree to 6 decimals count as one for the mode, which is the smallest
 * of them as it is. Source: design document 003, aggregate statistics; the deviation divides by n, as it says.
 * @example describeValues([1, 1, 2, 2]) // median 1.5, mean 1.5, mode 1, min 1, max 2, std_dev_pop 0.5, count 4
 */
function describeValues(values) {
    if (values.length === 0)
        return null;
    const sorted = [...values].sort((a, b) => a - b);
    return {
        median: (0,percentile/* percentile */.Y)(sorted, 0.5),
        mean: (0,mean/* mean */.i)(sorted),
        mode: modeOfSorted(sorted),
        min: sorted[0] ?? NaN,
        max: sorted.at(-1) ?? NaN,
        std_dev_pop: populationDeviation(sorted),
        count: sorted.length,
    };
}
function modeOfSorted(sorted) {
    const counts = new Map();
    for (const value of sorted) {
        const key = value.toFixed(6);
        const known = counts.get(key);
        if (known === undefined)
            counts.set(key, { value, count: 1 });
        else
            known.count += 1;
    }
    let best = { value: NaN, count: 0 };
    // In order of the values, so the first of equals is the smallest.
    for (const one of counts.values())
        if (one.count > best.count)
            best = one;
    return best.value;
}

;// CONCATENATED MODULE: ./build/core/metrics/letter-grade.js
/**
 * The letter of a composite score: that of the highest bound it reaches, F below all of them. Bounds are met exactly, not rounded.
 * Source: design document 003, letter grade assignment.
 * @example letterGrade(0.925, { A: 0.95, B: 0.85, C: 0.75, D: 0.65 }) // 'B'
 */
function letterGrade(score, scale) {
    const reached = Object.entries(scale).filter(([, bound]) => score >= bound);
    const [best] = reached.sort(([, a], [, b]) => b - a);
    return best?.[0] ?? 'F';
}

;// CONCATENATED MODULE: ./build/core/metrics/tiers/frontier-cost-of-pass.js

/**
 * The lowest cost of a pass that any variant reaches, and who does; null when none passes.
 * Source: ProjectScylla's frontier cost of pass: the minimum over the variants whose pass rate is above 0.
 * @example frontierCostOfPass([{ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }]) // 0.75 by T1
 */
function frontierCostOfPass(tiers) {
    const passing = tiers.filter(({ passRate }) => passRate > 0);
    if (passing.length === 0)
        return null;
    const lowest = Math.min(...passing.map(cost_of_pass/* costOfPass */.o));
    return { cost_of_pass: lowest, tiers: passing.filter((tier) => (0,cost_of_pass/* costOfPass */.o)(tier) === lowest).map(({ name }) => name) };
}
/**
 * Whether going from one variant to another is worth its price: it passes more often and a pass costs no more, or it passes as often and
 * a pass costs less. Null when neither passes. Goldenpair's rule; ProjectScylla gives none.
 * @example isTransitionWorthIt({ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }) // true
 */
function isTransitionWorthIt(from, to) {
    if (from.passRate === 0 && to.passRate === 0)
        return null;
    const [before, after] = [(0,cost_of_pass/* costOfPass */.o)(from), (0,cost_of_pass/* costOfPass */.o)(to)];
    return to.passRate > from.passRate ? after <= before : to.passRate === from.passRate && after < before;
}

;// CONCATENATED MODULE: ./build/core/metrics/tiers/tier-uplift.js
/**
 * How much better a variant is than the first, as a share of the first; null when the first is 0.
 * Source: design document 003, tier uplift.
 * @example tierUplift(0.9, 0.75) // 0.2
 */
function tierUplift(score, first) {
    return first === 0 ? null : (score - first) / first;
}

;// CONCATENATED MODULE: ./build/core/metrics/tiers/tier-variance.js

/**
 * How far variants lie apart: the population variance of one figure of each, and the distance of the extremes; null for no variant.
 * Source: design document 003, pass rate variance, cost variance, cost delta.
 * @example tierVariance([0.7, 0.8, 0.85, 0.9]) // variance 0.00546875, delta 0.2
 */
function tierVariance(values) {
    if (values.length === 0)
        return null;
    return { variance: populationDeviation(values) ** 2, delta: Math.max(...values) - Math.min(...values) };
}
/**
 * How sensitive rates from 0 to 1 are to the variant, by their variance; it means nothing for costs.
 * Source: ProjectScylla's labels: below 0.05 low, below 0.15 medium.
 * @example sensitivityOf(0.0675) // 'medium'
 */
function sensitivityOf(variance) {
    return variance < 0.05 ? 'low' : variance < 0.15 ? 'medium' : 'high';
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/tier-values.js
/** What design document 003 measures of a run, and the metric that says it of a trial. */
const TIER_FIGURES = [
    { key: 'pass', id: 'success', title: 'pass', format: 'ratio' },
    { key: 'impl', id: 'rubric.weighted-score', title: 'impl', format: 'ratio' },
    { key: 'composite', id: 'run.composite', title: 'composite', format: 'ratio' },
    { key: 'cost', id: 'cost.usd', title: 'cost', format: 'usd' },
    { key: 'duration', id: 'performance.latency', title: 'duration', format: 's' },
];
/** Keeps five numbers of each trial. */
function startTierValues() {
    const values = { pass: [], impl: [], composite: [], cost: [], duration: [] };
    let cost = 0;
    return {
        add: ({ scores }) => {
            for (const { key, id } of TIER_FIGURES) {
                const value = scores[id];
                if (value !== undefined)
                    values[key].push(value);
            }
            if (scores['success'] !== undefined)
                cost += scores['cost.usd'] ?? 0;
        },
        finish: () => ({ of: values, cost_of_tries: cost }),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/tier-comparison.js











const tierComparison = defineTable({
    name: 'tier-comparison',
    title: 'Arms against the first: grade, uplift, cost of a pass',
    source: 'design document 003, letter grades and cross-tier metrics',
    place: 'page',
    start: startTierValues,
    build: (arms, { scoring }) => {
        const tiers = arms.map(describeTier);
        const [first] = tiers;
        if (first === undefined || tiers.every(({ composite, priced }) => composite === null && priced === null))
            return null;
        const priced = tiers.flatMap((tier) => tier.priced ?? []);
        const frontier = frontierCostOfPass(priced);
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'grade', format: 'text' },
                { title: 'composite, median', format: 'ratio' },
                { title: 'uplift of the median', format: 'share' },
                { title: 'composite, mean', format: 'ratio' },
                { title: 'uplift of the mean', format: 'share' },
                { title: 'pass rate', format: 'share' },
                { title: 'cost of a pass', format: 'usd' },
            ],
            rows: tiers.map((tier) => rowOf(tier, first, { scoring, best: frontier?.tiers[0] ?? null })),
            notes: [
                'Grade and the first uplift are of the median composite score over trials, as design document 003 has them; the composite score needs a judged rubric. The pass rate is a mean over trials, the cost of a pass all known costs by all passes.',
                ...(frontier === null
                    ? []
                    : [
                        `Best value: ${frontier.tiers.join(', ')}, a pass for ${(0,format_money/* formatMoney */.u)(frontier.cost_of_pass)} (the frontier cost of pass).`,
                    ]),
                ...describeSpread(tiers),
                ...describeTransitions(priced),
            ],
        };
    },
});
function describeTier({ name, run, data }) {
    const pass = describeValues(data.of.pass);
    const cost = describeValues(data.of.cost);
    const isPriced = pass !== null && cost !== null && isCostKnown(run.summaries);
    return {
        name,
        pass,
        impl: describeValues(data.of.impl),
        composite: describeValues(data.of.composite),
        cost,
        priced: isPriced ? { name, cost: data.cost_of_tries / pass.count, passRate: pass.mean } : null,
    };
}
function rowOf({ name, pass, composite, priced }, first, { scoring, best }) {
    const upliftOf = (statistic) => composite === null || first.composite === null || name === first.name
        ? null
        : tierUplift(composite[statistic], first.composite[statistic]);
    const price = priced === null ? null : (0,cost_of_pass/* costOfPass */.o)(priced);
    const shown = price === Infinity ? '∞' : price;
    return [
        name,
        composite === null ? null : letterGrade(composite.median, scoring.grade_scale),
        composite?.median ?? null,
        upliftOf('median'),
        composite?.mean ?? null,
        upliftOf('mean'),
        pass?.mean ?? null,
        name === best ? { value: shown, mark: 'good' } : shown,
    ];
}
/** Of medians, as the document has them, and of means, since the median of a binary rate is 0, 0.5 or 1. */
function describeSpread(tiers) {
    const spreadOf = (key, statistic) => {
        const values = tiers.flatMap((tier) => tier[key]?.[statistic] ?? []);
        return values.length < 2 ? null : tierVariance(values);
    };
    const rates = ['pass', 'impl'].flatMap((key) => {
        const [median, average] = [spreadOf(key, 'median'), spreadOf(key, 'mean')];
        if (median === null || average === null)
            return [];
        const label = sensitivityOf(median.variance);
        return [
            `${key} rates ${tier_comparison_short(median.variance)} (of the means ${tier_comparison_short(average.variance)}), sensitivity to the arm ${label}`,
        ];
    });
    const costs = spreadOf('cost', 'median');
    const parts = [
        ...rates,
        ...(costs === null ? [] : [`costs ${tier_comparison_short(costs.variance)}, dearest − cheapest ${(0,format_money/* formatMoney */.u)(costs.delta)}`]),
    ];
    return parts.length === 0 ? [] : [`Population variance of the arms’ medians: ${parts.join('; ')}.`];
}
function describeTransitions(priced) {
    const steps = priced.slice(1).flatMap((to, index) => {
        const from = priced[index];
        const isWorthIt = from === undefined ? null : isTransitionWorthIt(from, to);
        return from === undefined || isWorthIt === null ? [] : [`${from.name} → ${to.name} ${isWorthIt ? 'yes' : 'no'}`];
    });
    return steps.length === 0
        ? []
        : [`Worth going on (it passes more often, and a pass costs no more; no test behind it): ${steps.join(', ')}.`];
}
function tier_comparison_short(value) {
    return (0,format_number/* formatNumber */.ZV)(value, { decimals: (0,format_number/* decimalsForDigits */.kE)(value, 3) });
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/tier-summary.js



const tier_summary_STATISTICS = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count'];
const tierSummary = defineTable({
    name: 'tier-summary',
    title: 'Each arm over its trials',
    source: 'design document 003, aggregate statistics',
    place: 'page',
    start: startTierValues,
    build: (arms) => {
        const shown = TIER_FIGURES.filter(({ key }) => arms.some(({ data }) => data.of[key].length > 0));
        // One trial a case that nobody judged has nothing that the metrics do not say.
        const isRepeated = arms.some(({ run }) => run.trials_per_case > 1);
        if (!shown.some(({ key }) => key === 'composite' || (key === 'pass' && isRepeated)))
            return null;
        const described = arms.map(({ name, data }) => ({ name, of: shown.map(({ key }) => describeValues(data.of[key])) }));
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'statistic', format: 'text' },
                ...shown.map(({ title, format }) => ({ title, format })),
            ],
            rows: described.flatMap(({ name, of }) => tier_summary_STATISTICS.map((statistic) => [
                name,
                statistic,
                ...of.map((values) => {
                    const value = values?.[statistic] ?? null;
                    return statistic === 'count' ? String(value ?? 0) : value;
                }),
            ])),
            notes: [
                'Over trials, not cases: a run of design document 003 is a trial here. A failed trial passes 0; without a value it is not counted. std_dev_pop divides by n; of several modes the smallest. The median of a pass rate is 0, 0.5 or 1: read its mean.',
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/totals.js



const totals = defineTable({
    name: 'totals',
    title: 'What each arm cost in all',
    source: 'design document 000, framework summary: tokens and cost are summed, over runs too',
    place: 'page',
    start: () => {
        const tokens = startCaseMeans('tokens.total');
        const cost = startCaseMeans('cost.usd');
        let trials = 0;
        return {
            add: (trial) => {
                trials += 1;
                tokens.add(trial);
                cost.add(trial);
            },
            finish: () => ({ trials, tokens, cost }),
        };
    },
    build: (arms) => {
        const rows = arms.map(({ name, data: { trials, tokens, cost } }) => [
            name,
            trials,
            ...sumUp(tokens, trials),
            ...sumUp(cost, trials),
        ]);
        if (rows.every((row) => row.slice(2).every((cell) => cell === null)))
            return null;
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count' },
                { title: 'tokens_total', format: 'tokens' },
                { title: 'tokens per query', format: 'tokens' },
                { title: 'trials without tokens', format: 'count' },
                { title: 'cost_total', format: 'usd' },
                { title: 'cost per query', format: 'usd' },
                { title: 'trials of unknown cost', format: 'count' },
            ],
            rows,
            notes: [
                'Totals add up every trial, so an arm with more trials has more of them: they are never compared. What is compared is per query, the mean over cases of their means over trials.',
            ],
        };
    },
});
/** The total, the mean over cases and the trials that are missing in both; nothing where all are. */
function sumUp(spent, trials) {
    const means = spent.means();
    const missing = spent.missing();
    if (missing === trials)
        return [null, null, null];
    return [spent.total(), means.length === 0 ? null : (0,mean/* mean */.i)(means), missing];
}

// EXTERNAL MODULE: ./build/core/metrics/validate-workflow.js + 1 modules
var validate_workflow = __webpack_require__(45110);
;// CONCATENATED MODULE: ./build/core/metrics/tables/workflow-validation.js


/** More failing cases than these are counted, not listed. */
const workflow_validation_MOST_CASES = 20;
const MOST_NAMES = 10;
const workflow_validation_NAME_LENGTH = 80;
const workflowValidation = defineTable({
    name: 'workflow-validation',
    title: 'Agents and tools against what was expected',
    source: 'design document 002, workflow validation',
    place: 'page',
    names_cases: true,
    start: ({ scoring }) => {
        const cases = { passed: new Set(), failed: new Set(), unknown: new Set() };
        const failures = new Map();
        return {
            add: (trial) => {
                const { golden, scores, unscored } = trial;
                const value = scores['workflow.pass'];
                if (value === 1)
                    cases.passed.add(golden.id);
                else if (value === 0) {
                    cases.failed.add(golden.id);
                    keepFirst(failures, trial, scoring);
                }
                else if (unscored['workflow.pass'] !== undefined)
                    cases.unknown.add(golden.id);
            },
            finish: () => ({ ...cases, failures }),
        };
    },
    build: (arms) => {
        if (arms.every(({ data }) => data.failed.size + data.passed.size === 0))
            return null;
        const rows = arms.flatMap(({ name, data }) => [
            [name, countPassed(data), null, null, null, null, null],
            ...[...data.failures]
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .flatMap(([id, { lines }]) => lines.map((line) => [name, id, ...line])),
        ]);
        return {
            columns: ['arm', 'case', 'of', 'missing', 'unexpected', 'included', 'excluded'].map((title) => ({
                title,
                format: 'text',
            })),
            rows,
            notes: [
                'A case passes when all of its scored trials do. Listed are those that fail, by id, each with its first failing trial.',
                ...(arms.some(({ data }) => data.failed.size > workflow_validation_MOST_CASES)
                    ? [`Of each arm, the first ${workflow_validation_MOST_CASES} failing cases.`]
                    : []),
            ],
        };
    },
});
/** `3/4 passed, 1 without a score` */
function countPassed({ passed, failed, unknown }) {
    const clean = [...passed].filter((id) => !failed.has(id)).length;
    const told = new Set([...passed, ...failed]);
    const mute = [...unknown].filter((id) => !told.has(id)).length;
    return `${clean}/${told.size} passed${mute > 0 ? `, ${mute} without a score` : ''}`;
}
function keepFirst(failures, { golden, trial, observation }, scoring) {
    const known = failures.get(golden.id);
    if (known !== undefined && known.trial <= trial)
        return;
    failures.set(golden.id, { trial, lines: describe({ golden, observation }, scoring) });
    if (failures.size <= workflow_validation_MOST_CASES)
        return;
    const last = [...failures.keys()].reduce((a, b) => (a < b ? b : a));
    failures.delete(last);
}
function describe({ golden, observation }, scoring) {
    if (observation.status === 'failed')
        return [[`no reply (${observation.failure.kind})`, null, null, null, null]];
    const validation = (0,validate_workflow/* validateWorkflow */._B)(golden, observation.reply, scoring);
    return validate_workflow/* CALL_KINDS */.V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return [[`${kind}: no trace`, null, null, null, null]];
        const { missing, unexpected, included, excluded } = calls;
        return [
            [kind, writeNames(missing, 'poor'), writeNames(unexpected, 'poor'), writeNames(included), writeNames(excluded)],
        ];
    });
}
function writeNames(names, mark) {
    if (names.length === 0)
        return '';
    const listed = names.slice(0, MOST_NAMES).map((name) => name.slice(0, workflow_validation_NAME_LENGTH));
    const value = [...listed, ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join(', ');
    return mark === undefined ? value : { value, mark };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/zero-recall-by-tag.js


const MOST_TAGS = 20;
const zero_recall_by_tag_NAME_LENGTH = 80;
const zeroRecallByTag = defineTable({
    name: 'zero-recall-by-tag',
    title: 'Tags with cases that were missed completely',
    source: 'design document 004, queries with zero recall and gaps by tag',
    place: 'comment',
    start: () => collectCases(['retrieval.zero-recall']),
    build: (arms) => {
        const counted = arms.map(({ data }) => countByTag(data));
        const missed = (arm, tag) => arm?.get(tag)?.missed ?? 0;
        const last = counted.at(-1);
        const tags = [...new Set(counted.flatMap((tagged) => [...tagged.keys()]))]
            .filter((tag) => counted.some((arm) => missed(arm, tag) > 0))
            .sort((a, b) => shareOf(last?.get(b)) - shareOf(last?.get(a)) || missed(last, b) - missed(last, a) || (a < b ? -1 : 1));
        if (tags.length === 0)
            return null;
        return {
            columns: [
                { title: 'tag', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            ],
            rows: tags
                .slice(0, MOST_TAGS)
                .map((tag) => [tag.slice(0, zero_recall_by_tag_NAME_LENGTH), ...counted.map((arm) => writeCount(arm.get(tag)))]),
            notes: [
                'Of the cases with a tag whose retrieval was scored, those of which no trial retrieved an expected span, at whatever rank. Marked where that is all of them. Sorted by their share in the last column.',
                ...(tags.length > MOST_TAGS ? [`${tags.length - MOST_TAGS} more tags are left out.`] : []),
            ],
        };
    },
});
function countByTag(cases) {
    const tags = new Map();
    for (const { golden, means } of cases) {
        const [mean] = means;
        if (mean === null || mean === undefined)
            continue;
        for (const tag of new Set(golden.tags)) {
            const { cases: known, missed } = tags.get(tag) ?? { cases: 0, missed: 0 };
            tags.set(tag, { cases: known + 1, missed: missed + (mean === 1 ? 1 : 0) });
        }
    }
    return tags;
}
function shareOf(count) {
    return count === undefined ? 0 : count.missed / count.cases;
}
/** `3 of 7` */
function writeCount(count) {
    if (count === undefined)
        return null;
    const value = `${count.missed} of ${count.cases}`;
    return count.missed === count.cases ? { value, mark: 'poor' } : value;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/index.js

























/** Every table, in the order in which reports show them. */
const REGISTRY = [
    zeroRecallByTag,
    retrievalAtK,
    hardestQueries,
    routeTierUsage,
    routerComparison,
    modelUsage,
    calibrationBuckets,
    profileMultiHop,
    profileBranching,
    profileCoordination,
    workflowValidation,
    judgeScores,
    rubricCategoryTable,
    segments,
    costDistribution,
    totals,
    pricingApplied,
    capabilityOverall,
    capabilityByUseCase,
    scorecard,
    pareto,
    tierComparison,
    tierSummary,
    componentCost,
    spread,
];

;// CONCATENATED MODULE: ./build/core/metrics/tables/open-tables.js


/** Starts every table of the registry. */
function openTables(settings) {
    const context = { settings, scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.c };
    const tables = REGISTRY.map((definition) => definition.open(context));
    return {
        add: (arm, trial) => {
            for (const table of tables)
                table.add(arm, trial);
        },
        build: (arms) => tables.flatMap((table) => table.build(arms) ?? []),
    };
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
/* harmony export */   S: () => (/* binding */ appendTables)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' };
/**
 * A report with its tables: those for the comment folded below everything else, the others in the appendix. With details `none` those
 * that name cases are left out.
 */
function appendTables(report, tables, details) {
    const shown = tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true);
    if (shown.length === 0)
        return report;
    const inComment = shown.filter(({ place }) => place === 'comment');
    const onPage = shown.filter(({ place }) => place === 'page');
    return {
        ...report,
        blocks: [...report.blocks, ...inComment.map(fold)],
        ...(onPage.length > 0 && { appendix: onPage.map(fold) }),
    };
}
function fold(table) {
    return {
        kind: 'details',
        summary: [table.title],
        blocks: [
            {
                kind: 'table',
                columns: table.columns.map(({ format, ...column }) => ({
                    ...column,
                    align: format === 'text' ? 'left' : 'right',
                })),
                rows: table.rows.map((row) => row.map((cell, at) => writeCell(cell, table.columns[at]?.format ?? 'text'))),
            },
            ...table.notes.map((note) => ({ kind: 'paragraph', text: [note] })),
        ],
    };
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
    const shape = format === 'share' ? { unit: 'ratio', kind: 'binary' } : { unit: format, kind: 'continuous' };
    return (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(shape, value);
}


/***/ }),

/***/ 97071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ describeDrawing)
/* harmony export */ });
/* harmony import */ var _format_format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


const percent = (value) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: Math.abs(value) >= 10 ? 0 : 1, signed: true }), '%');
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
        const cost = figure.x.unit === 'usd' ? (0,_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(x) : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(x, { decimals: 0 }), 'tokens');
        return `${arm} ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(y, { decimals: figure.y.max === null ? 2 : 1 })} for ${cost}`;
    });
    return `${title}: ${points.join('; ')}.`;
}


/***/ }),

/***/ 52341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations)
/* harmony export */ });
/* harmony import */ var _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(235);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72765);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51106);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48899);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);







/**
 * The re-runs that are recorded beside a run, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, log)) {
        const fail = (problem) => new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFirstIssue */ .$)(parsed.error));
        };
        if (head === null) {
            refuseNewer(path, value);
            head = parse(_core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} is left out: its re-runs are of another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = `${trial.trial} ${trial.case}`;
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
function refuseNewer(path, value) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const got = value.schema_version;
    if (typeof got === 'number' && got > _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got, supported: _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww });
}


/***/ }),

/***/ 73288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readObservations)
/* harmony export */ });
/* harmony import */ var _read_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36022);

/** The whole trials of a few cases, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, { caseIds, log }) {
    const found = new Map();
    for await (const trial of (0,_read_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrials */ .m)(folder, log)) {
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


/***/ })

};
