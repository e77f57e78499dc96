import { Checkbox } from '../../../../components/Checkbox.tsx'
import { Dialog } from '../../../../components/Dialog.tsx'
import { streamerKeys } from '../streamerKeys.rules.ts'

export interface KeysDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether the shortcut keys are on. They can be switched off (WCAG 2.1.4). */
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
}

/** The list of shortcut keys, and the switch to turn them off. */
export function KeysDialog({ open, onOpenChange, hasKeys, onKeys }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={480} title="キーの一覧">
      <dl className="grid gap-2">
        {streamerKeys.map(({ key, does }) => (
          <div key={key} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4">
            <dt className="rounded-control border border-edge text-center font-bold">{key.toUpperCase()}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 mb-4">
        <Checkbox
          label="キーで操作する"
          checked={hasKeys}
          onChange={(event) => onKeys(event.target.checked)}
          support="音声入力などで、文字が思わぬ操作になるときは、切ってください。"
        />
      </div>
    </Dialog>
  )
}
