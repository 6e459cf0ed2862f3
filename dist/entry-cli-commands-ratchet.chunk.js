export const id = 922;
export const ids = [922,5577,8896,2101];
export const modules = {

/***/ 97637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeRuleChanges),
/* harmony export */   W: () => (/* binding */ describePriceChanges)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
/* harmony import */ var _describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71615);





const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    inference: 'inference',
    deterministic: 'deterministic',
};
/**
 * How the rules of a change differ from those of its base, one clause for each difference, in the suite's own words.
 * Default gates come and go with the cases, which are listed by themselves, so they are no difference.
 * @example `success max_drop 5 points → 50 points`, `latency.p95 removed`, `alpha 0.05 → 0.001`, `judge model gpt-5 → gpt-4o`, `price of gpt-4o input $5 → $0 per 1M`
 */
function describeRuleChanges(base, head, metrics) {
    const [before, after] = [byId(base.gates), byId(head.gates)];
    const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [old, now] = [before.get(id), after.get(id)];
        if (old !== undefined && now !== undefined)
            return compareGates(old, now, metrics);
        const only = old ?? now;
        return only === undefined || only.assumed === true ? [] : [`${id} ${now === undefined ? 'removed' : 'added'}`];
    });
    const settings = Object.keys(SETTINGS).flatMap((key) => base.settings[key] === head.settings[key]
        ? []
        : [`${SETTINGS[key]} ${String(base.settings[key] ?? 'default')} → ${String(head.settings[key] ?? 'default')}`]);
    const [old, now] = [base.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH, head.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH];
    const scoring = Object.keys({ ...old, ...now }).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(now[key]) ? [] : [`${key} changed`]);
    const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`);
    return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices];
}
function compareJudges(base, head) {
    if (base === null || head === null)
        return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`];
    // How fast it may be asked changes nothing of what it says.
    const write = ({ options, prompts, limits: _limits, ...rest }) => ({
        ...options,
        ...rest,
        prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
    });
    return (0,_describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .listSettingChanges */ .m2)(write(base), write(head)).map(({ name, before, after }) => `judge ${name} ${before} → ${after}`);
}
function byId(gates) {
    return new Map(gates.map((gate) => [gate.id, gate]));
}
function compareGates(base, head, metrics) {
    const metric = metrics.find(({ id }) => id === base.metric);
    const write = (gate) => [
        [metric?.direction === 'lower' ? 'max_rise' : 'max_drop', writeMargin(gate.margin, metric)],
        ['min', gate.min === null ? 'none' : String(gate.min)],
        ['max', gate.max === null ? 'none' : String(gate.max)],
        ['severity', gate.severity],
        ['evidence', gate.evidence],
        ['primary', String(gate.primary)],
        ['where', gate.where ?? 'all cases'],
    ];
    const now = new Map(write(head));
    return write(base).flatMap(([key, old]) => {
        const value = now.get(key);
        return value === undefined || value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
/** `5 points` of a ratio, `5 %` of the baseline, else the number. */
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent} %`;
    return metric !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .isRatio */ .mq)(metric.unit) ? `${percent} points` : String(margin.value);
}
/**
 * How two price lists differ, one clause for each model and each route tier, by name.
 * @example ['gpt-5-mini input $0.25 → $0.30 per 1M', 'gpt-next added: input $1, output $4 per 1M', 'gpt-old removed']
 */
function describePriceChanges(before, after) {
    const [old, now] = [before.mode ?? 'model', after.mode ?? 'model'];
    const mode = old === now ? [] : [`a token: by ${MODES[old]} → by ${MODES[now]}`];
    return [...mode, ...describeModels(before, after), ...describeTiers(before, after)];
}
const MODES = { model: 'model', tier: 'route tier' };
function describeModels(before, after) {
    const models = [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].sort();
    return models.flatMap((model) => {
        const [old, now] = [before.models[model], after.models[model]];
        if (now === undefined)
            return [`${model} removed`];
        if (old === undefined)
            return [`${model} added: ${listPrice(now)} per 1M`];
        const rates = RATES.filter((rate) => old[rate] !== now[rate]);
        return rates.length === 0
            ? []
            : [`${model} ${rates.map((rate) => `${rate} ${dollars(old[rate])} → ${dollars(now[rate])}`).join(', ')} per 1M`];
    });
}
function describeTiers({ route_tiers: before = {} }, { route_tiers: after = {} }) {
    const tiers = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return tiers.flatMap((tier) => {
        const [old, now] = [before[tier], after[tier]];
        if (old === now)
            return [];
        if (now === undefined)
            return [`route tier ${tier} removed`];
        return [
            `route tier ${tier} ${old === undefined ? `added: ${dollars(now)}` : `${dollars(old)} → ${dollars(now)}`} per 1M`,
        ];
    });
}
const RATES = ['input', 'output', 'cached'];
function listPrice(price) {
    return RATES.flatMap((rate) => (price[rate] === undefined ? [] : [`${rate} ${dollars(price[rate])}`])).join(', ');
}
function dollars(rate) {
    return rate === undefined ? 'not given' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRate */ .CE)(rate);
}


/***/ }),

/***/ 71615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ cutLetters),
/* harmony export */   In: () => (/* binding */ diffValues),
/* harmony export */   m2: () => (/* binding */ listSettingChanges),
/* harmony export */   rD: () => (/* binding */ describeSettingChanges)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
/* harmony import */ var _model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22500);


const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
/** Of what two long values have in common, this much is shown before they part. */
const COMMON_LENGTH = 12;
/**
 * How two sets of settings differ, keys in order. Long values are shown from where they part. A value whose key or look says that it
 * is a secret is hidden, and says so.
 * @example listSettingChanges({ settings: { chunk_lines: 80 } }, {}) // [{ name: 'settings.chunk_lines', before: '80', after: 'not set' }]
 */
function listSettingChanges(before, after) {
    return diffValues(before, after).map(writeChange);
}
/**
 * The same, a clause each.
 * @example describeSettingChanges({ settings: { chunk_lines: 80 } }, { settings: { chunk_lines: 25 } }) // ['settings.chunk_lines: 80 → 25']
 */
function describeSettingChanges(before, after) {
    return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`);
}
function writeChange({ path, before, after }) {
    const name = path.join('.');
    const isAlike = before !== undefined && after !== undefined && plain(before) === plain(after);
    const write = (value) => (0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)((isAlike ? _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if ((0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretPath */ ._)(path) || old === now)
        return {
            name,
            before: before === undefined ? NOT_SET : '(hidden)',
            after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
        };
    return { name, before: cutFrom(old, now), after: cutFrom(now, old) };
}
/** Text without quotes, all else as JSON. */
function plain(value) {
    if (value === undefined)
        return NOT_SET;
    return typeof value === 'string' && value.trim() !== '' ? value : (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value);
}
function cutFrom(text, other) {
    if (text.length <= VALUE_LENGTH)
        return text;
    let common = 0;
    while (common < other.length && text[common] === other[common])
        common++;
    const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0;
    return `${start > 0 ? '…' : ''}${cutLetters(text.slice(start), VALUE_LENGTH)}`;
}
/** By code points, so that no letter is cut in half. */
function cutLetters(text, length) {
    const letters = [...text];
    return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
/**
 * Where two JSON values differ, as deep as both go, by key. Lists of plain values, such as a command, are compared whole; what is only
 * on one side is one change, however much is in it.
 * @example diffValues({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }) // [{ path: ['b', 'c'], before: 2, after: 3 }]
 */
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
/** What is looked into: objects, and lists that hold some; null for everything else. */
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}


/***/ }),

