import { isParts, joinParts } from '../../../model/content-parts.js'

/** Where the fields of a reply are: a path, fields of their own, or with `each` a list, at whose elements the other paths begin. */
export interface ResponseMapping {
  readonly [field: string]: string | ResponseMapping
}

/** The fields of a reply that were found in a body; those that were not are left out. */
export type MapResponse = (body: unknown) => Readonly<Record<string, unknown>>

type ReadField = (value: unknown) => unknown

/**
 * A function that reads the fields of docs/protocol.md out of any JSON. An `answer` that is found as a list of texts or of content parts is joined.
 * @throws {TypeError} for a path that cannot be read: the options are checked first
 */
export function compileMapping(mapping: ResponseMapping): MapResponse {
  const readFields = compileFields(mapping)
  return (body) => {
    const found = readFields(body)
    const { answer } = found
    return isParts(answer) ? { ...found, answer: joinParts(answer) } : found
  }
}

function compileFields(mapping: ResponseMapping): MapResponse {
  const fields = Object.entries(mapping).map(([name, source]) => [name, compileField(source)] as const)
  return (value) => {
    const found: Record<string, unknown> = {}
    for (const [name, read] of fields) {
      const member = read(value)
      if (member !== undefined) found[name] = member
    }
    return found
  }
}

function compileField(source: string | ResponseMapping): ReadField {
  if (typeof source === 'string') {
    const path = compilePath(source)
    return (value) => readPath(path, value)
  }
  const { each, ...rest } = source
  const readFields = compileFields(rest)
  if (typeof each !== 'string')
    return (value) => {
      const found = readFields(value)
      return Object.keys(found).length === 0 ? undefined : found
    }
  const list = compilePath(each)
  return (value) => {
    const elements = readPath(list, value)
    return Array.isArray(elements) ? elements.map((element: unknown) => readFields(element)) : elements
  }
}

function compilePath(text: string): JsonPath {
  const path = parsePath(text)
  if (typeof path === 'string') throw new TypeError(path)
  return path
}

/** One step into a value: a member by name, an element by its place (from the end when negative), or `each` of them. */
type Step = string | number | typeof EACH

const EACH = Symbol('each')

/** A path into a JSON value, read: see `parsePath`. */
type JsonPath = readonly Step[]

const STEP =
  /\.(?<name>[\p{L}_][\p{L}\p{N}_-]*)|(?<each>\.\*|\[\*\])|\[(?<index>-?\d{1,9})\]|\['(?<single>(?:[^'\\]|\\['\\])*)'\]|\["(?<double>(?:[^"\\]|\\["\\])*)"\]/uy

/**
 * Reads a path such as `$.choices[0].message.content`, `$['x y'][-1]` or `$.docs[*].text`: the part of JSONPath (RFC 9535) that
 * names places. Filters, slices and `..` are refused; the text that is returned then says what is wrong.
 */
export function parsePath(text: string): JsonPath | string {
  if (!text.startsWith('$')) return 'a path begins with `$`, the whole reply: `$.answer`, `$.docs[0].text`, `$.docs[*]`'
  const steps: Step[] = []
  for (let at = 1; at < text.length; at = STEP.lastIndex) {
    STEP.lastIndex = at
    const groups = STEP.exec(text)?.groups
    if (groups === undefined)
      return `this path cannot be read from \`${text.slice(at, at + 40)}\` on: after \`$\` come \`.name\`, \`['any name']\`, \`[0]\`, \`[-1]\` and \`[*]\``
    const { name, each, index, single, double } = groups
    if (each !== undefined) steps.push(EACH)
    else if (index !== undefined) steps.push(Number(index))
    else steps.push(name ?? (single ?? double ?? '').replace(/\\(.)/gu, '$1'))
  }
  return steps
}

/**
 * What is at the path, undefined when there is nothing: null counts as nothing. A path with `[*]` gives all that it finds, in order,
 * and is undefined only when there is no list at its first `[*]`.
 * @example readPath(path('$.docs[*].id'), { docs: [{ id: 1 }, {}, { id: 2 }] }) // [1, 2]
 */
export function readPath(steps: JsonPath, value: unknown): unknown {
  return follow(steps, value) ?? undefined
}

function follow(steps: readonly Step[], value: unknown): unknown {
  let at = value
  for (const [place, step] of steps.entries()) {
    if (typeof at !== 'object' || at === null) return undefined
    if (step === EACH) {
      const rest = steps.slice(place + 1)
      return Object.values(at).flatMap((element: unknown) => {
        const found = follow(rest, element) ?? undefined
        if (found === undefined) return []
        return rest.includes(EACH) && Array.isArray(found) ? (found as unknown[]) : [found]
      })
    }
    if (typeof step === 'number') at = Array.isArray(at) ? (at.at(step) as unknown) : undefined
    else at = !Array.isArray(at) && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined
  }
  return at
}
