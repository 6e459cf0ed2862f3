import type { $ZodIssue } from 'zod/v4/core'
import { describeIssues } from './describe-issue.js'
import { gateEntrySchema, manifestSchema, type GateEntry, type Manifest } from './manifest-schema.js'
import type { Problem } from './problem.js'
import { readManifest } from './read-manifest.js'
import type { SourceDocument, TextFile } from './source-document.js'

/** A manifest as far as it could be read. */
export interface ParsedManifest {
  readonly document: SourceDocument
  /** Keys that are broken have their defaults here, so that the rest can still be checked. */
  readonly manifest: Manifest
  /** By their place in `gates`; null for one that is broken. */
  readonly gates: readonly (GateEntry | null)[]
  readonly isBroken: (...keys: readonly (keyof Manifest)[]) => boolean
}

/** Reads the manifest's keys; what they refer to (targets, metrics, cases) is for others. Null when it is no mapping at all. */
export function parseManifest(file: TextFile): {
  readonly parsed: ParsedManifest | null
  readonly problems: readonly Problem[]
} {
  const { documents, problems } = readManifest(file)
  const [document, second] = documents
  const fail = (line: number, message: string): ReturnType<typeof parseManifest> => ({
    parsed: null,
    problems: [...problems, { file: file.path, line, message }],
  })
  if (problems.length > 0) return { parsed: null, problems }
  if (!document) return fail(1, 'the suite is empty. Give it at least a `target`.')
  if (second)
    return fail(second.lineOf([]), 'a suite is one YAML document, and here a second one starts. Leave out the `---`.')
  const { value } = document
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(
      document.lineOf([]),
      `a suite is a mapping of keys to values, but this is ${Array.isArray(value) ? 'a list' : 'a single value'}.`,
    )

  const whole = manifestSchema.safeParse(value)
  const gates = 'gates' in value && Array.isArray(value.gates) ? value.gates : []
  const entries = gates.map((gate: unknown) => gateEntrySchema.safeParse(gate).data ?? null)
  if (whole.success)
    return { parsed: { document, manifest: whole.data, gates: entries, isBroken: () => false }, problems: [] }
  const { issues } = whole.error
  const subject = { document, at: [], value, schema: manifestSchema, prefix: '', named: 0 }
  const broken = new Set(issues.flatMap(({ path }) => path.slice(0, 1)))
  return {
    parsed: {
      document,
      manifest: mend(value, issues),
      gates: entries,
      isBroken: (...keys) => keys.some((key) => broken.has(key)),
    },
    problems: describeIssues(issues, subject),
  }
}

/** The manifest without its broken parts: whole keys, but of `variants` only those that are broken. */
function mend(value: object, issues: readonly $ZodIssue[]): Manifest {
  const isBroken = (...path: readonly PropertyKey[]): boolean =>
    issues.some((issue) => path.every((step, index) => issue.path[index] === step))
  const isWholeBroken = (key: string): boolean => issues.some(({ path }) => path.length === 1 && path[0] === key)
  const mended: Record<string, unknown> = { target: { type: '?' } }
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    if (!Object.hasOwn(manifestSchema.shape, key)) continue
    if (!isBroken(key)) mended[key] = part
    else if (key === 'variants' && !isWholeBroken(key) && typeof part === 'object' && part !== null)
      mended[key] = Object.fromEntries(Object.entries(part).filter(([name]) => !isBroken(key, name)))
  }
  return manifestSchema.parse(mended)
}
