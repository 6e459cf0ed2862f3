import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from './run-cli.js'

const SUITE = 'cases: [cases.yaml]\ntarget: { type: search, include: ["*.md"] }\n'
const CASES = '- { id: keys, query: how are keys rotated, expected_spans: [{ path: keys.md }] }\n'

test('two suites with the same name in a folder do not overwrite each other’s run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-two-'))
  for (const suite of ['golden', 'evals']) {
    mkdirSync(join(folder, suite))
    writeFileSync(join(folder, suite, 'suite.yaml'), SUITE)
    writeFileSync(join(folder, suite, 'cases.yaml'), CASES)
  }
  writeFileSync(join(folder, 'keys.md'), '# Keys\n\nKeys are rotated.\n')
  expect((await runCli(folder, ['run'])).code).toBe(0)
  expect((await runCli(folder, ['run'])).code).toBe(0)
  expect(await runCli(folder, ['run', '--suite', 'evals/suite.yaml'])).toMatchObject({
    code: 3,
    log: `error: .goldenpair/${basename(folder)}-default exists already, and nothing was written. It is a run of golden/suite.yaml, and evals/suite.yaml has the same name: give each suite its own \`name\`, or choose a folder with --out.`,
  })
  expect((await runCli(folder, ['run', '--suite', 'evals/suite.yaml', '--out', 'other'])).code).toBe(0)
  // A moved manifest is still the same suite.
  rmSync(join(folder, 'golden'), { recursive: true })
  expect((await runCli(folder, ['run', '--suite', 'evals/suite.yaml'])).code).toBe(0)
  rmSync(folder, { recursive: true })
})
