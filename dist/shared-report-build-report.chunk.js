export const id = 8442;
export const ids = [8442];
export const modules = {

/***/ 68442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildReport: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/format/format-measured.js
var format_measured = __webpack_require__(22707);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
;// CONCATENATED MODULE: ./build/report/report-parts.js
/** What there is. */
function present(...blocks) {
    return blocks.filter((block) => block !== null);
}
/** Blocks below a summary that unfolds; nothing where there are none. */
function foldBlocks(summary, blocks) {
    return blocks.length === 0 ? [] : [{ kind: 'details', summary: [summary], blocks }];
}

// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/model/relative-change.js
var relative_change = __webpack_require__(22837);
// EXTERNAL MODULE: ./build/report/told-candidate.js
var told_candidate = __webpack_require__(91254);
// EXTERNAL MODULE: ./build/report/sections/gate-words.js
var gate_words = __webpack_require__(97333);
;// CONCATENATED MODULE: ./build/report/sections/all-metrics.js






/**
 * Every metric with its interval: those of gates first, then those that clearly moved, then the rest. Where nothing is compared, what the run
 * measured. Null without any.
 */
function buildAllMetrics(told) {
    const [first] = told;
    if (first === undefined)
        return null;
    return first.comparison.baseline === null ? listValues(first.measured, first.context) : listChanges(told);
}
function listValues({ metrics, summaries }, { names }) {
    const rows = metrics.flatMap((facts) => {
        const { n = 0, applicable = 0, ...summary } = summaries[facts.id] ?? {};
        const value = (0,format_metric/* formatSummary */.kq)(facts, summary);
        if (value === null)
            return [];
        return [[[facts.title], [value], [countIn(n)], [countIn(applicable - n)]]];
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
function listChanges(told) {
    const [first] = told;
    const measured = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => comparison.metrics), ({ metric }) => metric.id).filter((row) => row.some((one) => one !== null && isMeasured(one)));
    if (first === undefined || measured.length === 0)
        return null;
    const { alpha } = first.comparison;
    const gated = listGated(told.map(({ comparison }) => comparison));
    const isClear = (row) => row.some((one) => one !== null && isClearly(one, alpha));
    const rankOf = (row) => gated.has((0,told_candidate/* firstOf */.Ku)(row)?.metric.id ?? '')
        ? 0
        : isClear(row)
            ? 1
            : row.every((one) => one === null || one.delta === null || one.delta === 0)
                ? 3
                : 2;
    const rows = [...measured]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((row) => {
        const metric = (0,told_candidate/* firstOf */.Ku)(row);
        return [
            [metric?.metric.title ?? ''],
            [gated.has(metric?.metric.id ?? '') ? 'gate' : isClear(row) ? 'moved' : ''],
            [(0,told_candidate/* writeBaseline */.B9)(row)],
            ...row.flatMap((one) => writeChange(one, alpha)),
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
                    { title: first.context.names.baseline, align: 'right' },
                    ...(0,told_candidate/* columnsOfEach */.ie)(told, ({ context }) => changeColumns(context.names.candidate, alpha)),
                ],
                rows,
            },
        ],
    };
}
function changeColumns(name, alpha) {
    return [
        { title: name, align: 'right' },
        { title: 'change', align: 'right', hint: 'Positive is a rise, whether that is good or bad.' },
        { title: `${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% interval`, align: 'left' },
        {
            title: 'p adjusted',
            align: 'right',
            hint: 'Gates: by Holm. The others: by Benjamini and Hochberg, with no effect on the verdict.',
        },
        { title: 'n', align: 'right', hint: 'Paired cases.' },
        { title: 'remarks', align: 'left' },
    ];
}
const isMeasured = ({ baseline, candidate, infinite, marks }) => baseline !== null || candidate !== null || infinite !== undefined || marks !== undefined;
const isClearly = (metric, alpha) => (0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null;
function listGated(comparisons) {
    return new Set(comparisons.flatMap(({ gates }) => gates.filter(({ gate }) => gate.where === null).map(({ metric }) => metric.id)));
}
function writeChange(metric, alpha) {
    if (metric === null)
        return [['–'], ['–'], ['–'], ['–'], ['0'], ['']];
    const text = (0,format_measured/* formatMeasured */.U)(metric);
    const notes = [
        ...((0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ['potentially meaningful'] : []),
        ...(metric.reason === null ? [] : [metric.reason]),
        ...(metric.marks ?? []),
    ];
    return [
        [text.candidate ?? '–'],
        [text.change === null ? '–' : `${text.change}${(0,format_measured/* describeMeanChange */.h)(metric)}`],
        [text.interval ?? '–'],
        [metric.p_adjusted === null ? '–' : (0,format_number/* formatP */.MA)(metric.p_adjusted, alpha)],
        [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
        [notes.join('; ')],
    ];
}
/** Success by tag, folded away, worst first; null when there are no slices. */
function buildSliceTable(told) {
    const [first] = told;
    const slices = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => comparison.slices), ({ tag }) => tag);
    if (first === undefined || slices.length === 0)
        return null;
    const worst = (row) => Math.min(...row.map((slice) => slice?.result.delta ?? 0));
    return {
        kind: 'details',
        summary: [`Success by tag, ${(0,format_number/* countOf */.pq)(slices.length, 'tag')}: exploratory, with no effect on the verdict`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'tag', align: 'left' },
                    { title: first.context.names.baseline, align: 'right' },
                    ...(0,told_candidate/* columnsOfEach */.ie)(told, ({ comparison, context }) => [
                        { title: context.names.candidate, align: 'right' },
                        { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
                        { title: 'p (Benjamini–Hochberg)', align: 'right' },
                        { title: 'n', align: 'right' },
                    ]),
                ],
                rows: [...slices]
                    .sort((a, b) => worst(a) - worst(b))
                    .map((row) => [
                    [{ kind: 'code', text: (0,told_candidate/* firstOf */.Ku)(row)?.tag ?? '' }],
                    [(0,told_candidate/* writeBaseline */.B9)(row.map((slice) => slice?.result ?? null))],
                    ...row.flatMap((slice) => writeSlice(slice, first.comparison.alpha)),
                ]),
            },
        ],
    };
}
function writeSlice(slice, alpha) {
    if (slice === null)
        return [['–'], ['–'], ['–'], ['0']];
    const { result, p_adjusted: p } = slice;
    const text = (0,format_measured/* formatMeasured */.U)(result);
    return [
        [text.candidate ?? '–'],
        [`${text.change ?? '–'}${text.interval === null ? '' : ` ${text.interval}`}`],
        [(0,format_number/* formatP */.MA)(p, alpha)],
        [(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })],
    ];
}

// EXTERNAL MODULE: ./build/format/join-names.js
var join_names = __webpack_require__(73341);
;// CONCATENATED MODULE: ./build/report/sections/coverage-words.js




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
 * What no gate looks at: `no gate checks the quality of 12 of 40 cases`; where there is no quality gate at all, what the gates are on.
 */
function describeUncovered({ cases, uncovered, compared, gated }, gates) {
    if (gated) {
        const old = compared === undefined ? null : (0,format_number/* countOf */.pq)(compared.cases, 'case');
        const among = old === null
            ? ''
            : `, ${(0,format_number/* formatNumber */.ZV)(compared?.uncovered ?? 0, { decimals: 0 })} of the ${old} that both runs have`;
        return `no gate checks the quality of ${(0,format_number/* partOf */.BU)(uncovered.length, cases, 'case')}${among}`;
    }
    const titles = [...new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ metric }) => metric.title))];
    const only = titles.length === 0 ? '' : ` (only at ${(0,join_names/* joinNames */.JH)(titles)})`;
    return `no gate checks the quality of the answers${only}`;
}
/** What got worse there: `hop coverage fell from 1 to 0 (40 cases)`, at most two; null when nothing did. */
function describeLosses({ losses }) {
    if (losses.length === 0)
        return null;
    const told = losses.slice(0, NAMED).map((loss) => {
        const text = (0,format_measured/* formatMeasured */.U)(loss);
        const verb = text.sign < 0 ? 'fell' : 'rose';
        return `${loss.metric.title} ${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} (${(0,format_number/* countOf */.pq)(loss.n, 'case')})`;
    });
    const more = losses.length - told.length;
    return (0,join_names/* joinNames */.JH)([...told, ...(more > 0 ? [(0,format_number/* countOf */.pq)(more, 'more metric got worse', 'more metrics got worse')] : [])]);
}
/** The sentence below the verdict; nothing where the headline says it, or every case is covered. */
function writeCoverage(comparison) {
    const { coverage, gates } = comparison;
    if (coverage === undefined || decidingCoverage(comparison) !== null)
        return [];
    const losses = describeLosses(coverage);
    const told = describeUncovered(coverage, gates);
    return [`${told.slice(0, 1).toUpperCase()}${told.slice(1)}${losses === null ? '' : `, where ${losses}`}.`];
}
/** What to gate, where that is what keeps the run from a verdict; null elsewhere. */
function adviseGates(comparison) {
    const coverage = decidingCoverage(comparison);
    if (coverage === null)
        return null;
    const { uncovered, gateable } = coverage;
    const them = uncovered.length === 1 ? 'that case' : `those ${(0,format_number/* countOf */.pq)(uncovered.length, 'case')}`;
    if (gateable.length === 0)
        return {
            kind: 'paragraph',
            text: [`Nothing measures how good the answers to ${them} are: say in the suite what a good answer is.`],
        };
    const names = gateable.flatMap((id, index) => [
        index === 0 ? '' : index === gateable.length - 1 ? ' or ' : ', ',
        { kind: 'code', text: id },
    ]);
    return { kind: 'paragraph', text: [`To let ${them} decide too, add a gate on `, ...names, ' to the suite.'] };
}
/**
 * Why the primary gate could not get worse, and what to do about it: `no case passes on either side, so nothing could get worse`. Null where
 * the verdict does not hang on that.
 */
function describeNothingToLose({ verdict, metrics }, primary) {
    const cure = [' · ', { kind: 'code', text: 'goldenpair validate --ask' }, ' shows why'];
    if (verdict.because === 'nothing-matched') {
        const asking = metrics.find(({ metric }) => metric.id === 'success.retrieval')?.n ?? 0;
        return [`nothing that ${(0,format_number/* countOf */.pq)(asking, 'case expects', 'cases expect')} was retrieved on either side`, ...cure];
    }
    if (verdict.because !== 'nothing-to-lose')
        return null;
    const { metric, candidate } = primary;
    const text = (0,format_measured/* formatMeasured */.U)(primary);
    const worst = metric.range[metric.direction === 'higher' ? 0 : 1];
    if (primary.baseline !== worst) {
        const loss = `${(0,gate_words/* adverseNoun */.PF)(primary)} by ${(0,gate_words/* allowedChange */.v)(primary) ?? 'its margin'}`;
        return [`${metric.title} is ${text.baseline ?? '?'} in the baseline and cannot ${loss} · set a smaller margin`];
    }
    if (metric.id !== 'success')
        return [`${metric.title} is ${text.baseline ?? '?'} in the baseline and cannot get worse`];
    const when = candidate === worst ? 'passes on either side' : 'passed before';
    return [`no case ${when}, so nothing could get worse`, ...cure];
}

// EXTERNAL MODULE: ./build/format/describe-stopped.js
var describe_stopped = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/model/result/report.js
var report = __webpack_require__(87902);
// EXTERNAL MODULE: ./build/model/natural-order.js
var natural_order = __webpack_require__(86550);
;// CONCATENATED MODULE: ./build/report/sections/change-words.js



