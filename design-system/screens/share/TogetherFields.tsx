import { DeviceTime } from '../../components/DeviceTime.tsx'
import { TextField } from '../../components/TextField.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'

export interface TogetherFieldsProps {
  /** The typed time, which is Japan's: 2026-02-01T21:00. */
  value: string
  /** The first and the last time that can be chosen, in the form of `value`. */
  min: string
  max: string
  /** The chosen start, ISO 8601; absent while the typed time cannot be used. */
  startTime?: string | undefined
  error?: string | undefined
  onValueChange: (value: string) => void
}

/** The time from which viewers of a link watch a film together, in Japan and in the time zone of the device (Q531). */
export function TogetherFields({ value, min, max, startTime, error, onValueChange }: TogetherFieldsProps) {
  return (
    <>
      <TextField
        id="together-time"
        label="見はじめる日時"
        requirement="必須"
        type="datetime-local"
        support="日本時間で入力してください。30日後まで選べます。"
        value={value}
        min={min}
        max={max}
        error={error}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
      {startTime && (
        <p className="mt-2 text-14">
          {dateTimeText(startTime)}（日本時間）から一緒に見るリンクです。
          <DeviceTime at={startTime} />
        </p>
      )}
    </>
  )
}
