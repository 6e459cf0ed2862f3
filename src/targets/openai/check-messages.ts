import { UserError } from '../../model/error.js'
import { checkPlaceholder, findPlaceholders, hasSetting } from '../template.js'
import type { OpenAiOptions } from './options.js'
import type { MessageTemplate } from './parse-prompt.js'

/**
 * Sees that something fills every placeholder, and that what is searched for reaches the model.
 * @throws UserError `openai-target-invalid`, `target-setting-missing`
 */
export function checkMessages(
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
