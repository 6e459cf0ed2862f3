import { expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { findRegressions } from '../../../src/compare/nights/join-comparisons.js'
import { UserError } from '../../../src/model/error.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { MeasuredPair } from '../../../src/model/result/finding.js'
import { DETAIL_LEVELS, plainText, type ReportContext, type Text } from '../../../src/model/result/report.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { writeNightHeadline as writeNight } from '../../../src/modes/nightly/confirm-worse.js'
import { reportMarkdown } from '../../../src/report/render/markdown.js'
import { writeHeadline } from '../../../src/report/words/headline.js'
import { writeIssueTitle } from '../../../src/report/words/issue-words.js'
import { writeOutcome } from '../../../src/report/words/outcome-words.js'
import { rank } from '../../compare/rank/rank.js'
import { buildInput } from '../../compare/second-implementation/build-suite.js'
import { type Dice, makeDice } from '../../compare/second-implementation/dice.js'
import { startRandom } from '../../compare/second-implementation/numbers.js'
import { drawSuite, type RandomSuite } from '../../compare/second-implementation/random-suite.js'
import { adviceOn, buildReport } from '../build-pair-report.js'
import { countWords, findFaults, JARGON } from '../first-screen.js'
import { contextWith, NOTHING_ELSE } from '../sections/facts.js'

/** `HEADLINES_FROM=17 HEADLINES=1` repeats a single comparison. */
const FROM = Number(process.env['HEADLINES_FROM'] ?? 0)
const COUNT = Number(process.env['HEADLINES'] ?? 700)
const SEED = 38

/** The longest titles of our own metrics, and short ones. */
const TITLES = [
  'success rate (every hop stated)',
  'tokens spent per accurate answer',
  'answer correctness (judge)',
  'precision@5',
  'latency p95',
  'readings of the judge that failed',
]
const ARMS = ['whole', 'lean and quick, with the new index', 'tiny', 'old']

const withTitles = ({ run, ...rest }: ScoredRun, titles: readonly string[]): ScoredRun => {
  const name = (metric: MetricFacts, at: number): MetricFacts => {
    const title = metric.id === 'success' ? 'success' : (titles[at % titles.length] ?? metric.title)
    return { ...metric, title }
  }
  return { ...rest, run: { ...run, metrics: run.metrics.map(name) } }
}

/** Makes two runs of a random suite with at most forty cases, so that a minute suffices for thousands of comparisons. */
function drawInput(suite: RandomSuite, dice: Dice) {
  const input = buildInput({ ...suite, cases: suite.cases.slice(0, dice.whole(20, 40)) })
  const titles = dice.shuffle(TITLES)
  const candidate = withTitles(input.candidate, titles)
  const baseline = input.baseline === null ? null : withTitles(input.baseline, titles)
  return { ...input, baseline, candidate, inference: dice.pick(['cases-like-these', 'these-cases'] as const) }
}

function drawContext(dice: Dice, { run }: ScoredRun, hasBaseline: boolean): ReportContext {
  const cases = run.cases.length
  const trials = Math.max(1, cases * run.trials_per_case)
  const infrastructure = dice.chance(0.3) ? dice.whole(1, trials) : 0
  const reason = dice.pick([
    'no artifact `goldenpair-baseline-suite` exists yet',
    'the base 3f1c2ab cannot be measured: its target answered none of 120 trials, and nothing else is known of it',
  ])
  const ok = trials - infrastructure
  return contextWith({
    counts: {
      ...{ cases, trials, ok, failed: 0, infrastructure, timeouts: 0, retries: dice.whole(0, 3) },
      unasked: infrastructure > 1 && dice.chance(0.5) ? dice.whole(1, infrastructure - 1) : undefined,
    },
    infrastructure_message: dice.pick([null, 'HTTP 429: quota exceeded']),
    ...(dice.chance(0.05) && { stopped: 'the budget of $5.00 is spent' }),
    ...{ is_experiment: dice.chance(0.2), first_time: dice.chance(0.5) },
    is_baseline: !hasBaseline && dice.chance(0.4),
    ...(dice.chance(0.3) && { look: 2, before: { sha: '9f2e11cab', word: dice.pick(['regressed', 'unchanged']) } }),
    ...(hasBaseline ? {} : { baseline: { kind: 'none', reason } }),
  })
}

type Check = (kind: string, line: Text | string) => void

function checkNight(comparison: MeasuredPair, dice: Dice, check: Check): void {
  const against = dice.pick(['night', 'reference'] as const)
  const regressions = findRegressions(comparison, against)
  if (regressions.length === 0) return
  const at = { good_at: '2026-11-20T01:00:00Z', measured_at: '2026-11-27T01:00:00Z' }
  check('title of an issue', writeIssueTitle({ suite: 'helpdesk', regressions, ...at }))
  const first = { comparison, against }
  const known = new Set(dice.chance(0.5) ? regressions.map(({ id }) => id) : [])
  for (const tonight of [
    { kind: 'regressed', regressions },
    { kind: 'unconfirmed', reason: 'the fresh run is invalid' },
  ] as const)
    check('night', writeNight(tonight, { first: dice.chance(0.5) ? first : undefined, known }) ?? '')
}

function checkOutcome(suite: RandomSuite, input: ReturnType<typeof drawInput>, dice: Dice, check: Check): void {
  const { baseline, candidate, failOn, inference } = input
  if (baseline === null) return
  const scored = [baseline, candidate, dice.pick([baseline, candidate]), candidate].slice(0, dice.whole(2, 4))
  const arms = scored.map((one, place) => ({ name: ARMS[place] ?? '', scored: one }))
  const rules = { gates: suite.gates, settings: candidate.run.settings, pricing: { models: {} }, judge: null }
  check('outcome', writeOutcome(rank({ arms, ruleSet: { rules, from: 'base', changes: [] }, failOn, inference })))
}

test('2,000 random headlines have at most twenty words and no jargon, and their reports have right plurals and no nested parentheses', () => {
  const failures = new Map<string, string>()
  let headlines = 0
  for (let index = FROM; index < FROM + COUNT; index++) {
    const dice = makeDice(startRandom(index + 0.25))
    const suite = drawSuite(SEED, index)
    const input = drawInput(suite, dice)
    let pair: MeasuredPair
    try {
      pair = compareRuns(input)
    } catch (error) {
      if (error instanceof UserError) continue
      throw error
    }
    const note = (kind: string, fault: string, line: string): void => {
      failures.set(`${kind}: ${fault}`, `${index}, ${kind}: ${fault}: ${line}`)
    }
    const check: Check = (kind, text) => {
      const line = typeof text === 'string' ? text : plainText(text)
      if (line === '') return
      headlines++
      const jargon = JARGON.exec(line)
      if (jargon !== null) note(kind, jargon[0], line)
      if (countWords(line) > 20) note(kind, `${countWords(line)} words`, line)
      for (const fault of findFaults(line)) note(kind, fault, line)
    }
    const kind = `${input.inference}, ${pair.verdict.because ?? pair.verdict.word}`
    const shown = { comparison: pair, cases: [], charts: [], ...NOTHING_ELSE, ...adviceOn(pair) }
    for (const details of DETAIL_LEVELS) {
      const context = drawContext(dice, input.candidate, suite.hasBaseline)
      check(kind, writeHeadline(pair, context, details))
      if (details === 'ids') continue
      const report = buildReport({ ...shown, context, details })
      check(`${kind}, in one line`, report.headline)
      for (const line of reportMarkdown(report).split('\n'))
        for (const fault of findFaults(line)) note(kind, fault, line)
    }
    checkNight(pair, dice, check)
    checkOutcome(suite, input, dice, check)
  }
  expect([...failures.values()]).toEqual([])
  if (COUNT >= 500) expect(headlines).toBeGreaterThan(2000)
}, 3_600_000)
