import type { Publisher } from './publication.js'

/** The Action's outputs, through the runner's output file. */
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
