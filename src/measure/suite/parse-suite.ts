import { omitUndefined } from '../../model/omit-undefined.js'
import type { CustomModule } from '../../model/suite/custom-metric.js'
import { UserError } from '../../model/error.js'
import type { Hash } from '../../model/fingerprint.js'
import type { Metric } from '../../model/metric.js'
import { BASELINE_TRIALS, type Suite } from '../../model/suite/suite.js'
import { adviseSuite } from './advise.js'
import { warnOfLabels } from './describe-issue.js'
import type { GateEntry } from './manifest-schema.js'
import { parseCases } from './parse-cases.js'
import { parseCustomMetrics } from './parse-custom-metrics.js'
import { parseGates } from './parse-gates.js'
import { parseJudge, parseVariants, type PromptFile, warnOfIdleJudge } from './parse-variants.js'
import { parseCriteria, type ParsedManifest, parseManifest } from './parse-manifest.js'
import {
  foldProblems,
  formatProblem,
  type Problem,
  problemAt,
  quote,
  sortProblems,
  type TextFile,
  unknownName,
} from './problem.js'
import type { SuiteRegistries } from './registries.js'

/** Where a suite is read. */
export interface SuiteHome {
  /** What a suite without a name of its own is called. */
  readonly name: string
  /** The working directory from the root of its repository, with `/`; empty at the root, and where there is none. */
  readonly directory: string
}

/** A suite's text. Paths count from the working directory, with `/`. */
export interface SuiteText {
  readonly home: SuiteHome
  readonly manifest: TextFile
  /** None where only the manifest is of interest (the gates of a base commit): then gates are not checked against cases. */
  readonly caseFiles: readonly TextFile[]
  /** Those of `casePatterns` that no file matched. */
  readonly emptyPatterns?: readonly string[]
  readonly leftOut?: readonly LeftOut[]
  /** Those of `customModulePaths`; absent where they are not to be run, and the registries know what there is of them. */
  readonly modules?: readonly CustomModule[]
  /** Those of `judgePromptPaths`. */
  readonly prompts?: readonly PromptFile[]
}

/** What one of `casePatterns` matches and is no file; and links to folders in which it could match some. */
export interface LeftOut {
  readonly pattern: string
  readonly paths: readonly string[]
  readonly kind: 'link' | 'folder'
}

/** A suite as far as it could be read. Problems and warnings are in reading order. */
export interface InspectedSuite {
  /** Null when there is a problem. */
  readonly suite: Suite | null
  /** Stale spans are problems. */
  readonly strict: boolean
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** What only `goldenpair validate` says, in reading order. */
  readonly advise: () => readonly Problem[]
  /** Those that the suite is scored by; none where it is wrong. */
  readonly metrics: readonly Metric[]
  /** Where the gate of this place in the suite's list is written; 1 for one that is not. */
  readonly lineOfGate: (index: number) => number
}

type SuiteSource = SuiteText & { readonly registries: SuiteRegistries; readonly hash: Hash }

/**
 * Reads a golden suite: every default filled in, every metric, target and gate resolved.
 * Warnings and problems read `path:line: what is wrong. What to do.`
 * Throws the user's error `suite-invalid` with every problem of all files at once.
 */
export function parseSuite(source: SuiteSource): { readonly suite: Suite; readonly warnings: readonly string[] } {
  const { suite, problems, warnings } = inspectSuite(source)
  if (suite === null) throw refuseSuite(source.manifest.path, problems)
  return { suite, warnings: foldProblems(warnings).map((warning) => formatProblem(warning)) }
}

/** The user's error `suite-invalid`. */
export function refuseSuite(path: string, problems: readonly Problem[]): UserError<'suite-invalid'> {
  return new UserError('suite-invalid', {
    path,
    problems: foldProblems(problems).map((problem) => formatProblem(problem)),
  })
}

