import type { ReactNode } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { dateText } from '../../../text/dateTimeText.ts'
import type { LookbackEntry, LookbackFact as Fact } from '../lookback.types.ts'

export interface LookbackFactProps<Value> {
  term: string
  fact: Fact<Value>
  children: (value: Value) => ReactNode
}

const unknownTexts = { failed: '読みこめませんでした', cut: '件数が多いため、数えられません' } as const

/** One fact of the year. If it is unknown, the row says so. Renders nothing if the server has no such list. */
export function LookbackFact<Value>({ term, fact, children }: LookbackFactProps<Value>) {
  if (fact.state === 'absent') return null
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-hair py-5 desk:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-14 leading-6 text-quiet">{term}</dt>
      <dd className="min-w-0">
        {fact.state === 'known' && children(fact.value)}
        {fact.state === 'loading' && <Skeleton shape="line" className="h-6 w-24" />}
        {(fact.state === 'failed' || fact.state === 'cut') && (
          <p className="text-14 text-quiet">{unknownTexts[fact.state]}</p>
        )}
      </dd>
    </div>
  )
}

/** An entry as a link to its page, with its day and its channel. */
export function EntryLink({ entry: { name, href, time, channel } }: { entry: LookbackEntry }) {
  return (
    <>
      <AppLink
        href={href}
        className="inline-flex min-h-11 min-w-11 items-center font-bold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <span className="line-clamp-3">{name}</span>
      </AppLink>
      <p className="text-14 text-quiet tabular-nums">{dateText(time)}</p>
      <p translate="no" className="line-clamp-1 text-12 text-quiet wrap-anywhere">
        {channel.name}
      </p>
    </>
  )
}
