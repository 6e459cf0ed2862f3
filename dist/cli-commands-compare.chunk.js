export const id = 1403;
export const ids = [1403];
export const modules = {

/***/ 92827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82751);
/* harmony import */ var _run_read_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90564);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50467);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77166);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13065);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12389);











/** Flags that say how to run a suite, and mean nothing where all runs are recorded. */
const { subset, trials, seed, concurrency, 'timeout-seconds': timeout } = _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT;
const { 'max-cost-usd': maxCost } = _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .LIMIT_FLAGS */ .Yr;
const RUN_FLAGS = {
    subset,
    trials,
    seed,
    concurrency,
    'timeout-seconds': timeout,
    'max-cost-usd': maxCost,
    ..._flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SETTING_FLAGS */ .bc,
    ..._flags_js__WEBPACK_IMPORTED_MODULE_7__/* .TARGET_ENV_FLAGS */ .ii,
};
const compare = {
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run (run.json, trials.jsonl): no target, key or network is needed'],
        ['a reference.json', 'a reference that `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite; its default variant is run first'],
        ['a results file', 'what another harness scored, such as results.json of promptfoo; FILE#ARM is one of its arms'],
    ],
    flags: {
        out: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT.out,
        'fail-on': _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT['fail-on'],
        inference: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .INFERENCE */ ._e,
        verbose: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT.verbose,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT.json,
        ...RUN_FLAGS,
        ..._read_results_js__WEBPACK_IMPORTED_MODULE_9__/* .RESULT_FLAGS */ .WC,
    },
    run: async ({ flags, positionals, terminal }) => {
        // Every flag and every argument is read before anything runs: a mistake must not cost a run.
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .failOnFlag */ .S7)(flags);
        const settings = {
            trials: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFlag */ .ax)(flags, 'trials'),
            subset: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .textFlag */ .gx)(flags, 'subset') ?? null,
            overrides: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .overridesOf */ .FB)(flags),
            surroundings: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .targetEnvFlags */ .qF)(flags)),
        };
        const options = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOptionsOf */ .ri)(flags);
        const inputs = [];
        for (const argument of positionals)
            inputs.push(...((await (0,_run_read_results_js__WEBPACK_IMPORTED_MODULE_4__/* .readResultInput */ .mA)(argument, options, terminal)) ?? [
                await readCompareInput(argument, settings.surroundings),
            ]));
        if (inputs.length < 2 || inputs.length > _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id)
            throw wrongCount(inputs.length);
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(input.folder)))
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', {
                    command: 'compare',
                    got: 'a reference cannot be a candidate, because it has no answers; name it first, as the baseline',
                    suggestion: null,
                });
        const idle = Object.keys(RUN_FLAGS).find((flag) => flags[flag] !== undefined);
        if (idle !== undefined && inputs.every(({ kind }) => kind !== 'suite'))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('flag-invalid', {
                flag: idle,
                got: String(flags[idle]),
                expected: 'no such flag beside recorded runs, which are not run again',
            });
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { ...settings, options, outputFolder, terminal });
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_8__/* .compareFolders */ .Ry)({ folders, failOn, outputFolder, flags, terminal });
    },
};
function wrongCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, expected two to ${_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id} runs or suites, the baseline first`;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', { command: 'compare', got, suggestion: null });
}
/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, { trials, subset, overrides, surroundings, options, outputFolder, terminal, }) {
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const results = inputs.filter((input) => input.kind === 'results');
    const recorded = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_9__/* .recordInputs */ .v5)(results, { options, takeFolder, log: terminal.log });
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'results') {
            folders.push(recorded[results.indexOf(input)] ?? '');
            continue;
        }
        if (input.kind === 'run') {
            folders.push(input.folder);
            continue;
        }
        const { suite, name } = input;
        terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials };
        const [measured] = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .measureHere */ .DL)({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal);
        if (measured === undefined)
            throw new Error('the arm was not measured');
        folders.push(measured.out);
    }
    return folders;
}
const MANIFESTS = ['.yaml', '.yml', '.json'];
/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
async function readCompareInput(argument, surroundings) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(surroundings.workingDirectory, argument);
    const isFile = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegularFile */ .Ze)(path);
    if (!isFile || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'run.json') {
        const folder = isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path)))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('suite-not-found', { path: argument });
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .claimsReference */ .Tf)(path)) {
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('neither-run-nor-suite', { path: argument });
    return { kind: 'suite', name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, extension), suite: await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .loadSuiteHere */ .dw)(path, surroundings) };
}


/***/ }),

/***/ 13065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WC: () => (/* binding */ RESULT_FLAGS),
/* harmony export */   Wf: () => (/* binding */ importResults),
/* harmony export */   ri: () => (/* binding */ resultOptionsOf),
/* harmony export */   sB: () => (/* binding */ refuseFlags),
/* harmony export */   v5: () => (/* binding */ recordInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _import_results_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92746);
/* harmony import */ var _import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46868);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13211);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _run_read_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90564);
/* harmony import */ var _run_record_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22298);
/* harmony import */ var _run_result_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70050);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50467);










/** How files of another harness are read. */
const RESULT_FLAGS = {
    format: {
        type: 'string',
        value: 'FORMAT',
        description: `what wrote the results: ${_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_READERS */ .BP.map(({ name }) => name).join(' | ')} (default: it is seen)`,
    },
    id: { type: 'string', value: 'COLUMN', description: 'the column of a table that names the case' },
    query: { type: 'string', value: 'COLUMN', description: 'the column with the question' },
    answer: { type: 'string', value: 'COLUMN', description: 'the column with the answer' },
    pass: { type: 'string', value: 'COLUMN', description: 'the column that says whether a row passed' },
    score: { type: 'string', value: 'COLUMNS', description: 'the columns with scores, by commas (default: all numbers)' },
    lower: { type: 'string', value: 'SCORES', description: 'scores that are better the lower they are, by commas' },
    higher: { type: 'string', value: 'SCORES', description: 'scores that are better the higher they are, by commas' },
    continuous: { type: 'string', value: 'SCORES', description: 'scores that are no yes or no, whatever their values' },
    qrels: { type: 'string', value: 'FILE', description: 'the judgments of a TREC run' },
    primary: {
        type: 'string',
        value: 'SCORE',
        description: 'the score that the verdict is about (default: pass or fail)',
    },
};
/** What the flags say of how results are read. */
function resultOptionsOf(flags) {
    const given = _run_result_options_js__WEBPACK_IMPORTED_MODULE_8__/* .RESULT_OPTIONS */ .z7.map((option) => [option, (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .textFlag */ .gx)(flags, option)]);
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
/** Writes each arm as a run, and gives their folders. */
async function recordInputs(given, { options, takeFolder, log, }) {
    const [first] = given;
    if (first === undefined)
        return [];
    const arms = (0,_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .separateIds */ ["if"])(given.map(({ arm }) => arm));
    const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }));
    const described = (0,_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__/* .describeInputs */ .jv)(arms, options, {
        refuse: (flag, got, expected) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('flag-invalid', { flag, got, expected }),
        correct: (option) => `--${option}`,
        log,
    });
    const folders = [];
    for (const { arm, file, name } of inputs) {
        const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80));
        const variant = inputs.filter((one) => one.name === name).length > 1 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file))), name) : name;
        await (0,_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__/* .recordResults */ .U)({
            arm,
            described,
            variant,
            suite: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(first.file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(first.file)),
            file,
            folder,
            now: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml.now(),
            of: { mode: 'run', commit: null, branch: null },
        });
        folders.push(folder);
    }
    return folders;
}
/** Throws the user's error `flag-invalid` for the first of these flags that was given. */
function refuseFlags(flags, names, expected) {
    const flag = names.find((name) => flags[name] !== undefined);
    if (flag !== undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('flag-invalid', { flag, got: String(flags[flag]), expected });
}
/** Writes what another harness scored as a run folder: what `import` does with a file of results. Throws as `recordInputs`. */
async function importResults(results, { extra: [second], flags, terminal, refuse, }) {
    refuseFlags(flags, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases');
    const [only, ...others] = results;
    if (second !== undefined)
        refuse(`"${second}" after a results file; a run folder is made of one`);
    if (only === undefined || others.length > 0)
        return refuse(`${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`);
    const out = (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .textFlag */ .gx)(flags, 'out');
    if (out === undefined)
        return refuse('no --out; name the run folder to write, e.g. --out runs/baseline');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, out);
    if (flags['force'] !== true)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseExisting */ .Uj)([out], terminal.workingDirectory);
    await recordInputs([only], { options: resultOptionsOf(flags), takeFolder: () => folder, log: terminal.log });
    const count = only.arm.rows.length;
    terminal.print(`${out}: a run of ${count} ${count === 1 ? 'result' : 'results'} written.`);
    terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.');
    return 0;
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

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Lu: () => (/* binding */ readHistory),
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
/**
 * The commits after `good` up to `bad`, the oldest first, of merges the first parent alone; and `good` itself. Throws the user's error
 * `history-unusable`.
 */
async function readHistory({ good, bad, workingDirectory, }) {
    const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('history-unusable', { good, bad, problem });
    const find = async (name) => {
        const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        return git(workingDirectory, ...commit).catch(() => Promise.reject(refuse(`\`${name}\` is no commit of this checkout`)));
    };
    const [from, to] = [await find(good), await find(bad)];
    if (from === to)
        throw refuse('they are the same commit');
    const isAncestor = await git(workingDirectory, 'merge-base', '--is-ancestor', from, to).then(() => true, () => false);
    if (!isAncestor)
        throw refuse(`\`${good}\` is no ancestor of \`${bad}\``);
    const form = ['-z', '--format=%H%x1f%an%x1f%s'];
    const show = async (...which) => (await git(workingDirectory, 'log', ...form, ...which, '--')).split('\0').flatMap((line) => {
        const [sha = '', author = '', subject = ''] = line.split('\x1f');
        return sha === '' ? [] : [{ sha, author, subject }];
    });
    const [first] = await show('--max-count=1', from);
    const commits = await show('--first-parent', '--reverse', `${from}..${to}`);
    if (first === undefined)
        throw new Error(`git does not show ${from}`);
    return { good: first, commits };
}


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ providerOptions),
/* harmony export */   Ey: () => (/* binding */ TWO_ADDRESSES),
/* harmony export */   _Q: () => (/* binding */ hasUser),
/* harmony export */   hV: () => (/* binding */ namesOneAddress),
/* harmony export */   iS: () => (/* binding */ printableAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';


/***/ }),

/***/ 19122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53636);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ })

};
