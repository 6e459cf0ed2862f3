import type { Story } from '../../stories/story.js'

export const forkWithoutWrite: Story = {
  double: { permissions: { actions: 'read', contents: 'read', 'pull-requests': 'read' } },
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const pull = stage.pull('pull-request', { isFork: true })
    await stage.runPullRequest("The fork's pull request is measured and compared", pull)
  },
}
