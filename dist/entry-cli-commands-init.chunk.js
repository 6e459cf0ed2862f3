export const id = 4980;
export const ids = [4980,3904];
export const modules = {

  74980:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  askAgain: () => (  askAgain),
  init: () => (  init)
});

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var io_files = __webpack_require__(60198);
var io_log = __webpack_require__(58967);
var format_number = __webpack_require__(77377);
var model_error = __webpack_require__(50262);
var fingerprint = __webpack_require__(27866);
var omit_undefined = __webpack_require__(35560);
var suite = __webpack_require__(4657);
var noise = __webpack_require__(21108);
var text_width = __webpack_require__(40524);
var load_suite = __webpack_require__(1642);
var measure = __webpack_require__(16305);
var reply_content = __webpack_require__(78583);
var read_run = __webpack_require__(41345);
var json = __webpack_require__(29598);
;// CONCATENATED MODULE: ./build/entry/cli/init/find-setup.js



const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0';
const SETUP_PYTHON = 'actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0';
async function findDependencies(folder, prefix) {
    const root = prefix === '' ? folder : (0,external_node_path_.join)(folder, ...prefix.split('/').map(() => '..'));
    const manifest = await readIfThere((0,external_node_path_.join)(folder, 'package.json'));
    const setups = [];
    if (manifest !== null)
        setups.push(await setUpNode({ folder, root, prefix }, manifest));
    const python = await setUpPython(folder, prefix);
    if (python !== null)
        setups.push(python);
    const { dependencies } = Object((0,json .MR)(manifest ?? ''));
    return { setups, packages: new Set((0,json .u4)(dependencies) ? Object.keys(dependencies) : []) };
}
function setupsFor({ setups }, target, command) {
    const language = languageOf(target, command);
    if (language === null)
        return [];
    return setups.filter((setup) => language === 'any' || setup.language === language);
}
function languageOf(target, command) {
    if (target === 'search' || (target === 'http' && command === null))
        return null;
    if (target === 'python')
        return 'python';
    if (target === 'node' || target === 'module')
        return 'node';
    const [program = ''] = (command ?? '').trim().split(/\s/);
    if (/(?:^|\/)(?:node|npm|npx|pnpm|yarn|tsx)$/.test(program))
        return 'node';
    return /(?:^|\/)(?:python[\d.]*|uvicorn|flask)$/.test(program) ? 'python' : 'any';
}
async function setUpNode({ folder, root, prefix }, manifest) {
    const lock = async (name) => (await readIfThere((0,external_node_path_.join)(folder, name))) ?? readIfThere((0,external_node_path_.join)(root, name));
    const yarn = await lock('yarn.lock');
    const command = (await lock('package-lock.json')) !== null || (await lock('npm-shrinkwrap.json')) !== null
        ? 'npm ci'
        : (await lock('pnpm-lock.yaml')) !== null
            ? 'corepack pnpm install --frozen-lockfile'
            : yarn === null
                ? 'npm install'
                : `corepack yarn install ${yarn.includes('__metadata:') ? '--immutable' : '--frozen-lockfile'}`;
    const file = (await readIfThere((0,external_node_path_.join)(folder, '.nvmrc'))) === null ? 'package.json' : '.nvmrc';
    const isSaid = file === '.nvmrc' || /"engines"\s*:\s*\{[^}]*"node"/.test(manifest);
    const version = isSaid ? `node-version-file: ${quoteYaml(external_node_path_.posix.join(prefix, file))}` : "node-version: 'lts/*'";
    return {
        language: 'node',
        command,
        isolated: command,
        fills: 'node_modules/',
        step: [`- uses: ${SETUP_NODE}`, '  with:', `    ${version}`, '    package-manager-cache: false'],
    };
}
async function setUpPython(folder, prefix) {
    const project = (await readIfThere((0,external_node_path_.join)(folder, 'pyproject.toml'))) ?? '';
    const hasList = (await readIfThere((0,external_node_path_.join)(folder, 'requirements.txt'))) !== null;
    if (!hasList && !/^\[(?:project|build-system|tool\.poetry)\]/m.test(project))
        return null;
    const what = hasList ? '-r requirements.txt' : '-e .';
    const hasVersion = (await readIfThere((0,external_node_path_.join)(folder, '.python-version'))) !== null;
    const file = hasVersion ? '.python-version' : 'pyproject.toml';
    const isSaid = hasVersion || /^requires-python\s*=/m.test(project);
    const version = isSaid ? `python-version-file: ${quoteYaml(external_node_path_.posix.join(prefix, file))}` : "python-version: '3.13'";
    return {
        language: 'python',
        command: `python3 -m pip install ${what}`,
        isolated: `python3 -m venv .venv && .venv/bin/pip install ${what}`,
        fills: '.venv/',
        step: [`- uses: ${SETUP_PYTHON}`, '  with:', `    ${version}`],
    };
}
function quoteYaml(text) {
    return /^[A-Za-z][\w./-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}
const readIfThere = async (path) => (0,promises_.readFile)(path, 'utf8').catch(() => null);
const INIT_TARGETS = ['search', 'module', 'command', 'http', 'python', 'node'];
const WORKFLOW_JOBS = ['1', '2'];
const WATCHED_CASES = ['critical', 'all'];
function nameSuite(folder) {
    const name = folder.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[._-]+|-+$/g, '');
    return name.slice(0, 60) || 'golden';
}

var checkout = __webpack_require__(81136);
var importer = __webpack_require__(49772);
var write_cases = __webpack_require__(1983);
var git = __webpack_require__(86349);
var sha256 = __webpack_require__(80430);
var group_by = __webpack_require__(79167);
var tokenize = __webpack_require__(19007);
var parse_suite = __webpack_require__(7778);
var dist = __webpack_require__(38815);
var chunk_file = __webpack_require__(87132);
var search = __webpack_require__(71192);
var version = __webpack_require__(90178);
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/entry/cli/init/write-files.js












