export const id = 8547;
export const ids = [8547];
export const modules = {

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


  })

};
