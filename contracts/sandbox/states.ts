import type { StateHandlers } from '../states.ts'
import { addressStateHandlers } from './states/address.ts'
import { authStateHandlers } from './states/auth.ts'
import { blockStateHandlers } from './states/block.ts'
import { channelStateHandlers } from './states/channel.ts'
import { coinStateHandlers } from './states/coin.ts'
import { collectionStateHandlers } from './states/collection.ts'
import { drawStateHandlers } from './states/draw.ts'
import { eventStateHandlers } from './states/event.ts'
import { gachaStateHandlers } from './states/gacha.ts'
import { homeStateHandlers } from './states/home.ts'
import { livetalkStateHandlers } from './states/livetalk.ts'
import { lotteryStateHandlers } from './states/lottery.ts'
import { maintenanceStateHandlers } from './states/maintenance.ts'
import { memberStateHandlers } from './states/member.ts'
import { noticeStateHandlers } from './states/notice.ts'
import { offerStateHandlers } from './states/offer.ts'
import { paymentStateHandlers } from './states/payment.ts'
import type { StatePlace } from './states/place.ts'
import { postStateHandlers } from './states/post.ts'
import { preorderStateHandlers } from './states/preorder.ts'
import { presentStateHandlers } from './states/present.ts'
import { realtimeStateHandlers } from './states/realtime.ts'
import { reportStateHandlers } from './states/report.ts'
import { serialStateHandlers } from './states/serial.ts'
import { shopStateHandlers } from './states/shop.ts'
import { specialStateHandlers } from './states/special.ts'
import { storyStateHandlers } from './states/story.ts'
import { ticketStateHandlers } from './states/ticket.ts'
import { videoStateHandlers } from './states/video.ts'
import { voteStateHandlers } from './states/vote.ts'

/** Every state of the catalogue; a missing one does not compile. */
export const stateHandlers: StateHandlers<StatePlace> = {
  setup: {
    ...addressStateHandlers.setup,
    ...authStateHandlers.setup,
    ...blockStateHandlers.setup,
    ...channelStateHandlers.setup,
    ...coinStateHandlers.setup,
    ...collectionStateHandlers.setup,
    ...drawStateHandlers.setup,
    ...eventStateHandlers.setup,
    ...gachaStateHandlers.setup,
    ...homeStateHandlers.setup,
    ...livetalkStateHandlers.setup,
    ...lotteryStateHandlers.setup,
    ...maintenanceStateHandlers.setup,
    ...memberStateHandlers.setup,
    ...noticeStateHandlers.setup,
    ...offerStateHandlers.setup,
    ...paymentStateHandlers.setup,
    ...postStateHandlers.setup,
    ...preorderStateHandlers.setup,
    ...presentStateHandlers.setup,
    ...realtimeStateHandlers.setup,
    ...reportStateHandlers.setup,
    ...serialStateHandlers.setup,
    ...shopStateHandlers.setup,
    ...specialStateHandlers.setup,
    ...storyStateHandlers.setup,
    ...ticketStateHandlers.setup,
    ...videoStateHandlers.setup,
    ...voteStateHandlers.setup,
  },
  teardown: {
    ...addressStateHandlers.teardown,
    ...authStateHandlers.teardown,
    ...blockStateHandlers.teardown,
    ...channelStateHandlers.teardown,
    ...coinStateHandlers.teardown,
    ...collectionStateHandlers.teardown,
    ...drawStateHandlers.teardown,
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
    ...reportStateHandlers.teardown,
    ...serialStateHandlers.teardown,
    ...shopStateHandlers.teardown,
    ...specialStateHandlers.teardown,
    ...storyStateHandlers.teardown,
    ...ticketStateHandlers.teardown,
    ...videoStateHandlers.teardown,
    ...voteStateHandlers.teardown,
  },
}
