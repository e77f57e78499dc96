import type { ReactNode } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Light } from '../../components/Light.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { Actions } from '../parts/Actions.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { maxEntriesToBuy, waitsForChoice } from './lottery.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { Lottery, LotteryHrefs, OwnLotteryResult, LotteryPageData, PrizeChoiceRequest } from './lottery.types.ts'
import { LotteryFrame } from './parts/LotteryFrame.tsx'
import { ChoiceReminder } from './parts/OwnEntries.tsx'
import { LotteryTicket } from './parts/PrizeTicket.tsx'
import { WonPrize } from './parts/WonPrize.tsx'
import type { Viewer } from '../programme.types.ts'

export interface LotteryResultScreenProps {
  now: string
  viewer: Viewer
  channel: CampaignChannel
  lottery: Loadable<FoundCampaign<LotteryPageData>>
  attempt: PrizeChoiceRequest
  /** Whether an address is registered; undefined while unknown. */
  hasAddress: boolean | undefined
  onChoose: (itemId: string) => void
  onAskAgain: () => void
  hrefs: LotteryHrefs
}

/** The result of the member's entries (W113, R081), as text first; winners choose their prize (C163, S125). */
export function LotteryResultScreen(props: LotteryResultScreenProps) {
  const { now, viewer, channel, lottery, hrefs } = props
  if (viewer === 'guest') {
    return <MembersOnly title="抽選の結果" sentence="ログインすると、結果を確かめられます" hrefs={hrefs} />
  }
  return (
    <LotteryFrame now={now} channel={channel} lottery={lottery} hrefs={hrefs}>
      {(shown) => <Result {...props} shown={shown} />}
    </LotteryFrame>
  )
}

/** The title and explanation for each result. */
function wordsOf({ lottery, result }: LotteryPageData): { title: string; text: string } {
  const announcedText = `結果は、${dateTimeText(lottery.announced)}にこのページで発表します。`
  switch (result.state) {
    case 'none':
      return { title: '申し込んでいません', text: 'この抽選への申込はありません。' }
    case 'waiting':
      return { title: '申し込みました', text: `${announcedText}当たりもはずれも、ここで確かめられます。` }
    case 'untold':
      return { title: '結果を確かめています', text: '発表の時刻になりました。まもなく、結果が出ます。' }
    case 'lost':
      return {
        title: '今回は、はずれでした',
        text: '申し込んでくれて、ありがとうございました。この抽選は、これで終わりです。',
      }
    case 'won':
      return waitsForChoice(result)
        ? { title: '当たりました', text: '' }
        : { title: '賞品が決まりました', text: 'おめでとうございます。' }
  }
}

function Result(props: LotteryResultScreenProps & { shown: LotteryPageData }) {
  const { shown, attempt, hasAddress, onChoose, onAskAgain, hrefs, channel } = props
  const { lottery, result } = shown
  const { title, text } = wordsOf(shown)
  return (
    <div className="relative isolate">
      {result.state === 'won' && <Light className="desk:-top-18" />}
      <div className="page pt-8 desk:pt-10">
        <p className="text-14 text-quiet">{lottery.name}</p>
        <h1 className="heading text-32 desk:text-44">
          <TitleText>{title}</TitleText>
        </h1>
        {text && <p className="mt-2 max-w-180 text-reading tabular-nums">{text}</p>}
        {result.state === 'waiting' && <DeviceTime at={lottery.announced} />}
        <div className="mt-8">
          {result.state === 'won' ? (
            <>
              {waitsForChoice(result) && attempt.state === 'none' && (
                <div className="mb-6">
                  <ChoiceReminder />
                </div>
              )}
              <ul className="grid gap-12">
                {result.wins.map((win) => (
                  <WonPrize
                    key={win.id}
                    win={win}
                    choiceEnd={lottery.choiceEnd}
                    attempt={attempt}
                    hasAddress={hasAddress}
                    onChoose={onChoose}
                    onAskAgain={onAskAgain}
                    hrefs={hrefs}
                  />
                ))}
              </ul>
            </>
          ) : (
            (lottery.entries ?? 0) > 0 && <EntryTicket lottery={lottery} result={result} />
          )}
        </div>
        <ResultActions lottery={lottery} result={result} hrefs={hrefs} channel={channel} />
      </div>
    </div>
  )
}

/** The member's entries as a lottery ticket; punched when they won nothing. */
function EntryTicket({ lottery, result }: { lottery: Lottery; result: OwnLotteryResult }) {
  const { id, name, image, announced, entries = 0 } = lottery
  const isLost = result.state === 'lost'
  return (
    <div className="max-w-240">
      <LotteryTicket
        isPunched={isLost}
        picture={<Artwork src={image} alt="" ratio="fill" id={id} />}
        stub={<Figure value={groupedDigits(entries)} unit="口" size={72} label={`申込は${entries}口`} />}
      >
        <p className="text-12 font-bold">{isLost ? 'はずれ' : '申込済み'}</p>
        <p className="heading mt-1 text-20 @min-[40rem]:text-24">{name}</p>
        <p className="mt-2 text-14 tabular-nums">{dateTimeText(announced)} 発表</p>
      </LotteryTicket>
    </div>
  )
}

function ResultActions(
  props: Pick<LotteryResultScreenProps, 'hrefs' | 'channel'> & { lottery: Lottery; result: OwnLotteryResult },
) {
  const { lottery, result, hrefs, channel } = props
  const canEnter = lottery.phase === 'open' && maxEntriesToBuy(lottery) > 0
  const back: ReactNode = <TextLink href={hrefs.lottery}>抽選のページへもどる</TextLink>
  return (
    <Actions className="mt-10 border-t border-ink pt-6">
      {canEnter && (
        <Button href={hrefs.purchase} variant={result.state === 'none' ? 'solid' : 'outline'}>
          {result.state === 'none' ? '申し込む' : '口数を追加する'}
        </Button>
      )}
      {back}
      <TextLink href={channel.href}>チャンネルへもどる</TextLink>
    </Actions>
  )
}
