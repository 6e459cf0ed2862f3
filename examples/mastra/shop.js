/** What the shop opens with. */
export const SETTINGS = { refund_days: 14, shipping_fee: 5, items_per_order: 20, vat_percent: 19, stock_alarm: 3 }

const CHECKS = [
  ({ refund_days }) => refund_days >= 14 || 'the law grants 14 days for a refund',
  ({ shipping_fee }) => shipping_fee >= 0 || 'a shipping fee is not negative',
  ({ items_per_order }) => items_per_order <= 99 || 'the form has room for 99 items',
  ({ vat_percent }) => [7, 19].includes(vat_percent) || 'VAT is 7 or 19 per cent',
  ({ stock_alarm, items_per_order }) => stock_alarm < items_per_order || 'the alarm comes before the stock is sold',
]

/** What is wrong with settings; empty when nothing is. */
export function describeFailures(settings) {
  return CHECKS.map((check) => check(settings)).filter((outcome) => outcome !== true)
}
