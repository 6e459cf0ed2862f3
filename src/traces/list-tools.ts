import type { ToolCall } from '../model/observation.js'
import type { TraceNode } from './build-tree.js'
import { describeError } from './describe-error.js'
import { measureSpan } from './measure-span.js'
import { cutName, readAttribute, readName } from './read-attribute.js'
import type { AttributeValue, TraceSpan } from './span.js'

/** The calls of tools, in order. A call that is traced twice, by the framework and by the tool's own library, is one call: the outer. */
export function listTools(nodes: readonly TraceNode[]): readonly TraceNode[] {
  return nodes.filter((node) => node.kind === 'tool' && !repeatsOuter(node))
}

/** The tool's name, else what the span is called without its operation. */
export function nameTool(span: TraceSpan): string {
  const name = readName(span, 'tool') ?? readName(span, 'entity') ?? cutName(span.name.replace(/^execute_tool\s+/, ''))
  return name ?? 'unnamed'
}

/** A tool's span as the protocol's call of a tool; `ok` is false where the span ended in an error. */
export function readTool({ span }: TraceNode, agent: string | undefined): ToolCall {
  const given = readAttribute(span, 'arguments') ?? readAttribute(span, 'input')
  const error = describeError(span)
  const duration = measureSpan(span)
  return {
    name: nameTool(span),
    ...(given !== undefined && { arguments: parseArguments(given) }),
    ok: error === undefined,
    ...(error !== undefined && { error }),
    ...(duration !== undefined && { duration_ms: duration }),
    ...(agent !== undefined && { agent }),
  }
}

function repeatsOuter({ span, parent }: TraceNode): boolean {
  const name = nameTool(span)
  for (let outer = parent; outer !== null; outer = outer.parent) {
    if (outer.kind === 'other') continue
    return outer.kind === 'tool' && nameTool(outer.span) === name
  }
  return false
}

/** Most instrumentations write arguments as a JSON text. */
function parseArguments(given: AttributeValue): unknown {
  if (typeof given !== 'string' || !/^\s*[[{]/.test(given)) return given
  try {
    const parsed: unknown = JSON.parse(given)
    return parsed
  } catch {
    return given
  }
}
