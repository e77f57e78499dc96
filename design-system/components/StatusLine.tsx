import { textLinkClasses } from './TextLink.tsx'
import { PressButton } from './parts/PressButton.tsx'

export interface StatusLineProps {
  /** The current status, in one or two sentences. */
  text: string
  /** The one action that the user can take. */
  action: { label: string; onPress: () => void; isPending?: boolean | undefined }
}

/** A status line in `BottomBars`, for a status of the whole page that needs no reaction. */
export function StatusLine({ text, action }: StatusLineProps) {
  return (
    <aside aria-label="お知らせ" className="border-t border-ink bg-raised">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 py-1 text-14">
        <output className="min-w-0 flex-[1_1_14rem] py-1">{text}</output>
        <PressButton
          aria-disabled={action.isPending}
          onClick={() => !action.isPending && action.onPress()}
          className={`${textLinkClasses} min-h-11 shrink-0`}
        >
          {action.label}
        </PressButton>
      </div>
    </aside>
  )
}
