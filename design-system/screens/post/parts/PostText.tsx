import { ClampedText } from '../../../components/ClampedText.tsx'
import { cannotOverflowLine } from '../../../text/graphemes.ts'
import { LinkedText } from '../../parts/LinkedText.tsx'

export interface PostTextProps {
  text: string
  isOpen: boolean
  onOpen: () => void
}

/** The number of full-width characters per line on the narrowest phone. */
const lettersALine = 13

/**
 * Whether the text fits into about ten lines on the narrowest phone. It is then shown whole, without measuring the
 * layout.
 */
const isShort = (text: string) => text.length + lettersALine * text.split('\n').length <= 10 * lettersALine

/**
 * The classes that clip combining marks piled on a letter at the text's box. 4 px around it remain for a link's focus
 * ring.
 */
const clip = 'overflow-clip [overflow-clip-margin:4px]'

/** The text of a post: plain text with line breaks and linked URLs; long texts are cut after ten lines. */
export function PostText({ text, isOpen: isUnfolded, onOpen }: PostTextProps) {
  if (!text) return null
  const isOpen = isUnfolded || isShort(text)
  return (
    <ClampedText
      isOpen={isOpen}
      onOpen={onOpen}
      className={`mt-1 text-reading wrap-anywhere whitespace-pre-line ${isOpen && !cannotOverflowLine(text) ? clip : ''}`}
    >
      <LinkedText text={text} />
    </ClampedText>
  )
}
