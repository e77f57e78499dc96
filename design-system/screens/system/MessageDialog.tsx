import { AlertDialog } from '../../components/AlertDialog.tsx'
import type { Failure } from '../../loadable.ts'

export interface MessageDialogProps {
  open: boolean
  /** Title, cause and remedy (事象・原因・対処), and whether coins were used. */
  message: Failure
  /** The label of the close button, such as ログアウトする. Default 閉じる. */
  button?: string | undefined
  onClose: () => void
  /** A second button that opens another page. When absent, there is only the close button. */
  lead?: { label: string; onPress: () => void } | undefined
}

/** Shows a message of the error catalogue as a dialog over the unchanged page (W020–W033). */
export function MessageDialog({ open, message, button = '閉じる', onClose, lead }: MessageDialogProps) {
  const { title, cause, remedy, coins } = message
  const close = { label: button, onPress: onClose }
  return (
    <AlertDialog open={open} title={title} confirm={lead ?? close} cancel={lead && close}>
      {(coins ?? cause ?? remedy) && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          <Row term="事象" words={coins} isStrong />
          <Row term="原因" words={cause} />
          <Row term="対処" words={remedy} />
        </dl>
      )}
    </AlertDialog>
  )
}

function Row({
  term,
  words,
  isStrong = false,
}: {
  term: string
  words?: string | undefined
  isStrong?: boolean | undefined
}) {
  if (!words) return null
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className={isStrong ? 'font-bold' : ''}>{words}</dd>
    </>
  )
}
