import { commitAnswer, fileChangeAnswer } from '../answers/commit.js'
import { pullSimpleAnswer } from '../answers/pull.js'
import { repositoryAnswer } from '../answers/repository.js'
import { tarballUrl } from '../archives/tarball.js'
import { repositoryUrl } from '../answers/repository-url.js'
import { userAnswer } from '../answers/user.js'
import { found, notFound, Refusal, validationFailed, type Handlers } from '../call.js'
import { diffTrees, findMergeBase, listAhead, listHistory, resolveCommit } from '../git-graph.js'
import type { FileTree, TreeFile } from '../git-objects.js'
import { pageAnswer, paginate } from '../paginate.js'
import { isPull, nextId, timestamp, type CommitState, type GitHubState } from '../state.js'

/** The number of commits of a comparison that GitHub lists if no page is requested. */
const COMPARE_PAGE = 250

interface Place {
  readonly state: GitHubState
  readonly ref: string
  readonly path: string
}

function entryUrls({ state, ref, path }: Place, kind: 'blob' | 'tree', sha: string) {
  const site = `https://github.com/${state.repository.owner}/${state.repository.name}`
  const url = `${repositoryUrl(state)}/contents/${encodeURI(path)}?ref=${ref}`
  const git_url = `${repositoryUrl(state)}/git/${kind}s/${sha}`
  const html_url = `${site}/${kind}/${ref}/${encodeURI(path)}`
  return { url, git_url, html_url, _links: { self: url, git: git_url, html: html_url } }
}

function fileEntry(place: Place, sha: string) {
  const { state, ref, path } = place
  const { owner, name } = state.repository
  return {
    type: 'file',
    name: path.split('/').at(-1) ?? path,
    path,
    sha,
    size: state.blobs.get(sha)?.length ?? 0,
    download_url: `https://raw.githubusercontent.com/${owner}/${name}/${ref}/${encodeURI(path)}`,
    ...entryUrls(place, 'blob', sha),
  }
}

function folderEntry(place: Place) {
  const sha = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
  const { path } = place
  const name = path.split('/').at(-1) ?? path
  return { type: 'dir', name, path, sha, size: 0, download_url: null, ...entryUrls(place, 'tree', sha) }
}

/** Returns the direct children of a folder, files and folders, by name. */
function listFolder(state: GitHubState, ref: string, tree: FileTree, folder: string) {
  const prefix = folder === '' ? '' : `${folder}/`
  const children = new Map<string, TreeFile | null>()
  for (const [path, file] of tree) {
    if (!path.startsWith(prefix)) continue
    const [name = '', ...deeper] = path.slice(prefix.length).split('/')
    children.set(prefix + name, deeper.length === 0 ? file : null)
  }
  return [...children].map(([path, file]) =>
    file === null ? folderEntry({ state, ref, path }) : fileEntry({ state, ref, path }, file.sha),
  )
}

function comparisonStatus(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? 'identical' : 'behind'
  return behind === 0 ? 'ahead' : 'diverged'
}

function demandCommit(state: GitHubState, name: string): CommitState {
  const commit = resolveCommit(state, name)
  if (commit !== null) return commit
  if (/^[0-9a-f]{40}$/.test(name)) throw new Refusal(422, `No commit found for SHA: ${name}`)
  throw validationFailed({ resource: 'Commit', field: 'sha', code: 'invalid', message: `No commit found: ${name}` })
}

export const repos: Handlers<
  | 'repos/get'
  | 'repos/get-branch'
  | 'repos/get-collaborator-permission-level'
  | 'repos/get-commit'
  | 'repos/get-content'
  | 'repos/list-commits'
  | 'repos/compare-commits-with-basehead'
  | 'repos/create-commit-comment'
  | 'repos/download-tarball-archive'
  | 'repos/list-pull-requests-associated-with-commit'
