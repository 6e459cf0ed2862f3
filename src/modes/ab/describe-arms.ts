import { escapeCode, escapeMarkdown } from '../../report/render/escape-markdown.js'
import type { ExperimentArm } from './experiment-arm.js'

/**
 * What the report of an experiment does not say itself: its label, and which commits are behind two refs. In markdown, null where there is
 * nothing to add.
 */
export function describeArms(arms: readonly ExperimentArm[], label: string | null): string | null {
  const [first, second] = arms.flatMap(({ ref, run }) =>
    ref === null ? [] : [`${escapeCode(ref)} (${escapeCode(run.commit?.slice(0, 7) ?? 'unknown')})`],
  )
  const sentences = [
    ...(label === null ? [] : [`${escapeMarkdown(label)}${/[.!?]$/.test(label) ? '' : '.'}`]),
    ...(first === undefined || second === undefined
      ? []
      : [`The code of ${second} against that of ${first}, both asked the cases of the suite that was checked out.`]),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
