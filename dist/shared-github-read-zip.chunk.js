export const id = 8568;
export const ids = [8568];
export const modules = {

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
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15704);
/* harmony import */ var _read_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98722);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49396);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19695);










/** Of the packed archive. A run of 100,000 trials is some 50 MB packed. */
const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
const ATTEMPTS = 2;
/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip, and GitHub's
 * refusal
 */
async function downloadArtifact(request) {
    const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES, limits } = request;
    if (artifact.bytes > maxArchiveBytes) {
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
    }
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseToWriteOut */ .Dd)(folder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'goldenpair-'));
    const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'artifact.zip');
    try {
        const archiveBytes = await fetchArchive(request, { archive, maxArchiveBytes });
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .extractZip */ .JE)({ archive, folder, archiveBytes, ...(limits === undefined ? {} : { limits }) });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
    }
}
/** Stores the archive and counts its bytes; once more where the connection breaks in between, or stands still. */
async function fetchArchive({ client, owner, repo, artifact, silenceMs }, { archive, maxArchiveBytes }) {
    for (let attempt = 1;; attempt += 1) {
        const { data } = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
            owner,
            repo,
            artifact_id: artifact.id,
            archive_format: 'zip',
            // A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind.
            request: { parseSuccessResponseBody: false },
        });
        try {
            return await store((0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .streamAnswer */ .x)(data, silenceMs), archive, maxArchiveBytes);
        }
        catch (error) {
            if (!(error instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_8__/* .AnswerCut */ .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
}
async function store(source, path, maxBytes) {
    if (source === null)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb('GitHub sent no archive');
    let bytes = 0;
    const count = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            done(bytes > maxBytes ? new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb(`it is more than ${maxBytes} bytes`) : null, chunk);
        },
    });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(source, count, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
    return bytes;
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
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);






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
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const allowed = Math.min(limits.maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * limits.maxRatio));
    let bytes = 0;
    const count = () => new node_stream__WEBPACK_IMPORTED_MODULE_3__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > allowed)
                done(new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`));
            else
                done(null, chunk);
        },
    });
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        if (zip.entryCount > limits.maxEntries) {
            zip.close();
            throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${limits.maxEntries}`);
        }
        for await (const entry of zip.eachEntry()) {
            const reason = refuseEntry(entry);
            if (reason !== null)
                throw new ZipRefused(reason);
            // yauzl has refused absolute names, backslashes and "..".
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
            if (entry.fileName.endsWith('/'))
                continue;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(await zip.openReadStreamPromise(entry), count(), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
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
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const allowed = Math.min(limits.maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * limits.maxRatio));
    let bytes = 0;
    const count = (length) => {
        bytes += length;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        try {
            if (zip.entryCount > limits.maxEntries)
                throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${limits.maxEntries}`);
            const names = new Set();
            for await (const entry of zip.eachEntry()) {
                if (!wants(entry.fileName))
                    continue;
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
                if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_5__ && node_zlib__WEBPACK_IMPORTED_MODULE_5__.crc32(unpacked) !== entry.crc32)
                    throw new ZipRefused(`${name} is damaged`);
                use(entry.fileName, decode(name, unpacked));
            }
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

/***/ 19695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ streamAnswer)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);


/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000;
/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        // Ends a connection that is still open; one that broke refuses.
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerCut */ .R2(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   uR: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* unused harmony export excludeFolders */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** In a container the checkout belongs to another user, and git would refuse to read it. */
async function git(cwd, ...args) {
    return (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
}
/** What leaves folders below `cwd` out of what git looks at; one that is elsewhere, on another drive too, is no part of it. */
function excludeFolders(cwd, folders, platform = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return folders.flatMap((folder) => {
        const way = platform.relative(cwd, folder).split(platform.sep);
        if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep)))
            return [];
        return [`:(exclude,literal)${way.join('/')}`];
    });
}
/**
 * Whether anything differs from the commit that is checked out but what git ignores, `.goldenpair` and `except`. Throws where there is no git.
 * @param except folders that may differ, absolute
 */
async function differs(cwd, except) {
    const own = excludeFolders(cwd, except);
    return (await git(cwd, 'status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own)) !== '';
}
/** Whether a checkout has changes that no commit has, as `differs` counts them; false where there is no git. */
async function hasChanges(cwd, except) {
    return differs(cwd, except).catch(() => false);
}
/** The commit that is checked out if nothing `differs` from it; null otherwise, and where there is no git. */
async function readCleanCheckout(cwd, except = []) {
    try {
        if (await differs(cwd, except))
            return null;
        const [commit = '', tree = ''] = (await git(cwd, 'rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}
/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
async function readChangedFiles({ base, workingDirectory, }) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['-c', 'safe.directory=*', 'diff', '--name-only', '--no-renames', '--relative', '-z', ...range];
    try {
        const { stdout } = await run('git', options, { cwd: workingDirectory, maxBuffer: 1 << 26 });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}


/***/ }),

/***/ 54157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zd: () => (/* binding */ countLostRows),
  Jo: () => (/* binding */ earlierRuns),
  YF: () => (/* binding */ isWholeHistory),
  dk: () => (/* binding */ mergeHistories),
  i6: () => (/* binding */ parseHistory),
  A8: () => (/* binding */ sumMonth),
  rK: () => (/* binding */ toTrend),
  wn: () => (/* binding */ writeHistory)
});

// UNUSED EXPORTS: MOST_ROWS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/result/verdict.js
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/run/history.js


/**
 * What a night came to. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person has decided that it is to stay
 * so; `unconfirmed`: worse at first, and not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
/** What later nights need to know of a night. */
const nightRecordSchema = schemas.object({
    outcome: schemas["enum"](NIGHT_OUTCOMES),
    /** The workflow run of the night that it was compared with; null when there was none. */
    base_run: schemas.int().nullable(),
    /** Id of what is worse, confirmed: by how many margins; null where there is no margin. */
    worse: schemas.record(schemas.string(), schemas.number().nullable()),
    /** Fail gates that a drop beyond the margin makes suspect, proven or not; on an unconfirmed night what looked worse. */
    suspect: schemas.array(schemas.string()),
    /** The run of the reference that it improved on, with nothing gated below it. */
    beats: schemas.string().nullable(),
    /** Whether an issue was left open; null when nobody looked. */
    has_issue: schemas.boolean().nullable(),
});
/**
 * A line of `history.jsonl`: one measurement of a suite on the default branch, as later ones see it. Fields that this Goldenpair does not
 * know are dropped.
 */
const historyRowSchema = schemas.object({
    /** Of the workflow; ids of runs grow with time. */
    run: schemas.int().nonnegative(),
    attempt: schemas.int().positive(),
    /** ISO 8601, when it was measured. */
    at: schemas.string(),
    mode: schemas["enum"](['baseline', 'nightly']),
    /** `run_id` of run.json. */
    run_id: schemas.string(),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    branch: schemas.string().nullable(),
    /** By metric id: the run's summary; null is "not measured". */
    values: schemas.record(schemas.string(), schemas.number().nullable()),
    /** What its comparison came to; absent when it was compared with nothing. */
    verdict: schemas["enum"](verdict/* RUN_VERDICTS */.Z4).optional(),
    /** Absent for what was no night. */
    night: nightRecordSchema.optional(),
    /** What its job has spent: targets, judges, and a night's second look. Absent where there was no budget, so that nobody counted. */
    spent_usd: schemas.number().nonnegative().optional(),
    /** How many rows were known with this one. */
    known: schemas.int().positive(),
});

;// CONCATENATED MODULE: ./build/nights/history.js

/** A little more than a year of nights. */
const MOST_ROWS = 400;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
/** The rows of a `history.jsonl`; a line that is none is left out, whoever damaged it. */
function parseHistory(text) {
    return text.split('\n').flatMap((line) => {
        // To refuse it by the schema takes a hundred times as long, and there can be millions.
        if (line === '')
            return [];
        const parsed = historyRowSchema.safeParse(parseJson(line));
        return parsed.success ? [parsed.data] : [];
    });
}
/** Whether every line is a row, and one is of the workflow run that left them: it ends with that, so what was cut off lacks it. */
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
/** Rows as the text of a `history.jsonl`. */
function writeHistory(rows) {
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
/**
 * The union of several histories, each row once by run and attempt (the first that is given counts), the oldest first and the newest
 * `MOST_ROWS` of them: two runs that ended at the same time have each lost the other's row, and the next one finds both.
 */
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    return [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt).slice(-MOST_ROWS);
}
/**
 * How many rows were lost since the newest one was written, as it says itself; 0 when none was. Other runs may have added some since, so it
 * is at least that many.
 */
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, MOST_ROWS) - rows.length);
}
/** The last attempt of each workflow run but one, the oldest first: a job that is run again is no further night. */
function earlierRuns(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
/** The rows that a trend of a variant shows: invalid measurements say nothing of it. */
function toTrend(rows, variant) {
    return rows.filter((row) => row.variant === variant && row.verdict !== 'invalid');
}
/**
 * Sums the rows of a month (`2026-11`, UTC), in which a measurement counts where it began. Every attempt at a workflow run spends money, but
 * one that only reported an earlier measurement has the `run_id` of that, and counts once. The sum is finite, whatever the rows say.
 */
function sumMonth(rows, month) {
    const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]));
    const known = [...measured.values()].filter((usd) => usd !== undefined);
    const usd = known.reduce((sum, one) => sum + one, 0);
    return {
        usd: Math.min(usd, Number.MAX_SAFE_INTEGER),
        counted: known.length,
        uncounted: measured.size - known.length,
    };
}


/***/ }),

/***/ 93738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artifactsHome)
/* harmony export */ });
/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    const { connect } = effects;
    return { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow };
}


/***/ }),

/***/ 50123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f8: () => (/* binding */ openJudgingMonth),
/* harmony export */   xY: () => (/* binding */ openMonth)
/* harmony export */ });
/* unused harmony export limitJudging */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40273);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54157);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44504);
/* harmony import */ var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14426);
/* harmony import */ var _action_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93738);










/**
 * The ledger of the working directory. Where a month has a limit and the ledger has nothing of it, as in every job of a runner without files of
 * its own, it is given what the history knows; a dry run writes nothing and sees it all the same. Warns where nobody knows all.
 */
async function openMonth(request, { name, max_cost_usd_per_month: limitUsd }) {
    const { inputs, workingDirectory, effects } = request;
    const ledger = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .openLedger */ .au)(workingDirectory);
    if (limitUsd === undefined)
        return ledger;
    const now = effects.clock.now();
    const month = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .monthOf */ .GS)(now);
    if ((await ledger.spentUsd({ suite: name, month })) !== null)
        return ledger;
    const past = await readMonth(request, name, month);
    if (past.kind === 'unknown') {
        // A ledger that is kept from job to job knows: the month has just begun.
        if (!(await (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLedger */ .U0)(workingDirectory)))
            effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)} a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${past.reason}. Counting it as nothing. Keep that file from job to job with actions/cache (docs/costs.md).`);
        return ledger;
    }
    const { usd, unread } = past;
    effects.log.info(`This month's nights and baselines of ${name} have spent ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(usd)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)}, according to the history. Not counted: ${listUncounted(past)}.`);
    if (unread.length > 0)
        effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)} a month, but the history is incomplete for this month: ${describeUnread(unread)}. What is missing counts as nothing. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`);
    if (inputs.dryRun)
        return { ...ledger, spentUsd: () => Promise.resolve(usd) };
    ledger.add({ at: now.toISOString(), suite: name, usd });
    return ledger;
}
function listUncounted({ uncounted, unread }) {
    return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__/* .joinNames */ .JH)([
        ...['pull requests', 'experiments'],
        ...(uncounted === 0 ? [] : [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(uncounted, 'measurement')} without a sum`]),
        ...(unread.length === 0 ? [] : [countUnread(unread)]),
    ]);
}
/**
 * What measurements of the default branch have spent in a month (`2026-11`, UTC), from the histories they left. Nothing is known where
 * something is missing and no sum is there.
 */