/***/ 93244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ratchet: () => (/* binding */ ratchet)
/* harmony export */ });
/* harmony import */ var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13992);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28896);
/* harmony import */ var _modes_ratchet_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89510);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1726);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74474);








const ratchet = {
    positionals: '[RUN [SECOND_RUN]]',
    details: [
        ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
        ['SECOND_RUN', 'a second, independent run: both must improve on the reference, and this one becomes it'],
    ],
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        if (positionals.length > 2)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseArguments */ .Rd)('ratchet', `${positionals.length} folders given, expected one run or two`);
        const { suite, allowLower = null } = flags;
        const reference = flags.reference ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(suite), 'reference.json');
        const folders = positionals.length > 0 ? positionals : [await defaultFolder(suite, terminal)];
        const outcome = await (0,_modes_ratchet_js__WEBPACK_IMPORTED_MODULE_4__/* .ratchet */ .U)({
            folders: folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder)),
            reference: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, reference),
            allowLower,
            log,
        });
        terminal.print(flags.json
            ? JSON.stringify({ reference, ...outcome }, null, 2)
            : describe(outcome, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, reference))));
        return 0;
    },
};
/** Where `goldenpair run` without `--out` puts the run of the default variant. */
async function defaultFolder(path, terminal) {
    const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuiteHere */ .dw)(path, (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundingsOf */ .ZD)(terminal));
    return `.goldenpair/${suite.name}-${suite.default_variant}`;
}
function describe({ written, reason, lowered, comparison }, path) {
    const { candidate, cases } = comparison;
    const { disabled = [] } = cases;
    const changed = [
        [cases.added, 'new'],
        [cases.edited, 'edited'],
        [disabled, 'switched off'],
        [cases.removed.filter((id) => !disabled.includes(id)), 'removed'],
    ];
    const counts = changed.flatMap(([ids, word]) => (ids.length === 0 ? [] : [`${ids.length} ${word}`]));
    return [
        written
            ? `Wrote ${path}: run ${candidate.run_id}${candidate.commit === null ? '' : ` of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .shortCommit */ .A)(candidate.commit)}`}. Review and commit it.`
            : `${path} stays as it is: ${reason ?? ''}.`,
        ...describeMoves(comparison),
        ...(comparison.baseline === null || counts.length === 0 ? [] : [`  cases: ${counts.join(', ')}`]),
        ...lowered.map((clause) => `  lower: ${clause}`),
    ].join('\n');
}
/** A line for each gated metric, then for every other that moved: from the old reference to the new, on the cases of both. */
function describeMoves({ metrics, gates, baseline }) {
    const gated = new Set(gates.map(({ gate }) => gate.metric));
    const shown = [
        ...metrics.filter(({ metric }) => gated.has(metric.id)),
        ...(baseline === null ? [] : metrics.filter(({ metric, delta }) => !gated.has(metric.id) && (delta ?? 0) !== 0)),
    ];
    const width = Math.max(0, ...shown.map(({ metric }) => metric.title.length));
    return shown.map((row) => {
        const name = `  ${row.metric.title.padEnd(width)}  `;
        if (baseline === null) {
            const value = gates.find(({ gate }) => gate.metric === row.metric.id)?.candidate_value ?? null;
            return `${name}${value === null ? 'not scored' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)(row.metric, value)}`;
        }
        const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U6)(row);
        if (row.delta === null)
            return `${name}${row.cause === null ? 'not compared' : (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRemark */ ._S)(row.cause, row.metric)}`;
        const interval = text.interval === null ? '' : ` ${text.interval}`;
        return `${name}${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.change ?? '?'}${interval}, n = ${row.n})`;
    });
}


