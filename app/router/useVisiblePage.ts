import { lazyModulesSettled } from '@tsudoi/design-system/lazy'
import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import { dropEarlyAnswers } from '../api/earlyAnswers.ts'
import { reportError } from '../errors/reportError.ts'
import { newBuildReload } from './newBuildReload.ts'
import { resetLazyStatus } from '../shell/lazyModules.ts'
import { resolvePage, type ResolvedPage } from './resolvePage.ts'
import { useSession } from '../session/sessionStore.ts'
import { pageAtLocation } from './pageAtPath.ts'
import { storeScrollPosition } from './scrollMemory.ts'

/**
 * The visible page, and how the user navigated to it: `push` is a new page, `pop` a page of the history, and `within`
 * the same page with another dialog or other search parameters.
 */
export interface VisiblePage {
  resolved: ResolvedPage
  navigation: 'push' | 'pop' | 'within'
  /** Number of the session's generation. When it changes, the page is mounted again. */
  generation: number
  /**
   * How many sessions had ended when the page was opened. If more have ended since, the page belongs to an earlier
   * session.
   */
  endings: number
}

/** Search parameters that open a dialog over the page: a story's questions, a post form, an entry of a board. */
const dialogs = ['by', 'episode', 'write', 'entry']

/** The page's URL without the dialog that is open over it. */
function withoutDialog({ pathname, search }: Location): string {
  // Leaves out all search parameters of the collection, because they contain its filter and the enlarged item (R064,
  // R065).
  if (pathname === '/collection' || pathname === '/collection/viewable') return pathname
  const query = new URLSearchParams(search)
  for (const name of dialogs) query.delete(name)
  return `${pathname}?${query.toString()}`
}

/**
 * Whether two URLs differ only in a dialog over the page, which is in the hash or in search parameters (R052, R086,
 * R087).
 */
const differInDialogOnly = (one: Location, other: Location) =>
  (one.hash !== other.hash || one.search !== other.search) && withoutDialog(one) === withoutDialog(other)

/** Whether the next URL shows the same view with other search parameters, so that the scroll position is kept. */
function isSameView({ location, page: { views = [] } }: ResolvedPage, next: Location): boolean {
  const [one, other] = [new URLSearchParams(location.search), new URLSearchParams(next.search)]
  return (
    location.pathname === next.pathname &&
    location.search !== next.search &&
    views.every((name) => one.get(name) === other.get(name))
  )
}

/**
 * Follows the browser's URL to its page. The current page stays visible until the next one can be rendered. If the user
 * navigates again before that, only the later navigation counts. `prerendered` is the page that the HTML already
 * contains. Returns undefined until the first page is loaded.
 */
export function useVisiblePage(prerendered?: ResolvedPage): VisiblePage | undefined {
  const target = useLocation()
  const type = useNavigationType()
  const navigation = type === 'POP' ? 'pop' : 'push'
  const navigate = useNavigate()
  const generation = useSession((session) => session.generation)
  const [visible, setVisible] = useState<VisiblePage | undefined>(
    prerendered && { resolved: prerendered, navigation: 'within', generation, endings: useSession.getState().endings },
  )
  const last = useRef<ResolvedPage>(undefined)
  useEffect(() => {
    let isOver = false
    const { endings } = useSession.getState()
    const show = (next: VisiblePage) => {
      if (last.current) storeScrollPosition(last.current.location)
      last.current = next.resolved
      resetLazyStatus()
      setVisible(next)
    }
    const follow = async () => {
      const from = last.current?.location.pathname
      if (from) dropEarlyAnswers()
      if (from && type === 'PUSH' && newBuildReload.atNavigation(from, target.pathname)) return
      const reached = await resolvePage(target)
      // Waits for hydration, because React would replace markup that is updated before it is hydrated.
      if (prerendered && !from) await lazyModulesSettled()
      if (isOver) return
      if (typeof reached === 'string') {
        if (reached.startsWith('/')) void navigate(reached, { replace: true })
        else
          void import('../shell/openCallback.ts')
            .then((file) => file.openCallback(navigate, reached))
            .catch(reportError)
        return
      }
      // Renders the first page in slices, because the browser is busy then. Later pages are rendered in one piece:
      // between two slices the browser would show a frame of the old page.
      const shown = last.current
      const update = shown ? flushSync : startTransition
      const isWithin = shown && navigation === 'push' && isSameView(shown, target)
      update(() => show({ resolved: reached, navigation: isWithin ? 'within' : navigation, generation, endings }))
    }
    const current = last.current
    if (current && differInDialogOnly(current.location, target) && current.page.path === pageAtLocation(target).path)
      show({ resolved: { ...current, location: target }, navigation: 'within', generation, endings })
    else follow().catch(reportError)
    return () => {
      isOver = true
    }
  }, [target, type, navigation, navigate, generation, prerendered])
  return visible
}
