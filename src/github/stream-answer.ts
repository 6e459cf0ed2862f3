import { Readable } from 'node:stream'
import type { ReadableStream, ReadableStreamDefaultReader, ReadableStreamReadResult } from 'node:stream/web'
import { AnswerCut } from './client.js'

/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000

/** A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind. */
export const AS_STREAM = { parseSuccessResponseBody: false }

type Piece = ReadableStreamReadResult<Uint8Array>

/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
export function streamAnswer(body: unknown, silenceMs = SILENCE_MS): Readable | null {
  return isStream(body) ? Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null
}

async function* readChunks(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
      yield piece.value
  } finally {
    // Ends a connection that is still open; one that broke refuses.
    void reader.cancel().catch(() => undefined)
  }
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>, limitMs: number): Promise<Piece> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(error instanceof Error ? new AnswerCut(error) : new Error(String(error)))
    const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs)
    reader
      .read()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

/** Passes chunks on through a pipeline; `see` gets the length of each, and ends it by what it throws. */
export function watchBytes(see: (length: number) => void) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      see(chunk.length)
      yield chunk
    }
  }
}

/** Passes chunks on through a pipeline, and ends it where they are more than `maxBytes`. */
export function limitBytes(maxBytes: number, refuse: () => Error) {
  let bytes = 0
  return watchBytes((length) => {
    bytes += length
    if (bytes > maxBytes) throw refuse()
  })
}

function isStream(body: unknown): body is ReadableStream<Uint8Array> {
  return typeof body === 'object' && body !== null && 'getReader' in body
}
