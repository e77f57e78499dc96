import * as Radix from '@radix-ui/react-alert-dialog'
import { useContext, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './Button.tsx'
import { centredDialogClasses } from './centredDialogClasses.ts'
import { keepOpenWhileComposing } from './keepOpenWhileComposing.ts'
import { scrimClasses } from './scrimClasses.ts'
import { ThemeAttributesContext } from './themeAttributes.ts'
import { useOpenOverlay } from './useOpenOverlay.ts'
import { useOverlayState, type OverlayState } from './useOverlayState.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export interface AlertDialogProps extends OverlayState {
  title: string
  /** The body text. For anything that costs coins, it always says whether coins were used. */
  children?: ReactNode | undefined
  /** The confirming button. Its label says what happens (10コインで引く), and is never just "OK" where money is involved. */
  confirm: { label: string; onPress: () => void; variant?: ButtonVariant | undefined; isPending?: boolean | undefined }
  /** The answer that changes nothing. Without it the dialog has one button, and Escape counts as `confirm`. */
  cancel?: { label: string; onPress: () => void } | undefined
}

/** A modal that the user must answer: a confirmation, or a failure to acknowledge. A click outside does nothing. */
export function AlertDialog({ trigger, title, children, confirm, cancel, ...state }: AlertDialogProps) {
  const [isOpen, setOpen] = useOverlayState(state)
  const themeAttributes = useContext(ThemeAttributesContext)
  const { remember, returnFocus } = useReturnFocus()
  const press = (answer: { onPress: () => void }) => {
    answer.onPress()
    setOpen(false)
  }
  const leave = () => {
    if (!confirm.isPending) press(cancel ?? confirm)
  }
  useOpenOverlay(isOpen, leave)
  const answer = (onClick?: () => void) => (
    <Button variant={confirm.variant ?? 'ink'} isPending={confirm.isPending} onClick={onClick}>
      {confirm.label}
    </Button>
  )
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next ? setOpen(true) : leave())}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
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
                  <Button variant="outline" disabled={confirm.isPending}>
                    {cancel.label}
                  </Button>
                </Radix.Cancel>
              )}
              {cancel ? answer(() => press(confirm)) : <Radix.Cancel asChild>{answer()}</Radix.Cancel>}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
