export const id = 225;
export const ids = [225];
export const modules = {

/***/ 64564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ adviseNamed),
/* harmony export */   X3: () => (/* binding */ usedVariables),
/* harmony export */   YN: () => (/* binding */ credentialsOf),
/* harmony export */   dK: () => (/* binding */ targetEnvironment),
/* harmony export */   ec: () => (/* binding */ adviseLacking),
/* harmony export */   fb: () => (/* binding */ EVERY_VARIABLE),
/* harmony export */   lC: () => (/* binding */ listedVariables),
/* harmony export */   qE: () => (/* binding */ namedValues)
/* harmony export */ });
/* unused harmony export GIVEN_VARIABLES */
/**
 * What every target gets, where it is set: what programs and their tool chains need to start, and facts of the job. None of it is a secret.
 * docs/protocol.md has the same list. `*` is any ending.
 */
const GIVEN_VARIABLES = {
    'the machine': 'PATH HOME USER LOGNAME SHELL HOSTNAME PWD LANG LANGUAGE LC_* TZ TERM COLORTERM NO_COLOR FORCE_COLOR TMPDIR TMP TEMP XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_STATE_HOME DISPLAY CI EDITOR PAGER UV_THREADPOOL_SIZE OMP_NUM_THREADS CUDA_HOME CUDA_PATH CUDA_VISIBLE_DEVICES NVIDIA_VISIBLE_DEVICES',
    Windows: 'SystemRoot SystemDrive windir ComSpec PATHEXT PSModulePath OS NUMBER_OF_PROCESSORS PROCESSOR_* COMPUTERNAME USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH APPDATA LOCALAPPDATA ALLUSERSPROFILE PUBLIC ProgramData ProgramFiles ProgramFiles(x86) ProgramW6432 CommonProgramFiles CommonProgramFiles(x86) CommonProgramW6432',
    libraries: 'LD_LIBRARY_PATH LD_PRELOAD DYLD_LIBRARY_PATH DYLD_FALLBACK_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH CC CXX NIX_PATH NIX_PROFILES HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY',
    Python: 'VIRTUAL_ENV PYTHONPATH PYTHONHOME PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX PYTHONIOENCODING PYTHONUTF8 PYTHONHASHSEED PYTHONWARNINGS PYTHONNOUSERSITE PYTHONUSERBASE pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYENV_ROOT PYENV_VERSION PYENV_VIRTUAL_ENV CONDA CONDA_PREFIX CONDA_DEFAULT_ENV CONDA_EXE CONDA_PYTHON_EXE CONDA_SHLVL MAMBA_EXE MAMBA_ROOT_PREFIX UV UV_PYTHON UV_PYTHON_INSTALL_DIR UV_SYSTEM_PYTHON UV_PROJECT_ENVIRONMENT UV_CACHE_DIR UV_OFFLINE PIP_CACHE_DIR PIPX_HOME PIPX_BIN_DIR POETRY_HOME POETRY_CACHE_DIR POETRY_VIRTUALENVS_IN_PROJECT POETRY_VIRTUALENVS_PATH HF_HOME HF_HUB_CACHE HF_HUB_OFFLINE TRANSFORMERS_CACHE TRANSFORMERS_OFFLINE SENTENCE_TRANSFORMERS_HOME TORCH_HOME NLTK_DATA TIKTOKEN_CACHE_DIR TOKENIZERS_PARALLELISM',
    Node: 'NODE NODE_ENV NODE_PATH NODE_OPTIONS NODE_NO_WARNINGS NODE_ICU_DATA NODE_COMPILE_CACHE NODE_V8_COVERAGE NVM_DIR NVM_BIN NVM_INC NVM_CD_FLAGS FNM_DIR FNM_MULTISHELL_PATH NODENV_ROOT NODENV_VERSION VOLTA_HOME COREPACK_HOME PNPM_HOME BUN_INSTALL DENO_DIR DENO_INSTALL',
    'other languages': 'JAVA_HOME JAVA_HOME_* JDK_HOME CLASSPATH GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME SDKMAN_DIR SCALA_HOME KOTLIN_HOME GEM_HOME GEM_PATH BUNDLE_PATH BUNDLE_GEMFILE RUBYLIB RBENV_ROOT RBENV_VERSION GOROOT GOROOT_* GOPATH GOBIN GOCACHE GOMODCACHE GOTOOLCHAIN CARGO_HOME RUSTUP_HOME RUSTUP_TOOLCHAIN DOTNET_ROOT DOTNET_CLI_HOME DOTNET_CLI_TELEMETRY_OPTOUT NUGET_PACKAGES ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR PERL5LIB R_HOME R_LIBS R_LIBS_USER JULIA_DEPOT_PATH COMPOSER_HOME ANDROID_HOME',
    network: 'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_USE_ENV_PROXY SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS NODE_USE_SYSTEM_CA NIX_SSL_CERT_FILE OPENSSL_CONF DOCKER_HOST DOCKER_CONTEXT DOCKER_CERT_PATH DOCKER_TLS_VERIFY COMPOSE_PROJECT_NAME OTEL_SERVICE_NAME OTEL_SEMCONV_STABILITY_OPT_IN',
    'the job': 'GITHUB_ACTIONS GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_ENVIRONMENT RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS ImageVersion',
};
/** Windows has one variable for all spellings of a name, and tools on Linux take `http_proxy` for HTTP_PROXY. */
const keyOf = (name) => name.toUpperCase();
const given = Object.values(GIVEN_VARIABLES).flatMap((names) => names.split(' ').map(keyOf));
const GIVEN = new Set(given);
const GIVEN_BEGINNINGS = given.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
/** `http://token@proxy` */
const WITH_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i;
/** `http://user:password@proxy`, `redis://:password@host` */
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:([^/?#]+)@/i;
/** Beside the names of variables: all of them, but for what only the workflow's own steps may have. */
const EVERY_VARIABLE = '*';
/** The Action's inputs, the runner's tokens and whatever leads to the files that steer the job. */
const RUNNER = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|RUNNER_TEMP)$/i;
/**
 * The environment of a program that may be a pull request's code: of the parent's the variables above, unless one has an address with a
 * user in it, and those that the workflow names (input `target-env`). This keeps secrets from being handed over; it is no sandbox.
 * @example targetEnvironment({ PATH: '/bin', DB_PASS: 'x', HF_TOKEN: 'y' }, ['HF_TOKEN']) // { PATH: '/bin', HF_TOKEN: 'y' }
 */
function targetEnvironment(parentEnv, allowNames) {
    const allowed = new Set(allowNames.map(keyOf));
    const hasAll = allowed.has(EVERY_VARIABLE);
    const env = {};
    for (const [name, value] of Object.entries(parentEnv)) {
        if (value === undefined)
            continue;
        const isGiven = hasAll ? !RUNNER.test(name) : isHarmless(name, value);
        if (isGiven || allowed.has(keyOf(name)))
            env[name] = value;
    }
    return env;
}
function isHarmless(name, value) {
    const key = keyOf(name);
    const isListed = GIVEN.has(key) || GIVEN_BEGINNINGS.some((beginning) => key.startsWith(beginning));
    return isListed && !WITH_USER.test(value);
}
/** Enough to see what to do. */
const MOST_LACKING = 5;
/**
 * What to do where a target's log or error names variables that are set in the parent and that it was not given, as a sentence; empty where it
 * names none.
 * @example adviseLacking("KeyError: 'DB_PASS'", { DB_PASS: 'x', USER: 'me' }, { USER: 'me' }) // 'The target names `DB_PASS`, which is set but not given to targets: …'
 */
function adviseLacking(text, parentEnv, targetEnv) {
    const words = new Set(text.match(/\w{4,}/g));
    const hidden = Object.keys(parentEnv).filter((name) => !Object.hasOwn(targetEnv, name) && !RUNNER.test(name));
    const lacking = hidden
        .filter((name) => words.has(name))
        .sort()
        .slice(0, MOST_LACKING);
    if (lacking.length === 0)
        return '';
    const [names, list] = [lacking.map((name) => `\`${name}\``).join(', '), lacking.join(',')];
    return `The target names ${names}, which ${lacking.length === 1 ? 'is' : 'are'} set but not given to targets: if it needs ${lacking.length === 1 ? 'it' : 'them'}, write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`;
}
const ENVIRONMENT = String.raw `(?:process\.env|import\.meta\.env|Bun\.env|\benviron|\bENV|\$_ENV)`;
const NAME = String.raw `([A-Z][A-Z0-9_]{2,63})\b`;
/** `process.env.NAME`, `os.environ["NAME"]`, `os.getenv("NAME")`, `Deno.env.get("NAME")`, `env::var("NAME")` … */
const USES = [
    new RegExp(String.raw `${ENVIRONMENT}\??(?:\.|(?:\.get|\.fetch)?\s{0,9}[[(]\s{0,9}["'])${NAME}`, 'g'),
    new RegExp(String.raw `(?:\b[gG]etenv|\benv\.get|\bLookupEnv|\benv::var)\(\s{0,9}["']${NAME}`, 'g'),
];
/** `const { NAME, OTHER: other } = process.env` */
const TAKEN_APART = /\{([^{}]{1,500})\}\s{0,9}=\s{0,9}(?:process|import\.meta|Bun)\.env\b/g;
/**
 * The environment variables that a source reads, in any of the usual languages, in the order of the text and each once. Only names in capitals.
 * @example usedVariables("key = os.environ['OPENAI_API_KEY']") // ['OPENAI_API_KEY']
 */
function usedVariables(source) {
    const read = USES.flatMap((use) => [...source.matchAll(use)].map(([, name = '']) => name));
    const taken = [...source.matchAll(TAKEN_APART)].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]{2,63}\b/g) ?? []);
    return [...new Set([...read, ...taken])];
}
/**
 * The variables that a `.env` file sets, each once.
 * @example listedVariables('# keys\nexport OPENAI_API_KEY=\n') // ['OPENAI_API_KEY']
 */
