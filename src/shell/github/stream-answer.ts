import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AnswerCut } from './request-error.js'

/** The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks; null: it is none. */
export function streamAnswer(body: unknown): Readable | null {
  return isStream(body) ? Readable.from(readChunks(body), { objectMode: false }) : null
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw error instanceof Error ? new AnswerCut(error) : error
  }
}

function isStream(body: unknown): body is ReadableStream<Uint8Array> {
  return typeof body === 'object' && body !== null && 'getReader' in body
}
