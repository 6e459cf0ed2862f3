import { FAIL_ON } from '../../../model/result/verdict.js'
import { INFERENCES } from '../../../model/suite/inference.js'
import { GATES_FROM } from '../../../model/suite/rules.js'
import { MEASURE, type Option } from './option.js'
import { baseline, charts, comment, issues, minutes, oneOf, text } from './readers.js'

/** What it is compared with, where the result is told, and nights. */
export const COMPARED = {
  baseline: {
    read: text,
    value: 'FOLDER',
    help: 'a recorded run to compare with',
    on: ['run', 'merge', 'ab'],
    of: {
      run: { help: 'a recorded run to compare with; with --shard it plans the rounds' },
      ab: { help: 'a recorded run of the first variant, to plan the rounds by' },
    },
    input: {
      group: 'What it is compared with, and when the job fails.',
      help: '`artifact` (`artifact:FILE` of one workflow), `ref` (measures the base too), or the path of a run folder or reference',
      read: baseline,
      default: 'artifact',
    },
  },
  inference: {
    read: oneOf(INFERENCES),
    value: 'WHAT',
    help: `what the verdict is about: ${INFERENCES.join(' | ')}`,
    on: [...MEASURE, 'compare'],
    of: { ab: { needs: {} }, run: { help: `with --baseline: what the verdict is about: ${INFERENCES.join(' | ')}` } },
    needs: { baseline: ', as nothing is compared' },
    input: {
      help: 'in mode `ab`, what the verdict is about: `cases-like-these` or `these-cases` alone',
      modes: ['ab'],
    },
  },
  'gates-from': {
    read: oneOf(GATES_FROM),
    input: {
      help: 'whose gates and thresholds a pull request is judged by: those of its `base`, or of its own `head`',
      default: 'base',
    },
  },
  'accept-label': {
    read: text,
    input: {
      help: 'the label by which a person with write access accepts that a pull request edits or removes critical cases or many',
      default: 'golden-change',
    },
  },
  'fail-on': {
    read: oneOf(FAIL_ON),
    value: 'WHAT',
    help: FAIL_ON.join(' | '),
    default: 'regression',
    on: [...MEASURE, 'compare', 'merge'],
    input: {
      help: 'when the job fails: `regression`, `inconclusive` (also when the suite cannot tell), or `never`',
    },
  },

  comment: {
    read: comment,
    input: {
      group: 'Where the result is told.',
      help: '`always`, `on-change` or `never`, and how much of the cases is shown: `full` (questions and answers), `ids` or `none`',
      default: 'always',
    },
  },
  check: {
    input: {
      help: 'add a check run of its own to the measured head, with report and annotations (needs `checks: write`)',
    },
  },
  charts: {
    read: charts,
    input: {
      help: 'who draws: `quickchart`, the address of your own, `branch` (needs `contents: write`), `mermaid` (GitHub itself), `none`',
      default: 'quickchart',
    },
  },

  reference: {
    read: text,
    value: 'FILE',
    help: 'the reference (default: reference.json beside the suite)',
    on: ['ratchet'],
    input: {
      group: 'Nights.',
      help: 'the reference that nights are compared with too, as `goldenpair ratchet` wrote it',
    },
  },
  issues: {
    read: issues,
    input: {
      help: 'whether a night keeps an issue: `always`, `dry-run` or `never`; or lines such as `keep: always` and `labels: golden suite`',
      default: 'always',
    },
  },
  bisect: {
    read: minutes,
    input: {
      help: 'minutes that a night which confirms a regression may search for the commit that broke cases; needs `fetch-depth: 0`',
    },
  },
} as const satisfies Readonly<Record<string, Option>>
