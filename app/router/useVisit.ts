import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import { dropEarlyAnswers } from '../api/earlyAnswers.ts'
import { takeNewBuild } from '../offline/takeNewBuild.ts'
import { forgetLazyStatus } from '../shell/lazyModules.ts'
import { arrive, type Arrival } from './arrive.ts'
import { useSession } from '../session/sessionStore.ts'
import { keepPosition } from './scrollMemory.ts'

/**
 * A page on the screen, with the way one came: to a new page, `back` to one in the history, or by a dialog's address
 * alone.
 */
export interface Visit {
  arrival: Arrival
  navigation: 'push' | 'pop' | 'hash'
  /** Of the session: another one renders the page again. */
  generation: number
  /** How many sessions had ended by then. */
  endings: number
}

/** The page itself, without what is asked over it: `?by=` opens the questions of a story, `?write=` a composer. */
function withoutQuestion({ pathname, search }: Location): string {
  // Of the wall the address says what is shown of it, and what is large (R064, R065).
  if (pathname === '/collection' || pathname === '/collection/viewable') return pathname
  const query = new URLSearchParams(search)
  query.delete('by')
  query.delete('episode')
  query.delete('write')
  return `${pathname}?${query.toString()}`
}

/** A dialog's hash, or a question, opens and closes over the page one is on (R052, R086, R087). */
const differInDialogOnly = (one: Location, other: Location) =>
  (one.hash !== other.hash || one.search !== other.search) && withoutQuestion(one) === withoutQuestion(other)

/**
 * Follows the browser's address to its page. What is on the screen stays there until the next page can be rendered; of
 * two visits the later one counts. `prerendered` is the page that stands in the HTML already; undefined is returned
 * until the first arrival.
 */
export function useVisit(prerendered?: Arrival): Visit | undefined {
  const wanted = useLocation()
  const navigation = useNavigationType() === 'POP' ? 'pop' : 'push'
  const navigate = useNavigate()
  const generation = useSession((session) => session.generation)
  const [visit, setVisit] = useState<Visit | undefined>(
    prerendered && { arrival: prerendered, navigation: 'hash', generation, endings: useSession.getState().endings },
  )
  const last = useRef<Arrival>(undefined)
  useEffect(() => {
    let isOver = false
    const { endings } = useSession.getState()
    const show = (next: Visit) => {
      if (last.current) keepPosition(last.current.location)
      last.current = next.arrival
      forgetLazyStatus()
      setVisit(next)
    }
    const follow = async () => {
      const from = last.current?.location.pathname
      if (from) dropEarlyAnswers()
      if (from && navigation === 'push' && takeNewBuild.atNavigation(from, wanted.pathname)) return
      const reached = await arrive(wanted)
      if (isOver) return
      if (typeof reached === 'string') {
        void navigate(reached, { replace: true })
        return
      }
      // The first page is rendered in slices, since the browser has more to do then. Later ones in one piece: a pause
      // between two slices is a frame of the page one leaves.
      const update = last.current ? flushSync : startTransition
      update(() => show({ arrival: reached, navigation, generation, endings }))
    }
    const here = last.current
    if (here && differInDialogOnly(here.location, wanted))
      show({ arrival: { ...here, location: wanted }, navigation: 'hash', generation, endings })
    else void follow()
    return () => {
      isOver = true
    }
  }, [wanted, navigation, navigate, generation])
  return visit
}
