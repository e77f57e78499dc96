import { getTransaction } from '../../../payment/payment.endpoints.ts'
import type { StateParams } from '../../../states.ts'
import { assertHolds, type Script, type ScriptContext } from '../script.ts'

type Notification = Partial<Omit<StateParams<'a payment notification'>, 'transactionId'>>

/** Sets up an order that waits for its payment. */
async function pendingOrder({ given, as, send }: ScriptContext) {
  const { accessToken } = await given('a member')
  const { transactionId } = await given('an order that waits at the convenience store')
  const notify = async (notification: Notification) => {
    const { address, headers, body } = await given('a payment notification', notification)
    const own = JSON.parse(headers) as Record<string, string>
    const { status } = await send(address, { method: 'POST', headers: own, body })
    return status
  }
  const statusOf = async () =>
    (await as(accessToken)(getTransaction, { params: { id: transactionId } })).transaction.status
  return { notify, statusOf }
}

const isAccepted = (status: number) => status >= 200 && status < 300

const webhookScript = (
  name: string,
  play: (order: Awaited<ReturnType<typeof pendingOrder>>) => Promise<void>,
): Script => ({
  host: 'payment',
  part: 'webhook',
  name,
  proves: ['X13', 'Q451'],
  play: async (stage) => play(await pendingOrder(stage)),
})

/** Scripts about the notifications of the payment provider. Each host defines their format itself. */
export const webhookScripts: readonly Script[] = [
  webhookScript('a notification pays the order, and any further one changes nothing', async ({ notify, statusOf }) => {
    for (const [what, notification] of [
      ['the notification', {}],
      ['the same notification again', {}],
      ['a late cancellation', { result: 'CANCELLED' }],
    ] as const) {
      const answer = await notify(notification)
      assertHolds(isAccepted(answer), `${what} is answered with ${answer}, so the provider sends it again without end`)
      const status = await statusOf()
      assertHolds(status === 'SUCCEEDED', `after ${what} the order is ${status}`)
    }
  }),
  webhookScript('a cancellation ends the order', async ({ notify, statusOf }) => {
    await notify({ result: 'CANCELLED' })
    const status = await statusOf()
    assertHolds(status === 'CANCELLED', `the order is ${status}`)
  }),
  webhookScript('a forged notification is refused, and pays nothing', async ({ notify, statusOf }) => {
    const answer = await notify({ isForged: true })
    assertHolds(answer >= 400 && answer < 500, `it is answered with ${answer}`)
    const status = await statusOf()
    assertHolds(status === 'PENDING', `the order is ${status}`)
  }),
  webhookScript('a notification of another amount than the price pays nothing', async ({ notify, statusOf }) => {
    await notify({ amount: 1 })
    const status = await statusOf()
    assertHolds(status === 'PENDING', `the order is ${status}`)
  }),
]