/** More cases are only counted. */
const change_words_NAMED = 3;
const whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** ": `a`, `b`, `c` …" */
function listCases(ids, details) {
    if (details === 'none' || ids.length === 0)
        return [];
    const named = [...ids]
        .sort(natural_order/* compareNaturally */.y)
        .slice(0, change_words_NAMED)
        .flatMap((id, index) => [index === 0 ? ': ' : ', ', { kind: 'code', text: id }]);
    return [...named, ids.length > change_words_NAMED ? ' …' : ''];
}
/** "the critical case `a`", "4 cases `a`, `b`, `c` …". */
function nameCases(ids, kind, details) {
    const shown = (details === 'none' ? [] : [...ids].sort(natural_order/* compareNaturally */.y).slice(0, change_words_NAMED)).flatMap((id, index) => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return [
        ids.length === 1 ? `the ${kind}` : (0,format_number/* countOf */.pq)(ids.length, kind),
        ...shown,
        ids.length > change_words_NAMED && details !== 'none' ? ' …' : '',
    ];
}
/** What was done to cases: "edited or removed". */
function writeDeeds({ disabled = [] }) {
    return disabled.length === 0 ? 'edited or removed' : 'edited, switched off or removed';
}
/** "this PR edits 13 and removes 2 of the 60 cases that judge it". */
function writeRewritten({ cases: { change } }, { names }) {
    const { cases = 0, edited = [], removed = [], disabled = [] } = change ?? {};
    const done = [
        ...(edited.length === 0 ? [] : [`edits ${whole(edited.length)}`]),
        ...(disabled.length === 0 ? [] : [`switches off ${whole(disabled.length)}`]),
        ...(removed.length === disabled.length ? [] : [`removes ${whole(removed.length - disabled.length)}`]),
    ];
    return [`❌ Regressed: ${names.candidate} ${(0,join_names/* joinNames */.JH)(done)} of the ${(0,format_number/* countOf */.pq)(cases, 'case')} that judge it`];
}
/** The cases that must never start to fail and were not asked; null where that decided nothing. */
function writeUnasked({ cases: { change }, verdict }, { names }, details) {
    if (verdict.because !== 'watched-case-unasked' || change === undefined)
        return null;
    const { unasked } = change;
    const [were, them] = unasked.length === 1 ? ['was', 'it'] : ['were', 'them'];
    return [
        ...nameCases(unasked, 'watched case', details),
        ` ${were} ${writeDeeds(change)} and not asked as ${names.baseline} has ${them}`,
    ];
}
/** What became of the cases that the change edits or removes and that its base has. */
function change_words_writeChange({ cases: { change }, verdict }, { names }, details) {
    if (change === undefined)
        return [];
    const { asked, edited, removed, is_accepted: isAccepted, accept_label: label } = change;
    const named = label === null ? [] : [{ kind: 'code', text: label }];
    if (isAccepted)
        return [
            [
                `${(0,format_number/* countOf */.pq)(edited.length + removed.length, `${writeDeeds(change)} case`)} accepted by the label `,
                ...named,
                '.',
            ],
        ];
    const isOne = asked.length === 1;
    return [
        asked.length === 0
            ? []
            : [
                `${(0,format_number/* countOf */.pq)(asked.length, 'case that was', 'cases that were')} ${writeDeeds(change)} ${isOne ? 'was' : 'were'} asked as ${names.baseline} has ${isOne ? 'it' : 'them'}`,
                ...listCases(asked, details),
                '.',
            ],
        verdict.because !== 'suite-rewritten'
            ? []
            : [
                'A change may edit or remove a fifth of the cases.',
                ...(label === null
                    ? []
                    : [' If it must do more, someone with write access adds the label ', ...named, ' and runs the job again.']),
            ],
    ];
}

;// CONCATENATED MODULE: ./build/report/sections/headline-asides.js





/** A headline has room for few. */
const NAMED_TAGS = 2;
const headline_asides_whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** The guardrails and warn gates that could not be measured. */
function writeUnmeasured(warnings) {
    const [first, ...others] = warnings.filter(({ verdict }) => verdict === 'invalid');
    if (first === undefined)
        return '';
    const what = others.length === 0 ? first.metric.title : (0,format_number/* countOf */.pq)(others.length + 1, 'other gate');
    return ` · ${what} could not be measured`;
}
/** What gates that only warn say, so that no green tick hides it. */
function writeWarning(warnings) {
    const [first, ...others] = warnings.filter(({ verdict }) => verdict !== 'invalid');
    if (first === undefined)
        return '';
    if (others.length > 0)
        return ` · ${headline_asides_whole(others.length + 1)} gates warn`;
    const { title } = first.metric;
    const bound = (0,gate_words/* describeBrokenBound */.tr)(first);
    if (bound !== null)
        return ` · ${title} ${bound.value}, ${bound.bound}`;
    const allowed = (0,gate_words/* allowedChange */.v)(first);
    return ` · ${title} ${(0,format_measured/* formatMeasured */.U)(first).changeInWords ?? ''}${allowed === null ? '' : `, allowed ${allowed}`}`;
}
/** What the other gates that can fail the run leave open: the worst of it, so that no green word hides it. */
function writeOpenGates(comparison) {
    const undecided = (0,gate_words/* undecidedGuardrails */.Ez)(comparison);
    const lost = undecided.filter((result) => result.suspect || (0,relative_change/* isWorseSizeOpen */.QG)(result, comparison.alpha));
    const [first] = lost;
    const uncompared = (0,gate_words/* uncomparedGuardrails */.ls)(comparison).length;
    if (first !== undefined && lost.length === 1)
        return [
            ` · ${first.suspect ? `${first.metric.title} may have ${(0,gate_words/* adverseNoun */.PF)(first) === 'rise' ? 'risen' : 'dropped'}` : (0,gate_words/* describeMove */.xS)(first)}`,
        ];
    if (lost.length > 1)
        return [` · ${headline_asides_whole(lost.length)} other gates are suspect`];
    const open = undecided.length;
    const parts = [
        ...(open === 0 ? [] : [(0,format_number/* countOf */.pq)(open, 'other gate cannot tell', 'other gates cannot tell')]),
        ...(uncompared === 0
            ? []
            : [`${headline_asides_whole(uncompared)}${open === 0 ? ` other ${uncompared === 1 ? 'gate' : 'gates'}` : ''} not compared`]),
    ];
    return parts.length === 0 ? [] : [` · ${parts.join(', ')}`];
}
/**
 * The headline with the tags that lost for sure, whatever the verdict: "✅ Slightly better overall, but `auth` lost 10 points". What all
 * broken cases share is told already.
 */
function tellTagLosses(text, comparison) {
    const isTold = ({ tag }) => text.some((part) => typeof part !== 'string' && part.kind === 'code' && part.text === tag);
    const losses = (0,relative_change/* findTagLosses */.jZ)(comparison).filter((slice) => !isTold(slice));
    const [start] = text;
    if (losses.length === 0 || start === undefined)
        return text;
    const named = losses.slice(0, NAMED_TAGS).flatMap(({ tag, result: { metric, delta } }, at) => {
        const amount = (0,format_metric/* formatAmount */.ej)(metric, { kind: 'absolute', value: Math.abs(delta ?? 0) });
        return [at === 0 ? '' : ', ', { kind: 'code', text: tag }, at === 0 ? ` lost ${amount}` : ` ${amount}`];
    });
    const left = losses.length - NAMED_TAGS;
    const told = [...named, left > 0 ? ` and ${(0,format_number/* countOf */.pq)(left, 'more tag')}` : ''];
    const [word = ''] = typeof start === 'string' ? start.split(':') : [];
    if (!word.startsWith('✅'))
        return [...text, ' · ', ...told];
    return word === start ? [...text, ', but ', ...told] : [`${word} overall, but `, ...told];
}

// EXTERNAL MODULE: ./build/report/sections/cut-text.js
var cut_text = __webpack_require__(14754);
;// CONCATENATED MODULE: ./build/report/sections/write-second-line.js




const write_second_line_NAMED = 3;
const CHANGE_LENGTH = 120;
/**
 * What a green or red word does not speak of: cases that were not asked, edited (and fail now), stale, added or removed; a model that
 * changed by itself; gates that the change would have liked; and why there is no baseline. Null when everything was compared.
 */
function writeSecondLine(comparison, context, details) {
    const { shared, edited, added, removed, disabled = [], edited_failing: failing, stale = [], stale_failing, deleted = [], } = comparison.cases;
    const rules = writeRuleChanges(comparison, context);
    const uncovered = writeCoverage(comparison);
    if (context.baseline.kind === 'none')
        return joinSentences([writeReason(context.baseline.reason), uncovered, rules]);
    const sentences = [writeSubset(comparison, context)];
    if (edited.length > 0) {
        const total = (0,format_number/* countOf */.pq)(shared + edited.length + added.length, 'case');
        const where = context.names.candidate === 'this PR' ? ' in this PR' : '';
        sentences.push([
            `${write_second_line_whole(edited.length)} of ${total} ${edited.length === 1 ? 'was' : 'were'} edited${where} and ${edited.length === 1 ? 'is' : 'are'} not compared`,
            ...writeFailing(failing, details),
        ]);
    }
    if (stale.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(stale.length, 'case is', 'cases are')} stale and not compared`,
            ...(stale_failing === undefined ? [...listCases(stale, details), '.'] : writeFailing(stale_failing, details)),
        ]);
    if (deleted.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(deleted.length, 'case fails', 'cases fail')} because ${deleted.length === 1 ? 'its source was' : 'their sources were'} deleted`,
            ...listCases(deleted, details),
            '.',
        ]);
    if (added.length > 0)
        sentences.push([`${(0,format_number/* countOf */.pq)(added.length, 'new case is', 'new cases are')} not compared.`]);
    if (disabled.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(disabled.length, 'case was', 'cases were')} switched off`,
            ...listCases(disabled, details),
            '.',
        ]);
    // Those that were not asked have been told.
    const lost = removed.filter((id) => !disabled.includes(id));
    const gone = lost.length - (comparison.cases.subset?.unasked === true ? comparison.cases.subset.outside : 0);
    if (gone > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(gone, 'case was', 'cases were')} removed`,
            ...(gone === lost.length ? listCases(lost, details) : []),
            '.',
        ]);
    sentences.push(...change_words_writeChange(comparison, context, details));
    const notices = comparison.differences.flatMap(({ notice }) => (notice === undefined ? [] : [[notice]]));
    return joinSentences([...sentences, uncovered, ...notices, rules]);
}
const write_second_line_whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** "; 2 of them fail now: `a`, `b`." */
function writeFailing(failing, details) {
    if (failing.length === 0)
        return ['.'];
    const verb = failing.length === 1 ? 'fails' : 'fail';
    return [`; ${write_second_line_whole(failing.length)} of them ${verb} now`, ...listCases(failing, details), '.'];
}
/** How much of the suite was asked at all. */
function writeSubset({ cases: { subset } }, { counts }) {
    if (subset === undefined)
        return [];
    const { selection, outside, unasked } = subset;
    const part = `Only ${write_second_line_whole(counts.cases)} of ${(0,format_number/* countOf */.pq)(counts.cases + outside, 'case')} were run (subset `;
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
/** A reason that is longer stands in the second line alone. */
const GIST_WORDS = 12;
/** The headline where the baseline could not be read, with the gist of the reason: without GitHub's own words and what to do. */
function writeUnreadable({ baseline }) {
    const [gist = ''] = baseline.kind === 'none' ? baseline.reason.split(/ \(|; /) : [];
    const isShort = gist !== '' && gist.split(' ').length <= GIST_WORDS;
    return [`⚠️ Not compared: the baseline could not be read${isShort ? ` (${gist})` : ''}`];
}
/** The clause as a sentence. */
function writeReason(reason) {
    return reason === '' ? [] : writeCode(`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`);
}
/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }, { names }) {
    if (changed === undefined || changed.changes.length === 0)
        return [];
    const lead = changed.from === 'base'
        ? `Gates of ${names.candidate} differ and are not used: `
        : `Gates of ${names.candidate} differ from those of ${names.baseline} and are used: `;
    const shown = changed.changes.slice(0, write_second_line_NAMED).map((change) => (0,cut_text/* cutText */.I)(change, CHANGE_LENGTH));
    const more = changed.changes.length - shown.length;
    return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${(0,format_number/* countOf */.pq)(more, 'more difference')}` : ''}.`];
}
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
        { kind: 'paragraph', text: ['What the gates of this suite can detect, once there is a baseline:'] },
        { kind: 'list', items },
        ...(forecast.assumed === null ? [] : [{ kind: 'paragraph', text: writeCode(forecast.assumed) }]),
    ];
}
/** A sentence with a command in backquotes. */
function writeCode(sentence) {
    return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : { kind: 'code', text: part }));
}

;// CONCATENATED MODULE: ./build/report/sections/write-win.js




/**
 * What an experiment has won where quality is as it was: "✅ 38 % fewer tokens per query, success unchanged on 60 cases"; null where it has won
 * nothing, or where the verdict is another.
 */
function writeWin(comparison, context) {
    const { word, primary: id } = comparison.verdict;
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const won = comparison.gates.find(({ gate, verdict }) => verdict === 'improved' && gate.id !== id);
    if (!context.is_experiment || word !== 'no-regression' || primary === null || won === undefined)
        return null;
    const { title } = primary.metric;
    const rest = primary.verdict === 'unchanged'
        ? `${title} unchanged on ${(0,format_number/* countOf */.pq)(primary.n, primary.row === 'exact' ? 'file' : 'case')}`
        : (0,relative_change/* isSlightlyWorse */.hf)(primary, comparison.alpha)
            ? `${title} slightly worse, as allowed (${(0,format_measured/* formatMeasured */.U)(primary).changeInWords ?? ''})`
            : `no ${(0,gate_words/* adverseNoun */.PF)(primary)} of ${(0,gate_words/* allowedChange */.v)(primary) ?? 'any size'} in ${title}`;
    return [`✅ ${describeGain(won)}, ${rest}`];
}
/** "38 % fewer tokens per query"; "precision@5 rose from .20 to .30". */
function describeGain(result) {
    const { change } = (0,format_measured/* formatMeasured */.U)(result);
    const { direction, unit, title } = result.metric;
    if (result.row !== 'log-ratio' || direction !== 'lower' || change === null)
        return (0,gate_words/* describeMove */.xS)(result);
    return `${change.replace(/^\u2212/, '')} ${unit === 'tokens' || unit === 'count' ? 'fewer' : 'less'} ${title}`;
}

;// CONCATENATED MODULE: ./build/report/sections/write-headline.js












/** A reason that is longer stands in the line below. */
const REASON_WORDS = 12;
const write_headline_whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** How many cases broke and were fixed; null where the gate is not on all of success, or no case went from all to nothing. */
function countFlips({ gate, n }, { flips }) {
    const broken = flips.filter(({ kind }) => kind === 'newly-failing').length;
    const fixed = flips.filter(({ kind }) => kind === 'newly-passing').length;
    const isCounted = gate.metric === 'success' && gate.where === null && n > 1 && broken + fixed > 0;
    return isCounted ? { broken, fixed } : null;
}
/** ", all tagged `auth`": what the broken cases share more often than chance gives them. */
function describeShared({ concentration }, broken) {
    if (concentration === undefined)
        return [];
    const { clause, tag, cases } = concentration;
    const who = cases.length === broken ? 'all' : `${write_headline_whole(cases.length)} of them`;
    return tag === null ? [`, ${who} ${clause.replace(/^are /, '')}`] : [`, ${who} tagged `, { kind: 'code', text: tag }];
}
/** "7 of 92 cases broke, all tagged `auth`"; "success fell from 82 % to 70 %" where no case can be counted. */
function describeLoss(result, comparison) {
    const flips = countFlips(result, comparison);
    if (flips === null || flips.broken === 0)
        return [(0,gate_words/* describeMove */.xS)(result)];
    const { broken, fixed } = flips;
    return [
        `${(0,format_number/* partOf */.BU)(broken, result.n, 'case')} broke`,
        ...describeShared(comparison, broken),
        fixed === 0 ? '' : `; ${write_headline_whole(fixed)} ${fixed === 1 ? 'was' : 'were'} fixed`,
    ];
}
function writeRegressed({ comparison, context, details }) {
    const [worst, ...others] = (0,gate_words/* failedGates */.qq)(comparison);
    if (worst === undefined && comparison.verdict.because === 'suite-rewritten')
        return writeRewritten(comparison, context);
    if (worst === undefined && comparison.verdict.because === 'baseline-removed')
        return [`❌ Regressed: ${context.names.candidate} removes its own baseline`];
    if (worst === undefined) {
        const { zero_tolerance: ids, flips } = comparison;
        if (ids.length === 0)
            return ['❌ Regressed: a gate of this suite fails'];
        const areCritical = ids.every((id) => flips.some(({ case_id, critical }) => case_id === id && critical));
        return ['❌ Regressed: ', ...nameCases(ids, areCritical ? 'critical case' : 'watched case', details), ' broke'];
    }
    const broken = (0,gate_words/* describeBrokenBound */.tr)(worst);
    const loss = broken === null
        ? [...describeLoss(worst, comparison), ...describeThreshold(worst)]
        : [`${worst.metric.title} is ${broken.value}, ${broken.bound}`];
    const more = others.length === 0 ? '' : `; ${(0,format_number/* countOf */.pq)(others.length, 'more gate fails', 'more gates fail')}`;
    return ['❌ Regressed: ', ...loss, more];
}
/** A threshold is no test. */
function describeThreshold(result) {
    const allowed = (0,gate_words/* allowedChange */.v)(result);
    return result.gate.evidence === 'threshold' && allowed !== null ? [`, beyond the threshold of ${allowed}`] : [];
}
/** Why good news of the gates is none of the suite; null when the primary gate cannot tell. */
function writeBlindSpot({ comparison, context, details }) {
    const { zero_tolerance_unscored: unscored = [], verdict } = comparison;
    const unasked = writeUnasked(comparison, context, details);
    if (unasked !== null)
        return unasked;
    if (verdict.because === 'watched-case-unscored')
        return [
            ...nameCases(unscored, 'watched case', details),
            ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
        ];
    const coverage = decidingCoverage(comparison);
    if (coverage !== null) {
        const { gated, uncovered, cases, losses } = coverage;
        const what = gated ? `${write_headline_whole(uncovered.length)} of ${(0,format_number/* countOf */.pq)(cases, 'case')}` : 'the answers';
        const loss = losses[0] === undefined ? '' : `${gated ? '; there' : ', and'} ${(0,gate_words/* describeMove */.xS)(losses[0])}`;
        return [`no gate checks the quality of ${what}${loss}`];
    }
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const nothing = primary === null ? null : describeNothingToLose(comparison, primary);
    if (nothing !== null)
        return nothing;
    if (verdict.because !== 'nothing-ruled-out' || primary === null)
        return null;
    const margin = (0,gate_words/* allowedChange */.v)(primary) ?? 'any size';
    return primary.n === 1
        ? ['the only case came out the same, which says nothing about others']
        : [
            `${primary.metric.title} is the same on all ${(0,format_number/* countOf */.pq)(primary.n, 'case')}, too few to rule out a ${(0,gate_words/* adverseNoun */.PF)(primary)} of ${margin}`,
        ];
}
function writeInconclusive(words) {
    const { comparison } = words;
    const [unproven] = (0,gate_words/* failedGates */.qq)(comparison);
    if (unproven !== undefined)
        return [
            `❌ Not shown: ${unproven.metric.title} may be worse by more than ${(0,gate_words/* allowedChange */.v)(unproven) ?? 'its margin'}, and this gate asks for proof`,
        ];
    const blindSpot = writeBlindSpot(words);
    if (blindSpot !== null)
        return ['❔ Cannot tell: ', ...blindSpot];
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return ['❔ Cannot tell: this suite has no primary gate'];
    if (primary.verdict === 'not-comparable')
        return [`❔ Cannot tell: ${primary.metric.title} was not compared`];
    if ((0,relative_change/* isWorseSizeOpen */.QG)(primary, comparison.alpha))
        return [
            '❔ Worse: ',
            ...describeLoss(primary, comparison),
            `; the ${(0,gate_words/* adverseNoun */.PF)(primary)} may exceed ${(0,gate_words/* allowedChange */.v)(primary) ?? 'its margin'}`,
        ];
    const doubt = (0,gate_words/* describeUncertainty */.Eh)(primary) === null;
    const flips = countFlips(primary, comparison);
    if (flips === null) {
        const isStill = (0,format_measured/* formatMeasured */.U)(primary).sign === 0;
        return [`❔ Cannot tell: ${(0,gate_words/* describeMove */.xS)(primary)}`, doubt && !isStill ? ', which may be chance' : ''];
    }
    return [`❔ Cannot tell: ${describeCounts(flips, primary.n)}`, doubt ? ', too few to say whether it matters' : ''];
}
/** "2 of 60 cases broke and 1 was fixed". */
function describeCounts({ broken, fixed }, n) {
    const was = fixed === 1 ? 'was' : 'were';
    if (broken === 0)
        return `${(0,format_number/* partOf */.BU)(fixed, n, 'case')} ${was} fixed`;
    return `${(0,format_number/* partOf */.BU)(broken, n, 'case')} broke${fixed === 0 ? '' : ` and ${write_headline_whole(fixed)} ${was} fixed`}`;
}
function writeNoRegression({ comparison }) {
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return ['✅ Within the bounds of all gates; none of them compares quality'];
    if (primary.verdict === 'unchanged')
        return [`✅ No regression: ${primary.metric.title} is the same on all ${(0,format_number/* countOf */.pq)(primary.n, 'case')}`];
    if (primary.verdict === 'improved')
        return [`✅ No regression proven: ${(0,gate_words/* describeMove */.xS)(primary)}`];
    if ((0,relative_change/* isSlightlyWorse */.hf)(primary, comparison.alpha))
        return [`✅ Slightly worse, as allowed: ${primary.metric.title} ${(0,format_measured/* formatMeasured */.U)(primary).changeInWords ?? ''}`];
    const allowed = (0,gate_words/* allowedChange */.v)(primary);
    if (allowed === null)
        return [`✅ No regression: ${(0,gate_words/* describeMove */.xS)(primary)}`];
    return [`✅ No regression: a ${(0,gate_words/* adverseNoun */.PF)(primary)} of ${allowed} in ${primary.metric.title} is ruled out`];
}
function writeInvalid({ comparison, context }) {
    const { counts, stopped } = context;
    const isBug = comparison.verdict.because === 'gate-failed-to-compute';
    if (isBug)
        return ['⚠️ Invalid: a gate could not be computed'];
    if (stopped !== undefined)
        return ['⚠️ Invalid: the run was stopped before its end'];
    if (counts.infrastructure === 0) {
        const invalid = (0,gate_words/* invalidGate */.xD)(comparison);
        return [
            invalid === null
                ? '⚠️ Invalid: no gate has a scored case'
                : `⚠️ Invalid: ${invalid.metric.title} could not be measured`,
        ];
    }
    const unit = counts.trials === counts.cases ? 'case' : 'trial';
    const unasked = context.unasked ?? 0;
    const rest = unasked === 0 ? '' : `, ${(0,format_number/* countOf */.pq)(unasked, 'was not asked', 'were not asked')}`;
    return [`⚠️ Invalid: ${(0,format_number/* partOf */.BU)(counts.infrastructure - unasked, counts.trials, unit)} got no answer${rest}`];
}
function writeNoBaseline({ comparison, context }) {
    if (comparison.verdict.because === 'baseline-unreadable')
        return writeUnreadable(context);
    const primary = comparison.verdict.primary;
    const values = [...comparison.gates]
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
        .filter((result) => result.candidate_value !== null && result.gate.where === null)
        .map((result) => `${result.metric.title} ${(0,format_metric/* formatValue */.Fl)(result.metric, result.candidate_value ?? 0)}`);
    const unique = [...new Set(values)].slice(0, 3);
    const lead = context.is_baseline ? '📌 Baseline measured' : context.first_time ? '👋 First run' : '➖ No baseline';
    const cases = (0,format_number/* countOf */.pq)(context.counts.cases, 'case');
    return [unique.length === 0 ? `${lead}: ${cases}` : `${lead}: ${unique.join(', ')} on ${cases}`];
}
/** Why nothing was compared, as a clause. */
function reasonNotCompared({ cases, gates, verdict }) {
    const edited = cases.edited.length + cases.removed.length;
    const stale = cases.stale?.length ?? 0;
    const what = [...(edited === 0 ? [] : [writeDeeds(cases)]), ...(stale === 0 ? [] : ['stale'])].join(' or ');
    return verdict.because === 'too-many-cases-excluded'
        ? `${write_headline_whole(edited + stale)} of ${(0,format_number/* countOf */.pq)(cases.shared + edited + stale, 'baseline case')} were ${what}`
        : [...new Set(gates.map(({ reason }) => reason))].join('; ');
}
/** Whether the headline has room for it. */
const isReasonShort = (comparison) => reasonNotCompared(comparison).split(' ').length <= REASON_WORDS;
function writeNotComparable({ comparison }) {
    const reason = isReasonShort(comparison) ? reasonNotCompared(comparison) : 'the two runs measured different things';
    return [`➖ Not compared: ${reason}`];
}
function writeMain(words) {
    const { comparison, context } = words;
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const win = writeWin(comparison, context);
    if (win !== null)
        return win;
    switch (comparison.verdict.word) {
        case 'regressed':
            return writeRegressed(words);
        case 'inconclusive':
            return writeInconclusive(words);
        case 'improved':
            return writeImproved(comparison, primary);
        case 'unchanged': {
            const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged');
            const mark = result?.n === 1 && result.row !== 'exact' ? '➖' : '✅';
            return [`${mark} Unchanged ${result === undefined ? '' : (0,gate_words/* describeUnchanged */.bB)(result)}`];
        }
        case 'no-regression':
            return writeNoRegression(words);
        case 'invalid':
            return writeInvalid(words);
        case 'not-comparable':
            return context.baseline.kind === 'none' ? writeNoBaseline(words) : writeNotComparable(words);
    }
}
function writeImproved(comparison, primary) {
    if (primary === null)
        return ['✅ Improved'];
    const word = (0,relative_change/* isSlightlyBetter */.bQ)(primary) ? '✅ Slightly better' : '✅ Improved';
    const flips = countFlips(primary, comparison);
    if (flips === null || flips.fixed === 0)
        return [`${word}: ${(0,gate_words/* describeMove */.xS)(primary)}`];
    const broke = flips.broken === 0 ? 'none broke' : `${write_headline_whole(flips.broken)} broke`;
    return [`${word}: ${(0,format_number/* partOf */.BU)(flips.fixed, primary.n, 'case')} ${flips.fixed === 1 ? 'was' : 'were'} fixed, ${broke}`];
}
/** The gate that the headline speaks of; null when it speaks of none. */
function headlineGate(comparison) {
    const { word } = comparison.verdict;
    if (word === 'invalid' || word === 'not-comparable')
        return null;
    return (word === 'regressed' ? (0,gate_words/* failedGates */.qq)(comparison)[0] : null) ?? (0,gate_words/* primaryGate */.Qq)(comparison);
}
/**
 * The verdict in at most twenty words: the word, how many cases broke of how many, and what they share. The numbers stand in the line below.
 * It never says more than was tested: "cannot tell" stays so. Nor less: a loss that is proven is named, whatever its size.
 */
