import type { ASTNodeUnion, ClassDef, Module } from 'py-ast'
import type { CodeBlock } from '../../../model/run/run-code.js'
import { sum } from '../../../stats/moments.js'
import { rankComplexity } from '../../../stats/run-figures/code-figures.js'
import { classComplexity, listChildren } from './complete-file.js'

/**
 * Functions and classes of a file, by first line, with their cyclomatic complexity (McCabe 1976) by radon's rules (`radon/visitors.py` of
 * 6.0). A function begins at 1; if, elif and the conditional expression add 1, loops 1 and 1 more for an else, `try` 1 for each except and
 * 1 for an else, `and`/`or` one less than their operands, a comprehension 1 and 1 for each if, assert 1, match its cases but one where one
 * of them takes all. Decorators, defaults and annotations of a function are not read, nor is what an assert says; a function inside a
 * function adds nothing to it. `except*` adds nothing.
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
  /** Those of its body; of a class also those of its methods, one for each method included. */
  readonly decisions: number
  /** Itself, then what is in it. */
  readonly blocks: readonly [CodeBlock, ...CodeBlock[]]
}

/** What one statement holds, functions and classes inside it apart. */
interface Statement {
  decisions: number
  /** The highest first line of its nodes. */
  lastLine: number
  functions: Block[]
  classes: Block[]
}

/** What is in them is no part of the statement that they are in. */
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

/** A block by its name within another; `isInner`: it counts in no reading but that of inner blocks. */
function putInto({ name }: CodeBlock, block: CodeBlock, isInner: boolean): CodeBlock {
  return { ...block, name: `${name}.${block.name}`, inner: block.inner || isInner }
}

/** Operators, and contexts such as load and store. */
const SKIPPED: ReadonlySet<string> = new Set(['ctx', 'op', 'ops'])

/**
 * The nodes of a tree, without those under a node that is not to be entered. It keeps a stack of its own, since a sum of 20,000 terms is a tree
 * as deep, where one call a level would overflow.
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
