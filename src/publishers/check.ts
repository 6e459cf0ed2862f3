import { completeCheck } from '../github/check-run.js'
import { explainFailure, unlessRefused } from '../github/request-error.js'
import { fitText, type Outcome, type Publisher } from './publication.js'

/** GitHub refuses a longer summary of a check. */
const MAX_SUMMARY_BYTES = 65_535
const CUT = '\n\n_Cut here: a check holds 64 KiB. The whole report is in the job summary and in the artifact._\n'

/** The check run on the measured commit, with the annotations unless the job that measured has written them: completed, or made where nobody has opened one. */
export const check: Publisher = {
  name: 'check',
  publish: async (
    { check: report, comment, annotations: remarks, is_annotated: isAnnotated = false },
    { connect, wait, log },
  ) => {
    if (report === undefined) return { kind: 'off' }
    const { place, id, conclusion, title } = report
    // The lines would bear the same remark twice.
    const annotations = isAnnotated ? [] : remarks
    const summary = fitText({ text: comment, room: MAX_SUMMARY_BYTES, cut: CUT })
    const complete = async (): Promise<Outcome> => {
      const effects = { client: await connect(), wait }
      const url = await completeCheck(effects, place, { id, end: { conclusion, title, summary, annotations } })
      return { kind: 'done', url }
    }
    return unlessRefused(complete, (failure) => {
      log.debug(`GitHub rejected the check: ${failure.status} ${failure.message}`)
      return { kind: 'failed', reason: explainFailure(failure, 'checks: write') }
    })
  },
}
