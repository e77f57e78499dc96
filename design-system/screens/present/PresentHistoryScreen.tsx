import { EmptyState } from '../../components/EmptyState.tsx'
import type { Paged } from '../../paged.ts'
import { dateText } from '../../text/dateTimeText.ts'
import { dayParts } from '../../text/dayParts.ts'
import { assetKindText, assetText } from '../asset.types.ts'
import { AssetPicture } from '../parts/AssetPicture.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PresentTabs } from './parts/PresentTabs.tsx'
import { PresentsSkeleton } from './parts/PresentsSkeleton.tsx'
import type { ReceivedPresent } from './present.types.ts'

export interface PresentHistoryScreenProps {
  /** The received presents, latest first. */
  history: Paged<ReceivedPresent>
  hrefs: { box: string; history: string }
}

/** The received presents, by day (W154). */
export function PresentHistoryScreen({ history, hrefs }: PresentHistoryScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="プレゼント" lead="受け取ったものの記録です。" />
      <div className="page mt-6">
        <PresentTabs current="history" hrefs={hrefs} />
        <div className="mt-2">
          <PagedList
            paged={history}
            label="受け取りの履歴を読みこみ中"
            skeleton={<PresentsSkeleton />}
            empty={
              <EmptyState
                className="pt-8"
                title="受け取ったプレゼントはまだありません"
                description="受け取ると、その日付と品がここに残ります。"
                action={{ label: '届いているプレゼントを見る', href: hrefs.box }}
              />
            }
          >
            {(list) => (
              <ul>
                {list.map((present) => (
                  <Row key={present.id} present={present} />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      </div>
    </div>
  )
}

function Row({ present: { asset, message, sent, received } }: { present: ReceivedPresent }) {
  const { month, day } = dayParts(received)
  return (
    <li className="grid grid-cols-[auto_4rem_minmax(0,1fr)] items-center gap-x-4 border-b border-hair py-4 desk:grid-cols-[6.5rem_5rem_minmax(0,1fr)_auto] desk:gap-x-6">
      <time dateTime={received} className="min-w-12 text-20 font-bold whitespace-nowrap tabular-nums desk:figure-40">
        {month === '' ? '－' : `${month}/${day}`}
      </time>
      <AssetPicture asset={asset} size="small" />
      <div className="min-w-0">
        <p className="text-14 text-quiet">{message}</p>
        <p className="heading mt-0.5 desk:text-20">{assetText(asset)}</p>
      </div>
      <p className="col-start-3 text-12 text-quiet tabular-nums desk:col-start-4 desk:text-right">
        {assetKindText[asset.kind]}
        <br className="max-desk:hidden" />
        <span className="ml-3 desk:ml-0">{dateText(sent)}に届いたもの</span>
      </p>
    </li>
  )
}
