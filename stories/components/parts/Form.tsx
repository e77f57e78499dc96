import type { ReactNode } from 'react'

/** The column that fields stand in. */
export function Form({ children }: { children: ReactNode }) {
  return <div className="grid max-w-140 gap-8">{children}</div>
}
