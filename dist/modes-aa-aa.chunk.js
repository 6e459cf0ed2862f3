export const id = 5676;
export const ids = [5676,524];
export const modules = {

/***/ 99659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSecretPath),
/* harmony export */   s: () => (/* binding */ hideSecrets)
/* harmony export */ });
const HIDDEN = '(hidden)';
/** Whatever their names, the values in these are not for readers. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
/** `api_key` and `access_token` are, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token']);
/**
 * Whether what stands under a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
function isSecretPath(path) {
    return path.some((name, index) => {
        const words = name
            .replace(/([a-z\d])([A-Z])/g, '$1 $2')
            .toLowerCase()
            .split(/[^a-z\d]+/);
        const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase());
        return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '');
    });
}
const ASSIGNED = /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi;
/** Of a command line or a list: `--api-key abc`, `["--api-key","abc"]`. It looks back from the name's end: a line of dashes takes no time. */
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
/** Keys and tokens of well-known services, by their first letters. */
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g;
/**
 * A setting's text without what looks like a secret in it.
 * @example hideSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
function hideSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}


/***/ }),

/***/ 58967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ asOutputError),
/* harmony export */   q9: () => (/* binding */ whyUnwritable),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   tQ: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99659);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


/** For what nobody is to hear of. */
const SILENT = {
    debug: () => undefined,
    info: () => undefined,
    notice: () => undefined,
    warning: () => undefined,
    error: () => undefined,
};
/** A server's text as one line, without the secrets that it was sent and may echo, nor what looks like one. */
function quoteLine(text, secrets) {
    return (0,_compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim();
}
const REASONS = {
    EACCES: 'permission to write there was denied',
    EDQUOT: 'the disk quota is exceeded',
    EEXIST: 'part of the path is a file',
    EFBIG: 'the file would exceed the allowed size',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link, or its links form a loop',
    ENOENT: 'nothing can be made there',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EPERM: 'permission to write there was denied',
    EROFS: 'the file system is read-only',
};
/** Why the system refuses to write a file, in words; null for every other error. */
function whyUnwritable(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const reason = whyUnwritable(error);
    return reason === null ? error : new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';
/** What its words mean. */
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';


/***/ }),

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   kA: () => (/* binding */ keepReport)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55156);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49396);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84324);
/* harmony import */ var _run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93614);
/* harmony import */ var _run_report_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38166);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98194);















