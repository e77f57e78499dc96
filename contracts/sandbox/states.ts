import type { StateHandlers } from '../states.ts'
import { addressStateHandlers } from './address/address.states.ts'
import { authStateHandlers } from './auth/auth.states.ts'
import { blockStateHandlers } from './block/block.states.ts'
import { channelStateHandlers } from './channel/channel.states.ts'
import { clockStateHandlers } from './development/clock.states.ts'
import { coinStateHandlers } from './coin/coin.states.ts'
import { collectionStateHandlers } from './collection/collection.states.ts'
import { entryTimeStateHandlers } from './development/entryTimes.states.ts'
import { doorStateHandlers } from './door/door.states.ts'
import { drawStateHandlers } from './draw/draw.states.ts'
import { eventStateHandlers } from './event/event.states.ts'
import { gachaStateHandlers } from './gacha/gacha.states.ts'
import { homeStateHandlers } from './home/home.states.ts'
import { livetalkStateHandlers } from './livetalk/livetalk.states.ts'
import { lotteryStateHandlers } from './lottery/lottery.states.ts'
import { maintenanceStateHandlers } from './maintenance/maintenance.states.ts'
import { memberStateHandlers } from './auth/member.states.ts'
import { noticeStateHandlers } from './notice/notice.states.ts'
import { offerStateHandlers } from './offer/offer.states.ts'
import { passkeyStateHandlers } from './auth/passkey.states.ts'
import { paymentStateHandlers } from './payment/payment.states.ts'
import type { StateContext } from './runtime/stateContext.ts'
import { postStateHandlers } from './post/post.states.ts'
import { preorderStateHandlers } from './preorder/preorder.states.ts'
import { presentStateHandlers } from './present/present.states.ts'
import { realtimeStateHandlers } from './realtime/realtime.states.ts'
import { reminderStateHandlers } from './reminder/reminder.states.ts'
import { reportStateHandlers } from './report/report.states.ts'
import { scriptStateHandlers } from './development/scriptStates.states.ts'
import { serialStateHandlers } from './serial/serial.states.ts'
import { shopStateHandlers } from './shop/shop.states.ts'
import { specialStateHandlers } from './special/special.states.ts'
import { spendingStateHandlers } from './spending/spending.states.ts'
import { storyStateHandlers } from './story/story.states.ts'
import { ticketStateHandlers } from './ticket/ticket.states.ts'
import { videoStateHandlers } from './video/video.states.ts'
import { voteStateHandlers } from './vote/vote.states.ts'

/** The implementations of all provider states. A missing one does not compile. */
export const stateHandlers: StateHandlers<StateContext> = {
  setup: {
    ...addressStateHandlers.setup,
    ...authStateHandlers.setup,
    ...blockStateHandlers.setup,
    ...clockStateHandlers.setup,
    ...channelStateHandlers.setup,
    ...coinStateHandlers.setup,
    ...collectionStateHandlers.setup,
    ...doorStateHandlers.setup,
    ...drawStateHandlers.setup,
    ...entryTimeStateHandlers.setup,
    ...eventStateHandlers.setup,
    ...gachaStateHandlers.setup,
    ...homeStateHandlers.setup,
    ...livetalkStateHandlers.setup,
    ...lotteryStateHandlers.setup,
    ...maintenanceStateHandlers.setup,
    ...memberStateHandlers.setup,
    ...noticeStateHandlers.setup,
    ...offerStateHandlers.setup,
    ...passkeyStateHandlers.setup,
    ...paymentStateHandlers.setup,
    ...postStateHandlers.setup,
    ...preorderStateHandlers.setup,
    ...presentStateHandlers.setup,
    ...realtimeStateHandlers.setup,
    ...reminderStateHandlers.setup,
    ...reportStateHandlers.setup,
    ...scriptStateHandlers.setup,
    ...serialStateHandlers.setup,
    ...shopStateHandlers.setup,
    ...specialStateHandlers.setup,
    ...spendingStateHandlers.setup,
    ...storyStateHandlers.setup,
    ...ticketStateHandlers.setup,
    ...videoStateHandlers.setup,
    ...voteStateHandlers.setup,
  },
  teardown: {
    ...addressStateHandlers.teardown,
    ...authStateHandlers.teardown,
    ...blockStateHandlers.teardown,
    ...clockStateHandlers.teardown,
    ...channelStateHandlers.teardown,
    ...coinStateHandlers.teardown,
    ...collectionStateHandlers.teardown,
    ...doorStateHandlers.teardown,
    ...drawStateHandlers.teardown,
    ...entryTimeStateHandlers.teardown,
    ...eventStateHandlers.teardown,
    ...gachaStateHandlers.teardown,
    ...homeStateHandlers.teardown,
    ...livetalkStateHandlers.teardown,
    ...lotteryStateHandlers.teardown,
    ...maintenanceStateHandlers.teardown,
    ...memberStateHandlers.teardown,
    ...noticeStateHandlers.teardown,
    ...offerStateHandlers.teardown,
    ...paymentStateHandlers.teardown,
    ...postStateHandlers.teardown,
    ...preorderStateHandlers.teardown,
    ...presentStateHandlers.teardown,
    ...realtimeStateHandlers.teardown,
    ...reminderStateHandlers.teardown,
    ...reportStateHandlers.teardown,
    ...scriptStateHandlers.teardown,
    ...serialStateHandlers.teardown,
    ...shopStateHandlers.teardown,
    ...specialStateHandlers.teardown,
    ...spendingStateHandlers.teardown,
    ...storyStateHandlers.teardown,
    ...ticketStateHandlers.teardown,
    ...videoStateHandlers.teardown,
    ...voteStateHandlers.teardown,
  },
}
