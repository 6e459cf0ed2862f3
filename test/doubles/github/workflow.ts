import { parse } from 'yaml'
import { z } from 'zod'
import { UserError } from '../../../src/model/error.js'
import type { Act, ActionStory } from '../../modes/action-story.js'
import type { GitHubEvent } from './events.js'
import { evaluateExpression, interpolate, type Contexts } from './expressions.js'
import type { WorkflowRunFacts } from './scenario.js'
import type { WorkflowRunState } from './state.js'

const scalar = z.union([z.string(), z.boolean(), z.number()]).transform(String)
const usesSchema = z.strictObject({
  id: z.string().optional(),
  uses: z.string(),
  with: z.record(z.string(), scalar).optional(),
})
const runSchema = z.strictObject({
  if: z.string().optional(),
  env: z.record(z.string(), scalar).default({}),
  run: z.string(),
})
const grant = z.enum(['read', 'write'])
const jobSchema = z.strictObject({
  if: z.string().optional(),
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  permissions: z.strictObject({
    actions: grant.exactOptional(),
    checks: grant.exactOptional(),
    contents: grant.exactOptional(),
    issues: grant.exactOptional(),
    'pull-requests': grant.exactOptional(),
  }),
  strategy: z.strictObject({ 'fail-fast': z.boolean(), matrix: z.record(z.string(), z.array(z.string())) }).optional(),
  steps: z.array(z.union([usesSchema, runSchema])),
})
/** Strict, so that a workflow with unsupported features fails its test instead of being run in part. */
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.looseObject({}),
  permissions: z.strictObject({}),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(z.string(), jobSchema),
})
export type Workflow = z.infer<typeof workflowSchema>
type Job = z.infer<typeof jobSchema>

/** Parses a workflow. Throws for features that the runner below does not support. */
export function readWorkflow(text: string): Workflow {
  return workflowSchema.parse(parse(text))
}

/** The Action and a repository with named commits, on which a workflow runs. */
export interface Workshop extends Pick<ActionStory, 'github' | 'act'> {
  readonly repository: Pick<ActionStory['repository'], 'sha' | 'commits'> &
    Partial<Pick<ActionStory['repository'], 'checkout'>>
}

export interface WorkflowStart {
  readonly story: Workshop
  readonly workflow: Workflow
  readonly event: GitHubEvent
  /** The name of the commit that actions/checkout checks out by default. */
  readonly checkout: string
  readonly run?: Partial<WorkflowRunFacts>
  /** Whether the event comes from a fork. The token then only has read permissions, whatever the jobs request. */
  readonly isFork?: boolean
  /** The secrets of the repository. A fork gets none of them. */
  readonly secrets?: Readonly<Record<string, string>>
  /** Runs the script of a `run` step in the workspace and returns whether it succeeded. */
  readonly shell?: Shell
}

export type Shell = (step: {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
}) => Promise<boolean>

export interface FinishedWorkflow {
  readonly run: WorkflowRunState
  /** Results by job. A matrix has failed if one of its jobs has. */
  readonly results: Readonly<Record<string, 'success' | 'failure' | 'skipped'>>
  /** The result or the error of each step of Goldenpair. */
  readonly acts: readonly (Act | UserError)[]
  /** The operations that each job requested from GitHub. */
  readonly operations: Readonly<Record<string, readonly string[]>>
}

/**
 * Runs a workflow for an event as GitHub would: the jobs in the order of `needs`, for every value of their matrix, with exactly the
 * permissions they name. Steps of Goldenpair are really executed; a checkout step only selects the commit for the next step.
 */
export async function runWorkflow(start: WorkflowStart): Promise<FinishedWorkflow> {
  const { story, workflow, event } = start
  if (!(event.name in workflow.on)) throw new Error(`${workflow.name} does not start on ${event.name}`)
  const { github } = story
  const sha = story.repository.sha(start.checkout)
  const run = github.addWorkflowRun({ event: event.name, head_sha: sha, name: workflow.name, ...start.run })
  const results: Record<string, 'success' | 'failure' | 'skipped'> = {}
  const acts: (Act | UserError)[] = []
  const operations: Record<string, readonly string[]> = {}
  const base: Contexts = {
    github: {
      ...{ event: event.payload, event_name: event.name, sha, run_id: run.id, token: 'ghs_0123456789' },
      ...{ repository: 'octo-org/octo-repo', repository_owner: 'octo-org' },
    },
    inputs: 'inputs' in event.payload ? event.payload.inputs : {},
    secrets: start.isFork === true ? {} : (start.secrets ?? {}),
  }
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const needed = job.needs.map((need) => results[need])
    if (needed.includes(undefined)) throw new Error(`${name} stands before a job that it needs`)
    const contexts = { ...base, needs: Object.fromEntries(job.needs.map((need) => [need, { result: results[need] }])) }
    if (!isDue(job, contexts, needed)) {
      results[name] = 'skipped'
      continue
    }
    const from = github.requests.length
    const every = github.state.permissions
    github.state.permissions = start.isFork === true ? readOnly(job.permissions) : job.permissions
    const ended: (Act | UserError)[] = []
    const scripts: FinishedScript[] = []
    for (const matrix of expand(job)) {
      const done = await runJob(start, job, run, { ...contexts, matrix })
      ended.push(...done.acts)
      scripts.push(...done.scripts)
    }
    github.state.permissions = every
    operations[name] = [
      ...github.requests.slice(from).flatMap(({ operation }) => operation ?? []),
      ...(scripts.some(({ text }) => /\bgit\b.* push\b/.test(text)) ? ['git/update-ref'] : []),
    ]
    const isGood = ended.every((act) => 'code' in act && act.code === 0) && scripts.every(({ isDone }) => isDone)
    results[name] = isGood ? 'success' : 'failure'
    acts.push(...ended)
  }
  return { run, results, acts, operations }
}

