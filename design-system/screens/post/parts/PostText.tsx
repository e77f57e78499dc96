import { ClampedText } from '../../../components/ClampedText.tsx'
import { staysInLine } from '../../../text/graphemes.ts'
import { LinkedText } from '../../parts/LinkedText.tsx'

export interface PostTextProps {
  text: string
  isOpen: boolean
  onOpen: () => void
}

/** A line of the narrowest phone holds so many letters of full width. */
const lettersALine = 13

/** On the narrowest phone ten lines hold it, or few more: it is shown whole, and nothing is laid out to know that. */
const isShort = (text: string) => text.length + lettersALine * text.split('\n').length <= 10 * lettersALine

/** Marks that pile up on a letter stay off what stands around the text; a link's focus ring has its room. */
const clip = 'overflow-clip [overflow-clip-margin:4px]'

/** What a post says: plain text, its line breaks, its addresses as links; a long one is cut after ten lines. */
export function PostText({ text, isOpen: isUnfolded, onOpen }: PostTextProps) {
  if (!text) return null
  const isOpen = isUnfolded || isShort(text)
  return (
    <ClampedText
      isOpen={isOpen}
      onOpen={onOpen}
      className={`mt-1 text-reading wrap-anywhere whitespace-pre-line ${isOpen && !staysInLine(text) ? clip : ''}`}
    >
      <LinkedText text={text} />
    </ClampedText>
  )
}
