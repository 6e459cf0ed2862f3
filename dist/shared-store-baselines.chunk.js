export const id = 9287;
export const ids = [9287];
export const modules = {

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   Cv: () => (/* binding */ formatPInWords),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vG: () => (/* binding */ moneyDecimals)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * A whole number.
 * @example formatCount(1240) // '1 240'
 */
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/**
 * "3 of 40 cases", "the only case".
 * @example partOf(1, 2, 'case') // '1 of 2 cases'
 */
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = formatNumber(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 62436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ outlastOutage)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);

/** Beside what the client itself repeats. No try begins later than LAST_TRY_MS, and one that gets no answer takes half a minute. */
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
/**
 * Asks GitHub, and asks again for two minutes while the answer tells of an outage; gives the last answer.
 * @param describeOutage why an answer is an outage, as a clause; null when it is none
 */
async function outlastOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const waitMs of WAITS_MS) {
        const outage = describeOutage(answer);
        if (outage === null || clock.monotonicMs() - startMs + waitMs > LAST_TRY_MS)
            break;
        log.info(`${outage}: trying again in ${waitMs / 1000} s.`);
        await waitUnlessAborted(waitMs, wait, signal);
        answer = await ask();
    }
    return answer;
}
/** Whoever cancels the job has seconds until it is killed. */
async function waitUnlessAborted(ms, wait, signal) {
    signal.throwIfAborted();
    const ended = new AbortController();
    const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, 'abort', { signal: ended.signal }).catch(() => null);
    await Promise.race([wait(ms), aborted]).finally(() => ended.abort());
    signal.throwIfAborted();
}


/***/ }),

/***/ 79608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ findReferencePoint),
/* harmony export */   WJ: () => (/* binding */ listParents),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween),
/* harmony export */   iU: () => (/* binding */ listFilesBetween)
/* harmony export */ });
/* unused harmony export planReferencePoint */
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
function planReferencePoint(checkout, pullRequest) {
    const [first, second] = checkout.parents ?? [];
    if (first !== undefined && second === pullRequest.head.sha)
        return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } };
    return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha };
}
/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
async function findReferencePoint(request) {
    const { client, owner, repo, checkout, pullRequest } = request;
    const { sha } = checkout;
    const parents = checkout.parents ?? (await listParents(client, { owner, repo, sha }));
    const plan = planReferencePoint({ sha, parents }, pullRequest);
    if (plan.kind === 'known')
        return plan.point;
    const { sha: tip, branch } = pullRequest.base;
    const findMergeBase = async () => {
        const basehead = `${plan.base}...${plan.head}`;
        const { data } = await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 });
        return { sha: data.merge_base_commit.sha, how: `merge base of ${branch} and the measured commit` };
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }));
}
/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
async function listParents(client, { owner, repo, sha }) {
    const list = async () => {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(list, () => null);
}
/** GitHub lists no more files of a comparison. */
const MOST_FILES = 300;
/**
 * The files in which `head` differs from `base`, its ancestor, as `listDifferentFiles` gives them. Null where GitHub does not say, or not all of them.
 */
async function listFilesBetween(input) {
    const { client, owner, repo, base, head } = input;
    const list = async () => {
        const place = { owner, repo, basehead: `${base}...${head}`, per_page: 1 };
        const { data } = await client.rest.repos.compareCommitsWithBasehead(place);
        const { files } = data;
        if (files === undefined || files.length >= MOST_FILES || data.behind_by > 0)
            return null;
        return files.flatMap(({ filename, previous_filename: previous, patch = '' }) => [
            ...(previous === undefined ? [] : [previous]),
            /^[-+]Subproject commit /m.test(patch) ? `${filename}/` : filename,
        ]);
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(list, () => null);
}
/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100;
/** What `head` has that `base` lacks; null when GitHub cannot say (a commit that is gone). */
async function listCommitsBetween(input) {
    const { client, owner, repo, base, head } = input;
    const list = async () => {
        const ask = async (page) => {
            const basehead = `${base}...${head}`;
            const place = { owner, repo, basehead, per_page: PER_PAGE, page };
            return (await client.rest.repos.compareCommitsWithBasehead(place)).data;
        };
        const first = await ask(1);
        const pages = Math.ceil(first.total_commits / PER_PAGE);
        // The oldest come first, and the last page has the newest.
        const last = pages > 1 ? await ask(pages) : first;
        const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
            sha,
            url,
            subject: commit.message.split('\n', 1)[0] ?? '',
            login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
        }));
        return { commits: commits.reverse(), total: first.total_commits, url: first.html_url };
    };
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(list, () => null);
}


