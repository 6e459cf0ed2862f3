import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SUITE_REGISTRIES } from '../../../src/app/registries.js'
import { caseSchema } from '../../../src/core/model/case.js'
import { codeSourcesEntrySchema } from '../../../src/core/model/run-code.js'
import { gateEntrySchema, manifestSchema } from '../../../src/core/suite/manifest-schema.js'
import { parseSuite } from '../../../src/core/suite/parse-suite.js'

const page = readFileSync(new URL('../../../docs/suite.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text)
const manifests = blocks.filter((text) => /^target:/m.test(text))
const tables = [...page.matchAll(/```csv\n(.*?)```/gs)].map(([, text = '']) => text)
const caseFiles = [
  ...blocks.filter((text) => !manifests.includes(text)).map((text, index) => ({ path: `c${index}.yaml`, text })),
  ...tables.map((text, index) => ({ path: `c${index}.csv`, text })),
]

describe('docs/suite.md', () => {
  test.each(manifests)('has a manifest that parses without a warning: %.60j', (text) => {
    const parsed = parseSuite({
      manifest: { path: 's.yaml', text },
      caseFiles,
      registries: SUITE_REGISTRIES,
      hash: (given) => given,
    })
    expect(parsed.warnings).toEqual([])
    expect(parsed.suite.cases.length).toBeGreaterThan(0)
  })

  test('names every key of manifest, gates and cases in its tables', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key))
    const keys = [manifestSchema, gateEntrySchema, caseSchema, codeSourcesEntrySchema].flatMap(({ shape }) =>
      Object.keys(shape),
    )
    expect([...new Set(named)].sort()).toEqual([...new Set(keys)].sort())
  })
})