function writeHeadline(comparison, context, details) {
    const main = writeMain({ comparison, context, details });
    const { word, because } = comparison.verdict;
    const warnings = (0,gate_words/* warningGates */.bt)(comparison);
    const unmeasured = writeUnmeasured(warnings);
    if (because === 'no-baseline')
        return [...main, unmeasured];
    if (word === 'not-comparable')
        return main;
    const text = tellTagLosses(main, comparison);
    if (word === 'invalid')
        return text;
    const scope = comparison.inference === 'these-cases' ? (0,describe_stopped/* writeScope */.SI)(headlineGate(comparison)?.n ?? null) : '';
    const scoped = scope === '' || (0,report/* plainText */.wh)(text).endsWith(scope) ? [] : [scope];
    if (word === 'regressed')
        return [...text, ...scoped, unmeasured];
    const marked = warnings.length === 0 ? text : text.map((part) => (typeof part === 'string' ? part.replace(/^✅/, '⚠️') : part));
    return [...marked, ...scoped, ...writeOpenGates(comparison), unmeasured, writeWarning(warnings)];
}

;// CONCATENATED MODULE: ./build/report/sections/explain-verdict.js






const WORDS = {
    invalid: 'Too little was measured to say anything: neither good nor bad news.',
    'not-comparable': 'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
    regressed: 'A gate shows that the change made things worse by more than is allowed.',
    inconclusive: 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.',
    improved: 'The primary gate shows that the change made things better, and no gate fails.',
    unchanged: 'Every paired case came out the same in both runs.',
};
const LOSS_OF_OPEN_SIZE = 'A loss is proven; whether it is larger than the margin is not.';
const UNSEEN = 'No gate fails, but the gates check too little of the suite to call that good news.';
const REWRITTEN = 'Too many of the cases were changed together with the code, so the rest cannot show that nothing got worse.';
const NOTHING_TO_LOSE = 'No gate fails, but what the gates check could not have become worse.';
const UNASKED = 'No gate fails, but a case that must never start to fail was not asked.';
/** What the word means here: that a loss is ruled out is said only where a bound of the primary gate does so. */
function explainWord(comparison, told) {
    const { word, because } = comparison.verdict;
    if (because === 'suite-rewritten')
        return REWRITTEN;
    if (because === 'watched-case-unasked')
        return UNASKED;
    if (because === 'nothing-to-lose' || because === 'nothing-matched')
        return NOTHING_TO_LOSE;
    if (because === 'nothing-ruled-out' || because === 'watched-case-unscored' || decidingCoverage(comparison) !== null)
        return UNSEEN;
    if (word === 'inconclusive' && told !== null && (0,relative_change/* isWorseSizeOpen */.QG)(told, comparison.alpha))
        return LOSS_OF_OPEN_SIZE;
    if (word !== 'no-regression')
        return WORDS[word];
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.';
    if (primary.verdict === 'improved')
        return 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.';
    return 'A loss beyond the margin is ruled out, and no improvement is shown.';
}
const RULES = {
    'gate-failed-to-compute': 'a gate could not be computed, which is a bug of Goldenpair',
    'missing-data-floor': 'too many cases of the gate that decides have no score, and what is missing may hide anything',
    'nothing-measured': 'no gate has a scored case',
    'absolute-bound': 'a value is outside the absolute limits of its gate, whatever it was before',
    'baseline-unreadable': 'the earlier run to compare with could not be read',
    'baseline-removed': 'the change removes the run that it is compared with, and no person has accepted that',
    'no-baseline': 'there is no earlier run to compare with',
    'suite-rewritten': 'the change edits or removes more than a fifth of the cases that it is judged by, and no person has accepted that',
    'no-comparable-gate': 'no gate can be compared',
    'too-many-cases-excluded': 'too few cases are the same in both runs',
    gate: 'a gate that can fail the run fails',
    'zero-tolerance': 'a case that must not fail now fails in all of its trials, confirmed by re-runs',
    'watched-case-unasked': 'a case that must not fail was edited or removed, and not asked as its base has it',
    'non-inferiority-not-shown': 'a gate requires proof that nothing was lost, and there is none',
    'primary-gate': 'the primary gate decides',
    'watched-case-unscored': 'a case that must not fail passed before and has no score now',
    'ungated-loss': 'among the cases that no gate checks, a metric of quality got worse by its default margin or more',
    'no-quality-gate': 'no gate that can fail checks the quality of the answers',
    'ungated-cases': 'no gate that can fail checks the quality of more than a fifth of the cases',
    'nothing-to-lose': 'the baseline of the primary gate is so low that its margin cannot be lost',
    'nothing-matched': 'success asks for retrieval in more than a fifth of the cases, and nothing that they expect was retrieved on either side',
    'nothing-ruled-out': 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
};
/** For whoever asks why: what the word means, which rule chose it, and what the gate that it hangs on can and cannot see. */
function explainVerdict(comparison) {
    const { word, because } = comparison.verdict;
    if (because === 'no-baseline')
        return explainNothing('There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.');
    if (because === 'baseline-unreadable')
        return explainNothing('The earlier run to compare with could not be read, so whatever this change broke is not seen. Only the absolute bounds of gates were checked.');
    if (because === 'baseline-removed')
        return explainNothing('This change removes the run that it is compared with, so whatever it broke is not seen. Only the absolute bounds of gates were checked.', 'Why “regressed”');
    const told = headlineGate(comparison) ?? (0,gate_words/* primaryGate */.Qq)(comparison);
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
function explainNothing(why, heading = 'Why there is no verdict') {
    return [
        { kind: 'heading', text: [heading] },
        { kind: 'paragraph', text: [why] },
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

// EXTERNAL MODULE: ./build/report/sections/flips/case-states.js
var case_states = __webpack_require__(14326);
;// CONCATENATED MODULE: ./build/report/sections/flips/explain-flip.js

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
                ? 'now nothing was retrieved'
                : before.elsewhere === null
                    ? 'now not retrieved'
                    : `now rank ${before.elsewhere} (the top ${top} count)`;
            return [span(before.label), ` was rank ${before.rank}, ${where}`];
        }
        if (now !== null && before === null) {
            const was = now.elsewhere === null ? 'was not retrieved' : `was rank ${now.elsewhere}`;
            return [span(now.label), ` ${was}, now rank ${now.rank}`];
        }
    }
    const [reason] = detail.reasons;
    return reason === undefined ? [] : [(0,cut_text/* cutText */.I)(reason, REASON_LENGTH)];
}

;// CONCATENATED MODULE: ./build/report/sections/flips/link-case.js
/** A case's id, linked to the case where a report is published. */
function linkCase(id, { page }) {
    return { kind: 'case', text: id, url: page === undefined ? null : `${page}#case=${encodeURIComponent(id)}` };
}

;// CONCATENATED MODULE: ./build/report/sections/flips/start-here.js





/** More would not be read; the rest is folded. */
const CASES_SHOWN = 3;
const ANSWER_LENGTH = 80;
/** The cases to open first, worst first, each with why it broke; nothing where none broke or none may be named. */
function buildStart(told, details) {
    if (details === 'none')
        return [];
    const { comparison, context, flips } = told;
    const detailOf = new Map(flips.map((detail) => [detail.case_id, detail]));
    const broken = comparison.baseline === null ? orderFailing(flips) : listBroken(comparison);
    const items = broken.slice(0, CASES_SHOWN).map(({ id, note }) => {
        const detail = detailOf.get(id);
        const why = details === 'full' && detail !== undefined ? explainCase(detail) : [];
        return [linkCase(id, context.links), note, ...(why.length === 0 ? [] : [': ', ...why])];
    });
    return listStart(items, broken.length - items.length);
}
/** The first of the cases on which several arms disagree. */
function buildStartOfSeveral(disagreements) {
    if (disagreements?.kind !== 'flips')
        return [];
    const { items, left_out: leftOut } = disagreements;
    const shown = items.slice(0, CASES_SHOWN);
    return listStart(shown.map(({ summary }) => summary), items.length - shown.length + leftOut);
}
function listStart(items, left) {
    if (items.length === 0)
        return [];
    return [
        { kind: 'paragraph', text: [{ kind: 'strong', text: 'Start here' }] },
        { kind: 'list', items: left === 0 ? items : [...items, [`${(0,format_number/* formatNumber */.ZV)(left, { decimals: 0 })} more below`]] },
    ];
}
function listBroken({ flips }) {
    return (0,case_states/* orderFlips */.VO)(flips)
        .filter(({ kind, baseline, candidate }) => kind === 'newly-failing' ||
        (kind === 'flaky' && candidate.passed * baseline.trials < baseline.passed * candidate.trials))
        .map((flip) => ({ id: flip.case_id, note: describeTrials(flip) }));
}
function describeTrials({ critical, baseline, candidate }) {
    const trials = Math.max(baseline.trials, candidate.trials);
    const notes = [
        ...(critical ? ['critical'] : []),
        ...(trials > 1
            ? [`passed ${baseline.passed} of ${baseline.trials}, now ${candidate.passed} of ${candidate.trials}`]
            : []),
    ];
    return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}
function orderFailing(flips) {
    return [...flips]
        .sort((a, b) => Number(b.critical) - Number(a.critical))
        .map(({ case_id: id, critical }) => ({ id, note: critical ? ' (critical)' : '' }));
}
/** Why it broke; where the answer is at fault, the answer too. */
function explainCase(detail) {
    const why = explainFlip(detail);
    const answer = detail.candidate?.answer?.trim() ?? '';
    const isOfAnswer = typeof why[0] === 'string' && why[0].startsWith('the answer ') && why.length === 1;
    return isOfAnswer && answer !== '' ? [...why, `: “${(0,cut_text/* cutText */.I)(answer, ANSWER_LENGTH)}”`] : why;
}

;// CONCATENATED MODULE: ./build/report/sections/flips/unfold-case.js



