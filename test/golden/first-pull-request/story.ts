import type { Story } from '../../stories/story.js'

export const firstPullRequest: Story = {
  tell: async (stage) => {
    await stage.runPullRequest('The pull request is measured', stage.pull('pull-request'))
  },
}
