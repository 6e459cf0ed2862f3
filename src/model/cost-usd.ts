import { z } from 'zod'

/** What one reply, attempt or judgment cost in US dollars. Above a thousand million it is a slip, and the sum of such costs may be infinite. */
export const costUsdSchema = z.number().nonnegative().max(1e9)
