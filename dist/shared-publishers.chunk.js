export const id = 1246;
export const ids = [1246];
export const modules = {

  21246:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  tL: () => (  evaluateRun),
  we: () => (  markerOf),
  ZM: () => (  publishRun),
  reportRun: () => (  reportRun)
});

var omit_undefined = __webpack_require__(35560);
var describe_progress = __webpack_require__(13617);
var sha256 = __webpack_require__(80430);
var external_node_path_ = __webpack_require__(76760);
var artifacts = __webpack_require__(40273);
var sticky_comment = __webpack_require__(23503);
var own_comments = __webpack_require__(13329);
var fingerprint = __webpack_require__(27866);
var result_comparison = __webpack_require__(61739);
var result_report = __webpack_require__(87902);
var publishers = __webpack_require__(45882);
var markdown = __webpack_require__(54649);
var word_styles = __webpack_require__(80484);
var headline = __webpack_require__(31173);
var readers = __webpack_require__(87156);
var draw_charts = __webpack_require__(81729);
var evaluate = __webpack_require__(63742);
var upload_files = __webpack_require__(47324);
var announce = __webpack_require__(44288);
var join_names = __webpack_require__(73341);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/publish/external-services.js



function buildServiceParts({ inputs, github, effects }, facts) {
    const { folders, news, isUnverified } = facts;
    const { slackWebhookUrl, langfuseBaseUrl, langfusePublicKey, langfuseSecretKey } = inputs;
    return {
        ...(slackWebhookUrl !== null &&
            news !== null && { slack: { webhook_url: slackWebhookUrl, ...news, run_url: github.runUrl } }),
        ...(langfusePublicKey !== null &&
            langfuseSecretKey !== null &&
            !isUnverified && {
            langfuse: {
                base_url: langfuseBaseUrl,
                public_key: langfusePublicKey,
                secret_key: langfuseSecretKey,
                run_id: `${github.runId}.${github.runAttempt}`,
                sent_at: effects.clock.now().toISOString(),
                scores: async function* () {
                    for (const folder of folders)
                        yield* listTraceScores(folder, effects.log);
                },
            },
        }),
    };
}
async function* listTraceScores(folder, log) {
    const run = await (0,read_run .cI)(folder);
    const commit = run.commit === null ? '' : `, commit ${(0,join_names .Ax)(run.commit)}`;
    const compared = new Set(run.metrics.flatMap(({ id, direction }) => (direction === 'neutral' ? [] : [id])));
    for await (const { case: caseId, trial, observation, scores } of (0,read_run .mM)(folder, log)) {
        const trace = observation.status === 'ok' ? observation.reply.trace_id : undefined;
        if (trace === undefined || trace === '')
            continue;
        const comment = `${run.suite.name}, case ${caseId}, trial ${trial + 1}, variant ${run.variant}${commit}`;
        for (const [metric, value] of Object.entries(scores)) {
            if (!compared.has(metric))
                continue;
            const id = (0,sha256 .f)(JSON.stringify(['goldenpair', run.suite.name, caseId, trial, metric, trace])).slice(0, 32);
            yield { id, trace_id: trace, name: nameScore(metric), value, comment };
        }
    }
}
function nameScore(metric) {
    if (metric === 'quality.average')
        return 'quality_overall';
    return metric.startsWith('quality.') ? metric.replaceAll(/[.-]/g, '_') : metric;
}

var worse_cases = __webpack_require__(13863);
;// CONCATENATED MODULE: ./build/modes/publish/report-run.js





















