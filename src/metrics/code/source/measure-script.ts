import type { CodeBlock, CodeFile } from '../../../model/run/run-code.js'
import { sum } from '../../../stats/moments.js'
import { rankComplexity } from '../../../stats/code-totals.js'
import { countScriptDeclarations, countScriptLines } from './count-script-lines.js'
import { isScriptNode, listScopes, readName, readScopes, type ScriptNode, type ScriptScope } from './read-scopes.js'
import {
  classComplexity,
  completeFile,
  measureHalstead,
  type OperatorTally,
  parseSource,
  tallyOperation,
} from './complete-file.js'

/**
 * Measures a TypeScript or JavaScript file with radon's formulas over definitions made for this grammar (docs/code-quality.md). The values
 * are not comparable with those of another language. Unscored, with the line if it is known, for a text that does not parse or nests too
 * deeply. Never throws for a text.
 */
export function measureScript(source: {
  readonly path: string
  readonly language: 'typescript' | 'javascript'
  readonly text: string
  /** The `parse` of @babel/parser, which the caller loads. */
  readonly parse: (text: string, options: ReturnType<typeof chooseOptions>) => unknown
  /** Prefixes of modules that count as the framework's. */
  readonly prefixes: readonly string[]
}): CodeFile {
  const { path, language, text, prefixes } = source
  const parsed = parseSource((code) => source.parse(code, chooseOptions(path)), text)
  if (parsed.kind === 'unscored') return { path, language, ...parsed }
  const { program, comments } = readTree(parsed.read)
  const file = readScopes(program)
  const scopes = listScopes(file)
  const nodes = scopes.flatMap((scope) => scope.nodes)
  const blocks = scopes.slice(1).map(describeScope)
  return completeFile({
    path,
    language,
    raw: countScriptLines(text, comments, nodes),
    total: 1 + countScriptDecisions(nodes),
    module: 1 + countScriptDecisions(file.nodes),
    halstead: measureHalstead(tallyScope(file)),
    declarations: countScriptDeclarations(file, language, prefixes),
    blocks: blocks.sort((a, b) => a.line - b.line),
  })
}

/** Returns the options with which Babel's parser reads a file. */
function chooseOptions(path: string) {
  const isTyped = /\.[cm]?tsx?$/i.test(path)
  // In a `.ts` file, a type may be in angle brackets, which the parser would read as JSX.
  const hasJsx = !/\.[cm]?ts$/i.test(path)
  return {
    sourceType: 'unambiguous' as const,
    attachComment: false,
    allowReturnOutsideFunction: true,
    allowUndeclaredExports: true,
    plugins: [
      ...(['decorators-legacy', 'decoratorAutoAccessors', 'explicitResourceManagement'] as const),
      ...(isTyped ? [['typescript', { dts: /\.d\.[cm]?ts$/i.test(path) }] as ['typescript', { dts: boolean }]] : []),
      ...(hasJsx ? (['jsx'] as const) : []),
    ],
  }
}

function readTree(tree: unknown) {
  if (!isScriptNode(tree) || !isScriptNode(tree.program)) throw new TypeError('the parser returned no syntax tree')
  const comments = Array.isArray(tree.comments) ? (tree.comments as readonly unknown[]).filter(isScriptNode) : []
  const { interpreter } = tree.program
  return { program: tree.program, comments: isScriptNode(interpreter) ? [interpreter, ...comments] : comments }
}

/**
 * Describes a function or class of a script with its cyclomatic complexity (McCabe 1976): 1 and the decision points of the scope. A class
 * counts as in radon: the mean of its methods and, with several, 1 more.
 *
 * Example: `const f = (a) => (a ? 1 : 2)` is one function with complexity 2.
 */
