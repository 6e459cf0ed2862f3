export const id = 6517;
export const ids = [6517];
export const modules = {

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _github_action_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50741);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44288);
/* harmony import */ var _modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64837);





/**
 * The Action's `post` step: takes back what the Action has announced and not reported. It runs when the job was cancelled and when the
 * Action's own process was killed too, so a pull request never says for ever that it is being measured.
 */
async function main() {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const pending = (0,_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_2__/* .readPendingReport */ .qF)(core.getState(_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_2__/* .PENDING_STATE */ .gK));
    if (pending === null)
        return;
    const log = (0,_github_action_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createActionLog */ .r)(core);
    const token = core.getInput('github-token');
    core.setSecret(token);
    const apiUrl = process.env['GITHUB_API_URL'] || 'https://api.github.com';
    const connect = () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createClient */ .U)({ token, apiUrl, log });
    await (0,_modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_3__/* .withdraw */ .n)({ connect, wait: async (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms), log }, pending, 'ended');
}


/***/ }),

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _report_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45843);

/** The job's log. Lines may carry text of targets and artifacts, which must neither become a command of the runner nor an escape that a log obeys. */
function createActionLog({ debug, info, notice, warning, error }) {
    return {
        debug: (message) => debug((0,_report_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        info: (message) => info(disarmCommands((0,_report_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message))),
        notice: (message) => notice((0,_report_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        warning: (message) => warning((0,_report_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        error: (message) => error((0,_report_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
    };
}
/**
 * Text that the runner takes for text: it reads `::name::` at the start of a line and `##[name]` anywhere as a command.
 * @example disarmCommands('::add-path::/tmp/evil') // ': :add-path::/tmp/evil'
 */
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}


/***/ }),

/***/ 96418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ findCheck),
/* harmony export */   Xq: () => (/* binding */ openCheck),
/* harmony export */   iL: () => (/* binding */ completeCheck)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/** GitHub takes 50 annotations with one request, and adds those of the next. */
const MAX_ANNOTATIONS = 50;
/** Of a title and of an annotation's title, in characters. */
const MAX_TITLE = 255;
/** GitHub takes 64 KB; nobody reads more than this. */
const MAX_MESSAGE = 4000;
const ATTEMPTS = 3;
const WAIT_MS = 2000;
/** Opens a check that is in progress and gives its id. Throws GitHub's refusal. */
async function openCheck(effects, place) {
    const summary = 'The golden suite is being measured.';
    return (await createCheck(effects, place, { status: 'in_progress', output: { title: 'Measuring …', summary } })).id;
}
/**
 * Completes an open check, or creates one that is complete; gives its address. Without an `id` one may be open all the same, where
 * every answer was lost: so it is looked for first. Throws GitHub's refusal.
 */
async function completeCheck(effects, place, { id, end }) {
    const title = end.title.slice(0, MAX_TITLE);
    const { summary, conclusion } = end;
    const annotations = end.annotations.map(describeAnnotation);
    const output = { title, summary, annotations: annotations.slice(0, MAX_ANNOTATIONS) };
    const completed = { status: 'completed', conclusion, output };
    const open = id ?? (await findCheck(effects.client, place))?.id ?? null;
    const made = open === null
        ? await createCheck(effects, place, completed)
        : await updateCheck(effects, place, { id: open, ...completed });
    for (let from = MAX_ANNOTATIONS; from < annotations.length; from += MAX_ANNOTATIONS) {
        const more = { title, summary, annotations: annotations.slice(from, from + MAX_ANNOTATIONS) };
        await updateCheck(effects, place, { id: made.id, output: more, before: from });
    }
    return made.html_url ?? place.url;
}
/** The check of this very measurement, or null. Throws GitHub's refusal. */
async function findCheck(client, { owner, repo, sha, name, externalId }) {
    const { data } = await client.rest.checks.listForRef({ owner, repo, ref: sha, check_name: name, per_page: 100 });
    return data.check_runs.find(({ external_id }) => external_id === externalId) ?? null;
}
async function createCheck(effects, place, state) {
    const { owner, repo, sha, name, externalId, url } = place;
    const facts = { owner, repo, name, head_sha: sha, external_id: externalId, details_url: url };
    const create = async () => (await effects.client.rest.checks.create({ ...facts, ...state, request: ONCE })).data;
    const isDone = ({ status }) => status === 'completed' || state.status === 'in_progress';
    return tryUntilDone(effects, place, { request: create, isDone });
}
async function updateCheck(effects, place, { id, before = 0, ...change }) {
    const { owner, repo } = place;
    const known = { owner, repo, check_run_id: id };
    const update = async () => (await effects.client.rest.checks.update({ ...known, ...change, request: ONCE })).data;
    const expected = before + (change.output.annotations?.length ?? 0);
    const isDone = (found) => found.id === id && found.status === 'completed' && found.output.annotations_count >= expected;
    return tryUntilDone(effects, place, { request: update, isDone });
}
const ONCE = { retries: 0 };
/** Where the answer was lost, the request may have been carried out all the same: so that is looked for before it is tried again. */
async function tryUntilDone({ client, wait }, place, { request, isDone }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await request();
        }
        catch (error) {
            const failure = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error);
            if (failure === null || failure.status < 500 || attempt === ATTEMPTS)
                throw error;
            await wait(WAIT_MS * attempt);
            const found = await findCheck(client, place);
            if (found !== null && isDone(found))
                return found;
        }
    }
}
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function describeAnnotation({ level, file, line, title, message }) {
    return {
        path: file,
        start_line: line,
        end_line: line,
        annotation_level: LEVELS[level],
        title: title.slice(0, MAX_TITLE),
        message: message.slice(0, MAX_MESSAGE),
    };
}


/***/ }),

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
/** Answers that stay the same. Of rate limits, 429 is one, the other plugin decides: who is to wait and asks again is locked out longer. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451];
/** GitHub itself gives up on a request after ten. */
const ANSWER_MS = 30_000;
/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
async function createClient({ token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS, }) {
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
    // What a runner behind a proxy needs: Node's own fetch does not read https_proxy.
    const proxied = defaults.request?.fetch;
    const GitHub = Octokit.plugin(retry, throttling);
    return new GitHub({
        ...getOctokitOptions(token),
        baseUrl: apiUrl,
        request: {
            ...defaults.request,
            fetch: refusePages(fetchInTime(typeof proxied === 'function' ? proxied : fetch, answerMs)),
        },
        log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
        // The plugin's queues are shared by all clients of a process with the same id.
        throttle: {
            id: apiUrl,
            ...queues,
            retryAfterBaseValue: secondMs,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: REFUSALS },
    });
}
/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
function refusePages(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
        if (!isPage)
            return response;
        await response.body?.cancel();
        const asked = input instanceof Request ? input.url : String(input);
        // A redirect may have led to a login of another host.
        throw new _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PageAnswer */ .mE(new URL(response.url || asked).host);
    };
}
/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
function fetchInTime(fetch, limitMs) {
    return async (input, init) => {
        const late = new AbortController();
        const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' });
        const timer = setTimeout(() => late.abort(error), limitMs);
        try {
            const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])]);
            const response = await fetch(input, { ...init, signal });
            const isJson = /json/.test(response.headers.get('content-type') ?? '');
            return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response;
        }
        finally {
            clearTimeout(timer);
        }
    };
}


