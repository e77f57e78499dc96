import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error messages of acquiring a notice's gift. */
export const noticeErrors = {
  AcquireTimeExpired: ownEntry('E004', {
    title: '受け取り期間が終わりました',
    remedy: 'ほかのお知らせもご覧ください。',
    consequence: 'caller',
  }),
  AlreadyAcquired: ownEntry('E005', {
    title: '受け取り済みです',
    remedy: 'コレクションで確かめられます。',
    consequence: 'caller',
  }),
  NoAssetToAcquire: ownEntry('E006', {
    title: '受け取れるものがありません',
    remedy: 'ほかのお知らせもご覧ください。',
    consequence: 'caller',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
