import type { ReactNode } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { Avatar } from '../../../components/Avatar.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { agoText } from '../../../text/agoText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { personName } from '../../../text/personName.ts'
import { MuteCover } from '../../parts/MuteCover.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { BoardEntry } from '../event.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** The classes of a row in the board's list: the author's picture, and the entry beside the picture. */
export const boardRowClasses = 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-hair py-5 desk:gap-x-4'

/**
 * One entry of a board: author, time, text. Its time links to the entry's dialog. An entry with muted words has a
 * cover. The `<article>` remains mounted when the user opens the cover, because it then takes the focus.
 */
export function BoardRow({ entry, now }: { entry: BoardEntry; now: string }) {
  const { author, muted } = entry
  return (
    <>
      {!muted && <Avatar name={author.name} image={author.image} isOfficial={author.isOfficial} />}
      <article tabIndex={-1} className={muted ? 'col-span-full min-w-0 text-14' : 'min-w-0'}>
        {muted ? <MuteCover {...muted} what="この書きこみ" /> : <EntryContent entry={entry} now={now} />}
      </article>
    </>
  )
}

function EntryContent({ entry, now }: { entry: BoardEntry; now: string }) {
  const { author, text, image, written, href } = entry
  return (
    <>
      <BoardEntryHead entry={entry}>
        <AppLink
          href={href}
          className="inline-flex min-h-11 min-w-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <span className="sr-only">{isolated(personName(author.name))}さんの書きこみをひらく </span>
          <time dateTime={written} title={dateTimeText(written)}>
            {agoText(written, now)}
          </time>
        </AppLink>
      </BoardEntryHead>
      <p dir="auto" className="line-clamp-6 text-reading break-words whitespace-pre-line">
        {text}
      </p>
      {image && (
        <div className="mt-3 max-w-100">
          <Artwork src={image} alt="書きこみの写真" ratio="16:9" id={entry.id} />
        </div>
      )}
    </>
  )
}

/** The author of an entry. The `children`, such as the time of the entry, follow the name. */
export function BoardEntryHead({ entry: { author }, children }: { entry: BoardEntry; children: ReactNode }) {
  const name = <bdi translate="no">{personName(author.name)}</bdi>
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-14 text-quiet">
      {author.href ? (
        <AppLink
          href={author.href}
          className="inline-flex min-h-11 items-center font-bold text-ink underline-offset-4 hover:underline"
        >
          {name}
        </AppLink>
      ) : (
        <span className="font-bold text-ink">{name}</span>
      )}
      {author.isOfficial && <Badge kind="公式" className="text-ink" />}
      {children}
    </p>
  )
}

/** The skeleton of a board's entries. */
export function BoardSkeleton() {
  return (
    <RowsSkeleton rows={3} row="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-hair py-5">
      <Skeleton shape="circle" className="size-12" />
      <div>
        <Skeleton shape="line" className="w-40" />
        <Skeleton shape="line" className="mt-3" />
      </div>
    </RowsSkeleton>
  )
}
