import { cancelSlot, permitMeeting, reserveSlot, saveTalkInfo } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { failedWith } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { ticketKeys } from '../../queries/ticket.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { livetalkKeys } from './livetalk.keys.ts'
import { talkInfoQuery } from './livetalk.queries.ts'

/** Which slot of which live talk, with which ticket. */
export interface SlotChoice {
  livetalkId: string
  ticketId: string
  slotId: string
}

/** Whatever came of a press: what the host says now is what is shown, slots of others among it. */
async function readAnew(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ticketKeys.all, refetchType: 'none' })
  await queryClient.invalidateQueries({ queryKey: livetalkKeys.all })
}

/** What the page of slots says in a dialog of its own. */
const slotCodes = ['Aborted', 'OutOfTerm', 'AlreadyAssociated', 'FailedPrecondition', 'NotFound']

/** Reserves a slot (C134): the same again changes nothing, so a lost answer needs no key. */
export const reserveMutation = mutationOptions({
  mutationKey: ['livetalk', 'reserve'],
  scope: { id: 'livetalk-slot' },
  meta: { handles: slotCodes },
  mutationFn: (params: SlotChoice) => call(reserveSlot, { params }),
  onSettled: readAnew,
})

/** Gives a slot back (C135). */
export const cancelMutation = mutationOptions({
  mutationKey: ['livetalk', 'cancel'],
  scope: { id: 'livetalk-slot' },
  meta: { handles: slotCodes },
  mutationFn: (params: SlotChoice) => call(cancelSlot, { params }),
  onSettled: readAnew,
})

/** Where the form shows what the host refused. */
export const talkInfoErrors = formErrors(saveTalkInfo, {
  InvalidArgument: 'form',
  InvalidModeration: 'form',
  OutOfTerm: 'form',
  PermissionDenied: 'form',
})

/** Tells the streamer what one wants to be called and to talk about (C137). */
export const talkInfoMutation = mutationOptions({
  mutationKey: ['livetalk', 'talk-info'],
  meta: talkInfoErrors,
  mutationFn: ({ id, ...body }: { id: string; callName: string; topic: string }) =>
    call(saveTalkInfo, { params: { id }, body }),
  onSuccess: (answer, { id }) => {
    queryClient.setQueryData(talkInfoQuery(id).queryKey, answer)
    void queryClient.invalidateQueries({ queryKey: livetalkKeys.one(id, true) })
  },
})

/** Where the consent shows what the host refused. */
const consentErrors = formErrors(permitMeeting, { FailedPrecondition: 'page', OutOfTerm: 'form' })

/** Why a consent is not kept; a text that has changed since is shown anew meanwhile. */
export const consentFailure = (error: unknown): string | undefined =>
  failedWith(error, 'FailedPrecondition')
    ? '文章が新しくなりました。お読みのうえ、もう一度お選びください。'
    : consentErrors.of(error)?.form

/** What a member consents to; the version is that of the text that was shown (Q276). */
export interface Consent {
  id: string
  recordingTermsVersion: string | undefined
}

/** Lets camera and microphone be used, and the recording where there is one (C152). */
export const consentMutation = mutationOptions({
  mutationKey: ['livetalk', 'consent'],
  meta: consentErrors,
  mutationFn: ({ id, recordingTermsVersion }: Consent) => {
    const recording = recordingTermsVersion !== undefined
    return call(permitMeeting, {
      params: { id },
      body: { camera: true, microphone: true, recording, recordingTermsVersion },
    })
  },
  onSettled: (_answer, _error, { id }) => queryClient.invalidateQueries({ queryKey: livetalkKeys.one(id) }),
})
