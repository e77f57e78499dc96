import { AlertDialog } from '../../components/AlertDialog.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'
import type { MaintenanceEntry, MaintenanceNotice } from './system.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface MaintenanceDialogProps {
  open: boolean
  notice: MaintenanceNotice
  /**
   * Called when the dialog is closed. During global maintenance the caller logs out and opens /top (S042); during a
   * partial one it opens /home, for guests /top (S043, Q26).
   */
  onClose: () => void
}

/**
 * The maintenance of the whole product or a part of it (W015, W016): until when, what it affects, and that no data is
 * lost.
 */
export function MaintenanceDialog({ open, notice, onClose }: MaintenanceDialogProps) {
  const isGlobal = notice.kind === 'global'
  return (
    <AlertDialog
      open={open}
      title={isGlobal ? 'ただいまメンテナンス中です' : '一部の機能がメンテナンス中です'}
      confirm={{ label: isGlobal ? 'トップへもどる' : '閉じてほかのページを見る', onPress: onClose }}
    >
      <ul className="-mt-2">
        {notice.entries.map((entry) => (
          <li key={entry.id} className="border-b border-hair py-4 last:border-b-0 last:pb-0">
            <Entry entry={entry} isGlobal={isGlobal} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-quiet">コインとコレクションは、そのままお預かりしています。</p>
    </AlertDialog>
  )
}

function Entry({ entry, isGlobal }: { entry: MaintenanceEntry; isGlobal: boolean }) {
  const targets = entry.targets === 'all' ? 'すべてのチャンネル' : entry.targets.map(isolated).join('、')
  return (
    <>
      {!isGlobal && targets && <p className="font-bold">{targets}</p>}
      {entry.message && <p className="whitespace-pre-line">{entry.message}</p>}
      <p className="mt-1 text-14 tabular-nums">
        {dateTimeText(entry.start)}〜{entry.end ? dateTimeText(entry.end) : '終了時刻は決まりしだいお知らせします'}
        <DeviceTime at={entry.start} />
      </p>
    </>
  )
}
