import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { OwnLimitForm } from '../parts/OwnLimitForm.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { BlockSettings } from './parts/BlockSettings.tsx'
import { BreakSettings } from './parts/BreakSettings.tsx'
import { PinForm } from './parts/PinForm.tsx'
import { PinSettings } from './parts/PinSettings.tsx'
import { SpendingFrame } from './SpendingFrame.tsx'
import type { SpendingLimit, SpendingLockView, SpendingPause, SpendingPin } from './spending.types.ts'

export interface SpendingScreenProps {
  /** What is set on this device. */
  lock: SpendingLockView
  pin: SpendingPin
  pause: SpendingPause
  limit: SpendingLimit
  /** Called when the user wants to buy nothing on this device, or, without a PIN, to buy here again. */
  onBlock: (isBlocked: boolean) => void
  /** What the last action did, in one sentence. */
  news?: string | undefined
  /** The links of the page. */
  hrefs: { orders: string; terms: string }
}

const skeleton = (
  <RowsSkeleton rows={2} row="py-3">
    <Skeleton shape="line" className="h-6 w-48" />
  </RowsSkeleton>
)

/** 買い物の設定: a PIN, a device on which nothing is bought, a break, and the member's own monthly limit (Q526). */
export function SpendingScreen({ lock, pin, pause, limit, onBlock, news, hrefs }: SpendingScreenProps) {
  return (
    <SpendingFrame>
      {/* Its space is reserved from the start, because each action shows its result here. */}
      <output className="block min-h-7 font-bold">{news}</output>
      {!lock.isKept && (
        <p className="mt-2 border-l-2 border-l-warning pl-3 text-14">
          このブラウザーは設定を保存できないため、暗証番号と「購入しない」は、このタブを閉じると消えます。サイトのデータの保存を許可すると残ります。
        </p>
      )}
      <Section title="暗証番号" lead="お支払いとコインを使う前に、毎回入力します。">
        {pin.form && pin.form !== 'unblock' ? (
          <PinForm {...pin} kind={pin.form} lock={lock} />
        ) : (
          <PinSettings {...pin} lock={lock} />
        )}
      </Section>
      <Section title="この端末では購入しない" lead="ほかの端末には影響しません。">
        {pin.form === 'unblock' ? (
          <PinForm {...pin} kind="unblock" lock={lock} />
        ) : (
          <BlockSettings lock={lock} onBlock={onBlock} onUnblockByPin={() => pin.onFormChange('unblock')} />
        )}
      </Section>
      <Section title="お休み" lead="決めた期間は、お金もコインも使えません。">
        <Loaded value={pause.current} label="お休みの設定を読みこみ中" skeleton={skeleton}>
          {(shown) => <BreakSettings pause={shown} onBreak={pause.onBreak} isPending={pause.isPending} />}
        </Loaded>
      </Section>
      <Section title="ひと月の上限">
        <OwnLimitForm limit={limit.own} onLimit={limit.onLimit} spent={limit.spent} />
      </Section>
      <Section title="困ったとき">
        <p>
          使いすぎや、お子さまの購入で困ったときは、消費者ホットライン（局番なしの188）で、お近くの消費生活センターに相談できます。
        </p>
        <p className="mt-3">
          未成年の方が保護者の同意なしに購入したときは、取り消せる場合があります。
          <TextLink href={hrefs.orders}>注文の履歴</TextLink>で内容を確かめて、お問い合わせください。くわしくは
          <TextLink href={hrefs.terms}>利用規約</TextLink>をご覧ください。
        </p>
      </Section>
    </SpendingFrame>
  )
}
