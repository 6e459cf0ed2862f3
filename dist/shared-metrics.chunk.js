export const id = 6312;
export const ids = [6312];
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
const MAX_FOLDERS = 50;
async function listRepositoryFiles({ client, owner, repo, path, ref }, enters) {
    const files = [];
    const folders = [''];
    for (let asked = 0; asked < folders.length; asked++) {
        if (asked === MAX_FOLDERS)
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
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__  .bJ)(ask);
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

  98879:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AJ: () => (  cpuEfficiency),
    Qn: () => (  thriftScore),
    Ss: () => (  EFFICIENCY),
    Z1: () => (  memoryEfficiency),
    qE: () => (  clamp)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27866);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
  var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68674);
  var _cost_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11756);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94896);
  var _examples_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66599);







function scoreResource({ resources: { cores = 1, ...resources } = {} }, field) {
    const value = resources[field];
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .i1)(field === 'cpu_percent' && value !== undefined ? value / cores : value, `the target reported no resources.${field}, and Goldenpair measures only programs that it starts itself, on Linux and macOS`);
}
const MEASURED = 'What the target reports; otherwise what Goldenpair measures of the program it started and all its child processes ([how](protocol.md#memory-and-cpu)).';
const defineResource = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .u1)((field) => ({
    edge_cases: 'When the target did not report it and Goldenpair did not start the target; and for failed trials.',
    source: `\`resources.${field}\`, reported by the target or measured by Goldenpair`,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .D0,
    environment: 'bound',
    score: ({ observation }) => scoreResource(observation.reply, field),
}));
const defineCacheCount = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .u1)((count) => ({
    edge_cases: 'When the target did not report both `hits` and `misses`, and for failed trials.',
    source: 'Reported by the target',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .i2,
    score: ({ observation: { reply } }) => {
        const { hits, misses } = reply.cache ?? {};
        return hits === undefined || misses === undefined
            ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .c7)('the target did not report the hits and misses of its cache')
            : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .lD)(count(hits, misses));
    },
}));
const MEMORY = { unit: 'mb', scale: 'log-ratio' };
const definePoints = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .u1)((rate) => ({
    aspect: 'spending',
    source: 'Metrics Alignment, efficiencies of its table of 22 columns',
    unit: 'score',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
    environment: 'bound',
    score: rate,
}));
const clamp = (score) => Math.min(100, Math.max(0, score));
const memoryEfficiency = (megabytes) => clamp(100 * (1 - (megabytes - 100) / 400));
const cpuEfficiency = (percent) => clamp(100 - percent);
const thriftScore = (amount, anchor) => clamp(100 * (1 - amount / anchor));
function toolEfficiency(calls) {
    if (calls.length === 0)
        return 1;
    return new Set(calls.map((call) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__  .d)([call.name, call.arguments]))).size / calls.length;
}
const defineCallFigure = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .u1)((measure) => ({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .oV,
    edge_cases: 'When the target reported no `tools`, and for failed trials.',
    score: ({ observation: { reply }, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .go)(reply.tools === undefined ? 'the target did not report its tool calls' : measure(reply.tools, golden)),
}));
const EFFICIENCY = [
    defineCallFigure({
        name: 'tools.efficiency',
        aspect: 'conduct',
        title: 'tool efficiency',
        summary: 'How many tool calls do not repeat another one.',
        formula: 'Distinct pairs of `name` and `arguments` / calls; the order of keys in the arguments does not matter, and a call without `arguments` has none. If no call gives `arguments`: distinct names / calls, a guess, which `tools.heuristic` marks. Without any call: 1, or 0 in a case with `required_tools`.',
        example: { text: 'Three searches, two of them for the same thing: 2/3 = 0.6667.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 2 / 3 },
        source: 'Metrics Alignment, tool efficiency; a second search for something else is not redundant',
        version: 3,
        measure: (calls, { required_tools: required = [] }) => {
            if (calls.length === 0 && required.length > 0)
                return 0;
            return calls.some((call) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .f_)(call.arguments))
                ? 'the arguments of a tool call are nested too deeply to compare'
                : toolEfficiency(calls);
        },
    }),
    defineCallFigure({
        name: 'tools.heuristic',
        title: 'tool efficiency guessed from names',
        summary: 'Whether `tools.efficiency` is a guess from the names of tools.',
        formula: '1 when the target reports calls and none gives `arguments`, else 0.',
        source: 'Goldenpair: guesses are marked as guesses',
        example: {
            text: 'Two calls `{ name: find }`: 1.',
            reply: { tools: [{ name: 'find' }, { name: 'find' }] },
            value: 1,
        },
        kind: 'binary',
        direction: 'neutral',
        measure: (calls) => Number(calls.length > 0 && calls.every((call) => call.arguments === undefined)),
    }),
    defineResource({
        name: 'resources.memory-mb',
        title: 'memory',
        summary: 'How much resident memory the target used, in MiB.',
        formula: `\`resources.memory_mb\`. ${MEASURED}`,
        example: { text: '`memory_mb: 200`: 200.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 200 },
        ...MEMORY,
        measure: 'memory_mb',
    }),
    defineResource({
        name: 'resources.memory-peak-mb',
        title: 'peak memory',
        summary: "The target's peak memory.",
        formula: '`resources.memory_peak_mb`, in the same way.',
        example: { text: '`memory_peak_mb: 320`: 320.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 320 },
        ...MEMORY,
        measure: 'memory_peak_mb',
    }),
    definePoints({
        name: 'resources.memory-efficiency',
        title: 'memory efficiency',
        summary: 'Memory as points.',
        formula: '100 · (1 − (`memory_mb` − 100) / 400), at least 0 and at most 100: 100 up to 100 MB, 0 from 500 MB on.',
        edge_cases: 'When `resources.memory-mb` is.',
        example: { text: '200 MB: 75.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 75 },
        measure: ({ observation: { reply } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .LP)([scoreResource(reply, 'memory_mb')], memoryEfficiency),
    }),
    defineResource({
        name: 'resources.cpu-percent',
        title: 'CPU',
        summary: 'How busy the target kept the processor.',
        formula: '`resources.cpu_percent` / `resources.cores` (1 when it is not reported), in the same way.',
        example: { text: '240 % of a core on 8 cores: 30.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 30 },
        unit: 'percent',
        absolute_margin: 5,
        measure: 'cpu_percent',
    }),
    definePoints({
        name: 'resources.cpu-efficiency',
        title: 'CPU efficiency',
        summary: 'CPU as points.',
        formula: 'max(0, 100 − `resources.cpu-percent`).',
        edge_cases: 'When `resources.cpu-percent` is.',
        example: { text: '30 %: 70.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 70 },
        measure: ({ observation: { reply } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .LP)([scoreResource(reply, 'cpu_percent')], cpuEfficiency),
    }),
    defineResource({
        name: 'resources.cpu-seconds',
        title: 'CPU time',
        summary: 'Processor time that the target used, in seconds.',
        formula: '`resources.cpu_seconds`, in the same way, summed over all cores.',
        example: { text: '`cpu_seconds: 0.6`: 0.6.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 0.6 },
        unit: 's',
        measure: 'cpu_seconds',
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .zw)({
        name: 'cache.hit-rate',
        aspect: 'spending',
        title: 'cache hit rate',
        summary: 'How often the target found what it looked for in its cache: one figure for the whole run.',
        formula: 'Σ `cache.hits` / Σ `cache.accesses` over the cases, each with its mean over trials.',
        edge_cases: 'When no case looked anything up in a cache.',
        example: {
            text: '1 hit in 4 and 1 in 4: 2/8 = 0.25.',
            trials: [{ reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr }, { reply: { cache: { hits: 1, misses: 3 } } }],
            value: 0.25,
        },
        source: 'Metrics Alignment, cache hit rate',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .QL,
        per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
    }),
    defineCacheCount({
        name: 'cache.hits',
        title: 'cache hits',
        summary: "How often the target's cache had what it looked for.",
        formula: '`cache.hits` of the reply.',
        example: { text: '`cache: { hits: 1, misses: 3 }`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 1 },
        measure: (hits) => hits,
    }),
    defineCacheCount({
        name: 'cache.accesses',
        title: 'cache accesses',
        summary: 'How often the target looked something up in its cache.',
        formula: '`cache.hits` + `cache.misses` of the reply.',
        example: { text: '`cache: { hits: 1, misses: 3 }`: 4.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 4 },
        measure: (hits, misses) => hits + misses,
    }),
    definePoints({
        name: 'performance.latency-score',
        title: 'latency score',
        summary: 'Latency as points.',
        formula: 'max(0, 100 − 100 · seconds / `latency_anchor_s`), 5 s by default.',
        edge_cases: 'For failed trials.',
        example: { text: '1.5 s: 70.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 70 },
        rules: ({ scoring }) => `anchor=${scoring.latency_anchor_s}`,
        measure: ({ observation }, { scoring }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .LP)([(0,_cost_times_js__WEBPACK_IMPORTED_MODULE_2__  .QS)(observation)], (seconds) => thriftScore(seconds, scoring.latency_anchor_s)),
    }),
    definePoints({
        name: 'cost.score',
        title: 'cost score',
        summary: 'Cost as points.',
        formula: 'max(0, 100 − 100 · `cost.usd` / `cost_anchor_usd`), $0.10 by default.',
        source: 'Metrics Alignment; the cost is that of a query, not of the run',
        edge_cases: 'When `cost.usd` is.',
        example: { text: '$0.02: 80.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_4__  .Sr, value: 80 },
        environment: 'free',
        rules: ({ scoring }) => `anchor=${scoring.cost_anchor_usd}`,
        measure: ({ observation: { reply } }, { scoring, settings: { pricing } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .LP)([(0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(reply, pricing)], (dollars) => thriftScore(dollars, scoring.cost_anchor_usd)),
    }),
];


  }),

  57932:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F_: () => (  ANSWER_CHECKS),
    Gs: () => (  explainCheck),
    M1: () => (  scoreChecks),
    NV: () => (  TOO_SLOW),
    dG: () => (  checkAnswer),
    f6: () => (  testExpression)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44960);
  var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68674);
  var _cost_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11756);
  var _cost_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35662);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94896);
  var _memoize_last_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3055);
  var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75822);
  var _json_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19455);









const CHECKS = `| check                      | holds when                                                                                            |
| -------------------------- | ----------------------------------------------------------------------------------------------------- |
| \`contains\`, \`not_contains\` | the text is, or is not, in the answer; \`ignore_case: true\` to ignore case                             |
| \`equals\`                   | the answer is the text, apart from white space around it; \`ignore_case\` as above                       |
| \`regex\`                    | the JavaScript expression matches somewhere in the first 100,000 characters; \`flags\` of i, m, s, u, v |
| \`json_schema\`              | the whole answer is JSON that meets the schema (a fence around it is not JSON)                        |
| \`max_latency_s\`            | the reply took at most this many seconds                                                              |
| \`max_tokens\`               | input and output tokens add up to at most this many                                                   |
| \`max_cost_usd\`             | \`cost.usd\` is at most this                                                                            |
| \`max_tool_calls\`           | \`tools.calls\` is at most this many                                                                    |

Text is NFC-normalized before it is compared. \`json_schema\` is JSON Schema 2020-12 in Ajv's strict mode; a \`$ref\` must point
inside the schema. A suite with an unknown keyword, or with \`format\`, is refused.

A \`regex\` or \`json_schema\` that takes longer than a second on an answer, as \`^(a+)+$\` can, is stopped. Once a process has lost five
seconds in this way, it stops each one after 10 ms. Write expressions whose parts cannot match the same text.`;
const REGEX_ANSWER_LENGTH = 100_000;
const TOO_SLOW = 'took too long on this answer and was stopped';
const MAY_TURN_BACK = /[*+?{|]/;
function testExpression(expression, answer, withinTime) {
    const text = answer.slice(0, REGEX_ANSWER_LENGTH);
    return MAY_TURN_BACK.test(expression.source) ? withinTime(() => expression.test(text)) : expression.test(text);
}
function scoreChecks(trial, pricing) {
    return (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_4__  .bn)(trial.golden.checks.map((check) => checkAnswer(check, trial, pricing)));
}
function checkAnswer(check, trial, pricing) {
    const { observation } = trial;
    const { reply } = observation;
    const answer = reply.answer.normalize('NFC');
    if ('contains' in check)
        return pass(folded(answer, check).includes(folded(check.contains, check)));
    if ('not_contains' in check)
        return pass(!folded(answer, check).includes(folded(check.not_contains, check)));
    if ('equals' in check)
        return pass(folded(answer, check).trim() === folded(check.equals, check).trim());
    if ('regex' in check || 'json_schema' in check)
        return checkSlowly(check, trial);
    const { figure, limit } = readLimit(check, observation, pricing);
    return figure.kind === 'unscored' ? figure : pass(figure.value <= limit);
}
function readLimit(check, observation, pricing) {
    const { reply } = observation;
    const amount = (unit) => (value) => `${Number(value.toPrecision(4))} ${unit}`;
    const count = (noun) => (value) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(value, noun);
    if ('max_latency_s' in check)
        return { figure: (0,_cost_times_js__WEBPACK_IMPORTED_MODULE_1__  .QS)(observation), limit: check.max_latency_s, write: amount('s') };
    if ('max_tokens' in check)
        return { figure: (0,_cost_tokens_js__WEBPACK_IMPORTED_MODULE_2__  .RP)(reply), limit: check.max_tokens, write: count('token') };
    if ('max_cost_usd' in check)
        return { figure: (0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__  .Dc)(reply, pricing), limit: check.max_cost_usd, write: amount('US dollars') };
    const calls = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .i1)(reply.tools?.length, 'the target did not report its tool calls');
    return { figure: calls, limit: check.max_tool_calls, write: count('tool call') };
}
function explainCheck(check, { observation }, pricing) {
    if ('contains' in check)
        return `the answer does not contain ${JSON.stringify(check.contains)}`;
    if ('not_contains' in check)
        return `the answer contains ${JSON.stringify(check.not_contains)}`;
    if ('equals' in check)
        return `the answer is not ${JSON.stringify(check.equals)}`;
    if ('regex' in check)
        return `the answer does not match /${check.regex}/${check.flags}`;
    if ('json_schema' in check)
        return 'the answer is not JSON that fits the schema of the case';
    const { figure, limit, write } = readLimit(check, observation, pricing);
    const verb = 'max_cost_usd' in check ? 'cost' : 'took';
    const taken = figure.kind === 'scored' ? `${write(figure.value)}, ` : '';
    return `the answer ${verb} ${taken}more than ${write(limit)}`;
}
const pass = (holds) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .lD)(holds ? 1 : 0);
function folded(text, { ignore_case: ignoreCase }) {
    const composed = text.normalize('NFC');
    return ignoreCase ? composed.toLowerCase() : composed;
}
const knownOf = (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_8__  .x)((_observation) => new Map());
function checkSlowly(check, { observation, withinTime }) {
    const known = knownOf(observation);
    const { answer } = observation.reply;
    const score = known.get(check) ??
        ('regex' in check ? checkRegex(check, answer, withinTime) : checkJson(answer, check.json_schema, withinTime));
    known.set(check, score);
    return score;
}
function checkRegex({ regex, flags }, answer, withinTime) {
    try {
        const holds = testExpression(new RegExp(regex, flags), answer, withinTime);
        return holds === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)(`the check's regex ${TOO_SLOW}`) : pass(holds);
    }
    catch (error) {
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`);
    }
}
function checkJson(answer, schema, withinTime) {
    try {
        const value = JSON.parse(answer);
        const matches = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_5__  .o)(schema);
        const holds = withinTime(() => matches(value));
        return holds === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)(`the check's json_schema ${TOO_SLOW}`) : pass(holds);
    }
    catch {
        return pass(false);
    }
}
const ANSWER_CHECKS = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .GR)({
        name: 'answer.checks',
        title: 'checks',
        summary: 'Whether every deterministic check of the case holds.',
        formula: '1 when all hold, else 0. The table below lists the checks.',
        needs: 'To cases with `checks`.',
        edge_cases: 'When no check fails, but the tokens, cost or tool calls that a check limits are unknown, or a `regex` or `json_schema` was stopped.',
        remarks: CHECKS,
        example: {
            text: '`contains: here` and `max_latency_s: 1`; the answer "here" took 1.5 s: 0.',
            case: { checks: [{ contains: 'here' }, { max_latency_s: 1 }] },
            latency_ms: 1500,
            value: 0,
        },
        source: "Goldenpair's own rule; JSON Schema 2020-12",
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .mx,
        applies: (golden) => golden.checks.length > 0,
        score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
        when_failed: 0,
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .GR)({
        name: 'answer.empty',
        aspect: 'conduct',
        title: 'empty-answer rate',
        summary: 'Whether the answer is empty. Its mean is the share of such cases.',
        formula: '1 when the answer is empty or only white space, else 0.',
        needs: 'To every case except those that must abstain, where an empty answer is a way to decline.',
        edge_cases: 'Only after a failure of the infrastructure. A failed trial is 1.',
        example: { text: 'The answer ` ` (one space): 1.', reply: { answer: ' ' }, value: 1 },
        source: 'Goldenpair: pytest-style failing criterion of a single run',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .kk,
        criterion: 'empty_answer',
        applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
        score: ({ observation }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .lD)(observation.reply.answer.trim() === '' ? 1 : 0),
        when_failed: 1,
    }),
];


  }),

  68802:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    XA: () => (  MAX_READINGS),
    qL: () => (  requirementScore),
    sJ: () => (  consensus),
    x_: () => (  categoryScore),
    xe: () => (  shouldAskAgain),
    yn: () => (  categoryWeights)
  });
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


const UNSAID_CONFIDENCE = 0.5;
const MAX_VARIANCE = 0.15;
const MIN_CONFIDENCE = 0.6;
const WIDEST_RANGE = 0.3;
const MAX_READINGS = 8;
const ROUNDING = 1e-9;
function consensus(readings) {
    if (readings.length === 0)
        return null;
    const weighted = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .hY)(readings.map(({ score, confidence = UNSAID_CONFIDENCE }) => ({ value: score, weight: confidence })));
    return weighted ?? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(readings.map(({ score }) => score));
}
function shouldAskAgain(readings, asked) {
    if (readings.length < 2 || asked >= MAX_READINGS)
        return false;
    const scores = readings.map(({ score }) => score);
    const variance = ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .JK)(scores) ?? 0) ** 2;
    const range = Math.max(...scores) - Math.min(...scores);
    return (variance > MAX_VARIANCE + ROUNDING ||
        (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(readings.map(({ confidence = UNSAID_CONFIDENCE }) => confidence)) < MIN_CONFIDENCE - ROUNDING ||
        range > WIDEST_RANGE + ROUNDING);
}
function categoryWeights(chosen) {
    const weights = new Map(Object.entries(chosen ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__  .p$));
    return (name) => weights.get(name) ?? (chosen === null ? 1 : 0);
}
function categoryScore(categories, chosen) {
    const weightOf = categoryWeights(chosen);
    return (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .hY)(Object.entries(categories).flatMap(([name, judged]) => judged === null ? [] : [{ value: judged.score, weight: weightOf(name) }]));
}
function requirementScore(judged, requirements) {
    const scores = new Map(Object.entries(judged));
    const items = [];
    for (const { id, weight = 1, evaluation } of requirements) {
        const given = scores.get(id);
        if (given === undefined)
            return `the judge gave no score for the requirement ${id}`;
        if (given === null)
            continue;
        if (evaluation === 'binary' && given.score !== 0 && given.score !== 1)
            return `the judge gave ${given.score} for the requirement ${id}, which takes only 0 or 1`;
        items.push({ value: given.score, weight });
    }
    return (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .hY)(items);
}


  }),

  19455:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W: () => (  checkJsonSchema),
    o: () => (  openJsonSchema)
  });
  var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60288);



let validator = null;
const compiled = new WeakMap();
function openValidator() {
    validator ??= new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({
        allowUnionTypes: true,
        strictTypes: false,
        strictTuples: false,
        ownProperties: true,
        logger: false,
    });
    return validator;
}
function openJsonSchema(schema) {
    const known = compiled.get(schema);
    if (known !== undefined)
        return known;
    const ajv = openValidator();
    const validate = ajv.compile(schema);
    compiled.set(schema, validate);
    ajv.removeSchema(schema);
    return validate;
}
function checkJsonSchema(schema) {
    const ajv = openValidator();
    try {
        const isValid = ajv.validateSchema(schema);
        const [error] = ajv.errors ?? [];
        if (isValid !== true && error !== undefined)
            return describeError(error);
        openJsonSchema(schema);
        return null;
    }
    catch (error) {
        const message = (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .bD)(error);
        const [, keyword] = /unknown keyword: "(.*)"/.exec(message) ?? [];
        return keyword === undefined ? `json_schema cannot be used: ${message}.` : describeUnknown(keyword, ajv);
    }
}
function describeError({ instancePath, message = 'is not valid', params }) {
    const { allowedValues } = params;
    const values = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : '';
    return `json_schema${instancePath.replaceAll('/', '.')} ${message}${values}.`;
}
function describeUnknown(keyword, ajv) {
    const hint = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__  .au)((0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__  .ZA)(keyword, Object.keys(ajv.RULES.keywords)));
    return `json_schema has the keyword \`${keyword}\`, which JSON Schema 2020-12 does not know.${hint}`;
}


  }),

  99393:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B3: () => (  explainJudgedAnswer),
    Oz: () => (  decidingQuestion),
    _F: () => (  scoreJudgedAnswer),
    mh: () => (  isJudgedRight),
    p$: () => (  JUDGE_EFFORT),
    q5: () => (  GRADE_METRICS)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44960);
  var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44785);
  var _judged_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2044);
  var _quality_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96320);
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70249);
  var _rubric_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15804);










const HIGHEST = 5;
function scoreGrade({ judgments, observation }, grade) {
    const grades = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .cv)(judgments?.answer);
    const { spans, sources } = observation.reply;
    if (typeof grades === 'string')
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)(grades);
    if (grade === 'faithfulness' && (spans ?? sources) === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)('the target reported no spans and no sources');
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .i1)(grades[grade], 'the judge had no text of a source to compare it with');
}
function overallGrade(grades) {
    return grades.length === 0 ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_8__  .i2)(grades) / HIGHEST;
}
const defineGrade = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .u1)((grade) => ({
    name: `judge.${grade}`,
    title: `${grade} (judge)`,
    source: `poc-ai-workflow-frameworks, METRICS.md, LLM judge: ${grade}`,
    edge_cases: 'When no judge graded the trial, or the judge gave nothing usable. A failed trial is 0.',
    example: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .yC,
    unit: 'score',
    kind: 'ordinal',
    direction: 'higher',
    range: [0, HIGHEST],
    default_margin: { kind: 'absolute', value: 0.25 },
    judged_by: ['answer'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(context, 'answer'),
    score: (trial) => scoreGrade(trial, grade),
    when_failed: 0,
}));
const expectsAnswer = ({ expected_answer: expected }) => expected !== undefined;
const GOOD_CORRECTNESS = 4;
const GOOD_QUALITY = 0.7;
const ROUNDING = 1e-9;
function decidingQuestion(golden, context) {
    if (golden.expected_answer !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(context, 'answer'))
        return 'answer';
    return golden.expected_answer_criteria !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(context, 'quality') ? 'quality' : null;
}
function scoreJudgedAnswer({ golden, judgments }, context) {
    const question = decidingQuestion(golden, context);
    if (question === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .lD)(1);
    const said = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .cv)(judgments?.[question]);
    if (typeof said === 'string')
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)(said);
    if (!('correctness' in said))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .lD)(Number((0,_quality_js__WEBPACK_IMPORTED_MODULE_4__  .r)(said) >= GOOD_QUALITY - ROUNDING));
    const { correctness } = said;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .go)(correctness === null ? 'the judge did not see the expected answer' : Number(correctness >= GOOD_CORRECTNESS));
}
function isJudgedRight(named) {
    const correctness = named['judge.correctness'];
    if (correctness !== undefined)
        return correctness >= GOOD_CORRECTNESS;
    const qualities = QUALITIES.flatMap((name) => named[name] ?? []);
    return qualities.length < QUALITIES.length ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_8__  .i2)(qualities) >= GOOD_QUALITY - ROUNDING;
}
const QUALITIES = ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness'];
const REASONING_LENGTH = 200;
function explainJudgedAnswer({ golden, judgments }, context) {
    const question = decidingQuestion(golden, context);
    const judgment = question === null ? undefined : judgments?.[question];
    if (judgment === undefined || 'error' in judgment)
        return 'judged wrong';
    const grade = 'correctness' in judgment
        ? `correctness ${judgment.correctness ?? '–'}/${HIGHEST}`
        : `quality ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .ZV)((0,_quality_js__WEBPACK_IMPORTED_MODULE_4__  .r)(judgment), { decimals: 2, bare: true })}`;
    const reasoning = judgment.reasoning?.replace(/\s+/g, ' ').trim() ?? '';
    return `judged wrong (${grade})${reasoning === '' ? '' : `: ${reasoning.slice(0, REASONING_LENGTH)}`}`;
}
const GRADE_METRICS = [
    defineGrade({
        measure: 'correctness',
        summary: 'How correct the answer is, according to a judge. How judgments get into a run: [protocol.md](protocol.md#judgments).',
        formula: "The judge's grade from 1 (wrong) to 5 (right) against the expected answer; 0 means that the trial failed.",
        needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
        example: { text: 'The judge says correctness 4, completeness 5, faithfulness 3: 4.', value: 4 },
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(context, 'answer') && expectsAnswer(golden),
    }),
    defineGrade({
        measure: 'completeness',
        summary: 'How much of what it must say the answer says, according to a judge.',
        formula: "The judge's grade from 1 to 5 against the expected answer and the case's `key_points` and `expected_claims`. `quality.completeness` is another metric: it uses criteria and goes from 0 to 1.",
        needs: 'To cases with an `expected_answer`, `key_points` or `expected_claims`, in a suite with `answer` among its `judged`.',
        example: { text: 'As above: 5.', value: 5 },
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(context, 'answer') && (expectsAnswer(golden) || (0,_model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__  .NT)(golden).length > 0),
    }),
    defineGrade({
        measure: 'faithfulness',
        summary: 'How well what was retrieved supports the answer, according to a judge.',
        formula: "The judge's grade from 1 to 5 against the retrieved spans.",
        needs: 'To every case, in a suite with `answer` among its `judged`.',
        edge_cases: 'When no judge graded the trial, the judge gave nothing usable or saw no text of a source, or the reply has neither `spans` nor `sources`. A failed trial is 0.',
        example: { text: 'As above: 3.', value: 3 },
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .GR)({
        name: 'judge.overall',
        title: 'grades of the judge, overall',
        summary: 'The grades as one ratio.',
        formula: 'The mean of correctness, completeness and faithfulness, those that the trial has, divided by 5. The scorecard says which are missing; two arms are compared on cases that have the same grades in both.',
        needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When all three are unscored. A failed trial is 0.',
        example: { text: 'As above: (4 + 5 + 3)/3/5 = 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .yC, value: 0.8 },
        source: 'poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .oV,
        judged_by: ['answer'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(context, 'answer') && expectsAnswer(golden),
        version: 2,
        score: (trial) => {
            const grades = _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_5__  .F4.map((grade) => scoreGrade(trial, grade));
            const overall = overallGrade(grades.flatMap((grade) => (grade.kind === 'scored' ? [grade.value] : [])));
            return overall === null ? (grades[0] ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .c7)(_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .Gv)) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .lD)(overall);
        },
        when_failed: 0,
    }),
];
function sumSpent(judgments, spent, what) {
    const { answer, quality, claims, similarity, rubric } = judgments;
    const all = [answer, quality, claims, similarity, ...(rubric?.runs ?? [])];
    const replies = all.filter((reply) => reply !== undefined).filter(_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .gg);
    if (replies.length === 0)
        return _judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .Gv;
    const amounts = replies.flatMap((reply) => reply[spent] ?? []);
    return amounts.length < replies.length ? `the judge did not report ${what}` : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_8__  .cz)(amounts);
}
function countReadings(judgments, { golden, scoring }) {
    const made = (0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_5__  .k8)(judgments).filter(({ said }) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .p7)(said));
    const failed = made.filter(({ question, said }) => 'error' in said || (question === 'rubric' && typeof (0,_rubric_js__WEBPACK_IMPORTED_MODULE_6__  .qc)([said], golden, scoring) === 'string'));
    return { made: made.length, failed: failed.length };
}
const defineEffort = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .u1)((measure) => ({
    needs: 'To every case, in a suite with something `judged`.',
    example: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .yC,
    source: 'Reported with the judgments',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .i2,
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ golden, judgments }, { scoring }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__  .go)(measure(judgments ?? {}, { golden, scoring })),
}));
const JUDGE_EFFORT = [
    defineEffort({
        name: 'judge.error',
        title: 'readings of the judge that failed',
        summary: 'How often a reading of the judge gave nothing usable. The judge is at fault, not the system.',
        formula: 'Failed readings of the trial (a refusal, an unreadable reply, a rubric without its scores) / all its readings, over all questions and `judge.trials`. Grades come from the other readings, and are unscored if there are none.',
        edge_cases: 'When there was no reading: no judge was asked, Goldenpair had stopped asking it, or an empty answer was graded without it. When the trial failed.',
        example: {
            text: '`"answer": {"error": "not JSON"}`: 1. Of three readings of a rubric one fails: 1/3.',
            judgments: { answer: { error: 'not JSON' } },
            value: 1,
        },
        source: 'Goldenpair: a reply that cannot be parsed is an error of the judge, never a score of 0',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .y,
        unit: 'share',
        version: 2,
        measure: (judgments, graded) => {
            const { made, failed } = countReadings(judgments, graded);
            return made === 0 ? _judged_part_js__WEBPACK_IMPORTED_MODULE_3__  .Gv : failed / made;
        },
    }),
    defineEffort({
        name: 'judge.tokens',
        title: 'tokens of the judge',
        summary: 'Tokens that the judge used, not counting the system.',
        formula: 'Sum over all its replies about the trial; each reading of a rubric is one reply.',
        edge_cases: 'When no judge was asked, when a reply does not report its `tokens`, and when the trial failed.',
        example: { text: '800 for the grades, 600 for the qualities: 1400.', value: 1400 },
        unit: 'tokens',
        measure: (judgments) => sumSpent(judgments, 'tokens', 'its tokens'),
    }),
    defineEffort({
        name: 'judge.cost-usd',
        title: 'cost of the judge',
        summary: 'What the judge cost, not counting the system.',
        formula: 'Sum over all its replies about the trial.',
        edge_cases: 'When no judge was asked, when a reply does not report its `cost_usd`, and when the trial failed.',
        example: { text: '$0.002 for the grades, $0.001 for the qualities: $0.003.', value: 0.003 },
        unit: 'usd',
        measure: (judgments) => sumSpent(judgments, 'cost_usd', 'its cost'),
    }),
];


  }),

  2044:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gk: () => (  listReadings),
    Gv: () => (  NOT_JUDGED),
    _w: () => (  readJudgeReason),
    cv: () => (  readJudged),
    gg: () => (  wasAsked),
    p7: () => (  isReading),
    sL: () => (  isJudged)
  });
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);

