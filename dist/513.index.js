export const id = 513;
export const ids = [513];
export const modules = {

/***/ 513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/compare/compare-runs.js + 46 modules
var compare_runs = __webpack_require__(50203);
// EXTERNAL MODULE: ./build/core/compare/settings-table.js
var settings_table = __webpack_require__(38340);
// EXTERNAL MODULE: ./build/core/model/inference.js
var inference = __webpack_require__(20523);
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

// EXTERNAL MODULE: ./build/core/report/cut-text.js
var cut_text = __webpack_require__(49765);
;// CONCATENATED MODULE: ./build/core/report/shrink-value.js

/** A plain value with every text and list in it cut to a size, and whether any was: else it is the value itself. Nothing else changes, so its type stays. */
function shrinkValue(value, size) {
    if (hasRoom(value, size))
        return { value, isCut: false };
    const shrink = (one) => {
        if (typeof one === 'string')
            return (0,cut_text/* cutText */.I)(one, size.text);
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
        const oldAt = before.placeOf(caseId);
        const currentAt = now.placeOf(caseId);
        const written = [];
        for (const { place, old, current, write } of scored) {
            const was = old?.[oldAt] ?? NaN;
            const is = current?.[currentAt] ?? NaN;
            if (Number.isNaN(was) && Number.isNaN(is))
                continue;
            written.push([place, Number.isNaN(was) ? null : write(was), Number.isNaN(is) ? null : write(is)]);
        }
        return written;
    };
}

// EXTERNAL MODULE: ./build/core/report/build-case-table.js
var build_case_table = __webpack_require__(28763);
// EXTERNAL MODULE: ./build/core/report/build-report.js + 22 modules
var build_report = __webpack_require__(72955);
// EXTERNAL MODULE: ./build/shell/io/replace-json.js
var replace_json = __webpack_require__(48313);
// EXTERNAL MODULE: ./build/shell/io/write-aside.js
var write_aside = __webpack_require__(26660);
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
    const deleted = new Set(candidate.deleted_cases);
    const unedited = new Set(baseline.cases.map(({ id, fingerprint }) => `${id} ${fingerprint}`));
    const expected = new Map(baseline.cases.map((golden) => [golden.id, JSON.stringify(golden.expected_spans)]));
    return candidate.cases
        .filter(({ id }) => now.has(id) && !before.has(id))
        .slice(0, annotate_stale_MAX_ANNOTATIONS)
        .map(({ id, at, expected_spans: spans, fingerprint }) => {
        const paths = [...new Set(spans.map(({ path }) => path))];
        const more = paths.length > MAX_PATHS ? ' …' : '';
        const of = show === 'ids' ? '' : ` (${paths.slice(0, MAX_PATHS).join(', ')}${more})`;
        const isFailing = deleted.has(id) && unedited.has(`${id} ${fingerprint}`);
        const effect = isFailing ? 'fails' : 'is not compared';
        const isGone = expected.get(id) === JSON.stringify(spans);
        return {
            level: 'warning',
            ...at,
            title: isGone ? `${id} expects what is gone` : `${id} expects what is not there`,
            message: `An expected span${of} is not in the code of this change, so the case ${effect}. ${isGone ? 'Edit the case, or restore what it expects.' : 'Correct the case.'}`,
        };
    });
}

