import { compareRuns } from '../../../compare/decide/compare-runs.js'
import { type ChangedShare, countChangedCases, shareChanged } from '../../../compare/differences/compare-judgings.js'
import { checkGates } from '../../../compare/pair/check-gates.js'
import { formatValue } from '../../../format/format-metric.js'
import { countOf } from '../../../format/format-number.js'
import { isJudgedRight } from '../../../metrics/answer/judge-answer.js'
import type { ScoredRun } from '../../../model/run/run.js'
import { chooseInference } from '../../../model/suite/inference.js'
import { alignColumns } from '../../../report/render/text-width.js'

/** How often the judge's word is another when it is asked again, and other than people's. */
export interface Calibration {
  /** Judgings of the same answers; the first is what the others are compared with. */
  readonly judgings: number
  readonly cases: readonly ({ readonly metric: string } & ChangedShare)[]
  /** Empty without a baseline. `verdicts` has that of each judging. */
  readonly gates: readonly ({ readonly gate: string; readonly verdicts: readonly string[] } & ChangedShare)[]
  /** Of the labelled answers, those that people judge otherwise. */
  readonly people: ChangedShare
}

/** Holds judgings of the same answers against each other, and the first against what people say. `baseline`: what the gates compare with. */
export function calibrateJudge(runs: readonly [ScoredRun, ...ScoredRun[]], baseline: ScoredRun | null): Calibration {
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
    gates: (baseline === null ? [] : [...judged.map(({ gate }) => gate.id), RUN]).map((gate) => {
      const verdicts = verdictsOf(gate)
      return { gate, verdicts, ...shareChanged(verdicts.slice(1).map((verdict) => verdict !== verdicts[0])) }
    }),
    people: shareChanged(
      run.cases.flatMap(({ id, human_labels: labels = {} }) => {
        const scores = trials.find((one) => one.case === id && one.trial === 0 && !one.failed)?.scores ?? {}
        const [judge, people] = [isJudgedRight(scores), isJudgedRight(labels)]
        return judge === null || people === null ? [] : [judge !== people]
      }),
    ),
  }
}

const RUN = 'the run'

/** A row for each gate that a judge decides, and for the verdict. */
export function describeCalibration({ judgings, cases, gates, people }: Calibration): string {
  const again = `judged again ${countOf(judgings - 1, 'time')}`
  const rows = [
    ...cases.map(({ metric, ...share }) => [`cases of ${metric}`, `another result when ${again}`, writeShare(share)]),
    ...gates.map(({ gate, verdicts, ...share }) => [
      gate === RUN ? 'verdict' : `gate ${gate}`,
      `${verdicts[0] ?? '–'}; ${again}: ${verdicts.slice(1).join(', ')}`,
      writeShare(share),
    ]),
    ['labelled answers', 'people judge them otherwise', writeShare(people)],
  ]
  return alignColumns(rows, () => false).join('\n')
}

function writeShare({ changed, of, low, high }: ChangedShare): string {
  if (low === null || high === null) return 'none'
  const write = (share: number): string => formatValue({ unit: 'share', kind: 'continuous' }, share)
  return `${changed} of ${of}: ${write(changed / of)} [${write(low)}, ${write(high)}]`
}
