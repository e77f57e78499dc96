import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { streamerCommandOf, type StreamerKeyCommand } from './streamerKeys.rules.ts'
import type { StreamerSlot, StaffTalk } from './streamer.types.ts'

interface Options {
  slot: StreamerSlot
  talk: StaffTalk
  hasNext: boolean
  isPending: boolean
  /** Whether the shortcut keys are on and no dialog is open. */
  isOn: boolean
  onCommand: (command: StreamerKeyCommand) => void
}

/** Listens to shortcut keys on the whole page. The returned ref must be attached to an element of that page. */
export function useStreamerKeys({ isOn, onCommand, ...situation }: Options): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const command = streamerCommandOf(pressedOf(event, event.target), situation)
    if (!command) return
    event.preventDefault()
    onCommand(command)
  })
  useLayoutEffect(() => {
    const page = root.current?.ownerDocument
    if (!isOn || !page) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    page.addEventListener('keydown', listen)
    return () => page.removeEventListener('keydown', listen)
  }, [isOn])
  return root
}

function pressedOf(event: KeyboardEvent, on: HTMLElement) {
  const { key, ctrlKey, metaKey, altKey, repeat } = event
  const type = on instanceof HTMLInputElement ? on.type : undefined
  const { tagName, isContentEditable } = on
  return { key, ctrlKey, metaKey, altKey, repeat, target: { tagName, type, isContentEditable, role: on.role } }
}
