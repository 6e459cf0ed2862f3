import { tool } from '@langchain/core/tools'
import { z } from 'zod'

const ORDERS = {
  1041: 'It is with the courier and comes on Tuesday.',
  1042: 'It left the warehouse on Monday and comes on Thursday.',
  1043: 'It was cancelled on 3 March.',
  1044: 'It waits for a saddle that is on back order until May.',
  1045: 'It was delivered on 28 February to a neighbour.',
  1046: 'It is packed and leaves tomorrow.',
  1047: 'It was returned and the money was sent on 1 March.',
  1048: 'It comes on Friday between 9 and 12.',
}

const CATALOGUE = [
  'The Heron is a city bicycle with seven gears, in green and grey, for 640 euros.',
  'The Swift is a racing bicycle of 7.4 kilograms, for 2,150 euros.',
  'The Badger is a cargo bicycle that carries 180 kilograms, for 3,400 euros.',
  'The Lantern is a set of lights that run for 30 hours.',
]

export const findOrder = tool(
  ({ number }) => {
    const order = ORDERS[number]
    if (order === undefined) throw new Error(`no order ${number}`)
    return order
  },
  { name: 'find_order', description: 'The state of an order by its number.', schema: z.object({ number: z.string() }) },
)

export const searchCatalogue = tool(
  ({ query }) => CATALOGUE.find((entry) => entry.toLowerCase().includes(query.toLowerCase())) ?? 'Nothing like it.',
  { name: 'search_catalogue', description: 'What the shop sells.', schema: z.object({ query: z.string() }) },
)

export const refundOrder = tool(({ number }) => `Order ${number} is refunded.`, {
  name: 'refund_order',
  description: 'Sends the money of an order back. Only when the customer asks for it.',
  schema: z.object({ number: z.string() }),
})