async function readMonth(request, suite, month) {
    const { github, effects } = request;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null)
        return { kind: 'unknown', reason: `${server} does not support the artifacts that it needs` };
    // Not in the folder of what will be measured: the target's code runs there.
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-month-'));
    const { rows, candidates, problem, unread } = await (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .L)({
        ...{ suite, folder, home: (0,_action_request_js__WEBPACK_IMPORTED_MODULE_9__/* .artifactsHome */ .l)(request), log: effects.log },
        // Each history knows of those before it, so the newest will mostly do, with runs that it does not know.
        isWanted: (candidate, known) => (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .monthOf */ .GS)(candidate.artifact.createdAt) >= month && !isCovered(candidate, known),
    }).finally(async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }));
    if (problem !== null)
        return { kind: 'unknown', reason: problem };
    if (candidates.length === 0)
        return { kind: 'unknown', reason: 'no night or baseline has left one yet' };
    const sum = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .sumMonth */ .A8)(rows, month);
    if (sum.counted > 0)
        return { kind: 'known', ...sum, unread };
    if (unread.length > 0)
        return { kind: 'unknown', reason: describeUnread(unread) };
    if (sum.uncounted > 0)
        return { kind: 'unknown', reason: 'none of its measurements says what it spent' };
    return { kind: 'known', ...sum, unread };
}
/**
 * Whether the rows that are known cover an artifact. A row of its run may be of an earlier attempt than the artifact, which was replaced
 * while others measured: only who began after that has read it.
 */