async function reportRun(report) {
    return publishRun(report, await evaluateRun(report), null);
}
const folderOnSite = ({ request, place }) => (0,readers .t3)(request.github, 'kind' in place || place.of === 'issue' ? null : place.number);
function markerOf({ github }, suite, sha) {
    return { suite, run: github.runId, attempt: github.runAttempt, sha };
}
async function evaluateRun(report) {
    const { request, announced } = report;
    const { suite } = report.marker;
    const { inputs, github, outputFolder, effects } = request;
    const place = inputs.comment.when === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place;
    const history = announced?.history ?? (await findHistory(request, { marker: report.marker, place }));
    const { look, before } = history;
    const evaluation = await (0,evaluate ._)({
        ...report,
        failOn: inputs.failOn,
        outputFolder,
        details: inputs.comment.details,
        prefix: inputs.workingDirectory,
        charts: (0,draw_charts .Zv)(request, { suite, isFork: 'isFork' in report.place && report.place.isFork }),
        links: {
            ...(0,upload_files .Fb)(github, { template: inputs.reportUrl, suite, place: folderOnSite(report) }),
            repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
        },
        baselineBranch: github.defaultBranch,
        look: look > 1 ? look : null,
        before,
        openProgress: () => (0,describe_progress .sc)(effects.log.info),
        log: effects.log,
    });
    return { evaluation, history, place };
}
async function publishRun(report, { evaluation, history, place }, concluded) {
    const { request, candidates, announced, isUnverified = false } = report;
    const { inputs, github, outputFolder, effects } = request;
    const verdict = concluded === null ? evaluation.comparison.verdict : { ...concluded.verdict, winner: null };
    const comparison = { ...evaluation.comparison, verdict };
    const only = candidates.length > 1 ? null : (0,result_comparison ._g)(comparison);
    const concludedPair = only === null ? null : { ...only, ...(concluded && { verdict: concluded.verdict }) };
    const figures = concluded?.verdict.word === 'regressed' ? evaluation.writeFigures(concluded.verdict) : null;
    const shown = {
        ...evaluation.report,
        headline: concluded?.headline ?? evaluation.report.headline,
        ...(figures !== null && { figures }),
    };
    effects.log.info(`Verdict: ${(0,result_report .r6)(shown.headline)}`);
    const name = (0,artifacts .m5)(report.marker.suite);
    const kept = await (0,upload_files .Zn)(request, name, outputFolder, Object.values(evaluation.files));
    const lost = kept.kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
    const marker = concludedPair === null ? { ...report.marker, results: [] } : extendMarker(report.marker, concludedPair, history);
    const attempts = (0,headline .U_)(marker.results.map(({ word }) => word));
    const label = (0,omit_undefined .Eb)(attempts, concluded?.label ?? report.label, lost).join(' ');
    const outcomes = await (0,publishers .S3)({
        comment: (0,markdown .wQ)(shown, { lead: report.lead ?? '', label }),
        summary: (0,markdown .Br)(shown, { label }),
        ...(report.isAnnotated === true && { is_annotated: true }),
        annotations: evaluation.annotations,
        outputs: buildOutputs(report, evaluation, { comparison, regressed: concluded?.regressed ?? [] }),
        marker,
        place,
        ...(concluded && { issue: concluded.issue }),
        ...buildServiceParts(request, { folders: candidates, news: concluded?.news ?? null, isUnverified }),
        ...(inputs.comment.when === 'on-change' &&
            concludedPair !== null && { quiet: { isNews: (0,headline .Ms)(concludedPair) } }),
        ...(inputs.check &&
            announced !== undefined &&
            concludedPair !== null && {
            check: {
                place: { owner: github.owner, repo: github.repo, ...marker, run_url: github.runUrl },
                id: announced?.pending.check_id ?? null,
                conclusion: (0,word_styles .Oe)(concludedPair.verdict),
                title: (0,result_report .r6)(evaluation.report.headline),
            },
        }),
    }, effects);
    if (announced)
        (0,announce .VW)(request, announced, outcomes);
    return verdict;
}
async function findHistory({ effects }, { marker, place }) {
    const list = async () => ('kind' in place ? [] : (0,own_comments .lY)({ client: await effects.connect(), ...place }));
    return (0,sticky_comment ._T)((await (0,announce .dP)(effects.log, list)) ?? [], marker);
}
function extendMarker(marker, comparison, { look, results }) {
    const said = (0,sha256 .f)((0,fingerprint .d)((0,headline .qT)(comparison))).slice(0, 12);
    const own = { run: marker.run, attempt: marker.attempt, word: comparison.verdict.word };
    return { ...marker, ...(look > 1 && { look }), said, results: [...results, own] };
}
function buildOutputs(report, { files, runFolders, cost_usd, pass_rate }, { comparison, regressed }) {
    const { workspace } = report.request;
    const { verdict, candidates, ranking } = comparison;
    const gates = candidates.flatMap((candidate) => candidate.gates);
    const flips = candidates.flatMap((candidate) => candidate.flips);
    const metricsOf = (...words) => gates.filter((gate) => words.includes(gate.verdict)).map(({ metric }) => metric.id);
    const list = (ids) => JSON.stringify([...new Set(ids)]);
    const casesOf = (kind) => flips.filter((flip) => flip.kind === kind).map(({ case_id }) => case_id);
    return {
        verdict: verdict.word,
        passed: String(verdict.passed),
        ...(ranking !== null && { winner: verdict.winner ?? '' }),
        'regressed-metrics': list([...metricsOf('regressed', 'breached'), ...regressed]),
        'improved-metrics': list(metricsOf('improved')),
        'newly-failing': list(casesOf('newly-failing')),
        'newly-passing': list(casesOf('newly-passing')),
        'worse-cases': list(candidates.flatMap((candidate) => [...(0,worse_cases .bQ)(candidate).keys()])),
        'pass-rate': report_run_text(pass_rate),
        'cost-usd': report_run_text(cost_usd),
        'run-path': candidates.length > 1 ? '' : (0,external_node_path_.relative)(workspace, runFolders.at(-1) ?? ''),
        'comparison-path': (0,external_node_path_.relative)(workspace, files.comparison),
        'report-path': (0,external_node_path_.relative)(workspace, files.report),
        'report-place': folderOnSite(report),
    };
}
const report_run_text = (value) => (value === null ? '' : String(Number(value.toPrecision(10))));


  }),

  45882:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  S3: () => (  publishReport)
});


