import { z, type ZodType } from 'zod'
import { confirmationsEndSchema, confirmationsHeadSchema } from '../src/model/result/confirmation.js'
import { experimentSchema } from '../src/model/result/experiment.js'
import { noiseSchema } from '../src/model/result/noise.js'
import { failureSchema, observationSchema, replySchema } from '../src/model/run/observation.js'
import { writtenComparisonSchema } from '../src/model/result/comparison.js'
import { referenceSchema } from '../src/model/run/reference.js'
import { resultFileSchema } from '../src/model/run/result-file.js'
import { runEventSchema } from '../src/model/run/run-event.js'
import { runSchema, storedTrialSchema, trialRecordSchema, trialSchema } from '../src/model/run/run.js'
import { caseSchema } from '../src/model/suite/case.js'
import { judgeEntrySchema, manifestSchema, targetEntrySchema } from '../src/measure/suite/manifest-schema.js'
import type { AdapterOptions, TargetOptions } from '../src/measure/suite/problem.js'
import { CASE_ALIASES, SPAN_ALIASES } from '../src/measure/suite/check-case.js'

/**
 * Generates the JSON Schemas of schema/ from the zod schemas and the registries of targets and judges.
 * `npm run schemas` writes the files: it runs `test/schema.test.ts` with --update, which otherwise only compares.
 */

type JsonSchema = Readonly<Record<string, unknown>>

interface SchemaFile {
  readonly title: string
  readonly description: string
  readonly schema: JsonSchema
}

/**
 * The files that people write; an unknown field in them is a mistake. A later version of Goldenpair may add fields to all other files
 * (docs/compatibility.md).
 */
const WRITTEN_BY_PEOPLE = ['suite', 'case']

/**
 * Returns the text of every schema file by its name in schema/.
 * @param isClosed whether files written by Goldenpair must not have unknown fields either; for tests
 */
export function generateSchemas(
  targets: readonly TargetOptions[],
  judges: readonly AdapterOptions[],
  isClosed = false,
): Readonly<Record<string, string>> {
  const files: Readonly<Record<string, SchemaFile>> = {
    suite: {
      title: 'Golden suite',
      description:
        'A suite manifest such as golden/suite.yaml: what is measured, on which cases, and what may not get worse.',
      schema: suiteSchema(targets, judges),
    },
    case: {
      title: 'Golden cases',
      description: 'A case file: a list of cases, `{cases: [...]}`, or a single case.',
      schema: caseFileSchema(),
    },
    reply: {
      title: 'Reply of a target',
      description:
        'A line that a command target writes to stdout: the id of a request with its answer, or with an error.',
      schema: replyLineSchema(),
    },
    observation: {
      title: 'Observation',
      description: 'What came back for one trial: the reply of the target, or how it failed.',
      schema: toJson(observationSchema, 'ref'),
    },
    run: {
      title: 'Run',
      description: 'run.json: what was run, with which settings and fingerprints, and the summary of every metric.',
      schema: toJson(runSchema),
    },
    trial: {
      title: 'Trial',
      description: 'A line of trials.jsonl: one attempt at one case, what came back, and its scores.',
      schema: toJson(storedTrialSchema, 'ref'),
    },
    result: {
      title: 'Results',
      description:
        'What `goldenpair run --results` writes: every case of a run with its means and a representative answer.',
      schema: toJson(resultFileSchema, 'ref'),
    },
    confirmations: {
      title: 'Confirmations',
      description:
        'A line of confirmations.jsonl: first whose re-runs these are, then the re-runs of newly failing cases, last why they ended early.',
      schema: toJson(z.union([confirmationsHeadSchema, trialSchema, confirmationsEndSchema]), 'ref'),
    },
    unjudged: {
      title: 'Unjudged answer',
      description: 'A line of unjudged.jsonl: an answer of a stopped run that waits for its judgment, without scores.',
      schema: toJson(trialRecordSchema, 'ref'),
    },
    reference: {
      title: 'Reference',
      description: 'golden/reference.json: a pinned run to compare with, as `goldenpair ratchet` writes it.',
      schema: toJson(referenceSchema, 'ref'),
    },
    comparison: {
      title: 'Comparison',
      description:
        'comparison.json: one to ten arms, each compared with the baseline by every gate, metric and case, how several rank, and the verdict.',
      schema: toJson(writtenComparisonSchema, 'ref'),
    },
    'run-event': {
      title: 'Event of a run',
      description: 'A line that `goldenpair run --json` prints: what has just happened, and at last the verdict.',
      schema: toJson(runEventSchema, 'ref'),
    },
    aa: {
      title: 'A/A',
      description:
        'aa.json: what two interleaved runs of one variant, as `goldenpair ab` makes them of one that is named twice, say of the noise of a suite.',
      schema: toJson(noiseSchema),
    },
    experiment: {
      title: 'Experiment',
      description:
        'experiment.json: what mode `ab` of the Action has compared, with which settings, and what came of it.',
      schema: toJson(experimentSchema, 'ref'),
    },
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `${name}.schema.json`,
      writeSchema(name, isClosed || WRITTEN_BY_PEOPLE.includes(name) ? file : { ...file, schema: open(file.schema) }),
    ]),
  )
}

