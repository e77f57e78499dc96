import type { Balance } from '../../components/CoinBalance.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import type { More } from '../programme.types.ts'
import { ShopBalance } from './parts/ShopBalance.tsx'
import { ShopNotes, type ShopNotesProps } from './parts/ShopNotes.tsx'
import { ShopRows } from './parts/ShopRows.tsx'
import type { ShopItem } from './shop.types.ts'

export interface ShopDialogProps extends ShopNotesProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Absent for guests, who see the list only (Q31). */
  balance?: Loadable<Balance>
  /** Hidden ones are left out (Q69). */
  items: Loadable<ShopItem[]>
  /** What the next page of packs is doing. */
  more?: More
  onMore?: () => void
  now: string
  /** A pack was pressed: whether it can be bought is checked before anybody pays (S130, S131). Without it the prices stand alone. */
  onBuy?: (item: ShopItem) => void
  /** Id of the pack that is being checked. */
  checking?: string
}

/** The coin shop (W156, S107–S110): what one holds, what is on sale, what holds for coins. No light behind money. */
export function ShopDialog({
  open,
  onOpenChange,
  balance,
  items,
  now,
  onBuy,
  checking,
  more = 'none',
  onMore,
  hrefs,
}: ShopDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="コインショップ">
      <div className="grid gap-x-8 gap-y-6 desk:grid-cols-[14.5rem_minmax(0,1fr)]">
        {balance && <ShopBalance balance={balance} />}
        <div className={`min-w-0 ${balance ? '' : 'col-span-full'}`}>
          <Loaded of={items} label="販売物を読みこみ中" skeleton={<RowsSkeleton />}>
            {(list) => <ShopRows items={list} now={now} onBuy={onBuy} checking={checking} />}
          </Loaded>
          <MoreButton more={more} onMore={onMore} />
          <ShopNotes hrefs={hrefs} />
        </div>
      </div>
    </Dialog>
  )
}

function RowsSkeleton() {
  return (
    <div>
      {[1, 2, 3].map((at) => (
        <div key={at} className="flex items-center justify-between border-b border-hair py-4">
          <Skeleton shape="figure" />
          <Skeleton shape="figure" className="h-11! w-36!" />
        </div>
      ))}
    </div>
  )
}