const REASON_LENGTH = 200;
const NOT_JUDGED = 'no judge scored it';
const NOTHING_USABLE = 'the judge gave nothing usable';
const WHY = new RegExp(`^(${NOT_JUDGED}|${NOTHING_USABLE}|the judge failed): (.*)$`, 's');
function isJudged({ scoring }, question) {
    return scoring.judged.includes(question);
}
function readJudged(part) {
    if (part === undefined)
        return NOT_JUDGED;
    if (!isFailed(part))
        return part;
    return `${part.asked === false ? NOT_JUDGED : NOTHING_USABLE}: ${part.error}`.slice(0, REASON_LENGTH);
}
function readJudgeReason(reason) {
    const [, what, error] = WHY.exec(reason) ?? [];
    if (error === undefined)
        return null;
    return what === NOT_JUDGED ? { error, asked: false } : { error };
}
const wasAsked = (part) => !isFailed(part) || part.asked !== false;
function isFailed(part) {
    return 'error' in part;
}
function listReadings(judgments) {
    const readings = (0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__  .k8)(judgments).map(({ said }) => said);
    return readings.filter(isReading);
}
function isReading(said) {
    const { model, tokens, reasoning, claims } = said;
    const isDecided = model === undefined && tokens === 0 && (reasoning === _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__  .zH || claims?.length === 0);
    return wasAsked(said) && !isDecided;
}


  }),

  13426:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gy: () => (  answerWords),
    MY: () => (  SIMILARITY),
    Tw: () => (  rougeL),
    Z7: () => (  tokenF1),
    sH: () => (  OVERLAP),
    yt: () => (  nearestCosine)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79167);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
  var _judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);





const PUNCTUATION = /[\p{P}$+<=>^`|~]/gu;
const ARTICLES = new Set(['a', 'an', 'the']);
const UNSPACED_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;
function answerWords(text) {
    return plainWords(text.normalize('NFKC').replace(PUNCTUATION, '')).filter((word) => !ARTICLES.has(word));
}
function comparableWords(expected, given) {
    const words = answerWords(expected);
    if (words.length > 0)
        return [words, answerWords(given)];
    return [plainWords(expected.normalize('NFKC')), plainWords(given.normalize('NFKC'))];
}
function plainWords(text) {
    return text
        .toLowerCase()
        .replace(UNSPACED_CHARACTER, ' $& ')
        .split(/\s+/)
        .filter((word) => word !== '');
}
function acceptedAnswers({ expected_answer: expected }) {
    return typeof expected === 'string' ? [expected] : (expected ?? []);
}
function exactMatch(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    return wanted.length > 0 && wanted.join(' ') === given.join(' ') ? 1 : 0;
}
const defineOverlap = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .u1)((overlap) => ({
    needs: 'To cases with an `expected_answer`.',
    edge_cases: 'Only when the target did not answer; an empty answer is 0.',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .oV,
    applies: (golden) => acceptedAnswers(golden).length > 0,
    score: ({ observation: { reply }, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(Math.max(...acceptedAnswers(golden).map((expected) => overlap(expected, reply.answer)))),
    when_failed: 0,
}));
function tokenF1(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    const open = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .Tr)(wanted);
    let shared = 0;
    for (const word of given) {
        const left = open.get(word) ?? 0;
        if (left === 0)
            continue;
        open.set(word, left - 1);
        shared += 1;
    }
    return shared === 0 ? 0 : (2 * shared) / (wanted.length + given.length);
}
function rougeL(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    const common = countCommonSubsequence(wanted, given);
    return common === 0 ? 0 : (2 * common) / (wanted.length + given.length);
}
function countCommonSubsequence(wanted, given) {
    const places = new Map();
    for (const [index, word] of wanted.entries())
        places.set(word, (places.get(word) ?? 0n) | (1n << BigInt(index)));
    const all = (1n << BigInt(wanted.length)) - 1n;
    let row = all;
    for (const word of given) {
        const here = places.get(word);
        if (here === undefined)
            continue;
        const open = row & here;
        row = ((row + open) | (row - open)) & all;
    }
    return wanted.length - row.toString(2).replaceAll('0', '').length;
}
const OVERLAP = [
    defineOverlap({
        name: 'answer.exact-match',
        title: 'exact match',
        summary: 'Whether the answer equals an expected one, ignoring case, punctuation and articles.',
        formula: '1 when both have the same words in the same order, for at least one of several expected answers. Words are made like this: Unicode NFKC, lower case, punctuation removed (Unicode\'s, and ``$ + < = > ^ ` | ~``), split at white space, `a`, `an` and `the` left out. In Chinese and Japanese, written without spaces, each character is a word. If an expected answer has only punctuation and articles ("The The"), both texts keep them.',
        example: {
            text: '"The Eiffel Tower" and "eiffel tower.": 1.',
            case: { expected_answer: 'The Eiffel Tower' },
            reply: { answer: 'eiffel tower.' },
            value: 1,
        },
        source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250 (equal to it on ASCII text); characters as words: Cui et al. 2019, CMRC 2018, arXiv:1810.07366',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mx,
        absolute_margin: undefined,
        measure: exactMatch,
    }),
    defineOverlap({
        name: 'answer.token-f1',
        title: 'token F1',
        summary: 'How many words the answer shares with an expected one.',
        formula: "2PR / (P + R): P is the share of the answer's words that the expected answer has, R the reverse, each word counted as often as both have it; 0 when none is shared. The words are those of `answer.exact-match`; the best of several expected answers counts.",
        example: {
            text: 'Expected "Gustave Eiffel\'s company", answer "the company of Gustave Eiffel": P = 2/4, R = 2/3, F1 = 4/7 = 0.571.',
            case: { expected_answer: "Gustave Eiffel's company" },
            reply: { answer: 'the company of Gustave Eiffel' },
            value: 4 / 7,
        },
        source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
        default_gate: 'stand-in',
        measure: tokenF1,
    }),
    defineOverlap({
        name: 'answer.rouge-l',
        title: 'ROUGE-L',
        summary: 'How much of an expected answer the answer has in the same order.',
        formula: "2PR / (P + R) over the longest common subsequence: the most words that both have in the same order, gaps allowed. P is their share of the answer's words, R their share of the expected one's. The words are those of `answer.exact-match` (without articles, which other tools keep); the best of several expected answers counts.",
        example: {
            text: 'Expected "police killed the gunman", answer "police kill the gunman": 2 of 3 words on both sides: 0.667.',
            case: { expected_answer: 'police killed the gunman' },
            reply: { answer: 'police kill the gunman' },
            value: 2 / 3,
        },
        source: 'Lin 2004, ROUGE: A Package for Automatic Evaluation of Summaries, ACL W04-1013, ROUGE-L with β = 1',
        measure: rougeL,
    }),
];
function nearestCosine(vector, others) {
    const dot = (other) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .cz)(vector.map((value, at) => value * (other[at] ?? 0)));
    const cosines = others.map((other) => dot(other) / (Math.hypot(...vector) * Math.hypot(...other)));
    const nearest = Math.max(...cosines);
    return Number.isFinite(nearest) ? Math.min(1, Math.max(0, nearest)) : null;
}
const SIMILARITY = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .GR)({
        name: 'answer.similarity',
        title: 'similarity of meaning',
        summary: "How close the answer's meaning is to an expected one, whatever its words, according to an embedding model: [judges.md](judges.md#similarity).",
        formula: 'Cosine of the two embeddings, a·b / (|a|·|b|), or 0 if it is negative; the closest of several expected answers counts. With most models no two texts are far apart: compare values of the same model only, and look at right and wrong answers to choose a bound.',
        needs: 'To cases with an `expected_answer`, in a suite with `similarity` among its `judged`.',
        edge_cases: 'When no model was asked, or it gave nothing usable. A failed trial or an empty answer is 0.',
        example: {
            text: 'Embeddings (3, 4) of the answer and (0, 1) of the expected one: 4/5 = 0.8.',
            case: { expected_answer: 'here' },
            judgments: { similarity: { similarity: nearestCosine([3, 4], [[0, 1]]) ?? 0 } },
            value: 0.8,
        },
        source: 'Salton, Wong & Yang 1975, Commun. ACM 18:613; of embeddings of sentences: Reimers & Gurevych 2019, Sentence-BERT, arXiv:1908.10084',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .QL,
        judged_by: ['similarity'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__  .sL)(context, 'similarity') && acceptedAnswers(golden).length > 0,
        score: ({ judgments }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .go)((0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .W3)((0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__  .cv)(judgments?.similarity), ({ similarity }) => similarity)),
        when_failed: 0,
    }),
];


  }),

  96320:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  QUALITY),
    r: () => (  averageQuality)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
  var _judged_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2044);




function averageQuality(input) {
    const { answer_quality, factual_correctness, completeness } = input;
    return (answer_quality + factual_correctness + completeness) / 3;
}
const WITH_CRITERIA = {
    needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
    applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__  .sL)(context, 'quality') && golden.expected_answer_criteria !== undefined,
};
const defineQuality = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .u1)((read) => ({
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, quality scores from 0 to 1',
    edge_cases: 'When no judge scored the trial, or the judge gave nothing usable. A failed trial is 0.',
    example: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .yC,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .QL,
    needs: 'To every case, in a suite with `quality` among its `judged`.',
    judged_by: ['quality'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__  .sL)(context, 'quality'),
    score: ({ judgments }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .go)((0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .W3)((0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__  .cv)(judgments?.quality), read)),
    when_failed: 0,
}));
const QUALITY = [
    defineQuality({
        name: 'quality.answer-quality',
        title: 'answer quality (judge)',
        summary: 'How good the answer is as a whole, according to a judge.',
        formula: "The judge's score from 0 to 1.",
        example: { text: 'The judge says 0.9: 0.9.', value: 0.9 },
        measure: ({ answer_quality }) => answer_quality,
    }),
    defineQuality({
        name: 'quality.factual-correctness',
        title: 'factual correctness (judge)',
        summary: 'How free of errors and inventions the answer is, according to a judge.',
        formula: "The judge's score from 0 to 1.",
        example: { text: 'The judge says 1: 1.', value: 1 },
        measure: ({ factual_correctness }) => factual_correctness,
    }),
    defineQuality({
        name: 'quality.completeness',
        title: 'completeness against criteria (judge)',
        summary: "How well the answer meets the case's criteria, according to a judge.",
        formula: "The judge's score from 0 to 1 against `expected_answer_criteria`. It is a judgment; `quality.criteria-met` counts.",
        ...WITH_CRITERIA,
        example: { text: 'The judge says 0.8: 0.8.', value: 0.8 },
        measure: ({ completeness }) => completeness,
    }),
    defineQuality({
        name: 'quality.average',
        title: 'average quality (judge)',
        summary: 'The three qualities as one score. It has no bound by default; `min: 0.7` in a gate sets one.',
        formula: 'The mean of answer quality, factual correctness and completeness.',
        ...WITH_CRITERIA,
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, average quality',
        example: { text: '0.9, 1 and 0.8: 0.9.', value: 0.9 },
        measure: averageQuality,
    }),
    defineQuality({
        name: 'quality.criteria-met',
        title: 'criteria met (judge)',
        summary: 'The share of the criteria that the answer meets, according to a judge.',
        formula: 'Criteria with `met: true`, divided by the criteria that the judge listed.',
        ...WITH_CRITERIA,
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, whose example meets 4 of 5 criteria and scores 0.9, so these are two metrics',
        edge_cases: 'As `quality.completeness`, and when the judge listed no criteria.',
        example: { text: '4 of 5 met: 0.8.', value: 0.8 },
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .oV,
        measure: ({ criteria = [] }) => criteria.length === 0
            ? 'the judge listed no criteria'
            : criteria.filter(({ met }) => met).length / criteria.length,
    }),
];


  }),

  15804:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    WV: () => (  rubricScore),
    mq: () => (  categoryReadings),
    nf: () => (  wholeReadings),
    qc: () => (  readRubric),
    y1: () => (  RUBRIC_METRICS)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44960);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44785);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
  var _memoize_last_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3055);
  var _consensus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68802);
  var _judged_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2044);








const PASSES = 0.7;
const ROUNDING = 1e-9;
const readingsOf = (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_5__  .x)(({ judgments, golden }, scoring) => readRubric(judgments?.rubric?.runs ?? [], golden, scoring));
function scoreWhole(readings) {
    return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__  .sJ)(wholeReadings(readings)) ?? 'nothing in the rubric applies to the answer';
}
const defineRubric = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .u1)((figure) => ({
    needs: 'To every case, in a suite with `rubric` among its `judged`.',
    source: 'ProjectScylla, docs/design/judge-protocol.md and metrics-formulas.md',
    example: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .H3,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .QL,
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__  .sL)(context, 'rubric'),
    score: (trial, { scoring }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_6__  .go)((0,_model_score_js__WEBPACK_IMPORTED_MODULE_6__  .W3)(readingsOf(trial, scoring), figure)),
}));
const WEIGHED = {
    rules: ({ scoring }) => (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .VS)(scoring, ['rubric_categories']),
    when_failed: 0,
};
const rubricScore = defineRubric({
    name: 'rubric.weighted-score',
    summary: "The judge's score by a rubric, as a consensus of its readings.",
    formula: "Each reading: Σ score·weight / Σ weight over the case's `requirements` (weight 1 unless given) or, without any, over the rubric's categories; what is not applicable (`null`) is left out of both sums. Then the consensus of the readings: Σ score·confidence / Σ confidence, with 0.5 for a missing confidence, or the plain mean if all are 0. Categories and weights are those of ProjectScylla (functional correctness 2, completeness 1.5, code quality 1, simplicity 1, lack of duplication 0.5, clarity 1, documentation 0.5, architectural cleanliness 0.5, efficiency 0.5, cleanup script quality 1; any other 1) unless the suite chooses its own with `rubric_categories`. Goldenpair computes the weighted score itself and ignores any score or weight that the judge states for it.",
    edge_cases: "When no reading is usable: each has an error, no scores at all, no score for one of the case's requirements, or a score between 0 and 1 for a requirement with `evaluation: binary`. When nothing in the rubric applies. A failed trial is 0.",
    example: {
        text: 'Three readings of .8, .85 and .75 with confidences .9, .7 and .8: (.72 + .595 + .6)/2.4 = 0.7979.',
        value: 1.915 / 2.4,
    },
    default_gate: 'stand-in',
    title: 'weighted score of the rubric (judge)',
    ...WEIGHED,
    measure: scoreWhole,
});
const rubricPass = defineRubric({
    name: 'rubric.pass',
    title: 'rubric passed (judge)',
    aliases: ['pass'],
    summary: "Whether the rubric's score is good enough.",
    formula: '1 when `rubric.weighted-score` is at least 0.70, else 0.',
    edge_cases: 'When `rubric.weighted-score` is.',
    example: { text: 'As above: 1.', value: 1 },
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .mx,
    ...WEIGHED,
    measure: (readings) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_6__  .W3)(scoreWhole(readings), (whole) => Number(whole >= PASSES - ROUNDING)),
});
const rubricConfidence = defineRubric({
    name: 'rubric.confidence',
    title: 'confidence of the judge in the rubric',
    summary: 'How confident the judge says it is in its readings.',
    formula: 'The mean of the confidences that the usable readings state.',
    edge_cases: 'When no reading states one, or none is usable; when the trial failed.',
    example: { text: 'As above: (.9 + .7 + .8)/3 = 0.8.', value: 0.8 },
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .y,
    default_margin: undefined,
    measure: (readings) => {
        const stated = readings.flatMap(({ run }) => run.confidence ?? []);
        return stated.length === 0 ? 'the judge gave no confidence' : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_7__  .i2)(stated);
    },
});
const CATEGORIES = {
    functional_correctness: { asks: 'Whether the work does what was asked.', score: 0.9 },
    completeness: { asks: 'Whether everything that was asked for is there.', score: 0.8 },
    code_quality: { asks: 'How good the code is.', score: 0.7 },
    simplicity: { asks: 'Whether it is no more complicated than it must be.', score: 1 },
    lack_of_duplication: { asks: 'Whether nothing is repeated.', score: 0.6 },
    clarity: { asks: 'How easy it is to understand.', score: 0.5 },
    documentation: { asks: 'How well it is documented.', score: 0.4 },
    architectural_cleanliness: { asks: 'How well its parts are separated.', score: 0.3 },
    efficiency: { asks: 'Whether it wastes nothing.', score: 0.2 },
    cleanup_script_quality: { asks: 'How well it tidies up after itself.', score: 0.1 },
};
function defineCategory(category) {
    const name = `rubric.${category.replaceAll('_', '-')}`;
    const { asks = '', score = 0 } = CATEGORIES[category] ?? {};
    return defineRubric({
        name,
        summary: `${asks} One category of the rubric.`,
        formula: `The consensus (as in \`rubric.weighted-score\`) of the readings' scores for \`${category}\`, each with its own confidence.`,
        needs: "To every case, in a suite with `rubric` among its `judged`, unless the suite's `rubric_categories` leave the category out.",
        edge_cases: 'When no usable reading scores the category (`null` means not applicable). When the trial failed, since only the judge can say whether the category applies.',
        example: {
            text: `One reading of ${score}: ${score}.`,
            judgments: { rubric: { runs: [{ categories: { [category]: { score } } }] } },
            value: score,
        },
        title: `${category.replaceAll('_', ' ')} (judge)`,
        applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__  .sL)(context, 'rubric') && (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__  .yn)(context.scoring.rubric_categories)(category) > 0,
        measure: (readings) => (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__  .sJ)(categoryReadings(readings, category)) ?? 'the category does not apply to the answer',
    });
}
const RUBRIC_METRICS = [
    rubricScore,
    rubricPass,
    rubricConfidence,
    ...Object.keys(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .p$).map(defineCategory),
];
function readRubric(runs, golden, scoring) {
    let fault = _judged_part_js__WEBPACK_IMPORTED_MODULE_4__  .Gv;
    const readings = runs.flatMap((reply) => {
        const run = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__  .cv)(reply);
        const score = typeof run === 'string' ? run : scoreRun(run, golden, scoring);
        if (typeof run !== 'string' && typeof score !== 'string')
            return [{ run, score }];
        fault = String(score);
        return [];
    });
    return readings.length === 0 ? fault : readings;
}
function scoreRun(run, { requirements = [] }, scoring) {
    const { requirements: judged = {}, categories = {} } = run;
    if (requirements.length > 0)
        return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__  .qL)(judged, requirements);
    const ids = Object.keys(judged);
    if (ids.length > 0)
        return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__  .qL)(judged, ids.map((id) => ({ id, description: id })));
    if (Object.keys(categories).length === 0)
        return 'the judge gave no scores';
    return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__  .x_)(categories, scoring.rubric_categories);
}
function wholeReadings(readings) {
    return readings.flatMap(({ run: { confidence }, score }) => (score === null ? [] : [{ score, confidence }]));
}
function categoryReadings(readings, name) {
    return readings.flatMap(({ run: { categories = {} } }) => new Map(Object.entries(categories)).get(name) ?? []);
}


  }),

  55970:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F1: () => (  resolveMetric),
    GY: () => (  buildMetrics),
    dC: () => (  recordedMetric),
    e9: () => (  defaultGates)
  });
  var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60288);
  var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68674);
  var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11794);




function buildMetrics(settings, own = []) {
    const complete = { ...settings, pricing: (0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Mr)(settings.pricing) };
    const metrics = [..._index_js__WEBPACK_IMPORTED_MODULE_2__  .M.flatMap((definition) => definition.expand(complete)), ...own.map(recordedMetric)];
    const byId = new Map();
    for (const metric of metrics) {
        if (byId.has(metric.id))
            throw new Error(`two metrics have the id ${metric.id}`);
        byId.set(metric.id, metric);
    }
    return metrics.map((metric) => joinParts(metric, byId));
}
function recordedMetric(facts) {
    const custom = facts.measured_on === 'table' ? {} : { custom: true };
    return { ...facts, ...custom, aliases: [], applies: () => true, score: null, when_failed: 'unscored' };
}
function joinParts(metric, byId) {
    if (metric.per_run === undefined)
        return metric;
    const parts = (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__  .js)(metric.per_run).map((id) => {
        const part = byId.get(id);
        if (part === undefined || part.per_run !== undefined)
            throw new Error(`${metric.id} is computed from ${id}, which is not scored for trials`);
        return part;
    });
    const asked = [...new Set(parts.flatMap(({ judged_by = [] }) => judged_by))];
    return {
        ...metric,
        ...(asked.length > 0 && { judged_by: asked }),
        definition: [metric.definition, ...parts.map(({ definition }) => definition)].join(' | '),
        applies: (golden) => parts.every((part) => part.applies(golden)),
    };
}
function resolveMetric(metrics, name) {
    const wanted = name.replaceAll('_', '-');
    const named = metrics.find(({ id }) => id === wanted) ?? metrics.find(({ aliases }) => aliases.includes(wanted));
    if (named)
        return named;
    const [only, second] = metrics.filter((metric) => shortNames(metric).includes(wanted));
    const isMeasuredAtK = metrics.some((metric) => shortNames(metric).some((short) => short.startsWith(`${wanted}@`)));
    if (only && !second && !isMeasuredAtK)
        return only;
    const known = metrics.map(({ id }) => id);
    return {
        unknown: name,
        suggestion: (isMeasuredAtK ? null : only?.id) ??
            (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__  .ZA)(name, [...known, ...metrics.flatMap(shortNames)].filter((other) => other !== wanted)),
        known,
    };
}
function shortNames({ id, aliases }) {
    const dot = id.indexOf('.');
    return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases];
}
function defaultGates(input) {
    const { metrics, cases } = input;
    const enabled = cases.filter((golden) => golden.enabled);
    const appliesTo = (metric, some) => some.some((each) => metric.applies(each));
    const withRole = (role) => metrics.filter((metric) => metric.default_gate === role);
    const leading = withRole('primary').filter((metric) => appliesTo(metric, enabled));
    let open = enabled.filter((golden) => !leading.some((metric) => metric.applies(golden)));
    for (const metric of withRole('stand-in')) {
        if (!appliesTo(metric, open))
            continue;
        leading.push(metric);
        open = open.filter((golden) => !metric.applies(golden));
    }
    const [primary] = leading;
    const guardrails = [...withRole('guardrail'), ...withRole('if-reported')].filter((metric) => appliesTo(metric, enabled));
    return [...leading, ...guardrails].flatMap((metric) => {
        const { id, default_margin: margin = null, warn_margin: warning } = metric;
        const gate = { id, metric: id, evidence: 'significant', min: null, max: null, where: null, assumed: true };
        return [
            { ...gate, severity: 'fail', primary: metric === primary, margin },
            ...(warning === undefined
                ? []
                : [{ ...gate, id: `${id} (warn)`, severity: 'warn', primary: false, margin: warning }]),
        ];
    });
}


  }),

  26114:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JK: () => (  isMultiHop),
    Lf: () => (  requiresHops),
    N$: () => (  KIND_RULES),
    iP: () => (  isCoordination),
    no: () => (  isBranching)
  });
const KIND_RULES = 'kinds/1';
function requiresHops({ required_hops: hops = [], profile }) {
    return hops.length > 0 && profile !== 'default';
}
function isMultiHop({ multi_hop: isFlagged = false, required_hops: hops = [] }) {
    return isFlagged || hops.length > 1;
}
function isBranching(golden) {
    const { profile = null, difficulty, branching = false } = golden;
    const { branching_points: points = 0, required_hops: hops = [] } = golden;
    if (profile !== null && profile !== 'branching')
        return false;
    return branching || points > 0 || difficulty === 'branching' || (profile === 'branching' && hops.length > 1);
}
function isCoordination(golden) {
    const { profile = null, coordination_points: points = 0, difficulty, required_agents: agents = [] } = golden;
    if (profile !== null && profile !== 'coordination')
        return false;
    if (points > 0 || difficulty === 'coordination' || difficulty === 'hard_coordination')
        return true;
    return profile === 'coordination' && difficulty === undefined && agents.length > 0;
}


  }),

  70671:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nn: () => (  summarizeCode),
    Wp: () => (  defineMeasure),
    et: () => (  defineOnCode)
  });
  var _stats_code_totals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33307);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);


function defineOnCode(spec) {
    const { name: id, measured_on: on, measure } = spec;
    return {
        ...spec,
        expand: ({ code_quality: code }) => [
            {
                ...(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .gt)(spec),
                id,
                measure,
                kind: 'continuous',
                environment: 'free',
                scale: 'linear',
                definition: `${id}/1`,
                aliases: [],
                applies: () => code !== undefined && (on === 'code' || code.reviewed === true),
                score: null,
                when_failed: 'unscored',
            },
        ],
    };
}
function defineMeasure(spec) {
    const { also_unscored: also, ...row } = spec;
    return defineOnCode({
        ...row,
        needs: 'To runs of a variant with `code_quality`; see [what the code measures mean](code-quality.md).',
        edge_cases: `When the source code could not be measured (the run says why)${also === undefined ? '' : `; ${also}`}.`,
        measured_on: 'code',
        measure: ({ language, totals, unscored }) => {
            const own = totals.find((one) => unscored === null && one.language === language);
            return own === undefined ? null : _stats_code_totals_js__WEBPACK_IMPORTED_MODULE_0__  .Wr[row.name](own);
        },
    });
}
function summarizeCode(metrics, code) {
    if (code === undefined)
        return {};
    const { language, files, review } = code;
    const own = files.filter((file) => language === null || file.language === language);
    const measured = own.filter(({ kind }) => kind === 'measured').length;
    return Object.fromEntries(metrics.flatMap(({ id, measured_on: on, measure }) => {
        if (measure === undefined || (on === 'code-review' && review === undefined))
            return [];
        const value = measure(code);
        return [[id, { mean: value, n: value === null ? 0 : measured, applicable: own.length }]];
    }));
}


  }),

  37577:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  lacksCostData),
    o: () => (  COST)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
  var _price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);




