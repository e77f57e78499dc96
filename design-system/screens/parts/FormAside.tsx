import type { ReactNode } from 'react'
import { TextLink } from '../../components/TextLink.tsx'

export interface FormAsideProps {
  /** Whom it concerns: はじめての方は、 */
  before: string
  /** Where they go: 無料で会員登録. */
  link: string
  href: string
  /** A smaller line below. */
  children?: ReactNode
}

/** Below a form: the way for those who need another one. */
export function FormAside({ before, link, href, children }: FormAsideProps) {
  return (
    <p className="mt-12 border-t border-ink pt-5">
      {before}
      <TextLink href={href}>{link}</TextLink>
      {children && <span className="mt-1 block text-14 text-quiet">{children}</span>}
    </p>
  )
}
