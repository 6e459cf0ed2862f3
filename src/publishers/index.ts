import type { Mask } from '../model/mask.js'
import { pick } from '../model/omit-undefined.js'
import { annotations } from './annotations.js'
import { check } from './check.js'
import { comment } from './comment.js'
import { issue } from './issue.js'
import { langfuse } from './langfuse.js'
import type { Outcomes, Publication, PublishEffects, Publisher } from './publication.js'
import { slack } from './slack.js'
import { summary } from './summary.js'

/** Writes the Action's outputs to the runner's output file. */
export const outputs: Publisher = {
  name: 'outputs',
  publish: (publication, { commands }, earlier) => {
    for (const [name, value] of Object.entries(publication.outputs)) commands.setOutput(name, value)
    for (const name of ['comment', 'issue']) {
      const outcome = earlier[name]
      if (outcome?.kind === 'off') continue
      commands.setOutput(`${name}-url`, outcome?.kind === 'done' ? (outcome.url ?? '') : '')
    }
    return Promise.resolve({ kind: 'done' })
  },
}

/**
 * All publishers, in this order: the summary reports the outcome of comment and issue, annotations go to the check if there is one, the
 * outputs name comment and issue, the Slack message names the issue.
 */
export const PUBLISHERS: readonly Publisher[] = [comment, issue, summary, check, annotations, outputs, slack, langfuse]

/** Publishes a report in every configured way, one after the other. A failure is logged and does not stop the others. */
export async function publishReport(given: Publication, effects: PublishEffects): Promise<Outcomes> {
  const publication = hideIn(given, effects.mask)
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

/**
 * Masks secrets and removes invisible characters in every text that is shown. The publication's own keys, and the outputs that other steps
 * of the job read, stay unchanged.
 */
function hideIn(publication: Publication, { text, data }: Mask): Publication {
  const { check: run, slack: message } = publication
  return {
    ...publication,
    ...data(pick(publication, ['comment', 'summary', 'annotations', 'issue'])),
    ...(run && { check: { ...run, title: text(run.title) } }),
    ...(message && { slack: { ...message, ...data(pick(message, ['headline', 'facts'])) } }),
  }
}
