export const id = 9725;
export const ids = [9725,8547];
export const modules = {

/***/ 69725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

var format_number = __webpack_require__(77377);
var log = __webpack_require__(58967);
var tokenize = __webpack_require__(19007);
var error = __webpack_require__(50262);
var group_by = __webpack_require__(79167);
var suggest_cases = __webpack_require__(49116);
var join_names = __webpack_require__(73341);
var problem = __webpack_require__(55151);
var omit_undefined = __webpack_require__(35560);
var remove_unseen = __webpack_require__(88785);
var normalize_path = __webpack_require__(70592);
;// CONCATENATED MODULE: ./build/modes/audit/find-suspects.js








const SUSPECT_KINDS = {
    'answered-without-passage': 'answered well without its passages',
    'never-found': 'never found',
    contradicted: 'answered otherwise, as the passages say',
    'same-question': 'asks the same',
    'similar-question': 'asks nearly the same',
    'never-passes': 'never passes',
    'never-fails': 'never fails',
};
function findSuspects({ cases, evidence, enough, queryTerms }) {
    const enabled = cases.filter((golden) => golden.enabled);
    const order = Object.keys(SUSPECT_KINDS);
    return [
        ...enabled.flatMap((golden) => {
            const own = evidence.cases.get(golden.id);
            return own === undefined ? [] : judgeCase({ golden, own, retrieved: evidence.retrieved }, enough);
        }),
        ...findTwins(enabled, queryTerms),
    ].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
const FEWEST_TRIES = 3;
const HALF = 0.5;
const MOST_REASONING = 160;
function judgeCase(judged, enough) {
    const { golden, own } = judged;
    const suspect = (kind, [text, edits = []]) => ({
        case_id: golden.id,
        kind,
        ...text,
        edits: edits.map((edit) => ({ case_id: golden.id, at: golden.at, ...edit })),
    });
    const { tries, passed, runs } = own;
    const suspects = [];
    const missing = own.names.filter(({ tried, found }) => tried >= FEWEST_TRIES && found === 0);
    const places = missing.length === 0 ? null : suspect('never-found', proposePlaces(judged, missing));
    if (own.lucky > 0 && own.lucky >= HALF * own.answered && !places?.edits.length)
        suspects.push(suspect('answered-without-passage', proposePassage(own)));
    if (places !== null)
        suspects.push(places);
    if (own.contradicted > 0 && own.contradicted >= HALF * own.judged) {
        const words = (0,remove_unseen/* toOneLine */.GX)(own.reasoning).slice(0, MOST_REASONING);
        const evidence = `the judge finds the answer faithful to what was retrieved and not what is expected in ${own.contradicted} of ${(0,format_number/* countOf */.pq)(own.judged, 'judged try', 'judged tries')}${words === '' ? '' : `: ${words}`}`;
        suspects.push(suspect('contradicted', [{ evidence, proposal: 'read whether the expected answer is out of date' }]));
    }
    const times = `${(0,format_number/* countOf */.pq)(tries, 'try', 'tries')} of ${(0,format_number/* countOf */.pq)(runs.size, 'run')}`;
    if (passed === 0 && tries >= FEWEST_TRIES && suspects.length === 0)
        suspects.push(suspect('never-passes', [{ evidence: `failed all ${times}`, proposal: READ }]));
    const harder = 'ask something harder, unless it guards something';
    const proposal = golden.critical ? 'keep it as the guard that it is' : harder;
    if (passed === tries && runs.size >= enough)
        suspects.push(suspect('never-fails', [{ evidence: `passed all ${times}`, proposal }]));
    return suspects;
}
const READ = 'read whether what it expects can be found';
const mostFrequent = (counts) => [...counts.values()].reduce((best, one) => (one.count > (best?.count ?? 0) ? one : best), null);
const placeOf = ({ span: { path = '', symbol, start_line, end_line } }) => (0,omit_undefined/* omitUndefined */.Oy)({ path, ...(symbol === undefined ? { start_line, end_line } : { symbol }) });
function proposePassage(own) {
    const instead = mostFrequent(own.instead);
    const evidence = `${own.lucky} of ${(0,format_number/* countOf */.pq)(own.answered, 'good answer')} without any`;
    if (instead === null)
        return [{ evidence, proposal: 'read where the answer comes from' }];
    const label = (0,join_names/* labelSpan */.li)(placeOf(instead));
    const found = { evidence: `${evidence}; ${instead.count} had ${label}`, proposal: `expect ${label} too` };
    return [found, [{ add: placeOf(instead) }]];
}
function proposePlaces({ golden, own, retrieved }, missing) {
    const tries = Math.min(...missing.map(({ tried }) => tried));
    const evidence = `in none of ${(0,format_number/* countOf */.pq)(tries, 'try', 'tries')}: ${(0,join_names/* joinNames */.JH)(missing.map(({ label }) => label))}${missing.length === own.names.length ? '' : ` (${missing.length} of ${own.names.length})`}`;
    const places = missing.flatMap(({ index, nearest, tried }) => {
        const span = index === null ? undefined : golden.expected_spans[index];
        const near = mostFrequent(nearest);
        if (index === null || span === undefined || near === null || near.count < HALF * tried)
            return [];
        const { start_line, end_line = start_line } = placeOf(near);
        if (span.start_line === undefined || (span.symbol ?? span.hash) !== undefined || start_line === undefined)
            return [];
        const edit = (0,omit_undefined/* omitUndefined */.Oy)({ start_line, end_line: span.end_line === undefined ? undefined : end_line });
        return [{ label: (0,join_names/* labelSpan */.li)(near.span), edit: { index, edit } }];
    });
    if (places.length > 0) {
        const proposal = `expect ${(0,join_names/* joinNames */.JH)(places.map(({ label }) => label))} in its place`;
        return [{ evidence, proposal }, places.map(({ edit }) => edit)];
    }
    const unknown = missing.flatMap(({ index }) => golden.expected_spans[index ?? -1]?.path ?? []);
    const isNowhere = unknown.length > 0 && unknown.every((path) => !retrieved.has((0,normalize_path/* normalizePath */.F)(path)));
    return [{ evidence, proposal: isNowhere ? 'look whether it is indexed: no case ever got it' : READ }];
}
const ALIKE_FROM = 0.75;
function findTwins(cases, queryTerms) {
    const texts = cases.map(({ query }) => queryTerms(query));
    const plain = ({ query }) => (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    return (0,suggest_cases/* clusterVectors */.FJ)(texts.map((0,suggest_cases/* learnWeights */.Ie)(texts)), ALIKE_FROM).flatMap((members) => {
        const [first, ...others] = members.flatMap((index) => cases[index] ?? []);
        if (first === undefined || others.length === 0)
            return [];
        return [...(0,group_by/* groupBy */.$)([first, ...others], plain).values()].flatMap(([one = first, ...same]) => [
            ...same.map((twin) => describeSame(twin, one)),
            ...(one === first ? [] : describeSimilar(one, first)),
        ]);
    });
}
function describeSame({ id, at, ...golden }, first) {
    const suspect = { case_id: id, kind: 'same-question', evidence: `as ${(0,problem/* quote */.hD)(first.id)}` };
    if (listExpected(golden).join('\n') === listExpected(first).join('\n'))
        return { ...suspect, proposal: 'disable it', edits: [{ case_id: id, at, set: { enabled: false } }] };
    const proposal = 'decide which is right, or say how the questions differ';
    return { ...suspect, evidence: `${suspect.evidence}, and expects something else`, proposal, edits: [] };
}
function describeSimilar({ id, query, ...golden }, first) {
    const expected = new Set(listExpected(first));
    const shared = listExpected(golden).filter((name) => expected.has(name));
    const cluster = first.cluster ?? golden.cluster ?? first.id;
    const apart = [first, { ...golden, id }].filter((one) => one.cluster !== cluster);
    if (shared.length === 0 || apart.length === 0)
        return [];
    const evidence = `as ${(0,problem/* quote */.hD)(first.id)}: ${JSON.stringify((0,remove_unseen/* toOneLine */.GX)(query))}, ${JSON.stringify((0,remove_unseen/* toOneLine */.GX)(first.query))}; both expect ${(0,join_names/* joinNames */.JH)(shared)}`;
    const proposal = `count both as one: \`cluster: ${cluster}\``;
    const edits = apart.map((one) => ({ case_id: one.id, at: one.at, set: { cluster } }));
    return [{ case_id: id, kind: 'similar-question', evidence, proposal, edits }];
}
function listExpected(golden) {
    const { expected_spans: spans, expected_sources: sources = [], expected_answer: answer = [] } = golden;
    const wanted = spans.filter(({ relevance }) => relevance > 0);
    return [...new Set([...wanted.map(join_names/* labelSpan */.li), ...sources, ...[answer].flat()])].sort();
}

var within_time = __webpack_require__(44774);
var read_names = __webpack_require__(60437);
var match_spans = __webpack_require__(48512);
var observation = __webpack_require__(75198);
var suite_scoring = __webpack_require__(60960);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/audit/gather-evidence.js








const WRONG = 2;
const FAITHFUL = 4;
async function gatherEvidence(cases, runs, log) {
    const now = new Map(cases.map((golden) => [golden.id, golden]));
    const all = new Map();
    const retrieved = new Set();
    for (const { run, folder } of runs)
        for await (const { trial, golden } of (0,read_run/* readTrialsOf */.L9)(run, folder, log)) {
            if (trial.observation.status === 'ok')
                for (const { path } of trial.observation.reply.spans ?? [])
                    if (path !== undefined)
                        retrieved.add((0,normalize_path/* normalizePath */.F)(path));
            if (now.get(golden.id)?.fingerprint !== golden.fingerprint || trial.asked_on)
                continue;
            const evidence = all.get(golden.id) ?? startEvidence(golden);
            all.set(golden.id, evidence);
            addTrial(evidence, { trial, golden, run });
        }
    return { cases: all, retrieved };
}
const startCount = (label, index) => {
    return { label, index, tried: 0, found: 0, nearest: new Map() };
};
function startEvidence({ expected_spans: spans, expected_sources: sources = [] }) {
    const names = [
        ...spans.flatMap((span, index) => (span.relevance > 0 ? [startCount((0,join_names/* labelSpan */.li)(span), index)] : [])),
        ...sources.map((name) => startCount(name, null)),
    ];
    const counts = { tries: 0, passed: 0, lucky: 0, answered: 0, judged: 0, contradicted: 0 };
    return { ...counts, runs: new Set(), instead: new Map(), names, reasoning: '' };
}
function addTrial(evidence, { trial, golden, run }) {
    if (trial.scores.success !== undefined) {
        evidence.runs.add(run.run_id);
        evidence.tries += 1;
        if (trial.scores.success === 1)
            evidence.passed += 1;
    }
    if (trial.observation.status === 'failed')
        return;
    const { spans } = trial.observation.reply;
    const { scoring = suite_scoring/* DEFAULT_SCORING */.cH } = run.settings;
    const sources = read_names/* READ_NAMES */.U.sources({ golden, reply: trial.observation.reply, scoring, withinTime: within_time/* withinTime */.d });
    const matches = (0,match_spans/* matchSpans */.zA)(spans ?? [], golden.expected_spans);
    const open = new Set(matches.map(({ may_be: span }) => span));
    for (const name of evidence.names) {
        const expected = name.index === null ? undefined : golden.expected_spans[name.index];
        if (expected === undefined ? sources.returned === null : spans === undefined || open.has(expected))
            continue;
        name.tried += 1;
        const isFound = expected === undefined
            ? sources.expected.some(({ label, isFound: is }) => label === name.label && is)
            : matches.some((match) => match.expected === expected);
        const nearest = expected && (spans ?? []).find(({ path }) => path === expected.path);
        if (isFound)
            name.found += 1;
        else if (nearest !== undefined)
            count(name.nearest, nearest);
    }
    if (isGood(trial) && trial.scores['retrieval.zero-recall'] !== undefined) {
        evidence.answered += 1;
        if (trial.scores['retrieval.zero-recall'] === 1) {
            evidence.lucky += 1;
            countInstead(evidence.instead, golden, spans ?? []);
        }
    }
    addJudgment(evidence, trial);
}
const isGood = ({ scores }) => scores['success.answer'] === 1 || (scores['success.answer'] === undefined && scores['answer.exact-match'] === 1);
function addJudgment(evidence, { judgments }) {
    const { answer } = judgments ?? {};
    if (answer === undefined || 'error' in answer || answer.correctness === null)
        return;
    evidence.judged += 1;
    if (answer.correctness > WRONG || (answer.faithfulness ?? 0) < FAITHFUL)
        return;
    evidence.contradicted += 1;
    evidence.reasoning = answer.reasoning ?? evidence.reasoning;
}
function count(counts, span) {
    const known = counts.get((0,join_names/* nameSpan */.CL)(span));
    if (known === undefined)
        counts.set((0,join_names/* nameSpan */.CL)(span), { span, count: 1 });
    else
        known.count += 1;
}
function countInstead(counts, golden, spans) {
    const { expected_answer: expected = [], checks } = golden;
    const wanted = [
        ...[expected].flat(),
        ...checks.flatMap((check) => ('contains' in check ? [check.contains] : 'equals' in check ? [check.equals] : [])),
    ].map((text) => text.toLowerCase());
    const named = (0,observation/* injectedSpans */.YG)(spans).filter(({ path }) => path !== undefined);
    const having = named.filter(({ text }) => wanted.some((one) => text?.toLowerCase().includes(one)));
    for (const span of having.length > 0 ? having : named.slice(0, 1))
        count(counts, span);
}

var text_width = __webpack_require__(40524);
var collect_history = __webpack_require__(40194);
var rebind_cases = __webpack_require__(48547);
var files = __webpack_require__(60198);
var external_node_path_ = __webpack_require__(76760);
var commands_flags = __webpack_require__(1726);
var surroundings = __webpack_require__(74474);
;// CONCATENATED MODULE: ./build/entry/cli/commands/audit.js














const audit = {
    details: [['FOLDER', `a run, an unpacked baseline artifact, or a folder of these (default ${collect_history/* USUAL_FOLDER */.Is})`]],
    run: async (call) => {
        const { flags, positionals, terminal } = call;
        const suite = await (0,surroundings/* loadSuiteHere */.dw)(flags.suite, { ...(0,surroundings/* surroundingsOf */.ZD)(terminal), log: log/* SILENT */.qY });
        const isAnywhere = positionals.length > 0 || flags.repo !== undefined;
        if (isAnywhere || (0,files/* isFolder */.lQ)((0,external_node_path_.resolve)(terminal.workingDirectory, collect_history/* USUAL_FOLDER */.Is)))
            return (0,collect_history/* withHistory */.$k)('audit', call, ({ runs }) => auditSuite(suite, runs, call));
        terminal.log.notice(`There is no recorded run in ${collect_history/* USUAL_FOLDER */.Is}, so only the questions are compared. Name runs, or --repo.`);
        return auditSuite(suite, null, call);
    },
};
async function auditSuite(suite, stored, { flags, positionals, terminal }) {
    const { last, write, json } = flags;
    const { print, log } = terminal;
    const runs = (stored ?? []).filter(({ run }) => run.suite.name === suite.name).slice(-last);
    if (stored !== null && runs.length === 0) {
        const where = flags.repo ?? (positionals.length === 0 ? collect_history/* USUAL_FOLDER */.Is : positionals.join(', '));
        throw new error/* UserError */.yo('history-empty', { where: `${where} of the suite \`${suite.name}\`` });
    }
    const evidence = await gatherEvidence(suite.cases, runs, log);
    const suspects = findSuspects({ cases: suite.cases, evidence, enough: last, queryTerms: tokenize/* queryTerms */.C5 });
    const asked = {
        runs: runs.length,
        cases: suite.cases.filter(({ enabled }) => enabled).length,
        asked: evidence.cases.size,
    };
    (0,commands_flags/* printResult */.RS)({ flags, terminal }, { ...asked, suspects }, () => describeAudit(suspects, asked, flags).join('\n'));
    const edits = [...new Map(suspects.flatMap((one) => one.edits).map((edit) => [JSON.stringify(edit), edit])).values()];
    if (!json && edits.length > 0)
        print('');
    if (edits.length > (await (0,rebind_cases.proposeEdits)(edits, { write, isQuiet: json }, terminal)).length)
        log.info(write
            ? 'Written: review it with git diff. It goes by what the system did, which may be wrong.'
            : 'Nothing was written: review the diff, then apply it with --write. It goes by what the system did, which may be wrong.');
    return 0;
}
const MOST_SHOWN = 10;
function describeAudit(suspects, { runs, cases, asked }, { verbose, last }) {
    const head = `${(0,format_number/* countOf */.pq)(cases, 'case')}, ${asked} of them asked as they are written now in ${(0,format_number/* countOf */.pq)(runs, 'run')}: ${(0,format_number/* countOf */.pq)(suspects.length, 'suspicion')}.`;
    const few = runs > 0 && runs < last ? [`\`never fails\` is said after ${last} runs (--last).`] : [];
    if (suspects.length === 0)
        return [head, ...few];
    const kinds = [...(0,group_by/* groupBy */.$)(suspects, ({ kind }) => kind).values()];
    const rows = kinds.flatMap((all) => all.slice(0, verbose ? all.length : MOST_SHOWN));
    const cells = rows.map(({ case_id, kind, evidence, proposal }) => [case_id, SUSPECT_KINDS[kind], proposal, evidence]);
    const more = kinds.flatMap((all) => all.length > MOST_SHOWN && !verbose && all[0] !== undefined
        ? [`${all.length - MOST_SHOWN} more: ${SUSPECT_KINDS[all[0].kind]}; --verbose lists them.`]
        : []);
    return [head, ...few, '', ...(0,text_width/* alignColumns */.RM)([['case', 'what', 'proposed edit', 'evidence'], ...cells]), ...more];
}


/***/ }),

/***/ 48547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeEdits: () => (/* binding */ proposeEdits),
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
var stale_spans = __webpack_require__(49561);
var read_yaml = __webpack_require__(27849);
var check_case = __webpack_require__(95601);
;// CONCATENATED MODULE: ./build/measure/suite/edit-cases.js




function editCases({ path, text }, edits) {
    const splices = [];
    const unwritten = [];
    const isTable = /\.[ct]sv$/i.test(path);
    const cases = isTable ? [] : listCases(text, /\.(?:jsonl|ndjson)$/i.test(path));
    for (const edit of edits) {
        const { map, offset = 0 } = cases.find(({ id }) => id === edit.case_id) ?? {};
        const found = map === undefined ? null : spliceCase(text.slice(offset), map, edit);
        const own = found && found.map(({ from, to, value }) => ({ from: from + offset, to: to + offset, value }));
        const isTaken = own?.some((one) => splices.some(({ from, to }) => one.from < to && from < one.to)) === true;
        if (own === null || isTaken)
            unwritten.push(edit);
        else
            splices.push(...own);
    }
    let edited = text;
    for (const { from, to, value } of splices.sort((a, b) => b.from - a.from))
        edited = `${edited.slice(0, from)}${value}${edited.slice(to)}`;
    return { text: edited, unwritten };
}
function listCases(text, isLines) {
    const written = [];
    let offset = 0;
    for (const part of isLines ? text.split(/(?<=\n)/) : [text]) {
        const start = offset + (part.startsWith('\uFEFF') ? 1 : 0);
        for (const document of (0,dist/* parseAllDocuments */.hR)(part.replace(/^\uFEFF/, ''), read_yaml/* YAML_OPTIONS */.N))
            (0,dist/* visit */.YR)(document, {
                Map: (_, map) => {
                    const id = edit_cases_valueOf(map, 'id', check_case/* CASE_ALIASES */.wo);
                    if ((0,dist/* isScalar */.jn)(id) && edit_cases_valueOf(map, 'query', check_case/* CASE_ALIASES */.wo) !== undefined)
                        written.push({ id: String(id.source ?? id.value), map, offset: start });
                },
            });
        offset += part.length;
    }
    return written;
}
function spliceCase(text, map, edit) {
    if ('set' in edit)
        return spliceFields(text, map, edit.set);
    const spans = map.get('expected_spans');
    if (!(0,dist/* isSeq */.oP)(spans))
        return null;
    if ('add' in edit)
        return addItem(text, spans, edit.add);
    const span = spans.items[edit.index];
    if (!(0,dist/* isMap */.jh)(span))
        return null;
    const fields = Object.entries(edit.edit);
    return wholeList(fields.map(([field, value]) => replaceScalar(text, edit_cases_valueOf(span, field, check_case/* SPAN_ALIASES */.AW), value)));
}
const wholeList = (splices) => splices.every((splice) => splice !== null) ? splices : null;
const isQuotedKey = (text, key) => (0,dist/* isScalar */.jn)(key) && key.range ? text[key.range[0]] === '"' : false;
function spliceFields(text, map, fields) {
    const id = map.items.find(({ value }) => value === edit_cases_valueOf(map, 'id', check_case/* CASE_ALIASES */.wo));
    if (!(0,dist/* isScalar */.jn)(id?.key) || !(0,dist/* isScalar */.jn)(id.value) || !id.key.range || !id.value.range)
        return null;
    const [start, end] = [id.key.range[0], id.value.range[1]];
    const isJson = isQuotedKey(text, id.key);
    const indent = ' '.repeat(start - lineStart(text, start));
    const splices = Object.entries(fields).map(([field, value]) => {
        const old = edit_cases_valueOf(map, field, check_case/* CASE_ALIASES */.wo);
        if (old !== undefined)
            return replaceScalar(text, old, value);
        const pair = isJson ? `"${field}": ${JSON.stringify(value)}` : `${field}: ${writeScalar(value, '')}`;
        if (map.flow === true)
            return { from: end, to: end, value: `, ${pair}` };
        const at = lineEnd(text, end);
        return { from: at, to: at, value: `\n${indent}${pair}` };
    });
    return wholeList(splices);
}
function addItem(text, { items, flow, range }, span) {
    const last = items.at(-1);
    if (!range || (last !== undefined && !(0,dist/* isMap */.jh)(last)))
        return null;
    const value = isQuotedKey(text, last?.items[0]?.key) ? JSON.stringify(span) : (0,stale_spans/* pasteSpan */.oF)(span);
    if (flow === true) {
        const at = last === undefined ? range[0] + 1 : lastEnd(last);
        return [{ from: at, to: at, value: last === undefined ? value : `, ${value}` }];
    }
    if (!last?.range)
        return null;
    const start = lineStart(text, last.range[0]);
    const at = lineEnd(text, lastEnd(last));
    return [{ from: at, to: at, value: `\n${/^[ \t]*/.exec(text.slice(start))?.[0] ?? ''}- ${value}` }];
}
function lastEnd(node) {
    const last = node.items.at(-1);
    const inner = (0,dist/* isPair */.tO)(last) ? last.value : last;
    if (node.flow === true || inner === undefined)
        return node.range?.[1] ?? 0;
    return (0,dist/* isCollection */.P3)(inner) ? lastEnd(inner) : (0,dist/* isScalar */.jn)(inner) ? (inner.range?.[1] ?? 0) : (node.range?.[1] ?? 0);
}
const lineStart = (text, at) => text.lastIndexOf('\n', at - 1) + 1;
function lineEnd(text, at) {
    const from = text[at - 1] === '\n' ? at - 1 : at;
    const end = text.indexOf('\n', from);
    const line = end === -1 ? text.length : end;
    return text[line - 1] === '\r' ? line - 1 : line;
}
function edit_cases_valueOf(map, field, aliases) {
    const pair = map.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && (aliases[String(key.value)] ?? String(key.value)) === field);
    return pair?.value;
}
function replaceScalar(text, node, value) {
    if (value === undefined || !(0,dist/* isScalar */.jn)(node) || !node.range)
        return null;
    const [from, to] = node.range;
    return { from, to, value: writeScalar(value, text.slice(from, to)) };
}
function writeScalar(value, before) {
    if (before.startsWith('"'))
        return JSON.stringify(value);
    if (before.startsWith("'"))
        return `'${String(value).replaceAll("'", "''")}'`;
    return (0,dist/* stringify */.As)([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim().slice(1, -1);
}
const CONTEXT = 3;
function writeDiff(path, before, after) {
    const [old, edited] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
    const hunks = [];
    for (const change of listChanges(old, edited)) {
        const hunk = hunks.at(-1);
        if (hunk !== undefined && change.from - (hunk.at(-1)?.to ?? 0) < 2 * CONTEXT)
            hunks[hunks.length - 1] = [...hunk, change];
        else
            hunks.push([change]);
    }
    const body = hunks.map((hunk) => {
        const [{ from, at }] = hunk;
        const [first, end] = [Math.max(0, from - CONTEXT), Math.min(old.length, (hunk.at(-1)?.to ?? 0) + CONTEXT)];
        const added = hunk.reduce((sum, change) => sum + change.end - change.at - (change.to - change.from), 0);
        const lines = [];
        let place = first;
        for (const change of hunk) {
            lines.push(...mark(' ', old.slice(place, change.from)), ...mark('-', old.slice(change.from, change.to)));
            lines.push(...mark('+', edited.slice(change.at, change.end)));
            place = change.to;
        }
        lines.push(...mark(' ', old.slice(place, end)));
        return `@@ -${first + 1},${end - first} +${first + at - from + 1},${end - first + added} @@\n${lines.join('')}`;
    });
    return body.length === 0 ? '' : `--- a/${path}\n+++ b/${path}\n${body.join('')}`;
}
function listChanges(old, edited) {
    const changes = [];
    let [from, at] = [0, 0];
    while (from < old.length || at < edited.length) {
        if (old[from] === edited[at]) {
            from += 1;
            at += 1;
            continue;
        }
        const [to, end] = findEqual(old, edited, from, at);
        changes.push({ from, to, at, end });
        [from, at] = [to, end];
    }
    return changes;
}
function findEqual(old, edited, from, at) {
    for (let skipped = 1; skipped <= old.length - from + edited.length - at; skipped += 1)
        for (let removed = Math.min(skipped, old.length - from); removed >= 0; removed -= 1) {
            const [to, end] = [from + removed, at + skipped - removed];
            if (end <= edited.length && old[to] === edited[end])
                return [to, end];
        }
    return [old.length, edited.length];
}
const mark = (sign, lines) => lines.map((line) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`);

var suite_problem = __webpack_require__(55151);
var surroundings = __webpack_require__(74474);
var io_log = __webpack_require__(58967);
;// CONCATENATED MODULE: ./build/entry/cli/validate/rebind-cases.js












const MAX_BYTES = 10_000_000;
const MOST_VERSIONS = 100;
async function rebindCases({ write, json, suite: path }, terminal) {
    const { workingDirectory, log } = terminal;
    const { cases } = await (0,surroundings/* loadSuiteHere */.dw)(path, { ...(0,surroundings/* surroundingsOf */.ZD)(terminal), log: io_log/* SILENT */.qY });
    const spans = cases.flatMap((golden) => golden.expected_spans).filter(({ hash }) => (0,stale_spans/* isContentHash */.cq)(hash));
    const files = await readFiles(spans, workingDirectory);
    const changed = spans.filter((span) => files.has(span.path) && !isInPlace(span, files));
    const earlier = await readEarlierTexts(changed, workingDirectory);
    const textBefore = (span) => earlier.get(span) ?? null;
    const { rebindings, lost } = (0,stale_spans/* rebindSpans */.qO)(cases, { files, hash: sha256/* sha256 */.s, textBefore });
    if (json)
        terminal.print(JSON.stringify({ rebindings, lost }, null, 2));
    const unwritten = await proposeEdits(rebindings, { write, isQuiet: json }, terminal);
    for (const rebinding of rebindings)
        log.info(describeRebinding(rebinding));
    for (const problem of lost)
        log.warning((0,suite_problem/* formatProblem */.Vw)(problem));
    log.info(conclude(rebindings, { lost: lost.length, written: rebindings.length - unwritten.length, write }));
    return 0;
}
async function proposeEdits(edits, { write, isQuiet }, { workingDirectory, print, log }) {
    const unwritten = [];
    for (const [file, all] of (0,group_by/* groupBy */.$)(edits, ({ at }) => at.file)) {
        const full = (0,external_node_path_.join)(workingDirectory, file);
        const text = await (0,io_files/* readTextFile */.Gu)({ path: full, shown: file, maxBytes: MAX_BYTES, asIs: true });
        const edited = editCases({ path: file, text }, all);
        unwritten.push(...edited.unwritten);
        if (edited.text === text)
            continue;
        if (write)
            await (0,io_files/* replaceFile */.fR)(full, edited.text);
        if (!isQuiet)
            print(writeDiff(file, text, edited.text).trimEnd());
    }
    for (const edit of unwritten) {
        const { at, case_id: id } = edit;
        const wanted = 'set' in edit ? edit.set : 'add' in edit ? { expected_spans: [edit.add] } : edit.edit;
        log.warning(`${at.file}:${at.line}: case \`${id}\`: write it yourself, since the file has it in another form: ${JSON.stringify(wanted)}`);
    }
    return unwritten;
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
    return file !== undefined && (0,stale_spans/* hasText */.I3)(span, file, sha256/* sha256 */.s);
};
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

