import { UserError } from '../../model/error.js'
import { outputCapMember, takesTemperature } from '../../providers/adapt-request.js'
import { checkPlaceholder, findPlaceholders, hasSetting } from '../template.js'
import type { LoadedPrompt, MessageTemplate } from './load-prompt.js'
import { describeIssue, type OpenAiOptions, settingsSchema } from './options.js'

/** How one question is asked, by the suite, its variant's settings and the prompt file. */
export interface Call {
  /** Every member of the request but model, messages and seed. */
  readonly body: Readonly<Record<string, unknown>>
  readonly model: string
  readonly maxOutputTokens: number | null
  /** Null is the request's own. */
  readonly topK: number | null
  readonly maxSteps: number
  readonly maxToolCalls: number
  /** One that is given and that the model refuses. */
  readonly hasUselessTemperature: boolean
}

/** Of two caps a server may take the wider, and a budget reserves by ours. */
const CAPS = ['max_tokens', 'max_completion_tokens']

/**
 * Settings beat the suite's target, which beats the prompt file.
 * @throws UserError `openai-target-invalid` for a setting of another form, a second cap and where no model is named; what `checkMessages` throws
 */
export function planCall(
  options: OpenAiOptions,
  { frontMatter, messages, tools }: LoadedPrompt,
  settings: Readonly<Record<string, unknown>>,
): Call {
  const refuse = (where: string, problem: string): never => {
    throw new UserError('openai-target-invalid', { where, problem })
  }
  const parsed = settingsSchema.safeParse(settings)
  if (!parsed.success) return refuse('settings', describeIssue(parsed.error))
  const own = parsed.data
  const model = own.model ?? options.model ?? frontMatter.model
  if (model === undefined)
    return refuse('`model`', 'none is named: give one in the suite’s target, in its settings or in the prompt file')

  checkMessages(options, messages, settings)

  const temperature = own.temperature ?? options.temperature ?? frontMatter.temperature
  const maxOutputTokens = own.max_output_tokens ?? options.max_output_tokens ?? frontMatter.max_output_tokens ?? null
  if (maxOutputTokens !== null && CAPS.some((member) => Object.hasOwn(options.extra, member)))
    refuse('`extra`', '`max_output_tokens` caps the reply already: leave out `max_tokens` and `max_completion_tokens`')
  const format = options.response_format ?? frontMatter.response_format
  return {
    body: {
      ...options.extra,
      ...(temperature !== undefined && takesTemperature(model) && { temperature }),
      ...(maxOutputTokens !== null && { [outputCapMember(model)]: maxOutputTokens }),
      ...(format !== undefined && { response_format: format }),
      ...(tools.length > 0 && { tools: [...tools] }),
    },
    model,
    maxOutputTokens,
    topK: own.top_k ?? options.context?.top_k ?? null,
    maxSteps: own.max_steps ?? options.max_steps,
    maxToolCalls: own.max_tool_calls ?? options.max_tool_calls,
    hasUselessTemperature: temperature !== undefined && !takesTemperature(model),
  }
}

/**
 * Sees that something fills every placeholder, and that what is searched for reaches the model.
 * @throws UserError `openai-target-invalid`, `target-setting-missing`
 */
function checkMessages(
  { prompt, context }: Pick<OpenAiOptions, 'prompt' | 'context'>,
  messages: readonly MessageTemplate[],
  settings: Readonly<Record<string, unknown>>,
): void {
  const refuse = (problem: string): never => {
    throw new UserError('openai-target-invalid', { where: prompt ?? '`user`', problem })
  }
  const names = messages.flatMap(({ text }) => findPlaceholders(text)).map(({ name }) => name)
  for (const name of names.filter((one) => one !== 'context')) {
    const problem = checkPlaceholder(name)
    if (problem !== null) refuse(`${problem}, context`)
    if (name.startsWith('settings') && !hasSetting(name, settings)) {
      const option = prompt === undefined ? 'user' : 'prompt'
      throw new UserError('target-setting-missing', { option, name, known: Object.keys(settings) })
    }
  }
  const usesContext = names.includes('context')
  if (usesContext && context === undefined)
    refuse('`{{context}}` needs the option `context`, which says what is searched')
  if (!usesContext && context !== undefined)
    refuse('what `context` finds goes nowhere: put `{{context}}` into a message')
}
