export const id = 6929;
export const ids = [6929,7377];
export const modules = {

/***/ 98502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _github_action_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50741);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44288);
/* harmony import */ var _modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64837);





async function main() {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const pending = (0,_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__/* .readPendingReport */ .qF)(core.getState(_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__/* .PENDING_STATE */ .gK));
    if (pending === null)
        return;
    const log = (0,_github_action_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createActionLog */ .r)(core);
    const token = core.getInput('github-token');
    core.setSecret(token);
    const connect = () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createClient */ .UU)({ token, apiUrl: process.env['GITHUB_API_URL'] || 'https://api.github.com', log });
    await (0,_modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__/* .withdraw */ .n)({ connect, wait: async (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms), log }, pending, 'ended');
}


/***/ }),

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   Cv: () => (/* binding */ formatPInWords),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vG: () => (/* binding */ moneyDecimals)
/* harmony export */ });
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
}
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
function formatMoney(usd, options = {}) {
    const number = formatNumber(usd, { decimals: moneyDecimals(usd), ...options });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

function createActionLog({ debug, info, notice, warning, error }) {
    return {
        debug: (message) => debug((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        info: (message) => info(disarmCommands((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message))),
        notice: (message) => notice((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        warning: (message) => warning((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        error: (message) => error((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
    };
}
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}


/***/ }),

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
/* harmony export */   IN: () => (/* binding */ failureArtifactName),
/* harmony export */   M: () => (/* binding */ suiteOfFailureArtifact),
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
/* harmony export */   O0: () => (/* binding */ outlastOutage),
/* harmony export */   RX: () => (/* binding */ experimentArtifactName),
/* harmony export */   ZM: () => (/* binding */ demandArtifacts),
/* harmony export */   gj: () => (/* binding */ suiteOfShardArtifact),
/* harmony export */   hF: () => (/* binding */ baselineArtifactName),
/* harmony export */   j: () => (/* binding */ suiteOfExperimentArtifact),
/* harmony export */   m5: () => (/* binding */ reportArtifactName),
/* harmony export */   nV: () => (/* binding */ suiteOfRunArtifact),
/* harmony export */   nc: () => (/* binding */ runArtifactName),
/* harmony export */   u9: () => (/* binding */ shardArtifactName),
/* harmony export */   wn: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
const MAX_PAGES = 10;
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
async function listRunArtifacts({ client, owner, repo, runId }) {
    return listPages(async (page) => client.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }));
}
async function listPages(ask) {
    const artifacts = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await ask({ per_page: PER_PAGE, page });
        artifacts.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return artifacts;
}
function readArtifact(artifact) {
    const { id, head_repository_id, head_branch, head_sha: headSha = '' } = artifact.workflow_run ?? {};
    const of = { headRepositoryId: head_repository_id ?? null, headBranch: head_branch ?? null, headSha };
    return {
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        ...(artifact.expires_at && { expiresAt: new Date(artifact.expires_at) }),
        run: id === undefined ? null : { id, ...of },
    };
}
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
async function outlastOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const waitMs of WAITS_MS) {
        const outage = describeOutage(answer);
        if (outage === null || clock.monotonicMs() - startMs + waitMs > LAST_TRY_MS)
            break;
        log.info(`${outage}: trying again in ${waitMs / 1000} s.`);
        await waitUnlessAborted(waitMs, wait, signal);
        answer = await ask();
    }
    return answer;
}
async function waitUnlessAborted(ms, wait, signal) {
    signal.throwIfAborted();
    const ended = new AbortController();
    const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(signal, 'abort', { signal: ended.signal }).catch(() => null);
    await Promise.race([wait(ms), aborted]).finally(() => ended.abort());
    signal.throwIfAborted();
}


/***/ }),

/***/ 96418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ findCheck),
/* harmony export */   Xq: () => (/* binding */ openCheck),
/* harmony export */   iL: () => (/* binding */ completeCheck)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

