import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'

interface MenuEntry {
  label: string
  icon?: ReactNode | undefined
  tone?: 'ink' | 'danger' | undefined
}

/** One entry of a menu: an action (`onPress`) or a link (`href`). */
export type MenuItem = MenuEntry & ({ onPress: () => void; href?: never } | { href: string; onPress?: never })

export interface MenuProps {
  /** The button that opens the menu: a Button or IconButton. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuItem[]
  /** Accessible name of the menu: この投稿のメニュー. */
  label: string
}
