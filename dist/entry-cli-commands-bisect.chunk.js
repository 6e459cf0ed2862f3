export const id = 564;
export const ids = [564];
export const modules = {

/***/ 41799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bisect: () => (/* binding */ bisect)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28896);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86349);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88785);
/* harmony import */ var _modes_bisect_bisect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39363);
/* harmony import */ var _modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1705);
/* harmony import */ var _modes_bisect_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97427);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1726);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40524);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74474);











const MOST_SHOWN = 10;
const bisect = {
    positionals: 'GOOD BAD',
    details: [
        ['GOOD', 'a commit, branch or tag where the cases still passed'],
        ['BAD', 'a later one where they fail; of merges between both the first parent is followed'],
    ],
    run: async ({ flags, positionals, terminal }) => {
        const [good, bad, ...others] = positionals;
        if (good === undefined || bad === undefined || others.length > 0)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseArguments */ .Rd)('bisect', `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(positionals.length, 'commit')} given, expected two, the good one first`);
        const { workingDirectory, env } = terminal;
        const { max_cost_usd: maxCostUsd, ...overrides } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .overridesOf */ .FB)(flags);
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .targetEnvFlags */ .qF)(flags));
        const history = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readHistory */ .Lu)(good, bad, workingDirectory);
        const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .loadSuiteHere */ .dw)(flags.suite, surroundings);
        const variant = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseVariant */ .zh)(suite, flags);
        const folder = flags.out ?? `.goldenpair/bisect-${suite.name}`;
        if (!flags.resume)
            await (0,_modes_bisect_state_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEarlierSearch */ .NB)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), folder);
        const found = await (0,_modes_bisect_bisect_js__WEBPACK_IMPORTED_MODULE_3__/* .bisect */ .h)({
            measuring: {
                ...surroundings,
                suite,
                variant,
                overrides,
                suitePath: flags.suite,
                temporary: env['RUNNER_TEMP'] ?? '',
                onProgress: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .Rh)(terminal),
            },
            history,
            subset: flags.subset ?? null,
            ends: null,
            trials: flags.trials ?? suite.trials,
            folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder),
            isResuming: flags.resume,
            maxCostUsd: maxCostUsd ?? suite.max_cost_usd ?? null,
            maxMinutes: flags.maxMinutes,
        });
        print(found, history, { folder, flags, terminal });
        return found.end.kind === 'found' ? 0 : 2;
    },
};
function print(found, history, { folder, flags, terminal }) {
    const story = (0,_modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .tellSearch */ .c)(history, found);
    const { search: state, end } = found;
    if (flags.json) {
        terminal.print(JSON.stringify({ ...end, facts: story.commits, evidence: story.evidence, search: state }, null, 2));
        return;
    }
    const facts = new Map([history.good, ...history.commits].map((commit) => [commit.sha, commit]));
    const place = new Map([...facts.keys()].map((sha, index) => [sha, index]));
    const rows = [...state.probes]
        .sort((a, b) => (place.get(a.sha) ?? 0) - (place.get(b.sha) ?? 0))
        .map((probe) => [(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .A)(probe.sha), writeProbe(probe), (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(facts.get(probe.sha)?.subject ?? '')]);
    const left = story.commits.length - MOST_SHOWN;
    terminal.print([
        rows.length === 0
            ? `No commit was probed (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(state.commits.length, 'commit')}).`
            : `Probes, the oldest commit first (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(state.commits.length, 'commit')}):`,
        ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__/* .alignColumns */ .RM)(rows).map((row) => `  ${row}`),
        '',
        story.headline,
        ...story.commits
            .slice(0, MOST_SHOWN)
            .map(({ sha, author, subject }) => `  ${sha} ${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(author)}: ${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(subject)}`),
        ...(left > 0 ? [`  … and ${left} more`] : []),
        ...(story.evidence === '' ? [] : [`Evidence: ${story.evidence}.`]),
        ...(end.kind === 'open'
            ? [`To go on, run the command again with --resume and more time or budget; the search is kept in ${folder}.`]
            : []),
    ].join('\n'));
}
function writeProbe({ flipped, problem }) {
    return problem === null ? `${(0,_modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFailures */ .v)(flipped)} failed` : `skipped: ${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(problem)}`;
}


