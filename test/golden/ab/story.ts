import type { Story } from '../../stories/story.js'

export const ab: Story = {
  tell: async (stage) => {
    await stage.dispatch('Both variants are measured', { inputs: { variants: 'terse, chatty' } })
  },
}
