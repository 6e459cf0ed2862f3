import { present } from '../../../model/omit-undefined.js'
import { join, relative, resolve } from 'node:path'
import { compareRuns } from '../../../compare/decide/compare-runs.js'
import {
  type ChangedShare,
  compareJudgings,
  countChangedCases,
  type JudgingChange,
  changedShare,
} from '../../../compare/differences/compare-judgings.js'
import { checkGates } from '../../../compare/pair/check-gates.js'
import { describeStopped } from '../../../format/describe-reason.js'
import { formatValue } from '../../../format/format-metric.js'
import { countOf } from '../../../format/format-number.js'
import { isJudgedRight } from '../../../metrics/answer/judge-answer.js'
import { buildMetrics } from '../../../metrics/build-metrics.js'
import { completePricing } from '../../../metrics/cost/price-reply.js'
import { UserError } from '../../../model/error.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import type { Run, ScoredRun, Trial } from '../../../model/run/run.js'
import { chooseInference } from '../../../model/suite/inference.js'
import { DEFAULT_SCORING } from '../../../model/suite/scoring.js'
import type { Suite } from '../../../model/suite/suite.js'
import { metricSettings, readRescored } from '../../../modes/evaluate/score-arms.js'
import { alignColumns, wrapText } from '../../../report/render/text-width.js'
import { startJudgeTally } from '../../../measure/run/arm/tally.js'
import { costSoFar, requireJudgePrice, openSpending } from '../../../measure/run/budget/spending.js'
import { openScorer } from '../../../measure/run/custom-metrics/start-scorer.js'
import { planJudging } from '../../../measure/run/dry-run/dry-run.js'
import { judgeOfSuite } from '../../../measure/run/judging/start-judging.js'
import { overrideSuite } from '../../../measure/run/measure.js'
import { rescoreRun } from '../../../measure/recorded/rescore-run.js'
import { readRun, readScoredRun } from '../../../store/runs/read-run.js'
import { openLedger } from '../../../store/spend-ledger.js'
import {
  type Command,
  readOverrides,
  printResult,
  refuseArguments,
  refuseFlag,
  refuseFlags,
  type Showing,
  type Terminal,
} from '../flags.js'
import { loadLocalSuite, printPlan, showProgress, type CliContext, createContext } from '../context.js'

export const judge: Command = {
  details: [['calibrate', 'judge the answers again several times, to see how often a result would change']],
  run: async ({ flags, given, positionals, terminal }) => {
    const { workingDirectory, log } = terminal
    const isCalibration = positionals[0] === 'calibrate'
    if (!isCalibration) refuseFlags(given, ['trials', 'baseline'], 'no such flag without `calibrate`')
    const [path, ...others] = isCalibration ? positionals.slice(1) : positionals
    const times = isCalibration ? (flags.trials ?? 3) : 1
    if (path === undefined || others.length > 0)
      refuseArguments('judge', path === undefined ? 'no run folder' : 'more than one run folder')
    const from = resolve(workingDirectory, path)
    const to = resolve(
      workingDirectory,
      flags.out ?? `${path.replace(/[/\\]+$/, '')}-${isCalibration ? 'calibration' : 'judged'}`,
    )
    if (to === from) refuseFlag('out', to, 'a folder other than that of the run')
    const context = createContext(terminal, flags.targetEnv)
    const suite = overrideSuite(await loadLocalSuite(flags.suite, context), readOverrides(flags))
    if (flags.dryRun) {
      const { judge: config, scoring } = suite
      if (config === undefined || scoring.judged.length === 0)
        throw new UserError('suite-without-judge', { path: suite.file })
      const run = await readRun(from)
      const counts = run.counts && { ...run.counts, trials: run.counts.trials * times }
      const repeated = { ...run, trials_per_case: run.trials_per_case * times, counts }
      return printPlan(await planJudging(repeated, { ...context, suite, config }), flags, terminal)
    }
    if (isCalibration) return calibrate({ suite, from, to, times }, context, { flags, terminal })
    const judged = await judgeRun({ suite, from, to }, context, terminal)
    log.info(`The judged run is in ${relative(workingDirectory, to) || '.'}.`)
    printResult({ flags, terminal }, judged.changes, () => describeJudging(judged, terminal))
    return judged.after.stopped === undefined ? 0 : 2
  },
}

