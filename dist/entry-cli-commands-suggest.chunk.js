export const id = 7456;
export const ids = [7456];
export const modules = {

/***/ 67456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggest: () => (/* binding */ suggest)
});

var external_node_path_ = __webpack_require__(76760);
var format_number = __webpack_require__(77377);
var gather_questions = __webpack_require__(14187);
var read_record = __webpack_require__(74204);
var suggest_cases = __webpack_require__(49116);
var remove_unseen = __webpack_require__(88785);
var importer = __webpack_require__(49772);
var write_cases = __webpack_require__(1983);
;// CONCATENATED MODULE: ./build/exchange/import/logs/write-drafts.js





const HEADING = [
    'Drafted by `goldenpair suggest` from recorded questions. Nothing here is asked before a person has confirmed it:',
    'keep the lines that are right without their `# `, delete the others, complete what is missing, then delete `enabled: false`.',
];
const ITEMS_SHOWN = 10;
const MAX_OTHER = 200;
const DRAFT_TAG = 'suggested';
function writeDrafts(suggested, { asked, taken }) {
    const drafts = suggested.map((one) => {
        const { query, at } = one.question;
        const draft = {
            id: (0,importer/* nameCase */.Ic)(query, 'case'),
            query,
            tags: [DRAFT_TAG],
            notes: describeOrigin(one, asked),
            enabled: false,
        };
        return { draft, file: at.file, line: at.line ?? 1 };
    });
    const { cases } = (0,write_cases/* separateIds */["if"])({ cases: drafts, notes: [] }, taken);
    const texts = cases.map(({ draft }, index) => {
        const question = suggested[index]?.question;
        const recorded = question === undefined ? [] : describeRecorded(question);
        return `${(0,write_cases/* writeCases */.bF)([], [draft])}${recorded.map((line) => `  # ${line}\n`).join('')}`;
    });
    return `${(0,write_cases/* writeCases */.bF)(HEADING, []).replace(/\[\]\n$/, '')}${texts.join('')}`;
}
function describeOrigin({ question, count, phrasings, others, nearest }, asked) {
    const like = nearest === null ? 'No case has a word of it.' : `Nearest case: ${nearest.id} (${formatSimilarity(nearest)}).`;
    const lines = [`Asked ${describeTimes({ count, phrasings }, asked)}. ${like}`];
    if (others.length > 0)
        lines.push(`Also asked: ${others.map((other) => JSON.stringify(other.slice(0, MAX_OTHER))).join(', ')}.`);
    return [...lines, `First at ${placeOf(question.at)}.`].join('\n');
}
function describeTimes({ count, phrasings }, asked) {
    return `${(0,format_number/* countOf */.pq)(count, 'time')} (${formatShare(count, asked)})${phrasings === 1 ? '' : `, in ${(0,format_number/* countOf */.pq)(phrasings, 'phrasing')}`}`;
}
const formatShare = (count, asked) => (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)((100 * count) / Math.max(asked, 1), { decimals: 1 }), '%');
const formatSimilarity = ({ similarity }) => (0,format_number/* formatNumber */.ZV)(similarity, { decimals: 2 });
const placeOf = ({ file, line }) => (line === null ? file : `${file}:${line}`);
function describeRecorded({ retrieved, answer, count }) {
    if (retrieved.length === 0 && answer === null)
        return ['Nothing was recorded beside the question: say what is expected.'];
    const spans = retrieved
        .slice(0, ITEMS_SHOWN)
        .map(({ item, count: times }) => `  - ${JSON.stringify(item)} # ${times} of ${count}`);
    const lines = ['Unconfirmed, as recorded, right or wrong:'];
    if (spans.length > 0)
        lines.push('expected_spans:', ...spans);
    if (answer !== null)
        lines.push(`expected_answer: ${JSON.stringify(answer)}`);
    return lines;
}
function describeCoverage({ asked, different, covered, waiting, untold, lacking, suggested }, { top, cases }) {
    const share = (count) => `${(0,format_number/* countOf */.pq)(count, 'question')} (${formatShare(count, asked)})`;
    const rest = suggested.slice(top);
    const lines = [
        `${(0,format_number/* countOf */.pq)(asked, 'question')}, ${different} different. The suite has ${(0,format_number/* countOf */.pq)(cases, 'case')}.`,
        `Covered: ${share(covered)} are like an enabled case (similarity of ${suggest_cases/* SAME_FROM */.oT} or more).`,
    ];
    if (waiting > 0)
        lines.push(`Waiting: ${share(waiting)} are like a case that is not enabled.`);
    if (untold > 0)
        lines.push(`Unclear: ${share(untold)} have no word that says what they are about.`);
    lines.push(`Not covered: ${share(lacking)}, of ${(0,format_number/* countOf */.pq)(suggested.length, 'kind')}.`);
    if (suggested.length > 0 && top > 0)
        lines.push('What the suite lacks, by how often it is asked and how far it is from every case:');
    for (const [index, one] of suggested.slice(0, top).entries()) {
        const like = one.nearest === null ? 'like no case' : `nearest ${one.nearest.id} (${formatSimilarity(one.nearest)})`;
        lines.push(`${String(index + 1).padStart(3)}. ${inLine(one.question.query)}`);
        lines.push(`     ${describeTimes(one, asked)}; ${like}`);
    }
    const others = share(rest.reduce((sum, { count }) => sum + count, 0));
    if (rest.length > 0)
        lines.push(`${(0,format_number/* countOf */.pq)(rest.length, 'more kind')}, ${others}; --top shows more.`);
    return lines;
}
const MAX_SHOWN = 200;
const inLine = (text) => {
    const line = (0,remove_unseen/* toOneLine */.GX)(text);
    return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
};

var io_files = __webpack_require__(60198);
var io_log = __webpack_require__(58967);
var hide_secrets = __webpack_require__(22500);
var error = __webpack_require__(50262);
var access = __webpack_require__(99787);
var links = __webpack_require__(15704);
var split_lines = __webpack_require__(68067);
var csv = __webpack_require__(92642);
var json = __webpack_require__(29598);
var build_tree = __webpack_require__(90995);
var attribute_names = __webpack_require__(91243);
var read_spans = __webpack_require__(75332);
;// CONCATENATED MODULE: ./build/measure/run/read-logs.js










