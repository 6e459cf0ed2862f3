export const id = 3506;
export const ids = [3506];
export const modules = {

/***/ 79608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ findReferencePoint),
/* harmony export */   WJ: () => (/* binding */ listParents),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween)
/* harmony export */ });
/* unused harmony export planReferencePoint */
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
function planReferencePoint(checkout, pullRequest) {
    const [first, second] = checkout.parents ?? [];
    if (first !== undefined && second === pullRequest.head.sha) {
        return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } };
    }
    return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha };
}
/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
async function findReferencePoint(request) {
    const { client, owner, repo, checkout, pullRequest } = request;
    const { sha } = checkout;
    const parents = checkout.parents ?? (await listParents(client, { owner, repo, sha }));
    const plan = planReferencePoint({ sha, parents }, pullRequest);
    if (plan.kind === 'known')
        return plan.point;
    const { sha: tip, branch } = pullRequest.base;
    const findMergeBase = async () => {
        const basehead = `${plan.base}...${plan.head}`;
        const { data } = await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 });
        return { sha: data.merge_base_commit.sha, how: `merge base of ${branch} and the measured commit` };
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }));
}
/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
async function listParents(client, { owner, repo, sha }) {
    const list = async () => {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(list, () => null);
}
/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100;
/** What `head` has that `base` lacks; null when GitHub cannot say (a commit that is gone). */
async function listCommitsBetween(input) {
    const { client, owner, repo, base, head } = input;
    const list = async () => {
        const ask = async (page) => {
            const basehead = `${base}...${head}`;
            const place = { owner, repo, basehead, per_page: PER_PAGE, page };
            return (await client.rest.repos.compareCommitsWithBasehead(place)).data;
        };
        const first = await ask(1);
        const pages = Math.ceil(first.total_commits / PER_PAGE);
        // The oldest come first, and the last page has the newest.
        const last = pages > 1 ? await ask(pages) : first;
        const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
            sha,
            url,
            subject: commit.message.split('\n', 1)[0] ?? '',
            login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
        }));
        return { commits: commits.reverse(), total: first.total_commits, url: first.html_url };
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(list, () => null);
}


/***/ }),

/***/ 88328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ findWorkflow),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile),
/* harmony export */   u4: () => (/* binding */ listRepositoryFiles),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86349);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);



/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
async function readDefaultBranch(workingDirectory) {
    const read = async (...args) => (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workingDirectory, args).then((text) => text.trim(), () => null);
    const remote = await read('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await read('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await read('symbolic-ref', '--short', 'HEAD')) ?? 'main';
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
/** More folders are not asked for. */
const MOST_FOLDERS = 50;
/**
 * The files below a folder at a commit, by their paths from there, sorted; links are left out. Null where there are more than 50 folders. Throws
 * GitHub's refusal, which is 404 where there is no such folder.
 * @param enters whether a folder, named from there, is looked into
 */
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MOST_FOLDERS)
            return null;
        const folder = folders[asked] ?? '';
        const { data } = await client.rest.repos.getContent({ owner, repo, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, folder), ref });
        if (!Array.isArray(data))
            return null;
        for (const { name, type } of data) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name);
            if (type === 'file')
                files.push(inner);
            else if (type === 'dir' && enters(inner))
                folders.push(inner);
        }
    }
    return files.sort();
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

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ locateReference),
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   aj: () => (/* binding */ refuseRef),
/* harmony export */   uM: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28896);
/* harmony import */ var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
/* harmony import */ var _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84049);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58131);
/* harmony import */ var _store_baselines_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80216);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7107);
/* harmony import */ var _suite_origin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99383);












/**
 * The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured, since nothing is measured
 * here, and for a path where nothing is.
 */