const PRICES = `A model's price comes from \`pricing\` in the suite, else from Goldenpair's short list, which is taken from [the sources](sources.md) and undated: set \`pricing\` (with \`as_of\`) before gating on dollars. The model ids of Bedrock, Vertex and OpenRouter work too: [how a model finds its price](costs.md#how-a-model-finds-its-price).

If a model's price is unknown, the price of its route tier (\`pricing.route_tiers\`, the same for input and output) takes its place, if the suite gives one. With \`pricing.mode: tier\` only route tiers count: those of \`pricing.route_tiers\`, then [LLMC's](sources.md#llmc) local 0, api 2 and codex 10. The route tier is the attempt's, or without attempts \`planner.route\`, as the target writes it.`;
function lacksCostData({ cost_usd: cost, usage, model, attempts = [] }) {
    return cost === undefined && usage === undefined && model === undefined && attempts.length === 0;
}
const COST = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ho,
        name: 'cost.usd',
        title: 'cost per query',
        summary: 'What a query costs, in US dollars.',
        formula: "`cost_usd` of the reply, if it has one; else the sum over all `attempts`, including abandoned ones; without attempts (or if they name one model and tier and count no tokens) the reply's `usage` is priced as one attempt. An attempt costs its `cost_usd`, if it has one, else (input − cached) · input price + cached · cached price + output · output price, with prices for 1,000,000 tokens. `cached_tokens` are the part of `input_tokens` that came from a cache; without a cached price (or with 0) they cost as much as other input.",
        edge_cases: 'When the tokens, the model or the price of any attempt is unknown (an unknown cost must not become 0), and for failed trials.',
        remarks: PRICES,
        example: {
            text: '`openai/gpt-5-mini` at $0.25 in and $2 out, 900 in, 80 out: (900 · 0.25 + 80 · 2) / 1,000,000 = $0.000385.',
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_,
            value: 0.000385,
        },
        source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
        unit: 'usd',
        aliases: ['cost'],
        score: ({ observation }, { settings }) => (0,_price_reply_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(observation.reply, settings.pricing),
    }),
    ...(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Y8)({
        of: 'cost.usd',
        title: 'cost',
        what: 'US dollars',
        unit: 'usd',
        example: { cases: '$1, $2, $3, $4 and $10', 50: '$3', 95: '$8.80' },
        exampleOf: (dollars) => ({ reply: { cost_usd: dollars } }),
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        name: 'cost.known',
        title: 'cost known',
        summary: 'Whether the cost of a reply is known. Its mean is the share of such replies.',
        formula: '1 when `cost.usd` is scored, else 0.',
        edge_cases: 'When the reply has neither `cost_usd`, `usage`, `model` nor `attempts`: then there may be no cost at all. When the trial failed.',
        example: {
            text: '`gpt-5-mini`, 900 in, 80 out: 1. The same with `my-own-model`, whose price is unknown: 0.',
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_,
            value: 1,
        },
        source: 'poc-ai-workflow-frameworks, METRICS.md, unknown models: an unknown cost must not become 0',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Kd,
        score: ({ observation: { reply } }, { settings }) => lacksCostData(reply)
            ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .c7)('the target reported neither cost_usd, nor tokens, nor a model')
            : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .lD)((0,_price_reply_js__WEBPACK_IMPORTED_MODULE_2__  .Dc)(reply, settings.pricing).kind === 'scored' ? 1 : 0),
    }),
];


  }),

  68674:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A6: () => (  costAtPrice),
    Dc: () => (  costOfReply),
    Ln: () => (  listBills),
    Mr: () => (  completePricing),
    V_: () => (  canonicalModelName),
    iZ: () => (  priceByBase),
    jQ: () => (  costOfTokens),
    vk: () => (  findPrice),
    wt: () => (  hasOwnCost)
  });
  var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
  var _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96267);
  var _memoize_last_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3055);



function listBills(reply) {
    const attempts = reply.attempts ?? [];
    const whole = wholeBill(reply);
    if (whole !== null)
        return [whole];
    return attempts.map((attempt, index) => ({
        ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
        ...attempt,
    }));
}
function hasOwnCost(reply) {
    return reply.cost_usd !== undefined || listBills(reply).some((bill) => bill.cost_usd !== undefined);
}
function wholeBill({ attempts = [], usage, model, planner }) {
    const [first, ...others] = attempts;
    const tier = planner?.route;
    const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) };
    if (first === undefined)
        return own;
    if (attempts.some(reportsUsage))
        return others.length === 0 ? { ...own, ...first } : null;
    const isAlike = others.every((other) => (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier));
    return isAlike ? { ...own, ...first } : null;
}
function reportsUsage({ input_tokens: input, output_tokens: output, cost_usd: cost }) {
    return input !== undefined || output !== undefined || cost !== undefined;
}
function findPrice(source, pricing) {
    return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing);
}
function findModelPrice({ model }, { models }) {
    const name = model === undefined ? null : normalizeModelName(model, Object.keys(models));
    const price = name === null ? undefined : models[name];
    if (name !== null && price !== undefined)
        return { by: 'model', name, price };
    return model !== undefined && isFreeModel(model)
        ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
        : null;
}
function findTierPrice({ route_tier: name }, { route_tiers: rates = {} }) {
    const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined;
    return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } };
}
function priceByBase(base, head) {
    const known = Object.keys(base.models);
    const fresh = Object.entries(head.models);
    const unpriced = fresh.filter(([model]) => normalizeModelName(model, known) === null);
    const tiers = { ...head.route_tiers, ...base.route_tiers };
    return {
        ...base,
        models: { ...Object.fromEntries(unpriced), ...base.models },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
function costOfTokens({ model, ...usage }, pricing) {
    if (usage.input_tokens === 0 && usage.output_tokens === 0)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(0);
    return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing);
}
const DEFAULT_PRICING = {
    as_of: 'undated (docs/sources.md)',
    models: {
        'claude-haiku-3-5': { input: 0.8, output: 4 },
        'claude-haiku-4-5': { input: 0.8, output: 4 },
        'claude-opus-4-5': { input: 15, output: 75 },
        'claude-sonnet-4': { input: 3, output: 15 },
        'gpt-4o': { input: 5, output: 15 },
        'gpt-4o-mini': { input: 0.15, output: 0.6 },
        'gpt-5-mini': { input: 0.25, output: 2 },
        'text-embedding-3-large': { input: 0.13, output: 0 },
        'text-embedding-3-small': { input: 0.02, output: 0 },
    },
    route_tiers: { local: 0, api: 2, codex: 10 },
};
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(canonicalModelName));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has(canonicalModelName(model)));
    const isByTier = own.mode === 'tier';
    const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers };
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        ...(isByTier && { mode: 'tier' }),
        models: { ...own.models, ...Object.fromEntries(missing) },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
const TOKENS_PER_PRICE = 1_000_000;
const NAME_LENGTH = 80;
const costOfReply = (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_2__  .x)((reply, pricing) => {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(reply.cost_usd);
    const bills = listBills(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .c7)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(dollars);
});
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .c7)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .c7)('the target reported no output tokens');
    const known = findPrice(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .c7)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .c7)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(costAtPrice({ input, output, cached }, known.price));
}
function costAtPrice({ input, output, cached }, price) {
    const cachedPrice = price.cached || price.input;
    return ((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE;
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}
const PROVIDER_BEFORE_COLON = /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/;
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/;
const BEDROCK_VENDOR = /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;
const VERSION_BEHIND_VENDOR = /-v\d+$/;
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/;
const FREE = /\/.*:free$/;
function normalizeModelName(model, known) {
    const forms = shorterForms(lowerCase(model));
    for (const form of forms) {
        const hit = known.find((name) => lowerCase(name) === form);
        if (hit !== undefined)
            return hit;
    }
    const dashed = inOneSpelling(forms.at(-1) ?? '');
    const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed);
    return only !== undefined && second === undefined ? only : null;
}
function isFreeModel(model) {
    return FREE.test(lowerCase(model));
}
function canonicalModelName(model) {
    return withDashes(withoutProvider(lowerCase(model)));
}
const lowerCase = (name) => name.trim().toLowerCase();
function shorterForms(written) {
    const sold = written.replace(SAME_PRICE, '$1');
    const bare = withoutProvider(sold);
    const anywhere = bare.replace(BEDROCK_REGION, '');
    const own = anywhere.replace(BEDROCK_VENDOR, '');
    const version = (0,_model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__  .aF)(own);
    const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '');
    return [written, sold, bare, anywhere, own, dated, (0,_model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__  .aO)(dated)];
}
function withoutProvider(name) {
    return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '');
}
const withDashes = (name) => name.replace(/[.\s]+/g, '-');
function inOneSpelling(name) {
    return withDashes(name)
        .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
        .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1');
}


  }),

  11756:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cm: () => (  FROM_CACHE),
    QS: () => (  latencySeconds),
    vV: () => (  TIMES)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



function latencySeconds({ latency_ms: latencyMs, cached }) {
    if (latencyMs !== null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(latencyMs / 1000);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(cached === true ? FROM_CACHE : 'the latency was not recorded');
}
function scoreMs(ms, field) {
    return ms === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(`the target reported no ${field}`) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(ms / 1000);
}
const FROM_CACHE = 'the answer came from the cache';
const TIME = { ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ho, unit: 's', environment: 'bound' };
const PHASE_TIMES = [
    { part: 'embed', title: 'time to embed', phase: 'embed', summary: 'Seconds to embed the question.' },
    { part: 'retrieve', title: 'time to retrieve', phase: 'retrieve', summary: 'Seconds to retrieve.' },
    { part: 'generate', title: 'time to generate', phase: 'generate', summary: 'Seconds to generate the answer.' },
    { part: 'tool-time', title: 'time in tools', phase: 'tool', summary: 'Seconds spent in tools.' },
].map(({ part, title, phase, summary }) => (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
    ...TIME,
    name: `performance.${part}`,
    title,
    source: 'reported by the target; poc-ai-workflow-frameworks, METRICS.md: latency is embed + retrieve + generate',
    summary,
    formula: `\`phases_ms.${phase}\` / 1000.`,
    edge_cases: 'When the target did not report that phase, and for failed trials.',
    example: { text: `\`phases_ms: { ${phase}: 40 }\`: 0.04.`, reply: { phases_ms: { [phase]: 40 } }, value: 0.04 },
    score: ({ observation: { reply } }) => scoreMs(reply.phases_ms?.[phase], `phases_ms.${phase}`),
}));
const defineFailure = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .u1)((counts) => ({
    edge_cases: 'Only after a failure of the infrastructure.',
    aspect: 'conduct',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .kk,
    score: () => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(0),
    when_failed: (failure) => (counts(failure) ? 1 : 0),
}));
const TIMES = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        ...TIME,
        name: 'performance.latency',
        title: 'latency',
        summary: 'Seconds from request to reply.',
        formula: "Wall clock, from the request's last byte to the reply's.",
        edge_cases: 'For failed trials: a crash is not a fast answer, and a time-out shows only the limit.',
        example: { text: 'A reply after 1,500 ms: 1.5.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_, value: 1.5 },
        source: 'wall clock of Goldenpair, request sent to reply read',
        score: ({ observation }) => latencySeconds(observation),
    }),
    ...(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Y8)({
        of: 'performance.latency',
        title: 'latency',
        what: 'Latency',
        unit: 's',
        environment: 'bound',
        example: { cases: '1, 2, 3, 4 and 10 s', 50: '3 s', 95: '8.8 s' },
        exampleOf: (seconds) => ({ latency_ms: seconds * 1000 }),
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        ...TIME,
        name: 'performance.ttft',
        title: 'time to first token',
        summary: 'Seconds to the first token.',
        formula: '`ttft_ms` / 1000.',
        edge_cases: 'When the target did not report it, and for failed trials.',
        example: { text: '`ttft_ms: 210`: 0.21.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_, value: 0.21 },
        source: '`ttft_ms` reported by the target',
        score: ({ observation: { reply } }) => scoreMs(reply.ttft_ms, 'ttft_ms'),
    }),
    ...PHASE_TIMES,
    defineFailure({
        name: 'performance.timeout',
        title: 'timed out',
        summary: 'Whether no reply came in time. Its mean is the share of such trials.',
        formula: '1 when the trial timed out (`timeout_seconds`), else 0.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, query time-out: latency covers answered trials only, so time-outs are counted separately',
        example: {
            text: 'No reply within 120 s: 1.',
            failure: { kind: 'timeout', message: 'no reply in 120 s' },
            value: 1,
        },
        measure: ({ kind }) => kind === 'timeout',
    }),
    defineFailure({
        summary: "Whether the trial failed through the target's own fault.",
        formula: '1 after a time-out, a crash, a broken reply or an error that the target reports, else 0.',
        example: { text: 'The target crashed: 1.', failure: { kind: 'crash', message: 'exit code 1' }, value: 1 },
        name: 'performance.failure',
        title: 'failed',
        source: 'poc-ai-workflow-frameworks, METRICS.md, query time-outs and exceptions, counted separately from the times of answered trials',
        measure: () => true,
    }),
];


  }),

  35662:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    RP: () => (  totalTokens),
    xZ: () => (  TOKENS)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);




function totalTokens(reply) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .LP)([countTokens(reply, 'input'), countTokens(reply, 'output')], (input, output) => input + output);
}
function countTokens({ usage, attempts = [] }, part) {
    const counts = attempts.flatMap((attempt) => attempt[`${part}_tokens`] ?? []);
    const isWhole = attempts.length > 0 && counts.length === attempts.length;
    const total = usage?.[`${part}_tokens`] ?? (isWhole ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__  .cz)(counts) : null);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .i1)(total, `the target reported no ${part} tokens`);
}
const SOURCE = 'counts reported by the target (`usage`, else all of `attempts`)';
const defineTokenMetric = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .u1)((figure) => ({
    edge_cases: 'When the target did not report it, and for failed trials.',
    source: SOURCE,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ho,
    unit: 'tokens',
    score: ({ observation }) => figure(observation.reply),
}));
function cachedShare(reply) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .LP)([countTokens(reply, 'input'), countTokens(reply, 'cached')], (input, cached) => {
        if (input === 0)
            return 'the target reported 0 input tokens';
        return cached > input ? 'the target reported more cached tokens than input tokens' : cached / input;
    });
}
const TOKENS = [
    defineTokenMetric({
        name: 'tokens.total',
        title: 'tokens per query',
        summary: 'How many tokens a query takes.',
        formula: '`usage.input_tokens` + `usage.output_tokens`; if `usage` lacks one, it is the sum over all `attempts`, including abandoned ones.',
        edge_cases: 'When the target did not report both, and for failed trials.',
        example: { text: '900 in, 80 out: 980.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_, value: 980 },
        aliases: ['tokens'],
        default_gate: 'guardrail',
        measure: totalTokens,
    }),
    defineTokenMetric({
        name: 'tokens.input',
        title: 'input tokens per query',
        summary: 'How many input tokens a query takes, cached ones included.',
        formula: '`usage.input_tokens`.',
        example: { text: '900 in, 80 out: 900.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_, value: 900 },
        measure: (reply) => countTokens(reply, 'input'),
    }),
    defineTokenMetric({
        name: 'tokens.output',
        title: 'output tokens per query',
        summary: 'How many output tokens a query takes.',
        formula: '`usage.output_tokens`.',
        example: { text: '900 in, 80 out: 80.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .u_, value: 80 },
        measure: (reply) => countTokens(reply, 'output'),
    }),
    ...(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Y8)({
        of: 'tokens.total',
        title: 'tokens',
        what: 'Tokens',
        unit: 'tokens',
        example: { cases: '1, 2, 3, 4 and 10 tokens', 50: '3', 95: '4 + 0.8·6 = 8.8' },
        exampleOf: (tokens) => ({ reply: { usage: { input_tokens: tokens, output_tokens: 0 } } }),
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        name: 'tokens.cached-share',
        title: 'cached share of input tokens',
        summary: 'How much of the input came from a cache.',
        formula: 'Cached tokens / input tokens, of `usage` or, without it, of all `attempts`.',
        edge_cases: 'When the target did not report both, or reported no input or more cached tokens than input; when the trial failed.',
        example: {
            text: '`usage: { input_tokens: 900, cached_tokens: 600 }`: 2/3 = 0.667.',
            reply: { usage: { input_tokens: 900, cached_tokens: 600 } },
            value: 2 / 3,
        },
        source: SOURCE,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .y,
        score: ({ observation }) => cachedShare(observation.reply),
    }),
];


  }),

  94896:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D0: () => (  EXPENSE),
    Fg: () => (  definitionOf),
    GR: () => (  defineMetric),
    Kd: () => (  NEUTRAL_YES_NO),
    QL: () => (  GOOD_SHARE),
    VS: () => (  describeScoring),
    Y8: () => (  definePercentiles),
    cb: () => (  BAD_SHARE),
    gt: () => (  metricFacts),
    ho: () => (  AMOUNT),
    i2: () => (  COUNT),
    kk: () => (  BAD_YES_NO),
    lP: () => (  describeDefaultMargin),
    mx: () => (  YES_NO),
    oV: () => (  SHARE),
    or: () => (  fingerprintMetrics),
    q9: () => (  describeScale),
    u1: () => (  defineFamily),
    up: () => (  defineComposed),
    y: () => (  NEUTRAL_SHARE),
    zw: () => (  defineRunMetric)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35560);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44960);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);





function describeScoring(scoring, members) {
    const changed = members.flatMap((member) => {
        const value = read(scoring, member);
        return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(value) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(read(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH, member)) ? [] : [[member, value]];
    });
    return changed.length === 0 ? '' : ` ${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(Object.fromEntries(changed))}`;
}
function read(scoring, member) {
    if (member === 'aliases.agents')
        return scoring.aliases.agents;
    return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member];
}
const YES_NO = {
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
};
const BAD_YES_NO = { ...YES_NO, direction: 'lower' };
const SHARE = {
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
};
const GOOD_SHARE = { ...YES_NO, kind: 'continuous' };
const BAD_SHARE = { ...BAD_YES_NO, kind: 'continuous' };
const NEUTRAL_YES_NO = { unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] };
const NEUTRAL_SHARE = { unit: 'ratio', kind: 'continuous', direction: 'neutral', range: [0, 1] };
const COUNT = { unit: 'count', kind: 'continuous', direction: 'neutral', range: [0, null] };
const EXPENSE = {
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
};
const AMOUNT = { ...EXPENSE, scale: 'log-ratio' };
function defineMetric(spec) {
    return {
        ...spec,
        expand: (settings) => {
            const context = contextOf(settings);
            if (!spec.at_each_k)
                return [metricOf(spec, context)];
            const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b);
            return ks.map((k) => metricOf(spec, { ...context, k }));
        },
    };
}
function defineFamily(share) {
    return ({ measure, ...row }) => {
        const shared = share(measure);
        return defineMetric({ ...shared, ...row, example: { ...shared.example, ...row.example } });
    };
}
function definitionOf({ name, version = 1, rules = '' }, context) {
    return `${name}/${version} ${typeof rules === 'string' ? rules : rules(context).trim()}`.trim();
}
function contextOf(settings) {
    return { k: settings.primary_k, settings, scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH };
}
function metricOf(spec, context) {
    const suffix = spec.at_each_k ? `@${context.k}` : '';
    const isMain = context.k === context.settings.primary_k;
    const { applies = () => true, explain, judged_by: questions = [], when_failed: failed = 'unscored' } = spec;
    const all = typeof questions === 'function' ? questions(context) : questions;
    const asked = all.filter((question) => context.scoring.judged.includes(question));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__  .Oy)({
        ...factsOf(spec),
        id: `${spec.name}${suffix}`,
        title: `${spec.title}${suffix}`,
        scale: spec.scale ?? 'linear',
        definition: definitionOf(spec, context),
        judged_by: asked.length > 0 ? asked : undefined,
        default_gate: isMain ? spec.default_gate : undefined,
        warn_margin: isMain ? spec.warn_margin : undefined,
        criterion: spec.criterion,
        applies: (golden) => applies(golden, context),
        score: (trial) => spec.score(trial, context),
        explain: explain && ((trial) => explain(trial, context)),
        when_failed: typeof failed === 'function' ? (failure) => failed(failure, context) : failed,
    });
}
function factsOf(spec) {
    const { name: id, environment = 'free', aliases = [] } = spec;
    return { ...metricFacts(spec), id, environment, aliases };
}
function defineComposed(composed) {
    const { parts: definitions, beside, combine, rules, ...spec } = composed;
    return {
        ...spec,
        expand: (settings) => {
            const parts = definitions.flatMap((definition) => definition.expand(settings));
            const scores = parts.flatMap(({ score }) => score ?? []).concat(beside ?? []);
            return defineMetric({
                ...spec,
                rules: (context) => [rules?.(context) ?? '', ...parts.map(({ definition }) => definition)].join(' | '),
                judged_by: parts.flatMap(({ judged_by: asked = [] }) => asked),
                applies: (golden) => parts.every((part) => part.applies(golden)),
                score: (trial, context) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__  .LP)(scores.map((score) => score(trial)), (...values) => combine(values, context)),
            }).expand(settings);
        },
    };
}
function defineRunMetric(spec) {
    const { name, version = 1 } = spec;
    return {
        ...spec,
        expand: (settings) => {
            const figure = spec.per_run(contextOf(settings));
            return [
                (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__  .Oy)({
                    ...factsOf(spec),
                    default_gate: spec.default_gate,
                    kind: 'continuous',
                    scale: 'linear',
                    per_run: figure,
                    definition: `${name}/${version} ${JSON.stringify(figure)}`,
                    applies: () => true,
                    score: null,
                    when_failed: 'unscored',
                }),
            ];
        },
    };
}
function describeScale(input) {
    const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input;
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    const facts = [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        kind === 'binary' && 'binary',
        scale === 'log-ratio' && 'compared as a ratio (log scale)',
        per_run !== undefined && 'one figure for the whole run',
        measured_on !== undefined && `one number for ${measured_on === 'table' ? 'a table' : 'the source code'}`,
        environment === 'bound' && 'depends on the machine',
    ];
    return facts.filter((fact) => fact !== false).join('; ');
}
function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }) {
    if (margin === undefined)
        return 'None';
    if (margin.kind === 'absolute')
        return `${margin.value} absolute`;
    const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`;
    return absolute === undefined ? relative : `${relative}; ${absolute} if the baseline is 0`;
}
const FACTS = Object.keys(_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .DI.shape);
function metricFacts(metric) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__  .Up)(metric, FACTS);
}
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(metricFacts(metric)) : metric.definition)]));
}
function definePercentiles({ of, title, what, example, exampleOf, ...facts }) {
    return [50, 95].map((percentile) => defineRunMetric({
        ...facts,
        name: `${of}-p${percentile}`,
        title: `${title} p${percentile}`,
        source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default): linear at (n − 1)·p",
        summary: `${what} ${percentile === 50 ? 'of the median query' : 'that one query in twenty exceeds'}.`,
        formula: `The ${percentile}th percentile over cases of \`${of}\`, each its mean over trials, interpolated linearly at position (n − 1)·${percentile / 100} of the sorted values.`,
        edge_cases: `As \`${of}\`.`,
        example: {
            text: `Cases of ${example.cases}: ${example[percentile]}.`,
            trials: [1, 2, 3, 4, 10].map(exampleOf),
            value: percentile === 50 ? 3 : 8.8,
        },
        ...EXPENSE,
        per_run: () => ({ figure: 'percentile', of, percentile }),
    }));
}


  }),

  66599:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gd: () => (  PROGRESS),
    H3: () => (  THREE_READINGS),
    Kw: () => (  WASTEFUL),
    Mb: () => (  ONE_OF_TWO_STEPS),
    OI: () => (  TWO_AGENTS),
    Oc: () => (  ONE_OF_TWO_TOOLS),
    Ol: () => (  TWO_FOUND),
    Qr: () => (  ONE_SPAN),
    Rj: () => (  CHANGED),
    Sr: () => (  AGENT),
    TB: () => (  COMPOSED),
    V2: () => (  ONE_OF_TWO_HOPS),
    Vu: () => (  THREE_SPANS),
    ZZ: () => (  ESCALATED),
    aR: () => (  ONE_ACCURATE),
    ao: () => (  BOTH_OF_TWO_HOPS),
    cL: () => (  SURE),
    jD: () => (  TWO_TOOLS),
    kK: () => (  CHECKED),
    u_: () => (  USAGE),
    y6: () => (  TWO_OF_THREE),
    yC: () => (  GRADED),
    zu: () => (  REPEATED)
  });
const THREE_SPANS = {
    expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0.8 }, { path: 'c.ts', relevance: 0.5 }],
};
const TWO_FOUND = {
    spans: [{ path: 'x.ts' }, { path: 'b.ts' }, { path: 'a.ts' }, { path: 'y.ts' }, { path: 'z.ts' }],
};
const TWO_OF_THREE = { case: THREE_SPANS, reply: TWO_FOUND };
const ONE_SPAN = { expected_spans: [{ path: 'a.ts' }] };
const WASTEFUL = {
    case: ONE_SPAN,
    reply: {
        spans: [
            { path: 'a.ts', tokens: 40 },
            { path: 'x.ts', tokens: 60 },
        ],
    },
};
const CHECKED = { checks: [{ contains: 'here' }] };
const USAGE = { model: 'openai/gpt-5-mini', usage: { input_tokens: 900, output_tokens: 80 }, ttft_ms: 210 };
const ONE_ACCURATE = [
    { case: CHECKED, reply: USAGE },
    { case: CHECKED, reply: { answer: 'no', usage: { input_tokens: 1400, output_tokens: 100 } } },
];
const ESCALATED = { attempts: [{ route_tier: 'local', result: 'low_confidence' }, { route_tier: 'api' }] };
const SURE = [
    { case: CHECKED, reply: { planner: { confidence: 0.9 } } },
    { case: CHECKED, reply: { planner: { confidence: 0.9 }, answer: 'no' } },
    { case: CHECKED, reply: { planner: { confidence: 0.2 }, answer: 'no' } },
];
const TWO_TOOLS = { required_tools: ['search', 'rank'] };
const ONE_OF_TWO_TOOLS = {
    case: TWO_TOOLS,
    reply: { tools: [{ name: 'SEARCH' }, { name: 'search' }] },
};
const TWO_AGENTS = { required_agents: ['billing', 'legal'] };
const TWO_HOPS = {
    required_hops: [
        { id: 'who', any_of: ['the buyer'], source: 'gifts.md' },
        { id: 'when', any_of: ['14 days'], source: 'refunds.md' },
    ],
};
const ONE_OF_TWO_HOPS = { case: TWO_HOPS, reply: { answer: 'The  buyer, in 140 days' } };
const BOTH_OF_TWO_HOPS = {
    case: TWO_HOPS,
    reply: { answer: 'The buyer, in 14 days', sources: ['gifts.md'] },
};
const AGENT = {
    steps: [
        { type: 'plan', is_backtrack: false },
        { type: 'decision', confidence: 0.9, is_backtrack: false },
        { type: 'decision', confidence: 0.7, is_backtrack: true },
        { type: 'tool', text: 'Search', is_backtrack: false },
    ],
    claims: [
        { text: 'a', supported: true, contradicted: false },
        { text: 'b', supported: true },
        { text: 'c', supported: true },
        { text: 'd', supported: false, contradicted: true },
    ],
    tools: [
        { name: 'search', arguments: { query: 'a', limit: 5 } },
        { name: 'search', arguments: { query: 'b', limit: 5 } },
        { name: 'search', arguments: { limit: 5, query: 'a' } },
    ],
    cache: { hits: 1, misses: 3 },
    resources: { memory_mb: 200, memory_peak_mb: 320, cpu_percent: 240, cpu_seconds: 0.6, cores: 8 },
    cost_usd: 0.02,
};
const JUDGED_CASE = { expected_answer: 'x', expected_answer_criteria: 'y', checks: [{ contains: 'here' }] };
const SPENT = { tokens: 800, cost_usd: 0.002 };
const GRADED = {
    case: JUDGED_CASE,
    reply: { spans: [] },
    judgments: {
        answer: { correctness: 4, completeness: 5, faithfulness: 3, ...SPENT },
        quality: {
            answer_quality: 0.9,
            factual_correctness: 1,
            completeness: 0.8,
            criteria: [true, true, false, true, true].map((met) => ({ text: 'c', met })),
            tokens: 600,
            cost_usd: 0.001,
        },
    },
};
const THREE_READINGS = {
    case: JUDGED_CASE,
    reply: { spans: [] },
    judgments: {
        rubric: {
            runs: [
                { categories: { tone: { score: 0.8 } }, confidence: 0.9 },
                { categories: { tone: { score: 0.85 } }, confidence: 0.7 },
                { categories: { tone: { score: 0.75 } }, confidence: 0.8 },
            ],
        },
    },
};
const REPEATED = [
    [4, 5],
    [2, 5],
].flatMap((grades, index) => grades.map((grade) => ({
    case: { id: `c${index}`, ...JUDGED_CASE },
    reply: { answer: grade === 5 ? 'here' : 'no', spans: [] },
    judgments: { answer: { correctness: grade, completeness: grade, faithfulness: grade } },
})));
const PROGRESS = {
    steps: [{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }],
    progress: { achieved: [{ step_id: 'a' }, { step_id: 'b', completed: false }], actions_total: 4, actions_aligned: 3 },
};
const ONE_OF_TWO_STEPS = {
    case: { expected_steps: [{ step_id: 'a', weight: 3 }, { step_id: 'b' }] },
    reply: PROGRESS,
};
const CHANGED = {
    changes: [
        { caused_failure: true, reverted: true },
        { caused_failure: false, reverted: true },
        { caused_failure: false, reverted: false },
        { caused_failure: false, reverted: false },
    ],
};
const COMPOSED = {
    components: [
        { type: 'TOOL_SCHEMA', input_tokens: 800 },
        { type: 'SKILL_PROMPT', input_tokens: 150 },
        { type: 'DOMAIN_EXPERTISE', input_tokens: 50 },
    ],
};


  }),

  11794:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  M: () => (  REGISTRY)
});


