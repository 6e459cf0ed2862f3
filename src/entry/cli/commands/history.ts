import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refuseExisting, replaceFile } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { chooseMetrics, collectArtifacts, collectFolders, type Collected } from '../history/collect-history.js'
import { drawHistory, showHistory, writeHistoryCsv } from '../history/show-history.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { type Command, refuseArguments, refuseFlag, type Terminal } from './flags.js'
import { loadSuiteHere, surroundingsOf } from './surroundings.js'

export const history: Command = {
  positionals: '[FOLDER...]',
  details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
  run: async ({ flags, positionals, terminal }) => {
    const { last, csv, chart, variant } = flags
    const pathOf = (file: string): string => resolve(terminal.workingDirectory, file)
    if (csv !== undefined && chart !== undefined && pathOf(csv) === pathOf(chart))
      refuseFlag('chart', chart, 'another file than --csv')
    if (!flags.force) await refuseExisting([csv ?? [], chart ?? []].flat(), terminal.workingDirectory)
    const collected = await collect(flags, positionals, terminal)
    const rows = collected.rows.filter((row) => variant === undefined || row.variant === variant).slice(-last)
    if (rows.length === 0) throw new UserError('history-empty', { where: `what was measured of \`${variant ?? ''}\`` })
    const metrics = chooseMetrics({ ...collected, rows }, flags.metric)
    await writeOut(csv, writeHistoryCsv(rows, metrics), terminal)
    await writeOut(chart, drawHistory(rows, metrics), terminal)
    terminal.print(flags.json ? JSON.stringify({ metrics, rows }, null, 2) : showHistory(rows, metrics))
    return 0
  },
}

async function collect(flags: Flags, folders: readonly string[], terminal: Terminal): Promise<Collected> {
  const repository = flags.repo
  const { workingDirectory, env, log } = terminal
  if (repository === undefined)
    return collectFolders(
      (folders.length === 0 ? ['.goldenpair'] : folders).map((one) => resolve(workingDirectory, one)),
      log,
    )
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? []
  if (owner === undefined || repo === undefined) refuseFlag('repo', repository, 'a repository such as octo-org/app')
  if (folders.length > 0)
    refuseArguments(
      'history',
      `--repo and ${folders.length === 1 ? 'a folder' : `${folders.length} folders`}; give one or the other`,
    )
  const token = env['GITHUB_TOKEN'] ?? ''
  if (token === '') throw new UserError('history-unreadable', { repo: repository, reason: 'there is no GITHUB_TOKEN' })
  const { name } = await loadSuiteHere(flags.suite, surroundingsOf(terminal))
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-history-'))
  try {
    const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com'
    return await collectArtifacts({ owner, repo, suite: name, token, apiUrl, folder, log })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeOut(path: string | undefined, text: string, { workingDirectory, log }: Terminal): Promise<void> {
  if (path === undefined) return
  await replaceFile(resolve(workingDirectory, path), text)
  log.info(`Wrote ${path}.`)
}
