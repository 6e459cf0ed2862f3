/** @typedef {import('../../model/result/case-data.js').PageCase} PageCase */
/** @typedef {import('../../model/result/case-data.js').CaseSide} CaseSide */

/** A part of a case with its title; null without content. @param {string} title @param {...(Node | null)} content */
const part = (title, ...content) =>
  content.every((node) => node === null) ? null : el('section.part', el('h4', title), content)

/** Every arm of a case with its name, the baseline first where there is one. @param {CaseData} data @param {PageCase} detail */
function sidesOf({ arms }, { baseline, candidates }) {
  const sides = arms.length > candidates.length ? [baseline, ...candidates] : candidates
  return sides.map((side, place) => ({ side, name: arms[place] ?? '' }))
}

/** The arms that have something, each below its name. @param {CaseData} data @param {PageCase} detail @param {(side: CaseSide) => Node | null} show */
function bySide(data, detail, show) {
  const sides = sidesOf(data, detail).flatMap(({ side, name }) => {
    const node = side && show(side)
    return node === null ? [] : [el('div', el('h5', name), node)]
  })
  return sides.length === 0 ? null : el('div.sides', sides)
}

/** @param {string} text */
const pre = (text) => el('pre', text)

/** A text as it is, and as Markdown: the button above the case says which is seen. @param {string} text */
const passage = (text) => el('div.passage', pre(text), renderMarkdown(text))

/** A word as a shell reads it. @param {string} word */
const quoteForShell = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

/** What can be done with a case: run it alone, and read it as Markdown. @param {CaseRow} row */
function caseTools({ id }) {
  const isMarkdown = state.get('view') === 'markdown'
  const command = `npx github:goldenpair/goldenpair#v0 run --subset ${quoteForShell(`id:${id.replaceAll(',', '*')}`)}`
  const code = el('code', command)
  const copy = async (/** @type {any} */ { currentTarget: button }) => {
    try {
      await navigator.clipboard.writeText(command)
      button.textContent = 'Copied'
    } catch {
      // Where a browser does not let a page copy, the reader can.
      getSelection()?.selectAllChildren(code)
    }
  }
  const view = (/** @type {any} */ { currentTarget: button }) => {
    const article = button.closest('article')
    const view = article.classList.toggle('as-markdown') ? 'markdown' : null
    button.setAttribute('aria-pressed', String(view !== null))
    history.replaceState(null, '', addressOf(state, { view }))
    readAddress()
    for (const link of article.querySelectorAll('nav a'))
      link.href = addressOf(new URLSearchParams(link.hash.slice(1)), { view })
  }
  return el(
    'p.tools',
    el('button', { type: 'button', 'aria-pressed': String(isMarkdown), onclick: view }, 'Show texts as Markdown'),
    el('span', 'Run it alone: ', code, ' ', el('button', { type: 'button', onclick: copy }, 'Copy')),
  )
}

/**
 * Everything that the page knows of a case.
 * @param {CaseData} data @param {CaseRow} row
 */
function caseBody(data, row) {
  const { detail } = row
  if (detail === undefined) {
    const where =
      'This case has its numbers alone here; its question, spans and answers are in trials.jsonl of the run, on the lines with its id.'
    return [el('p', where), metricsPart(data, row, true)]
  }
  const reasons = listReasons(data, detail)
  const isUnscored = reasons.every(({ about }) => about === 'unscored')
  const isNews = !isUnscored || data.columns.some(({ id }) => id === 'passed')
  const { file, line } = detail.at
  const cut = 'Long texts or lists of this case are cut here; they are whole in trials.jsonl of its run.'
  return [
    detail.cut ? el('p.quiet', cut) : null,
    part('Question', passage(detail.query), el('p.quiet', line === null ? file : `${file}:${line}`)),
    part(
      isUnscored ? 'Why it has no score' : 'Why it fails',
      reasons.length === 0 || !isNews ? null : el('ul', ...reasons.map(({ text }) => el('li', text))),
    ),
    spansPart(data, detail),
    answerPart(data, detail),
    part('Judge', bySide(data, detail, judgeNode)),
    part('Trace', bySide(data, detail, timeline)),
    part('Trials, cost and latency', bySide(data, detail, trialsNode)),
    metricsPart(data, row),
  ].filter((node) => node !== null)
}

/** Why the candidates do not succeed, with their names where there are several. @param {CaseData} data @param {PageCase} detail */
function listReasons(data, detail) {
  const { length } = detail.candidates
  const candidates = sidesOf(data, detail).slice(-length)
  return candidates.flatMap(({ side, name }) => {
    const reasons = side?.detail.reasons ?? []
    return length === 1 ? reasons : reasons.map(({ about, text }) => ({ about, text: `${name}: ${text}` }))
  })
}

/** @param {CaseData} data @param {PageCase} detail */
function spansPart(data, detail) {
  const rankIn = (/** @type {CaseSide | null} */ side, /** @type {string} */ label) => {
    const span = side?.detail.spans.find(({ finds }) => finds?.label === label)
    return side === null ? null : span === undefined ? 'not found' : `rank ${span.rank ?? '–'}`
  }
  const sides = sidesOf(data, detail).filter(({ side }, place, all) => side !== null || place === all.length - 1)
  const titles = ['span', 'relevance', ...sides.map(({ name }) => name)]
  const rows = detail.expected_spans.map(({ label, relevance }) => {
    return [label, String(relevance), ...sides.map(({ side }) => rankIn(side, label))]
  })
  return part(
    'Expected and retrieved spans',
    rows.length === 0 ? null : el('div', el('h5', 'expected'), tableOf('Expected spans', titles, rows, { right: [1] })),
    bySide(data, detail, spanList),
  )
}

