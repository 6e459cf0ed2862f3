import { describeReason } from '../format/describe-reason.js'
import { formatAmount, formatShare } from '../format/format-metric.js'
import { countOf, formatCount, formatNumber, withUnit } from '../format/format-number.js'
import { shortCommit } from '../format/short-commit.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { FalseAlarms, Noise, Rate } from '../model/result/noise.js'
import type { Block, CaseDetails, Inline, Report, Text } from '../model/result/report.js'
import { buildNoiseGates, writeFloor } from './sections/noise-gates.js'
import { FLAKY_LISTED } from './sections/trials-block.js'

function writeRate({ count, share, low, high }: Rate, splits: number, level: string): string {
  return `${formatCount(count)} of ${formatCount(splits)} (${formatShare(share)}, ${level} CI ${formatShare(low)} to ${formatShare(high, 'up')})`
}

function describeAlarms(alarms: FalseAlarms, level: string): Text {
  const { trials, splits, method } = alarms
  const how =
    method === 'swap'
      ? 'with the two trials of each case swapped at random'
      : `with each case's trials split again at random, ${formatCount(trials.baseline)} to a baseline and ${formatCount(trials.candidate)} to a candidate`
  const single = alarms.gates.filter(({ regressed, improved }) => regressed + improved > 0)
  return [
    { kind: 'strong', text: 'False alarms' },
    ` ${how}: a gate regressed in ${writeRate(alarms.regressed, splits, level)} and improved in ${writeRate(alarms.improved, splits, level)}.`,
    ...(single.length === 0
      ? []
      : [
          ` By gate: ${single.map(({ gate, regressed, improved }) => `${gate} ${formatCount(regressed)} and ${formatCount(improved)}`).join(', ')}.`,
        ]),
    ...(alarms.left_out.length === 0
      ? []
      : [` Left out, as they are figures of a whole run: ${alarms.left_out.join(', ')}.`]),
  ]
}

function suggestTrials({ suggested_trials: trials, gates, trials_per_case: now }: Noise): Block[] {
  if (!gates.some(({ noise }) => noise !== null && noise.floor > 0)) return []
  const text =
    trials === null
      ? 'No number of trials keeps the noise of every gate inside its margin: widen the margin, or add cases.'
      : `With ${countOf(trials, 'trial')} per case in each run, the noise of every gate stays inside its margin (${formatCount(now)} here).`
  return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Trials.' }, ` ${text}`] }]
}

function listFlaky({ flaky }: Noise, details: CaseDetails): Block[] {
  if (flaky.length === 0) return []
  const lead: Text = [{ kind: 'strong', text: `${countOf(flaky.length, 'case is flaky', 'cases are flaky')}.` }]
  if (details === 'none') return [{ kind: 'paragraph', text: lead }]
  const left = flaky.length - FLAKY_LISTED
  return [
    { kind: 'paragraph', text: flaky.length > 1 ? [...lead, ' Least stable first:'] : lead },
    {
      kind: 'list',
      items: [
        ...flaky
          .slice(0, FLAKY_LISTED)
          .map(({ case_id: id, passed, trials }): Text => [
            { kind: 'code', text: id },
            `: passed ${formatCount(passed)} of ${countOf(trials, 'trial')}`,
          ]),
        ...(left > 0 ? [[`… and ${formatCount(left)} more`]] : []),
      ],
    },
  ]
}

function buildMetrics({ metrics }: Noise, level: string): Block[] {
  const measured = metrics.flatMap(({ metric, noise }) => (noise === null ? [] : [{ metric, noise }]))
  if (measured.length === 0) return []
  return [
    {
      kind: 'details',
      summary: [`Noise floor of ${countOf(measured.length, 'metric')}`],
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: 'metric', align: 'left' },
            { title: 'sd of a trial', align: 'right' },
            { title: 'sd of the difference', align: 'right' },
            { title: `noise floor (${level})`, align: 'right' },
            { title: 'n', align: 'right' },
          ],
          rows: measured.map(({ metric, noise }): Text[] => [
            [metric.title],
            [noise.trial_sd === null ? '–' : writeFloor(metric, noise, noise.trial_sd)],
            [writeFloor(metric, noise, noise.sd)],
            [writeFloor(metric, noise)],
            [formatCount(noise.n)],
          ]),
        },
      ],
    },
  ]
}

/** The two runs should be the same in everything; where the files changed under them, that is not noise. */
function listDifferences({ differences }: PairComparison): Block[] {
  if (differences.length === 0) return []
  const names = differences.map(({ what }) => what).join(', ')
  return [
    {
      kind: 'note',
      text: [`⚠️ Different in the two runs: ${names}. Some of what looks like noise comes from that.`],
    },
  ]
}

/** What an A/A measurement found, as blocks of plain data; what should change comes first. */
export function buildNoiseReport(input: {
  readonly noise: Noise
  /** Of the two runs as they came. */
  readonly comparison: PairComparison
  readonly details: CaseDetails
}): Report {
  const { noise, comparison, details } = input
  const level = withUnit(formatNumber((1 - noise.alpha) * 100, { decimals: 1 }), '%')
  const { commit } = noise
  const footer: Inline[] = [
    `suite ${noise.suite} · variant ${noise.variant}`,
    ...(commit === null ? [] : [' · ', { kind: 'code' as const, text: shortCommit(commit) }]),
    ` · ${countOf(noise.cases, 'case')} × ${countOf(noise.trials_per_case, 'trial')}, twice · seed ${noise.seed}`,
  ]
  return {
    suite: noise.suite,
    headline: writeNoiseHeadline(noise, comparison),
    second_line: null,
    collapsed: false,
    blocks: [
      ...buildNoiseGates(noise.gates, level),
      ...listDifferences(comparison),
      ...(noise.repeatability.scores_differ.length === 0 ? [] : noise.false_alarms).map((alarms): Block => ({
        kind: 'paragraph',
        text: describeAlarms(alarms, level),
      })),
      ...suggestTrials(noise),
      ...listFlaky(noise, details),
      ...buildMetrics(noise, level),
      {
        kind: 'paragraph',
        text: [
          `Two runs of the same thing differ by more than the noise floor in one of ${formatCount(1 / noise.alpha)} pairs of runs. This noise does not include the choice of cases; the false alarms do not include absolute bounds and zero tolerance.`,
        ],
      },
    ],
    footer,
  }
}

/** The answer to "how noisy is this suite?" in a line: not measured, repeatable, or by how much two equal runs differ. */
function writeNoiseHeadline(noise: Noise, comparison: PairComparison): Text {
  const { repeatability, cases } = noise
  const strong = (text: string): Inline => ({ kind: 'strong', text })
  if (noise.verdict === 'invalid') {
    const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid')
    const reason = invalid === undefined ? 'no case could be scored' : describeReason(invalid)
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

function describePrimary({ gates }: Noise, { verdict }: PairComparison): Text {
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
  return [`; false regressions in ${formatShare(regressed.share)} of ${formatCount(splits)} re-splits`]
}