function listedVariables(text) {
    const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z][A-Z0-9_]{2,63})[ \t]*=/gm)].map(([, name = '']) => name);
    return [...new Set(names)];
}
/** Names of variables that a program can hardly do without, beside credentials. */
const NEEDED = /_(?:URL|URI|HOST|ENDPOINT)$/;
/**
 * What to do where the files of a target that never answered name variables that it does not see, as a sentence; empty where they name none.
 * Those that are set come first, and only without any of them those that are not set, and look as if they were needed.
 */
function adviseNamed(named, parentEnv, targetEnv) {
    const hidden = named.filter((name) => !Object.hasOwn(targetEnv, name) && !GIVEN.has(name) && !RUNNER.test(name));
    const set = hidden.filter((name) => parentEnv[name] !== undefined);
    const unset = hidden.filter((name) => CREDENTIAL.test(name) || NEEDED.test(name));
    const lacking = (set.length > 0 ? set : unset).slice(0, MOST_LACKING);
    if (lacking.length === 0)
        return '';
    const [names, list] = [lacking.map((name) => `\`${name}\``).join(', '), lacking.join(',')];
    const [is, it] = lacking.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const allow = `write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`;
    return `The target probably lacks ${names}, which its files name and which ${set.length > 0 ? `${is} set but not given to targets: ${allow}` : `${is} not set: set ${it} in \`env\` of the step, and ${allow}`}`;
}
/**
 * Names that providers and tools use for credentials, by their ending and a number behind it: OPENAI_API_KEY, OPENAI_API_KEY_2,
 * AWS_SECRET_ACCESS_KEY, HF_TOKEN, TOKENS, NPM_CONFIG__AUTHTOKEN, LANGFUSE_SECRET_KEY, PGPASSWORD, MYSQL_PWD, DB_PASS, COOKIE,
 * GOOGLE_APPLICATION_CREDENTIALS, SLACK_WEBHOOK_URL, AWS_ACCESS_KEY_ID, GH_PAT, KUBECONFIG_DATA … not PWD and OLDPWD, which are folders.
 */
const CREDENTIAL = /(?:KEYS?|KEY_ID|TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|CREDENTIALS?|COOKIES?|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|KUBECONFIG_DATA|_PWD|(?<![a-z0-9])(?:PAT|JWT|CREDS?|PASS))(?:_?\d+)?$/i;
/** Whoever may see them, what no output may have: the values of all variables that are credentials by their names, and passwords in addresses. */
function credentialsOf(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const password = WITH_PASSWORD.exec(value)?.[1];
        if (password !== undefined)
            return [value, password];
        return value !== '' && CREDENTIAL.test(name) ? [value] : [];
    });
}
const OF_MODEL = /(?:^|_)MODEL(?:_NAME|_ID)?$/i;
/** `gpt-5-mini`, `meta-llama/Llama-3.1-8B-Instruct`, `claude-sonnet-4-5-20250929`: words, numbers and sizes. */
const MODEL = /^(?:[a-z]{1,12}|\d{1,8}|\w{1,4})(?:[-./:@](?:[a-z]{1,12}|\d{1,8}|\w{1,4}))*$/i;
/**
 * The values of the variables that the workflow names for targets, whatever they are called: all are taken for secrets but a model's name,
 * by which replies are priced.
 * @example namedValues({ DSN_2: 'x', LLM_MODEL: 'gpt-5-mini' }, ['dsn_2', 'LLM_MODEL']) // ['x']
 */
function namedValues(env, names) {
    const named = new Set(names.map(keyOf));
    return Object.entries(env).flatMap(([name, value = '']) => {
        const isModel = OF_MODEL.test(name) && MODEL.test(value);
        return named.has(keyOf(name)) && value !== '' && !isModel ? [value] : [];
    });
}


/***/ }),

/***/ 30773:
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
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







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
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 98970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveMetrics: () => (/* binding */ serveMetrics)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80358);
/* harmony import */ var _metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48512);
/* harmony import */ var _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19543);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30773);






/**
 * The process that runs a suite's own metrics: answers the requests of stdin, in their order, until it ends. What a module prints goes to
 * stderr, so that nothing but answers is on stdout.
 */
async function serveMetrics(facts) {
    const { stdin, stdout, stderr } = facts;
    const write = stdout.write.bind(stdout);
    stdout.write = stderr.write.bind(stderr);
    const metrics = [];
    for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: stdin })) {
        const request = _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .requestSchema */ .TF.parse(JSON.parse(line));
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
            modules.push({
                message: error instanceof Refusal ? error.message : `it threw ${describeThrown(error)}`,
                line: findLine(error, path),
            });
        }
    }
    return { modules };
}
async function runModule(url) {
    // Not a part of the bundle, so the bundler must let it be.
    const module = await import(/* webpackIgnore: true */ url);
    const define = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
    if (!isFunction(define))
        throw new Refusal('it has no default export that is a function: `export default ({ defineMetric, z }) => [...]`');
    const metrics = await define({ defineMetric: (metric) => metric, z: zod__WEBPACK_IMPORTED_MODULE_5__ });
    if (!Array.isArray(metrics))
        throw new Refusal(`its default export gives ${typeName(metrics)}, not a list of metrics`);
    return metrics;
}
/** A mistake that needs no name of an error before it. */
class Refusal extends Error {
}
/** As data: functions are described by their kind alone, an unbounded end is null. */
function describe(metric) {
    const text = JSON.stringify(metric, (_key, value) => (isFunction(value) ? 'function' : value));
    return text === undefined ? null : JSON.parse(text);
}
/** The line of the module that an error comes from, as its stack writes it: a module of the old kind by its path. 1 where it names none. */
function findLine(error, path) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, after = ''] = stack.split(stack.includes((0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(path).href) ? `${(0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(path).href}:` : `${path}:`);
    return Math.max(Number.parseInt(after, 10) || 1, 1);
}
function isFunction(value) {
    return typeof value === 'function';
}
/** What can be called of a metric as the module declares it; null where that is too broken, which whoever reads the declaration says. */
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
        judged_by: _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .customMetricSchema */ .V.shape.judged_by.safeParse(judged_by).data ?? [],
        when_failed: typeof when_failed === 'number' ? when_failed : 'unscored',
    };
}
/** The scores of one trial. A metric that throws, or gives what is no number, has none and says why; the others have theirs. */
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
/** A number, the reason why there is none, or null where the metric does not apply. */
async function valueOf({ applies, score, judged_by, when_failed: whenFailed }, { golden, observation, judgments: all }) {
    if (applies !== null && (await applies(golden)) !== true)
        return null;
    if (observation.status === 'failed') {
        const { kind, message } = observation.failure;
        return whenFailed === 'unscored' ? `the trial failed (${kind}): ${message}`.slice(0, 200) : whenFailed;
    }
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,_metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .rankSpans */ .us)(spans, golden.expected_spans);
    const judgments = all === null || judged_by.length === 0 ? null : pickJudgments(all, judged_by);
    return readScore(await score({ observation, golden, ranking, judgments }));
}
/** What a metric does not name it does not see: it would be compared across judges as if nobody had changed. */
function pickJudgments(judgments, questions) {
    const names = new Set(questions.flatMap((question) => [question, `${question}_readings`]));
    return Object.fromEntries(Object.entries(judgments).filter(([name]) => names.has(name)));
}
/** A number, true or false as 1 or 0, or `{ unscored: 'why' }`. */
function readScore(given) {
    if (typeof given === 'boolean')
        return given ? 1 : 0;
    if (typeof given === 'number')
        return Number.isFinite(given) ? given : `the suite's metric gave ${given}, not a finite number`;
    if (typeof given === 'object' && given !== null && 'unscored' in given && typeof given.unscored === 'string')
        return given.unscored.slice(0, 200);
    return `the suite's metric gave ${typeName(given)}, not a number`;
}
/** `TypeError: x is not a function`, in one line. */
function describeThrown(error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text.replace(/\s+/g, ' ').slice(0, 400);
}
function typeName(value) {
    if (value === null || value === undefined)
        return String(value);
    return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}


