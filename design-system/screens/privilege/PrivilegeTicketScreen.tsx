import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Light } from '../../components/Light.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateText } from '../../text/dateTimeText.ts'
import type { AddressValues } from '../address/address.types.ts'
import { AddressLabel } from '../address/parts/AddressLabel.tsx'
import { BulletList } from '../parts/BulletList.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { NotFoundScreen } from '../system/NotFoundScreen.tsx'
import { DeadlineText } from './parts/DeadlineText.tsx'
import { addressPhase, type AddressPhase } from './privilege.rules.ts'
import type { PrivilegeTicket } from './privilege.types.ts'

export interface PrivilegeTicketScreenProps {
  /** The ticket. The loaded value is undefined when the member does not have it. */
  ticket: Loadable<PrivilegeTicket | undefined>
  /**
   * The address entered for this ticket; the loaded value is undefined without one. Loaded only for a shipped item.
   */
  address: Loadable<AddressValues | undefined>
  /** Server time, ISO 8601. */
  now: string
  /** Whether the address was saved just now. */
  isSaved?: boolean | undefined
  hrefs: { edit: string; collection: string; top: string }
}

/** A special privilege ticket (A§2, W143): what it is, and the delivery address. */
export function PrivilegeTicketScreen({ ticket, hrefs, ...rest }: PrivilegeTicketScreenProps) {
  return (
    <Loaded value={ticket} label="特典を読みこみ中" isFullBleed holdsHeading skeleton={<PageSkeleton />}>
      {(held) =>
        held ? <LoadedTicket ticket={held} hrefs={hrefs} {...rest} /> : <NotFoundScreen topHref={hrefs.top} />
      }
    </Loaded>
  )
}

type HeldProps = Omit<PrivilegeTicketScreenProps, 'ticket'> & { ticket: PrivilegeTicket }

function LoadedTicket({ ticket, address, now, isSaved, hrefs }: HeldProps) {
  const { channel, cautions } = ticket
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="relative isolate">
      <Light />
      <div className="page pt-6 pb-24 desk:pt-14">
        <div className="grid items-end gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:gap-10">
          <Artwork src={ticket.image} alt="" ratio="16:9" id={ticket.id} isPriority />
          <div className="min-w-0">
            <p className="text-14 font-bold">特典チケット</p>
            <h1 className="heading mt-1 text-32 wrap-anywhere desk:text-44">
              <TitleText>{ticket.name}</TitleText>
            </h1>
            {ticket.description && <p className="mt-3 text-reading wrap-anywhere">{ticket.description}</p>}
          </div>
        </div>
        <Destination ticket={ticket} address={address} now={now} isSaved={isSaved} hrefs={hrefs} />
        <Section title="ご案内">
          <Facts
            facts={[
              {
                term: 'チャンネル',
                words: (
                  <TextLink href={channel.href} translate="no">
                    {channel.name}
                  </TextLink>
                ),
              },
              { term: '手に入れた日', words: dateText(ticket.acquired) },
            ]}
          />
          {cautions.length > 0 && <BulletList items={cautions} className="mt-6 grid max-w-180 gap-1 text-14" />}
          <p className="mt-10">
            <TextLink href={hrefs.collection}>コレクションへ</TextLink>
          </p>
        </Section>
      </div>
    </ChannelTheme>
  )
}

const words: Readonly<Record<Exclude<AddressPhase, 'none'>, string>> = {
  missing: 'お届け先がまだ入力されていません。',
  entered: 'このお届け先にお送りします。締め切りまで変更できます。',
  sent: 'このお届け先にお送りします。締め切りを過ぎたため、変更できません。',
  closed: '締め切りまでに入力がなかったため、お送りできません。',
  unknown: 'お届け先の状態を確かめられませんでした。時間をおいて、もう一度開いてください。',
}

function Destination({ ticket, address, now, isSaved, hrefs }: HeldProps) {
  const phase = addressPhase(ticket, now)
  if (phase === 'none') return null
  const isEntered = phase === 'entered' || phase === 'sent'
  return (
    <Section title="お届け先">
      <output className="block font-bold">{isSaved && isEntered ? 'お届け先を受け付けました。' : ''}</output>
      <p className={phase === 'closed' ? 'font-bold text-danger' : ''}>{words[phase]}</p>
      {ticket.addressEnd && <DeadlineText end={ticket.addressEnd} now={now} />}
      {isEntered && (
        <div className="mt-6 max-w-140">
          <Loaded value={address} label="お届け先を読みこみ中" skeleton={<Skeleton shape="block" className="h-84" />}>
            {(entered) => entered && <AddressLabel address={entered} />}
          </Loaded>
        </div>
      )}
      {phase === 'missing' && (
        <Button href={hrefs.edit} className="mt-6">
          お届け先を入力する
        </Button>
      )}
      {phase === 'entered' && (
        <Button href={hrefs.edit} variant="outline" className="mt-6">
          お届け先を変更する
        </Button>
      )}
    </Section>
  )
}

function PageSkeleton() {
  return (
    <div className="page pt-6 pb-24 desk:pt-14">
      <div className="grid items-end gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:gap-10">
        <Skeleton shape="block" className="aspect-16/9" />
        <Skeleton shape="line" className="h-12" />
      </div>
    </div>
  )
}
