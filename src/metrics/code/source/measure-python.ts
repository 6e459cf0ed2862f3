import type { ASTNodeUnion, Module } from 'py-ast'
import type { CodeBlock, CodeFile, Declarations, Halstead } from '../../../model/run/code-quality.js'
import { countPythonLines } from './count-python-lines.js'
import { countPythonOperators, type PythonOperators } from './count-python-operators.js'
import { findPythonBlocks, pushPythonChildren } from './find-python-blocks.js'
import { measureMaintainability, readBlocks } from './read-blocks.js'
import { isOfFramework } from './script-node.js'
import { parseSource } from './sum-code.js'

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

/**
 * Counts imports, classes, functions and return annotations wherever they stand in a file. `import a, b` is 2 imports,
 * `from a import b, c` is 1; a relative import is never of a framework.
 *
 * Example: `import os, langgraph.graph` with the prefix `langgraph` is 2 imports in 1 statement, 1 of the framework.
 */
function countPythonDeclarations(tree: Module, prefixes: readonly string[]): Declarations {
  const found = { imports: 0, statements: 0, framework: 0, classes: 0, functions: 0, annotated: 0 }
  const stack: ASTNodeUnion[] = [...tree.body]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const modules = listModules(node)
    if (modules !== null) {
      found.statements += 1
      found.imports += modules.length
      found.framework += modules.filter((module) => isOfFramework(module, prefixes, '.')).length
      continue
    }
    if (node.nodeType === 'ClassDef') found.classes += 1
    if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
      found.functions += 1
      if (node.returns !== undefined) found.annotated += 1
    }
    pushPythonChildren(stack, node)
  }
  return {
    imports: found.imports,
    import_statements: found.statements,
    framework_imports: found.framework,
    classes: found.classes,
    functions: found.functions,
    annotatable_functions: found.functions,
    annotated_functions: found.annotated,
    return_annotation_share: found.functions === 0 ? null : found.annotated / found.functions,
  }
}

function listModules(node: ASTNodeUnion): readonly string[] | null {
  if (node.nodeType === 'Import') return node.names.map(({ name }) => name)
  if (node.nodeType === 'ImportFrom') return [(node.level ?? 0) > 0 ? '' : (node.module ?? '')]
  return null
}

/** Why a text is no source that a person wrote, and the line that shows it. */
interface Unfit {
  readonly reason: string
  readonly line: number
}

/** The longest file of CPython's library that is no data has some 6,500. */
const MAX_LINES = 25_000

/** A bundler puts a file on one line; lines of data and of long texts, which people do write, are shorter. */
const MAX_LINE_LENGTH = 5_000

/** Formatters and people end lines near 100; linguist takes scripts above 110 on average for minified. */
const MAX_MEAN_LENGTH = 200
const MIN_MINIFIED_LENGTH = 2_000

/** How far down generators put their mark. */
const MARKED_LINES = 20

/** In a comment: `@generated`, `Code generated by x. DO NOT EDIT.`, `Generated by the protocol buffer compiler.  DO NOT EDIT!`. */
const GENERATED =
  /^\s*(?:#|\/\/|\/?\*|""").*(?:@generated\b|\b(?:auto-?matically |auto-?)?generated (?:by|from|with|using|file)\b.*\bdo not (?:edit|modify)\b|\bdo not (?:edit|modify)\b.*\bgenerated\b|\bgenerated\b.*\bdo not (?:edit|modify)\b)/i

/**
 * What speaks against measuring a text at all: it is minified, generated or has more than 25,000 lines. Its figures
 * would be right, and say nothing of the code that a team keeps.
 *
 * Example: a first line `# Generated by the protocol buffer compiler.  DO NOT EDIT!` is unfit, on line 1.
 */
export function findUnfit(text: string): Unfit | null {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > MAX_LINES) {
    return { reason: `it has ${lines.length} lines, more than the ${MAX_LINES} that are measured`, line: MAX_LINES + 1 }
  }
  const marked = lines.slice(0, MARKED_LINES).findIndex((line) => GENERATED.test(line))
  if (marked >= 0) return { reason: 'it says that it is generated', line: marked + 1 }
  const long = lines.findIndex((line) => line.length > MAX_LINE_LENGTH)
  if (long >= 0) return { reason: `it is minified: a line has ${lines[long]?.length ?? 0} characters`, line: long + 1 }
  const mean = text.length / lines.length
  if (text.length > MIN_MINIFIED_LENGTH && mean > MAX_MEAN_LENGTH) {
    return { reason: `it is minified: its lines have ${Math.round(mean)} characters on average`, line: 1 }
  }
  return null
}
