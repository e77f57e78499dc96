import type { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { JapanMonth } from '../time/japanMonths.ts'

type Orders = ResponseOf<typeof listTransactions>['list']

/**
 * The yen of a month's orders, by the date of the order: the paid ones, and those waiting for payment. The monthly
 * limit counts both (S141).
 */
export function boughtInMonth({ start, end }: JapanMonth, orders: Orders): { paid: number; waiting: number } {
  const [from, until] = [Date.parse(start), Date.parse(end)]
  const inMonth = orders.filter(({ orderTime }) => Date.parse(orderTime) >= from && Date.parse(orderTime) < until)
  const sumOf = (status: string) => inMonth.reduce((sum, order) => sum + (order.status === status ? order.price : 0), 0)
  return { paid: sumOf('SUCCEEDED'), waiting: sumOf('PENDING') }
}
