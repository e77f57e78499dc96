import { isMotionReduced } from '../../../../components/isMotionReduced.ts'

/** A ref callback that shrinks a hairline to nothing within `durationMs`. */
export function shrinkHairline(line: HTMLElement | null, durationMs: number): void {
  if (!line) return
  if (isMotionReduced()) line.style.opacity = '0'
  else
    line.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: durationMs, fill: 'forwards' })
}
