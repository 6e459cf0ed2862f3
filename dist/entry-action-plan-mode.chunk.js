export const id = 4708;
export const ids = [4708,1607];
export const modules = {

/***/ 78163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planMode: () => (/* binding */ planMode)
/* harmony export */ });
/* harmony import */ var _modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10552);
/* harmony import */ var _modes_open_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78932);
/* harmony import */ var _modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15802);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13068);





/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
async function planMode(request, mode) {
    const { shard } = request.inputs;
    const { suite, common, ledger } = await (0,_modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareMeasurement */ .qK)(request);
    const arms = mode === 'ab' ? (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__.chooseArmsOfExperiment)(request, suite) : (0,_modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseArmsOfCheckout */ .sU)(request, suite, mode);
    const sha = request.github.event.sha;
    const change = mode === 'pr' ? await (0,_modes_open_change_js__WEBPACK_IMPORTED_MODULE_1__/* .planChange */ .AS)(request) : null;
    const rounds = mode === 'ab' ? await (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__.planExperiment)(request, { suite, variant: arms[0]?.variant, sha }) : change?.rounds;
    const plan = await (0,_measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_4__.dryRun)({
        ...common,
        suite: change?.suite ?? suite,
        arms,
        mode,
        answers: rounds && (await __webpack_require__.e(/* import() */ 3276).then(__webpack_require__.bind(__webpack_require__, 53276))).planAnswers(rounds),
        shard,
        isJudgedLater: mode === 'pr',
        again: mode === 'nightly' ? 'night' : mode === 'pr' && shard === null ? 'zero-tolerance' : null,
        earlier: rounds?.main ? [rounds.main] : [],
        ledger,
    });
    request.effects.log.info((0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .writePlan */ .pD)(plan));
    return 0;
}


/***/ }),

/***/ 11318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ startSentence)
/* harmony export */ });
/**
 * A clause as the start of a sentence.
 * @example startSentence('no gate fails') // 'No gate fails'
 */
