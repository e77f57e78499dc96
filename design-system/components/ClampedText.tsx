import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { textLinkClasses } from './TextLink.tsx'

export interface ClampedTextProps {
  /** The content of the paragraph. */
  children: ReactNode
  /** Whether the whole text is shown. */
  isOpen: boolean
  /** Called when the user expands the text. There is no button to collapse it again. */
  onOpen: () => void
  /** The number of lines that are shown at first. Default: 10. */
  lines?: 6 | 10 | undefined
  className?: string | undefined
}

const clampClasses = { 6: 'line-clamp-6', 10: 'line-clamp-10' }

/** Text clamped to a few lines, with a 続きを読む button if it is longer. */
export function ClampedText({ children, isOpen, onOpen, lines = 10, className = '' }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const paragraph = text.current
    if (!paragraph || isOpen) return undefined
    // The number of lines is known only after layout. Measuring before the paint avoids a visible shift.
    const measure = () => setCut(paragraph.scrollHeight > paragraph.clientHeight + 1)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(paragraph)
    return () => watch.disconnect()
  }, [isOpen, children])
  const open = () => {
    // The button disappears, so the expanded text takes the focus.
    text.current?.focus({ preventScroll: true })
    onOpen()
  }
  return (
    <>
      <p
        ref={text}
        dir="auto"
        tabIndex={-1}
        className={`${className} outline-none ${isOpen ? '' : clampClasses[lines]}`}
      >
        {children}
      </p>
      {isCut && !isOpen && (
        <button type="button" className={`${textLinkClasses} min-h-11 text-14`} onClick={open}>
          続きを読む
        </button>
      )}
    </>
  )
}
