import {
  focusByGamepad,
  commandOfButton,
  firstUnreadLine,
  isAtEnd,
  nextPlayerState,
} from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryCommand, StoryPlayerScreenProps } from '@tsudoi/design-system/screens/story/player/player.types'
import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import { useEffect, useEffectEvent, useState } from 'react'
import { exampleFailure } from '../../../examples/exampleFailure.ts'

const padEvent = 'pad'

/** Simulates a gamepad button; browsers report it without an event. */
export const pressGamepadButton = (button: number) => dispatchEvent(new CustomEvent(padEvent, { detail: button }))

/** Wires the player to its rules as the app does, but without keys, timers and network. */
export function StatefulPlayer(props: StoryPlayerScreenProps) {
  const { isRead } = props
  const { onCommand, onShown, onJump, onSettings } = props.actions
  const [state, setState] = useState(props.state)
  const [settings, setSettings] = useState(props.settings)
  const follow = (command: StoryCommand) => {
    onCommand(command)
    if (command === 'leave' || command === 'fullScreen') return
    setState((now) =>
      nextPlayerState(
        now,
        command === 'skip' ? { type: 'skip', to: firstUnreadLine(isRead, now.position, now.count) } : { type: command },
      ),
    )
  }
  const onPad = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const where = { hasPanel: state.panel !== undefined, isAtEnd: isAtEnd(state) }
    const command = commandOfButton(Number(event.detail), where)
    if (command && !focusByGamepad(command)) follow(command)
  })
  useEffect(() => {
    addEventListener(padEvent, onPad)
    return () => removeEventListener(padEvent, onPad)
  }, [])
  return (
    <StoryPlayerScreen
      {...props}
      state={state}
      settings={settings}
      autoWait={state.isAuto && state.phase === 'shown' ? settings.autoSeconds * 1000 : undefined}
      actions={{
        onCommand: follow,
        onShown: (position) => {
          onShown(position)
          setState((now) => nextPlayerState(now, { type: 'shown', position }))
        },
        onJump: (position) => {
          onJump(position)
          setState((now) => nextPlayerState(now, { type: 'jump', position }))
        },
        onSettings: (next) => {
          onSettings(next)
          setSettings(next)
        },
      }}
    />
  )
}

/** The player with a reward that fails once; a retry remains pending. */
export function PlayerWithFailingReward(props: StoryPlayerScreenProps) {
  const [isSending, setSending] = useState(false)
  const failed = { state: 'failed', failure: exampleFailure, onRetry: () => setSending(true) } as const
  return <StatefulPlayer {...props} end={{ reward: isSending ? { state: 'sending' } : failed }} />
}
