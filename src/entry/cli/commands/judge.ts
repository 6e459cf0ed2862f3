import { relative, resolve } from 'node:path'
import { compareJudgings, type JudgingChange } from '../../../compare/differences/compare-judgings.js'
import { describeStopped } from '../../../format/describe-reason.js'
import { formatValue } from '../../../format/format-metric.js'
import { countOf } from '../../../format/format-number.js'
import { sha256 } from '../../../io/sha256.js'
import { buildMetrics } from '../../../metrics/build-metrics.js'
import { completePricing } from '../../../metrics/cost/price-reply.js'
import { UserError } from '../../../model/error.js'
import type { Run, Trial } from '../../../model/run/run.js'
import { DEFAULT_SCORING } from '../../../model/suite/scoring.js'
import type { Suite } from '../../../model/suite/suite.js'
import { metricSettings, readRescored } from '../../../modes/evaluate/read-arms.js'
import { alignColumns, wrapText } from '../../../report/render/text-width.js'
import { startJudgeTally } from '../../../measure/run/arm/tally.js'
import { costSoFar, demandJudgePrice, openSpending } from '../../../measure/run/budget/spending.js'
import { openScorer } from '../../../measure/run/custom-metrics/start-scorer.js'
import { planJudging } from '../../../measure/run/dry-run/dry-run.js'
import { judgeOfSuite } from '../../../measure/run/judging/start-judging.js'
import { overrideSuite } from '../../../measure/run/measure.js'
import { rescoreRun } from '../../../measure/run/rescore-run.js'
import { readRun, readScoredRun } from '../../../store/runs/read-run.js'
import { openLedger } from '../../../store/spend-ledger.js'
import { type Command, overridesOf, refuseArguments, refuseFlag, type Terminal } from './flags.js'
import { loadSuiteHere, printPlan, showProgress, type Surroundings, surroundingsOf } from './surroundings.js'

export const judge: Command = {
  positionals: 'FOLDER',
  run: async ({ flags, positionals, terminal }) => {
    const { workingDirectory, log } = terminal
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0)
      refuseArguments('judge', path === undefined ? 'no run folder' : 'more than one run folder')
    const from = resolve(workingDirectory, path)
    const to = resolve(workingDirectory, flags.out ?? `${path.replace(/[/\\]+$/, '')}-judged`)
    if (to === from) refuseFlag('out', to, 'a folder other than that of the run')
    const overrides = overridesOf(flags)
    const surroundings = surroundingsOf(terminal, flags.targetEnv)
    const suite = overrideSuite(await loadSuiteHere(flags.suite, surroundings), overrides)
    if (flags.dryRun) {
      const { judge: config = null, scoring, pricing, retries } = suite
      if (config === null || scoring.judged.length === 0)
        throw new UserError('suite-without-judge', { path: suite.file })
      const asked = { judge: config, scoring, pricing, retries, budget: suite, hasCache: false }
      return printPlan(await planJudging({ ...surroundings, ...asked, run: await readRun(from) }), flags, terminal)
    }
    const judged = await judgeRun({ suite, from, to }, surroundings, terminal)
    log.info(`The judged run is in ${relative(workingDirectory, to) || '.'}.`)
    terminal.print(flags.json ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged, terminal))
    return judged.after.stopped === undefined ? 0 : 2
  },
}

type JudgedRun = Awaited<ReturnType<typeof judgeRun>>

/**
 * Judges a recorded run again into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
async function judgeRun(
  { suite, from, to }: { readonly suite: Suite; readonly from: string; readonly to: string },
  surroundings: Surroundings,
  terminal: Terminal,
) {
  const { clock, log, signal, workingDirectory } = surroundings
  const start = judgeOfSuite(suite, surroundings)
  if (start === null) throw new UserError('suite-without-judge', { path: suite.file })
  const before = await readRun(from)
  const { judged, rubric_categories } = suite.scoring
  const asSuite = (run: Run): Run => ({
    ...run,
    settings: {
      ...run.settings,
      scoring: { ...(run.settings.scoring ?? DEFAULT_SCORING), judged, rubric_categories },
      judge: suite.judge ?? run.settings.judge,
    },
  })
  using spending = await openSpending({ suite, ledger: openLedger(workingDirectory), clock, earlierUsd: 0 })
  if (spending !== null && spending.exhausted !== null) throw spending.exhausted
  await using judge = await start(spending)
  demandJudgePrice(judge.facts, { spending, pricing: completePricing(suite.pricing) })
  await using scorer = openScorer({ ...surroundings, suite })
  const total = before.counts?.trials ?? before.cases.length * before.trials_per_case
  let done = 0
  const tally = startJudgeTally()
  const startedMs = clock.monotonicMs()
  const show = showProgress(terminal)
  const tell = (): void =>
    show({
      done,
      total,
      earlier: 0,
      failed: 0,
      failedReadings: tally.counts()?.failed ?? 0,
      elapsedMs: clock.monotonicMs() - startedMs,
      cost: costSoFar(spending, { usd: tally.costUsd(), unknown: tally.unknownCosts() }),
    })
  const onTrial = (trial: Trial): void => {
    done += 1
    tally.add(trial)
    tell()
  }
  tell()
  const rejudging = { kind: 'judge', judge, scorer, spending } as const
  try {
    const after = await rescoreRun({ from, to, change: asSuite, rejudging, hash: sha256, log, signal, onTrial })
    if (after.stopped !== undefined) log.warning(`The run is incomplete: ${describeStopped(after.stopped)}.`)
    const metrics = buildMetrics(metricSettings(after, null))
    const old = await readRescored({ folder: from, run: asSuite(before), metrics, log })
    const now = await readScoredRun(to, { log, run: after })
    return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new UserError('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error })
  }
}

const EXPLANATION =
  'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.'
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials']

/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }: JudgedRun, { columns }: Terminal): string {
  const rows = [HEAD, ...changes.map((change) => writeRow(change, after))]
  return [
    `${nameJudge(after)} judged ${countOf(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
    '',
    ...alignColumns(rows, (column) => column > 0),
    '',
    ...wrapText(EXPLANATION, columns),
  ].join('\n')
}

function writeRow(change: JudgingChange, { metrics }: Run): readonly string[] {
  const facts = metrics.find(({ id }) => id === change.metric) ?? ({ unit: 'count', kind: 'continuous' } as const)
  const write = (value: number | null): string => (value === null ? '–' : formatValue(facts, value))
  const writeShare = (value: number | null): string => (value === null ? '–' : `${Math.round(value * 100)} %`)
  const writeAgreement = (value: number | null): string => (value === null ? '–' : value.toFixed(2))
  const { n, only_before, only_after } = change
  const others = [
    ...(only_before > 0 ? [`${only_before} only before`] : []),
    ...(only_after > 0 ? [`${only_after} only now`] : []),
  ]
  return [
    change.metric,
    write(change.before),
    write(change.after),
    writeShare(change.equal),
    writeAgreement(change.kappa),
    writeAgreement(change.spearman),
    others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
  ]
}

function nameJudge({ judge: facts, fingerprints }: Run): string {
  const models = fingerprints.judge_models ?? []
  if (facts === undefined) return models.length === 0 ? 'an unrecorded judge' : models.join(', ')
  return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`
}
