import type { JudgeMaterial } from '../../model/judging.js'
import { layOutParts, type Part } from './lay-out-parts.js'
import { CAPS, showLine } from './show-text.js'

const WANTED: Readonly<Record<JudgeMaterial['answer_mode'], string | null>> = {
  answerable: null,
  must_abstain: 'Nothing answers this query. The right answer declines: it says that this is not known.',
  must_clarify: 'This query can be read in several ways. The right answer asks back which one is meant.',
}

/**
 * The user message of a judge: each part of the material between lines with a mark that stands nowhere in it.
 * @param nonce real randomness; where the material contains it all the same, others are drawn from it
 */
export function writeMaterial(material: JudgeMaterial, nonce: string): string {
  return layOutParts(listParts(material), nonce)
}

function listParts(material: JudgeMaterial): readonly Part[] {
  const { query, answer_mode: mode, answer, expected_answers, criteria, key_points, categories, spans } = material
  const wanted = WANTED[mode]
  return [
    { name: 'query', text: query },
    ...(wanted === null ? [] : [{ name: 'what the case wants', text: wanted }]),
    ...expected_answers.map((text, at) => ({ name: `expected answer ${at + 1}`, text })),
    ...key_points.map((text, at) => ({ name: `key point ${at + 1}`, text })),
    ...criteria.map((text, at) => ({ name: `criterion ${at + 1}`, text })),
    ...material.requirements.map(({ description, evaluation }, at) => ({
      name: `requirement ${at + 1}${evaluation === 'binary' ? ', met or not' : ''}`,
      text: description,
    })),
    ...categories.map((name, at) => ({ name: `category ${at + 1}`, text: showLine(name, CAPS.label) })),
    ...listSources(spans),
    { name: 'answer', text: answer },
  ]
}

function listSources(spans: JudgeMaterial['spans']): readonly Part[] {
  if (spans === null) return [{ name: 'sources', text: '(It is not known what the system retrieved.)' }]
  if (spans.length === 0) return [{ name: 'sources', text: '(The system retrieved nothing.)' }]
  return spans.map(({ label, text }, at) => ({
    name: `source ${at + 1}`,
    text: `${label}\n\n${text ?? '(Only its name is known.)'}`,
  }))
}
