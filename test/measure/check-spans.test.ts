import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSuite, UNCHECKED_SPANS } from '../../src/measure/load-suite.js'
import type { Suite } from '../../src/model/suite/suite.js'
import { registries } from './suite/registries.js'

const SUITE = 'target: { type: search }\n'

describe('loadSuite checks whether the checkout has the expected spans', () => {
  let root: string
  let folder: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'goldenpair-spans-'))
    folder = join(root, 'checkout')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  async function load(
    files: Readonly<Record<string, string | Uint8Array>>,
    strict = false,
  ): Promise<{ suite: Suite; log: readonly string[] }> {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const log: string[] = []
    const say = (text: string): void => void log.push(text)
    const ignore = (): void => undefined
    const suite = await loadSuite({
      path: 'suite.yaml',
      workingDirectory: folder,
      registries,
      log: { debug: ignore, info: say, notice: ignore, warning: say, error: ignore },
      strict,
    })
    return { suite, log }
  }

  const CASES = `- { id: a, query: q, expected_spans: [{ path: .\\src//a.py, symbol: f }, { path: src }] }
- { id: b, query: q, expected_spans: [{ path: src/a.py, symbol: g }, { path: src/lost.py }] }
- { id: c, query: q, enabled: false, expected_spans: [{ path: src/a.py, symbol: g }] }
- { id: d, query: q, expected_spans: [{ path: image.png, symbol: x }] }
`
  const FILES = {
    'suite.yaml': `${SUITE}cases: cases.yaml\n`,
    'cases.yaml': CASES,
    'src/a.py': 'def f():\n    return 1\n',
    'lib/lost.py': '',
    'image.png': new Uint8Array([0, 1, 2]),
  }
  const PROBLEMS = [
    'cases.yaml:2: case `b`: the symbol `g` is not in src/a.py. Edit the case or restore the symbol.',
    'cases.yaml:2: case `b`: the file `src/lost.py` is not in this checkout; nearest: `lib/lost.py`. Edit the case or restore the file.',
  ]

  test('warns of missing ones and keeps their cases, whatever the spelling of a path', async () => {
    const { suite, log } = await load(FILES)
    expect(log).toEqual(PROBLEMS)
    expect(suite).toMatchObject({ stale_cases: ['b'], deleted_cases: ['b'] })
  })

  test('refuses them if the caller or the suite is strict', async () => {
    const message = `The suite suite.yaml has 2 problems:\n  ${PROBLEMS.join('\n  ')}`
    await expect(load(FILES, true)).rejects.toThrow(message)
    await expect(load({ ...FILES, 'suite.yaml': `${FILES['suite.yaml']}strict: true\n` })).rejects.toThrow(message)
  })

  test('warns once if the suite is about other files, and reads none outside the working directory', async () => {
    mkdirSync(folder)
    writeFileSync(join(root, 'secret.py'), 'def f(): pass')
    symlinkSync(join(root, 'secret.py'), join(folder, 'link.py'))
    const paths = ['there/a.py', '../secret.py', 'link.py', join(root, 'secret.py')]
    const cases = paths.map((path, index) => ({ id: `c${index}`, query: 'q', expected_spans: [{ path, symbol: 'f' }] }))
    const { suite, log } = await load(
      { 'suite.yaml': `${SUITE}cases: c.json\n`, 'c.json': JSON.stringify(cases) },
      true,
    )
    expect(log).toEqual([UNCHECKED_SPANS])
    expect(suite.stale_cases).toEqual([])
  })
})
