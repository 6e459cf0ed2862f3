import type { Story } from '../../stories/story.js'

export const targetCrashes: Story = {
  varies: [
    // The text that some versions of Node add to an uncaught error.
    [/%0A {2}\| {5}at [^%]*node:internal[^%]*/g, ''],
    [/\bNode\.js v[\d.]+/g, 'Node.js ‹version›'],
    // How often the target is restarted before the run gives up depends on timing.
    [/^::warning::The target ended and is started again\.(?: Later restarts are not reported\.)?\n/gm, ''],
  ],
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const pull = stage.pull('pull-request')
    await stage.runPullRequest('The pull request’s target throws when it is loaded', pull, { inputs: { check: 'true' } })
  },
}
