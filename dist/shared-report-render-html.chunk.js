export const id = 460;
export const ids = [460];
export const modules = {

  57135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jh: () => (  describeTrend),
    SS: () => (  chooseTrends),
    eZ: () => (  RESOURCES)
  });
  var _format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

const RESOURCES = ['cost.usd', 'tokens.total', 'performance.latency'];
const STEPS = 7;
const MIN_SAME = 6;
function describeTrend(metric, values, noun = 'night') {
    const newest = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [newest[0], newest.at(-1)];
    if (first === undefined || last === undefined || newest.length <= STEPS)
        return null;
    const steps = newest.slice(1).map((value, at) => Math.sign(value - (newest[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MIN_SAME || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)({
        metric,
        interval: null,
        baseline: first,
        candidate: last,
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


  }),

  42307:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  readPageAssets),
    u: () => (  writeReport)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90365);






async function writeReport(report, data) {
    const { outputFolder, badges, caseTable } = data;
    const pathOf = ({ file }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outputFolder, file);
    const files = {
        comment: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.comment),
        report: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.html),
        document: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.markdown),
        ...(caseTable !== undefined && { cases: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.csv) }),
        ...(badges !== undefined && { badge: pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M['verdict-badge']) }),
        ...(badges?.pass_rate && { 'pass rate': pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M['pass-rate-badge']) }),
    };
    if (files.cases !== undefined)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)(files.cases, _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.csv.render(report, data));
    const { cases } = data;
    const page = readPageAssets();
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)(files.report, _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.html.render(report, cases === undefined ? { page } : { page, cases }));
    const comment = _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.comment.render(report);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)(files.comment, comment);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)(files.document, _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.markdown.render(report, cases === undefined ? {} : { cases }));
    for (const name of ['verdict-badge', 'pass-rate-badge']) {
        const badge = _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M[name].render(report, data);
        if (badge !== '')
            await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)(pathOf(_report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M[name]), badge);
    }
    return { report, comment, summary: _report_render_index_js__WEBPACK_IMPORTED_MODULE_5__  .M.summary.render(report), files };
}
const CHART_LIBRARY = 'chart.umd.min.js';
const OWN_SCRIPTS = {
    report: ['dom.js', 'figures.js', 'case-data.js', 'case-list.js', 'markdown.js', 'case-view.js', 'start.js'],
    site: ['dom.js', 'case-data.js', 'site.js'],
};
const PLACES = [
    { chart: './assets/', own: './assets/page/' },
    { chart: '../../../node_modules/chart.js/dist/', own: '../../report/page/' },
];
function readPageAssets(page = 'report') {
    const urlOf = (path) => new URL(path, import.meta.url);
    const place = PLACES.find(({ chart }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(urlOf(`${chart}${CHART_LIBRARY}`)));
    if (place === undefined)
        throw new Error('the scripts of the HTML report are missing next to the program');
    const parts = OWN_SCRIPTS[page].map((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(urlOf(`${place.own}${name}`), 'utf8'));
    const script = `(() => {\n'use strict'\n${parts.join('\n')}})()\n`;
    return {
        scripts: [...(page === 'report' ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(urlOf(`${place.chart}${CHART_LIBRARY}`), 'utf8')] : []), script],
        hash: (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64'),
        deflate: (text) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(text).toString('base64'),
    };
}


  }),

  6813:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $e: () => (  warning),
    AU: () => (  fold),
    B5: () => (  joinTexts),
    DP: () => (  joinSentences),
    FY: () => (  paragraph),
    LJ: () => (  joinWith),
    N4: () => (  note),
    N6: () => (  listCodes),
    R_: () => (  heading),
    aY: () => (  code),
    ko: () => (  strong),
    nf: () => (  link),
    pG: () => (  right),
    p_: () => (  list),
    pt: () => (  chartNumbers),
    qM: () => (  asCode),
    tp: () => (  table),
    wr: () => (  readCode),
    zH: () => (  details)
  });
const toText = (words) => (typeof words === 'string' ? [words] : words);
const strong = (text) => ({ kind: 'strong', text });
const code = (text) => ({ kind: 'code', text });
const asCode = (text) => [code(text)];
const link = (text, url) => url === undefined ? [] : [{ kind: 'link', text, url }];
const heading = (text) => ({ kind: 'heading', text: [text] });
const paragraph = (...text) => ({ kind: 'paragraph', text });
const note = (...text) => ({ kind: 'note', text });
const warning = (text) => note(`⚠️ ${text}`);
const list = (items) => ({ kind: 'list', items: items.map(toText) });
const details = (summary, ...blocks) => ({
    kind: 'details',
    summary: toText(summary),
    blocks,
});
const fold = (summary, blocks) => blocks.length === 0 ? [] : [details(summary, ...blocks)];
const right = (title, hint) => ({
    title,
    align: 'right',
    ...(hint !== undefined && { hint }),
});
const table = (columns, rows) => ({
    kind: 'table',
    columns: columns.map((column) => (typeof column === 'string' ? { title: column, align: 'left' } : column)),
    rows: rows.map((row) => row.map(toText)),
});
const chartNumbers = ({ columns, rows }, most = rows.length) => table(columns.map((column, at) => (at === 0 ? column : right(column))), rows.slice(0, most).map((row) => row.map(writeNumber)));
function writeNumber(value) {
    if (typeof value !== 'number')
        return value ?? '–';
    const [whole = '', ...decimals] = String(Number(value.toPrecision(6))).split('.');
    return [whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'), ...decimals].join('.');
}
const joinTexts = (texts, separator) => texts.flatMap((text, place) => (place === 0 ? text : [separator, ...text]));
function joinSentences(sentences) {
    const said = sentences.filter((sentence) => sentence.length > 0);
    return said.length === 0 ? null : joinTexts(said, ' ');
}
function joinWith(last, texts) {
    const end = texts.at(-1) ?? [];
    return texts.length < 2 ? end : [...joinTexts(texts.slice(0, -1), ', '), ` ${last} `, ...end];
}
const joinCodes = (names) => joinTexts(names.map(asCode), ', ');
const listCodes = (names, most) => [
    ...joinCodes(names.slice(0, most)),
    ...(names.length > most ? [` and ${names.length - most} more`] : []),
];
const readCode = (sentence) => sentence.split('`').map((part, index) => (index % 2 === 0 ? part : code(part)));


  }),

  59688:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  buildBadges)
  });
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47704);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43144);
  var _words_word_styles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80484);





