export const id = 6170;
export const ids = [6170];
export const modules = {

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
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .wn)(rows.map((one) => (one === row ? { ...row, suite, known: rows.length } : one))));
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


  })

};
