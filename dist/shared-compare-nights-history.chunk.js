export const id = 4504;
export const ids = [4504];
export const modules = {

/***/ 56410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ isNight),
/* harmony export */   A8: () => (/* binding */ sumMonth),
/* harmony export */   Eo: () => (/* binding */ followNight),
/* harmony export */   GS: () => (/* binding */ measuredOnce),
/* harmony export */   Jo: () => (/* binding */ earlierRuns),
/* harmony export */   Jv: () => (/* binding */ chooseBaseRuns),
/* harmony export */   YF: () => (/* binding */ isWholeHistory),
/* harmony export */   Zd: () => (/* binding */ countLostRows),
/* harmony export */   aH: () => (/* binding */ countGoodNights),
/* harmony export */   dk: () => (/* binding */ mergeHistories),
/* harmony export */   i6: () => (/* binding */ parseHistory),
/* harmony export */   rK: () => (/* binding */ toTrend),
/* harmony export */   wn: () => (/* binding */ writeHistory),
/* harmony export */   x5: () => (/* binding */ followNights)
/* harmony export */ });
/* unused harmony export MOST_ROWS */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
/* harmony import */ var _model_run_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79164);
/* harmony import */ var _model_result_night_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29624);



/**
 * Nights that a slow decay is seen by (`BET_NIGHTS` and `EARLIER_NIGHTS`), and some that could not be measured between them; of other measurements
 * as many, so that a busy day costs no night.
 */
