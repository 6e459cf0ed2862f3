import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { joinNames } from '../../../src/format/join-names.js'
import { extractZip } from '../../../src/github/read-zip.js'
import { exitCodeOfError } from '../../../src/model/error.js'
import type { HistoryRow } from '../../../src/model/run/history.js'
import { parseHistory } from '../../../src/compare/nights/history.js'
import { HISTORY_FILE } from '../../../src/store/baselines/baseline.js'
import { fileSize } from '../../../src/store/runs/run-files.js'
import {
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../../doubles/github/events.js'
import { type Act, type ActionStory, startActionStory } from '../action-story.js'

/** Every answer costs an eighth of a dollar and adds a line to the file `TALLY`. From line `stall` on, the target does not answer. */
const TARGET = String.raw`
. ./state.sh
while IFS= read -r line; do
  id=${'$'}{line#*'"id":"'} id=${'$'}{id%%'"'*}
  echo "$id" >> "$TALLY"
  if [ -n "$stall" ] && [ "$(wc -l < "$TALLY")" -ge "$stall" ]; then exec sleep 600; fi
  printf '{"id":"%s","answer":"%s","cost_usd":0.125}\n' "$id" "$answer"
done
`
const SUITE = `
name: demo
cases: cases.yaml
baseline_trials: 1
inference: cases-like-these
retries: 0
max_cost_usd_per_month: 6
target: { type: command, command: [sh, target.sh], shutdown_seconds: 1, max_trial_cost_usd: 0.125 }
gates: [{ metric: success, max_drop: 20pp }]
`
const FILES = {
  'golden/suite.yaml': SUITE,
  'golden/cases.yaml': [...'abcdefghijkl']
    .map(
      (id) => `- { id: ${id}, query: ${id}?, checks: [{ contains: yes }] }
`,
    )
    .join(''),
  'target.sh': TARGET,
  'state.sh': 'answer=yes stall=\n',
}
const NOW = new Date('2026-11-22T03:00:00.000Z')
const ledger = (suite: string, at: string) => ({
  '.goldenpair/spend.jsonl': `${JSON.stringify({ at, suite, usd: 0.75 })}\n`,
})
const SPEC = {
  commits: [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'worse', files: { 'state.sh': 'answer=no stall=\n' } },
    { name: 'worse-and-stalls', files: { 'state.sh': 'answer=no stall=27\n' } },
    { name: 'kept', parents: ['tip'], files: ledger('demo', '2026-11-01T00:00:00.000Z') },
    { name: 'kept-of-another', parents: ['tip'], files: ledger('another', '2026-11-01T00:00:00.000Z') },
    { name: 'kept-of-october', parents: ['tip'], files: ledger('demo', '2026-10-31T23:59:59.999Z') },
  ],
}
const CLOCK = { now: () => NOW, monotonicMs: () => performance.now() }
const LIST = 'actions/list-artifacts-for-repo'
const spent = (usd: string, more = '') =>
  `info This month's nights and baselines of demo have spent ${usd} of $6, according to the history. Not counted: pull requests and experiments${more}.`
const unknown = (reason: string) =>
  `warning demo may spend $6 a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${reason}. Goldenpair counts it as $0. Keep that file from job to job with actions/cache (docs/costs.md).`
const ofMonth = ({ lines }: Act): readonly string[] => lines.filter((line) => /This month's|may spend/.test(line))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-month-test-'))
})
afterAll(async () => rm(folder, { recursive: true }))

const start = async (): Promise<ActionStory> => startActionStory(FILES, SPEC, { now: () => NOW })

/** Prepares jobs on runners without files of their own; `countAsked` counts the answers that they have paid for. */
async function startJobs(story: ActionStory) {
  const tally = join(await mkdtemp(join(folder, 'job-')), 'tally')
  await writeFile(tally, '')
  const countAsked = async (): Promise<number> => (await readFile(tally, 'utf8')).split('\n').length - 1
  const act = async (facts: Partial<Parameters<ActionStory['act']>[0]>): Promise<Act> =>
    story.act({
      ...{ event: scheduleEvent(story.github.state), checkout: 'tip', env: { TALLY: tally }, clock: CLOCK },
      ...facts,
      inputs: { 'target-env': 'TALLY', issues: 'never', ...facts.inputs },
    })
  return { act, countAsked }
}

