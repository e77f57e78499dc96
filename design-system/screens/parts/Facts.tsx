import type { ReactNode } from 'react'

export interface FactsProps {
  facts: readonly { term: string; words: ReactNode }[]
}

/** A definition list of facts with hairlines between them. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="max-w-180">
      {facts.map(({ term, words }) => (
        <div
          key={term}
          className="grid grid-cols-[min(7rem,38vw)_minmax(0,1fr)] gap-x-6 border-b border-hair py-3 first:pt-0 desk:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-14 leading-6 text-quiet">{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
