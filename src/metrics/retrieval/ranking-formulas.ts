/**
 * The harmonic mean of a precision and a recall, 0 when both are 0: the F1 measure.
 * Source: van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1.
 * @example harmonicMean(0.4, 2 / 3) // 0.5
 */
export function harmonicMean(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}