async function readRows(story: ActionStory): Promise<readonly HistoryRow[]> {
  const newest = [...story.github.state.artifacts.values()].findLast(({ name }) => name === 'goldenpair-baseline-demo')
  const own = await mkdtemp(join(folder, 'artifact-'))
  const archive = join(own, 'zip')
  const content = newest?.content ?? Buffer.alloc(0)
  await writeFile(archive, content)
  await extractZip({ archive, folder: join(own, 'files'), archiveBytes: content.length })
  return parseHistory(await readFile(join(own, 'files', HISTORY_FILE), 'utf8'))
}

/** The contents of an artifact of the default branch; `spoil` replaces the text of its history, or removes it with `null`. */
interface Left {
  readonly rows: readonly object[]
  readonly spoil?: (text: string) => string | null
  readonly bytes?: number
}
const left = (...rows: readonly object[]): Left => ({ rows })

/** Adds an artifact that was kept at this time, by a measurement that began an hour earlier. */
function leaveHistory({ github, repository }: ActionStory, { rows, spoil, bytes }: Left, keptAt = NOW): void {
  const run = github.addWorkflowRun({ event: 'schedule', head_sha: repository.sha('tip') })
  const at = new Date(keptAt.getTime() - 3_600_000).toISOString()
  const written = rows.map((row) => `${JSON.stringify({ ...makeRow(run.id), at, ...row })}\n`).join('')
  const text = spoil === undefined ? written : spoil(written)
  const files = text === null ? { 'run.json': '{}' } : { [HISTORY_FILE]: text }
  const artifact = github.addArtifact({ run, name: 'goldenpair-baseline-demo', files })
  Object.assign(artifact, { created_at: keptAt.toISOString() }, bytes !== undefined && { content: { length: bytes } })
}

let made = 0
function makeRow(run: number): HistoryRow {
  made += 1
  return {
    ...{ run, attempt: 1, at: '2026-11-02T03:00:00.000Z', mode: 'nightly', run_id: `made-${made}`, variant: 'default' },
    ...{ commit: null, branch: 'main', values: {}, known: 1 },
  }
}

test('nights and attempts record their spending, pull requests read it, and a used-up month asks nothing', async () => {
  await using story = await start()
  const { act, countAsked } = await startJobs(story)
  const { github, repository } = story
  const first = await act({})
  expect([first.code, ofMonth(first)]).toEqual([0, [unknown('no night or baseline has left one yet')]])
  // This commit is worse, so it is measured twice.
  const second = await act({ checkout: 'worse' })
  expect([second.code, ofMonth(second)]).toEqual([1, [spent('$1.50')]])
  expect((await readRows(story)).map(({ run, suite, spent_usd }) => [run, suite, spent_usd])).toEqual([
    [first.run.id, 'demo', 1.5],
    [second.run.id, 'demo', 3],
  ])
  const pull = github.addPull({
    ...{ number: 7, head: { ref: 'feature', sha: repository.sha('tip') }, title: 'tip' },
    base: { ref: 'main', sha: repository.sha('base') },
  })
  const compared = await act({ event: pullRequestEvent(github.state, pull) })
  expect([compared.code, ofMonth(compared)]).toEqual([0, [spent('$4.50')]])
  expect(await countAsked()).toBe(48)

  // The pull request's spending is in no row, so there is just enough for another attempt.
  const again = await act({ run: first.run, attempt: 2 })
  expect([again.code, ofMonth(again)]).toEqual([0, [spent('$4.50')]])
  expect((await readRows(story)).map(({ spent_usd }) => spent_usd)).toEqual([1.5, 1.5, 3])
  expect(await countAsked()).toBe(60)
  const left = github.state.artifacts.size
  const refusal: unknown = await act({}).catch((error: unknown) => error)
  expect(String(refusal)).toBe(
    'UserError: The suite demo has spent $6 of the $6 it may spend in 2026-11 (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.',
  )
  expect(exitCodeOfError(refusal as never)).toBe(2)
  expect([await countAsked(), github.state.artifacts.size]).toEqual([60, left])
})

