export const id = 8912;
export const ids = [8912];
export const modules = {

/***/ 57135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ describeTrend),
/* harmony export */   SS: () => (/* binding */ chooseTrends),
/* harmony export */   eZ: () => (/* binding */ RESOURCES)
/* harmony export */ });
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** What a run took, whether a gate looks at it or not. */
const RESOURCES = ['cost.usd', 'tokens.total', 'performance.latency'];
/** So many of the newest steps are looked at, and so many of them must go the same way: by chance alone one metric in 80 does, up or down. */
const STEPS = 7;
const MOST_OF = 6;
/**
 * How a metric crept up or down; null where it did neither. It decides nothing.
 * @param values the oldest first; null was not measured and is passed over
 * @example describeTrend(tokens, [1000, 1010, 1030, 1025, 1060, 1090, 1110, 1140]) // 'tokens per query rose on 6 of the last 7 nights, +14 % in all'
 */
function describeTrend(metric, values, noun = 'night') {
    const known = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [known[0], known.at(-1)];
    if (first === undefined || last === undefined || known.length <= STEPS)
        return null;
    const steps = known.slice(1).map((value, at) => Math.sign(value - (known[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MOST_OF || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
/** Of what is compared by its ratio in per cent, of all else in its own unit; null where that reads as none. */
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)({
        ...{ metric, interval: null, baseline: first, candidate: last },
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
/** The metrics whose trends are told: those of the gates, and what the runs took. */
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


/***/ }),

/***/ 88912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REGISTRY: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 4 modules
var result_comparison = __webpack_require__(12331);
;// CONCATENATED MODULE: ./build/report/charts/palette.js
/**
 * Okabe & Ito (2008), told apart with every common colour blindness, the green darkened: each keeps 3:1 on GitHub's white and on its dark
 * ground alike, since pictures have no ground of their own. No colour stands alone: a sign, a dash or a place says the same.
 */
const BETTER = '#007a5a';
const WORSE = '#d55e00';
/** Names an arm and judges nothing. */
const CANDIDATE = '#0072b2';
const NEUTRAL = '#6e7781';
/** A query that went on to a dearer tier. */
const PASSED_ON = '#b35c00';
/** Type and lines: 4.2:1 on both grounds, the most that one colour can have. */
const INK = '#777';
/** Grid lines, faint on both. */
const GRID = '#8884';
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

;// CONCATENATED MODULE: ./build/report/charts/chart.js


/**
 * The options that all charts share: a title with its unit, the axes with theirs. Type stays at Chart.js's 12 pixels: a picture 480 wide that
 * GitHub shows at 600 or more has it at 15 and more, and a page sets its own.
 */
function chartOptions(chart) {
    const { title, x, y, scales = {}, legend, isShort = false, ...rest } = chart;
    return {
        ...(!isShort && { color: INK, borderColor: GRID }),
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
/**
 * What a chart calls its arms. A variant's name stays in the house: a service is told `baseline` and `candidate`, or letters where there are
 * more than two, by which the table of variants calls them too.
 * @example nameArms({ audience: 'service', arms: ['main', 'this PR'] }) // ['baseline', 'candidate']
 */
function nameArms({ audience, arms }) {
    if (arms.length > 2)
        return arms.map((arm, place) => audience === 'service' ? (0,result_comparison/* armLetter */.Dp)(place) : `${(0,result_comparison/* armLetter */.Dp)(place)} ${chartLabel(arm, 24)}`);
    if (audience === 'service')
        return arms.length === 1 ? ['this run'] : ['baseline', 'candidate'];
    return arms.map((arm) => chartLabel(arm, 24));
}
/** The table with this id; without rows where the report has none. */
function readTable(tables, id) {
    const table = tables.find((one) => one.id === id);
    return {
        columns: table?.columns.map(({ title }) => title) ?? [],
        rows: table?.rows.map((row) => row.map((cell) => (typeof cell === 'object' ? (cell?.value ?? null) : cell))) ?? [],
    };
}
/**
 * The places of the arms that a chart has room for: all of them, or the baseline and the best on the primary gate, in the order of the arms;
 * and what a title says of it.
 */
function armsToShow({ arms, comparison }, most) {
    const places = arms.map((_, place) => place);
    if (places.length <= most)
        return { places, remark: '' };
    const best = places
        .slice(1)
        .sort((one, other) => (0,result_comparison/* orientPrimary */.yf)(comparison, other) - (0,result_comparison/* orientPrimary */.yf)(comparison, one))
        .slice(0, most - 1);
    return {
        places: [0, ...best].sort((a, b) => a - b),
        remark: `, A and the best ${most === 2 ? '' : `${most - 1} `}of the others`,
    };
}

;// CONCATENATED MODULE: ./build/report/charts/mermaid.js
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

;// CONCATENATED MODULE: ./build/report/charts/calibration.js




const ID = 'calibration';
const MOST_ARMS = 3;
const LEAST_BUCKETS = 2;
/** Counts beside the name of an arm, where they fit; the size of a point tells them too, by its area. */
const MOST_COUNTS = 4;
const LEAST_RADIUS = 3;
const GROWTH = 9;
function readArms(input, places) {
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
        .filter(({ place, buckets }) => places.includes(place) && buckets.length > 0);
}
function labelOf(name, buckets) {
    const counts = buckets.map(({ n }) => n);
    const total = counts.reduce((sum, n) => sum + n, 0);
    return `${name}: ${counts.length > MOST_COUNTS ? total : counts.join(' + ')} ${total === 1 ? 'trial' : 'trials'}`;
}
const show = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true });
function draw(input) {
    const { places, remark } = armsToShow(input, MOST_ARMS);
    const arms = readArms(input, places);
    if (!arms.some(({ buckets }) => buckets.length >= LEAST_BUCKETS))
        return { kind: 'none', id: ID, reason: 'the confidence of the planner is known in fewer than two buckets' };
    const title = `Calibration: success by confidence, 0 to 1${remark}`;
    const said = arms.map(({ name, buckets }) => {
        const parts = buckets.map(({ n, confidence, success }) => `${show(success)} at ${show(confidence)} (${(0,format_number/* countOf */.pq)(n, 'trial')})`);
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
};

;// CONCATENATED MODULE: ./build/report/charts/capability-profile.js



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
 * The 22 capabilities of Metrics Alignment as bars, in its order: 22 spokes of a radar have no room for their names, and its area grows with the
 * square of the points.
 */
const capabilityProfile = { id: capability_profile_ID, in_comment: 'never', about: [], draw: capability_profile_draw };

;// CONCATENATED MODULE: ./build/report/charts/case-differences.js





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
/**
 * The change of the primary gate's metric in every paired case, sorted, positive better: how many lost, how many gained, and how much. The
 * words count cases: whether the metric is better or worse is for its gate to say.
 */
const caseDifferences = {
    id: case_differences_ID,
    in_comment: 'moved',
    about: ['primary'],
    needs: (primary) => (primary === null ? [] : [primary]),
    draw({ comparison, values }) {
        const none = (reason) => ({ kind: 'none', id: case_differences_ID, reason });
        if (comparison.ranking !== null)
            return none('it is about one difference');
        const { gates, verdict } = (0,result_comparison/* onlyCandidate */._g)(comparison);
        const metric = gates.find(({ gate }) => gate.id === verdict.primary)?.metric;
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
        const lost = sorted.filter((value) => value < 0).length;
        const gained = sorted.filter((value) => value > 0).length;
        const count = (cases) => (0,format_number/* formatNumber */.ZV)(cases, { decimals: 0 });
        const counted = `${count(lost)} lost, ${count(sorted.length - lost - gained)} equal, ${count(gained)} gained`;
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
            ...(new Set(sorted).size < 3 && { is_single: true }),
            mermaid: drawXy({
                title: `${title}, ${counted}`,
                x: { title: 'cases, the worst first', min: 1, max: sorted.length },
                y: { title: 'change, plus is better', min: Math.min(0, worst), max: Math.max(0, best) },
                series: [{ kind: 'line', values: sample(sorted) }],
            }),
            table: {
                columns: ['change, plus is better', 'cases'],
                rows: [
                    ['lost', lost],
                    ['equal', sorted.length - lost - gained],
                    ['gained', gained],
                ],
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/report/charts/component-cost.js




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
};

// EXTERNAL MODULE: ./build/stats/pareto-front.js
var pareto_front = __webpack_require__(72771);
;// CONCATENATED MODULE: ./build/report/charts/cost-quality.js






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
/** What every arm has a mean of; metrics of gates before others. */
function measuredOfAll({ arms }, { gates, metrics, standings }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    return metrics
        .filter(({ per_run }) => per_run === undefined)
        .flatMap((metric) => {
        // As the table shows it: a gate's value leaves stale cases out, a run's summary does not.
        const gate = gates.find((one) => one.metric === metric.id && one.where === null);
        const values = arms.map(({ summaries }, place) => standings[place]?.values[gate?.id ?? ''] ?? summaries[metric.id]?.mean ?? null);
        return values.every((value) => value !== null) ? [{ metric, values }] : [];
    })
        .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)));
}
/** The primary gate's metric when higher is better, else the first ratio. */
function chooseQuality(all, primary) {
    const ratios = all.filter(({ metric }) => metric.direction === 'higher' && metric.unit === 'ratio');
    return ratios.find(({ metric }) => metric.id === primary) ?? ratios[0];
}
/** Of the system under test: what the judge takes is no price of quality. */
const COSTS = ['cost.usd', 'tokens.total'];
/** Cost per query where it is known and not nothing, else tokens per query. */
function chooseCost(all) {
    const spent = all.filter(({ values }) => values.some((value) => value > 0));
    const found = COSTS.flatMap((id) => spent.find(({ metric }) => metric.id === id) ?? []);
    return found[0];
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
        const price = isMoney ? (0,format_number/* formatMoney */.up)(x) : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(x, { decimals: 0 }), 'tokens');
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
        alt: `${title}: ${said.join('; ')}. On the front no other costs no more and scores no lower: point figures, not a test.`,
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
                isShort,
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
        // Points above each other say no more than the quality does.
        ...(new Set(cost.values).size === 1 && { is_single: true }),
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
    in_comment_of_several: 'always',
    about: ['cost.usd', 'tokens.total', 'primary'],
    draw: (input) => {
        const { audience, comparison } = input;
        const { ranking, verdict } = comparison;
        if (ranking !== null)
            return cost_quality_draw({
                all: measuredOfAll(comparison, ranking),
                primary: ranking.gates.find(({ id }) => id === verdict.primary)?.metric,
                arms: nameArms(input),
                audience,
                where: 'of every variant',
            });
        const pair = (0,result_comparison/* onlyCandidate */._g)(comparison);
        return cost_quality_draw({
            all: measuredOnBoth(pair),
            primary: pair.gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id,
            arms: nameArms(input).slice(0, 2),
            audience,
            where: 'on both sides',
        });
    },
};

// EXTERNAL MODULE: ./build/format/format-possible.js
var format_possible = __webpack_require__(60427);
// EXTERNAL MODULE: ./build/model/relative-change.js
var relative_change = __webpack_require__(22837);
;// CONCATENATED MODULE: ./build/report/charts/claim-change.js


const OPEN = { side: 'open', words: 'may be no change' };
const claim_change_BETTER = { side: 'better', words: 'better' };
const claim_change_WORSE = { side: 'worse', words: 'worse' };
/**
 * The claim of the tables: the first that a gate on the metric's whole suite makes, else what the metric's adjusted p establishes. An
 * interval alone claims nothing: one metric in twenty has one that excludes 0 although nothing changed.
 */
function claimChange(metric, gates, alpha) {
    const own = gates.filter(({ gate, row }) => gate.metric === metric.metric.id && gate.where === null && row !== null);
    if (own.length > 0)
        return own.map((one) => claimOfGate(one, alpha)).find(({ side }) => side !== 'open') ?? OPEN;
    if (!(0,relative_change/* isEstablished */.hO)(metric, alpha) || metric.reason !== null)
        return OPEN;
    return (metric.delta ?? 0) > 0 ? claim_change_BETTER : claim_change_WORSE;
}
function claimOfGate(result, alpha) {
    const { verdict, p_adjusted: p, delta } = result;
    if (verdict === 'improved')
        return claim_change_BETTER;
    if (verdict === 'regressed')
        return claim_change_WORSE;
    if (breaksThreshold(result))
        return { side: 'worse', words: 'worse, beyond its threshold (not a test)' };
    if ((0,relative_change/* isSlightlyWorse */.hf)(result, alpha))
        return { side: 'worse', words: 'slightly worse, within the margin' };
    if ((0,relative_change/* isWorseSizeOpen */.QG)(result, alpha))
        return { side: 'worse', words: (0,format_possible/* describeSizeOpen */.$3)(result) };
    // An absolute bound is broken, which says nothing of the change.
    return verdict === 'breached' && p !== null && p < alpha && delta !== null && delta < 0 ? claim_change_WORSE : OPEN;
}
/** The margin alone decided, and no absolute bound. */
function breaksThreshold(result) {
    const { gate, verdict, delta } = result;
    if (verdict !== 'breached' || gate.evidence !== 'threshold' || gate.margin === null || (delta ?? 0) >= 0)
        return false;
    const size = gate.margin.kind === 'absolute' ? delta : (0,relative_change/* relativeChange */.N0)(result);
    return size !== null && Math.abs(size) >= gate.margin.value - 1e-9;
}

// EXTERNAL MODULE: ./build/format/format-measured.js
var format_measured = __webpack_require__(22707);
// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/model/metric.js
var model_metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/report/charts/draw-forest.js








/**
 * Beyond it the axis ends: one metric that tripled would press all others onto the line of no change. What lies beyond is drawn at the end,
 * and the label has the number.
 */
const LONGEST = 100;
const onAxis = (value) => Math.max(-LONGEST, Math.min(LONGEST, value));
const AXIS = '← worse · better →';
/** What the axis counts, so that a bar and the change that is written beside it can be read together. */
const UNITS = 'points of shares and scores, % of all else';
/** The colour, sign and turn of a claim: the sign points to the better side or the worse, so that nobody needs the colour. */
const LOOKS = {
    better: { color: BETTER, sign: 'triangle', turn: 90 },
    worse: { color: WORSE, sign: 'triangle', turn: -90 },
    open: { color: NEUTRAL, sign: 'circle', turn: 0 },
};
/**
 * A difference as a row, null without an interval or where nothing can be its scale. In hundredths: points of shares, percentages and ratios,
 * for all else per cent of the baseline, which on the log-ratio row is the change of the typical query. No end of the interval and no margin is
 * beyond what the metric can change by.
 * @example toForestRow({ label: 'success', metric: success, difference, gate, claim }) // value −12 for a fall from .82 to .70
 */
function toForestRow({ label, metric, difference, gate, claim, }) {
    const { row, baseline, delta } = difference;
    const interval = (0,format_possible/* possibleInterval */.hH)({ metric, ...difference });
    const { changeInWords: change } = (0,format_measured/* formatMeasured */.U)({ metric, candidate: null, ...difference });
    if (delta === null || interval === null || change === null)
        return null;
    const isRiseWorse = metric.direction === 'lower';
    const isInPoints = row !== 'log-ratio' && ((0,model_metric/* isRatio */.mq)(metric.unit) || metric.unit === 'percent');
    const whole = metric.unit === 'percent' ? 100 : 1;
    const base = isInPoints ? whole : Math.abs(baseline ?? 0);
    const toHundredths = (size) => row === 'log-ratio'
        ? 100 * (isRiseWorse ? -Math.expm1(-size) : Math.expm1(size))
        : base < relative_change/* EPSILON */.p8
            ? null
            : (100 * size) / base;
    const [value, low, high] = [toHundredths(delta), toHundredths(interval.low), toHundredths(interval.high)];
    if (value === null || low === null || high === null)
        return null;
    const margin = gate?.margin && (0,format_possible/* canLose */.SI)(metric, gate.margin, baseline) ? gate.margin : null;
    // A share of the baseline counts in the unit of the axis, and an amount against the baseline.
    const share = margin?.kind === 'relative' && isInPoints ? Math.abs(baseline ?? 0) / whole : 1;
    const percent = (0,format_number/* formatNumber */.ZV)(isRiseWorse ? -value : value, { decimals: (0,format_metric/* relativeDecimals */.nB)(value / 100), signed: true });
    return {
        label,
        change: isInPoints || row === 'log-ratio' ? change : `${change} (${(0,format_number/* withUnit */.$o)(percent, '%')})`,
        value,
        // Nothing falls by more than all of it.
        low: isRiseWorse ? low : Math.max(-100, low),
        high: isRiseWorse ? Math.min(100, high) : high,
        margin: margin === null ? null : margin.kind === 'relative' ? -100 * margin.value * share : (-100 * margin.value) / base,
        isRiseWorse,
        claim,
    };
}
/** As tables write it: plus is a rise, whether that is good or bad. */
function written({ value, low, high, margin, isRiseWorse }) {
    if (!isRiseWorse)
        return { value, low, high, margin };
    return { value: -value, low: -high, high: -low, margin: margin === null ? null : -margin };
}
/**
 * Changes with their intervals on one scale. The place says better or worse, so the axis has no signs; labels, words and numbers have the sign of
 * the change, as tables do: fewer tokens are −19 %, and stand on the right.
 */
function drawForest(forest) {
    const { id, title, of, rows, height } = forest;
    const hasMargins = rows.some(({ margin }) => margin !== null);
    const said = rows.map(({ label, change, claim }) => `${label} ${change}, ${claim.words}`);
    return {
        kind: 'drawn',
        id,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: draw_forest_configure(title, rows),
        height,
        spare: 'last',
        ...(rows.length < 2 && { is_single: true }),
        mermaid: null,
        table: {
            columns: [of, 'change', 'points or %', 'from', 'to', ...(hasMargins ? ['margin of the gate'] : []), 'which is'],
            rows: rows.map((row) => {
                const { value, low, high, margin } = written(row);
                return [row.label, row.change, value, low, high, ...(hasMargins ? [margin] : []), row.claim.words];
            }),
        },
    };
}
function draw_forest_configure(title, rows) {
    const looks = rows.map(({ claim }) => LOOKS[claim.side]);
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
        data: rows.map(({ margin }) => margin && onAxis(margin)),
    };
    return {
        type: 'bar',
        data: {
            labels: rows.map(({ label, change }) => `${label}  ${change}`),
            datasets: [
                {
                    type: 'line',
                    showLine: false,
                    pointRadius: 8,
                    pointStyle: looks.map(({ sign }) => sign),
                    rotation: looks.map(({ turn }) => turn),
                    backgroundColor: looks.map(({ color }) => color),
                    // A sign at the end of the axis is shown whole.
                    clip: false,
                    data: rows.map(({ value }) => onAxis(value)),
                },
                ...(hasMargins ? [margins] : []),
                {
                    backgroundColor: NEUTRAL,
                    barThickness: 5,
                    grouped: false,
                    data: rows.map(({ low, high }) => [onAxis(low), onAxis(high)]),
                },
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
                title: hasMargins ? `${AXIS} ${UNITS} · | allowed` : `${AXIS} ${UNITS}`,
                ticks: { format: { signDisplay: 'never' } },
                ...(lowest < -LONGEST && { min: -LONGEST }),
                ...(highest > LONGEST && { max: LONGEST }),
            },
            y: { grid: { display: false } },
        }),
    };
}

;// CONCATENATED MODULE: ./build/report/charts/delta-forest.js




const delta_forest_ID = 'delta-forest';
const delta_forest_MOST_ROWS = 8;
const HEIGHT = 240;
/** Of nine variants beside the first. */
const TALL = 300;
/**
 * Gated metrics in the order of the gates, then the others that moved, those of which something is claimed and the larger first.
 * What depends on the machine comes last, and is left out when it was measured on two; memory and CPU also where no gate asks for them.
 */
function listRows(comparison) {
    const gates = comparison.gates.map(({ gate }) => gate).filter(({ where }) => where === null);
    const placeOf = ({ metric: { id } }) => gates.findIndex(({ metric }) => metric === id);
    const rows = comparison.metrics
        .filter((one) => one.metric.direction !== 'neutral' &&
        (one.metric.environment === 'free' || comparison.interleaved) &&
        (placeOf(one) >= 0 || (one.delta !== 0 && !one.metric.id.startsWith('resources.'))))
        .flatMap((one) => {
        const { metric } = one;
        const claim = claimChange(one, comparison.gates, comparison.alpha);
        const gate = gates[placeOf(one)];
        const row = toForestRow({ label: chartLabel(metric.title, 22), metric, difference: one, gate, claim });
        return row === null ? [] : [{ one, row }];
    });
    const weigh = ({ one, row }) => {
        if (placeOf(one) >= 0)
            return 1e6 - placeOf(one);
        const isClear = row.claim.side !== 'open';
        return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + Math.min(1e3, Math.abs(row.value));
    };
    return rows
        .sort((a, b) => weigh(b) - weigh(a))
        .filter(isFirstOfItsKind)
        .slice(0, delta_forest_MOST_ROWS)
        .map(({ row }) => row);
}
/** Success and its only part change together: one row says it. */
function isFirstOfItsKind({ one }, at, all) {
    const keyOf = ({ n, baseline, delta }) => JSON.stringify([n, baseline, delta]);
    return all.findIndex((other) => keyOf(other.one) === keyOf(one)) === at;
}
const levelOf = (alpha) => `${Math.round((1 - alpha) * 1000) / 10} % interval`;
function drawMetrics(comparison) {
    const rows = listRows(comparison);
    if (rows.length === 0)
        return { kind: 'none', id: delta_forest_ID, reason: 'no metric has a change with an interval' };
    const title = `Change by metric, right is better, ${levelOf(comparison.alpha)}`;
    return drawForest({ id: delta_forest_ID, title, of: 'metric', rows, height: HEIGHT });
}
function drawArms({ comparison, ...input }, ranking) {
    const { alpha, baseline, arms, verdict } = comparison;
    const gate = ranking.gates.find(({ id }) => id === verdict.primary);
    const metric = ranking.metrics.find(({ id }) => id === gate?.metric);
    if (gate === undefined || metric === undefined)
        return { kind: 'none', id: delta_forest_ID, reason: 'no gate is the primary one' };
    const names = nameArms(input);
    const rows = arms.slice(1).flatMap(({ name }, place) => {
        const pair = ranking.pairs.find((one) => one.baseline === baseline && one.candidate === name);
        const difference = pair?.gates.find((one) => one.gate === gate.id);
        if (difference === undefined)
            return [];
        // By the whole family, as the table of arms says who beats whom.
        const claims = {
            candidate: { side: 'better', words: 'better' },
            baseline: { side: 'worse', words: 'worse' },
            neither: OPEN,
        };
        const row = toForestRow({
            label: names[place + 1] ?? '',
            metric,
            difference,
            // A margin is what a change may cost, and decides nothing here.
            gate: undefined,
            claim: claims[difference.better ?? 'neither'],
        });
        return row === null ? [] : [row];
    });
    if (rows.length === 0)
        return { kind: 'none', id: delta_forest_ID, reason: 'no variant has a change with an interval' };
    const what = `Change of ${chartLabel(metric.title)} against ${names[0] ?? ''}`;
    const title = `${what}, right is better, ${levelOf(alpha)}`;
    return drawForest({ id: delta_forest_ID, title, of: 'variant', rows, height: rows.length > delta_forest_MOST_ROWS / 2 ? TALL : HEIGHT });
}
/**
 * The changes that matter, at most eight, with their intervals; of several candidates how each differs from the baseline on the primary gate.
 * Better is to the right whatever the metric's own direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
const deltaForest = {
    id: delta_forest_ID,
    in_comment: 'always',
    about: [],
    draw(input) {
        const { ranking } = input.comparison;
        return ranking === null ? drawMetrics((0,result_comparison/* onlyCandidate */._g)(input.comparison)) : drawArms(input, ranking);
    },
};