var efficiency_scores = __webpack_require__(98879);
var examples = __webpack_require__(66599);
var observation = __webpack_require__(75198);
var model_score = __webpack_require__(44960);
var judged_part = __webpack_require__(2044);
var define_metric = __webpack_require__(94896);
var memoize_last = __webpack_require__(3055);
;// CONCATENATED MODULE: ./build/metrics/agent/grounding.js






const LIST_NUMBER = /^[ \t]*\d+[.)]\s/gm;
const THOUSANDS = /[,_](?=\d{3}(?!\d))/g;
const NUMBER = /(?<![\p{L}\p{N}_.,])\d+(?:[.,_]\d+)*/gu;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const SENTENCE_END = /(?<=[.!?:])\s+|\n+/u;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}_]/u;
const NO_CLAIM = 'the answer makes no claims';
const CONTRADICTION = 0.2;
const groundingOf = (0,memoize_last .x)((trial) => {
    const claims = claimsOf(trial);
    if (typeof claims === 'string')
        return claims;
    if (claims !== null) {
        const share = supportedShare(claims);
        if (share !== null)
            return { share, isHeuristic: false };
        return claims.length === 0 ? NO_CLAIM : 'no claim is marked as supported or not';
    }
    const { answer, spans = [] } = trial.observation.reply;
    const texts = [];
    for (const { text } of (0,observation .YG)(spans))
        if (text !== undefined)
            texts.push(text);
    if (texts.length === 0)
        return 'the target reported neither claims nor the text of its spans';
    const share = lexicalGrounding(answer, texts);
    return share === null ? 'the answer has no numbers or names to look up in the context' : { share, isHeuristic: true };
});
const consistencyOf = (contradictions) => Math.max(0, 1 - CONTRADICTION * contradictions);
function measureConsistency(trial) {
    const claims = claimsOf(trial);
    if (typeof claims === 'string')
        return claims;
    const share = claims === null ? null : consistentShare(claims);
    if (share !== null)
        return share;
    const { contradictions } = trial.observation.reply;
    if (contradictions !== undefined)
        return consistencyOf(contradictions);
    if (claims === null)
        return 'the target reported neither claims nor contradictions';
    return claims.length === 0 ? NO_CLAIM : 'no claim is marked as contradicted or not';
}
const defineGrounding = (0,define_metric .u1)((measure) => ({
    ...define_metric .oV,
    example: { reply: examples .Sr },
    version: 2,
    judged_by: ['claims'],
    score: (trial) => (0,model_score .go)(measure(trial)),
    when_failed: (_failure, context) => ((0,judged_part .sL)(context, 'claims') ? 0 : 'unscored'),
}));
function claimsOf(input) {
    const { observation, judgments } = input;
    if (judgments?.claims === undefined)
        return observation.reply.claims ?? null;
    const judged = (0,judged_part .cv)(judgments.claims);
    return typeof judged === 'string' ? judged : judged.claims;
}
function supportedShare(claims) {
    const known = claims.filter(({ supported }) => supported !== null);
    return known.length === 0 ? null : known.filter(({ supported }) => supported).length / known.length;
}
function consistentShare(claims) {
    if (!claims.some(({ contradicted }) => contradicted !== undefined))
        return null;
    return 1 - claims.filter(({ contradicted }) => contradicted).length / claims.length;
}
function lexicalGrounding(answer, texts) {
    const { numbers, names } = termsOf(answer);
    const shares = [foundShare(numbers, texts, numbersOf), foundShare(names, texts, wordsOf)].flatMap((one) => one ?? []);
    return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
function termsOf(answer) {
    const text = answer.normalize('NFKC').replace(LIST_NUMBER, '');
    const names = text.split(SENTENCE_END).flatMap((sentence) => {
        return (sentence.match(WORD) ?? []).slice(1).filter((word) => CAPITAL.test(word));
    });
    return { numbers: new Set(numbersOf(text)), names: new Set(names.map((name) => name.toLowerCase())) };
}
function* numbersOf(text) {
    for (const [number] of text.matchAll(NUMBER))
        yield number.replace(THOUSANDS, '');
}
function* wordsOf(text) {
    for (const [word] of text.matchAll(WORD))
        yield word.toLowerCase();
}
function foundShare(terms, texts, split) {
    if (terms.size === 0)
        return null;
    const missing = new Set(terms);
    for (const text of texts) {
        for (const term of split(text.normalize('NFKC'))) {
            missing.delete(term);
            if (missing.size === 0)
                return 1;
        }
    }
    return (terms.size - missing.size) / terms.size;
}
const GROUNDING = [
    defineGrounding({
        name: 'grounding.score',
        title: 'grounding',
        summary: 'How much of the answer the context supports.',
        formula: "Supported claims / claims that are marked as supported or not (`supported` is not null). The claims are those that a judge found in the answer, else the `claims` of the reply. Without either, the score is guessed from words: the share of the answer's numbers and the share of its names (capitalized words that do not begin a sentence) that appear in the `text` of a span in the prompt, averaged; if the answer has no numbers or no names, the other share counts alone. If a judge was asked and failed, nothing takes its place.",
        source: 'Metrics Alignment, grounding score, "% of claims supported by context"',
        edge_cases: 'When there are neither claims nor texts of spans; when no claim is marked; when the judge failed; in a guess, when the answer has neither numbers nor names. A failed trial is 0 with `judged: [claims]`, else unscored.',
        example: { text: 'Three of four claims are supported: 0.75.', value: 0.75 },
        measure: (trial) => (0,model_score .W3)(groundingOf(trial), ({ share }) => share),
    }),
    defineGrounding({
        name: 'grounding.factual-consistency',
        title: 'factual consistency',
        summary: 'Whether the answer contradicts its context or itself.',
        formula: '1 − contradicted claims / claims, with the claims of `grounding.score`; if no claim is marked as `contradicted` or not, max(0, 1 − 0.2 · `contradictions`). If at least one is marked, unmarked claims count as not contradicted.',
        source: 'Metrics Alignment, factual consistency',
        edge_cases: 'When neither marked claims nor `contradictions` are reported; when the judge failed. A failed trial is 0 with `judged: [claims]`, else unscored.',
        example: { text: 'One of four claims is contradicted: 0.75.', value: 0.75 },
        measure: measureConsistency,
    }),
    (0,define_metric .GR)({
        name: 'grounding.heuristic',
        title: 'grounding guessed from words',
        summary: 'Whether `grounding.score` is a guess from words.',
        formula: '1 when it is, 0 when it rests on claims.',
        source: 'Goldenpair: guesses are marked as guesses',
        edge_cases: 'When `grounding.score` is unscored, and for failed trials.',
        example: { text: 'A reply that lists claims: 0.', reply: examples .Sr, value: 0 },
        ...define_metric .Kd,
        judged_by: ['claims'],
        score: (trial) => (0,model_score .go)((0,model_score .W3)(groundingOf(trial), ({ isHeuristic }) => Number(isHeuristic))),
    }),
];

var format_number = __webpack_require__(77377);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/metrics/agent/reasoning.js





const STEP_RULES = 'steps/2';
const defineReasoning = (0,define_metric .u1)((measure) => ({
    source: 'Metrics Alignment, enhanced metrics; typed steps in place of lines of a trace',
    aspect: 'conduct',
    rules: STEP_RULES,
    score: ({ observation }) => {
        const read = readSteps(observation.reply);
        return (0,model_score .go)(read === null ? 'the target reported no steps' : measure(read));
    },
}));
const NO_STEP = 'the target reported an empty list of steps';
const NO_TYPE = 'no step gives its type or text';
function decisionConfidence(steps) {
    const decisions = steps.filter(({ type }) => type === 'decision');
    const stated = decisions.flatMap(({ confidence }) => confidence ?? []);
    if (stated.length > 0)
        return (0,moments .i2)(stated);
    const rate = backtrackRate(decisions);
    return rate === null ? null : 1 - rate;
}
function backtrackRate(steps) {
    if (steps.length === 0 || steps.some(({ isBacktrack }) => isBacktrack === null))
        return null;
    return steps.filter(({ isBacktrack }) => isBacktrack).length / steps.length;
}
function explainConfidence({ steps, isTyped }) {
    if (steps.length > 0 && !isTyped)
        return NO_TYPE;
    return steps.some(({ type }) => type === 'decision')
        ? 'no decision gives its confidence, and not all give is_backtrack'
        : 'no step is a decision';
}
function explainBacktracks({ steps }) {
    const unstated = steps.filter(({ isBacktrack }) => isBacktrack === null).length;
    return steps.length === 0 ? NO_STEP : `${(0,format_number .BU)(unstated, steps.length, 'step')} did not give is_backtrack`;
}
const EXECUTION = new Set(['tool', 'execution', 'handoff']);
function planningScore(types) {
    const first = types.indexOf('plan');
    if (first < 0)
        return Math.min(25, 5 * types.length) / 100;
    const plans = types.filter((type) => type === 'plan').length;
    const executions = types.filter((type) => EXECUTION.has(type)).length;
    if (executions === 0)
        return 0.5;
    const planned = types.slice(first).filter((type) => EXECUTION.has(type)).length;
    return Math.floor((40 * plans * executions + 60 * planned * types.length) / (types.length * executions)) / 100;
}
const TEXT_LENGTH = 2000;
const KEYWORDS = [
    ['decision', /\b(?:decid|decision|choos|chose|select|conclu)[a-z]*|\bopt(?:s|ed|ing)? for\b/i],
    ['analysis', /\b(?:analy[sz]|assess|evaluat|examin|inspect|compar|consider|review)[a-z]*/i],
    ['plan', /\bplan(?:s|ned|ning)?\b|\b(?:strateg|outlin|approach|roadmap)[a-z]*/i],
];
const BACKTRACK = /\b(?:retr(?:y|ie)|fail|error|wrong|mistak|reconsider|alternativ|instead|backtrack|revert)[a-z]*/i;
const typeOfText = (text) => KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'execution';
function readSteps({ steps }) {
    if (steps === undefined)
        return null;
    return {
        steps: steps.map(readStep),
        isTyped: steps.some(({ type, text }) => type !== undefined || text !== undefined),
        isHeuristic: steps.some((step) => step.type === undefined && step.text !== undefined),
    };
}
function readStep({ type, text, is_backtrack: isBacktrack, confidence }) {
    const stated = { confidence: confidence ?? null };
    if (type !== undefined || text === undefined)
        return { ...stated, type: type ?? 'other', isBacktrack: isBacktrack ?? null };
    const start = text.slice(0, TEXT_LENGTH);
    return { ...stated, type: typeOfText(start), isBacktrack: isBacktrack ?? BACKTRACK.test(start) };
}
const REASONING = [
    defineReasoning({
        name: 'reasoning.depth',
        title: 'reasoning steps',
        summary: "How many steps the target's reasoning took. More is neither better nor worse by itself; Metrics Alignment gives ten points a step.",
        formula: 'The number of `steps`; `[]` is 0.',
        edge_cases: 'When the target reported no `steps`, and for failed trials.',
        example: { text: 'Four steps: 4.', reply: examples .Sr, value: 4 },
        ...define_metric .i2,
        measure: ({ steps }) => steps.length,
    }),
    defineReasoning({
        ...define_metric .oV,
        name: 'reasoning.planning-score',
        title: 'planning score',
        summary: 'How much of the work came after a plan.',
        formula: 'With p planning steps, e executing ones (`tool`, `execution`, `handoff`) of which q come after the first planning step, and n steps in all: 0.4 · p/n + 0.6 · q/e, cut to two decimals; 0.5 when nothing is executed; without a planning step 0.05 a step, at most 0.25. A step without a `type` gets one from the English words of its `text`: a decision (decide, choose, select, conclude …), else analysis (analyse, evaluate, compare, consider …), else planning (plan, strategy, outline, approach …), else execution.',
        source: 'Metrics Alignment, enhanced metrics. Nothing in it is random',
        edge_cases: 'When the target reported no `steps` or an empty list, when no step has a `type` or a `text`, and for failed trials.',
        example: {
            text: '`plan`, `decision`, `execution`, `tool`: 0.4 · 1/4 + 0.6 · 2/2 = 0.7.',
            reply: { steps: [{ type: 'plan' }, { type: 'decision' }, { type: 'execution' }, { type: 'tool' }] },
            value: 0.7,
        },
        measure: ({ steps, isTyped }) => {
            if (steps.length === 0)
                return NO_STEP;
            return isTyped ? planningScore(steps.map(({ type }) => type)) : NO_TYPE;
        },
    }),
    defineReasoning({
        ...define_metric .oV,
        name: 'reasoning.decision-confidence',
        title: 'decision confidence',
        summary: 'How sure the target was of its decisions.',
        formula: 'The mean `confidence` of the steps of type `decision` that give one; if none does, the share of decisions that were not taken back (`is_backtrack`).',
        edge_cases: 'When the target reported no `steps`; when none is a decision; when no decision has a `confidence` and some do not give `is_backtrack`; and for failed trials.',
        example: { text: 'Two decisions with a confidence of 0.9 and 0.7: 0.8.', reply: examples .Sr, value: 0.8 },
        measure: (read) => decisionConfidence(read.steps) ?? explainConfidence(read),
    }),
    defineReasoning({
        ...define_metric .cb,
        name: 'reasoning.backtrack-rate',
        title: 'backtrack rate',
        summary: 'How often a step takes something back.',
        formula: 'Steps with `is_backtrack: true` / steps. A step with neither `type` nor `is_backtrack` is one when its `text` says so (retry, failed, error, wrong, reconsider, alternative, instead, revert …).',
        edge_cases: 'When the target reported no `steps` or an empty list, when a step has a `type` but no `is_backtrack` (report `false` too), and for failed trials. If a target marked only backtracks, a reply without a mark would look perfect even when the target marks nothing.',
        example: { text: 'One of four steps is a backtrack: 0.25.', reply: examples .Sr, value: 0.25 },
        measure: (read) => backtrackRate(read.steps) ?? explainBacktracks(read),
    }),
    defineReasoning({
        ...define_metric .Kd,
        name: 'reasoning.heuristic',
        title: 'steps typed by keywords',
        summary: 'Whether the reasoning metrics rest on a guess: the type of a step was guessed from its text.',
        formula: '1 when a step has a `text` but no `type`, else 0.',
        source: 'Goldenpair: guesses are marked as guesses',
        edge_cases: 'When the target reported no `steps`, and for failed trials.',
        example: {
            text: 'A step `{ text: "Search the index" }`: 1.',
            reply: { steps: [{ text: 'Search the index' }] },
            value: 1,
        },
        measure: ({ isHeuristic }) => Number(isHeuristic),
    }),
];

;// CONCATENATED MODULE: ./build/metrics/agent/index.js



const BEHAVIOUR = [...REASONING, ...GROUNDING, ...efficiency_scores .Ss];

var checks = __webpack_require__(57932);
var judge_answer = __webpack_require__(99393);
var overlap = __webpack_require__(13426);
var quality = __webpack_require__(96320);
var rubric = __webpack_require__(15804);
;// CONCATENATED MODULE: ./build/metrics/answer/index.js





const ANSWER = [
    ...overlap .sH,
    ...overlap .MY,
    ...checks .F_,
    ...judge_answer .q5,
    ...judge_answer .p$,
    ...quality .k,
    ...rubric .y1,
];

var define_on_code = __webpack_require__(70671);
var run_code = __webpack_require__(81219);
;// CONCATENATED MODULE: ./build/metrics/code/code-metrics.js


const MAINTAINABILITY = {
    source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
    unit: 'score',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
};
const STATIC = {
    source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
    unit: 'count',
    direction: 'neutral',
    range: [0, null],
};
const LINES = { ...STATIC, source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md' };
const HALSTEAD = {
    ...STATIC,
    source: 'Halstead 1977, counted as `radon hal` does',
    direction: 'lower',
    default_margin: { kind: 'relative', value: 0.1 },
};
const FUNCTIONS = {
    ...HALSTEAD,
    source: 'McCabe 1976; over functions alone, as in poc-ai-workflow-frameworks, METRICS.md',
    absolute_margin: 1,
    also_unscored: 'when there is no function',
};
const BLOCKS = {
    ...FUNCTIONS,
    source: 'McCabe 1976, as `radon cc --average`',
    also_unscored: 'when there is neither function nor class',
};
const ANNOTATED = {
    source: 'poc-ai-workflow-frameworks, METRICS.md, type annotation coverage',
    unit: 'share',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
};
const MI = (100 / 171) *
    (171 - 5.2 * Math.log(3) - 0.23 * 5 - 16.2 * Math.log(10) + 50 * Math.sin(Math.sqrt((2.46 * 10 * Math.PI) / 180)));
const MEASURES = {
    'code.mi': {
        title: 'maintainability index',
        summary: 'How easy the code is to maintain.',
        formula: "The mean over files of 100/171·(171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·c)), limited to 0 … 100. V is the Halstead volume, CC the file's complexity, LLOC its logical lines, c its comments per source line in per cent, taken as an angle in degrees.",
        example: { text: 'V = 3, CC = 5, LLOC = 10, c = 10 %: 91.99.', value: MI },
        ...MAINTAINABILITY,
    },
    'code.lowest-mi': {
        title: 'lowest maintainability index of a file',
        summary: 'The file that is hardest to maintain.',
        formula: 'The lowest `code.mi` of a file.',
        example: { text: 'One file: its own 91.99.', value: MI },
        ...MAINTAINABILITY,
    },
    'code.average-complexity': {
        title: 'average complexity of a function',
        summary: 'How many paths lead through a function.',
        formula: 'The mean over functions and methods of 1 + the number of their decisions.',
        example: { text: 'Methods of 3 and 1: 2.', value: 2 },
        ...FUNCTIONS,
    },
    'code.max-complexity': {
        title: 'highest complexity of a function',
        summary: 'The function with the most paths through it.',
        formula: 'The highest complexity of a function or method.',
        example: { text: 'Methods of 3 and 1: 3.', value: 3 },
        ...FUNCTIONS,
    },
    'code.average-block-complexity': {
        title: 'average complexity, classes included',
        summary: 'The same, as radon prints it.',
        formula: 'The mean over functions, methods and classes. A class counts as the mean of its methods, and 1 more when it has several.',
        example: { text: 'Methods of 3 and 1 in a class of 3: 7/3.', value: 7 / 3 },
        ...BLOCKS,
    },
    'code.max-block-complexity': {
        title: 'highest complexity, classes included',
        summary: 'The highest complexity, as radon prints it.',
        formula: 'The highest complexity of a function, method or class.',
        example: { text: '3.', value: 3 },
        ...BLOCKS,
    },
    'code.return-annotations': {
        title: 'functions with a return annotation',
        summary: 'How many functions say what they return.',
        formula: 'Functions with a return annotation / functions that can have one.',
        example: { text: '1 of 2 methods: 0.5.', value: 0.5 },
        also_unscored: 'when no function can have one, as in JavaScript',
        ...ANNOTATED,
    },
    'code.imports': {
        title: 'imports',
        summary: 'How many imports the code has.',
        formula: 'Each name of `import a, b`, and 1 for each `from … import …`; in scripts each import, re-export and `require`.',
        example: { text: '2.', value: 2 },
        ...STATIC,
    },
    'code.framework-imports': {
        title: 'framework imports',
        summary: 'How many imports are of the framework.',
        formula: 'Imports of a module that `prefixes` names.',
        example: { text: '`langgraph.graph` by the prefix `langgraph`: 1.', value: 1 },
        ...STATIC,
    },
    'code.classes': {
        title: 'classes',
        summary: 'Classes.',
        formula: 'Classes, summed over files.',
        example: { text: '1.', value: 1 },
        ...STATIC,
    },
    'code.functions': {
        title: 'functions',
        summary: 'Functions.',
        formula: 'Functions and methods, nested and async ones too, summed over files.',
        example: { text: '2.', value: 2 },
        ...STATIC,
    },
    'code.halstead-volume': {
        title: 'Halstead volume',
        summary: 'How much there is to read.',
        formula: 'N·log₂ n: N operators and operands in all, n of them distinct; summed over files.',
        example: { text: '`items + items`: 3·log₂ 2 = 3.', value: 3 },
        ...HALSTEAD,
    },
    'code.halstead-difficulty': {
        title: 'Halstead difficulty',
        summary: 'How hard the code is to read.',
        formula: '(n₁/2)·(N₂/n₂): distinct operators, operands, distinct operands; the mean over files.',
        example: { text: '(1/2)·(2/1) = 1.', value: 1 },
        ...HALSTEAD,
    },
    'code.halstead-effort': {
        title: 'Halstead effort',
        summary: 'How much effort reading the code takes.',
        formula: 'Difficulty · volume, summed over files.',
        example: { text: '1·3 = 3.', value: 3 },
        ...HALSTEAD,
    },
    'code.halstead-bugs': {
        title: 'Halstead bugs',
        summary: 'How many bugs the volume predicts.',
        formula: 'Volume / 3000, summed over files.',
        example: { text: '3/3000 = 0.001.', value: 0.001 },
        ...HALSTEAD,
    },
    'code.sloc': {
        title: 'source lines',
        summary: 'Lines with code on them.',
        formula: 'Source lines, summed over files: neither blank nor comment.',
        example: { text: '10.', value: 10 },
        ...LINES,
    },
    'code.lloc': {
        title: 'logical lines',
        summary: 'Statements, about.',
        formula: 'Logical lines, summed over files.',
        example: { text: '10.', value: 10 },
        ...LINES,
    },
    'code.comment-ratio': {
        title: 'comments per source line',
        summary: 'How much of the code is commented.',
        formula: 'Comments / source lines; above 1 if there are more comments than code.',
        example: { text: '1/10 = 0.1.', value: 0.1 },
        also_unscored: 'when there is no line of code',
        ...LINES,
        unit: 'ratio',
    },
};
const CODE_MEASURES = Object.keys(MEASURES).map((name) => (0,define_on_code .Wp)({ name, ...MEASURES[name] }));
const REVIEW = {
    source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
    unit: 'score',
    direction: 'higher',
    range: [1, 5],
    measured_on: 'code-review',
};
const average = (0,define_on_code .et)({
    ...REVIEW,
    name: 'code.review',
    title: 'code review, mean of seven',
    summary: 'How a judge rates the code.',
    formula: 'The mean of the seven grades below, to two decimals.',
    needs: 'To runs of a variant with `code_quality.review: true`.',
    edge_cases: 'When the judge could not be asked or gave nothing usable (the run says why), and in pull requests.',
    remarks: 'It is one reading of a judge, so a gate on it can only have `min`.',
    example: { text: 'Grades of 4, 4, 3, 4, 3, 5 and 4: 27/7 = 3.86.', value: 3.86 },
    measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
});
const CRITERIA = {
    readability: { asks: 'names, layout and flow; how much a reader must keep in mind', grade: 4 },
    idiomatic_usage: { asks: 'whether the framework and the language are used as intended', grade: 4 },
    error_handling: { asks: 'edge cases, exceptions and invalid states', grade: 3 },
    extensibility: { asks: 'whether new features fit in without a major rewrite', grade: 4 },
    testability: { asks: 'whether the parts can be tested in isolation', grade: 3 },
    documentation: { asks: 'docstrings and comments', grade: 5 },
    abstraction: { asks: 'whether the parts are at the right level of abstraction', grade: 4 },
};
function defineCriterion(criterion) {
    const { asks, grade } = CRITERIA[criterion];
    return (0,define_on_code .et)({
        ...REVIEW,
        name: `code.review-${criterion.replaceAll('_', '-')}`,
        title: `code review: ${criterion.replaceAll('_', ' ')}`,
        summary: `The same for one of the seven: ${asks}.`,
        formula: "The judge's grade: 5 excellent, 4 good, 3 acceptable, 2 poor, 1 bad.",
        needs: 'As `code.review`.',
        edge_cases: 'As `code.review`.',
        example: { text: `A grade of ${grade}.`, value: grade },
        measure: ({ review }) => (review?.kind === 'reviewed' ? review.criteria[criterion].score : null),
    });
}
const CODE_REVIEW = [average, ...run_code .DU.map(defineCriterion)];

;// CONCATENATED MODULE: ./build/metrics/code/index.js

const CODE = [...CODE_MEASURES, ...CODE_REVIEW];

var cost = __webpack_require__(37577);
var times = __webpack_require__(11756);
var success = __webpack_require__(63977);
var tokens = __webpack_require__(35662);
;// CONCATENATED MODULE: ./build/metrics/cost/tokens-per-accurate-answer.js




const COUNTED = { needs: 'To cases that `success` applies to.', unit: 'tokens' };
const ACCURATE_ANSWERS = [
    (0,define_metric .zw)({
        name: 'tokens.per-accurate-answer',
        title: 'tokens per accurate answer',
        summary: 'How many tokens a right answer takes.',
        formula: 'Σ `tokens.accurate` / Σ `success` over the cases, each with its means over trials: the mean of `tokens.total` over the trials that succeed.',
        ...COUNTED,
        source: 'LLMC, evaluation framework, tokens per accurate answer, read as the mean over accurate answers',
        edge_cases: 'A case: when its tokens or its success are unscored. The figure: when no answer is right.',
        example: { text: '980 tokens and right, 1,500 tokens and wrong: 980.', trials: examples .aR, value: 980 },
        ...define_metric .D0,
        per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
    }),
    (0,define_metric .zw)({
        name: 'tokens.spent-per-accurate-answer',
        title: 'tokens spent per accurate answer',
        summary: 'How many tokens are spent for each right answer, including those of wrong answers.',
        formula: 'Σ `tokens.total` / Σ `success` over the cases, each with its means over trials.',
        ...COUNTED,
        source: 'LLMC, evaluation framework, tokens per accurate answer, read as all tokens divided by the number of accurate answers',
        edge_cases: 'A case: when its tokens or its success are unscored (the tokens of a failed trial are unknown). The figure: when no answer is right; it is then infinite, not 0.',
        example: { text: '980 tokens and right, 1,500 tokens and wrong: 2,480.', trials: examples .aR, value: 2480 },
        ...define_metric .D0,
        per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
    }),
    (0,define_metric .up)({
        name: 'tokens.accurate',
        title: 'tokens of accurate answers',
        summary: 'Tokens of the trials that succeed: a part of `tokens.per-accurate-answer`.',
        formula: '`tokens.total` · `success`.',
        edge_cases: 'When the tokens or the success are unscored; when the trial failed.',
        example: {
            text: '980 tokens and a wrong answer: 0.',
            case: { checks: [{ contains: 'there' }] },
            reply: examples .u_,
            value: 0,
        },
        source: 'LLMC, evaluation framework, tokens per accurate answer',
        ...define_metric .i2,
        ...COUNTED,
        parts: [success .k],
        beside: ({ observation }) => (0,tokens .RP)(observation.reply),
        combine: ([outcome = NaN, tokens = NaN]) => tokens * outcome,
    }),
];

;// CONCATENATED MODULE: ./build/metrics/cost/index.js




const SPENDING = [...tokens .xZ, ...ACCURATE_ANSWERS, ...cost .o, ...times .vV];

var match_spans = __webpack_require__(48512);
;// CONCATENATED MODULE: ./build/metrics/retrieval/context.js







const CHARACTERS_PER_TOKEN = 4;
function tokensOfSpan(span) {
    if (span.tokens !== undefined)
        return span.tokens;
    const characters = span.chars ?? span.text?.length;
    return characters === undefined ? null : Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
const contextSize = (0,memoize_last .x)(({ spans }) => {
    if (spans === undefined)
        return 'the target reported no spans';
    const injected = (0,observation .YG)(spans);
    const tokens = injected.map((span) => tokensOfSpan(span) ?? NaN);
    const total = (0,moments .cz)(tokens);
    return Number.isNaN(total) ? 'a span has neither tokens nor text' : { injected, tokens, total };
});
const contextTokens = (0,memoize_last .x)(({ observation, golden }) => {
    const size = contextSize(observation.reply);
    if (typeof size === 'string')
        return size;
    const { injected, tokens, total } = size;
    const matches = (0,match_spans .zA)(injected, golden.expected_spans);
    const wasted = tokens.filter((_, at) => (matches[at]?.expected?.relevance ?? 0) === 0);
    return (0,match_spans .zx)(injected, matches) ?? { total, wasted: (0,moments .cz)(wasted) };
});
function estimatedShare(reply) {
    return (0,model_score .W3)(contextSize(reply), ({ injected }) => {
        const estimated = injected.filter(({ tokens }) => tokens === undefined).length;
        return injected.length === 0 ? 'no span is in the prompt' : estimated / injected.length;
    });
}
const NEEDS = 'To cases with an expected span of relevance above 0.';
const NO_SIZE = 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed.';
const TOKENS = {
    edge_cases: NO_SIZE,
    source: 'LLMC, evaluation framework, Context Waste Ratio; tokens of spans only',
    unit: 'tokens',
};
const defineContext = (0,define_metric .u1)((figure) => ({
    ...TOKENS,
    needs: NEEDS,
    example: examples .Kw,
    rules: match_spans .bz,
    applies: match_spans .a5,
    score: (trial) => (0,model_score .go)((0,model_score .W3)(contextTokens(trial), figure)),
}));
const CONTEXT = [
    defineContext({
        name: 'context.waste',
        aspect: 'spending',
        title: 'context waste',
        summary: 'How much of the context is irrelevant.',
        formula: "(T − R) / T: T is the number of tokens of all spans in the prompt, R of those that the case expects. A span's tokens are its `tokens`, else a quarter of its `chars` or of the characters of its `text`, rounded up. The spans with `injected: true` are in the prompt, or all spans if none has `injected`. A span that is retrieved twice, or expected with relevance 0, is waste. The system prompt and the question do not count.",
        source: 'LLMC, evaluation framework, Context Waste Ratio; the tokens are those of spans, not of files or of the whole prompt',
        edge_cases: `${NO_SIZE} When T is 0.`,
        example: { text: 'Expected `a.ts`; retrieved `a.ts` of 40 tokens and `x.ts` of 60: 60/100 = 0.6.', value: 0.6 },
        ...define_metric .cb,
        unit: 'share',
        measure: ({ total, wasted }) => (total === 0 ? 'the retrieved context has no tokens' : wasted / total),
    }),
    (0,define_metric .zw)({
        name: 'context.waste-pooled',
        aspect: 'spending',
        title: 'context waste, pooled',
        summary: 'The same over all tokens of the run, so that long contexts weigh more.',
        formula: 'Σ wasted tokens / Σ tokens over the cases, each with its means over trials.',
        needs: NEEDS,
        edge_cases: 'A case: as in `context.waste`. The figure: when no case has a token of context.',
        example: {
            text: 'Two cases waste 60 of 100 and 0 of 20 tokens: 60/120 = 0.5, while the mean of their ratios is 0.3.',
            trials: [examples .Kw, { case: examples .Qr, reply: { spans: [{ path: 'a.ts', tokens: 20 }] } }],
            value: 0.5,
        },
        source: 'LLMC, evaluation framework, Context Waste Ratio, over all tokens of the run',
        ...define_metric .cb,
        unit: 'share',
        per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
    }),
    (0,define_metric .GR)({
        name: 'context.tokens',
        title: 'context tokens',
        summary: 'How many tokens of context are retrieved.',
        formula: 'T of `context.waste`.',
        example: { text: 'Spans of 40 and 60 tokens: 100.', ...examples .Kw, value: 100 },
        ...define_metric .i2,
        ...TOKENS,
        score: ({ observation }) => (0,model_score .go)((0,model_score .W3)(contextSize(observation.reply), ({ total }) => total)),
    }),
    defineContext({
        name: 'context.relevant-tokens',
        title: 'relevant context tokens',
        summary: 'How many tokens of the context are relevant.',
        formula: 'R of `context.waste`: the tokens of the spans in the prompt that the case expects, each counted once.',
        example: { text: 'As for `context.waste`: 40.', value: 40 },
        ...define_metric .i2,
        unit: 'tokens',
        measure: ({ total, wasted }) => total - wasted,
    }),
    defineContext({
        ...define_metric .ho,
        name: 'context.wasted-tokens',
        title: 'wasted context tokens',
        summary: 'How many tokens of the context are irrelevant.',
        formula: 'T − R of `context.waste`.',
        example: { text: 'As for `context.waste`: 60.', value: 60 },
        measure: ({ wasted }) => wasted,
    }),
    (0,define_metric .GR)({
        name: 'context.estimated',
        title: 'estimated share of context spans',
        summary: 'For how many of the spans Goldenpair estimates the tokens.',
        formula: 'Spans in the prompt without `tokens` (their characters are divided by four) / all spans in the prompt.',
        source: 'LLMC, evaluation framework, Context Waste Ratio: tokens of spans, else an estimate, which is marked',
        edge_cases: `${NO_SIZE} When no span is in the prompt.`,
        example: {
            text: 'A span with `tokens: 40` and one with `text: hello`: 1/2 = 0.5.',
            reply: {
                spans: [
                    { path: 'a.ts', tokens: 40 },
                    { path: 'b.ts', text: 'hello' },
                ],
            },
            value: 0.5,
        },
        ...define_metric .y,
        score: ({ observation }) => (0,model_score .go)(estimatedShare(observation.reply)),
    }),
];

var ranking = __webpack_require__(80355);
;// CONCATENATED MODULE: ./build/metrics/retrieval/retrieved-spans.js





const defineSpanMetric = (0,define_metric .u1)((measure) => ({
    example: examples .y6,
    needs: 'To cases with an expected span of relevance above 0.',
    edge_cases: 'When the reply has no `spans`; when the trial failed.',
    ...define_metric .i2,
    rules: match_spans .bz,
    applies: match_spans .a5,
    score: ({ ranking }) => (ranking === null ? (0,model_score .c7)('the target reported no spans') : measure(ranking)),
}));
const missesAll = (gains) => ((0,ranking .WC)(gains) > 0 ? 0 : 1);
const RETRIEVED_SPANS = [
    defineSpanMetric({
        name: 'retrieval.zero-recall',
        title: 'zero-recall rate',
        summary: 'Whether none of the expected spans was retrieved. Its mean is the share of such cases.',
        formula: '1 when none of the expected spans is anywhere in the list, else 0.',
        edge_cases: 'When the reply has no `spans`; when it depends on a span that [cannot be identified](#how-retrieved-spans-are-matched). A failed trial is 1.',
        example: { text: 'As above: two of the expected spans are in the list: 0.', value: 0 },
        source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
        ...define_metric .kk,
        criterion: 'zero_recall',
        measure: (ranking) => (0,match_spans .Dz)(ranking, ({ gains }) => missesAll(gains)),
        when_failed: 1,
    }),
    defineSpanMetric({
        name: 'retrieval.returned',
        title: 'spans returned',
        summary: 'How many spans came back.',
        formula: 'Spans in the reply, without duplicates.',
        example: { text: 'As above: 5.', value: 5 },
        source: 'trec_eval 10.0, measure num_ret; duplicates left out',
        measure: ({ gains }) => (0,model_score .lD)(gains.length),
    }),
    defineSpanMetric({
        name: 'retrieval.duplicates',
        title: 'spans returned twice',
        summary: 'How many spans came back more than once.',
        formula: 'Spans in the reply that repeat an earlier one.',
        example: { text: '`a.ts` and `./a.ts`: 1.', reply: { spans: [{ path: 'a.ts' }, { path: './a.ts' }] }, value: 1 },
        source: 'Goldenpair: each span is ranked once',
        measure: ({ duplicates }) => (0,model_score .lD)(duplicates),
    }),
    defineSpanMetric({
        name: 'retrieval.matched-by-path',
        title: 'found by path alone',
        summary: 'How many of the spans found were matched by their file alone.',
        formula: 'Expected spans that were found by `path` alone (the fourth way [above](#how-retrieved-spans-are-matched)), divided by those that were found.',
        edge_cases: 'When the reply has no `spans`; when one cannot be identified; when no expected span was found; when the trial failed.',
        example: { text: 'Expected `a.ts`, `b.ts`, `c.ts` without symbols, two of them found: 2/2 = 1.', value: 1 },
        source: 'Goldenpair: the weakest identity of a span',
        ...define_metric .y,
        measure: ({ gains, found_by_path: byPath, undecided }) => {
            if (undecided !== null)
                return (0,model_score .c7)(undecided.reason);
            const count = (0,ranking .WC)(gains);
            return count === 0 ? (0,model_score .c7)('no expected span was retrieved') : (0,model_score .lD)(byPath / count);
        },
    }),
];

var sources = __webpack_require__(36355);
;// CONCATENATED MODULE: ./build/metrics/retrieval/index.js





const RETRIEVAL = [
    ...success .Q,
    ...ranking .nz,
    ...RETRIEVED_SPANS,
    ...sources .Hl,
    ...CONTEXT,
];

;// CONCATENATED MODULE: ./build/metrics/routing/calibration.js




const calibration_NEEDS = 'To cases that `success` applies to.';
function scoreConfidence({ planner }) {
    return (0,model_score .i1)(planner?.confidence, 'the target reported no planner.confidence');
}
function defineCalibrationError(spec) {
    const { error, ...docs } = spec;
    return (0,define_metric .zw)({
        ...docs,
        ...define_metric .cb,
        ...(error === 'expected' && { default_gate: 'if-reported' }),
        per_run: ({ scoring }) => ({
            figure: 'calibration-error',
            error,
            confidence: 'planner.confidence',
            outcome: 'success',
            buckets: scoring.calibration_buckets,
        }),
    });
}
const brierScore = (confidence, outcome) => (confidence - outcome) ** 2;
const CALIBRATION = [
    (0,define_metric .GR)({
        name: 'planner.confidence',
        title: 'planner confidence',
        summary: 'How sure the target is before it answers.',
        formula: '`planner.confidence` of the reply.',
        edge_cases: 'When the target reports none; when the trial failed.',
        example: { text: '`planner: { confidence: 0.8 }`: 0.8.', reply: { planner: { confidence: 0.8 } }, value: 0.8 },
        source: '`planner.confidence` reported by the target',
        ...define_metric .y,
        score: ({ observation: { reply } }) => scoreConfidence(reply),
    }),
    (0,define_metric .GR)({
        name: 'planner.span-count',
        title: 'planned spans',
        summary: 'How many spans the planner picked.',
        formula: '`planner.span_count`, else the number of `planner.span_ids`.',
        edge_cases: 'When the target reports neither; when the trial failed.',
        example: { text: '`planner: { span_count: 4 }`: 4.', reply: { planner: { span_count: 4 } }, value: 4 },
        source: '`planner.span_count` reported by the target',
        ...define_metric .i2,
        score: ({ observation: { reply } }) => (0,model_score .i1)(reply.planner?.span_count ?? reply.planner?.span_ids?.length, 'the target reported neither planner.span_count nor planner.span_ids'),
    }),
    defineCalibrationError({
        error: 'expected',
        name: 'calibration.ece',
        title: 'calibration error',
        needs: calibration_NEEDS,
        source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
        summary: 'How far confidence is from success: the expected calibration error.',
        formula: 'Σ w_b·|success_b − confidence_b| / Σ w_b over the buckets of confidence (`calibration_buckets`, by default [0, 0.3), [0.3, 0.6), [0.6, 1]), with the mean confidence and the share of successes in each. Every case weighs 1, shared by its trials. Empty buckets do not count.',
        edge_cases: 'A trial: when it has no `planner.confidence` or no `success`. The figure: when no case is scored.',
        example: {
            text: 'Two cases with confidence 0.9, one of which succeeds, and one with 0.2, which fails: (2·|0.5 − 0.9| + |0 − 0.2|)/3 = 0.333.',
            trials: examples .cL,
            value: 1 / 3,
        },
    }),
    defineCalibrationError({
        error: 'maximum',
        name: 'calibration.mce',
        title: 'largest calibration error',
        needs: calibration_NEEDS,
        source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901',
        summary: 'The same of the worst bucket: the maximum calibration error.',
        formula: 'The largest |success_b − confidence_b| over the buckets of `calibration.ece` that are not empty.',
        edge_cases: 'As `calibration.ece`.',
        example: { text: 'As for `calibration.ece`: 0.4.', trials: examples .cL, value: 0.4 },
    }),
    (0,define_metric .up)({
        name: 'calibration.brier',
        title: 'Brier score',
        summary: 'How far confidence is from the outcome, trial by trial.',
        formula: '(c − s)²: c `planner.confidence`, s `success`.',
        needs: calibration_NEEDS,
        edge_cases: 'When the target reports no confidence, or `success` is unscored; when the trial failed.',
        example: {
            text: 'Confidence 0.9 and no success: 0.81.',
            case: examples .kK,
            reply: { planner: { confidence: 0.9 }, answer: 'no' },
            value: 0.9 ** 2,
        },
        source: 'Brier 1950, Mon. Weather Rev. 78:1',
        ...define_metric .cb,
        parts: [success .k],
        beside: ({ observation }) => scoreConfidence(observation.reply),
        combine: ([outcome = NaN, confidence = NaN]) => brierScore(confidence, outcome),
    }),
    (0,define_metric .zw)({
        name: 'calibration.correlation',
        title: 'confidence–success correlation',
        summary: 'Whether the target is more confident where it succeeds.',
        formula: "Pearson's r of `planner.confidence` and `success` over the trials; every case weighs 1, shared by its trials.",
        needs: calibration_NEEDS,
        edge_cases: 'A trial: as in `calibration.ece`. The figure: when all confidences or all successes are the same.',
        example: { text: 'As for `calibration.ece`: 0.5.', trials: examples .cL, value: 0.5 },
        source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
        unit: 'ratio',
        direction: 'higher',
        range: [-1, 1],
        default_margin: { kind: 'absolute', value: 0.1 },
        per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
    }),
];

var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/routing/index.js


const ROUTING = [...route_choice .wQ, ...route_choice .CE, ...CALIBRATION];

;// CONCATENATED MODULE: ./build/metrics/run/changes.js



const FAILED = 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage';
const REVERTED = 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate';
function countMarked(changes, field) {
    return changes.every((change) => change[field] !== undefined)
        ? changes.filter((change) => change[field] === true).length
        : `a change does not give ${field}`;
}
const defineCount = (0,define_metric .u1)((count) => ({
    ...define_metric .i2,
    example: { reply: examples .Rj },
    score: ({ observation: { reply } }) => (0,model_score .go)(reply.changes === undefined ? 'the target reported no changes' : count(reply.changes)),
}));
const defineRate = ({ numerator, example, ...docs }) => (0,define_metric .zw)({
    ...docs,
    example: { ...example, trials: [{ reply: examples .Rj }, { reply: { changes: [] } }] },
    formula: `Σ \`${numerator}\` / Σ \`changes.total\` over the cases, each with its means over trials.`,
    edge_cases: 'A case: when one of the two counts is unscored. The figure: when there was no change at all.',
    ...define_metric .cb,
    aspect: 'conduct',
    per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
});
const CHANGES = [
    defineCount({
        name: 'changes.total',
        title: 'changes',
        source: FAILED,
        summary: 'How many changes an agent made to the code.',
        formula: 'The number of `changes`.',
        edge_cases: 'When the target reported no `changes`, and for failed trials.',
        example: { text: 'Four changes: 4.', value: 4 },
        measure: ({ length }) => length,
    }),
    defineCount({
        name: 'changes.failed',
        title: 'changes that caused a failure',
        source: FAILED,
        summary: 'How many of the changes caused a failure.',
        formula: 'The number of `changes` with `caused_failure: true`.',
        edge_cases: 'As `changes.total`, and when a change does not give `caused_failure`.',
        example: { text: 'One of four changes: 1.', value: 1 },
        measure: (changes) => countMarked(changes, 'caused_failure'),
    }),
    defineCount({
        name: 'changes.reverted',
        title: 'reverted changes',
        source: REVERTED,
        summary: 'How many of the changes were reverted.',
        formula: 'The number of `changes` with `reverted: true`.',
        edge_cases: 'As `changes.total`, and when a change does not give `reverted`.',
        example: { text: 'Two of four changes: 2.', value: 2 },
        measure: (changes) => countMarked(changes, 'reverted'),
    }),
    defineRate({
        name: 'changes.fail-percentage',
        title: 'share of changes that caused a failure',
        source: `${FAILED} (CFP)`,
        summary: 'The share of changes that caused a failure.',
        example: { text: 'One of four changes, and none of none: 1/4 = 0.25.', value: 0.25 },
        numerator: 'changes.failed',
    }),
    defineRate({
        name: 'changes.revert-rate',
        title: 'share of changes that were reverted',
        source: REVERTED,
        summary: 'The share of changes that were reverted.',
        example: { text: 'Two of four changes: 0.5.', value: 0.5 },
        numerator: 'changes.reverted',
    }),
];

;// CONCATENATED MODULE: ./build/metrics/run/components.js




const SKILL = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE'];
function sumComponents({ components }, types) {
    if (components === undefined)
        return (0,model_score .c7)('the target reported no components');
    let tokens = 0;
    for (const { type, input_tokens: input, output_tokens: output } of components) {
        if (!types.includes(type))
            continue;
        if (input === undefined && output === undefined)
            return (0,model_score .c7)(`a component of type ${type} gives no tokens`);
        tokens += (input ?? 0) + (output ?? 0);
    }
    return (0,model_score .lD)(tokens);
}
const SCYLLA = {
    SYSTEM_PROMPT: 'the base system prompt',
    SKILL_PROMPT: 'instructions of a skill',
    DOMAIN_EXPERTISE: 'knowledge of the domain',
    TOOL_SCHEMA: 'definitions of tools (the document’s schema overhead: `schema-overhead` is the same metric)',
    TOOL_CALL: 'calls of tools',
    TOOL_RESPONSE: 'results of tools',
    ORCHESTRATOR: 'coordination',
    SUB_AGENT: 'agents that work was handed to',
    MONITOR: 'the detection of errors',
    EVALUATOR: 'self-reflection',
};
const PURPOSES = {
    ...SCYLLA,
    USER_PROMPT: 'the user’s own words',
    RESPONSE: 'the answer',
    CONTEXT: 'retrieved context',
    REASONING: 'reasoning',
    OTHER: 'everything else',
};
function defineType(type) {
    const words = type.toLowerCase().split('_');
    return (0,define_metric .GR)({
        ...define_metric .ho,
        name: `components.${words.join('-')}`,
        title: `${words.join(' ')} tokens`,
        aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
        source: type in SCYLLA
            ? 'ProjectScylla, docs/design/metrics-formulas.md, token tracking by component'
            : 'ProjectScylla: with these, the components sum to the total',
        summary: `Tokens that went to ${PURPOSES[type]}.`,
        formula: `Σ \`input_tokens\` + \`output_tokens\` of the \`components\` of type \`${type}\`; 0 when components are reported and none is of that type.`,
        edge_cases: 'When the target reported no `components`, or one of the type gives neither `input_tokens` nor `output_tokens`; and for failed trials.',
        example: {
            text: 'One component with 40 in and 10 out, one with 50 in: 100.',
            reply: {
                components: [
                    { type, input_tokens: 40, output_tokens: 10 },
                    { type, input_tokens: 50 },
                ],
            },
            value: 100,
        },
        unit: 'tokens',
        score: ({ observation }) => sumComponents(observation.reply, [type]),
    });
}
function skillEfficiency({ skill, schema }) {
    return skill + schema === 0 ? null : skill / (skill + schema);
}
const COMPONENTS = [
    ...observation .Ov.map(defineType),
    (0,define_metric .GR)({
        ...define_metric .ho,
        name: 'components.skill-tokens',
        title: 'skill tokens',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
        summary: 'Tokens that went to skills.',
        formula: '`components.skill-prompt` + `components.domain-expertise`.',
        edge_cases: 'When one of the two is unscored.',
        example: { text: '150 and 50: 200.', reply: examples .TB, value: 200 },
        unit: 'tokens',
        score: ({ observation }) => sumComponents(observation.reply, SKILL),
    }),
    (0,define_metric .GR)({
        name: 'components.skill-efficiency',
        aspect: 'spending',
        title: 'skill efficiency',
        summary: 'How much of the tokens of skills and tool definitions goes to skills.',
        formula: 'skill / (skill + schema): `components.skill-tokens`, `components.tool-schema`. 1 without a schema.',
        edge_cases: 'As the two metrics in its formula, and when both are 0.',
        example: { text: '200 skill tokens and 800 schema tokens: 0.2.', reply: examples .TB, value: 0.2 },
        source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
        ...define_metric .oV,
        score: ({ observation: { reply } }) => (0,model_score .LP)([sumComponents(reply, SKILL), sumComponents(reply, ['TOOL_SCHEMA'])], (skill, schema) => skillEfficiency({ skill, schema }) ?? 'there are neither skill nor schema tokens'),
    }),
    (0,define_metric .zw)({
        name: 'components.token-efficiency-ratio',
        aspect: 'spending',
        title: 'schema tokens per skill token',
        summary: 'How many schema tokens there are for each skill token.',
        formula: 'Σ `components.tool-schema` / Σ `components.skill-tokens` over the cases, each with its means over trials.',
        edge_cases: 'A case: when one of its two metrics is unscored. The figure: when no case has skill tokens; it is then infinite if there are schema tokens, and missing if there are none.',
        example: { text: '800 schema tokens and 200 skill tokens: 4.', trials: [{ reply: examples .TB }], value: 4 },
        source: 'ProjectScylla, docs/design/metrics-formulas.md, token efficiency ratio',
        ...define_metric .D0,
        unit: 'ratio',
        absolute_margin: 0.05,
        per_run: () => ({ figure: 'ratio', numerator: 'components.tool-schema', denominator: 'components.skill-tokens' }),
    }),
];

var composite = __webpack_require__(6319);
;// CONCATENATED MODULE: ./build/metrics/run/progress.js




function progressRate(expected, achieved) {
    const done = new Set(achieved.flatMap(({ step_id: id, completed }) => (completed === false ? [] : [id])));
    return (0,moments .hY)(expected.map(({ step_id: id, weight = 1 }) => ({ value: Number(done.has(id)), weight })));
}
const defineProgress = (0,define_metric .u1)((weigh) => ({
    ...define_metric .oV,
    needs: 'To cases with `expected_steps`.',
    example: examples .Mb,
    source: 'ProjectScylla, docs/design/metrics-formulas.md, fine-grained progress rate (R_Prog)',
    applies: ({ expected_steps: expected = [] }) => expected.length > 0,
    score: ({ observation: { reply }, golden: { expected_steps: expected = [] } }) => {
        const achieved = reply.progress?.achieved;
        if (achieved === undefined)
            return (0,model_score .c7)('the target reported no achieved steps');
        return (0,model_score .i1)(progressRate(expected.map(weigh), achieved), 'the weights of the expected steps sum to 0');
    },
    when_failed: 0,
}));
function strategicDrift(steps) {
    const aligned = (0,moments .hY)(steps.map(({ goal_alignment: value, weight = 1 }) => ({ value, weight })));
    return aligned === null ? null : Math.min(1, Math.max(0, 1 - aligned));
}
function listAligned({ steps = [], progress }) {
    const isAligned = (step) => step.goal_alignment !== undefined;
    const own = steps.filter(isAligned);
    return own.length > 0 ? own : (progress?.achieved ?? []).filter(isAligned);
}
function scoreActions({ progress }) {
    const { actions_total: total, actions_aligned: aligned } = progress ?? {};
    if (total === undefined || aligned === undefined)
        return (0,model_score .c7)('the target did not report actions_total and actions_aligned');
    if (total === 0)
        return (0,model_score .c7)('there was no action');
    if (aligned > total)
        return (0,model_score .c7)(`the target reported more aligned actions (${aligned}) than actions (${total})`);
    return (0,model_score .lD)(1 - aligned / total);
}
const PROGRESS_METRICS = [
    defineProgress({
        name: 'run.progress',
        title: 'progress',
        summary: 'How far the work got, in weighted steps (R_Prog).',
        formula: 'Σ weights of the expected steps that were achieved / Σ weights of all `expected_steps`. Weights are the case’s, or 1 if it gives none; the reply’s do not count. An entry of `progress.achieved` counts once, only for an expected step, and not with `completed: false`.',
        edge_cases: 'When the target reported no `progress.achieved`, or the weights of the expected steps sum to 0. A failed trial is 0.',
        example: { text: 'Steps a (weight 3) and b; a is achieved: 3/4 = 0.75.', value: 0.75 },
        measure: (step) => step,
    }),
    defineProgress({
        name: 'run.progress-simple',
        title: 'progress, steps counted',
        summary: 'The same, with all steps counted alike.',
        formula: 'Expected steps that were achieved / expected steps.',
        edge_cases: 'When the target reported no `progress.achieved`. A failed trial is 0.',
        example: { text: 'Steps a and b; a is achieved: 0.5.', value: 0.5 },
        measure: ({ step_id }) => ({ step_id }),
    }),
    (0,define_metric .GR)({
        ...define_metric .cb,
        name: 'run.strategic-drift',
        title: 'strategic drift',
        summary: 'How far the steps stray from the goal.',
        formula: '1 − Σ goal_alignment · weight / Σ weight over the `steps` that give a `goal_alignment`; if none does, over `progress.achieved`. A missing weight is 1.',
        edge_cases: 'When no step has a `goal_alignment`, or the weights sum to 0, and for failed trials.',
        example: { text: 'Alignments of 1 (weight 3) and 0.2: 1 − 3.2/4 = 0.2.', reply: examples .Gd, value: 0.2 },
        source: 'ProjectScylla, docs/design/metrics-formulas.md, strategic drift',
        score: ({ observation }) => {
            const aligned = listAligned(observation.reply);
            if (aligned.length === 0)
                return (0,model_score .c7)('the target reported no step with goal_alignment');
            return (0,model_score .i1)(strategicDrift(aligned), 'the weights of the steps sum to 0');
        },
    }),
    (0,define_metric .GR)({
        ...define_metric .cb,
        name: 'run.strategic-drift-simple',
        title: 'strategic drift, actions counted',
        summary: 'The same, by counting actions.',
        formula: '1 − `progress.actions_aligned` / `progress.actions_total`.',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, simple version',
        edge_cases: 'When one of the two is not reported, when there was no action, when more actions are aligned than there were, and for failed trials.',
        example: { text: '3 of 4 actions are aligned: 0.25.', reply: examples .Gd, value: 0.25 },
        score: ({ observation }) => scoreActions(observation.reply),
    }),
];

var judgments = __webpack_require__(70249);
var scoring = __webpack_require__(60960);
;// CONCATENATED MODULE: ./build/metrics/run/trial-deviations.js




function defineDeviation({ figure, of, example, ...row }) {
    return (0,define_metric .zw)({
        ...row,
        aspect: 'conduct',
        direction: 'lower',
        example: { ...example, trials: examples .zu },
        per_run: () => ({ figure, of }),
    });
}
const GRADED = { unit: 'score', range: [0, 5], default_margin: { kind: 'absolute', value: 0.25 } };
const ofTrials = [
    {
        name: 'success.trial-deviation',
        title: 'spread of success between trials',
        summary: 'How much the trials of a case disagree on success.',
        formula: 'The sample deviation (÷ n − 1) of `success` over the trials of a case, then the mean over the cases of at least two trials.',
        needs: 'To cases that `success` applies to.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, per-question standard deviation',
        edge_cases: 'When no case has two scored trials.',
        example: { text: 'Two cases, each passing one of two trials: √½ = 0.707.', value: Math.SQRT1_2 },
        figure: 'trial-deviation',
        of: 'success',
        unit: 'ratio',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
    },
    {
        ...GRADED,
        name: 'judge.correctness-trial-deviation',
        title: 'spread of correctness between trials',
        summary: 'How much the trials of a case disagree on correctness.',
        formula: 'The sample deviation (÷ n − 1) of `judge.correctness` over the trials of a case, then the mean over the cases of at least two trials.',
        needs: 'As `judge.correctness`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, correctness_stddev: sample deviation between the trials of a case',
        edge_cases: 'When no case has two scored trials.',
        example: { text: 'Two cases with grades 4, 5 and 2, 5: (√½ + √4.5)/2 = 1.414.', value: Math.SQRT2 },
        figure: 'trial-deviation',
        of: 'judge.correctness',
    },
];
const ofRuns = judgments .F4.map((grade) => ({
    ...GRADED,
    name: `judge.${grade}-run-deviation`,
    title: `spread of ${grade} between runs`,
    summary: `How much the mean ${grade} differs between whole runs.`,
    formula: `The sample deviation (÷ n − 1) between the means of \`judge.${grade}\` over the cases of all first trials, of all second trials and so on.`,
    needs: `As \`judge.${grade}\`.`,
    source: `poc-ai-workflow-frameworks, METRICS.md, \`${grade}_run_stddev\``,
    edge_cases: 'When there are fewer than two trials a case.',
    example: {
        text: 'Two cases with grades 4, 5 and 2, 5: the runs’ means 3 and 5 deviate by 1.414.',
        value: Math.SQRT2,
    },
    figure: 'run-deviation',
    of: `judge.${grade}`,
}));
const THREE_TRIES = [
    ['here', 'here', 'no'],
    ['here', 'here', 'here'],
].flatMap((answers, index) => answers.map((answer) => ({ case: { id: `c${index}`, ...examples .kK }, reply: { answer } })));
function definePasses({ need, ...row }) {
    const [sign, verb] = need === 'any' ? ['@', 'passes'] : ['^', 'pass'];
    const docs = {
        ...row,
        needs: 'To cases that `success` applies to.',
        edge_cases: 'When no case has k scored trials. Cases with fewer are left out.',
        example: { ...row.example, k: 3, trials: THREE_TRIES },
    };
    return {
        ...docs,
        expand: (settings) => [...new Set(settings.scoring?.pass_k ?? scoring .w3)].flatMap((k) => (0,define_metric .zw)({
            ...docs,
            ...define_metric .QL,
            name: `success.pass${sign}${k}`,
            title: `${need} of ${k} tries ${verb}`,
            per_run: () => ({ figure: 'passes', of: 'success', tries: k, need }),
        }).expand(settings)),
    };
}
const PASSES = [
    definePasses({
        name: 'success.pass',
        title: 'any of k tries passes',
        need: 'any',
        summary: 'The chance that at least one of k tries passes: what a user gets who can ask again. `success.pass@3`, and others of `scoring.pass_k`.',
        formula: '1 − C(n − c, k)/C(n, k) for a case that passed c of n scored trials, which is unbiased; then the mean over the cases.',
        source: 'Chen et al. 2021, arXiv:2107.03374, 2.1, pass@k',
        example: { text: 'A case that passed 2 of 3 trials and one that passed 3, k = 3: (1 + 1)/2 = 1.', value: 1 },
    }),
    definePasses({
        name: 'success.pass^k',
        title: 'all of k tries pass',
        need: 'all',
        summary: 'The chance that all of k tries pass: what a user gets who asks repeatedly. `success.pass^3`, and others of `scoring.pass_k`.',
        formula: 'C(c, k)/C(n, k) for a case that passed c of n scored trials, which is unbiased; then the mean over the cases.',
        source: 'Yao et al. 2024, arXiv:2406.12045 (τ-bench), 3, pass^k',
        example: { text: 'A case that passed 2 of 3 trials and one that passed 3, k = 3: (0 + 1)/2 = 0.5.', value: 0.5 },
    }),
];
const DEVIATIONS = [...ofTrials, ...ofRuns].map(defineDeviation);

;// CONCATENATED MODULE: ./build/metrics/run/index.js





const AGENT_RUN = [
    composite .V_,
    composite .Ti,
    ...PASSES,
    ...DEVIATIONS,
    ...PROGRESS_METRICS,
    ...CHANGES,
    ...COMPONENTS,
];

var case_kinds = __webpack_require__(26114);
var validate_calls = __webpack_require__(75822);
var workflow_pass = __webpack_require__(12131);
;// CONCATENATED MODULE: ./build/metrics/workflow/call-coverage.js






function coverNames(required, called, aliases) {
    const wanted = new Set(required.map((name) => (0,validate_calls .qK)(name, aliases)));
    const calls = new Set(called.map((name) => (0,validate_calls .qK)(name, aliases)));
    return [...wanted].filter((name) => calls.has(name)).length / wanted.size;
}
function describeCoverage(kind, docs) {
    const required = `required_${kind}`;
    return {
        ...docs,
        name: `${kind}.coverage`,
        ...define_metric .oV,
        rules: ({ scoring }) => (0,define_metric .VS)(scoring, [`aliases.${kind}`]),
        applies: (golden) => (golden[required] ?? []).length > 0,
        score: ({ observation, golden }, { scoring }) => {
            const called = (0,validate_calls .UP)(kind, observation.reply);
            const names = golden[required] ?? [];
            return (0,model_score .go)(called === null ? validate_calls .eW[kind] : coverNames(names, called, scoring.aliases[kind]));
        },
        when_failed: 0,
    };
}
const TOOL_COVERAGE = describeCoverage('tools', {
    title: 'tool coverage',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage, "when tool traces are reported"',
    summary: 'How many of the required tools were called.',
    formula: '|required ∩ called| / |required|, each name once, compared as in `workflow.tools-pass`.',
    needs: 'To cases with `required_tools`.',
    edge_cases: 'When the reply has no `tools`.',
    example: { text: 'Required `search` and `rank`; called `SEARCH` twice: 0.5.', ...examples .Oc, value: 0.5 },
});
const AGENT_COVERAGE = describeCoverage('agents', {
    title: 'agent coverage',
    source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
    summary: 'How many of the required agents were called.',
    formula: "|required ∩ called| / |required|, each name once, compared as in `workflow.agents-pass`. The agents called are the reply's `agents`, else the `agent` of each tool call.",
    needs: 'To cases with `required_agents`.',
    edge_cases: 'When the reply has neither `agents` nor a tool call that names its `agent`.',
    example: {
        text: 'Required `billing` and `legal`; called `Billing`: 0.5.',
        case: examples .OI,
        reply: { agents: ['Billing'] },
        value: 0.5,
    },
});
const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate';
function asksForTrace(golden) {
    const { profile } = golden;
    return ((0,workflow_pass .my)(golden) ||
        profile === 'branching' ||
        profile === 'coordination' ||
        (0,case_kinds .no)(golden) ||
        (0,case_kinds .iP)(golden));
}
const TRACE_REPORTED = {
    name: 'tools.trace-reported',
    title: 'tool traces reported',
    summary: 'Whether the target says which tools it called. Its mean is the tool trace reporting rate.',
    formula: '1 when the reply has `tools`, also an empty list; else 0.',
    needs: 'To cases that name tools or agents, that branch or coordinate (see [below](#branchinghop-coverage)), or whose profile is `branching` or `coordination`. Elsewhere a target without tools loses nothing.',
    edge_cases: 'Only for failed trials.',
    example: { text: '`tools: []`: 1.', case: examples .jD, reply: { tools: [] }, value: 1 },
    aspect: 'conduct',
    source: SOURCE,
    ...define_metric .mx,
    applies: asksForTrace,
    score: ({ observation }) => (0,model_score .lD)(observation.reply.tools === undefined ? 0 : 1),
};
const THREE_CALLS = {
    reply: {
        tools: [
            { name: 'a', ok: true },
            { name: 'a', ok: true },
            { name: 'b', ok: false },
        ],
    },
};
const defineTraceFact = (0,define_metric .u1)((measure) => ({
    edge_cases: 'When the reply has no `tools`, and for failed trials.',
    source: 'Reported by the target',
    ...define_metric .i2,
    score: ({ observation: { reply } }) => (0,model_score .go)(reply.tools === undefined ? validate_calls .eW.tools : measure(reply.tools)),
}));
function countErrors(tools) {
    const reported = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined);
    if (tools.length > 0 && reported.length === 0)
        return 'the target did not report whether its tool calls worked';
    return reported.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length;
}
const CALLS = [
    (0,define_metric .GR)(AGENT_COVERAGE),
    (0,define_metric .GR)(TOOL_COVERAGE),
    (0,define_metric .GR)(TRACE_REPORTED),
    defineTraceFact({
        name: 'tools.used',
        title: 'tools used',
        summary: 'Whether any tool was called.',
        formula: '1 when `tools` is not empty, 0 when it is.',
        example: { text: '`tools: []`: 0.', reply: { tools: [] }, value: 0 },
        source: SOURCE,
        ...define_metric .Kd,
        measure: (tools) => (tools.length > 0 ? 1 : 0),
    }),
    defineTraceFact({
        name: 'tools.calls',
        title: 'calls of tools',
        summary: 'How many tool calls the answer took.',
        formula: 'The length of `tools`.',
        example: { text: 'Three calls: 3.', ...THREE_CALLS, value: 3 },
        measure: (tools) => tools.length,
    }),
    defineTraceFact({
        name: 'tools.errors',
        aspect: 'conduct',
        title: 'failed calls of tools',
        summary: 'How many tool calls failed.',
        formula: 'Calls with `ok: false`, or with an `error` and no `ok`.',
        edge_cases: 'When the reply has no `tools`; when there are calls and none has `ok` or `error`; and for failed trials.',
        example: { text: 'Three calls, one with `ok: false`: 1.', ...THREE_CALLS, value: 1 },
        ...define_metric .D0,
        absolute_margin: 0.5,
        measure: countErrors,
    }),
];

var clarification = __webpack_require__(26862);
var match_hops = __webpack_require__(81704);
;// CONCATENATED MODULE: ./build/metrics/workflow/profiles.js







function defineForKind({ kind, includes, where, mark }, row) {
    const { part, of: spec, needs, source, example, rules, ...words } = row;
    return (0,define_metric .GR)({
        ...spec,
        name: `${kind}.${part}`,
        title: `${kind}: ${spec.title}`,
        source: `poc-ai-workflow-frameworks, METRICS.md, ${source}`,
        summary: `\`${spec.name}\` ${where}.`,
        formula: `\`${spec.name}\`.`,
        needs: needs.startsWith('To') ? needs : `To ${kind} cases, as for \`${kind}.hop-coverage\`${needs}.`,
        edge_cases: `As \`${spec.name}\`.`,
        ...words,
        example: { ...example, case: { ...example.case, ...mark } },
        version: 1,
        rules: (context) => `${case_kinds .N$} ${rules?.(context) ?? (0,define_metric .Fg)(spec, context)}`,
        applies: (golden, context) => includes(golden) && (spec.applies?.(golden, context) ?? true),
    });
}
const HOPS = {
    part: 'hop-coverage',
    of: match_hops .ju,
    example: { text: 'One of two hops is stated: 0.5.', ...examples .V2, value: 0.5 },
};
const GROUNDED = {
    part: 'grounded-hop-coverage',
    of: match_hops .a9,
    needs: ', that `hops.grounded-coverage` applies to',
    example: { text: 'Both hops are stated, and the source of one was retrieved: 0.5.', ...examples .ao, value: 0.5 },
};
const TOOLS = {
    part: 'tool-coverage',
    of: TOOL_COVERAGE,
    needs: ', with `required_tools`',
    example: { text: 'Required `search` and `rank`; called `search`: 0.5.', ...examples .Oc, value: 0.5 },
};
const TRACES = {
    part: 'trace-reported',
    of: TRACE_REPORTED,
    needs: '',
    example: { text: 'No `tools`: 0.', reply: {}, value: 0 },
};
const BRANCHING = {
    kind: 'branching',
    includes: case_kinds .no,
    where: 'whose way to the answer branches',
    mark: { branching: true },
};
const BRANCHING_METRICS = [
    {
        ...HOPS,
        needs: 'To branching cases: those with `branching: true`, `branching_points` above 0 or `difficulty: branching`, or more than one hop in the profile `branching`. They need `required_hops`, and cases of another profile do not count.',
        source: 'branching hop coverage',
    },
    { ...GROUNDED, source: 'grounded hop coverage on branching' },
    {
        part: 'success',
        of: { ...match_hops .P5, title: 'every hop stated' },
        needs: ', with `required_hops`',
        source: 'branching success rate; cases without hops are left out',
        example: { text: 'One of two hops is stated: 0.', ...examples .V2, value: 0 },
        summary: 'Whether a branching case is answered in full. Its mean is the branching success rate.',
        formula: '1 when `hops.coverage` is 1, else 0.',
        edge_cases: 'As `hops.coverage`.',
    },
    { ...TOOLS, source: 'tool coverage' },
    { ...TRACES, source: 'tool trace reporting rate' },
].map((row) => defineForKind(BRANCHING, row));
const reaches = (score, least) => (0,model_score .LP)([score], (value) => Number(value >= least));
const COORDINATED = {
    ...AGENT_COVERAGE,
    ...define_metric .mx,
    title: 'agents and hops',
    applies: (golden, context) => (AGENT_COVERAGE.applies?.(golden, context) ?? true) && (0,case_kinds .Lf)(golden),
    score: (trial, context) => (0,validate_calls .bn)([
        reaches(AGENT_COVERAGE.score(trial, context), 1),
        reaches((0,match_hops .e7)(trial), context.scoring.coordination_hop_threshold),
    ]),
};
const COORDINATION = {
    kind: 'coordination',
    includes: case_kinds .iP,
    where: 'where agents work together',
    mark: { difficulty: 'coordination' },
};
const COORDINATION_METRICS = [
    {
        ...HOPS,
        needs: 'To coordination cases: those with `difficulty: coordination` or `hard_coordination`, `coordination_points` above 0, or `required_agents` and no difficulty in the profile `coordination`. They need `required_hops`, and cases of another profile do not count.',
        source: 'hop coverage on coordination',
    },
    { ...GROUNDED, source: 'grounded hop coverage on coordination' },
    {
        part: 'success',
        of: COORDINATED,
        rules: ({ scoring }) => `${match_hops .us}${(0,define_metric .VS)(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
        needs: ', with `required_agents` and `required_hops`',
        source: "coordination success rate; the threshold is its implementation's",
        summary: 'Whether all agents took part and the answer states most of the required hops. Its mean is the coordination success rate.',
        formula: '1 when `agents.coverage` is 1 and `hops.coverage` is at least `coordination_hop_threshold` (default 0.8), else 0.',
        edge_cases: 'When enough hops are stated but `agents.coverage` is unscored.',
        example: {
            text: 'Both required agents and four of five hops: 1.',
            case: { ...examples .OI, required_hops: [1, 2, 3, 4, 5].map((n) => ({ id: `h${n}`, any_of: [`fact ${n}`] })) },
            reply: { answer: 'fact 1, fact 2, fact 3, fact 4', agents: ['billing', 'legal'] },
            value: 1,
        },
    },
    {
        part: 'agent-coverage',
        of: AGENT_COVERAGE,
        needs: ', with `required_agents`',
        source: 'agent coverage',
        example: {
            text: 'Required `billing` and `legal`; called `legal`: 0.5.',
            case: examples .OI,
            reply: { agents: ['legal'] },
            value: 0.5,
        },
    },
    { ...TOOLS, source: 'tool coverage for coordination' },
    { ...TRACES, source: 'tool trace reporting rate for coordination' },
].map((row) => defineForKind(COORDINATION, row));

;// CONCATENATED MODULE: ./build/metrics/workflow/index.js





const WORKFLOW = [
    ...workflow_pass .Iz,
    ...CALLS,
    clarification .$O,
    ...match_hops .Jq,
    ...BRANCHING_METRICS,
    ...COORDINATION_METRICS,
];

;// CONCATENATED MODULE: ./build/metrics/index.js








const FAMILIES = [
    { folder: 'retrieval', title: 'Success and retrieval', metrics: RETRIEVAL },
    { folder: 'routing', title: 'Routes, planning and confidence', metrics: ROUTING },
    { folder: 'workflow', title: 'Agents, tools and hops', metrics: WORKFLOW },
    { folder: 'answer', title: 'The answer and its judges', metrics: ANSWER },
    { folder: 'cost', title: 'Tokens, money and time', metrics: SPENDING },
    { folder: 'agent', title: 'How the target works', metrics: BEHAVIOUR },
    { folder: 'run', title: 'Runs of agents', metrics: AGENT_RUN },
    { folder: 'code', title: 'The source code', metrics: CODE },
];
const REGISTRY = FAMILIES.flatMap(({ metrics }) => metrics);


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

  80355:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    WC: () => (  countFound),
    YQ: () => (  findsCritical),
    fY: () => (  harmonicMean),
    gD: () => (  hitAtK),
    nz: () => (  RANKING)
  });
  var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);
  var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66599);
  var _match_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48512);




const hitAtK = (gains, k) => (countFound(gains, k) > 0 ? 1 : 0);
function countFound(gains, k = gains.length) {
    const end = Math.min(k, gains.length);
    let found = 0;
    for (let index = 0; index < end; index++)
        if ((gains[index] ?? 0) > 0)
            found += 1;
    return found;
}
const precisionAtK = (gains, k) => countFound(gains, k) / k;
function precisionOfReturned(gains, k) {
    return gains.length === 0 ? 0 : precisionAtK(gains, Math.min(k, gains.length));
}
function measurePrecision(gains, { k, scoring }) {
    return scoring.precision_divisor === 'k' ? precisionAtK(gains, k) : precisionOfReturned(gains, k);
}
function describeDivisor({ scoring }) {
    return scoring.precision_divisor === 'k' ? '' : ` divisor=${scoring.precision_divisor}`;
}
function recallAtK(gains, expected, k) {
    return countFound(gains, k) / expected;
}
function ndcgAtK({ gains, ideal }, { k, gain }) {
    const gainOf = GAINS[gain];
    return Math.min(1, discount(gains, k, gainOf) / discount(ideal, k, gainOf));
}
const GAINS = {
    linear: (relevance) => relevance,
    exp: (relevance) => Math.expm1(relevance * Math.LN2),
};
function discount(relevances, k, gainOf) {
    const end = Math.min(k, relevances.length);
    let sum = 0;
    for (let index = 0; index < end; index++) {
        const relevance = relevances[index] ?? 0;
        if (relevance !== 0)
            sum += gainOf(relevance) / Math.log2(index + 2);
    }
    return sum;
}
function averagePrecision(gains, expected, k = gains.length) {
    const end = Math.min(k, gains.length);
    let found = 0;
    let sum = 0;
    for (let index = 0; index < end; index++) {
        if ((gains[index] ?? 0) <= 0)
            continue;
        found += 1;
        sum += found / (index + 1);
    }
    return sum / expected;
}
function reciprocalRank(gains) {
    const first = gains.findIndex((gain) => gain > 0);
    return first === -1 ? 0 : 1 / (first + 1);
}
const CRITICAL = 1;
function findsCritical({ gains, ideal }, k) {
    const countIn = (relevances) => relevances.filter((value) => value >= CRITICAL).length;
    const wanted = countIn(ideal);
    if (wanted === 0)
        return hitAtK(gains, k) === 1 ? 1 : 0;
    return countIn(gains.slice(0, k)) === wanted ? 1 : 0;
}
function harmonicMean(precision, recall) {
    return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
const defineRanking = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .u1)((measure) => ({
    example: _examples_js__WEBPACK_IMPORTED_MODULE_1__  .y6,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .oV,
    needs: 'To cases with an expected span of relevance above 0.',
    edge_cases: 'When the reply has no `spans`; when it depends on a span that [cannot be identified](#how-retrieved-spans-are-matched).',
    rules: _match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .bz,
    applies: _match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .a5,
    score: ({ ranking }, context) => ranking === null
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .c7)('the target reported no spans')
        : (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .Dz)(ranking, (possible) => measure(possible, context)),
    when_failed: 0,
}));
const defineAtK = (row) => defineRanking({ ...row, at_each_k: true });
const RANKING = [
    defineAtK({
        name: 'retrieval.precision',
        title: 'precision',
        summary: 'How many of the first k spans are relevant.',
        formula: 'Expected spans among the first k, divided by k even if fewer were retrieved. With `precision_divisor: returned` they are divided by the number retrieved, if that is smaller (nothing retrieved: 0). The report warns when more replies than in the baseline have fewer spans than `primary_k`.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: precision@5 = 2/5 = 0.4.',
            value: 0.4,
        },
        source: 'trec_eval 10.0, measure P',
        default_gate: 'guardrail',
        warn_margin: { kind: 'relative', value: 0.05 },
        rules: (context) => `${_match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .bz}${describeDivisor(context)}`,
        measure: ({ gains }, context) => measurePrecision(gains, context),
    }),
    defineAtK({
        name: 'retrieval.recall',
        title: 'recall',
        summary: 'How many of the relevant spans are among the first k.',
        formula: 'Expected spans among the first k, divided by all expected spans.',
        needs: 'To cases with an expected span of relevance above 0 (trec_eval says 0 for the others).',
        example: { text: 'As above: recall@5 = 2/3 = 0.667.', value: 2 / 3 },
        source: 'trec_eval 10.0, measure recall',
        measure: ({ gains, ideal }, { k }) => recallAtK(gains, ideal.length, k),
    }),
    defineAtK({
        name: 'retrieval.f1',
        title: 'F1 of retrieval',
        summary: 'Precision and recall of the first k spans in one figure.',
        formula: '2PR / (P + R) of `retrieval.precision` and `retrieval.recall` at k; 0 when both are 0.',
        example: { text: 'As above: precision@5 is 0.4, recall@5 is 2/3, F1@5 = 0.5.', value: 0.5 },
        source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
        rules: (context) => `${_match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .bz}${describeDivisor(context)}`,
        measure: ({ gains, ideal }, context) => harmonicMean(measurePrecision(gains, context), recallAtK(gains, ideal.length, context.k)),
    }),
    defineAtK({
        name: 'retrieval.ndcg',
        title: 'nDCG',
        summary: 'How well the first k spans are ordered, by graded relevance.',
        formula: "DCG / ideal DCG, DCG = Σ gain / log2(rank + 1) over the first k. The gain is the relevance itself, or 2^relevance − 1 with `ndcg_gain: exp` (Burges et al. 2005, ICML 22:89). The ideal list has the case's expected spans, highest relevance first and cut at k, so that a missed span lowers the value.",
        example: {
            text: 'Relevances `a.ts` 1, `b.ts` 0.8, `c.ts` 0.5; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (0.8/log2 3 + 1/2) / (1 + 0.8/log2 3 + 0.5/2) = 1.0047 / 1.7547 = 0.573.',
            value: (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
        },
        source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
        rules: ({ scoring }) => `${_match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .bz}${scoring.ndcg_gain === 'linear' ? '' : ` gain=${scoring.ndcg_gain}`}`,
        measure: (ranking, { k, scoring }) => ndcgAtK(ranking, { k, gain: scoring.ndcg_gain }),
    }),
    defineAtK({
        name: 'retrieval.average-precision',
        title: 'average precision',
        summary: 'How early the relevant spans come within the first k.',
        formula: 'The precision at the rank of each expected span among the first k, summed and divided by the number of all expected spans, so that a missed span counts as 0.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (1/2 + 2/3) / 3 = 0.389.',
            value: 7 / 18,
        },
        source: 'trec_eval 10.0, measure map_cut',
        measure: ({ gains, ideal }, { k }) => averagePrecision(gains, ideal.length, k),
    }),
    defineAtK({
        name: 'retrieval.hit',
        title: 'hit',
        summary: 'Whether any of the first k spans is relevant.',
        formula: '1 when at least one expected span is among the first k, else 0.',
        example: { text: 'As above: hit@1 = 0, hit@3 = 1.', k: 1, value: 0 },
        source: 'trec_eval 10.0, measure success',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mx,
        absolute_margin: undefined,
        measure: ({ gains }, { k }) => hitAtK(gains, k),
    }),
    defineRanking({
        name: 'retrieval.mrr',
        title: 'MRR',
        summary: 'How far down the first relevant span is.',
        formula: '1 / rank of the first expected span in the whole list, or among the first `mrr_cutoff`; 0 when there is none.',
        example: { text: 'As above: the first expected span has rank 2: 0.5.', value: 0.5 },
        source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
        rules: ({ scoring: { mrr_cutoff: cutoff } }) => `${_match_spans_js__WEBPACK_IMPORTED_MODULE_2__  .bz}${cutoff === null ? '' : ` cutoff=${cutoff}`}`,
        measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) => reciprocalRank(cutoff === null ? gains : gains.slice(0, cutoff)),
    }),
    defineRanking({
        name: 'retrieval.map',
        title: 'MAP',
        summary: 'How early the relevant spans come. Its mean over cases is the mean average precision.',
        formula: '`retrieval.average-precision` over the whole list.',
        example: { text: 'As above: 0.389.', value: 7 / 18 },
        source: 'trec_eval 10.0, measure map',
        measure: ({ gains, ideal }) => averagePrecision(gains, ideal.length),
    }),
    defineRanking({
        name: 'retrieval.r-precision',
        title: 'R-precision',
        summary: 'How many of the first R spans are relevant, R being the number of relevant spans.',
        formula: 'Expected spans among the first R, divided by R, the number of all expected spans.',
        example: { text: 'As above, R = 3: two of `x`, `b.ts`, `a.ts` are expected: 0.667.', value: 2 / 3 },
        source: 'trec_eval 10.0, measure Rprec',
        measure: ({ gains, ideal }) => precisionAtK(gains, ideal.length),
    }),
];


  }),

  36355:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $6: () => (  scoreSourceSuccess),
    AL: () => (  describeUndecidedSource),
    Hl: () => (  SOURCES),
    X6: () => (  listMissingSources),
    dz: () => (  retrievedSources),
    z1: () => (  expectsSources)
  });
  var _normalize_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70592);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
  var _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22806);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);
  var _ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80355);





function retrievedSources({ sources, spans }) {
    if (sources !== undefined)
        return new Set(sources.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F));
    if (spans === undefined)
        return null;
    const names = spans.flatMap(({ source, path }) => source ?? path ?? []);
    return names.length === 0 && spans.length > 0 ? null : new Set(names.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F));
}
function setPrecisionRecall(retrieved, expected) {
    const relevant = [...retrieved].filter((name) => expected.has(name)).length;
    return { precision: retrieved.size === 0 ? 0 : relevant / retrieved.size, recall: relevant / expected.size };
}
const defineSourceMetric = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .u1)((figure) => ({
    example: SETS,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .oV,
    needs: 'To cases with `expected_sources`.',
    edge_cases: 'As `sources.precision`.',
    version: 2,
    applies: expectsSources,
    score: (trial) => scoreSources(trial, figure),
    when_failed: 0,
}));
function expectsSources({ expected_sources: expected = [] }) {
    return expected.length > 0;
}
function scoreSourceSuccess(trial, rule) {
    const retrieved = retrievedSources(trial.observation.reply);
    if (rule === 'any' && [...expectedSources(trial.golden)].some((name) => retrieved?.has(name)))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .lD)(1);
    return scoreSources(trial, ({ recall }) => (recall === 1 ? 1 : 0));
}
function listMissingSources(reply, { expected_sources: expected = [] }) {
    const retrieved = retrievedSources(reply);
    return expected.filter((name) => retrieved?.has((0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F)(name)) !== true);
}
function scoreSources({ observation, golden }, figure) {
    const retrieved = retrievedSources(observation.reply);
    if (retrieved === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .c7)('the target reported no sources');
    const expected = expectedSources(golden);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__  .go)(describeUndecidedSource(retrieved, expected) ?? figure(setPrecisionRecall(retrieved, expected)));
}
function describeUndecidedSource(retrieved, expected) {
    const foreign = [...retrieved].filter(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .Z);
    if (foreign.length === 0)
        return null;
    for (const name of expected) {
        const returned = retrieved.has(name) ? undefined : foreign.find((each) => each.endsWith(`/${name}`));
        if (returned !== undefined)
            return (0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__  .pI)({ expected: name, returned, mend: _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__  ._$ });
    }
    return null;
}
function expectedSources({ expected_sources: expected }) {
    return new Set(expected?.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__  .F));
}
const SETS = { case: { expected_sources: ['a.md', 'b.md', 'c.md'] }, reply: { sources: ['./a.md', 'x.md', 'a.md'] } };
const SOURCES = [
    defineSourceMetric({
        name: 'sources.precision',
        title: 'precision of sources',
        summary: 'How many of the documents used are relevant.',
        formula: 'Documents that are retrieved and expected, divided by those retrieved; 0 if none is retrieved. The documents of a reply are its `sources`, else the `source` (or the `path`) of its spans, each once, compared like paths. An absolute path inside the checkout is relative to it.',
        edge_cases: 'When the reply has neither `sources` nor spans that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
        example: { text: 'Expected `a.md`, `b.md`, `c.md`; `sources: [./a.md, x.md, a.md]`: 1/2 = 0.5.', value: 0.5 },
        source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval precision: documents, not spans',
        measure: ({ precision }) => precision,
    }),
    defineSourceMetric({
        name: 'sources.recall',
        title: 'recall of sources',
        summary: 'How many of the relevant documents are used.',
        formula: 'Documents that are retrieved and expected, divided by those expected.',
        needs: 'To cases with `expected_sources` (the document says 1 for the others).',
        example: { text: 'As above: 1/3 = 0.333.', value: 1 / 3 },
        source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval recall: documents, not spans',
        measure: ({ recall }) => recall,
    }),
    defineSourceMetric({
        name: 'sources.f1',
        title: 'F1 of sources',
        summary: 'Precision and recall of documents in one figure.',
        formula: '2PR / (P + R) of `sources.precision` and `sources.recall`; 0 when both are 0.',
        example: { text: 'As above: 2 · (1/2 · 1/3) / (5/6) = 0.4.', value: 0.4 },
        source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
        measure: ({ precision, recall }) => (0,_ranking_js__WEBPACK_IMPORTED_MODULE_1__  .fY)(precision, recall),
    }),
];


  }),

  94604:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CE: () => (  ROUTE_CHOICE),
    KN: () => (  markEscalations),
    QW: () => (  nameTier),
    uQ: () => (  finalRouteTier),
    ui: () => (  orderTiers),
    wQ: () => (  ROUTE_ESCALATION)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1275);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);




function distanceOf({ chosen, expected }, tiers) {
    if (chosen === expected)
        return 0;
    const stranger = [chosen, expected].find((tier) => !tiers.includes(tier));
    return stranger === undefined ? tiers.indexOf(chosen) - tiers.indexOf(expected) : describeStranger(stranger);
}
const describeStranger = (tier) => `the suite's \`route_tiers\` do not list ${tier}`;
function choiceOf({ observation: { reply }, golden }, scoring) {
    const [chosen, expected] = [chosenRouteTier(reply, scoring), nameTier(golden.expected_route, scoring)];
    return chosen === null || expected === null ? null : { chosen, expected };
}
const NO_TIER = 'the target reported no route tier';
const defineChoice = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .u1)((rate) => ({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .mx,
    needs: 'To cases with an `expected_route`.',
    example: { case: { expected_route: 'api' }, reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ },
    rules: tierRules,
    applies: ({ expected_route: expected }) => expected !== undefined,
    score: (trial, { scoring }) => {
        const choice = choiceOf(trial, scoring);
        if (choice === null)
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(NO_TIER);
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .go)(rate(distanceOf(choice, scoring.route_tiers)));
    },
}));
const NAME_LENGTH = 80;
function tierRules({ scoring: { route_tiers: tiers, aliases } }) {
    return `tiers=${JSON.stringify([tiers, aliases.route_tiers])}`;
}
function nameTier(written, { route_tiers: tiers, aliases }) {
    if (written === undefined || written.trim() === '')
        return null;
    const meant = Object.entries(aliases.route_tiers).find(([other]) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__  .MH)(other) === (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__  .MH)(written))?.[1] ?? written;
    return tiers.find((tier) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__  .MH)(tier) === (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__  .MH)(meant)) ?? (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__  .MH)(meant).slice(0, NAME_LENGTH);
}
function chosenRouteTier({ attempts, planner }, rules) {
    return nameTier(planner?.route, rules) ?? nameTier(attempts?.[0]?.route_tier, rules);
}
function finalRouteTier({ attempts = [], planner }, rules) {
    const last = nameTier(attempts.at(-1)?.route_tier, rules);
    return last ?? (attempts.length > 1 ? null : nameTier(planner?.route, rules));
}
function orderTiers(found, known) {
    const tiers = new Set(found);
    return [...known.filter((tier) => tiers.has(tier)), ...[...tiers].filter((tier) => !known.includes(tier)).sort()];
}
const ROUTE_CHOICE = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        name: 'route.first-tier-share',
        title: 'answered by the first tier',
        summary: 'Whether the cheapest route tier answered. Its mean is the share that it answers.',
        formula: "1 when the tier that answered is the first of the suite's `route_tiers`, else 0. The tier that answered is that of the last attempt, or `planner.route` where at most one attempt is reported.",
        edge_cases: "When no tier is reported, or one that is not in the suite's `route_tiers`; when the trial failed.",
        example: { text: 'Asked `local`, then `api`: 0.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ, value: 0 },
        source: 'LLMC, evaluation framework, tier usage distribution',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Kd,
        rules: tierRules,
        score: ({ observation: { reply } }, { scoring }) => {
            const tier = finalRouteTier(reply, scoring);
            if (tier === null)
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(NO_TIER);
            return scoring.route_tiers.includes(tier)
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(tier === scoring.route_tiers[0] ? 1 : 0)
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(describeStranger(tier));
        },
    }),
    defineChoice({
        name: 'route.accuracy',
        title: 'routing accuracy',
        summary: 'Whether the router chose the tier that the case expects.',
        formula: "1 when the chosen tier is `expected_route`, else 0. The chosen tier is `planner.route`, else that of the first attempt. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
        source: "LLMC, evaluation framework, routing; expected tiers are Goldenpair's own addition",
        edge_cases: 'When no tier is reported; when the trial failed.',
        example: { text: 'Expected `api`, asked `local`, then `api`: 0.', value: 0 },
        measure: (distance) => (distance === 0 ? 1 : 0),
    }),
    defineChoice({
        name: 'route.under-routed',
        title: 'routed too low',
        summary: 'Whether the router chose too low a tier.',
        formula: "1 when the chosen tier comes before `expected_route` in the suite's `route_tiers`, else 0.",
        source: 'LLMC, evaluation framework, router strategy comparison',
        edge_cases: 'As `route.accuracy`; and when the two tiers differ and `route_tiers` lack one of them.',
        example: { text: 'Expected `api`, asked `local`, then `api`: 1.', value: 1 },
        direction: 'lower',
        measure: (distance) => (typeof distance === 'string' ? distance : Number(distance < 0)),
    }),
    defineChoice({
        name: 'route.over-routed',
        title: 'routed too high',
        summary: 'Whether the router chose too high a tier.',
        formula: "1 when the chosen tier comes after `expected_route` in the suite's `route_tiers`, else 0.",
        source: 'LLMC, evaluation framework, router strategy comparison',
        edge_cases: 'As `route.under-routed`.',
        example: { text: 'Expected `api`, asked `local`, then `api`: 0.', value: 0 },
        aspect: 'spending',
        direction: 'lower',
        measure: (distance) => (typeof distance === 'string' ? distance : Number(distance > 0)),
    }),
];
function countEscalations({ attempts, escalations }, scoring) {
    const marks = attempts === undefined ? null : markEscalations(attempts, scoring);
    if (marks !== null && !marks.includes(null))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(marks.filter((mark) => mark === true).length);
    if (escalations !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(escalations);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier');
}
const defineEscalation = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .u1)((measure) => ({
    aspect: 'spending',
    source: 'LLMC, evaluation framework, escalation rate: the same query with a rising tier, or `result: escalated`',
    example: { reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ },
    rules: tierRules,
    score: ({ observation: { reply } }, { scoring }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .LP)([countEscalations(reply, scoring)], measure),
}));
function markEscalations(attempts, scoring) {
    const ladder = [...scoring.route_tiers];
    const ranks = attempts.map(({ route_tier: written }) => {
        const tier = nameTier(written, scoring);
        if (tier === null)
            return null;
        if (!ladder.includes(tier))
            ladder.push(tier);
        return ladder.indexOf(tier);
    });
    return attempts.map(({ result }, index) => {
        if (result === 'escalated')
            return true;
        if (index === attempts.length - 1)
            return false;
        const [from = null, to = null] = ranks.slice(index, index + 2);
        return from === null || to === null ? null : to > from;
    });
}
const ROUTE_ESCALATION = [
    defineEscalation({
        name: 'route.escalation-rate',
        title: 'escalation rate',
        summary: 'Whether the query was handed to a higher route tier. Its mean is the escalation rate.',
        formula: "1 when one of the reply's `attempts` was escalated: it says `result: escalated`, or the next attempt has a higher tier in the suite's `route_tiers`. The same tier again is a retry. Tiers that the suite does not list rank above those it does, in order of appearance. Without `attempts`, or if one of several has no `route_tier`, the reply's `escalations` count. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
        edge_cases: 'When the reply has neither; when the trial failed.',
        example: { text: 'Asked `local`, then `api`: 1.', value: 1 },
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .kk,
        measure: (count) => (count > 0 ? 1 : 0),
    }),
    defineEscalation({
        name: 'route.escalations',
        title: 'escalations',
        summary: 'How often the query was escalated.',
        formula: 'The number of attempts that were escalated, as in `route.escalation-rate`.',
        edge_cases: 'As `route.escalation-rate`.',
        example: { text: 'Asked `local`, then `api`: 1.', value: 1 },
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .D0,
        unit: 'count',
        absolute_margin: 0.05,
        measure: (count) => count,
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
        name: 'route.attempts',
        title: 'attempts inside the target',
        summary: 'How many models the target asked.',
        formula: 'The number of `attempts`.',
        edge_cases: 'When the target reported no `attempts`; when the trial failed.',
        example: { text: 'Asked `local`, then `api`: 2.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ, value: 2 },
        source: 'LLMC, evaluation framework, enrichment log: one entry a model that was asked',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .i2,
        score: ({ observation: { reply } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .i1)(reply.attempts?.length, 'the target reported no attempts'),
    }),
];


  }),

  6319:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ti: () => (  runCostOfPass),
    V_: () => (  runComposite),
    ob: () => (  costOfPass)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _answer_rubric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15804);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
  var _success_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63977);




