import { shortenHashes } from '../../model/fingerprint.js'
import { countOf, formatAge, formatCount, formatDuration, formatMoney } from '../../format/format-number.js'
import { startSentence } from '../../format/start-sentence.js'
import type { FingerprintDifference, PairComparison, RunReference } from '../../model/result/pair-comparison.js'
import type { Block, Inline, ReportContext, Text } from '../../model/result/report.js'
import type { ComparedCandidate } from '../candidate-report.js'
import { cutText } from './cut-text.js'

const SHORT_COMMIT = 7

/** A commit's short name, and whether there was more than it has; nothing for none. */
export function nameCommit({ commit, dirty }: Partial<Pick<RunReference, 'commit' | 'dirty'>>): Inline[] {
  if (commit === undefined || commit === null) return []
  return [{ kind: 'code', text: commit.slice(0, SHORT_COMMIT) }, ...(dirty ? [' + uncommitted changes'] : [])]
}

function nameArm(name: string, commit: readonly Inline[], facts: readonly string[]): Inline[] {
  return [name, ...(commit.length === 0 ? [] : [' ', ...commit]), facts.length === 0 ? '' : ` (${facts.join(', ')})`]
}

function describeBaseline(context: ReportContext, run: PairComparison['baseline']): Inline[] {
  const { baseline, names } = context
  if (baseline.kind === 'none') return ['no baseline']
  const facts = [
    ...(baseline.distance === null || baseline.distance === 0 ? [] : [`${countOf(baseline.distance, 'commit')} away`]),
    ...(baseline.age_hours === null ? [] : [formatAge(baseline.age_hours)]),
    ...(baseline.note === null ? [] : [baseline.note]),
  ]
  return nameArm(names.baseline, nameCommit({ ...run, commit: baseline.commit }), facts)
}

function describeTrials(comparison: PairComparison, context: ReportContext): string {
  const { counts } = context
  const trials = comparison.candidate.trials_per_case
  const before = comparison.baseline?.trials_per_case ?? trials
  const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`
  return `${countOf(counts.cases, 'case')} × ${countOf(trials, 'trial')}${other}`
}

function describeTrouble({ counts }: ReportContext): string | null {
  const parts = [
    ...(counts.failed > 0 ? [`${countOf(counts.failed, 'trial')} failed`] : []),
    ...(counts.timeouts > 0 ? [countOf(counts.timeouts, 'time-out')] : []),
    ...(counts.infrastructure > 0 ? [`${formatCount(counts.infrastructure)} without an answer`] : []),
    ...(counts.retries > 0 ? [countOf(counts.retries, 'retry', 'retries')] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

function describeCost(context: ReportContext): string {
  const { cost_usd: cost, trials_of_unknown_cost: unknown, counts, judge_cost: judge } = context
  const system = describeSum(cost, { unknown, trials: counts.trials })
  if (judge === undefined) return system === 'unknown' ? 'cost unknown' : system
  const { usd, trials_unknown: unknownJudge } = judge
  return `cost: system ${system}, judge ${describeSum(usd, { unknown: unknownJudge, trials: counts.trials })}`
}

function describeSum(usd: number, { unknown, trials }: { readonly unknown: number; readonly trials: number }): string {
  if (unknown >= trials && unknown > 0) return 'unknown'
  return `${formatMoney(usd)}${unknown === 0 ? '' : ` and ${countOf(unknown, 'trial')} of unknown cost`}`
}

const NAMED_MODELS = 3

/** What answered on each side, where the target says so. */
function describeModels({ baseline, candidate }: PairComparison, { names }: ReportContext): readonly string[] {
  const list = (models: readonly string[] | undefined): string | null => {
    if (models === undefined || models.length === 0) return null
    const shown = models.slice(0, NAMED_MODELS).map((model) => cutText(model, 60))
    return `${shown.join(', ')}${models.length > NAMED_MODELS ? ' …' : ''}`
  }
  const [old, now] = [list(baseline?.models), list(candidate.models)]
  if (old === null && now === null) return []
  if (old === now || baseline === null) return [`answered by ${now ?? 'unnamed models'}`]
  return [
    `answered by ${old ?? 'unnamed models'} (${names.baseline}) and ${now ?? 'unnamed models'} (${names.candidate})`,
  ]
}

/** How much was not asked for again; what it cost is what it cost then. */
function describeCache({ counts }: ReportContext): string | null {
  const { cached = 0, judge } = counts
  const readings = judge?.cached ?? 0
  const parts = [
    ...(cached > 0 ? [`${share(cached, counts.trials)} answers, whose latency does not count`] : []),
    ...(readings > 0 ? [`${share(readings, judge?.readings ?? readings)} readings of the judge`] : []),
  ]
  return parts.length === 0 ? null : `from the cache: ${parts.join(', and ')}`
}

function share(part: number, whole: number): string {
  return `${formatCount(part)} of ${formatCount(whole)}`
}

/** Where the numbers come from: commits, age and distance of the baseline, cases × trials, seed, cost, time, links. */
export function writeFooter(comparison: PairComparison, context: ReportContext): Text {
  const trouble = describeTrouble(context)
  const cache = describeCache(context)
  const { links } = context
  const parts: Inline[][] = [
    [`suite ${context.suite}`],
    describeBaseline(context, comparison.baseline),
    nameArm(context.names.candidate, nameCommit({ ...comparison.candidate, commit: context.candidate.commit }), []),
    [describeTrials(comparison, context)],
    ...(trouble === null ? [] : [[trouble]]),
    ...(cache === null ? [] : [[cache]]),
    ...describeModels(comparison, context).map((text) => [text]),
    [`seed ${context.seed}`],
    [describeCost(context)],
    [formatDuration(context.duration_s)],
    ...(context.look === null ? [] : [[`look ${context.look} of ${context.names.candidate}`]]),
    ...(links.report === undefined ? [] : [[{ kind: 'link' as const, text: 'full report', url: links.report }]]),
    ...(links.run === undefined ? [] : [[{ kind: 'link' as const, text: 'run', url: links.run }]]),
  ]
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))
}

/** Everything that is not the same in an arm and the baseline, with what follows from it, folded away; nothing where nothing differs. */
export function buildDifferenceLists(told: readonly ComparedCandidate[]): readonly Block[] {
  return told.flatMap(({ comparison: { differences }, context: { names } }): Block[] =>
    differences.length === 0
      ? []
      : [
          {
            kind: 'details',
            summary: [
              `Different in ${names.baseline} and ${names.candidate}: ${differences.map(({ what }) => what).join(', ')}`,
            ],
            blocks: [{ kind: 'list', items: differences.map(describe) }],
          },
        ],
  )
}

function describe({ what, baseline, candidate, changes, effect }: FingerprintDifference): Text {
  const name = { kind: 'strong', text: what } as const
  if (changes !== undefined) return [name, `: ${changes.join('; ')}. ${startSentence(effect)}.`]
  return [name, `: ${shortenHashes(baseline)} → ${shortenHashes(candidate)}${effect === '' ? '' : `: ${effect}`}`]
}
