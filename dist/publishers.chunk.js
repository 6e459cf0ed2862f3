export const id = 3277;
export const ids = [3277];
export const modules = {

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   Cv: () => (/* binding */ formatPInWords),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vG: () => (/* binding */ moneyDecimals)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * A whole number.
 * @example formatCount(1240) // '1 240'
 */
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/**
 * "3 of 40 cases", "the only case".
 * @example partOf(1, 2, 'case') // '1 of 2 cases'
 */
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = formatNumber(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 91026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ postJson),
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   i_: () => (/* binding */ neverConnected)
/* harmony export */ });
/** Posts JSON once. A redirect is an answer of its own: it must not carry a key or a number somewhere else. */
async function postJson(url, { body, headers, maxBytes, signal }) {
    try {
        const response = await fetch(url, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json', ...headers },
            redirect: 'manual',
            signal,
        });
        const chunks = [];
        let bytes = 0;
        const pieces = response.body ?? [];
        for await (const chunk of pieces) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                return { kind: 'unanswered', reason: `the answer is larger than ${maxBytes} bytes` };
            chunks.push(chunk);
        }
        const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
        return {
            kind: 'answered',
            status: response.status,
            type: type.trim().toLowerCase(),
            headers: response.headers,
            body: Buffer.concat(chunks),
        };
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return { kind: 'unanswered', reason: explain(error) };
    }
}
/** `fetch` says why it failed in the cause of its error only. */
function explain({ name, message, cause }) {
    if (name === 'TimeoutError')
        return 'it did not answer in time';
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
/** The seconds from now that a `Retry-After` header asks for, given in seconds or as an HTTP date (RFC 9110, 10.2.3); null for neither. */
function readRetryAfter(header, clock) {
    if (header === undefined)
        return null;
    if (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(header))
        return Number(header);
    const seconds = (Date.parse(header) - clock.now().getTime()) / 1000;
    return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}
/** Looking up a name and opening a connection. An established one may end by the same codes (`EHOSTUNREACH`), of another call. */
const BEFORE_SENDING = ['getaddrinfo', 'connect'];
/**
 * Whether a request failed because its connection was never made, so that nothing of it was sent: by an error of Node itself, not by one around it.
 * @example neverConnected(of `connect ECONNREFUSED 127.0.0.1:1`) // true
 * @example neverConnected(of `read ECONNRESET`) // false
 */
function neverConnected(error) {
    // A name with several addresses, each of which was tried.
    if (error instanceof AggregateError)
        return error.errors.length > 0 && error.errors.every(neverConnected);
    if (!(error instanceof Error))
        return false;
    // undici's own time-out, which is no system's.
    if ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT')
        return true;
    return 'syscall' in error && BEFORE_SENDING.includes(error.syscall);
}


/***/ }),

/***/ 13277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishReport: () => (/* binding */ publishReport)
});

// UNUSED EXPORTS: PUBLISHERS

var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/publishers/annotations.js

/** GitHub shows ten annotations of a kind for each step and drops the rest. */
const MAX_ANNOTATIONS = 10;
/**
 * Remarks on the lines of the worst cases, through workflow commands where no check run has them. The texts come from suites
 * and targets: the command module percent-encodes line ends, and in properties colons and commas, so no text can start a
 * command of its own.
 */
const annotations = {
    name: 'annotations',
    publish: (publication, { commands }, { check }) => {
        if (check?.kind === 'done')
            return Promise.resolve({ kind: 'off' });
        if (publication.is_annotated === true)
            return Promise.resolve({ kind: 'skipped', reason: 'the job that measured has written them' });
        const shown = publication.annotations.slice(0, MAX_ANNOTATIONS);
        for (const { level, file, line, title, message } of shown) {
            const place = { title: (0,remove_unseen/* toOneLine */.GX)(title), file: (0,remove_unseen/* toOneLine */.GX)(file), startLine: line };
            commands[level]((0,remove_unseen/* removeUnseen */.l0)(message), place);
        }
        return Promise.resolve(shown.length > 0 ? { kind: 'done' } : { kind: 'skipped', reason: 'there is nothing to annotate' });
    },
};

