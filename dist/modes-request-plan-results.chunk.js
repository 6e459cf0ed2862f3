export const id = 433;
export const ids = [433];
export const modules = {

/***/ 30433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nameResults: () => (/* binding */ nameResults),
/* harmony export */   planResults: () => (/* binding */ planResults)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82426);
/* harmony import */ var _exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98604);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
/* harmony import */ var _github_event_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68888);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4657);
/* harmony import */ var _measure_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35231);
/* harmony import */ var _measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89050);
/* harmony import */ var _measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61031);











/** Every commit's results are measured alike, whatever model or prompt an arm is named after. */
const VARIANT = 'results';
/**
 * Reads the files of the input `results`, before anything is compared. Throws `results-missing`, `results-invalid`, `input-invalid`, and as
 * `readTextFile` does.
 */
async function planResults(request, { mode, commit }) {
    const { inputs, github, workingDirectory, effects } = request;
    const { results, resultsOptions: options, label } = inputs;
    const name = label ?? nameResults(results[0] ?? '');
    const naming = _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .nameSchema */ .Jq.safeParse(name);
    if (!naming.success)
        throw refuseName(label, results[0] ?? '');
    checkFormat(options);
    const files = results.map((one) => fromHere((0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_8__/* .splitArm */ .LM)(one).file, workingDirectory));
    const arm = await readArm(request);
    const described = (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_8__/* .describeInputs */ .jv)([arm], options, {
        refuse: (option, got, expected) => refuseOption(`${option}: ${got}`, expected),
        correct: (option) => `\`${option}\` in \`results-options\``,
        log: effects.log,
        file: results.join(', '),
    });
    return {
        kind: 'results',
        name,
        record: async (folder) => {
            effects.log.info(`Taking ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(arm.rows.length, 'result')} of ${commit} from ${results.join(', ')} as ${name}.`);
            return (0,_measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_9__/* .recordResults */ .U)({
                ...{ arm, described, folder, variant: VARIANT, suite: name, file: files.join(', ') },
                now: effects.clock.now(),
                of: { mode, commit, branch: (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_4__/* .measuredBranch */ .NE)(github) },
            });
        },
    };
}
/**
 * What results are called without a `label`: their path from the working directory, so that two files are two suites.
 * @example nameResults('out/rag/results.json#gpt-4o') // 'out-rag-results-gpt-4o'
 */
function nameResults(argument) {
    const { file, arm } = (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_8__/* .splitArm */ .LM)(argument);
    return [file.slice(0, file.length - (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file).length), arm ?? '']
        .join('-')
        .replace(/[^A-Za-z0-9_.]+\.?/g, '-')
        .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
}
function refuseName(label, file) {
    const expected = 'a name of at most 60 letters, digits, dots, dashes and underscores for these results';
    const got = label ?? (file === '' ? '' : `nothing, and ${file} gives no name`);
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('input-invalid', { name: 'label', got, expected, suggestion: null });
}
function checkFormat({ format }) {
    const names = _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULT_READERS */ .BP.map(({ name }) => name);
    if (format !== undefined && !names.includes(format))
        throw refuseOption(`format: ${format}`, `one of ${names.join(', ')}`);
}
/** The rows of all files, as one arm, without the job's secrets. */
async function readArm({ inputs, workingDirectory, effects }) {
    const arms = [];
    for (const argument of inputs.results)
        arms.push(await readOneArm(argument, { options: inputs.resultsOptions, workingDirectory }));
    const mask = (0,_measure_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .maskSecrets */ .QU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    const whole = { ...arms[0], name: arms[0]?.name ?? '', rows: arms.flatMap(({ rows }) => rows) };
    const notes = arms.flatMap((arm) => arm.notes ?? []);
    return mask.data((0,_exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .separateIds */ ["if"])([{ ...whole, ...(notes.length > 0 && { notes }) }])[0] ?? whole);
}
async function readOneArm(argument, { options, workingDirectory }) {
    const { file } = (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_8__/* .splitArm */ .LM)(argument);
    const invalid = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('results-invalid', { format: options.format ?? 'another harness', path: file, problem });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file)).catch((cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('results-missing', { path: file, working_directory: workingDirectory }, { cause });
    });
    const found = await (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_8__/* .readResultInput */ .mA)(argument, options, { workingDirectory });
    if (found === null)
        throw invalid(`it is of no known format (${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULT_READERS */ .BP.map(({ name }) => name).join(', ')}; ${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULT_FILES */ .Se.join(', ')})`);
    const [only, ...others] = found;
    if (only === undefined)
        throw invalid('it has no results');
    if (others.length > 0)
        throw invalid(`it has ${found.length} arms, and one is compared with its baseline. Name one in the input \`results\`: ${found.map(({ arm }) => `\`${file}#${arm.name}\``).join(', ')}`);
    return only.arm;
}
/** With `/`, as a run names files. */
function fromHere(file, workingDirectory) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function refuseOption(got, expected) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('input-invalid', { name: 'results-options', got, expected, suggestion: null });
}


/***/ })

};
