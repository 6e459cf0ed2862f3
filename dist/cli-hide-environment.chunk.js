export const id = 1381;
export const ids = [1381];
export const modules = {

/***/ 21381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hideEnvironment: () => (/* binding */ hideEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _targets_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84920);




/** Names the file that the first start hands over to the second. */
const HANDOVER = 'GOLDENPAIR_HANDOVER';
/**
 * Starts this process anew, in its own place, without the variables that no target may see, and gives them back to the new
 * start: Linux shows to every process of the same user what another was started with (/proc/<pid>/environ), and a program
 * cannot take that back, only be started without it. They go through a file that is deleted before anything else runs.
 * Returns in the second start, and at once where Node cannot do it (before 22.15, and on Windows).
 */
function hideEnvironment() {
    const { env } = process;
    const handover = env[HANDOVER];
    if (handover !== undefined)
        return takeOver(handover);
    if (!canRestart(process))
        return;
    const visible = (0,_targets_target_js__WEBPACK_IMPORTED_MODULE_3__/* .targetEnvironment */ .dK)(env, []);
    const hidden = Object.entries(env).filter(([name]) => !(name in visible));
    if (hidden.length === 0)
        return;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-'));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'environment.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, JSON.stringify(Object.fromEntries(hidden)), { mode: 0o600 });
    const argv = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    process.execve(process.execPath, argv, { ...visible, [HANDOVER]: file });
}
function canRestart(current) {
    return process.platform !== 'win32' && 'execve' in current && typeof current.execve === 'function';
}
function takeOver(file) {
    delete process.env[HANDOVER];
    const hidden = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
    for (const [name, value] of Object.entries(Object(hidden))) {
        if (typeof value === 'string')
            process.env[name] = value;
    }
}


/***/ }),

/***/ 84920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   YN: () => (/* binding */ credentialsOf),
/* harmony export */   dK: () => (/* binding */ targetEnvironment)
/* harmony export */ });
/** Of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** What only the workflow's own steps may have: the Action's inputs, the runner's tokens and the files that steer the job. */
const RUNNER = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
/**
 * Names that providers and tools use for credentials, by their ending: OPENAI_API_KEY, AZURE_OPENAI_KEY,
 * AWS_SECRET_ACCESS_KEY, HF_TOKEN, NPM_CONFIG__AUTHTOKEN, LANGFUSE_SECRET_KEY, PGPASSWORD,
 * GOOGLE_APPLICATION_CREDENTIALS, SLACK_WEBHOOK_URL, AWS_ACCESS_KEY_ID, GH_PAT …
 */
const CREDENTIAL = /(?:KEY|KEY_ID|TOKEN|SECRET|SECRETS|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|CREDENTIALS|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|(?<![a-z0-9])(?:PAT|JWT|CREDS?))$/i;
/**
 * The environment of a program that may be a pull request's code: the parent's without the runner's own variables and
 * without credentials, but with those that the workflow names (input `target-env`). Upper and lower case are the same.
 * This keeps secrets from being handed over; it is no sandbox.
 */
function targetEnvironment(parentEnv, allowNames) {
    const allowed = new Set(allowNames.map((name) => name.toUpperCase()));
    const env = {};
    for (const [name, value] of Object.entries(parentEnv)) {
        if (value === undefined)
            continue;
        if (allowed.has(name.toUpperCase()) || !(RUNNER.test(name) || CREDENTIAL.test(name)))
            env[name] = value;
    }
    return env;
}
/** The values of all variables that are credentials by their names, whoever may see them: what no output may have. */
function credentialsOf(env) {
    return Object.entries(env).flatMap(([name, value]) => (value !== undefined && CREDENTIAL.test(name) ? [value] : []));
}


/***/ })

};
