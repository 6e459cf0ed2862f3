import type { CodeLanguage, Declarations, RawMeasures } from '../../../model/run/run-code.js'
import { sum } from '../../../stats/moments.js'
import { isScriptNode, listScopes, readName, type ScriptNode, type ScriptScope } from './read-scopes.js'
import { completeDeclarations } from '../../../stats/code-totals.js'
import { isOfFramework } from './complete-file.js'

const LINE_END = /\r\n|[\n\r\u2028\u2029]/

/**
 * Counts the lines of a script as radon counts those of Python. Block comments of several lines take the place of docstrings: `comments`
 * counts comments on one line, `multi` the lines of the others without code. Logical lines are statements, declarations, members of classes
 * and the clauses else, catch, finally, case and default, but not blocks, labels and the head of a for.
 *
 * Example: `if (a) b()` and a line `else c() // why` are loc 2, sloc 2, lloc 4 (if, call, else, call), comments 1.
 */
export function countScriptLines(
  text: string,
  comments: readonly ScriptNode[],
  nodes: readonly ScriptNode[],
): RawMeasures {
  const lines = text.split(LINE_END)
  if (lines.at(-1) === '') lines.pop()
  const code = blankOut(text, comments).split(LINE_END)
  const documented = new Set<number>()
  let oneLine = 0
  for (const { loc } of comments) {
    if (loc.start.line === loc.end.line) oneLine += 1
    else for (let line = loc.start.line; line <= loc.end.line; line += 1) documented.add(line)
  }
  const raw = { loc: lines.length, lloc: 0, sloc: 0, comments: oneLine, single_comments: 0, multi: 0, blank: 0 }
  lines.forEach((line, index) => {
    if (line.trim() === '') raw.blank += 1
    else if ((code[index] ?? '').trim() !== '') raw.sloc += 1
    else if (documented.has(index + 1)) raw.multi += 1
    else raw.single_comments += 1
  })
  const parts = nodes.flatMap(({ init, left }) => [init, left])
  // A declaration in the head of a for counts with the loop.
  const heads = parts.filter((part) => isScriptNode(part) && part.type === 'VariableDeclaration')
  raw.lloc = sum(nodes.map(countOwnLines)) - heads.length
  return raw
}

/** Returns the text with its comments blanked out and all its lines kept. */
function blankOut(text: string, comments: readonly ScriptNode[]): string {
  let rest = ''
  let at = 0
  for (const { start, end } of comments) {
    rest += text.slice(at, start) + text.slice(start, end).replace(/[^\n\r\u2028\u2029]/g, ' ')
    at = end
  }
  return rest + text.slice(at)
}

const NO_LINE: ReadonlySet<string> = new Set([
  'BlockStatement',
  'EmptyStatement',
  'LabeledStatement',
  'TSTypeParameterDeclaration',
])

const ALSO_LINES: ReadonlySet<string> = new Set([
  'CatchClause',
  'ClassAccessorProperty',
  'ClassMethod',
  'ClassPrivateMethod',
  'ClassPrivateProperty',
  'ClassProperty',
  'Directive',
  'StaticBlock',
  'SwitchCase',
  'TSDeclareFunction',
  'TSDeclareMethod',
  'TSExportAssignment',
])

function countOwnLines(node: ScriptNode): number {
  const { type } = node
  if (type === 'IfStatement') return isScriptNode(node.alternate) && node.alternate.type !== 'IfStatement' ? 2 : 1
  if (type === 'TryStatement') return node.finalizer === null ? 1 : 2
  // The exported declaration is a line; the word `export` is not.
  if (type === 'ExportNamedDeclaration') return node.declaration === null || node.declaration === undefined ? 1 : 0
  if (type === 'ExportDefaultDeclaration')
    return isScriptNode(node.declaration) && node.declaration.type.endsWith('Declaration') ? 0 : 1
  if (ALSO_LINES.has(type)) return 1
  return (type.endsWith('Statement') || type.endsWith('Declaration')) && !NO_LINE.has(type) ? 1 : 0
}

/**
 * Counts imports, classes, functions and return annotations anywhere in a script. An import is an `import`, a re-export, `require(…)` or
 * `import(…)`; a function is one with a name of its own. Constructors and setters cannot have a return annotation and are left out of the
 * share, which JavaScript does not have.
 *
 * Example: `import { a, b } from '@langchain/core/tools'` with the prefix `@langchain/core` is 1 import, of the framework.
 */
export function countScriptDeclarations(
  file: ScriptScope,
  language: CodeLanguage,
  prefixes: readonly string[],
): Declarations {
  const scopes = listScopes(file)
  const modules = scopes.flatMap(({ nodes }) => nodes.flatMap((node) => readModule(node) ?? []))
  const functions = scopes.flatMap(({ kind, node }) => (kind === 'function' || kind === 'method' ? [node] : []))
  const annotatable =
    language === 'typescript' ? functions.filter(({ kind }) => kind !== 'constructor' && kind !== 'set') : []
  const annotated = annotatable.filter(({ returnType }) => isScriptNode(returnType)).length
  return completeDeclarations({
    imports: modules.length,
    import_statements: modules.length,
    framework_imports: modules.filter((module) => isOfFramework(module, prefixes, '/')).length,
    classes: scopes.filter(({ kind }) => kind === 'class').length,
    functions: functions.length,
    annotatable_functions: annotatable.length,
    annotated_functions: annotated,
  })
}

/** Returns the module that a node imports, empty if only running the code would tell; `null` for a node that imports none. */
function readModule(node: ScriptNode): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return readName(node.source) ?? ''
    case 'ExportNamedDeclaration':
      return isScriptNode(node.source) ? (readName(node.source) ?? '') : null
    case 'TSExternalModuleReference':
      return readName(node.expression) ?? ''
    case 'CallExpression': {
      const { callee } = node
      if (!isScriptNode(callee) || (callee.type !== 'Import' && readName(callee) !== 'require')) return null
      const [module] = Array.isArray(node.arguments) ? (node.arguments as readonly unknown[]) : []
      return isScriptNode(module) && module.type === 'StringLiteral' ? (readName(module) ?? '') : ''
    }
    default:
      return null
  }
}
