import { formatAmount, formatShare } from '../../format/format-metric.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import type { Comparison } from '../../model/comparison.js'
import type { Noise } from '../../model/noise.js'
import type { Inline, Text } from '../../model/report.js'

/** The answer to "how noisy is this suite?" in a line: not measured, repeatable, or by how much two equal runs differ. */
export function writeNoiseHeadline(noise: Noise, comparison: Comparison): Text {
  const { repeatability, cases } = noise
  const strong = (text: string): Inline => ({ kind: 'strong', text })
  if (noise.verdict === 'invalid') {
    const reason = comparison.gates.find(({ verdict }) => verdict === 'invalid')?.reason ?? 'no case could be scored'
    return ['⚠️ ', strong('Invalid'), `: ${reason}`]
  }
  const { trials, scores_differ: scores, replies_differ: replies, declared } = repeatability
  const made = `${countOf(trials, 'trial')} of ${countOf(cases, 'case')}`
  if (scores.length === 0 && replies.length === 0 && trials > cases) {
    const advice = declared ? ', as the suite says (`deterministic: true`)' : '; set `deterministic: true`'
    return ['✅ ', strong('Repeatable'), `: no difference in ${made}. This target is deterministic here${advice}.`]
  }
  const contradiction = declared ? ' The suite says `deterministic: true`, which is wrong.' : ''
  if (scores.length === 0) {
    const differ = `the replies of ${countOf(replies.length, 'case')} do`
    return ['✅ ', strong('No score differs'), ` in ${made}, though ${differ}.${contradiction}`]
  }
  return [
    '📏 ',
    strong('Noise'),
    `: ${describeUnstable(noise)}`,
    ...describePrimary(noise, comparison),
    ...describeAlarm(noise),
    `.${contradiction}`,
  ]
}

function describeUnstable({ flaky, cases, repeatability }: Noise): string {
  const all = countOf(cases, 'case')
  return flaky.length === 0
    ? `no case of ${cases} is flaky, though scores of ${repeatability.scores_differ.length} differ from trial to trial`
    : `${flaky.length} of ${all} ${flaky.length === 1 ? 'is' : 'are'} flaky`
}

function describePrimary({ gates }: Noise, { verdict }: Comparison): Text {
  const primary = gates.find(({ gate }) => gate === verdict.primary)
  if (primary === undefined || primary.noise === null || primary.noise.floor === 0) return []
  const { unit: kind, floor: value } = primary.noise
  const floor = formatAmount(primary.metric, { kind, value }, { round: 'up' })
  return [`; by chance alone two equal runs differ by up to ${floor} in ${primary.metric.title.toLowerCase()}`]
}

function describeAlarm({ false_alarms: designs }: Noise): Text {
  const [measured] = designs
  if (measured === undefined) return []
  const { regressed, splits } = measured
  return [
    `; false regressions in ${formatShare(regressed.share)} of ${formatNumber(splits, { decimals: 0 })} re-splits`,
  ]
}
