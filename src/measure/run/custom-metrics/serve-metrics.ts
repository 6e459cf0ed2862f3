import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { rankSpans } from '../../../metrics/retrieval/match-spans.js'
import { customMetricSchema } from '../../../model/suite/custom-metric.js'
import type { Judgments } from '../../../model/run/judgments.js'
import type { AnsweredTrial } from '../../../model/metric.js'
import { type Loaded, type OwnScores, requestSchema } from './messages.js'
import type { OwnTrial } from './start-scorer.js'

/**
 * Runs the process with a suite's own metrics: answers the requests on stdin in order until stdin ends. Output of the modules goes
 * to stderr, so that stdout contains only answers.
 */
export async function serveMetrics(facts: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>): Promise<void> {
  const { stdin, stdout, stderr } = facts
  const write = stdout.write.bind(stdout)
  stdout.write = stderr.write.bind(stderr)
  const metrics: OwnMetric[] = []
  for await (const line of createInterface({ input: stdin })) {
    const request = requestSchema.parse(JSON.parse(line))
    const answer: Loaded | OwnScores =
      'load' in request ? await load(request.load, metrics) : await scoreOwn(metrics, request.trial)
    write(`${JSON.stringify({ id: request.id, ...answer })}\n`)
  }
}

async function load(paths: readonly string[], metrics: OwnMetric[]): Promise<Loaded> {
  const modules: Loaded['modules'] = []
  for (const path of paths) {
    try {
      const declared = await runModule(pathToFileURL(path).href)
      modules.push({ metrics: declared.map(describe) })
      metrics.push(...declared.flatMap((one) => readOwnMetric(one) ?? []))
    } catch (error) {
      const message = error instanceof Refusal ? error.message : `it threw ${describeThrown(error)}`
      modules.push({ message, line: findLine(error, path) })
    }
  }
  return { modules }
}

async function runModule(url: string): Promise<readonly unknown[]> {
  // The module is not part of the bundle, so the bundler must not resolve it.
  const module: unknown = await import(/* webpackIgnore: true */ url)
  const define = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
  if (!isFunction(define))
    throw new Refusal('it has no default export that is a function: `export default ({ defineMetric, z }) => [...]`')
  const metrics: unknown = await define({ defineMetric: (metric: unknown) => metric, z })
  if (!Array.isArray(metrics))
    throw new Refusal(`its default export returns ${typeName(metrics)}, not a list of metrics`)
  return metrics as unknown[]
}

/** A mistake that is reported without an error name. */
class Refusal extends Error {}

/** Converts a metric to data: functions become the text `function`, infinite bounds null. */
function describe(metric: unknown): unknown {
  const write = (_key: string, value: unknown): unknown => (isFunction(value) ? 'function' : value)
  // The type of `stringify` hides that it returns undefined for undefined and for symbols.
  const text = JSON.stringify(metric, write) as string | undefined
  return text === undefined ? null : JSON.parse(text)
}

/**
 * Returns the line of the module that an error comes from, read from its stack. CommonJS modules appear there by path, not URL. 1
 * if not found.
 */
function findLine(error: unknown, path: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const { href } = pathToFileURL(path)
  const [, after = ''] = stack.split(`${stack.includes(href) ? href : path}:`)
  return Math.max(Number.parseInt(after, 10) || 1, 1)
}

/** A metric of a suite's module, with its functions. */
type OwnMetric = NonNullable<ReturnType<typeof readOwnMetric>>

function isFunction(value: unknown): value is (...given: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

/**
 * Reads the callable parts of a declared metric; `null` if the declaration is too broken. The reader of the declaration reports the
 * problem.
 */
function readOwnMetric(declared: unknown) {
  if (typeof declared !== 'object' || declared === null) return null
  const { name, applies, score, judged_by, when_failed }: Readonly<Record<string, unknown>> = { ...declared }
  if (typeof name !== 'string' || !isFunction(score)) return null
  return {
    id: `custom.${name}`,
    applies: isFunction(applies) ? applies : null,
    score,
    judged_by: customMetricSchema.shape.judged_by.safeParse(judged_by).data ?? [],
    when_failed: typeof when_failed === 'number' ? when_failed : ('unscored' as const),
  }
}

/**
 * Scores one trial with each metric. A metric that throws or does not return a number is unscored with the reason; the others are
 * unaffected.
 */
async function scoreOwn(metrics: readonly OwnMetric[], trial: OwnTrial): Promise<OwnScores> {
  const answer: OwnScores = { scores: {}, unscored: {} }
  for (const metric of metrics) {
    try {
      const value = await valueOf(metric, trial)
      if (typeof value === 'number') answer.scores[metric.id] = value
      else if (value !== null) answer.unscored[metric.id] = value
    } catch (error) {
      answer.unscored[metric.id] = `it threw ${describeThrown(error)}`.slice(0, 200)
    }
  }
  return answer
}

/** Returns a number, the reason why there is none, or `null` if the metric does not apply. */
async function valueOf(
  { applies, score, judged_by, when_failed: whenFailed }: OwnMetric,
  { golden, observation, judgments: all }: OwnTrial,
): Promise<number | string | null> {
  if (applies !== null && (await applies(golden)) !== true) return null
  if (observation.status === 'failed') {
    const { kind, message } = observation.failure
    return whenFailed === 'unscored' ? `the trial failed (${kind}): ${message}`.slice(0, 200) : whenFailed
  }
  const { spans } = observation.reply
  const ranking = spans === undefined ? null : rankSpans(spans, golden.expected_spans)
  // A metric sees only the judgments that it names. Else a change of the judge would go unnoticed when its scores are compared.
  const names = new Set<string>(judged_by.flatMap((question) => [question, `${question}_readings`]))
  const own = (given: Judgments): Judgments =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))
  const judgments = all === null || judged_by.length === 0 ? null : own(all)
  return readScore(await score({ observation, golden, ranking, judgments } satisfies Omit<AnsweredTrial, 'withinTime'>))
}

/** Reads a metric's result: a number, a boolean (1 or 0), or `{ unscored: 'why' }`. */
function readScore(given: unknown): number | string {
  if (typeof given === 'boolean') return given ? 1 : 0
  if (typeof given === 'number')
    return Number.isFinite(given) ? given : `the suite's metric returned ${given}, not a finite number`
  if (typeof given === 'object' && given !== null && 'unscored' in given && typeof given.unscored === 'string')
    return given.unscored.slice(0, 200)
  return `the suite's metric returned ${typeName(given)}, not a number`
}

/** Formats an error as one line, such as `TypeError: x is not a function`. */
function describeThrown(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.replace(/\s+/g, ' ').slice(0, 400)
}

function typeName(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
