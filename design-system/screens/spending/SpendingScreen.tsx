import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import type { OwnSpendingLimit } from '../mypage/spending.types.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { OwnLimitForm } from '../parts/OwnLimitForm.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { BlockSettings } from './parts/BlockSettings.tsx'
import { BreakSettings } from './parts/BreakSettings.tsx'
import { PinForm } from './parts/PinForm.tsx'
import { PinSettings } from './parts/PinSettings.tsx'
import { SpendingFrame } from './SpendingFrame.tsx'
import type { PinFormKind, PinValues, SpendingBreakView, SpendingLockView } from './spending.types.ts'

export interface SpendingScreenProps {
  /** What is set on this device. */
  lock: SpendingLockView
  /** The break, on this device and on the account. */
  pause: Loadable<SpendingBreakView>
  /** The member's own monthly limit, which is stored on this device only. */
  limit: OwnSpendingLimit
  /** The yen that the member has spent this month; undefined while unknown. */
  spent?: number | undefined
  /** The open form of a PIN. */
  pinForm?: PinFormKind | undefined
  /** Opens a form of a PIN; undefined closes it. */
  onPinForm: (kind: PinFormKind | undefined) => void
  /** Called with the values of the open form. The caller closes it when that is done. */
  onPin: (values: PinValues) => void
  /** Whether a PIN is being compared or stored. */
  isPending?: boolean | undefined
  /** After a wrong PIN: how many more are accepted before a wait. */
  triesLeft?: number | undefined
  /** Called when the user has forgotten the PIN. The caller asks for the password, and then removes the PIN. */
  onForgot: () => void
  /** Whether the forgotten PIN is being removed. */
  isForgetting?: boolean | undefined
  /** What the last action did, in one sentence. */
  news?: string | undefined
  /** Called when the user wants to buy nothing on this device, or, without a PIN, to buy here again. */
  onBlock: (isBlocked: boolean) => void
  /** Called with the length of the break, after the user has confirmed it. */
  onBreak: (minutes: number) => void
  /** Whether the break is being sent. */
  isStartingBreak?: boolean | undefined
  /** Called with the new monthly limit in yen; undefined removes the limit. */
  onLimit: (yen: number | undefined) => void
  /** The links of the page. */
  hrefs: { orders: string; terms: string }
}

const skeleton = (
  <RowsSkeleton rows={2} row="py-3">
    <Skeleton shape="line" className="h-6 w-48" />
  </RowsSkeleton>
)

/** 買い物の設定: a PIN, a device on which nothing is bought, a break, and the member's own monthly limit (Q526). */
export function SpendingScreen(props: SpendingScreenProps) {
  const { lock, pause, limit, spent, pinForm, news, onBlock, onBreak, isStartingBreak, onLimit, hrefs } = props
  return (
    <SpendingFrame>
      {/* Its space is there from the start, because each action writes into it. */}
      <output className="block min-h-7 font-bold">{news}</output>
      {!lock.isKept && (
        <p className="mt-2 border-l-2 border-l-warning pl-3 text-14">
          このブラウザーは設定を保存できないため、暗証番号と「購入しない」は、このタブを閉じると消えます。サイトのデータの保存を許可すると残ります。
        </p>
      )}
      <Section title="暗証番号" lead="お支払いとコインを使う前に、毎回入力します。">
        {pinForm && pinForm !== 'unblock' ? <PinForm {...props} kind={pinForm} /> : <PinSettings {...props} />}
      </Section>
      <Section title="この端末では購入しない" lead="ほかの端末には影響しません。">
        {pinForm === 'unblock' ? (
          <PinForm {...props} kind="unblock" />
        ) : (
          <BlockSettings lock={lock} onBlock={onBlock} onUnblockByPin={() => props.onPinForm('unblock')} />
        )}
      </Section>
      <Section title="お休み" lead="決めた期間は、お金もコインも使えません。">
        <Loaded value={pause} label="お休みの設定を読みこみ中" skeleton={skeleton}>
          {(shown) => <BreakSettings pause={shown} onBreak={onBreak} isPending={isStartingBreak} />}
        </Loaded>
      </Section>
      <Section title="ひと月の上限">
        <OwnLimitForm limit={limit} onLimit={onLimit} spent={spent} />
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
