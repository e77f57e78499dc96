import type { ReactNode } from 'react'

/** A column of form fields. */
export function FieldColumn({ children }: { children: ReactNode }) {
  return <div className="grid max-w-140 gap-8">{children}</div>
}
