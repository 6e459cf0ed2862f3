import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pullRequestEvent, pushEvent } from './doubles/github/events.js'
import { startActionStory } from './modes/action-story.js'
import { readFiles } from './read-files.js'

/** An assistant that answers from an atlas, and a pull request that makes it read less of each page to save tokens. */
const FOLDER = join(import.meta.dirname, 'golden', 'picture')

const PICTURE = '../docs/images/comment.md'

/** The number of changed latency figures depends on the machine, and a new metric must not require a new picture. */
function maskCounts(comment: string): string {
  return comment
    .replaceAll(/\d+(?= (?:of \d+ )?(?:more metrics moved|related metrics|metrics and tags)|\smore\.)/g, 'n')
    .replaceAll(/(?<=n of )\d+(?= more metrics moved)/g, 'n')
}

/** A clock that advances by 20 ms at each request for a duration, so that two runs write the same comment. */
function startClock(start: string) {
  let ms = 0
  return { now: () => new Date(Date.parse(start) + ms), monotonicMs: () => (ms += 20) }
}

test("the README's picture shows the present comment: if not, run npm run picture", async () => {
  const now = () => new Date('2026-01-02T09:00:00Z')
  const main = await readFiles(join(FOLDER, 'main'))
  const files = await readFiles(join(FOLDER, 'pull-request'))
  await using story = await startActionStory(main, { commits: [{ name: 'change', files }] }, { now })
  const { github, repository, act } = story
  const inputs = { charts: 'https://charts.example' }

  const push = pushEvent(github.state, { before: '0'.repeat(40), after: repository.sha('base') })
  await act({ event: push, checkout: 'base', inputs, clock: startClock('2026-01-02T09:00:00Z') })
  const pull = github.addPull({
    number: 7,
    head: { ref: 'shorter-context', sha: repository.sha('change') },
    base: { ref: 'main', sha: repository.sha('base') },
  })
  const event = pullRequestEvent(github.state, pull)
  await act({ event, checkout: 'change', inputs, clock: startClock('2026-01-02T14:00:00Z') })

  expect(story.comments()).toHaveLength(1)
  const [written = ''] = story.comments()
  const comment = written.replace(/ · [\d.]+\ss · /, ' · 6.0\u202fs · ')
  const picture = await readFile(join(import.meta.dirname, PICTURE), 'utf8')
  await expect(maskCounts(comment) === maskCounts(picture) ? picture : comment).toMatchFileSnapshot(PICTURE)
})
