export const id = 226;
export const ids = [226];
export const modules = {

  73341:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AB: () => (  quoteName),
    Ac: () => (  countRest),
    Ax: () => (  shortCommit),
    CL: () => (  nameSpan),
    If: () => (  joinAll),
    JH: () => (  joinNames),
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
const startSentence = (clause) => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`;
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

  50262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yo: () => (  UserError),
  LL: () => (  exitCodeOfError),
  W8: () => (  onMistake),
  v1: () => (  refusedInput),
  US: () => (  stackOf)
});

;// CONCATENATED MODULE: ./build/model/missing-dependency.js
const EXAMPLES = [
    [/ERR_MODULE_NOT_FOUND|\bCannot find (?:module|package)\b/, '`setup: npm ci`'],
    [/\b(?:ModuleNotFoundError|No module named)\b/, '`setup: pip install -r requirements.txt`'],
    [
        /\bcommand not found\b|\b(?:sh|bash|dash)(?:: line)?:? ?\d*: .+: not found|\bspawn \S+ ENOENT\b|is not installed or not on PATH\b/,
        '`setup: npm ci` or `setup: pip install -r requirements.txt`',
    ],
];
function adviseSetup(log) {
    if (/Cannot find module '(?:\/|[A-Z]:\\)[^]*requireStack: \[\]/.test(log))
        return ' Its file is missing: correct the path.';
    const [, setup] = EXAMPLES.find(([said]) => said.test(log)) ?? [];
    if (setup === undefined)
        return '';
    return ` It lacks a dependency: install it with \`setup\` of the suite's target, such as ${setup}.`;
}
function prefixMissing(lacking = '', log) {
    return lacking === '' || adviseSetup(log) !== '' ? '' : `${lacking} `;
}

;// CONCATENATED MODULE: ./build/model/error-catalogue.js

