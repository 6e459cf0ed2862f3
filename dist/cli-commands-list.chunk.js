export const id = 5668;
export const ids = [5668];
export const modules = {

/***/ 66442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   list: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16279);
/* harmony import */ var _metrics_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47116);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26704);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60288);
/* harmony import */ var _targets_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81320);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50467);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12389);







/** A suite that says nothing of what metrics mean; one k, so that each metric is listed once. */
const PLAIN = { k: [5], primary_k: 5, success: 'all', pricing: { models: {} } };
function describeMetric({ name, title, source, expand }) {
    return expand(PLAIN).map((metric) => ({ name, text: title, source, facts: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .metricFacts */ .gt)(metric) }));
}
function writeFacts({ facts, source }) {
    if (facts === undefined || source === undefined)
        return '';
    return `\n    ${(0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRange */ .pC)(facts)}. Default margin: ${(0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDefaultMargin */ .lP)(facts)}.\n    Source: ${source}.`;
}
const registered = ({ name, title }) => ({ name, text: title });
const LISTS = {
    metrics: async (path, terminal) => {
        const own = path === null ? [] : ((await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .dw)(path, (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsOf */ .ZD)(terminal))).custom_metrics?.metrics ?? []);
        return [
            ..._metrics_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REGISTRY */ .M.flatMap(describeMetric),
            ...own.map(({ source, ...facts }) => ({ name: facts.id, text: facts.title, source, facts })),
        ];
    },
    targets: () => Promise.resolve(_targets_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M.map(registered)),
    cases: async (path, terminal) => {
        const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .dw)(path ?? _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_SUITE */ .TR, (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsOf */ .ZD)(terminal));
        return suite.cases.map(({ id, query, tags }) => ({ name: id, text: query, tags }));
    },
};
const list = {
    positionals: 'WHAT',
    flags: { suite: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.suite, json: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.json },
    run: async ({ flags, positionals, terminal }) => {
        const [what = ''] = positionals;
        const rows = LISTS[what];
        const names = Object.keys(LISTS);
        if (rows === undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('arguments-invalid', {
                command: 'list',
                got: what === ''
                    ? `nothing to list; name one of ${names.join(', ')}`
                    : `"${what}" is not one of ${names.join(', ')}`,
                suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .suggest */ .Z)(what, names),
            });
        const shown = await rows((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'suite') ?? null, terminal);
        if (flags['json'] === true) {
            terminal.print(JSON.stringify(shown, null, 2));
            return 0;
        }
        const width = shown.reduce((most, { name }) => Math.max(most, name.length), 0);
        terminal.print(shown
            .map((row) => {
            const tags = row.tags === undefined ? '' : `  [${row.tags.join(', ')}]`;
            return `${row.name.padEnd(width)}  ${row.text}${tags}${writeFacts(row)}`;
        })
            .join('\n'));
        return 0;
    },
};


/***/ }),

/***/ 3033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ writeScope),
/* harmony export */   cT: () => (/* binding */ addScope),
/* harmony export */   p_: () => (/* binding */ describeStopped)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} left of this month’s budget`,
    'unknown-cost': () => 'an unknown cost',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(made, { decimals: 0 })} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(limit_usd))} ${after}: ${spent}${detail}`;
}
/**
 * A clause or sentence of a comparison with inference `these-cases`, with what it speaks of at its end; a full stop stays the last.
 * @example addScope('success rose from 0 % to 100 %.', 1) // 'success rose from 0 % to 100 %, for this one case; says nothing about others.'
 */
function addScope(text, n) {
    if (text.includes(NOTHING_ELSE))
        return text;
    const [, body = text, stop = ''] = /^(.*?)(\.?)$/s.exec(text) ?? [];
    return `${body}${writeScope(n)}${stop}`;
}
const NOTHING_ELSE = '; says nothing about others';
/** `, for these 3 cases; says nothing about others`; without a number where several differ. */
function writeScope(n) {
    const cases = n === null ? 'these cases' : n === 1 ? 'this one case' : `these ${n} cases`;
    return `, for ${cases}${NOTHING_ELSE}`;
}


/***/ })

};
