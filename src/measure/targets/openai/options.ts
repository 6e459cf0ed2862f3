import { z } from 'zod'
import { namesOneAddress, providerOptions, TWO_ADDRESSES } from '../../providers/access.js'
import { corpusOptions } from '../corpus/open-corpus.js'

const word = z.string().min(1)

/** A function that the model may call, as OpenAI writes it, with or without its wrapping. */
export const toolSchema = z.union([
  z.strictObject({
    type: z.literal('function'),
    function: z.looseObject({ name: word }),
  }),
  z.looseObject({ name: word, type: z.undefined().optional() }).transform((tool) => ({
    type: 'function' as const,
    function: tool,
  })),
])
export type Tool = z.output<typeof toolSchema>

/** How the model is asked: in the suite's target, or at the head of a prompt file. */
const callOptions = {
  model: word.optional(),
  /** Left out where the model refuses it. */
  temperature: z.number().min(0).max(2).optional(),
  /** Of every request; it makes the worst case known, and so a budget possible. */
  max_output_tokens: z.int().positive().optional(),
  /** As OpenAI writes it: `{type: json_object}`, `{type: json_schema, json_schema: …}`. */
  response_format: z.looseObject({ type: word }).optional(),
  /** A JSON or YAML file, or the list itself. */
  tools: z.union([word, z.array(toolSchema)]).optional(),
}

/** The front matter of a prompt file. */
export const frontMatterSchema = z.strictObject(callOptions)
export type FrontMatter = z.output<typeof frontMatterSchema>

/** What a variant's `settings` may override, key by key; the others are for the template. */
export const settingsSchema = z.looseObject({
  model: callOptions.model,
  temperature: callOptions.temperature,
  max_output_tokens: callOptions.max_output_tokens,
  top_k: z.int().positive().optional(),
  max_steps: z.int().positive().max(50).optional(),
  max_tool_calls: z.int().nonnegative().max(1000).optional(),
})

/** Members of the request that are not the suite's to add, and what to do instead. */
const NOT_EXTRA = {
  messages: 'the messages are those of `prompt`, or of `system` and `user`',
  model: 'write `model` beside `extra`',
  n: 'one answer is read, and each is paid for: leave it out',
  stream: 'write `stream` beside `extra`',
}

export const options = z
  .strictObject({
    ...providerOptions,
    ...callOptions,
    /** A template file in the checkout. */
    prompt: word.optional(),
    system: word.optional(),
    user: word.optional(),
    /** What is searched for the question and put in the place of `{{context}}`. */
    context: z.strictObject({ ...corpusOptions, top_k: z.int().positive().optional() }).optional(),
    /** What tools answer, by name: text, or any value as JSON. */
    tool_results: z.record(word, z.unknown()).default({}),
    /** Requests for one question, where tools are answered. */
    max_steps: z.int().positive().max(50).default(5),
    /** Calls that are answered for one question. */
    max_tool_calls: z.int().nonnegative().max(1000).default(16),
    /** Without it there is no time to the first token. */
    stream: z.boolean().default(true),
    /** The trial's seed goes to the provider. */
    seed: z.boolean().default(true),
    /** Any further members of the request: `top_p`, `reasoning_effort` … */
    extra: z
      .record(word, z.unknown())
      .superRefine((members, context) => {
        for (const [member, message] of Object.entries(NOT_EXTRA))
          if (Object.hasOwn(members, member)) context.addIssue({ code: 'custom', path: [member], message })
      })
      .default({}),
  })
  .refine(({ prompt, system, user }) => prompt === undefined || (system === undefined && user === undefined), {
    path: ['prompt'],
    message: 'a prompt file has all messages: leave out `system` and `user`',
  })
  .refine(namesOneAddress, { path: ['preset'], message: TWO_ADDRESSES })
export type OpenAiOptions = z.output<typeof options>

/** The first thing that is wrong, as `key: what`. */
export function describeIssue({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'it cannot be read'
  const where = issue.path.map(String).join('.')
  return where === '' ? issue.message : `\`${where}\`: ${issue.message}`
}