const MAX_ANNOTATIONS = 50;
const MAX_TITLE = 255;
const MAX_MESSAGE = 4000;
const nameOf = ({ suite }) => `Goldenpair (${suite})`;
const idOf = ({ suite, run, attempt }) => `goldenpair:${suite}:${run}:${attempt}`;
async function openCheck(effects, place) {
    const summary = 'The golden suite is being measured.';
    const state = { status: 'in_progress', output: { title: 'Measuring …', summary } };
    return (await writeCheck(effects, place, { id: null, state })).id;
}
async function completeCheck(effects, place, { id, end }) {
    const title = end.title.slice(0, MAX_TITLE);
    const { summary, conclusion } = end;
    const annotations = end.annotations.slice(0, MAX_ANNOTATIONS).map(describeAnnotation);
    const state = { status: 'completed', conclusion, output: { title, summary, annotations } };
    const open = id ?? (await findCheck(effects.client, place))?.id ?? null;
    return (await writeCheck(effects, place, { id: open, state })).html_url ?? place.run_url;
}
async function findCheck(client, place) {
    const { owner, repo, sha: ref } = place;
    const { data } = await client.rest.checks.listForRef({ owner, repo, ref, check_name: nameOf(place), per_page: 100 });
    return data.check_runs.find(({ external_id }) => external_id === idOf(place)) ?? null;
}
async function writeCheck({ client, wait }, place, { id, state }) {
    const { owner, repo, sha, run_url: url } = place;
    const facts = { owner, repo, name: nameOf(place), head_sha: sha, external_id: idOf(place), details_url: url };
    const once = { request: { retries: 0 } };
    const create = async () => (await client.rest.checks.create({ ...facts, ...state, ...once })).data;
    const update = async (open) => (await client.rest.checks.update({ owner, repo, check_run_id: open, ...state, ...once })).data;
    const write = async () => (id === null ? create() : update(id));
    const find = async () => {
        const check = await findCheck(client, place);
        const isDone = check?.status === 'completed' || state.status === 'in_progress';
        return isDone && (id === null || check?.id === id) ? check : null;
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatLost */ .qS)(write, find, wait);
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

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ findWorkflow),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile),
/* harmony export */   u4: () => (/* binding */ listRepositoryFiles),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);



async function readCheckout(input) {
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(input.workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: input.fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function readDefaultBranch(workingDirectory) {
    const read = async (...args) => (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, args).catch(() => null))?.trim() ?? null;
    const remote = await read('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await read('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await read('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}
async function readRepositoryFile({ client, owner, repo, path, ref }) {
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}
const MOST_FOLDERS = 50;
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MOST_FOLDERS)
            return null;
        const folder = folders[asked] ?? '';
        const { data } = await client.rest.repos.getContent({ owner, repo, path: node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, folder), ref });
        if (!Array.isArray(data))
            return null;
        for (const { name, type } of data) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name);
            if (type === 'file')
                files.push(inner);
            else if (type === 'dir' && enters(inner))
                folders.push(inner);
        }
    }
    return files.sort();
}
async function findWorkflow({ client, owner, repo, runId }) {
    const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(ask);
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Np: () => (/* binding */ findMatches),
/* harmony export */   Ov: () => (/* binding */ nameFrom),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   VK: () => (/* binding */ splitGlob),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   aV: () => (/* binding */ findInside),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   ww: () => (/* binding */ makeTemporary),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1482);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5810);









