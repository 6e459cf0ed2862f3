import { formatValue } from '../../format/format-metric.js'
import { formatMoney } from '../../format/format-number.js'
import { labelSpan } from '../../format/join-names.js'
import type { Log } from '../../io/log.js'
import { withinTime } from '../../io/within-time.js'
import { explainTrial } from '../../metrics/score-trial.js'
import { groupBy } from '../../model/group-by.js'
import type { Metric } from '../../model/metric.js'
import type { CaseDetail, CaseSide, TrialDetail } from '../../model/result/case-data.js'
import type { Comparison } from '../../model/result/comparison.js'
import { findGateToOpen } from '../../model/result/pair-comparison.js'
import type { DetailLevel } from '../../model/result/report.js'
import type { Run, ScoredRun, ScoredTrial, TrialRecord } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { shrinkValue, type Size } from '../../report/sections/cut-text.js'
import { readObservations } from '../../store/runs/read-run.js'
import { chooseTrial, describeTrial } from './describe-trial.js'
import type { NamedArm } from './report-context.js'
import { listFailingCases } from './list-results.js'
import type { ReadArms } from './read-arms.js'
import type { AnswerHashes } from './score-arms.js'

/** More flipped or failing cases than this are counted in a report, but not described. */
const MAX_DESCRIBED = 200
/** The most cases on the page that neither flipped nor fail. */
const OTHERS = 200
/** With more cases in full, the page would be too large, or each case too short to be of use. */
const MAX_ON_PAGE = 1500

/**
 * How much of a trial stays in memory while a run is read. No document shows more of a described case, and the page shows
 * no more of the others.
 */
const SIZES = { described: { text: 20_000, items: 1000 }, others: { text: 6000, items: 100 } }

/**
 * Reads again what some cases answered. `notable` are the cases that got worse, flipped or fail in any candidate, for comment,
 * document, tests and annotations; those that flipped come first, since the change caused it. `onPage` are the cases that
 * the page has in full.
 */
export async function describeCases(
  { baseline, candidates, settings, metrics, answers }: ReadArms,
  input: {
    readonly comparison: Comparison
    readonly arms: readonly NamedArm[]
    readonly details: DetailLevel
    readonly log: Log
  },
) {
  const { comparison, arms, details, log } = input
  const changed = [
    ...comparison.candidates
      .flatMap((one) => [...(findGateToOpen(one)?.worse_cases.worst ?? []), ...one.flips])
      .map(({ case_id: id }) => id),
    ...candidates.flatMap(({ scored }) => listFailingCases(scored)),
  ]
  const described = [...new Set(changed)].slice(0, MAX_DESCRIBED)
  const onPage = details === 'full' ? chooseForPage([...new Set(changed)], candidates[0].scored.run) : []
  const caseIds = new Set([...described, ...onPage])
  const sizes = new Map(described.map((id) => [id, SIZES.described]))
  const goldens = new Map(candidates.flatMap(({ scored }) => scored.run.cases.map((golden) => [golden.id, golden])))
  const read: ReturnType<typeof readSides>[] = []
  for (const { folder, scored } of arms) {
    const reader = readSides(scored, { caseIds, sizes, goldens, metrics })
    await readObservations(folder, { caseIds, add: reader.add, log, order: scored.trials })
    read.push(reader)
  }
  const cases = new Map<string, CaseDetail>()
  for (const id of caseIds) {
    const golden = goldens.get(id)
    if (golden === undefined) continue
    const sides = read.map(({ sideOf }) => sideOf(id))
    const [before = null, ...after] = baseline.kind === 'none' ? [null, ...sides] : sides
    cases.set(id, {
      ...describeGolden(golden, settings.primary_k),
      baseline: before?.side ?? null,
      candidates: after.map((one, place) => {
        const isDeleted = comparison.candidates[place]?.cases.deleted?.includes(id) === true
        return one && (isDeleted ? blameDeletion(one.side) : one.side)
      }),
      cut: sides.some((side) => side?.isCut === true),
    })
  }
  const select = (ids: readonly string[]): readonly CaseDetail[] => ids.flatMap((id) => cases.get(id) ?? [])
  return { notable: select(described), onPage: select(onPage), changedAnswers: listChangedAnswers(arms, answers) }
}

