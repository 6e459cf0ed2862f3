// The script of a site's index: the runs that it has, any two of them compared, and the history of one case.

/** @typedef {{ place: string, suite: string, at: string, verdict: string, bad: boolean, commit: string | null, gates: string[], cases: string }} SiteRun */
/** @typedef {{ runs: SiteRun[], ids: Record<string, string[]> }} Site */

/** How many more runs a table shows with each press of its button. */
const RUNS_ON_PAGE = 50
/** Reports whose answers are shown side by side. */
const MAX_ANSWERS = 4
/** Cases that a search names. */
const MAX_CASES = 20
const siteRoot = document.getElementById('site')
/** @type {Site} */
let site = { runs: [], ids: {} }
/** Runs that are marked, the older first. @type {string[]} */
let marked = []
let most = RUNS_ON_PAGE

const runName = (/** @type {SiteRun} */ { place, suite }) => `${place}/${suite}`
const runPath = (/** @type {SiteRun} */ { place, suite }) =>
  `${encodeURIComponent(place)}/${encodeURIComponent(suite)}/`
const day = (/** @type {SiteRun} */ { at }) => at.slice(0, 16).replace('T', ' ')
const commitOf = (/** @type {SiteRun} */ { commit }) => commit?.slice(0, 7)
const siteState = () => new URLSearchParams(location.hash.slice(1))
const isPull = (/** @type {SiteRun} */ { place }) => place.startsWith('pr-')
const siteHash = (/** @type {Record<string, string>} */ state) => `#${new URLSearchParams(state)}`

/** The share of trials that passed, in tenths; null where the run has no score of the case. @param {SiteRun} run @param {string} id */
function tenthsOf(run, id) {
  const place = site.ids[run.suite]?.indexOf(id) ?? -1
  const letter = run.cases[place] ?? '-'
  return letter === '-' ? null : parseInt(letter, 36)
}

/** @param {number | null} tenths */
const outcomeText = (tenths) =>
  tenths === null ? '–' : ({ 0: '✗ failed', 10: '✓ passed' }[tenths] ?? `~ flaky, about ${tenths * 10}\u202f%`)

