import '@tsudoi/design-system/first.css'
import { lazyModulesSettled } from '@tsudoi/design-system/lazy'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import type {} from './early/bootWatchdog.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { provideAreaParts } from './composition/loadAreaParts.ts'
import { reactErrorHandlers } from './errors/reportError.ts'
import { raiseLater } from './errors/raiseLater.ts'
import { finishHydration, isNewDevice, restoreHydrationState } from './hydrationState.ts'
import { provideAllPages } from './pages.ts'
import { queryClient } from './queryClient.ts'
import { AppRouter } from './router/AppRouter.tsx'
import { prerenderedPage } from './router/prerenderedPage.ts'
import { restoreSession } from './session/account.ts'
import { isMember } from './session/sessionStore.ts'
import { updateSessionFromTokens } from './session/updateSessionFromTokens.ts'
import { guardTranslation } from './shell/guardTranslation.ts'

provideAllPages()
provideAreaParts(() => import('./composition/areaParts.ts'))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
guardTranslation()

if (import.meta.env.DEV && new URLSearchParams(location.search).has('scenario')) {
  const { openScenario } = await import('./development/openScenario.ts')
  await openScenario()
}

if (new URLSearchParams(location.search).has('accessToken')) {
  const { takeEmbeddedToken } = await import('./session/embeddedToken.ts')
  await takeEmbeddedToken()
}
// Splits the start into two tasks, which evaluate the app and render its first page, so that a tap in between is
// handled.
await new Promise((resolve) => setTimeout(resolve))
updateSessionFromTokens()
// Opens no dialog: a blocked address of the account (Q428) would otherwise open one on every page.
restoreSession((error) => raiseLater(error, { isSilent: true }))
const prerendered =
  root.dataset.page === location.pathname && !isMember()
    ? await prerenderedPage(location).catch(() => undefined)
    : undefined
const isHydrated = prerendered && restoreHydrationState()
// Whether the HTML can be hydrated. It cannot if it differs from what this device shows, or if a browser has translated
// it; then the page is rendered again.
const fits = (!isHydrated || isNewDevice()) && !root.querySelector('font')
const firstPage = isHydrated ? prerendered.startQueries(fits) : prerendered?.page
await lazyModulesSettled()

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <AppRouter prerendered={firstPage} onHydrated={isHydrated ? finishHydration : window.tsudoiHydrated} />
    </QueryClientProvider>
  </StrictMode>
)
if (firstPage && fits) {
  startTransition(() => void hydrateRoot(root, app, reactErrorHandlers))
  // Call it now that React has attached its listeners: from now on React hydrates a button when the user presses it.
  window.tsudoiHydrated?.()
} else createRoot(root, reactErrorHandlers).render(app)
window.tsudoiStarted?.()
