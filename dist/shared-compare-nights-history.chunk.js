export const id = 1733;
export const ids = [1733];
export const modules = {

  56410:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $n: () => (  isNight),
    A8: () => (  sumMonth),
    Jv: () => (  chooseBaseRuns),
    LW: () => (  findEpisode),
    Ph: () => (  nextEpisode),
    YF: () => (  isWholeHistory),
    Zd: () => (  countLostRows),
    aH: () => (  countGoodNights),
    bg: () => (  listEarlier),
    dk: () => (  mergeHistories),
    eQ: () => (  dropRepeats),
    i6: () => (  parseHistory),
    rK: () => (  toTrend),
    wn: () => (  writeHistory)
  });
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _model_run_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79164);
  var _model_result_night_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29624);



const MAX_ROWS = 450;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
function parseHistory(text) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .sS)(text).flatMap(({ value }) => _model_run_history_js__WEBPACK_IMPORTED_MODULE_1__  .Ye.safeParse(value).data ?? []);
}
function isWholeHistory(text, run) {
    const rows = parseHistory(text);
    return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length;
}
const ROWS_WITH_PASSES = 30;
function writeHistory(rows) {
    const first = rows.length - ROWS_WITH_PASSES;
    return rows.map((row, place) => `${JSON.stringify(place < first ? { ...row, passes: undefined } : row)}\n`).join('');
}
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt);
    const kept = new Set([true, false].flatMap((wanted) => sorted.filter((row) => isNight(row) === wanted).slice(-MAX_ROWS)));
    return sorted.filter((row) => kept.has(row));
}
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, 2 * MAX_ROWS) - rows.length);
}
function listEarlier(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
function dropRepeats(rows) {
    const first = new Map(rows.toReversed().map((row) => [row.run_id, row]));
    return rows.filter((row) => first.get(row.run_id) === row);
}
function toTrend(rows, variant) {
    return dropRepeats(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'));
}
function sumMonth(rows, month) {
    const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]));
    const known = [...measured.values()].filter((usd) => usd !== undefined);
    const usd = known.reduce((sum, one) => sum + one, 0);
    return { usd: Math.min(usd, Number.MAX_SAFE_INTEGER), counted: known.length, uncounted: measured.size - known.length };
}
function isNight(row) {
    return row.night !== undefined;
}
function nextEpisode(before, { run, at, night }) {
    switch (night.outcome) {
        case 'regressed': {
            const kept = before === null ? null : dropRecovered(before, night);
            const { since_run = run, since_at = at } = kept?.is_accepted === false ? kept : {};
            const clean = Object.entries(kept?.clean ?? {}).filter(([id]) => !Object.hasOwn(night.worse, id));
            return {
                since_run,
                since_at,
                base_run: kept?.base_run ?? night.base_run,
                is_accepted: false,
                worst: mergeWorst(kept?.worst ?? {}, night.worse),
                clean: Object.fromEntries(clean),
            };
        }
        case 'good':
        case 'unconfirmed':
            return before === null ? null : dropRecovered(before, night);
        case 'start':
            return null;
        case 'accepted':
            return before === null ? null : acceptLevel(before);
        case 'unclear':
            return before;
    }
}
function dropRecovered(before, { outcome, suspect, good_on }) {
    const ids = Object.keys(before.worst);
    const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : []);
    const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)]);
    const left = nights.filter(([, count]) => count < _model_result_night_js__WEBPACK_IMPORTED_MODULE_2__  .cH);
    if (left.length === 0)
        return null;
    const clean = Object.fromEntries(left.filter(([, count]) => count > 0));
    return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean };
}
function findEpisode(rows) {
    return rows.filter(isNight).reduce(nextEpisode, null);
}
function acceptLevel(before) {
    const worst = Object.fromEntries(Object.entries(before.worst).filter(([id]) => ['reference', 'bound'].includes((0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_2__  .TN)(id).kind)));
    if (Object.keys(worst).length === 0)
        return null;
    return { ...before, base_run: null, worst, clean: {}, is_accepted: true };
}
function mergeWorst(worst, now) {
    const merged = { ...worst };
    for (const [id, margins] of Object.entries(now)) {
        const before = merged[id] ?? null;
        merged[id] = margins === null || before === null ? (margins ?? before) : Math.max(margins, before);
    }
    return merged;
}
function chooseBaseRuns(rows, ongoing) {
    if (ongoing !== null && ongoing.base_run !== null)
        return [ongoing.base_run];
    const isGood = ({ night: { outcome } }) => outcome === 'good' || outcome === 'start' || outcome === 'accepted';
    return rows
        .filter(isNight)
        .filter(isGood)
        .map(({ run }) => run)
        .reverse();
}
function countGoodNights(rows) {
    const decided = rows.filter(isNight).filter(({ night }) => night.outcome !== 'unclear');
    const lastBad = decided.findLastIndex(({ night }) => night.outcome !== 'good');
    return decided.length - 1 - lastBad;
}


  }),

  79608:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nf: () => (  findReferencePoint),
    WJ: () => (  listParents),
    hR: () => (  listCommitsBetween),
    iU: () => (  listFilesBetween),
    kC: () => (  compareCommits)
  });
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