const listMetrics = (ids) => ids.length > 10 ? 'those that `goldenpair validate --list metrics` shows' : ids.join(', ');
const ERROR_MESSAGES = {
    'arguments-invalid': ({ command, got, suggestion }) => `goldenpair ${command}: ${got}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} \`goldenpair ${command} --help\` shows what it takes.`,
    'artifacts-unsupported': ({ server, input, cure }) => `${server} is a GitHub Enterprise Server, which does not support the artifacts that ${input} needs. ${cure}`,
    'baseline-forbidden': ({ reason }) => `The baseline could not be read, so nothing was compared: ${reason}.`,
    'baseline-not-kept': ({ suite, reason }) => `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
    'bisection-interrupted': ({ path, probes }) => `Interrupted ${probes === 0 ? 'before the first probe was complete' : `after ${probes === 1 ? 'a probe, which is' : `${probes} probes, which are`} kept in ${path}`}. Run the same command with --resume to go on; it starts with the commit that was interrupted.`,
    'bisection-unusable': ({ path, problem }) => `The search in ${path} cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`,
    'command-unknown': ({ got, suggestion, known }) => `There is no command \`${got}\`.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'file-exists': ({ paths, cure }) => `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
    'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
    'files-rewritten': ({ files }) => `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'was' : 'were'} changed after the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
    'flag-invalid': ({ flag, got, expected, hint = '' }) => `--${flag}: got \`${got}\`, expected ${expected}.${hint}`,
    'gate-metric-unknown': ({ gate, metric, known }) => `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${listMetrics(known)}), or measure again.`,
    'gate-on-neutral-metric': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
    'gate-without-margin': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
    'github-refused': ({ mode, reason }) => `Mode \`${mode}\` stopped: ${reason}.`,
    'history-empty': ({ where }) => `There is no measurement to show in ${where}. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.`,
    'history-metric-unknown': ({ got, known }) => `No measurement has \`${got}\`. Name one of ${listMetrics(known)}.`,
    'history-unreadable': ({ repo, reason }) => `The history of ${repo} could not be read: ${reason}. Set GITHUB_TOKEN to a token that may read its Actions (\`gh auth token\` prints one).`,
    'history-unusable': ({ good, bad, problem }) => `Cannot search the commits from ${good} to ${bad}: ${problem}. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (\`git fetch --unshallow\`, in a workflow \`fetch-depth: 0\` of actions/checkout).`,
    'import-empty': ({ format, files }) => `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
    'import-invalid': ({ format, path, line, problem }) => `${path}${line === null ? '' : `:${line}`} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
    'init-found-nothing': ({ folder, looked_for }) => `Found no symbol or heading in ${folder} to ask about (looked for ${looked_for.join(', ')}). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
    'input-invalid': ({ name, got, expected, suggestion }) => `Input \`${name}\`: got \`${got}\`, expected ${expected}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`}`,
    'logs-without-questions': ({ files, named }) => `No question was found in ${files.join(', ')}${named.length === 0 ? ': nothing is in there' : ` (${named.join('; ')})`}. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.`,
    'mode-needs-event': ({ mode, event, needs }) => `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
    'module-unusable': ({ module, problem }) => `The target's module \`${module}\` cannot be run: ${problem}. Its path is relative to the checkout.`,
    'month-exhausted': ({ suite, month, limit, spent }) => `The suite ${suite} has spent ${spent} of the ${limit} it may spend in ${month} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
    'neither-run-nor-suite': ({ path }) => `${path} is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that \`goldenpair run\` wrote, or a suite to run.`,
    'no-fail-gate': ({ gates }) => `No gate has severity fail, so the check could never fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
    'non-inferior-per-run': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
    'not-on-actions': ({ variable }) => `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
    'nothing-to-publish': ({ reason }) => `There is nothing to publish: ${reason}. A job before this one must measure (\`mode: pr\` or \`mode: ab\`) and upload what it measured.`,
    'openai-target-invalid': ({ where, problem }) => `The \`openai\` target cannot be asked: ${where}: ${problem}. docs/protocol.md shows its options and the form of a prompt file.`,
    'output-unwritable': ({ path, reason, option = 'the input `output-dir`' }) => `Cannot write ${path}: ${reason}. Fix that${option === null ? '' : `, or name another place with ${option}`}.`,
    'page-refused': ({ path, problem }) => `${path}: ${problem}. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.`,
    'price-unknown': ({ variant, reason }) => `The suite has a budget (max_cost_usd), but the cost of \`${variant}\` cannot be counted: ${reason}. Set the price, or remove the budget. Nothing was asked.`,
    'primary-gate-must-compare-and-fail': ({ gate, problem }) => `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
    'provider-answered-nothing': ({ address, detail }) => `No question was answered, because every request was refused: ${detail.replace(/\.$/, '')}. Correct the model's name and the options of the suite's target, or the address ${address}.`,
    'provider-key-missing': ({ address, source }) => `There is no key for ${address}. ${adviseOnKey(source)}`,
    'provider-refused-key': ({ address, status, detail, source }) => `${address} ${source === null ? 'requires a key' : 'refused the key'} (${status}${detail === '' ? '' : `: ${detail}`}). ${adviseOnKey(source)}`,
    'pull-request-not-checked-out': ({ number, head, got }) => `Input \`pr-number\`: the head of #${number} is ${head}, but ${got} is checked out, which is neither that commit nor GitHub's merge of it. Set \`ref\` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.`,
    'pull-request-target': ({ head }) => `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
    'ref-unmeasurable': ({ ref, reason }) => `Input \`refs\`: ${ref} cannot be measured: ${reason}. Name a branch, a tag or a commit of this repository whose code runs.`,
    'reference-lowered': ({ path, metrics }) => `The reference ${path} was not written, because this would lower it: ${metrics.join('; ')}. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.`,
    'reference-refused': ({ folder, problem }) => `The run in ${folder} cannot be the reference: ${problem}. Name a complete, valid run of the suite.`,
    'relative-margin-needs-a-range-from-0': ({ gate, metric, problem }) => `Gate \`${gate}\`: a relative margin does not fit \`${metric}\`: ${problem}. Give an absolute margin.`,
    'results-invalid': ({ format, path, problem }) => `${path} cannot be read as results of ${format}: ${problem}. docs/results.md shows the formats.`,
    'results-missing': ({ path, working_directory }) => `There is no ${path} (input \`results\`) in ${working_directory}. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.`,
    'run-differs': ({ folder, differences }) => `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same settings, or start over without --resume.`,
    'run-interrupted': ({ folders, done, total, isResumable }) => total === 0
        ? 'Interrupted before a trial was made.'
        : `Interrupted: ${done} of ${total} ${total === 1 ? 'trial' : 'trials'} were made and are kept in ${folders.join(' and ')}.${isResumable ? ' Run the same command with --resume to make the rest.' : ''}`,
    'run-invalid': ({ path, line, problem }) => `The run ${path}${line === null ? '' : `:${line}`} cannot be read: ${problem}. Measure again, or name another run folder.`,
    'run-locked': ({ folder, pid, path }) => `Process ${pid} is writing a run into ${folder}. Wait until it ends, or name another folder (--out, in the Action the input \`output-dir\`). If no run has that process id, delete ${path}.`,
    'run-not-found': ({ folder, missing }) => `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
    'run-too-large': ({ path, line, limit }) => `The run ${path}${line === null ? '' : `:${line}`} exceeds the limit of ${limit}. Make the target reply with less text, or measure fewer cases.`,
    'run-too-new': ({ path, field, got, supported }) => `${path} has ${field} ${got}, and this Goldenpair reads ${supported}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
    'search-found-no-files': ({ folder, include, exclude }) => `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
    'selection-empty': ({ cases, tags }) => `The selection matches no enabled case (there ${cases === 1 ? 'is' : 'are'} ${cases}). ${tags.length === 0 ? 'No case has a tag: select by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
    'selection-invalid': ({ selection, got, known }) => `The selection \`${selection}\` has an unknown term: \`${got}\`. Known: ${known.join(', ')}. A comma means "or"; a leading ! excludes.`,
    'setup-failed': ({ command, how, log }) => `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'several-primary-gates': ({ gates }) => `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
    'shard-missing': ({ missing, found }) => `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} too, and name all folders; on GitHub, re-run the jobs that failed.`,
    'shard-not-kept': ({ shard, suite, reason }) => `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Fix that, then run the job again.`,
    'shard-repeated': ({ shard, folders }) => `Shard ${shard} was given ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
    'shard-unfinished': ({ shard, folder }) => `Shard ${shard} in ${folder} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
    'shards-differ': ({ what, values }) => `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
    'shards-wanted': ({ folder }) => `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
    'stdout-unwritable': ({ reason }) => `Cannot write the output: ${reason}. Send it to another place. Files that the command writes are still written.`,
    'suite-invalid': ({ path, problems }) => `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
    'suite-name-taken': ({ artifact, paths: [own, other] }) => `The suites ${own} and ${other} of this workflow run have the same name: one would replace the other's artifact ${artifact}, and be reported in its place. Give each its own \`name\` in its manifest (for \`results\`, the input \`label\`), then start the workflow again.`,
    'suite-not-found': ({ path }) => `No suite at ${path}. Start with \`goldenpair init\`, or name one with --suite (input \`suite\` in the Action).`,
    'suite-outside': ({ path, working_directory }) => `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`,
    'suite-without-judge': ({ path }) => `The suite ${path} has no questions for a judge. Name a \`judge\`, and list its questions under \`scoring.judged\`, such as \`scoring: { judged: [answer] }\`.`,
    'suites-unmeasured': ({ suites, number }) => `Pull request #${number} has a comment on ${suites.join(', ')}, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.`,
    'target-address-taken': ({ address, command }) => `Another program already answers at ${address}, so the target \`${command}\` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write \`\${PORT}\` in \`url\`, and in \`start\` unless the program reads PORT.`,
    'target-answered-nothing': ({ variant, trials, detail, lacking }) => `${prefixMissing(lacking, detail)}The target of variant \`${variant}\` answered no question${trials === 1 ? '' : `: all ${trials} trials failed`}. The first failure: ${detail.replace(/[.!?]*$/, '.')}${adviseSetup(detail)} Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`response\`, \`timeout_seconds\`) or what it asks.`,
    'target-cannot-start': ({ command, how, log, lacking }) => `${prefixMissing(lacking, log)}The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why.${adviseSetup(log)} ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-env-missing': ({ option, variable }) => `\`${option}\` of the target takes \`\${${variable}}\` from the environment, but the target sees no such variable. Set it and allow it by name: input \`target-env: ${variable}\` in the workflow, --target-env ${variable} on the command line. By default targets see only harmless variables.`,
    'target-env-unusable': ({ option, problem }) => `\`${option}\` of the target cannot be used with the values of its variables: ${problem}. Correct them in the environment, or \`${option}\` in the suite.`,
    'target-not-ready': ({ command, address, how, log, lacking }) => `${prefixMissing(lacking, log)}The target ${command === null ? `at ${address}` : `\`${command}\``} ${how}. ${command === null ? 'Start it before you run Goldenpair, name its command in `start`' : `Run it by hand and ask ${address} to see why, correct \`start\` and \`ready\``}, or allow it more time (\`start_seconds\`).${adviseSetup(log)}${command === null ? '' : log === '' ? ' It wrote nothing.' : ` The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-refused': ({ address, detail }) => `The target at ${address} asks for credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). Give them in \`headers\` of the suite's target as \`\${NAME}\`, and allow that variable: input \`target-env\` in the workflow, --target-env on the command line.`,
    'target-setting-missing': ({ option, name, known }) => `\`${option}\` of the target takes \`{{${name}}}\`, but the variant has no such setting (${known.length === 0 ? 'it has no settings' : `settings: ${known.join(', ')}`}). Add it under \`settings\`; it may have no value.`,
    'variant-not-nightly': ({ name }) => `The variant \`${name}\` is the suite's default but is skipped at night (\`nightly: false\`), so mode \`nightly\` has nothing to measure. Name another with the input \`variants\`, make another the \`default_variant\`, or remove \`nightly: false\`.`,
    'variant-unknown': ({ name, suggestion, known }) => `The variant \`${name}\` is unknown.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'variants-invalid': ({ got, known, suggestion }) => `Name two to ten different variants to compare: got ${got.length === 0 ? 'none' : got.join(', ')}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.${known.length === 1 ? ' Write a second one into the suite, such as `variants: { now: {}, next: { settings: { model: other } } }`.' : ''}`,
};
function adviseOnKey(source) {
    if (source === null)
        return 'Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.';
    if (source === 'openai-api-key')
        return "Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.";
    if (source === 'github-token')
        return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.';
    return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`;
}

