import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exitCodeOfError, UserError } from '../../src/model/error.js'
import { runSchema } from '../../src/model/run/run.js'
import { pullRequestEvent, pushEvent, scheduleEvent, workflowRunEvent } from '../doubles/github/events.js'
import { type Act, type ActionStory, startActionStory } from './action-story.js'
import { openPull } from './handbook.js'

const FILE = 'out/results.json'

/** Writes promptfoo's output for forty questions, of which the first `broken` fail. */
function writePromptfoo(broken: number, providers: readonly string[] = ['openai:gpt-4o']): string {
  const results = providers.flatMap((id) =>
    Array.from({ length: 40 }, (_, index) => ({
      success: index >= broken,
      score: index >= broken ? 1 : 0,
      provider: { id },
      prompt: { label: 'Answer {{question}}' },
      vars: { question: `What is ${index}?` },
      response: { output: index >= broken ? `It is ${index}.` : 'I do not know.' },
      latencyMs: 120,
    })),
  )
  return JSON.stringify({ results: { version: 3, results } })
}

const FILES = { [FILE]: writePromptfoo(0), 'prompt.txt': 'Answer {{question}}\n' }
/** Describes the repository; `broken` is the harness's output for the commit of that name. */
const spec = (broken: string) => ({
  commits: [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'broken', parents: ['base'], files: { [FILE]: broken } },
    { name: 'merge-broken', parents: ['tip', 'broken'], files: { [FILE]: broken } },
    { name: 'harmless', parents: ['base'], files: { 'other.txt': 'x' } },
    { name: 'merge-harmless', parents: ['tip', 'harmless'], files: { 'other.txt': 'x' } },
  ],
})
const start = async (
  files: Readonly<Record<string, string>> = FILES,
  broken: string = writePromptfoo(14),
): Promise<ActionStory> => startActionStory(files, spec(broken))
const artifacts = ({ github }: ActionStory) => [...github.state.artifacts.values()].map(({ name }) => name)
const firstLines = (story: ActionStory) => story.comments().map((body) => body.split('\n').slice(1, 3))

const INPUTS = { results: FILE, label: 'geography' }

async function measureMain(story: ActionStory, inputs: Readonly<Record<string, string>> = INPUTS): Promise<Act> {
  const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
  return story.act({ event: pushEvent(story.github.state, { before, after }), checkout: 'tip', inputs })
}

async function measurePull(
  story: ActionStory,
  head: string,
  {
    inputs = INPUTS,
    fork = false,
  }: { readonly inputs?: Readonly<Record<string, string>>; readonly fork?: boolean } = {},
): Promise<Act> {
  const pull = openPull(story, head, fork)
  const repository = fork ? { head_repository: pull.head.repository } : {}
  return story.act({
    event: pullRequestEvent(story.github.state, pull),
    checkout: `merge-${head}`,
    inputs,
    run: { head_branch: 'feature', head_sha: pull.head.sha, event: 'pull_request', ...repository },
  })
}

