import { focusOnMount } from '../../focusOnMount.ts'
import type { RefusedCode } from '../serial.types.ts'

export interface RefusedCodesProps {
  codes: readonly RefusedCode[]
  /** Whether these codes are the only outcome, so that they take the focus. */
  takesFocus?: boolean | undefined
}

/** The refused codes, each with its reason. They remain in the text box. */
export function RefusedCodes({ codes, takesFocus = false }: RefusedCodesProps) {
  if (codes.length === 0) return null
  return (
    <section aria-labelledby="refused" className="border-t-2 border-t-danger pt-4">
      <h2
        id="refused"
        key={codes.map(({ code }) => code).join()}
        tabIndex={-1}
        ref={takesFocus ? focusOnMount : undefined}
        className="heading"
      >
        登録できないコードが{codes.length}件あります
      </h2>
      <ul className="mt-1">
        {codes.map(({ code, reason }) => (
          <li key={code} className="border-b border-hair py-3">
            <p translate="no" className="font-bold tabular-nums">
              {code}
            </p>
            <p className="text-14 text-quiet">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
