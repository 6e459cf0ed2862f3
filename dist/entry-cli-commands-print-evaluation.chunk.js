export const id = 3399;
export const ids = [3399];
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
/* harmony import */ var _setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48371);





const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    inference: 'inference',
    deterministic: 'deterministic',
};
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
    const write = ({ options, prompts, limits: _limits, ...rest }) => ({
        ...options,
        ...rest,
        prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
    });
    return (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .listSettingChanges */ .m2)(write(base), write(head)).map(({ name, before, after }) => `judge ${name} ${before} → ${after}`);
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
    const now = write(head);
    return write(base).flatMap(([key, old], at) => {
        const value = now[at]?.[1] ?? old;
        return value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent} %`;
    return metric !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .isRatio */ .mq)(metric.unit) ? `${percent} points` : String(margin.value);
}
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

/***/ 48371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ cutLetters),
/* harmony export */   In: () => (/* binding */ diffValues),
/* harmony export */   US: () => (/* binding */ buildSettingsTable),
/* harmony export */   m2: () => (/* binding */ listSettingChanges),
/* harmony export */   rD: () => (/* binding */ describeSettingChanges),
/* harmony export */   vo: () => (/* binding */ isDeclared)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
/* harmony import */ var _model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22500);


const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
const COMMON_LENGTH = 12;
function listSettingChanges(before, after) {
    return diffValues(before, after).map(writeChange);
}
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
function cutLetters(text, length) {
    const letters = [...text];
    return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}
const MOST_ROWS = 20;
const NAME_LENGTH = 80;
function buildSettingsTable(arms) {
    const [first, ...others] = arms;
    if (first === undefined || others.length === 0)
        return [];
    const changes = others.map(({ run }) => {
        const found = listSettingChanges(settingsOf(first.run), settingsOf(run));
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
                own.find((change) => change !== undefined)?.before ?? null,
                ...own.map((change) => change?.after ?? '='),
                markOf(name, declared),
            ];
        }),
        notes: [
            'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.',
            ...(names.length > MOST_ROWS ? [`… and ${names.length - MOST_ROWS} more.`] : []),
        ],
    };
    return [table];
}
function isDeclared(name, declared) {
    return declared.some((one) => name === one || name.startsWith(`${one}.`));
}
function markOf(name, declared) {
    const paths = declared.map((one) => `target.${one}`);
    return isDeclared(name, paths) ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' };
}
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

/***/ 56410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ isNight),
/* harmony export */   A8: () => (/* binding */ sumMonth),
/* harmony export */   Eo: () => (/* binding */ followNight),
/* harmony export */   GS: () => (/* binding */ measuredOnce),
/* harmony export */   Jo: () => (/* binding */ earlierRuns),
/* harmony export */   Jv: () => (/* binding */ chooseBaseRuns),
/* harmony export */   YF: () => (/* binding */ isWholeHistory),
/* harmony export */   Zd: () => (/* binding */ countLostRows),
/* harmony export */   aH: () => (/* binding */ countGoodNights),
/* harmony export */   dk: () => (/* binding */ mergeHistories),
/* harmony export */   i6: () => (/* binding */ parseHistory),
/* harmony export */   rK: () => (/* binding */ toTrend),
/* harmony export */   wn: () => (/* binding */ writeHistory),
/* harmony export */   x5: () => (/* binding */ followNights)
/* harmony export */ });
/* unused harmony export MOST_ROWS */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
/* harmony import */ var _model_run_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79164);
/* harmony import */ var _model_result_night_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29624);



const MOST_ROWS = 450;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
function parseHistory(text) {
    return text.split('\n').flatMap((line) => {
        if (line === '')
            return [];
        const parsed = _model_run_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyRowSchema */ .Ye.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryJson */ .MR)(line));
        return parsed.success ? [parsed.data] : [];
    });
}
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
const ROWS_WITH_PASSES = 30;
function writeHistory(rows) {
    const first = rows.length - ROWS_WITH_PASSES;
    return rows.map((row, place) => `${JSON.stringify(place < first ? { ...row, passes: undefined } : row)}\n`).join('');
}
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt);
    const kept = new Set([true, false].flatMap((wanted) => sorted.filter((row) => isNight(row) === wanted).slice(-MOST_ROWS)));
    return sorted.filter((row) => kept.has(row));
}
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, 2 * MOST_ROWS) - rows.length);
}
function earlierRuns(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
function measuredOnce(rows) {
    const first = new Map(rows.toReversed().map((row) => [row.run_id, row]));
    return rows.filter((row) => first.get(row.run_id) === row);
}
function toTrend(rows, variant) {
    return measuredOnce(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'));
}
function sumMonth(rows, month) {
    const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]));
    const known = [...measured.values()].filter((usd) => usd !== undefined);
    const usd = known.reduce((sum, one) => sum + one, 0);
    return {
        usd: Math.min(usd, Number.MAX_SAFE_INTEGER),
        counted: known.length,
        uncounted: measured.size - known.length,
    };
}
function isNight(row) {
    return row.night !== undefined;
}
function followNight(before, { run, at, night }) {
    switch (night.outcome) {
        case 'regressed': {
            const kept = before === null ? null : dropRecovered(before, night);
            const { since_run = run, since_at = at } = kept?.is_accepted === false ? kept : {};
            const clean = Object.entries(kept?.clean ?? {}).filter(([id]) => !Object.hasOwn(night.worse, id));
            return {
                since_run,
                since_at,
                base_run: kept?.base_run ?? night.base_run,
                is_accepted: false,
                worst: mergeWorst(kept?.worst ?? {}, night.worse),
                clean: Object.fromEntries(clean),
            };
        }
        case 'good':
        case 'unconfirmed':
            return before === null ? null : dropRecovered(before, night);
        case 'start':
            return null;
        case 'accepted':
            return before === null ? null : acceptLevel(before);
        case 'unclear':
            return before;
    }
}
function dropRecovered(before, { outcome, suspect, good_on }) {
    const ids = Object.keys(before.worst);
    const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : []);
    const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)]);
    const left = nights.filter(([, count]) => count < _model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .CLEAN_NIGHTS */ .cH);
    if (left.length === 0)
        return null;
    const clean = Object.fromEntries(left.filter(([, count]) => count > 0));
    return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean };
}
function followNights(rows) {
    return rows.filter(isNight).reduce(followNight, null);
}
function acceptLevel(before) {
    const worst = Object.fromEntries(Object.entries(before.worst).filter(([id]) => ['reference', 'bound'].includes((0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegressionId */ .TN)(id).kind)));
    if (Object.keys(worst).length === 0)
        return null;
    return { ...before, base_run: null, worst, clean: {}, is_accepted: true };
}
function mergeWorst(worst, now) {
    const merged = { ...worst };
    for (const [id, margins] of Object.entries(now)) {
        const before = merged[id] ?? null;
        merged[id] = margins === null || before === null ? (margins ?? before) : Math.max(margins, before);
    }
    return merged;
}
function chooseBaseRuns(rows, standing) {
    if (standing !== null && standing.base_run !== null)
        return [standing.base_run];
    const isGood = ({ night: { outcome } }) => outcome === 'good' || outcome === 'start' || outcome === 'accepted';
    return rows
        .filter(isNight)
        .filter(isGood)
        .map(({ run }) => run)
        .reverse();
}
function countGoodNights(rows) {
    const decided = rows.filter(isNight).filter(({ night }) => night.outcome !== 'unclear');
    const lastBad = decided.findLastIndex(({ night }) => night.outcome !== 'good');
    return decided.length - 1 - lastBad;
}


/***/ }),

/***/ 35389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   cY: () => (/* binding */ printEvaluation),
/* harmony export */   compareFolders: () => (/* binding */ compareFolders)
/* harmony export */ });
/* harmony import */ var _report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31814);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81136);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(329);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40524);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74474);







function printEvaluation(evaluation, { flags, terminal }) {
    if (flags.json)
        terminal.print(JSON.stringify((0,_report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .writeComparison */ .Z)(evaluation.comparison), null, 2));
    else
        printReport(evaluation, { flags, terminal });
    return evaluation.comparison.verdict.exit_code;
}
function printReport(written, { flags, terminal }) {
    const { verbose: isVerbose } = flags;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    const path = showPath(written.files.report, terminal);
    const pointer = (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .wrapText */ .C1)(`Full report: ${path} (more here with --verbose)`, terminal.columns).join('\n');
    if (!isVerbose)
        return terminal.print(pointer);
    const files = [...Object.entries(written.files), ...written.runFolders.map((folder) => ['run', folder])];
    terminal.print(files.map(([what, file]) => `  ${what.padEnd(10)}  ${showPath(file, terminal)}`).join('\n'));
}
function showPath(path, { workingDirectory }) {
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, path);
    return near.startsWith('..') ? path : near;
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
async function evaluateHere(request, { flags, terminal }) {
    const { log, workingDirectory } = terminal;
    const { failOn, inference = 'recorded' } = flags;
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrefix */ .fr)(workingDirectory)) ?? '';
    const shown = { prefix, details: 'full', charts: QUICKCHART, links: {} };
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._)({ ...request, ...shown, failOn, inference, openProgress: () => (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .showProgress */ .Rh)(terminal), log });
}
async function compareFolders([first = '', ...candidates], outputFolder, showing) {
    showing.terminal.progress?.(() => `Comparing ${candidates.length + 1} runs …`);
    const baseline = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .storedBaseline */ .XF)(first, showing.terminal);
    return printEvaluation(await evaluateHere({ candidates, baseline, outputFolder }, showing), showing);
}


/***/ }),

/***/ 29624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ LEVEL_NIGHTS),
/* harmony export */   TN: () => (/* binding */ readRegressionId),
/* harmony export */   Yj: () => (/* binding */ isBrokenBound),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   _K: () => (/* binding */ isDrift),
/* harmony export */   af: () => (/* binding */ measureAt),
/* harmony export */   cH: () => (/* binding */ CLEAN_NIGHTS),
/* harmony export */   fY: () => (/* binding */ countMargins),
/* harmony export */   fj: () => (/* binding */ isFurther),
/* harmony export */   lF: () => (/* binding */ nameRegression)
/* harmony export */ });
/* unused harmony export AGAINST */
/* harmony import */ var _relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94746);


const AGAINST = (/* unused pure expression or super */ null && (['night', 'reference']));
const MARKS = { night: '', reference: ' (reference)', bound: ' (bound)', drift: ' (drift)' };
const nameRegression = (name, kind) => `${name}${MARKS[kind]}`;
function readRegressionId(id) {
    const kind = ['reference', 'bound', 'drift'].find((one) => id.endsWith(MARKS[one])) ?? 'night';
    const against = kind === 'reference' || kind === 'drift' ? 'reference' : 'night';
    return { name: id.slice(0, id.length - MARKS[kind].length), kind, against };
}
const isDrift = (id) => readRegressionId(id).kind === 'drift';
const isBrokenBound = (id) => readRegressionId(id).kind === 'bound';
const CLEAN_NIGHTS = 2;
const LEVEL_NIGHTS = 7;
function isFurther(worst, { id, margins }) {
    return margins !== null && margins >= (worst[id] ?? Infinity) + 1;
}
function findLimit(result) {
    const { min, max } = result.gate;
    const value = (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M8)(result);
    if (value === null)
        return null;
    if (min !== null && value < min - _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8)
        return { value, limit: min };
    return max !== null && value > max + _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 ? { value, limit: max } : null;
}
function marginStep({ gate: { margin }, row, baseline }) {
    if (margin === null || margin.value === 0 || baseline === null)
        return null;
    const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0;
    return margin.value * (isShare ? 1 : Math.abs(baseline));
}
function countMargins(result) {
    const { metric, row, delta } = result;
    const step = marginStep(result);
    if (step === null || delta === null)
        return null;
    const lost = row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta;
    return lost / step;
}
function measureAt(result, margins) {
    const step = marginStep(result);
    const { metric, row, baseline } = result;
    if (step === null || baseline === null)
        return null;
    const lost = margins * step;
    const isLower = metric.direction === 'lower';
    if (row === 'log-ratio')
        return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) };
    return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost };
}


/***/ }),

/***/ 79164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ pastOf),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Ye: () => (/* binding */ historyRowSchema),
/* harmony export */   oh: () => (/* binding */ meansOf)
/* harmony export */ });
/* unused harmony exports NIGHT_OUTCOMES, besideReferenceSchema, nightRecordSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _result_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55451);


const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
const besideReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    cases: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    night: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().optional(),
    deltas: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number()),
});
const nightRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](NIGHT_OUTCOMES),
    base_run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),
    worse: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    suspect: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    good_on: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
    beats: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    has_issue: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    beside_reference: besideReferenceSchema.optional(),
});
const historyRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'nightly']),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    values: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    passes: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(), zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(), zod__WEBPACK_IMPORTED_MODULE_1__.string()])).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_VERDICTS */ .Z4).optional(),
    night: nightRecordSchema.optional(),
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    known: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
});
function meansOf({ summaries }) {
    const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0);
    return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]));
}
const MOST_CASES = 500;
const shortFingerprint = (fingerprint) => fingerprint.replace(/^sha256:/, '').slice(0, 8);
function passesOf({ cases }, { tallyOf }) {
    const spread = ([passed, trials]) => (passed * (trials - passed)) / trials ** 2;
    const tallies = cases.flatMap(({ id, fingerprint }) => {
        const tally = tallyOf(id);
        return tally === null ? [] : [{ id, tally, of: shortFingerprint(fingerprint) }];
    });
    if (tallies.length > MOST_CASES)
        tallies.sort((a, b) => spread(b.tally) - spread(a.tally) || a.tally[0] - b.tally[0]);
    const kept = tallies
        .slice(0, MOST_CASES)
        .map(({ id, tally, of }) => [id, [...tally, of]]);
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
const MOST_PAST = 10;
function pastOf(rows, { cases }) {
    const newest = rows.flatMap(({ passes }) => (passes === undefined ? [] : [passes])).slice(-MOST_PAST);
    return new Map(cases.map(({ id, fingerprint }) => [
        id,
        newest.flatMap((passes) => {
            const [passed, trials, of] = Object.hasOwn(passes, id) ? (passes[id] ?? []) : [];
            return passed === undefined || trials === undefined || of !== shortFingerprint(fingerprint)
                ? []
                : [[passed, trials]];
        }),
    ]));
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
function escapeHtmlText(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
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
    return escapeHtmlText((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text))
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
    const line = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
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


/***/ }),

/***/ 95098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ HISTORY_FILE),
/* harmony export */   M0: () => (/* binding */ describeStaleness),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   RK: () => (/* binding */ rankCandidates),
/* harmony export */   UH: () => (/* binding */ hoursBetween),
/* harmony export */   WE: () => (/* binding */ hasHistoryAlone),
/* harmony export */   XR: () => (/* binding */ admitArtifacts),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   cr: () => (/* binding */ measureDistance),
/* harmony export */   jN: () => (/* binding */ MOST_HISTORY_BYTES),
/* harmony export */   qL: () => (/* binding */ refuseRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);




const HISTORY_FILE = 'history.jsonl';
const MOST_HISTORY_BYTES = 64_000_000;
async function hasHistoryAlone(folder) {
    return (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HISTORY_FILE))) && !(await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json')));
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function admitArtifacts(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return newestFirst.flatMap((artifact) => {
        const { run } = artifact;
        if (run === null || run.headRepositoryId === null || run.headBranch === null)
            return [];
        if (run.headRepositoryId !== home.repositoryId || run.headBranch !== home.defaultBranch)
            return [];
        return { artifact, runId: run.id, commit: run.headSha };
    });
}
function refuseRun(run, home) {
    if (run.head_repository.id !== home.repositoryId)
        return 'its run is of another repository';
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    const path = run.path.replace(/@.*$/, '');
    const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`;
    return isAllowed ? null : `its run is of the workflow ${path}`;
}
function rankCandidates(candidates) {
    const nearness = ({ distance }) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity);
    return candidates.toSorted((a, b) => (nearness(a) === nearness(b) ? 0 : nearness(a) - nearness(b)));
}
function isAncestor(distance) {
    return distance !== null && distance.ahead === 0;
}
function describeChoice(distance, hasReference) {
    if (!hasReference)
        return 'the newest baseline, because no commit to compare with is known';
    if (distance === null)
        return 'the newest baseline, because its place in the history is unknown';
    if (distance.ahead === 0)
        return null;
    if (distance.behind > 0)
        return 'the newest baseline, but not an ancestor of the commit this change started from';
    return `the newest baseline, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
function describeStaleness(distance, ageHours) {
    const isFar = distance !== null && distance.behind >= STALE_COMMITS;
    const isOld = ageHours !== null && ageHours >= STALE_HOURS;
    if (!isFar && !isOld)
        return null;
    const facts = [];
    if (distance !== null && distance.behind > 0)
        facts.push(`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(distance.behind, 'commit')} behind`);
    if (ageHours !== null)
        facts.push(ageHours < 24 ? 'less than a day old' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(Math.floor(ageHours / 24), 'day')} old`);
    return facts.join(' and ');
}
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}
async function measureDistance({ connect, owner, repo }, { commit, referencePoint }) {
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    const measure = async () => {
        const range = { owner, repo, basehead: `${commit}...${referencePoint}`, per_page: 1 };
        const client = await connect();
        const { data } = await client.rest.repos.compareCommitsWithBasehead(range);
        return { behind: data.ahead_by, ahead: data.behind_by };
    };
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(measure, () => null);
}


/***/ })

};
