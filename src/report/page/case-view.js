/** @typedef {import('../../model/result/case-data.js').CaseStory} CaseStory */
/** @typedef {import('../../model/result/case-data.js').CaseSide} CaseSide */
/** @typedef {import('../../model/result/case-data.js').TraceEntry} TraceEntry */

/** @param {string} title @param {...(Node | null)} content */
const part = (title, ...content) => el('section', { class: 'part' }, el('h4', {}, title), ...content)

/** The arms that have something, each below its name. @param {CaseData} data @param {CaseStory} story @param {(side: CaseSide) => Node | null} show */
function bySide(data, story, show) {
  const sides = story.sides.flatMap((side, place) => {
    const node = side === null ? null : show(side)
    return node === null ? [] : [el('div', {}, el('h5', {}, data.arms[place] ?? ''), node)]
  })
  return sides.length === 0 ? null : el('div', { class: 'sides' }, sides)
}

/** @param {string} text */
const pre = (text) => el('pre', {}, text)

/**
 * Everything that the page knows of a case.
 * @param {CaseData} data @param {CaseRow} row
 */
function caseBody(data, row) {
  const { story } = row
  if (story === null) {
    const facts = data.columns.map((column, place) => [column.title, numberText(row.numbers[place] ?? null, column)])
    return [
      el(
        'p',
        {},
        'This case stands here with its numbers alone; its question, spans and answers are in trials.jsonl of the run, on the lines with its id.',
      ),
      tableOf('Key numbers', ['metric', data.arms.length > 2 ? 'value' : (data.arms.at(-1) ?? '')], facts, {
        right: [1],
      }),
    ]
  }
  return [
    story.cut
      ? el(
          'p',
          { class: 'quiet' },
          'Long texts or lists of this case are cut here; they are whole in trials.jsonl of its run.',
        )
      : null,
    part('Question', pre(story.query), story.at === null ? null : el('p', { class: 'quiet' }, story.at)),
    story.reasons.length === 0
      ? null
      : part('Why it fails', el('ul', {}, ...story.reasons.map((reason) => el('li', {}, reason)))),
    spansPart(data, story),
    answerPart(data, story),
    judgePart(data, story),
    tracePart(data, story),
    trialsPart(data, story),
    metricsPart(data, story),
  ].filter((node) => node !== null)
}

/** @param {CaseData} data @param {CaseStory} story */
function spansPart(data, story) {
  const rankIn = (/** @type {CaseSide | null} */ side, /** @type {string} */ label) => {
    const found = side?.told.spans.find(({ finds }) => finds?.label === label)
    return side === null ? null : found === undefined ? 'not found' : `rank ${found.rank ?? '–'}`
  }
  const shown = story.sides.flatMap((side, place) =>
    side === null && place < story.sides.length - 1 ? [] : [{ side, name: data.arms[place] ?? '' }],
  )
  const expected =
    story.expected_spans.length === 0
      ? null
      : el(
          'div',
          {},
          el('h5', {}, 'expected'),
          tableOf(
            'Expected spans',
            ['span', 'relevance', ...shown.map(({ name }) => name)],
            story.expected_spans.map(({ label, relevance }) => [
              label,
              String(relevance),
              ...shown.map(({ side }) => rankIn(side, label)),
            ]),
            { right: [1] },
          ),
        )
  const retrieved = bySide(data, story, (side) => (side.told.spans.length === 0 ? null : spanList(side)))
  return expected === null && retrieved === null ? null : part('Expected and retrieved spans', expected, retrieved)
}

/** @param {CaseSide} side */
function spanList({ told: { spans } }) {
  return el(
    'ol',
    { class: 'spans' },
    ...spans.map(({ rank, label, finds, score, text }) => {
      const isHit = finds !== null && finds.relevance > 0
      const words = [
        rank === null ? 'duplicate' : `${rank}.`,
        label,
        score === null ? '' : `(score ${numberText(score, { title: '', unit: 'score', share: false })})`,
        finds === null ? '' : isHit ? `✓ expected, relevance ${finds.relevance}` : '✗ judged irrelevant',
      ]
      const line = words.filter((word) => word !== '').join(' ')
      return el(
        'li',
        { class: isHit ? 'hit' : null },
        text === null ? line : el('details', {}, el('summary', {}, line), pre(text)),
      )
    }),
  )
}

