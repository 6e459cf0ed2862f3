import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

/** The messages in the contract: the body of a request, the whole reply or its chunks, and an error. */
export type Described =
  'Request' | 'StreamingRequest' | 'Completion' | 'Chunk' | 'EmbeddingsRequest' | 'Embeddings' | 'Failure'

const compiled = new Map<Described, ValidateFunction>()
let ajv: Ajv | null = null

/** Returns the violations of the types of the `openai` package by a value, one per line; at most five. */
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
