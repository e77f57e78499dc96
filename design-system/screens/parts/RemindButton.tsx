import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'

export interface RemindButtonProps {
  /** Whether a reminder is set. */
  isSet: boolean
  /** When the set reminder arrives, ISO 8601; absent if that is not known. */
  remindAt?: string | undefined
  isPending: boolean
  /** Whether this device cannot receive reminders yet: the user or the browser has refused. */
  isRefused: boolean
  onToggle: (isSet: boolean) => void
  /** The URL of the settings of reminders. */
  settingsHref: string
}

/** Sets a reminder of a deadline or an event, or removes it (Q508). */
export function RemindButton(props: RemindButtonProps) {
  const { isSet, remindAt, isPending, isRefused, onToggle, settingsHref } = props
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Button
        variant="outline"
        size="small"
        aria-pressed={isSet}
        isPending={isPending}
        onClick={() => onToggle(!isSet)}
      >
        {isSet ? 'リマインドを設定ずみ' : 'リマインド'}
      </Button>
      <output className="text-14 text-quiet tabular-nums">
        {isRefused && 'この端末では、まだ通知を受け取れません。'}
        {isSet && remindAt && `${dateTimeText(remindAt)}ごろに届きます。`}
      </output>
      {(isSet || isRefused) && (
        <TextLink href={settingsHref} className="inline-flex min-h-11 items-center text-14">
          お知らせの受け取り
        </TextLink>
      )}
    </span>
  )
}