/***/ }),

/***/ 19784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rememberLast)
/* harmony export */ });
/**
 * The same function, but asked again for what it was asked last it gives the same answer without another look: the metrics of a trial
 * ask the same in a row, and a hundred spans take long to go through. What is asked for must not change in between.
 */
function rememberLast(compute) {
    let last = null;
    return (...asked) => {
        if (last === null || !isSame(last.asked, asked))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
}
function isSame(one, other) {
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}


/***/ }),

/***/ 48512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ scoreRanking),
/* harmony export */   a5: () => (/* binding */ expectsSpans),
/* harmony export */   bz: () => (/* binding */ SPAN_RULES),
/* harmony export */   jr: () => (/* binding */ describeUndecided),
/* harmony export */   us: () => (/* binding */ rankSpans),
/* harmony export */   zA: () => (/* binding */ matchSpans)
/* harmony export */ });
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5810);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1275);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27996);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19784);
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70592);







/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
const SPAN_RULES = 'spans/4';
/** Whether the case expects a span at all: one with a relevance above 0. */
function expectsSpans(golden) {
    // A loop: about thirty metrics ask it of every case.
    for (const { relevance } of golden.expected_spans)
        if (relevance > 0)
            return true;
    return false;
}
const DUPLICATE = { rank: null, expected: null, by: null };
/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a, by: 'path' }, { rank: null, expected: null, by: null }]
 */
