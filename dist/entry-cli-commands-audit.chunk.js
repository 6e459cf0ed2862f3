export const id = 9725;
export const ids = [9725,8547];
export const modules = {

  69725:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  audit: () => (  audit)
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
var remove_invisible = __webpack_require__(74650);
var normalize_path = __webpack_require__(70592);
;// CONCATENATED MODULE: ./build/modes/audit/find-suspects.js








const SUSPECT_KINDS = {
    'answered-without-passage': 'answered well without its passages',
    'never-found': 'never found',
    contradicted: 'answered differently, as the passages say',
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
const MIN_TRIES = 3;
const HALF = 0.5;
const MAX_REASONING = 160;
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
    const missing = own.names.filter(({ tried, found }) => tried >= MIN_TRIES && found === 0);
    const places = missing.length === 0 ? null : suspect('never-found', proposePlaces(judged, missing));
    if (own.lucky > 0 && own.lucky >= HALF * own.answered && !places?.edits.length)
        suspects.push(suspect('answered-without-passage', proposePassage(own)));
    if (places !== null)
        suspects.push(places);
    if (own.contradicted > 0 && own.contradicted >= HALF * own.judged) {
        const words = (0,remove_invisible .GX)(own.reasoning).slice(0, MAX_REASONING);
        const evidence = `the judge finds the answer faithful to what was retrieved and not what is expected in ${own.contradicted} of ${(0,format_number .pq)(own.judged, 'judged try', 'judged tries')}${words === '' ? '' : `: ${words}`}`;
        suspects.push(suspect('contradicted', [{ evidence, proposal: 'check whether the expected answer is out of date' }]));
    }
    const times = `${(0,format_number .pq)(tries, 'try', 'tries')} of ${(0,format_number .pq)(runs.size, 'run')}`;
    if (passed === 0 && tries >= MIN_TRIES && suspects.length === 0)
        suspects.push(suspect('never-passes', [{ evidence: `failed all ${times}`, proposal: READ }]));
    const proposal = golden.critical ? 'keep it as a guard' : 'ask something harder, unless it guards something';
    if (passed === tries && runs.size >= enough)
        suspects.push(suspect('never-fails', [{ evidence: `passed all ${times}`, proposal }]));
    return suspects;
}
const READ = 'check whether what it expects can be found';
const mostFrequent = (counts) => [...counts.values()].reduce((best, one) => (one.count > (best?.count ?? 0) ? one : best), null);
const placeOf = ({ span: { path = '', symbol, start_line, end_line } }) => (0,omit_undefined .Oy)({ path, ...(symbol === undefined ? { start_line, end_line } : { symbol }) });
function proposePassage(own) {
    const instead = mostFrequent(own.instead);
    const evidence = `${own.lucky} of ${(0,format_number .pq)(own.answered, 'good answer')} without any`;
    if (instead === null)
        return [{ evidence, proposal: 'check where the answer comes from' }];
    const label = (0,join_names .li)(placeOf(instead));
    const found = { evidence: `${evidence}; ${instead.count} had ${label}`, proposal: `expect ${label} too` };
    return [found, [{ add: placeOf(instead) }]];
}
function proposePlaces({ golden, own, retrieved }, missing) {
    const tries = Math.min(...missing.map(({ tried }) => tried));
    const evidence = `in none of ${(0,format_number .pq)(tries, 'try', 'tries')}: ${(0,join_names .JH)(missing.map(({ label }) => label))}${missing.length === own.names.length ? '' : ` (${missing.length} of ${own.names.length})`}`;
    const places = missing.flatMap(({ index, nearest, tried }) => {
        const span = index === null ? undefined : golden.expected_spans[index];
        const near = mostFrequent(nearest);
        if (index === null || span === undefined || near === null || near.count < HALF * tried)
            return [];
        const { start_line, end_line = start_line } = placeOf(near);
        if (span.start_line === undefined || (span.symbol ?? span.hash) !== undefined || start_line === undefined)
            return [];
        const edit = (0,omit_undefined .Oy)({ start_line, end_line: span.end_line === undefined ? undefined : end_line });
        return [{ label: (0,join_names .li)(near.span), edit: { index, edit } }];
    });
    if (places.length > 0) {
        const proposal = `expect ${(0,join_names .JH)(places.map(({ label }) => label))} in its place`;
        return [{ evidence, proposal }, places.map(({ edit }) => edit)];
    }
    const unknown = missing.flatMap(({ index }) => golden.expected_spans[index ?? -1]?.path ?? []);
    const isNowhere = unknown.length > 0 && unknown.every((path) => !retrieved.has((0,normalize_path .F)(path)));
    return [{ evidence, proposal: isNowhere ? 'check whether it is indexed: no case ever got it' : READ }];
}
const ALIKE_FROM = 0.75;
function findTwins(cases, queryTerms) {
    const texts = cases.map(({ query }) => queryTerms(query));
    const plain = ({ query }) => (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    return (0,suggest_cases .FJ)(texts.map((0,suggest_cases .Ie)(texts)), ALIKE_FROM).flatMap((members) => {
        const [first, ...others] = members.flatMap((index) => cases[index] ?? []);
        if (first === undefined || others.length === 0)
            return [];
        return [...(0,group_by .$z)([first, ...others], plain).values()].flatMap(([one = first, ...same]) => [
            ...same.map((twin) => describeSame(twin, one)),
            ...(one === first ? [] : describeSimilar(one, first)),
        ]);
    });
}
function describeSame({ id, at, ...golden }, first) {
    const suspect = { case_id: id, kind: 'same-question', evidence: `as ${(0,problem .hD)(first.id)}` };
    if (listExpected(golden).join('\n') === listExpected(first).join('\n'))
        return { ...suspect, proposal: 'disable it', edits: [{ case_id: id, at, set: { enabled: false } }] };
    const proposal = 'decide which is right, or say how the questions differ';
    return { ...suspect, evidence: `${suspect.evidence}, but expects something else`, proposal, edits: [] };
}
function describeSimilar({ id, query, ...golden }, first) {
    const expected = new Set(listExpected(first));
    const shared = listExpected(golden).filter((name) => expected.has(name));
    const cluster = first.cluster ?? golden.cluster ?? first.id;
    const apart = [first, { ...golden, id }].filter((one) => one.cluster !== cluster);
    if (shared.length === 0 || apart.length === 0)
        return [];
    const evidence = `as ${(0,problem .hD)(first.id)}: ${JSON.stringify((0,remove_invisible .GX)(query))}, ${JSON.stringify((0,remove_invisible .GX)(first.query))}; both expect ${(0,join_names .JH)(shared)}`;
    const proposal = `count both as one: \`cluster: ${cluster}\``;
    const edits = apart.map((one) => ({ case_id: one.id, at: one.at, set: { cluster } }));
    return [{ case_id: id, kind: 'similar-question', evidence, proposal, edits }];
}
function listExpected(golden) {
    const { expected_spans: spans, expected_sources: sources = [], expected_answer: answer = [] } = golden;
    const wanted = spans.filter(({ relevance }) => relevance > 0);
    return [...new Set([...wanted.map(join_names .li), ...sources, ...[answer].flat()])].sort();
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
        for await (const { trial, golden } of (0,read_run .L9)(run, folder, log)) {
            if (trial.observation.status === 'ok')
                for (const { path } of trial.observation.reply.spans ?? [])
                    if (path !== undefined)
                        retrieved.add((0,normalize_path .F)(path));
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
        ...spans.flatMap((span, index) => (span.relevance > 0 ? [startCount((0,join_names .li)(span), index)] : [])),
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
    const { scoring = suite_scoring .cH } = run.settings;
    const sources = read_names .U.sources({ golden, reply: trial.observation.reply, scoring, withinTime: within_time .d });
    const matches = (0,match_spans .zA)(spans ?? [], golden.expected_spans);
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
    const known = counts.get((0,join_names .CL)(span));
    if (known === undefined)
        counts.set((0,join_names .CL)(span), { span, count: 1 });
    else
        known.count += 1;
}
function countInstead(counts, golden, spans) {
    const { expected_answer: expected = [], checks } = golden;
    const wanted = [
        ...[expected].flat(),
        ...checks.flatMap((check) => ('contains' in check ? [check.contains] : 'equals' in check ? [check.equals] : [])),
    ].map((text) => text.toLowerCase());
    const named = (0,observation .YG)(spans).filter(({ path }) => path !== undefined);
    const having = named.filter(({ text }) => wanted.some((one) => text?.toLowerCase().includes(one)));
    for (const span of having.length > 0 ? having : named.slice(0, 1))
        count(counts, span);
}

var text_width = __webpack_require__(40524);
var collect_history = __webpack_require__(40194);
var rebind_cases = __webpack_require__(48547);
var files = __webpack_require__(60198);
var external_node_path_ = __webpack_require__(76760);
var cli_flags = __webpack_require__(98357);
var context = __webpack_require__(53925);
;// CONCATENATED MODULE: ./build/entry/cli/commands/audit.js














const audit = {
    details: [['FOLDER', `a run, an unpacked baseline artifact, or a folder of these (default ${collect_history .Is})`]],
    run: async (call) => {
        const { flags, positionals, terminal } = call;
        const suite = await (0,context .qy)(flags.suite, { ...(0,context .q6)(terminal), log: log .qY });
        const isAnywhere = positionals.length > 0 || flags.repo !== undefined;
        if (isAnywhere || (0,files .lQ)((0,external_node_path_.resolve)(terminal.workingDirectory, collect_history .Is)))
            return (0,collect_history .$k)('audit', call, ({ runs }) => auditSuite(suite, runs, call));
        terminal.log.notice(`There is no recorded run in ${collect_history .Is}, so only the questions are compared. Name runs, or --repo.`);
        return auditSuite(suite, null, call);
    },
};
async function auditSuite(suite, stored, { flags, positionals, terminal }) {
    const { last, write, json } = flags;
    const { print, log } = terminal;
    const runs = (stored ?? []).filter(({ run }) => run.suite.name === suite.name).slice(-last);
    if (stored !== null && runs.length === 0) {
        const where = flags.repo ?? (positionals.length === 0 ? collect_history .Is : positionals.join(', '));
        throw new error .yo('history-empty', { where: `${where} of the suite \`${suite.name}\`` });
    }
    const evidence = await gatherEvidence(suite.cases, runs, log);
    const suspects = findSuspects({ cases: suite.cases, evidence, enough: last, queryTerms: tokenize .C5 });
    const asked = {
        runs: runs.length,
        cases: suite.cases.filter(({ enabled }) => enabled).length,
        asked: evidence.cases.size,
    };
    (0,cli_flags .RS)({ flags, terminal }, { ...asked, suspects }, () => describeAudit(suspects, asked, flags).join('\n'));
    const edits = [...new Map(suspects.flatMap((one) => one.edits).map((edit) => [JSON.stringify(edit), edit])).values()];
    if (!json && edits.length > 0)
        print('');
    if (edits.length > (await (0,rebind_cases.proposeEdits)(edits, { write, isQuiet: json }, terminal)).length)
        log.info(write
            ? 'Written: review it with git diff. It goes by what the system did, which may be wrong.'
            : 'Nothing was written: review the diff, then apply it with --write. It goes by what the system did, which may be wrong.');
    return 0;
}
const MAX_SHOWN = 10;
function describeAudit(suspects, { runs, cases, asked }, { verbose, last }) {
    const head = `${(0,format_number .pq)(cases, 'case')}, ${asked} of them asked as they are written now in ${(0,format_number .pq)(runs, 'run')}: ${(0,format_number .pq)(suspects.length, 'suspicion')}.`;
    const few = runs > 0 && runs < last ? [`\`never fails\` is said after ${last} runs (--last).`] : [];
    if (suspects.length === 0)
        return [head, ...few];
    const kinds = [...(0,group_by .$z)(suspects, ({ kind }) => kind).values()];
    const rows = kinds.flatMap((all) => all.slice(0, verbose ? all.length : MAX_SHOWN));
    const cells = rows.map(({ case_id, kind, evidence, proposal }) => [case_id, SUSPECT_KINDS[kind], proposal, evidence]);
    const more = kinds.flatMap((all) => all.length > MAX_SHOWN && !verbose && all[0] !== undefined
        ? [`${all.length - MAX_SHOWN} more: ${SUSPECT_KINDS[all[0].kind]}; --verbose lists them.`]
        : []);
    return [head, ...few, '', ...(0,text_width .RM)([['case', 'what', 'proposed edit', 'evidence'], ...cells]), ...more];
}


  }),

  48547:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  proposeEdits: () => (  proposeEdits),
  rebindCases: () => (  rebindCases)
});

