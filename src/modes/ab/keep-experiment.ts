import { join, relative, sep } from 'node:path'
import { experimentArtifactName } from '../../github/artifacts.js'
import { replaceJson } from '../../io/files.js'
import { type Experiment, EXPERIMENT_SCHEMA_VERSION } from '../../model/result/experiment.js'
import type { ActionRequest } from '../../run/action-request.js'
import { runFiles } from '../../store/runs/run-files.js'
import { keepFiles } from '../keep-files.js'
import { type ExperimentArm, nameArm } from './experiment-arm.js'

export const EXPERIMENT_FILE = 'experiment.json'

/** Writes the record of an experiment, `experiment.json`, and uploads it with the runs, so that it can be compared again. */
export async function keepExperiment(
  request: ActionRequest,
  facts: {
    /** The baseline first. */
    readonly arms: readonly ExperimentArm[]
    readonly maxCostUsd: number | null
    readonly outcome: Experiment['outcome']
  },
): Promise<void> {
  const { inputs, github, outputFolder, effects } = request
  const { arms, outcome } = facts
  const [first] = arms
  if (first === undefined) throw new Error('nothing was measured')
  const { suite, seed, subset } = first.run
  const experiment: Experiment = {
    schema_version: EXPERIMENT_SCHEMA_VERSION,
    label: inputs.label ?? arms.map(nameArm).join(' / '),
    suite,
    finished_at: effects.clock.now().toISOString(),
    run_url: github.runUrl,
    seed,
    subset,
    max_cost_usd: facts.maxCostUsd,
    arms: arms.map(({ run, ref, folder }) => {
      const { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries } = run
      const told = { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries }
      return { ref, folder: relative(outputFolder, folder).replaceAll(sep, '/'), ...told }
    }),
    outcome,
  }
  const file = join(outputFolder, EXPERIMENT_FILE)
  await replaceJson(file, experiment)
  const runs = arms.flatMap(({ folder }) => Object.values(runFiles(folder)))
  await keepFiles(request, experimentArtifactName(suite.name), outputFolder, [file, ...runs])
}
