import type { Story } from '../../stories/story.js'

export const secondPush: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    await stage.runPullRequest('The first push breaks twelve answers', stage.pull('pull-request'))
    const [first] = [...stage.github.state.comments.values()]
    const body = first?.body ?? ''
    stage.github.addComment({ issue_number: 7, author: 'mona', body: `${body}\n\nIs that my fault?` })
    stage.github.addComment({ issue_number: 7, author: stage.github.state.actor, body })
    await stage.runPullRequest('The second push mends them', stage.pull('second-push'))
  },
}
