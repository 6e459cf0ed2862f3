import { enterpriseHost, reportArtifactName } from '../../github/artifacts.js'
import type { GitHubContext } from '../../github/event-context.js'
import type { ActionRequest } from '../../run/action-request.js'
import { keepFiles } from '../keep-files.js'

/** Where a report points its reader to: the run, and its artifacts where there will be some. */
export function linkReport({ runUrl, serverUrl }: GitHubContext): { readonly run: string; readonly report?: string } {
  return { run: runUrl, ...(enterpriseHost(serverUrl) === null && { report: `${runUrl}#artifacts` }) }
}

/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
export async function keepReport(
  request: ActionRequest,
  suite: string,
  files: readonly string[],
): Promise<string | null> {
  const { kind } = await keepFiles(request, reportArtifactName(suite), request.outputFolder, files)
  return kind === 'failed' ? 'The full report could not be kept among the artifacts; the log says why.' : null
}
