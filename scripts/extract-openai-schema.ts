/**
 * Writes test/doubles/openai/schema/operations.json: the JSON Schemas (without descriptions) of the chat completions and embeddings
 * operations. They are made from the types of the `openai` package, which OpenAI generates from its OpenAPI description.
 *
 * Usage (Node 24): `node_modules/.bin/node scripts/extract-openai-schema.ts`
 * Installs the package and the schema generator in a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOURCE = 'openai@6.49.0'
const GENERATOR = 'ts-json-schema-generator@2.4.0'
const OUTPUT = join(import.meta.dirname, '..', 'test', 'doubles', 'openai', 'schema', 'operations.json')

const ROOTS = `import type { OpenAI } from 'openai'
export type Request = OpenAI.ChatCompletionCreateParamsNonStreaming
export type StreamingRequest = OpenAI.ChatCompletionCreateParamsStreaming
export type Completion = OpenAI.ChatCompletion
export type Chunk = OpenAI.ChatCompletionChunk
export type EmbeddingsRequest = OpenAI.EmbeddingCreateParams
export type Embeddings = OpenAI.CreateEmbeddingResponse
export type Failure = { error: OpenAI.ErrorObject }
`
const COMPILER = { strict: true, target: 'es2022', module: 'nodenext', skipLibCheck: true, types: [] }

const TEXTS = ['description', 'deprecated']

function withoutDescriptions(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDescriptions(item))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
    // A property may be called `description` too; only the keyword has a string as its value.
    .filter(([name, member]) => isMap || !(TEXTS.includes(name) && typeof member === 'string'))
    .map(([name, member]) => [name, withoutDescriptions(member, name === 'properties' || name === 'definitions')])
  return Object.fromEntries(members)
}

const folder = mkdtempSync(join(tmpdir(), 'openai-schema-'))
try {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--ignore-scripts', '--prefix', folder, SOURCE, GENERATOR])
  writeFileSync(join(folder, 'roots.ts'), ROOTS)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, include: ['roots.ts'] }))
  const generator = join(folder, 'node_modules', '.bin', 'ts-json-schema-generator')
  const made = join(folder, 'schema.json')
  execFileSync(generator, ['--path', 'roots.ts', '--tsconfig', 'tsconfig.json', '--type', '*', '--out', made], {
    cwd: folder,
  })
  const { definitions } = withoutDescriptions(JSON.parse(readFileSync(made, 'utf8'))) as { definitions: object }
  writeFileSync(OUTPUT, `${JSON.stringify({ source: SOURCE, definitions })}\n`)
} finally {
  rmSync(folder, { recursive: true })
}