/** @param {CaseData} data @param {CaseStory} story */
function answerPart(data, story) {
  const { answer_diff: diff } = story
  const expected = story.expected_answers.map(pre)
  const answerOf = (/** @type {CaseSide} */ side) =>
    side.told.answer ??
    (diff ?? [])
      .filter(({ kind }) => kind === 'same' || kind === (side === story.sides[0] ? 'removed' : 'added'))
      .map(({ text }) => text)
      .join('')
  const change =
    diff === null
      ? null
      : diff.every(({ kind }) => kind === 'same')
        ? el('p', {}, 'Both answered the same.')
        : diffNode(diff)
  return part(
    'Answer',
    expected.length === 0 ? null : el('div', {}, el('h5', {}, 'expected'), ...expected),
    bySide(data, story, (side) => {
      const { failure } = side.told
      if (failure === null) return pre(answerOf(side) || '(an empty answer)')
      const tail = failure.stderr_tail
        ? el('details', {}, el('summary', {}, 'end of stderr'), pre(failure.stderr_tail))
        : null
      return el('div', {}, el('p', {}, `failed: ${failure.kind}`), pre(failure.message), tail)
    }),
    change === null ? null : el('div', {}, el('h5', {}, 'what changed'), change),
  )
}

/** @param {NonNullable<CaseStory['answer_diff']>} diff */
function diffNode(diff) {
  const tags = { same: 'span', removed: 'del', added: 'ins' }
  const nodes = diff.map(({ kind, text }) => {
    const word = kind === 'same' ? null : el('span', { class: 'unseen' }, `${kind}: `)
    return el(tags[kind], {}, word, text)
  })
  return el('pre', { class: 'diff' }, nodes)
}

/** @param {CaseData} data @param {CaseStory} story */
function judgePart(data, story) {
  const shown = bySide(data, story, ({ told: { judged } }) =>
    judged.length === 0
      ? null
      : el(
          'div',
          {},
          ...judged.flatMap((opinion) =>
            opinion.kind === 'unjudged'
              ? [el('p', {}, `${opinion.question}: no usable reply (${opinion.reason})`)]
              : [
                  el(
                    'p',
                    {},
                    el('strong', {}, `${opinion.question}: `),
                    opinion.scores.map(({ name, value, most }) => `${name} ${value ?? '–'} of ${most}`).join(', '),
                  ),
                  opinion.reasoning === null ? null : pre(opinion.reasoning),
                ].filter((node) => node !== null),
          ),
        ),
  )
  return shown === null ? null : part('Judge', shown)
}

/** @param {CaseData} data @param {CaseStory} story */
function tracePart(data, story) {
  const shown = bySide(data, story, ({ told: { trace } }) => (trace.length === 0 ? null : timeline(trace)))
  return shown === null ? null : part('Trace', shown)
}

/** Bars are as long as what they stand for took, the longest the whole width. @param {readonly TraceEntry[]} trace */
function timeline(trace) {
  const longest = Math.max(1, ...trace.map(({ ms }) => ms ?? 0))
  return el(
    'ol',
    { class: 'trace' },
    ...trace.map(({ kind, title, detail, ms, ok }) => {
      const bar = el('span', { class: 'bar', 'aria-hidden': 'true' })
      bar.style.width = `${((ms ?? 0) / longest) * 100}%`
      const end = ok === null ? '' : ok ? ' ✓ done' : ' ✗ failed'
      const time = ms === null ? '' : ` · ${numberOf(ms, { maximumFractionDigits: 1 })}\u202fms`
      return el(
        'li',
        { class: ok === false ? 'bad' : null },
        el('span', { class: 'badge' }, kind),
        ` ${title}${time}${end}`,
        ms === null ? null : bar,
        detail === null ? null : pre(detail),
      )
    }),
  )
}

/** @param {CaseData} data @param {CaseStory} story */
function trialsPart(data, story) {
  const shown = bySide(data, story, (side) => {
    const rows = side.trials.map(({ trial, passed, latency, cost }) => [
      `${trial + 1}${trial === side.told.trial && side.trials.length > 1 ? ' (shown here)' : ''}`,
      passed === null ? 'unscored' : passed ? '✓ passed' : '✗ failed',
      latency,
      cost,
    ])
    const facts = side.told.facts.map(([name, value]) => [name, value])
    return el(
      'div',
      {},
      tableOf('Trials', ['trial', 'outcome', 'latency', 'cost'], rows, { right: [2, 3] }),
      facts.length === 0 ? null : tableOf('Facts', ['of this trial', 'value'], facts),
    )
  })
  return shown === null ? null : part('Trials, cost and latency', shown)
}

/** @param {CaseData} data @param {CaseStory} story */
function metricsPart(data, story) {
  if (story.metrics.length === 0) return null
  const rows = story.metrics.map(([place, values]) => [data.metrics[place] ?? '', ...values])
  return el(
    'details',
    {},
    el('summary', {}, `All ${story.metrics.length} metrics of this case`),
    tableOf('Metrics of this case', ['metric', ...data.arms], rows, { right: data.arms.map((_, place) => place + 1) }),
  )
}