/***/ }),

/***/ 88328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ findWorkflow),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile),
/* harmony export */   u4: () => (/* binding */ listRepositoryFiles),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86349);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);



/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
async function readDefaultBranch(workingDirectory) {
    const read = async (...args) => (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workingDirectory, args).catch(() => null))?.trim() ?? null;
    const remote = await read('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await read('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await read('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}
/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
async function readRepositoryFile(request) {
    const { client, owner, repo, path, ref } = request;
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}
/** More folders are not asked for. */
const MOST_FOLDERS = 50;
/**
 * The files below a folder at a commit, by their paths from there, sorted; links are left out. Null where there are more than 50 folders. Throws
 * GitHub's refusal, which is 404 where there is no such folder.
 * @param enters whether a folder, named from there, is looked into
 */
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MOST_FOLDERS)
            return null;
        const folder = folders[asked] ?? '';
        const { data } = await client.rest.repos.getContent({ owner, repo, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, folder), ref });
        if (!Array.isArray(data))
            return null;
        for (const { name, type } of data) {
            const inner = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name);
            if (type === 'file')
                files.push(inner);
            else if (type === 'dir' && enters(inner))
                folders.push(inner);
        }
    }
    return files.sort();
}
/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
async function findWorkflow(input) {
    const { client, owner, repo, runId } = input;
    try {
        const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId });
        return data.workflow_id;
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error)?.status === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 90243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25727);






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
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shards-wanted', { folder });
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
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shards-differ', { what, values });
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
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


/***/ }),

/***/ 55151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ foldProblems),
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60288);

/** `golden/suite.yaml:12: metric …`, the shape that editors and terminals turn into a link. */
function formatProblem({ file, line, message }) {
    return `${file}:${line}: ${message}`;
}
/** Problems in the order in which a reader meets them: the files as they were read, then by line. */
function sortProblems(problems, files) {
    const order = new Map(files.map((file, index) => [file, index]));
    return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line);
}
/** Cases with the same problem are named one by one up to here. */
const MOST_ALIKE = 3;
/**
 * Problems with those that more than three cases share as one, at the first of them.
 * @example foldProblems(problems)[0].message // '35 cases, the first `c00`: key `page` is unknown. Did you mean `pages`?'
 */
function foldProblems(problems) {
    const read = (message) => /^case (`[^`]*`|\d+): ([^]*)$/.exec(message)?.slice(1) ?? [];
    const alike = new Map();
    for (const { message } of problems)
        alike.set(read(message)[1], (alike.get(read(message)[1]) ?? 0) + 1);
    return problems.flatMap((problem) => {
        const [name = '', text] = read(problem.message);
        const count = alike.get(text) ?? 0;
        if (text === undefined || (count > 0 && count <= MOST_ALIKE))
            return [problem];
        alike.set(text, 0);
        return count === 0 ? [] : [{ ...problem, message: `${count} cases, the first ${name}: ${text}` }];
    });
}
const LONGEST = 60;
/** A value from a suite file as a message shows it: in backticks, on one line, at most 60 characters. */
function quote(text) {
    const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    return `\`${clipped.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => escapeCharacter(character)).replaceAll('`', "'")}\``;
}
function escapeCharacter(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** Beside a suggestion a longer list would only hide it. */
const LONGEST_LIST = 20;
/**
 * What to say of a name that nothing has. A long list of those that there are is left out where one of them is near.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, known)) {
    const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`;
    return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`;
}
/** ` Did you mean … ?`, or nothing. */
function didYouMean(suggestion) {
    return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
}


/***/ }),

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen({ verdict, p_adjusted: p, delta, these_cases: own, }, alpha) {
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


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

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ locateReference),
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   ah: () => (/* binding */ findPlanner),
/* harmony export */   aj: () => (/* binding */ refuseRef),
/* harmony export */   uM: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28896);
/* harmony import */ var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12141);
/* harmony import */ var _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84049);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58131);
/* harmony import */ var _store_baselines_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80216);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7107);
/* harmony import */ var _suite_origin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99050);












