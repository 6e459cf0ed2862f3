export const id = 3789;
export const ids = [3789,7377];
export const modules = {

  98502:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    main: () => (  main)
  });
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
  var _github_action_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50741);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
  var _modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44288);
  var _modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64837);





async function main() {
    const core = await Promise.all( [__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const pending = (0,_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__  .qF)(core.getState(_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__  .gK));
    if (pending === null)
        return;
    const log = (0,_github_action_log_js__WEBPACK_IMPORTED_MODULE_1__  .r)(core);
    const token = core.getInput('github-token');
    core.setSecret(token);
    const connect = () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .UU)({ token, apiUrl: process.env['GITHUB_API_URL'] || 'https://api.github.com', log });
    await (0,_modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__  .n)({ connect, wait: async (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms), log }, pending, 'ended');
}


  }),

  77377:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $o: () => (  withUnit),
    B4: () => (  formatCount),
    BU: () => (  partOf),
    CE: () => (  formatRate),
    Cv: () => (  formatPInWords),
    GB: () => (  roundTo),
    Lh: () => (  decimalsToShow),
    MA: () => (  formatP),
    ZV: () => (  formatNumber),
    a3: () => (  formatDuration),
    kE: () => (  decimalsForDigits),
    nV: () => (  formatAge),
    pq: () => (  countOf),
    up: () => (  formatMoney),
    vG: () => (  moneyDecimals)
  });
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


  }),

  50741:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  createActionLog)
  });
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58967);


function createActionLog({ info, ...others }) {
    return (0,_io_log_js__WEBPACK_IMPORTED_MODULE_1__  .F8)({ ...others, info: (message) => info(disarmCommands(message)) }, _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i);
}
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}


  }),

  40273:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C0: () => (  enterpriseHost),
    HU: () => (  requireArtifacts),
    IN: () => (  failureArtifactName),
    M: () => (  suiteOfFailureArtifact),
    NG: () => (  listRunArtifacts),
    RX: () => (  experimentArtifactName),
    aj: () => (  retryOutage),
    gj: () => (  suiteOfShardArtifact),
    hF: () => (  baselineArtifactName),
    j: () => (  suiteOfExperimentArtifact),
    m5: () => (  reportArtifactName),
    nV: () => (  suiteOfRunArtifact),
    nc: () => (  runArtifactName),
    u9: () => (  shardArtifactName),
    wn: () => (  listArtifacts)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);


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
function requireArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
async function retryOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const longestMs of WAITS_MS) {
        const outage = describeOutage(answer);
        const waitMs = Math.min(longestMs, startMs + LAST_TRY_MS - clock.monotonicMs());
        if (outage === null || waitMs <= 0)
            break;
        log.info(`${outage}: trying again in ${Math.ceil(waitMs / 1000)} s.`);
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


  }),

  96418:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Sd: () => (  findCheck),
    Xq: () => (  openCheck),
    iL: () => (  completeCheck)
  });
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

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
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .nm)(write, find, wait);
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


  }),

  81136:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $k: () => (  findWorkflow),
    b$: () => (  readCheckout),
    fr: () => (  readPrefix),
    o2: () => (  readRepositoryName),
    tz: () => (  readRepositoryFile),
    u4: () => (  listRepositoryFiles),
    yt: () => (  readDefaultBranch)
  });
  var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);



async function readCheckout(input) {
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(input.workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: input.fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function readDefaultBranch(workingDirectory) {
    const read = async (...args) => (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(workingDirectory, args).catch(() => null))?.trim() ?? null;
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
const MAX_FOLDERS = 50;
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MAX_FOLDERS)
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
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__  .bJ)(ask);
}


  }),

  80430:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  sha256Hex),
    s: () => (  sha256)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const sha256 = (text) => `sha256:${sha256Hex(text)}`;
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


  }),

  62255:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    rV: () => (  mergeRuns),
    y0: () => (  describeShard)
  });
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9111);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79167);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87375);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41345);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64520);
  var _run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25727);
  var _pool_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71699);











