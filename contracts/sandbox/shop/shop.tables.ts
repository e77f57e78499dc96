import type { PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of the shop. */
export interface ShopTables {
  coin_pack: CoinPackTable
}

interface CoinPackTable extends PublicationColumns {
  id: string
  position: number
  paid_coin: number
  price: number
  sales_copy: string | null
  max_quantity: number
  has_showed_time_left: boolean | null
  is_hidden: boolean | null
}
