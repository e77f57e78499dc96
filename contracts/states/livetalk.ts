import { choiceParam, textParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const groupId = textParam('group-hoshiyomi-1', 'Id of the group')
const livetalkId = textParam('livetalk-hoshiyomi-1', 'Id of the live talk')
const ticketId = textParam('ticket-hoshiyomi-1', 'Id of the ticket item that opens it')

/** Provider states of the area `livetalk`. */
export const livetalkStates = {
  'a live talk group': {
    title: 'ライブトークの予定がないグループ',
    needs: ['a channel'],
    description: 'A published group of the channel without live talks. The channel exists already.',
    params: { groupId, ipId, detail },
    returns: [],
    screens: ['/ticket'],
  },
  'a live talk': {
    title: 'ライブトーク',
    needs: ['a channel'],
    description:
      'A group of the channel with exactly this live talk: three free slots of 60 seconds, one after the other, with the ids `<livetalkId>-slot-1` to `-3`; no streamer is assigned, and one kind of ticket admits to it. In `full` it is recorded, under a text of the version `2026-01-10`, and asks for identity verification. The channel exists already.',
    params: {
      livetalkId,
      groupId,
      ipId,
      ticketId,
      phase: choiceParam(
        ['RESERVABLE', 'SOON', 'CLOSED', 'ON_AIR', 'ENDED', 'UNPUBLISHED'],
        '`RESERVABLE`: in three days, slots can be reserved and given back; `SOON`: in ten minutes, the same, and who has a slot can wait already; `CLOSED`: in an hour, neither is possible any more; `ON_AIR`: the first slot begins now; `ENDED`: it was yesterday; `UNPUBLISHED`: that too, and the group is past its publication (OutOfTerm)',
      ),
      detail,
    },
    returns: [],
    screens: ['/ticket'],
  },
  'a live talk ticket': {
    title: 'ライブトークのチケットを持っている',
    needs: ['a channel', 'a live talk'],
    description: 'The account owns one ticket of this kind, unused; account and live talk exist already.',
    params: { ticketId, accountId },
    returns: [],
    screens: ['/ticket/:id', '/ticket'],
  },
  'a ticket to a live talk': {
    title: 'イベントのチケットで入れるライブトーク',
    needs: ['a channel', 'an event', 'a held ticket', 'a live talk'],
    description: 'The ticket of an event opens the live talk, too; both exist already.',
    params: { ticketId: textParam('ticket-1', 'Id of the ticket item'), livetalkId },
    returns: [],
    screens: ['/ticket/:id', '/mypage'],
  },
  'a reserved slot': {
    title: 'ライブトークの枠を予約している',
    needs: ['a channel', 'a live talk'],
    description:
      'The account owns one ticket and has used it for this slot; account and live talk exist already. In `full` it has told the streamer about itself and agreed to camera, microphone and recording under the text of now, and a recorded talk that is on is being recorded.',
    params: {
      ticketId,
      livetalkId,
      slotId: textParam('livetalk-hoshiyomi-1-slot-1', 'Id of the slot'),
      reservationId: textParam('reservation-hoshiyomi-1', 'Id of the reservation'),
      accountId,
      slotState: choiceParam(
        ['RESERVED', 'WAITING', 'TALKING', 'ENDED', 'FORCED_OUT'],
        'How far it has come; for any but the first the live talk is `ON_AIR`',
      ),
      detail,
    },
    returns: [],
    screens: ['/ticket/:id', '/ticket'],
  },
  'a streamer': {
    title: 'ライブトークの配信者',
    needs: ['a channel', 'a live talk'],
    description:
      'The account runs this live talk, as its streamer or as an official of it; account and live talk exist already.',
    params: {
      livetalkId,
      accountId,
      role: choiceParam(['STREAMER', 'OFFICIAL'], 'As what; an `OFFICIAL` is an official account too'),
      permit: choiceParam(['GIVEN', 'NONE'], 'Whether an `OFFICIAL` has let camera and microphone be used'),
    },
    returns: [],
    screens: ['/ticket'],
  },
} as const satisfies Readonly<Record<string, State>>
