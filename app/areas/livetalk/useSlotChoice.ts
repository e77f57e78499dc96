import { useMutation } from '@tanstack/react-query'
import type { OwnSlot, SlotRequestState } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { isSending } from '../../queries/isSending.ts'
import { cancelSlotMutation, reserveSlotMutation } from './livetalk.mutations.ts'
import { slotRefusalMessage } from './slotRefusalMessage.ts'

/**
 * Returns functions that reserve and cancel slots with one ticket, and the state of the last attempt. Only the server
 * decides whether a slot is free.
 */
export function useSlotChoice(livetalkId: string, ticketId: string) {
  const reserving = useMutation(reserveSlotMutation)
  const cancelling = useMutation(cancelSlotMutation)
  const attempt = (): SlotRequestState => {
    const [pressed, done] = reserving.isIdle ? ([cancelling, 'cancelled'] as const) : ([reserving, 'reserved'] as const)
    const { variables, error } = pressed
    if (!variables || variables.ticketId !== ticketId) return { state: 'none' }
    const { slotId } = variables
    if (pressed.isPending) return { state: 'sending', slotId }
    if (!error) return done === 'reserved' ? { state: 'reserved', slotId } : { state: 'cancelled' }
    const message = slotRefusalMessage(error, done)
    // Shows nothing (`none`) for an error that is not about the slot, because a dialog already shows it.
    return message ? { state: 'refused', slotId, ...message } : { state: 'none' }
  }
  const forget = () => {
    reserving.reset()
    cancelling.reset()
  }
  const reserve = (slotId: string) => {
    if (isSending(['livetalk'])) return
    forget()
    reserving.mutate({ livetalkId, ticketId, slotId })
  }
  const cancel = ({ id }: Pick<OwnSlot, 'id'>) => {
    if (isSending(['livetalk'])) return
    forget()
    cancelling.mutate({ livetalkId, ticketId, slotId: id })
  }
  return { attempt: attempt(), reserve, cancel, forget }
}
