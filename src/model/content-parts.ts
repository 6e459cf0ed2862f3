import { isRecord } from './json.js'

/**
 * Joins the text of an answer that is given as a list of parts: texts, parts with a text (Anthropic, Mistral, OpenAI), or messages with
 * parts as their content (OpenAI's Responses). Leaves out reasoning, tool calls and images.
 * @example joinParts([{ type: 'thinking', thinking: [] }, { type: 'text', text: 'Yes' }, '.']) // 'Yes.'
 */
export function joinParts(parts: readonly unknown[]): string {
  return parts.map(readPart).join('')
}

/** Whether a list can be read as parts: each item is a text or has a type, text or content. */
export function isParts(value: unknown): value is readonly unknown[] {
  const isPart = (part: unknown): boolean =>
    typeof part === 'string' ||
    (isRecord(part) && ['type', 'text', 'content'].some((name) => typeof part[name] === 'string'))
  return Array.isArray(value) && value.every(isPart)
}

function readPart(part: unknown): string {
  if (typeof part === 'string') return part
  if (!isRecord(part) || /think|reason|thought/.test(String(part['type'])) || part['thought'] === true) return ''
  const { text, content } = part
  if (typeof text === 'string') return text
  return Array.isArray(content) ? joinParts(content) : ''
}
