import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { figureBox, playEffects, type RunningEffects } from '../effects.ts'
import type { PlayerState, StorySettings, TextSpeed } from '../player.types.ts'
import type { Stage } from '../stage.types.ts'
import { typeText } from '../../../../components/typeText.ts'
import { isMotionReduced } from '../../../../components/isMotionReduced.ts'

/** Milliseconds per grapheme for each text speed. */
const paces: Readonly<Record<TextSpeed, number>> = { slow: 96, usual: 48, fast: 20, instant: 0 }

/** The inputs of `useLineReveal`. */
export interface LineRevealOptions {
  stage: Stage
  state: PlayerState
  settings: StorySettings
  /** Called when the line is fully shown. */
  onShown: (position: number) => void
}

/**
 * Plays the effects of a new line and reveals its text, started before the line's first paint; calls `onShown` at the
 * end. A tap that changes `arriving` to `shown` finishes it. Under reduced motion nothing is animated.
 */
export function useLineReveal({ stage, state, settings, onShown }: LineRevealOptions) {
  const picture = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const last = useRef<{ line: number; running: RunningEffects }>(undefined)
  const { position, phase, form } = state
  // A line is animated once: changed settings or a rotated screen do not repeat it.
  const arrive = useEffectEvent((paragraph: HTMLElement) => {
    const isStill = !settings.hasEffects || isMotionReduced()
    const box = (target: string) => {
      const figure = stage.figures.find(({ id }) => id === target)
      return figure && figureBox(figure.place, stage.figures, form)
    }
    const running = playEffects(isStill ? [] : stage.effects, (target) => elementOf(picture.current, target), box)
    const pace = isStill ? 0 : paces[settings.textSpeed]
    return { running, typing: typeText(paragraph, { pace, after: running.words }) }
  })
  const shown = useEffectEvent(onShown)
  useLayoutEffect(() => {
    // Resets the scroll position of the previous line. It also makes the browser lay out the line now, not within the
    // next frame.
    words.current?.parentElement?.scrollTo(0, 0)
  }, [position])
  useLayoutEffect(() => {
    if (last.current?.line !== position) last.current?.running.finish()
    if (phase === 'shown' || !words.current) return undefined
    const { running, typing } = arrive(words.current)
    let isOver = false
    void Promise.all([typing.done, running.auto]).then(() => {
      if (isOver) return
      isOver = true
      shown(position)
    })
    return () => {
      typing.stop()
      // Effects that do not delay auto play continue while the text is revealed; a tap ends all.
      if (isOver) last.current = { line: position, running }
      else running.finish()
      isOver = true
    }
  }, [position, phase])
  return { picture, words }
}

/** Finds the element of a figure. Ids come from a script, so they are compared and never used in a selector. */
function elementOf(picture: HTMLElement | null, target?: string): Element | null {
  if (target === undefined) return picture
  const figures = picture?.querySelectorAll<HTMLElement>('[data-figure]') ?? []
  return Array.from(figures).find((figure) => figure.dataset['figure'] === target) ?? null
}