async function findReferencePoint(request) {
    const { checkout, pullRequest } = request;
    const [first, second] = checkout.parents ?? (await listParents({ ...request, sha: checkout.sha })) ?? [];
    if (first !== undefined && second === pullRequest.head.sha)
        return { sha: first, how: 'first parent of the merge commit' };
    const { sha: tip, branch } = pullRequest.base;
    const findMergeBase = async () => {
        const compared = await compareCommits({ ...request, base: tip, head: checkout.sha }, { per_page: 1 });
        return { sha: compared.merge_base_commit.sha, how: `merge base of ${branch} and the measured commit` };
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }));
}
async function listParents({ client, owner, repo, sha }) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    });
}
const compareCommits = async ({ client, owner, repo, base, head }, page) => (await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, ...page })).data;
const MAX_FILES = 300;
async function listFilesBetween(between) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => {
        const { files, behind_by: behind } = await compareCommits(between, { per_page: 1 });
        if (files === undefined || files.length >= MAX_FILES || behind > 0)
            return null;
        return files.flatMap(({ filename, previous_filename: previous, patch = '' }) => [
            ...(previous === undefined ? [] : [previous]),
            /^[-+]Subproject commit /m.test(patch) ? `${filename}/` : filename,
        ]);
    });
}
const PER_PAGE = 100;
async function listCommitsBetween(between) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .Je)(async () => {
        const first = await compareCommits(between, { per_page: PER_PAGE, page: 1 });
        const pages = Math.ceil(first.total_commits / PER_PAGE);
        const last = pages > 1 ? await compareCommits(between, { per_page: PER_PAGE, page: pages }) : first;
        const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
            sha,
            url,
            subject: commit.message.split('\n', 1)[0] ?? '',
            login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
        }));
        return { commits: commits.reverse(), total: first.total_commits, url: first.html_url };
    });
}


  }),

  79164:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Gf: () => (  findPast),
    Ye: () => (  historyRowSchema),
    iH: () => (  toMeans),
    xc: () => (  toPasses)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
  var _result_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55451);


