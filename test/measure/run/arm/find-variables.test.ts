import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findVariables } from '../../../../src/measure/run/arm/start-target.js'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'goldenpair-variables-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test.each([
  ['a program', { command: 'node app/server.mjs --fast' }, ['BESIDE_KEY', 'SERVER_KEY']],
  ['a program in parts', { command: ['node', './app/server.mjs'] }, ['BESIDE_KEY', 'SERVER_KEY']],
  ['a server', { start: 'node server.mjs', cwd: 'app' }, ['BESIDE_KEY', 'SERVER_KEY']],
  ['a module', { module: 'app/server.mjs' }, ['BESIDE_KEY', 'SERVER_KEY']],
  ['an application of Python', { start: 'uvicorn api.main:app --port ${PORT}' }, ['API_KEY']],
  ['a module of Python', { command: ['python3', '-m', 'api'] }, ['API_KEY', 'START_KEY']],
  ['a program that is not here', { command: 'npm start' }, ['ROOT_KEY']],
])('the search looks into the files of %s, and those next to them', async (_name, options, names) => {
  write('app/server.mjs', 'process.env.SERVER_KEY')
  write('app/config.ts', 'process.env.BESIDE_KEY')
  write('app/deep/other.mjs', 'process.env.DEEP_KEY')
  write('app/notes.md', 'process.env.NOTES_KEY')
  write('api/main.py', "os.environ['API_KEY']")
  write('api/__main__.py', "os.environ['START_KEY']")
  write('index.js', 'process.env.ROOT_KEY')
  const { named } = await findVariables(options, folder)
  // `-m api` names a folder, so the files next to its entry point count too.
  const expected = names.includes('START_KEY') ? names : names.includes('API_KEY') ? [...names, 'START_KEY'] : names
  expect([...named].sort()).toEqual([...expected].sort())
})

test('an example of an environment comes first, and a `.env` shows what a target already has', async () => {
  write('t.mjs', 'process.env.SOURCE_KEY')
  write('.env.example', 'EXAMPLE_KEY=\n')
  write('.env', 'OWN_KEY=secret\n')
  expect(await findVariables({ command: 'node t.mjs' }, folder)).toEqual({
    named: ['EXAMPLE_KEY', 'SOURCE_KEY'],
    own: ['OWN_KEY'],
  })
})

test('nothing outside the checkout is read, only the beginning of a file, and a limited number of files', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'goldenpair-outside-'))
  writeFileSync(join(outside, 'secret.mjs'), 'process.env.OUTSIDE_KEY')
  symlinkSync(join(outside, 'secret.mjs'), join(folder, 'link.mjs'))
  write('long.mjs', `${' '.repeat(100_000)}process.env.LATE_KEY`)
  for (let file = 0; file < 80; file++) write(`many/f${file}.mjs`, `process.env.KEY_${file}`)
  const options = { command: `node link.mjs ../${outside.slice(1)}/secret.mjs ${join(outside, 'secret.mjs')} long.mjs` }
  expect((await findVariables(options, folder)).named).toEqual([])
  expect((await findVariables({ command: 'node many/f0.mjs' }, folder)).named).toHaveLength(50)
  rmSync(outside, { recursive: true })
})
