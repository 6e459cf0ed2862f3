import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Run } from '../../src/model/run/run.js'
import { BUNDLE } from '../bundle.js'
import * as events from '../doubles/github/events.js'
import { type ActionResult, runAction } from '../doubles/github/runner.js'
import { startActionStory } from '../modes/action-story.js'
import { CASES, FILES } from '../modes/noisy-history.js'

const run = promisify(execFile)
const KEY = 'sk-not-for-programs-0123456789'

/**
 * A setup that plants a program in every place from which Goldenpair's own git could start it, and a file that git has to read. It
 * does not start git itself. `home` contains the trap and the folder that comes first on PATH.
 */
const plant = (home: string): string => `
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const trap = ${JSON.stringify(join(home, 'trap'))}
let folder = '.git'
try { folder = readFileSync('.git', 'utf8').trim().slice('gitdir: '.length).replace(/\\/worktrees\\/.*$/, '') } catch {}
const config = '[core]\\n\\tfsmonitor = ' + trap + '\\n\\tsshCommand = ' + trap + '\\n[log]\\n\\tshowSignature = true\\n[gpg]\\n\\tprogram = ' + trap +
  ['x', 'a=b'].map((name) => '\\n[filter "' + name + '"]\\n\\tclean = ' + trap + '\\n\\tsmudge = ' + trap).join('') +
  '\\n[hook "x"]\\n\\tcommand = ' + trap + '\\n\\tevent = post-checkout\\n'
appendFileSync(join(folder, 'config'), config)
appendFileSync(join(process.env['HOME'], '.gitconfig'), config)
mkdirSync(join(folder, 'info'), { recursive: true })
writeFileSync(join(folder, 'info', 'attributes'), '* filter=x\\n*.txt filter=a=b\\n')
mkdirSync(join(folder, 'hooks'), { recursive: true })
for (const path of [join(folder, 'hooks', 'post-checkout'), ${JSON.stringify(join(home, 'bin', 'git'))}]) copyFileSync(trap, path)
for (const path of ['target.mjs', 'broken.txt']) utimesSync(path, 1, 1)
writeFileSync(${JSON.stringify(join(home, 'planted'))}, '')
`

interface Job {
  readonly workspace: string
  readonly act: (
    name: string,
    event: events.GitHubEvent,
    inputs: Readonly<Record<string, string>>,
    run?: ActionResult['run'],
  ) => Promise<ActionResult>
  readonly cli: (...args: readonly string[]) => Promise<void>
  readonly story: Awaited<ReturnType<typeof startActionStory>>
}

