import { join } from 'node:path'
import { isLost, matchNames } from '../../compare/pair/match-names.js'
import type { Log } from '../../io/log.js'
import { sha256 } from '../../io/sha256.js'
import { fingerprintCase } from '../../measure/suite/fingerprint-case.js'
import { isFromResults, type Run } from '../../model/run/run.js'
import { readTrials } from '../../store/runs/read-trials.js'
import { writeRun } from '../../store/runs/write-run.js'

/**
 * A run of another harness's results whose cases have the baseline's names, in a folder of its own, where the two files name the same cases
 * in other ways; else the run as it is.
 */
export async function alignResults(
  candidate: { readonly folder: string; readonly run: Run },
  { baseline, outputFolder, log }: { readonly baseline: Run; readonly outputFolder: string; readonly log: Log },
): Promise<{ readonly folder: string; readonly run: Run }> {
  if (!isFromResults(candidate.run) || !isFromResults(baseline)) return candidate
  const { by, matches } = matchNames(baseline.cases, candidate.run.cases, [baseline.case_keys, candidate.run.case_keys])
  if (matches.size === 0) return candidate
  const taken = new Set([...matches.values()].map(({ id }) => id))
  const nameOf = (id: string): string => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id)
  const cases = candidate.run.cases.map((golden) => {
    const base = matches.get(golden.id)
    // A row that was lost says nothing of its case.
    if (base !== undefined && (isLost(golden, base) || base.query === base.id)) return base
    const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query }
    return { ...named, fingerprint: fingerprintCase(named, sha256) }
  })
  const { case_keys: own } = candidate.run
  const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key] as const)
  const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } }
  const run: Run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) }
  const folder = join(outputFolder, 'named-alike', run.variant)
  const writer = await writeRun(folder, run)
  try {
    for await (const trial of readTrials(candidate.folder, log))
      await writer.append({ ...trial, case: nameOf(trial.case) })
    await writer.finish(run)
  } finally {
    await writer[Symbol.asyncDispose]()
  }
  return { folder, run }
}