/***/ }),

/***/ 63964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   Yw: () => (/* binding */ lastVerdict),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   pk: () => (/* binding */ renderStill),
/* harmony export */   yA: () => (/* binding */ renderWithoutVerdict)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14878);

/** Before the verdict that a comment without one of its own keeps. */
const KEPT = '\n<!-- goldenpair:kept -->\n';
const KEPT_END = '\n\n</details>\n';
/** GitHub may have trimmed it. */
const ENDS_KEPT = /\n\n<\/details>\s*$/;
/** Before the line that says that a later commit was measured with the same result. */
const STILL = '\n\n<!-- goldenpair:still -->\n';
/** A text as a comment. */
function renderVerdict(marker, text) {
    return `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMarker */ .Bd)(marker)}\n${text}`;
}
/** A comment without a verdict of its own. The last one is kept below, folded, so that nobody takes it for this commit's. */
function renderWithoutVerdict({ marker, headline, explanation }, last) {
    const head = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMarker */ .Bd)(marker)}\n### ${headline}\n\n${explanation}\n`;
    if (last === null)
        return head;
    const sha = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarker */ .gY)(last)?.sha.slice(0, 7);
    const of = sha === undefined ? '' : `, of <code>${sha}</code>`;
    return `${head}\n<details><summary>The last verdict${of}</summary>\n${KEPT}${last}${KEPT_END}`;
}
/** The body of the last verdict that a comment of ours shows or keeps, its marker first; null where there was none yet. */
function lastVerdict(body) {
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarker */ .gY)(body);
    if (marker === null)
        return null;
    if (marker.state === undefined)
        return body;
    const from = body.indexOf(KEPT);
    if (from < 0)
        return null;
    return body.slice(from + KEPT.length).replace(ENDS_KEPT, '');
}
/** The last verdict again, for a later commit of which the same was found. */
function renderStill(marker, last) {
    const text = last.slice(last.indexOf('\n') + 1).split(STILL, 1)[0] ?? '';
    const look = marker.look === undefined ? '' : `, look ${marker.look} of this PR`;
    return `${renderVerdict(marker, text)}${STILL}<sub>Still so at <code>${marker.sha.slice(0, 7)}</code>${look}.</sub>`;
}
/** Reads it off the bodies of the comments that we wrote. */
function readHistory(bodies, marker) {
    const recorded = bodies.flatMap((body) => {
        const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarker */ .gY)(lastVerdict(body) ?? '');
        return found !== null && (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfSame */ .MQ)(found, marker) ? [found] : [];
    });
    const looks = recorded.map((found) => (found.look ?? 1) + ((0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(found, marker) ? 0 : 1));
    const results = recorded.filter(({ sha }) => sha === marker.sha).flatMap((found) => found.results ?? []);
    return { look: Math.max(1, ...looks), results: results.filter((result) => !(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(result, marker)) };
}


/***/ }),