/** Lists the ids of the cases that an arm answered differently from the first arm, by the trial of each that is shown. */
export function listChangedAnswers(
  arms: readonly { readonly scored: Pick<ScoredRun, 'trials'> }[],
  answers: readonly AnswerHashes[],
): ReadonlySet<string> {
  const [first, ...others] = arms.map(({ scored }, arm) => {
    const byCase = groupBy(scored.trials, ({ case: id }) => id)
    return (id: string): number | undefined => answers[arm]?.get(id)?.[chooseTrial(byCase.get(id) ?? [])?.trial ?? -1]
  })
  const ids = [...(answers[0]?.keys() ?? [])].filter((id) => {
    const before = first?.(id)
    return before !== undefined && others.some((hashOf) => ![before, undefined].includes(hashOf(id)))
  })
  return new Set(ids)
}

function describeGolden(golden: GoldenCase, topK: number): Omit<CaseDetail, 'baseline' | 'candidates' | 'cut'> {
  const { id, query, critical, at, expected_answer: expected = [], answer_mode: mode } = golden
  const instead = { must_abstain: '(it must decline to answer)', must_clarify: '(it must ask back)', answerable: null }
  return {
    case_id: id,
    query,
    at: { file: at.file, line: at.line === 0 ? null : at.line },
    critical,
    expected_answers: [instead[mode] ?? expected].flat(),
    expected_spans: golden.expected_spans.map((span) => ({ label: labelSpan(span), relevance: span.relevance })),
    top_k: topK,
  }
}

/** Adds the reason that the change deleted a case's source; such a case fails whatever was answered. */
function blameDeletion(side: CaseSide): CaseSide {
  const reasons = [{ about: 'deleted', text: 'its source was deleted' } as const, ...side.detail.reasons]
  return { ...side, detail: { ...side.detail, reasons } }
}

/** Chooses the cases that the page has in full: `notable` in their order, then others, spread evenly over the run. */
function chooseForPage(notable: readonly string[], run: Run): readonly string[] {
  const taken = new Set(notable)
  const rest = run.cases.filter(({ id }) => !taken.has(id))
  const step = Math.max(1, rest.length / OTHERS)
  const others = Array.from({ length: Math.min(OTHERS, rest.length) }, (_, place) => rest[Math.floor(place * step)])
  return [...notable.slice(0, MAX_ON_PAGE), ...others.flatMap((golden) => golden?.id ?? [])]
}

/**
 * Reads the sides of some cases in one arm. Of each case only the trial that is shown is kept, cut to size, so that
 * memory is bounded by the number of cases, whatever targets answer. Scores are the recomputed ones of `scored`, and
 * reasons come from the metrics that computed them.
 */
export function readSides(
  scored: ScoredRun,
  input: {
    readonly caseIds: ReadonlySet<string>
    /** The sizes of cases that are not cut like the rest. */
    readonly sizes: ReadonlyMap<string, Size>
    /** The cases as the report shows them; a case is scored by the form in its own run. */
    readonly goldens: ReadonlyMap<string, GoldenCase>
    readonly metrics: readonly Metric[]
  },
) {
  const { caseIds, sizes, goldens, metrics } = input
  const cases = new Map(scored.run.cases.map((golden) => [golden.id, golden]))
  const trials = new Map<string, ScoredTrial[]>([...caseIds].map((id) => [id, []]))
  for (const trial of scored.trials) trials.get(trial.case)?.push(trial)
  const chosen = new Map([...trials].map(([id, all]) => [id, chooseTrial(all)?.trial]))
  const details = new Map<string, { readonly value: TrialDetail; readonly isCut: boolean }>()
  return {
    /** Takes the trials of the run folder in any order; skips those of other cases. */
    add: (trial: TrialRecord): void => {
      const { case: id, observation, judgments } = trial
      const golden = cases.get(id)
      if (golden === undefined || chosen.get(id) !== trial.trial) return
      const reasons = explainTrial({ metrics, golden, observation, judgments, withinTime })
      const detail = describeTrial(trial, goldens.get(id) ?? golden, reasons)
      details.set(id, shrinkValue(detail, sizes.get(id) ?? SIZES.others))
    },
    /** Returns `null` for a case without a trial; `isCut` if it was longer than what is kept. */
    sideOf: (id: string) => {
      const detail = details.get(id)
      if (detail === undefined) return null
      const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial)
      return { side: { detail: detail.value, trials: all.map(summarizeTrial) }, isCut: detail.isCut }
    },
  }
}

function summarizeTrial({ trial, scores }: ScoredTrial): CaseSide['trials'][number] {
  const { success, 'performance.latency': seconds, 'cost.usd': usd } = scores
  const passed = success === undefined ? null : success === 1
  const latency = seconds === undefined ? null : formatValue({ unit: 's', kind: 'continuous' }, seconds)
  return { trial, passed, latency, cost: usd === undefined ? null : formatMoney(usd) }
}
