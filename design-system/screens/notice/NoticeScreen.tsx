import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { noticeCategoryText } from '../programme.views.ts'
import type { NoticeText } from './notice.views.ts'

export interface NoticeScreenProps {
  notice: Loadable<NoticeText>
  hrefs: { list: string }
}

/** One notice (W067): its day in the margin, its text in a column of 720 px. */
export function NoticeScreen({ notice, hrefs }: NoticeScreenProps) {
  return (
    <article className="page pt-10 pb-24 desk:pt-14">
      <Loaded of={notice} label="お知らせを読みこみ中" skeleton={<NoticeSkeleton />}>
        {({ title, category, published, text }) => (
          <>
            <h1 className="heading max-w-200 text-32">{title}</h1>
            <div className="mt-6 gap-x-8 border-t border-ink pt-5 desk:mt-10 desk:grid desk:grid-cols-[14.5rem_minmax(0,1fr)] desk:pt-6">
              <p className="mb-6 text-14 text-quiet">
                {noticeCategoryText[category]}
                <br className="max-desk:hidden" />
                <time dateTime={published} className="ml-4 tabular-nums desk:ml-0">
                  {dateTimeText(published)}
                </time>
              </p>
              <p className="max-w-180 text-reading whitespace-pre-line">{text}</p>
            </div>
          </>
        )}
      </Loaded>
      <p className="mt-14 desk:pl-66">
        <TextLink href={hrefs.list}>お知らせ一覧へ</TextLink>
      </p>
    </article>
  )
}

function NoticeSkeleton() {
  return (
    <>
      <Skeleton shape="figure" className="h-10! w-4/5!" />
      <div className="mt-6 grid gap-3 border-t border-ink pt-6 desk:mt-10 desk:pl-66">
        {['w-full!', 'w-11/12!', 'w-2/3!'].map((width) => (
          <Skeleton key={width} shape="line" className={`max-w-180 ${width}`} />
        ))}
      </div>
    </>
  )
}
