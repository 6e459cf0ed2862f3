import { countOf } from '../../format/format-number.js'
import { joinFirst } from '../../format/join-names.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { matchesSelection, parseSelection } from '../../model/suite/selection.js'
import type { Suite } from '../../model/suite/suite.js'
import { normalQuantile, normalUpperTail } from '../../stats/distributions/normal.js'
import { type Problem, problemAtKey, quote, type SourceDocument } from './problem.js'

/** With more gates, each gets too little of the significance level. */
const MAX_GATES = 5
/** With fewer cases than this, even the failure of all of them is hardly significant. */
const MIN_GATE_CASES = 5
/** Maximum number of ids listed; the rest is counted. */
const MAX_NAMED = 5

/**
 * Returns advice about what is allowed in a suite but seldom wise. Shown by `goldenpair validate`, not by runs.
 * @param document the manifest
 */
export function adviseSuite(suite: Suite, document: SourceDocument): readonly Problem[] {
  const enabled = suite.cases.filter((golden) => golden.enabled)
  if (enabled.length === 0 && suite.cases.length > 0)
    return [
      problemAtKey(document, ['cases'], 'no case is enabled, so nothing is asked. Remove `enabled: false` from some.'),
    ]
  return [
    ...adviseGates(suite, document, enabled),
    ...adviseTags(suite.cases, enabled),
    ...enabled.flatMap((golden) => adviseChecks(golden)),
  ]
}

function adviseGates(suite: Suite, document: SourceDocument, enabled: readonly GoldenCase[]): readonly Problem[] {
  const gates = suite.gates.filter(({ assumed }) => assumed !== true)
  const advice = gates.flatMap((gate, index): readonly Problem[] => {
    if (gate.where === null) return []
    const selection = parseSelection(gate.where)
    const count = enabled.filter((golden) => matchesSelection(golden, selection)).length
    if (count >= MIN_GATE_CASES) return []
    const message = `gate ${quote(gate.id)} looks at ${countOf(count, 'case')} (${quote(gate.where)}), too few to show anything. Add cases, or remove the gate.`
    return [problemAtKey(document, ['gates', index, 'where'], message)]
  })
  const family = gates.filter(
    // A gate with only absolute bounds is not part of a family (docs/decision-rules.md#absolute-bounds).
    ({ severity, evidence, margin }) => severity === 'fail' && evidence === 'significant' && margin !== null,
  ).length
  if (family <= MAX_GATES) return advice
  const message = `${family} gates share the level ${suite.alpha}: the first that fails needs p < ${(suite.alpha / family).toPrecision(2)} (Holm). A change that a single gate would find with 80 % power is found with ${Math.round(powerLeft(suite.alpha, family) * 100)} %. Keep at most ${MAX_GATES}, and show the rest with \`severity: warn\`.`
  return [problemAtKey(document, ['gates'], message), ...advice]
}

/**
 * Returns the power at Holm's first threshold alpha/G (Holm 1979, Scand. J. Statist. 6:65) for an effect that a single two-sided
 * test at alpha detects with 80 %: 1 − Φ(z(1 − alpha/2G) − z(1 − alpha/2) − z(0.8)), the normal approximation.
 * @example powerLeft(0.05, 8) // 0.527
 */
export function powerLeft(alpha: number, gates: number): number {
  const effect = normalQuantile(1 - alpha / 2) + normalQuantile(0.8)
  return normalUpperTail(normalQuantile(1 - alpha / (2 * gates)) - effect)
}

function adviseTags(cases: readonly GoldenCase[], enabled: readonly GoldenCase[]): readonly Problem[] {
  const untagged = enabled.filter(({ tags }) => tags.length === 0)
  const covered = new Set(enabled.flatMap(({ tags }) => tags))
  const unused = new Map(cases.flatMap((golden) => golden.tags.map((tag) => [tag, golden] as const)))
  for (const tag of covered) unused.delete(tag)
  const [first] = untagged
  const ids = untagged.map(({ id }) => id)
  const [has, them] = untagged.length === 1 ? ['has', 'it'] : ['have', 'them']
  const count = `${untagged.length} of ${countOf(enabled.length, 'case')} ${has} no tag`
  const message = `${count}, so no subset or table by tag includes ${them}: ${joinFirst(ids, MAX_NAMED)}. Give them \`tags\`.`
  return [
    ...(first === undefined ? [] : [{ ...first.at, message }]),
    ...[...unused].map(([tag, { at }]) => ({
      ...at,
      message: `tag ${quote(tag)} is only on cases with \`enabled: false\`, so no case tests it. Enable a case, or add one.`,
    })),
  ]
}

function adviseChecks({ id, at, checks }: GoldenCase): readonly Problem[] {
  return checks.flatMap((check) => {
    const text = 'contains' in check ? check.contains : 'not_contains' in check ? check.not_contains : ''
    if (!/^\w{1,2}$/.test(text)) return []
    const message = `case ${quote(id)}: ${quote(text)} is so short that it is found inside other words and numbers too. Use \`regex: '\\b${text}\\b'\`.`
    return [{ ...at, message }]
  })
}

/**
 * Suggests adding a case for a change that touches sources but no suite file. Returns `null` if a suite file changed, or if only
 * documentation, tests, hidden files or lock files did.
 */
export function adviseChange(input: {
  /** The manifest's path. */
  readonly manifest: string
  /** The manifest and its case files. */
  readonly files: readonly string[]
  /** Changed paths, relative to the same root as the suite's. */
  readonly changed: readonly string[]
}): Problem | null {
  const { manifest, files, changed } = input
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1)
  const isGolden = (path: string): boolean => files.includes(path) || (folder !== '' && path.startsWith(folder))
  if (changed.some((path) => isGolden(path))) return null
  const sources = changed.filter((path) => !NO_SOURCE.test(path))
  const [first] = sources
  if (first === undefined) return null
  const more = sources.length === 1 ? '' : ` and ${sources.length - 1} more`
  return {
    file: manifest,
    line: 1,
    message: `the change touches ${first}${more}, but no case. Add a case for what is new, or for what was wrong.`,
  }
}

/** Matches hidden files and folders, tests, documentation and lock files. */
const NO_SOURCE =
  /(?:^|\/)(?:\.|tests?\/|__tests__\/|spec\/|docs?\/)|(?:[._-](?:test|spec)|_test)\.\w+$|(?:^|\/)test_[^/]*$|\.(?:md|markdown|mdx|rst|lock)$|(?:^|\/)(?:LICENSE|package-lock\.json|pnpm-lock\.yaml|go\.sum)$/i
