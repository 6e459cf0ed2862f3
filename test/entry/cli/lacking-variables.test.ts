import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from './run-cli.js'

const SERVER = `
import { createServer } from 'node:http'
createServer((request, response) => {
  response.statusCode = process.env.SHOP_API_KEY ? 200 : 500
  response.end(JSON.stringify(process.env.SHOP_API_KEY ? { answer: 'ok' } : { error: 'internal error' }))
}).listen(Number(process.env.PORT))
`
const PROGRAM = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  if (!process.env.SHOP_API_KEY) process.exit(1)
  console.log(JSON.stringify({ id: JSON.parse(line).id, answer: 'ok' }))
}
`
const TARGETS = {
  'a server that answers 500': "{ type: http, url: 'http://127.0.0.1:${PORT}/', start: node server.mjs }",
  'a program that dies': '{ type: command, command: node program.mjs }',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-lacking-'))
  writeFileSync(join(folder, 'server.mjs'), SERVER)
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = async (target: string, env: Record<string, string>, ...args: readonly string[]) => {
  const cases = [1, 2, 3].map((id) => ({ id: `c${id}`, query: 'q', checks: [{ contains: 'ok' }] }))
  writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases))
  writeFileSync(join(folder, 'suite.yaml'), `name: s\ncases: cases.json\nretries: 0\ntarget: ${target}\n`)
  return runCli(folder, ['run', '--suite', 'suite.yaml', '--out', 'out', ...args], {
    env: { PATH: process.env['PATH'], ...env },
  })
}

test.each(Object.entries(TARGETS))('%s for lack of a variable: the error states that first', async (_name, target) => {
  const hidden = await run(target, { SHOP_API_KEY: 'sk-shop-123456789' })
  expect(hidden.code).toBe(3)
  expect(hidden.log).toContain(
    'error: The target probably lacks `SHOP_API_KEY`, which its files name and which is set but not given to targets: write `target-env: SHOP_API_KEY` in the workflow, or --target-env SHOP_API_KEY on the command line. The target ',
  )
  const absent = await run(target, {})
  expect(absent.code).toBe(3)
  expect(absent.log).toContain(
    'error: The target probably lacks `SHOP_API_KEY`, which its files name and which is not set: set it in `env` of the step, and write `target-env: SHOP_API_KEY` in the workflow, or --target-env SHOP_API_KEY on the command line. The target ',
  )
  const given = await run(target, { SHOP_API_KEY: 'sk-shop-123456789' }, '--target-env', 'SHOP_API_KEY')
  expect(given.code, given.log).toBe(0)
})

test("a variable from the suite's `env` or a `.env` file is not missing", async () => {
  const target = TARGETS['a program that dies'].replace(' }', ", env: { SHOP_API_KEY: '' } }")
  expect((await run(target, {})).log).not.toContain('probably lacks')
  writeFileSync(join(folder, '.env'), 'SHOP_API_KEY=sk-shop-123456789\n')
  expect((await run(TARGETS['a program that dies'], {})).log).not.toContain('probably lacks')
})
