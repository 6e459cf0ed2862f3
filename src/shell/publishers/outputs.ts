import type { Publisher } from './publication.js'

/** The Action's outputs, through the runner's output file. */
export const outputs: Publisher = {
  name: 'outputs',
  publish: (publication, { commands }, earlier) => {
    for (const [name, value] of Object.entries(publication.outputs)) commands.setOutput(name, value)
    const { comment } = earlier
    commands.setOutput('comment-url', comment?.kind === 'done' ? (comment.url ?? '') : '')
    return Promise.resolve({ kind: 'done' })
  },
}