const [GOOD, FAIR] = [0.8, 0.5];
function buildBadges({ suite, arms, candidates, ranking, verdict }) {
    const [message, color] = describeVerdict({ ranking, verdict });
    const [only, second] = candidates;
    const isOne = only !== undefined && second === undefined;
    return {
        verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
        pass_rate: isOne ? describeLevel(suite, arms.at(-1)?.summaries ?? {}, (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_1__  .Qq)(only)?.metric) : null,
    };
}
function describeLevel(suite, summaries, metric) {
    const { success, [metric?.id ?? '']: own } = summaries;
    const level = metric && typeof success?.mean !== 'number' ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .kq)(metric, own ?? {}) : null;
    if (metric === undefined || level === null)
        return { label: `${suite} pass rate`, ...describeRate(success) };
    const message = `${level} on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(own?.n ?? 0, 'case')}`;
    return { label: `${suite} ${metric.title}`, message, color: 'blue', is_error: false };
}
function describeVerdict({ ranking, verdict }) {
    if (verdict.because === 'baseline-unreadable')
        return ['baseline unreadable', 'red'];
    if (verdict.because === 'no-baseline')
        return ['no baseline', 'lightgrey'];
    const { lead, badge = lead.toLowerCase(), color } = _words_word_styles_js__WEBPACK_IMPORTED_MODULE_2__  .q9[verdict.word];
    return [ranking?.outcome.kind === 'winner' ? `${badge} ${ranking.outcome.variant}` : badge, color];
}
function describeRate(success) {
    const rate = success?.mean ?? null;
    if (success === undefined || rate === null)
        return { message: 'not scored', color: 'lightgrey', is_error: false };
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .Fl)({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__  .p) / 1000, 1);
    const message = `${text.replaceAll('\u202f', '\u00a0')} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(success.n, 'case')}`;
    return { message, color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red', is_error: false };
}


  }),

  2975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $o: () => (  escapeBlock),
    Es: () => (  blocksMarkdown),
    Q5: () => (  inlineHtmlInParagraph),
    RG: () => (  writeInline),
    x: () => (  inlineMarkdown)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_result_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87902);
  var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55451);
  var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94373);
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74650);





function writeInline(parts, { text, strong, code, link, placeOf }) {
    const linked = (words, url) => (url === null ? words : link(words, url));
    const write = (part) => {
        if (typeof part === 'string')
            return text(part);
        switch (part.kind) {
            case 'strong':
                return strong(part.text);
            case 'code':
                return code(part.text);
            case 'case':
                return linked(code(part.text), placeOf(part));
            case 'link':
                return linked(text(part.text), (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .Pl)(part.url));
        }
    };
    return parts.map(write).join('');
}
const placeOf = ({ url }) => (url === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .Pl)(url));
const MARKDOWN = {
    text: _escape_js__WEBPACK_IMPORTED_MODULE_1__  .FV,
    strong: (plain) => {
        const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(plain) ?? [];
        return words === '' ? '' : `${before && ' '}**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .FV)(words)}**${after && ' '}`;
    },
    code: _escape_js__WEBPACK_IMPORTED_MODULE_1__  .tn,
    link: (words, url) => `[${words}](${url})`,
    placeOf,
};
const htmlFormat = (escape) => ({
    text: escape,
    strong: (plain) => `<b>${escape(plain)}</b>`,
    code: (plain) => `<code>${escape(plain)}</code>`,
    link: (words, url) => `<a href="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .ZD)(url)}">${words}</a>`,
    placeOf,
});
const inlineMarkdown = (text) => writeInline(text, MARKDOWN).trim();
const inlineHtmlInMarkdown = (text) => writeInline(text, htmlFormat(_escape_js__WEBPACK_IMPORTED_MODULE_1__  .nD)).trim();
const inlineHtmlInParagraph = (text) => writeInline(text, htmlFormat(_escape_js__WEBPACK_IMPORTED_MODULE_1__  .FV)).trim();
const MAX_OPEN = 10;
const FEW = 2;
function fold(summary, markdown) {
    return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`;
}
const isLine = (item) => item?.blocks.length === 0;
function listItems(items) {
    const write = (item) => isLine(item)
        ? `- ${inlineMarkdown(item.summary)}`
        : fold(inlineHtmlInMarkdown(item.summary), blocksMarkdown(item.blocks));
    const gap = (at) => (at === 0 ? '' : isLine(items[at]) && isLine(items[at - 1]) ? '\n' : '\n\n');
    return items.map((item, at) => `${gap(at)}${write(item)}`).join('');
}
const KEPT_SIGN = new RegExp(`^([✅❌${_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__  .U1}➖]|⚠️) ([a-z]+)?(?: (tell:?|regression))?`, 'u');
function keepTogether(cell) {
    return cell
        .replace(/ → /g, '&nbsp;→&nbsp;')
        .replace(/(^|[ (])(flags|out|n) ([≥=]) (?=\S)/g, '$1$2&nbsp;$3&nbsp;')
        .replace(KEPT_SIGN, (words) => words.replaceAll(' ', '&nbsp;'));
}
function tableMarkdown(block) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line((0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_3__  .nX)(block.columns).map((title) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .FV)(title))),
        line(block.columns.map((column) => (column.align === 'right' ? '---:' : '---'))),
        ...block.rows.map((row) => line(row.map((cell) => keepTogether(inlineMarkdown(cell))))),
    ].join('\n');
}
function flipsMarkdown(block) {
    const { items, left_out: leftOut } = block;
    const open = items.length > MAX_OPEN + FEW ? items.slice(0, MAX_OPEN) : items;
    const folded = items.slice(open.length);
    const rest = leftOut === 0 ? [] : [`… and ${leftOut} more.`];
    const more = folded.length === 0 ? [] : [fold((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(folded.length, 'more case'), listItems(folded))];
    return [inlineMarkdown(block.lead), listItems(open), ...more, ...rest].filter((part) => part !== '').join('\n\n');
}
const PICTURE = '<img src="';
function chartMarkdown({ title, alt, url, mermaid }) {
    const words = cutClauses(alt.replaceAll('$', 'USD\u202f'));
    const safe = url === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .Pl)(url);
    if (safe !== null)
        return `${PICTURE}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .ZD)(safe)}" width="480" alt="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .ZD)((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .GX)(words))}">`;
    if (mermaid !== null)
        return `${fence(mermaid)}\n\n<sub>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .FV)(words)}</sub>`;
    return fold(inlineHtmlInMarkdown([title]), inlineMarkdown([alt]));
}
const ALT_WORDS = 24;
function cutClauses(text) {
    const count = (some) => some.match(/[^\s\u202f]+/g)?.length ?? 0;
    if (count(text) <= ALT_WORDS)
        return text;
    const clauses = text.split('; ');
    const fitting = clauses.filter((_, at) => count(clauses.slice(0, at + 1).join('; ')) <= ALT_WORDS);
    const words = text.split(' ').slice(0, ALT_WORDS - 1);
    return `${fitting.length > 0 ? fitting.join('; ') : words.join(' ')} …`;
}
const fence = (mermaid) => `\`\`\`mermaid\n${(0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .i)(mermaid).replaceAll('`', '')}\n\`\`\``;
function blockMarkdown(block) {
    switch (block.kind) {
        case 'heading':
            return `### ${inlineMarkdown(block.text)}`;
        case 'paragraph':
            return block.small === true ? `<sub>${inlineHtmlInParagraph(block.text)}</sub>` : inlineMarkdown(block.text);
        case 'note':
            return `> ${inlineMarkdown(block.text)}`;
        case 'list':
            return block.items.map((item) => `- ${inlineMarkdown(item)}`).join('\n');
        case 'table':
            return tableMarkdown(block);
        case 'chart':
            return chartMarkdown(block.chart);
        case 'preformatted':
            return `${inlineMarkdown([{ kind: 'strong', text: block.label }])}\n\n${quoteMarkdown(block.text)}`;
        case 'details':
            return fold(inlineHtmlInMarkdown(block.summary), blocksMarkdown(block.blocks));
        case 'flips':
            return flipsMarkdown(block);
    }
}
function blocksMarkdown(blocks) {
    const parts = [];
    for (const block of blocks) {
        const text = blockMarkdown(block);
        if (text === '')
            continue;
        const last = parts.at(-1);
        if (block.kind === 'chart' && text.startsWith(PICTURE) && last?.startsWith(PICTURE) === true)
            parts[parts.length - 1] = `${last} ${text}`;
        else
            parts.push(text);
    }
    return parts.join('\n\n');
}
const IS_LAID_OUT = /^[ \t]|\S(?:\t| {3})|^(?:```|~~~)/m;
function quoteMarkdown(text) {
    const clean = (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .i)(text).replace(/^\n+/, '').trimEnd();
    if (clean.trim() === '' || IS_LAID_OUT.test(clean))
        return escapeBlock(text);
    return clean
        .split('\n')
        .map((line) => `> ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__  .FV)(line)}`.trimEnd())
        .join('<br>\n');
}
function escapeBlock(text) {
    const clean = (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .i)(text).replaceAll('<!--', '< !--').replace(/\n+$/, '');
    const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${clean}\n${fence}`;
}


  }),

  74168:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K2: () => (  renderHtml),
  yl: () => (  writeHead),
  lF: () => (  writeScript)
});

