import { Bookmark } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'

export interface LaterButtonProps {
  isKept: boolean
  onToggle: (isKept: boolean) => void
  /** The URL of the list of kept items. */
  listHref: string
}

/** Keeps an item for later, or removes it again. Applied at once, so it has no pending state. */
export function LaterButton({ isKept, onToggle, listHref }: LaterButtonProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Button
        variant="outline"
        size="small"
        aria-pressed={isKept}
        icon={<Bookmark size={20} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} aria-hidden="true" />}
        onClick={() => onToggle(!isKept)}
      >
        あとで見る
      </Button>
      {isKept && (
        <TextLink href={listHref} className="inline-flex min-h-11 items-center text-14">
          保存した一覧を見る
        </TextLink>
      )}
    </span>
  )
}
