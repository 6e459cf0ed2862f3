export const id = 3397;
export const ids = [3397];
export const modules = {

/***/ 73397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/compare/compare-runs.js + 42 modules
var compare_runs = __webpack_require__(46527);
// EXTERNAL MODULE: ./build/core/compare/settings-table.js
var settings_table = __webpack_require__(38340);
// EXTERNAL MODULE: ./build/core/render/index.js + 15 modules
var render = __webpack_require__(11084);
// EXTERNAL MODULE: ./build/core/report/build-badges.js
var build_badges = __webpack_require__(29422);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/core/format/remember-numbers.js
var remember_numbers = __webpack_require__(89638);
// EXTERNAL MODULE: ./build/core/format/utf8-bytes.js
var utf8_bytes = __webpack_require__(71663);
// EXTERNAL MODULE: ./build/core/stats/case-means.js
var case_means = __webpack_require__(22999);
// EXTERNAL MODULE: ./build/core/report/case-states.js
var case_states = __webpack_require__(53636);
;// CONCATENATED MODULE: ./build/core/report/diff-words.js
/** Cells of the table that finds what two texts have in common: above it what differs is shown whole. */
const MOST_CELLS = 250_000;
/**
 * What was removed from and added to a text, word by word; the same and removed parts together are the old text, the same and added ones
 * the new. By the longest common subsequence (Wagner & Fischer 1974) of words and the spaces between them, after a common beginning and
 * end; where that leaves more than 500 × 500 words, the middle is one removal and one addition.
 * @example diffWords('a b c', 'a c') // [{ same 'a ' }, { removed 'b ' }, { same 'c' }]
 */
function diffWords(before, after) {
    const old = splitWords(before);
    const now = splitWords(after);
    let start = 0;
    while (start < old.length && start < now.length && old[start] === now[start])
        start++;
    let end = 0;
    while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end))
        end++;
    const middle = alignWords(old.slice(start, old.length - end), now.slice(start, now.length - end));
    return joinParts([
        ...old.slice(0, start).map((text) => ({ kind: 'same', text })),
        ...middle,
        ...old.slice(old.length - end).map((text) => ({ kind: 'same', text })),
    ]);
}
/** A word takes the space after it along, so that a changed word does not tear the line. */
const splitWords = (text) => text.match(/\S+\s*|\s+/g) ?? [];
function alignWords(old, now) {
    const removed = (text) => ({ kind: 'removed', text });
    const added = (text) => ({ kind: 'added', text });
    if (old.length * now.length > MOST_CELLS)
        return [removed(old.join('')), added(now.join(''))];
    const common = commonLengths(old, now);
    const width = now.length + 1;
    const parts = [];
    let i = 0;
    let j = 0;
    while (i < old.length && j < now.length) {
        const [left = '', right = ''] = [old[i], now[j]];
        if (left === right) {
            parts.push({ kind: 'same', text: left });
            i++;
            j++;
        }
        else if ((common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)) {
            parts.push(removed(left));
            i++;
        }
        else {
            parts.push(added(right));
            j++;
        }
    }
    return [...parts, ...old.slice(i).map(removed), ...now.slice(j).map(added)];
}
/** At `i * (now.length + 1) + j`: how many words the rest of `old` from i and the rest of `now` from j share in order. */
function commonLengths(old, now) {
    const width = now.length + 1;
    const lengths = new Uint16Array((old.length + 1) * width);
    for (let i = old.length - 1; i >= 0; i--) {
        for (let j = now.length - 1; j >= 0; j--) {
            const at = i * width + j;
            lengths[at] =
                old[i] === now[j]
                    ? (lengths[at + width + 1] ?? 0) + 1
                    : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
        }
    }
    return lengths;
}
/** Neighbours of a kind as one, and within a change what was removed before what was added. */
function joinParts(parts) {
    const joined = [];
    let removed = '';
    let added = '';
    const flush = () => {
        if (removed !== '')
            joined.push({ kind: 'removed', text: removed });
        if (added !== '')
            joined.push({ kind: 'added', text: added });
        removed = '';
        added = '';
    };
    for (const { kind, text } of parts) {
        if (kind === 'removed')
            removed += text;
        else if (kind === 'added')
            added += text;
        else {
            flush();
            const last = joined.at(-1);
            if (last?.kind === 'same')
                joined[joined.length - 1] = { kind, text: last.text + text };
            else
                joined.push({ kind, text });
        }
    }
    flush();
    return joined;
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

;// CONCATENATED MODULE: ./build/core/report/shrink-value.js

/** A plain value with every text and list in it cut to a size, and whether any was: else it is the value itself. Nothing else changes, so its type stays. */
function shrinkValue(value, size) {
    if (hasRoom(value, size))
        return { value, isCut: false };
    const shrink = (one) => {
        if (typeof one === 'string')
            return cutText(one, size.text);
        if (Array.isArray(one))
            return one.slice(0, size.items).map(shrink);
        if (typeof one !== 'object' || one === null)
            return one;
        return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]));
    };
    return { value: shrink(value), isCut: true };
}
function hasRoom(one, size) {
    if (typeof one === 'string')
        return one.length <= size.text;
    if (typeof one !== 'object' || one === null)
        return true;
    if (Array.isArray(one))
        return one.length <= size.items && one.every((member) => hasRoom(member, size));
    return Object.values(one).every((member) => hasRoom(member, size));
}

;// CONCATENATED MODULE: ./build/core/report/build-case-data.js







/** Bytes of all stories together: with what else a page holds, below the 12 MB that a browser opens at once. */
const ALL_STORIES = 7_000_000;
/** Of one character: `<` is written as `\u003c`. */
const MOST_BYTES = 6;
/** What a story is cut to, in turn, until it has room. */
const SIZES = [
    { text: 6000, items: 100 },
    { text: 1500, items: 30 },
    { text: 400, items: 15 },
    { text: 120, items: 8 },
    { text: 90, items: 4 },
    { text: 60, items: 3 },
];
/** Metrics that stand in the list of cases beside those of the gates. */
const KEY_METRICS = ['performance.latency', 'tokens.total', 'cost.usd'];
const MOST_COLUMNS = 5;
/** Every case of the candidate's run for the page: a row each in its order, and the `told` in full, cut where all would be too much. */
function buildCaseData({ comparison, baseline, candidate, names, told, }) {
    const before = (0,case_means/* caseMeansOf */.u)(baseline?.trials ?? []);
    const now = (0,case_means/* caseMeansOf */.u)(candidate.trials);
    const columns = chooseColumns(comparison, candidate);
    const numbers = columns.map(({ id }) => now.columnOf(id));
    const writeMetrics = metricWriter(candidate.run.metrics, { before, now });
    const facts = (0,case_states/* collectFacts */.M7)(comparison);
    const sides = new Map(told.map((one) => [one.id, one]));
    const room = ALL_STORIES / Math.max(1, told.length);
    const rows = candidate.run.cases.map((golden) => {
        const { id, tags, critical } = golden;
        const tally = now.tallyOf(id);
        const place = now.placeOf(id);
        const one = sides.get(id);
        return {
            id,
            tags,
            states: (0,case_states/* statesOf */.kY)(id, tally, facts),
            flip: facts.flips.get(id)?.kind ?? null,
            critical,
            baseline: before.tallyOf(id),
            candidate: tally,
            numbers: numbers.map((column) => shorten(column?.[place])),
            story: one === undefined ? null : tellCase(golden, one, { metrics: writeMetrics(id), room }),
        };
    });
    return {
        names: { baseline: baseline === null ? null : names.baseline, candidate: names.candidate },
        columns: columns.map((facts) => ({ title: facts.title, unit: facts.unit, share: (0,format_metric/* styleOf */.Vj)(facts) === 'share' })),
        metrics: candidate.run.metrics.map(({ title }) => title),
        rows,
    };
}
function tellCase(golden, { baseline, candidate, reasons, isCut }, { metrics, room }) {
    const { query, at, expected_answer: expected } = golden;
    const story = {
        query,
        at: `${at.file}:${at.line}`,
        expected_answers: expected === undefined ? [] : typeof expected === 'string' ? [expected] : expected,
        expected_spans: golden.expected_spans.map(({ path, symbol, start_line: start, end_line: end, relevance }) => ({
            label: symbol !== undefined ? `${path}::${symbol}` : start !== undefined ? `${path}:${start}-${end ?? start}` : path,
            relevance,
        })),
        baseline,
        candidate,
        reasons,
    };
    const fitted = fitStory(story, metrics, room);
    return isCut ? { ...fitted, cut: true } : fitted;
}
/** Cut until it has room; both answers become their difference, which has them both. */
function fitStory(story, metrics, room) {
    let fitted = null;
    for (const size of SIZES) {
        const { value, isCut } = shrinkValue(story, size);
        const [old, now] = [value.baseline?.told.answer ?? null, value.candidate?.told.answer ?? null];
        const hasBoth = old !== null && now !== null;
        const shown = hasBoth
            ? { ...value, baseline: withoutAnswer(value.baseline), candidate: withoutAnswer(value.candidate) }
            : value;
        fitted = { ...shown, answer_diff: hasBoth ? diffWords(old, now) : null, metrics, cut: isCut };
        const json = JSON.stringify(fitted);
        // As the page embeds it: a character is one to six bytes there, and most stories are settled without counting.
        if (json.length * MOST_BYTES <= room)
            break;
        if (json.length <= room && (0,utf8_bytes/* utf8Bytes */.d)(json.replaceAll('<', '\\u003c')) <= room)
            break;
    }
    if (fitted === null)
        throw new Error('there is no size to cut a story to');
    return fitted;
}
function withoutAnswer(side) {
    return side === null ? null : { ...side, told: { ...side.told, answer: null } };
}
/** A page needs no more digits, and there may be 10,000 rows. */
const shorten = (value = NaN) => Number.isNaN(value) ? null : Number.isInteger(value) ? value : Number(value.toPrecision(6));
/** The metrics of the gates, then what a case took; success has a column of its own. */
function chooseColumns(comparison, { run, trials }) {
    const wanted = new Set([...comparison.gates.map(({ metric }) => metric.id), ...KEY_METRICS]);
    const scored = new Set(trials.slice(0, 100).flatMap(({ scores }) => Object.keys(scores)));
    const metrics = [...wanted].flatMap((id) => run.metrics.find((metric) => metric.id === id) ?? []);
    return metrics.filter(({ id }) => id !== 'success' && scored.has(id)).slice(0, MOST_COLUMNS);
}
/** Says of a case what its means over trials are, as they are written; metrics that no case has are not even asked. */
function metricWriter(metrics, { before, now }) {
    const scored = metrics.flatMap((metric, place) => {
        const [old, current] = [before.columnOf(metric.id), now.columnOf(metric.id)];
        if (old === null && current === null)
            return [];
        return [{ place, old, current, write: (0,remember_numbers/* rememberNumbers */.Q)((value) => (0,format_metric/* formatValue */.Fl)(metric, value)) }];
    });
    return (caseId) => {
        const [oldAt, currentAt] = [before.placeOf(caseId), now.placeOf(caseId)];
        const written = [];
        for (const { place, old, current, write } of scored) {
            const [was, is] = [old?.[oldAt] ?? NaN, current?.[currentAt] ?? NaN];
            if (Number.isNaN(was) && Number.isNaN(is))
                continue;
            written.push([place, Number.isNaN(was) ? null : write(was), Number.isNaN(is) ? null : write(is)]);
        }
        return written;
    };
}

