import type { Story } from '../../stories/story.js'

export const olderRunFinishesLast: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const older = stage.pull('pull-request')
    const facts = { event: 'pull_request', head_branch: 'feature' }
    const olderRun = stage.github.addWorkflowRun({ ...facts, head_sha: stage.sha('pull-request') })
    const newerRun = stage.github.addWorkflowRun({ ...facts, head_sha: stage.sha('second-push') })
    const newer = stage.pull('second-push')
    await stage.runPullRequest('The run of the second push ends first', newer, { run: newerRun })
    await stage.runPullRequest('The run of the first push ends last', older, { run: olderRun })
  },
}
