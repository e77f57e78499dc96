import { useCallback } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { classes } from '../../../components/classes.ts'
import { channelThemeAttributes } from '../../../components/themeAttributes.ts'
import { VirtualGrid, type CellProps, type GridPosition } from '../../../components/VirtualGrid.tsx'
import { countText } from '../../../text/countText.ts'
import { rarityText } from '../../../text/rarityText.ts'
import { collectedKindText } from '../collection.rules.ts'
import type { CollectedItem, IsNewItem } from '../collection.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface CollectionWallProps {
  items: CollectedItem[]
  isNew: IsNewItem
  /** Returns the URL that opens the item enlarged. */
  hrefOf: (item: CollectedItem) => string
  /** The scroll position to restore once, on mount. */
  place?: GridPosition | undefined
  isGrowing: boolean
  onPlace: (place: GridPosition | undefined) => void
  onSeen: (keys: readonly string[]) => void
}

/**
 * The number of columns for a width in px: three on a phone, five on a desktop. A cell fits an item's name at large
 * text sizes.
 */
const columnsFor = (width: number) => Math.max(2, Math.min(8, Math.floor((width + 16) / (width < 700 ? 118 : 172))))

const keyOf = ({ key }: CollectedItem) => key

const channelAttributes = ({ channel }: CollectedItem) => channelThemeAttributes(channel)

/** The grid of all items, each shown as a print of the same size. */
export function CollectionWall({ items, isNew, hrefOf, place, isGrowing, onPlace, onSeen }: CollectionWallProps) {
  // A long label, such as 特典ストーリー, needs two lines if a count or 新着 is beside it. All items then reserve two lines,
  // because all rows are equally tall.
  const lines = items.some(({ kinds: [kind = 'photo'] }) => collectedKindText[kind].length > 5) ? 2 : 1
  const print = useCallback(
    (item: CollectedItem, cell: CellProps) => (
      <Print item={item} cell={cell} isNew={isNew(item)} href={hrefOf(item)} lines={lines} />
    ),
    [isNew, hrefOf, lines],
  )
  return (
    <VirtualGrid
      items={items}
      keyOf={keyOf}
      label="コレクション"
      columnsFor={columnsFor}
      cellAttributes={channelAttributes}
      place={place}
      isGrowing={isGrowing}
      onPlace={onPlace}
      onSeen={onSeen}
    >
      {print}
    </VirtualGrid>
  )
}

interface PrintProps {
  item: CollectedItem
  cell: CellProps
  isNew: boolean
  href: string
  /** The lines of space for the kind, the number and whether the item is new. */
  lines: 1 | 2
}

function Print({ item, cell, isNew, href, lines }: PrintProps) {
  const { key, name, image, rarity, owned = 1, kinds, channel } = item
  const kind = kinds[0] ?? 'photo'
  const what = rarity && kind === 'photo' ? rarityText(rarity) : collectedKindText[kind]
  const facts = [isNew && '新着', what, owned > 1 && `${countText(owned)}枚`].filter(Boolean).join(' ')
  return (
    <AppLink {...cell} href={href} className="block pb-6">
      <Artwork src={image} alt="" ratio="3:4" id={key} />
      <span className={classes('mt-2 block text-12 font-bold break-keep tabular-nums', lines === 2 && 'min-h-[2lh]')}>
        {facts}
      </span>{' '}
      <span className="line-clamp-2 min-h-[2lh] text-14 font-bold">{name}</span>
      <span className="sr-only">、{isolated(channel.name)}</span>
    </AppLink>
  )
}
