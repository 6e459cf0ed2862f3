export const id = 1629;
export const ids = [1629];
export const modules = {

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 79286:
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

/***/ 72503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ splitNames),
/* harmony export */   z: () => (/* binding */ RESULT_OPTIONS)
/* harmony export */ });
/** How results of another harness are read: the flags of `compare`, and the lines of the input `results-options`. */
const RESULT_OPTIONS = [
    ...['format', 'id', 'query', 'answer', 'pass', 'score'],
    ...['lower', 'higher', 'continuous', 'qrels', 'primary'],
];
/** Names by commas alone, since they may have blanks. */
function splitNames(text = '') {
    return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}


/***/ }),

/***/ 29598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ tryJson),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A member of the record's own; undefined for what every object has. */
const ownValue = (record, name) => Object.hasOwn(record, name) ? record[name] : undefined;
/** The value of a JSON text; undefined for what is no JSON. */
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 87902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nX: () => (/* binding */ titlesInOneRow),
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    // The dot before the link goes with it.
    return plainText(typeof last === 'object' && last.kind === 'link' ? headline.slice(0, -2) : headline);
}
/** Titles where there is one row of headers: one that several groups have gets its group's name. */
function titlesInOneRow(columns) {
    const titles = columns.map(({ title }) => title);
    return columns.map(({ title, group }) => group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'baseline-removed',
    'no-baseline',
    'corpus-renamed',
    'suite-rewritten',
    'cases-named-otherwise',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'worse',
    'watched-case-unscored',
    'score-left-out',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-to-lose',
    'nothing-matched',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


/***/ }),

/***/ 60288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* unused harmony export editDistance */
/**
 * The known name that was most likely meant, or null when none is near: "Did you mean `ndcg`?"
 * Near is at most a third of the longer name's letters in edits (insert, delete, replace, swap two neighbours), case ignored;
 * of equally near names the first wins.
 * @example suggest('ndgc', ['mrr', 'ndcg']) // 'ndcg'
 */
function suggest(name, known) {
    let best = null;
    let bestDistance = Infinity;
    for (const candidate of known) {
        const limit = Math.floor(Math.max(name.length, candidate.length) / 3);
        if (Math.abs(name.length - candidate.length) > limit)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        if (distance <= limit && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/**
 * The least number of edits that turn one text into the other, each neighbour pair swapped at most once
 * (Damerau–Levenshtein, restricted: "optimal string alignment"; Damerau 1964, Comm. ACM 7:171).
 * @example editDistance('ca', 'ac') // 1
 */
function editDistance(from, to) {
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (isSame ? 0 : 1), isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity);
        }
        beforePrevious = previous;
        previous = current;
    }
    return at(previous, to.length);
}
function at(row, column) {
    return row[column] ?? Infinity;
}


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { judge, k, primary_k, success, scoring, alpha, min_scored_share } = settings;
    const { zero_tolerance, inference, deterministic } = settings;
    const own = { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference, deterministic };
    return { gates, settings: own, pricing, judge: judge ?? null };
}


/***/ }),

/***/ 17850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wg: () => (/* binding */ FLAGS),
  mc: () => (/* binding */ INPUTS),
  xQ: () => (/* binding */ camelCase),
  cz: () => (/* binding */ optionsOf)
});

var options_option = __webpack_require__(24643);
var readers = __webpack_require__(87156);
;// CONCATENATED MODULE: ./build/modes/request/options/commands.js


