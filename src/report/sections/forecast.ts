import type { Comparison } from '../../model/comparison.js'
import type { Block, Text } from '../../model/report.js'

/** What the gates could flag once there is a baseline, a gate a line, with what was assumed for it; none where something was compared. */
export function buildForecast({ forecast }: Comparison): readonly Block[] {
  if (forecast === undefined || forecast.gates.length === 0) return []
  const items = forecast.gates.map(({ gate, text, can_fail: canFail }): Text => [
    canFail ? '' : '⚠️ ',
    { kind: 'code', text: gate },
    ` ${text}`,
  ])
  return [
    { kind: 'paragraph', text: ['What the gates of this suite can see, once there is a baseline:'] },
    { kind: 'list', items },
    ...(forecast.assumed === null ? [] : [{ kind: 'paragraph' as const, text: writeCode(forecast.assumed) }]),
  ]
}

/** A sentence with a command in backquotes. */
function writeCode(sentence: string): Text {
  return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : { kind: 'code', text: part }))
}
