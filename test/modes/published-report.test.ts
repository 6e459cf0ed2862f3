import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../entry/cli/run-cli.js'
import { pullRequestEvent } from '../doubles/github/events.js'
import { startActionStory } from './action-story.js'
import { BROKEN, FILES, openPull } from './handbook.js'

const SPEC = { commits: [{ name: 'change', parents: ['base'], files: BROKEN }] }

test('a case in the comment links to its place in the published report', async () => {
  await using story = await startActionStory(FILES, SPEC)
  const event = pullRequestEvent(story.github.state, openPull(story, 'change'))
  const inputs = { baseline: 'ref', 'report-url': 'https://octo-org.github.io/octo-repo/{place}/{suite}/' }
  const { outputs, workspace } = await story.act({ event, checkout: 'change', inputs })
  const number = Number(/\d+/.exec(outputs['report-place'] ?? '')?.[0])
  expect(outputs['report-place']).toBe(`pr-${number}`)
  const page = `https://octo-org.github.io/octo-repo/pr-${number}/demo/`
  const [comment = ''] = story.comments()
  const [, id = ''] = /^- \[`([^`]+)`\]\((?=https)/m.exec(comment) ?? []
  expect(comment).toContain(`[\`${id}\`](${page}#case=${id})`)
  expect(comment).toContain(`<a href="${page}">full report</a>`)

  const site = await mkdtemp(join(tmpdir(), 'goldenpair-site-'))
  const report = dirname(join(workspace, outputs['report-path'] ?? ''))
  const { code, log } = await runCli(site, ['pages', '.', '--report', report, '--place', outputs['report-place'] ?? ''])
  expect([code, log]).toEqual([0, ''])
  expect(await readFile(join(site, `pr-${number}`, 'demo', 'index.html'), 'utf8')).toContain(`#case=${id}`)
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain(`<a href="pr-${number}/demo/">pr ${number}</a>`)
  await rm(site, { recursive: true })
})
