export const id = 1138;
export const ids = [1138,2059];
export const modules = {

/***/ 53554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planMode: () => (/* binding */ planMode)
/* harmony export */ });
/* harmony import */ var _modes_aa_aa_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3175);
/* harmony import */ var _modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10552);
/* harmony import */ var _modes_ab_open_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38746);
/* harmony import */ var _modes_find_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73506);
/* harmony import */ var _run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65940);
/* harmony import */ var _run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11311);
/* harmony import */ var _run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56067);







/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
async function planMode(request, mode) {
    const { inputs, github, effects } = request;
    const { suite, common, ledger } = await (0,_run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareMeasurement */ .qK)(request);
    const armsOf = () => {
        if (mode === 'ab' && inputs.refs.length === 0)
            return (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_1__.chooseNamedArms)(inputs.variants, suite, github.event.kind).map((variant) => ({
                variant,
                trials: inputs.trials ?? suite.trials,
            }));
        const choose = mode === 'nightly' ? _run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseNightVariant */ .ZR : _run_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseVariant */ .zh;
        const variant = choose(inputs.variants, suite);
        if (mode === 'ab')
            return (0,_modes_ab_open_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseRefs */ .a)(inputs.refs).map(() => ({ variant, trials: inputs.trials ?? suite.trials }));
        if (mode !== 'aa') {
            const arm = { variant, trials: inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials) };
            return mode === 'pr' && inputs.baseline === _modes_find_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .REF */ .g4 ? [arm, arm] : [arm];
        }
        const arm = { variant, trials: inputs.trials ?? (0,_modes_aa_aa_js__WEBPACK_IMPORTED_MODULE_0__.trialsOfEach)(suite) };
        return [arm, arm];
    };
    const plan = await (0,_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_5__.dryRun)({
        ...common,
        arms: armsOf(),
        shard: inputs.shard,
        isJudgedLater: mode === 'pr',
        again: mode === 'nightly' ? 'night' : mode === 'pr' && inputs.shard === null ? 'zero-tolerance' : null,
        earlier: [],
        ledger,
    });
    effects.log.info((0,_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .writePlan */ .p)(plan));
    return 0;
}


/***/ }),