const TEXT_LENGTH = 20_000;
const SPANS_SHOWN = 10;
/** What unfolds from a case: what was asked and expected, what each arm answered and retrieved, and what a judge said of it. */
function unfoldCase({ detail, reasons, sides }, context) {
    const place = locate(detail, context);
    const spans = compareSpans(sides);
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
        ...(reasons.length > 1 || (reasons[0] ?? '').length > 100
            ? [{ kind: 'list', items: reasons.map((reason) => [(0,cut_text/* cutText */.I)(reason, 1_000)]) }]
            : []),
        ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
        ...describeAnswers(sides),
        ...buildJudgeBlocks(sides),
        ...listExpected(detail, sides),
        ...(spans === null ? [] : [spans]),
    ];
}
function preformatted(label, text) {
    return { kind: 'preformatted', label, text: (0,cut_text/* cutText */.I)(text, TEXT_LENGTH) };
}
/** Every arm's answer; the same ones once. */
function describeAnswers(sides) {
    const answerOf = ({ side }) => (side?.failure === null ? side.answer : null);
    return sides.flatMap((one, place) => {
        const answer = answerOf(one);
        if (answer === null)
            return describeSide(one);
        const same = sides.filter((other) => answerOf(other) === answer);
        if (sides.findIndex((other) => answerOf(other) === answer) < place)
            return [];
        if (same.length === 1)
            return describeSide(one);
        return [preformatted(`${(0,join_names/* joinNames */.JH)(same.map(({ name }) => `${name}’s`))} answer, the same`, answer)];
    });
}
function describeSide({ side, name }) {
    if (side === null)
        return [{ kind: 'paragraph', text: [`${name} has no record of this case.`] }];
    if (side.failure !== null) {
        const { kind, message, stderr_tail: tail } = side.failure;
        return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)];
    }
    return side.answer === null ? [] : [preformatted(`${name}’s answer`, side.answer === '' ? '(empty)' : side.answer)];
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
/** What each arm retrieved, rank by rank; once where all retrieved the same. */
function compareSpans(sides) {
    const retrieved = sides.map(({ side }) => side?.spans ?? []);
    const [first = []] = retrieved;
    const rows = Math.min(SPANS_SHOWN, Math.max(...retrieved.map((spans) => spans.length)));
    if (rows === 0)
        return null;
    const isSame = retrieved.every((spans) => JSON.stringify(spans) === JSON.stringify(first));
    if (isSame && sides[0]?.side !== null) {
        const who = sides.length === 1 ? '' : sides.length === 2 ? ' by both' : ' by all';
        return { kind: 'paragraph', text: [{ kind: 'strong', text: `Retrieved${who}:` }, ' ', ...listSpans(first)] };
    }
    const cell = (spans, rank) => {
        const span = spans.find((one) => one.rank === rank);
        if (span === undefined)
            return ['–'];
        return [{ kind: 'code', text: (0,cut_text/* cutText */.I)(span.label, 300) }, span.matches === null ? '' : ' ✓ expected'];
    };
    return {
        kind: 'table',
        columns: [{ title: 'rank', align: 'right' }, ...sides.map(({ name }) => ({ title: name, align: 'left' }))],
        rows: Array.from({ length: rows }, (_, index) => [
            [String(index + 1)],
            ...retrieved.map((spans) => cell(spans, index + 1)),
        ]),
    };
}
/** The expected spans, and where each arm ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: labels }, sides) {
    if (labels.length === 0)
        return [];
    const items = labels.map((label) => {
        const ranks = writeRanks(label, sides);
        return [{ kind: 'code', text: (0,cut_text/* cutText */.I)(label, 300) }, ranks === null ? '' : ` (${ranks})`];
    });
    const text = items.flatMap((item, index) => [...(index === 0 ? [] : [', ']), ...item]);
    return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Expected:' }, ' ', ...text] }];
}
function writeRanks(label, sides) {
    const ranks = sides.flatMap(({ name, side }) => {
        if (side === null || side.failure !== null)
            return [];
        const span = side.spans.find(({ matches }) => matches === label);
        return [{ name, rank: span === undefined ? 'not retrieved' : `rank ${span.rank}` }];
    });
    const [first] = ranks;
    if (first === undefined)
        return null;
    if (ranks.every(({ rank }) => rank === first.rank))
        return first.rank;
    return sides.length === 2
        ? ranks.map(({ rank }) => rank).join(' → ')
        : ranks.map(({ name, rank }) => `${name}: ${rank}`).join(', ');
}
function locate({ at }, context) {
    if (at === null)
        return [];
    const text = `${at.file}:${at.line}`;
    const { repository } = context.links;
    const { commit } = context.candidate;
    if (repository === undefined || commit === null)
        return [{ kind: 'code', text }];
    const path = at.file
        .replace(/\p{Cs}/gu, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${at.line}` }];
}
const REASONING_LENGTH = 4_000;
/** A rubric may have dozens. */
const SCORES_NAMED = 8;
/** What the judge said of every answer, its reasons in its own words; nothing where nobody judged. */
function buildJudgeBlocks(sides) {
    return sides.flatMap(({ name, side }) => (side?.judge ?? []).map((opinion) => tell(opinion, name)));
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

;// CONCATENATED MODULE: ./build/report/sections/flips/flip-item.js




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
        'newly-failing': flip.confirmed ? 'confirmed' : isRepeated ? null : 'broke',
        'newly-passing': isRepeated ? null : 'fixed',
        flaky: (0,case_states/* flipChange */.U0)(flip) < 0 ? 'flaky, worse' : 'flaky, better',
    }[flip.kind];
    return [flip.critical ? 'critical' : null, word, isRepeated ? passes : null]
        .filter((part) => part !== null)
        .join(', ');
}
/** One flipped case: what is always read (id, how it flipped, why) and, with `full` details, what unfolds from it. */
function buildFlipItem(input) {
    const { flip, detail, context } = input;
    const kind = describeKind(flip);
    const head = [linkCase(flip.case_id, context.links), kind === '' ? '' : ` (${kind})`];
    return input.details !== 'full' || detail === undefined
        ? { case_id: flip.case_id, summary: head, blocks: [] }
        : writeCase(head, detail, context);
}
/** One failing case of a run that is compared with nothing. */
function buildFailingItem(detail, details, context) {
    const head = [linkCase(detail.case_id, context.links), detail.critical ? ' (critical)' : ''];
    return details === 'full' ? writeCase(head, detail, context) : { case_id: detail.case_id, summary: head, blocks: [] };
}
function writeCase(head, detail, context) {
    const why = explainFlip(detail);
    const { names } = context;
    const now = { name: names.candidate, side: detail.candidate };
    const sides = context.baseline.kind === 'none' ? [now] : [{ name: names.baseline, side: detail.baseline }, now];
    return {
        case_id: detail.case_id,
        summary: why.length === 0 ? head : [...head, ': ', ...why],
        blocks: unfoldCase({ detail, reasons: detail.reasons, sides }, context),
    };
}

;// CONCATENATED MODULE: ./build/report/sections/flips/flip-list.js



/** More are counted; nobody reads the two-hundredth. */
const FLIPS_LISTED = 200;
function flip_list_countFlips(comparison) {
    const count = (kind) => comparison.flips.filter((flip) => flip.kind === kind).length;
    const failing = count('newly-failing');
    const passing = count('newly-passing');
    const flaky = comparison.flips.filter(({ kind }) => kind === 'flaky');
    const less = flaky.filter((flip) => (0,case_states/* flipChange */.U0)(flip) < 0).length;
    const more = flaky.length - less;
    const parts = [
        ...(failing > 0 ? [`${(0,format_number/* countOf */.pq)(failing, 'case')} broke`] : []),
        ...(passing > 0 ? [`${(0,format_number/* countOf */.pq)(passing, 'case was fixed', 'cases were fixed')}`] : []),
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
    const lead = flip_list_countFlips(comparison);
    if (details === 'none')
        return { kind: 'flips', lead, items: [], left_out: 0 };
    const detailOf = new Map(input.flips.map((detail) => [detail.case_id, detail]));
    const ordered = (0,case_states/* orderFlips */.VO)(comparison.flips);
    const items = ordered
        .slice(0, FLIPS_LISTED)
        .map((flip) => buildFlipItem({ flip, detail: detailOf.get(flip.case_id), details, context }));
    return {
        kind: 'flips',
        lead,
        items,
        left_out: ordered.length - items.length,
    };
}

// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/report/sections/gate-evidence.js


const TESTS = {
    mcnemar: 'McNemar, mid-p',
    'paired-t': 'paired t on per-case means',
    'log-ratio': 'paired t on ln(candidate/baseline)',
    'per-run': 'permutation of the arms within cases',
    'stratified-exact': 'exact test over the trials of these cases, mid-p',
    'stratified-permutation': 'permutation of the trials of these cases',
    exact: 'one number on each side',
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
    const p = (label, value) => value === undefined || value === null ? [] : [`${label} p ${(0,format_number/* formatP */.MA)(value, alpha)}`];
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
        ...(result.p === null ? [] : [`unadjusted p ${(0,format_number/* formatP */.MA)(result.p, alpha)}`]),
        ...(result.df === null ? [] : [`df ${statistic(result.df)}`]),
        ...(result.interval === null
            ? []
            : [
                result.interval.method === 'point'
                    ? 'all changes are equal'
                    : `interval by ${METHODS[result.interval.method]}`,
            ]),
        ...(bounds.length === 0 ? [] : [`lower bounds: ${bounds.join(', ')}`]),
        ...(checks.length === 0 ? [] : [`for comparison only: ${checks.join(', ')}`]),
        ...(result.borderline ? ['borderline: the test and the interval disagree'] : []),
        ...(result.missing_unevenly ? ['cases are missing unevenly between the arms'] : []),
        ...(result.row === 'exact'
            ? []
            : [`scored ${share(result.scored_share.baseline)} and ${share(result.scored_share.candidate)} of the cases`]),
        ...result.warnings,
    ];
    return [{ kind: 'code', text: result.gate.id }, `: ${facts.filter((fact) => fact !== '').join('; ')}.`];
}
/** How each gate was decided, with the checks that stand beside it, and the default gates that nothing fed, folded away; nothing where there are none. */
function buildGateEvidence(told) {
    return told.flatMap(({ comparison: { gates, ungated = [], alpha }, context: { names } }) => {
        const tested = gates.filter((result) => result.row !== null);
        const items = [
            ...tested.map((result) => describeEvidence(result, alpha)),
            ...ungated.map((metric) => [
                { kind: 'code', text: metric },
                ': no gate, since the target does not report it.',
            ]),
        ];
        if (items.length === 0)
            return [];
        const whose = told.length === 1 ? '' : ` against ${names.baseline}, ${names.candidate} alone`;
        return [
            {
                kind: 'details',
                summary: [`How each gate was decided${whose}`],
                blocks: [
                    { kind: 'list', items },
                    { kind: 'paragraph', text: [{ kind: 'link', text: 'What these words mean', url: version/* GLOSSARY_URL */.B }] },
                ],
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/report/sections/gate-table.js






const NOTHING = '–';
/** In the small table; those that fail come first. */
const GATES_SHOWN = 6;
/** What a reader must not overlook. */
function isNotable(result, alpha) {
    if ((0,relative_change/* isWorseSizeOpen */.QG)(result, alpha))
        return true;
    return result.suspect || result.failed || ['invalid', 'regressed', 'breached', 'improved'].includes(result.verdict);
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
                (0,format_measured/* describeMeanChange */.h)(result),
                describeN(result, comparison.cases.shared),
            ],
        [p === null ? NOTHING : `${(0,format_number/* formatP */.MA)(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
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
    const isFilled = columns.map((_, at) => rows.some((cells) => (0,report/* plainText */.wh)(cells[at] ?? []) !== NOTHING));
    return {
        kind: 'table',
        columns: columns.filter((_, at) => isFilled[at]),
        rows: rows.map((cells) => cells.filter((_, at) => isFilled[at])),
    };
}
/**
 * The gates as a phone shows them, without scrolling: sign, metric, both values, and the result in words. Intervals and p values are in the
 * whole table.
 */
function buildGateSummary(comparison, { names }) {
    const { gates, alpha, verdict } = comparison;
    const isShown = (result) => result.gate.severity === 'fail' || isNotable(result, alpha) || result.gate.id === verdict.primary;
    const told = gates.filter(isShown);
    const first = (result) => (result.failed ? 0 : isNotable(result, alpha) ? 1 : 2);
    const shown = told.length <= GATES_SHOWN ? told : [...told].sort((a, b) => first(a) - first(b)).slice(0, GATES_SHOWN);
    const left = gates.length - shown.length;
    // One gate is told whole by the line of figures.
    if (gates.length < 2)
        return [];
    const titles = ['', 'gate', `${names.baseline} → ${names.candidate}`, 'result'];
    const rows = shown.map((result) => {
        const { sign, words } = (0,gate_words/* summarizeVerdict */.dX)(result, alpha);
        return [[sign], nameGate(result, comparison), [writeValues(result)], [[words, ...(result.marks ?? [])].join(' · ')]];
    });
    return [
        { kind: 'table', columns: titles.map((title) => ({ title, align: 'left' })), rows },
        ...(told.length === shown.length
            ? []
            : [{ kind: 'paragraph', text: [`${(0,format_number/* countOf */.pq)(left, 'more gate')} below.`] }]),
    ];
}
function writeValues(result) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const value = result.candidate_value;
    const candidate = text.candidate ?? (value === null ? NOTHING : (0,format_metric/* formatValue */.Fl)(result.metric, value));
    return text.baseline === null ? candidate : `${text.baseline} → ${candidate}`;
}
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

;// CONCATENATED MODULE: ./build/report/sections/list-findings.js





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
/** What no gate of a pair says: the tables of pairs have those, with a p that is adjusted over all pairs. */
const OF_SEVERAL = new Set(['metric', 'slice', 'cause', 'zero-recall']);
/** Findings of several candidates, of each against the baseline: one of each before the second of any. */
function listFindingsOfEach(baseline, candidates) {
    return foldList(`Findings against ${(0,join_names/* quoteName */.AB)(baseline)}.`, takeTurns(candidates, ({ findings }) => findings.filter(({ about }) => OF_SEVERAL.has(about))), { most: MOST_SHOWN, more: 'finding' });
}
/** The first of each candidate, then the second of each; with the candidate's name before a sentence that lacks it. */
function takeTurns(candidates, pick) {
    return candidates
        .flatMap((one) => pick(one).map(({ text }, place) => ({ name: one.name, text, place })))
        .sort((a, b) => a.place - b.place)
        .map(({ name, text }) => (text.startsWith((0,join_names/* quoteName */.AB)(name)) ? [text] : [`${(0,join_names/* quoteName */.AB)(name)}: ${text}`]));
}
/**
 * What the primary gate saw, what this suite can see at all, and how many cases would settle the question; only when it
 * cannot tell.
 */
function buildAdvice(comparison) {
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (comparison.verdict.word !== 'inconclusive' || primary === null || primary.delta === null)
        return null;
    const text = (0,format_measured/* formatMeasured */.U)(primary);
    const noun = (0,gate_words/* adverseNoun */.PF)(primary);
    const interval = text.intervalInWords === null ? '' : `, CI ${text.intervalInWords}`;
    const { title } = primary.metric;
    const seen = `${title.charAt(0).toUpperCase()}${title.slice(1)} ${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.changeInWords ?? '?'}${interval}).`;
    const flags = (0,gate_words/* describeFigure */.Uh)(primary, primary.can_flag);
    const limit = comparison.inference === 'these-cases'
        ? 'More trials would show smaller differences on these cases; with more cases the result would apply more widely.'
        : flags === null
            ? 'There are too few cases or differences to say how small a change this suite can flag.'
            : `This suite flags ${noun}s of ${flags} or more, four times in five.`;
    const more = comparison.inference === 'these-cases' ? null : (0,gate_words/* adviseSize */.Kk)(primary, comparison);
    return {
        kind: 'paragraph',
        text: [`${seen} ${limit}`, ...(more === null ? [] : [' ', { kind: 'strong', text: more }])],
    };
}

;// CONCATENATED MODULE: ./build/report/sections/list-recommendations.js

const list_recommendations_MOST_SHOWN = 2;
const list_recommendations_CASES_NAMED = 5;
/** What to do next, the first ones shown; what `buildAdvice` says of the primary gate is not said again. */
function listRecommendations(comparison, details) {
    const { word, primary } = comparison.verdict;
    const isShown = ({ about, gate }) => word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials');
    const items = comparison.recommendations.filter((one) => !isShown(one)).map((one) => write(one, details));
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
/** What the figures of each candidate against the baseline say to do about a cause; the rest is for a comparison of two. */
function listRecommendationsOfEach(candidates) {
    const pick = ({ recommendations }) => recommendations.filter(({ about }) => about === 'cause');
    return foldList('Next.', takeTurns(candidates, pick), { most: list_recommendations_MOST_SHOWN, more: 'recommendation' });
}

;// CONCATENATED MODULE: ./build/report/sections/moved-metrics.js





/** A comment is read on a phone: the rest stands in documents that are opened on purpose. */
const moved_metrics_MOST_SHOWN = 12;
/** Columns of more arms fit no comment. */
const MOST_CANDIDATES = 4;
const NOISE = 1e-9;
/** The metrics that no gate speaks of and that moved in a candidate, what is clearest first, folded away; null when nothing did. */
function buildMovedMetrics(told) {
    const [first] = told;
    if (first === undefined || told.length > MOST_CANDIDATES)
        return null;
    const { alpha } = first.comparison;
    const ungated = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => ungatedMetrics(comparison)), ({ metric }) => metric.id);
    const least = (row) => Math.min(...row.map((one) => (one === null ? 4 : rank(one, alpha))));
    const most = (row) => Math.max(...row.map((one) => (one === null ? 0 : size(one))));
    const moved = ungated
        .filter((row) => row.some((one) => one !== null && hasMoved(one, alpha)))
        .sort((a, b) => least(a) - least(b) || most(b) - most(a));
    if (moved.length === 0)
        return null;
    const shown = moved.slice(0, moved_metrics_MOST_SHOWN);
    const rest = ungated.length - shown.length;
    const all = (0,format_number/* countOf */.pq)(ungated.length, 'more metric');
    const count = moved.length === ungated.length ? all : `${(0,format_number/* formatNumber */.ZV)(moved.length, { decimals: 0 })} of ${all}`;
    return {
        kind: 'details',
        summary: [`${count} moved: exploratory, with no effect on the verdict`],
        blocks: [
            tableOf(shown, told, first),
            ...(rest === 0
                ? []
                : [{ kind: 'paragraph', text: [`The full report has ${(0,format_number/* countOf */.pq)(rest, 'more', 'more')}.`] }]),
        ],
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
/**
 * A metric that only one side has, or that is marked, counts as moved. Memory and CPU are never the same twice: they count where both sides ran
 * side by side and the change says something.
 */
function hasMoved(metric, alpha) {
    const { delta, baseline, candidate, marks } = metric;
    if (marks !== undefined)
        return true;
    if (metric.metric.id.startsWith('resources.'))
        return metric.reason === null && ((0,relative_change/* isEstablished */.hO)(metric, alpha) || (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha));
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
function tableOf(rows, told, first) {
    const { alpha } = first.comparison;
    return {
        kind: 'table',
        columns: [
            { title: 'metric', align: 'left' },
            { title: first.context.names.baseline, align: 'right' },
            ...(0,told_candidate/* columnsOfEach */.ie)(told, ({ comparison, context }) => [
                { title: context.names.candidate, align: 'right' },
                { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
                { title: 'p (Benjamini–Hochberg)', align: 'right' },
                { title: 'n', align: 'right' },
            ]),
        ],
        rows: rows.map((row) => [
            [(0,told_candidate/* firstOf */.Ku)(row)?.metric.title ?? ''],
            [(0,told_candidate/* writeBaseline */.B9)(row)],
            ...row.flatMap((metric) => metric === null
                ? [['–'], ['–'], ['–'], ['0']]
                : [
                    [(0,format_measured/* formatMeasured */.U)(metric).candidate ?? '–'],
                    describeChange(metric, alpha),
                    [metric.p_adjusted === null ? '–' : (0,format_number/* formatP */.MA)(metric.p_adjusted, alpha)],
                    [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
                ]),
        ]),
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
        (0,format_measured/* describeMeanChange */.h)(metric),
        (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ' · potentially meaningful' : '',
        metric.p === null || metric.reason === null ? '' : ` · ${metric.reason}`,
        ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/sections/summary-table.js





const summary_table_NOTHING = '–';
/** The rows in the order of LLMC's framework, whether the answer succeeded before them. */
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
/** The key metrics of every arm, the baseline's first; nothing where none of them was measured. Bold: an established change. */
function buildSummaryTable(told, tables) {
    const [first] = told;
    if (first === undefined)
        return [];
    const isCompared = first.comparison.baseline !== null;
    const usage = writeUsage(tables);
    const rows = summaryIds(first.measured.primary_k).flatMap((id) => isCompared ? writeCompared(id, told) : writeAlone(id, first.measured));
    const all = [...rows, ...(usage === null ? [] : [writeUsageRow(usage, { isCompared, arms: told.length + 1 })])];
    if (all.length === 0)
        return [];
    const { names } = first.context;
    const numbers = isCompared
        ? [names.baseline, ...told.flatMap(({ context }) => [context.names.candidate, 'change', 'n'])]
        : [names.candidate, 'n'];
    return [
        {
            kind: 'table',
            columns: [{ title: 'metric', align: 'left' }, ...numbers.map((title) => ({ title, align: 'right' }))],
            rows: all,
        },
        ...(isCompared ? [{ kind: 'paragraph', text: [describeNumbers(told.length)] }] : []),
    ];
}
function describeNumbers(candidates) {
    const both = candidates === 1 ? 'both' : 'each and the first';
    return `Means over the n cases that ${both} have; for route tiers, over the answered trials. Bold: a significant change. Changes of money are in per cent, of shares in points, of all else in its own unit.`;
}
/** A row of one metric; none where no arm has it. */
function writeCompared(id, told) {
    const [row = []] = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => comparison.metrics.filter(({ metric }) => metric.id === id)), ({ metric }) => metric.id);
    const metric = (0,told_candidate/* firstOf */.Ku)(row);
    if (metric === null || row.every((one) => (one?.candidate ?? null) === null && (one?.baseline ?? null) === null))
        return [];
    const alpha = told[0]?.comparison.alpha ?? 0;
    return [[[metric.metric.title], [(0,told_candidate/* writeBaseline */.B9)(row)], ...row.flatMap((one) => writeCandidate(one, alpha))]];
}
function writeAlone(id, { metrics, summaries }) {
    const facts = metrics.find((metric) => metric.id === id);
    const { mean = null, n = 0 } = summaries[id] ?? {};
    return facts === undefined || mean === null ? [] : [[[facts.title], [(0,format_metric/* formatValue */.Fl)(facts, mean)], [summary_table_countIn(n)]]];
}
function writeCandidate(metric, alpha) {
    if (metric === null)
        return [[summary_table_NOTHING], [summary_table_NOTHING], ['0']];
    const change = summary_table_writeChange(metric);
    return [
        [(0,format_measured/* formatMeasured */.U)(metric).candidate ?? summary_table_NOTHING],
        [(0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null ? { kind: 'strong', text: change } : change],
        [summary_table_countIn(metric.n)],
    ];
}
const summary_table_countIn = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** Tokens as a difference of the means, money as a share, the others as they are. */
function summary_table_writeChange(metric) {
    const { baseline, candidate } = metric;
    const { unit } = metric.metric;
    if (baseline === null || candidate === null)
        return summary_table_NOTHING;
    if (unit === 'tokens')
        return (0,format_number/* formatNumber */.ZV)(candidate - baseline, { decimals: Math.max(baseline, candidate) >= 100 ? 0 : 1, signed: true });
    if (unit === 'usd') {
        if (Math.abs(baseline) < relative_change/* EPSILON */.p8)
            return (0,format_number/* formatMoney */.up)(candidate - baseline, { signed: true });
        const share = (candidate - baseline) / baseline;
        return (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(share * 100, { decimals: Math.abs(share) >= 0.1 ? 0 : 1, signed: true }), '%');
    }
    return (0,format_measured/* formatMeasured */.U)(metric).change ?? summary_table_NOTHING;
}
/** Null where no route tier is known. */
function writeUsage(tables) {
    const table = tables.find(({ id }) => id === 'route-tier-usage');
    if (table === undefined)
        return null;
    const write = (at) => {
        const shares = table.rows.map((row) => row[at]);
        return shares.every((share) => typeof share !== 'number')
            ? summary_table_NOTHING
            : (0,format_number/* withUnit */.$o)(shares.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0)).join(' / '), '%');
    };
    const tiers = table.rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ');
    return {
        title: `route tiers ${tiers}`,
        shares: table.columns.slice(1).map((_, at) => write(at + 1)),
        trials: (table.totals ?? []).map(summary_table_countIn),
    };
}
/** The counts of two arms stand in one cell; those of more in the cells of each. */
function writeUsageRow({ title, shares, trials }, { isCompared, arms }) {
    if (!isCompared)
        return [[title], [shares.at(-1) ?? summary_table_NOTHING], [trials.at(-1) ?? summary_table_NOTHING]];
    const own = Array.from({ length: arms - 1 }, (_, place) => [
        [shares[place + 1] ?? summary_table_NOTHING],
        [summary_table_NOTHING],
        [arms === 2 ? trials.join(' and ') || summary_table_NOTHING : (trials[place + 1] ?? summary_table_NOTHING)],
    ]);
    return [[title], [shares[0] ?? summary_table_NOTHING], ...own.flat()];
}

// EXTERNAL MODULE: ./build/report/sections/trials-block.js
var trials_block = __webpack_require__(27175);
;// CONCATENATED MODULE: ./build/report/sections/write-errors.js




/** Of all kinds together. */
const MOST_TOLD = 100;
/** Characters of an answer, and of all answers, of which a case has up to six; GitHub renders no Markdown file of more than half a megabyte. */
const MOST_TEXT = 1_500;
const ALL_TEXT = 300_000;
const TEXTS_OF_CASE = 6;
/** The cases that flipped, then those that fail as they did before, the worst first and told in short; empty when there is none. */
function writeErrors(input) {
    const { comparison, context, flips, details } = input;
    const flipped = buildFlipList(input);
    const changed = new Set(comparison.flips.map(({ case_id: id }) => id));
    const still = comparison.baseline === null ? [] : flips.filter(({ case_id: id }) => !changed.has(id));
    const failing = {
        kind: 'flips',
        lead: [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(still.length, 'case fails', 'cases fail')} as before.` }],
        items: details === 'none' ? [] : still.map((detail) => buildFailingItem(detail, details, context)),
        left_out: 0,
    };
    const passing = new Set(comparison.flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-passing' ? [id] : [])));
    return shortenErrors([...(flipped === null ? [] : [flipped]), ...(still.length === 0 ? [] : [failing])], passing);
}
/** Lists of cases as a document has them; `passing` are named and not told, being no errors. */
function shortenErrors(blocks, passing) {
    const listed = blocks.reduce((sum, block) => sum + (block.kind === 'flips' ? block.items.length : 0), 0);
    const length = Math.min(MOST_TEXT, Math.floor(ALL_TEXT / (TEXTS_OF_CASE * Math.max(1, Math.min(MOST_TOLD, listed)))));
    let room = MOST_TOLD;
    return blocks.map((block) => {
        if (block.kind !== 'flips')
            return block;
        const items = block.items.slice(0, room);
        room -= items.length;
        return {
            ...block,
            items: items.map((item) => (passing.has(item.case_id) ? { ...item, blocks: [] } : shortenItem(item, length))),
            left_out: block.left_out + block.items.length - items.length,
        };
    });
}
function shortenItem(item, length) {
    return {
        ...item,
        blocks: item.blocks.map((block) => block.kind === 'preformatted' ? { ...block, text: (0,cut_text/* cutText */.I)(block.text, length) } : block),
    };
}

// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
;// CONCATENATED MODULE: ./build/report/sections/write-footer.js



const SHORT_COMMIT = 7;
/** A commit's short name, and whether there was more than it has; nothing for none. */
function nameCommit({ commit, dirty }) {
    if (commit === undefined || commit === null)
        return [];
    return [{ kind: 'code', text: commit.slice(0, SHORT_COMMIT) }, ...(dirty ? [' + uncommitted changes'] : [])];
}
function nameArm(name, commit, facts) {
    return [name, ...(commit.length === 0 ? [] : [' ', ...commit]), facts.length === 0 ? '' : ` (${facts.join(', ')})`];
}
function describeBaseline(context, run) {
    const { baseline, names } = context;
    if (baseline.kind === 'none')
        return ['no baseline'];
    const facts = [
        ...(baseline.distance === null || baseline.distance === 0 ? [] : [`${(0,format_number/* countOf */.pq)(baseline.distance, 'commit')} away`]),
        ...(baseline.age_hours === null ? [] : [(0,format_number/* formatAge */.nV)(baseline.age_hours)]),
        ...(baseline.note === null ? [] : [baseline.note]),
    ];
    return nameArm(names.baseline, nameCommit({ ...run, commit: baseline.commit }), facts);
}
function write_footer_describeTrials(comparison, context) {
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
    return `${(0,format_number/* formatMoney */.up)(usd)}${unknown === 0 ? '' : ` and ${(0,format_number/* countOf */.pq)(unknown, 'trial')} of unknown cost`}`;
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
        describeBaseline(context, comparison.baseline),
        nameArm(context.names.candidate, nameCommit({ ...comparison.candidate, commit: context.candidate.commit }), []),
        [write_footer_describeTrials(comparison, context)],
        ...(trouble === null ? [] : [[trouble]]),
        ...(cache === null ? [] : [[cache]]),
        ...describeModels(comparison, context).map((text) => [text]),
        [`seed ${context.seed}`],
        [describeCost(context)],
        [(0,format_number/* formatDuration */.a3)(context.duration_s)],
        ...(context.look === null ? [] : [[`look ${context.look} of ${context.names.candidate}`]]),
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}
/** Everything that is not the same in an arm and the baseline, with what follows from it, folded away; nothing where nothing differs. */
function buildDifferenceLists(told) {
    return told.flatMap(({ comparison: { differences }, context: { names } }) => differences.length === 0
        ? []
        : [
            {
                kind: 'details',
                summary: [
                    `Different in ${names.baseline} and ${names.candidate}: ${differences.map(({ what }) => what).join(', ')}`,
                ],
                blocks: [{ kind: 'list', items: differences.map(describe) }],
            },
        ]);
}
function describe({ what, baseline, candidate, changes, effect }) {
    const name = { kind: 'strong', text: what };
    if (changes !== undefined)
        return [name, `: ${changes.join('; ')}. ${effect.slice(0, 1).toUpperCase()}${effect.slice(1)}.`];
    return [name, `: ${(0,fingerprint/* shortenHashes */.O)(baseline)} → ${(0,fingerprint/* shortenHashes */.O)(candidate)}${effect === '' ? '' : `: ${effect}`}`];
}

;// CONCATENATED MODULE: ./build/report/sections/write-figures.js







const MESSAGE_LENGTH = 120;
const NAMED_CASES = 3;
const NAMED_GATES = 3;
const write_figures_NOTHING = 'This says nothing about the change.';
/** The numbers behind the headline in one line, in words that need no statistics; null where there are none. */
function writeFigures(comparison, context, details) {
    const { verdict, baseline } = comparison;
    if (verdict.word === 'invalid')
        return [explainInvalid(comparison, context)];
    if (baseline === null)
        return explainFirstRun(context);
    if (verdict.word === 'not-comparable')
        return [isReasonShort(comparison) ? write_figures_NOTHING : `${startSentence(reasonNotCompared(comparison))}. ${write_figures_NOTHING}`];
    const told = headlineGate(comparison);
    const sentences = [
        describeCoverage(comparison),
        ...(told === null ? [] : [describeGate(told, comparison)]),
        nameCritical(comparison, details),
        ...comparison.gates
            .filter((result) => result !== told && isTold(result, comparison))
            .slice(0, NAMED_GATES)
            .map(describeOther),
        ...(verdict.word === 'inconclusive' ? explainOpen(told, comparison) : []),
    ];
    const said = sentences.filter((sentence) => sentence.length > 0);
    return said.length === 0 ? null : said.flatMap((sentence, at) => (at === 0 ? sentence : [' ', ...sentence]));
}
const startSentence = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
function explainInvalid(comparison, { counts, stopped, infrastructure_message: message }) {
    const { gates, verdict } = comparison;
    const isBug = verdict.because === 'gate-failed-to-compute';
    const invalid = (isBug && gates.find((result) => result.verdict === 'invalid')) || (0,gate_words/* invalidGate */.xD)(comparison);
    if (stopped !== undefined && !isBug)
        return `${startSentence(stopped)}. ${write_figures_NOTHING}`;
    if (counts.infrastructure > 0 && !isBug) {
        const cause = message === null ? 'No reason was given' : startSentence((0,cut_text/* cutText */.I)(message.replace(/\.$/, ''), MESSAGE_LENGTH));
        const retried = counts.retries === 0 ? '' : `, after ${(0,format_number/* countOf */.pq)(counts.retries, 'retry', 'retries')}`;
        return `${cause}${retried}. ${write_figures_NOTHING} Fix the cause, then run the job again.`;
    }
    const reason = invalid === null ? '' : `${startSentence(invalid.metric.title)}: ${invalid.reason}. `;
    return `${reason}${write_figures_NOTHING}${isBug ? ' This is a bug of Goldenpair: please report it.' : ''}`;
}
function explainFirstRun({ is_baseline: isBaseline, first_time: isFirst, names }) {
    if (isBaseline)
        return ['Pull requests are compared with this run from now on.'];
    if (!isFirst)
        return null;
    return [
        'There is nothing to compare with yet: the next run on ',
        { kind: 'code', text: names.baseline },
        ' makes the baseline, and pull requests after it get a verdict.',
    ];
}
/** What no gate looks at, where the verdict hangs on it. */
function describeCoverage(comparison) {
    const coverage = decidingCoverage(comparison);
    if (coverage === null)
        return [];
    const losses = describeLosses(coverage);
    const told = startSentence(describeUncovered(coverage, comparison.gates));
    return [`${told}${losses === null ? '' : `; there ${losses}`}.`];
}
/** "Success 80.4 % → 72.8 % (−7.6 points; allowed 5)." */
function describeGate(result, comparison) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const title = startSentence(result.metric.title);
    if (text.change === null || text.changeInWords === null)
        return [];
    if (result.verdict === 'unchanged')
        return describeSame(result);
    const values = `${title} ${text.baseline ?? '?'} → ${text.candidate ?? '?'}`;
    const allowed = (0,gate_words/* describeAllowed */.cX)(result);
    const isOpen = result.verdict === 'inconclusive' && text.intervalInWords !== null && comparison.inference !== 'these-cases';
    if (!isOpen)
        return [`${values} (${[text.changeInWords, ...allowed].join('; ')}).`];
    const unit = unitOf(text.changeInWords);
    const [low = '', high = ''] = text.intervalInWords.split(' to ');
    return [
        `${values}; the true change is probably between ${low} and ${high}${unit}${allowed.length === 0 ? '' : ` (${allowed.join('; ')})`}.`,
    ];
}
/** What stands behind a number, with the space before it: " points"; empty where it has none. */
function unitOf(amount) {
    const unit = /[\s\u202f][^\d\s\u202f]+$/.exec(amount)?.[0] ?? '';
    return unit === '\u202fpoint' ? '\u202fpoints' : unit;
}
/** "Success 80 % in both (12 of 60 cases fail); drops over 3.7 points are ruled out." */
function describeSame(result) {
    const rulesOut = (0,gate_words/* describeFigure */.Uh)(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : `; ${(0,gate_words/* adverseNoun */.PF)(result)}s over ${rulesOut} are ruled out`;
    return [
        `${startSentence(result.metric.title)} ${(0,format_measured/* formatMeasured */.U)(result).baseline ?? '?'} in both${countFailing(result)}${limit}.`,
    ];
}
/** " (26 of 29 cases fail)"; empty where all pass, or a case may fail in a part of its trials. */
function countFailing({ metric, baseline, n }) {
    const failing = metric.kind === 'binary' && baseline !== null ? Number((n * (1 - baseline)).toFixed(6)) : 0;
    if (failing === 0 || !Number.isInteger(failing))
        return '';
    return ` (${(0,format_number/* partOf */.BU)(failing, n, 'case')} ${failing === 1 ? 'fails' : 'fail'})`;
}
function nameCritical({ flips, zero_tolerance: watched, verdict }, details) {
    if (details === 'none' || verdict.because === 'zero-tolerance')
        return [];
    const ids = flips
        .filter(({ case_id: id, kind, critical }) => watched.includes(id) || (critical && kind === 'newly-failing'))
        .map(({ case_id: id }) => id);
    if (ids.length === 0)
        return [];
    const named = ids
        .slice(0, NAMED_CASES)
        .flatMap((id, at) => [at === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return ['Critical:', ...named, ids.length > NAMED_CASES ? ` and ${ids.length - NAMED_CASES} more.` : '.'];
}
/** Another gate that moved for sure, or that fails. */
function isTold(result, { alpha }) {
    return (result.failed ||
        result.suspect ||
        result.verdict === 'improved' ||
        result.verdict === 'regressed' ||
        result.verdict === 'breached' ||
        (0,relative_change/* isWorseSizeOpen */.QG)(result, alpha));
}
/** "Tokens per query −18 % (allowed 10)." */
function describeOther(result) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const change = text.changeInWords;
    const title = startSentence(result.metric.title);
    const bound = (0,gate_words/* describeBrokenBound */.tr)(result);
    if (bound !== null)
        return [`${title} ${bound.value}, ${bound.bound}.`];
    if (change === null)
        return [];
    const allowed = result.verdict === 'improved' ? [] : (0,gate_words/* describeAllowed */.cX)(result);
    return [`${title} ${change}${allowed.length === 0 ? '' : ` (${allowed.join('; ')})`}.`];
}
/** Why a verdict stays open, what that means for the check, and what would settle it. */
function explainOpen(told, comparison) {
    const doubt = told === null ? null : (0,gate_words/* describeUncertainty */.Eh)(told);
    const advice = (0,gate_words/* adviseSize */.Kk)(told, comparison);
    return [
        doubt === null ? [] : [`${startSentence(doubt)}.`],
        [comparison.verdict.passed ? 'The check passes.' : 'The check fails.'],
        advice === null ? [] : [advice],
    ];
}

;// CONCATENATED MODULE: ./build/report/sections/write-provenance.js


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
        listRuns(arms),
        { kind: 'paragraph', text: writeFooter(comparison, { ...timeless, links: linksTo(context) }) },
    ];
}
/** A row a run. */
function listRuns(arms) {
    return {
        kind: 'table',
        columns: [
            { title: 'run', align: 'left' },
            ...['variant', 'commit', 'branch', 'measured'].map((title) => ({ title, align: 'left' })),
            { title: 'trials per case', align: 'right' },
        ],
        rows: arms.map(({ name, run }) => [[name], ...describeRun(run)]),
    };
}
/** The report itself is this one. */
function linksTo({ links: { run } }) {
    return run === undefined ? {} : { run };
}
function describeRun(run) {
    const { variant, branch, started_at: start, trials_per_case: trials } = run;
    const commit = nameCommit(run);
    return [
        [variant],
        commit.length === 0 ? ['–'] : commit,
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

;// CONCATENATED MODULE: ./build/report/sections/write-warnings.js


/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
function writeStaleness({ baseline }) {
    if (baseline.kind === 'none' || baseline.stale === undefined)
        return null;
    return { kind: 'note', text: [`⚠️ The baseline is stale: ${baseline.stale}.`] };
}
const write_warnings_MESSAGE_LENGTH = 160;
/**
 * A warning of trials that the judge gave nothing usable for, with the commonest reason; null when there are none. A reason may quote what was
 * judged, and stands only where the text of cases may.
 */
function writeJudgeFailures({ judge_failures: failures }, details) {
    if (failures === undefined)
        return null;
    const { trials, judged, message, times } = failures;
    const some = `⚠️ The judge gave no usable reading for ${(0,format_number/* partOf */.BU)(trials, judged, 'trial')}`;
    if (message === null || details !== 'full')
        return { kind: 'note', text: [`${some}.`] };
    const often = times === trials ? '' : `, most often (${(0,format_number/* countOf */.pq)(times, 'time')})`;
    const reason = (0,cut_text/* cutText */.I)(message.replace(/\s+/g, ' ').trim(), write_warnings_MESSAGE_LENGTH);
    return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] };
}

;// CONCATENATED MODULE: ./build/report/parts-of-one.js























/** What is said of one candidate against its baseline, or of one that has none. */
function partsOfOne(input, told) {
    const [only] = told;
    if (only === undefined)
        throw new RangeError('there is no candidate to report');
    const { details, tables, lead } = input;
    const { warnings } = input.comparison;
    const { comparison, context } = only;
    const headline = writeHeadline(comparison, context, details);
    const collapsed = isCollapsed(only, warnings);
    const shown = warnings.filter((warning) => warning !== lead);
    const { word } = comparison.verdict;
    const isMeasured = word !== 'invalid' && comparison.baseline !== null;
    const summary = isMeasured ? buildGateSummary(comparison, context) : [];
    return {
        headline: collapsed ? [...headline, ...writeTail(only)] : headline,
        figures: collapsed ? null : writeFigures(comparison, context, details),
        second_line: writeSecondLine(comparison, context, details),
        collapsed,
        start: word === 'invalid' ? [] : buildStart(only, details),
        gate_summary: [...present(adviseGates(comparison)), ...summary, ...listBrokenBounds(comparison, details)],
        is_pictured: isMeasured,
        summary: buildSummaryTable(told, tables),
        gates: [...present(buildGateTable(comparison, context), buildAdvice(comparison)), ...buildForecast(comparison)],
        gates_title: 'Gates',
        reasons: explainVerdict(comparison),
        staleness: present(writeStaleness(context)),
        warnings: [
            ...present(writeJudgeFailures(context, details)),
            ...shown.map((warning) => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
        ],
        changed_cases: present(buildFlipList({ ...only, details })),
        findings: [
            ...listFindings(comparison),
            ...foldList('Trends.', listTrends(input.trends), { most: 3, more: 'trend' }),
            ...listRecommendations(comparison, details),
        ],
        trials: (0,trials_block/* buildTrials */._)(told, details),
        differences: buildDifferenceLists(told),
        slices: present(buildSliceTable(told)),
        moved_metrics: present(buildMovedMetrics(told)),
        all_metrics: present(buildAllMetrics(told)),
        evidence: buildGateEvidence(told),
        errors: writeErrors({ ...only, details }),
        provenance: writeProvenance(comparison, context),
        footer: writeFooter(comparison, context),
    };
}
const listTrends = (trends = []) => trends.map((trend) => [`${trend.slice(0, 1).toUpperCase()}${trend.slice(1)}.`]);
/** Nothing differs but what the headline says. Machines nearly always do, and what is bound to them is not compared. */
function isCollapsed({ comparison, context }, warnings) {
    return (writeStaleness(context) === null &&
        comparison.verdict.word === 'unchanged' &&
        comparison.coverage === undefined &&
        (0,gate_words/* uncomparedGuardrails */.ls)(comparison).length === 0 &&
        (0,gate_words/* warningGates */.bt)(comparison).length === 0 &&
        comparison.flips.length === 0 &&
        comparison.differences.every(({ what }) => what === 'environment') &&
        warnings.length === 0);
}
/** How many cases fail on both sides, what moved all the same (warn gates), and where to read more: the tail of a one-line comment. */
function writeTail({ comparison, context }) {
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const failing = primary?.gate.metric === 'success' ? primary.n * (1 - (primary.candidate_value ?? 1)) : 0;
    const isCounted = failing > 0.5 && Math.abs(failing - Math.round(failing)) < 1e-6;
    const still = isCounted ? [` · ${(0,format_number/* formatNumber */.ZV)(Math.round(failing), { decimals: 0 })} fail`] : [];
    const moved = comparison.gates
        .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
        .slice(0, 3)
        .map((result) => ` · ${result.metric.title} ${(0,format_measured/* formatMeasured */.U)(result).changeInWords ?? ''}`);
    const { report } = context.links;
    return [
        ...still,
        ...moved,
        ...(report === undefined ? [] : [' · ', { kind: 'link', text: 'report', url: report }]),
    ];
}

;// CONCATENATED MODULE: ./build/report/sections/flips/disagreement-list.js





/** More are counted; nobody reads the two-hundredth. */
const CASES_LISTED = 200;
/** The cases on which several candidates and their baseline disagree: who passes, why the others do not, and what each of them said. */
function buildDisagreementList(disagreements, told, details) {
    if (disagreements.length === 0)
        return null;
    const count = (0,format_number/* countOf */.pq)(disagreements.length, 'case differs', 'cases differ');
    const lead = [{ kind: 'strong', text: `${count} between the arms.` }];
    if (details === 'none')
        return { kind: 'flips', lead, items: [], left_out: 0 };
    const shown = disagreements.slice(0, CASES_LISTED);
    return {
        kind: 'flips',
        lead: disagreements.length > 1 ? [...lead, ' Worst first:'] : lead,
        items: shown.map((one) => buildItem(one, told, details)),
        left_out: disagreements.length - shown.length,
    };
}
function buildItem(one, told, details) {
    const { case_id: id, critical } = one;
    const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)];
    const groups = groupOutcomes(one, names);
    const outcomes = groups.map(({ words, names: own }) => `${words} ${own.join(', ')}`).join('; ');
    const head = [linkCase(id, told[0]?.context.links ?? {}), `${critical ? ' (critical)' : ''}: ${outcomes}`];
    const found = told.flatMap(({ flips, context }) => {
        const detail = flips.find((flip) => flip.case_id === id);
        return detail === undefined ? [] : [{ detail, context, name: context.names.candidate }];
    });
    const [first] = found;
    if (details !== 'full' || first === undefined)
        return { case_id: id, summary: head, blocks: [] };
    const failing = found.filter(({ detail, name }) => detail.reasons.length > 0 && !passesIn(one.passes[names.indexOf(name)]));
    const [before] = one.passes;
    // Beside a baseline that fails too, what an arm found is no reason.
    const why = explainTogether(failing.map(({ detail }) => (passesIn(before) ? detail : { ...detail, baseline: null })));
    // The words end with the arms that do worst; of any other it is said whose reason it is.
    const worst = groups.at(-1)?.names ?? [];
    const link = failing.every(({ name }) => worst.includes(name))
        ? ': '
        : `; ${failing.map(({ name }) => name).join(', ')}: `;
    const sides = [
        { name: names[0] ?? '', side: first.detail.baseline },
        ...told.map(({ context }) => ({
            name: context.names.candidate,
            side: found.find(({ name }) => name === context.names.candidate)?.detail.candidate ?? null,
        })),
    ];
    const reasons = failing.flatMap(({ detail, name }) => detail.reasons.map((reason) => `${name}: ${reason}`));
    return {
        case_id: id,
        summary: why.length === 0 ? head : [...head, link, ...why],
        blocks: unfoldCase({ detail: first.detail, reasons, sides }, first.context),
    };
}
/** Why the arms fail that do, where all fail for one reason. */
function explainTogether(failing) {
    const [first = [], ...others] = failing.map(explainFlip);
    return others.every((other) => (0,report/* plainText */.wh)(other) === (0,report/* plainText */.wh)(first)) ? first : [];
}
const passesIn = (outcome) => outcome !== undefined && outcome !== null && outcome.passed === outcome.trials;
/** `passes in poor, fair`, `fails in best`: the arms with the same outcome together, those that pass most first. */
function groupOutcomes({ passes }, names) {
    const rateOf = (one) => (one === null ? -1 : one.passed / one.trials);
    const ordered = passes.map((one, place) => ({ one, name: names[place] ?? '' }));
    ordered.sort((a, b) => rateOf(b.one) - rateOf(a.one));
    const groups = new Map();
    for (const { one, name } of ordered) {
        const words = describeOutcome(one);
        groups.set(words, [...(groups.get(words) ?? []), name]);
    }
    return [...groups].map(([words, own]) => ({ words, names: own }));
}
function describeOutcome(one) {
    if (one === null)
        return 'has no score in';
    if (one.passed === 0)
        return 'fails in';
    return passesIn(one) ? 'passes in' : `passes ${one.passed} of ${one.trials} trials in`;
}

// EXTERNAL MODULE: ./build/model/result/comparison.js + 4 modules
var result_comparison = __webpack_require__(12331);
;// CONCATENATED MODULE: ./build/report/sections/standings.js







/** Of more variants a paragraph would hold everybody's name for everybody. */
const MOST_OPEN = 5;
/** How each of the others compares with the first on its own, and who beats whom on the gates that do not decide. */
function buildStandings({ baseline: first, ranking, inference, verdict }) {
    const own = ranking.pairs.filter(({ baseline }) => baseline === first);
    const scope = inference === 'these-cases' ? (0,describe_stopped/* writeScope */.SI)(null) : '';
    const others = ranking.gates.filter(({ id }) => id !== verdict.primary).flatMap((gate) => beatenOn(ranking, gate));
    return [
        standings_paragraph(`Against ${(0,join_names/* quoteName */.AB)(first ?? '')}, each alone:`, `${groupNames(own.map((pair) => [pair.candidate, writeVerdict(ranking, pair)])).join('; ')}${scope}`),
        ...(others.length === 0
            ? []
            : ranking.standings.length > MOST_OPEN
                ? [
                    fold('Who beats whom beside the primary gate', others.map((one) => `${one}${scope}`)),
                ]
                : [standings_paragraph('Beside the primary gate:', `${others.join('; ')}${scope}`)]),
    ];
}
function fold(summary, items) {
    return { kind: 'details', summary: [summary], blocks: [{ kind: 'list', items: items.map((item) => [item]) }] };
}
function standings_paragraph(lead, text) {
    return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ` ${text}.`] };
}
/** `"tiny", "lean" unchanged`: those of whom the same is said, together, in the order in which it is said first. */
function groupNames(said) {
    const namesByWords = new Map();
    for (const [name, words] of said)
        namesByWords.set(words, [...(namesByWords.get(words) ?? []), name]);
    return [...namesByWords].map(([words, names]) => `${listNames(names)} ${words}`);
}
/** In a row of clauses names stand without "and", but where some are only counted. */
function listNames(names) {
    const quoted = names.map(join_names/* quoteName */.AB);
    return quoted.length < MOST_OPEN ? quoted.join(', ') : (0,join_names/* joinNames */.JH)(quoted);
}
/** "regressed (tokens per query)". */
function writeVerdict({ gates }, { verdict, because, gates: results }) {
    const isFatal = (id) => gates.some((gate) => gate.id === id && gate.severity === 'fail');
    const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate);
    const why = failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail broke' : null;
    return `${verdict}${why === null ? '' : ` (${why})`}`;
}
/** `"tiny", "lean" better than "whole" on tokens per query`, for the variants that beat another. */
function beatenOn({ standings, pairs, metrics }, gate) {
    const title = metrics.find(({ id }) => id === gate.metric)?.title ?? gate.metric;
    const said = standings.flatMap(({ name }) => {
        const beaten = pairs.flatMap(({ baseline, candidate, gates }) => {
            const better = gates.find((result) => result.gate === gate.id)?.better;
            if (better === 'candidate' && candidate === name)
                return [baseline];
            return better === 'baseline' && baseline === name ? [candidate] : [];
        });
        return beaten.length === 0
            ? []
            : [[name, `better than ${listNames(beaten)} on ${title}${gate.id.slice(gate.metric.length)}`]];
    });
    return groupNames(said);
}
/** More pairs than those of five variants are folded away. */
const MOST_OPEN_ROWS = 10;
/** Every pair on the primary gate, and folded on each of the others. */
function buildPairTables(comparison) {
    const { ranking, verdict } = comparison;
    const { gates, metrics, pairs, family } = ranking;
    const { primary } = verdict;
    return [...gates]
        .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
        .flatMap((gate) => {
        const metric = metrics.find(({ id }) => id === gate.metric);
        if (metric === undefined)
            return [];
        const block = standings_tableOf(comparison, gate, metric);
        if (gate.id === primary && pairs.length <= MOST_OPEN_ROWS)
            return [block];
        const title = `${metric.title}${gate.id.slice(gate.metric.length)}`;
        // Gates that only warn are a family of their own, whose size the ranking does not keep.
        const tests = gate.severity === 'fail' ? `over ${(0,format_number/* countOf */.pq)(family, 'test')}` : 'among the gates that only warn';
        const summary = `All ${(0,format_number/* countOf */.pq)(pairs.length, 'pair')} on ${title}; p adjusted by Holm ${tests}`;
        return [{ kind: 'details', summary: [summary], blocks: [block] }];
    });
}
function standings_tableOf(comparison, gate, metric) {
    const { alpha } = comparison;
    const { pairs, family } = comparison.ranking;
    const columns = [
        { title: 'pair', align: 'left' },
        { title: `${metric.title}, ${(0,gate_words/* titleChange */.VY)(comparison)}`, align: 'left' },
        { title: gate.severity === 'fail' ? `p (Holm, ${(0,format_number/* countOf */.pq)(family, 'test')})` : 'p (Holm)', align: 'left' },
        { title: 'result', align: 'left' },
    ];
    const rows = pairs.flatMap((pair) => {
        const result = pair.gates.find((one) => one.gate === gate.id);
        return result === undefined ? [] : [rowOf(pair, result, { metric, alpha })];
    });
    return { kind: 'table', columns, rows };
}
function rowOf(pair, result, { metric, alpha }) {
    const { change, interval } = (0,format_measured/* formatMeasured */.U)({ metric, ...result });
    const n = result.n === pair.shared ? '' : `, n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
    const isClear = result.better !== null;
    return [
        [`${pair.baseline} → ${pair.candidate}`],
        change === null
            ? ['–']
            : [isClear ? { kind: 'strong', text: change } : change, interval === null ? '' : ` ${interval}`, n],
        [result.p_adjusted === null ? '–' : (0,format_number/* formatP */.MA)(result.p_adjusted, alpha)],
        [standings_describe(pair, result)],
    ];
}
/** Who is better by the whole family, else the pair's own word. */
function standings_describe({ baseline, candidate }, { better, verdict, suspect, reason, n }) {
    if (better !== null)
        return `${(0,join_names/* quoteName */.AB)(better === 'candidate' ? candidate : baseline)} is better`;
    if (verdict === 'unchanged')
        return n === 1 ? 'equal on the only case' : `equal on all ${(0,format_number/* countOf */.pq)(n, 'case')}`;
    if (verdict === 'invalid' || verdict === 'not-comparable')
        return `not compared: ${reason}`;
    return `cannot be told apart${suspect ? ', suspect' : ''}`;
}
/** More names than these do not fit into a cell. */
const MOST_NAMED = 5;
/** The arms with the value of every gate and what they take of a query, in the order given; the letter is how charts call them. */
function buildArmTable(comparison) {
    const { standings, outcome } = comparison.ranking;
    const winner = outcome.kind === 'winner' ? outcome.variant : null;
    const shown = listArmColumns(comparison);
    const columns = [
        { title: '', align: 'left' },
        { title: 'variant', align: 'left' },
        ...shown.map(({ title, gate }) => ({
            title: `${title}${gate === comparison.verdict.primary ? ' (primary)' : ''}`,
            align: 'right',
        })),
        { title: 'beats', align: 'left' },
    ];
    const rows = standings.map(({ name, beats }, place) => [
        [(0,result_comparison/* armLetter */.Dp)(place)],
        [name === winner ? { kind: 'strong', text: name } : name],
        ...shown.map(({ write }) => [write(place)]),
        [beats.length === 0 ? 'none' : nameBeaten(beats, standings)],
    ]);
    return { kind: 'table', columns, rows };
}
/** One for every gate, and one of cost or tokens where no gate is on them. */
function listArmColumns(comparison) {
    const { arms, ranking } = comparison;
    const { gates, metrics, standings } = ranking;
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const spent = factsById.get((0,result_comparison/* findSpent */.uT)(arms) ?? '');
    const isGated = gates.some(({ metric, where }) => metric === spent?.id && where === null);
    return [
        ...gates.map(({ id, metric }) => {
            const facts = factsById.get(metric);
            return {
                title: `${facts?.title ?? metric}${id.slice(metric.length)}`,
                gate: id,
                metric,
                write: (place) => facts === undefined ? '–' : writeArmValue(comparison, id, facts, standings[place]?.name ?? ''),
            };
        }),
        ...(spent === undefined || isGated
            ? []
            : [
                {
                    title: spent.title,
                    gate: null,
                    metric: spent.id,
                    write: (place) => {
                        const value = arms[place]?.summaries[spent.id]?.mean;
                        return typeof value === 'number' ? (0,format_metric/* formatValue */.Fl)(spent, value) : '–';
                    },
                },
            ]),
    ];
}
/** An arm's value of a gate, with the decimals of its change against the first, so that the two can be subtracted; `–` without one. */
function writeArmValue({ baseline, ranking: { standings, pairs } }, gate, metric, name) {
    const valueOf = (arm) => standings.find((one) => one.name === arm)?.values[gate] ?? null;
    const pair = pairs.find((one) => one.baseline === baseline && one.candidate === name);
    const { row, delta } = pair?.gates.find((one) => one.gate === gate) ?? { row: null, delta: 0 };
    const measured = { metric, row, delta, baseline: valueOf(baseline), candidate: valueOf(name), interval: null };
    return (0,format_measured/* formatMeasured */.U)(measured).candidate ?? '–';
}
/** Of many by their letters, which the first column explains. */
function nameBeaten(beats, standings) {
    if (standings.length <= MOST_NAMED)
        return beats.join(', ');
    return standings.flatMap(({ name }, place) => (beats.includes(name) ? [(0,result_comparison/* armLetter */.Dp)(place)] : [])).join(', ');
}
/** The winner was picked for what it showed, so it showed too much: by how much at most, and how to learn the rest. Null when nobody was picked. */
function buildSelectionNote({ baseline, ranking, verdict: { primary } }) {
    const { outcome, gates, metrics, pairs } = ranking;
    if (outcome.kind !== 'winner' || outcome.selection === null)
        return null;
    const { selection, variant } = outcome;
    const first = baseline ?? '';
    const metricId = gates.find(({ id }) => id === primary)?.metric;
    const metric = metrics.find(({ id }) => id === metricId);
    const row = pairs
        .find((pair) => pair.baseline === first && pair.candidate === variant)
        ?.gates.find(({ gate }) => gate === primary)?.row;
    if (metric === undefined || row === undefined)
        return null;
    const write = (delta) => (0,format_measured/* formatMeasured */.U)({ metric, row, baseline: null, candidate: null, delta, interval: null }).changeInWords ?? '?';
    return {
        kind: 'note',
        text: [
            `⚠️ ${(0,join_names/* quoteName */.AB)(variant)} is the best of ${selection.among} here, so its lead over ${(0,join_names/* quoteName */.AB)(first)} probably looks too large: it showed ${write(selection.observed)} (${metric.title}), and luck alone would give the best one about ${write(selection.optimism)}. Read it as ${write(selection.cautious)} until it is measured again. `,
            { kind: 'strong', text: `Compare ${(0,join_names/* quoteName */.AB)(first)} and ${(0,join_names/* quoteName */.AB)(variant)} alone, on fresh trials` },
            ' (new cases where the target is deterministic).',
        ],
    };
}

;// CONCATENATED MODULE: ./build/report/sections/outcome-words.js





/** A name of the suite may be a sentence. */
const NAME_LENGTH = 30;
const NAMED_LEADERS = 2;
const nameOf = (arm) => (0,join_names/* quoteName */.AB)((0,cut_text/* cutText */.I)(arm, NAME_LENGTH));
function primaryMetric({ ranking, verdict }) {
    const gate = ranking.gates.find(({ id }) => id === verdict.primary);
    return ranking.metrics.find(({ id }) => id === gate?.metric) ?? null;
}
/** Who won among several arms, in at most twenty words; the proof is in the statistics. */
function writeOutcome(comparison) {
    const { inference, ranking } = comparison;
    const n = ranking.pairs[0]?.gates.find(({ gate }) => gate === comparison.verdict.primary)?.n ?? null;
    return [nameOutcome(comparison), inference === 'these-cases' ? (0,describe_stopped/* writeScope */.SI)(n) : ''];
}
function nameOutcome(comparison) {
    const { arms, ranking } = comparison;
    const { outcome } = ranking;
    const metric = primaryMetric(comparison)?.title ?? 'the primary gate';
    if (outcome.kind === 'invalid')
        return `⚠️ Invalid: too little was measured of ${nameArms(outcome.variants)}`;
    const others = arms.length === 3 ? 'both others' : `all ${arms.length - 1} others`;
    if (outcome.kind === 'winner')
        return `✅ Winner: ${nameOf(outcome.variant)} beats ${others} on ${metric}`;
    const { because, leaders } = outcome;
    const [best, second] = leaders;
    if (because === 'no-primary-gate')
        return '❔ No winner: no gate says which variant is better';
    if (best === undefined)
        return `❔ No winner: each variant is beaten by another on ${metric}`;
    if (because === 'vetoed')
        return `❔ No winner: ${nameOf(best)} is best on ${metric}, but fails another gate`;
    if (second === undefined)
        return `❔ No winner: ${nameOf(best)} leads on ${metric}, but does not beat ${others}`;
    const isRegressed = ranking.pairs.some(({ baseline, candidate, verdict }) => baseline === comparison.baseline && verdict === 'regressed' && leaders.includes(candidate));
    const cheapest = outcome.cheapest?.proven === true && !isRegressed ? `; ${nameOf(outcome.cheapest.arm)} is the cheapest` : '';
    return `❔ No winner: ${nameArms(leaders)} cannot be told apart on ${metric}${cheapest}`;
}
function nameArms(names) {
    if (names.length <= NAMED_LEADERS + 1)
        return (0,join_names/* joinNames */.JH)(names.map(nameOf));
    return (0,join_names/* joinNames */.JH)([...names.slice(0, NAMED_LEADERS).map(nameOf), `${names.length - NAMED_LEADERS} more`]);
}
/** Why nothing can be said of the arms, or which of those that tie is cheapest; else null, as the table has their figures. */
function writeArmFigures({ ranking: { outcome } }) {
    if (outcome.kind === 'invalid')
        return [`${outcome.reason}. This says nothing about the variants.`];
    return outcome.kind === 'no-winner' && outcome.cheapest !== undefined ? [`${outcome.cheapest.text}.`] : null;
}
/** The arms as a phone shows them: letter, name with a sign, and the values of the primary gate, of one more, and of cost or tokens. */
function buildArmSummary(comparison) {
    const { ranking, baseline, verdict, arms } = comparison;
    const { outcome, standings, pairs } = ranking;
    if (verdict.primary === null || outcome.kind === 'invalid')
        return null;
    const columns = listArmColumns(comparison);
    const spent = (0,result_comparison/* findSpent */.uT)(arms);
    const [primary, ...gated] = [...columns].sort((a, b) => Number(b.gate === verdict.primary) - Number(a.gate === verdict.primary));
    const ofSpent = columns.find(({ metric }) => metric === spent);
    const shown = [...new Set([primary, gated.find((column) => column !== ofSpent), ofSpent])].flatMap((one) => one ?? []);
    const rows = standings.map(({ name }, place) => {
        const pair = pairs.find((one) => one.baseline === baseline && one.candidate === name);
        const isWinner = outcome.kind === 'winner' && outcome.variant === name;
        const label = (0,cut_text/* cutText */.I)(name, NAME_LENGTH);
        const sign = pair?.verdict === 'regressed' ? '❌ ' : '';
        return [
            [(0,result_comparison/* armLetter */.Dp)(place)],
            isWinner ? ['✅ ', { kind: 'strong', text: label }] : [`${sign}${label}`],
            ...shown.map(({ write }) => [write(place)]),
        ];
    });
    const titles = ['', 'variant', ...shown.map(({ title }) => title)];
    return { kind: 'table', columns: titles.map((title) => ({ title, align: 'left' })), rows };
}

;// CONCATENATED MODULE: ./build/report/parts-of-several.js



















/** A comment is read on a phone: the rest is folded. */
const TRADE_OFFS_SHOWN = 3;
/** What is said of several candidates: who won, by what, how every pair compares, and where they differ. */
function partsOfSeveral({ details, tables, total }, told, comparison) {
    const { ranking, candidates } = comparison;
    const { outcome } = ranking;
    const disagreements = buildDisagreementList(ranking.disagreements, told, details);
    const footer = parts_of_several_writeFooter(comparison, { links: told[0]?.context.links ?? {}, total: total ?? null });
    return {
        headline: writeOutcome(comparison),
        figures: writeArmFigures(comparison),
        second_line: null,
        collapsed: false,
        start: buildStartOfSeveral(disagreements),
        gate_summary: [
            ...present(buildArmSummary(comparison), buildSelectionNote(comparison)),
            ...(outcome.kind === 'winner' ? outcome.caveats : []).map(warn),
        ],
        is_pictured: outcome.kind !== 'invalid',
        summary: buildSummaryTable(told, tables),
        gates: [
            ...(outcome.kind === 'invalid' ? [] : [explainOutcome(outcome)]),
            buildArmTable(comparison),
            ...buildStandings(comparison),
            ...buildPairTables(comparison),
        ],
        gates_title: 'Arms',
        reasons: [],
        staleness: [],
        warnings: [...told.flatMap((one) => warnOfJudge(one, details)), ...comparison.warnings.map(warn)],
        changed_cases: present(disagreements),
        findings: [
            ...foldList('Trade-offs.', comparison.trade_offs.map(({ text }) => [text]), { most: TRADE_OFFS_SHOWN, more: 'trade-off' }),
            ...listFindingsOfEach(comparison.baseline ?? '', candidates),
            ...listRecommendationsOfEach(candidates),
        ],
        trials: (0,trials_block/* buildTrials */._)(told, details, ranking.disagreements),
        differences: foldTogether('What differs, arm by arm', buildDifferenceLists(told)),
        slices: present(buildSliceTable(told)),
        moved_metrics: present(buildMovedMetrics(told)),
        all_metrics: present(buildAllMetrics(told)),
        evidence: foldTogether('How each gate was decided, arm by arm', buildGateEvidence(told)),
        errors: listErrors(ranking, told, details),
        provenance: [listRuns(comparison.arms), { kind: 'paragraph', text: footer }],
        footer,
    };
}
/** One line of a comment for what would be as many as there are arms. */
function foldTogether(title, blocks) {
    return blocks.length === 0 ? [] : [{ kind: 'details', summary: [title], blocks }];
}
const warn = (text) => ({ kind: 'note', text: [`⚠️ ${text}`] });
/** Why this one won, or nobody did, with p and intervals. */
function explainOutcome({ reason }) {
    return { kind: 'paragraph', text: [`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`] };
}
function warnOfJudge({ context }, details) {
    const note = writeJudgeFailures(context, details);
    if (note?.kind !== 'note')
        return [];
    return [{ ...note, text: [`${(0,join_names/* quoteName */.AB)(context.names.candidate)}: `, ...note.text] }];
}
/** The cases on which the arms disagree, then those that fail in all of them. */
function listErrors({ disagreements }, told, details) {
    const changed = new Set(disagreements.map(({ case_id: id }) => id));
    const [first] = told;
    const failing = (first?.flips ?? []).filter(({ case_id: id }) => !changed.has(id) && told.every(({ flips }) => flips.some((flip) => flip.case_id === id)));
    const items = details === 'none' || first === undefined
        ? []
        : failing.map((detail) => buildFailingItem(detail, details, first.context));
    const lead = [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(failing.length, 'case fails', 'cases fail')} in every arm.` }];
    const blocks = [
        ...present(buildDisagreementList(disagreements, told, details)),
        ...(failing.length === 0 ? [] : [{ kind: 'flips', lead, items, left_out: 0 }]),
    ];
    return shortenErrors(blocks, new Set());
}
function parts_of_several_writeFooter(comparison, { links, total }) {
    const { arms, suite, seed, interleaved, candidates } = comparison;
    const trials = [...new Set(arms.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b);
    const commits = new Set(arms.map(({ run }) => run.commit));
    const commit = nameCommit((arms.find(({ run }) => run.dirty) ?? arms[0])?.run ?? {});
    const cases = arms[0]?.counts?.cases ?? candidates[0]?.cases.shared ?? 0;
    const parts = [
        [`suite ${suite}`],
        ...(commits.size === 1 && commit.length > 0 ? [commit] : []),
        [
            `${(0,format_number/* countOf */.pq)(arms.length, 'variant')} × ${(0,format_number/* countOf */.pq)(cases, 'case')} × ${trials.join(' or ')} ${trials.join() === '1' ? 'trial' : 'trials'}`,
        ],
        [interleaved ? 'interleaved' : 'not interleaved'],
        [`seed ${seed}`],
        [typeof total?.cost_usd === 'number' ? (0,format_number/* formatMoney */.up)(total.cost_usd) : 'cost unknown'],
        ...(total ? [[(0,format_number/* formatDuration */.a3)(total.duration_s)]] : []),
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

// EXTERNAL MODULE: ./build/report/sections/append-tables.js
var append_tables = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/report/sections/build-sections.js


/** The tables that are shown open, by their heading; every other one is folded below them. Source: LLMC, evaluation framework. */
const OPEN = {
    'Retrieval quality': ['retrieval-at-k'],
    'Hardest queries': ['hardest-queries'],
    Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
};
/**
 * The sections of a document, in the order of LLMC's framework: metrics summary, detailed breakdowns, visual plots, findings and
 * recommendations, drill-down for errors; then where the numbers come from. A section with nothing to say is left out.
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
/** Charts as blocks: the one that a comment shows, those that it folds, and the rest, which belong into the appendix of a report. */
function placeCharts(charts) {
    const blocksOf = (place) => charts.filter((chart) => chart.place === place).map((chart) => ({ kind: 'chart', chart }));
    return { open: blocksOf('open'), folded: blocksOf('folded'), page: blocksOf('page') };
}

;// CONCATENATED MODULE: ./build/report/build-report.js





/**
 * Everything that is worth saying of a comparison of any number of arms, worst first, as blocks of plain data: verdict, what was not compared,
 * gates, charts, flipped cases, findings, differing fingerprints, and folded the rest. Renderers choose the words' dress, never the words.
 */
function buildReport(input) {
    const { comparison, details, tables } = input;
    const told = comparison.candidates.flatMap((candidate, place) => {
        const beside = input.told[place];
        return beside === undefined ? [] : [{ ...beside, comparison: candidate }];
    });
    const parts = comparison.ranking === null
        ? partsOfOne(input, told)
        : partsOfSeveral(input, told, { ...comparison, ranking: comparison.ranking });
    const charts = placeCharts(input.charts);
    const explanation = foldHeadings([
        ...(parts.summary.length === 0 ? [] : [headingOf('Summary'), ...parts.summary]),
        ...parts.reasons,
    ]);
    const appendix = [...parts.all_metrics, ...foldBlocks('Other pictures', charts.page)];
    const report = {
        suite: comparison.suite,
        headline: parts.headline,
        ...(parts.figures !== null && { figures: parts.figures }),
        second_line: lead(input.lead, parts.second_line),
        collapsed: parts.collapsed,
        blocks: [
            ...parts.start,
            ...parts.gate_summary,
            ...parts.staleness,
            ...parts.warnings,
            ...(parts.is_pictured ? charts.open : []),
        ],
        folded: [
            ...parts.changed_cases.map(foldFlips),
            ...foldBlocks('More pictures', parts.is_pictured ? charts.folded : [...charts.open, ...charts.folded]),
            ...foldBlocks('Findings and what to do next', parts.findings),
            ...foldBlocks(parts.is_pictured ? STATISTICS : parts.gates_title, [...parts.gates, ...parts.evidence]),
            ...parts.trials,
            ...parts.differences,
            ...parts.slices,
            ...parts.moved_metrics,
        ],
        explanation,
        ...(appendix.length > 0 && { appendix }),
        sections: orderSections(parts, input),
        footer: parts.footer,
    };
    return (0,append_tables/* appendTables */.Sc)(report, tables, details);
}
const STATISTICS = 'Statistics: intervals, p values and what this suite can see';
/** What stands below each heading, folded below it. */
function foldHeadings(blocks) {
    const folds = [];
    for (const block of blocks) {
        if (block.kind === 'heading')
            folds.push({ summary: block.text, blocks: [] });
        else
            folds.at(-1)?.blocks.push(block);
    }
    return folds.map((fold) => ({ kind: 'details', ...fold }));
}
/** A list of cases below its own first line. */
function foldFlips(block) {
    if (block.kind !== 'flips')
        return block;
    return block.items.length === 0
        ? { kind: 'paragraph', text: block.lead }
        : { kind: 'details', summary: block.lead, blocks: [{ ...block, lead: [] }] };
}
function lead(warning, line) {
    return warning === undefined ? line : [`⚠️ ${warning}`, ...(line === null ? [] : [' ', ...line])];
}
function orderSections(parts, { tables, charts, details }) {
    const gates = parts.gates.length === 0 ? [] : [headingOf('Gates'), ...parts.gates];
    return buildSections({
        summary: [...parts.summary, ...gates, ...parts.warnings, ...parts.reasons],
        breakdowns: [...parts.all_metrics, ...parts.slices],
        findings: parts.findings,
        errors: parts.errors,
        provenance: [...parts.provenance, ...parts.trials, ...parts.differences, ...parts.evidence],
    }, { tables: (0,append_tables/* tablesToShow */.MX)(tables, details), charts });
}


/***/ }),

/***/ 8898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ tablesToShow),
/* harmony export */   S_: () => (/* binding */ showTable),
/* harmony export */   Sc: () => (/* binding */ appendTables),
/* harmony export */   uH: () => (/* binding */ foldTable)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);

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
        folded: [...(report.folded ?? []), ...inComment.map(foldTable)],
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

/***/ 14754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cutText),
/* harmony export */   j: () => (/* binding */ shrinkValue)
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


/***/ }),

/***/ 14326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   M7: () => (/* binding */ collectFacts),
/* harmony export */   U0: () => (/* binding */ flipChange),
/* harmony export */   VO: () => (/* binding */ orderFlips),
/* harmony export */   kY: () => (/* binding */ statesOf),
/* harmony export */   te: () => (/* binding */ ownStates)
/* harmony export */ });
const CHANGES = { 'newly-failing': 'broke', 'newly-passing': 'fixed', flaky: 'flaky' };
const LISTED = ['edited', 'new', 'stale', 'source deleted'];
/** What is needed to say what became of each case of a comparison. */
function collectFacts({ flips, cases, baseline }) {
    return {
        flips: new Map(flips.map((flip) => [flip.case_id, flip])),
        lists: {
            edited: new Set(cases.edited),
            new: new Set(baseline === null ? [] : cases.added),
            stale: new Set(cases.stale),
            'source deleted': new Set(cases.deleted),
        },
    };
}
/** What became of a case in the candidate's run, the change first. */
function statesOf(id, tally, { flips, lists }) {
    const flip = flips.get(id);
    // Whatever a target finds of a deleted source in an index of its own.
    const own = lists['source deleted'].has(id) && tally !== null ? [0, tally[1]] : tally;
    const states = flip === undefined ? ownStates(own) : [CHANGES[flip.kind], outcomeOf(own)];
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


/***/ }),

/***/ 97333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ describeMargin),
/* harmony export */   Eh: () => (/* binding */ describeUncertainty),
/* harmony export */   Ez: () => (/* binding */ undecidedGuardrails),
/* harmony export */   Kk: () => (/* binding */ adviseSize),
/* harmony export */   PF: () => (/* binding */ adverseNoun),
/* harmony export */   Qq: () => (/* binding */ primaryGate),
/* harmony export */   Uh: () => (/* binding */ describeFigure),
/* harmony export */   VY: () => (/* binding */ titleChange),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   bB: () => (/* binding */ describeUnchanged),
/* harmony export */   bt: () => (/* binding */ warningGates),
/* harmony export */   cX: () => (/* binding */ describeAllowed),
/* harmony export */   dX: () => (/* binding */ summarizeVerdict),
/* harmony export */   ls: () => (/* binding */ uncomparedGuardrails),
/* harmony export */   qq: () => (/* binding */ failedGates),
/* harmony export */   tr: () => (/* binding */ describeBrokenBound),
/* harmony export */   v: () => (/* binding */ allowedChange),
/* harmony export */   xD: () => (/* binding */ invalidGate),
/* harmony export */   xS: () => (/* binding */ describeMove)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
/* harmony import */ var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60427);
/* harmony import */ var _model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22837);






/** "drop" where higher is better, "rise" where lower is. */
function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function describeMargin(result) {
    return result.gate.margin === null ? null : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(result.metric, result.gate.margin);
}
/**
 * The margin in the unit in which the change is told, so that the two can be compared in the head: `5 points`, `.065` where the suite says
 * 10 % of a score of .65; null when there is none.
 */
function allowedChange(result) {
    const { margin } = result.gate;
    if (margin === null)
        return null;
    const isTold = result.row === 'log-ratio' || margin.kind === 'absolute' || result.baseline === null;
    return isTold
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(result.metric, margin)
        : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(result.metric, { kind: 'absolute', value: margin.value * result.baseline });
}
/** "allowed 5" behind "−7.6 points", which says it; the limit that is broken, where one is; nothing where there is none. */
function describeAllowed(result) {
    const bound = describeBrokenBound(result);
    if (bound !== null)
        return [bound.bound];
    const allowed = allowedChange(result);
    if (allowed === null || ((result.delta ?? 0) >= 0 && result.verdict !== 'inconclusive'))
        return [];
    const isSaid = /point/.test((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U)(result).changeInWords ?? '');
    return [`allowed ${isSaid ? allowed.replace(/\s+points?$/, '') : allowed}`];
}
/** What happened to a metric, without any test: "success fell from 82 % to 70 %", "tokens per query rose by 24 %". */
function describeMove(result) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U)(result);
    const { title } = result.metric;
    if (text.sign === 0 || text.change === null)
        return `${title} did not change`;
    const verb = text.sign < 0 ? 'fell' : 'rose';
    return result.row === 'log-ratio'
        ? `${title} ${verb} by ${text.change.replace(/^[+\u2212]/, '')}`
        : `${title} ${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'}`;
}
/** "can flag" or "can rule out" in words, rounded up; null when it cannot be said, or the metric cannot change so much. */
function describeFigure(result, figure) {
    const amount = { kind: result.figures_unit, value: figure };
    return (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPossible */ .pA)(result.metric, amount, { baseline: result.baseline, round: 'up' });
}
/** The candidate's value, `.58`, and the absolute bound that it breaks, `below the minimum of .60`; null when none. */
function describeBrokenBound(result) {
    const value = (0,_model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M)(result);
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
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAgainst */ .L$)(result.metric, value, side.limit);
    return { value: text.value, bound: `${side.words} ${text.limit}` };
}
/** They take no bound, so what they could rule out is no reason. */
const ROWS_WITHOUT_BOUNDS = new Set([
    'per-run',
    'stratified-exact',
    'stratified-permutation',
]);
/** Why a gate cannot tell although its bounds hold, or has none: its own reason, without the word that stands before it. */
function describeUncertainty(result) {
    const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin);
    return (isHeld || ROWS_WITHOUT_BOUNDS.has(result.row)) && result.reason !== ''
        ? result.reason.replace(/^(cannot tell|worse; .* cannot be told): /, '')
        : null;
}
/**
 * That so few flips can never be significant, whichever way they go; null where they could be.
 * @example '2 cases changed; fewer than 5 can never be significant'
 */
function describeFewFlips({ gate, newly_failing: failing, newly_passing: passing, least_flips: least, }) {
    const flips = (failing ?? 0) + (passing ?? 0);
    if (gate.evidence === 'threshold' || least === undefined || flips === 0 || flips >= least)
        return null;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(flips, 'case')} changed; fewer than ${least} can never be significant`;
}
function describeLimits(result) {
    const flags = describeFigure(result, result.can_flag);
    const rulesOut = describeFigure(result, result.can_rule_out);
    return [
        flags === null ? 'too few cases or differences to say what it would flag' : `flags ≥ ${flags}`,
        rulesOut === null ? 'rules out nothing' : `rules out ≥ ${rulesOut}`,
    ].join(', ');
}
function describeBounds(result) {
    const { min, max } = result.gate;
    return [
        ...(min === null ? [] : [`min ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(result.metric, min)}`]),
        ...(max === null ? [] : [`max ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(result.metric, max)}`]),
    ].join(', ');
}
/** The log-ratio row speaks of the typical query; the ratio of the totals stands beside it. */
function describeTotal(result) {
    if (result.row !== 'log-ratio' || result.ratio_of_means === null)
        return [];
    const total = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U)({
        metric: { ...result.metric, direction: 'higher' },
        row: 'log-ratio',
        baseline: null,
        candidate: null,
        delta: Math.log(result.ratio_of_means),
        interval: null,
    });
    return [`total ${total.change ?? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .withUnit */ .$o)('0', '%')}`];
}
/** It saw no loss where none was possible. */
const isIdle = (result) => (result.verdict === 'unchanged' || result.verdict === 'no-regression') && !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSomethingToLose */ .vd)(result);
/**
 * A gate's verdict for the last column of the gate table: sign, word, and what the word leaves open.
 * @example '❔ cannot tell: flags ≥ .05, rules out ≥ .07'
 */
function describeVerdict(result, alpha) {
    const margin = describeMargin(result);
    const sign = result.gate.severity === 'warn' ? '⚠️' : '❌';
    const totals = describeTotal(result);
    const aside = (...parts) => {
        const all = [...parts, ...totals];
        return all.length === 0 ? '' : ` (${all.join('; ')})`;
    };
    if (result.failed && result.verdict !== 'regressed' && result.verdict !== 'breached')
        return `${sign} ${(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isWorseSizeOpen */ .QG)(result, alpha) ? 'worse, ' : ''}not shown to stay within ${margin ?? 'its margin'}: ${describeLimits(result)}${aside()}`;
    if (isIdle(result))
        return `➖ could not get worse by ${margin ?? 'its margin'}`;
    switch (result.verdict) {
        case 'regressed':
            return `${sign} regressed${aside(`margin ${margin ?? 'none'}`)}`;
        case 'breached': {
            const bound = describeBrokenBound(result);
            return `${sign} ${bound?.bound ?? `beyond the threshold of ${margin ?? 'none'} (not a test)`}`;
        }
        case 'improved':
            return `✅ ${(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isSlightlyBetter */ .bQ)(result) ? 'slightly better' : 'improved'}${aside()}`;
        case 'unchanged': {
            if (result.row === 'exact')
                return '✅ unchanged';
            // One case is no ground for a tick.
            if (result.n === 1)
                return '➖ unchanged on the only case';
            const rulesOut = describeFigure(result, result.can_rule_out);
            return `✅ unchanged on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(result.n, 'case')}${rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`}`;
        }
        case 'no-regression':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isSlightlyWorse */ .hf)(result, alpha)
                ? `✅ slightly worse, within the margin${aside(margin ?? 'none')}`
                : `✅ no regression beyond ${margin ?? 'the margin'}${aside()}`;
        case 'within-bounds':
            return `✅ within bounds (${describeBounds(result)})`;
        case 'inconclusive': {
            const word = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isWorseSizeOpen */ .QG)(result, alpha)
                ? (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSizeOpen */ .$3)(result)
                : `cannot tell${result.suspect ? ', suspect' : ''}`;
            const flips = describeFewFlips(result);
            return `❔ ${word}: ${flips === null ? '' : `${flips}; `}${describeUncertainty(result) ?? describeLimits(result)}${aside()}`;
        }
        case 'invalid':
            return `⚠️ invalid: ${result.reason}`;
        case 'not-comparable':
            return `➖ not compared: ${result.reason}`;
    }
}
/**
 * A gate's result in plain words, without intervals and p values.
 * @example { sign: '❌', words: 'regressed: −12 points, allowed 5 points' }
 */
