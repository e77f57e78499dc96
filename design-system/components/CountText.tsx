import { countText } from '../text/countText.ts'

export interface CountTextProps {
  value: number
  /** Counter word after the number: 人, 件, 回. The line never breaks before it, so it is short. */
  unit?: string | undefined
  className?: string | undefined
}

/** An abbreviated count with its unit: 9,204, 12.4万, 1,240万, 3億 (S090). */
export function CountText({ value, unit = '', className = '' }: CountTextProps) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>
      <span translate="no">{countText(value)}</span>
      {unit}
    </span>
  )
}
