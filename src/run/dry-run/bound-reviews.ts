import type { Suite } from '../../model/suite.js'
import { readSource } from '../code/read-source.js'
import { openJudge } from '../judging/open-judge.js'
import { measureCode } from '../code/measure-code.js'
import { prepareReview } from '../code/prepare-review.js'
import type { CallBound } from './call-plan.js'

/** The most that the review of the source code can use, for each arm that has one; null where it costs nothing. The code is read, and nobody is asked. */
export async function boundReviews(
  request: Omit<Parameters<typeof openJudge>[0], 'config'> & {
    readonly suite: Suite
    readonly arms: readonly { readonly variant: string }[]
    readonly workingDirectory: string
  },
): Promise<readonly (CallBound | null)[]> {
  const { suite, arms, workingDirectory: folder } = request
  const { judge: config, seed } = suite
  const reviewed = arms.flatMap(({ variant }) => {
    const sources = suite.variants[variant]?.code_quality
    return sources?.reviewed === true ? [{ variant, sources }] : []
  })
  if (config === undefined || reviewed.length === 0) return []
  await using session = await openJudge({ ...request, config })
  const bounds: (CallBound | null)[] = []
  for (const { variant, sources } of reviewed) {
    const measure = async (path: string) => readSource({ path, folder, prefixes: sources.prefixes })
    const code = await measureCode({ sources, folder, measure })
    const prepared = await prepareReview({ code, folder, variant, suite, nonce: '0'.repeat(32), seed })
    if (prepared !== null) bounds.push(session.bound(prepared.request))
  }
  return bounds
}
