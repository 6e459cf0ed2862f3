export const id = 8427;
export const ids = [8427];
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

  91286:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Pj: () => (  findPlace),
  mE: () => (  publishExperiments),
  GS: () => (  reportExperiment),
  zY: () => (  uploadExperiment)
});


var external_node_path_ = __webpack_require__(76760);
var join_names = __webpack_require__(73341);
var artifacts = __webpack_require__(40273);
var pull_requests = __webpack_require__(89554);
var files = __webpack_require__(60198);
var error = __webpack_require__(50262);
var schemas = __webpack_require__(55156);
var file_version = __webpack_require__(47673);
var run = __webpack_require__(12141);
var comparison = __webpack_require__(61739);
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/experiment.js





const EXPERIMENT_SCHEMA_VERSION = 1;
const armRun = run .Lx.pick({
    run_id: true,
    variant: true,
    commit: true,
    trials_per_case: true,
    settings: true,
    fingerprints: true,
    counts: true,
    summaries: true,
});
const folder = schemas.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names');
const armSchema = schemas.strictObject({
    ref: schemas.string().nullable().describe('The requested branch, tag or commit. `null` if the arm is a variant.'),
    folder: folder.describe("Path of the arm's run folder, relative to this file."),
    ...armRun.shape,
});
const experimentSchema = schemas.strictObject({
    ...(0,file_version .oc)(EXPERIMENT_SCHEMA_VERSION),
    label: schemas.string().describe('The name of the experiment: the input `label`, or else its arms.'),
    suite: run .Lx.shape.suite,
    finished_at: schemas.string().describe('Time at which the result was known, ISO 8601 in UTC.'),
    run_url: schemas.string().describe('Address of the page of the workflow run.'),
    seed: run .Lx.shape.seed,
    subset: run .Lx.shape.subset,
    max_cost_usd: schemas.number().positive().nullable().describe('Limit on the cost, in US dollars. `null` if there is none.'),
    arms: schemas.array(armSchema).min(2).max(comparison .v$).describe('The arms that were compared, the baseline first.'),
    outcome: schemas.strictObject({
        verdict: schemas["enum"]([...verdict .Z4, 'winner', 'no-winner']).describe('The verdict, as in comparison.json.'),
        passed: schemas.boolean().describe('Whether the exit code is 0, so that the job passes.'),
        winner: schemas.string().nullable().describe('The winning variant. `null` if there is none, or with only two arms.'),
    }),
});

var omit_undefined = __webpack_require__(35560);
var render_escape = __webpack_require__(94373);
var action_request = __webpack_require__(58131);
var run_files = __webpack_require__(98194);
var upload_files = __webpack_require__(47324);
var report_run = __webpack_require__(21246);
var read_json_lines = __webpack_require__(54974);
var read_reference = __webpack_require__(9073);
var read_run = __webpack_require__(41345);
var find_measured = __webpack_require__(96977);
var score_trial = __webpack_require__(21501);
;// CONCATENATED MODULE: ./build/modes/ab/report-experiment.js



















