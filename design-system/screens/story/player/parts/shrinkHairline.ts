import { prefersReducedMotion } from '../../../../components/prefersReducedMotion.ts'

/** A ref callback that shrinks a hairline to nothing within `duration` milliseconds. */
export function shrinkHairline(line: HTMLElement | null, duration: number): void {
  if (!line) return
  if (prefersReducedMotion()) line.style.opacity = '0'
  else line.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration, fill: 'forwards' })
}
