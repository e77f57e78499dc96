import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import type { Balance } from '../../components/CoinBalance.tsx'
import { CountField } from '../../components/CountField.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Failure, Loadable } from '../../loadable.ts'
import { coinText } from '../../text/coinText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Actions } from '../parts/Actions.tsx'
import { CoinsAfter, missingCoins } from '../parts/CoinsAfter.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { entriesText, maxEntriesToBuy, lotteryPhaseText } from './lottery.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { Lottery, LotteryHrefs, LotteryPageData } from './lottery.types.ts'
import { LotteryFrame } from './parts/LotteryFrame.tsx'
import { LotteryTicket } from './parts/PrizeTicket.tsx'
import type { Viewer } from '../programme.types.ts'

export interface LotteryPurchaseScreenProps {
  now: string
  viewer: Viewer
  channel: CampaignChannel
  lottery: Loadable<FoundCampaign<LotteryPageData>>
  /** The number of entries to buy. */
  count: number
  balance: Balance | undefined
  /** Why the server refused the last attempt. */
  refused?: Failure | undefined
  onCountChange: (count: number) => void
  /** Called when the member wants to buy; the caller opens the final confirmation. */
  onNext: () => void
  /** Called when the balance is too low; the caller opens the coin shop. */
  onOpenShop: () => void
  hrefs: LotteryHrefs
}

/**
 * The page to buy lottery entries: number, price and the balance afterwards; then the final confirmation (W112, R080).
 */
export function LotteryPurchaseScreen(props: LotteryPurchaseScreenProps) {
  const { now, viewer, channel, lottery, hrefs } = props
  if (viewer === 'guest') {
    return (
      <MembersOnly
        title="抽選に申し込む"
        sentence="ログインすると、申し込めます"
        description="賞品と当選の人数は、抽選のページで見られます。"
        hrefs={hrefs}
      />
    )
  }
  return (
    <LotteryFrame now={now} channel={channel} lottery={lottery} hrefs={hrefs}>
      {(shown) => (
        <>
          <PageHead title="申し込む口数をえらぶ" lead={shown.lottery.name} />
          <div className="page mt-8">
            {props.refused && (
              <div className="mb-8">
                <FailedState failure={props.refused} />
              </div>
            )}
            <Entry {...props} loadedLottery={shown.lottery} />
          </div>
        </>
      )}
    </LotteryFrame>
  )
}

function Entry({ loadedLottery, hrefs, ...props }: LotteryPurchaseScreenProps & { loadedLottery: Lottery }) {
  const maxToBuy = maxEntriesToBuy(loadedLottery)
  const why = lotteryPhaseText(loadedLottery) ?? (maxToBuy === 0 ? limitReached(loadedLottery) : undefined)
  if (why) {
    return (
      <>
        <p className="heading text-24">{why.title}</p>
        <p className="mt-2 text-reading">{why.text}</p>
        <Actions className="mt-8">
          <Button href={(loadedLottery.entries ?? 0) > 0 ? hrefs.result : hrefs.lottery}>
            {(loadedLottery.entries ?? 0) > 0 ? '申込の内容を見る' : '抽選のページへもどる'}
          </Button>
        </Actions>
      </>
    )
  }
  return <Form {...props} loadedLottery={loadedLottery} maxToBuy={maxToBuy} hrefs={hrefs} />
}

const limitReached = ({ maxEntries }: Lottery) => ({
  title: '上限まで申し込みました',
  text: `おひとりさま、${entriesText(maxEntries)}までです。`,
})

function Form(props: LotteryPurchaseScreenProps & { loadedLottery: Lottery; maxToBuy: number }) {
  const { loadedLottery, maxToBuy, count, balance, onCountChange, onNext, onOpenShop, hrefs } = props
  const { coins, entries = 0, end } = loadedLottery
  const sum = coins * count
  const missing = missingCoins(sum, balance)
  return (
    <>
      <LotteryTicket
        picture={<Artwork src={loadedLottery.image} alt="" ratio="fill" id={loadedLottery.id} />}
        stub={
          <>
            <p className="text-12 font-bold">今回</p>
            <Figure value={String(count)} unit="口" size={72} className="mt-4" />
          </>
        }
      >
        <p className="text-12 font-bold">{coins > 0 ? `1口 ${coinText(coins)}` : '無料'}</p>
        <p className="heading mt-1 text-20 @min-[40rem]:text-24">{loadedLottery.name}</p>
        <p className="mt-2 text-14 tabular-nums">{dateTimeText(end)}まで</p>
        {entries > 0 && <p className="mt-1 text-14 tabular-nums">申込済み　{entriesText(entries)}</p>}
      </LotteryTicket>
      <div className="mt-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-ink pt-5">
        <div>
          <p className="font-bold">口数</p>
          <p className="text-14 text-quiet tabular-nums">あと{entriesText(maxToBuy)}まで申し込めます。</p>
        </div>
        <CountField
          id="entries"
          label="口数"
          unit="口"
          min={1}
          max={maxToBuy}
          value={count}
          onValueChange={onCountChange}
        />
      </div>
      {coins > 0 && <CoinsAfter coins={sum} balance={balance} className="mt-5 border-t border-hair pt-5" />}
      <Actions className="mt-8 border-t border-ink pt-6">
        {missing > 0 ? (
          <Button onClick={onOpenShop}>コインショップを開く</Button>
        ) : (
          <Button variant="solid" onClick={onNext}>
            内容の確認へ進む
          </Button>
        )}
        <TextLink href={hrefs.lottery}>申し込まずにもどる</TextLink>
      </Actions>
    </>
  )
}