var omit_undefined = __webpack_require__(35560);
var format_number = __webpack_require__(77377);
var render_escape = __webpack_require__(94373);
var blocks = __webpack_require__(6813);
var report = __webpack_require__(87902);
var block_markdown = __webpack_require__(2975);
var remove_invisible = __webpack_require__(74650);
;// CONCATENATED MODULE: ./build/report/render/html-blocks.js






function caseAddress(caseId, page) {
    const id = (0,remove_invisible .i)(caseId);
    return page.listed.has(id) ? `#case=${encodeURIComponent(id)}` : null;
}
const INLINE = {
    text: render_escape .ZD,
    strong: (plain) => `<strong>${(0,render_escape .ZD)(plain)}</strong>`,
    code: (plain) => `<code>${(0,render_escape .ZD)(plain)}</code>`,
};
const renderLine = (text, page) => (0,block_markdown .RG)(text, {
    ...INLINE,
    link: (words, url) => `<a href="${(0,render_escape .ZD)(url)}"${url.startsWith('#') ? '' : ' rel="noreferrer"'}>${words}</a>`,
    placeOf: (part) => caseAddress(part.text, page),
});
const renderSummary = (text) => (0,block_markdown .RG)(text, { ...INLINE, link: (words) => words, placeOf: () => null });
function addAnchor(page, title) {
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const plain = `s-${words.slice(0, 6).join('-')}`;
    const taken = page.places.filter(({ id }) => id === plain || id.startsWith(`${plain}_`)).length;
    const id = taken === 0 ? plain : `${plain}_${taken + 1}`;
    page.places.push({ id, title });
    return id;
}
const heading = (text, page) => `<h2 id="${addAnchor(page, (0,report .wh)(text))}">${renderLine(text, page)}</h2>`;
const fold = (summary, content, look = '') => `<details${look}><summary>${renderSummary(summary)}</summary>\n${content}\n</details>`;
function section(summary, content, page) {
    const id = addAnchor(page, (0,report .wh)(summary));
    return `<details class="section" id="${id}"><summary><h2>${renderSummary(summary)}</h2></summary>\n${renderBlocks(content, page)}\n</details>`;
}
function flip({ case_id: id, summary, blocks }, page) {
    const address = caseAddress(id, page);
    const link = address === null ? '' : `<a href="${(0,render_escape .ZD)(address)}">${(0,render_escape .ZD)(id)} in the list of cases</a>`;
    if (blocks.length === 0)
        return `<p>${renderLine(summary, page)}${link === '' ? '' : ` · ${link}`}</p>`;
    return fold(summary, `${renderBlocks(blocks, page)}${link === '' ? '' : `\n<p>${link}</p>`}`, ' class="case"');
}
function figure(chart, page) {
    const { title, alt, height, table } = chart;
    const place = page.charts.push(chart) - 1;
    const words = `<p>${(0,render_escape .ZD)(alt)}</p>`;
    const picture = page.isScripted
        ? `<div class="canvas" style="height:${Math.round(height)}px"><canvas role="img" aria-label="${(0,render_escape .ZD)(alt)}" data-chart="${place}"></canvas></div><noscript>${words}</noscript>`
        : words;
    const folded = `<details><summary>The numbers<span class="unseen"> of “${(0,render_escape .ZD)(title)}”</span></summary>${block((0,blocks .pt)(table), page)}</details>`;
    return `<figure><figcaption>${(0,render_escape .ZD)(title)}</figcaption>${picture}${folded}</figure>`;
}
function block(one, page) {
    switch (one.kind) {
        case 'heading':
            return heading(one.text, page);
        case 'paragraph':
            return `<p${one.small === true ? ' class="quiet"' : ''}>${renderLine(one.text, page)}</p>`;
        case 'note':
            return `<aside>${renderLine(one.text, page)}</aside>`;
        case 'list':
            return `<ul>${one.items.map((item) => `<li>${renderLine(item, page)}</li>`).join('')}</ul>`;
        case 'table':
            return renderTable(one, page);
        case 'chart':
            return figure(one.chart, page);
        case 'preformatted':
            return `<div><p><strong>${(0,render_escape .ZD)(one.label)}</strong></p><pre>${(0,render_escape .ZD)(one.text)}</pre></div>`;
        case 'details':
            return fold(one.summary, renderBlocks(one.blocks, page));
        case 'flips':
            return [
                ...(one.lead.length === 0 ? [] : [heading(one.lead, page)]),
                ...one.items.map((item) => flip(item, page)),
                ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
            ].join('\n');
    }
}
const renderBlocks = (all, page) => joinBlocks(all, (one) => block(one, page));
function renderSections(all, page) {
    return joinBlocks(all, (one) => (one.kind === 'details' ? section(one.summary, one.blocks, page) : block(one, page)));
}
const SIDE_BY_SIDE = { preformatted: 'answers', chart: 'charts' };
function joinBlocks(all, render) {
    const parts = [];
    all.forEach((one, index) => {
        const name = SIDE_BY_SIDE[one.kind];
        if (name !== undefined && all[index - 1]?.kind !== one.kind)
            parts.push(`<div class="${name}">`);
        parts.push(render(one));
        if (name !== undefined && all[index + 1]?.kind !== one.kind)
            parts.push('</div>');
    });
    return parts.join('\n');
}
const MARKS = new Map(Object.entries({ '🟢': 'good', '🔵': 'fair', '🔴': 'poor' }));
function groupRow(columns) {
    if (columns.every(({ group }) => group === undefined))
        return '';
    const starts = columns.flatMap(({ group }, at) => (at === 0 || group !== columns[at - 1]?.group ? [at] : []));
    const cells = starts.map((start, at) => {
        const { group } = columns[start] ?? {};
        const span = `colspan="${(starts[at + 1] ?? columns.length) - start}"`;
        return group === undefined ? `<td ${span}></td>` : `<th scope="colgroup" ${span}>${(0,render_escape .ZD)(group)}</th>`;
    });
    return `<tr>${cells.join('')}</tr>`;
}
function hintOf({ title, hint }, id) {
    if (hint === undefined)
        return '';
    const name = (0,render_escape .ZD)(`What ${title} means`);
    return ` <button type="button" class="hint" popovertarget="${id}" aria-label="${name}">?</button><span popover id="${id}" class="bubble">${(0,render_escape .ZD)(hint)}</span>`;
}
function renderTable({ columns, rows }, page) {
    page.tables += 1;
    const id = `t${page.tables}`;
    const classOf = (at, mark) => {
        const names = (0,omit_undefined .Eb)(columns[at]?.align === 'right' && 'right', mark ?? null);
        return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
    };
    const head = columns.map((column, at) => {
        if (column.title === '')
            return '<td></td>';
        const label = `<span class="label">${(0,render_escape .ZD)(column.title)}</span>${hintOf(column, `${id}-${at}`)}`;
        return `<th scope="col"${classOf(at)}>${label}</th>`;
    });
    const cell = (text, at) => {
        const mark = MARKS.get(/^(\S+) /.exec((0,report .wh)(text))?.[1] ?? '');
        const word = mark === undefined ? '' : `<span class="unseen">${mark} </span>`;
        return `<td${classOf(at, mark)}>${word}${renderLine(text, page)}</td>`;
    };
    const groups = groupRow(columns);
    const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
    const open = groups === '' ? '<table>' : '<table class="wide">';
    return `<div class="scroll">${open}<thead>${groups}<tr>${head.join('')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

;// CONCATENATED MODULE: ./build/report/render/html-style.js
const HTML_STYLE = `
:root { color-scheme: light dark; --ground: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0969da;
  --worse: #b3460b; --better: #00704f; --neutral: #6e7781; --candidate: #0072b2; --passed-on: #b35c00; --fifth: #a0527f;
  --good-ground: #e3f6ea; --fair-ground: #e4f0fc; --poor-ground: #fdeae6; }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --ground: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --panel: #151b23; --link: #4493f8;
  --worse: #f0883e; --better: #3fb98a; --neutral: #9198a1; --candidate: #58a6e8; --passed-on: #e0a050; --fifth: #d58fb8;
  --good-ground: #12331f; --fair-ground: #10294a; --poor-ground: #431c16; } }
:root[data-theme='light'] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: .5rem; }
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 88rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: .6rem 0; }
h4 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
h5 { font-size: .9rem; margin: .6rem 0 .2rem; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9rem; }
.scroll { position: relative; overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .5rem; border: 1px solid var(--line); text-align: left; vertical-align: top; max-width: 32rem; }
th { background: var(--panel); }
tbody th { font-weight: 400; }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); max-width: min(20rem, 45vw); }
.wide td { white-space: nowrap; }
@media screen { #case-list :is(td, th) { padding-inline: .3rem; } #case-list tbody th { min-width: min(10rem, 28vw); } #case-list .tags { white-space: normal; min-width: 8rem; } }
.good { background: var(--good-ground); } .fair { background: var(--fair-ground); } .poor { background: var(--poor-ground); }
button, input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--neutral); border-radius: 6px; padding: .25rem .6rem; max-width: 100%; }
button { cursor: pointer; background: var(--panel); }
button:disabled { opacity: .5; cursor: default; }
input::placeholder { color: var(--quiet); opacity: 1; }
button.sort { font-weight: 600; background: none; border: 0; padding: 0; text-align: inherit; text-decoration: underline dotted var(--quiet); text-underline-offset: .2em; }
[aria-sort='ascending'] .sort::after { content: ' ▲' / ''; } [aria-sort='descending'] .sort::after { content: ' ▼' / ''; }
button.hint { width: 1.5rem; height: 1.5rem; padding: 0; line-height: 1; font-size: .8rem; border-radius: 50%; font-weight: 400; }
.bubble { max-width: min(26rem, 90vw); padding: .8rem 1rem; border: 1px solid var(--neutral); border-radius: 6px; background: var(--panel); color: var(--text); font-weight: 400; white-space: normal; text-align: left; }
code, pre { font: .9em ui-monospace, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .6rem; margin: .3rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; padding: .4rem .8rem; }
summary { cursor: pointer; }
summary h2 { display: inline; margin: 0; font-size: 1rem; }
figure { margin: 1.2rem 0; max-width: 48rem; }
figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .3rem; }
.canvas { position: relative; }
aside { border-left: 4px solid var(--line); padding-left: .8rem; margin: .8rem 0; }
.answers, .sides { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.charts { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); align-items: start; }
.charts > *, .sides > * { min-width: 0; }
a { color: var(--link); }
nav ol { margin: .3rem 0; padding-left: 1.6rem; font-size: .9rem; }
@media screen and (min-width: 88rem) { body { max-width: 108rem; } .page { display: grid; grid-template-columns: minmax(0, 1fr) 15rem; gap: 0 2rem; align-items: start; }
  .page > nav { grid-column: 2; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; } .page > main { grid-column: 1; grid-row: 1; min-width: 0; }
  .page > nav li { margin: .2rem 0; } }
