import { useState } from 'react'
import { ClampedText, type ClampedTextProps } from '../../components/ClampedText.tsx'

export interface HeroDescriptionProps {
  /** The text of the operator, of any length; line breaks are kept. */
  text: string | undefined
  /** The number of lines of a clamped text. Default: 10. */
  lines?: ClampedTextProps['lines'] | undefined
  className?: string | undefined
}

/** The description in a hero: a long one is clamped, so that it does not push the hero's buttons out of view. */
export function HeroDescription({ text, lines, className = 'mt-4' }: HeroDescriptionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  return (
    <div className={className}>
      <ClampedText
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        lines={lines}
        className="text-reading whitespace-pre-line"
      >
        {text}
      </ClampedText>
    </div>
  )
}
