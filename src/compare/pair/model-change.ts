import { groupBy } from '../../model/group-by.js'
import type { Run } from '../../model/run/run.js'
import { undatedModelName } from '../../model/undated-model-name.js'

/**
 * Whether other models answered than in the baseline: `configured` when the settings of the targets name different ones, so that this
 * is what is compared; `provider` when nobody asked for it. A list that is empty says nothing.
 */
export type ModelChange = 'none' | 'configured' | 'provider'

export function findModelChange(baseline: Run, candidate: Run): ModelChange {
  const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'))
  if (old === now || !old || !now) return 'none'
  return configuredModels(baseline) === configuredModels(candidate) ? 'provider' : 'configured'
}

/** Models of which several versions answered in one run: the provider changed them while it was measured. */
export function findMovedModels({ fingerprints }: Run): readonly string[] {
  const versions = groupBy([...fingerprints.models].sort(), undatedModelName)
  return [...versions.values()].filter((models) => models.length > 1).map((models) => models.join(' and '))
}

/** Models that do other work than answering. */
const OTHER_WORK = /embed|rerank|judge/i
const NAMES_MODEL = /(?:^|[^a-z])(?:models?|deployment)(?:$|[^a-z])/i
const MODEL_FLAG = /(?:^|\s)-{1,2}[\w-]*model[\s=]\S+/gi

/** What the target's settings say of models, as one text; the flags of a command too. */
function configuredModels({ settings }: Run): string {
  const found: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (OTHER_WORK.test(path)) return
    if (typeof value === 'object' && value !== null && !isCommand(value)) {
      for (const [key, member] of Object.entries(value)) visit(member, `${path}.${spaced(key)}`)
    } else if (NAMES_MODEL.test(path)) found.push(`${path}=${String(value)}`)
    else {
      const flags = (isCommand(value) ? value.join(' ') : String(value)).match(MODEL_FLAG) ?? []
      found.push(...flags.filter((flag) => !OTHER_WORK.test(flag)).map((flag) => flag.trim()))
    }
  }
  visit(settings.target, '')
  return found.sort().join('\n')
}

function isCommand(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** `modelName` as `model Name`, and `llm_model` as `llm model`. */
function spaced(key: string): string {
  return key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ')
}