function summarizeVerdict(result, alpha) {
    const whole = describeVerdict(result, alpha);
    const [sign = ''] = whole.split(' ', 1);
    const { changeInWords: change } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U)(result);
    const figures = [...(change === null ? [] : [change]), ...describeAllowed(result)].join(', ');
    const word = nameVerdict(result, alpha);
    if (word === null)
        return { sign, words: whole.slice(sign.length + 1) };
    if (result.verdict === 'unchanged')
        return { sign, words: word };
    return { sign, words: figures === '' ? word : `${word}: ${figures}` };
}
/** Null where the whole sentence says it as briefly. */
function nameVerdict(result, alpha) {
    if (isIdle(result))
        return null;
    if (result.failed && result.verdict !== 'regressed' && result.verdict !== 'breached')
        return 'not proven';
    switch (result.verdict) {
        case 'regressed':
            return 'regressed';
        case 'improved':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isSlightlyBetter */ .bQ)(result) ? 'slightly better' : 'improved';
        case 'no-regression':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isSlightlyWorse */ .hf)(result, alpha) ? 'slightly worse' : 'no regression';
        case 'inconclusive':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__/* .isWorseSizeOpen */ .QG)(result, alpha) ? 'worse, size open' : result.suspect ? 'suspect' : 'cannot tell';
        case 'unchanged':
            return result.n === 1 && result.row !== 'exact' ? null : 'unchanged';
        case 'breached':
        case 'within-bounds':
        case 'invalid':
        case 'not-comparable':
            return null;
    }
}
/** The title of a column of changes, with the interval where there can be one. */
function titleChange({ alpha, inference }) {
    return inference === 'these-cases'
        ? 'change'
        : `change [${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`;
}
/** "on all 60 cases: success 98 % (rules out drops over 6.1 points)": the level is told too, since all may fail as before. */
function describeUnchanged(result) {
    const level = `: ${result.metric.title} ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U)(result).candidate ?? '?'}`;
    if (result.row === 'exact')
        return `${result.n === 0 ? 'in one reading' : `on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(result.n, 'file')}`}${level}`;
    if (result.n === 1)
        return `on the only case${level}`;
    const rulesOut = describeFigure(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : ` (rules out ${adverseNoun(result)}s over ${rulesOut})`;
    return `on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(result.n, 'case')}${level}${limit}`;
}
/** What forbids a green tick although no gate fails: gates that only warn, and guardrails that could not be measured. */
function warningGates({ gates, verdict: { primary } }) {
    const bad = ['regressed', 'breached', 'invalid'];
    return gates.filter(({ gate, verdict }) => gate.severity === 'warn' ? bad.includes(verdict) : verdict === 'invalid' && gate.id !== primary);
}
/** The gate that makes the run invalid: the primary one, else the first that can fail the run. */
function invalidGate(comparison) {
    const invalid = comparison.gates.filter(({ gate, verdict }) => verdict === 'invalid' && gate.severity === 'fail');
    return invalid.find(({ gate }) => gate.id === comparison.verdict.primary) ?? invalid[0] ?? null;
}
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
/** How many cases would settle what the primary gate leaves open; null where nobody knows, or more cases do not help. */
function adviseSize(result, { inference, verdict }) {
    if (result === null || result.gate.id !== verdict.primary)
        return null;
    if (verdict.because === 'nothing-to-lose' || verdict.because === 'nothing-matched')
        return null;
    if (inference === 'these-cases')
        return 'More trials would show smaller differences on these cases.';
    const [needed, allowed] = [(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .countToSettle */ .AA)(result), allowedChange(result)];
    if (needed === null || allowed === null)
        return null;
    return `To settle ${allowed} you need about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(needed, { decimals: 0 })} cases like these.`;
}


