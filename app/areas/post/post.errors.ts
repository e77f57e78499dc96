import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error of writing a post outside the posting period. */
export const postErrors = {
  UnavailablePostPeriod: ownEntry('E060', {
    title: '投稿の期間外です',
    cause: '受付が始まっていないか、終わりました。',
    remedy: '受付の期間を確かめてください。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
