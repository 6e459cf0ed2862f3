export const id = 9768;
export const ids = [9768];
export const modules = {

/***/ 89768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdProgram: () => (/* binding */ holdProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);





/** What the runner adds to the environment of the `post` step and of all later ones. The Action itself writes neither. */
const STEERING = ['GITHUB_ENV', 'GITHUB_PATH'];
/**
 * Reads the whole of dist/ in `home` and has what is imported from now on come from memory: a target runs as the same user and can rewrite
 * the chunks that are loaded after it has started. Where Node cannot do that (before 22.15) all chunks are loaded at once, which takes half a
 * second.
 */
async function holdProgram(home) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'dist');
    const files = new Map((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name))
        .concat(STEERING.flatMap((name) => process.env[name] ?? []).filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)))
        .map((path) => [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path)]));
    const chunks = new Map([...files].flatMap(([path, bytes]) => path.endsWith('.chunk.js') ? [[(0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)(path).href, bytes]] : []));
    if (canHook(node_module__WEBPACK_IMPORTED_MODULE_1__)) {
        node_module__WEBPACK_IMPORTED_MODULE_1__.registerHooks({
            load: (url, context, next) => {
                const source = chunks.get(url);
                return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
            },
        });
    }
    else {
        for (const url of chunks.keys())
            await import(/* webpackIgnore: true */ url);
    }
    return {
        seal: { folder: '', files: Object.fromEntries([...files].map(([path, bytes]) => [path, (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .f)(bytes)])) },
        putBack: () => {
            for (const [path, bytes] of files)
                putBack(path, bytes);
        },
    };
}
function putBack(path, bytes) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).equals(bytes))
            return;
    }
    catch {
        // It is gone, or something else in its place.
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes);
}
function canHook(current) {
    return 'registerHooks' in current && typeof current.registerHooks === 'function';
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ })

};