const MAX_DOCUMENT_BYTES = 200_000_000;
const MAX_LINE = 10_000_000;
async function readLogs(files, input) {
    const { workingDirectory, ...context } = input;
    const gatherer = (0,gather_questions/* gatherQuestions */.NB)({ ...context, readSpans: readLoggedSpans });
    for (const file of files) {
        const path = (0,external_node_path_.resolve)(workingDirectory, file);
        const ending = (0,external_node_path_.extname)(file).toLowerCase();
        if (['.json', '.csv', '.tsv'].includes(ending)) {
            const text = (await (0,io_files/* readTextFile */.Gu)({ path, shown: file, maxBytes: MAX_DOCUMENT_BYTES })).replace(/^\uFEFF/, '');
            if (ending === '.json')
                addDocument(gatherer, file, text);
            else
                addTable(gatherer, file, text);
        }
        else
            await addLines(gatherer, file, path);
    }
    return gatherer.finish();
}
function addDocument(gatherer, file, text) {
    const value = (0,json/* tryJson */.MR)(text);
    if (value !== undefined)
        return gatherer.add(value, { file, line: null });
    for (const [index, line] of text.split('\n').entries())
        addLine(gatherer, { file, line: index + 1 }, line);
}
function addTable(gatherer, file, text) {
    const { records, fault } = (0,csv/* parseCsv */.Wk)(text, (0,csv/* findDelimiter */.LI)(text));
    const [header = [], ...rows] = records;
    for (const row of rows) {
        const record = Object.fromEntries(header.map(({ text: name }, at) => [name.trim(), row[at]?.text ?? '']));
        gatherer.add(record, { file, line: row[0]?.line ?? 1 });
    }
    if (fault)
        gatherer.leaveOut({ file, line: fault.line }, fault.message.replace(/\.$/, ''));
}
function addLine(gatherer, at, text) {
    if (text.trim() === '')
        return;
    const value = /^\s*[{[][^]*[}\]]\s*$/.test(text) ? (0,json/* tryJson */.MR)(text) : undefined;
    if (value === undefined)
        gatherer.leaveOut(at, 'it is not JSON');
    else
        gatherer.add(value, at);
}
async function addLines(gatherer, file, path) {
    if (!(await (0,io_files/* isRegularFile */.Ze)(path))) {
        await (0,io_files/* readTextFile */.Gu)({ path, shown: file, maxBytes: 0 });
        return;
    }
    (0,links/* refuseToReadOut */.q2)(path, file);
    for await (const lines of (0,split_lines/* readLines */.S)(path, MAX_LINE))
        for (const { number: line, text, isTooLong } of lines) {
            if (isTooLong)
                gatherer.leaveOut({ file, line }, `it is longer than ${MAX_LINE} bytes`);
            else
                addLine(gatherer, { file, line }, line === 1 ? text.replace(/^\uFEFF/, '') : text);
        }
}
const CONTENT_NAMES = {
    query: ['gen_ai.retrieval.query.text', 'langfuse.trace.input'],
    input: [
        ...['input.value', 'gen_ai.input.messages', 'traceloop.entity.input', 'langfuse.observation.input'],
        ...['ai.prompt.messages', 'ai.prompt', 'gen_ai.prompt'],
    ],
    output: [
        ...['langfuse.trace.output', 'output.value', 'gen_ai.output.messages', 'traceloop.entity.output'],
        ...['langfuse.observation.output', 'ai.response.text', 'gen_ai.completion'],
    ],
    documents: ['gen_ai.retrieval.documents'],
};
const LISTED = {
    input: /^(?:llm\.input_messages|gen_ai\.prompt)\.(\d{1,3})\.(?:message\.)?(role|content)$/,
    output: /^(?:llm\.output_messages|gen_ai\.completion)\.(\d{1,3})\.(?:message\.)?(role|content)$/,
    documents: /^retrieval\.documents\.(\d{1,3})\.document\.(id|metadata)$/,
};
const KEPT = new Set([
    ...Object.values(CONTENT_NAMES).flat(),
    ...attribute_names/* ATTRIBUTE_NAMES */.ER.operation,
    ...attribute_names/* ATTRIBUTE_NAMES */.ER.kind,
]);
const keeps = (name) => KEPT.has(name) || Object.values(LISTED).some((pattern) => pattern.test(name));
const MAX_TEXT = 200_000;
function readLoggedSpans(request) {
    if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'resourceSpans'))
        return null;
    const read = (0,read_spans/* readSpans */.C)(request, { keeps, maxText: MAX_TEXT });
    if (read === null)
        return null;
    return read.spans.flatMap((span) => {
        const record = readContent(span.attributes);
        if (Object.keys(record).length === 0)
            return [];
        const { traceId, parentId, startNs } = span;
        const isRetrieval = (0,build_tree/* classifySpan */.X)(span) === 'retrieve';
        return { traceId, isRoot: parentId === null, isRetrieval, startMs: (0,attribute_names/* toMilliseconds */.Wj)(startNs), record };
    });
}
function readContent(attributes) {
    const record = {};
    for (const [field, names] of Object.entries(CONTENT_NAMES)) {
        const name = names.find((one) => attributes.has(one));
        if (name !== undefined)
            record[field] = attributes.get(name);
    }
    for (const [field, pattern] of Object.entries(LISTED)) {
        const items = [];
        for (const [name, value] of attributes) {
            const [, index, part] = pattern.exec(name) ?? [];
            if (index === undefined || part === undefined)
                continue;
            const item = (items[Number(index)] ??= {});
            item[part] = value;
        }
        if (items.length > 0 && !Object.hasOwn(record, field))
            record[field] = items.filter(() => true);
    }
    return record;
}

var tokenize = __webpack_require__(19007);
var suite_coverage = __webpack_require__(34929);
var collect_history = __webpack_require__(40194);
var chunk_file = __webpack_require__(87132);
var route_choice = __webpack_require__(94604);
var text_width = __webpack_require__(40524);
var read_run = __webpack_require__(41345);
var find_topics = __webpack_require__(54423);
var search = __webpack_require__(71192);
var normalize_path = __webpack_require__(70592);
;// CONCATENATED MODULE: ./build/entry/cli/suggest/find-blind-spots.js













