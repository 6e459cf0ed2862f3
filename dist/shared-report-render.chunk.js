export const id = 103;
export const ids = [103];
export const modules = {

/***/ 4340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ rememberNumbers)
/* harmony export */ });
/** How many texts are remembered at most. */
const MOST_KNOWN = 1000;
/**
 * A way to write numbers that remembers what it wrote: scores are the same few in thousands of cases.
 * @example const write = rememberNumbers((value) => value.toFixed(1))
 */
function rememberNumbers(write) {
    const known = new Map();
    return (value) => {
        let text = known.get(value);
        if (text === undefined) {
            text = write(value);
            if (known.size < MOST_KNOWN)
                known.set(value, text);
        }
        return text;
    };
}


/***/ }),

/***/ 85357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ utf8Bytes)
/* harmony export */ });
/**
 * How many bytes a text takes in UTF-8; half a pair counts as two.
 * @example utf8Bytes('aé€𝄞') // 1 + 2 + 3 + 4
 */
function utf8Bytes(text) {
    let bytes = 0;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
    }
    return bytes;
}


/***/ }),

/***/ 2975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ blocksMarkdown)
/* harmony export */ });
/* unused harmony exports quoteMarkdown, escapeBlock */
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
/* harmony import */ var _model_result_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87902);
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77043);
/* harmony import */ var _inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85509);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88785);






/** Of flipped cases: the worst stand open, and a fold is not worth it for the last few. */
const MOST_OPEN = 10;
const FEW = 2;
function fold(summary, blocks) {
    return wrapFold(summary, blocksMarkdown(blocks));
}
function wrapFold(summary, markdown) {
    // GitHub reads Markdown in an HTML element only after a blank line.
    return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`;
}
function flipMarkdown(item) {
    return item.blocks.length === 0
        ? `- ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(item.summary)}`
        : fold((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineHtmlInMarkdown */ .n0)(item.summary), item.blocks);
}
/** A sign stays with its words and a limit with its number: a phone breaks a narrow column at every space. */
function keepTogether(cell) {
    return cell
        .replace(/(^|[ (])(flags|out|n) ([≥=]) (?=\S)/g, '$1$2&nbsp;$3&nbsp;')
        .replace(/^([✅❌❔➖]|⚠️) ([a-z]+)(?: (tell:?|regression))?/u, (words) => words.replaceAll(' ', '&nbsp;'));
}
function tableMarkdown(block) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line((0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_4__/* .titlesInOneRow */ .nX)(block.columns).map((title) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title))),
        line(block.columns.map((column) => (column.align === 'right' ? '---:' : '---'))),
        ...block.rows.map((row) => line(row.map((cell) => keepTogether((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(cell))))),
    ].join('\n');
}
function flipsMarkdown(block) {
    const { items, left_out: leftOut } = block;
    const open = items.length > MOST_OPEN + FEW ? items.slice(0, MOST_OPEN) : items;
    const folded = items.slice(open.length);
    const rest = leftOut === 0 ? [] : [`… and ${leftOut} more.`];
    const more = folded.length === 0 ? [] : [wrapFold((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(folded.length, 'more case'), listItems(folded))];
    return [(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.lead), listItems(open), ...more, ...rest].filter((part) => part !== '').join('\n\n');
}
function listItems(items) {
    const isLine = (item) => item?.blocks.length === 0;
    const lines = items.map((item, index) => `${index === 0 ? '' : isLine(item) && isLine(items[index - 1]) ? '\n' : '\n\n'}${flipMarkdown(item)}`);
    return lines.join('');
}
const PICTURE = '<img src="';
/** A picture, a diagram, or where there is neither the words that stand in for it, folded. */
function chartMarkdown({ title, alt, url, mermaid }) {
    // No tag may stand in a picture's text, so a dollar cannot be wrapped there.
    const words = cutClauses(alt.replaceAll('$', 'USD\u202f'));
    const safe = url === null ? null : (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(url);
    if (safe !== null)
        return `${PICTURE}${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(safe)}" width="480" alt="${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)(words))}">`;
    if (mermaid !== null)
        return `${fence(mermaid)}\n\n<sub>${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(words)}</sub>`;
    return fold((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineHtmlInMarkdown */ .n0)([title]), [{ kind: 'paragraph', text: [alt] }]);
}
/** With the dots of what is cut 25: what a picture says is in the tables as well. */
const ALT_WORDS = 24;
/**
 * As many of the clauses of a text as are no more than 25 words together.
 * @example cutClauses('Change: success fell; tokens rose.') // 'Change: success fell; tokens rose.'
 */
