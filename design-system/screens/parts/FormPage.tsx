import { TitleText } from '../../components/TitleText.tsx'
import type { ReactNode } from 'react'
import { Figure } from '../../components/Figure.tsx'

export interface FormPageProps {
  /** The number of the current step, and of all steps. */
  step?: { at: number; of: number } | undefined
  title: string
  lead?: ReactNode | undefined
  /** A portrait above the title. */
  portrait?: ReactNode | undefined
  children: ReactNode
}

/** A page with one form: title and lead in a column of 400 px, the form in one of 560 px. */
export function FormPage({ step, title, lead, portrait, children }: FormPageProps) {
  return (
    <div className="page grid gap-y-8 pt-8 pb-16 desk:grid-cols-[minmax(0,25rem)_minmax(0,35rem)] desk:justify-start desk:gap-x-30 desk:pt-16 desk:pb-24">
      <div className="min-w-0">
        {step && (
          <Figure
            value={String(step.at)}
            unit={`/ ${step.of}`}
            size={120}
            deskSize={240}
            label={`${step.of}つの手順のうち${step.at}つめ`}
          />
        )}
        {portrait}
        <h1 className={`heading text-32 ${step || portrait ? 'mt-8 desk:mt-10' : 'desk:text-44'}`}>
          <TitleText>{title}</TitleText>
        </h1>
        {lead && <div className="mt-3 text-reading text-quiet">{lead}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
