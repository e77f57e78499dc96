import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error dialogs of a channel outside its publication period. */
export const channelErrors = {
  UnavailableIpPublicationPeriod: ownEntry('E014', {
    title: 'このチャンネルは公開期間外です',
    cause: '公開が始まっていないか、終わりました。',
    remedy: 'ほかのチャンネルをご覧ください。',
    button: '前の画面へもどる',
    consequence: 'back',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
