import { present } from '../../../model/omit-undefined.js'
import { systemClock } from '../../../io/clock.js'
import { checkGates } from '../../../compare/pair/check-gates.js'
import { findUncovered } from '../../../compare/decide/coverage.js'
import { forecastGates } from '../../../compare/gate/forecast-gates.js'
import { countOf } from '../../../format/format-number.js'
import { joinFirst } from '../../../format/join-names.js'
import { readChangedFiles } from '../../../io/git.js'
import type { MetricFacts, MetricSettings } from '../../../model/metric.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Suite } from '../../../model/suite/suite.js'
import { MAX_ROUNDS } from '../../../model/run/rounds-plan.js'
import { chooseInference } from '../../../model/suite/inference.js'
import { locateScorer } from '../../../measure/run/custom-metrics/messages.js'
import { type LoadSuite, readSuite, SUITE_REGISTRIES, UNCHECKED_SPANS } from '../../../measure/load-suite.js'
import { adviseChange } from '../../../measure/suite/advise.js'
import type { InspectedSuite } from '../../../measure/suite/parse-suite.js'
import { foldProblems, type Problem, quote, sortProblems } from '../../../measure/suite/problem.js'
import { type Call, type Command, printResult, type Terminal } from '../flags.js'
import { REGISTRY as METRICS } from '../../../metrics/index.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { REGISTRY as TARGETS } from '../../../measure/targets/index.js'
import { alignColumns } from '../../../report/render/text-width.js'
import { loadLocalSuite, createContext } from '../context.js'
import { describeDefaultMargin, describeScale, metricFacts } from '../../../metrics/define-metric.js'

export const validate: Command = {
  run: async ({ flags, given, terminal }) => {
    if (flags.list !== undefined) return showList({ flags, given, terminal })
    if (flags.rebind) return (await import('../validate/rebind-cases.js')).rebindCases(flags, terminal)
    const { suite, validation } = await validateSuite({
      path: flags.suite,
      workingDirectory: terminal.workingDirectory,
      registries: SUITE_REGISTRIES,
      scorer: locateScorer({ ...terminal, targetEnvNames: [] }),
      strict: flags.strict,
      base: flags.base ?? null,
    })
    printResult({ flags, terminal }, validation, () => describeValidation(validation, suite, flags.verbose))
    if (validation.errors.length > 0) return 3
    if (flags.ask !== undefined) {
      // With `--json`, stdout takes only JSON.
      for (const line of await (await import('../validate/ask-cases.js')).askCases(terminal, flags))
        if (flags.json) terminal.log.info(line)
        else terminal.print(line)
    }
    return 0
  },
}

/** Describes each finding in a line that editors can read, then counts them in a last line. */
function describeValidation(
  { suite: file, errors, warnings, notes, forecast }: Awaited<ReturnType<typeof validateSuite>>['validation'],
  suite: Suite | null,
  isVerbose: boolean,
): string {
  const fold = isVerbose ? (problems: readonly Problem[]) => problems : foldProblems
  const counts = present(
    errors.length > 0 && countOf(errors.length, 'error'),
    warnings.length > 0 && countOf(warnings.length, 'warning'),
  )
  const list = (word: string, problems: readonly Problem[]): readonly string[] =>
    fold(problems).map(({ file, line, message }) => `${file}:${line}: ${word}: ${message}`)
  return [
    ...list('error', errors),
    ...list('warning', warnings),
    ...notes.map((note) => `note: ${note}`),
    // Gates that cannot fail are among the warnings.
    ...(forecast?.gates ?? []).flatMap(({ gate, text, can_fail: canFail }) => (canFail ? `gate ${gate}: ${text}` : [])),
    ...[forecast?.assumed ?? []].flat(),
    `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
  ].join('\n')
}

function describeSuite(suite: Suite): string {
  const enabled = suite.cases.filter((golden) => golden.enabled)
  const critical = enabled.filter((golden) => golden.critical).length
  const gates = suite.gates.map(({ id }) => id).join(', ')
  return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`
}

/** The most ids to name. */
const MAX_NAMED = 5

/**
 * Finds every problem and note of a suite and, with `base`, of a change that should have touched it, as `--json` prints
 * them. With `strict`, warnings are errors, except those of gates that cannot fail. Throws as `readSuite` and
 * `readChangedFiles` do.
 */
async function validateSuite(input: LoadSuite & { readonly strict: boolean; readonly base: string | null }) {
  const { strict, base, ...source } = input
  const loaded = await readSuite(source)
  const { stale } = loaded
  const changed = base === null ? [] : await readChangedFiles(base, source.workingDirectory)
  const change = adviseChange({ manifest: loaded.path, files: loaded.files, changed })
  const forecast = forecastSuite(loaded)
  const doubts = [
    ...loaded.warnings,
    ...loaded.advise(),
    ...findExpired(loaded.suite?.cases ?? [], systemClock.now()),
    ...(forecast === null ? [] : findUngatedCases(forecast)),
    ...(change === null ? [] : [change]),
  ]
  // No error even with `strict`, since it takes more cases, or another place to run, and not a correction of the suite.
  const idle = (forecast?.gates ?? []).flatMap(({ gate, text, can_fail: canFail }, index): readonly Problem[] =>
    canFail ? [] : [{ file: loaded.path, line: loaded.lineOfGate(index), message: `gate ${quote(gate)} ${text}.` }],
  )
  const areErrors = { stale: strict || loaded.strict, doubts: strict }
  const order = (problems: readonly Problem[]): readonly Problem[] => sortProblems(problems, loaded.files)
  return {
    suite: loaded.suite,
    validation: {
      suite: loaded.path,
      errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
      warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts), ...idle]),
      notes: loaded.unchecked ? [UNCHECKED_SPANS] : [],
      forecast: forecast === null ? null : { gates: forecast.gates, assumed: forecast.assumed },
    },
  }
}