// EXTERNAL MODULE: ./build/app/evaluate/find-span-naming.js + 1 modules
var find_span_naming = __webpack_require__(36771);
// EXTERNAL MODULE: ./build/app/evaluate/draw-charts.js + 1 modules
var draw_charts = __webpack_require__(22994);
// EXTERNAL MODULE: ./build/app/evaluate/list-charts.js + 2 modules
var list_charts = __webpack_require__(77336);
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
function listFailing({ run, trials }) {
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
// EXTERNAL MODULE: ./build/core/metrics/judged-part.js
var judged_part = __webpack_require__(49153);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/app/pacing/given-up.js
var given_up = __webpack_require__(43120);
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
        ...judgeFailuresOf(trials),
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
    // Lists of reasons are shared by most trials.
    const shared = new Map();
    for (const { unscored } of trials)
        shared.set(unscored, (shared.get(unscored) ?? 0) + 1);
    const counts = new Map();
    for (const [unscored, count] of shared) {
        // All metrics of such a trial have one reason.
        const [reason = ''] = Object.values(unscored);
        const message = INFRASTRUCTURE.exec(reason)?.[1];
        if (message !== undefined)
            counts.set(message, (counts.get(message) ?? 0) + count);
    }
    return findCommonest(counts)?.[0] ?? null;
}
function findCommonest(counts) {
    return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))[0];
}
/** Trials that come after the judge was given up have nothing usable of it either, though nobody asked it about them. */
function judgeFailuresOf(trials) {
    let judged = 0;
    let failed = 0;
    const counts = new Map();
    for (const { scores, unscored } of trials) {
        const error = scores['judge.error'];
        // Most trials have nobody to judge them, or nothing that was wrong.
        const messages = (error ?? 0) > 0 || unscored['judge.error'] === judged_part/* NOBODY */.oQ ? judgeMessagesOf(unscored) : [];
        const isLeftOut = error === undefined && messages.length > 0;
        if (error !== undefined || isLeftOut)
            judged += 1;
        // Where some readings failed, others may have answered the same question.
        if (error !== 1 && messages.length === 0)
            continue;
        failed += 1;
        for (const message of messages)
            counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const [message, times] = findCommonest(counts) ?? [null, 0];
    return failed === 0 ? {} : { judge_failures: { trials: failed, judged, message, times } };
}
/** Of a trial, each once; what there was nothing to ask about is none. */
function judgeMessagesOf(unscored) {
    const messages = Object.values(unscored).flatMap((reason) => {
        const failed = (0,judged_part/* readJudgeReason */._w)(reason);
        return failed === null || (failed.asked === false && !(0,given_up/* saysGivenUp */.D)(failed.error)) ? [] : [failed.error];
    });
    return [...new Set(messages)];
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

// EXTERNAL MODULE: ./build/core/format/format-duration.js
var format_duration = __webpack_require__(66850);
// EXTERNAL MODULE: ./build/core/format/label-span.js
var label_span = __webpack_require__(36763);
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
            label: (0,label_span/* labelSpan */.l)(span),
            finds: expected === null ? null : { label: (0,label_span/* labelSpan */.l)(expected), relevance: expected.relevance },
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

// EXTERNAL MODULE: ./build/core/metrics/case-kinds.js
var case_kinds = __webpack_require__(6864);
// EXTERNAL MODULE: ./build/core/metrics/check-answer.js
var check_answer = __webpack_require__(25435);
// EXTERNAL MODULE: ./build/core/metrics/finds-critical.js
var finds_critical = __webpack_require__(46064);
// EXTERNAL MODULE: ./build/core/metrics/hit.js
var hit = __webpack_require__(76449);
// EXTERNAL MODULE: ./build/core/metrics/judged-answer.js
var judged_answer = __webpack_require__(974);
// EXTERNAL MODULE: ./build/core/metrics/match-hops.js
var match_hops = __webpack_require__(29562);
// EXTERNAL MODULE: ./build/core/metrics/normalize-path.js
var normalize_path = __webpack_require__(86431);
// EXTERNAL MODULE: ./build/core/metrics/sources.js
var sources = __webpack_require__(93902);
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
/**
 * Names behind what is wrong with them, as one clause; none where there is no name. `nouns` is a plural in -s.
 * @example describeNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
function describeNames(what, nouns, names) {
    if (names.length === 0)
        return [];
    const noun = names.length === 1 ? nouns.slice(0, -1) : nouns;
    const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)));
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return [`${what} the ${noun} ${listed.join(', ')}${more}`];
}

;// CONCATENATED MODULE: ./build/app/evaluate/describe-flips.js















/** Of the judge's words: enough for a sentence or two. */
const REASONING_LENGTH = 200;
/** The stories behind flipped cases, in the order of `ids`: what was asked, expected, answered before and now, and why it fails. */
function describeFlips({ ids, cases, topK, pricing, scoring, deleted = [], baseline, candidate, }) {
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
                expected_spans: golden.expected_spans.filter(({ relevance }) => relevance > 0).map(label_span/* labelSpan */.l),
                top_k: topK,
                baseline: describeSide(tellingTrial(baseline.get(id) ?? []), golden),
                candidate: describeSide(now, golden),
                reasons: now === null ? [] : reasonsOf(now, golden, { topK, pricing, scoring }),
                ...(deleted.includes(id) && { source_deleted: true }),
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
function describeSide(trial, golden) {
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
        return [{ label: (0,label_span/* labelSpan */.l)(span), rank, matches: isExpected ? (0,label_span/* labelSpan */.l)(expected) : null }];
    });
    const judge = judgments === undefined ? [] : describeJudgments(judgments);
    return { answer: observation.reply.answer, spans, failure: null, ...(judge.length > 0 && { judge }) };
}
/** Why a trial fails, one clause each: what it declined, what it did not find, every check that does not hold, what it called. */
function reasonsOf({ observation, judgments, scores, unscored }, golden, { topK, pricing, scoring }) {
    const isAnswered = observation.status === 'ok';
    const missing = unscored['success'];
    return [
        // An empty answer fails a case even where nothing is asked of the answer.
        ...(isAnswered && scores['success'] === 0 ? describeWillingness(observation.reply, golden) : []),
        ...(scores['success.retrieval'] === 0 ? describeRetrieval(observation, golden, { topK, scoring }) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeFailedChecks(observation, golden, pricing) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeHops(observation.reply, golden) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeJudged(golden, judgments ?? null, scoring) : []),
        ...(isAnswered && scores['success.workflow'] === 0 ? describeWorkflow(golden, observation.reply, scoring) : []),
        ...(missing === undefined ? [] : [missing]),
    ];
}
/** Which part of the retrieval is at fault: spans within the primary k, sources, or both. A trial that failed retrieved nothing. */
function describeRetrieval(observation, golden, { topK, scoring }) {
    const reply = observation.status === 'ok' ? observation.reply : { spans: [] };
    const ranking = reply.spans === undefined ? null : (0,match_spans/* rankSpans */.us)(reply.spans, golden.expected_spans);
    const isCritical = scoring.success_spans === 'critical';
    const found = ranking === null || !(0,match_spans/* expectsSpans */.a5)(golden)
        ? null
        : (0,match_spans/* scoreRanking */.Dz)(ranking, (possible) => (isCritical ? (0,finds_critical/* findsCritical */.Y)(possible, topK) : (0,hit/* hitAtK */.g)(possible.gains, topK)));
    const isMissed = found?.kind === 'scored' && found.value === 0;
    const sought = isCritical ? 'not every critical span' : 'no expected span';
    const retrieved = (0,sources/* retrievedSources */.dz)(reply);
    const missing = (golden.expected_sources ?? []).filter((name) => retrieved?.has((0,normalize_path/* normalizePath */.F)(name)) === false);
    return [
        ...(isMissed ? [`${sought} was retrieved within the primary k`] : []),
        ...describeNames('it did not retrieve', 'sources', missing),
    ];
}
/** Hops count where the case asks for them. */
function describeHops(reply, golden) {
    if (!(0,case_kinds/* requiresHops */.Lf)(golden))
        return [];
    const hops = golden.required_hops ?? [];
    const found = (0,match_hops/* matchHops */.k)(hops, reply.answer);
    if (typeof found === 'string')
        return [];
    const missing = hops.filter((hop) => !found.includes(hop)).map(({ id }) => id);
    return describeNames('the answer does not state', 'hops', missing);
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
    if (mode === 'must_clarify' || mayAsk)
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
    const telling = new Set([...request.comparison.flips.map(({ case_id }) => case_id), ...listFailing(candidate)]);
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
        deleted: request.comparison.cases.deleted ?? [],
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
    const naming = await (0,find_span_naming/* findSpanNaming */.q)(candidate, {
        ...request,
        folder: candidateFolder,
        others: baseline === null ? [] : [baseline],
    });
    const compared = (0,compare_runs.compareRuns)({
        baseline,
        candidate,
        failOn: request.failOn,
        ...(request.inference && {
            inference: (0,inference/* chooseInference */.h)(request.inference, candidate.run.settings.inference),
        }),
        ...(confirmations === null ? {} : { confirmations }),
        ...(ruleSet === null ? {} : { ruleSet }),
    });
    const comparison = { ...compared, warnings: [...(naming === null ? [] : [naming.text]), ...compared.warnings] };
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
    const report = (0,build_report.buildReport)({
        comparison,
        context,
        flips,
        details,
        charts,
        tables: [...tables, ...(0,settings_table/* buildSettingsTable */.U)(arms)],
        measured: { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k },
        ...(naming?.isLead === true && { lead: naming.text }),
    });
    const own = { comparison: (0,external_node_path_.join)(outputFolder, 'comparison.json'), junit: (0,external_node_path_.join)(outputFolder, render.REGISTRY.junit.file) };
    const writing = (0,write_aside/* startWriting */.Z)();
    writing.write(own.comparison, (0,replace_json/* writeJson */.G)(comparison));
    const results = listResults({ comparison, candidate, told: flips, details });
    writing.write(own.junit, render.REGISTRY.junit.render(report, { results }));
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
    await writing.finish();
    const files = { ...written.files, ...own };
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

/***/ 36771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ findSpanNaming)
});

// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/model/undecided-span.js
var undecided_span = __webpack_require__(65606);
;// CONCATENATED MODULE: ./build/core/compare/span-naming.js


const ZERO_RECALL = 'retrieval.zero-recall';
const RETURNED = 'retrieval.returned';
/** They are unscored in every trial with a span, a source or a hop of which it cannot be told. */
const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage'];
function surveySpanNaming(trials) {
    let isMatched = false;
    const missed = new Set();
    const undecided = new Map();
    for (const { case: id, scores, unscored } of trials) {
        if (scores[ZERO_RECALL] === 0)
            isMatched = true;
        else if ((scores[RETURNED] ?? 0) > 0)
            missed.add(id);
        for (const metric of TELLING) {
            const example = undecided.has(id) ? null : (0,undecided_span/* readUndecided */.W7)(unscored[metric] ?? '');
            if (example !== null)
                undecided.set(id, example);
        }
    }
    const example = findCommonest(undecided);
    return {
        isMatched,
        missed: [...missed],
        undecided: example === null ? null : { cases: [...undecided.keys()], example },
    };
}
/** Of the cases that want the most frequent mend the first by id: trials come in any order. */
function findCommonest(byCase) {
    const byMend = new Map();
    for (const [, one] of [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)))
        if (byMend.get(one.mend)?.push(one) === undefined)
            byMend.set(one.mend, [one]);
    const groups = [...byMend.values()].sort((a, b) => b.length - a.length);
    return groups[0]?.[0] ?? null;
}
/** The warning that it cannot be told what was retrieved, in a run of these cases. */
function describeUndecidedSpans({ undecided }, { cases: all, mayShow, }) {
    if (undecided === null)
        return null;
    const { expected, returned, mend } = undecided.example;
    const open = new Set(undecided.cases);
    const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length;
    const watched = critical === 0 ? '' : ` (${critical} of them critical)`;
    const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : '';
    return `In ${open.size} of ${(0,format_number/* countOf */.pq)(all.length, 'case')}${watched} it cannot be told whether what was retrieved is what is expected, so that is unscored, not 0${shown}. Let the target ${mend}.`;
}
/**
 * The first thing to say of a run in which no expected span was ever retrieved, though spans came back.
 * @param example the expected and the returned span that are most alike; null where they may not be shown
 */
