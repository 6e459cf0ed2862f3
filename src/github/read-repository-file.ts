import type { Client } from './client.js'

export interface ReadRepositoryFile {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  /** From the repository's root, with `/`. */
  readonly path: string
  /** A commit. */
  readonly ref: string
}

/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
export async function readRepositoryFile(request: ReadRepositoryFile): Promise<string | null> {
  const { client, owner, repo, path, ref } = request
  const { data } = await client.rest.repos.getContent({ owner, repo, path, ref })
  if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') return null
  return Buffer.from(data.content, 'base64').toString('utf8')
}
