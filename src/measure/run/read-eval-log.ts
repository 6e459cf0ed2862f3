import { stat } from 'node:fs/promises'
import { readZipTexts, ZipRefused } from '../../github/read-zip.js'
import { isRecord, type JsonRecord } from '../../exchange/import/importer.js'
import { SAMPLE_FIELDS } from '../../exchange/import/results/inspect.js'
import { parseJson } from '../../exchange/import/results/parse-file.js'
import { UserError } from '../../model/error.js'

/** Samples with thousands of messages pack to a hundredth, since each event repeats them. */
const LIMITS = { maxEntries: 500_000, maxBytes: 2 ** 31, maxEntryBytes: 2 ** 28, maxRatio: 500 }
const MAX_BYTES = 200_000_000

/**
 * The log of inspect_ai in an .eval file, a zip: its header and its samples, as its JSON has them, of each sample no more than is read.
 * Throws the user's errors `file-unreadable` and `results-invalid`.
 */
export async function readEvalLog(input: { readonly path: string; readonly shown: string }): Promise<unknown> {
  const { path, shown } = input
  const refuse = (problem: string, cause?: unknown): never => {
    throw new UserError('results-invalid', { format: 'inspect', path: shown, problem }, { cause })
  }
  const found = await stat(path).catch(() => null)
  if (found?.isFile() !== true)
    throw new UserError('file-unreadable', {
      path: shown,
      reason: found === null ? 'it does not exist' : 'it is not a file',
    })
  if (found.size > MAX_BYTES) return refuse(`it is larger than ${MAX_BYTES / 1e6} MB`)
  let header: unknown = null
  const samples: JsonRecord[] = []
  const use = (name: string, text: string): void => {
    const value = parseJson(text)
    if (value === undefined) refuse(`${name} in it is not JSON`)
    if (name === 'header.json') header = value
    else if (isRecord(value)) samples.push(pick(value))
    else refuse(`${name} in it is not an object`)
  }
  try {
    const wants = (name: string): boolean => name === 'header.json' || /^samples\/[^/]+\.json$/.test(name)
    await readZipTexts({ archive: path, archiveBytes: found.size, limits: LIMITS, wants, use })
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return refuse(`it is no zip that can be read: ${error.message}`, error)
  }
  if (!isRecord(header)) return refuse('it has no header.json, which inspect_ai writes when the evaluation ends')
  samples.sort(byIdAndEpoch)
  return { ...header, samples }
}

const pick = (sample: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(sample).filter(([name]) => SAMPLE_FIELDS.has(name)))

/** As inspect_ai sorts them: the zip has them in the order in which they ended. */
function byIdAndEpoch(a: JsonRecord, b: JsonRecord): number {
  const [first, second] = [String(a['id']), String(b['id'])]
  const order = first.localeCompare(second, 'en', { numeric: true })
  return order === 0 ? Number(a['epoch']) - Number(b['epoch']) : order
}
