import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import type { Annotation, Report } from '../../../src/model/result/report.js'
import { renderSarif } from '../../../src/report/render/machine.js'

const report: Report = { suite: 'hand book', headline: [], second_line: null, collapsed: true, blocks: [], footer: [] }
const remark = (more: Partial<Annotation> = {}): Annotation => ({
  level: 'error',
  file: 'docs/golden/cases/a b.yaml',
  line: 7,
  title: 'refund-window broke',
  message: 'nothing expected was retrieved (0 of 3 trials pass; before: 5 of 5)',
  ...more,
})

const object = (properties: Record<string, object>, required = Object.keys(properties)): object => ({
  type: 'object',
  properties,
  required,
})
const text = object({ text: { type: 'string', minLength: 1 } })
const location = object({
  physicalLocation: object({
    artifactLocation: object({ uri: { type: 'string', format: 'uri-reference' } }),
    region: object({ startLine: { type: 'integer', minimum: 1 } }),
  }),
})

/** Requirements of SARIF 2.1.0 and GitHub's code scanning for a log (sarif-schema-2.1.0.json; "Supported SARIF output file properties"). */
const LOG = object({
  $schema: { type: 'string' },
  version: { const: '2.1.0' },
  runs: {
    type: 'array',
    items: object({
      tool: object({
        driver: object({
          name: { type: 'string' },
          semanticVersion: { type: 'string' },
          rules: {
            type: 'array',
            items: object({ id: { type: 'string' }, shortDescription: text, fullDescription: text, help: text }),
          },
        }),
      }),
      automationDetails: object({ id: { type: 'string', pattern: '/$' } }),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      results: {
        type: 'array',
        items: object({
          ruleId: { type: 'string' },
          ruleIndex: { type: 'integer' },
          level: { enum: ['none', 'note', 'warning', 'error'] },
          message: text,
          locations: { type: 'array', minItems: 1, items: location },
          partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
        }),
      },
    }),
  },
})
const validate = new Ajv({ strict: true, formats: { 'uri-reference': /^[!#-;=?-[\]_a-z~%]*$/i } }).compile(LOG)

function read(broken?: readonly Annotation[]) {
  const log: unknown = JSON.parse(renderSarif(report, broken && { broken }))
  validate(log)
  expect(validate.errors ?? []).toEqual([])
  const { runs } = log as { readonly runs: readonly { readonly results: readonly Record<string, unknown>[] }[] }
  return runs[0]?.results ?? []
}

test('a broken case is an alert at its file and line', () => {
  expect(read([remark(), remark({ level: 'warning', title: 'b broke', line: 9 })])).toEqual([
    {
      ruleId: 'broken-case',
      ruleIndex: 0,
      level: 'error',
      message: {
        text: 'refund-window broke: nothing expected was retrieved (0 of 3 trials pass; before: 5 of 5)',
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/golden/cases/a%20b.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 7 },
          },
        },
      ],
      partialFingerprints: { 'goldenpairCase/v1': 'hand book/refund-window broke' },
    },
    expect.objectContaining({ level: 'warning', message: { text: expect.stringMatching(/^b broke: /) as string } }),
  ])
})

test('a report without broken cases has no alert, which closes earlier ones', () => {
  expect(read()).toEqual([])
  expect(read([])).toEqual([])
})

test('text of a target is neither a link nor a placeholder, and does not reverse lines', () => {
  const [result] = read([remark({ title: 'x broke', message: '[click](https://evil) {0} \\ \u202etxt' })])
  expect(result?.['message']).toEqual({ text: 'x broke: \\[click\\](https://evil) {{0}} \\\\ txt' })
})
