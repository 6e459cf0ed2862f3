import { join } from 'node:path'
import { EXPERIMENT_SCHEMA_VERSION, type Experiment } from '../../core/model/experiment.js'
import { experimentArtifactName } from '../../shell/github/artifacts.js'
import { replaceJson } from '../../shell/io/replace-json.js'
import { runFiles } from '../../shell/runs/run-files.js'
import type { ActionRequest } from '../action-request.js'
import { keepFiles } from '../keep-files.js'
import type { FinishedArm } from '../run-suite.js'

/** Writes the record of an experiment, `experiment.json`, and uploads it with the runs, so that it can be compared again. */
export async function keepExperiment(
  request: ActionRequest,
  facts: {
    readonly label: string
    /** By place; empty where the arms are variants. */
    readonly refs: readonly string[]
    /** The baseline first. */
    readonly measured: readonly FinishedArm[]
    readonly maxCostUsd: number | null
    readonly outcome: Experiment['outcome']
  },
): Promise<void> {
  const { github, outputFolder, effects } = request
  const { label, refs, measured, outcome } = facts
  const [first] = measured
  if (first === undefined) throw new Error('nothing was measured')
  const { suite, seed, subset } = first.run
  const experiment: Experiment = {
    schema_version: EXPERIMENT_SCHEMA_VERSION,
    label,
    suite,
    finished_at: effects.clock.now().toISOString(),
    run_url: github.runUrl,
    seed,
    subset,
    max_cost_usd: facts.maxCostUsd,
    arms: measured.map(({ run }, place) => {
      const { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries } = run
      const ref = refs[place] ?? null
      return { ref, run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries }
    }),
    outcome,
  }
  const file = join(outputFolder, 'experiment.json')
  await replaceJson(file, experiment)
  const runs = measured.flatMap(({ out }) => Object.values(runFiles(out)))
  await keepFiles(request, experimentArtifactName(suite.name), outputFolder, [file, ...runs])
}
