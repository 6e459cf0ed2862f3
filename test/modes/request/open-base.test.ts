import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeCaseEdits } from '../../../src/modes/request/open-base.js'
import { pullRequestEvent } from '../../doubles/github/events.js'
import { makeCase } from '../../store/runs/make-run.js'
import { startActionStory } from '../action-story.js'
import { BROKEN, CASES, FILES, openPull, SUITE } from '../handbook.js'

/** The base searches the handbook; the change also searches elsewhere, breaks six pages, and removes the last two cases. */
const CHANGED = {
  ...BROKEN,
  'golden/suite.yaml': SUITE.replace("['handbook/*.md']", "['handbook/*.md', 'notes/*.md']"),
  'golden/cases.yaml': CASES.slice(0, CASES.indexOf('- id: about-glaciers')),
}
/** A target program in the checkout, with two cases. */
const PROGRAM = {
  'golden/suite.yaml': [
    'name: demo',
    'cases: cases.yaml',
    `target: { type: command, command: [${JSON.stringify(process.execPath)}, target.mjs], shutdown_seconds: 1 }`,
    'gates: [{ metric: success, max_drop: 20pp }]',
    '',
  ].join('\n'),
  'golden/cases.yaml': ['a', 'b'].map((id) => `- { id: ${id}, query: ${id}?, checks: [{ contains: yes }] }\n`).join(''),
  'target.mjs': `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  console.log(JSON.stringify({ id: JSON.parse(line).id, answer: 'yes' }))
})
`,
}
const SPEC = { commits: [{ name: 'change', parents: ['base'], files: CHANGED }] }

describe.concurrent('baseline: ref', () => {
  test("measures the base's code with this change's cases, interleaved, and names the changes to the base's cases", async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github, repository } = story
    const event = pullRequestEvent(github.state, openPull(story, 'change'))
    const act = await story.act({ event, checkout: 'change', inputs: { baseline: 'ref', check: 'false' } })
    expect(act.code).toBe(1)
    expect(act.lines).toContain(`info Measuring the base ${repository.sha('base')} too, interleaved.`)
    expect(github.requests.map(({ operation }) => operation)).toContain('repos/download-tarball-archive')
    const [body = ''] = story.comments()
    expect(body).toMatch(/^### ❌ Regressed: 6 of 8 cases broke, all critical$/m)
    expect(body).toContain(
      '2 cases that were edited or removed were asked as main has them: `about-glaciers`, `about-harbours`.',
    )
    expect(body).toContain('</code> (measured in the same job, interleaved) · this PR <code>')
    const comparison = JSON.parse(
      await readFile(join(act.workspace, act.outputs['comparison-path'] ?? ''), 'utf8'),
    ) as { interleaved: boolean; arms: { run: { commit: string } }[] }
    expect(comparison).toMatchObject({ interleaved: true, arms: [{ run: { commit: repository.sha('base') } }, {}] })
    const run = JSON.parse(await readFile(join(act.workspace, 'goldenpair-report/baseline/run.json'), 'utf8')) as {
      settings: { target: unknown }
    }
    expect(run.settings.target).toMatchObject({ options: { include: ['handbook/*.md'] } })
    expect((await readdir(act.temp)).filter((name) => name.startsWith('goldenpair-base-'))).toEqual([])
  })

  test('caches the answers of the base by its files, so that in a first round a second push asks only the change', async () => {
    await using story = await startActionStory(PROGRAM, {
      commits: [
        { name: 'change', parents: ['base'], files: { 'notes.txt': 'one' } },
        { name: 'again', parents: ['change'], files: { 'notes.txt': 'two' } },
      ],
    })
    const cache = await mkdtemp(join(tmpdir(), 'goldenpair-cache-'))
    const asked: unknown[] = []
    try {
      for (const checkout of ['change', 'again']) {
        const event = pullRequestEvent(story.github.state, openPull(story, checkout))
        const inputs = { baseline: 'ref', comment: 'never', 'cache-dir': cache }
        const { workspace, code } = await story.act({ event, checkout, inputs })
        const counts = ['baseline', 'run'].map(async (side) => {
          const text = await readFile(join(workspace, 'goldenpair-report', side, 'run.json'), 'utf8')
          return (JSON.parse(text) as { counts: { trials: number; cached?: number } }).counts
        })
        asked.push([code, ...(await Promise.all(counts)).map(({ trials, cached = 0 }) => trials - cached)])
      }
    } finally {
      await rm(cache, { recursive: true })
    }
    // Two cases are asked in three rounds; further tries never come from the cache.
    expect(asked).toEqual([
      [0, 6, 6],
      [0, 4, 6],
    ])
  })

  test('states why there is no baseline if the base is unavailable, and passes', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github, repository } = story
    const event = pullRequestEvent(github.state, openPull(story, 'change'))
    github.failNext({ operation: 'repos/download-tarball-archive', status: 404, message: 'Not Found' })
    const act = await story.act({ event, checkout: 'change', inputs: { baseline: 'ref', comment: 'never' } })
    expect(act.code).toBe(0)
    expect(act.lines).toContain(
      `warning No baseline: ${repository.sha('base').slice(0, 7)} could not be fetched: its archive could not be downloaded: GitHub cannot find it, or the token may not see it (Not Found); the job needs \`contents: read\`.`,
    )
    const shard = story.act({ event, checkout: 'change', inputs: { baseline: 'ref', shard: '1/2' } })
    await expect(shard).rejects.toMatchObject({
      message:
        'Input `baseline`: got `ref`, expected `artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job.',
    })
  })
})

test.each<[string, readonly string[], readonly string[], string | null]>([
  ['nothing', ['a', 'b'], ['a', 'b'], null],
  ['added ones', ['a'], ['a', 'b'], null],
  [
    'an edit and two gone',
    ['a', 'b', 'c`|'],
    ['a!'],
    'This PR changes the suite: 1 case edited (`a`), 2 cases removed (`b`, <code>c\\`&#124;</code>). Both sides were asked the cases as they are now.',
  ],
  [
    'many gone',
    ['a', 'b', 'c', 'd', 'e', 'f'],
    [],
    'This PR changes the suite: 6 cases removed (`a`, `b`, `c`, `d`, `e` …). Both sides were asked the cases as they are now.',
  ],
])('for the cases, %s is reported', (_what, base, head, expected) => {
  const cases = (ids: readonly string[]) =>
    ids.map((id) => ({ ...makeCase(id.replace('!', '')), fingerprint: id.endsWith('!') ? 'other' : 'same' }))
  expect(describeCaseEdits(cases(base), cases(head))).toBe(expected)
})