var check_run = __webpack_require__(96418);
var client = __webpack_require__(44463);
var publishers_publication = __webpack_require__(41642);
;// CONCATENATED MODULE: ./build/publishers/check.js



/** GitHub refuses a longer summary of a check. */
const MAX_SUMMARY_BYTES = 65_535;
const CUT = '\n\n_Cut here: a check holds 64 KiB. The whole report is in the job summary and in the artifact._\n';
/** The check run on the measured commit, with the annotations unless the job that measured has written them: completed, or made where nobody has opened one. */
const check = {
    name: 'check',
    publish: async (publication, { connect, wait, log }) => {
        const { check: report, comment, annotations: remarks, is_annotated: isAnnotated = false } = publication;
        if (report === undefined)
            return { kind: 'off' };
        const { place, id, conclusion, title } = report;
        // The lines would bear the same remark twice.
        const annotations = isAnnotated ? [] : remarks;
        const summary = (0,publishers_publication/* fitText */.v)({ text: comment, room: MAX_SUMMARY_BYTES, cut: CUT });
        const write = async () => {
            const effects = { client: await connect(), wait };
            const url = await (0,check_run/* completeCheck */.iL)(effects, place, { id, end: { conclusion, title, summary, annotations } });
            return { kind: 'done', url };
        };
        return (0,publishers_publication/* publishTo */.V)('check', log, write, (failure) => (0,client/* explainFailure */.SP)(failure, 'checks: write'));
    },
};

var comment_body = __webpack_require__(63964);
var github_marker = __webpack_require__(14878);
var own_comments = __webpack_require__(13329);
var sticky_comment = __webpack_require__(23503);
;// CONCATENATED MODULE: ./build/publishers/comment.js






const KEPT_IN_SUMMARY = 'the report stays in the job summary';
/** The sticky comment: one for each suite and pull request, updated in place, never older than what it replaces. */
const comment = {
    name: 'comment',
    publish: async (publication, { connect, wait, log }) => {
        const { marker, place } = publication;
        if ('kind' in place)
            return { kind: 'skipped', reason: place.reason };
        const write = async () => {
            const client = await connect();
            const plan = (0,sticky_comment/* planComment */.t)(await (0,own_comments/* listOwnComments */.lY)({ client, ...place }), marker);
            if (plan.kind === 'outdated') {
                const { run, state } = plan.newer;
                const what = state === undefined ? 'has already reported later measurements' : 'began after this one';
                return { kind: 'skipped', reason: `run ${run} ${what}` };
            }
            const body = composeBody(publication, plan.kind === 'update' ? plan.keep.body : null);
            if (body === null)
                return { kind: 'skipped', reason: 'the input `comment` is `on-change`, and nothing changed' };
            return { kind: 'done', url: await (0,sticky_comment/* writeComment */.H)({ client, ...place, wait }, plan, { marker, body }) };
        };
        return (0,publishers_publication/* publishTo */.V)('comment', log, write, (failure) => `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}`);
    },
};
/**
 * What the comment shall say, by what it says now (null: there is none); null where it had better say nothing. A quiet one keeps its
 * text while the verdict, the gates and the flipped cases stay as they are, and only names the newest commit.
 */