/** Reads a golden suite and lists every error, warning and note. */
export function inspectSuite({
  home,
  manifest: file,
  caseFiles,
  emptyPatterns = [],
  leftOut = [],
  modules = [],
  prompts = [],
  registries,
  hash,
}: SuiteSource): InspectedSuite {
  const order = [
    file.path,
    ...modules.flatMap((module) => ('path' in module ? [module.path] : [])),
    ...caseFiles.map(({ path }) => path),
  ]
  const { parsed, problems: found } = parseManifest(file)
  const read = parseCases({
    files: caseFiles,
    hash,
    checkJsonSchema: registries.checkJsonSchema,
    documents_dir: parsed?.manifest.documents_dir ?? null,
    profile: parsed?.manifest.profile ?? null,
  })
  const problems: Problem[] = [...found, ...read.problems]
  const strict = parsed?.manifest.strict ?? false
  const refuse = (): InspectedSuite => ({
    suite: null,
    strict,
    problems: sortProblems(problems, order),
    warnings: sortProblems([...(parsed?.warnings ?? []), ...read.warnings], order),
    advise: () => [],
    metrics: [],
    lineOfGate: () => 1,
  })
  if (!parsed) return refuse()

  const { document, manifest, isBroken } = parsed
  const isEmpty = (pattern: string): boolean => emptyPatterns.includes(pattern)
  const isLeftOut = (pattern: string): boolean => leftOut.some((one) => one.pattern === pattern)
  problems.push(
    ...emptyPatterns.filter((one) => !isLeftOut(one)).map((one) => describeEmptyPattern(one, parsed)),
    ...leftOut.filter(({ pattern }) => isEmpty(pattern)).map((one) => describeLeftOut(one, parsed)),
  )
  const { variants, problems: wrongVariants } = isBroken('target')
    ? { variants: {}, problems: [] }
    : parseVariants({ manifest, document, targets: registries.targets })
  problems.push(...wrongVariants)
  const { judge, problems: wrongJudge } = parseJudge({
    entry: manifest.judge,
    document,
    judges: registries.judges,
    prompts,
  })
  problems.push(...wrongJudge)
  const { default_variant, problem: wrongDefault } = defaultVariantOf(parsed)
  if (wrongDefault) problems.push(wrongDefault)

  const { pricing } = manifest
  const { k: cutoffs, primary_k, success, ...scoring } = manifest.scoring
  const k = [...new Set([...cutoffs, primary_k])].sort((a, b) => a - b)
  const settingsAreKnown = !isBroken('scoring.k', 'scoring.primary_k', 'scoring.success', 'pricing')
  const code = Object.values(variants).find(({ code_quality }) => code_quality !== undefined)?.code_quality
  const settings = { k, primary_k, success, pricing, scoring, ...(code && { code_quality: code }) }
  const plain = settingsAreKnown ? registries.metrics(settings) : []
  const isTaken = (wanted: string): boolean => !('unknown' in registries.resolveMetric(plain, wanted))
  const own = parseCustomMetrics({ modules, document, isTaken })
  problems.push(...own.problems)
  const named = [...new Set(parsed.gates.flatMap((gate) => gate?.metric ?? []))].flatMap(
    (name) => registries.tableFigure(name) ?? [],
  )
  const added = [...own.metrics, ...named]
  const metrics = settingsAreKnown && added.length > 0 ? registries.metrics(settings, added) : plain
  // The fault of its module is reported already.
  const isBrokenOwn = (gate: GateEntry | null): boolean =>
    own.problems.length > 0 && gate?.metric.startsWith('custom.') === true
  const casesAreKnown = caseFiles.length > 0 && read.problems.length === 0 && emptyPatterns.length === 0
  const cases = casesAreKnown ? read.cases : null
  const criteria = parseCriteria({ criteria: settingsAreKnown ? manifest.criteria : {}, document, metrics, cases })
  const gating = parseGates({
    entries: settingsAreKnown ? parsed.gates.map((gate) => (isBrokenOwn(gate) ? null : gate)) : [],
    criteria: criteria.gates,
    document,
    metrics,
    primary_k,
    resolveMetric: registries.resolveMetric,
    cases,
  })
  problems.push(...criteria.problems, ...gating.problems)
  if (problems.length > 0) return refuse()

  const isDeterministic = variants[default_variant]?.target.deterministic ?? false
  const suite = omitUndefined<Suite>({
    name: manifest.name ?? home.name,
    version: manifest.version,
    description: manifest.description ?? null,
    file: file.path,
    directory: home.directory === '' ? undefined : home.directory,
    cases: read.cases,
    variants,
    default_variant,
    k,
    primary_k,
    success,
    trials: manifest.trials,
    rounds: manifest.rounds,
    baseline_trials: manifest.baseline_trials ?? BASELINE_TRIALS[isDeterministic ? 'deterministic' : 'varying'],
    concurrency: manifest.concurrency,
    timeout_seconds: manifest.timeout_seconds,
    retries: manifest.retries,
    seed: manifest.seed,
    alpha: manifest.alpha,
    min_scored_share: manifest.min_scored_share,
    max_cost_usd: manifest.max_cost_usd ?? null,
    max_cost_usd_per_month: manifest.max_cost_usd_per_month,
    zero_tolerance: manifest.zero_tolerance,
    inference: manifest.inference,
    pricing,
    scoring,
    judge: judge ?? undefined,
    gates: manifest.gates
      ? gating.gates
      : [...registries.defaultGates({ metrics, cases: read.cases }), ...gating.gates],
    controlled: manifest.controlled,
    custom_metrics:
      own.metrics.length > 0
        ? { modules: modules.flatMap((module) => ('path' in module ? [module.path] : [])), metrics: own.metrics }
        : undefined,
  })
  return {
    suite,
    strict,
    problems: [],
    warnings: sortProblems(
      [
        ...parsed.warnings,
        ...read.warnings,
        ...leftOut.filter(({ pattern }) => !isEmpty(pattern)).map((one) => describeLeftOut(one, parsed)),
        ...warnOfLabels({ cases: read.cases, metrics, judgeMeasures: registries.judgeMeasures, primary_k }),
        ...criteria.warnings,
        ...gating.warnings,
        ...warnOfIdleJudge({ manifest, document }),
      ],
      order,
    ),
    advise: () => sortProblems(adviseSuite({ suite, document }), order),
    metrics,
    lineOfGate: (index) => (index < parsed.gates.length ? document.lineOf(['gates', index]) : 1),
  }
}

