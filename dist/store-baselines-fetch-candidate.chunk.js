export const id = 5037;
export const ids = [5037];
export const modules = {

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

  91047:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  MAX_ARCHIVE_BYTES),
    b: () => (  downloadArtifact)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
  var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60198);
  var _io_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15704);
  var _read_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98722);
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








const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
const ATTEMPTS = 2;
async function downloadArtifact(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES } = request;
        if (artifact.bytes > maxArchiveBytes)
            throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__  .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
        (0,_io_links_js__WEBPACK_IMPORTED_MODULE_6__  .Kp)(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
        const temporary = __addDisposableResource(env_1, await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__  .Pd)('artifact'), true);
        const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporary.folder, 'artifact.zip');
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_7__  .JE)({ archive, folder, archiveBytes: await fetchArchive(request, { archive, maxArchiveBytes }) });
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
async function fetchArchive({ client, owner, repo, artifact, silenceMs }, { archive, maxArchiveBytes }) {
    for (let attempt = 1;; attempt += 1) {
        const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' };
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const { data } = await client.request(route, { ...place, request: _client_js__WEBPACK_IMPORTED_MODULE_4__  .Mk });
        const source = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .xP)(data, silenceMs);
        if (source === null)
            throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__  .Eb('GitHub sent no archive');
        const limit = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .Z7)(maxArchiveBytes, () => new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__  .Eb(`it is more than ${maxArchiveBytes} bytes`));
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(archive);
        try {
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(source, limit, file);
            return file.bytesWritten;
        }
        catch (error) {
            if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_4__  .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
}


  }),

  98722:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eb: () => (  ZipRefused),
    JE: () => (  extractZip),
    eA: () => (  readZipTexts)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38321);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
  var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);







