import { useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { commandOfPointer } from '../inputTable.ts'
import type { StoryCommand } from '../player.types.ts'

export interface TapAreaProps {
  className: string
  onCommand: (command: StoryCommand) => void
  children: ReactNode
}

/** The minimum duration of a long press, in milliseconds. */
const longPress = 500

/** The area where a tap or click continues the story. Keyboards and screen readers use the controls. */
export function TapArea({ className, onCommand, children }: TapAreaProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const isMouse = useRef(true)
  const sendCommand = (way: 'tap' | 'longPress') => {
    const command = commandOfPointer(way)
    if (command) onCommand(command)
  }
  const press = (event: PointerEvent) => {
    wasLong.current = false
    isMouse.current = event.pointerType === 'mouse'
    if (!event.isPrimary || event.button !== 0) return
    timer.current = setTimeout(() => {
      wasLong.current = true
      sendCommand('longPress')
    }, longPress)
  }
  const release = () => clearTimeout(timer.current)
  const tap = (event: MouseEvent) => {
    release()
    // The end of a long press, or of a text selection, is no tap: the story does not continue.
    if (wasLong.current || isMarking(event.currentTarget)) return
    sendCommand('tap')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onClick={tap}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerMove={({ movementX, movementY }) => Math.abs(movementX) + Math.abs(movementY) > 4 && release()}
      onPointerLeave={release}
      // Prevents the browser's context menu on a long touch, which is a command of the player.
      onContextMenu={(event) => !isMouse.current && event.preventDefault()}
    >
      {children}
    </div>
  )
}

function isMarking(area: Element): boolean {
  const selection = globalThis.getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(area, true)
}
