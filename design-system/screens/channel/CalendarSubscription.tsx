import { Button } from '../../components/Button.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { Section } from '../../components/Section.tsx'
import { textLinkClasses } from '../../components/TextLink.tsx'

export interface CalendarSubscriptionProps {
  /** The secret `webcal:` address, once it was made on this visit. Only then can it be shown. */
  address?: string | undefined
  /** Whether this view can open calendar programs: not inside the mobile app. */
  canOpen: boolean
  /** Whether a new address is being made. */
  isMaking: boolean
  onMake: () => void
  onCopy: () => void
  /** The result of copying the current address. */
  copied?: 'copied' | 'refused' | undefined
}

/** A channel's programme as a subscription in the member's own calendar (Q480). */
export function CalendarSubscription(props: CalendarSubscriptionProps) {
  const { address, isMaking, onMake } = props
  return (
    <Section title="カレンダー" lead="このチャンネルの予定を、お使いのカレンダーに表示できます。">
      {address && <Address {...props} address={address} />}
      <Button
        variant="outline"
        size="small"
        onClick={onMake}
        isPending={isMaking}
        pendingLabel="アドレスを作っています"
        className={address && 'mt-8'}
      >
        {address ? '新しいアドレスを作る' : '購読のアドレスを作る'}
      </Button>
      <p className="mt-2 max-w-180 text-14 text-quiet">
        作ると、このチャンネルで前に作ったアドレスは使えなくなります。カレンダーの登録もやりなおしてください。
      </p>
    </Section>
  )
}

const copiedTexts = {
  copied: 'コピーしました。カレンダーの「照会」や「URLで追加」に貼りつけてください。',
  refused: 'コピーできませんでした。アドレスを選んでコピーしてください。',
} as const

function Address({ address, canOpen, onCopy, copied }: CalendarSubscriptionProps & { address: string }) {
  return (
    <div className="max-w-180">
      <ReadonlyField label="購読のアドレス" value={address} />
      <p className="mt-2 text-14">
        このアドレスを知っている人は、ログインしないで予定を見られます。ほかの人に見せないでください。
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {canOpen && address.startsWith('webcal:') && (
          <a href={address} className={`${textLinkClasses} tappable`}>
            カレンダーで開く
          </a>
        )}
        <Button variant="outline" size="small" onClick={onCopy}>
          アドレスをコピーする
        </Button>
      </p>
      <output className="mt-2 block text-14">{copied && copiedTexts[copied]}</output>
      <p className="mt-2 text-14 text-quiet">
        Googleカレンダーでは、アプリではなく、パソコンの画面の「URLで追加」に貼りつけます。予定の変更がカレンダーに出るまで、1日ほどかかることがあります。
      </p>
    </div>
  )
}
