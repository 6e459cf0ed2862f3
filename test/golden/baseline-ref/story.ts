import type { Story } from '../../stories/story.js'

export const baselineRef: Story = {
  // In an interleaved run latency is tested too. It changes the adjusted p of all other metrics, and sometimes gets a chart.
  varies: [
    [/<details><summary>\d+ of \d+ more metrics moved[^]*?<\/details>/g, '‹the metrics that moved, latency among them›'],
    [/^!\[Change by metric.*$/gm, '‹charts, latency among them›'],
    // A metric close to significance is a finding only where its adjusted p is below alpha.
    [/\*\*Findings\.\*\*[^]*?(?=\n\n\*\*Next\.)/g, '‹the findings, by p-values adjusted with that of latency›'],
  ],
  tell: async (stage) => {
    // If announced in parallel, the comment would come sometimes before and sometimes after the archive.
    const inputs = { baseline: 'ref', comment: 'on-change' }
    await stage.runPullRequest('Both sides are measured in one job', stage.pull('pull-request'), { inputs })
  },
}
