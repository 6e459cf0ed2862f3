import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractZip } from '../../src/github/read-zip.js'
import { readTextFile } from '../../src/io/files.js'
import type { HistoryRow } from '../../src/model/run/history.js'
import { mergeHistories, parseHistory } from '../../src/compare/nights/history.js'
import { HISTORY_FILE } from '../../src/store/baselines/baseline.js'
import { scheduleEvent } from '../../test/doubles/github/events.js'
import { type Act, type ActionStory, startActionStory } from '../../test/modes/action-story.js'
import { findBreaches, type IssueSeen, type Slept } from './find-breaches.js'
import { type Attempt, CASES, type Night, planNights, WEATHERS } from './plan.js'

const SUITE = 'demo'
const ARTIFACT = `goldenpair-baseline-${SUITE}`
/** The number of newest histories of which a night reads the union. */
const MAX_READ = 10
const HISTORY_BYTES = 2 ** 24

/**
 * The target: answers as `behaviour-N.sh` says for attempt N of the job. A second measurement is recognised by its other seed. Written for
 * a shell, because that starts fastest.
 */
const TARGET = String.raw`
. "./behaviour-$GITHUB_RUN_ATTEMPT.sh"
while IFS= read -r line; do
  id=${'$'}{line#*'"id":"'} id=${'$'}{id%%'"'*} name=${'$'}{id%%'#'*} answer=yes seed=other
  case $line in *'"seed":1,'* | *'"seed":2,'*) seed=first ;; esac
  case " $failing " in *" $name "*) answer=no ;; esac
  case "$seed $shaky " in first*" $name "*) answer=no ;; esac
  case "$down $seed" in
    always*|'again other') printf '{"id":"%s","error":{"kind":"infrastructure","status":503,"message":"down"}}\n' "$id" ;;
    *) printf '{"id":"%s","answer":"%s"}\n' "$id" "$answer" ;;
  esac
done
`
const FILES = {
  'golden/suite.yaml': `
name: ${SUITE}
cases: cases.yaml
baseline_trials: 2
retries: 0
concurrency: 8
target: { type: command, command: [sh, target.sh], shutdown_seconds: 1 }
gates: [{ metric: success, max_drop: 20pp }]
`,
  'golden/cases.yaml': CASES.map(
    (id, index) =>
      `- { id: ${id}, query: ${id}?, critical: ${index === CASES.length - 1}, checks: [{ contains: yes }] }\n`,
  ).join(''),
  'target.sh': TARGET,
}
const READ_ONLY = { actions: 'read', contents: 'read', issues: 'read' } as const
const WRITE_ISSUES = { ...READ_ONLY, issues: 'write' } as const

export interface Soak {
  readonly seed: number
  readonly nights: number
  /** The number of nights on which something was truly worse. */
  readonly worse: number
  readonly attempts: number
  /** The number of attempts by state of GitHub, in the order of `WEATHERS`. */
  readonly weather: readonly number[]
  readonly invalid: number
  readonly opened: number
  readonly closed: number
  /** The number of requests that GitHub refused or did not answer. */
  readonly refused: number
  readonly seconds: number
  /** What happened and must never happen, one line each with seed and night. */
  readonly breaches: readonly string[]
}

/** Runs `count` nights through the real mode `nightly`, and checks the state of GitHub after each attempt. */
export async function sleepNights(seed: number, count: number, tell: (line: string) => void): Promise<Soak> {
  const started = performance.now()
  const plan = planNights(seed, count)
  const names = plan.map((_, index) => `night-${index + 1}`)
  const commits = plan.map((night, index) => ({ name: names[index] ?? '', files: writeBehaviour(night) }))
  const last = { name: 'end', branch: 'main' }
  await using story = await startActionStory(FILES, { commits: [...commits, last] })
  const slept: Slept[] = []
  const breaches: string[] = []
  for (const [index, night] of plan.entries()) {
    const run = story.github.addWorkflowRun({ event: 'schedule', head_sha: story.repository.sha(names[index] ?? '') })
    for (const [number, attempt] of night.attempts.entries()) {
      const before = readIssues(story)
      const from = story.github.requests.length
      const act = await sleep(story, { attempt, number: number + 1, checkout: names[index] ?? '', run })
      const requests = story.github.requests.slice(from)
      const seen: Slept = {
        number: index + 1,
        run: run.id,
        attempt: number + 1,
        truth: night.truth,
        conditions: attempt,
        act,
        before,
        after: readIssues(story),
        comments: [...story.comments()],
        refused: requests.filter(({ status }) => status === null || status >= 400).length,
        ...(await readHistories(story, run.id)),
      }
      slept.push(seen)
      const broken = [...findBreaches(slept), ...story.github.takeViolations()]
      breaches.push(...broken.map((line) => `seed ${seed}, night ${index + 1}, attempt ${number + 1}: ${line}`))
      tell(describe(seen))
    }
  }
  return {
    seed,
    nights: count,
    attempts: slept.length,
    breaches,
    worse: plan.filter(({ truth }) => truth !== 'good').length,
    weather: WEATHERS.map((kind) => slept.filter(({ conditions }) => conditions.weather.kind === kind).length),
    invalid: slept.filter(({ conditions }) => conditions.behaviour.down === 'always').length,
    opened: slept.filter(({ before, after }) => countOpen(after) > countOpen(before)).length,
    closed: slept.filter(({ before, after }) => countOpen(after) < countOpen(before)).length,
    refused: slept.reduce((sum, { refused }) => sum + refused, 0),
    seconds: (performance.now() - started) / 1000,
  }
}

