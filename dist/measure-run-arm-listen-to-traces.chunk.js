export const id = 1299;
export const ids = [1299];
export const modules = {

/***/ 41299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listenToTraces: () => (/* binding */ listenToTraces)
});

var format_number = __webpack_require__(77377);
var log = __webpack_require__(58967);
var json = __webpack_require__(29598);
var omit_undefined = __webpack_require__(35560);
var attribute_names = __webpack_require__(91243);
var build_tree = __webpack_require__(90995);
var traces_span = __webpack_require__(97396);
;// CONCATENATED MODULE: ./build/measure/traces/read-models.js



/**
 * The tokens of all calls together. Input and output are each left out where a call that succeeded does not report them: a part must not
 * pass for the whole. Cached tokens are those that were reported.
 * @example two calls of 10 and 20 input tokens, of which only the first reports its output // { input_tokens: 30 }
 */
function sumUsage(calls) {
    const answered = calls.filter(({ error }) => error === undefined);
    const isReported = (kind) => calls.some((call) => call[kind] !== undefined) && answered.every((call) => call[kind] !== undefined);
    const sum = (kind) => calls.reduce((total, call) => total + (call[kind] ?? 0), 0);
    return (0,omit_undefined/* omitUndefined */.O)({
        input_tokens: isReported('input_tokens') ? sum('input_tokens') : undefined,
        output_tokens: isReported('output_tokens') ? sum('output_tokens') : undefined,
        cached_tokens: calls.some((call) => call.cached_tokens !== undefined) ? sum('cached_tokens') : undefined,
    });
}
/**
 * The calls from the one that ended first to the one that ended last; those that ended in the same millisecond as they are given. Nothing
 * finer is known: JavaScript's SDK begins a span at a whole millisecond and adds its length.
 */
function sortByEnd(calls) {
    return calls.toSorted((a, b) => Number(endMs(a) - endMs(b)));
}
const endMs = ({ node }) => node.span.endNs / 1000000n;
/** The model that answered last; undefined where none did. */
function findModel(calls) {
    return sortByEnd(calls).findLast(({ model, error }) => model !== undefined && error === undefined)?.model;
}
/**
 * An attempt for each model, the last being the one that answered last: what it used in all its calls, and the error of its last call
 * where every one failed. Empty where fewer than two models are named, or a call names none: `usage` and `model` then say it all.
 */
function listAttempts(calls) {
    const byModel = new Map();
    for (const call of sortByEnd(calls)) {
        if (call.model === undefined)
            return [];
        const its = byModel.get(call.model) ?? [];
        its.push(call);
        // The order is that of the last calls.
        byModel.delete(call.model);
        byModel.set(call.model, its);
    }
    if (byModel.size < 2)
        return [];
    const attempts = [...byModel].map(([model, of]) => describeAttempt(model, of));
    return [...attempts.filter(({ result }) => result === 'failed'), ...attempts.filter(({ result }) => result === 'ok')];
}
function describeAttempt(model, calls) {
    const hasAnswered = calls.some(({ error }) => error === undefined);
    const isTimed = calls.every(({ latency_ms: latency }) => latency !== undefined);
    return (0,omit_undefined/* omitUndefined */.O)({
        model,
        ...sumUsage(calls),
        latency_ms: isTimed ? calls.reduce((total, { latency_ms: latency = 0 }) => total + latency, 0) : undefined,
        result: hasAnswered ? 'ok' : 'failed',
        error: hasAnswered ? undefined : calls.at(-1)?.error,
    });
}
/**
 * The calls that count, in order. Where a span and spans within it report the same tokens (a framework's call and its client
 * library's, an agent's sum over its calls) only the innermost that report them count. Embeddings are no calls of a model that answers.
 */
