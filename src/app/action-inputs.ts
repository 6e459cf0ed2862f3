import { z } from 'zod'
import { UserError } from '../core/model/error.js'
import { CASE_DETAILS, type CaseDetails } from '../core/model/report.js'
import { GATES_FROM, type GatesFrom } from '../core/model/rules.js'
import { parseShard, SHARD_FORM, type Shard } from '../core/model/shard.js'
import { suggest } from '../core/model/suggest.js'
import { FAIL_ON, type FailOn } from '../core/model/verdict.js'
import type { Environment } from '../shell/github/event-context.js'
import type { ChartService } from './evaluate/draw-charts.js'

export const MODES = ['auto', 'pr', 'baseline', 'publish', 'ab', 'aa'] as const
export type Mode = (typeof MODES)[number]

/** The Action's inputs, read and checked. Null is "as the suite says". */
export interface ActionInputs {
  readonly mode: Mode
  readonly suite: string
  readonly variants: readonly string[]
  readonly trials: number | null
  readonly subset: string | null
  /** The part of the cases to measure; null is all of them. */
  readonly shard: Shard | null
  readonly seed: number | null
  /** Stale expected spans are errors. */
  readonly strict: boolean
  /** `artifact`, or a path. */
  readonly baseline: string
  /** A workflow file; empty is any. */
  readonly baselineWorkflow: string
  /** Whose gates and settings a pull request is judged by. */
  readonly gatesFrom: GatesFrom
  readonly failOn: FailOn
  readonly comment: 'always' | 'never'
  readonly commentDetails: CaseDetails
  readonly charts: ChartService
  readonly concurrency: number | null
  /** In US dollars. */
  readonly maxCostUsd: number | null
  /** Only say what would be asked. */
  readonly dryRun: boolean
  /** Names of variables that targets may see. */
  readonly targetEnv: readonly string[]
  /** Where answers are kept; null keeps none. */
  readonly cacheDir: string | null
  readonly outputDir: string
  readonly retentionDays: number | null
  readonly workingDirectory: string
  readonly githubToken: string
  /** For judges and targets that call a provider themselves; null when not given. */
  readonly openaiApiKey: string | null
  /** Where that key goes; null is OpenAI itself. */
  readonly openaiBaseUrl: string | null
}

/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400

/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
export function readActionInputs(env: Environment): ActionInputs {
  const text = (name: string) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
  const charts = readChoice('charts', text('charts'), ['quickchart', 'mermaid', 'none'], 'quickchart')
  const quickchartUrl = readUrl('quickchart-url', text('quickchart-url') || 'https://quickchart.io')
  return {
    mode: readChoice('mode', text('mode'), MODES, 'auto'),
    suite: text('suite') || 'golden/suite.yaml',
    variants: readList(text('variants')),
    trials: readWhole('trials', text('trials'), 1, 100),
    subset: text('subset') || null,
    shard: readShard('shard', text('shard')),
    seed: readWhole('seed', text('seed'), 0, Number.MAX_SAFE_INTEGER),
    strict: readChoice('strict', text('strict'), ['true', 'false'], 'false') === 'true',
    baseline: text('baseline') || 'artifact',
    baselineWorkflow: text('baseline-workflow'),
    gatesFrom: readChoice('gates-from', text('gates-from'), GATES_FROM, 'base'),
    failOn: readChoice('fail-on', text('fail-on'), FAIL_ON, 'regression'),
    comment: readChoice('comment', text('comment'), ['always', 'never'], 'always'),
    commentDetails: readChoice('comment-details', text('comment-details'), CASE_DETAILS, 'full'),
    charts: charts === 'quickchart' ? { kind: charts, url: quickchartUrl } : { kind: charts },
    concurrency: readWhole('concurrency', text('concurrency'), 1, 256),
    maxCostUsd: readPositive('max-cost-usd', text('max-cost-usd')),
    dryRun: readChoice('dry-run', text('dry-run'), ['true', 'false'], 'false') === 'true',
    targetEnv: readList(text('target-env')),
    cacheDir: text('cache-dir') || null,
    outputDir: text('output-dir') || 'goldenpair-report',
    retentionDays: readWhole('retention-days', text('retention-days'), 1, MAX_RETENTION_DAYS),
    workingDirectory: text('working-directory') || '.',
    githubToken: text('github-token'),
    openaiApiKey: text('openai-api-key') || null,
    openaiBaseUrl: text('openai-base-url') === '' ? null : readUrl('openai-base-url', text('openai-base-url')),
  }
}

function readChoice<const Choice extends string>(
  name: string,
  got: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  if (got === '') return fallback
  const parsed = z.enum(choices).safeParse(got)
  if (parsed.success) return parsed.data
  const expected = `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`
  throw new UserError('input-invalid', { name, got, expected, suggestion: suggest(got, choices) })
}

function readPositive(name: string, got: string): number | null {
  if (got === '') return null
  const parsed = z.string().transform(Number).pipe(z.number().positive()).safeParse(got)
  if (parsed.success) return parsed.data
  throw new UserError('input-invalid', { name, got, expected: 'a number above 0', suggestion: null })
}

function readWhole(name: string, got: string, min: number, max: number): number | null {
  if (got === '') return null
  const parsed = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max)).safeParse(got)
  if (parsed.success) return parsed.data
  const expected = `a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`
  throw new UserError('input-invalid', { name, got, expected, suggestion: null })
}

function readShard(name: string, got: string): Shard | null {
  if (got === '') return null
  const shard = parseShard(got)
  if (shard !== null) return shard
  throw new UserError('input-invalid', { name, got, expected: SHARD_FORM, suggestion: null })
}

function readUrl(name: string, got: string): string {
  const parsed = z.url({ protocol: /^https?$/ }).safeParse(got)
  if (parsed.success) return parsed.data.replace(/\/+$/, '')
  throw new UserError('input-invalid', { name, got, expected: 'an http(s) address', suggestion: null })
}

/** Names separated by commas, blanks or line ends. */
function readList(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((item) => item !== '')
}