/**
 * The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured, since nothing is measured
 * here, and for a path where nothing is.
 */
async function findBaseline(facts) {
    const { inputs, effects } = facts.request;
    const { log } = effects;
    if (inputs.baseline.from === _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .REF */ .g4)
        throw refuseRef();
    const baseline = await resolve(facts, { input: inputs.baseline.from, into: 'baseline' }).catch(async (error) => {
        if (!hasCode(error, 'input-invalid'))
            throw error;
        const removed = await findRemoval(facts);
        if (removed === null)
            throw error;
        return removed;
    });
    if (baseline.kind === 'none') {
        if (baseline.lost === 'unreadable')
            log.warning(`The baseline could not be read: ${baseline.reason}.`);
        else if (baseline.lost === 'removed')
            log.warning(`No baseline: ${baseline.reason}.`);
        else
            log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
/** Main's recorded run where the base is measured beside the change, to plan its rounds by; none that can be found is no fault. */
async function findPlanner(facts) {
    const { log } = facts.request.effects;
    const baseline = await resolve(facts, { input: 'artifact', into: 'recorded' }).catch((error) => {
        if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo))
            throw error;
        return { kind: 'none', reason: error.message };
    });
    if (baseline.kind === 'none')
        log.info(`No recorded run of main plans the rounds: ${baseline.reason}.`);
    return baseline;
}
function resolve({ request, suite, point }, { input, into }) {
    const { workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    return (0,_store_baselines_index_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveBaseline */ .o)({
        ...{ input, suite, workingDirectory, clock, log },
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, into),
        referencePoint: point.sha,
        github: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsHome */ .l)(request),
        inspect: (folder) => inspectBaseline(folder, log),
        patience: effects,
    });
}
/**
 * That a change removes the baseline that the workflow names. Null where its base does not have it either, where the change has it and no step
 * checked it out, or where GitHub does not say.
 */
