import { pairOf } from '../../pair-of.js'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Loads the command line with a Tango interval that throws. Tests share modules, so it uses new ones and removes them afterwards. */
async function importBroken(): Promise<typeof import('./recorded-terminal.js')> {
  vi.resetModules()
  vi.doMock(import('../../../src/stats/tango-interval.js'), () => ({
    tangoInterval: () => {
      throw new RangeError('no interval today')
    },
  }))
  return import('./recorded-terminal.js')
}
/** Two cases of which the second target fails one, so that a gate has something to test; tokens are another gate's. */
const targetOf = (broken: string): string => `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line)
  console.log(JSON.stringify({ id, answer: query === '${broken}' ? 'no' : 'yes', usage: { input_tokens: 8, output_tokens: query.length } }))
}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-throws-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    `name: throws
cases: [cases.yaml]
target: { type: command, command: '${process.execPath} target.mjs' }
gates:
  - { metric: success, max_drop: 0.05 }
  - { metric: tokens.total, max_rise: 10% }
`,
  )
  writeFileSync(
    join(folder, 'golden/cases.yaml'),
    ['one', 'two', 'three']
      .map((query) => `- { id: ${query}, query: ${query}, checks: [{ contains: yes }] }\n`)
      .join(''),
  )
})
afterAll(() => {
  vi.doUnmock(import('../../../src/stats/tango-interval.js'))
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

test('a gate that cannot be computed leads to exit code 4 after everything was written, whatever --fail-on says', async () => {
  const { goldenpair } = await importBroken()
  for (const [arm, broken] of [
    ['before', 'none'],
    ['after', 'two'],
  ] as const) {
    writeFileSync(join(folder, 'target.mjs'), targetOf(broken))
    expect(await goldenpair(folder, ['run', '--out', arm])).toMatchObject({ code: 0 })
  }
  const { code, out } = await goldenpair(folder, [
    'compare',
    'before',
    'after',
    '--fail-on',
    'never',
    '--out',
    'result',
  ])
  expect(out.replaceAll(/\s+/g, ' ')).toContain('please report this bug of Goldenpair: no interval today')
  expect(code).toBe(4)
  for (const file of ['comparison.json', 'report.html', 'comment.md', 'junit.xml'])
    expect({ file, exists: existsSync(join(folder, 'result', file)) }).toEqual({ file, exists: true })
  const { gates } = pairOf(readFileSync(join(folder, 'result/comparison.json'), 'utf8'))
  expect(gates.map(({ verdict }) => verdict)).toEqual(['invalid', 'unchanged'])
})
