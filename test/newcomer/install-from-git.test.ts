import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERSION } from '../../src/model/version.js'
import { copyCheckout } from '../bundle.js'
import { read } from '../checkout.js'
import { type Newcomer, sitDown } from './sit-down.js'

// The docs' commands for installing before Goldenpair is on npm, run with the first npm on PATH; `.ci/run` tries npm 10, 11 and 12.
const NAMED = 'github:goldenpair/goldenpair#v0'
const [, TAG = ''] = NAMED.split('#')
const MAX_BYTES = 12_000_000
const MAX_FILES = 400
const MAJOR = Number.parseInt(execFileSync('npm', ['--version'], { encoding: 'utf8' }))
/** npm 12 installs from git only with this flag, as the docs say. */
const FLAG = MAJOR < 12 ? '' : ' --allow-git=root'

let home = ''
let origin = ''

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'goldenpair-install-'))
  origin = join(home, 'goldenpair')
  copyCheckout(origin)
  const author = ['-c', 'user.name=Mona', '-c', 'user.email=mona@example.com']
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '-m', 'All'],
    ['tag', TAG],
    // Packed as on GitHub; otherwise each of npm's clones would pack everything again.
    ['repack', '-adq'],
  ])
    execFileSync('git', args, { cwd: origin })
})

afterAll(() => rm(home, { recursive: true, force: true }))

/** Returns the commands of a page that name the repository, with the local repository in its place. */
function linesOf(page: string): string[] {
  const lines = read(page).matchAll(/^(?=np)(.+)$|`(np[xm] [^`]+)`/gm)
  return [...lines]
    .map(([, line, quoted]) => line ?? quoted ?? '')
    .filter((line) => line.includes(NAMED))
    .map((line) => line.replace(NAMED, `git+file://${origin}#${TAG}`).replace(/^npx|^npm install/, `$&${FLAG}`))
}

/** Runs a command that installs Goldenpair into `folder`, prints its duration and size, and checks the limits of bytes and files. */
async function install({ type }: Newcomer, line: string, folder: string, answers: string[] = []): Promise<string> {
  const from = performance.now()
  const seen = await type(line, answers)
  const seconds = (performance.now() - from) / 1000
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)))
  const files = entries.filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const place = `npm ${MAJOR}, Node ${process.versions.node}`
  console.log(
    `${place}: ${line.split(' git+file:')[0] ?? ''}: ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, ${files.length} files`,
  )
  expect(bytes).toBeLessThan(MAX_BYTES)
  expect(files.length).toBeLessThan(MAX_FILES)
  return seen
}

describe('an install from git as described in the docs', () => {
  test('README.md: npx writes a suite and runs it, then a global install is what npx calls', async () => {
    const [npx = '', global = '', ...others] = linesOf('README.md')
    expect(others).toEqual([])
    const newcomer = await sitDown({ app: 'node', home, tarball: '' })
    const { type, folder } = newcomer
    // Otherwise npx would ask whether to install, and read the answers that are meant for `init`.
    const ran = join(folder, '..', 'cache', '_npx')
    const seen = await install(newcomer, `npm_config_yes=true ${npx}`, ran, ['', '', '', ''])
    expect(seen).toContain('wrote  .github/workflows/goldenpair.yml')
    expect(seen).toContain('No baseline: success')

    const modules = join(folder, '..', 'prefix', 'lib', 'node_modules')
    const installed = await install(newcomer, global, modules)
    expect(installed).toContain('added 1 package')
    expect(seen + installed).not.toMatch(/\bwarn/i)
    expect(await type('npx goldenpair --version')).toContain(`${VERSION}\n`)
    expect(await type('goldenpair init --demo')).toMatch(/success +✅ [^]*report\.html/)

    expect(readdirSync(modules)).toEqual(['goldenpair'])
    expect(readdirSync(join(modules, 'goldenpair'))).not.toContain('node_modules')
  })

  test('docs/getting-started.md: a repository for Node may name it in its package.json', async () => {
    const [, dev = '', ...others] = linesOf('docs/getting-started.md')
    expect(others).toEqual([])
    const newcomer = await sitDown({ app: 'node', home, tarball: '' })
    const { type, folder } = newcomer
    expect(await install(newcomer, dev, join(folder, 'node_modules', 'goldenpair'))).not.toMatch(/\bwarn/i)
    expect(await type('npx goldenpair --version')).toContain(`${VERSION}\n`)
  })

  test("every page with the repository's name uses the same command", () => {
    const [, global] = linesOf('README.md')
    expect([linesOf('docs/getting-started.md')[0], ...linesOf('docs/command-line.md')]).toEqual([global, global])
    for (const page of ['README.md', 'docs/getting-started.md']) expect(read(page)).toContain('`--allow-git=root`')
  })
})
