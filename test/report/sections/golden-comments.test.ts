import { describe, expect, test } from 'vitest'
import { compareArms } from '../../../src/compare/rank/rank-arms.js'
import { buildReport as buildArmsReport } from '../../../src/report/build-report.js'
import { REGISTRY as CHARTS } from '../../../src/report/charts/index.js'
import { renderComment } from '../../../src/report/render/markdown.js'
import { gate, goldenCase, scoredRun } from '../../compare/build-runs.js'
import { adviceOn, buildReport } from '../build-pair-report.js'
import { contextWith, NOTHING_ELSE, SUCCESS, TOKENS } from './facts.js'
import { STORIES } from './stories.js'

describe('a comment equals its golden file', () => {
  test.each(Object.entries(STORIES))('%s', async (name, input) => {
    await expect(renderComment(buildReport(input))).toMatchFileSnapshot(`../../golden/comments/${name}.md`)
  })

  test('three-variants', async () => {
    await expect(threeVariants()).toMatchFileSnapshot('../../golden/comments/three-variants.md')
  })
})

/** `lean` answers as well as `whole` with fewer tokens; `tiny` fails every fourth case. */
const VARIANTS = {
  whole: { tokens: 1200, fails: (at: number) => at % 12 === 7 },
  lean: { tokens: 800, fails: (at: number) => at % 12 === 7 },
  tiny: { tokens: 300, fails: (at: number) => at % 4 === 0 },
}

function threeVariants(): string {
  const cases = Array.from({ length: 60 }, (_, at) =>
    goldenCase({ id: `q${at + 10}`, tags: [at % 4 === 0 ? 'auth' : 'billing'] }),
  )
  const gates = [
    gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } }),
    gate({ id: TOKENS.id, metric: TOKENS.id, margin: { kind: 'relative', value: 0.1 } }),
  ]
  const arms = Object.entries(VARIANTS).map(([name, { tokens, fails }]) => {
    const trials = cases.map(({ id }, at) => {
      return {
        case: id,
        trial: 0,
        scores: { success: Number(!fails(at)), [TOKENS.id]: tokens + (at % 7) },
        unscored: {},
      }
    })
    const { run, ...scored } = scoredRun({ cases, trials, metrics: [SUCCESS, TOKENS], gates })
    const summaries = { [TOKENS.id]: { mean: tokens + 3, n: cases.length, applicable: cases.length } }
    return { name, scored: { ...scored, run: { ...run, suite: { ...run.suite, name: 'golden' }, summaries } } }
  })
  const [first] = arms
  if (first === undefined) throw new Error('there are arms')
  const { settings, pricing } = first.scored.run
  const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
  const comparison = compareArms({ arms, ruleSet, failOn: 'regression' })
  const names = arms.map(({ name }) => name)
  const charts = Object.values(CHARTS).flatMap((chart) => {
    const drawing = chart.draw({ comparison, audience: 'page', arms: names, tables: [], values: {}, history: [] })
    if (drawing.kind === 'none' || drawing.is_single) return []
    const { id, title, alt, config, height, table } = drawing
    const place = id === 'delta-forest' ? ('open' as const) : ('folded' as const)
    return [
      {
        ...{ id, title, alt, config, height, table, place },
        url: `https://charts.example/${id}`,
        mermaid: null,
        diagram: null,
      },
    ]
  })
  const candidates = comparison.candidates.map((candidate) => ({
    comparison: candidate,
    context: contextWith({ names: { baseline: 'whole', candidate: candidate.name } }),
    cases: [],
    measured: NOTHING_ELSE.measured,
    ...adviceOn(candidate),
  }))
  return renderComment(buildArmsReport({ comparison, candidates, charts, tables: [], details: 'full' }))
}
