import '@tsudoi/design-system/first.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchPath } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { raiseLater } from './errors/raiseLater.ts'
import { pages } from './pages.ts'
import { queryClient } from './queryClient.ts'
import { createRoutes } from './router.tsx'
import { restoreSession } from './session/account.ts'
import { provideRouter } from './shell/provideRouter.ts'
import { whenQuiet } from './shell/whenQuiet.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

/** The page that stands in the HTML already (prerender/), if it is this address's. */
async function standingPage(): Promise<
  { path: string; file: Awaited<ReturnType<(typeof pages)[number]['load']>> } | undefined
> {
  const page =
    root?.dataset.page === location.pathname ? pages.find(({ path }) => matchPath(path, location.pathname)) : undefined
  return page && { path: page.path, file: await page.load() }
}

if (import.meta.env.DEV && new URLSearchParams(location.search).has('scenario')) {
  const { openScenario } = await import('./development/openScenario.ts')
  await openScenario()
}

if (new URLSearchParams(location.search).has('accessToken')) {
  const { takeEmbeddedToken } = await import('./session/embeddedToken.ts')
  await takeEmbeddedToken()
}
restoreSession(raiseLater)
const standing = await standingPage()
const router = createBrowserRouter(
  createRoutes(standing && { path: standing.path, Component: standing.file.Component }),
  {
    hydrationData: standing && { loaderData: { root: null, [standing.path]: null } },
  },
)
provideRouter(router)

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
if (standing) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)

whenQuiet(router, () => void import('./shell/afterContent.ts').then(({ afterContent }) => afterContent()))
