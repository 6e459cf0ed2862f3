import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSource, readSuite } from '../../src/measure/load-suite.js'
import { registries } from './suite/registries.js'

const root = mkdtempSync(join(tmpdir(), 'goldenpair-sources-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ['src/a/b.py', ['src/**'], true],
  ['src/a/b.py', ['src/*.py'], false],
  ['package-lock.json', ['src/**', 'package-lock.json'], true],
  ['web/package-lock.json', ['package-lock.json'], false],
  ['prompts/.draft/a.md', ['prompts/**'], false],
  ['node_modules/x/a.js', ['**/*.js'], false],
  ['.github/workflows/ci.yml', ['**/*.yml'], false],
  ['.github/workflows/ci.yml', ['.github/**'], true],
  ['vendor/model/', ['src/**'], true],
])('for a change of %s, being one of %j is %j', (path, sources, isOne) => {
  expect(isSource(path, sources)).toBe(isOne)
})

test('a source pattern without a matching file causes a warning at its line', async () => {
  const files = {
    '.git/HEAD': 'ref: refs/heads/main',
    'bot/src/a.py': '',
    'bot/prompts/b.md': '',
    'bot/golden/suite.yaml':
      'target:\n  type: search\n  sources:\n    - bot/src/**\n    - bot/prompts\n    - src/**\nvariants:\n  a: {}\n  b: { sources: bot/lib/** }\n',
    'bot/golden/cases/a.yaml': '- { id: a, query: q, expected_answer: x }\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const loaded = await readSuite({
    path: 'golden/suite.yaml',
    workingDirectory: join(root, 'bot'),
    registries,
    place: { repo: 'octo', workingDirectory: 'bot' },
  })
  expect(loaded.problems).toEqual([])
  expect(
    loaded.warnings
      .filter(({ message }) => message.includes('source'))
      .map(({ line, message }) => `${line}: ${message}`),
  ).toEqual([
    '5: no file matches the source `bot/prompts` of the target. For everything in the folder, write `bot/prompts/**`.',
    '6: no file matches the source `src/**` of the target. Sources are named from the root of the repository.',
    '9: no file matches the source `bot/lib/**` of the target. Sources are named from the root of the repository.',
  ])
})
