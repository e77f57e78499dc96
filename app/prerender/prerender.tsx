import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { queryClient } from '../queryClient.ts'
import { pageAt } from '../router/pageAt.ts'
import { ShownPage } from '../router/ShownPage.tsx'
import { prerenderedPage } from '../router/prerenderedPage.ts'

/** Pages whose HTML is made at build time: public, and the same for everybody before their data comes. */
export const prerendered = ['/top'] as const

/**
 * A page as HTML, from the same components that take it over in the browser: the same tree, as a guest sees it before
 * any query has begun.
 */
export async function prerender(path: string): Promise<string> {
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

/** What the tab says at first. */
export const titleOf = (path: string) => `${pageAt(path).title}｜tsudoi 集い`
