import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  'bot/config.json',
  'bot/local.json',
  'bot/system-prompt.md',
  'bot/tsconfig.build.json',
  'bot/results.json',
  'bot/app/models.yaml',
  'bot/app/prompts/limits.toml',
  'bot/notes/meeting.yaml',
  'bot/private/data/customers.csv',
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `bot/app/tools/${name}.json`),
  'bot/app/tools/index.py',
  'package-lock.json',
]
for (const path of FILES) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'x\n')
}
const workingDirectory = join(root, 'bot')
beforeAll(() => {
  writeFileSync(join(workingDirectory, '.gitignore'), 'local.json\nprivate/\n')
  execFileSync('git', ['init', '--quiet', root])
})
const SETTINGS = ['bot/app/models.yaml', 'bot/app/tools/*.json', 'bot/config.json']
const REST = ['bot/app/prompts/**', 'bot/data/**', ...SETTINGS, 'bot/requirements.txt', 'package-lock.json']

test.each([
  ['search', ['bot/**/*.{md,py,txt}']],
  ['command', ['bot/**/*.{j2,md,py,txt}', ...REST]],
  ['http', ['bot/**/*.{j2,md,py,txt}', ...REST]],
  ['module', ['bot/**/*.{j2,md,mjs,py,txt}', ...REST]],
  ['python', ['bot/**/*.{j2,md,py,txt}', ...REST]],
] as const)(
  'a target of kind %s has its code, documents, prompts, data, settings and dependencies as sources, and nothing that git ignores',
  async (target, sources) => {
    const survey = await surveyRepository(workingDirectory)
    expect(await findSources(target, { workingDirectory, prefix: 'bot', survey })).toEqual(sources)
  },
)
