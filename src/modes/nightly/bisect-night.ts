import { cutText } from '../../format/cut-text.js'
import { present } from '../../model/omit-undefined.js'
import { join } from 'node:path'
import { countOf, formatMoney } from '../../format/format-number.js'
import { catchRefusal } from '../../github/client.js'
import { listCommits } from '../../io/git.js'
import { UserError } from '../../model/error.js'
import type { Block, Text } from '../../model/result/report.js'
import { isFromResults } from '../../model/run/run.js'
import type { RunFolder } from '../../measure/recorded/pool-runs.js'
import { shortCommit, countRest } from '../../format/join-names.js'
import { code, details, link, list, paragraph, strong } from '../../report/blocks.js'
import { blocksMarkdown } from '../../report/render/block-markdown.js'
import type { ActionRequest } from '../request/action-request.js'
import { prepareMeasurement } from '../request/measure-checkout.js'
import { readScoredRun } from '../../store/runs/read-run.js'
import { bisect } from '../bisect/bisect.js'
import { chooseCases } from '../bisect/count-probes.js'
import { describeSearch, nameFlipped, writeFailures } from '../bisect/describe.js'
import type { Search } from '../bisect/state.js'
import type { Bases } from './find-bases.js'
import { isReferenceOnly } from './write-issue.js'
import type { Regression } from '../../model/result/night.js'

const MAX_NAMED = 5
const LONGEST_SUBJECT = 100

export interface BisectNight extends RunFolder {
  readonly bases: Bases
  readonly regressions: readonly Regression[]
}

/**
 * Marks around the text about a commit that was found, which stays in the issue while that is open. Text of others cannot
 * contain them, since it is escaped.
 */
const [START, END] = ['<!-- goldenpair found the commit -->', '<!-- end of the commit -->']

/** Returns what an open issue says about the commit that was found; `null` if none was found. */
export function readKeptSearch(body: string): string | null {
  const start = body.indexOf(`\n${START}\n`)
  const end = body.indexOf(`\n${END}`, start)
  return start < 0 || end < 0 ? null : body.slice(start + 1, end + 1 + END.length)
}

/** Returns the commit that such a text names; `null` if none was found. */
export function readCulprit(search: string | null): string | null {
  return search?.startsWith(START) === true ? (/\/commit\/([0-9a-f]{40})\)/.exec(search)?.[1] ?? null) : null
}

/**
 * Searches for the commit that broke cases, between the commit that the night is compared with and its own, if the input
 * `bisect` asks for it. Returns markdown for the issue, `text`, which is `null` if no search was asked for, and
 * `culprit`, the pull request to tell, which is `null` if the commit is not found or came with no pull request.
 */
export async function bisectNight(request: ActionRequest, facts: BisectNight) {
  const { inputs, effects } = request
  if (inputs.bisect === null) return { text: null, culprit: null }
  try {
    return await searchNight(request, facts, inputs.bisect)
  } catch (error) {
    if (!(error instanceof UserError) || effects.signal.aborted) throw error
    effects.log.warning(`The commit was not searched: ${error.message}`)
    return say(`not searched. ${error.message}`)
  }
}

const sayWhich = (text: string): Block => paragraph(strong('Which commit:'), ` ${text}`)
const say = (text: string) => ({ text: blocksMarkdown([sayWhich(text)]), culprit: null })

