import type { ReactNode } from 'react'

interface SpecimenSheetProps {
  children: ReactNode
}

/** A sheet with all variants and states of a component, for review and for the screenshot. */
export function SpecimenSheet({ children }: SpecimenSheetProps) {
  return <div className="flex flex-wrap items-start gap-x-10 gap-y-10">{children}</div>
}

interface SpecimenProps {
  /** Name of the variant or state. */
  name: string
  /** Whether the specimen takes the full width of the sheet. */
  wide?: boolean
  children: ReactNode
}

/** A labelled variant on a sheet. */
export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <figure className={`min-w-0 ${wide ? 'w-full' : 'max-w-full'}`}>
      <figcaption className="mb-3 text-12 text-quiet">{name}</figcaption>
      {children}
    </figure>
  )
}
