import { Api } from './client.ts'
import { printResult, refusalOf, settings } from './tour.ts'

const { payment } = new Api(settings)

const orders = await payment.listTransactions({ gateway: 'SBPS' })
const cards = await payment.listCreditCards({ gateway: 'SBPS' })
const refusal = await refusalOf(payment.getTransaction('nobody-ordered-this'))

printResult({ orders: orders.data.list.length, cards: cards.data.list.length, refusal })