function isCovered({ runId, artifact }, known) {
    return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime());
}
/** As a clause; at least one. */
function describeUnread(unread) {
    const [newest = ''] = unread;
    return unread.length === 1
        ? `there is ${countUnread(unread)}, because ${newest}`
        : `there are ${countUnread(unread)}, the newest because ${newest}`;
}
/** As a noun. */
function countUnread({ length }) {
    return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(length, 'artifact that could not be read completely', 'artifacts that could not be read completely');
}
/**
 * What judging a run that another job has measured may spend, and the ledger of it. Without a judge nothing is paid, and the history not
 * asked.
 */
async function openJudgingMonth(request, { suite, ruleSet }) {
    const { inputs, workingDirectory } = request;
    const budget = limitJudging(inputs.maxCostUsd, ruleSet.budget ?? null);
    const isFree = ruleSet.rules.judge === null;
    const ledger = isFree ? (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .openLedger */ .au)(workingDirectory) : await openMonth(request, { name: suite, ...budget });
    return { budget, ledger };
}
/**
 * What may be spent on judging a run that another job has measured: the less of what this workflow says and the base's suite, so that no pull
 * request loosens it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
function limitJudging(inputUsd, budget) {
    const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity);
    return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null };
}


/***/ }),

/***/ 93614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31402);





