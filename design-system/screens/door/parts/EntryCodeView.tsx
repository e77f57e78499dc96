import { Penlight } from '../../../components/Penlight.tsx'
import { groupedCode } from '../door.rules.ts'
import type { EntryCode } from '../door.types.ts'
import { QrCode } from './QrCode.tsx'

export interface EntryCodeViewProps {
  /** The code; undefined until the device has computed the first code. */
  code: EntryCode | undefined
}

/** The QR code of a pass, the sign that it is live, and the digits for a door without a camera. */
export function EntryCodeView({ code }: EntryCodeViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center">
      <div className="grid aspect-1/1 w-full max-w-90 min-w-[240px] place-items-center">
        {code ? (
          <QrCode cells={code.cells} label="入場のQRコード" />
        ) : (
          <span className="text-quiet">コードを用意しています</span>
        )}
      </div>
      <p className="flex min-h-7 items-center gap-2 font-bold tabular-nums">
        {code && (
          <>
            <Penlight state="live" />
            あと{code.restSeconds}秒で変わります
          </>
        )}
      </p>
      <dl className="mt-4 text-center">
        <dt className="text-14 text-quiet">カメラで読めないときの番号</dt>
        <dd translate="no" className="min-h-10 text-32 font-bold tracking-[0.08em] tabular-nums">
          {code && groupedCode(code.digits)}
        </dd>
      </dl>
    </div>
  )
}