async function findRemoval({ request, files, measured, number }) {
    const { inputs } = request;
    const path = inputs.baseline.from;
    if (files === null || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return null;
    const own = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .openBaseFiles */ .R9)(request, { sha: measured });
    if ((await files.has(path)) !== true || (await own?.has(path)) !== false)
        return null;
    const by = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .askAcceptance */ .JY)(request, number);
    if (by !== null) {
        const reason = `this change removes ${path}, accepted by ${by} with the label \`${inputs.acceptLabel}\``;
        return { kind: 'none', reason, lost: 'removal-accepted' };
    }
    const label = `, or have someone with write access add the label \`${inputs.acceptLabel}\` and run the job again`;
    const reason = `this change removes ${path}, which ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .shortCommit */ .A)(files.sha)} has, so nothing was compared. Keep it${number === null ? '' : label}`;
    return { kind: 'none', reason, lost: 'removed' };
}
/** Only a whole measurement of a pull request in one job measures the base with it. */
function refuseRef() {
    const expected = '`artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job';
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('input-invalid', { name: 'baseline', got: _request_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .REF */ .g4, expected, suggestion: null });
}
/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_8__/* .readScoredRun */ .my)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(trials.length, 'trial')} was answered`;
    // Results of another harness may have scores alone, and nothing that passed or failed.
    const primary = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isFromResults */ .PX)(run) ? run.gates.find((gate) => gate.primary)?.metric : undefined;
    const id = primary ?? 'success';
    const scored = (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: [{ id }], trials })[id];
    if (scored === undefined || scored.n >= run.settings.min_scored_share * scored.applicable)
        return null;
    return `only ${scored.n} of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(scored.applicable, 'case')} could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} exceeds the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo && error.code === code;
}
/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
async function locateReference({ github, effects }, { checkout, pullRequest }) {
    const { owner, repo, event } = github;
    const point = pullRequest !== null
        ? await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__/* .findReferencePoint */ .Nf)({ client: await effects.connect(), owner, repo, checkout, pullRequest })
        : event.kind === 'merge_group' && event.baseSha !== null
            ? { sha: event.baseSha, how: 'base of the merge group' }
            : { sha: checkout.sha, how: 'the measured commit' };
    effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`);
    return point;
}


/***/ }),

/***/ 99050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ readBaseManifest),
/* harmony export */   JY: () => (/* binding */ askAcceptance),
/* harmony export */   R9: () => (/* binding */ openBaseFiles),
/* harmony export */   Ub: () => (/* binding */ findOrigin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28896);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89554);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81136);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88328);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49396);
/* harmony import */ var _io_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78823);
/* harmony import */ var _metrics_answer_json_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19455);
/* harmony import */ var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15802);
/* harmony import */ var _measure_run_suite_home_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67489);
/* harmony import */ var _measure_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57181);
/* harmony import */ var _measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15917);












/** The files of the commit that a change is compared with, through the API: a checkout of depth 1 does not have them. Null where the commit is unknown. */
async function openBaseFiles({ inputs, github, workingDirectory, effects }, { sha }) {
    if (sha === null)
        return null;
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrefix */ .fr)(workingDirectory)) ?? inputs.workingDirectory;
    const at = async (path) => ({
        client: await effects.connect(),
        owner: github.owner,
        repo: github.repo,
        path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(prefix, path),
        ref: sha,
    });
    const readFile = async (path) => (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFile */ .tz)(await at(path));
    return {
        sha,
        readFile,
        has: async (path) => readFile(path).then(() => true, (error) => ((0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .readRequestFailure */ .iu)(error)?.status === 404 ? false : null)),
        findFiles: async (glob) => {
            const { fixed, enters } = (0,_io_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .splitGlob */ .VK)(glob);
            const listed = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .listRepositoryFiles */ .u4)(await at(fixed.join('/')), enters);
            const pattern = (0,_io_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globToRegExp */ .tL)(glob);
            return listed?.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file)) ?? null;
        },
    };
}
/** The manifest at a path; null where the commit has none there, or GitHub does not give it, which the log says. */
async function readBaseManifest(request, files, path) {
    if (files === null)
        return null;
    try {
        const text = await files.readFile(path);
        if (text === null)
            return null;
        const { parsed } = (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__/* .parseManifest */ .Ng)({ path, text });
        const home = await (0,_measure_run_suite_home_js__WEBPACK_IMPORTED_MODULE_8__/* .findSuiteHome */ .F)(request.workingDirectory, (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowPlace */ .tn)(request));
        return {
            path,
            text,
            name: parsed === null || parsed.isBroken('name') ? null : (parsed.manifest.name ?? home.name),
            zero_tolerance: parsed?.manifest.zero_tolerance ?? 'critical',
        };
    }
    catch (error) {
        request.effects.log.info(`${path} of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .shortCommit */ .A)(files.sha)} cannot be read: ${(0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnread */ .Ms)(error)}`);
        return null;
    }
}
/**
 * The cases that a change started from, and whether a person has accepted what it does to them. They are those of the baseline where that
 * was measured at the same commit, and else read there, since cases that others have edited in between are not the change's doing.
 * Undefined where they are not known: then nobody is blamed.
 */
async function findOrigin(request, origin) {
    const { inputs, effects } = request;
    const { files, manifest, baseRun, number } = origin;
    const isMeasuredThere = baseRun !== null && baseRun.commit === files?.sha;
    const cases = isMeasuredThere ? baseRun.cases : await readBaseCases(request, files, manifest);
    if (cases === null)
        return undefined;
    const accept_label = number === null ? null : inputs.acceptLabel;
    const now = new Map(origin.cases.filter(({ enabled }) => enabled).map(({ id, fingerprint }) => [id, fingerprint]));
    const isEdited = cases.some(({ id, enabled, fingerprint }) => enabled && now.get(id) !== fingerprint);
    if (!isEdited || accept_label === null || number === null)
        return { cases, is_accepted: false, accept_label };
    const by = await askAcceptance(request, number);
    if (by !== null)
        effects.log.notice(`@${by} has accepted the edits of cases by the label \`${accept_label}\`.`);
    return { cases, is_accepted: by !== null, accept_label };
}
/** Who has accepted by the label what a pull request does to its own exam; null is nobody. The log says why a label does not count. */
async function askAcceptance({ inputs, github, effects }, number) {
    const { acceptLabel: label } = inputs;
    if (number === null)
        return null;
    const place = { owner: github.owner, repo: github.repo, number };
    const { by, reason } = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .findAcceptance */ .rz)({ client: await effects.connect(), ...place, label });
    if (reason !== null)
        effects.log.warning(`The label \`${label}\` does not count: ${reason}.`);
    return by;
}
async function readBaseCases({ effects }, files, manifest) {
    if (files === null || manifest === null)
        return null;
    try {
        const caseFiles = [];
        for (const pattern of (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__/* .casePatterns */ .wu)(manifest) ?? []) {
            const glob = (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveFrom */ .dx)(manifest.path, pattern);
            const found = glob === null ? [] : await files.findFiles(glob);
            if (found === null)
                return null;
            for (const path of found) {
                if (path === manifest.path)
                    continue;
                const text = await files.readFile(path);
                if (text === null)
                    return null;
                caseFiles.push({ path, text });
            }
        }
        const { documents_dir = null, profile = null } = (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__/* .parseManifest */ .Ng)(manifest).parsed?.manifest ?? {};
        return (0,_measure_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .parseCases */ .B)({ files: caseFiles, hash: effects.hash, checkJsonSchema: _metrics_answer_json_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .checkJsonSchema */ .W, documents_dir, profile }).cases;
    }
    catch (error) {
        effects.log.warning(`The cases of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .shortCommit */ .A)(files.sha)} cannot be read, so edits of them go unnoticed: ${(0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnread */ .Ms)(error)}`);
        return null;
    }
}


