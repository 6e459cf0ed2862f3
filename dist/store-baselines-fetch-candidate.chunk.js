export const id = 5037;
export const ids = [5037];
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

/***/ 91047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ MAX_ARCHIVE_BYTES),
/* harmony export */   b: () => (/* binding */ downloadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15704);
/* harmony import */ var _read_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98722);








/** The limit of a packed archive. A run of 100,000 trials is some 50 MB packed. */
const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
const ATTEMPTS = 2;
/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip, and GitHub's
 * refusal
 */
async function downloadArtifact(request) {
    const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES } = request;
    if (artifact.bytes > maxArchiveBytes)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseToWriteOut */ .Dd)(folder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'goldenpair-'));
    const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'artifact.zip');
    try {
        const archiveBytes = await fetchArchive(request, { archive, maxArchiveBytes });
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .extractZip */ .JE)({ archive, folder, archiveBytes });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
    }
}
/** Stores the archive and counts its bytes; once more where the connection breaks in between, or stands still. */
async function fetchArchive({ client, owner, repo, artifact, silenceMs }, { archive, maxArchiveBytes }) {
    for (let attempt = 1;; attempt += 1) {
        const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' };
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const { data } = await client.request(route, { ...place, request: _client_js__WEBPACK_IMPORTED_MODULE_5__/* .AS_STREAM */ .Mk });
        try {
            return await store((0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .streamAnswer */ .xP)(data, silenceMs), archive, maxArchiveBytes);
        }
        catch (error) {
            if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_5__/* .AnswerCut */ .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
}
async function store(source, path, maxBytes) {
    if (source === null)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb('GitHub sent no archive');
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path);
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(source, (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .limitBytes */ .Z7)(maxBytes, () => new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb(`it is more than ${maxBytes} bytes`)), file);
    return file.bytesWritten;
}


/***/ }),

/***/ 98722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip),
/* harmony export */   eA: () => (/* binding */ readZipTexts)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);






/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
class ZipRefused extends Error {
    name = 'ZipRefused';
}
/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20;
/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        // yauzl has refused absolute names, backslashes and "..".
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const stream = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(stream, (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .watchBytes */ .zq)(count), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
    });
}
/** Counts the bytes that an archive unpacks to; throws where they are too many. */
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (length) => {
        bytes += length;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
/** Reads the entries of an archive one after the other. */
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
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
    // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}
/** The number of Zstandard among the methods of compression: APPNOTE.TXT 6.3.10, 4.4.5. */
const ZSTANDARD = 93;
/**
 * Reads entries of a zip of unknown origin as UTF-8, one after the other and without writing anything, counting the bytes that really come
 * out. Entries may be compressed by Zstandard.
 * @throws ZipRefused as `extractZip`, and for an entry that is no UTF-8 or compressed in another way
 */
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
        const unpacked = await readEntry(zip, entry, count);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_4__ && node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        use(entry.fileName, decode(name, unpacked));
    });
}
async function readEntry(zip, entry, count) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const stream = await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {});
    if (isZstandard)
        count(entry.uncompressedSize);
    const chunks = [];
    for await (const chunk of stream) {
        if (!isZstandard)
            count(chunk.length);
        chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isZstandard)
        return bytes;
    const { decompress } = await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339));
    // Into room of the size that the zip says and was counted: whatever window the data asks for, it gets no more.
    return decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}
function decode(name, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new ZipRefused(`${name} is not UTF-8 text`, { cause: error });
    }
}


/***/ }),

/***/ 95098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ HISTORY_FILE),
/* harmony export */   M0: () => (/* binding */ describeStaleness),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   RK: () => (/* binding */ rankCandidates),
/* harmony export */   UH: () => (/* binding */ hoursBetween),
/* harmony export */   WE: () => (/* binding */ hasHistoryAlone),
/* harmony export */   XR: () => (/* binding */ admitArtifacts),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   cr: () => (/* binding */ measureDistance),
/* harmony export */   qL: () => (/* binding */ refuseRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);




/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
const HISTORY_FILE = 'history.jsonl';
/** Whether the artifact of a failed measurement keeps the history and no run. */
async function hasHistoryAlone(folder) {
    return (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HISTORY_FILE))) && !(await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json')));
}
/** Runs of these events measure code that a maintainer has accepted. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The artifacts that may be baselines as far as their listing shows, newest first: made on the default branch of this very repository (a fork
 * may name its branch `main`). Some may have expired.
 */
