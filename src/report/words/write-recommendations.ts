import { describeCause } from '../../format/describe-reason.js'
import { formatAmount, formatShare } from '../../format/format-metric.js'
import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { countToSettle, hasSomethingToLose } from '../../format/format-possible.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { MIN_REPEATS } from '../../model/result/noise.js'
import type { Concentration, MeasuredPair, Recommendation } from '../../model/result/finding.js'
import { writeTrait } from './write-gate.js'
import { listFlips } from '../sections/flips/case-states.js'
import { recommendCauses } from './recommend-causes.js'

/** The fewest flips, all in one direction, with which McNemar's p can be below .05 (docs/decision-rules.md#mcnemar). */
const MIN_TO_SHOW = 5
const MAX_SLICES = 2
/** Nobody extends a suite to more than twenty times its cases. A wider margin is left to the owner to consider. */
const MAX_GROWTH = 20

/**
 * Recommends what to do next, most urgent first: a measurement that failed, cases to read, the cause of what broke, the cases and trials
 * that would settle what is open, cases that nothing compares. If there is a verdict, missing scores come after the cause, which often
 * explains them. Each recommendation cites a figure of this comparison; without figures there is none.
 */
export function writeRecommendations(comparison: MeasuredPair): readonly Recommendation[] {
  const rerun = adviseRerun(comparison)
  const isInvalid = comparison.verdict.word === 'invalid'
  return [
    ...(isInvalid ? rerun : []),
    ...adviseReading(comparison),
    ...recommendCauses(comparison),
    ...(isInvalid ? [] : rerun),
    ...adviseTrait(comparison.facts.concentration),
    ...comparison.gates.flatMap((result) => adviseCases(result, comparison)),
    ...adviseDeclaring(comparison),
    ...adviseSlices(comparison),
    ...adviseUncompared(comparison),
    ...comparison.gates.flatMap(adviseInterleaving),
  ]
}

function adviseRerun({ gates }: MeasuredPair): readonly Recommendation[] {
  const broken = gates.find(
    ({ verdict, missing_unevenly: isUneven }) => verdict === 'invalid' || (isUneven && verdict === 'inconclusive'),
  )
  if (broken === undefined) return []
  const text = `Find out why cases have no score for ${broken.metric.title}: ${describeCause(broken)}`
  return [{ about: 'rerun', gate: broken.gate.id, text, cases: [] }]
}

function adviseOn(about: Recommendation['about'], cases: readonly string[], text: string): readonly Recommendation[] {
  return cases.length === 0 ? [] : [{ about, gate: null, text, cases }]
}

function adviseReading({ zero_tolerance: confirmed }: MeasuredPair): readonly Recommendation[] {
  const [subject, fail] =
    confirmed.length === 1 ? ['the case', 'fails'] : [`the ${formatCount(confirmed.length)} cases`, 'fail']
  const text = `Read first ${subject} that passed in every baseline trial and ${fail} in every trial now`
  return adviseOn('look-first', confirmed, text)
}

function adviseTrait(concentration: Concentration | null): readonly Recommendation[] {
  if (concentration === null) return []
  const { failing, gate } = concentration
  const text = `Look for one cause in the ${countOf(failing.length, 'case')} that ${gate === undefined ? 'broke' : 'got worse'} and ${writeTrait(concentration)}`
  return adviseOn('look-first', failing, text)
}

/**
 * Recommends more trials if noise between trials hides a gate's result, or more cases if the primary gate cannot tell or nothing changed.
 */
