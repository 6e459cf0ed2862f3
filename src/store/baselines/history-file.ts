import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
export const HISTORY_FILE = 'history.jsonl'

/** Whether the artifact of a failed measurement keeps the history and no run. */
export async function hasHistoryAlone(folder: string): Promise<boolean> {
  const exists = async (file: string): Promise<boolean> =>
    stat(join(folder, file)).then(
      () => true,
      () => false,
    )
  return (await exists(HISTORY_FILE)) && !(await exists('run.json'))
}