function compositeScore({ pass, impl }, weights) {
    const total = weights.pass + weights.impl;
    return total === 0 ? 0 : (pass * weights.pass + impl * weights.impl) / total;
}
const runComposite = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .up)({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .QL,
    name: 'run.composite',
    title: 'composite score',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, composite score',
    summary: 'Passing and the judge’s score in one number.',
    formula: '(pass · w_pass + impl · w_impl) / (w_pass + w_impl): pass is `success`, impl `rubric.weighted-score`, the weights are the suite’s `composite_weights` (default 0.5 each). 0 when the weights sum to 0. These two metrics are the source document’s pass_rate and impl_rate.',
    needs: 'To cases that `success` applies to, in a suite whose answers are judged by a rubric (`judged`).',
    edge_cases: 'When one of the two is unscored. A failed trial is 0.',
    example: {
        text: 'It passes, and the judge gives 0.7979: (1 + 0.7979)/2 = 0.899. With 0.85 it would be 0.925.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .yC,
        judgments: { ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .yC.judgments, ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .H3.judgments },
        value: (1 + 1.915 / 2.4) / 2,
    },
    rules: ({ scoring }) => (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .VS)(scoring, ['composite_weights']),
    parts: [_success_js__WEBPACK_IMPORTED_MODULE_3__  .k, _answer_rubric_js__WEBPACK_IMPORTED_MODULE_1__  .WV],
    combine: ([pass = NaN, impl = NaN], { scoring }) => compositeScore({ pass, impl }, scoring.composite_weights),
    when_failed: 0,
});
function costOfPass({ cost, passRate }) {
    return passRate === 0 ? Infinity : cost / passRate;
}
const runCostOfPass = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .zw)({
    name: 'run.cost-of-pass',
    title: 'cost of a pass',
    summary: 'What one success costs, including the cost of wrong answers.',
    formula: 'Σ `cost.usd` / Σ `success` over the cases, each with its means over trials: mean cost / pass rate. Trials of unknown cost or outcome are left out of both.',
    needs: 'To cases that `success` applies to.',
    edge_cases: 'A case: when its cost or success is unscored. The figure: when nothing passes (infinite then, not 0).',
    example: {
        text: 'Costs of $0.10, $0.20 and $0.30, of which the second fails: $0.60/2 = $0.30.',
        trials: [
            { case: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .kK, reply: { cost_usd: 0.1 } },
            { case: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .kK, reply: { cost_usd: 0.2, answer: 'no' } },
            { case: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .kK, reply: { cost_usd: 0.3 } },
        ],
        value: 0.3,
    },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, cost of pass',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .D0,
    unit: 'usd',
    per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
});


  }),

  21501:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $o: () => (  scoreTrial),
    O0: () => (  explainTrial),
    VM: () => (  describeImpossible),
    ki: () => (  customMetricsOf),
    mH: () => (  widenRanges)
  });
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _model_rounding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47704);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
  var _cost_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11756);
  var _memoize_last_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3055);
  var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48512);







