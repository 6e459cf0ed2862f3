import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { experimentSchema } from '../../../src/model/result/experiment.js'
import { workflowDispatchEvent } from '../../doubles/github/events.js'
import { CASES, suiteOf, TARGET } from '../../entry/cli/three-variants.js'
import { startActionStory } from '../action-story.js'

const FILES = {
  'golden/suite.yaml': suiteOf({ poor: { knows: 8 }, best: { knows: 18 }, fair: { knows: 10 } }),
  'golden/cases.yaml': CASES,
  'target.mjs': TARGET,
}

test('mode ab with three variants reports the winner in the job summary, the outputs and the artifact', async () => {
  await using story = await startActionStory(FILES, {
    commits: [{ name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' }],
  })
  const act = await story.act({
    event: workflowDispatchEvent(story.github.state),
    checkout: 'tip',
    inputs: {
      ...{ variants: 'poor, best, fair', charts: 'quickchart', label: 'which is *best*?', trials: '1' },
      // The target is deterministic, so nothing else is left to chance.
      inference: 'cases-like-these',
    },
  })
  expect(act.code).toBe(0)
  expect(act.outputs).toMatchObject({
    verdict: 'winner',
    passed: 'true',
    winner: 'best',
    'comparison-path': 'goldenpair-report/comparison.json',
    'report-path': 'goldenpair-report/report.html',
    'comment-url': '',
  })
  expect(act.summary).toMatch(/### ✅ "best" is best: success \+\d+\spoints on "poor"/)
  expect(act.summary).toContain('| pair | success, change')
  // No variant's name is sent to the chart service.
  expect(/https:\/\/quickchart\.io\/chart\?[^"]*/.exec(act.summary)?.[0]).not.toMatch(/poor|best%20v|fair/)
  expect(act.summary).toContain('> which is \\*best\\*?')
  expect([...story.github.state.artifacts.values()].map(({ name }) => name)).toEqual([
    'goldenpair-report-quiz',
    'goldenpair-experiment-quiz',
  ])
  const record = experimentSchema.parse(
    JSON.parse(await readFile(join(act.workspace, 'goldenpair-report/experiment.json'), 'utf8')),
  )
  expect(record).toMatchObject({
    label: 'which is *best*?',
    arms: [
      { variant: 'poor', ref: null, folder: 'runs/poor' },
      { variant: 'best', trials_per_case: 1 },
      { variant: 'fair', commit: story.repository.sha('tip') },
    ],
    outcome: { verdict: 'winner', passed: true, winner: 'best' },
  })
  const arms = Array.from({ length: 11 }, () => record.arms[0])
  expect(experimentSchema.safeParse({ ...record, arms }).error?.issues[0]?.code).toBe('too_big')
  expect(story.comments()).toEqual([])

  // Another job of the same run, with write permissions and without a checkout.
  const { github } = story
  const { number } = github.addIssue({ title: 'Which one?' })
  const event = workflowDispatchEvent(github.state)
  const inputs = { mode: 'publish', experiment: 'true', 'issue-number': String(number), label: 'which is *best*?' }
  const publish = (run = act.run) => story.act({ event, checkout: null, run, inputs })
  const told = await publish()
  expect([told.code, told.outputs['winner']]).toEqual([0, 'best'])
  const [comment = '', ...others] = story.comments()
  expect(comment).toMatch(/### A\/B of 3: ✅ "best" is best: success \+\d+\spoints on "poor"/)
  expect(comment).toContain('> which is \\*best\\*?')
  expect(others).toEqual([])

  const runFile = await readFile(join(act.workspace, 'goldenpair-report/runs/poor/run.json'), 'utf8')
  const forge = (change: (text: string) => string, run: string) => {
    const files = {
      'experiment.json': change(JSON.stringify(record)),
      ...Object.fromEntries(['poor', 'best', 'fair'].map((name) => [`runs/${name}/run.json`, run])),
    }
    github.addArtifact({ run: act.run, name: 'goldenpair-experiment-quiz', files })
  }
  forge((text) => text.replace('runs/poor', 'runs/../../poor'), runFile)
  await expect(publish()).rejects.toMatchObject({
    code: 'run-invalid',
    facts: { problem: '`arms[0].folder`: a path of names' },
  })
  forge((text) => text, runFile.replace('"mode": "ab"', '"mode": "pr"'))
  await expect(publish()).rejects.toMatchObject({
    code: 'nothing-to-publish',
    facts: { reason: 'the artifact goldenpair-experiment-quiz holds a run of "quiz" in mode pr' },
  })
  await expect(publish(github.addWorkflowRun({ event: event.name, head_sha: act.run.head_sha }))).rejects.toMatchObject(
    {
      code: 'nothing-to-publish',
      facts: { reason: 'no job of run 4002 has left an experiment' },
    },
  )
  expect(story.comments()).toEqual([comment])
  // A job that measures a fork's code could leave such an artifact. It is ignored if no experiment was requested.
  await expect(story.act({ event, checkout: null, run: act.run, inputs: { mode: 'publish' } })).rejects.toMatchObject({
    code: 'mode-needs-event',
  })
})

test('a comment of an experiment on a pull request states that it is separate, and names two refs', async () => {
  await using story = await startActionStory(FILES, {
    commits: [
      { name: 'other', files: { 'golden/suite.yaml': suiteOf({ best: { knows: 8 } }) }, branch: 'feature/x' },
      { name: 'tip', parents: ['base'], files: { 'notes.txt': 'tip' }, branch: 'main' },
    ],
  })
  const { github, repository } = story
  github.addPull({ number: 7, head: { ref: 'feature/x', sha: repository.sha('other') } })
  const act = (inputs: Readonly<Record<string, string>>) =>
    story.act({ event: workflowDispatchEvent(github.state), checkout: 'tip', inputs: { 'pr-number': '7', ...inputs } })
  const ab = await act({ variants: 'poor, best', trials: '1' })
  expect(ab.summary).toContain('### ✅ Improved: 10 of 20 cases were fixed, none broke\n')
  await act({ refs: 'main, feature/x', variants: 'best', trials: '1' })
  const [ofVariants = '', ofRefs = ''] = story.comments()
  expect(ofVariants).toContain(
    '### A/B, not this PR: `best` against `poor`: ✅ Improved: 10 of 20 cases were fixed, none broke\n',
  )
  expect(ofRefs).toContain('### A/B, not this PR: `feature/x` against `main`: ❌ Regressed: 10 of 20 cases broke\n')
  expect(ofRefs).toContain('| gate | main → feature/x |')
})

test('unsupported requests to mode ab are reported before anything is asked', async () => {
  await using story = await startActionStory(FILES, {
    commits: [{ name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' }],
  })
  const act = (inputs: Readonly<Record<string, string>>) =>
    story.act({ event: workflowDispatchEvent(story.github.state), checkout: 'tip', inputs })
  await expect(act({ refs: 'main' })).rejects.toMatchObject({
    message: 'Input `refs`: got `main`, expected two branches, tags or commits, the baseline first.',
  })
  await expect(act({ refs: 'main, main', variants: 'whole, lean' })).rejects.toMatchObject({
    message:
      'Input `variants`: got `whole, lean`, expected one variant (because `refs` compares the code of two commits).',
  })
  await expect(act({ refs: 'main, mian' })).rejects.toMatchObject({ code: 'ref-unmeasurable', facts: { ref: 'mian' } })
  await expect(act({ variants: 'poor,best', 'pr-number': '1', 'issue-number': '2' })).rejects.toMatchObject({
    message: 'Input `issue-number`: got `2`, expected none beside `pr-number`: the result goes to one of them.',
  })
  const { number } = story.github.addIssue({ title: 'Which one?' })
  const { number: pull } = story.github.addPull({ head: { ref: 'main', sha: story.repository.sha('tip') } })
  const PULL = 'expected the number of a pull request of octo-org/octo-repo'
  for (const [inputs, message] of [
    [{ 'pr-number': '999' }, `Input \`pr-number\`: got \`999\`, ${PULL} (#999 does not exist).`],
    [
      { 'pr-number': `${number}` },
      `Input \`pr-number\`: got \`${number}\`, ${PULL} (#${number} is an issue, for \`issue-number\`).`,
    ],
    [
      { 'issue-number': `${pull}` },
      `Input \`issue-number\`: got \`${pull}\`, expected the number of an issue of octo-org/octo-repo (#${pull} is a pull request, for \`pr-number\`).`,
    ],
    [{ mode: 'pr', variants: '', 'pr-number': `${number}` }, `Input \`pr-number\`: got \`${number}\`, ${PULL}.`],
  ] as const) {
    const from = story.github.requests.length
    await expect(act({ variants: 'poor,best', ...inputs })).rejects.toMatchObject({ message })
    expect(story.github.requests.length - from).toBe(1)
  }
  await expect(act({ mode: 'baseline', 'issue-number': '2' })).rejects.toMatchObject({
    message: 'Input `issue-number`: got `2`, expected none in mode `baseline`: only `ab` and `publish` take it.',
  })
  for (const mode of ['pr', 'publish', 'nightly', 'baseline'])
    await expect(act({ mode, inference: 'these-cases' })).rejects.toMatchObject({
      message: `Input \`inference\`: got \`these-cases\`, expected none in mode \`${mode}\`: only \`ab\` takes it.`,
    })
  await expect(act({ inference: 'these-case' })).rejects.toMatchObject({
    message:
      'Input `inference`: got `these-case`, expected one of `these-cases`, `cases-like-these`. Did you mean `these-cases`?',
  })
  expect(story.github.state.artifacts.size).toBe(0)
})
