import { relative } from 'node:path'
import { plainText } from '../../model/report.js'
import type { Tournament } from '../../model/tournament.js'
import { publishReport } from '../../publishers/index.js'
import type { Publication } from '../../publishers/publication.js'
import type { ActionRequest } from '../../run/action-request.js'
import { chooseChartService } from '../evaluate/choose-chart-service.js'
import { evaluateTournament } from '../evaluate/evaluate-tournament.js'
import { addLabel } from './add-label.js'
import { keepReport, linkReport } from './keep-report.js'

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
  const { inputs, github, workspace, outputFolder, effects } = request
  const evaluation = await evaluateTournament({
    folders,
    failOn: inputs.failOn,
    inference: 'recorded',
    outputFolder,
    details: inputs.commentDetails,
    charts: chooseChartService(request, { suite, isFork: false }),
    links: linkReport(github),
    log: effects.log,
  })
  const { tournament, files, comparisons, comment, summary } = evaluation
  effects.log.info(`Verdict: ${plainText(evaluation.report.headline)}`)
  const lost = await keepReport(request, suite, [...Object.values(files), ...comparisons])
  const { outcome, passed } = tournament
  const label = { label: [report.label, lost].filter((sentence) => sentence !== null).join(' '), headline: null }
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
