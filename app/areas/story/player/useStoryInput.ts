import {
  focusByGamepad,
  commandOfButton,
  commandOfKey,
  commandOfWheel,
  type StoryKeyPress,
} from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryCommand } from '@tsudoi/design-system/screens/story/player/player.types'
import { isInputMethodKey } from '@tsudoi/design-system/text/inputMethodKey'
import { useEffect, useEffectEvent } from 'react'

interface Input {
  hasPanel: boolean
  isAtEnd: boolean
  hasLetterKeys: boolean
  onCommand: (command: StoryCommand) => void
}

const dialogs = '[role="dialog"], [role="alertdialog"]'
const inDialog = (target: EventTarget | null) => target instanceof Element && target.closest(dialogs) !== null

/**
 * The closest scrollable element that contains the target. With `by`, only one that can still scroll in that direction.
 */
function scrollerOf(target: EventTarget | null, by = 0): Element | undefined {
  for (
    let each = target instanceof Element ? target : null;
    each && each !== document.body;
    each = each.parentElement
  ) {
    const room = each.scrollHeight - each.clientHeight
    if (room <= 1 || !/auto|scroll/.test(getComputedStyle(each).overflowY)) continue
    if (by === 0 || (by > 0 ? each.scrollTop < room - 1 : each.scrollTop > 1)) return each
  }
  return undefined
}

function targetOf(target: EventTarget | null): StoryKeyPress['target'] {
  if (!(target instanceof Element)) return 'other'
  if (target.closest('input, select, textarea, [role="slider"], [contenteditable="true"]')) return 'field'
  if (target.closest('a, button, summary')) return 'button'
  return scrollerOf(target) ? 'scroller' : 'other'
}

/**
 * Handles keyboard, wheel and gamepad input of the story player, by the table in inputTable.ts. Taps are handled by the
 * stage.
 */
export function useStoryInput({ hasPanel, isAtEnd, hasLetterKeys, onCommand }: Input): void {
  // Turns off the React Compiler's memoization, as in StoryPlayer: every line renders the whole component.
  'use no memo'
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || isInputMethodKey(event) || (inDialog(target) && key !== 'Escape')) return
    const hasModifier = ctrlKey || metaKey || altKey
    const command = commandOfKey({ key, hasModifier, target: targetOf(target) }, { hasLetterKeys, hasPanel })
    // Ignore the repetitions of a held key, which would run through the story.
    if (!command || event.repeat) return
    event.preventDefault()
    onCommand(command)
  })
  const onNotch = useEffectEvent((event: WheelEvent) => {
    if (hasPanel || event.ctrlKey || inDialog(event.target) || scrollerOf(event.target, event.deltaY)) return
    const command = commandOfWheel(event.deltaY)
    if (command) onCommand(command)
  })
  const onButton = useEffectEvent((button: number) => {
    // Whether the gamepad operates a panel or a dialog of the app, such as an error, instead of the story.
    const isOpen = hasPanel || document.querySelector(dialogs) !== null
    const command = commandOfButton(button, { hasPanel: isOpen, isAtEnd })
    if (command && !focusByGamepad(command)) onCommand(command)
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => watchWheel(onNotch), [])
  useEffect(() => watchPads(onButton), [])
}

/** Pause in ms after which a wheel event counts as a new turn, because a touchpad keeps scrolling by itself. */
const turnPauseMs = 80

function watchWheel(onTurn: (event: WheelEvent) => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  const onWheel = (event: WheelEvent) => {
    if (event.timeStamp - last > turnPauseMs) onTurn(event)
    last = event.timeStamp
  }
  addEventListener('wheel', onWheel, { passive: true })
  return () => removeEventListener('wheel', onWheel)
}

/** Polls gamepads in each frame while any is connected, because their buttons fire no events. */
function watchPads(onPress: (button: number) => void): () => void {
  let held = new Set<string>()
  let frame: number | undefined
  const poll = () => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    const pressed = pads.flatMap(({ index, buttons }) =>
      buttons.flatMap((button, at) => (button.pressed ? [{ at, key: `${index}.${at}` }] : [])),
    )
    for (const { at, key } of pressed) if (!held.has(key)) onPress(at)
    held = new Set(pressed.map(({ key }) => key))
    frame = pads.length > 0 ? requestAnimationFrame(poll) : undefined
  }
  const begin = () => {
    frame ??= requestAnimationFrame(poll)
  }
  if ('getGamepads' in navigator) begin()
  addEventListener('gamepadconnected', begin)
  return () => {
    removeEventListener('gamepadconnected', begin)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
