import { describe, expect, it, vi } from 'vitest'
import { figureBox, effectMotionOf, playEffects } from './effects.ts'
import { stageActions, type StageEffect, type StagePosition } from './stage.types.ts'
import { isExit } from './stageAt.ts'

const places: StagePosition[] = ['LEFT', 'CENTER', 'RIGHT']
const threeFigures = places.map((place) => ({ place }))

describe('the pictures of the characters in the story player', () => {
  it.each(['PORTRAIT', 'LANDSCAPE'] as const)('are inside the stage of the orientation %s (W094, W095)', (form) => {
    for (const figures of [threeFigures, threeFigures.slice(0, 1), threeFigures.slice(0, 2)]) {
      for (const place of places) {
        const { left, width } = figureBox(place, figures, form)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(100.01)
      }
    }
  })

  it('leave the faces uncovered: half of each picture is free on both sides of its centre (W094)', () => {
    const [one, other] = [figureBox('LEFT', threeFigures, 'PORTRAIT'), figureBox('CENTER', threeFigures, 'PORTRAIT')]
    expect(other.left - one.left).toBeGreaterThan(one.width * 0.65)
  })
})

describe('the animation of a character for an action in the story player (W164)', () => {
  it.each(stageActions)('changes only transform and opacity for the action %s', (action) => {
    const { keyframes, options } = effectMotionOf(action, figureBox('LEFT', threeFigures, 'PORTRAIT'))
    const moved = new Set(keyframes.flatMap((frame) => Object.keys(frame)))
    expect([...moved].filter((name) => !['transform', 'opacity', 'easing'].includes(name))).toEqual([])
    expect(options.fill).toBeUndefined()
    expect(Number(options.duration)).toBeLessThanOrEqual(600)
  })

  it.each(stageActions.filter((action) => !isExit(action)))(
    "ends for %s at the position of the figure's board",
    (action) => {
      const last = effectMotionOf(action, figureBox('RIGHT', threeFigures, 'LANDSCAPE')).keyframes.at(-1)
      expect(last?.['opacity'] ?? 1).toBe(1)
      expect(last?.['transform'] ?? 'translate(0, 0)').toMatch(/^translate\(0%?, 0%?\)$/)
    },
  )

  it.each([
    ['SLIDE_OUT_LEFT', -1],
    ['SLIDE_OUT_RIGHT', 1],
  ] as const)('ends outside the stage for the action %s, from every position of the figure’s board', (action, way) => {
    for (const place of places) {
      const box = figureBox(place, threeFigures, 'LANDSCAPE')
      const last = String(effectMotionOf(action, box).keyframes.at(-1)?.['transform'])
      const shift = (Number(/translate\((-?[\d.]+)%/.exec(last)?.[1]) / 100) * box.width
      const beyond = way < 0 ? -(box.left + shift + box.width) : box.left + shift - 100
      expect(beyond).toBeGreaterThanOrEqual(-0.01)
    }
  })
})

/** An animation that the test ends. */
function controllableAnimation() {
  let end = () => {}
  const finished = new Promise<void>((resolve) => (end = resolve))
  return { finished, finish: vi.fn<() => void>(() => end()), end }
}

const effect = (holds: Partial<StageEffect>): StageEffect => ({
  action: 'SHAKE',
  target: 'shiori',
  holdsWords: false,
  holdsAuto: false,
  ...holds,
})
/** Records whether a promise has settled. */
function watchSettled(promise: Promise<unknown>): { isOver: boolean } {
  const watch = { isOver: false }
  void promise.then(() => (watch.isOver = true))
  return watch
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('the effects of a line in the story player (W164)', () => {
  it('delay the text and auto play only if they are marked as doing so', async () => {
    const made = [controllableAnimation(), controllableAnimation(), controllableAnimation()]
    const left = [...made]
    const element = { animate: () => left.shift() } as unknown as Element
    const running = playEffects(
      [effect({}), effect({ holdsAuto: true }), effect({ holdsWords: true })],
      () => element,
      () => undefined,
    )
    const [words, auto] = [watchSettled(running.words), watchSettled(running.auto)]
    await nextTask()
    expect([words.isOver, auto.isOver]).toEqual([false, false])
    made[2]?.end()
    await nextTask()
    expect([words.isOver, auto.isOver]).toEqual([true, false])
    made[1]?.end()
    await nextTask()
    expect(auto.isOver).toBe(true)
  })

  it('end together when `finish` is called', async () => {
    const made = [controllableAnimation(), controllableAnimation()]
    const left = [...made]
    const element = { animate: () => left.shift() } as unknown as Element
    const running = playEffects(
      [effect({ holdsAuto: true }), effect({})],
      () => element,
      () => undefined,
    )
    const auto = watchSettled(running.auto)
    running.finish()
    expect(made.map(({ finish }) => finish.mock.calls.length)).toEqual([1, 1])
    await nextTask()
    expect(auto.isOver).toBe(true)
  })

  it('end without waiting for a figure that is absent or was removed', async () => {
    const gone = { animate: () => ({ finished: Promise.reject(new Error('AbortError')), finish: () => {} }) }
    const targets = [null, gone as unknown as Element]
    const running = playEffects(
      [effect({ holdsAuto: true }), effect({ holdsAuto: true })],
      () => targets.shift() ?? null,
      () => undefined,
    )
    await expect(running.auto).resolves.toBeDefined()
  })
})
