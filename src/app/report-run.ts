import { posix } from 'node:path'
import type { RuleSet } from '../core/model/rules.js'
import { plainText } from '../core/model/report.js'
import type { RunVerdict } from '../core/model/verdict.js'
import type { Baseline } from '../shell/baselines/baseline.js'
import { reportArtifactName } from '../shell/github/artifacts.js'
import { countLook, type Marker } from '../shell/github/marker.js'
import { listOwnComments } from '../shell/github/own-comments.js'
import { readRequestFailure } from '../shell/github/request-error.js'
import { publishReport } from '../shell/publishers/index.js'
import type { Publication } from '../shell/publishers/publication.js'
import { buildOutputs } from './action-outputs.js'
import type { ActionRequest } from './action-request.js'
import { evaluate } from './evaluate.js'
import { keepFiles } from './keep-files.js'

export interface ReportRun {
  readonly request: ActionRequest
  readonly suite: string
  readonly candidateFolder: string
  readonly baseline: Baseline
  /** Null: the run is judged as it was measured. */
  readonly ruleSet: RuleSet | null
  readonly marker: Publication['marker']
  readonly place: Publication['place']
  /** A sentence that goes below the verdict, in markdown; null is none. */
  readonly label: string | null
}

/** Compares a measured run with its baseline, and tells everybody. */
export async function reportRun(report: ReportRun): Promise<RunVerdict> {
  const { request, suite, candidateFolder, baseline, ruleSet, label } = report
  const { inputs, github, outputFolder, effects } = request
  const place: Publication['place'] =
    inputs.comment === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place
  const look = await findLook(request, place, report.marker)
  const marker = look > 1 ? { ...report.marker, look } : report.marker
  const evaluation = await evaluate({
    candidateFolder,
    baseline,
    ...(ruleSet === null ? {} : { ruleSet }),
    failOn: inputs.failOn,
    outputFolder,
    details: inputs.commentDetails,
    charts: inputs.charts,
    links: {
      run: github.runUrl,
      report: `${github.runUrl}#artifacts`,
      repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
    },
    baselineBranch: github.defaultBranch,
    look: look > 1 ? look : null,
    log: effects.log,
  })
  const { comparison, files } = evaluation
  effects.log.info(`Verdict: ${plainText(evaluation.report.headline)}`)
  await keepFiles(request, reportArtifactName(suite), outputFolder, Object.values(files))
  await publishReport(
    {
      comment: addLabel(evaluation.comment, label),
      summary: addLabel(evaluation.summary, label),
      // GitHub wants paths from the repository's root, the suite's are from the working directory.
      annotations: evaluation.annotations.map((one) => ({
        ...one,
        file: posix.join(inputs.workingDirectory, one.file),
      })),
      outputs: await buildOutputs({
        comparison,
        files,
        candidateFolder,
        workspace: request.workspace,
        log: effects.log,
      }),
      marker,
      place,
    },
    effects,
  )
  return comparison.verdict
}

/** Where the comments cannot be read, the first: the publisher says what is wrong. */
async function findLook({ effects }: ActionRequest, place: Publication['place'], marker: Marker): Promise<number> {
  if ('kind' in place) return 1
  try {
    const own = await listOwnComments({ client: await effects.connect(), ...place })
    return countLook(
      own.map(({ body }) => body),
      marker,
    )
  } catch (error) {
    if (readRequestFailure(error) === null) throw error
    return 1
  }
}

/** Below the first line, which is the verdict. */
function addLabel(markdown: string, label: string | null): string {
  if (label === null) return markdown
  const [first = '', ...rest] = markdown.split('\n')
  return [first, `> ${label}`, ...rest].join('\n')
}