describe.concurrent('results of another harness', () => {
  test('name the cases that are worse where a score decides, not a pass', async () => {
    const rows = (low: number) =>
      Array.from({ length: 40 }, (_, index) => ({
        question: `What is ${index}?`,
        faithfulness: index < low ? 0.3 : 0.9,
      }))
    await using story = await start({ [FILE]: JSON.stringify(rows(0)) }, JSON.stringify(rows(14)))
    await measureMain(story)
    const { code, outputs } = await measurePull(story, 'broken')
    expect([code, outputs['newly-failing']]).toEqual([1, '[]'])
    expect(JSON.parse(outputs['worse-cases'] ?? '')).toHaveLength(14)
  })

  test('of a push to main are the baseline of later pull requests', async () => {
    await using story = await start()
    const main = await measureMain(story)
    expect([main.code, main.outputs['pass-rate']]).toEqual([0, '1'])
    expect(main.lines).toContain(
      `info Taking 40 results of ${story.repository.sha('tip')} from out/results.json as geography.`,
    )
    expect(artifacts(story)).toEqual(['goldenpair-report-geography', 'goldenpair-baseline-geography'])

    const red = await measurePull(story, 'broken')
    expect(red.lines).toContain(`info Baseline: ${story.repository.sha('tip')}.`)
    expect(red.code).toBe(1)
    expect(red.outputs).toMatchObject({ verdict: 'regressed', passed: 'false', 'pass-rate': '0.65' })
    expect(JSON.parse(red.outputs['newly-failing'] ?? '')).toHaveLength(14)
    expect(story.comments()).toHaveLength(1)
    expect(story.comments()[0]).toContain('<!-- goldenpair:geography ')
    expect(firstLines(story)[0]?.[0]).toMatch(/^### ❌ Regressed: 14 of 40 cases broke/)
    // No annotations, because the cause is not a line of a file in this repository.
    expect(red.lines.filter((line) => line.startsWith('::'))).toEqual([])
    expect(story.comments()[0]).not.toContain('results.json:0')
    expect(story.comments()[0]).not.toContain('set up differently')
    // Goldenpair does not look for anything that only a suite has.
    const asked = story.github.requests.map(({ operation }) => operation)
    expect([asked.includes('issues/update-comment'), asked.includes('repos/get-content')]).toEqual([true, false])

    const green = await measurePull(story, 'harmless')
    expect([green.code, green.outputs['verdict']]).toEqual([0, 'no-regression'])
    expect(story.comments()).toHaveLength(1)
  })

  test('of a pull request without a baseline pass, and the comment states why', async () => {
    await using story = await start()
    const act = await measurePull(story, 'broken')
    expect([act.code, act.outputs['verdict']]).toEqual([0, 'not-comparable'])
    expect(act.lines).toContain('info No baseline: no artifact goldenpair-baseline-geography exists yet.')
    expect(story.comments()).toHaveLength(1)
  })

  test('of two files in one repository are two suites, each with its own baseline and comment', async () => {
    const other = 'evals/rag/out.csv'
    const table = `question;correct\n${Array.from({ length: 20 }, (_, index) => `q${index};true`).join('\n')}\n`
    await using story = await start({ ...FILES, [other]: table })
    const [first, second] = [{ results: FILE }, { results: other }]
    for (const inputs of [first, second]) await measureMain(story, inputs)
    expect(artifacts(story).filter((name) => name.includes('baseline'))).toEqual([
      'goldenpair-baseline-out-results',
      'goldenpair-baseline-evals-rag-out',
    ])
    const acts = [
      await measurePull(story, 'broken', { inputs: first }),
      await measurePull(story, 'broken', { inputs: second }),
    ]
    expect(acts.map(({ code }) => code)).toEqual([1, 0])
    expect(firstLines(story).map(([headline]) => headline)).toEqual([
      expect.stringMatching(/^### ❌ Regressed/),
      expect.stringMatching(/^### ✅ No regression on your 20 cases: a drop of 15\spoints/),
    ])
  })

  test('are decided by the gates of the baseline, whatever the pull request makes primary', async () => {
    await using story = await start()
    await measureMain(story)
    const act = await measurePull(story, 'harmless', { inputs: { ...INPUTS, 'results-options': 'primary: score' } })
    expect([act.code, act.lines.filter((line) => line.startsWith('warning'))]).toEqual([
      0,
      [
        "warning Gates and settings differ from the base's, and the base's are used: success primary true → false; custom.score primary false → true.",
      ],
    ])
  })

  test('are compared if a score was 0 or 1 before and is in between now, or is new', async () => {
    const table = (scores: (index: number) => object) =>
      JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ question: `q${index}`, ...scores(index) })))
    const before = table(() => ({ faithfulness: 1 }))
    const after = table((index) => ({ faithfulness: index % 2 === 0 ? 0.7 : 1, tone: 1 }))
    await using story = await start({ ...FILES, [FILE]: before }, after)
    await measureMain(story)
    const act = await measurePull(story, 'broken')
    expect([act.code, act.outputs['regressed-metrics']]).toEqual([1, '["custom.faithfulness"]'])
    expect(firstLines(story)[0]?.[0]).toBe('### ❌ Regressed: faithfulness fell from 1 to .85')
    expect(act.lines.filter((line) => line.startsWith('warning'))).toEqual([])
    expect(story.comments()[0]).not.toContain('Gates of this PR differ')
    expect(story.comments()[0]).toContain(
      'Not compared: tone, which is new: it is compared once the baseline has it too.',
    )
  })

  test('whose ids are new each time are paired by their questions, and that is not held against the change', async () => {
    const table = (prefix: string, score: number) =>
      JSON.stringify(
        Array.from({ length: 30 }, (_, index) => ({ id: `${prefix}-${index}`, question: `q${index}`, score })),
      )
    await using story = await start({ ...FILES, [FILE]: table('a1b2', 1) }, table('c3d4', 0))
    await measureMain(story)
    const act = await measurePull(story, 'broken')
    expect([act.code, act.outputs['verdict']]).toEqual([1, 'regressed'])
    expect(firstLines(story)[0]?.[0]).toBe('### ❌ Regressed: score fell from 100 % to 0 %')
    expect(story.comments()[0]).toContain('cases are paired by their questions')
  })

  test('whose cases cannot be paired are not comparable, and not treated as a rewritten suite', async () => {
    const table = (prefix: string) =>
      JSON.stringify(
        Array.from({ length: 30 }, (_, index) => ({
          id: `${prefix}-${index}`,
          question: `${prefix} ${index}?`,
          score: 1,
        })),
      )
    await using story = await start({ ...FILES, [FILE]: table('one') }, table('two'))
    await measureMain(story)
    const act = await measurePull(story, 'broken')
    expect(act.outputs['verdict']).toBe('not-comparable')
    expect(firstLines(story)[0]?.[0]).toBe(
      '### ➖ Not compared: the files name their cases in another way · name the column of the case: id: … in results-options',
    )
  })

  test('of a fork are published by the workflow that may comment, and it names the source of the scores', async () => {
    await using story = await start()
    await measureMain(story)
    const measured = await measurePull(story, 'broken', { inputs: { ...INPUTS, comment: 'never' }, fork: true })
    expect([measured.code, story.comments()]).toEqual([1, []])
    const act = await story.act({ event: workflowRunEvent(story.github.state, measured.run), checkout: 'tip' })
    expect([act.code, act.outputs['verdict']]).toEqual([1, 'regressed'])
    expect(firstLines(story)).toEqual([
      [
        expect.stringMatching(/^### ❌ Regressed: 14 of 40 cases broke/),
        "> Measured by the fork's own workflow: unverified. The scores are those of the results that the measuring job was given.",
      ],
    ])
  })

  test('are published in a second job of the pull request too', async () => {
    await using story = await start()
    await measureMain(story)
    const { run } = await measurePull(story, 'harmless', { inputs: { ...INPUTS, comment: 'never' } })
    const event = pullRequestEvent(story.github.state, openPull(story, 'harmless'))
    const act = await story.act({ event, run, checkout: null, sha: 'merge-harmless', inputs: { mode: 'publish' } })
    expect([act.code, act.outputs['verdict']]).toEqual([0, 'no-regression'])
    expect(firstLines(story)[0]?.[1]).toBe('> The scores are those of the results that the measuring job was given.')
  })

  test('lose the secrets that the harness wrote into them', async () => {
    const leak = writePromptfoo(0).replace('It is 7.', 'The key is sk-abcdefgh-12345678.')
    await using story = await start({ ...FILES, [FILE]: leak })
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const act = await story.act({
      event: pushEvent(story.github.state, { before, after }),
      checkout: 'tip',
      inputs: INPUTS,
      env: { OPENAI_API_KEY: 'sk-abcdefgh-12345678' },
    })
    const trials = await readFile(join(act.workspace, act.outputs['run-path'] ?? '', 'trials.jsonl'), 'utf8')
    expect([trials.includes('sk-abcdefgh'), trials.includes('The key is (hidden).')]).toEqual([false, true])
  })

  test('of several files belong to one run: the same question twice is two trials', async () => {
    await using story = await start({ ...FILES, 'out/again.json': writePromptfoo(1) })
    const act = await measureMain(story, { ...INPUTS, results: `${FILE}\nout/again.json` })
    const run = runSchema.parse(
      JSON.parse(await readFile(join(act.workspace, 'goldenpair-report/run/run.json'), 'utf8')),
    )
    expect([run.cases.length, run.trials_per_case, run.counts?.trials]).toEqual([40, 2, 80])
    expect(run).toMatchObject({
      mode: 'baseline',
      commit: story.repository.sha('tip'),
      branch: 'main',
      variant: 'results',
      suite: { name: 'geography', file: 'out/results.json, out/again.json' },
    })
  })
})

