import type { ScriptNode } from './script-node.js'

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
 * The decision points among the nodes of a scope, those that the rule `complexity` of ESLint 9 counts: if, `?:`, `&&`, `||`,
 * `??` and their assignments, loops, catch, each case with a test, each default value, each `?.`.
 *
 * Example: `if (a?.b) c ??= 1` has 3.
 */
export function countScriptDecisions(nodes: readonly ScriptNode[]): number {
  return nodes.filter(isDecision).length
}

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