async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__  .cI)(folder) });
    const parts = checkShards(runs);
    (0,_io_heap_js__WEBPACK_IMPORTED_MODULE_0__  .B)(parts.reduce((sum, { counts }) => sum + counts.trials, 0));
    const merged = mergeHeaders(parts);
    const { run } = await (0,_pool_runs_js__WEBPACK_IMPORTED_MODULE_8__  .hM)(merged, { sources: parts, out, log });
    return run;
}
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    const sessionId = `merged-${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__  .s)(sessions.join('\n')).slice(-16)}`;
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    const named = (field) => distinct(runs.map(({ environment }) => environment[field])).join(', ');
    return {
        ...first.run,
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        trials_per_case: Math.min(...runs.map(({ trials_per_case }) => trials_per_case)),
        plan: mergePlans(runs),
        environment: { node: named('node'), os: named('os'), runner: named('runner') || null },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        stopped: mergeStops(parts),
        spent_usd: spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0),
    };
}
function mergePlans(runs) {
    const plan = runs[0]?.plan;
    if (plan === undefined)
        return undefined;
    const own = runs.flatMap(({ cases, plan: { classes } = plan }) => cases.flatMap(({ id }) => {
        const kind = (0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__  .Kl)({ classes }, id);
        return kind === undefined ? [] : [[id, kind]];
    }));
    return { ...plan, classes: Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))) };
}
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return undefined;
    const planned = parts.reduce((sum, { run, counts }) => sum + (run.plan === undefined ? run.cases.length * run.trials_per_case : (run.stopped?.planned ?? counts.trials)), 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { ...first, planned, made, spent_usd: spent };
}
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    requireAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    requireEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    requireOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shards-wanted', { folder });
    return run.shard;
}
const OWN = new Set([
    ...['run_id', 'session_id', 'started_at', 'finished_at', 'environment', 'cases', 'counts', 'summaries', 'stopped'],
    ...['spent_usd', 'shard.index', 'code_quality.review', 'fingerprints.models', 'fingerprints.judge_models'],
]);
const OWN_IN_ROUNDS = new Set(['plan.classes', 'plan.gates', 'trials_per_case']);
const PARTED = ['suite', 'shard', 'settings', 'fingerprints', 'code_quality', 'plan'];
function sharedTraits(run) {
    const isOwn = (place) => OWN.has(place) || (run.plan !== undefined && OWN_IN_ROUNDS.has(place));
    return (0,_pool_runs_js__WEBPACK_IMPORTED_MODULE_8__  .JC)(run, PARTED, (place) => !isOwn(place));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function requireAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = sharedTraits(first.run);
    for (const other of others) {
        const found = sharedTraits(other.run);
        const valueOf = (what) => found.get(what) ?? 'null';
        const [what, value] = [...expected].find(([place, own]) => own !== valueOf(place)) ?? [];
        if (what === undefined || value === undefined)
            continue;
        const values = [
            { folder: first.folder, value: cut(value) },
            { folder: other.folder, value: cut(valueOf(what)) },
        ];
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shards-differ', { what, values });
    }
}
function requireEachOnce(parts) {
    const folders = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_9__  .$z)(parts, ({ shard }) => shard.index);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)({ index, of });
    for (const [index, own] of folders)
        if (own.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-repeated', { shard: name(index), folders: own.map(({ folder }) => folder) });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
function requireOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__  .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}`
            : `together with the other shards, it does not cover the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(folder).run, line: null, problem });
    }
}
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


  }),

  71699:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JC: () => (  traitsOf),
    Jb: () => (  refusePool),
    S_: () => (  lastPart),
    XI: () => (  MAX_TRIALS),
    bY: () => (  listDifferences),
    du: () => (  writeLastPart),
    hM: () => (  writeTrials),
    r1: () => (  poolRuns)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20714);
  var _run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65750);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const MAX_TRIALS = 10;