/***/ }),

/***/ 80216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

var short_commit = __webpack_require__(28896);
var artifacts = __webpack_require__(40273);
var outlast_outage = __webpack_require__(62436);
var error = __webpack_require__(50262);
var baseline = __webpack_require__(95098);
var choose_baseline = __webpack_require__(10018);
var fetch_candidate = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/store/baselines/artifact.js







/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** Then it is GitHub, and no fault of the artifacts. */
const MAX_OUTAGES = 3;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github: home } = request;
        if (home === null)
            return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' };
        // What there is instead lacks all that the rules of trust rest on.
        (0,artifacts/* demandArtifacts */.ZM)(home.serverUrl, '`baseline: artifact`');
        const search = async () => findBaseline({ request, home, client: await home.connect() });
        const outcome = await (0,outlast_outage/* outlastOutage */.O)(search, { ...request, ...request.patience }, ({ reason, because }) => because === 'outage' ? reason : null);
        if (outcome.because === 'forbidden')
            throw new error/* UserError */.yo('baseline-forbidden', { reason: outcome.reason });
        return outcome.baseline;
    },
};
async function findBaseline(search) {
    const { request, home, client } = search;
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    let listed;
    try {
        listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    }
    catch (error) {
        const unfetched = (0,fetch_candidate/* unfetchedFor */.AE)(error);
        // A list is never gone: GitHub answers 404 for what a token may not even see.
        return unread(unfetched.kind === 'gone' ? { ...unfetched, kind: 'forbidden' } : unfetched);
    }
    const admitted = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    const candidates = admitted.filter(({ artifact }) => !artifact.isExpired);
    if (candidates.length > 0)
        return tryCandidates(search, candidates);
    const branch = home.defaultBranch ?? '(unknown)';
    if (admitted.length === 0)
        return none(`no artifact ${name} ${listed.length === 0 ? 'exists yet' : `is of this repository's default branch ${branch}`}`);
    const gist = `every artifact ${name} has expired`;
    const cure = `run the workflow on ${branch} again, or raise \`retention-days\``;
    return unread({ reason: `${gist}; ${cure}`, gist, kind: 'expired' });
}
function unread({ reason, gist, kind }) {
    return { baseline: { kind: 'none', reason, gist, lost: 'unreadable' }, reason, because: kind };
}
function none(reason) {
    return { baseline: { kind: 'none', reason }, reason: '', because: null };
}
/** The best candidate that can be fetched. One that exists but cannot be fetched differs from one that never existed. */
async function tryCandidates(search, candidates) {
    const { request } = search;
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(search, candidates)) {
        const outcome = await tryCandidate(search, candidate);
        if (outcome.kind === 'found') {
            return { baseline: { ...outcome, note: addSkipped(outcome.note, refusals) }, reason: '', because: null };
        }
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${(0,short_commit/* shortCommit */.A)(candidate.commit)} was skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
        if (refusals.filter(({ kind }) => kind === 'outage').length === MAX_OUTAGES)
            break;
    }
    // A right that is missing explains all the others, and so does an outage.
    const worst = ['forbidden', 'outage', 'gone', 'other', 'damaged'].flatMap((kind) => refusals.filter((one) => one.kind === kind))[0];
    if (worst?.kind === 'forbidden')
        return unread(worst);
    const why = worst?.reason ?? refusals[0]?.reason;
    const reason = why ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements');
    const explain = (text) => `no artifact ${name} can be used: ${text}`;
    if (worst === undefined)
        return none(explain(reason));
    return unread({ reason: explain(reason), gist: explain(worst.gist ?? reason), kind: worst.kind });
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first.reason}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(search, candidates) {
    const isExact = ({ commit }) => commit === search.request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(search, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ request: { referencePoint }, home: { owner, repo }, client }, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => (0,choose_baseline/* measureDistance */.cr)({ client, owner, repo }, { commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
/** `empty`: left by a night whose measurement failed, so nothing better was skipped. */
async function tryCandidate({ request, home, client }, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.CG)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return unfetched;
    if (await (0,baseline/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._w)(candidate, request);
    if (refusal !== null)
        return refusal;
    const now = request.clock.now();
    const read = await (0,fetch_candidate.readRunHeader)(request.folder, request.suite);
    const measured = read.kind === 'read' ? (0,fetch_candidate/* describeMeasured */.aY)(read.header, { of: candidate.commit, now }) : null;
    const age_hours = measured === null ? (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, now) : measured.age_hours;
    const notes = [measured?.note, (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null)];
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: notes.filter((note) => note).join('; ') || null,
        stale: (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours) ?? undefined,
    };
}

var path = __webpack_require__(22742);
;// CONCATENATED MODULE: ./build/store/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path/* path */.A];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path/* path */.A;
    return definition.resolve(request);
}


/***/ }),

