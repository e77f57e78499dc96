import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { Button } from '../../../components/Button.tsx'
import { dateText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { assetKindText, assetText } from '../../asset.types.ts'
import { AssetPicture } from '../../parts/AssetPicture.tsx'
import type { Present, ReceiveOutcome } from '../present.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface PresentRowProps {
  present: Present
  now: string
  receipt?: ReceiveOutcome | undefined
  onReceive: () => void
}

/** A waiting present: its content, its reason, its expiry, and the button to receive it. */
export function PresentRow({ present, now, receipt, onReceive }: PresentRowProps) {
  const { asset, message, sent, expires } = present
  return (
    <li className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-b border-hair py-5 desk:grid-cols-[5.25rem_minmax(0,1fr)_13rem] desk:items-center desk:gap-x-8">
      <AssetPicture asset={asset} className="row-span-2 self-start desk:row-span-1" />
      <div className="min-w-0">
        <p className="text-14 text-quiet">{message}</p>
        <p className="heading mt-0.5 text-20">{assetText(asset)}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-12 text-quiet">
          <span>{assetKindText[asset.kind]}</span>
          <span className="tabular-nums">{dateText(sent)}に届きました</span>
          {expires && <Until expires={expires} now={now} />}
        </p>
      </div>
      <div className="col-start-2 desk:col-start-3">
        <ReceiveButton name={assetText(asset)} receipt={receipt} onReceive={onReceive} />
        <StatusRegion>
          {receipt === 'limited' && (
            <p className="mt-2 text-14 font-bold text-warning">持てる数の上限です。数が減ると受け取れます。</p>
          )}
        </StatusRegion>
      </div>
    </li>
  )
}

function Until({ expires, now }: { expires: string; now: string }) {
  const { text, isUrgent } = remainingText(expires, now)
  return (
    <span className={isUrgent ? 'font-bold text-danger' : ''}>
      {text === '終了' ? '受け取り期限が過ぎました' : `受け取り期限まで${text}`}
    </span>
  )
}

/** The button remains rendered with its focus, whatever the outcome. */
function ReceiveButton({
  name,
  receipt,
  onReceive,
}: { name: string } & Pick<PresentRowProps, 'receipt' | 'onReceive'>) {
  if (receipt === 'received' || receipt === 'gone') {
    return (
      <Button
        variant="quiet"
        size="small"
        isFullWidth
        aria-disabled
        aria-label={`${isolated(name)}：${receiptText[receipt]}`}
      >
        {receiptText[receipt]}
      </Button>
    )
  }
  return (
    <Button
      variant="outline"
      size="small"
      isFullWidth
      isPending={receipt === 'receiving'}
      pendingLabel="受け取っています"
      onClick={onReceive}
      aria-label={receipt === 'receiving' ? `${isolated(name)}を受け取っています` : `${isolated(name)}を受け取る`}
    >
      受け取る
    </Button>
  )
}

const receiptText = { received: '受け取りました', gone: '受け取り済みか期限切れ' } as const
