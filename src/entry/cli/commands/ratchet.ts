import { explainUntested } from '../../../format/describe-reason.js'
import { dirname, join, relative, resolve } from 'node:path'
import { formatMeasured } from '../../../format/format-measured.js'
import { formatValue } from '../../../format/format-metric.js'
import { shortCommit } from '../../../format/join-names.js'
import type { PairComparison } from '../../../model/result/pair-comparison.js'
import { ratchet as raise } from '../../../modes/ratchet.js'
import { type Command, printResult, refuseArguments } from '../flags.js'
import { loadLocalSuite, createContext } from '../context.js'

export const ratchet: Command = {
  details: [
    ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
    ['SECOND_RUN', 'a second, independent run: both must improve on the reference, and this one becomes it'],
  ],
  run: async ({ flags, positionals, terminal }) => {
    const { workingDirectory, log } = terminal
    if (positionals.length > 2)
      refuseArguments('ratchet', `${positionals.length} folders given, expected one run or two`)
    const { suite, allowLower = null } = flags
    const reference = flags.reference ?? join(dirname(suite), 'reference.json')
    const folders = [...positionals]
    if (folders.length === 0) {
      // Where `goldenpair run` without `--out` writes the run of the default variant.
      const { name, default_variant: variant } = await loadLocalSuite(suite, createContext(terminal))
      folders.push(`.goldenpair/${name}-${variant}`)
    }
    const outcome = await raise({
      folders: folders.map((folder) => resolve(workingDirectory, folder)),
      reference: resolve(workingDirectory, reference),
      allowLower,
      log,
    })
    const path = relative(workingDirectory, resolve(workingDirectory, reference))
    printResult({ flags, terminal }, { reference, ...outcome }, () => describe(outcome, path))
    return 0
  },
}

function describe({ written, reason, lowered, comparison }: Awaited<ReturnType<typeof raise>>, path: string): string {
  const { candidate, cases } = comparison
  const { disabled = [] } = cases
  const changed = [
    [cases.added, 'new'],
    [cases.edited, 'edited'],
    [disabled, 'switched off'],
    [cases.removed.filter((id) => !disabled.includes(id)), 'removed'],
  ] as const
  const counts = changed.flatMap(([ids, word]) => (ids.length === 0 ? [] : [`${ids.length} ${word}`]))
  return [
    written
      ? `Wrote ${path}: run ${candidate.run_id}${candidate.commit === null ? '' : ` of ${shortCommit(candidate.commit)}`}. Review and commit it.`
      : `${path} stays as it is: ${reason ?? ''}.`,
    ...describeMoves(comparison),
    ...(comparison.baseline === null || counts.length === 0 ? [] : [`  cases: ${counts.join(', ')}`]),
    ...lowered.map((clause) => `  lower: ${clause}`),
  ].join('\n')
}

/**
 * Describes each gated metric in a line, then every other that changed: from the old reference to the new, on the cases
 * of both.
 */
function describeMoves({ metrics, gates, baseline }: PairComparison): readonly string[] {
  const gated = new Set(gates.map(({ gate }) => gate.metric))
  const shown = [
    ...metrics.filter(({ metric }) => gated.has(metric.id)),
    ...(baseline === null ? [] : metrics.filter(({ metric, delta }) => !gated.has(metric.id) && (delta ?? 0) !== 0)),
  ]
  const width = Math.max(0, ...shown.map(({ metric }) => metric.title.length))
  return shown.map((row) => {
    const name = `  ${row.metric.title.padEnd(width)}  `
    if (baseline === null) {
      const value = gates.find(({ gate }) => gate.metric === row.metric.id)?.candidate_value ?? null
      return `${name}${value === null ? 'not scored' : formatValue(row.metric, value)}`
    }
    const text = formatMeasured(row)
    if (row.delta === null)
      return `${name}${row.cause === null ? 'not compared' : explainUntested(row.cause, row.metric)}`
    const interval = text.interval === null ? '' : ` ${text.interval}`
    return `${name}${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.change ?? '?'}${interval}, n = ${row.n})`
  })
}
