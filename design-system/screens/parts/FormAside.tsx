import type { ReactNode } from 'react'

export interface FormAsideProps {
  /** The text with its link: はじめての方は、無料で会員登録. */
  children: ReactNode
  /** A smaller line below the text. */
  note?: ReactNode | undefined
}

/** A line below a form, with a link for users who need another form. */
export function FormAside({ children, note }: FormAsideProps) {
  return (
    <p className="mt-12 border-t border-ink pt-5">
      {children}
      {note && <span className="mt-1 block text-14 text-quiet">{note}</span>}
    </p>
  )
}