var omit_undefined = __webpack_require__(35560);
var remove_invisible = __webpack_require__(74650);
;// CONCATENATED MODULE: ./build/publishers/annotations.js

const MAX_ANNOTATIONS = 10;
const annotations = {
    name: 'annotations',
    publish: (publication, { commands }, { check }) => {
        if (check?.kind === 'done')
            return Promise.resolve({ kind: 'off' });
        if (publication.is_annotated === true)
            return Promise.resolve({ kind: 'skipped', reason: 'the job that measured has written them' });
        const shown = publication.annotations.slice(0, MAX_ANNOTATIONS);
        for (const { level, file, line, title, message } of shown) {
            const place = { title: (0,remove_invisible .GX)(title), file: (0,remove_invisible .GX)(file), startLine: line };
            commands[level]((0,remove_invisible .i)(message), place);
        }
        return Promise.resolve(shown.length > 0 ? { kind: 'done' } : { kind: 'skipped', reason: 'there is nothing to annotate' });
    },
};

var check_run = __webpack_require__(96418);
var client = __webpack_require__(44463);
var publishers_publication = __webpack_require__(41642);
;// CONCATENATED MODULE: ./build/publishers/check.js



const MAX_SUMMARY_BYTES = 65_535;
const CUT = '\n\n_The report is cut here, because a check holds at most 64 KiB. The job summary and the artifact have all of it._\n';
const check = {
    name: 'check',
    publish: async (publication, { connect, wait, log }) => {
        const { check: report, comment, annotations: remarks, is_annotated: isAnnotated = false } = publication;
        if (report === undefined)
            return { kind: 'off' };
        const { place, id, conclusion, title } = report;
        const annotations = isAnnotated ? [] : remarks;
        const summary = (0,publishers_publication .v)(comment, MAX_SUMMARY_BYTES, CUT);
        const write = async () => {
            const effects = { client: await connect(), wait };
            const url = await (0,check_run .iL)(effects, place, { id, end: { conclusion, title, summary, annotations } });
            return { kind: 'done', url };
        };
        return (0,publishers_publication .V)('check', log, write, (failure) => (0,client .SP)(failure, 'checks: write'));
    },
};

var github_marker = __webpack_require__(14878);
var own_comments = __webpack_require__(13329);
var sticky_comment = __webpack_require__(23503);
;// CONCATENATED MODULE: ./build/publishers/comment.js





