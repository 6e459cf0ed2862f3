export const id = 4010;
export const ids = [4010,8896];
export const modules = {

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

/**
 * The job's log over the commands of @actions/core, of which all but `info` encode their text themselves. Lines may carry text of targets and artifacts, which must neither become a command of
 * the runner nor an escape that a log obeys.
 */
function createActionLog({ debug, info, notice, warning, error }) {
    return {
        debug: (message) => debug((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        info: (message) => info(disarmCommands((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message))),
        notice: (message) => notice((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        warning: (message) => warning((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        error: (message) => error((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
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

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
/* harmony export */   IN: () => (/* binding */ failureArtifactName),
/* harmony export */   M: () => (/* binding */ suiteOfFailureArtifact),
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
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
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
/** Why a suite could not be measured, for the job that comments. */
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
/** Reads the suite off the name of an artifact of one kind; null when the name is another artifact's. */
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
/** Its run.json says which shard it is. */
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
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
    const run = artifact.workflow_run;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        expiresAt: artifact.expires_at ? new Date(artifact.expires_at) : undefined,
        run: run?.id === undefined
            ? null
            : {
                id: run.id,
                headRepositoryId: run.head_repository_id ?? null,
                headBranch: run.head_branch ?? null,
                headSha: run.head_sha ?? '',
            },
    });
}
/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
/** What goes through artifacts, and what to do without. */
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
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
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 58131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   cH: () => (/* binding */ namesForTargets),
/* harmony export */   g4: () => (/* binding */ REF),
/* harmony export */   gJ: () => (/* binding */ refuseInputs),
/* harmony export */   hO: () => (/* binding */ cacheOfInputs),
/* harmony export */   lp: () => (/* binding */ artifactsHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19859);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73341);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _options_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17850);
/* harmony import */ var _options_readers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87156);






/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    const { connect } = effects;
    return { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baseline.workflow };
}
/** The cache that the input `cache-dir` names; null without it. */
function cacheOfInputs({ inputs, workingDirectory, effects }) {
    if (inputs.cacheDir === null)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log });
}
/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be; one of an earlier version says what replaces it
 */
function readActionInputs(env) {
    for (const [name, instead] of Object.entries(REPLACED)) {
        const given = textOf(env, name);
        if (given !== '')
            refusing(name, given)(`none: ${instead}`);
    }
    const values = _options_index_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.map(([name, { read, default: preset = null }]) => {
        const given = textOf(env, name) || preset;
        const key = (0,_options_index_js__WEBPACK_IMPORTED_MODULE_3__/* .camelCase */ .xQ)(name);
        if (read === undefined)
            return [key, readFlag(name, given ?? 'false')];
        return [key, given === null ? null : read(given, refusing(name, given))];
    });
    return Object.fromEntries(values);
}
/** The names that the input `target-env` gives: before all others, so that no error of theirs shows a secret. */
function namesForTargets(env) {
    return (0,_options_readers_js__WEBPACK_IMPORTED_MODULE_4__/* .names */ .Dy)()(textOf(env, 'target-env'), refusing('target-env', ''));
}
const textOf = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
function readFlag(name, given) {
    if (given !== 'true' && given !== 'false')
        refusing(name, given)('one of `true`, `false`');
    return given === 'true';
}
function refusing(name, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('input-invalid', { name, got, expected, suggestion });
    };
}
/** What an input of an earlier version is written as now. */
const REPLACED = {
    'baseline-workflow': 'write `baseline: artifact:FILE`',
    'bisect-max-minutes': 'write the minutes into `bisect`, such as `bisect: 30`',
    'comment-details': 'write it into `comment`, such as `comment: always, ids`',
    'comment-on-commits': 'write `comment-on-commits: true` as a line of `issues`',
    'inherit-env': "write `target-env: '*'`",
    'issue-assignees': 'write `assignees: …` as a line of `issues`',
    'issue-labels': 'write `labels: …` as a line of `issues`',
    'issue-mention': 'write `mention: true` as a line of `issues`',
    'quickchart-url': 'write the address into `charts`, such as `charts: https://charts.example.com`',
    'skip-code-quality': 'write `skip-code: quality`',
    'skip-code-review': 'write `skip-code: review`',
};
/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** Refuses inputs that mean nothing in this mode, or beside each other. Throws `input-invalid` for the first of them. */
function refuseInputs(env, inputs, mode) {
    const isRecorded = inputs.results.length > 0;
    for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of _options_index_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc) {
        const given = textOf(env, name);
        if (given === '' || given === (read === undefined ? 'false' : preset))
            continue;
        const refuse = refusing(name, given);
        if (modes?.includes(mode) === false)
            refuse(`none in mode \`${mode}\`: only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNames */ .JH)(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`);
        if (onlyWith !== '' && textOf(env, onlyWith) === '')
            refuse(`none without \`${onlyWith}\``);
        if (isRecorded && (measures || (name === 'baseline' && given === REF)))
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







/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
    /** Looked at before the first entry is added, and again when enough has been. */
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
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
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
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = all.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
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
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ })

};
