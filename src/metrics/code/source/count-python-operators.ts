import type { ASTNodeUnion, Module } from 'py-ast'
import type { Halstead } from '../../../model/run/code-quality.js'
import { pushPythonChildren } from './find-python-blocks.js'
import { addTally, measureHalstead, newTally, type OperatorTally, tallyOperation } from './sum-code.js'

/** The measures of a file, and of its functions and methods that are in no other function, by first line and name: `12 run`. */
export interface PythonOperators {
  readonly file: Halstead
  readonly functions: ReadonlyMap<string, Halstead>
}

/**
 * Counts operators and operands as `radon hal` (`HalsteadVisitor` of radon/visitors.py): arithmetic, boolean, comparing and
 * augmented-assignment operators, and what they work on. A name counts by itself, an attribute by its own name, a constant
 * by its value, anything else (a call, a subscript) as equal to nothing; within functions of one name equal ones are one.
 * Decorators, defaults and annotations of functions are not read.
 *
 * Example: `a = 1 + True` and `c = "x" + x` have 2 distinct operands, since in Python 1 == True.
 */
export function countPythonOperators(tree: Module): PythonOperators {
  const functions = new Map<string, Halstead>()
  const file = countNodes(tree.body, '', (node, tally) => {
    functions.set(`${node.lineno} ${node.name}`, measureHalstead(tally))
  })
  return { file: measureHalstead(file), functions }
}

type AnyFunction = Extract<ASTNodeUnion, { nodeType: 'FunctionDef' | 'AsyncFunctionDef' }>

function countNodes(
  nodes: readonly ASTNodeUnion[],
  context: string,
  onFunction: (node: AnyFunction, tally: OperatorTally) => void,
): OperatorTally {
  const tally = newTally()
  const stack = [...nodes]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
      const inner = countNodes(node.body, node.name, () => undefined)
      onFunction(node, inner)
      addTally(tally, inner)
      continue
    }
    countOperation(node, context, tally)
    pushPythonChildren(stack, node)
  }
  return tally
}

function countOperation(node: ASTNodeUnion, context: string, tally: OperatorTally): void {
  if (node.nodeType === 'BinOp') note(tally, context, [node.op], [node.left, node.right])
  else if (node.nodeType === 'UnaryOp') note(tally, context, [node.op], [node.operand])
  else if (node.nodeType === 'BoolOp') note(tally, context, [node.op], node.values)
  else if (node.nodeType === 'AugAssign') note(tally, context, [node.op], [node.target, node.value])
  else if (node.nodeType === 'Compare') note(tally, context, node.ops, [node.left, ...node.comparators])
}

function note(
  tally: OperatorTally,
  context: string,
  operators: readonly { readonly nodeType: string }[],
  operands: readonly ASTNodeUnion[],
): void {
  const types = operators.map(({ nodeType }) => nodeType)
  tallyOperation(tally, { operators: types, operands, context }, identify)
}

/** Equal for operands that are equal members of a Python set; null for those that equal nothing else. */
function identify(operand: ASTNodeUnion): string | null {
  if (operand.nodeType === 'Name') return `text ${operand.id}`
  if (operand.nodeType === 'Attribute') return `text ${operand.attr}`
  if (operand.nodeType !== 'Constant') return null
  // The type leaves out complex numbers, which the parser gives too.
  const value: unknown = operand.value
  // Ellipsis is the text `...` with no quotes.
  if (typeof value === 'string' && operand.quote_style === undefined) return value
  if (typeof value === 'string') return `${/b/i.test(operand.quote_style ?? '') ? 'bytes' : 'text'} ${value}`
  if (typeof value === 'object' && value !== null && 'imag' in value && 'real' in value) {
    return value.imag === 0 ? identifyNumber(value.real) : `imaginary ${String(value.imag)}`
  }
  return identifyNumber(value)
}

/** 1, 1.0 and True are equal in Python, whole numbers of any size exactly. */
function identifyNumber(value: unknown): string {
  if (typeof value === 'boolean') return `number ${value ? 1 : 0}`
  if (typeof value === 'number' && Number.isInteger(value)) return `number ${BigInt(value)}`
  return `number ${String(value)}`
}
