import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readTextFile } from '../../../io/files.js'
import { sha256 } from '../../../io/sha256.js'
import type { JudgeSession } from '../../judges/judge.js'
import { askReview, readReview, REVIEW_PROMPT } from '../../judges/questions/ask-review.js'
import { cutSources, type SourceText } from '../../judges/questions/show-text.js'
import { completePricing } from '../../../metrics/cost/price-reply.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { identityFor, type JudgeConfig } from '../../../model/run/judging.js'
import type { CodeReview, RunCode } from '../../../model/run/run-code.js'
import type { Suite } from '../../../model/suite/suite.js'
import type { PlannedArm } from '../arm/start-arm.js'
import { type CallLimits, NotAffordable } from '../budget/spending.js'
import type { RunSuiteInput } from '../input.js'
import { askPatiently, limitJudge, openJudge } from '../judging/open-judge.js'
import { MAX_SOURCE_BYTES } from './measure-code.js'

/**
 * Adds the judge's review of the source code to the arms whose suite asks for it: one review per variant, independent of the number
 * of trials. If no judge can be asked, the review contains the reason. Throws what the judge throws if it refuses the key.
 */
export async function reviewCodeOfArms(
  input: RunSuiteInput,
  arms: readonly PlannedArm[],
  limits: CallLimits,
): Promise<readonly PlannedArm[]> {
  if (!arms.some(({ run }) => isWanted(run.code_quality))) return arms
  const { judge: config } = input.suite
  const reason = findRefusal(input) ?? (config === undefined ? 'the suite names no judge' : null)
  const asked = reason === null && config ? { ...limits, config, session: await openJudge({ ...input, config }) } : null
  const reviewed: PlannedArm[] = []
  for (const arm of arms) {
    const { code_quality: code } = arm.run
    if (isWanted(code)) {
      const unscored = { kind: 'unscored', reason: reason ?? '' } as const
      const review = asked === null ? unscored : await reviewArm(input, { ...asked, arm, code })
      reviewed.push({ ...arm, run: { ...arm.run, code_quality: { ...code, review } } })
    } else reviewed.push(arm)
  }
  return reviewed
}

/** Whether the code was measured but not reviewed before an interruption. */
function isWanted(code: RunCode | undefined): code is RunCode {
  return code?.reviewed === true && code.review?.kind !== 'reviewed'
}

/** Returns why no code is reviewed in this job, as a clause; `null` if it may be. */
export function findRefusal({ isJudgedLater, shard }: Pick<RunSuiteInput, 'isJudgedLater' | 'shard'>): string | null {
  if (isJudgedLater === true) return 'the code of a pull request is not reviewed: its judge comes from its base'
  if (shard && shard.index > 1) return 'only the first shard is reviewed'
  return null
}

async function reviewArm(
  input: RunSuiteInput,
  parts: CallLimits & {
    readonly arm: PlannedArm
    readonly code: RunCode
    readonly session: JudgeSession
    readonly config: JudgeConfig
  },
): Promise<CodeReview> {
  const { arm, code, session, config } = parts
  const { seed, signal } = input
  const { workingDirectory: folder, suite } = arm
  const { variant } = arm.run
  const prepared = await prepareReview({ code, folder, variant, suite, seed, nonce: randomBytes(16).toString('hex') })
  if (prepared === null) return { kind: 'unscored', reason: 'no source file could be measured' }
  const { request, cut } = prepared
  const pricing = completePricing(input.suite.pricing)
  const { session: asked, isHopeless } = limitJudge(session, { ...input, ...parts, pricing })
  const { retries, timeout_seconds } = input.suite
  const patience = { retries, isHopeless, sleep: input.sleep, timeoutMs: timeout_seconds * 1000, signal }
  try {
    const asking = { ...patience, pricing, seed: `${seed}/review/${variant}` }
    const { answer, spent, cost_usd } = await askPatiently(asked, request, asking)
    const facts = {
      model: spent?.model ?? undefined,
      tokens: spent === null ? undefined : spent.input_tokens + spent.output_tokens,
      cost_usd: cost_usd ?? undefined,
    }
    if (answer.kind === 'failed') return { kind: 'unscored', reason: answer.message.slice(0, 500), ...facts }
    const read = readReview(answer.value)
    if (typeof read === 'string') return { kind: 'unscored', reason: read, ...facts }
    const { type } = config
    const judge = sha256(canonicalJson({ type, identity: identityFor(session.identity, 'code'), asked: REVIEW_PROMPT }))
    return { kind: 'reviewed', judge, prompt: request.prompt, ...read, cut, ...facts, cached: answer.cached }
  } catch (error) {
    if (!(error instanceof NotAffordable)) throw error
    return { kind: 'unscored', reason: 'the budget does not cover it' }
  }
}

/** Prepares the request to review a variant's source code, and lists what was cut. Returns `null` if no file could be measured. */
export async function prepareReview(
  input: Omit<Parameters<typeof askReview>[0], 'material'> & {
    readonly code: RunCode
    /** The folder of the checkout with the files. */
    readonly folder: string
    readonly suite: Pick<Suite, 'description'>
  },
) {
  const { code, folder, suite, ...asked } = input
  const { files, cut } = cutSources(await readSources(code, folder))
  if (files.length === 0) return null
  const material = { framework: code.framework, scenario: suite.description, files }
  return { request: askReview({ ...asked, material }), cut }
}

/** Reads the measured files. Files that could not be measured are not hand-written source, or not even text. */
async function readSources({ files }: RunCode, folder: string): Promise<readonly SourceText[]> {
  const sources: SourceText[] = []
  for (const file of files) {
    if (file.kind === 'unscored') continue
    const text = await readTextFile({ path: join(folder, file.path), shown: file.path, maxBytes: MAX_SOURCE_BYTES })
    // There is nothing to grade in an empty module.
    if (text.trim() === '') continue
    sources.push({ path: file.path, text, borders: file.blocks.map(({ line }) => line) })
  }
  return sources
}