/**
 * Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. Throws `suite-name-taken` where another
 * suite of this workflow run has the name.
 */
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
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
/** Of the suite that a run is of, from the root of the repository; null where the file does not say. */
async function readSuitePath(file) {
    try {
        const { suite } = headSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
        return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(suite.directory ?? '', suite.file);
    }
    catch {
        return null;
    }
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_14__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_14__.string().optional() }) });
/** The path of the suite whose run an artifact of this workflow run holds, where it is not the given one; null where GitHub does not give it. */
async function findOtherSuite({ github, outputFolder, effects }, name, own) {
    const { owner, repo, runId } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const client = await effects.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunArtifacts */ .NG)({ client, owner, repo, runId });
        const artifact = listed.find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder });
        const runs = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder, () => true);
        const run = runs.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteLine */ .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb) && (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_5__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        effects.log.info(`Whose artifact ${name} is could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
/** The result of a stage. Where it fails, what is there by then is kept before the failure goes on. */
async function keepOnFailure(stage, keep) {
    try {
        return await stage;
    }
    catch (error) {
        await keep();
        throw error;
    }
}
/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_run_report_url_js__WEBPACK_IMPORTED_MODULE_12__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
}


/***/ }),

/***/ 13277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishReport: () => (/* binding */ publishReport)
});

// UNUSED EXPORTS: PUBLISHERS

// EXTERNAL MODULE: ./build/model/remove-unseen.js
var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/publishers/annotations.js

/** GitHub shows ten annotations of a kind for each step and drops the rest. */
const MAX_ANNOTATIONS = 10;
/**
 * Remarks on the lines of the worst cases, through workflow commands where no check run has them. The texts come from suites
 * and targets: the command module percent-encodes line ends, and in properties colons and commas, so no text can start a
 * command of its own.
 */
const annotations = {
    name: 'annotations',
    publish: (publication, { commands }, { check }) => {
        if (check?.kind === 'done')
            return Promise.resolve({ kind: 'off' });
        if (publication.is_annotated === true)
            return Promise.resolve({ kind: 'skipped', reason: 'the job that measured has written them' });
        const shown = publication.annotations.slice(0, MAX_ANNOTATIONS);
        for (const { level, file, line, title, message } of shown) {
            const place = { title: (0,remove_unseen/* toOneLine */.GX)(title), file: (0,remove_unseen/* toOneLine */.GX)(file), startLine: line };
            commands[level]((0,remove_unseen/* removeUnseen */.l0)(message), place);
        }
        return Promise.resolve(shown.length > 0 ? { kind: 'done' } : { kind: 'skipped', reason: 'there is nothing to annotate' });
    },
};

// EXTERNAL MODULE: ./build/github/check-run.js
var check_run = __webpack_require__(96418);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/publishers/publication.js
var publication = __webpack_require__(41642);
;// CONCATENATED MODULE: ./build/publishers/check.js



/** GitHub refuses a longer summary of a check. */
const MAX_SUMMARY_BYTES = 65_535;
const CUT = '\n\n_Cut here: a check holds 64 KiB. The whole report is in the job summary and in the artifact._\n';
/** The check run on the measured commit, with the annotations unless the job that measured has written them: completed, or made where nobody has opened one. */
const check = {
    name: 'check',
    publish: async ({ check: report, comment, annotations: remarks, is_annotated: isAnnotated = false }, { connect, wait, log }) => {
        if (report === undefined)
            return { kind: 'off' };
        const { place, id, conclusion, title } = report;
        // The lines would bear the same remark twice.
        const annotations = isAnnotated ? [] : remarks;
        const summary = (0,publication/* fitText */.v)({ text: comment, room: MAX_SUMMARY_BYTES, cut: CUT });
        try {
            const effects = { client: await connect(), wait };
            const url = await (0,check_run/* completeCheck */.iL)(effects, place, { id, end: { conclusion, title, summary, annotations } });
            return { kind: 'done', url };
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            log.debug(`GitHub rejected the check: ${failure.status} ${failure.message}`);
            return { kind: 'failed', reason: (0,request_error/* explainFailure */.SP)(failure, 'checks: write') };
        }
    },
};

// EXTERNAL MODULE: ./build/github/comment-body.js
var comment_body = __webpack_require__(63964);
// EXTERNAL MODULE: ./build/github/marker.js
var github_marker = __webpack_require__(14878);
// EXTERNAL MODULE: ./build/github/own-comments.js
var own_comments = __webpack_require__(13329);
// EXTERNAL MODULE: ./build/github/sticky-comment.js
var sticky_comment = __webpack_require__(23503);
;// CONCATENATED MODULE: ./build/publishers/comment.js





const KEPT_IN_SUMMARY = 'the report stays in the job summary';
/** The sticky comment: one for each suite and pull request, updated in place, never older than what it replaces. */
const comment = {
    name: 'comment',
    publish: async (publication, { connect, wait, log }) => {
        const { marker, place } = publication;
        if ('kind' in place)
            return { kind: 'skipped', reason: place.reason };
        try {
            const client = await connect();
            const plan = (0,sticky_comment/* planComment */.t)(await (0,own_comments/* listOwnComments */.lY)({ client, ...place }), marker);
            if (plan.kind === 'outdated') {
                const { run, state } = plan.newer;
                const what = state === undefined ? 'has already reported later measurements' : 'began after this one';
                return { kind: 'skipped', reason: `run ${run} ${what}` };
            }
            const body = composeBody(publication, plan.kind === 'update' ? plan.keep.body : null);
            if (body === null)
                return { kind: 'skipped', reason: 'the input `comment` is `on-change`, and nothing changed' };
            return { kind: 'done', url: await (0,sticky_comment/* writeComment */.H)({ client, ...place, wait }, plan, { marker, body }) };
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            log.debug(`GitHub rejected the comment: ${failure.status} ${failure.message}`);
            return { kind: 'failed', reason: `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}` };
        }
    },
};
/**
 * What the comment shall say, by what it says now (null: there is none); null where it had better say nothing. A quiet one keeps its
 * text while the verdict, the gates and the flipped cases stay as they are, and only names the newest commit.
 */
function composeBody({ comment: text, marker, quiet }, written) {
    const body = (0,comment_body/* renderVerdict */.gM)(marker, text);
    if (quiet === undefined)
        return body;
    if (written === null)
        return quiet.isNews ? body : null;
    const last = (0,comment_body/* lastVerdict */.Yw)(written);
    const shown = last === null ? undefined : (0,github_marker/* parseMarker */.gY)(last)?.said;
    return last !== null && shown !== undefined && shown === marker.said ? (0,comment_body/* renderStill */.pk)(marker, last) : body;
}
function explainRefusal(failure, { number, isFork, of }) {
    const grant = of === 'issue' ? 'issues: write' : 'pull-requests: write';
    const { status, message } = failure;
    if (/locked/i.test(message))
        return `the conversation of #${number} is locked`;
    if (status === 410 || status === 404)
        return `#${number} no longer exists, or ${(0,request_error/* explainFailure */.SP)(failure, grant)}`;
    if (status === 422)
        return `GitHub did not accept the comment (${message})`;
    if (status === 403 && isFork && !/rate limit|archived/i.test(message)) {
        return `the token of a pull request from a fork is read-only (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``;
    }
    return (0,request_error/* explainFailure */.SP)(failure, grant);
}

// EXTERNAL MODULE: ./build/publishers/issue.js
var issue = __webpack_require__(44331);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/io/post-json.js
var post_json = __webpack_require__(91026);
;// CONCATENATED MODULE: ./build/publishers/langfuse.js



/** Far below Langfuse's 3.5 MB a batch; one request a batch, since its limit counts requests (30 a minute for single scores). */
const BATCH_SCORES = 500;
const ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 20;
/** For all batches together. */
const DEADLINE_MS = 120_000;
const MAX_ANSWER_BYTES = 1_000_000;
const answerSchema = schemas.looseObject({
    errors: schemas.array(schemas.looseObject({ status: schemas.int(), message: schemas.string().nullish() })),
});
/** Scores of trials at their traces in Langfuse, by its batched ingestion. Sent twice they are the same scores: their ids say of what. */
const langfuse = {
    name: 'langfuse',
    publish: async ({ langfuse: delivery }, effects) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const signal = AbortSignal.timeout(DEADLINE_MS);
        let sent = 0;
        for await (const batch of inBatches(delivery.scores())) {
            const failure = explainAnswer(await sendBatch(batch, { delivery, effects, signal }));
            if (failure !== null)
                return { kind: 'failed', reason: sent === 0 ? failure : `${failure}, after ${(0,format_number/* countOf */.pq)(sent, 'score')}` };
            sent += batch.length;
        }
        if (sent === 0)
            return { kind: 'skipped', reason: 'no reply names its trace (`trace_id`)' };
        effects.log.info(`langfuse: ${(0,format_number/* countOf */.pq)(sent, 'score')}.`);
        return { kind: 'done' };
    },
};
async function* inBatches(scores) {
    let batch = [];
    for await (const score of scores) {
        batch.push(score);
        if (batch.length < BATCH_SCORES)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
async function sendBatch(scores, { delivery, effects, signal, }) {
    const { base_url, public_key, secret_key, run_id, sent_at } = delivery;
    const batch = scores.map(({ id, trace_id: traceId, name, value, comment }) => ({
        // Langfuse takes an event once and a score as often as it comes, so another run may correct it.
        id: `${id}-${run_id}`,
        type: 'score-create',
        timestamp: sent_at,
        body: { id, traceId, name, value, dataType: 'NUMERIC', comment },
    }));
    const authorization = `Basic ${Buffer.from(`${public_key}:${secret_key}`).toString('base64')}`;
    const post = { body: JSON.stringify({ batch }), headers: { authorization }, maxBytes: MAX_ANSWER_BYTES, signal };
    for (let attempt = 1;; attempt += 1) {
        const answer = await (0,post_json/* postJson */.B2)(`${base_url}/api/public/ingestion`, post);
        const isLost = answer.kind === 'unanswered' || answer.status === 429 || answer.status >= 500;
        if (!isLost || attempt === ATTEMPTS || signal.aborted)
            return answer;
        const asked = answer.kind === 'answered' ? secondsAsked(answer.headers) : null;
        await effects.wait(1000 * Math.min(asked === null || asked === 0 ? attempt : asked, LONGEST_WAIT_SECONDS));
    }
}
/** What the server asks to wait by its own clock, a date included; null where it asks for nothing or does not say what time it is. */
function secondsAsked(headers) {
    const date = headers.get('date');
    return (0,post_json/* readRetryAfter */.D$)(headers.get('retry-after') ?? undefined, { now: () => new Date(date ?? Number.NaN) });
}
/** Why not all was taken, a clause; null where all was. */
function explainAnswer(answer) {
    if (answer.kind === 'unanswered')
        return `Langfuse could not be reached: ${answer.reason}`;
    const { status } = answer;
    if (status === 401 || status === 403)
        return `Langfuse answered ${status}; see the inputs \`langfuse-public-key\`, \`langfuse-secret-key\` and \`langfuse-base-url\``;
    const parsed = status === 207 || status === 200 || status === 201 ? answerSchema.safeParse(readJson(answer.body)) : null;
    if (parsed?.success !== true)
        return `Langfuse answered ${status}; see the input \`langfuse-base-url\``;
    const { errors } = parsed.data;
    const [first] = errors;
    if (first === undefined)
        return null;
    const message = (first.message ?? '').replace(/\s+/g, ' ').slice(0, 200);
    return `Langfuse refused ${(0,format_number/* countOf */.pq)(errors.length, 'score')} (${first.status}${message === '' ? '' : `: ${message}`})`;
}
function readJson(body) {
    try {
        return JSON.parse(body.toString());
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/publishers/outputs.js
/** The Action's outputs, through the runner's output file. */
const outputs = {
    name: 'outputs',
    publish: (publication, { commands }, earlier) => {
        for (const [name, value] of Object.entries(publication.outputs))
            commands.setOutput(name, value);
        for (const name of ['comment', 'issue']) {
            const outcome = earlier[name];
            if (outcome?.kind === 'off')
                continue;
            commands.setOutput(`${name}-url`, outcome?.kind === 'done' ? (outcome.url ?? '') : '');
        }
        return Promise.resolve({ kind: 'done' });
    },
};

;// CONCATENATED MODULE: ./build/publishers/slack.js

const slack_DEADLINE_MS = 15_000;
const slack_MAX_ANSWER_BYTES = 10_000;
const LONGEST_LINE = 300;
/** A message in the channel of an incoming webhook, when a night has changed something. It is sent once: twice would be worse than never. */
const slack = {
    name: 'slack',
    publish: async ({ slack: delivery }, _, { issue }) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const { webhook_url, headline, facts, run_url } = delivery;
        const link = issue?.kind === 'done' && issue.url !== undefined ? `<${issue.url}|The issue>` : null;
        const lines = [
            `*${escapeSlack(headline)}*`,
            ...facts.map((fact) => `• ${escapeSlack(fact)}`),
            [link, `<${run_url}|The run>`].filter((part) => part !== null).join(' · '),
        ];
        const answer = await (0,post_json/* postJson */.B2)(webhook_url, {
            body: JSON.stringify({ text: lines.join('\n'), unfurl_links: false, unfurl_media: false }),
            maxBytes: slack_MAX_ANSWER_BYTES,
            signal: AbortSignal.timeout(slack_DEADLINE_MS),
        });
        if (answer.kind === 'unanswered')
            return { kind: 'failed', reason: `Slack could not be reached: ${answer.reason}` };
        if (answer.status === 200)
            return { kind: 'done' };
        // Slack's errors are words such as `no_service`; anything else is somebody's page.
        const word = /^[a-z_]{1,40}$/.exec(answer.body.toString().trim())?.[0];
        const detail = word === undefined ? '' : ` (${word})`;
        return { kind: 'failed', reason: `Slack answered ${answer.status}${detail}; see the input \`slack-webhook-url\`` };
    },
};
/**
 * A line of text for Slack's mrkdwn, in which nothing is a link, a mention or a line end. Slack has three characters to escape; a word
 * joiner after `@` and around marks keeps older clients and settings from reading more into it.
 * @example escapeSlack('<!channel> & *b*') // '&lt;!channel&gt; &amp; \u2060*\u2060b\u2060*\u2060'
 */
function escapeSlack(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const short = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
    return short
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('@', '@\u2060')
        .replace(/[*_~`]/g, '\u2060$&\u2060');
}

// EXTERNAL MODULE: ./build/publishers/summary.js
var summary = __webpack_require__(84324);
;// CONCATENATED MODULE: ./build/publishers/index.js








/** In this order: the summary says what became of comment and issue, annotations go to the check where there is one, the outputs name both, the message in Slack the issue. */
const PUBLISHERS = [comment, issue/* issue */.sn, summary/* summary */.z, check, annotations, outputs, slack, langfuse];
/** Publishes a report in every way there is, one after the other; what failed is logged and keeps nothing else from happening. */
async function publishReport(given, effects) {
    const publication = hideIn(given, effects.mask);
    let outcomes = {};
    for (const { name, publish } of PUBLISHERS) {
        const outcome = await publish(publication, effects, outcomes);
        outcomes = { ...outcomes, [name]: outcome };
        if (outcome.kind === 'done' && outcome.url !== undefined)
            effects.log.info(`${name}: ${outcome.url}`);
        if (outcome.kind === 'failed')
            effects.log.warning(`${name}: ${outcome.reason}.`);
        if (outcome.kind === 'skipped')
            effects.log.info(`${name}: skipped, ${outcome.reason}.`);
    }
    return outcomes;
}
/**
 * A publication of which no text has a secret: here everything is joined that is shown, and what is invisible is gone. Its own keys and
 * outputs, which other steps of the job read, stay as they are.
 */
function hideIn(publication, { text, data }) {
    const { comment: body, summary: page, annotations: notes, issue: story, check: run, slack: message } = publication;
    return {
        ...publication,
        comment: text(body),
        summary: text(page),
        annotations: data(notes),
        ...(story && { issue: data(story) }),
        ...(run && { check: { ...run, title: text(run.title) } }),
        ...(message && { slack: { ...message, headline: text(message.headline), facts: data(message.facts) } }),
    };
}


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ }),

/***/ 27175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildTrials),
/* harmony export */   q: () => (/* binding */ FLAKY_LISTED)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _told_candidate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91254);



/** More are counted. */
const FLAKY_LISTED = 20;
const passRate = (passes) => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`);
function listFlaky(told, details, disagreements) {
    const flaky = (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRows */ .U5)(told.map(({ reliability }) => reliability.flaky), (one) => one.case_id);
    const count = flaky.length;
    if (count === 0)
        return { count, blocks: [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }] };
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (details === 'none')
        return { count, blocks: [{ kind: 'paragraph', text: [lead] }] };
    // A pair in which neither arm is flaky does not list the case.
    const steady = (one, place) => disagreements.find((other) => other.case_id === one?.case_id)?.passes[place + 1] ?? null;
    const left = count - FLAKY_LISTED;
    const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)];
    const blocks = [
        { kind: 'paragraph', text: [`${lead}${count > 1 ? ' Least stable first:' : ''}`] },
        {
            kind: 'table',
            columns: [
                { title: 'case', align: 'left' },
                ...names.map((name) => ({ title: `passed, ${name}`, align: 'right' })),
            ],
            rows: flaky
                .slice(0, FLAKY_LISTED)
                .map((row) => [
                [{ kind: 'code', text: (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.case_id ?? '' }],
                [passRate((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.baseline ?? null)],
                ...row.map((one, place) => [passRate(one === null ? steady((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row), place) : one.candidate)]),
            ]),
        },
        ...(left > 0 ? [{ kind: 'paragraph', text: [`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(left, { decimals: 0 })} more.`] }] : []),
    ];
    return { count, blocks };
}
function describeMajority(majority, alpha, details) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(failing, { decimals: 0 })} broke, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} were fixed, of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(n, 'case')}`;
    const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED);
    return [
        `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(p, alpha)}; it decides nothing).`,
        ...(ties.length === 0
            ? []
            : [
                ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
                ...shown.flatMap((id, index) => [index === 0 ? '' : ', ', { kind: 'code', text: id }]),
                ...(shown.length === 0
                    ? []
                    : [ties.length > shown.length ? ` and ${ties.length - shown.length} more.` : '.']),
            ]),
    ];
}
function describeNoise(noise, comparison) {
    const result = comparison.gates.find(({ gate }) => gate.id === noise.gate);
    if (result === undefined)
        return [];
    const amount = (value) => noise.unit === 'absolute'
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAmount */ .ej)(result.metric, { kind: noise.unit, value })
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsForDigits */ .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const advice = noise.advice === 'more-trials'
        ? [
            `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
            { kind: 'strong', text: 'More trials help.' },
        ]
        : [
            `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
            { kind: 'strong', text: 'More cases help; more trials hardly do.' },
        ];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice];
}
/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
function buildTrials(candidates, details, disagreements = []) {
    const told = candidates.flatMap((one) => one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }]);
    if (told.length === 0)
        return [];
    const flaky = listFlaky(told, details, disagreements);
    const summary = flaky.count === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(flaky.count, 'flaky case');
    return [
        ...(candidates.length > 1 ? [] : told.flatMap(adviseOnPrimary)),
        {
            kind: 'details',
            summary: [`Trials: ${summary}`],
            blocks: [
                ...flaky.blocks,
                ...told.flatMap((one) => {
                    const blocks = describeRest(one, details, candidates.length > 1);
                    const name = { kind: 'strong', text: `${one.context.names.candidate}:` };
                    return candidates.length === 1 || blocks.length === 0
                        ? blocks
                        : [{ kind: 'paragraph', text: [name] }, ...blocks];
                }),
            ],
        },
    ];
}
function noiseOfPrimary({ comparison: { verdict }, reliability: { noise } }) {
    return verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined;
}
function adviseOnPrimary(one) {
    const noise = noiseOfPrimary(one);
    return noise === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(noise, one.comparison) }];
}
function describeRest(one, details, isOfSeveral) {
    const { comparison, reliability } = one;
    const { majority, noise, not_separated: reason } = reliability;
    const told = isOfSeveral ? undefined : noiseOfPrimary(one);
    const others = noise.filter((each) => each !== told);
    return [
        ...(majority === null
            ? []
            : [{ kind: 'paragraph', text: describeMajority(majority, comparison.alpha, details) }]),
        ...(others.length === 0
            ? []
            : [{ kind: 'list', items: others.map((each) => describeNoise(each, comparison)) }]),
        ...(reason === null ? [] : [{ kind: 'paragraph', text: [`Trials or cases? ${capitalise(reason)}.`] }]),
    ];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U5: () => (/* binding */ joinRows),
/* harmony export */   ie: () => (/* binding */ columnsOfEach)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** The rows of several candidates side by side: by key, in the order in which they come first; null where a candidate has none. */
function joinRows(lists, keyOf) {
    const [only = [], ...more] = lists;
    if (more.length === 0)
        return only.map((row) => [row]);
    const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const keys = new Set(maps.flatMap((map) => [...map.keys()]));
    return [...keys].map((key) => maps.map((map) => map.get(key) ?? null));
}
/** The first that there is. */
function firstOf(rows) {
    return rows.find((row) => row !== null) ?? null;
}
/** What the baseline has of a metric or tag. Where candidates share other cases with it, this is the mean over those of the first. */
function writeBaseline(rows) {
    return rows.flatMap((row) => (row === null ? [] : ((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)(row).baseline ?? [])))[0] ?? '–';
}
/** The columns of every candidate, below its name where there are several. */
function columnsOfEach(told, columns) {
    return told.flatMap((one) => columns(one).map((column) => (told.length === 1 ? column : { ...column, group: one.context.names.candidate })));
}


/***/ })

};
