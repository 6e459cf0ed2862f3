import { REVIEW_CRITERIA } from '../../model/run/run-code.js'
import { defineScoreTable } from './define-table.js'

export const codeReviewTable = defineScoreTable({
  name: 'code-review',
  title: 'Code review',
  source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
  place: 'page',
  build: (arms) => {
    const reviewed = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code?.review?.kind === 'reviewed' ? [{ name, review: code.review }] : [],
    )
    const missing = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code?.review?.kind === 'unscored' ? [`${name} is not reviewed: ${code.review.reason}.`] : [],
    )
    if (reviewed.length === 0 && missing.length === 0) return null
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'criterion', format: 'text' },
        { title: 'grade', format: 'score' },
        { title: 'why', format: 'text' },
      ],
      rows: reviewed.flatMap(({ name, review }) => [
        [name, 'mean of the seven', review.average, null],
        ...REVIEW_CRITERIA.map((criterion) => {
          const { score = null, reason = null } = review.criteria[criterion] ?? {}
          return [name, criterion.replaceAll('_', ' '), score, reason]
        }),
      ]),
      notes: [
        'Grades from 1 to 5, one reading of a judge: an opinion, with no interval.',
        ...reviewed.flatMap(({ name, review: { cut } }) => (cut === null ? [] : [`Not shown of ${name}: ${cut}.`])),
        ...missing,
      ],
    }
  },
})
