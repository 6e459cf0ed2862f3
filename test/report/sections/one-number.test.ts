import { expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { summarizeRun } from '../../../src/metrics/summarize-run.js'
import { openTables } from '../../../src/metrics/tables/index.js'
import { type Block, plainText } from '../../../src/model/result/report.js'
import type { Observation } from '../../../src/model/run/observation.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { adviceOn, buildReport } from '../build-pair-report.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { gate, scoredRun } from '../../compare/build-runs.js'
import { makeCase, makeFailure, makeReply, metricsOf, scoreWith, SETTINGS } from '../../metrics/make-trial.js'
import { contextWith, NOTHING_ELSE, SUCCESS, TOKENS } from './facts.js'
import { metricFacts } from '../../../src/metrics/define-metric.js'

/** Returns a suite with cases of every profile and one side's observations; the candidate `isWorse`. */
function everyProfile(isWorse: boolean): readonly (readonly [Readonly<Record<string, unknown>>, Observation])[] {
  const says = (...ids: readonly string[]): string => ids.map((id) => `fact ${id}`).join(', ') || 'nothing'
  const hops = (...ids: readonly string[]) => ids.map((id) => ({ id, any_of: [`fact ${id}`], source: `${id}.md` }))
  const common = {
    usage: { input_tokens: isWorse ? 900 : 700, output_tokens: 90 },
    planner: { route: 'local', confidence: 0.7 },
    cost_usd: isWorse ? 0.002 : 0.0015,
  }
  const routed = (tier: string) => ({ attempts: [{ route_tier: 'local', result: 'escalated' }, { route_tier: tier }] })
  const retrieval = Array.from({ length: 7 }, (_, index) => {
    const found = index >= (isWorse ? 4 : 1) && index !== 6
    const spans = ['x.md', found ? `d${index}.md` : 'y.md', 'z.md'].map((path) => ({ path, tokens: 100 + index }))
    return [
      { id: `r${index}`, tags: ['db'], expected_spans: [{ path: `d${index}.md` }] },
      index === 6
        ? makeFailure('timeout', 'late')
        : makeReply({ ...common, ...routed(index < 3 ? 'local' : 'api'), spans }),
    ] as const
  })
  const chain = [0, 1].map((index) => [
    { id: `m${index}`, profile: 'multi_hop', required_hops: hops('a', 'b') },
    makeReply({ ...common, answer: says(...(isWorse && index === 0 ? ['a'] : ['a', 'b'])), sources: ['a.md'] }),
  ] as const) // prettier-ignore
  const branching = [0, 1].map((index) => [
    {
      ...{ id: `b${index}`, profile: 'branching', branching: index === 0 },
      ...{ required_hops: hops('a', 'c'), required_tools: ['search'] },
    },
    makeReply({ ...common, answer: says('a'), sources: ['a.md'], tools: [{ name: index === 0 ? 'sql' : 'search' }] }),
  ] as const) // prettier-ignore
  const coordination = [0, 1, 2].map((index) => [
    {
      ...{ id: `k${index}`, profile: 'coordination', difficulty: index === 2 ? 'easy' : 'coordination' },
      ...{ required_hops: hops('a', 'b', 'c'), required_agents: ['legal', 'billing'], required_tools: ['search'] },
    },
    makeReply({
      ...common,
      ...{ answer: says('a', 'b', ...(isWorse ? [] : ['c'])), sources: ['b.md'], tools: [{ name: 'search' }] },
      agents: isWorse && index === 0 ? ['billing'] : ['legal', 'billing'],
    }),
  ] as const) // prettier-ignore
  return [...retrieval, ...chain, ...branching, ...coordination]
}

function reportOfEveryProfile() {
  const metrics = metricsOf()
  const tables = openTables(SETTINGS)
  const [baseline, candidate] = ([false, true] as const).map((isWorse, place) => {
    const asked = everyProfile(isWorse)
    const trials = asked.map(([written, observation]): ScoredTrial => {
      const golden = makeCase(written)
      const scores = scoreWith(written, observation)
      tables.add(place, { golden, trial: 0, observation, judgments: null, ...scores })
      return { case: golden.id, trial: 0, ...scores }
    })
    const scored = scoredRun({
      cases: asked.map(([written]) => makeCase(written)),
      trials,
      metrics: metrics.map(metricFacts),
      gates: [
        gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } }),
        gate({ id: 'precision', metric: 'retrieval.precision@5', margin: { kind: 'relative', value: 0.1 } }),
        // Tokens are not scored for every case, so the gate is invalid. Its figures are shown anyway.
        gate({ id: 'tokens', metric: 'tokens.total', margin: { kind: 'relative', value: 0.1 } }),
      ],
    })
    return { ...scored, run: { ...scored.run, summaries: summarizeRun({ metrics, trials }) } }
  })
  if (baseline === undefined || candidate === undefined) throw new Error('two arms')
  const context = contextWith()
  const arms = [
    { name: context.names.baseline, run: baseline.run, means: caseMeansOf(baseline.trials) },
    { name: context.names.candidate, run: candidate.run, means: caseMeansOf(candidate.trials) },
  ]
  const comparison = compareRuns({ baseline, candidate, failOn: 'regression' })
  return buildReport({
    ...adviceOn(comparison),
    ...{ comparison, context, cases: [], details: 'full' },
    ...{ charts: [], tables: tables.build(arms) },
    measured: { metrics: candidate.run.metrics, summaries: candidate.run.summaries, primary_k: 5 },
  })
}

