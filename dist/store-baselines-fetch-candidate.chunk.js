export const id = 9396;
export const ids = [9396];
export const modules = {

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
function whyUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
/** Tells the kinds of failures apart. */
function classifyFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return 'other';
    if (!isAnswered || status >= 500 || isRateLimit(status, message))
        return 'outage';
    if (status === 401 || status === 403)
        return 'forbidden';
    return status === 404 || status === 410 ? 'gone' : 'other';
}
const isRateLimit = (status, message) => status === 429 || /rate limit|abuse/i.test(message);
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (/\barchived\b/i.test(message))
        return `the repository is archived, which makes it read-only (${message})`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (isRateLimit(status, message))
        return `GitHub's rate limit was reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token lacks the permission (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ })

};
