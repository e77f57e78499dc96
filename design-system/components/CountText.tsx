import { countText } from '../text/countText.ts'

export interface CountTextProps {
  value: number
  /** 人, 件, 回視聴 … directly behind the figure. */
  unit?: string
}

/** A count as S090 writes it: 9,204 · 12.4万 · 1,240万 · 3億, with its unit. */
export function CountText({ value, unit = '' }: CountTextProps) {
  return (
    <span className="tabular-nums">
      {countText(value)}
      {unit}
    </span>
  )
}
