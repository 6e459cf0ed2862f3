import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actHere } from '../modes/act-here.js'
import { joinRun, type ActionRequest, type ActionResult } from '../doubles/github/runner.js'

const HOME = join(import.meta.dirname, '..', '..')

/** Like `runAction` of the runner, but from src and in this process. Log lines start with their level, and GitHub's pacing is skipped. */
export async function actInProcess({ env = {}, ...request }: ActionRequest): Promise<ActionResult> {
  const temp = await mkdtemp(join(tmpdir(), 'goldenpair-in-process-'))
  const run = joinRun(request)
  try {
    const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const act = await actHere({ ...request, env: Object.fromEntries(given), run, temp, home: HOME })
    run.status = 'completed'
    run.conclusion = act.code === 0 ? 'success' : 'failure'
    return {
      exitCode: act.code,
      stdout: act.lines.map((line) => `${line.replace(/^info /, '')}\n`).join(''),
      stderr: '',
      outputs: act.outputs,
      summary: act.summary,
      annotations: [],
      otherFiles: { env: '', path: '', state: '' },
      run,
    }
  } finally {
    await rm(temp, { recursive: true })
  }
}
