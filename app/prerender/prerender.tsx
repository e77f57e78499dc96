import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { provideAllPages } from '../pages.ts'
import { queryClient } from '../queryClient.ts'
import { pageAtPath } from '../router/pageAtPath.ts'
import { ShownPage } from '../router/ShownPage.tsx'
import { prerenderedPage } from '../router/prerenderedPage.ts'
import { tabTitle } from '../shell/tabTitle.ts'

provideAllPages()

/** Pages whose HTML is generated at build time: public, and the same for all users before data is loaded. */
export const prerenderedPaths = ['/top'] as const

/**
 * Renders a page to HTML with the components that hydrate it in the browser: as a guest sees it before any query has
 * started.
 */
export async function prerenderPage(path: string): Promise<string> {
  const arrival = await prerenderedPage({ pathname: path, search: '', hash: '' })
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={path}>
          <ShownPage arrival={arrival} navigation="within" />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** The document title in the generated HTML. */
export const htmlTitleOf = (path: string) => tabTitle(pageAtPath(path).title)
