import { relative } from 'node:path'
import type { Log } from '../../io/log.js'
import type { Comparison } from '../../model/result/comparison.js'
import type { Trial } from '../../model/run/run.js'
import { readConfirmations } from '../../store/runs/confirmations.js'
import { readRun } from '../../store/runs/read-run.js'
import { readTrials } from '../../store/runs/read-trials.js'

interface OutputFacts {
  readonly comparison: Comparison
  /** Ids of metrics that are regressed although this comparison alone does not show it. */
  readonly regressed?: readonly string[] | undefined
  /** Baseline first, where there is one. */
  readonly runFolders: readonly string[]
  readonly files: { readonly report: string; readonly comparison: string }
  /** Paths are given relative to it, as later steps of the workflow start there. */
  readonly workspace: string
  /** The folder of a site that the report belongs into. */
  readonly place: string
  readonly log: Log
}

/**
 * The Action's outputs by name, as action.yml declares them, but for `comment-url`. Lists are JSON arrays, of several candidates together; what
 * is about a single run is empty then.
 */
export async function buildOutputs(facts: OutputFacts): Promise<Readonly<Record<string, string>>> {
  const { comparison, regressed = [], runFolders, files, workspace, place, log } = facts
  const { verdict, candidates, ranking } = comparison
  const gates = candidates.flatMap((candidate) => candidate.gates)
  const flips = candidates.flatMap((candidate) => candidate.flips)
  const isOfSeveral = candidates.length > 1
  const measured = isOfSeveral ? runFolders : runFolders.slice(-1)
  const folder = runFolders.at(-1) ?? ''
  const run = await readRun(folder)
  const metricsOf = (...words: readonly string[]) =>
    gates.filter((gate) => words.includes(gate.verdict)).map(({ metric }) => metric.id)
  const list = (ids: readonly string[]) => JSON.stringify([...new Set(ids)])
  const casesOf = (kind: string) => flips.filter((flip) => flip.kind === kind).map(({ case_id }) => case_id)
  return {
    verdict: verdict.word,
    passed: String(verdict.passed),
    ...(ranking !== null && { winner: verdict.winner ?? '' }),
    'regressed-metrics': list([...metricsOf('regressed', 'breached'), ...regressed]),
    'improved-metrics': list(metricsOf('improved')),
    'newly-failing': list(casesOf('newly-failing')),
    'newly-passing': list(casesOf('newly-passing')),
    'pass-rate': isOfSeveral ? '' : text(run.summaries['success']?.mean),
    'cost-usd': text(await sumCosts(measured, log)),
    'run-path': isOfSeveral ? '' : relative(workspace, folder),
    'comparison-path': relative(workspace, files.comparison),
    'report-path': relative(workspace, files.report),
    'report-place': place,
  }
}

/** US dollars over all trials of these runs whose cost is known, re-runs too; null when none is. */
async function sumCosts(folders: readonly string[], log: Log): Promise<number | null> {
  const costOf = ({ scores }: Pick<Trial, 'scores'>): number | undefined => scores['cost.usd']
  const costs: (number | undefined)[] = []
  for (const folder of folders) {
    const reruns = await readConfirmations(folder, { run: await readRun(folder), log, keep: costOf })
    costs.push(...(reruns?.trials ?? []))
    for await (const trial of readTrials(folder, log)) costs.push(costOf(trial))
  }
  const known = costs.filter((cost) => cost !== undefined)
  return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0)
}

/** Ten significant digits, so that adding cents shows no binary noise. */
function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(Number(value.toPrecision(10)))
}
