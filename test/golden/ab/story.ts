import type { Story } from '../../stories/story.js'

export const ab: Story = {
  // Interleaved, latency is tested too: what it comes to moves the p of all the others, and may be worth a chart.
  varies: [
    [/<details><summary>\d+ of \d+ more metrics moved[^]*?<\/details>/g, '‹the metrics that moved, latency among them›'],
    [/^!\[Change by metric.*$/gm, '‹charts, latency among them›'],
  ],
  tell: async (stage) => {
    await stage.dispatch('Both variants are measured', { inputs: { variants: 'terse, chatty' } })
  },
}