/***/ 14878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ renderMarker),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   MQ: () => (/* binding */ isOfSame),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   gY: () => (/* binding */ parseMarker)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35560);

const MARKER = /^<!-- goldenpair:([A-Za-z0-9][A-Za-z0-9._-]*) run=(\d{1,15}) attempt=(\d{1,6}) sha=([0-9a-f]{7,64})((?: [a-z]+=[^\s>]{1,2000}){0,20}) -->/;
/** As many as fit a line that nobody reads; a commit that was measured more often has lost the oldest. */
const MAX_RESULTS = 20;
/** @example `<!-- goldenpair:demo run=812 attempt=1 sha=9d0e4c1… look=2 -->` */
function renderMarker({ suite, run, attempt, sha, look, said, results, state, kind }) {
    const fields = { look, said, results: results?.slice(-MAX_RESULTS).map(renderResult).join(','), state, kind };
    const more = Object.entries(fields).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`));
    return `<!-- goldenpair:${suite} run=${run} attempt=${attempt} sha=${sha}${more.join('')} -->`;
}
/** The marker that a comment's body starts with, or null. A marker further down is somebody's quotation. */
function parseMarker(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, suite = '', run, attempt, sha = '', more = ''] = match;
    const fields = new Map(more
        .trim()
        .split(' ')
        .map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));
    const [look = '', said = '', results = '', state = '', kind = ''] = ['look', 'said', 'results', 'state', 'kind'].map((name) => fields.get(name));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .O)({
        suite,
        run: Number(run),
        attempt: Number(attempt),
        sha,
        look: /^\d{1,6}$/.test(look) ? Number(look) : undefined,
        said: /^[0-9a-f]{12}$/.test(said) ? said : undefined,
        results: results === '' ? undefined : results.split(',').flatMap(parseResult),
        state: state === 'measuring' || state === 'stopped' ? state : undefined,
        kind: kind === 'ab' || kind === 'duplicate' ? kind : undefined,
    });
}
/** Whether `a` reports a later measurement than `b`. */
function isNewer(a, b) {
    return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
/** Whether both speak of the same thing: a suite on a pull request, or one experiment. */
function isOfSame(a, b) {
    return a.suite === b.suite && a.kind === b.kind && (a.kind === undefined || a.run === b.run);
}
/** Whether both report the same measurement. */
function isSame(a, b) {
    return a.run === b.run && a.attempt === b.attempt;
}
function renderResult({ run, attempt, word }) {
    return `${run}.${attempt}:${word}`;
}
function parseResult(text) {
    const [, run, attempt, word] = /^(\d{1,15})\.(\d{1,6}):([a-z-]{1,40})$/.exec(text) ?? [];
    return word === undefined ? [] : [{ run: Number(run), attempt: Number(attempt), word }];
}


/***/ }),

/***/ 13329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aX: () => (/* binding */ ACTIONS_BOT),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   fi: () => (/* binding */ commentOnCommits),
/* harmony export */   lY: () => (/* binding */ listOwnComments),
/* harmony export */   mN: () => (/* binding */ readLogin)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);


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
const nodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    databaseId: zod__WEBPACK_IMPORTED_MODULE_1__.int(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
});
/**
 * Every comment on a pull request or issue that this token wrote, oldest first. GraphQL knows who is asking (`viewerDidAuthor`);
 * where it cannot be used, REST lists the comments and the author's name decides.
 */
async function listOwnComments(request) {
    try {
        return await listByGraphql(request);
    }
    catch (error) {
        const failure = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error);
        if (failure === null && !(error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G))
            throw error;
        return listByRest(request);
    }
}
async function listByGraphql(request) {
    const { client, owner, repo, number, of = 'pullRequest' } = request;
    const nodes = await readConnection({
        client,
        query: queryOf(of),
        variables: { owner, repo, number },
        path: [of, 'comments'],
        node: nodeSchema,
    });
    return nodes
        .filter(({ viewerDidAuthor }) => viewerDidAuthor)
        .map(({ databaseId, url, body }) => ({ id: databaseId, url, body }));
}
async function listByRest({ client, owner, repo, number }) {
    const login = await readLogin(client);
    const request = { owner, repo, issue_number: number, per_page: 100 };
    const comments = await client.paginate(client.rest.issues.listComments, request);
    return comments
        .filter(({ user }) => user?.login === login)
        .map(({ id, html_url, body }) => ({ id, url: html_url, body: body ?? '' }));
}
/** The login that the runner's own token writes as. */
const ACTIONS_BOT = 'github-actions[bot]';
/** Who the token writes as, by REST; an app's token, which the runner's is, may not ask who it is. */
async function readLogin(client) {
    try {
        return (await client.rest.users.getAuthenticated()).data.login;
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return ACTIONS_BOT;
    }
}
const pageInfoSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(), endCursor: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable() });
/**
 * Every node of a GraphQL connection of the repository, in its order, page by page. `path` leads from the repository to the connection;
 * the query takes the cursor as `$after`.
 * @throws ZodError for an answer of another shape
 */
async function readConnection(request) {
    const { client, query, variables, path, node } = request;
    const connection = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__.array(node), pageInfo: pageInfoSchema });
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
function readKey(value, key) {
    return zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({ [key]: zod__WEBPACK_IMPORTED_MODULE_1__.unknown() }).parse(value)[key];
}
/** Comments on commits, one after the other. The first that is refused is a warning, and the rest is left. */
async function commentOnCommits(request) {
    const { client, owner, repo, shas, body, log } = request;
    for (const sha of shas) {
        try {
            // Said twice is worse than not at all, so a lost answer is not asked for again.
            const comment = { owner, repo, commit_sha: sha, body, request: { retries: 0 } };
            await client.rest.repos.createCommitComment(comment);
        }
        catch (error) {
            const failure = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error);
            if (failure === null)
                throw error;
            log.warning(`The comment on commit ${sha.slice(0, 7)} was not written: ${(0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)(failure, 'contents: write')}.`);
            return;
        }
    }
}


/***/ }),

/***/ 88328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ findWorkflow),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);



const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
async function readDefaultBranch(workingDirectory) {
    const git = async (...args) => {
        try {
            const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd: workingDirectory });
            return stdout.trim();
        }
        catch {
            return null;
        }
    };
    const remote = await git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await git('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await git('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}
/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
async function readRepositoryFile(request) {
    const { client, owner, repo, path, ref } = request;
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}
/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
async function findWorkflow({ client, owner, repo, runId }) {
    try {
        const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId });
        return data.workflow_id;
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error)?.status === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (status === 429 || /rate limit|abuse/i.test(message))
        return `GitHub's rate limit was reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token lacks the permission (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment),
/* harmony export */   t: () => (/* binding */ planComment)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14878);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13329);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);