const matchSpans = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberLast */ .m)(matchEach);
function matchEach(given, expected) {
    const retrieved = given.map(splitFragment);
    const known = indexExpected(expected, retrieved);
    const matches = [];
    const undecided = [];
    const isNamed = retrieved.some(({ path, hash }) => path !== undefined || hash !== undefined);
    const seen = new Set();
    let rank = 0;
    for (const span of retrieved) {
        const path = span.path === undefined ? undefined : (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(span.path);
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
    // Only now is it known what none of the others finds.
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
/** A URL's fragment is a section of its page. */
function splitFragment(place) {
    if (place.path?.includes('#') !== true || place.symbol !== undefined)
        return place;
    const [, path, symbol] = FRAGMENT.exec(place.path) ?? [];
    return path === undefined ? place : { ...place, path, symbol };
}
/**
 * The retrieved spans as relevances by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
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
    const reason = describeUndecided(retrieved, matches);
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
/**
 * What a measure says of a ranking; unscored where it depends on a retrieved span of which it cannot be told whether it is an expected one.
 * The measure must not fall when more is found, or not rise: then both ends say all.
 */
function scoreRanking(ranking, measure) {
    const value = measure(ranking);
    const { undecided } = ranking;
    if (undecided !== null && measure({ ...ranking, gains: undecided.gains }) !== value)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(undecided.reason);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(value);
}
/** Why the first retrieved span that may or may not be an expected one cannot be told apart; null where there is none. */
function describeUndecided(retrieved, matches) {
    for (const [index, { may_be: expected }] of matches.entries()) {
        const span = retrieved[index];
        if (expected === undefined || span === undefined)
            continue;
        return (0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .writeUndecided */ .pI)({ expected: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .li)(expected), returned: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .li)(span), mend: mendOf(expected, span) });
    }
    return null;
}
function mendOf(named, given) {
    const [expected, span] = [splitFragment(named), splitFragment(given)];
    if (expected.hash !== undefined && span.hash !== undefined)
        return _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGED_TEXT */ .ri;
    if (span.path === undefined)
        return 'report the `path` of every span';
    if ((0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(span.path) !== (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(expected.path))
        return _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .RELATIVE_PATHS */ ._$;
    if (expected.symbol === undefined && linesOf(expected) === null)
        return 'report its `hash`, or expect a symbol or lines instead';
    const [hasSymbol, hasLines] = [span.symbol !== undefined, linesOf(span) !== null];
    if (!hasSymbol && !hasLines)
        return 'report its `symbol`, or `start_line` and `end_line`';
    if (expected.symbol === undefined)
        return 'report `start_line` and `end_line` too';
    return hasSymbol ? 'report the whole name of the symbol, as the case writes it' : 'report its `symbol` too';
}
/** A pattern that several paths fit. */
const GLOB = /\*|\{[^{}]*,[^{}]*\}/;
/** The first retrieved path that fits a glob and that nothing else expects, which it then stands for; itself where there is none. */
function fillGlob(glob, retrieved, taken) {
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globToRegExp */ .t)(glob);
    for (const { path: given } of retrieved) {
        const path = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(given ?? '');
        if (!pattern.test(path) || taken.has(path))
            continue;
        taken.add(path);
        return path;
    }
    return glob;
}
function indexExpected(expected, retrieved) {
    const wantedByHash = new Map();
    const files = new Map();
    const entries = [];
    const taken = new Set(expected.map(({ path }) => (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(path)));
    for (const span of [...expected].sort((a, b) => b.relevance - a.relevance)) {
        const { path: named, symbol: section } = splitFragment(span);
        const symbol = section === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .plainSymbol */ .Nb)(section);
        const entry = { span, symbol, lines: linesOf(span), isFound: false };
        entries.push(entry);
        const plain = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(named);
        const path = GLOB.test(plain) ? fillGlob(plain, retrieved, taken) : plain;
        const file = files.get(path);
        if (file === undefined)
            files.set(path, [entry]);
        else
            file.push(entry);
        if (span.hash !== undefined)
            wantedByHash.set(span.hash, [...(wantedByHash.get(span.hash) ?? []), entry]);
    }
    return { entries, wantedByHash, files };
}
const NOTHING = [];
/** What a retrieved span is known again by; null for one that the target does not name. */
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
/** The expected span, among those still to be found, that names a retrieved span most exactly, then the first. */
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
/**
 * The expected spans of which it cannot be told whether a retrieved one, which finds none, is theirs: those of its file, or of a file
 * whose path is the end of an absolute one that lies outside the checkout.
 */
function undecidedWithin({ files }, span, path, file) {
    if (path === undefined)
        return NOTHING;
    if (file !== undefined) {
        const given = namesOf(span);
        return file.filter((entry) => identify(entry, span, given) === 'undecided');
    }
    if (!(0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z)(path))
        return NOTHING;
    return [...files].flatMap(([own, wanted]) => (path.endsWith(`/${own}`) ? wanted : NOTHING));
}
function namesOf(span) {
    return { symbol: span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .plainSymbol */ .Nb)(span.symbol), lines: knownLinesOf(span) };
}
/**
 * By what a retrieved span with the same path is an expected one, or null when it is not. The first that both sides give decides: the
 * hash (which differs here, or it had been found by it: the same place has another text by now, or it is another chunk); the symbol;
 * overlapping lines. The path alone decides only for an expected span that names nothing else. Where they have nothing in common, it cannot
 * be told.
 */
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
        if (given.symbol !== null && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isShortFor */ .Ed)(symbol, given.symbol) && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isShortFor */ .Ed)(given.symbol, symbol))
            return null;
    }
    if (wanted !== null && given.lines !== null)
        return overlaps(wanted, given.lines) ? 'lines' : null;
    return expected.hash === undefined && symbol === null && wanted === null ? 'path' : 'undecided';
}
/** Lines that overlap without being the same are those of the next chunk, whose hash always differs. */
function isSamePlace(symbol, wanted, given) {
    if (wanted !== null && given.lines !== null)
        return wanted.first === given.lines.first && wanted.last === given.lines.last;
    return symbol !== null && symbol === given.symbol;
}
function overlaps(one, other) {
    return one.first <= other.last && other.first <= one.last;
}
/** As the target says, else as the checkout does. */
function knownLinesOf(span) {
    return linesOf(span) ?? (span.in_checkout === undefined ? null : linesOf(span.in_checkout));
}
function linesOf({ start_line: start, end_line: end }) {
    const first = start ?? end;
    const last = end ?? start;
    return first === undefined || last === undefined ? null : { first, last };
}


