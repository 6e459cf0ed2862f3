import type { $ZodIssue } from 'zod/v4/core'
import type { Gate } from '../../model/suite/gate.js'
import { describeIssues } from './describe-issue.js'
import {
  type GateEntry,
  gateEntrySchema,
  type Manifest,
  manifestSchema,
  scoringEntrySchema,
} from './manifest-schema.js'
import {
  type Findings,
  type KnownSuite,
  type Problem,
  problemAtKey,
  type SourceDocument,
  type SourceFile,
  type SourcePath,
  type TextFile,
  unknownName,
} from './problem.js'
import { readYaml } from './read/read-yaml.js'

/** The result of parsing a manifest, as far as possible. */
export interface ParsedManifest {
  readonly document: SourceDocument
  /** Keys that are broken have their defaults here, so that the rest can still be checked. */
  readonly manifest: Manifest
  /** In the order of `gates`; `null` for a broken gate. */
  readonly gates: readonly (GateEntry | null)[]
  /** Warnings about keys that an older suite has at the top level; they are read as part of `scoring`. */
  readonly warnings: readonly Problem[]
  /** Whether a part, or anything inside it, is broken. Members of a mapping are written `scoring.k`. */
  readonly isBroken: (...parts: readonly (keyof Manifest | `scoring.${keyof Manifest['scoring']}`)[]) => boolean
}

/**
 * Parses the manifest's keys without checking the targets, metrics and cases that they refer to. `parsed` is `null` if it is not a
 * mapping.
 */
export function parseManifest(file: TextFile): {
  readonly parsed: ParsedManifest | null
  readonly problems: readonly Problem[]
} {
  const { documents, problems } = readManifest(file)
  const [source, second] = documents
  const fail = (line: number, message: string): ReturnType<typeof parseManifest> => ({
    parsed: null,
    problems: [{ file: file.path, line, message }],
  })
  if (problems.length > 0) return { parsed: null, problems }
  if (!source) return fail(1, 'the suite is empty. Give it at least a `target`.')
  if (second)
    return fail(second.find([]).line, 'a suite is one YAML document, but a second one starts here. Remove the `---`.')
  const { value } = source
  const kind = Array.isArray(value) ? 'a list. If it holds cases, name the suite that they belong to' : 'a single value'
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(source.find([]).line, `a suite must be a mapping of keys to values, but this is ${kind}.`)

  const gates = 'gates' in value && Array.isArray(value.gates) ? value.gates : []
  const entries = gates.map((gate: unknown) => gateEntrySchema.safeParse(gate).data ?? null)
  const { document, present, twice, warnings } = moveIntoScoring(source, value)
  const whole = manifestSchema.safeParse(present)
  const issues = whole.error?.issues ?? []
  const broken = issues.flatMap(brokenParts)
  const subject = { document, at: [], value: present, schema: manifestSchema, prefix: '', named: 0 }
  const meet = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`)
  const parsed: ParsedManifest = {
    document,
    manifest: whole.data ?? mend(present, broken),
    gates: entries,
    warnings,
    isBroken: (...parts) => parts.some((part) => broken.some((one) => meet(one, part) || meet(part, one))),
  }
  return { parsed, problems: [...twice, ...describeIssues(issues, subject)] }
}

/** Moves keys of `scoring` that an older suite has at the top level, with a single warning. A key in both places is a problem. */
function moveIntoScoring(source: SourceDocument, value: object) {
  const scoring: unknown = 'scoring' in value ? value.scoring : {}
  const isMapping = typeof scoring === 'object' && scoring !== null && !Array.isArray(scoring)
  const entries = Object.entries(value)
  const moved = entries.filter(([key]) => Object.hasOwn(scoringEntrySchema.shape, key))
  const keys = moved.map(([key]) => key)
  const rest = Object.fromEntries(entries.filter(([key]) => !keys.includes(key)))
  const placeOf = (path: SourcePath): SourcePath =>
    path[0] === 'scoring' && keys.some((key) => key === path[1]) ? path.slice(1) : path
  const document: SourceDocument = { ...source, find: (path) => source.find(placeOf(path)) }
  const twice = isMapping ? keys.filter((key) => Object.hasOwn(scoring, key)) : []
  const [first = '', ...others] = keys
  const moves = keys.map((key) => {
    const line = key === first ? '' : ` (line ${source.find([key]).keyLine})`
    return `\`${key}\`${line} is now \`scoring.${key}\``
  })
  const advice = `${moves.join(', ')}. Move ${others.length === 0 ? 'it' : 'them'} under \`scoring:\`.`
  return {
    document: keys.length === 0 ? source : document,
    present: isMapping && keys.length > 0 ? { ...rest, scoring: { ...Object.fromEntries(moved), ...scoring } } : rest,
    twice: twice.map((key) =>
      problemAtKey(source, [key], `\`${key}\` is given at the top and in \`scoring\`. Keep \`scoring.${key}\`.`),
    ),
    warnings: keys.length === 0 ? [] : [problemAtKey(source, [first], advice)],
  }
}

