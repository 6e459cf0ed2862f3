import { joinAndCount } from '../../format/join-names.js'
import { omitUndefined, pick } from '../../model/omit-undefined.js'
import { groupBy } from '../../model/group-by.js'
import type { CustomModule } from '../../model/suite/custom-metric.js'
import { UserError } from '../../model/error.js'
import type { Hash } from '../../model/fingerprint.js'
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
  type Findings,
  foldProblems,
  formatProblem,
  type Problem,
  problemAt,
  quote,
  sortProblems,
  type SuiteRegistries,
  type TextFile,
  unknownName,
} from './problem.js'

/** Where a suite is located. */
export interface SuiteHome {
  /** Name of a suite that has no `name`. */
  readonly name: string
  /** The working directory relative to the root of its repository, with `/`; empty at the root and outside a repository. */
  readonly directory: string
}

/** The texts of a suite. Paths are relative to the working directory, with `/`. */
export interface SuiteText {
  readonly home: SuiteHome
  readonly manifest: TextFile
  /** Empty if only the manifest is needed (for the gates of a base commit); then gates are not checked against cases. */
  readonly caseFiles: readonly TextFile[]
  readonly leftOut?: readonly LeftOut[]
  /** The modules of `customModulePaths`. Absent if they must not be run; the registries then contain what is known of them. */
  readonly modules?: readonly CustomModule[]
  /** The files of `judgePromptPaths`. */
  readonly prompts?: readonly PromptFile[]
}

/**
 * A pattern of `casePatterns` that matches nothing, or with matches that are left out: folders, links, or links to folders that may
 * contain matches.
 */
export interface LeftOut {
  readonly pattern: string
  readonly paths: readonly string[]
  readonly kind: keyof typeof LEFT_OUT
  /** Whether the pattern matches no file. */
  readonly isEmpty: boolean
}

/** The result of reading a suite, as far as possible. Problems and warnings are in reading order. */
export type InspectedSuite = ReturnType<typeof inspectSuite>

type SuiteSource = SuiteText & { readonly registries: SuiteRegistries; readonly hash: Hash }

/**
 * Parses a golden suite, with all defaults filled in and every metric, target and gate resolved. Warnings and problems have the
 * form `path:line: what is wrong. What to do.` Throws the user error `suite-invalid` with all problems of all files.
 */
export function parseSuite(source: SuiteSource): { readonly suite: Suite; readonly warnings: readonly string[] } {
  const { suite, problems, warnings } = inspectSuite(source)
  if (suite === null) throw refuseSuite(source.manifest.path, problems)
  return { suite, warnings: foldProblems(warnings).map((warning) => formatProblem(warning)) }
}

/** Returns the user error `suite-invalid`. */
export function refuseSuite(path: string, problems: readonly Problem[]): UserError<'suite-invalid'> {
  return new UserError('suite-invalid', { path, problems: foldProblems(problems).map(formatProblem) })
}