/***/ 22742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ path),
/* harmony export */   V: () => (/* binding */ demandBaseline)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60288);
/* harmony import */ var _choose_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10018);
/* harmony import */ var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);






/** A run folder or a reference in the checkout: a committed baseline, or one that an earlier step has put there. */
const path = {
    name: 'path',
    accepts: () => true,
    resolve: async ({ input, suite, workingDirectory, referencePoint, github, inspect, clock }) => {
        const given = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, input);
        const stats = await demandBaseline(workingDirectory, input);
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given) === 'run.json' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given) : given;
        const isReference = stats.isFile() && folder === given;
        const read = await (isReference ? _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .readReferenceHeader */ .FF : _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__.readRunHeader)(folder, suite);
        if (read.kind !== 'read') {
            // Named by the user, not found among others: to go on without it would say nothing of the change.
            if (read.newer !== undefined)
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('run-too-new', read.newer);
            return refuse(input, read.reason);
        }
        const damage = await inspect(folder);
        if (damage !== null)
            return refuse(input, damage);
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const measured = (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .describeMeasured */ .aY)(read.header, { of: commit, now: clock.now() });
        const own_hours = Number.isNaN(finished) ? null : (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .hoursBetween */ .UH)(new Date(finished), clock.now());
        const age_hours = measured === null ? own_hours : measured.age_hours;
        const note = measured?.note ?? null;
        const distance = canMeasure
            ? await (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .measureDistance */ .cr)({ ...github, client: await github.connect() }, { commit, referencePoint })
            : null;
        const stale = (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStaleness */ .M0)(distance, age_hours) ?? undefined;
        return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note, stale };
    },
};
/** What is at a named path. Throws `input-invalid` where there is nothing. */
async function demandBaseline(workingDirectory, path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path)).catch(() => null);
    if (stats !== null)
        return stats;
    const expected = '`artifact` (the run that mode `baseline` keeps on the default branch), `ref` (measures the base in the same job), or the path of a run folder or reference, and nothing is at that path in the checkout';
    const suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggest */ .Z)(path, ['artifact', 'ref']);
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('input-invalid', { name: 'baseline', got: path, expected, suggestion });
}
function refuse(input, reason) {
    return { kind: 'none', reason: `${input} cannot be used: ${reason}`, lost: 'unreadable' };
}


/***/ })

};
