import { UserError } from '../../../model/error.js'
import { FAIL_ON, type FailOn } from '../../../model/result/verdict.js'
import { parseShard, type Shard, SHARD_FORM } from '../../../model/run/shard.js'
import { type Inference, INFERENCES } from '../../../model/suite/inference.js'
import type { Overrides, SkippedCode } from '../../../measure/run/override-suite.js'
import { EVERY_VARIABLE } from '../../../io/target-environment.js'
import type { Flag, FlagValues } from './command.js'

export const DEFAULT_SUITE = 'golden/suite.yaml'

/** Flags that several commands share, so that they read the same everywhere. */
export const SHARED_FLAGS = {
  suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
  subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
  trials: { type: 'string', value: 'N', description: "attempts per case (default: the suite's)" },
  seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
  concurrency: { type: 'string', value: 'N', description: "trials run at once (default: the suite's)" },
  'timeout-seconds': { type: 'string', value: 'S', description: "time limit of a trial (default: the suite's)" },
  out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
  'fail-on': { type: 'string', value: 'WHAT', description: `${FAIL_ON.join(' | ')} (default regression)` },
  verbose: { type: 'boolean', description: 'also print statistics, all changed cases, settings and files' },
  json: { type: 'boolean', description: 'print the result as JSON, for machines' },
} as const satisfies Record<string, Flag>

/** For commands that compare what somebody has chosen to compare. */
export const INFERENCE = {
  type: 'string',
  value: 'WHAT',
  description: `what the verdict is about: ${INFERENCES.join(' | ')}`,
} as const satisfies Flag

/** For commands that start a target. */
export const TARGET_ENV: Flag = {
  type: 'string',
  value: 'NAMES',
  description: 'variables that the target may see too, e.g. OPENAI_API_KEY',
}

export const TARGET_ENV_FLAGS = {
  'target-env': TARGET_ENV,
  'inherit-env': { type: 'boolean', description: 'targets may see every variable of this shell, secrets too' },
} as const satisfies Record<string, Flag>

/** Settings that are laid over those of every variant, and other names of shared flags. */
export const SETTING_FLAGS = {
  'route-tier': {
    type: 'string',
    value: 'TIER',
    description: 'the target must answer on this route tier: local, api …',
  },
  tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
  model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
  'max-steps': { type: 'string', value: 'N', description: 'at most so many steps of reasoning for an answer' },
  'max-tool-calls': { type: 'string', value: 'N', description: 'at most so many tool calls for an answer' },
  'no-cache': { type: 'boolean', description: "use neither the target's caches nor Goldenpair's own" },
  'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
} as const satisfies Record<string, Flag>

/** For commands whose answers may be known already. */
export const CACHE_DIR: Flag = {
  type: 'string',
  value: 'FOLDER',
  description: 'where to cache the answers of targets and judges',
}

/** For commands that ask a judge. */
export const JUDGE_MODEL: Flag = {
  type: 'string',
  value: 'NAME',
  description: "another model for the suite's judge",
}

/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
  'skip-code-review': { type: 'boolean', description: 'do not ask a judge to review the source code' },
  'skip-code-quality': { type: 'boolean', description: 'do not measure the source code or decide its gates' },
} as const satisfies Record<string, Flag>

/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
export function skippedCode(flags: FlagValues): SkippedCode | null {
  if (flags['skip-code-quality'] === true) return 'quality'
  return flags['skip-code-review'] === true ? 'review' : null
}

/** What a run may spend. */
export const LIMIT_FLAGS = {
  'max-cost-usd': {
    type: 'string',
    value: 'USD',
    description: "most that the run may cost (default: the suite's); it stops before it costs more",
  },
  'dry-run': { type: 'boolean', description: 'only show what would be asked and what it would cost' },
} as const satisfies Record<string, Flag>

/** For commands that measure variants of a suite: everything but which, and how much of it. */
export const MEASURE_FLAGS = {
  ...CODE_FLAGS,
  ...SETTING_FLAGS,
  ...LIMIT_FLAGS,
  ...TARGET_ENV_FLAGS,
  'judge-model': JUDGE_MODEL,
} as const satisfies Record<string, Flag>

/** The `--suite` flag. */
export function suiteFlag(flags: FlagValues): string {
  return textFlag(flags, 'suite') ?? DEFAULT_SUITE
}

/** Names separated by commas or blanks; none when the flag was not given. */
export function namesFlag(flags: FlagValues, name: string): readonly string[] {
  return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '')
}

/** What targets may see beside what they always do. */
export function targetEnvFlags(flags: FlagValues): readonly string[] {
  const names = namesFlag(flags, 'target-env')
  return flags['inherit-env'] === true ? [...names, EVERY_VARIABLE] : names
}

/** A flag's text, or undefined when it was not given. */
export function textFlag(flags: FlagValues, name: string): string | undefined {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
export function wholeFlag(flags: FlagValues, name: string, least = 1): number | undefined {
  const text = textFlag(flags, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least)
    throw new UserError('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` })
  return value
}

/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
export function positiveFlag(flags: FlagValues, name: string): number | undefined {
  const text = textFlag(flags, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0)
    throw new UserError('flag-invalid', { flag: name, got: text, expected: 'a number above 0' })
  return value
}

/** The `--fail-on` flag. Throws `flag-invalid`. */
export function failOnFlag(flags: FlagValues): FailOn {
  const text = textFlag(flags, 'fail-on') ?? 'regression'
  const failOn = FAIL_ON.find((word) => word === text)
  if (failOn === undefined)
    throw new UserError('flag-invalid', { flag: 'fail-on', got: text, expected: FAIL_ON.join(', ') })
  return failOn
}

/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
export function inferenceFlag(flags: FlagValues): Inference | undefined {
  const text = textFlag(flags, 'inference')
  if (text === undefined) return undefined
  const inference = INFERENCES.find((word) => word === text)
  if (inference === undefined)
    throw new UserError('flag-invalid', { flag: 'inference', got: text, expected: INFERENCES.join(', ') })
  return inference
}

/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
export function shardFlag(flags: FlagValues): Shard | null {
  const text = textFlag(flags, 'shard')
  if (text === undefined) return null
  const shard = parseShard(text)
  if (shard === null) throw new UserError('flag-invalid', { flag: 'shard', got: text, expected: SHARD_FORM })
  return shard
}

/** What the flags say over the suite. Throws `flag-invalid`. */
export function overridesOf(flags: FlagValues): Overrides {
  return {
    seed: wholeFlag(flags, 'seed', 0),
    concurrency: wholeFlag(flags, 'concurrency'),
    timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
    max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
    inference: inferenceFlag(flags),
    judge_model: textFlag(flags, 'judge-model'),
    settings: settingsOf(flags),
  }
}

/** By the names that docs/protocol.md gives them. */
function settingsOf(flags: FlagValues): Readonly<Record<string, unknown>> {
  const settings = {
    route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
    model: textFlag(flags, 'model'),
    max_steps: wholeFlag(flags, 'max-steps'),
    max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
    no_cache: flags['no-cache'] === true ? true : undefined,
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
export function readEither<Value>(
  flags: FlagValues,
  read: (flags: FlagValues, name: string) => Value | undefined,
  [name, other]: readonly [string, string],
): Value | undefined {
  const [value, same] = [read(flags, name), read(flags, other)]
  if (value !== undefined && same !== undefined && value !== same)
    throw new UserError('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` })
  return value ?? same
}
