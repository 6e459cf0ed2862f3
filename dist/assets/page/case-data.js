/** @typedef {import('../../model/result/case-data.js').CaseColumn} CaseColumn */
/** @typedef {import('../../model/result/case-data.js').PackedCases} PackedCases */
/** @typedef {import('../../model/result/case-data.js').CaseTally} CaseTally */
/** A row of the list, its place among them, and the case in full once it was read. @typedef {Omit<import('../../model/result/case-data.js').CaseRow, 'detail'> & { at: number, place: number | null, detail?: PageCase }} CaseRow */
/** A column, its values once they were read. @typedef {Omit<CaseColumn, 'values'> & { text: string, values?: ReturnType<CaseColumn['values']> }} Column */
/** @typedef {Omit<PackedCases, 'rows' | 'columns'> & { rows: CaseRow[], columns: Column[] }} CaseData */

/** What was deflated into base64. @param {string} text @returns {Promise<any>} */
async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(stream).json()
}

/** @param {PackedCases} packed @returns {Promise<CaseData>} */
async function readCases(packed) {
  const rows = /** @type {CaseRow[]} */ (await unpack(packed.rows))
  rows.forEach((row, at) => (row.at = at))
  const rate = (/** @type {CaseTally | undefined} */ tally) => (tally ? tally[0] / tally[1] : null)
  const values = packed.arms.map((_, arm) => rows.map(({ passed }) => rate(passed[arm])))
  /** @type {Column} */
  const success = { id: 'passed', title: 'passed', text: '', unit: 'ratio', direction: 'higher', share: true, values }
  const isScored = values.some((of) => of.some((value) => value !== null))
  return { ...packed, rows, columns: [...(isScored ? [success] : []), ...packed.columns] }
}

/** Reads the values of columns. @param {readonly Column[]} columns */
async function readColumns(columns) {
  const missing = columns.filter(({ values }) => values === undefined)
  const read = await Promise.all(missing.map(({ text }) => unpack(text)))
  missing.forEach((column, place) => (column.values = read[place]))
}

/** Reads the cases in full of some chunks. @param {CaseData} data @param {CaseData['chunks']} chunks */
async function readChunks({ rows }, chunks) {
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  await Promise.all(
    chunks.map(async ({ from, text }) => {
      if (byPlace.get(from)?.detail !== undefined) return
      const details = await unpack(text)
      details.forEach((/** @type {PageCase} */ detail, /** @type {number} */ place) => {
        const row = byPlace.get(from + place)
        if (row !== undefined) row.detail = detail
      })
    }),
  )
}

/** The columns that a state of the address asks for. @param {CaseData} data @param {URLSearchParams} state */
function chooseColumns({ columns, shown }, state) {
  const ids = state.get('columns')?.split(',')
  return columns.filter(({ id }, place) => (ids === undefined ? place <= shown : ids.includes(id)))
}

/**
 * What some rows have of a column in an arm: the mean over those that have it in every arm, so that changes are those of the same cases.
 * @param {Column} column @param {readonly CaseRow[]} rows @param {number} arm
 */
function meanOf({ values = [] }, rows, arm) {
  if (rows.length === 1) return values[arm]?.[rows[0]?.at ?? -1] ?? null
  let [sum, count] = [0, 0]
  for (const { at } of rows) {
    if (values.some((one) => (one[at] ?? null) === null)) continue
    sum += values[arm]?.[at] ?? 0
    count += 1
  }
  return count === 0 ? null : sum / count
}

/** From the first arm to another, in the unit of the column; null where one has no value. @param {Column} column @param {readonly CaseRow[]} rows @param {number} arm */
function changeOf(column, rows, arm) {
  const [old, now] = [meanOf(column, rows, 0), meanOf(column, rows, arm)]
  return old === null || now === null ? null : now - old
}

/** @param {number | null} value @param {Pick<Column, 'unit' | 'share'>} column @param {string} [percent] what is behind a share */
function numberText(value, { unit, share }, percent = '%') {
  if (value === null) return '–'
  const size = Math.abs(value)
  const minus = value < 0 ? '\u2212' : ''
  const digits = (/** @type {number} */ number) =>
    numberOf(number, number < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })
  if (share || unit === 'share' || unit === 'percent')
    return `${minus}${numberOf(unit === 'percent' ? size : size * 100, { maximumFractionDigits: 1 })}\u202f${percent}`
  if (unit === 'ratio') return `${minus}${size.toFixed(2).replace(/^0/, '')}`
  if (unit === 'usd') return `${minus}$${digits(size)}`
  const isShort = unit === 's' && size < 10
  const after = isShort ? '\u202fms' : unit === 's' ? '\u202fs' : unit === 'mb' ? '\u202fMB' : ''
  return `${minus}${digits(isShort ? size * 1000 : size)}${after}`
}

/** @param {number | null} change @param {Column} column */
const changeText = (change, column) =>
  change === 0 ? '=' : `${(change ?? 0) > 0 ? '+' : ''}${numberText(change, column, 'points')}`

/** @param {CaseTally} tally */
const tallyText = (tally) => (tally === null ? '–' : `${tally[0]} of ${tally[1]}`)

/** @param {Column} column @param {readonly CaseRow[]} rows @param {number} arm */
function valueText(column, rows, arm) {
  const [only, ...others] = rows
  if (column.id === 'passed' && only !== undefined && others.length === 0) return tallyText(only.passed[arm] ?? null)
  return numberText(meanOf(column, rows, arm), column)
}
