/**
 * Okabe & Ito (2008), told apart with every common colour blindness, the green darkened: each keeps 3:1 on the ground. No colour stands
 * alone: a sign, a dash or a place says the same.
 */
export const BETTER = '#007a5a'
export const WORSE = '#d55e00'
/** Names an arm and judges nothing. */
export const CANDIDATE = '#0072b2'
export const NEUTRAL = '#6e7781'
/** A query that went on to a dearer tier. */
export const PASSED_ON = '#b35c00'
/** What a picture lies on, in light and dark alike: no grey has 4.5:1 on white and on GitHub's dark ground, and its text needs that. */
export const GROUND = '#fff'
/** Lines, and the colour that Chart.js gives text: 5.7:1 on the ground. */
export const INK = '#666'
const PALE = '#d0d7de'

/** Arms in their order, the baseline first; ten variants are told apart by colour and sign together. */
const ARM_COLORS = [NEUTRAL, CANDIDATE, WORSE, BETTER, '#a0527f'] as const
/** Ten that nobody takes for one another, so that signs alone are enough. */
const ARM_SIGNS = [
  { sign: 'circle' },
  { sign: 'triangle' },
  { sign: 'rect' },
  { sign: 'rectRot' },
  { sign: 'star' },
  { sign: 'cross' },
  { sign: 'triangle', turn: 180 },
  { sign: 'crossRot' },
  { sign: 'triangle', turn: 90 },
  { sign: 'triangle', turn: 270 },
] as const

export interface ArmLook {
  readonly color: string
  readonly sign: string
  /** In degrees. */
  readonly turn?: number
}

/** The bars of an arm: the baseline's are pale with a frame, so that they differ from others in black and white too. */
export function armBar(place: number): { readonly [option: string]: string | number } {
  const { color } = armLook(place)
  return place === 0 ? { backgroundColor: PALE, borderColor: color, borderWidth: 1 } : { backgroundColor: color }
}

/** How the arm at a place looks in every chart. */
export function armLook(place: number): ArmLook {
  return {
    color: ARM_COLORS[place % ARM_COLORS.length] ?? NEUTRAL,
    ...(ARM_SIGNS[place % ARM_SIGNS.length] ?? ARM_SIGNS[0]),
  }
}
