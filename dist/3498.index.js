export const id = 3498;
export const ids = [3498];
export const modules = {

/***/ 60848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ATTRIBUTE_NAMES),
/* harmony export */   n: () => (/* binding */ KEPT_ATTRIBUTES)
/* harmony export */ });
/**
 * Where what is read of a span stands, the first that is there counting: OpenTelemetry's semantic conventions for generative AI,
 * their older names, then OpenInference's, OpenLLMetry's and the Vercel AI SDK's.
 * Source: open-telemetry/semantic-conventions-genai (gen-ai-spans, gen-ai-agent-spans), Arize-ai/openinference (semantic_conventions),
 * traceloop/openllmetry (SpanAttributes), ai-sdk.dev (telemetry).
 */
const ATTRIBUTE_NAMES = {
    operation: ['gen_ai.operation.name'],
    kind: ['openinference.span.kind', 'traceloop.span.kind', 'llm.request.type'],
    agent: ['gen_ai.agent.name', 'agent.name'],
    /** A name of whatever the kind says. */
    entity: ['traceloop.entity.name'],
    tool: ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name'],
    call_id: ['gen_ai.tool.call.id', 'ai.toolCall.id'],
    arguments: ['gen_ai.tool.call.arguments', 'ai.toolCall.args'],
    /** The arguments of a tool where the convention has no name of their own. */
    input: ['input.value', 'traceloop.entity.input'],
    request_model: ['gen_ai.request.model', 'llm.request.model_name', 'llm.model_name', 'llm.request.model'],
    response_model: ['gen_ai.response.model', 'llm.response.model_name', 'llm.response.model'],
    input_tokens: [
        'gen_ai.usage.input_tokens',
        'gen_ai.usage.prompt_tokens',
        'llm.token_count.prompt',
        'llm.usage.prompt_tokens',
    ],
    output_tokens: [
        'gen_ai.usage.output_tokens',
        'gen_ai.usage.completion_tokens',
        'llm.token_count.completion',
        'llm.usage.completion_tokens',
    ],
    cached_tokens: [
        'gen_ai.usage.cache_read.input_tokens',
        'gen_ai.usage.cache_read_input_tokens',
        'llm.token_count.prompt_details.cache_read',
    ],
    finish_reasons: ['gen_ai.response.finish_reasons', 'llm.finish_reason', 'ai.response.finishReason'],
    /** In seconds. */
    first_chunk: ['gen_ai.response.time_to_first_chunk'],
    error: ['error.type'],
    /** Of an event. */
    exception: ['exception.message', 'exception.type'],
};
/** Everything else is dropped as it comes in: prompts and answers are long, and not read here. */
const KEPT_ATTRIBUTES = new Set(Object.values(ATTRIBUTE_NAMES).flat());


/***/ }),

/***/ 95925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ MAX_SPANS)
/* harmony export */ });
/** The most spans of one trace that are read. */
const MAX_SPANS = 10_000;


/***/ }),

/***/ 63498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  receiveTraces: () => (/* binding */ receiveTraces)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/traces/attribute-names.js
var attribute_names = __webpack_require__(60848);
;// CONCATENATED MODULE: ./build/core/traces/read-value.js

