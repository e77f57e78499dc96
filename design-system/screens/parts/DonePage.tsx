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
  /** The outcome: 新しいパスワードに、変わりました. */
  title: string
  /** One sentence below the title that explains the outcome. */
  lead?: string | undefined
  /** The text below the lead: what the outcome means for the user. */
  children?: ReactNode | undefined
  /** The main next action. */
  next: Way
  /** A secondary action, after the main one. */
  other?: Way | undefined
}

/** The last page of a multi-step process: the outcome, and the next actions. */
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

/** Paragraphs for a `DonePage`. */
export function DonePageText({ children }: { children: ReactNode }) {
  return <div className="grid max-w-150 gap-3 text-reading">{children}</div>
}
