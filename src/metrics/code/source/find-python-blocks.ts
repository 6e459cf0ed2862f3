import type { ASTNodeUnion, ClassDef, Module } from 'py-ast'
import type { CodeBlock } from '../../../model/run/run-code.js'
import { sum } from '../../../stats/moments.js'
import { rankComplexity } from '../../../stats/code-totals.js'
import { classComplexity, listChildren } from './complete-file.js'

/**
 * Finds the functions and classes of a file, by first line, with their cyclomatic complexity (McCabe 1976) by radon's rules
 * (`radon/visitors.py` of 6.0). A function begins at 1. An if, elif or conditional expression adds 1, a loop 1 and 1 more for an else,
 * `try` 1 for each except and 1 for an else, `and`/`or` one less than their operands, a comprehension 1 and 1 for each if, assert 1, match
 * the number of its cases, less one if a case matches everything. Decorators, defaults and annotations of a function are not read, nor is
 * the inside of an assert. A function inside a function adds nothing to it, and `except*` adds nothing.
 *
 * Example: `def f(a): return 1 if a or not a else 2` is 3.
 */
export function findPythonBlocks(tree: Module) {
  const parts = tree.body.map((statement) => readStatement(statement, 'function'))
  const outer = [...parts.flatMap(({ functions }) => functions), ...parts.flatMap(({ classes }) => classes)]
  const module = 1 + sum(parts.map(({ decisions }) => decisions))
  const blocks = outer.flatMap((block) => block.blocks)
  return {
    blocks: blocks.sort((a, b) => a.line - b.line),
    /** radon's `total_complexity`. */
    total: module + sum(outer.map(({ decisions }) => decisions)),
    module,
  }
}

/** A function or a class. */
interface Block {
  /** Decisions of its body; for a class also those of its methods, plus one for each method. */
  readonly decisions: number
  /** The block itself, then the blocks inside it. */
  readonly blocks: readonly [CodeBlock, ...CodeBlock[]]
}

/** The contents of one statement; functions and classes inside it are listed separately. */
interface Statement {
  decisions: number
  /** The highest first line of its nodes. */
  lastLine: number
  functions: Block[]
  classes: Block[]
}

/** Node types whose contents do not count towards the statement around them. */
const CLOSED: ReadonlySet<string> = new Set(['ClassDef', 'Assert'])

function readStatement(statement: ASTNodeUnion, kind: 'function' | 'method'): Statement {
  const found: Statement = { decisions: 0, lastLine: 0, functions: [], classes: [] }
  for (const node of walkPython([statement], (one) => !isPythonFunction(one) && !CLOSED.has(one.nodeType))) {
    if (isPythonFunction(node)) found.functions.push(readFunction(node, kind))
    else if (node.nodeType === 'ClassDef') found.classes.push(readClass(node))
    else {
      if ('lineno' in node && node.nodeType !== 'Assert') found.lastLine = Math.max(found.lastLine, node.lineno)
      found.decisions += countDecisions(node)
    }
  }
  return found
}

function countDecisions(node: ASTNodeUnion): number {
  if (node.nodeType === 'If' || node.nodeType === 'IfExp' || node.nodeType === 'Assert') return 1
  if (node.nodeType === 'BoolOp') return node.values.length - 1
  if (node.nodeType === 'For' || node.nodeType === 'AsyncFor' || node.nodeType === 'While')
    return node.orelse.length > 0 ? 2 : 1
  if (node.nodeType === 'Try') return node.handlers.length + (node.orelse.length > 0 ? 1 : 0)
  if (node.nodeType === 'Comprehension') return node.ifs.length + 1
  if (node.nodeType !== 'Match') return 0
  const takesAll = node.cases.some(({ pattern }) => pattern.nodeType === 'MatchAs' && pattern.pattern === undefined)
  return node.cases.length - (takesAll ? 1 : 0)
}

function readFunction(node: PythonFunction, kind: 'function' | 'method'): Block {
  const parts = node.body.map((statement) => readStatement(statement, 'function'))
  const decisions = sum(parts.map((part) => part.decisions))
  const lastLine = Math.max(node.lineno, parts.at(-1)?.lastLine ?? 0)
  const own = describeBlock(node, kind, { lastLine, complexity: 1 + decisions })
  const closures = parts.flatMap(({ functions }) => functions.flatMap(({ blocks }) => blocks))
  return { decisions, blocks: [own, ...closures.map((block) => putInto(own, block, true))] }
}

function readClass(node: ClassDef): Block {
  const parts = node.body.map((statement) => readStatement(statement, 'method'))
  const methods = parts.flatMap(({ functions }) => functions)
  const lines = [...parts.map(({ lastLine }) => lastLine), ...methods.map(({ blocks: [own] }) => own.end_line)]
  const decisions = sum(parts.map((part) => part.decisions)) + sum(methods.map((method) => 1 + method.decisions))
  const own = describeBlock(node, 'class', {
    lastLine: lines.reduce((last, line) => Math.max(last, line), node.lineno),
    complexity: classComplexity(decisions + 1, methods.length),
  })
  const inner = parts.flatMap(({ classes }) => classes.flatMap(({ blocks }) => blocks))
  const members = methods.flatMap(({ blocks }) => blocks).map((block) => putInto(own, block, false))
  return { decisions, blocks: [own, ...members, ...inner.map((block) => putInto(own, block, true))] }
}

function describeBlock(
  { name, lineno: line }: PythonFunction | ClassDef,
  kind: CodeBlock['kind'],
  { lastLine: end_line, complexity }: { readonly lastLine: number; readonly complexity: number },
): CodeBlock {
  return { name, kind, inner: false, line, end_line, complexity, rank: rankComplexity(complexity) }
}

/** Names a block by the block around it. With `isInner`, the block counts only in the reading of inner blocks. */
function putInto({ name }: CodeBlock, block: CodeBlock, isInner: boolean): CodeBlock {
  return { ...block, name: `${name}.${block.name}`, inner: block.inner || isInner }
}

/** Fields that are not walked: operators, and contexts such as load and store. */
const SKIPPED: ReadonlySet<string> = new Set(['ctx', 'op', 'ops'])

/**
 * Walks the nodes of a tree, except those under a node that is not to be entered. Uses a stack of its own: a sum of 20,000 terms is a tree
 * of that depth, where recursion would overflow.
 */
export function* walkPython(
  nodes: readonly ASTNodeUnion[],
  isEntered: (node: ASTNodeUnion) => boolean = () => true,
): Generator<ASTNodeUnion> {
  const stack = [...nodes]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node
    if (isEntered(node)) for (const child of listChildren(node, isNode, SKIPPED)) stack.push(child)
  }
}

function isNode(value: unknown): value is ASTNodeUnion {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}

type PythonFunction = Extract<ASTNodeUnion, { nodeType: 'FunctionDef' | 'AsyncFunctionDef' }>

export function isPythonFunction(node: ASTNodeUnion): node is PythonFunction {
  return node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef'
}
