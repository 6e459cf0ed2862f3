/** Why no time of a trial, and nothing else that depends on the machine, is measured. */
export const FROM_CACHE = 'the answer is from the cache'
