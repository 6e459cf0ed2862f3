export const id = 2075;
export const ids = [2075];
export const modules = {

  12075:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  suggest: () => (  suggest)
});

var external_node_path_ = __webpack_require__(76760);
var format_number = __webpack_require__(77377);
var gather_questions = __webpack_require__(14187);
var read_record = __webpack_require__(74204);
var suggest_cases = __webpack_require__(49116);
var cut_text = __webpack_require__(76564);
var remove_invisible = __webpack_require__(74650);
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
            id: (0,importer .Od)(query, 'case'),
            query,
            tags: [DRAFT_TAG],
            notes: describeOrigin(one, asked),
            enabled: false,
        };
        return { draft, file: at.file, line: at.line ?? 1 };
    });
    const { cases } = (0,write_cases .Y9)({ cases: drafts, notes: [] }, taken);
    const texts = cases.map(({ draft }, index) => {
        const question = suggested[index]?.question;
        const recorded = question === undefined ? [] : describeRecorded(question);
        return `${(0,write_cases .bF)([], [draft])}${recorded.map((line) => `  # ${line}\n`).join('')}`;
    });
    return `${(0,write_cases .bF)(HEADING, []).replace(/\[\]\n$/, '')}${texts.join('')}`;
}
function describeOrigin({ question, count, phrasings, others, nearest }, asked) {
    const like = nearest === null ? 'No case has a word of it.' : `Nearest case: ${nearest.id} (${formatSimilarity(nearest)}).`;
    const lines = [`Asked ${describeTimes({ count, phrasings }, asked)}. ${like}`];
    if (others.length > 0)
        lines.push(`Also asked: ${others.map((other) => JSON.stringify(other.slice(0, MAX_OTHER))).join(', ')}.`);
    return [...lines, `First at ${formatPlace(question.at)}.`].join('\n');
}
function describeTimes({ count, phrasings }, asked) {
    return `${(0,format_number .pq)(count, 'time')} (${formatShare(count, asked)})${phrasings === 1 ? '' : `, in ${(0,format_number .pq)(phrasings, 'phrasing')}`}`;
}
const formatShare = (count, asked) => (0,format_number .$o)((0,format_number .ZV)((100 * count) / Math.max(asked, 1), { decimals: 1 }), '%');
const formatSimilarity = ({ similarity }) => (0,format_number .ZV)(similarity, { decimals: 2 });
const formatPlace = ({ file, line }) => (line === null ? file : `${file}:${line}`);
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
function describeLogCoverage({ asked, different, covered, waiting, untold, lacking, suggested }, { top, cases }) {
    const share = (count) => `${(0,format_number .pq)(count, 'question')} (${formatShare(count, asked)})`;
    const rest = suggested.slice(top);
    const lines = [
        `${(0,format_number .pq)(asked, 'question')}, ${different} different. The suite has ${(0,format_number .pq)(cases, 'case')}.`,
        `Covered (like an enabled case, with a similarity of ${suggest_cases .XG} or more): ${share(covered)}.`,
    ];
    if (waiting > 0)
        lines.push(`Waiting (like a case that is not enabled): ${share(waiting)}.`);
    if (untold > 0)
        lines.push(`Unclear (no word says what it is about): ${share(untold)}.`);
    lines.push(`Not covered: ${share(lacking)}, of ${(0,format_number .pq)(suggested.length, 'kind')}.`);
    if (suggested.length > 0 && top > 0)
        lines.push('What the suite lacks, by how often it is asked and how far it is from every case:');
    for (const [index, one] of suggested.slice(0, top).entries()) {
        const like = one.nearest === null ? 'like no case' : `nearest ${one.nearest.id} (${formatSimilarity(one.nearest)})`;
        lines.push(`${String(index + 1).padStart(3)}. ${inLine(one.question.query)}`);
        lines.push(`     ${describeTimes(one, asked)}; ${like}`);
    }
    const others = share(rest.reduce((sum, { count }) => sum + count, 0));
    if (rest.length > 0)
        lines.push(`${(0,format_number .pq)(rest.length, 'more kind')}, ${others}; --top shows more.`);
    return lines;
}
const MAX_SHOWN = 200;
const inLine = (text) => (0,cut_text .I)((0,remove_invisible .GX)(text), MAX_SHOWN);

