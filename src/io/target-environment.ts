type Environment = Readonly<Record<string, string | undefined>>

/**
 * The variables that every target gets if they are set: what programs and tool chains need to start, and facts about the
 * job. None is a secret. docs/protocol.md has the same list. `*` stands for any ending.
 */
export const GIVEN_VARIABLES: Readonly<Record<string, string>> = {
  'the machine':
    'PATH HOME USER LOGNAME SHELL HOSTNAME PWD LANG LANGUAGE LC_* TZ TERM COLORTERM NO_COLOR FORCE_COLOR TMPDIR TMP TEMP XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_STATE_HOME DISPLAY CI EDITOR PAGER UV_THREADPOOL_SIZE OMP_NUM_THREADS CUDA_HOME CUDA_PATH CUDA_VISIBLE_DEVICES NVIDIA_VISIBLE_DEVICES',
  Windows:
    'SystemRoot SystemDrive windir ComSpec PATHEXT PSModulePath OS NUMBER_OF_PROCESSORS PROCESSOR_* COMPUTERNAME USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH APPDATA LOCALAPPDATA ALLUSERSPROFILE PUBLIC ProgramData ProgramFiles ProgramFiles(x86) ProgramW6432 CommonProgramFiles CommonProgramFiles(x86) CommonProgramW6432',
  libraries:
    'LD_LIBRARY_PATH LD_PRELOAD DYLD_LIBRARY_PATH DYLD_FALLBACK_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH CC CXX NIX_PATH NIX_PROFILES HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY',
  Python:
    'VIRTUAL_ENV PYTHONPATH PYTHONHOME PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX PYTHONIOENCODING PYTHONUTF8 PYTHONHASHSEED PYTHONWARNINGS PYTHONNOUSERSITE PYTHONUSERBASE pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYENV_ROOT PYENV_VERSION PYENV_VIRTUAL_ENV CONDA CONDA_PREFIX CONDA_DEFAULT_ENV CONDA_EXE CONDA_PYTHON_EXE CONDA_SHLVL MAMBA_EXE MAMBA_ROOT_PREFIX UV UV_PYTHON UV_PYTHON_INSTALL_DIR UV_SYSTEM_PYTHON UV_PROJECT_ENVIRONMENT UV_CACHE_DIR UV_OFFLINE PIP_CACHE_DIR PIPX_HOME PIPX_BIN_DIR POETRY_HOME POETRY_CACHE_DIR POETRY_VIRTUALENVS_IN_PROJECT POETRY_VIRTUALENVS_PATH HF_HOME HF_HUB_CACHE HF_HUB_OFFLINE TRANSFORMERS_CACHE TRANSFORMERS_OFFLINE SENTENCE_TRANSFORMERS_HOME TORCH_HOME NLTK_DATA TIKTOKEN_CACHE_DIR TOKENIZERS_PARALLELISM',
  Node: 'NODE NODE_ENV NODE_PATH NODE_OPTIONS NODE_NO_WARNINGS NODE_ICU_DATA NODE_COMPILE_CACHE NODE_V8_COVERAGE NVM_DIR NVM_BIN NVM_INC NVM_CD_FLAGS FNM_DIR FNM_MULTISHELL_PATH NODENV_ROOT NODENV_VERSION VOLTA_HOME COREPACK_HOME PNPM_HOME BUN_INSTALL DENO_DIR DENO_INSTALL',
  'other languages':
    'JAVA_HOME JAVA_HOME_* JDK_HOME CLASSPATH GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME SDKMAN_DIR SCALA_HOME KOTLIN_HOME GEM_HOME GEM_PATH BUNDLE_PATH BUNDLE_GEMFILE RUBYLIB RBENV_ROOT RBENV_VERSION GOROOT GOROOT_* GOPATH GOBIN GOCACHE GOMODCACHE GOTOOLCHAIN CARGO_HOME RUSTUP_HOME RUSTUP_TOOLCHAIN DOTNET_ROOT DOTNET_CLI_HOME DOTNET_CLI_TELEMETRY_OPTOUT NUGET_PACKAGES ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR PERL5LIB R_HOME R_LIBS R_LIBS_USER JULIA_DEPOT_PATH COMPOSER_HOME ANDROID_HOME',
  network:
    'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_USE_ENV_PROXY SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS NODE_USE_SYSTEM_CA NIX_SSL_CERT_FILE OPENSSL_CONF DOCKER_HOST DOCKER_CONTEXT DOCKER_CERT_PATH DOCKER_TLS_VERIFY COMPOSE_PROJECT_NAME OTEL_SERVICE_NAME OTEL_SEMCONV_STABILITY_OPT_IN',
  'the job':
    'GITHUB_ACTIONS GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_ENVIRONMENT RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS ImageVersion',
}

