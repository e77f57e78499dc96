// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LazyGuideContainer } from '../.storybook/LazyGuideContainer.tsx'

/** A mock of Storybook's blocks. Like Storybook's, its container lists the headings that exist when it is mounted. */
vi.mock('@storybook/addon-docs/blocks', () => {
  function DocsContainer({ children }: { children: ReactNode }) {
    const [contents, setContents] = useState<(string | null)[]>([])
    // oxlint-disable-next-line react/set-state-in-effect -- simulates Storybook, which reads the headings once.
    useLayoutEffect(() => setContents([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)), [])
    return (
      <main>
        <nav>{contents}</nav>
        {children}
      </main>
    )
  }
  const Heading = ({ children }: { children: ReactNode }) => <h2>{children}</h2>
  const others = ['Controls', 'Description', 'Markdown', 'Primary', 'Stories', 'Title'].map((name) => [
    name,
    () => null,
  ])
  const useOf = () => ({ preparedMeta: { parameters: {} } })
  return { DocsContainer, Heading, useOf, ...Object.fromEntries(others) }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the table of contents of Storybook’s docs pages has their headings, although the pages load lazily', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entries: {} })))
  render(<LazyGuideContainer {...({} as ComponentProps<typeof LazyGuideContainer>)} />)
  await waitFor(() => expect(screen.getByRole('navigation').textContent).toBe('プロパティ'), { timeout: 60_000 })
})