const MAX_LISTS = 32;
function recordMaker() {
    const lists = [];
    return (keys, values) => {
        const known = lists.find((list) => (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_4__  .F)(list.keys, keys));
        if (known === undefined) {
            const record = { ...overwrite({}, keys, values) };
            if (lists.length === MAX_LISTS)
                lists.shift();
            lists.push({ keys, first: record, values, record });
            return record;
        }
        if ((0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_4__  .F)(known.values, values))
            return known.record;
        known.record = overwrite({ ...known.first }, keys, values);
        known.values = values;
        return known.record;
    };
}
function overwrite(record, keys, values) {
    for (let index = 0; index < keys.length; index++) {
        const key = keys[index];
        const value = values[index];
        if (key !== undefined && value !== undefined)
            record[key] = value;
    }
    return record;
}
const REASON_LENGTH = 200;
const recordScores = recordMaker();
const recordReasons = recordMaker();
function scoreTrial(input) {
    const { metrics, golden, observation, judgments, recorded, withinTime } = input;
    const scoredIds = [];
    const values = [];
    const unscoredIds = [];
    const reasons = [];
    const scoreOf = scorer({ golden, observation, judgments: judgments ?? null, withinTime });
    const isCached = observation.status === 'ok' && observation.cached === true;
    const isOutage = observation.status === 'failed' && observation.failure.kind === 'infrastructure';
    const plainScore = (asked) => asked.score === null || !asked.applies(golden) ? null : scoreOf(asked.score, asked);
    const ownScore = (metric) => {
        const own = recordedScore(metric, recorded);
        return own !== null && (isOutage || isCached) ? scoreOf(() => own, { ...metric, when_failed: 'unscored' }) : own;
    };
    for (const asked of listAsked(metrics)) {
        const score = asked.own === null ? plainScore(asked) : ownScore(asked.own);
        if (score === null)
            continue;
        if (score.kind === 'scored') {
            scoredIds.push(asked.id);
            values.push(score.value);
        }
        else {
            unscoredIds.push(asked.id);
            reasons.push(score.reason);
        }
    }
    return { scores: recordScores(scoredIds, values), unscored: recordReasons(unscoredIds, reasons) };
}
const listAsked = (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_4__  .x)((metrics) => metrics
    .filter(({ custom, score }) => custom === true || score !== null)
    .map((metric) => {
    const { id, applies, score, environment, when_failed, custom } = metric;
    return { id, applies, score, environment, when_failed, own: custom === true ? metric : null };
}));
function scorer(input) {
    const { golden, observation, judgments, withinTime } = input;
    if (observation.status === 'failed')
        return failureScorer(observation.failure);
    const trial = { observation, golden, ranking: rankReply(observation, golden), judgments, withinTime };
    const fromCache = observation.cached === true ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .c7)(_cost_times_js__WEBPACK_IMPORTED_MODULE_2__  .Cm) : null;
    return (score, { environment }) => (environment === 'bound' && fromCache !== null ? fromCache : score(trial));
}
function rankReply({ reply: { spans } }, golden) {
    return spans === undefined ? null : (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_3__  .us)(spans, golden.expected_spans);
}
function explainTrial(input) {
    const { metrics, golden, observation, judgments, withinTime } = input;
    const success = metrics.find(({ id }) => id === 'success');
    if (success?.explain === undefined || !success.applies(golden))
        return [];
    if (observation.status === 'failed') {
        const { kind, message } = observation.failure;
        return [{ about: kind === 'infrastructure' ? 'unscored' : 'failure', text: message }];
    }
    const ranking = rankReply(observation, golden);
    return success.explain({ observation, golden, ranking, judgments: judgments ?? null, withinTime });
}
function failureScorer(failure) {
    const isOutage = failure.kind === 'infrastructure';
    const outage = failure.asked === false ? 'not asked' : 'infrastructure failure';
    const what = isOutage ? outage : `the trial failed (${failure.kind})`;
    const noScore = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .c7)(`${what}: ${failure.message}`.slice(0, REASON_LENGTH));
    return (_score, { when_failed: whenFailed }) => {
        const value = typeof whenFailed === 'function' ? whenFailed(failure) : whenFailed;
        return isOutage || value === 'unscored' ? noScore : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .lD)(value);
    };
}
const PREFIX = 'custom.';
function customMetricsOf({ metrics }) {
    const own = metrics.filter(({ id, custom, per_run }) => custom && id.startsWith(PREFIX) && per_run === undefined);
    return own.filter(({ id }, index) => own.findIndex((other) => other.id === id) === index);
}
function widenRanges(runs) {
    if (!runs.every(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .PX))
        return (run) => run;
    const widest = new Map();
    for (const facts of runs.flatMap(customMetricsOf)) {
        const known = widest.get(facts.id);
        if (known === undefined || widthOf(facts) > widthOf(known))
            widest.set(facts.id, facts);
    }
    return (run) => ({
        ...run,
        metrics: run.metrics.map((own) => {
            const { kind, unit, range, default_margin } = widest.get(own.id) ?? own;
            return { ...own, kind, unit, range, ...(default_margin && { default_margin }) };
        }),
    });
}
function widthOf({ kind, unit }) {
    if (kind === 'binary')
        return 0;
    return unit === 'ratio' ? 1 : 2;
}
function recordedScore(metric, recorded) {
    const value = recorded?.scores[metric.id];
    const reason = recorded?.unscored[metric.id];
    if (value === undefined)
        return reason === undefined ? null : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .c7)(reason.slice(0, REASON_LENGTH));
    const problem = describeImpossible(metric, value);
    return problem === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .lD)(value) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .c7)(`the suite's metric returned ${problem}`);
}
function describeImpossible({ kind, range: [low, high] }, value) {
    if (kind === 'binary')
        return value === 0 || value === 1 ? null : `${value}, but only 0 and 1 are possible`;
    const isInside = (low === null || value >= low - _model_rounding_js__WEBPACK_IMPORTED_MODULE_6__  .p) && (high === null || value <= high + _model_rounding_js__WEBPACK_IMPORTED_MODULE_6__  .p);
    return isInside ? null : `${value}, but it ${(0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .pC)([low, high])}`;
}


  }),

  78859:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Li: () => (  ANSWER_ALONE),
    OL: () => (  explainRule),
    Tk: () => (  scoreRule),
    y0: () => (  RULES)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35560);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44960);
  var _answer_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57932);
  var _answer_judge_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99393);
  var _answer_judged_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2044);
  var _case_kinds_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26114);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94896);
  var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48512);
  var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36355);
  var _workflow_clarification_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26862);
  var _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81704);
  var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75822);
  var _workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12131);
  var _retrieval_ranking_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80355);














