import type { ScriptScope } from './read-scopes.js'
import { isScriptNode, readName, type ScriptNode } from './script-node.js'
import { addTally, newTally, type OperatorTally, tallyOperation } from './sum-code.js'

/**
 * Counts the operators of a scope and of the scopes inside it, and what they work on, by radon's rule for Python: arithmetic,
 * bitwise, boolean, comparing and unary operators, `++`, `--` and assignments that compute. A name counts by itself, a
 * property by its own name, a literal by its value, anything else as equal to nothing; within functions of one name equal
 * ones are one. Types, `?:`, plain assignment and calls are no operators.
 *
 * Example: `a += b.c * 2` has the operators `+=` and `*`, and the operands `a`, `c`, `2` and the product.
 */
export function tallyScope(scope: ScriptScope): OperatorTally {
  const tally = newTally()
  const stack = [{ scope, context: contextOf(scope, '') }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const part = newTally()
    for (const node of next.scope.nodes) countOperation(node, next.context, part)
    addTally(tally, part)
    for (const inner of next.scope.scopes) stack.push({ scope: inner, context: contextOf(inner, next.context) })
  }
  return tally
}

function contextOf({ kind, name }: ScriptScope, around: string): string {
  return kind === 'class' ? around : (name.split('.').at(-1) ?? '')
}

function countOperation(node: ScriptNode, context: string, tally: OperatorTally): void {
  const { operator } = node
  if (typeof operator !== 'string') return
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      note(tally, context, operator, [node.left, node.right])
      break
    case 'AssignmentExpression':
      if (operator !== '=') note(tally, context, operator, [node.left, node.right])
      break
    case 'UnaryExpression':
      note(tally, context, `unary ${operator}`, [node.argument])
      break
    case 'UpdateExpression':
      note(tally, context, operator, [node.argument])
      break
    default:
  }
}

function note(tally: OperatorTally, context: string, operator: string, operands: readonly unknown[]): void {
  tallyOperation(tally, { operators: [operator], operands, context }, identify)
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
