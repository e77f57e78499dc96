// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole<HTMLButtonElement>('button')

/** A button that is disabled by its own press. */
function Once({ onPress }: { onPress: () => void }) {
  const [isDone, setDone] = useState(false)
  const press = () => {
    onPress()
    setDone(true)
  }
  return (
    <Button disabled={isDone} onClick={press}>
      受け取る
    </Button>
  )
}

it('a button that a press on it disables keeps the focus, and ignores further presses', () => {
  const onPress = vi.fn<() => void>()
  render(<Once onPress={onPress} />)
  button().focus()
  fireEvent.click(button())
  expect(document.activeElement).toBe(button())
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.click(button())
  expect(onPress).toHaveBeenCalledOnce()
  fireEvent.blur(button())
  expect(button().disabled).toBe(true)
})

it('a button that does not have the focus is disabled without a delay', () => {
  render(<Button disabled>受け取る</Button>)
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([true, 'true'])
})
