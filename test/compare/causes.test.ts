import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { MeasuredPair } from '../../src/model/result/finding.js'
import type { CaseConduct, ScoredRun } from '../../src/model/run/run.js'
import type { GoldenCase } from '../../src/model/suite/case.js'
import type { Gate } from '../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'
import { writeFindings } from '../../src/report/words/write-comparison.js'
import { writeRecommendations } from '../../src/report/words/write-recommendations.js'

const COUNT = 60
const INDICES = Array.from({ length: COUNT }, (_, index) => index)
const idOf = (index: number): string => `c${String(index).padStart(3, '0')}`
const metric = (id: string, parts: Partial<MetricFacts> = {}): MetricFacts => ({
  ...SUCCESS,
  id,
  title: id.slice(id.indexOf('.') + 1),
  kind: 'continuous',
  ...parts,
})

interface Arm {
  readonly fails?: (index: number) => boolean
  readonly golden?: (index: number) => Partial<GoldenCase>
  readonly conduct?: (index: number) => Partial<CaseConduct>
  readonly scores?: (index: number) => Readonly<Record<string, number>>
  readonly metrics?: readonly MetricFacts[]
  readonly gates?: readonly Gate[]
  readonly variant?: string
}

const NOTHING: CaseConduct = { ranks: [], returned: null, tiers: [], models: [], failures: [] }

function arm({ fails = () => false, golden, conduct, scores, metrics = [], gates, variant = 'main' }: Arm): ScoredRun {
  const scored = scoredRun({
    cases: INDICES.map((index) => goldenCase({ id: idOf(index), ...golden?.(index) })),
    trials: INDICES.map((index) => ({
      case: idOf(index),
      trial: 0,
      scores: { success: fails(index) ? 0 : 1, ...scores?.(index) },
      unscored: {},
    })),
    metrics: [SUCCESS, ...metrics],
    ...(gates && { gates }),
  })
  const seen = new Map(INDICES.map((index) => [idOf(index), { ...NOTHING, ...conduct?.(index) }]))
  return { ...scored, run: { ...scored.run, variant }, ...(conduct && { conduct: seen }) }
}

const compare = (baseline: ScoredRun, candidate: ScoredRun): MeasuredPair =>
  compareRuns({ baseline, candidate, failOn: 'regression' })
const plain = (text: string): string => text.replaceAll('\u202f', ' ')
const causesOf = (comparison: MeasuredPair): readonly string[] =>
  writeFindings(comparison)
    .filter(({ about }) => about === 'cause')
    .map(({ text }) => plain(text))
const advisedOn = (comparison: MeasuredPair): readonly string[] =>
  writeRecommendations(comparison)
    .filter(({ about }) => about === 'cause')
    .map(({ text }) => plain(`${text}.`))

const firstEight = (index: number): boolean => index < 8
const span = (path: string) => ({ expected_spans: [{ path, relevance: 1 }] })

