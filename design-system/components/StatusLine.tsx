import { textLinkClasses } from './TextLink.tsx'

export interface StatusLineProps {
  /** The current status, in one or two sentences. */
  text: string
  /** The one action that the user can take. */
  action: { label: string; onAct: () => void; isPending?: boolean }
  /** True on pages with a tab bar: the line is placed above it. */
  isAboveTabBar?: boolean
}

/** A status line over the bottom of the page, for a status of the whole page that needs no reaction. */
export function StatusLine({ text, action, isAboveTabBar = false }: StatusLineProps) {
  const foot = isAboveTabBar ? 'bottom-16 mb-(--safe-bottom) desk:bottom-0 desk:mb-0' : 'bottom-0 pb-(--safe-bottom)'
  return (
    <aside
      aria-label="お知らせ"
      data-bar="overlay"
      className={`fixed inset-x-0 z-20 border-t border-ink bg-raised ${foot}`}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 py-1 text-14">
        <output className="min-w-0 flex-[1_1_14rem] py-1">{text}</output>
        <button
          type="button"
          aria-disabled={action.isPending}
          onClick={() => !action.isPending && action.onAct()}
          className={`${textLinkClasses} min-h-11 shrink-0`}
        >
          {action.label}
        </button>
      </div>
    </aside>
  )
}
