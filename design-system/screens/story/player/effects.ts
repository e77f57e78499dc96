import type { StageAction, StageEffect, StageFigure, StagePlace } from './stage.types.ts'
import type { StoryForm } from './stage.types.ts'

/** Where a figure's board stands, in per cent of the stage's width. */
export interface FigureBox {
  left: number
  width: number
}

const order: Readonly<Record<StagePlace, number>> = { LEFT: 0, CENTER: 1, RIGHT: 2 }

/**
 * Boards are 3:4. On the wide stage three stand side by side. On the tall one two do; a third stands before the others,
 * and covers nobody's face.
 */
export function figureBox(
  place: StagePlace,
  figures: readonly Pick<StageFigure, 'place'>[],
  form: StoryForm,
): FigureBox {
  const places = new Set(figures.map((figure) => figure.place)).size
  const width = form === 'LANDSCAPE' ? 100 / 3 : places > 2 ? 42 : 50
  return { left: ((100 - width) * order[place]) / 2, width }
}

/** What an effect does: transform and opacity only, and nothing that outlasts it. */
export interface EffectMotion {
  keyframes: Keyframe[]
  options: KeyframeAnimationOptions
}

/** Milliseconds; a tap never waits for them. */
const durations = { fade: 600, slide: 480, shake: 420, jump: 460 } as const

const fade = (from: number, to: number): EffectMotion => ({
  keyframes: [{ opacity: from }, { opacity: to }],
  options: { duration: durations.fade, easing: 'ease-in-out' },
})
const away = (x: string, y: string): Keyframe => ({ transform: `translate(${x}, ${y})`, opacity: 1 })
const here = away('0', '0')
const comes = (x: string, y: string): EffectMotion => ({
  keyframes: [away(x, y), here],
  options: { duration: durations.slide, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
})
const goes = (x: string, y: string): EffectMotion => ({
  keyframes: [here, away(x, y)],
  options: { duration: durations.slide, easing: 'cubic-bezier(0.7, 0, 0.84, 0)' },
})
const shifted = (x: number, y: number): Keyframe => ({ transform: `translate(${x}%, ${y}%)` })

/** A ball's way: quick from the floor, slow at the top. */
const hop = (height: number): Keyframe[] => [
  { ...shifted(0, 0), easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
  { ...shifted(0, -height), easing: 'cubic-bezier(0.32, 0, 0.67, 0)' },
]

const whole: FigureBox = { left: 0, width: 100 }

/** How an action moves a board that stands in its box, or the whole stage. It ends as the stage says anyway. */
export function motionOf(action: StageAction, { left, width }: FigureBox = whole): EffectMotion {
  // As far as it takes to be out of sight, in per cent of its own width.
  const toLeft = `${round(-((left + width) / width) * 100)}%`
  const toRight = `${round(((100 - left) / width) * 100)}%`
  switch (action) {
    case 'FADE_IN':
      return fade(0, 1)
    case 'FADE_OUT':
      return fade(1, 0)
    case 'SHAKE':
      return {
        keyframes: [0, -1.6, 1.6, -1.2, 1.2, -0.6, 0].map((x) => shifted(x, 0)),
        options: { duration: durations.shake },
      }
    case 'JUMP':
      return {
        keyframes: [...hop(7), ...hop(2.5), shifted(0, 0)],
        options: { duration: durations.jump },
      }
    case 'SLIDE_IN_FROM_BOTTOM':
      return comes('0', '100%')
    case 'SLIDE_IN_FROM_LEFT':
      return comes(toLeft, '0')
    case 'SLIDE_IN_FROM_RIGHT':
      return comes(toRight, '0')
    case 'SLIDE_OUT_BOTTOM':
      return goes('0', '100%')
    case 'SLIDE_OUT_LEFT':
      return goes(toLeft, '0')
    case 'SLIDE_OUT_RIGHT':
      return goes(toRight, '0')
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** What runs on the stage after a line was entered. */
export interface RunningEffects {
  /** Settles when what holds the words is over. */
  words: Promise<unknown>
  /** Settles when everything that auto waits for is over, and the words may come. */
  auto: Promise<unknown>
  /** All of it is over now: the stage stands as the line says. */
  finish: () => void
}

/** Starts what moves on entering a line, all at once. `elementOf` finds the whole stage, or a figure by its id. */
export function playEffects(
  effects: readonly StageEffect[],
  elementOf: (target?: string) => Element | null,
  boxOf: (target: string) => FigureBox | undefined,
): RunningEffects {
  const running = effects.flatMap((effect) => {
    const { keyframes, options } = motionOf(effect.action, effect.target === undefined ? whole : boxOf(effect.target))
    const animation = elementOf(effect.target)?.animate(keyframes, options)
    return animation ? [{ effect, animation, isOver: over(animation) }] : []
  })
  const until = (holds: (effect: StageEffect) => boolean) =>
    Promise.all(running.filter(({ effect }) => holds(effect)).map(({ isOver }) => isOver))
  return {
    words: until(({ holdsWords }) => holdsWords),
    auto: until(({ holdsWords, holdsAuto }) => holdsWords || holdsAuto),
    finish: () => running.forEach(({ animation }) => animation.finish()),
  }
}

/** One that is taken away with its element is over, too. */
const over = (animation: Animation) => animation.finished.catch(() => undefined)
