import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { textLinkLook } from './TextLink.tsx'

export interface ClampedTextProps {
  /** A paragraph's contents. */
  children: ReactNode
  /** The whole is shown. */
  isOpen: boolean
  /** Default: there is no way back. */
  onOpen: () => void
  className?: string
}

/** A text of at most ten lines, with a button to read on where it has more of them. */
export function ClampedText({ children, isOpen, onOpen, className = '' }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const paragraph = text.current
    if (!paragraph || isOpen) return undefined
    // How many lines it has is known once it is laid out; measured before the paint, nothing moves.
    const measure = () => setCut(paragraph.scrollHeight > paragraph.clientHeight + 1)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(paragraph)
    return () => watch.disconnect()
  }, [isOpen, children])
  const open = () => {
    // The button goes: what it opened takes the focus.
    text.current?.focus({ preventScroll: true })
    onOpen()
  }
  return (
    <>
      <p ref={text} dir="auto" tabIndex={-1} className={`${className} outline-none ${isOpen ? '' : 'line-clamp-10'}`}>
        {children}
      </p>
      {isCut && !isOpen && (
        <button type="button" className={`${textLinkLook} min-h-11 text-14`} onClick={open}>
          続きを読む
        </button>
      )}
    </>
  )
}