function writeBehaviour({ attempts }: Night): Record<string, string> {
  const write = ({ behaviour: { failing, shaky, down } }: Attempt): string =>
    `failing='${failing.join(' ')}' shaky='${shaky.join(' ')}' down=${down}\n`
  return Object.fromEntries(attempts.map((attempt, index) => [`behaviour-${index + 1}.sh`, write(attempt)]))
}

async function sleep(
  story: ActionStory,
  night: {
    readonly attempt: Attempt
    readonly number: number
    readonly checkout: string
    readonly run: { id: number }
  },
): Promise<Act> {
  const { github } = story
  const { weather, isUploaded } = night.attempt
  github.state.permissions = weather.kind === 'read-only' ? READ_ONLY : WRITE_ISSUES
  for (const fault of weather.faults) github.failNext(fault)
  const run = github.state.workflow_runs.get(night.run.id)
  if (run === undefined) throw new Error('the run is not known')
  const act = await story.act({
    event: scheduleEvent(github.state),
    checkout: night.checkout,
    run,
    attempt: night.number,
    ...(!isUploaded && { upload: { kind: 'failed', reason: 'the artifact service is down' } }),
  })
  github.clearFaults()
  return act
}

function readIssues({ github }: ActionStory): readonly IssueSeen[] {
  return [...github.state.issues.values()].map(({ number, title, state, body }) => ({
    number,
    title,
    state,
    body: body ?? '',
  }))
}

/** Reads the history in the artifact of this run, and the union of the newest histories, which the next night reads. */
async function readHistories(
  { github }: ActionStory,
  run: number,
): Promise<{ readonly own: readonly HistoryRow[] | null; readonly known: readonly HistoryRow[] }> {
  const newest = [...github.state.artifacts.values()]
    .filter(({ name }) => name === ARTIFACT)
    .sort((a, b) => b.id - a.id)
    .slice(0, MAX_READ)
  const histories = await Promise.all(newest.map(async ({ content }) => unpackHistory(content)))
  const own = newest.findIndex(({ run_id }) => run_id === run)
  return { own: histories[own] ?? null, known: mergeHistories(histories) }
}

async function unpackHistory(content: Buffer): Promise<readonly HistoryRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-soak-'))
  try {
    const archive = join(folder, 'artifact.zip')
    await writeFile(archive, content)
    await extractZip({ archive, folder: join(folder, 'unpacked'), archiveBytes: content.length })
    return parseHistory(await readTextFile({ path: join(folder, 'unpacked', HISTORY_FILE), maxBytes: HISTORY_BYTES }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function countOpen(issues: readonly IssueSeen[]): number {
  return issues.filter(({ state }) => state === 'open').length
}

function describe({ number, attempt, truth, conditions, act, after, refused }: Slept): string {
  const { noise, behaviour, weather, isUploaded } = conditions
  const said = act.lines.findLast((line) => line.startsWith('info issue:') || line.startsWith('warning issue:'))
  return [
    `${number}.${attempt}`,
    `${truth}${noise === 'none' ? '' : `, noise ${noise}`}${behaviour.down === 'never' ? '' : `, down ${behaviour.down}`}`,
    `${weather.kind} (${refused} refused${isUploaded ? '' : ', not uploaded'})`,
    `${act.outputs['verdict'] ?? '?'}, ${countOpen(after)} open`,
    said ?? '',
  ].join(' | ')
}
