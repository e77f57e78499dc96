// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Menu } from './Menu.tsx'
// Loads the module of the open menu before the tests, so that they do not wait for it.
import './parts/OpenMenu.tsx'

afterEach(cleanup)

it('a menu keeps the handlers of its button, both before and after the menu’s code has loaded', async () => {
  const heard = vi.fn<(what: string) => void>()
  const button = (
    <Button onClick={() => heard('click')} onKeyDown={() => heard('key')} onPointerEnter={() => heard('pointer')}>
      メニュー
    </Button>
  )
  render(<Menu label="この投稿のメニュー" trigger={button} items={[{ label: '報告する', onPress: () => {} }]} />)
  const trigger = screen.getByRole('button')
  fireEvent.pointerEnter(trigger)
  fireEvent.keyDown(trigger, { key: 'a' })
  fireEvent.click(trigger, { detail: 1 })
  expect(heard.mock.calls.flat()).toEqual(['pointer', 'key', 'click'])
  await screen.findByRole('menu')
  fireEvent.click(screen.getByRole('button', { hidden: true }))
  expect(heard).toHaveBeenLastCalledWith('click')
})

it('a menu does not open if the click handler of its button prevents that', () => {
  const button = <Button onClick={(event) => event.preventDefault()}>メニュー</Button>
  render(<Menu label="この投稿のメニュー" trigger={button} items={[{ label: '報告する', onPress: () => {} }]} />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
})
