import type { ReactNode } from 'react'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/ErrorSummary.tsx'
import { FormAnnouncementContext } from '../../components/FieldError.tsx'
import { FormMessage } from './FormMessage.tsx'

export interface FormBodyProps {
  /** The fields with errors, in the order of the form. When empty, no summary is rendered. */
  wrong: ErrorSummaryProps['errors']
  /** Whether an invalid submit focuses the first wrong field instead of showing a summary. Default: no. */
  shouldFocusField?: boolean | undefined
  /** The number of submits; on each new one the summary takes the focus. */
  tries: number
  /** The server's error about the whole form. */
  message?: string | undefined
  children: ReactNode
}

/** The fields of a form, below the error summary and the server's message. */
export function FormBody({ wrong, tries, message, shouldFocusField = false, children }: FormBodyProps) {
  return (
    <FormAnnouncementContext value={{ isSummarised: !shouldFocusField && tries > 0, tries }}>
      {!shouldFocusField && <ErrorSummary key={tries} errors={wrong} />}
      <FormMessage text={message} />
      {children}
    </FormAnnouncementContext>
  )
}
