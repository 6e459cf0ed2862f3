import fc from 'fast-check'
import { withinTime } from '../../src/io/within-time.js'
import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { scoreTrial } from '../../src/metrics/score-trial.js'
import { summarizeRun } from '../../src/metrics/summarize-run.js'
import { readUndecided } from '../../src/model/run/undecided-span.js'
import type { Judgments } from '../../src/model/run/judgments.js'
import type { Observation } from '../../src/model/run/observation.js'
import { anyCase, anyJudgments, anyObservation, anyReply, anySpan } from './arbitrary-trial.js'
import { makeCase, makeReply, SETTINGS } from './make-trial.js'

// Tests of the whole registry: every added metric must have these properties too.
const METRICS = buildMetrics(SETTINGS)

function score(written: Readonly<Record<string, unknown>>, observation: Observation, judgments?: Judgments) {
  const golden = makeCase(written)
  return scoreTrial({ withinTime, metrics: METRICS, golden, observation, ...(judgments && { judgments }) })
}

/** Returns every violation in words. Calling `expect` for each of a hundred metrics would take longer than scoring. */
function findBreaches({ scores, unscored }: ReturnType<typeof score>): readonly string[] {
  const known = new Set(METRICS.map(({ id }) => id))
  return [
    ...[...Object.keys(scores), ...Object.keys(unscored)]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is unknown`),
    ...Object.entries(unscored).flatMap(([id, reason]) => (reason === '' ? [`${id} has no reason`] : [])),
    ...METRICS.flatMap(({ id, range: [low, high], kind }) => {
      const value = scores[id]
      if (value === undefined) return []
      if (unscored[id] !== undefined) return [`${id} is scored and unscored`]
      if (!Number.isFinite(value)) return [`${id} is ${value}`]
      if (value < (low ?? -Infinity) || value > (high ?? Infinity)) return [`${id} is ${value}, out of its range`]
      return kind === 'binary' && value !== 0 && value !== 1 ? [`${id} is ${value}, and binary`] : []
    }),
  ]
}

describe('every metric, for any trial, however incomplete,', () => {
  test('gives a finite value in its range, 0 or 1 if binary, or a reason; never both', () => {
    fc.assert(
      fc.property(anyCase, anyObservation, anyJudgments, (written, observed, judgments) => {
        expect(findBreaches(score(written, observed, judgments))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('gives a finite figure for the whole run, or null', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyCase, anyObservation, anyJudgments), { minLength: 1, maxLength: 6 }),
        (written) => {
          const trials = written.map(([golden, observed, judgments], index) => ({
            case: `c${index % 3}`,
            trial: Math.floor(index / 3),
            ...score(golden, observed, judgments),
          }))
          const wrong = Object.entries(summarizeRun({ metrics: METRICS, trials })).filter(
            ([, { mean }]) => mean !== null && !Number.isFinite(mean),
          )
          expect(wrong).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  test('gives the same for the same trial, and does not change the trial', () => {
    fc.assert(
      fc.property(anyCase, anyObservation, anyJudgments, (written, observed, judgments) => {
        const before = JSON.stringify([observed, judgments])
        expect(score(written, structuredClone(observed), judgments)).toEqual(score(written, observed, judgments))
        expect(JSON.stringify([observed, judgments])).toBe(before)
      }),
    )
  })

  test('gives no score that only a target could report if the reply has only an answer', () => {
    fc.assert(
      fc.property(anyCase, fc.string(), (written, answer) => {
        const { scores } = score(written, makeReply({ answer }))
        const reported = Object.keys(scores).filter((id) =>
          /^(retrieval|sources|tokens|cost|context|route|planner|calibration|resources|cache|reasoning|judge|quality|rubric|changes|components)\./.test(
            id,
          ),
        )
        // Whether the cost is known can always be scored.
        expect(reported.filter((id) => id !== 'cost.known')).toEqual([])
      }),
    )
  })

  test('does not change if retrieved spans are repeated further down, unless it measures repetition', () => {
    const counted = /^(context\.|retrieval\.duplicates)/
    const named = anySpan.filter(({ path, hash }) => path !== undefined || hash !== undefined)
    const without = ({ scores, unscored }: ReturnType<typeof score>): unknown =>
      Object.entries({ ...scores, ...unscored }).filter(([id]) => !counted.test(id))
    fc.assert(
      fc.property(
        anyCase,
        fc.array(named, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (written, spans, picks) => {
          const repeated = spans.flatMap((one, rank) => [one, spans[(picks.next().value ?? 0) % (rank + 1)] ?? one])
          expect(without(score(written, makeReply({ spans: repeated })))).toEqual(
            without(score(written, makeReply({ spans }))),
          )
        },
      ),
    )
  })
})

describe('metrics of sets', () => {
  const ofSets =
    /^(sources\.|retrieval\.(zero-recall|returned|duplicates)$|workflow\.|agents\.|tools\.(coverage|calls|errors|used))/
  const setScores = ({ scores, unscored }: ReturnType<typeof score>): unknown =>
    Object.entries({ ...scores, ...unscored })
      .filter(([id]) => ofSets.test(id))
      // Order decides which of several spans the reason shows.
      .map(([id, value]) => [id, typeof value === 'string' && readUndecided(value) !== null ? 'undecided' : value])
  const turned = (list: unknown): unknown => (Array.isArray(list) ? [...(list as unknown[])].reverse() : list)

  test('do not depend on the order of retrieved, called or expected items', () => {
    fc.assert(
      fc.property(anyCase, anyReply, (written, reply) => {
        // Only the paths of spans are kept: with symbols and lines, it matters which part of a file comes first.
        const spans = Array.isArray(reply['spans'])
          ? (reply['spans'] as { path?: string }[]).flatMap(({ path }) => (path === undefined ? [] : [{ path }]))
          : undefined
        const plain = { ...reply, ...(spans && { spans }) }
        const reversed = {
          ...plain,
          ...(spans && { spans: turned(spans) }),
          ...(reply['sources'] !== undefined && { sources: turned(reply['sources']) }),
          ...(reply['agents'] !== undefined && { agents: turned(reply['agents']) }),
          ...(reply['tools'] !== undefined && { tools: turned(reply['tools']) }),
        }
        const other = Object.fromEntries(
          Object.entries(written).map(([key, value]) =>
            /^(expected_(spans|sources)|(required|optional|forbidden)_)/.test(key)
              ? [key, turned(value)]
              : [key, value],
          ),
        )
        expect(setScores(score(other, makeReply(reversed)))).toEqual(setScores(score(written, makeReply(plain))))
      }),
    )
  })
})
