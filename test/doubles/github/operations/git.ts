import { gitCommitAnswer } from '../answers/commit.js'
import { repositoryUrl } from '../answers/repository-url.js'
import { found, Refusal, type Handlers } from '../call.js'
import { changeTree, listHistory, storeBlob, storeCommit, storeTree } from '../git-graph.js'
import type { FileTree, TreeFile } from '../git-objects.js'
import { timestamp, type GitHubState } from '../state.js'

function refAnswer(state: GitHubState, ref: string, sha: string) {
  return {
    ref,
    node_id: Buffer.from(`Ref${ref}`).toString('base64'),
    url: `${repositoryUrl(state)}/git/${ref}`,
    object: { type: 'commit', sha, url: `${repositoryUrl(state)}/git/commits/${sha}` },
  }
}

function demandObject(state: GitHubState, sha: string): void {
  if (!state.commits.has(sha)) throw new Refusal(422, 'Object does not exist')
}

export const git: Handlers<
  | 'git/get-ref'
  | 'git/list-matching-refs'
  | 'git/create-ref'
  | 'git/update-ref'
  | 'git/delete-ref'
  | 'git/create-blob'
  | 'git/create-tree'
  | 'git/create-commit'
> = {
  'git/get-ref': ({ state, parameters }) => {
    const ref = `refs/${parameters.ref}`
    return { status: 200, body: refAnswer(state, ref, found(state.refs.get(ref))) }
  },

  'git/list-matching-refs': ({ state, parameters }) => {
    // Matches prefixes of names, not folders: `heads/a` finds `heads/ab` too.
    const matching = [...state.refs].filter(([ref]) => ref.startsWith(`refs/${parameters.ref}`))
    const body = matching.sort(([a], [b]) => (a < b ? -1 : 1)).map(([ref, sha]) => refAnswer(state, ref, sha))
    return { status: 200, body }
  },

  'git/create-ref': ({ state, parameters: { ref, sha } }) => {
    if (!/^refs\/[^/]+\/.+/.test(ref)) throw new Refusal(422, 'Reference name must start with "refs/"')
    if (state.refs.has(ref)) throw new Refusal(422, 'Reference already exists')
    // In Git a ref name is a file or a folder, never both.
    const isTaken = [...state.refs.keys()].some((other) => other.startsWith(`${ref}/`) || ref.startsWith(`${other}/`))
    if (isTaken) throw new Refusal(422, 'Reference update failed')
    demandObject(state, sha)
    state.refs.set(ref, sha)
    return { status: 201, body: refAnswer(state, ref, sha) }
  },

  'git/update-ref': ({ state, parameters }) => {
    const ref = `refs/${parameters.ref}`
    const old = state.refs.get(ref)
    if (old === undefined) throw new Refusal(422, 'Reference does not exist')
    demandObject(state, parameters.sha)
    const isFastForward = listHistory(state, parameters.sha).some((commit) => commit.sha === old)
    if (!isFastForward && parameters.force !== true) throw new Refusal(422, 'Update is not a fast forward')
    state.refs.set(ref, parameters.sha)
    return { status: 200, body: refAnswer(state, ref, parameters.sha) }
  },

  'git/delete-ref': ({ state, parameters }) => {
    if (!state.refs.delete(`refs/${parameters.ref}`)) throw new Refusal(422, 'Reference does not exist')
    return { status: 204 }
  },

  'git/create-blob': ({ state, parameters }) => {
    const encoding = parameters.encoding === 'base64' ? 'base64' : 'utf8'
    const sha = storeBlob(state, Buffer.from(parameters.content, encoding))
    return { status: 201, body: { sha, url: `${repositoryUrl(state)}/git/blobs/${sha}` } }
  },

  'git/create-tree': ({ state, parameters }) => {
    const baseSha = parameters.base_tree
    const base: FileTree | undefined =
      baseSha === undefined ? new Map() : state.trees.get(state.commits.get(baseSha)?.tree ?? baseSha)
    if (base === undefined) throw new Refusal(422, 'base_tree is not a valid tree')
    const changes = new Map<string, TreeFile | null>()
    for (const entry of parameters.tree) {
      const path = entry.path ?? ''
      const sha = entry.content === undefined ? entry.sha : storeBlob(state, Buffer.from(entry.content))
      if (sha === null) changes.set(path, null)
      else if (sha === undefined || !state.blobs.has(sha)) throw new Refusal(422, 'tree.sha is not a valid blob')
      else changes.set(path, { mode: entry.mode ?? '100644', sha })
    }
    const files = changeTree(base, changes)
    const sha = storeTree(state, files)
    const tree = [...files].map(([path, file]) => ({
      path,
      mode: file.mode,
      type: 'blob',
      sha: file.sha,
      size: state.blobs.get(file.sha)?.length ?? 0,
      url: `${repositoryUrl(state)}/git/blobs/${file.sha}`,
    }))
    return { status: 201, body: { sha, url: `${repositoryUrl(state)}/git/trees/${sha}`, tree, truncated: false } }
  },

  'git/create-commit': ({ state, parameters }) => {
    const { tree, message, parents = [], author } = parameters
    if (!state.trees.has(tree)) throw new Refusal(422, 'Tree SHA does not exist')
    const orphan = parents.find((parent) => !state.commits.has(parent))
    if (orphan !== undefined) throw new Refusal(422, 'Parent SHA does not exist or is not a commit object')
    const date = timestamp(state)
    const commit = storeCommit(state, {
      tree,
      parents,
      message,
      author: author === undefined ? botSignature(state, date) : { ...author, date: author.date ?? date },
    })
    return { status: 201, body: gitCommitAnswer(state, commit) }
  },
}

function botSignature(state: GitHubState, date: string) {
  return { name: state.actor, email: '41898282+github-actions[bot]@users.noreply.github.com', date }
}
