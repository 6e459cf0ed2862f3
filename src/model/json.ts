import { messageOf } from './error.js'

export type JsonRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a record's own member; `undefined` for members that every object inherits. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** More than real data need. Deeper data would exhaust the stack of some function that recurses. */
const MAX_DEPTH = 500

/** Whether lists and objects are nested more than 500 levels deep. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Returns a text without the byte order mark with which Windows shells begin a file. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** Returns the nonblank lines of a text with their numbers, from 1. */
export function listLines(text: string): readonly { readonly line: number; readonly text: string }[] {
  const lines = withoutMark(text).split(/\r?\n/)
  return lines.map((one, index) => ({ line: index + 1, text: one })).filter((one) => one.text.trim() !== '')
}

/** Reads JSON Lines: the nonblank lines, each with its value, which is `undefined` if the line is not JSON. */
export function readJsonLines(text: string, parse = tryJson) {
  return listLines(text).map((one) => ({ ...one, value: parse(one.text) }))
}

/** Parses a JSON text, which may begin with a byte order mark (as Windows shells write it); returns the fault if it is not JSON. */
export function readJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(withoutMark(text)) }
  } catch (error) {
    return { fault: messageOf(error) }
  }
}

/** Parses a JSON text; `undefined` if it is not JSON. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
