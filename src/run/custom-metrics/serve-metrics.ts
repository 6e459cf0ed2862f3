import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { requestSchema, type Loaded, type OwnScores } from './messages.js'
import { describeThrown, isFunction, readOwnMetric, scoreOwn, typeName, type OwnMetric } from './own-metric.js'

/**
 * The process that runs a suite's own metrics: answers the requests of stdin, in their order, until it ends. What a module prints goes to
 * stderr, so that nothing but answers is on stdout.
 */
export async function serveMetrics({
  stdin,
  stdout,
  stderr,
}: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>): Promise<void> {
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
      modules.push({
        message: error instanceof Refusal ? error.message : `it threw ${describeThrown(error)}`,
        line: findLine(error, path),
      })
    }
  }
  return { modules }
}

async function runModule(url: string): Promise<readonly unknown[]> {
  // Not a part of the bundle, so the bundler must let it be.
  const module: unknown = await import(/* webpackIgnore: true */ url)
  const define = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
  if (!isFunction(define))
    throw new Refusal('it has no default export that is a function: `export default ({ defineMetric, z }) => [...]`')
  const metrics: unknown = await define({ defineMetric: (metric: unknown) => metric, z })
  if (!Array.isArray(metrics)) throw new Refusal(`its default export gives ${typeName(metrics)}, not a list of metrics`)
  return metrics as unknown[]
}

/** A mistake that needs no name of an error before it. */
class Refusal extends Error {}

/** As data: functions are told by their kind alone, an unbounded end is null. */
function describe(metric: unknown): unknown {
  const text = JSON.stringify(metric, (_key, value: unknown) => (isFunction(value) ? 'function' : value))
  return text === undefined ? null : JSON.parse(text)
}

/** The line of the module that an error comes from, as its stack writes it: a module of the old kind by its path. 1 where it names none. */
function findLine(error: unknown, path: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, after = ''] = stack.split(
    stack.includes(pathToFileURL(path).href) ? `${pathToFileURL(path).href}:` : `${path}:`,
  )
  return Math.max(Number.parseInt(after, 10) || 1, 1)
}
