import { annotations } from './annotations.js'
import { comment } from './comment.js'
import { outputs } from './outputs.js'
import type { Outcomes, Publication, Publisher, PublishEffects } from './publication.js'
import { summary } from './summary.js'

/** In this order: the summary says what became of the comment, the outputs name its address. */
export const PUBLISHERS: readonly Publisher[] = [comment, summary, annotations, outputs]

/** Publishes a report in every way there is, one after the other; what failed is logged and keeps nothing else from happening. */
export async function publishReport(publication: Publication, effects: PublishEffects): Promise<Outcomes> {
  let outcomes: Outcomes = {}
  for (const { name, publish } of PUBLISHERS) {
    const outcome = await publish(publication, effects, outcomes)
    outcomes = { ...outcomes, [name]: outcome }
    if (outcome.kind === 'done' && outcome.url !== undefined) effects.log.info(`${name}: ${outcome.url}`)
    if (outcome.kind === 'failed') effects.log.warning(`${name}: ${outcome.reason}.`)
    if (outcome.kind === 'skipped') effects.log.info(`${name}: skipped, ${outcome.reason}.`)
  }
  return outcomes
}
