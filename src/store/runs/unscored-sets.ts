import { MOST_UNSCORED_SETS, type StoredTrial, type Trial } from '../../model/run/run.js'

type Reasons = Trial['unscored']

/**
 * Writes trials as lines, without their line feed. The trials of a target mostly lack the same fields, and the reasons take two thirds
 * of a line: a line names its set of reasons by a number, and has the reasons themselves where the set comes for the first time.
 * @param append writes a line; where it throws, nothing is written, and a later line has the reasons again
 */
export function appendTrials(append: (line: string) => void): (trial: Trial) => void {
  const sets: { reasons: Reasons; readonly text: string }[] = []
  let next = 0
  const find = (reasons: Reasons, text: () => string): number => {
    // `scoreTrial` shares the record among trials that are alike.
    const same = sets.findIndex((set) => set.reasons === reasons)
    if (same >= 0) return same
    const equal = sets.findIndex((set) => set.text === text())
    const set = sets[equal]
    if (set !== undefined) set.reasons = reasons
    return equal
  }
  return (trial) => {
    const { unscored, ...rest } = trial
    if (Object.keys(unscored).length === 0) {
      append(JSON.stringify(trial))
      return
    }
    let text: string | null = null
    const earlier = find(unscored, () => (text ??= JSON.stringify(unscored)))
    if (earlier >= 0) {
      append(JSON.stringify({ ...rest, unscored_set: earlier }))
      return
    }
    const place = next % MOST_UNSCORED_SETS
    append(JSON.stringify({ ...rest, unscored, unscored_set: place }))
    // Now that the line is there: others may name it.
    next += 1
    sets[place] = { reasons: unscored, text: text ?? JSON.stringify(unscored) }
  }
}

/**
 * Gives the lines of one file, in their order, their reasons back. A number means the set that a line above had last under it, so a run
 * that is resumed may number its sets from 0 again. Lines of older versions have their reasons themselves. Text: what is wrong.
 */
export function trialsOfLines(): (line: StoredTrial) => Trial | string {
  const sets = new Map<number, Reasons>()
  return ({ unscored: own, unscored_set: place, ...rest }) => {
    if (place === undefined)
      return own === undefined ? 'it has neither `unscored` nor `unscored_set`' : { ...rest, unscored: own }
    // A copy takes a third of the memory of a parsed object.
    if (own !== undefined) sets.set(place, { ...own })
    const unscored = sets.get(place)
    if (unscored === undefined) return `no line above has the reasons of \`unscored_set\` ${place}`
    return { ...rest, unscored }
  }
}
