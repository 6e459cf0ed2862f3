import { formatNumber } from '../../format/format-number.js'
import type { Block, FlipDetail, JudgeOpinion, ReportContext } from '../../model/report.js'
import { cutText } from './cut-text.js'

const REASONING_LENGTH = 4_000
/** A rubric may have dozens. */
const SCORES_NAMED = 8

/** What the judge said of both answers, its reasons in its own words; nothing where nobody judged. */
export function buildJudgeBlocks({ baseline, candidate }: FlipDetail, { names }: ReportContext): readonly Block[] {
  return [
    ...(baseline?.judge ?? []).map((opinion) => tell(opinion, names.baseline)),
    ...(candidate?.judge ?? []).map((opinion) => tell(opinion, names.candidate)),
  ]
}

function tell(opinion: JudgeOpinion, name: string): Block {
  const lead = `judge on ${name}’s answer${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`
  if (opinion.kind === 'unjudged')
    return paragraph(lead, ` gave no judgment: ${cutText(opinion.reason, REASONING_LENGTH)}`)
  const scores = listScores(opinion)
  return opinion.reasoning === null
    ? paragraph(lead, `: ${scores}`)
    : {
        kind: 'preformatted',
        label: scores === '' ? lead : `${lead}: ${scores}`,
        text: cutText(opinion.reasoning, REASONING_LENGTH),
      }
}

function paragraph(lead: string, text: string): Block {
  return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, text] }
}

/** "correctness 2/5, completeness 5/5", "answer quality .70". */
function listScores({ scores }: Extract<JudgeOpinion, { readonly kind: 'judged' }>): string {
  const shown = scores.slice(0, SCORES_NAMED).map(({ name, value, most }) => {
    if (value === null) return `${cutText(name, 60)} –`
    const number = most === 1 ? formatNumber(value, { decimals: 2, bare: true }) : `${value}/${most}`
    return `${cutText(name, 60)} ${number}`
  })
  return [...shown, ...(scores.length > SCORES_NAMED ? [`${scores.length - SCORES_NAMED} more`] : [])].join(', ')
}
