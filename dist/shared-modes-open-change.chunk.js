export const id = 3260;
export const ids = [3260];
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
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);



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
    const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(ask);
}


/***/ }),

/***/ 55151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ documentOnLine),
/* harmony export */   KH: () => (/* binding */ foldProblems),
/* harmony export */   OL: () => (/* binding */ foldAlike),
/* harmony export */   Om: () => (/* binding */ problemAtKey),
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   lM: () => (/* binding */ documentOf)
/* harmony export */ });
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79167);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60288);


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
 * Remarks of which more than three say the same, but for what they quote, as one at the first of them.
 * @example foldAlike(notes)[0].message // 'query `q1` skipped: no document is judged relevant to it. (and 34 more of the kind)'
 */
function foldAlike(remarks) {
    const kindOf = ({ message }) => message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…');
    const kinds = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(remarks, kindOf);
    return remarks.flatMap((remark) => {
        const { length, 0: first } = kinds.get(kindOf(remark)) ?? [];
        if (length === undefined || length <= MOST_ALIKE)
            return [remark];
        return first === remark ? [{ ...remark, message: `${remark.message} (and ${length - 1} more of the kind)` }] : [];
    });
}
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
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, known)) {
    const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`;
    return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`;
}
/** ` Did you mean … ?`, or nothing. */
function didYouMean(suggestion) {
    return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
}
/** A document whose places `find` gives: of a path that is not there, that of the nearest parent. */
function documentOf(file, value, find) {
    return {
        file,
        value,
        lineOf: (path) => find(path).line,
        lineOfKey: (path) => find(path).keyLine,
        sourceOf: (path) => find(path).source,
    };
}
/** A document all of whose parts are on one line. */
function documentOnLine(file, value, line) {
    return documentOf(file, value, () => ({ line, keyLine: line, source: null }));
}
/** What is wrong with the value at a path. */
function problemAt(document, path, message) {
    return { file: document.file, line: document.lineOf(path), message };
}
/** What is wrong with the last key of a path. */
function problemAtKey(document, path, message) {
    return { file: document.file, line: document.lineOfKey(path), message };
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   xv: () => (/* binding */ VERSION),
/* harmony export */   zx: () => (/* binding */ NPX)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';
/** What its words mean. */
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
/**
 * The comment by which editors find the schema of a YAML file: that of this major version, in the repository.
 * Source: yaml-language-server, "Using inlined schema".
 */
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
/** The command line for whoever copies a command: until Goldenpair is on npm, only its repository has it. */
const NPX = 'npx github:goldenpair/goldenpair#v0';


/***/ }),

/***/ 5182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFirstLook: () => (/* binding */ openFirstLook)
});

var format_number = __webpack_require__(77377);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/measure/suite/first-look.js


/**
 * The suite with so many of some cases for a first look: of each first tag its share (largest remainders), and among the cases of a tag those first
 * that can tell something: critical ones, then those that pass on main at least half of the time, then those that main has not seen, then those
 * that fail there, since they cannot break, and those in quarantine last. Chance, by the suite's seed, decides between equals. Null where all are asked.
 */
function takeFirst(suite, input) {
    const { cases, first, passesOf } = input;
    if (first >= cases.length)
        return null;
    const rankOf = ({ id, critical, flaky }) => {
        if (flaky !== undefined)
            return 4;
        if (critical)
            return 0;
        const passes = passesOf(id);
        return passes === null ? 2 : 2 * passes[0] >= passes[1] ? 1 : 3;
    };
    const random = (0,stats_random/* seededRandom */.I)(`${suite.seed}/first-look`);
    const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // Sorting is stable, so that equals keep the order that chance gave them.
    const ordered = (0,stats_random/* shuffled */.A)(byId, random).sort((a, b) => rankOf(a) - rankOf(b));
    const strata = [...(0,group_by/* groupBy */.$)(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1));
    const shares = strata.map(([, own]) => (first * own.length) / cases.length);
    const left = first - shares.reduce((sum, share) => sum + Math.floor(share), 0);
    const most = [...shares.keys()].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1)).slice(0, left);
    const taken = new Set(strata.flatMap(([, own], at) => own.slice(0, Math.floor(shares[at] ?? 0) + (most.includes(at) ? 1 : 0))));
    return {
        ...suite,
        cases: suite.cases.filter((golden) => taken.has(golden)),
        first_look: { cases: first, of: cases.length },
    };
}

