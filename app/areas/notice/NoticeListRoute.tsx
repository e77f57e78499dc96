import { noticeCategories } from '@tsudoi/contracts/notice/notice.endpoints'
import { NoticeListScreen } from '@tsudoi/design-system/screens/notice/NoticeListScreen'
import { useSearchParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { noticesQuery, type NoticeCategory } from '../../queries/notice.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { noticeSummaryView } from '../../mappers/notice.mappers.ts'

/** The notice category in the URL; undefined (all) if it is unknown. */
const categoryOf = (query: URLSearchParams) => noticeCategories.find((each) => each === query.get('category'))

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ search }) => {
  const category = categoryOf(search)
  void queryClient.prefetchInfiniteQuery(noticesQuery(isMember(), category))
}

const hrefOf = (category?: string) => paths.notices + (category ? `?category=${category}` : '')

/** The list of notices. A guest's list comes from the calls that need no login (R034, S067). */
export function Component() {
  const category: NoticeCategory | undefined = categoryOf(useSearchParams()[0])
  const notices = usePagedList(noticesQuery(useIsMember(), category), noticeSummaryView)
  return (
    <Page>
      <NoticeListScreen notices={notices} category={category} hrefOf={hrefOf} />
    </Page>
  )
}
