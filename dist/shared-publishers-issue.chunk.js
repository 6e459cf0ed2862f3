export const id = 4324;
export const ids = [4324];
export const modules = {

  14878:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bd: () => (  renderMarker),
    Mf: () => (  isSameRun),
    NI: () => (  joinNote),
    Op: () => (  isSameTopic),
    U4: () => (  isNewer),
    dj: () => (  splitNote),
    gY: () => (  parseMarker)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);


const MARKER = /^<!-- goldenpair:([A-Za-z0-9][A-Za-z0-9._-]*) run=(\d{1,15}) attempt=(\d{1,6}) sha=([0-9a-f]{7,64})((?: [a-z]+=[^\s>]{1,2000}){0,20}) -->/;
const MAX_RESULTS = 20;
function renderMarker({ suite, run, attempt, sha, look, said, results, state, kind, title }) {
    const shown = title === undefined ? undefined : encodeURIComponent(title);
    const last = results?.slice(-MAX_RESULTS).map((one) => `${one.run}.${one.attempt}:${one.word}`);
    const fields = { look, said, results: last?.join(','), state, kind, title: shown };
    const more = Object.entries(fields).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`));
    return `<!-- goldenpair:${suite} run=${run} attempt=${attempt} sha=${sha}${more.join('')} -->`;
}
function parseMarker(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, suite = '', run, attempt, sha = '', more = ''] = match;
    const fields = [...more.matchAll(/ ([a-z]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
    const { look = '', said = '', results = '', state, kind, title = '' } = Object.fromEntries(fields);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__  .Oy)({
        suite,
        run: Number(run),
        attempt: Number(attempt),
        sha,
        look: /^\d{1,6}$/.test(look) ? Number(look) : undefined,
        said: /^[0-9a-f]{12}$/.test(said) ? said : undefined,
        results: results === '' ? undefined : results.split(',').flatMap(parseResult),
        state: state === 'measuring' || state === 'stopped' ? state : undefined,
        kind: kind === 'ab' || kind === 'duplicate' || kind === 'bisect' ? kind : undefined,
        title: (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .H$)(() => decodeURIComponent(title)) || undefined,
    });
}
function splitNote(edited) {
    const lines = edited.replaceAll('\r\n', '\n').split('\n');
    const markers = findMarkers(lines);
    const isOurs = (at) => findMarkers(lines.slice(at)).every(({ fence }) => fence === null);
    const found = markers.find(({ at, fence }) => fence === null || isOurs(at)) ?? markers[0];
    if (found === undefined)
        return { note: '', body: lines.join('\n') };
    const above = [...lines.slice(0, found.at), ...(found.fence === null ? [] : [found.fence])];
    return { note: above.map((one) => `${one}\n`).join(''), body: lines.slice(found.at).join('\n') };
}
function findMarkers(lines) {
    const found = [];
    let fence = null;
    for (const [at, line] of lines.entries()) {
        const [, mark = null] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
        if (MARKER.test(line))
            found.push({ at, fence });
        else if (fence === null)
            fence = mark;
        else if (mark?.startsWith(fence) === true && line.trim() === mark)
            fence = null;
    }
    return found;
}
const MAX_CHARACTERS = 65_536;
function joinNote({ note, body }) {
    return note.length + body.length > MAX_CHARACTERS ? body : `${note}${body}`;
}
function isNewer(a, b) {
    return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
function isSameTopic(a, b) {
    return a.suite === b.suite && a.kind === b.kind && (a.kind === undefined || a.run === b.run);
}
function isSameRun(a, b) {
    return a.run === b.run && a.attempt === b.attempt;
}
function parseResult(text) {
    const [, run, attempt, word] = /^(\d{1,15})\.(\d{1,6}):([a-z-]{1,40})$/.exec(text) ?? [];
    return word === undefined ? [] : [{ run: Number(run), attempt: Number(attempt), word }];
}


  }),

  13329:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DM: () => (  listWithFallback),
    aX: () => (  ACTIONS_BOT),
    dC: () => (  readConnection),
    fi: () => (  commentOnCommits),
    lY: () => (  listOwnComments),
    mN: () => (  readLogin)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(961);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);
  var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14878);




const queryOf = (kind) => `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    ${kind}(number: $number) {
      comments(first: 100, after: $after) {
        nodes { databaseId url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const nodeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    databaseId: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),
});
const listOwnComments = listWithFallback(listByGraphql, listByRest);
function listWithFallback(graphql, rest) {
    return async (place) => graphql(place).catch(async (error) => {
        if (!(error instanceof zod__WEBPACK_IMPORTED_MODULE_3__  .G) && (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .iu)(error) === null)
            throw error;
        return rest(place);
    });
}
async function listByGraphql(request) {
    const { client, owner, repo, number, of = 'pullRequest' } = request;
    const variables = { owner, repo, number };
    const comments = { client, query: queryOf(of), variables, path: [of, 'comments'], node: nodeSchema };
    return (await readConnection(comments))
        .filter(({ viewerDidAuthor }) => viewerDidAuthor)
        .map(({ databaseId, url, body }) => ({ id: databaseId, url, ...(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .dj)(body) }));
}
async function listByRest({ client, owner, repo, number }) {
    const login = await readLogin(client);
    const request = { owner, repo, issue_number: number, per_page: 100 };
    return (await client.paginate(client.rest.issues.listComments, request))
        .filter(({ user }) => user?.login === login)
        .map(({ id, html_url, body }) => ({ id, url: html_url, ...(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .dj)(body ?? '') }));
}
const ACTIONS_BOT = 'github-actions[bot]';
async function readLogin(client) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(async () => (await client.rest.users.getAuthenticated()).data.login, () => ACTIONS_BOT);
}
const pageInfoSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(), endCursor: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable() });
async function readConnection(request) {
    const { client, query, variables, path, node } = request;
    const connection = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ nodes: zod__WEBPACK_IMPORTED_MODULE_2__.array(node), pageInfo: pageInfoSchema });
    const nodes = [];
    let after = null;
    do {
        const answer = await client.graphql(query, { ...variables, after });
        const page = connection.parse(['repository', ...path].reduce(readKey, answer));
        nodes.push(...page.nodes);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return nodes;
}
const readKey = (value, key) => zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ [key]: zod__WEBPACK_IMPORTED_MODULE_2__.unknown() }).parse(value)[key];
async function commentOnCommits(input) {
    const { client, owner, repo, shas, body, log } = input;
    for (const sha of shas) {
        const comment = { owner, repo, commit_sha: sha, body, request: { retries: 0 } };
        const reason = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(async () => void (await client.rest.repos.createCommitComment(comment)), (failure) => (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .SP)(failure, 'contents: write'));
        if (reason !== undefined)
            return log.warning(`The comment on commit ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .Ax)(sha)} was not written: ${reason}.`);
    }
}


  }),

  34131:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  listOwnIssues),
    h: () => (  pickIssue)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14878);
  var _own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);



