import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { isolated } from '../../text/isolated.ts'

export interface DrawTermsDialogProps {
  open: boolean
  gachaName: string
  /** The terms: plain text whose line breaks are kept. */
  terms: string
  /** Whether the agreement is being sent. */
  isPending?: boolean | undefined
  onAgree: () => void
  onCancel: () => void
}

/** The gacha's terms before the first draw (C079). Agreeing costs no coins; the confirmation follows. */
export function DrawTermsDialog({
  open,
  gachaName,
  terms,
  isPending = false,
  onAgree,
  onCancel,
}: DrawTermsDialogProps) {
  const [agreed, setAgreed] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="ガチャの規約をお読みください"
      width={560}
      footer={
        <div className="flex flex-col-reverse gap-3 desk:flex-row">
          <Button variant="outline" onClick={onCancel} disabled={isPending} className="whitespace-nowrap">
            引かずに閉じる
          </Button>
          <Button variant="solid" isFullWidth isPending={isPending} disabled={!agreed} onClick={onAgree}>
            同意して次へ
          </Button>
        </div>
      }
    >
      <p className="text-14 text-quiet">「{isolated(gachaName)}」をはじめて引く前に、一度だけお願いしています。</p>
      <p className="mt-4 text-reading whitespace-pre-line">{terms}</p>
      <div className="mt-5 border-t border-hair pt-3">
        <Checkbox
          label="規約に同意する"
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
