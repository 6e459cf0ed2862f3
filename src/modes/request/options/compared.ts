import { FAIL_ON } from '../../../model/result/verdict.js'
import { INFERENCES } from '../../../model/suite/inference.js'
import { GATES_FROM } from '../../../model/suite/rules.js'
import { flag, input, MEASURE, type Option } from './option.js'
import { baseline, charts, comment, issues, minutes, oneOf, text } from './readers.js'

/** Options for the comparison, the places where its result appears, and nights. */
export const COMPARED = {
  baseline: {
    ...flag(text, 'FOLDER', 'a recorded run to compare with', ['run', 'merge', 'ab', 'judge']),
    of: {
      run: { help: 'a recorded run to compare with; with --shard it plans the rounds' },
      ab: { help: 'a recorded run of the first variant, to plan the rounds by' },
      judge: { help: 'with `calibrate`: a run that the same judge judged, to see whether verdicts change' },
    },
    input: {
      group: 'What it is compared with, and when the job fails.',
      help: '`artifact` (`artifact:FILE` of one workflow), `ref` (measures the base too), or the path of a run folder or reference',
      read: baseline,
      default: 'artifact',
    },
  },
  inference: {
    ...flag(oneOf(INFERENCES), 'WHAT', `what the verdict is about: ${INFERENCES.join(' | ')}`, [...MEASURE, 'compare']),
    of: { ab: { needs: {} }, run: { help: `with --baseline: what the verdict is about: ${INFERENCES.join(' | ')}` } },
    needs: { baseline: ', as nothing is compared' },
    input: { help: 'in mode `ab`, what the verdict is about: `cases-like-these` or only `these-cases`', modes: ['ab'] },
  },
  'gates-from': input(
    oneOf(GATES_FROM),
    'which gates and thresholds apply to a pull request: those of its `base`, or its own (`head`)',
    { default: 'base' },
  ),
  'accept-label': input(
    text,
    'the label by which a person with write access accepts that a pull request edits or removes critical cases or many',
    { default: 'golden-change' },
  ),
  'fail-on': {
    ...flag(oneOf(FAIL_ON), 'WHAT', FAIL_ON.join(' | '), [...MEASURE, 'compare', 'merge']),
    default: 'regression',
    input: { help: 'when the job fails: `regression`, `inconclusive` (also when the suite cannot tell), or `never`' },
  },

  comment: input(
    comment,
    '`always`, `on-change` or `never`, and how much of the cases is shown: `full` (questions and answers), `ids` or `none`',
    { group: 'Where the result appears.', default: 'always' },
  ),
  check: {
    input: {
      help: 'add a check run of its own to the measured head, with report and annotations (needs `checks: write`)',
    },
  },
  charts: input(
    charts,
    'who draws: `quickchart`, the address of your own one, `branch` (needs `contents: write`), `mermaid` (GitHub itself), `none`',
    { default: 'quickchart' },
  ),

  reference: {
    ...flag(text, 'FILE', 'the reference (default: reference.json next to the suite)', ['ratchet']),
    input: {
      group: 'Nights.',
      help: 'the reference that nights are compared with too, as `goldenpair ratchet` wrote it',
    },
  },
  issues: input(
    issues,
    'whether a night keeps an issue: `always`, `dry-run` or `never`; or lines such as `keep: always` and `labels: golden suite`',
    { default: 'always' },
  ),
  bisect: input(
    minutes,
    'minutes that a night which confirms a regression may search for the commit that broke cases; needs `fetch-depth: 0`',
  ),
} as const satisfies Readonly<Record<string, Option>>
