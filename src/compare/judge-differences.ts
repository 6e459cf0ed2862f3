import type { FingerprintDifference } from '../model/comparison.js'
import { canonicalJson } from '../model/fingerprint.js'
import type { JudgeFacts } from '../model/judging.js'
import type { Run } from '../model/run.js'
import { describeSettingChanges } from './describe-setting-changes.js'
import { cutModels, listModels } from './model-difference.js'
import type { TwoRuns } from './two-runs.js'

/** Who judged, and by which prompts, where that differs; and which model did, where nobody asked for another. */
export function findJudgeDifferences({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  const isOther = canonicalJson(old.fingerprints.judge ?? {}) !== canonicalJson(now.fingerprints.judge ?? {})
  return isOther ? [describeJudges(old, now, facts.rejudged)] : findOtherModel(old, now)
}

function describeJudges(old: Run, now: Run, rejudged: ReadonlySet<string>): FingerprintDifference {
  const changes = old.judge && now.judge ? describeSettingChanges(write(old.judge), write(now.judge)) : []
  const metrics = [...rejudged].sort()
  return {
    what: 'judge',
    baseline: nameJudge(old),
    candidate: nameJudge(now),
    ...(changes.length > 0 && { changes }),
    effect:
      metrics.length === 0
        ? 'no metric of this suite hangs on it'
        : `not compared, since the judge decides ${metrics.length === 1 ? 'it' : 'them'}: ${metrics.join(', ')}`,
    ...(metrics.length > 0 && {
      notice: `The judge is another than in the baseline${changes.length === 0 ? '' : ` (${changes.slice(0, 2).join(', ')})`}: what it decides is not compared.`,
    }),
  }
}

function findOtherModel({ fingerprints: old }: Run, { fingerprints: now }: Run): readonly FingerprintDifference[] {
  const [before, after] = [listModels(old.judge_models ?? []), listModels(now.judge_models ?? [])]
  // A side that names none says nothing of a change.
  if (before === after || !old.judge_models?.length || !now.judge_models?.length) return []
  return [
    {
      what: 'judge models',
      baseline: before,
      candidate: after,
      effect: "the judge's provider changed its model, which may be all that judged metrics show",
      notice: `The judge's model changed: ${cutModels(before)} → ${cutModels(after)}.`,
    },
  ]
}

/** In short: its type and model; `nobody` where there was none. */
function nameJudge({ judge, fingerprints }: Run): string {
  if (judge === undefined) return fingerprints.judge === undefined ? 'nobody' : 'not recorded'
  const { model } = judge.identity
  return typeof model === 'string' ? `${judge.type} ${model}` : judge.type
}

/** As a suite writes it: options beside the type, and what each question is asked with. */
function write({ type, identity, questions }: JudgeFacts) {
  return { ...identity, type, ...questions }
}