const MOST_ROWS = 450;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
/** The rows of a `history.jsonl`; a line that is none is left out, whoever damaged it. */
function parseHistory(text) {
    return text.split('\n').flatMap((line) => {
        // To refuse it by the schema takes a hundred times as long, and there can be millions.
        if (line === '')
            return [];
        const parsed = _model_run_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyRowSchema */ .Ye.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryJson */ .MR)(line));
        return parsed.success ? [parsed.data] : [];
    });
}
/** Whether every line is a row, and one is of the workflow run that left them: it ends with that, so what was cut off lacks it. */
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
/** Rows as the text of a `history.jsonl`. */
function writeHistory(rows) {
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
/**
 * The union of several histories, each row once by run and attempt (the first that is given counts), the oldest first, and of nights and
 * of the others the newest `MOST_ROWS` each: two runs that ended at the same time have each lost the other's row, and the next one finds both.
 */
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt);
    const kept = new Set([true, false].flatMap((wanted) => sorted.filter((row) => isNight(row) === wanted).slice(-MOST_ROWS)));
    return sorted.filter((row) => kept.has(row));
}
/**
 * How many rows were lost since the newest one was written, as it says itself; 0 when none was. Other runs may have added some since, so it
 * is at least that many.
 */
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, 2 * MOST_ROWS) - rows.length);
}
/** The last attempt of each workflow run but one, the oldest first: a job that is run again is no further night. */
function earlierRuns(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
/** Each measurement once, where it was made: a baseline that is carried forward has a row for each of its commits. */
function measuredOnce(rows) {
    const first = new Map(rows.toReversed().map((row) => [row.run_id, row]));
    return rows.filter((row) => first.get(row.run_id) === row);
}
/** The rows that a trend of a variant shows: invalid measurements say nothing of it. */
function toTrend(rows, variant) {
    return measuredOnce(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'));
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
function isNight(row) {
    return row.night !== undefined;
}
/** The regression that stands after a night, given the one before it: each thing that is worse ends by two nights that are good on it. */
function followNight(before, { run, at, night }) {
    switch (night.outcome) {
        case 'regressed': {
            const kept = before === null ? null : dropRecovered(before, night);
            const { since_run = run, since_at = at } = kept?.is_accepted === false ? kept : {};
            const clean = Object.entries(kept?.clean ?? {}).filter(([id]) => !Object.hasOwn(night.worse, id));
            return {
                ...{ since_run, since_at, base_run: kept?.base_run ?? night.base_run, is_accepted: false },
                ...{ worst: mergeWorst(kept?.worst ?? {}, night.worse), clean: Object.fromEntries(clean) },
            };
        }
        case 'good':
        case 'unconfirmed':
            return before === null ? null : dropRecovered(before, night);
        case 'start':
            return null;
        case 'accepted':
            return before === null ? null : acceptLevel(before);
        case 'unclear':
            return before;
    }
}
/** What is left of an episode after a night; null for nothing. */
function dropRecovered(before, { outcome, suspect, good_on }) {
    const ids = Object.keys(before.worst);
    // Nights of an earlier Goldenpair are good on everything, or on nothing: a drop that is too large to be waved through is no recovery.
    const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : []);
    const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)]);
    const left = nights.filter(([, count]) => count < _model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .CLEAN_NIGHTS */ .cH);
    if (left.length === 0)
        return null;
    const clean = Object.fromEntries(left.filter(([, count]) => count > 0));
    return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean };
}
/** The regression that stands after all these nights, the oldest first. */
function followNights(rows) {
    return rows.filter(isNight).reduce(followNight, null);
}
/** Later nights are compared with this one, but the reference and the bounds stay what they were and would say the same every night. */
function acceptLevel(before) {
    const worst = Object.fromEntries(Object.entries(before.worst).filter(([id]) => (0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgainstReference */ .RQ)(id) || (0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .isBrokenBound */ .Yj)(id)));
    if (Object.keys(worst).length === 0)
        return null;
    return { ...before, base_run: null, worst, clean: {}, is_accepted: true };
}
function mergeWorst(worst, now) {
    const merged = { ...worst };
    for (const [id, margins] of Object.entries(now)) {
        const before = merged[id] ?? null;
        merged[id] = margins === null || before === null ? (margins ?? before) : Math.max(margins, before);
    }
    return merged;
}
/** The nights that may be compared with, by workflow run, the best first: an episode knows its own; else the newest good ones. */
function chooseBaseRuns(rows, standing) {
    if (standing !== null && standing.base_run !== null)
        return [standing.base_run];
    const isGood = ({ night: { outcome } }) => outcome === 'good' || outcome === 'start' || outcome === 'accepted';
    return rows
        .filter(isNight)
        .filter(isGood)
        .map(({ run }) => run)
        .reverse();
}
/** How many of the newest nights were good; one that says nothing is passed over. */
function countGoodNights(rows) {
    const decided = rows.filter(isNight).filter(({ night }) => night.outcome !== 'unclear');
    const lastBad = decided.findLastIndex(({ night }) => night.outcome !== 'good');
    return decided.length - 1 - lastBad;
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

/***/ 29624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ LEVEL_NIGHTS),
/* harmony export */   RQ: () => (/* binding */ isAgainstReference),
/* harmony export */   TN: () => (/* binding */ readRegressionId),
/* harmony export */   Yj: () => (/* binding */ isBrokenBound),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   _K: () => (/* binding */ isDrift),
/* harmony export */   af: () => (/* binding */ measureAt),
/* harmony export */   cH: () => (/* binding */ CLEAN_NIGHTS),
/* harmony export */   fY: () => (/* binding */ countMargins),
/* harmony export */   fj: () => (/* binding */ isFurther),
/* harmony export */   jn: () => (/* binding */ nameDrift),
/* harmony export */   lF: () => (/* binding */ nameRegression),
/* harmony export */   uP: () => (/* binding */ nameBound)
/* harmony export */ });
/* unused harmony export AGAINST */
/* harmony import */ var _relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);


/** What a night is compared with: the last good night, and the reference of the repository. */
const AGAINST = (/* unused pure expression or super */ null && (['night', 'reference']));
const REFERENCE_MARK = ' (reference)';
const BOUND_MARK = ' (bound)';
const DRIFT_MARK = ' (drift)';
/**
 * A `Regression.id` of what is called `id` in a comparison.
 * @example nameRegression('success', 'reference') // 'success (reference)'
 */
