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



const MOST_ROWS = 450;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
function parseHistory(text) {
    return text.split('\n').flatMap((line) => {
        if (line === '')
            return [];
        const parsed = _model_run_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyRowSchema */ .Ye.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryJson */ .MR)(line));
        return parsed.success ? [parsed.data] : [];
    });
}
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
const ROWS_WITH_PASSES = 30;
function writeHistory(rows) {
    const first = rows.length - ROWS_WITH_PASSES;
    return rows.map((row, place) => `${JSON.stringify(place < first ? { ...row, passes: undefined } : row)}\n`).join('');
}
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt);
    const kept = new Set([true, false].flatMap((wanted) => sorted.filter((row) => isNight(row) === wanted).slice(-MOST_ROWS)));
    return sorted.filter((row) => kept.has(row));
}
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, 2 * MOST_ROWS) - rows.length);
}
function earlierRuns(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
function measuredOnce(rows) {
    const first = new Map(rows.toReversed().map((row) => [row.run_id, row]));
    return rows.filter((row) => first.get(row.run_id) === row);
}
function toTrend(rows, variant) {
    return measuredOnce(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'));
}
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
function followNight(before, { run, at, night }) {
    switch (night.outcome) {
        case 'regressed': {
            const kept = before === null ? null : dropRecovered(before, night);
            const { since_run = run, since_at = at } = kept?.is_accepted === false ? kept : {};
            const clean = Object.entries(kept?.clean ?? {}).filter(([id]) => !Object.hasOwn(night.worse, id));
            return {
                since_run,
                since_at,
                base_run: kept?.base_run ?? night.base_run,
                is_accepted: false,
                worst: mergeWorst(kept?.worst ?? {}, night.worse),
                clean: Object.fromEntries(clean),
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
function dropRecovered(before, { outcome, suspect, good_on }) {
    const ids = Object.keys(before.worst);
    const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : []);
    const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)]);
    const left = nights.filter(([, count]) => count < _model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .CLEAN_NIGHTS */ .cH);
    if (left.length === 0)
        return null;
    const clean = Object.fromEntries(left.filter(([, count]) => count > 0));
    return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean };
}
function followNights(rows) {
    return rows.filter(isNight).reduce(followNight, null);
}
function acceptLevel(before) {
    const worst = Object.fromEntries(Object.entries(before.worst).filter(([id]) => ['reference', 'bound'].includes((0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegressionId */ .TN)(id).kind)));
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60198);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15704);
/* harmony import */ var _read_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98722);
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
            throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
        (0,_io_links_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseToWriteOut */ .Dd)(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
        const temporary = __addDisposableResource(env_1, await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTemporary */ .ww)('artifact'), true);
        const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporary.folder, 'artifact.zip');
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .extractZip */ .JE)({ archive, folder, archiveBytes: await fetchArchive(request, { archive, maxArchiveBytes }) });
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
        const { data } = await client.request(route, { ...place, request: _client_js__WEBPACK_IMPORTED_MODULE_4__/* .AS_STREAM */ .Mk });
        const source = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .streamAnswer */ .xP)(data, silenceMs);
        if (source === null)
            throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb('GitHub sent no archive');
        const limit = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .limitBytes */ .Z7)(maxArchiveBytes, () => new _read_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .ZipRefused */ .Eb(`it is more than ${maxArchiveBytes} bytes`));
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(archive);
        try {
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(source, limit, file);
            return file.bytesWritten;
        }
        catch (error) {
            if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_4__/* .AnswerCut */ .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
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
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38321);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);







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
    return (await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339))).decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}


/***/ }),

/***/ 29624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ LEVEL_NIGHTS),
/* harmony export */   TN: () => (/* binding */ readRegressionId),
/* harmony export */   Yj: () => (/* binding */ isBrokenBound),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   _K: () => (/* binding */ isDrift),
/* harmony export */   af: () => (/* binding */ measureAt),
/* harmony export */   cH: () => (/* binding */ CLEAN_NIGHTS),
/* harmony export */   fY: () => (/* binding */ countMargins),
/* harmony export */   fj: () => (/* binding */ isFurther),
/* harmony export */   lF: () => (/* binding */ nameRegression)
/* harmony export */ });
/* unused harmony export AGAINST */
/* harmony import */ var _relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94746);


