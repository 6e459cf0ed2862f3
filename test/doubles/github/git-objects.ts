import { createHash } from 'node:crypto'

/** A file of a tree: its Git mode and the SHA of its blob. */
export interface TreeFile {
  readonly mode: string
  readonly sha: string
}

/** All files of a commit by path, including those in folders. */
export type FileTree = ReadonlyMap<string, TreeFile>

export interface Signature {
  readonly name: string
  readonly email: string
  /** ISO 8601, whole seconds, UTC. */
  readonly date: string
}

function hashObject(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}

/** Returns the Git SHA of a blob. For `''` it is e69de29bb2d1d6434b8b29ae775ad8c2e48c5391. */
export function blobSha(content: Buffer): string {
  return hashObject('blob', content)
}

/** Returns the Git SHA of a tree. Without files it is 4b825dc642cb6eb9a060e54bf8d69288fbee4904. */
export function treeSha(files: FileTree): string {
  const entries = new Map<string, TreeFile>()
  const folders = new Map<string, Map<string, TreeFile>>()
  for (const [path, file] of files) {
    const slash = path.indexOf('/')
    if (slash === -1) {
      entries.set(path, file)
      continue
    }
    const folder = folders.get(path.slice(0, slash)) ?? new Map<string, TreeFile>()
    folder.set(path.slice(slash + 1), file)
    folders.set(path.slice(0, slash), folder)
  }
  for (const [name, folder] of folders) entries.set(name, { mode: '40000', sha: treeSha(folder) })
  // Git sorts folders as if their names ended in a slash.
  const sortKey = ([name, file]: readonly [string, TreeFile]) => (file.mode === '40000' ? `${name}/` : name)
  const sorted = [...entries].sort((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))
  const parts = sorted.map(([name, file]) =>
    Buffer.concat([Buffer.from(`${file.mode} ${name}\0`), Buffer.from(file.sha, 'hex')]),
  )
  return hashObject('tree', Buffer.concat(parts))
}

function signatureLine({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`
}

/** Returns the Git SHA of a commit made in UTC. */
export function commitSha(commit: {
  tree: string
  parents: readonly string[]
  author: Signature
  committer: Signature
  message: string
}): string {
  const lines = [
    `tree ${commit.tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    `author ${signatureLine(commit.author)}`,
    `committer ${signatureLine(commit.committer)}`,
    '',
    commit.message,
  ]
  return hashObject('commit', Buffer.from(lines.join('\n')))
}