function cutClauses(text) {
    const count = (some) => some.match(/[^\s\u202f]+/g)?.length ?? 0;
    if (count(text) <= ALT_WORDS)
        return text;
    const clauses = text.split('; ');
    const fitting = clauses.filter((_, at) => count(clauses.slice(0, at + 1).join('; ')) <= ALT_WORDS);
    return fitting.length > 0
        ? `${fitting.join('; ')} …`
        : `${text
            .split(' ')
            .slice(0, ALT_WORDS - 1)
            .join(' ')} …`;
}
/** A diagram that cannot leave its fence: no line of it may hold a backtick. */
function fence(mermaid) {
    return `\`\`\`mermaid\n${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .removeUnseen */ .l0)(mermaid).replaceAll('`', '')}\n\`\`\``;
}
/** A block as GitHub Markdown. */
function blockMarkdown(block) {
    switch (block.kind) {
        case 'heading':
            return `### ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.text)}`;
        case 'paragraph':
            return (0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.text);
        case 'note':
            return `> ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(block.text)}`;
        case 'list':
            return block.items.map((item) => `- ${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(item)}`).join('\n');
        case 'table':
            return tableMarkdown(block);
        case 'chart':
            return chartMarkdown(block.chart);
        case 'preformatted':
            return `${(0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)([{ kind: 'strong', text: block.label }])}\n\n${quoteMarkdown(block.text)}`;
        case 'details':
            return fold((0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineHtmlInMarkdown */ .n0)(block.summary), block.blocks);
        case 'flips':
            return flipsMarkdown(block);
    }
}
/** Blocks as GitHub Markdown, a blank line between them; neighbouring pictures share a line. */
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
/** Code, a trace, or anything aligned by spaces. */
const IS_LAID_OUT = /^[ \t]|\S(?:\t| {3})|^(?:```|~~~)/m;
/**
 * Text of others, line by line. Prose is quoted, since a quotation wraps on a phone and a block of code is pushed sideways; what is laid
 * out by spaces stays a block of code.
 * @example quoteMarkdown('14 days.\n*Really.*') // '> 14 days.<br>\n> \\*Really.\\*'
 */
function quoteMarkdown(text) {
    // A line end as HTML on the first line would make all of it HTML, where Markdown's escapes are seen.
    const clean = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .removeUnseen */ .l0)(text).replace(/^\n+/, '').trimEnd();
    if (clean.trim() === '' || IS_LAID_OUT.test(clean))
        return escapeBlock(text);
    return clean
        .split('\n')
        .map((line) => `> ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(line)}`.trimEnd())
        .join('<br>\n');
}
/**
 * Text of others as a fenced block: the fence is longer than any run of backticks inside, so nothing in it can end it.
 * Blank lines and indentation are kept. `<!--` gets a space: comments are found again by a marker that begins so.
 * @example escapeBlock('a') // '```text\na\n```'
 */
function escapeBlock(text) {
    const clean = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .removeUnseen */ .l0)(text).replaceAll('<!--', '< !--').replace(/\n+$/, '');
    const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${clean}\n${fence}`;
}


/***/ }),

/***/ 33115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ HTML_STYLE)
/* harmony export */ });
/** Follows the reader's system for light and dark; colours keep 4.5:1 against their ground, and no meaning hangs on them alone. */
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
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 76rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
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
.scroll { overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; max-width: 32rem; }
th { background: var(--panel); }
tbody th { font-weight: 400; }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); max-width: min(20rem, 45vw); }
.wide td { white-space: nowrap; }
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
@media screen and (min-width: 72rem) { body { max-width: 92rem; } .page { display: grid; grid-template-columns: minmax(0, 1fr) 15rem; gap: 0 2rem; align-items: start; }
  .page > nav { grid-column: 2; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; } .page > main { grid-column: 1; grid-row: 1; min-width: 0; }
  .page > nav li { margin: .2rem 0; } }
