// Scores TRIALS trials with SPANS retrieved spans each by every metric, one trial at a time, and prints the CPU seconds and the peak
// memory (MB) as JSON. Run in a separate process.
// Usage: node metrics-once.js BUILD TRIALS SPANS
import { load } from '../compile.js'

const [build, trials, spans] = process.argv.slice(2)
const { buildMetrics } = await load(build, 'metrics/build-metrics')
const { scoreTrial } = await load(build, 'metrics/score-trial')
const { withinTime } = await load(build, 'io/within-time')

const K = [1, 3, 5, 10]
const FILES = Array.from({ length: 2000 }, (_, index) => `src/part-${index % 20}/module-${index}.ts`)

/** Park and Miller's generator. Good enough for a benchmark, and needs no import of the code that is measured. */
let state = 1
const draw = (below) => (state = (state * 48271) % 2147483647) % below

/** Makes a span as a code search reports it: a function or a window of lines. */
function makeSpan() {
  const line = 20 * draw(30)
  const span = { path: FILES[draw(FILES.length)], start_line: line + 1, end_line: line + 20, tokens: 100 + draw(200) }
  return draw(2) === 0 ? { ...span, symbol: `f${line}` } : span
}

/**
 * The spans from which every trial retrieves some. (Making new ones for each trial would take longer than scoring them.) They are parsed
 * from JSON like the spans of a reply, because V8 gives each object made by a spread a hidden class of its own.
 */
const INDEX = JSON.parse(JSON.stringify(Array.from({ length: 5000 }, makeSpan)))

/** Converts a span to an expected span of a case, with the keys in the order of a case file. */
function expectSpan({ path, symbol, start_line, end_line }, relevance) {
  return symbol === undefined
    ? { path, start_line, end_line, relevance }
    : { path, symbol, start_line, end_line, relevance }
}

function makeTrial(index) {
  const from = draw(INDEX.length - Number(spans))
  const retrieved = INDEX.slice(from, from + Number(spans))
  const wanted = [retrieved[draw(10)], retrieved[draw(retrieved.length)], INDEX[draw(INDEX.length)]]
  return {
    golden: {
      id: `case-${index}`,
      query: 'Where is it?',
      tags: [],
      critical: false,
      enabled: true,
      answer_mode: 'answerable',
      expected_spans: wanted.map((span, place) => expectSpan(span, 1 / (place + 1))),
      checks: [],
      at: { file: 'cases.yaml', line: 1 },
      fingerprint: '',
    },
    observation: {
      status: 'ok',
      latency_ms: draw(5000),
      reply: { answer: 'here', spans: retrieved, usage: { input_tokens: draw(9000), output_tokens: draw(900) } },
    },
  }
}

const metrics = buildMetrics({ k: K, primary_k: 5, success: 'all', pricing: { models: {} } })
/** Returns the sum of every metric over the trials, by id. */
function addUp(count) {
  const { golden, observation } = makeTrial(0)
  const ids = Object.keys(scoreTrial({ metrics, golden, observation, withinTime }).scores)
  const totals = ids.map(() => 0)
  for (let index = 0; index < count; index++) {
    const { golden, observation } = makeTrial(index)
    const values = Object.values(scoreTrial({ metrics, golden, observation, withinTime }).scores)
    // The cases are alike, so the same metrics score every trial.
    if (values.length !== ids.length) throw new Error(`trial ${index} has ${values.length} scores`)
    for (let place = 0; place < values.length; place++) totals[place] += values[place]
  }
  return new Map(ids.map((id, place) => [id, totals[place]]))
}

const totals = addUp(Number(trials))
for (const k of K)
  for (const name of ['precision', 'recall', 'ndcg', 'hit'])
    if (!(totals.get(`retrieval.${name}@${k}`) > 0)) throw new Error(`no retrieval.${name}@${k} was scored`)
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    metrics: metrics.length,
    scored: totals.size,
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