/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    'run_id',
    'session_id',
    'started_at',
    'finished_at',
    'environment',
    'cases',
    'counts',
    'summaries',
    'stopped',
    'spent_usd',
    'shard.index',
    'code_quality.review',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintSuite */ .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .selectShard */ .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
}


/***/ }),

/***/ 95098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ HISTORY_FILE),
/* harmony export */   W: () => (/* binding */ hasHistoryAlone)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
const HISTORY_FILE = 'history.jsonl';
/** Whether the artifact of a failed measurement keeps the history and no run. */
async function hasHistoryAlone(folder) {
    const exists = async (file) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).then(() => true, () => false);
    return (await exists(HISTORY_FILE)) && !(await exists('run.json'));
}


/***/ }),

/***/ 10018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ describeStaleness),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   RK: () => (/* binding */ rankCandidates),
/* harmony export */   UH: () => (/* binding */ hoursBetween),
/* harmony export */   XR: () => (/* binding */ admitArtifacts),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   cr: () => (/* binding */ measureDistance),
/* harmony export */   qL: () => (/* binding */ refuseRun)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);


/** Runs of these events measure code that a maintainer has accepted. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The artifacts that may be baselines as far as their listing shows, newest first: made on the default branch of this very repository (a fork
 * may name its branch `main`). Some may have expired.
 */
