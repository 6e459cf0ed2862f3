import { notFound, Refusal } from './call.js'
import type { GitHubState, PermissionName } from './state.js'

type Access = 'read' | 'write'
/** Any one of these permissions is sufficient. If there is none, every token is allowed. */
type Need = readonly (readonly [PermissionName, Access])[]

const ISSUES_OR_PULLS_READ: Need = [
  ['issues', 'read'],
  ['pull-requests', 'read'],
]
const ISSUES_OR_PULLS_WRITE: Need = [
  ['issues', 'write'],
  ['pull-requests', 'write'],
]
const CONTENTS_READ: Need = [['contents', 'read']]
const CONTENTS_WRITE: Need = [['contents', 'write']]
const ACTIONS_READ: Need = [['actions', 'read']]
const PULLS_READ: Need = [['pull-requests', 'read']]

/** GitHub's table "Permissions required for GitHub Apps", for the operations of the subset. */
const NEEDS: Readonly<Record<string, Need>> = {
  'actions/delete-artifact': [['actions', 'write']],
  'actions/download-artifact': ACTIONS_READ,
  'actions/get-artifact': ACTIONS_READ,
  'actions/get-workflow-run': ACTIONS_READ,
  'actions/list-artifacts-for-repo': ACTIONS_READ,
  'actions/list-workflow-run-artifacts': ACTIONS_READ,
  'actions/list-workflow-runs': ACTIONS_READ,
  'actions/list-workflow-runs-for-repo': ACTIONS_READ,
  'checks/create': [['checks', 'write']],
  'checks/list-for-ref': [['checks', 'read']],
  'checks/update': [['checks', 'write']],
  'git/create-blob': CONTENTS_WRITE,
  'git/create-commit': CONTENTS_WRITE,
  'git/create-ref': CONTENTS_WRITE,
  'git/create-tree': CONTENTS_WRITE,
  'git/delete-ref': CONTENTS_WRITE,
  'git/get-ref': CONTENTS_READ,
  'git/list-matching-refs': CONTENTS_READ,
  'git/update-ref': CONTENTS_WRITE,
  'issues/add-labels': ISSUES_OR_PULLS_WRITE,
  'issues/create': [['issues', 'write']],
  'issues/create-comment': ISSUES_OR_PULLS_WRITE,
  'issues/create-label': ISSUES_OR_PULLS_WRITE,
  'issues/delete-comment': ISSUES_OR_PULLS_WRITE,
  'issues/get': ISSUES_OR_PULLS_READ,
  'issues/get-label': ISSUES_OR_PULLS_READ,
  'issues/list-events': ISSUES_OR_PULLS_READ,
  'issues/list-comments': ISSUES_OR_PULLS_READ,
  'issues/list-for-repo': [['issues', 'read']],
  'issues/list-labels-for-repo': ISSUES_OR_PULLS_READ,
  'issues/update': ISSUES_OR_PULLS_WRITE,
  'issues/update-comment': ISSUES_OR_PULLS_WRITE,
  'pulls/get': PULLS_READ,
  'pulls/list': PULLS_READ,
  'repos/compare-commits-with-basehead': CONTENTS_READ,
  'repos/create-commit-comment': CONTENTS_READ,
  'repos/download-tarball-archive': CONTENTS_READ,
  'repos/get': [],
  'repos/get-branch': CONTENTS_READ,
  'repos/get-collaborator-permission-level': [],
  'repos/get-commit': CONTENTS_READ,
  'repos/get-content': CONTENTS_READ,
  'repos/list-commits': CONTENTS_READ,
  'repos/list-pull-requests-associated-with-commit': PULLS_READ,
  'users/get-authenticated': [],
  graphql: ISSUES_OR_PULLS_READ,
}

/** Returns whether an operation needs exactly this permission, so that a smaller one would not be sufficient. */
export function isUseOf(operation: string, [name, access]: readonly [string, string]): boolean {
  return (NEEDS[operation] ?? []).some(([needed, level]) => needed === name && level === access)
}

/** Operations that need a permission even in a public repository. */
const NEVER_PUBLIC = ['actions/download-artifact']

function isGranted(state: GitHubState, [name, access]: readonly [PermissionName, Access]): boolean {
  const granted = state.permissions[name]
  return granted === 'write' || granted === access
}

/** Returns whether the token may do this. Reading what is public in a public repository needs no permission. */
export function isAllowed(state: GitHubState, operation: string): boolean {
  const need = NEEDS[operation]
  if (need === undefined) throw new Error(`no permission is listed for ${operation}`)
  const isPublic =
    !state.repository.private && need.every(([, access]) => access === 'read') && !NEVER_PUBLIC.includes(operation)
  return isPublic || need.length === 0 || need.some((grant) => isGranted(state, grant))
}

/** GitHub's `X-Accepted-GitHub-Permissions`, as in `issues=write; pull_requests=write`. */
export function acceptedPermissions(operation: string): string {
  return (NEEDS[operation] ?? []).map(([name, access]) => `${name.replace('-', '_')}=${access}`).join('; ')
}

/** Throws GitHub's refusal: 404 for a repository that the token cannot see, 403 for a missing permission. */
export function demandPermission(state: GitHubState, operation: string, path: Readonly<Record<string, unknown>>): void {
  const { owner, name } = state.repository
  const isOther =
    String(path['owner']).toLowerCase() !== owner.toLowerCase() ||
    String(path['repo']).toLowerCase() !== name.toLowerCase()
  if (path['owner'] !== undefined && isOther) throw notFound()
  if (!isAllowed(state, operation)) throw new Refusal(403, 'Resource not accessible by integration')
}

/** A token with permission for pull requests only may write to pull requests but not to issues, and vice versa. */
export function demandIssueAccess(state: GitHubState, number: number, access: Access): void {
  const kind = state.issues.get(number)
  if (kind === undefined) return
  if (!state.repository.private && access === 'read') return
  const grants: Need =
    'head' in kind
      ? [
          ['issues', access],
          ['pull-requests', access],
        ]
      : [['issues', access]]
  if (!grants.some((grant) => isGranted(state, grant))) {
    throw new Refusal(403, 'Resource not accessible by integration')
  }
}
