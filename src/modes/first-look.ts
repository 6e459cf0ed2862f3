import { countOf } from '../format/format-number.js'
import type { Log } from '../io/log.js'
import { takeFirst } from '../measure/suite/first-look.js'
import { groupBy } from '../model/group-by.js'
import { selectSubset } from '../model/suite/selection.js'
import type { Suite } from '../model/suite/suite.js'
import { caseMeansOf } from '../stats/scores/case-means.js'
import { readScoredRun } from '../store/runs/read-run.js'

/**
 * The suite with the cases of a first look, which the log names by tag; the given one where that asks all of them. `main` is the folder of main's run,
 * null where there is none: then no case is known to pass.
 */
export async function openFirstLook(
  suite: Suite,
  input: { readonly first: number; readonly subset: string | null; readonly main: string | null; readonly log: Log },
): Promise<Suite> {
  const { first, subset, main, log } = input
  const { tallyOf } = caseMeansOf(main === null ? [] : (await readScoredRun(main, { log })).trials)
  const cases = selectSubset(suite.cases, subset)
  const taken = takeFirst(suite, { cases, first, passesOf: tallyOf })
  if (taken === null) {
    log.info(`The first look asks all ${countOf(cases.length, 'case')}.`)
    return suite
  }
  const tags = groupBy(taken.cases, ({ tags: [tag = 'no tag'] }) => tag)
  const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`)
  log.info(`First look: ${first} of ${countOf(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`)
  return taken
}
