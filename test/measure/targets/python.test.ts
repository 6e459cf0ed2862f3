import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameFiles } from '../../../src/measure/search/locate-span.js'
import { command } from '../../../src/measure/targets/command.js'
import { ask, startSession } from './start-session.js'

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const [, chapter = ''] = readFileSync(pathOf('docs/protocol.md'), 'utf8').split('\n### A Python application\n')
const code = [...chapter.matchAll(/^```python\n([^]*?)^```/gm)].map(([, text = '']) => text)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-python-'))
  cpSync(pathOf('test/fixtures/python'), folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('python3 is installed', () => {
  expect(execFileSync('python3', ['--version'], { encoding: 'utf8' })).toMatch(/^Python 3\./)
})

describe('the Python programs of docs/protocol.md', () => {
  const [refunds, gifts] = ['Refunds are paid within 14 days.', 'A gift is refunded to the buyer.']

  test.each([
    [
      'LangChain',
      0,
      [
        { text: refunds, metadata: { source: 'docs/refunds.md', start_index: 120 } },
        { text: gifts, metadata: { source: 'docs/gifts.md' } },
      ],
    ],
    [
      'LlamaIndex',
      1,
      [
        { text: refunds, metadata: { file_path: 'docs/refunds.md', file_name: 'refunds.md' }, score: 0.83 },
        { text: gifts, metadata: { file_path: 'docs/gifts.md', file_name: 'gifts.md' }, score: 0 },
      ],
    ],
  ])('convert the recorded reply of %s', async (name, at, spans) => {
    const lines = code[at] ?? ''
    expect(lines.trimEnd().split('\n').length, name).toBeLessThanOrEqual(10)
    writeFileSync(join(folder, `${name}.py`), lines)
    await using session = await startSession(
      command,
      { command: ['python3', `${name}.py`] },
      { workingDirectory: folder },
    )
    const observation = await ask(session, 'Who is refunded for a gift?')
    expect(observation).toEqual({ status: 'ok', reply: { answer: 'The buyer, within 14 days.', spans } })
    const named = observation.status === 'ok' ? nameFiles(observation.reply, [folder]).spans : []
    expect(named?.map(({ path }) => path)).toEqual(['docs/refunds.md', 'docs/gifts.md'])
  })
})
