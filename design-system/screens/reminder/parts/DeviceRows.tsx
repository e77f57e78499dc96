import { Button } from '../../../components/Button.tsx'
import { dateText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import type { ReminderDevice } from '../reminder.types.ts'

export interface DeviceRowsProps {
  devices: readonly ReminderDevice[]
  onRemove: (id: string) => void
}

/** The devices that receive reminders. Each can be removed, also one that the member no longer has. */
export function DeviceRows({ devices, onRemove }: DeviceRowsProps) {
  if (devices.length === 0) return <p className="text-reading">受け取っている端末はありません。</p>
  return (
    <ul>
      {devices.map(({ id, name, since }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-4">
          <div className="min-w-0">
            <p translate="no" className="line-clamp-2 font-bold wrap-anywhere">
              {name}
            </p>
            <p className="text-14 text-quiet">{dateText(since)}から</p>
          </div>
          <Button variant="outline" size="small" aria-label={`${isolated(name)}を外す`} onClick={() => onRemove(id)}>
            外す
          </Button>
        </li>
      ))}
    </ul>
  )
}
