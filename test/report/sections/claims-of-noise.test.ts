import { expect, test } from 'vitest'
import { REGISTRY as CHARTS } from '../../../src/report/charts/index.js'
import { compareArms } from '../../../src/compare/rank/rank-arms.js'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { ChartImage, Drawing } from '../../../src/model/result/chart.js'
import type { MeasuredPair } from '../../../src/model/result/finding.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { renderComment, renderMarkdown } from '../../../src/report/render/markdown.js'
import { adviceOn, buildReport } from '../build-pair-report.js'
import { buildReport as buildArmsReport } from '../../../src/report/build-report.js'
import { seededRandom, type Random } from '../../../src/stats/random.js'
import { chartInput } from '../charts/inputs.js'
import { gate, goldenCase, scoredRun } from '../../compare/build-runs.js'
import { contextWith, COST, NOTHING_ELSE, PRECISION, SUCCESS, TOKENS } from './facts.js'

const PAIRS = 80
const TOURNAMENTS = 12
const CASES = 30

const ratio = (id: string, title: string): MetricFacts => ({ ...PRECISION, id, title })
const METRICS: readonly MetricFacts[] = [
  SUCCESS,
  PRECISION,
  ratio('retrieval.recall@5', 'recall@5'),
  ratio('retrieval.ndcg@5', 'nDCG@5'),
  { ...SUCCESS, id: 'retrieval.hit@5', title: 'hit@5' },
  { ...SUCCESS, id: 'route.escalated', title: 'escalation rate', direction: 'lower' },
  { ...ratio('context.waste', 'context waste'), direction: 'lower' },
  ratio('grounding.coverage', 'grounded coverage'),
  TOKENS,
  { ...TOKENS, id: 'tokens.output', title: 'output tokens per query' },
  { ...COST, id: 'cost.usd' },
]

const GATES = [
  gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } }),
  gate({ id: PRECISION.id, metric: PRECISION.id, margin: { kind: 'relative', value: 0.1 } }),
  gate({ id: TOKENS.id, metric: TOKENS.id, margin: { kind: 'relative', value: 0.1 } }),
]

const CASES_OF_SUITE = Array.from({ length: CASES }, (_, at) =>
  goldenCase({ id: `q${at + 100}`, tags: [at % 2 === 0 ? 'even' : 'odd', `third ${at % 3}`] }),
)

/** Simulates a system with random answers. All such systems are equally good. */
function randomArm(random: Random): ScoredRun {
  const trials = CASES_OF_SUITE.map(({ id }) => {
    const found = [0, 1, 2, 3, 4].map(() => Number(random() < 0.5))
    const precision = found.reduce((sum, one) => sum + one, 0) / found.length
    const [input, output] = [400 + 1200 * random(), 40 + 200 * random()]
    const scores = {
      success: Number(random() < 0.2 + 0.6 * precision),
      [PRECISION.id]: precision,
      'retrieval.recall@5': Math.min(1, (found[0] ?? 0) / 2 + precision / 2),
      'retrieval.ndcg@5': found.reduce((sum, one, rank) => sum + one / Math.log2(rank + 2), 0) / 2.95,
      'retrieval.hit@5': Math.max(...found),
      'route.escalated': Number(random() < 0.15),
      'context.waste': 1 - precision,
      'grounding.coverage': Math.round(4 * random()) / 4,
      'tokens.total': input + output,
      'tokens.output': output,
      'cost.usd': (input + 4 * output) * 1e-6,
    }
    return { case: id, trial: 0, scores, unscored: {} }
  })
  return scoredRun({ cases: CASES_OF_SUITE, trials, metrics: METRICS, gates: GATES })
}

