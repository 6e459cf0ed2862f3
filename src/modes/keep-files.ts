import { relative } from 'node:path'
import type { UploadOutcome } from '../github/upload-artifact.js'
import type { ActionRequest } from '../run/action-request.js'

/** Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. */
export async function keepFiles(
  { inputs, effects }: ActionRequest,
  name: string,
  folder: string,
  files: readonly string[],
): Promise<UploadOutcome> {
  const paths = files.map((file) => relative(folder, file))
  const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays })
  switch (outcome.kind) {
    case 'uploaded':
      effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`)
      break
    case 'unsupported':
      effects.log.notice(
        `${name} is not kept: ${outcome.reason}. Its files stay in the input \`output-dir\`, for a step of your own to keep (docs/workflows.md of Goldenpair).`,
      )
      break
    case 'failed':
      effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`)
  }
  return outcome
}