/** Judges the run `times` times, each time with other seeds, and prints what that changes. Throws as `judgeRun` does. */
async function calibrate(
  { suite, from, to, times }: JudgeRun & { readonly times: number },
  context: CliContext,
  { flags, terminal }: Showing,
): Promise<ExitCode> {
  const { log, workingDirectory } = terminal
  let recorded: ScoredRun | null = null
  let earlierUsd = 0
  const judgings: ScoredRun[] = []
  for (let time = 1; time <= times; time++) {
    const again = { suite: { ...suite, seed: suite.seed + time * SEEDS }, from, to: join(to, String(time)), earlierUsd }
    const { old, now, after, spentUsd } = await judgeRun(again, context, terminal)
    if (after.stopped !== undefined) return 2
    earlierUsd = spentUsd
    judgings.push(now)
    const hashes = [old, now].map(({ run }) => canonicalJson(run.fingerprints.judge ?? {}))
    if (hashes[0] === hashes[1]) recorded = old
  }
  const [first, ...others] = recorded === null ? judgings : [recorded, ...judgings]
  if (first === undefined) throw new Error('nothing was judged')
  if (recorded === null) log.info('Another judge judged the run; its judgments are not part of this.')
  const folder = flags.baseline === undefined ? null : resolve(workingDirectory, flags.baseline)
  const calibration = calibrateJudge([first, ...others], folder === null ? null : await readScoredRun(folder, { log }))
  printResult({ flags, terminal }, calibration, () => describeCalibration(calibration))
  return 0
}

/** More than the readings of one answer, whose seeds are consecutive. */
const SEEDS = 100

interface JudgeRun {
  readonly suite: Suite
  readonly from: string
  readonly to: string
  /** Money that this command has spent before, in US dollars. */
  readonly earlierUsd?: number
}

type JudgedRun = Awaited<ReturnType<typeof judgeRun>>

/**
 * Judges a recorded run again into another folder, without calling a target. Returns how every metric that the judge
 * decides has changed. Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge
 * throws, and as `rescoreRun` does.
 */
async function judgeRun({ suite, from, to, earlierUsd = 0 }: JudgeRun, context: CliContext, terminal: Terminal) {
  const { clock, log, signal, workingDirectory } = context
  const start = judgeOfSuite(suite, context)
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
  using spending = await openSpending({ suite, ledger: openLedger(workingDirectory), clock, earlierUsd })
  if (spending !== null && spending.exhausted !== null) throw spending.exhausted
  await using judge = await start(spending)
  requireJudgePrice(judge.facts, { spending, pricing: completePricing(suite.pricing) })
  await using scorer = openScorer({ ...context, suite })
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
    const after = await rescoreRun({ from, to, change: asSuite, rejudging, log, signal, onTrial })
    if (after.stopped !== undefined) log.warning(`The run is incomplete: ${describeStopped(after.stopped)}.`)
    const metrics = buildMetrics(metricSettings(after, null))
    const old = await readRescored({ folder: from, run: asSuite(before), metrics, log })
    const now = await readScoredRun(to, { log, run: after })
    const changes = compareJudgings({ metrics, before: old.trials, after: now.trials })
    return { before, after, old, now, spentUsd: spending?.runUsd() ?? 0, changes }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new UserError('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error })
  }
}

const EXPLANATION =
  'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.'
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials']