/***/ }),

/***/ 27175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildTrials),
/* harmony export */   q: () => (/* binding */ FLAKY_LISTED)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _told_candidate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91254);



/** More are counted. */
const FLAKY_LISTED = 20;
const passRate = (passes) => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`);
function listFlaky(told, details, disagreements) {
    const flaky = (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRows */ .U5)(told.map(({ reliability }) => reliability.flaky), (one) => one.case_id);
    const count = flaky.length;
    if (count === 0)
        return { count, blocks: [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }] };
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (details === 'none')
        return { count, blocks: [{ kind: 'paragraph', text: [lead] }] };
    // A pair in which neither arm is flaky does not list the case.
    const steady = (one, place) => disagreements.find((other) => other.case_id === one?.case_id)?.passes[place + 1] ?? null;
    const left = count - FLAKY_LISTED;
    const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)];
    const blocks = [
        { kind: 'paragraph', text: [`${lead}${count > 1 ? ' Least stable first:' : ''}`] },
        {
            kind: 'table',
            columns: [
                { title: 'case', align: 'left' },
                ...names.map((name) => ({ title: `passed, ${name}`, align: 'right' })),
            ],
            rows: flaky
                .slice(0, FLAKY_LISTED)
                .map((row) => [
                [{ kind: 'code', text: (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.case_id ?? '' }],
                [passRate((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.baseline ?? null)],
                ...row.map((one, place) => [passRate(one === null ? steady((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row), place) : one.candidate)]),
            ]),
        },
        ...(left > 0 ? [{ kind: 'paragraph', text: [`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(left, { decimals: 0 })} more.`] }] : []),
    ];
    return { count, blocks };
}
function describeMajority(majority, alpha, details) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(failing, { decimals: 0 })} broke, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} were fixed, of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(n, 'case')}`;
    const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED);
    return [
        `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(p, alpha)}; it decides nothing).`,
        ...(ties.length === 0
            ? []
            : [
                ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
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
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsForDigits */ .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const advice = noise.advice === 'more-trials'
        ? [
            `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
            { kind: 'strong', text: 'More trials help.' },
        ]
        : [
            `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
            { kind: 'strong', text: 'More cases help; more trials hardly do.' },
        ];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice];
}
/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
function buildTrials(candidates, details, disagreements = []) {
    const told = candidates.flatMap((one) => one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }]);
    if (told.length === 0)
        return [];
    const flaky = listFlaky(told, details, disagreements);
    const summary = flaky.count === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(flaky.count, 'flaky case');
    return [
        ...(candidates.length > 1 ? [] : told.flatMap(adviseOnPrimary)),
        {
            kind: 'details',
            summary: [`Trials: ${summary}`],
            blocks: [
                ...flaky.blocks,
                ...told.flatMap((one) => {
                    const blocks = describeRest(one, details, candidates.length > 1);
                    const name = { kind: 'strong', text: `${one.context.names.candidate}:` };
                    return candidates.length === 1 || blocks.length === 0
                        ? blocks
                        : [{ kind: 'paragraph', text: [name] }, ...blocks];
                }),
            ],
        },
    ];
}
function noiseOfPrimary({ comparison: { verdict }, reliability: { noise } }) {
    return verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined;
}
function adviseOnPrimary(one) {
    const noise = noiseOfPrimary(one);
    return noise === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(noise, one.comparison) }];
}
function describeRest(one, details, isOfSeveral) {
    const { comparison, reliability } = one;
    const { majority, noise, not_separated: reason } = reliability;
    const told = isOfSeveral ? undefined : noiseOfPrimary(one);
    const others = noise.filter((each) => each !== told);
    return [
        ...(majority === null
            ? []
            : [{ kind: 'paragraph', text: describeMajority(majority, comparison.alpha, details) }]),
        ...(others.length === 0
            ? []
            : [{ kind: 'list', items: others.map((each) => describeNoise(each, comparison)) }]),
        ...(reason === null ? [] : [{ kind: 'paragraph', text: [`Trials or cases? ${capitalise(reason)}.`] }]),
    ];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U5: () => (/* binding */ joinRows),
/* harmony export */   ie: () => (/* binding */ columnsOfEach)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** The rows of several candidates side by side: by key, in the order in which they come first; null where a candidate has none. */
function joinRows(lists, keyOf) {
    const [only = [], ...more] = lists;
    if (more.length === 0)
        return only.map((row) => [row]);
    const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const keys = new Set(maps.flatMap((map) => [...map.keys()]));
    return [...keys].map((key) => maps.map((map) => map.get(key) ?? null));
}
/** The first that there is. */
function firstOf(rows) {
    return rows.find((row) => row !== null) ?? null;
}
/** What the baseline has of a metric or tag. Where candidates share other cases with it, this is the mean over those of the first. */
function writeBaseline(rows) {
    return rows.flatMap((row) => (row === null ? [] : ((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)(row).baseline ?? [])))[0] ?? '–';
}
/** The columns of every candidate, below its name where there are several. */
function columnsOfEach(told, columns) {
    return told.flatMap((one) => columns(one).map((column) => (told.length === 1 ? column : { ...column, group: one.context.names.candidate })));
}


/***/ })

};
