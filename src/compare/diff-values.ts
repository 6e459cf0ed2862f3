import { canonicalJson } from '../model/fingerprint.js'

/** One value that differs; `undefined` where a side does not have it. */
export interface ValueChange {
  /** From the outermost key: `['settings', 'steps', '1', 'name']`; empty when the whole differs. */
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/**
 * Where two JSON values differ, as deep as both go, by key. Lists of plain values, such as a command, are compared whole; what is only
 * on one side is one change, however much is in it.
 * @example diffValues({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }) // [{ path: ['b', 'c'], before: 2, after: 3 }]
 */
export function diffValues(before: unknown, after: unknown, path: readonly string[] = []): readonly ValueChange[] {
  if (canonicalJson(before) === canonicalJson(after) && (before === undefined) === (after === undefined)) return []
  const [old, now] = [membersOf(before), membersOf(after)]
  if (old === null || now === null || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }]
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort()
  return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]))
}

/** What is looked into: objects, and lists that hold some; null for everything else. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null)
  return isList ? null : new Map(Object.entries(value))
}
