import type { Call } from '../../client.ts'
import { getVideo, purchaseVideo } from '../../video/video.endpoints.ts'
import { expectEventually } from './eventually.ts'
import { loggedInMember, logIn } from './member.ts'
import { coinsOf } from './purchase.ts'
import { assertHolds, type Script } from './script.ts'

const video = { params: { id: 'video-hoshiyomi-1' } }

const rent = async (call: Call) => (await call(purchaseVideo, { ...video, body: { platformType: 'WEB' } })).item
const hasAccess = async (call: Call) => (await call(getVideo, video)).item.hasAccess

/** Returns the time this many seconds after (or, if negative, before) another time. */
const secondsAfter = (time: string, seconds: number) => new Date(Date.parse(time) + seconds * 1_000).toISOString()

/** Scripts about rentals, which end after their number of hours (Q196). */
export const rentalScripts: readonly Script[] = [
  {
    host: 'app',
    otherHosts: ['user'],
    name: 'a rental lasts until its end, costs nothing again before, and can be rented again afterwards',
    proves: ['C123', 'Q196'],
    async play(stage) {
      await stage.given('another time at the host', { time: '2030-06-10T03:00:00Z' })
      const member = { email: 'hikari@example.com', password: 'Tsudoi-2026', freeCoin: 300, paidCoin: 0 }
      const call = await loggedInMember(stage, member)
      await stage.given('a channel')
      await stage.given('a video', { accessType: 'RENTAL', detail: 'minimal' })
      assertHolds(!(await hasAccess(call)), 'it can be watched before it is rented')
      const { accessEndTime = '' } = await rent(call)
      assertHolds(accessEndTime !== '', 'the rented video has no accessEndTime')
      await expectEventually('the coins', { free: 200, paid: 0 }, () => coinsOf(call))
      await stage.given('another time at the host', { time: secondsAfter(accessEndTime, -10) })
      const later = await logIn(stage, member.email, member.password)
      assertHolds(await hasAccess(later), 'it cannot be watched ten seconds before the end')
      await rent(later)
      await expectEventually('the coins after renting it again too early', { free: 200, paid: 0 }, () => coinsOf(later))
      await stage.given('another time at the host', { time: secondsAfter(accessEndTime, 1) })
      assertHolds(!(await hasAccess(later)), 'it can be watched after the end')
      await rent(later)
      await expectEventually('the coins after renting it again', { free: 100, paid: 0 }, () => coinsOf(later))
      assertHolds(await hasAccess(later), 'it cannot be watched after it was rented again')
    },
  },
]