async function readTextFile(input) {
    const { path, shown = path, maxBytes, asIs = false } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        if (text.includes('\0'))
            return refuse('it is binary');
        return asIs ? text : (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .withLineFeeds */ .gX)(text);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
async function findInside(folder, name, { refuse, missing = 'it does not exist' }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
    const place = await locatePath(folder, path);
    if (place === 'missing')
        throw refuse(missing);
    if (place === 'outside')
        throw refuse(`it is not inside ${folder}`);
    return path;
}
const nameFrom = (folder, path) => (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, path)));
async function refuseExisting(paths, folder, cure = ANOTHER_NAME) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('file-exists', { paths: taken.map((path) => nameFrom(folder, path)), cure });
}
const ANOTHER_NAME = 'Give another name, or replace it with --force.';
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder(path))
            throw error;
    }
}
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
async function makeTemporary(what) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `goldenpair-${what}-`));
    return { folder, [Symbol.asyncDispose]: async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }) };
}
const isFolder = (path) => (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .orNull */ .Xd)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()) ?? false;
function splitGlob(glob) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const enters = (inner) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    return { fixed, enters };
}
async function findMatches(glob, workingDirectory) {
    const { fixed, enters } = splitGlob(glob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workingDirectory, ...fixed);
    if ((await locatePath(workingDirectory, folder)) !== 'inside')
        return { files: [], links: [], folders: [] };
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .globToRegExp */ .t)(glob);
    const others = { link: [], folder: [] };
    const files = await listFiles(folder, enters, (path, kind) => void others[kind].push(path));
    const place = (path) => [...fixed, path].join('/');
    const matches = (path) => pattern.test(place(path));
    const links = [];
    for (const link of others.link.sort())
        if (matches(link) || (enters(link) && isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, link))))
            links.push(link);
    return {
        files: files.filter(matches).map(place),
        links: links.map(place),
        folders: others.folder.filter(matches).sort().map(place),
    };
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const sha256 = (text) => `sha256:${sha256Hex(text)}`;
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 27866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ shortenHashes),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    let members = '';
    if (Array.isArray(value)) {
        if (value.every((item) => typeof item === 'string'))
            return JSON.stringify(value);
        for (const item of value)
            members += `${members === '' ? '' : ','}${canonicalJson(item)}`;
        return `[${members}]`;
    }
    const fields = value;
    for (const key of Object.keys(fields).sort()) {
        const member = fields[key];
        if (member !== undefined)
            members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
    }
    return `{${members}}`;
}
function shortenHashes(text) {
    return text.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
}


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _file_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47673);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61038);





const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape;
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    scores: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable())),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative()).optional(),
});
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__.literal('reference'),
    ...(0,_file_version_js__WEBPACK_IMPORTED_MODULE_1__/* .versionFields */ .oc)(REFERENCE_SCHEMA_VERSION),
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
    lowered: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_4__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   xv: () => (/* binding */ VERSION),
/* harmony export */   zx: () => (/* binding */ NPX)
/* harmony export */ });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


/***/ }),

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   Xz: () => (/* binding */ keepRun),
/* harmony export */   jC: () => (/* binding */ openHistory),
/* harmony export */   tw: () => (/* binding */ hasHistory),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55156);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(29598);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84324);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58131);
/* harmony import */ var _measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87556);
/* harmony import */ var _request_options_readers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(87156);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(98194);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(77377);
/* harmony import */ var _model_run_history_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(79164);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(35560);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(56410);
/* harmony import */ var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(95098);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(44504);























