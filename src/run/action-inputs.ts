import { z } from 'zod'
import type { Environment } from '../github/event-context.js'
import { UserError } from '../model/error.js'
import { CASE_DETAILS, type CaseDetails } from '../model/result/report.js'
import { FAIL_ON, type FailOn } from '../model/result/verdict.js'
import { parseShard, type Shard, SHARD_FORM } from '../model/run/shard.js'
import { suggest } from '../model/suggest.js'
import { type Inference, INFERENCES } from '../model/suite/inference.js'
import { GATES_FROM, type GatesFrom } from '../model/suite/rules.js'
import { readAddress } from './provider-access.js'
import type { SkippedCode } from './skip-code-quality.js'

export const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab', 'aa'] as const
export type Mode = (typeof MODES)[number]

/** Who draws the charts of comments; the address is that of a QuickChart server. */
export type ChartChoice =
  | { readonly kind: 'quickchart'; readonly url: string }
  | { readonly kind: 'branch'; readonly url: string }
  | { readonly kind: 'mermaid' | 'none' }

/** The Action's inputs, read and checked. Null is "as the suite says". */
export interface ActionInputs {
  readonly mode: Mode
  /** The pull request that a person has started this for; null is none. */
  readonly prNumber: number | null
  /** The issue that an experiment's result is written to; null is none. */
  readonly issueNumber: number | null
  /** Mode `publish` reports what mode `ab` has measured, and nothing else. */
  readonly experiment: boolean
  /** What an experiment is called; null names its arms. */
  readonly label: string | null
  readonly suite: string
  readonly variants: readonly string[]
  /** Two commits to compare, by any name; empty compares variants. */
  readonly refs: readonly string[]
  readonly trials: number | null
  /** What mode `ab` speaks of; null is as the suite says. */
  readonly inference: Inference | null
  readonly subset: string | null
  /** The part of the cases to measure; null is all of them. */
  readonly shard: Shard | null
  readonly seed: number | null
  /** Stale expected spans are errors. */
  readonly strict: boolean
  /** Of the source code of the system under test; null is nothing. */
  readonly skipped: SkippedCode | null
  /** `artifact`, or a path. */
  readonly baseline: string
  /** A workflow file; empty is any. */
  readonly baselineWorkflow: string
  /** Whose gates and settings a pull request is judged by. */
  readonly gatesFrom: GatesFrom
  readonly failOn: FailOn
  readonly comment: 'always' | 'on-change' | 'never'
  readonly commentDetails: CaseDetails
  /** A check run of its own, in addition to the job. */
  readonly check: boolean
  readonly charts: ChartChoice
  /** Whether a night keeps an issue, or only says what it would do with it. */
  readonly issues: 'always' | 'dry-run' | 'never'
  readonly issueLabels: readonly string[]
  readonly issueAssignees: readonly string[]
  /** Names the authors of suspect commits so that they are notified. */
  readonly issueMention: boolean
  /** Comments on the suspect commits too. */
  readonly commentOnCommits: boolean
  /** A path; null is `reference.json` in the suite's folder, where there is one. */
  readonly reference: string | null
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
  /** Of the channel that nights are posted to; null is none. A secret. */
  readonly slackWebhookUrl: string | null
  /** The project that gets the scores of trials; null where a key is missing, as on a fork's pull request. */
  readonly langfuse: { readonly url: string; readonly publicKey: string; readonly secretKey: string } | null
}

/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400

/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
export function readActionInputs(env: Environment): ActionInputs {
  const text = (name: string) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
  const charts = readChoice('charts', text('charts'), ['quickchart', 'branch', 'mermaid', 'none'], 'quickchart')
  const quickchartUrl = readUrl('quickchart-url', text('quickchart-url') || 'https://quickchart.io')
  const [publicKey, secretKey] = [text('langfuse-public-key'), text('langfuse-secret-key')]
  const skipsReview = readChoice('skip-code-review', text('skip-code-review'), ['true', 'false'], 'false') === 'true'
  const skipsCode = readChoice('skip-code-quality', text('skip-code-quality'), ['true', 'false'], 'false') === 'true'
  const langfuseUrl = readUrl('langfuse-base-url', text('langfuse-base-url') || 'https://cloud.langfuse.com')
  return {
    mode: readChoice('mode', text('mode'), MODES, 'auto'),
    prNumber: readWhole('pr-number', text('pr-number'), 1, Number.MAX_SAFE_INTEGER),
    suite: text('suite') || 'golden/suite.yaml',
    issueNumber: readWhole('issue-number', text('issue-number'), 1, Number.MAX_SAFE_INTEGER),
    experiment: readChoice('experiment', text('experiment'), ['true', 'false'], 'false') === 'true',
    label: text('label') || null,
    variants: readList(text('variants')),
    refs: readList(text('refs')),
    trials: readWhole('trials', text('trials'), 1, 100),
    inference: readOptional('inference', text('inference'), INFERENCES),
    subset: text('subset') || null,
    shard: readShard('shard', text('shard')),
    seed: readWhole('seed', text('seed'), 0, Number.MAX_SAFE_INTEGER),
    strict: readChoice('strict', text('strict'), ['true', 'false'], 'false') === 'true',
    skipped: skipsCode ? 'code' : skipsReview ? 'review' : null,
    baseline: text('baseline') || 'artifact',
    baselineWorkflow: text('baseline-workflow'),
    gatesFrom: readChoice('gates-from', text('gates-from'), GATES_FROM, 'base'),
    failOn: readChoice('fail-on', text('fail-on'), FAIL_ON, 'regression'),
    comment: readChoice('comment', text('comment'), ['always', 'on-change', 'never'], 'always'),
    commentDetails: readChoice('comment-details', text('comment-details'), CASE_DETAILS, 'full'),
    check: readChoice('check', text('check'), ['true', 'false'], 'false') === 'true',
    charts: charts === 'quickchart' || charts === 'branch' ? { kind: charts, url: quickchartUrl } : { kind: charts },
    issues: readChoice('issues', text('issues'), ['always', 'dry-run', 'never'], 'always'),
    issueLabels: readNames(text('issue-labels')),
    issueAssignees: readList(text('issue-assignees')),
    issueMention: readChoice('issue-mention', text('issue-mention'), ['true', 'false'], 'false') === 'true',
    commentOnCommits:
      readChoice('comment-on-commits', text('comment-on-commits'), ['true', 'false'], 'false') === 'true',
    reference: text('reference') || null,
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
    slackWebhookUrl: text('slack-webhook-url') === '' ? null : readUrl('slack-webhook-url', text('slack-webhook-url')),
    langfuse: publicKey === '' || secretKey === '' ? null : { url: langfuseUrl, publicKey, secretKey },
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

function readOptional<const Choice extends string>(
  name: string,
  got: string,
  choices: readonly Choice[],
): Choice | null {
  const [first] = choices
  return got === '' || first === undefined ? null : readChoice(name, got, choices, first)
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
  return readAddress(name, got).replace(/\/+$/, '')
}

/** Names separated by commas, blanks or line ends. */
function readList(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((item) => item !== '')
}

/** Names that may have blanks in them, separated by commas or line ends. */
function readNames(text: string): readonly string[] {
  return text
    .split(/[\n,]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
