import {
  matchRoutes,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { Root } from '../shell/Root.tsx'
import type { Arrival } from './arrive.ts'
import { PageContext } from './usePage.ts'
import type { Visit } from './useVisit.ts'

/** What the library's hooks read of a page: `useParams`, and `useNavigate` for where it stands. */
const routeOf = ({ location, page: { path } }: Arrival) => ({
  outlet: null,
  matches: matchRoutes([{ path }], location) ?? [],
  isDataRoute: false,
})

/**
 * A page one has arrived at, in the one frame. Everything below sees the address of this page, even while the next one
 * loads. The library's `Routes` would match it once more, and again for each address that is only on its way.
 */
export function ShownPage({ arrival, navigation }: Pick<Visit, 'arrival' | 'navigation'>) {
  const { location, page, Component } = arrival
  return (
    <PageContext value={page}>
      <LocationContext
        value={{ location, navigationType: navigation === 'pop' ? NavigationType.Pop : NavigationType.Push }}
      >
        <RouteContext value={routeOf(arrival)}>
          <Root>
            <Component />
          </Root>
        </RouteContext>
      </LocationContext>
    </PageContext>
  )
}
