export const id = 8970;
export const ids = [8970];
export const modules = {

  30773:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IM: () => (  LOAD_LIMIT_MS),
    Rz: () => (  loadedSchema),
    TF: () => (  requestSchema),
    jL: () => (  scoresSchema),
    pp: () => (  locateScorer)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
  var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
  var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
  var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__  .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__  .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__  .Ht.nullable(),
        }),
    }),
]);
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__  .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__  .WI.shape.unscored });
const LOAD_LIMIT_MS = 30_000;
function locateScorer(input) {
    const { home, targetEnvNames } = input;
    const env = (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__  .dK)(input.env, targetEnvNames);
    return { command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')], env, targetEnvNames };
}


  }),

  98970:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    serveMetrics: () => (  serveMetrics)
  });
  var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
  var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80358);
  var _metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48512);
  var _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19543);
  var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30773);






async function serveMetrics(facts) {
    const { stdin, stdout, stderr } = facts;
    const write = stdout.write.bind(stdout);
    stdout.write = stderr.write.bind(stderr);
    const metrics = [];
    for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: stdin })) {
        const request = _messages_js__WEBPACK_IMPORTED_MODULE_4__  .TF.parse(JSON.parse(line));
        const answer = 'load' in request ? await load(request.load, metrics) : await scoreOwn(metrics, request.trial);
        write(`${JSON.stringify({ id: request.id, ...answer })}\n`);
    }
}
async function load(paths, metrics) {
    const modules = [];
    for (const path of paths) {
        try {
            const declared = await runModule((0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(path).href);
            modules.push({ metrics: declared.map(describe) });
            metrics.push(...declared.flatMap((one) => readOwnMetric(one) ?? []));
        }
        catch (error) {
            const message = error instanceof Refusal ? error.message : `it threw ${describeThrown(error)}`;
            modules.push({ message, line: findLine(error, path) });
        }
    }
    return { modules };
}
async function runModule(url) {
    const module = await import(  url);
    const define = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
    if (!isFunction(define))
        throw new Refusal('it has no default export that is a function: `export default ({ defineMetric, z }) => [...]`');
    const metrics = await define({ defineMetric: (metric) => metric, z: zod__WEBPACK_IMPORTED_MODULE_5__ });
    if (!Array.isArray(metrics))
        throw new Refusal(`its default export returns ${typeName(metrics)}, not a list of metrics`);
    return metrics;
}
class Refusal extends Error {
}
function describe(metric) {
    const write = (_key, value) => (isFunction(value) ? 'function' : value);
    const text = JSON.stringify(metric, write);
    return text === undefined ? null : JSON.parse(text);
}
function findLine(error, path) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const { href } = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(path);
    const [, after = ''] = stack.split(`${stack.includes(href) ? href : path}:`);
    return Math.max(Number.parseInt(after, 10) || 1, 1);
}
function isFunction(value) {
    return typeof value === 'function';
}
function readOwnMetric(declared) {
    if (typeof declared !== 'object' || declared === null)
        return null;
    const { name, applies, score, judged_by, when_failed } = { ...declared };
    if (typeof name !== 'string' || !isFunction(score))
        return null;
    return {
        id: `custom.${name}`,
        applies: isFunction(applies) ? applies : null,
        score,
        judged_by: _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_3__  .V.shape.judged_by.safeParse(judged_by).data ?? [],
        when_failed: typeof when_failed === 'number' ? when_failed : 'unscored',
    };
}
async function scoreOwn(metrics, trial) {
    const answer = { scores: {}, unscored: {} };
    for (const metric of metrics) {
        try {
            const value = await valueOf(metric, trial);
            if (typeof value === 'number')
                answer.scores[metric.id] = value;
            else if (value !== null)
                answer.unscored[metric.id] = value;
        }
        catch (error) {
            answer.unscored[metric.id] = `it threw ${describeThrown(error)}`.slice(0, 200);
        }
    }
    return answer;
}
async function valueOf({ applies, score, judged_by, when_failed: whenFailed }, { golden, observation, judgments: all }) {
    if (applies !== null && (await applies(golden)) !== true)
        return null;
    if (observation.status === 'failed') {
        const { kind, message } = observation.failure;
        return whenFailed === 'unscored' ? `the trial failed (${kind}): ${message}`.slice(0, 200) : whenFailed;
    }
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,_metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .us)(spans, golden.expected_spans);
    const names = new Set(judged_by.flatMap((question) => [question, `${question}_readings`]));
    const own = (given) => Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
    const judgments = all === null || judged_by.length === 0 ? null : own(all);
    return readScore(await score({ observation, golden, ranking, judgments }));
}
function readScore(given) {
    if (typeof given === 'boolean')
        return given ? 1 : 0;
    if (typeof given === 'number')
        return Number.isFinite(given) ? given : `the suite's metric returned ${given}, not a finite number`;
    if (typeof given === 'object' && given !== null && 'unscored' in given && typeof given.unscored === 'string')
        return given.unscored.slice(0, 200);
    return `the suite's metric returned ${typeName(given)}, not a number`;
}
function describeThrown(error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text.replace(/\s+/g, ' ').slice(0, 400);
}
function typeName(value) {
    if (value === null || value === undefined)
        return String(value);
    return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}


  }),

  3055:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  isSame),
    x: () => (  memoizeLast)
  });
