/** A text of at most `room` bytes of UTF-8, cut after a whole line where it is too long, with the words that then stand for the rest; empty where not even they fit. */
export function fitText({
  text,
  room,
  cut,
}: {
  readonly text: string
  readonly room: number
  readonly cut: string
}): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= room) return text
  const end = room - Buffer.byteLength(cut)
  if (end < 0) return ''
  // A line end is one byte that no longer character contains, so cutting there keeps every character whole.
  const line = bytes.lastIndexOf('\n', end)
  return (line < 0 ? '' : bytes.subarray(0, line).toString()) + cut
}