const ADAPTER_PATH = 'golden/answer.mjs';
const PROGRAMS = { node: 'golden/target.mjs', python: 'golden/target.py' };
const CASES_OF = 'cases/*.yaml';
const isOwn = (target) => ['command', 'http', 'module'].includes(target);
function writeManifest({ name, target, command, url, watched, maxCostUsd }, { include, exclude }, input) {
    const { setups, sources, cases, metrics, pattern = CASES_OF } = input;
    const hasVenv = target === 'python' && setups.length > 0;
    const targets = {
        search: [
            '  # The built-in search answers from the files of the repository. Name your own system here when you are ready:',
            '  # type: command, command: [python3, assistant.py] (docs/protocol.md).',
            '  type: search',
            `  include: ${list(include)}`,
            `  exclude: ${list(exclude)} # the suite must not answer its own questions`,
        ],
        module: [
            `  # Calls your application. One line of ${ADAPTER_PATH} is yours to fill in (docs/protocol.md).`,
            '  type: module',
            `  module: ${ADAPTER_PATH}`,
        ],
        command: [
            '  # Reads one JSON request a line and writes one JSON reply a line (docs/protocol.md).',
            '  type: command',
            `  command: ${JSON.stringify(command ?? '')}`,
        ],
        http: [
            '  # Sends { "query": … } as JSON and reads { "answer": … }. For other forms, say so here (docs/protocol.md):',
            "  # body: { question: '{{query}}' }",
            '  # response: { answer: $.result.text }',
            '  # stream: sse # if the answer comes in parts',
            "  # An API like OpenAI's takes other keys: type: openai, model, base_url, api_key_env.",
            '  type: http',
            `  url: ${JSON.stringify(url ?? '')}`,
            ...(command === null ? [] : [`  start: ${JSON.stringify(command)}`]),
        ],
        python: exampleTarget(hasVenv ? '.venv/bin/python' : 'python3', PROGRAMS.python),
        node: exampleTarget('node', PROGRAMS.node),
    };
    return [
        (0,version .cZ)('suite'),
        '# The questions are in cases/; this file says what must not get worse. All keys: docs/suite.md of Goldenpair.',
        `name: ${(0,dist .As)(name).trimEnd()}`,
        `cases: [${pattern === CASES_OF ? pattern : `'${pattern}'`}]`,
        '',
        'target:',
        ...targets[target],
        ...setupLine(setups, hasVenv),
        ...(sources.length === 0 ? [] : [SOURCES, `  sources: ${list(sources)}`]),
        '',
        ...(maxCostUsd === null ? [] : [...limitCost(maxCostUsd, target), '']),
        ...(watched === 'all' ? ['# Any case that surely broke fails the pull request.', 'zero_tolerance: all', ''] : []),
        'gates:',
        ...(metrics.includes('success') ? [gateSuccess(isOwn(target) ? cases : null)] : []),
        ...(metrics.includes('answer.token-f1') ? gateAnswers(metrics.length === 1) : []),
        ...(target === 'search' ? TOKENS : TOKENS_LATER),
        '',
    ].join('\n');
}
function gateSuccess(cases) {
    const points = cases === null ? 5 : Math.min(50, Math.max(10, 5 * Math.ceil(40 / cases)));
    const because = `  # ${(0,format_number .pq)(cases ?? 0, 'case')} cannot rule out less. Lower it as the suite grows: to 10pp at 20 cases, to 5pp at 60.`;
    return [
        `  # The pull request fails when success drops by ${points} points or more and chance does not explain it.`,
        ...(cases === null ? [] : [because]),
        ...['  - metric: success', '    primary: true', `    max_drop: ${points}pp`],
    ].join('\n');
}
const gateAnswers = (isPrimary) => [
    '  # Cases with nothing but an expected answer are scored by the words they share with it. Add `checks` to say what is right.',
    `  - metric: answer.token-f1${isPrimary ? '\n    primary: true' : ''}`,
    '    max_drop: 10%',
];
const limitCost = (usd, target) => [
    '# A run makes no request that could exceed this. Replies must state `cost_usd`, or the target `max_trial_cost_usd` (docs/costs.md).',
    `${target === 'python' || target === 'node' ? '# ' : ''}max_cost_usd: ${usd}`,
];
const SOURCES = '  # The files that make the answers, from the root of the repository. Add what is missing, remove what answers do not need.\n  # A push that changes none of these files asks nothing: the last baseline counts for it.';
function declareDeterministic(manifest, { cases, repeats }) {
    const lines = [
        `  # Asked again, the target repeated ${repeats} of ${repeats} replies. With two equally likely answers to each question, one target in ${2 ** repeats}`,
        '  # would do so by chance. If a model answers, drop this and raise max_drop.',
        '  deterministic: true\n',
    ].join('\n');
    return manifest
        .replace(/^target:\n(?: .*\n)+/m, (block) => block + lines)
        .replace(gateSuccess(cases), gateSuccess(null));
}
function gateTokens(manifest) {
    return manifest.replace(TOKENS_LATER.join('\n'), TOKENS.join('\n'));
}
function setupLine(setups, hasVenv) {
    const command = setups.map((setup) => (hasVenv ? setup.isolated : setup.command)).join(' && ');
    return command === '' ? [] : [`  setup: ${command} # once a commit, before the target starts`];
}
const TOKENS_METRIC = 'tokens.total';
const TOKENS = [`  - metric: ${TOKENS_METRIC}`, '    max_rise: 10%', '    severity: warn'];
const TOKENS_LATER = ['  # When your program reports its usage:', ...TOKENS.map((line) => line.replace('  ', '  # '))];
function exampleTarget(program, file) {
    return [`  # ${file} is an example. Let it call your system.`, '  type: command', `  command: [${program}, ${file}]`];
}
function list(items) {
    return `[${items.map((item) => `'${item.replaceAll("'", "''")}'`).join(', ')}]`;
}
const ENDINGS = 'md markdown mdx rst txt py pyi ts tsx mts cts js jsx mjs cjs go rs java'.split(' ');
const EXCLUDE = ['golden/**'];
const globOf = (endings) => `**/*.${endings.length === 1 ? endings.join('') : `{${endings.join(',')}}`}`;
async function surveyRepository(folder) {
    const files = await (0,search .XR)(folder, { include: [globOf(ENDINGS)], exclude: [...EXCLUDE, '**/.*/**'] });
    const endings = [...new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))].sort();
    return {
        endings,
        include: [globOf(endings)],
        exclude: EXCLUDE,
        chunks: files.flatMap(({ path, text }) => (0,chunk_file .E)(path, text, { max_lines: 80, window_lines: 40 })),
    };
}
const FOLDERS = /^(?:prompts?|templates?|data|index|indexes|corpus|knowledge|documents|docs|config)$/i;
const PROMPTS = /\.(prompt|prompty|j2|jinja2?|tmpl|mustache|hbs)$/i;
const SETTINGS = /\.(?:json[5c]?|ya?ml|toml|ini|cfg|properties)$|(?:prompt|instruction)[^/]*\.(?:md|txt)$/i;
const OF_TOOLS = /(?:^|\/)(?:\.|(?:tsconfig|jsconfig|biome|renovate|mkdocs|lerna|nx|turbo)\b[^/]*$|(?:[^/]*[-_.])?(?:results?|reports?|coverage)\.[^./]+$)/i;
const DEPENDENCIES = [
    ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'requirements.txt'],
    ...['pyproject.toml', 'poetry.lock', 'uv.lock', 'Pipfile.lock', 'go.mod', 'go.sum', 'Cargo.toml', 'Cargo.lock'],
];
async function findSources(target, repository) {
    const { workingDirectory, prefix, survey } = repository;
    const inPrefix = (path) => (prefix === '' ? path : `${prefix}/${path}`);
    if (target === 'search')
        return survey.include.map(inPrefix);
    const all = await (0,io_files .CS)(workingDirectory, (0,io_files .VK)('**/*').enters);
    const check = (0,git .$Y)(workingDirectory, ['check-ignore', '-z', '--stdin'], { input: all.join('\0') }).catch(() => '');
    const ignored = new Set((await check).split('\0'));
    const files = all.filter((file) => !ignored.has(file) && !file.startsWith('golden/'));
    const program = target === 'python' ? 'py' : target === 'command' || target === 'http' ? [] : 'mjs';
    const prompts = files.flatMap((file) => PROMPTS.exec(file)?.[1] ?? []);
    const endings = [...new Set([...survey.endings, ...prompts, ...[program].flat()])].sort();
    const folders = files.flatMap((file) => {
        const steps = file.split('/').slice(0, -1);
        const place = steps.findIndex((step) => FOLDERS.test(step));
        return place === -1 ? [] : [`${steps.slice(0, place + 1).join('/')}/**`];
    });
    const byEndings = endings.length === 0 ? [] : [globOf(endings)];
    const folderOf = (file) => external_node_path_.posix.dirname(file);
    const ofCode = new Set(files.filter((file) => survey.endings.includes(external_node_path_.posix.extname(file).slice(1))).map(folderOf)).add('.');
    const beside = files.filter((file) => ofCode.has(folderOf(file)) && !(0,load_suite .__)(file, [...byEndings, ...folders]));
    const settings = beside.filter((file) => SETTINGS.test(file) && !OF_TOOLS.test(file));
    const byEnding = (0,group_by .$z)(settings, (file) => file.replace(/[^/]*\./, '*.'));
    const named = [...byEnding].flatMap(([glob, found]) => (found.length > 5 ? [glob] : found));
    const existing = DEPENDENCIES.filter((file) => files.includes(file));
    const root = (0,external_node_path_.join)(workingDirectory, ...prefix.split('/').flatMap((step) => (step === '' ? [] : ['..'])));
    return [
        ...[...byEndings, ...new Set([...folders.sort(), ...named, ...existing])].map(inPrefix),
        ...(prefix === '' ? [] : DEPENDENCIES.filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, file)))),
    ];
}
const PLACES = ['./assets/examples/', '../../../../examples/'];
function readExample(name) {
    const found = PLACES.map((place) => new URL(`${place}${name}`, import.meta.url)).find((url) => (0,external_node_fs_.existsSync)(url));
    if (found === undefined)
        throw new Error(`the example ${name} is not beside the program`);
    return (0,external_node_fs_.readFileSync)(found, 'utf8');
}
function writeProgram(language, endings) {
    const isNode = language === 'node';
    const list = endings.map((ending) => (isNode ? `'.${ending}'` : `".${ending}"`)).join(', ');
    const line = isNode ? `const ENDINGS = [${list}]` : `ENDINGS = (${list},)`;
    return readExample(`first-programs/target.${isNode ? 'mjs' : 'py'}`).replace(/^(?:const )?ENDINGS = .*$/m, line);
}
function writeWorkflow(input) {
    const { jobs, branch, folder, setups = [] } = input;
    const steps = setups.flatMap(({ step }) => step.map((line) => `      ${line}\n`)).join('');
    const workflow = readExample(`workflows/pull-request-${jobs === '1' ? 'one-job' : 'two-jobs'}.yml`)
        .replace('branches: [main]', () => `branches: [${quoteYaml(branch)}]`)
        .replace(/^ *- uses: goldenpair\//m, (uses) => `${steps}${uses}`);
    if (folder === '')
        return workflow;
    return workflow.replace(/(- uses: goldenpair\/.*\n) *(?:# )?with:\n((?: {8}# {3}.*\n)*)/, (_, uses, comments) => `${uses}        with:\n          working-directory: ${quoteYaml(folder)}\n${comments.replaceAll('        #   ', '          # ')}`);
}
const FRAMEWORKS = [
    { name: 'Mastra', packages: ['@mastra/core', 'mastra'], file: 'mastra.mjs' },
    { name: 'LangChain.js', packages: ['langchain', '@langchain/core', '@langchain/langgraph'], file: 'langchain.mjs' },
    { name: 'LlamaIndex.TS', packages: ['llamaindex', '@llamaindex/core'], file: 'llamaindex.mjs' },
    { name: 'Vercel AI SDK', packages: ['ai'], file: 'ai-sdk.mjs' },
];
function recogniseFramework(packages) {
    const known = FRAMEWORKS.find((framework) => framework.packages.some((name) => packages.has(name)));
    return known ?? { name: null, file: 'node.mjs' };
}

var find_topics = __webpack_require__(54423);
var rounds_plan = __webpack_require__(87375);
;// CONCATENATED MODULE: ./build/entry/cli/init/init-repository.js



















const SUITE_PATH = 'golden/suite.yaml';
const CASES = 'golden/cases/first.yaml';
const WORKFLOW = '.github/workflows/goldenpair.yml';
const OUTPUT = ['.goldenpair/', 'goldenpair-report/'];
const GENERAL_QUESTION = {
    id: 'first-question',
    query: 'What can you help me with?',
    tags: ['draft'],
    notes: 'Draft. Write a question that your users ask, say what the answer must contain, then drop the tag.',
    checks: [{ regex: '\\S' }],
};
const refuseSecondSuite = async (workingDirectory) => (0,io_files .Uj)([SUITE_PATH], workingDirectory, HAS_SUITE);
async function initRepository(choices, workingDirectory) {
    await refuseSecondSuite(workingDirectory);
    const survey = await surveyRepository(workingDirectory);
    const existing = await readCases(workingDirectory);
    const own = existing?.suite.cases.filter(({ enabled }) => enabled) ?? [];
    const taken = new Set(existing?.suite.cases.map(({ id }) => id));
    const topics = own.length > 0 ? [] : draftCases(survey.chunks, choices.target, taken);
    const hasNothing = own.length > 0 ? survey.endings.length === 0 : topics.length === 0;
    if (hasNothing && !isOwn(choices.target))
        throw new model_error .yo('init-found-nothing', { folder: workingDirectory });
    const drafted = own.length > 0 || topics.length > 0 ? topics : [GENERAL_QUESTION];
    const cases = own.length + drafted.length;
    const metrics = existing !== null && existing.leading.length > 0 ? existing.leading : ['success'];
    const prefix = await (0,checkout .fr)(workingDirectory);
    const folder = (prefix ?? '').replace(/\/$/, '');
    const dependencies = await findDependencies(workingDirectory, folder);
    const setups = setupsFor(dependencies, choices.target, choices.command);
    const sources = await findSources(choices.target, { workingDirectory, prefix: folder, survey });
    const files = [
        { path: SUITE_PATH, text: writeManifest(choices, survey, { setups, sources, cases, metrics, ...existing }) },
        ...(drafted.length === 0 ? [] : [{ path: CASES, text: (0,write_cases .bF)(HEADING, drafted) }]),
        ...writeTarget(choices.target, survey, dependencies),
    ];
    const paths = files.map(({ path }) => path);
    await (0,io_files .Uj)(paths, workingDirectory, 'Rename it first: `init` writes its own.');
    const root = folder === '' ? workingDirectory : (0,external_node_path_.join)(workingDirectory, ...folder.split('/').map(() => '..'));
    const branch = await (0,checkout .yt)(workingDirectory);
    const workflow = (0,external_node_path_.join)(root, WORKFLOW);
    const shownWorkflow = (0,io_files .Ov)(workingDirectory, workflow);
    for (const { path, text } of files)
        if (!(await (0,io_files .x3)((0,external_node_path_.join)(workingDirectory, path), text)))
            throw new model_error .yo('file-exists', { paths: [path], cure: 'It appeared while this was written.' });
    const isNew = await (0,io_files .x3)(workflow, writeWorkflow({ jobs: choices.jobs, branch, folder, setups }));
    return {
        written: [...paths, ...(isNew ? [shownWorkflow] : [])],
        kept: isNew ? [] : [shownWorkflow],
        ignored: await ignoreFolders(workingDirectory, [...OUTPUT, ...setups.map(({ fills }) => fills)]),
        cases,
        areDrafts: drafted.length > 0,
        isRepository: prefix !== null,
        framework: recogniseFramework(dependencies.packages).name,
    };
}
const HAS_SUITE = 'To run this suite: goldenpair run. To add cases: goldenpair import or goldenpair suggest. To let your own system answer: docs/getting-started.md of Goldenpair, section 5. For a second suite, start in another folder.';
const MAX_BYTES = 10_000_000;
async function readCases(workingDirectory) {
    const { files } = await (0,io_files .Np)(`golden/${ANY_CASES}`, workingDirectory);
    if (files.length === 0)
        return null;
    const read = async (shown) => ({
        path: shown,
        text: await (0,io_files .Gu)({ path: (0,external_node_path_.join)(workingDirectory, shown), shown, maxBytes: MAX_BYTES }),
    });
    const caseFiles = await Promise.all(files.map(read));
    const pattern = files.every((file) => /^golden\/cases\/[^/]+\.yaml$/.test(file)) ? CASES_OF : ANY_CASES;
    const manifest = { path: SUITE_PATH, text: JSON.stringify({ cases: [pattern], target: { type: 'search' } }) };
    const home = { name: 'suite', directory: '' };
    const { suite, problems } = (0,parse_suite .Bi)({ manifest, caseFiles, home, registries: load_suite .J3, hash: sha256 .s });
    if (suite === null)
        throw (0,parse_suite .HI)('golden/cases', problems);
    return { suite, pattern, leading: suite.gates.flatMap(({ metric }) => LEADING.filter((one) => one === metric)) };
}
const ANY_CASES = 'cases/**/*.{yaml,yml}';
const LEADING = ['success', 'answer.token-f1'];
const HEADING = [
    'First cases, drafted by `goldenpair init`: review each one. Runs are paired by id, so keep an id when you edit its case.',
    'Twenty cases show a large change, a hundred a small one: take questions from your users and from every bug you fix.',
];
function writeTarget(target, { endings }, { packages }) {
    if (target === 'node' || target === 'python')
        return [{ path: PROGRAMS[target], text: writeProgram(target, endings) }];
    if (target !== 'module')
        return [];
    return [{ path: ADAPTER_PATH, text: readExample(`adapters/${recogniseFramework(packages).file}`) }];
}
async function ignoreFolders(workingDirectory, folders) {
    const path = (0,external_node_path_.join)(workingDirectory, '.gitignore');
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
    const ignored = await (0,git .$Y)(workingDirectory, ['check-ignore', '--no-index', '--', ...folders]).catch(() => '');
    const known = new Set([...text.split(/\r?\n/), ...ignored.split('\n')]);
    const added = folders.filter((folder) => !known.has(folder));
    if (added.length === 0)
        return [];
    const end = text.includes('\r\n') ? '\r\n' : '\n';
    const before = text === '' || text.endsWith('\n') ? text : `${text}${end}`;
    await (0,io_files .fR)(path, before + added.map((folder) => `${folder}${end}`).join(''));
    return added;
}
const MAX_TOPICS = 7;
const STRANGE_QUESTIONS = [
    'What is the boiling point of tungsten?',
    'Which night train goes to Lisbon on Sundays?',
    'How long must rye dough rest?',
];
function draftCases(chunks, target, taken = new Set()) {
    const separate = (0,write_cases .Kc)(taken);
    const drafts = chooseTopics((0,find_topics ._F)(chunks), MAX_TOPICS).map((topic) => {
        const id = separate((0,importer .Od)(topic.symbol.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' '), 'case'));
        const { question, kind, origin, symbol, path, line } = topic;
        const source = origin === 'docstring' ? `the docstring of ${symbol}` : `the ${origin} "${symbol}"`;
        const notes = `Draft, made from ${source} (${path}:${line}). Ask it as your users would, check what is expected, then drop the tag.`;
        return { id, query: question, tags: ['draft', kind], notes, ...expectation(topic, target) };
    });
    if (drafts.length === 0 || isOwn(target))
        return drafts;
    const known = new Set(chunks.flatMap(({ text }) => [...new Set((0,tokenize .qw)(text))]));
    const strange = STRANGE_QUESTIONS.find((question) => (0,tokenize .C5)(question).every((term) => !known.has(term)));
    if (strange === undefined)
        return drafts;
    const notes = 'Nothing here answers this, and the system must say so. Write a question that your users might really ask and nothing here answers.';
    return [...drafts, { id: 'must-decline', query: strange, tags: ['draft'], notes, answer_mode: 'must_abstain' }];
}
function expectation({ path, symbol }, target) {
    if (target === 'command' || target === 'http')
        return { checks: [{ regex: '\\S' }] };
    return { expected_spans: [target === 'search' ? { path, symbol } : { path }] };
}
function chooseTopics(topics, count) {
    const proper = topics.filter(({ rank }) => rank < find_topics .P6);
    const candidates = proper.length > 0 ? proper : topics;
    const ranks = [...new Set(candidates.map(({ rank }) => rank))].sort((a, b) => a - b);
    const chosen = ranks.flatMap((rank) => {
        const inTurn = (kind) => {
            const ofKind = candidates.filter((topic) => topic.rank === rank && topic.kind === kind);
            return takeTurns([...(0,group_by .$z)(ofKind, ({ path }) => path).values()]);
        };
        return takeTurns([inTurn('docs'), inTurn('code')]);
    });
    return chosen.slice(0, count);
}
function takeTurns(lists) {
    const longest = lists.reduce((length, list) => Math.max(length, list.length), 0);
    return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
function describeRoundsAhead(suite) {
    const { cases, rounds: cap = rounds_plan .JH, gates, inference } = suite;
    const n = cases.filter(({ enabled }) => enabled).length;
    if (inference === 'cases-like-these' || n === 0)
        return [];
    const { deterministic } = suite.variants[suite.default_variant]?.target ?? {};
    const main = suite.baseline_trials * n;
    if (deterministic === true)
        return [
            `Main is asked for ${(0,format_number .pq)(main, 'answer')}, then a pull request for about ${(0,format_number .B4)(n)} if nothing changed, and ${(0,format_number .B4)(cap * n)} at most.`,
        ];
    return (0,omit_undefined .Eb)(`Where answers vary, main is asked for ${(0,format_number .pq)(main, 'answer')}, then a pull request for about ${(0,format_number .B4)(cap * n)}, and ${(0,format_number .B4)(2 * cap * n)} at most if every case varies.`, gates.find(({ primary }) => primary)?.margin?.value === 0.05 &&
        'A margin of 5 points then needs about 60 cases: of the pull requests that change nothing, a third to a half stay undecided at 40 cases, and 3 to 9 % at 100.');
}

var cli_flags = __webpack_require__(98357);
var run = __webpack_require__(23904);
var cli_context = __webpack_require__(53925);
;// CONCATENATED MODULE: ./build/entry/cli/commands/init.js





















const init = {
    help: { target: `${INIT_TARGETS.join(' | ')} (default search)` },
    run: async ({ flags, terminal }) => {
        if (flags.demo)
            return showDemo(flags, terminal);
        await refuseSecondSuite(terminal.workingDirectory);
        const choices = await choose(flags, terminal);
        const made = await initRepository(choices, terminal.workingDirectory);
        for (const path of made.written)
            terminal.print(`  wrote  ${path}`);
        for (const path of made.kept)
            terminal.print(`  kept   ${path} (it was there already)`);
        if (!made.areDrafts)
            terminal.print(`  uses   ${(0,format_number .pq)(made.cases, 'case')} of golden/cases`);
        if (made.ignored.length > 0)
            terminal.print(`  added  ${made.ignored.join(', ')} to .gitignore`);
        if (!made.isRepository)
            terminal.log.warning('this is not a git repository: the workflow starts working once it is pushed to GitHub.');
        terminal.print('');
        const runs = !flags.noRun && choices.target !== 'module';
        let code = null;
        try {
            code = runs ? await runFirst(choices, made.cases, terminal) : 0;
            return code;
        }
        finally {
            const { suite } = await (0,load_suite .xj)({ ...terminal, path: SUITE_PATH, registries: load_suite .J3 });
            if (suite !== null)
                printWrapped(describeRoundsAhead(suite), terminal);
            terminal.print(nextSteps(choices, { ...made, code }, terminal));
        }
    },
};
async function runFirst({ target }, cases, terminal) {
    const code = await run.run.run({ flags: (0,cli_flags .uW)('run', {}), given: {}, positionals: [], terminal });
    if (target !== 'search')
        await learnFromRun(terminal, cases);
    terminal.print('');
    return code;
}
async function learnFromRun(terminal, cases) {
    const context = (0,cli_context .q6)(terminal);
    const suite = await (0,cli_context .qy)(SUITE_PATH, context);
    const folder = (0,external_node_path_.resolve)(terminal.workingDirectory, `.goldenpair/${suite.name}-${suite.default_variant}`);
    const { doubt, repeats, isCounted } = await askAgain({ suite, folder, context });
    const path = (0,external_node_path_.join)(terminal.workingDirectory, SUITE_PATH);
    const drafted = await (0,promises_.readFile)(path, 'utf8');
    const declared = doubt === null ? declareDeterministic(drafted, { cases, repeats }) : drafted;
    await (0,io_files .fR)(path, isCounted ? gateTokens(declared) : declared);
    const lines = [
        doubt === null
            ? `Asked again, the target repeated ${repeats} of ${repeats} replies: ${SUITE_PATH} says \`deterministic: true\`.`
            : `${SUITE_PATH} leaves \`deterministic\` out: ${doubt}. \`goldenpair ab --variants NAME,NAME\` shows how much replies vary.`,
        ...(isCounted ? [`The replies report their tokens: ${SUITE_PATH} has a gate on them.`] : []),
    ];
    printWrapped(['', ...lines], terminal);
}
function printWrapped(texts, { columns, print }) {
    for (const line of texts.flatMap((text) => (text === '' ? text : (0,text_width .C1)(text, columns))))
        print(line);
}
const MAX_ASKED = 16;
const LIMIT_MS = 60_000;
async function askAgain(input) {
    const { suite, folder, context, limitMs = LIMIT_MS } = input;
    const { log, signal } = context;
    const first = new Map();
    let [trials, counted] = [0, 0];
    for await (const { case: id, observation, scores } of (0,read_run .mM)(folder, log)) {
        trials += 1;
        if (scores[TOKENS_METRIC] !== undefined)
            counted += 1;
        if (observation.status === 'ok')
            first.set(id, (0,fingerprint .d)((0,reply_content .$E)(observation)));
    }
    const isCounted = trials > 0 && counted >= suite.min_scored_share * trials;
    const known = suite.cases.filter(({ id }) => first.has(id));
    const count = Math.min(known.length, MAX_ASKED);
    let repeats = 0;
    if (count < 2)
        return { doubt: `it takes replies to 2 cases to tell, and there are ${count}`, repeats, isCounted };
    const cases = known.filter((_, at) => Math.floor((at * count) / known.length) < Math.floor(((at + 1) * count) / known.length));
    const out = `${folder}-again`;
    const variants = Object.entries(suite.variants).map(([name, variant]) => {
        const target = (0,omit_undefined .Oy)({ ...variant.target, setup: undefined });
        return [name, { ...variant, target }];
    });
    const differing = new AbortController();
    let doubt = null;
    try {
        await (0,measure .xP)({
            ...context,
            suite: { ...suite, cases, variants: Object.fromEntries(variants) },
            arms: [{ variant: suite.default_variant, out, trials: Math.ceil(noise .AV / count), seedOffset: suite.trials }],
            mode: 'run',
            subset: null,
            cache: null,
            commit: null,
            branch: null,
            log: io_log .qY,
            signal: AbortSignal.any([signal, differing.signal, AbortSignal.timeout(limitMs)]),
            onProgress: () => undefined,
            onTrial: (_, { golden: { id }, observation }) => {
                if (observation.status === 'failed')
                    doubt ??= `asked again, ${id} got no reply`;
                else if (first.get(id) !== (0,fingerprint .d)((0,reply_content .$E)(observation)))
                    doubt ??= `asked again, the target gave ${id} another reply`;
                else
                    repeats += 1;
                if (doubt !== null)
                    differing.abort();
            },
        });
    }
    catch (error) {
        if (signal.aborted || !(error instanceof model_error .yo))
            throw error;
        if (error.code !== 'run-interrupted')
            doubt ??= 'the target did not answer a second time';
        else if (repeats < noise .AV)
            doubt ??= `only ${(0,format_number .pq)(repeats, 'reply', 'replies')} came again within ${limitMs / 1000} s`;
    }
    finally {
        await (0,promises_.rm)(out, { recursive: true, force: true });
    }
    return { doubt, repeats, isCounted };
}
const DEMO_SUITE = 'golden/demo.yaml';
async function showDemo(flags, terminal) {
    const { measureVariants } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(8427), __webpack_require__.e(552), __webpack_require__.e(3252)]).then(__webpack_require__.bind(__webpack_require__, 93962));
    const { compareFolders } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(4650)]).then(__webpack_require__.bind(__webpack_require__, 96252));
    const outputFolder = (0,external_node_path_.resolve)(terminal.workingDirectory, flags.out ?? 'goldenpair-report');
    terminal.log.info("Demo: two ways to search Goldenpair's own docs, compared.");
    const atHome = { ...terminal, workingDirectory: terminal.home };
    const { arms, early } = await measureVariants({ ...flags, suite: DEMO_SUITE }, outputFolder, atHome);
    const folders = arms.map(({ out }) => out);
    const shown = { flags: { ...flags, failOn: 'never' }, terminal };
    const code = await compareFolders(folders, { outputFolder, early }, shown);
    if (!flags.json)
        terminal.print(NEXT);
    return code;
}
const NEXT = 'Next: in your own repository, run npx github:goldenpair/goldenpair#v0 init,\nand read docs/getting-started.md: the first comment on a pull request.';
const COST_QUESTION = 'Most that a run may cost in US dollars, if your system states what an answer costs: a number or none';
const costOf = (text) => {
    if (text === 'none')
        return 0;
    const usd = Number(text.replace(/^\$/, ''));
    return Number.isFinite(usd) && usd > 0 ? usd : null;
};
async function choose(flags, terminal) {
    const name = checked('name', flags.name, nameOf, 'a name of at most 60 letters, digits, dots, dashes and underscores');
    const target = checked('target', flags.target, targetOf, INIT_TARGETS.join(', '));
    const jobs = checked('jobs', flags.jobs, jobsOf, WORKFLOW_JOBS.join(' or '));
    const watched = checked('zero-tolerance', flags.zeroTolerance, watchedOf, WATCHED_CASES.join(' or '));
    const command = checked('command', flags.command, commandOf, 'what starts your program');
    const url = checked('url', flags.url, urlOf, URL_WANTED);
    if (command !== undefined && target !== 'command' && target !== 'http')
        (0,cli_flags .X2)('command', command, '--target command or http beside it');
    if (url !== undefined && target !== 'http')
        (0,cli_flags .X2)('url', url, '--target http beside it');
    if (flags.yes && target === 'command' && command === undefined)
        (0,cli_flags .Rd)('init', '--target command without --command');
    if (flags.yes && target === 'http' && url === undefined)
        (0,cli_flags .Rd)('init', '--target http without --url');
    const ask = flags.yes ? async () => Promise.resolve('') : terminal.ask;
    if (ask === undefined)
        return (0,cli_flags .Rd)('init', 'there is no terminal to ask in; add --yes to take the defaults');
    const askFor = openQuestions(ask, terminal.log);
    const first = {
        name: await askFor(name, 'Name of the suite', nameSuite((0,external_node_path_.basename)(terminal.workingDirectory)), nameOf),
        target: await askFor(target, `What answers the questions: ${INIT_TARGETS.join(', ')}`, 'search', targetOf),
    };
    const jobsQuestion = 'Jobs in the workflow: 2 (pull request code never sees a token that can write) or 1';
    const watchedQuestion = 'Cases of which none may break: critical (those that you mark) or all';
    return {
        ...first,
        command: first.target === 'command' ? await askFor(command, 'Command that starts it', '', commandOf) : (command ?? null),
        url: first.target === 'http' ? await askFor(url, `Address that is asked, ${URL_WANTED}`, '', urlOf) : null,
        jobs: await askFor(jobs, jobsQuestion, '2', jobsOf),
        watched: await askFor(watched, watchedQuestion, 'critical', watchedOf),
        maxCostUsd: flags.maxCostUsd ??
            (isOwn(first.target) ? await askFor(undefined, COST_QUESTION, 'none', costOf).then((usd) => usd || null) : null),
    };
}
const openQuestions = (ask, log) => async (given, question, preset, read) => {
    if (given !== undefined)
        return given;
    for (;;) {
        const answer = await ask(`${question}${preset === '' ? '' : ` [${preset}]`}: `);
        if (answer === null)
            throw new model_error .yo('init-stopped', { question });
        const value = read(answer === '' ? preset : answer);
        if (value !== null)
            return value;
        log.info(`"${answer}" cannot be used.`);
    }
};
function checked(flag, text, read, expected) {
    if (text === undefined)
        return undefined;
    const value = read(text);
    if (value === null)
        (0,cli_flags .X2)(flag, text, expected);
    return value;
}
const nameOf = (text) => (suite .Jq.safeParse(text).success ? text : null);
const oneOf = (choices) => {
    return (text) => choices.find((known) => known === text) ?? null;
};
const [targetOf, jobsOf, watchedOf] = [oneOf(INIT_TARGETS), oneOf(WORKFLOW_JOBS), oneOf(WATCHED_CASES)];
const URL_WANTED = 'such as http://127.0.0.1:8000/ask';
const urlOf = (text) => (/^https?:\/\/\S+$/.test(text) ? text : null);
const commandOf = (text) => (text.trim() === '' ? null : text.trim());
function nextSteps({ target }, { cases, areDrafts, framework, code }, { columns }) {
    const program = target === 'python' || target === 'node' ? PROGRAMS[target] : null;
    const steps = (0,omit_undefined .Eb)(target === 'module' &&
        `Write where your ${framework === null ? '' : `${framework} `}application is into golden/answer.mjs (FILL IN).`, code === null &&
        `Fix the error below, then goldenpair run. How your system is started and asked is under \`target\` in ${SUITE_PATH}.`, code !== null &&
        code !== 0 &&
        `Fix what the report names. How your system is asked is under \`target\` in ${SUITE_PATH}.`, !areDrafts && 'Read the report, and correct the cases in golden/cases until you agree with it (goldenpair run).', areDrafts &&
        `Review golden/cases/first.yaml: ${cases === 1 ? 'its case is a draft' : `its ${cases} cases are drafts`}. Then goldenpair run, until you agree with it.`, program !== null && `Let ${program} call your own system.`, target === 'search' &&
        framework !== null &&
        `Later, let your ${framework} application answer: docs/getting-started.md of Goldenpair, section 5.`, 'Commit these files and push them to the default branch: that run is the baseline of your pull requests.');
    const wrapped = steps.map((step, index) => `  ${index + 1}. ${(0,text_width .C1)(step, columns - 5).join('\n     ')}`);
    return ['', 'Next:', ...wrapped].join('\n');
}


  }),

  23904:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    run: () => (  run)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35560);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87375);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78955);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62255);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16305);
  var _modes_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2924);
  var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98357);
  var _stream_events_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78518);
  var _context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53925);













