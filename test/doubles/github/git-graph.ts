import { blobSha, commitSha, treeSha, type FileTree, type Signature, type TreeFile } from './git-objects.js'
import { isPull, type CommitState, type GitHubState } from './state.js'

/** Stores bytes as a Git blob and returns its SHA. */
export function storeBlob(state: GitHubState, content: Buffer): string {
  const sha = blobSha(content)
  state.blobs.set(sha, content)
  return sha
}

export function storeTree(state: GitHubState, files: FileTree): string {
  const sha = treeSha(files)
  state.trees.set(sha, files)
  return sha
}

/** Stores a commit. Its SHA is computed as Git does, unless the commit already has one. */
export function storeCommit(
  state: GitHubState,
  facts: {
    sha?: string | undefined
    tree: string
    parents: readonly string[]
    message: string
    author: Signature
    committer?: Signature | undefined
  },
): CommitState {
  const { tree, parents, message, author } = facts
  const commit = { tree, parents, message, author, committer: facts.committer ?? author }
  const stored = { sha: facts.sha ?? commitSha(commit), ...commit }
  state.commits.set(stored.sha, stored)
  return stored
}

/** Returns a tree with some files changed; `null` removes a file. */
export function changeTree(tree: FileTree, changes: ReadonlyMap<string, TreeFile | null>): FileTree {
  const files = new Map(tree)
  for (const [path, file] of changes) {
    if (file === null) files.delete(path)
    else files.set(path, file)
  }
  return files
}

/** Returns the commit for a SHA, branch, ref or `owner:branch`; `null` if there is none. */
export function resolveCommit(state: GitHubState, name: string): CommitState | null {
  const ownPrefix = `${state.repository.owner}:`
  const plain = name.startsWith(ownPrefix) ? name.slice(ownPrefix.length) : name
  const named = [plain, `refs/${plain}`, `refs/heads/${plain}`].map((ref) => state.refs.get(ref)).find(Boolean)
  const direct = state.commits.get(named ?? plain)
  if (direct !== undefined) return direct
  const abbreviated = /^[0-9a-f]{7,39}$/.test(plain)
  if (abbreviated) return [...state.commits.values()].find((commit) => commit.sha.startsWith(plain)) ?? null
  for (const issue of state.issues.values()) {
    if (!isPull(issue)) continue
    if (plain === `refs/pull/${issue.number}/head`) return state.commits.get(issue.head.sha) ?? null
    if (plain === `refs/pull/${issue.number}/merge`) return state.commits.get(issue.merge_commit_sha ?? '') ?? null
  }
  return null
}

/** Returns a commit and all its ancestors, newest first. */
export function listHistory(state: GitHubState, sha: string): readonly CommitState[] {
  const age = (commit: CommitState) => Date.parse(commit.committer.date)
  return reach(state, [sha]).sort((a, b) => age(b) - age(a))
}

/** Returns these commits and all their ancestors. */
function reach(state: GitHubState, shas: readonly string[]): CommitState[] {
  const found = new Map<string, CommitState>()
  const queue = [...shas]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const commit = state.commits.get(next)
    if (commit === undefined || found.has(next)) continue
    found.set(next, commit)
    queue.push(...commit.parents)
  }
  return [...found.values()]
}

/** Returns the newest common ancestor; `null` for unrelated histories. */
export function findMergeBase(state: GitHubState, base: string, head: string): CommitState | null {
  const reachable = new Set(listHistory(state, base).map((commit) => commit.sha))
  const shared = listHistory(state, head).filter((commit) => reachable.has(commit.sha))
  const behindAnother = new Set(
    reach(
      state,
      shared.flatMap(({ parents }) => parents),
    ).map(({ sha }) => sha),
  )
  return shared.find((commit) => !behindAnother.has(commit.sha)) ?? null
}

/** Returns the commits reachable from `head` but not from `base`, newest first. */
export function listAhead(state: GitHubState, base: string, head: string): readonly CommitState[] {
  const reachable = new Set(listHistory(state, base).map((commit) => commit.sha))
  return listHistory(state, head).filter((commit) => !reachable.has(commit.sha))
}

export interface FileChange {
  readonly path: string
  readonly status: 'added' | 'removed' | 'modified'
  readonly sha: string
}

/** Returns the files that differ between two trees, by path. */
export function diffTrees(state: GitHubState, baseTree: string | null, headTree: string): readonly FileChange[] {
  const before: FileTree = (baseTree === null ? undefined : state.trees.get(baseTree)) ?? new Map<string, TreeFile>()
  const after: FileTree = state.trees.get(headTree) ?? new Map<string, TreeFile>()
  const changes: FileChange[] = []
  for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const old = before.get(path)
    const now = after.get(path)
    if (now === undefined && old !== undefined) changes.push({ path, status: 'removed', sha: old.sha })
    else if (now !== undefined && old === undefined) changes.push({ path, status: 'added', sha: now.sha })
    else if (now !== undefined && now.sha !== old?.sha) changes.push({ path, status: 'modified', sha: now.sha })
  }
  return changes
}
