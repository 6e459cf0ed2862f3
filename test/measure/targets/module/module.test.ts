import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locatePrograms } from '../../../../src/measure/targets/target.js'
import { module, canStripTypes } from '../../../../src/measure/targets/module/module.js'
import { describeThrown, writeReply } from '../../../../src/measure/targets/module/serve-module.js'
import { compileHome } from '../../run/custom-metrics/compile-home.js'
import { ask, recordLog, startSession } from '../start-session.js'

const FILES = {
  'answers.mjs': `let count = 0
let giveUp
const givenUp = new Promise((resolve) => { giveUp = resolve })
export const reset = () => { count = 0 }
export default async ({ query, timeout_ms }, { signal }) => {
  if (query === 'wait')
    return new Promise((resolve) => signal.addEventListener('abort', () => {
      resolve('late')
      giveUp(signal.reason.message)
    }))
  if (query === 'why') return givenUp
  return { answer: \`\${query} \${++count} \${timeout_ms}\`, id: 'not yours', spans: [{ path: 'a.md' }] }
}
export function shout({ query }) { return query.toUpperCase() + '!' }
export const constant = 5
`,
  'old.cjs': `exports.answer = ({ query }) => 'old ' + query\n`,
  'compiled.cjs': `Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = ({ query }) => 'compiled ' + query\n`,
  'broken.mjs': `import './missing.mjs'\n`,
  'typed.ts': `export default ({ query }: { query: string }): string => 'typed ' + query\n`,
}

let folder: string
const start = async (options: Record<string, unknown>, log = recordLog()) =>
  startSession(
    module,
    { shutdown_seconds: 1, ...options },
    { workingDirectory: join(folder, 'checkout'), programs: locatePrograms(await compileHome()), log },
  )
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-module-'))
  await mkdir(join(folder, 'checkout'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, 'checkout', name), text)
  await writeFile(join(folder, 'outside.mjs'), 'export default () => "outside"\n')
  await symlink(join(folder, 'outside.mjs'), join(folder, 'checkout', 'link.mjs'))
})
afterAll(async () => rm(folder, { recursive: true }))

describe('the function of a module', () => {
  test('returns text or a reply without an id of its own, and keeps its state', async () => {
    await using session = await start({ module: 'answers.mjs' })
    expect(await ask(session, 'plum')).toEqual({
      status: 'ok',
      reply: { answer: 'plum 1 undefined', spans: [{ path: 'a.md' }] },
    })
    expect(await ask(session, 'plum')).toMatchObject({ reply: { answer: 'plum 2 undefined' } })
    await using other = await start({ module: 'answers.mjs', export: 'shout' })
    expect(await ask(other, 'plum')).toEqual({ status: 'ok', reply: { answer: 'PLUM!' } })
  })

  test.each([
    ['old.cjs', 'answer', 'old plum'],
    ['compiled.cjs', 'default', 'compiled plum'],
  ])('may be in a CommonJS module: %s', async (path, name, answer) => {
    await using session = await start({ module: path, export: name })
    expect(await ask(session, 'plum')).toEqual({ status: 'ok', reply: { answer } })
  })

  test('is notified when its time is up, and the process lives on', async () => {
    await using session = await start({ module: 'answers.mjs' })
    await ask(session, 'warm')
    expect(await ask(session, 'wait', { timeoutMs: 100 })).toMatchObject({ failure: { kind: 'timeout' } })
    expect(await ask(session, 'why')).toMatchObject({ reply: { answer: 'No reply within 0.1 s.' } })
  })

  test.each(['message', 'process'])('loses its state between questions with `reset: %s`', async (reset) => {
    await using session = await start({ module: 'answers.mjs', reset })
    for (const query of ['a', 'b'])
      expect(await ask(session, query)).toMatchObject({ reply: { answer: `${query} 1 undefined` } })
  })
})

describe('a module that cannot be run', () => {
  test.each([
    ['missing.mjs', 'there is no such file in FOLDER'],
    ['link.mjs', 'it is not inside FOLDER'],
    ['../outside.mjs', 'it is not inside FOLDER'],
  ])('is refused at the start: %s', async (path, problem) => {
    await expect(start({ module: path })).rejects.toThrow(
      `The target's module \`${path}\` cannot be run: ${problem.replace('FOLDER', join(folder, 'checkout'))}. Its path is relative to the checkout.`,
    )
  })

  test.each([
    ['broken.mjs', {}, /Error \[ERR_MODULE_NOT_FOUND\]: Cannot find module .*missing\.mjs/],
    [
      'answers.mjs',
      { export: 'constant' },
      /has no export `constant` that is a function\. Its functions: .*default, reset, shout\./,
    ],
    ['old.cjs', { export: 'answer', reset: 'message' }, /has no export `reset` that is a function/],
  ])('is the user’s error with its own message: %s %j', async (path, options, log) => {
    await using session = await start({ module: path, ...options })
    const caught = await Promise.all(
      ['a', 'b', 'c'].map(async (query) => ask(session, query).catch((error: unknown) => error)),
    )
    const error = caught.find((one) => one instanceof Error) ?? session.startFailure()
    expect(error).toMatchObject({ code: 'target-cannot-start', facts: { how: 'exited with code 1' } })
    expect(String(error)).toMatch(log)
  })
})

test('TypeScript runs if Node supports it, and is otherwise refused with the remedy', async () => {
  const asked = start({ module: 'typed.ts' })
  if (!canStripTypes(process.versions.node)) {
    await expect(asked).rejects.toThrow(
      `Node ${process.versions.node} does not run TypeScript by itself. Compile it to JavaScript, use Node 22.18 or newer, or name a loader: \`node: [--import, tsx]\``,
    )
    return
  }
  await using session = await asked
  expect(await ask(session, 'plum')).toEqual({ status: 'ok', reply: { answer: 'typed plum' } })
})

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
])('Node %s strips types: %s', (version, expected) => {
  expect(canStripTypes(version)).toBe(expected)
})

const thrown = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })

test.each([
  [thrown('slow down', { status: 429, retryAfter: 2 }), { status: 429, message: 'Error: slow down', retry_after_s: 2 }],
  [thrown('down', { statusCode: 503 }), { status: 503, message: 'Error: down' }],
  [thrown('no', { kind: 'target', status: '503', retry_after_s: -1 }), { kind: 'target', message: 'Error: no' }],
  [refused, { message: 'TypeError: fetch failed (Error: connect ECONNREFUSED 127.0.0.1:1)' }],
  ['just text', { message: 'just text' }],
  [undefined, { message: 'undefined' }],
  [
    { status: 503, message: 'busy', retryAfter: 0.5 },
    { status: 503, message: 'busy', retry_after_s: 0.5 },
  ],
  [{ code: 7 }, { message: '{"code":7}' }],
  [Object.assign(Object.create(null) as object, { n: 1n }), { message: '[object Object]' }],
  [new Error('no', { cause: { message: 'inner' } }), { message: 'Error: no (inner)' }],
])('a thrown value becomes an error of the protocol', (error, expected) => {
  expect(describeThrown(error)).toEqual(expected)
})

test.each([
  ['text', '{"id":"a","answer":"text"}'],
  [{ answer: 'x', id: 'b' }, '{"answer":"x","id":"a"}'],
  [undefined, '{"id":"a"}'],
  [null, '{"id":"a","answer":null}'],
  [['x'], '{"id":"a","answer":["x"]}'],
])('a returned value becomes a line of the protocol', (given, line) => {
  expect(writeReply('a', given)).toBe(line)
})
