import { MAX_ROUNDS } from '../../../model/run/rounds-plan.js'
import { ASK, askFlag, flag, input, MEASURE, MODES, type Option } from './option.js'
import { names, oneOf, resultLines, shard, text, whole } from './readers.js'

/** Options for what to do and what is measured. */
export const MEASURED = {
  mode: {
    ...flag(text, 'NAME', 'the same as --variant: baseline, capability …', ['run']),
    same: 'variant',
    input: {
      group: 'What to do.',
      help: `what to do: \`auto\` (the event decides), ${MODES.slice(1)
        .map((mode) => `\`${mode}\``)
        .join(', ')}`,
      read: oneOf(MODES),
      default: 'auto',
    },
  },
  'pr-number': input(
    whole(1),
    'on `workflow_dispatch`: the pull request to measure or report, or in mode `ab` to comment on',
    { modes: ['pr', 'publish', 'ab'] },
  ),
  'issue-number': input(
    whole(1),
    'in mode `ab`, or `publish` after it: the issue to comment on in place of `pr-number` (needs `issues: write`)',
    { modes: ['ab', 'publish'] },
  ),
  experiment: {
    input: {
      help: 'in mode `publish`, report what mode `ab` has measured in an earlier job of this workflow run',
      modes: ['publish'],
    },
  },
  label: input(
    text,
    'in mode `ab`, or with `results`: the name of the comparison, instead of its variants, commits or path',
  ),

  suite: {
    read: text,
    value: 'FILE',
    help: 'the suite',
    default: 'golden/suite.yaml',
    on: [...MEASURE, 'bisect', 'judge', 'ratchet', 'history', 'audit', 'validate', 'import', 'suggest'],
    of: {
      history: { help: 'whose artifacts: the suite' },
      import: { help: 'the suite whose ids must not be used again' },
    },
    measures: true,
    input: { group: 'What is measured.', help: "the golden suite's manifest, relative to `working-directory`" },
  },
  results: {
    ...flag(text, 'FOLDER', 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer', [
      'run',
    ]),
    notBeside: { shard: ', which measures a part of the cases' },
    input: {
      help: 'results of another harness that an earlier step wrote (promptfoo, inspect_ai, a table …), in place of suite and target',
      read: names(/[\n,]+/),
      default: '',
      modes: ['pr', 'baseline', 'nightly'],
    },
  },
  'results-options': input(
    resultLines,
    "how `results` are read, a line each, by the names of `goldenpair compare`'s flags, for example `primary: faithfulness`",
    { default: '', onlyWith: 'results' },
  ),
  variants: {
    ...flag(
      names(),
      'A,B,…',
      'the arms, baseline first; one named twice shows its noise (default: the first two of the suite)',
      ['ab'],
    ),
    measures: true,
    input: {
      help: 'variants of the suite, separated by commas; mode `ab` takes two to ten, the baseline first, or one twice to see its noise',
      default: '',
    },
  },
  refs: input(
    names(),
    'in mode `ab`: two branches, tags or commits to compare instead of variants, separated by a comma, the baseline first',
    { default: '', modes: ['ab'] },
  ),
  trials: {
    ...askFlag(whole(1), 'N', "attempts per case (default: the suite's)"),
    on: [...ASK, 'judge'],
    of: {
      judge: { help: 'with `calibrate`: how often each answer is judged again (default 3)' },
      bisect: { help: "attempts per case at both ends, at first (default: the suite's)" },
    },
    input: { read: whole(1, 100) },
  },
  rounds: {
    ...flag(
      whole(1, MAX_ROUNDS),
      'N',
      "most rounds in which a change is measured, 1 to 3 (default: the suite's)",
      MEASURE,
    ),
    measures: true,
    notBeside: { trials: ', which asks in one pass' },
  },
  subset: {
    ...askFlag(
      text,
      'SELECTION',
      'only these cases: tag:auth, id:run-*, difficulty:hard; commas mean or, a leading ! excludes',
    ),
    input: {},
  },
  first: {
    ...flag(whole(1), 'N', 'a first look: ask only N cases, some of every tag; no change is called good', ['run']),
    measures: true,
    notBeside: { shard: ', which measures a part of the cases' },
    input: {
      help: 'on a draft pull request, ask only this many cases, some of every tag; the whole suite is asked once it is ready',
      modes: ['pr', 'publish'],
    },
  },
  shard: {
    ...flag(shard, 'I/N', 'only the I-th of N parts, for `goldenpair merge` (no verdict)', ['run']),
    measures: true,
    input: {
      help: 'only a part of the cases, `2/4` for the second of four, which a later job with `mode: publish` merges',
      modes: ['pr', 'baseline'],
    },
  },
  strict: {
    help: 'treat expected spans that the checkout lacks as errors',
    on: ['run', 'validate'],
    of: { validate: { help: 'warnings are errors' } },
    notBeside: { list: ', which checks nothing' },
    measures: true,
    input: {},
  },
  'skip-code': input(
    oneOf(['quality', 'review']),
    '`quality` neither measures the source code nor decides gates on it; `review` only asks no judge about it',
  ),
  seed: { ...askFlag(whole(0), 'N', "seed of order and resampling (default: the suite's)"), input: {} },
} as const satisfies Readonly<Record<string, Option>>
