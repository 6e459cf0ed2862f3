import type { MetricSettings } from '../../model/metric.js'
import type { RunTable, TableArm, TableTrial } from '../../model/run/run-table.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { completePricing } from '../cost/price-reply.js'
import { REGISTRY } from './index.js'

/** All tables of one report under way; an arm's number is its place in the list that `build` gets, the baseline first. */
export interface OpenTables {
  readonly add: (arm: number, trial: TableTrial) => void
  readonly build: (arms: readonly TableArm[]) => readonly RunTable[]
}

/** Starts every table of the registry. */
export function openTables(settings: MetricSettings): OpenTables {
  const context = {
    settings: { ...settings, pricing: completePricing(settings.pricing) },
    scoring: settings.scoring ?? DEFAULT_SCORING,
  }
  const tables = REGISTRY.map((definition) => definition.open(context))
  const looking = tables.flatMap(({ add }) => add ?? [])
  return {
    add: (arm, trial) => {
      for (const add of looking) add(arm, trial)
    },
    build: (arms) => tables.flatMap((table) => table.build(arms) ?? []),
  }
}
