import { expect } from 'vitest'
import type { Story } from '../../stories/story.js'

export const varyingAnswers: Story = {
  // The only p-value of a tag that is not far above 1 before it is cut.
  varies: [[/^(\| `africa` \|.*\| )[^|]+( \| 15 \|)$/gm, '$1‹p, adjusted with that of latency›$2']],
  tell: async (stage) => {
    await stage.pushToMain('A push to main asks each case five times')
    const first = await stage.runPullRequest('The first push changes nothing', stage.pull('pull-request'))
    expect(first.exitCode).toBe(0)
    const second = await stage.runPullRequest('The second push breaks seven answers', stage.pull('second-push'))
    expect(second.exitCode).toBe(1)
  },
}
