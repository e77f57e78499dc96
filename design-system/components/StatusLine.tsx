import { textLinkLook } from './TextLink.tsx'

export interface StatusLineProps {
  /** What is so now, as one or two sentences. */
  text: string
  /** The one thing that can be done about it. */
  action: { label: string; onAct: () => void; isPending?: boolean }
  /** A member's phone has the tab bar at its foot: the line stands on it. */
  isAboveTabBar?: boolean
}

/** A quiet line over the foot of the page: something is so for the whole page, and nobody has to act on it. */
export function StatusLine({ text, action, isAboveTabBar = false }: StatusLineProps) {
  const foot = isAboveTabBar ? 'bottom-16 mb-(--safe-bottom) desk:bottom-0 desk:mb-0' : 'bottom-0 pb-(--safe-bottom)'
  return (
    <aside aria-label="お知らせ" className={`fixed inset-x-0 z-20 border-t border-ink bg-raised ${foot}`}>
      <div className="page flex flex-wrap items-center justify-between gap-x-4 py-1 text-14">
        <output className="min-w-0 flex-[1_1_14rem] py-1">{text}</output>
        <button
          type="button"
          aria-disabled={action.isPending}
          onClick={() => !action.isPending && action.onAct()}
          className={`${textLinkLook} min-h-11 shrink-0`}
        >
          {action.label}
        </button>
      </div>
    </aside>
  )
}
