import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Artwork } from '../../../components/Artwork.tsx'
import { Button } from '../../../components/Button.tsx'
import { agoText } from '../../../text/agoText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import { laterChannelName, laterKindText } from '../later.rules.ts'
import type { LaterItem } from '../later.types.ts'

export interface LaterRowProps {
  item: LaterItem
  now: string
  onRemove: (key: string, isRemoved: boolean) => void
}

/** The id of the title of an item, which names its row. */
export const laterTitleId = ({ key }: LaterItem) => `later-${encodeURIComponent(key)}`

/** A kept item. A removed one remains as a row that offers to undo the removal, until the page is left. */
export function LaterRow({ item, now, onRemove }: LaterRowProps) {
  const { key, title, href, image, kind, keptAt, isRemoved = false } = item
  const channel = laterChannelName(item)
  return (
    <div className="group relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-hair py-4 desk:grid-cols-[8rem_minmax(0,1fr)_auto] desk:gap-x-6">
      <Artwork src={image} alt="" ratio="16:9" id={key} className={isRemoved ? 'opacity-50' : ''} />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-14 text-quiet">
          {channel && <span translate="no">{channel}</span>}
          <span>{laterKindText[kind]}</span>
        </p>
        <AppLink
          id={laterTitleId(item)}
          href={href}
          className={`heading line-clamp-3 text-16 wrap-anywhere ${stretchedLinkClasses} desk:text-20`}
        >
          <bdi>{title}</bdi>
        </AppLink>
      </div>
      <div className="relative col-start-2 flex flex-wrap items-center justify-end gap-x-4 desk:col-start-3">
        <p className="mr-auto text-14 text-quiet">
          保存：
          <time dateTime={keptAt} title={dateTimeText(keptAt)}>
            {agoText(keptAt, now)}
          </time>
        </p>
        <output className="text-14 text-quiet">{isRemoved && 'はずしました'}</output>
        <Button
          variant={isRemoved ? 'outline' : 'quiet'}
          size="small"
          aria-label={isRemoved ? `${isolated(title)}を元にもどす` : `${isolated(title)}をはずす`}
          onClick={() => onRemove(key, !isRemoved)}
        >
          {isRemoved ? '元にもどす' : 'はずす'}
        </Button>
      </div>
    </div>
  )
}