function describeOtherNames({ missed }, example) {
    const none = `Not one expected span was retrieved in ${missed.length === 1 ? 'the only case' : `any of the ${(0,format_number/* countOf */.pq)(missed.length, 'case')}`} that got spans`;
    if (example === null)
        return `${none}: look whether your target names spans in another way than the cases do.`;
    const sides = `expected \`${example.expected}\`, it returned \`${example.returned}\``;
    return example.isSameFile
        ? `${none}: your target names spans in another way: ${sides}. Report paths as the cases write them, relative to the repository.`
        : `${none}. If it finds the right ones, your target names spans in another way: ${sides}.`;
}

// EXTERNAL MODULE: ./build/core/format/label-span.js
var label_span = __webpack_require__(36763);
// EXTERNAL MODULE: ./build/core/metrics/normalize-path.js
var normalize_path = __webpack_require__(86431);
// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/shell/runs/read-observations.js + 1 modules
var read_observations = __webpack_require__(64796);
;// CONCATENATED MODULE: ./build/app/evaluate/find-span-naming.js





/** Enough to find one that is told apart by little. */
const MOST_CASES = 50;
/**
 * Null where expected and retrieved spans are named alike. Where another run has matches, one without any lost them: that is a
 * result. Reads a few answers again where nothing ever matched.
 */