;// CONCATENATED MODULE: ./build/model/error.js

class UserError extends Error {
    code;
    facts;
    constructor(code, facts, options) {
        super(ERROR_MESSAGES[code](facts), options);
        this.name = 'UserError';
        this.code = code;
        this.facts = facts;
    }
}
const onMistake = (use) => (error) => {
    if (error instanceof UserError)
        return use(error);
    throw error;
};
const refusedInput = (name, got, expected) => new UserError('input-invalid', { name, got, expected, suggestion: null });
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function exitCodeOfError(error) {
    return 'code' in error && (error.code === 'month-exhausted' || error.code === 'files-rewritten') ? 2 : 3;
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

  79167:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $z: () => (  groupBy),
    OM: () => (  numberItems),
    Tr: () => (  countBy)
  });
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
function countBy(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}
function numberItems(items) {
    const known = new Map();
    const numbers = Uint32Array.from(items, (item) => {
        const number = known.get(item) ?? known.size;
        known.set(item, number);
        return number;
    });
    return { distinct: [...known.keys()], numbers };
}


  }),

  29598:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MR: () => (  tryJson),
    Vh: () => (  readJson),
    eC: () => (  ownValue),
    f_: () => (  isTooDeep),
    u4: () => (  isRecord)
  });
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
function readJson(text) {
    try {
        return { value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) };
    }
    catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
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
