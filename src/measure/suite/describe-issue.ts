import { z, type ZodType } from 'zod'
import type { $ZodIssue } from 'zod/v4/core'
import { pathName } from '../../model/run/file-version.js'
import { didYouMean, suggest } from '../../model/suggest.js'
import { manifestSchema } from './manifest-schema.js'
import {
  type Problem,
  problemAt,
  problemAtKey,
  quote,
  type SourceDocument,
  type SourcePath,
  unknownName,
} from './problem.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Metric } from '../../model/metric.js'

/** The part of a document that a schema was applied to. */
export interface Subject {
  readonly document: SourceDocument
  /** Path of the part in the document. Paths of issues are relative to it. */
  readonly at: SourcePath
  readonly value: unknown
  readonly schema: ZodType
  /** Prefix of every message, e.g. "case `c1`: "; empty for the manifest. */
  readonly prefix: string
  /** Number of steps of `at` that the prefix already names. */
  readonly named: number
  /** Converts a path in `value` to the names used in the file, if they differ. */
  readonly written?: (path: SourcePath) => SourcePath
  /** Keys that are allowed in addition to the schema's, because another schema reads them. */
  readonly otherKeys?: readonly string[]
}

/** Converts zod's issues in a part of a suite file into problems with file and line, in terms that suite authors know. */
export function describeIssues(issues: readonly $ZodIssue[], subject: Subject): readonly Problem[] {
  return issues.flatMap((issue) => describeIssue(issue, subject, []))
}

function describeIssue(issue: $ZodIssue, subject: Subject, base: SourcePath): readonly Problem[] {
  const { document, prefix } = subject
  const path = [...base, ...issue.path]
  const full = [...subject.at, ...(subject.written?.(path) ?? path)]
  const value = valueAt(subject.value, path)
  const name = full.length === subject.named ? 'it' : quote(pathName(full.slice(subject.named)))
  const got = (wanted = ''): string => describeGot(value, { source: document.find(full).source, wanted })
  const atValue = (message: string): readonly Problem[] => [problemAt(document, full, `${prefix}${message}`)]
  const atKey = (message: string, key: SourcePath): Problem => problemAtKey(document, key, `${prefix}${message}`)
  const must = (rule: string, wanted?: string): readonly Problem[] =>
    atValue(`${name} must ${rule}, but ${got(wanted)}`)

  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = [...schemaKeys(subject.schema, path), ...(path.length === 0 ? (subject.otherKeys ?? []) : [])]
      return issue.keys.map((key) => {
        const place = [...full, key]
        const own = pathName(place.slice(subject.named))
        const combined = `${quote(own)} cannot be combined with the keys beside it. Make it a separate item.`
        const ofSuite = `key ${quote(own)} is unknown: ${quote(key)} is a key of the suite. Write it at the top level of the suite.`
        const unknown =
          place.length > 1 && prefix === '' && isKeyOfSuite(key)
            ? ofSuite
            : unknownName('key', own, known, suggest(key, known))
        return atKey(known.includes(key) ? combined : unknown, place)
      })
    }
    case 'invalid_type':
      if (value === undefined) return atValue(`${name} is missing. Give ${describeWanted(issue.expected)}.`)
      // The issue describes the format itself; quotes would not help here.
      if (!issue.message.startsWith('Invalid input')) return must(`be ${issue.message}`)
      return atValue(
        `${name} must be ${describeWanted(issue.expected)}, but ${got(path.length === 0 ? '' : issue.expected)}${didYouMean(asShare(value, issue.expected))}`,
      )
    case 'invalid_value': {
      const values = issue.values.map(String)
      const choice = values.length === 1 ? values.join('') : `one of ${values.join(', ')}`
      if (value === undefined) return atValue(`${name} is missing. Give ${choice}.`)
      const meant = typeof value === 'string' ? suggest(value, values) : null
      return atValue(`${name} must be ${choice}, but ${got()}${didYouMean(meant)}`)
    }
    case 'too_small':
      if (issue.origin === 'string') return atValue(`${name} must not be empty.`)
      if (issue.origin === 'array') return atValue(`${name} is an empty list. Give an item, or leave the key out.`)
      return must(`be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`)
    case 'too_big':
      if (issue.origin === 'string')
        return atValue(`${name} must have at most ${issue.maximum} characters, but has ${String(value).length}.`)
      if (issue.origin === 'array') return atValue(`${name} must have at most ${issue.maximum} items.`)
      return must(`be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`)
    case 'invalid_format':
      return must(`be ${issue.message}`)
    case 'invalid_key': {
      const [own, place] = [quote(String(full.at(-1))), quote(pathName(full.slice(subject.named, -1)))]
      const rules = issue.issues.map(({ message }) => message).join(', ')
      return [atKey(`the name ${own} in ${place} must be ${rules}.`, full)]
    }
    case 'invalid_union': {
      const types = issue.errors.flatMap((branch) =>
        branch.flatMap((one) =>
          one.code === 'invalid_type' && isOfWrongType(one) ? describeWanted(one.expected) : [],
        ),
      )
      const wanted = [...new Set(types)].join(' or ')
      if (value === undefined) return atValue(`${name} is missing. Give ${wanted}.`)
      const isText = wanted.includes('text') && !wanted.includes('number')
      return describeUnion(issue.errors, subject, path) ?? must(`be ${wanted}`, isText ? 'string' : '')
    }
    case 'custom':
    case 'invalid_element':
    case 'not_multiple_of':
      return atValue(`${name}: ${issue.message}`)
  }
}

