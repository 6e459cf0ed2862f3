import { expect, test } from 'vitest'
import { renderHtml } from '../../../src/core/render/html.js'
import { buildReport } from '../../../src/core/report/build-report.js'
import { regressed } from './stories.js'

test('a page has the verdict, the key metrics, why, the gates, what flipped, and every metric once, below all that', () => {
  const html = renderHtml(buildReport(regressed))
  expect([...html.matchAll(/<h2 id="s-|<h2>/g)]).toHaveLength(7)
  expect([...html.matchAll(/<li><a href="#s-[^"]*">(.*?)<\/a>/g)].map(([, title]) => title)).toEqual([
    'Summary',
    'Why “regressed”',
    'Gates',
    '13 cases newly fail, 2 cases newly pass. Worst first:',
    'Not the same in main and this PR: target',
    'How each gate was decided',
    'All 4 metrics',
  ])
  expect(html).not.toContain('moved: exploratory')
})
