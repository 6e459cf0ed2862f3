import type { Module } from 'py-ast'
import type { CodeBlock, CodeFile, Halstead } from '../../../model/code-quality.js'
import { countPythonDeclarations } from './count-python-declarations.js'
import { countPythonLines } from './count-python-lines.js'
import { countPythonOperators, type PythonOperators } from './count-python-operators.js'
import { findPythonBlocks } from './find-python-blocks.js'
import { measureMaintainability } from './maintainability-index.js'
import { parseSource } from './parse-source.js'
import { readBlocks } from './read-blocks.js'

export interface PythonSource {
  readonly path: string
  readonly text: string
  /** py-ast's `parse`, which the caller loads. */
  readonly parse: (text: string) => Module
  /** Of modules that count as the framework's. */
  readonly prefixes: readonly string[]
}

/**
 * Measures a Python file with radon's definitions (docs/code-quality.md names each and where it differs).
 * Unscored, with the line where it is known, for a text that is no Python 3 or nests too deeply; never throws for a text.
 */
export function measurePython(source: PythonSource): CodeFile {
  const file = { path: source.path, language: 'python' } as const
  const text = source.text.startsWith('\ufeff') ? source.text.slice(1) : source.text
  const lines = countPythonLines(text)
  if (lines.kind === 'unscored') return { ...file, ...lines }
  const parsed = parseSource(source.parse, removeFormFeeds(text))
  if (parsed.kind === 'unscored') return { ...file, ...parsed }
  const { raw } = lines
  const { blocks, total, module } = findPythonBlocks(parsed.tree)
  const operators = countPythonOperators(parsed.tree)
  const halstead = operators.file
  return {
    ...file,
    kind: 'measured',
    raw,
    comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
    complexity: { ...readBlocks(blocks), total, module },
    halstead,
    maintainability: measureMaintainability({ volume: halstead.volume, complexity: total, raw }),
    declarations: countPythonDeclarations(parsed.tree, source.prefixes),
    blocks: blocks.map((block) => ({ ...block, halstead: findHalstead(block, operators) })),
  }
}

/** CPython begins a line's indentation anew behind a form feed and takes any other for a space; py-ast refuses them. */
function removeFormFeeds(text: string): string {
  return text.includes('\f') ? text.replace(/^[ \t\f]*\f/gm, '').replaceAll('\f', ' ') : text
}

function findHalstead(block: CodeBlock, { functions }: PythonOperators): Halstead | null {
  return block.kind === 'class' ? null : (functions.get(`${block.line} ${block.name.split('.').at(-1) ?? ''}`) ?? null)
}
