import { join } from 'node:path'
import { type ListedArtifact, suiteOfExperimentArtifact } from '../../github/artifacts.js'
import { readTextFile } from '../../io/files.js'
import { customMetricsOf } from '../../metrics/custom-metrics.js'
import { UserError } from '../../model/error.js'
import { type Experiment, EXPERIMENT_SCHEMA_VERSION, experimentSchema } from '../../model/result/experiment.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { ActionRequest } from '../request/action-request.js'
import { parseJson, parseStored, refuseNewer } from '../../store/runs/read-json-lines.js'
import { isReference } from '../../store/runs/read-reference.js'
import { readRun } from '../../store/runs/read-run.js'
import { MAX_LENGTH } from '../../store/runs/run-files.js'
import { EXPERIMENT_FILE, type ExperimentArm, findPlace, reportExperiment } from '../ab/report-experiment.js'
import { chooseNewest, listLeft, publishEach, receiveArtifact } from './find-measured.js'

interface KeptExperiment {
  readonly suite: string
  readonly artifact: ListedArtifact
}

/**
 * Reports the experiments (mode `ab`) that earlier jobs of this workflow run have measured with fewer rights. Scores and verdict are computed here
 * from what was observed, and no verdict or label of the artifact is believed, since a target ran where it was made; its gates are, which is
 * why a workflow says itself that it asks for an experiment.
 * @throws UserError `mode-needs-event`, and `nothing-to-publish`
 */
export async function publishExperiments(request: ActionRequest): Promise<ExitCode> {
  const { github } = request
  const needs = '`workflow_dispatch` where it gets `experiment: true`'
  if (github.eventName !== 'workflow_dispatch')
    throw new UserError('mode-needs-event', { mode: 'publish', event: github.eventName, needs })
  const kept = chooseNewest(await listLeft(request, github.runId)).flatMap((artifact): KeptExperiment | [] => {
    const suite = suiteOfExperimentArtifact(artifact.name)
    return suite === null ? [] : { suite, artifact }
  })
  if (kept.length > 0) return publishEach(request, kept, publishExperiment)
  throw refuse(`no job of run ${github.runId} has left an experiment`)
}

async function publishExperiment(request: ActionRequest, { suite, artifact }: KeptExperiment): Promise<ExitCode> {
  const { inputs, github, outputFolder } = request
  const place = await findPlace(request)
  const received = join(outputFolder, 'received')
  const reason = await receiveArtifact(request, artifact, { folder: received })
  if (reason !== null) throw refuse(reason)
  const { arms: kept } = await readExperiment(join(received, EXPERIMENT_FILE))
  const arms: ExperimentArm[] = []
  for (const { folder: name, ref } of kept) {
    const folder = join(received, name)
    // The scores of a reference would be believed as they are.
    if (await isReference(folder))
      throw refuse(`the artifact ${artifact.name} holds a file where a run folder should be`)
    arms.push({ folder, ref, run: await readRun(folder) })
  }
  const other = arms.find(({ run }) => run.suite.name !== suite || run.mode !== 'ab')
  if (other !== undefined)
    throw refuse(
      `the artifact ${artifact.name} holds a run of ${JSON.stringify(other.run.suite.name)} in mode ${other.run.mode}`,
    )
  const facts = { suite, arms, label: inputs.label, sha: github.event.sha, place, note: describeTrust(arms) }
  const { exitCode } = await reportExperiment(request, facts)
  return exitCode
}

/** Throws `run-invalid`, `run-too-new` and `file-unreadable`. */
async function readExperiment(path: string): Promise<Experiment> {
  const value = parseJson(path, await readTextFile({ path, maxBytes: MAX_LENGTH }))
  refuseNewer(path, value, EXPERIMENT_SCHEMA_VERSION)
  return parseStored(experimentSchema, value, { path, line: null })
}

/** What is not computed here, as a sentence; null where all is. */
function describeTrust(arms: readonly ExperimentArm[]): string | null {
  const isBelieved = arms.some(({ run }) => run.judge !== undefined || customMetricsOf(run).length > 0)
  return isBelieved
    ? "What a judge and the suite's own metrics (`custom.…`) say was taken from the job that measured."
    : null
}

function refuse(reason: string): UserError {
  return new UserError('nothing-to-publish', { reason })
}
