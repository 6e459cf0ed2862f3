import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenComparison } from '../../../src/model/result/comparison.js'
import { runCli } from './run-cli.js'

const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, settings } = JSON.parse(line)
  const planner = settings.confidence === undefined ? undefined : { confidence: settings.confidence }
  process.stdout.write(JSON.stringify({ id, answer: 'PASS', planner }) + '\\n')
}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-calibration-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  const cases = Array.from({ length: 24 }, (_, at) => ({
    id: `c${at}`,
    query: `q ${at}`,
    checks: [{ contains: 'PASS' }],
  }))
  writeFileSync(join(folder, 'golden/cases.yaml'), JSON.stringify(cases))
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    JSON.stringify({
      ...{ name: 'sure', cases: ['cases.yaml'], rounds: 1 },
      target: { type: 'command', command: [process.execPath, 'target.mjs'], deterministic: true },
      variants: {
        silent: {},
        sure: { settings: { confidence: 0.98 } },
        unsure: { settings: { confidence: 0.7 } },
        near: { settings: { confidence: 0.95 } },
      },
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['a target that reports no confidence has no gate on it', 'silent', 'silent', 0, undefined],
  ['a rise of the calibration error by .05 or more fails', 'sure', 'unsure', 1, 'regressed'],
  ['a smaller one fails nothing', 'sure', 'near', 0, 'inconclusive'],
])('in a suite without gates %s', async (_, before, after, exit, verdict) => {
  await runCli(folder, ['run', '--variant', before, '--out', before])
  const { code } = await runCli(folder, ['run', '--variant', after, '--out', 'after', '--baseline', before])
  const comparison = JSON.parse(readFileSync(join(folder, 'after/comparison.json'), 'utf8')) as WrittenComparison
  const gate = comparison.candidates[0]?.gates.find(({ gate: { metric } }) => metric === 'calibration.ece')
  expect({ code, verdict: gate?.verdict }).toEqual({ code: exit, verdict })
  expect(JSON.stringify(comparison.candidates[0]?.ungated ?? [])).not.toContain('calibration')
})
