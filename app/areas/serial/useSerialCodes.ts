import { useMutation } from '@tanstack/react-query'
import { extractCodes, remainingCodes } from '@tsudoi/design-system/screens/serial/serial.rules'
import type { SerialStep } from '@tsudoi/design-system/screens/serial/serial.types'
import { useState } from 'react'
import { loadErrorTexts } from '../../errors/failure.ts'
import { isSending, wasJustSent } from '../../queries/isSending.ts'
import { checkCodesMutation, registerCodesMutation, serialFormErrors } from './serial.mutations.ts'
import { validCodesView, refusedCodesView } from './serial.mappers.ts'
import { serialDraft } from './serialDraft.ts'

const typedNow = () => serialDraft.read()?.codes ?? ''
const codeOf = ({ code }: { code: string }) => code

/**
 * The state of registering serial codes: typing, then checking, then registering. After an error the box keeps the
 * typed codes.
 */
export function useSerialCodes() {
  const [typed, setTyped] = useState(typedNow)
  const [step, setStep] = useState<SerialStep>({ at: 'entry', refused: [] })
  const checking = useMutation(checkCodesMutation)
  const registering = useMutation(registerCodesMutation)

  const storeTyped = (codes: string) => {
    serialDraft.store({ codes })
    setTyped(codes)
  }
  const check = async (codes: string[]) => {
    if (isSending(['serial']) || wasJustSent(checkCodesMutation.mutationKey, codes)) return
    registering.reset()
    try {
      const answer = await checking.mutateAsync(codes)
      await loadErrorTexts()
      const [good, refused] = [validCodesView(answer), refusedCodesView(answer)]
      if (good.length === 0) return setStep({ at: 'entry', refused })
      setTyped(typedNow())
      setStep({
        at: 'confirm',
        good,
        refused,
        left: extractCodes(typedNow()).filter((code) => !codes.includes(code)).length,
      })
    } catch {
      // Ignored here, because the error is shown in a dialog or above the form.
    }
  }
  const register = async () => {
    if (step.at !== 'confirm' || isSending(['serial'])) return
    const sent = step.good.map(codeOf)
    try {
      const answer = await registering.mutateAsync(sent)
      await loadErrorTexts()
      const refused = [...step.refused, ...refusedCodesView(answer)]
      storeTyped(remainingCodes(typedNow(), [...sent, ...step.refused.map(codeOf)], refused.map(codeOf)))
      const codes = validCodesView(answer)
      const registered = codes.length > 0 ? { codes, isLimited: answer.hasLimitExceededItems } : undefined
      setStep({ at: 'entry', refused, registered })
    } catch {
      // Ignored here, because the error is shown in a dialog or above the checked codes, which remain.
    }
  }
  const back = () => {
    checking.reset()
    registering.reset()
    setStep({ at: 'entry', refused: step.refused })
  }
  return {
    typed,
    step,
    check: (codes: string[]) => void check(codes),
    register: () => void register(),
    back,
    sending: checking.isPending || registering.isPending,
    errors: serialFormErrors.of(step.at === 'confirm' ? registering.error : checking.error),
  }
}
