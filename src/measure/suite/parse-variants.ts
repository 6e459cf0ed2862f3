import type { $ZodIssue } from 'zod/v4/core'
import { omitUndefined, pick } from '../../model/omit-undefined.js'
import type { CodeSources, CodeSourcesEntry } from '../../model/run/run-code.js'
import type { TargetConfig, Variant } from '../../model/suite/suite.js'
import { describeIssues } from './describe-issue.js'
import { judgeEntrySchema, type Manifest, targetEntrySchema, variantEntrySchema } from './manifest-schema.js'
import {
  type Findings,
  formatProblem,
  type JudgeOptions,
  asOptions,
  type Problem,
  problemAt,
  problemAtKey,
  type SourcePath,
  type TargetOptions,
  type TextFile,
  unknownName,
  omitKeys,
} from './problem.js'
import { countOf } from '../../format/format-number.js'
import { MIN_LABELS, type JudgeConfig, type JudgePrompt } from '../../model/run/judging.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { PROMPTED_QUESTIONS, type PromptedQuestion } from '../../model/suite/scoring.js'
import { type ParsedManifest, readKey } from './parse-manifest.js'

const TARGET_KEYS = Object.keys(targetEntrySchema.shape)
const VARIANT_KEYS = Object.keys(variantEntrySchema.shape)

type VariantEntry = NonNullable<Manifest['variants']>[string]

/**
 * Returns every variant with its complete target: the variant's keys override those of `target`, settings key by key. A variant
 * with another `type` starts without options. Without `variants` there is one, named `default`. The record has no prototype, so
 * that a variant name such as `toString` is found only if it exists.
 */
export function parseVariants(
  { manifest, document }: ParsedManifest,
  targets: readonly TargetOptions[],
  { problems }: Findings,
): Readonly<Record<string, Variant>> {
  // Problems of the target itself occur in every variant but are reported once.
  const found = new Map<string, Problem>()
  const add = (problem: Problem): void => void found.set(formatProblem(problem), problem)
  const variants: Record<string, Variant> = {}
  Object.setPrototypeOf(variants, null)
  for (const [name, entry] of Object.entries(manifest.variants ?? { default: { settings: {}, nightly: true } })) {
    const at = manifest.variants ? ['variants', name] : ['target']
    const target = parseTarget(entry, at, { manifest, document, targets, add })
    const code = parseCodeSources(name, entry.code_quality, { manifest, document, add })
    // Inherits from the target only if the adapter is the same.
    const inherited = entry.type === undefined || entry.type === manifest.target.type ? manifest.target : null
    const sources = entry.sources ?? inherited?.sources
    if (target !== null)
      variants[name] = omitUndefined<Variant>({
        name,
        target,
        declared: listDeclared(entry),
        nightly: entry.nightly ? undefined : false,
        sources: sources === undefined ? undefined : [sources].flat(),
        limits: entry.limits ?? inherited?.limits,
        max_trial_cost_usd: entry.max_trial_cost_usd ?? inherited?.max_trial_cost_usd,
        code_quality: code,
      })
  }
  problems.push(...found.values())
  return variants
}

interface Reading extends Pick<ParsedManifest, 'manifest' | 'document'> {
  readonly add: (problem: Problem) => void
}

function parseTarget(
  entry: VariantEntry,
  at: SourcePath,
  { manifest, document, targets, add }: Reading & { readonly targets: readonly TargetOptions[] },
): TargetConfig | null {
  const { target: base } = manifest
  const type = entry.type ?? base.type
  const adapter = targets.find(({ name }) => name === type)
  if (!adapter) {
    const known = targets.map(({ name }) => name)
    const place = [...(entry.type === undefined ? ['target'] : at), 'type']
    add(problemAt(document, place, unknownName('target type', type, known)))
    return null
  }
  const inherited = type === base.type ? base : null
  const own = omitKeys(entry, VARIANT_KEYS)
  const value = { ...omitKeys(inherited ?? {}, TARGET_KEYS), ...own }
  const parsed = adapter.options.safeParse(value)
  if (!parsed.success) {
    const part = { document, value, schema: adapter.options, prefix: '', named: 0 }
    // Unknown keys are split, so that each is reported where it is written.
    const issues = parsed.error.issues.flatMap(
      (issue): readonly { key: PropertyKey | undefined; issue: $ZodIssue }[] =>
        issue.code === 'unrecognized_keys' && issue.path.length === 0
          ? issue.keys.map((key) => ({ key, issue: { ...issue, keys: [key] } }))
          : [{ key: issue.path[0], issue }],
    )
    for (const { key, issue } of issues) {
      const isInherited = key !== undefined && Object.hasOwn(value, key) && !Object.hasOwn(own, key)
      const place = isInherited ? ['target'] : at
      const otherKeys = place[0] === 'target' ? TARGET_KEYS : VARIANT_KEYS
      for (const problem of describeIssues([issue], { ...part, at: place, otherKeys })) add(problem)
    }
    return null
  }
  return omitUndefined<TargetConfig>({
    type,
    options: asOptions(parsed.data),
    settings: { ...base.settings, ...entry.settings },
    deterministic: entry.deterministic ?? inherited?.deterministic ?? adapter.deterministic ?? false,
    mock: (entry.mock ?? inherited?.mock) || undefined,
    setup: entry.setup ?? inherited?.setup,
    traces: (entry.traces ?? inherited?.traces) || undefined,
  })
}

