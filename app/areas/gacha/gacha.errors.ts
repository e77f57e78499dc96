import type { MessageCode } from '@tsudoi/contracts/errors'
import { untouched } from '@tsudoi/design-system/text/untouched'
import { specifiedEntry, ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Returns the path of the gacha page of the channel whose page is open (E010). */
const gachaPagePathOf = (pathname: string) => /^\/channel\/[^/]+\/gacha/.exec(pathname)?.[0]

/** Error dialogs of draws. The mutation also stores these errors for the result page (S049). */
export const gachaErrors = {
  GachaUnavailable: ownEntry('E009', {
    title: 'このガチャは引けません',
    cause: '期間外か、公開が終わりました。',
    remedy: 'ほかのガチャをご覧ください。',
    coins: untouched.coins,
  }),
  FailedPrecondition: ownEntry('E010', {
    title: '無料期間が終わりました',
    cause: '無料で引ける期間を過ぎています。',
    remedy: 'ガチャトップで、いまの回数とコインを確かめてください。',
    coins: untouched.coins,
    button: 'ガチャトップへもどる',
    consequence: { goTo: gachaPagePathOf },
  }),
  NoGachaItemToDraw: specifiedEntry('E011', {
    title: '景品終了',
    cause: '景品がなくなりました。',
    remedy: 'ほかのガチャをご覧ください。',
    coins: untouched.coins,
  }),
  NotEnoughCoin: ownEntry('ours', {
    title: 'コインが足りません',
    cause: '必要なコインより、所持コインが少ない状態です。',
    remedy: 'コインを購入すると引けます。',
    coins: untouched.coins,
    consequence: 'caller',
  }),
  GachaNotAgreed: ownEntry('ours', {
    title: '注意事項への同意が必要です',
    remedy: '内容を読んで、同意してから引いてください。',
    coins: untouched.coins,
    consequence: 'caller',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
