import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a script in a clone whose only module has one line, to see which build the script measures. */
const LOAD = `import { findBuild, load } from './scripts/compile.js'
const first = findBuild()
const { answer } = await load(first, 'model/answer')
console.log(answer, findBuild() === first)`

/** Makes a fresh clone as after `npm ci`, with a different source and without a `build` folder. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-clone-'))
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/compile.js'])
    cpSync(join(root, file), join(folder, file))
  mkdirSync(join(folder, 'src/model'), { recursive: true })
  writeFileSync(join(folder, 'src/model/answer.ts'), 'export const answer: number = 42\n')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function measure(folder: string, env: Record<string, string> = {}) {
  const args = ['--input-type=module', '-e', LOAD]
  const child = spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' })
  return { status: child.status, stdout: child.stdout, stderr: child.stderr }
}

test('the measured code is compiled in a fresh clone, and again after the sources changed', () => {
  const folder = clone()
  expect(measure(folder)).toEqual({ status: 0, stdout: '42 true\n', stderr: '' })
  writeFileSync(join(folder, 'src/model/answer.ts'), 'export const answer: number = 43\n')
  expect(measure(folder)).toEqual({ status: 0, stdout: '43 true\n', stderr: '' })
})

test('BUILD names another build, which is measured without compiling, or is refused if it is none', () => {
  const folder = clone()
  const other = join(folder, 'other')
  mkdirSync(join(other, 'model'), { recursive: true })
  writeFileSync(join(other, 'model/answer.js'), 'export const answer = 7\n')
  // There is no source to compile.
  rmSync(join(folder, 'src'), { recursive: true })
  expect(measure(folder, { BUILD: other })).toEqual({ status: 0, stdout: '7 true\n', stderr: '' })
  expect(measure(folder, { BUILD: join(folder, 'nothing') })).toEqual({
    status: 2,
    stdout: '',
    stderr: `BUILD names ${join(folder, 'nothing')}, where no "model" folder is: name the "build" folder of a clone after npm run bundle.\n`,
  })
})

/** Returns what scripts load from the compiled product, which neither the compiler nor the linter checks. */
function listLoaded(): readonly { script: string; names: readonly string[]; module: string }[] {
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
  return scripts
    .filter((script) => script.endsWith('.js') && script !== 'compile.js')
    .flatMap((script) => {
      const text = readFileSync(join(root, 'scripts', script), 'utf8')
      const loads = [...text.matchAll(/const \{ ([^}]+) \} = await load\([\w()]+, '([^']+)'\)/g)]
      // The search finds only this notation.
      expect(loads, script).toHaveLength(text.match(/\bload\(|\bimport\(/g)?.length ?? 0)
      return loads.map(([, names = '', module = '']) => ({ script, names: names.split(', '), module }))
    })
}

test.each(listLoaded())('$script finds $names in $module', async ({ names, module }) => {
  const found = (await import(join(root, 'src', `${module}.ts`))) as Record<string, unknown>
  expect(names.filter((name) => typeof found[name] !== 'function')).toEqual([])
})
