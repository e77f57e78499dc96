import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStoryInput } from './useStoryInput.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function open({ hasPanel = false, isAtEnd = false } = {}) {
  const commands: string[] = []
  const hook = renderHook(() =>
    useStoryInput({ hasPanel, isAtEnd, hasLetterKeys: true, onCommand: (command) => commands.push(command) }),
  )
  return { commands, ...hook }
}

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

function endComposition(timeStamp: number): void {
  const event = new Event('compositionend', { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  document.body.dispatchEvent(event)
}

describe('the player’s keyboard keys (W094, W095)', () => {
  it('trigger their commands once, however long the reader holds a key, and do not scroll the page', () => {
    const { commands } = open()
    expect([press(' '), press('ArrowLeft'), press('a'), press('x')]).toEqual([true, true, true, false])
    expect(press('Enter', document.body, { repeat: true })).toBe(false)
    expect(press('Enter', document.body, { ctrlKey: true })).toBe(false)
    expect(commands).toEqual(['next', 'back', 'auto'])
  })

  it('do nothing while an input method handles a key, even if the browser reports the end of the composition before the key', () => {
    const { commands } = open({ hasPanel: true })
    expect(press('Escape', document.body, { isComposing: true })).toBe(false)
    expect(press('Escape', document.body, { keyCode: 229 })).toBe(false)
    endComposition(performance.now())
    expect(press('Escape')).toBe(false)
    expect(commands).toEqual([])
    endComposition(-1_000)
    expect(press('Escape')).toBe(true)
  })

  it('trigger no command while a dialog, a text field or a button has the focus', () => {
    const { commands } = open()
    render(
      <>
        <section role="alertdialog" aria-label="お知らせ">
          <p />
        </section>
        <input aria-label="名前" />
        <button type="button">次へ</button>
      </>,
    )
    for (const place of ['section p', 'input', 'button']) press(' ', document.querySelector(place) ?? document.body)
    expect(commands).toEqual([])
    press('ArrowRight', document.querySelector('button') ?? document.body)
    expect(commands).toEqual(['next'])
  })

  it('trigger no command after the player is unmounted', () => {
    const { commands, unmount } = open()
    unmount()
    press(' ')
    expect(commands).toEqual([])
  })
})

describe('the mouse wheel in the player (W094, W095)', () => {
  const turn = (deltaY: number, timeStamp: number) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    document.body.dispatchEvent(event)
  }

  it('shows the next line once per turn of the wheel, however long a touchpad keeps scrolling', () => {
    const { commands } = open()
    for (let at = 0; at < 40; at += 1) turn(4, at * 16)
    turn(-4, 2_000)
    expect(commands).toEqual(['next', 'back'])
  })

  it('scrolls an open panel instead of changing the line', () => {
    const { commands } = open({ hasPanel: true })
    turn(4, 0)
    expect(commands).toEqual([])
  })
})

describe('a gamepad in the player (W094, W095)', () => {
  let buttons: { pressed: boolean }[] = []
  let frames: FrameRequestCallback[] = []
  const frame = () => act(() => frames.splice(0).forEach((run) => run(0)))
  const hold = (...pressed: number[]) => {
    buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: pressed.includes(at) }))
  }

  beforeEach(() => {
    frames = []
    hold()
    const getGamepads = () => [{ index: 0, buttons }]
    vi.stubGlobal('navigator', Object.create(navigator, { getGamepads: { value: getGamepads } }))
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  })

  it('triggers one command per press, not per frame', () => {
    const { commands } = open()
    frame()
    hold(0)
    frame()
    frame()
    hold()
    frame()
    hold(0, 3)
    frame()
    expect(commands).toEqual(['next', 'next', 'auto'])
  })

  const press = (...all: number[]) => {
    for (const button of all) {
      hold(button)
      frame()
      hold()
      frame()
    }
  }
  const focused = () => document.activeElement?.textContent

  it('selects buttons at the end of an episode: up and down move the focus, and A presses the focused button', () => {
    const pressed: string[] = []
    render(
      <main>
        <button type="button" onClick={() => pressed.push('leave')}>
          出る
        </button>
        <h2 tabIndex={-1}>おわり</h2>
        <button type="button" disabled>
          まだ
        </button>
        <button type="button" onClick={() => pressed.push('again')}>
          はじめから読む
        </button>
      </main>,
    )
    const { commands } = open({ isAtEnd: true })
    frame()
    document.querySelector('h2')?.focus()
    press(13)
    expect(focused()).toBe('はじめから読む')
    press(13, 0)
    expect(focused()).toBe('はじめから読む')
    press(12, 0)
    expect(pressed).toEqual(['again', 'leave'])
    expect(commands).toEqual([])
  })

  it('selects lines only within an open panel, starting at the current line; B closes the panel', () => {
    render(
      <>
        <main>
          <button type="button">次へ進む</button>
        </main>
        <section role="alertdialog" aria-label="読み返す" tabIndex={-1}>
          <button type="button">1</button>
          <p aria-current="true">
            <button type="button">2</button>
          </p>
          <input type="radio" aria-label="ふつう" />
        </section>
      </>,
    )
    const { commands } = open({ hasPanel: true })
    frame()
    document.querySelector<HTMLElement>('[role="alertdialog"]')?.focus()
    press(13)
    expect(focused()).toBe('2')
    press(12, 12)
    expect(focused()).toBe('1')
    press(13, 13, 0)
    expect(document.querySelector('input')?.checked).toBe(true)
    press(13, 1)
    expect(commands).toEqual(['close'])
  })

  it('can press the buttons of an app dialog that covers the player', () => {
    const answered = vi.fn<() => void>()
    render(
      <section role="alertdialog" aria-label="ログインし直してください">
        <button type="button" onClick={answered}>
          ログインへ
        </button>
      </section>,
    )
    const { commands } = open()
    frame()
    press(13, 0)
    expect(answered).toHaveBeenCalledOnce()
    expect(commands).toEqual([])
  })

  it('is not polled after the player is unmounted', () => {
    const cancelled = vi.fn<(id: number) => void>()
    vi.stubGlobal('cancelAnimationFrame', cancelled)
    const { unmount } = open()
    unmount()
    expect(cancelled).toHaveBeenCalledOnce()
  })
})