const RESULTS = ['compare', 'import'];
const REPORT = [...options_option/* MEASURE */.V1, 'compare', 'merge', 'init'];
/** Only the demo of `init` reports. */
const DEMO = { demo: ', which writes a report' };
const NO_DEMO = { demo: ', which sets nothing up' };
/** The options that are on the command line alone. */
const COMMANDS = {
    variant: {
        read: readers/* text */.Qq,
        value: 'NAME',
        help: "which variant (default: the suite's)",
        on: ['run', 'bisect', 'history'],
        of: { history: { help: 'only measurements of this variant' } },
    },
    runs: { read: (0,readers/* whole */.WQ)(1), value: 'N', help: 'the same as --trials', on: ['run'], same: 'trials' },
    'timeout-seconds': {
        read: readers/* positive */.yj,
        value: 'S',
        help: "time limit of a trial (default: the suite's)",
        on: options_option/* ASK */.kQ,
        measures: true,
    },
    'query-timeout-seconds': {
        read: readers/* positive */.yj,
        value: 'S',
        help: 'the same as --timeout-seconds',
        on: options_option/* ASK */.kQ,
        same: 'timeout-seconds',
        measures: true,
    },
    'judge-model': {
        read: readers/* text */.Qq,
        value: 'NAME',
        help: "another model for the suite's judge",
        on: [...options_option/* MEASURE */.V1, 'judge'],
    },
    'skip-code-review': { help: 'do not ask a judge to review the source code', on: options_option/* MEASURE */.V1 },
    'skip-code-quality': { help: 'do not measure the source code or decide its gates', on: options_option/* MEASURE */.V1 },
    'route-tier': {
        read: readers/* text */.Qq,
        value: 'TIER',
        help: 'the target must answer on this route tier: local, api …',
        on: options_option/* ASK */.kQ,
        measures: true,
    },
    tier: { read: readers/* text */.Qq, value: 'TIER', help: 'the same as --route-tier', on: options_option/* ASK */.kQ, same: 'route-tier', measures: true },
    model: { read: readers/* text */.Qq, value: 'NAME', help: 'the model that the target must ask', on: options_option/* ASK */.kQ, measures: true },
    'max-steps': {
        read: (0,readers/* whole */.WQ)(1),
        value: 'N',
        help: 'at most so many steps of reasoning for an answer',
        on: options_option/* ASK */.kQ,
        measures: true,
    },
    'max-tool-calls': {
        read: (0,readers/* whole */.WQ)(0),
        value: 'N',
        help: 'at most so many tool calls for an answer',
        on: options_option/* ASK */.kQ,
        measures: true,
    },
    'no-cache': { help: "use neither the target's caches nor Goldenpair's own", on: options_option/* ASK */.kQ, measures: true },
    'inherit-env': {
        help: 'targets may see every variable of this shell, secrets too',
        on: [...options_option/* ASK */.kQ, 'validate'],
        notBeside: { list: ', which checks nothing' },
        measures: true,
    },
    'max-minutes': {
        read: readers/* positive */.yj,
        value: 'N',
        help: 'begin no commit that would probably end later',
        default: '60',
        on: ['bisect'],
    },
    resume: {
        help: 'continue the interrupted run in --out; everything else must stay the same',
        on: ['run', 'bisect'],
        of: { bisect: { help: 'continue the search in --out' } },
    },
    target: { read: readers/* text */.Qq, value: 'KIND', help: 'what answers (default search)', on: ['init'], notBeside: NO_DEMO },
    command: {
        read: readers/* text */.Qq,
        value: 'COMMAND',
        help: 'the command that starts your program, for --target command, or your server, for http',
        on: ['init'],
        notBeside: NO_DEMO,
    },
    url: { read: readers/* text */.Qq, value: 'URL', help: 'what is asked, for --target http', on: ['init'], notBeside: NO_DEMO },
    name: {
        read: readers/* text */.Qq,
        value: 'NAME',
        help: "the suite's name (default: the folder's)",
        on: ['init'],
        notBeside: NO_DEMO,
    },
    jobs: {
        read: readers/* text */.Qq,
        value: 'N',
        help: 'jobs of the workflow: 2 (default, safer) or 1',
        on: ['init'],
        notBeside: NO_DEMO,
    },
    'zero-tolerance': {
        read: readers/* text */.Qq,
        value: 'CASES',
        help: 'which cases fail the check when they break: critical (default) or all',
        on: ['init'],
        notBeside: NO_DEMO,
    },
    yes: { short: 'y', help: 'ask nothing; take the defaults for flags not given', on: ['init'], notBeside: NO_DEMO },
    'no-run': { help: 'do not run the suite at the end', on: ['init'], notBeside: NO_DEMO },
    demo: { help: "write nothing: search Goldenpair's own docs and code in two ways, and compare", on: ['init'] },
    repo: {
        read: readers/* text */.Qq,
        value: 'OWNER/NAME',
        help: 'read the artifacts of its nights, with GITHUB_TOKEN',
        on: ['history'],
    },
    metric: {
        read: (0,readers/* names */.Dy)(),
        value: 'NAMES',
        help: 'these metrics (default: of the gates, cost, tokens, latency)',
        default: '',
        on: ['history'],
    },
    last: { read: (0,readers/* whole */.WQ)(1), value: 'N', help: 'so many of the newest measurements', default: '30', on: ['history'] },
    csv: { read: readers/* text */.Qq, value: 'FILE', help: 'write them as CSV too', on: ['history'] },
    chart: { read: readers/* text */.Qq, value: 'FILE', help: 'draw them as SVG too', on: ['history'] },
    report: { read: readers/* text */.Qq, value: 'FOLDER', help: 'where the report is', default: 'goldenpair-report', on: ['pages'] },
    place: {
        read: readers/* text */.Qq,
        value: 'NAME',
        help: 'its folder on the site: pr-12 for a pull request, else run-ID',
        on: ['pages'],
    },
    'keep-days': {
        read: (0,readers/* whole */.WQ)(1, 9999),
        value: 'N',
        help: 'older reports are removed',
        default: '90',
        on: ['pages'],
    },
    'allow-lower': {
        read: (given, refuse) => (given.trim() === '' ? refuse('a reason in words') : given),
        value: 'REASON',
        help: 'let a gated metric drop; the reason is kept',
        on: ['ratchet'],
    },
    base: {
        read: readers/* text */.Qq,
        value: 'REF',
        help: 'also ask whether the change since REF has a case',
        on: ['validate'],
        notBeside: { list: ', which checks nothing' },
    },
    ask: {
        read: (0,readers/* whole */.WQ)(1),
        value: 'N',
        help: 'also put N cases to the target, and show what is expected beside what came back',
        on: ['validate'],
        notBeside: { list: ', which checks nothing' },
    },
    list: {
        read: (0,readers/* oneOf */.yL)(['metrics', 'targets', 'cases']),
        value: 'WHAT',
        help: "check nothing: show the metrics, the targets or the suite's cases",
        on: ['validate'],
    },
    map: {
        read: readers/* pairs */.AS,
        value: 'PAIRS',
        help: 'which field gives what, such as query=frage,answer=antwort',
        default: '',
        on: ['import'],
    },
    tag: { read: (0,readers/* names */.Dy)(), value: 'TAGS', help: 'tags for every case, separated by commas', default: '', on: ['import'] },
    top: { read: (0,readers/* whole */.WQ)(1), value: 'N', help: 'at most so many kinds of questions', default: '20', on: ['suggest'] },
    to: { read: readers/* text */.Qq, value: 'FORMAT', help: 'the format', on: ['export'] },
    force: {
        help: 'replace the file if it exists',
        on: ['history', 'import', 'export'],
        of: {
            history: { help: 'replace these files if they exist' },
            import: { help: 'replace the file or the run if it exists' },
        },
    },
    out: {
        read: readers/* text */.Qq,
        value: 'FOLDER',
        help: 'where files are written',
        on: [...REPORT, 'bisect', 'judge', 'import', 'suggest', 'export'],
        of: {
            init: { help: 'where --demo writes its report (default goldenpair-report)' },
            merge: { help: 'the run folder to write (default .goldenpair/merged)' },
            judge: { help: 'the run folder to write (default FOLDER-judged)' },
            import: { value: 'FILE', help: 'the case file to write (golden/cases/NAME.yaml), or the run folder' },
            suggest: { value: 'FILE', help: 'write the drafts as a case file, e.g. golden/cases/drafts.yaml' },
            export: { value: 'FILE', help: 'the file to write (default: stdout)' },
        },
        needs: DEMO,
    },
    verbose: { help: 'also print statistics, all changed cases, settings and files', on: REPORT, needs: DEMO },
    json: {
        help: 'print the result as JSON, for machines',
        on: [...REPORT, 'bisect', 'judge', 'ratchet', 'history', 'pages', 'validate', 'suggest'],
        needs: DEMO,
    },
    format: { read: readers/* text */.Qq, value: 'FORMAT', help: 'what wrote the results (default: it is seen)', on: RESULTS },
    id: { read: readers/* text */.Qq, value: 'COLUMN', help: 'the column of a table that names the case', on: RESULTS },
    query: {
        read: readers/* text */.Qq,
        value: 'COLUMN',
        help: 'the column with the question',
        on: [...RESULTS, 'suggest'],
        of: { suggest: { value: 'FIELD', help: 'where the question stands; a dot leads into an object' } },
    },
    answer: {
        read: readers/* text */.Qq,
        value: 'COLUMN',
        help: 'the column with the answer',
        on: [...RESULTS, 'suggest'],
        of: { suggest: { value: 'FIELD', help: 'where the answer stands' } },
    },
    retrieved: { read: readers/* text */.Qq, value: 'FIELD', help: 'where stands what was retrieved', on: ['suggest'] },
    pass: { read: readers/* text */.Qq, value: 'COLUMN', help: 'the column that says whether a row passed', on: RESULTS },
    score: {
        read: readers/* text */.Qq,
        value: 'COLUMNS',
        help: 'the columns with scores, by commas (default: all numbers)',
        on: RESULTS,
    },
    lower: { read: readers/* text */.Qq, value: 'SCORES', help: 'scores that are better the lower they are, by commas', on: RESULTS },
    higher: { read: readers/* text */.Qq, value: 'SCORES', help: 'scores that are better the higher they are, by commas', on: RESULTS },
    continuous: {
        read: readers/* text */.Qq,
        value: 'SCORES',
        help: 'scores that are no yes or no, whatever their values',
        on: RESULTS,
    },
    qrels: { read: readers/* text */.Qq, value: 'FILE', help: 'the judgments of a TREC run', on: RESULTS },
    primary: {
        read: readers/* text */.Qq,
        value: 'SCORE',
        help: 'the score that the verdict is about (default: pass or fail)',
        on: RESULTS,
    },
};

