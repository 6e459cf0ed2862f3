export const id = 2437;
export const ids = [2437];
export const modules = {

/***/ 62437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(60198);
var error = __webpack_require__(50262);
var collect_history = __webpack_require__(40194);
var describe_trend = __webpack_require__(57135);
var format_metric = __webpack_require__(13992);
var short_commit = __webpack_require__(28896);
var csv = __webpack_require__(92642);
var escape_html = __webpack_require__(59807);
var text_width = __webpack_require__(40524);
;// CONCATENATED MODULE: ./build/entry/cli/history/show-history.js






const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const PANEL = { width: 640, height: 90, left: 150, right: 90 };
const NAME_LENGTH = 24;
const show_history_valueOf = ({ values }, { id }) => Object.hasOwn(values, id) ? (values[id] ?? null) : null;
/** A table of the measurements, the oldest first, a picture of every metric below it, and what crept. */
function showHistory(rows, metrics) {
    const head = ['measured', 'commit', 'verdict', ...metrics.map(({ title }) => clip(title))];
    const body = rows.map((row) => [
        row.at.slice(0, 16).replace('T', ' '),
        (0,short_commit/* shortCommit */.A)(row.commit ?? '–'),
        row.verdict ?? '–',
        ...metrics.map((metric) => show(metric, show_history_valueOf(row, metric))),
    ]);
    const pictures = metrics.flatMap((metric) => {
        const values = rows.map((row) => show_history_valueOf(row, metric));
        const known = values.filter((value) => value !== null);
        const [first, last] = [known[0], known.at(-1)];
        if (first === undefined || last === undefined)
            return [];
        const crept = (0,describe_trend/* describeTrend */.Jh)(metric, values, 'run');
        return [
            [
                `${clip(metric.title).padEnd(NAME_LENGTH)} ${drawBars(values)}  ${show(metric, first)} → ${show(metric, last)}`,
                ...(crept === null ? [] : [`${''.padEnd(NAME_LENGTH)} ${crept}`]),
            ].join('\n'),
        ];
    });
    return [...(0,text_width/* alignColumns */.RM)([head, ...body]), '', ...pictures].join('\n');
}
const clip = (name) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);
const show = (metric, value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(metric, value));
/**
 * A bar a value, from the lowest to the highest of them; a blank where nothing was measured.
 * @example drawBars([1, null, 3, 2]) // '▁ █▅'
 */
function drawBars(values) {
    const known = values.filter((value) => value !== null);
    const low = Math.min(...known);
    const span = Math.max(...known) - low;
    const last = BARS.length - 1;
    return values
        .map((value) => (value === null ? ' ' : (BARS[span === 0 ? 3 : Math.round(((value - low) / span) * last)] ?? ' ')))
        .join('');
}
/** A record a measurement, the metrics by their ids; an empty field was not measured. */
function writeHistoryCsv(rows, metrics) {
    const head = ['measured', 'mode', 'variant', 'commit', 'verdict', ...metrics.map(({ id }) => id)];
    const records = rows.map((row) => [
        ...[row.at, row.mode, row.variant, row.commit ?? '', row.verdict ?? ''],
        ...metrics.map((metric) => show_history_valueOf(row, metric)?.toString() ?? ''),
    ]);
    return [head, ...records]
        .map((cells) => `${cells.map((cell) => (0,csv/* quoteField */.nL)((0,csv/* guardFormula */.qW)(cell))).join(',')}\r\n`)
        .join('');
}
/** A picture of every metric over the measurements, one below the other, with its lowest, highest and newest value. */
function drawHistory(rows, metrics) {
    const { width, height, left, right } = PANEL;
    const panels = metrics.flatMap((metric) => {
        const points = rows.flatMap((row, at) => {
            const value = show_history_valueOf(row, metric);
            return value === null ? [] : [{ at, value }];
        });
        return points.length === 0 ? [] : [{ metric, points }];
    });
    const drawn = panels.map(({ metric, points }, place) => {
        const values = points.map(({ value }) => value);
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const x = (at) => left + (at * (width - left - right)) / Math.max(1, rows.length - 1);
        const y = (value) => place * height + 70 - (high === low ? 25 : ((value - low) / (high - low)) * 50);
        const line = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
        const last = points.at(-1);
        const text = (at, top, words) => `<text x="${at}" y="${place * height + top}">${(0,escape_html/* escapeHtml */.ZD)(words)}</text>`;
        return [
            text(8, 40, clip(metric.title)),
            text(8, 56, `${show(metric, low)} to ${show(metric, high)}`),
            `<polyline fill="none" stroke="#0072b2" stroke-width="2" points="${line}"/>`,
            last === undefined ? '' : text(width - right + 8, y(last.value) - place * height + 4, show(metric, last.value)),
        ].join('\n');
    });
    const [first, last] = [rows[0]?.at.slice(0, 10) ?? '', rows.at(-1)?.at.slice(0, 10) ?? ''];
    const total = panels.length * height + 24;
    return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(`${rows.length} measurements from ${first} to ${last}`)}" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" font-family="system-ui, sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
<text x="${left}" y="${total - 8}">${first}</text>
<text x="${width - right}" y="${total - 8}" text-anchor="end">${last}</text>
</svg>
`;
}

var commands_flags = __webpack_require__(1726);
;// CONCATENATED MODULE: ./build/entry/cli/commands/history.js






const history_history = {
    positionals: '[FOLDER...]',
    details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
    run: async ({ flags, positionals, terminal }) => {
        const { last, csv, chart, variant } = flags;
        const pathOf = (file) => (0,external_node_path_.resolve)(terminal.workingDirectory, file);
        if (csv !== undefined && chart !== undefined && pathOf(csv) === pathOf(chart))
            (0,commands_flags/* refuseFlag */.X2)('chart', chart, 'another file than --csv');
        if (!flags.force)
            await (0,files/* refuseExisting */.Uj)([csv ?? [], chart ?? []].flat(), terminal.workingDirectory);
        await (0,collect_history/* withHistory */.$k)('history', { flags, positionals, terminal }, async (collected) => {
            const rows = collected.rows.filter((row) => variant === undefined || row.variant === variant).slice(-last);
            if (rows.length === 0)
                throw new error/* UserError */.yo('history-empty', { where: `what was measured of \`${variant ?? ''}\`` });
            const metrics = (0,collect_history/* chooseMetrics */.N0)({ ...collected, rows }, flags.metric);
            await writeOut(csv, writeHistoryCsv(rows, metrics), terminal);
            await writeOut(chart, drawHistory(rows, metrics), terminal);
            terminal.print(flags.json ? JSON.stringify({ metrics, rows }, null, 2) : showHistory(rows, metrics));
        });
        return 0;
    },
};
async function writeOut(path, text, { workingDirectory, log }) {
    if (path === undefined)
        return;
    await (0,files/* replaceFile */.fR)((0,external_node_path_.resolve)(workingDirectory, path), text);
    log.info(`Wrote ${path}.`);
}


/***/ }),

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

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
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
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


/***/ })

};