var selection = __webpack_require__(78955);
var case_means = __webpack_require__(80719);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/first-look.js






/**
 * The suite with the cases of a first look, which the log names by tag; the given one where that asks all of them. `main` is the folder of main's run,
 * null where there is none: then no case is known to pass.
 */
async function openFirstLook(suite, input) {
    const { first, subset, main, log } = input;
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(main === null ? [] : (await (0,read_run/* readScoredRun */.my)(main, { log })).trials);
    const cases = (0,selection/* selectSubset */.rq)(suite.cases, subset);
    const taken = takeFirst(suite, { cases, first, passesOf: tallyOf });
    if (taken === null) {
        log.info(`The first look asks all ${(0,format_number/* countOf */.pq)(cases.length, 'case')}.`);
        return suite;
    }
    const tags = (0,group_by/* groupBy */.$)(taken.cases, ({ tags: [tag = 'no tag'] }) => tag);
    const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`);
    log.info(`First look: ${first} of ${(0,format_number/* countOf */.pq)(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`);
    return taken;
}


/***/ }),

/***/ 78932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b0: () => (/* binding */ findMain),
  jv: () => (/* binding */ findOriginOf),
  nS: () => (/* binding */ openHead),
  AS: () => (/* binding */ planChange),
  T1: () => (/* binding */ roundsOf)
});

var external_node_path_ = __webpack_require__(76760);
var github_checkout = __webpack_require__(81136);
var rounds_plan = __webpack_require__(87375);
var run = __webpack_require__(12141);
var selection = __webpack_require__(78955);
var action_request = __webpack_require__(58131);
var locate_spans = __webpack_require__(50956);
var measure_checkout = __webpack_require__(15802);
var read_run = __webpack_require__(41345);
var fingerprint = __webpack_require__(27866);
var suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/suite/base-forms.js


/**
 * The cases of a change with those of its base that must still be asked as the base has them: watched ones (see `zero_tolerance`) that the
 * change edits, disables or removes, and any case of which only the query, or only a label (tags, marks), is another. Such a case keeps its id, so that it is compared; the
 * change's own form of it gets another id and is new. A change that moves what a case expects is right to edit it, so other cases are left to it.
 */
function addBaseForms(input) {
    const { own, base, scope } = input;
    const ownById = new Map(own.map((golden) => [golden.id, golden]));
    const taken = new Set([...own, ...base].map(({ id }) => id));
    const replaced = new Map();
    const added = [];
    const base_forms = [];
    for (const golden of base) {
        const now = ownById.get(golden.id);
        const isThere = now?.enabled === true;
        if (!golden.enabled || (isThere && now.fingerprint === golden.fingerprint))
            continue;
        const isSame = isThere && asksTheSame(golden, now);
        if (!(0,suite/* isWatched */.Df)(golden, scope) && !isSame && !(isThere && isOnlyReworded(golden, now)))
            continue;
        const copy = isThere && !isSame ? { ...now, id: freeId(now.id, taken) } : null;
        base_forms.push({
            case: golden.id,
            edit: isThere ? 'edited' : now === undefined ? 'removed' : 'disabled',
            own: copy?.id ?? null,
        });
        if (now === undefined)
            added.push(golden);
        else
            replaced.set(golden.id, copy === null ? [golden] : [golden, copy]);
    }
    return { cases: [...own.flatMap((golden) => replaced.get(golden.id) ?? [golden]), ...added], base_forms };
}
/** What a case is called and where it is written change neither what is asked nor what is expected. */
function expectationOf({ at: _at, fingerprint: _fingerprint, notes: _notes, tags: _tags, category: _category, difficulty: _difficulty, use_case: _useCase, critical: _critical, cluster: _cluster, flaky: _flaky, ...rest }) {
    return rest;
}
function asksTheSame(base, now) {
    return (0,fingerprint/* canonicalJson */.d)(expectationOf(base)) === (0,fingerprint/* canonicalJson */.d)(expectationOf(now));
}
function isOnlyReworded(base, now) {
    return base.query !== now.query && asksTheSame(base, { ...now, query: base.query });
}
const LONGEST_ID = 200;
/** `auth-rotate (this PR)`. */
function freeId(id, taken) {
    for (let count = 1;; count++) {
        const suffix = count === 1 ? ' (this PR)' : ` (this PR ${count})`;
        const free = id.slice(0, LONGEST_ID - suffix.length) + suffix;
        if (taken.has(free))
            continue;
        taken.add(free);
        return free;
    }
}

var stale_spans = __webpack_require__(49561);
var choose_rules = __webpack_require__(82204);
var first_look = __webpack_require__(5182);
var find_baseline = __webpack_require__(26048);
var suite_origin = __webpack_require__(99050);
;// CONCATENATED MODULE: ./build/modes/open-change.js















/** Finds the commit that a change is compared with. The suite is the one at the same path there, whatever the change calls it. */
async function openChange(request, input) {
    const { planned, ...facts } = input;
    const point = await (0,find_baseline/* locateReference */.IB)(request, facts);
    const files = await (0,suite_origin/* openBaseFiles */.R9)(request, point);
    if (planned.kind === 'results')
        return { point, files, manifest: null, plan: planned, renamed: null };
    const manifest = await (0,suite_origin/* readBaseManifest */.FC)(request, files, external_node_path_.posix.normalize(request.inputs.suite));
    const own = planned.name;
    const name = manifest?.name ?? own;
    if (name === own)
        return { point, files, manifest, plan: planned, renamed: null };
    request.effects.log.warning(`The suite ${name} is called ${own} in this change; it is compared as ${name}.`);
    return { point, files, manifest, plan: withSuite(planned, { ...planned.suite, name }), renamed: own };
}
function withSuite(plan, suite) {
    return { ...plan, name: suite.name, suite, common: { ...plan.common, suite } };
}
/** The cases that a change started from. Only a pull request and a merge queue's group have a base; without a baseline nothing is compared. */
async function findOriginOf(request, { change: { files, manifest: there }, baseline, pullRequest }, cases) {
    const { event } = request.github;
    if ((pullRequest === null && event.kind !== 'merge_group') || baseline?.kind === 'none')
        return undefined;
    const baseRun = baseline === null ? null : await (0,read_run/* readRun */.cI)(baseline.folder);
    const isOfSuite = baseRun !== null && !(0,run/* isFromResults */.PX)(baseRun);
    const manifest = there ?? (isOfSuite ? await (0,suite_origin/* readBaseManifest */.FC)(request, files, baseRun.suite.file) : null);
    return (0,suite_origin/* findOrigin */.Ub)(request, { files, manifest, baseRun, cases, number: numberOf(request, pullRequest) });
}
/** Of the pull request, or of a merge queue's; null where there is none. */
function numberOf({ github: { event } }, pullRequest) {
    return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null);
}
/** Adds to a plan the cases that must be asked as the base has them, unless a person has accepted that they change. */
async function planBaseForms(request, facts) {
    const { workingDirectory, effects } = request;
    const { plan, manifest } = facts.change;
    if (plan.kind === 'results')
        return { plan, origin: undefined };
    const origin = await findOriginOf(request, facts, plan.suite.cases);
    if (origin === undefined || origin.is_accepted)
        return { plan, origin };
    const scope = manifest?.zero_tolerance ?? 'critical';
    const { cases, base_forms } = addBaseForms({ own: plan.suite.cases, base: origin.cases, scope });
    if (base_forms.length === 0)
        return { plan, origin };
    const named = base_forms.slice(0, 5).map(({ case: id }) => id);
    effects.log.info(`Cases that this change edits or removes are asked as the base has them: ${named.join(', ')}${base_forms.length > named.length ? ` and ${base_forms.length - named.length} more` : ''}.`);
    const { stale } = await (0,locate_spans/* checkSpans */.GW)({ cases, workingDirectory, hash: effects.hash });
    return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...(0,stale_spans/* listStaleCases */.tF)(cases, stale) }), origin };
}
const NOT_FOUND = { kind: 'none', reason: 'it is measured beside the change' };
/** The checkout of a change beside its base. Throws `input-invalid` for a shard of what is measured beside its base. */
async function openHead(request, pullRequest) {
    const { inputs, github, workingDirectory } = request;
    if (inputs.baseline.from === action_request/* REF */.g4 && inputs.shard !== null)
        throw (0,find_baseline/* refuseRef */.aj)();
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: github.event.sha });
    const planned = await (0,measure_checkout/* planCheckout */.SH)(request, { mode: 'pr', commit: checkout.sha });
    return { checkout, change: await openChange(request, { checkout, pullRequest, planned }) };
}
async function findMain(request, { checkout, change }, pullRequest) {
    const { baseline, shard } = request.inputs;
    const isLater = baseline.from === action_request/* REF */.g4 || shard !== null;
    const suite = change.plan.name;
    const finding = { request, suite, ...change, measured: checkout.sha, number: numberOf(request, pullRequest) };
    const known = isLater ? null : await (0,find_baseline/* findBaseline */.Xn)(finding);
    const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest });
    const main = isLater && whole.kind === 'suite' ? await (0,find_baseline/* findPlanner */.ah)(finding) : known;
    const plan = await planFirstLook(request, { plan: whole, main, pullRequest });
    let chosen = null;
    const choose = async (run) => {
        chosen ??= await (0,choose_rules/* chooseRules */.D8)(request, { ...change, run, baseline: main ?? NOT_FOUND, origin });
        return chosen;
    };
    return { known, plan, origin, main, rules: { choose, chosen: () => chosen } };
}
/** The plan of a draft asks no more cases than the input `first` says. */
async function planFirstLook({ inputs, effects: { log } }, facts) {
    const { plan, main, pullRequest } = facts;
    const { first, subset, shard } = inputs;
    if (first === null || plan.kind === 'results' || pullRequest?.isDraft !== true)
        return plan;
    if (shard !== null) {
        log.info('There is no first look: each shard has a part of the cases already.');
        return plan;
    }
    const folder = main?.kind === 'found' ? main.folder : null;
    return withSuite(plan, await (0,first_look.openFirstLook)(plan.suite, { first, subset, main: folder, log }));
}
/** What a change would ask in its rounds (input `dry-run`), and of which suite. Throws as mode `pr` does before it asks. */
async function planChange(request) {
    const { event } = request.github;
    const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null;
    const opened = await openHead(request, pullRequest);
    const known = await findMain(request, opened, pullRequest);
    if (known.plan.kind === 'results')
        return null;
    return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === action_request/* REF */.g4) };
}
/** The rounds of a change. None where nothing is compared, and where the workflow says how often each case is asked. */
function roundsOf({ inputs, effects }, { plan, main, rules }, isBeside) {
    const isPart = inputs.shard !== null;
    if (plan.kind === 'results' || inputs.trials !== null)
        return undefined;
    if (main?.kind !== 'found' && !isBeside && !isPart)
        return undefined;
    return {
        main: main?.kind === 'found' ? main.folder : null,
        // After the change's own.
        beside: isBeside ? 1 : null,
        cap: plan.suite.rounds ?? rounds_plan/* MOST_ROUNDS */.M4,
        isJudgedLater: true,
        whole: isPart ? (0,selection/* selectSubset */.rq)(plan.suite.cases, inputs.subset) : undefined,
        log: effects.log,
        rules: rules.choose,
    };
}


/***/ })

};
