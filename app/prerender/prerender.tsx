import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { pages } from '../pages.ts'
import { queryClient } from '../queryClient.ts'
import { Root } from '../shell/Root.tsx'

/** Pages whose HTML is made at build time: public, and the same for everybody before their data comes. */
export const prerendered = ['/top'] as const

/**
 * A page as HTML, from the same components that take it over in the browser: the same tree, without loaders and guards,
 * as a guest sees it.
 */
export async function prerender(path: string): Promise<string> {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  const { Component } = await page.load()
  const routes = [{ id: 'root', Component: Root, children: [{ id: path, path, handle: page, Component }] }]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** What the tab says at first. */
export const titleOf = (path: string) => `${pages.find((page) => page.path === path)?.title ?? ''}｜tsudoi 集い`
