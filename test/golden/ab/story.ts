import type { Story } from '../../stories/story.js'

export const ab: Story = {
  // Interleaved, latency is tested too, and may be worth a chart.
  varies: [[/^!\[Change by metric.*$/gm, '‹charts, latency among them›']],
  tell: async (stage) => {
    await stage.dispatch('Both variants are measured', { inputs: { variants: 'terse, chatty' } })
  },
}
