import { z } from 'zod'
import type { Environment } from '../../github/event-context.js'
import { UserError } from '../../model/error.js'
import { CASE_DETAILS } from '../../model/result/report.js'
import { FAIL_ON } from '../../model/result/verdict.js'
import { parseShard, type Shard, SHARD_FORM } from '../../model/run/shard.js'
import { suggest } from '../../model/suggest.js'
import { INFERENCES } from '../../model/suite/inference.js'
import { GATES_FROM } from '../../model/suite/rules.js'
import { EVERY_VARIABLE } from '../../io/target-environment.js'
import type { SkippedCode } from '../../measure/run/override-suite.js'
import { readAddress } from './provider-access.js'
import { checkReportUrl } from './report-url.js'
import { parseResultOptions, RESULTS_OPTIONS_INPUT } from '../../measure/run/result-options.js'

export const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab', 'aa'] as const
export type Mode = (typeof MODES)[number]

/** Who draws the charts of comments; the address is that of a QuickChart server. */
export type ChartChoice =
  | { readonly kind: 'quickchart'; readonly url: string }
  | { readonly kind: 'branch'; readonly url: string }
  | { readonly kind: 'mermaid' | 'none' }

export const DEFAULT_SUITE = 'golden/suite.yaml'

/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400

/** The Action's inputs, read and checked. Null is "as the suite says", or none. */
export type ActionInputs = Readonly<ReturnType<typeof readActionInputs>>

/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
export function readActionInputs(env: Environment) {
  const { text, choice, flag, whole, positive, url, list } = inputReader(env)
  const chartUrl = url('quickchart-url') ?? 'https://quickchart.io'
  const [publicKey, secretKey] = [text('langfuse-public-key'), text('langfuse-secret-key')]
  const langfuseUrl = url('langfuse-base-url') ?? 'https://cloud.langfuse.com'
  return {
    mode: choice('mode', MODES) ?? 'auto',
    /** The pull request that a person has started this for. */
    prNumber: whole('pr-number', 1),
    suite: text('suite') ?? DEFAULT_SUITE,
    /** The issue that gets the report of an experiment. */
    issueNumber: whole('issue-number', 1),
    /** Mode `publish` reports what mode `ab` has measured, and nothing else. */
    experiment: flag('experiment'),
    /** What an experiment is called, or the results of another harness; null names its arms, or their file. */
    label: text('label'),
    /** Files that another harness has written, in place of a suite; empty measures the suite. */
    results: list('results', /[\n,]+/),
    resultsOptions: parseResultOptions(text(RESULTS_OPTIONS_INPUT) ?? ''),
    variants: list('variants'),
    /** Two commits to compare, by any name; empty compares variants. */
    refs: list('refs'),
    trials: whole('trials', 1, 100),
    /** What mode `ab` speaks of. */
    inference: choice('inference', INFERENCES),
    subset: text('subset'),
    /** The part of the cases to measure; null is all of them. */
    shard: readShard('shard', text('shard')),
    seed: whole('seed', 0),
    /** Stale expected spans are errors. */
    strict: flag('strict'),
    /** Of the source code of the system under test. */
    skipped: chooseSkipped({ code: flag('skip-code-quality'), review: flag('skip-code-review') }),
    /** `artifact`, `ref`, or a path. */
    baseline: text('baseline') ?? 'artifact',
    /** A workflow file; empty is any. */
    baselineWorkflow: text('baseline-workflow') ?? '',
    /** Whose gates and settings a pull request is judged by. */
    gatesFrom: choice('gates-from', GATES_FROM) ?? 'base',
    /** A person with write access accepts with it what a pull request does to the cases of its base. */
    acceptLabel: text('accept-label') ?? 'golden-change',
    failOn: choice('fail-on', FAIL_ON) ?? 'regression',
    comment: choice('comment', ['always', 'on-change', 'never']) ?? 'always',
    commentDetails: choice('comment-details', CASE_DETAILS) ?? 'full',
    /** A check run of its own, beside the job. */
    check: flag('check'),
    charts: chooseCharts(choice('charts', ['quickchart', 'branch', 'mermaid', 'none']) ?? 'quickchart', chartUrl),
    /** Whether a night keeps an issue, or only says what it would do with it. */
    issues: choice('issues', ['always', 'dry-run', 'never']) ?? 'always',
    /** Names that may have blanks in them. */
    issueLabels: list('issue-labels', /[\n,]+/),
    issueAssignees: list('issue-assignees'),
    /** Names the authors of suspect commits so that they are notified. */
    issueMention: flag('issue-mention'),
    /** Comments on the suspect commits too. */
    commentOnCommits: flag('comment-on-commits'),
    /** A confirmed regression's commit is searched. */
    bisect: flag('bisect'),
    bisectMaxMinutes: positive('bisect-max-minutes') ?? 30,
    /** A path; null is `reference.json` beside the suite, where there is one. */
    reference: text('reference'),
    concurrency: whole('concurrency', 1, 256),
    maxCostUsd: positive('max-cost-usd'),
    /** Only say what would be asked. */
    dryRun: flag('dry-run'),
    /** Names of variables that targets may see beside what they always do. */
    targetEnv: [...list('target-env'), ...(flag('inherit-env') ? [EVERY_VARIABLE] : [])],
    /** Where answers are kept; null keeps none. */
    cacheDir: text('cache-dir'),
    outputDir: text('output-dir') ?? 'goldenpair-report',
    /** A template of the address where reports are published; null publishes none. */
    reportUrl: readReportUrl(text('report-url')),
    retentionDays: whole('retention-days', 1, MAX_RETENTION_DAYS),
    workingDirectory: text('working-directory') ?? '.',
    githubToken: text('github-token') ?? '',
    /** For judges and targets that call a provider themselves. */
    openaiApiKey: text('openai-api-key'),
    /** Where that key goes; null is OpenAI itself. */
    openaiBaseUrl: url('openai-base-url'),
    /** Of the channel that hears of nights. A secret. */
    slackWebhookUrl: url('slack-webhook-url'),
    /** The project that gets the scores of trials; null where a key is missing, as on a fork's pull request. */
    langfuse: publicKey === null || secretKey === null ? null : { url: langfuseUrl, publicKey, secretKey },
  }
}