function memoizeLast(compute) {
    let last = null;
    return (...asked) => {
        if (last === null || !isSame(last.asked, asked))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
}
function isSame(one, other) {
    if (one.length !== other.length)
        return false;
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}


  }),

  48512:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dz: () => (  scoreRanking),
    a5: () => (  expectsSpans),
    bz: () => (  SPAN_RULES),
    us: () => (  rankSpans),
    zA: () => (  matchSpans),
    zx: () => (  describeUndecidedSpan)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73341);
  var _model_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5810);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79167);
  var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1275);
  var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
  var _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22806);
  var _memoize_last_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3055);
  var _normalize_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70592);









const SPAN_RULES = 'spans/4';
function expectsSpans(golden) {
    for (const { relevance } of golden.expected_spans)
        if (relevance > 0)
            return true;
    return false;
}
const DUPLICATE = { rank: null, expected: null, by: null };
const matchSpans = (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_1__  .x)(matchEach);
function matchEach(given, expected) {
    const retrieved = given.map(splitFragment);
    const known = indexExpected(expected, retrieved);
    const matches = [];
    const undecided = [];
    const isNamed = retrieved.some(({ path, hash }) => path !== undefined || hash !== undefined);
    const seen = new Set();
    let rank = 0;
    for (const span of retrieved) {
        const path = span.path === undefined ? undefined : (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(span.path);
        const file = path === undefined ? undefined : known.files.get(path);
        const name = nameOf(span, path);
        if (name !== null && seen.has(name)) {
            matches.push(DUPLICATE);
            continue;
        }
        if (name !== null)
            seen.add(name);
        rank += 1;
        const match = findMostExact(known, span, file);
        if (match !== null)
            match.entry.isFound = true;
        else {
            const entries = isNamed ? undecidedWithin(known, span, path, file) : known.entries;
            if (entries.length > 0)
                undecided.push({ index: matches.length, entries });
        }
        matches.push({ rank, expected: match?.entry.span ?? null, by: match?.by ?? null });
    }
    for (const { index, entries } of undecided) {
        const entry = entries.find(({ span, isFound }) => !isFound && span.relevance > 0);
        const match = matches[index];
        if (entry === undefined || match === undefined)
            continue;
        entry.isFound = true;
        matches[index] = { ...match, may_be: entry.span };
    }
    return matches;
}
const FRAGMENT = /^([a-z][a-z\d+.-]*:\/\/[^#]*)#(.+)$/i;
function splitFragment(place) {
    if (place.path?.includes('#') !== true || place.symbol !== undefined)
        return place;
    const [, path, symbol] = FRAGMENT.exec(place.path) ?? [];
    return path === undefined ? place : { ...place, path, symbol };
}
function rankSpans(retrieved, expected) {
    const gains = [];
    let foundByPath = 0;
    const matches = matchSpans(retrieved, expected);
    for (const match of matches) {
        if (match.rank === null)
            continue;
        const gain = match.expected?.relevance ?? 0;
        gains.push(gain);
        if (gain > 0 && match.by === 'path')
            foundByPath += 1;
    }
    const reason = describeUndecidedSpan(retrieved, matches);
    const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0);
    return {
        gains,
        ideal: ideal.sort((a, b) => b - a),
        duplicates: retrieved.length - gains.length,
        found_by_path: foundByPath,
        undecided: reason === null
            ? null
            : {
                gains: matches
                    .filter(({ rank }) => rank !== null)
                    .map(({ expected: found, may_be: possible }) => (possible ?? found)?.relevance ?? 0),
                reason,
            },
    };
}
function scoreRanking(ranking, measure) {
    const value = measure(ranking);
    const { undecided } = ranking;
    if (undecided !== null && measure({ ...ranking, gains: undecided.gains }) !== value)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .c7)(undecided.reason);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .lD)(value);
}
function describeUndecidedSpan(retrieved, matches) {
    for (const [index, { may_be: expected }] of matches.entries()) {
        const span = retrieved[index];
        if (expected === undefined || span === undefined)
            continue;
        return (0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__  .pI)({ expected: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_5__  .li)(expected), returned: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_5__  .li)(span), mend: mendOf(expected, span) });
    }
    return null;
}
function mendOf(named, given) {
    const [expected, span] = [splitFragment(named), splitFragment(given)];
    if (expected.hash !== undefined && span.hash !== undefined)
        return _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__  .ri;
    if (span.path === undefined)
        return 'report the `path` of every span';
    if ((0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(span.path) !== (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(expected.path))
        return _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__  ._$;
    if (expected.symbol === undefined && (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(expected) === null)
        return 'report its `hash`, or expect a symbol or lines instead';
    const [hasSymbol, hasLines] = [span.symbol !== undefined, (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(span) !== null];
    if (!hasSymbol && !hasLines)
        return 'report its `symbol`, or `start_line` and `end_line`';
    if (expected.symbol === undefined)
        return 'report `start_line` and `end_line` too';
    return hasSymbol ? 'report the whole name of the symbol, as the case writes it' : 'report its `symbol` too';
}
const GLOB = /\*|\{[^{}]*,[^{}]*\}/;
function fillGlob(glob, retrieved, taken) {
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_6__  .t)(glob);
    for (const { path: given } of retrieved) {
        const path = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(given ?? '');
        if (!pattern.test(path) || taken.has(path))
            continue;
        taken.add(path);
        return path;
    }
    return glob;
}
function indexExpected(expected, retrieved) {
    const taken = new Set(expected.map(({ path }) => (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(path)));
    const entries = expected
        .toSorted((a, b) => b.relevance - a.relevance)
        .map((span) => {
        const { path: named, symbol: section } = splitFragment(span);
        const symbol = section === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__  .Nb)(section);
        const plain = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(named);
        const path = GLOB.test(plain) ? fillGlob(plain, retrieved, taken) : plain;
        return { span, path, symbol, lines: (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(span), isFound: false };
    });
    return {
        entries,
        wantedByHash: (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_8__  .$z)(entries, ({ span }) => span.hash),
        files: (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_8__  .$z)(entries, ({ path }) => path),
    };
}
const NOTHING = [];
function nameOf(span, path) {
    if (span.hash !== undefined)
        return `hash ${span.hash}`;
    if (path === undefined)
        return null;
    if (span.symbol !== undefined)
        return `symbol ${path}\0${span.symbol}`;
    const lines = knownLinesOf(span);
    return `path ${path}${lines === null ? '' : `\0${lines.first} ${lines.last}`}`;
}
function findMostExact({ wantedByHash }, span, file) {
    const sameHash = span.hash === undefined ? undefined : wantedByHash.get(span.hash)?.find(({ isFound }) => !isFound);
    if (sameHash !== undefined)
        return { entry: sameHash, by: 'hash' };
    if (file === undefined)
        return null;
    const given = namesOf(span);
    let best = null;
    for (const entry of file) {
        const by = entry.isFound ? null : identify(entry, span, given);
        if (by === 'symbol')
            return { entry, by };
        if (by !== null && by !== 'undecided' && (best === null || (by === 'lines' && best.by === 'path')))
            best = { entry, by };
    }
    return best;
}
function undecidedWithin({ files }, span, path, file) {
    if (path === undefined)
        return NOTHING;
    if (file !== undefined) {
        const given = namesOf(span);
        return file.filter((entry) => identify(entry, span, given) === 'undecided');
    }
    if (!(0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .Z)(path))
        return NOTHING;
    return [...files].flatMap(([own, wanted]) => (path.endsWith(`/${own}`) ? wanted : NOTHING));
}
function namesOf(span) {
    return { symbol: span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__  .Nb)(span.symbol), lines: knownLinesOf(span) };
}
function identify({ span: expected, symbol, lines: wanted }, span, given) {
    if (expected.hash !== undefined && span.hash !== undefined)
        return isSamePlace(symbol, wanted, given) ? 'undecided' : null;
    if (symbol !== null) {
        if (symbol === given.symbol)
            return 'symbol';
        const { is, is_not: isNot } = span.in_checkout ?? {};
        const written = expected.symbol ?? symbol;
        if (is?.includes(written) === true)
            return given.symbol === null ? 'lines' : 'symbol';
        if (isNot?.includes(written) === true)
            return null;
        if (given.symbol !== null && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__  .Ed)(symbol, given.symbol) && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__  .Ed)(given.symbol, symbol))
            return null;
    }
    if (wanted !== null && given.lines !== null)
        return (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .$f)(wanted, given.lines) ? 'lines' : null;
    return expected.hash === undefined && symbol === null && wanted === null ? 'path' : 'undecided';
}
function isSamePlace(symbol, wanted, given) {
    if (wanted !== null && given.lines !== null)
        return wanted.first === given.lines.first && wanted.last === given.lines.last;
    return symbol !== null && symbol === given.symbol;
}
function knownLinesOf(span) {
    return (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(span) ?? (span.in_checkout === undefined ? null : (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(span.in_checkout));
}


  }),

  70592:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  normalizePath),
    Z: () => (  isAbsolutePath)
  });
