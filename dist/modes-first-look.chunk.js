export const id = 5182;
export const ids = [5182];
export const modules = {

/***/ 5182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFirstLook: () => (/* binding */ openFirstLook)
});

var format_number = __webpack_require__(77377);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/measure/suite/first-look.js


/**
 * The suite with so many of some cases for a first look: of each first tag its share (largest remainders), and among the cases of a tag those first
 * that can tell something: critical ones, then those that pass on main at least half of the time, then those that main has not seen, then those
 * that fail there, since they cannot break, and those in quarantine last. Chance, by the suite's seed, decides between equals. Null where all are asked.
 */
function takeFirst(suite, input) {
    const { cases, first, passesOf } = input;
    if (first >= cases.length)
        return null;
    const rankOf = ({ id, critical, flaky }) => {
        if (flaky !== undefined)
            return 4;
        if (critical)
            return 0;
        const passes = passesOf(id);
        return passes === null ? 2 : 2 * passes[0] >= passes[1] ? 1 : 3;
    };
    const random = (0,stats_random/* seededRandom */.I)(`${suite.seed}/first-look`);
    const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // Sorting is stable, so that equals keep the order that chance gave them.
    const ordered = (0,stats_random/* shuffled */.A)(byId, random).sort((a, b) => rankOf(a) - rankOf(b));
    const strata = [...(0,group_by/* groupBy */.$)(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1));
    const shares = strata.map(([, own]) => (first * own.length) / cases.length);
    const left = first - shares.reduce((sum, share) => sum + Math.floor(share), 0);
    const most = [...shares.keys()].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1)).slice(0, left);
    const taken = new Set(strata.flatMap(([, own], at) => own.slice(0, Math.floor(shares[at] ?? 0) + (most.includes(at) ? 1 : 0))));
    return {
        ...suite,
        cases: suite.cases.filter((golden) => taken.has(golden)),
        first_look: { cases: first, of: cases.length },
    };
}

var selection = __webpack_require__(78955);
var case_means = __webpack_require__(80719);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/first-look.js






/**
 * The suite with the cases of a first look, which the log names by tag; the given one where that asks all of them. `main` is the folder of main's run,
 * null where there is none: then no case is known to pass.
 */
async function openFirstLook(suite, input) {
    const { first, subset, main, log } = input;
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(main === null ? [] : (await (0,read_run/* readScoredRun */.my)(main, { log })).trials);
    const cases = (0,selection/* selectSubset */.rq)(suite.cases, subset);
    const taken = takeFirst(suite, { cases, first, passesOf: tallyOf });
    if (taken === null) {
        log.info(`The first look asks all ${(0,format_number/* countOf */.pq)(cases.length, 'case')}.`);
        return suite;
    }
    const tags = (0,group_by/* groupBy */.$)(taken.cases, ({ tags: [tag = 'no tag'] }) => tag);
    const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`);
    log.info(`First look: ${first} of ${(0,format_number/* countOf */.pq)(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`);
    return taken;
}


/***/ }),

/***/ 80719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ caseMeansOf)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);



const SUCCESS = 'success';
const known = new WeakMap();
/**
 * The means of trials by case, computed when they are asked for and kept: eight bytes a case for each metric that scored anything. One for
 * all who ask for those of the same list of trials, which must not change any more.
 */
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(trials));
    known.set(trials, means);
    return means;
}
function readMeans(table) {
    const { ids, starts, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids,
        trials: table.trials.length,
        trialsOf: (id) => {
            const place = placeOf(id);
            return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
        },
        tallyOf: (id) => {
            const tally = (tallies ??= tallyCases(table))[placeOf(id)];
            return tally === undefined || tally[1] === 0 ? null : tally;
        },
        meanOf: (id, metricId) => {
            const value = columnOf(metricId)?.[placeOf(id)] ?? NaN;
            return Number.isNaN(value) ? null : value;
        },
        placeOf,
        columnOf,
        meansOf: (metricId) => listMeans(columnOf(metricId)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function listMeans(column) {
    const means = [];
    if (column === null)
        return means;
    for (let place = 0; place < column.length; place++) {
        const value = column[place];
        if (!Number.isNaN(value))
            means.push(value);
    }
    return means;
}
/** NaN where a case has no mean; null where none has. */
function meanColumn({ ids, starts, column }, metricId) {
    const found = column(metricId);
    if (found === null || found.values.length === 0)
        return null;
    const { states, values } = found;
    const means = new Float64Array(ids.length).fill(NaN);
    let hasMeans = false;
    for (let place = 0; place < means.length; place++) {
        const from = starts[place];
        const to = starts[place + 1];
        if (to - from === 1) {
            if (states[from] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            means[place] = values[from] ?? NaN;
        }
        else {
            const scored = [];
            let applicable = 0;
            for (let at = from; at < to; at++) {
                if ((states[at] ?? _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE) < _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSCORED */ .cB)
                    continue;
                applicable += 1;
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    scored.push(values[at] ?? NaN);
            }
            if (scored.length === 0 || 2 * scored.length < applicable)
                continue;
            means[place] = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(scored);
        }
        hasMeans = true;
    }
    return hasMeans ? means : null;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread({ trials, starts, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    const runs = new Map();
    const within = [];
    let at = 0;
    for (const to of starts.subarray(1)) {
        const scored = [];
        for (; at < to; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            const value = values[at] ?? NaN;
            scored.push(value);
            const trial = trials[at]?.trial ?? 0;
            const run = runs.get(trial);
            if (run === undefined)
                runs.set(trial, [value]);
            else
                run.push(value);
        }
        const deviation = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .gQ)(scored);
        if (deviation !== null)
            within.push(deviation);
    }
    const inOrder = [...runs].sort(([a], [b]) => a - b);
    return { runs: inOrder.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(run)), within };
}
function tallyCases({ ids, starts, column }) {
    const { states, values } = column(SUCCESS) ?? { states: [_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE], values: [] };
    return ids.map((_, place) => {
        let passed = 0;
        let scored = 0;
        for (let at = starts[place]; at < starts[place + 1]; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            scored += 1;
            if (values[at] === 1)
                passed += 1;
        }
        return [passed, scored];
    });
}


/***/ })

};
