import { Button } from '../../../components/Button.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { Actions } from '../../parts/Actions.tsx'

export interface RecordingConsentSheetProps {
  open: boolean
  /** The host's text, line by line, and its version: both are kept with the consent (Q276). */
  terms: { version: string; text: string }
  pending: boolean
  /** Why the consent is not kept yet; `terms` may have changed meanwhile. */
  failure?: string
  onAgree: () => void
  onOpenChange: (open: boolean) => void
}

/** Asks the member for consent to a recording (C152) before anything can be recorded. Closing it agrees to nothing. */
export function RecordingConsentSheet(props: RecordingConsentSheetProps) {
  const { open, terms, pending, failure, onAgree, onOpenChange } = props
  return (
    <Sheet
      side="bottom"
      open={open}
      onOpenChange={onOpenChange}
      title="録画についての同意"
      description="この回は録画します。お読みのうえ、同意できるかお選びください。"
    >
      <ul className="grid list-disc gap-3 pl-5 text-reading">
        {terms.text.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-5 text-14 text-quiet">{terms.version}版</p>
      {failure && (
        <p role="alert" className="mt-4 font-bold text-danger">
          {failure}
        </p>
      )}
      <Actions className="mt-6 mb-4">
        <Button onClick={onAgree} pending={pending} pendingLabel="送っています">
          録画に同意する
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          同意しない
        </Button>
      </Actions>
    </Sheet>
  )
}
