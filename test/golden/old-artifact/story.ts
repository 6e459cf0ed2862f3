import type { Story } from '../../stories/story.js'

export const oldArtifact: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main is asked three times', { inputs: { trials: '3' } })
    await stage.runPullRequest('A pull request breaks twelve answers', stage.pull('pull-request'))
  },
}
