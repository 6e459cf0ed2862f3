import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: object
}

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** One operation of GitHub's description, as scripts/extract-github-openapi.ts writes it. */
export interface Operation {
  readonly path: string
  readonly method: string
  readonly documentation_url: string | null
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly schema?: Schema } | null
  readonly answers: Readonly<Record<string, { readonly schema?: object }>>
}

interface Description {
  readonly source: string
  readonly operations: Readonly<Record<string, Operation>>
  readonly components: object
}

/** GitHub's description, cut to the operations that Goldenpair uses. */
export const description = JSON.parse(
  readFileSync(join(import.meta.dirname, 'openapi', 'github-subset.json'), 'utf8'),
) as Description

// Most validators are used only a few times, so compiling them fast matters more than optimising them.
const options = { strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } } as const
const ajv = new Ajv(options)
const coercingAjv = new Ajv({ ...options, coerceTypes: 'array' })
for (const instance of [ajv, coercingAjv]) addFormats.default(instance)
ajv.addSchema({ $id: 'github', ...description })

/** Parameters in which GitHub's routes accept raw slashes; Octokit sends them as %2F. */
const PARAMETERS_WITH_SLASHES = ['ref', 'basehead', 'branch', 'name']

interface Route {
  readonly id: string
  readonly operation: Operation
  readonly pattern: RegExp
}

const routes: readonly Route[] = Object.entries(description.operations)
  .map(([id, operation]) => ({ id, operation, pattern: pathPattern(operation.path) }))
  // The most literal path first, so that `commits/{commit_sha}/pulls` does not match `commits/{ref}`.
  .sort((a, b) => countLiteralSegments(b.operation.path) - countLiteralSegments(a.operation.path))

function countLiteralSegments(path: string): number {
  return path.split('/').filter((segment) => !segment.startsWith('{')).length
}

function pathPattern(path: string): RegExp {
  // The root folder has an empty path, which Octokit sends without its slash.
  const source = path
    .replace('/{path}', '(?:/(?<path>.*))?')
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      PARAMETERS_WITH_SLASHES.includes(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    )
  return new RegExp(`^${source}$`)
}

/** Returns the operation of a request with its decoded path parameters; `null` if the subset has none. */
export function matchOperation(
  method: string,
  path: string,
): { id: string; operation: Operation; path: Record<string, string> } | null {
  for (const { id, operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null
    if (match === null) continue
    const values = Object.entries<string | undefined>(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value ?? ''),
    ])
    return { id, operation, path: Object.fromEntries(values) as Record<string, string> }
  }
  return null
}

const compiled = new Map<string, ValidateFunction>()

function compileOnce(key: string, compile: () => ValidateFunction): ValidateFunction {
  const validate = compiled.get(key) ?? compile()
  compiled.set(key, validate)
  return validate
}

function sayErrors(where: string, errors: readonly ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map((error) => {
    const detail = error.keyword === 'additionalProperties' ? ` (${String(error.params['additionalProperty'])})` : ''
    return `${where}${error.instancePath} ${error.message ?? error.keyword}${detail}`
  })
}

function pointer(...keys: readonly string[]): string {
  const escaped = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  return `github#/${escaped.join('/')}`
}

function checkParameters(id: string, operation: Operation, place: 'path' | 'query', values: object): string[] {
  const validate = compileOnce(`${id} ${place}`, () => {
    const known = operation.parameters.filter((parameter) => parameter.in === place)
    return coercingAjv.compile({
      type: 'object',
      additionalProperties: false,
      required: known.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      properties: Object.fromEntries(known.map((parameter) => [parameter.name, parameter.schema])),
    })
  })
  return validate(values) ? [] : sayErrors(place, validate.errors)
}

function knownKeys(schema: Schema): string[] {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...Object.keys(schema.properties ?? {}), ...variants.flatMap(knownKeys)]
}

function checkBody(id: string, operation: Operation, body: unknown): string[] {
  if (operation.body === null) return body === undefined ? [] : ['body is sent to an operation that takes none']
  if (body === undefined) return operation.body.required ? ['body is missing'] : []
  const schema = operation.body.schema
  if (schema === undefined) return []
  const validate = compileOnce(`${id} body`, () => ajv.compile({ $ref: pointer('operations', id, 'body', 'schema') }))
  if (!validate(body)) return sayErrors('body', validate.errors)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  // GitHub ignores unknown keys. Reported here, so that misspelt keys are found.
  const known = knownKeys(schema)
  return Object.keys(body)
    .filter((key) => known.length > 0 && !known.includes(key))
    .map((key) => `body has the unknown key ${key}`)
}

/** Returns the violations of GitHub's description by a request, one per line. Converts numbers in `path` and `query` in place. */
export function checkRequest(id: string, request: { path: object; query: object; body: unknown }): readonly string[] {
  const operation = description.operations[id]
  if (operation === undefined) return [`${id} is not in the subset`]
  return [
    ...checkParameters(id, operation, 'path', request.path),
    ...checkParameters(id, operation, 'query', request.query),
    ...checkBody(id, operation, request.body),
  ]
}

/** Returns the violations of GitHub's description by an answer. Undocumented failures must have the form of `basic-error`. */
export function checkAnswer(id: string, status: number, body: unknown): readonly string[] {
  const answer = description.operations[id]?.answers[status]
  if (answer === undefined && status < 400) return [`answer ${status} is not described`]
  if (answer !== undefined && answer.schema === undefined) {
    return body === undefined || status >= 400 ? [] : [`answer ${status} has a body`]
  }
  const reference =
    answer === undefined
      ? pointer('components', 'schemas', 'basic-error')
      : pointer('operations', id, 'answers', String(status), 'schema')
  const validate = compileOnce(reference, () => ajv.compile({ $ref: reference }))
  return validate(body) ? [] : sayErrors('answer', validate.errors)
}
