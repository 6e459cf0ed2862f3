export const id = 5466;
export const ids = [5466,3992];
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

/***/ 48371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ cutLetters),
/* harmony export */   In: () => (/* binding */ diffValues),
/* harmony export */   US: () => (/* binding */ buildSettingsTable),
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
const MOST_ROWS = 20;
const NAME_LENGTH = 80;
/**
 * Where the arms' settings differ from the first's, a row each: the target's own, the controlled ones and those of the run. Secrets are
 * hidden. No table when none differs. Source: poc-ai-workflow-frameworks, METRICS.md, controlled variables; LLMC, evaluation framework,
 * experiment settings.
 */
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
                firstValue(own),
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

/***/ 62034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89050);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);
/* harmony import */ var _modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58282);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1726);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35389);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89470);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74474);












const compare = {
    help: _read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .FORMAT_HELP */ .e0,
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run (run.json, trials.jsonl): no target, key or network is needed'],
        ['a reference.json', 'a reference that `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite; its default variant is run first'],
        ['a results file', 'what another harness scored, such as results.json of promptfoo; FILE#ARM is one of its arms'],
    ],
    run: async ({ flags, given, positionals, terminal }) => {
        // Every argument is read before anything runs: a mistake must not cost a run.
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .targetEnvFlags */ .qF)(flags));
        const options = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .resultOptionsOf */ .ri)(flags);
        const inputs = [];
        for (const argument of positionals)
            inputs.push(...((await (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_4__/* .readResultInput */ .mA)(argument, options, terminal)) ?? [await readCompareInput(argument, surroundings)]));
        if (inputs.length < 2 || inputs.length > _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id)
            refuseCount(inputs.length);
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(input.folder)))
                (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseArguments */ .Rd)('compare', 'a reference cannot be a candidate, because it has no answers; name it first, as the baseline');
        // They say how to run a suite.
        const idle = (0,_modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_7__/* .optionsOf */ .cz)('compare').find(([flag, { measures }]) => measures === true && given[flag] !== undefined)?.[0];
        if (idle !== undefined && inputs.every(({ kind }) => kind !== 'suite'))
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseFlag */ .X2)(idle, String(given[idle]), 'no such flag beside recorded runs, which are not run again');
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, flags.out ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { flags, terminal }, outputFolder, surroundings);
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_9__.compareFolders)(folders, { outputFolder, flags, terminal });
    },
};
function refuseCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, expected two to ${_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id} runs or suites, the baseline first`;
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseArguments */ .Rd)('compare', got);
}
/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, { flags, terminal }, outputFolder, surroundings) {
    const { trials, subset = null } = flags;
    const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .overridesOf */ .FB)(flags);
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const results = inputs.filter((input) => input.kind === 'results');
    const recorded = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .recordInputs */ .v5)(results, flags, terminal.log, takeFolder);
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'results')
            folders.push(recorded[results.indexOf(input)] ?? '');
        if (input.kind === 'run')
            folders.push(input.folder);
        if (input.kind !== 'suite')
            continue;
        const { suite, name } = input;
        terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials };
        await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .measureHere */ .DL)({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal);
        folders.push(arm.out);
    }
    return folders;
}
const MANIFESTS = ['.yaml', '.yml', '.json'];
/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
async function readCompareInput(argument, surroundings) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(surroundings.workingDirectory, argument);
    const isFile = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegularFile */ .Ze)(path);
    if (!isFile || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'run.json') {
        const folder = isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path)))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('suite-not-found', { path: argument });
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .cI)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .claimsReference */ .Tf)(path)) {
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .cI)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('neither-run-nor-suite', { path: argument });
    return { kind: 'suite', name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, extension), suite: await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .loadSuiteHere */ .dw)(path, surroundings) };
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
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33070);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40524);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74474);







/** The report for people, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, { flags, terminal }) {
    const { comparison } = evaluation;
    if (flags.json)
        terminal.print(JSON.stringify((0,_report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .writeComparison */ .Z)(comparison), null, 2));
    else
        printReport(evaluation, { flags, terminal });
    return comparison.verdict.exit_code;
}
/** What is needed to decide and where the rest is, with `--verbose` all that a comment folds and every file. */
function printReport(written, { flags, terminal }) {
    const { verbose: isVerbose } = flags;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    const path = showPath(written.files.report, terminal);
    const pointer = (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .wrapText */ .C1)(`Full report: ${path} (more here with --verbose)`, terminal.columns).join('\n');
    terminal.print(isVerbose ? listFiles(written, terminal) : pointer);
}
function listFiles({ files, runFolders }, terminal) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${showPath(path, terminal)}`).join('\n');
}
/** A path from where the user stands. */
function showPath(path, { workingDirectory }) {
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, path);
    return near.startsWith('..') ? path : near;
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log, workingDirectory }) {
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrefix */ .fr)(workingDirectory)) ?? '';
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._)({ ...request, prefix, details: 'full', charts: QUICKCHART, links: {}, log });
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders(folders, { outputFolder, flags, terminal }) {
    const { failOn } = flags;
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = flags.inference ?? 'recorded';
    terminal.progress?.(() => `Comparing ${folders.length} runs …`);
    const baseline = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .storedBaseline */ .XF)(first, terminal);
    const evaluation = await evaluateHere({ candidates, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, { flags, terminal });
}


