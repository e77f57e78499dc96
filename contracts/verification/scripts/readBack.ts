import { isAxiosError } from 'axios'
import { statesOfCase, type SuccessCase } from '../../case.ts'
import { callNamed, type CallName } from '../../cases.ts'
import type { Call } from '../../client.ts'
import type { Endpoint } from '../../endpoint.ts'
import type { MeetingChannel } from '../../livetalk/meeting.endpoints.ts'
import { assertHolds, isSame, type Script } from './script.ts'

/** The endpoint with which a script reads the data that another endpoint has written. */
export interface ReadingCall {
  by: CallName
  /** The request to the reading endpoint. Default: the parameters of the write request. */
  asked?: { params?: Readonly<Record<string, string>>; query?: object; body?: object }
  /**
   * Returns the part of the reading endpoint's answer that is compared, if other parts (a clock, a token) always
   * change. Default: the whole answer.
   */
  part?: (answer: never) => unknown
}

const balance = { by: 'coin.getCoinBalance', asked: { query: { platformType: 'WEB' } } } as const
const home = { by: 'home.getHome', asked: { query: { platform_type: 'WEB' } } } as const
const slots = { by: 'livetalk.getTicketSlots' } as const
const room = {
  by: 'livetalk.contactChannel',
  part: ({ channel }: { channel?: MeetingChannel }) => [channel?.state, channel?.isRecording],
} as const
const document = { by: 'realtime.readDocument', asked: { query: { path: 'settings/story' } } } as const
const offers = { by: 'offer.listOfferItems', asked: { query: { ipId: 'ip-hoshiyomi' } } } as const

/** The reading endpoint for each writing endpoint, whose `full` case is sent as the write. */
export const readBackCalls = {
  'collection.sendTicketAddress': {
    by: 'collection.getTicketAddress',
    asked: { query: { ticketId: 'ip-hoshiyomi-privilege-ticket-1' } },
  },
  'door.recordEntries': { by: 'door.getDoor' },
  'draw.enterDraw': { by: 'draw.getDraw' },
  'gacha.agreeGacha': { by: 'gacha.getGacha' },
  'gacha.drawGacha': balance,
  'home.chooseBackground': { by: 'home.listBackgrounds', asked: { query: {} } },
  'home.resetHomePhoto': home,
  'home.selectHomePhoto': home,
  'home.unselectHomePhoto': home,
  'livetalk.cancelSlot': slots,
  'livetalk.endTalk': room,
  'livetalk.endWaitRecording': room,
  'livetalk.forceExit': room,
  'livetalk.permitMeeting': { by: 'livetalk.getLivetalk' },
  'livetalk.reserveSlot': slots,
  'livetalk.saveTalkInfo': { by: 'livetalk.getTalkInfo' },
  'livetalk.startTalk': room,
  'livetalk.startWaitRecording': room,
  'lottery.buyLottery': balance,
  'lottery.selectLotteryItem': { by: 'collection.listCollectedPhotos', asked: { query: { limit: 20, offset: 0 } } },
  'notice.acquireNotice': { by: 'notice.getNotice' },
  'offer.toggleFavorOffer': offers,
  'offer.toggleFavouriteOffer': offers,
  'payment.startPurchase': { by: 'payment.listTransactions', asked: { query: { gateway: 'SBPS' } } },
  'preorder.buyPreorder': balance,
  'realtime.deleteDocument': document,
  'realtime.writeDocument': document,
  'reminder.addReminderDevice': { by: 'reminder.getReminders' },
  'reminder.changeReminders': { by: 'reminder.getReminders' },
  'reminder.chooseReminder': { by: 'reminder.getReminders' },
  'reminder.deleteReminderDevice': { by: 'reminder.getReminders' },
  'reminder.dropReminder': { by: 'reminder.getReminders' },
  'serial.registerSerialCodes': { by: 'serial.enterSerialCodes', asked: { body: { codes: ['HOSHIYOMI2026'] } } },
  'spending.startBreak': { by: 'spending.getSpending' },
  'story.finishTutorial': {
    by: 'story.getTips',
    asked: { params: { type: 'STORY' }, query: { ip_id: 'ip-hoshiyomi' } },
  },
  'story.registerStoryReader': { by: 'story.getStoryReader', asked: { params: { id: 'ip-hoshiyomi' } } },
  'story.viewStoryEpisode': { by: 'story.getStoryGroup' },
  'video.addVideoHistory': { by: 'video.getVideo' },
  'video.purchaseVideo': { by: 'video.getVideo' },
  'video.waveTogether': { by: 'video.getTogether', asked: { query: { startAt: '2026-01-31T12:00:00Z' } } },
  'vote.receiveCoopVoteReward': { by: 'vote.listCoopVoteReward' },
  'vote.receiveVoteParticipateReward': { by: 'vote.getVoteParticipateReward' },
  'vote.voteForCoop': { by: 'vote.getCoopVoteCampaign' },
  'vote.voteForTarget': { by: 'vote.getVoteCampaign' },
  'auth.deletePasskey': { by: 'auth.listPasskeys', asked: {} },
  'auth.endOtherSessions': { by: 'auth.listSessions' },
  'auth.endSession': { by: 'auth.listSessions', asked: {} },
  'auth.registerPasskey': { by: 'auth.listPasskeys', asked: {} },
  'auth.renamePasskey': { by: 'auth.listPasskeys', asked: {} },
  'auth.disableProvider': { by: 'account.getAccountAuth' },
  'auth.enableProvider': { by: 'account.getAccountAuth' },
} as const satisfies Partial<Record<CallName, ReadingCall>>

/** Creates a script that reads the data before and after a write. The two answers must differ. */
function readBack(name: CallName, { by, asked, part = (answer: never): unknown => answer }: ReadingCall): Script {
  const { endpoint, cases } = callNamed(name)
  const reader = callNamed(by)
  return {
    host: endpoint.host,
    name: `what ${name} writes is read by ${by}`,
    proves: [endpoint.source === 'ours' ? 'Q101' : endpoint.source],
    async play({ given, as }) {
      const full = cases['full'] as SuccessCase<Endpoint>
      let bearer = ''
      for (const { name: state, params } of statesOfCase(full)) {
        const { accessToken } = (await given(state, params)) as { accessToken?: string }
        bearer = accessToken ?? bearer
      }
      const call = as(bearer)
      const { params } = full.request as { params?: Readonly<Record<string, string>> }
      const read = async () => part((await answerOf(call, reader.endpoint, { params, query: {}, ...asked })) as never)
      const before = await read()
      await call(endpoint, full.request as never)
      assertHolds(!isSame(await read(), before), `${by} answers ${JSON.stringify(before)} before and after it`)
    },
  }
}

/** Reads the answer of an endpoint. A refusal counts as an answer too, for example NotFound before the write. */
const answerOf = (call: Call, endpoint: Endpoint, request: object): Promise<unknown> =>
  call(endpoint, request as never).catch((error: unknown) => {
    if (isAxiosError(error) && error.response) return { status: error.response.status, refused: true }
    throw error
  })

/** One script for each endpoint of `readBackCalls`. */
export const readBackScripts: readonly Script[] = Object.entries<ReadingCall>(readBackCalls).map(([name, reader]) =>
  readBack(name as CallName, reader),
)
