import type { Run } from '../../model/run/run.js'

/** A measured arm of an experiment. */
export interface ExperimentArm {
  /** The run folder. */
  readonly folder: string
  readonly run: Run
  /** The branch, tag or commit that was asked for; null where the arm is a variant. */
  readonly ref: string | null
}

/** What people call an arm. */
export function nameArm({ ref, run }: ExperimentArm): string {
  return ref ?? run.variant
}
