import type { RepositoryFacts } from '../state.js'
import { userAnswer } from './user.js'

/** The paths of the URLs in every repository answer, relative to the URL of the repository. */
const URL_SUFFIXES = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
}

const CREATED_AT = '2024-01-01T00:00:00Z'

export function fullName({ owner, name }: Pick<RepositoryFacts, 'owner' | 'name'>): string {
  return `${owner}/${name}`
}

/** A repository with all fields that `full-repository`, `repository` and `minimal-repository` require. */
export function repositoryAnswer(apiUrl: string, repository: RepositoryFacts) {
  const url = `${apiUrl}/repos/${fullName(repository)}`
  const htmlUrl = `https://github.com/${fullName(repository)}`
  const urls = Object.fromEntries(Object.entries(URL_SUFFIXES).map(([key, suffix]) => [key, url + suffix]))
  return {
    id: repository.id,
    node_id: Buffer.from(`Repository${repository.id}`).toString('base64'),
    name: repository.name,
    full_name: fullName(repository),
    private: repository.private,
    visibility: repository.private ? 'private' : 'public',
    owner: userAnswer(apiUrl, repository.owner),
    html_url: htmlUrl,
    description: null,
    fork: repository.fork,
    url,
    ...urls,
    clone_url: `${htmlUrl}.git`,
    git_url: `git://github.com/${fullName(repository)}.git`,
    ssh_url: `git@github.com:${fullName(repository)}.git`,
    svn_url: htmlUrl,
    mirror_url: null,
    default_branch: repository.default_branch,
    homepage: null,
    language: null,
    license: null,
    archived: false,
    disabled: false,
    has_downloads: true,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks: 0,
    forks_count: 0,
    network_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    size: 0,
    stargazers_count: 0,
    subscribers_count: 0,
    watchers: 0,
    watchers_count: 0,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    pushed_at: CREATED_AT,
  }
}