function listModelCalls(nodes) {
    /** Nodes that report tokens themselves or hold one that does, and those that are or hold a call of a model. */
    const reporting = new Set();
    const calling = new Set();
    for (const node of nodes.toReversed()) {
        if (reportsTokens(node) || node.children.some((child) => reporting.has(child)))
            reporting.add(node);
        if (node.kind === 'model' || node.children.some((child) => calling.has(child)))
            calling.add(node);
    }
    const covered = new Set();
    const calls = [];
    for (const node of nodes) {
        if (node.parent !== null && covered.has(node.parent))
            covered.add(node);
        else if (!node.children.some((child) => reporting.has(child)) && isCall(node, calling)) {
            covered.add(node);
            calls.push(readCall(node));
        }
    }
    return calls;
}
function isCall(node, calling) {
    return reportsTokens(node) || (node.kind === 'model' && !node.children.some((child) => calling.has(child)));
}
function reportsTokens({ span, kind }) {
    if (kind !== 'model' && kind !== 'agent' && kind !== 'workflow')
        return false;
    const { input_tokens: input, output_tokens: output } = (0,attribute_names/* readSpanUsage */.gX)(span);
    return input !== undefined || output !== undefined;
}
function readCall(node) {
    const { span } = node;
    return {
        node,
        model: (0,attribute_names/* readName */.MQ)(span, 'response_model') ?? (0,attribute_names/* readName */.MQ)(span, 'request_model'),
        ...(0,attribute_names/* readSpanUsage */.gX)(span),
        latency_ms: (0,traces_span/* measureSpan */.Fd)(span),
        error: describeError(span),
    };
}
const MAX_ERROR = 500;
/**
 * What went wrong in a span: its status, else the exception that it recorded, else `error.type`; undefined where its status is no error
 * and it names none.
 */
function describeError(span) {
    const type = (0,attribute_names/* readAttribute */.vK)(span, 'error');
    if (!span.isError && type === undefined)
        return undefined;
    const exceptions = span.events.map((event) => (0,attribute_names/* readAttribute */.vK)(event, 'exception'));
    const words = [span.message, ...exceptions, type].find((text) => typeof text === 'string' && text.trim() !== '');
    return typeof words === 'string' ? words.trim().slice(0, MAX_ERROR) : 'error';
}

;// CONCATENATED MODULE: ./build/measure/traces/map-trace.js






/**
 * The fields of a reply that the spans of its trace give, by OpenTelemetry's conventions for generative AI (docs/traces.md has the whole
 * table). Empty where no span follows them. `callerId` is the span that the target was given as its caller. Where agents are traced
 * and no tool is, none was called; calls of a model alone say nothing of tools.
 * @example mapTrace([chat, tool], caller).tools // [{ name: 'search', arguments: { query: 'x' }, ok: true, duration_ms: 12 }]
 */
function mapTrace(spans, callerId) {
    const nodes = (0,build_tree/* buildTree */.H)(spans, callerId);
    const [first] = nodes;
    if (first === undefined || nodes.every(({ kind }) => kind === 'other'))
        return {};
    const names = listAgents(nodes);
    const agents = findAgents(nodes);
    const tools = listTools(nodes);
    const calls = listModelCalls(nodes);
    const usage = sumUsage(calls);
    const model = findModel(calls);
    const attempts = listAttempts(calls);
    const steps = listSteps(nodes, { tools: new Set(tools), calls: new Set(calls.map(({ node }) => node)), agents });
    const firstToken = findFirstToken(nodes, calls);
    const phases = measurePhases(nodes);
    const hasTools = tools.length > 0 || names.length > 0;
    return (0,omit_undefined/* omitUndefined */.O)({
        agents: names.length > 0 ? [...names] : undefined,
        tools: hasTools ? tools.map((node) => readTool(node, agents.get(node))) : undefined,
        usage: Object.keys(usage).length > 0 ? usage : undefined,
        model,
        attempts: attempts.length > 0 ? [...attempts] : undefined,
        steps: steps.length > 0 ? [...steps] : undefined,
        ttft_ms: firstToken,
        phases_ms: Object.keys(phases).length > 0 ? { ...phases } : undefined,
        trace_id: first.span.traceId,
    });
}
/** Each once, in the order of its first call. */
function listAgents(nodes) {
    return [...new Set(nodes.flatMap((node) => (node.kind === 'other' ? [] : (nameAgent(node) ?? []))))];
}
/** What OpenInference and the Vercel AI SDK call the event of the first token. */
const FIRST_TOKEN_EVENTS = new Set(['First Token Stream Event', 'ai.stream.firstChunk']);
/**
 * Milliseconds from the start of the trace to the first token of the answer, which is that of the model that answered last; undefined
 * where its span does not say when that came.
 */