async function keepFiles(request, name, folder, files) {
    const { inputs, effects } = request;
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, file));
    const own = files.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
    const path = own === undefined ? null : await readSuitePath(own);
    const findOther = async () => (path === null ? null : findOtherSuite(request, name, path));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays, findOther });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'taken':
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
async function readSuitePath(file) {
    const head = headSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_19__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => ''))).data;
    return head === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(head.suite.directory ?? '', head.suite.file);
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_20__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_20__.string().optional() }) });
async function findOtherSuite(request, name, own) {
    const { github, outputFolder, effects } = request;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_11__/* .openRepository */ .h_)(request);
        const artifact = (await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunArtifacts */ .NG)({ ...repository, runId: github.runId })).find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)({ ...repository, artifact, folder });
        const run = (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder, () => true)).find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteLine */ .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb) && (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        effects.log.info(`Whose artifact ${name} is could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
async function keepOnFailure(stage, keep) {
    return stage.catch(async (error) => {
        await keep();
        throw error;
    });
}
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_14__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .describeShard */ .y0)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__.appendSummary)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_options_readers_js__WEBPACK_IMPORTED_MODULE_13__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
async function keepRun(request, { suite, folder: own, isValid, stored, row }) {
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_14__/* .runFiles */ .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_14__/* .fileSize */ .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_14__/* .runFiles */ .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_17__/* .HISTORY_FILE */ .CX);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__/* .mergeHistories */ .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceFile */ .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__/* .writeHistory */ .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineArtifactName */ .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
function makeRow({ github }, run, outcome) {
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__/* .pick */ .Up)(run, ['mode', 'run_id', 'variant', 'commit', 'branch']),
        values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_15__/* .meansOf */ .oh)(run),
        ...outcome,
        spent_usd: run.spent_usd,
        known: 1,
    };
}
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
async function openHistory(request, suite, tellProblem = request.effects.log.warning) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, problem_kind: null, unread: [] };
    }
    const stored = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .outlastOutage */ .O0)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_18__/* .readHistory */ .L)({ suite, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'earlier'), home: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_11__/* .artifactsHome */ .lp)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_16__/* .countLostRows */ .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__/* .countOf */ .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__/* .countOf */ .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(github.serverUrl) === null;
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
/* harmony export */   qF: () => (/* binding */ readPendingReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73341);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96418);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23503);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13329);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);






function announceAside(request, announcement) {
    const announced = announce(request, announcement);
    announced.catch(() => undefined);
    return announced;
}
async function announce(request, { marker, place }) {
    const { inputs, github, effects } = request;
    const { owner, repo, runUrl } = github;
    const isReadOnly = !('kind' in place) && place.isFork;
    const isCommented = !('kind' in place) && !isReadOnly && inputs.comment.when === 'always';
    const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha };
    const number = isCommented ? place.number : null;
    let pending = { ...facts, run_url: runUrl, number, has_check: false, check_id: null };
    const keep = () => effects.saveState(PENDING_STATE, JSON.stringify(pending));
    if (isCommented)
        keep();
    const say = async () => (isCommented ? announceInComment(request, { marker, place }) : null);
    const history = await tryRequest(effects.log, say);
    if (inputs.check && !isReadOnly) {
        pending = { ...pending, has_check: true };
        keep();
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_1__/* .openCheck */ .Xq)({ client: await effects.connect(), wait: effects.wait }, pending);
        pending = { ...pending, check_id: await tryRequest(effects.log, open) };
        keep();
    }
    return {
        pending,
        history,
    };
}
function settle({ effects }, { pending }, { comment, check }) {
    const isOpen = (outcome) => outcome?.kind === 'failed';
    const left = {
        ...pending,
        number: isOpen(comment) ? pending.number : null,
        has_check: isOpen(check) && pending.has_check,
    };
    effects.saveState(PENDING_STATE, left.number === null && !left.has_check ? '' : JSON.stringify(left));
}
async function announceInComment({ github, effects }, { marker, place }) {
    const target = { client: await effects.connect(), ...place, wait: effects.wait };
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .listOwnComments */ .lY)(target);
    const history = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .Lu)(own, marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .planComment */ .tx)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const headline = `⏳ Measuring \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(marker.sha)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const status = { marker: { ...marker, state: 'measuring' }, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .lastVerdict */ .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .writeComment */ .HF)(target, plan, { marker: status.marker, body: (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderWithoutVerdict */ .yA)(status, last) });
}
async function tryRequest(log, request) {
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)(request, ({ status, message }) => {
        log.debug(`GitHub rejected it: ${status} ${message}`);
        return null;
    });
}
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    run: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    number: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
    has_check: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    check_id: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
});
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


/***/ }),

/***/ 75038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   k0: () => (/* binding */ readFailures),
/* harmony export */   ou: () => (/* binding */ leaveFailure)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50262);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58131);
/* harmony import */ var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99787);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22604);
/* harmony import */ var _report_render_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94373);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(44288);













const FILE = 'failure.txt';
const LONGEST = 600;
const MAX_BYTES = 64_000;
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
function explainFailure({ job, line }, runUrl) {
    const escaped = line.replace(/`([^`]+)`|[^`]+|`/g, (part, code) => code === undefined ? (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeMarkdown */ .FV)(part) : (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeCode */ .tn)(code));
    return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .startSentence */ .yV)(describeFailure({ job, line: escaped }))}. The check fails. [The run](${runUrl}).`;
}
function describeFailure({ job, line }) {
    return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`;
}
const SAYS_ERROR = /error|exception|cannot|can't|not found|refused|denied|failed|fatal|panic/i;
const STACK_FRAME = /^\s*at |^\s*File "|^\S+:\d+(?::\d+)?$/;
function summarizeMessage(message) {
    const [line = '', ...rest] = message.split('\n');
    const log = rest.map((one) => one.replace(/^ {2}\| /, '').trim()).filter((one) => one !== '');
    const telling = log.findLast((one) => SAYS_ERROR.test(one) && !STACK_FRAME.test(one)) ?? log.at(-1);
    return telling === undefined ? line : `${telling.replace(/[.!?]+$/, '')}. ${line.replace(/\s[^.!?]*:$/, '')}`;
}
function readFailure({ inputs, effects }, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo))
        return null;
    const secrets = (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_9__/* .knownSecrets */ .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    return limitFailure((0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteLine */ .tQ)(summarizeMessage(error.message), secrets), effects.env['GITHUB_JOB'] ?? '');
}
function limitFailure(line, job) {
    return {
        line: line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line,
        job: JOB.test(job) ? job : null,
    };
}
async function leaveFailure(request, suite, { line, job }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'failure');
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${line}\n${job ?? ''}\n`);
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_10__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureArtifactName */ .IN)(suite), folder, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE)]);
}
async function readFailures(request, listed, measured) {
    const failures = new Map();
    for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
        const suite = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfFailureArtifact */ .M)(artifact.name);
        if (suite === null || artifact.isExpired || measured.includes(suite))
            continue;
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_12__/* .tryRequest */ .dP)(request.effects.log, async () => receiveFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function receiveFailure(request, artifact) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'received', artifact.name);
    try {
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_8__/* .openRepository */ .h_)(request)), artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteLine */ .tQ)(one, []));
        return limitFailure(line, job);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb) && !(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo))
            throw error;
        request.effects.log.debug(`${artifact.name} is not read: ${error.message}`);
        return null;
    }
}


