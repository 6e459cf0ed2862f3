import { UserError } from '../../model/error.js'
import type { Suite } from '../../model/suite.js'
import { REGISTRY as JUDGES } from '../../judges/index.js'

/**
 * The suite with another model for its judge. Throws `flag-invalid` where it has no judge that is asked anything, or one without a model.
 */
export function overrideJudgeModel(suite: Suite, model: string): Suite {
  const { judge, scoring } = suite
  const refuse = (expected: string): UserError<'flag-invalid'> =>
    new UserError('flag-invalid', { flag: 'judge-model', got: model, expected })
  if (judge === undefined || scoring.judged.length === 0) throw refuse('none: the suite names no `judge` and `judged`')
  const definition = JUDGES.find(({ name }) => name === judge.type)
  const parsed = definition?.options.safeParse({ ...judge.options, model })
  if (parsed?.success !== true) throw refuse(`none: a judge of type \`${judge.type}\` takes no such model`)
  return { ...suite, judge: { ...judge, options: { ...judge.options, model } } }
}
