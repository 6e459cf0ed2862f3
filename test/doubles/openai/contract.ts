import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

/** What the contract describes: a request's body, the reply to it whole or in chunks, an error. */
export type Described =
  'Request' | 'StreamingRequest' | 'Completion' | 'Chunk' | 'EmbeddingsRequest' | 'Embeddings' | 'Failure'

const compiled = new Map<Described, ValidateFunction>()
let ajv: Ajv | null = null

/** What is wrong with a value by the types of the `openai` package, one line a fault; no more than five. */
export function checkContract(what: Described, value: unknown): readonly string[] {
  const validate = compiled.get(what) ?? compile(what)
  compiled.set(what, validate)
  if (validate(value)) return []
  const faults = (validate.errors ?? []).map(({ instancePath, message, keyword, params }) => {
    const detail = keyword === 'additionalProperties' ? ` (${String(params['additionalProperty'])})` : ''
    return `${what}${instancePath} ${message ?? keyword}${detail}`
  })
  return [...new Set(faults)].slice(0, 5)
}

function compile(what: Described): ValidateFunction {
  ajv ??= new Ajv({ strict: false, allErrors: true }).addSchema({
    $id: 'openai',
    ...(JSON.parse(readFileSync(join(import.meta.dirname, 'schema', 'operations.json'), 'utf8')) as object),
  })
  return ajv.compile({ $ref: `openai#/definitions/${what}` })
}
