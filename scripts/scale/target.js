// The target of `npm run scale`: answers at once, and wrong for the percentage of cases given by the setting `wrong`.
let rest = ''
process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop()
  process.stdout.write(lines.map((line) => `${JSON.stringify(reply(JSON.parse(line)))}\n`).join(''))
})

function reply({ id, query, trial, settings }) {
  const dice = hash(`${settings.salt}/${id}`) % 100
  return {
    id,
    answer: dice < settings.wrong ? 'I do not know.' : query,
    spans: [
      { path: dice % 7 === 0 ? 'b.md' : 'a.md', symbol: 'A', start_line: 1, end_line: 2, score: 1, tokens: 10 },
      { path: 'c.md', symbol: 'C', start_line: 3, end_line: 9, score: 0.5, tokens: 40, text: 'Some text. '.repeat(20) },
    ],
    usage: { input_tokens: 100 + dice, output_tokens: 5 + trial },
    model: 'instant',
    cost_usd: 0.0001 + dice / 1e6,
  }
}

/** FNV-1a. */
function hash(text) {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 16777619) >>> 0
  return state
}
