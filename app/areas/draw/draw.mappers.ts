import type { getDraw, listDrawPrize } from '@tsudoi/contracts/draw/draw.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  Draw,
  DrawEntry,
  DrawHrefs,
  DrawOutcome,
  DrawPrize,
  DrawPageData,
} from '@tsudoi/design-system/screens/draw/draw.types'
import { drawPrizesText, whyDrawClosed } from '@tsudoi/design-system/screens/draw/draw.rules'
import { dateRangeText } from '@tsudoi/design-system/text/dateRangeText'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { channelDrawFacts } from '../../content/drawFacts.ts'
import { paths } from '../../paths.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

type Answer = ResponseOf<typeof getDraw>
type WirePrize = ResponseOf<typeof listDrawPrize>['prizeList'][number]

/** The viewer of a prize draw, and the current time according to the server’s clock. */
export interface PrizeDrawViewer {
  isMember: boolean
  /**
   * Whether the member follows the channel, even if the call that follows it is still pending. Undefined while unknown.
   */
  hasFollowed: boolean | undefined
  now: string
}

/** Converts a prize draw of the channel for the screen. */
export function prizeDrawView({ draw }: Answer): Draw {
  return {
    id: draw.drawId,
    name: titleOf(draw.name),
    image: pictureOf(draw.image),
    description: draw.description,
    cautions: draw.cautionList ?? [],
    start: normalisedInstant(draw.entryStartTime),
    end: normalisedInstant(draw.entryEndTime),
  }
}

/** Converts a prize with its odds and the number left for the screen. */
export const prizeView = ({ prizeId, ratePercent, remainingCount, ...prize }: WirePrize): DrawPrize => ({
  ...assetView(prize),
  id: prizeId,
  percent: ratePercent,
  remaining: remainingCount,
})

const outcomeView = ({ enteredTime, prize }: NonNullable<Answer['todayResult']>): DrawOutcome => ({
  entered: normalisedInstant(enteredTime),
  prize: prize && assetView(prize),
})

const closed = (title: string, text: string): DrawEntry => ({ state: 'closed', title, text })

/** Returns what the viewer may do now. Checks in this order: today’s result, the period, the login, the follow. */
export function prizeDrawEntryView(answer: Answer, { isMember, hasFollowed, now }: PrizeDrawViewer): DrawEntry {
  const { todayResult } = answer
  const { entryState } = answer.draw
  if (todayResult) return { state: 'entered', outcome: outcomeView(todayResult) }
  const why = whyDrawClosed(prizeDrawView(answer), now)
  if (why) return closed(why.title, why.text)
  if (!isMember) return { state: 'guest' }
  if (entryState === 'ENTERED')
    return closed('今日の分は、引き終わりました', '日本時間の0:00をすぎると、また引けます。')
  if (entryState === 'CLOSED' || entryState === 'UNKNOWN')
    return closed('いまは引けません', 'しばらくしてから、もう一度ご覧ください。')
  return (hasFollowed ?? entryState !== 'NOT_FOLLOWED') ? { state: 'open' } : { state: 'follow' }
}

/**
 * Converts a prize draw for its pages, with the legally required facts and what the viewer may do. `prizes` is
 * undefined while the list is loading.
 */
export function prizeDrawPageView(
  answer: Answer,
  prizes: readonly DrawPrize[] | undefined,
  viewer: PrizeDrawViewer,
): DrawPageData {
  const draw = prizeDrawView(answer)
  const facts = {
    ...channelDrawFacts,
    period: `${dateRangeText(draw.start, draw.end)}（日本時間）`,
    prizes: prizes ? drawPrizesText(prizes) : '賞品の一覧に表示します。',
  }
  return { draw, entry: prizeDrawEntryView(answer, viewer), facts }
}

/** The links of a prize draw’s pages. `top` is shown if the prize draw does not exist. */
export function prizeDrawHrefs(ipId: string, drawId: string, isMember: boolean): DrawHrefs {
  return {
    draw: paths.draw(ipId, drawId),
    prizes: paths.drawPrizes(ipId, drawId),
    entry: paths.drawEntry(ipId, drawId),
    collection: paths.collection,
    presents: paths.presents,
    top: isMember ? paths.home : paths.top,
  }
}
