import { TitleText } from '../../components/TitleText.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { LinkedText } from '../parts/LinkedText.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { noticeCategoryText } from '../programme.types.ts'
import type { NoticeText } from './notice.types.ts'
import { NoticeGiftSection } from './parts/NoticeGiftSection.tsx'

export interface NoticeScreenProps {
  notice: Loadable<NoticeText>
  /** Called when the member claims the notice's gift; for a guest the caller opens the log-in (S068). */
  onAcquire: () => void
  hrefs: {
    list: string
    collection: string
    presents: string
    /**
     * The URL of the list of the member's deadlines; absent for a guest, and for a notice that is not about a deadline.
     */
    deadlines?: string | undefined
  }
}

/** One notice (W067): its date in the margin, its text in a column of 720 px, and its gift. */
export function NoticeScreen({ notice, onAcquire, hrefs }: NoticeScreenProps) {
  return (
    <article className="page pt-10 pb-24 desk:pt-14">
      <Loaded value={notice} holdsHeading label="お知らせを読みこみ中" skeleton={<NoticeSkeleton />}>
        {({ title, category, published, text, gift }) => (
          <>
            <h1 className="heading max-w-200 text-32">
              <TitleText>{title}</TitleText>
            </h1>
            <div className="mt-6 gap-x-8 border-t border-ink pt-5 desk:mt-10 desk:grid desk:grid-cols-[14.5rem_minmax(0,1fr)] desk:pt-6">
              <p className="mb-6 text-14 text-quiet">
                {noticeCategoryText[category]}
                <br className="max-desk:hidden" />
                <time dateTime={published} className="ml-4 tabular-nums desk:ml-0">
                  {dateTimeText(published)}
                </time>
              </p>
              <div className="min-w-0">
                <p className="max-w-180 text-reading wrap-anywhere whitespace-pre-line">
                  <LinkedText text={text} />
                </p>
                {gift && <NoticeGiftSection gift={gift} onAcquire={onAcquire} hrefs={hrefs} />}
              </div>
            </div>
          </>
        )}
      </Loaded>
      {hrefs.deadlines && (
        <p className="mt-14 -mb-8 desk:pl-66">
          <TextLink href={hrefs.deadlines}>期限をまとめて見る</TextLink>
        </p>
      )}
      <p className="mt-14 desk:pl-66">
        <TextLink href={hrefs.list}>お知らせ一覧へ</TextLink>
      </p>
    </article>
  )
}

function NoticeSkeleton() {
  return (
    <>
      <Skeleton shape="figure" className="h-10 w-4/5" />
      <div className="mt-6 grid gap-3 border-t border-ink pt-6 desk:mt-10 desk:pl-66">
        {['w-full!', 'w-11/12!', 'w-2/3!'].map((width) => (
          <Skeleton key={width} shape="line" className={`max-w-180 ${width}`} />
        ))}
      </div>
    </>
  )
}