/***/ }),

/***/ 64837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ markUnmeasured),
/* harmony export */   n: () => (/* binding */ withdraw)
/* harmony export */ });
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73341);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96418);
/* harmony import */ var _github_marker_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14878);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81136);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23503);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58131);
/* harmony import */ var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75038);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44288);









const AGAIN = 'Nothing was compared, so the check does not pass: run it again, or push.';
const WORDS = {
    cancelled: ['Cancelled before there was a verdict', `was cancelled before there was a verdict. ${AGAIN}`],
    failed: [
        'Failed before there was a verdict',
        'failed before there was a verdict; its log says why. The check fails.',
    ],
    ended: [
        'Ended without a verdict',
        `ended without a verdict: it was cancelled, ran out of time, or was stopped from outside. ${AGAIN}`,
    ],
};
async function withdraw({ connect, wait, log }, pending, ending, failure = null) {
    const { owner, repo, number, suite, run, attempt, sha, run_url: url } = pending;
    const [title, what] = WORDS[ending];
    const explanation = failure === null ? `[The run](${url}) ${what}` : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFailure */ .SP)(failure, url);
    const withdrawComment = async () => {
        if (number === null)
            return;
        const target = { client: await connect(), owner, repo, number, wait };
        const marker = { suite, run, attempt, sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .planComment */ .tx)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .listOwnComments */ .lY)(target), marker);
        if (plan.kind !== 'update')
            return;
        const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMarker */ .gY)(plan.keep.body);
        if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .isSame */ .Ft)(now, marker))
            return;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__/* .writeStatus */ .Kn)(target, plan, { marker, headline: writeUnmeasured(sha), explanation });
    };
    const withdrawCheck = async () => {
        if (!pending.has_check)
            return;
        const client = await connect();
        const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__/* .tryRequest */ .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_1__/* .findCheck */ .Sd)(client, pending));
        const id = found?.id ?? pending.check_id;
        if (id === null || found?.status === 'completed')
            return;
        const conclusion = ending === 'failed' ? 'failure' : 'cancelled';
        const end = { conclusion, title, summary: explanation, annotations: [] };
        await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_1__/* .completeCheck */ .iL)({ client, wait }, pending, { id, end });
    };
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__/* .tryRequest */ .dP)(log, withdrawComment);
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__/* .tryRequest */ .dP)(log, withdrawCheck);
}
const writeUnmeasured = (sha) => `⏹️ Not measured: \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(sha)}\``;
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment.when === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__/* .tryRequest */ .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h_)(request);
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .listOwnComments */ .lY)({ ...repository, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMarker */ .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .isSame */ .Ft)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkflow */ .$k)({ ...repository, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkflow */ .$k)({ ...repository, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .planComment */ .tx)(own, marker);
        const failure = failures.get(suite);
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const explanation = failure === undefined
            ? `[The run](${github.runUrl}) ${what} The check fails.`
            : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFailure */ .SP)(failure, github.runUrl);
        const status = { marker, headline: writeUnmeasured(head.sha), explanation };
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__/* .writeStatus */ .Kn)({ ...repository, number, wait: effects.wait }, plan, status);
    }
    return [...commented];
}


