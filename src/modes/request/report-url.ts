import type { GitHubContext } from '../../github/event-context.js'
import type { Reader } from './options/option.js'

/** What a template of `report-url` may name. */
const PLACEHOLDERS = ['suite', 'run', 'place'] as const

type Facts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>

/** The template of the address that a report gets where it is published. */
export const readReportUrl: Reader<string> = (template, refuse) => {
  const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !PLACEHOLDERS.some((one) => one === name))
  const filled = fillReportUrl(template, { suite: 's', run: '1', place: 'run-1' })
  const isAddress = URL.canParse(filled) && /^https?:\/\/[^\s@]+$/.test(filled) && !filled.includes('#')
  if (unknown === undefined && isAddress) return template
  return refuse(
    'an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/, with no other placeholder than {run}',
  )
}

/** The address of a report: every placeholder filled, so that no name can leave its place in the path. */
export function fillReportUrl(template: string, facts: Facts): string {
  return template.replace(/\{(suite|run|place)\}/g, (_, name: keyof Facts) => encodeURIComponent(facts[name]))
}

/**
 * The folder of a site that a report belongs into: a pull request has one that its next report replaces, all else one a workflow run.
 * @example placeOf({ runId: 400 }, 12) // 'pr-12'
 */
export function placeOf({ runId }: Pick<GitHubContext, 'runId'>, pullRequest: number | null): string {
  return pullRequest === null ? `run-${runId}` : `pr-${pullRequest}`
}
