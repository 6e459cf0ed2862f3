import { open, opendir, realpath } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { hideSecrets } from '../../../model/hide-secrets.js'
import type { Log } from '../../../io/log.js'
import { openTreeReader } from '../../../io/process-tree.js'
import { UserError } from '../../../model/error.js'
import type { Mask } from '../../../model/mask.js'
import type { Variant } from '../../../model/suite/suite.js'
import { nameFiles } from '../../search/locate-span.js'
import { openMeter } from '../../targets/meter.js'
import type { TargetSession } from '../../targets/target.js'
import {
  adviseLacking,
  adviseNamed,
  listedVariables,
  targetEnvironment,
  usedVariables,
} from '../../../io/target-environment.js'
import { receiveTraces, traceEnvironment } from '../../targets/traces/receive-traces.js'
import { listenToTraces } from './listen-to-traces.js'
import type { RunSuiteInput, SuiteArm } from '../input.js'
import { maskSecrets } from '../../providers/access.js'
import { isRegularFile, locatePath } from '../../../io/files.js'
import { decorateTarget } from './ask-target.js'

/**
 * Starts the target of a variant in a checkout, and a trace receiver if the suite asks for traces. Throws what the target's start
 * throws.
 */
export async function startTarget(
  input: Pick<RunSuiteInput, 'targets' | 'env' | 'targetEnvNames' | 'providers' | 'programs' | 'log' | 'clock'>,
  arm: Required<Pick<SuiteArm, 'workingDirectory' | 'hasAnswered'>> & { readonly variant: Variant },
): Promise<TargetSession> {
  const { targets, env, targetEnvNames, log, clock } = input
  const { target } = arm.variant
  const definition = targets.find(({ name }) => name === target.type)
  if (definition === undefined)
    throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`)
  const receiver = target.traces === true ? await receiveTraces() : null
  const childEnv = targetEnvironment(env, targetEnvNames)
  const reader = openTreeReader()
  try {
    const session = await definition.start({
      ...input,
      ...arm,
      ...target,
      env: receiver === null ? childEnv : traceEnvironment(receiver.url, childEnv),
      // `null` if this system cannot report what a program uses.
      meter: reader && openMeter(reader, { clock, cores: availableParallelism() }),
    })
    const traced = receiver === null ? session : listenToTraces(session, { receiver, log })
    const named = await nameTargetFiles(traced, arm.workingDirectory)
    const advised = adviseTarget(named, {
      advise: (text) => adviseLacking(text, env, childEnv),
      look: async () => {
        if (definition.decidedBy?.(target.options) !== 'checkout') return ''
        const { named: names, own } = await findVariables(target.options, arm.workingDirectory)
        const given = [...own, ...Object.keys(target.options['env'] ?? {}), 'PORT']
        return adviseNamed(names, env, { ...childEnv, ...Object.fromEntries(given.map((name) => [name, ''])) })
      },
      isServer: definition.asks !== undefined,
      hasAnswered: arm.hasAnswered,
    })
    return maskTarget(advised, maskSecrets(input))
  } catch (error) {
    await receiver?.[Symbol.asyncDispose]()
    throw error
  }
}

/**
 * Removes secrets from answers, failures and the end of stderr, because the target may repeat what it sees. From failures it also
 * removes text that only looks like a secret: a program may read a key from a file, and providers quote the keys that they refuse.
 */
function maskTarget(session: TargetSession, mask: Mask): TargetSession {
  return decorateTarget(session, async (request, limits) => {
    const attempt = mask.data(await session.ask(request, limits))
    if (attempt.status === 'ok') return attempt
    const { message, stderr_tail: tail } = attempt.failure
    const hidden = { message: hideSecrets(message), stderr_tail: tail && hideSecrets(tail) }
    return { ...attempt, failure: { ...attempt.failure, ...hidden } }
  })
}

/**
 * Adds to failures and refusals the variable that the target probably lacks: one that the failure mentions, else one found in the
 * target's files.
 */
function adviseTarget(
  session: TargetSession,
  input: {
    /** See `adviseLacking`. */
    readonly advise: (text: string) => string
    /** See `adviseNamed`; searches the target's files. */
    readonly look: () => Promise<string>
    /** Whether the target is a server, whose 5xx are its own; those of a program come from another service. */
    readonly isServer: boolean
    readonly hasAnswered: boolean
  },
): TargetSession {
  const { advise, look, isServer, hasAnswered: answeredBefore } = input
  let hasAnswered = answeredBefore
  let looking: Promise<string> | null = null
  let named = ''
  let lacking = ''
  const sayFirst = (error: unknown): unknown => {
    const refusal = asRefusal(error)
    const first = refusal === null ? '' : advise(refusal.facts.log) || named
    if (refusal === null || first === '') return error
    return new UserError(refusal.code, { ...refusal.facts, lacking: first }, { cause: refusal.cause })
  }
  const advised = decorateTarget(session, async (request, limits) => {
    try {
      const attempt = await session.ask(request, limits)
      if (attempt.status === 'ok') {
        hasAnswered = true
        return attempt
      }
      const { failure } = attempt
      const advice = advise(`${failure.message}\n${failure.stderr_tail ?? ''}`)
      const isRefusing = isServer && (failure.status ?? 0) >= 500 && failure.retry_after_s === undefined
      const isBroken = failure.kind === 'crash' || isRefusing
      if (isBroken && !hasAnswered) {
        named = await (looking ??= look())
        lacking ||= advice || named
      }
      return advice === '' ? attempt : { ...attempt, failure: { ...failure, message: `${failure.message} ${advice}` } }
    } catch (error) {
      if (asRefusal(error) !== null) named = await (looking ??= look())
      throw sayFirst(error)
    }
  })
  return {
    ...advised,
    startFailure: () => sayFirst(session.startFailure()) as UserError | null,
    lacking: () => (hasAnswered ? '' : lacking),
  }
}

/** Returns the error if it ends the run because the target never answered. */
function asRefusal(error: unknown): UserError<'target-cannot-start' | 'target-not-ready'> | null {
  if (!(error instanceof UserError)) return null
  const { code } = error as UserError
  return code === 'target-cannot-start' || code === 'target-not-ready' ? (error as UserError<typeof code>) : null
}

/** Logs which variable a failed set-up probably lacks, based on the end of its output. */
export function warnOfLacking(
  error: unknown,
  /** See `adviseLacking`. */
  advise: (text: string) => string,
  log: Log,
): void {
  const facts: object = error instanceof UserError ? (error.facts as object) : {}
  const advice = 'log' in facts && typeof facts.log === 'string' ? advise(facts.log) : ''
  if (advice !== '') log.warning(advice)
}

/** Renames spans and sources to paths relative to the checkout, if they are inside it. */
async function nameTargetFiles(session: TargetSession, workingDirectory: string): Promise<TargetSession> {
  const root = resolve(workingDirectory)
  const roots = [root, await realpath(root).catch(() => root)]
  return decorateTarget(session, async (request, limits) => {
    const attempt = await session.ask(request, limits)
    return attempt.status === 'ok' ? { ...attempt, reply: nameFiles(attempt.reply, roots) } : attempt
  })
}

const SOURCES: ReadonlySet<string> = new Set(
  '.py .js .mjs .cjs .jsx .ts .mts .cts .tsx .rb .go .rs .java .kt .php .sh'.split(' '),
)
const EXAMPLES = ['.env.example', '.env.sample', '.env.template']
const MAX_FILES = 50
const MAX_ENTRIES = 500
const MAX_BYTES = 100_000

/**
 * Finds the environment variables read by the files in a target's options (`node app/server.mjs`, `uvicorn app.main:app`) and by
 * the sources in the same folders. Reads at most 50 files inside the checkout, the first 100 kB of each. The files may come from a
 * pull request, so only names are returned.
 */
export async function findVariables(options: Readonly<Record<string, unknown>>, workingDirectory: string) {
  const folder = resolve(workingDirectory, typeof options['cwd'] === 'string' ? options['cwd'] : '.')
  const words = [options['command'], options['start'], options['module']]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? value.split(/[\s"']+/) : []))
  const candidates = words.flatMap((word) => {
    const [name = ''] = word.split(':')
    const module = name.replaceAll('.', '/')
    return [name, `${module}.py`, `${module}/__main__.py`].map((path) => resolve(folder, path))
  })
  const isOurs = async (path: string): Promise<boolean> =>
    (await isRegularFile(path)) && (await locatePath(workingDirectory, path)) === 'inside'
  const entries = await filter(candidates, isOurs)
  const folders = new Set(entries.length === 0 ? [folder] : entries.map((path) => dirname(path)))
  const beside = (await Promise.all([...folders].map(listSources))).flat()
  const sources = await filter([...new Set([...entries, ...beside])].slice(0, MAX_FILES), isOurs)
  const homes = [...new Set([folder, resolve(workingDirectory)])]
  const at = async (names: readonly string[]): Promise<string> => {
    const paths = await filter(
      homes.flatMap((home) => names.map((name) => join(home, name))),
      isOurs,
    )
    return (await Promise.all(paths.map(readBeginning))).join('\n')
  }
  const used = (await Promise.all(sources.map(readBeginning))).flatMap(usedVariables)
  return {
    /** Names found in the sources and in examples of an environment, in order and without duplicates. */
    named: [...new Set([...listedVariables(await at(EXAMPLES)), ...used])],
    /** Names in a `.env` file of the target. */
    own: listedVariables(await at(['.env'])),
  }
}

async function filter<Item>(items: readonly Item[], holds: (item: Item) => Promise<boolean>): Promise<readonly Item[]> {
  const kept = await Promise.all(items.map(holds))
  return items.filter((_, index) => kept[index])
}

async function listSources(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  let seen = 0
  try {
    for await (const entry of await opendir(folder)) {
      if (++seen > MAX_ENTRIES) break
      if (entry.isFile() && SOURCES.has(extname(entry.name))) found.push(join(folder, entry.name))
    }
  } catch {
    // A folder that cannot be read has no names.
    return []
  }
  return found.sort()
}

async function readBeginning(path: string): Promise<string> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } catch {
    return ''
  }
}