const OWN = new Set('run_id session_id mode commit branch started_at finished_at seed_offset trials_per_case pooled replaced_trials carried_to environment cases counts spent_usd summaries code_quality'.split(' '));
function refusePool(older, newer) {
    for (const run of [older, newer]) {
        if (run.counts === null || run.stopped !== undefined)
            return `the run ${run.run_id} is not complete`;
        if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
            return 'some answers are from a cache';
    }
    const different = listDifferences(older, newer);
    if (different.length > 0)
        return `they differ in ${different.join(', ')}`;
    const trials = lastPart(older).trials + newer.trials_per_case;
    return trials > MAX_TRIALS ? `together they would have ${trials} trials of each case, more than ${MAX_TRIALS}` : null;
}
function listDifferences(older, newer, except = []) {
    const [one, other] = [ownTraits(older), ownTraits(newer)];
    const places = [...new Set([...one.keys(), ...other.keys()])];
    return places.filter((place) => one.get(place) !== other.get(place) && !except.includes(place));
}
function ownTraits({ settings, fingerprints, ...rest }) {
    return traitsOf({ ...rest, settings, fingerprints }, ['settings', 'fingerprints'], (place) => !OWN.has(place));
}
function traitsOf(run, parted, counts) {
    const traits = Object.entries(run).flatMap(([key, value]) => parted.includes(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.flatMap(([key, value]) => (value !== undefined && counts(key) ? [[key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(value)]] : [])));
}
function lastPart(run) {
    const { run_id, commit, started_at, trials_per_case: trials, seed_offset } = run;
    return run.pooled?.at(-1) ?? { run_id, commit, started_at, trials, seed_offset };
}
async function poolRuns({ older, newer, out }, log) {
    const first = lastPart(older.run);
    const run = {
        ...newer.run,
        trials_per_case: first.trials + newer.run.trials_per_case,
        pooled: [first, lastPart(newer.run)],
    };
    const sources = [lastTrials(older), { ...newer, renumber: (trial) => trial + first.trials }];
    return writeTrials(run, { sources, out, log });
}
async function writeLastPart({ folder, run }, out, log) {
    const whole = { ...run, trials_per_case: lastPart(run).trials, pooled: undefined };
    return writeTrials(whole, { sources: [lastTrials({ folder, run })], out, log });
}
function lastTrials({ folder, run }) {
    const start = run.trials_per_case - lastPart(run).trials;
    return { folder, run, renumber: (trial) => (trial < start ? null : trial - start) };
}
async function writeTrials(run, { sources, out, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__  .bp)(out, { ...run, counts: null, summaries: {} }, log.info), true);
        const tally = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .dP)(run.pricing);
        for (const { folder, run: own, renumber } of sources)
            for await (const { trial: read } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__  .L9)(own, folder, log)) {
                const number = renumber === undefined ? read.trial : renumber(read.trial);
                if (number === null)
                    continue;
                const trial = { ...read, trial: number };
                await writer.append(trial);
                tally.add(trial);
            }
        const silence = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .v7)(run.variant, tally);
        if (silence !== null)
            throw silence;
        const whole = tally.complete(run);
        return { run: whole, seal: await writer.finish(whole) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


  }),

  27866:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  shortenHashes),
    d: () => (  canonicalJson)
  });
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value ?? null);
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


  }),

  53709:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mK: () => (  gateResultSchema),
  g_: () => (  likeTheseSchema),
  M8: () => (  limitedValue),
  v4: () => (  listedMetricSchema),
  RH: () => (  metricComparisonSchema),
  Ls: () => (  sliceComparisonSchema)
});

var schemas = __webpack_require__(55156);
var metric = __webpack_require__(16080);
var gate = __webpack_require__(61038);
var run_figure = __webpack_require__(64402);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/result/cause.js




const count = schemas.int().nonnegative();
const arm = schemas["enum"](['baseline', 'candidate']);
const figure = schemas["enum"](run_figure .SL);
const unit = schemas["enum"](['case', 'cluster']);
const test = { p: schemas.number(), alpha: schemas.number() };
const unscored = { baseline: count, candidate: count };
const files = schemas.strictObject({ common: count, added: count, gone: count })
    .describe('Numbers of files on both sides, only in the candidate, and only in the baseline.');