/***/ 79608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ findReferencePoint),
/* harmony export */   WJ: () => (/* binding */ listParents),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween)
/* harmony export */ });
/* unused harmony export planReferencePoint */
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
function planReferencePoint(checkout, pullRequest) {
    const [first, second] = checkout.parents ?? [];
    if (first !== undefined && second === pullRequest.head.sha) {
        return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } };
    }
    return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha };
}
/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
async function findReferencePoint(request) {
    const { client, owner, repo, checkout, pullRequest } = request;
    const { sha } = checkout;
    const parents = checkout.parents ?? (await listParents(client, { owner, repo, sha }));
    const plan = planReferencePoint({ sha, parents }, pullRequest);
    if (plan.kind === 'known')
        return plan.point;
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${plan.base}...${plan.head}`,
            per_page: 1,
        });
        return { sha: data.merge_base_commit.sha, how: `merge base of ${pullRequest.base.branch} and the measured commit` };
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return { sha: pullRequest.base.sha, how: `tip of ${pullRequest.base.branch} when the event happened` };
    }
}
/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
async function listParents(client, { owner, repo, sha }) {
    try {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return null;
    }
}
/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100;
/** What `head` has that `base` lacks; null when GitHub cannot say (a commit that is gone). */
async function listCommitsBetween(request) {
    const { client, owner, repo, base, head } = request;
    try {
        const ask = async (page) => {
            const basehead = `${base}...${head}`;
            const place = { owner, repo, basehead, per_page: PER_PAGE, page };
            return (await client.rest.repos.compareCommitsWithBasehead(place)).data;
        };
        const first = await ask(1);
        const pages = Math.ceil(first.total_commits / PER_PAGE);
        // The oldest come first, and the last page has the newest.
        const last = pages > 1 ? await ask(pages) : first;
        const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
            sha,
            url,
            subject: commit.message.split('\n', 1)[0] ?? '',
            login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
        }));
        return { commits: commits.reverse(), total: first.total_commits, url: first.html_url };
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return null;
    }
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ locateReference),
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   aj: () => (/* binding */ refuseRef),
/* harmony export */   g4: () => (/* binding */ REF),
/* harmony export */   uM: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93738);
/* harmony import */ var _store_baselines_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96630);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);







/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured: nothing is measured here. */
async function findBaseline({ request, suite, point }) {
    const { inputs, workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    if (inputs.baseline === REF)
        throw refuseRef();
    const baseline = await (0,_store_baselines_index_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveBaseline */ .o)({
        input: inputs.baseline,
        suite,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: (0,_run_action_request_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsHome */ .l)(request),
        inspect: (folder) => inspectBaseline(folder, log),
        clock,
        log,
    });
    if (baseline.kind === 'none') {
        log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
/** Only a whole measurement of a pull request in one job measures the base with it. */
function refuseRef() {
    const expected = '`artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job';
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('input-invalid', { name: 'baseline', got: REF, expected, suggestion: null });
}
/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .my)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${trials.length} trials was answered`;
    const success = (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: [{ id: 'success' }], trials })['success'];
    if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable)
        return null;
    return `only ${success.n} of its ${success.applicable} cases could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} exceeds the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y && error.code === code;
}
/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
async function locateReference({ github, effects }, { checkout, pullRequest }) {
    const { owner, repo, event } = github;
    const point = pullRequest !== null
        ? await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__/* .findReferencePoint */ .Nf)({ client: await effects.connect(), owner, repo, checkout, pullRequest })
        : event.kind === 'merge_group' && event.baseSha !== null
            ? { sha: event.baseSha, how: 'base of the merge group' }
            : { sha: checkout.sha, how: 'the measured commit' };
    effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`);
    return point;
}


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ }),

/***/ 65940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_ACCESS),
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`),
        `In total ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 96630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

// EXTERNAL MODULE: ./build/github/artifacts.js
var artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/store/baselines/baseline.js
var baseline = __webpack_require__(95098);
// EXTERNAL MODULE: ./build/store/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(10018);
// EXTERNAL MODULE: ./build/store/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/store/baselines/artifact.js





/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github } = request;
        if (github === null)
            return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' };
        // What there is instead lacks all that the rules of trust rest on.
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`baseline: artifact`');
        try {
            return await findBaseline(request, github, await github.connect());
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            return { kind: 'none', reason: `no baseline could be fetched: ${(0,request_error/* explainFailure */.SP)(failure, 'actions: read')}` };
        }
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    const candidates = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`;
        return { kind: 'none', reason: `no artifact ${name} ${because}` };
    }
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome.reason);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} was skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
    }
    return {
        kind: 'none',
        reason: `no artifact ${name} can be used: ${refusals[0] ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')}`,
    };
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(request, home, client, candidates) {
    const isExact = ({ commit }) => commit === request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ referencePoint }, { owner, repo }, client, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => (0,choose_baseline/* measureDistance */.cr)({ client, owner, repo, commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
function refuse(reason) {
    return { kind: 'refused', reason };
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.CG)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return refuse(unfetched.reason);
    if (await (0,baseline/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._w)(candidate, request);
    if (refusal !== null)
        return refuse(refusal);
    const age_hours = (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, request.clock.now());
    const stale = (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
;// CONCATENATED MODULE: ./build/store/baselines/path.js





/** A run folder or a reference in the checkout: a committed baseline, or one that an earlier step has put there. */
const path = {
    name: 'path',
    describe: 'a path to a run folder (with `run.json` and `trials.jsonl`), or to a reference that `goldenpair ratchet` wrote',
    accepts: () => true,
    resolve: async ({ input, suite, workingDirectory, referencePoint, github, inspect, clock }) => {
        const given = (0,external_node_path_.resolve)(workingDirectory, input);
        const found = await (0,promises_.stat)(given).catch(() => null);
        if (found === null) {
            const meant = (0,suggest/* suggest */.Z)(input, ['artifact', 'ref']);
            return {
                kind: 'none',
                reason: `nothing is at ${input} (input \`baseline\`)${meant === null ? '' : `; did you mean \`${meant}\`?`}`,
            };
        }
        const folder = (0,external_node_path_.basename)(given) === 'run.json' ? (0,external_node_path_.dirname)(given) : given;
        const isReference = found.isFile() && folder === given;
        const read = await (isReference ? fetch_candidate/* readReferenceHeader */.FF : fetch_candidate/* readRunHeader */.Ts)(folder, suite);
        if (read.kind === 'refused')
            return { kind: 'none', reason: `${input} cannot be used: ${read.reason}` };
        const failure = await inspect(folder);
        if (failure !== null)
            return { kind: 'none', reason: `${input} cannot be used: ${failure}` };
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const age_hours = Number.isNaN(finished) ? null : (0,choose_baseline/* hoursBetween */.UH)(new Date(finished), clock.now());
        const distance = canMeasure
            ? await (0,choose_baseline/* measureDistance */.cr)({
                client: await github.connect(),
                owner: github.owner,
                repo: github.repo,
                commit,
                referencePoint,
            })
            : null;
        const stale = (0,choose_baseline/* describeStaleness */.M0)(distance, age_hours);
        const staleness = stale === null ? {} : { stale };
        return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note: null, ...staleness };
    },
};

;// CONCATENATED MODULE: ./build/store/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path;
    return definition.resolve(request);
}


/***/ })

};