describe.concurrent('nights of results of another harness', () => {
  test('open an issue on the second bad night, and close it on the second good one', async () => {
    await using story = await start()
    const { github } = story
    const told: unknown[] = []
    for (const checkout of [
      'base',
      'merge-broken',
      'merge-broken',
      'merge-broken',
      'harmless',
      'merge-broken',
      'harmless',
      'harmless',
    ]) {
      const act = await story.act({ event: scheduleEvent(github.state), checkout, inputs: INPUTS })
      const said = act.lines.find((line) => line.startsWith('info issue:'))?.slice('info issue: '.length)
      told.push([checkout, act.code, act.outputs['verdict'], github.state.issues.get(1)?.state, said])
    }
    const none = 'skipped, there is no earlier night to compare it with.'
    const pending = 'skipped, results cannot be measured again, so the next night decides.'
    const url = 'https://github.com/octo-org/octo-repo/issues/1'
    expect(told).toEqual([
      ['base', 0, 'not-comparable', undefined, none],
      ['merge-broken', 0, 'inconclusive', undefined, pending],
      ['merge-broken', 1, 'regressed', 'open', url],
      ['merge-broken', 1, 'regressed', 'open', url],
      ['harmless', 0, 'unchanged', 'open', 'skipped, 1 of 2 good nights in a row.'],
      // An open regression does not need a second night to be reported again.
      ['merge-broken', 1, 'regressed', 'open', url],
      ['harmless', 0, 'unchanged', 'open', 'skipped, 1 of 2 good nights in a row.'],
      ['harmless', 0, 'unchanged', 'closed', url],
    ])
    const body = github.state.issues.get(1)?.body ?? ''
    expect(body).toContain('Compared with the last good night')
    expect(body).toMatch(/First found and confirmed on \d{4}-\d\d-\d\d\./)
    expect(body).toContain(
      'gh run download 4006 -R octo-org/octo-repo -n goldenpair-baseline-geography -D .goldenpair/tonight && gh run download 4001 -R octo-org/octo-repo -n goldenpair-baseline-geography -D .goldenpair/last-good-night && npx github:goldenpair/goldenpair#v0 compare .goldenpair/last-good-night .goldenpair/tonight',
    )
  })

  test('that lose a score at night are not green', async () => {
    const table = (scores: object) =>
      JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ question: `q${index}`, faithfulness: 1, ...scores })))
    await using story = await start({ ...FILES, [FILE]: table({ tone: 1 }) }, table({}))
    const act = async (checkout: string) =>
      story.act({ event: scheduleEvent(story.github.state), checkout, inputs: INPUTS })
    await act('base')
    const night = await act('merge-broken')
    expect([night.code, night.outputs['verdict']]).toEqual([2, 'unchanged'])
  })

  test('that look worse once, in a night between good ones, open nothing', async () => {
    await using story = await start()
    const { github } = story
    const told: unknown[] = []
    for (const checkout of ['base', 'merge-broken', 'harmless', 'merge-broken']) {
      const act = await story.act({ event: scheduleEvent(github.state), checkout, inputs: INPUTS })
      told.push([act.code, act.outputs['verdict'], github.state.issues.size])
    }
    expect(told).toEqual([
      [0, 'not-comparable', 0],
      [0, 'inconclusive', 0],
      [0, 'unchanged', 0],
      [0, 'inconclusive', 0],
    ])
  })
})