/** Returns the schema without `additionalProperties: false`, so that objects may have further fields. */
function open<Schema>(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  ) as Schema
}

function writeSchema(name: string, { title, description, schema }: SchemaFile): string {
  const { $schema, ...rest } = schema
  const head = { $schema, $id: `urn:goldenpair:schema:${name}`, title, description }
  return `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`
}

/**
 * Converts a zod schema to the JSON Schema of its input, in which fields with a default are optional. With `reused: 'ref'`, repeated
 * parts are written once, under `$defs`. `z.custom` members (snapshots that are checked structurally) become plain objects.
 */
function toJson(schema: ZodType, reused: 'inline' | 'ref' = 'inline'): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    reused,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') jsonSchema.type = 'object'
    },
  })
}

/** Returns the schema of the manifest, with the options of every target and judge instead of "any object". */
function suiteSchema(targets: readonly TargetOptions[], judges: readonly AdapterOptions[]): JsonSchema {
  const suite = toJson(manifestSchema)
  const target = { description: 'The system under test.', oneOf: listAdapters(targets, targetEntrySchema) }
  const { description } = manifestSchema.shape.judge
  const judge = { description, oneOf: listAdapters(judges, judgeEntrySchema) }
  return { ...suite, properties: { ...propertiesOf(suite), target, judge } }
}

/** Returns a schema for each adapter: its own options, and the keys shared by all adapters of its kind. */
function listAdapters(
  adapters: readonly AdapterOptions[],
  entry: typeof targetEntrySchema | typeof judgeEntrySchema,
): readonly JsonSchema[] {
  const shared = Object.entries(propertiesOf(toJson(entry))).filter(([key]) => key !== 'type')
  return adapters.map(({ name, options }) => {
    const own = toJson(options)
    const required: readonly unknown[] = Array.isArray(own['required']) ? own['required'] : []
    return {
      type: 'object',
      properties: {
        type: { const: name },
        ...propertiesOf(own),
        ...Object.fromEntries(shared),
      },
      required: ['type', ...required],
      additionalProperties: false,
    }
  })
}

function caseFileSchema(): JsonSchema {
  const { $schema, ...golden } = withAliases(toJson(caseSchema), CASE_ALIASES)
  const properties = propertiesOf(golden)
  const spans = properties['expected_spans']
  const items = withAliases(itemsOf(spans), SPAN_ALIASES)
  const list = { type: 'array', items: { $ref: '#/$defs/case' } }
  const cases = { type: 'object', properties: { cases: list }, required: ['cases'], additionalProperties: false }
  const $defs = {
    case: {
      title: 'Case',
      description: 'One golden query with what is expected of it.',
      ...golden,
      properties: { ...properties, expected_spans: { ...asMapping(spans), items } },
    },
  }
  return { $schema, anyOf: [list, cases, { $ref: '#/$defs/case' }], $defs }
}

/** Accepts every field under its aliases too. The schema does not forbid giving two names of one field; the parser does. */
function withAliases(schema: JsonSchema, aliases: Readonly<Record<string, string>>): JsonSchema {
  const own = propertiesOf(schema)
  const names = Object.entries(aliases)
  const others = names.map(([alias, name]) => {
    const description = `Another name of \`${name}\`.`
    return [alias, { ...asMapping(own[name]), description }] as const
  })
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const aliasesOf = (field: unknown): readonly string[] =>
    names.flatMap(([alias, name]) => (name === field ? [alias] : []))
  const choices = required
    .filter((field) => aliasesOf(field).length > 0)
    .map((field) => ({ anyOf: [field, ...aliasesOf(field)].map((name) => ({ required: [name] })) }))
  const rest = required.filter((field) => aliasesOf(field).length === 0)
  return {
    ...schema,
    properties: { ...own, ...Object.fromEntries(others) },
    ...(rest.length === required.length ? {} : { required: rest, allOf: choices }),
  }
}

function itemsOf(schema: unknown): JsonSchema {
  return asMapping(asMapping(schema)['items'])
}

function asMapping(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function replyLineSchema(): JsonSchema {
  const id = z.string().min(1)
  const { message, status } = failureSchema.shape
  const error = z.looseObject({ kind: z.string().optional(), status, message })
  return toJson(z.union([replySchema.extend({ id }), z.looseObject({ id, error })]))
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, unknown>> {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? { ...properties } : {}
}
