import { evaluate, type EvaluateRequest, type Evaluation } from '../../modes/evaluate/evaluate.js'
import type { Terminal } from './command.js'

export const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' } as const

/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
export async function evaluateHere(
  request: Pick<EvaluateRequest, 'candidateFolder' | 'measured' | 'baseline' | 'failOn' | 'inference' | 'outputFolder'>,
  { log }: Terminal,
): Promise<Evaluation> {
  return evaluate({
    ...request,
    details: 'full',
    charts: QUICKCHART,
    links: {},
    log,
  })
}
