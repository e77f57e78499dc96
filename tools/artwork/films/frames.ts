import { paletteOf, type Palette } from '../palette.ts'
import { randomFrom } from '../random.ts'
import { circle, dots, group, picture, polygon, rect, pictureSizes, tag, type Point } from '../svg.ts'
import { scenePicturesOf, type SceneChannelId } from '../scenes.ts'
import { filmSeconds, type Film, type FilmMotion } from '../../../contracts/sandbox/video/films.content.ts'

const { w, h } = pictureSizes.wide

/**
 * Frames per second of all films. A low rate is enough for flat colours, and a second then needs only a few kilobytes.
 */
export const framesPerSecond = 8
/** Duration in seconds of the transition in which a picture opens over the previous one. */
const wipeSeconds = 1

/** Every frame of a film in order, as SVG. */
export function framesOf(family: SceneChannelId, seed: string, film: Film): string[] {
  const scenes = scenePicturesOf(family, seed)
  const pictures = film.pictures.map((name) => inner(scenes.get(`${family}/${name}.svg`) ?? ''))
  const move = motions[film.motion](paletteOf(seed), family)
  return Array.from({ length: filmSeconds * framesPerSecond }, (_, index) => {
    const time = index / framesPerSecond
    return picture(pictureSizes.wide, ...shown(pictures, time), ...move(time))
  })
}

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/**
 * Returns the parts of the frame at a time in seconds. During a transition, the next picture appears in a growing
 * circle.
 */
function shown(pictures: readonly string[], time: number): string[] {
  const each = filmSeconds / pictures.length
  const index = Math.floor(time / each)
  const opened = (time - index * each) / wipeSeconds
  const current = pictures[index] ?? ''
  if (index === 0 || opened >= 1) return [current]
  const iris = circle(w / 2, h / 2, opened * opened * 400)
  return [
    pictures[index - 1] ?? '',
    tag('clipPath', { id: 'iris' }, iris),
    group({ 'clip-path': 'url(#iris)' }, current),
  ]
}

type Moving = (time: number) => string[]

interface Drift {
  readonly count: number
  /** Falling speed of the dots in pixels per second; a negative value makes them rise. */
  readonly fall: number
  readonly sway: number
  readonly size: number
  readonly colours: readonly string[]
}

/** Creates dots that fall or rise and sway. A dot that leaves the picture re-enters at the opposite edge. */
function drift(name: string, { count, fall, sway, size, colours }: Drift): Moving {
  const random = randomFrom(name)
  const each = Array.from({ length: count }, () => ({
    x: random.between(0, w),
    y: random.between(0, h),
    speed: random.between(0.7, 1.3),
    phase: random.between(0, Math.PI * 2),
  }))
  const margin = size * 2
  const span = h + margin * 2
  return (time) =>
    colours.map((colour, turn) => {
      const points = each
        .filter((_, index) => index % colours.length === turn)
        .map(({ x, y, speed, phase }): Point => {
          const fallen = (((y + time * fall * speed) % span) + span) % span
          return [x + Math.sin(time * 1.2 + phase) * sway, fallen - margin]
        })
      return dots(points, size, colour)
    })
}

const motions: Readonly<Record<FilmMotion, (palette: Palette, name: string) => Moving>> = {
  beam: ({ light }) => {
    const turn = (time: number, width: number): Point => {
      const angle = Math.sin((time / filmSeconds) * Math.PI * 4) * 0.9 - Math.PI / 2 + width
      return [w * 0.6 + Math.cos(angle) * 700, 97 + Math.sin(angle) * 700]
    }
    return (time) => [polygon([[w * 0.6, 97], turn(time, -0.07), turn(time, 0.07)], light, { opacity: 0.3 })]
  },
  confetti: ({ paper, main, mid }, name) =>
    drift(name, { count: 15, fall: 60, sway: 16, size: 9, colours: [paper, main, mid] }),
  wisps: ({ paper, light }, name) => drift(name, { count: 12, fall: -32, sway: 22, size: 13, colours: [light, paper] }),
  fireflies: ({ light }, name) => drift(name, { count: 16, fall: -12, sway: 30, size: 6, colours: [light] }),
  levels: ({ paper, main }) => {
    const bars = 10
    const height = (time: number, bar: number) =>
      24 + 34 * (1 + Math.sin(time * 3 + bar * 1.7)) * (0.6 + 0.4 * Math.sin(time * 1.3 + bar))
    return (time) =>
      Array.from({ length: bars }, (_, bar) => {
        const tall = Math.max(8, height(time, bar))
        return rect(bar * 64 + 10, h - tall, 44, tall, bar % 4 === 0 ? paper : main)
      })
  },
  snow: ({ paper }, name) => drift(name, { count: 24, fall: 26, sway: 12, size: 6, colours: [paper] }),
}
