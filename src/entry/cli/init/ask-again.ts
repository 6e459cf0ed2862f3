import { rm } from 'node:fs/promises'
import { type Log, SILENT } from '../../../io/log.js'
import { UserError } from '../../../model/error.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import { contentOf } from '../../../modes/aa/reply-content.js'
import { measure } from '../../../measure/run/measure.js'
import { readTrials } from '../../../store/runs/read-trials.js'
import type { Surroundings } from '../commands/surroundings.js'

const CASES = 3
/** A program that hangs must not keep a person waiting; set-ups are done before and do not count. */
const LIMIT_MS = 60_000

interface AskAgain {
  readonly suite: Suite
  /** The run that has just been made of it. */
  readonly folder: string
  readonly surroundings: Surroundings
  /** After which the second replies are given up. */
  readonly limitMs?: number
}

/** Asks a fresh process of the target three cases of a run again. Null: the replies are the same, latency aside; else why it does not show, a clause. */
export async function askAgain({ suite, folder, surroundings, limitMs = LIMIT_MS }: AskAgain): Promise<string | null> {
  const { log, signal } = surroundings
  const first = await readReplies(folder, log)
  const cases = suite.cases.filter(({ id }) => first.has(id)).slice(0, CASES)
  if (cases.length < CASES) return `it takes replies to ${CASES} cases to tell, and there are ${cases.length}`
  const out = `${folder}-again`
  const name = suite.default_variant
  try {
    await measure({
      ...surroundings,
      suite: { ...suite, cases, variants: Object.fromEntries(Object.entries(suite.variants).map(leaveOutSetup)) },
      arms: [{ variant: name, out, trials: 1 }],
      ...{ mode: 'run', subset: null, cache: null, commit: null, branch: null },
      log: SILENT,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      onProgress: () => undefined,
    })
    const second = await readReplies(out, log)
    const missing = cases.filter(({ id }) => !second.has(id)).length
    if (missing > 0) return `asked again, ${missing} of ${CASES} cases got no reply`
    const differ = cases.flatMap(({ id }) => (first.get(id) === second.get(id) ? [] : [id]))
    return differ.length === 0 ? null : `asked again, the target gave ${differ.join(', ')} another reply`
  } catch (error) {
    if (signal.aborted || !(error instanceof UserError)) throw error
    if (error.code !== 'run-interrupted') return 'the target did not answer a second time'
    return `${CASES} cases were not answered again within ${limitMs / 1000} s`
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/** The run before has set the checkout up. */
function leaveOutSetup([name, variant]: [string, Variant]): [string, Variant] {
  const target = { ...variant.target }
  Reflect.deleteProperty(target, 'setup')
  return [name, { ...variant, target }]
}

/** By case, of a run of one trial each. */
async function readReplies(folder: string, log: Log): Promise<ReadonlyMap<string, string>> {
  const replies = new Map<string, string>()
  for await (const { case: id, observation } of readTrials(folder, log))
    if (observation.status !== 'failed') replies.set(id, canonicalJson(contentOf(observation)))
  return replies
}
