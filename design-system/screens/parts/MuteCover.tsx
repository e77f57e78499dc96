import { useId, useState, type MouseEvent } from 'react'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { MutedContent } from '../mute/mute.types.ts'

export interface MuteCoverProps extends MutedContent {
  /** What is covered: この投稿. */
  what: string
  /** The id of the text of the cover, which names the covered content. Default: a generated id. */
  titleId?: string | undefined
  className?: string | undefined
}

/**
 * Replaces content that contains muted words. The content is not rendered at all, and neither are the words before the
 * user asks for the reason. When the content opens, the nearest focusable element around the cover takes the focus.
 */
export function MuteCover({ words, onOpen, listHref, what, titleId, className }: MuteCoverProps) {
  const made = useId()
  const id = titleId ?? made
  const [isExplained, setExplained] = useState(false)
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button disappears, so the surrounding row or page takes the focus.
    currentTarget.closest<HTMLElement>('article, [tabindex="-1"]')?.focus({ preventScroll: true })
    onOpen()
  }
  return (
    <div className={className}>
      <p id={id} className="font-bold">
        ミュートした言葉を含みます
      </p>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-3">
        <Button variant="outline" size="small" aria-label={`${what}を表示する`} aria-describedby={id} onClick={open}>
          表示する
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isExplained}
          aria-controls={`${id}-reason`}
          aria-describedby={id}
          onClick={() => setExplained(!isExplained)}
        >
          理由
        </Button>
      </div>
      <div id={`${id}-reason`} className="text-14">
        {isExplained && (
          <p className="mt-2 wrap-anywhere">
            「
            {words.map((word, at) => (
              <span key={word}>
                {at > 0 && '」「'}
                <bdi translate="no">{word}</bdi>
              </span>
            ))}
            」が入っています。
            {listHref && <TextLink href={listHref}>見たくない言葉の一覧</TextLink>}
          </p>
        )}
      </div>
    </div>
  )
}