function findFirstToken(nodes, calls) {
    const start = nodes[0]?.span.startNs ?? 0n;
    const last = sortByEnd(calls).findLast(({ error }) => error === undefined);
    const at = last === undefined ? undefined : firstTokenOf(last.node);
    return start === 0n || at === undefined || at < start ? undefined : (0,traces_span/* toMilliseconds */.Wj)(at - start);
}
/** When the first token of the call came, else of the nearest call around it that says so. Without recursion: a trace may be one chain of 10,000. */
function firstTokenOf(call) {
    for (let at = call;; at = at.parent) {
        const { span } = at;
        const event = span.events.find(({ name }) => FIRST_TOKEN_EVENTS.has(name));
        if (event !== undefined)
            return event.atNs;
        const seconds = (0,attribute_names/* readAttribute */.vK)(span, 'first_chunk');
        if (typeof seconds === 'number' && seconds >= 0 && seconds < 86_400)
            return span.startNs + BigInt(Math.round(seconds * 1e9));
        if (at.parent?.kind !== 'model')
            return undefined;
    }
}
/** A model that wants a tool called says so where it stops: `tool_calls`, `tool_use`, `function_call`. */
const STOPS_FOR_TOOL = /tool|function/i;
/**
 * What was done, in order: plans, decisions (a span that says so, or a model that stopped for a tool), calls of tools, handoffs (an
 * agent that another one called), and as `other` what else models wrote and what was retrieved. `tools` and `calls` are the nodes that
 * count as such, `agents` whose each is.
 */
function listSteps(nodes, counted) {
    return nodes.flatMap((node) => {
        const type = typeOf(node, counted);
        if (type === null)
            return [];
        const text = type === 'tool' ? nameTool(node.span) : (0,attribute_names/* cutName */.CI)(node.span.name);
        const agent = counted.agents.get(node);
        return [(0,omit_undefined/* omitUndefined */.O)({ type, text, agent })];
    });
}
function typeOf(node, { tools, calls, agents }) {
    if (node.kind === 'agent')
        return isHandoff(node, agents) ? 'handoff' : null;
    if (node.kind === 'plan' || node.kind === 'decision' || node.kind === 'handoff')
        return node.kind;
    if (tools.has(node))
        return 'tool';
    if (calls.has(node))
        return STOPS_FOR_TOOL.test(JSON.stringify((0,attribute_names/* readAttribute */.vK)(node.span, 'finish_reasons') ?? '')) ? 'decision' : 'other';
    return node.kind === 'retrieve' ? 'other' : null;
}
/** A call of an agent within the call of an agent with another name. */
function isHandoff(node, agents) {
    const caller = node.parent === null ? undefined : agents.get(node.parent);
    return caller !== undefined && caller !== nameAgent(node);
}
/** A moment that several phases share is of the first of them. */
const PHASES = [
    ['embed', 'embed'],
    ['retrieve', 'retrieve'],
    ['generate', 'model'],
    ['tool', 'tool'],
];
/**
 * Milliseconds by phase. A moment counts once, whatever runs at the same time: the embedding within a retrieval is `embed` and the rest of
 * it `retrieve`; a tool's time is what no model, retrieval or embedding within it takes. Phases without a span are left out.
 */
function measurePhases(nodes) {
    const phases = {};
    let earlier = [];
    let before = 0n;
    for (const [phase, kind] of PHASES) {
        const spans = nodes
            .filter((node) => node.kind === kind && node.span.startNs > 0n && node.span.endNs >= node.span.startNs)
            .map(({ span }) => span);
        if (spans.length === 0)
            continue;
        earlier = [...earlier, ...spans];
        const whole = lengthOfUnion(earlier);
        phases[phase] = (0,traces_span/* toMilliseconds */.Wj)(whole - before);
        before = whole;
    }
    return phases;
}
function lengthOfUnion(intervals) {
    const sorted = intervals.toSorted((a, b) => (a.startNs < b.startNs ? -1 : a.startNs > b.startNs ? 1 : 0));
    let length = 0n;
    let end = 0n;
    for (const interval of sorted) {
        const start = interval.startNs > end ? interval.startNs : end;
        if (interval.endNs > start)
            length += interval.endNs - start;
        if (interval.endNs > end)
            end = interval.endNs;
    }
    return length;
}
/**
 * The calls of tools, in order. A call that is traced twice, by the framework and by the tool's own library, is one call: the outer. So is
 * MCP's span of a call beside the framework's, in the same time.
 */
