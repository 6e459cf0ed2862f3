export const id = 5668;
export const ids = [5668];
export const modules = {

  73341:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AB: () => (  quoteName),
    Ac: () => (  countRest),
    Ax: () => (  shortCommit),
    CL: () => (  nameSpan),
    FS: () => (  joinFirst),
    If: () => (  joinAll),
    JH: () => (  joinNames),
    P7: () => (  joinAndCount),
    li: () => (  labelSpan),
    yV: () => (  startSentence)
  });
const MOST = 4;
function quoteName(name) {
    return `"${name}"`;
}
function joinNames(names) {
    return joinAll(names.length > MOST ? countRest(names, MOST - 1, (left) => `${left} more`) : names);
}
function countRest(items, most, tell = (left) => `and ${left} more`) {
    return items.length > most ? [...items.slice(0, most), tell(items.length - most)] : items;
}
const joinAndCount = (names, most) => `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`;
const joinFirst = (names, most) => `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`;
function joinAll(parts) {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}
const nameSpan = (span) => span.hash ?? labelSpan(span);
const startSentence = (clause) => /^\S\p{Lu}/u.test(clause) ? clause : `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`;
const shortCommit = (sha) => sha.slice(0, 7);


  }),

  64564:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W1: () => (  adviseNamed),
    X3: () => (  usedVariables),
    YN: () => (  credentialsOf),
    dK: () => (  targetEnvironment),
    ec: () => (  adviseLacking),
    fb: () => (  EVERY_VARIABLE),
    lC: () => (  listedVariables),
    qE: () => (  namedValues)
  });
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
const keyOf = (name) => name.toUpperCase();
const given = Object.values(GIVEN_VARIABLES).flatMap((names) => names.split(' ').map(keyOf));
const GIVEN = new Set(given);
const GIVEN_BEGINNINGS = given.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
const WITH_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i;
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:([^/?#]+)@/i;
const EVERY_VARIABLE = '*';
const RUNNER = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|RUNNER_TEMP)$/i;
function targetEnvironment(parentEnv, allowNames) {
    const allowed = new Set(allowNames.map(keyOf));
    const hasAll = allowed.has(EVERY_VARIABLE);
    const env = {};
    for (const [name, value] of Object.entries(parentEnv)) {
        if (value === undefined)
            continue;
        const key = keyOf(name);
        const isListed = GIVEN.has(key) || GIVEN_BEGINNINGS.some((beginning) => key.startsWith(beginning));
        const isGiven = hasAll ? !RUNNER.test(name) : isListed && !WITH_USER.test(value);
        if (isGiven || allowed.has(key))
            env[name] = value;
    }
    return env;
}
const MAX_LACKING = 5;
function adviseLacking(text, parentEnv, targetEnv) {
    const words = new Set(text.match(/\w{4,}/g));
    const hidden = Object.keys(parentEnv).filter((name) => !Object.hasOwn(targetEnv, name) && !RUNNER.test(name));
    const named = hidden.filter((name) => words.has(name));
    const lacking = named.sort().slice(0, MAX_LACKING);
    if (lacking.length === 0)
        return '';
    const { names, is, it, allow } = wordLacking(lacking);
    return `The target names ${names}, which ${is} set but not given to targets: if it needs ${it}, ${allow}`;
}
function wordLacking(lacking) {
    const list = lacking.join(',');
    const allow = `write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`;
    const [is, it] = lacking.length === 1 ? ['is', 'it'] : ['are', 'them'];
    return { names: lacking.map((name) => `\`${name}\``).join(', '), is, it, allow };
}
const ENVIRONMENT = String.raw `(?:process\.env|import\.meta\.env|Bun\.env|\benviron|\bENV|\$_ENV)`;
const NAME = String.raw `([A-Z][A-Z0-9_]{2,63})\b`;
const USES = [
    new RegExp(String.raw `${ENVIRONMENT}\??(?:\.|(?:\.get|\.fetch)?\s{0,9}[[(]\s{0,9}["'])${NAME}`, 'g'),
    new RegExp(String.raw `(?:\b[gG]etenv|\benv\.get|\bLookupEnv|\benv::var)\(\s{0,9}["']${NAME}`, 'g'),
];
const TAKEN_APART = /\{([^{}]{1,500})\}\s{0,9}=\s{0,9}(?:process|import\.meta|Bun)\.env\b/g;
function usedVariables(source) {
    const read = USES.flatMap((use) => [...source.matchAll(use)].map(([, name = '']) => name));
    const taken = [...source.matchAll(TAKEN_APART)].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]{2,63}\b/g) ?? []);
    return [...new Set([...read, ...taken])];
}
function listedVariables(text) {
    const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z][A-Z0-9_]{2,63})[ \t]*=/gm)].map(([, name = '']) => name);
    return [...new Set(names)];
}
const NEEDED = /_(?:URL|URI|HOST|ENDPOINT)$/;
function adviseNamed(named, parentEnv, targetEnv) {
    const hidden = named.filter((name) => !Object.hasOwn(targetEnv, name) && !GIVEN.has(name) && !RUNNER.test(name));
    const set = hidden.filter((name) => parentEnv[name] !== undefined);
    const unset = hidden.filter((name) => CREDENTIAL.test(name) || NEEDED.test(name));
    const lacking = (set.length > 0 ? set : unset).slice(0, MAX_LACKING);
    if (lacking.length === 0)
        return '';
    const { names, is, it, allow } = wordLacking(lacking);
    return `The target probably lacks ${names}, which its files name and which ${set.length > 0 ? `${is} set but not given to targets: ${allow}` : `${is} not set: set ${it} in \`env\` of the step, and ${allow}`}`;
}
const CREDENTIAL = /(?:KEYS?|KEY_ID|TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|CREDENTIALS?|COOKIES?|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|KUBECONFIG_DATA|_PWD|(?<![a-z0-9])(?:PAT|JWT|CREDS?|PASS))(?:_?\d+)?$/i;
function credentialsOf(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const password = WITH_PASSWORD.exec(value)?.[1];
        if (password !== undefined)
            return [value, password];
        return value !== '' && CREDENTIAL.test(name) ? [value] : [];
    });
}
const OF_MODEL = /(?:^|_)MODEL(?:_NAME|_ID)?$/i;
const MODEL = /^(?:[a-z]{1,12}|\d{1,8}|\w{1,4})(?:[-./:@](?:[a-z]{1,12}|\d{1,8}|\w{1,4}))*$/i;
function namedValues(env, names) {
    const named = new Set(names.map(keyOf));
    return Object.entries(env).flatMap(([name, value = '']) => {
        const isModel = OF_MODEL.test(name) && MODEL.test(value);
        return named.has(keyOf(name)) && value !== '' && !isModel ? [value] : [];
    });
}


  }),

  5810:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  escapeRegex),
    t: () => (  globToRegExp)
  });
function escapeRegex(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
function globToRegExp(glob) {
    let source = '';
    let depth = 0;
    for (let index = 0; index < glob.length; index++) {
        const rest = glob.slice(index);
        const character = rest[0] ?? '';
        const folders = /^(?:\*\*\/)+/.exec(rest)?.[0] ?? '';
        const stars = /^\*{2,}/.exec(rest)?.[0] ?? '';
        if (folders !== '') {
            source += '(?:[^/]+/)*';
            index += folders.length - 1;
        }
        else if (stars !== '') {
            source += '.*';
            index += stars.length - 1;
        }
        else if (character === '*')
            source += '[^/]*';
        else if (character === '?')
            source += '[^/]';
        else if (character === '{' && rest.includes('}')) {
            source += '(?:';
            depth++;
        }
        else if (character === '}' && depth > 0) {
            source += ')';
            depth--;
        }
        else if (character === ',' && depth > 0)
            source += '|';
        else
            source += escapeRegex(character);
    }
    return new RegExp(`^${source}$`, 's');
}


  }),

  29598:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E_: () => (  withoutMark),
    MR: () => (  tryJson),
    Vh: () => (  readJson),
    eC: () => (  ownValue),
    f_: () => (  isTooDeep),
    i4: () => (  listLines),
    sS: () => (  readJsonLines),
    u4: () => (  isRecord)
  });
  var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const ownValue = (record, name) => Object.hasOwn(record, name) ? record[name] : undefined;
const MAX_DEPTH = 500;
function isTooDeep(value) {
    let level = [value];
    for (let depth = 0; depth <= MAX_DEPTH; depth++) {
        level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
        if (level.length === 0)
            return false;
    }
    return true;
}
const withoutMark = (text) => text.replace(/^\uFEFF/, '');
function listLines(text) {
    const lines = withoutMark(text).split(/\r?\n/);
    return lines.map((one, index) => ({ line: index + 1, text: one })).filter((one) => one.text.trim() !== '');
}
function readJsonLines(text, parse = tryJson) {
    return listLines(text).map((one) => ({ ...one, value: parse(one.text) }));
}
function readJson(text) {
    try {
        return { value: JSON.parse(withoutMark(text)) };
    }
    catch (error) {
        return { fault: (0,_error_js__WEBPACK_IMPORTED_MODULE_0__  .bD)(error) };
    }
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


  }),

  47673:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CL: () => (  readStored),
    Dt: () => (  pathName),
    ZM: () => (  describeFaults),
    oc: () => (  versionFields),
    ps: () => (  checkVersion),
    ww: () => (  findTooNew),
    y5: () => (  stateVersion)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
  var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);


function versionFields(version) {
    return { schema_version: zod__WEBPACK_IMPORTED_MODULE_1__.literal(version), min_reader: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().optional() };
}
function stateVersion(version, minReader = version) {
    return { schema_version: version, min_reader: minReader };
}
function checkVersion(path, value, supported) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const tooNew = findTooNew(path, value, supported);
    if (tooNew !== null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('run-too-new', tooNew);
    if (Number(value.schema_version) > supported)
        value.schema_version = supported;
}
function findTooNew(path, { schema_version: version, min_reader: needed }, supported) {
    const [field, got] = needed === undefined ? ['schema_version', version] : ['min_reader', needed];
    return typeof got === 'number' && got > supported ? { path, field, got, supported } : null;
}
function readStored(schema, value) {
    const parsed = schema.safeParse(value);
    const unknown = parsed.success ? [] : findUnknown(parsed.error.issues);
    if (unknown.length === 0)
        return parsed;
    for (const path of unknown) {
        const holder = path.slice(0, -1).reduce((at, key) => Reflect.get(at, key), value);
        Reflect.deleteProperty(holder, path.at(-1) ?? '');
    }
    return schema.safeParse(value);
}
function describeFaults({ issues }, most = 1) {
    const name = ({ path, message }) => path.length === 0 ? message : `\`${pathName(path)}\`: ${message}`;
    return issues.slice(0, most).map(name).join('; ');
}
function pathName(path) {
    return path.reduce((name, step) => {
        if (typeof step === 'number')
            return `${name}[${step}]`;
        return name === '' ? String(step) : `${name}.${String(step)}`;
    }, '');
}
function findUnknown(issues) {
    return issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys')
            return issue.keys.map((key) => [...issue.path, key]);
        if (issue.code !== 'invalid_union')
            return [];
        const form = issue.errors.find((errors) => errors.every(({ code }) => code === 'unrecognized_keys')) ?? [];
        return findUnknown(form).map((path) => [...issue.path, ...path]);
    });
}


  }),

  87375:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JH: () => (  MAX_ROUNDS),
    Kl: () => (  classOf),
    _4: () => (  roundsPlanSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const MAX_ROUNDS = 3;
const CASE_CLASSES = ['steady', 'varying'];
const gatePlanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    margin: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('m in the unit of the mean difference, or of log ratios.'),
    heights: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ lower: zod__WEBPACK_IMPORTED_MODULE_0__.number(), change: zod__WEBPACK_IMPORTED_MODULE_0__.number() }),
    first: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().max(MAX_ROUNDS).nullable().describe('First round for `no-regression`; `null` if m = 0.'),
    hopeless: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().nullable().describe('Whether even all rounds would not rule out the margin; `null` if m = 0.'),
    slack: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('The loss that the first look is expected to rule out if nothing changed.'),
});
const roundsPlanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    cap: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().max(MAX_ROUNDS).describe('Largest number of rounds.'),
    alpha: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    tries: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ steady: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), varying: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() }),
    classes: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__["enum"](CASE_CLASSES)).describe('By case id. A missing case is in no statistic.'),
    gates: zod__WEBPACK_IMPORTED_MODULE_0__.array(gatePlanSchema),
});
function classOf({ classes }, caseId) {
    return Object.hasOwn(classes, caseId) ? classes[caseId] : undefined;
}


  }),

  64520:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Id: () => (  shardSchema),
    KN: () => (  SHARD_FORM),
    Xm: () => (  selectShard),
    _D: () => (  formatShard),
    uK: () => (  parseShard)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ index: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() })
    .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards');
const SHARD_FORM = 'a part and their number, such as `2/4`';
function parseShard(text) {
    const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null;
}
function formatShard({ index, of }) {
    return `${index}/${of}`;
}
function selectShard(cases, { index, of }) {
    const ids = cases.map(({ id }) => id).sort();
    const chosen = new Set(ids.filter((_, position) => position % of === index - 1));
    return cases.filter(({ id }) => chosen.has(id));
}


  }),

  96762:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  INFERENCES),
    h: () => (  chooseInference)
  });
const INFERENCES = ['these-cases', 'cases-like-these'];
function chooseInference(choice, recorded) {
    return choice === 'recorded' ? (recorded ?? 'these-cases') : choice;
}


  })

};
