import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { phaseAt, prizesText } from '@tsudoi/design-system/screens/lottery/lottery.rules'
import type {
  Lottery,
  LotteryHrefs,
  LotteryPhase,
  LotteryWin,
  OwnResult,
  ShownLottery,
} from '@tsudoi/design-system/screens/lottery/lottery.types'
import { dateRangeText } from '@tsudoi/design-system/text/dateRangeText'
import { lotteryFacts } from '../../content/lotteryFacts.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'

type Answer = ResponseOf<typeof getLottery>
type WireLottery = Answer['lottery']
type Wins = NonNullable<Answer['result']>['rewardResultList']

/**
 * The current time, and the time of the server's answer: both by the server's clock as far as known, in ms since 1970.
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
  return phaseAt({ start, end, announced }, new Date(at).toISOString(), state === 'SOLD_OUT' || remainingCount === 0)
}

/**
 * Whether the clock and the server agreed on the phase at the time of the answer. If not, the device's clock may be
 * wrong, even by a day (Q45).
 */
const clockAgrees = (lottery: WireLottery, asOf: number) => {
  const serverPhase = phases[lottery.state]
  return serverPhase === undefined || phaseByClock(lottery, asOf) === serverPhase
}

/**
 * The phase. If the clock agrees with the server's answer, the clock advances the phase from there; otherwise it stays
 * as the server said.
 */
export const phaseView = (lottery: WireLottery, { now, asOf }: AnswerTimes): LotteryPhase =>
  (clockAgrees(lottery, asOf) ? undefined : phases[lottery.state]) ?? phaseByClock(lottery, now)

const minuteMs = 60_000

/** Time until the next refetch in ms: the next change, at most an hour. One minute if the clock cannot be trusted. */
export function untilNextRefetchMs({ lottery }: Answer, { now, asOf }: AnswerTimes): number {
  if (!clockAgrees(lottery, asOf)) return minuteMs
  const { entryStartTime, entryEndTime, announcementTime } = lottery
  const ahead = [entryStartTime, entryEndTime, announcementTime].map(Date.parse).filter((moment) => moment > now)
  return Math.min(60 * minuteMs, ...ahead.map((moment) => moment - now))
}

export function lotteryView(lottery: WireLottery, moments: AnswerTimes): Lottery {
  return {
    id: lottery.lotteryId,
    name: lottery.name,
    image: pictureOf(lottery.image),
    description: lottery.description,
    cautions: lottery.cautionList ?? [],
    phase: phaseView(lottery, moments),
    start: normalisedInstant(lottery.entryStartTime),
    end: normalisedInstant(lottery.entryEndTime),
    announced: normalisedInstant(lottery.announcementTime),
    coins: lottery.consumeCoin,
    maxEntries: lottery.maxEntryCount,
    entries: lottery.entryCount,
    remaining: lottery.remainingCount,
    prizes: lottery.prizeList.map(({ prizeId, name, image, winnerCount, itemList }) => ({
      id: prizeId,
      name,
      image: pictureOf(image),
      winners: winnerCount,
      items: itemList.map(assetView),
    })),
  }
}

const winsView = (wins: Wins): LotteryWin[] =>
  wins.map(({ prizeId, name, image, accItemList }) => ({
    id: prizeId,
    name,
    image: pictureOf(image),
    items: accItemList.map(({ rewardId, isSelected, ...item }) => ({
      ...assetView(item),
      id: rewardId,
      isChosen: isSelected,
    })),
  }))

/** The result of the member's own entries. Only the server announces it; the clock does not. */
export function resultView({ lottery, result }: Answer, moments: AnswerTimes): OwnResult {
  if (result) {
    const wins = winsView(result.rewardResultList)
    return wins.length > 0 ? { state: 'won', wins } : { state: 'lost' }
  }
  if (!lottery.entryCount) return { state: 'none' }
  return { state: phaseView(lottery, moments) === 'announced' ? 'untold' : 'waiting' }
}

/** A lottery as its pages show it, with its twelve facts. */
export function shownLotteryView(answer: Answer, moments: AnswerTimes): ShownLottery {
  const lottery = lotteryView(answer.lottery, moments)
  const facts = {
    ...lotteryFacts(lottery),
    period: `${dateRangeText(lottery.start, lottery.end)}（日本時間）`,
    prizes: prizesText(lottery.prizes),
  }
  return { lottery, result: resultView(answer, moments), facts }
}

/** Replaces the list that contains the chosen item, and no other (S125). */
export function withChoice(answer: Answer, rewardId: string, accItemList: Wins[number]['accItemList']): Answer {
  if (!answer.result) return answer
  const rewardResultList = answer.result.rewardResultList.map((group) =>
    group.accItemList.some((item) => item.rewardId === rewardId) ? { ...group, accItemList } : group,
  )
  return { ...answer, result: { rewardResultList } }
}

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