function listTools(nodes) {
    const calls = nodes.filter((node) => node.kind === 'tool' && !repeatsOuter(node));
    const isProtocol = ({ span }) => (0,attribute_names/* readName */.MQ)(span, 'mcp_method') !== undefined;
    return calls.filter((node) => !isProtocol(node) || !calls.some((other) => !isProtocol(other) && isSameCall(node.span, other.span)));
}
function isSameCall(one, other) {
    return nameTool(one) === nameTool(other) && one.startNs <= other.endNs && other.startNs <= one.endNs;
}
/** The tool's name, else what the span is called without its operation. */
function nameTool(span) {
    const name = (0,attribute_names/* readName */.MQ)(span, 'tool') ?? (0,attribute_names/* readName */.MQ)(span, 'entity') ?? (0,attribute_names/* cutName */.CI)(span.name.replace(/^execute_tool\s+/, ''));
    return name ?? 'unnamed';
}
/** A tool's span as the protocol's call of a tool; `ok` is false where the span ended in an error. */
function readTool({ span }, agent) {
    const given = (0,attribute_names/* readAttribute */.vK)(span, 'arguments') ?? (0,attribute_names/* readAttribute */.vK)(span, 'input');
    const error = describeError(span);
    return (0,omit_undefined/* omitUndefined */.O)({
        name: nameTool(span),
        arguments: given === undefined ? undefined : parseArguments(given),
        ok: error === undefined,
        error,
        duration_ms: (0,traces_span/* measureSpan */.Fd)(span),
        agent,
    });
}
function repeatsOuter({ span, parent }) {
    const name = nameTool(span);
    for (let outer = parent; outer !== null; outer = outer.parent) {
        if (outer.kind === 'other')
            continue;
        return outer.kind === 'tool' && nameTool(outer.span) === name;
    }
    return false;
}
/** Most instrumentations write arguments as a JSON text. */
function parseArguments(given) {
    return typeof given === 'string' && /^\s*[[{]/.test(given) ? ((0,json/* tryJson */.MR)(given) ?? given) : given;
}
/**
 * The name of the agent that a span is a call of, or that it says it belongs to; undefined without one. A call of an agent that
 * names none has it in its own name, behind the operation.
 * @example nameAgent of `invoke_agent research` // 'research'
 */
function nameAgent(node) {
    const { span, kind } = node;
    const stated = (0,attribute_names/* readName */.MQ)(span, 'agent');
    if (stated !== undefined || kind !== 'agent')
        return stated;
    const named = (0,attribute_names/* readName */.MQ)(span, 'node') ?? (0,attribute_names/* readName */.MQ)(span, 'entity');
    return named ?? (isWorkflow(node) ? undefined : (0,attribute_names/* cutName */.CI)(span.name.replace(/^invoke_agent\s+/, '')));
}
/** OpenAI Agents' whole run ("Agent workflow") is called an agent by OpenInference, and is none: its own agents have names in the graph. */
function isWorkflow({ parent, children }) {
    return (parent?.kind !== 'agent' &&
        children.some((child) => child.kind === 'agent' && (0,attribute_names/* readName */.MQ)(child.span, 'node') !== undefined));
}
/** By span, the agent on whose behalf it ran: its own word, else the nearest agent around it. Parents come before their children. */
function findAgents(nodes) {
    const agents = new Map();
    for (const node of nodes) {
        const name = nameAgent(node) ?? (node.parent === null ? undefined : agents.get(node.parent));
        if (name !== undefined)
            agents.set(node, name);
    }
    return agents;
}

var limit_target = __webpack_require__(74353);
;// CONCATENATED MODULE: ./build/measure/run/arm/listen-to-traces.js




/** After so many traces in a row that did not come, the next are hardly waited for. */
const PATIENT_TRIALS = 3;
/** In milliseconds. Programs are configured to send their spans every 50 ms; one that configures itself may take the SDK's 5 s. */
const WAITS = { patient: 10_000, impatient: 1000, quiet: 200 };
/** Names of attributes in a warning, and their characters together. */
const MAX_NAMES = 12;
const MAX_LIST = 500;
/**
 * A session whose requests carry a trace parent, and whose replies have what their spans show. What a reply states itself wins, field by
 * field. The wait for spans is after the reply: it is no part of the latency. Disposing it ends the receiver too.
 */
function listenToTraces(session, input) {
    const { receiver, log, waits = WAITS } = input;
    const counts = { whole: 0, partial: 0, none: 0 };
    let unread = 0;
    const unreadNames = new Set();
    let missedInARow = 0;
    const patience = () => {
        const hasSeenAny = counts.whole + counts.partial > 0;
        const impatientMs = hasSeenAny ? waits.impatient : 0;
        return { waitMs: missedInARow < PATIENT_TRIALS ? waits.patient : impatientMs, quietMs: waits.quiet };
    };
    const traced = (0,limit_target/* decorateTarget */.JZ)(session, async (request, limits) => {
        const expected = receiver.expect();
        try {
            const observation = await session.ask({ ...request, traceparent: expected.traceparent }, limits);
            if (observation.status === 'failed')
                return observation;
            const { state, spans } = await expected.take(patience(), limits.signal);
            counts[state] += 1;
            missedInARow = state === 'whole' ? 0 : missedInARow + 1;
            // Of a trace that has only begun to arrive, lists and sums would say less than was done.
            const traced = state === 'whole' ? mapTrace(spans, expected.callerId) : {};
            if (state === 'whole' && Object.keys(traced).length === 0) {
                unread += 1;
                for (const { otherNames = [], attributes } of spans)
                    for (const name of [...otherNames, ...attributes.keys()])
                        if (unreadNames.size < MAX_NAMES)
                            unreadNames.add(name);
            }
            return { ...observation, reply: { ...traced, ...observation.reply } };
        }
        finally {
            expected.forget();
        }
    });
    return Object.assign(traced, {
        [Symbol.asyncDispose]: async () => {
            await session[Symbol.asyncDispose]();
            await receiver[Symbol.asyncDispose]();
            for (const warning of describeLosses(counts, receiver.dropped()))
                log.warning(warning);
            if (unread > 0)
                log.warning(describeUnread(unread, counts.whole, [...unreadNames]));
        },
    });
}
function describeUnread(unread, whole, names) {
    const which = unread === whole ? `${(0,format_number/* countOf */.pq)(whole, 'trace')} came; none` : `${unread} of ${(0,format_number/* countOf */.pq)(whole, 'trace')}`;
    const list = names.length === 0 ? 'they have none' : (0,log/* quoteLine */.tQ)(names.join(', '), []).slice(0, MAX_LIST);
    return `${which} has a span of a kind that Goldenpair knows (attributes: ${list}): docs/traces.md.`;
}
function describeLosses({ whole, partial, none }, { unknown, excess, refused }) {
    const all = whole + partial + none;
    return [
        none > 0 &&
            `No spans arrived for ${(0,format_number/* partOf */.BU)(none, all, 'reply', 'replies')}, although \`traces\` is on${unknown > 0 ? `; ${(0,format_number/* countOf */.pq)(unknown, 'span')} arrived too late or with other trace ids` : ''}. The spans of a reply must be children of the request’s \`traceparent\`: docs/traces.md.`,
        partial > 0 &&
            `${partial} of ${(0,format_number/* countOf */.pq)(all, 'trace')} arrived without a first span, the one whose parent is the request’s \`traceparent\`, and ${partial === 1 ? 'was' : 'were'} not used. Does that span end before the program does?`,
        refused.count > 0 &&
            `The trace receiver rejected ${(0,format_number/* countOf */.pq)(refused.count, 'export')}, in whole or in part. The first: ${refused.first ?? ''}`,
        excess > 0 &&
            `${(0,format_number/* countOf */.pq)(excess, 'span was', 'spans were')} dropped: a trace may have 10,000 spans and 32 MB of attributes.`,
    ].filter((one) => one !== false);
}


/***/ }),

