import { ServerMarkupContext } from '@tsudoi/design-system/lazy'
import {
  matchRoutes,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { Root } from '../shell/Root.tsx'
import type { Arrival } from './resolveArrival.ts'
import { PageContext } from './usePage.ts'
import type { Visit } from './useVisit.ts'

/** The route data that the library's hooks read: for `useParams`, and relative links of `useNavigate`. */
const routeOf = ({ location, page: { path } }: Arrival) => ({
  outlet: null,
  matches: matchRoutes([{ path }], location) ?? [],
  isDataRoute: false,
})

/**
 * Renders the current page in the app's frame. Its components see this page's URL, even while the next page loads. The
 * library's `Routes` would match the URL again, also for pages that are still loading.
 */
export function ShownPage({ arrival, navigation }: Pick<Visit, 'arrival' | 'navigation'>) {
  const { location, page, Component, isFromServer = false } = arrival
  return (
    <PageContext value={page}>
      <LocationContext
        value={{ location, navigationType: navigation === 'pop' ? NavigationType.Pop : NavigationType.Push }}
      >
        <RouteContext value={routeOf(arrival)}>
          <ServerMarkupContext value={isFromServer}>
            <Root>
              <Component />
            </Root>
          </ServerMarkupContext>
        </RouteContext>
      </LocationContext>
    </PageContext>
  )
}
