export const id = 7708;
export const ids = [7708];
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

/***/ 79167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
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


/***/ })

};
