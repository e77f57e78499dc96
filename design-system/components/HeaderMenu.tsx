import { useState, type ComponentType } from 'react'
import { useLazyModule, type LazyModule } from '../lazy.tsx'
import { IconButton } from './IconButton.tsx'
import type { SideMenuProps } from './SideMenu.tsx'

/** A `SideMenu` that has its links already. */
export type LazySideMenu = LazyModule<ComponentType<Pick<SideMenuProps, 'open' | 'onOpenChange'>>>

export interface HeaderMenuProps {
  /** Loaded with the first press, links and all, or when the pointer comes near. */
  menu: LazySideMenu
  /** The page below, by its address: an open menu closes when another one comes, also by Back. */
  page?: string
}

/** The menu's button. The menu, its links and its dialog arrive with the first press, so no first view carries them. */
export function HeaderMenu({ menu, page }: HeaderMenuProps) {
  const [open, setOpen] = useState(false)
  const [shownPage, setShownPage] = useState(page)
  if (shownPage !== page) {
    setShownPage(page)
    setOpen(false)
  }
  const { module: SideMenu, fetchNow } = useLazyModule(menu, { wanted: open, onFailed: () => setOpen(false) })
  return (
    <>
      <IconButton
        label="メニュー"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={fetchNow}
        icon={<MenuLines />}
      />
      {SideMenu && <SideMenu open={open} onOpenChange={setOpen} />}
    </>
  )
}

function MenuLines() {
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" stroke="currentColor" strokeWidth="1.75">
      <path d="M1 5h18M1 10h18M1 15h12" />
    </svg>
  )
}