var verdict = __webpack_require__(55451);
var inference = __webpack_require__(96762);
var rules = __webpack_require__(72734);
;// CONCATENATED MODULE: ./build/modes/request/options/compared.js





/** What it is compared with, where the result is told, and nights. */
const COMPARED = {
    baseline: {
        read: readers/* text */.Qq,
        value: 'FOLDER',
        help: 'a recorded run to compare with',
        on: ['run', 'merge', 'ab'],
        of: {
            run: { help: 'a recorded run to compare with; with --shard it plans the rounds' },
            ab: { help: 'a recorded run of the first variant, to plan the rounds by' },
        },
        input: {
            group: 'What it is compared with, and when the job fails.',
            help: '`artifact` (`artifact:FILE` of one workflow), `ref` (measures the base too), or the path of a run folder or reference',
            read: readers/* baseline */._Z,
            default: 'artifact',
        },
    },
    inference: {
        read: (0,readers/* oneOf */.yL)(inference/* INFERENCES */.R),
        value: 'WHAT',
        help: `what the verdict is about: ${inference/* INFERENCES */.R.join(' | ')}`,
        on: [...options_option/* MEASURE */.V1, 'compare'],
        of: { ab: { needs: {} }, run: { help: `with --baseline: what the verdict is about: ${inference/* INFERENCES */.R.join(' | ')}` } },
        needs: { baseline: ', as nothing is compared' },
        input: {
            help: 'in mode `ab`, what the verdict is about: `cases-like-these` or `these-cases` alone',
            modes: ['ab'],
        },
    },
    'gates-from': {
        read: (0,readers/* oneOf */.yL)(rules/* GATES_FROM */.o),
        input: {
            help: 'whose gates and thresholds a pull request is judged by: those of its `base`, or of its own `head`',
            default: 'base',
        },
    },
    'accept-label': {
        read: readers/* text */.Qq,
        input: {
            help: 'the label by which a person with write access accepts that a pull request edits or removes critical cases or many',
            default: 'golden-change',
        },
    },
    'fail-on': {
        read: (0,readers/* oneOf */.yL)(verdict/* FAIL_ON */.d$),
        value: 'WHAT',
        help: verdict/* FAIL_ON */.d$.join(' | '),
        default: 'regression',
        on: [...options_option/* MEASURE */.V1, 'compare', 'merge'],
        input: {
            help: 'when the job fails: `regression`, `inconclusive` (also when the suite cannot tell), or `never`',
        },
    },
    comment: {
        read: readers/* comment */.Im,
        input: {
            group: 'Where the result is told.',
            help: '`always`, `on-change` or `never`, and how much of the cases is shown: `full` (questions and answers), `ids` or `none`',
            default: 'always',
        },
    },
    check: {
        input: {
            help: 'add a check run of its own to the measured head, with report and annotations (needs `checks: write`)',
        },
    },
    charts: {
        read: readers/* charts */.eg,
        input: {
            help: 'who draws: `quickchart`, the address of your own, `branch` (needs `contents: write`), `mermaid` (GitHub itself), `none`',
            default: 'quickchart',
        },
    },
    reference: {
        read: readers/* text */.Qq,
        value: 'FILE',
        help: 'the reference (default: reference.json beside the suite)',
        on: ['ratchet'],
        input: {
            group: 'Nights.',
            help: 'the reference that nights are compared with too, as `goldenpair ratchet` wrote it',
        },
    },
    issues: {
        read: readers/* issues */.Bq,
        input: {
            help: 'whether a night keeps an issue: `always`, `dry-run` or `never`; or lines such as `keep: always` and `labels: golden suite`',
            default: 'always',
        },
    },
    bisect: {
        read: readers/* minutes */.Gx,
        input: {
            help: 'minutes that a night which confirms a regression may search for the commit that broke cases; needs `fetch-depth: 0`',
        },
    },
};

