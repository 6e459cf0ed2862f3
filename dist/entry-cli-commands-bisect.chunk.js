export const id = 564;
export const ids = [564];
export const modules = {

  41799:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    bisect: () => (  bisect)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73341);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86349);
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74650);
  var _modes_bisect_bisect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17190);
  var _modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1705);
  var _modes_bisect_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97427);
  var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98357);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40524);
  var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53925);











const MAX_SHOWN = 10;
const bisect = {
    details: [
        ['GOOD', 'a commit, branch or tag where the cases were good'],
        ['BAD', 'a later one where they are worse; of merges between both the first parent is followed'],
    ],
    run: async ({ flags, positionals, terminal }) => {
        const [good, bad, ...others] = positionals;
        if (good === undefined || bad === undefined || others.length > 0)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .Rd)('bisect', `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(positionals.length, 'commit')} given, expected two, the good one first`);
        const { workingDirectory, env } = terminal;
        const { max_cost_usd: maxCostUsd, ...overrides } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .iP)(flags);
        const context = (0,_context_js__WEBPACK_IMPORTED_MODULE_7__  .q6)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .BV)(flags));
        const history = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__  .VE)(good, bad, workingDirectory);
        const suite = await (0,_context_js__WEBPACK_IMPORTED_MODULE_7__  .qy)(flags.suite, context);
        const folder = flags.out ?? `.goldenpair/bisect-${suite.name}`;
        if (!flags.resume)
            await (0,_modes_bisect_state_js__WEBPACK_IMPORTED_MODULE_5__  .NB)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), folder);
        const found = await (0,_modes_bisect_bisect_js__WEBPACK_IMPORTED_MODULE_3__  .h)({
            measuring: {
                ...context,
                suite,
                variant: (0,_context_js__WEBPACK_IMPORTED_MODULE_7__  .zh)(suite, flags),
                overrides,
                suitePath: flags.suite,
                temporary: env['RUNNER_TEMP'] ?? '',
                onProgress: (0,_context_js__WEBPACK_IMPORTED_MODULE_7__  .Rh)(terminal),
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
    const story = (0,_modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__  .em)(history, found);
    const { search: state, end } = found;
    const facts = new Map([history.good, ...history.commits].map((commit) => [commit.sha, commit]));
    const place = new Map([...facts.keys()].map((sha, index) => [sha, index]));
    const rows = [...state.probes]
        .sort((a, b) => (place.get(a.sha) ?? 0) - (place.get(b.sha) ?? 0))
        .map(({ sha, flipped, problem }) => {
        const what = problem === null ? (0,_modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__  .vS)(flipped, state.cases) : `skipped: ${(0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .GX)(problem)}`;
        return [(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_9__  .Ax)(sha), what, (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .GX)(facts.get(sha)?.subject ?? '')];
    });
    const commits = story.commits.map(({ sha, author, subject }) => `${sha} ${(0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .GX)(author)}: ${(0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_2__  .GX)(subject)}`);
    const result = { ...end, facts: story.commits, evidence: story.evidence, search: state };
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .RS)({ flags, terminal }, result, () => [
        rows.length === 0
            ? `No commit was probed (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(state.commits.length, 'commit')}).`
            : `Probes, the oldest commit first (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(state.commits.length, 'commit')}):`,
        ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__  .RM)(rows).map((row) => `  ${row}`),
        '',
        story.headline,
        ...(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_9__  .Ac)(commits, MAX_SHOWN, (left) => `… and ${left} more`).map((line) => `  ${line}`),
        ...(story.evidence === '' ? [] : [`Evidence: ${story.evidence}.`]),
        ...(end.kind === 'open'
            ? [`To go on, run the command again with --resume and more time or budget; the search is kept in ${folder}.`]
            : []),
    ].join('\n'));
}


  }),

  53925:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    EY: () => (  measureLocal),
    Rh: () => (  showProgress),
    XF: () => (  storedBaseline),
    Zn: () => (  printPlan),
    lF: () => (  openFlagCache),
    q6: () => (  createContext),
    qy: () => (  loadLocalSuite),
    uK: () => (  readLocalCheckout),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
















function createContext(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__  .r6)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__  .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__  .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml,
        log,
        signal,
    };
}
async function loadLocalSuite(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const suite = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .bu)({ path, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .O2)(suite, { skipped, log });
}
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(variant, known), known });
}
async function readLocalCheckout(workingDirectory, except) {
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .ik)(workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except]),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
async function measureLocal(input, context, terminal) {
    const { checkout, ...request } = input;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) });
}
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
function openFlagCache(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml, log });
}
function printPlan(plan, flags, terminal) {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .RS)({ flags, terminal }, plan, () => (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .p)(plan));
    return 0;
}
const REDRAWN_MS = 100;
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .Il)(state, columns));
    };
}


  }),

  86550:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    y: () => (  compareNaturally)
  });
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
    return right.length > left.length ? -1 : compareTexts(a, b);
}
const PARTS = /\d+|\D+/g;
const isNumber = (part) => /^\d/.test(part);
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
function compareNumbers(a, b) {
    const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
    return one.length - other.length || compareTexts(one, other);
}


  }),

  94373:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FV: () => (  escapeMarkdown),
    Pl: () => (  safeUrl),
    SC: () => (  escapeHtmlText),
    ZD: () => (  escapeHtml),
    nD: () => (  escapeHtmlInMarkdown),
    tn: () => (  escapeCode)
  });
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
function escapeHtmlText(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>]/g, entity);
}
function escapeHtml(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>"']/g, entity);
}
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}
const BREAK = '&#8203;';
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
function escapeHtmlInMarkdown(text) {
    return escapeHtmlText((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
function escapeCode(text) {
    const line = (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


  }),

  13669:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  fisherExact)
  });
  var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

const TOLERANCE = 1e-7;
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
const logChoose = (n, k) => (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(n + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(k + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(n - k + 1);


  }),

  80719:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  caseMeansOf)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
  var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
  var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);



const SUCCESS = 'success';
const known = new WeakMap();
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .cg)(trials));
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
function meanColumn(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return null;
    const means = new Float64Array(table.ids.length);
    for (let place = 0; place < means.length; place++) {
        const { trials, values } = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place);
        means[place] = values.length === 0 || 2 * values.length < trials ? NaN : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(values);
    }
    return means.every(Number.isNaN) ? null : means;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _score_table_js__WEBPACK_IMPORTED_MODULE_0__  .Zb)
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
    const scored = [...table.trials.keys()].filter((at) => column.states[at] === _score_table_js__WEBPACK_IMPORTED_MODULE_0__  .Zb);
    const runs = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__  .$z)(scored, (at) => table.trials[at]?.trial ?? NaN)].sort(([a], [b]) => a - b);
    return {
        runs: runs.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(run.map((at) => column.values[at] ?? NaN))),
        within: table.ids.flatMap((_, place) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .JK)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place).values) ?? []),
    };
}
function tallyCases(table) {
    const column = table.column(SUCCESS);
    return table.ids.map((_, place) => {
        const values = column === null ? [] : (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place).values;
        return [values.filter((value) => value === 1).length, values.length];
    });
}


  })

};
