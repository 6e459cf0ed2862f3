import { z } from 'zod'
import type { ErrorFacts } from '../error-catalogue.js'
import { UserError } from '../error.js'

/**
 * The fields that state which versions may read a result file (docs/compatibility.md). `schema_version` is its layout; `min_reader` the
 * lowest layout that a reader must know, because a reader may ignore fields that it does not know. `min_reader` defaults to
 * `schema_version`.
 */
export function versionFields<Version extends number>(version: Version) {
  return { schema_version: z.literal(version), min_reader: z.int().positive().optional() }
}

/** Returns the values of these fields for a file that readers from `minReader` on may read. */
export function stateVersion<Version extends number>(version: Version, minReader: number = version) {
  return { schema_version: version, min_reader: minReader }
}

/**
 * Throws `run-too-new` if only a newer Goldenpair may read the file. Otherwise lowers a newer `schema_version` to the `supported` one;
 * `readStored` then removes the unknown fields.
 */
export function checkVersion(path: string, value: unknown, supported: number): void {
  if (typeof value !== 'object' || value === null || !('schema_version' in value)) return
  const tooNew = findTooNew(path, value, supported)
  if (tooNew !== null) throw new UserError('run-too-new', tooNew)
  if (Number(value.schema_version) > supported) value.schema_version = supported
}

/** Returns the facts of `run-too-new`; `null` if a reader of the `supported` layout may read the file. */
export function findTooNew(
  path: string,
  { schema_version: version, min_reader: needed }: { readonly schema_version: unknown; readonly min_reader?: unknown },
  supported: number,
): ErrorFacts['run-too-new'] | null {
  const [field, got] = needed === undefined ? (['schema_version', version] as const) : (['min_reader', needed] as const)
  return typeof got === 'number' && got > supported ? { path, field, got, supported } : null
}

/**
 * Parses a value of a Goldenpair file by its schema, without unknown fields, which a later version may have added (docs/compatibility.md).
 * Unknown fields are deleted from `value`. Only a file with unknown fields is parsed twice.
 */
export function readStored<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const parsed = schema.safeParse(value)
  const unknown = parsed.success ? [] : findUnknown(parsed.error.issues)
  if (unknown.length === 0) return parsed
  for (const path of unknown) {
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key) as unknown, value)
    Reflect.deleteProperty(holder as object, path.at(-1) ?? '')
  }
  return schema.safeParse(value)
}

/**
 * Describes the first faults of a value, at most `most` of them, each with its path.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
export function describeFaults({ issues }: z.ZodError, most = 1): string {
  const name = ({ path, message }: z.core.$ZodIssue): string =>
    path.length === 0 ? message : `\`${pathName(path)}\`: ${message}`
  return issues.slice(0, most).map(name).join('; ')
}

/** Writes a path in a document: `gates[2].max_drop`. */
export function pathName(path: Path): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`
    return name === '' ? String(step) : `${name}.${String(step)}`
  }, '')
}

type Path = readonly PropertyKey[]

/** Finds the paths of fields that the schema lacks. If no form of a union fits, uses the form that fits except for unknown fields. */
function findUnknown(issues: readonly z.core.$ZodIssue[]): readonly Path[] {
  return issues.flatMap((issue): readonly Path[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
    if (issue.code !== 'invalid_union') return []
    const form = issue.errors.find((errors) => errors.every(({ code }) => code === 'unrecognized_keys')) ?? []
    return findUnknown(form).map((path) => [...issue.path, ...path])
  })
}
