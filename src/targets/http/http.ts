import { openConnections } from './connections.js'
import { httpOptions } from './options.js'
import { prepareRequests } from './prepare-requests.js'
import { compileReader } from './read-body.js'
import { HttpSession } from './session.js'
import { givePort, startServer } from './start-server.js'
import { defineTarget } from '../target.js'
import { isQuotedJson, namesCase } from '../template.js'

/** A server that is asked over HTTP, and started where its command is given: docs/protocol.md. */
export const http = defineTarget({
  name: 'http',
  title: 'A server that is asked over HTTP',
  options: httpOptions,
  deterministic: false,
  // A server that runs already may be of any code.
  decidedBy: ({ start }) => (start === undefined ? null : 'checkout'),
  asks: ({ url }) => url,
  async start(options, { workingDirectory, settings, env: visible, ...context }) {
    const { url, method, body } = options
    if (!namesCase([url, body]) && (method === 'GET' || body !== undefined))
      context.log.warning('`url` and `body` of the `http` target have no `{{query}}`: every case asks the same.')
    if (isQuotedJson(body))
      context.log.warning(
        '`body` of the `http` target is a text that is JSON, and is sent as a JSON string. Give the object or list itself: `body: {q: "{{query}}"}`.',
      )
    const env = await givePort(options, visible)
    const requests = prepareRequests(options, { env, settings })
    const connections = openConnections(context.clock)
    const server = await startServer(options, { ...context, ...requests, env, workingDirectory, connections })
    return new HttpSession({ ...requests, connections, server, openReader: compileReader(options) }, context)
  },
})
