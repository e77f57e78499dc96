import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error messages of a live talk's chat outside its period. */
export const livetalkErrors = {
  UnavailableChatPeriod: ownEntry('E055', {
    title: 'チャットの期間外です',
    cause: '受付が始まっていないか、終わりました。',
    remedy: '受付の時間を確かめてください。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
