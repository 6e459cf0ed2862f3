import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { BUNDLE, copyCheckout } from './bundle.js'
import { read, root } from './checkout.js'

// Runs the release workflow's own lines one by one in a clone prepared as CONTRIBUTING.md says. Lines that would reach npm or GitHub
// are dry runs or only recorded; installing, testing and building is done by every other workflow.
const VERSION = '3.4.5'
const ELSEWHERE = /^npm (cit|ci |run check:dist)/

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>
}

let home = ''
let clone = ''
let output = ''
const gh = (): string[] => readFileSync(join(home, 'gh.log'), 'utf8').trimEnd().split('\n')

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'goldenpair-release-'))
  clone = join(home, 'clone')
  copyCheckout(clone)
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(
      join(clone, name),
      readFileSync(join(clone, name), 'utf8').replace(/"version": "[^"]+"/, `"version": "${VERSION}"`),
    )
  writeFileSync(join(clone, 'CHANGELOG.md'), `# Changes\n\n## ${VERSION}\n\n- One.\n- Two.\n\n## 0.1.0\n\n- Zero.\n`)
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const programs = {
    npm: `case "$1" in view) exit 1;; publish) exec "${npm}" "$@" --dry-run --provenance=false;; *) exec "${npm}" "$@";; esac`,
    gh: `printf '%s\\n' "gh $*" >> "${home}/gh.log"; case "$*" in *PATCH*) exit 1;; esac`,
  }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(home, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(home, name), 0o755)
  }
  const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow
  const env = {
    ...process.env,
    ...{ PATH: `${home}${delimiter}${process.env['PATH'] ?? ''}`, CI: 'true' },
    // No server answers at this address, because a dry run contacts none.
    ...{ npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' },
    ...{ GITHUB_REF_NAME: `v${VERSION}`, GITHUB_REPOSITORY: 'goldenpair/goldenpair', GITHUB_SHA: 'a'.repeat(40) },
  }
  for (const { run } of Object.values(jobs).flatMap(({ steps }) => steps))
    if (run !== undefined && !ELSEWHERE.test(run))
      output += execFileSync('bash', ['-e', '-o', 'pipefail', '-c', `${run}\n`], {
        ...{ cwd: clone, env, encoding: 'utf8', maxBuffer: 1 << 28 },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

test('the package for npm has this version', () => {
  expect(output).toContain(`+ goldenpair@${VERSION}`)
})

test('the release has its notes, the package and the list of components; the major tag moves, or is made', () => {
  const notes = readFileSync(join(clone, 'release/notes.md'), 'utf8')
  expect(notes).toMatch(/^- One\.\n- Two\.\n\n## Use it\n/)
  expect(notes).toContain('uses: goldenpair/goldenpair@v3 # or @v3.4.5, or a commit')
  expect(notes).toContain('npx goldenpair@3.4.5 init')
  expect(gh()).toEqual([
    `gh release create v${VERSION} --repo goldenpair/goldenpair --verify-tag --title v${VERSION} --notes-file release/notes.md release/goldenpair-${VERSION}.tgz release/sbom.cdx.json`,
    `gh api --method PATCH repos/goldenpair/goldenpair/git/refs/tags/v3 -f sha=${'a'.repeat(40)} -F force=true`,
    `gh api --method POST repos/goldenpair/goldenpair/git/refs -f ref=refs/tags/v3 -f sha=${'a'.repeat(40)}`,
  ])
})

test('the list of components is CycloneDX, with one component per licence', () => {
  const { bomFormat, metadata, components } = JSON.parse(
    readFileSync(join(clone, 'release/sbom.cdx.json'), 'utf8'),
  ) as {
    bomFormat: string
    metadata: { component: { name: string; version: string } }
    components: { name: string; version: string; licenses: unknown }[]
  }
  expect([bomFormat, metadata.component.name, metadata.component.version]).toEqual(['CycloneDX', 'goldenpair', VERSION])
  const licences = [...readFileSync(join(BUNDLE, 'licenses.txt'), 'utf8').matchAll(/^(\S+) (\d\S*) \(.+\)$/gm)]
  expect(components.length).toBeGreaterThan(150)
  expect(components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(
    licences.map(([, name = '', version = '']) => `${name} ${version}`).sort(),
  )
  expect(components.map(({ name }) => name)).toContain('chart.js')
  const licenceOf = (wanted: string): unknown => components.find(({ name }) => name === wanted)?.licenses
  expect(licenceOf('chart.js')).toEqual([{ license: { id: 'MIT' } }])
  expect(licenceOf('buffers')).toEqual([{ license: { name: 'MIT' } }])
})