const find_blind_spots_HEADING = [
    'Drafted by `goldenpair suggest` from what no case names. Nothing here is asked before a person has confirmed it:',
    'write what a good answer is, reword the question, then delete `enabled: false`.',
];
async function findBlindSpots(suite, runs, { workingDirectory, log }) {
    const coverage = (0,suite_coverage/* startCoverage */.Xx)();
    const { scoring, cases } = suite;
    for (const golden of cases)
        (0,suite_coverage/* addCase */.qK)(coverage, golden, scoring);
    for (const tier of Object.keys(suite.pricing.route_tiers ?? {}).flatMap((name) => (0,route_choice/* nameTier */.QW)(name, scoring) ?? []))
        if (!coverage['route tiers'].seen.has(tier))
            coverage['route tiers'].seen.set(tier, 0);
    for (const { run, folder } of runs)
        for await (const { trial } of (0,read_run/* readTrialsOf */.L9)(run, folder, log))
            (0,suite_coverage/* addReply */.Oe)(coverage, trial, scoring);
    const { chunks, files, from } = await readDocuments(suite, coverage, workingDirectory);
    for (const { path, symbol } of chunks) {
        const [document, part] = [(0,normalize_path/* normalizePath */.F)(path), symbol === null ? null : (0,suite_coverage/* namePart */.f0)(path, symbol)];
        if (!coverage.documents.seen.has(document))
            coverage.documents.seen.set(document, 0);
        if (part !== null && !coverage['headings and symbols'].seen.has(part))
            coverage['headings and symbols'].seen.set(part, 0);
    }
    return {
        coverage,
        isUnknown: files + runs.length === 0,
        sources: [
            (0,format_number/* countOf */.pq)(cases.length, 'case'),
            ...(files === 0 ? [] : [`${(0,format_number/* countOf */.pq)(files, 'file')} ${from}`]),
            (0,format_number/* countOf */.pq)(runs.length, 'recorded run'),
        ],
        spots: rankSpots(coverage, (0,find_topics/* findTopics */._F)(chunks), cases),
    };
}
async function readDocuments(suite, coverage, workingDirectory) {
    const { target } = suite.variants[suite.default_variant] ?? {};
    const chunk = { max_lines: 80, window_lines: 40 };
    const options = target?.options;
    const isSearch = target?.type === 'search';
    const known = [...coverage.documents.seen.keys()].filter((path) => path.includes('/') && (0,external_node_path_.extname)(path) !== '');
    const include = isSearch
        ? (options?.include ?? ['**/*'])
        : [...new Set(known.map((path) => `${path.slice(0, path.lastIndexOf('/'))}/**/*${(0,external_node_path_.extname)(path)}`))];
    if (include.length === 0)
        return { chunks: [], files: 0, from: '' };
    const files = await (0,search/* readCorpus */.XR)(workingDirectory, { include, exclude: (isSearch && options?.exclude) || [] });
    const chunks = files.flatMap(({ path, text }) => (0,chunk_file/* chunkFile */.E)(path, text, (isSearch && options?.chunk) || chunk));
    return { chunks, files: files.length, from: isSearch ? 'that the search reads' : 'beside the known documents' };
}
function rankSpots(coverage, topics, cases) {
    const named = (kind, names) => names.map(({ name, tries }) => ({ kind, name, tries, topic: null }));
    const ranked = topics.toSorted((a, b) => a.rank - b.rank);
    const documents = (0,suite_coverage/* listUnnamed */.Bv)(coverage.documents).map(({ name, tries }) => {
        return { kind: 'document', name, tries, topic: ranked.find(({ path }) => (0,normalize_path/* normalizePath */.F)(path) === name) ?? null };
    });
    const isLast = ({ topic }) => topic === null || topic.rank >= find_topics/* LAST_RESORT */.P6;
    const expected = cases.flatMap((golden) => golden.expected_spans);
    const whole = new Set(expected.flatMap(({ path, symbol }) => (symbol === undefined ? [(0,normalize_path/* normalizePath */.F)(path)] : [])));
    const parts = (0,suite_coverage/* listUnnamed */.Bv)(coverage['headings and symbols']).flatMap(({ name, tries }) => {
        const topic = ranked.find(({ path, symbol }) => (0,suite_coverage/* namePart */.f0)(path, symbol) === name);
        const isOpen = topic !== undefined && topic.rank < find_topics/* LAST_RESORT */.P6 && coverage.documents.named.has((0,normalize_path/* normalizePath */.F)(topic.path));
        return isOpen && !whole.has((0,normalize_path/* normalizePath */.F)(topic.path)) ? [{ kind: 'heading or symbol', name, tries, topic }] : [];
    });
    return [
        ...named('tool', (0,suite_coverage/* listUnnamed */.Bv)(coverage.tools)),
        ...named('agent', (0,suite_coverage/* listUnnamed */.Bv)(coverage.agents)),
        ...named('route tier', (0,suite_coverage/* listUnnamed */.Bv)(coverage['route tiers'])),
        ...documents.filter((spot) => !isLast(spot)),
        ...parts,
        ...documents.filter(isLast),
    ];
}
const UNKNOWN = 'Nothing else is known of what the target answers from: record a run (goldenpair run), or name logs of questions.';
function describeBlindSpots(found, top) {
    const { coverage, sources, spots, isUnknown } = found;
    const rows = (0,suite_coverage/* describeCoverage */.KZ)(coverage).map(({ kind, known, named }) => [
        kind,
        `${named} of ${known}`,
        (0,suite_coverage/* drawShare */.GL)(named / known),
    ]);
    const shown = spots.slice(0, top);
    return [
        `What the cases name, by ${sources.join(', ')}:`,
        ...(0,text_width/* alignColumns */.RM)(rows, (column) => column === 1),
        ...(shown.length === 0
            ? [isUnknown ? UNKNOWN : 'Everything that is known has a case.']
            : ['', `The next ${(0,format_number/* countOf */.pq)(shown.length, 'case')} worth writing:`]),
        ...shown.flatMap(({ kind, name, tries, topic }, at) => [
            `${String(at + 1).padStart(3)}. ${kind} ${name}: in no case${tries === 0 ? '' : `; seen in ${(0,format_number/* countOf */.pq)(tries, 'try', 'tries')}`}`,
            ...(topic === null ? [] : [`     ${topic.question}`]),
        ]),
        ...(spots.length > top ? [`${(0,format_number/* countOf */.pq)(spots.length - top, 'more place')} without a case; --top shows more.`] : []),
    ];
}
function draftBlindSpots(spots, taken) {
    const drafts = spots.flatMap(({ kind, tries, topic }) => {
        if (topic === null)
            return [];
        const { path, symbol, question, line, origin } = topic;
        const seen = tries === 0 ? '' : ` It was seen in ${(0,format_number/* countOf */.pq)(tries, 'try', 'tries')} of other cases.`;
        const draft = {
            id: (0,importer/* nameCase */.Ic)(question, 'case'),
            query: question,
            tags: [DRAFT_TAG],
            enabled: false,
            notes: `No case names this ${kind}. The question is made of its ${origin}.${seen}`,
            expected_spans: [{ path, symbol }],
        };
        return [{ draft, file: path, line }];
    });
    const separate = (0,write_cases/* separateIds */["if"])({ cases: drafts, notes: [] }, taken).cases.map(({ draft }) => draft);
    return { count: separate.length, text: (0,write_cases/* writeCases */.bF)(find_blind_spots_HEADING, separate) };
}

var commands_flags = __webpack_require__(1726);
var surroundings = __webpack_require__(74474);
;// CONCATENATED MODULE: ./build/entry/cli/commands/suggest.js


