describe('unusable results', () => {
  let story: ActionStory
  beforeAll(async () => {
    story = await start({ ...FILES, ...two })
  })
  afterAll(async () => story[Symbol.asyncDispose]())
  const two = { 'out/two.json': writePromptfoo(0, ['openai:gpt-4o', 'anthropic:opus']) }
  test.each<[string, Readonly<Record<string, string>>, string, string]>([
    [
      'a file that no step wrote',
      { results: 'out/gone.json' },
      'results-missing',
      'There is no out/gone.json (input `results`) in WORKSPACE. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.',
    ],
    [
      'a file with several arms',
      { results: 'out/two.json' },
      'results-invalid',
      'out/two.json cannot be read as results of another harness: it has 2 arms, and one is compared with its baseline. Name one in the input `results`: `out/two.json#openai:gpt-4o`, `out/two.json#anthropic:opus`. docs/results.md shows the formats.',
    ],
    [
      'an arm that is not there',
      { results: 'out/two.json#gpt-5' },
      'results-invalid',
      'out/two.json cannot be read as results of its format: it has no arm "gpt-5"; it has "openai:gpt-4o", "anthropic:opus". docs/results.md shows the formats.',
    ],
    [
      'a file of no known format',
      { results: 'notes.txt' },
      'results-invalid',
      'notes.txt cannot be read as results of another harness: it is of no known format (promptfoo, inspect, deepeval, lm-eval, openai-evals, ragas, azure, langsmith, braintrust, junit, trec-run, table; .json, .jsonl, .ndjson, .csv, .tsv, .eval, .xml, .run, .trec, .txt). docs/results.md shows the formats.',
    ],
    [
      'a format that is none',
      { results: FILE, 'results-options': 'format: promtfoo' },
      'input-invalid',
      'Input `results-options`: got `format: promtfoo`, expected one of promptfoo, inspect, deepeval, lm-eval, openai-evals, ragas, azure, langsmith, braintrust, junit, trec-run, table.',
    ],
    [
      'a score that is not there',
      { results: FILE, 'results-options': 'primary: faithfulness' },
      'input-invalid',
      'Input `results-options`: got `primary: faithfulness`, expected a score of the results: score.',
    ],
    [
      'a label that names no artifact',
      { results: FILE, label: 'Geography, hard' },
      'input-invalid',
      'Input `label`: got `Geography, hard`, expected a name of at most 60 letters, digits, dots, dashes and underscores for these results.',
    ],
    [
      'a base that would have to be measured',
      { results: FILE, baseline: 'ref' },
      'input-invalid',
      'Input `baseline`: got `ref`, expected `artifact` or a path beside `results`, which are measured already.',
    ],
    [
      'a suite beside them',
      { results: FILE, suite: 'evals/suite.yaml' },
      'input-invalid',
      'Input `suite`: got `evals/suite.yaml`, expected none beside `results`, which are measured already.',
    ],
    [
      'variants to compare',
      { results: FILE, mode: 'ab' },
      'input-invalid',
      'Input `results`: got `out/results.json`, expected none in mode `ab`: only `pr`, `baseline` and `nightly` take it.',
    ],
    [
      'a job that reports another',
      { results: FILE, mode: 'publish' },
      'input-invalid',
      'Input `results`: got `out/results.json`, expected none in mode `publish`: only `pr`, `baseline` and `nightly` take it.',
    ],
    [
      'options without results',
      { 'results-options': 'id: ticket' },
      'input-invalid',
      'Input `results-options`: got `id: ticket`, expected none without `results`.',
    ],
  ])('%s', async (_, inputs, code, message) => {
    const { act, repository, github } = story
    const event = pushEvent(github.state, { before: repository.sha('base'), after: repository.sha('tip') })
    const error: unknown = await act({ event, checkout: 'tip', inputs }).catch((thrown: unknown) => thrown)
    if (!(error instanceof UserError)) throw new Error('nothing was refused', { cause: error })
    expect([error.code, error.message.replace(/ in \/\S+\./, ' in WORKSPACE.'), exitCodeOfError(error)]).toEqual([
      code,
      message,
      3,
    ])
    expect(artifacts(story)).toEqual([])
  })
})
