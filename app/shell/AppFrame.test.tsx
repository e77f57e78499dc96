import { readFileSync } from 'node:fs'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notFoundPage, pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'
import { queryClient } from '../queryClient.ts'
import { PageContext } from '../router/useCurrentPage.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { AppFrame } from './AppFrame.tsx'
import { Page } from './Page.tsx'

vi.mock('../api/call.ts', () => ({ call: () => new Promise(() => {}) }))

type Part = 'shown' | 'hidden on phones' | 'none'
interface Layout {
  header: Part
  footer: Part
}

/**
 * Rows of the story player. It hides the header, although the specification does not list it, because it has a header
 * of its own (Q169).
 */
const headOfItsOwn = ['R062', 'R063']

/**
 * The layout that the list of routes specifies for a page in a browser. By default header and footer are shown (Q28).
 */
function specified(row: string): Layout {
  const [id = '', path = '', , , layout = ''] = row.split('\t')
  const [header = '', footer = ''] = layout.split('; ')
  const hasNoHeader = headOfItsOwn.includes(id) || /^\/unity\/|\/unity$/.test(path)
  return {
    header: hasNoHeader ? 'none' : header.includes('hidden on mobile') ? 'hidden on phones' : 'shown',
    footer: /none|=hidden$/.test(footer) ? 'none' : footer.includes('hidden on mobile') ? 'hidden on phones' : 'shown',
  }
}

const layouts = new Map(
  readFileSync('docs/specification/routes.tsv', 'utf8')
    .trim()
    .split('\n')
    .map((row) => [row.split('\t')[0], specified(row)]),
)
const given = [...pages, notFoundPage].filter(({ id }) => id !== 'ours')

function renderPage(page: PageSpec): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PageContext value={page}>
          <AppFrame>
            <Page>
              <h1>{page.title}</h1>
            </Page>
          </AppFrame>
        </PageContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
function partOf(role: 'banner' | 'contentinfo'): Part {
  const part = screen.queryByRole(role)
  if (!part) return 'none'
  return part.closest('.max-desk\\:hidden') ? 'hidden on phones' : 'shown'
}
const layoutNow = (): Layout => ({ header: partOf('banner'), footer: partOf('contentinfo') })
const links = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  resetSession()
  queryClient.clear()
})

describe('the header and the footer around a page', () => {
  it.each(given)(
    'are shown on $id $path as the specification’s list of pages requires (S023, S024, W004, W005, W007, Q28)',
    (page) => {
      renderPage(page)
      expect(layoutNow()).toEqual(layouts.get(page.id))
    },
  )

  it.each(given)(
    'consist of the specified header without a footer inside the mobile app on $id $path (S002, S024, Q28)',
    (page) => {
      sessionStorage.setItem('tsudoi.device-type', 'unity')
      renderPage(page)
      expect(layoutNow()).toEqual({ header: layouts.get(page.id)?.header, footer: 'none' })
    },
  )

  it('are reduced on the login pages to the simple header, with the logo and the way back (W003, Q29)', () => {
    renderPage(pages.find(({ path }) => path === '/login') ?? notFoundPage)
    const banner = within(screen.getByRole('banner'))
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/top', '/top'])
    expect(banner.queryByRole('button')).toBeNull()
  })

  it('add no device parameter to their links, because the device is stored for the tab (X17)', () => {
    sessionStorage.setItem('tsudoi.device-type', 'unity')
    useSession.setState({ accountId: 'acc-hikari' })
    renderPage(pages.find(({ path }) => path === '/home') ?? notFoundPage)
    expect(links().filter(({ searchParams }) => searchParams.has('device'))).toEqual([])
  })

  it('link a member to the main areas, and a guest to login and sign-up (S006, S007, W001, W002)', () => {
    const home = pages.find(({ path }) => path === '/channel') ?? notFoundPage
    renderPage(home)
    expect(links().map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/login', '/signup']))
    cleanup()
    useSession.setState({ accountId: 'acc-hikari' })
    renderPage(home)
    expect(links().map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/home', '/channel', '/collection', '/profile']),
    )
    expect(links().map(({ pathname }) => pathname)).not.toContain('/login')
  })
})
