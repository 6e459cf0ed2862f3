/** Okabe & Ito (2008): told apart with every common colour blindness; on white all keep 3:1. */
export const BETTER = '#007a5a'
export const WORSE = '#d55e00'
/** Names an arm and judges nothing. */
export const CANDIDATE = '#0072b2'
export const NEUTRAL = '#6e7781'
