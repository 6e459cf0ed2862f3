import { resolve } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { countRest, shortCommit } from '../../../format/join-names.js'
import { listCommits } from '../../../io/git.js'
import { toOneLine } from '../../../model/remove-invisible.js'
import { bisect as search, type Bisection } from '../../../modes/bisect/bisect.js'
import { describeSearch, writeFailures } from '../../../modes/bisect/describe.js'
import { refuseEarlierSearch } from '../../../modes/bisect/state.js'
import { type Command, readOverrides, printResult, refuseArguments, type Showing, readTargetEnv } from '../flags.js'
import { alignColumns } from '../../../report/render/text-width.js'
import { chooseVariant, loadLocalSuite, showProgress, createContext } from '../context.js'

const MAX_SHOWN = 10

export const bisect: Command = {
  details: [
    ['GOOD', 'a commit, branch or tag where the cases were good'],
    ['BAD', 'a later one where they are worse; of merges between both the first parent is followed'],
  ],
  run: async ({ flags, positionals, terminal }) => {
    const [good, bad, ...others] = positionals
    if (good === undefined || bad === undefined || others.length > 0)
      refuseArguments('bisect', `${countOf(positionals.length, 'commit')} given, expected two, the good one first`)
    const { workingDirectory, env } = terminal
    const { max_cost_usd: maxCostUsd, ...overrides } = readOverrides(flags)
    const context = createContext(terminal, readTargetEnv(flags))
    const history = await listCommits(good, bad, workingDirectory)
    const suite = await loadLocalSuite(flags.suite, context)
    const folder = flags.out ?? `.goldenpair/bisect-${suite.name}`
    if (!flags.resume) await refuseEarlierSearch(resolve(workingDirectory, folder), folder)
    const found = await search({
      measuring: {
        ...context,
        suite,
        variant: chooseVariant(suite, flags),
        overrides,
        suitePath: flags.suite,
        temporary: env['RUNNER_TEMP'] ?? '',
        onProgress: showProgress(terminal),
      },
      history,
      subset: flags.subset ?? null,
      ends: null,
      trials: flags.trials ?? suite.trials,
      folder: resolve(workingDirectory, folder),
      isResuming: flags.resume,
      maxCostUsd: maxCostUsd ?? suite.max_cost_usd ?? null,
      maxMinutes: flags.maxMinutes,
    })
    print(found, history, { folder, flags, terminal })
    return found.end.kind === 'found' ? 0 : 2
  },
}

function print(
  found: Bisection,
  history: Parameters<typeof describeSearch>[0],
  { folder, flags, terminal }: Showing & { readonly folder: string },
): void {
  const story = describeSearch(history, found)
  const { search: state, end } = found
  const facts = new Map([history.good, ...history.commits].map((commit) => [commit.sha, commit]))
  const place = new Map([...facts.keys()].map((sha, index) => [sha, index]))
  const rows = [...state.probes]
    .sort((a, b) => (place.get(a.sha) ?? 0) - (place.get(b.sha) ?? 0))
    .map(({ sha, flipped, problem }) => {
      const what = problem === null ? writeFailures(flipped, state.cases) : `skipped: ${toOneLine(problem)}`
      return [shortCommit(sha), what, toOneLine(facts.get(sha)?.subject ?? '')]
    })
  const commits = story.commits.map(({ sha, author, subject }) => `${sha} ${toOneLine(author)}: ${toOneLine(subject)}`)
  const result = { ...end, facts: story.commits, evidence: story.evidence, search: state }
  printResult({ flags, terminal }, result, () =>
    [
      rows.length === 0
        ? `No commit was probed (${countOf(state.commits.length, 'commit')}).`
        : `Probes, the oldest commit first (${countOf(state.commits.length, 'commit')}):`,
      ...alignColumns(rows).map((row) => `  ${row}`),
      '',
      story.headline,
      ...countRest(commits, MAX_SHOWN, (left) => `… and ${left} more`).map((line) => `  ${line}`),
      ...(story.evidence === '' ? [] : [`Evidence: ${story.evidence}.`]),
      ...(end.kind === 'open'
        ? [`To go on, run the command again with --resume and more time or budget; the search is kept in ${folder}.`]
        : []),
    ].join('\n'),
  )
}