function composeBody({ comment: text, marker, quiet }, written) {
    const body = (0,comment_body/* renderVerdict */.gM)(marker, text);
    if (quiet === undefined)
        return body;
    if (written === null)
        return quiet.isNews ? body : null;
    const last = (0,comment_body/* lastVerdict */.Yw)(written);
    const shown = last === null ? undefined : (0,github_marker/* parseMarker */.gY)(last)?.said;
    return last !== null && shown !== undefined && shown === marker.said ? (0,comment_body/* renderStill */.pk)(marker, last) : body;
}
function explainRefusal(failure, { number, isFork, of }) {
    const grant = of === 'issue' ? 'issues: write' : 'pull-requests: write';
    const { status, message } = failure;
    if (/locked/i.test(message))
        return `the conversation of #${number} is locked`;
    if (status === 410 || status === 404)
        return `#${number} no longer exists, or ${(0,client/* explainFailure */.SP)(failure, grant)}`;
    if (status === 422)
        return `GitHub did not accept the comment (${message})`;
    if (status === 403 && isFork && !/rate limit|archived/i.test(message)) {
        return `the token of a pull request from a fork is read-only (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``;
    }
    return (0,client/* explainFailure */.SP)(failure, grant);
}

var issue = __webpack_require__(44331);
var schemas = __webpack_require__(55156);
var format_number = __webpack_require__(77377);
var json = __webpack_require__(29598);
var post_json = __webpack_require__(91026);
;// CONCATENATED MODULE: ./build/publishers/langfuse.js




/** Far below Langfuse's 3.5 MB a batch; one request a batch, since its limit counts requests (30 a minute for single scores). */
const BATCH_SCORES = 500;
const ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 20;
/** For all batches together. */
const DEADLINE_MS = 120_000;
const MAX_ANSWER_BYTES = 1_000_000;
const answerSchema = schemas.looseObject({
    errors: schemas.array(schemas.looseObject({ status: schemas.int(), message: schemas.string().nullish() })),
});
/** Scores of trials at their traces in Langfuse, by its batched ingestion. Sent twice they are the same scores: their ids say of what. */
const langfuse = {
    name: 'langfuse',
    publish: async ({ langfuse: delivery }, effects) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const signal = AbortSignal.timeout(DEADLINE_MS);
        let sent = 0;
        for await (const batch of inBatches(delivery.scores())) {
            const failure = explainAnswer(await sendBatch(batch, { delivery, signal, wait: effects.wait }));
            if (failure !== null)
                return { kind: 'failed', reason: sent === 0 ? failure : `${failure}, after ${(0,format_number/* countOf */.pq)(sent, 'score')}` };
            sent += batch.length;
        }
        if (sent === 0)
            return { kind: 'skipped', reason: 'no reply names its trace (`trace_id`)' };
        effects.log.info(`langfuse: ${(0,format_number/* countOf */.pq)(sent, 'score')}.`);
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
async function sendBatch(scores, input) {
    const { delivery, signal, wait } = input;
    const { base_url, public_key, secret_key, run_id, sent_at } = delivery;
    const batch = scores.map(({ id, trace_id: traceId, name, value, comment }) => ({
        // Langfuse takes an event once and a score as often as it comes, so another run may correct it.
        id: `${id}-${run_id}`,
        type: 'score-create',
        timestamp: sent_at,
        body: { id, traceId, name, value, dataType: 'NUMERIC', comment },
    }));
    const authorization = `Basic ${Buffer.from(`${public_key}:${secret_key}`).toString('base64')}`;
    const post = { body: JSON.stringify({ batch }), headers: { authorization }, maxBytes: MAX_ANSWER_BYTES, signal };
    for (let attempt = 1;; attempt += 1) {
        const answer = await (0,post_json/* postJson */.B2)(`${base_url}/api/public/ingestion`, post);
        const isLost = answer.kind === 'unanswered' || answer.status === 429 || answer.status >= 500;
        if (!isLost || attempt === ATTEMPTS || signal.aborted)
            return answer;
        const asked = answer.kind === 'answered' ? secondsAsked(answer.headers) : null;
        await wait(1000 * Math.min(asked === null || asked === 0 ? attempt : asked, LONGEST_WAIT_SECONDS));
    }
}
/** What the server asks to wait by its own clock, a date included; null where it asks for nothing or does not say what time it is. */
function secondsAsked(headers) {
    const date = headers.get('date');
    return (0,post_json/* readRetryAfter */.D$)(headers.get('retry-after') ?? undefined, { now: () => new Date(date ?? Number.NaN) });
}
/** Why not all was taken, a clause; null where all was. */
function explainAnswer(answer) {
    if (answer.kind === 'unanswered')
        return `Langfuse could not be reached: ${answer.reason}`;
    const { status } = answer;
    if (status === 401 || status === 403)
        return `Langfuse answered ${status}; see the inputs \`langfuse-public-key\`, \`langfuse-secret-key\` and \`langfuse-base-url\``;
    const parsed = [200, 201, 207].includes(status) ? answerSchema.safeParse((0,json/* tryJson */.MR)(answer.body.toString())) : null;
    if (parsed?.success !== true)
        return `Langfuse answered ${status}; see the input \`langfuse-base-url\``;
    const { errors } = parsed.data;
    const [first] = errors;
    if (first === undefined)
        return null;
    const message = (first.message ?? '').replace(/\s+/g, ' ').slice(0, 200);
    return `Langfuse refused ${(0,format_number/* countOf */.pq)(errors.length, 'score')} (${first.status}${message === '' ? '' : `: ${message}`})`;
}

;// CONCATENATED MODULE: ./build/publishers/outputs.js
/** The Action's outputs, through the runner's output file. */
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

;// CONCATENATED MODULE: ./build/publishers/slack.js

const slack_DEADLINE_MS = 15_000;
const slack_MAX_ANSWER_BYTES = 10_000;
const LONGEST_LINE = 300;
/** A message in the channel of an incoming webhook, when a night has changed something. It is sent once: twice would be worse than never. */
const slack = {
    name: 'slack',
    publish: async ({ slack: delivery }, _, { issue }) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const { webhook_url, headline, facts, run_url } = delivery;
        const link = issue?.kind === 'done' && issue.url !== undefined ? `<${issue.url}|The issue>` : null;
        const lines = [
            `*${escapeSlack(headline)}*`,
            ...facts.map((fact) => `• ${escapeSlack(fact)}`),
            [link, `<${run_url}|The run>`].filter((part) => part !== null).join(' · '),
        ];
        const answer = await (0,post_json/* postJson */.B2)(webhook_url, {
            body: JSON.stringify({ text: lines.join('\n'), unfurl_links: false, unfurl_media: false }),
            maxBytes: slack_MAX_ANSWER_BYTES,
            signal: AbortSignal.timeout(slack_DEADLINE_MS),
        });
        if (answer.kind === 'unanswered')
            return { kind: 'failed', reason: `Slack could not be reached: ${answer.reason}` };
        if (answer.status === 200)
            return { kind: 'done' };
        // Slack's errors are words such as `no_service`; anything else is somebody's page.
        const word = /^[a-z_]{1,40}$/.exec(answer.body.toString().trim())?.[0];
        const detail = word === undefined ? '' : ` (${word})`;
        return { kind: 'failed', reason: `Slack answered ${answer.status}${detail}; see the input \`slack-webhook-url\`` };
    },
};
/**
 * A line of text for Slack's mrkdwn, in which nothing is a link, a mention or a line end. Slack has three characters to escape; a word
 * joiner after `@` and around marks keeps older clients and settings from reading more into it.
 * @example escapeSlack('<!channel> & *b*') // '&lt;!channel&gt; &amp; \u2060*\u2060b\u2060*\u2060'
 */
function escapeSlack(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const short = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
    return short
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('@', '@\u2060')
        .replace(/[*_~`]/g, '\u2060$&\u2060');
}

var summary = __webpack_require__(84324);
;// CONCATENATED MODULE: ./build/publishers/index.js








/** In this order: the summary says what became of comment and issue, annotations go to the check where there is one, the outputs name both, the message in Slack the issue. */
const PUBLISHERS = [comment, issue/* issue */.sn, summary/* summary */.z, check, annotations, outputs, slack, langfuse];
/** Publishes a report in every way there is, one after the other; what failed is logged and keeps nothing else from happening. */
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
/**
 * A publication of which no text has a secret: here everything is joined that is shown, and what is invisible is gone. Its own keys and
 * outputs, which other steps of the job read, stay as they are.
 */
function hideIn(publication, { text, data }) {
    const { comment: body, summary: page, annotations: notes, issue: story, check: run, slack: message } = publication;
    return {
        ...publication,
        comment: text(body),
        summary: text(page),
        annotations: data(notes),
        ...(story && { issue: data(story) }),
        ...(run && { check: { ...run, title: text(run.title) } }),
        ...(message && { slack: { ...message, headline: text(message.headline), facts: data(message.facts) } }),
    };
}


/***/ })

};