const AGAINST = (/* unused pure expression or super */ null && (['night', 'reference']));
const MARKS = { night: '', reference: ' (reference)', bound: ' (bound)', drift: ' (drift)' };
const nameRegression = (name, kind) => `${name}${MARKS[kind]}`;
function readRegressionId(id) {
    const kind = ['reference', 'bound', 'drift'].find((one) => id.endsWith(MARKS[one])) ?? 'night';
    const against = kind === 'reference' || kind === 'drift' ? 'reference' : 'night';
    return { name: id.slice(0, id.length - MARKS[kind].length), kind, against };
}
const isDrift = (id) => readRegressionId(id).kind === 'drift';
const isBrokenBound = (id) => readRegressionId(id).kind === 'bound';
const CLEAN_NIGHTS = 2;
const LEVEL_NIGHTS = 7;
function isFurther(worst, { id, margins }) {
    return margins !== null && margins >= (worst[id] ?? Infinity) + 1;
}
function findLimit(result) {
    const { min, max } = result.gate;
    const value = (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedValue */ .M8)(result);
    if (value === null)
        return null;
    if (min !== null && value < min - _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8)
        return { value, limit: min };
    return max !== null && value > max + _relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 ? { value, limit: max } : null;
}
function marginStep({ gate: { margin }, row, baseline }) {
    if (margin === null || margin.value === 0 || baseline === null)
        return null;
    const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0;
    return margin.value * (isShare ? 1 : Math.abs(baseline));
}
function countMargins(result) {
    const { metric, row, delta } = result;
    const step = marginStep(result);
    if (step === null || delta === null)
        return null;
    const lost = row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta;
    return lost / step;
}
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
/* harmony export */   CM: () => (/* binding */ pastOf),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Ye: () => (/* binding */ historyRowSchema),
/* harmony export */   oh: () => (/* binding */ meansOf)
/* harmony export */ });
/* unused harmony exports NIGHT_OUTCOMES, besideReferenceSchema, nightRecordSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _result_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55451);


const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
const besideReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    cases: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    night: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().optional(),
    deltas: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number()),
});
const nightRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](NIGHT_OUTCOMES),
    base_run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),
    worse: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    suspect: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    good_on: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
    beats: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    has_issue: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    beside_reference: besideReferenceSchema.optional(),
});
const historyRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'nightly']),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    values: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    passes: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(), zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(), zod__WEBPACK_IMPORTED_MODULE_1__.string()])).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_VERDICTS */ .Z4).optional(),
    night: nightRecordSchema.optional(),
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    known: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
});
function meansOf({ summaries }) {
    const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0);
    return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]));
}
const MOST_CASES = 500;
const shortFingerprint = (fingerprint) => fingerprint.replace(/^sha256:/, '').slice(0, 8);
function passesOf({ cases }, { tallyOf }) {
    const spread = ([passed, trials]) => (passed * (trials - passed)) / trials ** 2;
    const tallies = cases.flatMap(({ id, fingerprint }) => {
        const tally = tallyOf(id);
        return tally === null ? [] : [{ id, tally, of: shortFingerprint(fingerprint) }];
    });
    if (tallies.length > MOST_CASES)
        tallies.sort((a, b) => spread(b.tally) - spread(a.tally) || a.tally[0] - b.tally[0]);
    const kept = tallies
        .slice(0, MOST_CASES)
        .map(({ id, tally, of }) => [id, [...tally, of]]);
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
const MOST_PAST = 10;
function pastOf(rows, { cases }) {
    const newest = rows.flatMap(({ passes }) => (passes === undefined ? [] : [passes])).slice(-MOST_PAST);
    return new Map(cases.map(({ id, fingerprint }) => [
        id,
        newest.flatMap((passes) => {
            const [passed, trials, of] = Object.hasOwn(passes, id) ? (passes[id] ?? []) : [];
            return passed === undefined || trials === undefined || of !== shortFingerprint(fingerprint)
                ? []
                : [[passed, trials]];
        }),
    ]));
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
/* harmony export */   jN: () => (/* binding */ MOST_HISTORY_BYTES),
/* harmony export */   qL: () => (/* binding */ refuseRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);




const HISTORY_FILE = 'history.jsonl';
const MOST_HISTORY_BYTES = 64_000_000;
async function hasHistoryAlone(folder) {
    return (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HISTORY_FILE))) && !(await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json')));
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function admitArtifacts(artifacts, home) {
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
    return `the newest baseline, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
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
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}
async function measureDistance({ connect, owner, repo }, { commit, referencePoint }) {
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    const measure = async () => {
        const range = { owner, repo, basehead: `${commit}...${referencePoint}`, per_page: 1 };
        const client = await connect();
        const { data } = await client.rest.repos.compareCommitsWithBasehead(range);
        return { behind: data.ahead_by, ahead: data.behind_by };
    };
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(measure, () => null);
}


/***/ }),

/***/ 85037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ listBaselines),
/* harmony export */   CG: () => (/* binding */ fetchCandidate),
/* harmony export */   Tq: () => (/* binding */ isAnswer),
/* harmony export */   _w: () => (/* binding */ inspectCandidate),
/* harmony export */   aY: () => (/* binding */ describeMeasured),
/* harmony export */   readRunHeader: () => (/* binding */ readRunHeader)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55156);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73341);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98722);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47673);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12141);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95098);













function isAnswer(unfetched) {
    return !['foreign', 'damaged', 'expired'].includes(unfetched.kind);
}
async function fetchCandidate(home, candidate, 
folder) {
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const refusal = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_11__/* .refuseRun */ .qL)(run, home);
        if (refusal !== null)
            return { reason: refusal, kind: 'foreign' };
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_5__/* .downloadArtifact */ .b)({ client, owner, repo, artifact: candidate.artifact, folder });
        return null;
    }
    catch (error) {
        if (error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb)
            return { reason: error.message, kind: 'damaged' };
        return unfetchedFor(error);
    }
}
async function listBaselines(home, suite) {
    try {
        return await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .listArtifacts */ .wn)({ ...home, client: await home.connect(), name: (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineArtifactName */ .hF)(suite) });
    }
    catch (error) {
        const unfetched = unfetchedFor(error);
        return unfetched.kind === 'gone' ? { ...unfetched, kind: 'forbidden' } : unfetched;
    }
}
function unfetchedFor(error) {
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .readRequestFailure */ .iu)(error);
    if (failure === null)
        throw error;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFailure */ .SP)(failure, 'actions: read');
    return { reason, gist: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .nameFailure */ .ei)(failure), kind: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyFailure */ .XE)(failure) };
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
        return refuse(`it measured ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commit)}, but its run is of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(candidate.commit)}`);
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
    const commits = [...new Set(parts.flatMap((part) => (part.commit === null ? [] : (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(part.commit))))];
    const isOwn = commits.every((one) => one === (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(of ?? ''));
    const fromMs = isOwn ? ownMs : Math.min(...parts.map((part) => Date.parse(part.started_at)));
    const age_hours = Number.isNaN(fromMs) ? null : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_11__/* .hoursBetween */ .UH)(new Date(fromMs), now);
    return { note: isOwn ? null : `measured at ${commits.join(' and ')}`, age_hours };
}
async function readRunHeader(place, suite, isReference = false) {
    const file = isReference ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'run.json');
    const version = isReference ? _model_run_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .REFERENCE_SCHEMA_VERSION */ .ZV : _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__/* .RUN_SCHEMA_VERSION */ .ZN;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file);
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$N)(error) === 'ENOENT' ? `it has no ${name}` : `its ${name} cannot be read`;
        return { kind: 'damaged', reason };
    }
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success)
        return { kind: 'damaged', reason: `its ${name} is not a run of Goldenpair` };
    const header = parsed.data;
    const reads = `this Goldenpair reads ${version}`;
    const newer = (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_8__/* .findTooNew */ .ww)(file, header, version);
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
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56410);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95098);
/* harmony import */ var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85037);






const MOST_READ = 10;
const MOST_BYTES = 200 * 2 ** 20;
async function readHistory(request) {
    const { folder, home, log, most = MOST_READ, isWanted } = request;
    const folders = new Map();
    const listed = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .listBaselines */ .$W)(home, request.suite);
    if ('reason' in listed)
        return { rows: [], candidates: [], folders, unread: [], ...describeProblem(listed.reason, listed.kind) };
    const candidates = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .admitArtifacts */ .XR)(listed, home).filter(({ artifact }) => !artifact.isExpired);
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
        const unfetched = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchCandidate */ .CG)(home, candidate, own);
        if (unfetched !== null) {
            log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`);
            unread.push(unfetched.reason);
            if ((0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswer */ .Tq)(unfetched))
                failures.push(unfetched);
            continue;
        }
        folders.set(candidate.runId, own);
        const { rows, damage } = await readRows(own, candidate.runId);
        histories.push(rows);
        if (damage !== null)
            unread.push(damage);
    }
    const read = { rows: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .dk)(histories), candidates, folders, unread };
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
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_FILE */ .CX);
    const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)({ path, maxBytes: _baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_HISTORY_BYTES */ .jN }).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onMistake */ .W8)(() => null));
    if (text === null)
        return { rows: [], damage: `it has no ${_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_FILE */ .CX} that can be read` };
    return { rows: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHistory */ .i6)(text), damage: (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_3__/* .isWholeHistory */ .YF)(text, run) ? null : `its ${_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_FILE */ .CX} is damaged` };
}


/***/ })

};
