import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { lotteryPhaseAt, lotteryPrizesText } from '@tsudoi/design-system/screens/lottery/lottery.rules'
import type {
  Lottery,
  LotteryHrefs,
  LotteryPhase,
  LotteryWin,
  OwnLotteryResult,
  LotteryPageData,
} from '@tsudoi/design-system/screens/lottery/lottery.types'
import { dateRangeText } from '@tsudoi/design-system/text/dateRangeText'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { lotteryFacts } from '../../content/lotteryFacts.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'

type Answer = ResponseOf<typeof getLottery>
type WireLottery = Answer['lottery']
type Wins = NonNullable<Answer['result']>['rewardResultList']

/**
 * The current time (`now`) and the time when the server answered (`asOf`), in ms since 1970. Both by the server's clock
 * as far as the app knows it.
 */
export interface AnswerTimes {
  now: number
  asOf: number
}

const phases: Readonly<Record<WireLottery['state'], LotteryPhase | undefined>> = {
  BEFORE: 'before',
  OPEN: 'open',
  SOLD_OUT: 'soldOut',
  CLOSED: 'closed',
  ANNOUNCED: 'announced',
  UNKNOWN: undefined,
}

function phaseByClock(lottery: WireLottery, at: number): LotteryPhase {
  const { entryStartTime: start, entryEndTime: end, announcementTime: announced, state, remainingCount } = lottery
  return lotteryPhaseAt(
    { start, end, announced },
    new Date(at).toISOString(),
    state === 'SOLD_OUT' || remainingCount === 0,
  )
}

/**
 * Whether the phase by the clock was the phase that the server reported in its answer. If not, the device's clock may
 * be wrong, even by a day (Q45).
 */
const clockAgrees = (lottery: WireLottery, asOf: number) => {
  const serverPhase = phases[lottery.state]
  return serverPhase === undefined || phaseByClock(lottery, asOf) === serverPhase
}

/**
 * The phase of a lottery. If clock and server agreed when the server answered, the clock determines the phase from then
 * on. Otherwise the phase remains as the server said.
 */
export const lotteryPhaseView = (lottery: WireLottery, { now, asOf }: AnswerTimes): LotteryPhase =>
  (clockAgrees(lottery, asOf) ? undefined : phases[lottery.state]) ?? phaseByClock(lottery, now)

const minuteMs = 60_000

/**
 * Time until the lottery's next refetch in ms: when the next phase begins, at most an hour. One minute if the clock
 * cannot be trusted.
 */
export function msUntilNextRefetch({ lottery }: Answer, { now, asOf }: AnswerTimes): number {
  if (!clockAgrees(lottery, asOf)) return minuteMs
  const { entryStartTime, entryEndTime, announcementTime } = lottery
  const moments = [entryStartTime, entryEndTime, announcementTime]
  return Math.min(60 * minuteMs, ...moments.map((moment) => Date.parse(moment) - now).filter((left) => left > 0))
}

/** A lottery as the screens render it. */
export function lotteryView(lottery: WireLottery, moments: AnswerTimes): Lottery {
  return {
    id: lottery.lotteryId,
    name: titleOf(lottery.name),
    image: pictureOf(lottery.image),
    description: lottery.description,
    cautions: lottery.cautionList ?? [],
    phase: lotteryPhaseView(lottery, moments),
    start: normalisedInstant(lottery.entryStartTime),
    end: normalisedInstant(lottery.entryEndTime),
    announced: normalisedInstant(lottery.announcementTime),
    coins: lottery.consumeCoin,
    maxEntries: lottery.maxEntryCount,
    entries: lottery.entryCount,
    remaining: lottery.remainingCount,
    prizes: lottery.prizeList.map(({ prizeId, name, image, winnerCount, itemList }) => ({
      id: prizeId,
      name: titleOf(name),
      image: pictureOf(image),
      winners: winnerCount,
      items: itemList.map(assetView),
    })),
  }
}

const winsView = (wins: Wins): LotteryWin[] =>
  wins.map(({ prizeId, name, image, accItemList }) => ({
    id: prizeId,
    name: titleOf(name),
    image: pictureOf(image),
    items: accItemList.map(({ rewardId, isSelected, ...item }) => ({
      ...assetView(item),
      id: rewardId,
      isChosen: isSelected,
    })),
  }))

/** The result of the member's own entries. Only the server's answer announces it, never the clock. */
export function ownResultView({ lottery, result }: Answer, moments: AnswerTimes): OwnLotteryResult {
  if (result) {
    const wins = winsView(result.rewardResultList)
    return wins[0] ? { state: 'won', wins } : { state: 'lost' }
  }
  if (!lottery.entryCount) return { state: 'none' }
  return { state: lotteryPhaseView(lottery, moments) === 'announced' ? 'untold' : 'waiting' }
}

/** A lottery as its pages show it, with the twelve legal facts that the company must state about a prize draw. */
export function lotteryPageView(answer: Answer, moments: AnswerTimes): LotteryPageData {
  const lottery = lotteryView(answer.lottery, moments)
  const facts = {
    ...lotteryFacts(lottery),
    period: `${dateRangeText(lottery.start, lottery.end)}（日本時間）`,
    prizes: lotteryPrizesText(lottery.prizes),
  }
  return { lottery, result: ownResultView(answer, moments), facts }
}

/**
 * The answer after the member has chosen an item: replaces the items of the prize that contains it, and no other prize
 * (S125).
 */
export function withChosenItem(answer: Answer, rewardId: string, accItemList: Wins[number]['accItemList']): Answer {
  if (!answer.result) return answer
  const rewardResultList = answer.result.rewardResultList.map((group) =>
    group.accItemList.some((item) => item.rewardId === rewardId) ? { ...group, accItemList } : group,
  )
  return { ...answer, result: { rewardResultList } }
}

/** The links of a lottery's pages. `entry` contains the links to login and registration. */
export const lotteryHrefs = (
  id: string,
  isMember: boolean,
  entry: { login: string; signUp: string },
): LotteryHrefs => ({
  lottery: paths.lottery(id),
  purchase: paths.lotteryPurchase(id),
  result: paths.lotteryResult(id),
  address: paths.address,
  collection: paths.collection,
  presents: paths.presents,
  top: isMember ? paths.home : paths.top,
  ...entry,
})
