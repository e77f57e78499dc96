import type { ReactNode } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Ticket } from '../../../components/Ticket.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { assetKindText } from '../../asset.types.ts'
import { AssetPicture } from '../../parts/AssetPicture.tsx'
import { prizeChoicesText, winnerCountText } from '../lottery.rules.ts'
import type { LotteryPrize } from '../lottery.types.ts'

/** A prize as a lottery ticket: the prize on the main part, the number of winners on the stub. */
export function PrizeTicket({ prize }: { prize: LotteryPrize }) {
  const [first] = prize.items
  return (
    <li className="max-w-240">
      <LotteryTicket
        picture={<PrizePicture prize={prize} />}
        stub={
          <>
            <p className="text-12 font-bold">当選</p>
            <Figure
              value={groupedDigits(prize.winners)}
              unit="名"
              size={40}
              label={`当選は${winnerCountText(prize)}`}
              className="mt-3"
            />
          </>
        }
      >
        {first && <p className="text-12 font-bold">{assetKindText[first.kind]}</p>}
        <h3 className="heading mt-1 text-20 @min-[40rem]:text-24">{prize.name}</h3>
        <p className="mt-2 text-14">{prizeChoicesText(prize)}</p>
      </LotteryTicket>
    </li>
  )
}

/** The prize's own picture; without one, a picture of its items. */
function PrizePicture({ prize: { id, image, items } }: { prize: LotteryPrize }) {
  const [first] = items
  if (image || !first) return <Artwork src={image} alt="" ratio="fill" id={id} />
  return <AssetPicture asset={first} size="small" className="aspect-auto! h-full border-0!" />
}

export interface LotteryTicketProps {
  picture: ReactNode
  stub: ReactNode
  isPunched?: boolean | undefined
  children: ReactNode
}

/** A lottery ticket with its picture at the left. */
export function LotteryTicket({ picture, stub, isPunched, children }: LotteryTicketProps) {
  return (
    <Ticket
      isPunched={isPunched}
      stub={<div className="flex h-full flex-col items-start justify-end px-5 py-5 @min-[40rem]:py-6">{stub}</div>}
    >
      <div className="flex h-full min-h-36">
        <div className="relative w-28 shrink-0 overflow-hidden border-r border-obi-ink @min-[40rem]:w-50">
          {picture}
        </div>
        <div className="min-w-0 flex-1 px-4 py-4 @min-[40rem]:px-6 @min-[40rem]:py-6">{children}</div>
      </div>
    </Ticket>
  )
}
