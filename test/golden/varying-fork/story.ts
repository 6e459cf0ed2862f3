import { expect } from 'vitest'
import type { Story } from '../../stories/story.js'

const READS = { comment: 'never', 'fail-on': 'never' }

export const varyingFork: Story = {
  // In an interleaved run latency is tested too. It changes the adjusted p of all other metrics, and sometimes gets a chart.
  varies: [
    [/<details><summary>\d+ of \d+ more metrics moved[^]*?<\/details>/g, '‹the metrics that moved, latency among them›'],
    [/^(\| `\w+` \|(?:[^|\n]*\|){3}) (?:1|(?:&[gl]t; )?\.\d+) \|/gm, '$1 ‹p beside that of latency› |'],
    [/(?:^<img src="https:\/\/quickchart\.io[^\n]*\n)+/gm, '‹charts, latency among them›\n'],
  ],
  tell: async (stage) => {
    await stage.pushToMain('A push to main asks each case five times')
    const pull = stage.pull('second-push', { isFork: true })
    const { run } = await stage.runPullRequest("The fork's job asks in rounds, and may not write", pull, { inputs: READS })
    const publish = { run, inputs: { mode: 'publish' } }
    const published = await stage.runWithoutCheckout('Another job looks at the same rounds again, and reports', pull, publish)
    expect(published.exitCode).toBe(1)
    const inputs = { baseline: 'ref', comment: 'on-change' }
    const beside = await stage.runPullRequest('The same with the base asked beside the change', pull, { inputs })
    expect(beside.exitCode).toBe(1)
  },
}