/***/ }),

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   RR: () => (/* binding */ readCheckoutHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   XF: () => (/* binding */ storedBaseline),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(164);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__/* .providersOfShell */ .gO)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__/* .locatePrograms */ .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__/* .suggest */ .Z)(variant, known), known });
}
/** Never rejects. @param except folders of this and earlier results, absolute, which are no part of what is measured */
async function readCheckoutHere(workingDirectory, except) {
    const results = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except];
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)(workingDirectory, results),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(input, surroundings, terminal) {
    const { checkout, ...request } = input;
    const { workingDirectory } = surroundings;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readCheckoutHere(workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .xP)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags.json ? JSON.stringify(plan, null, 2) : (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .writePlan */ .pD)(plan));
    return 0;
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .drawProgress */ .Il)(state, columns));
    };
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

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own } = result;
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


/***/ }),

/***/ 95577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ confirmationsHeadSchema),
/* harmony export */   N0: () => (/* binding */ confirmationsEndSchema),
/* harmony export */   t3: () => (/* binding */ CONFIRMING_TRIALS),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export STOPPED_BY */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Scored trials, all of them failing, that prove a case newly failing (docs/decision-rules.md#zero-tolerance); a deterministic target needs
 * one.
 */
const CONFIRMING_TRIALS = 3;
/** Raised whenever a reader of an older Goldenpair could misread the file. */
const CONFIRMATIONS_SCHEMA_VERSION = 1;
/** The first line of `confirmations.jsonl`: re-runs of newly failing cases. Each further line is a trial, or the last one. */
const confirmationsHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.literal(CONFIRMATIONS_SCHEMA_VERSION),
    /** The run whose cases are asked again. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** The run against which they newly fail. */
    baseline_run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
});
/** Why re-runs ended early: `max_cost_usd` was passed, they took too long, or the target did not start again. */
const STOPPED_BY = ['budget', 'time', 'target'];
/** The last line where re-runs are missing: the cases that were asked too few times. */
const confirmationsEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    stopped_by: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](STOPPED_BY),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).min(1),
});


/***/ }),

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitedValue),
/* harmony export */   m: () => (/* binding */ gateResultSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92244);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16080);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15444);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55451);






