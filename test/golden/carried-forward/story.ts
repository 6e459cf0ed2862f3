import { expect } from 'vitest'
import type { Story } from '../../stories/story.js'

export const carriedForward: Story = {
  tell: async (stage) => {
    await stage.pushToMain('A push to main is measured')
    const { summary } = await stage.pushOn('A push that changes the README alone', 'main-readme')
    expect(summary).toContain('Nothing was asked')
    await stage.runPullRequest('A pull request breaks twelve answers', stage.pull('pull-request'))
  },
}
