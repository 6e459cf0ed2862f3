/** A tool that the scripted model calls. */
export interface ScriptedCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>> | string
}

/** A reply of the scripted model. It is sent as a stream if the request asks for one. */
export interface ScriptedReply {
  readonly text?: string | null
  readonly refusal?: string
  readonly calls?: readonly ScriptedCall[]
  /** By default `tool_calls` if there are calls, otherwise `stop`. */
  readonly finish_reason?: 'stop' | 'length' | 'content_filter' | 'tool_calls'
  /** `null` omits the usage. */
  readonly usage?: { readonly input: number; readonly output: number; readonly cached?: number } | null
  /** By default the model of the request with a date. */
  readonly model?: string
  /** Embedding vectors to send instead of those that the double makes from the words of each text. */
  readonly vectors?: readonly (readonly number[])[]
  /** The headers are sent at once, the text only after this promise is settled. */
  readonly after?: Promise<unknown>
  /** The second half is not sent: the connection is reset, or the response ends. */
  readonly cut?: 'reset' | 'end'
}

/** An error of OpenAI: a status with its error object. */
export interface ScriptedRefusal {
  readonly status: number
  readonly message?: string
  readonly type?: string
  readonly code?: string | null
  readonly param?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** A response outside the contract, such as truncated JSON or the page of a proxy. */
export interface ScriptedBytes {
  readonly raw: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** `reset`: the connection breaks before any answer. `silence`: there is never an answer. */
export type Scripted = ScriptedReply | ScriptedRefusal | ScriptedBytes | 'reset' | 'silence'

/** A request as it arrived. */
export interface RecordedRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: ChatRequest
}

/** The members that scripts and tests use. All others are present as sent. */
export interface ChatRequest extends Readonly<Record<string, unknown>> {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content?: string | null }[]
  readonly stream?: boolean
  readonly stream_options?: { readonly include_usage?: boolean }
}
