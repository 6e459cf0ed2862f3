import { join } from 'node:path'
import { systemSleep } from '../../io/clock.js'
import { locatePath, readTextFile } from '../../io/files.js'
import { REGISTRY as JUDGES } from '../../judges/index.js'
import { completePricing } from '../../metrics/cost/default-pricing.js'
import { UserError } from '../../model/error.js'
import type { Suite } from '../../model/suite/suite.js'
import { resolveFrom } from '../../suite/case-patterns.js'
import { judgePromptPaths, type PromptFile } from '../../suite/parse-judge.js'
import type { TextFile } from '../../suite/read/source-document.js'
import type { Spending } from '../budget/spending.js'
import { openPacers } from '../pacing/open-pacers.js'
import { limitJudge } from './limit-judge.js'
import type { OpenJudge } from './open-judge.js'
import { startJudging, type StartJudging, type TrialJudge } from './start-judging.js'

/** What the surroundings give, whoever judges. */
export type JudgeSurroundings = Omit<OpenJudge, 'config' | 'judges'>

/** What a judge is asked with after a run was made. */
export interface PrepareJudging
  extends JudgeSurroundings, Pick<StartJudging, 'config' | 'scoring' | 'pricing' | 'seed'> {
  /** What its readings come out of; absent or null is no budget. */
  readonly spending?: Spending | null
  readonly concurrency: number
  readonly retries: number
  readonly timeoutMs: number
}

/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
export async function prepareJudging(input: PrepareJudging): Promise<TrialJudge> {
  const { config, spending = null } = input
  const pricing = completePricing(input.pricing)
  const pacers = openPacers({ ...input, targets: [], judges: JUDGES, sleep: systemSleep })
  return startJudging({
    ...input,
    judges: JUDGES,
    pricing,
    sleep: systemSleep,
    limit: (session) => limitJudge(session, { config, pacers, pricing, spending: () => spending }),
  })
}

/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
export function judgeOfSuite(
  suite: Suite,
  surroundings: JudgeSurroundings,
): ((spending?: Spending | null) => Promise<TrialJudge>) | null {
  const { judge: config, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite
  if (config === undefined || scoring.judged.length === 0) return null
  const timeoutMs = timeout_seconds * 1000
  return async (spending = null) =>
    prepareJudging({
      ...surroundings,
      spending,
      config,
      scoring,
      pricing,
      seed,
      concurrency,
      retries,
      timeoutMs,
    })
}

/** Long enough for any instruction; it is sent with every question. */
const MAX_BYTES = 64_000
const SHOWN_LENGTH = 200

/** Gives the text of a file by its path from the working directory, or what is wrong with it as `{ problem }`, a sentence. */
type ReadPrompt = (path: string) => Promise<string | { readonly problem: string }>

/** The prompt files that a manifest names for its judge. Whatever is wrong with one is data. Throws what `read` throws. */
export async function readPrompts(manifest: TextFile, read: ReadPrompt): Promise<readonly PromptFile[]> {
  const found: PromptFile[] = []
  for (const { question, path: written } of judgePromptPaths(manifest)) {
    const path = resolveFrom(manifest.path, written)
    const text = path === null ? { problem: OUTSIDE } : await read(path)
    const problem = typeof text === 'string' ? findFault(text) : text.problem
    if (problem !== null || path === null || typeof text !== 'string')
      found.push({ question, kind: 'refused', message: `\`${written.slice(0, SHOWN_LENGTH)}\`: ${problem ?? OUTSIDE}` })
    // A checkout on Windows may have other line ends, and means the same.
    else found.push({ question, kind: 'read', path, text: text.replaceAll('\r\n', '\n') })
  }
  return found
}

const OUTSIDE = 'it is not inside the working directory. Paths count from the folder of the suite.'

function findFault(text: string): string | null {
  if (text.trim() === '') return 'it is empty. Write what the judge is to do, or leave it out.'
  return Buffer.byteLength(text) > MAX_BYTES ? `it is larger than ${MAX_BYTES / 1000} kB.` : null
}

/** Reads prompts of a checkout; links that lead out of it are not followed. */
export function readPromptsIn(workingDirectory: string): ReadPrompt {
  return async (path) => {
    const full = join(workingDirectory, path)
    const place = await locatePath(workingDirectory, full)
    if (place === 'outside') return { problem: OUTSIDE }
    if (place === 'missing') return { problem: `there is no file ${path}. Paths count from the folder of the suite.` }
    try {
      return await readTextFile({ path: full, shown: path, maxBytes: MAX_BYTES })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return { problem: error.message }
    }
  }
}
