import { baselineArtifactName } from '../../github/artifacts.js'
import { listCommitsBetween } from '../../github/reference-point.js'
import type { Run } from '../../model/run/run.js'
import type { Episode } from '../../nights/episode.js'
import { isBrokenBound, type Regression } from '../../nights/find-regressions.js'
import type { IssueFacts } from '../../nights/issue-text.js'
import type { ActionRequest } from '../../run/action-request.js'
import type { Bases } from './find-bases.js'
import { hasHistory } from './open-history.js'

/** What an issue says beside the report. */
export async function gatherFacts(
  request: ActionRequest,
  facts: {
    readonly run: Run
    readonly bases: Bases
    readonly after: Episode | null
    readonly regressions: readonly Regression[]
    readonly confirmation: string
  },
): Promise<IssueFacts> {
  const { github, effects } = request
  const { run, bases, after, regressions, confirmation } = facts
  const { owner, repo } = github
  const head = run.commit ?? github.event.sha
  const isReference = regressions.every(({ against }) => against === 'reference')
  const base = isReference ? bases.reference : bases.night
  const good = base.kind === 'found' ? base.commit : null
  const suspects =
    good === null ? null : await listCommitsBetween({ client: await effects.connect(), owner, repo, base: good, head })
  return {
    suite: run.suite.name,
    commit: head,
    regressions,
    confirmation,
    since: after === null || after.since_run === github.runId ? null : after.since_at.slice(0, 10),
    good,
    compared_with: regressions.every(({ id }) => isBrokenBound(id))
      ? null
      : isReference
        ? 'the reference'
        : 'the last good night',
    suspects,
    has_history: hasHistory(request),
    reproduce: writeCommand(request, { run, bases, head, isReference }),
  }
}

/** Checks the commit out, fetches what it is compared with, and compares. */
function writeCommand(
  { inputs, github }: ActionRequest,
  {
    run,
    bases,
    head,
    isReference,
  }: { readonly run: Run; readonly bases: Bases; readonly head: string; readonly isReference: boolean },
): string {
  const name = run.suite.name
  const folder = '.goldenpair/last-good-night'
  const fetch = `gh run download ${bases.night_run ?? 0} -R ${github.owner}/${github.repo} -n ${baselineArtifactName(name)} -D ${folder}`
  const steps = [
    `git checkout ${head}`,
    ...(inputs.workingDirectory === '.' ? [] : [`cd ${quoteForShell(inputs.workingDirectory)}`]),
    ...(isReference || bases.night_run === null ? [] : [fetch]),
    [
      'npx goldenpair run',
      `--suite ${quoteForShell(inputs.suite)}`,
      `--variant ${quoteForShell(run.variant)}`,
      `--trials ${run.trials_per_case}`,
      `--seed ${run.seed}`,
      ...(run.subset === null ? [] : [`--subset ${quoteForShell(run.subset)}`]),
      // Names alone: whoever runs it has values of their own.
      ...(inputs.targetEnv.length === 0 ? [] : [`--target-env ${quoteForShell(inputs.targetEnv.join(','))}`]),
      ...(isReference
        ? [`--baseline ${quoteForShell(bases.reference_path)}`]
        : bases.night_run === null
          ? []
          : [`--baseline ${folder}`]),
    ].join(' '),
  ]
  return steps.join(' && ')
}

/**
 * A word of a command line for a POSIX shell.
 * @example quoteForShell("it's") // `'it'\''s'`
 */
export function quoteForShell(word: string): string {
  return /^[\w./@:+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