const KEPT_IN_SUMMARY = 'the report stays in the job summary';
const comment = {
    name: 'comment',
    publish: async (publication, { connect, wait, log }) => {
        const { marker, place } = publication;
        if ('kind' in place)
            return { kind: 'skipped', reason: place.reason };
        const write = async () => {
            const client = await connect();
            const plan = (0,sticky_comment .tx)(await (0,own_comments .lY)({ client, ...place }), marker);
            if (plan.kind === 'outdated') {
                const { run, state } = plan.newer;
                const what = state === undefined ? 'has already reported later measurements' : 'began after this one';
                return { kind: 'skipped', reason: `run ${run} ${what}` };
            }
            const body = composeBody(publication, plan.kind === 'update' ? plan.keep.body : null);
            if (body === null)
                return { kind: 'skipped', reason: 'the input `comment` is `on-change`, and nothing changed' };
            return { kind: 'done', url: await (0,sticky_comment .HF)({ client, ...place, wait }, plan, { marker, body }) };
        };
        return (0,publishers_publication .V)('comment', log, write, (failure) => `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}`);
    },
};
function composeBody({ comment: text, marker, quiet }, written) {
    const body = (0,sticky_comment .gM)(marker, text);
    if (quiet === undefined)
        return body;
    if (written === null)
        return quiet.isNews ? body : null;
    const last = (0,sticky_comment .Yw)(written);
    const shown = last === null ? undefined : (0,github_marker .gY)(last)?.said;
    return last !== null && shown !== undefined && shown === marker.said ? (0,sticky_comment .Cj)(marker, last) : body;
}
function explainRefusal(failure, { number, isFork, of }) {
    const grant = of === 'issue' ? 'issues: write' : 'pull-requests: write';
    const { status, message } = failure;
    if (/locked/i.test(message))
        return `the conversation of #${number} is locked`;
    if (status === 410 || status === 404)
        return `#${number} no longer exists, or ${(0,client .SP)(failure, grant)}`;
    if (status === 422)
        return `GitHub did not accept the comment (${message})`;
    if (status === 403 && isFork && !/rate limit|archived/i.test(message))
        return `the token of a pull request from a fork is read-only (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``;
    return (0,client .SP)(failure, grant);
}

var issue = __webpack_require__(44331);
var schemas = __webpack_require__(55156);
var format_number = __webpack_require__(77377);
var json = __webpack_require__(29598);
var post_json = __webpack_require__(91026);
;// CONCATENATED MODULE: ./build/publishers/langfuse.js




const BATCH_SCORES = 500;
const ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 20;
const DEADLINE_MS = 120_000;
const MAX_ANSWER_BYTES = 1_000_000;
const answerSchema = schemas.looseObject({
    errors: schemas.array(schemas.looseObject({ status: schemas.int(), message: schemas.string().nullish() })),
});
const langfuse = {
    name: 'langfuse',
    publish: async ({ langfuse: delivery }, effects) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const signal = AbortSignal.timeout(DEADLINE_MS);
        let sent = 0;
        for await (const batch of inBatches(delivery.scores())) {
            const failure = explainAnswer(await sendBatch(batch, delivery, { signal, wait: effects.wait }));
            if (failure !== null)
                return { kind: 'failed', reason: sent === 0 ? failure : `${failure}, after ${(0,format_number .pq)(sent, 'score')}` };
            sent += batch.length;
        }
        if (sent === 0)
            return { kind: 'skipped', reason: 'no reply names its trace (`trace_id`)' };
        effects.log.info(`langfuse: ${(0,format_number .pq)(sent, 'score')}.`);
        return { kind: 'done' };
    },
};
async function* inBatches(scores) {
    let batch = [];
    for await (const score of scores) {
        batch.push(score);
        if (batch.length < BATCH_SCORES)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
async function sendBatch(scores, { base_url, public_key, secret_key, run_id, sent_at }, { signal, wait }) {
    const batch = scores.map(({ id, trace_id: traceId, name, value, comment }) => ({
        id: `${id}-${run_id}`,
        type: 'score-create',
        timestamp: sent_at,
        body: { id, traceId, name, value, dataType: 'NUMERIC', comment },
    }));
    const authorization = `Basic ${Buffer.from(`${public_key}:${secret_key}`).toString('base64')}`;
    const post = { body: JSON.stringify({ batch }), headers: { authorization }, maxBytes: MAX_ANSWER_BYTES, signal };
    for (let attempt = 1;; attempt += 1) {
        const answer = await (0,post_json .B2)(`${base_url}/api/public/ingestion`, post);
        const isLost = answer.kind === 'unanswered' || answer.status === 429 || answer.status >= 500;
        if (!isLost || attempt === ATTEMPTS || signal.aborted)
            return answer;
        const asked = answer.kind === 'answered' ? Number(answer.headers.get('retry-after')) : 0;
        await wait(1000 * Math.min(asked > 0 ? asked : attempt, LONGEST_WAIT_SECONDS));
    }
}
function explainAnswer(answer) {
    if (answer.kind === 'unanswered')
        return `Langfuse could not be reached: ${answer.reason}`;
    const { status } = answer;
    if (status === 401 || status === 403)
        return `Langfuse answered ${status}; see the inputs \`langfuse-public-key\`, \`langfuse-secret-key\` and \`langfuse-base-url\``;
    const parsed = [200, 201, 207].includes(status) ? answerSchema.safeParse((0,json .MR)(answer.body.toString())) : null;
    if (parsed?.success !== true)
        return `Langfuse answered ${status}; see the input \`langfuse-base-url\``;
    const { errors } = parsed.data;
    const [first] = errors;
    if (first === undefined)
        return null;
    const message = (first.message ?? '').replace(/\s+/g, ' ').slice(0, 200);
    return `Langfuse refused ${(0,format_number .pq)(errors.length, 'score')} (${first.status}${message === '' ? '' : `: ${message}`})`;
}