function admitArtifacts(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    const candidates = [];
    for (const artifact of newestFirst) {
        const { run } = artifact;
        if (run === null)
            continue;
        if (run.headRepositoryId === null || run.headRepositoryId !== home.repositoryId)
            continue;
        if (run.headBranch === null || run.headBranch !== home.defaultBranch)
            continue;
        candidates.push({ artifact, runId: run.id, commit: run.headSha });
    }
    return candidates;
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
    return candidates
        .map((candidate, index) => ({ candidate, index, key: nearness(candidate) }))
        .sort((a, b) => (a.key === b.key ? a.index - b.index : a.key - b.key))
        .map(({ candidate }) => candidate);
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
    return `the newest baseline, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
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
    const facts = [
        ...(distance === null || distance.behind === 0 ? [] : [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(distance.behind, 'commit')} behind`]),
        ...(ageHours === null
            ? []
            : [ageHours < 24 ? 'less than a day old' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(Math.floor(ageHours / 24), 'day')} old`]),
    ];
    return facts.join(' and ');
}
/** Zero at least: the runner's clock may be behind GitHub's. */
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}
/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
async function measureDistance(request) {
    const { client, owner, repo, commit, referencePoint } = request;
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${commit}...${referencePoint}`,
            per_page: 1,
        });
        return { behind: data.ahead_by, ahead: data.behind_by };
    }
    catch (error) {
        if ((0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return null;
    }
}


/***/ }),

/***/ 85037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ fetchCandidate),
/* harmony export */   FF: () => (/* binding */ readReferenceHeader),
/* harmony export */   Tq: () => (/* binding */ isAnswer),
/* harmony export */   Ts: () => (/* binding */ readRunHeader),
/* harmony export */   _w: () => (/* binding */ inspectCandidate)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55156);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49396);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12141);
/* harmony import */ var _choose_baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10018);









/** Whether it is GitHub's answer, which may be another tomorrow; else it is the artifact itself. */
function isAnswer(unfetched) {
    return !['foreign', 'damaged', 'expired'].includes(unfetched.kind);
}
/** Unpacks an artifact that a trusted run has left; gives why it cannot be had, or null. */
async function fetchCandidate({ client, home, candidate, folder }) {
    const { owner, repo } = home;
    try {
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id };
        const refusal = (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseRun */ .qL)(facts, home);
        if (refusal !== null)
            return { reason: refusal, kind: 'foreign' };
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ client, owner, repo, artifact: candidate.artifact, folder });
        return null;
    }
    catch (error) {
        if (error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb)
            return { reason: error.message, kind: 'damaged' };
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        return { reason: (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFailure */ .SP)(failure, 'actions: read'), kind: (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyFailure */ .XE)(failure) };
    }
}
/** Why the unpacked run of an artifact cannot be compared with, or null. */
async function inspectCandidate(candidate, { folder, suite, inspect }) {
    const read = await readRunHeader(folder, suite);
    if (read.kind !== 'read')
        return read;
    const { mode, commit } = read.header;
    if (mode !== 'baseline' && mode !== 'nightly')
        return refuse(`its run.json says mode ${mode.slice(0, 60)}`);
    // A dispatched run is of the default branch whatever it has checked out and measured.
    if (commit !== null && commit !== candidate.commit)
        return refuse(`it measured ${commit.slice(0, 7)}, but its run is of ${candidate.commit.slice(0, 7)}`);
    const damage = await inspect(folder);
    return damage === null ? null : { kind: 'damaged', reason: damage };
}
/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_8__.int(),
    mode: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
    suite: zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({ name: zod__WEBPACK_IMPORTED_MODULE_8__.string() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_8__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_8__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_8__.string().nullable(),
    stopped: zod__WEBPACK_IMPORTED_MODULE_8__.unknown().optional(),
});
/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
async function readRunHeader(folder, suite) {
    return readHeader({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), name: 'run.json', version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_SCHEMA_VERSION */ .ZN, suite });
}
/** The head of a reference, or why it cannot be a baseline of the suite. */
async function readReferenceHeader(file, suite) {
    return readHeader({ file, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file), version: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .REFERENCE_SCHEMA_VERSION */ .ZV, suite });
}
async function readHeader({ file, name, version, suite, }) {
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        return { kind: 'damaged', reason: isMissing ? `it has no ${name}` : `its ${name} cannot be read` };
    }
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success)
        return { kind: 'damaged', reason: `its ${name} is not a run of Goldenpair` };
    const header = parsed.data;
    if (header.schema_version !== version)
        return refuse(`its ${name} has schema version ${header.schema_version}; this Goldenpair reads ${version}`);
    if (header.suite.name !== suite)
        return refuse(`it is a run of the suite ${JSON.stringify(header.suite.name.slice(0, 60))}`);
    if (header.finished_at === null)
        return refuse('its run never finished');
    if (header.stopped !== undefined)
        return refuse('its run was stopped early');
    return { kind: 'read', header };
}
function refuse(reason) {
    return { kind: 'foreign', reason };
}