const queryOf = (fields) => `query ($owner: String!, $repo: String!, $filter: IssueFilters, $after: String) {
  repository(owner: $owner, name: $repo) {
    issues(first: 100, after: $after, filterBy: $filter) {
      nodes { ${fields} }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const authorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_2__.boolean() });
const nodeSchema = authorSchema.extend({
    number: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    stateReason: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
});
const listOwnIssues = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__  .DM)(listByGraphql, listByRest);
async function listByGraphql({ client, owner, repo }) {
    const read = async (node, fields, filter) => {
        const variables = { owner, repo, filter };
        return (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__  .dC)({ client, query: queryOf(fields), variables, path: ['issues'], node });
    };
    const fields = 'number title url body state stateReason viewerDidAuthor';
    const ofBot = await read(nodeSchema, fields, { createdBy: _own_comments_js__WEBPACK_IMPORTED_MODULE_1__  .aX });
    const isOurs = ({ viewerDidAuthor }) => viewerDidAuthor;
    const hasOther = !ofBot.some(isOurs) && (await read(authorSchema, 'viewerDidAuthor', null)).some(isOurs);
    return (hasOther ? await read(nodeSchema, fields, null) : ofBot)
        .filter(isOurs)
        .map(({ stateReason, ...issue }) => ownIssue(issue, stateReason));
}
function ownIssue({ number, title, url, body, state }, reason) {
    const is_declined = reason?.toLowerCase() === 'not_planned';
    return { number, title, url, ...(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__  .dj)(body), is_open: state.toLowerCase() === 'open', is_declined };
}
async function listByRest({ client, owner, repo }) {
    const login = await (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__  .mN)(client);
    const request = { owner, repo, state: 'all', creator: login, direction: 'asc', per_page: 100 };
    return (await client.paginate(client.rest.issues.listForRepo, request))
        .filter(({ user, pull_request: pull }) => user?.login === login && pull === undefined)
        .map(({ html_url: url, body, state_reason: reason, ...issue }) => ownIssue({ ...issue, url, body: body ?? '' }, reason));
}
function pickIssue(own, marker) {
    const ours = own.flatMap((issue) => {
        const written = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__  .gY)(issue.body);
        return written?.suite === marker.suite ? [{ issue, written }] : [];
    });
    const [first, ...others] = ours.flatMap(({ issue }) => (issue.is_open ? [issue] : []));
    const closed = ours.flatMap(({ issue, written }) => (issue.is_open || written.kind === 'duplicate' ? [] : [issue]));
    const newer = ours.find(({ written }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__  .U4)(written, marker))?.written ?? null;
    return { keep: first ?? closed.at(-1) ?? null, duplicates: others, newer };
}


  }),

  23503:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cj: () => (  renderUnchanged),
    HF: () => (  writeComment),
    Yw: () => (  lastVerdict),
    _T: () => (  readPullHistory),
    gM: () => (  renderVerdict),
    tx: () => (  planComment),
    yA: () => (  renderWithoutVerdict)
  });
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);
  var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14878);
  var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);




function planComment(own, marker) {
    const ours = own.flatMap((written) => {
        const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(written.body);
        return found !== null && (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Op)(found, marker) ? [{ written, found }] : [];
    });
    const newer = ours.find(({ found }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .U4)(found, marker));
    if (newer !== undefined)
        return { kind: 'outdated', newer: newer.found };
    const [first, ...others] = ours.map(({ written }) => written);
    return first === undefined ? { kind: 'create' } : { kind: 'update', keep: first, remove: others };
}
async function writeComment(conversation, plan, { marker, body }) {
    const url = plan.kind === 'update' ? await updateComment(conversation, plan.keep, body) : null;
    const written = url ?? (await createComment(conversation, marker, body));
    if (plan.kind === 'update')
        await deleteComments(conversation, plan.remove);
    return written;
}
async function updateComment({ client, owner, repo }, keep, body) {
    if (keep.body === body)
        return keep.url;
    const update = { owner, repo, comment_id: keep.id, body: (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .NI)({ note: keep.note, body }) };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .bJ)(async () => (await client.rest.issues.updateComment(update)).data.html_url);
}
async function createComment(conversation, marker, body) {
    const { client, owner, repo, number, wait } = conversation;
    const create = async () => {
        const request = { owner, repo, issue_number: number, body, request: { retries: 0 } };
        return (await client.rest.issues.createComment(request)).data.html_url;
    };
    const find = async () => {
        const plan = planComment(await (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(conversation), marker);
        return plan.kind === 'update' ? ((await updateComment(conversation, plan.keep, body)) ?? plan.keep.url) : null;
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .nm)(create, find, wait);
}
async function deleteComments({ client, owner, repo }, comments) {
    for (const { id } of comments) {
        await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => client.rest.issues.deleteComment({ owner, repo, comment_id: id }));
    }
}
const KEPT = '\n<!-- goldenpair:kept -->\n';
const KEPT_END = '\n\n</details>\n';
const ENDS_KEPT = /\n\n<\/details>\s*$/;
const STILL = '\n\n<!-- goldenpair:still -->\n';
function renderVerdict(marker, text) {
    return `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Bd)(marker)}\n${text}`;
}
function renderWithoutVerdict({ marker, headline, explanation }, last) {
    const head = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Bd)(marker)}\n### ${headline}\n\n${explanation}\n`;
    if (last === null)
        return head;
    const sha = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(last)?.sha;
    const of = sha === undefined ? '' : `, of <code>${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .Ax)(sha)}</code>`;
    return `${head}\n<details><summary>The last verdict${of}</summary>\n${KEPT}${last}${KEPT_END}`;
}
function lastVerdict(body) {
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(body);
    if (marker === null)
        return null;
    if (marker.state === undefined)
        return body;
    const from = body.indexOf(KEPT);
    if (from < 0)
        return null;
    return body.slice(from + KEPT.length).replace(ENDS_KEPT, '');
}
function renderUnchanged(marker, last) {
    const text = last.slice(last.indexOf('\n') + 1).split(STILL, 1)[0] ?? '';
    const look = marker.look === undefined ? '' : `, measurement ${marker.look} of this PR`;
    return `${renderVerdict(marker, text)}${STILL}<sub>Still so at <code>${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .Ax)(marker.sha)}</code>${look}.</sub>`;
}
function readPullHistory(own, marker) {
    const recorded = own.flatMap(({ body }) => {
        const earlier = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(lastVerdict(body) ?? '');
        return earlier !== null && (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Op)(earlier, marker) ? [earlier] : [];
    });
    const looks = recorded.map((earlier) => (earlier.look ?? 1) + ((0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(earlier, marker) ? 0 : 1));
    const results = recorded.filter(({ sha }) => sha === marker.sha).flatMap((earlier) => earlier.results ?? []);
    const others = recorded.filter(({ sha }) => sha !== marker.sha);
    const [before = null] = others.flatMap(({ sha, results: own = [] }) => own.slice(-1).map(({ word }) => ({ sha, word })));
    return { look: Math.max(1, ...looks), results: results.filter((result) => !(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(result, marker)), before };
}


  }),

  44331:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DW: () => (  renderDryRun),
    X3: () => (  explainIssueRefusal),
    sn: () => (  issue)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35560);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);
  var _github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14878);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_own_issues_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34131);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23503);
  var _report_render_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94373);
  var _publication_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41642);