.filters { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
.filters label { flex: 1 1 8rem; display: grid; grid-template-columns: minmax(0, 1fr); max-width: 18rem; font-size: .85rem; color: var(--quiet); min-width: 0; }
.filters label:first-child { flex: 2 1 13rem; max-width: 26rem; } .filters input, .filters select { color: var(--text); font-size: 1rem; }
.unfold { display: none; } .gates { display: inline-block; min-width: 24rem; }
.columns { margin: 0; } .columns[open] { flex: 1 0 100%; } .boxes { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: 0 1rem; max-height: 14rem; overflow-y: auto; }
.filters .boxes label { display: block; max-width: none; color: var(--text); }
.sum { background: var(--panel); } .sum th { font-weight: 600; }
.tools { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; } [aria-pressed='true'] { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
.passage > .markdown { display: none; } .as-markdown .passage > .markdown { display: block; border-left: 4px solid var(--line); padding-left: .8rem; } .as-markdown .passage > pre { display: none; }
.pages { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin: .6rem 0; }
.badge { display: inline-block; border: 1px solid var(--neutral); border-radius: 1em; padding: 0 .5em; margin-right: .2em; font-size: .82rem; white-space: nowrap; }
.badge.broke, .badge.worse, .badge.failing { color: var(--worse); border-color: var(--worse); font-weight: 600; }
.badge.fixed { color: var(--better); border-color: var(--better); font-weight: 600; }
#case { border-top: 3px solid var(--link); }
.spans, .trace { padding-left: 0; list-style: none; font-size: .9rem; }
.spans li, .trace li { padding: .15rem .5rem; border-left: 4px solid var(--line); margin: .25rem 0; }
.spans .hit { border-color: var(--better); } .trace .bad { border-color: var(--worse); }
.spans details { margin: 0; border: 0; padding: 0; }
.bar { display: block; height: .35rem; min-width: 2px; background: var(--candidate); border-radius: 2px; }
del { background: var(--poor-ground); color: var(--text); } ins { background: var(--good-ground); color: var(--text); text-decoration-thickness: 2px; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media screen and (max-width: 40rem) { .unfold { display: block; } .filters:not(.open) > :nth-child(n+3) { display: none; }
  main { display: flex; flex-direction: column; } main > p, main > ul { margin: .3rem 0; } .numbers, .cases ~ * { order: 1; } .cases h2 { margin-top: .6rem; } h1 { font-size: 1.25rem; } h2 { margin-top: 1.2rem; } details { margin: .3rem 0; padding: .3rem .6rem; } summary h2 { font-size: .92rem; }
  th, td { padding: .2rem .45rem; } #case-list .tags { display: none; } #case-list .badge, #case-list td:nth-child(2) { white-space: normal; border-radius: .6em; } .wide tr > :first-child { max-width: 40vw; } .wide tbody th { font-size: .85rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav, .filters, .pages, button.hint { display: none; }
  h1, h2, h3, h4, h5, summary, figcaption { break-after: avoid; } tr, .canvas { break-inside: avoid; } .charts { display: block; }
  .answers, .sides { grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); } a { color: inherit; }
  .scroll { overflow: visible; } table { font-size: 8pt; } th, td { padding: .2rem .4rem; } td:first-child, tbody th, .tags { overflow-wrap: anywhere; min-width: 7em; }
  .wide td { white-space: normal; } .wide tr > :first-child { position: static; } button.sort { display: contents; } }
`;

var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/report/render/html.js







const ESCAPED_CONTROL = /\\[bfru]/;
function writeSeen(data) {
    const plain = JSON.stringify(data);
    return ESCAPED_CONTROL.test(plain) || (0,remove_invisible .i)(plain) !== plain
        ? JSON.stringify(data, (_key, value) => (typeof value === 'string' ? (0,remove_invisible .i)(value) : value))
        : plain;
}
function html_embed(id, data) {
    return `<script type="application/json" id="${id}">${writeSeen(data).replaceAll('<', '\\u003c')}</script>`;
}
const MAX_PACKED = 2_300_000;
const MAX_IN_FULL = 1_400_000;
const CHUNK = 200_000;
function packCases({ rows, columns, ...data }, deflate) {
    const pack = (value) => deflate(writeSeen(value));
    const order = rows.flatMap(({ detail }, row) => (detail === null ? [] : [{ row, detail: writeSeen(detail) }]));
    order.sort((a, b) => Number(isBad(rows[b.row])) - Number(isBad(rows[a.row])));
    const chunks = [];
    let [from, size] = [0, 0];
    while (from < order.length && size < MAX_IN_FULL) {
        let [to, length] = [from, 0];
        for (; to < order.length && length < CHUNK; to++)
            length += order[to]?.detail.length ?? 0;
        const details = order.slice(from, to).map(({ detail }) => detail);
        const text = deflate(`[${details.join(',')}]`);
        size += text.length;
        if (size > MAX_IN_FULL)
            break;
        chunks.push({ from, text });
        from = to;
    }
    const places = new Map(order.slice(0, from).map(({ row }, place) => [row, place]));
    const packed = pack(rows.map(({ detail: _, ...row }, place) => ({ ...row, place: places.get(place) ?? null })));
    size += packed.length;
    const numbers = columns.flatMap(({ values, ...column }, place) => {
        const text = pack(values());
        if (place >= data.shown && size + text.length > MAX_PACKED)
            return [];
        size += text.length;
        return { ...column, text };
    });
    return { ...data, rows: packed, columns: numbers, chunks, full: from };
}
const isBad = ({ flip, states }) => flip !== null || states.includes('failing');
function explorer({ rows }, full, page) {
    const bad = rows.filter(isBad);
    const badInFull = Math.min(full, bad.filter(({ detail }) => detail !== null).length);
    const ofBad = `${badInFull === bad.length ? 'all' : `${(0,format_number .B4)(badInFull)} of the`} ${(0,format_number .B4)(bad.length)} that flipped or fail`;
    const some = `${(0,format_number .B4)(full)} in full (${ofBad}, and ${(0,format_number .B4)(full - badInFull)} others), the rest with their numbers`;
    const most = full === rows.length ? 'all in full' : some;
    const id = addAnchor(page, 'Cases');
    return `<section class="cases" aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">Cases</h2>
<noscript><p>The list of cases needs JavaScript, which is off.</p></noscript>
<div id="cases"></div>
<p class="quiet">${(0,format_number .pq)(rows.length, 'case')}, ${most}. Everything that was recorded of each is in <code>trials.jsonl</code> of its run.</p>
</section>`;
}
const keepWhole = (blocks) => blocks.flatMap((block) => block.kind !== 'details' ? [block] : block.abridged === true ? [] : [{ ...block, blocks: keepWhole(block.blocks) }]);
function sortBlocks(report) {
    const blocks = keepWhole(report.blocks);
    const folded = keepWhole(report.folded ?? []);
    const firstTable = blocks.findIndex(({ kind }) => kind === 'table');
    const start = firstTable < 0 ? blocks.length : firstTable;
    const isOfCases = (block) => block.kind === 'flips' || (block.kind === 'details' && block.blocks.some(({ kind }) => kind === 'flips'));
    return {
        failures: [...blocks.slice(0, start).filter(isNoChart), ...folded.filter(isOfCases)],
        numbers: blocks.slice(start).filter(isNoChart),
        pictures: blocks.filter((block) => !isNoChart(block)),
        rest: [...(report.explanation ?? []), ...folded.filter((block) => !isOfCases(block))],
    };
}
const isNoChart = ({ kind }) => kind !== 'chart';
const MAX_CONTENTS = 8;
const NUMBERS = { id: 'all-numbers', title: 'All numbers' };
function contents(page) {
    if (page.places.length < 3)
        return '';
    const end = page.places.indexOf(NUMBERS);
    const places = page.places.slice(0, end < 0 ? MAX_CONTENTS : Math.min(end, MAX_CONTENTS - 1));
    if (end >= 0)
        places.push(NUMBERS);
    const items = places.map(({ id, title }) => `<li><a href="#${id}">${(0,render_escape .ZD)(title)}</a></li>`);
    return `<nav aria-label="Contents"><details><summary>Contents</summary><ol>${items.join('')}</ol></details></nav>`;
}
function writeScript(text) {
    if (/<\/script|<!--/i.test(text))
        throw new Error('a script of the page would end its own element');
    return `<script>${text}</script>`;
}
function writeHead(title, assets) {
    const allowed = assets?.scripts.map((text) => `'sha256-${assets.hash(text)}'`).join(' ');
    const scripts = allowed === undefined ? '' : `; script-src ${allowed}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${assets?.policy ?? ''}${scripts}">
<title>${(0,render_escape .ZD)(title)}</title>
<style>${HTML_STYLE}</style>
</head>`;
}
function renderHtml(report, { page: assets, cases } = {}) {
    const listed = assets === undefined || cases === undefined || cases.rows.length === 0 ? null : cases;
    const packed = listed === null || assets === undefined ? null : packCases(listed, assets.deflate);
    const page = {
        isScripted: assets !== undefined,
        listed: new Set(listed?.rows.map(({ id }) => (0,remove_invisible .i)(id))),
        charts: [],
        places: [],
        tables: 0,
    };
    const { failures, numbers, pictures, rest } = sortBlocks(report);
    const body = [
        renderSections(failures, page),
        `<div class="numbers">\n${renderSections(numbers, page)}\n</div>`,
        ...(listed === null || packed === null ? [] : [explorer(listed, packed.full, page)]),
        renderSections(pictures, page),
    ];
    const room = Math.max(0, MAX_CONTENTS - 1 - page.places.length);
    body.push(renderSections(rest.slice(0, room), page));
    const more = [...rest.slice(room), ...(report.appendix ?? [])];
    if (more.length > 0) {
        page.places.push(NUMBERS);
        body.push(`<h2 id="${NUMBERS.id}">${NUMBERS.title}</h2>`, renderSections(rest.slice(room), page));
    }
    body.push(`<div class="appendix">\n${renderSections(report.appendix ?? [], page)}\n</div>`);
    const configs = page.charts.map(({ config }) => config);
    const ends = (0,omit_undefined .Eb)(assets !== undefined && html_embed('chart-data', configs), packed !== null && html_embed('case-data', packed), ...(assets?.scripts ?? []).map(writeScript));
    return `${writeHead(`Goldenpair: ${report.suite}`, assets)}
<body>
<header>
<h1>${renderLine(report.headline, page)}</h1>
${report.figures === undefined ? '' : `<p>${renderLine(report.figures, page)}</p>`}
${report.second_line === null ? '' : `<p>${renderLine(report.second_line, page)}</p>`}
</header>
<div class="page">
${contents(page)}
<main>
${body.join('\n')}
</main>
</div>
<footer>${renderLine(report.footer, page)} · <a href="${version .BR}">what the words mean</a></footer>
${ends.join('\n')}
</body>
</html>
`;
}


  }),

  90365:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  M: () => (  REGISTRY)
});

var remove_invisible = __webpack_require__(74650);
var markdown = __webpack_require__(54649);
var html = __webpack_require__(74168);
var cut_text = __webpack_require__(76564);
var version = __webpack_require__(90178);
var render_escape = __webpack_require__(94373);
var csv = __webpack_require__(92642);
;// CONCATENATED MODULE: ./build/report/render/machine.js




const REPOSITORY = 'https://github.com/goldenpair/goldenpair';
const RULE = {
    id: 'broken-case',
    name: 'BrokenCase',
    shortDescription: { text: 'A golden case broke or got worse' },
    fullDescription: {
        text: 'The case passed in the baseline and fails now, or it scores lower on the gate that regressed: the answers changed, or what it expects did.',
    },
    help: { text: 'Open the case in the report of the run. Fix what broke it, or edit what it expects.' },
    helpUri: `${REPOSITORY}/blob/main/docs/workflows.md#code-scanning`,
    defaultConfiguration: { level: 'error' },
};
const plainMessage = (text) => (0,remove_invisible .i)(text)
    .replaceAll(/[[\]\\]/g, '\\$&')
    .replaceAll(/[{}]/g, '$&$&');
function renderSarif({ suite }, { broken = [] } = {}) {
    const results = broken.map(({ level, file, line, title, message }) => ({
        ruleId: RULE.id,
        ruleIndex: 0,
        level,
        message: { text: plainMessage(`${(0,remove_invisible .GX)(title)}: ${message}`) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
                    region: { startLine: line },
                },
            },
        ],
        partialFingerprints: { 'goldenpairCase/v1': `${suite}/${title}` },
    }));
    const driver = { name: 'Goldenpair', semanticVersion: version .xv, informationUri: REPOSITORY, rules: [RULE] };
    const run = {
        tool: { driver },
        automationDetails: { id: `goldenpair/${suite}/` },
        columnKind: 'utf16CodeUnits',
        results,
    };
    const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
    return `${JSON.stringify(log, null, 2)}\n`;
}
const NO_CHARACTERS = /[\ufffe\uffff]/g;
const inText = (text) => (0,render_escape .SC)(text).replace(NO_CHARACTERS, '');
const PLAIN = /^[\w./: -]*$/;
const inAttribute = (text) => PLAIN.test(text) ? text : (0,render_escape .ZD)(text).replace(NO_CHARACTERS, '').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
const seconds = (value) => value.toFixed(3);
function outcomeOf({ outcome }) {
    if (outcome.kind === 'passed')
        return outcome.remark === null ? '' : `<system-out>${inText(outcome.remark)}</system-out>`;
    const message = `message="${inAttribute(outcome.message)}"`;
    if (outcome.kind === 'skipped')
        return `<skipped ${message}/>`;
    return `<failure ${message} type="${inAttribute(outcome.type)}">${inText(outcome.details)}</failure>`;
}
function testCase(result) {
    const file = result.file === null ? '' : ` file="${inAttribute(result.file)}"`;
    const start = `    <testcase name="${inAttribute(result.name)}" classname="${inAttribute(result.group)}" time="${seconds(result.seconds)}"${file}`;
    const outcome = outcomeOf(result);
    return outcome === '' ? `${start}/>\n` : `${start}>${outcome}</testcase>\n`;
}
function countsOf(results) {
    const count = (kind) => results.filter(({ outcome }) => outcome.kind === kind).length;
    const time = results.reduce((sum, result) => sum + result.seconds, 0);
    return `tests="${results.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="${seconds(time)}"`;
}
function renderJunit(report, { results = [] } = {}) {
    const suites = results.map(({ name, results: list }) => `  <testsuite name="${inAttribute(name)}" ${countsOf(list)}>\n${list.map(testCase).join('')}  </testsuite>\n`);
    const all = results.flatMap((suite) => suite.results);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${inAttribute(report.suite)}" ${countsOf(all)}>\n${suites.join('')}</testsuites>\n`;
}
const MAX_DIGITS = 12;
function renderCsv(_report, { caseTable } = {}) {
    if (caseTable === undefined)
        return '';
    const lines = [caseTable.columns.map(writeCell).join(',')];
    for (const cells of caseTable.rows())
        lines.push(cells.map(writeCell).join(','));
    return [...lines, ''].join('\r\n');
}
function writeCell(cell) {
    if (cell === null)
        return '';
    if (typeof cell === 'string')
        return (0,csv .nL)((0,csv .E3)((0,remove_invisible .i)(cell)));
    const text = String(cell);
    return text.length <= MAX_DIGITS || Number.isInteger(cell) ? text : String(Number(cell.toPrecision(MAX_DIGITS)));
}