const suggest = {
    details: [
        ['nothing', 'list what of its documents, tools and tiers the suite has no case for'],
        ['JSON Lines, JSON, CSV', 'records of your own: question or query, with answer and retrieved if there are'],
        ['OpenTelemetry', 'traces in OTLP/JSON, as the file exporter of the Collector writes them'],
        ['Langfuse', 'exported traces or observations'],
    ],
    run: async ({ flags, given, positionals: files, terminal }) => {
        const { out, top, query, answer, retrieved } = flags;
        if (out !== undefined) {
            (0,commands_flags/* demandYaml */.b5)(out);
            await (0,io_files/* refuseExisting */.Uj)([out], terminal.workingDirectory, ANOTHER_NAME);
        }
        if (files.length === 0)
            return suggestFromCorpus(given['top'] === undefined ? NEXT : top, { flags, terminal });
        const golden = await readGolden(flags.suite, given['suite'] !== undefined, terminal);
        const { text: maskKnown } = (0,access/* maskSecrets */.QU)({ env: terminal.env, targetEnvNames: [] });
        const gathered = await readLogs(files, {
            fields: { query, answer, retrieved },
            mask: (text) => (0,gather_questions/* hidePersonalData */.P5)((0,hide_secrets/* hideSecrets */.s)(maskKnown(text))),
            workingDirectory: terminal.workingDirectory,
            ...(flags.verbose && {
                tellLeftOut: (at, reason) => {
                    terminal.log.info(`left out: ${placeOf(at)}: ${reason}`);
                },
            }),
        });
        warnOfLeftOut(gathered, files, terminal);
        const coverage = (0,suggest_cases/* suggestCases */.uv)(gathered.questions, golden ?? [], tokenize/* queryTerms */.C5);
        const shown = { ...coverage, suggested: coverage.suggested.slice(0, top) };
        const result = { ...shown, kinds: coverage.suggested.length, left_out: gathered.leftOut };
        const asked = { top, cases: golden?.length ?? 0 };
        (0,commands_flags/* printResult */.RS)({ flags, terminal }, result, () => describeCoverage(coverage, asked).join('\n'));
        if (out !== undefined)
            await writeOut(out, { ...shown, golden: golden ?? [] }, { flags, terminal });
        return 0;
    },
};
const NEXT = 10;
async function suggestFromCorpus(top, { flags, terminal }) {
    const { workingDirectory, log, print } = terminal;
    const suite = await (0,surroundings/* loadSuiteHere */.dw)(flags.suite, { ...(0,surroundings/* surroundingsOf */.ZD)(terminal), log: io_log/* SILENT */.qY });
    const call = { flags, positionals: [], terminal };
    const runs = (0,io_files/* isFolder */.lQ)((0,external_node_path_.resolve)(workingDirectory, collect_history/* USUAL_FOLDER */.Is))
        ? await (0,collect_history/* withHistory */.$k)('suggest', call, ({ runs: stored }) => Promise.resolve(stored)).catch((0,error/* onMistake */.W8)(() => []))
        : [];
    const own = runs.filter(({ run }) => run.suite.name === suite.name).slice(-flags.last);
    const found = await findBlindSpots(suite, own, { workingDirectory, log });
    const spots = found.spots.slice(0, top);
    const kinds = (0,suite_coverage/* describeCoverage */.KZ)(found.coverage).map(({ unnamed, ...kind }) => ({ ...kind, in_no_case: unnamed.length }));
    const result = { coverage: kinds, computed_from: found.sources, spots };
    (0,commands_flags/* printResult */.RS)({ flags, terminal }, result, () => describeBlindSpots(found, top).join('\n'));
    if (flags.out === undefined)
        return 0;
    const tell = flags.json ? log.info : print;
    const { count, text } = draftBlindSpots(spots, new Set(suite.cases.map(({ id }) => id)));
    if (count === 0)
        tell('No draft was written: nothing shows a question.');
    else
        await writeDraftFile(flags.out, { text, count, terminal, tell });
    return 0;
}
const ANOTHER_NAME = 'Give another name with --out.';
async function readGolden(path, isNamed, terminal) {
    if (!isNamed && !(await (0,io_files/* isRegularFile */.Ze)((0,external_node_path_.resolve)(terminal.workingDirectory, path)))) {
        terminal.log.notice(`There is no ${path}, so no question counts as covered; name your suite with --suite.`);
        return null;
    }
    const suite = await (0,surroundings/* loadSuiteHere */.dw)(path, { ...(0,surroundings/* surroundingsOf */.ZD)(terminal), log: io_log/* SILENT */.qY });
    return suite.cases.map(({ id, query, enabled }) => ({ id, query, enabled }));
}
function warnOfLeftOut({ questions, leftOut }, files, { log }) {
    const named = leftOut.named.map(({ at, reason, count }) => `${placeOf(at)}: ${reason}${count === 1 ? '' : ` (the first of ${count})`}`);
    if (questions.length === 0)
        throw new error/* UserError */.yo('logs-without-questions', { files, named });
    if (leftOut.item_at !== null)
        log.warning(`${(0,format_number/* countOf */.pq)(leftOut.items, 'retrieved item')} left out: no case can expect a name that has a line break or more than ${read_record/* MAX_PATH */.lm} characters. The first is at ${placeOf(leftOut.item_at)}.`);
    if (leftOut.count === 0)
        return;
    log.warning(`${(0,format_number/* countOf */.pq)(leftOut.count, 'record')} left out. ${named.join('; ')}.`);
}
async function writeOut(out, { suggested, asked, golden }, { flags, terminal }) {
    const tell = flags.json ? terminal.log.info : terminal.print;
    if (suggested.length === 0)
        return tell('No draft was written: no question is unlike every case.');
    const text = writeDrafts(suggested, { asked, taken: new Set(golden.map(({ id }) => id)) });
    const path = await writeDraftFile(out, { text, count: suggested.length, terminal, tell });
    terminal.log.warning(`${path} quotes people. E-mail addresses, long numbers and known secrets were taken out; names and addresses were not: read it before you commit it.`);
}
async function writeDraftFile(out, { text, count, terminal, tell }) {
    const { workingDirectory } = terminal;
    const target = (0,external_node_path_.resolve)(workingDirectory, out);
    const path = (0,io_files/* nameFrom */.Ov)(workingDirectory, target);
    if (!(await (0,io_files/* createFile */.x3)(target, text)))
        throw new error/* UserError */.yo('file-exists', { paths: [path], cure: ANOTHER_NAME });
    tell(`${path}: ${(0,format_number/* countOf */.pq)(count, 'draft')}, none of them enabled. Confirm what each expects, then: goldenpair validate`);
    return path;
}


/***/ }),