/** Runs `work` in a checkout, with the whole history, of a repository whose target has that setup. */
async function withTraps(work: (job: Job) => Promise<void>): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'goldenpair-planted-'))
  const [bin, trap, sprung] = [join(home, 'bin'), join(home, 'trap'), join(home, 'sprung')]
  const workspace = join(home, 'checkout')
  await mkdir(bin)
  // As a filter the trap has no arguments and returns its input; in all other uses it has arguments.
  await writeFile(trap, `#!/bin/sh\n/usr/bin/env >> ${sprung}\n[ $# -gt 0 ] || cat\n`)
  await chmod(trap, 0o755)
  const suite = FILES['golden/suite.yaml'].replace(
    /setup: .*/,
    `setup: [${JSON.stringify(process.execPath)}, plant.mjs]`,
  )
  const broken = { 'broken.txt': CASES.slice(0, 10).join(' ') }
  try {
    await using story = await startActionStory(
      { ...FILES, 'golden/suite.yaml': suite, 'plant.mjs': plant(home), '.gitignore': 'goldenpair-report\ncache\n' },
      {
        commits: [
          { name: 'good', files: { 'notes.txt': '1' } },
          { name: 'bad', files: broken },
          { name: 'tip', files: { 'notes.txt': '2' }, branch: 'main' },
        ],
      },
    )
    const { github, repository } = story
    const origin = await repository.origin()
    /** Makes a fresh checkout as in a new job; the trap on PATH stays. */
    const checkOut = async (name: string): Promise<void> => {
      await rm(workspace, { recursive: true, force: true })
      await run('/usr/bin/git', ['clone', '--quiet', origin, workspace])
      await run('/usr/bin/git', ['checkout', '--quiet', '--detach', repository.sha(name)], { cwd: workspace })
    }
    const PATH = `${bin}:${process.env['PATH'] ?? ''}`
    const act: Job['act'] = async (name, event, inputs, part) => {
      if (part === undefined) await checkOut(name)
      return runAction({
        github,
        event,
        inputs: { charts: 'none', 'openai-api-key': KEY, 'langfuse-secret-key': KEY, ...inputs },
        workspace,
        sha: repository.sha(name),
        ref: 'refs/heads/main',
        action: join(BUNDLE, 'action.js'),
        env: { PATH, OPENAI_API_KEY: KEY },
        ...(part !== undefined && { run: part }),
      })
    }
    const cli: Job['cli'] = async (...args) => {
      await checkOut('tip')
      await rm(join(bin, 'git'), { force: true })
      await writeFile(join(home, '.gitconfig'), '[core]\n\texcludesFile = ~/ignored\n')
      await writeFile(join(home, 'ignored'), '*.swp\n')
      await writeFile(join(workspace, 'notes.txt.swp'), '')
      const env = { PATH, HOME: home, OPENAI_API_KEY: KEY }
      const { status, stderr } = spawnSync(process.execPath, [join(BUNDLE, 'cli.js'), ...args], {
        cwd: workspace,
        env,
        encoding: 'utf8',
      })
      expect(status, stderr).toBeLessThan(3)
    }
    await work({ act, cli, story, workspace })
    await expect(readFile(join(home, 'planted'), 'utf8')).resolves.toBe('')
    expect(await readFile(sprung, 'utf8').catch(() => 'nothing was started')).toBe('nothing was started')
    // Any other way of starting git would have run the planted programs.
    const start = (MARK: string, args: readonly string[], path = process.env['PATH']): void => {
      spawnSync('/bin/sh', ['-c', 'git "$@"', 'sh', ...args], { cwd: workspace, env: { PATH: path, HOME: home, MARK } })
    }
    start('path', ['status'], PATH)
    start('fsmonitor', ['status'])
    start('filter', ['-c', 'core.fsmonitor=', 'hash-object', 'target.mjs'])
    const marks = (await readFile(sprung, 'utf8')).match(/^MARK=.*/gm) ?? []
    expect(new Set(marks)).toEqual(new Set(['MARK=path', 'MARK=fsmonitor', 'MARK=filter']))
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

describe.concurrent('programs planted for git by a setup are not started', () => {
  test('on a pull request whose base is measured in the same job, with a cache, and while its report is published', async () => {
    await withTraps(async ({ act, story: { github, repository } }) => {
      const head = { ref: 'bad', sha: repository.sha('bad') }
      const base = { ref: 'good', sha: repository.sha('good') }
      const event = events.pullRequestEvent(github.state, github.addPull({ number: 7, head, base }))
      const inputs = { baseline: 'ref', 'cache-dir': 'cache', comment: 'never' }
      const measured = await act('bad', event, inputs)
      expect(measured.outputs['verdict'], measured.stdout).toBe('regressed')
      const published = await act('bad', event, { mode: 'publish' }, measured.run)
      // The default branch was never measured; the report is published anyway.
      expect(published.outputs['verdict'], published.stdout).toBe('not-comparable')
    })
  })

  test('on a push to main', async () => {
    await withTraps(async ({ act, story: { github, repository } }) => {
      const event = events.pushEvent(github.state, { before: repository.sha('bad'), after: repository.sha('tip') })
      expect(await act('tip', event, { 'cache-dir': 'cache' })).toMatchObject({ exitCode: 0 })
    })
  })

  test('at night, including the search for a commit', async () => {
    await withTraps(async ({ act, story: { github } }) => {
      const event = events.scheduleEvent(github.state)
      const inputs = { bisect: '30', 'cache-dir': 'cache' }
      expect(await act('good', event, inputs)).toMatchObject({ exitCode: 0 })
      const { stdout } = await act('tip', event, inputs)
      expect(stdout).toContain('is the first bad commit')
    })
  })

  test('with two compared refs, and with one variant measured twice', async () => {
    await withTraps(async ({ act, story: { github, repository } }) => {
      const event = events.workflowDispatchEvent(github.state, {})
      const inputs = { 'cache-dir': 'cache', comment: 'never' }
      const refs = `${repository.sha('good')},${repository.sha('tip')}`
      const compared = await act('tip', event, { ...inputs, mode: 'ab', refs })
      expect(compared.outputs['verdict'], compared.stdout).toBe('regressed')
      expect(await act('tip', event, { ...inputs, mode: 'ab', variants: 'default, default' })).toMatchObject({
        exitCode: 0,
      })
    })
  })

  test('on the command line', async () => {
    await withTraps(async ({ cli, workspace, story: { repository } }) => {
      await cli('run', '--cache-dir', 'cache', '--out', 'goldenpair-report')
      // Files that the user's own git ignores are still not changes.
      const { commit, dirty } = JSON.parse(
        await readFile(join(workspace, 'goldenpair-report', 'run.json'), 'utf8'),
      ) as Run
      expect([commit, dirty]).toEqual([repository.sha('tip'), undefined])
      await cli('ab', '--variants', 'default,default')
      await cli('validate', '--base', repository.sha('good'), '--ask', '1')
      await cli('bisect', repository.sha('good'), repository.sha('tip'), '--out', 'goldenpair-report')
    })
  })
})
