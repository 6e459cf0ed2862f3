import { z } from 'zod'
import type { ErrorFacts } from '../error-catalogue.js'
import { UserError } from '../error.js'

/**
 * The fields by which a result file says who may read it (docs/compatibility.md). `schema_version` is its layout; `min_reader` the lowest
 * layout that a reader must know, as it may leave out what it does not know. Absent: `schema_version`.
 */
export function versionFields<Version extends number>(version: Version) {
  return { schema_version: z.literal(version), min_reader: z.int().positive().optional() }
}

/** The values of these fields for a file that readers of `minReader` and later may read. */
export function stateVersion<Version extends number>(version: Version, minReader: number = version) {
  return { schema_version: version, min_reader: minReader }
}

/**
 * Throws `run-too-new` for a file that only a newer Goldenpair may read. Any other that a newer one wrote becomes one of the `supported`
 * layout; `readStored` leaves out what that does not have.
 */
export function admitVersion(path: string, value: unknown, supported: number): void {
  if (typeof value !== 'object' || value === null || !('schema_version' in value)) return
  const tooNew = findTooNew(path, value, supported)
  if (tooNew !== null) throw new UserError('run-too-new', tooNew)
  if (Number(value.schema_version) > supported) value.schema_version = supported
}

/** Null where a reader of the `supported` layout may read the file. */
export function findTooNew(
  path: string,
  { schema_version: version, min_reader: needed }: { readonly schema_version: unknown; readonly min_reader?: unknown },
  supported: number,
): ErrorFacts['run-too-new'] | null {
  const [field, got] = needed === undefined ? (['schema_version', version] as const) : (['min_reader', needed] as const)
  return typeof got === 'number' && got > supported ? { path, field, got, supported } : null
}

/**
 * A value of a file of ours by its schema, without the fields that this Goldenpair does not know, which a later one may have added
 * (docs/compatibility.md). These are deleted from `value`. Only a file that has some is checked twice.
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
 * What is wrong with a value, the first thing or as many as `most`, each by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
export function describeFaults({ issues }: z.ZodError, most = 1): string {
  const name = ({ path, message }: z.core.$ZodIssue): string =>
    path.length === 0 ? message : `\`${pathName(path)}\`: ${message}`
  return issues.slice(0, most).map(name).join('; ')
}

/** The name of a place in a document: `gates[2].max_drop`. */
export function pathName(path: Path): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`
    return name === '' ? String(step) : `${name}.${String(step)}`
  }, '')
}

type Path = readonly PropertyKey[]

/** Where the fields are that the schema does not have. In a union that fits in no way, those of the form that fits but for them. */
function findUnknown(issues: readonly z.core.$ZodIssue[]): readonly Path[] {
  return issues.flatMap((issue): readonly Path[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
    if (issue.code !== 'invalid_union') return []
    const form = issue.errors.find((errors) => errors.every(({ code }) => code === 'unrecognized_keys')) ?? []
    return findUnknown(form).map((path) => [...issue.path, ...path])
  })
}
