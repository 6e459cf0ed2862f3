import { removeUnseen } from './remove-unseen.js'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const entity = (character: string): string => ENTITIES[character] ?? ''

/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
export function escapeHtmlText(text: string): string {
  return removeUnseen(text).replace(/[&<>]/g, entity)
}

/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
export function escapeHtml(text: string): string {
  return removeUnseen(text).replace(/[&<>"']/g, entity)
}