function defaultVariantOf({ document, manifest, isBroken }: ParsedManifest): {
  readonly default_variant: string
  readonly problem?: Problem
} {
  const names = Object.keys(manifest.variants ?? { default: null })
  const given = manifest.default_variant
  const [first = 'default'] = names
  if (given === undefined || isBroken('variants') || names.includes(given)) return { default_variant: given ?? first }
  return {
    default_variant: first,
    problem: problemAt(document, ['default_variant'], unknownName('variant', given, names)),
  }
}

function describeEmptyPattern(pattern: string, parsed: ParsedManifest): Problem {
  const hint = 'Paths are relative to the folder of the suite and must stay inside the working directory.'
  return problemOfPattern(pattern, parsed, `no case file matches ${quote(pattern)}. ${hint}`)
}

const MOST_NAMED = 3

function describeLeftOut({ pattern, paths, kind }: LeftOut, parsed: ParsedManifest): Problem {
  const [named, left] = [paths.slice(0, MOST_NAMED).map(quote).join(', '), paths.length - MOST_NAMED]
  const { one, many, hint } = LEFT_OUT[kind]
  const subject = `${named}${left > 0 ? ` and ${left} more` : ''} ${paths.length === 1 ? one : many}`
  return problemOfPattern(pattern, parsed, `${subject}, which ${quote(pattern)} leaves out. ${hint}`)
}

const LEFT_OUT = {
  link: {
    one: 'is a symbolic link',
    many: 'are symbolic links',
    hint: 'Links are not followed, since one could lead out of the checkout: put the cases there themselves.',
  },
  folder: { one: 'is a folder', many: 'are folders', hint: 'Name the files in it, such as `cases/**/*.yaml`.' },
} as const

function problemOfPattern(pattern: string, { document, manifest }: ParsedManifest, message: string): Problem {
  const path = Array.isArray(manifest.cases) ? ['cases', manifest.cases.indexOf(pattern)] : ['cases']
  return problemAt(document, path, message)
}