/** Lists the keys that a variant sets itself. With another `type`, that includes all options. */
function listDeclared(entry: VariantEntry): readonly string[] {
  return [
    ...(entry.type === undefined ? [] : ['type', 'options']),
    ...Object.keys(pick(entry, ['setup', 'traces'])),
    ...Object.keys(omitKeys(entry, VARIANT_KEYS)).map((key) => `options.${key}`),
    ...Object.keys(entry.settings).map((key) => `settings.${key}`),
  ].sort()
}

/**
 * Returns the location of a variant's source code: its own keys override those of the suite. Undefined if neither has any; a
 * problem if there are no `sources`.
 */
function parseCodeSources(
  variant: string,
  own: Manifest['code_quality'],
  { manifest, document, add }: Reading,
): CodeSources | undefined {
  const { code_quality: base } = manifest
  if (base === undefined && own === undefined) return undefined
  const { sources, framework, prefixes, language, review, annotate }: CodeSourcesEntry = { ...base, ...own }
  if (sources === undefined) {
    const at = base === undefined ? ['variants', variant, 'code_quality'] : ['code_quality']
    const message = '`code_quality` has no `sources`. Give paths or globs from the working directory.'
    add(problemAtKey(document, at, message))
    return undefined
  }
  return omitUndefined<CodeSources>({
    sources: [sources].flat(),
    framework: framework ?? null,
    prefixes: prefixes ?? [],
    language: language ?? null,
    reviewed: review || undefined,
    annotated: annotate || undefined,
  })
}

const SHARED_KEYS = Object.keys(judgeEntrySchema.shape)

/** A prompt file of the suite's judge, or why it cannot be used. */
export type PromptFile = { readonly question: PromptedQuestion } & (
  | ({ readonly kind: 'read' } & JudgePrompt)
  /** `message` is a full sentence. */
  | { readonly kind: 'refused'; readonly message: string }
)

/** Returns the paths of the judge's prompt files as written in the manifest; empty if the manifest is too broken. */
export function judgePromptPaths(manifest: TextFile) {
  const prompts = readKey(manifest, 'judge')?.prompts ?? {}
  return PROMPTED_QUESTIONS.flatMap((question) => {
    const path = prompts[question]
    return path === undefined ? [] : [{ question, path }]
  })
}

/** Parses the suite's judge; the adapter's own schema reads the options. Returns `null` if there is no judge or it is invalid. */
export function parseJudge(
  { manifest: { judge: entry, scoring }, document }: ParsedManifest,
  /** `prompts`: one for each path in `judgePromptPaths`. */
  { judges, prompts }: { readonly judges: readonly JudgeOptions[]; readonly prompts: readonly PromptFile[] },
  { problems }: Findings,
): JudgeConfig | null {
  if (entry === undefined) return null
  const { type } = entry
  const written = omitKeys(entry, SHARED_KEYS)
  const adapter = judges.find(({ name }) => name === type)
  if (adapter === undefined) {
    const known = judges.map(({ name }) => name)
    problems.push(problemAt(document, ['judge', 'type'], unknownName('judge type', type, known)))
    return null
  }
  const read: [PromptedQuestion, JudgePrompt][] = []
  for (const prompt of prompts) {
    const { question } = prompt
    if (prompt.kind === 'read') read.push([question, { path: prompt.path, text: prompt.text }])
    else problems.push(problemAt(document, ['judge', 'prompts', question], `prompt ${prompt.message}`))
  }
  const parsed = adapter.options.safeParse(written)
  if (!parsed.success) {
    const part = { document, at: ['judge'], value: written, schema: adapter.options, prefix: '', named: 0 }
    problems.push(...describeIssues(parsed.error.issues, { ...part, otherKeys: SHARED_KEYS }))
    return null
  }
  const options = asOptions(parsed.data)
  const lack = adapter.lacks?.(options, scoring.judged) ?? null
  if (lack !== null) problems.push(problemAtKey(document, ['judge'], lack))
  return omitUndefined<JudgeConfig>({
    ...pick(entry, ['type', 'trials', 'rubric_trials', 'min_kappa', 'limits']),
    options,
    // Undefined rather than 0, as in runs of older versions.
    confirm: entry.confirm || undefined,
    prompts: Object.fromEntries(read),
  })
}

const fewLabels = (labelled: number): string =>
  `\`judge.min_kappa\` asks how far the judge agrees with people, but ${labelled === 0 ? 'no case has' : `only ${countOf(labelled, 'case has', 'cases have')}`} \`human_labels\`, so every judged gate decides. Label the answers of ${MIN_LABELS} cases or more.`

/**
 * Warns of questions without a judge, a judge without questions, and a `min_kappa` that cannot be measured. These are allowed but
 * have no effect.
 */
export function warnOfIdleJudge(
  { manifest, document }: ParsedManifest,
  cases: readonly GoldenCase[],
): readonly Problem[] {
  const { judge, scoring } = manifest
  const warn = (key: SourcePath, message: string): readonly Problem[] => [problemAtKey(document, key, message)]
  const labelled = cases.filter(({ human_labels: labels }) => labels !== undefined).length
  if (judge?.min_kappa !== undefined && cases.length > 0 && labelled < MIN_LABELS)
    return warn(['judge', 'min_kappa'], fewLabels(labelled))
  const isAsked = scoring.judged.length > 0
  if (isAsked === (judge !== undefined)) return []
  if (isAsked) return warn(['scoring', 'judged'], NO_JUDGE)
  return warn(['judge'], NO_QUESTIONS)
}

const NO_JUDGE =
  '`scoring.judged` asks for judgments, but the suite has no `judge`, so the metrics that need them stay unscored. Name a `judge`, or write judgments into the run yourself.'
const NO_QUESTIONS =
  '`judge` has no questions. List them under `scoring.judged`, such as `scoring: { judged: [answer] }`.'
