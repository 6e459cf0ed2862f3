import { relative } from 'node:path'
import { plainText } from '../core/model/report.js'
import type { Tournament } from '../core/model/tournament.js'
import { reportArtifactName } from '../shell/github/artifacts.js'
import { publishReport } from '../shell/publishers/index.js'
import type { Publication } from '../shell/publishers/publication.js'
import type { ActionRequest } from './action-request.js'
import { evaluateTournament } from './evaluate-tournament.js'
import { keepFiles } from './keep-files.js'

/** Compares the measured variants of mode `ab` where there are more than two, and tells everybody. */
export async function reportTournament(report: {
  readonly request: ActionRequest
  readonly suite: string
  /** Run folders, the baseline first. */
  readonly folders: readonly string[]
  readonly marker: Publication['marker']
  readonly place: Publication['place']
}): Promise<Tournament> {
  const { request, suite, folders, marker, place } = report
  const { inputs, github, workspace, outputFolder, effects } = request
  const evaluation = await evaluateTournament({
    folders,
    failOn: inputs.failOn,
    outputFolder,
    details: inputs.commentDetails,
    charts: inputs.charts,
    links: { run: github.runUrl, report: `${github.runUrl}#artifacts` },
    log: effects.log,
  })
  const { tournament, files, comparisons, comment, summary } = evaluation
  effects.log.info(`Verdict: ${plainText(evaluation.report.headline)}`)
  await keepFiles(request, reportArtifactName(suite), outputFolder, [...Object.values(files), ...comparisons])
  const { outcome, passed } = tournament
  await publishReport(
    {
      comment,
      summary,
      annotations: [],
      outputs: {
        verdict: outcome.kind,
        passed: String(passed),
        winner: outcome.kind === 'winner' ? outcome.variant : '',
        'comparison-path': relative(workspace, files.ab),
        'report-path': relative(workspace, files.report),
      },
      marker,
      place,
    },
    effects,
  )
  return tournament
}
