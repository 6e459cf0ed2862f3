import type { CodeSources, CodeSourcesEntry } from '../model/run-code.js'
import type { Manifest } from './manifest-schema.js'
import type { Problem } from './problem.js'
import type { SourceDocument } from './source-document.js'

/**
 * Where a variant's source code is: its own keys over those of the suite. Absent where neither says anything; a problem where nobody names
 * `sources`.
 */
export function parseCodeSources({
  base,
  own,
  variant,
  document,
}: {
  readonly base: Manifest['code_quality']
  readonly own: Manifest['code_quality']
  readonly variant: string
  readonly document: SourceDocument
}): { readonly code?: CodeSources; readonly problem?: Problem } {
  if (base === undefined && own === undefined) return {}
  const { sources, framework, prefixes, language, review, annotate }: CodeSourcesEntry = { ...base, ...own }
  if (sources === undefined) {
    const at = base === undefined ? ['variants', variant, 'code_quality'] : ['code_quality']
    const message = '`code_quality` names no `sources`. Give paths or globs from the working directory.'
    return { problem: { file: document.file, line: document.lineOfKey(at), message } }
  }
  return {
    code: {
      sources: [sources].flat(),
      framework: framework ?? null,
      prefixes: prefixes ?? [],
      language: language ?? null,
      ...(review === true && { reviewed: review }),
      ...(annotate === true && { annotated: annotate }),
    },
  }
}
