// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { CoinButton } from '../CoinButton.tsx'
import { CountField } from '../CountField.tsx'
import { IconButton } from '../IconButton.tsx'

afterEach(cleanup)

interface Disabling {
  disabled: boolean
  onPress: () => void
}

/**
 * Each component with a button that can be disabled. In the rendered component, the first element with the role button
 * is that button.
 */
const buttons: Record<string, (state: Disabling) => ReactNode> = {
  Button: ({ disabled, onPress }) => (
    <Button disabled={disabled} onClick={onPress}>
      受け取る
    </Button>
  ),
  IconButton: ({ disabled, onPress }) => <IconButton label="閉じる" icon="×" disabled={disabled} onClick={onPress} />,
  CoinButton: ({ disabled, onPress }) => (
    <CoinButton label="引く" coins={300} variant="solid" disabled={disabled} onClick={onPress} />
  ),
  'CountField, the minus': ({ disabled, onPress }) => (
    <CountField id="count" label="灯籠" unit="個" value={100} max={100} disabled={disabled} onValueChange={onPress} />
  ),
}

const button = () => {
  const [first] = screen.getAllByRole<HTMLButtonElement>('button')
  if (!first) throw new Error('No button')
  return first
}

/** Shows a button that is disabled by its own press. */
function Once({ name, onPress }: { name: string; onPress: () => void }) {
  const [disabled, setDisabled] = useState(false)
  const press = () => {
    onPress()
    setDisabled(true)
  }
  return buttons[name]?.({ disabled, onPress: press })
}

describe.each(Object.keys(buttons))('%s', (name) => {
  it('keeps the focus when its own press disables it, and then ignores further presses', () => {
    const onPress = vi.fn<() => void>()
    render(<Once name={name} onPress={onPress} />)
    button().focus()
    fireEvent.click(button())
    expect(document.activeElement).toBe(button())
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true'])
    fireEvent.click(button())
    expect(onPress).toHaveBeenCalledOnce()
    fireEvent.blur(button())
    expect(button().disabled).toBe(true)
  })

  it('gets the attribute `disabled` at once if it does not have the focus', () => {
    render(buttons[name]?.({ disabled: true, onPress: () => {} }))
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([true, 'true'])
  })
})

it('the input of a CountField that becomes disabled keeps the focus, and its keys do nothing', () => {
  const onChange = vi.fn<() => void>()
  const field = (disabled: boolean) => (
    <CountField id="count" label="灯籠" unit="個" value={2} max={9} disabled={disabled} onValueChange={onChange} />
  )
  const { rerender } = render(field(false))
  const input = screen.getByRole<HTMLInputElement>('spinbutton')
  input.focus()
  rerender(field(true))
  expect(document.activeElement).toBe(input)
  expect([input.disabled, input.readOnly, input.getAttribute('aria-disabled')]).toEqual([false, true, 'true'])
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(onChange).not.toHaveBeenCalled()
})

describe('a button that its own press unmounts', () => {
  /** Shows an element around a button until the button is pressed. */
  function Vanishing({ around }: { around: (button: ReactNode) => ReactNode }) {
    const [isShown, setShown] = useState(true)
    const press = () => setShown(false)
    return (
      <main tabIndex={-1}>
        <h1>見出し</h1>
        {around(isShown && <Button onClick={press}>元にもどす</Button>)}
      </main>
    )
  }
  const press = async (around: (button: ReactNode) => ReactNode) => {
    render(<Vanishing around={around} />)
    act(() => button().focus())
    fireEvent.click(button())
    await Promise.resolve()
    return [document.activeElement?.localName, document.activeElement?.textContent]
  }

  it('passes the focus to the focusable element around it', async () => {
    expect(await press((child) => <div tabIndex={-1}>まわり{child}</div>)).toEqual(['div', 'まわり'])
  })

  it('passes the focus to the heading of the page if no element around it is focusable', async () => {
    expect(await press((child) => <div>{child}</div>)).toEqual(['h1', '見出し'])
  })

  it('does not take the focus away from an element that has taken the focus on mount', async () => {
    const focus = (element: HTMLElement | null) => element?.focus()
    const around = (child: ReactNode) =>
      child || (
        <h2 tabIndex={-1} ref={focus}>
          結果
        </h2>
      )
    expect(await press(around)).toEqual(['h2', '結果'])
  })
})

it('a button that loses the focus without unmounting does not move the focus to another element', async () => {
  render(
    <main>
      <h1>見出し</h1>
      <Button>読む</Button>
    </main>,
  )
  act(() => button().focus())
  act(() => button().blur())
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