.filters { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
.filters label { flex: 1 1 8rem; display: grid; grid-template-columns: minmax(0, 1fr); max-width: 18rem; font-size: .85rem; color: var(--quiet); min-width: 0; }
.filters input, .filters select { color: var(--text); font-size: 1rem; }
.pages { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin: .6rem 0; }
.badge { display: inline-block; border: 1px solid var(--neutral); border-radius: 1em; padding: 0 .5em; margin-right: .2em; font-size: .82rem; white-space: nowrap; }
.badge.broke, .badge.failing { color: var(--worse); border-color: var(--worse); font-weight: 600; }
.badge.fixed { color: var(--better); border-color: var(--better); font-weight: 600; }
#case { border-top: 3px solid var(--link); }
.spans, .trace { padding-left: 0; list-style: none; font-size: .9rem; }
.spans li, .trace li { padding: .15rem .5rem; border-left: 4px solid var(--line); margin: .25rem 0; }
.spans .hit { border-color: var(--better); } .trace .bad { border-color: var(--worse); }
.spans details { margin: 0; border: 0; padding: 0; }
.bar { display: block; height: .35rem; min-width: 2px; background: var(--candidate); border-radius: 2px; }
del { background: var(--poor-ground); color: var(--text); } ins { background: var(--good-ground); color: var(--text); text-decoration-thickness: 2px; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media screen and (max-width: 40rem) { h1 { font-size: 1.25rem; } h2 { margin-top: 1.2rem; } details { margin: .3rem 0; padding: .3rem .6rem; } summary h2 { font-size: .92rem; }
  th, td { padding: .2rem .45rem; } .wide tr > :first-child { max-width: 40vw; } .wide tbody th { font-size: .85rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav, .filters, .pages, .row-filter, button.hint { display: none; }
  h1, h2, h3, h4, h5, summary, figcaption { break-after: avoid; } tr, .canvas { break-inside: avoid; } .charts { display: block; }
  .answers, .sides { grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); } a { color: inherit; }
  .scroll { overflow: visible; } table { font-size: 8pt; } th, td { padding: .2rem .4rem; } td:first-child { overflow-wrap: anywhere; min-width: 7em; }
  .wide td { white-space: normal; } .wide tr > :first-child { position: static; } button.sort { display: contents; } }
`;


/***/ }),

/***/ 10103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REGISTRY: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/model/remove-unseen.js
var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/report/render/badge.js

const MOST_CHARACTERS = 60;
/** A badge as shields.io's endpoint badge reads it (schemaVersion 1); `isError` keeps a reader from choosing another colour. */
function writeBadge({ label, message, color, is_error: isError }) {
    const badge = { schemaVersion: 1, label: shorten(label), message: shorten(message), color, isError };
    return `${JSON.stringify(badge, null, 2)}\n`;
}
function shorten(text) {
    const line = (0,remove_unseen/* toOneLine */.GX)(text).trim();
    return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}
/** The verdict as JSON for shields.io. */
function renderVerdictBadge(_report, { badges } = {}) {
    return badges === undefined ? '' : writeBadge(badges.verdict);
}
/** The candidate's pass rate as JSON for shields.io. */
function renderPassRateBadge(_report, { badges } = {}) {
    const badge = badges?.pass_rate ?? null;
    return badge === null ? '' : writeBadge(badge);
}

// EXTERNAL MODULE: ./build/format/utf8-bytes.js
var utf8_bytes = __webpack_require__(85357);
// EXTERNAL MODULE: ./build/report/render/block-markdown.js
var block_markdown = __webpack_require__(2975);
// EXTERNAL MODULE: ./build/report/render/inline-markdown.js
var inline_markdown = __webpack_require__(85509);
;// CONCATENATED MODULE: ./build/report/render/shrink-report.js
const cut = (text, length) => (text.length <= length ? text : `${text.slice(0, length)}…`);
function mapBlocks(report, changeOne) {
    const change = (block) => changeOne(block.kind === 'details' ? { ...block, blocks: block.blocks.flatMap(change) } : block);
    const { blocks, folded = [] } = report;
    return { ...report, blocks: blocks.flatMap(change), folded: folded.flatMap(change) };
}
function mapFlips(report, change) {
    return mapBlocks(report, (block) => (block.kind === 'flips' ? [change(block)] : [block]));
}
function shortenAnswers(length) {
    const shorten = (block) => block.kind === 'preformatted' ? { ...block, text: cut(block.text, length) } : block;
    const item = (one) => ({ ...one, blocks: one.blocks.map(shorten) });
    return (report) => mapFlips(report, (flips) => ({ ...flips, items: flips.items.map(item) }));
}
function keepAnswers(count) {
    return (report) => mapFlips(report, (flips) => ({
        ...flips,
        items: flips.items.map((item, index) => (index < count ? item : { ...item, blocks: [] })),
    }));
}
function keepFlips(count) {
    return (report) => mapFlips(report, (flips) => ({
        ...flips,
        items: flips.items.slice(0, count),
        left_out: flips.left_out + Math.max(0, flips.items.length - count),
    }));
}
const without = (kind) => (report) => mapBlocks(report, (block) => (block.kind === kind ? [] : [block]));
const keepLists = (count) => (report) => mapBlocks(report, (block) => (block.kind === 'list' ? [{ ...block, items: block.items.slice(0, count) }] : [block]));
/** At most so many characters over all pieces, so that no escaping can make them too long. */
function cutLine(text, length) {
    const kept = [];
    let left = length;
    for (const inline of text) {
        const whole = typeof inline === 'string' ? inline : inline.text;
        if (left <= 0)
            break;
        kept.push(typeof inline === 'string' ? cut(whole, left) : { ...inline, text: cut(whole, left) });
        left -= whole.length;
    }
    return kept;
}
function keepVerdict(report) {
    const second = report.second_line;
    return {
        ...report,
        headline: cutLine(report.headline, 1_500),
        second_line: second && cutLine(second, 1_500),
        blocks: [],
        footer: [],
    };
}
/** In this order, until it fits: what is read least goes first, the verdict never. */
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
/** Cheaper than rendering, and smaller whenever anything was left out. */
const sizeOf = (report) => JSON.stringify(report).length;
function admit(report, cuts, place) {
    const words = [...new Map(cuts.map((one) => [one.matter, one.cut])).values()];
    const text = `✂️ Left out to fit ${place}: ${words.join('; ')}. The full report has all of it.`;
    return { ...report, blocks: [...report.blocks, { kind: 'note', text: [text] }] };
}
/**
 * The report, rendered to fit: known steps leave out what is read least and a note says what. The last step keeps the verdict
 * alone, cut to a few thousand characters, so there is always a document.
 */
function renderToFit(input) {
    const { render, fits, place } = input;
    let report = input.report;
    let document = render(report);
    let size = sizeOf(report);
    const cuts = [];
    for (const step of STEPS) {
        if (fits(document))
            return document;
        const smaller = step.apply(report);
        const smallerSize = sizeOf(smaller);
        if (smallerSize >= size)
            continue;
        report = smaller;
        size = smallerSize;
        cuts.push(step);
        document = render(admit(report, step.matter === 'all' ? [step] : cuts, place));
    }
    return document;
}

;// CONCATENATED MODULE: ./build/report/render/comment.js




/** GitHub caps a comment at 65,536 characters; the rest is for the marker and what a publisher adds. */
const COMMENT_LENGTH = 60_000;
/**
 * A report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is its headline
 * (and what was not compared), nothing else.
 */
function renderComment(report) {
    const shown = report.collapsed ? { ...report, blocks: [], folded: [], footer: [] } : report;
    return renderToFit({
        report: shown,
        render: reportMarkdown,
        fits: (document) => document.length <= COMMENT_LENGTH,
        place: 'a comment',
    });
}
/** A whole report as GitHub Markdown: verdict, what was not compared, blocks, the source of the numbers in small print. */
function reportMarkdown(report) {
    const parts = [
        `### ${(0,inline_markdown/* inlineMarkdown */.x)(report.headline)}`,
        (0,inline_markdown/* inlineMarkdown */.x)(report.figures ?? []),
        (0,inline_markdown/* inlineMarkdown */.x)(report.second_line ?? []),
        (0,block_markdown/* blocksMarkdown */.Es)([...report.blocks, ...(report.folded ?? [])]),
        report.footer.length === 0 ? '' : `<sub>${(0,inline_markdown/* inlineHtmlInParagraph */.Q5)(report.footer)}</sub>`,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000;
/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
function renderSummary(report) {
    return renderToFit({
        report,
        render: reportMarkdown,
        fits: (document) => (0,utf8_bytes/* utf8Bytes */.d)(document) <= SUMMARY_BYTES,
        place: 'a job summary',
    });
}

// EXTERNAL MODULE: ./build/format/remember-numbers.js
var remember_numbers = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
;// CONCATENATED MODULE: ./build/report/render/csv.js



const MOST_DIGITS = 12;
/** Columns whose cells are joined first: to join all of a line anew takes longer than to find out what differs. */
const GROUP = 16;
/** What stands as it is: most ids and paths. */
const PLAIN = /^\w[\w./:-]*$/;
/**
 * Every case of every arm as CSV by RFC 4180: a header, CRLF, quotes where they are needed, nothing where a metric is unscored. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
function renderCsv(_report, { caseTable } = {}) {
    if (caseTable === undefined)
        return '';
    const lines = [caseTable.columns.map(writeText).join(',')];
    const write = (0,remember_numbers/* rememberNumbers */.Q)(writeNumber);
    for (const arm of caseTable.arms)
        writeArm(arm, { lines, write });
    lines.push('');
    return lines.join('\r\n');
}
/** Adds the lines of an arm. Most cells are those of the line above, and of many metrics there is none. */
function writeArm({ rows, numbers }, { lines, write }) {
    const groups = [];
    for (let at = 0; at < numbers.length; at += GROUP)
        groups.push(groupWriter(numbers.slice(at, at + GROUP), write));
    let above = [];
    const cells = [];
    for (const { facts, place } of rows()) {
        for (let at = 0; at < facts.length; at++) {
            const fact = facts[at] ?? null;
            if (fact !== above[at])
                cells[at] = writeFact(fact);
        }
        above = facts;
        let at = facts.length;
        for (const group of groups)
            cells[at++] = group(place);
        // Joined, not added up: V8 keeps every sum of texts as a tree, and here would be a million of them.
        lines.push(cells.join(','));
    }
}
/** Writes the cells of neighbouring columns, which are written anew only where one of them differs from the line above. */
function groupWriter(columns, write) {
    const filled = columns.flatMap((column, at) => (column === null ? [] : [{ column, at }]));
    const above = new Float64Array(columns.length).fill(NaN);
    const cells = columns.map(() => '');
    let text = cells.join(',');
    return (place) => {
        let isChanged = false;
        for (const { column, at } of filled) {
            const value = column[place] ?? NaN;
            if (value === above[at] || (Number.isNaN(value) && cells[at] === ''))
                continue;
            above[at] = value;
            cells[at] = Number.isNaN(value) ? '' : write(value);
            isChanged = true;
        }
        if (isChanged)
            text = cells.join(',');
        return text;
    };
}
function writeFact(fact) {
    return fact === null ? '' : typeof fact === 'number' ? String(fact) : writeText(fact);
}
/** Twelve digits, so that no mean ends in what binary fractions leave. */
function writeNumber(value) {
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(MOST_DIGITS)));
}
function writeText(value) {
    if (PLAIN.test(value))
        return value;
    return (0,csv/* quoteField */.nL)((0,csv/* guardFormula */.qW)((0,remove_unseen/* removeUnseen */.l0)(value)));
}

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/report/render/escape-html.js
var escape_html = __webpack_require__(59807);
// EXTERNAL MODULE: ./build/model/result/report.js
var report = __webpack_require__(87902);
;// CONCATENATED MODULE: ./build/report/render/html-blocks.js



