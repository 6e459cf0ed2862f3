import type { Story } from '../../stories/story.js'

export const ab: Story = {
  // In an interleaved run latency is tested too. It changes the adjusted p of all other metrics, and sometimes gets a chart.
  varies: [
    [/<details><summary>\d+ of \d+ more metrics moved[^]*?<\/details>/g, '‹the metrics that moved, latency among them›'],
    [/^!\[Change by metric.*$/gm, '‹charts, latency among them›'],
  ],
  tell: async (stage) => {
    await stage.dispatch('Both variants are measured', { inputs: { variants: 'terse, chatty' } })
  },
}
