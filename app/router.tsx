import {
  type createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom'
import { env } from './env.ts'
import { pages, type PageSpec } from './pages.ts'
import { paths } from './paths.ts'
import { sessionKnown } from './session/account.ts'
import { pendingSteps } from './session/cookies.ts'
import { redirectOf } from './session/guards.ts'
import { isMember, useSession } from './session/sessionStore.ts'
import { Root } from './shell/Root.tsx'
import { RouteError } from './shell/RouteError.tsx'
import { WaitingPage } from './shell/WaitingPage.tsx'

/** Sends a visit on before its page loads anything. Which profile a member has is waited for, because two of the rules ask. */
function guard({ guard: kind }: PageSpec): MiddlewareFunction {
  return async ({ request }) => {
    if (kind === 'entry') await sessionKnown()
    const target = redirectOf({
      guard: kind,
      address: request.url,
      isMember: isMember(),
      hasProfile: useSession.getState().registration?.hasProfile,
      hasPendingSignup: Boolean(pendingSteps.read('email-cache') ?? pendingSteps.read('sns-email-cache')),
      hasPendingReset: Boolean(pendingSteps.read('pin-code-cache')),
      callbackOrigins: env.callbackOrigins,
    })
    if (target) throw redirect(target)
  }
}

function routeOf(page: PageSpec): RouteObject {
  return {
    id: page.path,
    path: page.path,
    handle: page,
    middleware: page.guard === 'open' ? undefined : [guard(page)],
    lazy: page.load,
  }
}

/** R004: /signup only leads on, and keeps the callback. */
const toTerms = ({ request }: LoaderFunctionArgs) => redirect(paths.signupTerms + new URL(request.url).search)

/** Q19: the address without a path is nobody's page. */
const toStart = () => redirect(isMember() ? paths.home : paths.top)

const children: RouteObject[] = [
  { path: '/', loader: toStart },
  { path: paths.signup, loader: toTerms },
  ...pages.map(routeOf),
  {
    path: '*',
    handle: { id: 'R085', path: '*', title: 'ページが見つかりません', guard: 'open' } satisfies Omit<PageSpec, 'load'>,
    lazy: () => import('./areas/system/NotFoundRoute.tsx').then((file) => ({ Component: file.NotFoundRoute })),
  },
]

/** Every route below the one frame. `eager` is a page that stands in the HTML already: hydration cannot wait for its file. */
export function createRoutes(eager?: { path: string; Component: RouteObject['Component'] }): RouteObject[] {
  const hydrated = eager
    ? children.map((route) =>
        route.path === eager.path ? { ...route, lazy: undefined, Component: eager.Component } : route,
      )
    : children
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: WaitingPage,
      children: hydrated,
    } as RouteObject,
  ]
}

export type AppRouter = ReturnType<typeof createBrowserRouter>