const CREATE_ATTEMPTS = 3;
const CREATE_WAIT_MS = 2000;
/**
 * What to do with the comments that we wrote, oldest first: the first of this suite is kept, so that links to it stay
 * good; the others are duplicates; and where any of them reports a newer run, nothing is touched.
 */
function planComment(own, marker) {
    const ours = own.flatMap((written) => {
        const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMarker */ .gY)(written.body);
        return found !== null && (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfSame */ .MQ)(found, marker) ? [{ written, found }] : [];
    });
    const newer = ours.find(({ found }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewer */ .U4)(found, marker));
    if (newer !== undefined)
        return { kind: 'outdated', newer: newer.found };
    const [first, ...others] = ours.map(({ written }) => written);
    return first === undefined ? { kind: 'create' } : { kind: 'update', keep: first, remove: others };
}
/** Carries a plan out and gives the comment's address. Throws GitHub's refusal. */
async function writeComment(conversation, plan, { marker, body }) {
    const url = plan.kind === 'update' ? await updateComment(conversation, plan.keep, body) : null;
    const written = url ?? (await createComment(conversation, marker, body));
    if (plan.kind === 'update')
        await deleteComments(conversation, plan.remove);
    return written;
}
/** The address of the updated comment, or null when somebody has deleted it in the meantime. */
async function updateComment({ client, owner, repo }, keep, body) {
    if (keep.body === body)
        return keep.url;
    try {
        const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: keep.id, body });
        return data.html_url;
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .iu)(error)?.status === 404)
            return null;
        throw error;
    }
}
/**
 * The address of a new comment. Where the answer was lost, the comment may have been written all the same: so it is looked
 * for before another is tried.
 */