test('a cancelled second measurement has spent what it asked', async () => {
  await using story = await start()
  const { act, countAsked } = await startJobs(story)
  await act({})
  const cancelled = new AbortController()
  const night = act({ checkout: 'worse-and-stalls', inputs: { concurrency: '1' }, signal: cancelled.signal })
  const ended = expect(night).rejects.toThrow('Interrupted: 2 of 12 trials were made')
  await vi.waitUntil(async () => (await countAsked()) === 27, { timeout: 100_000, interval: 10 })
  cancelled.abort(new Error('The job was cancelled.'))
  await ended
  expect((await readRows(story)).map(({ spent_usd }) => spent_usd)).toEqual([1.5, 1.875])
})

test('a history that GitHub refuses causes a warning, and the job continues', async () => {
  await using story = await start()
  const { act, countAsked } = await startJobs(story)
  const event = workflowDispatchEvent(story.github.state)
  story.github.state.permissions = { contents: 'read' }
  const refused = await act({ event, inputs: { mode: 'ab', variants: 'default, default', trials: '1' } })
  const reason =
    "earlier runs could not be read: the token lacks the permission (Resource not accessible by integration); add `actions: read` to the job's permissions"
  expect([refused.code, ofMonth(refused), await countAsked()]).toEqual([0, [unknown(reason)], 24])

  const dryRun = { event, inputs: { mode: 'ab', variants: 'default, default', 'dry-run': 'true' } }
  const env = { GITHUB_SERVER_URL: 'https://git.example.com' }
  const from = story.github.requests.length
  expect(ofMonth(await act({ ...dryRun, env }))).toEqual([
    unknown('git.example.com does not support the artifacts that it needs'),
  ])
  expect(story.github.requests.slice(from)).toEqual([])
  // A kept ledger of last month contains nothing about this month.
  expect(ofMonth(await act({ ...dryRun, checkout: 'kept-of-october' }))).toEqual([])
})

test('a dry run reads the history and writes nothing; a ledger of the month takes precedence over the history', async () => {
  await using story = await start()
  const { act, countAsked } = await startJobs(story)
  const { github } = story
  leaveHistory(story, left({ spent_usd: 1.25 }, { spent_usd: 9, at: '2026-10-31T23:00:00.000Z', attempt: 2 }))
  const plan = async (checkout: string) => {
    const from = github.requests.length
    const { lines, workspace, ...told } = await act({ checkout, inputs: { 'dry-run': 'true' } })
    const asked = github.requests.slice(from).map(({ operation }) => operation)
    const month = /^This month (\S+) of \$6 is spent/m.exec(lines.join('\n'))?.[1]
    const kept = await fileSize(join(workspace, '.goldenpair', 'spend.jsonl'))
    return [month, ofMonth({ ...told, lines, workspace }), asked.includes(LIST), kept !== null]
  }
  expect(await plan('tip')).toEqual(['$1.25', [spent('$1.25')], true, false])
  expect(await plan('kept')).toEqual(['$0.75', [], false, true])
  expect(await plan('kept-of-another')).toEqual(['$1.25', [spent('$1.25')], true, true])
  expect(await plan('kept-of-october')).toEqual(['$1.25', [spent('$1.25')], true, true])
  expect(await countAsked()).toBe(0)
})

interface MonthCase {
  readonly told: readonly string[]
  readonly downloads: number
  /** When each artifact was kept; by default, the n-th at noon of the n-th day. */
  readonly keptAt?: readonly string[]
  readonly inputs?: Readonly<Record<string, string>>
  /** The number of newest artifacts that GitHub has lost. */
  readonly lost?: number
}
const told = (usd: string, ...uncounted: readonly string[]) =>
  spent(usd).replace('pull requests and experiments', joinNames(['pull requests', 'experiments', ...uncounted]))
const ONE = '1 artifact that could not be read completely'
const CUT = 'its history.jsonl is damaged'
const NONE = 'it has no history.jsonl that can be read'
const OTHER = 'its run is of the workflow .github/workflows/goldenpair.yml'
const GONE = 'GitHub cannot find it, or the token may not see it (Not Found); the job needs `actions: read`'
const notAll = (what: string) =>
  `warning demo may spend $6 a month, but the history is incomplete for this month: ${what}. What is missing counts as $0. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`
const cut = (text: string): string => text.slice(0, -40)

