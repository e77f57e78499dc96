import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { CurrentTabPenlight, tabClasses, tabRowClasses } from './TabNav.tsx'

export interface TabsProps {
  /** Accessible name of the tab list: 提供割合の区分. */
  label: string
  value: string
  onValueChange: (value: string) => void
  items: readonly { value: string; label: string; panel: ReactNode }[]
  className?: string | undefined
}

/** Tabs that switch a part of the page. For tabs that are pages of their own use TabNav. */
export function Tabs({ label, value, onValueChange, items, className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={className}>
      <Radix.List aria-label={label} className={tabRowClasses}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={tabClasses}>
            {item.label}
            {item.value === value && <CurrentTabPenlight />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6">
          {item.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