function startSentence(clause) {
    return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`;
}


/***/ }),

/***/ 75695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jt: () => (/* binding */ describeRounds),
/* harmony export */   lk: () => (/* binding */ NO_ACCESS),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/**
 * What rounds will ask, and what they will hardly decide: a line each.
 * @example describeRounds({ cap: 3, expected: 160, most: 216, without_looks: null, hopeless: {} }, 60) // ['60 cases in at most 3 rounds: about 160 answers if unchanged, 216 at most.']
 */
function describeRounds({ cap, expected, most, without_looks: blind, hopeless }, cases) {
    const answers = most === expected
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(most, 'answer')
        : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(expected, 'answer')} if unchanged, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)} at most`;
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
        ...Object.entries(hopeless).map(([id, enough]) => {
            const cure = enough === null ? 'more cases, or a wider margin, would' : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(enough)} such cases would`;
            return `The gate ${id} will hardly be decided if nothing changed, since these cases are too few for its margin: ${cure} do.`;
        }),
    ];
}
/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...(plan.rounds === null ? [] : describeRounds(plan.rounds, plan.cases)),
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`),
        `In total ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => (value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(value));
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(least), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 82204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ chooseRules),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* unused harmony exports parseBaseRules, settleRules */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28896);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72734);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79487);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26048);
/* harmony import */ var _suite_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99050);
/* harmony import */ var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97637);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55970);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68674);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48719);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(164);
/* harmony import */ var _measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43733);















/** Finds the baseline near the commit that a measured run is compared with, and then the rules. */
async function findReference(request, facts) {
    const { suite, folder, pullRequest } = facts;
    const point = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .locateReference */ .IB)(request, facts);
    const files = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .openBaseFiles */ .R9)(request, point);
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .findBaseline */ .Xn)({
        request,
        suite,
        point,
        files,
        measured: facts.checkout.sha,
        number: pullRequest.number,
    });
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(baseline.folder) : null;
    // What the change itself says of its place is not asked.
    const path = baseRun?.suite.file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(request.inputs.suite);
    const manifest = baseRun === null ? null : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .readBaseManifest */ .FC)(request, files, path);
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(folder);
    const { cases } = run;
    const origin = baseRun === null
        ? undefined
        : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .findOrigin */ .Ub)(request, { files, manifest, baseRun, cases, number: pullRequest.number });
    const ruleSet = await chooseRules(request, { run, baseline, files, manifest, origin });
    return { point, baseline, ruleSet };
}
/**
 * What a pull request is judged by: the gates, settings, prices and judge of the suite at the commit it is compared with, read through
 * the API since a checkout of depth 1 does not have it; where that cannot be read, those that the baseline's run has
 * recorded; and its own where there is neither, or where the workflow says so (`gates-from: head`). Which cases were to be measured
 * is the word of the workflow that compares.
 */
async function chooseRules(request, facts) {
    const { inputs, effects } = request;
    const { run, baseline, origin, renamed = null } = facts;
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(baseline.folder) : null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .recordedRules */ .M)(run);
    const read = await readBaseRules(request, { ...facts, run, baseRun });
    const budget = read?.budget ?? null;
    const stated = read?.rules ?? (baseRun === null ? null : (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .recordedRules */ .M)(baseRun));
    const { subset, first, skipCode: skipped } = inputs;
    const from = inputs.gatesFrom;
    const settled = stated && settleRules({ stated, run, from, skipped, renamed });
    if (settled === null)
        return { rules: own, from: 'head', changes: [], subset, first, budget, ...(origin && { origin }) };
    if (settled.changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "and the base's are used" : 'and are used (input `gates-from`)'}: ${settled.changes.join('; ')}.`);
    }
    return { ...settled, subset, first, budget, ...(origin && { origin }) };
}
/** Null where the base's suite cannot be read: the log says why. */
async function readBaseRules({ inputs, effects }, { run, baseRun, files, manifest }) {
    // That a run calls itself one of the base's commit changes nothing: whoever made it wrote that.
    if (files === null)
        return null;
    // Results of another harness have no suite: their baseline says what it was decided by.
    if (inputs.results.length > 0 || (baseRun !== null && (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isFromResults */ .PX)(baseRun)))
        return null;
    // The baseline knows where the suite was, should the change have moved it; what the change itself says is not asked.
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(inputs.suite)])) {
        try {
            const text = path === manifest?.path ? manifest.text : await files.readFile(path);
            const prompts = text === null
                ? []
                : await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .readPrompts */ .wZ)({ path, text }, async (prompt) => {
                    const found = await files.readFile(prompt);
                    return found ?? { problem: `${prompt} is not a file.` };
                });
            const rules = text === null ? null : parseBaseRules({ path, text }, prompts, { run, baseRun, hash: effects.hash });
            if (rules !== null)
                return rules;
            effects.log.info(`${path} of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_14__/* .shortCommit */ .A)(files.sha)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            effects.log.info(`The gates of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_14__/* .shortCommit */ .A)(files.sha)} cannot be read from ${path}: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .whyUnread */ .Ms)(error)}`);
        }
    }
    return null;
}
/** Null when the manifest is another suite's. Throws `suite-invalid`. */
function parseBaseRules(manifest, prompts, { run, baseRun, hash }) {
    // A suite that names no gates has the default ones, which hang on its cases.
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    // Nor is the base's own module at hand, or safe to run: what the runs say of its metrics is enough to read gates.
    const own = (0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_10__/* .customMetricsOf */ .ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ..._measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .SUITE_REGISTRIES */ .J3,
        metrics: (settings, added = []) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_8__/* .buildMetrics */ .GY)(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
        defaultGates: ({ metrics }) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_8__/* .defaultGates */ .e9)({ metrics, cases }),
    };
    const { suite } = (0,_measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSuite */ .El)({
        home: { name: run.suite.name, directory: '' },
        manifest,
        caseFiles: [],
        prompts,
        registries,
        hash,
    });
    if (suite.name !== run.suite.name)
        return null;
    const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference } = suite;
    const { max_cost_usd, max_cost_usd_per_month } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    return {
        rules: {
            gates: suite.gates,
            settings: {
                k: [...k],
                primary_k,
                success,
                scoring,
                alpha,
                min_scored_share,
                zero_tolerance,
                inference,
                deterministic,
            },
            pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .completePricing */ .Mr)(suite.pricing),
            judge: suite.judge ?? null,
        },
        budget: { max_cost_usd, max_cost_usd_per_month },
    };
}
/** The rules of the base beside those that the change's run has recorded; null where the base names no gate. */
function settleRules(input) {
    const { stated, run, from, skipped, renamed } = input;
    if (stated.gates.length === 0)
        return null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .recordedRules */ .M)(run);
    const gates = skipped === null ? stated.gates : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_11__/* .dropCodeGates */ .HU)(stated.gates, { skipped, metrics: run.metrics });
    const base = { ...stated, gates, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .priceByBase */ .iZ)(stated.pricing, own.pricing) };
    const changes = [
        ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
        ...(0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_7__/* .describeRuleChanges */ .T)(base, own, run.metrics),
    ];
    return { rules: from === 'base' ? base : own, from, changes };
}


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   RM: () => (/* binding */ alignColumns),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Rows as lines whose cells stand below each other, the cells of these columns at its right end. */
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ })

};