const run = {
    run: async ({ flags, terminal }) => flags.json && !flags.dryRun
        ? (0,_stream_events_js__WEBPACK_IMPORTED_MODULE_10__  .o)(terminal, async (streaming, emit) => runSuite(flags, streaming, emit))
        : runSuite(flags, terminal),
};
async function runSuite(flags, terminal, emit) {
    const { workingDirectory } = terminal;
    const { shard = null, baseline: baselinePath, results, trials, first, subset = null, strict } = flags;
    const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .iP)(flags);
    const context = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .q6)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .BV)(flags));
    const main = baselinePath === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, baselinePath);
    const out = flags.out === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, flags.out);
    const checkout = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .uK)(workingDirectory, (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__  .Eb)(out, main));
    const whole = await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .qy)(flags.suite, context, { strict, skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .s)(flags) });
    const look = { first: first ?? Infinity, subset, main, log: terminal.log };
    const suite = first === undefined ? whole : await (await Promise.all( [__webpack_require__.e(1733), __webpack_require__.e(4504), __webpack_require__.e(7924), __webpack_require__.e(1466), __webpack_require__.e(4924)]).then(__webpack_require__.bind(__webpack_require__, 41466))).openFirstLook(whole, look);
    const variant = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .zh)(suite, flags);
    const outputFolder = out ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, `.goldenpair/${suite.name}-${variant}`);
    if (out === null)
        await refuseOthersRun(outputFolder, suite, workingDirectory);
    const arms = [{ variant, out: outputFolder, trials: trials ?? suite.trials }];
    const measuredSuite = (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__  .vy)(suite, overrides);
    const cache = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .lF)(flags, terminal);
    const asked = { suite, arms, subset, shard, overrides, cache };
    const early = (0,_modes_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_8__  .ju)(() => (main === null ? 0 : 1));
    const rounds = await openRounds(measuredSuite, { main, early }, flags, terminal);
    if (flags.dryRun) {
        const { dryRun } = await __webpack_require__.e(  3068).then(__webpack_require__.bind(__webpack_require__, 13068));
        const again = main !== null && shard === null ? 'zero-tolerance' : null;
        const known = { earlier: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__  .Eb)(main, outputFolder), answers: rounds?.plan, again };
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .Zn)(await dryRun({ ...context, ...asked, ...known }), flags, terminal);
    }
    const baseline = await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .Bv)(baselinePath, terminal);
    if (results !== undefined)
        (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .G8)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, results));
    const how = {
        mode: 'run',
        isResuming: flags.resume,
        checkout,
        rounds: rounds?.ask,
        onTrial: shard === null ? early.onTrial : undefined,
        onEvent: emit,
    };
    const [measured] = await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .EY)({ ...asked, ...how }, context, terminal);
    if (measured === undefined)
        throw new Error('the arm was not measured');
    if (shard !== null)
        return printShard(measured, terminal, emit);
    const { finishRun } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(3187)]).then(__webpack_require__.bind(__webpack_require__, 9035));
    const asMeasured = { suite: measuredSuite, context, cache, baseline, early, emit };
    return finishRun(measured, asMeasured, { flags, terminal });
}
async function openRounds(suite, { main, early }, flags, terminal) {
    if (main === null || flags.trials !== undefined)
        return undefined;
    const { askInRounds, planAnswers } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(5684), __webpack_require__.e(3276)]).then(__webpack_require__.bind(__webpack_require__, 53276));
    const whole = flags.shard === undefined ? undefined : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_5__  .rq)(suite.cases, flags.subset ?? null);
    const facts = { main, beside: null, cap: suite.rounds ?? _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_4__  .JH, whole, log: terminal.log };
    return { ask: askInRounds({ ...facts, early }), plan: planAnswers(facts) };
}
async function refuseOthersRun(folder, { name, file }, workingDirectory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json')))
        return;
    const { readRunHeader } = await __webpack_require__.e(  5037).then(__webpack_require__.bind(__webpack_require__, 85037));
    const read = await readRunHeader(folder, name);
    const other = read.kind === 'read' ? (read.header.suite.file ?? file) : file;
    if (other === file || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, other)))
        return;
    const cure = `It is a run of ${other}, and ${file} has the same name: give each suite its own \`name\`, or choose a folder with --out.`;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('file-exists', { paths: [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, folder)], cure });
}
function printShard(measured, terminal, emit) {
    const { shard, counts } = measured.run;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(terminal.workingDirectory, measured.out) || '.';
    if (emit !== undefined)
        emit((0,_stream_events_js__WEBPACK_IMPORTED_MODULE_10__  .l)(measured, null, terminal));
    else if (shard !== null)
        terminal.print(`${(0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_6__  .y0)(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`);
    return 0;
}


  }),

  53925:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    EY: () => (  measureLocal),
    Rh: () => (  showProgress),
    XF: () => (  storedBaseline),
    Zn: () => (  printPlan),
    lF: () => (  openFlagCache),
    q6: () => (  createContext),
    qy: () => (  loadLocalSuite),
    uK: () => (  readLocalCheckout),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
















