import {
  BETTER,
  type ChartInput,
  chartLabel,
  defineChart,
  drawRows,
  escalatedBars,
  nameArms,
  percent,
  readTable,
  type Sketch,
  WORSE,
} from './chart.js'

const MOST_ROWS = 16

interface Bar {
  readonly model: string
  readonly arm: string
  /** In per cent of the times that the arm asked the model; what is left to 100 failed, was asked again, or has no success. */
  readonly correct: number
  readonly wrong: number
  readonly escalated: number
}

/** A chart service gets no name of a model: they are numbered, the one that answered most first. */
function readBars(input: ChartInput): readonly Bar[] {
  const { rows } = readTable(input.tables, 'model-usage')
  const models = [...new Set(rows.map(([model]) => String(model)))]
  const arms = nameArms(input)
  return rows.flatMap(([model, name, ...cells]) => {
    const counts = cells.map((cell) => (typeof cell === 'number' ? cell : 0))
    const [answered = 0, escalated = 0, other = 0, correct = 0, wrong = 0] = counts
    const arm = arms[input.arms.indexOf(String(name))]
    const asked = answered + escalated + other
    if (arm === undefined || asked === 0) return []
    const shown = input.audience === 'page' ? chartLabel(String(model)) : `model ${models.indexOf(String(model)) + 1}`
    const share = (count: number): number => (100 * count) / asked
    return [{ model: shown, arm, correct: share(correct), wrong: share(wrong), escalated: share(escalated) }]
  })
}

function draw(input: ChartInput): Sketch | string {
  const all = readBars(input)
  const bars = all.slice(0, MOST_ROWS)
  const [first] = bars
  if (first === undefined) return 'every answer came from one model, or none is named'
  const rest = bars.length < all.length ? `, first ${bars.length} of ${all.length} rows` : ''
  const title = `What became of each model's answers, %${rest}`
  return {
    title,
    alt: `${title}: ${first.model} of ${first.arm} correct ${percent(first.correct)}, wrong ${percent(first.wrong)}, escalated ${percent(first.escalated)}.`,
    ...drawRows({
      title,
      labels: bars.map(({ model, arm }) => `${model} · ${arm}`),
      datasets: [
        { label: 'correct', backgroundColor: BETTER, data: bars.map(({ correct }) => correct) },
        { label: 'wrong', backgroundColor: WORSE, data: bars.map(({ wrong }) => wrong) },
        escalatedBars(bars.map(({ escalated }) => escalated)),
      ],
      x: { min: 0, max: 100, title: '% of the times that the model was asked' },
      isStacked: true,
    }),
    spare: 'last',
    table: {
      columns: ['model', 'arm', 'correct, %', 'wrong, %', 'escalated, %'],
      rows: all.map(({ model, arm, correct, wrong, escalated }) => [model, arm, correct, wrong, escalated]),
    },
  }
}

/** Of every model that was asked: how often its answer was right, wrong, or handed to another model. On the page alone. */
export const modelOutcomes = defineChart({ id: 'model-outcomes', in_comment: 'never', about: ['route.'], draw })
