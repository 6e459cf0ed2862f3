import { relative } from 'node:path'
import { plainText } from '../core/model/report.js'
import type { Tournament } from '../core/model/tournament.js'
import { reportArtifactName } from '../shell/github/artifacts.js'
import { publishReport } from '../shell/publishers/index.js'
import type { Publication } from '../shell/publishers/publication.js'
import type { ActionRequest } from './action-request.js'
import { chooseChartService } from './choose-chart-service.js'
import { evaluateTournament } from './evaluate-tournament.js'
import { keepFiles } from './keep-files.js'
import { addLabel } from './report-run/add-label.js'

/** Compares the measured variants of mode `ab` where there are more than two, and tells everybody. */
export async function reportTournament(report: {
  readonly request: ActionRequest
  readonly suite: string
  /** Run folders, the baseline first. */
  readonly folders: readonly string[]
  readonly marker: Publication['marker']
  readonly place: Publication['place']
  /** A sentence that goes below the headline, in markdown; null is none. */
  readonly label: string | null
}): Promise<Tournament> {
  const { request, suite, folders, marker, place } = report
  const label = { label: report.label ?? '', headline: null }
  const { inputs, github, workspace, outputFolder, effects } = request
  const evaluation = await evaluateTournament({
    folders,
    failOn: inputs.failOn,
    outputFolder,
    details: inputs.commentDetails,
    charts: chooseChartService(request, { suite, isFork: false }),
    links: { run: github.runUrl, report: `${github.runUrl}#artifacts` },
    log: effects.log,
  })
  const { tournament, files, comparisons, comment, summary } = evaluation
  effects.log.info(`Verdict: ${plainText(evaluation.report.headline)}`)
  await keepFiles(request, reportArtifactName(suite), outputFolder, [...Object.values(files), ...comparisons])
  const { outcome, passed } = tournament
  await publishReport(
    {
      comment: addLabel(comment, label),
      summary: addLabel(summary, label),
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
