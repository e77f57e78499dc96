import { Button } from '../../../components/Button.tsx'
import { dateText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import { ManagedRow } from '../../parts/ManagedRow.tsx'
import type { ReminderDevice } from '../reminder.types.ts'

export interface DeviceRowsProps {
  devices: readonly ReminderDevice[]
  onRemove: (id: string) => void
}

/** The devices that receive reminders. Each can be removed, even a device that the member no longer has. */
export function DeviceRows({ devices, onRemove }: DeviceRowsProps) {
  if (devices.length === 0) return <p className="text-reading">受け取っている端末はありません。</p>
  return (
    <ul>
      {devices.map(({ id, name, since }) => (
        <ManagedRow
          key={id}
          name={name}
          actions={
            <Button variant="outline" size="small" aria-label={`${isolated(name)}を外す`} onClick={() => onRemove(id)}>
              外す
            </Button>
          }
        >
          <p className="text-14 text-quiet">{dateText(since)}から</p>
        </ManagedRow>
      ))}
    </ul>
  )
}
