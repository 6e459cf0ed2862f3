import { expect } from 'vitest'
import type { Story } from '../../stories/story.js'

export const varyingAnswers: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main asks each case five times')
    const first = await stage.runPullRequest('The first push changes nothing', stage.pull('pull-request'))
    expect(first.exitCode).toBe(0)
    const second = await stage.runPullRequest('The second push breaks seven answers', stage.pull('second-push'))
    expect(second.exitCode).toBe(1)
  },
}