function inline(part, page) {
    if (typeof part === 'string')
        return (0,escape_html/* escapeHtml */.ZD)(part);
    const text = (0,escape_html/* escapeHtml */.ZD)(part.text);
    switch (part.kind) {
        case 'strong':
            return `<strong>${text}</strong>`;
        case 'code':
            return `<code>${text}</code>`;
        case 'case': {
            const id = (0,remove_unseen/* removeUnseen */.l0)(part.text);
            const code = `<code>${text}</code>`;
            return page.listed.has(id) ? `<a href="#case=${(0,escape_html/* escapeHtml */.ZD)(encodeURIComponent(id))}">${code}</a>` : code;
        }
        case 'link': {
            const url = (0,escape_html/* safeUrl */.Pl)(part.url);
            return url === null ? text : `<a href="${(0,escape_html/* escapeHtml */.ZD)(url)}" rel="noreferrer">${text}</a>`;
        }
    }
}
/** Running text as HTML. */
const renderLine = (text, page) => text.map((part) => inline(part, page)).join('');
/** Notes a place that can be linked to and gives its id, unique in the page: `s-all-74-metrics`. */
function addPlace(page, title) {
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const plain = `s-${words.slice(0, 6).join('-')}`;
    const taken = page.places.filter(({ id }) => id === plain || id.startsWith(`${plain}_`)).length;
    const id = taken === 0 ? plain : `${plain}_${taken + 1}`;
    page.places.push({ id, title });
    return id;
}
function heading(text, page) {
    return `<h2 id="${addPlace(page, (0,report/* plainText */.wh)(text))}">${renderLine(text, page)}</h2>`;
}
function fold(page, summary, content, look = '') {
    return `<details${look === '' ? '' : ` class="${look}"`}><summary>${renderLine(summary, page)}</summary>\n${content}\n</details>`;
}
/** At the top of a page what unfolds is a section of its own. */
function section(summary, content, page) {
    const id = addPlace(page, (0,report/* plainText */.wh)(summary));
    return `<details class="section" id="${id}"><summary><h2>${renderLine(summary, page)}</h2></summary>\n${renderBlocks(content, page)}\n</details>`;
}
function flip({ case_id: caseId, summary, blocks }, page) {
    const id = (0,remove_unseen/* removeUnseen */.l0)(caseId);
    const link = page.listed.has(id)
        ? `<a href="#case=${(0,escape_html/* escapeHtml */.ZD)(encodeURIComponent(id))}">${(0,escape_html/* escapeHtml */.ZD)(id)} in the list of cases</a>`
        : '';
    if (blocks.length === 0)
        return `<p>${[renderLine(summary, page), link].filter((part) => part !== '').join(' · ')}</p>`;
    return fold(page, summary, `${renderBlocks(blocks, page)}${link === '' ? '' : `\n<p>${link}</p>`}`, 'case');
}
/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function html_blocks_writeNumber(value) {
    if (value === null)
        return '–';
    if (typeof value !== 'number')
        return value;
    const [whole = '', ...decimals] = String(Number(value.toPrecision(6))).split('.');
    return [whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'), ...decimals].join('.');
}
function figure(chart, page) {
    const { title, alt, height, table } = chart;
    const numbers = {
        kind: 'table',
        columns: table.columns.map((column, index) => ({ title: column, align: index === 0 ? 'left' : 'right' })),
        rows: table.rows.map((row) => row.map((value) => [html_blocks_writeNumber(value)])),
    };
    const place = page.charts.push(chart) - 1;
    const words = `<p>${(0,escape_html/* escapeHtml */.ZD)(alt)}</p>`;
    const picture = page.isScripted
        ? `<div class="canvas" style="height:${Math.round(height)}px"><canvas role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(alt)}" data-chart="${place}"></canvas></div><noscript>${words}</noscript>`
        : words;
    const folded = `<details><summary>The numbers<span class="unseen"> of “${(0,escape_html/* escapeHtml */.ZD)(title)}”</span></summary>${block(numbers, page)}</details>`;
    return `<figure><figcaption>${(0,escape_html/* escapeHtml */.ZD)(title)}</figcaption>${picture}${folded}</figure>`;
}
function block(one, page) {
    switch (one.kind) {
        case 'heading':
            return heading(one.text, page);
        case 'paragraph':
            return `<p>${renderLine(one.text, page)}</p>`;
        case 'note':
            return `<aside>${renderLine(one.text, page)}</aside>`;
        case 'list':
            return `<ul>${one.items.map((item) => `<li>${renderLine(item, page)}</li>`).join('')}</ul>`;
        case 'table':
            page.tables += 1;
            return renderTable(one, { id: `t${page.tables}`, line: (text) => renderLine(text, page) });
        case 'chart':
            return figure(one.chart, page);
        case 'preformatted':
            return `<div><p><strong>${(0,escape_html/* escapeHtml */.ZD)(one.label)}</strong></p><pre>${(0,escape_html/* escapeHtml */.ZD)(one.text)}</pre></div>`;
        case 'details':
            return fold(page, one.summary, renderBlocks(one.blocks, page));
        case 'flips':
            return [
                ...(one.lead.length === 0 ? [] : [heading(one.lead, page)]),
                ...one.items.map((item) => flip(item, page)),
                ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
            ].join('\n');
    }
}
/** Blocks as HTML. */
function renderBlocks(all, page) {
    return joinBlocks(all, (one) => block(one, page));
}
/** The blocks at the top of a page: those that unfold are sections with an anchor. */
function renderSections(all, page) {
    return joinBlocks(all, (one) => (one.kind === 'details' ? section(one.summary, one.blocks, page) : block(one, page)));
}
/** What stands side by side with its neighbours of the same kind where there is room. */
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
/** The marks of a judged value: a colour for who sees it, a word for who hears it. */
const MARKS = [
    ['🟢', 'good'],
    ['🔵', 'fair'],
    ['🔴', 'poor'],
];
/** A row of names above neighbouring columns; empty where no column is in a group. */
function groupRow(columns) {
    if (columns.every(({ group }) => group === undefined))
        return '';
    const groups = [];
    for (const { group } of columns) {
        const last = groups.at(-1);
        if (last !== undefined && last.name === group)
            last.span += 1;
        else
            groups.push({ name: group, span: 1 });
    }
    const cells = groups.map(({ name, span }) => name === undefined
        ? `<td colspan="${span}"></td>`
        : `<th scope="colgroup" colspan="${span}">${(0,escape_html/* escapeHtml */.ZD)(name)}</th>`);
    return `<tr>${cells.join('')}</tr>`;
}
/** What a column means, in a bubble that opens by mouse, touch and keyboard alike and needs no script. */
function hintOf({ title, hint }, id) {
    if (hint === undefined)
        return '';
    const name = (0,escape_html/* escapeHtml */.ZD)(`What ${title} means`);
    return ` <button type="button" class="hint" popovertarget="${id}" aria-label="${name}">?</button><span popover id="${id}" class="bubble">${(0,escape_html/* escapeHtml */.ZD)(hint)}</span>`;
}
/** In a table with groups, which is a wide one, the first column stays in sight. `id` is unique in the page. */
function renderTable({ columns, rows }, { id, line }) {
    const isRight = (index) => columns[index]?.align === 'right';
    const head = columns.map((column, index) => {
        const look = isRight(index) ? ' class="right"' : '';
        return `<th scope="col"${look}><span class="label">${(0,escape_html/* escapeHtml */.ZD)(column.title)}</span>${hintOf(column, `${id}-${index}`)}</th>`;
    });
    const cell = (text, index) => {
        const mark = MARKS.find(([sign]) => (0,report/* plainText */.wh)(text).startsWith(`${sign} `))?.[1];
        const look = [...(isRight(index) ? ['right'] : []), ...(mark === undefined ? [] : [mark])].join(' ');
        const word = mark === undefined ? '' : `<span class="unseen">${mark} </span>`;
        return `<td${look === '' ? '' : ` class="${look}"`}>${word}${line(text)}</td>`;
    };
    const groups = groupRow(columns);
    const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
    const open = groups === '' ? '<table>' : '<table class="wide">';
    return `<div class="scroll">${open}<thead>${groups}<tr>${head.join('')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

// EXTERNAL MODULE: ./build/report/render/html-style.js
var html_style = __webpack_require__(33115);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/report/render/html.js






/** A control character but tab and line feed as JSON writes it; also a backslash before one of the letters. */
const ESCAPED_CONTROL = /\\[bfru]/;
/** Data for the page's script: it ends no element, whatever its texts hold, and has no character that is not seen. */
function html_embed(id, data) {
    const plain = JSON.stringify(data);
    // To be asked about every value takes as long as all the rest of the page, and most data have nothing to take out.
    const json = ESCAPED_CONTROL.test(plain) || (0,remove_unseen/* removeUnseen */.l0)(plain) !== plain
        ? JSON.stringify(data, (_key, value) => (typeof value === 'string' ? (0,remove_unseen/* removeUnseen */.l0)(value) : value))
        : plain;
    return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}
const whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
const isBad = ({ flip, states }) => flip !== null || states.includes('failing');
function explorer({ rows }, page) {
    const inFull = rows.filter(({ story }) => story !== null);
    const bad = rows.filter(isBad).length;
    const badInFull = inFull.filter(isBad).length;
    const ofBad = `${badInFull === bad ? `all ${whole(bad)}` : `${whole(badInFull)} of the ${whole(bad)}`} that flipped or fail`;
    const most = inFull.length === rows.length
        ? 'all in full'
        : `${whole(inFull.length)} in full (${ofBad}, and ${whole(inFull.length - badInFull)} others), the rest with their numbers`;
    const id = addPlace(page, 'Cases');
    return `<section aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">Cases</h2>
<p>${(0,format_number/* countOf */.pq)(rows.length, 'case')}, ${most}. Everything that was recorded of each is in <code>trials.jsonl</code> of its run.</p>
<noscript><p>The list of cases needs JavaScript, which is switched off here.</p></noscript>
<div id="cases"></div>
</section>`;
}
/** Failures first: what to open first and the cases that changed, then the gates and what else stands open, then what is folded. */
function sortBlocks(report) {
    const isWhole = (block) => block.kind !== 'details' || block.abridged !== true;
    const blocks = report.blocks.filter(isWhole);
    const folded = (report.folded ?? []).filter(isWhole);
    const firstTable = blocks.findIndex(({ kind }) => kind === 'table');
    const start = firstTable < 0 ? blocks.length : firstTable;
    const isOfCases = (block) => block.kind === 'flips' || (block.kind === 'details' && block.blocks.some(({ kind }) => kind === 'flips'));
    return {
        failures: [...blocks.slice(0, start), ...folded.filter(isOfCases)],
        numbers: blocks.slice(start),
        rest: folded.filter((block) => !isOfCases(block)),
    };
}
function contents(page) {
    if (page.places.length < 3)
        return '';
    const items = page.places.map(({ id, title }) => `<li><a href="#${id}">${(0,escape_html/* escapeHtml */.ZD)(title)}</a></li>`);
    return `<nav aria-label="Contents"><details><summary>Contents</summary><ol>${items.join('')}</ol></details></nav>`;
}
/** Scripts stand as they are, since their hashes vouch for them: one that would end its own element is a bug. */
function script(text) {
    if (/<\/script|<!--/i.test(text))
        throw new Error('a script of the page would end its own element');
    return `<script>${text}</script>`;
}
/**
 * A report as one self-contained page, light or dark as the reader's system is. No external resource is ever asked for and no script
 * but the page's own can run: a policy in its head says so, with their hashes. Without `page` there is no script at all.
 */
function renderHtml(report, { page: assets, cases } = {}) {
    const listed = assets === undefined || cases === undefined || cases.rows.length === 0 ? null : cases;
    const page = {
        isScripted: assets !== undefined,
        listed: new Set(listed?.rows.map(({ id }) => (0,remove_unseen/* removeUnseen */.l0)(id))),
        charts: [],
        places: [],
        tables: 0,
    };
    const { failures, numbers, rest } = sortBlocks(report);
    const body = [
        renderSections([...failures, ...numbers], page),
        ...(listed === null ? [] : [explorer(listed, page)]),
        renderSections([...rest, ...(report.explanation ?? [])], page),
        `<div class="appendix">\n${renderSections(report.appendix ?? [], page)}\n</div>`,
    ].join('\n');
    const allowed = assets?.scripts.map((text) => `'sha256-${assets.hash(text)}'`).join(' ');
    const policy = `default-src 'none'; style-src 'unsafe-inline'${allowed === undefined ? '' : `; script-src ${allowed}`}`;
    const ends = assets === undefined
        ? []
        : [
            html_embed('chart-data', page.charts.map(({ config }) => config)),
            ...(listed === null ? [] : [html_embed('case-data', listed)]),
            ...assets.scripts.map(script),
        ];
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${(0,escape_html/* escapeHtml */.ZD)(`Goldenpair: ${report.suite}`)}</title>
<style>${html_style/* HTML_STYLE */._}</style>
</head>
<body>
<header>
<h1>${renderLine(report.headline, page)}</h1>
${report.figures === undefined ? '' : `<p>${renderLine(report.figures, page)}</p>`}
${report.second_line === null ? '' : `<p>${renderLine(report.second_line, page)}</p>`}
</header>
<div class="page">
${contents(page)}
<main>
${body}
</main>
</div>
<footer>${renderLine(report.footer, page)} · <a href="${version/* GLOSSARY_URL */.B}">what the words mean</a></footer>
${ends.join('\n')}
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./build/report/render/json.js
/** A report as data, for tools: the blocks as they are, nothing escaped but by JSON. */
function renderJson(report) {
    return `${JSON.stringify(report, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/report/render/junit.js

/** Not allowed in XML 1.0; every other one that is not goes with the unseen characters. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;
const inText = (text) => (0,escape_html/* escapeHtmlText */.SC)(text).replace(NO_CHARACTERS, '');
/** What stands as it is: most ids and paths. */
const junit_PLAIN = /^[\w./: -]*$/;
/** Line breaks in attributes would be read as spaces. */
const inAttribute = (text) => junit_PLAIN.test(text) ? text : (0,escape_html/* escapeHtml */.ZD)(text).replace(NO_CHARACTERS, '').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
const seconds = (value) => value.toFixed(3);
function outcomeOf({ outcome }) {
    switch (outcome.kind) {
        case 'passed':
            return outcome.remark === null ? '' : `<system-out>${inText(outcome.remark)}</system-out>`;
        case 'skipped':
            return `<skipped message="${inAttribute(outcome.message)}"/>`;
        case 'failed':
            return `<failure message="${inAttribute(outcome.message)}" type="${inAttribute(outcome.type)}">${inText(outcome.details)}</failure>`;
    }
}
function testCase(result) {
    const file = result.file === null ? '' : ` file="${inAttribute(result.file)}"`;
    const start = `    <testcase name="${inAttribute(result.name)}" classname="${inAttribute(result.group)}" time="${seconds(result.seconds)}"${file}`;
    const outcome = outcomeOf(result);
    return outcome === '' ? `${start}/>\n` : `${start}>${outcome}</testcase>\n`;
}
function countsOf(results) {
    const counts = { passed: 0, skipped: 0, failed: 0 };
    let time = 0;
    for (const { outcome, seconds: taken } of results) {
        counts[outcome.kind] += 1;
        time += taken;
    }
    return `tests="${results.length}" failures="${counts.failed}" errors="0" skipped="${counts.skipped}" time="${seconds(time)}"`;
}
/**
 * The gates and cases of a report as JUnit XML, which every build server shows: a suite for each list, and what is neither passed nor
 * failed is skipped. The elements and attributes are those that Jenkins, GitLab and GitHub's test reporters read.
 */
function renderJunit(report, { results = [] } = {}) {
    const suites = results.map(({ name, results: list }) => `  <testsuite name="${inAttribute(name)}" ${countsOf(list)}>\n${list.map(testCase).join('')}  </testsuite>\n`);
    const all = results.flatMap((suite) => suite.results);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${inAttribute(report.suite)}" ${countsOf(all)}>\n${suites.join('')}</testsuites>\n`;
}

// EXTERNAL MODULE: ./build/report/render/escape-markdown.js
var escape_markdown = __webpack_require__(77043);
;// CONCATENATED MODULE: ./build/report/render/markdown.js




/** More are in cases.csv. */
const MOST_CASES = 100;
/** A row a case, in the order of the suite. */
function listCases(cases) {
    if (cases === undefined || cases.rows.length === 0)
        return [];
    const { arms, rows } = cases;
    const more = rows.length - MOST_CASES;
    const table = {
        kind: 'table',
        columns: [
            { title: 'case', align: 'left' },
            { title: 'state', align: 'left' },
            ...arms.map((name) => ({ title: `passed, ${name}`, align: 'right' })),
        ],
        rows: rows
            .slice(0, MOST_CASES)
            .map(({ id, states, passed }) => [
            [{ kind: 'code', text: id }],
            [states.join(', ')],
            ...passed.map((tally) => [tally === null ? '–' : `${tally[0]} of ${tally[1]}`]),
        ]),
    };
    const rest = more > 0 ? [`… and ${(0,format_number/* countOf */.pq)(more, 'more case')}, in `, { kind: 'code', text: 'cases.csv' }, '.'] : [];
    return [
        {
            title: 'Every case',
            blocks: [table, ...(rest.length === 0 ? [] : [{ kind: 'paragraph', text: rest }])],
        },
    ];
}
/**
 * A report as a document that is kept in a repository: GitHub Markdown of its own, with no picture that anybody would have to be asked
 * for. The same report gives the same bytes, so that committing it changes nothing where nothing changed.
 */
function renderMarkdown(report, { cases } = {}) {
    const { suite, headline, figures = [], second_line: secondLine, explanation = [], blocks, folded = [], appendix = [], footer, } = report;
    const sections = report.sections ?? [
        { title: 'Report', blocks: [...blocks, ...folded, ...explanation, ...appendix] },
        { title: 'How this was measured', blocks: [{ kind: 'paragraph', text: footer }] },
    ];
    const parts = [
        `# ${(0,escape_markdown/* escapeMarkdown */.FV)(`Evaluation of ${suite}`)}`,
        (0,inline_markdown/* inlineMarkdown */.x)(headline),
        (0,inline_markdown/* inlineMarkdown */.x)(figures),
        (0,inline_markdown/* inlineMarkdown */.x)(secondLine ?? []),
        ...[...sections.slice(0, -1), ...listCases(cases), ...sections.slice(-1)].flatMap((section) => [
            `## ${(0,escape_markdown/* escapeMarkdown */.FV)(section.title)}`,
            (0,block_markdown/* blocksMarkdown */.Es)(section.blocks),
        ]),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./build/report/render/terminal.js
var terminal = __webpack_require__(2206);
;// CONCATENATED MODULE: ./build/report/render/index.js








/** Every format of a report. */
const REGISTRY = {
    comment: { file: 'comment.md', render: renderComment },
    summary: { file: 'summary.md', render: renderSummary },
    markdown: { file: 'report.md', render: renderMarkdown },
    html: { file: 'report.html', render: renderHtml },
    terminal: { file: 'report.txt', render: terminal/* renderTerminal */.b },
    json: { file: 'report.json', render: renderJson },
    junit: { file: 'junit.xml', render: renderJunit },
    csv: { file: 'cases.csv', render: renderCsv },
    'verdict-badge': { file: 'verdict-badge.json', render: renderVerdictBadge },
    'pass-rate-badge': { file: 'pass-rate-badge.json', render: renderPassRateBadge },
};


/***/ }),

/***/ 85509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q5: () => (/* binding */ inlineHtmlInParagraph),
/* harmony export */   n0: () => (/* binding */ inlineHtmlInMarkdown),
/* harmony export */   x: () => (/* binding */ inlineMarkdown)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77043);


function toMarkdown(inline) {
    if (typeof inline === 'string')
        return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(inline);
    switch (inline.kind) {
        case 'strong':
            return strongMarkdown(inline.text);
        case 'code':
            return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCode */ .tn)(inline.text);
        case 'case': {
            const url = inline.url === null ? null : (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            const id = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCode */ .tn)(inline.text);
            return url === null ? id : `[${id}](${url})`;
        }
        case 'link': {
            const url = (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            return url === null ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(inline.text) : `[${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(inline.text)}](${url})`;
        }
    }
}
function toHtml(inline, escape) {
    if (typeof inline === 'string')
        return escape(inline);
    switch (inline.kind) {
        case 'strong':
            return `<b>${escape(inline.text)}</b>`;
        case 'code':
            return `<code>${escape(inline.text)}</code>`;
        case 'case': {
            const url = inline.url === null ? null : (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            const id = `<code>${escape(inline.text)}</code>`;
            return url === null ? id : `<a href="${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(url)}">${id}</a>`;
        }
        case 'link': {
            const url = (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(inline.url);
            const text = escape(inline.text);
            return url === null ? text : `<a href="${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(url)}">${text}</a>`;
        }
    }
}
/** Stars beside a space are stars, so spaces at the ends stay outside. */
function strongMarkdown(text) {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    return words === '' ? '' : `${before && ' '}**${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(words)}**${after && ' '}`;
}
/** Running text as GitHub Markdown on one line. */
function inlineMarkdown(text) {
    return text.map(toMarkdown).join('').trim();
}
/** The same for places where GitHub reads only HTML: `<details><summary>`, which start an HTML block. */
function inlineHtmlInMarkdown(text) {
    return text
        .map((inline) => toHtml(inline, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtmlInMarkdown */ .nD))
        .join('')
        .trim();
}
/** The same as HTML in a paragraph, where GitHub reads both: `<sub>` starts no HTML block. */
function inlineHtmlInParagraph(text) {
    return text
        .map((inline) => toHtml(inline, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV))
        .join('')
        .trim();
}


/***/ }),

/***/ 2206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _model_result_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87902);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



const LEAST_LAST_COLUMN = 24;
const GAP = 2;
/** Of a cell in a table whose columns are made narrower. */
const MOST_LINES = 3;
const part = (inline) => (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(typeof inline === 'string' ? inline : inline.text);
/** An interval, what is called one, and a number with its sign are never broken over two lines. */
const bindNumbers = (text) => text.replace(/\[(?=[^\]]*\d)[^[\]]{1,24}\]|[≥≤<>] [\d.]/g, (number) => number.replaceAll(' ', '\u202f'));
const line = (text) => bindNumbers(text.map(part).join('').trim());
const titlesOf = ({ columns }) => (0,_model_result_report_js__WEBPACK_IMPORTED_MODULE_1__/* .titlesInOneRow */ .nX)(columns).map((title) => line([title]));
/** Columns as wide as their content, the last one wrapped under itself; then all of them wrapped; where that does not fit, row by row. */
function table(one, width) {
    const cells = [titlesOf(one), ...one.rows.map((row) => row.map(line))];
    const widths = one.columns.map((_, index) => Math.max(...cells.map((row) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .textWidth */ .sc)(row[index] ?? ''))));
    const before = widths.slice(0, -1).reduce((sum, column) => sum + column + GAP, 0);
    if (width - before >= LEAST_LAST_COLUMN)
        return grid(one, cells, [...widths.slice(0, -1), width - before]);
    const squeezed = squeeze(cells, widths, width);
    return squeezed === null ? records(one, width) : grid(one, cells, squeezed);
}
/** Columns narrowed one by one, always that which makes the fewest lines more; none below its longest word. Null where a cell would be a tower. */
function squeeze(cells, natural, width) {
    const widths = [...natural];
    const column = (at) => cells.map((row) => row[at] ?? '');
    const least = natural.map((_, at) => Math.max(...column(at).flatMap((cell) => cell.split(' ').map(_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .textWidth */ .sc))));
    const heightsAt = (at, narrow) => column(at).map((cell) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(cell, narrow).length);
    const heights = natural.map((most, at) => heightsAt(at, most));
    const linesWith = (at, narrowed) => narrowed.reduce((sum, height, row) => {
        const others = heights.map((all, other) => (other === at ? height : (all[row] ?? 1)));
        return sum + Math.max(...others);
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
    return heights.flat().some((height) => height > MOST_LINES) ? null : widths;
}
/** Rows of cells, each wrapped in its column. */
function grid({ columns }, cells, widths) {
    return cells.flatMap((row) => {
        const wrapped = widths.map((width, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(row[index] ?? '', width));
        const lines = Math.max(...wrapped.map((texts) => texts.length));
        return Array.from({ length: lines }, (_, at) => wrapped
            .map((texts, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .padText */ .F2)(texts[at] ?? '', widths[index] ?? 0, columns[index]?.align ?? 'left'))
            .join(' '.repeat(GAP))
            .trimEnd());
    });
}
/** A row as its first cell with the others below, each after the name of its column. */
function records(one, width) {
    const [, ...titles] = titlesOf(one);
    return one.rows.flatMap(([first = [], ...others]) => {
        const named = others.flatMap((cell, at) => {
            const text = line(cell);
            return text === '' ? [] : [`${titles[at] ?? ''}: ${text}`];
        });
        return [...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(first), width), ...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(named.join(' · '), width - 2).map((text) => `  ${text}`)];
    });
}
/** What a terminal shows of a block: never a chart, and what is folded only where all is wanted. */
function block(one, { width, isVerbose }) {
    const item = (text) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(text), width - 2).map((text, index) => `${index === 0 ? '- ' : '  '}${text}`);
    switch (one.kind) {
        case 'heading':
        case 'paragraph':
        case 'note':
            return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(one.text), width);
        case 'list':
            return one.items.flatMap(item);
        case 'table':
            return table(one, width);
        case 'flips':
            return [
                ...(one.lead.length === 0 ? [] : (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(one.lead), width)),
                ...one.items.flatMap((flip) => item(flip.summary)),
                ...(one.left_out === 0 ? [] : [`… and ${one.left_out} more`]),
            ];
        case 'details':
            return isVerbose ? unfold(one, { width, isVerbose }) : [];
        case 'chart':
        case 'preformatted':
            return [];
    }
}
function unfold({ summary, blocks }, page) {
    const inner = blocks.flatMap((one) => block(one, page));
    return inner.length === 0 ? [] : [...(0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(summary), page.width), ...inner];
}
/** A report as plain text for a terminal: verdict, figures, what was not compared, where to start, gates, warnings, footer. */
function renderTerminal(report, options = {}) {
    const { width = 80, isVerbose = false, color = false } = options;
    const style = (code, lines) => color ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines];
    const blocks = isVerbose ? [...report.blocks, ...(report.folded ?? [])] : report.collapsed ? [] : report.blocks;
    const parts = [
        [
            ...style(1, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.headline), width)),
            ...(report.figures === undefined ? [] : (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.figures), width)),
        ],
        (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.second_line ?? []), width),
        ...joinLists(blocks).map((some) => some.flatMap((one) => block(one, { width, isVerbose }))),
        style(2, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(line(report.footer), width)),
    ];
    const document = parts
        .map((lines) => lines.join('\n'))
        .filter((text) => text !== '')
        .join('\n\n');
    // Narrow no-break spaces kept numbers and units together until here; many terminal fonts lack them.
    return `${document.replaceAll('\u202f', ' ')}\n`;
}
/** A list stands right below the paragraph that leads to it. */
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


/***/ })

};