function nameRegression(id, against) {
    return against === 'reference' ? `${id}${REFERENCE_MARK}` : id;
}
/** A `Regression.id` of a broken `min` or `max`. */
function nameBound(gate) {
    return `${gate}${BOUND_MARK}`;
}
/** A `Regression.id` of a gate that has fallen slowly. */
function nameDrift(gate) {
    return `${gate}${DRIFT_MARK}`;
}
/** Whether this fell slowly, by `Regression.id`. */
function isDrift(id) {
    return id.endsWith(DRIFT_MARK);
}
/** The gate or case that a `Regression.id` is about, and what it is compared with. */
function readRegressionId(id) {
    const mark = [REFERENCE_MARK, BOUND_MARK, DRIFT_MARK].find((one) => id.endsWith(one)) ?? '';
    const against = mark === REFERENCE_MARK || mark === DRIFT_MARK ? 'reference' : 'night';
    return { name: id.slice(0, id.length - mark.length), against };
}
/** Whether what has this id is worse than the reference, by `Regression.id`. */
function isAgainstReference(id) {
    return id.endsWith(REFERENCE_MARK);
}
/** Whether this is a broken `min` or `max`, by `Regression.id`. */
function isBrokenBound(id) {
    return id.endsWith(BOUND_MARK);
}
/** Good nights in a row that end a regression. */
const CLEAN_NIGHTS = 2;
/** Nights whose mean is the level at first, and the level now. */
const LEVEL_NIGHTS = 7;
/** Whether something that stands is worse by a margin more than ever. */
function isFurther(worst, { id, margins }) {
    return margins !== null && margins >= (worst[id] ?? Infinity) + 1;
}
/** The absolute bound that the value breaks; null for none. */
function findLimit(result) {
    const { min, max } = result.gate;
    const value = (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M8)(result);
    if (value === null)
        return null;
    if (min !== null && value < min - _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8)
        return min;
    return max !== null && value > max + _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 ? max : null;
}
/** What one margin of a gate is in the unit of its change, a share on the log-ratio row; null where nothing was measured. */
function marginStep({ gate: { margin }, row, baseline }) {
    if (margin === null || margin.value === 0 || baseline === null)
        return null;
    const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0;
    return margin.value * (isShare ? 1 : Math.abs(baseline));
}
/** By how many margins it is worse; null where there is no margin. */
function countMargins(result) {
    const { metric, row, delta } = result;
    const step = marginStep(result);
    if (step === null || delta === null)
        return null;
    const lost = row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta;
    return lost / step;
}
/** The gate as it was when it was so many margins worse, beside the same baseline: what `countMargins` counts, turned round. */
function measureAt(result, margins) {
    const step = marginStep(result);
    const { metric, row, baseline } = result;
    if (step === null || baseline === null)
        return null;
    const lost = margins * step;
    const isLower = metric.direction === 'lower';
    if (row === 'log-ratio')
        return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) };
    return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost };
}


/***/ }),

