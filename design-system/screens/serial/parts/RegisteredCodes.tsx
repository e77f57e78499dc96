import { TextLink } from '../../../components/TextLink.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import type { RegisteredResult } from '../serial.types.ts'
import { SerialCodeTicket } from './SerialCodeTicket.tsx'

export interface RegisteredCodesProps {
  registered: RegisteredResult
  hrefs: { collection: string; tickets: string; presents: string }
}

/** The items that the registered codes gave. This section takes the focus once the codes are registered. */
export function RegisteredCodes({ registered: { codes, isLimited }, hrefs }: RegisteredCodesProps) {
  return (
    <section aria-labelledby="registered">
      <h2 id="registered" tabIndex={-1} ref={focusOnMount} className="heading text-24">
        {codes.length}件を登録しました
      </h2>
      <ul className="mt-4 grid gap-4">
        {codes.map((code) => (
          <SerialCodeTicket key={code.code} code={code} isRegistered />
        ))}
      </ul>
      {isLimited && (
        <p className="mt-4">
          持てる数の上限を超えるものは、<TextLink href={hrefs.presents}>プレゼント</TextLink>に届いています。
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={hrefs.collection}>コレクションで見る</TextLink>
        <TextLink href={hrefs.tickets}>チケットを見る</TextLink>
      </p>
    </section>
  )
}
