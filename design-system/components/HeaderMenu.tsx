import { useState, type ComponentType } from 'react'
import { IconButton } from './IconButton.tsx'
import type { MenuGroup, SideMenuProps } from './SideMenu.tsx'

const loadSideMenu = () => import('./SideMenu.tsx')

/**
 * The menu's button. The menu and its dialog arrive with the first press, so no first view carries them; when they cannot be
 * fetched the page stays as it is and the next press tries again.
 */
export function HeaderMenu({ menu }: { menu: MenuGroup }) {
  const [open, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<SideMenuProps>>()
  const press = () => {
    setOpen(true)
    loadSideMenu().then(
      (loaded) => setMenu(() => loaded.SideMenu),
      () => setOpen(false),
    )
  }
  return (
    <>
      <IconButton
        label="メニュー"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={() => void loadSideMenu().catch(() => undefined)}
        icon={<MenuLines />}
      />
      {Menu && <Menu open={open} onOpenChange={setOpen} {...menu} />}
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
