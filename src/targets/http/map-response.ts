import { parsePath, readPath, type JsonPath } from './json-path.js'

/** Where the fields of a reply are: a path, fields of their own, or with `each` a list, the paths beside which begin at its elements. */
export interface ResponseMapping {
  readonly [field: string]: string | ResponseMapping
}

/** The fields of a reply that were found in a body; those that were not are left out. */
export type MapResponse = (body: unknown) => Readonly<Record<string, unknown>>

type ReadField = (value: unknown) => unknown

/**
 * A function that reads the fields of docs/protocol.md out of any JSON. An `answer` that is found as a list of texts is joined.
 * @throws {TypeError} for a path that cannot be read: the options are checked first
 */
export function compileMapping(mapping: ResponseMapping): MapResponse {
  const readFields = compileFields(mapping)
  return (body) => {
    const found = readFields(body)
    const { answer } = found
    return Array.isArray(answer) && answer.every((part) => typeof part === 'string')
      ? { ...found, answer: answer.join('') }
      : found
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