/** @param {CaseSide} side */
function spanList({ detail: { spans } }) {
  if (spans.length === 0) return null
  return el(
    'ol.spans',
    spans.map(({ rank, label, finds, score, text }) => {
      const isHit = finds !== null && finds.relevance > 0
      const words = [
        rank === null ? 'duplicate' : `${rank}.`,
        label,
        score === null ? '' : `(score ${numberText(score, { unit: 'score', share: false })})`,
        finds === null ? '' : isHit ? `✓ expected, relevance ${finds.relevance}` : '✗ judged irrelevant',
      ]
      const line = words.filter((word) => word !== '').join(' ')
      return el(isHit ? 'li.hit' : 'li', text === null ? line : el('details', el('summary', line), passage(text)))
    }),
  )
}

/** @param {CaseData} data @param {PageCase} detail */
function answerPart(data, detail) {
  const { answer_diff: diff, expected_answers: expected } = detail
  const answerOf = (/** @type {CaseSide} */ side) =>
    side.detail.answer ??
    (diff ?? [])
      .filter(({ kind }) => kind === 'same' || kind === (side === detail.baseline ? 'removed' : 'added'))
      .map(({ text }) => text)
      .join('')
  const isSame = diff?.every(({ kind }) => kind === 'same')
  const same = detail.cut ? 'What is kept here of both answers is the same.' : 'Both answered the same.'
  return part(
    'Answer',
    expected.length === 0 ? null : el('div', el('h5', 'expected'), expected.map(passage)),
    bySide(data, detail, (side) => {
      const { failure } = side.detail
      if (failure === null) return passage(answerOf(side) || '(an empty answer)')
      const tail = failure.stderr_tail && el('details', el('summary', 'end of stderr'), pre(failure.stderr_tail))
      return el('div', el('p', `failed: ${failure.kind}`), pre(failure.message), tail)
    }),
    diff && el('div', el('h5', 'what changed'), isSame ? el('p', same) : diffNode(diff)),
  )
}

/** @param {NonNullable<PageCase['answer_diff']>} diff */
function diffNode(diff) {
  const tags = { same: 'span', removed: 'del', added: 'ins' }
  const nodes = diff.map(({ kind, text }) =>
    el(tags[kind], kind === 'same' ? null : el('span.unseen', `${kind}: `), text),
  )
  return el('pre.diff', nodes)
}

/** @param {CaseSide} side */
function judgeNode({ detail: { judged } }) {
  const nodes = judged.flatMap((opinion) => {
    const { question } = opinion
    if (opinion.kind === 'unjudged') return [el('p', `${question}: no usable reply (${opinion.reason})`)]
    const scores = opinion.scores.map(({ name, value, most }) => `${name} ${value ?? '–'} of ${most}`).join(', ')
    const reasoning = opinion.reasoning === null ? [] : [pre(opinion.reasoning)]
    return [el('p', el('strong', `${question}: `), scores), ...reasoning]
  })
  return nodes.length === 0 ? null : el('div', nodes)
}

/** Bars are as long as what they stand for took, the longest the whole width. @param {CaseSide} side */
function timeline({ detail: { trace } }) {
  if (trace.length === 0) return null
  const longest = Math.max(1, ...trace.map(({ ms }) => ms ?? 0))
  return el(
    'ol.trace',
    trace.map(({ kind, title, detail, ms, ok }) => {
      const bar = el('span.bar', { 'aria-hidden': 'true' })
      bar.style.width = `${((ms ?? 0) / longest) * 100}%`
      const end = ok === null ? '' : ok ? ' ✓ done' : ' ✗ failed'
      const time = ms === null ? '' : ` · ${numberOf(ms, { maximumFractionDigits: 1 })}\u202fms`
      const words = ` ${title}${time}${end}`
      const look = ok === false ? 'li.bad' : 'li'
      return el(look, el('span.badge', kind), words, ms === null ? null : bar, detail === null ? null : pre(detail))
    }),
  )
}

/** @param {CaseSide} side */
function trialsNode({ trials, detail }) {
  const rows = trials.map(({ trial, passed, latency, cost }) => [
    `${trial + 1}${trial === detail.number && trials.length > 1 ? ' (shown here)' : ''}`,
    passed === null ? 'unscored' : passed ? '✓ passed' : '✗ failed',
    latency,
    cost,
  ])
  const facts = detail.facts.map(([name, value]) => [name, value])
  const table = tableOf('Trials', ['trial', 'outcome', 'latency', 'cost'], rows, { right: [2, 3] })
  return el('div', table, facts.length === 0 ? null : tableOf('Facts', ['of this trial', 'value'], facts))
}

/** Every metric of a case, which are read when it is unfolded. @param {CaseData} data @param {CaseRow} row @param {boolean} [open] */
function metricsPart(data, row, open = false) {
  const box = el('div')
  const fill = async () => {
    await readColumns(data.columns)
    const scored = data.columns.filter((column) => data.arms.some((_, arm) => meanOf(column, [row], arm) !== null))
    const changes = data.arms.slice(1).map((name) => (data.arms.length > 2 ? `change, ${name}` : 'change'))
    const rows = scored.map((column) => [
      column.title,
      ...data.arms.map((_, arm) => valueText(column, [row], arm)),
      ...changes.map((_, arm) => changeText(changeOf(column, [row], arm + 1), column)),
    ])
    const titles = ['metric', ...data.arms, ...changes]
    const right = titles.map((_, place) => place).slice(1)
    box.replaceChildren(tableOf('Metrics of this case', titles, rows, { right }))
  }
  return el('details', { open, ontoggle: () => void fill() }, el('summary', 'All metrics of this case'), box)
}
