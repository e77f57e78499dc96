import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { figureBox, playEffects, type RunningEffects } from '../effects.ts'
import type { PlayerState, StorySettings, TextSpeed } from '../player.types.ts'
import type { Stage } from '../stage.types.ts'
import { typeText } from '../../../../components/typeText.ts'
import { wantsNoMotion } from '../../../../components/wantsNoMotion.ts'

/** Milliseconds for each grapheme. */
const paces: Readonly<Record<TextSpeed, number>> = { slow: 96, usual: 48, fast: 20, instant: 0 }

/** What the arrival of a line depends on. */
export interface Arrival {
  stage: Stage
  state: PlayerState
  settings: StorySettings
  /** All of the line is there. */
  onShown: (position: number) => void
}

/**
 * Plays what moves on entering a line and lets its words come, before the first frame of it is painted; says when all
 * of it is there. A tap that turns `arriving` into `shown` finishes it. Without motion nothing runs.
 */
export function useArrival({ stage, state, settings, onShown }: Arrival) {
  const picture = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const last = useRef<{ line: number; running: RunningEffects }>(undefined)
  const { position, phase, form } = state
  // A line arrives once: neither a setting nor a turned stage lets it come anew.
  const arrive = useEffectEvent((paragraph: HTMLElement) => {
    const isStill = !settings.hasEffects || wantsNoMotion()
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
    // Whoever scrolled through the line before begins at the top of this one. It also has the browser lay the line out
    // now, while it waits for its next frame, and not in that frame.
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
      // What nobody waits for goes on under the words; a tap ends everything.
      if (isOver) last.current = { line: position, running }
      else running.finish()
      isOver = true
    }
  }, [position, phase])
  return { picture, words }
}

/** Ids come from a script: they are compared, never made a selector. */
function elementOf(picture: HTMLElement | null, target?: string): Element | null {
  if (target === undefined) return picture
  const figures = picture?.querySelectorAll<HTMLElement>('[data-figure]') ?? []
  return Array.from(figures).find((figure) => figure.dataset['figure'] === target) ?? null
}