const basis = {
    files: files.nullable().describe('How many files were compared; `null` if the figure is not computed from files.'),
    all_files: schemas.literal(true)
        .describe('Set if all files are compared, because some may have been renamed.')
        .exactOptional(),
};
const change = schemas.number().describe('The change, as in `delta`: positive is better.');
const loss = { loss: metric .e4, margin: metric .e4 };
const cause_open = {
    worse: metric .e4
        .nullable()
        .describe('The margin, if a loss is proven that may or may not exceed it; `null` if no loss is proven.'),
};
const cause = (kind, facts) => schemas.strictObject({ kind: schemas.literal(kind), ...facts });
const causeSchema = schemas.discriminatedUnion('kind', [
    cause('bug', { message: schemas.string() }),
    cause('stopped', { arm, run: run .r$ }),
    cause('too-few-scored', {
        arm,
        scored: count,
        cases: count,
        floor: schemas.number(),
        grades: schemas.array(schemas.string())
            .describe('Grades that some trials of the arm lack but others of the case have; those trials are unscored.'),
        most_frequent: schemas.strictObject({ reason: schemas.string(), trials: count, unscored: count })
            .describe('The most frequent reason why trials of the arm are unscored, its number of trials, and the number of unscored trials.')
            .exactOptional(),
    }),
    cause('no-baseline', { lost: schemas["enum"](['none', 'unreadable', 'removed']) }),
    cause('redefined', { how: schemas["enum"](['prices', 'judge', 'added', 'dropped', 'definition']) }),
    cause('apart', { how: schemas["enum"](['replayed', 'machines', 'jobs']) }),
    cause('left-out', { cases: count }),
    cause('nothing-paired', {}),
    cause('no-figure', { arms: schemas.array(arm), infinite: schemas.boolean(), figure }),
    cause('no-value', { figure: figure.nullable() }),
    cause('not-measured', {}),
    cause('zero-baseline', {}),
    cause('table', { how: schemas["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    cause('code-unmeasured', { measured: arm.nullable() }),
    cause('code-unscored', { arm, problem: schemas.string() }),
    cause('file-unscored', { arm, path: schemas.string(), line: schemas.int().nullable(), problem: schemas.string() }),
    cause('languages', { baseline: schemas.string().nullable(), candidate: schemas.string().nullable() }),
    cause('no-code-value', { arms: schemas.array(arm) }),
    cause('no-common-value', { files }),
    cause('review', { how: schemas["enum"](['none', 'none-in-baseline', 'another-judge']), problem: schemas.string().nullable() }),
    cause('outside-bound', {
        side: schemas["enum"](['min', 'max']),
        value: schemas.number().nullable().describe("The candidate's value; `null` if it is infinite."),
        limit: schemas.number(),
    }),
    cause('within-bounds', {}),
    cause('exact', { ...basis }),
    cause('one-reading', {}),
    cause('exact-change', { change, margin: metric .e4, within: schemas.boolean(), ...basis }),
    cause('beyond-threshold', { ...loss }),
    cause('beyond-margin', { ...loss, ...test }),
    cause('better', { gain: metric .e4, slightly: schemas.boolean(), ...test }),
    cause('unchanged', { cases: count, rules_out: metric .e4.nullable() }),
    cause('slightly-worse', { typical: schemas.boolean() }),
    cause('inside-margin', { margin: metric .e4, typical: schemas.boolean() }),
    cause('single', { unit }),
    cause('information-only', { unit, units: count, needed: count }),
    cause('cases-missing', { ...unscored }),
    cause('trials-missing', { ...unscored }),
    cause('fact', {
        change,
        changed: count.describe('The number of cases whose value changed.'),
        margin: metric .e4,
        within: schemas.boolean(),
    }),
    cause('range', {
        ...cause_open,
        range: schemas.strictObject({ row: schemas["enum"](['rounds', 'log-ratio']), low: schemas.number(), high: schemas.number() })
            .describe('The range that contains the true change, in the unit of `delta`; positive is better.'),
        broke: count.describe('The number of cases that broke beyond chance.'),
        copies: schemas.boolean(),
    }),
    cause('total-contradicts', { ...cause_open, change: schemas.number() }),
    cause('unequal-trials', {}),
    cause('change-only', { ...cause_open }),
    cause('few-clusters', { ...cause_open, clusters: count, needed: count }),
    cause('limits', { ...cause_open, flags: metric .e4.nullable(), rules_out: metric .e4.nullable() }),
])
    .meta({ id: 'reason' });

var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used. `rounds`: judged on these cases in rounds. Not tested: `fact` (a deterministic target) and `exact` (one number per side).');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('The two-sided interval of `delta` at level 1 - alpha; positive is better.');
const measuredChange = {
    n: schemas.int().nonnegative().describe('The number of paired cases, or of compared files on row `exact`.'),
    row: rowSchema.nullable(),
    baseline: gate_result_figure.describe("The baseline's mean over the paired cases, or its figure of the run; `null` if none."),
    candidate: gate_result_figure.describe("The candidate's mean over the paired cases, or its figure of the run; `null` if none."),
    infinite: schemas.array(schemas["enum"](['baseline', 'candidate']))
        .describe('The arms whose value is `null` because it is infinite: a ratio with a denominator of 0.')
        .exactOptional(),
    delta: gate_result_figure.describe("The difference in the metric's unit, or ln(candidate/baseline) on row `log-ratio`; positive is better. For a neutral metric: candidate - baseline."),
    interval: intervalSchema.nullable(),
    p: gate_result_figure.describe('The two-sided p-value, unadjusted; `null` if nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric .DI,
    ...measuredChange,
    cause: causeSchema.nullable().describe('Why there is no test or no reliable p; otherwise `null`.'),
    marks: schemas.array(schemas.string()).describe('Remarks on these numbers, as clauses.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: gate_result_figure.describe("The adjusted p: a gate's own if the numbers are a gate's, else by Benjamini and Hochberg over all metrics and tags of all candidates. `null` if nothing was tested."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('p adjusted by Benjamini and Hochberg over all metrics and tags of all candidates.'),
});
const gate_result_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const flag = schemas.boolean();
const ends = schemas.strictObject({ low: schemas.number(), high: schemas.number() });
const boundMethodSchema = schemas["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = schemas.strictObject({
    method: boundMethodSchema,
    value: gate_result_figure.describe('The bound; `null` if it does not exist, which rules out `no-regression`.'),
    above_margin: flag,
    share_at_or_below: schemas.number()
        .describe('Only for Gaffke: the share of weighted means at or below -margin; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('A one-sided lower bound, at level alpha/2, to show whether a loss is within the margin.');
const checksSchema = schemas.strictObject({
    exact_p: schemas.number().exactOptional(),
    exact_p_log10: schemas.number()
        .describe('log10 of `exact_p`. Absent unless `exact_p` is below the smallest double.')
        .exactOptional(),
    chi2: gate_result_figure.exactOptional(),
    chi2_corrected: gate_result_figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: gate_result_figure.exactOptional(),
    wilcoxon_pratt_p: gate_result_figure.exactOptional(),
    mcnemar_first_trial_p: schemas.number().exactOptional(),
    cohen_dz: gate_result_figure
        .describe("Cohen's dz: mean difference / standard deviation of the differences; `null` if all are equal.")
        .exactOptional(),
    hedges_g: gate_result_figure.describe("`cohen_dz` with Hedges' correction for few cases.").exactOptional(),
    percentile: ends
        .describe('The percentile bootstrap interval of `delta` over cases, at level 1 - alpha.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: schemas.strictObject({ p: schemas.number(), delta: schemas.number() })
        .describe('The test on equal numbers of trials, which `improved` must pass too. Absent if they are equal anyway.')
        .exactOptional(),
})
    .describe('Other tests of the same pairs, for information only.');
const theseCasesSchema = schemas.strictObject({
    how: schemas["enum"](['rounds', 'fact'])
        .describe('`rounds`: judged after rounds of tries; `fact`: the target is deterministic, so no test is needed.'),
    round: gate_result_count.describe('The round after which the gate was decided; 0 for a fact.'),
    worse: flag.describe('Whether the gate is inconclusive but with a proven loss or with cases in `broke`.'),
    broke: texts.describe('Ids of cases that broke beyond chance: good on main and bad in every try.'),
    copies: flag.describe('Whether repeated answers agree too often (cache, fixed seed), so each case counts once.'),
    hopeless: flag.describe('Whether not even all rounds were expected to rule out a loss of the margin.'),
})
    .describe('How the gate was decided on these cases. Absent if it was not.');
const likeTheseSchema = schemas.strictObject({
    verdict: schemas["enum"](verdict .Jm),
    ...measuredChange,
    p_adjusted: gate_result_figure,
    can_rule_out: gate_result_figure,
    figures_unit: schemas["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case shows about similar questions. Decides nothing.');
const worseCasesSchema = schemas.strictObject({
    count: gate_result_count.describe('The number of compared cases with a worse mean over their tries than in the baseline.'),
    better: gate_result_count.describe('The number of compared cases with a better mean.'),
    worst: schemas.array(schemas.strictObject({ case_id: schemas.string(), baseline: schemas.number(), candidate: schemas.number() }))
        .describe('The cases that lost most, the worst first, at most 20, with their means on both sides.'),
})
    .describe('The cases behind a loss of quality. Absent if the gate shows none and is not inconclusive, or no case lost; absent for `success`, whose cases are in `flips`, for costs and times, and for figures of the run.');
const gateResultSchema = schemas.strictObject({
    gate: gate .Tp,
    metric: metric .DI,
    verdict: schemas["enum"](verdict .Jm),
    suspect: flag,
    failed: flag.describe('Whether the gate fails. It fails the run only if its severity is `fail`.'),
    cause: causeSchema,
    ...measuredChange,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: gate_result_count.nullable().describe('The number of clusters; `null` if the test is not clustered.'),
    candidate_value: gate_result_figure.describe('The value that `min` and `max` limit: the mean over all scored candidate cases in the slice, or the figure of the whole run.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe("The candidate's mean / the baseline's over the pairs, on row `log-ratio`."),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: flag,
    borderline: flag.describe('Whether, on row `mcnemar`, only one of `p` and `interval` shows a difference.'),
    broken_by: texts
        .describe("Ids of the candidate's cases (new and edited ones too) by which a yes/no metric breaks `min` or `max`.")
        .exactOptional(),
    worse_cases: worseCasesSchema.exactOptional(),
    newly_failing: gate_result_count.nullable(),
    newly_passing: gate_result_count.nullable(),
    least_flips: gate_result_count
        .describe('The fewest flipped cases that can be significant beside the other gates. Absent without a flip test.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('The smallest drop that is flagged with 80 % power; `null` if none or unknown.'),
    can_rule_out: gate_result_figure.describe('The smallest drop that this result rules out; `null` if none.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe('The unit of `can_flag` and `can_rule_out`; `relative`: a share of the baseline.'),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin with 80 % power.'),
    cases_to_settle: gate_result_figure.describe('Cases needed to rule out a drop of the margin with 80 % power if nothing changed.'),
    checks: checksSchema,
    agreement: schemas.strictObject({
        kappa: schemas.number(),
        low: gate_result_figure,
        high: gate_result_figure,
        n: gate_result_count.describe('The number of cases that both the judge and a person graded.'),
        least: schemas.number().describe('The required kappa if `kappa` is lower, so the gate only warns.').exactOptional(),
        needed: gate_result_count.describe('The required number of labels if `n` is lower; the gate still decides.').exactOptional(),
    })
        .describe("The judge's agreement with `human_labels`: quadratic weighted kappa and its 95 % interval.")
        .exactOptional(),
    warnings: texts,
    marks: texts.describe('The warnings to show beside the verdict.').exactOptional(),
});
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


  }),

  38045:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nm: () => (  referenceSchema),
    ZV: () => (  REFERENCE_SCHEMA_VERSION)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
  var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
  var _file_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47673);
  var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
  var _suite_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61038);





const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape;
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.profile,
    scores: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable())).describe('By metric id, one per trial or `null`.'),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative()).optional().describe('Indices, from 0, of the trials that the target failed.'),
});
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__.literal('reference'),
    ...(0,_file_version_js__WEBPACK_IMPORTED_MODULE_1__  .oc)(REFERENCE_SCHEMA_VERSION),
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
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_3__  .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_4__.array(referenceCaseSchema).min(1),
});


  }),

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  44288:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kn: () => (  writeStatus),
    Or: () => (  announceAside),
    VW: () => (  clearPending),
    dP: () => (  tryRequest),
    gK: () => (  PENDING_STATE),
    qF: () => (  readPendingReport)
  });
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23503);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);






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
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .Xq)({ client: await effects.connect(), wait: effects.wait }, pending);
        pending = { ...pending, check_id: await tryRequest(effects.log, open) };
        keep();
    }
    return {
        pending,
        history,
    };
}
function clearPending({ effects }, { pending }, { comment, check }) {
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
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(target);
    const history = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  ._T)(own, marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .tx)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const headline = `⏳ Measuring \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .Ax)(marker.sha)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const status = { marker: { ...marker, state: 'measuring' }, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .HF)(target, plan, { marker: status.marker, body: (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .yA)(status, last) });
}
async function tryRequest(log, request) {
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__  .cb)(request, ({ status, message }) => {
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


  }),

  75038:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ic: () => (  describeFailure),
    Vl: () => (  explainUnmeasured),
    al: () => (  uploadFailure),
    f1: () => (  readFailure),
    k0: () => (  readFailures)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58131);
  var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99787);
  var _upload_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47324);
  var _report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94373);
  var _announce_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44288);













const FILE = 'failure.txt';
const LONGEST = 600;
const MAX_BYTES = 64_000;
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
function explainUnmeasured({ job, line }, runUrl) {
    const escaped = line.replace(/`([^`]+)`|[^`]+|`/g, (part, code) => code === undefined ? (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__  .FV)(part) : (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__  .tn)(code));
    return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .yV)(describeFailure({ job, line: escaped }))}. The check fails. [The run](${runUrl}).`;
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
function readFailure({ inputs, effects, workspace }, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo))
        return null;
    const secrets = (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__  .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    const line = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .EQ)((0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .tQ)(summarizeMessage(error.message), secrets), workspace);
    return limitFailure(line, effects.env['GITHUB_JOB'] ?? '');
}
function limitFailure(line, job) {
    return {
        line: line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line,
        job: JOB.test(job) ? job : null,
    };
}
async function uploadFailure(request, suite, { line, job }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'failure');
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${line}\n${job ?? ''}\n`);
    await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_9__  .Zn)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .IN)(suite), folder, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE)]);
}
async function readFailures(request, listed, measured) {
    const failures = new Map();
    for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
        const suite = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .M)(artifact.name);
        if (suite === null || artifact.isExpired || measured.includes(suite))
            continue;
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_11__  .dP)(request.effects.log, async () => receiveFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function receiveFailure(request, artifact) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'received', artifact.name);
    try {
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__  .b)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_7__  .h_)(request)), artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .tQ)(one, []));
        return limitFailure(line, job);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__  .Eb) && !(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo))
            throw error;
        request.effects.log.debug(`${artifact.name} is not read: ${error.message}`);
        return null;
    }
}


  }),

  64837:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  markUnmeasured),
    n: () => (  withdraw)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
  var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
  var _github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14878);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81136);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23503);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58131);
  var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75038);
  var _announce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44288);









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
    const explanation = failure === null ? `[The run](${url}) ${what}` : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Vl)(failure, url);
    const withdrawComment = async () => {
        if (number === null)
            return;
        const target = { client: await connect(), owner, repo, number, wait };
        const marker = { suite, run, attempt, sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .tx)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(target), marker);
        if (plan.kind !== 'update')
            return;
        const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(plan.keep.body);
        if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(now, marker))
            return;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .Kn)(target, plan, { marker, headline: writeUnmeasured(sha), explanation });
    };
    const withdrawCheck = async () => {
        if (!pending.has_check)
            return;
        const client = await connect();
        const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .Sd)(client, pending));
        const id = found?.id ?? pending.check_id;
        if (id === null || found?.status === 'completed')
            return;
        const conclusion = ending === 'failed' ? 'failure' : 'cancelled';
        const end = { conclusion, title, summary: explanation, annotations: [] };
        await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .iL)({ client, wait }, pending, { id, end });
    };
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, withdrawComment);
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, withdrawCheck);
}
const writeUnmeasured = (sha) => `⏹️ Not measured: \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .Ax)(sha)}\``;
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment.when === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_5__  .h_)(request);
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)({ ...repository, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .$k)({ ...repository, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .$k)({ ...repository, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .tx)(own, marker);
        const failure = failures.get(suite);
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const explanation = failure === undefined
            ? `[The run](${github.runUrl}) ${what} The check fails.`
            : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Vl)(failure, github.runUrl);
        const status = { marker, headline: writeUnmeasured(head.sha), explanation };
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .Kn)({ ...repository, number, wait: effects.wait }, plan, status);
    }
    return [...commented];
}


  }),

  58131:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jj: () => (  openInputCache),
    Ui: () => (  readActionInputs),
    cH: () => (  namesForTargets),
    dz: () => (  readMistake),
    g4: () => (  REF),
    gJ: () => (  refuseInputs),
    h_: () => (  openRepository),
    lp: () => (  artifactsHome)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19859);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _options_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58282);
  var _options_readers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87156);







