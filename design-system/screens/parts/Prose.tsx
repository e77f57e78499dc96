import type { TextDocument } from '../programme.types.ts'

export interface ProseProps {
  document: TextDocument
  /** The heading level of the sections. Default 2. */
  level?: 2 | 3 | undefined
}

/** A long text as paragraphs. A text that does not exist yet is marked as such (Q34). */
export function Prose({ document: { sections, isPlaceholder }, level = 2 }: ProseProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="max-w-180 text-reading">
      {isPlaceholder && (
        <p className="mb-8 border-t-2 border-b border-t-warning border-b-hair py-3 text-14 font-bold text-warning">
          これは仮の文面です。公開の前に、運営者が正式な文面に差し替えます。
        </p>
      )}
      {sections.map(({ heading, paragraphs }, at) => (
        <section key={heading ?? at} className="mb-8 last:mb-0">
          {heading && <Heading className="heading mb-2 text-20">{heading}</Heading>}
          {paragraphs.map((paragraph, line) => (
            <p key={line} className="mb-3 whitespace-pre-line last:mb-0">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
