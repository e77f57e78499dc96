// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

it('sways its sticks only while its work is under way: unseen, they would take a part of every frame', () => {
  const button = (pending: boolean) => (
    <Button pending={pending} pendingLabel="送信しています">
      送信する
    </Button>
  )
  const { container, rerender } = render(button(false))
  const swaying = () => container.querySelectorAll('[class*="animate-sway"]').length
  expect(swaying()).toBe(0)
  rerender(button(true))
  expect(swaying()).toBe(3)
})
