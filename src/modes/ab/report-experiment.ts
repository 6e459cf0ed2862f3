import { join } from 'node:path'
import { shortCommit } from '../../format/join-names.js'
import { experimentArtifactName, type ListedArtifact, suiteOfExperimentArtifact } from '../../github/artifacts.js'
import { findKind } from '../../github/pull-requests.js'
import { nameFrom, readTextFile, replaceJson } from '../../io/files.js'
import { refusedInput, UserError } from '../../model/error.js'
import { armRun, type Experiment, EXPERIMENT_SCHEMA_VERSION, experimentSchema } from '../../model/result/experiment.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { checkVersion, stateVersion } from '../../model/run/file-version.js'

import { pick, present } from '../../model/omit-undefined.js'
import type { Publication } from '../../publishers/publication.js'
import { escapeCode, escapeMarkdown } from '../../report/render/escape.js'
import { type ActionRequest, openRepository } from '../request/action-request.js'
import { MAX_LENGTH, runFiles } from '../../store/runs/run-files.js'
import { uploadFiles } from '../upload-files.js'
import type { RunFolder } from '../../measure/recorded/pool-runs.js'
import type { EarlyScores } from '../evaluate/score-arms.js'
import { markerOf, reportRun } from '../publish/report-run.js'
import { parseJson, parseStored } from '../../store/runs/read-json-lines.js'
import { isReference } from '../../store/runs/read-reference.js'
import { readRun } from '../../store/runs/read-run.js'
import { chooseNewest, listLeftArtifacts, publishEach, receiveArtifact } from '../publish/find-measured.js'
import { customMetricsOf } from '../../metrics/score-trial.js'

export interface ReportExperiment {
  /** Two to ten, the baseline first. */
  readonly arms: readonly ExperimentArm[]
  /** Plain text; `null` for none. */
  readonly label: string | null
  /** The commit whose suite was asked. */
  readonly sha: string
  readonly place: Publication['place']
  /** What a reader must take on trust, as a sentence in markdown; `null` for nothing. */
  readonly note: string | null
  /** Arms that are scored already; if absent, none. */
  readonly early?: EarlyScores | undefined
}

/** Compares the arms of an experiment and publishes the result. Throws as reading runs does. */
export async function reportExperiment(request: ActionRequest, facts: ReportExperiment) {
  const { arms, label, sha, place, note, early } = facts
  const [baseline, ...candidates] = arms
  if (baseline === undefined || candidates.length === 0) throw new Error('an arm was not measured')
  request.effects.log.info(`Comparing ${arms.map(nameArm).join(' with ')}.`)
  const { folder, run } = baseline
  const names = arms.map((arm) => nameArm(arm).replace(/^([0-9a-f]{7})[0-9a-f]{33}$/, '$1'))
  const unplaced = { age_hours: null, distance: null, run_url: null, note: null }
  const verdict = await reportRun({
    request,
    candidates: candidates.map((arm) => arm.folder),
    baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
    early,
    inference: 'recorded',
    marker: { ...markerOf(request, run.suite.name, sha), kind: 'ab' },
    place,
    names,
    lead: writeLead(names, place),
    label: present(...describeArms(arms, label), note).join(' ') || null,
  })
  const { exit_code: exitCode, word, passed, winner } = verdict
  return { exitCode, outcome: { verdict: word, passed, winner } }
}

/**
 * Returns what the report of an experiment does not say itself: its label, and the commits behind two refs. Sentences in
 * markdown.
 */
function describeArms(arms: readonly ExperimentArm[], label: string | null): readonly string[] {
  const [first, second] = arms.flatMap(({ ref, run }) =>
    ref === null ? [] : [`${escapeCode(ref)} (${escapeCode(shortCommit(run.commit ?? 'unknown'))})`],
  )
  return present(
    label !== null && `${escapeMarkdown(label)}${/[.!?]$/.test(label) ? '' : '.'}`,
    first !== undefined &&
      second !== undefined &&
      `The code of ${second} compared with that of ${first}; both answered the cases of the suite that was checked out.`,
  )
}

/**
 * Writes "A/B, not this PR: `poor` against `now`: ". Otherwise a comment on a pull request would be taken for its
 * verdict.
 */
function writeLead(names: readonly string[], place: Publication['place']): string {
  const scope = 'kind' in place || place.of === 'issue' ? '' : ', not this PR'
  const [first, second, ...others] = names.map(escapeCode)
  if (first === undefined || second === undefined) return ''
  return others.length > 0 ? `A/B of ${names.length}${scope}: ` : `A/B${scope}: ${second} against ${first}: `
}

/** A measured arm of an experiment. */
export interface ExperimentArm extends RunFolder {
  /** The branch, tag or commit that was asked for; `null` if the arm is a variant. */
  readonly ref: string | null
}

/** Returns what people call an arm. */
export function nameArm({ ref, run }: ExperimentArm): string {
  return ref ?? run.variant
}

export const EXPERIMENT_FILE = 'experiment.json'

