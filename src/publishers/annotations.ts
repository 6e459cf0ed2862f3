import { removeInvisible, toOneLine } from '../model/remove-invisible.js'
import type { Publisher } from './publication.js'

/** GitHub shows ten annotations of a kind for each step and drops the rest. */
const MAX_ANNOTATIONS = 10

/**
 * Annotates the lines of the worst cases by workflow commands if there is no check run to hold the annotations. The texts come from suites
 * and targets: the command module percent-encodes line ends, and colons and commas in properties, so no text can start a command.
 */
export const annotations: Publisher = {
  name: 'annotations',
  publish: (publication, { commands }, { check }) => {
    if (check?.kind === 'done') return Promise.resolve({ kind: 'off' })
    if (publication.is_annotated === true)
      return Promise.resolve({ kind: 'skipped', reason: 'the job that measured has written them' })
    const shown = publication.annotations.slice(0, MAX_ANNOTATIONS)
    for (const { level, file, line, title, message } of shown) {
      const place = { title: toOneLine(title), file: toOneLine(file), startLine: line }
      commands[level](removeInvisible(message), place)
    }
    return Promise.resolve(
      shown.length > 0 ? { kind: 'done' } : { kind: 'skipped', reason: 'there is nothing to annotate' },
    )
  },
}
