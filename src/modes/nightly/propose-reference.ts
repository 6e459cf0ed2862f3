import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Text } from '../../model/result/report.js'
import type { HistoryRow } from '../../model/run/history.js'
import type { Run } from '../../model/run/run.js'
import { isNight } from '../../compare/nights/history.js'
import type { ActionRequest } from '../request/action-request.js'
import { readRun } from '../../store/runs/read-run.js'
import { findLowered } from '../ratchet.js'
import type { Bases } from './find-bases.js'
import { hasHistory } from '../keep-files.js'
import { quoteForShell, writeDownload } from './write-issue.js'
import { NPX } from '../../model/version.js'

export interface Proposal {
  /** The run of the reference that this night improved on with nothing gated below it; null when it did not. */
  readonly beats: string | null
  /** What to do about it, once two nights have; null: nothing. */
  readonly text: Text | null
}

const UNCOUNTED: Text = [
  'This night beats the reference. No history is kept here to count such nights; after a second one, raise the reference with ',
  { kind: 'code', text: 'goldenpair ratchet' },
  '.',
]

/** The ratchet: a second night that beats the reference is proposed as the new one, by a command whose result a person reviews. */
export async function proposeReference(
  request: ActionRequest,
  facts: {
    readonly run: Run
    readonly bases: Bases
    /** With the reference; null without one. */
    readonly comparison: PairComparison | null
    /** Earlier runs, the oldest first. */
    readonly rows: readonly HistoryRow[]
  },
): Promise<Proposal> {
  const { github } = request
  const { run, bases, comparison, rows } = facts
  const { reference, reference_path: path } = bases
  const isWhole = run.subset === null && run.stopped === undefined
  if (comparison?.verdict.word !== 'improved' || reference.kind === 'none' || !isWhole)
    return { beats: null, text: null }
  const before = await readRun(reference.folder)
  if (findLowered(before, comparison).length > 0) return { beats: null, text: null }
  const beats = before.run_id
  const first = rows.findLast((row) => isNight(row) && row.night.beats === beats)
  if (!hasHistory(request)) return { beats, text: UNCOUNTED }
  if (first === undefined)
    return { beats, text: ['One night beats the reference; after a second one, raising it is proposed.'] }
  const folders = ['.goldenpair/night-1', '.goldenpair/night-2'] as const
  const command = [
    writeDownload(github, run.suite.name, first.run, folders[0]),
    writeDownload(github, run.suite.name, github.runId, folders[1]),
    `${NPX} ratchet ${folders.join(' ')} --reference ${quoteForShell(path)}`,
  ].join(' && ')
  return {
    beats,
    text: ['Two nights beat the reference. To raise it, for review: ', { kind: 'code', text: command }],
  }
}
