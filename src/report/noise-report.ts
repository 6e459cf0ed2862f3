import { countRest } from '../format/join-names.js'
import { present } from '../model/omit-undefined.js'
import { describeCause } from '../format/describe-reason.js'
import { formatAmount, formatShare } from '../format/format-metric.js'
import { countOf, formatCount, formatNumber, withUnit } from '../format/format-number.js'
import { formatPossible } from '../format/format-possible.js'
import type { MetricFacts } from '../model/metric.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import {
  type FalseAlarms,
  type GateNoise,
  MIN_REPEATS,
  type Noise,
  type NoiseFloor,
  type Rate,
} from '../model/result/noise.js'
import type { Block, DetailLevel, Report, Text } from '../model/result/report.js'
import { code, details, list, paragraph, right, strong, table, warning } from './blocks.js'
import { joinFooter, nameCommit } from './sections/run-facts.js'
import { FLAKY_LISTED } from './sections/trials-block.js'

/** Formats a noise floor, or another value in the floor's unit; `–` if there is none. */
const writeFloor = (metric: MetricFacts, noise: NoiseFloor | null, value?: number): string =>
  noise === null ? '–' : formatAmount(metric, { kind: noise.unit, value: value ?? noise.floor }, { round: 'up' })

function writeRate({ count, share, low, high }: Rate, splits: number, level: string): string {
  return `${formatCount(count)} of ${formatCount(splits)} (${formatShare(share)}, ${level} CI ${formatShare(low)} to ${formatShare(high, 'up')})`
}

/** Advises what to do about a margin, if anything. */
function adviseMargin({ noise, margin, reach, metric, ...gate }: GateNoise): string {
  const { suggested_margin: suggested, suggested_trials: trials, suggested_cases: cases } = gate
  if (noise === null || (suggested === null && noise.floor > 0)) return 'too few scores to say'
  const fits = noise.floor > 0 ? 'the noise fits' : 'no noise'
  if (noise.floor <= margin.value && reach === null) return `${fits}, but no drop can be ruled out`
  if (suggested === null || suggested.value <= margin.value) return `${fits}: the margin holds`
  const wider = formatAmount(metric, suggested)
  if (noise.floor <= margin.value) return `${fits}; ruling out a drop needs a margin of ${wider}`
  const cures = present(
    trials !== null && `${countOf(trials, 'trial')} a case`,
    cases !== null && countOf(cases, 'case'),
    `a margin of ${wider}`,
  )
  return `too tight for the noise: ${cures.join(', or ')}`
}

function writeReach({ metric, margin, reach }: GateNoise): string {
  if (reach === 0) return 'any loss'
  const limit = formatPossible(metric, { ...margin, value: reach }, { baseline: null, round: 'up' })
  return limit === null ? 'nothing' : `≥ ${limit}`
}

/** Shows what the noise means for each gate's margin; empty without gates. */
export function buildNoiseGates(gates: readonly GateNoise[], level: string): Block[] {
  if (gates.length === 0) return []
  const rows = gates.map((gate) => [
    [code(gate.gate)],
    writeFloor(gate.metric, gate.noise),
    writeReach(gate),
    formatAmount(gate.metric, gate.margin),
    adviseMargin(gate),
  ])
  const columns = ['gate', right(`noise floor (${level})`), right('can rule out'), right('margin'), 'what follows']
  return [table(columns, rows)]
}

function describeAlarms(alarms: FalseAlarms, level: string): Block {
  const { trials, splits, method, undecided, left_out: leftOut } = alarms
  const how = {
    rounds: `when nothing changed, with ${countOf(trials.baseline, 'try', 'tries')} of each case on main and up to ${countOf(trials.candidate, 'round')}, drawn from these trials`,
    swap: 'with the two trials of each case swapped at random',
    're-split': `with each case's trials split again at random, ${formatCount(trials.baseline)} to a baseline and ${formatCount(trials.candidate)} to a candidate`,
  }[method]
  const why = method === 'rounds' ? 'they are not decided in rounds' : 'they are figures of a whole run'
  const single = alarms.gates.flatMap(({ gate, regressed, improved }) =>
    regressed + improved > 0 ? [`${gate} ${formatCount(regressed)} and ${formatCount(improved)}`] : [],
  )
  return paragraph(
    strong('False alarms'),
    ` ${how}: a gate regressed in ${writeRate(alarms.regressed, splits, level)} and improved in ${writeRate(alarms.improved, splits, level)}.`,
    undecided === undefined ? '' : ` One was left open in ${writeRate(undecided, splits, level)}.`,
    single.length === 0 ? '' : ` By gate: ${single.join(', ')}.`,
    leftOut.length === 0 ? '' : ` Left out, as ${why}: ${leftOut.join(', ')}.`,
  )
}

function suggestTrials({ suggested_trials: trials, gates, trials_per_case: now }: Noise): Block[] {
  if (!gates.some(({ noise }) => noise !== null && noise.floor > 0)) return []
  const none = 'No number of trials keeps the noise of every gate inside its margin: widen the margin, or add cases.'
  const some = `With ${countOf(trials ?? 0, 'trial')} per case in each run, the noise of every gate stays inside its margin (${formatCount(now)} here).`
  return [paragraph(strong('Trials.'), ` ${trials === null ? none : some}`)]
}

function listFlaky({ flaky }: Noise, show: DetailLevel): Block[] {
  if (flaky.length === 0) return []
  const lead = strong(`${countOf(flaky.length, 'case is flaky', 'cases are flaky')}.`)
  if (show === 'none') return [paragraph(lead)]
  const items = flaky.map(({ case_id: id, passed, trials }) => {
    return [code(id), `: passed ${formatCount(passed)} of ${countOf(trials, 'trial')}`]
  })
  return [
    paragraph(lead, flaky.length > 1 ? ' Least stable first:' : ''),
    list(countRest(items, FLAKY_LISTED, (left) => `… and ${formatCount(left)} more`)),
  ]
}

