import type { ReactNode } from 'react'
import { ErrorSummary, type ErrorSummaryProps } from '../../components/ErrorSummary.tsx'
import { FormMessage } from './FormMessage.tsx'

export interface FormBodyProps {
  /** The fields that are wrong, in the order of the form. Empty: no summary is rendered. */
  wrong: ErrorSummaryProps['errors']
  /** How often it was sent: with each try the summary takes the focus again. */
  tries: number
  /** What the host says about the whole form. */
  message?: string
  children: ReactNode
}

/** The fields of a form, below what is to be corrected and what the host says. */
export function FormBody({ wrong, tries, message, children }: FormBodyProps) {
  return (
    <>
      <ErrorSummary key={tries} errors={wrong} />
      <FormMessage text={message} />
      {children}
    </>
  )
}