function admitArtifacts(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return newestFirst.flatMap((artifact) => {
        const { run } = artifact;
        if (run === null)
            return [];
        if (run.headRepositoryId === null || run.headRepositoryId !== home.repositoryId)
            return [];
        if (run.headBranch === null || run.headBranch !== home.defaultBranch)
            return [];
        return [{ artifact, runId: run.id, commit: run.headSha }];
    });
}
/** Why a run's artifact may not be a baseline after all, or null. An empty `workflow` allows every workflow file. */
function refuseRun(facts, home) {
    if (facts.headRepositoryId !== home.repositoryId)
        return 'its run is of another repository';
    if (!TRUSTED_EVENTS.includes(facts.event))
        return `its run was started by ${facts.event}`;
    const path = facts.path.replace(/@.*$/, '');
    const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`;
    return isAllowed ? null : `its run is of the workflow ${path}`;
}
/**
 * Best first: the reference point itself, then its ancestors by nearness, then the others by newness. Candidates come
 * newest first, and of equals the newer one wins.
 */
function rankCandidates(candidates) {
    const nearness = ({ distance }) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity);
    return candidates.toSorted((a, b) => (nearness(a) === nearness(b) ? 0 : nearness(a) - nearness(b)));
}
/** The reference point counts as its own ancestor. */
function isAncestor(distance) {
    return distance !== null && distance.ahead === 0;
}
/** What a reader should know of how a baseline was chosen, or null when it is an ancestor. */
function describeChoice(distance, hasReference) {
    if (!hasReference)
        return 'the newest baseline, because no commit to compare with is known';
    if (distance === null)
        return 'the newest baseline, because its place in the history is unknown';
    if (distance.ahead === 0)
        return null;
    if (distance.behind > 0)
        return 'the newest baseline, but not an ancestor of the commit this change started from';
    return `the newest baseline, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
/**
 * How far and how old a baseline is, as a clause, when it is too far or too old to say much of one change; else null.
 * @example describeStaleness({ behind: 300, ahead: 0 }, 200) // '300 commits behind and 8 days old'
 */
function describeStaleness(distance, ageHours) {
    const isFar = distance !== null && distance.behind >= STALE_COMMITS;
    const isOld = ageHours !== null && ageHours >= STALE_HOURS;
    if (!isFar && !isOld)
        return null;
    const facts = [];
    if (distance !== null && distance.behind > 0)
        facts.push(`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(distance.behind, 'commit')} behind`);
    if (ageHours !== null)
        facts.push(ageHours < 24 ? 'less than a day old' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(Math.floor(ageHours / 24), 'day')} old`);
    return facts.join(' and ');
}
/** Zero at least: the runner's clock may be behind GitHub's. */
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}
/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
async function measureDistance({ client, owner, repo }, { commit, referencePoint }) {
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    const measure = async () => {
        const range = { owner, repo, basehead: `${commit}...${referencePoint}`, per_page: 1 };
        const { data } = await client.rest.repos.compareCommitsWithBasehead(range);
        return { behind: data.ahead_by, ahead: data.behind_by };
    };
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(measure, () => null);
}


/***/ }),

/***/ 85037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ unfetchedFor),
/* harmony export */   CG: () => (/* binding */ fetchCandidate),
/* harmony export */   FF: () => (/* binding */ readReferenceHeader),
/* harmony export */   Tq: () => (/* binding */ isAnswer),
/* harmony export */   _w: () => (/* binding */ inspectCandidate),
/* harmony export */   aY: () => (/* binding */ describeMeasured),
/* harmony export */   readRunHeader: () => (/* binding */ readRunHeader)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55156);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28896);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12141);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95098);











/** Whether it is GitHub's answer, which may be another tomorrow; else it is the artifact itself. */
function isAnswer(unfetched) {
    return !['foreign', 'damaged', 'expired'].includes(unfetched.kind);
}
/** Unpacks an artifact that a trusted run has left; gives why it cannot be had, or null. */
async function fetchCandidate(input) {
    const { client, home, candidate, folder } = input;
    const { owner, repo } = home;
    try {
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id };
        const refusal = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseRun */ .qL)(facts, home);
        if (refusal !== null)
            return { reason: refusal, kind: 'foreign' };
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)({ client, owner, repo, artifact: candidate.artifact, folder });
        return null;
    }
    catch (error) {
        if (error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb)
            return { reason: error.message, kind: 'damaged' };
        return unfetchedFor(error);
    }
}
/** Why an artifact, or the list of them, cannot be had. Throws an error that is no refusal of GitHub's. */
function unfetchedFor(error) {
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
    if (failure === null)
        throw error;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, 'actions: read');
    return { reason, gist: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .nameFailure */ .ei)(failure), kind: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .XE)(failure) };
}
/** Why the unpacked run of an artifact cannot be compared with, or null. */
async function inspectCandidate(candidate, { folder, suite, inspect }) {
    const read = await readRunHeader(folder, suite);
    if (read.kind !== 'read')
        return read;
    const { mode, carried_to: carried } = read.header;
    const commit = carried?.at(-1)?.commit ?? read.header.commit;
    if (mode !== 'baseline' && mode !== 'nightly')
        return refuse(`its run.json says mode ${mode.slice(0, 60)}`);
    // A dispatched run is of the default branch whatever it has checked out and measured.
    if (commit !== null && commit !== candidate.commit)
        return refuse(`it measured ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .A)(commit)}, but its run is of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .A)(candidate.commit)}`);
    const damage = await inspect(folder);
    return damage === null ? null : { kind: 'damaged', reason: damage };
}
/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_10__.int(),
    mode: zod__WEBPACK_IMPORTED_MODULE_10__.string(),
    suite: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ name: zod__WEBPACK_IMPORTED_MODULE_10__.string(), file: zod__WEBPACK_IMPORTED_MODULE_10__.string().optional() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_10__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_10__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_10__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_10__.string().nullable(),
    stopped: zod__WEBPACK_IMPORTED_MODULE_10__.unknown().optional(),
    pooled: zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ commit: zod__WEBPACK_IMPORTED_MODULE_10__.string().nullable(), started_at: zod__WEBPACK_IMPORTED_MODULE_10__.string() })).optional(),
    carried_to: zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ commit: zod__WEBPACK_IMPORTED_MODULE_10__.string() })).optional(),
});
/**
 * Where and when the answers of a run were asked, where that is not the commit that it is the baseline of: a clause, and the age of the oldest. Null where
 * there is nothing to say.
 */
function describeMeasured({ pooled = [], commit, started_at }, { of, now }) {
    const parts = pooled.length === 0 ? [{ commit, started_at }] : pooled;
    const commits = [...new Set(parts.flatMap((part) => (part.commit === null ? [] : (0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .A)(part.commit))))];
    if (commits.every((one) => one === (0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .A)(of ?? '')))
        return null;
    const oldest = Math.min(...parts.map((part) => Date.parse(part.started_at)));
    const age_hours = Number.isNaN(oldest) ? null : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .hoursBetween */ .UH)(new Date(oldest), now);
    return { note: `measured at ${commits.join(' and ')}`, age_hours };
}
/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
async function readRunHeader(folder, suite) {
    return readHeader((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), { version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_SCHEMA_VERSION */ .ZN, suite });
}
/** The head of a reference, or why it cannot be a baseline of the suite. */
async function readReferenceHeader(file, suite) {
    return readHeader(file, { version: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .REFERENCE_SCHEMA_VERSION */ .ZV, suite });
}
async function readHeader(file, { version, suite }) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file);
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) === 'ENOENT' ? `it has no ${name}` : `its ${name} cannot be read`;
        return { kind: 'damaged', reason };
    }
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success)
        return { kind: 'damaged', reason: `its ${name} is not a run of Goldenpair` };
    const header = parsed.data;
    if (header.schema_version !== version) {
        const got = header.schema_version;
        const reason = `its ${name} has schema version ${got}; this Goldenpair reads ${version}`;
        if (got < version)
            return refuse(reason);
        return { ...refuse(`${reason}: update it`), newer: { path: file, got, supported: version } };
    }
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
function refuse(reason) {
    return { kind: 'foreign', reason };
}


/***/ })

};