async function openRepository({ github, effects }) {
    return { client: await effects.connect(), owner: github.owner, repo: github.repo };
}
function artifactsHome({ inputs, github, effects }) {
    return { ...github, connect: effects.connect, workflow: inputs.baseline.workflow };
}
function readMistake(error, mode) {
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo)
        return error;
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .iu)(error);
    if (failure === null)
        return null;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .SP)(failure, 'actions: read, pull-requests: write');
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('github-refused', { mode, reason }, { cause: error });
}
function openInputCache({ inputs, workingDirectory, effects }) {
    if (inputs.cacheDir === null)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log });
}
function readActionInputs(env) {
    const values = _options_index_js__WEBPACK_IMPORTED_MODULE_4__  .mc.map(([name, { read, default: preset = null }]) => {
        const given = textOf(env, name) || preset;
        const key = (0,_options_index_js__WEBPACK_IMPORTED_MODULE_4__  .xQ)(name);
        if (read === undefined)
            return [key, readFlag(name, given ?? 'false')];
        return [key, given === null ? null : read(given, refusing(name, given))];
    });
    return Object.fromEntries(values);
}
function namesForTargets(env) {
    return (0,_options_readers_js__WEBPACK_IMPORTED_MODULE_5__  .Dy)()(textOf(env, 'target-env'), refusing('target-env', ''));
}
const textOf = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
function readFlag(name, given) {
    if (given !== 'true' && given !== 'false')
        refusing(name, given)('one of `true`, `false`');
    return given === 'true';
}
function refusing(name, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('input-invalid', { name, got, expected, suggestion });
    };
}
const REF = 'ref';
function refuseInputs(env, inputs, mode) {
    for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of _options_index_js__WEBPACK_IMPORTED_MODULE_4__  .mc) {
        const given = textOf(env, name);
        if (given === '' || given === (read === undefined ? 'false' : preset))
            continue;
        const refuse = refusing(name, given);
        if (modes?.includes(mode) === false)
            refuse(`none in mode \`${mode}\`: only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .JH)(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`);
        if (onlyWith !== '' && textOf(env, onlyWith) === '')
            refuse(`none without \`${onlyWith}\``);
        if (inputs.results.length > 0 && (measures || (name === 'baseline' && given === REF)))
            refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`);
    }
    if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
        refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`');
}


  }),

  47324:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $H: () => (  uploadRun),
    FL: () => (  makeHistoryRow),
    Fb: () => (  linkReport),
    OE: () => (  uploadShard),
    RM: () => (  saveOnFailure),
    Zn: () => (  uploadFiles),
    jC: () => (  openHistory),
    tw: () => (  hasHistory)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55156);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29598);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64520);
  var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84324);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58131);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62255);
  var _request_options_readers_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(87156);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(98194);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(77377);
  var _model_run_history_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79164);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(35560);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(56410);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95098);
  var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(44504);