describe('what the newly failing cases share', () => {
  const paths = (index: number): string => `docs/d${index % 12}.md`
  test.each<[string, Arm, string]>([
    ['a use case', { golden: (index) => ({ use_case: index < 12 ? 'billing' : 'search' }) }, 'are of use case billing'],
    ['a difficulty', { golden: (index) => ({ difficulty: index < 12 ? 'hard' : 'easy' }) }, 'are of difficulty hard'],
    ['a document', { golden: (index) => span(index < 12 ? 'docs/a.md' : paths(index)) }, 'expect docs/a.md'],
    [
      'a folder',
      { golden: (index) => span(index < 12 ? `auth/${index}.py` : `ui/${index}.py`) },
      'expect files in auth',
    ],
    ['a language', { golden: (index) => span(index < 12 ? `${index}.py` : `${index}.ts`) }, 'expect .py files'],
    [
      'a case file',
      { golden: (index) => ({ at: { file: index < 12 ? 'a.yaml' : 'b.yaml', line: 1 } }) },
      'are from a.yaml',
    ],
    [
      'a route tier',
      { conduct: (index) => ({ tiers: [index < 12 ? 'local' : 'api'] }) },
      'are answered by route tier local',
    ],
  ])('%s', (_, parts, clause) => {
    const base = { ...parts, ...(parts.conduct && { conduct: () => ({ tiers: [] }) }) }
    expect(causesOf(compare(arm(base), arm({ ...parts, fails: firstEight })))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^All 8 cases that broke ${clause}, as (are|do) 12 of the 60 cases that passed before \\(Fisher's exact p < .001`,
        ),
      ),
    ])
  })

  test('includes a change of route tier, before the tier itself', () => {
    const tiers = (index: number): Partial<CaseConduct> => ({ tiers: [index < 20 ? 'api' : 'local'] })
    const now = (index: number): Partial<CaseConduct> => ({
      tiers: [index < 8 ? 'local' : (tiers(index).tiers?.[0] ?? '')],
    })
    expect(causesOf(compare(arm({ conduct: tiers }), arm({ conduct: now, fails: firstEight })))[0]).toContain(
      'All 8 cases that broke are answered by route tier local, and were by api, as are 8 of the 60',
    )
  })

  test('includes a cluster, without a test, because its cases fail together', () => {
    const golden = (index: number): Partial<GoldenCase> => ({ cluster: `k${Math.floor(index / 10)}` })
    expect(causesOf(compare(arm({ golden }), arm({ golden, fails: firstEight })))).toEqual([
      'All 8 cases that broke are in cluster k0, as are 10 of the 60 cases that passed before (not tested: cases of one cluster fail together): exploratory.',
    ])
    const spread = (index: number): boolean => index % 8 === 0
    expect(causesOf(compare(arm({ golden }), arm({ golden, fails: spread })))).toEqual([])
  })

  test('includes how they end, and the part of success that they lost', () => {
    const late = (index: number): Partial<CaseConduct> => (index < 5 ? { failures: ['timeout'] } : {})
    const timedOut = compare(arm({ conduct: () => ({}) }), arm({ conduct: late, fails: firstEight }))
    expect(causesOf(timedOut)).toEqual(['5 of the 8 cases that broke end in a timeout now.'])
    expect(advisedOn(timedOut)).toEqual([
      'Find what takes longer, or raise timeout_seconds: 5 of the 8 cases that broke timed out, and did not before.',
    ])
    const metrics = [
      metric('success.retrieval', { title: 'success of retrieval' }),
      metric('success.answer', { title: 'success of the answer' }),
    ]
    const parts = (lost: number) => (index: number) => ({
      'success.retrieval': index < lost ? 0 : 1,
      'success.answer': index >= 6 && index < 6 + lost / 3 ? 0 : 1,
    })
    const lost = compare(arm({ metrics, scores: parts(0) }), arm({ metrics, scores: parts(6), fails: firstEight }))
    expect(causesOf(lost)).toEqual(['Of the 8 cases that broke, 6 fail in retrieval and 2 in the answer.'])
  })
})

describe('the stage at which cases broke', () => {
  const expects = () => span('docs/a.md')
  const metrics = [metric('success.retrieval', { kind: 'binary' }), metric('success.answer', { kind: 'binary' })]
  const had: Partial<CaseConduct> = { ranks: [1], returned: 5, in_context: true }
  const base = { golden: expects, metrics, scores: () => ({ 'success.answer': 1 }) }
  /** What the target recorded of each of eight cases that broke; those without lost their answer alone. */
  const broken = (count: number, now: (index: number) => Partial<CaseConduct>, answers = true) => {
    const scores = (index: number) => ({ 'success.answer': index < 8 && answers ? 0 : 1 })
    const conduct = (index: number) => (index < 8 ? now(index) : had)
    const after = arm({ ...base, scores, conduct, fails: (index) => index < count })
    const { broken_stages: stages, ...rest } = compare(arm({ ...base, conduct: () => had }), after)
    return {
      stages: stages?.map(({ stage, cases }) => [stage, cases.length]),
      text: writeReasonsOf({ ...rest, ...(stages && { broken_stages: stages }) }),
    }
  }
  const writeReasonsOf = (comparison: MeasuredPair) => causesOf(comparison)[0]
  const none: Partial<CaseConduct> = { ranks: [null], returned: 5 }

  test('is the first finding, with shares', () => {
    const now = [none, none, none, none, { ...had, ranks: [7] }, { ...had, in_context: false }, had, had]
    expect(broken(8, (index) => now[index] ?? {})).toEqual({
      stages: [
        ['retrieval', 4],
        ['rank', 1],
        ['context', 1],
        ['answer', 2],
      ],
      text: 'Of the 8 cases that broke, 4 lost their passage in retrieval, 1 found it below the ranks that count, 1 had it cut from the context and 2 had it but answered differently.',
    })
    expect(broken(8, () => none).text).toBe('All 8 cases that broke lost their passage in retrieval.')
  })

  test('is given only as far as it was recorded', () => {
    // Neither a reply without spans nor a case that never had its passage gives information about retrieval.
    expect(broken(8, () => ({ ranks: [null], returned: null })).stages).toBeUndefined()
    expect(broken(8, () => had, false).stages).toBeUndefined()
    expect(broken(8, () => ({ failures: ['timeout'] })).stages).toBeUndefined()
    const some = broken(8, (index) => (index < 5 ? none : { ranks: [null], returned: null }))
    expect(some.text).toBe(
      'Of the 8 cases that broke, 5 lost their passage in retrieval; for 3 the record shows no stage.',
    )
    // No cause is reported for less than half of the cases, or for a single case.
    expect(broken(8, (index) => (index < 3 ? none : { ranks: [null], returned: null })).text).toBeUndefined()
    expect(broken(1, () => none)).toMatchObject({ stages: [['retrieval', 1]], text: undefined })
  })
})