class ZipRefused extends Error {
    name = 'ZipRefused';
}
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
const RATIO_FREE_BYTES = 2 ** 20;
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        count(entry);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(await zip.openReadStreamPromise(entry), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(path, { flags: 'wx' }));
    });
}
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (entry) => {
        bytes += entry.uncompressedSize;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(  663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        try {
            if (zip.entryCount > maxEntries)
                throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${maxEntries}`);
            for await (const entry of zip.eachEntry())
                await use(zip, entry);
        }
        finally {
            zip.close();
        }
    }
    catch (error) {
        if (error instanceof ZipRefused || !(error instanceof Error))
            throw error;
        throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error });
    }
}
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
function refuseEntry(entry) {
    const name = JSON.stringify(entry.fileName.slice(0, 100));
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}
const ZSTANDARD = 93;
async function readZipTexts({ archive, archiveBytes, limits, wants, use }) {
    const count = startCount(archiveBytes, limits);
    const names = new Set();
    await eachEntry(archive, limits, async (zip, entry) => {
        if (!wants(entry.fileName))
            return;
        const name = JSON.stringify(entry.fileName.slice(0, 100));
        const reason = names.has(entry.fileName)
            ? `${name} is in it twice`
            : entry.uncompressedSize > limits.maxEntryBytes
                ? `${name} has ${entry.uncompressedSize} bytes, more than ${limits.maxEntryBytes}`
                : refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        names.add(entry.fileName);
        count(entry);
        const unpacked = await readEntry(zip, entry);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_6__ && node_zlib__WEBPACK_IMPORTED_MODULE_6__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(unpacked))
            throw new ZipRefused(`${name} is not UTF-8 text`);
        use(entry.fileName, new TextDecoder().decode(unpacked));
    });
}
async function readEntry(zip, entry) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const bytes = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__.buffer)(await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {}));
    if (!isZstandard)
        return bytes;
    return (await __webpack_require__.e(  8339).then(__webpack_require__.bind(__webpack_require__, 68339))).decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}


  }),

  79608:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nf: () => (  findReferencePoint),
    WJ: () => (  listParents),
    hR: () => (  listCommitsBetween),
    iU: () => (  listFilesBetween),
    kC: () => (  compareCommits)
  });
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

async function findReferencePoint(request) {
    const { checkout, pullRequest } = request;
    const [first, second] = checkout.parents ?? (await listParents({ ...request, sha: checkout.sha })) ?? [];
    if (first !== undefined && second === pullRequest.head.sha)
        return { sha: first, how: 'first parent of the merge commit' };
    const { sha: tip, branch } = pullRequest.base;
    const findMergeBase = async () => {
        const compared = await compareCommits({ ...request, base: tip, head: checkout.sha }, { per_page: 1 });
        return { sha: compared.merge_base_commit.sha, how: `merge base of ${branch} and the measured commit` };
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }));
}
async function listParents({ client, owner, repo, sha }) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    });
}
const compareCommits = async ({ client, owner, repo, base, head }, page) => (await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, ...page })).data;
const MAX_FILES = 300;
async function listFilesBetween(between) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => {
        const { files, behind_by: behind } = await compareCommits(between, { per_page: 1 });
        if (files === undefined || files.length >= MAX_FILES || behind > 0)
            return null;
        return files.flatMap(({ filename, previous_filename: previous, patch = '' }) => [
            ...(previous === undefined ? [] : [previous]),
            /^[-+]Subproject commit /m.test(patch) ? `${filename}/` : filename,
        ]);
    });
}
const PER_PAGE = 100;
async function listCommitsBetween(between) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => {
        const first = await compareCommits(between, { per_page: PER_PAGE, page: 1 });
        const pages = Math.ceil(first.total_commits / PER_PAGE);
        const last = pages > 1 ? await compareCommits(between, { per_page: PER_PAGE, page: pages }) : first;
        const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
            sha,
            url,
            subject: commit.message.split('\n', 1)[0] ?? '',
            login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
        }));
        return { commits: commits.reverse(), total: first.total_commits, url: first.html_url };
    });
}


  }),

  95098:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CX: () => (  HISTORY_FILE),
    M0: () => (  describeStaleness),
    QX: () => (  isAncestor),
    RK: () => (  rankCandidates),
    UH: () => (  hoursBetween),
    Yw: () => (  MAX_HISTORY_BYTES),
    be: () => (  describeChoice),
    cr: () => (  measureDistance),
    jU: () => (  listCandidates),
    nm: () => (  hasOnlyHistory),
    qL: () => (  refuseRun)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79608);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);






const HISTORY_FILE = 'history.jsonl';
const MAX_HISTORY_BYTES = 64_000_000;
async function hasOnlyHistory(folder) {
    return (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HISTORY_FILE))) && !(await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json')));
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function listCandidates(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return newestFirst.flatMap((artifact) => {
        const { run } = artifact;
        if (run === null || run.headRepositoryId === null || run.headBranch === null)
            return [];
        if (run.headRepositoryId !== home.repositoryId || run.headBranch !== home.defaultBranch)
            return [];
        return { artifact, runId: run.id, commit: run.headSha };
    });
}
function refuseRun(run, home) {
    if (run.head_repository.id !== home.repositoryId)
        return 'its run is of another repository';
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    const path = run.path.replace(/@.*$/, '');
    const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`;
    return isAllowed ? null : `its run is of the workflow ${path}`;
}
function rankCandidates(candidates) {
    const nearness = ({ distance }) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity);
    return candidates.toSorted((a, b) => (nearness(a) === nearness(b) ? 0 : nearness(a) - nearness(b)));
}
function isAncestor(distance) {
    return distance !== null && distance.ahead === 0;
}
function describeChoice(distance, hasReference) {
    if (!hasReference)
        return 'the newest baseline, because no commit to compare with is known';
    if (distance === null)
        return 'the newest baseline, because its place in the history is unknown';
    if (distance.ahead === 0)
        return null;
    if (distance.behind > 0)
        return 'the newest baseline, but not an ancestor of the commit this change started from';
    return `the newest baseline, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
function describeStaleness(distance, ageHours) {
    const isFar = distance !== null && distance.behind >= STALE_COMMITS;
    const isOld = ageHours !== null && ageHours >= STALE_HOURS;
    if (!isFar && !isOld)
        return null;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(distance !== null && distance.behind > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(distance.behind, 'commit')} behind`, ageHours !== null && (ageHours < 24 ? 'less than a day old' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(Math.floor(ageHours / 24), 'day')} old`)).join(' and ');
}
const hoursBetween = (from, to) => Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
async function measureDistance({ connect, owner, repo }, { commit, referencePoint }) {
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .Je)(async () => {
        const between = { client: await connect(), owner, repo, base: commit, head: referencePoint };
        const compared = await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_2__  .kC)(between, { per_page: 1 });
        return { behind: compared.ahead_by, ahead: compared.behind_by };
    });
}


  }),

  85037:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $W: () => (  listBaselines),
    CG: () => (  fetchCandidate),
    KL: () => (  isGitHubRefusal),
    _w: () => (  inspectCandidate),
    aY: () => (  describeMeasured),
    readRunHeader: () => (  readRunHeader)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55156);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73341);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98722);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47673);
  var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38045);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12141);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95098);













function isGitHubRefusal(unfetched) {
    return !['foreign', 'damaged', 'expired'].includes(unfetched.kind);
}
async function fetchCandidate(home, candidate, 
folder) {
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const refusal = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_10__  .qL)(run, home);
        if (refusal !== null)
            return { reason: refusal, kind: 'foreign' };
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_4__  .b)({ client, owner, repo, artifact: candidate.artifact, folder });
        return null;
    }
    catch (error) {
        if (error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)
            return { reason: error.message, kind: 'damaged' };
        return unfetchedFor(error);
    }
}
async function listBaselines(home, suite) {
    try {
        return await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__  .wn)({ ...home, client: await home.connect(), name: (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__  .hF)(suite) });
    }
    catch (error) {
        const unfetched = unfetchedFor(error);
        return unfetched.kind === 'gone' ? { ...unfetched, kind: 'forbidden' } : unfetched;
    }
}
function unfetchedFor(error) {
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .iu)(error);
    if (failure === null)
        throw error;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .SP)(failure, 'actions: read');
    return { reason, gist: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .ei)(failure), kind: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .XE)(failure) };
}
async function inspectCandidate(candidate, { folder, suite, inspect }) {
    const read = await readRunHeader(folder, suite);
    if (read.kind !== 'read')
        return read;
    const { mode, carried_to: carried } = read.header;
    const commit = carried?.at(-1)?.commit ?? read.header.commit;
    if (mode !== 'baseline' && mode !== 'nightly')
        return refuse(`its run.json says mode ${mode.slice(0, 60)}`);
    if (commit !== null && commit !== candidate.commit)
        return refuse(`it measured ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .Ax)(commit)}, but its run is of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .Ax)(candidate.commit)}`);
    const damage = await inspect(folder);
    return damage === null ? read : { kind: 'damaged', reason: damage };
}
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_12__.looseObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_12__.int(),
    mode: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    suite: zod__WEBPACK_IMPORTED_MODULE_12__.looseObject({ name: zod__WEBPACK_IMPORTED_MODULE_12__.string(), file: zod__WEBPACK_IMPORTED_MODULE_12__.string().optional() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    stopped: zod__WEBPACK_IMPORTED_MODULE_12__.unknown().optional(),
    pooled: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.looseObject({ commit: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(), started_at: zod__WEBPACK_IMPORTED_MODULE_12__.string() })).optional(),
    carried_to: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.looseObject({ commit: zod__WEBPACK_IMPORTED_MODULE_12__.string() })).optional(),
});
function describeMeasured({ pooled = [], commit, started_at }, { of, ownMs, now }) {
    const parts = pooled.length === 0 ? [{ commit, started_at }] : pooled;
    const commits = [...new Set(parts.flatMap((part) => (part.commit === null ? [] : (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .Ax)(part.commit))))];
    const isOwn = commits.every((one) => one === (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .Ax)(of ?? ''));
    const fromMs = isOwn ? ownMs : Math.min(...parts.map((part) => Date.parse(part.started_at)));
    const age_hours = Number.isNaN(fromMs) ? null : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_10__  .UH)(new Date(fromMs), now);
    return { note: isOwn ? null : `measured at ${commits.join(' and ')}`, age_hours };
}
async function readRunHeader(place, suite, isReference = false) {
    const file = isReference ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'run.json');
    const version = isReference ? _model_run_reference_js__WEBPACK_IMPORTED_MODULE_8__  .ZV : _model_run_run_js__WEBPACK_IMPORTED_MODULE_9__  .ZN;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file);
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__  .xU)(error) === 'ENOENT' ? `it has no ${name}` : `its ${name} cannot be read`;
        return { kind: 'damaged', reason };
    }
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success)
        return { kind: 'damaged', reason: `its ${name} is not a run of Goldenpair` };
    const header = parsed.data;
    const reads = `this Goldenpair reads ${version}`;
    const newer = (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_7__  .ww)(file, header, version);
    if (newer !== null)
        return { ...refuse(`its ${name} has ${newer.field} ${newer.got}; ${reads}: update it`), newer };
    if (header.schema_version < version)
        return refuse(`its ${name} has schema_version ${header.schema_version}; ${reads}`);
    if (header.suite.name !== suite) {
        const other = JSON.stringify(header.suite.name.slice(0, 60));
        return refuse(`it is a run of the suite ${other}, and this one is ${JSON.stringify(suite)}; correct \`name\` or measure it again`);
    }
    if (header.finished_at === null)
        return refuse('its run never finished');
    if (header.stopped !== undefined)
        return refuse('its run was stopped early');
    return { kind: 'read', header };
}
const refuse = (reason) => ({ kind: 'foreign', reason });


  })

};
