import { armName } from '../../model/tournament.js'
import { chartLabel } from './chart-label.js'
import type { ArmsInput } from './chart.js'

/**
 * What a chart calls its arms. A variant's name stays in the house: a service is told `baseline` and `candidate`, or letters where there are
 * more than two, by which the table of variants calls them too.
 * @example nameArms({ audience: 'service', arms: ['main', 'this PR'] }) // ['baseline', 'candidate']
 */
export function nameArms({ audience, arms }: Pick<ArmsInput, 'audience' | 'arms'>): readonly string[] {
  if (arms.length > 2)
    return arms.map((arm, place) =>
      audience === 'service' ? armName(place) : `${armName(place)} ${chartLabel(arm, 24)}`,
    )
  if (audience === 'service') return arms.length === 1 ? ['this run'] : ['baseline', 'candidate']
  return arms.map((arm) => chartLabel(arm, 24))
}