const PLAIN = /^(?:[^./\\\u0080-\uffff][^/\\\u0080-\uffff]*(?:\/(?!$)|$))+$/;
const LONG = 1_000;
const normalizePath = (path) => (path.length < LONG && PLAIN.test(path) ? path : spellPath(path));
function spellPath(path) {
    const parts = [];
    const slashed = path.normalize('NFC').replaceAll('\\', '/');
    for (const part of slashed.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else
            parts.push(part);
    }
    return (slashed.startsWith('/') ? '/' : '') + parts.join('/');
}
const isAbsolutePath = (path) => path.startsWith('/') || /^[a-z]:\//i.test(path);


  }),

  1275:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ed: () => (  isShortFor),
    MH: () => (  plainName),
    Nb: () => (  plainSymbol)
  });
const PLAIN = /^[\w$]+(?:\.[\w$]+)*$/;
const LONG = 500;
function plainSymbol(symbol) {
    if (symbol.length > LONG || PLAIN.test(symbol))
        return symbol;
    const text = symbol
        .normalize('NFC')
        .trim()
        .replace(/^#{1,6}\s+|\s+#+$/g, '')
        .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/[`*]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    if (text.includes(' '))
        return text;
    return text
        .replace(/\(\)$/, '')
        .replace(/(?:::|[.#])+(?=[\w$])/g, '.')
        .replace(/^\./, '');
}
function isShortFor(short, long) {
    return long.endsWith(short) && long.at(-short.length - 1) === '.' && !long.includes(' ');
}
function plainName(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}


  }),

  22806:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W7: () => (  readUndecided),
    _$: () => (  RELATIVE_PATHS),
    pI: () => (  writeUndecided),
    ri: () => (  CHANGED_TEXT),
    uf: () => (  NAME_KINDS),
    z1: () => (  shortLabel)
  });
const RELATIVE_PATHS = 'report paths relative to the repository';
const CHANGED_TEXT = 'it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case';
const LABEL_LENGTH = 120;
const REASON = /^cannot tell whether the returned `([^`]+)` is the expected `([^`]+)`: (.+)$/;
const shortLabel = (label) => {
    const line = label.replace(/[\s`]+/g, ' ').trim();
    return line.length > LABEL_LENGTH ? `…${line.slice(-LABEL_LENGTH)}` : line;
};
function writeUndecided({ expected, returned, mend }) {
    return `cannot tell whether the returned \`${shortLabel(returned)}\` is the expected \`${shortLabel(expected)}\`: ${mend}`;
}
function readUndecided(reason) {
    const [, returned, expected, mend] = REASON.exec(reason) ?? [];
    if (returned === undefined || expected === undefined || mend === undefined)
        return null;
    return { expected, returned, mend };
}
const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'];


  }),

  44960:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    LP: () => (  combineScores),
    W3: () => (  computeFrom),
    c7: () => (  unscored),
    go: () => (  toScore),
    i1: () => (  scoredOr),
    lD: () => (  scored)
  });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}
