import * as Radix from '@radix-ui/react-alert-dialog'
import { useContext, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './Button.tsx'
import { centredDialogClasses } from './centredDialogClasses.ts'
import { keepOpenWhileComposing } from './keepOpenWhileComposing.ts'
import { scrimClasses } from './scrimClasses.ts'
import { ThemeAttributesContext } from './themeAttributes.ts'
import { useOpenOverlay } from './useOpenOverlay.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export interface AlertDialogProps {
  open: boolean
  title: string
  /** The body text. For anything that costs coins, it always says whether coins were used. */
  children?: ReactNode | undefined
  /** The confirming button. Its label says what happens (10コインで引く), and is never just "OK" where money is involved. */
  confirm: { label: string; onSelect: () => void; variant?: ButtonVariant | undefined; pending?: boolean | undefined }
  /** The answer that changes nothing. Without it the dialog has one button, and Escape counts as `confirm`. */
  cancel?: { label: string; onSelect: () => void } | undefined
}

/** A modal that the user must answer: a confirmation, or a failure to acknowledge. A click outside does nothing. */
export function AlertDialog({ open, title, children, confirm, cancel }: AlertDialogProps) {
  const themeAttributes = useContext(ThemeAttributesContext)
  const { remember, returnFocus } = useReturnFocus()
  const leave = () => {
    if (!confirm.pending) (cancel ?? confirm).onSelect()
  }
  useOpenOverlay(open, leave)
  const answer = (onClick?: () => void) => (
    <Button variant={confirm.variant ?? 'ink'} pending={confirm.pending} onClick={onClick}>
      {confirm.label}
    </Button>
  )
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <div {...themeAttributes}>
          <Radix.Overlay className={scrimClasses} />
          <Radix.Content
            onOpenAutoFocus={remember}
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={keepOpenWhileComposing}
            className={`${centredDialogClasses} fixed z-50 max-w-120 overflow-y-auto rounded-dialog border border-hair bg-raised px-5 pt-6 pb-5 text-ink shadow-dialog desk:px-8 desk:pt-8 desk:pb-7 motion-safe:animate-rise`}
            {...(!children && { 'aria-describedby': undefined })}
          >
            <Radix.Title className="heading border-b border-ink pb-4 text-20">{title}</Radix.Title>
            {children && (
              <Radix.Description asChild>
                <div className="pt-4">{children}</div>
              </Radix.Description>
            )}
            <div className="mt-6 flex flex-col-reverse gap-3 desk:flex-row desk:justify-end">
              {/* Radix focuses its Cancel button when the dialog opens. So that button is the answer that changes
                  nothing, or the only button. */}
              {cancel && (
                <Radix.Cancel asChild>
                  <Button variant="outline" disabled={confirm.pending}>
                    {cancel.label}
                  </Button>
                </Radix.Cancel>
              )}
              {cancel ? answer(confirm.onSelect) : <Radix.Cancel asChild>{answer()}</Radix.Cancel>}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