async function findSpanNaming({ run, trials }, request) {
    const naming = surveySpanNaming(trials);
    const mayShow = request.details === 'full';
    const isLead = [trials, ...request.others.map((other) => other.trials)].every((made) => !surveySpanNaming(made).isMatched);
    const undecided = describeUndecidedSpans(naming, { cases: run.cases, mayShow });
    if (undecided !== null)
        return { text: undecided, isLead };
    if (!isLead || naming.missed.length === 0)
        return null;
    const caseIds = new Set(naming.missed.slice(0, MOST_CASES));
    const example = mayShow && !(await (0,read_reference/* isReference */.A_)(request.folder))
        ? findAlike(run.cases, await (0,read_observations/* readObservations */.i)(request.folder, { caseIds, log: request.log, order: trials }))
        : null;
    return { text: describeOtherNames(naming, example), isLead };
}
/** The expected and the returned span of one case that have most in common, the first of several. */
function findAlike(cases, trials) {
    let best = null;
    for (const { id, expected_spans: expected } of cases)
        for (const { observation } of trials.get(id) ?? [])
            for (const span of observation.status === 'ok' ? (observation.reply.spans ?? []) : [])
                for (const wanted of expected) {
                    const shared = countSharedParts(wanted.path, span.path ?? '');
                    const likeness = 2 * shared.count + (wanted.symbol !== undefined && wanted.symbol === span.symbol ? 1 : 0);
                    if (wanted.relevance === 0 || likeness <= (best?.likeness ?? -1))
                        continue;
                    const isSameFile = shared.isEndOfOther;
                    best = { expected: (0,label_span/* labelSpan */.l)(wanted), returned: (0,label_span/* labelSpan */.l)(span), isSameFile, likeness };
                }
    return best;
}
/** How many parts two paths have in common, counted from their ends, and whether one of the two, which differ, is the end of the other. */
function countSharedParts(one, other) {
    const [a, b] = [partsOf(one), partsOf(other)];
    const differs = a.findIndex((part, index) => part !== b[index]);
    const count = differs === -1 ? a.length : differs;
    return { count, isEndOfOther: count > 0 && a.length !== b.length && count === Math.min(a.length, b.length) };
}
/** The last one first. */
function partsOf(path) {
    return (0,normalize_path/* normalizePath */.F)(path).split('/').reverse();
}


/***/ }),

/***/ 77336:
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

// EXTERNAL MODULE: ./build/core/charts/index.js + 25 modules
var charts = __webpack_require__(13456);
// EXTERNAL MODULE: ./build/core/compare/pair-cases.js
var pair_cases = __webpack_require__(92344);
// EXTERNAL MODULE: ./build/core/stats/case-means.js
var case_means = __webpack_require__(22999);
;// CONCATENATED MODULE: ./build/app/evaluate/case-values.js

/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
function caseValues(runs, ids, metrics) {
    const arms = runs.map(({ trials }) => {
        const { placeOf, columnOf } = (0,case_means/* caseMeansOf */.u)(trials);
        return { places: ids.map(placeOf), columnOf };
    });
    return Object.fromEntries(metrics.map((metric) => {
        const columns = arms.map(({ places, columnOf }) => ({ places, means: columnOf(metric) }));
        return [metric, ids.map((_, at) => columns.map(({ places, means }) => meanAt(means, places[at] ?? -1)))];
    }));
}
function meanAt(means, place) {
    const mean = means?.[place] ?? NaN;
    return Number.isNaN(mean) ? null : mean;
}

;// CONCATENATED MODULE: ./build/app/evaluate/list-charts.js




const CHARTS = Object.values(charts.REGISTRY);
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
        choose: () => new Set([charts.REGISTRY['delta-forest'].id, charts.REGISTRY['cost-quality'].id]),
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
// EXTERNAL MODULE: ./build/core/metrics/tables/open-tables.js + 55 modules
var open_tables = __webpack_require__(72537);
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
            : (0,watch_run/* expecting */.K)(measured.scored, expected)),
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

/***/ 54164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/render/index.js + 15 modules
var render = __webpack_require__(11084);
// EXTERNAL MODULE: ./build/shell/io/write-aside.js
var write_aside = __webpack_require__(26660);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/shell/page/read-page-assets.js


const CHART_LIBRARY = 'chart.umd.min.js';
/** In the order in which they run: each uses the ones before it. */
const OWN_SCRIPTS = ['dom.js', 'tables.js', 'charts.js', 'case-list.js', 'case-view.js', 'start.js'];
/** Where the files are: beside the bundle, as scripts/build.js puts them, else where this repository keeps them. */
const PLACES = [
    { chart: './assets/', own: './assets/page/' },
    { chart: '../../../node_modules/chart.js/dist/', own: '../../page/' },
];
/**
 * Chart.js and the page's own scripts, which are one: they share names, and nothing of them is seen from outside. In one go: seven small
 * files take longer to be waited for than to be read.
 */
