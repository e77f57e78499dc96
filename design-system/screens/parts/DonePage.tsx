import { TitleText } from '../../components/TitleText.tsx'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { Actions } from './Actions.tsx'

interface Way {
  label: string
  href: string
}

export interface DonePageProps {
  /** What is so now: 新しいパスワードに、変わりました. */
  title: string
  /** What that means, in a sentence below the title. */
  lead?: string
  /** What that means from here on. */
  children?: ReactNode
  /** The way on. */
  next: Way
  /** Another one. */
  other?: Way
}

/** The end of something with steps: what is so now, and the ways on. */
export function DonePage({ title, lead, children, next, other }: DonePageProps) {
  return (
    <div className="page flex flex-col items-start pt-10 pb-24 desk:pt-20">
      <h1 className="heading text-32 desk:text-44">
        <TitleText>{title}</TitleText>
      </h1>
      {lead && <p className="mt-3 max-w-180 text-reading text-quiet">{lead}</p>}
      {children && <div className="mt-10 w-full border-t border-ink pt-6">{children}</div>}
      {other ? (
        <Actions className="mt-10 w-full border-t border-ink pt-8">
          <Button href={next.href}>{next.label}</Button>
          <TextLink href={other.href}>{other.label}</TextLink>
        </Actions>
      ) : (
        <Button href={next.href} className="mt-10">
          {next.label}
        </Button>
      )}
    </div>
  )
}

/** What a done page says in paragraphs. */
export function DoneText({ children }: { children: ReactNode }) {
  return <div className="grid max-w-150 gap-3 text-reading">{children}</div>
}
