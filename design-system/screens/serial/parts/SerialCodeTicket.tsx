import { Artwork } from '../../../components/Artwork.tsx'
import { Ticket } from '../../../components/Ticket.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { assetText } from '../../asset.types.ts'
import type { ValidCode } from '../serial.types.ts'

export interface SerialCodeTicketProps {
  code: ValidCode
  /** Whether the code is registered: the stub is then shown punched. */
  isRegistered?: boolean | undefined
}

/** A serial code as a ticket: its items on the main part, the code on the stub. */
export function SerialCodeTicket({
  code: { code, title, image, expires, assets },
  isRegistered = false,
}: SerialCodeTicketProps) {
  return (
    <li>
      <Ticket
        isPunched={isRegistered}
        stub={
          <div className="px-5 py-4 pr-20">
            <p translate="no" className="font-bold tracking-wide tabular-nums">
              {code}
            </p>
            <p className="text-12 tabular-nums">{isRegistered ? '登録しました' : `${dateTimeText(expires)}まで`}</p>
          </div>
        }
      >
        <div className="flex min-h-32">
          <div className="relative w-28 shrink-0 overflow-hidden border-r border-obi-ink desk:w-36">
            <Artwork src={image} alt="" ratio="fill" id={code} />
          </div>
          <div className="min-w-0 flex-1 px-5 py-4">
            <p className="heading text-20">{title}</p>
            <ul className="mt-1.5 text-14">
              {assets.map((asset, at) => (
                <li key={`${asset.name}${at}`}>{assetText(asset)}</li>
              ))}
            </ul>
          </div>
        </div>
      </Ticket>
    </li>
  )
}
