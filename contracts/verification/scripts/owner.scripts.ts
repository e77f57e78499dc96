import { fullAddress } from '../../address/exampleAddress.ts'
import {
  getPrivilegeTicket,
  getTicketAddress,
  listPrivilegeTickets,
  sendTicketAddress,
} from '../../collection/collection.endpoints.ts'
import {
  deleteCreditCard,
  getCreditCard,
  getTransaction,
  listCreditCards,
  listTransactions,
} from '../../payment/payment.endpoints.ts'
import { listPresents, receivePresents } from '../../present/present.endpoints.ts'
import { signinRealtime } from '../../realtime/realtime.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, isSame, type Script, type ScriptContext } from './script.ts'

/** Sets up two members: the owner of the next states, and another member who knows the ids. */
async function ownerAndOther({ given, as }: ScriptContext) {
  const owner = await given('a member')
  const other = await given('a member', { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' })
  return { owner: as(owner.accessToken), other: as(other.accessToken) }
}

/** Scripts about ownership: knowing an id grants no rights (X11). */
export const ownerScripts: readonly Script[] = [
  {
    host: 'app',
    name: "another member's token does not sign in to the realtime database",
    proves: ['X11'],
    async play({ given, as }) {
      const { firebaseToken } = await given('a member')
      const other = await given('a member', {
        accountId: 'acc-sora',
        email: 'sora@example.com',
        uniqueName: 'sora2026',
      })
      const signin = as(other.accessToken)(signinRealtime, { body: { token: firebaseToken } })
      await expectRefusal('signing in with it', signin, 'InvalidArgument')
    },
  },
  {
    host: 'payment',
    name: "another member's card and order cannot be seen, and the card stays",
    proves: ['X11'],
    async play(stage) {
      const { owner, other } = await ownerAndOther(stage)
      const { creditCardId } = await stage.given('a credit card')
      const { transactionId } = await stage.given('a paid transaction')
      const card = { params: { id: creditCardId } }
      await expectRefusal('reading the card', other(getCreditCard, card), 'NotFound')
      await expectRefusal('deleting the card', other(deleteCreditCard, card), 'NotFound')
      await expectRefusal('reading the order', other(getTransaction, { params: { id: transactionId } }), 'NotFound')
      const { list } = await other(listCreditCards, { query: { gateway: 'SBPS' } })
      assertHolds(list.length === 0, 'the list of one member has the card of another')
      const { list: orders } = await other(listTransactions, { query: { gateway: 'SBPS' } })
      assertHolds(orders.length === 0, 'the list of one member has the order of another')
      await owner(getCreditCard, card)
    },
  },
  {
    host: 'app',
    name: "another member's presents cannot be received, and stay",
    proves: ['X11', 'C086'],
    async play(stage) {
      const { owner, other } = await ownerAndOther(stage)
      await stage.given('a channel')
      await stage.given('waiting presents', { count: 1, detail: 'minimal' })
      const { list } = await owner(listPresents, { query: {} })
      const present_ids = list.map(({ presentId }) => presentId)
      await expectRefusal('receiving them', other(receivePresents, { body: { present_ids } }), 'NotFound')
      const { list: others } = await other(listPresents, { query: {} })
      assertHolds(others.length === 0, 'the box of one member has the presents of another')
      const { receives } = await owner(receivePresents, { body: { present_ids } })
      assertHolds(receives.length === 1, `the owner received ${receives.length} of one present`)
    },
  },
  {
    host: 'app',
    name: "the address of another member's ticket cannot be seen or changed",
    proves: ['X11', 'C071', 'C072'],
    async play(stage) {
      const { owner, other } = await ownerAndOther(stage)
      await stage.given('a channel')
      await stage.given('special privilege tickets', { count: 1, address: 'ENTERED' })
      const { tickets } = await owner(listPrivilegeTickets, { query: {} })
      const { ticketId = '' } = tickets[0] ?? {}
      const ofTicket = { query: { ticketId } }
      const before = await owner(getTicketAddress, ofTicket)
      await expectRefusal('reading the ticket', other(getPrivilegeTicket, { params: { id: ticketId } }), 'NotFound')
      await expectRefusal('reading the address', other(getTicketAddress, ofTicket), 'NotFound')
      const elsewhere = { body: { ticketId, address: { ...fullAddress, city: '札幌市中央区' } } }
      await expectRefusal('sending another address', other(sendTicketAddress, elsewhere), 'NotFound')
      assertHolds(isSame(await owner(getTicketAddress, ofTicket), before), 'the address has changed')
    },
  },
]
