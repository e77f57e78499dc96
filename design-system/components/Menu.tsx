import {
  cloneElement,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { lazyModule, useLazyModule } from '../lazy.tsx'

const openMenu = lazyModule(() => import('./parts/OpenMenu.tsx'))

interface MenuEntry {
  label: string
  icon?: ReactNode
  tone?: 'ink' | 'danger'
}

/** One line of a menu: it does something (`onSelect`), or it is a link (`href`). */
export type MenuItem = MenuEntry & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuItem[]
  /** Names the menu: この投稿のメニュー. */
  label: string
}

/**
 * A short list of actions behind a button. The list comes when somebody means to open it; until then there is only the
 * button.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'byPointer' | 'byKeyboard'>('no')
  const { module, fetchNow } = useLazyModule(openMenu, { wanted: wanted !== 'no', onFailed: () => setWanted('no') })
  if (module && wanted !== 'no') return <module.OpenMenu {...props} byKeyboard={wanted === 'byKeyboard'} />
  // A click without a pointer is a key.
  const press = ({ detail }: MouseEvent) => setWanted(detail === 0 ? 'byKeyboard' : 'byPointer')
  const openDownwards = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setWanted('byKeyboard')
  }
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: press,
    onKeyDown: openDownwards,
    onPointerEnter: fetchNow,
  })
}
