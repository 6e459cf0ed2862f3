import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseMarker } from '../../../src/github/marker.js'
import { BUNDLE } from '../../bundle.js'
import { scheduleEvent } from '../../doubles/github/events.js'
import { runAction } from '../../doubles/github/runner.js'
import { type ActionStory, startActionStory } from '../action-story.js'
import { FILES, SPEC } from '../noisy-history.js'

const run = promisify(execFile)

interface Night {
  readonly code: number | null
  readonly log: string
  readonly summary: string
  /** The number of worktrees that were not removed. */
  readonly worktrees: number
}

/** Runs a night on a commit with the built Action, in a checkout with the whole history. */
async function sleepNight(
  { github, repository }: ActionStory,
  name: string,
  given: Readonly<Record<string, string>> = {},
): Promise<Night> {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-bisect-'))
  try {
    await run('git', ['clone', '--quiet', await repository.origin(), folder])
    await run('git', ['checkout', '--quiet', '--detach', repository.sha(name)], { cwd: folder })
    const { exitCode, stdout, summary } = await runAction({
      github,
      event: scheduleEvent(github.state),
      inputs: { bisect: '30', charts: 'none', ...given },
      workspace: folder,
      sha: repository.sha(name),
      ref: 'refs/heads/main',
      action: join(BUNDLE, 'action.js'),
    })
    const worktrees = await readdir(join(folder, '.git', 'worktrees')).catch(() => [])
    return { code: exitCode, log: stdout, summary, worktrees: worktrees.length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The pull request that introduced the culprit. */
function mergePull({ github, repository }: ActionStory): void {
  github.addPull({
    number: 7,
    author: 'mona',
    head: { ref: 'side', sha: repository.sha('side') },
    base: { ref: 'main', sha: repository.sha('c9') },
    state: 'closed',
    merged_at: '2026-11-20T12:00:00Z',
    merge_commit_sha: repository.sha('c10'),
  })
}

const WHICH = /\n<!-- goldenpair found the commit -->\n([^]*?)\n<!-- end of the commit -->\n/

describe('a night with `bisect: true`', () => {
  test('names the commit that broke cases in the open issue, and comments on its pull request once', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github, repository } = story
    mergePull(story)
    const short = (name: string): string => repository.sha(name).slice(0, 7)
    expect((await sleepNight(story, 'base')).code).toBe(0)
    const worse = await sleepNight(story, 'c16')
    expect([worse.code, worse.worktrees]).toEqual([1, 0])
    const [, said = ''] = WHICH.exec(github.state.issues.get(8)?.body ?? '') ?? []
    const site = 'https://github.com/octo-org/octo-repo'
    expect(said.split('\n')).toEqual([
      `**Which commit:** ${short('c10')} is the first bad commit (&gt; 99.9 %).`,
      '',
      `- [${short('c10')}](${site}/commit/${repository.sha('c10')}) Ask @&#8203;octocat &lt;b&gt;less&lt;/b&gt; \\\`often\\\` (mona), [\\#&#8203;7](${site}/pull/7)`,
      '',
      '<details><summary>Evidence: 7 cases that flipped: 2 of 28 trials failed before, 26 of 28 trials from then on; 8 probes</summary>',
      '',
      `- \`${short('base')}\` 1 of 14 trials failed`,
      `- \`${short('c16')}\` 13 of 14 trials failed`,
      `- \`${short('c8')}\` skipped: the set-up of the target, \\\`test ! -e no-setup\\\`, exited with code 1`,
      `- \`${short('c7')}\` 1 of 7 trials failed`,
      `- \`${short('c11')}\` skipped: 5 of 6 trials of cases that pass at both ends fail there too`,
      `- \`${short('c12')}\` 7 of 7 trials failed`,
      `- \`${short('c9')}\` 0 of 7 trials failed`,
      `- \`${short('c10')}\` 6 of 7 trials failed`,
      '',
      '</details>',
    ])
    // The commit is named directly below the regressions, and nothing else is suspected.
    const lead = (): readonly string[] =>
      (github.state.issues.get(8)?.body ?? '')
        .split('\n### ')[0]
        ?.split('\n')
        .flatMap((line) => /^\*\*([A-Z][a-z ]+)/.exec(line)?.[1] ?? []) ?? []
    expect(lead()).toEqual(['Regression detected', 'Which commit'])
    const comments = [...github.state.comments.values()]
    expect(comments.map(({ issue_number, body }) => [issue_number, ...body.split('\n').slice(1)])).toEqual([
      [
        7,
        `Since this pull request, cases of the golden suite \`demo\` fail. ${short('c10')} is the first bad commit (&gt; 99.9 %).`,
        '',
        '7 cases that flipped: 2 of 28 trials failed before, 26 of 28 trials from then on; 8 probes.',
        '',
        `${site}/issues/8`,
      ],
    ])
    expect(parseMarker(comments[0]?.body ?? '')).toMatchObject({
      suite: 'demo',
      sha: repository.sha('c10'),
      kind: 'bisect',
    })

    const again = await sleepNight(story, 'c16')
    expect(again.log).not.toContain('Searching')
    expect(WHICH.exec(github.state.issues.get(8)?.body ?? '')?.[1]).toBe(said)
    expect(lead()).toEqual(['Regression detected', 'Which commit'])
    expect(github.state.comments.size).toBe(1)
  })

  test('states what is missing: the history, the permissions, the time', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github, repository } = story
    mergePull(story)
    await sleepNight(story, 'base')
    const event = scheduleEvent(github.state)
    const shallow = await story.act({ event, checkout: 'c16', inputs: { bisect: '30' } })
    expect(shallow.code).toBe(1)
    const refusal = `Cannot search the commits from ${repository.sha('base')} to ${repository.sha('c16')}: \`${repository.sha('base')}\` is not a commit of this checkout.`
    expect(shallow.lines.find((line) => line.includes('was not searched'))).toContain(
      `warning The commit was not searched: ${refusal}`,
    )
    expect(github.state.issues.get(8)?.body).toContain('**Which commit:** not searched. Cannot search the commits from')
    expect(github.state.issues.get(8)?.body).toContain('fetch-depth: 0')

    const late = await sleepNight(story, 'c16', { bisect: '0.00001' })
    expect(late.log).toContain('Any of 16 commits may be the first bad one: the time limit is reached.')
    expect(github.state.issues.get(8)?.body).toMatch(/\n\*\*Suspects:\*\* \d+ commits/)

    github.state.permissions = { actions: 'read', contents: 'read', issues: 'write' }
    const found = await sleepNight(story, 'c16')
    expect(found.log).toContain('Reading it needs `pull-requests: read`')
    expect(WHICH.exec(github.state.issues.get(8)?.body ?? '')?.[1]).toContain(
      'less&lt;/b&gt; \\`often\\` (Mona Octocat)',
    )
    expect(github.state.comments.size).toBe(0)
  })

  test('warns if the pull request may not get a comment, and asks no commit with `issues: dry-run`', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github, repository } = story
    mergePull(story)
    await sleepNight(story, 'base')
    const dry = await sleepNight(story, 'c16', { issues: 'dry-run' })
    const short = (name: string): string => repository.sha(name).slice(0, 7)
    expect(dry.summary).toContain(
      `**Which commit:** not searched in a dry run. A search would ask 7 cases that flipped, of the 16 commits after ${short('base')} up to ${short('c16')}, for at most 30 minutes.`,
    )
    expect(dry.log).not.toMatch(/Asking|Searching/)
    expect([github.state.issues.size, github.state.comments.size]).toEqual([1, 0])
    const message = 'Resource not accessible by integration'
    github.failNext({ operation: 'issues/create-comment', status: 403, message })
    const refused = await sleepNight(story, 'c16')
    expect(refused.code).toBe(1)
    expect(refused.log).toContain(
      `The comment on pull request #7, which broke cases, was not written: the token lacks the permission (${message}); add \`pull-requests: write\``,
    )
    expect(github.state.issues.get(8)?.state).toBe('open')
  })
})
