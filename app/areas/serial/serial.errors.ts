import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Error messages about a single serial code. */
export const serialErrors = {
  INVALID: ownEntry('E056', {
    title: 'シリアルコードが違います',
    remedy: '入力した内容を確かめてください。',
  }),
  EXPIRED: ownEntry('E057', {
    title: 'シリアルコードの期限が切れました',
    cause: '登録できる期間が終わりました。',
    remedy: '登録できる期間は、シリアルコードの案内でご確認ください。',
  }),
  ALREADY_REGISTERED: ownEntry('E058', {
    title: '登録済みのシリアルコードです',
    cause: 'このシリアルコードは、すでに使われました。',
    remedy: 'コレクションで確かめられます。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
