import { expect, test } from 'vitest'
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
    inputs: { variants: 'poor, best, fair', charts: 'quickchart' },
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
  expect([...story.github.state.artifacts.values()].map(({ name }) => name)).toEqual(['goldenpair-report-quiz'])
  expect(story.comments()).toEqual([])
})
