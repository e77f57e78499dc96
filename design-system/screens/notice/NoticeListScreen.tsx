import { EmptyState } from '../../components/EmptyState.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { NoticeRows, NoticeRowsSkeleton } from '../parts/NoticeRows.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { noticeCategoryText, type More, type NoticeCategory, type NoticeSummary } from '../programme.types.ts'

export interface NoticeListScreenProps {
  /** Guests see the same list without unread marks (S067). */
  notices: Loadable<NoticeSummary[]>
  more?: More
  onMore?: () => void
  /** Absent: all. */
  category?: NoticeCategory
  /** The address of a category's list; without one, of all. */
  hrefOf: (category?: NoticeCategory) => string
}

const offered: NoticeCategory[] = ['NOTICE', 'NEW_CONTENT', 'GACHA', 'CAMPAIGN', 'UPDATE', 'MAINTENANCE', 'DEFECT']

/** お知らせ (W066). */
export function NoticeListScreen({ notices, more = 'none', onMore, category, hrefOf }: NoticeListScreenProps) {
  const tabs = [
    { value: 'ALL', label: 'すべて', href: hrefOf() },
    ...offered.map((value) => ({ value, label: noticeCategoryText[value], href: hrefOf(value) })),
  ]
  return (
    <div className="pb-24">
      <PageHead title="お知らせ" />
      <div className="page mt-6">
        <TabNav label="お知らせの種類" value={category ?? 'ALL'} items={tabs} />
        <div className="mt-3 pt-3">
          <Loaded of={notices} label="お知らせを読みこみ中" skeleton={<NoticeRowsSkeleton rows={8} />}>
            {(list) =>
              list.length > 0 ? (
                <NoticeRows notices={list} />
              ) : (
                <div className="pt-5">
                  <EmptyState
                    title="お知らせはまだありません"
                    description="新しい作品やガチャが始まると、ここでお伝えします。"
                    action={category && { label: 'すべてのお知らせを見る', href: hrefOf() }}
                  />
                </div>
              )
            }
          </Loaded>
          <MoreButton more={more} onMore={onMore} />
        </div>
      </div>
    </div>
  )
}