/***/ }),

/***/ 89470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ importResults),
/* harmony export */   e0: () => (/* binding */ FORMAT_HELP),
/* harmony export */   ri: () => (/* binding */ resultOptionsOf),
/* harmony export */   v5: () => (/* binding */ recordInputs)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90191);
/* harmony import */ var _exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98604);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13211);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89050);
/* harmony import */ var _measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61031);
/* harmony import */ var _measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72503);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1726);












/** The help of `--format`, which names the readers. */
const FORMAT_HELP = {
    format: `what wrote the results: ${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_READERS */ .BP.map(({ name }) => name).join(' | ')} (default: it is seen)`,
};
/** What the flags say of how results are read. */
function resultOptionsOf(flags) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__/* .omitUndefined */ .O)(Object.fromEntries(_measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_8__/* .RESULT_OPTIONS */ .z.map((option) => [option, flags[option]])));
}
/** Writes each arm as a run, and gives their folders. */
async function recordInputs(given, flags, log, takeFolder) {
    const [first] = given;
    if (first === undefined)
        return [];
    const arms = (0,_exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .separateIds */ ["if"])(given.map(({ arm }) => arm));
    const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }));
    const described = (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__/* .describeInputs */ .jv)(arms, resultOptionsOf(flags), {
        refuse: (flag, got, expected) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('flag-invalid', { flag, got, expected }),
        correct: (option) => `--${option}`,
        log,
        isVerbose: flags.verbose,
        file: first.file,
    });
    const folders = [];
    for (const { arm, file, name } of inputs) {
        const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80));
        const variant = inputs.filter((one) => one.name === name).length > 1 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file))), name) : name;
        await (0,_measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__/* .recordResults */ .U)({
            arm,
            described,
            variant,
            suite: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(first.file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(first.file)),
            file,
            folder,
            now: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml.now(),
            of: { mode: 'run', commit: null, branch: null },
        });
        folders.push(folder);
    }
    return folders;
}
/** Writes what another harness scored as a run folder: what `import` does with a file of results. Throws as `recordInputs`. */
async function importResults(results, [second], { flags, given, terminal }) {
    const refuse = (got) => (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseArguments */ .Rd)('import', got);
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseFlags */ .sB)(given, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases');
    const [only, ...others] = results;
    if (second !== undefined)
        refuse(`"${second}" after a results file; a run folder is made of one`);
    if (only === undefined || others.length > 0)
        return refuse(`${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`);
    const out = flags.out;
    if (out === undefined)
        return refuse('no --out; name the run folder to write, e.g. --out runs/baseline');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, out);
    if (!flags.force)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseExisting */ .Uj)([out], terminal.workingDirectory);
    await recordInputs([only], flags, terminal.log, () => folder);
    const count = only.arm.rows.length;
    terminal.print(`${out}: a run of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(count, 'result')} written.`);
    terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.');
    return 0;
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

