import { parentPort } from 'node:worker_threads'
import { listRoundsCells } from './rounds/cells.js'
import { type SeenCell, simulateRounds } from './rounds/simulate.js'
import { type Part, type Task, workOut } from './study.js'

/** A task of the study of rounds: the cell with this index in `listRoundsCells`. */
export interface RoundsTask {
  readonly cell: number
  readonly changes: number
  readonly seed: string
}

export type AnyTask = Task | RoundsTask
export type ResultOf<Of extends AnyTask> = Of extends RoundsTask ? SeenCell : Part

function workOutAny(task: AnyTask): Part | SeenCell {
  if (!('cell' in task)) return workOut(task)
  const cell = listRoundsCells()[task.cell]
  if (cell === undefined) throw new RangeError(`no cell ${task.cell}`)
  return simulateRounds(cell, task.changes, task.seed)
}

/** Does the tasks that the main thread sends, one per message. */
parentPort?.on('message', (task: AnyTask) => parentPort?.postMessage(workOutAny(task)))