var terminal = __webpack_require__(2206);
;// CONCATENATED MODULE: ./build/report/render/index.js






const MAX_CHARACTERS = 60;
const shorten = (text) => (0,cut_text .I)((0,remove_invisible .GX)(text).trim(), MAX_CHARACTERS);
function renderBadge(name, { badges }) {
    const badge = badges?.[name] ?? null;
    if (badge === null)
        return '';
    const { label, message, color, is_error: isError } = badge;
    const endpoint = { schemaVersion: 1, label: shorten(label), message: shorten(message), color, isError };
    return `${JSON.stringify(endpoint, null, 2)}\n`;
}
const REGISTRY = {
    comment: { file: 'comment.md', render: markdown .wQ },
    summary: { file: 'summary.md', render: markdown .Br },
    markdown: { file: 'report.md', render: markdown .Gc },
    html: { file: 'report.html', render: html .K2 },
    terminal: { file: 'report.txt', render: terminal .b },
    junit: { file: 'junit.xml', render: renderJunit },
    sarif: { file: 'broken-cases.sarif', render: renderSarif },
    csv: { file: 'cases.csv', render: renderCsv },
    'verdict-badge': { file: 'verdict-badge.json', render: (_, options = {}) => renderBadge('verdict', options) },
    'pass-rate-badge': { file: 'pass-rate-badge.json', render: (_, options = {}) => renderBadge('pass_rate', options) },
};


  }),

  54649:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  wQ: () => (  renderComment),
  Gc: () => (  renderMarkdown),
  Br: () => (  renderSummary)
});