/** Returns a percentage such as `80%` as the number that was wanted; `null` for all else. */
function asShare(value: unknown, wanted: string): string | null {
  const [, percent] =
    wanted === 'number' && typeof value === 'string' ? (/^(\d+(?:\.\d+)?)\s?%$/.exec(value) ?? []) : []
  return percent === undefined ? null : String(Number(`${percent}e-2`))
}

const isKeyOfSuite = (key: string): boolean => Object.hasOwn(manifestSchema.shape, key)

/** Describes the faults of the union branch that was meant, judged by the value's type and then its keys; `null` if undecided. */
function describeUnion(
  branches: readonly (readonly $ZodIssue[])[],
  subject: Subject,
  path: SourcePath,
): readonly Problem[] | null {
  const ofType = branches.filter((issues) => !issues.some((issue) => isOfWrongType(issue)))
  const known = schemaKeys(subject.schema, path)
  const value = valueAt(subject.value, path)
  const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const unknown = keys.filter((key) => !known.includes(key))
  if (ofType.length > 1 && unknown.length > 0)
    return describeIssue({ code: 'unrecognized_keys', keys: unknown, path: [], message: '' }, subject, path)
  const [first, ...rest] = ofType
  if (!first) return null
  if (rest.length > 0 && keys.length === 0) {
    const message = `this is empty. Give one of ${known.join(', ')}.`
    return describeIssue({ code: 'custom', path: [], message }, subject, path)
  }
  const meant = rest.reduce((best, issues) => (issues.length < best.length ? issues : best), first)
  return meant.flatMap((issue) => describeIssue(issue, subject, path))
}

const isOfWrongType = (issue: $ZodIssue): boolean => issue.code === 'invalid_type' && issue.path.length === 0

function valueAt(value: unknown, path: SourcePath): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined,
    value,
  )
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a mapping of keys to values',
  record: 'a mapping of keys to values',
}

/** Translates a zod type into words such as "a list". */
const describeWanted = (expected: string): string => WANTED[expected] ?? expected

/**
 * Describes the value found, as the end of a sentence: "is the text `five`.", "is empty." `source` is the scalar as written. YAML
 * does not read `007` and `true` as text, so the advice is to quote them if text is wanted.
 */
function describeGot(value: unknown, { source, wanted }: { source: string | null; wanted: string }): string {
  if (value === null) return WANTED[wanted] === WANTED['object'] ? 'is empty. Write `{}` for none.' : 'is empty.'
  if (Array.isArray(value)) return 'is a list.'
  if (typeof value === 'object') return 'is a mapping.'
  if (typeof value === 'string') return `is the text ${quote(value)}.`
  const written = source ?? (value === undefined ? 'nothing' : JSON.stringify(value))
  if (wanted !== 'string') return `is ${quote(written)}.`
  const reading = typeof value === 'boolean' ? 'true or false' : 'a number'
  return `${quote(written)} reads as ${reading}. Put it in quotes: "${written.slice(0, 60)}".`
}

/** Returns the keys allowed at a path of a schema; for a union, those of all branches. */
function schemaKeys(schema: ZodType, path: SourcePath): readonly string[] {
  const found = path.reduce<readonly ZodType[]>(
    (at, step) => at.flatMap((each) => stepInto(each, step)),
    unwrapSchema(schema),
  )
  return [...new Set(found.flatMap((each) => (each instanceof z.ZodObject ? Object.keys(each.shape) : [])))]
}

function stepInto(schema: ZodType, step: PropertyKey): readonly ZodType[] {
  if (schema instanceof z.ZodArray) return unwrapSchema(schema.element)
  if (schema instanceof z.ZodRecord) return unwrapSchema(schema.valueType)
  if (schema instanceof z.ZodObject) return unwrapSchema(schema.shape[String(step)])
  return []
}

/** Returns the schemas inside defaults, optionals, pipes and unions. */
export function unwrapSchema(schema: unknown): readonly ZodType[] {
  if (schema instanceof z.ZodType && 'innerType' in schema.def) return unwrapSchema(schema.def.innerType)
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unwrapSchema(option))
  return schema instanceof z.ZodType ? [schema] : []
}

/** More metrics than these are not listed one by one. */
const LONGEST_LIST = 20

