import { completeCheck } from '../github/check-run.js'
import { explainFailure } from '../github/client.js'
import { fitText, type Outcome, type Publisher, publishTo } from './publication.js'

/** GitHub refuses a longer check summary. */
const MAX_SUMMARY_BYTES = 65_535
const CUT =
  '\n\n_The report is cut here, because a check holds at most 64 KiB. The job summary and the artifact have all of it._\n'

/**
 * Completes the check run on the measured commit, or creates it if none was opened. Adds the annotations, unless the job that measured has
 * written them.
 */
export const check: Publisher = {
  name: 'check',
  publish: async (publication, { connect, wait, log }) => {
    const { check: report, comment, annotations: remarks, is_annotated: isAnnotated = false } = publication
    if (report === undefined) return { kind: 'off' }
    const { place, id, conclusion, title } = report
    // Otherwise each line would be annotated twice.
    const annotations = isAnnotated ? [] : remarks
    const summary = fitText(comment, MAX_SUMMARY_BYTES, CUT)
    const write = async (): Promise<Outcome> => {
      const effects = { client: await connect(), wait }
      const url = await completeCheck(effects, place, { id, end: { conclusion, title, summary, annotations } })
      return { kind: 'done', url }
    }
    return publishTo('check', log, write, (failure) => explainFailure(failure, 'checks: write'))
  },
}
