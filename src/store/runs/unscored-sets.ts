import { MAX_UNSCORED_SETS, type StoredTrial, type Trial } from '../../model/run/run.js'

type Reasons = Trial['unscored']

/**
 * Returns a function that writes trials as lines, without their line feed. Most trials of a target lack the same fields,
 * and the reasons would take two thirds of a line. So the first line with a set of reasons has the reasons and a number
 * for them; later lines have the number only.
 * @param append writes a line; if it throws, nothing is written, and a later line has the reasons again
 */
export function appendTrials(append: (line: string) => void): (trial: Trial) => void {
  const sets: { reasons: Reasons; readonly text: string }[] = []
  let next = 0
  return (trial) => {
    const { unscored, ...rest } = trial
    if (Object.keys(unscored).length === 0) {
      append(JSON.stringify(trial))
      return
    }
    // `scoreTrial` shares the record among similar trials.
    const text = sets.find(({ reasons }) => reasons === unscored)?.text ?? JSON.stringify(unscored)
    const earlier = sets.findIndex((set) => set.text === text)
    const set = sets[earlier]
    if (set !== undefined) {
      set.reasons = unscored
      append(JSON.stringify({ ...rest, unscored_set: earlier }))
      return
    }
    const place = next % MAX_UNSCORED_SETS
    append(JSON.stringify({ ...rest, unscored, unscored_set: place }))
    // Only now, since the line must exist before others refer to it.
    next += 1
    sets[place] = { reasons: unscored, text }
  }
}

/**
 * Returns a function that restores the reasons in the lines of one file, called in their order. A number means the last
 * set that an earlier line gave it, so a resumed run may number its sets from 0 again. Lines of older versions have the
 * reasons themselves. A text says what is wrong with the line.
 */
export function trialsOfLines(): (line: StoredTrial) => Trial | string {
  const sets = new Map<number, Reasons>()
  return ({ unscored: own, unscored_set: place, ...rest }) => {
    if (place === undefined)
      return own === undefined ? 'it has neither `unscored` nor `unscored_set`' : { ...rest, unscored: own }
    // A copy takes a third of the memory that a parsed object takes.
    if (own !== undefined) sets.set(place, { ...own })
    const unscored = sets.get(place)
    if (unscored === undefined) return `no line above has the reasons of \`unscored_set\` ${place}`
    return { ...rest, unscored }
  }
}
