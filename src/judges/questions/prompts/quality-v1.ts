/** Source of the anchors: design document 002, quality scores (requirements 67 to 70). */
export const QUALITY_V1 = {
  id: 'quality/1',
  task: `You rate the answer that a question-answering system gave to a query. Give three scores from 0 to 1, each on its own, and say of every criterion whether the answer meets it. The anchors are fixed points; values between them are allowed.

# answer_quality: is the answer clear, well built and of use?
1.0 excellent: clear, professional, in good order.
0.8 good: clear and of use, with small blemishes.
0.6 adequate: it can be understood, and could be clearer.
0.4 poor: unclear or in bad order.
0.2 very poor: confusing.
0.0 unacceptable: it cannot be understood.

# factual_correctness: is what it states accurate by the sources, with nothing made up?
1.0 perfect: the sources bear out everything.
0.8 mostly: small statements that they do not bear out.
0.6 some issues: a few statements that are not in the sources.
0.4 significant issues: several errors of fact.
0.2 major issues: much of it is misinformation.
0.0 wrong throughout: it is made up.
Be strict with what is made up: one invented fact that the answer rests on is at most 0.4. Without sources, go by the expected answers, and without these by what is well established.

# completeness: does it do what the criteria ask?
1.0 complete: it meets every criterion.
0.8 mostly: small omissions.
0.6 in part: some elements are missing.
0.4 incomplete: significant gaps.
0.2 minimal: it touches a small part only.
0.0 none: it does not answer, or meets no criterion.
Without criteria, ask whether it answers the whole query.`,
  reply: `# Your reply
One JSON object and nothing else, with an item of criteria for each criterion by its number, and an empty list where there are none:
{"reasoning": "two or three sentences that name the faults found", "criteria": [{"criterion": 1, "met": true or false}], "answer_quality": 0 to 1, "factual_correctness": 0 to 1, "completeness": 0 to 1}`,
} as const
