/** @typedef {import('../../model/result/case-data.js').PageCase} PageCase */
/** @typedef {import('../../model/result/case-data.js').CaseSide} CaseSide */
/** @typedef {import('../../model/result/case-data.js').TraceEntry} TraceEntry */

/** @param {string} title @param {...(Node | null)} content */
const part = (title, ...content) => el('section', { class: 'part' }, el('h4', {}, title), ...content)

/** Every arm of a case with its name, the baseline first where there is one. @param {CaseData} data @param {PageCase} detail */
function sidesOf({ arms }, { baseline, candidates }) {
  const sides = arms.length > candidates.length ? [baseline, ...candidates] : candidates
  return sides.map((side, place) => ({ side, name: arms[place] ?? '' }))
}

/** The arms that have something, each below its name. @param {CaseData} data @param {PageCase} detail @param {(side: CaseSide) => Node | null} show */
function bySide(data, detail, show) {
  const sides = sidesOf(data, detail).flatMap(({ side, name }) => {
    const node = side === null ? null : show(side)
    return node === null ? [] : [el('div', {}, el('h5', {}, name), node)]
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
  const { detail } = row
  if (detail === null) {
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
  const reasons = listReasons(data, detail)
  const { file, line } = detail.at
  return [
    detail.cut
      ? el(
          'p',
          { class: 'quiet' },
          'Long texts or lists of this case are cut here; they are whole in trials.jsonl of its run.',
        )
      : null,
    part('Question', pre(detail.query), el('p', { class: 'quiet' }, line === null ? file : `${file}:${line}`)),
    reasons.length === 0
      ? null
      : part(
          reasons.every(({ about }) => about === 'unscored') ? 'Why it has no score' : 'Why it fails',
          el('ul', {}, ...reasons.map(({ text }) => el('li', {}, text))),
        ),
    spansPart(data, detail),
    answerPart(data, detail),
    judgePart(data, detail),
    tracePart(data, detail),
    trialsPart(data, detail),
    metricsPart(data, detail),
  ].filter((node) => node !== null)
}

/** Why the candidates do not succeed, with their names where there are several. @param {CaseData} data @param {PageCase} detail */
function listReasons(data, detail) {
  const { length } = detail.candidates
  return sidesOf(data, detail)
    .slice(-length)
    .flatMap(({ side, name }) =>
      (side?.detail.reasons ?? []).map(({ about, text }) => ({
        about,
        text: length === 1 ? text : `${name}: ${text}`,
      })),
    )
}

/** @param {CaseData} data @param {PageCase} detail */
function spansPart(data, detail) {
  const rankIn = (/** @type {CaseSide | null} */ side, /** @type {string} */ label) => {
    const found = side?.detail.spans.find(({ finds }) => finds?.label === label)
    return side === null ? null : found === undefined ? 'not found' : `rank ${found.rank ?? '–'}`
  }
  const sides = sidesOf(data, detail)
  const shown = sides.filter(({ side }, place) => side !== null || place === sides.length - 1)
  const expected =
    detail.expected_spans.length === 0
      ? null
      : el(
          'div',
          {},
          el('h5', {}, 'expected'),
          tableOf(
            'Expected spans',
            ['span', 'relevance', ...shown.map(({ name }) => name)],
            detail.expected_spans.map(({ label, relevance }) => [
              label,
              String(relevance),
              ...shown.map(({ side }) => rankIn(side, label)),
            ]),
            { right: [1] },
          ),
        )
  const retrieved = bySide(data, detail, (side) => (side.detail.spans.length === 0 ? null : spanList(side)))
  return expected === null && retrieved === null ? null : part('Expected and retrieved spans', expected, retrieved)
}

/** @param {CaseSide} side */
function spanList({ detail: { spans } }) {
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

/** @param {CaseData} data @param {PageCase} detail */
function answerPart(data, detail) {
  const { answer_diff: diff } = detail
  const expected = detail.expected_answers.map(pre)
  const answerOf = (/** @type {CaseSide} */ side) =>
    side.detail.answer ??
    (diff ?? [])
      .filter(({ kind }) => kind === 'same' || kind === (side === detail.baseline ? 'removed' : 'added'))
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
    bySide(data, detail, (side) => {
      const { failure } = side.detail
      if (failure === null) return pre(answerOf(side) || '(an empty answer)')
      const tail = failure.stderr_tail
        ? el('details', {}, el('summary', {}, 'end of stderr'), pre(failure.stderr_tail))
        : null
      return el('div', {}, el('p', {}, `failed: ${failure.kind}`), pre(failure.message), tail)
    }),
    change === null ? null : el('div', {}, el('h5', {}, 'what changed'), change),
  )
}

/** @param {NonNullable<PageCase['answer_diff']>} diff */
function diffNode(diff) {
  const tags = { same: 'span', removed: 'del', added: 'ins' }
  const nodes = diff.map(({ kind, text }) => {
    const word = kind === 'same' ? null : el('span', { class: 'unseen' }, `${kind}: `)
    return el(tags[kind], {}, word, text)
  })
  return el('pre', { class: 'diff' }, nodes)
}

/** @param {CaseData} data @param {PageCase} detail */
function judgePart(data, detail) {
  const shown = bySide(data, detail, ({ detail: { judged } }) =>
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

/** @param {CaseData} data @param {PageCase} detail */
function tracePart(data, detail) {
  const shown = bySide(data, detail, ({ detail: { trace } }) => (trace.length === 0 ? null : timeline(trace)))
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

/** @param {CaseData} data @param {PageCase} detail */
function trialsPart(data, detail) {
  const shown = bySide(data, detail, (side) => {
    const rows = side.trials.map(({ trial, passed, latency, cost }) => [
      `${trial + 1}${trial === side.detail.number && side.trials.length > 1 ? ' (shown here)' : ''}`,
      passed === null ? 'unscored' : passed ? '✓ passed' : '✗ failed',
      latency,
      cost,
    ])
    const facts = side.detail.facts.map(([name, value]) => [name, value])
    return el(
      'div',
      {},
      tableOf('Trials', ['trial', 'outcome', 'latency', 'cost'], rows, { right: [2, 3] }),
      facts.length === 0 ? null : tableOf('Facts', ['of this trial', 'value'], facts),
    )
  })
  return shown === null ? null : part('Trials, cost and latency', shown)
}

/** @param {CaseData} data @param {PageCase} detail */
function metricsPart(data, detail) {
  if (detail.metrics.length === 0) return null
  const rows = detail.metrics.map(([place, values]) => [data.metrics[place] ?? '', ...values])
  return el(
    'details',
    {},
    el('summary', {}, `All ${detail.metrics.length} metrics of this case`),
    tableOf('Metrics of this case', ['metric', ...data.arms], rows, { right: data.arms.map((_, place) => place + 1) }),
  )
}
