import type { Story } from '../../stories/story.js'

export const targetCrashes: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const pull = stage.pull('pull-request')
    await stage.runPullRequest('The pull request’s target throws when it is loaded', pull, { inputs: { check: 'true' } })
  },
}
