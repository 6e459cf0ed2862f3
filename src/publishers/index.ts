import { annotations } from './annotations.js'
import { check } from './check.js'
import { comment } from './comment.js'
import { issue } from './issue.js'
import { langfuse } from './langfuse.js'
import { outputs } from './outputs.js'
import type { Outcomes, Publication, Publisher, PublishEffects } from './publication.js'
import { slack } from './slack.js'
import { summary } from './summary.js'

/** In this order: the summary says what became of comment and issue, annotations go to the check where there is one, the outputs name both, the message in Slack the issue. */
export const PUBLISHERS: readonly Publisher[] = [comment, issue, summary, check, annotations, outputs, slack, langfuse]

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