const figure = zod__WEBPACK_IMPORTED_MODULE_5__.number().nullable();
const count = zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string());
const flag = zod__WEBPACK_IMPORTED_MODULE_5__.boolean();
const ends = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ low: zod__WEBPACK_IMPORTED_MODULE_5__.number(), high: zod__WEBPACK_IMPORTED_MODULE_5__.number() });
const boundMethodSchema = zod__WEBPACK_IMPORTED_MODULE_5__["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    method: boundMethodSchema,
    value: figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: flag,
    share_at_or_below: zod__WEBPACK_IMPORTED_MODULE_5__.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    exact_p: zod__WEBPACK_IMPORTED_MODULE_5__.number().exactOptional(),
    exact_p_log10: zod__WEBPACK_IMPORTED_MODULE_5__.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: zod__WEBPACK_IMPORTED_MODULE_5__.number().exactOptional(),
    cohen_dz: figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ p: zod__WEBPACK_IMPORTED_MODULE_5__.number(), delta: zod__WEBPACK_IMPORTED_MODULE_5__.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const theseCasesSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    how: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['rounds', 'fact'])
        .describe('`rounds`: by looks after rounds of tries; `fact`: the target always answers alike, so what was seen is so.'),
    round: count.describe('The round of the look that decided; 0 for a fact.'),
    worse: flag.describe('Inconclusive, with a loss that is proven and not shown to reach the margin, or with cases that broke for sure.'),
    broke: texts.describe('Cases that broke for sure: good on main, bad in every try, more than chance allows.'),
    copies: flag.describe('Repeated answers agree too often: a cache or a fixed seed answers, so each case counts once.'),
    hopeless: flag.describe('Not even all rounds could be expected to rule out a loss of the margin.'),
})
    .describe('How it was decided on these cases; absent where another row decides.');
const likeTheseSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_VERDICTS */ .Jm),
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    p_adjusted: figure,
    can_rule_out: figure,
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case says of questions like these; it decides nothing.');
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gate: _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp,
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFactsSchema */ .DI,
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_VERDICTS */ .Jm),
    suspect: flag,
    failed: flag.describe('The gate fails; it fails the run only with severity `fail`.'),
    cause: _reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .e,
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: figure,
    df: figure,
    bounds: zod__WEBPACK_IMPORTED_MODULE_5__.array(boundSchema),
    ratio_of_means: figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ baseline: figure, candidate: figure }),
    missing_unevenly: flag,
    borderline: flag.describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
    broken_by: texts
        .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
        .exactOptional(),
    newly_failing: count.nullable(),
    newly_passing: count.nullable(),
    least_flips: count
        .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
        .exactOptional(),
    can_flag: figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
    can_rule_out: figure.describe('Drops of this size can be ruled out; null when none can.'),
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: figure.describe('Cases needed to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});
/** What `min` and `max` limit: the candidate's value, Infinity where it has none for that reason, else null. */
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


/***/ }),

/***/ 92244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ measuredChange),
/* harmony export */   Ls: () => (/* binding */ sliceComparisonSchema),
/* harmony export */   RH: () => (/* binding */ metricComparisonSchema),
/* harmony export */   v4: () => (/* binding */ listedMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15444);



const figure = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.');
const intervalSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    low: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    high: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    method: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
/** What the paired difference of a metric and the result of a gate have in common. */
const measuredChange = {
    n: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: figure.describe('The mean over the paired cases.'),
    candidate: figure.describe('The mean over the paired cases.'),
    infinite: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI,
    ...measuredChange,
    cause: _reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonSchema */ .e.nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    tag: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    result: metricComparisonSchema,
    p_adjusted: zod__WEBPACK_IMPORTED_MODULE_2__.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});


/***/ }),

/***/ 43144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ runReferenceSchema),
/* harmony export */   aU: () => (/* binding */ coverageSchema),
/* harmony export */   ng: () => (/* binding */ pairComparisonSchema),
/* harmony export */   ud: () => (/* binding */ BROKEN_STAGES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92244);
/* harmony import */ var _reliability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73870);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _suite_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72734);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55451);







const count = zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string());
const runReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    run_id: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    dirty: zod__WEBPACK_IMPORTED_MODULE_5__.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_5__.int().positive(),
    models: texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
});
const passes = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ passed: count, trials: count }).describe('Passes and scored trials of `success`.');
const flipSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    critical: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    baseline: passes,
    candidate: passes,
    kind: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['newly-failing', 'newly-passing', 'flaky'])
        .describe('`newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise.'),
    confirmed: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('By zero tolerance.'),
});
const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    what: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('`target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_5__.string()
        .describe('The value itself if it is a word or a number, otherwise the beginning of its fingerprint.'),
    candidate: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    changes: texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
    effect: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('What follows from it, in words.'),
    notice: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('For the line below the verdict.').exactOptional(),
});
const coverageSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    cases: count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ cases: count, uncovered: count })
        .describe('The same among the cases that both runs have, since new ones dilute nothing; absent when both have all.')
        .exactOptional(),
    gated: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: zod__WEBPACK_IMPORTED_MODULE_5__.array(_metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .listedMetricSchema */ .v4)
        .describe('Quality metrics that got worse among them, the worst first, adjusted over the metrics measured there.'),
})
    .describe('Cases whose quality no gate looks at; absent when a quality gate looks at every case.');
const gateForecastSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    text: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('A clause about the gate: `flags drops of 13 points or more (40 cases)`.'),
    can_fail: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('False when it can never fail as it stands.'),
});
const forecastSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gates: zod__WEBPACK_IMPORTED_MODULE_5__.array(gateForecastSchema),
    assumed: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable().describe('What was assumed, in a sentence.'),
})
    .describe('What the gates could flag, before there are two runs to learn from; absent with a baseline.');
const subsetSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    selection: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    outside: count.describe('Cases of the baseline outside it.'),
    unasked: zod__WEBPACK_IMPORTED_MODULE_5__.literal(true)
        .describe('The comparison did not ask for this part: the cases outside it count as removed.')
        .exactOptional(),
})
    .describe('The part of the suite that the run asked for; absent for a whole run.');
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    cases: count.describe('Of the base.'),
    edited: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    asked: texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('By a person, with the label.'),
    accept_label: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable().describe('The label that accepts it; null where there is none to set.'),
})
    .describe("What the change did to the cases of its base; absent where it did nothing, or the base's cases are not known.");
/**
 * Where a case may break, in the order of an answer: its passage is not retrieved, is below the ranks that count, or is cut from the context;
 * it had the passage and answered otherwise; it expects none and answered otherwise; it called other agents or tools.
 */
const BROKEN_STAGES = ['retrieval', 'rank', 'context', 'answer', 'answer-alone', 'workflow'];
const casesSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    shared: count.describe('Cases in both runs, same text.'),
    edited: texts,
    added: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    edited_failing: texts.describe('Edited cases that now fail in the candidate.'),
    stale: texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
    stale_failing: texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
    first_look: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ cases: count, of: count })
        .describe('So many cases of all were asked; absent: all of them.')
        .exactOptional(),
    quarantined: texts.describe('Cases in quarantine (`flaky`): no gate looks at them.').exactOptional(),
    deleted: texts
        .describe("Cases whose expected spans the candidate's change deleted: they are compared, and fail.")
        .exactOptional(),
    change: changeSchema.exactOptional(),
    subset: subsetSchema.exactOptional(),
});
const pairComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    suite: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    alpha: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
    seed: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    inference: zod__WEBPACK_IMPORTED_MODULE_5__.literal('these-cases').describe('What the verdict is about; absent: cases like these.').exactOptional(),
    asked: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
        rounds: count.describe('Complete rounds; 1 for a run without a plan.'),
        cap: count.describe('The most rounds.'),
        planned: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ expected: count.describe('If nothing changed.'), most: count })
            .describe('Answers of the plan, without those that are asked on; absent where nothing is decided in rounds.')
            .exactOptional(),
        answers: count.describe("The change's tries, all of them."),
        asked_on: count.describe('Those of them that were asked because their case had failed all its tries, or for a fact once more.'),
        main: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ least: count, most: count }).nullable().describe("Main's tries of a case."),
        refuted_by: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['main', 'change'])
            .nullable()
            .describe('Whose answers to one question differed although the target is declared to always answer alike.'),
    })
        .describe('What a verdict on these cases rests on; absent: cases like these.')
        .exactOptional(),
    baseline: runReferenceSchema.nullable(),
    candidate: runReferenceSchema,
    interleaved: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('Both arms ran interleaved in one job.'),
    cases: casesSchema,
    gates_changed: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ from: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_suite_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .GATES_FROM */ .o), changes: texts })
        .describe("How this change's gates and settings differ from its base's, and whose were used.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_5__.array(_metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .listedMetricSchema */ .v4),
    gates: zod__WEBPACK_IMPORTED_MODULE_5__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .gateResultSchema */ .m),
    slices: zod__WEBPACK_IMPORTED_MODULE_5__.array(_metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceComparisonSchema */ .Ls),
    flips: zod__WEBPACK_IMPORTED_MODULE_5__.array(flipSchema),
    concentration: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ trait: zod__WEBPACK_IMPORTED_MODULE_5__.string(), tag: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(), cases: texts })
        .describe('What the newly failing cases share more often than by chance, such as "tagged auth", and which of them do; absent if nothing is found.')
        .exactOptional(),
    broken_stages: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ stage: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](BROKEN_STAGES), cases: texts }))
        .describe('Where newly failing cases broke, as far as the record of the target shows it; absent where it shows none.')
        .exactOptional(),
    zero_tolerance: texts,
    zero_tolerance_unscored: texts
        .describe('Cases in the scope of zero tolerance that passed in the baseline and have no score now.')
        .exactOptional(),
    reliability: _reliability_js__WEBPACK_IMPORTED_MODULE_2__/* .reliabilitySchema */ .I.describe('Absent when no case was tried twice.').exactOptional(),
    differences: zod__WEBPACK_IMPORTED_MODULE_5__.array(differenceSchema),
    warnings: texts,
    left_out: zod__WEBPACK_IMPORTED_MODULE_5__.array(_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutSchema */ .hj.extend({ sides: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['baseline', 'candidate'])) }))
        .describe('Scores in the results of another harness that are no numbers, so that nothing compares them; absent where there are none.')
        .exactOptional(),
    corpus_renamed: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ expected: zod__WEBPACK_IMPORTED_MODULE_5__.int(), retrieved: zod__WEBPACK_IMPORTED_MODULE_5__.int() })
        .describe('How many ids the cases expect and how many others the candidate retrieved, of which none is in the baseline either; absent: some are.')
        .exactOptional(),
    ungated: texts
        .describe('Metrics that would have a default gate, if the target of either run reported them. Absent: none.')
        .exactOptional(),
    verdict: _verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .runVerdictSchema */ .AB,
});


