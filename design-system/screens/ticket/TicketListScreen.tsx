import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Section, SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { countText } from '../../text/countText.ts'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { Viewer } from '../programme.types.ts'
import { TicketRow } from './parts/TicketRow.tsx'
import { splitByPhase } from './ticket.rules.ts'
import type { HeldTicket } from './ticket.types.ts'

export interface TicketListScreenProps {
  /** Who views the page. A guest sees links to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  /** The tickets, sorted by the next performance. */
  tickets: Loadable<HeldTicket[]>
  now: string
  /** Renders the links below the tickets: to entry codes, and to the doors at which the member works as staff. */
  entry?: (() => ReactNode) | undefined
  hrefs: { login: string; signUp: string; serial: string }
}

/** The member's tickets: valid ones, then past ones (W068, W130). */
export function TicketListScreen({ viewer, tickets, now, entry, hrefs }: TicketListScreenProps) {
  if (viewer === 'guest') {
    return (
      <MembersOnly
        title="チケット"
        sentence="ログインすると、チケットが開きます"
        description="ガチャやシリアルコードで手に入れたチケットが、ここに並びます。"
        hrefs={hrefs}
      />
    )
  }
  return (
    <div className="pb-24">
      <PageHead title="チケット" lead="公演の日に、このページをひらいてお使いください。">
        {tickets.state === 'ready' && tickets.data.length > 0 && (
          <Figure value={countText(tickets.data.length)} unit="種のチケット" size={72} deskSize={96} />
        )}
      </PageHead>
      <div className="page">
        <PagedList
          paged={{ items: tickets }}
          label="チケットを読みこみ中"
          skeleton={<TicketsSkeleton />}
          empty={
            <EmptyState
              className="mt-10 border-t border-ink pt-6"
              title="チケットはまだありません"
              description="シリアルコードを登録したり、ガチャで引いたりすると、ここに届きます。"
              action={{ label: 'シリアルコードを登録する', href: hrefs.serial }}
            />
          }
        >
          {(list) => <TicketGroups tickets={list} now={now} />}
        </PagedList>
        {entry?.()}
      </div>
    </div>
  )
}

function TicketGroups({ tickets, now }: { tickets: readonly HeldTicket[]; now: string }) {
  const { ahead, over } = splitByPhase(tickets, now)
  return (
    <>
      {ahead.length > 0 && <Group title="これから" tickets={ahead} now={now} />}
      {over.length > 0 && <Group title="終わった公演" tickets={over} now={now} />}
    </>
  )
}

function Group({ title, tickets, now }: { title: string; tickets: readonly HeldTicket[]; now: string }) {
  return (
    <Section title={title}>
      <ul className="grid gap-5">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} now={now} />
        ))}
      </ul>
    </Section>
  )
}

function TicketsSkeleton() {
  return (
    <SectionSkeleton>
      <RowsSkeleton rows={3} className="grid gap-5" row="flex max-w-240 border border-hair">
        <Skeleton shape="block" className="h-38 w-28 shrink-0 desk:w-50" />
        <div className="grid flex-1 content-center gap-2 px-6">
          <Skeleton shape="line" className="h-3.5 w-2/5" />
          <Skeleton shape="line" className="h-5 w-4/5" />
        </div>
        <div className="hidden w-48 content-center border-l-2 border-dotted border-hair px-5 desk:grid">
          <Skeleton shape="figure" />
        </div>
      </RowsSkeleton>
    </SectionSkeleton>
  )
}
