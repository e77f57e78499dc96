import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { CoinButton } from '../../components/CoinButton.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import type { DrawOption } from './gacha.types.ts'

export interface DrawTermsDialogProps {
  open: boolean
  gachaName: string
  /** Plain text; line breaks count. */
  terms: string
  /** What is drawn once they are agreed to. */
  option: DrawOption
  /** Agreeing, then drawing. */
  pending?: boolean
  onAgree: () => void
  onCancel: () => void
}

/** The gacha's terms before the first draw (C079). Its button both agrees and draws, and says so with its price. */
export function DrawTermsDialog({
  open,
  gachaName,
  terms,
  option,
  pending = false,
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
          <Button variant="outline" onClick={onCancel} disabled={pending} className="whitespace-nowrap">
            引かずに閉じる
          </Button>
          <CoinButton
            label={`同意して${option.count}回引く`}
            coins={option.coins}
            variant="solid"
            pending={pending}
            disabled={!agreed}
            onClick={onAgree}
          />
        </div>
      }
    >
      <p className="text-14 text-quiet">「{gachaName}」をはじめて引く前に、一度だけお願いしています。</p>
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
