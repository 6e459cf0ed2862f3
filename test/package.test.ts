import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { COMMANDS } from '../src/entry/cli/commands/index.js'
import { BUNDLE } from './bundle.js'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const MAX_BYTES = 12_000_000
const MAX_FILES = 400

let home = ''
let app = ''

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'goldenpair-package-'))
  app = join(home, 'app')
  await mkdir(app)
  const pack = [join(ROOT, 'scripts', 'pack.js'), '--pack-destination', home, '--silent']
  await run(process.execPath, pack, { env: { ...process.env, DIST: BUNDLE, OUT: join(home, 'package') } })
  const [file = ''] = (await readdir(home)).filter((name) => name.endsWith('.tgz'))
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--prefix', app, join(home, file)]
  await run('npm', install, { cwd: app })
})

afterAll(() => rm(home, { recursive: true, force: true }))

const start = async (...args: readonly string[]) =>
  run(join(app, 'node_modules', '.bin', 'goldenpair'), args, { cwd: app, maxBuffer: 1 << 26 })
const goldenpair = async (...args: readonly string[]) => (await start(...args)).stdout

/** Returns all files of a folder with their sizes. */
async function listFiles(folder: string): Promise<readonly (readonly [string, number])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file) => [file, (await stat(file)).size] as const))
}

describe('the published npm package', () => {
  test('can be installed alone, without the network, in less than 12 MB and 400 files', async () => {
    const modules = join(app, 'node_modules')
    expect((await readdir(modules)).filter((name) => !name.startsWith('.'))).toEqual(['goldenpair'])
    const files = await listFiles(modules)
    const bytes = files.reduce((sum, [, size]) => sum + size, 0)
    console.log(`The package: ${(bytes / 1e6).toFixed(1)} MB, ${files.length} files`)
    expect(bytes).toBeLessThan(MAX_BYTES)
    expect(files.length).toBeLessThan(MAX_FILES)
  })

  test('contains nothing that only the Action loads', async () => {
    const dist = await readdir(join(app, 'node_modules', 'goldenpair', 'dist'))
    const chunks = (await readdir(BUNDLE)).filter((name) => name.endsWith('.chunk.js'))
    const left = chunks.filter((name) => !dist.includes(name))
    expect(left).toContain('actions-artifact.action.chunk.js')
    expect(left.filter((name) => !name.endsWith('.action.chunk.js'))).toEqual([])
    expect(dist.filter((name) => name.includes('action.'))).toEqual([])
  })

  test('sets no V8 option unknown to this Node, because V8 would report it', async () => {
    expect(await start('--version')).toMatchObject({ stderr: '' })
  })

  test.each(COMMANDS.map(({ name }) => name))('contains what %s loads', async (name) => {
    expect(await goldenpair(name, '--help')).toContain(`goldenpair ${name}`)
  })

  test.each([
    ['python', 'golden/target.py', 'def answer('],
    ['module', 'golden/answer.mjs', 'FILL IN'],
  ])('contains the example that `init --target %s` writes', async (target, file, part) => {
    const folder = join(home, target)
    await mkdir(folder)
    await writeFile(
      join(folder, 'README.md'),
      '# Opening hours\n\nThe library is open from nine to six, on Sundays too.\n',
    )
    await run(join(app, 'node_modules', '.bin', 'goldenpair'), ['init', '-y', '--no-run', '--target', target], {
      cwd: folder,
    })
    expect(await readFile(join(folder, file), 'utf8')).toContain(part)
    expect(await readFile(join(folder, '.github/workflows/goldenpair.yml'), 'utf8')).toContain('mode: publish')
  })

  test('shows a verdict anywhere: it contains the suite of the demo and the docs that it searches', async () => {
    const gate = z.object({ failed: z.boolean(), these_cases: z.object({ how: z.string() }) })
    const { verdict, candidates } = z
      .object({
        verdict: z.object({ word: z.string(), passed: z.boolean() }),
        candidates: z.array(z.object({ gates: z.array(gate) })).length(1),
      })
      .parse(JSON.parse(await goldenpair('init', '--demo', '--json')))
    // The docs decide which of the two verdicts it is; both are facts.
    expect(['improved', 'no-regression']).toContain(verdict.word)
    expect(verdict.passed).toBe(true)
    const gates = candidates.flatMap((candidate) => candidate.gates)
    expect(gates.map(({ failed, these_cases: { how } }) => [failed, how])).toEqual(Array(3).fill([false, 'fact']))
    expect(await readdir(join(app, 'goldenpair-report'))).toContain('report.html')
  })

  test('links to the repository at its version, where the linked files exist', async () => {
    const readme = await readFile(join(app, 'node_modules', 'goldenpair', 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([^)\s]+)|(?:src|srcset)="([^"]+)/g)].map(([, a, b]) => a ?? b ?? '')
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !/^(https?:|#)/.test(link))).toEqual([])
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
    expect(links.filter((link) => link.includes('/blob/')).every((link) => link.includes(`/blob/v${version}/`))).toBe(
      true,
    )
  })
})
