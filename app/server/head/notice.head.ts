import { getNoticeNologin, listNoticesNologin } from '@tsudoi/contracts/notice/notice.endpoints'
import { dateText } from '@tsudoi/design-system/text/dateTimeText'
import { paths } from '../../paths.ts'
import { pageSize } from '../../queries/pageSize.ts'
import type { MakePageHead } from '../pageHead.ts'
import { namesSentence } from './headText.ts'
import { pageTitleOf } from './pageTitleOf.ts'
import { contentHead } from './contentHead.ts'

/** Head of the list of the operator's notices. */
export const noticeListHead: MakePageHead = async ({ read }) => {
  const answer = await read(listNoticesNologin, {}, { 'seek.limit': pageSize })
  const titles = answer?.list.map((notice) => notice.title) ?? []
  const title = pageTitleOf(paths.notices)
  const names = namesSentence(titles, answer?.seek.hasNext ? 'unknown' : undefined)
  const sentences = ['集いからのお知らせの一覧', names]
  return contentHead({
    kind: title,
    name: title,
    path: paths.notices,
    ...(titles.length === 0 && { isIndexed: false }),
    sentences,
  })
}

/** Head of the page of a notice. */
export const noticeHead: MakePageHead = async ({ params: { id = '' }, read }) => {
  const notice = (await read(getNoticeNologin, { id }))?.notice
  if (!notice) return undefined
  const { title, text, publishedTime } = notice
  return contentHead({
    kind: 'お知らせ',
    name: title,
    path: paths.notice(id),
    type: 'article',
    sentences: [`${dateText(publishedTime)}のお知らせ`, text],
    detail: dateText(publishedTime),
    above: [['お知らせ', paths.notices]],
  })
}
