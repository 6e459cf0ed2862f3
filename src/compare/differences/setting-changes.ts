import { cutText } from '../../format/cut-text.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { redactSecrets, isSecretPath } from '../../model/redact-secrets.js'
import type { RunTable, TableArm, TableCell } from '../../model/run/run-table.js'
import type { Run } from '../../model/run/run.js'

const NOT_SET = 'not set'
const VALUE_LENGTH = 60
/** How much of two long values' common start is shown before the point where they differ. */
const COMMON_LENGTH = 12

/**
 * Lists how two sets of settings differ, keys in order. Long values are shown from the point where they differ. Values that look like
 * secrets, by key or content, are replaced by a note that they are hidden.
 * @example listSettingChanges({ settings: { chunk_lines: 80 } }, {}) // [{ name: 'settings.chunk_lines', before: '80', after: 'not set' }]
 */
export const listSettingChanges = (before: unknown, after: unknown) => diffValues(before, after).map(writeChange)

/**
 * Describes how two sets of settings differ, one clause for each change.
 * @example describeSettingChanges({ settings: { chunk_lines: 80 } }, { settings: { chunk_lines: 25 } }) // ['settings.chunk_lines: 80 → 25']
 */
export function describeSettingChanges(before: unknown, after: unknown): readonly string[] {
  return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`)
}

function writeChange({ path, before, after }: ValueChange) {
  const name = path.join('.')
  const isAlike = plain(before) === plain(after)
  const write = (value: unknown): string =>
    value === undefined ? NOT_SET : redactSecrets((isAlike ? canonicalJson : plain)(value).replace(/\s+/g, ' '))
  const [old, now] = [write(before), write(after)]
  if (isSecretPath(path) || old === now)
    return {
      name,
      before: before === undefined ? NOT_SET : '(hidden)',
      after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
    }
  return { name, before: cutFrom(old, now), after: cutFrom(now, old) }
}

/** Writes text without quotes and everything else as JSON. */
function plain(value: unknown): string {
  if (value === undefined) return NOT_SET
  return typeof value === 'string' && value.trim() !== '' ? value : canonicalJson(value)
}

function cutFrom(text: string, other: string): string {
  if (text.length <= VALUE_LENGTH) return text
  let common = 0
  while (common < other.length && text[common] === other[common]) common++
  const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0
  return `${start > 0 ? '…' : ''}${cutText(text.slice(start), VALUE_LENGTH)}`
}

/** A value that differs; `undefined` on a side that lacks it. */
export interface ValueChange {
  /** Keys from the outermost: `['settings', 'steps', '1', 'name']`; empty if the whole value differs. */
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/**
 * Finds where two JSON values differ, as deep as both go, in order of keys. Lists of plain values, such as a command, are compared whole. A
 * value that only one side has is one change, however large.
 * @example diffValues({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }) // [{ path: ['b', 'c'], before: 2, after: 3 }]
 */
export function diffValues(before: unknown, after: unknown, path: readonly string[] = []): readonly ValueChange[] {
  if (canonicalJson(before) === canonicalJson(after) && (before === undefined) === (after === undefined)) return []
  const [old, now] = [membersOf(before), membersOf(after)]
  if (old === null || now === null || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }]
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort()
  return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]))
}

/** Returns the members to compare, for objects and for lists that contain objects; `null` for anything else. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null)
  return isList ? null : new Map(Object.entries(value))
}

const MAX_ROWS = 20
const NAME_LENGTH = 80

/**
 * Builds the table of settings in which an arm differs from the first, one row each: the target's own, the controlled ones and those of the
 * run. Secrets are hidden. Empty if nothing differs.
 * Source: poc-ai-workflow-frameworks, METRICS.md, controlled variables; LLMC, evaluation framework, experiment settings.
 */
export function buildSettingsTable(arms: readonly Pick<TableArm, 'name' | 'run'>[]): readonly RunTable[] {
  const [first, ...others] = arms
  if (first === undefined) return []
  const changes = others.map(({ run }) => {
    const found = listSettingChanges(settingsOf(first.run), settingsOf(run))
    return new Map(found.map((change) => [change.name, change]))
  })
  const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort()
  if (names.length === 0) return []
  const declared = arms.flatMap(({ run }) => run.settings.declared ?? [])
  const table: RunTable = {
    id: 'settings-diff',
    title: 'Settings that differ between the arms',
    place: 'page',
    columns: [
      { title: 'setting', format: 'text' },
      ...arms.map(({ name }) => ({ title: name, format: 'text' as const })),
      { title: 'declared', format: 'text' },
    ],
    rows: names.slice(0, MAX_ROWS).map((name): readonly TableCell[] => {
      const own = changes.map((found) => found.get(name))
      return [
        name.slice(0, NAME_LENGTH),
        own.find((change) => change !== undefined)?.before ?? null,
        ...own.map((change) => change?.after ?? '='),
        markOf(name, declared),
      ]
    }),
    notes: [
      'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.',
      ...(names.length > MAX_ROWS ? [`… and ${names.length - MAX_ROWS} more.`] : []),
    ],
  }
  return [table]
}

/** Whether a setting is declared, itself or by a parent: `settings.top_k` also declares settings below it. */
export function isDeclared(name: string, declared: readonly string[]): boolean {
  return declared.some((one) => name === one || name.startsWith(`${one}.`))
}

function markOf(name: string, declared: readonly string[]): TableCell {
  const paths = declared.map((one) => `target.${one}`)
  return isDeclared(name, paths) ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' }
}

/** Collects the settings that an arm was measured with. */
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }: Run): unknown {
  const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings
  return {
    target,
    controlled,
    scoring: { k, primary_k, success, ...scoring },
    run: { seed, trials, subset, concurrency, timeout_seconds, retries },
    answered: { models: fingerprints.models, corpus: fingerprints.corpus },
    environment,
  }
}
