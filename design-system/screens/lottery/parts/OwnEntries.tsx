import { Button } from '../../../components/Button.tsx'
import { coinText } from '../../../text/coinText.ts'
import { entriesText, maxEntriesToBuy, lotteryPhaseText, waitsForChoice } from '../lottery.rules.ts'
import type { LotteryHrefs, LotteryPageData } from '../lottery.types.ts'
import type { Viewer } from '../../programme.types.ts'

export interface OwnEntriesProps {
  shown: LotteryPageData
  viewer: Viewer
  hrefs: Pick<LotteryHrefs, 'purchase' | 'result'>
}

/** The member's actions on the lottery's page: enter, view the entries, choose a prize. */
export function OwnEntries({ shown: { lottery, result }, viewer, hrefs }: OwnEntriesProps) {
  const { phase, entries = 0, remaining, coins } = lottery
  const why = lotteryPhaseText(lottery)
  const canEnter = phase === 'open' && (viewer === 'guest' || maxEntriesToBuy(lottery) > 0)
  const price = coins > 0 ? `1口${coinText(coins)}です。` : '無料です。コインは使いません。'
  return (
    <div className="grid gap-4">
      {waitsForChoice(result) && <ChoiceReminder />}
      {entries > 0 && (
        <p className="border-t border-ink pt-3 text-16 font-bold tabular-nums">申込済み　{entriesText(entries)}</p>
      )}
      {why && <p className="text-reading">{why.text}</p>}
      {phase === 'open' && !canEnter && (
        <p className="text-reading">おひとりさまの上限の{entriesText(lottery.maxEntries)}まで、申し込みました。</p>
      )}
      {entries > 0 && (
        <Button href={hrefs.result} variant={canEnter ? 'outline' : 'solid'} isFullWidth>
          {waitsForChoice(result) ? '賞品をえらぶ' : phase === 'announced' ? '結果を見る' : '申込の内容を見る'}
        </Button>
      )}
      {canEnter && (
        <div>
          <Button href={hrefs.purchase} variant="solid" isFullWidth>
            {viewer === 'guest' ? 'ログインして申し込む' : entries > 0 ? '口数を追加する' : '申し込む'}
          </Button>
          <p className="mt-2 text-14 text-quiet tabular-nums">
            {price}
            {remaining !== undefined && `残り${entriesText(remaining)}。`}
          </p>
        </div>
      )}
    </div>
  )
}

/** A reminder shown on every page of the lottery until the member has chosen a prize. */
export function ChoiceReminder() {
  return (
    <p className="border-l-2 border-l-warning pl-3 text-reading font-bold">
      当たりました。受け取る賞品が、まだ決まっていません。
    </p>
  )
}
