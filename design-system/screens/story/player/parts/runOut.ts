import { wantsNoMotion } from '../../../../components/wantsNoMotion.ts'

/** A ref callback that shrinks a hairline to nothing within `duration` milliseconds. */
export function runOut(line: HTMLElement | null, duration: number): void {
  if (!line) return
  if (wantsNoMotion()) line.style.opacity = '0'
  else line.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration, fill: 'forwards' })
}
