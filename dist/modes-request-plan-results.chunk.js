export const id = 433;
export const ids = [433];
export const modules = {

  30433:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    nameResults: () => (  nameResults),
    planResults: () => (  planResults)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90191);
  var _exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98604);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _github_event_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68888);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
  var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4657);
  var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99787);
  var _measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99874);
  var _measure_import_record_results_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36543);












const FORMATS = _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__  .BP.map(({ name }) => name);
const VARIANT = 'results';
async function planResults(request, { mode, commit }) {
    const { inputs, github, workingDirectory, effects } = request;
    const { results, resultsOptions: options, label } = inputs;
    const [first = ''] = results;
    const name = label ?? nameResults(first);
    if (!_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__  .Jq.safeParse(name).success)
        throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_6__  .v1)('label', label ?? `nothing, and ${first} gives no name`, NAME_WANTED);
    if (options.format !== undefined && !FORMATS.includes(options.format))
        throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_6__  .v1)('results-options', `format: ${options.format}`, `one of ${FORMATS.join(', ')}`);
    const files = results.map((one) => (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Ov)(workingDirectory, (0,_measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_9__  .LM)(one).file));
    const arm = await readArm(request);
    const described = (0,_measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_9__  .jv)([arm], options, {
        refuse: (option, got, expected) => (0,_model_error_js__WEBPACK_IMPORTED_MODULE_6__  .v1)('results-options', `${option}: ${got}`, expected),
        correct: (option) => `\`${option}\` in \`results-options\``,
        log: effects.log,
        file: results.join(', '),
    });
    return {
        kind: 'results',
        name,
        record: async (folder) => {
            const count = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__  .pq)(arm.rows.length, 'result');
            effects.log.info(`Taking ${count} of ${commit} from ${results.join(', ')} as ${name}.`);
            const of = { mode, commit, branch: (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_5__  .NE)(github) };
            const taken = { arm, described, folder, variant: VARIANT, suite: name, file: files.join(', '), of };
            return (0,_measure_import_record_results_js__WEBPACK_IMPORTED_MODULE_10__  .U)({ ...taken, now: effects.clock.now() });
        },
    };
}
function nameResults(argument) {
    const { file, arm } = (0,_measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_9__  .LM)(argument);
    return [file.slice(0, file.length - (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file).length), arm ?? '']
        .join('-')
        .replace(/[^A-Za-z0-9_.]+\.?/g, '-')
        .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
}
const NAME_WANTED = 'a name of at most 60 letters, digits, dots, dashes and underscores for these results';
async function readArm({ inputs, workingDirectory, effects }) {
    const arms = [];
    for (const argument of inputs.results)
        arms.push(await readOneArm(argument, inputs.resultsOptions, workingDirectory));
    const mask = (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__  .QU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    const whole = { ...arms[0], name: arms[0]?.name ?? '', rows: arms.flatMap(({ rows }) => rows) };
    return mask.data((0,_exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_3__  .eC)([{ ...whole, left_out: arms.flatMap((arm) => arm.left_out ?? []) }])[0] ?? whole);
}
async function readOneArm(argument, options, workingDirectory) {
    const { file } = (0,_measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_9__  .LM)(argument);
    const invalid = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo('results-invalid', { format: options.format ?? 'another harness', path: file, problem });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file)).catch((cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo('results-missing', { path: file, working_directory: workingDirectory }, { cause });
    });
    const found = await (0,_measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_9__  .mA)(argument, options, { workingDirectory });
    if (found === null)
        throw invalid(`it is of no known format (${FORMATS.join(', ')}; ${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_2__  .Se.join(', ')})`);
    const [only, ...others] = found;
    if (only === undefined)
        throw invalid('it has no results');
    const named = found.map(({ arm }) => `\`${file}#${arm.name}\``).join(', ');
    const several = `it has ${found.length} arms, and one is compared with its baseline`;
    if (others.length > 0)
        throw invalid(`${several}. Name one in the input \`results\`: ${named}`);
    return only.arm;
}


  })

};