async function reportExperiment(request, facts) {
    const { arms, label, sha, place, note, early } = facts;
    const [baseline, ...candidates] = arms;
    if (baseline === undefined || candidates.length === 0)
        throw new Error('an arm was not measured');
    request.effects.log.info(`Comparing ${arms.map(nameArm).join(' with ')}.`);
    const { folder, run } = baseline;
    const names = arms.map((arm) => nameArm(arm).replace(/^([0-9a-f]{7})[0-9a-f]{33}$/, '$1'));
    const unplaced = { age_hours: null, distance: null, run_url: null, note: null };
    const verdict = await (0,report_run.reportRun)({
        request,
        candidates: candidates.map((arm) => arm.folder),
        baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
        early,
        inference: 'recorded',
        marker: { ...(0,report_run .we)(request, run.suite.name, sha), kind: 'ab' },
        place,
        names,
        lead: writeLead(names, place),
        label: (0,omit_undefined .Eb)(...describeArms(arms, label), note).join(' ') || null,
    });
    const { exit_code: exitCode, word, passed, winner } = verdict;
    return { exitCode, outcome: { verdict: word, passed, winner } };
}
function describeArms(arms, label) {
    const [first, second] = arms.flatMap(({ ref, run }) => ref === null ? [] : [`${(0,render_escape .tn)(ref)} (${(0,render_escape .tn)((0,join_names .Ax)(run.commit ?? 'unknown'))})`]);
    return (0,omit_undefined .Eb)(label !== null && `${(0,render_escape .FV)(label)}${/[.!?]$/.test(label) ? '' : '.'}`, first !== undefined &&
        second !== undefined &&
        `The code of ${second} compared with that of ${first}; both answered the cases of the suite that was checked out.`);
}
function writeLead(names, place) {
    const scope = 'kind' in place || place.of === 'issue' ? '' : ', not this PR';
    const [first, second, ...others] = names.map(render_escape .tn);
    if (first === undefined || second === undefined)
        return '';
    return others.length > 0 ? `A/B of ${names.length}${scope}: ` : `A/B${scope}: ${second} against ${first}: `;
}
function nameArm({ ref, run }) {
    return ref ?? run.variant;
}
const EXPERIMENT_FILE = 'experiment.json';
async function uploadExperiment(request, arms, { max_cost_usd, outcome }) {
    const { inputs, github, outputFolder, effects } = request;
    const [first] = arms;
    if (first === undefined)
        throw new Error('nothing was measured');
    const { suite, seed, subset } = first.run;
    const experiment = {
        ...(0,file_version .y5)(EXPERIMENT_SCHEMA_VERSION),
        label: inputs.label ?? arms.map(nameArm).join(' / '),
        suite,
        finished_at: effects.clock.now().toISOString(),
        run_url: github.runUrl,
        seed,
        subset,
        max_cost_usd,
        arms: arms.map(({ run, ref, folder }) => ({
            ref,
            folder: (0,files .Ov)(outputFolder, folder),
            ...(0,omit_undefined .Up)(run, armRun.keyof().options),
        })),
        outcome,
    };
    const file = (0,external_node_path_.join)(outputFolder, EXPERIMENT_FILE);
    await (0,files .jV)(file, experiment);
    const runs = arms.flatMap(({ folder }) => Object.values((0,run_files .NW)(folder)));
    await (0,upload_files .Zn)(request, (0,artifacts .RX)(suite.name), outputFolder, [file, ...runs]);
}
const INPUTS = { issue: 'issue-number', 'pull request': 'pr-number' };
const withArticle = (kind) => (kind === 'issue' ? 'an issue' : 'a pull request');
async function findPlace(request) {
    const { prNumber, issueNumber, comment } = request.inputs;
    const number = prNumber ?? issueNumber;
    const nowhere = 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given';
    if (number === null)
        return { kind: 'none', reason: nowhere };
    if (prNumber !== null && issueNumber !== null)
        throw (0,error .v1)('issue-number', String(issueNumber), 'none beside `pr-number`: the result goes to one of them');
    const { owner, repo } = request.github;
    const wanted = prNumber === null ? 'issue' : 'pull request';
    const kind = await (0,pull_requests .oH)({ ...(await (0,action_request .h_)(request)), number });
    if (kind !== null && kind !== wanted) {
        const why = kind === 'none' ? `#${number} does not exist` : `#${number} is ${withArticle(kind)}, for \`${INPUTS[kind]}\``;
        const expected = `the number of ${withArticle(wanted)} of ${owner}/${repo} (${why})`;
        throw (0,error .v1)(INPUTS[wanted], String(number), expected);
    }
    if (comment.when === 'never')
        return { kind: 'none', reason: 'the input `comment` is `never`' };
    return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' }) };
}
async function publishExperiments(request) {
    const { github } = request;
    const needs = '`workflow_dispatch` with `experiment: true`';
    if (github.eventName !== 'workflow_dispatch')
        throw new error .yo('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    const kept = (0,find_measured .EM)(await (0,find_measured .P2)(request, github.runId)).flatMap((artifact) => {
        const suite = (0,artifacts .j)(artifact.name);
        return suite === null ? [] : { suite, artifact };
    });
    if (kept.length > 0)
        return (0,find_measured .nb)(request, kept, publishExperiment);
    throw refuse(`no job of run ${github.runId} has left an experiment`);
}
async function publishExperiment(request, { suite, artifact }) {
    const { inputs, github, outputFolder } = request;
    const place = await findPlace(request);
    const received = (0,external_node_path_.join)(outputFolder, 'received');
    const reason = await (0,find_measured .MR)(request, artifact, { folder: received });
    if (reason !== null)
        throw refuse(reason);
    const { arms: kept } = await readExperiment((0,external_node_path_.join)(received, EXPERIMENT_FILE));
    const arms = [];
    for (const { folder: name, ref } of kept) {
        const folder = (0,external_node_path_.join)(received, name);
        if (await (0,read_reference .A_)(folder))
            throw refuse(`the artifact ${artifact.name} holds a file where a run folder should be`);
        arms.push({ folder, ref, run: await (0,read_run .cI)(folder) });
    }
    const other = arms.find(({ run }) => run.suite.name !== suite || run.mode !== 'ab');
    if (other !== undefined)
        throw refuse(`the artifact ${artifact.name} holds a run of ${JSON.stringify(other.run.suite.name)} in mode ${other.run.mode}`);
    const isBelieved = arms.some(({ run }) => run.judge !== undefined || (0,score_trial .ki)(run).length > 0);
    const note = isBelieved ? "Judgments and the suite's own metrics (`custom.…`) come from the job that measured." : null;
    return (await reportExperiment(request, { arms, label: inputs.label, sha: github.event.sha, place, note })).exitCode;
}
async function readExperiment(path) {
    const value = (0,read_json_lines .qF)(path, await (0,files .Gu)({ path, maxBytes: run_files .E2 }));
    (0,file_version .ps)(path, value, EXPERIMENT_SCHEMA_VERSION);
    return (0,read_json_lines .Tw)(experimentSchema, value, { path, line: null });
}
const refuse = (reason) => new error .yo('nothing-to-publish', { reason });


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

  96977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EM: () => (  chooseNewest),
    MR: () => (  receiveArtifact),
    P2: () => (  listLeftArtifacts),
    TC: () => (  findSource),
    V3: () => (  receiveRun),
    mj: () => (  findMeasured),
    nb: () => (  publishEach),
    q0: () => (  measuredCommit)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73341);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
  var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89554);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58131);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62255);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);