// EXTERNAL MODULE: ./build/core/report/build-case-table.js
var build_case_table = __webpack_require__(28763);
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
            if (result.row === 'exact')
                return '✅ unchanged';
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
    const rankOf = (metric) => gated.has(metric.metric.id)
        ? 0
        : (0,relative_change/* isEstablished */.hO)(metric, alpha)
            ? 1
            : metric.delta === null || metric.delta === 0
                ? 3
                : 2;
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
            [gated.has(metric.metric.id) ? 'gate' : (0,relative_change/* isEstablished */.hO)(metric, alpha) ? 'moved' : ''],
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
    return [name, `: ${difference_list_shorten(baseline)} → ${difference_list_shorten(candidate)}${effect === '' ? '' : `: ${effect}`}`];
}
/** Hashes are told apart by their first digits. */
function difference_list_shorten(value) {
    return value.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
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
    const lead = `judge on ${name}${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`;
    if (opinion.kind === 'unjudged')
        return paragraph(lead, ` gave no judgment: ${cutText(opinion.reason, REASONING_LENGTH)}`);
    const scores = listScores(opinion);
    return opinion.reasoning === null
        ? paragraph(lead, `: ${scores}`)
        : {
            kind: 'preformatted',
            label: scores === '' ? lead : `${lead}: ${scores}`,
            text: cutText(opinion.reasoning, REASONING_LENGTH),
        };
}
function paragraph(lead, text) {
    return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, text] };
}
/** "correctness 2/5, completeness 5/5", "answer quality .70". */
function listScores({ scores }) {
    const shown = scores.slice(0, SCORES_NAMED).map(({ name, value, most }) => {
        if (value === null)
            return `${cutText(name, 60)} –`;
        const number = most === 1 ? (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true }) : `${value}/${most}`;
        return `${cutText(name, 60)} ${number}`;
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
        return [{ kind: 'code', text: cutText(label, 300) }, ranks === null ? '' : ` (${ranks})`];
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
        : flip_item_tellCase(head, detail, context);
}
/** One failing case of a run that is compared with nothing. */
function buildFailingItem(detail, details, context) {
    const head = [{ kind: 'code', text: detail.case_id }, detail.critical ? ' (critical)' : ''];
    return details === 'full' ? flip_item_tellCase(head, detail, context) : { case_id: detail.case_id, summary: head, blocks: [] };
}
function flip_item_tellCase(head, detail, context) {
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
    if (context.stopped !== undefined)
        return [`⚠️ Invalid: ${context.stopped}. ${nothing}`];
    if (counts.infrastructure > 0) {
        const noun = counts.trials === counts.cases ? 'case' : 'trial';
        const total = (0,format_number/* countOf */.pq)(counts.trials, noun);
        const facts = [
            ...(context.infrastructure_message === null
                ? []
                : [cutText(context.infrastructure_message.replace(/\.$/, ''), MESSAGE_LENGTH)]),
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

;// CONCATENATED MODULE: ./build/core/report/explain-verdict.js





const WORDS = {
    invalid: 'Too little was measured to say anything: neither good nor bad news.',
    'not-comparable': 'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
    regressed: 'A gate shows that the change made things worse by more than is allowed.',
    inconclusive: 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.',
    improved: 'The primary gate shows that the change made things better, and no gate fails.',
    unchanged: 'Every paired case came out the same in both runs.',
    'no-regression': 'A loss beyond the margin is ruled out, and no improvement is shown.',
};
const RULES = {
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
};
/** For whoever asks why: what the word means, which rule chose it, and what the gate that it hangs on can and cannot see. */
function explainVerdict(comparison) {
    const { word, because } = comparison.verdict;
    if (because === 'no-baseline')
        return explainNothing();
    const told = headlineGate(comparison) ?? primaryGate(comparison);
    const rule = because === null ? 'no gate fails, and the primary gate decides' : RULES[because];
    const items = [
        [{ kind: 'strong', text: 'What the word means: ' }, WORDS[word]],
        [{ kind: 'strong', text: 'The rule that chose it: ' }, `${rule}.`],
        ...(told === null ? [] : explainGate(told, comparison.alpha)),
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
function explainGate(result, alpha) {
    const { title } = result.metric;
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const noun = adverseNoun(result);
    const margin = describeMargin(result);
    const flags = describeFigure(result, result.can_flag);
    const rulesOut = describeFigure(result, result.can_rule_out);
    const seen = [
        `${title} went from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} over ${(0,format_number/* countOf */.pq)(result.n, 'paired case')}`,
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
            `${flags === null ? `too few cases differ to say how small a ${noun} would be flagged` : `a true ${noun} of ${flags} or more is flagged four times in five`}; ${rulesOut === null ? `no ${noun} can be ruled out` : `a ${noun} of ${rulesOut} or more is ruled out`}.`,
        ],
    ];
}

;// CONCATENATED MODULE: ./build/core/report/gate-evidence.js


const TESTS = {
    mcnemar: 'McNemar, mid-p',
    'paired-t': 'paired t on per-case means',
    'log-ratio': 'paired t on ln(candidate/baseline)',
    'per-run': 'bootstrap over cases',
    exact: 'one number a side',
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
        ...(result.row === 'exact' ? [] : [`n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`]),
        ...(result.p === null ? [] : [`unadjusted p ${(0,format_p/* formatP */.M)(result.p, alpha)}`]),
        ...(result.df === null ? [] : [`df ${statistic(result.df)}`]),
        ...(result.interval === null ? [] : [`interval by ${METHODS[result.interval.method]}`]),
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
    const candidate = text.candidate ?? (value === null ? NOTHING : (0,format_metric/* formatValue */.Fl)(result.metric, value));
    const p = result.p_adjusted ?? result.p;
    const isAdjusted = result.p_adjusted !== null || result.p === null;
    return [
        nameGate(result, comparison.verdict.primary),
        [text.baseline ?? NOTHING],
        [candidate],
        text.change === null
            ? [NOTHING]
            : [
                isNotable(result) ? { kind: 'strong', text: text.change } : text.change,
                text.interval === null ? '' : ` ${text.interval}`,
                describeMeanChange(result),
                describeN(result, comparison.cases.shared),
            ],
        [p === null ? NOTHING : `${(0,format_p/* formatP */.M)(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
        [[describeVerdict(result, comparison.alpha), ...(result.marks ?? [])].join(' · ')],
    ];
}
/** The gates with their numbers, in the suite's order, without the columns that nothing was measured for; null when there is no gate. */
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
    const rows = comparison.gates.map((result) => row(result, comparison));
    const isTold = columns.map((_, at) => rows.some((cells) => (0,report/* plainText */.w)(cells[at] ?? []) !== NOTHING));
    return {
        kind: 'table',
        columns: columns.filter((_, at) => isTold[at]),
        rows: rows.map((cells) => cells.filter((_, at) => isTold[at])),
    };
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

;// CONCATENATED MODULE: ./build/core/report/moved-metrics.js





/** A comment is read on a phone: the rest stands in documents that are opened on purpose. */
const moved_metrics_MOST_SHOWN = 12;
const NOISE = 1e-9;
/** The metrics that no gate speaks of and that moved, what is clearest first, folded away; null when nothing did. */
function buildMovedMetrics(comparison, context) {
    const { alpha } = comparison;
    const ungated = ungatedMetrics(comparison);
    const moved = ungated.filter(hasMoved).sort((a, b) => rank(a, alpha) - rank(b, alpha) || size(b) - size(a));
    if (moved.length === 0)
        return null;
    const shown = moved.slice(0, moved_metrics_MOST_SHOWN);
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
function tableOf(rows, { alpha }, { names }) {
    return {
        kind: 'table',
        columns: [
            { title: 'metric', align: 'left' },
            { title: names.baseline, align: 'right' },
            { title: names.candidate, align: 'right' },
            { title: `change [${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
            { title: 'p (Benjamini–Hochberg)', align: 'right' },
            { title: 'n', align: 'right' },
        ],
        rows: rows.map((metric) => {
            const text = (0,format_measured/* formatMeasured */.U)(metric);
            return [
                [metric.metric.title],
                [text.baseline ?? '–'],
                [text.candidate ?? '–'],
                moved_metrics_describeChange(metric, alpha),
                [metric.p_adjusted === null ? '–' : (0,format_p/* formatP */.M)(metric.p_adjusted, alpha)],
                [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
            ];
        }),
    };
}
/** The change in bold where its adjusted p speaks for it, and what must be known to read it. */
function moved_metrics_describeChange(metric, alpha) {
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
        blocks: item.blocks.map((block) => block.kind === 'preformatted' ? { ...block, text: cutText(block.text, MOST_TEXT) } : block),
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
    const charts = (0,place_charts/* placeCharts */.b)(input.charts);
    const collapsed = isCollapsed(input);
    const headline = writeHeadline(comparison, context, details);
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
        second_line: writeSecondLine(comparison, context, details),
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
function sayOnce({ comparison, context, details, tables, measured }) {
    const gates = [buildAdvice(comparison), buildGateTable(comparison, context)].filter((block) => block !== null);
    return {
        summary: (0,summary_table/* buildSummaryTable */.j)({ comparison, context, tables, measured }),
        gates: [...gates, ...listBrokenBounds(comparison, details)],
        warnings: comparison.warnings.map((warning) => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
        reasons: explainVerdict(comparison),
        findings: [...listFindings(comparison), ...listRecommendations(comparison, details)],
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

// EXTERNAL MODULE: ./build/shell/io/finish-all.js
var finish_all = __webpack_require__(35973);
// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/io/replace-json.js
var replace_json = __webpack_require__(48313);
// EXTERNAL MODULE: ./build/core/metrics/list-grown-functions.js
var list_grown_functions = __webpack_require__(42176);
;// CONCATENATED MODULE: ./build/app/evaluate/annotate-complexity.js

/** GitHub shows ten annotations of a kind for each step. */
const MAX_ANNOTATIONS = 10;
/** Remarks on the lines of functions whose complexity has a worse rank than in the baseline, where the suite asks for them; at most ten. */
function annotateComplexity({ baseline, candidate, }) {
    const [before, now] = [baseline?.code_quality, candidate.code_quality];
    if (before === undefined || now?.annotated !== true)
        return [];
    return (0,list_grown_functions/* listGrownFunctions */.j)(before, now)
        .filter((one) => one.is_notable)
        .slice(0, MAX_ANNOTATIONS)
        .map(({ path, line, name, before: was, after }) => ({
        level: 'warning',
        file: path,
        line,
        title: `${name} ${was === null ? 'is complex' : 'is more complex than before'}`,
        message: `Cyclomatic complexity ${after.complexity} (${after.rank}), ${was === null ? 'in a new function' : `was ${was.complexity} (${was.rank})`}.`,
    }));
}

;// CONCATENATED MODULE: ./build/app/evaluate/annotate-flips.js
/** GitHub shows ten annotations of a kind for each step. */
const annotate_flips_MAX_ANNOTATIONS = 10;
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
        .slice(0, annotate_flips_MAX_ANNOTATIONS);
}

;// CONCATENATED MODULE: ./build/app/evaluate/annotate-stale.js
/** More are in the report; remarks are for the first that one mends. */
const annotate_stale_MAX_ANNOTATIONS = 10;
const MAX_PATHS = 3;
/**
 * Remarks on the lines of the golden cases that this change made stale: their expected spans are in the code that it started from and not in
 * its own, or it is this change that expects them. In order of the suite, at most ten. `baseline` is the run of that very code; null, and no
 * remarks, where there is none, since nobody knows then who did it.
 */
function annotateStale({ baseline, candidate }, show) {
    if (show === 'none' || baseline === null)
        return [];
    const [before, now] = [new Set(baseline.stale_cases), new Set(candidate.stale_cases)];
    const expected = new Map(baseline.cases.map((golden) => [golden.id, JSON.stringify(golden.expected_spans)]));
    return candidate.cases
        .filter(({ id }) => now.has(id) && !before.has(id))
        .slice(0, annotate_stale_MAX_ANNOTATIONS)
        .map(({ id, at, expected_spans: spans }) => {
        const paths = [...new Set(spans.map(({ path }) => path))];
        const more = paths.length > MAX_PATHS ? ' …' : '';
        const of = show === 'ids' ? '' : ` (${paths.slice(0, MAX_PATHS).join(', ')}${more})`;
        const isGone = expected.get(id) === JSON.stringify(spans);
        return {
            level: 'warning',
            ...at,
            title: isGone ? `${id} expects what is gone` : `${id} expects what is not there`,
            message: `An expected span${of} is not in the code of this change, so the case is not compared. ${isGone ? 'Edit the case, or restore what it expects.' : 'Correct the case.'}`,
        };
    });
}

// EXTERNAL MODULE: ./build/app/evaluate/draw-charts.js + 1 modules
var draw_charts = __webpack_require__(22994);
// EXTERNAL MODULE: ./build/app/evaluate/list-charts.js + 27 modules
var list_charts = __webpack_require__(43877);
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
    const { tallyOf, placeOf } = (0,case_means/* caseMeansOf */.u)(candidate.trials);
    const { seconds, reasons } = surveyTrials(candidate.trials);
    const flips = new Map(comparison.flips.map((flip) => [flip.case_id, flip]));
    const told = new Map(details === 'full' ? input.told.map((detail) => [detail.case_id, detail]) : []);
    const group = `${suite}.cases`;
    const cases = candidate.run.cases.map(({ id, at }) => {
        const place = placeOf(id);
        const tally = tallyOf(id);
        const outcome = tally === null
            ? { kind: 'skipped', message: place < 0 ? 'not measured' : (reasons.get(id) ?? 'success does not apply') }
            : caseOutcome(tally, flips.get(id), told.get(id));
        return { name: id, group, file: at.file, seconds: seconds[place] ?? 0, outcome };
    });
    return [gates, { name: 'cases', results: cases }];
}
/** Ids of the cases that fail in the candidate's run, in its order. */
function list_results_listFailing({ run, trials }) {
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(trials);
    return run.cases.flatMap(({ id }) => ((0,case_states/* isFailing */.DI)(tallyOf(id)) ? [id] : []));
}
/** How long the trials of each case took together, by its place, and of those with a trial without `success` why. */
function surveyTrials(trials) {
    const { ids, placeOf } = (0,case_means/* caseMeansOf */.u)(trials);
    const seconds = new Float64Array(ids.length);
    const reasons = new Map();
    for (const { case: id, scores, unscored } of trials) {
        const place = placeOf(id);
        seconds[place] = (seconds[place] ?? 0) + (scores[LATENCY] ?? 0);
        if (scores[SUCCESS] !== undefined || reasons.has(id))
            continue;
        const reason = unscored[SUCCESS];
        if (reason !== undefined)
            reasons.set(id, reason);
    }
    return { seconds, reasons };
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
    const [passed, scored] = tally;
    if (passed === scored)
        return { kind: 'passed', remark: null };
    const count = `${passed} of ${scored} ${scored === 1 ? 'trial' : 'trials'} succeeded`;
    const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`;
    if (!(0,case_states/* isFailing */.DI)(tally))
        return { kind: 'passed', remark: `${count}${before}` };
    const type = flip?.kind === 'newly-failing' ? 'newly-failing' : 'failing';
    return { kind: 'failed', type, message: `${count}${before}`, details: detail === undefined ? '' : list_results_tell(detail) };
}
function list_results_tell({ query, expected_answers, expected_spans, candidate, reasons }) {
    const parts = [
        ['question', query],
        ['expected', [...expected_answers, ...expected_spans].join('\n')],
        ['answer', candidate?.answer ?? null],
        ['failure', candidate?.failure?.message ?? null],
        ['reason', reasons.join('; ')],
    ];
    return parts.flatMap(([what, text]) => (text === null || text === '' ? [] : [`${what}: ${text}`])).join('\n');
}

;// CONCATENATED MODULE: ./build/app/evaluate/name-sides.js
/** What a report calls its two runs, and what it says of where the baseline is from; `branch` is where one would come from. */
function nameSides(baseline, candidate, branch) {
    const isPullRequest = candidate.mode === 'pr';
    if (baseline.kind === 'none')
        return {
            baseline: { kind: 'none', reason: baseline.reason },
            names: isPullRequest
                ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
                : { baseline: 'baseline', candidate: 'this run' },
            first_time: isPullRequest,
        };
    const { commit, age_hours, distance, note, stale, scored } = baseline;
    const { variant } = scored.run;
    const names = isPullRequest
        ? { baseline: baseline.branch ?? 'baseline', candidate: 'this PR' }
        : candidate.mode === 'nightly'
            ? { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' }
            : variant === candidate.variant
                ? { baseline: 'baseline', candidate: 'candidate' }
                : { baseline: variant, candidate: candidate.variant };
    return {
        baseline: {
            kind: 'found',
            commit,
            branch: baseline.branch,
            variant,
            age_hours,
            distance: distance?.behind ?? null,
            note,
            ...(stale === undefined ? {} : { stale }),
        },
        names,
        first_time: false,
    };
}

// EXTERNAL MODULE: ./build/app/evaluate/read-sides.js + 1 modules
var read_sides = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
;// CONCATENATED MODULE: ./build/app/evaluate/report-context.js


const NO_COUNTS = { cases: 0, trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
/** What a report says beside the comparison: counts, cost and time of the candidate's run; re-runs cost too. */
function reportContext(candidate, { reruns, ...surroundings }) {
    const { run } = candidate;
    const trials = reruns.length === 0 ? candidate.trials : [...candidate.trials, ...reruns];
    const costs = costsOf(trials, 'cost.usd');
    const judged = trials.filter(({ scores }) => scores['judge.error'] !== undefined);
    const judgeCosts = costsOf(judged, 'judge.cost-usd');
    return {
        ...surroundings,
        suite: run.suite.name,
        candidate: { commit: run.commit, branch: run.branch, variant: run.variant },
        counts: run.counts ?? { ...NO_COUNTS, cases: run.cases.length, trials: candidate.trials.length },
        infrastructure_message: commonestInfrastructureMessage(candidate),
        cost_usd: (0,sum/* sum */.c)(costs),
        trials_of_unknown_cost: trials.length - costs.length,
        ...(judged.length > 0 && {
            judge_cost: { usd: (0,sum/* sum */.c)(judgeCosts), trials_unknown: judged.length - judgeCosts.length },
        }),
        ...(run.stopped && { stopped: (0,describe_stopped/* describeStopped */.p)(run.stopped) }),
        duration_s: run.finished_at === null ? 0 : (Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1000,
        seed: run.seed,
        is_baseline: run.mode === 'baseline',
    };
}
/** Sorted, since the sum of floats depends on their order and trials come in any: a merged run must cost the same. */
function costsOf(trials, metric) {
    const costs = [];
    for (const { scores } of trials) {
        const cost = scores[metric];
        if (cost !== undefined)
            costs.push(cost);
    }
    return costs.sort((a, b) => a - b);
}
const INFRASTRUCTURE = /^infrastructure failure: (.*)$/s;
function commonestInfrastructureMessage({ trials }) {
    const counts = new Map();
    for (const { unscored } of trials) {
        // All metrics of such a trial have one reason.
        let reason;
        for (const id in unscored) {
            reason = unscored[id];
            break;
        }
        const message = reason === undefined ? undefined : INFRASTRUCTURE.exec(reason)?.[1];
        if (message !== undefined)
            counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const [commonest] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return commonest?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/app/evaluate/choose-stories.js
/** Cases that neither flipped nor fail and are told all the same. */
const OTHERS = 200;
/** A page with more in full would be too large, or each too short to be of use. */
const MOST = 1500;
/**
 * Ids of the cases that a page tells in full: `telling` in its order, then others in the run's, evenly spread over it. None where
 * their text must not be shown.
 */
function chooseStories(telling, run, details) {
    if (details !== 'full')
        return new Set();
    const rest = run.cases.filter(({ id }) => !telling.has(id));
    const step = Math.max(1, rest.length / OTHERS);
    const others = Array.from({ length: Math.min(OTHERS, rest.length) }, (_, place) => rest[Math.floor(place * step)]);
    const ids = others.flatMap((golden) => (golden === undefined ? [] : [golden.id]));
    return new Set([...[...telling].slice(0, MOST), ...ids]);
}

// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
;// CONCATENATED MODULE: ./build/app/evaluate/describe-judgments.js
/** What judges said of one trial's answer, one opinion for each question that they were asked; of a rubric the first usable reading. */
function describeJudgments({ answer, quality, rubric, claims }) {
    const reading = rubric?.runs.find((run) => !('error' in run)) ?? rubric?.runs[0];
    return [
        ...opinion('answer', answer, readAnswer),
        ...opinion('quality', quality, readQuality),
        ...opinion('rubric', reading, readRubric),
        ...opinion('claims', claims, readClaims),
    ];
}
/** Nothing where the judge was not asked. */
function opinion(question, said, read) {
    if (said === undefined)
        return [];
    if (isFailed(said))
        return said.asked === false ? [] : [{ kind: 'unjudged', question, reason: said.error }];
    return [{ kind: 'judged', question, ...read(said) }];
}
function isFailed(said) {
    return 'error' in said;
}
function readAnswer({ correctness, completeness, faithfulness, reasoning }) {
    const grades = { correctness, completeness, faithfulness };
    return { scores: Object.entries(grades).map(([name, value]) => ({ name, value, most: 5 })), ...because(reasoning) };
}
function readQuality(said) {
    const missed = (said.criteria ?? []).filter(({ met }) => !met).map(({ text }) => `not met: ${text}`);
    return {
        scores: [
            { name: 'answer quality', value: said.answer_quality, most: 1 },
            { name: 'factual correctness', value: said.factual_correctness, most: 1 },
            { name: 'completeness', value: said.completeness, most: 1 },
        ],
        ...because(said.reasoning, missed),
    };
}
function readRubric({ requirements, categories, weighted_score: total, reasoning }) {
    const parts = Object.entries({ ...categories, ...requirements });
    const notes = parts.flatMap(([name, part]) => (part?.notes === undefined ? [] : [`${name}: ${part.notes}`]));
    const scores = parts.map(([name, part]) => ({ name, value: part?.score ?? null, most: 1 }));
    return {
        scores: [...(total === undefined ? [] : [{ name: 'weighted score', value: total, most: 1 }]), ...scores],
        ...because(reasoning, notes),
    };
}
function readClaims({ claims }) {
    const supported = claims.filter((claim) => claim.supported === true).length;
    const others = claims.filter((claim) => claim.supported !== true);
    return {
        scores: [{ name: 'supported claims', value: supported, most: claims.length }],
        ...because(undefined, others.map(({ text, supported: is }) => `${is === null ? 'cannot be told' : 'not supported'}: ${text}`)),
    };
}
function because(reasoning, lines = []) {
    const text = [reasoning?.trim() ?? '', ...lines].filter((line) => line !== '').join('\n');
    return { reasoning: text === '' ? null : text };
}

;// CONCATENATED MODULE: ./build/app/evaluate/label-span.js
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

;// CONCATENATED MODULE: ./build/app/evaluate/tell-trial.js




/** A trial as a reader wants to see it: what it answered, retrieved, was graded, and how it came about. */
function tellTrial({ trial, observation, judgments, retries }, golden) {
    const judged = describeJudgments(judgments ?? {});
    const lost = retries === 0 ? [] : [['retries', String(retries)]];
    if (observation.status === 'failed') {
        const { kind, message, stderr_tail: tail } = observation.failure;
        const failure = { kind, message, stderr_tail: tail ?? null };
        return { trial, answer: null, failure, spans: [], judged, trace: [], facts: lost };
    }
    const { reply } = observation;
    const facts = [...tellUsage(reply), ...lost];
    return {
        trial,
        answer: reply.answer,
        failure: null,
        spans: tellSpans(reply, golden),
        judged,
        trace: tellTrace(reply),
        facts: observation.cached === true ? [...facts, ['from the cache', 'yes']] : facts,
    };
}
function tellSpans({ spans = [] }, golden) {
    const matches = (0,match_spans/* matchSpans */.zA)(spans, golden.expected_spans);
    return spans.map((span, place) => {
        const { rank = null, expected = null } = matches[place] ?? {};
        return {
            rank,
            label: labelSpan(span),
            finds: expected === null ? null : { label: labelSpan(expected), relevance: expected.relevance },
            score: span.score ?? null,
            text: span.text ?? null,
        };
    });
}
/** Phases first, since they have no place among the rest; then models, reasoning and tools, each in its order. */
function tellTrace({ phases_ms: phases = {}, attempts = [], steps = [], tools = [] }) {
    return [
        ...Object.entries(phases).map(([title, ms]) => ({ kind: 'phase', title, detail: null, ms, ok: null })),
        ...attempts.map(({ route_tier: tier, model, result, error, latency_ms: ms }) => ({
            kind: 'attempt',
            title: [tier, model].filter((part) => part !== undefined).join(' · ') || 'model',
            detail: error ?? result ?? null,
            ms: ms ?? null,
            ok: result === undefined ? null : result === 'ok',
        })),
        ...steps.map(({ id, type, text, agent, completed }) => ({
            kind: 'step',
            title: [type ?? 'step', id, agent].filter((part) => part !== undefined).join(' · '),
            detail: text ?? null,
            ms: null,
            ok: completed ?? null,
        })),
        ...tools.map(({ name, agent, arguments: given, error, ok, duration_ms: ms }) => ({
            kind: 'tool',
            title: [name, agent].filter((part) => part !== undefined).join(' · '),
            detail: error ?? (given === undefined ? null : JSON.stringify(given)),
            ms: ms ?? null,
            ok: ok ?? null,
        })),
    ];
}
function tellUsage({ model, usage, ttft_ms: firstToken, planner, agents, sources }) {
    const facts = [
        ['model', model],
        ['input tokens', usage?.input_tokens],
        ['cached tokens', usage?.cached_tokens],
        ['output tokens', usage?.output_tokens],
        ['time to first token', firstToken === undefined ? undefined : (0,format_duration/* formatDuration */.a)(firstToken / 1000)],
        ['route', planner?.route],
        ['intent', planner?.intent],
        ['agents', agents?.join(', ')],
        ['sources', sources?.join(', ')],
    ];
    return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
}

// EXTERNAL MODULE: ./build/core/metrics/representative-trial.js
var representative_trial = __webpack_require__(26030);
;// CONCATENATED MODULE: ./build/app/evaluate/telling-trial.js

/** The trial by which a case is told: the first that fails, since it shows what went wrong, else the one that stands for all; null without any. */
function tellingTrial(trials) {
    const ordered = [...trials].sort((a, b) => a.trial - b.trial);
    return ordered.find(({ scores }) => scores['success'] === 0) ?? (0,representative_trial/* representativeTrial */.O)(ordered);
}

;// CONCATENATED MODULE: ./build/app/evaluate/trials-by-case.js
/** The trials of each case, in the order in which they came. */
function trialsByCase(trials) {
    const byCase = new Map();
    for (const trial of trials) {
        const known = byCase.get(trial.case);
        if (known === undefined)
            byCase.set(trial.case, [trial]);
        else
            known.push(trial);
    }
    return byCase;
}

;// CONCATENATED MODULE: ./build/app/evaluate/collect-stories.js





/** What is kept of one trial while a run is read: a page shows no more. */
const KEPT = { text: 6000, items: 100 };
/**
 * Collects what a page tells of some cases of a run: of each its telling trial is kept, cut to size, so that memory is bounded by the
 * number of cases, whatever targets answer. Scores are those of `scored`, made anew.
 */
function collectStories(scored, caseIds) {
    const cases = new Map(scored.run.cases.map((golden) => [golden.id, golden]));
    const trials = trialsByCase(scored.trials.filter((trial) => caseIds.has(trial.case)));
    const wanted = new Map([...trials].map(([id, all]) => [id, tellingTrial(all)?.trial]));
    const told = new Map();
    return {
        add: (trial) => {
            const golden = cases.get(trial.case);
            if (golden === undefined || wanted.get(trial.case) !== trial.trial)
                return;
            told.set(trial.case, shrinkValue(tellTrial(trial, golden), KEPT));
        },
        storyOf: (id) => {
            const story = told.get(id);
            if (story === undefined)
                return null;
            const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial);
            return { side: { told: story.value, trials: all.map(briefTrial) }, isCut: story.isCut };
        },
    };
}
function briefTrial({ trial, scores }) {
    const { success, 'performance.latency': latency, 'cost.usd': cost } = scores;
    return {
        trial,
        passed: success === undefined ? null : success === 1,
        latency: latency === undefined ? null : (0,format_metric/* formatValue */.Fl)({ unit: 's', kind: 'continuous' }, latency),
        cost: cost === undefined ? null : (0,format_metric/* formatValue */.Fl)({ unit: 'usd', kind: 'continuous' }, cost),
    };
}

// EXTERNAL MODULE: ./build/core/metrics/check-answer.js
var check_answer = __webpack_require__(25435);
// EXTERNAL MODULE: ./build/core/metrics/judged-answer.js
var judged_answer = __webpack_require__(974);
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
const describe_flips_REASONING_LENGTH = 200;
/** The stories behind flipped cases, in the order of `ids`: what was asked, expected, answered before and now, and why it fails. */
function describeFlips({ ids, cases, topK, pricing, scoring, baseline, candidate, }) {
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    return ids.flatMap((id) => {
        const golden = byId.get(id);
        if (golden === undefined)
            return [];
        const now = tellingTrial(candidate.get(id) ?? []);
        return [
            {
                case_id: id,
                query: golden.query,
                at: golden.at,
                critical: golden.critical,
                expected_answers: expectedAnswers(golden),
                expected_spans: golden.expected_spans.filter(({ relevance }) => relevance > 0).map(labelSpan),
                top_k: topK,
                baseline: describe_flips_describeSide(tellingTrial(baseline.get(id) ?? []), golden),
                candidate: describe_flips_describeSide(now, golden),
                reasons: now === null ? [] : reasonsOf(now, golden, { pricing, scoring }),
            },
        ];
    });
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
    const { observation, judgments } = trial;
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
    const judge = judgments === undefined ? [] : describeJudgments(judgments);
    return { answer: observation.reply.answer, spans, failure: null, ...(judge.length > 0 && { judge }) };
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
    return [`the judge does not find the answer right${said ? `: ${said.slice(0, describe_flips_REASONING_LENGTH)}` : ''}`];
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

// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/shell/runs/read-observations.js + 1 modules
var read_observations = __webpack_require__(64796);
;// CONCATENATED MODULE: ./build/app/evaluate/read-telling.js


/** The whole trials of a few cases with scores made anew, as the comparison's are. No pass over the file when there is nothing to tell. */
async function readTelling(folder, request) {
    const { caseIds, cases, metrics, log, order, seen } = request;
    if (caseIds.size === 0 && seen.caseIds.size === 0)
        return new Map();
    const found = await (0,read_observations/* readObservations */.i)(folder, { caseIds, seen, log, order });
    return new Map(cases.flatMap((golden) => {
        const trials = found.get(golden.id);
        if (trials === undefined)
            return [];
        const anew = ({ observation, judgments }) => (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, ...(judgments && { judgments }) });
        return [[golden.id, trials.map((trial) => ({ ...trial, ...anew(trial) }))]];
    }));
}

;// CONCATENATED MODULE: ./build/app/evaluate/tell-cases.js






/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_TOLD = 200;
/** Reads once more what some cases answered: the flipped ones first, since they are what the change did, then those that fail. */
async function tellCases({ baseline, candidate, settings, metrics }, request) {
    const telling = new Set([...request.comparison.flips.map(({ case_id }) => case_id), ...list_results_listFailing(candidate)]);
    const caseIds = new Set([...telling].slice(0, MAX_TOLD));
    const inFull = chooseStories(telling, candidate.run, request.details);
    const read = async (folder, { run, trials }, stories) => readTelling(folder, {
        caseIds,
        cases: run.cases,
        metrics,
        log: request.log,
        order: trials,
        seen: { caseIds: inFull, add: stories.add },
    });
    const now = collectStories(candidate, inFull);
    const before = baseline.kind === 'none' ? null : collectStories(baseline.scored, inFull);
    const flips = describeFlips({
        ids: [...caseIds],
        cases: candidate.run.cases,
        topK: candidate.run.settings.primary_k,
        pricing: settings.pricing,
        scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.cH,
        candidate: await read(request.candidateFolder, candidate, now),
        baseline: baseline.kind === 'none' || before === null
            ? new Map()
            : await read(baseline.folder, baseline.scored, before),
    });
    const reasons = new Map(flips.map((detail) => [detail.case_id, detail.reasons]));
    const stories = [...inFull].map((id) => {
        const [old, current] = [before?.storyOf(id) ?? null, now.storyOf(id)];
        return {
            id,
            baseline: old?.side ?? null,
            candidate: current?.side ?? null,
            reasons: reasons.get(id) ?? [],
            isCut: old?.isCut === true || current?.isCut === true,
        };
    });
    return { flips, stories };
}

// EXTERNAL MODULE: ./build/app/evaluate/write-report.js + 1 modules
var write_report = __webpack_require__(54164);
;// CONCATENATED MODULE: ./build/app/evaluate.js























/**
 * Compares a recorded run with its baseline and writes comment.md, report.html, report.md, comparison.json, junit.xml, cases.csv and the badges. Scores are computed
 * anew from the recorded observations on both sides, by one definition and one price table, so neither an older
 * Goldenpair, nor a price edit, nor a forged score can show up as a change.
 */
async function evaluate(request) {
    const { candidateFolder, outputFolder, details, links, look = null, baselineBranch = null } = request;
    const sides = await (0,read_sides/* readSides */.h)(request);
    const { candidate, ruleSet, confirmations } = sides;
    const baseline = sides.baseline.kind === 'none' ? null : sides.baseline.scored;
    const comparison = (0,compare_runs/* compareRuns */.q)({
        baseline,
        candidate,
        failOn: request.failOn,
        ...(confirmations === null ? {} : { confirmations }),
        ...(ruleSet === null ? {} : { ruleSet }),
    });
    const { flips, stories } = await tellCases(sides, { ...request, comparison });
    const context = reportContext(candidate, {
        ...nameSides(sides.baseline, candidate.run, baselineBranch),
        ...{ links, look },
        reruns: confirmations?.trials ?? [],
    });
    const { names } = context;
    const scored = [
        ...(baseline === null ? [] : [{ name: names.baseline, scored: baseline }]),
        { name: names.candidate, scored: candidate },
    ];
    const arms = scored.map(({ name, scored: { run, trials } }) => ({ name, run, means: (0,case_means/* caseMeansOf */.u)(trials) }));
    const tables = sides.tables.build(arms);
    const charts = await (0,draw_charts/* drawCharts */.I)((0,list_charts/* listCharts */.i)({ arms: scored, tables, comparison, history: request.history ?? [] }), request);
    const { run } = candidate;
    const report = buildReport({
        comparison,
        context,
        flips,
        details,
        charts,
        tables: [...tables, ...(0,settings_table/* buildSettingsTable */.U)(arms)],
        measured: { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k },
    });
    const written = await (0,write_report/* writeReport */.u)(report, {
        outputFolder,
        badges: (0,build_badges/* buildBadges */.x)(comparison, run.summaries),
        ...(details !== 'none' && {
            cases: buildCaseData({ comparison, baseline, candidate, names, told: stories }),
            caseTable: (0,build_case_table/* buildCaseTable */.t)([
                ...(baseline === null ? [] : [{ side: 'baseline', variant: baseline.run.variant, scored: baseline }]),
                { side: 'candidate', variant: run.variant, scored: candidate, comparison },
            ]),
        }),
    });
    const files = {
        ...written.files,
        comparison: (0,external_node_path_.join)(outputFolder, 'comparison.json'),
        junit: (0,external_node_path_.join)(outputFolder, render/* REGISTRY */.M.junit.file),
    };
    const results = listResults({ comparison, candidate, told: flips, details });
    await (0,finish_all/* finishAll */.t)([
        (0,replace_json/* replaceJson */.j)(files.comparison, comparison),
        (0,replace_file/* replaceFile */.f)(files.junit, render/* REGISTRY */.M.junit.render(report, { results })),
    ]);
    return {
        ...written,
        comparison,
        annotations: [
            ...annotateFlips(comparison, flips, details),
            ...annotateStale({ baseline: changedFrom(sides.baseline), candidate: candidate.run }, details),
            ...annotateComplexity({ baseline: changedFrom(sides.baseline), candidate: candidate.run }),
        ],
        files,
        runFolders: [...(sides.baseline.kind === 'none' ? [] : [sides.baseline.folder]), candidateFolder],
    };
}
/** The run of the very commit that the change started from; null where the baseline is of another, whose changes are not this one's. */
function changedFrom(side) {
    if (side.kind === 'none')
        return null;
    const { distance, scored } = side;
    return distance?.behind === 0 && distance.ahead === 0 ? scored.run : null;
}


/***/ }),

/***/ 22994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ drawCharts)
});

// EXTERNAL MODULE: ./build/shell/charts/chart-service.js
var chart_service = __webpack_require__(31413);
// EXTERNAL MODULE: ./build/shell/charts/thin-config.js
var thin_config = __webpack_require__(22763);
;// CONCATENATED MODULE: ./build/shell/charts/quickchart.js


/** Proxies and GitHub's image cache stop at 2,048 and more; shorter is passed by all. */
const URL_LENGTH = 2_000;
/** The service refuses any configuration that matches (typpo/quickchart, lib/charts.js). */
const REFUSED = /(for|while)\s*\(/i;
/**
 * The address of an image that a QuickChart server draws from a Chart.js configuration. Numbers are rounded to three significant
 * digits; if the address is still 2,000 characters or longer, the rows that the drawing can spare are left out and the title says so.
 * Nothing is sent: whoever opens the address asks the server.
 */
async function chartUrl({ config, spare }, service = chart_service/* DEFAULT_CHART_SERVICE */.tM) {
    const base = (0,chart_service/* parseBaseUrl */.Q2)(service.baseUrl);
    if (base === null)
        return { kind: 'none', reason: chart_service/* BASE_URL_RULE */.Jg };
    const { default: loaded } = await loadQuietly(() => __webpack_require__.e(/* import() */ 3951).then(__webpack_require__.bind(__webpack_require__, 33951)));
    // Its types describe a CommonJS module, where the class is one `default` deeper than in the ES module that Node loads.
    const QuickChart = typeof loaded === 'function' ? loaded : loaded.default;
    const rows = spare === 'none' ? 0 : (config.data.labels?.length ?? 0);
    for (let shown = rows; shown > 0 || shown === rows; shown--) {
        const kept = shown === rows ? config : (0,thin_config/* thinConfig */.Q)(config, spare, shown);
        // JSON, not an object: quickchart-js would turn a text like `__BEGINFUNCTION__…` of an object into code.
        const json = (0,thin_config/* stringifyRounded */.R)(kept, chart_service/* SIGNIFICANT_DIGITS */.v);
        if (REFUSED.test(json))
            return { kind: 'none', reason: 'the chart service refuses texts with `for (` or `while (`' };
        const link = new QuickChart()
            .setScheme(base.protocol.slice(0, -1))
            .setHost(base.host)
            .setVersion('4')
            .setWidth(service.width)
            .setHeight(service.height)
            .setBackgroundColor(service.background)
            .setConfig(json)
            .getUrl();
        const url = shorten(new URL(link), json);
        if (url.length < URL_LENGTH)
            return { kind: 'url', url, rows: shown === rows ? null : { shown, of: rows } };
    }
    return { kind: 'none', reason: `its address would be ${URL_LENGTH} characters or longer` };
}
/**
 * The address as it is, so that a reader can see what it sends, or where that is too long with its configuration in base64, which the
 * service reads too. A blank is `%20`: the service takes a plus for a plus (typpo/quickchart, index.js).
 */
function shorten(link, json) {
    const readable = link.href.replaceAll('+', '%20');
    if (readable.length < URL_LENGTH)
        return readable;
    link.searchParams.set('c', Buffer.from(json).toString('base64'));
    link.searchParams.append('encoding', 'base64');
    return link.href;
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


/**
 * The charts that could be drawn; those of the comment have an address or a diagram, as the service is. The log says what became of the
 * others. Only what was drawn for a service is sent to one.
 */
async function drawCharts({ draw, choose }, { charts, log }) {
    const drawings = [];
    for (const drawing of draw('page'))
        if (drawing.kind === 'drawn')
            drawings.push(drawing);
        else
            log.debug(`No chart ${drawing.id}: ${drawing.reason}.`);
    const inComment = choose(drawings);
    const forService = () => draw('service', inComment).filter((one) => one.kind === 'drawn');
    const urls = charts.kind === 'quickchart'
        ? await pictureUrls(forService(), charts.url, log)
        : charts.kind === 'branch'
            ? await charts.keep(forService())
            : new Map();
    return drawings.map(({ id, title, alt, config, height, mermaid, table }) => ({
        id,
        title,
        alt,
        config,
        height,
        table,
        place: inComment.has(id) ? 'comment' : 'page',
        url: urls.get(id) ?? null,
        mermaid: inComment.has(id) && charts.kind === 'mermaid' ? mermaid : null,
        diagram: mermaid,
    }));
}
async function pictureUrls(drawings, baseUrl, log) {
    const urls = new Map();
    for (const drawing of drawings) {
        const picture = await chartUrl(drawing, { ...chart_service/* DEFAULT_CHART_SERVICE */.tM, baseUrl, height: drawing.height });
        if (picture.kind === 'url')
            urls.set(drawing.id, picture.url);
        else
            log.warning(`The chart ${drawing.id} has no image: ${picture.reason}.`);
    }
    return urls;
}


/***/ }),

/***/ 43877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ listCharts),
  p: () => (/* binding */ listVariantCharts)
});

;// CONCATENATED MODULE: ./build/core/charts/choose-charts.js
/** More pictures than these are scrolled past, on a phone above all. */
const MOST_IN_COMMENT = 4;
/**
 * The ids of the drawn charts that a comment shows, at most four: those that always are, then those about a metric that clearly moved, by
 * the smallest adjusted p of their metrics. What depends on the machine counts only when both arms ran side by side.
 */
function chooseCharts(charts, drawings, comparison) {
    const drawn = charts.filter(({ id }) => drawings.some((drawing) => drawing.id === id));
    const always = drawn.filter((chart) => chart.in_comment === 'always');
    const moved = drawn
        .filter((chart) => chart.in_comment === 'moved')
        .map(({ id, about }) => ({ id, p: smallestP(about, comparison) }))
        .filter(({ p }) => p < comparison.alpha)
        .sort((a, b) => a.p - b.p);
    return new Set([...always, ...moved].slice(0, MOST_IN_COMMENT).map(({ id }) => id));
}
function smallestP(about, { metrics, gates, verdict, interleaved }) {
    const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id;
    const isAbout = ({ id }) => about.some((start) => (start === 'primary' ? id === primary : id.startsWith(start)));
    const ps = metrics
        .filter(({ metric }) => isAbout(metric) && (metric.environment === 'free' || interleaved))
        .map(({ p_adjusted: p }) => p ?? 1);
    return Math.min(1, ...ps);
}

// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
;// CONCATENATED MODULE: ./build/core/charts/chart-options.js
/**
 * The options that all charts share: a title with its unit, the axes with theirs. Type stays at Chart.js's 12 pixels: a picture 480 wide that
 * GitHub shows at 600 or more has it at 15 and more, and a page sets its own.
 */
function chartOptions(chart) {
    const { title, x, y, scales = {}, legend, ...rest } = chart;
    return {
        ...rest,
        plugins: {
            title: { display: true, text: title },
            legend: legend === undefined ? { display: false } : legend,
        },
        scales: Object.fromEntries(Object.entries({ x, y, ...scales }).map(([id, axis]) => [id, axisOptions(axis)])),
    };
}
function axisOptions({ title, ...rest }) {
    const known = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
    return { ...Object.fromEntries(known), ...(title !== undefined && { title: { display: true, text: title } }) };
}

;// CONCATENATED MODULE: ./build/core/charts/mermaid/mermaid-text.js
/**
 * A text that may stand in quotes in a Mermaid diagram: nothing of its grammar is left, neither quotes, brackets, semicolons, entities
 * nor the `%%` that begins a comment or a directive.
 * @example mermaidText('a "b" %%{init}') // 'a b % init'
 */
function mermaidText(text) {
    return text
        .replace(/[^\p{L}\p{N} .,@%/_()+\u2212-]+/gu, ' ')
        .replace(/%+/g, '%')
        .replace(/ +/g, ' ')
        .trim()
        .slice(0, 120);
}

;// CONCATENATED MODULE: ./build/core/charts/mermaid/draw-xy.js

const SIGNIFICANT_DIGITS = 3;
const round = (value) => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
/**
 * A diagram of Mermaid's kind `xychart-beta`, which has no legend: the title must say what is what. Null where a value is missing, which it
 * cannot show, or there is nothing to show.
 */
function drawXy({ title, x, y, series }) {
    const isWhole = series.every(({ values }) => values.length > 0 && values.every((value) => value !== null));
    if (series.length === 0 || !isWhole)
        return null;
    const axis = 'labels' in x
        ? `[${x.labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`
        : `${round(x.min)} --> ${round(x.max)}`;
    return [
        'xychart-beta',
        `  title "${mermaidText(title)}"`,
        `  x-axis "${mermaidText(x.title)}" ${axis}`,
        `  y-axis "${mermaidText(y.title)}" ${round(y.min)} --> ${round(y.max)}`,
        ...series.map(({ kind, values }) => `  ${kind} [${values.map((value) => round(value ?? 0)).join(', ')}]`),
    ].join('\n');
}

// EXTERNAL MODULE: ./build/core/model/tournament.js
var tournament = __webpack_require__(35053);
;// CONCATENATED MODULE: ./build/core/charts/chart-label.js
/**
 * A text as a chart may show it: short, on one line, of letters, digits and a little punctuation. The chart service runs
 * configurations as code and refuses any that contains `for (` or `while (`, so there are no brackets; nothing of Mermaid's grammar is left.
 * @example chartLabel('precision@5 (top)') // 'precision@5 top'
 */
function chartLabel(title, length = 32) {
    const clean = title
        .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim();
    return clean.length <= length ? clean : `${clean.slice(0, length - 1).trimEnd()}…`;
}

;// CONCATENATED MODULE: ./build/core/charts/name-arms.js


/**
 * What a chart calls its arms. A variant's name stays in the house: a service is told `baseline` and `candidate`, or letters where there are
 * more than two, by which the table of variants calls them too.
 * @example nameArms({ audience: 'service', arms: ['main', 'this PR'] }) // ['baseline', 'candidate']
 */
function nameArms({ audience, arms }) {
    if (arms.length > 2)
        return arms.map((arm, place) => audience === 'service' ? (0,tournament/* armName */.KL)(place) : `${(0,tournament/* armName */.KL)(place)} ${chartLabel(arm, 24)}`);
    if (audience === 'service')
        return arms.length === 1 ? ['this run'] : ['baseline', 'candidate'];
    return arms.map((arm) => chartLabel(arm, 24));
}

;// CONCATENATED MODULE: ./build/core/charts/palette.js
/**
 * Okabe & Ito (2008), told apart with every common colour blindness, the green darkened: on white each keeps 3:1. No colour stands alone:
 * a sign, a dash or a place says the same.
 */
const BETTER = '#007a5a';
const WORSE = '#d55e00';
/** Names an arm and judges nothing. */
const CANDIDATE = '#0072b2';
const NEUTRAL = '#6e7781';
/** A query that went on to a dearer tier. */
const PASSED_ON = '#b35c00';
const INK = '#24292f';
const PALE = '#d0d7de';
/** Arms in their order, the baseline first; ten variants are told apart by colour and sign together. */
const ARM_COLORS = [NEUTRAL, CANDIDATE, WORSE, BETTER, '#a0527f'];
/** Ten that nobody takes for one another, so that signs alone are enough. */
const ARM_SIGNS = [
    { sign: 'circle' },
    { sign: 'triangle' },
    { sign: 'rect' },
    { sign: 'rectRot' },
    { sign: 'star' },
    { sign: 'cross' },
    { sign: 'triangle', turn: 180 },
    { sign: 'crossRot' },
    { sign: 'triangle', turn: 90 },
    { sign: 'triangle', turn: 270 },
];
/** The bars of an arm: the baseline's are pale with a frame, so that they differ from others in black and white too. */
function armBar(place) {
    const { color } = armLook(place);
    return place === 0 ? { backgroundColor: PALE, borderColor: color, borderWidth: 1 } : { backgroundColor: color };
}
/** How the arm at a place looks in every chart. */
function armLook(place) {
    return {
        color: ARM_COLORS[place % ARM_COLORS.length] ?? NEUTRAL,
        ...(ARM_SIGNS[place % ARM_SIGNS.length] ?? ARM_SIGNS[0]),
    };
}

;// CONCATENATED MODULE: ./build/core/charts/read-table.js
/** The table with this id; without rows where the report has none. */
function readTable(tables, id) {
    const table = tables.find((one) => one.id === id);
    return {
        columns: table?.columns.map(({ title }) => title) ?? [],
        rows: table?.rows.map((row) => row.map((cell) => (typeof cell === 'object' ? (cell?.value ?? null) : cell))) ?? [],
    };
}

;// CONCATENATED MODULE: ./build/core/charts/calibration.js






const ID = 'calibration';
const MOST_ARMS = 3;
const LEAST_BUCKETS = 2;
/** Counts beside the name of an arm, where they fit; the size of a point tells them too, by its area. */
const MOST_COUNTS = 4;
const LEAST_RADIUS = 3;
const GROWTH = 9;
function readArms(input) {
    const names = nameArms(input);
    const { rows } = readTable(input.tables, 'calibration-buckets');
    return input.arms
        .map((arm, place) => ({
        name: names[place] ?? '',
        place,
        buckets: rows.flatMap(([bucket, name, n, confidence, success]) => name === arm && typeof n === 'number' && typeof confidence === 'number' && typeof success === 'number'
            ? [{ bucket: String(bucket), n, confidence, success }]
            : []),
    }))
        .filter(({ buckets }) => buckets.length > 0);
}
function labelOf(name, buckets) {
    const counts = buckets.map(({ n }) => n);
    const total = counts.reduce((sum, n) => sum + n, 0);
    return `${name}: ${counts.length > MOST_COUNTS ? total : counts.join(' + ')} trials`;
}
const show = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true });
function draw(input) {
    if (input.arms.length > MOST_ARMS)
        return { kind: 'none', id: ID, reason: `more than ${MOST_ARMS} arms would be more lines than can be told apart` };
    const arms = readArms(input);
    if (!arms.some(({ buckets }) => buckets.length >= LEAST_BUCKETS))
        return { kind: 'none', id: ID, reason: 'the confidence of the planner is known in fewer than two buckets' };
    const title = 'Calibration: success by confidence, 0 to 1';
    const said = arms.map(({ name, buckets }) => {
        const parts = buckets.map(({ n, confidence, success }) => `${show(success)} at ${show(confidence)} (${n} trials)`);
        return `${name} succeeds ${parts.join(', ')}`;
    });
    const most = Math.max(...arms.flatMap(({ buckets }) => buckets.map(({ n }) => n)));
    const last = arms.at(-1);
    return {
        kind: 'drawn',
        id: ID,
        title,
        alt: `${title}: ${said.join('; ')}. Perfect is success as often as confidence.`,
        config: {
            type: 'scatter',
            data: {
                datasets: [
                    ...arms.map(({ name, place, buckets }) => {
                        const { color, sign } = armLook(place);
                        return {
                            label: labelOf(name, buckets),
                            showLine: true,
                            borderColor: color,
                            backgroundColor: color,
                            pointStyle: sign,
                            pointRadius: buckets.map(({ n }) => Math.round(LEAST_RADIUS + GROWTH * Math.sqrt(n / most))),
                            data: buckets.map(({ confidence, success }) => [confidence, success]),
                        };
                    }),
                    {
                        label: 'perfect',
                        showLine: true,
                        pointRadius: 0,
                        pointStyle: 'line',
                        borderColor: INK,
                        borderWidth: 1.5,
                        borderDash: [6, 4],
                        data: [
                            [0, 0],
                            [1, 1],
                        ],
                    },
                ],
            },
            options: chartOptions({
                title,
                // A point at the end of an axis is shown whole.
                clip: false,
                legend: { labels: { usePointStyle: true } },
                x: { min: 0, max: 1, title: 'mean confidence of the bucket' },
                y: { min: 0, max: 1, title: 'success rate' },
            }),
        },
        height: 240,
        spare: 'none',
        mermaid: last === undefined
            ? null
            : drawXy({
                title: `Success (bars) by confidence (line), 0 to 1, ${last.name}`,
                x: {
                    title: 'bucket of confidence',
                    labels: last.buckets.map(({ bucket }) => bucket.replace(/[[\]()]/g, '').replace(', ', ' to ')),
                },
                y: { title: '0 to 1', min: 0, max: 1 },
                series: [
                    { kind: 'bar', values: last.buckets.map(({ success }) => success) },
                    { kind: 'line', values: last.buckets.map(({ confidence }) => confidence) },
                ],
            }),
        table: {
            columns: ['arm', 'confidence', 'trials', 'mean confidence', 'success rate'],
            rows: arms.flatMap(({ name, buckets }) => buckets.map(({ bucket, n, confidence, success }) => [name, bucket, n, confidence, success])),
        },
    };
}
/** Whether success comes as often as the planner is sure: success over confidence by bucket, the diagonal, and how many trials stand behind each point. */
const calibration = {
    id: ID,
    in_comment: 'moved',
    about: ['calibration.', 'planner.'],
    draw,
    drawVariants: draw,
};

;// CONCATENATED MODULE: ./build/core/charts/row-options.js

const LEAST_HEIGHT = 240;
/** Title, legend and axis; then each row. */
const FRAME = 110;
const ROW = 22;
/** Options and height of a chart of rows: names at the left, none left out, bars to the right of them. */
function rowOptions(chart) {
    const stacked = chart.isStacked === true ? { stacked: true } : {};
    return {
        options: chartOptions({
            indexAxis: 'y',
            title: chart.title,
            legend: {},
            x: { ...stacked, ...chart.x },
            y: { ...stacked, grid: { display: false }, ticks: { autoSkip: false } },
        }),
        height: Math.max(LEAST_HEIGHT, FRAME + chart.rows * ROW),
    };
}

;// CONCATENATED MODULE: ./build/core/charts/capability-profile.js






const capability_profile_ID = 'capability-profile';
const capability_profile_MOST_ARMS = 3;
/** The points of a cell, which stand before what was measured: `87 (2.3 s)`. */
function pointsOf(cell) {
    if (typeof cell === 'number' || cell === null || cell === undefined)
        return cell ?? null;
    const points = Number.parseFloat(cell);
    return Number.isNaN(points) ? null : points;
}
function capability_profile_draw(input) {
    if (input.arms.length > capability_profile_MOST_ARMS)
        return { kind: 'none', id: capability_profile_ID, reason: `more than ${capability_profile_MOST_ARMS} arms would be more bars than can be told apart` };
    const { columns, rows } = readTable(input.tables, 'capability-overall');
    const names = nameArms(input);
    const arms = rows.flatMap(([name, ...cells]) => {
        const place = input.arms.indexOf(String(name));
        return place === -1 ? [] : [{ name: names[place] ?? '', place, points: cells.map(pointsOf) }];
    });
    const all = columns.slice(1).map((column, at) => ({
        label: chartLabel(column, 28),
        points: arms.map(({ points }) => points[at] ?? null),
    }));
    const shown = all.filter(({ points }) => points.some((one) => one !== null));
    if (shown.length < 3)
        return { kind: 'none', id: capability_profile_ID, reason: 'fewer than three capabilities were measured' };
    const title = 'Capabilities, points of 100, with weights';
    const write = (points) => typeof points === 'number' ? (0,format_number/* formatNumber */.ZV)(points, { decimals: 0 }) : 'not measured';
    const said = shown.map(({ label, points }) => `${label}: ${arms.map(({ name }, at) => `${name} ${write(points[at])}`).join(', ')}`);
    const x = { min: 0, max: 100, title: 'points of 100, more is better' };
    const { options, height } = rowOptions({ title, rows: shown.length, x });
    return {
        kind: 'drawn',
        id: capability_profile_ID,
        title,
        alt: `${title}. ${said.join('; ')}. Not measured: ${all.length - shown.length}.`,
        config: {
            type: 'bar',
            data: {
                labels: shown.map(({ label }) => label),
                datasets: arms.map(({ name, place }, at) => ({
                    label: name,
                    ...armBar(place),
                    data: shown.map(({ points }) => points[at] ?? null),
                })),
            },
            options,
        },
        height,
        spare: 'none',
        mermaid: null,
        table: {
            columns: ['capability', ...arms.map(({ name }) => name)],
            rows: all.map(({ label, points }) => [label, ...points]),
        },
    };
}
/**
 * Design document 001's 22 capabilities as bars, in its order: 22 spokes of a radar have no room for their names, and its area grows with the
 * square of the points.
 */
const capabilityProfile = { id: capability_profile_ID, in_comment: 'never', about: [], draw: capability_profile_draw, drawVariants: capability_profile_draw };

;// CONCATENATED MODULE: ./build/core/charts/case-differences.js





const case_differences_ID = 'case-differences';
/** Steps in the drawing; more cannot be seen at 600 pixels. */
const MOST_STEPS = 60;
/** Binary fractions leave more than nothing between equal scores. */
const NOISE = 1e-9;
/**
 * Sorted values as steps, equal neighbours as one. Where there are more than 60, every n-th value stands for its neighbours.
 * @example toSteps([-1, 0, 0, 1]) // [{ from: 0, value: -1 }, { from: 1, value: 0 }, { from: 3, value: 1 }]
 */
function toSteps(sorted) {
    const steps = sorted.flatMap((value, from) => (value === sorted[from - 1] ? [] : [{ from, value }]));
    if (steps.length <= MOST_STEPS)
        return steps;
    return Array.from({ length: MOST_STEPS }, (_, at) => {
        const from = Math.round((at * sorted.length) / MOST_STEPS);
        const to = Math.round(((at + 1) * sorted.length) / MOST_STEPS);
        return { from, value: sorted[Math.floor((from + to) / 2)] ?? 0 };
    });
}
/** At most as many values as there may be steps, evenly spaced. */
function sample(sorted) {
    const count = Math.min(sorted.length, MOST_STEPS);
    return Array.from({ length: count }, (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / count)] ?? 0);
}
function axisTitle({ unit }) {
    const units = { usd: 'US dollars', s: 's', mb: 'MB', tokens: 'tokens' };
    return `change${units[unit] === undefined ? '' : `, ${units[unit]}`}, better ↑`;
}
function configure(input) {
    const { sorted } = input;
    const steps = toSteps(sorted);
    const data = [...steps.map(({ from, value }) => [from, value]), [sorted.length, sorted.at(-1) ?? 0]];
    const reach = Math.max(-(sorted[0] ?? 0), sorted.at(-1) ?? 0);
    return {
        type: 'line',
        data: {
            datasets: [
                {
                    stepped: true,
                    pointRadius: 0,
                    borderColor: INK,
                    borderWidth: 1.5,
                    fill: { target: 'origin', above: BETTER, below: WORSE },
                    data,
                },
            ],
        },
        options: chartOptions({
            title: input.title,
            x: {
                type: 'linear',
                min: 0,
                max: sorted.length,
                ticks: { precision: 0 },
                grid: { display: false },
                title: `cases, the worst first: ${input.counted}`,
            },
            y: { suggestedMin: -reach, suggestedMax: reach, ticks: { maxTicksLimit: 6 }, title: axisTitle(input.metric) },
        }),
    };
}
/** The change of the primary gate's metric in every paired case, sorted, positive better: how many lost, how many won, and how much. */
const caseDifferences = {
    id: case_differences_ID,
    in_comment: 'moved',
    about: ['primary'],
    needs: (primary) => (primary === null ? [] : [primary]),
    draw({ comparison, values }) {
        const none = (reason) => ({ kind: 'none', id: case_differences_ID, reason });
        const metric = comparison.gates.find(({ gate }) => gate.id === comparison.verdict.primary)?.metric;
        if (metric === undefined)
            return none('no gate is the primary one');
        if (metric.direction === 'neutral')
            return none('its metric has no better side');
        const sorted = (values[metric.id] ?? [])
            .flatMap(([baseline, candidate]) => typeof baseline === 'number' && typeof candidate === 'number'
            ? [(candidate - baseline) * (metric.direction === 'lower' ? -1 : 1)]
            : [])
            .map((difference) => (Math.abs(difference) < NOISE ? 0 : difference))
            .sort((a, b) => a - b);
        const [worst, best] = [sorted[0], sorted.at(-1)];
        if (worst === undefined || best === undefined)
            return none('no case was scored on both sides');
        if (worst === 0 && best === 0)
            return none('no case differs');
        const worse = sorted.filter((value) => value < 0).length;
        const better = sorted.filter((value) => value > 0).length;
        const count = (cases) => (0,format_number/* formatNumber */.ZV)(cases, { decimals: 0 });
        const counted = `${count(worse)} worse, ${count(sorted.length - worse - better)} equal, ${count(better)} better`;
        const title = `${chartLabel(metric.title)}: change by case`;
        const write = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, signed: true });
        return {
            kind: 'drawn',
            id: case_differences_ID,
            title,
            alt: `${title}, plus is better: of ${(0,format_number/* countOf */.pq)(sorted.length, 'case')} ${counted}; from ${write(worst)} to ${write(best)}.`,
            config: configure({ title, metric, sorted, counted }),
            height: 240,
            spare: 'none',
            mermaid: drawXy({
                title: `${title}, ${counted}`,
                x: { title: 'cases, the worst first', min: 1, max: sorted.length },
                y: { title: 'change, plus is better', min: Math.min(0, worst), max: Math.max(0, best) },
                series: [{ kind: 'line', values: sample(sorted) }],
            }),
            table: {
                columns: ['change, plus is better', 'cases'],
                rows: [
                    ['worse', worse],
                    ['equal', sorted.length - worse - better],
                    ['better', better],
                ],
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/core/charts/mermaid/draw-pie.js

/** A diagram of Mermaid's kind `pie`; null where no slice is above 0. */
function drawPie(title, slices) {
    const shown = slices.filter(({ value }) => value > 0);
    if (shown.length === 0)
        return null;
    return [
        `pie showData title ${mermaidText(title)}`,
        ...shown.map(({ label, value }) => `  "${mermaidText(label)}" : ${Number(value.toPrecision(3))}`),
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/core/charts/component-cost.js






const component_cost_ID = 'component-cost';
const MOST_ROWS = 10;
const component_cost_MOST_ARMS = 3;
/** Shares of the cost where it is known, else of the tokens: sums would compare arms with unequal numbers of trials. */
function readComponents(input) {
    const { rows } = readTable(input.tables, 'component-cost');
    const types = [...new Set(rows.map(([type]) => String(type)))];
    const cells = (type, arm) => rows.find((row) => row[0] === type && row[1] === arm) ?? [];
    const costOf = (type, arm) => asNumber(cells(type, arm)[5]);
    const tokensOf = (type, arm) => {
        const [input_, output] = [asNumber(cells(type, arm)[2]), asNumber(cells(type, arm)[3])];
        return input_ === null || output === null ? null : input_ + output;
    };
    const isPriced = input.arms.some((arm) => types.some((type) => costOf(type, arm) !== null));
    const shares = input.arms.map((arm) => {
        const total = types.reduce((sum, type) => sum + (tokensOf(type, arm) ?? 0), 0);
        return (type) => {
            const share = isPriced ? costOf(type, arm) : (tokensOf(type, arm) ?? 0) / total;
            return share === null || !Number.isFinite(share) ? null : 100 * share;
        };
    });
    const components = types.map((type) => ({
        type: type.toLowerCase().replaceAll('_', ' '),
        shares: shares.map((of) => of(type)),
    }));
    const largest = ({ shares: all }) => Math.max(...all.map((share) => share ?? 0));
    return { of: isPriced ? 'cost' : 'tokens', components: components.sort((a, b) => largest(b) - largest(a)) };
}
const asNumber = (cell) => (typeof cell === 'number' ? cell : null);
function component_cost_draw(input) {
    if (input.arms.length > component_cost_MOST_ARMS)
        return { kind: 'none', id: component_cost_ID, reason: `more than ${component_cost_MOST_ARMS} arms would be more bars than can be told apart` };
    const { of, components: all } = readComponents(input);
    const components = all.slice(0, MOST_ROWS);
    if (components.length === 0)
        return { kind: 'none', id: component_cost_ID, reason: 'no reply says what its tokens were spent on' };
    const names = nameArms(input);
    const places = names.flatMap((name, place) => components.some(({ shares }) => typeof shares[place] === 'number') ? [{ name, place }] : []);
    const rest = all.length > components.length ? `, first ${components.length} of ${all.length}` : '';
    const title = `What the ${of === 'cost' ? 'money' : 'tokens'} went to, % of the ${of}${rest}`;
    const said = components.map(({ type, shares }) => {
        const each = places.map(({ name, place }) => {
            const share = shares[place] ?? null;
            return `${name} ${share === null ? 'not known' : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(share, { decimals: 0 }), '%')}`;
        });
        return `${type} ${each.join(', ')}`;
    });
    const last = places.at(-1);
    const x = { beginAtZero: true, title: `% of the ${of}` };
    const { options, height } = rowOptions({ title, rows: components.length, x });
    return {
        kind: 'drawn',
        id: component_cost_ID,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'bar',
            data: {
                labels: components.map(({ type }) => type),
                datasets: places.map(({ name, place }) => ({
                    label: name,
                    ...armBar(place),
                    data: components.map(({ shares }) => shares[place] ?? null),
                })),
            },
            options,
        },
        height,
        spare: 'last',
        mermaid: last === undefined
            ? null
            : drawPie(`${title}, ${last.name}`, components.map(({ type, shares }) => ({ label: type, value: shares[last.place] ?? 0 }))),
        table: {
            columns: ['component', ...places.map(({ name }) => `${name}, % of the ${of}`)],
            rows: all.map(({ type, shares }) => [type, ...places.map(({ place }) => shares[place] ?? null)]),
        },
    };
}
/** What tokens were paid for: system prompt, tools, context, reasoning and so on, as shares of the cost of each arm. */
const componentCost = {
    id: component_cost_ID,
    in_comment: 'moved',
    about: ['components.'],
    draw: component_cost_draw,
    drawVariants: component_cost_draw,
};

// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
// EXTERNAL MODULE: ./build/core/stats/pareto-front.js
var pareto_front = __webpack_require__(67489);
;// CONCATENATED MODULE: ./build/core/charts/mermaid/draw-quadrants.js

/** A diagram of Mermaid's kind `quadrantChart`: points in a plane whose axes run from 0 to 1. */
function drawQuadrants(diagram) {
    const { title, x, y, points } = diagram;
    const round = (value) => Number(Math.min(1, Math.max(0, value)).toFixed(3));
    return [
        'quadrantChart',
        `  title ${mermaidText(title)}`,
        `  x-axis "${mermaidText(x.low)}" --> "${mermaidText(x.high)}"`,
        `  y-axis "${mermaidText(y.low)}" --> "${mermaidText(y.high)}"`,
        ...points.map(({ label, x: across, y: up }) => `  "${mermaidText(label)}": [${round(across)}, ${round(up)}]`),
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/core/charts/cost-quality.js








const cost_quality_ID = 'cost-quality';
const FEW_ARMS = 4;
/** More digits than a pixel shows. */
const shorten = (value) => Number(value.toPrecision(4));
function measured({ metric, n, baseline, candidate }) {
    return n === 0 || baseline === null || candidate === null ? [] : [{ metric, values: [baseline, candidate] }];
}
/** Metrics of gates before others. */
function measuredOnBoth(comparison) {
    const gated = new Set(comparison.gates.map((result) => result.metric.id));
    return comparison.metrics
        .filter(({ metric }) => metric.per_run === undefined)
        .flatMap(measured)
        .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)));
}
/** What every variant has a mean of; metrics of gates before others. */
function measuredOfAll({ variants, gates, metrics }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    return metrics
        .filter(({ per_run }) => per_run === undefined)
        .flatMap((metric) => {
        // As the table shows it: a gate's value leaves stale cases out, a run's summary does not.
        const gate = gates.find((one) => one.metric === metric.id && one.where === null);
        const values = variants.map(({ values: ofGates, summaries }) => ofGates[gate?.id ?? ''] ?? summaries[metric.id]?.mean ?? null);
        return values.every((value) => value !== null) ? [{ metric, values }] : [];
    })
        .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)));
}
/** The primary gate's metric when higher is better, else the first ratio. */
function chooseQuality(all, primary) {
    const ratios = all.filter(({ metric }) => metric.direction === 'higher' && metric.unit === 'ratio');
    return ratios.find(({ metric }) => metric.id === primary) ?? ratios[0];
}
/** Cost per query where it is known and not nothing, else tokens per query. */
function chooseCost(all) {
    const spent = all.filter(({ values }) => values.some((value) => value > 0));
    return spent.find(({ metric }) => metric.unit === 'usd') ?? spent.find(({ metric }) => metric.unit === 'tokens');
}
/** Room around the values, as far as half of what they span: an axis from 0 would press arms that differ a little into one corner. */
function around(values, least) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max((high - low) / 2, least);
    return { suggestedMin: Math.max(0, low - room), suggestedMax: high + room };
}
/** What tells an arm from the others: colour and sign, or where an address must be short the sign alone. */
function lookOf(place, isShort) {
    const { color, sign, turn } = armLook(place);
    // A sign of lines alone has no inside.
    const isOutline = sign === 'star' || sign === 'cross' || sign === 'crossRot';
    return {
        ...(!isShort && { [isOutline ? 'borderColor' : 'backgroundColor']: color }),
        ...(sign !== 'circle' && { pointStyle: sign }),
        ...(turn !== undefined && { rotation: turn }),
    };
}
function drawPoints(quality, cost, { arms, audience }) {
    // Ten arms with their colours are more than an address of 2,000 characters holds.
    const isShort = audience === 'service' && arms.length > FEW_ARMS;
    const isMoney = cost.metric.unit === 'usd';
    const costTitle = chartLabel(cost.metric.title);
    const costAxis = isMoney ? `${costTitle}, US dollars` : costTitle;
    const qualityTitle = chartLabel(quality.metric.title);
    const title = `${qualityTitle} against ${costTitle}, best is top left`;
    const points = arms.map((arm, place) => ({ arm, x: cost.values[place] ?? 0, y: 100 * (quality.values[place] ?? 0) }));
    const xs = points.map(({ x }) => x);
    const ySpan = around(points.map(({ y }) => y), 5);
    const isOnFront = (0,pareto_front/* findParetoFront */.M)(points.map(({ x, y }) => ({ cost: x, quality: y })));
    const front = points.filter((_, place) => isOnFront[place] === true).sort((a, b) => a.x - b.x || a.y - b.y);
    const said = points.map(({ arm, x, y }, place) => {
        const price = isMoney ? (0,format_money/* formatMoney */.u)(x) : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(x, { decimals: 0 }), 'tokens');
        const where = isOnFront[place] === true ? '' : ', not on the front';
        return `${arm} ${(0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(y, { decimals: 1 }), '%')} for ${price}${where}`;
    });
    const line = {
        label: 'front',
        showLine: true,
        stepped: true,
        borderColor: INK,
        ...(!isShort && { borderWidth: 1.5, borderDash: [6, 4] }),
        pointRadius: 0,
        pointStyle: 'line',
        data: front.map(({ x, y }) => [shorten(x), shorten(y)]),
    };
    return {
        kind: 'drawn',
        id: cost_quality_ID,
        title,
        alt: `${title}: ${said.join('; ')}. On the front no other costs no more and is no worse.`,
        config: {
            type: 'scatter',
            data: {
                datasets: [
                    ...points.map(({ arm, x, y }, place) => ({
                        label: arm,
                        ...lookOf(place, isShort),
                        data: [[shorten(x), shorten(y)]],
                    })),
                    ...(front.length < 2 ? [] : [line]),
                ],
            },
            options: chartOptions({
                title: isShort ? `${qualityTitle} against ${costTitle}` : title,
                // A point at the end of an axis is shown whole.
                clip: false,
                elements: {
                    point: {
                        radius: 7,
                        borderWidth: 2,
                        borderColor: isShort ? CANDIDATE : 'transparent',
                    },
                },
                legend: { labels: { usePointStyle: true } },
                x: {
                    ...around(xs, 0.1 * Math.max(...xs)),
                    ...(!isShort && { ticks: { maxTicksLimit: 6 } }),
                    title: isShort && isMoney ? 'US dollars' : costAxis,
                },
                y: { ...ySpan, suggestedMax: Math.min(100, ySpan.suggestedMax), title: `${qualityTitle}, %` },
            }),
        },
        // Many names take several lines above the chart.
        height: arms.length > FEW_ARMS ? 330 : 240,
        spare: 'none',
        mermaid: drawQuadrants({
            title: `${qualityTitle} against ${costTitle}`,
            x: { low: 'costs nothing', high: 'costs the most of these' },
            y: { low: '0 %', high: '100 %' },
            points: points.map(({ arm, x, y }) => ({ label: arm, x: x / Math.max(...cost.values), y: y / 100 })),
        }),
        table: {
            columns: ['arm', costAxis, `${qualityTitle}, %`, 'on the front'],
            rows: points.map(({ arm, x, y }, place) => [arm, x, y, isOnFront[place] === true ? 'yes' : 'no']),
        },
    };
}
function cost_quality_draw(input) {
    const quality = chooseQuality(input.all, input.primary);
    const cost = chooseCost(input.all);
    if (quality === undefined)
        return { kind: 'none', id: cost_quality_ID, reason: `no quality metric was measured ${input.where}` };
    if (cost === undefined)
        return { kind: 'none', id: cost_quality_ID, reason: `neither cost nor tokens were measured ${input.where}` };
    return drawPoints(quality, cost, input);
}
/** What quality costs: the arms by cost (or tokens) per query and quality, with the non-dominated front; best is the top left. */
const costQuality = {
    id: cost_quality_ID,
    in_comment: 'moved',
    about: ['cost.usd', 'tokens.total', 'primary'],
    draw: ({ comparison, ...input }) => cost_quality_draw({
        all: measuredOnBoth(comparison),
        primary: comparison.gates.find((result) => result.gate.id === comparison.verdict.primary)?.metric.id,
        arms: nameArms(input).slice(0, 2),
        audience: input.audience,
        where: 'on both sides',
    }),
    drawVariants: ({ tournament, ...input }) => cost_quality_draw({
        all: measuredOfAll(tournament),
        primary: tournament.gates.find(({ id }) => id === tournament.primary)?.metric,
        arms: nameArms(input),
        audience: input.audience,
        where: 'of every variant',
    }),
};

// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
;// CONCATENATED MODULE: ./build/core/charts/draw-forest.js




/** Beyond it the axis ends: one metric that tripled would press all others onto the line of no change. The label still has the number. */
const LONGEST = 100;
const AXIS = '← worse · better →';
/** The colour, sign and turn of a word: the sign points to the better side or the worse, so that nobody needs the colour. */
const LOOKS = {
    better: { color: BETTER, sign: 'triangle', turn: 90 },
    worse: { color: WORSE, sign: 'triangle', turn: -90 },
    'may be no change': { color: NEUTRAL, sign: 'circle', turn: 0 },
};
/**
 * A difference as a row, null without an interval or where the baseline is 0. In percent: 100·δ/|b|, or on the log-ratio row the change of
 * the typical query. Without a word of its own it is what its interval proves.
 * @example toForestRow({ label: 'success', direction: 'higher', difference, gate, word: null }) // value −15 for a fall from .82 to .70
 */
function toForestRow({ label, direction, difference, gate, word, }) {
    const { row, baseline, delta, interval } = difference;
    if (delta === null || interval === null)
        return null;
    const isRiseWorse = direction === 'lower';
    const scale = baseline === null || Math.abs(baseline) < round_noise/* EPSILON */.p ? null : 100 / Math.abs(baseline);
    const ofBaseline = (size) => (scale === null ? null : scale * size);
    const toPercent = (size) => row === 'log-ratio' ? 100 * (isRiseWorse ? -Math.expm1(-size) : Math.expm1(size)) : ofBaseline(size);
    const [value, low, high] = [toPercent(delta), toPercent(interval.low), toPercent(interval.high)];
    if (value === null || low === null || high === null)
        return null;
    const margin = gate?.margin ?? null;
    return {
        label,
        value,
        low,
        high,
        // An absolute margin counts against the baseline.
        margin: margin === null ? null : margin.kind === 'relative' ? -100 * margin.value : ofBaseline(-margin.value),
        isRiseWorse,
        word: word ?? (low > 0 ? 'better' : high < 0 ? 'worse' : 'may be no change'),
    };
}
/** As tables write it: plus is a rise, whether that is good or bad. */
function written({ value, low, high, margin, isRiseWorse }) {
    if (!isRiseWorse)
        return { value, low, high, margin };
    return { value: -value, low: -high, high: -low, margin: margin === null ? null : -margin };
}
const percent = (value) => (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(value, { decimals: Math.abs(value) >= 10 ? 0 : 1, signed: true }), '%');
/**
 * Changes with their intervals on one scale. The place says better or worse, so the axis has no signs; labels, words and numbers have the sign of
 * the change, as tables do: fewer tokens are −19 %, and stand on the right.
 */
function drawForest(forest) {
    const { id, title, of, rows, height } = forest;
    const hasMargins = rows.some(({ margin }) => margin !== null);
    const said = rows.map((row) => {
        const { value, low, high } = written(row);
        return `${row.label} ${percent(value)} (${percent(low)} to ${percent(high)}), ${row.word}`;
    });
    return {
        kind: 'drawn',
        id,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: draw_forest_configure(title, rows),
        height,
        spare: 'last',
        mermaid: null,
        table: {
            columns: [of, 'change in %', 'from', 'to', ...(hasMargins ? ['margin of the gate'] : []), 'which is'],
            rows: rows.map((row) => {
                const { value, low, high, margin } = written(row);
                return [row.label, value, low, high, ...(hasMargins ? [margin] : []), row.word];
            }),
        },
    };
}
function draw_forest_configure(title, rows) {
    const looks = rows.map(({ word }) => LOOKS[word]);
    const [lowest, highest] = [Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high))];
    const hasMargins = rows.some(({ margin }) => margin !== null);
    const margins = {
        type: 'line',
        showLine: false,
        pointStyle: 'line',
        rotation: 90,
        pointRadius: 7,
        borderColor: INK,
        pointBorderWidth: 2,
        data: rows.map(({ margin }) => margin),
    };
    return {
        type: 'bar',
        data: {
            labels: rows.map((row) => `${row.label}  ${percent(written(row).value)}`),
            datasets: [
                {
                    type: 'line',
                    showLine: false,
                    pointRadius: 8,
                    pointStyle: looks.map(({ sign }) => sign),
                    rotation: looks.map(({ turn }) => turn),
                    backgroundColor: looks.map(({ color }) => color),
                    data: rows.map(({ value }) => value),
                },
                ...(hasMargins ? [margins] : []),
                { backgroundColor: NEUTRAL, barThickness: 5, grouped: false, data: rows.map(({ low, high }) => [low, high]) },
                // The line of no change: a bar of no length and the full height of each row.
                {
                    grouped: false,
                    categoryPercentage: 1,
                    barPercentage: 1,
                    minBarLength: 2,
                    backgroundColor: INK,
                    data: rows.map(() => 0),
                },
            ],
        },
        options: chartOptions({
            indexAxis: 'y',
            title,
            // What a pointer would show is the place, which has another sign than the label.
            events: [],
            x: {
                title: hasMargins ? `${AXIS} · | margin` : AXIS,
                ticks: { format: { signDisplay: 'never' } },
                ...(lowest < -LONGEST && { min: -LONGEST }),
                ...(highest > LONGEST && { max: LONGEST }),
            },
            y: { grid: { display: false } },
        }),
    };
}

;// CONCATENATED MODULE: ./build/core/charts/delta-forest.js



const delta_forest_ID = 'delta-forest';
const delta_forest_MOST_ROWS = 8;
const HEIGHT = 240;
/** Of nine variants beside the first. */
const TALL = 300;
/**
 * Gated metrics in the order of the gates, then the others that moved, those whose interval excludes 0 and the larger first.
 * What depends on the machine comes last, and is left out when it was measured on two.
 */
function listRows(comparison) {
    const gates = comparison.gates.map(({ gate }) => gate).filter(({ where }) => where === null);
    const placeOf = ({ metric: { id } }) => gates.findIndex(({ metric }) => metric === id);
    const rows = comparison.metrics
        .filter((one) => one.metric.direction !== 'neutral' &&
        (one.metric.environment === 'free' || comparison.interleaved) &&
        (placeOf(one) >= 0 || one.delta !== 0))
        .flatMap((one) => {
        const { title, direction } = one.metric;
        const gate = gates[placeOf(one)];
        const row = toForestRow({ label: chartLabel(title, 22), direction, difference: one, gate, word: null });
        return row === null ? [] : [{ one, row }];
    });
    const weigh = ({ one, row }) => {
        if (placeOf(one) >= 0)
            return 1e6 - placeOf(one);
        const isClear = row.word !== 'may be no change';
        return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + Math.min(1e3, Math.abs(row.value));
    };
    return rows
        .sort((a, b) => weigh(b) - weigh(a))
        .slice(0, delta_forest_MOST_ROWS)
        .map(({ row }) => row);
}
const levelOf = (alpha) => `${Math.round((1 - alpha) * 1000) / 10} % interval`;
/**
 * The changes that matter, at most eight, with their intervals; of three to ten variants how each differs from the first on the primary gate.
 * Better is to the right whatever the metric's own direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
const deltaForest = {
    id: delta_forest_ID,
    in_comment: 'always',
    about: [],
    draw({ comparison }) {
        const rows = listRows(comparison);
        if (rows.length === 0)
            return { kind: 'none', id: delta_forest_ID, reason: 'no metric has a change with an interval' };
        const title = `Change by metric in % of the baseline (right is better), ${levelOf(comparison.alpha)}`;
        return drawForest({ id: delta_forest_ID, title, of: 'metric', rows, height: HEIGHT });
    },
    drawVariants({ tournament, ...input }) {
        const { variants, primary, gates, metrics, pairs, alpha } = tournament;
        const gate = gates.find(({ id }) => id === primary);
        const metric = metrics.find(({ id }) => id === gate?.metric);
        const [first, ...others] = variants;
        if (gate === undefined || metric === undefined || first === undefined)
            return { kind: 'none', id: delta_forest_ID, reason: 'no gate is the primary one' };
        const names = nameArms(input);
        const rows = others.flatMap(({ name }, place) => {
            const pair = pairs.find(({ baseline, candidate }) => baseline === first.name && candidate === name);
            const difference = pair?.gates.find((one) => one.gate === gate.id);
            if (difference === undefined)
                return [];
            // By the whole family, as the table of variants says who beats whom.
            const word = { candidate: 'better', baseline: 'worse', neither: 'may be no change' };
            const row = toForestRow({
                label: names[place + 1] ?? '',
                direction: metric.direction,
                difference,
                // A margin is what a change may cost, and decides nothing here.
                gate: undefined,
                word: word[difference.better ?? 'neither'],
            });
            return row === null ? [] : [row];
        });
        if (rows.length === 0)
            return { kind: 'none', id: delta_forest_ID, reason: 'no variant has a change with an interval' };
        const what = `Change of ${chartLabel(metric.title)} in % of ${names[0] ?? ''}`;
        const title = `${what} (right is better), ${levelOf(alpha)}`;
        return drawForest({ id: delta_forest_ID, title, of: 'variant', rows, height: rows.length > delta_forest_MOST_ROWS / 2 ? TALL : HEIGHT });
    },
};

// EXTERNAL MODULE: ./build/core/stats/percentile.js
var percentile = __webpack_require__(33655);
;// CONCATENATED MODULE: ./build/core/charts/draw-distribution.js






const MOST_BINS = 12;
/** Side by side in every bin: more cannot be told apart. */
const draw_distribution_MOST_ARMS = 3;
const LEAST_CASES = 5;
/** The tail beyond this share of the cases is one open bin, so that a single outlier does not press all others into the first. */
const TAIL = 0.98;
/**
 * Edges of bins of equal, round width (1, 2, 2.5, 5 × 10ⁿ) from the lowest value to the tail; at most twelve bins.
 * @example binEdges([1, 2, 3, 4, 5]) // [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
 */
function binEdges(values) {
    const low = (0,percentile/* percentile */.Y)(values, 0);
    const high = (0,percentile/* percentile */.Y)(values, TAIL);
    const span = high - low || Math.abs(high) || 1;
    const power = 10 ** Math.floor(Math.log10(span / MOST_BINS));
    const width = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => span / one < MOST_BINS - 1) ?? 10 * power;
    const first = Math.floor(low / width + 1e-9);
    const count = Math.max(1, Math.ceil(high / width - 1e-9) - first);
    return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * width).toPrecision(6)));
}
/** Shares in per cent of the values in each bin; the last bin is open, the first takes what is below. */
function countShares(values, edges, bins) {
    const counts = Array.from({ length: bins }, () => 0);
    for (const value of values) {
        const at = edges.findIndex((edge, index) => index > 0 && value < edge);
        const bin = Math.min(bins - 1, at === -1 ? bins - 1 : at - 1);
        counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts.map((count) => (100 * count) / values.length);
}
/** @example decimalsIn(0.25) // 2 */
function decimalsIn(value) {
    return String(value).split('.')[1]?.length ?? 0;
}
/** How the cases of each arm spread over what one metric measured, in bins shared by all arms, as shares so that arms of unequal size compare. */
function drawDistribution(input, chart) {
    const { id } = chart;
    if (input.arms.length > draw_distribution_MOST_ARMS)
        return { kind: 'none', id, reason: `more than ${draw_distribution_MOST_ARMS} arms would be more bars than can be told apart` };
    const names = nameArms(input);
    const arms = names
        .map((name, place) => ({
        name,
        place,
        values: (input.values[chart.metric] ?? []).flatMap((row) => row[place] ?? []),
    }))
        .filter(({ values }) => values.length > 0);
    if (arms.length === 0 || arms.some(({ values }) => values.length < LEAST_CASES))
        return { kind: 'none', id, reason: `it was measured on fewer than ${LEAST_CASES} cases` };
    const all = arms.flatMap(({ values }) => values);
    const edges = binEdges(all);
    const last = edges.at(-1) ?? 0;
    const isOpen = (0,percentile/* percentile */.Y)(all, 1) > last;
    const bins = edges.length - 1 + (isOpen ? 1 : 0);
    const write = (edge) => (0,format_number/* formatNumber */.ZV)(edge, { decimals: decimalsIn(edge) });
    const labels = Array.from({ length: bins }, (_, at) => at === edges.length - 1 ? `≥ ${write(last)}` : write(edges[at] ?? 0));
    const shares = arms.map(({ values }) => countShares(values, edges, bins));
    const title = `${chart.title}${chart.remark === undefined ? '' : ` (${chart.remark})`}`;
    const figures = arms.map(({ name, values }) => {
        const [p50 = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map((share) => Number((0,percentile/* percentile */.Y)(values, share).toPrecision(6)));
        return { name, n: values.length, p50, p95, max };
    });
    const figure = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: value >= 100 ? 0 : 2 });
    const said = figures.map(({ name, n, p50, p95, max }) => `${name} (${n} cases) half below ${figure(p50)}, 95 % below ${figure(p95)}, highest ${figure(max)}`);
    const highest = Math.max(...shares.flat());
    return {
        kind: 'drawn',
        id,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'bar',
            data: {
                labels,
                datasets: arms.map(({ name, place }, at) => ({
                    label: name,
                    ...armBar(place),
                    categoryPercentage: 0.9,
                    barPercentage: 1,
                    data: shares[at] ?? [],
                })),
            },
            options: chartOptions({
                title,
                legend: {},
                x: { grid: { display: false }, title: `${chart.unit}, from` },
                y: { title: 'cases, %' },
            }),
        },
        height: 240,
        spare: 'none',
        mermaid: drawXy({
            title: `${title}: ${arms.map(({ name }, at) => `${name} ${at === 0 && arms.length > 1 ? 'line' : 'bars'}`).join(', ')}`,
            x: { title: `${chart.unit}, from`, labels },
            y: { title: 'cases, %', min: 0, max: Math.ceil(highest / 10) * 10 },
            // Bars first: a line behind them could not be seen.
            series: arms.length > 2
                ? []
                : shares
                    .map((values, at) => ({
                    kind: at === 0 && arms.length > 1 ? 'line' : 'bar',
                    values,
                }))
                    .reverse(),
        }),
        table: {
            columns: ['arm', 'cases', 'median', 'p95', 'highest'],
            rows: figures.map(({ name, n, p50, p95, max }) => [name, n, p50, p95, max]),
        },
    };
}

;// CONCATENATED MODULE: ./build/core/charts/latency-distribution.js

const LATENCY = 'performance.latency';
const LATENCY_CHART = {
    id: 'latency-distribution',
    metric: LATENCY,
    title: 'Latency of a case, seconds',
    unit: 'seconds',
};
const REMARK = { remark: 'not measured side by side' };
/** How long the cases took. Arms that ran on different machines are shown with a warning in the title. */
const latencyDistribution = {
    id: LATENCY_CHART.id,
    in_comment: 'moved',
    about: ['performance.'],
    needs: () => [LATENCY],
    draw: (input) => {
        const isApart = input.arms.length > 1 && !input.comparison.interleaved;
        return drawDistribution(input, { ...LATENCY_CHART, ...(isApart && REMARK) });
    },
    drawVariants: (input) => drawDistribution(input, { ...LATENCY_CHART, ...(!input.tournament.interleaved && REMARK) }),
};

;// CONCATENATED MODULE: ./build/core/charts/precision-recall.js






const precision_recall_ID = 'precision-recall';
const MEASURES = ['precision', 'recall'];
/** Two lines an arm: more cannot be told apart. */
const precision_recall_MOST_ARMS = 3;
function readLines(input) {
    const { columns, rows } = readTable(input.tables, 'retrieval-at-k');
    const cells = rows.flatMap(([title, ...values]) => {
        const [, measure, k] = /^(precision|recall)@(\d+)$/.exec(String(title)) ?? [];
        return measure === undefined ? [] : [{ measure, k: Number(k), values }];
    });
    const ks = [...new Set(cells.map(({ k }) => k))];
    const names = nameArms(input);
    const lines = columns.slice(1).flatMap((column, at) => {
        const place = input.arms.indexOf(column);
        return MEASURES.map((measure) => ({
            measure,
            arm: names[place] ?? '',
            place,
            values: ks.map((k) => {
                const value = cells.find((cell) => cell.measure === measure && cell.k === k)?.values[at];
                return typeof value === 'number' ? value : null;
            }),
        }));
    });
    return { ks, lines: lines.filter(({ values }) => values.filter((value) => value !== null).length >= 2) };
}
const precision_recall_show = (value) => (value === null ? '–' : (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true }));
function precision_recall_draw(input) {
    if (input.arms.length > precision_recall_MOST_ARMS)
        return { kind: 'none', id: precision_recall_ID, reason: `more than ${precision_recall_MOST_ARMS} arms would be more lines than can be told apart` };
    const { ks, lines } = readLines(input);
    if (lines.length === 0)
        return { kind: 'none', id: precision_recall_ID, reason: 'precision and recall were not measured at two k' };
    const title = 'Precision (solid) and recall (dashed) over k, 0 to 1';
    const last = input.arms.length - 1;
    const said = lines.map(({ measure, arm, values }) => {
        const points = ks.map((k, at) => `${precision_recall_show(values[at] ?? null)} at ${k}`);
        return `${measure} of ${arm} ${points.join(', ')}`;
    });
    return {
        kind: 'drawn',
        id: precision_recall_ID,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'line',
            data: {
                labels: ks.map(String),
                datasets: lines.map(({ measure, arm, place, values }) => {
                    const { color, sign } = armLook(place);
                    return {
                        label: `${measure}, ${arm}`,
                        borderColor: color,
                        pointBackgroundColor: color,
                        pointStyle: sign,
                        pointRadius: 6,
                        borderWidth: 2,
                        ...(measure === 'recall' && { borderDash: [6, 4] }),
                        data: values,
                    };
                }),
            },
            options: chartOptions({
                title,
                // A point at the end of an axis is shown whole.
                clip: false,
                legend: { labels: { boxHeight: 0 } },
                x: { title: 'k, spans that are looked at' },
                y: { min: 0, max: 1, title: 'mean, 0 to 1' },
            }),
        },
        height: 270,
        spare: 'none',
        mermaid: drawXy({
            title: `Precision (falls) and recall (rises) over k, ${lines.at(-1)?.arm ?? ''}`,
            x: { title: 'k', labels: ks.map(String) },
            y: { title: '0 to 1', min: 0, max: 1 },
            series: lines.filter(({ place }) => place === last).map(({ values }) => ({ kind: 'line', values })),
        }),
        table: {
            columns: ['measure', ...ks.map((k) => `at ${k}`)],
            rows: lines.map(({ measure, arm, values }) => [`${measure}, ${arm}`, ...values]),
        },
    };
}
/**
 * Precision and recall at each k of the suite, a line each. k is what a team can turn, so it is the axis: a curve of one over the other
 * would need a label at every point to say which k it is, and two such curves cross where their labels are.
 */
const precisionRecall = {
    id: precision_recall_ID,
    in_comment: 'moved',
    about: ['retrieval.'],
    draw: precision_recall_draw,
    drawVariants: precision_recall_draw,
};

// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/core/charts/name-tiers.js


/**
 * What a chart calls route tiers. A chart service is told the names that Goldenpair itself gives them; a suite's own are numbered by their
 * place, cheapest first.
 * @example nameTiers('service', ['local', 'our-secret-model']) // ['local', 'tier 2']
 */
function nameTiers(audience, tiers) {
    return tiers.map((tier, place) => audience === 'page' || scoring/* DEFAULT_SCORING */.cH.route_tiers.includes(tier) ? chartLabel(tier, 20) : `tier ${place + 1}`);
}

;// CONCATENATED MODULE: ./build/core/charts/route-tiers.js







const route_tiers_ID = 'route-tiers';
const route_tiers_MOST_ROWS = 16;
function readBars(input) {
    const { rows } = readTable(input.tables, 'route-tier-outcomes');
    const tiers = [...new Set(rows.map(([tier]) => String(tier)))];
    const names = nameTiers(input.audience, tiers);
    const arms = nameArms(input);
    return rows.flatMap(([tier, arm, answered, escalated]) => {
        const place = input.arms.indexOf(String(arm));
        const [shownTier, shownArm] = [names[tiers.indexOf(String(tier))], arms[place]];
        return shownTier === undefined || shownArm === undefined || typeof answered !== 'number'
            ? []
            : [
                {
                    tier: shownTier,
                    arm: shownArm,
                    place,
                    answered: 100 * answered,
                    escalated: typeof escalated === 'number' ? 100 * escalated : 0,
                },
            ];
    });
}
const route_tiers_percent = (value) => (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(value, { decimals: 0 }), '%');
function route_tiers_draw(input) {
    const all = readBars(input);
    if (all.length === 0)
        return { kind: 'none', id: route_tiers_ID, reason: 'no reply names a route tier' };
    const bars = all.slice(0, route_tiers_MOST_ROWS);
    const rest = bars.length < all.length ? `, first ${bars.length} of ${all.length} rows` : '';
    const title = `Route tiers, % of the queries that each saw${rest}`;
    const said = bars.map(({ tier, arm, answered, escalated }) => `${tier} of ${arm} answered ${route_tiers_percent(answered)}, passed on ${route_tiers_percent(escalated)}`);
    const last = all.at(-1)?.place;
    const x = { min: 0, max: 100, title: '% of the queries whose route tier is known' };
    const { options, height } = rowOptions({ title, rows: bars.length, x, isStacked: true });
    return {
        kind: 'drawn',
        id: route_tiers_ID,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'bar',
            data: {
                labels: bars.map(({ tier, arm }) => `${tier} · ${arm}`),
                datasets: [
                    { label: 'answered', backgroundColor: CANDIDATE, data: bars.map(({ answered }) => answered) },
                    {
                        label: 'escalated, framed',
                        backgroundColor: '#ffffff',
                        borderColor: PASSED_ON,
                        borderWidth: 3,
                        borderSkipped: false,
                        data: bars.map(({ escalated }) => escalated),
                    },
                ],
            },
            options,
        },
        height,
        spare: 'last',
        mermaid: drawPie(`Route tiers that answered, % of the queries, ${all.at(-1)?.arm ?? ''}`, all.filter(({ place }) => place === last).map(({ tier, answered }) => ({ label: tier, value: answered }))),
        table: {
            columns: ['route tier', 'arm', 'answered, %', 'escalated, %'],
            rows: all.map(({ tier, arm, answered, escalated }) => [tier, arm, answered, escalated]),
        },
    };
}
/** How far up queries went: of all queries, which route tier saw how many, and whether it answered them or passed them on. */
const routeTiers = {
    id: route_tiers_ID,
    in_comment: 'moved',
    about: ['route.'],
    draw: route_tiers_draw,
    drawVariants: route_tiers_draw,
};

;// CONCATENATED MODULE: ./build/core/charts/token-distribution.js

const TOKENS = 'tokens.total';
const token_distribution_draw = (input) => drawDistribution(input, { id: 'token-distribution', metric: TOKENS, title: 'Tokens of a case', unit: 'tokens' });
/** How many tokens the cases took, in and out. */
const tokenDistribution = {
    id: 'token-distribution',
    in_comment: 'moved',
    about: ['tokens.'],
    needs: () => [TOKENS],
    draw: token_distribution_draw,
    drawVariants: token_distribution_draw,
};

// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/core/model/metric.js
var model_metric = __webpack_require__(52730);
;// CONCATENATED MODULE: ./build/core/charts/trend.js







const trend_ID = 'trend';
const MOST_RUNS = 60;
const LEAST_RUNS = 3;
/**
 * The primary gate's metric over the runs that are known, this one last, those that regressed marked by a sign of their own. A chart service
 * is not told the days: it counts runs back from this one.
 */
const trend = {
    id: trend_ID,
    in_comment: 'moved',
    about: ['primary'],
    draw({ comparison, history, audience }) {
        const none = (reason) => ({ kind: 'none', id: trend_ID, reason });
        const primary = comparison.gates.find(({ gate }) => gate.id === comparison.verdict.primary);
        if (primary === undefined)
            return none('no gate is the primary one');
        const { metric, candidate_value: now } = primary;
        const points = [
            ...history.flatMap(({ at, values, verdict }) => {
                const value = values[metric.id] ?? null;
                return value === null ? [] : [{ day: at.slice(0, 10), value, isRegression: verdict === 'regressed' }];
            }),
            ...(now === null ? [] : [{ day: null, value: now, isRegression: comparison.verdict.word === 'regressed' }]),
        ].slice(-MOST_RUNS);
        if (points.length < LEAST_RUNS)
            return none('fewer than three runs are known');
        const isShare = (0,model_metric/* isRatio */.m)(metric.unit);
        const scale = isShare ? 100 : 1;
        const unit = isShare ? '%' : metric.unit === 'usd' ? 'US dollars' : metric.unit;
        const name = chartLabel(metric.title);
        const title = `${name} over ${points.length} runs, ${unit}`;
        const labels = points.map(({ day }, at) => day === null ? 'now' : audience === 'page' ? day : String(at - points.length + 1));
        const values = points.map(({ value }) => scale * value);
        const regressions = points.filter(({ isRegression }) => isRegression).length;
        const [first, last] = [points[0], points.at(-1)];
        const [low, high] = [Math.min(...values), Math.max(...values)];
        return {
            kind: 'drawn',
            id: trend_ID,
            title,
            alt: `${title}: from ${(0,format_metric/* formatValue */.Fl)(metric, first?.value ?? 0)} to ${(0,format_metric/* formatValue */.Fl)(metric, last?.value ?? 0)} now, lowest ${(0,format_metric/* formatValue */.Fl)(metric, low / scale)}, highest ${(0,format_metric/* formatValue */.Fl)(metric, high / scale)}; ${(0,format_number/* countOf */.pq)(regressions, 'regression')}.`,
            config: {
                type: 'line',
                data: {
                    labels,
                    datasets: [
                        {
                            label: 'regressed',
                            showLine: false,
                            pointStyle: 'triangle',
                            rotation: 180,
                            pointRadius: 9,
                            backgroundColor: WORSE,
                            borderColor: WORSE,
                            data: points.map(({ isRegression }, at) => (isRegression ? (values[at] ?? null) : null)),
                        },
                        { label: name, borderColor: CANDIDATE, backgroundColor: CANDIDATE, borderWidth: 2, data: values },
                    ],
                },
                options: chartOptions({
                    title,
                    legend: { labels: { usePointStyle: true } },
                    x: { grid: { display: false }, title: audience === 'page' ? 'day of the run' : 'runs before this one' },
                    y: { grace: '10%', title: `${name}, ${unit}` },
                }),
            },
            height: 240,
            spare: 'first',
            mermaid: drawXy({
                title: `${title}, ${(0,format_number/* countOf */.pq)(regressions, 'regression')}`,
                x: { title: 'runs, the oldest first', min: 1, max: points.length },
                y: { title: unit, min: low, max: high === low ? low + 1 : high },
                series: [{ kind: 'line', values }],
            }),
            table: {
                columns: ['run', `${name}, ${unit}`, 'regressed'],
                rows: points.map(({ isRegression }, at) => [labels[at] ?? '', values[at] ?? null, isRegression ? 'yes' : 'no']),
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/core/charts/index.js











/** Every chart, in the order of the report. To add one: its file and its line. */
const REGISTRY = {
    'delta-forest': deltaForest,
    'cost-quality': costQuality,
    'case-differences': caseDifferences,
    'precision-recall': precisionRecall,
    'route-tiers': routeTiers,
    calibration: calibration,
    'latency-distribution': latencyDistribution,
    'token-distribution': tokenDistribution,
    'component-cost': componentCost,
    trend: trend,
    'capability-profile': capabilityProfile,
};

// EXTERNAL MODULE: ./build/core/compare/pair-cases.js
var pair_cases = __webpack_require__(92344);
// EXTERNAL MODULE: ./build/core/stats/case-means.js
var case_means = __webpack_require__(22999);
;// CONCATENATED MODULE: ./build/app/evaluate/case-values.js

/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
function caseValues(runs, ids, metrics) {
    const arms = runs.map(({ trials }) => (0,case_means/* caseMeansOf */.u)(trials));
    return Object.fromEntries(metrics.map((metric) => [metric, ids.map((id) => arms.map(({ meanOf }) => meanOf(id, metric)))]));
}

;// CONCATENATED MODULE: ./build/app/evaluate/list-charts.js




const CHARTS = Object.values(REGISTRY);
/** Every chart of a comparison; of one arm alone where there is no baseline. */
function listCharts({ comparison, history, ...measured }) {
    const { gates, verdict } = comparison;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id ?? null;
    const [first, second] = measured.arms;
    const ids = first === undefined
        ? []
        : second === undefined
            ? first.scored.run.cases.map(({ id }) => id)
            : (0,pair_cases/* pairCases */.Q)(first.scored, second.scored).paired.map(({ id }) => id);
    const input = armsInput(measured, ids, primary);
    return {
        draw: (audience, wanted) => pick(wanted).map((chart) => chart.draw({ ...input, audience, comparison, history })),
        choose: (drawings) => chooseCharts(CHARTS, drawings, comparison),
    };
}
/** Every chart of three to ten variants; how they differ and who leads at which cost is what a comment shows of them. */
function listVariantCharts({ tournament, ...measured }) {
    const primary = tournament.gates.find(({ id }) => id === tournament.primary)?.metric ?? null;
    const input = armsInput(measured, measured.arms[0]?.scored.run.cases.map(({ id }) => id) ?? [], primary);
    return {
        draw: (audience, wanted) => pick(wanted).flatMap((chart) => chart.drawVariants?.({ ...input, audience, tournament }) ?? []),
        choose: () => new Set([REGISTRY['delta-forest'].id, REGISTRY['cost-quality'].id]),
    };
}
function pick(ids) {
    return ids === undefined ? CHARTS : CHARTS.filter(({ id }) => ids.has(id));
}
function armsInput({ arms, tables }, ids, primary) {
    const metrics = new Set(CHARTS.flatMap((chart) => chart.needs?.(primary) ?? []));
    const values = caseValues(arms.map(({ scored }) => scored), ids, [...metrics]);
    return { arms: arms.map(({ name }) => name), tables, values };
}


/***/ }),

/***/ 7852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ readSides)
});

// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/price-by-base.js
var price_by_base = __webpack_require__(68773);
// EXTERNAL MODULE: ./build/core/metrics/tables/open-tables.js + 56 modules
var open_tables = __webpack_require__(47480);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/app/recorded-rules.js
var recorded_rules = __webpack_require__(56888);
// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
;// CONCATENATED MODULE: ./build/app/evaluate/read-reruns.js


/** The recorded re-runs of a run's newly failing cases with their scores computed anew; null without any. Throws as `readConfirmations` does. */
async function readReruns(folder, { run, metrics, log }) {
    return (0,read_confirmations/* readConfirmations */.T)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, ...(judgments && { judgments }) }),
        }),
    });
}

// EXTERNAL MODULE: ./build/app/evaluate/watch-run.js
var watch_run = __webpack_require__(80397);
;// CONCATENATED MODULE: ./build/app/evaluate/read-sides.js










/** Reads what a comparison is made of. Throws the user's errors of `readRun`, `readAnew` and `readReruns`. */
async function readSides(request) {
    const { candidateFolder, baseline, log } = request;
    const run = request.measured?.scored.run ?? (await (0,read_run/* readRun */.c)(candidateFolder));
    const compared = request.measured?.baseline?.run ?? null;
    const base = baseline.kind === 'none'
        ? baseline
        : { kind: 'found', facts: baseline, run: compared ?? (await (0,read_run/* readRun */.c)(baseline.folder)) };
    const baseRun = base.kind === 'none' ? null : base.run;
    const ruleSet = request.ruleSet ?? recordedRuleSet(run, baseRun);
    const settings = (0,read_anew/* metricSettings */.Qp)(run, ruleSet);
    const metrics = (0,build_metrics/* buildMetrics */.G)(settings);
    // What it was measured by is what it is judged by only where nobody else has the say.
    const measured = ruleSet === null ? (request.measured ?? null) : null;
    const tables = measured?.tables ?? (0,open_tables/* openTables */.W)(settings);
    const expected = baseRun === null ? [] : (0,custom_metrics/* customMetricsOf */.ki)(baseRun);
    const toTables = (arm) => ({ metrics, log, onTrial: (trial) => tables.add(arm, trial) });
    const candidate = {
        ...(measured === null
            ? await (0,read_anew/* readAnew */.QM)({ ...toTables(baseRun === null ? 0 : 1), folder: candidateFolder, run, expected })
            : (0,watch_run.expecting)(measured.scored, expected)),
        priced_by: settings.pricing,
    };
    const scoreBase = async (folder, of) => (0,read_anew/* repriced */.n2)(measured?.baseline ?? (await (0,read_anew/* readAnew */.QM)({ ...toTables(0), folder, run: of })), candidate);
    return {
        baseline: base.kind === 'none' ? base : { ...base.facts, scored: await scoreBase(base.facts.folder, base.run) },
        candidate,
        ruleSet,
        settings,
        metrics,
        tables,
        confirmations: await readReruns(candidateFolder, { run, metrics, log }),
    };
}
/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedRuleSet(run, base) {
    if (run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const own = (0,recorded_rules/* recordedRules */.M)(run);
    const recorded = (0,recorded_rules/* recordedRules */.M)(base);
    const rules = { ...recorded, pricing: (0,price_by_base/* priceByBase */.i)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,describe_rule_changes/* describeRuleChanges */.T)(rules, own, run.metrics) };
}


/***/ }),

/***/ 56888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules)
/* harmony export */ });
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null };
}


/***/ }),

/***/ 38340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ buildSettingsTable)
/* harmony export */ });
/* harmony import */ var _describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35204);

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

/***/ 29422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ buildTournamentBadges),
/* harmony export */   x: () => (/* binding */ buildBadges)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90873);



const WORDS = {
    invalid: ['invalid', 'red'],
    'not-comparable': ['not comparable', 'lightgrey'],
    regressed: ['regressed', 'red'],
    inconclusive: ['cannot tell', 'yellow'],
    improved: ['improved', 'brightgreen'],
    unchanged: ['unchanged', 'green'],
    'no-regression': ['no regression', 'green'],
};
/** Of design document 001. */
const [GOOD, FAIR] = [0.8, 0.5];
/** A comparison's verdict, and how many of the candidate's cases succeed. */
function buildBadges(comparison, summaries) {
    const { suite, verdict } = comparison;
    const [message, color] = verdict.because === 'no-baseline' ? ['no baseline', 'lightgrey'] : WORDS[verdict.word];
    return {
        verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
        pass_rate: { label: `${suite} pass rate`, ...describeRate(summaries['success']) },
    };
}
/** Which variant won; nobody asks for the pass rate of several. */
function buildTournamentBadges({ suite, outcome }) {
    const [message, color] = outcome.kind === 'winner'
        ? [`winner ${outcome.variant}`, 'brightgreen']
        : outcome.kind === 'invalid'
            ? ['invalid', 'red']
            : ['no winner', 'yellow'];
    return { verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' }, pass_rate: null };
}
/** Green from 80 %, blue from 50 %, red below: the number says it first. */
function describeRate(success) {
    const rate = success?.mean ?? null;
    if (success === undefined || rate === null)
        return { message: 'not scored', color: 'lightgrey', is_error: false };
    // Rounded down: 99.96 % is not 100 %.
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p) / 1000, 1);
    return {
        message: `${text.replaceAll('\u202f', '\u00a0')} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(success.n, 'case')}`,
        color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red',
        is_error: false,
    };
}


/***/ }),

/***/ 28763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ buildCaseTable)
/* harmony export */ });
/* harmony import */ var _stats_case_means_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22999);
/* harmony import */ var _case_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53636);


const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states'];
/**
 * Every case of every arm with its means over trials. A column for each metric that is scored per trial, whether this run could score it
 * or not, so that the columns of a suite stay what they are; they are named by id, in the order of the last arm's metrics.
 */
function buildCaseTable(arms) {
    const metrics = (arms.at(-1)?.scored.run.metrics ?? []).filter(({ per_run: figure }) => figure === undefined);
    return {
        columns: [...FACTS, ...metrics.map(({ id }) => id)],
        arms: arms.map((arm) => {
            const { columnOf } = (0,_stats_case_means_js__WEBPACK_IMPORTED_MODULE_0__/* .caseMeansOf */ .u)(arm.scored.trials);
            return { rows: () => listRows(arm), numbers: metrics.map(({ id }) => columnOf(id)) };
        }),
    };
}
function* listRows({ side, variant, scored, comparison }) {
    const { trialsOf, tallyOf, placeOf } = (0,_stats_case_means_js__WEBPACK_IMPORTED_MODULE_0__/* .caseMeansOf */ .u)(scored.trials);
    const facts = comparison === undefined ? null : (0,_case_states_js__WEBPACK_IMPORTED_MODULE_1__/* .collectFacts */ .M7)(comparison);
    for (const { id, at, tags, difficulty = null, use_case: useCase = null } of scored.run.cases) {
        const tally = tallyOf(id);
        const states = facts === null ? (0,_case_states_js__WEBPACK_IMPORTED_MODULE_1__/* .ownStates */ .te)(tally) : (0,_case_states_js__WEBPACK_IMPORTED_MODULE_1__/* .statesOf */ .kY)(id, tally, facts);
        yield {
            facts: [
                id,
                side,
                variant,
                at.file,
                at.line,
                tags.join('; '),
                difficulty,
                useCase,
                trialsOf(id),
                states.join('; '),
            ],
            place: placeOf(id),
        };
    }
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

/***/ 53636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   M7: () => (/* binding */ collectFacts),
/* harmony export */   kY: () => (/* binding */ statesOf),
/* harmony export */   te: () => (/* binding */ ownStates)
/* harmony export */ });
const CHANGES = { 'newly-failing': 'newly failing', 'newly-passing': 'newly passing', flaky: 'flaky' };
const LISTED = ['edited', 'new', 'stale'];
/** What is needed to say what became of each case of a comparison. */
function collectFacts({ flips, cases, baseline }) {
    return {
        flips: new Map(flips.map((flip) => [flip.case_id, flip])),
        lists: {
            edited: new Set(cases.edited),
            new: new Set(baseline === null ? [] : cases.added),
            stale: new Set(cases.stale),
        },
    };
}
/** What became of a case in the candidate's run, the change first. */
function statesOf(id, tally, { flips, lists }) {
    const flip = flips.get(id);
    const states = flip === undefined ? ownStates(tally) : [CHANGES[flip.kind], outcomeOf(tally)];
    for (const state of LISTED)
        if (lists[state].has(id))
            states.push(state);
    return states;
}
/** How a case fared in a run on its own. */
function ownStates(tally) {
    const isFlaky = tally !== null && tally[0] > 0 && tally[0] < tally[1];
    return isFlaky ? ['flaky', outcomeOf(tally)] : [outcomeOf(tally)];
}
function outcomeOf(tally) {
    if (tally === null)
        return 'unscored';
    return isFailing(tally) ? 'failing' : 'passing';
}
/** Whether fewer than half of a case's scored trials succeeded; a case without one does not fail. */
function isFailing(tally) {
    return tally !== null && tally[0] * 2 < tally[1];
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
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8499);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55967);
/* harmony import */ var _model_tournament_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35053);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90873);






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
        : [isCompared ? [[usage.title], [usage.first], [usage.last], [NOTHING]] : [[usage.title], [usage.last]]];
    const all = [...rows, ...usageRow];
    if (all.length === 0)
        return [];
    const { names } = context;
    const numbers = isCompared ? [names.baseline, names.candidate, 'change'] : [names.candidate];
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
                        'Means over the cases that both have. Bold: a change that its test establishes. Money changes in per cent, shares in points (pp), the others in their own unit.',
                    ],
                },
            ]
            : []),
    ];
}
function writeAlone(id, { metrics, summaries }) {
    const facts = metrics.find((metric) => metric.id === id);
    const mean = summaries[id]?.mean ?? null;
    return facts === undefined || mean === null ? [] : [[[facts.title], [(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(facts, mean)]]];
}
function writeRow(metric, alpha) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(metric);
    const change = writeChange(metric);
    return [
        [metric.metric.title],
        [text.baseline ?? NOTHING],
        [text.candidate ?? NOTHING],
        [(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_2__/* .isEstablished */ .hO)(metric, alpha) && metric.reason === null ? { kind: 'strong', text: change } : change],
    ];
}
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
            return Math.abs(candidate) < _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p ? '0' : NOTHING;
        const share = (candidate - baseline) / baseline;
        return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(share * 100, { decimals: Math.abs(share) >= 0.1 ? 0 : 1, signed: true }), '%');
    }
    return (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(metric).change ?? NOTHING;
}
/** `80 / 15 / 5 %` of the first and the last arm; null where no route tier is known. */
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
    return { title: `route tiers ${tiers}`, first: write(1), last: write(table.columns.length - 1) };
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
                [`${(0,_model_tournament_js__WEBPACK_IMPORTED_MODULE_5__/* .armName */ .KL)(place)} ${name}`],
                ...shown.map((facts) => {
                    const mean = summaries[facts.id]?.mean ?? null;
                    return [mean === null ? NOTHING : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(facts, mean)];
                }),
            ]),
        },
    ];
}


/***/ }),

/***/ 22999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ caseMeansOf)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84361);
/* harmony import */ var _sample_deviation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65412);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95261);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1964);




const SUCCESS = 'success';
const known = new WeakMap();
/**
 * The means of trials by case, made when they are asked for and kept: eight bytes a case for each metric that scored anything. One for all who
 * ask for those of the same list of trials, which must not change any more.
 */
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(trials));
    known.set(trials, means);
    return means;
}
function readMeans(table) {
    const { cases, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids: cases.map(({ id }) => id),
        trials: table.trials.length,
        trialsOf: (id) => {
            const one = cases[placeOf(id)];
            return one === undefined ? 0 : one.to - one.from;
        },
        tallyOf: (id) => {
            const tally = (tallies ??= tallyCases(table))[placeOf(id)];
            return tally === undefined || tally[1] === 0 ? null : tally;
        },
        meanOf: (id, metricId) => {
            const value = columnOf(metricId)?.[placeOf(id)] ?? NaN;
            return Number.isNaN(value) ? null : value;
        },
        placeOf,
        columnOf,
        meansOf: (metricId) => listMeans(columnOf(metricId)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function listMeans(column) {
    const means = [];
    if (column === null)
        return means;
    for (let place = 0; place < column.length; place++) {
        const value = column[place];
        if (!Number.isNaN(value))
            means.push(value);
    }
    return means;
}
/** NaN where a case has no mean; null where none has. */
function meanColumn({ cases, column }, metricId) {
    const found = column(metricId);
    if (found === null || found.values.length === 0)
        return null;
    const { states, values } = found;
    const means = new Float64Array(cases.length).fill(NaN);
    let hasMeans = false;
    let place = -1;
    for (const { from, to } of cases) {
        place += 1;
        if (to - from === 1) {
            if (states[from] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            means[place] = values[from] ?? NaN;
        }
        else {
            const scored = [];
            let applicable = 0;
            for (let at = from; at < to; at++) {
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE)
                    continue;
                applicable += 1;
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    scored.push(values[at] ?? NaN);
            }
            if (scored.length === 0 || 2 * scored.length < applicable)
                continue;
            means[place] = (0,_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(scored);
        }
        hasMeans = true;
    }
    return hasMeans ? means : null;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread({ trials, cases, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    const runs = new Map();
    const within = [];
    for (const { from, to } of cases) {
        const scored = [];
        for (let at = from; at < to; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            const value = values[at] ?? NaN;
            scored.push(value);
            const trial = trials[at]?.trial ?? 0;
            const run = runs.get(trial);
            if (run === undefined)
                runs.set(trial, [value]);
            else
                run.push(value);
        }
        const deviation = (0,_sample_deviation_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleDeviation */ .g)(scored);
        if (deviation !== null)
            within.push(deviation);
    }
    const inOrder = [...runs].sort(([a], [b]) => a - b);
    return { runs: inOrder.map(([, run]) => (0,_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(run)), within };
}
function tallyCases({ cases, column }) {
    const { states, values } = column(SUCCESS) ?? { states: [_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE], values: [] };
    return cases.map(({ from, to }) => {
        let passed = 0;
        let scored = 0;
        for (let at = from; at < to; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            scored += 1;
            if (values[at] === 1)
                passed += 1;
        }
        return [passed, scored];
    });
}


/***/ }),

/***/ 31413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ BASE_URL_RULE),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   tM: () => (/* binding */ DEFAULT_CHART_SERVICE),
/* harmony export */   v: () => (/* binding */ SIGNIFICANT_DIGITS)
/* harmony export */ });
const DEFAULT_CHART_SERVICE = {
    baseUrl: 'https://quickchart.io',
    // Sent back at twice the size, so that 12 pixels of type are 15 where GitHub shows it 600 wide, and 9 on a phone.
    width: 480,
    height: 240,
    background: '#ffffff',
};
/** What a picture of this size can show. */
const SIGNIFICANT_DIGITS = 3;
const BASE_URL_RULE = 'the address of the chart service must be http(s), host and port alone, such as https://quickchart.io';
/** The server's address, or null where it breaks `BASE_URL_RULE`. */
function parseBaseUrl(baseUrl) {
    if (!URL.canParse(baseUrl))
        return null;
    const url = new URL(baseUrl);
    const isBare = url.pathname === '/' && url.search === '' && url.username === '' && url.password === '';
    return isBare && /^https?:$/.test(url.protocol) ? url : null;
}


/***/ }),

/***/ 22763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ thinConfig),
/* harmony export */   R: () => (/* binding */ stringifyRounded)
/* harmony export */ });
/**
 * A configuration as JSON, its numbers rounded to so many significant digits.
 * @example stringifyRounded({ data: [12.3456] }, 3) // '{"data":[12.3]}'
 */
function stringifyRounded(config, digits) {
    return JSON.stringify(config, (_key, value) => typeof value === 'number' ? Number(value.toPrecision(digits)) : value);
}
/** So many rows of a configuration with labels: labels, data and every other array that runs along them; its title says that some are missing. */
function thinConfig(config, spare, rows) {
    const { labels = [], datasets } = config.data;
    const keep = (all) => (spare === 'first' ? all.slice(-rows) : all.slice(0, rows));
    const along = (member) => Array.isArray(member) && member.length === labels.length ? keep(member) : member;
    const kept = {
        ...config,
        data: {
            labels: keep(labels),
            datasets: datasets.map((dataset) => ({
                ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
                data: keep(dataset.data),
            })),
        },
    };
    return remarkInTitle(kept, `${spare === 'first' ? 'last' : 'first'} ${rows} of ${labels.length}`);
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


/***/ }),

/***/ 61595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}


/***/ }),

/***/ 52341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations)
/* harmony export */ });
/* harmony import */ var _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(235);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74920);
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

/***/ 64796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ readObservations)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/find-lines.js
var find_lines = __webpack_require__(61595);
// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
;// CONCATENATED MODULE: ./build/shell/runs/read-some-trials.js








/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = schemas.object(run/* trialSchema */.WI.omit({ scores: true, unscored: true }).shape);
/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder, isWanted) {
    if (await (0,read_reference/* isReference */.A_)(folder))
        return;
    const path = (0,run_files/* runFiles */.NW)(folder).trials;
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        for (const [place, { start, end }] of (0,find_lines/* findLines */.L)(file).entries()) {
            if (!isWanted(place))
                continue;
            const bytes = Buffer.alloc(end - start);
            (0,external_node_fs_.readSync)(file, bytes, 0, bytes.length, start);
            yield parseTrial(bytes.toString('utf8'), (problem) => new error/* UserError */.y('run-invalid', { path, line: place + 1, problem }));
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function parseTrial(text, fail) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw fail('the line is not JSON');
    }
    const parsed = recordSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw fail((0,describe_first_issue/* describeFirstIssue */.$)(parsed.error));
}

// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/shell/runs/read-observations.js


/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, { caseIds, seen, log, order, }) {
    const found = new Map();
    const isWanted = (id = '') => caseIds.has(id) || seen?.caseIds.has(id) === true;
    const read = order === undefined ? (0,read_trials/* readTrials */.m)(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case));
    for await (const trial of read) {
        if (seen?.caseIds.has(trial.case) === true)
            seen.add(trial);
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