var omit_undefined = __webpack_require__(35560);
var format_number = __webpack_require__(77377);
var report_blocks = __webpack_require__(6813);
var block_markdown = __webpack_require__(2975);
var render_escape = __webpack_require__(94373);
var cut_text = __webpack_require__(76564);
var sections_cut_text = __webpack_require__(14754);
;// CONCATENATED MODULE: ./build/report/render/shrink-report.js


const mapBlocks = (changeOne) => (report) => {
    const change = (block) => {
        const changed = changeOne(block.kind === 'details' ? { ...block, blocks: block.blocks.flatMap(change) } : block);
        return changed === null ? [] : [changed];
    };
    const { blocks, folded = [] } = report;
    return { ...report, blocks: blocks.flatMap(change), folded: folded.flatMap(change) };
};
const mapFlips = (change) => mapBlocks((block) => (block.kind === 'flips' ? { ...block, ...change(block) } : block));
const shortenAnswers = (length) => mapFlips(({ items }) => ({
    items: items.map((one) => ({ ...one, blocks: one.blocks.map((block) => (0,sections_cut_text .z)(block, length)) })),
}));
const keepAnswers = (count) => mapFlips(({ items }) => ({ items: items.map((one, at) => (at < count ? one : { ...one, blocks: [] })) }));
const keepFlips = (count) => mapFlips(({ items, left_out: leftOut }) => ({
    items: items.slice(0, count),
    left_out: leftOut + Math.max(0, items.length - count),
}));
const without = (kind) => mapBlocks((block) => (block.kind === kind ? null : block));
const keepLists = (count) => mapBlocks((block) => (block.kind === 'list' ? { ...block, items: block.items.slice(0, count) } : block));
function cutLine(text, length) {
    const pieces = [];
    let left = length;
    for (const inline of text) {
        const whole = typeof inline === 'string' ? inline : inline.text;
        if (left <= 0)
            break;
        pieces.push(typeof inline === 'string' ? (0,cut_text .I)(whole, left) : { ...inline, text: (0,cut_text .I)(whole, left) });
        left -= whole.length;
    }
    return pieces;
}
function keepVerdict(report) {
    const second = report.second_line;
    const lines = { headline: cutLine(report.headline, 1_500), second_line: second && cutLine(second, 1_500) };
    return { ...report, ...lines, blocks: [], footer: [] };
}
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
const sizeOf = (report) => JSON.stringify(report).length;
function admit(report, cuts, place) {
    const words = [...new Map(cuts.map((one) => [one.matter, one.cut])).values()];
    const text = `✂️ Left out to fit ${place}: ${words.join('; ')}. The full report has all of it.`;
    return { ...report, blocks: [...report.blocks, { kind: 'note', text: [text] }] };
}
function renderToFit(whole, render, room) {
    let [report, document, size] = [whole, render(whole), sizeOf(whole)];
    const cuts = [];
    for (const step of STEPS) {
        if (room.fits(document))
            return document;
        const smaller = step.apply(report);
        if (sizeOf(smaller) >= size)
            continue;
        report = smaller;
        size = sizeOf(smaller);
        cuts.push(step);
        document = render(admit(report, step.matter === 'all' ? [step] : cuts, room.place));
    }
    return document;
}

