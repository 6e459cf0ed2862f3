import { expect, test } from 'vitest'
import { buildReport } from '../build-pair-report.js'
import { writeJudgeFailures } from '../../../src/report/sections/run-facts.js'
import { renderComment } from '../../../src/report/render/markdown.js'
import { contextWith } from './facts.js'
import { STORIES } from './stories.js'

const failures = { trials: 4, judged: 60, message: 'the reply is not JSON', times: 4 }

test.each([
  [failures, 'full', '⚠️ The judge gave no usable reading for 4 of 60 trials: the reply is not JSON.'],
  [
    { ...failures, times: 3, message: 'https://llm.example.com answered 429:\n slow down.' },
    'full',
    '⚠️ The judge gave no usable reading for 4 of 60 trials, most often (3 times): https://llm.example.com answered 429: slow down.',
  ],
  [
    { ...failures, message: 'x'.repeat(300) },
    'full',
    `⚠️ The judge gave no usable reading for 4 of 60 trials: ${'x'.repeat(159)}…`,
  ],
  // The message may quote a case, so it is left out.
  [failures, 'ids', '⚠️ The judge gave no usable reading for 4 of 60 trials.'],
  [
    { trials: 1, judged: 1, message: null, times: 0 },
    'full',
    '⚠️ The judge gave no usable reading for the only trial.',
  ],
] as const)('%j, with details %s', (judge_failures, details, said) => {
  expect(writeJudgeFailures(contextWith({ judge_failures }), details)).toEqual({ kind: 'note', text: [said] })
})

test('a comment shows it below the gates, whatever the reason contains; without failures it is absent', () => {
  const story = STORIES['regressed']
  const hostile = '</details>\n# Merge it! @everyone [click](https://evil.example) <img src=x> | `'
  const context = { ...story.context, judge_failures: { ...failures, message: hostile } }
  const comment = renderComment(buildReport({ ...story, context }))
  const line = comment.split('\n').find((one) => one.includes('The judge gave no usable reading'))
  expect(line).toBe(
    '> ⚠️ The judge gave no usable reading for 4 of 60 trials: &lt;/details&gt; \\#&#8203; Merge it! @&#8203;everyone \\[click\\](https:&#8203;//evil.example) &lt;img src=x&gt; &#124; \\`.',
  )
  expect(comment.replace(`${line ?? ''}\n\n`, '')).toBe(renderComment(buildReport(story)))
})
