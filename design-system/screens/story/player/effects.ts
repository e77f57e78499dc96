/** Calculates and runs the animations of characters in the story player's picture (the stage). */

import type { StageAction, StageEffect, StageFigure, StagePosition } from './stage.types.ts'
import type { StoryForm } from './stage.types.ts'

/** The position and width of a character's picture (its board), in percent of the width of the stage. */
export interface FigureBox {
  left: number
  width: number
}

const order: Readonly<Record<StagePosition, number>> = { LEFT: 0, CENTER: 1, RIGHT: 2 }

/**
 * The position and size of a character's picture (its board). Boards are 3:4. On the wide stage three are side by side;
 * on the tall one two are, and a third is in front of them without covering a face.
 */
export function figureBox(
  place: StagePosition,
  figures: readonly Pick<StageFigure, 'place'>[],
  form: StoryForm,
): FigureBox {
  const places = new Set(figures.map((figure) => figure.place)).size
  const width = form === 'LANDSCAPE' ? 100 / 3 : places > 2 ? 42 : 50
  return { left: ((100 - width) * order[place]) / 2, width }
}

/** An effect as keyframes: transform and opacity only, without a lasting change. */
export interface EffectMotion {
  keyframes: Keyframe[]
  options: KeyframeAnimationOptions
}

/** The durations of the effects in milliseconds; a tap ends an effect early. */
const durations = { fade: 600, slide: 480, shake: 420, jump: 460 } as const

const fade = (from: number, to: number): EffectMotion => ({
  keyframes: [{ opacity: from }, { opacity: to }],
  options: { duration: durations.fade, easing: 'ease-in-out' },
})
const translated = (x: string, y: string): Keyframe => ({ transform: `translate(${x}, ${y})`, opacity: 1 })
const inPlace = translated('0', '0')
const slideIn = (x: string, y: string): EffectMotion => ({
  keyframes: [translated(x, y), inPlace],
  options: { duration: durations.slide, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
})
const slideOut = (x: string, y: string): EffectMotion => ({
  keyframes: [inPlace, translated(x, y)],
  options: { duration: durations.slide, easing: 'cubic-bezier(0.7, 0, 0.84, 0)' },
})
const translatedPercent = (x: number, y: number): Keyframe => ({ transform: `translate(${x}%, ${y}%)` })

/** The keyframes of a jump, which moves like a ball: fast near the floor, slow at the top. */
const jumpKeyframes = (height: number): Keyframe[] => [
  { ...translatedPercent(0, 0), easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
  { ...translatedPercent(0, -height), easing: 'cubic-bezier(0.32, 0, 0.67, 0)' },
]

const wholeStage: FigureBox = { left: 0, width: 100 }

/**
 * The keyframes of an action, for a character's picture in its box or for the whole stage. They end in the state that
 * `Stage` describes.
 */
export function effectMotionOf(action: StageAction, { left, width }: FigureBox = wholeStage): EffectMotion {
  // The distance to be out of sight, in percent of the board's own width.
  const toLeft = `${roundToHundredth(-((left + width) / width) * 100)}%`
  const toRight = `${roundToHundredth(((100 - left) / width) * 100)}%`
  switch (action) {
    case 'FADE_IN':
      return fade(0, 1)
    case 'FADE_OUT':
      return fade(1, 0)
    case 'SHAKE':
      return {
        keyframes: [0, -1.6, 1.6, -1.2, 1.2, -0.6, 0].map((x) => translatedPercent(x, 0)),
        options: { duration: durations.shake },
      }
    case 'JUMP':
      return {
        keyframes: [...jumpKeyframes(7), ...jumpKeyframes(2.5), translatedPercent(0, 0)],
        options: { duration: durations.jump },
      }
    case 'SLIDE_IN_FROM_BOTTOM':
      return slideIn('0', '100%')
    case 'SLIDE_IN_FROM_LEFT':
      return slideIn(toLeft, '0')
    case 'SLIDE_IN_FROM_RIGHT':
      return slideIn(toRight, '0')
    case 'SLIDE_OUT_BOTTOM':
      return slideOut('0', '100%')
    case 'SLIDE_OUT_LEFT':
      return slideOut(toLeft, '0')
    case 'SLIDE_OUT_RIGHT':
      return slideOut(toRight, '0')
  }
}

const roundToHundredth = (value: number) => Math.round(value * 100) / 100

/** The effects running after a line was entered. */
export interface RunningEffects {
  /** Settles when the effects have ended that delay the text. */
  words: Promise<unknown>
  /** Settles when the effects have ended that delay auto play. */
  auto: Promise<unknown>
  /** Ends all effects at once: the picture is then in the line's final state. */
  finish: () => void
}

/**
 * Starts the effects (animations) of a line, all at once. `elementOf` returns the element of the whole stage, or of a
 * character by its id.
 */
export function playEffects(
  effects: readonly StageEffect[],
  elementOf: (target?: string) => Element | null,
  boxOf: (target: string) => FigureBox | undefined,
): RunningEffects {
  const running = effects.flatMap((effect) => {
    const { keyframes, options } = effectMotionOf(
      effect.action,
      effect.target === undefined ? wholeStage : boxOf(effect.target),
    )
    const animation = elementOf(effect.target)?.animate(keyframes, options)
    return animation ? [{ effect, animation, isOver: ended(animation) }] : []
  })
  const until = (holds: (effect: StageEffect) => boolean) =>
    Promise.all(running.filter(({ effect }) => holds(effect)).map(({ isOver }) => isOver))
  return {
    words: until(({ holdsWords }) => holdsWords),
    auto: until(({ holdsWords, holdsAuto }) => holdsWords || holdsAuto),
    finish: () => running.forEach(({ animation }) => animation.finish()),
  }
}

/** An animation cancelled by the removal of its element counts as ended. */
const ended = (animation: Animation) => animation.finished.catch(() => undefined)