/** Writes the record of an experiment, `experiment.json`, and uploads it with the runs, so that it can be compared again. */
export async function uploadExperiment(
  request: ActionRequest,
  arms: readonly ExperimentArm[],
  { max_cost_usd, outcome }: Pick<Experiment, 'max_cost_usd' | 'outcome'>,
): Promise<void> {
  const { inputs, github, outputFolder, effects } = request
  const [first] = arms
  if (first === undefined) throw new Error('nothing was measured')
  const { suite, seed, subset } = first.run
  const experiment: Experiment = {
    ...stateVersion(EXPERIMENT_SCHEMA_VERSION),
    label: inputs.label ?? arms.map(nameArm).join(' / '),
    suite,
    finished_at: effects.clock.now().toISOString(),
    run_url: github.runUrl,
    seed,
    subset,
    max_cost_usd,
    arms: arms.map(({ run, ref, folder }) => ({
      ref,
      folder: nameFrom(outputFolder, folder),
      ...pick(run, armRun.keyof().options),
    })),
    outcome,
  }
  const file = join(outputFolder, EXPERIMENT_FILE)
  await replaceJson(file, experiment)
  const runs = arms.flatMap(({ folder }) => Object.values(runFiles(folder)))
  await uploadFiles(request, experimentArtifactName(suite.name), outputFolder, [file, ...runs])
}

const INPUTS = { issue: 'issue-number', 'pull request': 'pr-number' } as const

const withArticle = (kind: keyof typeof INPUTS): string => (kind === 'issue' ? 'an issue' : 'a pull request')

/**
 * Finds the conversation that the inputs name for an experiment. Throws `input-invalid` if they name two, or one that
 * does not exist.
 */
export async function findPlace(request: ActionRequest): Promise<Publication['place']> {
  const { prNumber, issueNumber, comment } = request.inputs
  const number = prNumber ?? issueNumber
  const nowhere = 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given'
  if (number === null) return { kind: 'none', reason: nowhere }
  if (prNumber !== null && issueNumber !== null)
    throw refusedInput('issue-number', String(issueNumber), 'none beside `pr-number`: the result goes to one of them')
  const { owner, repo } = request.github
  const wanted = prNumber === null ? 'issue' : 'pull request'
  const kind = await findKind({ ...(await openRepository(request)), number })
  if (kind !== null && kind !== wanted) {
    const why =
      kind === 'none' ? `#${number} does not exist` : `#${number} is ${withArticle(kind)}, for \`${INPUTS[kind]}\``
    const expected = `the number of ${withArticle(wanted)} of ${owner}/${repo} (${why})`
    throw refusedInput(INPUTS[wanted], String(number), expected)
  }
  if (comment.when === 'never') return { kind: 'none', reason: 'the input `comment` is `never`' }
  return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' as const }) }
}

interface KeptExperiment {
  readonly suite: string
  readonly artifact: ListedArtifact
}

/**
 * Reports the experiments (mode `ab`) that earlier jobs of this workflow run measured with fewer rights. Computes scores
 * and verdict from the observations, and ignores the verdict and label of the artifact, since a target ran where it was
 * made. The artifact's gates are believed, which is why a workflow must ask for an experiment.
 * @throws UserError `mode-needs-event`, and `nothing-to-publish`
 */
export async function publishExperiments(request: ActionRequest): Promise<ExitCode> {
  const { github } = request
  const needs = '`workflow_dispatch` with `experiment: true`'
  if (github.eventName !== 'workflow_dispatch')
    throw new UserError('mode-needs-event', { mode: 'publish', event: github.eventName, needs })
  const kept = chooseNewest(await listLeftArtifacts(request, github.runId)).flatMap((artifact): KeptExperiment | [] => {
    const suite = suiteOfExperimentArtifact(artifact.name)
    return suite === null ? [] : { suite, artifact }
  })
  if (kept.length > 0) return publishEach(request, kept, publishExperiment)
  throw refuse(`no job of run ${github.runId} has left an experiment`)
}

async function publishExperiment(request: ActionRequest, { suite, artifact }: KeptExperiment): Promise<ExitCode> {
  const { inputs, github, outputFolder } = request
  const place = await findPlace(request)
  const received = join(outputFolder, 'received')
  const reason = await receiveArtifact(request, artifact, { folder: received })
  if (reason !== null) throw refuse(reason)
  const { arms: kept } = await readExperiment(join(received, EXPERIMENT_FILE))
  const arms: ExperimentArm[] = []
  for (const { folder: name, ref } of kept) {
    const folder = join(received, name)
    // Refused, because the scores of a reference would be believed as they are.
    if (await isReference(folder))
      throw refuse(`the artifact ${artifact.name} holds a file where a run folder should be`)
    arms.push({ folder, ref, run: await readRun(folder) })
  }
  const other = arms.find(({ run }) => run.suite.name !== suite || run.mode !== 'ab')
  if (other !== undefined)
    throw refuse(
      `the artifact ${artifact.name} holds a run of ${JSON.stringify(other.run.suite.name)} in mode ${other.run.mode}`,
    )
  // Scores that are not computed here.
  const isBelieved = arms.some(({ run }) => run.judge !== undefined || customMetricsOf(run).length > 0)
  const note = isBelieved ? "Judgments and the suite's own metrics (`custom.…`) come from the job that measured." : null
  return (await reportExperiment(request, { arms, label: inputs.label, sha: github.event.sha, place, note })).exitCode
}

/** Reads the record of an experiment. Throws `run-invalid`, `run-too-new` and `file-unreadable`. */
async function readExperiment(path: string): Promise<Experiment> {
  const value = parseJson(path, await readTextFile({ path, maxBytes: MAX_LENGTH }))
  checkVersion(path, value, EXPERIMENT_SCHEMA_VERSION)
  return parseStored(experimentSchema, value, { path, line: null })
}

const refuse = (reason: string): UserError => new UserError('nothing-to-publish', { reason })