const issue = {
    name: 'issue',
    publish: async ({ issue: text, marker }, effects) => {
        if (text === undefined)
            return { kind: 'off' };
        if (text.kind === 'none')
            return { kind: 'skipped', reason: text.reason };
        if (text.is_dry_run && text.action.kind !== 'nothing')
            return { kind: 'skipped', reason: `\`issues: dry-run\`; otherwise it would ${describeAction(text.action)}` };
        const write = async () => {
            const desk = { ...text, client: await effects.connect(), marker, wait: effects.wait, log: effects.log };
            const { action } = text;
            if (action.kind === 'nothing') {
                if (!text.is_dry_run)
                    await closeDuplicates(desk);
                return { kind: 'skipped', reason: action.reason };
            }
            const url = action.kind === 'open' ? await openIssue(desk) : await changeIssue(desk, action);
            await commentOnCulprit(desk, url);
            const { commits } = text;
            if (commits !== undefined)
                await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .fi)({ ...desk, shas: commits.shas, body: `${commits.body}\n\n${url}` });
            return { kind: 'done', url };
        };
        return (0,_publication_js__WEBPACK_IMPORTED_MODULE_6__  .V)('issue', effects.log, write, explainIssueRefusal);
    },
};
function explainIssueRefusal(failure) {
    const { status, message } = failure;
    if (status === 410 || /issues (?:are|has been) disabled/i.test(message))
        return 'issues are disabled in this repository';
    if (/locked/i.test(message))
        return 'its conversation is locked';
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .SP)(failure, 'issues: write');
}
async function openIssue(desk) {
    const { client, owner, repo, title, body, labels, assignees, marker, wait, log } = desk;
    const issue = { owner, repo, title: title ?? marker.suite, body: withMarker(desk, body, title) };
    let extras = { labels: [...labels], assignees: [...assignees] };
    const create = async () => (await client.rest.issues.create({ ...issue, ...extras, request: { retries: 0 } })).data.html_url;
    const createWithout = async () => create().catch(async (error) => {
        const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .iu)(error);
        if (failure?.status !== 422 || extras.labels.length + extras.assignees.length === 0)
            throw error;
        log.warning(`GitHub rejected the labels or assignees of the issue: ${failure.message}.`);
        extras = { labels: [], assignees: [] };
        return create();
    });
    const find = async () => {
        const { keep } = (0,_github_own_issues_js__WEBPACK_IMPORTED_MODULE_3__  .h)(await (0,_github_own_issues_js__WEBPACK_IMPORTED_MODULE_3__  .J)({ client, owner, repo }), marker);
        return keep?.is_open === true ? keep.url : null;
    };
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .nm)(createWithout, find, wait);
}
async function changeIssue(desk, action) {
    const { client, owner, repo, title, last_title, note, body } = desk;
    const states = {
        close: { state: 'closed', state_reason: 'completed' },
        reopen: { state: 'open' },
        update: {},
    };
    const { data } = await client.rest.issues.update({
        owner,
        repo,
        issue_number: action.number,
        body: (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .NI)({ note, body: withMarker(desk, body, title ?? last_title) }),
        ...(title !== null && { title }),
        ...states[action.kind],
    });
    await closeDuplicates(desk);
    await commentOnIssue(desk, action.number);
    return data.html_url;
}
async function commentOnIssue(desk, number) {
    const { client, owner, repo, comment, wait, log } = desk;
    if (comment === null)
        return;
    const body = withMarker(desk, comment, null);
    const create = async () => client.rest.issues.createComment({ owner, repo, issue_number: number, body, request: { retries: 0 } });
    const find = async () => {
        const written = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)({ client, owner, repo, number, of: 'issue' });
        return written.find((one) => one.body === body) ?? null;
    };
    const warn = (failure) => log.warning(`The comment on #${number} was not written: ${explainIssueRefusal(failure)}.`);
    await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(async () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .nm)(create, find, wait), warn);
}
async function commentOnCulprit(desk, issueUrl) {
    const { client, owner, repo, marker, wait, log, culprit } = desk;
    if (culprit === undefined)
        return;
    const { number, sha, body } = culprit;
    const { suite, run, attempt } = marker;
    const own = { suite, run, attempt, sha, kind: 'bisect' };
    const conversation = { client, owner, repo, number, wait };
    const write = async () => {
        const markers = (await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(conversation)).map((one) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(one.body));
        if (markers.some((one) => one?.kind === 'bisect' && one.suite === suite && one.sha === sha))
            return;
        const text = `${(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Bd)(own)}\n${body}\n\n${issueUrl}`;
        await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .HF)(conversation, { kind: 'create' }, { marker: own, body: text });
    };
    await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(write, (failure) => {
        const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .SP)(failure, 'pull-requests: write');
        log.warning(`The comment on pull request #${number}, which broke cases, was not written: ${reason}.`);
    });
}
async function closeDuplicates({ client, owner, repo, action, duplicates, marker, log }) {
    const other = 'number' in action ? `#${action.number}` : 'another open issue of this suite';
    const { suite, run, attempt, sha } = marker;
    const body = `${(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Bd)({ suite, run, attempt, sha, kind: 'duplicate' })}\nA duplicate of ${other}.`;
    const closed = { owner, repo, state: 'closed', state_reason: 'not_planned', body };
    for (const number of duplicates) {
        await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(async () => client.rest.issues.update({ ...closed, issue_number: number }), (failure) => log.warning(`The duplicate #${number} was not closed: ${explainIssueRefusal(failure)}.`));
    }
}
function withMarker({ marker: { suite, run, attempt, sha } }, text, title) {
    return `${(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Bd)({ suite, run, attempt, sha, ...(title !== null && { title }) })}\n${text}`;
}
function describeAction(action) {
    if (action.kind === 'open')
        return 'open an issue';
    return action.kind === 'reopen' ? `open #${action.number} again` : `${action.kind} #${action.number}`;
}
function renderDryRun(text) {
    const { action, title, body, comment, labels, assignees, duplicates, commits, culprit } = text;
    if (action.kind === 'nothing')
        return '';
    const list = (names) => names.map(_report_render_escape_js__WEBPACK_IMPORTED_MODULE_5__  .FV).join(', ');
    const settings = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Eb)(action.kind === 'open' && labels.length > 0 && `labels: ${list(labels)}`, action.kind === 'open' && assignees.length > 0 && `assigned to ${list(assignees)}`, duplicates.length > 0 && `also closes ${duplicates.map((number) => `#${number}`).join(', ')}`, commits !== undefined && `comments on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(commits.shas.length, 'commit')}`, culprit !== undefined && `comments on pull request #${culprit.number}`);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Eb)(`### Dry run: tonight would ${describeAction(action)}`, title !== null && `**${(0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_5__  .FV)(title)}**`, settings.length > 0 && `(${settings.join('; ')})`, `<details><summary>Its text</summary>\n\n${body}\n\n</details>`, comment !== null && `With the comment:\n\n${comment}`).join('\n\n');
}


  }),

  41642:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  publishTo),
    v: () => (  fitText)
  });
  var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

