import { AppLink } from '../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../components/classes.ts'
import { Penlight } from '../../components/Penlight.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { dayParts } from '../../text/dayParts.ts'
import { noticeCategoryText, type NoticeSummary } from '../programme.types.ts'
import { RowsSkeleton, type RowsSkeletonProps } from './RowsSkeleton.tsx'

/** A list of notices: date, category, title; unread notices have a penlight. */
export function NoticeRows({ notices }: { notices: readonly NoticeSummary[] }) {
  if (notices.length === 0) return <p className="text-quiet">お知らせはまだありません。</p>
  return (
    <ul className="-mt-3">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}

function NoticeRow({ notice: { title, category, published, href, isUnread = false } }: { notice: NoticeSummary }) {
  const { month, day } = dayParts(published)
  return (
    <li className="group relative grid grid-cols-[minmax(3rem,max-content)_minmax(0,1fr)_auto] gap-x-4 border-b border-hair py-3 desk:grid-cols-[4rem_7rem_minmax(0,1fr)_auto] desk:gap-x-5">
      <time
        dateTime={published}
        className="row-span-2 text-20 font-bold whitespace-nowrap tabular-nums desk:row-span-1 desk:text-16"
      >
        {month === '' ? '－' : `${month}/${day}`}
      </time>
      <span className="text-14 text-quiet desk:leading-6">{noticeCategoryText[category]}</span>
      <AppLink
        href={href}
        className={`col-start-2 row-start-2 ${stretchedLinkClasses} desk:col-start-3 desk:row-start-1 ${isUnread ? 'font-bold' : ''}`}
      >
        {title}
      </AppLink>
      <span className="col-start-3 row-start-1 w-4 desk:col-start-4">{isUnread && <Penlight label="未読" />}</span>
    </li>
  )
}

/** The skeleton of a list of notices. */
export function NoticeRowsSkeleton({ rows }: Pick<RowsSkeletonProps, 'rows'>) {
  return (
    <RowsSkeleton rows={rows} className="-mt-3" row="flex gap-5 border-b border-hair py-3">
      <Skeleton shape="line" className="h-6 w-12" />
      <Skeleton shape="line" className="h-6 w-2/3" />
    </RowsSkeleton>
  )
}
