import type { Interruption } from '../../doubles/github/runner.js'
import type { Story } from '../../stories/story.js'

export const cancelled: Story = {
  tell: async (stage) => {
    const pull = stage.pull('pull-request')
    const { checks } = stage.github.state
    // The check is announced last.
    const isAnnounced = (): boolean => [...checks.values()].some(({ status }) => status === 'in_progress')
    const stop = (signal: Interruption['signal']) => ({
      inputs: { check: 'true' },
      interrupt: { signal, when: isAnnounced },
    })
    await stage.runPullRequest('The job is cancelled while it measures', pull, stop('SIGINT'))
    await stage.runPost('Its post step')
    await stage.runPullRequest('Another job is killed', pull, stop('SIGKILL'))
    await stage.runPost('Its post step')
  },
}
