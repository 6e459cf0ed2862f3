export const id = 1409;
export const ids = [1409];
export const modules = {

/***/ 31409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askCases: () => (/* binding */ askCases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
/* harmony import */ var _metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48512);
/* harmony import */ var _store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35998);
/* harmony import */ var _suite_paste_span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91301);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12389);








const SHOWN_ANSWER = 200;
const SHOWN_SPANS = 5;
/**
 * Puts the first cases of a suite, those that expect spans before others, to its target, one attempt each and without a judge, and shows what
 * is expected beside what came back. Nothing is kept. Throws as `measure` does.
 */
async function askCases(terminal, { suite: path, count, targetEnv, }) {
    const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundingsOf */ .ZD)(terminal, targetEnv);
    const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuiteHere */ .dw)(path, surroundings);
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const expecting = enabled.filter((golden) => golden.expected_spans.length > 0);
    const cases = [...expecting, ...enabled.filter((golden) => !expecting.includes(golden))].slice(0, count);
    const out = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-ask-'));
    try {
        const arm = { variant: suite.default_variant, out: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, 'run'), trials: 1 };
        const request = {
            suite: { ...suite, cases },
            arms: [arm],
            mode: 'run',
            subset: null,
            shard: null,
        };
        await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .measureHere */ .DL)({ ...request, cache: null, isJudgedLater: true }, surroundings, terminal);
        const caseIds = new Set(cases.map(({ id }) => id));
        const made = await (0,_store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_4__/* .readObservations */ .i)(arm.out, { caseIds, log: terminal.log });
        return cases.flatMap((golden) => describeCase(golden, made.get(golden.id)?.[0]));
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(out, { recursive: true, force: true });
    }
}
function describeCase({ id, query, expected_spans: expected }, trial) {
    const heading = `case ${id}: ${oneLine(query)}`;
    const observation = trial?.observation;
    if (observation === undefined)
        return [heading, '  was not asked'];
    if (observation.status !== 'ok')
        return [heading, `  failed    ${oneLine(observation.failure.message)}`];
    const { answer, spans = [] } = observation.reply;
    const matches = (0,_metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .matchSpans */ .zA)(spans, expected);
    const rankOf = (span) => matches.find((match) => match.expected === span)?.rank ?? null;
    const returned = spans.slice(0, SHOWN_SPANS).map((span, index) => `${index + 1}. ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__/* .labelSpan */ .li)(span)}`);
    return [
        heading,
        `  answer    ${answer === '' ? '(empty)' : oneLine(answer)}`,
        ...expected.flatMap((span) => {
            const rank = rankOf(span);
            const label = `  expected  ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__/* .labelSpan */ .li)(span)}`;
            if (rank !== null)
                return [`${label}: returned as number ${rank}`];
            const nearest = findNearest(span, spans);
            return [
                `${label}: not returned`,
                ...(nearest === null
                    ? []
                    : [`  nearest   - ${(0,_suite_paste_span_js__WEBPACK_IMPORTED_MODULE_5__/* .pasteSpan */ .o)(nearest)} # if this is right, paste it into expected_spans`]),
            ];
        }),
        ...(returned.length === 0
            ? ['  returned  no spans']
            : returned.map((line, index) => `  ${index === 0 ? 'returned' : '        '}  ${line}`)),
        ...(spans.length > SHOWN_SPANS ? [`            and ${spans.length - SHOWN_SPANS} more`] : []),
    ];
}
/** The first returned span of the same file, else of a file of the same name. */
function findNearest({ path = '' }, spans) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = spans.filter((span) => span.path !== undefined);
    return named.find((span) => span.path === path) ?? named.find((span) => span.path?.endsWith(name) === true) ?? null;
}
function oneLine(text) {
    const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    return line.length > SHOWN_ANSWER ? `${line.slice(0, SHOWN_ANSWER)} …` : line;
}


/***/ }),

/***/ 35998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readObservations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);








/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, { caseIds, seen, log, order, }) {
    const found = new Map();
    const isWanted = (id = '') => caseIds.has(id) || seen?.caseIds.has(id) === true;
    const read = order === undefined ? (0,_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readTrials */ .mM)(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case));
    for await (const trial of read) {
        if (seen?.caseIds.has(trial.case) === true)
            seen.add(trial);
        if (!caseIds.has(trial.case))
            continue;
        const trials = found.get(trial.case) ?? [];
        trials.push(trial);
        found.set(trial.case, trials);
    }
    for (const trials of found.values())
        trials.sort((a, b) => a.trial - b.trial);
    return found;
}
/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_7__.object(_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialRecordSchema */ .Hz.shape);
/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder, isWanted) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        for (const [place, { start, end }] of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .findLines */ .L1)(file).entries()) {
            if (!isWanted(place))
                continue;
            const bytes = Buffer.alloc(end - start);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, bytes.length, start);
            yield parseTrial(bytes.toString('utf8'), (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: place + 1, problem }));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function parseTrial(text, fail) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw fail('the line is not JSON');
    }
    const parsed = recordSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFirstIssue */ .$l)(parsed.error));
}


/***/ })

};
