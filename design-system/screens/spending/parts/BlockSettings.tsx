import { Button } from '../../../components/Button.tsx'
import type { SpendingLockView } from '../spending.types.ts'

export interface BlockSettingsProps {
  lock: SpendingLockView
  onBlock: (isBlocked: boolean) => void
  /** Opens the form that asks for the PIN before the device can buy again. */
  onUnblockByPin: () => void
}

/** The setting that blocks purchases on this device. If a PIN is set, the block can be removed only with the PIN. */
export function BlockSettings({ lock: { isBlocked, hasPin }, onBlock, onUnblockByPin }: BlockSettingsProps) {
  return (
    <>
      <p>
        {isBlocked
          ? 'この端末では購入しない設定です。コインも使えません。'
          : 'この端末で、購入したりコインを使ったりできます。'}
      </p>
      {/* One button in both states, so that the focus stays on it. */}
      <Button
        variant="outline"
        className="mt-5"
        onClick={() => (isBlocked && hasPin ? onUnblockByPin() : onBlock(!isBlocked))}
      >
        {isBlocked ? '購入できるようにする' : 'この端末では購入しない'}
      </Button>
      {isBlocked && hasPin && <p className="mt-3 text-14 text-quiet">もどすには、暗証番号を入力します。</p>}
    </>
  )
}