/***/ }),

/***/ 58131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   cH: () => (/* binding */ namesForTargets),
/* harmony export */   dz: () => (/* binding */ readMistake),
/* harmony export */   g4: () => (/* binding */ REF),
/* harmony export */   gJ: () => (/* binding */ refuseInputs),
/* harmony export */   hO: () => (/* binding */ cacheOfInputs),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   lp: () => (/* binding */ artifactsHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19859);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _options_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58282);
/* harmony import */ var _options_readers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87156);







async function openRepository({ github, effects }) {
    return { client: await effects.connect(), owner: github.owner, repo: github.repo };
}
function artifactsHome({ inputs, github, effects }) {
    return { ...github, connect: effects.connect, workflow: inputs.baseline.workflow };
}
function readMistake(error, mode) {
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo)
        return error;
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .iu)(error);
    if (failure === null)
        return null;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(failure, 'actions: read, pull-requests: write');
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('github-refused', { mode, reason }, { cause: error });
}
function cacheOfInputs({ inputs, workingDirectory, effects }) {
    if (inputs.cacheDir === null)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log });
}
function readActionInputs(env) {
    const values = _options_index_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc.map(([name, { read, default: preset = null }]) => {
        const given = textOf(env, name) || preset;
        const key = (0,_options_index_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .xQ)(name);
        if (read === undefined)
            return [key, readFlag(name, given ?? 'false')];
        return [key, given === null ? null : read(given, refusing(name, given))];
    });
    return Object.fromEntries(values);
}
function namesForTargets(env) {
    return (0,_options_readers_js__WEBPACK_IMPORTED_MODULE_6__/* .names */ .Dy)()(textOf(env, 'target-env'), refusing('target-env', ''));
}
const textOf = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
function readFlag(name, given) {
    if (given !== 'true' && given !== 'false')
        refusing(name, given)('one of `true`, `false`');
    return given === 'true';
}
function refusing(name, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('input-invalid', { name, got, expected, suggestion });
    };
}
const REF = 'ref';
function refuseInputs(env, inputs, mode) {
    for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of _options_index_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc) {
        const given = textOf(env, name);
        if (given === '' || given === (read === undefined ? 'false' : preset))
            continue;
        const refuse = refusing(name, given);
        if (modes?.includes(mode) === false)
            refuse(`none in mode \`${mode}\`: only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`);
        if (onlyWith !== '' && textOf(env, onlyWith) === '')
            refuse(`none without \`${onlyWith}\``);
        if (inputs.results.length > 0 && (measures || (name === 'baseline' && given === REF)))
            refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`);
    }
    if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
        refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`');
}


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







const LAYOUT = 'v1';
const MOST_BYTES = 500e6;
const LARGEST_ENTRY_BYTES = 5e6;
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
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
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
const NAMES = /^[\da-f]{64}\.json(\.[-\da-f]{36}\.draft)?$/;
const OLD_DRAFT_MS = 3600_000;
const LEFT_SHARE = 0.9;
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const entries = [];
    for (const { parentPath, name } of all.filter((file) => file.isFile() && NAMES.test(file.name))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
        if (facts === null)
            continue;
        if (name.endsWith('.draft') && nowMs - facts.mtimeMs > OLD_DRAFT_MS)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        else
            entries.push({ path, facts });
    }
    let bytes = entries.reduce((sum, { facts }) => sum + facts.size, 0);
    for (const { path, facts } of entries.sort((a, b) => a.facts.mtimeMs - b.facts.mtimeMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        bytes -= facts.size;
    }
    return bytes;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47673);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);










const versionSchema = zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_7__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_7__.int() });
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .fileSize */ .Ov)(path)) !== null;
}
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_3__/* .admitVersion */ .cC)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_SCHEMA_VERSION */ .ZN,
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(({ scores: _scores, failed: _failed, ...golden }) => (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__/* .omitUndefined */ .Oy)({
            ...golden,
            query: '',
            critical: false,
            enabled: true,
            answer_mode: 'answerable',
            expected_spans: [],
            checks: [],
            at: { file: '', line: 0 },
        })),
        metrics: [],
    };
}
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


/***/ })

};
