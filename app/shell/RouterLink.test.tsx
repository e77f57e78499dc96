import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { RouterLink } from './RouterLink.tsx'
import { NavigateContext } from './stableNavigate.ts'

vi.mock('../router/loadPage.ts', () => ({ loadPage: () => Promise.resolve() }))

const navigate = vi.fn<(to: string, options?: object) => void>()
const prevented = vi.fn<(isPrevented: boolean) => void>()

function open(
  href: string,
  props: { target?: string; onClick?: (event: { preventDefault: () => void }) => void } = {},
) {
  render(
    <NavigateContext value={navigate}>
      <RouterLink href={href} {...props}>
        行く
      </RouterLink>
    </NavigateContext>,
  )
}
const press = (init: MouseEventInit = {}) => prevented(!fireEvent.click(screen.getByRole('link'), init))

beforeEach(() => setTestUrl('http://127.0.0.1/channel/a?tab=2'))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('a link of the app', () => {
  it.each([
    ['/home', '/home', false],
    ['/channel?q=1#commercial', '/channel?q=1#commercial', false],
    ['/channel/a?tab=2', '/channel/a?tab=2', true],
    ['/signup', '/signup', false],
    ['/', '/', false],
  ])(
    'to %s navigates to %s without a reload; a link to the current URL replaces the history entry',
    (href, to, replace) => {
      open(href)
      press()
      expect(navigate.mock.calls).toEqual([[to, { replace }]])
      expect(prevented).toHaveBeenLastCalledWith(true)
    },
  )

  it.each([
    ['with Ctrl', { ctrlKey: true }, {}],
    ['with ⌘', { metaKey: true }, {}],
    ['with Shift', { shiftKey: true }, {}],
    ['with the middle button', { button: 1 }, {}],
    ['with its own tab as target', {}, { target: '_blank' }],
  ])('is left to the browser if the user presses it %s', (_how, init, props) => {
    open('/home', props)
    press(init)
    expect(navigate).not.toHaveBeenCalled()
    expect(prevented).toHaveBeenLastCalledWith(false)
  })

  it('to a server behind the app’s own origin, such as a payment page, is left to the browser (W077)', () => {
    open('/hosts/payment/gateway/payments/1')
    press()
    expect(navigate).not.toHaveBeenCalled()
    expect(prevented).toHaveBeenLastCalledWith(false)
  })

  it('does not navigate when its own click handler has prevented that', () => {
    open('/home', { onClick: (event) => event.preventDefault() })
    press()
    expect(navigate).not.toHaveBeenCalled()
  })
})
