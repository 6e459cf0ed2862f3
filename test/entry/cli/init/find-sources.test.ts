import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findSources, surveyRepository } from '../../../../src/entry/cli/init/write-files.js'

const root = mkdtempSync(join(tmpdir(), 'goldenpair-find-sources-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const FILES = [
  'bot/app/chain.py',
  'bot/app/prompts/system.txt',
  'bot/data/index.faiss',
  'bot/answer.j2',
  'bot/README.md',
  'bot/requirements.txt',
  'bot/golden/cases/a.yaml',
  'bot/.venv/lib/prompts/a.py',
  'package-lock.json',
]
for (const path of FILES) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'x\n')
}
const workingDirectory = join(root, 'bot')

test.each([
  ['search', ['bot/**/*.{md,py,txt}']],
  ['command', ['bot/**/*.{j2,py}', 'bot/app/prompts/**', 'bot/data/**', 'bot/requirements.txt', 'package-lock.json']],
  [
    'module',
    ['bot/**/*.{j2,mjs,py}', 'bot/app/prompts/**', 'bot/data/**', 'bot/requirements.txt', 'package-lock.json'],
  ],
  [
    'python',
    ['bot/**/*.{j2,md,py,txt}', 'bot/app/prompts/**', 'bot/data/**', 'bot/requirements.txt', 'package-lock.json'],
  ],
] as const)('the sources of a target of kind %s', async (target, sources) => {
  const survey = await surveyRepository(workingDirectory)
  expect(await findSources(target, { workingDirectory, prefix: 'bot', survey })).toEqual(sources)
})
