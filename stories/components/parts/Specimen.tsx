import type { ReactNode } from 'react'

interface SheetProps {
  children: ReactNode
}

/** One page with every variant and state of a component: what a designer reviews, and what the picture shows. */
export function Sheet({ children }: SheetProps) {
  return <div className="flex flex-wrap items-start gap-x-10 gap-y-10">{children}</div>
}

interface SpecimenProps {
  /** Which variant or state this is. */
  name: string
  /** The whole width of the sheet. */
  wide?: boolean
  children: ReactNode
}

/** A variant under its name. */
export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <figure className={`min-w-0 ${wide ? 'w-full' : 'max-w-full'}`}>
      <figcaption className="mb-3 text-12 text-quiet">{name}</figcaption>
      {children}
    </figure>
  )
}