/***/ }),

/***/ 70592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ normalizePath),
/* harmony export */   Z: () => (/* binding */ isAbsolutePath)
/* harmony export */ });
/**
 * Surely in that spelling, as nearly all are: ASCII, and no part that is empty or starts with a dot. An expression, since a run asks of
 * every span that every trial retrieved, and V8 makes machine code of it.
 */
const PLAIN = /^(?:[^./\\\u0080-\uffff][^/\\\u0080-\uffff]*(?:\/(?!$)|$))+$/;
/** Longer than a system's paths; an expression runs out of stack on one of ten million characters. */
const LONG = 1_000;
/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
function normalizePath(path) {
    return path.length < LONG && PLAIN.test(path) ? path : spellPath(path);
}
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
/** Whether a path in one spelling starts at the root of a system, or of a drive. */
function isAbsolutePath(path) {
    return path.startsWith('/') || /^[a-z]:\//i.test(path);
}


/***/ }),

/***/ 79167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   T: () => (/* binding */ countBy)
/* harmony export */ });
/**
 * Items by what they have in common, in the order in which each key first appears. Node 20 lacks `Map.groupBy`.
 * @example groupBy(['ab', 'c', 'de'], (text) => text.length) // Map { 2 => ['ab', 'de'], 1 => ['c'] }
 */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
