import type { PrivilegeTicket } from './privilege.types.ts'

/** What can be done about a ticket's address: `sent` is one that can no longer be changed. */
export type AddressPhase = 'none' | 'missing' | 'entered' | 'sent' | 'closed' | 'unknown'

/** The host's word for the moment of its answer, moved on by its clock: from the deadline on nothing is taken. */
export function addressPhase(
  { addressState, addressEnd }: Pick<PrivilegeTicket, 'addressState' | 'addressEnd'>,
  now: string,
): AddressPhase {
  const isOver = addressEnd !== undefined && Date.parse(addressEnd) <= Date.parse(now)
  if (!isOver) return addressState
  if (addressState === 'missing') return 'closed'
  return addressState === 'entered' ? 'sent' : addressState
}

/** Whether an address is taken now. */
export const takesAddress = (phase: AddressPhase): boolean => phase === 'missing' || phase === 'entered'