> = {
  'repos/get': ({ state }) => ({ status: 200, body: repositoryAnswer(state.url, state.repository) }),

  'repos/get-branch': ({ state, parameters }) => {
    const sha = state.refs.get(`refs/heads/${parameters.branch}`)
    if (sha === undefined) throw new Refusal(404, 'Branch not found')
    const url = `${repositoryUrl(state)}/branches/${parameters.branch}`
    const html = `https://github.com/${state.repository.owner}/${state.repository.name}/tree/${parameters.branch}`
    return {
      status: 200,
      body: {
        name: parameters.branch,
        commit: commitAnswer(state, found(state.commits.get(sha))),
        _links: { self: url, html },
        protected: false,
        protection: { enabled: false, required_status_checks: { contexts: [], checks: [] } },
        protection_url: `${url}/protection`,
      },
    }
  },

  'repos/get-collaborator-permission-level': ({ state, parameters: { username } }) => {
    const permission = state.collaborators.get(username) ?? 'read'
    const rights = {
      pull: true,
      triage: permission !== 'read',
      push: permission !== 'read',
      admin: permission === 'admin',
    }
    const user = { ...userAnswer(state.url, username), permissions: rights, role_name: permission }
    return { status: 200, body: { permission, role_name: permission, user } }
  },

  'repos/get-commit': ({ state, parameters }) => {
    const commit = demandCommit(state, parameters.ref)
    const parent = state.commits.get(commit.parents[0] ?? '')
    const files = diffTrees(state, parent?.tree ?? null, commit.tree)
    const body = {
      ...commitAnswer(state, commit),
      stats: { total: files.length, additions: files.length, deletions: 0 },
      files: files.map((change) => fileChangeAnswer(state, commit.sha, change)),
    }
    return { status: 200, body }
  },

  'repos/get-content': ({ state, parameters }) => {
    const ref = parameters.ref ?? state.repository.default_branch
    const commit = resolveCommit(state, ref)
    if (commit === null) throw new Refusal(404, `No commit found for the ref ${ref}`)
    const tree = found(state.trees.get(commit.tree))
    const path = parameters.path.replace(/^\/+|\/+$/g, '')
    const file = tree.get(path)
    if (file !== undefined) {
      const content = found(state.blobs.get(file.sha)).toString('base64').replace(/.{60}/g, '$&\n')
      return { status: 200, body: { ...fileEntry({ state, ref, path }, file.sha), content, encoding: 'base64' } }
    }
    const entries = listFolder(state, ref, tree, path)
    if (entries.length === 0) throw notFound()
    return { status: 200, body: entries }
  },

  'repos/list-commits': ({ state, parameters, url }) => {
    const { path, since, until } = parameters
    const start = resolveCommit(state, parameters.sha ?? state.repository.default_branch)
    const touches = (commit: CommitState): boolean => {
      const parent = state.commits.get(commit.parents[0] ?? '')
      const changes = diffTrees(state, parent?.tree ?? null, commit.tree)
      return changes.some((change) => change.path === path || change.path.startsWith(`${path ?? ''}/`))
    }
    const listed = listHistory(state, found(start).sha)
      .filter((commit) => path === undefined || touches(commit))
      .filter((commit) => since === undefined || Date.parse(commit.committer.date) >= Date.parse(since))
      .filter((commit) => until === undefined || Date.parse(commit.committer.date) <= Date.parse(until))
    return pageAnswer({ url, parameters }, listed, (commit) => commitAnswer(state, commit))
  },

  'repos/create-commit-comment': ({ state, parameters }) => {
    const { sha } = demandCommit(state, parameters.commit_sha)
    const id = nextId(state, 'commit_comments')
    const { body } = parameters
    const now = timestamp(state)
    state.commit_comments.set(id, { id, sha, body, author: state.actor, created_at: now })
    return {
      status: 201,
      body: {
        id,
        node_id: Buffer.from(`CommitComment${id}`).toString('base64'),
        url: `${repositoryUrl(state)}/comments/${id}`,
        html_url: `https://github.com/${state.repository.owner}/${state.repository.name}/commit/${sha}#commitcomment-${id}`,
        ...{ body, commit_id: sha, path: null, position: null, line: null },
        user: userAnswer(state.url, state.actor),
        ...{ created_at: now, updated_at: now, author_association: 'NONE' },
      },
    }
  },

  'repos/compare-commits-with-basehead': ({ state, parameters, url }) => {
    const [baseName = '', headName = ''] = parameters.basehead.split('...')
    const base = found(resolveCommit(state, baseName))
    const head = found(resolveCommit(state, headName))
    const mergeBase = findMergeBase(state, base.sha, head.sha)
    if (mergeBase === null) throw new Refusal(404, `No common ancestor between ${baseName} and ${headName}.`)
    // Here GitHub lists the oldest first.
    const ahead = [...listAhead(state, base.sha, head.sha)].reverse()
    const behind = listAhead(state, head.sha, base.sha)
    const { items, headers } = paginate({ url, parameters, perPage: COMPARE_PAGE }, ahead)
    const files = (parameters.page ?? 1) > 1 ? [] : diffTrees(state, mergeBase.tree, head.tree)
    const site = `https://github.com/${state.repository.owner}/${state.repository.name}/compare`
    const body = {
      url: `${repositoryUrl(state)}/compare/${parameters.basehead}`,
      html_url: `${site}/${parameters.basehead}`,
      permalink_url: `${site}/${base.sha.slice(0, 7)}...${head.sha.slice(0, 7)}`,
      diff_url: `${site}/${parameters.basehead}.diff`,
      patch_url: `${site}/${parameters.basehead}.patch`,
      base_commit: commitAnswer(state, base),
      merge_base_commit: commitAnswer(state, mergeBase),
      status: comparisonStatus(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: items.map((commit) => commitAnswer(state, commit)),
      files: files.map((change) => fileChangeAnswer(state, head.sha, change)),
    }
    return { status: 200, body, headers }
  },

  'repos/download-tarball-archive': ({ state, parameters }) => {
    const { sha } = found(resolveCommit(state, parameters.ref))
    return { status: 302, headers: { location: tarballUrl(state, sha) } }
  },

  'repos/list-pull-requests-associated-with-commit': ({ state, parameters, url }) => {
    const commit = demandCommit(state, parameters.commit_sha)
    const listed = [...state.issues.values()]
      .filter(isPull)
      .filter(
        (pull) =>
          (pull.merged_at !== null && pull.merge_commit_sha === commit.sha) ||
          listAhead(state, pull.base.sha, pull.head.sha).some(({ sha }) => sha === commit.sha),
      )
    return pageAnswer({ url, parameters }, listed, (pull) => pullSimpleAnswer(state, pull))
  },
}
