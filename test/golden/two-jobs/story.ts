import type { Story } from '../../stories/story.js'

export const twoJobs: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const pull = stage.pull('pull-request')
    const { run } = await stage.runPullRequest('The first job measures', pull, { inputs: { comment: 'never', 'fail-on': 'never' } })
    await stage.runWithoutCheckout('The second job publishes', pull, { run, inputs: { mode: 'publish' } })
  },
}
