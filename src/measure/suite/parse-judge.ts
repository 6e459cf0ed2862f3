import { omitUndefined } from '../../model/omit-undefined.js'
import type { JudgeConfig, JudgePrompt } from '../../model/run/judging.js'
import { JUDGED_QUESTIONS, type JudgedQuestion } from '../../model/suite/scoring.js'
import { describeIssues } from './describe-issue.js'
import { judgeEntrySchema, type Manifest } from './manifest-schema.js'
import { readKey } from './parse-manifest.js'
import { type Problem, unknownName } from './problem.js'
import type { AdapterOptions } from './registries.js'
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
export function parseJudge({
  entry,
  document,
  judges,
  prompts,
}: {
  readonly entry: Manifest['judge']
  /** The manifest. */
  readonly document: SourceDocument
  readonly judges: readonly AdapterOptions[]
  /** One for each of `judgePromptPaths`. */
  readonly prompts: readonly PromptFile[]
}): { readonly judge: JudgeConfig | null; readonly problems: readonly Problem[] } {
  if (entry === undefined) return { judge: null, problems: [] }
  const { type, trials, rubric_trials, limits } = entry
  const written = Object.fromEntries(Object.entries(entry).filter(([key]) => !SHARED_KEYS.includes(key)))
  const adapter = judges.find(({ name }) => name === type)
  if (adapter === undefined) {
    const known = judges.map(({ name }) => name)
    return { judge: null, problems: [problemAt(document, ['judge', 'type'], unknownName('judge type', type, known))] }
  }
  const wrongPrompts = prompts.flatMap((prompt): readonly Problem[] =>
    prompt.kind === 'read'
      ? []
      : [problemAt(document, ['judge', 'prompts', prompt.question], `prompt ${prompt.message}`)],
  )
  const parsed = adapter.options.safeParse(written)
  if (!parsed.success) {
    const subject = { document, at: ['judge'], value: written, schema: adapter.options, prefix: '', named: 0 }
    const otherKeys = SHARED_KEYS
    return {
      judge: null,
      problems: [...describeIssues(parsed.error.issues, { ...subject, otherKeys }), ...wrongPrompts],
    }
  }
  const options: unknown = parsed.data
  const read = prompts.flatMap((prompt) =>
    prompt.kind === 'read' ? [[prompt.question, { path: prompt.path, text: prompt.text }] as const] : [],
  )
  const judge = omitUndefined<JudgeConfig>({
    type,
    options: typeof options === 'object' && options !== null ? { ...options } : {},
    trials,
    rubric_trials,
    prompts: Object.fromEntries(read),
    limits,
  })
  return { judge, problems: wrongPrompts }
}

/** Questions without a judge, or a judge without questions: allowed, and nothing comes of it. */
export function warnOfIdleJudge({
  manifest,
  document,
}: {
  readonly manifest: Pick<Manifest, 'judge' | 'scoring'>
  readonly document: SourceDocument
}): readonly Problem[] {
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
