import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error message of a video outside its publication period. */
export const videoErrors = {
  UnavailableVideoPublicationPeriod: ownEntry('E015', {
    title: 'この動画は公開期間外です',
    cause: '公開が始まっていないか、終わりました。',
    remedy: 'ほかの動画をご覧ください。',
    button: '前の画面へもどる',
    consequence: 'back',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
