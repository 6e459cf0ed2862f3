import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedTrialSchema, type Trial } from '../../../src/model/run/run.js'
import { trialsOfLines } from '../../../src/store/runs/unscored-sets.js'

/** Reads the trials of a run folder in order, each with its reasons. */
export function storedTrials(folder: string): Trial[] {
  const wholeOf = trialsOfLines()
  return readFileSync(join(folder, 'trials.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const trial = wholeOf(storedTrialSchema.parse(JSON.parse(line)))
      if (typeof trial === 'string') throw new Error(trial)
      return trial
    })
}