/***/ }),

/***/ 15444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ reasonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _run_run_figure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64402);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);




const count = zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative();
const arm = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['baseline', 'candidate']);
const figure = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_run_run_figure_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURES */ .SL);
const unit = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['case', 'cluster']);
const test = { p: zod__WEBPACK_IMPORTED_MODULE_3__.number(), alpha: zod__WEBPACK_IMPORTED_MODULE_3__.number() };
const unscored = { baseline: count, candidate: count };
const files = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ common: count, added: count, gone: count })
    .describe('Files of both sides, of the candidate alone, and of the baseline alone.');
const basis = {
    files: files.nullable().describe('Null for a figure that rests on no files.'),
    all_files: zod__WEBPACK_IMPORTED_MODULE_3__.literal(true).describe('All files are compared, since some may be renamed.').exactOptional(),
};
const change = zod__WEBPACK_IMPORTED_MODULE_3__.number().describe("As `delta`: oriented so that positive is better, in the gate's unit.");
const loss = { loss: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4 };
const open = {
    worse: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4
        .nullable()
        .describe('A loss is proven, but not whether by more than this margin; null: all is open.'),
};
/** Why a gate has its verdict, or why a metric has no test or no reliable p: facts alone, which `src/report/words` puts into words. */
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__.discriminatedUnion('kind', [
    // Nothing can be said.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('bug'), message: zod__WEBPACK_IMPORTED_MODULE_3__.string() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('stopped'), arm, run: _run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .stoppedSchema */ .r$ }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('too-few-scored'),
        arm,
        scored: count,
        cases: count,
        floor: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
        grades: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).describe('What the trials of one side lack, and so are not compared.'),
    }),
    // The two sides cannot be compared.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-baseline'), lost: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none', 'unreadable', 'removed']) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('redefined'),
        how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['prices', 'judge', 'added', 'dropped', 'definition']),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('apart'), how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['replayed', 'machines', 'jobs']) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('left-out'), cases: count }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('nothing-paired') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-figure'), arms: zod__WEBPACK_IMPORTED_MODULE_3__.array(arm), infinite: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(), figure }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-value'), figure: figure.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('not-measured') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('zero-baseline') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('table'), how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('code-unmeasured'), measured: arm.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('code-unscored'), arm, problem: zod__WEBPACK_IMPORTED_MODULE_3__.string() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('file-unscored'),
        arm,
        path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        line: zod__WEBPACK_IMPORTED_MODULE_3__.int().nullable(),
        problem: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('languages'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
        candidate: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-code-value'), arms: zod__WEBPACK_IMPORTED_MODULE_3__.array(arm) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-common-value'), files }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('review'),
        how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none', 'none-in-baseline', 'another-judge']),
        problem: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    }),
    // Limits.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('outside-bound'),
        side: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['min', 'max']),
        value: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable().describe('Null: infinite.'),
        limit: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('within-bounds') }),
    // One number on each side.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('exact'), ...basis }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('one-reading') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('exact-change'), change, margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, within: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(), ...basis }),
    // Decided.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('beyond-threshold'), ...loss }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('beyond-margin'), ...loss, ...test }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('better'), gain: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, slightly: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(), ...test }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('unchanged'),
        cases: count,
        rules_out: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('slightly-worse'), typical: zod__WEBPACK_IMPORTED_MODULE_3__.boolean() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('inside-margin'), margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, typical: zod__WEBPACK_IMPORTED_MODULE_3__.boolean() }),
    // Open: nothing is tested.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('single'), unit }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('information-only'), unit, units: count, needed: count }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('cases-missing'), ...unscored }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('trials-missing'), ...unscored }),
    // On these cases.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('fact'),
        change,
        changed: count.describe('Cases whose value is another.'),
        margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4,
        within: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('range'),
        ...open,
        range: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ row: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['rounds', 'log-ratio']), low: zod__WEBPACK_IMPORTED_MODULE_3__.number(), high: zod__WEBPACK_IMPORTED_MODULE_3__.number() })
            .describe('Between which the true change is, oriented and scaled like `delta`.'),
        broke: count.describe('Cases that broke for sure.'),
        copies: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
    }),
    // Open: the test cannot tell.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('total-contradicts'), ...open, change: zod__WEBPACK_IMPORTED_MODULE_3__.number() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('unequal-trials') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('change-only'), ...open }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('few-clusters'), ...open, clusters: count, needed: count }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('limits'),
        ...open,
        flags: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
        rules_out: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    }),
])
    .meta({ id: 'reason' });