async function searchNight(request: ActionRequest, { run, folder, bases, regressions }: BisectNight, minutes: number) {
  const { inputs, effects, outputFolder, workingDirectory } = request
  const base = isReferenceOnly(regressions) ? bases.reference : bases.night
  if (isFromResults(run)) return say('not searched, because results of another harness cannot be measured again.')
  if (base.kind === 'none' || base.commit === null || run.commit === null)
    return say('not searched, because the last good commit is not known.')
  const history = await listCommits(base.commit, run.commit, workingDirectory)
  const { common } = await prepareMeasurement(request)
  const maxCostUsd = common.suite.max_cost_usd ?? null
  const ends = {
    good: await readScoredRun(base.folder, effects),
    bad: await readScoredRun(folder, { log: effects.log, run }),
  }
  const regressed = regressions
    .map(({ result }) => result?.metric.id ?? 'success')
    .sort((a, b) => Number(b === 'success') - Number(a === 'success'))
  if (inputs.issues.keep === 'dry-run') {
    const chosen = chooseCases(ends.good, ends.bad, common.suite, regressed)
    const commits = `${countOf(history.commits.length, 'commit')} after ${shortCommit(base.commit)} up to ${shortCommit(run.commit)}`
    const budget = maxCostUsd === null ? '' : `${formatMoney(maxCostUsd)} and `
    const most = `at most ${budget}${countOf(minutes, 'minute')}`
    return say(`not searched in a dry run. A search would ask ${nameFlipped(chosen)}, of the ${commits}, for ${most}.`)
  }
  effects.log.info(`Searching ${countOf(history.commits.length, 'commit')} for the one that broke cases.`)
  const found = await bisect({
    measuring: {
      ...common,
      scorer: request.scorer,
      suitePath: inputs.suite,
      variant: run.variant,
      temporary: effects.env['RUNNER_TEMP'] ?? '',
    },
    history,
    subset: run.subset,
    ends,
    trials: run.trials_per_case,
    regressed,
    folder: join(outputFolder, 'bisect'),
    isResuming: false,
    maxCostUsd,
    maxMinutes: minutes,
  })
  const story = describeSearch(history, found)
  effects.log.info(story.headline)
  const [only, ...others] = story.commits
  const isOne = found.end.kind === 'found' && only !== undefined && others.length === 0
  const origin = isOne ? await findOrigin(request, only.sha) : NO_ORIGIN
  const text = blocksMarkdown(writeStory(request, story, { origin, search: found.search }))
  if (!isOne) return { text, culprit: null }
  const isBroken = (found.search.cases?.metric ?? 'success') === 'success'
  const body = blocksMarkdown([
    paragraph(
      'Since this pull request, cases of the golden suite ',
      code(run.suite.name),
      isBroken ? ' fail. ' : ' are worse. ',
      story.headline,
    ),
    paragraph(`${story.evidence}.`),
  ])
  const culprit = origin.pull === null ? null : { number: origin.pull, sha: only.sha, body }
  return { text: `${START}\n${text}\n${END}`, culprit }
}
const NO_ORIGIN = { login: null, pull: null }

/** Finds who made a commit, and the pull request that brought it; `null` if GitHub does not know or refuses. */
async function findOrigin({ github, effects }: ActionRequest, sha: string) {
  const { owner, repo } = github
  const find = async () => {
    const client = await effects.connect()
    const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha })
    // A commit can be in several; the merged one brought it here.
    const pull = data.find(({ merged_at: at }) => at !== null)
    const { author } = (await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 })).data
    const login = author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null
    return { login: login ?? pull?.user?.login ?? null, pull: pull?.number ?? null }
  }
  return catchRefusal(find, ({ status, message }) => {
    effects.log.warning(
      `The pull request of ${shortCommit(sha)} is not known: GitHub answered ${status} (${message}). Reading it needs \`pull-requests: read\`.`,
    )
    return NO_ORIGIN
  })
}

function writeStory(
  { github }: ActionRequest,
  story: ReturnType<typeof describeSearch>,
  { origin, search }: { readonly origin: Awaited<ReturnType<typeof findOrigin>>; readonly search: Search },
): readonly Block[] {
  const site = `${github.serverUrl}/${github.owner}/${github.repo}`
  const { login, pull } = origin
  const items = story.commits.map(({ sha, author, subject }): Text => [
    ...link(shortCommit(sha), `${site}/commit/${sha}`),
    ` ${cutText(subject, LONGEST_SUBJECT)} (${login ?? author})`,
    ...(pull === null ? [] : [', ', ...link(`#${pull}`, `${site}/pull/${pull}`)]),
  ])
  const lines = search.probes.map(({ sha, flipped, problem }): Text => [
    code(shortCommit(sha)),
    problem === null ? ` ${writeFailures(flipped, search.cases)}` : ` skipped: ${problem}`,
  ])
  return present(
    sayWhich(story.headline),
    items.length > 0 && list(countRest(items, MAX_NAMED)),
    lines.length > 0 && details(`Evidence: ${story.evidence}`, list(lines)),
  )
}
