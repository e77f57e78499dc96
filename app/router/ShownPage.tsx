import { ServerMarkupContext } from '@tsudoi/design-system/lazy'
import {
  matchRoutes,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { Root } from '../shell/Root.tsx'
import type { ResolvedPage } from './resolvePage.ts'
import { PageContext } from './useCurrentPage.ts'
import type { VisiblePage } from './useVisiblePage.ts'

/** The route data that the library's hooks read: `useParams`, and `useNavigate` for relative links. */
const routeOf = ({ location, page: { path } }: ResolvedPage) => ({
  outlet: null,
  matches: matchRoutes([{ path }], location) ?? [],
  isDataRoute: false,
})

/**
 * Renders the current page in the app's frame. The page's components see its URL, even while the next page loads. The
 * library's `Routes` would match the URL again, even for pages that are still loading.
 */
export function ShownPage({ resolved, navigation }: Pick<VisiblePage, 'resolved' | 'navigation'>) {
  const { location, page, Component, isFromServer = false } = resolved
  return (
    <PageContext value={page}>
      <LocationContext
        value={{ location, navigationType: navigation === 'pop' ? NavigationType.Pop : NavigationType.Push }}
      >
        <RouteContext value={routeOf(resolved)}>
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
