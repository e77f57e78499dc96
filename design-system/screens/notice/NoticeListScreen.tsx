import { EmptyState } from '../../components/EmptyState.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { NoticeRows, NoticeRowsSkeleton } from '../parts/NoticeRows.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { noticeCategoryText, type NoticeCategory, type NoticeSummary } from '../programme.types.ts'

export interface NoticeListScreenProps {
  /** The notices. Guests see the same list as members, without unread marks (S067). */
  notices: Paged<NoticeSummary>
  /** The category of the listed notices; absent for all categories. */
  category?: NoticeCategory | undefined
  /** Returns the URL of the list of a category; without an argument, of all. */
  hrefOf: (category?: NoticeCategory) => string
}

const offered: NoticeCategory[] = ['NOTICE', 'NEW_CONTENT', 'GACHA', 'CAMPAIGN', 'UPDATE', 'MAINTENANCE', 'DEFECT']

/** The list of notices, お知らせ (W066). */
export function NoticeListScreen({ notices, category, hrefOf }: NoticeListScreenProps) {
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
          <PagedList
            paged={notices}
            label="お知らせを読みこみ中"
            skeleton={<NoticeRowsSkeleton rows={8} />}
            empty={
              <EmptyState
                className="pt-5"
                title="お知らせはまだありません"
                description="新しい作品やガチャが始まると、ここでお伝えします。"
                action={category && { label: 'すべてのお知らせを見る', href: hrefOf() }}
              />
            }
          >
            {(list) => <NoticeRows notices={list} />}
          </PagedList>
        </div>
      </div>
    </div>
  )
}
