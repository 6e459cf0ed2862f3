import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseMarker } from '../../../src/github/marker.js'
import { scheduleEvent } from '../../doubles/github/events.js'
import { startActionStory, type Act, type ActionStory } from '../action-story.js'
import { FILES, SPEC, SUITE, writeReference } from './night-story.js'

async function sleepNight(story: ActionStory, checkout: string, inputs: Record<string, string> = {}): Promise<Act> {
  return story.act({ event: scheduleEvent(story.github.state), checkout, inputs })
}

/** Returns the requests of the bot, except those that only fetch runs and artifacts (`actions/`, `blob/`). */
function deeds(story: ActionStory, from: number): readonly string[] {
  return story.github.requests
    .slice(from)
    .flatMap(({ operation, status }) =>
      operation === null || /^(actions|blob)\//.test(operation) ? [] : [`${operation} ${status ?? 'lost'}`],
    )
}

const READ = 'graphql 200'
const TOLD = 'repos/create-commit-comment 201'
/** If the bot has no issue, all issues are searched, without their texts. */
const SOUGHT = [READ, READ]
const OPENED = [...SOUGHT, 'repos/compare-commits-with-basehead 200', 'issues/create 201', TOLD]
const CHANGED = [READ, 'repos/compare-commits-with-basehead 200', 'issues/update 200', 'issues/create-comment 201']
const URL = 'https://github.com/octo-org/octo-repo/issues/1'

