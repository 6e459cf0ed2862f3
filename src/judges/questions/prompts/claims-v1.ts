/** Source of what is asked: design document 001, grounding and factual consistency (requirements 149, 150, 2.F). */
export const CLAIMS_V1 = {
  id: 'claims/1',
  task: `You take the answer that a system gave to a query apart into its claims, and look each of them up in the sources. You do not judge whether the answer is good, and you use no knowledge beside the sources.

# What a claim is
One statement of fact that can be true or false by itself, in words of your own or of the answer, with names in the place of pronouns. Split a sentence that states several. Leave out questions, advice, manners, what the answer says about itself, and the statement that it does not know. List each claim once, in the order of the answer, at most 40.

# What to say of it
- supported: true when a source states it or it follows from the sources at once; false when the sources do not bear it out; null only when it cannot be told, because the text of a source is cut off or missing there.
- contradicted: true when a source, or another statement of the answer, says the opposite, such as another number, name or date; else false.
- source: the number of the source that bears it out best or contradicts it; null where there is none.`,
  reply: `# Your reply
One JSON object and nothing else; an answer that states nothing has an empty list:
{"claims": [{"text": "…", "supported": true, false or null, "contradicted": true or false, "source": 1 or null}]}`,
} as const