test.each<[string, readonly Left[], MonthCase]>([
  [
    'one that all newer ones know',
    [left({ spent_usd: 0.5 }), left({ run: 4003, spent_usd: 0.5 }, { spent_usd: 0.25 })],
    { told: [spent('$0.75')], downloads: 1 },
  ],
  [
    'a damaged one that all newer ones know',
    [{ ...left({ spent_usd: 0.5 }), spoil: cut }, left({ run: 4003, spent_usd: 0.5 }, { spent_usd: 0.25 })],
    { told: [spent('$0.75')], downloads: 1 },
  ],
  [
    'one that ended at the same time',
    [left({ spent_usd: 0.5 }), left({ spent_usd: 0.25 })],
    { told: [spent('$0.75')], downloads: 2 },
  ],
  [
    'a second attempt that was kept while another run measured, which knows the first,',
    [left({ spent_usd: 0.5 }, { attempt: 2, spent_usd: 1 }), left({ run: 4003, spent_usd: 0.5 }, { spent_usd: 0.25 })],
    {
      ...{ told: [spent('$1.75')], downloads: 2 },
      keptAt: ['2026-11-05T12:00:00.000Z', '2026-11-05T12:30:00.000Z'],
    },
  ],
  [
    'rows without a sum',
    [left({ run: 1 }, { run: 2 }, { spent_usd: 0.5 })],
    { told: [told('$0.50', '2 measurements without a sum')], downloads: 1 },
  ],
  [
    'rows without a sum alone',
    [left({})],
    { told: [unknown('none of its measurements says what it spent')], downloads: 1 },
  ],
  [
    'hostile rows',
    [
      left(
        { spent_usd: -100 },
        { spent_usd: null },
        { spent_usd: '1e999' },
        { at: '9'.repeat(100_000), spent_usd: 1 },
        { at: '2026-11\n{}', attempt: 2, spent_usd: 0.25 },
        { at: '2026-11-99', attempt: 3, spent_usd: 0.25 },
      ),
    ],
    { told: [told('$0.50', ONE), notAll(`there is ${ONE}, because ${CUT}`)], downloads: 1 },
  ],
  [
    'an artifact without history',
    [{ ...left(), spoil: () => null }],
    { told: [unknown(`there is ${ONE}, because ${NONE}`)], downloads: 1 },
  ],
  ['an empty one', [left()], { told: [unknown(`there is ${ONE}, because ${CUT}`)], downloads: 1 }],
  [
    'one that was cut off in its only line',
    [{ ...left({ spent_usd: 2 }), spoil: cut }],
    { told: [unknown(`there is ${ONE}, because ${CUT}`)], downloads: 1 },
  ],
  [
    'one that was cut off after the lines of others',
    [{ ...left({ run: 1 }, { run: 2, spent_usd: 0.5 }, { spent_usd: 2 }), spoil: (text) => text.replace(/.*\n$/, '') }],
    {
      told: [told('$0.50', '1 measurement without a sum', ONE), notAll(`there is ${ONE}, because ${CUT}`)],
      downloads: 1,
    },
  ],
  [
    'one that was cut off after the lines of another month',
    [{ ...left({ run: 1, at: '2026-10-31T03:00:00.000Z', spent_usd: 0.5 }, { spent_usd: 2 }), spoil: cut }],
    { told: [unknown(`there is ${ONE}, because ${CUT}`)], downloads: 1 },
  ],
  [
    'what is refused',
    [left({ spent_usd: 2 }), left({ spent_usd: 2 })],
    {
      told: [unknown(`there are 2 artifacts that could not be read completely, the newest because ${OTHER}`)],
      ...{ downloads: 0, inputs: { baseline: 'artifact:other.yml' } },
    },
  ],
  [
    'an older one than the newest, which is gone,',
    [left({ spent_usd: 0.5 }), left({ run: 4003, spent_usd: 0.5 }, { spent_usd: 0.25 })],
    { told: [told('$0.50', ONE), notAll(`there is ${ONE}, because ${GONE}`)], downloads: 2, lost: 1 },
  ],
  [
    'a large one',
    [left({ spent_usd: 2 }), { ...left({ spent_usd: 2 }), bytes: 201 * 2 ** 20 }, left({ spent_usd: 0.5 })],
    {
      told: [
        told('$0.50', '2 artifacts that could not be read completely'),
        notAll(
          'there are 2 artifacts that could not be read completely, the newest because newer ones already fill what is read',
        ),
      ],
      downloads: 1,
    },
  ],
  [
    'what is known to nobody else, twelve times,',
    Array.from({ length: 12 }, () => left({ spent_usd: 0.125 })),
    {
      told: [
        told('$1.25', '2 artifacts that could not be read completely'),
        notAll(
          'there are 2 artifacts that could not be read completely, the newest because newer ones already fill what is read',
        ),
      ],
      downloads: 10,
    },
  ],
])(
  'of the histories of a month, %s is read as far as needed, and missing ones are reported',
  async (_, histories, { told: lines, downloads, keptAt, inputs, lost }) => {
    await using story = await start()
    const { act } = await startJobs(story)
    const { github } = story
    const october = new Date('2026-10-30T03:10:00.000Z')
    leaveHistory(story, left({ spent_usd: 7 }), october)
    leaveHistory(story, { ...left(), spoil: () => null }, october)
    histories.forEach((one, index) => {
      leaveHistory(story, one, new Date(keptAt?.[index] ?? Date.UTC(2026, 10, 1 + index, 12)))
    })
    const operation = 'actions/download-artifact'
    if (lost !== undefined) github.failNext({ operation, status: 404, message: 'Not Found', times: lost })
    const planned = await act({ inputs: { 'dry-run': 'true', ...inputs } })
    expect(ofMonth(planned)).toEqual(lines)
    expect(github.requests.filter((request) => request.operation === operation)).toHaveLength(downloads)
  },
  120_000,
)