/***/ }),

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 86550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ compareNaturally)
/* harmony export */ });
/**
 * Orders texts as people read them: runs of digits by their value, everything else by its characters.
 * @example ['case-10', 'case-2'].sort(compareNaturally) // ['case-2', 'case-10']
 */
function compareNaturally(a, b) {
    const [left, right] = [a.match(PARTS) ?? [], b.match(PARTS) ?? []];
    for (const [at, one] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = isNumber(one) && isNumber(other) ? compareNumbers(one, other) : compareTexts(one, other);
        if (order !== 0)
            return order;
    }
    // `01` and `1` are equal as numbers, yet two names.
    return right.length > left.length ? -1 : compareTexts(a, b);
}
const PARTS = /\d+|\D+/g;
const isNumber = (part) => /^\d/.test(part);
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Numbers of any length: the longer one is larger once the zeros before it are gone. */
function compareNumbers(a, b) {
    const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
    return one.length - other.length || compareTexts(one, other);
}


/***/ }),

/***/ 94373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   nD: () => (/* binding */ escapeHtmlInMarkdown),
/* harmony export */   tn: () => (/* binding */ escapeCode)
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
/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/** The first digits of a commit's whole name. */
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. The whole name of
 * a commit is broken; a short one stays, which is what this report itself writes: GitHub links it only where the repository or a fork has that commit.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return escapeHtmlText((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
/**
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
function escapeCode(text) {
    const line = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


/***/ }),

/***/ 13669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fisherExact)
/* harmony export */ });
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

/** R's tolerance for "as likely as what was seen", against the noise of binary fractions. */
const TOLERANCE = 1e-7;
/**
 * Fisher's exact test, two-sided: the probability, when `drawn` of `all` cases are drawn blindly, of a number of hits that is
 * no likelier than the one seen. In (0, 1].
 * Source: Fisher 1935, J. R. Stat. Soc. 98:39; R 4.3 `fisher.test`, scipy.stats.fisher_exact.
 * @example fisherExact({ hits: 6, drawn: 7, marked: 8, all: 13 }) // 0.1025641025641026 (scipy: [[6, 2], [1, 4]])
 */
function fisherExact({ hits, drawn, marked, all }) {
    const least = Math.max(0, drawn + marked - all);
    const most = Math.min(drawn, marked);
    const logOf = (k) => logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn);
    const seen = logOf(hits) + Math.log1p(TOLERANCE);
    let sum = 0;
    for (let k = least; k <= most; k++) {
        const log = logOf(k);
        if (log <= seen)
            sum += Math.exp(log);
    }
    return Math.min(1, sum);
}
function logChoose(n, k) {
    return (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(k + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n - k + 1);
}


/***/ }),

/***/ 80719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ caseMeansOf)
/* harmony export */ });
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);



const SUCCESS = 'success';
const known = new WeakMap();
/**
 * The means of trials by case, computed when they are asked for and kept: eight bytes a case for each metric that scored anything. One for
 * all who ask for those of the same list of trials, which must not change any more.
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
        meansOf: (metricId) => [...(columnOf(metricId) ?? [])].filter((value) => !Number.isNaN(value)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
/** NaN where a case has no mean; null where none has. */
function meanColumn(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return null;
    const means = Float64Array.from(table.ids, (_, place) => {
        const { trials, values } = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readCase */ .nP)(column, table, place);
        return values.length === 0 || 2 * values.length < trials ? NaN : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values);
    });
    return means.every(Number.isNaN) ? null : means;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORED */ .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return { runs: [], within: [] };
    const scored = table.trials.flatMap(({ trial }, at) => column.states[at] === _score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORED */ .Zb ? [{ trial, value: column.values[at] ?? NaN }] : []);
    const runs = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(scored, ({ trial }) => trial)].sort(([a], [b]) => a - b);
    return {
        runs: runs.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(run.map(({ value }) => value))),
        within: table.ids.flatMap((_, place) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .gQ)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readCase */ .nP)(column, table, place).values) ?? []),
    };
}
function tallyCases(table) {
    const column = table.column(SUCCESS);
    return table.ids.map((_, place) => {
        const values = column === null ? [] : (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readCase */ .nP)(column, table, place).values;
        return [values.filter((value) => value === 1).length, values.length];
    });
}


/***/ })

};
