import { useState, type ComponentType } from 'react'
import { useLazyModule, type LazyModule } from '../lazy.tsx'
import { HeaderIcon } from './parts/HeaderIcon.tsx'
import { IconButton } from './IconButton.tsx'
import type { SideMenuProps } from './SideMenu.tsx'

/** The module of a `SideMenu` whose links are already set. */
export type LazySideMenu = LazyModule<ComponentType<Pick<SideMenuProps, 'open' | 'onOpenChange'>>>

export interface HeaderMenuProps {
  /** The side menu's module. It loads, together with its links, on hover or with the first press. */
  menu: LazySideMenu
  /** Address of the current page: an open menu closes when it changes, for example on Back. */
  page?: string | undefined
}

/** The menu button. The menu itself loads on hover or with the first press, so that no first view includes it. */
export function HeaderMenu({ menu, page }: HeaderMenuProps) {
  const [open, setOpen] = useState(false)
  const [shownPage, setShownPage] = useState(page)
  if (shownPage !== page) {
    setShownPage(page)
    setOpen(false)
  }
  const { module: SideMenu, fetchNow } = useLazyModule(menu, { isWanted: open, onFailed: () => setOpen(false) })
  return (
    <>
      <IconButton
        label="メニュー"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={fetchNow}
        icon={<HeaderIcon path="M1 5h18M1 10h18M1 15h12" />}
      />
      {SideMenu && <SideMenu open={open} onOpenChange={setOpen} />}
    </>
  )
}
