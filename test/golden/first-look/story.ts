import type { Story } from '../../stories/story.js'

export const firstLook: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const draft = stage.pull('pull-request', { isDraft: true })
    await stage.runPullRequest('Of the draft twenty cases are asked', draft, { inputs: { first: '20' } })
    const [comment] = [...stage.github.state.comments.values()]
    if (!/Cannot tell.* · first look: 20 of 60 cases/.test(comment?.body ?? ''))
      throw new Error(`the first look says: ${comment?.body ?? 'nothing'}`)
    const ready = stage.pull('pull-request')
    await stage.runPullRequest('The pull request is ready, and all are asked', ready, { inputs: { first: '20' } })
  },
}