function describeScope(scope: ScriptScope): CodeBlock {
  const { name, kind, inner, node } = scope
  const complexity = measureComplexity(scope)
  return {
    name,
    kind: kind === 'method' || kind === 'class' ? kind : 'function',
    inner,
    line: node.loc.start.line,
    end_line: node.loc.end.line,
    complexity,
    rank: rankComplexity(complexity),
  }
}

function measureComplexity(scope: ScriptScope): number {
  const own = 1 + countScriptDecisions(scope.nodes)
  if (scope.kind !== 'class') return own
  const methods = scope.scopes.filter(({ kind }) => kind === 'method').map(measureComplexity)
  return classComplexity(own + sum(methods), methods.length)
}

const DECISIONS: ReadonlySet<string> = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
  'AssignmentPattern',
])

const SHORT_CIRCUITS: ReadonlySet<unknown> = new Set(['&&=', '||=', '??='])

/**
 * Counts the decision points among the nodes of a scope, by the rule `complexity` of ESLint 9: if, `?:`, `&&`, `||`, `??` and their
 * assignments, loops, catch, each case with a test, each default value, each `?.`.
 *
 * Example: `if (a?.b) c ??= 1` has 3.
 */
const countScriptDecisions = (nodes: readonly ScriptNode[]): number => nodes.filter(isDecision).length

function isDecision(node: ScriptNode): boolean {
  if (DECISIONS.has(node.type)) return true
  switch (node.type) {
    case 'SwitchCase':
      return node.test !== null
    case 'AssignmentExpression':
      return SHORT_CIRCUITS.has(node.operator)
    case 'OptionalMemberExpression':
    case 'OptionalCallExpression':
      return node.optional === true
    default:
      return false
  }
}

/**
 * Counts the operators of a scope and of the scopes inside it, and what they work on, by radon's rule for Python: arithmetic, bitwise,
 * boolean, comparing and unary operators, `++`, `--` and assignments that compute. A name is identified by itself, a property by its own
 * name, a literal by its value; anything else equals nothing. Equal operands are one within functions of one name. Types, `?:`, plain
 * assignment and calls are not operators.
 *
 * Example: `a += b.c * 2` has the operators `+=` and `*`, and the operands `a`, `c`, `2` and the product.
 */
function tallyScope(scope: ScriptScope): OperatorTally {
  const tally: OperatorTally = { operators: [], operands: [] }
  const stack = [{ scope, context: contextOf(scope, '') }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    for (const node of next.scope.nodes) {
      const operation = readOperation(node)
      if (operation !== null) tallyOperation(tally, next.context, operation)
    }
    for (const inner of next.scope.scopes) stack.push({ scope: inner, context: contextOf(inner, next.context) })
  }
  return tally
}

function contextOf({ kind, name }: ScriptScope, around: string): string {
  return kind === 'class' ? around : (name.split('.').at(-1) ?? '')
}

function readOperation({ type, operator, left, right, argument }: ScriptNode): OperatorTally | null {
  if (typeof operator !== 'string') return null
  const isComputed = type === 'AssignmentExpression' && operator !== '='
  if (isComputed || type === 'BinaryExpression' || type === 'LogicalExpression')
    return { operators: [operator], operands: [identify(left), identify(right)] }
  if (type === 'UnaryExpression') return { operators: [`unary ${operator}`], operands: [identify(argument)] }
  return type === 'UpdateExpression' ? { operators: [operator], operands: [identify(argument)] } : null
}

function identify(operand: unknown): string | null {
  if (!isScriptNode(operand)) return null
  switch (operand.type) {
    case 'Identifier':
    case 'StringLiteral':
    case 'PrivateName':
      return `text ${readName(operand) ?? ''}`
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return operand.computed === true ? null : `text ${readName(operand.property) ?? ''}`
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return `value ${String(operand.value)}`
    case 'BigIntLiteral':
      return `value ${String(operand.value)}n`
    case 'NullLiteral':
      return 'value null'
    case 'ThisExpression':
      return 'text this'
    default:
      return null
  }
}
