import { TriangleAlert } from 'lucide-react'
import { createContext, useContext, useState } from 'react'

export interface FieldErrorProps {
  id: string
  error: string | undefined
}

/** How a form announces the errors of its fields to screen readers. */
export interface FormAnnouncement {
  /** Whether an error summary has taken the focus on submit, so that the fields themselves stay silent. */
  isSummarised: boolean
  /** The number of submits: after each one, the errors are announced again. */
  tries: number
}

/**
 * A form sets this for its fields. The default is for a field outside a form, which announces its error when it
 * appears.
 */
export const FormAnnouncementContext = createContext<FormAnnouncement>({ isSummarised: false, tries: 0 })

/**
 * The error message below a field. Screen readers announce it once, when it appears, and after each submit. A text that
 * changes while the user types is not announced: it is read with the field, which refers to it by `aria-describedby`.
 * Without an error nothing is rendered.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  const { isSummarised, tries } = useContext(FormAnnouncementContext)
  if (!error) return null
  return <Message key={tries} id={id} error={error} isSilent={isSummarised} />
}

function Message({ id, error, isSilent }: { id: string; error: string; isSilent: boolean }) {
  const [first] = useState(error)
  return (
    <p
      id={id}
      role={isSilent || error !== first ? undefined : 'alert'}
      className="mt-2 flex gap-2 text-14 font-bold text-danger"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
      {error}
    </p>
  )
}
