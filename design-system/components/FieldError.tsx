import { TriangleAlert } from 'lucide-react'

export interface FieldErrorProps {
  id: string
  error: string | undefined
}

/**
 * The error message below a field. Screen readers announce it when it is inserted; without an error nothing is
 * rendered.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="mt-2 flex gap-2 text-14 font-bold text-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
      {error}
    </p>
  )
}
