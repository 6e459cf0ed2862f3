import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { experimentSchema } from '../../src/core/model/experiment.js'
import { workflowDispatchEvent } from '../github/events.js'
import { CASES, suiteOf, TARGET } from '../bin/three-variants.js'
import { startActionStory } from './action-story.js'

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
    inputs: { variants: 'poor, best, fair', charts: 'quickchart', label: 'which is *best*?', trials: '1' },
  })
  expect(act.code).toBe(0)
  expect(act.outputs).toMatchObject({
    verdict: 'winner',
    passed: 'true',
    winner: 'best',
    'comparison-path': 'goldenpair-report/ab.json',
    'report-path': 'goldenpair-report/report.html',
    'comment-url': '',
  })
  expect(act.summary).toContain('### ✅ Winner: best beats poor')
  expect(act.summary).toContain('| pair | success, change')
  // No variant's name goes to the chart service.
  expect(/https:\/\/quickchart\.io\/chart\?[^)]*/.exec(act.summary)?.[0]).not.toMatch(/poor|best%20v|fair/)
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
      { variant: 'poor', ref: null },
      { variant: 'best', trials_per_case: 1 },
      { variant: 'fair', commit: story.repository.sha('tip') },
    ],
    outcome: { verdict: 'winner', passed: true, winner: 'best' },
  })
  expect(story.comments()).toEqual([])
})

test('what mode ab cannot do is said before anything is asked', async () => {
  await using story = await startActionStory(FILES, {
    commits: [{ name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' }],
  })
  const act = (inputs: Readonly<Record<string, string>>) =>
    story.act({ event: workflowDispatchEvent(story.github.state), checkout: 'tip', inputs })
  await expect(act({ refs: 'main' })).rejects.toMatchObject({
    message: 'Input `refs`: got `main`, expected two branches, tags or commits, the baseline first.',
  })
  await expect(act({ refs: 'main, mian' })).rejects.toMatchObject({ code: 'ref-unmeasurable', facts: { ref: 'mian' } })
  await expect(act({ variants: 'poor,best', 'pr-number': '1', 'issue-number': '2' })).rejects.toMatchObject({
    message: 'Input `issue-number`: got `2`, expected none beside `pr-number`: the result goes to one of them.',
  })
  await expect(act({ mode: 'baseline', 'issue-number': '2' })).rejects.toMatchObject({
    message: 'Input `issue-number`: got `2`, expected none in mode `baseline`.',
  })
  expect(story.github.state.artifacts.size).toBe(0)
})