/** Finds the cases whose quarantine has ended, by the day in UTC. */
function findExpired(cases: readonly GoldenCase[], now: Date): readonly Problem[] {
  const today = now.toISOString().slice(0, 10)
  return cases.flatMap(({ id, at, flaky, enabled }) => {
    if (!enabled || flaky === undefined || flaky >= today) return []
    const message = `the quarantine of case ${quote(id)} ended on ${flaky}, but gates still leave it out. Remove \`flaky\`, or give a later day.`
    return [{ ...at, message }]
  })
}

/** Finds the cases whose quality no gate looks at. */
function findUngatedCases({ uncovered }: NonNullable<ReturnType<typeof forecastSuite>>): readonly Problem[] {
  const [first] = uncovered
  if (first === undefined) return []
  const ids = uncovered.map(({ id }) => id)
  const message = `no gate looks at the quality of ${countOf(ids.length, 'case')}: ${joinFirst(ids, MAX_NAMED)}. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to ${ids.length === 1 ? 'it' : 'them'}.`
  return [{ ...first.at, message }]
}

/**
 * Forecasts what the gates of a suite could flag before any run, and finds the cases whose quality no gate looks at.
 * `null` for a suite that is wrong, or has no gate that could fail.
 */
function forecastSuite({ suite, metrics }: Pick<InspectedSuite, 'suite' | 'metrics'>) {
  if (suite === null || !suite.gates.some(({ severity }) => severity === 'fail')) return null
  const byId = new Map(metrics.map((metric) => [metric.id, metric]))
  const applies = ({ id }: MetricFacts, golden: GoldenCase): boolean => byId.get(id)?.applies(golden) === true
  // Only a run shows whether a target reports what these metrics are made of.
  const known = suite.gates.filter(
    ({ metric, assumed }) => assumed !== true || byId.get(metric)?.default_gate !== 'if-reported',
  )
  const gates = checkGates(known, metrics)
  const cases = suite.cases.filter(({ enabled }) => enabled)
  const { alpha, trials, baseline_trials: baseline } = suite
  const deterministic = suite.variants[suite.default_variant]?.target.deterministic ?? false
  return {
    ...forecastGates({
      gates,
      cases,
      applies,
      alpha,
      deterministic,
      rounds: chooseInference('recorded', suite.inference) === 'these-cases' ? (suite.rounds ?? MAX_ROUNDS) : null,
      measured: () => null,
      // The second answer of a deterministic target only tests that the target is deterministic.
      trials: { baseline: deterministic ? trials : baseline, candidate: trials },
    }),
    uncovered: findUncovered(gates, cases, applies),
  }
}

interface Row {
  readonly name: string
  readonly text: string
  /** Only for cases. */
  readonly tags?: readonly string[]
  /** Only for metrics, like `facts`. */
  readonly source?: string
  readonly facts?: MetricFacts
}

/** A suite that does not say what metrics mean; with one k, so that each metric is listed once. */
const PLAIN: MetricSettings = { k: [5], primary_k: 5, success: 'all', pricing: { models: {} } }

function writeFacts({ facts, source }: Row): string {
  if (facts === undefined || source === undefined) return ''
  return `\n    ${describeScale(facts)}. Default margin: ${describeDefaultMargin(facts)}.\n    Source: ${source}.`
}

type List = (suitePath: string, terminal: Terminal, isNamed: boolean) => Promise<readonly Row[]>

const LISTS: Readonly<Record<NonNullable<Flags['list']>, List>> = {
  metrics: async (path, terminal, isNamed) => {
    const own = isNamed ? ((await loadLocalSuite(path, createContext(terminal))).custom_metrics?.metrics ?? []) : []
    return [
      ...METRICS.flatMap(({ name, title: text, source, expand }) =>
        expand(PLAIN).map((metric) => ({ name, text, source, facts: metricFacts(metric) })),
      ),
      ...own.map(({ source, ...facts }) => ({ name: facts.id, text: facts.title, source, facts })),
    ]
  },
  targets: () => Promise.resolve(TARGETS.map(({ name, title }) => ({ name, text: title }))),
  cases: async (path, terminal) => {
    const suite = await loadLocalSuite(path, createContext(terminal))
    return suite.cases.map(({ id, query, tags }): Row => ({ name: id, text: query, tags }))
  },
}

/** Runs `validate --list`: shows metrics, targets or cases. */
export async function showList({ flags, given, terminal }: Omit<Call, 'positionals'>): Promise<ExitCode> {
  const rows = await LISTS[flags.list ?? 'cases'](flags.suite, terminal, given['suite'] !== undefined)
  const lines = alignColumns(
    rows.map(({ name, text, tags }) => [name, `${text}${tags === undefined ? '' : `  [${tags.join(', ')}]`}`]),
  )
  printResult({ flags, terminal }, rows, () => rows.map((row, at) => `${lines[at] ?? ''}${writeFacts(row)}`).join('\n'))
  return 0
}