var io_files = __webpack_require__(60198);
var io_log = __webpack_require__(58967);
var redact_secrets = __webpack_require__(10945);
var error = __webpack_require__(50262);
var access = __webpack_require__(99787);
var links = __webpack_require__(15704);
var split_lines = __webpack_require__(68067);
var csv = __webpack_require__(92642);
var json = __webpack_require__(29598);
var build_tree = __webpack_require__(90995);
var attribute_names = __webpack_require__(91243);
var read_spans = __webpack_require__(75332);
;// CONCATENATED MODULE: ./build/measure/import/read-logs.js










const MAX_DOCUMENT_BYTES = 200_000_000;
const MAX_LINE = 10_000_000;
async function readLogs(files, input) {
    const { workingDirectory, ...context } = input;
    const gatherer = (0,gather_questions .NB)({ ...context, readSpans: readLoggedSpans });
    for (const file of files) {
        const path = (0,external_node_path_.resolve)(workingDirectory, file);
        const ending = (0,external_node_path_.extname)(file).toLowerCase();
        if (['.json', '.csv', '.tsv'].includes(ending)) {
            const text = (0,json .E_)(await (0,io_files .Gu)({ path, shown: file, maxBytes: MAX_DOCUMENT_BYTES }));
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
    const value = (0,json .MR)(text);
    if (value !== undefined)
        return gatherer.add(value, { file, line: null });
    for (const { line, text: one } of (0,json .i4)(text))
        addLine(gatherer, { file, line }, one);
}
function addTable(gatherer, file, text) {
    const { records, fault } = (0,csv .Wk)(text, (0,csv .LI)(text));
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
    const value = /^\s*[{[][^]*[}\]]\s*$/.test(text) ? (0,json .MR)(text) : undefined;
    if (value === undefined)
        gatherer.leaveOut(at, 'it is not JSON');
    else
        gatherer.add(value, at);
}
async function addLines(gatherer, file, path) {
    if (!(await (0,io_files .Ze)(path))) {
        await (0,io_files .Gu)({ path, shown: file, maxBytes: 0 });
        return;
    }
    (0,links .q2)(path, file);
    for await (const lines of (0,split_lines .S)(path, MAX_LINE))
        for (const { number: line, text, isTooLong } of lines) {
            if (isTooLong)
                gatherer.leaveOut({ file, line }, `it is longer than ${MAX_LINE} bytes`);
            else
                addLine(gatherer, { file, line }, line === 1 ? (0,json .E_)(text) : text);
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
    ...attribute_names .ER.operation,
    ...attribute_names .ER.kind,
]);
const keeps = (name) => KEPT.has(name) || Object.values(LISTED).some((pattern) => pattern.test(name));
const MAX_TEXT = 200_000;
function readLoggedSpans(request) {
    if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'resourceSpans'))
        return null;
    const read = (0,read_spans .C)(request, { keeps, maxText: MAX_TEXT });
    if (read === null)
        return null;
    return read.spans.flatMap((span) => {
        const record = readContent(span.attributes);
        if (Object.keys(record).length === 0)
            return [];
        const { traceId, parentId, startNs } = span;
        const isRetrieval = (0,build_tree .X)(span) === 'retrieve';
        return { traceId, isRoot: parentId === null, isRetrieval, startMs: (0,attribute_names .Wj)(startNs), record };
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
            record[field] = Object.values(items);
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
    const coverage = (0,suite_coverage .Xx)();
    const { scoring, cases } = suite;
    for (const golden of cases)
        (0,suite_coverage .qK)(coverage, golden, scoring);
    for (const tier of Object.keys(suite.pricing.route_tiers ?? {}).flatMap((name) => (0,route_choice .QW)(name, scoring) ?? []))
        if (!coverage['route tiers'].seen.has(tier))
            coverage['route tiers'].seen.set(tier, 0);
    for (const { run, folder } of runs)
        for await (const { trial } of (0,read_run .L9)(run, folder, log))
            (0,suite_coverage .Oe)(coverage, trial, scoring);
    const { chunks, files, from } = await readDocuments(suite, coverage, workingDirectory);
    for (const { path, symbol } of chunks) {
        const [document, part] = [(0,normalize_path .F)(path), symbol === null ? null : (0,suite_coverage .f0)(path, symbol)];
        if (!coverage.documents.seen.has(document))
            coverage.documents.seen.set(document, 0);
        if (part !== null && !coverage['headings and symbols'].seen.has(part))
            coverage['headings and symbols'].seen.set(part, 0);
    }
    return {
        coverage,
        isUnknown: files + runs.length === 0,
        sources: [
            (0,format_number .pq)(cases.length, 'case'),
            ...(files === 0 ? [] : [`${(0,format_number .pq)(files, 'file')} ${from}`]),
            (0,format_number .pq)(runs.length, 'recorded run'),
        ],
        spots: rankSpots(coverage, (0,find_topics ._F)(chunks), cases),
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
    const files = await (0,search .XR)(workingDirectory, { include, exclude: (isSearch && options?.exclude) || [] });
    const chunks = files.flatMap(({ path, text }) => (0,chunk_file .E)(path, text, (isSearch && options?.chunk) || chunk));
    return { chunks, files: files.length, from: isSearch ? 'that the search reads' : 'beside the known documents' };
}
function rankSpots(coverage, topics, cases) {
    const named = (kind, names) => names.map(({ name, tries }) => ({ kind, name, tries, topic: null }));
    const ranked = topics.toSorted((a, b) => a.rank - b.rank);
    const documents = (0,suite_coverage .Bv)(coverage.documents).map(({ name, tries }) => {
        return { kind: 'document', name, tries, topic: ranked.find(({ path }) => (0,normalize_path .F)(path) === name) ?? null };
    });
    const isLast = ({ topic }) => topic === null || topic.rank >= find_topics .P6;
    const expected = cases.flatMap((golden) => golden.expected_spans);
    const whole = new Set(expected.flatMap(({ path, symbol }) => (symbol === undefined ? [(0,normalize_path .F)(path)] : [])));
    const parts = (0,suite_coverage .Bv)(coverage['headings and symbols']).flatMap(({ name, tries }) => {
        const topic = ranked.find(({ path, symbol }) => (0,suite_coverage .f0)(path, symbol) === name);
        const isOpen = topic !== undefined && topic.rank < find_topics .P6 && coverage.documents.named.has((0,normalize_path .F)(topic.path));
        return isOpen && !whole.has((0,normalize_path .F)(topic.path)) ? [{ kind: 'heading or symbol', name, tries, topic }] : [];
    });
    return [
        ...named('tool', (0,suite_coverage .Bv)(coverage.tools)),
        ...named('agent', (0,suite_coverage .Bv)(coverage.agents)),
        ...named('route tier', (0,suite_coverage .Bv)(coverage['route tiers'])),
        ...documents.filter((spot) => !isLast(spot)),
        ...parts,
        ...documents.filter(isLast),
    ];
}
const UNKNOWN = 'Nothing else is known of what the target answers from: record a run (goldenpair run), or name logs of questions.';
function describeBlindSpots(found, top) {
    const { coverage, sources, spots, isUnknown } = found;
    const rows = (0,suite_coverage .KZ)(coverage).map(({ kind, known, named }) => [
        kind,
        `${named} of ${known}`,
        (0,suite_coverage .GL)(named / known),
    ]);
    const shown = spots.slice(0, top);
    return [
        `What the cases name, by ${sources.join(', ')}:`,
        ...(0,text_width .RM)(rows, (column) => column === 1),
        ...(shown.length === 0
            ? [
                isUnknown
                    ? UNKNOWN
                    : 'No case is missing. A case that expects a document, or lines of it, counts for all its headings.',
            ]
            : ['', `The next ${(0,format_number .pq)(shown.length, 'case')} worth writing:`]),
        ...shown.flatMap(({ kind, name, tries, topic }, at) => [
            `${String(at + 1).padStart(3)}. ${kind} ${name}: in no case${tries === 0 ? '' : `; seen in ${(0,format_number .pq)(tries, 'try', 'tries')}`}`,
            ...(topic === null ? [] : [`     ${topic.question}`]),
        ]),
        ...(spots.length > top ? [`${(0,format_number .pq)(spots.length - top, 'more place')} without a case; --top shows more.`] : []),
    ];
}
function draftBlindSpots(spots, taken) {
    const drafts = spots.flatMap(({ kind, tries, topic }) => {
        if (topic === null)
            return [];
        const { path, symbol, question, line, origin } = topic;
        const seen = tries === 0 ? '' : ` It was seen in ${(0,format_number .pq)(tries, 'try', 'tries')} of other cases.`;
        const draft = {
            id: (0,importer .Od)(question, 'case'),
            query: question,
            tags: [DRAFT_TAG],
            enabled: false,
            notes: `No case names this ${kind}. The question is made of its ${origin}.${seen}`,
            expected_spans: [{ path, symbol }],
        };
        return [{ draft, file: path, line }];
    });
    const separate = (0,write_cases .Y9)({ cases: drafts, notes: [] }, taken).cases.map(({ draft }) => draft);
    return { count: separate.length, text: (0,write_cases .bF)(find_blind_spots_HEADING, separate) };
}

var cli_flags = __webpack_require__(98357);
var context = __webpack_require__(53925);
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
            (0,cli_flags .jO)(out);
            await (0,io_files .Uj)([out], terminal.workingDirectory, ANOTHER_NAME);
        }
        if (files.length === 0)
            return suggestFromCorpus(given['top'] === undefined ? NEXT : top, { flags, terminal });
        const golden = await readGolden(flags.suite, given['suite'] !== undefined, terminal);
        const { text: maskKnown } = (0,access .QU)({ env: terminal.env, targetEnvNames: [] });
        const gathered = await readLogs(files, {
            fields: { query, answer, retrieved },
            mask: (text) => (0,gather_questions .ty)((0,redact_secrets .f)(maskKnown(text))),
            workingDirectory: terminal.workingDirectory,
            ...(flags.verbose && {
                tellLeftOut: (at, reason) => terminal.log.info(`left out: ${formatPlace(at)}: ${reason}`),
            }),
        });
        warnOfLeftOut(gathered, files, terminal);
        const coverage = (0,suggest_cases .uv)(gathered.questions, golden ?? [], tokenize .C5);
        const shown = { ...coverage, suggested: coverage.suggested.slice(0, top) };
        const result = { ...shown, kinds: coverage.suggested.length, left_out: gathered.leftOut };
        const asked = { top, cases: golden?.length ?? 0 };
        (0,cli_flags .RS)({ flags, terminal }, result, () => describeLogCoverage(coverage, asked).join('\n'));
        if (out !== undefined)
            await writeOut(out, { ...shown, golden: golden ?? [] }, { flags, terminal });
        return 0;
    },
};
const NEXT = 10;
async function suggestFromCorpus(top, { flags, terminal }) {
    const { workingDirectory, log, print } = terminal;
    const suite = await (0,context .qy)(flags.suite, { ...(0,context .q6)(terminal), log: io_log .qY });
    const call = { flags, positionals: [], terminal };
    const runs = (0,io_files .lQ)((0,external_node_path_.resolve)(workingDirectory, collect_history .Is))
        ? await (0,collect_history .$k)('suggest', call, ({ runs: stored }) => Promise.resolve(stored)).catch((0,error .W8)(() => []))
        : [];
    const own = runs.filter(({ run }) => run.suite.name === suite.name).slice(-flags.last);
    const found = await findBlindSpots(suite, own, { workingDirectory, log });
    const spots = found.spots.slice(0, top);
    const kinds = (0,suite_coverage .KZ)(found.coverage).map(({ unnamed, ...kind }) => ({ ...kind, in_no_case: unnamed.length }));
    const result = { coverage: kinds, computed_from: found.sources, spots };
    (0,cli_flags .RS)({ flags, terminal }, result, () => describeBlindSpots(found, top).join('\n'));
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
    if (!isNamed && !(await (0,io_files .Ze)((0,external_node_path_.resolve)(terminal.workingDirectory, path)))) {
        terminal.log.notice(`There is no ${path}, so no question counts as covered; name your suite with --suite.`);
        return null;
    }
    const suite = await (0,context .qy)(path, { ...(0,context .q6)(terminal), log: io_log .qY });
    return suite.cases.map(({ id, query, enabled }) => ({ id, query, enabled }));
}
function warnOfLeftOut({ questions, leftOut }, files, { log }) {
    const named = leftOut.named.map(({ at, reason, count }) => `${formatPlace(at)}: ${reason}${count === 1 ? '' : ` (the first of ${count})`}`);
    if (questions.length === 0)
        throw new error .yo('logs-without-questions', { files, named });
    for (const { file, message } of leftOut.pages)
        log.warning(`${file}: ${message}`);
    if (leftOut.item_at !== null)
        log.warning(`${(0,format_number .pq)(leftOut.items, 'retrieved item')} left out: no case can expect a name that has a line break or more than ${read_record .lm} characters. The first is at ${formatPlace(leftOut.item_at)}.`);
    if (leftOut.count === 0)
        return;
    log.warning(`${(0,format_number .pq)(leftOut.count, 'record')} left out. ${named.join('; ')}.`);
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
    const path = (0,io_files .Ov)(workingDirectory, target);
    if (!(await (0,io_files .x3)(target, text)))
        throw new error .yo('file-exists', { paths: [path], cure: ANOTHER_NAME });
    tell(`${path}: ${(0,format_number .pq)(count, 'draft')}, none of them enabled. Confirm what each expects, then: goldenpair validate`);
    return path;
}


  }),

  54423:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P6: () => (  LAST_RESORT),
    _F: () => (  findTopics)
  });
