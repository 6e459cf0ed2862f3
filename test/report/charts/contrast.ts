/** Returns the contrast ratio of two colours (`#rgb` or `#rrggbb`) as defined by the WCAG. */
export function contrastOf(one: string, other: string): number {
  const luminance = (color: string): number => {
    const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
