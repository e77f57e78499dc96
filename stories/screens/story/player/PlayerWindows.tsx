import { initialPlayerState } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { CSSProperties, ReactNode } from 'react'
import type { StoryForm } from '@tsudoi/design-system/screens/story/player/stage.types'
import type { StoryPlayerScreenProps } from '@tsudoi/design-system/screens/story/player/player.types'
import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import { StatefulPlayer } from './StatefulPlayer.tsx'

const forms: readonly StoryForm[] = ['PORTRAIT', 'LANDSCAPE']

/** Viewports from a window at 400 % zoom and the smallest phone to a large desktop, in px. */
const sizes = [
  [320, 256],
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
] as const

/** Each window is rendered at a sixth of its size; the player depends only on its own box. */
const scale = 0.17

/** Renders the same line in both stage formats, in every window size. */
export function PlayerWindows(props: StoryPlayerScreenProps) {
  return forms.map((form) => (
    <div key={form} className="flex flex-wrap items-start gap-4 p-4">
      {sizes.map(([width, height]) => (
        <div key={`${width}×${height}`} style={{ width: width * scale, height: height * scale }}>
          <div
            data-window={`${form} ${width}×${height}`}
            className="overflow-hidden *:h-full [&_.story]:h-full"
            style={{ width, height, scale: `${scale}`, transformOrigin: '0 0' }}
          >
            <StoryPlayerScreen {...props} state={{ ...initialPlayerState(10, form, 2), phase: 'shown' }} />
          </div>
        </div>
      ))}
    </div>
  ))
}

/** The smallest phone, independent of the surrounding page. */
export function PlayerInSmallWindow(props: StoryPlayerScreenProps) {
  return (
    <Phone width={320} height={568}>
      <StoryPlayerScreen {...props} />
    </Phone>
  )
}

/** Phones in portrait, each with its own player. */
export function PlayerOnPortraitPhones(props: StoryPlayerScreenProps) {
  return uprightPhones.map(([width, height]) => (
    <Phone key={width} width={width} height={height}>
      <StatefulPlayer {...props} />
    </Phone>
  ))
}

const uprightPhones = [
  [320, 568],
  [390, 844],
  [430, 932],
] as const

function Phone({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <div
      data-window={`${width}×${height}`}
      className="overflow-hidden *:h-full [&_.story]:h-full"
      style={{ width, height }}
    >
      {children}
    </div>
  )
}

/** The safe-area insets of a phone with a notch. */
const notch = { '--safe-top': '47px', '--safe-bottom': '34px', '--safe-left': '0px', '--safe-right': '0px' }

/** A phone with a notch; the player keeps clear of the safe area. */
export function PlayerInNotchedWindow(props: StoryPlayerScreenProps) {
  return (
    <div
      data-window="390×844"
      className="box-border overflow-hidden pt-(--safe-top) [&_.story]:h-[844px]"
      style={{ width: 390, height: 844, ...notch } as CSSProperties}
    >
      <StoryPlayerScreen {...props} />
    </div>
  )
}
