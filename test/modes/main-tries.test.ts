import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { extractZip } from '../../src/github/read-zip.js'
import type { Clock } from '../../src/io/clock.js'
import type { Run } from '../../src/model/run/run.js'
import { pullRequestEvent, pushEvent, scheduleEvent, workflowDispatchEvent } from '../doubles/github/events.js'
import { type Act, type ActionStory, startActionStory } from './action-story.js'

const root = mkdtempSync(join(tmpdir(), 'goldenpair-main-tries-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const IDS = ['ant', 'bee', 'cow', 'dog', 'eel', 'fox']
/** Writes the seed of each question to a file. Answers yes, except for the cases or seeds that mood.json makes wrong. */
const TARGET = `import { appendFileSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const { wrong = [], seeds = [], model } = JSON.parse(readFileSync('prompts/mood.json', 'utf8'))
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name, seed } = JSON.parse(line)
  appendFileSync(process.env.ASKED, seed + '\\n')
  const isWrong = wrong.includes(name + seed) || seeds.includes(seed)
  console.log(JSON.stringify({ id, answer: isWrong ? 'no' : 'yes', ...(model && { model }) }))
}
`
const SOURCES = "sources: [target.mjs, 'prompts/**']"
const suiteOf = (target = SOURCES, rest = ''): string =>
  `name: zoo\ncases: cases.yaml\ntarget:\n  type: command\n  command: [node, target.mjs]\n${target
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('')}gates: [{ metric: success, max_drop: 20pp, primary: true }]\n${rest}`
const CASES = IDS.map((id) => `- { id: ${id}, query: ${id}?, checks: [{ contains: yes }] }\n`).join('')
const filesOf = (suite: string, mood: object = {}): Record<string, string> => ({
  'golden/suite.yaml': suite,
  'golden/cases.yaml': CASES,
  'target.mjs': TARGET,
  'prompts/mood.json': JSON.stringify(mood),
})

interface Zoo extends AsyncDisposable {
  readonly story: ActionStory
  /** Pushes a commit to main, or starts a workflow on it. Returns the outcome and the seeds of the questions. */
  readonly main: (commit: string, how?: How) => Promise<Act & { readonly seeds: readonly number[] }>
  /** Reads the baseline that the last run left. */
  readonly kept: () => Promise<Run>
}
interface How {
  readonly by?: 'push' | 'dispatch' | 'night'
  readonly clock?: Clock
  readonly inputs?: Readonly<Record<string, string>>
}

async function openZoo(
  files: Readonly<Record<string, string>>,
  commits: readonly (readonly [name: string, files: Readonly<Record<string, string | null>>])[],
): Promise<Zoo> {
  const pull = { name: 'pull', files: { 'prompts/more.txt': 'x' } }
  const specs = commits.map(([name, changed]) => ({ name, files: changed }))
  const story = await startActionStory(files, { commits: [...specs, pull] })
  const asked = join(mkdtempSync(join(root, 'zoo-')), 'asked')
  return {
    story,
    main: async (commit, { by = 'push', inputs = {}, clock } = {}) => {
      const { state } = story.github
      story.github.setBranch('main', story.repository.sha(commit))
      const event = {
        push: () => pushEvent(state, { before: '0'.repeat(40), after: story.repository.sha(commit) }),
        dispatch: () => workflowDispatchEvent(state),
        night: () => scheduleEvent(state),
      }[by]()
      writeFileSync(asked, '')
      const mode = by === 'night' ? 'nightly' : 'baseline'
      const given = { mode, 'target-env': 'ASKED', issues: 'never', ...inputs }
      const act = await story.act({
        event,
        checkout: commit,
        inputs: given,
        env: { ASKED: asked },
        ...(clock && { clock }),
      })
      return {
        ...act,
        seeds: readFileSync(asked, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map(Number)
          .sort((a, b) => a - b),
      }
    },
    kept: async () => {
      const left = [...story.github.state.artifacts.values()].findLast(({ name }) => name === 'goldenpair-baseline-zoo')
      const folder = mkdtempSync(join(root, 'kept-'))
      const archive = join(folder, 'run.zip')
      writeFileSync(archive, left?.content ?? '')
      await extractZip({ archive, folder: join(folder, 'run'), archiveBytes: left?.content.length ?? 0 })
      const trials = readFileSync(join(folder, 'run', 'trials.jsonl'), 'utf8')
        .trim()
        .split('\n')
      const run = JSON.parse(readFileSync(join(folder, 'run', 'run.json'), 'utf8')) as Run
      expect(trials.map((line) => (JSON.parse(line) as { trial: number }).trial).sort((a, b) => a - b)).toEqual(
        Array.from({ length: run.trials_per_case }, (_, trial) => IDS.map(() => trial)).flat(),
      )
      return run
    },
    [Symbol.asyncDispose]: async () => story[Symbol.asyncDispose](),
  }
}

const each = (seeds: readonly number[]): readonly number[] => seeds.flatMap((seed) => IDS.map(() => seed))
const README = (text: string) => ({ 'README.md': text })
const lineOf = (act: Act, text: string): string | undefined => act.lines.find((line) => line.includes(text))

describe.concurrent('main', () => {
  test('is completed by the next push that does not change the target, then carried forward, and the comment names all', async () => {
    await using zoo = await openZoo(filesOf(suiteOf()), [
      ['one', README('1')],
      ['two', README('2')],
      ['three', README('3')],
      ['four', { 'prompts/new.txt': 'x' }],
    ])
    const sha = (name: string): string => zoo.story.repository.sha(name).slice(0, 7)
    expect((await zoo.main('one')).seeds).toEqual(each([1, 2, 3, 4, 5]))
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 5, settings: { sources: ['target.mjs', 'prompts/**'] } })

    const second = await zoo.main('two')
    expect(second.seeds).toEqual(each([11, 12, 13, 14, 15]))
    const note = `Kept with the 5 trials a case of ${sha('one')}, the same target: 10 a case.`
    expect(lineOf(second, 'Kept with')).toBe(`info ${note}`)
    expect(second.summary).toContain(note)
    const pooled = await zoo.kept()
    expect(pooled).toMatchObject({
      trials_per_case: 10,
      commit: zoo.story.repository.sha('two'),
      counts: { trials: 60, cases: 6 },
    })
    expect(pooled.pooled?.map(({ commit, trials, seed_offset }) => [commit?.slice(0, 7), trials, seed_offset])).toEqual(
      [
        [sha('one'), 5, undefined],
        [sha('two'), 5, 10],
      ],
    )
    expect(pooled.summaries['success']).toEqual({ mean: 1, n: 6, applicable: 6 })

    const third = await zoo.main('three')
    expect(third).toMatchObject({ code: 0, seeds: [] })
    const carried = `Nothing was asked: no source of the target has changed since ${sha('two')} was measured, so its baseline (0 min old) is carried forward to ${sha('three')}.`
    expect(third.summary.replaceAll(/\s/g, ' ')).toContain(carried)
    const kept = await zoo.kept()
    expect(kept).toMatchObject({ trials_per_case: 10, commit: zoo.story.repository.sha('two'), run_id: pooled.run_id })
    expect(kept.carried_to?.map(({ commit }) => commit)).toEqual([zoo.story.repository.sha('three')])

    const { github, repository } = zoo.story
    const pull = github.addPull({
      number: 7,
      head: { ref: 'feature', sha: repository.sha('four') },
      base: { ref: 'main', sha: repository.sha('three') },
    })
    const asked = join(root, 'pull-asked')
    appendFileSync(asked, '')
    const act = await zoo.story.act({
      event: pullRequestEvent(github.state, pull),
      checkout: 'four',
      inputs: { 'target-env': 'ASKED' },
      env: { ASKED: asked },
    })
    expect(act.lines).toContain(
      `info Baseline: ${repository.sha('three')} (measured at ${sha('one')} and ${sha('two')}).`,
    )
    expect(act.summary).toMatch(
      new RegExp(`main <code>${sha('three')}</code> \\(\\d.min old, measured at ${sha('one')} and ${sha('two')}\\)`),
    )

    const changed = await zoo.main('four')
    expect(changed.seeds).toEqual(each([1, 2, 3, 4, 5]))
    expect(changed.lines).toContain(
      `info Measuring again: \`prompts/new.txt\` changed since ${sha('two')} was measured.`,
    )
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 5, commit: repository.sha('four') })
  })

  test('with a deterministic target is asked twice and carried forward at once', async () => {
    await using zoo = await openZoo(filesOf(suiteOf(`${SOURCES}\ndeterministic: true`)), [
      ['one', README('1')],
      ['two', README('2')],
    ])
    expect((await zoo.main('one')).seeds).toEqual(each([1, 2]))
    expect((await zoo.main('two')).seeds).toEqual([])
    // A run that is started by hand always measures.
    expect((await zoo.main('two', { by: 'dispatch' })).seeds).toHaveLength(12)
  })

  const suite = suiteOf(`${SOURCES}\ndeterministic: true`)
  test.each([
    ['a suite without sources', suiteOf('deterministic: true'), README('2'), {}, null],
    [
      'a case',
      suite,
      { 'golden/cases.yaml': CASES.replace('ant?', 'anteater?') },
      {},
      'was asked or scored differently: fingerprints.suite.',
    ],
    ['a rule', suite, { 'golden/suite.yaml': suite.replace('20pp', '10pp') }, {}, 'gates, fingerprints.gates.'],
    [
      'the settings',
      suite,
      { 'golden/suite.yaml': suite.replace('  sources', '  settings: { x: 1 }\n  sources') },
      {},
      'settings.target, fingerprints.target.',
    ],
    [
      'a price',
      suite,
      { 'golden/suite.yaml': `${suite}pricing: { models: { a: { input: 1, output: 1 } } }\n` },
      {},
      'fingerprints.pricing',
    ],
    [
      'a source',
      suite,
      { 'prompts/mood.json': null, 'prompts/other.json': '{}', 'target.mjs': TARGET.replace('mood', 'other') },
      {},
      '`prompts/mood.json` changed since',
    ],
    [
      'the list of sources',
      suite,
      { 'golden/suite.yaml': suite.replace("'prompts/**'", 'README.md') },
      {},
      'settings.sources.',
    ],
    ['a week', suite, README('2'), { days: 8 }, 'is 8 days old.'],
  ] as const)(
    'is measured again after %s',
    async (_, before, changed, { days = 0 }: { readonly days?: number }, reason) => {
      await using zoo = await openZoo(filesOf(before), [
        ['one', README('1')],
        ['two', changed],
      ])
      await zoo.main('one')
      const clock: Clock = { now: () => new Date(Date.now() + days * 86_400_000), monotonicMs: () => performance.now() }
      const act = await zoo.main('two', { clock })
      expect(act.seeds).toHaveLength(12)
      const said = lineOf(act, 'Measuring again')
      if (reason === null) expect(said).toBeUndefined()
      else expect(said).toContain(reason)
      expect(await zoo.kept()).toMatchObject({ trials_per_case: 2, commit: zoo.story.repository.sha('two') })
    },
  )

  test.each([
    ['GitHub does not say what changed', 404, 'What changed since'],
    ['a source matches no file', null, 'No file matches the source `lib/**` of the target.'],
  ] as const)('is measured again if %s', async (_, status, reason) => {
    const given = status === null ? suite.replace("'prompts/**'", 'lib/**') : suite
    await using zoo = await openZoo(filesOf(given), [
      ['one', README('1')],
      ['two', README('2')],
    ])
    await zoo.main('one')
    if (status !== null) zoo.story.github.failNext({ operation: 'repos/compare-commits-with-basehead', status })
    const act = await zoo.main('two')
    expect(act.seeds).toHaveLength(12)
    expect(lineOf(act, 'Measuring again')).toContain(reason)
  })

  test('is kept separate if another model answered, and never takes an answer from the cache', async () => {
    const mood = { model: 'small-1' }
    const other = { 'prompts/mood.json': JSON.stringify({ model: 'small-2' }) }
    // The sources do not list the prompts, so the change of the target goes unnoticed.
    await using zoo = await openZoo(filesOf(suiteOf('sources: [target.mjs]'), mood), [
      ['one', README('1')],
      ['two', other],
    ])
    const inputs = { 'cache-dir': join(root, 'cache') }
    expect((await zoo.main('one', { inputs })).seeds).toHaveLength(30)
    const act = await zoo.main('two', { inputs })
    expect(act.seeds).toHaveLength(30)
    expect(lineOf(act, 'not kept with')).toBe(
      'info The trials of the baseline before it are not kept with these: they differ in fingerprints.models.',
    )
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 5, seed_offset: 10 })
    expect(await zoo.kept()).not.toHaveProperty('pooled')
    expect((await zoo.main('two', { by: 'dispatch', inputs })).seeds).toEqual(each([1, 2, 3, 4, 5]))
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 10 })
    expect((await zoo.kept()).counts).not.toHaveProperty('cached')
  })

  test('has a round with a bad minute asked again once', async () => {
    const suite = suiteOf(SOURCES)
    await using zoo = await openZoo(filesOf(suite, { seeds: [3] }), [['one', README('1')]])
    const act = await zoo.main('one')
    expect(act.seeds).toEqual(each([1, 2, 3, 4, 5, 1003]))
    expect(lineOf(act, 'Round 3 of 5 differs from the others by more than chance')).toBeDefined()
    const run = await zoo.kept()
    expect(run).toMatchObject({ trials_per_case: 5, replaced_trials: [2], counts: { trials: 30 } })
    expect(run.summaries['success']?.mean).toBe(1)
  })

  test('that is wrongly declared deterministic causes a warning', async () => {
    const suite = suiteOf(`${SOURCES}\ndeterministic: true`)
    await using zoo = await openZoo(filesOf(suite, { wrong: ['bee2', 'fox1'] }), [['one', README('1')]])
    const act = await zoo.main('one')
    expect(act.lines).toContain(
      'warning The target is declared `deterministic` but is not: 2 cases of 6 got two different answers (bee, fox). Remove the declaration, or make the target deterministic.',
    )
    expect((await zoo.kept()).summaries['success']?.mean).toBeCloseTo(5 / 6)
  })

  test('is kept alone by a worse night, although no source changed, and by the next', async () => {
    const wrong = IDS.filter((id) => id !== 'fox').flatMap((id) =>
      [1, 11, 101].flatMap((from) => [0, 1, 2, 3, 4].map((trial) => id + (from + trial))),
    )
    // The sources do not list the prompts, so the change of the target goes unnoticed, as with a target behind a URL.
    await using zoo = await openZoo(filesOf(suiteOf('sources: [target.mjs]')), [
      ['one', README('1')],
      ['two', { 'prompts/mood.json': JSON.stringify({ wrong }) }],
      ['three', { 'prompts/mood.json': '{}' }],
    ])
    await zoo.main('one', { by: 'night' })
    const worse = await zoo.main('two', { by: 'night', inputs: { 'fail-on': 'never' } })
    expect(worse.outputs['verdict']).toBe('regressed')
    const line = 'info The trials of the baseline before it are not kept with these: one of them was a worse night.'
    expect(worse.lines).toContain(line)
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 5 })
    const good = await zoo.main('three', { by: 'night' })
    expect(good.lines).toContain(line)
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 5 })
  })

  test('is kept by a night together with the night before, and compared by its own trials', async () => {
    await using zoo = await openZoo(filesOf(suiteOf()), [
      ['one', README('1')],
      ['two', README('2')],
      ['three', README('3')],
    ])
    expect((await zoo.main('one', { by: 'night' })).seeds).toEqual(each([1, 2, 3, 4, 5]))
    expect((await zoo.main('two', { by: 'night' })).seeds).toEqual(each([11, 12, 13, 14, 15]))
    expect(await zoo.kept()).toMatchObject({ trials_per_case: 10, mode: 'nightly' })
    const third = await zoo.main('three', { by: 'night' })
    expect(third.seeds).toEqual(each([1, 2, 3, 4, 5]))
    expect(third.summary).toContain('6 cases × 5 trials ·')
    const run = await zoo.kept()
    const sha = (name: string): string => zoo.story.repository.sha(name)
    expect(run.pooled?.map(({ commit }) => commit)).toEqual([sha('two'), sha('three')])
    expect((await zoo.main('three')).seeds).toEqual([])
  })
})
