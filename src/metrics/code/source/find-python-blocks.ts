import type { ASTNodeUnion, ClassDef, FunctionDef, Module } from 'py-ast'
import type { CodeBlock } from '../../../model/run/code-quality.js'
import { sum } from '../../../stats/moments.js'
import { classComplexity, rankComplexity } from './read-blocks.js'

/** Functions and classes of a file with their complexity, by first line; `total` is radon's `total_complexity`. */
export interface PythonBlocks {
  readonly blocks: readonly CodeBlock[]
  readonly total: number
  readonly module: number
}

/**
 * Cyclomatic complexity (McCabe 1976) by radon's rules (`radon/visitors.py` of 6.0). A function begins at 1; if, elif and
 * the conditional expression add 1, loops 1 and 1 more for an else, `try` 1 for each except and 1 for an else, `and`/`or`
 * one less than their operands, a comprehension 1 and 1 for each if, assert 1, match its cases but one where one of them
 * takes all. Decorators, defaults and annotations of a function are not read, nor is what an assert says; a function
 * inside a function adds nothing to it. `except*` adds nothing.
 *
 * Example: `def f(a): return 1 if a or not a else 2` is 3.
 */
export function findPythonBlocks(tree: Module): PythonBlocks {
  const parts = tree.body.map((statement) => readStatement(statement, 'function'))
  const functions = parts.flatMap((part) => part.functions)
  const classes = parts.flatMap((part) => part.classes)
  const module = 1 + sum(parts.map(({ decisions }) => decisions))
  const total =
    module + sum(functions.map(({ complexity }) => complexity - 1)) + sum(classes.map(({ decisions }) => decisions))
  const blocks = [
    ...functions.flatMap((block) => listFunction(block, '', false)),
    ...classes.flatMap((block) => listClass(block, '', false)),
  ]
  return { blocks: blocks.sort((a, b) => a.line - b.line), total, module }
}

interface FunctionBlock {
  readonly name: string
  readonly line: number
  readonly endLine: number
  readonly complexity: number
  readonly kind: 'function' | 'method'
  readonly closures: readonly FunctionBlock[]
}

interface ClassBlock {
  readonly name: string
  readonly line: number
  readonly endLine: number
  /** Those of its body and methods, one for each method included. */
  readonly decisions: number
  readonly methods: readonly FunctionBlock[]
  readonly classes: readonly ClassBlock[]
}

/** What one statement holds, functions and classes inside it apart. */
interface Statement {
  decisions: number
  /** The highest first line of its nodes. */
  lastLine: number
  functions: FunctionBlock[]
  classes: ClassBlock[]
}

function readStatement(statement: ASTNodeUnion, kind: 'function' | 'method'): Statement {
  const found: Statement = { decisions: 0, lastLine: 0, functions: [], classes: [] }
  const stack = [statement]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
      found.functions.push(readFunction(node, kind))
    } else if (node.nodeType === 'ClassDef') found.classes.push(readClass(node))
    else if (node.nodeType === 'Assert') found.decisions += 1
    else {
      if ('lineno' in node) found.lastLine = Math.max(found.lastLine, node.lineno)
      found.decisions += countDecisions(node)
      pushPythonChildren(stack, node)
    }
  }
  return found
}

function countDecisions(node: ASTNodeUnion): number {
  if (node.nodeType === 'If' || node.nodeType === 'IfExp') return 1
  if (node.nodeType === 'BoolOp') return node.values.length - 1
  if (node.nodeType === 'For' || node.nodeType === 'AsyncFor' || node.nodeType === 'While') {
    return node.orelse.length > 0 ? 2 : 1
  }
  if (node.nodeType === 'Try') return node.handlers.length + (node.orelse.length > 0 ? 1 : 0)
  if (node.nodeType === 'Comprehension') return node.ifs.length + 1
  if (node.nodeType !== 'Match') return 0
  const takesAll = node.cases.some(({ pattern }) => pattern.nodeType === 'MatchAs' && pattern.pattern === undefined)
  return node.cases.length - (takesAll ? 1 : 0)
}

function readFunction(node: FunctionDef | AsyncFunction, kind: 'function' | 'method'): FunctionBlock {
  const parts = node.body.map((statement) => readStatement(statement, 'function'))
  return {
    name: node.name,
    line: node.lineno,
    endLine: Math.max(node.lineno, parts.at(-1)?.lastLine ?? 0),
    complexity: 1 + sum(parts.map(({ decisions }) => decisions)),
    kind,
    closures: parts.flatMap(({ functions }) => functions),
  }
}

type AsyncFunction = Extract<ASTNodeUnion, { nodeType: 'AsyncFunctionDef' }>

function readClass(node: ClassDef): ClassBlock {
  const parts = node.body.map((statement) => readStatement(statement, 'method'))
  const methods = parts.flatMap(({ functions }) => functions)
  const lastLine = parts.reduce((last, part) => Math.max(last, part.lastLine), node.lineno)
  return {
    name: node.name,
    line: node.lineno,
    endLine: methods.reduce((last, { endLine }) => Math.max(last, endLine), lastLine),
    decisions: sum(parts.map(({ decisions }) => decisions)) + sum(methods.map(({ complexity }) => complexity)),
    methods,
    classes: parts.flatMap(({ classes }) => classes),
  }
}

function listFunction(block: FunctionBlock, prefix: string, inner: boolean): CodeBlock[] {
  const name = `${prefix}${block.name}`
  const { kind, line, endLine: end_line, complexity } = block
  const rank = rankComplexity(complexity)
  const own = { name, kind, inner, line, end_line, complexity, rank, halstead: null }
  return [own, ...block.closures.flatMap((closure) => listFunction(closure, `${name}.`, true))]
}

function listClass(block: ClassBlock, prefix: string, inner: boolean): CodeBlock[] {
  const name = `${prefix}${block.name}`
  const { line, endLine: end_line, methods } = block
  const complexity = classComplexity(block.decisions + 1, methods.length)
  return [
    { name, kind: 'class', inner, line, end_line, complexity, rank: rankComplexity(complexity), halstead: null },
    ...methods.flatMap((method) => listFunction(method, `${name}.`, inner)),
    ...block.classes.flatMap((one) => listClass(one, `${name}.`, true)),
  ]
}

/** Nodes with nothing under them; most of a tree is these. */
const LEAVES: ReadonlySet<string> = new Set([
  'Name',
  'Constant',
  'Pass',
  'Break',
  'Continue',
  'Alias',
  'Global',
  'Nonlocal',
])

/**
 * Puts the nodes directly under a node onto a stack, operators and contexts (load, store) left out. Walks keep a stack of
 * their own, since a sum of 20,000 terms is a tree as deep, where one call a level would overflow.
 */
export function pushPythonChildren(stack: ASTNodeUnion[], node: ASTNodeUnion): void {
  if (LEAVES.has(node.nodeType)) return
  for (const field in node) {
    const value: unknown = Reflect.get(node, field)
    if (typeof value !== 'object' || value === null || field === 'ctx' || field === 'op' || field === 'ops') continue
    if (Array.isArray(value)) {
      for (const item of value as readonly unknown[]) if (isNode(item)) stack.push(item)
    } else if (isNode(value)) stack.push(value)
  }
}

function isNode(value: unknown): value is ASTNodeUnion {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}