const WILLINGNESS = {
    about: 'willingness',
    applies: () => true,
    score: ({ observation: { reply }, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_11__  .lD)((0,_workflow_clarification_js__WEBPACK_IMPORTED_MODULE_6__  .iH)(reply, golden) === null ? 1 : 0),
    explain: ({ observation: { reply }, golden }) => (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__  .Eb)((0,_workflow_clarification_js__WEBPACK_IMPORTED_MODULE_6__  .iH)(reply, golden)),
};
const CHECKS = {
    about: 'checks',
    applies: ({ checks }) => checks.length > 0,
    score: (trial, { settings }) => (0,_answer_checks_js__WEBPACK_IMPORTED_MODULE_0__  .M1)(trial, settings.pricing),
    explain: (trial, { settings: { pricing } }) => trial.golden.checks
        .filter((check) => isZero((0,_answer_checks_js__WEBPACK_IMPORTED_MODULE_0__  .dG)(check, trial, pricing)))
        .map((check) => (0,_answer_checks_js__WEBPACK_IMPORTED_MODULE_0__  .Gs)(check, trial, pricing)),
};
const HOPS = {
    about: 'hops',
    applies: _case_kinds_js__WEBPACK_IMPORTED_MODULE_13__  .Lf,
    score: _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_7__  .YO,
    explain: (trial) => (0,_workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .DR)('the answer does not state', 'hops', (0,_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_7__  .dR)(trial)),
};
const JUDGE = {
    about: 'judge',
    applies: (golden, context) => (0,_answer_judge_answer_js__WEBPACK_IMPORTED_MODULE_1__  .Oz)(golden, context) !== null,
    score: _answer_judge_answer_js__WEBPACK_IMPORTED_MODULE_1__  ._F,
    explain: (trial, context) => [(0,_answer_judge_answer_js__WEBPACK_IMPORTED_MODULE_1__  .B3)(trial, context)],
};
const ANSWER_ALONE = 'if only answers count, set `scoring: { success: answer }`';
const unreported = (what, rule) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_11__  .c7)(`the target reported no ${what}${rule === 'all' ? `; ${ANSWER_ALONE}` : ''}`);
const SPANS = {
    about: 'spans',
    applies: _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__  .a5,
    score: ({ ranking }, { k, scoring }, rule) => {
        if (ranking === null)
            return unreported('spans', rule);
        return (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__  .Dz)(ranking, (possible) => scoring.success_spans === 'critical' ? (0,_retrieval_ranking_js__WEBPACK_IMPORTED_MODULE_10__  .YQ)(possible, k) : (0,_retrieval_ranking_js__WEBPACK_IMPORTED_MODULE_10__  .gD)(possible.gains, k));
    },
    explain: (_trial, { k, scoring }) => [
        `${scoring.success_spans === 'critical' ? 'not every critical span' : 'no expected span'} is among the first ${k} retrieved`,
    ],
};
const SOURCES = {
    about: 'sources',
    applies: _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_5__  .z1,
    score: (trial, { scoring }, rule) => (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_5__  .dz)(trial.observation.reply) === null
        ? unreported('sources', rule)
        : (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(trial, scoring.success_sources ?? 'any'),
    explain: ({ observation: { reply }, golden }, { scoring }) => {
        const needsAll = scoring.success_sources === 'all' || golden.expected_sources?.length === 1;
        const what = needsAll ? 'it did not retrieve' : 'it retrieved none of';
        return (0,_workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .DR)(what, 'sources', (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_5__  .X6)(reply, golden));
    },
};
const WORKFLOW = {
    about: 'workflow',
    applies: _workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .my,
    score: (trial, { scoring }) => (0,_workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .Sc)(trial, scoring),
    explain: ({ observation: { reply }, golden }, { scoring }) => (0,_workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .HN)(golden, reply, scoring),
};
const REPORTED = {
    about: 'reported',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.passed === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_11__  .c7)('the reply does not say whether it passed') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_11__  .lD)(reply.passed ? 1 : 0),
    explain: (trial) => {
        const given = listGivenReasons(trial);
        return given.length === 0 ? ['the reply says that it did not pass'] : given;
    },
};
function listGivenReasons({ observation: { reply } }) {
    const reasons = (reply.reasons ?? []).map((reason) => reason.replace(/\s+/g, ' ').trim());
    return reasons.filter((reason) => reason !== '');
}
const DECIDING = ['answer', 'quality'];
const PARTS = {
    answer: {
        conditions: [WILLINGNESS, CHECKS, HOPS, JUDGE],
        applies: (golden, context) => golden.answer_mode !== 'answerable' ||
            golden.clarification_expected !== undefined ||
            [CHECKS, HOPS, JUDGE].some(({ applies }) => applies(golden, context)),
        judged_by: DECIDING,
        describe: (context) => {
            const questions = DECIDING.filter((question) => (0,_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_2__  .sL)(context, question));
            return ` ${_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_7__  .us}${questions.length === 0 ? '' : ` judged=${questions.join(',')}`}`;
        },
    },
    retrieval: {
        conditions: [SPANS, SOURCES],
        applies: (golden) => (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__  .a5)(golden) || (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_5__  .z1)(golden),
        judged_by: [],
        describe: ({ k, scoring }) => ` k=${k} ${_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__  .bz}${(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .VS)(scoring, ['success_spans'])}${scoring.success_sources === 'all' ? '' : ' sources=any'}`,
    },
    workflow: {
        conditions: [WORKFLOW],
        applies: _workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .my,
        judged_by: [],
        describe: ({ scoring }) => (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .VS)(scoring, _workflow_workflow_pass_js__WEBPACK_IMPORTED_MODULE_9__  .O4),
    },
};
const ALL_PARTS = [PARTS.retrieval, PARTS.answer, PARTS.workflow];
const RULES = {
    ...PARTS,
    reported: { conditions: [REPORTED], applies: () => true, judged_by: [], describe: () => '' },
    all: {
        conditions: [...PARTS.answer.conditions, ...PARTS.retrieval.conditions, ...PARTS.workflow.conditions],
        applies: (golden, context) => ALL_PARTS.some((part) => part.applies(golden, context)),
        judged_by: DECIDING,
        describe: (context) => ALL_PARTS.map((part) => part.describe(context)).join(''),
    },
};
function scoreRule(rule, trial, context) {
    const scores = [];
    for (const { applies, score } of RULES[rule].conditions)
        if (applies(trial.golden, context))
            scores.push(score(trial, context, rule));
    return (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_8__  .bn)(scores);
}
const EXPLAINED_FIRST = [WILLINGNESS, SPANS, SOURCES];
function explainRule(rule, trial, context) {
    const score = scoreRule(rule, trial, context);
    if (score.kind === 'unscored') {
        const given = rule === 'reported' ? listGivenReasons(trial).map((text) => ({ about: 'reported', text })) : [];
        return given.length > 0 ? given : [{ about: 'unscored', text: score.reason }];
    }
    const { conditions } = RULES[rule];
    const first = EXPLAINED_FIRST.filter((condition) => conditions.includes(condition));
    return [...first, ...conditions.filter((condition) => !first.includes(condition))]
        .filter(({ applies, score: scoreOne }) => applies(trial.golden, context) && isZero(scoreOne(trial, context, rule)))
        .flatMap(({ about, explain }) => explain(trial, context).map((text) => ({ about, text })));
}
const isZero = (score) => score.kind === 'scored' && score.value === 0;


  }),

  63977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  SUCCESS_METRICS),
    k: () => (  success)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
  var _success_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78859);



const SOURCE = 'Goldenpair: a case succeeds when all its yes/no expectations hold';
const definePart = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .u1)((rule) => ({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .mx,
    name: `success.${rule}`,
    source: SOURCE,
    rules: _success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .y0[rule].describe,
    judged_by: _success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .y0[rule].judged_by,
    applies: _success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .y0[rule].applies,
    score: (trial, context) => (0,_success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .Tk)(rule, trial, context),
    when_failed: 0,
}));
const success = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .GR)({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__  .mx,
    name: 'success',
    title: 'success',
    summary: 'Whether the trial did what its case asks for.',
    formula: '1 when all yes/no expectations of the case hold, else 0. With `success: all` (default) these are `success.retrieval` (expected spans, `expected_sources`), `success.answer` (`checks`, `required_hops`, abstaining, asking back, what a judge says) and `success.workflow` (agents and tools), each if the case asks for it. The target must also have answered: a case that does not ask it to abstain fails on an empty answer or `abstained: true`, and a case that does not ask it to clarify fails on `clarified: true`, unless it has `clarification_expected: true`. With `success: retrieval`, `success: answer` or `success: workflow` only that part counts; with `success: reported` only the reply’s own `passed`, which results of other harnesses have.',
    needs: 'To cases that one of the three parts applies to (with the rule `retrieval`, `answer` or `workflow`: that part; with `reported`: all cases). An `expected_answer` alone does not count: comparing words cannot say whether an answer is right, so it takes a judge (`judged`). `requirements` do not count either: a rubric gives a score, and gates can use `rubric.weighted-score` and `rubric.pass`.',
    source: "Goldenpair's own rule",
    edge_cases: 'When a part is unscored and no other part is 0.',
    example: {
        text: 'The case expects `a.ts` and `contains: here`; the reply has `a.ts` at rank 3 and the answer "here": 1.',
        case: { ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .Vu, checks: [{ contains: 'here' }] },
        reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__  .Ol,
        value: 1,
    },
    version: 2,
    rules: (context) => `rule=${context.settings.success}${_success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .y0[context.settings.success].describe(context)}`,
    judged_by: ({ settings }) => _success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .y0[settings.success].judged_by,
    default_gate: 'primary',
    applies: (golden, context) => _success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .y0[context.settings.success].applies(golden, context),
    score: (trial, context) => (0,_success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .Tk)(context.settings.success, trial, context),
    explain: (trial, context) => (0,_success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .OL)(context.settings.success, trial, context),
    when_failed: 0,
});
const SUCCESS_METRICS = [
    success,
    definePart({
        measure: 'retrieval',
        title: 'success of retrieval',
        version: 2,
        summary: 'Whether what the case needs was retrieved: an expected span among the first `primary_k`, and an expected source.',
        formula: '1 when `retrieval.hit` at `primary_k` is 1 and `sources.recall` is above 0, each if the case asks for it, else 0. With `success_sources: all`, `sources.recall` must be 1. With `success_spans: critical`, every expected span of relevance 1 or more must be among the first `primary_k` (which must be at least their number); a case without such spans needs any expected one.',
        needs: 'To cases with an expected span of relevance above 0, or with `expected_sources`.',
        edge_cases: 'When the reply has no `spans`, or no sources, and the other part is not 0.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: 1.',
            ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .y6,
            value: 1,
        },
    }),
    definePart({
        measure: 'answer',
        title: 'success of the answer',
        version: 2,
        summary: "Whether the answer passes the case's checks and states its hops, or the target rightly declined.",
        formula: '1 when all `checks` hold, the answer states all `required_hops` (`hops.coverage` is 1) and the target answered; in a case with `answer_mode: must_abstain`, when all `checks` hold and it abstained. It abstained when the reply says `abstained: true`, or has no `abstained` and the answer is empty. A target that declines in words must say `abstained: true`. With `answer_mode: must_clarify`, when all `checks` hold and it asked back: the reply says `clarified: true`, or has no `clarified` and the answer ends in a question mark. With `clarification_expected: true` it must have asked back too; with `false` the reply must not say `clarified: true`. If the suite has it `judged`, the judge must agree: with `answer`, in a case with an `expected_answer`, correctness must be at least 4 of 5; else with `quality`, in a case with `expected_answer_criteria`, the mean of the three qualities must be at least 0.7.',
        needs: 'To cases with `checks`, `answer_mode: must_abstain` or `answer_mode: must_clarify`, `clarification_expected`, or `required_hops` (unless their profile is `default`); and to those whose answer a judge decides on.',
        edge_cases: 'When a check is unscored or the judge gave nothing usable, and nothing else fails.',
        example: {
            text: 'The case must abstain; the answer is empty and `abstained` is not reported: 1.',
            case: { answer_mode: 'must_abstain' },
            reply: { answer: '' },
            value: 1,
        },
    }),
    definePart({
        measure: 'workflow',
        title: 'success of the workflow',
        summary: 'Whether the target called the agents and tools that the case names: `workflow.pass` as a part of success.',
        formula: '`workflow.pass`.',
        needs: 'To cases that name agents or tools.',
        edge_cases: 'As `workflow.pass`.',
        example: {
            text: 'Required `search`; `tools: []`: 0.',
            case: { required_tools: ['search'] },
            reply: { tools: [] },
            value: 0,
        },
    }),
];


  }),

  26862:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $O: () => (  clarification),
    iH: () => (  explainUnwillingness)
  });
  var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);


