export const id = 9842;
export const ids = [9842];
export const modules = {

  81136:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $k: () => (  findWorkflow),
    b$: () => (  readCheckout),
    fr: () => (  readPrefix),
    o2: () => (  readRepositoryName),
    tz: () => (  readRepositoryFile),
    u4: () => (  listRepositoryFiles),
    yt: () => (  readDefaultBranch)
  });
  var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);



async function readCheckout(input) {
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(input.workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: input.fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function readDefaultBranch(workingDirectory) {
    const read = async (...args) => (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__  .$Y)(workingDirectory, args).catch(() => null))?.trim() ?? null;
    const remote = await read('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await read('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await read('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}
async function readRepositoryFile({ client, owner, repo, path, ref }) {
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}
const MOST_FOLDERS = 50;
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MOST_FOLDERS)
            return null;
        const folder = folders[asked] ?? '';
        const { data } = await client.rest.repos.getContent({ owner, repo, path: node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, folder), ref });
        if (!Array.isArray(data))
            return null;
        for (const { name, type } of data) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name);
            if (type === 'file')
                files.push(inner);
            else if (type === 'dir' && enters(inner))
                folders.push(inner);
        }
    }
    return files.sort();
}
async function findWorkflow({ client, owner, repo, runId }) {
    const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__  .F2)(ask);
}


  }),

  60198:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  listFiles),
    G8: () => (  prepareFolder),
    GF: () => (  writeJson),
    Gu: () => (  readTextFile),
    In: () => (  writeByDraft),
    Np: () => (  findMatches),
    Ov: () => (  nameFrom),
    Uj: () => (  refuseExisting),
    VK: () => (  splitGlob),
    Ze: () => (  isRegularFile),
    aV: () => (  findInside),
    fR: () => (  replaceFile),
    fc: () => (  makeFolder),
    jV: () => (  replaceJson),
    lQ: () => (  isFolder),
    oV: () => (  locatePath),
    t2: () => (  exists),
    ww: () => (  makeTemporary),
    x3: () => (  createFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
  var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
  var _platform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1482);
  var _model_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5810);









async function readTextFile(input) {
    const { path, shown = path, maxBytes, asIs = false } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        if (text.includes('\0'))
            return refuse('it is binary');
        return asIs ? text : (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__  .gX)(text);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .FK)(root, real) ? 'inside' : 'outside';
}
async function findInside(folder, name, { refuse, missing = 'it does not exist' }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
    const place = await locatePath(folder, path);
    if (place === 'missing')
        throw refuse(missing);
    if (place === 'outside')
        throw refuse(`it is not inside ${folder}`);
    return path;
}
const nameFrom = (folder, path) => (0,_platform_js__WEBPACK_IMPORTED_MODULE_7__  .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, path)));
async function refuseExisting(paths, folder, cure = ANOTHER_NAME) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('file-exists', { paths: taken.map((path) => nameFrom(folder, path)), cure });
}
const ANOTHER_NAME = 'Give another name, or replace it with --force.';
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .KV)(error, path);
    }
}
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__  .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .KV)(error, path);
    }
}
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder(path))
            throw error;
    }
}
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .KV)(error, path);
    }
}
async function makeTemporary(what) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `goldenpair-${what}-`));
    return { folder, [Symbol.asyncDispose]: async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }) };
}
const isFolder = (path) => (0,_log_js__WEBPACK_IMPORTED_MODULE_6__  .Xd)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()) ?? false;
function splitGlob(glob) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const enters = (inner) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    return { fixed, enters };
}
async function findMatches(glob, workingDirectory) {
    const { fixed, enters } = splitGlob(glob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workingDirectory, ...fixed);
    if ((await locatePath(workingDirectory, folder)) !== 'inside')
        return { files: [], links: [], folders: [] };
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_8__  .t)(glob);
    const others = { link: [], folder: [] };
    const files = await listFiles(folder, enters, (path, kind) => void others[kind].push(path));
    const place = (path) => [...fixed, path].join('/');
    const matches = (path) => pattern.test(place(path));
    const links = [];
    for (const link of others.link.sort())
        if (matches(link) || (enters(link) && isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, link))))
            links.push(link);
    return {
        files: files.filter(matches).map(place),
        links: links.map(place),
        folders: others.folder.filter(matches).sort().map(place),
    };
}


  }),

  80430:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  sha256Hex),
    s: () => (  sha256)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const sha256 = (text) => `sha256:${sha256Hex(text)}`;
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


  }),

  27866:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  shortenHashes),
    d: () => (  canonicalJson)
  });
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    let members = '';
    if (Array.isArray(value)) {
        if (value.every((item) => typeof item === 'string'))
            return JSON.stringify(value);
        for (const item of value)
            members += `${members === '' ? '' : ','}${canonicalJson(item)}`;
        return `[${members}]`;
    }
    const fields = value;
    for (const key of Object.keys(fields).sort()) {
        const member = fields[key];
        if (member !== undefined)
            members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
    }
    return `{${members}}`;
}
function shortenHashes(text) {
    return text.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
}


  }),

  38045:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nm: () => (  referenceSchema),
    ZV: () => (  REFERENCE_SCHEMA_VERSION)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
  var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
  var _file_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47673);
  var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
  var _suite_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61038);





const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape;
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__  .oe.shape.profile,
    scores: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable())),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative()).optional(),
});
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__.literal('reference'),
    ...(0,_file_version_js__WEBPACK_IMPORTED_MODULE_1__  .oc)(REFERENCE_SCHEMA_VERSION),
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
    lowered: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_3__  .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_2__  .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_4__.array(referenceCaseSchema).min(1),
});


  }),

  19859:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  openCache)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
  var _io_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15704);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);







const LAYOUT = 'v1';
const MOST_BYTES = 500e6;
const LARGEST_ENTRY_BYTES = 5e6;
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
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
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__  .MR)(text);
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
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_4__  .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .In)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
const NAMES = /^[\da-f]{64}\.json(\.[-\da-f]{36}\.draft)?$/;
const OLD_DRAFT_MS = 3600_000;
const LEFT_SHARE = 0.9;
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const entries = [];
    for (const { parentPath, name } of all.filter((file) => file.isFile() && NAMES.test(file.name))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
        if (facts === null)
            continue;
        if (name.endsWith('.draft') && nowMs - facts.mtimeMs > OLD_DRAFT_MS)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        else
            entries.push({ path, facts });
    }
    let bytes = entries.reduce((sum, { facts }) => sum + facts.size, 0);
    for (const { path, facts } of entries.sort((a, b) => a.facts.mtimeMs - b.facts.mtimeMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        bytes -= facts.size;
    }
    return bytes;
}


  }),

  9073:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A_: () => (  isReference),
    C_: () => (  runOfReference),
    EY: () => (  trialsOfReference),
    Tf: () => (  claimsReference),
    Wf: () => (  readReference)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35560);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29598);
  var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47673);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
  var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54974);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);










const versionSchema = zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_7__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_7__.int() });
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__  .Ov)(path)) !== null;
}
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__  .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_5__  .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('run-invalid', { path, line: null, problem });
    (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_3__  .cC)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__  .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_5__  .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__  .Nm, value, { path, line: null });
}
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__  .ZN,
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(({ scores: _scores, failed: _failed, ...golden }) => (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_9__  .Oy)({
            ...golden,
            query: '',
            critical: false,
            enabled: true,
            answer_mode: 'answerable',
            expected_spans: [],
            checks: [],
            at: { file: '', line: 0 },
        })),
        metrics: [],
    };
}
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


  })

};
