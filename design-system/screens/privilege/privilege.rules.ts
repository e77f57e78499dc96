import type { PrivilegeTicket } from './privilege.types.ts'

/** The phase of a ticket's address; `sent` can no longer be changed. */
export type AddressPhase = 'none' | 'missing' | 'entered' | 'sent' | 'closed' | 'unknown'

/** The address phase reported by the server, updated by its clock: from the deadline on no address is accepted. */
export function addressPhase(
  { addressState, addressEnd }: Pick<PrivilegeTicket, 'addressState' | 'addressEnd'>,
  now: string,
): AddressPhase {
  const isOver = addressEnd !== undefined && Date.parse(addressEnd) <= Date.parse(now)
  if (!isOver) return addressState
  if (addressState === 'missing') return 'closed'
  return addressState === 'entered' ? 'sent' : addressState
}

/** Whether an address can be entered or changed now. */
export const canChangeAddress = (phase: AddressPhase): phase is 'missing' | 'entered' =>
  phase === 'missing' || phase === 'entered'
