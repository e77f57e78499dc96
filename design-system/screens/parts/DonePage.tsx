import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'

export interface DonePageProps {
  /** What is so now: 新しいパスワードに、変わりました. */
  title: string
  /** What that means from here on. */
  children: ReactNode
  /** The one way on. */
  next: { label: string; href: string }
}

/** The end of a form with steps. */
export function DonePage({ title, children, next }: DonePageProps) {
  return (
    <div className="page flex flex-col items-start pt-10 pb-24 desk:pt-20">
      <h1 className="heading text-32 desk:text-44">{title}</h1>
      <div className="mt-10 w-full border-t border-ink pt-6">
        <div className="grid max-w-150 gap-3 text-reading">{children}</div>
      </div>
      <Button href={next.href} className="mt-10">
        {next.label}
      </Button>
    </div>
  )
}