interface Figure {
  readonly name: string
  readonly arm: string
  readonly text: string
}

/** Returns an arm's figures in every table that has a metric per row or per column. */
function figuresOf(blocks: readonly Block[], arms: readonly string[], titles: ReadonlySet<string>): readonly Figure[] {
  return blocks.flatMap((block): readonly Figure[] => {
    if (block.kind === 'details') return figuresOf(block.blocks, arms, titles)
    if (block.kind !== 'table') return []
    const heads = block.columns.map(({ title }) => title)
    // Rows of this table are about some of the cases only.
    if (heads.includes('segment')) return []
    const rows = block.rows.map((row) => row.map((cell) => plainText(cell).replaceAll('\u202f', ' ')))
    return rows.flatMap((row): readonly Figure[] => {
      const name = row[0]?.replace(' (primary)', '') ?? ''
      if (titles.has(name))
        return arms.flatMap((arm) => {
          const text = row[heads.indexOf(arm)]
          return text === undefined ? [] : [{ name, arm, text }]
        })
      // The first column may contain arms, the others a metric each.
      return arms.includes(name)
        ? heads.flatMap((head, place) => (titles.has(head) ? [{ name: head, arm: name, text: row[place] ?? '' }] : []))
        : []
    })
  })
}

/** Whether the coarser number is the finer one, rounded: `44 %` and `44.4 %`, but not `.20` and `.21`. */
function isSameNumber(one: string, other: string): boolean {
  const read = (text: string) => {
    const digits = text.replace(/[^\d.]/g, '')
    return { value: Number(digits), step: 10 ** -(digits.split('.')[1]?.length ?? 0) }
  }
  const [a, b] = [read(one), read(other)]
  return Math.abs(a.value - b.value) <= Math.max(a.step, b.step) / 2 + 1e-9 || one === '–' || other === '–'
}

test('a metric has the same value in every table of a report, or is labelled with its cases', () => {
  const report = reportOfEveryProfile()
  const blocks = (report.sections ?? []).flatMap(({ blocks: own }) => own)
  const { names } = contextWith()
  const titles = new Set(metricsOf().map(({ title }) => title))
  const figures = figuresOf(blocks, [names.baseline, names.candidate], titles)
  const shown = new Map<string, Figure[]>()
  for (const figure of figures) {
    const key = `${figure.name} of ${figure.arm}`
    shown.set(key, [...(shown.get(key) ?? []), figure])
  }
  const repeated = [...shown.values()].filter((all) => all.length > 1)
  expect(repeated.length).toBeGreaterThan(20)
  const contradictions = repeated.flatMap((all) => {
    const [first, ...others] = all
    return first !== undefined && others.some(({ text }) => !isSameNumber(first.text, text))
      ? [`${first.name}, ${first.arm}: ${all.map(({ text }) => text).join(', ')}`]
      : []
  })
  expect(contradictions).toEqual([])
})

test('the figures of the summary have their n', () => {
  const [summary] = (reportOfEveryProfile().sections ?? []).flatMap(({ blocks }) => blocks)
  if (summary?.kind !== 'table') throw new Error('no summary')
  expect(summary.columns.at(-1)?.title).toBe('n')
  expect(summary.rows.map((row) => plainText(row.at(-1) ?? []))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d+( and \d+)?$/)]),
  )
  expect(summary.rows.every((row) => /^\d+( and \d+)?$/.test(plainText(row.at(-1) ?? [])))).toBe(true)
})

test('every sentence about the number of needed cases has the same number, even if other gates cannot tell', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `c${String(index).padStart(2, '0')}`)
  const run = (isCandidate: boolean) =>
    scoredRun({
      cases: ids.map((id) => makeCase({ id })),
      metrics: [SUCCESS, TOKENS],
      gates: [
        gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } }),
        gate({ id: TOKENS.id, metric: TOKENS.id, margin: { kind: 'relative', value: 0.1 } }),
      ],
      trials: ids.map((id, index) => ({
        case: id,
        trial: 0,
        scores: {
          success: isCandidate && index < 3 ? 0 : 1,
          [TOKENS.id]: 100 + ((index * (isCandidate ? 37 : 53)) % 60) * 5,
        },
        unscored: {},
      })),
    })
  const comparison = compareRuns({ baseline: run(false), candidate: run(true), failOn: 'regression' })
  expect(comparison.gates.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'inconclusive'])
  const report = buildReport({
    ...NOTHING_ELSE,
    ...adviceOn(comparison),
    comparison,
    context: contextWith(),
    cases: [],
    details: 'full',
    charts: [],
  })
  const numbers = [...JSON.stringify(report).matchAll(/(\d[\d\u202f]*) (?:more )?(?:cases )?like these/g)]
  // Only the line below the headline states the number.
  expect(numbers.map(([, number]) => number)).toEqual(['340'])
})
