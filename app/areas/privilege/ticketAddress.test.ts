import { http, HttpResponse } from 'msw'
import { fullAddress } from '@tsudoi/contracts/address/exampleAddress'
import { describe, expect, it } from 'vitest'
import { addressValues } from '../../mappers/address.mappers.ts'
import { queryClient } from '../../queryClient.ts'
import { expiredDrafts } from '../../forms/expiredDrafts.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { privilegeTicketView } from './privilege.mappers.ts'
import { ticketAddressQuery } from './privilege.queries.ts'
import { sendTicketAddressMutation } from './ticketAddress.mutations.ts'
import { ticketAddressDraft } from './ticketAddressDraft.ts'

const server = memberHost()
const path = '*/v2/collection/special/privilege/address'
const send = (ticketId: string, values = addressValues(fullAddress)) =>
  queryClient.getMutationCache().build(queryClient, sendTicketAddressMutation(ticketId)).execute(values)

describe('sending the shipping address of a special privilege ticket (C071, C072, Q259)', () => {
  it('sends the ticket’s id in the body, shows the address before the next fetch, and deletes the draft of the address', async () => {
    let sentBody: unknown
    server.use(
      http.post(path, async ({ request }) => {
        sentBody = await request.json()
        return HttpResponse.json({})
      }),
    )
    ticketAddressDraft('t1').store(addressValues(fullAddress))
    await send('t1')
    expect(sentBody).toEqual({ ticketId: 't1', address: fullAddress })
    expect(queryClient.getQueryData(ticketAddressQuery('t1').queryKey)).toEqual({ address: fullAddress })
    expect(ticketAddressDraft('t1').read()).toBeUndefined()
  })

  it('keeps the draft of the address if the server refuses the address after the deadline', async () => {
    server.use(http.post(path, () => HttpResponse.json({ messageCode: 'OutOfTerm', code: 409 }, { status: 409 })))
    ticketAddressDraft('t1').store({ street: '山下町1-2' })
    await expect(send('t1')).rejects.toMatchObject({ messageCode: 'OutOfTerm' })
    expect(ticketAddressDraft('t1').read()?.street).toBe('山下町1-2')
  })

  it('uses a separate draft per ticket, which the member finds again after losing the session (S035)', () => {
    ticketAddressDraft('t1').store({ street: '山下町1-2' })
    ticketAddressDraft('t/2').store({ street: '元町3-4' })
    expiredDrafts.collect('acc-hikari')()
    resetSessionData()
    expect(ticketAddressDraft('t1').read()).toBeUndefined()
    expiredDrafts.takeUp('acc-hikari')
    expect([ticketAddressDraft('t1').read()?.street, ticketAddressDraft('t/2').read()?.street]).toEqual([
      '山下町1-2',
      '元町3-4',
    ])
  })
})

it.each([
  ['NOT_NEEDED', 'none'],
  ['MISSING', 'missing'],
  ['ENTERED', 'entered'],
  ['CLOSED', 'closed'],
  ['UNKNOWN', 'unknown'],
] as const)('a privilege ticket with the address state %s is shown as %s (C068)', (addressState, shown) => {
  const channel = { ipId: 'todai', ipName: '灯台放送局' }
  const ticket = { ticketId: 't1', ...channel, name: '小旗', acquiredTime: '2026-01-31T03:00:00Z', addressState }
  expect(privilegeTicketView({ ticket })).toMatchObject({ addressState: shown, cautions: [], addressEnd: undefined })
})
