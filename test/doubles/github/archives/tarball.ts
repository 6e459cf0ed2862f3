import { gzipSync } from 'node:zlib'
import type { Answer } from '../call.js'
import type { GitHubState } from '../state.js'

/** An entry of a tar archive. `link` makes it a symbolic link; `type` is the type flag of the format. */
export interface TarEntry {
  readonly path: string
  readonly content?: Buffer
  readonly mode?: string
  readonly link?: string
  readonly type?: string
}

const BLOCK = 512

/** Makes a POSIX (ustar) archive, compressed with gzip. */
export function packTarball(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = Buffer.alloc(0), mode = '100644', link, type }) => {
    const header = Buffer.alloc(BLOCK)
    const put = (text: string, at: number): number => header.write(text, at)
    put(path, 0)
    put(`${mode.slice(-3).padStart(7, '0')}\0`, 100)
    put('0000000\0', 108)
    put('0000000\0', 116)
    put(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
    put('00000000000\0', 136)
    put('        ', 148)
    put(type ?? (link === undefined ? (path.endsWith('/') ? '5' : '0') : '2'), 156)
    put(link ?? '', 157)
    put('ustar\0' + '00', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    put(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]))
}

/** Returns the URL of the archive of a commit: on another host than the API, with a separate token for a private repository. */
export function tarballUrl(state: GitHubState, sha: string): string {
  return `${state.results_url}/codeload/${sha}`
}

/** Returns the archive of a commit, with everything in one folder; `null` if the request is for something else. */
export function answerTarball(state: GitHubState, url: URL): Answer | null {
  const sha = /^\/codeload\/([0-9a-f]{40})$/.exec(url.pathname)?.[1]
  const commit = sha === undefined ? undefined : state.commits.get(sha)
  const tree = commit === undefined ? undefined : state.trees.get(commit.tree)
  if (sha === undefined || tree === undefined) return null
  const top = `${state.repository.owner}-${state.repository.name}-${sha.slice(0, 7)}`
  const files = [...tree].map(([path, file]) => {
    const content = state.blobs.get(file.sha) ?? Buffer.alloc(0)
    const isLink = file.mode === '120000'
    return {
      path: `${top}/${path}`,
      ...(isLink ? { link: content.toString() } : { content, mode: file.mode }),
    }
  })
  const body = packTarball([{ path: `${top}/`, mode: '755' }, ...files])
  return { status: 200, body, headers: { 'content-type': 'application/x-gzip' } }
}