function buildMetrics({ metrics }: Noise, level: string): Block[] {
  const rows = metrics.flatMap(({ metric, noise }) => {
    if (noise === null) return []
    const ofTrial = noise.trial_sd === null ? '–' : writeFloor(metric, noise, noise.trial_sd)
    const ofDifference = writeFloor(metric, noise, noise.sd)
    return [[metric.title, ofTrial, ofDifference, writeFloor(metric, noise), formatCount(noise.n)]]
  })
  if (rows.length === 0) return []
  const titles = ['sd of a trial', 'sd of the difference', `noise floor (${level})`, 'n']
  const block = table(['metric', ...titles.map((title) => right(title))], rows)
  return [details(`Noise floor of ${countOf(rows.length, 'metric')}`, block)]
}

/**
 * Builds the report of an A/A measurement as blocks of plain data, starting with what should change. The two runs are compared as they are.
 */
export function buildNoiseReport(noise: Noise, comparison: PairComparison, show: DetailLevel): Report {
  const level = withUnit(formatNumber((1 - noise.alpha) * 100, { decimals: 1 }), '%')
  const alarms = noise.repeatability.scores_differ.length === 0 ? [] : noise.false_alarms
  // The two runs should be identical in everything; if files changed between them, the difference is not noise.
  const differing = comparison.differences.map(({ what }) => what).join(', ')
  return {
    suite: noise.suite,
    headline: writeNoiseHeadline(noise, comparison),
    second_line: null,
    collapsed: false,
    blocks: [
      ...buildNoiseGates(noise.gates, level),
      ...present(
        differing !== '' &&
          warning(`Different in the two runs: ${differing}. Some of what looks like noise comes from that.`),
      ),
      ...alarms.map((one) => describeAlarms(one, level)),
      ...suggestTrials(noise),
      ...listFlaky(noise, show),
      ...buildMetrics(noise, level),
      paragraph(
        `Two runs of the same thing differ by more than the noise floor in one of ${formatCount(1 / noise.alpha)} pairs of runs. This noise does not include the choice of cases; the false alarms do not include absolute bounds and zero tolerance.`,
      ),
    ],
    footer: joinFooter(
      [
        `suite ${noise.suite} · variant ${noise.variant}`,
        nameCommit(comparison.candidate),
        `${countOf(noise.cases, 'case')} × ${countOf(noise.trials_per_case, 'trial')}, twice · seed ${noise.seed}`,
      ],
      {},
    ),
  }
}

/** Answers "how noisy is this suite?" in one line: not measured, repeatable, or how much two equal runs differ. */
function writeNoiseHeadline(noise: Noise, comparison: PairComparison): Text {
  const { repeatability, cases } = noise
  if (noise.verdict === 'invalid') {
    const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid')
    const reason = invalid === undefined ? 'no case could be scored' : describeCause(invalid)
    return ['⚠️ ', strong('Invalid'), `: ${reason}`]
  }
  const { trials, scores_differ: scores, replies_differ: replies, declared } = repeatability
  const made = `${countOf(trials, 'trial')} of ${countOf(cases, 'case')}`
  if (scores.length === 0 && replies.length === 0 && trials > cases) {
    const isProven = cases > 1 && trials - cases >= MIN_REPEATS
    const is = 'This target is deterministic here'
    const advice = declared
      ? `${is}, as the suite says (\`deterministic: true\`)`
      : isProven
        ? `${is}; set \`deterministic: true\``
        : 'These are too few to call the target deterministic'
    return ['✅ ', strong('Repeatable'), `: no difference in ${made}. ${advice}.`]
  }
  const contradiction = declared ? ' The suite says `deterministic: true`, which is wrong.' : ''
  if (scores.length === 0) {
    const differ = `the replies of ${countOf(replies.length, 'case')} do`
    return ['✅ ', strong('No score differs'), ` in ${made}, though ${differ}.${contradiction}`]
  }
  const rest = [...describePrimary(noise, comparison), ...describeAlarm(noise), `.${contradiction}`]
  return ['📏 ', strong('Noise'), `: ${describeUnstable(noise)}`, ...rest]
}

function describeUnstable({ flaky, cases, repeatability }: Noise): string {
  const { length } = repeatability.scores_differ
  if (flaky.length === 0) return `no case of ${cases} is flaky, though scores of ${length} differ from trial to trial`
  return `${flaky.length} of ${countOf(cases, 'case')} ${flaky.length === 1 ? 'is' : 'are'} flaky`
}

function describePrimary({ gates }: Noise, { verdict }: PairComparison): Text {
  const primary = gates.find(({ gate }) => gate === verdict.primary)
  if (primary === undefined || primary.noise === null || primary.noise.floor === 0) return []
  const floor = writeFloor(primary.metric, primary.noise)
  return [`; by chance alone two equal runs differ by up to ${floor} in ${primary.metric.title.toLowerCase()}`]
}

function describeAlarm({ false_alarms: designs }: Noise): Text {
  const [measured] = designs
  if (measured === undefined) return []
  const { regressed, splits, method, undecided } = measured
  if (method !== 'rounds' || undecided === undefined)
    return [`; false regressions in ${formatShare(regressed.share)} of ${formatCount(splits)} re-splits`]
  const shares = `${formatShare(regressed.share)} would be called regressed and ${formatShare(undecided.share)} left open`
  return [`; of ${formatCount(splits)} simulated pull requests that change nothing ${shares}`]
}
