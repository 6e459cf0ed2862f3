/**
 * Writes test/doubles/github/openapi/github-subset.json: the operations of GitHub's OpenAPI description that Goldenpair uses, with
 * all schemas they refer to, without titles, descriptions and examples.
 *
 * Usage (Node 24): `node_modules/.bin/node scripts/extract-github-openapi.ts [FILE]`
 *   FILE  the path of api.github.com.json; by default it is downloaded with `npm pack` (29 MB, in a temporary folder)
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOURCE = '@octokit/openapi@23.0.2'
const FILE_IN_PACKAGE = 'package/generated/api.github.com.json'
const OUTPUT = join(import.meta.dirname, '..', 'test', 'doubles', 'github', 'openapi', 'github-subset.json')

const OPERATIONS = [
  'actions/delete-artifact',
  'actions/download-artifact',
  'actions/get-artifact',
  'actions/get-workflow-run',
  'actions/list-artifacts-for-repo',
  'actions/list-workflow-run-artifacts',
  'actions/list-workflow-runs',
  'actions/list-workflow-runs-for-repo',
  'checks/create',
  'checks/list-for-ref',
  'checks/update',
  'git/create-blob',
  'git/create-commit',
  'git/create-ref',
  'git/create-tree',
  'git/delete-ref',
  'git/get-ref',
  'git/list-matching-refs',
  'git/update-ref',
  'issues/add-labels',
  'issues/create',
  'issues/create-comment',
  'issues/create-label',
  'issues/delete-comment',
  'issues/get',
  'issues/get-label',
  'issues/list-events',
  'issues/list-comments',
  'issues/list-for-repo',
  'issues/list-labels-for-repo',
  'issues/update',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'repos/compare-commits-with-basehead',
  'repos/create-commit-comment',
  'repos/download-tarball-archive',
  'repos/get',
  'repos/get-branch',
  'repos/get-collaborator-permission-level',
  'repos/get-commit',
  'repos/get-content',
  'repos/list-commits',
  'repos/list-pull-requests-associated-with-commit',
  'users/get-authenticated',
]

/** The keywords that a validator needs. Titles, descriptions and examples are dropped. */
const KEPT_KEYWORDS = [
  'type',
  'format',
  'enum',
  'required',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]

interface Node {
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nodeAt(parent: Node, key: string): Node {
  const value = parent[key]
  if (!isNode(value)) throw new Error(`expected an object at ${key}`)
  return value
}

function mapValues(node: Node, map: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]))
}

/** Rewrites OpenAPI 3.0's `nullable` as JSON Schema, because ajv accepts `nullable` only together with `type`. */
function allowNull(schema: Node): Node {
  if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] }
  const values = schema['enum']
  const withNull = Array.isArray(values) && !values.includes(null) ? { enum: [...(values as unknown[]), null] } : {}
  return { ...schema, type: [schema['type'], 'null'], ...withNull }
}

function trimSchema(value: unknown): unknown {
  if (!isNode(value)) return value
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
  const schema: Node = {}
  for (const keyword of KEPT_KEYWORDS) if (keyword in value) schema[keyword] = value[keyword]
  if (isNode(value['properties'])) schema['properties'] = mapValues(value['properties'], trimSchema)
  for (const keyword of ['items', 'additionalProperties', 'not']) {
    if (keyword in value) schema[keyword] = trimSchema(value[keyword])
  }
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const members = value[keyword]
    if (Array.isArray(members)) schema[keyword] = members.map(trimSchema)
  }
  return value['nullable'] === true ? allowNull(schema) : schema
}

/** Keeps only the JSON media type, which every client here requests. */
function trimContent(value: Node): Node {
  const content = value['content']
  if (!isNode(content) || !isNode(content['application/json'])) return {}
  return { schema: trimSchema(content['application/json']['schema']) }
}

const source = process.argv[2] ?? fetchDescription()
const description = JSON.parse(readFileSync(source, 'utf8')) as unknown
if (!isNode(description)) throw new Error(`${source} is not an OpenAPI description`)
const components = nodeAt(description, 'components')

/** Resolves a reference to a parameter or a response, so that only schemas remain shared. */
function resolve(value: unknown): Node {
  if (!isNode(value)) throw new Error('expected an object')
  const reference = value['$ref']
  if (typeof reference !== 'string') return value
  return reference
    .split('/')
    .slice(1)
    .reduce((node, key) => nodeAt(node, key), description as Node)
}

function trimParameter(value: unknown): Node {
  const parameter = resolve(value)
  return {
    name: parameter['name'],
    in: parameter['in'],
    required: parameter['required'] === true,
    schema: trimSchema(parameter['schema']),
  }
}

function trimOperation(path: string, method: string, operation: Node): Node {
  const body = operation['requestBody']
  const docs = operation['externalDocs']
  return {
    path,
    method: method.toUpperCase(),
    documentation_url: isNode(docs) ? docs['url'] : null,
    parameters: Array.isArray(operation['parameters']) ? operation['parameters'].map(trimParameter) : [],
    body: isNode(body) ? { required: body['required'] === true, ...trimContent(body) } : null,
    answers: mapValues(nodeAt(operation, 'responses'), (answer) => trimContent(resolve(answer))),
  }
}

function collectReferences(value: unknown, schemas: Map<string, unknown>): void {
  if (Array.isArray(value)) value.forEach((item) => collectReferences(item, schemas))
  if (!isNode(value)) return
  const reference = value['$ref']
  if (typeof reference === 'string') {
    const name = reference.replace('#/components/schemas/', '')
    if (schemas.has(name)) return
    const schema = trimSchema(nodeAt(components, 'schemas')[name])
    schemas.set(name, schema)
    collectReferences(schema, schemas)
    return
  }
  Object.values(value).forEach((item) => collectReferences(item, schemas))
}

function fetchDescription(): string {
  const folder = mkdtempSync(join(tmpdir(), 'github-openapi-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, SOURCE])
  execFileSync('tar', ['xzf', 'octokit-openapi-23.0.2.tgz', FILE_IN_PACKAGE], { cwd: folder })
  return join(folder, FILE_IN_PACKAGE)
}

const operations: Node = {}
for (const [path, methods] of Object.entries(nodeAt(description, 'paths'))) {
  if (!isNode(methods)) continue
  for (const [method, operation] of Object.entries(methods)) {
    const id = isNode(operation) ? operation['operationId'] : null
    if (isNode(operation) && typeof id === 'string' && OPERATIONS.includes(id)) {
      operations[id] = trimOperation(path, method, operation)
    }
  }
}
const missing = OPERATIONS.filter((id) => !(id in operations))
if (missing.length > 0) throw new Error(`not in ${SOURCE}: ${missing.join(', ')}`)

const schemas = new Map<string, unknown>()
collectReferences(operations, schemas)
collectReferences({ $ref: '#/components/schemas/basic-error' }, schemas)
const sorted = (entries: readonly (readonly [string, unknown])[]): Node =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
const subset = {
  source: SOURCE,
  operations: sorted(Object.entries(operations)),
  components: { schemas: sorted([...schemas]) },
}
writeFileSync(OUTPUT, `${JSON.stringify(subset)}\n`)
console.log(`${OUTPUT}: ${OPERATIONS.length} operations, ${schemas.size} schemas`)