const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
const BESIDE_THE_POINT = /(?:^|\/)(?:tests?|scripts?|__tests__|specs?|fixtures?|mocks?|__mocks__|e2e|examples?|migrations|third_party)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_\w+|conftest|setup)\.py$|\.d\.[mc]?ts$|\.config\.\w+$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:changelog|changes|history|licen[cs]e|code_of_conduct|contributors|authors|pull_request_template)\b[^/]*$/i;
const PRIVATE_NAME = /(?:^|\.)[_#]|(?:^|\.)(?:constructor|main|toString|default)$/;
const SAME_EVERYWHERE = /^(?:[\d.]*\s*(?:table of )?contents:?|what(?:'s| is) inside|toc|index|overview of contents|(?:on|in) this (?:page|document|guide|readme):?|licen[cs]e|contributing|contributors|authors?|acknowledge?ments?|credits|changelog|badges?|see also|references|links|todo|\W*v?\d[\d.]*\b.*)$/i;
const MIN_TEXT = 40;
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
    const isShort = !text.includes('\n') || Buffer.byteLength(body) < MIN_TEXT;
    if (!/\p{L}/u.test(heading) || SAME_EVERYWHERE.test(heading) || isShort || isListOfLinks(body))
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
const MIN_WORDS = 3;
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
    const isProse = sentence.length <= LONGEST && sentence.split(' ').length >= MIN_WORDS && !NOT_PROSE.test(sentence);
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


  }),

  1983:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kc: () => (  createIdMaker),
    Y9: () => (  makeIdsUnique),
    bF: () => (  writeCases)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90178);


function writeCases(heading, drafts) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__  .yo(drafts, { aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return yaml__WEBPACK_IMPORTED_MODULE_0__  .YR.SKIP;
        },
    });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .YR)(document, {
        Scalar(_, scalar, parents) {
            const isInFlow = parents.some((parent) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .P3)(parent) && parent.flow === true);
            if (isInFlow && typeof scalar.value === 'string' && scalar.value.includes('\n'))
                scalar.type = 'QUOTE_DOUBLE';
        },
    });
    const schema = heading.length === 0 ? '' : `${(0,_model_version_js__WEBPACK_IMPORTED_MODULE_1__  .cZ)('case')}\n`;
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${schema}${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}
function createIdMaker(taken) {
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
function makeIdsUnique({ cases, notes, ...rest }, taken) {
    const separate = createIdMaker(taken);
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


  })

};