async function findBaseline(facts) {
    const { request, suite, point } = facts;
    const { inputs, workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    if (inputs.baseline.from === _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .REF */ .g4)
        throw refuseRef();
    const resolving = (0,_store_baselines_index_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveBaseline */ .o)({
        input: inputs.baseline.from,
        suite,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsHome */ .l)(request),
        inspect: (folder) => inspectBaseline(folder, log),
        patience: effects,
        clock,
        log,
    });
    const baseline = await resolving.catch(async (error) => {
        if (!hasCode(error, 'input-invalid'))
            throw error;
        const removed = await findRemoval(facts);
        if (removed === null)
            throw error;
        return removed;
    });
    if (baseline.kind === 'none') {
        if (baseline.lost === 'unreadable')
            log.warning(`The baseline could not be read: ${baseline.reason}.`);
        else if (baseline.lost === 'removed')
            log.warning(`No baseline: ${baseline.reason}.`);
        else
            log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
/**
 * That a change removes the baseline that the workflow names. Null where its base does not have it either, where the change has it and no step
 * checked it out, or where GitHub does not say.
 */
async function findRemoval({ request, files, measured, number }) {
    const { inputs } = request;
    const path = inputs.baseline.from;
    if (files === null || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return null;
    const own = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .openBaseFiles */ .R9)(request, { sha: measured });
    if ((await files.has(path)) !== true || (await own?.has(path)) !== false)
        return null;
    const by = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .askAcceptance */ .JY)(request, number);
    if (by !== null) {
        const reason = `this change removes ${path}, accepted by ${by} with the label \`${inputs.acceptLabel}\``;
        return { kind: 'none', reason, lost: 'removal-accepted' };
    }
    const label = `, or have someone with write access add the label \`${inputs.acceptLabel}\` and run the job again`;
    const reason = `this change removes ${path}, which ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .shortCommit */ .A)(files.sha)} has, so nothing was compared. Keep it${number === null ? '' : label}`;
    return { kind: 'none', reason, lost: 'removed' };
}
/** Only a whole measurement of a pull request in one job measures the base with it. */
function refuseRef() {
    const expected = '`artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job';
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('input-invalid', { name: 'baseline', got: _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .REF */ .g4, expected, suggestion: null });
}
/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_8__/* .readScoredRun */ .my)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(trials.length, 'trial')} was answered`;
    // Results of another harness may have scores alone, and nothing that passed or failed.
    const primary = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isFromResults */ .PX)(run) ? run.gates.find((gate) => gate.primary)?.metric : undefined;
    const id = primary ?? 'success';
    const scored = (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: [{ id }], trials })[id];
    if (scored === undefined || scored.n >= run.settings.min_scored_share * scored.applicable)
        return null;
    return `only ${scored.n} of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(scored.applicable, 'case')} could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} exceeds the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y && error.code === code;
}
/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
async function locateReference({ github, effects }, { checkout, pullRequest }) {
    const { owner, repo, event } = github;
    const point = pullRequest !== null
        ? await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__/* .findReferencePoint */ .Nf)({ client: await effects.connect(), owner, repo, checkout, pullRequest })
        : event.kind === 'merge_group' && event.baseSha !== null
            ? { sha: event.baseSha, how: 'base of the merge group' }
            : { sha: checkout.sha, how: 'the measured commit' };
    effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`);
    return point;
}


/***/ }),

/***/ 99383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JY: () => (/* binding */ askAcceptance),
  Ub: () => (/* binding */ findOrigin),
  R9: () => (/* binding */ openBaseFiles),
  FC: () => (/* binding */ readBaseManifest)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/format/short-commit.js
var short_commit = __webpack_require__(28896);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
;// CONCATENATED MODULE: ./build/github/accept-label.js

/** GitHub calls the role `maintain` `write` here. */
const MAY_WRITE = ['admin', 'write'];
/** Who set a label last, and whether that counts. GitHub is asked for the labels first, as most pull requests have none. */
async function findAcceptance({ client, number, label, ...place }) {
    const issue = { ...place, issue_number: number };
    const look = async () => {
        const { data } = await client.rest.issues.get(issue);
        const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')));
        if (!names.some((name) => name.toLowerCase() === label.toLowerCase()))
            return { by: null, reason: null };
        const events = await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 });
        const last = events.findLast((event) => event.event === 'labeled' && 'label' in event && event.label?.name?.toLowerCase() === label.toLowerCase());
        const username = last?.actor?.login;
        if (username === undefined)
            return { by: null, reason: 'GitHub does not say who set it' };
        const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username });
        if (MAY_WRITE.includes(access.permission))
            return { by: username, reason: null };
        return { by: null, reason: `@${username}, who set it, may not write to this repository` };
    };
    return (0,request_error/* unlessRefused */.J0)(look, (failure) => ({ by: null, reason: (0,request_error/* explainFailure */.SP)(failure, 'pull-requests: read') }));
}

// EXTERNAL MODULE: ./build/github/checkout.js
var checkout = __webpack_require__(81136);
// EXTERNAL MODULE: ./build/github/repository.js
var repository = __webpack_require__(88328);
// EXTERNAL MODULE: ./build/io/glob.js
var io_glob = __webpack_require__(78823);
// EXTERNAL MODULE: ./build/metrics/answer/json-schema.js
var json_schema = __webpack_require__(19455);
// EXTERNAL MODULE: ./build/modes/request/measure-checkout.js
var measure_checkout = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/measure/run/suite-home.js
var suite_home = __webpack_require__(67489);
// EXTERNAL MODULE: ./build/measure/suite/parse-cases.js + 5 modules
var parse_cases = __webpack_require__(57181);
// EXTERNAL MODULE: ./build/measure/suite/parse-manifest.js
var parse_manifest = __webpack_require__(15917);
;// CONCATENATED MODULE: ./build/modes/suite-origin.js












/** The files of the commit that a change is compared with, through the API: a checkout of depth 1 does not have them. Null where the commit is unknown. */
async function openBaseFiles({ inputs, github, workingDirectory, effects }, { sha }) {
    if (sha === null)
        return null;
    const prefix = (await (0,checkout/* readPrefix */.fr)(workingDirectory)) ?? inputs.workingDirectory;
    const at = async (path) => ({
        client: await effects.connect(),
        owner: github.owner,
        repo: github.repo,
        path: external_node_path_.posix.join(prefix, path),
        ref: sha,
    });
    const readFile = async (path) => (0,repository/* readRepositoryFile */.tz)(await at(path));
    return {
        sha,
        readFile,
        has: async (path) => readFile(path).then(() => true, (error) => ((0,request_error/* readRequestFailure */.iu)(error)?.status === 404 ? false : null)),
        findFiles: async (glob) => {
            const { fixed, enters } = (0,io_glob/* splitGlob */.VK)(glob);
            const listed = await (0,repository/* listRepositoryFiles */.u4)(await at(fixed.join('/')), enters);
            const pattern = (0,io_glob/* globToRegExp */.tL)(glob);
            return listed?.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file)) ?? null;
        },
    };
}
/** The manifest at a path; null where the commit has none there, or GitHub does not give it, which the log says. */
async function readBaseManifest(request, files, path) {
    if (files === null)
        return null;
    try {
        const text = await files.readFile(path);
        if (text === null)
            return null;
        const { parsed } = (0,parse_manifest/* parseManifest */.Ng)({ path, text });
        const home = await (0,suite_home/* findSuiteHome */.F)(request.workingDirectory, (0,measure_checkout/* workflowPlace */.tn)(request));
        return {
            path,
            text,
            name: parsed === null || parsed.isBroken('name') ? null : (parsed.manifest.name ?? home.name),
            zero_tolerance: parsed?.manifest.zero_tolerance ?? 'critical',
        };
    }
    catch (error) {
        request.effects.log.info(`${path} of ${(0,short_commit/* shortCommit */.A)(files.sha)} cannot be read: ${(0,request_error/* whyUnread */.Ms)(error)}`);
        return null;
    }
}
/**
 * The cases that a change started from, and whether a person has accepted what it does to them. They are those of the baseline where that
 * was measured at the same commit, and else read there, since cases that others have edited in between are not the change's doing.
 * Undefined where they are not known: then nobody is blamed.
 */
async function findOrigin(request, origin) {
    const { inputs, effects } = request;
    const { files, manifest, baseRun, number } = origin;
    const isMeasuredThere = baseRun !== null && baseRun.commit === files?.sha;
    const cases = isMeasuredThere ? baseRun.cases : await readBaseCases(request, files, manifest);
    if (cases === null)
        return undefined;
    const accept_label = number === null ? null : inputs.acceptLabel;
    const now = new Map(origin.cases.filter(({ enabled }) => enabled).map(({ id, fingerprint }) => [id, fingerprint]));
    const isEdited = cases.some(({ id, enabled, fingerprint }) => enabled && now.get(id) !== fingerprint);
    if (!isEdited || accept_label === null || number === null)
        return { cases, is_accepted: false, accept_label };
    const by = await askAcceptance(request, number);
    if (by !== null)
        effects.log.notice(`@${by} has accepted the edits of cases by the label \`${accept_label}\`.`);
    return { cases, is_accepted: by !== null, accept_label };
}
/** Who has accepted by the label what a pull request does to its own exam; null is nobody. The log says why a label does not count. */
async function askAcceptance({ inputs, github, effects }, number) {
    const { acceptLabel: label } = inputs;
    if (number === null)
        return null;
    const place = { owner: github.owner, repo: github.repo, number };
    const { by, reason } = await findAcceptance({ client: await effects.connect(), ...place, label });
    if (reason !== null)
        effects.log.warning(`The label \`${label}\` does not count: ${reason}.`);
    return by;
}
async function readBaseCases({ effects }, files, manifest) {
    if (files === null || manifest === null)
        return null;
    try {
        const caseFiles = [];
        for (const pattern of (0,parse_manifest/* casePatterns */.wu)(manifest) ?? []) {
            const glob = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, pattern);
            const found = glob === null ? [] : await files.findFiles(glob);
            if (found === null)
                return null;
            for (const path of found) {
                if (path === manifest.path)
                    continue;
                const text = await files.readFile(path);
                if (text === null)
                    return null;
                caseFiles.push({ path, text });
            }
        }
        const { documents_dir = null, profile = null } = (0,parse_manifest/* parseManifest */.Ng)(manifest).parsed?.manifest ?? {};
        return (0,parse_cases/* parseCases */.B)({ files: caseFiles, hash: effects.hash, checkJsonSchema: json_schema/* checkJsonSchema */.W, documents_dir, profile }).cases;
    }
    catch (error) {
        effects.log.warning(`The cases of ${(0,short_commit/* shortCommit */.A)(files.sha)} cannot be read, so edits of them go unnoticed: ${(0,request_error/* whyUnread */.Ms)(error)}`);
        return null;
    }
}


