import type { CodeFile } from '../../../model/code-quality.js'
import { sum } from '../../../stats/sum.js'
import { countScriptDecisions } from './count-script-decisions.js'
import { countScriptDeclarations } from './count-script-declarations.js'
import { countScriptLines } from './count-script-lines.js'
import { listScriptBlocks } from './list-script-blocks.js'
import { measureMaintainability } from './maintainability-index.js'
import { measureHalstead } from './operator-tally.js'
import { parseSource } from './parse-source.js'
import { readBlocks } from './read-blocks.js'
import { readScopes, type ScriptScope } from './read-scopes.js'
import { isScriptNode } from './script-node.js'
import { tallyScope } from './tally-script-operators.js'

/** The options of Babel's parser that a file is read with. */
export interface ScriptOptions {
  readonly sourceType: 'unambiguous'
  readonly attachComment: false
  readonly allowReturnOutsideFunction: true
  readonly allowUndeclaredExports: true
  readonly plugins: (
    | 'decoratorAutoAccessors'
    | 'decorators-legacy'
    | 'explicitResourceManagement'
    | 'jsx'
    | ['typescript', { dts: boolean }]
  )[]
}

export interface ScriptSource {
  readonly path: string
  readonly language: 'typescript' | 'javascript'
  readonly text: string
  /** The `parse` of @babel/parser, which the caller loads. */
  readonly parse: (text: string, options: ScriptOptions) => unknown
  /** Of modules that count as the framework's. */
  readonly prefixes: readonly string[]
}

/**
 * Measures a TypeScript or JavaScript file with radon's formulas over definitions made for this grammar
 * (docs/code-quality.md); no value of it compares with one of another language.
 * Unscored, with the line where it is known, for a text that does not parse or nests too deeply; never throws for a text.
 */
export function measureScript(source: ScriptSource): CodeFile {
  const { path, language, text, prefixes } = source
  const parsed = parseSource((code) => source.parse(code, chooseOptions(path)), text)
  if (parsed.kind === 'unscored') return { path, language, ...parsed }
  const { program, comments } = readTree(parsed.tree)
  const file = readScopes(program)
  const raw = countScriptLines(text, comments, program)
  const blocks = listScriptBlocks(file)
  const halstead = measureHalstead(tallyScope(file))
  const total = 1 + countAllDecisions(file)
  return {
    path,
    language,
    kind: 'measured',
    raw,
    comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
    complexity: { ...readBlocks(blocks), total, module: 1 + countScriptDecisions(file.nodes) },
    halstead,
    maintainability: measureMaintainability({ volume: halstead.volume, complexity: total, raw }),
    declarations: countScriptDeclarations(file, language, prefixes),
    blocks,
  }
}

function chooseOptions(path: string): ScriptOptions {
  const isTyped = /\.[cm]?tsx?$/i.test(path)
  // In a `.ts` file a type may stand in angle brackets, where JSX would be read.
  const hasJsx = !/\.[cm]?ts$/i.test(path)
  return {
    sourceType: 'unambiguous',
    attachComment: false,
    allowReturnOutsideFunction: true,
    allowUndeclaredExports: true,
    plugins: [
      'decorators-legacy',
      'decoratorAutoAccessors',
      'explicitResourceManagement',
      ...(isTyped ? [typescript({ dts: /\.d\.[cm]?ts$/i.test(path) })] : []),
      ...(hasJsx ? (['jsx'] as const) : []),
    ],
  }
}

function typescript(options: { dts: boolean }): ['typescript', { dts: boolean }] {
  return ['typescript', options]
}

function readTree(tree: unknown) {
  if (!isScriptNode(tree) || !isScriptNode(tree.program)) throw new TypeError('the parser gave no tree')
  const comments = Array.isArray(tree.comments) ? (tree.comments as readonly unknown[]).filter(isScriptNode) : []
  const { interpreter } = tree.program
  return { program: tree.program, comments: isScriptNode(interpreter) ? [interpreter, ...comments] : comments }
}

function countAllDecisions(file: ScriptScope): number {
  const counts: number[] = []
  const scopes = [file]
  for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
    counts.push(countScriptDecisions(scope.nodes))
    for (const inner of scope.scopes) scopes.push(inner)
  }
  return sum(counts)
}
