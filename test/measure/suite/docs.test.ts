import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { codeSourcesEntrySchema } from '../../../src/model/run/run-code.js'
import { caseSchema } from '../../../src/model/suite/case.js'
import { SUITE_REGISTRIES } from '../../../src/measure/load-suite.js'
import { gateEntrySchema, manifestSchema, scoringEntrySchema } from '../../../src/measure/suite/manifest-schema.js'
import { parseSuite } from '../../../src/measure/suite/parse-suite.js'

const docs = new URL('../../../docs/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8')
const blocksOf = (text: string): string[] => [...text.matchAll(/```yaml\n(.*?)```/gs)].map(([, block = '']) => block)
const isManifest = (text: string): boolean => /^target:/m.test(text)
const page = read('suite.md')
const manifests = readdirSync(docs)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    blocksOf(read(name))
      .filter(isManifest)
      .map((text) => ({ name, text })),
  )
const blocks = blocksOf(page).filter((text) => !isManifest(text))
const tables = [...page.matchAll(/```csv\n(.*?)```/gs)].map(([, text = '']) => text)
const caseFiles = [
  ...blocks.map((text, index) => ({ path: `c${index}.yaml`, text })),
  ...tables.map((text, index) => ({ path: `c${index}.csv`, text })),
]

test.each(manifests)('a manifest in docs/$name parses without a warning: $text', ({ text }) => {
  const parsed = parseSuite({
    home: { name: 'golden', directory: '' },
    manifest: { path: 's.yaml', text },
    caseFiles,
    registries: SUITE_REGISTRIES,
    hash: (given) => given,
  })
  expect(parsed.warnings).toEqual([])
  expect(parsed.suite.cases.length).toBeGreaterThan(0)
})

describe('docs/suite.md', () => {
  test('lists every key of manifest, gates and cases in its tables', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key))
    const keys = [manifestSchema, scoringEntrySchema, gateEntrySchema, caseSchema, codeSourcesEntrySchema].flatMap(
      ({ shape }) => Object.keys(shape),
    )
    expect([...new Set(named)].sort()).toEqual([...new Set(keys)].sort())
  })

  test('names defaults that change nothing if they are written out', () => {
    const target = { type: 'search' }
    const manifest = manifestSchema.parse({ target })
    const written = [...page.matchAll(/^\| `(\w+)` +\| `([^|]+)` +\|/gm)].map(
      ([, key = '', value = '']) => [key, parse(value) as unknown] as const,
    )
    const pick = (known: object) => Object.fromEntries(written.filter(([key]) => key in known))
    const [top, scoring] = [pick(manifest), pick(manifest.scoring)]
    expect(Object.keys({ ...top, ...scoring }).length).toBeGreaterThan(25)
    expect(manifestSchema.parse({ target, ...top, scoring })).toEqual(manifest)
  })
})

test('every label that a judge can be compared with is accepted, and a label of another metric causes a warning', () => {
  const grades = 'judge.correctness: 5, judge.completeness: 1, judge.faithfulness: 3'
  const qualities = 'quality.answer-quality: 0, quality.factual-correctness: 1, quality.completeness: 0.5'
  const unused = ['success', 'performance.latency', 'judge.cost-usd', 'rubric.weighted-score']
  const labels = [grades, qualities, ...unused.map((name) => `${name}: 1`)].join(', ')
  const text = `- { id: a, query: q, expected_answer: a, human_labels: { ${labels} } }`
  const { warnings } = parseSuite({
    home: { name: 'golden', directory: '' },
    manifest: { path: 's.yaml', text: 'target: { type: search }' },
    caseFiles: [{ path: 'c.yaml', text }],
    registries: SUITE_REGISTRIES,
    hash: (given) => given,
  })
  const held =
    '`judge.correctness`, `judge.completeness`, `judge.faithfulness`, `quality.answer-quality`, `quality.factual-correctness`, `quality.completeness`'
  expect(warnings).toEqual(
    unused.map(
      (name) =>
        `c.yaml:1: \`human_labels\` of case \`a\`: \`${name}\` is a metric, but labels are compared only with a judge’s metrics: ${held}.`,
    ),
  )
})
