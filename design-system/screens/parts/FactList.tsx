import type { ReactNode } from 'react'

/** A list of `Fact` elements. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="border-t border-ink">{children}</dl>
}

/** One fact of a `FactList`: `about` is its label, and the children are its text. */
export function Fact({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-hair py-5 desk:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-bold">{about}</dt>
      <dd>{children}</dd>
    </div>
  )
}
