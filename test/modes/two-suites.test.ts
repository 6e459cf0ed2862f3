import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findSuiteHome } from '../../src/measure/load-suite.js'
import { pullRequestEvent, pushEvent } from '../doubles/github/events.js'
import { makeRepository } from '../doubles/github/workspace.js'
import { startActionStory, type Act, type ActionStory } from './action-story.js'
import { FILES, openPull, SPEC } from './handbook.js'

const UNNAMED = FILES['golden/suite.yaml'].replace('name: demo\n', '')
const under = (folder: string, manifest: string) =>
  Object.fromEntries(
    Object.entries({ ...FILES, 'golden/suite.yaml': manifest }).map(([path, text]) => [`${folder}/${path}`, text]),
  )

/** Measures suites in two jobs of one workflow run. */
async function measureBoth(story: ActionStory, folders: readonly string[], inputs = {}): Promise<readonly Act[]> {
  const acts: Act[] = []
  for (const folder of folders) {
    const event = pullRequestEvent(story.github.state, openPull(story, 'harmless'))
    const run = acts[0]?.run ?? {}
    const given = { 'working-directory': folder, ...inputs }
    acts.push(await story.act({ event, checkout: 'merge-harmless', run, inputs: given }))
  }
  return acts
}

const artifacts = (story: ActionStory): readonly string[] =>
  [...story.github.state.artifacts.values()].map(({ name }) => name).sort()

describe.concurrent('two suites in one workflow run', () => {
  test('without names are named after their working directories', async () => {
    await using story = await startActionStory({ ...under('search', UNNAMED), ...under('agent', UNNAMED) }, SPEC)
    await measureBoth(story, ['search', 'agent'], { comment: 'never' })
    expect(artifacts(story)).toEqual([
      'goldenpair-report-agent',
      'goldenpair-report-search',
      'goldenpair-run-agent',
      'goldenpair-run-search',
    ])
  })

  test('with the same name end the second job, whose artifact would replace the first', async () => {
    const files = { ...under('search', UNNAMED), ...under('agent', `name: search\n${UNNAMED}`) }
    await using story = await startActionStory(files, SPEC)
    await expect(measureBoth(story, ['search', 'agent'])).rejects.toMatchObject({
      code: 'suite-name-taken',
      facts: {
        artifact: 'goldenpair-run-search',
        paths: ['agent/golden/suite.yaml', 'search/golden/suite.yaml'],
      },
    })
    expect(story.comments()).toHaveLength(1)
  })

  test('with the same name on the default branch overwrite no baseline', async () => {
    const files = { ...under('search', UNNAMED), ...under('agent', `name: search\n${UNNAMED}`) }
    await using story = await startActionStory(files, SPEC)
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    const { run } = await story.act({ event, checkout: 'tip', inputs: { 'working-directory': 'search' } })
    const second = story.act({ event, checkout: 'tip', run, inputs: { 'working-directory': 'agent' } })
    await expect(second).rejects.toMatchObject({ code: 'suite-name-taken' })
  })

  test('are one if the job is repeated', async () => {
    await using story = await startActionStory(under('search', UNNAMED), SPEC)
    expect((await measureBoth(story, ['search', 'search'])).map(({ code }) => code)).toEqual([0, 0])
  })
})

describe('a suite without a name', () => {
  test('at the root is named after the repository, by the workflow or the remote, and otherwise after the folder', async () => {
    await using repository = await makeRepository({ 'app/a.txt': 'a' }, { commits: [] })
    const root = await repository.checkout('base')
    const here = async (place: string, repo?: string) =>
      findSuiteHome(join(root, place), repo === undefined ? null : { repo, workingDirectory: place })
    expect(await here('.', 'octo-repo')).toEqual({ name: 'octo-repo', directory: '' })
    expect(await here('.', '.github')).toEqual({ name: 'github', directory: '' })
    expect(await here('app', 'octo-repo')).toEqual({ name: 'app', directory: 'app' })
    expect(await here('app')).toEqual({ name: 'app', directory: 'app' })
    const remote = async (address: string) => {
      execFileSync('git', ['remote', 'add', 'origin', address], { cwd: root })
      const { name } = await here('.')
      execFileSync('git', ['remote', 'remove', 'origin'], { cwd: root })
      return name
    }
    expect(await remote('https://github.com/octo-org/search.git')).toBe('search')
    expect(await remote('git@github.com:octo-org/agent')).toBe('agent')
    expect(await here('.')).toEqual({ name: basename(root), directory: '' })
  })

  test('outside a repository is named after the folder, in allowed characters', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'my suite-'))
    expect((await findSuiteHome(folder, null)).name).toMatch(/^my-suite-\w+$/)
    await rm(folder, { recursive: true })
  })
})