var external_node_path_ = __webpack_require__(76760);
var format_number = __webpack_require__(77377);
var io_files = __webpack_require__(60198);
var git = __webpack_require__(86349);
var sha256 = __webpack_require__(80430);
var group_by = __webpack_require__(79167);
var locate_spans = __webpack_require__(50956);
var dist = __webpack_require__(38815);
var json = __webpack_require__(29598);
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
        for (const document of (0,dist .hR)((0,json .E_)(part), read_yaml .N))
            (0,dist .YR)(document, {
                Map: (_, map) => {
                    const id = edit_cases_valueOf(map, 'id', check_case .wo);
                    if ((0,dist .jn)(id) && edit_cases_valueOf(map, 'query', check_case .wo) !== undefined)
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
    if (!(0,dist .oP)(spans))
        return null;
    if ('add' in edit)
        return addItem(text, spans, edit.add);
    const span = spans.items[edit.index];
    if (!(0,dist .jh)(span))
        return null;
    const fields = Object.entries(edit.edit);
    return wholeList(fields.map(([field, value]) => replaceScalar(text, edit_cases_valueOf(span, field, check_case .AW), value)));
}
const wholeList = (splices) => splices.every((splice) => splice !== null) ? splices : null;
const isQuotedKey = (text, key) => (0,dist .jn)(key) && key.range ? text[key.range[0]] === '"' : false;
function spliceFields(text, map, fields) {
    const id = map.items.find(({ value }) => value === edit_cases_valueOf(map, 'id', check_case .wo));
    if (!(0,dist .jn)(id?.key) || !(0,dist .jn)(id.value) || !id.key.range || !id.value.range)
        return null;
    const [start, end] = [id.key.range[0], id.value.range[1]];
    const isJson = isQuotedKey(text, id.key);
    const indent = ' '.repeat(start - lineStart(text, start));
    const splices = Object.entries(fields).map(([field, value]) => {
        const old = edit_cases_valueOf(map, field, check_case .wo);
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
    if (!range || (last !== undefined && !(0,dist .jh)(last)))
        return null;
    const value = isQuotedKey(text, last?.items[0]?.key) ? JSON.stringify(span) : (0,stale_spans .QA)(span);
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
    const inner = (0,dist .tO)(last) ? last.value : last;
    if (node.flow === true || inner === undefined)
        return node.range?.[1] ?? 0;
    return (0,dist .P3)(inner) ? lastEnd(inner) : (0,dist .jn)(inner) ? (inner.range?.[1] ?? 0) : (node.range?.[1] ?? 0);
}
const lineStart = (text, at) => text.lastIndexOf('\n', at - 1) + 1;
function lineEnd(text, at) {
    const from = text[at - 1] === '\n' ? at - 1 : at;
    const end = text.indexOf('\n', from);
    const line = end === -1 ? text.length : end;
    return text[line - 1] === '\r' ? line - 1 : line;
}
function edit_cases_valueOf(map, field, aliases) {
    const pair = map.items.find(({ key }) => (0,dist .jn)(key) && (aliases[String(key.value)] ?? String(key.value)) === field);
    return pair?.value;
}
function replaceScalar(text, node, value) {
    if (value === undefined || !(0,dist .jn)(node) || !node.range)
        return null;
    const [from, to] = node.range;
    return { from, to, value: writeScalar(value, text.slice(from, to)) };
}
function writeScalar(value, before) {
    if (before.startsWith('"'))
        return JSON.stringify(value);
    if (before.startsWith("'"))
        return `'${String(value).replaceAll("'", "''")}'`;
    return (0,dist .As)([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim().slice(1, -1);
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
var context = __webpack_require__(53925);
var io_log = __webpack_require__(58967);
;// CONCATENATED MODULE: ./build/entry/cli/validate/rebind-cases.js












const MAX_BYTES = 10_000_000;
const MAX_VERSIONS = 100;
async function rebindCases({ write, json, suite: path }, terminal) {
    const { workingDirectory, log } = terminal;
    const { cases } = await (0,context .qy)(path, { ...(0,context .q6)(terminal), log: io_log .qY });
    const spans = cases.flatMap((golden) => golden.expected_spans).filter(({ hash }) => (0,stale_spans .cq)(hash));
    const files = await readFiles(spans, workingDirectory);
    const changed = spans.filter((span) => files.has(span.path) && !isInPlace(span, files));
    const earlier = await readEarlierTexts(changed, workingDirectory);
    const textBefore = (span) => earlier.get(span) ?? null;
    const { rebindings, lost } = (0,stale_spans .qO)(cases, { files, hash: sha256 .s, textBefore });
    if (json)
        terminal.print(JSON.stringify({ rebindings, lost }, null, 2));
    const unwritten = await proposeEdits(rebindings, { write, isQuiet: json }, terminal);
    for (const rebinding of rebindings)
        log.info(describeRebinding(rebinding));
    for (const problem of lost)
        log.warning((0,suite_problem .Vw)(problem));
    log.info(conclude(rebindings, { lost: lost.length, written: rebindings.length - unwritten.length, write }));
    return 0;
}
async function proposeEdits(edits, { write, isQuiet }, { workingDirectory, print, log }) {
    const unwritten = [];
    for (const [file, all] of (0,group_by .$z)(edits, ({ at }) => at.file)) {
        const full = (0,external_node_path_.join)(workingDirectory, file);
        const text = await (0,io_files .Gu)({ path: full, shown: file, maxBytes: MAX_BYTES, asIs: true });
        const edited = editCases({ path: file, text }, all);
        unwritten.push(...edited.unwritten);
        if (edited.text === text)
            continue;
        if (write)
            await (0,io_files .fR)(full, edited.text);
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
    const found = `${(0,format_number .pq)(count('moved'), 'span')} moved, ${count('changed')} with another text, ${lost} not found.`;
    if (written === 0)
        return found;
    return `${found} ${write ? 'Written: review it with git diff.' : 'Nothing was written: review the diff above, then apply it with --write.'}`;
}
const isInPlace = (span, files) => {
    const file = files.get(span.path);
    return file !== undefined && (0,stale_spans .I3)(span, file, sha256 .s);
};
async function readFiles(spans, workingDirectory) {
    const files = new Map();
    const add = async (paths) => {
        for (const path of paths) {
            const file = await (0,locate_spans .m2)(path, workingDirectory);
            if (file !== null && file !== 'not text')
                files.set(path, file);
        }
    };
    await add(new Set(spans.map(({ path }) => path)));
    if (!spans.every((span) => isInPlace(span, files)))
        await add((await (0,io_files .CS)(workingDirectory, locate_spans .Zn)).filter((path) => !files.has(path)));
    return files;
}
async function readEarlierTexts(spans, workingDirectory) {
    const texts = new Map();
    for (const span of spans) {
        const read = (...args) => (0,git .$Y)(workingDirectory, args).catch(() => '');
        const versions = await read('log', `--max-count=${MAX_VERSIONS}`, '--format=%H', '--', span.path);
        for (const version of versions.split('\n').filter((line) => line !== '')) {
            const old = (0,locate_spans .Cj)(span.path, await read('show', `${version}:./${span.path}`));
            const text = (0,stale_spans .UM)(span, old).find((one) => (0,sha256 .s)(one) === span.hash);
            if (text === undefined)
                continue;
            texts.set(span, text);
            break;
        }
    }
    return texts;
}


  }),

  60437:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  READ_NAMES)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _case_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26114);
  var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48512);
  var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36355);
  var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75822);
  var _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81704);
  var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70592);