function readPageAssets() {
    for (const { chart, own } of PLACES) {
        const library = readIfThere(`${chart}${CHART_LIBRARY}`);
        if (library === null)
            continue;
        const parts = OWN_SCRIPTS.map((name) => (0,external_node_fs_.readFileSync)(new URL(`${own}${name}`, import.meta.url), 'utf8'));
        const script = `(() => {\n'use strict'\n${parts.join('\n')}})()\n`;
        return { scripts: [library, script], hash: (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64') };
    }
    throw new Error('the scripts of the HTML report are not beside the program');
}
/** Null when it is not there. `place` is relative to this module, which in the bundle is the bundle. */
function readIfThere(place) {
    try {
        return (0,external_node_fs_.readFileSync)(new URL(place, import.meta.url), 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/evaluate/write-report.js




/** Writes what every report has, comment.md, report.html and report.md, and of the rest what there is. */
async function writeReport(report, data) {
    const { outputFolder, badges, caseTable } = data;
    const pathOf = ({ file }) => (0,external_node_path_.join)(outputFolder, file);
    const files = {
        comment: pathOf(render.REGISTRY.comment),
        report: pathOf(render.REGISTRY.html),
        document: pathOf(render.REGISTRY.markdown),
        ...(caseTable !== undefined && { cases: pathOf(render.REGISTRY.csv) }),
        ...(badges !== undefined && { badge: pathOf(render.REGISTRY['verdict-badge']) }),
        ...(badges?.pass_rate && { 'pass rate': pathOf(render.REGISTRY['pass-rate-badge']) }),
    };
    const writing = (0,write_aside/* startWriting */.Z)();
    // The largest first: it is written while the others are made.
    if (files.cases !== undefined)
        writing.write(files.cases, render.REGISTRY.csv.render(report, data));
    const { cases } = data;
    const page = readPageAssets();
    writing.write(files.report, render.REGISTRY.html.render(report, cases === undefined ? { page } : { page, cases }));
    const comment = render.REGISTRY.comment.render(report);
    writing.write(files.comment, comment);
    writing.write(files.document, render.REGISTRY.markdown.render(report));
    for (const name of ['verdict-badge', 'pass-rate-badge']) {
        const badge = render.REGISTRY[name].render(report, data);
        if (badge !== '')
            writing.write(pathOf(render.REGISTRY[name]), badge);
    }
    await writing.finish();
    return { report, comment, summary: render.REGISTRY.summary.render(report), files };
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
    const unpriced = fresh.filter(([model]) => (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, known) === null);
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

/***/ 29422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ buildTournamentBadges),
/* harmony export */   x: () => (/* binding */ buildBadges)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25262);



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

/***/ 53636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   M7: () => (/* binding */ collectFacts),
/* harmony export */   kY: () => (/* binding */ statesOf),
/* harmony export */   te: () => (/* binding */ ownStates)
/* harmony export */ });
const CHANGES = { 'newly-failing': 'newly failing', 'newly-passing': 'newly passing', flaky: 'flaky' };
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
    const { ids, starts, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids,
        trials: table.trials.length,
        trialsOf: (id) => {
            const place = placeOf(id);
            return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
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
function meanColumn({ ids, starts, column }, metricId) {
    const found = column(metricId);
    if (found === null || found.values.length === 0)
        return null;
    const { states, values } = found;
    const means = new Float64Array(ids.length).fill(NaN);
    let hasMeans = false;
    for (let place = 0; place < means.length; place++) {
        const from = starts[place];
        const to = starts[place + 1];
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
function readSpread({ trials, starts, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    const runs = new Map();
    const within = [];
    let at = 0;
    for (const to of starts.subarray(1)) {
        const scored = [];
        for (; at < to; at++) {
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
function tallyCases({ ids, starts, column }) {
    const { states, values } = column(SUCCESS) ?? { states: [_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE], values: [] };
    return ids.map((_, place) => {
        let passed = 0;
        let scored = 0;
        for (let at = starts[place]; at < starts[place + 1]; at++) {
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

/***/ 48313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   j: () => (/* binding */ replaceJson)
/* harmony export */ });
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41237);

/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFile */ .f)(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}


/***/ }),

/***/ 26660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ startWriting)
/* harmony export */ });
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35973);
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41237);


/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFile */ .f)(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_1__/* .finishAll */ .t)(underWay),
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
/* harmony import */ var _core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10890);
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
        const key = (0,_core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_7__/* .trialKey */ .w)(trial.case, trial.trial);
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
// EXTERNAL MODULE: ./build/core/model/quick-parse.js + 1 modules
var quick_parse = __webpack_require__(81108);
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
const parseRecord = (0,quick_parse/* quickParser */.f)(schemas.object(run/* trialRecordSchema */.Hz.shape));
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
    const parsed = parseRecord(value);
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