/** The cases of a report on this site. @param {SiteRun} run @returns {Promise<CaseData | null>} */
async function fetchCases(run) {
  const answer = await fetch(`${runPath(run)}index.html`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const text = page.getElementById('case-data')?.textContent
  const packed = text ? JSON.parse(text) : null
  // An older Goldenpair kept its rows as they were.
  return typeof packed?.rows === 'string' ? readCases(packed) : null
}

/** @param {...(Node | string)} content */
const view = (...content) => show(document.getElementById('site-view'), ...content)
const backLink = () => el('p', el('a', { href: '#' }, '↑ All reports'))

/** A button for those of a list that are not shown yet. @param {SiteRun[]} runs @param {() => void} again */
function moreButton({ length }, again) {
  const onclick = () => {
    most += RUNS_ON_PAGE
    again()
  }
  return length <= most ? '' : el('p', el('button', { type: 'button', onclick }, `Show ${RUNS_ON_PAGE} more`))
}

/** Shows what takes a while, or why it cannot be shown. @param {HTMLElement} box @param {() => Promise<Node[]>} make */
async function fillSlowly(box, make) {
  box.replaceChildren(el('p', { role: 'status' }, 'Reading the reports …'))
  try {
    box.replaceChildren(...(await make()))
  } catch {
    const reason = 'The reports cannot be read here. A browser reads them only from a web server, such as GitHub Pages.'
    box.replaceChildren(el('p', { role: 'status' }, reason))
  }
}

function showRuns() {
  const q = siteState().get('q') ?? ''
  const words = q.toLowerCase().split(/\s+/)
  const runs = site.runs.filter((run) => {
    const text = `${runName(run)} ${run.commit ?? ''} ${run.verdict} ${run.at}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const suites = Object.entries(site.ids)
  const cases = suites.flatMap(([suite, ids]) =>
    ids.filter((id) => q !== '' && id.toLowerCase().includes(q.toLowerCase())).map((id) => ({ suite, id })),
  )
  const links = cases.slice(0, MAX_CASES).flatMap(({ suite, id }) => {
    const name = suites.length === 1 ? id : `${id} (${suite})`
    return [el('a', { href: siteHash({ suite, case: id }) }, name), ' ']
  })
  const rest = cases.length > MAX_CASES ? `and ${numberOf(cases.length - MAX_CASES)} more` : ''
  const rows = runs.slice(0, most).map((run) => {
    const checked = marked.includes(runName(run))
    const onchange = () => {
      marked = [...marked.filter((name) => name !== runName(run)), ...(checked ? [] : [runName(run)])].slice(-2)
      showRuns()
    }
    return [
      el('input', { type: 'checkbox', 'aria-label': `Compare ${runName(run)}`, checked, onchange }),
      el('a', { href: runPath(run) }, run.place.replace('-', ' ')),
      run.suite,
      `${run.bad ? '❌ ' : ''}${run.verdict}`,
      commitOf(run) ?? '–',
      el('span.gates', run.gates.join(', ')),
      day(run),
    ]
  })
  const [old, now] = site.runs.filter((run) => marked.includes(runName(run))).reverse()
  const compare = () => {
    if (old && now) location.hash = siteHash({ compare: `${runName(old)},${runName(now)}` })
  }
  const pressed = { type: 'button', disabled: now === undefined, onclick: compare }
  const newest = runs.length > most ? `, the newest ${numberOf(most)} here` : ''
  view(
    el('p', { id: 'run-count', role: 'status' }, `${countOf(runs.length, 'report')}${newest}`),
    links.length === 0 ? '' : el('p', 'Cases: ', ...links, rest),
    el('p', el('button', pressed, 'Compare the two marked reports')),
    tableOf('Reports', ['mark', 'report', 'suite', 'verdict', 'commit', 'gates', 'added, UTC'], rows),
    moreButton(runs, showRuns),
  )
}

/** Two runs beside each other by the numbers that their reports hold. @param {SiteRun} old @param {SiteRun} now @returns {Promise<Node[]>} */
async function compareRuns(old, now) {
  const [before, after] = await Promise.all([fetchCases(old), fetchCases(now)])
  if (before === null || after === null) return [el('p', 'One of these reports lists no cases.')]
  await Promise.all([readColumns(before.columns), readColumns(after.columns)])
  const rowsBefore = new Map(before.rows.map((row) => [row.id, row]))
  const pairs = after.rows.flatMap((row) => {
    const other = rowsBefore.get(row.id)
    return other === undefined ? [] : [{ row, other }]
  })
  const [armBefore, armAfter] = [before.arms.length - 1, after.arms.length - 1]
  const metrics = after.columns.flatMap((column) => {
    const twin = before.columns.find(({ id }) => id === column.id)
    if (twin === undefined) return []
    const values = pairs.flatMap(({ row, other }) => {
      const [a, b] = [meanOf(twin, [other], armBefore), meanOf(column, [row], armAfter)]
      return a === null || b === null ? [] : [/** @type {[number, number]} */ ([a, b])]
    })
    if (values.length === 0) return []
    const [a = 0, b = 0] = [0, 1].map(
      (side) => values.reduce((sum, pair) => sum + (pair[side] ?? 0), 0) / values.length,
    )
    const texts = [numberText(a, column), numberText(b, column), changeText(b - a, column)]
    return [[column.title, ...texts, String(values.length)]]
  })
  const moved = pairs.flatMap(({ row, other }) => {
    const [a, b] = [other.passed[armBefore] ?? null, row.passed[armAfter] ?? null]
    const [x, y] = [a && a[0] / a[1], b && b[0] / b[1]]
    return x === null || y === null || x === y ? [] : [{ id: row.id, a, b, change: y - x }]
  })
  moved.sort((one, other) => one.change - other.change)
  const changed = moved.map(({ id, a, b, change }) => [
    el('a', { href: siteHash({ suite: now.suite, case: id }) }, id),
    tallyText(a),
    tallyText(b),
    change < 0 ? '✗ worse' : '✓ better',
  ])
  const names = [`${runName(old)}, ${day(old)}`, `${runName(now)}, ${day(now)}`]
  const note = 'These are differences of means, without a test: the reports have the verdicts.'
  return [
    el('p', `${countOf(pairs.length, 'case')} in both. ${note}`),
    el('h3', `${changed.length === 0 ? 'No case' : countOf(changed.length, 'case')} passed more or less often`),
    changed.length === 0 ? el('p', '–') : tableOf('Cases that changed', ['case', ...names, 'change'], changed),
    el('h3', 'Every metric'),
    tableOf('Metrics', ['metric', ...names, 'change', 'cases'], metrics, { right: [1, 2, 3, 4] }),
  ]
}

/**
 * When a case of a suite turned, by nights and runs of main, since a pull request that broke it may never have been merged; by pull requests
 * where there is nothing else. @param {string} id @param {SiteRun[]} runs the newest first
 */
function tellHistory(id, runs) {
  const main = runs.filter((run) => !isPull(run))
  const looked = main.length === 0 ? runs : main
  const fails = (/** @type {SiteRun | undefined} */ run) => run !== undefined && (tenthsOf(run, id) ?? 0) < 5
  const turn = looked.findIndex((run) => fails(run) !== fails(looked[0]))
  const since = looked[turn - 1]
  const word = fails(looked[0]) ? 'fails' : 'passes'
  const noun = main.length === 0 ? 'pull request' : 'run'
  const all = looked.length === 1 ? `the only ${noun} that has` : `all ${countOf(looked.length, noun)} that have`
  const when =
    since === undefined
      ? `It ${word} in ${all} it.`
      : `It ${word} since ${runName(since)} (${commitOf(since) ?? 'no commit'}, ${day(since)}).`
  const flaky = runs.filter((run) => ![0, 10].includes(tenthsOf(run, id) ?? 0)).length
  return `${when} It was flaky in ${numberOf(flaky)} of ${countOf(runs.length, 'report')}.`
}

/** @param {string} id @param {string} suite */
function showHistory(id, suite) {
  const runs = site.runs.filter((run) => run.suite === suite && tenthsOf(run, id) !== null)
  const box = el('div')
  const rows = runs.slice(0, most).map((run) => {
    const link = el('a', { href: `${runPath(run)}#case=${encodeURIComponent(id)}` }, runName(run))
    return [link, outcomeText(tenthsOf(run, id)), commitOf(run) ?? '–', day(run)]
  })
  const answers = () =>
    fillSlowly(box, async () => {
      const newest = runs.slice(0, MAX_ANSWERS)
      const texts = await Promise.all(newest.map(async (run) => answerIn(await fetchCases(run), id)))
      const sides = newest.map((run, place) =>
        el('div', el('h3', `${runName(run)}, ${day(run)}`), el('pre', texts[place] ?? '(not in this report)')),
      )
      return [el('div.sides', sides)]
    })
  const pressed = { type: 'button', onclick: () => void answers() }
  const title = el('h2', { tabindex: '-1' }, id)
  if (runs.length === 0) return view(backLink(), title, el('p', 'No report has a score of this case.'))
  view(
    backLink(),
    title,
    el('p', `${Object.keys(site.ids).length === 1 ? '' : `Suite ${suite}. `}${tellHistory(id, runs)}`),
    el('p', el('button', pressed, `Show the answers of the newest ${Math.min(MAX_ANSWERS, runs.length)}`)),
    box,
    tableOf('History of the case', ['report', 'outcome', 'commit', 'added, UTC'], rows),
    moreButton(runs, () => showHistory(id, suite)),
  )
}

/** What the newest arm of a report answered in a case. @param {CaseData | null} cases @param {string} id */
async function answerIn(cases, id) {
  const row = cases?.rows.find((one) => one.id === id)
  const place = row?.place ?? null
  if (!cases || place === null) return null
  await readChunks(cases, cases.chunks.filter(({ from }) => from <= place).slice(-1))
  const side = row?.detail?.candidates.at(-1)
  const kept = (row?.detail?.answer_diff ?? []).filter(({ kind }) => kind !== 'removed')
  return side?.detail.failure?.message ?? side?.detail.answer ?? kept.map(({ text }) => text).join('')
}

function followSite() {
  const state = siteState()
  const input = document.getElementById('site-q')
  if (input instanceof HTMLInputElement && input.value !== (state.get('q') ?? '')) input.value = state.get('q') ?? ''
  const id = state.get('case')
  const suites = Object.entries(site.ids).flatMap(([suite, ids]) => (ids.includes(id ?? '') ? [suite] : []))
  if (id !== null) return showHistory(id, state.get('suite') ?? suites[0] ?? '')
  const names = state.get('compare')?.split(',') ?? []
  const [old, now] = names.map((name) => site.runs.find((run) => runName(run) === name))
  if (old === undefined || now === undefined) return showRuns()
  const box = el('div')
  view(backLink(), el('h2', { tabindex: '-1' }, `${runName(old)} → ${runName(now)}`), box)
  void fillSlowly(box, () => compareRuns(old, now))
}

async function openSite() {
  const text = readData('site-data')
  for (const box of document.querySelectorAll('.scroll')) if (box instanceof HTMLElement) keepInReach(box)
  if (siteRoot === null || text === null || typeof DecompressionStream === 'undefined') return
  site = await unpack(text)
  const oninput = (/** @type {any} */ { target }) => {
    most = RUNS_ON_PAGE
    history.replaceState(null, '', siteHash(target.value === '' ? {} : { q: target.value }))
    followSite()
  }
  const placeholder = 'commit, pull request, verdict or case'
  const search = el('input', { type: 'search', id: 'site-q', oninput, placeholder })
  siteRoot.replaceChildren(
    el('form.filters', { role: 'search', onsubmit: (event) => event.preventDefault() }, el('label', 'Search', search)),
    el('div', { id: 'site-view' }),
  )
  addEventListener('hashchange', () => {
    most = RUNS_ON_PAGE
    followSite()
    const title = document.querySelector('#site-view h2')
    if (title instanceof HTMLElement) title.focus()
  })
  followSite()
}

void openSite()