const READ_NAMES = {
    spans: ({ golden, reply: { spans } }) => {
        const found = new Set((0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__  .zA)(spans ?? [], golden.expected_spans).map(({ expected }) => expected));
        const wanted = golden.expected_spans.filter(({ relevance }) => relevance > 0);
        return {
            expected: wanted.map((span) => ({ label: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .li)(span), isFound: found.has(span) })),
            returned: spans?.map(_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .li) ?? null,
        };
    },
    sources: ({ golden, reply }) => {
        const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__  .dz)(reply);
        return {
            expected: findEach(golden.expected_sources, (name) => retrieved?.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__  .F)(name)) === true),
            returned: retrieved && [...retrieved],
        };
    },
    hops: ({ golden, reply, withinTime }) => {
        const hops = (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_6__  .Lf)(golden) ? (golden.required_hops ?? []) : [];
        const stated = (0,_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__  .kU)(hops, reply.answer, withinTime);
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
    const called = (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .UP)(kind, reply);
    const calls = new Set(called?.map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(name, aliases[kind])));
    return {
        expected: findEach(golden[`required_${kind}`], (name) => calls.has((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(name, aliases[kind]))),
        returned: called && [...new Set(called)],
    };
}
function findEach(names = [], isFound) {
    return names.map((name) => ({ label: name, isFound: isFound(name) }));
}


  })

};
