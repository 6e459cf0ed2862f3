import type { Story } from '../../stories/story.js'

export const improvement: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    await stage.runPullRequest('The pull request is measured and compared', stage.pull('pull-request'))
  },
}
