import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csv } from '../../../src/exchange/export/csv.js'
import { type ExportedCase, jsonl, type ReportLoss } from '../../../src/exchange/export/exporter.js'
import { promptfoo } from '../../../src/exchange/export/promptfoo.js'
import { writeCases } from '../../../src/exchange/import/write-cases.js'
import { checkJsonSchema } from '../../../src/metrics/answer/json-schema.js'
import { caseSchema, type GoldenCase } from '../../../src/model/suite/case.js'
import { parseCases, omitDefaults } from '../../../src/measure/suite/parse-cases.js'
import { importTexts } from '../import/read-examples.js'

/** Reads a file's first case with the suite's own reader. */
function readCase(path: string, text: string): ExportedCase {
  const { cases, problems } = parseCases({ files: [{ path, text }], hash: () => 'hash', checkJsonSchema })
  const [golden] = cases
  if (golden === undefined) throw new Error(JSON.stringify(problems))
  return { golden, fields: fieldsOf(golden) }
}

const fieldsOf = ({ at: _at, fingerprint: _fingerprint, ...golden }: GoldenCase): ExportedCase['fields'] =>
  omitDefaults(golden, caseSchema) as ExportedCase['fields']

const noLoss: ReportLoss = (how, what) => {
  throw new Error(`${how}: ${what}`)
}
const write = (cases: Iterable<string> | undefined): string => `${[...(cases ?? [])].join('\n')}\n`

/** Characters and words with a special meaning in CSV, YAML, spreadsheets or templates. */
const SIGNS = '= + - @ ; , " \' \\ :: # |- > ~ & * ! % [ { {{x}} {%if%} null true 1 a: Zß'.split(' ')
const BLANKS = [' ', '\n', '\r\n', '\r', '\t', '\u2028', '\u200b', '\u202e', '\ufeff']
const text = fc
  .array(fc.constantFrom(...SIGNS, ...BLANKS), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((joined) => joined.trim() !== '')
const check = fc.oneof(
  text.map((contains) => ({ contains })),
  text.map((not_contains) => ({ not_contains, ignore_case: true })),
  text.map((equals) => ({ equals })),
  fc.double({ min: 0.001, max: 1000, noNaN: true }).map((max_latency_s) => ({ max_latency_s })),
  fc.double({ min: 0.0001, max: 10, noNaN: true }).map((max_cost_usd) => ({ max_cost_usd })),
)
const written = fc.record(
  {
    id: fc.constant('c'),
    query: text,
    tags: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
    notes: text,
    use_case: text,
    expected_answer: text,
    expected_sources: fc.array(text, { minLength: 1, maxLength: 3 }),
    expected_spans: fc.array(fc.record({ path: text, symbol: text }), { minLength: 1, maxLength: 1 }),
    checks: fc.array(check, { minLength: 1, maxLength: 4 }),
    timeout_seconds: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: ['id', 'query'] },
)
const original = written.map((value) => readCase('cases.json', JSON.stringify([value])))

describe('a case with any text is read back unchanged from', () => {
  test('jsonl', () => {
    fc.assert(
      fc.property(original, (one) => {
        expect(readCase('cases.jsonl', write(jsonl.cases?.([one], noLoss))).fields).toEqual(one.fields)
      }),
    )
  })

  test('csv, except for the noted apostrophes', () => {
    fc.assert(
      fc.property(original, (one) => {
        const told = new Set<string>()
        const { fields } = readCase('cases.csv', write(csv.cases?.([one], (_, what) => told.add(what))))
        const rest = (all: ExportedCase['fields']) => Object.entries(all).filter(([name]) => !told.has(name))
        expect(Object.fromEntries(rest(fields))).toEqual(Object.fromEntries(rest(one.fields)))
        for (const name of told)
          expect(String(fields[name]).replaceAll("'", '')).toBe(String(one.fields[name]).replaceAll("'", ''))
      }),
    )
  })

  test('promptfoo, except for the order of its checks', () => {
    fc.assert(
      fc.property(original, (one) => {
        const told: string[] = []
        const config = write(promptfoo.cases?.([one], (how) => told.push(how)))
        expect(told.filter((how) => !how.startsWith('In `metadata.goldenpair`'))).toEqual([])
        const { cases, notes } = importTexts('promptfoo', [{ path: 'promptfooconfig.yaml', text: config }])
        expect(notes.map(({ message }) => message.split(':')[0])).toEqual(['`providers` not imported'])
        const again = readCase(
          'cases.yaml',
          writeCases(
            [],
            cases.map(({ draft }) => draft),
          ),
        )
        const sorted = ({ fields, golden }: ExportedCase) => ({
          ...fields,
          checks: golden.checks.map((each) => JSON.stringify(each)).sort(),
        })
        expect(sorted(again)).toEqual(sorted(one))
      }),
    )
  })
})