test('sums too large for a number use up the month', async () => {
  await using story = await start()
  const { act, countAsked } = await startJobs(story)
  leaveHistory(story, left({ spent_usd: 1.7e308 }, { attempt: 2, spent_usd: 1.7e308 }))
  await expect(act({})).rejects.toThrow('of the $6 it may spend in 2026-11')
  expect(await countAsked()).toBe(0)
})

test('shards of the default branch are one measurement, reported once or twice, and the judging job knows its sum', async () => {
  const files = {
    ...FILES,
    'golden/suite.yaml': `${SUITE}judge: { type: lexical }\nscoring: { judged: [answer] }\n`,
    'golden/cases.yaml': FILES['golden/cases.yaml'].replaceAll('?, checks', '?, expected_answer: yes, checks'),
  }
  await using story = await startActionStory(files, SPEC, { now: () => NOW })
  const { act } = await startJobs(story)
  const { github, repository } = story
  const event = pushEvent(github.state, { before: repository.sha('base'), after: repository.sha('tip') })
  const run = github.addWorkflowRun({ event: 'push', head_sha: repository.sha('tip') })
  for (const shard of ['1/2', '2/2']) await act({ event, run, inputs: { shard } })
  // This is what "Re-run failed jobs" does if only the publishing job failed.
  for (const attempt of [1, 2]) await act({ event, run, attempt, inputs: { mode: 'publish' } })
  expect((await readRows(story)).map(({ spent_usd }) => spent_usd)).toEqual([1.5, 1.5])

  const pull = github.addPull({
    ...{ number: 7, head: { ref: 'feature', sha: repository.sha('worse') }, title: 'worse' },
    base: { ref: 'main', sha: repository.sha('tip') },
  })
  const facts = { event: 'pull_request', head_branch: 'feature', head_sha: repository.sha('worse') }
  const measured = await act({ event: pullRequestEvent(github.state, pull), checkout: 'worse', run: facts })
  expect(ofMonth(measured)).toEqual([spent('$1.50')])
  const published = workflowRunEvent(github.state, measured.run)
  expect(ofMonth(await act({ event: published }))).toEqual([spent('$1.50')])
})

test('without a judge, publishing requests no history', async () => {
  await using story = await start()
  const { act } = await startJobs(story)
  const { github, repository } = story
  const pull = github.addPull({
    ...{ number: 7, head: { ref: 'feature', sha: repository.sha('worse') }, title: 'worse' },
    base: { ref: 'main', sha: repository.sha('tip') },
  })
  const facts = { event: 'pull_request', head_branch: 'feature', head_sha: repository.sha('worse') }
  const measured = await act({ event: pullRequestEvent(github.state, pull), checkout: 'worse', run: facts })
  const event = workflowRunEvent(github.state, measured.run)
  expect(ofMonth(await act({ event }))).toEqual([])
})
