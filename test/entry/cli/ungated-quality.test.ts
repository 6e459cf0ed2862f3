import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from './run-cli.js'

const IDS = Array.from({ length: 40 }, (_, index) => `c${index}`)
const CASES = IDS.map((id, index) => {
  const asks =
    index % 2 === 0
      ? { required_hops: [{ id: 'who', any_of: ['the buyer'] }] }
      : { expected_sources: ['docs/refunds.md'] }
  return JSON.stringify({ id, query: `question ${id}`, tags: ['t'], ...asks })
})
const answers = (reply: object): string => IDS.map((id) => `${JSON.stringify({ case: id, ...reply })}\n`).join('')
const USAGE = { usage: { input_tokens: 500, output_tokens: 50 } }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-ungated-'))
  mkdirSync(join(folder, 'golden'))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  write('golden/cases.jsonl', CASES.join('\n'))
  write('golden/good.jsonl', answers({ answer: 'It is the buyer.', sources: ['docs/refunds.md'], ...USAGE }))
  write('golden/bad.jsonl', answers({ answer: 'Nobody knows.', sources: [], ...USAGE }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function lose(gates: string) {
  const suite = `name: refunds\ncases: [cases.jsonl]\ntarget: { type: replay, from: golden/good.jsonl, deterministic: true }\nvariants: { base: {}, head: { from: golden/bad.jsonl } }\n${gates}`
  writeFileSync(join(folder, 'golden/suite.yaml'), suite)
  await runCli(folder, ['run', '--out', 'out/base'])
  const { code, out } = await runCli(folder, [
    ...['run', '--variant', 'head', '--baseline', 'out/base', '--out', 'out/head'],
  ])
  return { code, headline: (out.split('\n\n')[0] ?? '').replace(/\s+/g, ' ') }
}

test('the loss of every hop and source of a suite without gates is red', async () => {
  const { code, headline } = await lose('')
  expect(code).toBe(1)
  expect(headline).toMatch(/^❌ Regressed: 40 of 40 cases broke Success 100 % → 0 %/)
})

test('the same loss is not green if the gates are only on tokens', async () => {
  const { code, headline } = await lose('gates: [{ metric: tokens, max_rise: 10% }]\n')
  expect(code).toBe(0)
  expect(headline).toMatch(
    /^❓ Cannot tell: no gate checks the quality of the answers, and success fell from 100 % to 0 %/,
  )
})
