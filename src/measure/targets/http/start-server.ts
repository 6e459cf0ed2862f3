import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { describeCommand } from '../../../io/start-program.js'
import { UserError } from '../../../model/error.js'
import type { CommandContext } from '../json-lines/failures.js'
import type { Connections } from './connections.js'
import { expandAddress, type HttpOptions, namesIn } from './options.js'
import { lookAtPage, lookAtPort, Server } from './server.js'

/**
 * The environment in which the options of a server are read: with a free port as `PORT` where Goldenpair starts the server and the
 * options leave its port open, so that two variants, or two checkouts, can run side by side.
 */
export async function givePort(
  { url, ready, start, env: own }: HttpOptions,
  env: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  if (start === undefined) return env
  const texts = [url, ready ?? '', ...(typeof start === 'string' ? [start] : start)]
  if (!texts.flatMap(namesIn).includes('PORT')) return env
  return { ...env, PORT: own?.['PORT'] ?? String(await findFreePort()) }
}

/**
 * Starts the server of the options and waits for it in the background; null where there is nothing to start or to wait for. Throws the
 * user's error `target-address-taken`: what answers there already is not what would be started.
 */
export async function startServer(
  options: HttpOptions,
  input: CommandContext & {
    readonly env: Readonly<Record<string, string>>
    /** Where the requests go. */
    readonly origin: URL
    readonly workingDirectory: string
    readonly connections: Connections
  },
): Promise<Server | null> {
  const { env, origin, workingDirectory, connections, ...context } = input
  const { start, ready } = options
  if (start === undefined && ready === undefined) return null
  const page = ready === undefined ? null : new URL(expandAddress(ready, { option: 'ready', env }))
  const place = page ?? origin
  const address = page === null ? place.origin : describeAddress(page)
  const lookAtOrigin = lookAtPort(place)
  const look = page === null ? lookAtOrigin : lookAtPage(page, connections)
  const startMs = options.start_seconds * 1000
  if (start === undefined) return new Server({ program: null, look, address, startMs }, context)

  const command = typeof start === 'string' ? givePortTo(start, env) : start.map((part) => givePortTo(part, env))
  if ((await lookAtOrigin()) === null)
    throw new UserError('target-address-taken', { address: place.origin, command: describeCommand(command) })
  const program = {
    command,
    cwd: resolve(workingDirectory, options.cwd ?? '.'),
    env: { ...env, ...options.env },
    shutdownMs: options.shutdown_seconds * 1000,
  }
  return new Server({ program, look, address, startMs }, context)
}

/** An address for messages, without what may be secret in it. */
export function describeAddress({ origin, pathname }: URL): string {
  return `${origin}${pathname}`
}

function givePortTo(text: string, env: Readonly<Record<string, string>>): string {
  return text.replaceAll('${PORT}', env['PORT'] ?? '${PORT}')
}

/** The ports below those that systems give to connections and to servers that name none (Linux 32,768, macOS and Windows 49,152). */
const PORTS = { first: 20_000, end: 32_768 }

/**
 * A port of the loopback address on which nobody listens now. A port that the system chose could go to another program's connection
 * before the server listens on it.
 */
async function findFreePort(): Promise<number> {
  const port = randomInt(PORTS.first, PORTS.end)
  const isFree = await new Promise<boolean>((resolveFree) => {
    const server = createServer()
    server.once('error', () => resolveFree(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolveFree(true)))
  })
  return isFree ? port : findFreePort()
}