;// CONCATENATED MODULE: ./build/report/render/markdown.js






const COMMENT_LENGTH = 60_000;
function renderComment(report, heading = {}) {
    const brief = report.collapsed ? { ...report, blocks: [], folded: [], footer: [] } : report;
    const fits = (document) => document.length <= COMMENT_LENGTH;
    return renderToFit(brief, (one) => reportMarkdown(one, heading), { place: 'a comment', fits });
}
function reportMarkdown(report, { lead = '', label = '' } = {}) {
    const parts = [
        `### ${lead}${(0,block_markdown .x)(report.headline)}${label === '' ? '' : `\n> ${label}`}`,
        (0,block_markdown .x)(report.figures ?? []),
        (0,block_markdown .x)(report.second_line ?? []),
        (0,block_markdown .Es)([...report.blocks, ...(report.folded ?? [])]),
        report.footer.length === 0 ? '' : `<sub>${(0,block_markdown .Q5)(report.footer)}</sub>`,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
const SUMMARY_BYTES = 1_000_000;
function renderSummary(report, heading = {}) {
    const fits = (document) => utf8Bytes(document) <= SUMMARY_BYTES;
    return renderToFit(report, (one) => reportMarkdown(one, heading), { place: 'a job summary', fits });
}
const MAX_CASES = 100;
function listCases({ arms, rows }) {
    const left = rows.length - MAX_CASES;
    const cells = rows
        .slice(0, MAX_CASES)
        .map(({ id, states, passed }) => [
        [(0,report_blocks .aY)(id)],
        states.join(', '),
        ...passed.map((tally) => (tally === null ? '–' : `${tally[0]} of ${tally[1]}`)),
    ]);
    const more = left > 0 && (0,report_blocks .FY)(`… and ${(0,format_number .pq)(left, 'more case')}, in `, (0,report_blocks .aY)('cases.csv'), '.');
    const columns = ['case', 'state', ...arms.map((name) => (0,report_blocks .pG)(`passed, ${name}`))];
    return { title: 'Every case', blocks: (0,omit_undefined .Eb)((0,report_blocks .tp)(columns, cells), more) };
}
function renderMarkdown(report, { cases } = {}) {
    const { suite, headline, figures = [], second_line: secondLine, explanation = [], footer } = report;
    const { blocks, folded = [], appendix = [] } = report;
    const sections = report.sections ?? [
        { title: 'Report', blocks: [blocks, folded, explanation, appendix].flat() },
        { title: 'How this was measured', blocks: [(0,report_blocks .FY)(...footer)] },
    ];
    const every = cases === undefined || cases.rows.length === 0 ? [] : [listCases(cases)];
    const all = [...sections.slice(0, -1), ...every, ...sections.slice(-1)];
    const parts = [
        `# ${(0,render_escape .FV)(`Evaluation of ${suite}`)}`,
        (0,block_markdown .x)(headline),
        (0,block_markdown .x)(figures),
        (0,block_markdown .x)(secondLine ?? []),
        ...all.flatMap((section) => [`## ${(0,render_escape .FV)(section.title)}`, (0,block_markdown .Es)(section.blocks)]),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function utf8Bytes(text) {
    let bytes = 0;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
    }
    return bytes;
}


  }),

  2206:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  renderTerminal)
  });
  var _model_result_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87902);
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);
  var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



