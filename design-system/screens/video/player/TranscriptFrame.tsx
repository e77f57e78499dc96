import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { classes } from '../../../components/classes.ts'

export interface TranscriptFrameProps {
  /** The player. It is not remounted when the transcript opens. */
  children: ReactNode
  /** Whether the video may have captions: the button's space is then reserved, so that the page does not shift. */
  mayHaveCaptions: boolean
  /** Whether there are captions to read, so that the button is shown. */
  canOpen: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The transcript, while it is open. When it closes, the button that opens it has the focus. */
  transcript: ReactNode
}

/** A player with the button 文字で読む below it, and the transcript: beside the player on a desktop, else below it. */
export function TranscriptFrame(props: TranscriptFrameProps) {
  const { children, mayHaveCaptions, canOpen, isOpen, onOpenChange, transcript } = props
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className={isOpen ? 'desk:grid desk:grid-cols-[minmax(0,1fr)_min(22rem,40%)] desk:gap-x-4' : undefined}>
      <div className="min-w-0">
        {children}
        {mayHaveCaptions && (
          <div className="min-h-11">
            {(canOpen || isOpen) && (
              <Button
                ref={opener}
                variant="quiet"
                size="small"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => onOpenChange(!isOpen)}
              >
                文字で読む
              </Button>
            )}
          </div>
        )}
      </div>
      <div id={id} className={classes('relative', isOpen && 'desk:min-h-112')}>
        {isOpen && transcript}
      </div>
    </div>
  )
}
