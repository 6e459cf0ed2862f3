import { join } from 'node:path'
import { z } from 'zod'
import { readTextFile } from '../../io/files.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import { checkVersion, readStored, versionFields } from '../../model/run/file-version.js'
import { describeFaults } from '../../model/run/file-version.js'
import { fileSize } from '../../store/runs/run-files.js'

const MAX_BYTES = 10_000_000
const SEARCH_SCHEMA_VERSION = 1

const count = z.int().nonnegative()
const failures = z
  .strictObject({ failed: count, asked: count })
  .refine(({ failed, asked }) => failed <= asked, 'more failed than were asked')
const sha = z.string().regex(/^[0-9a-f]{7,64}$/)

const probeSchema = z.strictObject({
  sha,
  trials: z.int().positive(),
  /** How often the cases that flipped failed, and how often the others. */
  flipped: failures,
  others: failures,
  /** Why the probe cannot be used, as a clause; `null` if it can. */
  problem: z.string().nullable(),
})
export type Probe = Readonly<z.infer<typeof probeSchema>>

const searchSchema = z.strictObject({
  ...versionFields(SEARCH_SCHEMA_VERSION),
  suite: z.string(),
  variant: z.string(),
  good: sha,
  /** The commits after the good one, the oldest first; the last is the bad one. */
  commits: z.array(sha).min(1),
  /** Hash of the suite's cases, since failures of different questions are not counted together. */
  asked_of: z.string(),
  /** `null` until both ends have been measured. */
  cases: z
    .strictObject({
      /** The metric in which the cases are worse, and whether lower is better. */
      metric: z.string().default('success'),
      lower: z.literal(true).exactOptional(),
      flipped: z.array(z.string()),
      others: z.array(z.string()),
      /** The limit between a good and a bad trial, by case; for yes/no metrics one half. */
      limits: z.record(z.string(), z.number()).default({}),
    })
    .nullable(),
  probes: z.array(probeSchema),
  /** Money spent so far; 0 without a budget, since nobody counts it then. */
  spent_usd: z.number().nonnegative(),
})

/** The state of a search, as stored in bisect.json. */
export type Search = Readonly<z.infer<typeof searchSchema>>

export const searchFile = (folder: string): string => join(folder, 'bisect.json')

/** Throws `file-exists` if a folder has a search: it was paid for, and a new one would overwrite it. */
export async function refuseEarlierSearch(folder: string, shown: string): Promise<void> {
  if ((await fileSize(searchFile(folder))) === null) return
  const cure = 'Go on with that search with --resume, or name another folder with --out.'
  throw new UserError('file-exists', { paths: [searchFile(shown)], cure })
}

/**
 * Reads the search that was begun in a folder for the same question; `null` if there is none. Throws
 * `bisection-unusable`, `run-too-new` and `file-unreadable`.
 */
export async function readSearch(folder: string, question: Search): Promise<Search | null> {
  const path = searchFile(folder)
  if ((await fileSize(path)) === null) return null
  const refuse = (problem: string, cause?: unknown): UserError =>
    new UserError('bisection-unusable', { path, problem }, { cause })
  const data = tryJson(await readTextFile({ path, maxBytes: MAX_BYTES }))
  if (data === undefined) throw refuse('it is not JSON')
  checkVersion(path, data, SEARCH_SCHEMA_VERSION)
  const parsed = readStored(searchSchema, data)
  if (!parsed.success) throw refuse(describeFaults(parsed.error), parsed.error)
  const search = parsed.data
  for (const name of ['suite', 'variant', 'good'] as const)
    if (search[name] !== question[name])
      throw refuse(`its ${name} is \`${search[name]}\`, and this one's \`${question[name]}\``)
  if (search.commits.join() !== question.commits.join()) throw refuse('it is about other commits')
  if (search.asked_of !== question.asked_of) throw refuse('the cases of the suite have changed since')
  const known = new Set([search.good, ...search.commits])
  const foreign = search.probes.find((probe) => !known.has(probe.sha))
  if (foreign !== undefined) throw refuse(`it has a probe of ${foreign.sha}, which is not one of its commits`)
  return search
}
