import { joinAll } from '../../format/join-names.js'
import type { Log } from '../../io/log.js'
import { isRecord } from '../../model/json.js'
import { type Observation, type Reply, replySchema } from '../../model/run/observation.js'

/** Other names, as other tools write them, of the fields of a reply; each in the form of `plainName`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  answer: 'response output outputtext completion',
  spans:
    'context retrievedcontext retrievalcontext document doc chunk passage sourcedocument sourcenode retrieveddocument citation reference',
  tools: 'toolcall toolscalled functioncall',
  steps: 'intermediatestep reasoningstep',
  usage: 'tokenusage usagemetadata token tokencount',
  cost_usd: 'cost totalcost totalcostusd',
  ttft_ms: 'ttft timetofirsttoken',
  model: 'modelname modelid',
}

/** Returns a name without case, separators and a plural's s. @example plainName('tool_calls') // 'toolcall' */
const plainName = (name: string): string => name.toLowerCase().replace(/[_ -]|s$/g, '')

const FIELDS = Object.keys(replySchema.shape)
const MEANT = new Map(
  FIELDS.flatMap((field) => [plainName(field), ...(OTHER_NAMES[field]?.split(' ') ?? [])].map((name) => [name, field])),
)

/**
 * Returns the fields of a reply that are not read although their names mean fields that are missing, each with the field that is read
 * instead. A second answer counts if it is another text.
 * @example findUnread({ answer: 'Yes.', tool_calls: [{}] }) // [['tool_calls', 'tools']]
 */
export function findUnread(reply: Reply): readonly (readonly [unread: string, read: string])[] {
  return Object.entries(reply).flatMap(([name, value]) => {
    const field = FIELDS.includes(name) || isEmpty(value) ? undefined : MEANT.get(plainName(name))
    if (field === undefined) return []
    const isLost = field === 'answer' ? value !== reply.answer : isEmpty(reply[field])
    return isLost ? [[name, field] as const] : []
  })
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value

/** Fields that many servers send only when they apply. */
const SELDOM = ['abstained', 'clarified', 'error', 'reasons']

/**
 * Watches the replies of a run. Disposing it logs at most one warning about fields that are not read, and one about fields of an
 * `http` target's `response` that no reply had, though most replies should.
 */
export function watchFields({ warning }: Log) {
  const unread = new Map<string, string>()
  const found = new Map<string, boolean>()
  return {
    add: (observation: Observation, options: Readonly<Record<string, unknown>>): void => {
      if (observation.status !== 'ok') return
      const { reply } = observation
      for (const [name, field] of findUnread(reply)) unread.set(name, field)
      for (const name of Object.keys(isRecord(options['response']) ? options['response'] : {}))
        found.set(name, found.get(name) === true || name in reply)
    },
    [Symbol.dispose]: (): void => {
      const names = [...unread].map(([name, field]) => `\`${name}\` (it reads \`${field}\`)`)
      if (names.length > 0)
        warning(
          `Goldenpair does not read these fields of the replies: ${joinAll(names)}. See docs/protocol.md#the-reply.`,
        )
      const missed = [...found].flatMap(([name, isFound]) => (isFound || SELDOM.includes(name) ? [] : [`\`${name}\``]))
      if (missed.length > 0)
        warning(
          `No reply has what \`response\` of the \`http\` target says for ${joinAll(missed)}. Check the paths. If a path is right and the server had nothing to send, an empty list or a 0 there ends this warning.`,
        )
    },
  }
}
