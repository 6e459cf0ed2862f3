const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/

/**
 * A model's name without the date of its version (`-20251101`, `-2025-11-01`) or `-latest` at its end.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
export function undatedModelName(name: string): string {
  return name.replace(DATE_OR_LATEST, '')
}