function drawAll(comparison: PairComparison, { baseline, candidate }: { baseline: ScoredRun; candidate: ScoredRun }) {
  const valuesOf = (id: string) =>
    baseline.trials.map(({ scores }, at) => [scores[id] ?? null, candidate.trials[at]?.scores[id] ?? null])
  const values = Object.fromEntries(METRICS.map(({ id }) => [id, valuesOf(id)]))
  return Object.values(CHARTS)
    .map((chart) => chart.draw(chartInput(comparison, { values, audience: 'page' })))
    .filter((drawing): drawing is Drawing => drawing.kind === 'drawn')
}

function toImage({ id, title, alt, config, height, table, mermaid }: Drawing): ChartImage {
  const url = `https://charts.example/${id}`
  return { id, title, alt, config, height, table, place: 'open', url, mermaid: null, diagram: mermaid }
}

/** Returns all texts about a comparison: charts with their words, data and Mermaid; comment, page and findings. */
function tellAll(comparison: MeasuredPair, arms: { baseline: ScoredRun; candidate: ScoredRun }): string {
  const drawings = drawAll(comparison, arms)
  const charts = drawings.map(toImage)
  const report = buildReport({
    ...{ comparison, context: contextWith(), cases: [], details: 'full', charts },
    ...NOTHING_ELSE,
    ...adviceOn(comparison),
  })
  return [JSON.stringify(drawings), renderComment(report), renderMarkdown(report)].join('\n')
}

/** Labels of axes and keys say which direction is better; they claim no difference. */
const LEGENDS =
  /"worse\\*" --> \\*"better|right is better|plus is better|more is better|better \u2191|\u2190 worse · better \u2192/g
const CLAIMS = /\b(better|worse|improved|regressed|regression proven)\b|, exploratory|\| moved \|/i

function findClaim(text: string): string | null {
  const told = text.replaceAll(LEGENDS, '')
  const found = CLAIMS.exec(told)
  return found === null ? null : told.slice(Math.max(0, found.index - 80), found.index + 40)
}

/** Returns 5 % of a number, plus three standard errors of that share. */
const most = (of: number): number => Math.floor(of * (0.05 + 3 * Math.sqrt((0.05 * 0.95) / of)))

test('at most 5 % of pairs of identical random systems are called better or worse, anywhere', () => {
  const claims = Array.from({ length: PAIRS }, (_, at) => {
    const random = seededRandom(`noise ${at}`)
    const arms = { baseline: randomArm(random), candidate: randomArm(random) }
    return findClaim(tellAll(compareRuns({ ...arms, failOn: 'regression' }), arms))
  }).filter((claim) => claim !== null)
  expect(claims.length, claims.join('\n')).toBeLessThanOrEqual(most(PAIRS))
})

test('at most 5 % of tournaments of identical random variants are either', () => {
  const claims = Array.from({ length: TOURNAMENTS }, (_, at) => {
    const random = seededRandom(`noise of variants ${at}`)
    const arms = ['main', 'one', 'two', 'three'].map((name) => ({ name, scored: randomArm(random) }))
    const { settings, pricing } = randomArm(random).run
    const ruleSet = { rules: { gates: GATES, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
    const comparison = compareArms({ arms, ruleSet, failOn: 'regression' })
    const names = arms.map(({ name }) => name)
    const drawings = Object.values(CHARTS)
      .map((chart) => chart.draw({ comparison, audience: 'page', arms: names, tables: [], values: {}, history: [] }))
      .filter((drawing): drawing is Drawing => drawing.kind === 'drawn')
    const report = buildArmsReport({
      comparison,
      candidates: comparison.candidates.map((candidate) => ({
        comparison: candidate,
        context: contextWith({ names: { baseline: 'main', candidate: candidate.name } }),
        cases: [],
        measured: NOTHING_ELSE.measured,
        ...adviceOn(candidate),
      })),
      ...{ charts: drawings.map(toImage), tables: [], details: 'full' },
    })
    return findClaim([JSON.stringify(drawings), renderComment(report), renderMarkdown(report)].join('\n'))
  }).filter((claim) => claim !== null)
  expect(claims.length, claims.join('\n')).toBeLessThanOrEqual(most(TOURNAMENTS))
})
