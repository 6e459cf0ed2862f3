import { resolve } from 'node:path'
import { z } from 'zod'
import { locatePath, readTextFile } from '../../../io/files.js'
import { sha256 } from '../../../io/sha256.js'
import { UserError } from '../../../model/error.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { describeFaults } from '../../../model/run/file-version.js'
import { namesOneAddress, providerOptions, TWO_ADDRESSES } from '../../providers/access.js'
import { tokenLimitName, acceptsTemperature } from '../../providers/adapt-request.js'
import { readYaml } from '../../suite/read/read-yaml.js'
import { checkPlaceholder, findPlaceholders, hasSetting } from '../template.js'
import { corpusOptions } from '../search.js'

const word = z.string().min(1)

/** A function that the model may call, in OpenAI's format, with or without the wrapping object. */
const toolSchema = z.union([
  z.strictObject({ type: z.literal('function'), function: z.looseObject({ name: word }) }),
  z.looseObject({ name: word, type: z.undefined().optional() }).transform((tool) => ({
    type: 'function' as const,
    function: tool,
  })),
])

/** Options of a call, in the suite's target or in the front matter of a prompt file. */
const callOptions = {
  model: word.optional(),
  /** Omitted for models that refuse it. */
  temperature: z.number().min(0).max(2).optional(),
  /** Limits the output tokens of every request. The limit bounds the worst case, which makes a budget possible. */
  max_output_tokens: z.int().positive().optional(),
  /** As OpenAI writes it: `{type: json_object}`, `{type: json_schema, json_schema: …}`. */
  response_format: z.looseObject({ type: word }).optional(),
  /** A JSON or YAML file, or the list itself. */
  tools: z.union([word, z.array(toolSchema)]).optional(),
}

/** The front matter of a prompt file. */
const frontMatterSchema = z.strictObject(callOptions)

/** Settings of a variant that override target options. Other settings are used by the template. */
const settingsSchema = z.object({
  model: callOptions.model,
  temperature: callOptions.temperature,
  max_output_tokens: callOptions.max_output_tokens,
  top_k: z.int().positive().optional(),
  max_steps: z.int().positive().max(50).optional(),
  max_tool_calls: z.int().nonnegative().max(1000).optional(),
})

/** Members that `extra` must not contain, with the alternative to suggest. */
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
    /** What to search for the question; the result replaces `{{context}}`. */
    context: z.strictObject({ ...corpusOptions, top_k: z.int().positive().optional() }).optional(),
    /** Prepared answers of tools, by name: text, or any value as JSON. */
    tool_results: z.record(word, z.unknown()).default({}),
    /** Maximum number of requests per question if tool calls are answered. */
    max_steps: z.int().positive().max(50).default(5),
    /** Maximum number of tool calls answered per question. */
    max_tool_calls: z.int().nonnegative().max(1000).default(16),
    /** Without streaming there is no time to the first token. */
    stream: z.boolean().default(true),
    /** Whether to send the trial's seed to the provider. */
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
type OpenAiOptions = z.output<typeof options>

/** The call for one question, from the suite, the variant's settings and the prompt file. */
export type ChatCall = ReturnType<typeof planCall>

function refuse(where: string, problem: string): never {
  throw new UserError('openai-target-invalid', { where, problem })
}

/** Not allowed in `extra`: a server may use the larger limit, but the budget reserves for ours. */
const CAPS = ['max_tokens', 'max_completion_tokens']

/**
 * Plans the call for one question. Settings override the suite's target, which overrides the prompt file.
 * @throws UserError `openai-target-invalid` for an invalid setting, a second token limit or a missing model; what `checkMessages`
 * throws
 */
export function planCall(
  options: OpenAiOptions,
  { frontMatter, messages, tools }: Awaited<ReturnType<typeof loadPrompt>>,
  settings: Readonly<Record<string, unknown>>,
) {
  const parsed = settingsSchema.safeParse(settings)
  if (!parsed.success) return refuse('settings', describeFaults(parsed.error))
  const given = { ...frontMatter, ...options, ...parsed.data }
  const { model, temperature, max_output_tokens: maxOutputTokens = null, response_format: format } = given
  if (model === undefined)
    return refuse('`model`', 'none is named: give one in the suite’s target, in its settings or in the prompt file')

  checkMessages(options, messages, settings)

  if (maxOutputTokens !== null && CAPS.some((member) => Object.hasOwn(options.extra, member)))
    refuse('`extra`', '`max_output_tokens` caps the reply already: leave out `max_tokens` and `max_completion_tokens`')
  /** All members of the request except model, messages and seed. */
  const body: Readonly<Record<string, unknown>> = {
    ...options.extra,
    ...(temperature !== undefined && acceptsTemperature(model) && { temperature }),
    ...(maxOutputTokens !== null && { [tokenLimitName(model)]: maxOutputTokens }),
    ...(format !== undefined && { response_format: format }),
    ...(tools.length > 0 && { tools: [...tools] }),
  }
  return {
    body,
    model,
    maxOutputTokens,
    /** `null`: the `top_k` of the request. */
    topK: given.top_k ?? options.context?.top_k ?? null,
    maxSteps: given.max_steps ?? options.max_steps,
    maxToolCalls: given.max_tool_calls ?? options.max_tool_calls,
    /** Whether a temperature is given that the model refuses. */
    hasUselessTemperature: temperature !== undefined && !acceptsTemperature(model),
  }
}

