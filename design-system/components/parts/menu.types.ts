import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'

interface MenuEntry {
  label: string
  icon?: ReactNode | undefined
  tone?: 'ink' | 'danger' | undefined
}

/** One entry of a menu: an action (`onSelect`) or a link (`href`). */
export type MenuItem = MenuEntry & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

export interface MenuProps {
  /** The button that opens the menu: a Button or IconButton. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuItem[]
  /** Accessible name of the menu: この投稿のメニュー. */
  label: string
}