var report_url = __webpack_require__(68451);
;// CONCATENATED MODULE: ./build/modes/request/options/limits.js



/** Limits of a run, what targets see, files, keys and addresses. */
const LIMITS = {
    concurrency: {
        read: (0,readers/* whole */.WQ)(1),
        value: 'N',
        help: "trials run at once (default: the suite's)",
        on: [...options_option/* ASK */.kQ, 'judge'],
        of: { judge: { help: "trials judged at once (default: the suite's)" } },
        measures: true,
        input: { group: 'Limits of a run.', read: (0,readers/* whole */.WQ)(1, 256) },
    },
    'max-cost-usd': {
        read: readers/* positive */.yj,
        value: 'USD',
        help: "most that the run may cost (default: the suite's); it stops before it costs more",
        on: [...options_option/* ASK */.kQ, 'judge'],
        of: { bisect: { help: "most that the whole search may cost (default: the suite's)" } },
        measures: true,
        input: {},
    },
    'dry-run': {
        help: 'only show what would be asked and what it would cost',
        on: [...options_option/* MEASURE */.V1, 'judge'],
        measures: true,
        input: {},
    },
    'target-env': {
        read: (0,readers/* names */.Dy)(),
        value: 'NAMES',
        help: 'variables that the target may see too, e.g. OPENAI_API_KEY',
        default: '',
        on: [...options_option/* ASK */.kQ, 'judge', 'validate'],
        of: { judge: { help: 'variables that the judge may name as its key, e.g. MY_KEY' } },
        notBeside: { list: ', which checks nothing' },
        measures: true,
        input: {
            group: 'What targets see.',
            help: 'names of environment variables that targets may see beside harmless ones; their values are secrets; `*` is all of the job',
        },
    },
    'cache-dir': {
        read: readers/* text */.Qq,
        value: 'FOLDER',
        help: 'where to cache the answers of targets and judges',
        on: options_option/* MEASURE */.V1,
        measures: true,
        input: { group: 'Files.' },
    },
    'output-dir': {
        read: readers/* text */.Qq,
        input: {
            help: 'folder for the run, the comparison and the report, relative to `working-directory`',
            default: 'goldenpair-report',
        },
    },
    'report-url': {
        read: report_url/* readReportUrl */.eG,
        input: {
            help: 'address where reports are published, so that cases link to it; `{place}`, `{suite}` and `{run}` are filled in',
        },
    },
    'retention-days': {
        // GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply.
        read: (0,readers/* whole */.WQ)(1, 400),
        input: {
            help: 'days that GitHub keeps the uploaded artifacts, and that `charts: branch` keeps its pictures',
        },
    },
    'working-directory': {
        read: readers/* text */.Qq,
        input: {
            help: 'folder that paths are relative to and that targets start in, relative to the workspace',
            default: '.',
        },
    },
    'github-token': {
        read: readers/* text */.Qq,
        input: {
            group: 'Keys and addresses.',
            help: 'token for the API, with the permissions of the job',
            default: '',
            expression: '${{ github.token }}',
        },
    },
    'openai-api-key': {
        read: readers/* text */.Qq,
        input: {
            help: "key for judges and targets of type `openai`, sent to `openai-base-url` alone and shown to no target's process",
        },
    },
    'openai-base-url': {
        read: readers/* address */.hl,
        input: { help: "address of an API that speaks OpenAI's; empty is OpenAI itself" },
    },
    'slack-webhook-url': {
        read: readers/* address */.hl,
        input: {
            help: "incoming webhook, a secret, of a Slack channel that is told when a night's issue opens, gets worse, or closes",
        },
    },
    'langfuse-public-key': {
        read: readers/* text */.Qq,
        input: { help: 'public key of the Langfuse project that gets the scores of trials whose reply names its trace' },
    },
    'langfuse-secret-key': { read: readers/* text */.Qq, input: { help: 'secret key of that project' } },
    'langfuse-base-url': {
        read: readers/* address */.hl,
        input: {
            help: 'address of Langfuse, for example `https://us.cloud.langfuse.com` or your own server',
            default: 'https://cloud.langfuse.com',
        },
    },
};