async function findSource(request) {
    const { github } = request;
    const { event } = github;
    if (event.kind === 'pull_request') {
        const { number, head } = event.pullRequest;
        const now = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__  .T9)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request)), number });
        const moved = `#${number} has moved on from ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_9__  .Ax)(head.sha)} to ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_9__  .Ax)(now.head.sha)}`;
        const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved;
        const match = reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason };
        return { runId: github.runId, attempt: github.runAttempt, match };
    }
    if (event.kind !== 'workflow_run') {
        const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    }
    const { run } = event;
    const match = run.event === 'pull_request'
        ? await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__  ._f)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request)), head: run.head })
        : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` };
    return { runId: run.id, attempt: run.attempt, match };
}
async function listLeftArtifacts(request, runId) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .NG)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request)), runId });
}
function chooseNewest(listed) {
    const newest = new Map();
    for (const artifact of listed)
        if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0))
            newest.set(artifact.name, artifact);
    return [...newest.values()];
}
function findMeasured(listed) {
    const runs = new Map();
    const shards = new Map();
    for (const artifact of chooseNewest(listed)) {
        const whole = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .nV)(artifact.name);
        const part = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .gj)(artifact.name);
        if (whole !== null)
            runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] });
        if (part !== null)
            shards.set(part, { suite: part, kind: 'shards', artifacts: [...(shards.get(part)?.artifacts ?? []), artifact] });
    }
    return [...new Map([...shards, ...runs]).values()];
}
async function receiveArtifact(request, artifact, into) {
    try {
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__  .b)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request)), artifact, ...into });
        return null;
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__  .Eb))
            throw error;
        return `the artifact ${artifact.name} was rejected: ${error.message}`;
    }
}
async function receiveRun(request, { suite, kind, artifacts }) {
    const { outputFolder, effects } = request;
    const received = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received');
    const folders = [];
    let room = _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__  .I;
    for (const artifact of artifacts) {
        const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(received, artifact.name);
        const reason = await receiveArtifact(request, artifact, { folder, maxArchiveBytes: room });
        if (reason !== null)
            return { kind: 'refused', reason };
        folders.push(folder);
        room -= artifact.bytes;
    }
    const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'merged');
    const run = kind === 'run' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .cI)(folder) : await (0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_7__  .rV)({ folders, out: folder, log: effects.log });
    if (run.suite.name === suite)
        return { kind: 'received', folder, run };
    const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`;
    return { kind: 'refused', reason: `${what} a run of ${JSON.stringify(run.suite.name)}` };
}
async function publishEach(request, suites, publish) {
    let worst = 0;
    let mistake = null;
    for (const measured of suites) {
        const outputFolder = suites.length === 1 ? request.outputFolder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, measured.suite);
        try {
            const code = await publish({ ...request, outputFolder }, measured);
            if (code > worst)
                worst = code;
        }
        catch (error) {
            if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo))
                throw error;
            if (mistake !== null)
                request.effects.log.error(error.message);
            mistake ??= error;
        }
    }
    if (mistake !== null)
        throw mistake;
    return worst;
}
function measuredCommit({ commit }, { head }) {
    return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : head.sha;
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