function scoredOr(value, reason) {
    return value === undefined || value === null ? unscored(reason) : scored(value);
}
const toScore = (value) => (typeof value === 'string' ? unscored(value) : scored(value));
function computeFrom(read, compute) {
    return typeof read === 'string' ? read : compute(read);
}
function combineScores(scores, combine) {
    const missing = scores.find((score) => score.kind === 'unscored');
    if (missing !== undefined)
        return missing;
    const values = scores.map((score) => (score.kind === 'scored' ? score.value : NaN));
    return toScore(combine(...values));
}


  }),

  19543:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  customMetricSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);



const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const isFunction = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'function', 'it must be a function.');
const whenFailed = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)), "give the score of a failed trial, or 'unscored'.");
const customMetricSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
        .max(60)
        .describe('Name of the metric; its id is `custom.` and this name.'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(80).describe('Label of the metric in reports.'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().max(300).describe('Source of the metric’s definition, such as a paper, for people.').optional(),
    ..._metric_js__WEBPACK_IMPORTED_MODULE_0__  .DI.pick({ unit: true, kind: true, direction: true }).shape,
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]).describe('Lowest and highest possible value; `null` if unbounded.'),
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']).default('free'),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']).default('linear'),
    default_margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .e4.extend({ value: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative() }).optional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().optional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .min(1)
        .max(200)
        .describe('Version of the definition. Change it if the meaning changes but the module’s text does not.')
        .default('1'),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .G1))
        .describe('Questions to the judge whose judgments `score` uses; it gets no others.')
        .default([]),
    applies: isFunction.optional(),
    score: isFunction,
    when_failed: whenFailed,
})
    .superRefine(({ kind, range: [low, high], when_failed: failed }, context) => {
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    if (low !== null && high !== null && low >= high)
        return refuse('range', `the first, ${low}, must be below the second, ${high}.`);
    if (kind === 'binary' && (low !== 0 || high !== 1))
        refuse('range', 'it must be [0, 1] for kind binary.');
    if (typeof failed === 'number' && ((low !== null && failed < low) || (high !== null && failed > high)))
        refuse('when_failed', `${failed} is outside the range.`);
});


  })

};
