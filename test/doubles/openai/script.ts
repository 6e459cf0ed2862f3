/** A tool that the scripted model calls. */
export interface ScriptedCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>> | string
}

/** A reply of the scripted model. It goes out as a stream where the request asks for one. */
export interface ScriptedReply {
  readonly text?: string | null
  readonly refusal?: string
  readonly calls?: readonly ScriptedCall[]
  /** `tool_calls` where there are calls, otherwise `stop`, unless said. */
  readonly finish_reason?: 'stop' | 'length' | 'content_filter' | 'tool_calls'
  /** Null leaves it out. */
  readonly usage?: { readonly input: number; readonly output: number; readonly cached?: number } | null
  /** As in the request, with a date, unless said. */
  readonly model?: string
  /** In place of those that the double makes of the words of each text. */
  readonly vectors?: readonly (readonly number[])[]
  /** Headers are sent at once, the text only when this is settled. */
  readonly after?: Promise<unknown>
  /** The second half does not come: the connection is reset, or the response just ends. */
  readonly cut?: 'reset' | 'end'
}

/** How OpenAI refuses: its error object under a status. */
export interface ScriptedRefusal {
  readonly status: number
  readonly message?: string
  readonly type?: string
  readonly code?: string | null
  readonly param?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** Bytes that no contract describes: truncated JSON, a proxy's page. */
export interface ScriptedBytes {
  readonly raw: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** `reset`: the connection breaks before anything is answered. `silence`: nothing is ever answered. */
export type Scripted = ScriptedReply | ScriptedRefusal | ScriptedBytes | 'reset' | 'silence'

/** A request as it arrived. */
export interface RecordedRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: ChatRequest
}

/** The members that scripts and tests look at; the rest is there as sent. */
export interface ChatRequest extends Readonly<Record<string, unknown>> {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content?: string | null }[]
  readonly stream?: boolean
  readonly stream_options?: { readonly include_usage?: boolean }
}