/**
 * Describes an unknown metric: suggests the nearest one (at `primary_k` if it has several, by its full id) and lists all metrics,
 * or how their names begin if there are many. A known metric at a k that the suite does not measure gets a message of its own.
 * @example "metric `ndgc` is unknown. Did you mean `retrieval.ndcg@5`? Known: success, retrieval.ndcg@1,3,5,10."
 */
export function describeUnknownMetric(input: {
  readonly name: string
  /** Suggestion of the metric registry, which compares complete ids. */
  readonly suggestion: string | null
  readonly metrics: readonly Metric[]
  readonly primary_k: number
}): string {
  const { name, suggestion, metrics, primary_k } = input
  const families = new Map<string, string[]>()
  for (const { id } of metrics) {
    const [base = '', k] = id.split('@')
    families.set(base, [...(families.get(base) ?? []), ...(k === undefined ? [] : [k])])
  }
  const [base = '', k] = name.split('@')
  const known = [...families].map(([family, ks]) => (ks.length === 0 ? family : `${family}@${ks.join(',')}`)).join(', ')

  const exact = [...families].find(([family, ks]) => ks.length > 0 && (family === base || shortOf(family) === base))
  if (exact && k !== undefined && /^[1-9]\d{0,2}$/.test(k))
    return `metric ${quote(name)} is not measured, because \`${keyOf(exact[0])}\` has no ${k}. Add it to \`${keyOf(exact[0])}\`, or use one of ${exact[1].map((each) => `\`${exact[0]}@${each}\``).join(', ')}.`

  // Full names are preferred to short ones; if a k is given, families measured at several k come first.
  const nearest = (some: readonly string[]): string | undefined => {
    const near = suggest(base, [...some, ...some.map(shortOf)])
    return some.find((family) => family === near) ?? some.find((family) => shortOf(family) === near)
  }
  const all = [...families.keys()]
  const atK = all.filter((family) => families.get(family)?.length !== 0)
  const near = (k === undefined ? undefined : nearest(atK)) ?? nearest(all)
  const ks = families.get(near ?? '') ?? []
  const atNear =
    near === undefined || ks.length === 0
      ? near
      : `${near}@${[k, String(primary_k)].find((one) => one !== undefined && ks.includes(one)) ?? ks[0] ?? ''}`
  const meant = atNear ?? suggestion
  const groupOf = (each: string): string => each.split('.')[0] ?? ''
  const mates = meant === null ? all.filter((each) => groupOf(each) === groupOf(base)) : []
  const groups = [...new Set(all.map(groupOf))].join(', ')
  const few =
    mates.length > 0 ? `those of \`${groupOf(base)}\` are ${mates.join(', ')}` : `their names begin with ${groups}`
  const many = `\`goldenpair validate --list metrics\` shows all; ${few}.`
  return `metric ${quote(name)} is unknown.${didYouMean(meant)} ${all.length > LONGEST_LIST ? many : `Known: ${known}.`}`
}

/** Returns the setting that lists the values of k for a metric. */
const keyOf = (family: string): string => (family === 'success.pass' ? 'scoring.pass_k' : 'scoring.k')

const shortOf = (family: string): string => family.slice(family.indexOf('.') + 1)

/**
 * Warns of human labels that no judge is compared with: the name is not a full metric id, or not of a metric that labels are for,
 * or the value is outside its range. Each name once, at its first case.
 */
export function warnOfLabels(input: {
  readonly cases: readonly GoldenCase[]
  readonly metrics: readonly Metric[]
  /** Metrics that labels are compared with. */
  readonly judgeMeasures: readonly string[]
  readonly primary_k: number
}): readonly Problem[] {
  const { cases, metrics, judgeMeasures, primary_k } = input
  const byId = new Map(metrics.map((metric) => [metric.id, metric]))
  const describe = (name: string, label: number): string | null => {
    const metric = byId.get(name)
    if (metric === undefined) return describeUnknownMetric({ name, suggestion: null, metrics, primary_k })
    if (!judgeMeasures.includes(name))
      return `${quote(name)} is a metric, but labels are compared only with a judge’s metrics: ${judgeMeasures.map((each) => quote(each)).join(', ')}.`
    const [lowest, highest] = metric.range
    if ((lowest === null || label >= lowest) && (highest === null || label <= highest)) return null
    return `${quote(name)} cannot be ${label}: it goes from ${lowest ?? 'minus infinity'} to ${highest ?? 'infinity'}.`
  }
  const reported = new Set<string>()
  return cases.flatMap((golden) =>
    Object.entries(golden.human_labels ?? {}).flatMap(([name, label]) => {
      const problem = reported.has(name) ? null : describe(name, label)
      if (problem === null) return []
      reported.add(name)
      return { ...golden.at, message: `\`human_labels\` of case ${quote(golden.id)}: ${problem}` }
    }),
  )
}
