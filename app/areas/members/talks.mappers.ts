import type { Ticket } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { openedLivetalkView } from '../../mappers/openedLivetalkView.ts'

/** The live talks in which the member has reserved a slot, each once, the earliest first (Q322). */
export const reservedTalksView = (tickets: readonly Ticket[]) =>
  tickets
    .flatMap(({ livetalkList = [] }) => livetalkList)
    .filter(({ slotStartTime }) => slotStartTime !== undefined)
    .map((each) => openedLivetalkView(each))
    .toSorted((a, b) => (a.slotStart ?? '').localeCompare(b.slotStart ?? ''))
    .filter(({ href }, at, all) => all.findIndex((each) => each.href === href) === at)