/** Mappings in which single broken members are dropped instead of the whole mapping. */
const MENDED_BY_MEMBER: readonly unknown[] = ['scoring', 'variants'] satisfies (keyof Manifest)[]

/** Returns the parts to drop because of an issue, such as `gates` or `scoring.k`. */
function brokenParts(issue: $ZodIssue): readonly string[] {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => path.slice(0, MENDED_BY_MEMBER.includes(path[0]) ? 2 : 1).join('.'))
}

/** Returns the manifest without its broken parts. */
function mend(value: object, broken: readonly string[]): Manifest {
  const sound = (mapping: object, prefix: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(mapping).flatMap(([key, part]: [string, unknown]) => {
        if (broken.includes(prefix + key)) return []
        const isMended = prefix === '' && MENDED_BY_MEMBER.includes(key) && typeof part === 'object' && part !== null
        return [[key, isMended ? sound(part, `${key}.`) : part]]
      }),
    )
  return manifestSchema.parse({ target: { type: '?' }, ...sound(value, '') })
}

/**
 * Returns the criteria as failing gates with a `max`, in the manifest's order. The metrics define which criteria exist
 * (`criterion`). A criterion that no case can break is a warning.
 */
export function parseCriteria(
  criteria: Manifest['criteria'],
  { document, metrics, cases }: KnownSuite,
  { problems, warnings }: Findings,
): readonly Gate[] {
  const known = metrics.flatMap(({ criterion }) => criterion ?? [])
  return Object.entries(criteria).flatMap(([name, allowed]): readonly Gate[] => {
    const describe = (message: string): Problem => problemAtKey(document, ['criteria', name], message)
    const metric = metrics.find(({ criterion }) => criterion === name)
    if (metric === undefined) {
      problems.push(describe(unknownName('criterion', name, known)))
      return []
    }
    if (cases && !cases.some((golden) => metric.applies(golden)))
      warnings.push(describe(`no case provides what \`${metric.id}\` needs, so \`${name}\` can never fail.`))
    return [
      {
        id: metric.id,
        metric: metric.id,
        severity: 'fail',
        evidence: 'significant',
        primary: false,
        margin: null,
        min: null,
        max: typeof allowed === 'number' ? allowed : Number(`${allowed.replace(/\s?%$/, '')}e-2`),
        where: null,
      },
    ]
  })
}

const known = new WeakMap<TextFile, SourceFile>()

/** Reads a manifest like `readYaml`, but only once per file: its file names are needed before it is parsed. */
export function readManifest(file: TextFile): SourceFile {
  const read = known.get(file) ?? readYaml(file)
  known.set(file, read)
  return read
}

/**
 * Returns the globs of a manifest's cases; empty if the manifest is too broken. Checks nothing else; `parseSuite` reports the
 * problems.
 */
export function casePatterns(manifest: TextFile): readonly string[] {
  return [readKey(manifest, 'cases') ?? []].flat()
}

/** A glob, and where it is written. */
export type PlacedGlob = ReturnType<typeof sourcePatterns>[number]

/** Returns the distinct `sources` of a manifest's target and variants; empty if the manifest is too broken. */
export function sourcePatterns(manifest: TextFile) {
  const [document] = readManifest(manifest).documents
  const variants = Object.entries(readKey(manifest, 'variants') ?? {})
  const places = [
    { at: ['target', 'sources'], sources: readKey(manifest, 'target')?.sources },
    ...variants.map(([name, { sources }]) => ({ at: ['variants', name, 'sources'], sources })),
  ]
  const found = new Map<string, number>()
  for (const { at, sources = [] } of places)
    for (const [index, glob] of [sources].flat().entries())
      if (!found.has(glob)) found.set(glob, document?.find([...at, index]).line ?? 1)
  return [...found].map(([glob, line]) => ({ file: manifest.path, line, glob }))
}

/**
 * Reads a single key, or its default, before the rest of a manifest is checked. Undefined if it is absent without a default or
 * invalid, or the manifest is not a mapping.
 */
export function readKey<Key extends keyof Manifest>(manifest: TextFile, key: Key): Manifest[Key] | undefined {
  const value = readManifest(manifest).documents[0]?.value
  if (typeof value !== 'object' || value === null) return undefined
  return manifestSchema.shape[key].safeParse(Reflect.get(value, key)).data as Manifest[Key] | undefined
}

/**
 * Resolves a path or glob relative to the folder of a file. The result is relative to the same root as the file's path; `null` if
 * it leads outside that root.
 * @example resolveFrom('golden/suite.yaml', '../cases/*.yaml') // 'cases/*.yaml'
 */
export function resolveFrom(file: string, relative: string): string | null {
  if (relative.startsWith('/') || /^[A-Za-z]:/.test(relative)) return null
  const steps = file.split('/').slice(0, -1)
  for (const step of relative.replaceAll('\\', '/').split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return null
  }
  return steps.join('/')
}
