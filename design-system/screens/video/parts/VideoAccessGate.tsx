import { Button } from '../../../components/Button.tsx'
import { CoinButton } from '../../../components/CoinButton.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { yenFigure } from '../../../text/yenText.ts'
import type { AccessOption } from '../video.rules.ts'

export interface VideoAccessGateProps {
  missing: AccessOption
  /** Whether there is a trailer that is not playing yet. */
  hasTrailer: boolean
  /** The URL of the list of the channel's videos. */
  videosHref: string
  hrefs: { serial: string; gacha: string; contact: string }
  onBuy: () => void
  onPreview: () => void
}

/** What is needed to watch the video, in one sentence, with the one button to get it (W086). */
export function VideoAccessGate(props: VideoAccessGateProps) {
  const { missing, hasTrailer, onPreview } = props
  return (
    <>
      <MissingAccessText missing={missing} />
      <div className="grid gap-3">
        <AccessButton {...props} />
        {hasTrailer && missing.by !== 'elsewhere' && (
          <Button variant="outline" isFullWidth onClick={onPreview}>
            予告を見る（無料）
          </Button>
        )}
      </div>
    </>
  )
}

function MissingAccessText({ missing }: { missing: AccessOption }) {
  const { title, text } = wordsOf(missing)
  return (
    <div className="min-w-0">
      <p className="heading text-20 desk:text-24">{title}</p>
      <p className="mt-1 text-quiet">{text}</p>
      {missing.by === 'web' && missing.yen !== undefined && (
        <Figure value={yenFigure(missing.yen)} unit="円（税込）" size={48} className="mt-4" />
      )}
    </div>
  )
}

const rentalTime = (hours: number | undefined) => (hours === undefined ? '期間中' : `${hours}時間`)

function wordsOf(missing: AccessOption): { title: string; text: string } {
  switch (missing.by) {
    case 'rental':
      return {
        title: missing.isAgain ? 'レンタルの期間が終わりました' : 'レンタルの動画です',
        text: `${missing.isAgain ? 'もう一度レンタルすると' : 'レンタルすると'}、${rentalTime(missing.hours)}、何度でも見られます。`,
      }
    case 'purchase':
      return { title: '購入して見る動画です', text: '一度購入すると、公開のあいだ何度でも見られます。' }
    case 'serial':
      return { title: 'シリアルコードで見る動画です', text: '商品に入っているシリアルコードを登録すると、見られます。' }
    case 'gacha':
      return { title: 'ガチャの特典の動画です', text: 'このチャンネルのガチャで特典を引くと、見られます。' }
    case 'web':
      return {
        title: 'ウェブ決済の動画です',
        text: 'コインではお求めになれません。お支払いのしかたは、お問い合わせ窓口でご案内します。',
      }
    case 'elsewhere':
      return { title: 'この動画は、ここでは見られません', text: 'ほかの場所で公開されている動画です。' }
    default:
      return { title: 'この動画は、まだ見られません', text: '見るための条件を、いまの画面では表示できません。' }
  }
}

/** The one button to get access to the video. */
function AccessButton({ missing, videosHref, hrefs, onBuy }: VideoAccessGateProps) {
  switch (missing.by) {
    case 'rental':
      return (
        <CoinButton
          label={missing.isAgain ? 'もう一度レンタルする' : 'レンタルして見る'}
          coins={missing.coins}
          variant="solid"
          onClick={onBuy}
        />
      )
    case 'purchase':
      return <CoinButton label="購入して見る" coins={missing.coins} variant="solid" onClick={onBuy} />
    case 'serial':
      return (
        <Button variant="solid" isFullWidth href={hrefs.serial}>
          シリアルコードを登録する
        </Button>
      )
    case 'gacha':
      return (
        <Button variant="solid" isFullWidth href={hrefs.gacha}>
          ガチャを見る
        </Button>
      )
    case 'web':
      return (
        <Button variant="solid" isFullWidth href={hrefs.contact}>
          お支払いのしかたを問い合わせる
        </Button>
      )
    default:
      return (
        <Button variant="outline" isFullWidth href={videosHref}>
          ほかの動画を見る
        </Button>
      )
  }
}
