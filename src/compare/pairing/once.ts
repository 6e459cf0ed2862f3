/**
 * A function that works its value out when first asked and keeps it: some figures of a gate cost 10,000 resamples, and
 * most verdicts need none of them.
 * @example once(() => [1, 2]) // a function that gives the same list at every call
 */
export function once<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null
  return () => (kept ??= { value: make() }).value
}
