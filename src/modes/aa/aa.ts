import { relative } from 'node:path'
import { reportArtifactName } from '../../github/artifacts.js'
import { readCheckout } from '../../github/checkout.js'
import { plainText } from '../../model/result/report.js'
import { publishReport } from '../../publishers/index.js'
import type { ActionMode } from '../../run/action-request.js'
import { chooseVariant, prepareMeasurement } from '../../run/measure-checkout.js'
import { keepFiles } from '../keep-files.js'
import { measureTwice } from './measure-twice.js'

/** Mode `aa`: one variant of the checkout twice, interleaved in one job; the result is in the job summary and the artifacts. */
export const runAa: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder, workspace, effects } = request
  const { suite, common } = await prepareMeasurement(request)
  const variant = chooseVariant(inputs.variants, suite)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const evaluation = await measureTwice({
    ...common,
    variant,
    trials: inputs.trials,
    outputFolder,
    details: inputs.commentDetails,
    commit: checkout.sha,
    branch: github.branch,
  })
  const { files, report, runFolders, exit_code: exitCode } = evaluation
  effects.log.info(plainText(report.headline))
  await keepFiles(request, reportArtifactName(suite.name), outputFolder, Object.values(files))
  await publishReport(
    {
      comment: evaluation.comment,
      summary: evaluation.summary,
      annotations: [],
      outputs: {
        passed: String(exitCode === 0),
        'run-path': relative(workspace, runFolders[0]),
        'report-path': relative(workspace, files.report),
      },
      marker: { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
      place: { kind: 'none', reason: 'mode `aa` writes to the job summary' },
    },
    effects,
  )
  return inputs.failOn === 'never' && exitCode !== 4 ? 0 : exitCode
}
