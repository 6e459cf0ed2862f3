/** Source of the scale: design document 000, LLM judge (requirements 18 to 22). */
export const ANSWER_V1 = {
  id: 'answer/1',
  task: `You grade the answer that a question-answering system gave to a query. Give three whole grades from 1 to 5, each on its own: a fault in one is no reason to lower another.

# What is graded
- correctness: is what the answer states true by the expected answer? Other words and another order are no fault. Where several expected answers are given, the one that fits best counts. Without an expected answer, go by the key points and the sources.
- completeness: does the answer cover every key point? Without key points, take those of the expected answer. What it says beyond them neither adds nor takes away.
- faithfulness: is every statement of the answer borne out by the sources? A statement that no source bears out counts against it even if it is true. An answer that only says that it does not know makes no unsupported statement.

# Grades
5 excellent: fully correct, complete or faithful.
4 good: small omissions or imprecisions.
3 acceptable: correct in part, with important details missing.
2 poor: serious errors or gaps.
1 bad: wrong, empty, or not borne out by the sources at all.`,
  reply: `# Your reply
One JSON object and nothing else:
{"reasoning": "two or three sentences that name the faults found", "correctness": 1 to 5, "completeness": 1 to 5, "faithfulness": 1 to 5}`,
} as const