/** Describes who judged, each metric in a row, and what these numbers do not show. */
function describeJudging({ before, after, changes }: JudgedRun, { columns }: Terminal): string {
  return [
    `${nameJudge(after)} judged ${countOf(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
    '',
    ...alignColumns([HEAD, ...changes.map((change) => writeRow(change, after))], (column) => column > 0),
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
  const others = present(only_before > 0 && `${only_before} only before`, only_after > 0 && `${only_after} only now`)
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

function nameJudge({ judge: facts, fingerprints, settings: { scoring } }: Run): string {
  const models = fingerprints.judge_models ?? []
  const unnamed = (scoring?.judged ?? []).length === 0 ? 'no judge' : 'an unrecorded judge'
  if (facts === undefined) return models.length === 0 ? unnamed : models.join(', ')
  return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`
}

/**
 * Counts how often judgments change when the judge is asked again, and how often they differ from people's. Compares
 * later judgings of the same answers with the first, and the first with people's labels. `baseline` is the run that the
 * gates compare with.
 */
function calibrateJudge(runs: readonly [ScoredRun, ...ScoredRun[]], baseline: ScoredRun | null) {
  const [{ run, trials }] = runs
  const judged = checkGates(run.gates, run.metrics).filter(
    ({ metric: { judged_by: questions = [], per_run: figure } }) => questions.length > 0 && figure === undefined,
  )
  const lists = runs.map((one) => one.trials)
  const inference = chooseInference('recorded', run.settings.inference)
  const compared =
    baseline === null ? [] : runs.map((candidate) => compareRuns({ baseline, candidate, failOn: 'never', inference }))
  const verdictsOf = (gate: string): readonly string[] =>
    gate === RUN
      ? compared.map(({ verdict }) => verdict.word)
      : compared.flatMap(({ gates }) => gates.find((one) => one.gate.id === gate)?.verdict ?? [])
  return {
    judgings: runs.length,
    cases: judged.map((checked) => ({ metric: checked.gate.id, ...countChangedCases(checked, lists) })),
    /** Empty without a baseline. `verdicts` has one for each judging. */
    gates: (baseline === null ? [] : [...judged.map(({ gate }) => gate.id), RUN]).map((gate) => {
      const verdicts = verdictsOf(gate)
      return { gate, verdicts, ...changedShare(verdicts.slice(1).map((verdict) => verdict !== verdicts[0])) }
    }),
    /** How many of the labelled answers people judge otherwise. */
    people: changedShare(
      run.cases.flatMap(({ id, human_labels: labels = {} }) => {
        const scores = trials.find((one) => one.case === id && one.trial === 0 && !one.failed)?.scores ?? {}
        const [judge, people] = [isJudgedRight(scores), isJudgedRight(labels)]
        return judge === null || people === null ? [] : [judge !== people]
      }),
    ),
  }
}

const RUN = 'the run'

/** Writes a row for each gate that a judge decides, and for the verdict. */
function describeCalibration({ judgings, cases, gates, people }: ReturnType<typeof calibrateJudge>): string {
  const again = `judged again ${countOf(judgings - 1, 'time')}`
  const rows = [
    ...cases.map(({ metric, ...share }) => [`cases of ${metric}`, `another result when ${again}`, writeShare(share)]),
    ...gates.map(({ gate, verdicts, ...share }) => [
      gate === RUN ? 'verdict' : `gate ${gate}`,
      `${verdicts[0] ?? '–'}; ${again}: ${verdicts.slice(1).join(', ')}`,
      writeShare(share),
    ]),
    ['labelled answers', 'people judged them differently', writeShare(people)],
  ]
  return alignColumns(rows, () => false).join('\n')
}

function writeShare({ changed, of, low, high }: ChangedShare): string {
  if (low === null) return 'none'
  const write = (share: number): string => formatValue({ unit: 'share', kind: 'continuous' }, share)
  return `${changed} of ${of}: ${write(changed / of)} [${write(low)}, ${write(high)}]`
}
