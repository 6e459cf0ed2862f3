import { parseFileCommands } from '../../doubles/github/runner-files.js'
import type { Story } from '../../stories/story.js'
import { expect } from 'vitest'

export const targetPrintsEnvironment: Story = {
  tell: async (stage) => {
    const env = { OPENAI_API_KEY: 'sk-do-not-tell', ATLAS_REGION: 'world', ATLAS_TOKEN: 'told-on-purpose', GH_TOKEN: 'ghp-do-not-tell' }
    const inputs = { 'target-env': 'ATLAS_TOKEN' }
    await stage.pushToMain('A push to main keeps the baseline')
    const result = await stage.runPullRequest('The curious target is measured', stage.pull('pull-request'), { env, inputs })
    const { state, ...others } = result.otherFiles
    expect(others).toEqual({ env: '', path: '' })
    // Only Goldenpair's own marker of the action in progress, which has ended.
    expect(parseFileCommands(state)).toEqual({ pending: '' })
    const [comment] = [...stage.github.state.comments.values()]
    const log = result.stdout.replaceAll(/^::add-mask::.*$/gm, '')
    const told = [log, result.stderr, result.summary, JSON.stringify(result.outputs), comment?.body].join('\n')
    for (const secret of ['do-not-tell', 'I was here', stage.github.state.token]) expect(told).not.toContain(secret)
  },
}