/***/ }),

/***/ 73870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ passesSchema),
/* harmony export */   I: () => (/* binding */ reliabilitySchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const count = zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative();
const size = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative();
const passesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ passed: count, trials: count });
const flakyCaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    n: count.describe('Cases with a majority in both arms.'),
    newly_failing: count,
    newly_passing: count,
    p: size.describe('Mid-p.'),
    ties: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
});
const trialNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    n: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['absolute', 'relative'])
        .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
    trial_variance: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ baseline: size, candidate: size })
        .describe("Of a single trial about its case's mean."),
    case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
    clipped: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
    with_more_trials: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ trials: count, standard_error: size })
        .describe('The expected standard error with this many more trials per case in both arms.'),
    with_twice_the_cases: size,
    with_endless_trials: size.describe('With infinitely many trials of the same cases.'),
    advice: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['more-trials', 'more-cases']),
});
const reliabilitySchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__.array(flakyCaseSchema).describe('Least stable first.'),
    majority: majoritySchema.nullable().describe('Null when `success` cannot be compared.'),
    noise: zod__WEBPACK_IMPORTED_MODULE_0__.array(trialNoiseSchema),
    not_separated: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .nullable()
        .describe('Why trial noise could not be separated from differences between cases; null when it could.'),
});


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 89510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findLowered),
/* harmony export */   U: () => (/* binding */ ratchet)
/* harmony export */ });
/* harmony import */ var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
/* harmony import */ var _compare_decide_compare_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88401);
/* harmony import */ var _format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3033);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22707);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35560);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12141);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64520);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22837);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41345);














/**
 * Writes a run as the reference of its suite, for review. Nothing gated may fall below the reference that is there, unless a reason is
 * given, which is kept in the file; of two runs both must have improved on it, else it stays.
 * Throws `reference-refused` for a run that is not whole and valid, or of another suite, `reference-lowered`, `output-unwritable`, and
 * as `readScoredRun` does.
 */
async function ratchet({ folders, reference: path, allowLower, log }) {
    const before = (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isReference */ .A_)(path)) ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readScoredRun */ .my)(path, { log }) : null;
    const compared = [];
    for (const folder of folders) {
        const scored = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readScoredRun */ .my)(folder, { log });
        const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it was measured in the same session as the other run, so the two are not independent');
        const comparison = (0,_compare_decide_compare_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRuns */ .q)({ baseline: before, candidate: scored, failOn: 'never' });
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        if (invalid !== undefined)
            throw refuse(`${invalid.metric.title}: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeReason */ .Gk)(invalid)}`);
        compared.push({ scored, comparison });
    }
    const proposed = compared.at(-1);
    if (proposed === undefined)
        throw new Error('no run was named');
    const { scored, comparison } = proposed;
    const lowered = before === null ? [] : findLowered(before.run, comparison);
    const result = { lowered, comparison };
    const short = compared.filter((each) => each.comparison.verdict.word !== 'improved');
    if (before !== null && compared.length > 1 && short.length > 0)
        return {
            ...result,
            written: false,
            reason: `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(compared.length, 'run')} must both improve on it, and ${short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')}`,
        };
    if (lowered.length > 0 && allowLower === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}