function createContext(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__  .r6)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__  .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__  .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml,
        log,
        signal,
    };
}
async function loadLocalSuite(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const suite = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .bu)({ path, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .O2)(suite, { skipped, log });
}
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(variant, known), known });
}
async function readLocalCheckout(workingDirectory, except) {
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .ik)(workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except]),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
async function measureLocal(input, context, terminal) {
    const { checkout, ...request } = input;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) });
}
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
function openFlagCache(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml, log });
}
function printPlan(plan, flags, terminal) {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .RS)({ flags, terminal }, plan, () => (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .p)(plan));
    return 0;
}
const REDRAWN_MS = 100;
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .Il)(state, columns));
    };
}


  }),

  54423:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P6: () => (  LAST_RESORT),
    _F: () => (  findTopics)
  });
const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
const BESIDE_THE_POINT = /(?:^|\/)(?:tests?|scripts?|__tests__|specs?|fixtures?|mocks?|__mocks__|e2e|examples?|migrations|third_party)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_\w+|conftest|setup)\.py$|\.d\.[mc]?ts$|\.config\.\w+$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:changelog|changes|history|licen[cs]e|code_of_conduct|contributors|authors|pull_request_template)\b[^/]*$/i;
const PRIVATE_NAME = /(?:^|\.)[_#]|(?:^|\.)(?:constructor|main|toString|default)$/;
const SAME_EVERYWHERE = /^(?:[\d.]*\s*(?:table of )?contents:?|what(?:'s| is) inside|toc|index|overview of contents|(?:on|in) this (?:page|document|guide|readme):?|licen[cs]e|contributing|contributors|authors?|acknowledge?ments?|credits|changelog|badges?|see also|references|links|todo|\W*v?\d[\d.]*\b.*)$/i;
const MIN_TEXT = 40;
const LAST_RESORT = 4;
function findTopics(chunks) {
    const topics = new Map();
    const headings = new Map();
    for (const chunk of chunks) {
        const { path, symbol } = chunk;
        if (symbol === null)
            continue;
        const key = `${path}\n${symbol}`;
        if (MARKDOWN.test(path))
            headings.set(symbol, (headings.get(symbol) ?? 0) + 1);
        const topic = MARKDOWN.test(path) ? topicOfHeading(chunk, symbol) : topicOfSymbol(chunk, symbol);
        if (topic !== null && !topics.has(key))
            topics.set(key, topic);
    }
    const questions = new Set();
    return [...topics.values()].filter(({ kind, symbol, question }) => {
        const isNew = !questions.has(question) && (kind === 'code' || headings.get(symbol) === 1);
        questions.add(question);
        return isNew;
    });
}
function topicOfHeading({ path, text, start_line: line }, symbol) {
    const heading = symbol
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/<[^>]*>|[`*]/g, '')
        .replaceAll(/[^\p{L}\p{N}\p{P}\s]+/gu, '')
        .trim();
    const body = text.slice(text.indexOf('\n') + 1).trim();
    const isShort = !text.includes('\n') || Buffer.byteLength(body) < MIN_TEXT;
    if (!/\p{L}/u.test(heading) || SAME_EVERYWHERE.test(heading) || isShort || isListOfLinks(body))
        return null;
    const rank = (BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0) + (/^ {0,3}#\s/.test(text) ? 1 : 0);
    return { kind: 'docs', path, symbol, line, question: askForHeading(heading), origin: 'heading', rank };
}
function isListOfLinks(body) {
    const lines = body.split('\n').filter((line) => line.trim() !== '');
    const links = lines.filter((line) => /^\s*(?:[-*+]|\d+[.)])\s+\[[^\]]*\]\(#[^)]*\)\s*$/.test(line));
    return links.length > 1 && links.length >= lines.length / 2;
}
function topicOfSymbol(chunk, symbol) {
    const { path, start_line: line } = chunk;
    if (PRIVATE_NAME.test(symbol) || symbol.length < 3)
        return null;
    const sentence = readDocstring(chunk);
    const last = BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0;
    const place = { kind: 'code', path, symbol, line };
    if (sentence === null)
        return { ...place, question: `What does ${symbol} do?`, origin: 'name', rank: last + 2 };
    const { question, isAction } = askForDocstring(sentence);
    return { ...place, question, origin: 'docstring', rank: last + (isAction ? 0 : 1) };
}
const VERBS = new Set(('add append apply ask assert attach build calculate call cancel check choose clean clear close collect combine compare compile ' +
    'compute configure connect construct convert copy count create decode delete deserialize detect determine dispatch display ' +
    'download draw emit enable encode ensure estimate evaluate execute expand export extract fetch fill filter find fit flush ' +
    'format generate get give group handle hide import index initialise initialize insert install invoke iterate join keep limit ' +
    'list load log look make map mark measure merge move normalise normalize notify open parse perform pick plot predict prepare ' +
    'print process produce publish push put query raise read receive record refresh register release reload remove rename render ' +
    'repeat replace report request reset resolve restart restore retrieve return reverse round run sample save scan schedule search ' +
    'select send serialise serialize set show shuffle sort split start stop store strip submit sum swap take tell test tokenise ' +
    'tokenize toggle train transform translate traverse trim try turn unpack update upload use validate verify wait walk wrap write yield').split(' '));
const QUESTION_WORDS = new Set('what where when how which who why'.split(' '));
function askForDocstring(sentence) {
    const first = /^\p{L}+/u.exec(sentence)?.[0] ?? '';
    const word = first.toLowerCase();
    const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first);
    const lowered = isPlainWord || first.length === 1 ? `${word}${sentence.slice(first.length)}` : sentence;
    if (sentence.endsWith('?'))
        return { question: sentence, isAction: true };
    if (QUESTION_WORDS.has(word))
        return { question: `${sentence}?`, isAction: false };
    if (word === 'whether')
        return { question: `What decides ${lowered}?`, isAction: true };
    if (VERBS.has(word))
        return { question: `How do I ${lowered}?`, isAction: true };
    if (isPlainWord && /[^s]s$/.test(word) && word !== 'this')
        return { question: `What ${lowered}?`, isAction: true };
    return { question: `What is this: ${lowered}?`, isAction: false };
}
function askForHeading(heading) {
    if (heading.endsWith('?'))
        return heading;
    const howTo = /^how to\s+(.+)$/i.exec(heading)?.[1];
    if (howTo !== undefined)
        return `How do I ${howTo}?`;
    const [first = ''] = heading.split(' ', 1);
    const rest = heading.slice(first.length);
    const verb = /^ (?:an?|in|started|the|up|with|your)\b/.test(rest) ? verbOf(first.toLowerCase()) : null;
    if (verb !== null)
        return `How do I ${verb}${rest}?`;
    return `What about ${/^\p{Lu}\p{Ll}+$/u.test(first) && rest !== '' ? first.toLowerCase() : first}${rest}?`;
}
function verbOf(word) {
    const stem = /^(.{2,})ing$/.exec(word)?.[1];
    if (stem === undefined)
        return null;
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((verb) => VERBS.has(verb)) ?? null;
}
const LONGEST = 140;
const MIN_WORDS = 3;
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!;:](?:\s|$)|(?<=\?)\s/;
const NOT_PROSE = /^(?:eslint|prettier|ts-|@|noqa|type:|pylint|flake8|nolint|go:|todo|fixme|copyright|licen[cs]e|spdx)/i;
function readDocstring({ path, text }) {
    const comment = /\.pyi?$/.test(path) ? pythonDocstring(text) : leadingComment(text);
    const plain = (comment?.trim().split(/\n\s*\n|\n\s*(?=[@:-])/)[0] ?? '')
        .replaceAll(/\{@link\s+([^}]+)\}/g, '$1')
        .replaceAll(/[`*]+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const sentence = plain.split(SENTENCE_END, 1)[0]?.trim() ?? '';
    const isProse = sentence.length <= LONGEST && sentence.split(' ').length >= MIN_WORDS && !NOT_PROSE.test(sentence);
    return isProse && /^\p{L}/u.test(sentence) ? sentence : null;
}
function pythonDocstring(text) {
    const [, , body] = /^\s*(?:async\s+def|def|class)\b[^"']*?:[ \t]*\n\s*[rRuU]{0,2}("""|''')([\s\S]*?)(?:\1|(?![\s\S]))/m.exec(text) ??
        [];
    return body ?? null;
}
function leadingComment(text) {
    const lines = [];
    let isInside = false;
    for (const source of text.split('\n')) {
        const line = source.trim();
        const isComment = isInside || /^(?:\/\/|\/\*|\*)/.test(line);
        if (!isComment && /^(?:@|#\[)/.test(line))
            continue;
        if (!isComment)
            break;
        isInside = (isInside || line.startsWith('/*')) && !line.includes('*/');
        lines.push(line.replace(/^(?:\/\*\*?|\*\/|\/\/[/!]?|\*(?!\/))\s?/, '').replace(/\s*\*\/$/, ''));
    }
    return lines.length === 0 ? null : lines.join('\n');
}


  }),

  78518:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  describeEnd),
  o: () => (  streamEvents)
});

var external_node_path_ = __webpack_require__(76760);
var clock = __webpack_require__(13211);
var files = __webpack_require__(60198);
var access = __webpack_require__(99787);
var model_error = __webpack_require__(50262);
var result_comparison = __webpack_require__(61739);
var result_report = __webpack_require__(87902);
var schemas = __webpack_require__(55156);
var gate_result = __webpack_require__(53709);
var verdict = __webpack_require__(55451);
var observation = __webpack_require__(75198);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/run/run-event.js





const RUN_EVENT_SCHEMA_VERSION = 1;
const count = schemas.int().min(0);
const usd = schemas.number().nullable();
const tried = { variant: schemas.string(), case: schemas.string(), trial: count.describe('Number of the trial, from 0.') };
const head = {
    schema_version: schemas.literal(RUN_EVENT_SCHEMA_VERSION),
    at: schemas.string().describe('Time of the event, ISO 8601 in UTC.'),
};
const defineEvent = (event, shape) => schemas.strictObject({ event: schemas.literal(event), ...head, ...shape });
const { run_id, variant, commit, counts, shard } = run .Lx.shape;
const { message, kind } = observation .Ig.shape;
const runEventSchema = schemas.discriminatedUnion('event', [
    defineEvent('begun', {
        run_id,
        variant,
        commit,
        suite: schemas.string(),
        cases: count,
        earlier: count.describe('Number of trials that were made before the run was resumed; 0 if it was not.'),
        budget_usd: usd.describe('Budget of the run in US dollars (`max_cost_usd`); `null` if there is none.'),
    }),
    defineEvent('round', {
        round: schemas.int().min(1),
        most: schemas.int().min(1).describe('Maximum number of rounds; 1 if every case is asked in one pass.'),
        open: schemas.array(schemas.string()).describe('Ids of the gates that are not decided yet; empty in the first round.'),
        trials: count.describe('Number of trials in this round.'),
        total: count.describe('Number of trials of the whole run at the end of this round.'),
    }),
    defineEvent('case-begun', tried),
    defineEvent('case-answered', {
        ...tried,
        status: schemas["enum"](['ok', 'failed']),
        latency_ms: schemas.number().min(0).nullable(),
        failure: schemas.strictObject({ kind, message }).nullable(),
    }),
    defineEvent('case-scored', {
        ...tried,
        passed: schemas.boolean().nullable().describe('Whether the trial passed (`success`); `null` if it has no score.'),
        scores: schemas.record(schemas.string(), schemas.number()).describe('Scores of the trial, by the id of each scored metric.'),
        done: count.describe('Number of trials of the run that are scored so far.'),
        total: count,
        cost_usd: usd.describe('Cost of the run so far in US dollars; `null` if no cost is known.'),
    }),
    defineEvent('warning', { message: schemas.string() }),
    defineEvent('ended', {
        exit_code: verdict .NP,
        verdict: verdict .AB.nullable().describe('Verdict of the run; `null` for a shard or after an error.'),
        headline: schemas.string().nullable(),
        gates: schemas.array(gate_result .mK.pick({ verdict: true, failed: true }).extend({ id: schemas.string() })),
        broken: schemas.array(schemas.string()).describe('Ids of the cases that newly fail.'),
        worse: schemas.array(schemas.string())
            .describe('Ids of the cases behind the loss of a gate on another metric than `success`, the worst first.'),
        counts: counts.describe('Counts over the run’s trials; `null` after an error.'),
        shard,
        files: schemas.record(schemas.string(), schemas.string())
            .describe('Paths of the run folder (`run`) and the report’s files, relative to the working directory.'),
        error: schemas.strictObject({ code: schemas.string(), message: schemas.string() }).nullable(),
    }),
]);

var worse_cases = __webpack_require__(13863);
;// CONCATENATED MODULE: ./build/entry/cli/stream-events.js









async function streamEvents(terminal, run) {
    const emit = ({ event, ...facts }) => {
        const at = clock .ml.now().toISOString();
        terminal.print(JSON.stringify({ schema_version: RUN_EVENT_SCHEMA_VERSION, event, at, ...facts }));
    };
    const { text: mask } = (0,access .QU)({ env: terminal.env, targetEnvNames: [] });
    const show = (text) => (0,files .EQ)(mask(text), terminal.workingDirectory);
    const warning = (message) => {
        emit({ event: 'warning', message: show(message) });
        terminal.log.warning(message);
    };
    return run({ ...terminal, log: { ...terminal.log, warning } }, emit).catch((error) => {
        const isMistake = error instanceof model_error .yo;
        const message = show((0,model_error .bD)(error));
        const exit_code = isMistake ? (0,model_error .LL)(error) : 4;
        const end = { event: 'ended', exit_code, ...NO_VERDICT, counts: null, shard: null, files: {} };
        emit({ ...end, error: { code: isMistake ? String(error.code) : 'bug', message } });
        throw error;
    });
}
const NO_VERDICT = { verdict: null, headline: null, gates: [], broken: [], worse: [] };
function describeEnd({ run: { counts, shard }, out }, evaluation, { workingDirectory }) {
    const { comparison, report } = evaluation ?? {};
    const places = Object.entries({ run: out, ...evaluation?.files });
    const files = Object.fromEntries(places.map(([name, path]) => [name, (0,external_node_path_.relative)(workingDirectory, path) || '.']));
    const measured = { event: 'ended', counts, shard, files, error: null };
    if (comparison === undefined || report === undefined)
        return { ...measured, exit_code: 0, ...NO_VERDICT };
    const only = (0,result_comparison ._g)(comparison);
    const { verdict, gates, flips } = only;
    return {
        ...measured,
        exit_code: comparison.verdict.exit_code,
        verdict,
        headline: (0,result_report .r6)(report.headline),
        gates: gates.map(({ gate: { id }, verdict, failed }) => ({ id, verdict, failed })),
        broken: flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-failing' ? [id] : [])),
        worse: [...(0,worse_cases .bQ)(only).keys()],
    };
}


  }),

  1983:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kc: () => (  createIdMaker),
    Y9: () => (  makeIdsUnique),
    bF: () => (  writeCases)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90178);


function writeCases(heading, drafts) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__  .yo(drafts, { aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return yaml__WEBPACK_IMPORTED_MODULE_0__  .YR.SKIP;
        },
    });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .YR)(document, {
        Scalar(_, scalar, parents) {
            const isInFlow = parents.some((parent) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .P3)(parent) && parent.flow === true);
            if (isInFlow && typeof scalar.value === 'string' && scalar.value.includes('\n'))
                scalar.type = 'QUOTE_DOUBLE';
        },
    });
    const schema = heading.length === 0 ? '' : `${(0,_model_version_js__WEBPACK_IMPORTED_MODULE_1__  .cZ)('case')}\n`;
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${schema}${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}
function createIdMaker(taken) {
    const used = new Set(taken);
    const next = new Map();
    return (id) => {
        const stem = id.slice(0, 190);
        let free = id;
        let number = next.get(stem) ?? 2;
        for (; used.has(free); number++)
            free = `${stem}-${number}`;
        next.set(stem, number);
        used.add(free);
        return free;
    };
}
const NAMED_AT_MOST = 10;
function makeIdsUnique({ cases, notes, ...rest }, taken) {
    const separate = createIdMaker(taken);
    const renamed = [];
    const separated = cases.map((imported) => {
        const { id } = imported.draft;
        const free = separate(id);
        if (free === id)
            return imported;
        const { file, line } = imported;
        renamed.push({ file, line, message: `id \`${id}\` is already used: this case becomes \`${free}\`.` });
        return { ...imported, draft: { ...imported.draft, id: free } };
    });
    const [first, ...more] = renamed.splice(NAMED_AT_MOST);
    const message = `${more.length + 1} more ids are already used; from here on they get a number.`;
    if (first !== undefined)
        renamed.push({ ...first, message });
    return { ...rest, cases: separated, notes: [...notes, ...renamed] };
}


  })

};
