// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createContext, useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react'
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
  const others = ['Description', 'Markdown', 'Primary', 'Stories', 'Title'].map((name) => [name, () => null])
  const useOf = () => ({ preparedMeta: { parameters: {} } })
  const DocsContext = createContext({
    componentStories: () => [
      { moduleExport: 'overview', parameters: { __isArgsStory: false } },
      { moduleExport: 'standard', parameters: { __isArgsStory: true } },
      { moduleExport: 'disabled', parameters: { __isArgsStory: true } },
    ],
  })
  const Canvas = ({ of }: { of: string }) => <p>{`shows ${of}`}</p>
  const Controls = ({ of }: { of?: string }) => <p>{`changes ${of}`}</p>
  return { Canvas, Controls, DocsContainer, DocsContext, Heading, useOf, ...Object.fromEntries(others) }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const openPage = () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entries: {} })))
  render(<LazyGuideContainer {...({} as ComponentProps<typeof LazyGuideContainer>)} />)
}

it('the table of properties on Storybook’s docs pages changes the first story that has properties, shown above it', async () => {
  openPage()
  const table = await screen.findByText('changes standard', {}, { timeout: 60_000 })
  expect(table.previousSibling?.textContent).toBe('shows standard')
})

it('the table of contents of Storybook’s docs pages has their headings, although the pages load lazily', async () => {
  openPage()
  await waitFor(() => expect(screen.getByRole('navigation').textContent).toBe('プロパティ'), { timeout: 60_000 })
})
