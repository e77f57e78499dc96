import type { MessageCode } from '@tsudoi/contracts/errors'
import { untouched } from '@tsudoi/design-system/text/untouched'
import { specifiedEntry, ownEntry, type CatalogueEntry } from '../errors/catalogueEntry.ts'

/** Errors that prevent a user from buying a pack of coins. */
export const shopErrors = {
  UnavailablePeriod: specifiedEntry('E012', {
    title: '購入期間外です',
    cause: '販売の期間が終わりました。',
    remedy: '販売中のものから選び直してください。',
    coins: untouched.coins,
  }),
  PackLimitReached: ownEntry('ours', {
    title: '購入できる回数の上限です',
    cause: 'このコインは、おひとりさまが購入できる回数まで、購入または注文されています。',
    remedy: 'ほかのコインを選ぶか、お支払い待ちの注文を確かめてください。',
    coins: untouched.purchase,
  }),
  SpendingBreak: ownEntry('ours', {
    title: '買い物をお休みしています',
    cause: 'ご自身で決めたお休みの期間です。',
    remedy: '終わる日時は、マイページの「買い物の設定」で確かめられます。',
    coins: untouched.payment,
  }),
  CardNotForMinors: ownEntry('ours', {
    title: '18歳未満の方は、カードを登録できません',
    cause: '18歳未満の方は、カードを登録したり、登録したカードで支払ったりできません。',
    remedy: 'ほかのお支払い方法を選ぶか、保護者の方と相談してください。',
    coins: untouched.payment,
  }),
  MaxQuantityExceed: specifiedEntry('E066', {
    title: '所持上限です',
    cause: '有償コインの所持上限を超えるため購入することができません。',
    remedy: 'コインを使ってから、もう一度お試しください。',
    coins: untouched.purchase,
  }),
  MaxAmountExceed: specifiedEntry('E067', {
    title: '購入上限です',
    cause: '今月の購入上限金額を超えるため購入することができません。',
    remedy: '上限は、登録した生年月日に応じてアカウントごとに決まります。翌月1日から、また購入できます。',
    coins: untouched.purchase,
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