/** Longer texts are cut: arguments of a tool, in characters. */
const MAX_TEXT = 8000;
const MAX_DEPTH = 12;
/** Texts, numbers, lists and objects within one value. */
const MAX_PARTS = 500;
const keyValueSchema = schemas.object({ key: schemas.string(), value: schemas.unknown().optional() });
/** In JSON an int64 is a text, and so are NaN and the infinities, which have no place in what is stored. An empty text is not 0. */
const numberSchema = schemas.union([schemas.number(), schemas.string().regex(/\S/)]).nullish();
const listSchema = schemas.object({ values: schemas.array(schemas.unknown()).nullish() });
const anyValueSchema = schemas.object({
    stringValue: schemas.string().nullish(),
    boolValue: schemas.boolean().nullish(),
    intValue: numberSchema,
    doubleValue: numberSchema,
    arrayValue: listSchema.nullish(),
    kvlistValue: listSchema.nullish(),
});
/** The entries of a list of OTLP's `KeyValue` whose keys are wanted, of each the first; what is not one is left out. */
function readAttributes(entries, wanted) {
    const attributes = new Map();
    for (const entry of entries) {
        const { data } = keyValueSchema.safeParse(entry);
        if (data === undefined || !wanted.has(data.key) || attributes.has(data.key))
            continue;
        const value = readValue(data.value, { left: MAX_PARTS }, MAX_DEPTH);
        if (value !== null)
            attributes.set(data.key, value);
    }
    return attributes;
}
/** OTLP's `AnyValue` as plain data; null for an empty one, for bytes, and for what is nested too deeply or too much of it. */
function readValue(value, parts, depth) {
    const { data } = anyValueSchema.safeParse(value);
    if (data === undefined || depth === 0 || parts.left <= 0)
        return null;
    parts.left -= 1;
    const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue } = data;
    if (typeof stringValue === 'string')
        return stringValue.slice(0, MAX_TEXT);
    if (typeof boolValue === 'boolean')
        return boolValue;
    const number = intValue ?? doubleValue ?? null;
    if (number !== null)
        return Number.isFinite(Number(number)) ? Number(number) : null;
    if (arrayValue)
        return (arrayValue.values ?? []).slice(0, parts.left).map((item) => readValue(item, parts, depth - 1));
    if (kvlistValue) {
        const entries = (kvlistValue.values ?? []).slice(0, parts.left).flatMap((entry) => {
            const pair = keyValueSchema.safeParse(entry).data;
            return pair === undefined ? [] : [[pair.key.slice(0, MAX_TEXT), readValue(pair.value, parts, depth - 1)]];
        });
        return Object.fromEntries(entries);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/traces/read-spans.js



const MAX_NAME = 200;
const MAX_MESSAGE = 1000;
/** OpenInference writes each message of a conversation into attributes of its own. */
const MAX_ATTRIBUTES = 4000;
const MAX_EVENTS = 200;
const STATUS_ERROR = 2;
/** In OTLP/JSON hex, in a decoded protobuf bytes. */
const idSchema = schemas.union([schemas.string(), schemas["instanceof"](Uint8Array)])
    .transform((id) => typeof id === 'string' ? id.toLowerCase() : [...id].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
const traceIdSchema = idSchema.refine((id) => /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id));
const spanIdSchema = idSchema.refine((id) => /^[0-9a-f]{16}$/.test(id) && !/^0+$/.test(id));
const nanosecondsSchema = schemas.union([
    schemas.string().regex(/^\d{1,20}$/),
    schemas.number()
        .nonnegative()
        .max(2 ** 64),
])
    .nullish()
    .transform((time) => BigInt(typeof time === 'number' ? Math.floor(time) : (time ?? 0)));
const entriesSchema = schemas.array(schemas.unknown()).nullish();
const textSchema = schemas.string().nullish();
const eventSchema = schemas.object({ name: textSchema, timeUnixNano: nanosecondsSchema, attributes: entriesSchema });
const spanSchema = schemas.object({
    traceId: traceIdSchema,
    spanId: spanIdSchema,
    parentSpanId: schemas.union([spanIdSchema, schemas.unknown().transform(() => null)]).optional(),
    name: textSchema,
    startTimeUnixNano: nanosecondsSchema,
    endTimeUnixNano: nanosecondsSchema,
    attributes: entriesSchema,
    events: entriesSchema,
    status: schemas.object({ code: schemas.unknown().optional(), message: textSchema }).nullish(),
});
const requestSchema = schemas.object({
    resourceSpans: schemas.array(schemas.object({ scopeSpans: schemas.array(schemas.object({ spans: entriesSchema })).nullish() })).nullish(),
});
/**
 * The spans of an OTLP `ExportTraceServiceRequest` as plain data with the field names of OTLP/JSON; null when it is none. Of a span's
 * attributes only those that are read are kept, and texts are cut.
 */
function readSpans(request) {
    const { data } = requestSchema.safeParse(request);
    if (data === undefined)
        return null;
    const all = (data.resourceSpans ?? []).flatMap(({ scopeSpans }) => (scopeSpans ?? []).flatMap(({ spans }) => spans ?? []));
    const spans = all.flatMap((span) => readSpan(span) ?? []);
    return { spans, rejected: all.length - spans.length };
}
function readSpan(value) {
    const { data } = spanSchema.safeParse(value);
    if (data === undefined)
        return null;
    const { traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, events, status } = data;
    return {
        traceId,
        spanId,
        parentId: parentSpanId ?? null,
        name: (name ?? '').slice(0, MAX_NAME),
        startNs: startTimeUnixNano,
        endNs: endTimeUnixNano,
        attributes: readAttributes((attributes ?? []).slice(0, MAX_ATTRIBUTES), attribute_names/* KEPT_ATTRIBUTES */.n),
        events: (events ?? []).slice(0, MAX_EVENTS).flatMap((event) => {
            const parsed = eventSchema.safeParse(event).data;
            if (parsed === undefined)
                return [];
            const kept = readAttributes((parsed.attributes ?? []).slice(0, MAX_ATTRIBUTES), attribute_names/* KEPT_ATTRIBUTES */.n);
            return [{ name: (parsed.name ?? '').slice(0, MAX_NAME), atNs: parsed.timeUnixNano, attributes: kept }];
        }),
        isError: status?.code === STATUS_ERROR,
        message: (status?.message ?? '').slice(0, MAX_MESSAGE),
    };
}

;// CONCATENATED MODULE: ./build/shell/traces/otlp-descriptor.js
/**
 * The part of OTLP's protobuf that is read and written, by the field numbers of open-telemetry/opentelemetry-proto v1 (common.proto,
 * trace.proto, trace_service.proto) and google/rpc/status.proto. Fields that are not here are skipped, as protobuf has it.
 */
const OTLP_DESCRIPTOR = {
    nested: {
        AnyValue: {
            oneofs: {
                value: {
                    oneof: ['stringValue', 'boolValue', 'intValue', 'doubleValue', 'arrayValue', 'kvlistValue', 'bytesValue'],
                },
            },
            fields: {
                stringValue: { type: 'string', id: 1 },
                boolValue: { type: 'bool', id: 2 },
                intValue: { type: 'int64', id: 3 },
                doubleValue: { type: 'double', id: 4 },
                arrayValue: { type: 'ArrayValue', id: 5 },
                kvlistValue: { type: 'KeyValueList', id: 6 },
                bytesValue: { type: 'bytes', id: 7 },
            },
        },
        ArrayValue: { fields: { values: { rule: 'repeated', type: 'AnyValue', id: 1 } } },
        KeyValueList: { fields: { values: { rule: 'repeated', type: 'KeyValue', id: 1 } } },
        KeyValue: { fields: { key: { type: 'string', id: 1 }, value: { type: 'AnyValue', id: 2 } } },
        Event: {
            fields: {
                timeUnixNano: { type: 'fixed64', id: 1 },
                name: { type: 'string', id: 2 },
                attributes: { rule: 'repeated', type: 'KeyValue', id: 3 },
            },
        },
        SpanStatus: { fields: { message: { type: 'string', id: 2 }, code: { type: 'int32', id: 3 } } },
        Span: {
            fields: {
                traceId: { type: 'bytes', id: 1 },
                spanId: { type: 'bytes', id: 2 },
                parentSpanId: { type: 'bytes', id: 4 },
                name: { type: 'string', id: 5 },
                startTimeUnixNano: { type: 'fixed64', id: 7 },
                endTimeUnixNano: { type: 'fixed64', id: 8 },
                attributes: { rule: 'repeated', type: 'KeyValue', id: 9 },
                events: { rule: 'repeated', type: 'Event', id: 11 },
                status: { type: 'SpanStatus', id: 15 },
            },
        },
        ScopeSpans: { fields: { spans: { rule: 'repeated', type: 'Span', id: 2 } } },
        ResourceSpans: { fields: { scopeSpans: { rule: 'repeated', type: 'ScopeSpans', id: 2 } } },
        ExportTraceServiceRequest: { fields: { resourceSpans: { rule: 'repeated', type: 'ResourceSpans', id: 1 } } },
        ExportTracePartialSuccess: {
            fields: { rejectedSpans: { type: 'int64', id: 1 }, errorMessage: { type: 'string', id: 2 } },
        },
        ExportTraceServiceResponse: { fields: { partialSuccess: { type: 'ExportTracePartialSuccess', id: 1 } } },
        /** `google.rpc.Status`: the body of every answer that refuses. */
        Status: { fields: { code: { type: 'int32', id: 1 }, message: { type: 'string', id: 2 } } },
    },
};

;// CONCATENATED MODULE: ./build/shell/traces/otlp-codec.js

const jsonCodec = {
    contentType: 'application/json',
    decode: (body) => {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        return value;
    },
    encode: ({ fields }) => JSON.stringify(fields),
};
/** Loaded when the first protobuf arrives. */
let protobufCodec = null;
async function loadProtobufCodec() {
    const { default: protobuf } = await __webpack_require__.e(/* import() */ 365).then(__webpack_require__.t.bind(__webpack_require__, 80365, 19));
    const root = protobuf.Root.fromJSON(OTLP_DESCRIPTOR);
    const request = root.lookupType('ExportTraceServiceRequest');
    return {
        contentType: 'application/x-protobuf',
        decode: (body) => request.toObject(request.decode(body), { longs: String }),
        encode: ({ type, fields }) => {
            const message = root.lookupType(type);
            return message.encode(message.fromObject(fields)).finish();
        },
    };
}
/** The encoding that a request's Content-Type names; null for any other. */
async function chooseCodec(contentType) {
    const type = contentType?.split(';')[0]?.trim().toLowerCase();
    if (type === 'application/json')
        return jsonCodec;
    if (type !== 'application/x-protobuf')
        return null;
    protobufCodec ??= loadProtobufCodec();
    return protobufCodec;
}

// EXTERNAL MODULE: ./build/core/traces/span.js
var traces_span = __webpack_require__(95925);
;// CONCATENATED MODULE: ./build/shell/traces/pending-trace.js

/** Characters of the attributes of one trace, all together. */
const MAX_CHARACTERS = 32_000_000;
/** The spans of one trial as they come in. */
class PendingTrace {
    #callerId;
    #spans = new Map();
    /** Parents that were named and have not come. */
    #missing = new Set();
    #hasTop = false;
    #characters = 0;
    #onSpan = () => undefined;
    constructor(callerId) {
        this.#callerId = callerId;
    }
    /** False when there is no room for it. A span that came before is the same export, made once more. */
    add(span) {
        if (this.#spans.has(span.spanId))
            return true;
        const characters = JSON.stringify([...span.attributes, span.events.map(({ attributes }) => [...attributes])]).length;
        if (this.#spans.size >= traces_span/* MAX_SPANS */.x || this.#characters + characters > MAX_CHARACTERS)
            return false;
        const { spanId, parentId } = span;
        this.#spans.set(spanId, span);
        this.#characters += characters;
        this.#missing.delete(spanId);
        if (parentId === this.#callerId)
            this.#hasTop = true;
        else if (parentId !== null && !this.#spans.has(parentId))
            this.#missing.add(parentId);
        this.#onSpan();
        return true;
    }
    /** Waits until the trace is whole and quiet, or no longer. Rejects with the signal's reason when it is aborted. */
    async settle({ waitMs, quietMs }, signal) {
        signal.throwIfAborted();
        await new Promise((resolve, reject) => {
            let quiet;
            const limit = setTimeout(() => end(resolve), waitMs);
            const abort = () => end(() => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')));
            const end = (settle) => {
                clearTimeout(limit);
                clearTimeout(quiet);
                signal.removeEventListener('abort', abort);
                this.#onSpan = () => undefined;
                settle();
            };
            this.#onSpan = () => {
                clearTimeout(quiet);
                if (this.#hasTop && this.#missing.size === 0)
                    quiet = setTimeout(() => end(resolve), quietMs);
            };
            signal.addEventListener('abort', abort, { once: true });
            this.#onSpan();
        });
    }
    /** A trace with a top-level span whose inner parents are missing is used: what is missing may go elsewhere. */
    read() {
        const spans = [...this.#spans.values()];
        return { state: spans.length === 0 ? 'none' : this.#hasTop ? 'whole' : 'partial', spans };
    }
}

;// CONCATENATED MODULE: ./build/shell/traces/receive-traces.js







/** The limit that the specification of OTLP recommends, before and after decompression. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
const decompress = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** An answer other than 200; the exporter tries none of these again. */
class Refusal extends Error {
    status;
    constructor(status, message, options) {
        super(message, options);
        this.status = status;
    }
}
/**
 * Starts to listen for spans (`/v1/traces`, JSON or protobuf, gzip); metrics and logs are accepted and dropped. Only what is expected
 * is kept, until it is taken, so memory is bounded by the trials under way. Trace ids are random: one target cannot guess another's.
 */
async function receiveTraces() {
    const pending = new Map();
    const dropped = { unknown: 0, excess: 0 };
    let refused = { count: 0, first: null };
    const refuse = (reason) => {
        refused = { count: refused.count + 1, first: refused.first ?? reason };
    };
    const keep = (span) => {
        const trace = pending.get(span.traceId);
        const isKept = trace?.add(span) ?? false;
        if (trace === undefined)
            dropped.unknown += 1;
        else if (!isKept)
            dropped.excess += 1;
        return trace === undefined || isKept;
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        void answer(request, response, { keep, refuse });
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('the receiver of traces has no port');
    return {
        url: `http://127.0.0.1:${address.port}`,
        expect: () => {
            const [traceId, callerId] = [(0,external_node_crypto_.randomBytes)(16).toString('hex'), (0,external_node_crypto_.randomBytes)(8).toString('hex')];
            const trace = new PendingTrace(callerId);
            pending.set(traceId, trace);
            const forget = () => void pending.delete(traceId);
            return {
                traceparent: `00-${traceId}-${callerId}-01`,
                callerId,
                take: async (patience, signal) => {
                    try {
                        await trace.settle(patience, signal);
                        return trace.read();
                    }
                    finally {
                        forget();
                    }
                },
                forget,
            };
        },
        dropped: () => ({ ...dropped, refused }),
        [Symbol.asyncDispose]: async () => {
            const closed = new Promise((resolve) => server.close(() => resolve()));
            server.closeAllConnections();
            await closed;
        },
    };
}
async function answer(request, response, sinks) {
    const codec = await chooseCodec(request.headers['content-type']);
    const send = (status, { contentType, encode }, message) => {
        response.writeHead(status, { 'content-type': contentType }).end(encode(message));
    };
    try {
        const signal = signalOf(request);
        const body = await readBody(request);
        if (codec === null)
            throw new Refusal(415, 'The content type is neither application/x-protobuf nor application/json.');
        send(200, codec, {
            type: 'ExportTraceServiceResponse',
            fields: signal === 'traces' ? accept(codec, body, sinks) : {},
        });
    }
    catch (error) {
        // The exporter has gone, or gone silent.
        if (!(error instanceof Refusal))
            return void response.destroy();
        sinks.refuse(error.message);
        response.setHeader('connection', 'close');
        send(error.status, codec ?? jsonCodec, { type: 'Status', fields: { message: error.message } });
    }
}
function signalOf({ method, url }) {
    const signal = /^\/v1\/(traces|metrics|logs)\/?(?:\?.*)?$/.exec(url ?? '')?.[1];
    if (signal === undefined)
        throw new Refusal(404, 'Only /v1/traces, /v1/metrics and /v1/logs are here.');
    if (method !== 'POST')
        throw new Refusal(405, 'Spans are sent by POST.');
    return signal;
}
async function readBody(request) {
    const tooLarge = new Refusal(413, 'The body is larger than 20 MiB.');
    const chunks = [];
    let length = 0;
    for await (const chunk of request) {
        if (!Buffer.isBuffer(chunk))
            continue;
        length += chunk.length;
        // It is read to its end, or the exporter would see a lost connection, which it tries again.
        if (length <= MAX_BODY_BYTES)
            chunks.push(chunk);
        else
            chunks.length = 0;
    }
    if (length > MAX_BODY_BYTES)
        throw tooLarge;
    const body = Buffer.concat(chunks);
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity' || encoding === 'none')
        return body;
    if (encoding !== 'gzip')
        throw new Refusal(415, 'The content encoding is not gzip.');
    return decompress(body, { maxOutputLength: MAX_BODY_BYTES }).catch((error) => {
        const isLong = error instanceof RangeError;
        throw isLong ? tooLarge : new Refusal(400, 'The body is not gzip.');
    });
}
/** Keeps the spans of an export; the fields of the answer to it. */
function accept(codec, body, { keep, refuse }) {
    const read = decodeSpans(codec, body);
    if (read === null)
        throw new Refusal(400, 'The body is no ExportTraceServiceRequest.');
    const excess = read.spans.filter((span) => !keep(span)).length;
    if (read.rejected > 0)
        refuse('It has spans without valid ids.');
    const rejected = read.rejected + excess;
    if (rejected === 0)
        return {};
    const reasons = [
        ...(read.rejected > 0 ? [`${read.rejected} without valid ids`] : []),
        ...(excess > 0 ? [`${excess} more than one trace may have`] : []),
    ];
    return { partialSuccess: { rejectedSpans: String(rejected), errorMessage: `Rejected spans: ${reasons.join(', ')}.` } };
}
function decodeSpans(codec, body) {
    try {
        return readSpans(codec.decode(body));
    }
    catch (cause) {
        throw new Refusal(400, `The body is not ${codec.contentType}.`, { cause });
    }
}


/***/ })

};