const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
const referenceNightSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    cases: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    night: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().optional(),
    deltas: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number()),
});
const nightRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](NIGHT_OUTCOMES),
    base_run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),
    worse: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    suspect: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    good_on: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
    beats: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    has_issue: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    beside_reference: referenceNightSchema.optional(),
});
const historyRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
    run: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'nightly']),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    suite: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    values: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable()),
    passes: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative(), zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(), zod__WEBPACK_IMPORTED_MODULE_1__.string()])).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_result_verdict_js__WEBPACK_IMPORTED_MODULE_0__  .Z4).optional(),
    night: nightRecordSchema.optional(),
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    known: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
});
function toMeans({ summaries }) {
    const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0);
    return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]));
}
const MAX_CASES = 500;
const shortFingerprint = (fingerprint) => fingerprint.replace(/^sha256:/, '').slice(0, 8);
function toPasses({ cases }, { tallyOf }) {
    const spread = ([passed, trials]) => (passed * (trials - passed)) / trials ** 2;
    const tallies = cases.flatMap(({ id, fingerprint }) => {
        const tally = tallyOf(id);
        return tally === null ? [] : [{ id, tally, of: shortFingerprint(fingerprint) }];
    });
    if (tallies.length > MAX_CASES)
        tallies.sort((a, b) => spread(b.tally) - spread(a.tally) || a.tally[0] - b.tally[0]);
    const kept = tallies
        .slice(0, MAX_CASES)
        .map(({ id, tally, of }) => [id, [...tally, of]]);
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
const MAX_PAST = 10;
function findPast(rows, { cases }) {
    const newest = rows.flatMap(({ passes }) => (passes === undefined ? [] : [passes])).slice(-MAX_PAST);
    return new Map(cases.map(({ id, fingerprint }) => [
        id,
        newest.flatMap((passes) => {
            const [passed, trials, of] = Object.hasOwn(passes, id) ? (passes[id] ?? []) : [];
            return passed === undefined || trials === undefined || of !== shortFingerprint(fingerprint)
                ? []
                : [[passed, trials]];
        }),
    ]));
}


  }),

  95098:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CX: () => (  HISTORY_FILE),
    M0: () => (  describeStaleness),
    QX: () => (  isAncestor),
    RK: () => (  rankCandidates),
    UH: () => (  hoursBetween),
    Yw: () => (  MAX_HISTORY_BYTES),
    be: () => (  describeChoice),
    cr: () => (  measureDistance),
    jU: () => (  listCandidates),
    nm: () => (  hasOnlyHistory),
    qL: () => (  refuseRun)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79608);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);






const HISTORY_FILE = 'history.jsonl';
const MAX_HISTORY_BYTES = 64_000_000;
async function hasOnlyHistory(folder) {
    return (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HISTORY_FILE))) && !(await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'run.json')));
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function listCandidates(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return newestFirst.flatMap((artifact) => {
        const { run } = artifact;
        if (run === null || run.headRepositoryId === null || run.headBranch === null)
            return [];
        if (run.headRepositoryId !== home.repositoryId || run.headBranch !== home.defaultBranch)
            return [];
        return { artifact, runId: run.id, commit: run.headSha };
    });
}
function refuseRun(run, home) {
    if (run.head_repository.id !== home.repositoryId)
        return 'its run is of another repository';
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    const path = run.path.replace(/@.*$/, '');
    const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`;
    return isAllowed ? null : `its run is of the workflow ${path}`;
}
function rankCandidates(candidates) {
    const nearness = ({ distance }) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity);
    return candidates.toSorted((a, b) => (nearness(a) === nearness(b) ? 0 : nearness(a) - nearness(b)));
}
function isAncestor(distance) {
    return distance !== null && distance.ahead === 0;
}
function describeChoice(distance, hasReference) {
    if (!hasReference)
        return 'the newest baseline, because no commit to compare with is known';
    if (distance === null)
        return 'the newest baseline, because its place in the history is unknown';
    if (distance.ahead === 0)
        return null;
    if (distance.behind > 0)
        return 'the newest baseline, but not an ancestor of the commit this change started from';
    return `the newest baseline, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
function describeStaleness(distance, ageHours) {
    const isFar = distance !== null && distance.behind >= STALE_COMMITS;
    const isOld = ageHours !== null && ageHours >= STALE_HOURS;
    if (!isFar && !isOld)
        return null;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(distance !== null && distance.behind > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(distance.behind, 'commit')} behind`, ageHours !== null && (ageHours < 24 ? 'less than a day old' : `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(Math.floor(ageHours / 24), 'day')} old`)).join(' and ');
}
const hoursBetween = (from, to) => Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
async function measureDistance({ connect, owner, repo }, { commit, referencePoint }) {
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .Je)(async () => {
        const between = { client: await connect(), owner, repo, base: commit, head: referencePoint };
        const compared = await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_2__  .kC)(between, { per_page: 1 });
        return { behind: compared.ahead_by, ahead: compared.behind_by };
    });
}


  })

};