describe('nights', () => {
  test('with `issues: dry-run` show the issue that they would open, and write nothing', async () => {
    await using story = await startActionStory(FILES, SPEC)
    await sleepNight(story, 'base')
    const from = story.github.requests.length
    const { code, lines, summary } = await sleepNight(story, 'half', {
      issues: 'keep: dry-run\ncomment-on-commits: true',
      'slack-webhook-url': 'https://hooks.slack.invalid/services/T/B/x',
    })
    expect([code, deeds(story, from)]).toEqual([1, OPENED.slice(0, 3)])
    expect(story.github.state.issues.size).toBe(0)
    expect(lines).toContain('info issue: skipped, `issues: dry-run`; otherwise it would open an issue.')
    expect(lines.filter((line) => /slack/i.test(line))).toEqual([])
    const [, told = ''] = summary.split('### Dry run: tonight would open an issue\n\n')
    expect(told.split('\n').slice(0, 7)).toEqual([
      expect.stringMatching(/^\*\*Golden suite demo: success fell from 100 % to 33 % since \d+ \w{3}\*\*$/),
      '',
      '(comments on 1 commit)',
      '',
      '<details><summary>Its text</summary>',
      '',
      expect.stringMatching(/^\*\*Regression detected: success dropped from 100/),
    ])
  })

  test('keep one issue from the regression to the recovery, and again if it returns', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github, repository } = story
    const inputs = {
      issues: 'labels: golden suite, bug\ncomment-on-commits: true',
      'target-env': 'PATH, DEMO_KEY',
    }
    // Commits after the night that found the regression cannot have caused it.
    const changes = `https://github.com/octo-org/octo-repo/compare/${repository.sha('base')}...${repository.sha('half')}`
    const suspects = `**Suspects:** 1 commit ([all changes](${changes}))`
    const told: unknown[] = []
    for (const name of ['base', 'half', 'all', 'good', 'down', 'good', 'shaky', 'half']) {
      const from = github.requests.length
      const { code, outputs, lines } = await sleepNight(story, name, inputs)
      const said = lines.find((line) => line.startsWith('info issue:'))?.slice('info issue: '.length)
      told.push([name, code, outputs['verdict'], said, deeds(story, from)])
      if (name === 'all') expect(github.state.issues.get(1)?.body).toContain(suspects)
      if (name !== 'half' || github.state.issues.get(1)?.state_reason === 'reopened') continue
      const body = github.state.issues.get(1)?.body?.replaceAll(repository.sha('half'), '‹half›') ?? ''
      const half = repository.sha('half').slice(0, 7)
      const base = repository.sha('base').slice(0, 7)
      const [marker = '', ...lead] = body.split('\n### ❌ Regressed: 8 of 12 cases broke\n')[0]?.split('\n') ?? []
      expect(parseMarker(marker.replace('‹half›', repository.sha('half')))?.title).toBe(
        github.state.issues.get(1)?.title,
      )
      expect(lead.join('\n').replaceAll('\u202f', ' ').replaceAll('&#8203;', '')).toBe(
        `**Regression detected: success dropped from 100 % to 33 % (threshold 80 %, 20 points allowed) on commit** \`${half}\` (the only new commit)
`,
      )
      expect(body).toContain('@&#8203;mona less, see \\#&#8203;1')
      const tail = body.slice(body.indexOf('**Suspects:**')).replaceAll('\u202f', ' ').replaceAll('&#8203;', '')
      expect(tail).toBe(
        `**Suspects:** 1 commit ([all changes](https://github.com/octo-org/octo-repo/compare/${repository.sha('base')}...‹half›))

- [${half}](https://github.com/octo-org/octo-repo/commit/‹half›) Ask @mona less, see \\#1

Compared with the last good night, \`${base}\`. Confirmed by a fresh run of 12 cases, judged on the new data alone: success 100 % → 33 % (p &lt; .001).

> Goldenpair closes this issue after 2 good nights in a row. To accept the new level instead, close it as not planned.

**Reproduce**

\`\`\`text
git checkout ‹half› && gh run download 4001 -R octo-org/octo-repo -n goldenpair-baseline-demo -D .goldenpair/last-good-night && npx github:goldenpair/goldenpair#v0 run --suite golden/suite.yaml --variant default --trials 2 --seed 1 --target-env PATH,DEMO_KEY --baseline .goldenpair/last-good-night
\`\`\``,
      )
    }
    expect(told).toEqual([
      ['base', 0, 'not-comparable', 'skipped, there is no earlier night to compare it with.', SOUGHT],
      ['half', 1, 'regressed', URL, OPENED],
      ['all', 1, 'regressed', URL, CHANGED],
      ['good', 0, 'unchanged', 'skipped, 1 of 2 good nights in a row.', [READ]],
      ['down', 2, 'invalid', 'skipped, the measurement is invalid.', [READ]],
      ['good', 0, 'unchanged', URL, [READ, 'issues/update 200', 'issues/create-comment 201']],
      [
        'shaky',
        0,
        'inconclusive',
        'skipped, a fresh run of 12 cases, judged on the new data alone, does not show it again.',
        [READ],
      ],
      ['half', 1, 'regressed', URL, CHANGED],
    ])
    const [comment] = [...github.state.commit_comments.values()]
    expect(comment?.sha).toBe(repository.sha('half'))
    expect(comment?.body.replaceAll('\u202f', ' ')).toBe(
      `This is the one commit since the golden suite \`demo\` was last good.

**Regression detected: success dropped from 100 % to 33 % (threshold 80 %, 20 points allowed) on commit** \`${repository.sha('half').slice(0, 7)}\`

${URL}`,
    )
    expect([...github.state.issues.values()]).toMatchObject([{ state: 'open', labels: ['golden suite', 'bug'] }])
    expect(github.state.issues.get(1)?.title).toMatch(/^Golden suite demo: success fell from 100 % to 33 % since \d/)
    // Six measurements with a result, and this one.
    expect(github.state.issues.get(1)?.body).toContain('2 metrics over 7 runs, ▼ regressed: success ')
    const said = story.comments().map((body) => body.split('\n')[1]?.replace(/ \(\[run.*|, the last.*/, ''))
    expect(said.map((line) => line?.replaceAll('\u202f', ' '))).toEqual([
      'It got worse: success 33 % → 0 %',
      'Closed: success is back at 100 % (0 % at worst), for two good nights in a row',
      'It is back: success fell from 100 % to 33 %',
    ])
  })

  test('treat a declined level as normal, although the reference is better, and count a repeated job once', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github } = story
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-nights-'))
    try {
      const reference = join(folder, 'reference.json')
      const told: unknown[] = []
      const sleep = async (name: string, facts: Partial<Parameters<ActionStory['act']>[0]> = {}): Promise<Act> => {
        const inputs = { reference: told.length === 0 ? '' : reference }
        const act = await story.act({ event: scheduleEvent(github.state), checkout: name, inputs, ...facts })
        const said = act.lines.find((line) => line.startsWith('info issue:'))?.slice('info issue: '.length)
        told.push([name, act.code, act.outputs['verdict'], said, github.state.issues.get(1)?.state])
        return act
      }
      await sleep('base')
      await writeReference(story, { folder, reference })
      // Without an earlier night, the comparison with the reference alone opens and closes the issue.
      github.state.artifacts.clear()
      await sleep('most')
      const { run } = await sleep('good')
      await sleep('good', { run, attempt: 2 })
      await sleep('most')
      Object.assign(github.state.issues.get(1) ?? {}, { state: 'closed', state_reason: 'not_planned' })
      await sleep('most')
      await sleep('most')
      // Without a history, it is unknown what was accepted.
      const env = { GITHUB_SERVER_URL: 'https://git.example.com' }
      await sleep('most', { env })
      expect(github.state.issues.get(1)?.body?.split('\n')).toContain(
        '> Close this issue by hand. To accept the new level, move the reference (`goldenpair ratchet --allow-lower`).',
      )
      await sleep('good', { env })
      const alone = await sleep('good', { env, inputs: {} })
      expect(alone.summary).toContain('\nA GitHub Enterprise Server keeps no nights.\n')
      expect(alone.summary).toContain(`> Issue [\\#&#8203;1](${URL}) is open.\n`)
      const declined = 'skipped, #1 was closed as not planned, so this level is the new normal.'
      expect(told).toEqual([
        ['base', 0, 'not-comparable', 'skipped, there is no earlier night to compare it with.', undefined],
        ['most', 1, 'regressed', URL, 'open'],
        ['good', 0, 'unchanged', 'skipped, 1 of 2 good nights in a row.', 'open'],
        ['good', 0, 'unchanged', 'skipped, 1 of 2 good nights in a row.', 'open'],
        ['most', 1, 'regressed', URL, 'open'],
        ['most', 0, 'regressed', declined, 'closed'],
        // The night equals the one before, and is still as far below the reference.
        ['most', 0, 'regressed', declined, 'closed'],
        ['most', 1, 'regressed', URL, 'open'],
        [
          ...['good', 0, 'unchanged'],
          ...['skipped, no history is kept here to count good nights: close #1 by hand.', 'open'],
        ],
        [
          ...['good', 0, 'not-comparable'],
          ...['skipped, a GitHub Enterprise Server keeps no nights, and there is no golden/reference.json.', 'open'],
        ],
      ])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test("keep a person's changes: the title, a note above the text, a label, and closing as not planned", async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github } = story
    const issueNow = () => github.state.issues.get(1)
    await sleepNight(story, 'base')
    await sleepNight(story, 'half')
    const note = 'We know: the index is being rebuilt.\n\n'
    Object.assign(issueNow() ?? {}, {
      title: 'Search is broken',
      labels: ['search'],
      body: `${note}${issueNow()?.body ?? ''}`,
    })
    await sleepNight(story, 'all')
    expect(issueNow()).toMatchObject({ title: 'Search is broken', labels: ['search'], state: 'open' })
    expect(issueNow()?.body).toContain(`${note}<!-- goldenpair:demo run=4003 attempt=1 `)
    Object.assign(issueNow() ?? {}, { state: 'closed', state_reason: 'not_planned' })
    const declined = await sleepNight(story, 'all')
    expect([declined.code, issueNow()?.state, github.state.issues.size]).toEqual([0, 'closed', 1])
  })

  test('find a broken bound without an earlier good night, and ignore it once declined until it was kept', async () => {
    const bounded = SUITE.replace('max_drop: 20pp', 'max_drop: 20pp, min: 0.9')
    await using story = await startActionStory({ ...FILES, 'golden/suite.yaml': bounded }, SPEC)
    const { github } = story
    const nights: unknown[] = []
    const sleep = async (name: string): Promise<Act> => {
      const act = await sleepNight(story, name)
      const said = act.lines.find((line) => line.startsWith('info issue:'))?.slice('info issue: '.length)
      nights.push([name, act.code, said, github.state.issues.get(1)?.state])
      return act
    }
    await sleep('most')
    const body = github.state.issues.get(1)?.body ?? ''
    expect(body.replace(/\s/g, ' ')).toContain('**Regression detected: success is 17 % (threshold 90 %) on commit**')
    expect(body).not.toContain('Compared with')
    expect(body).not.toContain('--baseline')
    await sleep('good')
    await sleep('good')
    await sleep('most')
    Object.assign(github.state.issues.get(1) ?? {}, { state: 'closed', state_reason: 'not_planned' })
    await sleep('most')
    await sleep('good')
    await sleep('most')
    expect(nights).toEqual([
      ['most', 1, URL, 'open'],
      ['good', 0, 'skipped, 1 of 2 good nights in a row.', 'open'],
      ['good', 0, URL, 'closed'],
      ['most', 1, URL, 'open'],
      ['most', 0, 'skipped, #1 was closed as not planned, so this level is the new normal.', 'closed'],
      ['good', 0, 'skipped, nothing is wrong.', 'closed'],
      ['most', 1, URL, 'open'],
    ])
  })

  test('propose a better reference, ask a critical case again, and open no issue without permission or knowledge', async () => {
    const cases = FILES['golden/cases.yaml'].replace('case-12?,', 'case-12?, critical: true,')
    await using story = await startActionStory({ ...FILES, 'golden/cases.yaml': cases }, SPEC, {
      permissions: { actions: 'read', contents: 'read' },
    })
    const half = await sleepNight(story, 'half')
    expect([half.code, half.outputs['verdict']]).toEqual([0, 'not-comparable'])
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-nights-'))
    try {
      const reference = join(folder, 'reference.json')
      await writeReference(story, { folder, reference })
      const first = await sleepNight(story, 'good', { reference })
      expect(first.summary).toContain(
        'One night beats the reference; after a second one, Goldenpair proposes to raise it.',
      )
      const second = await sleepNight(story, 'good', { reference })
      expect(second.summary).toContain(
        `Two nights beat the reference. To raise it, for review: \`gh run download 4002 -R octo-org/octo-repo -n goldenpair-baseline-demo -D .goldenpair/night-1 && gh run download 4003 -R octo-org/octo-repo -n goldenpair-baseline-demo -D .goldenpair/night-2 && npx github:goldenpair/goldenpair#v0 ratchet .goldenpair/night-1 .goldenpair/night-2 --reference ${reference}\``,
      )
      const env = { GITHUB_SERVER_URL: 'https://git.example.com' }
      const event = scheduleEvent(story.github.state)
      const alone = await story.act({ event, checkout: 'good', inputs: { reference }, env })
      expect(alone.summary).toContain(
        '> This night beats the reference. No history is kept here to count such nights; after a second one, raise the reference with `goldenpair ratchet`.',
      )
      const worse = await sleepNight(story, 'critical')
      const reason =
        "issues could not be read: the token lacks the permission (Resource not accessible by integration); add `issues: write` to the job's permissions"
      expect(worse.lines).toContain(
        `warning Regression detected: the critical case case-12 passed every time before and fails every time now on commit ${story.repository.sha('critical').slice(0, 7)}.`,
      )
      expect(worse.lines).toContain(`warning The issue was not updated for this night: ${reason}.`)
      expect(worse.summary).toContain(
        'Confirmed by a fresh run of 1 case, judged on the new data alone: case-12 passed 0 of 3 trials.',
      )
      expect(worse.summary).toContain(`> No issue was opened or closed: ${reason}.`)
      expect([worse.code, worse.outputs['verdict'], worse.outputs['issue-url']]).toEqual([1, 'regressed', ''])

      story.github.state.permissions = { actions: 'read', contents: 'read', issues: 'write' }
      story.github.failNext({
        operation: 'actions/list-artifacts-for-repo',
        status: 403,
        message: 'API rate limit exceeded',
        times: 5,
      })
      const blind = await sleepNight(story, 'critical')
      const past =
        "earlier runs could not be read: GitHub's rate limit was reached (API rate limit exceeded); run the job again later"
      expect(blind.lines).toContain(`error No history is available: ${past}.`)
      expect(blind.summary).toContain(`> No issue was opened or closed: ${past}.`)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
