import { join } from 'node:path'
import { askReview } from '../../judges/questions/ask-review.js'
import { cutSources, type SourceText } from '../../judges/questions/cut-sources.js'
import type { ReviewRequest } from '../../model/judging.js'
import type { RunCode } from '../../model/run-code.js'
import type { Suite } from '../../model/suite.js'
import { readTextFile } from '../../io/files.js'
import { MAX_SOURCE_BYTES } from './measure-source.js'

/** What a judge would be asked of the source code of a variant, and what of it is cut; null where no file could be measured. */
export async function prepareReview({
  code,
  folder,
  variant,
  suite,
  nonce,
  seed,
}: {
  readonly code: RunCode
  /** Of the checkout that the files are in. */
  readonly folder: string
  readonly variant: string
  readonly suite: Pick<Suite, 'description'>
  readonly nonce: string
  readonly seed: number
}): Promise<{ readonly request: ReviewRequest; readonly cut: string | null } | null> {
  const { files, cut } = cutSources(await readSources(code, folder))
  if (files.length === 0) return null
  const material = { framework: code.framework, scenario: suite.description, files }
  return { request: askReview({ material, variant, nonce, seed }), cut }
}

/** The measured files: what could not be measured is no source that a person wrote, or not even text. */
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
