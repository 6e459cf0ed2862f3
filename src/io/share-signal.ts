import { setMaxListeners } from 'node:events'

/** The signal, for as many questions to listen to at once as there are: Node takes more than ten for a leak and warns of it. */
export function shareSignal(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal)
  return signal
}