const clarification = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .GR)({
    name: 'clarification.match',
    title: 'asked back as expected',
    summary: 'Whether the target asks back when it should, and only then.',
    formula: '1 when the target asked back and `clarification_expected` is true, or did not and it is false; else 0. It asked back when the reply says `clarified: true`, or has no `clarified` and the answer ends in a question mark.',
    needs: 'To cases with `clarification_expected`, true or false.',
    edge_cases: 'Never, when the target answered.',
    example: {
        text: '`clarification_expected: true`; the answer is "Which year?": 1.',
        case: { clarification_expected: true },
        reply: { answer: 'Which year?' },
        value: 1,
    },
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, its flag for scenarios that need a question first',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mx,
    applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
    score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(hasAskedBack(observation.reply) === golden.clarification_expected ? 1 : 0),
    when_failed: 0,
});
function hasAskedBack({ clarified, answer }) {
    return clarified ?? /[?？؟]\s*$/.test(answer);
}
function explainUnwillingness(reply, { answer_mode: mode, clarification_expected: mustAsk = false }) {
    const isEmpty = reply.answer.trim() === '';
    const hasDeclined = reply.abstained ?? isEmpty;
    if (mode === 'must_abstain') {
        if (!hasDeclined)
            return 'it answered instead of declining';
        return mustAsk && !hasAskedBack(reply) ? 'it declined without asking back' : null;
    }
    if (hasDeclined)
        return 'it declined to answer';
    if (mode === 'must_clarify' || mustAsk)
        return hasAskedBack(reply) && (mode === 'must_clarify' || !isEmpty) ? null : 'it answered instead of asking back';
    if (reply.clarified === true)
        return 'it asked back instead of answering';
    return isEmpty ? 'the answer is empty' : null;
}


  }),

  81704:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jq: () => (  HOPS),
    P5: () => (  ALL_HOPS),
    YO: () => (  scoreChain),
    a9: () => (  GROUNDED_HOP_COVERAGE),
    dR: () => (  listMissingHops),
    e7: () => (  scoreHopCoverage),
    ju: () => (  HOP_COVERAGE),
    kU: () => (  matchHops),
    us: () => (  HOP_RULES)
  });
  var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
  var _answer_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57932);
  var _case_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26114);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
  var _memoize_last_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3055);
  var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36355);
  var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70592);








const HOP_RULES = 'hops/1';
const IN_WORD = /^(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{N}\p{M}_]$/u;
const DIGIT = /^\p{Nd}$/u;
function matchHops(hops, answer, withinTime) {
    const text = foldSpaces(answer);
    const folded = text.toLowerCase();
    const states = (wanted, match) => {
        if (match === 'regex')
            return (0,_answer_checks_js__WEBPACK_IMPORTED_MODULE_1__  .f6)(new RegExp(wanted, 'iu'), text, withinTime);
        const needle = foldSpaces(wanted).toLowerCase();
        if (needle === '')
            return false;
        return match === 'substring' ? folded.includes(needle) : hasWords(folded, needle);
    };
    try {
        const stated = [];
        for (const hop of hops) {
            const found = hop.any_of.map((wanted) => states(wanted, hop.match));
            if (found.includes(true))
                stated.push(hop);
            else if (found.includes(null))
                return `a hop's regular expression ${_answer_checks_js__WEBPACK_IMPORTED_MODULE_1__  .NV}`;
        }
        return stated;
    }
    catch (error) {
        return `a hop's regular expression cannot be used: ${error instanceof Error ? error.message.slice(0, 100) : 'no reason given'}`;
    }
}
const foldSpaces = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
function hasWords(text, words) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
        const end = at + words.length;
        const before = [...text.slice(Math.max(0, at - 4), at)];
        const after = [...text.slice(end, end + 4)];
        const inside = [...words];
        if (!goesOn(inside[0], before.reverse()) && !goesOn(inside.at(-1), after))
            return true;
    }
    return false;
}
function goesOn(edge = '', [next = '', afterNext = '']) {
    if (!IN_WORD.test(edge))
        return false;
    if (IN_WORD.test(next))
        return true;
    return next === '.' && DIGIT.test(edge) && DIGIT.test(afterNext);
}
const statedHops = (0,_memoize_last_js__WEBPACK_IMPORTED_MODULE_4__  .x)(({ observation, golden, withinTime }) => matchHops(golden.required_hops ?? [], observation.reply.answer, withinTime));
function scoreHopCoverage(trial) {
    const { required_hops: hops = [] } = trial.golden;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .go)((0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .W3)(statedHops(trial), (stated) => stated.length / hops.length));
}
function scoreGroundedCoverage(trial) {
    const { required_hops: hops = [] } = trial.golden;
    const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__  .dz)(trial.observation.reply);
    if (retrieved === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .c7)('the target reported no sources');
    const measure = (stated) => {
        const sources = stated.flatMap(({ source }) => (source === undefined ? [] : (0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__  .F)(source)));
        const grounded = sources.filter((source) => retrieved.has(source));
        return (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__  .AL)(retrieved, sources) ?? grounded.length / hops.length;
    };
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .go)((0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .W3)(statedHops(trial), measure));
}
function scoreChain(trial) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__  .LP)([scoreHopCoverage(trial)], (coverage) => (coverage === 1 ? 1 : 0));
}
function listMissingHops(trial) {
    const stated = statedHops(trial);
    if (typeof stated === 'string')
        return [];
    return (trial.golden.required_hops ?? []).filter((hop) => !stated.includes(hop)).map(({ id }) => id);
}
const HOP_COVERAGE = {
    name: 'hops.coverage',
    title: 'hop coverage',
    summary: 'How many of the facts on the way to the answer it states.',
    formula: 'Hops with one of their texts (`any_of`) in the answer / all hops. Both are compared NFKC-normalized, in lower case, with single spaces. With `match: word` (default) a text must not continue as a longer word or number: "2" is in "2 parts", not in "2024" or "2.5". Scripts that set no space between words (Chinese, Japanese, Thai …) or before endings (Korean) are exempt. `match: substring` counts anywhere; `match: regex` is a JavaScript regular expression (flags i, u) over the first 100,000 characters.',
    needs: 'To cases with `required_hops`, unless their profile is `default`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, hop coverage; word edges are our own',
    edge_cases: "When a hop's regular expression takes too long and is stopped, as in [checks](#answerchecks). An empty answer is 0.",
    example: {
        text: 'Hops "the buyer" and "14 days"; the answer "The buyer, in 140 days": 1/2 = 0.5.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .V2,
        value: 0.5,
    },
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .oV,
    rules: HOP_RULES,
    applies: _case_kinds_js__WEBPACK_IMPORTED_MODULE_7__  .Lf,
    score: scoreHopCoverage,
    when_failed: 0,
};
const GROUNDED_HOP_COVERAGE = {
    ...HOP_COVERAGE,
    name: 'hops.grounded-coverage',
    title: 'grounded hop coverage',
    summary: 'How many of the facts it states with the right document retrieved.',
    formula: 'Stated hops (as in `hops.coverage`) whose `source` was retrieved / all hops. The documents retrieved are those of `sources.precision`. A hop without a `source` is never grounded.',
    needs: 'To cases with `required_hops` and at least one `source` among them, unless their profile is `default`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage',
    edge_cases: 'When the reply has neither `sources` nor `spans` that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
    example: {
        text: 'Both hops are stated, and the source of one was retrieved: 1/2 = 0.5.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .ao,
        value: 0.5,
    },
    version: 2,
    applies: (golden) => (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__  .Lf)(golden) && (golden.required_hops ?? []).some(({ source }) => source !== undefined),
    score: scoreGroundedCoverage,
};
const ALL_HOPS = {
    ...HOP_COVERAGE,
    name: 'hops.chain-success',
    title: 'chain success',
    summary: 'Whether the answer states every fact of a chain.',
    formula: '1 when `hops.coverage` is 1, else 0.',
    needs: 'To cases with `required_hops` and `multi_hop: true`, or with more than one hop, unless their profile is `default`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain success rate',
    edge_cases: 'As `hops.coverage`.',
    example: { text: 'One of two hops is stated: 0.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__  .V2, value: 0 },
    kind: 'binary',
    default_margin: { kind: 'absolute', value: 0.05 },
    score: scoreChain,
};
const HOPS = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .GR)(HOP_COVERAGE),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .GR)(GROUNDED_HOP_COVERAGE),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__  .GR)({ ...ALL_HOPS, applies: (golden) => (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__  .Lf)(golden) && (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__  .JK)(golden) }),
];


  }),

  75822:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UK: () => (  expectsCalls),
    UP: () => (  listCalled),
    V: () => (  CALL_KINDS),
    _B: () => (  validateWorkflow),
    bn: () => (  allOf),
    eW: () => (  NO_TRACE),
    qK: () => (  resolveName)
  });
  var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1275);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);


function validateCalls(input) {
    const { called, expected, aliases, always, strict } = input;
    const { required, optional, forbidden } = expected;
    const calls = firstByName(called, aliases);
    const wanted = firstByName(required, aliases);
    const unwanted = firstByName(forbidden, aliases);
    const known = firstByName([...required, ...optional, ...always], aliases);
    const missing = pick(wanted, (name) => !calls.has(name));
    const unexpected = pick(calls, (name) => unwanted.has(name) || (strict && !known.has(name)));
    return {
        included: pick(wanted, (name) => calls.has(name)),
        excluded: pick(unwanted, (name) => !calls.has(name)),
        missing,
        unexpected,
        pass: missing.length === 0 && unexpected.length === 0,
    };
}
function firstByName(spellings, aliases) {
    const found = new Map();
    for (const spelling of spellings) {
        const name = resolveName(spelling, aliases);
        if (!found.has(name))
            found.set(name, spelling);
    }
    return found;
}
function pick(names, holds) {
    return [...names].flatMap(([name, spelling]) => (holds(name) ? [spelling] : []));
}
function resolveName(name, aliases) {
    const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__  .MH)(name);
    const alias = Object.entries(aliases).find(([other]) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__  .MH)(other) === plain);
    return alias === undefined ? plain : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__  .MH)(alias[1]);
}
const NO_TRACE = {
    tools: 'the target did not report its tool calls',
    agents: 'the target did not report which agents it called',
};
function listCalled(kind, { agents, tools }) {
    if (kind === 'tools')
        return tools?.map(({ name }) => name) ?? null;
    if (agents !== undefined)
        return agents;
    const named = tools?.flatMap(({ agent }) => agent ?? []) ?? [];
    return named.length === 0 ? null : named;
}
const CALL_KINDS = ['agents', 'tools'];
const NAMES = {
    agents: { required: 'required_agents', optional: 'optional_agents', forbidden: 'forbidden_agents' },
    tools: { required: 'required_tools', optional: 'optional_tools', forbidden: 'forbidden_tools' },
};
function expectedCalls(golden, kind) {
    const { required, optional, forbidden } = NAMES[kind];
    return { required: golden[required] ?? [], optional: golden[optional] ?? [], forbidden: golden[forbidden] ?? [] };
}
function expectsCalls(golden, kind) {
    const { required, optional, forbidden } = NAMES[kind];
    return [golden[required], golden[optional], golden[forbidden]].some((names = []) => names.length > 0);
}
function validateWorkflow(golden, reply, { aliases, always_expected_agents: alwaysExpected, workflow: { strict } }) {
    const validate = (kind, always) => {
        if (!expectsCalls(golden, kind))
            return null;
        const called = listCalled(kind, reply);
        if (called === null)
            return 'trace_missing';
        return validateCalls({ called, expected: expectedCalls(golden, kind), aliases: aliases[kind], always, strict });
    };
    return { agents: validate('agents', alwaysExpected), tools: validate('tools', []) };
}
function allOf(scores) {
    if (scores.some((score) => score.kind === 'scored' && score.value === 0))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(0);
    return scores.find((score) => score.kind === 'unscored') ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__  .lD)(1);
}


  }),

  12131:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DR: () => (  quoteNames),
    HN: () => (  explainWorkflow),
    Iz: () => (  WORKFLOW_PASS),
    O4: () => (  WORKFLOW_SETTINGS),
    Sc: () => (  scoreWorkflow),
    my: () => (  expectsWorkflow)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
  var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
  var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);
  var _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75822);




const expectsWorkflow = (golden) => _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .V.some((kind) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .UK)(golden, kind));
const WORKFLOW_SETTINGS = [
    'aliases.agents',
    'aliases.tools',
    'always_expected_agents',
    'workflow',
];
function scoreWorkflow({ observation, golden }, scoring, kinds = _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .V) {
    const validation = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  ._B)(golden, observation.reply, scoring);
    return (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .bn)(kinds.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return scoring.workflow.require_trace ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(0) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .eW[kind]);
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(calls.pass ? 1 : 0);
    }));
}
function explainWorkflow(golden, reply, scoring) {
    const validation = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  ._B)(golden, reply, scoring);
    return _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return scoring.workflow.require_trace ? [_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .eW[kind]] : [];
        return [
            ...quoteNames('it did not call', kind, calls.missing),
            ...quoteNames('it should not have called', kind, calls.unexpected),
        ];
    });
}
const SOURCE = 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation';
const AGENTS = {
    needs: 'To cases with `required_agents`, `optional_agents` or `forbidden_agents`; an empty list names none.',
    missing: 'When the reply has neither `agents` nor a tool call that names its `agent`',
};
const TOOLS = {
    needs: 'To cases with `required_tools`, `optional_tools` or `forbidden_tools`; an empty list names none.',
    missing: 'When the reply has no `tools`',
};
const TOOLS_EXAMPLE = {
    case: { required_tools: ['search', 'rank'], forbidden_tools: ['delete'] },
    reply: { tools: [{ name: 'search' }, { name: 'web' }] },
};
const COMPARED = "Names are compared in lower case, NFKC-normalized and trimmed, after the suite's `aliases`.";
const describeRules = ({ scoring }) => (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .VS)(scoring, WORKFLOW_SETTINGS);
const definePass = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .u1)((kinds) => ({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mx,
    source: SOURCE,
    example: TOOLS_EXAMPLE,
    rules: describeRules,
    applies: (golden) => kinds.some((kind) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .UK)(golden, kind)),
    score: (trial, { scoring }) => scoreWorkflow(trial, scoring, kinds),
    when_failed: 0,
}));
const FAULTY = { ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .D0, unit: 'count', absolute_margin: 0.5 };
const LISTS = [
    { list: 'missing', isFault: true, which: 'were required, but not called', set: () => 'required \\ called' },
    {
        list: 'unexpected',
        isFault: true,
        which: 'were called, but should not have been',
        set: (kind) => `(called ∩ forbidden) ∪ (called \\ required \\ optional${kind === 'agents' ? ' \\ always expected' : ''}); called ∩ forbidden with \`workflow: { strict: false }\``,
    },
    { list: 'included', isFault: false, which: 'were required and called', set: () => 'required ∩ called' },
    {
        list: 'excluded',
        isFault: false,
        which: 'were forbidden and rightly not called',
        set: () => 'forbidden \\ called',
    },
];
const COUNTED = {
    agents: {
        ...AGENTS,
        text: 'Required `research` and `legal`, forbidden `sales`; called `orchestrator`, `research` and `poet`',
        case: { required_agents: ['research', 'legal'], forbidden_agents: ['sales'] },
        reply: { agents: ['orchestrator', 'research', 'poet'] },
        found: { missing: 'legal', unexpected: 'poet', included: 'research', excluded: 'sales' },
    },
    tools: {
        ...TOOLS,
        text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`',
        ...TOOLS_EXAMPLE,
        found: { missing: 'rank', unexpected: 'web', included: 'search', excluded: 'delete' },
    },
};
function defineCount(kind, { list, isFault, which, set }) {
    const { needs, missing, text, case: golden, reply, found } = COUNTED[kind];
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .GR)({
        name: `workflow.${kind}-${list}`,
        title: `${list} ${kind}`,
        source: SOURCE,
        summary: `How many ${kind} ${which}.`,
        formula: `|${set(kind)}|, each name once. The names are in the table [workflow-validation](#table-workflow-validation).`,
        needs,
        edge_cases: `${missing}, and for failed trials.`,
        example: { text: `${text}: 1 (\`${found[list]}\`).`, case: golden, reply, value: 1 },
        ...(isFault ? FAULTY : _define_metric_js__WEBPACK_IMPORTED_MODULE_0__  .i2),
        rules: describeRules,
        applies: (trial) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .UK)(trial, kind),
        score: ({ observation, golden: own }, { scoring }) => {
            const calls = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  ._B)(own, observation.reply, scoring)[kind];
            return calls === null || calls === 'trace_missing' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .c7)(_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .eW[kind]) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(calls[list].length);
        },
    });
}
const WORKFLOW_PASS = [
    definePass({
        name: 'workflow.pass',
        title: 'workflow passed',
        measure: _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__  .V,
        summary: 'Whether the target called the agents and tools that the case names.',
        formula: '1 when `workflow.agents-pass` and `workflow.tools-pass` are 1, each only if the case names agents or tools; else 0.',
        needs: 'To cases that name agents or tools.',
        edge_cases: 'When a part is unscored and the other is not 0. A target that does not report its calls neither passes nor fails, unless `workflow: { require_trace: true }` makes it fail.',
        example: { text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.', value: 0 },
    }),
    definePass({
        name: 'workflow.agents-pass',
        title: 'agents as expected',
        measure: ['agents'],
        summary: 'Whether the target called the agents that the case names.',
        formula: `1 when no agent is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional, nor one of \`always_expected_agents\` (default \`orchestrator\`); with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
        needs: AGENTS.needs,
        edge_cases: `${AGENTS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
        example: {
            text: 'Required `research`; called `orchestrator` and `Research`: 1.',
            case: { required_agents: ['research'] },
            reply: { agents: ['orchestrator', 'Research'] },
            value: 1,
        },
    }),
    ...LISTS.map((list) => defineCount('agents', list)),
    definePass({
        name: 'workflow.tools-pass',
        title: 'tools as expected',
        measure: ['tools'],
        summary: 'Whether the target called the tools that the case names.',
        formula: `1 when no tool is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional; with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
        needs: TOOLS.needs,
        edge_cases: `${TOOLS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
        example: { text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.', value: 0 },
    }),
    ...LISTS.map((list) => defineCount('tools', list)),
];
const MAX_NAMES = 5;
const NAME_LENGTH = 80;
function quoteNames(what, nouns, names) {
    if (names.length === 0)
        return [];
    const noun = names.length === 1 ? nouns.slice(0, -1) : nouns;
    const quoted = names.map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)));
    return [`${what} the ${noun} ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .P7)(quoted, MAX_NAMES)}`];
}


  }),

  27866:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  shortenHashes),
    d: () => (  canonicalJson)
  });
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value ?? null);
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
    scores: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable())).describe('By metric id, one per trial or `null`.'),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative()).optional().describe('Indices, from 0, of the trials that the target failed.'),
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

  33307:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    TJ: () => (  commentShare),
    Vw: () => (  gradeMaintainability),
    WW: () => (  meanComplexities),
    Wr: () => (  CODE_FIGURES),
    hD: () => (  sumFiles),
    hZ: () => (  rankComplexity),
    lD: () => (  completeDeclarations),
    rb: () => (  sumCode)
  });
  var _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81219);
  var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


const CODE_FIGURES = {
    'code.mi': ({ maintainability }) => maintainability.index,
    'code.lowest-mi': ({ maintainability }) => maintainability.lowest,
    'code.average-complexity': ({ complexity }) => averageOf(complexity.functions_only),
    'code.max-complexity': ({ complexity }) => complexity.functions_only.max,
    'code.average-block-complexity': ({ complexity }) => averageOf(complexity.with_classes),
    'code.max-block-complexity': ({ complexity }) => complexity.with_classes.max,
    'code.return-annotations': ({ declarations }) => declarations.return_annotation_share,
    'code.imports': ({ declarations }) => declarations.imports,
    'code.framework-imports': ({ declarations }) => declarations.framework_imports,
    'code.classes': ({ declarations }) => declarations.classes,
    'code.functions': ({ declarations }) => declarations.functions,
    'code.halstead-volume': ({ halstead }) => halstead.volume,
    'code.halstead-difficulty': ({ halstead }) => halstead.difficulty,
    'code.halstead-effort': ({ halstead }) => halstead.effort,
    'code.halstead-bugs': ({ halstead }) => halstead.bugs,
    'code.sloc': ({ raw }) => raw.sloc,
    'code.lloc': ({ raw }) => raw.lloc,
    'code.comment-ratio': (totals) => totals.comment_ratio,
};
const averageOf = ({ count, average }) => (count === 0 ? null : average);
function sumCode(files) {
    return _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_0__  .Qx.flatMap((language) => {
        const all = files.filter((file) => file.language === language);
        const measured = all.filter((file) => file.kind === 'measured');
        const totals = sumFiles(measured);
        return totals === null ? [] : [{ ...totals, unscored_files: all.length - measured.length }];
    });
}
function sumFiles(files, weightOf = () => 1) {
    const [first] = files;
    if (first === undefined)
        return null;
    const raw = sumMembers(files.map((file) => file.raw));
    const { volume, effort, bugs } = sumMembers(files.map(({ halstead }) => halstead));
    const meanOf = (read) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .cz)(files.map((file) => weightOf(file) * read(file))) / (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .cz)(files.map(weightOf));
    const index = meanOf(({ maintainability }) => maintainability.index);
    const lowest = files.reduce((least, { maintainability }) => Math.min(least, maintainability.index), 100);
    return {
        language: first.language,
        files: files.length,
        unscored_files: 0,
        raw,
        comment_ratio: commentShare(raw),
        complexity: meanComplexities(files.flatMap(({ blocks }) => blocks)),
        halstead: { volume, difficulty: meanOf(({ halstead }) => halstead.difficulty), effort, bugs },
        maintainability: { index, grade: gradeMaintainability(index), lowest, lowest_grade: gradeMaintainability(lowest) },
        declarations: completeDeclarations(sumMembers(files.map(({ declarations: { return_annotation_share: _, ...counts } }) => counts))),
    };
}
function sumMembers(parts) {
    const keys = Object.keys(parts[0] ?? {});
    return Object.fromEntries(keys.map((key) => [key, (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .cz)(parts.map((part) => part[key]))]));
}
function commentShare({ comments, sloc }) {
    return sloc === 0 ? null : comments / sloc;
}
function completeDeclarations(counts) {
    const { annotatable_functions: annotatable, annotated_functions: annotated } = counts;
    return { ...counts, return_annotation_share: annotatable === 0 ? null : annotated / annotatable };
}
function meanComplexities(blocks) {
    const outer = blocks.filter(({ inner }) => !inner);
    const functions = readComplexity(outer.filter(({ kind }) => kind !== 'class'));
    return {
        functions_only: functions,
        with_classes: readComplexity(outer),
        with_inner: readComplexity(blocks),
        grade: rankComplexity(functions.average),
    };
}
function rankComplexity(complexity) {
    return _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_0__  .nZ[(Math.ceil(complexity / 10) || 1) - (complexity <= 5 ? 1 : 0)] ?? 'F';
}
function readComplexity(blocks) {
    const count = blocks.length;
    if (count === 0)
        return { count, average: 0, rank: null, max: null, max_rank: null };
    const average = blocks.reduce((sum, { complexity }) => sum + complexity, 0) / count;
    const max = blocks.reduce((most, { complexity }) => Math.max(most, complexity), 0);
    return { count, average, rank: rankComplexity(average), max, max_rank: rankComplexity(max) };
}
function gradeMaintainability(index) {
    return index >= 20 ? 'A' : index >= 10 ? 'B' : 'C';
}


  }),

  44785:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JK: () => (  sampleStandardDeviation),
    Mq: () => (  sumOfSquaredDeviations),
    cz: () => (  sum),
    hY: () => (  weightedMean),
    i2: () => (  mean),
    kU: () => (  populationStandardDeviation),
    rL: () => (  pooledVariance)
  });
function mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return sum(values) / values.length;
}
function weightedMean(items) {
    const total = sum(items.map(({ weight }) => weight));
    return total === 0 ? null : sum(items.map(({ value, weight }) => value * weight)) / total;
}
function sum(values) {
    let total = 0;
    let lost = 0;
    for (let at = 0; at < values.length; at++) {
        const value = values[at];
        const next = total + value;
        lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
        total = next;
    }
    return Number.isFinite(lost) ? total + lost : total;
}
function sumOfSquaredDeviations(values) {
    const centre = mean(values);
    const deviations = values.map((value) => value - centre);
    return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length;
}
function sampleStandardDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1));
}
function populationStandardDeviation(values) {
    if (values.length === 0)
        throw new RangeError('deviation of no values');
    return Math.sqrt(sumOfSquaredDeviations(values) / values.length);
}
function pooledVariance(groups) {
    const repeated = groups.filter(({ length }) => length > 1);
    const df = sum(repeated.map(({ length }) => length - 1));
    return df === 0 ? null : { variance: sum(repeated.map(sumOfSquaredDeviations)) / df, df };
}


  }),

  19859:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  openCache)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _io_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);








const LAYOUT = 'v1';
const MAX_BYTES = 500e6;
const LARGEST_ENTRY_BYTES = 5e6;
function openCache(input) {
    const { folder, maxBytes = MAX_BYTES, clock, log } = input;
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const stopWriting = (reason) => {
        if (!isFull)
            log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
        isFull = true;
    };
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
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__  .MR)(text);
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
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_5__  .Kp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .vZ)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                stopWriting((0,_io_log_js__WEBPACK_IMPORTED_MODULE_6__  .Dy)(error) ?? (0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .bD)(error));
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
    GK: () => (  scoresOfReference),
    K3: () => (  isLikelyReference),
    Wf: () => (  readReference),
    hp: () => (  requirePossible)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55156);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
  var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94896);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21501);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35560);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);
  var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38045);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47673);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12141);
  var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54974);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98194);














const CURE = 'Restore the file from git, or write it again with `goldenpair ratchet`';
const versionSchema = zod__WEBPACK_IMPORTED_MODULE_12__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_12__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_12__.int() });
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_11__  .Ov)(path)) !== null;
}
async function isLikelyReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__  .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_10__  .Vh)(path);
    const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('run-invalid', { path, line: null, problem, cure: CURE });
    if (!versionSchema.safeParse(value).success)
        throw refuse('it is not a reference that `goldenpair ratchet` wrote');
    (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_8__  .ps)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__  .ZV);
    const parsed = (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_8__  .CL)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__  .Nm, value);
    if (parsed.success)
        return parsed.data;
    const [list, at] = parsed.error.issues[0]?.path ?? [];
    const { id } = (list === 'cases' && value.cases?.[Number(at)]) || { id: undefined };
    throw refuse(`${id === undefined ? '' : `case \`${String(id).slice(0, 100)}\`, `}${(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_8__  .ZM)(parsed.error)}`);
}
function scoresOfReference(path, reference, declared) {
    const { settings, pricing, fingerprints } = reference;
    const metrics = [...(0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__  .GY)({ ...settings, pricing }), ...declared.map(_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__  .dC)];
    const isSame = (metric) => (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_3__  .or)([metric], _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__  .s)[metric.id] === fingerprints.metrics[metric.id];
    const trials = trialsOfReference(reference);
    requirePossible(trials, { metrics: metrics.filter(isSame), path, cure: CURE });
    return trials;
}
function requirePossible(trials, { metrics, ...place }) {
    for (const { case: id, trial, scores } of trials)
        for (const metric of metrics) {
            const value = scores[metric.id];
            const got = value === undefined ? null : (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .VM)(metric, value);
            if (got === null)
                continue;
            const problem = `case \`${id}\`, trial ${trial}: \`${metric.id}\` is ${got}`;
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('run-invalid', { ...place, line: null, problem });
        }
}
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_9__  .ZN,
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(({ scores: _scores, failed: _failed, ...golden }) => (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_13__  .Oy)({
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
            const values = Object.entries(scores).map(([metric, list]) => [metric, list[trial]]);
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => typeof entry[1] === 'number')),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}


  })

};
