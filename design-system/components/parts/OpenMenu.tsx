import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { useContext, useRef, useState } from 'react'
import { AppLink } from '../AppLink.tsx'
import { classes } from '../classes.ts'
import type { MenuProps } from './menu.types.ts'
import { ThemeAttributesContext } from '../themeAttributes.ts'
import { useOpenOverlay } from '../useOpenOverlay.ts'

export interface OpenMenuProps extends MenuProps {
  /** Whether the user opened the menu with the keyboard, so that the first action gets the focus. */
  isOpenedByKeyboard: boolean
}

const entryLook =
  'flex min-h-11 items-center gap-3 px-4 py-2 text-left outline-none data-highlighted:bg-sunk data-highlighted:underline'

const focusFirst = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus()

/** The menu once it has been opened, together with its trigger button. */
export function OpenMenu({ trigger, items, label, isOpenedByKeyboard }: OpenMenuProps) {
  const themeAttributes = useContext(ThemeAttributesContext)
  const [isOpen, setOpen] = useState(true)
  useOpenOverlay(isOpen, () => setOpen(false))
  const chosen = useRef<() => void>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const isFirst = useRef(true)
  // The action runs only after the menu has returned the focus to the button, so that a dialog that it opens can return
  // the focus there.
  const closeThenAct = (event: Event) => {
    const act = chosen.current
    if (!act) return
    chosen.current = undefined
    event.preventDefault()
    button.current?.focus({ preventScroll: true })
    act()
  }
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <div {...themeAttributes}>
          <DropdownMenu.Content
            aria-label={label}
            // Without this, Radix would name the menu after its trigger, which would override the label.
            aria-labelledby={undefined}
            // Radix missed the key press that opened the menu before this code was loaded. It handles later ones.
            onFocus={(event) => {
              if (isOpenedByKeyboard && isFirst.current) focusFirst(event.currentTarget)
              isFirst.current = false
            }}
            onCloseAutoFocus={closeThenAct}
            align="end"
            sideOffset={4}
            collisionPadding={16}
            className="z-40 min-w-48 rounded-control border border-ink bg-raised py-1 text-ink"
          >
            {items.map((item) => {
              const classNames = classes(entryLook, item.tone === 'danger' && 'text-danger')
              return item.href === undefined ? (
                <DropdownMenu.Item
                  key={item.label}
                  className={classNames}
                  onSelect={() => (chosen.current = item.onPress)}
                >
                  {item.icon}
                  {item.label}
                </DropdownMenu.Item>
              ) : (
                <DropdownMenu.Item key={item.label} asChild>
                  <AppLink href={item.href} className={classNames}>
                    {item.icon}
                    {item.label}
                  </AppLink>
                </DropdownMenu.Item>
              )
            })}
          </DropdownMenu.Content>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
