export const id = 4504;
export const ids = [4504];
export const modules = {

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


  }),

  44504:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  readHistory)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56410);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95098);
  var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85037);






const MAX_READ = 10;
const MAX_BYTES = 200 * 2 ** 20;
async function readHistory(request) {
    const { folder, home, log, most = MAX_READ, isWanted } = request;
    const folders = new Map();
    const listed = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__  .$W)(home, request.suite);
    if ('reason' in listed)
        return { rows: [], candidates: [], folders, unread: [], ...describeProblem(listed.reason, listed.kind) };
    const candidates = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__  .jU)(listed, home).filter(({ artifact }) => !artifact.isExpired);
    const histories = [];
    const failures = [];
    const unread = [];
    let tried = 0;
    let bytes = 0;
    for (const candidate of candidates) {
        if (isWanted?.(candidate, histories.flat()) === false)
            continue;
        bytes += candidate.artifact.bytes;
        if (tried === most || (folders.size > 0 && bytes > MAX_BYTES)) {
            unread.push('newer ones already fill what is read');
            continue;
        }
        tried += 1;
        const own = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, String(candidate.runId));
        const unfetched = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__  .CG)(home, candidate, own);
        if (unfetched !== null) {
            log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`);
            unread.push(unfetched.reason);
            if ((0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__  .KL)(unfetched))
                failures.push(unfetched);
            continue;
        }
        folders.set(candidate.runId, own);
        const { rows, damage } = await readRows(own, candidate.runId);
        histories.push(rows);
        if (damage !== null)
            unread.push(damage);
    }
    const read = { rows: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__  .dk)(histories), candidates, folders, unread };
    const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failures[0];
    if (histories.length > 0 || worst === undefined)
        return { ...read, problem: null, problem_kind: null };
    return { ...read, ...describeProblem(worst.reason, worst.kind) };
}
const describeProblem = (reason, problem_kind) => ({
    problem: `earlier runs could not be read: ${reason}`,
    problem_kind,
});
async function readRows(folder, run) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_js__WEBPACK_IMPORTED_MODULE_4__  .CX);
    const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .Gu)({ path, maxBytes: _baseline_js__WEBPACK_IMPORTED_MODULE_4__  .Yw }).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__  .W8)(() => null));
    if (text === null)
        return { rows: [], damage: `it has no ${_baseline_js__WEBPACK_IMPORTED_MODULE_4__  .CX} that can be read` };
    return { rows: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__  .i6)(text), damage: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__  .YF)(text, run) ? null : `its ${_baseline_js__WEBPACK_IMPORTED_MODULE_4__  .CX} is damaged` };
}


  })

};
