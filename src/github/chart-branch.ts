import { explainFailure, readRequestFailure, type Repository, type RequestFailure, catchRefusal } from './client.js'

/**
 * Pictures live on one branch per month, `goldenpair-charts/2026-11`, whose first commit has no parent. A comment links to a picture by the
 * commit that added it, so that commit must stay in a branch's history while the picture is needed. On a single branch, old pictures could
 * only be removed by rewriting history: later commits would get new SHAs, recent comments would link to commits that GitHub may drop, and
 * every push would be forced and could undo another job's. Monthly branches only ever gain commits, and are deleted once their newest
 * picture is too old.
 */
const BRANCHES = 'goldenpair-charts'
const BRANCH = /^refs\/heads\/goldenpair-charts\/(\d{4})-(\d{2})$/
const PUSH_ATTEMPTS = 5
const PUSH_WAIT_MS = 500
const DAY_MS = 86_400_000

export interface PictureFile {
  /** The path in the commit's tree, with `/`. */
  readonly path: string
  readonly bytes: Buffer
}

export interface PicturePush extends Repository {
  readonly files: readonly PictureFile[]
  readonly message: string
  readonly now: Date
  /** The number of days after which a branch is deleted, counted from the end of its month. */
  readonly retentionDays: number
  readonly wait: (ms: number) => Promise<void>
}

/** Returns the branch for the pictures of a day (UTC). */
export function chartBranch(now: Date): string {
  return `${BRANCHES}/${now.toISOString().slice(0, 7)}`
}

/** Whether a reference is a branch of ours whose month ended more than `retentionDays` days ago. */
export function isExpired(ref: string, now: Date, retentionDays: number): boolean {
  const [, year, month] = BRANCH.exec(ref) ?? []
  if (year === undefined || month === undefined) return false
  return Date.UTC(Number(year), Number(month)) + retentionDays * DAY_MS < now.getTime()
}

/**
 * Adds a commit with only these files to the month's branch, without a checkout, and deletes branches that are too old; `undeleted` says
 * why some of them remain. Reasons are clauses without a full stop.
 */
export async function pushPictures(push: PicturePush) {
  const { client, owner, repo, now, retentionDays } = push
  const branch = chartBranch(now)
  const run = async () => {
    const { data } = await client.rest.git.listMatchingRefs({ owner, repo, ref: `heads/${BRANCHES}` })
    const head = data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha ?? null
    const commit = await addCommit(push, { branch, head, tree: await createTree(push) })
    const expired = data.filter(({ ref }) => isExpired(ref, now, retentionDays)).map(({ ref }) => ref)
    return { kind: 'pushed' as const, commit, branch, ...(await deleteBranches(push, expired)) }
  }
  return catchRefusal(run, (failure) => ({ kind: 'failed' as const, reason: explainRefusal(failure, branch) }))
}

/** Creates the blobs one after the other, because GitHub asks clients not to write in parallel. */
async function createTree({ client, owner, repo, files }: PicturePush): Promise<string> {
  const tree: { path: string; mode: '100644'; type: 'blob'; sha: string }[] = []
  for (const { path, bytes } of files) {
    const blob = { owner, repo, content: bytes.toString('base64'), encoding: 'base64' }
    const { data } = await client.rest.git.createBlob(blob)
    tree.push({ path, mode: '100644', type: 'blob', sha: data.sha })
  }
  return (await client.rest.git.createTree({ owner, repo, tree })).data.sha
}

/**
 * Adds a commit on top of the branch and returns its SHA. If another job was faster, the commit goes on top of that job's, so that no
 * pictures are lost.
 */
async function addCommit(
  { client, owner, repo, message, wait }: PicturePush,
  { branch, tree, head: last }: { readonly branch: string; readonly tree: string; readonly head: string | null },
): Promise<string> {
  let head = last
  for (let attempt = 1; ; attempt += 1) {
    const parents = head === null ? [] : [head]
    const { sha } = (await client.rest.git.createCommit({ owner, repo, message, tree, parents })).data
    try {
      if (head === null) await client.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha })
      else await client.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false })
      return sha
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null) throw error
      const { data } = await client.rest.git.listMatchingRefs({ owner, repo, ref: `heads/${branch}` })
      const now = data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha ?? null
      // The update succeeded, but its answer was lost.
      if (now === sha) return sha
      // GitHub's list of references may lag behind its refusal.
      const isOvertaken = now !== head || /already exists|fast.?forward/i.test(failure.message)
      if (!isOvertaken || attempt === PUSH_ATTEMPTS) throw error
      head = now
      await wait(PUSH_WAIT_MS * attempt)
    }
  }
}

async function deleteBranches({ client, owner, repo }: PicturePush, refs: readonly string[]) {
  const deleted: string[] = []
  const undeleted: string[] = []
  for (const full of refs) {
    const ref = full.replace(/^refs\//, '')
    const branch = ref.replace(/^heads\//, '')
    const remove = async () => {
      await client.rest.git.deleteRef({ owner, repo, ref })
      deleted.push(branch)
    }
    await catchRefusal(remove, (failure) => {
      // Another job has deleted it already.
      if (failure.status !== 404 && !/does not exist/i.test(failure.message))
        undeleted.push(explainRefusal(failure, branch))
    })
  }
  return { deleted, undeleted }
}

function explainRefusal(failure: RequestFailure, branch: string): string {
  if (failure.status !== 409 && failure.status !== 422) return explainFailure(failure, 'contents: write')
  return `GitHub refused the branch ${branch} (${failure.message}); the repository's rules must let this job create, update and delete ${BRANCHES}/*`
}