async function createComment(conversation, marker, body) {
    const { client, owner, repo, number, wait } = conversation;
    for (let attempt = 1;; attempt += 1) {
        try {
            const request = { owner, repo, issue_number: number, body, request: { retries: 0 } };
            const { data } = await client.rest.issues.createComment(request);
            return data.html_url;
        }
        catch (error) {
            const failure = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .iu)(error);
            if (failure === null || failure.status < 500 || attempt === CREATE_ATTEMPTS)
                throw error;
            await wait(CREATE_WAIT_MS * attempt);
            const plan = planComment(await (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .listOwnComments */ .lY)(conversation), marker);
            if (plan.kind === 'update')
                return (await updateComment(conversation, plan.keep, body)) ?? plan.keep.url;
        }
    }
}
async function deleteComments({ client, owner, repo }, comments) {
    for (const { id } of comments) {
        try {
            await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
        }
        catch (error) {
            // Another job may have deleted it, and a duplicate that stays is no reason to call the comment failed.
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .iu)(error) === null)
                throw error;
        }
    }
}


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 44288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   Or: () => (/* binding */ announceAside),
/* harmony export */   dP: () => (/* binding */ tryRequest),
/* harmony export */   gK: () => (/* binding */ PENDING_STATE),
/* harmony export */   qF: () => (/* binding */ readPendingReport),
/* harmony export */   uD: () => (/* binding */ checkPlace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63964);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);






/**
 * Says that a commit is being measured: in the comment, which keeps the last verdict folded, and as a check run in progress. Only
 * where the job may write, and silently so: whoever reports the verdict says what is missing. A quiet comment does not speak of it.
 * The measuring need not wait for it.
 */
