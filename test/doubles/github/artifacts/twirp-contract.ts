import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

const string = { type: 'string', minLength: 1 }
const number = { type: 'string', pattern: '^[0-9]+$' }
const time = { type: 'string', format: 'date-time' }
const digest = { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' }
const yes = { type: 'boolean', const: true }

/** The fields of a message. Those in `optional` may be absent. */
function message(fields: Record<string, object>, optional: readonly string[] = []): object {
  const required = Object.keys(fields).filter((name) => !optional.includes(name))
  return { type: 'object', additionalProperties: false, required, properties: fields }
}

const job = { workflow_run_backend_id: string, workflow_job_run_backend_id: string }
const listed = { ...job, database_id: number, name: string, size: number, created_at: time, digest }

/**
 * Requests and answers of `github.actions.results.api.v1.ArtifactService` in the JSON form of Protocol Buffers (64-bit
 * numbers are strings), after the message types in @actions/artifact 6.2.1, lib/generated/results/api/v1/artifact.js.
 */
const METHODS = {
  CreateArtifact: {
    request: message({ ...job, name: string, expires_at: time, version: { const: 7 }, mime_type: string }, [
      'expires_at',
      'mime_type',
    ]),
    answer: message({ ok: yes, signed_upload_url: string }),
  },
  FinalizeArtifact: {
    request: message({ ...job, name: string, size: number, hash: digest }, ['hash']),
    answer: message({ ok: yes, artifact_id: number }),
  },
  ListArtifacts: {
    request: message({ ...job, name_filter: string, id_filter: number }, ['name_filter', 'id_filter']),
    answer: message({ artifacts: { type: 'array', items: message(listed) } }),
  },
  GetSignedArtifactURL: {
    request: message({ ...job, name: string }),
    answer: message({ signed_url: string }),
  },
  DeleteArtifact: {
    request: message({ ...job, name: string }),
    answer: message({ ok: yes, artifact_id: number }),
  },
}

export type TwirpMethod = keyof typeof METHODS

export function isTwirpMethod(name: string): name is TwirpMethod {
  return Object.hasOwn(METHODS, name)
}

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const compiled = new Map<object, ValidateFunction>()

/** Returns the violations of a message of the artifact service, one per line. */
export function checkTwirpMessage(method: TwirpMethod, kind: 'request' | 'answer', value: unknown): readonly string[] {
  const schema = METHODS[method][kind]
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map((error) => `${kind}${error.instancePath} ${error.message ?? error.keyword}`)
}