async function uploadFiles(request, name, folder, files) {
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
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__  .yo('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
async function readSuitePath(file) {
    const head = headSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__  .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => ''))).data;
    return head === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(head.suite.directory ?? '', head.suite.file);
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_20__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_20__.string().optional() }) });
async function findOtherSuite(request, name, own) {
    const { github, outputFolder, effects } = request;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_12__  .h_)(request);
        const artifact = (await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .NG)({ ...repository, runId: github.runId })).find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__  .b)({ ...repository, artifact, folder });
        const run = (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .CS)(folder, () => true)).find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__  .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__  .Eb) && (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__  .iu)(error) === null)
            throw error;
        effects.log.info(`The owner of the artifact ${name} could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
async function saveOnFailure(stage, keep) {
    return stage.catch(async (error) => {
        await keep();
        throw error;
    });
}
async function uploadShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await uploadFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__  .yo('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_10__  ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_13__  .y0)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_11__.appendSummary)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_options_readers_js__WEBPACK_IMPORTED_MODULE_14__  .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
async function uploadRun(request, { suite, folder: own, isValid, stored, row }) {
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_18__  .CX);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return uploadFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
function makeHistoryRow({ github }, run, outcome) {
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__  .Up)(run, ['mode', 'run_id', 'variant', 'commit', 'branch']),
        values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_16__  .iH)(run),
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
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, problem_kind: null, unread: [] };
    }
    const stored = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .aj)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_19__  .L)({ suite, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'earlier'), home: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_12__  .lp)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__  .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__  .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(github.serverUrl) === null;
}


  }),

  19859:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  openCache)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _io_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);








const LAYOUT = 'v1';
const MAX_BYTES = 500e6;
const LARGEST_ENTRY_BYTES = 5e6;
function openCache(input) {
    const { folder, maxBytes = MAX_BYTES, clock, log } = input;
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const stopWriting = (reason) => {
        if (!isFull)
            log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
        isFull = true;
    };
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
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__  .MR)(text);
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
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_5__  .Kp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .vZ)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                stopWriting((0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__  .Dy)(error) ?? (0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .bD)(error));
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


  }),

  9073:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A_: () => (  isReference),
    C_: () => (  runOfReference),
    EY: () => (  trialsOfReference),
    K3: () => (  isLikelyReference),
    Wf: () => (  readReference)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55156);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35560);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
  var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38045);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47673);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12141);
  var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54974);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);










const versionSchema = zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_8__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_8__.int() });
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_7__  .Ov)(path)) !== null;
}
async function isLikelyReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_6__  .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('run-invalid', { path, line: null, problem });
    (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__  .ps)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_3__  .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_6__  .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_3__  .Nm, value, { path, line: null });
}
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_5__  .ZN,
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(({ scores: _scores, failed: _failed, ...golden }) => (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__  .Oy)({
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
            const values = Object.entries(scores).map(([metric, list]) => [metric, list[trial]]);
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => typeof entry[1] === 'number')),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}


  })

};