function adviseCases(result: GateResult, { verdict, reliability }: MeasuredPair): readonly Recommendation[] {
  const { gate, metric, n } = result
  const { margin } = gate
  if (margin === null || gate.severity !== 'fail') return []
  const advise = (about: 'more-cases' | 'more-trials', text: string): readonly Recommendation[] => [
    { about, gate: gate.id, text, cases: [] },
  ]
  if (result.verdict === 'inconclusive') {
    const noise = reliability?.noise.find((one) => one.gate === gate.id)
    if (noise?.advice === 'more-trials') {
      const { trials, standard_error: error } = noise.with_more_trials
      const write = (value: number): string => formatAmount(metric, { kind: noise.unit, value })
      return advise(
        'more-trials',
        `Try each case ${countOf(trials, 'more time')}: ${formatShare(noise.trial_share)} of the variance in ${metric.title} is its trials, and the standard error would fall from ${write(noise.standard_error)} to ${write(error)}`,
      )
    }
  }
  const needed = gate.id === verdict.primary ? countToSettle(result) : null
  const isRuledOut = result.bounds.every((bound) => bound.above_margin)
  const isOpen = result.verdict === 'inconclusive' || (result.verdict === 'unchanged' && !isRuledOut)
  if (needed === null || !isOpen || needed > MAX_GROWTH * n || !hasSomethingToLose(result)) return []
  const noun = metric.direction === 'lower' ? 'rise' : 'drop'
  return advise(
    'more-cases',
    `Add cases: about ${formatCount(needed)} like these, instead of ${formatCount(n)}, would settle a ${noun} of ${formatAmount(metric, margin)} in ${metric.title}`,
  )
}

function adviseDeclaring({ facts: { alike }, verdict }: MeasuredPair): readonly Recommendation[] {
  if (verdict.word !== 'inconclusive' || alike === null || alike.cases < 2) return []
  if (alike.trials - alike.cases < MIN_REPEATS) return []
  const seen = `main's ${formatCount(alike.trials)} tries gave each of its ${formatCount(alike.cases)} cases one answer`
  const text = `Set deterministic: true if the target always gives the same answer, as here: ${seen}. Then a difference is a fact`
  return [{ about: 'deterministic', gate: null, text, cases: [] }]
}

/** Names tags in which cases newly fail, and tags too small to ever show that. */
function adviseSlices(comparison: MeasuredPair): readonly Recommendation[] {
  const { paired } = comparison.facts
  const failing = new Set(listFlips(comparison, 'newly-failing'))
  return [...new Set(paired.flatMap(({ tags }) => tags))]
    .map((tag) => ({ tag, ids: paired.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id) }))
    .map(({ tag, ids }) => ({ tag, all: ids.length, failing: ids.filter((id) => failing.has(id)) }))
    .filter(({ all, failing: hit }) => hit.length >= 2 && all <= MIN_TO_SHOW)
    .sort((a, b) => b.failing.length - a.failing.length || (a.tag < b.tag ? -1 : 1))
    .slice(0, MAX_SLICES)
    .flatMap(({ tag, all, failing: hit }) => {
      const text = `Add cases tagged ${tag}: ${formatCount(hit.length)} of its ${formatCount(all)} broke, and a tag of fewer than ${MIN_TO_SHOW + 1} cases can hardly show a drop`
      return adviseOn('slice', hit, text)
    })
}

function adviseUncompared({ cases }: MeasuredPair): readonly Recommendation[] {
  const { edited, edited_failing: failing, stale = [], deleted = [] } = cases
  const expecting = countOf(deleted.length, 'case expects a source', 'cases expect sources')
  const bring = `Edit cases in a change of their own: nothing compares the ${countOf(edited.length, 'edited case')}, and ${formatCount(failing.length)} of them ${failing.length === 1 ? 'fails' : 'fail'} now`
  const repair = `Repair the ${countOf(stale.length, 'stale case')}: what they expect is not in the code, so they are not compared`
  const restore = `${expecting} that this change deleted. Restore what was deleted, or edit the ${deleted.length === 1 ? 'case' : 'cases'} in the same change`
  return [
    ...adviseOn('edited-cases', failing, bring),
    ...adviseOn('stale-cases', stale, repair),
    ...adviseOn('stale-cases', deleted, restore),
  ]
}

function adviseInterleaving(result: GateResult): readonly Recommendation[] {
  const { verdict, metric, gate } = result
  if (verdict !== 'not-comparable' || metric.environment !== 'bound') return []
  const { baseline, candidate } = formatMeasured(result)
  if (baseline === null || candidate === null) return []
  const text = `Measure both versions interleaved in one job to gate ${metric.title}: ${baseline} and ${candidate} were ${describeCause(result)}`
  return [{ about: 'interleave', gate: gate.id, text, cases: [] }]
}