/***/ }),

/***/ 44504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54157);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
/* harmony import */ var _choose_baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10018);
/* harmony import */ var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85037);









/** Runs that ended at the same time do not know of each other; ten back, one of them is known by all. */
const MOST_READ = 10;
/** Histories of large suites are in the artifacts of large runs: beyond this, the newest that were read must do. */
const MOST_BYTES = 200 * 2 ** 20;
const MOST_TEXT_BYTES = 64_000_000;
/**
 * The union of the histories in the newest baseline artifacts, unpacked into subfolders. A refused request is a problem, not an error; so it
 * is when artifacts are there and GitHub lets us have none of them, for a past that cannot be read is not the same as no past.
 */
async function readHistory(request) {
    const { suite, folder, home, log, isWanted } = request;
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listArtifacts */ .wn)({ client, owner, repo, name: (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineArtifactName */ .hF)(suite) });
        const candidates = (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .admitArtifacts */ .XR)(listed, home).filter(({ artifact }) => !artifact.isExpired);
        const folders = new Map();
        const histories = [];
        const failures = [];
        const unread = [];
        let tried = 0;
        let bytes = 0;
        for (const candidate of candidates) {
            if (isWanted?.(candidate, histories.flat()) === false)
                continue;
            bytes += candidate.artifact.bytes;
            if (tried === MOST_READ || (folders.size > 0 && bytes > MOST_BYTES)) {
                unread.push('newer ones already fill what is read');
                continue;
            }
            tried += 1;
            const own = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, String(candidate.runId));
            const unfetched = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchCandidate */ .CG)({ client, home, candidate, folder: own });
            if (unfetched !== null) {
                log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`);
                unread.push(unfetched.reason);
                if ((0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_8__/* .isAnswer */ .Tq)(unfetched))
                    failures.push(unfetched);
                continue;
            }
            folders.set(candidate.runId, own);
            const { rows, damage } = await readRows(own, candidate.runId);
            histories.push(rows);
            if (damage !== null)
                unread.push(damage);
        }
        const [failure] = failures;
        const rows = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeHistories */ .dk)(histories);
        if (histories.length > 0 || failure === undefined)
            return { rows, candidates, folders, problem: null, unread };
        const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failure;
        return { rows, candidates, folders, problem: describeProblem(worst.reason), problem_kind: worst.kind, unread };
    }
    catch (error) {
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        const problem = describeProblem((0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, 'actions: read'));
        const kind = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .XE)(failure);
        const problem_kind = kind === 'gone' ? 'forbidden' : kind;
        return { rows: [], candidates: [], folders: new Map(), problem, problem_kind, unread: [] };
    }
}
function describeProblem(reason) {
    return `earlier runs could not be read: ${reason}`;
}
/** No rows where the artifact is of an older Goldenpair, or its history is damaged. */
async function readRows(folder, run) {
    try {
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .HISTORY_FILE */ .C), maxBytes: MOST_TEXT_BYTES });
        const damage = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_5__/* .isWholeHistory */ .YF)(text, run) ? null : `its ${_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .HISTORY_FILE */ .C} is damaged`;
        return { rows: (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHistory */ .i6)(text), damage };
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y)
            return { rows: [], damage: `it has no ${_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .HISTORY_FILE */ .C} that can be read` };
        throw error;
    }
}


/***/ })

};
