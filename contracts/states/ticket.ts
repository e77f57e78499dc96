import { textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const episodeId = textParam('episode-1', 'Id of the episode')

/** Provider states of the area `ticket`. */
export const ticketStates = {
  'a held ticket': {
    title: 'チケットを持っている',
    needs: ['a channel', 'an event'],
    description: 'The account holds two of a ticket for the episode; all of them exist already, the channel too.',
    params: { accountId, ipId, ticketId: textParam('ticket-1', 'Id of the ticket'), episodeId, detail },
    returns: [],
    screens: ['/ticket', '/ticket/:id'],
  },
  'a purchased viewing': {
    title: '視聴を購入した回がある',
    needs: ['a channel', 'an event'],
    description:
      'The account bought the viewing of the episode for 1,500 yen at 2026-01-01T00:00:00Z and the given hours; both exist already.',
    params: { accountId, episodeId, hours: integerParam(0, 'Hours after 2026-01-01T00:00:00Z') },
    returns: [],
    screens: ['/ticket'],
  },
} as const satisfies Readonly<Record<string, State>>
