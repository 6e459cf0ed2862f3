export const id = 3858;
export const ids = [3858];
export const modules = {

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

/***/ 92963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rebindCases: () => (/* binding */ rebindCases)
});

var external_node_path_ = __webpack_require__(76760);
var format_number = __webpack_require__(77377);
var io_files = __webpack_require__(60198);
var git = __webpack_require__(86349);
var sha256 = __webpack_require__(80430);
var group_by = __webpack_require__(79167);
var locate_spans = __webpack_require__(50956);
var dist = __webpack_require__(38815);
var read_yaml = __webpack_require__(27849);
var resolve_aliases = __webpack_require__(56373);
;// CONCATENATED MODULE: ./build/measure/suite/edit-cases.js



/**
 * A case file with the values of some spans written anew: comments, quotes and layout stay. JSON is read as the YAML that it is, JSON Lines
 * line by line. `unwritten` are those whose values are not written out in it: in a table, or by an alias.
 */
function editSpans({ path, text }, rebindings) {
    const splices = [];
    const unwritten = [];
    const isTable = /\.[ct]sv$/i.test(path);
    const spans = isTable ? [] : listSpans(text, /\.(?:jsonl|ndjson)$/i.test(path));
    for (const rebinding of rebindings) {
        const span = spans.find(({ id, index }) => id === rebinding.case_id && index === rebinding.index);
        const own = span === undefined ? null : spliceSpan(text, { ...span, edit: rebinding.edit });
        if (own === null)
            unwritten.push(rebinding);
        else
            splices.push(...own);
    }
    let edited = text;
    for (const { from, to, value } of splices.sort((a, b) => b.from - a.from))
        edited = `${edited.slice(0, from)}${value}${edited.slice(to)}`;
    return { text: edited, unwritten };
}
function listSpans(text, isLines) {
    const written = [];
    let offset = 0;
    // A line keeps its end, so that the offsets add up.
    for (const part of isLines ? text.split(/(?<=\n)/) : [text]) {
        const start = offset + (part.startsWith('\uFEFF') ? 1 : 0);
        for (const document of (0,dist/* parseAllDocuments */.hR)(part.replace(/^\uFEFF/, ''), read_yaml/* YAML_OPTIONS */.N))
            (0,dist/* visit */.YR)(document, {
                Map: (_, map) => {
                    const id = edit_cases_valueOf(map, 'id', resolve_aliases/* CASE_ALIASES */.wo);
                    const spans = map.get('expected_spans');
                    if (!(0,dist/* isScalar */.jn)(id) || !(0,dist/* isSeq */.oP)(spans))
                        return;
                    for (const [index, span] of spans.items.entries())
                        if ((0,dist/* isMap */.jh)(span))
                            written.push({ id: (0,dist/* isScalar */.jn)(id) ? String(id.source ?? id.value) : '', index, map: span, offset: start });
                },
            });
        offset += part.length;
    }
    return written;
}
function edit_cases_valueOf(map, field, aliases) {
    const pair = map.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && (aliases[String(key.value)] ?? String(key.value)) === field);
    return pair?.value;
}
/** Null where a value that changes is not written in the span. */
function spliceSpan(text, { map, offset, edit }) {
    const splices = Object.entries(edit).map(([field, value]) => {
        const node = edit_cases_valueOf(map, field, resolve_aliases/* SPAN_ALIASES */.AW);
        if (value === undefined || !(0,dist/* isScalar */.jn)(node) || !node.range)
            return null;
        const [from, to] = [node.range[0] + offset, node.range[1] + offset];
        return { from, to, value: writeScalar(value, text.slice(from, to)) };
    });
    return splices.every((splice) => splice !== null) ? splices : null;
}
/** A value in the quotes that the one before it had. */
function writeScalar(value, before) {
    if (before.startsWith('"'))
        return JSON.stringify(value);
    if (before.startsWith("'"))
        return `'${String(value).replaceAll("'", "''")}'`;
    // As a part of a list in brackets, where more needs quotes.
    return (0,dist/* stringify */.As)([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim().slice(1, -1);
}
const CONTEXT = 3;
/** The change between two texts of as many lines each, as `diff -u` and `git apply` have it; empty where they are the same. */
function writeDiff(path, before, after) {
    const [old, edited] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
    const hunks = [];
    for (const [at, line] of old.entries()) {
        if (line === edited[at])
            continue;
        const last = hunks.at(-1);
        if (last !== undefined && at - last.to <= 2 * CONTEXT)
            last.to = at;
        else
            hunks.push({ from: at, to: at });
    }
    const body = hunks.map(({ from, to }) => {
        const [first, end] = [Math.max(0, from - CONTEXT), Math.min(old.length, to + CONTEXT + 1)];
        let text = `@@ -${first + 1},${end - first} +${first + 1},${end - first} @@\n`;
        for (let at = first; at < end;) {
            let next = at;
            while (next < end && old[next] !== edited[next])
                next += 1;
            text += [...mark('-', old.slice(at, next)), ...mark('+', edited.slice(at, next))].join('');
            if (next < end)
                text += mark(' ', old.slice(next, next + 1)).join('');
            at = next + 1;
        }
        return text;
    });
    return body.length === 0 ? '' : `--- a/${path}\n+++ b/${path}\n${body.join('')}`;
}
const mark = (sign, lines) => lines.map((line) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`);

var suite_problem = __webpack_require__(55151);
var join_names = __webpack_require__(73341);
var stale_spans = __webpack_require__(49561);
;// CONCATENATED MODULE: ./build/measure/suite/rebind-spans.js



/** Lines with a smaller share of the words that a text had are another text. */
const LEAST_ALIKE = 0.5;
/** Blank lines at the ends of a span are no part of its text, so the text may be some lines shorter than the span. */
const MOST_BLANK = 4;
/**
 * Where the text of each span is now that no longer has its hash: at other lines of its file or in another file, else the text in its place
 * with its hash. Spans without a hash of Goldenpair's own have no text to look for. What is nowhere is among `lost`.
 */
function rebindSpans(cases, search) {
    const rebindings = [];
    const lost = [];
    for (const { id, at, expected_spans: spans } of cases)
        for (const [index, span] of spans.entries()) {
            const file = search.files.get(span.path);
            if (!(0,stale_spans/* isContentHash */.cq)(span.hash) || (file !== undefined && hasText(span, file, search.hash)))
                continue;
            const place = findPlace(span, search);
            if (typeof place === 'string') {
                lost.push({ ...at, message: `case ${(0,suite_problem/* quote */.hD)(id)}: ${place}` });
                continue;
            }
            const { edit, kind } = place;
            rebindings.push({
                case_id: id,
                at,
                index,
                edit,
                kind,
                from: (0,join_names/* labelSpan */.li)(span),
                to: (0,join_names/* labelSpan */.li)({ ...span, ...edit }),
            });
        }
    return { rebindings, lost };
}
/** Whether a file still has the text that a span's hash is of, in the span's place. */
const hasText = (span, file, hash) => (0,stale_spans/* textsOf */.CB)(span, file).some((text) => hash(text) === span.hash);
/** A text is why there is none. */
function findPlace(span, search) {
    const { files, hash } = search;
    const own = files.get(span.path);
    const inOwn = own === undefined ? [] : findExactly(span, own, hash);
    const [nearest] = [...inOwn].sort((a, b) => distance(a, span) - distance(b, span));
    if (nearest !== undefined)
        return { edit: nearest, kind: 'moved' };
    const elsewhere = [...files].flatMap(([path, file]) => path === span.path ? [] : findExactly(span, file, hash).map((edit) => ({ path, ...edit })));
    const [only, second] = elsewhere;
    if (only !== undefined && second === undefined)
        return { edit: only, kind: 'moved' };
    if (only !== undefined) {
        const places = elsewhere.map((edit) => (0,join_names/* labelSpan */.li)({ ...span, ...edit }));
        return `the text of ${(0,join_names/* labelSpan */.li)(span)} stands in ${places.length} places now: ${places.slice(0, 3).join(', ')}${places.length > 3 ? ' …' : ''}. Write the one that answers the query.`;
    }
    if (own === undefined)
        return `the text of ${(0,join_names/* labelSpan */.li)(span)} is in no file of this checkout.`;
    const place = findAlike(span, own, search);
    const [text] = (0,stale_spans/* textsOf */.CB)({ ...span, ...place }, own);
    if (place === null || text === undefined || text === '')
        return `nothing in ${span.path} is like the text of ${(0,join_names/* labelSpan */.li)(span)}. Choose what answers the query now.`;
    return { edit: { ...place, hash: hash(text) }, kind: 'changed' };
}
const distance = ({ start_line: at = 0 }, { start_line: start = 0 }) => Math.abs(at - start);
/** Where a file has the text of a span: its symbol, the whole file, or as many lines as the span has, from any line on. */
function findExactly(span, file, hash) {
    const { symbol, start_line: start, end_line: end = start, hash: wanted } = span;
    if (symbol !== undefined || start === undefined || end === undefined)
        return hasText(span, file, hash) ? [{}] : [];
    const places = [];
    for (let length = end - start + 1; length > Math.max(0, end - start - MOST_BLANK) && places.length === 0; length--)
        for (let from = 1; from + length - 1 <= file.lines.length; from++) {
            const edit = linesFrom(span, from, length);
            if (file.lines[from - 1]?.trim() === '' && length > 1)
                continue;
            if ((0,stale_spans/* textsOf */.CB)({ ...span, ...edit }, file).some((text) => hash(text) === wanted))
                places.push(edit);
        }
    return places;
}
/** A span of one line may leave its end out. */
const linesFrom = ({ end_line: end }, from, length) => end === undefined && length === 1 ? { start_line: from } : { start_line: from, end_line: from + length - 1 };
/**
 * Where in its file a changed text is now: of a symbol or a whole file in the same place; of lines where most of the words that it had are, if
 * its text before is known, else in the same place. Null: nowhere.
 */
function findAlike(span, file, { textBefore }) {
    const { symbol, start_line: start, end_line: end = start } = span;
    if (symbol !== undefined || start === undefined || end === undefined)
        return {};
    const before = textBefore(span);
    if (before === null)
        return start <= file.lines.length ? {} : null;
    const wanted = wordsOf(before);
    const length = end - start + 1;
    let best = null;
    for (let from = 1; from <= Math.max(1, file.lines.length - length + 1); from++) {
        const words = wordsOf(file.lines.slice(from - 1, from - 1 + length).join(' '));
        const share = [...wanted].filter((word) => words.has(word)).length / wanted.size;
        const isNearer = best !== null && share === best.share && Math.abs(from - start) < Math.abs(best.from - start);
        if (best === null || share > best.share || isNearer)
            best = { from, share };
    }
    return best !== null && best.share >= LEAST_ALIKE ? linesFrom(span, best.from, length) : null;
}
const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu));

var surroundings = __webpack_require__(74474);
var io_log = __webpack_require__(58967);
;// CONCATENATED MODULE: ./build/entry/cli/validate/rebind-cases.js













/** As a case file may be. */
const MAX_BYTES = 10_000_000;
/** Versions of a file in which its earlier text is looked for, the newest first. */
const MOST_VERSIONS = 100;
/**
 * `validate --rebind`: where the texts of the suite's spans are now, as a diff of the case files on standard output, which `git apply` takes;
 * `--write` writes it. What each change is, and what was not found, goes to the log. Throws as `loadSuite` and `replaceFile`.
 */
async function rebindCases({ write, json, suite: path }, terminal) {
    const { workingDirectory, log } = terminal;
    const { cases } = await (0,surroundings/* loadSuiteHere */.dw)(path, { ...(0,surroundings/* surroundingsOf */.ZD)(terminal), log: io_log/* SILENT */.qY });
    const spans = cases.flatMap((golden) => golden.expected_spans).filter(({ hash }) => (0,stale_spans/* isContentHash */.cq)(hash));
    const files = await readFiles(spans, workingDirectory);
    const changed = spans.filter((span) => files.has(span.path) && !isInPlace(span, files));
    const earlier = await readEarlierTexts(changed, workingDirectory);
    const textBefore = (span) => earlier.get(span) ?? null;
    const { rebindings, lost } = rebindSpans(cases, { files, hash: sha256/* sha256 */.s, textBefore });
    if (json)
        terminal.print(JSON.stringify({ rebindings, lost }, null, 2));
    const unwritten = [];
    for (const [file, all] of (0,group_by/* groupBy */.$)(rebindings, ({ at }) => at.file)) {
        const full = (0,external_node_path_.join)(workingDirectory, file);
        const text = await (0,io_files/* readTextFile */.Gu)({ path: full, shown: file, maxBytes: MAX_BYTES });
        const edited = editSpans({ path: file, text }, all);
        unwritten.push(...edited.unwritten);
        if (edited.text === text)
            continue;
        if (write)
            await (0,io_files/* replaceFile */.fR)(full, edited.text);
        if (!json)
            terminal.print(writeDiff(file, text, edited.text).trimEnd());
    }
    for (const rebinding of rebindings)
        log.info(describeRebinding(rebinding));
    for (const { at, case_id: id, edit } of unwritten)
        log.warning(`${at.file}:${at.line}: case \`${id}\`: write it yourself, since the file has it in another form: ${JSON.stringify(edit)}`);
    for (const problem of lost)
        log.warning((0,suite_problem/* formatProblem */.Vw)(problem));
    log.info(conclude(rebindings, { lost: lost.length, written: rebindings.length - unwritten.length, write }));
    return 0;
}
const describeRebinding = ({ at, case_id: id, kind, from, to }) => {
    const place = from === to ? from : `${from} is now ${to}`;
    const what = kind === 'moved' ? '' : '; its text is another: read whether it still answers the query';
    return `${at.file}:${at.line}: case \`${id}\`: ${place}${what}.`;
};
function conclude(rebindings, { lost, written, write }) {
    if (rebindings.length === 0 && lost === 0)
        return 'Every span with a hash has its text. Nothing to change.';
    const count = (kind) => rebindings.filter((one) => one.kind === kind).length;
    const found = `${(0,format_number/* countOf */.pq)(count('moved'), 'span')} moved, ${count('changed')} with another text, ${lost} not found.`;
    if (written === 0)
        return found;
    return `${found} ${write ? 'Written: review it with git diff.' : 'Nothing was written: review the diff above, then apply it with --write.'}`;
}
const isInPlace = (span, files) => {
    const file = files.get(span.path);
    return file !== undefined && hasText(span, file, sha256/* sha256 */.s);
};
/** The text files that the cases name, by path, and unless each span has its text those of the whole checkout. */
async function readFiles(spans, workingDirectory) {
    const files = new Map();
    const add = async (paths) => {
        for (const path of paths) {
            const file = await (0,locate_spans/* readCheckedFile */.m2)(path, workingDirectory);
            if (file !== null && file !== 'not text')
                files.set(path, file);
        }
    };
    await add(new Set(spans.map(({ path }) => path)));
    if (!spans.every((span) => isInPlace(span, files)))
        await add((await (0,io_files/* listFiles */.CS)(workingDirectory, locate_spans/* isOwnFolder */.Zn)).filter((path) => !files.has(path)));
    return files;
}
/** What some spans had as their text, in the newest version of their file that has it; nothing without git. */
async function readEarlierTexts(spans, workingDirectory) {
    const texts = new Map();
    for (const span of spans) {
        const read = (...args) => (0,git/* git */.$Y)(workingDirectory, args).catch(() => '');
        const versions = await read('log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', span.path);
        for (const version of versions.split('\n').filter((line) => line !== '')) {
            const old = (0,locate_spans/* outlineText */.Cj)(span.path, await read('show', `${version}:./${span.path}`));
            const text = (0,stale_spans/* textsOf */.CB)(span, old).find((one) => (0,sha256/* sha256 */.s)(one) === span.hash);
            if (text === undefined)
                continue;
            texts.set(span, text);
            break;
        }
    }
    return texts;
}


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