/** Windows ignores the case of names, and tools on Linux read `http_proxy` as HTTP_PROXY. */
const keyOf = (name: string): string => name.toUpperCase()

const given = Object.values(GIVEN_VARIABLES).flatMap((names) => names.split(' ').map(keyOf))
const GIVEN = new Set(given)
const GIVEN_BEGINNINGS = given.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))

/** `http://token@proxy` */
const WITH_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i
/** `http://user:password@proxy`, `redis://:password@host` */
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:([^/?#]+)@/i

/** Among the names of variables: allows all, except those that only the workflow's own steps may have. */
export const EVERY_VARIABLE = '*'

/** The Action's inputs, the runner's tokens and the paths of files that control the job. */
const RUNNER =
  /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|RUNNER_TEMP)$/i

/**
 * Returns the environment of a program that may be a pull request's code: the variables above, unless their value is an
 * address with a user in it, and those that the workflow names (input `target-env`). This keeps secrets from being handed
 * over; it is no sandbox.
 * @example targetEnvironment({ PATH: '/bin', DB_PASS: 'x', HF_TOKEN: 'y' }, ['HF_TOKEN']) // { PATH: '/bin', HF_TOKEN:
 * 'y' }
 */
export function targetEnvironment(parentEnv: Environment, allowNames: readonly string[]): Record<string, string> {
  const allowed = new Set(allowNames.map(keyOf))
  const hasAll = allowed.has(EVERY_VARIABLE)
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(parentEnv)) {
    if (value === undefined) continue
    const key = keyOf(name)
    const isListed = GIVEN.has(key) || GIVEN_BEGINNINGS.some((beginning) => key.startsWith(beginning))
    const isGiven = hasAll ? !RUNNER.test(name) : isListed && !WITH_USER.test(value)
    if (isGiven || allowed.has(key)) env[name] = value
  }
  return env
}

/** The most variables that advice names: enough to see what to do. */
const MAX_LACKING = 5

/**
 * Returns advice, as a sentence, if a target's log or error names variables that are set in the parent but were not given
 * to the target; empty if it names none.
 * @example adviseLacking("KeyError: 'DB_PASS'", { DB_PASS: 'x', USER: 'me' }, { USER: 'me' }) // 'The target names
 * `DB_PASS`, which is set but not given to targets: …'
 */
export function adviseLacking(text: string, parentEnv: Environment, targetEnv: Environment): string {
  const words = new Set(text.match(/\w{4,}/g))
  const hidden = Object.keys(parentEnv).filter((name) => !Object.hasOwn(targetEnv, name) && !RUNNER.test(name))
  const named = hidden.filter((name) => words.has(name))
  const lacking = named.sort().slice(0, MAX_LACKING)
  if (lacking.length === 0) return ''
  const { names, is, it, allow } = wordLacking(lacking)
  return `The target names ${names}, which ${is} set but not given to targets: if it needs ${it}, ${allow}`
}

function wordLacking(lacking: readonly string[]) {
  const list = lacking.join(',')
  const allow = `write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`
  const [is, it] = lacking.length === 1 ? ['is', 'it'] : ['are', 'them']
  return { names: lacking.map((name) => `\`${name}\``).join(', '), is, it, allow }
}

const ENVIRONMENT = String.raw`(?:process\.env|import\.meta\.env|Bun\.env|\benviron|\bENV|\$_ENV)`
const NAME = String.raw`([A-Z][A-Z0-9_]{2,63})\b`
/** `process.env.NAME`, `os.environ["NAME"]`, `os.getenv("NAME")`, `Deno.env.get("NAME")`, `env::var("NAME")` … */
const USES = [
  new RegExp(String.raw`${ENVIRONMENT}\??(?:\.|(?:\.get|\.fetch)?\s{0,9}[[(]\s{0,9}["'])${NAME}`, 'g'),
  new RegExp(String.raw`(?:\b[gG]etenv|\benv\.get|\bLookupEnv|\benv::var)\(\s{0,9}["']${NAME}`, 'g'),
]
/** `const { NAME, OTHER: other } = process.env` */
const TAKEN_APART = /\{([^{}]{1,500})\}\s{0,9}=\s{0,9}(?:process|import\.meta|Bun)\.env\b/g

