import { omitUndefined } from '../../model/omit-undefined.js'
import type { JudgeConfig, JudgePrompt } from '../../model/run/judging.js'
import { JUDGED_QUESTIONS, type JudgedQuestion } from '../../model/suite/scoring.js'
import { describeIssues } from './describe-issue.js'
import { judgeEntrySchema, type Manifest } from './manifest-schema.js'
import { readKey } from './parse-manifest.js'
import { type Problem, unknownName } from './problem.js'
import { type AdapterOptions, optionsOf, withoutKeys } from './registries.js'
import { problemAt, problemAtKey, type SourceDocument, type TextFile } from './read/source-document.js'

const SHARED_KEYS = Object.keys(judgeEntrySchema.shape)

/** A prompt file of the suite's judge as it was found, or why it cannot be used. */
export type PromptFile = { readonly question: JudgedQuestion } & (
  | ({ readonly kind: 'read' } & JudgePrompt)
  /** `message` is a sentence. */
  | { readonly kind: 'refused'; readonly message: string }
)

/** The prompt files of a suite's judge as its manifest writes them; none where it is too broken to say. */
export function judgePromptPaths(
  manifest: TextFile,
): readonly { readonly question: JudgedQuestion; readonly path: string }[] {
  const prompts = readKey(manifest, 'judge')?.prompts ?? {}
  return JUDGED_QUESTIONS.flatMap((question) => {
    const path = prompts[question]
    return path === undefined ? [] : [{ question, path }]
  })
}

/** The suite's judge, its options read by the adapter's own schema; null where the suite has none, or it is wrong. */
export function parseJudge(input: {
  readonly entry: Manifest['judge']
  /** The manifest. */
  readonly document: SourceDocument
  readonly judges: readonly AdapterOptions[]
  /** One for each of `judgePromptPaths`. */
  readonly prompts: readonly PromptFile[]
}): { readonly judge: JudgeConfig | null; readonly problems: readonly Problem[] } {
  const { entry, document, judges, prompts } = input
  if (entry === undefined) return { judge: null, problems: [] }
  const { type, trials, rubric_trials, limits } = entry
  const written = withoutKeys(entry, SHARED_KEYS)
  const adapter = judges.find(({ name }) => name === type)
  if (adapter === undefined) {
    const known = judges.map(({ name }) => name)
    return { judge: null, problems: [problemAt(document, ['judge', 'type'], unknownName('judge type', type, known))] }
  }
  const read: [JudgedQuestion, JudgePrompt][] = []
  const wrongPrompts: Problem[] = []
  for (const prompt of prompts) {
    const { question } = prompt
    if (prompt.kind === 'read') read.push([question, { path: prompt.path, text: prompt.text }])
    else wrongPrompts.push(problemAt(document, ['judge', 'prompts', question], `prompt ${prompt.message}`))
  }
  const parsed = adapter.options.safeParse(written)
  if (!parsed.success) {
    const part = { document, at: ['judge'], value: written, schema: adapter.options }
    const issues = describeIssues(parsed.error.issues, { ...part, prefix: '', named: 0, otherKeys: SHARED_KEYS })
    return { judge: null, problems: [...issues, ...wrongPrompts] }
  }
  const judge = omitUndefined<JudgeConfig>({
    type,
    options: optionsOf(parsed.data),
    trials,
    rubric_trials,
    prompts: Object.fromEntries(read),
    limits,
  })
  return { judge, problems: wrongPrompts }
}

/** Questions without a judge, or a judge without questions: allowed, and nothing comes of it. */
export function warnOfIdleJudge(input: {
  readonly manifest: Pick<Manifest, 'judge' | 'scoring'>
  readonly document: SourceDocument
}): readonly Problem[] {
  const { manifest, document } = input
  const { judge, scoring } = manifest
  const isAsked = scoring.judged.length > 0
  if (isAsked === (judge !== undefined)) return []
  const [key, message] = isAsked
    ? [
        ['scoring', 'judged'],
        '`scoring.judged` asks for judgments, but the suite has no `judge`, so the metrics that need them stay unscored. Name a `judge`, or write judgments into the run yourself.',
      ]
    : [
        ['judge'],
        '`judge` has no questions. List them under `scoring.judged`, such as `scoring: { judged: [answer] }`.',
      ]
  return [problemAtKey(document, key, message)]
}
