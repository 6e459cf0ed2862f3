import { labelSpan, nameSpan } from '../../format/join-names.js'
import type { Log } from '../../io/log.js'
import type { RunFolder } from '../../measure/recorded/pool-runs.js'
import { withinTime } from '../../io/within-time.js'
import { READ_NAMES } from '../../metrics/read-names.js'
import { matchSpans } from '../../metrics/retrieval/match-spans.js'
import { injectedSpans, type Span } from '../../model/run/observation.js'
import type { Run, Trial } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { readTrialsOf } from '../../store/runs/read-run.js'
import { normalizePath } from '../../metrics/retrieval/normalize-path.js'

/** A retrieved passage, and the number of tries that got it. */
export interface PassageCount {
  readonly span: Span
  count: number
}

/** What recorded runs show about a case as it is written now. */
export interface CaseEvidence {
  /** Runs with a try whose success was scored. */
  readonly runs: Set<string>
  tries: number
  passed: number
  /** Tries with a good answer and none of the expected passages. */
  lucky: number
  /** Tries with a good answer whose passages are known; `instead` is what was retrieved in the lucky ones. */
  answered: number
  readonly instead: Map<string, PassageCount>
  /** Counts for expected spans (relevance above 0), then for sources. */
  readonly names: readonly ReturnType<typeof startCount>[]
  judged: number
  /** Tries whose answer the judge found faithful to what was retrieved, but not what is expected. */
  contradicted: number
  /** The judge's reasoning for the last of them. */
  reasoning: string
}

/** Grades of a judge, from 1 to 5, that say "wrong" and "in the passages". */
const WRONG = 2
const FAITHFUL = 4

export type SuiteEvidence = Awaited<ReturnType<typeof gatherEvidence>>

/**
 * Gathers evidence by case id, for cases that some run asked as they are written now, and the documents that any case
 * got, also as it was written before. Throws as `readTrialsOf` does.
 */
export async function gatherEvidence(cases: readonly GoldenCase[], runs: readonly RunFolder[], log: Log) {
  const now = new Map(cases.map((golden) => [golden.id, golden]))
  const all = new Map<string, CaseEvidence>()
  const retrieved = new Set<string>()
  for (const { run, folder } of runs)
    for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
      if (trial.observation.status === 'ok')
        for (const { path } of trial.observation.reply.spans ?? [])
          if (path !== undefined) retrieved.add(normalizePath(path))
      if (now.get(golden.id)?.fingerprint !== golden.fingerprint || trial.asked_on) continue
      const evidence = all.get(golden.id) ?? startEvidence(golden)
      all.set(golden.id, evidence)
      addTrial(evidence, { trial, golden, run })
    }
  return { cases: all, retrieved }
}

/**
 * Starts to count in how many tries something could be found, and was; `index` is `null` for a source. `nearest` is what
 * was retrieved of the same document instead.
 */
const startCount = (label: string, index: number | null) => {
  return { label, index, tried: 0, found: 0, nearest: new Map<string, PassageCount>() }
}

function startEvidence({ expected_spans: spans, expected_sources: sources = [] }: GoldenCase): CaseEvidence {
  const names = [
    ...spans.flatMap((span, index) => (span.relevance > 0 ? [startCount(labelSpan(span), index)] : [])),
    ...sources.map((name) => startCount(name, null)),
  ]
  const counts = { tries: 0, passed: 0, lucky: 0, answered: 0, judged: 0, contradicted: 0 }
  return { ...counts, runs: new Set(), instead: new Map(), names, reasoning: '' }
}

function addTrial(
  evidence: CaseEvidence,
  { trial, golden, run }: { readonly trial: Trial; readonly golden: GoldenCase; readonly run: Run },
): void {
  if (trial.scores.success !== undefined) {
    evidence.runs.add(run.run_id)
    evidence.tries += 1
    if (trial.scores.success === 1) evidence.passed += 1
  }
  if (trial.observation.status === 'failed') return
  const { spans } = trial.observation.reply
  const { scoring = DEFAULT_SCORING } = run.settings
  const sources = READ_NAMES.sources({ golden, reply: trial.observation.reply, scoring, withinTime })
  const matches = matchSpans(spans ?? [], golden.expected_spans)
  // An expected passage that may be a retrieved one counts as neither found nor missed.
  const open = new Set(matches.map(({ may_be: span }) => span))
  for (const name of evidence.names) {
    const expected = name.index === null ? undefined : golden.expected_spans[name.index]
    if (expected === undefined ? sources.returned === null : spans === undefined || open.has(expected)) continue
    name.tried += 1
    const isFound =
      expected === undefined
        ? sources.expected.some(({ label, isFound: is }) => label === name.label && is)
        : matches.some((match) => match.expected === expected)
    // The first passage of the same document.
    const nearest = expected && (spans ?? []).find(({ path }) => path === expected.path)
    if (isFound) name.found += 1
    else if (nearest !== undefined) count(name.nearest, nearest)
  }
  if (isGood(trial) && trial.scores['retrieval.zero-recall'] !== undefined) {
    evidence.answered += 1
    if (trial.scores['retrieval.zero-recall'] === 1) {
      evidence.lucky += 1
      countInstead(evidence.instead, golden, spans ?? [])
    }
  }
  addJudgment(evidence, trial)
}

const isGood = ({ scores }: Trial): boolean =>
  scores['success.answer'] === 1 || (scores['success.answer'] === undefined && scores['answer.exact-match'] === 1)

function addJudgment(evidence: CaseEvidence, { judgments }: Trial): void {
  const { answer } = judgments ?? {}
  if (answer === undefined || 'error' in answer || answer.correctness === null) return
  evidence.judged += 1
  if (answer.correctness > WRONG || (answer.faithfulness ?? 0) < FAITHFUL) return
  evidence.contradicted += 1
  evidence.reasoning = answer.reasoning ?? evidence.reasoning
}

function count(counts: Map<string, PassageCount>, span: Span): void {
  const known = counts.get(nameSpan(span))
  if (known === undefined) counts.set(nameSpan(span), { span, count: 1 })
  else known.count += 1
}

/**
 * Counts the passages that the answer can come from: those in the prompt that contain the expected answer, or else the
 * first.
 */
function countInstead(counts: Map<string, PassageCount>, golden: GoldenCase, spans: readonly Span[]): void {
  const { expected_answer: expected = [], checks } = golden
  const wanted = [
    ...[expected].flat(),
    ...checks.flatMap((check) => ('contains' in check ? [check.contains] : 'equals' in check ? [check.equals] : [])),
  ].map((text) => text.toLowerCase())
  const named = injectedSpans(spans).filter(({ path }) => path !== undefined)
  const having = named.filter(({ text }) => wanted.some((one) => text?.toLowerCase().includes(one)))
  for (const span of having.length > 0 ? having : named.slice(0, 1)) count(counts, span)
}