/***/ 90995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ buildTree),
/* harmony export */   X: () => (/* binding */ classifySpan)
/* harmony export */ });
/* harmony import */ var _attribute_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91243);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97396);


/**
 * The nodes of a trace, every parent before its children and siblings by their start, so that clocks that disagree move no span out
 * of its parent. A span that comes twice counts once. One whose parent is missing stands below the caller's only span, where there is
 * exactly one, else on its own; a circle begins with its earliest. Spans beyond 10,000 are left out.
 */
function buildTree(spans, callerId) {
    const nodes = new Map();
    for (const span of spans) {
        if (nodes.size >= _span_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SPANS */ .xZ)
            break;
        if (!nodes.has(span.spanId))
            nodes.set(span.spanId, { span, kind: classifySpan(span), parent: null, children: [] });
    }
    const sorted = [...nodes.values()].sort(byStart);
    const tops = sorted.filter(({ span }) => span.parentId === null || span.parentId === callerId);
    const only = tops.length === 1 ? tops[0] : undefined;
    for (const node of sorted) {
        const parent = nodes.get(node.span.parentId ?? '') ?? only;
        if (parent === undefined || parent === node)
            continue;
        node.parent = parent;
        parent.children.push(node);
    }
    const ordered = new Set();
    for (const node of sorted)
        if (node.parent === null)
            addBranch(node, ordered);
    for (const node of sorted) {
        if (ordered.has(node))
            continue;
        if (node.parent !== null)
            node.parent.children = node.parent.children.filter((child) => child !== node);
        node.parent = null;
        addBranch(node, ordered);
    }
    return [...ordered];
}
/** Without recursion: a trace may be one chain of 10,000. */
function addBranch(root, ordered) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        ordered.add(node);
        waiting.push(...node.children.toReversed());
    }
}
function byStart(a, b) {
    return a.span.startNs < b.span.startNs ? -1 : a.span.startNs > b.span.startNs ? 1 : 0;
}
/** Values of `gen_ai.operation.name`. Making an agent (`create_agent`) is not calling it. */
const OPERATIONS = new Map([
    ['chat', 'model'],
    ['text_completion', 'model'],
    ['generate_content', 'model'],
    ['embeddings', 'embed'],
    ['retrieval', 'retrieve'],
    ['execute_tool', 'tool'],
    ['invoke_agent', 'agent'],
    ['invoke_workflow', 'workflow'],
    ['plan', 'plan'],
]);
/** Kinds of OpenInference, OpenLLMetry, Langfuse, MLflow, LangSmith and Genkit, in lower case. */
const KINDS = new Map([
    ['llm', 'model'],
    ['chat', 'model'],
    ['completion', 'model'],
    ['generation', 'model'],
    ['chat_model', 'model'],
    ['model', 'model'],
    ['embedding', 'embed'],
    ['embedder', 'embed'],
    ['retriever', 'retrieve'],
    ['tool', 'tool'],
    ['agent', 'agent'],
    ['decision', 'decision'],
    ['chain', 'workflow'],
    ['workflow', 'workflow'],
    ['task', 'workflow'],
    ['flow', 'workflow'],
]);
/** What a span is, by its operation, else by its kind, else by what it says: a tool's name, the run of an agent, or tokens with a model. */
function classifySpan(span) {
    const kind = stateKind(span) ?? guessKind(span);
    if (kind !== 'tool')
        return kind;
    const tool = (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'tool');
    const method = (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'mcp_method');
    // MCP's spans beside a call: `tools/list`, `initialize`.
    if (method !== undefined && method !== 'tools/call')
        return 'other';
    // ADK's "(merged tools)" holds the results of several calls, each of which has a span of its own.
    if (tool !== undefined)
        return TOOL_NAME.test(tool) ? 'tool' : 'other';
    // OpenAI Agents' handoff, which OpenInference calls a tool, is called by no name and given nothing.
    return HANDOFF.test(span.name) && (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readAttribute */ .vK)(span, 'input') === undefined ? 'handoff' : 'tool';
}
const TOOL_NAME = /^[\p{L}\p{N}_]/u;
const HANDOFF = /^handoff to /i;
function stateKind(span) {
    const operation = (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'operation');
    const stated = OPERATIONS.get(operation?.toLowerCase() ?? '');
    if (stated !== undefined)
        return stated;
    // MLflow writes every value as JSON.
    const kinds = _attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTE_NAMES */ .ER.kind.map((name) => (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .cutName */ .CI)(span.attributes.get(name))?.replace(/^"(.*)"$/, '$1'));
    return kinds.map((kind) => KINDS.get(kind?.toLowerCase() ?? '')).find((kind) => kind !== undefined);
}
function guessKind(span) {
    const hasOperation = (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'operation') !== undefined;
    if (!hasOperation && (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'tool') !== undefined)
        return 'tool';
    if (!hasOperation && (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'agent_run') !== undefined)
        return 'agent';
    const hasModel = ((0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'response_model') ?? (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(span, 'request_model')) !== undefined;
    return hasModel && (0,_attribute_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readSpanUsage */ .gX)(span).output_tokens !== undefined ? 'model' : 'other';
}


/***/ })

};
