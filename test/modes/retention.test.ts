import { expect, test } from 'vitest'
import type { HistoryRow } from '../../src/model/run/history.js'
import { writeHistory } from '../../src/compare/nights/history.js'
import { HISTORY_FILE } from '../../src/store/baselines/baseline.js'
import { startActionStory } from './action-story.js'
import { FILES, measureMain, SPEC } from './handbook.js'

const DAY_MS = 86_400_000

test('a history that is about to expire, or has lost measurements, causes a warning', async () => {
  // Artifacts made then have a day and a half of their ninety days left.
  const then = new Date(Date.now() - 88.5 * DAY_MS)
  await using story = await startActionStory(FILES, SPEC, { now: () => then })
  const { github, repository } = story
  const run = github.addWorkflowRun({ event: 'push', head_sha: repository.sha('base') })
  const row: HistoryRow = {
    ...{ run: run.id, attempt: 1, at: then.toISOString(), mode: 'baseline', run_id: 'earlier', variant: 'default' },
    ...{ commit: null, branch: 'main', values: {}, known: 6 },
  }
  github.addArtifact({ run, name: 'goldenpair-baseline-demo', files: { [HISTORY_FILE]: writeHistory([row]) } })
  const { lines } = await measureMain(story)
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual([
    'warning The history has lost 5 measurements: artifacts expire before the next run reads them; raise `retention-days`.',
    'warning The newest history expires in 1 day: a longer gap between two runs loses it; raise `retention-days`.',
  ])
})