var cut_text = __webpack_require__(76564);
;// CONCATENATED MODULE: ./build/publishers/slack.js



const slack_DEADLINE_MS = 15_000;
const slack_MAX_ANSWER_BYTES = 10_000;
const LONGEST_LINE = 300;
const slack = {
    name: 'slack',
    publish: async ({ slack: delivery }, _, { issue }) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const { webhook_url, headline, facts, run_url } = delivery;
        const link = issue?.kind === 'done' && issue.url !== undefined ? `<${issue.url}|The issue>` : null;
        const links = (0,omit_undefined .Eb)(link, `<${run_url}|The run>`).join(' · ');
        const lines = [`*${escapeSlack(headline)}*`, ...facts.map((fact) => `• ${escapeSlack(fact)}`), links];
        const answer = await (0,post_json .B2)(webhook_url, {
            body: JSON.stringify({ text: lines.join('\n'), unfurl_links: false, unfurl_media: false }),
            maxBytes: slack_MAX_ANSWER_BYTES,
            signal: AbortSignal.timeout(slack_DEADLINE_MS),
        });
        if (answer.kind === 'unanswered')
            return { kind: 'failed', reason: `Slack could not be reached: ${answer.reason}` };
        if (answer.status === 200)
            return { kind: 'done' };
        const word = /^[a-z_]{1,40}$/.exec(answer.body.toString().trim())?.[0];
        const detail = word === undefined ? '' : ` (${word})`;
        return { kind: 'failed', reason: `Slack answered ${answer.status}${detail}; see the input \`slack-webhook-url\`` };
    },
};
function escapeSlack(text) {
    const short = (0,cut_text .I)(text.replace(/\s+/g, ' ').trim(), LONGEST_LINE);
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
    const escaped = short.replace(/[&<>]/g, (sign) => entities[sign] ?? '');
    return escaped.replaceAll('@', '@\u2060').replace(/[*_~`]/g, '\u2060$&\u2060');
}

var summary = __webpack_require__(84324);
;// CONCATENATED MODULE: ./build/publishers/index.js








const outputs = {
    name: 'outputs',
    publish: (publication, { commands }, earlier) => {
        for (const [name, value] of Object.entries(publication.outputs))
            commands.setOutput(name, value);
        for (const name of ['comment', 'issue']) {
            const outcome = earlier[name];
            if (outcome?.kind === 'off')
                continue;
            commands.setOutput(`${name}-url`, outcome?.kind === 'done' ? (outcome.url ?? '') : '');
        }
        return Promise.resolve({ kind: 'done' });
    },
};
const PUBLISHERS = [comment, issue .sn, summary.summary, check, annotations, outputs, slack, langfuse];
async function publishReport(given, effects) {
    const publication = hideIn(given, effects.mask);
    let outcomes = {};
    for (const { name, publish } of PUBLISHERS) {
        const outcome = await publish(publication, effects, outcomes);
        outcomes = { ...outcomes, [name]: outcome };
        if (outcome.kind === 'done' && outcome.url !== undefined)
            effects.log.info(`${name}: ${outcome.url}`);
        if (outcome.kind === 'failed')
            effects.log.warning(`${name}: ${outcome.reason}.`);
        if (outcome.kind === 'skipped')
            effects.log.info(`${name}: skipped, ${outcome.reason}.`);
    }
    return outcomes;
}
function hideIn(publication, { text, data }) {
    const { check: run, slack: message } = publication;
    return {
        ...publication,
        ...data((0,omit_undefined .Up)(publication, ['comment', 'summary', 'annotations', 'issue'])),
        ...(run && { check: { ...run, title: text(run.title) } }),
        ...(message && { slack: { ...message, ...data((0,omit_undefined .Up)(message, ['headline', 'facts'])) } }),
    };
}


  })

};