// EXTERNAL MODULE: ./build/stats/percentile.js
var percentile = __webpack_require__(26365);
;// CONCATENATED MODULE: ./build/report/charts/distribution.js





const TOKENS = 'tokens.total';
const distribution_draw = (input) => drawDistribution(input, { id: 'token-distribution', metric: TOKENS, title: 'Tokens of a case', unit: 'tokens' });
/** How many tokens the cases took, in and out. */
const tokenDistribution = {
    id: 'token-distribution',
    in_comment: 'moved',
    about: ['tokens.'],
    needs: () => [TOKENS],
    draw: distribution_draw,
};
const MOST_BINS = 12;
/** Side by side in every bin: more cannot be told apart. */
const distribution_MOST_ARMS = 3;
const LEAST_CASES = 5;
/** The tail beyond this share of the cases is one open bin, so that a single outlier does not press all others into the first. */
const TAIL = 0.98;
/**
 * Edges of bins of equal, round width (1, 2, 2.5, 5 × 10ⁿ) from the lowest value to the tail; at most twelve bins.
 * @example binEdges([1, 2, 3, 4, 5]) // [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
 */
function binEdges(values) {
    const low = (0,percentile/* percentile */.Ym)(values, 0);
    const high = (0,percentile/* percentile */.Ym)(values, TAIL);
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
        let bin = 0;
        while (bin < bins - 1 && !(value < (edges[bin + 1] ?? Infinity)))
            bin += 1;
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
    if (input.arms.length > distribution_MOST_ARMS)
        return { kind: 'none', id, reason: `more than ${distribution_MOST_ARMS} arms would be more bars than can be told apart` };
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
    const isOpen = (0,percentile/* percentile */.Ym)(all, 1) > last;
    const bins = edges.length - 1 + (isOpen ? 1 : 0);
    const write = (edge) => (0,format_number/* formatNumber */.ZV)(edge, { decimals: decimalsIn(edge) });
    const labels = Array.from({ length: bins }, (_, at) => at === edges.length - 1 ? `≥ ${write(last)}` : write(edges[at] ?? 0));
    const shares = arms.map(({ values }) => countShares(values, edges, bins));
    const title = `${chart.title}${chart.remark === undefined ? '' : ` (${chart.remark})`}`;
    const figures = arms.map(({ name, values }) => {
        const [p50 = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map((share) => Number((0,percentile/* percentile */.Ym)(values, share).toPrecision(6)));
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
        ...((0,percentile/* percentile */.Ym)(all, 0) === (0,percentile/* percentile */.Ym)(all, 1) && { is_single: true }),
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
};

;// CONCATENATED MODULE: ./build/report/charts/precision-recall.js




const precision_recall_ID = 'precision-recall';
const MEASURES = ['precision', 'recall'];
/** Two lines an arm: more cannot be told apart. */
const precision_recall_MOST_ARMS = 3;
/** An address of 2,000 characters has no room for more. */
const MOST_ARMS_OF_SERVICE = 2;
function readLines(input, places) {
    const { columns, rows } = readTable(input.tables, 'retrieval-at-k');
    const cells = rows.flatMap(([title, ...values]) => {
        const [, measure, k] = /^(precision|recall)@(\d+)$/.exec(String(title)) ?? [];
        return measure === undefined ? [] : [{ measure, k: Number(k), values }];
    });
    const ks = [...new Set(cells.map(({ k }) => k))];
    const names = nameArms(input);
    const lines = columns.slice(1).flatMap((column, at) => {
        const place = input.arms.indexOf(column);
        if (!places.includes(place))
            return [];
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
    const { places, remark } = armsToShow(input, input.audience === 'service' ? MOST_ARMS_OF_SERVICE : precision_recall_MOST_ARMS);
    const { ks, lines } = readLines(input, places);
    if (lines.length === 0)
        return { kind: 'none', id: precision_recall_ID, reason: 'precision and recall were not measured at two k' };
    const title = `Precision (solid) and recall (dashed) over k, 0 to 1${remark}`;
    const last = places.at(-1);
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
};

// EXTERNAL MODULE: ./build/model/suite/scoring.js
var scoring = __webpack_require__(60960);
;// CONCATENATED MODULE: ./build/report/charts/route-tiers.js





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
const percent = (value) => (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(value, { decimals: 0 }), '%');
function route_tiers_draw(input) {
    const all = readBars(input);
    if (all.length === 0)
        return { kind: 'none', id: route_tiers_ID, reason: 'no reply names a route tier' };
    const bars = all.slice(0, route_tiers_MOST_ROWS);
    const rest = bars.length < all.length ? `, first ${bars.length} of ${all.length} rows` : '';
    const title = `Route tiers, % of the queries that each saw${rest}`;
    const said = bars.map(({ tier, arm, answered, escalated }) => `${tier} of ${arm} answered ${percent(answered)}, passed on ${percent(escalated)}`);
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
};
/**
 * What a chart calls route tiers. A chart service is told the names that Goldenpair itself gives them; a suite's own are numbered by their
 * place, cheapest first.
 * @example nameTiers('service', ['local', 'our-secret-model']) // ['local', 'tier 2']
 */
function nameTiers(audience, tiers) {
    return tiers.map((tier, place) => audience === 'page' || scoring/* DEFAULT_SCORING */.cH.route_tiers.includes(tier) ? chartLabel(tier, 20) : `tier ${place + 1}`);
}

// EXTERNAL MODULE: ./build/format/describe-trend.js
var describe_trend = __webpack_require__(57135);
;// CONCATENATED MODULE: ./build/report/charts/trend.js







const trend_ID = 'trend';
const MOST_RUNS = 60;
const LEAST_RUNS = 3;
/** In pixels: the picture of one gate, and what each further one adds. */
const trend_HEIGHT = 240;
const PANEL = 150;
/**
 * How every gate, cost, tokens and latency moved over the runs that are known, this one last: a panel each, the primary gate first, runs that regressed marked by a sign
 * of their own; of several arms the baseline's, and where the others stand now. A chart service gets the first panel alone, whose address and
 * picture stay small, and no days: it counts runs back from this one. The history knows whole runs, so a gate on a part of the cases has no
 * trend, nor has a figure of a table.
 */
const trend = {
    id: trend_ID,
    in_comment: 'moved',
    about: ['primary'],
    draw(input) {
        const { comparison, history, audience } = input;
        const none = (reason) => ({ kind: 'none', id: trend_ID, reason });
        const gates = wholeGates(comparison);
        if (gates.length === 0)
            return none('no gate is on all cases');
        const rows = history.slice(1 - MOST_RUNS);
        const nights = [
            ...rows.map(({ at, verdict }) => ({ day: at.slice(0, 10), isRegression: verdict === 'regressed' })),
            { day: null, isRegression: comparison.verdict.word === 'regressed' },
        ];
        const known = gates
            .map((gate) => makePanel(input, gate, rows))
            .filter(({ values }) => values.filter((value) => value !== null).length >= LEAST_RUNS);
        const [first] = known;
        if (first === undefined)
            return none('fewer than three runs are known');
        return drawPanels(first, audience === 'service' ? [] : known.slice(1), {
            nights,
            audience,
            arm: nameArms(input)[0] ?? '',
        });
    },
};
function drawPanels(first, more, { nights, audience, arm, }) {
    const panels = [first, ...more];
    // A run in which none of them was measured has no place on the axis.
    const kept = nights.flatMap((_, at) => (panels.some(({ values }) => values[at] !== null) ? [at] : []));
    const points = kept.map((at) => nights[at] ?? { day: null, isRegression: false });
    const valuesOf = ({ values }) => kept.map((at) => values[at] ?? null);
    const labels = points.map(({ day }, at) => day === null ? 'now' : audience === 'page' ? day : String(at - points.length + 1));
    const regressions = points.filter(({ isRegression }) => isRegression).length;
    const isOne = more.length === 0;
    const title = isOne
        ? `${first.name} over ${points.length} runs, ${first.unit}`
        : `${(0,format_number/* countOf */.pq)(panels.length, panels.every(({ is_gated }) => is_gated) ? 'gate' : 'metric')} over ${points.length} runs${regressions === 0 ? '' : ', ▼ regressed'}`;
    const measured = first.values.filter((value) => value !== null);
    const [low, high] = [Math.min(...measured), Math.max(...measured)];
    return {
        kind: 'drawn',
        id: trend_ID,
        title,
        alt: `${title}: ${panels.map((panel) => tellPanel(panel, isOne)).join('; ')}; ${(0,format_number/* countOf */.pq)(regressions, 'regression')}.`,
        config: {
            type: 'line',
            data: {
                labels,
                datasets: panels.flatMap((panel, place) => drawLines(panel, { axis: axisId(more.length - place), points, values: valuesOf(panel), arm })),
            },
            options: chartOptions({
                title,
                ...(isOne && { legend: { labels: { usePointStyle: true } } }),
                x: { grid: { display: false }, title: audience === 'page' ? 'day of the run' : 'runs before this one' },
                y: axisOf(more.at(-1) ?? first, isOne),
                scales: Object.fromEntries(panels
                    .slice(0, -1)
                    .reverse()
                    .map((panel, at) => [axisId(at + 1), axisOf(panel, false)])),
            }),
        },
        height: trend_HEIGHT + PANEL * more.length,
        spare: 'first',
        mermaid: drawXy({
            title: `${first.name} over ${measured.length} runs, ${first.unit}, ${(0,format_number/* countOf */.pq)(regressions, 'regression')}`,
            x: { title: 'runs, the oldest first', min: 1, max: measured.length },
            y: { title: first.unit, min: low, max: high === low ? low + 1 : high },
            series: [{ kind: 'line', values: measured }],
        }),
        table: {
            columns: ['run', ...panels.map(({ name, unit }) => `${name}, ${unit}`), 'regressed'],
            rows: [
                ...points.map(({ isRegression }, at) => [
                    labels[at] ?? '',
                    ...panels.map((panel) => valuesOf(panel)[at] ?? null),
                    isRegression ? 'yes' : 'no',
                ]),
                ...first.ends.map(({ name }, at) => [
                    `now, ${name}`,
                    ...panels.map(({ ends }) => ends[at]?.value ?? null),
                    'no',
                ]),
            ],
        },
    };
}
/** The datasets of a panel: what regressed, the line, and where other arms stand. */
function drawLines({ name, values: all, ends }, { axis, points, values, arm, }) {
    const yAxisID = axis === 'y' ? {} : { yAxisID: axis };
    return [
        {
            ...yAxisID,
            label: 'regressed',
            showLine: false,
            pointStyle: 'triangle',
            rotation: 180,
            pointRadius: 9,
            backgroundColor: WORSE,
            borderColor: WORSE,
            data: points.map(({ isRegression }, at) => (isRegression ? (values[at] ?? null) : null)),
        },
        {
            ...yAxisID,
            label: ends.length === 0 ? name : `${name}, ${arm}`,
            borderColor: CANDIDATE,
            backgroundColor: CANDIDATE,
            borderWidth: 2,
            ...(all.includes(null) && { spanGaps: true }),
            data: values,
        },
        ...ends.map(({ name: label, place, value }) => {
            const { color, sign } = armLook(place);
            return {
                ...yAxisID,
                label,
                showLine: false,
                pointStyle: sign,
                pointRadius: 6,
                borderColor: color,
                backgroundColor: color,
                data: points.map(({ day }) => (day === null ? value : null)),
            };
        }),
    ];
}
/** Chart.js stacks axes from the bottom up, so the last panel has `y`. */
const axisId = (left) => (left === 0 ? 'y' : `y${left + 1}`);
/** Of several panels the axes stand one above the other, their titles short. */
function axisOf({ name, unit }, isOne) {
    if (isOne)
        return { grace: '10%', title: `${name}, ${unit}` };
    return {
        grace: '10%',
        stack: 'gates',
        offset: true,
        ticks: { maxTicksLimit: 4 },
        title: `${chartLabel(name, 14)}, ${unit}`,
    };
}
function tellPanel({ name, values, ends, show }, isOne) {
    const measured = values.filter((value) => value !== null);
    const [from = 0, now = 0] = [measured[0], measured.at(-1)];
    const others = ends.map(({ name: arm, value }) => `; ${arm} ${value === null ? 'not measured' : show(value)} now`);
    return `${isOne ? '' : `${name} `}from ${show(from)} to ${show(now)} now, lowest ${show(Math.min(...measured))}, highest ${show(Math.max(...measured))}${others.join('')}`;
}
function makePanel(input, { metric, now: [own = null, ...others], is_gated }, rows) {
    const scale = (0,model_metric/* isRatio */.mq)(metric.unit) ? 100 : 1;
    const scaled = (value) => (value === null ? null : scale * value);
    const names = nameArms(input);
    return {
        name: chartLabel(metric.title),
        unit: (0,model_metric/* isRatio */.mq)(metric.unit) ? '%' : metric.unit === 'usd' ? 'US dollars' : metric.unit,
        values: [...rows.map(({ values }) => scaled(values[metric.id] ?? null)), scaled(own)],
        ends: others.map((value, at) => ({ name: names[at + 1] ?? '', place: at + 1, value: scaled(value) })),
        show: (value) => (0,format_metric/* formatValue */.Fl)(metric, value / scale),
        is_gated,
    };
}
/** The gates on all cases, one a metric, the primary one first; then, of one candidate, what it took that no gate is on. */
function wholeGates({ candidates, ranking, verdict }) {
    const all = (ranking?.gates ?? candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate)))
        .filter(({ where }) => where === null)
        .sort((a, b) => Number(b.id === verdict.primary) - Number(a.id === verdict.primary));
    const results = candidates.flatMap(({ gates }) => gates);
    const firsts = all.filter(({ metric }, at) => all.findIndex((one) => one.metric === metric) === at);
    const ofGates = firsts.flatMap(({ id }) => {
        const result = results.find(({ gate }) => gate.id === id);
        if (result === undefined)
            return [];
        const now = ranking === null ? [result.candidate_value] : ranking.standings.map(({ values }) => values[id] ?? null);
        return [{ metric: result.metric, now, is_gated: true }];
    });
    if (ofGates.length === 0)
        return [];
    const [only, ...others] = candidates;
    const taken = (others.length > 0 ? [] : (only?.metrics ?? [])).filter(({ metric: { id } }) => describe_trend/* RESOURCES */.eZ.includes(id) && !firsts.some(({ metric }) => metric === id));
    return [...ofGates, ...taken.map(({ metric, candidate }) => ({ metric, now: [candidate], is_gated: false }))];
}

;// CONCATENATED MODULE: ./build/report/charts/index.js










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


/***/ })

};