async function publishTo(what, log, write, explain) {
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(write, (failure) => {
        log.debug(`GitHub rejected the ${what}: ${failure.status} ${failure.message}`);
        return { kind: 'failed', reason: explain(failure) };
    });
}
function fitText(text, room, cut) {
    const bytes = Buffer.from(text);
    if (bytes.length <= room)
        return text;
    const end = room - Buffer.byteLength(cut);
    if (end < 0)
        return '';
    const line = bytes.lastIndexOf('\n', end);
    return (line < 0 ? '' : bytes.subarray(0, line).toString()) + cut;
}


  }),

  84324:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    MAX_SUMMARY_BYTES: () => (  MAX_SUMMARY_BYTES),
    appendSummary: () => (  appendSummary),
    summary: () => (  summary)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var _issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44331);
  var _publication_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41642);



const MAX_SUMMARY_BYTES = 2 ** 20;
const summary = {
    name: 'summary',
    publish: async ({ summary: text, issue }, { env }, earlier) => {
        const { comment } = earlier;
        const note = comment?.kind === 'failed' ? `\n> The comment could not be written: ${comment.reason}.\n` : '';
        const rehearsal = issue?.kind === 'issue' && issue.is_dry_run ? `\n${(0,_issue_js__WEBPACK_IMPORTED_MODULE_1__  .DW)(issue)}\n` : '';
        return appendSummary(`${text.trimEnd()}\n${note}${noteOnIssue(earlier, issue)}${rehearsal}`, env);
    },
};
async function appendSummary(text, env) {
    const file = env['GITHUB_STEP_SUMMARY'];
    if (!file)
        return { kind: 'skipped', reason: 'this runner has no job summary (GITHUB_STEP_SUMMARY is not set)' };
    const written = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).catch(() => null);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, (0,_publication_js__WEBPACK_IMPORTED_MODULE_2__  .v)(text, MAX_SUMMARY_BYTES - (written?.size ?? 0), CUT));
    return { kind: 'done' };
}
const CUT = '\n\n_The report is cut here, because a job summary holds at most 1 MiB. The artifact has all of it._\n';
const DONE = { open: 'opened', reopen: 'opened again', update: 'updated', close: 'closed', nothing: 'left' };
function noteOnIssue({ issue }, text) {
    if (issue?.kind === 'done') {
        const did = DONE[text?.kind === 'issue' ? text.action.kind : 'nothing'];
        return `\n> The issue of this suite was ${did}: ${issue.url ?? ''}\n`;
    }
    if (issue?.kind === 'failed')
        return `\n> The issue could not be written: ${issue.reason}.\n`;
    return issue?.kind === 'skipped' ? `\n> No issue was opened or closed: ${issue.reason}.\n` : '';
}


  }),

  94373:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FV: () => (  escapeMarkdown),
    Pl: () => (  safeUrl),
    SC: () => (  escapeHtmlText),
    ZD: () => (  escapeHtml),
    nD: () => (  escapeHtmlInMarkdown),
    tn: () => (  escapeCode)
  });
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
function escapeHtmlText(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>]/g, entity);
}
function escapeHtml(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>"']/g, entity);
}
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}
const BREAK = '&#8203;';
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
function escapeHtmlInMarkdown(text) {
    return escapeHtmlText((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
function escapeCode(text) {
    const line = (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


  })

};