var rounds_plan = __webpack_require__(87375);
;// CONCATENATED MODULE: ./build/modes/request/options/measured.js



/** What to do, and what is measured. */
const MEASURED = {
    mode: {
        read: readers/* text */.Qq,
        value: 'NAME',
        help: 'the same as --variant: baseline, capability …',
        on: ['run'],
        same: 'variant',
        input: {
            group: 'What to do.',
            help: `what to do: \`auto\` goes by the event, else ${options_option/* MODES */.FN.slice(1)
                .map((mode) => `\`${mode}\``)
                .join(', ')}`,
            read: readers/* mode */.Mq,
            default: 'auto',
        },
    },
    'pr-number': {
        read: (0,readers/* whole */.WQ)(1),
        input: {
            help: 'on `workflow_dispatch`: the pull request to measure or report, or in mode `ab` to comment on',
            modes: ['pr', 'publish', 'ab'],
        },
    },
    'issue-number': {
        read: (0,readers/* whole */.WQ)(1),
        input: {
            help: 'in mode `ab`, or `publish` after it: the issue to comment on in place of `pr-number` (needs `issues: write`)',
            modes: ['ab', 'publish'],
        },
    },
    experiment: {
        input: {
            help: 'in mode `publish`, report what mode `ab` has measured in an earlier job of this workflow run',
            modes: ['publish'],
        },
    },
    label: {
        read: readers/* text */.Qq,
        input: {
            help: 'in mode `ab`, or beside `results`: what the comparison is called, in place of its variants, commits or path',
        },
    },
    suite: {
        read: readers/* text */.Qq,
        value: 'FILE',
        help: 'the suite',
        default: 'golden/suite.yaml',
        on: [...options_option/* MEASURE */.V1, 'bisect', 'judge', 'ratchet', 'history', 'validate', 'import', 'suggest'],
        of: {
            history: { help: 'whose artifacts: the suite' },
            import: { help: 'the suite whose ids must not be used again' },
        },
        measures: true,
        input: { group: 'What is measured.', help: "the golden suite's manifest, relative to `working-directory`" },
    },
    results: {
        read: readers/* text */.Qq,
        value: 'FOLDER',
        help: 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer',
        on: ['run'],
        notBeside: { shard: ', which measures a part of the cases' },
        input: {
            help: 'results of another harness that an earlier step wrote (promptfoo, inspect_ai, a table …), in place of suite and target',
            read: (0,readers/* names */.Dy)(/[\n,]+/),
            default: '',
            modes: ['pr', 'baseline', 'nightly'],
        },
    },
    'results-options': {
        read: readers/* resultLines */.DW,
        input: {
            help: "how `results` are read, a line each, by the names of `goldenpair compare`'s flags, for example `primary: faithfulness`",
            default: '',
            onlyWith: 'results',
        },
    },
    variants: {
        read: (0,readers/* names */.Dy)(),
        value: 'A,B,…',
        help: 'the arms, baseline first; one named twice shows its noise (default: the first two of the suite)',
        on: ['ab'],
        measures: true,
        input: {
            help: 'variants of the suite, by commas; mode `ab` takes two to ten, the baseline first, or one twice to see its noise',
            default: '',
        },
    },
    refs: {
        read: (0,readers/* names */.Dy)(),
        input: {
            help: 'in mode `ab`: two branches, tags or commits to compare in place of variants, by a comma, the baseline first',
            default: '',
            modes: ['ab'],
        },
    },
    trials: {
        read: (0,readers/* whole */.WQ)(1),
        value: 'N',
        help: "attempts per case (default: the suite's)",
        on: options_option/* ASK */.kQ,
        of: { bisect: { help: "attempts per case at both ends, at first (default: the suite's)" } },
        measures: true,
        input: { read: (0,readers/* whole */.WQ)(1, 100) },
    },
    rounds: {
        read: (0,readers/* whole */.WQ)(1, rounds_plan/* MOST_ROUNDS */.M4),
        value: 'N',
        help: "most rounds in which a change is asked, 1 to 3 (default: the suite's)",
        on: ['run', 'ab'],
        notBeside: { trials: ', which asks in one pass' },
        measures: true,
    },
    subset: {
        read: readers/* text */.Qq,
        value: 'SELECTION',
        help: 'only these cases: tag:auth, id:run-*, difficulty:hard; commas mean or, a leading ! takes away',
        on: options_option/* ASK */.kQ,
        measures: true,
        input: {},
    },
    shard: {
        read: readers/* shard */.B5,
        value: 'I/N',
        help: 'only the I-th of N parts, for `goldenpair merge` (no verdict)',
        on: ['run'],
        measures: true,
        input: {
            help: 'only a part of the cases, `2/4` for the second of four, which a later job with `mode: publish` merges',
            modes: ['pr', 'baseline'],
        },
    },
    strict: {
        help: 'treat expected spans that the checkout lacks as errors',
        on: ['run', 'validate'],
        of: { validate: { help: 'warnings are errors' } },
        notBeside: { list: ', which checks nothing' },
        measures: true,
        input: {},
    },
    'skip-code': {
        read: (0,readers/* oneOf */.yL)(['quality', 'review']),
        input: {
            help: '`quality` neither measures the source code nor decides gates on it; `review` only asks no judge about it',
        },
    },
    seed: {
        read: (0,readers/* whole */.WQ)(0),
        value: 'N',
        help: "seed of order and resampling (default: the suite's)",
        on: options_option/* ASK */.kQ,
        measures: true,
        input: {},
    },
};

;// CONCATENATED MODULE: ./build/modes/request/options/index.js




/** Every option of the command line and every input of the Action. */
const OPTIONS = { ...MEASURED, ...COMPARED, ...LIMITS, ...COMMANDS };
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Their rows. */
const FLAGS = Object.entries(OPTIONS).filter(([, { on, same }]) => on !== undefined && same === undefined);
/** The options of a command, each as it is there, in the order of its `--help`. */
function optionsOf(command) {
    return Object.entries(OPTIONS).flatMap(([name, { on = [], of, ...row }]) => on.includes(command) ? [[name, { ...row, ...of?.[command] }]] : []);
}
/** The inputs of the Action, each as it is there. */
const INPUTS = Object.entries(OPTIONS).flatMap(([name, { input, ...row }]) => input === undefined ? [] : [[name, { ...row, ...input }]]);


/***/ }),

/***/ 24643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   V1: () => (/* binding */ MEASURE),
/* harmony export */   kQ: () => (/* binding */ ASK)
/* harmony export */ });
/** Commands that measure variants of a suite … */
const MEASURE = ['run', 'ab'];
/** … and all that put cases to a target. */
const ASK = [...MEASURE, 'compare', 'bisect'];
const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab'];


/***/ }),

/***/ 87156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   B5: () => (/* binding */ shard),
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   DW: () => (/* binding */ resultLines),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Gx: () => (/* binding */ minutes),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   Mq: () => (/* binding */ mode),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   eg: () => (/* binding */ charts),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* unused harmony exports lines, QUICKCHART_URL */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _model_result_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87902);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64520);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72503);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24643);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20235);







const text = (given) => given;
const oneOf = (choices) => (given, refuse) => choices.find((choice) => choice === given) ??
    refuse(`one of ${quoteAll(choices)}`, { suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(given, choices) });
const quoteAll = (names) => names.map((name) => `\`${name}\``).join(', ');
/** A whole number; both ends are included. */
const whole = (least, most = Number.MAX_SAFE_INTEGER) => (given, refuse) => {
    const value = /^\d+$/.test(given) ? Number(given) : NaN;
    if (value >= least && value <= most)
        return value;
    return refuse(`a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`);
};
const positive = (given, refuse) => zod__WEBPACK_IMPORTED_MODULE_5__.number().positive().safeParse(Number(given)).data ?? refuse('a number above 0');
/** Separated by commas, blanks or line ends, unless said otherwise; none for an empty text. */
const names = (separator = /[\s,]+/) => (given) => given
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
const shard = (given, refuse) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .parseShard */ .uK)(given) ?? refuse(_model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARD_FORM */ .KN);
/** An http(s) address without a user, and without a slash at its end. */
const address = (given, refuse) => (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_3__/* .readAddress */ .zq)(given, refuse).replace(/\/+$/, '');
/**
 * Lines of `name: value`. A value goes to the end of its line, so that no name of a column needs quotes.
 * @param example of a line, for messages
 */
