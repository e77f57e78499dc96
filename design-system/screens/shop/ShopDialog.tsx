import type { Balance } from '../../components/CoinBalance.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { ShopBalance } from './parts/ShopBalance.tsx'
import { ShopNotes, type ShopNotesProps } from './parts/ShopNotes.tsx'
import { ShopRows } from './parts/ShopRows.tsx'
import type { ShopItem } from './shop.types.ts'

export interface ShopDialogProps extends ShopNotesProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The member's balance; absent for guests, who see only the list (Q31). */
  balance?: Loadable<Balance> | undefined
  /** The packs on sale, without hidden packs (Q69). */
  items: Paged<ShopItem>
  now: string
  /**
   * Called when a pack is pressed: the caller checks whether it can be bought before any payment (S130, S131).
   * Absent: the prices are not buttons.
   */
  onBuy?: ((item: ShopItem) => void) | undefined
  /** The id of the pack being checked. */
  checking?: string | undefined
}

/**
 * The coin shop (W156, S107–S110): the balance, the packs, the notes about coins. Pages about money have no decorative
 * light.
 */
export function ShopDialog({ open, onOpenChange, balance, items, now, onBuy, checking, hrefs }: ShopDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="コインショップ">
      <div className="grid gap-x-8 gap-y-6 desk:grid-cols-[14.5rem_minmax(0,1fr)]">
        {balance && <ShopBalance balance={balance} />}
        <div className={`min-w-0 ${balance ? '' : 'col-span-full'}`}>
          <PagedList paged={items} label="販売物を読みこみ中" skeleton={skeleton} empty={<NoPacks />}>
            {(list) => <ShopRows items={list} now={now} onBuy={onBuy} checking={checking} />}
          </PagedList>
          <ShopNotes hrefs={hrefs} />
        </div>
      </div>
    </Dialog>
  )
}

/** The sentence for a shop in which no pack is on sale. The specification prescribes it (S108). */
const NoPacks = () => <p className="border-b border-hair pb-5">ただいま、購入できる販売物がありません</p>

const skeleton = (
  <RowsSkeleton rows={3} row="flex items-center justify-between border-b border-hair py-4">
    <Skeleton shape="figure" />
    <Skeleton shape="figure" className="h-11 w-36" />
  </RowsSkeleton>
)