/***/ 98722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip),
/* harmony export */   eA: () => (/* binding */ readZipTexts)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);






/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
class ZipRefused extends Error {
    name = 'ZipRefused';
}
/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20;
/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        // yauzl has refused absolute names, backslashes and "..".
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const stream = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(stream, (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .watchBytes */ .zq)(count), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
    });
}
/** Counts the bytes that an archive unpacks to; throws where they are too many. */
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (length) => {
        bytes += length;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
/** Reads the entries of an archive one after the other. */
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        try {
            if (zip.entryCount > maxEntries)
                throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${maxEntries}`);
            for await (const entry of zip.eachEntry())
                await use(zip, entry);
        }
        finally {
            zip.close();
        }
    }
    catch (error) {
        if (error instanceof ZipRefused || !(error instanceof Error))
            throw error;
        throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error });
    }
}
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
function refuseEntry(entry) {
    const name = JSON.stringify(entry.fileName.slice(0, 100));
    // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}
/** The number of Zstandard among the methods of compression: APPNOTE.TXT 6.3.10, 4.4.5. */
const ZSTANDARD = 93;
/**
 * Reads entries of a zip of unknown origin as UTF-8, one after the other and without writing anything, counting the bytes that really come
 * out. Entries may be compressed by Zstandard.
 * @throws ZipRefused as `extractZip`, and for an entry that is no UTF-8 or compressed in another way
 */
async function readZipTexts({ archive, archiveBytes, limits, wants, use }) {
    const count = startCount(archiveBytes, limits);
    const names = new Set();
    await eachEntry(archive, limits, async (zip, entry) => {
        if (!wants(entry.fileName))
            return;
        const name = JSON.stringify(entry.fileName.slice(0, 100));
        const reason = names.has(entry.fileName)
            ? `${name} is in it twice`
            : entry.uncompressedSize > limits.maxEntryBytes
                ? `${name} has ${entry.uncompressedSize} bytes, more than ${limits.maxEntryBytes}`
                : refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        names.add(entry.fileName);
        const unpacked = await readEntry(zip, entry, count);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_4__ && node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        use(entry.fileName, decode(name, unpacked));
    });
}
async function readEntry(zip, entry, count) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const stream = await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {});
    if (isZstandard)
        count(entry.uncompressedSize);
    const chunks = [];
    for await (const chunk of stream) {
        if (!isZstandard)
            count(chunk.length);
        chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isZstandard)
        return bytes;
    const { decompress } = await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339));
    // Into room of the size that the zip says and was counted: whatever window the data asks for, it gets no more.
    return decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}
function decode(name, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new ZipRefused(`${name} is not UTF-8 text`, { cause: error });
    }
}


/***/ }),

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ limitedValue),
/* harmony export */   g_: () => (/* binding */ likeTheseSchema),
/* harmony export */   mK: () => (/* binding */ gateResultSchema)
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
    copies: flag.describe('Repeated answers agree too often (a cache, a fixed seed), so each case counts once.'),
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
    cases_to_settle: figure.describe('Cases to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    agreement: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
        kappa: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
        low: figure,
        high: figure,
        n: count.describe('Labelled cases.'),
        least: zod__WEBPACK_IMPORTED_MODULE_5__.number().describe('What the suite asks for, where that is more: the gate only warns.').exactOptional(),
    })
        .describe('Of a judged gate: quadratic weighted kappa of judge and `human_labels`, with its 95 % interval.')
        .exactOptional(),
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