const lines = (known, example) => (given, refuse) => {
    const values = new Map();
    for (const line of given.split(/\r?\n/).filter((one) => one.trim() !== '')) {
        const [, name = '', value = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
        const option = known.find((one) => one === name);
        const got = line.trim();
        if (option === undefined || value === '')
            return refuse(`lines such as \`${example}\`, of ${known.join(', ')}`, {
                got,
                suggestion: option === undefined ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(name, known) : null,
            });
        if (values.has(option))
            return refuse(`\`${option}\` once`, { got });
        values.set(option, value);
    }
    return Object.fromEntries(values);
};
/** `query=frage,answer=antwort`. */
const pairs = (given, refuse) => Object.fromEntries(names(/,/)(given, refuse).map((pair) => {
    const [, name = '', value = ''] = /^([^=]+?)\s*=\s*(.+)$/.exec(pair) ?? [];
    return value === '' ? refuse('pairs such as query=frage,answer=antwort', { got: pair }) : [name, value];
}));
/** The input `results-options`. */
const resultLines = lines(_measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_OPTIONS */ .z, 'id: ticket');
const COMMENT_WHEN = ['always', 'on-change', 'never'];
/** The input `comment`: when there is one, and how much of the cases it and the report show. */
const comment = (given, refuse) => {
    const words = names()(given, refuse);
    const [when, ...others] = words.flatMap((word) => COMMENT_WHEN.find((one) => one === word) ?? []);
    const [details, ...more] = words.flatMap((word) => _model_result_report_js__WEBPACK_IMPORTED_MODULE_6__/* .CASE_DETAILS */ .sj.find((one) => one === word) ?? []);
    const count = [when, details].filter((word) => word !== undefined).length;
    if (others.length + more.length > 0 || count < words.length) {
        const known = [...COMMENT_WHEN, ..._model_result_report_js__WEBPACK_IMPORTED_MODULE_6__/* .CASE_DETAILS */ .sj];
        return refuse(`one of ${quoteAll(COMMENT_WHEN)}, and beside it at most one of ${quoteAll(_model_result_report_js__WEBPACK_IMPORTED_MODULE_6__/* .CASE_DETAILS */ .sj)}`, {
            suggestion: words.length === 1 ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(given, known) : null,
        });
    }
    return { when: when ?? 'always', details: details ?? 'full' };
};
const CHARTS = ['quickchart', 'branch', 'mermaid', 'none'];
const QUICKCHART_URL = 'https://quickchart.io';
/** The input `charts`: who draws, and beside `quickchart` or `branch`, or alone, the address of a QuickChart server. */
const charts = (given, refuse) => {
    const words = names()(given, refuse);
    const isAddress = (word) => word.includes(':');
    const [kind = 'quickchart', ...others] = words.filter((word) => !isAddress(word));
    const [url, ...more] = words.filter(isAddress);
    const choice = oneOf(CHARTS)(kind, refuse);
    const isDrawn = choice === 'quickchart' || choice === 'branch';
    if (others.length + more.length > 0 || (url !== undefined && !isDrawn))
        return refuse('one of them, and an address beside `quickchart` or `branch` alone');
    return isDrawn ? { kind: choice, url: url === undefined ? QUICKCHART_URL : address(url, refuse) } : { kind: choice };
};
/** The input `baseline`: `artifact`, `ref`, or a path; `artifact:FILE` is that of one workflow alone. */
const baseline = (given, refuse) => {
    const [, workflow] = /^artifact:(.*)$/s.exec(given) ?? [];
    if (workflow !== undefined && workflow.trim() === '')
        return refuse('the workflow file, such as `artifact:goldenpair.yml`');
    return workflow === undefined ? { from: given, workflow: '' } : { from: 'artifact', workflow: workflow.trim() };
};
const ISSUE_LINES = ['keep', 'labels', 'assignees', 'mention', 'comment-on-commits'];
const KEEP = ['always', 'dry-run', 'never'];
/** The input `issues`: whether a night keeps an issue, in one word or beside other lines of what such an issue has. */
const issues = (given, refuse) => {
    const values = given.includes(':')
        ? lines(ISSUE_LINES, 'labels: golden suite')(given, refuse)
        : { keep: oneOf(KEEP)(given, refuse) };
    const refuseLine = (name, value) => (expected, details) => refuse(expected, { got: `${name}: ${value}`, ...details });
    const flag = (name) => {
        const value = values[name] ?? 'false';
        return oneOf(['true', 'false'])(value, refuseLine(name, value)) === 'true';
    };
    const { keep = 'always', labels = '', assignees = '' } = values;
    return {
        keep: oneOf(KEEP)(keep, refuseLine('keep', keep)),
        labels: names(/,/)(labels, refuse),
        assignees: names()(assignees, refuse),
        mention: flag('mention'),
        commentOnCommits: flag('comment-on-commits'),
    };
};
/** The input `bisect`: minutes after which no further commit is begun. */
const minutes = (given, refuse) => zod__WEBPACK_IMPORTED_MODULE_5__.number().positive().safeParse(Number(given)).data ??
    refuse('a number above 0: the minutes after which it begins no further commit, such as 30');
/** The input `mode`. */
const mode = (given, refuse) => given === 'aa'
    ? refuse('`ab` with one variant named twice, such as `variants: now, now`')
    : oneOf(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .MODES */ .FN)(given, refuse);


/***/ }),

