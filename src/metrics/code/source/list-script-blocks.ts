import type { CodeBlock } from '../../../model/code-quality.js'
import { sum } from '../../../stats/sum.js'
import { countScriptDecisions } from './count-script-decisions.js'
import { measureHalstead } from './operator-tally.js'
import { rankComplexity } from './rank-complexity.js'
import { tallyScope } from './tally-script-operators.js'
import type { ScriptScope } from './read-scopes.js'

/**
 * Functions and classes of a script with their cyclomatic complexity (McCabe 1976), by first line: 1 and the decision points
 * of the scope. A class counts as radon's: the mean of its methods and, with several, 1 more.
 *
 * Example: `const f = (a) => (a ? 1 : 2)` is one function with complexity 2.
 */
export function listScriptBlocks(file: ScriptScope): CodeBlock[] {
  return listScopes(file)
    .map((scope) => describeScope(scope))
    .sort((a, b) => a.line - b.line)
}

/** Every scope inside a scope, however deep, without calls as deep as the scopes. */
function listScopes(file: ScriptScope): readonly ScriptScope[] {
  const scopes = [...file.scopes]
  for (let at = 0; at < scopes.length; at += 1) {
    for (const scope of scopes[at]?.scopes ?? []) scopes.push(scope)
  }
  return scopes
}

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
    halstead: kind === 'class' || inner ? null : measureHalstead(tallyScope(scope)),
  }
}

function measureComplexity(scope: ScriptScope): number {
  const own = 1 + countScriptDecisions(scope.nodes)
  if (scope.kind !== 'class') return own
  const methods = scope.scopes.filter(({ kind }) => kind === 'method').map((method) => measureComplexity(method))
  const all = own + sum(methods)
  return methods.length === 0 ? all : Math.floor(all / methods.length) + (methods.length > 1 ? 1 : 0)
}
