import type { Story } from '../../stories/story.js'

export const answersThatFail: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps a baseline in which four answers fail')
    await stage.runPullRequest('The pull request is measured and compared', stage.pull('pull-request'))
  },
}