/***/ 20235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ providersOfInputs),
/* harmony export */   gO: () => (/* binding */ providersOfShell),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79286);



/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
function providersOfShell(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
function providersOfInputs({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const given = env[name] || null;
    if (given === null)
        return null;
    return readAddress(given, (expected, { got = given } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('input-invalid', { name, got, expected, suggestion: null });
    });
}
/** An address that an input or a variable gives, as it is. A refusal shows neither user nor password. */
const readAddress = (given, refuse) => {
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(given).success)
        return refuse('an http(s) address', { got: given.replace(/^(\w+:\/\/)?.*@/s, '$1') });
    return (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUser */ ._Q)(given) ? refuse('an address without a user name or password', { got: (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(given) }) : given;
};


/***/ }),

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   Tw: () => (/* binding */ parseStored),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   _$: () => (/* binding */ refuseNewer),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);







/** The caller may keep Node busy: after this many milliseconds, signals are handled before the next line. */
const DEAF_MS = 100;
/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        let heardAt = performance.now();
        for (const line of whole) {
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
            heardAt = performance.now();
        }
    }
    if (!splitter.end())
        return;
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
/** Throws `run-too-new` for a file that a newer Goldenpair wrote: its new fields would make it seem damaged. */
function refuseNewer(path, value, supported) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const { schema_version: got } = value;
    if (typeof got === 'number' && got > supported)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-too-new', { path, got, supported });
}
/** The value of a line. Throws `run-invalid`, naming the line. */
function parseLine(path, line, text) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, end + 1)) {
            places.push({ start, end: offset + end });
            start = offset + end + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-invalid', { path, line: null, problem }, { cause });
    }
}
/** The value of a whole file of JSON of a run. Throws `run-too-large` and `run-invalid`. */
async function readJson(path) {
    if (((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    return parseJson(path, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
}
/** A stored value by its schema. Throws `run-invalid`, which names its file, and its line where it has one. */
function parseStored(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-invalid', { ...place, problem: describeFirstIssue(parsed.error) });
}
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
}


/***/ })

};