/**
 * Lists the environment variables that a source in any common language reads, in the order of the text, each once. Finds
 * only names in capitals.
 * @example usedVariables("key = os.environ['OPENAI_API_KEY']") // ['OPENAI_API_KEY']
 */
export function usedVariables(source: string): readonly string[] {
  const read = USES.flatMap((use) => [...source.matchAll(use)].map(([, name = '']) => name))
  const taken = [...source.matchAll(TAKEN_APART)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]{2,63}\b/g) ?? [],
  )
  return [...new Set([...read, ...taken])]
}

/**
 * Lists the variables that a `.env` file sets, each once.
 * @example listedVariables('# keys\nexport OPENAI_API_KEY=\n') // ['OPENAI_API_KEY']
 */
export function listedVariables(text: string): readonly string[] {
  const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z][A-Z0-9_]{2,63})[ \t]*=/gm)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)]
}

/** Names of variables, besides credentials, that a program probably needs. */
const NEEDED = /_(?:URL|URI|HOST|ENDPOINT)$/

/**
 * Returns advice, as a sentence, if a target never answered and its files name variables that it does not see; empty if
 * they name none. Names variables that are set; only if there are none, it names unset ones that look necessary.
 */
export function adviseNamed(named: readonly string[], parentEnv: Environment, targetEnv: Environment): string {
  const hidden = named.filter((name) => !Object.hasOwn(targetEnv, name) && !GIVEN.has(name) && !RUNNER.test(name))
  const set = hidden.filter((name) => parentEnv[name] !== undefined)
  const unset = hidden.filter((name) => CREDENTIAL.test(name) || NEEDED.test(name))
  const lacking = (set.length > 0 ? set : unset).slice(0, MAX_LACKING)
  if (lacking.length === 0) return ''
  const { names, is, it, allow } = wordLacking(lacking)
  return `The target probably lacks ${names}, which its files name and which ${set.length > 0 ? `${is} set but not given to targets: ${allow}` : `${is} not set: set ${it} in \`env\` of the step, and ${allow}`}`
}

/**
 * Matches the names that providers and tools use for credentials, by their ending and an optional number after it:
 * OPENAI_API_KEY, OPENAI_API_KEY_2, AWS_SECRET_ACCESS_KEY, HF_TOKEN, TOKENS, NPM_CONFIG__AUTHTOKEN, LANGFUSE_SECRET_KEY,
 * PGPASSWORD, MYSQL_PWD, DB_PASS, COOKIE, GOOGLE_APPLICATION_CREDENTIALS, SLACK_WEBHOOK_URL, AWS_ACCESS_KEY_ID, GH_PAT,
 * KUBECONFIG_DATA … but not PWD and OLDPWD, which are folders.
 */
const CREDENTIAL =
  /(?:KEYS?|KEY_ID|TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|CREDENTIALS?|COOKIES?|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|KUBECONFIG_DATA|_PWD|(?<![a-z0-9])(?:PAT|JWT|CREDS?|PASS))(?:_?\d+)?$/i

/**
 * Returns the values that no output may contain: those of all variables named like credentials, and addresses with a
 * password together with the password alone.
 */
export function credentialsOf(env: Environment): readonly string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    const password = WITH_PASSWORD.exec(value)?.[1]
    if (password !== undefined) return [value, password]
    return value !== '' && CREDENTIAL.test(name) ? [value] : []
  })
}

const OF_MODEL = /(?:^|_)MODEL(?:_NAME|_ID)?$/i
/** `gpt-5-mini`, `meta-llama/Llama-3.1-8B-Instruct`, `claude-sonnet-4-5-20250929`: words, numbers and sizes. */
const MODEL = /^(?:[a-z]{1,12}|\d{1,8}|\w{1,4})(?:[-./:@](?:[a-z]{1,12}|\d{1,8}|\w{1,4}))*$/i

/**
 * Returns the values of the variables that the workflow names for targets, whatever they are called. All count as secrets
 * except the name of a model, which is needed to price replies.
 * @example namedValues({ DSN_2: 'x', LLM_MODEL: 'gpt-5-mini' }, ['dsn_2', 'LLM_MODEL']) // ['x']
 */
export function namedValues(env: Environment, names: readonly string[]): readonly string[] {
  const named = new Set(names.map(keyOf))
  return Object.entries(env).flatMap(([name, value = '']) => {
    const isModel = OF_MODEL.test(name) && MODEL.test(value)
    return named.has(keyOf(name)) && value !== '' && !isModel ? [value] : []
  })
}
