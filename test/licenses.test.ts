import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLE } from './bundle.js'
import { BUNDLED, read } from './checkout.js'

interface Entry {
  readonly name: string
  readonly version: string
  readonly text: string
}

const entries = readFileSync(join(BUNDLE, 'licenses.txt'), 'utf8')
  .split(`\n\n${'-'.repeat(80)}\n\n`)
  .flatMap((entry): readonly Entry[] => {
    const [, titles = '', text = ''] = /^((?:\S+ \S+ \(.+\)\n)+)\n([^]*)$/.exec(entry) ?? []
    return [...titles.matchAll(/^(\S+) (\S+) /gm)].map(([, name = '', version = '']) => ({ name, version, text }))
  })
const names = new Set(entries.map(({ name }) => name))

test('every package with a module in the bundle has its licence', () => {
  const chunks = readdirSync(BUNDLE).filter((file) => file.endsWith('.js'))
  const bundled = chunks.flatMap((file) =>
    [
      ...readFileSync(join(BUNDLE, file), 'utf8').matchAll(
        /^;\/\/ CONCATENATED MODULE: \.\/(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const wanted = new Set([...bundled, ...BUNDLED, 'chart.js', '@kurkle/color'])
  expect(wanted.size).toBeGreaterThan(50)
  expect([...wanted].filter((name) => !names.has(name))).toEqual([])
})

test('each is for the installed version, with the text in the package', () => {
  expect(entries.length).toBeGreaterThan(150)
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string } | undefined>
  }
  const versions = (name: string): (string | undefined)[] =>
    Object.entries(packages).flatMap(([path, one]) => (path.endsWith(`node_modules/${name}`) ? [one?.version] : []))
  expect(entries.filter(({ name, version }) => !versions(name).includes(version))).toEqual([])
  expect(entries.filter(({ text }) => text.length < 400).map(({ name }) => name)).toEqual([
    '@nodable/entities',
    'binary',
    'buffers',
    'chainsaw',
    'tr46',
  ])
})

test('each has a licence with a name', () => {
  expect(readFileSync(join(BUNDLE, 'licenses.txt'), 'utf8')).not.toContain('(no licence named)')
})

test('a notice in the code of a package is kept, and other comments are not', () => {
  const code = readFileSync(join(BUNDLE, 'actions-artifact.action.chunk.js'), 'utf8')
  expect(code).toMatch(/^\/\/ Copyright 2008 Google Inc\.(?:.*\n\/\/)+.* OF THE POSSIBILITY OF SUCH DAMAGE\.$/m)
  expect(code).not.toContain('__PURE__')
})
