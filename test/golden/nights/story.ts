import type { Story } from '../../stories/story.js'

export const nights: Story = {
  isInProcess: true,
  // The date of the run, in a title and in the marker that stores it.
  varies: [[/since( |%20)\d+( |%20)[A-Z][a-z]{2}/g, 'since$1‹day›']],
  tell: async (stage) => {
    const options = { inputs: { charts: 'quickchart', issues: 'labels: regression', 'slack-webhook-url': '' } }
    await stage.sleepNight('The first night', 'main', options)
    await stage.sleepNight('A night that regresses', 'a-second-city', options)
    await stage.sleepNight('A night that is as bad', 'a-second-city', options)
    await stage.sleepNight('A night that is worse', 'b-more-cities', options)
    await stage.sleepNight('A good night', 'c-the-capital-again', options)
    await stage.sleepNight('A second good night', 'c-the-capital-again', options)
    await stage.sleepNight('The regression returns', 'd-a-second-city-again', options)
    for (const issue of stage.github.state.issues.values())
      Object.assign(issue, { state: 'closed', state_reason: 'not_planned' })
    await stage.sleepNight('The night after somebody has closed it as not planned', 'd-a-second-city-again', options)
  },
}
