import { useQuery } from '@tanstack/react-query'
import { NoticeScreen } from '@tsudoi/design-system/screens/notice/NoticeScreen'
import { NotFoundScreen } from '@tsudoi/design-system/screens/system/NotFoundScreen'
import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { noticeQuery } from '../../queries/notice.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { deadlinesHrefOf, noticeTextView } from './notice.mappers.ts'
import { useAcquireGift } from './useAcquireGift.ts'
import { useReadNotice } from './useReadNotice.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(noticeQuery(id, isMember()))
}

/** The page of one notice. Marks it as read for a member, and lets the member acquire its gift (R035). */
export function Component() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const notice = useQuery(noticeQuery(id, isMemberNow))
  const { attempt, acquire } = useAcquireGift(id)
  const now = useNow()
  useReadNotice(id, isMemberNow && notice.data?.notice.isRead === false)
  return (
    <Page title={notice.data?.notice.title} back={{ label: 'お知らせ', href: paths.notices }}>
      {isNotFound(notice.error) ? (
        <NotFoundScreen topHref={isMemberNow ? paths.home : paths.top} />
      ) : (
        <NoticeScreen
          notice={loadableOf(notice, (data) => noticeTextView(data.notice, attempt, now))}
          onAcquire={acquire}
          hrefs={{
            list: paths.notices,
            collection: paths.collection,
            presents: paths.presents,
            deadlines: deadlinesHrefOf(notice.data?.notice, isMemberNow),
          }}
        />
      )}
    </Page>
  )
}
