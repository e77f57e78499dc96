import { X } from 'lucide-react'
import * as Dialog from '@radix-ui/react-dialog'
import { useContext, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { IconButton } from './IconButton.tsx'
import { keepOpenWhileComposing } from './keepOpenWhileComposing.ts'
import { markTightDialog } from './markTightDialog.ts'
import { scrimClasses } from './scrimClasses.ts'
import { ThemeAttributesContext } from './themeAttributes.ts'
import { useOpenOverlay } from './useOpenOverlay.ts'
import { useOverlayState, type OverlayState } from './useOverlayState.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export interface DialogSurfaceProps extends OverlayState {
  title: string
  /** A sentence under the title; screen readers read it with the title. */
  description?: string | undefined
  children: ReactNode
  /** Content below the scrolling part, such as the buttons. It does not scroll. */
  footer?: ReactNode | undefined
  /** The element that gets the focus on opening. Default: the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Classes for the position and the opening animation. */
  className: string
  style?: CSSProperties | undefined
}

const attachBody = (body: HTMLElement | null) => (body ? markTightDialog(body) : undefined)

/**
 * The common part of dialogs and sheets: scrim, title bar with a close button, and a scrolling body (S118). Where the
 * body would show less than three lines, the whole dialog scrolls.
 */
export function DialogSurface(props: DialogSurfaceProps) {
  const { trigger, title, description, children, footer, initialFocus, className, style } = props
  const [isOpen, setOpen] = useOverlayState(props)
  const themeAttributes = useContext(ThemeAttributesContext)
  const { remember, returnFocus } = useReturnFocus()
  useOpenOverlay(isOpen, () => setOpen(false))
  const focusItself = (event: Event) => {
    remember()
    event.preventDefault()
    const first = initialFocus?.current ?? event.currentTarget
    if (first instanceof HTMLElement) first.focus()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <div {...themeAttributes}>
          <Dialog.Overlay className={scrimClasses} />
          <Dialog.Content
            onOpenAutoFocus={focusItself}
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={keepOpenWhileComposing}
            className={`fixed z-40 flex flex-col border border-hair bg-raised text-ink shadow-dialog data-tight:overflow-y-auto data-tight:overscroll-contain ${className}`}
            style={style}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className="flex items-center justify-between gap-4 border-b border-ink py-1.5 pr-2 pl-5 desk:pl-8">
              <Dialog.Title className="heading text-20">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label="閉じる" icon={<X className="size-5" />} />
              </Dialog.Close>
            </div>
            <div
              ref={attachBody}
              // The body is focusable, so that the keyboard can scroll a long text without links.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 in-data-tight:flex-none in-data-tight:overflow-visible desk:px-8 desk:py-8"
            >
              {description && <Dialog.Description className="mb-6 text-quiet">{description}</Dialog.Description>}
              {children}
            </div>
            {footer && <div className="border-t border-hair px-5 py-4 desk:px-8">{footer}</div>}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