/***/ 54423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P6: () => (/* binding */ LAST_RESORT),
/* harmony export */   _F: () => (/* binding */ findTopics)
/* harmony export */ });
/* unused harmony exports askForDocstring, askForHeading, readDocstring */
const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
const BESIDE_THE_POINT = /(?:^|\/)(?:tests?|scripts?|__tests__|specs?|fixtures?|mocks?|__mocks__|e2e|examples?|migrations|third_party)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_\w+|conftest|setup)\.py$|\.d\.[mc]?ts$|\.config\.\w+$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:changelog|changes|history|licen[cs]e|code_of_conduct|contributors|authors|pull_request_template)\b[^/]*$/i;
const PRIVATE_NAME = /(?:^|\.)[_#]|(?:^|\.)(?:constructor|main|toString|default)$/;
const SAME_EVERYWHERE = /^(?:[\d.]*\s*(?:table of )?contents:?|what(?:'s| is) inside|toc|index|overview of contents|(?:on|in) this (?:page|document|guide|readme):?|licen[cs]e|contributing|contributors|authors?|acknowledge?ments?|credits|changelog|badges?|see also|references|links|todo|\W*v?\d[\d.]*\b.*)$/i;
const LEAST_TEXT = 40;
const LAST_RESORT = 4;
function findTopics(chunks) {
    const topics = new Map();
    const headings = new Map();
    for (const chunk of chunks) {
        const { path, symbol } = chunk;
        if (symbol === null)
            continue;
        const key = `${path}\n${symbol}`;
        if (MARKDOWN.test(path))
            headings.set(symbol, (headings.get(symbol) ?? 0) + 1);
        const topic = MARKDOWN.test(path) ? topicOfHeading(chunk, symbol) : topicOfSymbol(chunk, symbol);
        if (topic !== null && !topics.has(key))
            topics.set(key, topic);
    }
    const questions = new Set();
    return [...topics.values()].filter(({ kind, symbol, question }) => {
        const isNew = !questions.has(question) && (kind === 'code' || headings.get(symbol) === 1);
        questions.add(question);
        return isNew;
    });
}
function topicOfHeading({ path, text, start_line: line }, symbol) {
    const heading = symbol
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/<[^>]*>|[`*]/g, '')
        .replaceAll(/[^\p{L}\p{N}\p{P}\s]+/gu, '')
        .trim();
    const body = text.slice(text.indexOf('\n') + 1).trim();
    if (!/\p{L}/u.test(heading) || SAME_EVERYWHERE.test(heading) || !text.includes('\n') || body.length < LEAST_TEXT)
        return null;
    if (isListOfLinks(body))
        return null;
    const rank = (BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0) + (/^ {0,3}#\s/.test(text) ? 1 : 0);
    return { kind: 'docs', path, symbol, line, question: askForHeading(heading), origin: 'heading', rank };
}
function isListOfLinks(body) {
    const lines = body.split('\n').filter((line) => line.trim() !== '');
    const links = lines.filter((line) => /^\s*(?:[-*+]|\d+[.)])\s+\[[^\]]*\]\(#[^)]*\)\s*$/.test(line));
    return links.length > 1 && links.length >= lines.length / 2;
}
function topicOfSymbol(chunk, symbol) {
    const { path, start_line: line } = chunk;
    if (PRIVATE_NAME.test(symbol) || symbol.length < 3)
        return null;
    const sentence = readDocstring(chunk);
    const last = BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0;
    const place = { kind: 'code', path, symbol, line };
    if (sentence === null)
        return { ...place, question: `What does ${symbol} do?`, origin: 'name', rank: last + 2 };
    const { question, isAction } = askForDocstring(sentence);
    return { ...place, question, origin: 'docstring', rank: last + (isAction ? 0 : 1) };
}
const VERBS = new Set(('add append apply ask assert attach build calculate call cancel check choose clean clear close collect combine compare compile ' +
    'compute configure connect construct convert copy count create decode delete deserialize detect determine dispatch display ' +
    'download draw emit enable encode ensure estimate evaluate execute expand export extract fetch fill filter find fit flush ' +
    'format generate get give group handle hide import index initialise initialize insert install invoke iterate join keep limit ' +
    'list load log look make map mark measure merge move normalise normalize notify open parse perform pick plot predict prepare ' +
    'print process produce publish push put query raise read receive record refresh register release reload remove rename render ' +
    'repeat replace report request reset resolve restart restore retrieve return reverse round run sample save scan schedule search ' +
    'select send serialise serialize set show shuffle sort split start stop store strip submit sum swap take tell test tokenise ' +
    'tokenize toggle train transform translate traverse trim try turn unpack update upload use validate verify wait walk wrap write yield').split(' '));
const QUESTION_WORDS = new Set('what where when how which who why'.split(' '));
function askForDocstring(sentence) {
    const first = /^\p{L}+/u.exec(sentence)?.[0] ?? '';
    const word = first.toLowerCase();
    const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first);
    const lowered = isPlainWord || first.length === 1 ? `${word}${sentence.slice(first.length)}` : sentence;
    if (sentence.endsWith('?'))
        return { question: sentence, isAction: true };
    if (QUESTION_WORDS.has(word))
        return { question: `${sentence}?`, isAction: false };
    if (word === 'whether')
        return { question: `What decides ${lowered}?`, isAction: true };
    if (VERBS.has(word))
        return { question: `How do I ${lowered}?`, isAction: true };
    if (isPlainWord && /[^s]s$/.test(word) && word !== 'this')
        return { question: `What ${lowered}?`, isAction: true };
    return { question: `What is this: ${lowered}?`, isAction: false };
}
function askForHeading(heading) {
    if (heading.endsWith('?'))
        return heading;
    const howTo = /^how to\s+(.+)$/i.exec(heading)?.[1];
    if (howTo !== undefined)
        return `How do I ${howTo}?`;
    const [first = ''] = heading.split(' ', 1);
    const rest = heading.slice(first.length);
    const verb = /^ (?:an?|in|started|the|up|with|your)\b/.test(rest) ? verbOf(first.toLowerCase()) : null;
    if (verb !== null)
        return `How do I ${verb}${rest}?`;
    return `What about ${/^\p{Lu}\p{Ll}+$/u.test(first) && rest !== '' ? first.toLowerCase() : first}${rest}?`;
}
function verbOf(word) {
    const stem = /^(.{2,})ing$/.exec(word)?.[1];
    if (stem === undefined)
        return null;
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((verb) => VERBS.has(verb)) ?? null;
}
const LONGEST = 140;
const FEWEST_WORDS = 3;
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!;:](?:\s|$)|(?<=\?)\s/;
const NOT_PROSE = /^(?:eslint|prettier|ts-|@|noqa|type:|pylint|flake8|nolint|go:|todo|fixme|copyright|licen[cs]e|spdx)/i;
function readDocstring({ path, text }) {
    const comment = /\.pyi?$/.test(path) ? pythonDocstring(text) : leadingComment(text);
    const plain = (comment?.trim().split(/\n\s*\n|\n\s*(?=[@:-])/)[0] ?? '')
        .replaceAll(/\{@link\s+([^}]+)\}/g, '$1')
        .replaceAll(/[`*]+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const sentence = plain.split(SENTENCE_END, 1)[0]?.trim() ?? '';
    const isProse = sentence.length <= LONGEST && sentence.split(' ').length >= FEWEST_WORDS && !NOT_PROSE.test(sentence);
    return isProse && /^\p{L}/u.test(sentence) ? sentence : null;
}
function pythonDocstring(text) {
    const [, , body] = /^\s*(?:async\s+def|def|class)\b[^"']*?:[ \t]*\n\s*[rRuU]{0,2}("""|''')([\s\S]*?)(?:\1|(?![\s\S]))/m.exec(text) ??
        [];
    return body ?? null;
}
function leadingComment(text) {
    const lines = [];
    let isInside = false;
    for (const source of text.split('\n')) {
        const line = source.trim();
        const isComment = isInside || /^(?:\/\/|\/\*|\*)/.test(line);
        if (!isComment && /^(?:@|#\[)/.test(line))
            continue;
        if (!isComment)
            break;
        isInside = (isInside || line.startsWith('/*')) && !line.includes('*/');
        lines.push(line.replace(/^(?:\/\*\*?|\*\/|\/\/[/!]?|\*(?!\/))\s?/, '').replace(/\s*\*\/$/, ''));
    }
    return lines.length === 0 ? null : lines.join('\n');
}


/***/ }),

/***/ 14187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ gatherQuestions),
/* harmony export */   P5: () => (/* binding */ hidePersonalData),
/* harmony export */   WF: () => (/* binding */ dropPlaceholders)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29598);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);
/* harmony import */ var _importer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49772);
/* harmony import */ var _read_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74204);




const MAX_QUERY = 4000;
const MAX_ANSWER = 500;
const MAX_DIFFERENT = 200_000;
const MAX_ITEMS = 100;
const MAX_DEPTH = 4;
const LISTS = ['data', 'traces', 'records', 'items', 'rows', 'logs'];
function gatherQuestions({ readSpans, mask, fields, tellLeftOut }) {
    const traces = new Map();
    const different = new Map();
    const named = [];
    const leftOut = {
        count: 0,
        named,
        items: 0,
        item_at: null,
    };
    const leaveOut = (at, reason) => {
        leftOut.count += 1;
        const same = named.find((one) => one.reason === reason);
        if (same === undefined)
            named.push({ at, reason, count: 1 });
        else
            same.count += 1;
        tellLeftOut?.(at, reason);
    };
    const clean = (text) => mask((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text));
    const add = (value, at, depth = 0) => {
        if (Array.isArray(value) && depth < MAX_DEPTH) {
            for (const item of value)
                add(item, at, depth + 1);
            return;
        }
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value))
            return leaveOut(at, 'it is not a JSON object');
        const spans = readSpans(value) ?? readObservations(value);
        if (spans !== null) {
            for (const span of spans)
                addTraced(span, at);
            return;
        }
        const list = LISTS.map((name) => value[name]).find(Array.isArray);
        const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(value, fields);
        if (read.query === null && list !== undefined)
            add(list, at, depth + 1);
        else
            count(read, at);
    };
    const addTraced = (traced, at) => {
        const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(traced.record, traced.isRoot ? fields : {});
        const retrieved = traced.isRetrieval && read.retrieved.length === 0 ? readOutput(traced.record) : read.retrieved;
        if (read.query === null && retrieved.length === 0)
            return;
        const parts = traces.get(traced.traceId) ?? [];
        traces.set(traced.traceId, parts);
        const [query, answer] = [read.query?.slice(0, MAX_QUERY + 1) ?? null, read.answer?.slice(0, MAX_ANSWER) ?? null];
        parts.push({ traced: { ...traced, record: {} }, read: { query, answer, retrieved }, at });
    };
    const count = ({ query, answer, retrieved }, at) => {
        const name = fields.query === undefined ? 'a known name' : `\`${fields.query}\``;
        if (query === null)
            return leaveOut(at, `it has no question under ${name}`);
        if (query.length > MAX_QUERY)
            return leaveOut(at, `its question is longer than ${MAX_QUERY} characters`);
        const masked = clean(query);
        const key = keyOf(masked);
        if (key === '')
            return leaveOut(at, 'its question has no word');
        const earlier = different.get(key);
        if (earlier === undefined && different.size >= MAX_DIFFERENT)
            return leaveOut(at, `there are more than ${MAX_DIFFERENT} different questions`);
        const question = earlier ?? { query: masked, count: 0, at, answer: null, items: new Map() };
        different.set(key, {
            ...question,
            count: question.count + 1,
            answer: question.answer ?? (answer === null ? null : clean(answer.slice(0, MAX_ANSWER))),
        });
        const usable = retrieved.filter(({ path }) => (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeExpected */ .Sg)(path));
        if (usable.length < retrieved.length) {
            leftOut.items += retrieved.length - usable.length;
            leftOut.item_at ??= at;
        }
        const items = usable.map((item) => ({ ...item, path: clean(item.path) }));
        const unlike = new Map(items.map((item) => [JSON.stringify(item), item]));
        for (const [id, item] of unlike) {
            const { count: times = 0 } = question.items.get(id) ?? {};
            if (times > 0 || question.items.size < MAX_ITEMS)
                question.items.set(id, { item, count: times + 1 });
        }
    };
    return {
        add: (value, at) => add(value, at),
        leaveOut,
        finish: () => {
            for (const parts of traces.values()) {
                const joined = joinTrace(parts);
                if (joined !== null)
                    count(joined.read, joined.at);
            }
            traces.clear();
            const questions = [...different.values()].map(({ items, ...question }) => ({
                ...question,
                retrieved: [...items.values()].sort((a, b) => b.count - a.count),
            }));
            return { questions, leftOut };
        },
    };
}
const keyOf = (query) => query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s?!.,:;…]+$/, '');
function joinTrace(parts) {
    const ordered = parts.toSorted(({ traced: a }, { traced: b }) => Number(b.isRoot) - Number(a.isRoot) || a.startMs - b.startMs);
    const top = ordered.find(({ read }) => read.query !== null);
    if (top === undefined)
        return null;
    const retrieved = ordered.flatMap(({ read }) => read.retrieved);
    const answer = top.read.answer ?? ordered.find(({ read }) => read.answer !== null)?.read.answer ?? null;
    return { read: { query: top.read.query, answer, retrieved }, at: top.at };
}
const RETRIEVER = /^retriever$/i;
const readOutput = ({ output }) => (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .listItems */ .Dw)(typeof output === 'string' ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .tryJson */ .MR)(output) : output);
function readObservations(value) {
    const { observations } = value;
    if (Array.isArray(observations) && observations.some(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)) {
        const root = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value['trace']) ? value['trace'] : value;
        const traceId = (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(root['id']) ?? (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value['id']);
        if (traceId === null)
            return null;
        const parts = observations.filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4).map((one) => traceRecord(one, { traceId, isRoot: false }));
        return [traceRecord(root, { traceId, isRoot: true }), ...parts];
    }
    const parent = ['parentObservationId', 'parent_observation_id'].find((name) => Object.hasOwn(value, name));
    const traceId = (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value['traceId']) ?? (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value['trace_id']);
    if (parent === undefined || traceId === null)
        return null;
    return [traceRecord(value, { traceId, isRoot: (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value[parent]) === null })];
}
function traceRecord(record, place) {
    const startMs = Date.parse((0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(record['startTime'] ?? record['start_time'] ?? record['timestamp']) ?? '');
    const isRetrieval = RETRIEVER.test((0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(record['type']) ?? '');
    return { ...place, isRetrieval, startMs: Number.isNaN(startMs) ? 0 : startMs, record };
}
const PLACEHOLDERS = /\((?:e-mail|number|hidden)\)/g;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const WEB_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ./()-]{0,2}\d){8,30}(?![\p{L}\p{N}])/gu;
function hidePersonalData(text) {
    return text.replace(WEB_TOKEN, '(hidden)').replace(EMAIL, '(e-mail)').replace(NUMBER, '(number)');
}
const dropPlaceholders = (text) => text.replace(PLACEHOLDERS, ' ');


/***/ }),

/***/ 74204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Sg: () => (/* binding */ canBeExpected),
/* harmony export */   Vw: () => (/* binding */ findText),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   k0: () => (/* binding */ readItem),
/* harmony export */   lm: () => (/* binding */ MAX_PATH)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
/* harmony import */ var _importer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49772);


const QUERY = [
    ...['query', 'question', 'user_query', 'user_question', 'user_input', 'query_text', 'search_query'],
    ...['input', 'inputs', 'prompt', 'messages', 'request', 'body'],
];
const ANSWER = ['answer', 'response', 'output', 'outputs', 'completion', 'actual_output', 'result', 'reply'];
const RETRIEVED = [
    ...['retrieved', 'retrieved_contexts', 'retrieval_context', 'retrieved_documents', 'retrieved_chunks', 'contexts'],
    ...['context', 'documents', 'docs', 'source_documents', 'sources', 'chunks', 'passages', 'hits', 'matches'],
    ...['citations', 'results'],
];
const WITHIN = ['content', 'text', 'message', 'parts', 'choices', 'generations', 'kwargs', 'args', 'variables', 'value'];
const PATH = [
    ...['path', 'file', 'file_path', 'filePath', 'filename', 'file_name', 'source', 'uri', 'url'],
    ...['document_id', 'documentId', 'doc_id', 'docId', 'chunk_id', 'chunkId', 'id', 'title'],
];
const MAX_DEPTH = 8;
const MAX_RETRIEVED = 20;
const MAX_PATH = 300;
function readRecord(record, named = {}) {
    const value = (path, names) => path === undefined ? names.map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(record, name)) : [follow(record, path)];
    return {
        query: first(value(named.query, QUERY), (one) => findText(one, { names: QUERY, role: /^(user|human)$/i, depth: 0 })),
        answer: first(value(named.answer, ANSWER), (one) => findText(one, { names: ANSWER, role: /^(assistant|ai|model)$/i, depth: 0 })),
        retrieved: named.retrieved === undefined ? findRetrieved(record, 0) : listItems(unpack(follow(record, named.retrieved))),
    };
}
function follow(record, path) {
    if (Object.hasOwn(record, path))
        return record[path];
    return path.split('.').reduce((value, name) => {
        const inner = unpack(value);
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(inner) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(inner, name) : undefined;
    }, record);
}
function first(values, read) {
    for (const value of values) {
        const result = read(value);
        if (result !== null)
            return result;
    }
    return null;
}
function findText(value, wanted) {
    if (wanted.depth > MAX_DEPTH)
        return null;
    const inner = unpack(value);
    if (typeof inner === 'string')
        return inner.trim() === '' ? null : inner.trim();
    const deeper = (one) => findText(one, { ...wanted, depth: wanted.depth + 1 });
    if (Array.isArray(inner)) {
        const roles = inner.map(roleOf);
        if (!roles.some((role) => role !== null))
            return first(inner, deeper);
        return first(inner.filter((_, index) => wanted.role.test(roles[index] ?? '')).reverse(), deeper);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(inner))
        return null;
    return first([...wanted.names, ...WITHIN].map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(inner, name)), deeper);
}
function roleOf(message) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(message))
        return null;
    const role = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(message, 'role') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(message, 'type');
    return typeof role === 'string' && /^(user|human|assistant|ai|model|system|developer|tool|function)$/i.test(role)
        ? role
        : null;
}
function unpack(value) {
    return typeof value === 'string' && /^\s*[[{"]/.test(value) ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryJson */ .MR)(value) ?? value) : value;
}
function findRetrieved(record, depth) {
    for (const name of RETRIEVED) {
        const items = listItems(unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(record, name)));
        if (items.length > 0)
            return items;
    }
    if (depth > 2)
        return [];
    for (const name of [...ANSWER, 'metadata']) {
        const inner = unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(record, name));
        const items = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(inner) ? findRetrieved(inner, depth + 1) : [];
        if (items.length > 0)
            return items;
    }
    return [];
}
function listItems(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return findRetrieved(value, 1);
    if (!Array.isArray(value))
        return [];
    return value.slice(0, MAX_RETRIEVED).flatMap((item) => readItem(unpack(item)) ?? []);
}
function readItem(item) {
    if (typeof item === 'string')
        return isPath(item) ? { path: item } : null;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(item))
        return null;
    const parts = [item, ...['metadata', 'document', 'payload'].map((name) => unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(item, name)))].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    const read = (names) => first(parts.flatMap((part) => names.map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(part, name))), (value) => value ?? null);
    const named = parts.flatMap((part) => PATH.flatMap((name) => (0,_importer_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(part, name))?.trim() ?? []));
    const path = named.find(canBeExpected) ?? named[0];
    if (path === undefined)
        return null;
    const [start, end] = [read(['start_line', 'startLine']), read(['end_line', 'endLine'])];
    const hash = read(['hash']);
    const lines = isLine(start) && isLine(end) && end >= start ? { start_line: start, end_line: end } : {};
    return typeof hash === 'string' && /^sha256:[0-9a-f]{64}$/.test(hash) ? { path, ...lines, hash } : { path, ...lines };
}
function canBeExpected(path) {
    return path.length <= MAX_PATH && !/\p{Cc}/u.test(path);
}
const isPath = (text) => text.length <= MAX_PATH && /^\S+$/.test(text);
const isLine = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;


/***/ }),

/***/ 49116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ clusterVectors),
/* harmony export */   Ie: () => (/* binding */ learnWeights),
/* harmony export */   oT: () => (/* binding */ SAME_FROM),
/* harmony export */   uv: () => (/* binding */ suggestCases)
/* harmony export */ });
/* unused harmony export indexVectors */
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79167);
/* harmony import */ var _gather_questions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14187);


function learnWeights(texts) {
    const counts = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .T)(texts.flat());
    return (terms) => {
        const rare = (term) => Math.log((1 + texts.length) / (1 + (counts.get(term) ?? 0))) + 1;
        const weighed = [...new Set(terms)].map((term) => [term, rare(term)]);
        const length = Math.hypot(...weighed.map(([, weight]) => weight));
        const sorted = weighed.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
        return {
            terms: sorted.map(([term]) => term),
            weights: new Map(sorted.map(([term, weight]) => [term, weight / length])),
        };
    };
}
function compareVectors(a, b) {
    let sum = 0;
    for (const [term, weight] of a.weights)
        sum += weight * (b.weights.get(term) ?? 0);
    return Math.min(sum, 1);
}
function indexVectors(least) {
    const vectors = [];
    const postings = new Map();
    const heaviest = ({ terms, weights }) => {
        let rest = 1;
        const end = terms.findIndex((term) => {
            const isShort = rest < least * least - 1e-9;
            rest -= (weights.get(term) ?? 0) ** 2;
            return isShort;
        });
        return end === -1 ? terms : terms.slice(0, end);
    };
    return {
        add: (vector) => {
            const index = vectors.push(vector) - 1;
            for (const term of heaviest(vector)) {
                const posting = postings.get(term);
                if (posting === undefined)
                    postings.set(term, [index]);
                else
                    posting.push(index);
            }
        },
        nearest: (vector) => {
            const sharing = new Set(heaviest(vector).flatMap((term) => postings.get(term) ?? []));
            let best = null;
            for (const index of sharing) {
                const other = vectors[index];
                const similarity = other === undefined ? -1 : compareVectors(vector, other);
                if (similarity >= least && isNearer({ index, similarity }, best))
                    best = { index, similarity };
            }
            return best;
        },
    };
}
const isNearer = (one, best) => best === null || one.similarity > best.similarity || (one.similarity === best.similarity && one.index < best.index);
function clusterVectors(vectors, least) {
    const leaders = indexVectors(least);
    const clusters = [];
    for (const [index, vector] of vectors.entries()) {
        const nearest = leaders.nearest(vector);
        if (nearest !== null)
            clusters[nearest.index]?.push(index);
        else {
            leaders.add(vector);
            clusters.push([index]);
        }
    }
    return clusters;
}
const SAME_FROM = 0.5;
const OTHERS_SHOWN = 3;
function suggestCases(questions, golden, queryTerms) {
    const termsOf = (query) => queryTerms((0,_gather_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .dropPlaceholders */ .WF)(query));
    const ordered = questions.toSorted((a, b) => b.count - a.count || a.query.length - b.query.length);
    const texts = ordered.map(({ query }) => termsOf(query));
    const goldenTexts = golden.map(({ query }) => termsOf(query));
    const weigh = learnWeights([...texts, ...goldenTexts]);
    const known = golden.map((one, at) => ({ ...one, vector: weigh(goldenTexts[at] ?? []) }));
    const findNearest = searchNearest(known);
    const findEnabled = searchNearest(known.filter(({ enabled }) => enabled));
    const sums = { covered: 0, waiting: 0, untold: 0, lacking: 0 };
    const lacking = [];
    for (const [index, question] of ordered.entries()) {
        const vector = weigh(texts[index] ?? []);
        const nearest = findNearest(vector);
        const isSame = (one) => one !== null && one.similarity >= SAME_FROM;
        const lacked = isSame(nearest) ? 'waiting' : 'lacking';
        const kind = vector.terms.length === 0 ? 'untold' : isSame(findEnabled(vector)) ? 'covered' : lacked;
        sums[kind] += question.count;
        if (kind === 'lacking')
            lacking.push({ question, vector, nearest });
    }
    const vectors = lacking.map(({ vector }) => vector);
    const clusters = clusterVectors(vectors, SAME_FROM);
    const suggested = clusters
        .flatMap((members) => describeCluster(members.flatMap((index) => lacking[index] ?? [])) ?? [])
        .sort((a, b) => b.score - a.score || b.count - a.count);
    const asked = ordered.reduce((sum, { count }) => sum + count, 0);
    return { asked, different: ordered.length, ...sums, suggested };
}
function searchNearest(known) {
    const index = indexVectors(0);
    for (const { vector } of known)
        index.add(vector);
    return (vector) => {
        const nearest = index.nearest(vector);
        return nearest === null ? null : { id: known[nearest.index]?.id ?? '', similarity: nearest.similarity };
    };
}
function describeCluster(members) {
    const [leader, ...others] = members;
    if (leader === undefined)
        return null;
    return {
        question: leader.question,
        count: members.reduce((sum, { question }) => sum + question.count, 0),
        phrasings: members.length,
        others: others.slice(0, OTHERS_SHOWN).map(({ question }) => question.query),
        nearest: leader.nearest,
        score: members.reduce((sum, { question, nearest }) => sum + question.count * (1 - (nearest?.similarity ?? 0)), 0),
    };
}


/***/ }),

/***/ 1983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bF: () => (/* binding */ writeCases),
/* harmony export */   "if": () => (/* binding */ separateIds),
/* harmony export */   nt: () => (/* binding */ separateId)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90178);


function writeCases(heading, drafts) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(drafts, { aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.SKIP;
        },
    });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Scalar(_, scalar, parents) {
            const isInFlow = parents.some((parent) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(parent) && parent.flow === true);
            if (isInFlow && typeof scalar.value === 'string' && scalar.value.includes('\n'))
                scalar.type = 'QUOTE_DOUBLE';
        },
    });
    const schema = heading.length === 0 ? '' : `${(0,_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaLine */ .cZ)('case')}\n`;
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${schema}${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}
function separateId(taken) {
    const used = new Set(taken);
    const next = new Map();
    return (id) => {
        const stem = id.slice(0, 190);
        let free = id;
        let number = next.get(stem) ?? 2;
        for (; used.has(free); number++)
            free = `${stem}-${number}`;
        next.set(stem, number);
        used.add(free);
        return free;
    };
}
const NAMED_AT_MOST = 10;
function separateIds({ cases, notes, ...rest }, taken) {
    const separate = separateId(taken);
    const renamed = [];
    const separated = cases.map((imported) => {
        const { id } = imported.draft;
        const free = separate(id);
        if (free === id)
            return imported;
        const { file, line } = imported;
        renamed.push({ file, line, message: `id \`${id}\` is already used: this case becomes \`${free}\`.` });
        return { ...imported, draft: { ...imported.draft, id: free } };
    });
    const [first, ...more] = renamed.splice(NAMED_AT_MOST);
    const message = `${more.length + 1} more ids are already used; from here on they get a number.`;
    if (first !== undefined)
        renamed.push({ ...first, message });
    return { ...rest, cases: separated, notes: [...notes, ...renamed] };
}


/***/ })

};