/***/ }),

/***/ 80216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

// EXTERNAL MODULE: ./build/format/short-commit.js
var short_commit = __webpack_require__(28896);
// EXTERNAL MODULE: ./build/github/artifacts.js
var artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/outlast-outage.js
var outlast_outage = __webpack_require__(62436);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/store/baselines/baseline.js
var baseline = __webpack_require__(95098);
// EXTERNAL MODULE: ./build/store/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(10018);
// EXTERNAL MODULE: ./build/store/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/store/baselines/artifact.js








/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** Then it is GitHub, and no fault of the artifacts. */
const MAX_OUTAGES = 3;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github } = request;
        if (github === null)
            return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' };
        // What there is instead lacks all that the rules of trust rest on.
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`baseline: artifact`');
        const search = async () => findBaseline(request, github, await github.connect());
        const found = await (0,outlast_outage/* outlastOutage */.O)(search, { ...request, ...request.patience }, ({ reason, because }) => because === 'outage' ? reason : null);
        if (found.because === 'forbidden')
            throw new error/* UserError */.y('baseline-forbidden', { reason: found.reason });
        return found.baseline;
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    let listed;
    try {
        listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    }
    catch (error) {
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        const kind = (0,request_error/* classifyFailure */.XE)(failure);
        // A list is never gone: GitHub answers 404 for what a token may not even see.
        const reason = (0,request_error/* explainFailure */.SP)(failure, 'actions: read');
        return unread({ reason, gist: (0,request_error/* nameFailure */.ei)(failure), kind: kind === 'gone' ? 'forbidden' : kind });
    }
    const admitted = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    const candidates = admitted.filter(({ artifact }) => !artifact.isExpired);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        if (admitted.length > 0)
            return unread({
                reason: `every artifact ${name} has expired; run the workflow on ${branch} again, or raise \`retention-days\``,
                gist: `every artifact ${name} has expired`,
                kind: 'expired',
            });
        const because = listed.length === 0 ? 'exists yet' : `is of this repository's default branch ${branch}`;
        return none(`no artifact ${name} ${because}`);
    }
    return tryCandidates(request, home, client, candidates);
}
function unread({ reason, gist, kind }) {
    return { baseline: { kind: 'none', reason, gist, lost: 'unreadable' }, reason, because: kind };
}
function none(reason) {
    return { baseline: { kind: 'none', reason }, reason: '', because: null };
}
/** The best that can be had. One that is there and cannot be had is told from one that was never there. */
async function tryCandidates(request, home, client, candidates) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found') {
            const note = addSkipped(outcome.note, refusals.map(({ reason }) => reason));
            return { baseline: { ...outcome, note }, reason: '', because: null };
        }
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${(0,short_commit/* shortCommit */.A)(candidate.commit)} was skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
        if (refusals.filter(({ kind }) => kind === 'outage').length === MAX_OUTAGES)
            break;
    }
    // A right that is missing explains all the others, and so does an outage.
    const worst = ['forbidden', 'outage', 'gone', 'other', 'damaged'].flatMap((kind) => refusals.filter((one) => one.kind === kind))[0];
    if (worst?.kind === 'forbidden')
        return unread(worst);
    const why = worst?.reason ?? refusals[0]?.reason;
    const reason = why ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements');
    const explain = (text) => `no artifact ${name} can be used: ${text}`;
    if (worst === undefined)
        return none(explain(reason));
    return unread({ reason: explain(reason), gist: explain(worst.gist ?? reason), kind: worst.kind });
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(request, home, client, candidates) {
    const isExact = ({ commit }) => commit === request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ referencePoint }, { owner, repo }, client, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => (0,choose_baseline/* measureDistance */.cr)({ client, owner, repo, commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.CG)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return unfetched;
    if (await (0,baseline/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._w)(candidate, request);
    if (refusal !== null)
        return refusal;
    const age_hours = (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, request.clock.now());
    const stale = (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}

// EXTERNAL MODULE: ./build/store/baselines/path.js
var path = __webpack_require__(22742);
;// CONCATENATED MODULE: ./build/store/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path/* path */.A];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path/* path */.A;
    return definition.resolve(request);
}


/***/ })

};