/**
 * How often each item is there, in the order in which it first appears.
 * @example countBy(['a', 'b', 'a']) // Map { 'a' => 2, 'b' => 1 }
 */
function countBy(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
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

/***/ 1275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ isShortFor),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Nb: () => (/* binding */ plainSymbol)
/* harmony export */ });
/** As nearly all are: nothing to strip. */
const PLAIN = /^[\w$]+(?:\.[\w$]+)*$/;
/** No name is longer; the expressions below are not asked of a text of megabytes. */
const LONG = 500;
/**
 * A symbol in one spelling: `Key::rotate`, `Key#rotate` and `Key.rotate()` are `Key.rotate`; a heading is without its marks, so that
 * `## The \`run\` command` is `The run command`.
 */
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
/**
 * Whether one plain name is the end of the other, part by part, so that both may name the same symbol.
 * @example isShortFor('rotate', 'auth.Key.rotate') // true
 */
function isShortFor(short, long) {
    return long.endsWith(short) && long.at(-short.length - 1) === '.' && !long.includes(' ');
}
/**
 * A name of an agent or a tool as names are compared: composed (NFKC), without white space around it, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
function plainName(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}


/***/ }),

/***/ 87375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   M4: () => (/* binding */ MOST_ROUNDS),
/* harmony export */   _4: () => (/* binding */ roundsPlanSchema)
/* harmony export */ });
/* unused harmony export CASE_CLASSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** More looks than these are never planned. */
const MOST_ROUNDS = 3;
/** A `varying` case answers both ways on main and is asked more often in a round than a `steady` one. */
const CASE_CLASSES = ['steady', 'varying'];
/** What is fixed for one gate. */
const gatePlanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** m in the unit of the mean difference; of log ratios for a relative margin on that scale. */
    margin: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative(),
    /** How many standard errors from D the ends of its range are: `lower` for no regression, `change` for any change. */
    heights: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ lower: zod__WEBPACK_IMPORTED_MODULE_0__.number(), change: zod__WEBPACK_IMPORTED_MODULE_0__.number() }),
    /** The first round after which no regression can be shown; null for a margin of 0, which nothing shows. */
    first: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().max(MOST_ROUNDS).nullable(),
    /** Not even all rounds are expected to rule out a loss of the margin; null for a margin of 0. */
    hopeless: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().nullable(),
    /** The loss that the first look is expected to rule out if nothing changed. */
    slack: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative(),
});
/** The `plan` of run.json: all that is fixed from main alone, written before the first request. */
const roundsPlanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    /** The most rounds. */
    cap: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().max(MOST_ROUNDS),
    alpha: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    /** How often a case of each class is asked in every round. */
    tries: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ steady: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), varying: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() }),
    /** By case. A case that is not here is asked in round 1 alone and is in no statistic. */
    classes: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__["enum"](CASE_CLASSES)),
    gates: zod__WEBPACK_IMPORTED_MODULE_0__.array(gatePlanSchema),
});
/** The class of a case; undefined where it is in no statistic. */
function classOf({ classes }, caseId) {
    return Object.hasOwn(classes, caseId) ? classes[caseId] : undefined;
}


