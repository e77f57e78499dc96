// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { BelowFold } from './BelowFold.tsx'

afterEach(cleanup)

const page = (
  <main>
    <h1>今日</h1>
    <BelowFold>
      <p>このあと</p>
    </BelowFold>
  </main>
)

it('BelowFold leaves its content out of the first render, so that the browser paints the content above it first', () => {
  expect(renderToString(page)).not.toContain('このあと')
})

it('BelowFold renders its content right after the first paint, without a press or a scroll', () => {
  render(page)
  expect(screen.getByRole('main').textContent).toBe('今日このあと')
})
