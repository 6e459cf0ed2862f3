import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findSecrets } from './find-secrets.js'
import { findChart, goldenFiles, labelsOf, type StoryChart } from './golden-files.js'
import { REGISTRY } from './index.js'
import { limitTasks } from './limit-tasks.js'
import { openStage } from './stage.js'

const GOLDEN = join(import.meta.dirname, '..', 'golden')
/** `UPDATE_GOLDEN=1` rewrites the files; read all of them afterwards. */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1'
/** Runs two stories at a time; each has one process of the Action at a time. */
const inTurn = limitTasks(2)

async function checkFile(path: string, text: string | null): Promise<void> {
  if (isUpdate) return text === null ? rm(path, { force: true }) : writeFile(path, text)
  const golden = await readFile(path, 'utf8').catch(() => null)
  expect(text, path).toBe(golden)
}

/** Keeps the picture as it was drawn, so that the comment can be viewed with it. Only what is equal in all runs is compared. */
async function checkChart(path: string, chart: StoryChart | null): Promise<void> {
  if (isUpdate) return checkFile(path, chart === null ? null : `${JSON.stringify(chart, null, 2)}\n`)
  const golden = await readFile(path, 'utf8').catch(() => 'null')
  expect(labelsOf(chart), path).toEqual(labelsOf(JSON.parse(golden) as StoryChart | null))
}

test('every story of test/golden is registered', async () => {
  const folders = await readdir(GOLDEN)
  const stories = folders.filter((folder) => existsSync(join(GOLDEN, folder, 'story.md')))
  expect(Object.keys(REGISTRY).sort()).toEqual(stories.sort())
})

describe.concurrent('the built Action ends as the golden files say', () => {
  test.each(Object.entries(REGISTRY))('%s', async (name, story) => {
    await inTurn(async () => {
      await using stage = await openStage(name, story)
      await story.tell(stage)
      expect(await findSecrets(stage)).toEqual([])
      for (const [file, text] of Object.entries(goldenFiles(stage, story)))
        await checkFile(join(GOLDEN, name, file), text)
      await checkChart(join(GOLDEN, name, 'chart.json'), findChart(stage))
    })
  })
})

test('two jobs report the same as one job', async () => {
  const read = (story: string) => readFile(join(GOLDEN, story, 'comment.md'), 'utf8')
  expect(await read('two-jobs')).toBe(await read('regression'))
})
