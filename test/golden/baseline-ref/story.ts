import type { Story } from '../../stories/story.js'

export const baselineRef: Story = {
  // Interleaved, latency is tested too: what it comes to moves the p of all the others, and may be worth a chart.
  varies: [
    [/<details><summary>\d+ of \d+ more metrics moved[^]*?<\/details>/g, '‹the metrics that moved, latency among them›'],
    [/^!\[Change by metric.*$/gm, '‹charts, latency among them›'],
  ],
  tell: async (stage) => {
    // Announced aside, a comment would come now before and now after the archive.
    const inputs = { baseline: 'ref', comment: 'on-change' }
    await stage.runPullRequest('Both sides are measured in one job', stage.pull('pull-request'), { inputs })
  },
}
