import type { RefusedCode } from '../serial.views.ts'

/** Codes that were refused, each with its reason. They are still in the box. */
export function RefusedCodes({ codes }: { codes: readonly RefusedCode[] }) {
  if (codes.length === 0) return null
  return (
    <section aria-live="polite" aria-labelledby="refused" className="border-t-2 border-t-danger pt-4">
      <h2 id="refused" className="heading font-bold">
        登録できないコードが{codes.length}件あります
      </h2>
      <ul className="mt-1">
        {codes.map(({ code, reason }) => (
          <li key={code} className="border-b border-hair py-3">
            <p className="font-bold tabular-nums">{code}</p>
            <p className="text-14 text-quiet">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