describe('the recommendation for a cause', () => {
  const ranked =
    (rank: (index: number) => number | null, returned = 10) =>
    (index: number) => ({
      ranks: [rank(index)],
      returned,
    })

  test('is a larger K or reranking if the lost spans are just below it', () => {
    const now = ranked((index) => (index < 7 ? 6 + (index % 3) : index < 9 ? null : 1))
    expect(advisedOn(compare(arm({ conduct: ranked(() => 2) }), arm({ conduct: now })))).toEqual([
      'Use the top 8 in place of the top 5, or add reranking: 7 of the 9 expected spans that left the top 5 are at rank 6–8 now.',
    ])
  })

  test('is the same if they were there before, and none if few are', () => {
    const below = (count: number) => ranked((index) => (index < count ? 6 : index < 12 ? null : 1))
    expect(advisedOn(compare(arm({ conduct: below(8) }), arm({ conduct: below(8) })))).toEqual([
      'Use the top 6 in place of the top 5, or add reranking: 8 of the 12 expected spans outside the top 5 are at rank 6.',
    ])
    expect(advisedOn(compare(arm({ conduct: below(5) }), arm({ conduct: below(5) })))).toEqual([])
  })

  test('is more retrieved spans if the target reports no more than the count and more are left out than used', () => {
    const before = ranked(() => 2, 5)
    const now = (lost: number, found: number) => ({
      baseline: arm({ conduct: ranked((index) => (index >= COUNT - found ? null : 2), 5) }),
      candidate: arm({ conduct: ranked((index) => (index < lost ? null : 2), 5) }),
    })
    expect(advisedOn(compare(arm({ conduct: before }), now(9, 0).candidate))).toEqual([
      'Let the target return 10 spans: 9 expected spans left the top 5 and 0 entered it. The target returns at most 5 spans, so nobody can see whether a larger K or reranking would bring them back.',
    ])
    const exchanged = now(9, 8)
    expect(advisedOn(compare(exchanged.baseline, exchanged.candidate))).toEqual([])
  })

  test('is the earlier route tier if moved cases fail more often than others', () => {
    const tiers = (moved: number) => (index: number) => ({ tiers: [index < moved ? 'local' : 'api'] })
    const told = (fails: (index: number) => boolean) =>
      advisedOn(compare(arm({ conduct: tiers(0) }), arm({ conduct: tiers(20), fails })))
    expect(told(firstEight)).toEqual([
      'Let api answer these again: of the 20 cases that moved from api to local, 8 broke; of the 40 others that passed before, 0 broke.',
    ])
    expect(told((index) => index % 7 === 0)).toEqual([])
  })

  describe('the recommendation about saved context', () => {
    const metrics = [
      metric('context.waste', { title: 'context waste', unit: 'share', direction: 'lower' }),
      metric('context.tokens', { title: 'context tokens', unit: 'tokens', direction: 'neutral', range: [0, null] }),
      metric('retrieval.returned', { title: 'spans returned', unit: 'count', direction: 'neutral', range: [0, null] }),
      metric('retrieval.recall@10', { title: 'recall@10' }),
    ]
    const gates = [gate({ id: 'recall', metric: 'retrieval.recall@10', margin: { kind: 'absolute', value: 0.1 } })]
    const scores =
      (waste: number, tokens: number, recall: number, noise = 0) =>
      (index: number) => ({
        'context.waste': waste + (index % 5) * 0.01,
        'context.tokens': tokens,
        'retrieval.returned': 5,
        'retrieval.recall@10': recall + (index % 3) * 0.05 + (index % 2 === 0 ? noise : -noise),
      })
    const settings = { variant: 'compressed', metrics, gates }
    const base = arm({ metrics, gates, scores: scores(0.4, 700, 0.6) })

    test('is to keep it and consider a larger K if no loss is shown and something is still missed', () => {
      expect(advisedOn(compare(base, arm({ ...settings, scores: scores(0.2, 500, 0.6, 0.01) })))).toEqual([
        'Keep variant "compressed": context waste fell from 42 % to 22 %, and a loss in recall@10 of .10 or more is ruled out. Consider a larger K: the 200 context tokens saved per query hold 2 more spans of 100 tokens, and recall@10 is .65.',
      ])
    })

    test('is not a larger K if nothing is missed or no more spans would fit', () => {
      const full = arm({ metrics, gates, scores: scores(0.4, 700, 0.95) })
      const kept = [
        'Keep variant "compressed": context waste fell from 42 % to 22 %, and recall@10 is unchanged on all 60 cases.',
      ]
      expect(advisedOn(compare(full, arm({ ...settings, scores: scores(0.2, 500, 0.95) })))).toEqual(kept)
      expect(advisedOn(compare(base, arm({ ...settings, scores: scores(0.2, 650, 0.6) })))).toEqual(kept)
    })

    test('is not to keep it if another gate fails', () => {
      const costs = [
        ...gates,
        gate({ id: 'tokens', metric: 'context.tokens', margin: { kind: 'relative', value: 0.1 } }),
      ]
      const priced = metrics.map((one) => (one.id === 'context.tokens' ? { ...one, direction: 'lower' as const } : one))
      const dear = { ...settings, metrics: priced, gates: costs }
      const cheap = arm({ metrics: priced, gates: costs, scores: scores(0.4, 700, 0.6) })
      expect(advisedOn(compare(cheap, arm({ ...dear, scores: scores(0.2, 500, 0.6) })))).toHaveLength(1)
      expect(advisedOn(compare(cheap, arm({ ...dear, scores: scores(0.2, 900, 0.6) })))).toEqual([])
    })

    test('is to give some of it back if needed spans were lost too', () => {
      expect(advisedOn(compare(base, arm({ ...settings, scores: scores(0.2, 500, 0.3) })))).toEqual([
        'Send more of the context again: context waste fell from 42 % to 22 %, but recall@10 fell from .65 to .35 too.',
      ])
    })

    test('is to retrieve less if more is wasted and nothing gained', () => {
      expect(advisedOn(compare(base, arm({ ...settings, scores: scores(0.6, 700, 0.6) })))).toEqual([
        'Retrieve fewer spans, or rerank them: context waste rose from 42 % to 62 %, and no gate on retrieval improved.',
      ])
    })

    test('is absent if the waste did not change', () => {
      expect(advisedOn(compare(base, arm({ ...settings, scores: scores(0.4, 500, 0.6) })))).toEqual([])
    })
  })

  test('is about escalation if the router escalates more often and success does not rise', () => {
    const metrics = [metric('route.escalation-rate', { title: 'escalation rate', kind: 'binary', direction: 'lower' })]
    const escalated = (count: number) => (index: number) => ({ 'route.escalation-rate': index < count ? 1 : 0 })
    expect(advisedOn(compare(arm({ metrics, scores: escalated(3) }), arm({ metrics, scores: escalated(15) })))).toEqual(
      [
        'Look at when the router escalates: escalation rate rose from 5 % to 25 %, and success did not improve (100 % to 100 %).',
      ],
    )
  })
})