/** Why a run cannot be a reference, as a clause; null when it can. `other` is the reference that it follows, if any. */
function findUnfitness({ run, trials }, other) {
    if (run.metrics.length === 0)
        return 'it is a reference itself';
    if (run.counts === null)
        return 'it never finished';
    if (run.stopped !== undefined)
        return (0,_format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_2__/* .describeStopped */ .p)(run.stopped);
    if (run.shard !== null)
        return `it is shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_8__/* .formatShard */ ._D)(run.shard)} of a run`;
    if (run.subset !== null)
        return `it measured only the cases ${run.subset}`;
    if (run.first_look !== undefined)
        return `it is a first look at ${run.first_look.cases} of ${run.first_look.of} cases`;
    if (run.gates.length === 0)
        return 'it has no gates';
    // Rounds ask what is still open.
    const planned = run.cases.length * (run.plan === undefined ? run.trials_per_case : 1);
    if (trials.length < planned)
        return `only ${trials.length} of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(planned, 'trial')} were made`;
    if (other !== null && other.suite.name !== run.suite.name)
        return `it is of the suite ${run.suite.name}, not of ${other.suite.name}`;
    return null;
}
/**
 * A reference as text for review: a line for each member of its lists and mappings (a case, a gate, a metric's summary, a setting), so
 * that a diff shows what moved and nothing else.
 */
function writeReference(reference) {
    const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`);
    return `{\n${members.join(',\n')}\n}\n`;
}
function writeMember(value) {
    if (Array.isArray(value))
        return enclose('[]', value.map((item) => JSON.stringify(item)));
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
    return enclose('{}', members);
}
function enclose(brackets, lines) {
    if (lines.length === 0)
        return brackets;
    return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`;
}
/**
 * What of the gated metrics of the reference or of the run is worse in the run than in the reference, on the cases that both have, or
 * cannot be compared, one clause each. However small it is: many small steps down are a long way. Metrics that are bound to the
 * machine are in no reference.
 */
function findLowered(reference, { metrics, gates }) {
    const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric));
    const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }));
    const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]));
    return [...whole, ...slices].flatMap(({ row, where }) => {
        const { metric, n, delta, cause } = row;
        if (metric.environment === 'bound' || metric.direction === 'neutral')
            return [];
        const name = `${metric.title}${where}`;
        if (n === 0 || delta === null)
            return [`${name} cannot be compared (${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRemark */ ._S)(cause ?? { kind: 'nothing-paired' }, metric)})`];
        if (delta > -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_12__/* .EPSILON */ .p8)
            return [];
        const { baseline, candidate, changeInWords } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMeasured */ .U6)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}
/** The reference that a finished run makes; metrics that are bound to the machine are left out, since nothing can be compared with them. */
function makeReference({ run, trials }, lowered) {
    if (run.counts === null)
        throw new Error(`the run ${run.run_id} never finished`);
    const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id));
    const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id));
    const scores = collectScores((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_7__/* .countedTrials */ .aO)(trials), bound);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_13__/* .omitUndefined */ .O)({
        kind: 'reference',
        schema_version: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .REFERENCE_SCHEMA_VERSION */ .ZV,
        suite: run.suite,
        run_id: run.run_id,
        mode: run.mode,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        started_at: run.started_at,
        finished_at: run.finished_at,
        seed: run.seed,
        trials_per_case: run.trials_per_case,
        lowered: lowered ?? undefined,
        summaries: sortKeys(Object.fromEntries(measured)),
        gates: run.gates,
        settings: run.settings,
        pricing: run.pricing,
        environment: run.environment,
        fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
        counts: run.counts,
        stale_cases: run.stale_cases,
        cases: [...run.cases]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .map(({ id, fingerprint, tags, difficulty, profile }) => {
            const { scores: own, failed } = scores.get(id) ?? { scores: {} };
            return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_13__/* .omitUndefined */ .O)({
                id,
                fingerprint,
                tags,
                difficulty,
                profile,
                scores: sortKeys(own),
                failed,
            });
        }),
    });
}
function collectScores(trials, left_out) {
    const cases = new Map();
    for (const { case: id, scores, unscored, failed } of [...trials].sort((a, b) => a.trial - b.trial)) {
        const found = cases.get(id) ?? { trials: 0, scores: {} };
        const { scores: own } = found;
        cases.set(id, found);
        if (failed === true)
            (found.failed ??= []).push(found.trials);
        found.trials += 1;
        for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
            if (!left_out.has(metric))
                (own[metric] ??= []).push(scores[metric] ?? null);
    }
    return cases;
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 19859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15704);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);







/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
    /** Looked at before the first entry is added, and again when enough has been. */
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const makeRoom = async () => {
        roomBytes = maxBytes - (await shrinkFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }));
    };
    return {
        folder,
        find: async (key) => {
            const path = pathOf(folder, key);
            const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => null);
            if (text === null)
                return undefined;
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
            if (value !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, clock.now(), clock.now()).catch(() => undefined);
            return value;
        },
        keep: async (key, value) => {
            const text = JSON.stringify(value);
            const bytes = Buffer.byteLength(text);
            if (isFull || bytes > LARGEST_ENTRY_BYTES)
                return;
            try {
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeByDraft */ .In)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = all.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
}


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores, failed = [] }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
