import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/model/error.js'
import { BUNDLE } from '../bundle.js'
import { pullRequestEvent } from '../doubles/github/events.js'
import { runAction } from '../doubles/github/runner.js'
import { parseFileCommands } from '../doubles/github/runner-files.js'
import { readFiles } from '../read-files.js'
import { startActionStory, type ActionStory } from './action-story.js'
import { CASES, FILES, measureMain, openPull } from './handbook.js'

const SUITE = [
  'name: demo',
  'cases: cases.yaml',
  'trials: 2',
  'target: { type: command, command: [node, answer.mjs] }',
  'gates:',
  '  - { metric: success, max_drop: 0.05, primary: true }',
  '',
].join('\n')

/** Writes a target that knows every page and runs `tamper` at every question. */
const program = (tamper: string) =>
  `
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const edit = (path, change) => writeFileSync(path, change(readFileSync(path, 'utf8')))
const runs = () => readdirSync('goldenpair-report', { recursive: true }).map((path) => 'goldenpair-report/' + path)
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query } = JSON.parse(line)
  ${tamper}
  console.log(JSON.stringify({ id, answer: query, spans: [{ path: 'handbook/' + query.split(' ').at(-1) + '.md' }] }))
})
`.replace('', '')

const HONEST = program('')

async function start(tamper: string): Promise<ActionStory> {
  const files = { 'answer.mjs': program(tamper) }
  return startActionStory(
    { ...FILES, 'golden/suite.yaml': SUITE, 'golden/cases.yaml': CASES, 'answer.mjs': HONEST },
    {
      commits: [
        { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
        { name: 'cheat', parents: ['base'], files },
        { name: 'merge-cheat', parents: ['tip', 'cheat'], files },
      ],
    },
  )
}

async function propose(story: ActionStory, inputs: Readonly<Record<string, string>> = {}) {
  const workspace = await story.repository.checkout('merge-cheat')
  const event = pullRequestEvent(story.github.state, openPull(story, 'cheat'))
  const acting = story.act({ event, checkout: 'merge-cheat', workspace, inputs })
  return { workspace, outcome: await acting.catch((error: unknown) => error) }
}

/** Returns the files that the error names as changed, relative to the output folder. */
function filesOf(outcome: unknown, workspace: string): readonly string[] {
  if (!(outcome instanceof UserError) || outcome.code !== 'files-rewritten') throw outcome
  return (outcome as UserError<'files-rewritten'>).facts.files.map((file) =>
    file.slice(join(workspace, 'goldenpair-report/').length),
  )
}

describe.concurrent('a target that rewrites its own measurement', () => {
  test('gets no verdict for trials that differ from its answers', async () => {
    await using story = await start(
      `for (const path of runs()) if (path.endsWith('trials.jsonl')) edit(path, (text) => text.replaceAll('"retries":0', '"retries":7'))`,
    )
    await measureMain(story)
    const { workspace, outcome } = await propose(story)
    expect(filesOf(outcome, workspace)).toEqual(['run/trials.jsonl'])
    expect(story.comments()).toEqual([expect.stringContaining('so there is no verdict')])
  })

  test('gets none for a baseline that it has changed', async () => {
    await using story = await start(
      `for (const path of runs()) if (path.endsWith('trials.jsonl') && !path.includes('/run')) edit(path, (text) => text.replaceAll('"success":1', '"success":0'))`,
    )
    await measureMain(story)
    const { workspace, outcome } = await propose(story)
    expect(filesOf(outcome, workspace)).toEqual(['baseline/trials.jsonl'])
  })

  test('gets none for a changed base in the same job, nor with added files', async () => {
    await using story = await start(
      `for (const path of runs()) if (path.endsWith('run.json')) { writeFileSync(path.replace('run.json', 'confirmations.jsonl'), '{}\\n') }`,
    )
    const { workspace, outcome } = await propose(story, { baseline: 'ref' })
    expect(filesOf(outcome, workspace)).toEqual(['run/confirmations.jsonl', 'baseline/confirmations.jsonl'])
  })

  test('does not know where its answers are written', async () => {
    await using story = await start(
      `if (!existsSync('seen.json')) writeFileSync('seen.json', JSON.stringify(readdirSync('goldenpair-report')))`,
    )
    await measureMain(story)
    const { workspace, outcome } = await propose(story)
    expect(outcome).toMatchObject({ code: 0 })
    const seen = JSON.parse(await readFile(join(workspace, 'seen.json'), 'utf8')) as readonly string[]
    expect(seen.filter((name) => name.startsWith('run'))).toEqual([expect.stringMatching(/^run-[-0-9a-f]{36}$/)])
    expect((await readdir(join(workspace, 'goldenpair-report'))).filter((name) => name.startsWith('run'))).toEqual([
      'run',
    ])
  })

  test('cannot control a later step of the job', async () => {
    await using story = await start(
      `for (const name of ['env', 'path']) writeFileSync(process.env['HOME'] + '/../_temp/_runner_file_commands/set_' + name, 'LD_PRELOAD=x')`,
    )
    const { github, repository } = story
    const { exitCode, annotations, otherFiles } = await runAction({
      github,
      event: pullRequestEvent(github.state, openPull(story, 'cheat')),
      inputs: { 'github-token': github.state.token, charts: 'none' },
      workspace: await repository.checkout('merge-cheat'),
      sha: repository.sha('merge-cheat'),
      ref: 'refs/pull/7/merge',
      action: join(BUNDLE, 'action.js'),
    })
    expect(annotations.at(-1)?.message).toMatch(/set_env, .*set_path/)
    expect([exitCode, otherFiles.env, otherFiles.path]).toEqual([2, '', ''])
  })

  test('cannot run its own version of the Action, nor anything after the job', async () => {
    const home = await mkdtemp(join(tmpdir(), 'goldenpair-home-'))
    try {
      const dist = join(home, 'dist')
      await cp(BUNDLE, dist, { recursive: true })
      const before = await readFiles(dist)
      const mark = join(home, 'token.txt')
      const theft = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(mark)}, String(process.env['INPUT_GITHUB-TOKEN']));`
      await using story = await start(
        `for (const name of readdirSync(${JSON.stringify(dist)})) if (name.endsWith('.js')) edit(${JSON.stringify(dist)} + '/' + name, (text) => text.startsWith('import { append') ? text : ${JSON.stringify(theft)} + text)`,
      )
      await measureMain(story)
      const { github, repository } = story
      const job = {
        github,
        event: pullRequestEvent(github.state, openPull(story, 'cheat')),
        inputs: { 'github-token': github.state.token, charts: 'none' },
        workspace: await repository.checkout('merge-cheat'),
        sha: repository.sha('merge-cheat'),
        ref: 'refs/pull/7/merge',
      }
      const result = await runAction({ ...job, action: join(dist, 'action.js') })
      expect(result.annotations.map(({ level, message }) => `${level} ${message}`).at(-1)).toMatch(
        /^error .*\/dist\/.* changed after the target started/,
      )
      expect(result.exitCode).toBe(2)
      expect(await readFiles(dist)).toEqual(before)
      const state = Object.entries(parseFileCommands(result.otherFiles.state))
      const env = Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value]))
      const post = await runAction({ ...job, action: join(dist, 'post.js'), env, run: result.run })
      expect(post.exitCode).toBe(0)
      await expect(readFile(mark, 'utf8')).rejects.toThrow('ENOENT')
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  })
})