/** Reads a golden suite and lists every error, warning and note. */
export function inspectSuite(source: SuiteSource) {
  const { home, manifest: file, caseFiles, leftOut = [], modules = [], prompts = [], registries, hash } = source
  const modulePaths = modules.flatMap((module) => ('path' in module ? [module.path] : []))
  const order = [file.path, ...modulePaths, ...caseFiles.map(({ path }) => path)]
  const { parsed, problems: found } = parseManifest(file)
  const { documents_dir = null, profile = null, strict = false, custom_metrics, scoring: how } = parsed?.manifest ?? {}
  const isScored = custom_metrics !== undefined || how?.judged[0] !== undefined
  const graded = how?.success === 'reported' ? 'by-pass' : isScored ? 'by-score' : null
  const { checkJsonSchema, resolveMetric } = registries
  const read = parseCases({ files: caseFiles, hash, checkJsonSchema, documents_dir, profile, graded })
  const problems: Problem[] = [...found, ...describeSameNames(caseFiles), ...read.problems]
  const early = [...(parsed?.warnings ?? []), ...read.warnings]
  const refuse = () => ({
    suite: null,
    /** Whether stale spans are problems. */
    strict,
    problems: sortProblems(problems, order),
    warnings: sortProblems(early, order),
    /** Returns the advice that only `goldenpair validate` gives, in reading order. */
    advise: (): readonly Problem[] => [],
    /** The metrics of the suite; empty if the suite is invalid. */
    metrics: [],
    /** Returns the line of the gate at this index; 1 if it is not written in the manifest. */
    lineOfGate: (_index: number) => 1,
  })
  if (!parsed) return refuse()

  const { document, manifest, isBroken } = parsed
  // Warnings that are only reported for a suite without problems.
  const warnings: Problem[] = []
  const findings = { problems, warnings }
  for (const one of leftOut) (one.isEmpty ? problems : warnings).push(describeLeftOut(one, parsed))
  const variants = isBroken('target') ? {} : parseVariants(parsed, registries.targets, findings)
  const judge = parseJudge(parsed, { judges: registries.judges, prompts }, findings)
  const default_variant = findDefaultVariant(parsed, findings)

  const { pricing } = manifest
  const { k: cutoffs, primary_k, success, ...scoring } = manifest.scoring
  const k = [...new Set([...cutoffs, primary_k])].sort((a, b) => a - b)
  const settingsAreKnown = !isBroken('scoring.k', 'scoring.primary_k', 'scoring.success', 'pricing')
  const code = Object.values(variants).find(({ code_quality }) => code_quality !== undefined)?.code_quality
  const settings = { k, primary_k, success, pricing, scoring, ...(code && { code_quality: code }) }
  const plain = settingsAreKnown ? registries.metrics(settings) : []
  const isTaken = (wanted: string): boolean => !('unknown' in resolveMetric(plain, wanted))
  const before = problems.length
  const own = parseCustomMetrics({ modules, document, isTaken }, findings)
  const isOwnBroken = problems.length > before
  const named = new Set(parsed.gates.flatMap((gate) => gate?.metric ?? []))
  const added = [...own, ...[...named].flatMap((name) => registries.tableFigure(name) ?? [])]
  const metrics = settingsAreKnown && added.length > 0 ? registries.metrics(settings, added) : plain
  warnings.push(...warnOfLabels({ cases: read.cases, metrics, judgeMeasures: registries.judgeMeasures, primary_k }))
  // The fault of the metric's module is reported already.
  const isReported = (gate: GateEntry | null): boolean => isOwnBroken && gate?.metric.startsWith('custom.') === true
  const areCasesWhole = read.problems.length === 0 && !leftOut.some(({ isEmpty }) => isEmpty)
  const known = { document, metrics, cases: caseFiles.length > 0 && areCasesWhole ? read.cases : null }
  const criteria = parseCriteria(settingsAreKnown ? manifest.criteria : {}, known, findings)
  const entries = settingsAreKnown ? parsed.gates.map((gate) => (isReported(gate) ? null : gate)) : []
  const gates = parseGates({ ...known, entries, criteria, primary_k, resolveMetric }, findings)
  if (problems.length > 0) return refuse()
  warnings.push(...warnOfIdleJudge(parsed, read.cases))

  const isDeterministic = variants[default_variant]?.target.deterministic ?? false
  const suite = omitUndefined<Suite>({
    name: manifest.name ?? home.name,
    ...pick(manifest, COPIED),
    description: manifest.description ?? null,
    file: file.path,
    directory: home.directory === '' ? undefined : home.directory,
    cases: read.cases,
    variants,
    default_variant,
    k,
    primary_k,
    success,
    baseline_trials: manifest.baseline_trials ?? BASELINE_TRIALS[isDeterministic ? 'deterministic' : 'varying'],
    max_cost_usd: manifest.max_cost_usd ?? null,
    scoring,
    judge: judge ?? undefined,
    gates: manifest.gates ? gates : [...registries.defaultGates({ metrics, cases: read.cases }), ...gates],
    custom_metrics: own.length > 0 ? { modules: modulePaths, metrics: own } : undefined,
  })
  return {
    suite,
    strict,
    problems: [],
    warnings: sortProblems([...early, ...warnings], order),
    advise: () => sortProblems(adviseSuite(suite, document), order),
    metrics,
    lineOfGate: (index: number) => (index < parsed.gates.length ? document.find(['gates', index]).line : 1),
  }
}

/** Manifest keys that are copied to the suite unchanged. */
const COPIED = [
  ...(['version', 'trials', 'rounds', 'concurrency', 'timeout_seconds', 'retries', 'seed', 'alpha'] as const),
  ...(['pricing', 'min_scored_share', 'max_cost_usd_per_month', 'zero_tolerance', 'inference', 'controlled'] as const),
]

function findDefaultVariant({ document, manifest, isBroken }: ParsedManifest, { problems }: Findings): string {
  const names = Object.keys(manifest.variants ?? { default: null })
  const given = manifest.default_variant
  const [first = 'default'] = names
  if (given === undefined || isBroken('variants') || names.includes(given)) return given ?? first
  problems.push(problemAt(document, ['default_variant'], unknownName('variant', given, names)))
  return first
}

/**
 * Finds files with equal names except for case or Unicode form. On macOS and Windows only one of them exists, so cases would be
 * missing.
 */
function describeSameNames(files: readonly TextFile[]): readonly Problem[] {
  const alike = groupBy(files, ({ path }) => path.normalize('NFC').toLowerCase())
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ path }) => ({
      file: path,
      line: 1,
      message: `on macOS and Windows it is the same file as ${quote(first?.path ?? '')}, and only one of them is checked out. Rename one.`,
    })),
  )
}

const MAX_NAMED = 3

function describeLeftOut({ pattern, paths, kind }: LeftOut, { document, manifest }: ParsedManifest): Problem {
  const { one, many, hint } = LEFT_OUT[kind]
  const subject = `${joinAndCount(paths.map(quote), MAX_NAMED)} ${paths.length === 1 ? one : many}`
  const fault = paths.length === 0 ? `${many} ${quote(pattern)}` : `${subject}, which ${quote(pattern)} leaves out`
  const path = Array.isArray(manifest.cases) ? ['cases', manifest.cases.indexOf(pattern)] : ['cases']
  return problemAt(document, path, `${fault}. ${hint}`)
}

const LEFT_OUT = {
  link: {
    one: 'is a symbolic link',
    many: 'are symbolic links',
    hint: 'Links are not followed, since one could lead out of the checkout: put the cases there themselves.',
  },
  folder: { one: 'is a folder', many: 'are folders', hint: 'Name the files in it, such as `cases/**/*.yaml`.' },
  nothing: {
    one: '',
    many: 'no case file matches',
    hint: 'Paths are relative to the folder of the suite and must stay inside the working directory.',
  },
} as const
