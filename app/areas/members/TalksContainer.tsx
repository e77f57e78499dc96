import { useQuery } from '@tanstack/react-query'
import { LivetalkLinks } from '@tsudoi/design-system/screens/parts/LivetalkLinks'
import { ticketsQuery } from '../../queries/ticket.queries.ts'
import { reservedTalksView } from './talks.mappers.ts'

/**
 * The section ライブトーク on /mypage: the slots reserved with the member's tickets. Renders nothing if there are none (C024,
 * Q322).
 */
export function TalksContainer() {
  const { data } = useQuery({ ...ticketsQuery, meta: { isSilent: true } })
  return <LivetalkLinks livetalks={reservedTalksView(data?.list ?? [])} lead="ご予約の枠があります。" isStacked />
}
