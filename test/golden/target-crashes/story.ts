import type { Story } from '../../stories/story.js'

export const targetCrashes: Story = {
  varies: [
    // What a version of Node adds to an error that nobody catches.
    [/%0A {2}\| {5}at [^%]*node:internal[^%]*/g, ''],
    [/\bNode\.js v[\d.]+/g, 'Node.js ‹version›'],
    // How often it is started again before the run gives up is the machine's mood.
    [/^::warning::The target ended and is started again\.\n/gm, ''],
  ],
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    const pull = stage.pull('pull-request')
    await stage.runPullRequest('The pull request’s target throws when it is loaded', pull, { inputs: { check: 'true' } })
  },
}