function splitList(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The names that the input `target-env` gives: before all others, so that no error of theirs shows a secret. */
export function namesForTargets(env: Environment): readonly string[] {
  return inputReader(env).list('target-env')
}

/** Readers of one input by its name; null where it is not given. */
function inputReader(env: Environment) {
  const text = (name: string): string | null => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim() || null
  const choice = <const Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
    const got = text(name)
    const found = choices.find((one) => one === got)
    if (got === null || found !== undefined) return found ?? null
    throw refuse(name, got, `one of ${choices.map((one) => `\`${one}\``).join(', ')}`, suggest(got, choices))
  }
  const number = (name: string, schema: z.ZodType<number, string>, expected: string): number | null => {
    const got = text(name)
    if (got === null) return null
    const parsed = schema.safeParse(got)
    if (parsed.success) return parsed.data
    throw refuse(name, got, expected)
  }
  return {
    text,
    choice,
    flag: (name: string): boolean => choice(name, ['true', 'false']) === 'true',
    whole: (name: string, min: number, max = Number.MAX_SAFE_INTEGER): number | null => {
      const schema = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))
      return number(name, schema, `a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`)
    },
    positive: (name: string): number | null =>
      number(name, z.string().transform(Number).pipe(z.number().positive()), 'a number above 0'),
    url: (name: string): string | null => {
      const got = text(name)
      return got === null ? null : readAddress(name, got).replace(/\/+$/, '')
    },
    /** Separated by commas, blanks or line ends, unless said otherwise. */
    list: (name: string, separator = /[\s,]+/): readonly string[] => splitList(text(name) ?? '', separator),
  }
}

function refuse(name: string, got: string, expected: string, suggestion: string | null = null): UserError {
  return new UserError('input-invalid', { name, got, expected, suggestion })
}

function readShard(name: string, got: string | null): Shard | null {
  const shard = got === null ? null : parseShard(got)
  if (got !== null && shard === null) throw refuse(name, got, SHARD_FORM)
  return shard
}

function readReportUrl(got: string | null): string | null {
  return got === null ? null : checkReportUrl(got)
}

function chooseCharts(kind: ChartChoice['kind'], url: string): ChartChoice {
  return kind === 'quickchart' || kind === 'branch' ? { kind, url } : { kind }
}

function chooseSkipped(skips: { readonly code: boolean; readonly review: boolean }): SkippedCode | null {
  if (skips.code) return 'code'
  return skips.review ? 'review' : null
}
