import { cancelSlot, permitMeeting, reserveSlot, saveTalkInfo } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { hasMessageCode } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { ticketKeys } from '../../queries/ticket.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { livetalkKeys } from './livetalk.keys.ts'
import { talkInfoQuery } from './livetalk.queries.ts'

/** A slot to reserve or cancel, with the ticket to use for it. */
export interface SlotChoice {
  livetalkId: string
  ticketId: string
  slotId: string
}

/** Refetches all queries about live talks, because other members may have changed slots as well. */
async function refetchLivetalks(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ticketKeys.all, refetchType: 'none' })
  await queryClient.invalidateQueries({ queryKey: livetalkKeys.all })
}

/** Error codes for which the slots page shows its own dialog. */
const slotCodes = ['Aborted', 'OutOfTerm', 'AlreadyAssociated', 'FailedPrecondition', 'NotFound']

/** Reserves a slot (C134). Idempotent, so a retry after a lost answer needs no key. */
export const reserveSlotMutation = mutationOptions({
  mutationKey: ['livetalk', 'reserve'],
  scope: { id: 'livetalk-slot' },
  meta: { handles: slotCodes },
  mutationFn: (params: SlotChoice) => call(reserveSlot, { params }),
  onSettled: refetchLivetalks,
})

/** Cancels the reservation of a slot (C135). */
export const cancelSlotMutation = mutationOptions({
  mutationKey: ['livetalk', 'cancel'],
  scope: { id: 'livetalk-slot' },
  meta: { handles: slotCodes },
  mutationFn: (params: SlotChoice) => call(cancelSlot, { params }),
  onSettled: refetchLivetalks,
})

/** Which part of the talk info form shows which of the server's errors. */
export const talkInfoErrors = formErrors(saveTalkInfo, {
  InvalidArgument: 'form',
  InvalidModeration: 'form',
  OutOfTerm: 'form',
  PermissionDenied: 'form',
})

/** Saves, for the streamer, the name by which the member wants to be called, and the topic (C137). */
export const saveTalkInfoMutation = mutationOptions({
  mutationKey: ['livetalk', 'talk-info'],
  meta: talkInfoErrors,
  mutationFn: ({ id, ...body }: { id: string; callName: string; topic: string }) =>
    call(saveTalkInfo, { params: { id }, body }),
  onSuccess: (answer, { id }) => {
    queryClient.setQueryData(talkInfoQuery(id).queryKey, answer)
    void queryClient.invalidateQueries({ queryKey: livetalkKeys.one(id, true) })
  },
})

/** Which part of the consent dialog shows which of the server's errors. */
const consentErrors = formErrors(permitMeeting, { FailedPrecondition: 'page', OutOfTerm: 'form' })

/**
 * The message for a consent that was not saved. If the recording terms have changed, the dialog already shows the new
 * ones.
 */
export const consentFailureText = (error: unknown): string | undefined =>
  hasMessageCode(error, 'FailedPrecondition')
    ? '文章が新しくなりました。お読みのうえ、もう一度お選びください。'
    : consentErrors.of(error)?.form

/** A member's consent, with the version of the recording terms that were shown (Q276). */
export interface TalkConsent {
  id: string
  recordingTermsVersion: string | undefined
}

/** Permits camera and microphone, and the recording if the live talk is recorded (C152). */
export const consentMutation = mutationOptions({
  mutationKey: ['livetalk', 'consent'],
  meta: consentErrors,
  mutationFn: ({ id, recordingTermsVersion }: TalkConsent) => {
    const recording = recordingTermsVersion !== undefined
    return call(permitMeeting, {
      params: { id },
      body: { camera: true, microphone: true, recording, recordingTermsVersion },
    })
  },
  onSettled: (_answer, _error, { id }) => queryClient.invalidateQueries({ queryKey: livetalkKeys.one(id) }),
})
