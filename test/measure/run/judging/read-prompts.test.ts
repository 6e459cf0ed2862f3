import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPrompts, readPromptsIn } from '../../../../src/measure/load-suite.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-prompts-'))
  const golden = join(folder, 'checkout/golden')
  await mkdir(golden, { recursive: true })
  await writeFile(join(folder, 'secret.md'), 'outside')
  await symlink(join(folder, 'secret.md'), join(golden, 'link.md'))
  await writeFile(join(golden, 'fine.md'), 'Be kind.\r\nBe just.\r\n')
  await writeFile(join(golden, 'empty.md'), ' \n')
  await writeFile(join(golden, 'long.md'), 'x'.repeat(64_001))
  await writeFile(join(golden, 'binary.md'), 'a\0b')
})
afterAll(async () => rm(folder, { recursive: true }))

const OUTSIDE = 'it is not inside the working directory. Paths are relative to the folder of the suite.'

test.each<[string, string]>([
  ['empty.md', 'it is empty. Write what the judge should do, or remove it.'],
  ['long.md', 'Cannot read golden/long.md: it is larger than 64 kB. Fix it, or name another file.'],
  ['binary.md', 'Cannot read golden/binary.md: it is binary. Fix it, or name another file.'],
  ['link.md', OUTSIDE],
  ['../../secret.md', OUTSIDE],
  ['/etc/passwd', OUTSIDE],
  ['none.md', 'there is no file golden/none.md. Paths are relative to the folder of the suite.'],
])('a prompt file %s is refused', async (path, problem) => {
  const text = JSON.stringify({ judge: { type: 'openai', prompts: { quality: path } } })
  const found = await readPrompts({ path: 'golden/suite.yaml', text }, readPromptsIn(join(folder, 'checkout')))
  expect(found).toEqual([{ question: 'quality', kind: 'refused', message: `\`${path}\`: ${problem}` }])
})

test('a prompt file is read from the folder of the suite, whatever its line ends', async () => {
  const text = JSON.stringify({ judge: { type: 'openai', prompts: { rubric: 'fine.md' } } })
  const found = await readPrompts({ path: 'golden/suite.yaml', text }, readPromptsIn(join(folder, 'checkout')))
  expect(found).toEqual([{ question: 'rubric', kind: 'read', path: 'golden/fine.md', text: 'Be kind.\nBe just.\n' }])
})