const MIN_LAST_COLUMN = 24;
const GAP = 2;
const MAX_LINES = 3;
const part = (inline) => (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(typeof inline === 'string' ? inline : inline.text);
const bindNumbers = (text) => text.replace(/\[(?=[^\]]*\d)[^[\]]{1,24}\]|[≥≤<>] [\d.]/g, (number) => number.replaceAll(' ', '\u202f'));
const line = (text) => bindNumbers(text.map(part).join('').trim());
const titlesOf = ({ columns }) => (0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_1__  .nX)(columns).map((title) => line([title]));
function table(one, width) {
    const cells = [titlesOf(one), ...one.rows.map((row) => row.map(line))];
    const widths = one.columns.map((_, index) => Math.max(...cells.map((row) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .sc)(row[index] ?? ''))));
    const before = widths.slice(0, -1).reduce((sum, column) => sum + column + GAP, 0);
    if (width - before >= MIN_LAST_COLUMN)
        return grid(one, cells, [...widths.slice(0, -1), width - before]);
    const squeezed = squeeze(cells, widths, width);
    return squeezed === null ? records(one, width) : grid(one, cells, squeezed);
}
function squeeze(cells, natural, width) {
    const widths = [...natural];
    const column = (at) => cells.map((row) => row[at] ?? '');
    const least = natural.map((_, at) => Math.max(...column(at).flatMap((cell) => cell.split(' ').map(_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .sc))));
    const heightsAt = (at, narrow) => column(at).map((cell) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(cell, narrow).length);
    const heights = natural.map((most, at) => heightsAt(at, most));
    const linesWith = (at, narrowed) => narrowed.reduce((sum, height, row) => {
        return sum + Math.max(...heights.map((all, other) => (other === at ? height : (all[row] ?? 1))));
    }, 0);
    while (widths.reduce((sum, each) => sum + each + GAP, -GAP) > width) {
        const [first] = widths
            .flatMap((now, at) => {
            if (now <= (least[at] ?? 0))
                return [];
            const narrowed = heightsAt(at, now - 1);
            return [{ at, now, narrowed, lines: linesWith(at, narrowed) }];
        })
            .sort((a, b) => a.lines - b.lines || b.now - a.now);
        if (first === undefined)
            return null;
        widths[first.at] = first.now - 1;
        heights[first.at] = first.narrowed;
    }
    return heights.flat().some((height) => height > MAX_LINES) ? null : widths;
}
function grid({ columns }, cells, widths) {
    return cells.flatMap((row) => {
        const wrapped = widths.map((width, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(row[index] ?? '', width));
        return Array.from({ length: Math.max(...wrapped.map((texts) => texts.length)) }, (_, at) => wrapped
            .map((texts, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .F2)(texts[at] ?? '', widths[index] ?? 0, columns[index]?.align ?? 'left'))
            .join(' '.repeat(GAP))
            .trimEnd());
    });
}
function records(one, width) {
    const [, ...titles] = titlesOf(one);
    return one.rows.flatMap(([first = [], ...others]) => {
        const named = others.flatMap((cell, at) => {
            const text = line(cell);
            return text === '' ? [] : [`${titles[at] ?? ''}: ${text}`];
        });
        return [...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(first), width), ...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(named.join(' · '), width - 2).map((text) => `  ${text}`)];
    });
}
function block(one, { width, isVerbose }) {
    const item = (text) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(text), width - 2).map((text, index) => `${index === 0 ? '- ' : '  '}${text}`);
    switch (one.kind) {
        case 'heading':
        case 'paragraph':
        case 'note':
            return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(one.text), width);
        case 'list':
            return one.items.flatMap(item);
        case 'table':
            return table(one, width);
        case 'flips':
            return [
                ...(one.lead.length === 0 ? [] : (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(one.lead), width)),
                ...one.items.flatMap((flip) => item(flip.summary)),
                ...(one.left_out === 0 ? [] : [`… and ${one.left_out} more`]),
            ];
        case 'details': {
            const inner = isVerbose ? one.blocks.flatMap((each) => block(each, { width, isVerbose })) : [];
            return inner.length === 0 ? [] : [...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(one.summary), width), ...inner];
        }
        case 'chart':
        case 'preformatted':
            return [];
    }
}
function renderTerminal(report, options = {}) {
    const { width = 80, isVerbose = false, color = false } = options;
    const style = (code, lines) => color ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines];
    const { figures } = report;
    const blocks = isVerbose ? [...report.blocks, ...(report.folded ?? [])] : report.collapsed ? [] : report.blocks;
    const parts = [
        [
            ...style(1, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(report.headline), width)),
            ...(figures === undefined ? [] : (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(figures), width)),
        ],
        (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(report.second_line ?? []), width),
        ...joinLists(blocks).map((some) => some.flatMap((one) => block(one, { width, isVerbose }))),
        style(2, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .C1)(line(report.footer), width)),
    ];
    const document = parts
        .map((lines) => lines.join('\n'))
        .filter((text) => text !== '')
        .join('\n\n');
    return `${document.replaceAll('\u202f', ' ')}\n`;
}
function joinLists(blocks) {
    const joined = [];
    for (const [at, one] of blocks.entries()) {
        const last = joined.at(-1);
        if (last !== undefined && one.kind === 'list' && blocks[at - 1]?.kind === 'paragraph')
            last.push(one);
        else
            joined.push([one]);
    }
    return joined;
}


  }),

  14754:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  shrinkValue),
    z: () => (  shortenBlock)
  });
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76564);

const shortenBlock = (block, length) => block.kind === 'preformatted' ? { ...block, text: (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .I)(block.text, length) } : block;
function shrinkValue(value, size) {
    let cuts = 0;
    const note = (one, cut) => {
        if (cut.length < one.length)
            cuts += 1;
        return cut;
    };
    const shrink = (one) => {
        if (typeof one === 'string')
            return note(one, (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .I)(one, size.text));
        if (Array.isArray(one))
            return note(one, one.slice(0, size.items)).map(shrink);
        if (typeof one !== 'object' || one === null)
            return one;
        return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]));
    };
    const shrunk = shrink(value);
    return { value: cuts > 0 ? shrunk : value, isCut: cuts > 0 };
}


  }),

  80484:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jo: () => (  verdictFacts),
    Oe: () => (  concludeCheck),
    _r: () => (  writeLine),
    ax: () => (  fitLine),
    cv: () => (  say),
    q9: () => (  WORDS)
  });
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43144);
  var _model_result_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87902);
  var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);



const WORDS = {
    invalid: { mark: '⚠️', lead: 'Invalid', color: 'red' },
    'not-comparable': { mark: '➖', lead: 'Not compared', badge: 'not comparable', color: 'lightgrey' },
    regressed: { mark: '❌', lead: 'Regressed', color: 'red' },
    inconclusive: { mark: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__  .U1, lead: 'Cannot tell', color: 'yellow' },
    improved: { mark: '✅', lead: 'Improved', color: 'brightgreen', is_good: true },
    unchanged: { mark: '✅', lead: 'Unchanged', color: 'green', is_good: true, is_no_news: true },
    'no-regression': { mark: '✅', lead: 'No regression', color: 'green', is_good: true, is_no_news: true },
    winner: { mark: '✅', lead: 'Winner', color: 'brightgreen', is_good: true },
    'no-winner': { mark: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__  .U1, lead: 'No winner', color: 'yellow' },
};
function concludeCheck({ word, passed }) {
    return passed ? (WORDS[word].is_good === true ? 'success' : 'neutral') : 'failure';
}
function verdictFacts(comparison, context, details) {
    return { comparison, context, details, primary: (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)(comparison), failed: (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .qq)(comparison) };
}
function say(word, ...rest) {
    const { mark, lead } = WORDS[word];
    return { mark, lead, rest };
}
const HEADLINE_WORDS = 20;
const isShort = (text) => ((0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(text).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) <= HEADLINE_WORDS;
function fitLine(parts) {
    const chosen = parts.map(([longest = []]) => longest);
    for (const [at, forms] of [...parts.entries()].reverse())
        for (const form of forms) {
            chosen[at] = form;
            if (isShort(chosen.flat()))
                break;
        }
    return chosen.flat();
}
function writeLine(headline, ...asides) {
    const { mark, lead, joint = ': ', rest, brief = rest } = headline;
    const write = (text) => [`${mark} ${lead}${text.length === 0 ? '' : joint}`, ...text];
    const longest = [...write(rest), ...asides.flatMap(([form = []]) => form)];
    if (isShort(longest))
        return longest;
    const line = fitLine([[write(brief)], ...asides]);
    return isShort(line) ? line : fitLine([[write(brief)], ...asides.map((forms) => [...forms, []])]);
}


  })

};