function isDue(
  { if: asked }: { readonly if?: string | undefined },
  contexts: Contexts,
  needed: readonly unknown[],
): boolean {
  const isGood = needed.every((result) => result === 'success')
  if (asked === undefined) return isGood
  const condition = asked.replace(/^\$\{\{(.*)\}\}$/, '$1')
  // GitHub adds success() to a condition without a status function.
  const isAsked = /\b(always|cancelled|failure|success)\(\)/.test(condition)
  return (isAsked || isGood) && evaluateExpression(condition, contexts, { isFailed: !isGood }).isTrue
}

function expand({ strategy }: Job): readonly Readonly<Record<string, string>>[] {
  const [axis, ...others] = Object.entries(strategy?.matrix ?? {})
  if (others.length > 0) throw new Error('a matrix of more than one axis is not understood here')
  return axis === undefined ? [{}] : axis[1].map((value) => ({ [axis[0]]: value }))
}

interface FinishedScript {
  readonly text: string
  readonly isDone: boolean
}

async function runJob(start: WorkflowStart, job: Job, run: WorkflowRunState, contexts: Contexts) {
  const { story, event, checkout, shell } = start
  const acts: (Act | UserError)[] = []
  const scripts: FinishedScript[] = []
  const steps: Record<string, { readonly outputs: Readonly<Record<string, string>> }> = {}
  let workspace: string | null = null
  let folder = ''
  /** What a script has used before the first step of Goldenpair. */
  let used: string | null = null
  let isGood = true
  const fill = (given: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(given).map(([name, text]) => [name, interpolate(text, { ...contexts, steps })]))
  for (const step of job.steps) {
    if (!('uses' in step)) {
      if (!isDue(step, { ...contexts, steps }, [isGood ? 'success' : 'failure'])) continue
      if (shell === undefined || story.repository.checkout === undefined)
        throw new Error('nobody is there to run a script')
      if (folder === '' && workspace !== null) folder = used = await story.repository.checkout(workspace)
      const isDone = await shell({ script: step.run, env: fill(step.env), folder })
      scripts.push({ text: step.run, isDone })
      isGood &&= isDone
      continue
    }
    if (!isGood) continue
    const inputs = fill(step.with)
    if (step.uses.startsWith('actions/checkout@')) {
      workspace = inputs['ref'] === undefined ? checkout : nameOf(story, inputs['ref'])
      continue
    }
    // The languages are already installed on the test machine.
    if (/^actions\/setup-(?:node|python)@/.test(step.uses)) continue
    if (!step.uses.startsWith('goldenpair/')) throw new Error(`${step.uses} is not understood here`)
    try {
      const act = await story.act({
        event,
        checkout: workspace,
        sha: checkout,
        run,
        inputs,
        ...(used && { workspace: used }),
      })
      acts.push(act)
      folder = act.workspace
      isGood &&= act.code === 0
      if (step.id !== undefined) steps[step.id] = { outputs: act.outputs }
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      acts.push(error)
      isGood = false
      if (step.id !== undefined) steps[step.id] = { outputs: {} }
    }
  }
  return { acts, scripts }
}

function nameOf({ repository }: Workshop, sha: string): string {
  const found = Object.entries(repository.commits).find(([, one]) => one === sha)
  if (found === undefined) throw new Error(`${sha} is no commit of the repository`)
  return found[0]
}

/** Turns every write permission into a read permission, as GitHub does for forks. */
function readOnly(permissions: Job['permissions']): Job['permissions'] {
  return Object.fromEntries(Object.keys(permissions).map((name) => [name, 'read']))
}