/***/ }),

/***/ 64520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ shardSchema),
/* harmony export */   KN: () => (/* binding */ SHARD_FORM),
/* harmony export */   Xm: () => (/* binding */ selectShard),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ index: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() })
    .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards');
/** What `parseShard` reads, for messages. */
const SHARD_FORM = 'a part and their number, such as `2/4`';
/**
 * Reads a shard as the command line and the Action take it; null when it is none.
 * @example parseShard('2/4') // { index: 2, of: 4 }
 */
function parseShard(text) {
    const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null;
}
/** @example formatShard({ index: 2, of: 4 }) // '2/4' */
function formatShard({ index, of }) {
    return `${index}/${of}`;
}
/**
 * The cases of one shard, in the order given: every `of`-th by sorted id, so that neither files nor their order matter, the shards
 * of a suite are disjoint and complete, and their sizes differ by one case at most (a shard may be empty).
 * @example selectShard([{ id: 'c' }, { id: 'a' }, { id: 'b' }], { index: 1, of: 2 }) // [{ id: 'c' }, { id: 'a' }]
 */
function selectShard(cases, { index, of }) {
    const ids = cases.map(({ id }) => id).sort();
    const chosen = new Set(ids.filter((_, position) => position % of === index - 1));
    return cases.filter(({ id }) => chosen.has(id));
}