function announceAside(request, announcement) {
    const announced = announce(request, announcement);
    // Whoever measures meanwhile awaits it later: until then a rejection is nobody's.
    announced.catch(() => undefined);
    return announced;
}
async function announce(request, { marker, place }) {
    const { inputs, github, effects } = request;
    const { owner, repo, runUrl } = github;
    const isCommented = !('kind' in place) && !place.isFork && inputs.comment === 'always';
    const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha };
    const number = isCommented ? place.number : null;
    let pending = { ...facts, run_url: runUrl, number, has_check: false, check_id: null };
    const keep = () => effects.saveState(PENDING_STATE, JSON.stringify(pending));
    // Before it is written: a process that is killed in between has it taken back all the same.
    if (isCommented)
        keep();
    const history = isCommented
        ? await tryRequest(effects.log, async () => announceInComment(request, { marker, place }))
        : null;
    if (inputs.check && !isReadOnly(place)) {
        pending = { ...pending, has_check: true };
        keep();
        const client = await effects.connect();
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .openCheck */ .Xq)({ client, wait: effects.wait }, checkPlace(pending));
        const check_id = await tryRequest(effects.log, open);
        // Without an answer it may be open all the same, so it stays pending.
        pending = { ...pending, check_id };
        keep();
    }
    return { pending, history };
}
/** Nothing is pending any more, once the verdict stands everywhere; else the `post` step takes back what is left. */
function settle({ effects }, { pending }, { comment, check }) {
    const isOpen = (outcome) => outcome?.kind === 'failed';
    const left = {
        ...pending,
        number: isOpen(comment) ? pending.number : null,
        has_check: isOpen(check) && pending.has_check,
    };
    const isDone = left.number === null && !left.has_check;
    effects.saveState(PENDING_STATE, isDone ? '' : JSON.stringify(left));
}
/** The token of a fork's pull request only reads. */
function isReadOnly(place) {
    return !('kind' in place) && place.isFork;
}
async function announceInComment({ github, effects }, { marker, place }) {
    const { owner, repo, number } = place;
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const history = (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .readHistory */ .Lu)(own.map(({ body }) => body), marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const measuring = { ...marker, state: 'measuring' };
    const headline = `⏳ Measuring \`${marker.sha.slice(0, 7)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const target = { client, owner, repo, number, wait: effects.wait };
    const status = { marker: measuring, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
/** Writes a comment that has no verdict of its own, with the last verdict folded. */
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .lastVerdict */ .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .writeComment */ .H)(target, plan, { marker: status.marker, body: (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWithoutVerdict */ .yA)(status, last) });
}
/** The check run of a suite on a commit. */
function checkPlace(facts) {
    const { owner, repo, suite, run, attempt, sha, run_url } = facts;
    const externalId = `goldenpair:${suite}:${run}:${attempt}`;
    return { owner, repo, sha, name: `Goldenpair (${suite})`, externalId, url: run_url };
}
/** What GitHub answers, or null where it refuses: for what is said on the side, which fails nothing and warns of nothing. */
async function tryRequest(log, request) {
    try {
        return await request();
    }
    catch (error) {
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        log.debug(`GitHub rejected it: ${failure.status} ${failure.message}`);
        return null;
    }
}
/** Where the runner keeps it between the Action and its `post` step. */
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
/**
 * What a job has told people that it is doing, and must take back should it end without a verdict. It goes through a file that programs of
 * the job might write too, and into comments: so nothing but what these words can be is taken.
 */
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    /** The workflow run, its attempt, and the head that it measures. */
    run: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    /** The pull request whose comment says so; null: none does. */
    number: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
    /** A check run was opened, or was about to be. */
    has_check: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    /** Null where its id is not known: the process ended before GitHub had answered. */
    check_id: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
});
/** Null where nothing is pending: the state is empty then. */
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


/***/ }),

/***/ 64837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ markUnmeasured),
/* harmony export */   n: () => (/* binding */ withdraw)
/* harmony export */ });
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14878);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88328);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);
/* harmony import */ var _report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77043);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44288);







const WORDS = {
    cancelled: {
        title: 'Cancelled before there was a verdict',
        explanation: (run) => `${run} was cancelled before there was a verdict.`,
    },
    failed: {
        title: 'Failed before there was a verdict',
        explanation: (run) => `${run} failed before there was a verdict; its log says why.`,
    },
    ended: {
        title: 'Ended without a verdict',
        explanation: (run) => `${run} ended without a verdict: it was cancelled, ran out of time, or was stopped from outside.`,
    },
};
/**
 * Says on the pull request that a measurement which was announced came to nothing, so that nothing hangs there for ever. What GitHub
 * refuses is only logged: the job has failed for another reason.
 */
async function withdraw(effects, pending, ending) {
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(effects.log, async () => withdrawComment(effects, pending, ending));
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(effects.log, async () => withdrawCheck(effects, pending, ending));
}
async function withdrawComment({ connect, wait }, pending, ending) {
    const { owner, repo, number, suite, run, attempt, sha, run_url } = pending;
    if (number === null)
        return;
    const client = await connect();
    const marker = { suite, run, attempt, sha, state: 'stopped' };
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number }), marker);
    if (plan.kind !== 'update')
        return;
    const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMarker */ .gY)(plan.keep.body);
    // A verdict stands there already, or another run speaks.
    if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .isSame */ .Ft)(now, marker))
        return;
    const explanation = WORDS[ending].explanation(`[The run](${run_url})`);
    const headline = `⏹️ Not measured: \`${sha.slice(0, 7)}\``;
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait }, plan, { marker, headline, explanation });
}
async function withdrawCheck({ connect, wait, log }, pending, ending) {
    if (!pending.has_check)
        return;
    const client = await connect();
    const place = (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPlace */ .uD)(pending);
    const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .findCheck */ .Sd)(client, place));
    const id = found?.id ?? pending.check_id;
    // With a verdict, whose answer was lost, it is done.
    if (id === null || found?.status === 'completed')
        return;
    const { title, explanation } = WORDS[ending];
    const end = {
        conclusion: ending === 'failed' ? 'failure' : 'cancelled',
        title,
        summary: explanation(`[The run](${pending.run_url})`),
        annotations: [],
    };
    await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .completeCheck */ .iL)({ client, wait }, place, { id, end });
}
/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not pass
 * for this one's. Comments of other workflows are left to those. Gives the suites that lack a measurement; what GitHub refuses is only logged.
 */
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .tryRequest */ .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { owner, repo } = github;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMarker */ .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind !== 'ab' && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .isSame */ .Ft)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkflow */ .$k)({ client, owner, repo, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkflow */ .$k)({ client, owner, repo, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(own, marker);
        const failure = failures.get(suite);
        // A comment of another workflow is left to it.
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const headline = `⏹️ Not measured: \`${head.sha.slice(0, 7)}\``;
        const said = failure === undefined ? what : `could not measure this commit: ${(0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(failure)}`;
        const explanation = `[The run](${github.runUrl}) ${said}`;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_5__/* .writeStatus */ .Kn)({ client, owner, repo, number, wait: effects.wait }, plan, { marker, headline, explanation });
    }
    return [...commented];
}


