import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error messages of marking an item as favourite (Q86). */
export const offerErrors = {
  FavorLimitReached: ownEntry('ours', {
    title: 'お気に入りの数の上限です',
    remedy: 'ほかの候補のお気に入りを外すと、選べます。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
