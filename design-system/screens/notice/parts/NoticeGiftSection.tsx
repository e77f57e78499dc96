import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { OfflineNote } from '../../../components/OfflineNote.tsx'
import { Button } from '../../../components/Button.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { AssetList } from '../../parts/AssetList.tsx'
import type { NoticeGift } from '../notice.types.ts'

export interface NoticeGiftSectionProps {
  gift: NoticeGift
  onAcquire: () => void
  hrefs: { collection: string; presents: string }
}

/** The gift of a notice with the button to acquire it; the outcome is shown below (Q43). */
export function NoticeGiftSection({ gift, onAcquire, hrefs }: NoticeGiftSectionProps) {
  const { assets, until, acquire } = gift
  const isDone = acquire.state === 'acquired' || acquire.state === 'closed'
  return (
    <section aria-labelledby="gift" className="mt-12 max-w-180 border-t border-ink pt-5">
      <h2 id="gift" className="heading text-24">
        お渡しする品
      </h2>
      {until && <p className="mt-1 text-14 text-quiet tabular-nums">{dateTimeText(until)}まで受け取れます</p>}
      <div className="mt-5">
        <AssetList assets={assets} />
      </div>
      {!isDone && <OfflineNote outcome="受け取れます" className="mt-6 -mb-3" />}
      <Button
        className="mt-6"
        onClick={onAcquire}
        disabled={isDone}
        isPending={acquire.state === 'acquiring'}
        pendingLabel="受け取っています"
      >
        {acquire.state === 'acquired' ? '受け取り済み' : '受け取る'}
      </Button>
      <StatusRegion>
        <Outcome acquire={acquire} hrefs={hrefs} />
      </StatusRegion>
    </section>
  )
}

function Outcome({ acquire, hrefs }: { acquire: NoticeGift['acquire'] } & Pick<NoticeGiftSectionProps, 'hrefs'>) {
  if (acquire.state === 'closed') return <p className="mt-4 font-bold text-danger">{acquire.reason}</p>
  if (acquire.state !== 'acquired') return null
  return acquire.isLimited ? (
    <p className="mt-4">
      受け取りました。持てる数の上限を超えるものは、<TextLink href={hrefs.presents}>プレゼント</TextLink>
      に届いています。
    </p>
  ) : (
    <p className="mt-4">
      受け取りました。写真やチケットは、<TextLink href={hrefs.collection}>コレクション</TextLink>で見られます。
    </p>
  )
}