/**
 * Checks that every placeholder has a value, and that search results are used in a message.
 * @throws UserError `openai-target-invalid`, `target-setting-missing`
 */
function checkMessages(
  { prompt, context }: Pick<OpenAiOptions, 'prompt' | 'context'>,
  messages: readonly MessageTemplate[],
  settings: Readonly<Record<string, unknown>>,
): void {
  const where = prompt ?? '`user`'
  const names = messages.flatMap(({ text }) => findPlaceholders(text)).map(({ name }) => name)
  for (const name of names.filter((one) => one !== 'context')) {
    const problem = checkPlaceholder(name)
    if (problem !== null) refuse(where, `${problem}, context`)
    if (name.startsWith('settings') && !hasSetting(name, settings)) {
      const option = prompt === undefined ? 'user' : 'prompt'
      throw new UserError('target-setting-missing', { option, name, known: Object.keys(settings) })
    }
  }
  const usesContext = names.includes('context')
  if (usesContext && context === undefined)
    refuse(where, '`{{context}}` needs the option `context`, which says what is searched')
  if (!usesContext && context !== undefined)
    refuse(where, 'what `context` finds goes nowhere: put `{{context}}` into a message')
}

/**
 * Loads the messages and tools of a target from the suite or its files. `fingerprint` is a hash of the files that were read; `null`
 * if there are none. Throws `file-unreadable` and `openai-target-invalid`.
 */
export async function loadPrompt(options: OpenAiOptions, workingDirectory: string) {
  const { prompt: path, system, user = '{{query}}' } = options
  const read: string[] = []
  const readFile = async (file: string): Promise<string> => {
    const text = await readOwnFile(workingDirectory, file)
    read.push(sha256(text))
    return text
  }
  const prompt: ReturnType<typeof parsePrompt> =
    path === undefined
      ? {
          frontMatter: {},
          messages: [
            ...(system === undefined ? [] : [{ role: 'system' as const, text: system }]),
            { role: 'user', text: user },
          ],
        }
      : parsePrompt(path, await readFile(path))
  const named = options.tools ?? prompt.frontMatter.tools ?? []
  const tools = typeof named === 'string' ? parseTools(named, await readFile(named)) : named
  return { ...prompt, tools, fingerprint: read.length === 0 ? null : sha256(canonicalJson(read)) }
}

/** Accepts JSON too, which is valid YAML. */
function parseTools(path: string, text: string): readonly z.output<typeof toolSchema>[] {
  const parsed = z.array(toolSchema).safeParse(readDocument(path, text))
  return parsed.success ? parsed.data : refuse(path, `tools: ${describeFaults(parsed.error)}`)
}

/** Parses the first document of a YAML text. */
function readDocument(path: string, text: string): unknown {
  const { documents, problems } = readYaml({ path, text })
  const [problem] = problems
  return problem ? refuse(`${path}:${problem.line}`, problem.message.replace(/\.$/, '')) : documents[0]?.value
}

const MAX_BYTES = 1_000_000

/**
 * Reads a file of the checkout. Refuses a link that leads out of it, because the file's text is sent to a provider.
 * @throws UserError `file-unreadable`
 */
async function readOwnFile(workingDirectory: string, path: string): Promise<string> {
  const file = resolve(workingDirectory, path)
  if ((await locatePath(workingDirectory, file)) === 'outside')
    throw new UserError('file-unreadable', { path, reason: 'it is not inside the checkout' })
  return readTextFile({ path: file, shown: path, maxBytes: MAX_BYTES })
}

/** A message with placeholders. */
interface MessageTemplate {
  readonly role: 'system' | 'developer' | 'user' | 'assistant'
  readonly text: string
}

const FENCE = /^---[ \t]*$/
const ROLE = /^(system|developer|user|assistant):[ \t]*$/

/**
 * Parses a prompt file: optional YAML front matter between two lines `---`, then the messages, each below a line with its role and
 * a colon. A file without role lines is one user message.
 * @throws UserError `openai-target-invalid`, with the line
 */
function parsePrompt(path: string, text: string) {
  const lines = text.split(/\r\n|\n|\r/)
  const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : 0
  if (end === -1) refuse(`${path}:1`, 'its front matter has no end: a second line `---`')

  // The fence becomes an empty line, so that line numbers in YAML errors match the file.
  const head = readDocument(path, ['', ...lines.slice(1, end)].join('\n'))
  const parsed = frontMatterSchema.safeParse(head ?? {})
  if (!parsed.success) return refuse(`${path}:1`, `front matter: ${describeFaults(parsed.error)}`)

  const messages: { role: MessageTemplate['role']; lines: string[] }[] = []
  const first = end === 0 ? 0 : end + 1
  for (const [index, line] of lines.entries()) {
    if (index < first) continue
    const role = ROLE.exec(line)?.[1] as MessageTemplate['role'] | undefined
    if (role !== undefined) messages.push({ role, lines: [] })
    else if (messages.length > 0) messages.at(-1)?.lines.push(line)
    else if (line.trim() !== '' && lines.slice(index).some((later) => ROLE.test(later)))
      refuse(`${path}:${index + 1}`, 'there is text before the first role (`system:` or `user:` alone on a line)')
    else if (line.trim() !== '') messages.push({ role: 'user', lines: [line] })
  }
  if (messages.length === 0) refuse(`${path}:${first + 1}`, 'it has no message')
  return {
    frontMatter: parsed.data,
    messages: messages.map(({ role, lines: own }) => ({ role, text: own.join('\n').trim() })),
  }
}
