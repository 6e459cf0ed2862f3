import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractZip } from '../../../src/github/read-zip.js'
import { runCli } from '../../entry/cli/run-cli.js'
import type { Stage, Story } from '../../stories/story.js'

const ATLAS = join(import.meta.dirname, '..', 'atlas')

/** Returns the output of `goldenpair audit` for the stored runs of the repository, in a checkout of main. */
async function audit({ github }: Stage): Promise<string> {
  const checkout = await mkdtemp(join(tmpdir(), 'goldenpair-audit-'))
  try {
    for (const folder of [ATLAS, join(import.meta.dirname, 'main')]) await cp(folder, checkout, { recursive: true })
    const { owner, name } = github.state.repository
    const env = { PATH: process.env['PATH'], GITHUB_TOKEN: github.state.token, GITHUB_API_URL: github.url }
    const { out } = await runCli(checkout, ['audit', '--repo', `${owner}/${name}`, '--last', '2'], { env })
    return out
  } finally {
    await rm(checkout, { recursive: true })
  }
}

/** Reads a file of the report that the last job has stored. */
async function readKept({ github }: Stage, file: string): Promise<string> {
  const kept = [...github.state.artifacts.values()].findLast(({ name }) => name === 'goldenpair-report-atlas')
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-report-'))
  try {
    const archive = join(folder, 'report.zip')
    await writeFile(archive, kept?.content ?? '')
    await extractZip({ archive, archiveBytes: kept?.content.length ?? 0, folder })
    return await readFile(join(folder, file), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

function demand(text: string, wanted: readonly string[]): void {
  const missing = wanted.find((one) => !text.includes(one))
  if (missing !== undefined) throw new Error(`there is no ${missing} in:\n${text}`)
}

export const doubtedJudge: Story = {
  isInProcess: true,
  tell: async (stage) => {
    await stage.pushToMain('A push to main keeps the baseline')
    await stage.pushOn('A second push is measured too', 'main-2')
    await stage.runPullRequest('The pull request answers in few words', stage.pull('pull-request'), {
      inputs: { charts: 'quickchart', comment: 'ids' },
    })
    demand(await readKept(stage, 'broken-cases.sarif'), ['"uri": "golden/capitals.yaml"', '"startLine": 6', 'ghana'])
    demand(await audit(stage), ['never found', 'in none of 4 tries: atlas/lakes.md', '+', 'atlas/africa.md'])
  },
}
