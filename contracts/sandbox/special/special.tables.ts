import type { PublicationColumns } from '../runtime/db/columns.ts'

/** The table of special pages. */
export interface SpecialTables {
  special: SpecialTable
}

/** A special page of a channel; `url` is a path of the app or an https URL. */
interface SpecialTable extends PublicationColumns {
  id: string
  channel_id: string
  title: string
  description: string | null
  image: string | null
  url: string
}
