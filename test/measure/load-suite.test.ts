import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSuite } from '../../src/measure/load-suite.js'
import type { Suite } from '../../src/model/suite/suite.js'
import { registries } from './suite/registries.js'

const root = mkdtempSync(join(tmpdir(), 'goldenpair-load-suite-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let count = 0

/** Makes a new working directory with these files. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = join(root, String(count++))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

const warnings: string[] = []
const ignore = (): void => undefined
const log = {
  debug: ignore,
  info: ignore,
  notice: ignore,
  error: ignore,
  warning: (text: string) => void warnings.push(text),
}

async function load(workingDirectory: string, path = 'golden/suite.yaml'): Promise<Suite> {
  return loadSuite({ path, workingDirectory, registries, log })
}

const SUITE = 'target: { type: search }\n'
const one = (id: string): string => `- { id: ${id}, query: q, expected_answer: x }\n`

describe('loadSuite', () => {
  test('finds the case files below the manifest and names them from the working directory', async () => {
    const folder = folderOf({
      'golden/suite.yaml': SUITE,
      'golden/cases/b.yml': one('b'),
      'golden/cases/deep/er/a.yaml': one('a'),
      'golden/cases/readme.md': 'no cases',
      'golden/cases/.hidden/x.yaml': one('hidden'),
      'golden/cases/node_modules/x.yaml': one('dependency'),
    })
    const suite = await load(folder)
    expect(suite.file).toBe('golden/suite.yaml')
    expect(suite.cases.map(({ id, at }) => `${id} ${at.file}:${at.line}`)).toEqual([
      'b golden/cases/b.yml:1',
      'a golden/cases/deep/er/a.yaml:1',
    ])
    expect(suite.cases[0]?.fingerprint).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(await load(folder, join(folder, 'golden/suite.yaml'))).toEqual(suite)
  })

  test('takes paths and globs in the order given, each file once, and never the manifest', async () => {
    const folder = folderOf({
      'suite.yaml': `name: s\n${SUITE}cases: [z.yaml, "*.yaml", sub/a.yaml]\n`,
      'z.yaml': one('z'),
      'a.yaml': one('a'),
      'sub/a.yaml': one('s'),
      'sub/b.yaml': one('no'),
    })
    expect((await load(folder, 'suite.yaml')).cases.map(({ id }) => id)).toEqual(['z', 'a', 's'])
  })

  test('passes warnings to the log', async () => {
    warnings.length = 0
    await load(folderOf({ 'golden/suite.yaml': SUITE, 'golden/cases/a.yaml': '- { id: a, query: q }' }))
    expect(warnings).toEqual([
      'golden/cases/a.yaml:1: case `a`: nothing is expected, so no quality metric looks at it. Give it expected_spans, expected_answer or checks, or `answer_mode: must_abstain`.',
    ])
  })

  test('refuses case files that are the same file on macOS and Windows', async () => {
    const folder = folderOf({
      'golden/suite.yaml': `${SUITE}cases: [cases/*.yaml]`,
      'golden/cases/Refunds.yaml': one('a'),
      'golden/cases/refunds.yaml': one('b'),
      'golden/cases/u\u0308ber.yaml': one('c'),
      'golden/cases/\u00fcber.yaml': one('d'),
    })
    await expect(load(folder)).rejects.toMatchObject({
      message: expect.stringContaining(
        'golden/cases/refunds.yaml:1: on macOS and Windows it is the same file as `golden/cases/Refunds.yaml`, and only one of them is checked out. Rename one.',
      ) as string,
      facts: { problems: { length: 2 } },
    })
  })

  test('warns of a link among case files', async () => {
    warnings.length = 0
    const folder = folderOf({ 'golden/suite.yaml': `${SUITE}cases: cases/*.yaml`, 'golden/cases/a.yaml': one('a') })
    for (const name of ['b', 'c', 'd', 'e']) symlinkSync('a.yaml', join(folder, `golden/cases/${name}.yaml`))
    expect((await load(folder)).cases.map(({ id }) => id)).toEqual(['a'])
    expect(warnings[0]).toContain(
      'golden/suite.yaml:2: `golden/cases/b.yaml`, `golden/cases/c.yaml`, `golden/cases/d.yaml` and 1 more are symbolic links, which `cases/*.yaml` leaves out.',
    )
  })

  test('warns of links to folders and of folders that a pattern matches', async () => {
    warnings.length = 0
    const folder = folderOf({
      'golden/suite.yaml': `${SUITE}cases: cases/**/*.yaml`,
      'golden/cases/a.yaml': one('a'),
      'golden/cases/old.yaml/b.yaml': one('b'),
      'shared/c.yaml': one('c'),
      'README.md': 'x',
    })
    symlinkSync('../../shared', join(folder, 'golden/cases/shared'))
    symlinkSync('../../README.md', join(folder, 'golden/cases/README.md'))
    expect((await load(folder)).cases.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(warnings).toEqual([
      'golden/suite.yaml:2: `golden/cases/shared` is a symbolic link, which `cases/**/*.yaml` leaves out. Links are not followed, since one could lead out of the checkout: put the cases there themselves.',
      'golden/suite.yaml:2: `golden/cases/old.yaml` is a folder, which `cases/**/*.yaml` leaves out. Name the files in it, such as `cases/**/*.yaml`.',
    ])
  })

  test('explains that a folder was found in place of cases', async () => {
    const folder = folderOf({ 'golden/suite.yaml': `${SUITE}cases: cases`, 'golden/cases/a.yaml': one('a') })
    await expect(load(folder)).rejects.toThrow(
      'golden/suite.yaml:2: `golden/cases` is a folder, which `cases` leaves out. Name the files in it, such as `cases/**/*.yaml`.',
    )
  })

  test('reads nothing outside the working directory, by path or by link', async () => {
    const outside = folderOf({ 'suite.yaml': SUITE, 'secret.yaml': one('secret') })
    const folder = folderOf({
      'golden/suite.yaml': `${SUITE}cases: ["../../*/*.yaml", /etc/*.yaml, linked/*.yaml, link.yaml]`,
    })
    symlinkSync(outside, join(folder, 'golden/linked'))
    symlinkSync(join(outside, 'secret.yaml'), join(folder, 'golden/link.yaml'))
    symlinkSync(join(outside, 'suite.yaml'), join(folder, 'golden/stolen.yaml'))
    const hint = 'Paths are relative to the folder of the suite and must stay inside the working directory.'
    await expect(load(folder)).rejects.toThrow(
      [
        'The suite golden/suite.yaml has 4 problems:',
        `  golden/suite.yaml:2: no case file matches \`../../*/*.yaml\`. ${hint}`,
        `  golden/suite.yaml:2: no case file matches \`/etc/*.yaml\`. ${hint}`,
        `  golden/suite.yaml:2: no case file matches \`linked/*.yaml\`. ${hint}`,
        '  golden/suite.yaml:2: `golden/link.yaml` is a symbolic link, which `link.yaml` leaves out. Links are not followed, since one could lead out of the checkout: put the cases there themselves.',
      ].join('\n'),
    )
    const refusal = (path: string): string =>
      `The suite ${path} is not inside the working directory ${folder}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`
    await expect(load(folder, join(outside, 'suite.yaml'))).rejects.toThrow(refusal(join(outside, 'suite.yaml')))
    await expect(load(folder, 'golden/stolen.yaml')).rejects.toThrow(refusal('golden/stolen.yaml'))
  })

  test.each<[string, string]>([
    [
      'golden/none.yaml',
      'No suite at golden/none.yaml. Start with `goldenpair init`, or name one with --suite (input `suite` in the Action).',
    ],
    [
      'nowhere/suite.yaml',
      'No suite at nowhere/suite.yaml. Start with `goldenpair init`, or name one with --suite (input `suite` in the Action).',
    ],
    ['golden', 'Cannot read golden: it is a folder. Fix it, or name another file.'],
    ['.', 'Cannot read .: it is a folder. Fix it, or name another file.'],
    ['utf16.yaml', 'Cannot read utf16.yaml: it is UTF-16: save it as UTF-8. Fix it, or name another file.'],
    ['latin1.yaml', 'Cannot read latin1.yaml: it is not UTF-8 text. Fix it, or name another file.'],
    ['binary.yaml', 'Cannot read binary.yaml: it is binary. Fix it, or name another file.'],
    ['large.yaml', 'Cannot read large.yaml: it is larger than 10 MB. Fix it, or name another file.'],
  ])('reports for the suite %s: %s', async (path, message) => {
    const folder = folderOf({
      'golden/suite.yaml': SUITE,
      'utf16.yaml': Buffer.from('\uFEFFname: x', 'utf16le'),
      'latin1.yaml': Buffer.from('name: é', 'latin1'),
      'binary.yaml': 'a\0b',
      'large.yaml': new Uint8Array(10_000_001).fill(35),
    })
    await expect(load(folder, path)).rejects.toThrow(message)
  })
})