/***/ }),

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45843);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


/***/ }),

/***/ 77043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   nD: () => (/* binding */ escapeHtmlInMarkdown),
/* harmony export */   tn: () => (/* binding */ escapeCode)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45843);


/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. A commit's bare name stays
 * too: GitHub links it only where this very repository has that commit.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtmlText */ .SC)((0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
/**
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
function escapeCode(text) {
    const line = (0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


/***/ }),

/***/ 45843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   YA: () => (/* binding */ escapeUnseen),
/* harmony export */   l0: () => (/* binding */ removeUnseen)
/* harmony export */ });
/* eslint-disable no-control-regex -- the rule guards against control characters by mistake; here they are the point */
/**
 * ANSI sequences whole (CSI, OSC and the other strings, two-byte ones), so that no `[31m` is left behind. One that does not end where its
 * text ends must not eat the words after it: no string goes on behind a line, and no CSI has the spaces that a few rare ones may have.
 */
const ANSI = /(?:\u001b\[|\u009b)[0-?]*[!-/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g;
/**
 * Controls but tab and line feed, everything that Unicode lets a font ignore (soft hyphen, bidi marks and overrides, zero-width,
 * fillers, tags; not U+FE0F, which makes ⚠ an emoji), line separators, interlinear marks, lone surrogates.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]|\p{Cs}/gu;
/** Most texts: nothing to take out, and told in one look. Of the letters and signs of the basic plane those that no font may ignore. */
const ALL_SEEN = /^[\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]*$/;
/**
 * A text without the characters that change how others are read and are not seen themselves: terminal escapes, controls, bidi
 * overrides, zero-width characters. Line ends become `\n`. Every renderer starts with it: what is judged must be what is shown.
 * @example removeUnseen('a\u202eb\r\nc') // 'ab\nc'
 */
function removeUnseen(text) {
    if (ALL_SEEN.test(text))
        return text;
    return text
        .replace(ANSI, '')
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(UNSEEN, '');
}
/** The same on one line, spaces collapsed. */
function toOneLine(text) {
    return removeUnseen(text).replace(/[\t\n ]+/g, ' ');
}
/**
 * The same characters written out, for a terminal that prints data: in JSON they mean what they were, and nowhere do they act.
 * @example escapeUnseen('a\u202eb') // 'a\\u202eb'
 */
function escapeUnseen(text) {
    return text.replace(UNSEEN, (character) => character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}


/***/ })

};