/***/ 79164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ historyRowSchema),
/* harmony export */   oh: () => (/* binding */ meansOf)
/* harmony export */ });
/* unused harmony exports NIGHT_OUTCOMES, besideReferenceSchema, nightRecordSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _result_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55451);


/**
 * What a night came to. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person has decided that it is to stay
 * so; `unconfirmed`: worse at first, and not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
/** A night's gates beside the reference, from which later nights see whether they fall slowly. */
const besideReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    /** `run_id` of the reference, and ISO 8601, when it was measured. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** A hash of the cases that were compared, the trials and the variant: only nights that have the same are ranked together. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** Which night beside this reference it is, from 1: older ones may be forgotten. Absent on nights of an earlier Goldenpair. */
    night: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().optional(),
    /** By gate: the mean difference per case as a gate has it, positive is better. */
    deltas: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number()),
});
/** What later nights need to know of a night. */
const nightRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](NIGHT_OUTCOMES),
    /** The workflow run of the night that it was compared with; null when there was none. */
    base_run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),
    /** Id of what is worse, confirmed: by how many margins; null where there is no margin. */
    worse: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    /** Fail gates that a drop beyond the margin makes suspect, proven or not; on an unconfirmed night what looked worse. */
    suspect: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    /** Ids that were worse before it and good now; absent on nights of an earlier Goldenpair. */
    good_on: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
    /** The run of the reference that it improved on, with nothing gated below it. */
    beats: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** Whether an issue was left open; null when nobody looked. */
    has_issue: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    /** Absent without a reference that it could be compared with, and on nights of an earlier Goldenpair. */
    beside_reference: besideReferenceSchema.optional(),
});
/**
 * A line of `history.jsonl`: one measurement of a suite on the default branch, as later ones see it. Fields that this Goldenpair does not
 * know are dropped.
 */
const historyRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    /** The id of the workflow run; ids of runs grow with time. */
    run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    /** ISO 8601, when it was measured. */
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'nightly']),
    /** `run_id` of run.json. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** By metric id: the run's summary; null is "not measured". */
    values: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    /** What its comparison came to; absent when it was compared with nothing. */
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_VERDICTS */ .Z4).optional(),
    /** Absent for what was no night. */
    night: nightRecordSchema.optional(),
    /** What its job has spent: targets, judges, and a night's second look. Absent where there was no budget, so that nobody counted. */
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    /** How many rows were known with this one. */
    known: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
});
/** What a run has measured: the mean of each metric that applied to one of its cases. */
function meansOf({ summaries }) {
    const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0);
    return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]));
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


/***/ }),

/***/ 44504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56410);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95098);
/* harmony import */ var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85037);







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
    const { suite, folder, home, log, most = MOST_READ, isWanted } = request;
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listArtifacts */ .wn)({ client, owner, repo, name: (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineArtifactName */ .hF)(suite) });
        const candidates = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .admitArtifacts */ .XR)(listed, home).filter(({ artifact }) => !artifact.isExpired);
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
            if (tried === most || (folders.size > 0 && bytes > MOST_BYTES)) {
                unread.push('newer ones already fill what is read');
                continue;
            }
            tried += 1;
            const own = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, String(candidate.runId));
            const unfetched = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchCandidate */ .CG)({ client, home, candidate, folder: own });
            if (unfetched !== null) {
                log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`);
                unread.push(unfetched.reason);
                if ((0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .isAnswer */ .Tq)(unfetched))
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
        const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeHistories */ .dk)(histories);
        if (histories.length > 0 || failure === undefined)
            return { rows, candidates, folders, problem: null, unread };
        const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failure;
        return { rows, candidates, folders, problem: describeProblem(worst.reason), problem_kind: worst.kind, unread };
    }
    catch (error) {
        const { reason, kind } = (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .unfetchedFor */ .AE)(error);
        const problem_kind = kind === 'gone' ? 'forbidden' : kind;
        return { rows: [], candidates: [], folders: new Map(), problem: describeProblem(reason), problem_kind, unread: [] };
    }
}
function describeProblem(reason) {
    return `earlier runs could not be read: ${reason}`;
}
/** No rows where the artifact is of an older Goldenpair, or its history is damaged. */
async function readRows(folder, run) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .CX);
    const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)({ path, maxBytes: MOST_TEXT_BYTES }).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .onMistake */ .W8)(() => null));
    if (text === null)
        return { rows: [], damage: `it has no ${_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .CX} that can be read` };
    return { rows: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHistory */ .i6)(text), damage: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isWholeHistory */ .YF)(text, run) ? null : `its ${_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .HISTORY_FILE */ .CX} is damaged` };
}


/***/ })

};