/***/ }),

/***/ 44960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ combineScores),
/* harmony export */   c7: () => (/* binding */ unscored),
/* harmony export */   i1: () => (/* binding */ scoredOr),
/* harmony export */   lD: () => (/* binding */ scored),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}
/** A value that may be missing, with the reason that stands in its place. */
function scoredOr(value, reason) {
    return value === undefined || value === null ? unscored(reason) : scored(value);
}
/** A value, or as text why there is none. */
function scoreOf(value) {
    return typeof value === 'string' ? unscored(value) : scored(value);
}
/**
 * What some scores make together; unscored with the reason of the first that is.
 * @example combineScores([scored(3), scored(4)], (a, b) => a / b) // scored 0.75
 */
function combineScores(scores, combine) {
    const missing = scores.find((score) => score.kind === 'unscored');
    if (missing !== undefined)
        return missing;
    const values = scores.map((score) => (score.kind === 'scored' ? score.value : NaN));
    return scoreOf(combine(...values));
}


/***/ }),

/***/ 19543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ customMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);



const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const isFunction = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'function', 'it must be a function.');
const whenFailed = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)), "give the score of a failed trial, or 'unscored'.");
/** What a suite's module hands to `defineMetric`, as it comes out of the process that runs the module: functions are the word `function`. */
const customMetricSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
        .max(60)
        .describe('The id after `custom.`.'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(80).describe('The label of its rows.'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().max(300).describe('The source of the rule, for people.').optional(),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['higher', 'lower', 'neutral']),
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]).describe('Both ends; null is unbounded.'),
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']).default('free'),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']).default('linear'),
    default_margin: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative() })
        .optional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().optional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .min(1)
        .max(200)
        .describe('Raise it when the meaning changes but the text of the module does not.')
        .default('1'),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_QUESTIONS */ .G1))
        .describe('The questions to the judge whose answers its score uses; it gets no other judgments.')
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


/***/ }),

/***/ 96762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ INFERENCES),
/* harmony export */   h: () => (/* binding */ chooseInference)
/* harmony export */ });
/**
 * What a verdict is about (docs/decision-rules.md#two-questions). `these-cases`: whether the change is worse on the suite's own cases beyond
 * what repeated tries differ by. `cases-like-these`: the cases stand for others, and are the unit.
 */
const INFERENCES = ['these-cases', 'cases-like-these'];
/** `recorded` is the rules' own word; absent: they have none. */
function chooseInference(choice, recorded) {
    return choice === 'recorded' ? (recorded ?? 'these-cases') : choice;
}


/***/ }),

/***/ 27996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ readUndecided),
/* harmony export */   _$: () => (/* binding */ RELATIVE_PATHS),
/* harmony export */   pI: () => (/* binding */ writeUndecided),
/* harmony export */   ri: () => (/* binding */ CHANGED_TEXT),
/* harmony export */   uf: () => (/* binding */ NAME_KINDS),
/* harmony export */   z1: () => (/* binding */ shortLabel)
/* harmony export */ });
const RELATIVE_PATHS = 'report paths relative to the repository';
/** The hashes differ. */
const CHANGED_TEXT = 'it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case';
const LABEL_LENGTH = 120;
const REASON = /^cannot tell whether the returned `([^`]+)` is the expected `([^`]+)`: (.+)$/;
/** A name in one line without backticks; of a long one the end. */
const shortLabel = (label) => {
    const line = label.replace(/[\s`]+/g, ' ').trim();
    return line.length > LABEL_LENGTH ? `…${line.slice(-LABEL_LENGTH)}` : line;
};
/** Why a trial is unscored in a metric of retrieval. */
function writeUndecided({ expected, returned, mend }) {
    return `cannot tell whether the returned \`${shortLabel(returned)}\` is the expected \`${shortLabel(expected)}\`: ${mend}`;
}
/** What `writeUndecided` was given, the labels as they are shown; null for any other reason. */
function readUndecided(reason) {
    const [, returned, expected, mend] = REASON.exec(reason) ?? [];
    if (returned === undefined || expected === undefined || mend === undefined)
        return null;
    return { expected, returned, mend };
}
/** What a case can expect by name, and a reply bring under another name. */
const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'];


/***/ })

};
