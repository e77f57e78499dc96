import { Checkbox } from '../../../components/Checkbox.tsx'
import { Select } from '../../../components/Select.tsx'
import { selectableQuietTimes, usualQuietHours } from '../reminder.rules.ts'
import type { QuietHours } from '../reminder.types.ts'

export interface QuietHoursFieldsProps {
  hours: QuietHours | undefined
  onValueChange: (hours: QuietHours | undefined) => void
}

const optionsOf = (times: readonly string[]) => times.map((time) => ({ value: time, label: time }))

/** The daily period without notifications. */
export function QuietHoursFields({ hours, onValueChange }: QuietHoursFieldsProps) {
  const set = (change: Partial<QuietHours>) => {
    const { start, end } = { ...usualQuietHours, ...hours, ...change }
    if (start !== '' && end !== '') onValueChange({ start, end })
  }
  return (
    <>
      <Checkbox
        label="静かな時間は通知を止める"
        support="止めた通知は、終わりの時刻にまだ間にあうものだけが届きます。"
        checked={hours !== undefined}
        onChange={({ target }) => onValueChange(target.checked ? usualQuietHours : undefined)}
      />
      {hours && (
        <div className="mt-4 grid max-w-90 grid-cols-2 gap-4">
          <Select
            label="はじまり"
            requirement={null}
            placeholder="選択してください"
            options={optionsOf(selectableQuietTimes(hours.start, hours.end))}
            value={hours.start}
            onChange={({ target }) => set({ start: target.value })}
          />
          <Select
            label="おわり"
            requirement={null}
            placeholder="選択してください"
            options={optionsOf(selectableQuietTimes(hours.end, hours.start))}
            value={hours.end}
            onChange={({ target }) => set({ end: target.value })}
          />
        </div>
      )}
    </>
  )
}
