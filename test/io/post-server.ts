import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Post {
  readonly path: string | undefined
  readonly authorization: string | undefined
  /** The parsed JSON body. */
  readonly body: unknown
}

export interface PostServer extends AsyncDisposable {
  readonly url: string
  /** The requests in order. */
  readonly posts: Post[]
  /** The answer to each request. A test may change it between two requests. */
  answer: (response: ServerResponse) => void
}

/** A server on the loopback interface that records the JSON it receives. */
export async function startPostServer(answer: PostServer['answer']): Promise<PostServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
        return response.writeHead(400).end()
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      running.posts.push({ path: request.url, authorization: request.headers.authorization, body })
      return running.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: PostServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: [],
    answer,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return running
}
