/**
 * How many bytes a text takes in UTF-8; half a pair counts as two.
 * @example utf8Bytes('aé€𝄞') // 1 + 2 + 3 + 4
 */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return bytes
}
