import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage } from '@langchain/core/messages'

/** Stands where ChatOpenAI or ChatAnthropic would: what it says is written down, so that the example needs no key and no network. */
export class ScriptedModel extends BaseChatModel {
  /** `script` takes the messages so far and gives the next: `{ content }`, or `{ content: '', tool_calls }`. */
  constructor(script) {
    super({})
    this.script = script
  }

  _llmType() {
    return 'scripted'
  }

  invocationParams() {
    return { model: 'scripted-1' }
  }

  bindTools() {
    return this
  }

  async _generate(messages) {
    const next = this.script(messages)
    const [input, output] = [countTokens(messages), countTokens([next, ...(next.tool_calls ?? [])])]
    const message = new AIMessage({
      ...next,
      usage_metadata: { input_tokens: input, output_tokens: output, total_tokens: input + output },
    })
    return {
      generations: [{ text: next.content, message }],
      llmOutput: { tokenUsage: { promptTokens: input, completionTokens: output, totalTokens: input + output } },
    }
  }
}

/** Four characters are about a token. */
function countTokens(parts) {
  return Math.ceil(parts.reduce((sum, { content, args }) => sum + (content ?? JSON.stringify(args)).length, 0) / 4)
}