/***/ 60437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ READ_NAMES)
/* harmony export */ });
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73341);
/* harmony import */ var _case_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26114);
/* harmony import */ var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48512);
/* harmony import */ var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36355);
/* harmony import */ var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75822);
/* harmony import */ var _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81704);
/* harmony import */ var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70592);







const READ_NAMES = {
    spans: ({ golden, reply: { spans } }) => {
        const found = new Set((0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSpans */ .zA)(spans ?? [], golden.expected_spans).map(({ expected }) => expected));
        const wanted = golden.expected_spans.filter(({ relevance }) => relevance > 0);
        return {
            expected: wanted.map((span) => ({ label: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_0__/* .labelSpan */ .li)(span), isFound: found.has(span) })),
            returned: spans?.map(_format_join_names_js__WEBPACK_IMPORTED_MODULE_0__/* .labelSpan */ .li) ?? null,
        };
    },
    sources: ({ golden, reply }) => {
        const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .retrievedSources */ .dz)(reply);
        return {
            expected: findEach(golden.expected_sources, (name) => retrieved?.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizePath */ .F)(name)) === true),
            returned: retrieved && [...retrieved],
        };
    },
    hops: ({ golden, reply, withinTime }) => {
        const hops = (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .requiresHops */ .Lf)(golden) ? (golden.required_hops ?? []) : [];
        const stated = (0,_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_4__/* .matchHops */ .kU)(hops, reply.answer, withinTime);
        return {
            expected: hops.map((hop) => ({
                label: hop.any_of[0] ?? hop.id,
                isFound: typeof stated === 'string' || stated.includes(hop),
            })),
            returned: reply.answer === '' ? [] : [reply.answer],
        };
    },
    tools: (answered) => readCalls('tools', answered),
    agents: (answered) => readCalls('agents', answered),
};
function readCalls(kind, { golden, reply, scoring: { aliases } }) {
    const called = (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .listCalled */ .UP)(kind, reply);
    const calls = new Set(called?.map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveName */ .qK)(name, aliases[kind])));
    return {
        expected: findEach(golden[`required_${kind}`], (name) => calls.has((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveName */ .qK)(name, aliases[kind]))),
        returned: called && [...new Set(called)],
    };
}
function findEach(names = [], isFound) {
    return names.map((name) => ({ label: name, isFound: isFound(name) }));
}


/***/ })

};
